"""The words of the command line: the same in both languages, and none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from abilene.cli import voice
from abilene.cli.voice import language

FOLDER = Path(voice.__file__).parent


def messages(lang: str) -> dict[str, str]:
    source = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.span is not None:
            found[entry.id.name] = source[entry.span.start : entry.span.end].partition("=")[2]
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", french[key])), key


def test_every_message_is_used_and_every_use_has_its_message() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
    quoted = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", code))
    spoken = set(re.findall(r'(?:voice|mistake)\(\s*"([a-z0-9-]+)"', code))
    made = ("unknown-", "column-", "file-", "help-")  # keys put together from a part and a name
    assert spoken <= set(messages("en"))
    assert [key for key in messages("en") if key not in quoted and not key.startswith(made)] == []


def test_french_is_set_as_french_is() -> None:
    for key, text in messages("fr").items():
        plain = re.sub(r"\{[^{}]*\}", "x", text)
        assert "'" not in plain, key
        assert not re.search(r"[^\u00a0][;:!»](\s|$)|\w\?|«(?!\u00a0)| %", plain), key


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "fr"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games", "--lang", "fr"], {"LANG": "en_GB.UTF-8"}, "fr"),
        (["--lang=en", "games"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["games", "--lang"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["games", "--lang", "de"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["play", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_locale(
    arguments: list[str], environment: dict[str, str], lang: str
) -> None:
    assert language(arguments, environment) == lang
