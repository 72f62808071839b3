"""The diary of a network: a folder with what it learns and how, a row of figures for each round, and the same as plots.

Whoever goes on from a checkpoint goes on with its diary, so that a chain of short runs can be looked at as one.
"""

import csv
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from abilene.engine.look import paper
from abilene.learn.checkpoint import Checkpoint

PROGRESS: Final = "progress.csv"
WIDE, HIGH, ROOM = 300, 150, 26  # of a plot
ACROSS: Final = 3
LEFT_OUT: Final = ("seconds", "decisions", "games", "rate")  # nothing to look at


class Diary:
    """Written as the run goes on; what was written before this network came so far is kept."""

    def __init__(self, folder: Path, begun: Checkpoint) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._before = folder, begun.seconds
        self._rows = [row for row in _read(folder / PROGRESS) if row.get("decisions", math.inf) <= begun.decisions]

    def add(self, row: dict[str, float]) -> None:
        """One round more; its seconds are those of this run."""
        self._rows.append({**row, "seconds": self._before + row["seconds"]})

    def write(self, checkpoint: Checkpoint) -> None:
        """Bring the files up to date."""
        told = {**checkpoint.about, "runs": checkpoint.runs}
        (self._folder / "settings.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        names = list(dict.fromkeys(name for row in self._rows for name in row))
        with (self._folder / PROGRESS).open("w", encoding="utf-8", newline="") as file:
            out = csv.DictWriter(file, names, restval="nan")
            out.writeheader()
            out.writerows({name: f"{value:.6g}" for name, value in row.items()} for row in self._rows)
        shown = [name for name in names if name not in LEFT_OUT]
        (self._folder / "progress.svg").write_text(plots(self._rows, shown), "utf-8")


def _read(file: Path) -> list[dict[str, float]]:
    """The rows of an earlier run; none where there is no such file, or none of ours."""
    try:
        with file.open(encoding="utf-8", newline="") as lines:
            return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)]
    except (OSError, ValueError, TypeError):
        return []


def plots(rows: Sequence[Mapping[str, float]], names: Sequence[str]) -> str:
    """A small plot for each of these figures, over the seconds that were spent."""
    wide, high = ACROSS * (WIDE + ROOM) + ROOM, -(-len(names) // ACROSS) * (HIGH + 2 * ROOM) + ROOM
    parts: list[str] = []
    for n, name in enumerate(names):
        x, y = ROOM + n % ACROSS * (WIDE + ROOM), 2 * ROOM + n // ACROSS * (HIGH + 2 * ROOM)
        points = [(row["seconds"], row[name]) for row in rows if math.isfinite(row.get(name, math.nan))]
        parts.append(f'<g transform="translate({x} {y})">{_plot(name, points)}</g>')
    return paper(wide, high, "progress", "\n".join(parts))


def _plot(name: str, points: Sequence[tuple[float, float]]) -> str:
    frame = f'<rect width="{WIDE}" height="{HIGH}" fill="none" stroke="var(--rule-faint)"/>'
    if not points:
        return f'{frame}<text y="-8">{name}</text>'
    end, values = points[-1][0] or 1.0, [value for _, value in points]
    low, span = min(values), (max(values) - min(values)) or 1.0
    line = " ".join(f"{x / end * WIDE:.1f},{HIGH - (y - low) / span * HIGH:.1f}" for x, y in points)
    said = f"{name}: {values[-1]:.4g} ({min(values):.4g} to {max(values):.4g})"
    return f'{frame}<text y="-8">{said}</text><polyline points="{line}" fill="none" stroke="var(--p1-text)"/>'
