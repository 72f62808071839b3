"""Many tables, many who look on, many undos: what it costs to be one more does not grow with the others."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from abilene.server.app import create_app
from abilene.server.live.log import KEPT_UNDOS
from abilene.server.people.callers import Caller, token_hash
from abilene.server.tables.table import Table
from tests.server.serving import GAME, Played, Served, listening, run_apart, serve, settings
from tests.server.test_stumbling import routes

# ---------------------------------------------------------------------- private tables


def test_a_private_table_is_not_there_for_strangers(served: Served) -> None:
    app = create_app(house=served.house)
    host = served.guest("Ann")
    made = host.post("/api/tables", json={"game": GAME, "players": 3, "visibility": "private"}).json()
    strangers = [served.anybody(), served.guest("Eve"), served.seat("made-up-and-long-enough")]
    bodies: dict[str, Any] = {
        "choices": {"ply": 0, "choice": 0},
        "answer": {"ply": 0, "agree": True},
        "orders": {"ply": 0, "asks": "bid", "limit": 3},
        "chat": {"text": "hi"},
        "0": {"action": "sit", "token": "made-up"},
        "invitation": {"token": "made-up"},
        "rematch": None,
    }
    asked = 0
    for method in ("GET", "HEAD", "POST"):
        for address in routes(app, "POST" if method == "POST" else "GET", made["table"]):
            if made["table"] not in address or "/s/" in address:
                continue  # what a link says is tried below
            for stranger in strangers:
                asked += 1
                body = bodies.get(address.rsplit("/", 1)[-1], {"ply": 0}) if method == "POST" else None
                told = stranger.request(method, address, json=body)
                assert told.status_code == 404, (method, address, told.text)
                none = stranger.request(method, address.replace(made["table"], "nosuchtable1"), json=body)
                assert (none.status_code, none.text) == (told.status_code, told.text)
    assert asked > 60
    for action in ("bot", "return", "revoke", "leave", "rename"):
        told = strangers[1].post(f"/api/tables/{made['table']}/seats/0", json={"action": action, "name": "Eve"})
        assert told.status_code == 404
    link = served.anybody().get(f"/t/{made['table']}/s/made-up")
    assert link.status_code == 404 or link.headers["location"].startswith("/sit")  # a page that knows no table
    assert host.get(f"/api/tables/{made['table']}").status_code == 200


# ---------------------------------------------------------------------- who looks on


def test_a_thousand_who_look_on_are_counted_once_each(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    played = served.table()
    table = next(table for table in served.house.tables.live() if table.id == played.id)
    compared, woken = 0, 0
    owns, wake = Table.owns, Table.wake

    def counted(self: Table, caller: Caller, seat: int) -> bool:
        nonlocal compared
        compared += 1
        return owns(self, caller, seat)

    def counted_wake(self: Table) -> None:
        nonlocal woken
        woken += len(self.presence.listeners)
        wake(self)

    monkeypatch.setattr(Table, "owns", counted)
    monkeypatch.setattr(Table, "wake", counted_wake)
    seat = Caller(token=token_hash(played.made["seats"][1]["token"]))

    async def come_and_go() -> None:
        listeners = [table.presence.listen(Caller(address=str(n))) for n in range(1000)]
        assert (table.presence.watching(), table.here()) == (1000, [False] * 3)
        player = table.presence.listen(seat)
        assert (table.presence.watching(), table.here()) == (1000, [False, True, False])
        table.leave(player)
        assert table.here() == [False] * 3
        for listener in listeners:
            table.leave(listener)
        assert table.presence.watching() == 0
        await asyncio.sleep(0)

    run_apart(come_and_go())
    assert compared <= 3 * 1001
    assert woken <= 3 * 1001


def test_who_sits_down_while_looking_on_is_counted_as_here(served: Served) -> None:
    host = served.guest("Ann")
    made = host.post("/api/tables", json={"game": GAME, "players": 3, "visibility": "public"}).json()
    path = f"/api/tables/{made['table']}"
    with listening(host, path) as events:
        assert events.next("position")["data"]["position"]["watching"] == 1
        host.post(f"{path}/seats/1", json={"action": "sit"}).raise_for_status()
        position = events.next("position")["data"]["position"]
        assert position["watching"] == 0
        assert [seat["here"] for seat in position["seats"]] == [False, True, False]


# ---------------------------------------------------------------------- undo and redo without end


def test_undo_and_redo_do_not_make_a_position_grow(served: Served) -> None:
    table = served.table()
    for _ in range(2):
        table.move()
    while True:  # to a decision that can be taken back
        before = table.move()
        player = before["player"]
        if table.position(player)["undo"]["can"]:
            break
    sizes = []
    for _ in range(KEPT_UNDOS + 60):
        ply = table.position()["ply"]
        table.seats[player].post(f"{table.path}/undo", json={"ply": ply}).raise_for_status()
        again = table.choose(player, ply=ply + 1, choice=before["options"][0]["choice"])
        assert again.status_code == 200, again.text
        sizes.append(len(table.seats[player].get(table.path).content))
    assert max(sizes[KEPT_UNDOS:]) < sizes[KEPT_UNDOS] + 200  # the numbers grow by a digit
    log = table.position()["log"]
    assert sum("undone" in line for line in log) <= 3 * KEPT_UNDOS
    assert log[0]["ply"] == 0
    journal = table.anybody.get(f"{table.path}/journal").text
    assert journal.count(" undo") == KEPT_UNDOS + 60


# ---------------------------------------------------------------------- many tables


def opened(person: httpx.Client, **more: Any) -> str:
    """A table of this person's, by id."""
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    made = person.post("/api/tables", json={"game": GAME, "players": 3, "seats": seats, **more})
    return str(made.json()["table"])


