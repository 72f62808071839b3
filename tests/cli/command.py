"""`run("games", "--json")`: a command as a person would give it, in a folder of its own."""

import os
import random
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

import abilene
from abilene.cli.app import app

GAME = "good_goat_bad"
PLAIN = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "TTY_COMPATIBLE")}


@dataclass(frozen=True)
class Done:
    """What a command has printed, and its exit code."""

    out: str
    err: str
    code: int


def run(*arguments: str, typed: Iterable[str] = (), lang: str = "en") -> Done:
    """Give a command within this process; `typed` are the lines that somebody enters."""
    words = [*arguments, "--lang", lang]
    lines = "".join(f"{line}\n" for line in typed)
    done = CliRunner().invoke(app(words, {}), words, input=lines, env={"FORCE_COLOR": None, "COLUMNS": "80"})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Done(done.stdout, done.stderr, done.exit_code)


def run_process(*arguments: str, typed: Iterable[str] = (), folder: Path, **environment: str) -> Done:
    """Give a command to a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "abilene", *arguments],
        input="".join(f"{line}\n" for line in typed),
        cwd=folder,
        env={**PLAIN, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Done(done.stdout, done.stderr, done.returncode)


def numbers(seed: int, lines: int = 1500) -> list[str]:
    """Numbers that somebody types without looking; those that are no option are asked again."""
    chance = random.Random(seed)
    return [str(chance.randint(1, 5)) for _ in range(lines)]


def written_journal(file: Path, players: int = 3, seed: int = 7, decisions: int | None = None) -> Path:
    """A journal of random choices: of a whole game, or of its first decisions."""
    match = abilene.Match(abilene.load(GAME, players=players), seed=seed)
    chance = random.Random(seed)
    while not match.state.over and match.decisions != decisions:
        match.choose(match.state.player, chance.choice(match.state.options()))
    file.write_text(match.journal(), encoding="utf-8")
    return file
