"""Batch runs: reproducible, the same over any number of processes, and able to stop early."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene import bots as known_bots
from abilene.bots.playing import play_out, seat_bots
from abilene.engine.bot import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.sim import Result, Row, Run, Table, game_seed, simulate
from abilene.sim.playing import play_blindly, play_games

TABLE = Table("good_goat_bad", 3)
BOTS = ("greedy", "random", "random")


def outcome(result: Result) -> Result:
    return replace(result, seconds=0.0, jobs=0)


@pytest.mark.parametrize("bots", [BOTS, ("random",) * 3])
def test_the_number_of_processes_changes_nothing_but_the_time(bots: Sequence[str]) -> None:
    one, two, three = (outcome(simulate(TABLE, bots, 30, seed=5, jobs=jobs, rotate=True)) for jobs in (1, 2, 3))
    assert one == two == three


def test_a_run_can_be_split_at_any_game() -> None:
    game, run = TABLE.load(), Run(BOTS, 10, seed=5, rotate=True)
    whole = play_games(game, run, range(10)).tally
    first, rest = play_games(game, run, range(3)).tally, play_games(game, run, range(3, 10)).tally
    first.add(rest)
    assert first == whole == simulate(TABLE, BOTS, 10, seed=5, rotate=True).tally


def test_another_seed_is_another_run() -> None:
    assert simulate(TABLE, BOTS, 10, seed=5).tally != simulate(TABLE, BOTS, 10, seed=6).tally


def test_each_game_has_the_documented_seed_of_its_own() -> None:
    assert game_seed(7, 3) == int.from_bytes(blake2b(b"7 3", digest_size=8).digest(), "big")
    assert len({game_seed(seed, game) for seed in range(20) for game in range(20)}) == 400


def test_a_game_of_a_run_is_the_game_of_its_seed() -> None:
    game, seed = TABLE.load(), game_seed(5, 0)
    state, decisions = play_out(game, seed, seat_bots(game, BOTS, seed))
    tally = simulate(TABLE, BOTS, 1, seed=5).tally
    assert tally.decisions == decisions
    assert [seat.scores for seat in tally.seats] == state.scores()


@pytest.mark.parametrize(("players", "mean"), [(2, 28.3), (3, 17.2), (4, 17.1), (5, 18.1)])
def test_random_games_score_as_they_should(players: int, mean: float) -> None:
    result = simulate(Table("good_goat_bad", players), ["random"] * players, 400, seed=1)
    assert sum(result.mean_scores) / players == pytest.approx(mean, abs=0.4)
    assert sum(result.wins) == pytest.approx(400)
    assert result.decisions_per_second > 0


def test_blind_games_offer_every_option_as_often() -> None:
    game = TABLE.load()
    first = [0, 0, 0, 0]
    for seed in range(400):
        state, decisions = play_blindly(game, seed)
        assert state.over
        assert decisions > 50
        first[state.scores().index(max(state.scores()))] += 1
    assert min(first[:3]) > 95  # a third of 400 each, give or take four standard deviations


def test_bots_move_on_one_seat_each_game_when_they_rotate() -> None:
    run = Run(("a", "b", "c"), 4, seed=0, rotate=True)
    assert [run.seats(game) for game in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert replace(run, rotate=False).seats(1) == ("a", "b", "c")


def test_bots_are_counted_by_name_over_all_their_seats() -> None:
    result = simulate(TABLE, BOTS, 30, seed=5, rotate=True)
    assert [bot.name for bot in result.bots] == ["greedy", "random"]
    assert [bot.games for bot in result.bots] == [30, 60]
    assert sum(bot.wins for bot in result.bots) == pytest.approx(sum(result.wins))
    assert result.to_data()["by_bot"]["greedy"]["wins"] == result.bots[0].wins


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_run_early_and_what_is_done_counts(jobs: int) -> None:
    done = 0

    def progress(games: int) -> None:
        nonlocal done
        done += games
        if done >= 6:
            raise KeyboardInterrupt

    result = simulate(TABLE, ("random",) * 3, 24, seed=5, jobs=jobs, progress=progress)
    assert result.interrupted
    assert result.tally.games == done < 24
    assert sum(result.wins) == pytest.approx(done)


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    assert not simulate(TABLE, BOTS, 23, seed=5, progress=told.append).interrupted
    assert sum(told) == 23


def test_options_and_figures_travel_with_the_table() -> None:
    table = Table("good_goat_bad", 3, {"first_dealer": 2}, {"constants": {"start_coins": 5}})
    assert table.load().start(1).player == 2
    plain, rich = (simulate(each, ("random",) * 3, 20, 1, jobs=2) for each in (TABLE, table))
    assert sum(rich.mean_scores) > sum(plain.mean_scores) + 5


@pytest.mark.parametrize(
    ("change", "allowed"),
    [
        ({"bots": ("random",)}, "3 players need 3 bots"),
        ({"bots": ("random", "random", "robot")}, "random, greedy"),
        ({"games": 0}, "at least 1"),
        ({"jobs": 0}, "at least 1"),
        ({"seed": -1}, "0 to 2"),
        ({"table": Table("chess", 3)}, "good_goat_bad"),
        ({"table": Table("good_goat_bad", 9)}, "2, 3, 4, 5"),
        ({"table": Table("good_goat_bad", 3, {"coin_preset": "gold"})}, "store_two"),
    ],
)
def test_what_cannot_be_run_is_refused_with_what_is_allowed(change: dict[str, object], allowed: str) -> None:
    arguments: dict[str, object] = {"table": TABLE, "bots": BOTS, "games": 3, "seed": 1, **change}
    with pytest.raises(ValueError, match=allowed):
        simulate(**arguments)  # type: ignore[arg-type]


def test_the_result_is_plain_data_with_the_version() -> None:
    data = simulate(TABLE, BOTS, 3, seed=1).to_data()
    assert data["version"] == abilene.__version__
    assert data["compiled"] is abilene.compiled
    assert data["games"] == data["games_wanted"] == 3


class First:
    """Takes the first option, whatever it is."""

    blind = True

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        pass

    def hear(self, event: Event) -> None:
        pass

    def choose(self, asked: Asked) -> int:
        return asked.options[0]


def test_a_bot_of_ones_own_plays_in_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_bots, "BOTS", dict(known_bots.BOTS))
    known_bots.add("first", First)
    known_bots.add("first", First)
    one, two = (simulate(TABLE, ("first", "random", "random"), 8, seed=5, jobs=jobs) for jobs in (1, 2))
    assert outcome(one) == outcome(two)
    with pytest.raises(ValueError, match="there is a bot 'greedy' already"):
        known_bots.add("greedy", First)


@pytest.mark.parametrize("bots", [BOTS, ("random",) * 3])
@pytest.mark.parametrize("jobs", [1, 2])
def test_each_game_is_told_in_order_and_can_be_written_down(bots: Sequence[str], jobs: int, tmp_path: Path) -> None:
    rows: list[Row] = []
    result = simulate(TABLE, bots, 9, 5, jobs, rotate=True, rows=rows.append, journals=tmp_path / "games")
    assert [row["game"] for row in rows] == list(range(9))
    assert sum(row["decisions"] for row in rows) == result.tally.decisions
    assert [sum(row["scores"][seat] for row in rows) / 9 for seat in range(3)] == pytest.approx(result.mean_scores)
    assert len(list((tmp_path / "games").iterdir())) == 9
    for row in rows:
        match = abilene.replay((tmp_path / "games" / f"{row['game']}.journal").read_text("utf-8"))
        assert match.seed == row["seed"] == game_seed(5, row["game"])
        assert (match.state.scores(), match.state.winners()) == (row["scores"], row["winners"])
        assert row["seats"] == list(Run(tuple(bots), 9, 5, rotate=True).seats(row["game"]))
