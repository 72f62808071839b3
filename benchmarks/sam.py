"""Sam: how the greedy bot fares against the solo opponent of Great Western Trail, level by level."""

from collections import Counter
from math import sqrt
from time import perf_counter
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table as Grid

from abilene.bots.playing import play_out, seat_bots
from benchmarks.jobs import fastest, run_chunks
from benchmarks.strength import BOT, Z, interval
from benchmarks.tables import Table

GAMES = 1000
GUEST = 1  # his seat


class Against(TypedDict):
    """Some games: sums of points and of their squares, the bot's first, and who won; a shared victory counts half."""

    games: int
    points: list[int]
    squares: list[int]
    wins: list[float]
    parts: dict[str, int]  # of Sam's score
    decisions: int


def play_against_sam(table: list[Any], first: int, games: int) -> Against:
    """Play these games, one bot against Sam."""
    game = Table(*table).load()
    points, squares, wins = [0, 0], [0, 0], [0.0, 0.0]
    parts: Counter[str] = Counter()
    decisions = 0
    for seed in range(first, first + games):
        state, length = play_out(game, seed, seat_bots(game, [BOT], seed))
        decisions += length
        for seat, score in enumerate(state.scores()):
            points[seat] += score
            squares[seat] += score * score
        for seat in state.winners():
            wins[seat] += 1 / len(state.winners())
        parts.update(state.breakdown()[GUEST])
    return {
        "games": games,
        "points": points,
        "squares": squares,
        "wins": wins,
        "parts": dict(parts),
        "decisions": decisions,
    }


def run(console: Console, tables: list[Table], games: int) -> dict[str, Any]:
    """Play so many games at each table."""
    began = perf_counter()
    chunks = run_chunks(console, tables, play_against_sam, games)
    seconds = perf_counter() - began
    figures = {title: summed(played) for title, played in chunks.items()}
    console.print(_table(figures, seconds))
    for title, figure in figures.items():
        parts = ", ".join(f"{part} {mean:.1f}" for part, mean in figure["parts"].items())
        console.print(f"{title}: Sam scores {parts}.", highlight=False)
    return {"engine": fastest(), "seconds": seconds, "bot": BOT, "figures": figures}


def summed(chunks: list[Against]) -> dict[str, Any]:
    """Means with their 95 % intervals, and how often each wins."""
    games = sum(one["games"] for one in chunks)
    parts: Counter[str] = Counter()
    for one in chunks:
        parts.update(one["parts"])
    found: dict[str, Any] = {"games": games, "decisions": sum(one["decisions"] for one in chunks) / games}
    for seat, name in enumerate((BOT, "sam")):
        total, squares = (sum(one[key][seat] for one in chunks) for key in ("points", "squares"))
        wins = sum(one["wins"][seat] for one in chunks)
        spread = sqrt(max(0.0, squares / games - (total / games) ** 2))
        found[name] = {
            "score": total / games,
            "reach": Z * spread / sqrt(games),
            "spread": spread,
            "share": wins / games,
            "interval": interval(wins, games),
        }
    found["parts"] = {part: points / games for part, points in parts.items()}
    return found


def _table(figures: dict[str, dict[str, Any]], seconds: float) -> Grid:
    table = Grid(title=f"One {BOT} bot against Sam", caption=f"{seconds:.0f} s, {fastest()} engine.")
    table.add_column("")
    for column in ("games", f"{BOT} scores", "Sam scores", f"{BOT} wins", "95 % interval", "Sam wins", "95 % interval"):
        table.add_column(column, justify="right")
    for title, figure in figures.items():
        bot, sam = figure[BOT], figure["sam"]
        table.add_row(
            title,
            f"{figure['games']:,}",
            *(f"{one['score']:.1f} ± {one['reach']:.1f}" for one in (bot, sam)),
            *(
                cell
                for one in (bot, sam)
                for cell in (f"{one['share']:.1%}", f"{one['interval'][0]:.1%} to {one['interval'][1]:.1%}")
            ),
        )
    return table
