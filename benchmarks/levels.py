"""Levels: how long a decision of each takes at a table where people wait, in processor time, and its network alone."""

from statistics import fmean
from time import process_time
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table as Grid

from abilene.bots import maker
from abilene.bots.at_table import AtTable
from abilene.bots.levels import LEVELS, network_file, why_not
from abilene.bots.playing import SeatBot
from abilene.engine.match import Match
from benchmarks.jobs import engines, progress, run_job
from benchmarks.tables import Table

GAMES = 1
ASKED = 300  # questions that the network alone is asked


class Took(TypedDict):
    """What decisions of a level took, in milliseconds."""

    decisions: int
    mean: float
    most: float


def decide(table: list[Any], level: str, games: int) -> Took:
    """Whole games of this level in every seat; where there is one answer, nobody decides."""
    game = Table(*table).load()
    took: list[float] = []
    for seed in range(1, games + 1):
        match = Match(game, seed)
        seats = [SeatBot(AtTable(maker(level))(game, seat, seed), seat) for seat in range(game.players)]
        while not match.state.over:
            state, events = match.state, match.events()
            began = process_time()
            choice = seats[state.player].choose(state, events)
            if len(state.choices) > 1:
                took.append(1000 * (process_time() - began))
            match.choose(state.player, choice)
    return {"decisions": len(took), "mean": fmean(took), "most": max(took)}


def think(table: list[Any]) -> Took:
    """The network alone, one question at a time, in a game of those who play what it finds best."""
    from abilene.learn.bot import Learned, own_network

    game = Table(*table).load()
    network, took = own_network(game.name), list[float]()
    match = Match(game, 1)
    bots = [SeatBot(Learned(game, seat, 1), seat) for seat in range(game.players)]
    while not match.state.over and len(took) < ASKED:
        state = match.state
        if len(state.choices) > 1:
            on, legal = state.observe(state.player), game.legal_actions(state)
            began = process_time()
            network.think(game.players, on, legal)
            took.append(1000 * (process_time() - began))
        match.choose(state.player, bots[state.player].choose(state, match.events()))
    return {"decisions": len(took), "mean": fmean(took), "most": max(took)}


def run(console: Console, tables: list[Table], games: int) -> dict[str, Any]:
    """Measure every table that levels play, on each engine at hand, one after the other."""
    there = [table for table in tables if not why_not(table.load())]
    found: dict[str, dict[str, Took]] = {}
    with progress(console) as bars:
        row = bars.add_task("levels", total=len(there) * len(engines()) * (len(LEVELS) + 1))
        for table in there:
            for engine in engines():
                took = found.setdefault(f"{table.title}, {engine}", {})
                if network_file(table.game) is not None:
                    took["network alone"] = run_job(engine, think, list(table))
                bars.advance(row)
                for level in LEVELS:
                    took[level] = run_job(engine, decide, list(table), level, games)
                    bars.advance(row)
    console.print(_table(found))
    return dict(found)


def _table(found: dict[str, dict[str, Took]]) -> Grid:
    table = Grid(title="A decision of each level", caption="Processor time in ms, mean and most, at a table.")
    for column in ("", "network alone", *LEVELS):
        table.add_column(column, justify="right" if column else "left")
    for name, took in found.items():
        cells = [f"{of['mean']:.1f} ({of['most']:.0f})" for of in map(took.get, ("network alone", *LEVELS)) if of]
        table.add_row(name, *[""] * (len(LEVELS) + 1 - len(cells)), *cells)
    return table
