"""Several processes, one PostgreSQL, one Redis: a move on one server is seen on the other, and only one wins a race."""

import os
import pwd
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from redis import Redis
from sqlalchemy import text

import abilene
from abilene.server.live.news import CHANNEL
from abilene.server.store.schema import ENTRIES
from abilene.server.store.store import Store
from tests.programs import program
from tests.server.serving import Served, listening, serve, settings
from tests.server.test_orders import opening, premove, say


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Postgres:
    """A PostgreSQL of our own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = "postgres" if os.getuid() == 0 else None
        if self._user is not None:
            owner = pwd.getpwnam(self._user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        initdb = program("initdb", package="postgresql")
        subprocess.run(
            [initdb, "-D", str(folder / "data"), "-A", "trust", "-U", "abilene", "--no-sync"],
            user=self._user, check=True, capture_output=True, cwd=folder,
        )  # fmt: skip
        self._port = _free_port()
        self.url = f"postgresql+psycopg://abilene@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        data, port = str(self._folder / "data"), str(self._port)
        listening = ["-k", str(self._folder), "-c", "listen_addresses=127.0.0.1"]
        self._process = subprocess.Popen(
            [program("postgres", package="postgresql"), "-D", data, "-p", port, *listening],
            user=self._user, cwd=self._folder, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if "ready to accept connections" in line:
                break

    def stop(self) -> None:
        """At once, whoever is connected."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.communicate()


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    # Not a folder of pytest's: PostgreSQL refuses to run as root, and its own user may not look into those.
    with TemporaryDirectory(prefix="abilene-postgres-", ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder))
        running.start()
        try:
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with own_postgres() as running:
        yield running.url


@contextmanager
def _redis(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    binary, port = program("redis-server", package="redis-server"), _free_port()
    command = [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if "ready to accept" in line.lower():
                    break
            yield f"redis://127.0.0.1:{port}", process
        finally:
            process.terminate()
            process.communicate()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with _redis(tmp_path_factory.mktemp("redis")) as (url, _):
        yield url


@pytest.fixture(scope="module")
def two(postgres: str, redis: str) -> Iterator[tuple[Served, Served]]:
    chosen = settings(Path(), store=postgres, channels=redis)
    with serve(chosen) as one, serve(chosen) as other:
        yield one, other


def test_servers_that_start_at_once_bring_the_schema_up_to_date_together(postgres: str) -> None:
    house = Store(postgres)
    with house.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("create database early"))
    house.close()
    start = "import sys; from abilene.server.store.store import Store; Store(sys.argv[1]).prepare()"
    command = [sys.executable, "-c", start, f"{postgres.rpartition('/')[0]}/early"]
    servers = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(server.communicate()[1], server.returncode) for server in servers] == [("", 0)] * 3


def test_a_move_on_one_server_is_seen_on_the_other(two: tuple[Served, Served]) -> None:
    one, other = two
    table = one.table()
    pick = random.Random(1)
    with listening(other.seat(table.made["seats"][0]["token"]), table.path) as events:
        events.next("position")
        for ply in range(1, 12):
            table.move(pick)
            assert events.until(ply)["data"]["position"]["view"] == table.position(0)["view"]
        table.seats[1].post(f"{table.path}/chat", json={"text": "over there?"})
        assert events.next("chat")["data"]["text"] == "over there?"
        table.seats[2].post(f"{table.path}/seats/2", json={"action": "rename", "name": "Cyd"})
        assert events.next("position")["data"]["position"]["seats"][2]["name"] == "Cyd"


def test_the_next_move_can_be_made_anywhere(two: tuple[Served, Served]) -> None:
    table = two[0].table()
    pick = random.Random(2)
    tokens = [seat["token"] for seat in table.made["seats"]]
    while not (position := table.position())["over"]:
        player = position["player"]
        options = table.position(player)["options"]
        body = {"ply": position["ply"], "choice": pick.choice(options)["choice"]}
        server = pick.choice(two)
        answer = server.seat(tokens[player]).post(f"{table.path}/choices", json=body)
        assert answer.status_code == 200, answer.text
        table.seats[player].post(f"{table.path}/choices", json=body)  # a double click, perhaps on the other server
        with listening(table.anybody, table.path) as events:
            events.until(position["ply"] + 1)
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over


def test_only_one_wins_a_race(two: tuple[Served, Served]) -> None:
    for _ in range(5):
        table = two[0].table()
        position = table.position(table.position()["player"])
        token = table.made["seats"][position["player"]]["token"]
        callers = [server.seat(token) for server in two for _ in range(4)]
        for caller in callers:
            caller.get(table.path).raise_for_status()
        body = {"ply": 0, "choice": position["options"][0]["choice"]}
        with ThreadPoolExecutor(8) as pool:
            clicks = [pool.submit(caller.post, f"{table.path}/choices", json=body) for caller in callers]
        assert sorted(click.result().status_code for click in clicks) == [200] + [409] * 7
        assert len(two[0].house.store.lines(ENTRIES, table.id)) == 1


