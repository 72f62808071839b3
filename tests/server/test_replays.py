"""Replays: turns, rounds and marks along the game, and its turning points after the end."""

import random
from typing import Any

import pytest

from tests.server.serving import Data, Played, Served

GAMES = [
    ("great_western_trail", 2, {"building", "freight-car"}),
    ("spike", 2, {"rails"}),
    ("montana", 2, {"settlement"}),
    ("good_goat_bad", 3, {"curtain", "eye", "hat"}),
]
every_game = pytest.mark.parametrize(("game", "players", "notable"), GAMES)


@pytest.fixture(scope="module")
def ended(served: Served) -> dict[str, Played]:
    """A small game of each kind, played at random to its end."""
    tables = {game: served.table(players, game=game, seed=3) for game, players, _ in GAMES}
    for table in tables.values():
        table.hurry(random.Random(8))
    return tables


def asked(table: Played, what: str, **query: str) -> Any:
    """What anybody is answered."""
    answer = table.anybody.get(f"{table.path}/{what}", params=query, headers={"Accept-Language": "en"})
    assert answer.status_code == 200, answer.text
    return answer.json()


def told(line: Data) -> str:
    return "".join(span["text"] for span in line["spans"])


@every_game
def test_turns_rounds_and_marks_of_a_whole_game(
    ended: dict[str, Played], game: str, players: int, notable: set[str]
) -> None:
    table = ended[game]
    line = asked(table, "replay", eyes="all")
    match = table.kept.match
    assert len(line["turns"]) == sum(bool(event.begins) for event in match.events())
    assert {turn["seat"] for turn in line["turns"]} == set(range(players))
    assert bool(line["rounds"]) == (game in ("good_goat_bad", "spike"))
    assert notable <= {mark["icon"] for mark in line["marks"]}
    end = asked(table, f"replay/{match.decisions}", eyes="all")
    plies = [0, *(decision["ply"] for decision in line["decisions"])]
    # that there was no other choice belongs to the log alone
    only = " (the only choice)"
    lines = [(said["ply"], said["icon"], told(said).removesuffix(only)) for said in end["log"] if "icon" in said]
    assert [(plies[mark["decisions"]], mark["icon"], told(mark)) for mark in line["marks"]] == lines


@every_game
def test_turning_points_in_words(ended: dict[str, Played], game: str, players: int, notable: set[str]) -> None:
    table = ended[game]
    curves = asked(table, "curves")
    points = curves["lines"]["points"]
    assert 1 <= len(curves["turning"]) <= 5
    for point in curves["turning"]:
        assert 0 <= point["turn"] < players
        assert point["gain"] == points[point["at"]][point["seat"]] - points[point["at"] - 1][point["seat"]]
        moment = asked(table, f"replay/{point['decisions']}", eyes="all")
        assert told({"spans": moment["caption"]}) in told(point)
        assert "(the only choice)" not in told(point)
    french = table.anybody.get(f"{table.path}/curves", headers={"Accept-Language": "fr"}).json()
    assert [told(point) for point in french["turning"]] != [told(point) for point in curves["turning"]]
    assert french["lines"] == curves["lines"]


def test_the_course_is_worked_out_once_for_all_who_ask(ended: dict[str, Played]) -> None:
    table = ended["montana"]
    asked(table, "curves")
    first = table.kept._cache["course"]
    asked(table, "curves", lang="fr")
    assert table.kept._cache["course"] is first


def test_a_running_game_is_marked_as_the_caller_may_see_it(served: Served) -> None:
    table = served.table(4, game="spike", seed=3)
    table.hurry(random.Random(8), 60)
    own = table.seats[1].get(f"{table.path}/replay", params={"eyes": "1"}).json()
    watched = table.anybody.get(f"{table.path}/replay").json()
    icons, seen = ([(mark["decisions"], mark["icon"]) for mark in line["marks"]] for line in (own, watched))
    assert icons == seen  # what is built lies on the board
    assert icons
    for eyes in ("0", "all"):
        assert table.seats[1].get(f"{table.path}/replay", params={"eyes": eyes}).status_code == 403


def test_what_was_taken_back_is_not_marked(served: Served) -> None:
    table = served.table(2, game="montana", seed=1)
    pick = random.Random(2)
    while True:
        table.move(pick)
        seat = table.kept.records[-1].seat
        marks = asked(table, "replay")["marks"]
        if marks and marks[-1]["decisions"] == table.kept.match.decisions and not table.kept.why_no_undo(seat):
            break
    assert table.seats[seat].post(f"{table.path}/undo", json={"ply": table.kept.ply}).status_code == 200
    assert asked(table, "replay")["marks"] == marks[: -sum(one["decisions"] == marks[-1]["decisions"] for one in marks)]


@every_game
def test_what_a_ply_led_to_is_drawn_as_the_same_eyes_saw_it(
    served: Served, game: str, players: int, notable: set[str]
) -> None:
    table = served.table(players, game=game, seed=3)
    table.hurry(random.Random(8), 12)
    line = table.seats[0].get(f"{table.path}/replay", params={"eyes": "0"}).json()
    for made, decision in enumerate(line["decisions"], 1):
        told_at = {"at": str(decision["ply"]), "shape": "wide", "seat": "0"}
        then = table.seats[0].get(f"{table.path}/scene", params=told_at).json()
        moment = table.seats[0].get(f"{table.path}/replay/{made}", params={"eyes": "0", "shape": "wide"}).json()
        assert then["whole"] == moment["scene"]["whole"]
        assert (then["plates"], then["far"]) == (moment["plates"], moment["far"])
    now = table.seats[0].get(f"{table.path}/scene", params={"shape": "wide", "seat": "0"}).json()
    assert then["whole"] == now["whole"]
    assert "plates" not in now


def test_what_was_taken_back_is_drawn_as_if_it_had_not_been(served: Served) -> None:
    table = served.table(2, game="montana", seed=1)
    pick = random.Random(2)
    while table.kept.ply == 0 or table.kept.why_no_undo(table.kept.records[-1].seat):
        table.move(pick)
    ply, seat = table.kept.ply, table.kept.records[-1].seat
    before = asked(table, "scene", at=str(ply - 1))["whole"]
    assert asked(table, "scene", at=str(ply))["whole"] != before
    assert table.seats[seat].post(f"{table.path}/undo", json={"ply": ply}).status_code == 200
    assert asked(table, "scene", at=str(ply))["whole"] == before


def test_the_head_of_a_moment_is_that_of_its_time(ended: dict[str, Played]) -> None:
    table = ended["great_western_trail"]
    start, end = asked(table, "replay/0"), asked(table, f"replay/{table.kept.match.decisions}")
    assert [plate["score"] for plate in start["plates"]] == [None, None]
    assert [plate["score"] for plate in end["plates"]] == end["scores"]
    assert [plate["active"] for plate in start["plates"]].count(True) == 1
    assert start["plates"][0]["line"]
    assert start["far"]["left"] > 0
    assert start["far"]["marks"] == [5, 8, 11], "two rows whose arrow refills the cattle market, and the last one"
    assert end["far"] is None
