"""Words: texts that are missing, broken or ill-fed are an error, never a gap on the table."""

from pathlib import Path
from typing import Any

import pytest

from abilene.engine.texts import LANGS, Noun, Texts, check_lang, seat_noun, spans

ENGLISH = """
seat = Player { $number }
hello = Hello, { $player }!
owner = This is { $player_of } horse.
horses = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
animal-goat = Goat
    .the = the Goat
bleat = { $animal_the } says: { $animal }.
"""
FRENCH = """
seat = Joueur { $number }
hello = Bonjour, { $player } !
owner = C’est le cheval { $player_of }.
horses = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
}
animal-goat = noir rayé
    .the = la chèvre noire rayée
bleat = { $animal_the } : { $animal }.
"""


def animal(texts: Texts, name: str, value: int) -> dict[str, str]:
    return texts.forms("animal-goat", name)


NOUNS: dict[str, Noun] = {"player": seat_noun, "animal": animal}


@pytest.fixture
def texts(tmp_path: Path) -> Any:
    """Makes texts in a language, for these names."""
    for lang, content in zip(LANGS, (ENGLISH, FRENCH), strict=True):
        (tmp_path / f"{lang}.ftl").write_text(content, "utf-8")

    def speak(lang: str = "en", *names: str, marked: bool = False) -> Texts:
        return Texts(lang, (tmp_path / f"{lang}.ftl",), NOUNS, names, marked)

    return speak


def test_a_seat_is_called_by_the_name_of_whoever_sits_there(texts: Any) -> None:
    assert texts("en", "Ann").format("hello", player=0) == "Hello, Ann!"
    assert texts("en", "Ann").format("hello", player=1) == "Hello, Player 2!"
    assert texts("fr").format("hello", player=2) == "Bonjour, Joueur 3 !"


@pytest.mark.parametrize(
    ("lang", "name", "expected"),
    [
        ("en", "Ann", "This is Ann’s horse."),
        ("fr", "Ann", "C’est le cheval d’Ann."),
        ("fr", "Élise", "C’est le cheval d’Élise."),
        ("fr", "Bob", "C’est le cheval de Bob."),
    ],
)
def test_whose_it_is(texts: Any, lang: str, name: str, expected: str) -> None:
    assert texts(lang, name).format("owner", player=0) == expected


def test_numbers_bend_words_as_the_language_does(texts: Any) -> None:
    assert [texts("en").format("horses", count=n) for n in (0, 1, 2)] == ["0 horses", "1 horse", "2 horses"]
    assert [texts("fr").format("horses", count=n) for n in (0, 1, 2)] == ["0 cheval", "1 cheval", "2 chevaux"]


def test_a_noun_brings_all_its_forms(texts: Any) -> None:
    assert texts().format("bleat", animal=0) == "the Goat says: Goat."
    assert texts().format("animal-goat.the") == "the Goat"


def test_a_marked_text_says_which_words_are_names(texts: Any) -> None:
    marked = texts("en", "Ann", marked=True)
    assert spans(marked.format("hello", player=0)) == [
        {"text": "Hello, "},
        {"text": "Ann", "sort": "seat", "number": "0"},
        {"text": "!"},
    ]
    assert spans(marked.format("bleat", animal=0)) == [
        {"text": "the "},
        {"text": "Goat", "sort": "animal", "number": "goat"},
        {"text": " says: "},
        {"text": "Goat", "sort": "animal", "number": "goat"},
        {"text": "."},
    ]
    assert spans("plain") == [{"text": "plain"}]
    assert spans("") == []


def test_a_name_that_agrees_is_marked_to_its_last_letter(texts: Any) -> None:
    said = spans(texts("fr", marked=True).format("bleat", animal=0))
    assert [part["text"] for part in said if part.get("sort") == "animal"] == ["noire rayée", "noir rayé"]
    assert said[0] == {"text": "la chèvre "}


def test_a_text_that_is_not_there_is_an_error(texts: Any) -> None:
    assert not texts().has("goodbye")
    with pytest.raises(KeyError, match="no text 'goodbye' in fr"):
        texts("fr").format("goodbye")


def test_a_word_that_a_text_lacks_is_an_error(texts: Any) -> None:
    assert texts().has("hello")
    with pytest.raises(KeyError, match="text 'hello' in en"):
        texts().format("hello")


def test_a_file_with_junk_is_an_error_that_quotes_it(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("hello = Hello\nthis is { not Fluent\n", "utf-8")
    with pytest.raises(ValueError, match=r"en.ftl of .*: this is not Fluent: 'this is \{ not Fluent"):
        Texts("en", (file,), {})


def test_a_language_that_we_do_not_speak() -> None:
    assert [check_lang(lang) for lang in LANGS] == ["en", "fr"]
    with pytest.raises(ValueError, match="unknown language 'de'; allowed: en, fr"):
        check_lang("de")
