"""A trial: somebody's own figures are read, dealt and drawn once in a process of their own, within limits."""

import json
import subprocess
import sys
import tomllib
from typing import Any

import msgspec

from abilene.engine.errors import DataError
from abilene.games import load

MEMORY = 1 << 30  # bytes of address space; a table of Great Western Trail takes a quarter of it
COMPUTING = 5  # seconds of a processor; a table takes less than one
PATIENCE = 30  # seconds by the clock, when the machine has much to do
COMMAND = [sys.executable, "-c", f"from {__name__} import main; main()"]


class Trial(msgspec.Struct):
    """A table to be tried: its corrections as a file, or as data."""

    game: str
    players: int
    options: dict[str, Any]
    toml: str | None = None
    data: dict[str, Any] = {}


class Outcome(msgspec.Struct):
    """The corrections that fit the game, or why they do not."""

    data: dict[str, Any] = {}
    reason: str = ""
    unread: bool = False  # it is no file of figures at all
    place: str = ""  # of the figure that a check is about,
    said: str = ""  # the text that tells of it, `wrong-…`,
    values: dict[str, str | int] = {}  # and what stands in it


def run(trial: Trial) -> Outcome | None:
    """What came of it; None when it took more time or memory than any box needs."""
    try:
        done = subprocess.run(COMMAND, input=msgspec.json.encode(trial), capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return None
    return msgspec.json.decode(done.stdout, type=Outcome) if done.returncode == 0 else None


def main() -> None:
    """The process of its own: a trial comes in, its outcome goes out."""
    trial = msgspec.json.decode(sys.stdin.buffer.read(), type=Trial)
    _limit()
    try:
        outcome = {"data": _tried(trial)}
        told = json.dumps(outcome, allow_nan=False)
    except MemoryError:
        sys.exit(1)
    except tomllib.TOMLDecodeError as error:
        told = json.dumps({"reason": str(error)[:500], "unread": True})
    except DataError as error:
        values = {name: value if isinstance(value, int) else str(value)[:500] for name, value in error.values.items()}
        told = json.dumps(
            {"reason": str(error)[:500], "place": error.table[:100], "said": error.said, "values": values}
        )
    except Exception as error:  # whatever a check did not foresee: these figures make no table
        reason = str(error) if isinstance(error, ValueError) else repr(error)
        told = json.dumps({"reason": reason[:500]})
    print(told)


def _tried(trial: Trial) -> dict[str, Any]:
    data = trial.data
    if trial.toml is not None:
        data = json.loads(json.dumps(tomllib.loads(trial.toml), default=str))
    game = load(trial.game, players=trial.players, data=data, **trial.options)
    state = game.start(seed=1)
    for shape in ("wide", "tall"):
        game.scene(state, None, "en", shape)
    return data


def _limit() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (COMPUTING, COMPUTING))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
