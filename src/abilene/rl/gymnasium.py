"""Gymnasium: one seat of a game, against bots of any name or alone, as an environment of Gymnasium's kind.

Importing this registers an id for every game at every player count, such as `abilene/GreatWesternTrail-2p-v0`, and for
each level of an opponent who plays by the rules alone, such as `abilene/GreatWesternTrail-1p-hard-v0`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import abilene
from abilene.bots import maker
from abilene.extras import needing
from abilene.games import box, names
from abilene.rl import rendering
from abilene.rl.rewards import Reward, reward_of
from abilene.rl.sitting import Sitting

with needing("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete, MultiBinary
    from numpy.typing import NDArray

MODES: Final = ("ansi", "rgb_array")
VERSION: Final = "v0"
LEVELS: Final = "solo"  # the option that says how strong an opponent is who plays by the rules alone

Observation = NDArray[np.int8]
Info = dict[str, Any]


class Seat(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; what the others do belongs to the environment.

    An observation has a 1 for each feature that is on (`game.features`), an action is a number of `game.actions`;
    `info["action_mask"]` says which are legal. One that is not is not carried out, and `info["illegal"]` is true.
    Questions with one answer are not asked. The reward comes with the end of the game.

    >>> import gymnasium
    >>> env = gymnasium.make("abilene.rl.gymnasium:abilene/Spike-2p-v0", bots="random", seat=0)
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, over, cut, info = env.step(info["action_mask"].argmax())
    >>> observation.shape, reward, over
    ((10000,), 0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: int,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = "greedy",
        reward: str | Reward = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` None: another in each game. `bots`: one name for all others, or theirs in turn order from the seat."""
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"unknown render mode {render_mode!r}; allowed: {', '.join(MODES)}")
        self.game: Final = abilene.load(name, players=players, **options)
        self.render_mode = render_mode
        self.observation_space = MultiBinary(self.game.features)
        self.action_space = Discrete(self.game.actions)
        self.seat = self._fixed = self.game.seat(seat)
        self._bots = [bots] * (players - 1) if isinstance(bots, str) else [*bots]
        self._reward = reward_of(reward)
        self._sitting: Sitting | None = None
        if len(self._bots) != players - 1:
            raise ValueError(f"{players} players need {players - 1} bots, not {len(self._bots)}")
        for bot in self._bots:
            maker(bot)

    @property
    def state(self) -> Any:
        """The game as it stands: for whoever may know all."""
        if self._sitting is None:
            raise gymnasium.error.ResetNeeded("no game is dealt before `reset`")
        return self._sitting.state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Deal a game, and play it to where the seat has something to decide."""
        super().reset(seed=seed)
        players = self.game.players
        deal, drawn = int(self.np_random.integers(1 << 63)), int(self.np_random.integers(players))
        self.seat = drawn if self._fixed is None else self._fixed
        bots = {(self.seat + n) % players: name for n, name in enumerate(self._bots, 1)}
        self._sitting = Sitting(self.game, deal, bots)
        return self._observed(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Carry out an action, then all that the others do until the seat has something to decide again."""
        state = self.state
        illegal = int(action) not in self.game.legal_actions(state)
        if self._sitting is not None and not illegal:
            self._sitting.play(self.game.choice(state, int(action)))
        over = state.over and not illegal
        reward = float(self._reward(state)[self.seat or 0]) if over else 0.0
        told = {"illegal": True} if illegal else {"scores": np.array(state.scores())} if over else {}
        return self._observed(), reward, bool(state.over), False, self._info() | told

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as those ask who know no `info`."""
        return np.frombuffer(self.game.mask(self.state), np.bool_)

    def render(self) -> Any:
        """The board as this seat may see it: in words, or as rows of pixels."""
        if self.render_mode == "rgb_array":
            return rendering.rgb(self.state, self.seat)
        return rendering.text(self.state, self.seat) if self.render_mode == "ansi" else None

    def _observed(self) -> Observation:
        row = np.empty(self.game.features, np.int8)
        self.state.observe(self.seat, row)
        return row

    def _info(self) -> Info:
        return {"action_mask": np.frombuffer(self.game.mask(self.state), np.int8), "seat": self.seat}


def settings() -> Iterator[tuple[str, dict[str, Any]]]:
    """All ids, each with what its environment is made of."""
    for name in names():
        meta = box(name).meta
        title = "".join(word.capitalize() for word in name.split("_"))
        for players in meta.players:
            given: dict[str, Any] = {"name": name, "players": players}
            levels = [option for option in meta.options_for(players) if option.name == LEVELS]
            if players == 1 and not levels:
                given["reward"] = RACES.get(name, "score")
            yield f"{title}-{players}p", given
            for level in levels[0].values if levels else ():
                yield f"{title}-{players}p-{level}", {**given, LEVELS: level}


RACES: Final = {"montana": "turns"}  # alone: the fewest turns win; elsewhere the most points


def register() -> None:
    """Tell Gymnasium all ids; once is enough."""
    for title, given in settings():
        known = f"abilene/{title}-{VERSION}"
        if known not in gymnasium.registry:
            gymnasium.register(known, f"{__name__}:Seat", kwargs=given)


register()