def test_whoever_has_two_hundred_tables_sees_them_page_by_page(served: Served) -> None:
    ann = served.guest("Ann")
    tables = {opened(ann, seed=n) for n in range(60)}
    seen: list[str] = []
    sizes = []
    page: str | None = "/"
    while page is not None:
        shown = ann.get(page).text
        sizes.append(len(shown))
        seen += re.findall(r'<a class="whole" href="/t/([\w-]+)"', shown)
        more = re.search(r'href="(/\?page=\d+)">More', shown)
        page = more.group(1) if more else None
    assert len(seen) == len(set(seen)) == 60
    assert set(seen) == tables
    assert len(sizes) == 3
    assert max(sizes) - min(sizes) < 12 * 3000  # of twelve tables more
    assert max(sizes) < 120_000
    mine = ann.get("/api/tables?mine").json()
    turns = [table["table"] for table in mine if table["your_turn"]]
    assert seen[: len(turns)] == turns  # "your turn" stands on the first page
    assert f"{len(turns)} " in ann.get("/?page=3").text.split("</title>")[0]
    assert len(ann.get("/api/tables?mine&page=1").json()) == 60
    assert ann.get("/api/tables?mine&page=2").json() == []
    assert ann.get("/api/tables?mine&page=0").status_code == 400


def test_memory_is_bounded_by_bytes(tmp_path: Path) -> None:
    with serve(settings(tmp_path, live_bytes=300_000)) as running:
        tables = [running.table(2, game="great_western_trail", seed=n) for n in range(4)]
        for table in tables:
            for _ in range(16):
                table.move()
        tables_in = running.house.tables
        live = [table.id for table in tables_in.live()]
        assert 1 <= len(live) < 4
        assert live[-1] == tables[-1].id
        assert sum(table.weight for table in tables_in.live()) < 2 * 300_000
        assert [table.position()["ply"] for table in tables] == [16] * 4  # the store has them all
        with listening(tables[0].anybody, tables[0].path) as events:  # who listens keeps a table in memory
            events.next("position")
            for table in tables[1:]:
                table.position()
            assert tables[0].id in [table.id for table in tables_in.live()]


def test_a_tables_weight_is_about_what_it_takes() -> None:
    import gc
    import random
    import tracemalloc

    from abilene.engine.match import Match
    from abilene.games import load
    from abilene.server.tables.rebuild import play

    game = load("great_western_trail", players=4)
    game.start(1)
    pick = random.Random(1)
    row = {"id": "x", "rematch": None, "visibility": "link"}
    play(Match(game, 1), 1, *_first(game))  # words are remembered by the game, not by the table
    tracemalloc.start()
    match = Match(game, 1)
    records = [
        play(match, ply, match.state.player, "", pick.choice(list(match.state.options()))) for ply in range(1, 200)
    ]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert 0.5 < Table(row, match, records).weight / taken < 2


def _first(game: Any) -> tuple[int, str, int]:
    state = game.start(1)
    return state.player, "", state.options()[0]


def test_a_table_that_was_forgotten_goes_on(tmp_path: Path) -> None:
    with serve(settings(tmp_path, live_bytes=1)) as running:
        one, other = running.table(), running.table()
        assert isinstance(one, Played)
        for _ in range(5):
            one.move()
            other.move()
        assert (one.position()["ply"], other.position()["ply"]) == (5, 5)
        assert len(list(running.house.tables.live())) == 1
