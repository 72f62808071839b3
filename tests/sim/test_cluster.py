"""Runs on a Ray cluster: the same games with the same results, bots of one's own too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RUN = """
import json, sys
from pathlib import Path
from abilene import bots
from abilene.cli import main
from abilene.sim import Table, simulate


class First:  # in no module that a worker could import
    blind = True

    def __init__(self, game, seat, seed):
        pass

    def choose(self, asked):
        return asked.options[0]


bots.add("first", First)
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
"""


def test_a_run_on_a_cluster_is_the_same_run(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is missing: install abilene[ray]")
    done = subprocess.run(
        [sys.executable, "-c", RUN], cwd=tmp_path, env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "12 games" in done.stdout
    assert "2 processes" in done.stdout
