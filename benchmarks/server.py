"""How fast the table server is: 200 tables with three live viewers each, on loopback, SQLite with synchronous FULL.

The server has a process of its own. Clients play at the speed of bots: first as fast as the server commits, then at a
fixed pace, where the time from a click to the update of every viewer is what people would feel.

    python -m benchmarks.server [--tables N] [--seconds S] [--rate MOVES_PER_SECOND ...] [--json]
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec


class Option(msgspec.Struct):
    choice: int


class Position(msgspec.Struct):
    player: int
    over: bool
    options: list[Option]


class Update(msgspec.Struct):
    ply: int
    position: Position


class Made(msgspec.Struct):
    table: str
    seats: list[dict[str, Any]]


UPDATE = msgspec.json.Decoder(Update)


def run_server(listening: socket.socket, folder: str) -> None:
    from abilene.server.serving import run
    from abilene.server.settings import NO_LIMITS, Settings

    run(Settings(store=folder, limits=NO_LIMITS, pace=0, live_tables=100_000, live_bytes=1 << 40), listening)


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Connection:
    """Just enough HTTP to be cheaper than what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> "Connection":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        return self

    async def post(self, path: str, body: bytes, token: str = "") -> tuple[int, bytes]:
        seat = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\n{seat}Content-Type: application/json\r\nContent-Length: {len(body)}"
        self.writer.write(head.encode() + b"\r\n\r\n" + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        return int(answer[9:12]), await self.reader.readexactly(length)

    async def stream(self, path: str, token: str) -> None:
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in answer, answer

    async def chunk(self) -> bytes:
        size = int(await self.reader.readuntil(b"\r\n"), 16)
        return (await self.reader.readexactly(size + 2))[:-2]


class Table:
    """One table: three viewers, and a hand that clicks for whoever must choose."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.random = random.Random(number)
        self.number = number
        self.hand = Connection(load.port)
        self.viewers: list[asyncio.Task[None]] = []
        self.streams: list[Connection] = []
        self.seen = [-1, -1, -1]
        self.clicked: dict[int, float] = {}
        self.choices: list[int] = []
        self.ready = asyncio.Event()
        self.player = -1
        self.ply = 0
        self.over = False
        self.expected = 0

    async def open(self) -> None:
        await self.hand.open()
        names = [f"Ann {self.number}", f"Bob {self.number}", f"Cyd {self.number}"]
        body = msgspec.json.encode({"game": "good_goat_bad", "players": 3, "names": names})
        status, answer = await self.hand.post("/api/tables", body)
        assert status == 201, answer
        made = msgspec.json.decode(answer, type=Made)
        self.path = f"/api/tables/{made.table}"
        self.tokens = [seat["token"] for seat in made.seats]
        shape = f"?shape={self.load.shape}" if self.load.shape else ""
        for seat in range(3):
            connection = await Connection(self.load.port).open()
            await connection.stream(f"{self.path}/stream{shape}", self.tokens[seat])
            self.streams.append(connection)
            self.viewers.append(asyncio.create_task(self.watch(seat, connection)))
        await self.ready.wait()

    async def watch(self, seat: int, connection: Connection) -> None:
        while True:
            chunk = await connection.chunk()
            now = time.perf_counter()
            for event in chunk.split(b"\n\n")[:-1]:
                _, name, data = event.split(b"\n", 2)
                if name != b"event: position":
                    continue
                update = UPDATE.decode(data[6:])
                if self.load.measuring and update.ply > 0:
                    self.load.sizes.append(len(event) + 2)
                self.seen[seat] = update.ply
                if update.position.options:
                    self.player, self.ply = update.position.player, update.ply
                    self.choices = [option.choice for option in update.position.options]
                self.over = self.over or update.position.over
            for ply in [ply for ply in self.clicked if ply <= min(self.seen)]:
                self.load.latencies.append(now - self.clicked.pop(ply))
            if min(self.seen) >= self.expected and (self.over or self.ply == self.seen[0]):
                self.ready.set()

    async def move(self) -> None:
        """Click, and come back when every viewer has seen it."""
        await self.ready.wait()
        if self.over:
            return
        self.ready.clear()
        self.expected = self.ply + 1
        ply, choice = self.ply, self.random.choice(self.choices)
        if self.load.measuring:
            self.clicked[ply + 1] = time.perf_counter()
        body = b'{"ply":%d,"choice":%d}' % (ply, choice)
        status, answer = await self.hand.post(f"{self.path}/choices", body, self.tokens[self.player])
        assert status == 200, answer
        self.load.committed += self.load.measuring

    async def close(self) -> None:
        for viewer in self.viewers:
            viewer.cancel()
        for connection in [self.hand, *self.streams]:
            connection.writer.close()


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int, server: int, tables: int, shape: str) -> None:
        self.port, self.server, self.shape = port, server, shape
        self.count = tables
        self.opened = 0
        self.measuring = False
        self.committed = 0
        self.latencies: list[float] = []
        self.sizes: list[int] = []

    async def table(self) -> Table:
        self.opened += 1
        table = Table(self, self.opened)
        await table.open()
        return table

    async def play(self, seconds: float, rate: float | None) -> dict[str, float]:
        """Play for so long: as fast as it goes, or so many moves a second over all tables."""
        tables = [await self.table() for _ in range(self.count)]
        self.measuring = True
        self.committed, self.latencies, self.sizes = 0, [], []
        spent = cpu_seconds(self.server)
        start = time.perf_counter()
        end = start + seconds
        hands = [self.hand(tables, i, start, end, rate) for i in range(self.count)]
        await asyncio.gather(*hands)
        took = time.perf_counter() - start
        self.measuring = False
        figures = self.figures(took)
        figures["server_cpu_ms_per_move"] = round(1000 * (cpu_seconds(self.server) - spent) / self.committed, 2)
        for table in tables:
            await table.close()
        return figures

    async def hand(self, tables: list[Table], i: int, start: float, end: float, rate: float | None) -> None:
        gap = 0.0 if rate is None else self.count / rate
        due = start + gap * i / self.count
        while (now := time.perf_counter()) < end:
            if rate is not None and due > now:
                await asyncio.sleep(due - now)
            due += gap
            if tables[i].over:
                await tables[i].close()
                tables[i] = await self.table()
            await tables[i].move()
            if rate is None:
                await tables[i].ready.wait()

    def figures(self, took: float) -> dict[str, float]:
        latencies = sorted(self.latencies)
        return {
            "moves_per_second": round(self.committed / took, 1),
            "p50_ms": round(1000 * statistics.median(latencies), 1),
            "p99_ms": round(1000 * latencies[int(len(latencies) * 0.99)], 1),
            "update_bytes_mean": round(statistics.mean(self.sizes)),
            "update_bytes_p99": sorted(self.sizes)[int(len(self.sizes) * 0.99)],
        }


def measure(tables: int, seconds: float, rates: list[float]) -> dict[str, Any]:
    """Every figure, with plain positions and with scenes."""
    import uvloop

    found: dict[str, Any] = {"tables": tables, "viewers_each": 3, "cores": os.cpu_count()}
    for name, shape in (("positions", ""), ("scenes", "wide")):
        for rate in [None, *rates]:
            with tempfile.TemporaryDirectory() as folder, socket.socket() as listening:
                listening.bind(("127.0.0.1", 0))
                listening.listen(4096)
                context = multiprocessing.get_context("fork")
                server = context.Process(target=run_server, args=(listening, folder))
                server.start()
                try:
                    load = Load(listening.getsockname()[1], server.pid or 0, tables, shape)
                    figures = uvloop.run(load.play(seconds, rate))
                finally:
                    server.terminate()
                    server.join()
            found[f"{name}, {'as fast as it goes' if rate is None else f'{rate:g} moves a second'}"] = figures
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, nargs="*", default=[500, 1000])
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.tables, given.seconds, given.rate)
    if given.json:
        print(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        print(f"{name}: {figures}")


if __name__ == "__main__":
    main()
