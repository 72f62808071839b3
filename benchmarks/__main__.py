"""`python -m benchmarks [BENCH] [--game NAME] [--games N] [--json FILE]`; `--help` lists what can be measured."""

import json
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from benchmarks import levels, moves, research, sam, soundness, speed, strength, tables
from benchmarks.jobs import JobFailed, engines, machine


class Bench(StrEnum):
    """What can be measured."""

    SPEED = "speed"
    MOVES = "moves"
    LEVELS = "levels"
    RESEARCH = "research"
    SOUNDNESS = "soundness"
    STRENGTH = "strength"
    SAM = "sam"


def main(
    bench: Annotated[Bench | None, typer.Argument(help="Only this one; all of them when none is named.")] = None,
    game: Annotated[str | None, typer.Option(help="Only this game; all of them when none is named.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Games per table, in all but speed and moves.")] = None,
    every: Annotated[int, typer.Option(min=1, help="In soundness, look at every so many states only.")] = 1,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the raw figures to this file.")] = None,
) -> None:
    """Measure Abilene: its speed beside Catanatron, what learners get, soundness at scale, strength of bots."""
    console = Console()
    figures: dict[str, Any] = {"measured": datetime.now(UTC).isoformat(timespec="seconds"), "machine": machine()}
    console.print("{cpu}, {cores} cores; {python}; {system}".format(**figures["machine"]), highlight=False)
    try:
        if "compiled" not in engines():
            console.print("The compiled engine is not built (make compile): interpreted only.")
        if bench in (None, Bench.SPEED):
            figures["speed"] = speed.run(console, tables.of_game(tables.FAST, game))
        if bench in (None, Bench.MOVES):
            figures["moves"] = moves.run(console, tables.of_game(tables.MOVED, game))
        if bench in (None, Bench.LEVELS):
            figures["levels"] = levels.run(console, tables.of_game(tables.PLAYED, game), games or levels.GAMES)
        if bench in (None, Bench.RESEARCH):
            figures["research"] = research.run(console, tables.of_game(research.TABLES, game))
        if bench in (None, Bench.SOUNDNESS):
            figures["soundness"] = soundness.run(
                console, tables.of_game(tables.SOUND, game), games or soundness.GAMES, every
            )
        if bench in (None, Bench.STRENGTH):
            several = tables.of_game([*tables.ALL, *tables.FULL], game)
            figures["strength"] = strength.run(console, several, games or strength.GAMES)
        if bench in (None, Bench.STRENGTH, Bench.SAM) and tables.of_game(tables.SAM, game):
            figures["sam"] = sam.run(console, tables.of_game(tables.SAM, game), games or sam.GAMES)
    except JobFailed as failure:
        console.print(str(failure), style="red", markup=False, highlight=False)
        raise typer.Exit(1) from None
    if json_file is not None:
        json_file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
