"""PettingZoo: a game as an environment in which the players act in turn (AEC), with masks of the legal actions.

>>> from abilene.rl import pettingzoo
>>> env = pettingzoo.env("good_goat_bad", players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     mask = None if terminated else observation["action_mask"]
...     env.step(None if terminated else int(mask.argmax()))  # the first of all that is legal
>>> env.agents
[]
"""

import secrets
from typing import Any

from abilene import load
from abilene.engine.events import EVERYBODY
from abilene.extras import needing
from abilene.rl import rendering
from abilene.rl.rewards import Reward, reward_of

with needing("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

Bits = NDArray[np.int8]
RENDER_MODES = ("human", "ansi", "rgb_array", "svg")


def env(name: str, **settings: Any) -> AECEnv:
    """The environment as PettingZoo's own are wrapped: whoever acts against the rules has lost, and the game is over.

    The settings are those of `raw_env`.
    """
    raw = raw_env(name, **settings)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # named as PettingZoo names them
    """One game after another. Players and options are those of `abilene.load`.

    An agent is rewarded when the game is over: by a name or a function (`abilene.rl.rewards`).
    Questions with one answer are answered, unless `forced` says that agents answer them too.
    What is rendered is what a spectator sees, or the seat `eyes`; a picture is so many pixels wide.
    """

    def __init__(
        self,
        name: str,
        /,
        *,
        players: int | None = None,
        reward: str | Reward = "win",
        forced: bool = False,
        render_mode: str | None = None,
        eyes: int | None = None,
        width: int = rendering.WIDTH,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"unknown render mode {render_mode!r}; allowed: {', '.join(RENDER_MODES)}")
        self.game = load(name, players=players, **options)
        self.metadata = {
            "name": f"abilene_{name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._eyes = self.game.seat(eyes)
        self._width = width
        self._reward = reward_of(reward)
        self._forced = forced
        self._chance = np.random.default_rng(secrets.randbits(64))
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space = spaces.Box(0, 1, (self.game.features,), np.int8)
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def _observations(self) -> spaces.Dict:
        bits = {"observation": self.game.features, "action_mask": self.game.actions}
        return spaces.Dict({name: spaces.Box(0, 1, (size,), np.int8) for name, size in bits.items()})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: the features of the game, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action numbers of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game with this seed. Games after it follow from it, until another seed is given."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._now = self.game.start(int(self._chance.integers(2**63)) if seed is None else seed)
        self._now.stops = False  # nobody takes anything back here
        self._go_on()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts; ValueError, and nothing has changed, when that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._now.play_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()

    def _go_on(self) -> None:
        """To the next agent that has something to decide, or to the rewards."""
        if not self._forced:
            self._now.skip()
        if self._now.over:
            self.rewards = dict(zip(self.agents, map(float, self._reward(self._now)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self.agents[max(self._now.player, 0)]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Bits]:
        """What an agent sees now, and what it may do: nothing when it is another's turn."""
        seat = self._seats[agent]
        mask = np.zeros(self.game.actions, np.int8)
        if self._now.player == seat:
            mask[self.game.legal_actions(self._now)] = 1
        return {"observation": self._seen(seat), "action_mask": mask}

    def state(self) -> Bits:
        """The same as seen by one who sees all: for training only."""
        return self._seen(EVERYBODY)

    def _seen(self, seat: int) -> Bits:
        row = np.empty(self.game.features, np.int8)
        self._now.observe(seat, row)
        return row

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board: printed, as text, as a picture, or as SVG for browsers (`rendering.svg`: for other programs)."""
        match self.render_mode:
            case "human":
                print(rendering.text(self._now, self._eyes))
            case "ansi":
                return rendering.text(self._now, self._eyes)
            case "rgb_array":
                return rendering.rgb(self._now, self._eyes, self._width)
            case "svg":
                return str(self._now.scene(self._eyes))
        return None

    def close(self) -> None:
        """Nothing is held open."""
