"""Many games at once: the same whatever plays them, told truly row by row, and nothing stays when something breaks."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

import abilene
from abilene import bots
from abilene.bots.playing import play_out, seat_bots
from abilene.engine.bot import Asked
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.rl.rewards import REWARDS, shares
from abilene.rl.slots import LEARNER
from abilene.rl.vector import NO_ADVICE, WIDTH, Ended, Half, Vector, WorkerFailed

ARRAYS = tuple(Half.__annotations__)
GOATS = [
    (abilene.load("good_goat_bad", players=3), 2.0),
    (abilene.load("good_goat_bad", players=2), 1.0),
    (abilene.load("good_goat_bad", players=5, memory_aid=True), 1.0),
]


def picks(half: Half, step: int) -> Any:
    return (np.arange(len(half)) * 5 + step * 3) % half.options


def told(half: Half) -> dict[str, Any]:
    return {name: getattr(half, name).copy() for name in ARRAYS}


def play_on(vector: Vector, steps: int) -> None:
    for step in range(steps):
        for half in vector.halves:
            half.wait()
            half.step(picks(half, step))


def ten_points_for_the_first(state: State) -> Sequence[float]:
    return [10.0, *[0.0] * (state.game.players - 1)]


def no_reward(state: State) -> Sequence[float]:
    raise LookupError("no reward for anybody")


class Last:
    """Always takes the last of its options."""

    blind = False

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.heard = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def choose(self, asked: Asked) -> int:
        assert self.heard
        return asked.options[-1]


def test_the_same_games_are_played_in_any_number_of_processes_and_one_that_dies_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(bots.BOTS, "last", Last)
    shares = {"last": 0.4, "random": 0.4}
    others = set(active_children())  # a server of other tests may have some
    with (
        Vector(GOATS, 10, seed=5, bots=shares, processes=0) as here,
        Vector(GOATS, 10, seed=5, bots=shares, processes=2) as there,
        Vector(GOATS, 10, seed=6, bots=shares, processes=0) as other,
    ):
        differ, seated = 0, set[int]()
        for step in range(40):
            for half, twin, stranger in zip(here.halves, there.halves, other.halves):
                twin.wait()
                ours, theirs = told(half), told(twin)
                for name in ARRAYS:
                    assert np.array_equal(ours[name], theirs[name]), name
                differ += step == 0 and not np.array_equal(half.seed, stranger.seed)
                seated |= set(half.bots.ravel().tolist())
                half.step(picks(half, step))
                twin.step(actions=twin.legal[np.arange(len(twin)), picks(twin, step)])  # the same by another name
        assert differ == 2
        assert seated == {LEARNER, 0, 1}
        assert max(int(half.episode.max()) for half in here.halves) > 0
        victim = max(set(active_children()) - others, key=lambda process: process.pid or 0)
        os.kill(victim.pid or 0, signal.SIGKILL)
        dead = f"process {victim.pid}, which played rows . to . of each half: it has died .SIGKILL"
        with pytest.raises(WorkerFailed, match=dead):
            play_on(there, 2)
        assert set(active_children()) <= others  # the other one is ended, too
        with pytest.raises(ValueError, match="closed"):
            there.halves[0].wait()


@pytest.mark.parametrize(
    "games",
    [GOATS, abilene.load("great_western_trail", players=1, solo="easy"), abilene.load("spike", players=2)],
    ids=["several tables", "a guest", "two players"],
)
def test_rows_tell_what_the_seat_that_is_asked_observes(games: Any) -> None:
    """Each game is played once more, choice by choice, as a state of one's own."""
    done = 0
    with Vector(games, 6, seed=3, reward="margin", processes=0) as vector:
        twins: dict[tuple[int, int], State] = {}
        for step in range(80):
            for number, half in enumerate(vector.halves):
                dense, mask = half.dense(np.float32), half.mask()
                ended = {end.row: end for end in half.ended()}
                assert sorted(ended) == np.flatnonzero(half.done).tolist()
                for row in range(len(half)):
                    key, game = (number, row), vector.games[half.table[row]]
                    if half.done[row]:
                        last, end = twins.pop(key), ended[row]
                        assert last.over
                        assert end.scores == last.scores()
                        assert end.wins == pytest.approx(shares(last))
                        assert end.rewards == REWARDS["margin"](last)
                        done += 1
                    if key not in twins:
                        twins[key] = game.start(half.seed[row])
                        twins[key].stops = False
                        twins[key].skip()
                    state = twins[key]
                    on, legal = state.observe(half.seat[row]), game.legal_actions(state)
                    assert (half.seat[row], half.on[row], half.options[row]) == (state.player, len(on), len(legal))
                    assert half.observation[row].tolist() == [*on, *[vector.features] * (WIDTH - len(on))]
                    assert half.legal[row, : len(legal)].tolist() == legal
                    assert set(half.legal[row, len(legal) :].tolist()) <= {vector.actions}
                    assert np.flatnonzero(dense[row]).tolist() == sorted(on)
                    assert np.flatnonzero(mask[row]).tolist() == sorted(legal)
                    state.play(state.choices[picks(half, step)[row]])
                    state.skip()
                half.step(picks(half, step))
        assert vector.features == max(game.features for game in vector.games)
    assert done or games is not GOATS


