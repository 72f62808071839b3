"""Orders: a seat says in advance how far it goes, or what it answers, and the house answers for it."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from abilene.server.settings import Limits
from abilene.server.store.schema import ORDERS
from abilene.server.tables.lines import Order
from tests.server.serving import PATIENCE, Data, Played, Served, listening, serve, settings


def bidding(served: Served) -> Played:
    """A table of Montana in the city, where the seat that comes next could bid."""
    for seed in range(40):
        table = served.table(3, game="montana", seed=str(seed), pace=0)
        for _ in range(40):
            here = table.position(table.position()["player"])
            table.choose(here["player"], ply=here["ply"], choice=wanted(here))
            asked = table.position()
            if asked["asks"] == "bid" and may_bid(table.position((asked["player"] + 1) % 3)):
                return table
    raise AssertionError("nobody went to the city")


def wanted(position: Data) -> int:
    """To grow pumpkins, and to go to the city after some turns."""
    options = {option["notation"]: int(option["choice"]) for option in position["options"]}
    if position["ply"] > 12 and "city" in options:
        return options["city"]
    garden = [choice for notation, choice in options.items() if notation.startswith("garden")]
    return [*garden, *options.values()][0]


def may_bid(position: Data) -> bool:
    return bool(position["orders"]) and len(position["orders"]["limits"]) > 2


def opening(served: Served) -> tuple[Played, int, int, int]:
    """A table of Spike at which everybody in turn chooses a city to begin in; the seats in that order."""
    table = served.table(3, game="spike", seed="1", pace=0)
    for seat in range(3):  # whoever comes sits down
        table.position(seat)
    while table.position()["asks"] != "start":
        table.move()
    player = table.position()["player"]
    return table, player, (player + 1) % 3, (player + 2) % 3


def say(caller: httpx.Client, table: Played, **said: object) -> int:
    body = {"ply": table.position()["ply"], **said}
    return caller.post(f"{table.path}/orders", json=body).status_code


def order(table: Played, seat: int, **said: object) -> int:
    return say(table.seats[seat], table, **said)


def premove(table: Played, seat: int, which: int = 0) -> int:
    """The seat gives one of the answers that it may give in advance."""
    offered = table.position(seat)["orders"]
    choice = int(offered["options"][which]["choice"])
    assert order(table, seat, asks=offered["asks"], choice=choice) == 200
    assert table.position(seat)["orders"]["choice"] == choice
    return choice


def until(table: Played, done: Callable[[Data], bool]) -> Data:
    """The position once the house has answered: it does so at once."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        position = table.position()
        if done(position):
            return position
    raise AssertionError("the house does not answer")


def decided(table: Played) -> list[tuple[int, int]]:
    """The decisions that stand: who has chosen what."""
    return [(ply.seat, ply.choice) for ply in table.kept.match.made]


# ---------------------------------------------------------------------- how far one goes


def test_a_seat_that_passes_in_any_case_is_not_asked(served: Served) -> None:
    table = bidding(served)
    away = (table.position()["player"] + 1) % 3
    assert order(table, away, asks="bid", limit=0) == 200
    assert table.position(away)["orders"]["limit"] == 0
    table.move()
    until(table, lambda now: now["player"] != away)
    assert (away, -1) in decided(table)


def test_whoever_must_bid_is_not_offered_to_pass(served: Served) -> None:
    table = bidding(served)
    player = table.position()["player"]
    assert table.position(player)["orders"] is None
    assert order(table, player, asks="bid", limit=0) == 400


def test_a_limit_ends_with_the_bidding(served: Served) -> None:
    table = bidding(served)
    away = (table.position()["player"] + 1) % 3
    assert order(table, away, asks="bid", limit=2) == 200
    assert table.kept.order(away) is not None
    while table.position()["asks"] != "act":
        table.hurry(random.Random(1), 1)
    assert table.kept.order(away) is None
    assert not (table.position(away)["orders"] or {"lapsed": ""})["lapsed"], "it has served, which is no news"


# ---------------------------------------------------------------------- an answer in advance


def test_an_answer_in_advance_is_given_when_its_question_comes(served: Served) -> None:
    table, _, second, third = opening(served)
    offered = table.position(second)["orders"]
    assert (offered["asks"], offered["limits"], offered["limit"], offered["choice"]) == ("start", [], None, None)
    assert "".join(span["text"] for span in offered["prompt"])
    answers = [(second, premove(table, second, -1)), (third, premove(table, third))]
    table.move()
    until(table, lambda now: now["asks"] != "start")
    assert decided(table)[-2:] == answers
    assert table.kept.order(second) is table.kept.order(third) is None, "each is given once"


