"""A real server on a free port, and people who call it."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from abilene.server.app import create_app
from abilene.server.doors import Config
from abilene.server.house import House
from abilene.server.serving import Server
from abilene.server.settings import NO_LIMITS, Settings
from abilene.server.tables.table import Table
from tests.programs import TRUSTING_NOBODY

GAME = "good_goat_bad"
PATIENCE = 120  # seconds for one event, pings aside: only a broken server takes so long
MANY = 5_000  # decisions: more than any game has
Data = dict[str, Any]
T = TypeVar("T")


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run this to its end in a thread of its own: a browser in this process may hold a loop open."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Served:
    """A running server."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house
        self._callers: list[httpx.Client] = []

    def anybody(self, **headers: str) -> httpx.Client:
        """Somebody nobody knows."""
        self._callers.append(httpx.Client(base_url=self.url, headers=headers, timeout=30, verify=TRUSTING_NOBODY))
        return self._callers[-1]

    def send_home(self) -> None:
        """Everybody hangs up."""
        for caller in self._callers:
            caller.close()

    def guest(self, name: str) -> httpx.Client:
        """A person with a name, as a browser is after it has loaded a page."""
        person = self.anybody()
        person.get("/api/people/me").raise_for_status()
        sign(person).post("/api/people/guest", json={"name": name}).raise_for_status()
        return person

    def account(self, name: str) -> httpx.Client:
        """A person with an account."""
        person = self.guest(name)
        account = {"name": name, "passphrase": f"{name}'s secret"}
        person.post("/api/people/account", json=account).raise_for_status()
        return person

    def seat(self, token: str, **headers: str) -> httpx.Client:
        """Whoever has the link of a seat."""
        return self.anybody(Authorization=f"Bearer {token}", **headers)

    def table(self, players: int = 3, **more: Any) -> "Played":
        """A table whose seats are played by their links."""
        answer = self.anybody().post("/api/tables", json={"game": GAME, "players": players, **more})
        assert answer.status_code == 201, answer.text
        return Played(self, answer.json())


class Played:
    """A table that is played through the API."""

    def __init__(self, served: Served, made: Data) -> None:
        self.served = served
        self.made = made
        self.id = made["table"]
        self.path = f"/api/tables/{self.id}"
        self.seats = {seat["seat"]: served.seat(seat["token"]) for seat in made["seats"] if seat["token"]}
        self.anybody = served.anybody()

    def position(self, seat: int | None = None) -> Data:
        """What a seat, or a spectator, may know."""
        caller = self.anybody if seat is None else self.seats[seat]
        answer = caller.get(self.path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def choose(self, seat: int, **choice: Any) -> httpx.Response:
        """Post a choice."""
        return self.seats[seat].post(f"{self.path}/choices", json=choice)

    def move(self, pick: random.Random | None = None) -> Data:
        """Whoever must choose makes a choice; the position they chose in."""
        player = self.position()["player"]
        position = self.position(player)
        options = [option["choice"] for option in position["options"]]
        choice = pick.choice(options) if pick else options[0]
        answer = self.choose(player, ply=position["ply"], choice=choice)
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"ply": position["ply"] + 1}
        return position

    def play_out(self, pick: random.Random) -> Data:
        """Play to the end, each seat asking for what it may choose; the last position."""
        while not self.position()["over"]:
            self.move(pick)
        return self.position()

    @property
    def kept(self) -> Table:
        """The table as the server has it in memory, where nothing is hidden."""
        self.position()  # whatever is asked for comes into memory
        return next(table for table in self.served.house.tables.live() if table.id == self.id)

    def hurry(self, pick: random.Random, decisions: int = MANY) -> Data:
        """Play on, at most so many decisions, without asking first who may choose what; the position after them."""
        table = self.kept
        for _ in range(decisions):
            if table.state.over:
                break
            answer = self.choose(table.state.player, ply=table.ply, choice=pick.choice(table.state.options()))
            assert answer.status_code == 200, answer.text
        return self.position()


def sign(person: httpx.Client) -> httpx.Client:
    """The person's requests carry the token of our own pages from now on."""
    person.headers["X-CSRF-Token"] = person.cookies["csrf"]
    return person


def settings(folder: Path, **more: Any) -> Settings:
    """Settings for tests: no limits, no waiting."""
    return Settings(**{"store": str(folder), "limits": NO_LIMITS, "pace": 0, **more})


@contextmanager
def serve(chosen: Settings) -> Iterator[Served]:
    """A server in a thread of its own."""
    house = House(chosen)
    app = create_app(house=house)
    up = threading.Event()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(256)
        config = Config(app, chosen, log_level="error")
        server = Server(config, house, up.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            assert up.wait(30)
            served = Served(f"http://127.0.0.1:{listening.getsockname()[1]}", house)
            yield served
            served.send_home()
        finally:
            server.should_exit = True
            thread.join(30)
            assert not thread.is_alive()


class Events:
    """An open stream, read event by event."""

    def __init__(self, response: httpx.Response) -> None:
        self._lines = response.iter_lines()

    def next(self, *names: str) -> Data:
        """The next event, or the next with one of these names."""
        event: Data = {}
        latest = time.monotonic() + PATIENCE
        for line in self._lines:
            if time.monotonic() > latest:
                raise TimeoutError(f"no {' or '.join(names) or 'event'} has come")
            if line:
                field, _, value = line.partition(": ")
                event[field] = json.loads(value) if field == "data" else value
            elif not names or event["event"] in names:
                return event
            else:
                event = {}
        raise EOFError("the stream has ended")

    def until(self, ply: int) -> Data:
        """The position event that brings the reader to this ply."""
        latest = time.monotonic() + PATIENCE
        while time.monotonic() <= latest:
            event = self.next("position")
            if event["data"]["ply"] >= ply:
                return event
        raise TimeoutError(f"ply {ply} has not come")


@contextmanager
def listening(caller: httpx.Client, path: str, last: str = "", **query: str) -> Iterator[Events]:
    """A stream, opened."""
    headers = {"Last-Event-ID": last} if last else {}
    with caller.stream("GET", f"{path}/stream", params=query, headers=headers) as response:
        assert response.status_code == 200
        yield Events(response)
