"""What was measured of the bots, game by game: `measured.json`. What is not there was not measured, and nobody says it.

    {"format": "abilene measured 1",
     "games": {GAME: {"date": "2026-11-15", "source": where the figures stand,
                      "bots": {BOT: {"rating": [1500, 14], "ms": 1.6, "tables": [TABLE...]}}}}}

`rating` is on the scale on which `greedy` is 1200 in every game, with half of its 95 % interval; `ms` is processor time
for a decision. A TABLE is {"players": 3, "games": 2000, "points": 84.2, "wins": [0.66, 0.64, 0.68]} with the usual
options: how one such bot fares among `greedy` ones, its mean points and its wins with their 95 % interval, both as far
as they are known; of `greedy` the points among its own kind. Beside the bots may stand how a best response fares,
"read": {"bot": "strong", "players": 2, "minutes": 5, "wins": 0.9}, who has learned for so long to beat this bot alone;
and what was measured with other options, "others": {"edition:1": {"options": {"edition": 1}, "date": …, "bots": …}}.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

FORMAT: Final = "abilene measured 1"
FILE: Final = Path(__file__).with_name("measured.json")
YARDSTICK: Final = "greedy"  # by which all others are rated
RATED: Final = 1200  # that one, by definition


@dataclass(frozen=True)
class At:
    """How a bot fares at tables of one size, among `greedy` ones."""

    games: int
    points: float | None = None
    wins: tuple[float, float, float] | None = None  # the share, and its interval


@dataclass(frozen=True)
class Found:
    """All that was measured of a bot in a game."""

    rating: tuple[int, int] | None = None  # and half of its interval
    ms: float | None = None  # a decision
    tables: Mapping[int, At] = field(default_factory=dict)  # by player count


@dataclass(frozen=True)
class Response:
    """A best response: how it fares against the only bot that it has learned to beat."""

    bot: str
    players: int
    minutes: int  # of learning
    wins: float


@dataclass(frozen=True)
class Measured:
    """All that was measured of a game's bots, when, and where it stands."""

    date: str = ""
    source: str = ""
    bots: Mapping[str, Found] = field(default_factory=dict)
    read: Response | None = None
    options: Mapping[str, Any] = field(default_factory=dict)  # that are not usual
    others: Mapping[str, "Measured"] = field(default_factory=dict)  # with other options

    def of(self, bot: str) -> Found:
        """What is known of a bot, be it nothing; the yardstick has its rating by definition."""
        found = self.bots.get(bot, Found())
        return Found((RATED, 0), found.ms, found.tables) if bot == YARDSTICK else found


def measured(game: str) -> Measured:
    """What was measured of the bots of a game."""
    return read(FILE).get(game, Measured())


@cache
def read(file: Path) -> Mapping[str, Measured]:
    """By game; ValueError when the file is none of ours."""
    told = json.loads(file.read_text("utf-8"))
    if told.get("format") != FORMAT:
        raise ValueError(f"{file} is no {FORMAT!r}, but {told.get('format')!r}")
    return {
        game: replace(
            _measured(of, of["source"]),
            read=Response(**of["read"]) if "read" in of else None,
            others={key: _measured(other, of["source"]) for key, other in of.get("others", {}).items()},
        )
        for game, of in told["games"].items()
    }


def _measured(data: Mapping[str, Any], source: str) -> Measured:
    bots = {bot: _found(found) for bot, found in data["bots"].items()}
    return Measured(data["date"], source, bots, options=data.get("options", {}))


def _found(data: Mapping[str, Any]) -> Found:
    rating = data.get("rating")
    tables = {
        at["players"]: At(at["games"], at.get("points"), tuple(at["wins"]) if "wins" in at else None)
        for at in data.get("tables", ())
    }
    return Found(tuple(rating) if rating else None, data.get("ms"), tables)
