"""Exported networks: what a bot plays with. A few MB, read and run with NumPy alone.

Weights are bytes, each row of a matrix with a scale of its own. Of the features only those rows are kept that were ever
on; when the file would be too large, those that were on least often are left out too.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from abilene.engine.game import Game
from abilene.learn.by_numpy import norm
from abilene.learn.checkpoint import FORMAT as CHECKPOINT
from abilene.learn.checkpoint import Checkpoint, check_about, checkpoint_of, read_arrays, write_arrays
from abilene.learn.errors import NotTrained
from abilene.learn.settings import tables_of
from abilene.learn.shape import CHANNELS, Floats, Rows, Shape, Weights, rows_of
from abilene.learn.worth import judged, mean_and_spread

FORMAT: Final = "abilene network 1"
LARGEST: Final = 4_000_000  # bytes
NOTHING: Final = (0, 0.0, 1.0)  # is usual where no game has been over yet
LEVELS: Final = 127  # of a weight, on each side of 0


def export(checkpoint: Checkpoint, file: Path, sampled: bool = False, largest: int = LARGEST) -> None:
    """Write the network of a checkpoint, and beside it, as JSON, the record of how it was made."""
    about = checkpoint.about
    rows = rows_of(about["game"], about["rules"])
    record = {
        "about": about,
        "sampled": sampled,
        "decisions": checkpoint.decisions,
        "games": checkpoint.games,
        "seconds": round(checkpoint.seconds, 1),
        "usual": checkpoint.usual,
        "usual of": _usual(checkpoint),
        "runs": checkpoint.runs,
        "played": played(checkpoint.runs),
    }
    often = np.argsort(-checkpoint.seen, kind="stable")[: int((checkpoint.seen > 0).sum())]
    while True:
        kept = np.sort(often)
        told = {"format": FORMAT, **record, "rows": len(kept)}
        write_arrays(file, told, _packed(checkpoint.weights, rows, kept), packed=True)
        excess = file.stat().st_size - largest
        if excess <= 0:
            break
        often = often[: max(1, len(often) - 1 - excess // checkpoint.weights["rows"].shape[1])]
    file.with_suffix(".json").write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", "utf-8")


def _usual(checkpoint: Checkpoint) -> dict[str, list[float]]:
    """What is usual with so many players, all tables of theirs together."""
    by_count: dict[str, list[list[float]]] = {}
    for game, usual in zip(tables_of(checkpoint.runs[-1]), checkpoint.usual):
        if usual[0]:
            by_count.setdefault(str(game.players), []).append(usual)
    return {count: np.mean(rows, axis=0).round(6).tolist() for count, rows in by_count.items()}


def played(runs: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """With which options was learned, in all runs together."""
    found: dict[str, list[Any]] = {}
    for run in runs:
        for game in tables_of(run):
            for name, value in game.options.items():
                if value not in (known := found.setdefault(name, [])):
                    known.append(value)
    return found


def _packed(weights: Weights, rows: Rows, kept: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    arrays: dict[str, NDArray[Any]] = {}
    for name, array in weights.items():
        if array.ndim == 1:
            arrays[name] = array.astype(np.float16)
            continue
        array = array[kept] if name == "rows" else array.T if name == "policy" else array  # a row of it is one action
        scale = np.maximum(np.abs(array).max(1), 1e-6) / LEVELS
        arrays[name] = np.rint(array / scale[:, None]).astype(np.int8)
        arrays[f"{name}*"] = scale.astype(np.float32)
    places = np.full(rows.size, len(kept), np.int16)  # those left out point at nothing
    places[kept] = np.arange(len(kept))
    for players in rows.counts:
        arrays[f"of {players}"] = places[rows.of_count(players)]
    return arrays


def chances(found: Floats) -> Floats:
    """How likely each option is, by how good it is found."""
    likely = np.exp(found - found.max())
    shares: Floats = likely / likely.sum()
    return shares


def torn_between(likely: Floats) -> float:
    """Between how many options somebody is torn who finds them so likely: 1 is sure."""
    return float(np.exp(-(likely * np.log(likely + 1e-9)).sum()))


@dataclass(frozen=True)
class Network:
    """A network at the table: one question at a time."""

    told: Mapping[str, Any]
    weights: Weights
    rows: Mapping[int, NDArray[np.int16]]  # by player count: the row of each feature, last that of the count

    @property
    def sampled(self) -> bool:
        """It is meant to play by chance, as likely as it finds each action, so that nobody can read it."""
        return bool(self.told["sampled"])

    def check(self, game: Game[Any]) -> None:
        """NotTrained or BadFile when it cannot play this game."""
        about = self.told["about"]
        check_about(about, {"game": game.name, "rules": game.rules})
        if game.changes:
            raise NotTrained(f"the network of {game.name} knows the figures of the box only")
        if game.players not in {*self.counts, *self.suited}:
            counts = ", ".join(map(str, self.counts))
            raise NotTrained(f"the network of {game.name} has played with {counts} players, never with {game.players}")
        if unseen := self._unseen(game):
            raise NotTrained(f"the network of {game.name} has never played with {', '.join(unseen)}")
        # all features have names, and these a version, but to name them takes long: that many will do here
        known = {"features": len(self.rows[game.players]) - 1, "actions": about["actions"]}
        check_about(known, {"features": game.features, "actions": game.actions})

    @property
    def counts(self) -> list[int]:
        """The player counts that it has played with."""
        return sorted({count for run in self.told["runs"] for count in run["settings"]["players"]})

    @property
    def suited(self) -> Sequence[int]:
        """Those with which levels play by it: all, but what was measured to be better is written down.

        One that has played with two may be better than none alone, against a guest: what it learned it knows by name.
        """
        written: Sequence[int] | None = self.told.get("levels")
        return self.counts if written is None else written

    @cached_property
    def met(self) -> Mapping[str, Sequence[Any]]:
        """The values of each option with which it has played; of older files, from what their runs have drawn."""
        written: Mapping[str, Sequence[Any]] | None = self.told.get("played")
        return played(self.told["runs"]) if written is None else written

    def _unseen(self, game: Game[Any]) -> list[str]:
        """The options with which it has never played.

        Values that are made up of others, such as the faces of single buildings, are met in their parts; options that
        no table has where it has learned can be met by none.
        """
        known, counts = self.met, set(self.counts)
        options = (one for one in game.box.meta.options if not one.players or counts.intersection(one.players))
        listed = {option.name: option.values for option in options}
        return [
            f"{name}={value}"
            for name, value in game.options.items()
            if value in listed.get(name, ()) and value not in known.get(name, ())
        ]

    def think(self, players: int, on: Sequence[int], legal: Sequence[int]) -> tuple[Floats, Floats]:
        """How good it finds each legal action (before a softmax), and the values (seats, channels)."""
        found, values = self.think_all(players, [on], [legal])
        return found[0], values[0]

    def think_all(
        self, players: int, on: Sequence[Sequence[int]], legal: Sequence[Sequence[int]]
    ) -> tuple[list[Floats], Floats]:
        """The same for many questions."""
        w, places, blocks = self.weights, self.rows[players], self.told["about"]["blocks"]
        h = np.stack([w["rows"][places[[*features, -1]]].sum(0) for features in on])
        for n in range(blocks):
            x, _ = norm(h)
            h = h + np.maximum(x @ w[f"in{n}"] + w[f"in{n}+"], 0) @ w[f"out{n}"] + w[f"out{n}+"]
        x, _ = norm(h)
        values = np.maximum(x @ w["before"] + w["before+"], 0) @ w["values"] + w["values+"]
        found = [w["policy"][numbers] @ row + w["policy+"][numbers] for row, numbers in zip(x, map(np.asarray, legal))]
        return found, values.reshape(len(on), -1, CHANNELS)

    def worth(self, players: int, win: float, margin: float, score: float) -> float:
        """What the end of a game is worth to a player, on the scale of its values."""
        mixture, usual = self.told["runs"][-1]["settings"]["worth"], self.told["usual of"].get(str(players), NOTHING)
        return float(judged(mixture, *mean_and_spread(np.array(usual)), players, win, margin, score)[0])


def to_go_on_from(file: Path) -> Checkpoint:
    """A checkpoint, or a network to play with, which is nearly as good: rows that it left out begin anew."""
    told, arrays = read_arrays(file, FORMAT, CHECKPOINT)
    if told["format"] == CHECKPOINT:
        return checkpoint_of(told, arrays)
    about, network = told["about"], _network(told, arrays)
    rows = rows_of(about["game"], about["rules"])
    check_about(about, {"features": rows.version})
    shape = Shape(rows.size, about["actions"], about["seats"], about["width"], about["blocks"])
    anew = shape.begin(0)["rows"]
    weights = {**network.weights, "policy": network.weights["policy"].T.copy(), "rows": anew}
    seen = np.zeros(rows.size, np.int64)
    for players, places in network.rows.items():
        kept = places < told["rows"]
        own = rows.of_count(players)[kept]
        anew[own], seen[own] = network.weights["rows"][places[kept]], 1
    counted = (told[name] for name in ("usual", "decisions", "games", "seconds", "runs"))
    return Checkpoint(about, weights, [], seen, *counted)


@lru_cache(maxsize=16)
def load_network(file: Path) -> Network:
    """Read a network; BadFile when it is none, or not whole."""
    return _network(*read_arrays(file, FORMAT))


def _network(told: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> Network:
    rows = {int(name[3:]): array for name, array in arrays.items() if name.startswith("of ")}
    weights: dict[str, Floats] = {}
    for name, array in arrays.items():
        if f"{name}*" in arrays:
            weights[name] = array.astype(np.float32) * arrays[f"{name}*"][:, None]
        elif name.endswith("+"):
            weights[name] = array.astype(np.float32)
    weights["rows"] = np.pad(weights["rows"], ((0, 1), (0, 0)))  # what was left out adds nothing
    found = Network(told, weights, rows)
    for players in {*found.suited} - {*found.counts}:  # as if one more were there: the guest
        rows[players][-1] = rows[players + 1][-1]
    return found
