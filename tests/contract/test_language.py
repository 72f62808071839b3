"""Good French and good English: elisions, no-break spaces and dollars in every sentence that our texts can make."""

import re
from functools import lru_cache
from pathlib import Path

import pytest

import abilene
from abilene.engine.game import ENGINE_TEXTS
from abilene.engine.texts import LANGS
from tests.contract.sentences import files_of, fillings, sentences
from tests.contract.tables import COUNTS

SOURCES = Path(abilene.__file__).parent
HOUSES = {
    "server": [ENGINE_TEXTS, SOURCES / "server"],
    "cli": [ENGINE_TEXTS, SOURCES / "cli"],
}
BOOKS = sorted(path for name in ("rules", "book") for path in (SOURCES / "games").glob(f"*/{name}.*.md"))
_DRAWN = re.compile(
    r"```(?:figure|rules)[^\n]*(?:\n(?:eyes|show|ring|call|for|zoom|pad|wide|asked|shape) [^\n]*)*"
)  # no sentence

_VOWEL = "aeiouàâäéèêëîïôöùûüœæ"
# A letter that stands for itself (building A, face a) is not elided before; nor are figures read as words.
_ELIDES = re.compile(
    rf"(?<![-\w])(de|le|la|ce|que|ne|je|se|me|te|jusque|lorsque|puisque|ma|ta|sa)[ \u00a0]"
    rf"(?=[{_VOWEL}][\w’-])(?!(?:onz|oui\b|un\b|une\b|uns\b|et\b|ou\b))",
    re.IGNORECASE,
)
# "à le vérifier" is right: there the little word stands for something.
_CONTRACTS = re.compile(r"\b(?:(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)|si ils?\b)(?![’-])", re.IGNORECASE)
_MUTE_H = re.compile(
    r"\b(de|le|la|ce|que|ne) (?=(?:homme|herbe|heure|histoire|hôtel|habit|hiver|honneur|horloge)s?\b)", re.I
)


def bad_elisions(text: str) -> list[str]:
    """Where a little word keeps its vowel before another one, or two little words should be one."""
    patterns = (_ELIDES, _CONTRACTS, _MUTE_H)
    return [text[m.start() : m.end() + 12] for pattern in patterns for m in pattern.finditer(text)]


_BARE_SPACE = re.compile(r"(?<=\S) [:;!?»%](?!\w)|« |\d \$")
_NO_SPACE = re.compile(r"[\w)»…][;!?»](?![\w=/])|\w:(?=\s|$)|«(?=\w)")
_FRENCH_MONEY = re.compile(r"(?<!\w)\$\d|\d\$(?!\w)")
_ENGLISH_MONEY = re.compile(r"\d[ \u00a0]?\$(?!\w)")
_FRENCH_MARKS = re.compile("[\u00a0\u202f ][:;!?](?=\\s|$)|[«»]")
_UNEVEN = re.compile(r"  | [,.](?!\w|\.)|\( | \)")


def slips(text: str, lang: str) -> list[str]:
    """What is not written as the language writes it."""
    patterns = [
        _UNEVEN,
        *((_BARE_SPACE, _NO_SPACE, _FRENCH_MONEY) if lang == "fr" else (_ENGLISH_MONEY, _FRENCH_MARKS)),
    ]
    return [text[max(0, m.start() - 15) : m.end() + 15] for pattern in patterns for m in pattern.finditer(text)]


@lru_cache(maxsize=2)
def composed(label: str, lang: str) -> set[tuple[str, str]]:
    """Every sentence of a game, or of the server or the command line."""
    if label in HOUSES:
        return set(sentences([folder / f"{lang}.ftl" for folder in HOUSES[label]], lang, {}))
    game = COUNTS[label]
    return set(sentences(files_of(game, lang), lang, fillings(game, lang)))


SPEAKERS = [*HOUSES, *(label for label, game in COUNTS.items() if game.players == 2)]
SPEAKERS += [label for label, game in COUNTS.items() if game.players == 1 and "great" in label]
every_speaker = pytest.mark.parametrize("label", SPEAKERS, scope="module")  # one after another, as for tables


@every_speaker
def test_no_word_keeps_a_vowel_that_french_drops(label: str) -> None:
    wrong = {(key, text): found for key, text in composed(label, "fr") if (found := bad_elisions(text))}
    assert not wrong


@pytest.mark.parametrize("lang", LANGS)
@every_speaker
def test_every_sentence_has_the_spaces_and_the_dollars_of_its_language(label: str, lang: str) -> None:
    wrong = {(key, text): found for key, text in composed(label, lang) if (found := slips(text, lang))}
    assert not wrong


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.parent.name}-{book.name}")
def test_the_rulebooks_are_written_as_well(book: Path) -> None:
    lang = book.name.split(".")[1]
    written = _DRAWN.sub("", book.read_text("utf-8")).replace("```sum", "").replace("```", "")
    lines = [re.sub(r"`[^`]*`|\]\([^)]*\)|:[a-z-]+:", "X", line) for line in written.splitlines()]
    said = [line.strip(" |") for line in lines]
    wrong = {line: found for line in said if (found := slips(line, lang))}
    if lang == "fr":
        wrong |= {line: found for line in said if (found := bad_elisions(line))}
    assert not wrong


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pas de artisan", True), ("ce ingénieur", True), ("le Éboulement", True), ("que il", True), ("si il", True),
        ("de le lieu", True), ("d’artisan", False), ("de A à G", False), ("de hors-la-loi", False),
        ("la onzième", False), ("paie-la en cartes", False), ("de la ville", False),
    ],
)  # fmt: skip
def test_a_vowel_that_is_kept_is_found(text: str, found: bool) -> None:
    assert bool(bad_elisions(text)) == found


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Quoi ?", "fr"),
        ("Quoi?", "fr"),
        ("10$", "fr"),
        ("10 $", "fr"),
        ("10$", "en"),
        ("What\u00a0: this", "en"),
        ("a  b", "en"),
    ],
)
def test_what_is_not_written_well_is_found(text: str, lang: str) -> None:
    assert slips(text, lang)


def test_pages_leave_colons_to_the_texts_of_their_language() -> None:
    for template in sorted((SOURCES / "web" / "templates").glob("*.html")):
        bare = re.sub(r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}|<[^>]*>", "", template.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search("[ \u00a0\u202f][:;!?]", bare), template.name
