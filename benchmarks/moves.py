"""Moves: how fast `greedy` decides, and what the drawing of what comes of it costs, in processor time."""

from itertools import count
from statistics import median
from time import process_time
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table as Grid

import abilene
from abilene.bots.playing import SeatBot, seat_bots
from benchmarks.jobs import engines, progress, run_job
from benchmarks.strength import BOT
from benchmarks.tables import Table

DECIDING = 2.0  # seconds of choosing in each measurement
EVERY = 10  # moves between two that are drawn: two scenes, and what is between them


class Moves(TypedDict):
    """What was found at one table: per second, and the median of each in milliseconds."""

    decisions: float
    scene: float
    difference: float


def measure(table: list[Any]) -> Moves:
    """Whole games between greedy bots, some of whose moves are drawn; only where there is a choice they decide."""
    game = Table(*table).load()
    deciding, decisions = 0.0, 0
    scenes: list[float] = []
    differences: list[float] = []
    for seed in count(1):
        match = abilene.Match(game, seed)
        bots = [SeatBot(bot, seat) for seat, bot in enumerate(seat_bots(game, [BOT] * game.players, seed))]
        while not match.state.over:
            seat, before = match.state.player, match.state
            events = match.events()
            began = process_time()
            choice = bots[seat].choose(match.state, events)
            deciding += process_time() - began
            decisions += len(match.state.choices) > 1
            was = before.scene(seat) if decisions % EVERY == 0 else None
            match.choose(seat, choice)
            if was is not None:
                began = process_time()
                now = match.state.scene(seat)
                drawn = process_time()
                now.diff(was)
                scenes.append(1000 * (drawn - began))
                differences.append(1000 * (process_time() - drawn))
            if deciding >= DECIDING and len(scenes) > EVERY:
                return {"decisions": decisions / deciding, "scene": median(scenes), "difference": median(differences)}
    raise AssertionError("there is always another game")


def run(console: Console, tables: list[Table]) -> dict[str, Any]:
    """Measure every table on each engine at hand, one after the other."""
    contenders = [(engine, table) for table in tables for engine in engines()]
    found: dict[str, Moves] = {}
    with progress(console) as bars:
        row = bars.add_task("moves", total=len(contenders))
        for engine, table in contenders:
            found[f"{table.title}, {engine}"] = run_job(engine, measure, list(table))
            bars.advance(row)
    console.print(_table(found))
    return dict(found)


def _table(found: dict[str, Moves]) -> Grid:
    table = Grid(title=f"Moves of {BOT}", caption="Processor time; medians of scenes and of their differences.")
    table.add_column("")
    for column in ("decisions a second", "scene, ms", "difference, ms"):
        table.add_column(column, justify="right")
    for name, moves in found.items():
        table.add_row(name, f"{moves['decisions']:,.0f}", f"{moves['scene']:.1f}", f"{moves['difference']:.1f}")
    return table
