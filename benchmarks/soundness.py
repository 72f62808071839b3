"""Soundness at scale: random games, every state of which is counted from the first piece to the last."""

import random
from time import perf_counter
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table as Grid

from abilene.engine.game import Game
from benchmarks.jobs import fastest, run_chunks
from benchmarks.tables import Table
from benchmarks.watch import Broken, watch

GAMES = 500
STUCK = 10_000  # decisions; no game comes near


class Sound(TypedDict):
    """What was seen in some games, all of them sound."""

    games: int
    decisions: int
    shortest: int
    longest: int
    options: int  # offered in all, over all decisions
    widest: int  # most options at one decision
    points: int  # of all players in all games


def play_sound_games(table: list[Any], first: int, games: int, every: int = 1) -> Sound:
    """Play these games at random; Broken at the first state looked at in which something does not add up."""
    game = Table(*table).load()
    return merged([play_sound_game(game, seed, every) for seed in range(first, first + games)])


def play_sound_game(game: Game[Any], seed: int, every: int = 1) -> Sound:
    """Play one game at random and look at every so many states of it, and at the last."""
    chance = random.Random(seed).random
    t = game.start(seed)
    watching = watch(game.name, t)
    decisions = total = widest = 0
    try:
        watching.check(t)
        while not t.over:
            options = t.options()
            if not options or decisions == STUCK:
                raise Broken(t.rules()[0], f"{t.step()!r} goes nowhere; options {options}")
            total += len(options)
            widest = max(widest, len(options))
            t.heard = [] if every == 1 else None  # some watches listen
            t.play(options[int(chance() * len(options))])
            decisions += 1
            if t.over or (decisions + seed) % every == 0:
                watching.check(t)
    except Exception as error:
        raise Broken(f"{game!r}, seed {seed}, decision {decisions}", str(error)) from error
    return {
        "games": 1,
        "decisions": decisions,
        "shortest": decisions,
        "longest": decisions,
        "options": total,
        "widest": widest,
        "points": sum(t.scores()),
    }


def merged(seen: list[Sound]) -> Sound:
    """What was seen in all of them together."""
    return {
        "games": sum(one["games"] for one in seen),
        "decisions": sum(one["decisions"] for one in seen),
        "shortest": min(one["shortest"] for one in seen),
        "longest": max(one["longest"] for one in seen),
        "options": sum(one["options"] for one in seen),
        "widest": max(one["widest"] for one in seen),
        "points": sum(one["points"] for one in seen),
    }


def run(console: Console, tables: list[Table], games: int, every: int) -> dict[str, Any]:
    """Play so many games at each table; JobFailed when one of them is not sound."""
    began = perf_counter()
    chunks = run_chunks(console, tables, play_sound_games, games, every)
    seconds = perf_counter() - began
    figures = {title: merged(seen) for title, seen in chunks.items()}
    console.print(_table(figures, seconds, every))
    return {"engine": fastest(), "seconds": seconds, "every": every, "figures": figures}


def _table(figures: dict[str, Sound], seconds: float, every: int) -> Grid:
    states = sum(seen["decisions"] + seen["games"] for seen in figures.values())
    looked_at = "each looked at" if every == 1 else f"one in {every} looked at, and the last of each game"
    caption = f"{states:,} states, {looked_at}, in {seconds:.0f} s, {fastest()} engine."
    table = Grid(title="Random games: none stuck, nothing lost", caption=caption)
    table.add_column("")
    for column in ("games", "decisions", "range", "options", "most", "points"):
        table.add_column(column, justify="right")
    for title, seen in figures.items():
        table.add_row(
            title,
            f"{seen['games']:,}",
            f"{seen['decisions'] / seen['games']:.1f}",
            f"{seen['shortest']}-{seen['longest']}",
            f"{seen['options'] / seen['decisions']:.2f}",
            str(seen["widest"]),
            f"{seen['points'] / seen['games']:.1f}",
        )
    return table
