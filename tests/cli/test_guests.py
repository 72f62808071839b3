"""Sam at the terminal: in the welcome, on the score sheet, in replays and in simulations; and what options refuse."""

import json
import random
import re
from pathlib import Path

import pytest

import abilene
from tests.cli.command import run

GAME = "great_western_trail"
SOLO = ("play", GAME, "--players", "1", "--seed", "4", "--journal", "solo.journal")


def typed(seed: int, lines: int = 4000) -> list[str]:
    chance = random.Random(seed)
    return [str(chance.randint(1, 4)) for _ in range(lines)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_against_sam_is_played_to_the_score_sheet(folder: Path, lang: str) -> None:
    done = run(*SOLO, "--option", "solo=easy", "--name", "Zoé", typed=typed(4), lang=lang)
    assert (done.code, done.err) == (0, "")
    assert {"en": "Zoé (you) · Sam (plays by the rules alone)", "fr": "Zoé (toi) · Sam (joue selon"}[lang] in done.out
    match = abilene.replay(Path("solo.journal").read_text(encoding="utf-8"))
    assert match.state.over
    assert match.game.options["solo"] == "easy"
    heads = ["★ " * (seat in match.state.winners()) + name for seat, name in enumerate(("Zoé", "Sam"))]
    scores = match.state.scores()
    assert re.search(rf"{heads[0]} +{heads[1]} *\n(?:.*\n)+? *Total +{scores[0]} +{scores[1]} *\n", done.out)


def test_the_log_tells_of_him_by_name(folder: Path) -> None:
    run(*SOLO, typed=typed(1))
    told = run("replay", "solo.journal", "--seat", "0")
    assert "Sam" in told.out
    assert "seat 2" not in told.out.lower()
    drawn = run("draw", "solo.journal", "--seat", "0", "-o", "-")
    assert drawn.code == 0
    assert "Sam" in drawn.out


def test_nobody_looks_through_his_eyes_or_has_his_name(folder: Path) -> None:
    run(*SOLO, typed=["q"])
    assert run("replay", "solo.journal", "--seat", "1").code == 2
    assert run("play", GAME, "--players", "1", "--name", "sam").err.startswith("Everybody needs a name of their own")
    assert run("play", GAME, "--players", "1", "--seat", "human,greedy").code == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "1", "--option", "edition=1"), "solo=medium does not go with edition=1"),
        (("--players", "1", "--option", "poker=true"), "poker is not for 1 players. Allowed: 2, 3, 4 (GWTP-COMP-1)"),
        (("--players", "2", "--option", "solo=hard"), "solo is not for 2 players. Allowed: 1 (GWTA-SETUP-11)"),
        (
            ("--players", "2", "--option", "orange_objectives=true"),
            "orange_objectives=true does not go with orange_cattle=none. "
            "Allowed for orange_cattle: simmental, brahman, both (GWTS-SETUP-6)",
        ),
        (
            ("--players", "2", "--option", "edition=1", "--option", "rails_to_the_north=true"),
            "rails_to_the_north=true does not go with edition=1. Allowed for edition: 2 (GWTN-SETUP-7)",
        ),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_options_that_do_not_go_together_are_refused_with_the_rule(
    folder: Path, command: str, arguments: tuple[str, ...], words: str
) -> None:
    done = run(command, GAME, *arguments)
    assert done.code == 2
    assert words in done.err
    assert run(command, GAME, *arguments, lang="fr").code == 2


def test_a_simulation_says_how_often_he_wins() -> None:
    done = run("simulate", GAME, "--players", "1", "--bots", "random", "--games", "6", "--jobs", "1", "--json")
    data = json.loads(done.out)
    assert (data["bots"], data["guests"], data["players"]) == (["random"], ["Sam"], 1)
    assert len(data["mean_scores"]) == len(data["wins"]) == len(data["win_intervals"]) == 2
    assert sum(data["wins"]) == pytest.approx(6)
    assert list(data["by_bot"]) == ["random"]
    table = run("simulate", GAME, "--players", "1", "--bots", "random", "--games", "6", "--jobs", "1", "--rotate")
    assert re.search(r"1 +Sam ", table.out)
    assert "each in turn" in table.out
    assert "1 player ·" in table.out


def test_the_games_tell_which_tables_have_an_option() -> None:
    [game] = [game for game in json.loads(run("games", "--json").out) if game["name"] == GAME]
    options = {option["name"]: option for option in game["options"]}
    assert options["solo"]["players"] == [1]
    assert options["poker"]["players"] == [2, 3, 4]
    assert options["edition"]["players"] == [1, 2, 3, 4]
    assert options["rails_to_the_north"]["needs"] == {"edition": [2]}
    assert "north.towns" in game["reconstructed"]
    for lang, words in (("en", "Solo (players: 1)"), ("fr", "Solo (à 1)")):
        assert words in run("games", lang=lang).out
