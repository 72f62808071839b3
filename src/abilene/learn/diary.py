"""The diary of a run: a folder with its settings, a row of figures for each round, and the same as plots."""

import csv
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from abilene.engine.look import paper

WIDE, HIGH, ROOM = 300, 150, 26  # of a plot
ACROSS: Final = 3
LEFT_OUT: Final = ("seconds", "decisions", "games", "rate")  # nothing to look at


class Diary:
    """Written as the run goes on."""

    def __init__(self, folder: Path, settings: Mapping[str, Any]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.json").write_text(json.dumps(settings, indent=1) + "\n", "utf-8")
        self._folder = folder
        self._rows: list[dict[str, float]] = []

    def add(self, row: dict[str, float]) -> None:
        """One round more."""
        self._rows.append(row)

    def write(self) -> None:
        """Bring the files up to date."""
        names = list(dict.fromkeys(name for row in self._rows for name in row))
        with (self._folder / "progress.csv").open("w", encoding="utf-8", newline="") as file:
            out = csv.DictWriter(file, names, restval="nan")
            out.writeheader()
            out.writerows({name: f"{value:.6g}" for name, value in row.items()} for row in self._rows)
        shown = [name for name in names if name not in LEFT_OUT]
        (self._folder / "progress.svg").write_text(plots(self._rows, shown), "utf-8")


def plots(rows: Sequence[Mapping[str, float]], names: Sequence[str]) -> str:
    """A small plot for each of these figures, over the seconds of the run."""
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
