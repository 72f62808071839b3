"""`abilene simulate`: many games, told as a table or as JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from abilene.sim import Result, simulate
from tests.cli.command import GAME, run, run_process

RUN = ("simulate", GAME, "--players", "3", "--games", "12", "--seed", "4")
TIMED = {"seconds", "decisions_per_second", "jobs"}


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMED}


def test_json_has_all_that_a_run_tells() -> None:
    done = run(*RUN, "--bots", "greedy,random,random", "--jobs", "1", "--json")
    assert (done.code, done.err) == (0, "")
    data = json.loads(done.out)
    assert (data["game"], data["players"], data["games"], data["seed"]) == (GAME, 3, 12, 4)
    assert data["bots"] == ["greedy", "random", "random"]
    assert data["options"] == {"coin_preset": "default", "first_dealer": "random", "memory_aid": False}
    assert sum(data["wins"]) == pytest.approx(12)
    assert len(data["mean_scores"]) == len(data["sd_scores"]) == len(data["win_intervals"]) == 3
    assert data["decisions"] > 12 * 50
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    assert data["by_bot"]["greedy"]["wins"] == data["wins"][0]
    assert data["by_bot"]["random"]["games"] == 24


def test_the_result_does_not_depend_on_the_number_of_processes(folder: Path) -> None:
    arguments = (*RUN, "--bots", "greedy,random,random", "--rotate", "--json")
    one, two = (json.loads(run_process(*arguments, "--jobs", jobs, folder=folder).out) for jobs in ("1", "2"))
    assert untimed(one) == untimed(two)
    assert (one["jobs"], two["jobs"]) == (1, 2)


def test_as_many_play_as_bots_are_named() -> None:
    done = run("simulate", GAME, "--bots", "random,random", "--games", "2", "--jobs", "1", "--json")
    assert json.loads(done.out)["players"] == 2


def test_a_single_bot_takes_all_seats() -> None:
    assert json.loads(run(*RUN, "--bots", "random", "--jobs", "1", "--json").out)["bots"] == ["random"] * 3


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The Good, the Goat and the Bad · 3 players · seed 4", "Share", "12 games", "1 process"]),
        ("fr", ["Le Bon, la Chèvre et le Truand · à 3 · graine 4", "Victoires", "12 parties", "1 processus"]),
    ],
)
def test_a_table_tells_how_each_seat_fared(lang: str, words: list[str]) -> None:
    done = run(*RUN, "--bots", "greedy,random,random", "--jobs", "1", lang=lang)
    assert (done.code, done.err) == (0, "")
    assert all(word in done.out for word in words)
    assert re.findall(r"^ +(\d) +(greedy|random) ", done.out, flags=re.M) == [
        ("0", "greedy"),
        ("1", "random"),
        ("2", "random"),
    ]
    assert max(map(len, done.out.splitlines())) <= 80


def test_bots_that_rotate_are_counted_by_name_too() -> None:
    done = run(*RUN, "--bots", "greedy,random,random", "--jobs", "1", "--rotate")
    assert done.out.count("each in turn") == 3
    assert re.search(r"^ +greedy +\d", done.out, flags=re.M)


def test_options_and_figures_reach_the_games() -> None:
    Path("box.toml").write_text("[constants]\nstart_coins = 8\n", encoding="utf-8")
    arguments = (*RUN, "--bots", "random", "--jobs", "1", "--json")
    rich = json.loads(run(*arguments, "--data", "box.toml", "--option", "coin_preset=equal_six").out)
    assert rich["data"] == {"constants": {"start_coins": 8}}
    assert rich["options"]["coin_preset"] == "equal_six"
    assert sum(rich["mean_scores"]) > sum(json.loads(run(*arguments).out)["mean_scores"]) + 15


def test_ctrl_c_prints_what_is_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, rotate: bool, **_: Any) -> Result:
        table, bots, games, seed, jobs = arguments
        played = 0

        def progress(done: int) -> None:
            nonlocal played
            played += done
            if played >= 6:
                raise KeyboardInterrupt

        return simulate(table, bots, games, seed, jobs, progress, rotate)

    monkeypatch.setattr("abilene.cli.simulate.simulate", interrupted)
    done = run(*RUN, "--bots", "random", "--jobs", "1")
    assert done.code == 130
    assert "Interrupted: 6 of 12 games are done." in done.out
    assert "6 games" in done.out


def test_games_are_written_line_by_line_and_as_journals(folder: Path) -> None:
    wanted = ("--rows", str(folder / "rows.jsonl"), "--journals", str(folder / "games"))
    done = run(*RUN, "--bots", "random", "--jobs", "1", *wanted)
    assert (done.code, done.err) == (0, "")
    rows = [json.loads(line) for line in (folder / "rows.jsonl").read_text("utf-8").splitlines()]
    assert [row["game"] for row in rows] == list(range(12))
    assert rows[0].keys() == {"game", "seed", "seats", "scores", "winners", "decisions"}
    assert sorted(path.name for path in (folder / "games").iterdir()) == sorted(f"{n}.journal" for n in range(12))
    assert run("replay", str(folder / "games" / "3.journal"), "--verify").code == 0


def test_rows_that_cannot_be_written_are_a_mistake(folder: Path) -> None:
    assert run(*RUN, "--bots", "random", "--jobs", "1", "--rows", str(folder)).code == 2