def test_an_answer_that_is_the_only_one_comes_about_and_is_not_told_as_off(served: Served) -> None:
    plan = {"game": "spike", "players": 3, "seed": "1", "pace": 0, "data": {"setup": {"initial_hand": 1}}}
    table = Played(served, served.account("Odile").post("/api/tables", json=plan).json())
    second = (table.position()["player"] + 1) % 3
    while (now := table.position())["asks"] in ("give", "start"):
        here = table.position(now["player"])
        far = next((option for option in here["options"] if option["notation"] == "start miami"), here["options"][0])
        table.choose(now["player"], ply=now["ply"], choice=far["choice"])
    assert (now["asks"], now["player"]) == ("draw", (second - 1) % 3), "who has no card can only draw"
    assert [answer["notation"] for answer in table.position(second)["orders"]["options"]] == ["draw"]
    premove(table, second)
    while table.position()["player"] != second:
        table.move()
    asked = table.position(second)
    assert asked["asks"] == "draw"
    assert asked["options"]
    assert not (asked["orders"] or {"lapsed": ""})["lapsed"], "it was done: with one card no other city is near enough"


def test_nobody_else_hears_of_it(served: Served) -> None:
    table, player, second, third = opening(served)
    others = (player, third, None)
    before = [table.position(seat) for seat in others]
    premove(table, second)
    assert [table.position(seat) for seat in others] == before
    assert order(table, second) == 200
    assert [table.position(seat) for seat in others] == before
    with listening(table.seats[second], table.path) as own, listening(table.seats[third], table.path) as other:
        own.next("position"), other.next("position")
        premove(table, second)
        assert own.next("orders")["data"] == table.position(second)["orders"]
        table.seats[player].post(f"{table.path}/chat", json={"text": "hm"})
        assert other.next("orders", "position", "chat")["event"] == "chat", "what was said in advance is no event"


def test_whoever_has_answered_is_not_asked_meanwhile(served: Served) -> None:
    table, _, second, _ = opening(served)
    premove(table, second)
    look, served.house.tables.on_change = served.house.tables.on_change, lambda _: None  # the house is slow
    try:
        table.move()
        assert table.position(second)["player"] == second
        assert table.position(second)["options"] == []
    finally:
        served.house.tables.on_change = look
    assert order(table, second) == 200, "it can still be withdrawn"
    assert table.position(second)["options"]


def test_what_is_withdrawn_is_asked(served: Served) -> None:
    table, _, second, _ = opening(served)
    premove(table, second)
    assert say(table.seats[second], table, ply=0) == 200, "at any ply"
    assert table.position(second)["orders"]["choice"] is None
    table.move()
    assert table.position(second)["options"]


