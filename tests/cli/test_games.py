"""`abilene games`, help and version: what a newcomer reads first."""

import json
import re
from pathlib import Path

import pytest

import abilene
from tests.cli.command import GAME, run, run_process

COMMANDS = ["play", "simulate", "replay", "draw", "games"]


@pytest.mark.parametrize(
    ("lang", "title", "meaning"),
    [
        ("en", "The Good, the Goat and the Bad", "Store 2, Bank 1, Ranch 1, Mine 1"),
        ("fr", "Le Bon, la Chèvre et le Truand", "Magasin 2, Banque 1, Ranch 1, Mine 1"),
    ],
)
def test_games_are_listed_with_what_their_options_mean(lang: str, title: str, meaning: str) -> None:
    done = run("games", lang=lang)
    assert (done.code, done.err) == (0, "")
    assert f"{GAME}  {title}" in done.out
    assert re.search(rf"store_two +{meaning}", done.out)
    assert "coins_per_round" in done.out


def test_games_as_json_say_the_same() -> None:
    (game,) = [each for each in json.loads(run("games", "--json", lang="fr").out) if each["name"] == GAME]
    assert game["title"] == "Le Bon, la Chèvre et le Truand"
    assert game["players"] == [2, 3, 4, 5]
    presets, dealer, aid = game["options"]
    assert [value["value"] for value in presets["values"]] == ["default", "store_two", "equal_six"]
    assert all(value["meaning"] for value in presets["values"] + dealer["values"])
    assert [value["value"] for value in dealer["values"]] == ["random", 0, 1, 2, 3, 4]
    assert (aid["name"], aid["default"]) == ("memory_aid", False)
    assert [value["meaning"] for value in aid["values"]] == ["à chacun sa mémoire", "la table rappelle"]
    assert "coins_per_round" in game["reconstructed"]


@pytest.mark.parametrize(
    ("lang", "meaning"),
    [
        ("en", r"chosen one by one: 10 letters \(a, b\), such as aabbabbaab"),
        ("fr", r"choisies une à une.*10 lettres \(a, b\), par exemple aabbabbaab"),
    ],
)
def test_a_word_that_is_spelled_letter_by_letter_is_listed_by_an_example(lang: str, meaning: str) -> None:
    assert re.search(rf"aabbabbaab +{meaning}", run("games", lang=lang).out)
    [game] = [each for each in json.loads(run("games", "--json").out) if each["name"] == "great_western_trail"]
    patterns = {option["name"]: option["pattern"] for option in game["options"]}
    assert (patterns["building_sides"], patterns["edition"]) == ("^[ab]{10}$", None)


def test_a_spelled_word_is_taken_from_the_command_line() -> None:
    settings = ["--option", "edition=1", "--option", "building_sides=abababbbba", "--players", "2"]
    done = run("simulate", "great_western_trail", *settings, "--games", "1", "--jobs", "1")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(command: str, lang: str) -> None:
    done = run(command, "--help", lang=lang)
    assert done.code == 0
    assert done.out.startswith({"en": "Usage: ", "fr": "Utilisation\u00a0: "}[lang])
    assert {"en": "Show this help.", "fr": "Afficher cette aide."}[lang] in done.out
    assert "Show this message" not in done.out


def test_without_a_command_the_commands_are_listed(folder: Path) -> None:
    done = run_process(folder=folder)
    assert done.code == 0
    assert done.out.startswith("Usage: abilene COMMAND [options]\n")
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", done.out, flags=re.M)


def test_the_locale_chooses_the_language(folder: Path) -> None:
    assert "Commandes\n" in run_process(folder=folder, LC_ALL="fr_BE.UTF-8").out
    assert "Commands\n" in run_process("--lang", "en", folder=folder, LC_ALL="fr_BE.UTF-8").out


def test_the_version_is_told(folder: Path) -> None:
    kind = "compiled" if abilene.compiled else "interpreted"
    assert run_process("--version", folder=folder).out == f"abilene {abilene.__version__} ({kind})\n"
