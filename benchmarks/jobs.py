"""Jobs: pieces of a benchmark, each in a process of its own, on the interpreted or the compiled engine."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from benchmarks.tables import Table

P = ParamSpec("P")
R = TypeVar("R")

ROOT = Path(__file__).parent.parent
ENGINES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PROCESSES = 2


class JobFailed(RuntimeError):
    """A job ended with an error; says what the error was."""


def run_job(engine: str, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What the function returns in a fresh process that plays on this engine."""
    # Strings hash alike in every process, or Catanatron's games would differ from run to run.
    # Sums shared out over all cores would only wait for each other, and time spent waiting would count.
    one = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    environment = os.environ | one | {"PYTHONPATH": str(ENGINES[engine]), "PYTHONHASHSEED": "0"}
    name = f"{function.__module__}:{function.__qualname__}"
    command = [sys.executable, "-m", "benchmarks.jobs", engine, name, json.dumps([args, kwargs])]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise JobFailed((done.stderr.strip() or f"{name} ended with {done.returncode}").splitlines()[-1])
    result: R = json.loads(done.stdout)
    return result


def run_chunks(
    console: Console, tables: list[Table], function: Callable[..., R], games: int, *more: int
) -> dict[str, list[R]]:
    """What `function(table, first, count, *more)` returns for all games of each table, by its title, chunk by chunk."""
    size = max(100, games // 40)
    chunks = [(table, first, min(size, games - first)) for first in range(0, games, size) for table in tables]
    results: dict[str, list[R]] = {table.title: [] for table in tables}

    def play(table: Table, first: int, count: int) -> R:
        return run_job(fastest(), function, list(table), first, count, *more)

    with progress(console) as bars, ThreadPoolExecutor(PROCESSES) as pool:
        rows = {table.title: bars.add_task(table.title, total=games) for table in tables}
        jobs = {pool.submit(play, *chunk): chunk for chunk in chunks}
        try:
            for job in as_completed(jobs):
                table, _, count = jobs[job]
                results[table.title].append(job.result())
                bars.advance(rows[table.title], count)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


def progress(console: Console) -> Progress:
    """Bars that say how far a benchmark is and how long it will still take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, transient=True)


@cache
def engines() -> tuple[str, ...]:
    """The engines at hand; JobFailed when the compiled one was made from other sources than those in src."""
    compiled = ENGINES["compiled"]
    if not (compiled / ".done").exists():
        return ("interpreted",)
    for library in (compiled / "abilene").rglob("*.so"):
        module = library.with_name(library.name.split(".")[0] + ".py").relative_to(compiled)
        source = ENGINES["interpreted"] / module
        if not source.exists() or source.read_bytes() != (compiled / module).read_bytes():
            raise JobFailed(f"build/compiled is out of date ({module} has changed): run make compile")
    return ("interpreted", "compiled")


def fastest() -> str:
    """The compiled engine where there is one."""
    return engines()[-1]


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "versions": {name: _version(name) for name in ("abilene", "catanatron", "mypy")},
    }


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def main(engine: str, name: str, arguments: str) -> None:
    """Run the job in this process and print what it returns."""
    abilene = import_module("abilene")
    if abilene.compiled != (engine == "compiled"):
        raise JobFailed(f"{abilene.__file__} is not the {engine} engine")
    module, _, function = name.partition(":")
    args, kwargs = json.loads(arguments)
    print(json.dumps(getattr(import_module(module), function)(*args, **kwargs)))


if __name__ == "__main__":
    main(*sys.argv[1:])