def test_bots_play_once_though_two_servers_know_the_table(two: tuple[Served, Served]) -> None:
    table = two[0].table(2, bots={"0": "random", "1": "random"})
    ends = []
    for server in two:
        with listening(server.anybody(), table.path) as events:
            position = events.next("position")["data"]["position"]
            while not position["over"]:
                position = events.next("position")["data"]["position"]
            ends.append(position["result"])
    assert ends[0] == ends[1]
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over


def test_what_is_said_in_advance_at_one_server_can_be_withdrawn_at_the_other(two: tuple[Served, Served]) -> None:
    for withdrawn in (True, False):
        table, player, second, third = opening(two[0])
        there = {seat: two[1].seat(table.made["seats"][seat]["token"]) for seat in range(3)}
        assert there[second].get(table.path).json()["orders"]["choice"] is None, "the other server has the table"
        with listening(there[second], table.path) as events:
            events.next("position")
            choice = premove(table, second)
            assert events.next("orders")["data"]["choice"] == choice
        if withdrawn:
            assert say(there[second], table) == 200
        here = table.position(player)
        body = {"ply": here["ply"], "choice": here["options"][0]["choice"]}
        assert there[player].post(f"{table.path}/choices", json=body).status_code == 200
        with listening(there[third], table.path) as events:
            events.until(here["ply"] + (1 if withdrawn else 2))
        if withdrawn:
            assert there[second].get(table.path).json()["options"]
        assert len(two[0].house.store.lines(ENTRIES, table.id)) == here["ply"] + (1 if withdrawn else 2)


def test_a_lost_line_costs_no_move(postgres: str, tmp_path: Path) -> None:
    with _redis(tmp_path) as (url, process), serve(settings(Path(), store=postgres, channels=url)) as running:
        table = running.table()
        table.move()
        process.terminate()
        process.wait()
        table.move()
        assert table.position()["ply"] == 2
        assert len(running.house.store.lines(ENTRIES, table.id)) == 2


def test_live_updates_come_back_after_the_database_was_restarted(tmp_path: Path) -> None:
    with own_postgres() as database, _redis(tmp_path) as (url, _):
        chosen = settings(Path(), store=database.url, channels=url, look_every=3600)
        with serve(chosen) as one, serve(chosen) as other, Redis.from_url(url) as line:
            table = one.table()
            table.move()
            with listening(other.seat(table.made["seats"][0]["token"]), table.path) as events:
                events.until(1)
                database.stop()
                # Somebody else's news come while there is nothing to read them from.
                assert line.publish(CHANNEL, f"somebody {table.id}") == 2
                player = table.seats[table.position()["player"]]
                lost = player.post(f"{table.path}/choices", json={"ply": 1, "choice": 0})
                assert lost.status_code in (422, 503)
                database.start()
                for ply in (2, 3, 4):
                    table.move()
                    assert events.until(ply)["data"]["ply"] == ply


def test_a_redis_that_hangs_stops_nobody(postgres: str, tmp_path: Path) -> None:
    with _redis(tmp_path) as (url, process):
        chosen = settings(Path(), store=postgres, channels=url, look_every=0.1)
        with serve(chosen) as one, serve(chosen) as other:
            table = one.table()
            bob = one.guest("Bob")
            with listening(other.seat(table.made["seats"][0]["token"]), table.path) as events:
                events.next("position")
                process.send_signal(signal.SIGSTOP)
                try:
                    for ply in (1, 2, 3):
                        table.move()  # answered, though nobody can be told
                        events.until(ply)  # and seen: the other has looked by itself
                    table.seats[1].post(f"{table.path}/chat", json={"text": "still there?"}, timeout=30)
                    assert events.next("chat")["data"]["text"] == "still there?"
                    elsewhere = other.anybody()
                    elsewhere.cookies.set("abilene", bob.cookies["abilene"])
                    assert elsewhere.get("/api/people/me").json()["name"] == "Bob"
                    bob.post("/api/people/signout", json={}).raise_for_status()
                    while elsewhere.get("/api/people/me").json()["name"] is not None:
                        continue
                    with serve(chosen) as late:  # nor does it keep anybody from opening
                        assert late.anybody().get(table.path).json()["ply"] == 3
                finally:
                    process.send_signal(signal.SIGCONT)
                table.move()
                events.until(4)


def test_a_rematch_that_two_servers_are_asked_for_is_one_table(two: tuple[Served, Served]) -> None:
    table = two[0].table(2)
    table.play_out(random.Random(6))
    for server in two:  # both know that it is over
        assert server.anybody().get(table.path).json()["over"]
    token = table.made["seats"][0]["token"]
    callers = [server.seat(token) for server in two for _ in range(3)]
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(caller.post, f"{table.path}/rematch") for caller in callers]
    assert len({one.result().json()["table"] for one in asked}) == 1
