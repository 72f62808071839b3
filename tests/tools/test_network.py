"""What is known of a network only afterwards is written into it and into its record; it plays as before."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import abilene
from abilene.bots.levels import learned
from abilene.learn.exported import load_network
from tests.learn.networks import shipping, tiny
from tools.network import committed, main

GAME = "good_goat_bad"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tiny(tmp_path, GAME, 2, 3) / f"{GAME}.npz"


def test_levels_play_by_a_network_only_with_as_many_players_as_it_is_better_at(file: Path) -> None:
    tables = [abilene.load(GAME, players=players) for players in (2, 3, 4)]
    before = load_network(file)
    with shipping(file.parent):
        assert [learned(table) for table in tables] == [True, True, False]
    assert main([str(file), "--levels", "2"]) == 0
    load_network.cache_clear()
    with shipping(file.parent):
        assert [learned(table) for table in tables] == [True, False, False]
    after = load_network(file)
    after.check(tables[1])  # it has learned that table all the same
    assert all(np.array_equal(after.weights[name], array) for name, array in before.weights.items())
    with pytest.raises(SystemExit):  # a table that it has never seen
        main([str(file), "--levels", "2,4"])


def test_a_run_that_was_made_where_there_was_no_git_is_told_its_commit(file: Path) -> None:
    bare: dict[str, Any] = {"commit": "", "sources": "abc", "changed": None}
    others: list[dict[str, Any]] = [{"commit": "f24d14c", "sources": "def"}, {"commit": ""}]
    named, *rest = committed([bare, *others], "HEAD", Path(__file__).parent)
    assert len(named["commit"]) == 40
    assert named["changed"] is False
    assert named["sources"] != "abc"
    assert rest == others
    assert main([str(file), "--commit", "HEAD"]) == 0
    assert load_network(file).told["runs"] == json.loads(file.with_suffix(".json").read_text("utf-8"))["runs"]
