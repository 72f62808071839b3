"""`abilene arena`: ratings as a table, a plot and JSON, in both languages."""

import json
import os
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from abilene import bots as known_bots
from abilene.cli import main
from abilene.sim.arena.plot import plot, scale, short
from abilene.sim.arena.standing import Rated, Standings
from tests.cli.command import GAME, run
from tests.sim.arena import rascals

ARENA = ("arena", GAME, "--players", "2,3", "--games", "12", "--jobs", "1", "--seed", "4")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The Good, the Goat and the Bad", "3 players · 12 games · 2 deals", "Rating", "vs. greedy", "fixed"]),
        ("fr", ["Le Bon, la Chèvre et le Truand", "À 3 · 12 parties · 2 donnes", "Cote", "c. greedy", "fixe"]),
    ],
)
def test_a_table_and_a_plot_tell_who_is_stronger(lang: str, words: list[str], folder: Path) -> None:
    done = run(*ARENA, "--rows", "rows.jsonl", "--svg", "plot.svg", lang=lang)
    assert (done.code, done.err) == (0, "")
    assert [word for word in words if word not in done.out] == []
    assert len(re.findall(r"^ +(?:greedy|random) +.*●", done.out, flags=re.M)) == 4
    assert max(map(len, done.out.splitlines())) <= 80
    assert len((folder / "rows.jsonl").read_text("utf-8").splitlines()) == 25
    assert words[1] in "".join(ElementTree.parse(folder / "plot.svg").getroot().itertext())


def test_json_has_all_that_an_arena_tells_and_it_goes_on_from_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(*ARENA, "--rows", "rows.jsonl", "--json")
    assert first.code == 0
    two, three = json.loads(first.out)
    assert (two["players"], two["games"], three["deals"]) == (2, 12, 2)
    assert {bot["name"] for bot in two["bots"]} == {"greedy", "random"}
    assert two["bots"][0]["interval"][0] <= two["bots"][0]["rating"] <= two["bots"][0]["interval"][1]
    with Path("rows.jsonl").open("a", encoding="utf-8") as rows:
        rows.write('{"players": 2, "de')
    monkeypatch.setattr("abilene.sim.arena.contest.play", None)  # nothing is left to play
    again = run(*ARENA, "--rows", "rows.jsonl")
    assert (again.code, again.err) == (0, "")
    assert "cut in the middle" in again.out
    assert json.loads(run(*ARENA, "--rows", "rows.jsonl", "--json").out) == json.loads(first.out)


@pytest.mark.parametrize(("lang", "words"), [("en", "seed is 4 there, not 5"), ("fr", "seed y vaut 4, et non 5")])
def test_rows_of_another_arena_are_refused(lang: str, words: str) -> None:
    arena = ("arena", GAME, "--players", "2", "--games", "2", "--jobs", "1", "--rows", "rows.jsonl")
    assert run(*arena, "--seed", "4").code == 0
    done = run(*arena, "--seed", "5", lang=lang)
    assert done.code == 2
    assert words in done.err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "rascal gave an illegal answer (10000) and has lost that game: 2 players, seed "),
        ("fr", "rascal a donné une réponse interdite (10000) et a perdu cette partie"),
    ],
)
def test_who_does_wrong_is_named_with_seed_and_decision(lang: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(known_bots.BOTS, "rascal", rascals.Cheating)
    done = run("arena", GAME, "--bots", "rascal,random", "--players", "2", "--games", "2", "--jobs", "1", lang=lang)
    assert done.code == 0
    assert words in done.out


def rated(name: str, rating: float, width: float) -> Rated:
    return Rated(name, rating, rating - width, rating + width, 100, 50.0, 0.1, {}, {}, None)


LADDER = Standings(
    "", 2, "greedy", [rated("a & <b>", 1700, 20), rated("greedy", 1200, 0), rated("x", 300, 900)], 9, 3, True
)


@pytest.mark.parametrize("light", ["", "day", "night"])
def test_the_drawing_is_well_formed_in_every_light(light: str) -> None:
    drawn = plot("Ratings", [("2 players", LADDER)], light)
    root = ElementTree.fromstring(drawn)
    assert root.get("data-light", "") == light
    assert {"a & <b>", "greedy", "2 players", "−600"} & set(root.itertext()) == {"a & <b>", "greedy", "2 players"}
    style = "".join(root.find("{http://www.w3.org/2000/svg}style").itertext())  # type: ignore[union-attr]
    used = set(re.findall(r"var\((--[\w-]+)\)", drawn))
    assert used
    assert all(f"{token}:" in style for token in used)
    assert "--ink:#2A2019" in style
    assert "--ink:#EFE3CB" in style


def test_a_scale_shows_all_ratings_but_not_the_whole_of_a_wide_interval() -> None:
    shown = scale(LADDER.bots)
    assert shown.low <= 0 < 1700 < shown.high
    assert shown.low > -600
    assert 0 == shown.at(-5000) < shown.at(1200) < shown.at(9000) == 1
    assert 1200 in shown.lines
    assert scale([rated("a", 1200, 0)]).at(1200) == 0.5


def test_names_are_short_where_there_is_little_room() -> None:
    names = ("greedy", "network:runs/trail.network.npz", "http://127.0.0.1:8350/")
    assert [short(name) for name in names] == ["greedy", "trail.network.npz", "127.0.0.1:8350"]


def test_levels_are_rated_with_a_fingerprint_of_their_network_where_they_have_one(tmp_path: Path) -> None:
    for game, bots, length in (("montana", "strong,random", 16), ("spike", "easy,novice", 0)):
        file = tmp_path / f"{game}.jsonl"
        done = run("arena", game, "--bots", bots, "--games", "2", "--players", "2", "--jobs", "1", "--rows", str(file))
        assert done.code == 0, done.err
        head = json.loads(file.read_text("utf-8").splitlines()[0])
        assert len(head["bots"][bots.split(",")[0]]) == length


@pytest.mark.parametrize(("command", "threads"), [("arena", "1"), ("simulate", "1"), ("train", None)])
def test_networks_think_on_one_thread_and_learn_on_all(
    command: str, threads: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", {"LANG": "C"})
    monkeypatch.setattr(sys, "argv", ["abilene", command, "--help"])
    with pytest.raises(SystemExit) as done:
        main()
    assert not done.value.code
    assert os.environ.get("OPENBLAS_NUM_THREADS") == threads
