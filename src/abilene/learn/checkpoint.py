"""Checkpoints: all it takes to go on learning, in one file, which is there whole or as it was before."""

import json
import os
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from abilene.learn.errors import BadFile
from abilene.learn.shape import Floats, Shape

FORMAT: Final = "abilene checkpoint 1"
# What is otherwise, and what can be done about it.
SAID: Final = {
    "game": "it has learned the game {0}, not {1}",
    "rules": "it has learned rules {0}, and these are rules {1}: it has to learn anew",
    "features": "it has learned features {0}, and these are {1}: it has to learn anew",
    "width": "it has width {0}, not {1}: go on with --set width={0}",
    "blocks": "it has blocks {0}, not {1}: go on with --set blocks={0}",
}


@dataclass
class Checkpoint:
    """What a network has become so far. Weights are kept in half precision; Adam's moments are soon found again."""

    about: dict[str, Any]  # game, rules, features, shape: what it can be used for
    weights: dict[str, Floats]
    earlier: list[dict[str, Floats]] = field(default_factory=list)
    seen: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))  # how often each row was on
    usual: list[list[float]] = field(default_factory=list)  # scores by table
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    runs: list[dict[str, Any]] = field(default_factory=list)  # the settings of each run so far, and what came of it

    def save(self, file: Path) -> None:
        """Write it."""
        told = {
            "format": FORMAT,
            "about": self.about,
            "usual": self.usual,
            "decisions": self.decisions,
            "games": self.games,
            "seconds": self.seconds,
            "runs": self.runs,
            "earlier": len(self.earlier),
        }
        arrays: dict[str, NDArray[Any]] = {"seen": self.seen}
        for n, weights in enumerate([self.weights, *self.earlier]):
            arrays |= {f"{n}.{name}": array.astype(np.float16) for name, array in weights.items()}
        write_arrays(file, told, arrays)


def load_checkpoint(file: Path) -> Checkpoint:
    """Read it; BadFile when it is none, or not whole."""
    return checkpoint_of(*read_arrays(file, FORMAT))


def checkpoint_of(told: dict[str, Any], arrays: Mapping[str, NDArray[Any]]) -> Checkpoint:
    """The checkpoint that was written so."""
    sets: list[dict[str, Floats]] = [{} for _ in range(told.pop("earlier") + 1)]
    for name, array in arrays.items():
        number, dot, of = name.partition(".")
        if dot:
            sets[int(number)][of] = array.astype(np.float32)
    del told["format"]
    return Checkpoint(weights=sets[0], earlier=sets[1:], seen=arrays["seen"], **told)


def about(game: str, rules: int, features: str, shape: Shape) -> dict[str, Any]:
    """What a network is for."""
    return {
        "game": game,
        "rules": rules,
        "features": features,
        "width": shape.width,
        "blocks": shape.blocks,
        "actions": shape.actions,
        "seats": shape.seats,
    }


def check_about(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """BadFile that says what is otherwise when a file is about something else than what is wanted."""
    for name, value in wanted.items():
        if found.get(name) != value:
            said = SAID.get(name, f"it has {name} {{0}}, not {{1}}")
            raise BadFile(said.format(found.get(name), value))


# ------------------------------------------------------------------ files


def write_arrays(file: Path, told: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]], packed: bool = False) -> None:
    """Write arrays, and what is told about them as JSON."""
    beside = file.with_name(f".{file.name}.part")
    save = np.savez_compressed if packed else np.savez
    with beside.open("wb") as out:
        save(out, allow_pickle=False, told=np.frombuffer(json.dumps(told).encode(), np.uint8), **arrays)
    os.replace(beside, file)


def read_arrays(file: Path, *forms: str) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """Read them; BadFile when the file has none of these forms, or is not whole."""
    try:
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        told: dict[str, Any] = json.loads(arrays.pop("told").tobytes())
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, KeyError, ValueError, AttributeError):
        raise BadFile(f"{file} is cut short, or no file of ours") from None
    if told.get("format") not in forms:
        raise BadFile(f"{file} is no {' or '.join(map(repr, forms))}, but {told.get('format')!r}")
    return told, arrays