def test_it_outlives_a_restart(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table, player, second, third = opening(running)
        answers = [(second, premove(table, second, 1)), (third, premove(table, third, 2))]
        tokens = [seat["token"] for seat in table.made["seats"]]
        mine = table.position(second)["orders"]
    with serve(settings(tmp_path)) as running:
        table.served, table.anybody = running, running.anybody()
        table.seats = {seat: running.seat(token) for seat, token in enumerate(tokens)}
        assert table.position(second)["orders"] == mine
        assert table.position(player)["orders"] is None
        table.move()
        until(table, lambda now: now["asks"] != "start")
        assert decided(table)[-2:] == answers


# ---------------------------------------------------------------------- seats that change hands


@pytest.mark.parametrize("action", ["leave", "revoke", "bot"])
def test_it_goes_with_whoever_said_it(served: Served, action: str) -> None:
    table, _, second, third = opening(served)
    premove(table, third)
    told = table.seats[third].post(f"{table.path}/seats/{third}", json={"action": action})
    assert told.status_code == 200
    heir = served.seat(told.json()["token"] or table.made["seats"][third]["token"])
    if action == "bot":
        heir.post(f"{table.path}/seats/{third}", json={"action": "return"}).raise_for_status()
    table.seats[third] = heir
    offered = table.position(third)["orders"]
    assert (offered["choice"], offered["lapsed"]) == (None, ""), "nor does the heir hear of it"
    table.move(), table.move()
    assert second != table.position()["player"] == third
    assert table.position(third)["options"]


# ---------------------------------------------------------------------- what is taken back


def undo(table: Played, seat: int) -> None:
    body = {"ply": table.position()["ply"]}
    table.seats[seat].post(f"{table.path}/undo", json=body).raise_for_status()


def test_it_stands_as_long_as_the_position_in_which_it_was_given(served: Served) -> None:
    table, player, second, third = opening(served)
    choice = premove(table, third)
    table.move()
    undo(table, player)
    assert table.position(third)["orders"]["choice"] == choice
    table.move()
    table.move()
    until(table, lambda now: now["asks"] != "start")
    assert (third, choice) in decided(table)
    assert second != third


def test_it_is_off_when_what_came_before_it_is_taken_back(served: Served) -> None:
    table, player, _, third = opening(served)
    table.move()
    premove(table, third)
    undo(table, player)
    said = table.position(third)["orders"]
    assert said["choice"] is None
    assert "taken back" in said["lapsed"]
    table.move(), table.move()
    assert "taken back" in table.position(third)["orders"]["lapsed"], "it is told until the seat has answered"
    table.move()
    assert not (table.position(third)["orders"] or {"lapsed": ""})["lapsed"]


def test_whoever_takes_back_an_answer_given_for_them_is_asked(served: Served) -> None:
    table, _, second, third = opening(served)
    choice = premove(table, second)
    table.move()
    until(table, lambda now: now["player"] == third)
    assert decided(table)[-1] == (second, choice)
    undo(table, second)
    assert table.position(second)["options"]
    assert table.kept.order(second) is None


def test_a_question_that_is_not_the_one_meant_is_not_answered(served: Served) -> None:
    table, _, second, _ = opening(served)
    kept = table.kept
    premove(table, second)
    said = kept.orders[second]
    kept.note(Order(kept.order_lines, second, said.sitting, said.ply, "KeepRoute(1)", None, said.choice))
    orders = table.position(second)["orders"]
    assert orders["choice"] is None
    assert "no longer asked" in orders["lapsed"]
    assert order(table, second) == 200, "whoever has read that closes it"
    assert not table.position(second)["orders"]["lapsed"]
    kept.note(Order(kept.order_lines, second, said.sitting, said.ply + 5, said.asks, None, said.choice))
    assert table.position(second)["orders"]["choice"] is None, "what is not known here yet is not played"
    table.move()
    assert table.position(second)["options"]


# ---------------------------------------------------------------------- what cannot be said


def test_what_cannot_be_said_is_refused(served: Served) -> None:
    table, player, second, third = opening(served)
    choice = table.position(second)["orders"]["options"][0]["choice"]
    for nonsense in (
        {"asks": "start", "choice": 999}, {"asks": "start", "choice": -1}, {"asks": "action", "choice": choice},
        {"asks": "nothing", "choice": choice}, {"choice": choice}, {"asks": "start", "limit": 1},
        {"asks": "start", "choice": choice, "limit": 1},
    ):  # fmt: skip
        assert order(table, second, **nonsense) == 400, nonsense
    assert order(table, player, asks="start", choice=choice) == 400, "whoever is asked has nothing to say in advance"
    assert not served.house.store.lines(ORDERS, table.id)
    table = bidding(served)
    away = (table.position()["player"] + 1) % 3
    for nonsense in ({"asks": "bid", "limit": 999}, {"asks": "goods", "limit": 0}, {"asks": "bid", "choice": -1}):
        assert order(table, away, **nonsense) == 400, nonsense
    assert third != second


def test_only_whoever_has_a_seat_speaks_for_it(served: Served) -> None:
    table, _, second, third = opening(served)
    choice = premove(table, second)
    for caller in (table.anybody, served.guest("Eve"), table.seats[third]):
        for said in ({"asks": "start", "choice": choice + 1}, {}):
            body = {"ply": table.position()["ply"], **said}
            assert caller.post(f"{table.path}/orders", params={"seat": second}, json=body).status_code == 403
    assert table.position(second)["orders"]["choice"] == choice


@pytest.mark.parametrize("behind", [-1, 1])
def test_it_is_said_of_the_table_as_it_stands(served: Served, behind: int) -> None:
    table, _, _, third = opening(served)
    table.move()
    answer = table.position(third)["orders"]["options"][0]
    body = {"ply": table.position()["ply"] + behind, "asks": "start", "choice": answer["choice"]}
    told = table.seats[third].post(f"{table.path}/orders", json=body)
    assert told.status_code == 409
    assert told.json()["position"]["seat"] == third
    assert table.position(third)["orders"]["choice"] is None


def test_nothing_is_said_after_the_end(served: Served) -> None:
    table, _, second, _ = opening(served)
    premove(table, second)
    table.move()
    until(table, lambda now: now["player"] != second)
    table.hurry(random.Random(3))
    assert [table.position(seat)["orders"] for seat in range(3)] == [None] * 3
    assert order(table, second, asks="start", choice=1) == 400


def test_it_cannot_be_said_as_often_as_one_likes(tmp_path: Path) -> None:
    with serve(settings(tmp_path, limits=Limits(None, None, None, None, None, (2, 3600)))) as running:
        table, _, second, _ = opening(running)
        answers = [answer["choice"] for answer in table.position(second)["orders"]["options"]]
        said = [order(table, second, asks="start", choice=answers[0]) for _ in range(3)]
        assert said == [200, 200, 429]
        assert [order(table, second) for _ in range(5)] == [200] * 5  # withdrawing is never too much
        assert table.position(second)["orders"]["choice"] is None
