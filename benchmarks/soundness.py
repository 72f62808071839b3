"""Soundness at scale: random games, every state of which is counted from the first piece to the last."""

import random
from time import perf_counter
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table

import abilene
from abilene.engine.game import Game
from abilene.games.good_goat_bad.state import Town
from benchmarks.invariants import Broken, Watch
from benchmarks.jobs import GAME, fastest, run_chunks

GAMES = 2_000
STUCK = 1_000  # decisions; no game comes near


class Sound(TypedDict):
    """What was seen in some games, all of them sound."""

    games: int
    decisions: int
    shortest: int
    longest: int
    options: int  # offered in all, over all decisions
    widest: int  # most options at one decision
    lowest_reserve: int
    points: int  # of all players in all games


def play_sound_games(players: int, first: int, games: int) -> Sound:
    """Play these games at random; Broken at the first state in which something does not add up."""
    game: Game[Town] = abilene.load(GAME, players=players)
    seen = [play_sound_game(game, seed) for seed in range(first, first + games)]
    return merged(seen)


def play_sound_game(game: Game[Town], seed: int) -> Sound:
    """Play one game at random and look at every state of it."""
    chance = random.Random(seed).random
    t = game.start(seed)
    watch = Watch(t)
    decisions = total = widest = 0
    try:
        watch.check(t)
        while not t.over:
            options = t.options()
            if not options or decisions == STUCK:
                raise Broken("GGB-INV-5", f"{t.step()!r} goes nowhere; options {options}")
            total += len(options)
            widest = max(widest, len(options))
            t.heard = []
            t.play(options[int(chance() * len(options))])
            decisions += 1
            watch.check(t)
    except Exception as error:
        raise Broken(f"{game!r}, seed {seed}, decision {decisions}", str(error)) from error
    return {
        "games": 1,
        "decisions": decisions,
        "shortest": decisions,
        "longest": decisions,
        "options": total,
        "widest": widest,
        "lowest_reserve": game.figures.coins - watch.most_coins,
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
        "lowest_reserve": min(one["lowest_reserve"] for one in seen),
        "points": sum(one["points"] for one in seen),
    }


def run(console: Console, games: int) -> dict[str, Any]:
    """Play so many games for each number of players; JobFailed when one of them is not sound."""
    began = perf_counter()
    chunks = run_chunks(console, "soundness", play_sound_games, games)
    seconds = perf_counter() - began
    figures = {players: merged(seen) for players, seen in chunks.items()}
    console.print(_table(figures, seconds))
    return {"engine": fastest(), "seconds": seconds, "figures": figures}


def _table(figures: dict[int, Sound], seconds: float) -> Table:
    states = sum(seen["decisions"] + seen["games"] for seen in figures.values())
    caption = (
        f"{states:,} states in {seconds:.0f} s, {fastest()} engine.\nReserve: fewest coins left in it. Score: mean."
    )
    table = Table(title="Random games, every state counted: none stuck, nothing lost", caption=caption)
    for column in ("players", "games", "decisions", "range", "options", "most", "reserve", "score"):
        table.add_column(column, justify="right")
    for players, seen in figures.items():
        table.add_row(
            str(players),
            f"{seen['games']:,}",
            f"{seen['decisions'] / seen['games']:.1f}",
            f"{seen['shortest']}-{seen['longest']}",
            f"{seen['options'] / seen['decisions']:.2f}",
            str(seen["widest"]),
            str(seen["lowest_reserve"]),
            f"{seen['points'] / seen['games'] / players:.2f}",
        )
    return table
