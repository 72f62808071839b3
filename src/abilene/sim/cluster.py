"""Runs on a Ray cluster (extra `ray`): a few games are a task, played on whatever core is free."""

import os
import socket
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import abilene
from abilene import bots as known_bots
from abilene.extras import needing
from abilene.sim.playing import Batch, Run, Table, play_games

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told, unless you say so
with needing("ray"):
    import ray

LOCAL = "local"  # the address of a cluster of one's own, on this machine


@contextmanager
def joined(address: str, jobs: int | None) -> Iterator[int]:
    """Be part of the cluster at this address, if not of one already: on how many cores to play there."""
    stranger = not ray.is_initialized()
    if stranger:
        _check_there(address)
        own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    try:
        yield jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        if stranger:
            ray.shutdown()


def _check_there(address: str) -> None:
    """ConnectionError when nobody answers there: Ray itself would go on trying for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, ValueError, OverflowError) as error:
            raise ConnectionError(str(error)) from None


def batches(table: Table, run: Run, cores: int) -> Generator[Batch, None, None]:
    """The games of a run, as they are done on so many cores."""
    play, added = ray.remote(_play_there), known_bots.added()
    ahead, playing = run.batches(cores)[::-1], list[Any]()
    try:
        while ahead or playing:
            while ahead and len(playing) < cores:
                playing.append(play.remote(abilene.__version__, table, added, run, ahead.pop()))
            done, playing = ray.wait(playing)
            yield from ray.get(done)
    finally:
        for task in playing:
            ray.cancel(task)


def _play_there(version: str, table: Table, added: Mapping[str, known_bots.Maker], run: Run, which: range) -> Batch:
    sit_down_there(version, added)
    return play_games(table.load(), run, which)


def sit_down_there(version: str, added: Mapping[str, known_bots.Maker]) -> None:
    """Make the bots known in a process of the cluster; ValueError when this version is not the one over there."""
    if version != abilene.__version__:
        raise ValueError(f"the cluster has abilene {abilene.__version__}, not {version}: games would go another way")
    known_bots.BOTS.update(added)  # each time: those that no module has arrive as new ones
