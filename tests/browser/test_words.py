"""The words of the pages: the same messages in both languages, and French set as French is."""

import re

import pytest

from abilene.engine.texts import LANGS
from abilene.server.pages import book as books
from abilene.server.pages import look, static
from abilene.server.words import FILES as TEXTS
from abilene.server.words import words

FILES = {lang: path.read_text(encoding="utf-8") for lang, path in TEXTS.items()}
TEMPLATES = "".join(path.read_text(encoding="utf-8") for path in look.TEMPLATES.glob("*.html"))
SCRIPTS = "".join(path.read_text(encoding="utf-8") for path in (static.STATIC / "js").glob("*.js"))


def test_both_languages_have_the_same_messages() -> None:
    english, french = (re.findall(r"^([a-z][\w-]*|    \.\w+) =", FILES[lang], re.MULTILINE) for lang in ("en", "fr"))
    assert english == french


def test_every_word_that_a_page_or_script_says_is_there() -> None:
    texts = words("fr")
    said = set(re.findall(r"""\bt\(["']([\w-]+)["']""", TEMPLATES))
    assert {key for key in said if not key.endswith("-") and not texts.has(key)} == set()
    known = look.script_words("fr")
    asked = set(re.findall(r'"(js-[\w-]+)"', SCRIPTS))
    assert {key for key in asked if key not in known and f"{key}-one" not in known} == set()
    counted = {re.sub("-(one|many)$", "", key) for key in known}
    assert {key for key in counted if key not in asked} == set()


def test_french_has_its_spaces_and_apostrophes() -> None:
    lines = [line.partition("= ")[2] for line in FILES["fr"].splitlines() if "= " in line and not line.startswith("#")]
    wrong = [line for line in lines if re.search(r"[^\s] [:;?!»]|« |\w'\w", re.sub(r"\{[^}]*\}", "x", line))]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_has_every_rule_once_and_no_raw_html(lang: str) -> None:
    book = books.book("good_goat_bad", lang)
    ids = [rule.id for chapter in book.chapters for rule in chapter.rules]
    assert len(ids) == len(set(ids)) == book.count > 150
    assert all(re.fullmatch(r"GGB-[A-Z]+-\d+", rule) for rule in ids)
    assert "&lt;b&gt;" in str(books._html("<b>not bold</b>", set()))


def test_data_in_a_page_cannot_end_its_element() -> None:
    written = str(look._json({"name": "</script><script>alert(1)</script>&"}))
    assert "<" not in written
    assert "&" not in written
