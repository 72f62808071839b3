"""The contract: real answers to real requests are what it says, no more and no less."""

import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from abilene.games import names
from abilene.server.contract.answers import (
    Curves,
    Drawn,
    Error,
    Fine,
    GameListed,
    Invited,
    Moment,
    Moved,
    Now,
    Person,
    Position,
    Refusals,
    Replay,
    Said,
    SceneAt,
    SeatLink,
    SeatsChanged,
    Standing,
    TableListed,
    TableMade,
    Update,
)
from tests.server.serving import GAME, Data, Played, Served, listening, serve, settings

ALONE = ("great_western_trail", 1)  # against Sam, who plays by the rules alone
TABLES = [*((game, 3) for game in names()), ALONE]
MOVES = 12


def keeps(told: Any, kind: Any) -> Any:
    """What was told is of this kind: no field is missing, none is unknown, none is of another type."""
    held = msgspec.convert(told, kind, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(held)) == told
    return told


def answered(answer: httpx.Response, kind: Any, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return keeps(answer.json(), kind)


def refused(answer: httpx.Response, status: int, code: str) -> Data:
    told: Data = answered(answer, Error, status)
    assert told["error"] == code
    return told


@pytest.mark.parametrize("wrong", [{"ply": "1"}, {"ply": 1, "more": 2}, {}, [1]])
def test_what_does_not_keep_it_would_be_found(wrong: Any) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        keeps(wrong, Moved)


def check_table(table: Played) -> None:
    """All that can be asked about a table, by all who may ask."""
    for caller in (table.anybody, *table.seats.values()):
        position = answered(caller.get(table.path), Position)
        answered(caller.get(f"{table.path}/refusals"), Refusals)
        answered(caller.get(f"{table.path}/standing"), Standing)
        answered(caller.get(f"{table.path}/replay", params={"lang": "fr"}), Replay)
        answered(caller.get(f"{table.path}/scene"), SceneAt)
        answered(caller.get(f"{table.path}/sheet", params={"pick": ["income=0", "nothing"]}), Drawn)
        for query in ({}, {"shape": "tall"}):
            answered(caller.get(f"{table.path}/replay/{position['decisions']}", params=query), Moment)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_running_table(served: Served, game: str, players: int) -> None:
    table = served.table(players, game=game, visibility="public", bots={"2": "greedy"} if players > 2 else {})
    keeps(table.made, TableMade)
    listed = answered(table.anybody.get("/api/tables"), list[TableListed])
    assert table.id in [one["table"] for one in listed]
    luck = random.Random(4)
    for _ in range(MOVES):
        ply = table.position()["ply"]
        if table.position()["player"] in table.seats:
            table.move(luck)
        if ply == 0:
            check_table(table)
    check_table(table)


def test_a_finished_table(served: Served) -> None:
    table = served.table(3)
    table.hurry(random.Random(2))
    check_table(table)
    position = answered(table.anybody.get(table.path), Position)
    assert position["result"]["labels"]
    answered(table.anybody.get(f"{table.path}/replay", params={"eyes": "all"}), Replay)
    answered(table.anybody.get(f"{table.path}/replay/3", params={"eyes": "all"}), Moment)
    answered(table.anybody.get(f"{table.path}/curves", params={"lang": "fr"}), Curves)


@pytest.mark.parametrize("shape", ["wide", None])
def test_a_stream(served: Served, shape: str | None) -> None:
    table = served.table(3)
    table.move()
    query = {"shape": shape} if shape else {}
    with listening(table.seats[0], table.path, seat="0", **query) as events:
        first = keeps(events.next("position")["data"], Update[Position])
        assert "log" not in first["position"]
        assert ("whole" in first["scene"]) if shape else ("scene" not in first)
        mover = table.move()["player"]
        then = keeps(events.until(2)["data"], Update[Now])
        assert ("changed" in then["scene"]) if shape else ("scene" not in then)
        assert set(then["position"]["view"]) == {"round", "rounds"} or not shape
        answered(table.seats[1].post(f"{table.path}/chat", json={"text": "Howdy"}), Said, 201)
        keeps(events.next("chat")["data"], Said)
        answered(table.seats[1].post(f"{table.path}/seats/1", json={"action": "rename", "name": "Ada"}), SeatLink)
        keeps(events.next("position")["data"], Update[Now])
        ask = {"ply": table.position()["ply"]}
        answered(table.seats[mover].post(f"{table.path}/undo/ask", json=ask), Moved)
        keeps(events.next("seats")["data"], SeatsChanged)


def test_people_and_invitations(served: Served) -> None:
    answered(served.anybody().get("/healthz"), Fine)
    answered(served.anybody().get("/api/games", params={"lang": "fr"}), list[GameListed])
    ann = served.guest("Ann")
    answered(ann.get("/api/people/me"), Person)
    answered(ann.post("/api/people/settings", json={"light": "night"}), Person)
    plan = {"game": GAME, "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = answered(ann.post("/api/tables", json=plan), TableMade, 201)
    token = made["seats"][1]["token"]
    path = f"/api/tables/{made['table']}"
    answered(served.anybody().post(f"{path}/invitation", json={"token": token}), Invited)
    answered(served.guest("Bob").post(f"{path}/seats/1", json={"action": "sit", "token": token}), SeatLink)
    assert len(answered(ann.get("/api/tables", params={"mine": ""}), list[TableListed])) == 1
    answered(ann.post("/api/people/signout"), Fine)


def test_errors(served: Served) -> None:
    table = served.table(3)
    seat, other = table.seats[table.position()["player"]], table.seats[(table.position()["player"] + 1) % 3]
    choices = f"{table.path}/choices"
    refused(seat.post(choices, json={"ply": 9, "choice": 0}), 409, "stale")["position"]["log"]
    assert refused(seat.post(choices, json={"ply": 0, "choice": 99}), 422, "illegal")["rule"]
    refused(other.post(choices, json={"ply": 0, "choice": 0}), 403, "not_your_seat")
    assert refused(seat.post(choices, json={"ply": "0"}), 400, "bad_request")["reason"]
    assert refused(seat.post(f"{table.path}/undo", json={"ply": 0}), 422, "undo_refused")["reason"]
    refused(seat.get("/api/tables/nothing"), 404, "not_found")
    refused(seat.delete("/api/games"), 405, "method")
    refused(seat.get("/nowhere"), 404, "not_found")  # a page, to those who read none
    refused(seat.post(f"{table.path}/chat", content=b"x" * 70_000), 413, "too_large")
    local = {"game": GAME, "players": 2, "seats": [{"kind": "local"}] * 2}
    refused(served.anybody().post("/api/tables", json=local), 401, "sign_in")


def test_a_game_whose_rules_are_gone(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table = running.table(2)
        table.hurry(random.Random(3))
        with running.house.store.engine.begin() as store:
            store.exec_driver_sql("update tables set options = '{\"gone\": 1}', game = 'gone'")
        running.house.tables._memory._tables.clear()
        told = refused(table.anybody.get(table.path), 410, "other_rules")
        assert told["result"]["winners"]


@pytest.mark.parametrize(
    ("address", "body"),
    [
        ("choices", {"ply": "0", "choice": 0}),
        ("choices", {"ply": 0, "choice": "0"}),
        ("choices", {"ply": 0, "choices": ["0"]}),
        ("choices", {"ply": 0, "choice": 0, "onward": "true"}),
        ("choices", {"ply": True, "choice": 0}),
        ("undo", {"ply": "0"}),
        ("undo", {"ply": 0, "turn": 1}),
        ("undo/ask", {"ply": "0"}),
        ("undo/answer", {"ply": 0, "agree": "true"}),
        ("orders", {"ply": "0", "asks": "offer", "choice": 1}),
        ("orders", {"ply": 0, "asks": "offer", "limit": "1"}),
        ("chat", {"text": 3}),
        ("seats/0", {"action": "rename", "name": 3}),
        ("/api/tables", {"game": GAME, "players": "3"}),
        ("/api/tables", {"game": GAME, "players": 3, "pace": "0"}),
        ("/new/preview", {"game": GAME, "players": "3"}),
        ("/new/figures", {"game": GAME, "players": "3", "toml": ""}),
        ("/api/people/guest", {"name": 3}),
    ],
)
def test_a_number_is_a_number_and_a_word_is_a_word(served: Served, address: str, body: Data) -> None:
    table = served.table()
    caller = table.seats[table.position()["player"]]
    before = table.position()
    told = refused(
        caller.post(address if address.startswith("/") else f"{table.path}/{address}", json=body), 400, "bad_request"
    )
    assert "Expected `" in told["reason"]
    assert table.position() == before