def test_each_player_count_can_have_a_section_of_its_own() -> None:
    with Vector(GOATS, 2, seed=1, processes=0) as vector:
        two, three, five = (abilene.load("good_goat_bad", players=players).features for players in (2, 3, 5))
        assert vector.sections.tolist() == [two, 0, two + three]
        assert vector.sectioned == two + three + five


def test_whoever_follows_the_advice_plays_as_the_teacher_does() -> None:
    with Vector(GOATS, 4, seed=9, teacher="greedy", processes=0) as vector:
        ends: list[Ended] = []
        while len(ends) < 3:
            for half in vector.halves:
                assert (half.advice >= 0).all()
                assert (half.advice < half.options).all()
                half.step(half.advice)
                ends += half.ended()
        for end in ends:
            game = vector.games[end.table]
            played, _ = play_out(game, end.seed, seat_bots(game, ["greedy"] * game.players, end.seed))
            assert end.scores == played.scores()
        half = vector.halves[0]
        half.wanted[:] = False
        half.step([0, 0])
        assert (half.advice == NO_ADVICE).all()


def finished(name: str, players: int, **options: Any) -> State:
    state: State = abilene.load(name, players=players, **options).start(seed=2)
    while not state.over:
        state.play(state.choices[-1])
    return state


def test_rewards_are_for_players_and_measured_against_the_best_of_the_others() -> None:
    alone = finished("great_western_trail", 1, solo="hard")
    own, sam = alone.scores()
    assert [REWARDS[name](alone) for name in ("win", "margin", "score")] == [[-1], [own - sam], [own]]
    state = finished("good_goat_bad", 3)
    scores = state.scores()
    assert REWARDS["margin"](state)[0] == scores[0] - max(scores[1:])
    assert sum(shares(state)) == pytest.approx(1)
    assert REWARDS["win"](state) == [2 * share - 1 for share in shares(state)]
    race = finished("spike", 1)
    assert REWARDS["margin"](race) == REWARDS["score"](race) == race.scores()


def test_a_reward_may_be_a_function() -> None:
    with Vector(GOATS, 4, seed=5, reward=ten_points_for_the_first, processes=0) as vector:
        ends = []
        for step in range(80):
            for half in vector.halves:
                half.step(picks(half, step))
                ends += half.ended()
        assert ends
        assert all(end.rewards == [10, *[0] * (len(end.rewards) - 1)] for end in ends)


def test_what_goes_wrong_in_a_game_is_told_with_its_seed() -> None:
    others = set(active_children())
    with Vector(GOATS, 2, seed=5, reward=no_reward, processes=1) as vector:
        with pytest.raises(WorkerFailed, match=r"(?s)no reward for anybody\nin row 0, abilene\.load.*\.start\(\d+\)"):
            play_on(vector, 500)
        assert set(active_children()) <= others


def test_what_cannot_be_is_refused() -> None:
    goat = GOATS[0][0]
    with Vector(goat, 2, seed=1, processes=0) as vector:
        half = vector.halves[0]
        before = told(half)
        for pick in (77, -1, 70_000):
            with pytest.raises(IndexError, match=rf"row 0 has \d legal actions, and no\. {pick} was picked"):
                half.step([pick])
        with pytest.raises(ValueError, match=r"action -5 is not legal in row 0; allowed: \["):
            half.step(actions=[-5])
        assert all(np.array_equal(getattr(half, name), before[name]) for name in ARRAYS)  # it can be told better
        half.step([0])
    for wrong, said in (
        ({"games": []}, "no game to play"),
        ({"games": [goat, abilene.load("spike", players=2)]}, "no actions in common"),
        ({"count": 3}, "can be halved, not 3"),
        ({"reward": "fame"}, "unknown reward 'fame'; allowed: win, margin, score, turns"),
        ({"bots": {"nobody": 1}}, "unknown bot 'nobody'"),
        ({"bots": {"random": 2}}, "1 at most"),
        ({"processes": -1}, "not -1"),
        ({"seed": -1}, "a seed is a whole number"),
    ):
        with pytest.raises(ValueError, match=said):
            Vector(**{"games": goat, "count": 2, "seed": 1, "processes": 0, **wrong})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="give another width"):
        Vector(goat, 2, seed=1, processes=0, width=8)


def test_the_processes_that_play_need_nothing_of_the_extras() -> None:
    asked = (
        "import sys, abilene.rl.workers; print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'ray'} & {*sys.modules})"
    )
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "set()\n"
