"""A first table: set up as a game recommends it (`[first]` of its `pitch.toml`), with bots, and opened at once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from abilene.bots.levels import LEVELS
from abilene.bots.measured import YARDSTICK
from abilene.games import box
from abilene.server.contract.answers import TableMade
from abilene.server.contract.requests import NewSeat, NewTable
from abilene.server.house import House
from abilene.server.people.callers import Caller
from abilene.server.tables.crew import no_levels
from abilene.server.tables.games import load_game
from abilene.server.tables.opening import as_json, open_table
from abilene.server.tables.promise import written
from abilene.server.words import words

FEW = 3  # at a first table where nobody says how many


@dataclass(frozen=True)
class First:
    """How many play a first game, and with which options."""

    players: int
    options: Mapping[str, Any]  # all of a table of so many


@cache
def first_table(game: str) -> First:
    """The table that is recommended for a first game: what its pitch does not say is as usual."""
    meta, said = box(game).meta, written(game).get("first", {})
    players = said.get("players", min(meta.players, key=lambda count: abs(count - FEW)))
    usual = {option.name: option.default for option in meta.options_for(players)}
    return First(players, usual | said.get("options", {}))


def first_bot(game: str) -> str:
    """Who plays with a newcomer: the weakest level, where there are levels."""
    first = first_table(game)
    return YARDSTICK if no_levels(load_game(game, first.players, as_json(first.options), "{}")) else LEVELS[0]


async def open_first(house: House, caller: Caller, game: str, person: str, bot: str) -> TableMade:
    """A table for one person and bots; nobody needs a name for it."""
    first = first_table(game)
    name = await house.people.name(person) or words(caller.lang).format("lamp-you")
    seats = [NewSeat("me", name=name), *(NewSeat("bot", bot) for _ in range(first.players - 1))]
    plan = NewTable(game, first.players, dict(first.options), seats=seats)
    return await open_table(house, replace(caller, person=person), plan)
