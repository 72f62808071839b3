"""The log: who did what in whose turn, what was done unasked, and the phase in which the table is."""

import random
from typing import Any, cast

import msgspec
import pytest

import abilene
from abilene.engine.game import Game
from abilene.games.montana.state import Territory
from abilene.server.live.log import notable_lines
from abilene.server.live.questions import phase
from tests.contract.tables import every_count, pointed_at, random_choices
from tests.server.serving import Played, Served


def lines(table: Played, seat: int | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.position(seat)["log"]
    return found


def told(line: dict[str, Any]) -> str:
    return "".join(span["text"] for span in line["spans"])


def somebody_elses_auction(table: Played) -> dict[str, Any]:
    """Go to the city whenever one can, until somebody is asked to bid in the turn of another."""
    pick, kept = random.Random(4), table.kept
    while (state := cast(Territory, kept.state)).step().kind != "bid" or state.player == state.turn:
        offered = {kept.game.notation(state, choice): choice for choice in state.options()}
        goes = state.step().kind == "act" and "city" in offered
        choice = offered["city"] if goes else pick.choice(state.options())
        assert table.choose(state.player, ply=kept.ply, choice=choice).status_code == 200
    return table.position()


def test_a_pass_in_somebodys_auction_is_no_turn_of_ones_own(served: Served) -> None:
    table = served.table(2, game="montana", seed=1)
    position = somebody_elses_auction(table)
    bidder = position["player"]
    passed = table.choose(bidder, ply=position["ply"], notation="pass").json()["ply"]
    line = next(line for line in lines(table) if line["ply"] == passed)
    assert (line["seat"], line["turn"]) == (bidder, 1 - bidder)


def test_what_follows_from_a_decision_belongs_to_whoever_does_it(served: Served) -> None:
    table = served.table(2, game="montana", seed=1)
    names = [seat["name"] for seat in table.position()["seats"]]
    pick = random.Random(2)
    table.hurry(pick, 60)
    begun = [line for line in lines(table) if "turn" in told(line).lower() and line["seat"] >= 0]
    assert {line["seat"] for line in begun} == {0, 1}
    for line in begun:
        assert names[line["seat"]] in told(line)
        assert line["turn"] == line["seat"]


def test_the_dealer_declares_and_the_target_answers(served: Served) -> None:
    table = served.table(3, seed=2)
    pick = random.Random(3)
    seats = set()
    for _ in range(40):
        position = table.move(pick)
        answered = [line for line in lines(table) if line["ply"] == position["ply"] + 1]
        if position["asks"] in ("declare", "answer"):
            assert answered[0]["seat"] == position["player"]
            seats.add((position["asks"], answered[0]["turn"] == answered[0]["seat"]))
    assert seats == {("declare", True), ("answer", False)}


def test_who_had_no_choice_is_told_so_and_nobody_else(served: Served) -> None:
    table = served.table(2, game="great_western_trail", seed=5)
    pick = random.Random(5)
    table.hurry(pick, 150)
    for seat, other in ((0, 1), (1, 0)):
        unasked = [line for line in lines(table, seat) if line.get("unasked")]
        assert unasked
        assert all(line["seat"] == seat and told(line).endswith(" (the only choice)") for line in unasked)
        assert not any(line.get("unasked") and line["seat"] == seat for line in lines(table, other))
    assert not any(line.get("unasked") for line in lines(table))


def test_a_line_that_can_be_paid_in_one_way_only_is_not_told_as_the_only_choice(served: Served) -> None:
    table = served.table(2, game="spike", seed=5)
    table.hurry(random.Random(5), 200)
    built = [line for seat in (0, 1) for line in lines(table, seat) if "track piece" in told(line)]
    assert built
    assert not any(line.get("unasked") for line in built)  # where it leads was a choice, whatever was left to pay with
    assert not any(line.unasked for seat in (0, 1) for _, line in notable_lines(table.kept, seat, "en"))


def test_before_the_first_turn_there_is_no_phase() -> None:
    game = abilene.load("montana", players=2)
    starts = [game.start(seed) for seed in range(20)]
    picks, turns = ([t for t in starts if t.step().kind == kind] for kind in ("pick", "act"))
    assert {phase(game, t) for t in picks} == {None}
    assert {phase(game, t) for t in turns} == {0}
    trail = abilene.load("great_western_trail", players=2)
    assert phase(trail, trail.start(1)) is None  # the herder is not on the trail yet


@every_count
def test_the_phase_never_runs_backwards(game: Game[Any]) -> None:
    match, at, begun = abilene.Match(game, 81), [], set()  # begun: the seats that had a phase already
    for where in random_choices(81):
        if match.state.over:
            break
        now, seat = phase(game, match.state), match.state.player
        assert now is not None or seat not in begun
        begun |= set() if now is None else {seat}
        at += [] if now is None else [now]  # in the set-up, there may be none
        assert at == sorted(at), match.state.stack
        round_ = game.box.round(match.state)
        events = match.choose(seat, pointed_at(match.state, where))
        rounds = game.name == "good_goat_bad"  # its phases are those of a round, all others are those of a turn
        if game.box.round(match.state) != round_ if rounds else any(event.begins for event in events):
            at = []


def caption(table: Played, decisions: int, seat: int | None = None) -> str:
    caller = table.anybody if seat is None else table.seats[seat]
    return told({"spans": caller.get(f"{table.path}/replay/{decisions}").json()["caption"]})


def test_a_turn_that_is_begun_anew_is_told_in_one_line(served: Served) -> None:
    table = served.table(2, game="great_western_trail", seed=5)
    seat = table.position()["player"]
    while table.position()["ply"] < 3:
        table.move()
    ply = table.position()["ply"]
    assert table.seats[seat].post(f"{table.path}/undo", json={"ply": ply, "turn": True}).status_code == 200
    assert table.position()["ply"] > ply + 1
    assert len([line for line in lines(table) if "takes back" in told(line)]) == 1
    table.move()
    undo = {"ply": table.position()["ply"]}
    assert table.seats[seat].post(f"{table.path}/undo", json=undo).status_code == 200
    assert len([line for line in lines(table) if "takes back" in told(line)]) == 2


def test_a_replay_tells_each_decision_and_never_what_was_taken_back(served: Served) -> None:
    table = served.table(2, game="montana", seed=1)
    pick = random.Random(2)
    for _ in range(40):
        table.move(pick)
    position = table.position()
    seat = position["player"]
    while not table.position(seat)["undo"]["can"]:
        table.move(pick)
        seat = table.position()["player"]
    before = table.position(seat)
    assert table.seats[seat].post(f"{table.path}/undo", json={"ply": before["ply"]}).status_code == 200
    table.move(pick)
    standing = table.anybody.get(f"{table.path}/replay").json()["decisions"]
    log = lines(table)
    names = [one["name"] for one in table.position()["seats"]]
    silent = 0
    for n, decision in enumerate(standing, start=1):
        said = [told(line) for line in log if line["ply"] == decision["ply"]]
        silent += not said
        assert caption(table, n) == said[0] if said else caption(table, n).startswith(names[decision["seat"]])
    assert silent
    assert not any("takes back" in told(line) for line in table.anybody.get(f"{table.path}/replay/{n}").json()["log"])


STEP = 4_000  # bytes of a step of a turn, at most


@pytest.mark.parametrize("name", abilene.games.names())
def test_every_step_of_a_turn_says_what_it_is_about_in_few_words(name: str, served: Served) -> None:
    table = served.table(2, game=name, seed=3)
    table.hurry(random.Random(5), 40)
    for seat in (0, 1):
        found = lines(table, seat)
        steps = [line for line in found if "trace" in line]
        assert any(line.get("begins") for line in found)
        assert any(line["trace"] for line in steps)
        assert all(len(msgspec.json.encode(line)) < STEP for line in steps)
