"""Gymnasium's own checks, and what they do not look at: whole games of one seat against bots, or alone."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import abilene
import abilene.rl.gymnasium as ours
from abilene.rl.rendering import rgb
from abilene.rl.rewards import REWARDS

IDS = dict(ours.settings())


def made(title: str, **more: Any) -> Any:
    return gymnasium.make(f"abilene/{title}-v0", **more)


def test_every_game_has_an_id_at_every_count_and_for_every_solo_game() -> None:
    for name in abilene.games.names():
        title = "".join(map(str.capitalize, name.split("_")))
        for players in abilene.games.box(name).meta.players:
            assert IDS[f"{title}-{players}p"]["players"] == players
    assert {IDS[f"GreatWesternTrail-1p-{level}"]["solo"] for level in ("easy", "medium", "hard")} == {
        "easy", "medium", "hard",
    }  # fmt: skip
    assert {f"abilene/{title}-v0" for title in IDS} <= gymnasium.registry.keys()


@pytest.mark.parametrize("title", IDS)
def test_gymnasiums_own_checks_pass(title: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = made(title, bots="random", disable_env_checker=True).unwrapped
        check_env(env, skip_render_check=env.game.players != 2)  # pictures take long


def play(env: Any, seed: int) -> tuple[list[int], float]:
    """A whole game of random choices: its actions, and the reward."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    actions: list[int] = []
    over = False
    while not over:
        state = env.unwrapped.state
        assert state.player == info["seat"]
        assert np.flatnonzero(observation).tolist() == sorted(state.observe(info["seat"]))
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(state.game.legal_actions(state))
        assert info["action_mask"].tolist() == env.unwrapped.action_masks().tolist()
        assert info["action_mask"].sum() > 1
        actions.append(int(env.action_space.sample(info["action_mask"])))
        observation, reward, over, cut, info = env.step(actions[-1])
        assert observation in env.observation_space
        assert not cut
        assert over or reward == 0
    assert info["scores"].tolist() == env.unwrapped.state.scores()
    return actions, reward


@pytest.mark.parametrize(
    ("title", "reward", "given"),
    [
        ("GoodGoatBad-3p", "win", {"bots": ["random", "greedy"], "seat": 1}),
        ("GoodGoatBad-2p", "margin", {"bots": "greedy", "reward": "margin"}),
        ("GreatWesternTrail-1p-easy", "win", {}),
        ("Montana-1p", "turns", {}),
        ("Spike-1p", "score", {}),
    ],
)
def test_a_whole_game_brings_its_reward_at_the_end_and_can_be_repeated(title: str, reward: str, given: Any) -> None:
    env, twin = made(title, **given), made(title, **given)
    actions, got = play(env, 11)
    seat = env.unwrapped.seat
    assert got == REWARDS[reward](env.unwrapped.state)[seat]
    assert seat == given.get("seat", seat)
    assert play(twin, 11) == (actions, got)
    assert twin.unwrapped.state.checksum() == env.unwrapped.state.checksum()


def test_what_is_not_legal_is_not_carried_out() -> None:
    env = made("GoodGoatBad-4p", bots="random")
    before, info = env.reset(seed=3)
    after, reward, over, cut, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (before == after).all()
    assert (reward, over, cut, told["illegal"]) == (0, False, False, True)
    assert "illegal" not in env.step(int(info["action_mask"].argmax()))[4]


def test_several_stand_side_by_side() -> None:
    several = gymnasium.make_vec("abilene/GoodGoatBad-2p-v0", 3, bots="random")
    _, info = several.reset(seed=5)
    ended = 0
    for _ in range(90):
        observation, _, over, _, info = several.step(info["action_mask"].argmax(axis=1))
        assert observation.shape == (3, abilene.load("good_goat_bad", players=2).features)
        ended += over.sum()
    assert ended
    several.close()


def test_the_board_is_told_in_words_and_drawn() -> None:
    env, drawn = (made("Spike-2p", render_mode=mode, bots="random", seat=0) for mode in ("ansi", "rgb_array"))
    env.reset(seed=1)
    drawn.reset(seed=1)
    assert "Chicago" in env.render()
    assert (drawn.render() == rgb(env.unwrapped.state, 0)).all()


def test_what_cannot_be_is_refused() -> None:
    for wrong, said in (
        ({"bots": "nobody"}, "unknown bot"),
        ({"bots": ["random"]}, "3 players need 2 bots, not 1"),
        ({"reward": "fame"}, "unknown reward"),
        ({"render_mode": "human"}, "unknown render mode"),
        ({"seat": 3}, "no seat 3"),
        ({"moon": True}, "no option 'moon'"),
    ):
        with pytest.raises(ValueError, match=said):
            ours.Seat("good_goat_bad", 3, **wrong)
    with pytest.raises(gymnasium.error.ResetNeeded):
        ours.Seat("good_goat_bad", 3).step(np.int64(0))
