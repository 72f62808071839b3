"""Every game is an environment of PettingZoo: its own checkers say so."""

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import abilene
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from abilene.rl import pettingzoo
from tests.contract.tables import every_count

# PettingZoo says this of all its own games with masks too, unless it knows their names.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably", "Action mask .* all zeros")


def settings(game: Game[Any]) -> dict[str, Any]:
    return {"players": game.players, **game.options}


@every_count
def test_the_checkers_pass(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    made = partial(pettingzoo.env, game.name, **settings(game))
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        api_test(made(), num_cycles=20)
    seed_test(made, num_cycles=5)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", abilene.games.names())
def test_every_board_can_be_rendered(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        partial(pettingzoo.env, name, players=2, width=320),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg"), "rgb_array": lambda seen: seen.shape[1] == 320},
    )
    assert len(capsys.readouterr().out.splitlines()) > 20


def test_a_whole_game_is_the_one_of_the_seed_and_ends_with_rewards() -> None:
    env = pettingzoo.raw_env("good_goat_bad", players=3, reward="score", coin_preset="store_two")
    env.reset(seed=5)
    state = abilene.load("good_goat_bad", players=3, coin_preset="store_two").start(5)
    while state.skip() or not state.over:
        if not state.over:
            seat, agent = state.player, env.agent_selection
            seen = env.observe(agent)
            assert agent == f"player_{seat}"
            assert seen["observation"].nonzero()[0].tolist() == sorted(state.observe(seat))
            assert seen["action_mask"].nonzero()[0].tolist() == sorted(state.game.legal_actions(state))
            assert not env.observe(env.agents[seat - 1])["action_mask"].any()
            action = int(seen["action_mask"].argmax())
            state.play_action(action)
            env.step(action)
    assert [env.rewards[agent] for agent in env.agents] == state.scores()
    assert env.state().nonzero()[0].tolist() == sorted(state.observe(EVERYBODY))
    assert env.state_space.contains(env.state())


def test_games_follow_from_the_seed_and_so_do_those_of_a_pickled_twin() -> None:
    env = pettingzoo.env("good_goat_bad", players=2)
    twin = pickle.loads(pickle.dumps(pettingzoo.raw_env("good_goat_bad", players=2)))
    first: list[Any] = []
    for one in (env, twin):
        one.reset(seed=3)
        first.append([one.observe("player_0")["observation"]])
        one.reset()
        first[-1].append(one.observe("player_0")["observation"])
    assert np.array_equal(first[0], first[1])
    assert not np.array_equal(*first[0])


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_a_game_goes_on_where_it_was_copied_or_pickled(make: Any) -> None:
    env = make("good_goat_bad", players=2)
    env.reset(seed=3)
    for _ in range(10):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        agent = env.agent_selection
        assert twin.agent_selection == agent
        assert np.array_equal(twin.observe(agent)["observation"], env.observe(agent)["observation"])
        before = env.unwrapped.state()
        twin.step(int(twin.observe(agent)["action_mask"].argmax()))
        assert np.array_equal(env.unwrapped.state(), before)


def test_who_acts_against_the_rules_has_lost() -> None:
    env = pettingzoo.env("good_goat_bad", players=2)
    env.reset(seed=3)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env("good_goat_bad", players=2)
    raw.reset(seed=3)
    with pytest.raises(abilene.IllegalChoice):
        raw.step(int(raw.observe(raw.agent_selection)["action_mask"].argmin()))


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(ValueError, match="allowed: human, ansi, rgb_array, svg"):
        pettingzoo.env("spike", players=2, render_mode="hologram")
    with pytest.raises(ValueError, match="allowed: 2, 3, 4, 5"):
        pettingzoo.env("good_goat_bad")
    with pytest.raises(ValueError, match="allowed: win, margin, score"):
        pettingzoo.env("spike", players=2, reward="glory")
