"""Strength: the greedy bot alone among random ones, in every seat in turn."""

from math import sqrt
from time import perf_counter
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table

import abilene
from abilene.bots.playing import play_out, seat_bots
from benchmarks.jobs import GAME, fastest, run_chunks

GAMES = 2_000
BOT, OTHERS = "greedy", "random"
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Won(TypedDict):
    """How the bot fared; a victory shared by k seats counts 1/k."""

    games: int
    wins: float


def play_against_random(players: int, first: int, games: int) -> Won:
    """Play these games, the bot in another seat each time."""
    game = abilene.load(GAME, players=players)
    wins = 0.0
    for seed in range(first, first + games):
        seat = seed % players
        names = [BOT if other == seat else OTHERS for other in range(players)]
        winners = play_out(game, seed, seat_bots(game, names, seed))[0].winners()
        if seat in winners:
            wins += 1 / len(winners)
    return {"games": games, "wins": wins}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of the share of wins."""
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (centre - reach) / scale, (centre + reach) / scale


def run(console: Console, games: int) -> dict[str, Any]:
    """Play so many games for each number of players."""
    began = perf_counter()
    chunks = run_chunks(console, "strength", play_against_random, games)
    seconds = perf_counter() - began
    figures = {players: _figures(players, won) for players, won in chunks.items()}
    console.print(_table(figures, seconds))
    return {"engine": fastest(), "seconds": seconds, "bot": BOT, "others": OTHERS, "figures": figures}


def _figures(players: int, won: list[Won]) -> dict[str, float]:
    games, wins = sum(one["games"] for one in won), sum(one["wins"] for one in won)
    low, high = interval(wins, games)
    return {"games": games, "share": wins / games, "low": low, "high": high, "ratio": wins / games * players}


def _table(figures: dict[int, dict[str, float]], seconds: float) -> Table:
    table = Table(title=f"One {BOT} bot among {OTHERS} ones", caption=f"{seconds:.0f} s, {fastest()} engine.")
    for column in ("players", "games", "wins", "95 % interval", "fair share", "ratio"):
        table.add_column(column, justify="right")
    for players, figure in figures.items():
        table.add_row(
            str(players),
            f"{figure['games']:,}",
            f"{figure['share']:.1%}",
            f"{figure['low']:.1%} to {figure['high']:.1%}",
            f"{1 / players:.1%}",
            f"{figure['ratio']:.2f}",
        )
    return table
