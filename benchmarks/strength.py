"""Strength: the greedy bot alone among random ones, in every seat in turn, and then among its equals."""

from collections import Counter
from math import sqrt
from time import perf_counter
from typing import Any, TypedDict

from rich.console import Console
from rich.table import Table as Grid

from abilene.bots.playing import play_out, seat_bots
from abilene.engine.bot import Asked, Bot
from abilene.engine.events import Event
from benchmarks.jobs import fastest, run_chunks
from benchmarks.tables import Table

GAMES = 400
BOT, OTHERS = "greedy", "random"
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Won(TypedDict):
    """How the bot fared; a victory shared by k seats counts 1/k."""

    games: int
    wins: float


class Played(TypedDict):
    """How the bots did among themselves."""

    games: int
    seats: list[float]  # victories of each seat
    points: dict[str, int]  # by part of the score, over all seats and games
    deeds: dict[str, int]  # what they did, by the kind of event


def play_against_random(table: list[Any], first: int, games: int) -> Won:
    """Play these games, the bot in another seat each time."""
    game = Table(*table).load()
    wins = 0.0
    for seed in range(first, first + games):
        seat = seed % game.players
        names = [BOT if other == seat else OTHERS for other in range(game.players)]
        winners = play_out(game, seed, seat_bots(game, names, seed))[0].winners()
        if seat in winners:
            wins += 1 / len(winners)
    return {"games": games, "wins": wins}


class Counting:
    """A bot whose deeds are counted."""

    def __init__(self, bot: Bot, seat: int, deeds: Counter[str]) -> None:
        self.bot, self.seat, self.deeds = bot, seat, deeds
        self.blind = False

    def choose(self, asked: Asked) -> int:
        """What the bot itself chooses."""
        return self.bot.choose(asked)

    def hear(self, event: Event) -> None:
        """Count what the own seat does."""
        if getattr(event, "player", None) == self.seat:
            self.deeds[type(event).__name__] += 1
        self.bot.hear(event)


def play_among_equals(table: list[Any], first: int, games: int) -> Played:
    """Play these games, a bot in every seat."""
    game = Table(*table).load()
    seats = [0.0] * game.players
    points: Counter[str] = Counter()
    deeds: Counter[str] = Counter()
    for seed in range(first, first + games):
        bots = seat_bots(game, [BOT] * game.players, seed)
        state, _ = play_out(game, seed, [Counting(bot, seat, deeds) for seat, bot in enumerate(bots)])
        for seat in state.winners():
            seats[seat] += 1 / len(state.winners())
        for parts in state.breakdown():
            points.update(parts)
    return {"games": games, "seats": seats, "points": dict(points), "deeds": dict(deeds)}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of the share of wins."""
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (centre - reach) / scale, (centre + reach) / scale


def run(console: Console, tables: list[Table], games: int) -> dict[str, Any]:
    """Play so many games at each table against random bots, and a quarter as many among greedy ones."""
    began = perf_counter()
    against = run_chunks(console, tables, play_against_random, games)
    among = run_chunks(console, tables, play_among_equals, max(1, games // 4))
    seconds = perf_counter() - began
    players = {table.title: table.players for table in tables}
    won = {title: _won(players[title], chunks) for title, chunks in against.items()}
    played = {title: _played(players[title], chunks) for title, chunks in among.items()}
    console.print(_won_table(players, won, seconds))
    for title, figure in played.items():
        console.print(_played_lines(title, figure), highlight=False)
    return {
        "engine": fastest(),
        "seconds": seconds,
        "bot": BOT,
        "others": OTHERS,
        "against": won,
        "among": played,
    }


def _won(players: int, chunks: list[Won]) -> dict[str, float]:
    games, wins = sum(one["games"] for one in chunks), sum(one["wins"] for one in chunks)
    low, high = interval(wins, games)
    return {"games": games, "share": wins / games, "low": low, "high": high, "ratio": wins / games * players}


def _played(players: int, chunks: list[Played]) -> dict[str, Any]:
    """Means: per seat and game, but for the shares of victories."""
    games = sum(one["games"] for one in chunks)
    points: Counter[str] = Counter()
    deeds: Counter[str] = Counter()
    for one in chunks:
        points.update(one["points"])
        deeds.update(one["deeds"])
    return {
        "games": games,
        "seats": [sum(one["seats"][seat] for one in chunks) / games for seat in range(players)],
        "score": sum(points.values()) / games / players,
        "points": {part: sum_of / games / players for part, sum_of in points.items()},
        "deeds": {deed: count / games / players for deed, count in deeds.most_common()},
    }


def _won_table(players: dict[str, int], won: dict[str, dict[str, float]], seconds: float) -> Grid:
    table = Grid(title=f"One {BOT} bot among {OTHERS} ones", caption=f"{seconds:.0f} s, {fastest()} engine.")
    table.add_column("")
    for column in ("games", "wins", "95 % interval", "fair share", "ratio"):
        table.add_column(column, justify="right")
    for title, figure in won.items():
        table.add_row(
            title,
            f"{figure['games']:,}",
            f"{figure['share']:.1%}",
            f"{figure['low']:.1%} to {figure['high']:.1%}",
            f"{1 / players[title]:.1%}",
            f"{figure['ratio']:.2f}",
        )
    return table


def _played_lines(title: str, figure: dict[str, Any]) -> str:
    points = ", ".join(f"{part} {mean:.1f}" for part, mean in figure["points"].items())
    deeds = ", ".join(f"{deed} {mean:.1f}" for deed, mean in figure["deeds"].items())
    seats = ", ".join(f"{share:.0%}" for share in figure["seats"])
    return (
        f"{title}, only {BOT} bots, {figure['games']:,} games: {figure['score']:.1f} points ({points}).\n"
        f"  Victories by seat: {seats}. Each does in a game: {deeds}."
    )
