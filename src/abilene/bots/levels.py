"""Levels: five strengths, the same in every game, for people who want to know whom they meet.

They play with the network of the game (`abilene.learn`, which needs NumPy); that is looked up by name when a level is
asked for, so that nothing here, nor any table without levels, needs it. Without a network that fits the table there
are no levels.
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
_PLAYER: Final = EntryPoint("player", "abilene.learn.levels:player", "abilene.levels")
_WHY_NOT: Final = EntryPoint("why_not", "abilene.learn.levels:why_not", "abilene.levels")


@dataclass(frozen=True)
class Level:
    """Makes bots of this level."""

    name: str

    def __call__(self, game: Game[Any], seat: int, seed: int) -> Bot:
        """A bot for a seat; NotTrained or BadFile, which are ValueErrors, where there is no network for this table."""
        bot: Bot = _PLAYER.load()(self.name, game, seat, seed)
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


def why_not(game: Game[Any]) -> str:
    """Why no level can play this table, in one sentence; empty: all can."""
    if network_file(game.name) is None:
        return f"no network has learned {game.name} yet"
    try:
        check = _WHY_NOT.load()
    except ImportError as error:
        return f"levels need what `pip install 'abilene[learn]'` brings: {error}"
    return str(check(game))
