"""The game that is played at a table, from what the store keeps of it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from abilene.engine.game import Game
from abilene.games import box, load


def game_of(row: Mapping[Any, Any]) -> Game[Any]:
    """The game of a table's row; ValueError when this release has no such rules, options or figures any more."""
    return load_game(row["game"], row["players"], row["options"], row["data"], row["rules"])


def nearest_game(row: Mapping[Any, Any]) -> Game[Any]:
    """The game of a row that this release has no more, as near as it comes: enough to show a last position."""
    known = {option.name for option in box(row["game"]).meta.options}
    options = {name: value for name, value in msgspec.json.decode(row["options"]).items() if name in known}
    fewer = msgspec.json.encode(options, order="deterministic").decode()
    tries = ((row["options"], row["data"]), (fewer, row["data"]), (fewer, "{}"), ("{}", "{}"))
    for chosen, data in tries:
        try:
            return load_game(row["game"], row["players"], chosen, data)
        except ValueError:
            continue
    raise ValueError(f"nothing of table {row['id']} can be set up")


@lru_cache(maxsize=200)
def load_game(name: str, players: int, options: str, data: str, rules: int | None = None) -> Game[Any]:
    """A game by its name, players and options as JSON; tables that play the same share it."""
    own = msgspec.json.decode(data) or None
    return load(name, players=players, data=own, rules=rules, **msgspec.json.decode(options))
