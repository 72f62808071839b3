"""The shape of a network: what goes in, what comes out, and the weights in between.

In go the features that are on. Each has a row of weights, found by the feature's name, so that what means the same is
learned once, however many play: `you, money: 12` has one row, and `third next` is only ever on at large tables. One
row more for each player count says how many play. The rows that are on are added up; a few residual blocks follow;
out come the policy, a number for each action, and for each seat, in turn order from the one that looks, what the game
will be worth to it and how it will score.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import abilene
from abilene.engine.game import Game
from abilene.games import box

Floats = NDArray[np.float32]
Weights = Mapping[str, Floats]

VALUES: Final = 128  # how wide the layer before the values is
CHANNELS: Final = 2  # of each seat: its worth, its score
EPSILON: Final = 1e-5  # in the norms


@dataclass(frozen=True)
class Shape:
    """How large everything is."""

    rows: int
    actions: int
    seats: int
    width: int
    blocks: int

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """The size of each array of weights; of matrices what goes in stands first."""
        wide, values = self.width, self.seats * CHANNELS
        sizes: dict[str, tuple[int, ...]] = {"rows": (self.rows, wide)}
        for n in range(self.blocks):
            sizes |= {f"in{n}": (wide, wide), f"in{n}+": (wide,), f"out{n}": (wide, wide), f"out{n}+": (wide,)}
        sizes |= {"policy": (wide, self.actions), "policy+": (self.actions,)}
        return sizes | {
            "before": (wide, VALUES), "before+": (VALUES,), "values": (VALUES, values), "values+": (values,),
        }  # fmt: skip

    def begin(self, seed: int) -> dict[str, Floats]:
        """Weights that know nothing: all legal actions are as likely, and every game is worth nothing."""
        source = np.random.default_rng(seed)
        weights = {name: np.zeros(size, np.float32) for name, size in self.sizes().items()}
        spread = {"rows": 0.02, "before": (2 / self.width) ** 0.5}
        for n in range(self.blocks):
            spread |= {f"in{n}": (2 / self.width) ** 0.5, f"out{n}": 0.1 / self.width**0.5}
        for name, deviation in spread.items():
            weights[name] += deviation * source.standard_normal(weights[name].shape, np.float32)
        return weights


class Rows:
    """Which row belongs to which feature, for every player count of a game."""

    def __init__(self, game: str, rules: int) -> None:
        numbers: dict[str, int] = {}
        self._by_count: dict[int, NDArray[np.int16]] = {}
        self._count_rows: dict[int, int] = {}
        for players in box(game).meta.players:
            table = abilene.load(game, players=players, rules=rules)
            names = map(table.feature_name, range(table.features))
            rows = [numbers.setdefault(name, len(numbers)) for name in names]
            self._by_count[players] = np.array(rows, np.int16)
        for players in self._by_count:
            self._count_rows[players] = numbers.setdefault(f"{players} players", len(numbers))
        self.size: Final = len(numbers)
        assert self.size < 1 << 15
        words = "\n".join([*numbers, f"{table.actions} actions"])
        self.version: Final = blake2b(words.encode(), digest_size=8).hexdigest()  # changes with any feature

    @property
    def counts(self) -> tuple[int, ...]:
        """All player counts."""
        return tuple(self._by_count)

    def of_count(self, players: int) -> NDArray[np.int16]:
        """The row of each feature, and last that of the player count itself, which is always on."""
        return np.append(self._by_count[players], np.int16(self._count_rows[players]))

    def of_tables(self, games: Sequence[Game[Any]]) -> NDArray[np.int16]:
        """For each table the row of each feature of a vector environment; `size` where there is none.

        Where all features of the largest table end, the environment pads: that is nothing. After it the row of the
        player count.
        """
        largest = max(game.features for game in games)
        found = np.full((len(games), largest + 2), self.size, np.int16)
        for table, game in zip(found, games):
            rows = self.of_count(game.players)
            table[: len(rows) - 1] = rows[:-1]
            table[-1] = rows[-1]
        return found


@cache
def rows_of(game: str, rules: int) -> Rows:
    """The rows of a game under these rules; it takes seconds to name them all."""
    return Rows(game, rules)


def shape_of(games: Sequence[Game[Any]], width: int, blocks: int) -> Shape:
    """The shape of a network for these tables of one game."""
    game = games[0]
    return Shape(rows_of(game.name, game.rules).size, game.actions, max(game.box.meta.players), width, blocks)
