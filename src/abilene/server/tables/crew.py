"""The crew: which bots can play a table, and what they are called there."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from abilene import bots
from abilene.bots import levels
from abilene.bots.measured import YARDSTICK
from abilene.engine.game import Game
from abilene.games import box
from abilene.server.errors import BadRequest
from abilene.server.tables.games import load_game

USUAL = "steady"  # the level that whoever has finished a game is offered first
NAMES = ("Abigail", "Buck", "Clementine", "Dakota", "Ezra", "Flora")  # of bots that are no level, by seat


def crew_of(name: str) -> tuple[str, ...]:
    """All bots that can play some table of a game."""
    games = (load_game(name, players, "{}", "{}") for players in box(name).meta.players)
    return max((crew(game) for game in games), key=len)


def crew(game: Game[Any]) -> tuple[str, ...]:
    """All bots that can play this table: levels, where it has a network, the weakest first; then the others."""
    return (*(() if no_levels(game) else levels.LEVELS), *bots.names())


@lru_cache(maxsize=200)
def no_levels(game: Game[Any]) -> str:
    """Why no level can play this table; empty: all can. Looked up once: it reads a network."""
    return levels.why_not(game)


def usual_bot(game: Game[Any]) -> str:
    """Who plays a table where nobody says who shall: where no level can play it, greedy does."""
    return YARDSTICK if levels.why_not(game) else USUAL


def check_bot(bot: str, game: Game[Any]) -> None:
    """BadRequest that says why a bot cannot play this table."""
    if bot in levels.LEVELS and (why := no_levels(game)):
        raise BadRequest(reason=f"no bot {bot!r} for this table: {why}; allowed: {', '.join(bots.names())}")
    if bot not in crew(game):
        raise BadRequest(reason=f"unknown bot {bot[:32]!r}; allowed: {', '.join(crew(game))}")


def called(seated: Iterable[str]) -> Iterator[str]:
    """What each bot is called, in the order of the seats (empty: no bot sits there); empty where none does."""
    met = Counter[str]()
    for seat, bot in enumerate(seated):
        names = levels.NAMES.get(bot)
        yield "" if not bot else names[met[bot] % len(names)] if names else NAMES[seat % len(NAMES)]
        met[bot] += 1
