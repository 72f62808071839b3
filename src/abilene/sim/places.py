"""Where the games of a run are played: in this process, in several, or on a Ray cluster."""

import os
import signal
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from multiprocessing import get_context
from typing import Any

from abilene import bots as known_bots
from abilene.engine.game import Game
from abilene.sim.playing import Batch, Run, Table, play_games


@contextmanager
def place(table: Table, run: Run, jobs: int | None, ray: str = "") -> Iterator[tuple[int, Iterator[Batch]]]:
    """A place to play a run at: how many play there at once, and what they have played, as it is done."""
    if ray:
        from abilene.sim import cluster

        with cluster.joined(ray, jobs) as cores, closing(cluster.batches(table, run, cores)) as batches:
            yield cores, batches
        return
    jobs = min(jobs or 1, run.games)
    with closing(_here(table, run) if jobs == 1 else _in_processes(table, run, jobs)) as batches:
        yield jobs, batches


def _here(table: Table, run: Run) -> Generator[Batch, None, None]:
    game = table.load()
    for which in run.batches(1):
        yield play_games(game, run, which)


def _in_processes(table: Table, run: Run, jobs: int) -> Generator[Batch, None, None]:
    with processes(table, jobs) as pool:
        try:
            for done in as_completed([pool.submit(_play_there, run, which) for which in run.batches(jobs)]):
                yield done.result()
        except BaseException:  # Ctrl-C above all: else the games still to come would be waited for
            pool.shutdown(cancel_futures=True)
            raise


def processes(table: Table, jobs: int) -> ProcessPoolExecutor:
    """So many processes that know this game (`here`) and all bots."""
    # Spawned, not forked: forking is unsafe beside threads, and a progress bar has one. So bots that were added here
    # are sent along. Each has a core: networks that would share out their sums over all cores only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return ProcessPoolExecutor(jobs, get_context("spawn"), _sit_down, (table, known_bots.added()))


def here() -> Game[Any]:
    """The game that this process plays."""
    return _GAMES[0]


_GAMES: list[Game[Any]] = []  # the one that this process plays


def _sit_down(table: Table, added: Mapping[str, known_bots.Maker]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that counts
    for name, maker in added.items():
        known_bots.add(name, maker)
    _GAMES.append(table.load())


def _play_there(run: Run, which: range) -> Batch:
    return play_games(here(), run, which)
