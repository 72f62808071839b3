"""Bots at the tables: a table never waits for one that has lost its way, and names stay where they belong."""

from typing import Any

import pytest

import abilene
from abilene import bots
from abilene.engine.bot import Asked
from abilene.engine.events import Event
from tests.server.serving import Served, listening


class Confused:
    """Answers what was not asked, or not at all."""

    blind = False

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        self.seat = seat
        self.heard = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def choose(self, asked: Asked) -> int:
        if self.heard % 2:
            raise RuntimeError("what was the question?")
        return 999


def test_a_confused_bot_plays_on(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "confused", Confused)
    table = served.table(3, bots={"0": "confused", "1": "confused", "2": "greedy"})
    with listening(table.anybody, table.path) as events:
        position = events.next("position")["data"]["position"]
        while not position["over"]:
            position = events.next("position")["data"]["position"]
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over


def test_two_tables_do_not_mix_up_their_names(served: Served) -> None:
    said = []
    for names in (["Ann", "Bob"], ["Bob", "Ann"], ["Émile", "Zoé"], ["<i>", "A’B"]):
        table = served.table(2, names=names, seed=5)
        for _ in range(12):
            table.move()
        for lang in ("en", "fr"):
            position = table.anybody.get(table.path, params={"lang": lang}).json()
            log = "".join(span["text"] for line in position["log"] for span in line["spans"])
            said.append((names, lang, log))
            for line in position["log"]:
                for span in line["spans"]:
                    if span.get("sort") == "seat":
                        assert span["text"] == names[int(span["number"])]
    shared = {lang: [log for _, spoken, log in said if spoken == lang] for lang in ("en", "fr")}
    assert len(set(shared["en"])) == 4
    assert len(set(shared["fr"])) == 4
    assert "d’Émile" in shared["fr"][2] or "de Zoé" in shared["fr"][2]
