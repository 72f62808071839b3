"""Live updates: what a reader missed comes once, and only what these eyes may see."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from abilene.server.contract.requests import NewTable
from abilene.server.house import House
from abilene.server.live.stream import Reader, stream
from abilene.server.people.callers import Caller
from abilene.server.tables.opening import open_table
from tests.server.serving import Events, Served, listening, run_apart, serve, settings


def test_the_first_event_is_the_whole_position(served: Served) -> None:
    table = served.table()
    with listening(table.seats[0], table.path) as events:
        first = events.next()
        assert first["event"] == "position"
        assert first["id"] == "0.0"
        assert (first["data"]["ply"], first["data"]["since"]) == (0, -1)
        assert "scene" not in first["data"]
        whole = table.position(0)
        assert first["data"]["log"] == whole["log"]
        assert first["data"]["position"] == {k: v for k, v in whole.items() if k not in ("log", "chat")}


def test_a_stream_is_squeezed_for_whoever_can_read_that(served: Served) -> None:
    table = served.table()
    sizes = {}
    for encoding in ("gzip", "identity"):
        with table.seats[0].stream(
            "GET", f"{table.path}/stream", params={"shape": "wide"}, headers={"Accept-Encoding": encoding}
        ) as response:
            assert response.headers.get("content-encoding", "identity") == encoding
            told = ""
            for part in response.iter_text():
                told += part
                if told.endswith("\n\n"):
                    break
            assert told.startswith("id: 0.0\nevent: position\n")
            sizes[encoding] = response.num_bytes_downloaded
    assert sizes["gzip"] * 5 < sizes["identity"]


def test_every_move_reaches_every_viewer(served: Served) -> None:
    table = served.table()
    pick = random.Random(1)
    with (
        listening(table.seats[0], table.path) as mine,
        listening(table.seats[1], table.path) as theirs,
        listening(table.anybody, table.path) as watching,
    ):
        for ply in range(1, 15):
            table.move(pick)
            for seat, events in ((0, mine), (1, theirs), (None, watching)):
                event = events.until(ply)
                assert event["id"] == f"{ply}.0"
                assert all(line["ply"] > event["data"]["since"] for line in event["data"]["log"])
                assert event["data"]["position"].items() <= table.position(seat).items()
                assert "seed_hash" not in event["data"]["position"]


def test_after_a_cut_the_reader_gets_exactly_what_was_missed(served: Served) -> None:
    table = served.table()
    pick = random.Random(2)
    for _ in range(4):
        table.move(pick)
    with listening(table.seats[2], table.path) as events:
        seen = events.next("position")
    assert seen["id"] == "4.0"
    table.seats[0].post(f"{table.path}/chat", json={"text": "Howdy"})
    for _ in range(5):
        table.move(pick)
    with listening(table.seats[2], table.path, last=seen["id"]) as events:
        missed, said = events.next("position"), events.next("chat")
    assert (missed["data"]["since"], missed["data"]["ply"]) == (4, 9)
    for line in missed["data"]["log"]:
        line.pop("reveal", None)  # only what is new is turned over
    assert seen["data"]["log"] + missed["data"]["log"] == table.position(2)["log"]
    assert (said["data"]["text"], said["id"]) == ("Howdy", "9.1")
    with listening(table.seats[2], table.path, since="9.1") as events:
        nothing_new = events.next("position")
        assert nothing_new["data"]["log"] == []


@pytest.mark.parametrize("last", ["", "x", "1", "99.99", "-3.0", "1.0.0", "9" * 25 + ".0"])
def test_an_odd_last_event_id_is_no_trouble(served: Served, last: str) -> None:
    table = served.table()
    table.move()
    with listening(table.seats[0], table.path, last=last) as events:
        assert events.next("position")["data"]["ply"] == 1


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_scene_differences_lead_to_the_whole_scene(served: Served, shape: str) -> None:
    table = served.table()
    pick = random.Random(3)
    with listening(table.seats[1], table.path, shape=shape) as events:
        drawing = _Drawing(events.next("position")["data"]["scene"]["whole"])
        for ply in range(1, 25):
            table.move(pick)
            event = events.until(ply)["data"]
            assert "whole" not in event["scene"]
            drawing.change(event["scene"])
            whole = table.seats[1].get(f"{table.path}/scene", params={"shape": shape}).json()
            assert whole["ply"] == ply
            assert drawing.nodes == {node["key"]: node for node in whole["whole"]["nodes"]}
            assert drawing.order() == _Drawing(whole["whole"]).order()


class _Drawing:
    """What a browser has drawn."""

    def __init__(self, whole: Any) -> None:
        self.nodes = {node["key"]: node for node in whole["nodes"]}
        self.children: dict[str, list[str]] = {}
        for node in whole["nodes"]:
            self.children.setdefault(node.get("parent", ""), []).append(node["key"])

    def change(self, scene: Any) -> None:
        for node in scene["changed"]:
            old = self.nodes.get(node["key"], {})
            kept = {name: old[name] for name in ("tag", "parent", "attributes") if name in old}
            new = {**kept, **node}
            self.nodes[node["key"]] = {name: value for name, value in new.items() if value or name not in kept}
        for parent, order in scene["order"].items():
            self.children[parent] = order
        for key in scene["removed"]:
            del self.nodes[key]

    def order(self) -> dict[str, list[str]]:
        standing = {
            parent: [key for key in keys if key in self.nodes and self.nodes[key].get("parent", "") == parent]
            for parent, keys in self.children.items()
            if parent in self.nodes or not parent
        }
        return {parent: keys for parent, keys in standing.items() if keys}


def test_an_undo_says_which_lines_no_longer_stand(served: Served) -> None:
    table = served.table()
    with listening(table.seats[0], table.path) as events:
        player = table.move()["player"]
        events.until(1)
        assert table.seats[player].post(f"{table.path}/undo", json={"ply": 1}).json() == {"ply": 2}
        event = events.until(2)["data"]
    assert event["undone"] == [1]
    with listening(table.seats[0], table.path) as events:
        fresh = events.next("position")["data"]
    assert fresh["undone"] == []
    assert [line["ply"] for line in fresh["log"] if "undone" in line] == [1] * sum(
        line["ply"] == 1 for line in fresh["log"]
    )
    assert "takes back" in "".join(span["text"] for span in event["log"][-1]["spans"])
    assert table.position()["decisions"] == 0


def who_is_here(events: Events, here: list[bool], watching: int = 0) -> None:
    """Listen until the reader is told that these are here: with a position, where something else has come with it."""
    while True:
        event = events.next("seats", "position")
        told = event["data"] if event["event"] == "seats" else event["data"]["position"]
        if ([seat["here"] for seat in told["seats"]], told["watching"]) == (here, watching):
            return


def test_who_is_here(served: Served) -> None:
    table = served.table()
    table.position(1)  # has sat down: what changes is who is here
    with listening(table.seats[0], table.path) as events:
        who_is_here(events, [True, False, False])
        with listening(table.seats[1], table.path):
            who_is_here(events, [True, True, False])
        who_is_here(events, [True, False, False])
        with listening(table.anybody, table.path):
            who_is_here(events, [True, False, False], watching=1)


def test_a_revoked_link_ends_the_stream(served: Served) -> None:
    table = served.table()
    with listening(table.seats[1], table.path) as events:
        events.next("position")
        new = table.seats[1].post(f"{table.path}/seats/1", json={"action": "revoke"}).json()
        assert events.next("gone")["data"] == {}
    answer = table.seats[1].get(table.path)
    assert (answer.status_code, answer.json()["error"]) == (403, "not_your_seat")
    assert "This link has been used" in answer.json()["message"]
    assert served.seat(new["token"]).get(table.path).json()["seat"] == 1


def test_a_table_that_is_put_away_before_anybody_listens_is_heard_all_the_same(tmp_path: Any) -> None:
    async def hears() -> bytes:
        house = House(settings(tmp_path, live_tables=1))
        await house.open()
        nobody = Caller()
        try:
            made = await open_table(house, nobody, NewTable("good_goat_bad", 3))
            table = await house.tables.get(made.table)
            events = stream(Reader(table, nobody, "en"), house)
            await open_table(house, nobody, NewTable("good_goat_bad", 3))  # no room for both in memory
            assert table not in house.tables.live()
            assert await anext(events)
            present = await house.tables.get(made.table)
            ready = asyncio.ensure_future(anext(events))
            await house.tables.choose(present, present.state.player, 0, present.state.options()[0])
            async with asyncio.timeout(30):
                news = await ready
            await events.aclose()  # type: ignore[attr-defined]
            return news
        finally:
            await house.close()

    assert b"id: 1.0\nevent: position" in run_apart(hears())


def test_silence_is_broken_by_a_ping(tmp_path: Any) -> None:
    with serve(settings(tmp_path, ping=0.01)) as running:
        table = running.table()
        with listening(table.seats[0], table.path) as events:
            assert events.next("ping")["data"] == {}


def test_a_closing_server_ends_its_streams_and_goes_on_later(tmp_path: Any) -> None:
    with httpx.Client(timeout=30) as reader:
        with serve(settings(tmp_path)) as running:
            table = running.table()
            for _ in range(3):
                table.move()
            before = table.position(0)
            reader.headers["Authorization"] = f"Bearer {table.made['seats'][0]['token']}"
            stream = listening(reader, running.url + table.path)
            events = stream.__enter__()
            events.next("position")
        with pytest.raises(EOFError):
            events.next("never")
        stream.__exit__(None, None, None)
    with serve(settings(tmp_path)) as running:
        again = running.seat(table.made["seats"][0]["token"]).get(table.path).json()
        assert again == before


def test_what_happens_at_once_is_told_together() -> None:
    told: list[bytes] = []

    async def watch(decisions: int) -> None:
        listener = SimpleNamespace(woken=asyncio.Event())
        presence = SimpleNamespace(listen=lambda _: listener)
        table = SimpleNamespace(closing=False, presence=presence, leave=lambda _: None, ply=0)
        reader: Any = SimpleNamespace(table=table, caller=Caller(), news=lambda: b"%d" % table.ply)

        async def present(_: Any) -> Any:
            return table

        house: Any = SimpleNamespace(
            tables=SimpleNamespace(present=present),
            people=SimpleNamespace(has_ended=lambda _: False),
            settings=SimpleNamespace(ping=60, breath=0.05),
            onlookers=SimpleNamespace(let_in=lambda _: True, let_out=lambda _: None),
        )

        async def play() -> None:
            while table.ply < decisions:
                table.ply += 1
                listener.woken.set()
                await asyncio.sleep(0)

        playing = asyncio.create_task(play())
        async for news in stream(reader, house):
            told.append(news)
            if news == b"%d" % decisions:
                break
        await playing

    run_apart(watch(500))
    assert told[-1] == b"500"
    assert len(told) < 100
