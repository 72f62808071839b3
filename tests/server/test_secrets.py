"""Secrets: two worlds that differ only in what a seat cannot know send that seat the same bytes."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from abilene.engine.events import EVERYBODY
from abilene.engine.match import Match
from abilene.server.app import create_app
from abilene.server.house import House
from abilene.server.live.stream import Reader
from abilene.server.people.callers import Caller, token_hash
from abilene.server.tables.games import load_game
from abilene.server.tables.lines import Sitting
from abilene.server.tables.rebuild import play
from abilene.server.tables.table import Table
from tests.server.serving import GAME, settings

TABLE = "two-worlds"


class World:
    """A server with one table, through the eyes of one seat (None: a spectator)."""

    def __init__(self, house: House, client: TestClient[Any], seat: int | None) -> None:
        self.house, self.client, self.seat = house, client, seat
        self.caller = Caller(token=token_hash(f"token {seat}") if seat is not None else "")

    def put(self, table: Table) -> None:
        """This is the table now, and the stream begins anew."""
        self.table = table
        self.house.tables._memory.keep(table)
        self.reader = Reader(table, self.caller, "en", self.seat, "wide")

    def choose(self, choice: int) -> None:
        ahead = self.table.match.copy()
        record = play(ahead, self.table.ply + 1, self.table.state.player, "", choice)
        self.table.accept(ahead, [record])

    def answers(self, lang: str, shape: str) -> list[tuple[int, bytes]]:
        """All that the seat can ask for, and all that it can be refused."""
        headers = {"Accept-Language": lang}
        if self.seat is not None:
            headers["Authorization"] = f"Bearer token {self.seat}"
        path, ply = f"/api/tables/{TABLE}", self.table.ply
        asked = [self.client.get(path + what, headers=headers) for what in ("", "/journal", "/replay", "/replay/0")]
        asked.append(self.client.get(f"{path}/scene?shape={shape}", headers=headers))
        asked.append(self.client.get(f"{path}/sheet?shape={shape}&pick=income=0&pick=deliver=2", headers=headers))
        then = [(0, 0), (ply // 2, 0), (ply, 0), (ply, 1), (ply, 2)]  # and in the course of what was last decided
        past = [f"{path}/scene?shape={shape}&at={at}&within={within}" for at, within in then]
        asked += [self.client.get(address, headers=headers) for address in past]
        asked.append(self.client.get(f"{path}/replay/{self.table.match.decisions}?shape={shape}", headers=headers))
        wrong: list[dict[str, Any]] = [
            {"ply": ply, "choice": 99},
            {"ply": ply, "notation": "dance"},
            {"ply": ply + 1, "choice": 0},
        ]
        wrong += self._refused(ply)
        asked += [self.client.post(f"{path}/choices", json=body, headers=headers) for body in wrong]
        asked.append(self.client.post(f"{path}/undo/answer", json={"ply": ply, "agree": True}, headers=headers))
        return [(answer.status_code, answer.content) for answer in asked]

    def _refused(self, ply: int) -> list[dict[str, Any]]:
        """Choices that the rules forbid: to hear why."""
        state = self.table.state
        if state.over or state.player != self.seat:
            return [{"ply": ply, "choice": 0}] if state.player != self.seat else []
        span = self.table.game.spans[state.step().kind]
        return [{"ply": ply, "choice": choice} for choice in span if choice not in state.options()][:6]


def _table(players: int, seed: int) -> Table:
    game = load_game(GAME, players, "{}", "{}")
    row = {
        "id": TABLE, "game": GAME, "players": players, "visibility": "link", "created": 0.0, "pace": 0, "rules": 1,
        "chosen_seed": False, "rematch": None, "host": None,
    }  # fmt: skip
    table = Table(row, Match(game, seed, "salt"), [])
    for seat in range(players):
        table.sit(Sitting(seat + 1, seat, 0, "link", None, f"Ann {seat}", "", token_hash(f"token {seat}"), 0.0))
    return table


def _twin(table: Table, seat: int | None, seed: int) -> Table:
    """The same table in a world where all that the seat cannot know is dealt anew."""
    twin = Table(table.row, table.match.copy(), [replace(record, undone=0) for record in table.records])
    twin.match.state = table.state.redeal(seat, seed)
    for sitting in table.seats:
        twin.sit(sitting)
    return twin


def _follow(here: World, there: World, choice: int, pick: random.Random) -> bool:
    """Make the choice in one world and its like in the other; False when the worlds part."""
    state, other = here.table.state, there.table.state
    like = choice
    if state.player != here.seat and type(state.step()).secret:
        like = pick.choice(other.options())
    possible = like in other.options()
    here.choose(choice)
    if possible:
        there.choose(like)
    seen, seen_there = here.table.state.view(here.seat), there.table.state.view(there.seat)
    return possible and seen == seen_there and here.table.state.player == there.table.state.player


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[tuple[House, TestClient[Any]]]]:
    opened = []
    for world in "ab":
        house = House(settings(Path(tmp_path_factory.mktemp(world))))
        opened.append((house, TestClient(create_app(house=house))))
    with opened[0][1], opened[1][1]:
        yield opened
        for house, _ in opened:
            house.tables._memory._tables.clear()  # they were never in the store


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (3, None), (4, 3), (5, 2)])
def test_two_worlds_send_the_same_bytes(
    houses: list[tuple[House, TestClient[Any]]], players: int, seat: int | None
) -> None:
    pick = random.Random(f"{players} {seat}")
    here, there = (World(house, client, seat) for house, client in houses)
    here.put(_table(players, seed=1000 + players))
    there.put(_twin(here.table, seat, pick.getrandbits(64)))
    compared = differing = 0
    together = True
    while not here.table.state.over:
        if not together:
            here.put(here.table)
            there.put(_twin(here.table, seat, pick.getrandbits(64)))
        assert here.reader.news() == there.reader.news()
        if compared % 12 == 0:
            lang, shape = ("en", "fr")[compared // 12 % 2], ("wide", "tall")[compared // 24 % 2]
            assert here.answers(lang, shape) == there.answers(lang, shape)
        compared += 1
        differing += here.table.state.view(EVERYBODY) != there.table.state.view(EVERYBODY)
        together = _follow(here, there, pick.choice(here.table.state.options()), pick)
    assert compared > 20
    assert differing > compared / 3  # else nothing was hidden, and nothing is proven


def test_a_leak_would_be_seen(houses: list[tuple[House, TestClient[Any]]]) -> None:
    here, there = (World(house, client, 0) for house, client in houses)
    here.put(_table(3, seed=7))
    there.put(_twin(here.table, 1 - 0, 99))  # keeps what seat 1 knows, not what seat 0 knows
    pick = random.Random(1)
    while here.table.state.player != 0:
        here.choose(pick.choice(here.table.state.options()))
        there.put(_twin(here.table, 1, pick.getrandbits(64)))
    assert here.reader.news() != there.reader.news()
