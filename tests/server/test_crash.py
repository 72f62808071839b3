"""Crash: the server is killed in the middle of many games; no acknowledged move is ever missing or doubled."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

import abilene
from abilene.server.store.schema import ENTRIES
from abilene.server.store.store import Store
from tests.programs import TRUSTING_NOBODY
from tests.server.serving import GAME

TABLES = 5
KILLS = 5


class Crashing:
    """A server process that can be shot and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        serve = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--store", str(self.folder), "--no-open"]
        command = [sys.executable, "-c", "from abilene.cli import main; main()", *serve, "--lang", "en"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "CI": "true"})
        assert self.process.stdout is not None
        assert "open" in self.process.stdout.readline()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


class Player:
    """Plays one table for all its seats, through every crash, and remembers what was acknowledged."""

    def __init__(self, campaign: "Campaign", number: int) -> None:
        self.campaign = campaign
        self.pick = random.Random(number)
        answer = httpx.post(f"{campaign.server.url}/api/tables", json={"game": GAME, "players": 3}, timeout=30)
        self.made: Any = answer.json()
        self.acknowledged: dict[int, str] = {}
        self.tried: dict[int, set[str]] = {}
        self.trouble: list[str] = []

    def play(self) -> None:
        while not self.campaign.done.is_set():
            try:
                with httpx.Client(base_url=self.campaign.server.url, timeout=30, verify=TRUSTING_NOBODY) as client:
                    self.play_on(client)
            except httpx.TransportError:
                self.campaign.up.wait(60)  # shot; somebody starts it again

    def play_on(self, client: httpx.Client) -> None:
        path = f"/api/tables/{self.made['table']}"
        while not self.campaign.done.is_set():
            position = client.get(path).json()
            last = max(self.acknowledged, default=0)
            if not last <= position["ply"] <= last + 1:
                self.trouble.append(f"ply {position['ply']} after {last} was acknowledged")
            if position["over"]:
                self.campaign.done.wait()
                return
            headers = {"Authorization": f"Bearer {self.made['seats'][position['player']]['token']}"}
            position = client.get(path, headers=headers).json()
            option = self.pick.choice(position["options"])
            ply = position["ply"] + 1
            self.tried.setdefault(ply, set()).add(option["notation"])
            body = {"ply": position["ply"], "choice": option["choice"]}
            answer = client.post(f"{path}/choices", json=body, headers=headers)
            if answer.status_code != 200 or answer.json()["ply"] != ply:
                self.trouble.append(answer.text)
            self.acknowledged[ply] = option["notation"]
            self.campaign.moved.release()


class Campaign:
    """Many tables, and somebody who shoots the server after so many moves."""

    def __init__(self, server: Crashing) -> None:
        self.server = server
        self.up = threading.Event()
        self.done = threading.Event()
        self.moved = threading.Semaphore(0)  # one more for each move that was acknowledged


def test_no_acknowledged_move_is_missing_or_doubled(tmp_path: Path) -> None:
    server = Crashing(tmp_path)
    server.start()
    campaign = Campaign(server)
    campaign.up.set()
    players = [Player(campaign, number) for number in range(TABLES)]
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    when = random.Random(1880)
    try:
        for _ in range(KILLS):
            for _ in range(when.randrange(10, 45)):
                assert campaign.moved.acquire(timeout=60)
            campaign.up.clear()
            server.kill()
            server.start()
            campaign.up.set()
    finally:
        campaign.done.set()
        campaign.up.set()
        for thread in threads:
            thread.join(60)
        server.kill()
    assert [player.trouble for player in players] == [[]] * TABLES
    assert sum(len(player.acknowledged) for player in players) >= 10 * KILLS
    store = Store(f"sqlite:///{tmp_path / 'abilene.sqlite3'}")
    game = abilene.load(GAME, players=3)
    for player in players:
        kept = store.lines(ENTRIES, player.made["table"])
        assert [entry["ply"] for entry in kept] == list(range(1, len(kept) + 1))
        notations = {entry["ply"]: entry["notation"] for entry in kept}
        assert {ply: notations[ply] for ply in player.acknowledged} == player.acknowledged
        assert all(notations[ply] in player.tried[ply] for ply in notations)
        row = store.table(player.made["table"])
        assert row is not None
        match = abilene.Match(game, int(row["seed"], 16))
        for entry in kept:
            match.choose(entry["seat"], game.parse(match.state, entry["notation"]))
            assert f"{match.entries[-1].checksum:016x}" == entry["checksum"]
        assert (row["ply"], row["player"], row["over"]) == (len(kept), match.state.player, match.state.over)
    store.close()
