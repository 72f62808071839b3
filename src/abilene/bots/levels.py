"""Levels: five strengths, the same in every game, for people who want to know whom they meet.

They play with the network of the game (`abilene.learn`, which needs NumPy); that is looked up by name when a level is
asked for, so that nothing here, nor any table without a network, needs it. Where no network has learned the table, or
they were measured to play better without it, they think with `greedy` and with games that they imagine
(`abilene.bots.imagining`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from abilene.engine.bot import Bot
from abilene.engine.game import Game
from abilene.games import box

LEVELS: Final = ("novice", "easy", "steady", "strong", "expert")
# What they are called at a table; a second one of a level takes the next name.
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "novice": ("Pip", "Dot", "Gus", "Nell"),
    "easy": ("Rosa", "Ned", "Ida", "Walt"),
    "steady": ("Amos", "Jane", "Otis", "Ruth"),
    "strong": ("Clara", "Silas", "Edna", "Jed"),
    "expert": ("Ezra", "Belle", "Cyrus", "Opal"),
}
NETWORKS: Final = Path(__file__).parent.parent / "learn" / "networks"  # that come with the package
_LEARNED: Final = EntryPoint("learned", "abilene.learn.levels:learned", "abilene.levels")
# Whoever makes the bots of a level where a network has learned the table, and where none has.
_PLAYERS: Final = {
    True: EntryPoint("player", "abilene.learn.levels:player", "abilene.levels"),
    False: EntryPoint("player", "abilene.bots.imagining:player", "abilene.levels"),
}
_UNUSABLE: Final = (ImportError, ValueError, OSError)  # what keeps a network that is there from being used


@dataclass(frozen=True)
class Level:
    """Makes bots of this level."""

    name: str

    def __call__(self, game: Game[Any], seat: int, seed: int) -> Bot:
        """A bot for a seat; BadFile, which is a ValueError, where the network that should play cannot be used."""
        bot: Bot = _PLAYERS[_has_learned(game)].load()(self.name, game, seat, seed)
        return bot


def network_file(game: str) -> Path | None:
    """The network that comes with a game, here or in the game's own folder."""
    files = (NETWORKS / f"{game}.npz", box(game).folder / "network.npz")
    return next((file for file in files if file.exists()), None)


def record_of(game: str) -> Mapping[str, Any] | None:
    """How the network that comes with a game was made: its settings, run by run, and what came of them."""
    file = network_file(game)
    record = file.with_suffix(".json") if file else None
    if file is None or record is None or not record.exists():
        return None
    told: dict[str, Any] = json.loads(record.read_text("utf-8"))
    return {**told, "bytes": file.stat().st_size}


def _has_learned(game: Game[Any]) -> bool:
    """Whether a network plays this table; ImportError or ValueError when the one of the game cannot be read."""
    return network_file(game.name) is not None and bool(_LEARNED.load()(game))


def learned(game: Game[Any]) -> bool:
    """Whether the levels play this table with a network; if not, they imagine games, or cannot play at all."""
    try:
        return _has_learned(game)
    except _UNUSABLE:
        return False


def why_not(game: Game[Any]) -> str:
    """Why no level can play this table, in one sentence; empty: all can."""
    try:
        _has_learned(game)
    except ImportError as error:
        return f"levels need what `pip install 'abilene[learn]'` brings: {error}"
    except _UNUSABLE as error:
        return str(error)
    return ""
