"""On a Ray cluster the same games are played, bots of one's own too, and what breaks there is told here."""

import subprocess
import sys
from pathlib import Path

import pytest

# One cluster for both: it takes longer to start than all that is played there.
RUN = """
import json, sys
from pathlib import Path
import numpy as np
import abilene
from abilene import bots
from abilene.cli import main
from abilene.rl.vector import Half, Vector, WorkerFailed
from abilene.sim import Table, cluster, simulate


class First:  # in no module that a worker could import
    blind = True

    def __init__(self, game, seat, seed):
        pass

    def choose(self, asked):
        return asked.options[0]


def run():
    rows = []
    simulate(Table("good_goat_bad", 3), ["first", "greedy", "random"], 12, 5, rows=rows.append, journals=Path("here"))
    sys.argv = ["abilene", *"simulate good_goat_bad --bots first,greedy,random --games 12 --seed 5 --lang en".split()]
    sys.argv += "--ray local --jobs 2 --rows rows.jsonl --journals there".split()
    try:
        main()
    except SystemExit as done:
        assert done.code == 0
    assert [json.loads(line) for line in Path("rows.jsonl").open()] == rows
    written = [{file.name: file.read_text("utf-8") for file in Path(folder).iterdir()} for folder in ("here", "there")]
    assert written[0] == written[1] and len(written[0]) == 12


def learn():
    games = [abilene.load("good_goat_bad", players=players) for players in (2, 3)]
    given = {"seed": 5, "bots": {"first": 0.4}, "teacher": "greedy", "reward": lambda state: state.scores()}
    with Vector(games, 6, processes=0, **given) as here, Vector(games, 6, processes=2, ray="local", **given) as there:
        ended = 0
        for step in range(90):
            for half, twin in zip(here.halves, there.halves):
                twin.wait()
                for name in Half.__annotations__:
                    assert np.array_equal(getattr(half, name), getattr(twin, name)), (step, name)
                assert half.ended() == twin.ended()
                ended += half.done.sum()
                picks = (np.arange(3) * 5 + step * 3) % half.options
                for one in (half, twin):
                    one.wanted[:] = step < 20
                    one.step(picks)
        assert ended
        cluster.ray.kill(there._workers[1]._actor)
        try:
            for _ in range(100_000):  # the order to end may come after the next step or two
                there.halves[0].step([0, 0, 0])
                there.halves[0].wait()
        except WorkerFailed as failure:
            print(str(failure).partition(":")[0])


bots.add("first", First)
with cluster.joined("local", 2):
    run()
    learn()
assert not cluster.ray.is_initialized()
"""


def test_runs_and_vectors_are_the_same_on_a_cluster(tmp_path: Path) -> None:
    for needed in ("ray", "numpy"):
        pytest.importorskip(needed, reason=f"{needed} is missing: install abilene[ray,rl]")
    done = subprocess.run([sys.executable, "-c", RUN], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for told in ("12 games", "2 processes", "an actor, which played rows 1 to 2 of each half\n"):
        assert told in done.stdout
