"""OpenSpiel: importing this registers every game with pyspiel, as `python_abilene_` and its name.

>>> import pyspiel
>>> import abilene.rl.open_spiel
>>> game = pyspiel.load_game("python_abilene_good_goat_bad(players=3,coin_preset=equal_six)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # the only node of chance: which seed the game is dealt from
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['offer 1', 'offer 2'])

All chance of a game follows from its seed, so nothing random comes after that node. Whoever searches from a state knows
what will be drawn, as one who sees all cards knows them; `resample_from_infostate` deals anew both what a player cannot
know and what is still to be drawn. Nothing that a player observes tells of the seed.
"""

import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar

from abilene import load
from abilene.engine.core import State
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from abilene.engine.meta import Meta, Option
from abilene.extras import needing
from abilene.games import box, names
from abilene.rl.rewards import reward_of

with needing("open-spiel"):
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]

PREFIX = "python_abilene_"
SEEDS = 2**20  # that chance draws from; masks of its node are as long
LONGEST = 100_000  # decisions: no game comes near it
FAR = 1000.0  # nobody has so many points more or less than another

_single = pyspiel.PrivateInfoType.SINGLE_PLAYER


def register() -> None:
    """Make all games known to pyspiel. What it holds must be a class: nothing else outlives Python's own end."""
    for name in names():
        kind = _kind(box(name).meta)
        pyspiel.register_game(kind, type(kind.short_name, (Table,), {"name": name, "kind": kind}))


def _kind(meta: Meta) -> Any:
    own = {option.name: option.default for option in meta.options}
    return pyspiel.GameType(
        short_name=PREFIX + meta.name,
        long_name=f"{meta.titles['en']} (Abilene)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "win", "rng_seed": -1, **own},
    )


def _value(option: Option, given: Any, players: int) -> Any:
    """What a parameter stands for. All of one parameter have one type, so a seat beside words is spelled: `seat_1`."""
    seats = {f"seat_{seat}": seat for seat in range(players)} if option.or_seat else {}
    return seats.get(given, given)


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options chosen.

    Parameters: `players`, the game's options, `reward` (by its name: `abilene.rl.rewards`), and `rng_seed`, from which
    the seeds of all deals follow (-1: never the same).
    """

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = params.get("players", 2)
        given = {  # OpenSpiel names them all, those that such a table does not have too
            option.name: _value(option, value, players)
            for option in box(self.name).meta.options
            if (value := params.get(option.name, option.default)) != option.default
        }
        self.game: Game[Any] = load(self.name, players=players, **given)
        reward = params.get("reward", "win")
        self.reward = reward_of(reward)
        seed = params.get("rng_seed", -1)
        self.chance = random.Random(None if seed < 0 else seed)
        most = 1.0 if reward == "win" else FAR
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, _: Any = None) -> "Moment":
        """Before anything is dealt."""
        return Moment(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees (or all, or a spectator), as a tensor and as text."""
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment(pyspiel.State):  # type: ignore[misc]
    """A game at one moment, and what each player has seen and done on the way there."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table.game
        self._reward = table.reward
        self._drawn = -1  # until somebody asks: clones that are past it draw nothing
        self.now: State | None = None  # not dealt yet
        self._past = [b""] * self._table.players

    # ------------------------------------------------------------------ whose turn, and what may be done

    def current_player(self) -> int:
        """Who must choose; chance, when nothing is dealt yet."""
        if self.now is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.now.over else self.now.player

    def is_terminal(self) -> bool:
        """The game is over."""
        return self.now is not None and self.now.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seed that is drawn. Any other may be applied as well."""
        if self._drawn < 0:
            self._drawn = self.get_game().chance.randrange(SEEDS)
        return [(self._drawn, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._table.legal_actions(self._dealt()))

    def _apply_action(self, action: int) -> None:
        if self.now is None:
            self.now = self._table.start(action)
            return
        player = self.now.player
        self._past[player] = self._recalled(player, action)
        self.now.stops = False  # nobody takes anything back here
        self.now.play_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        state = self._dealt()
        return self._table.notation(state, self._table.choice(state, action))

    def returns(self) -> list[float]:
        """What each player gets: nothing before the end."""
        over = self.now is not None and self.now.over
        return [float(got) for got in self._reward(self._dealt())] if over else [0.0] * self._table.players

    def _dealt(self) -> State:
        if self.now is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        return self.now

    # ------------------------------------------------------------------ what is known

    def _recalled(self, player: int, action: int) -> bytes:
        """A fingerprint of all that a player has seen when it had to choose, and of what it did."""
        seen = np.array([*self._dealt().observe(player), action], np.int32)
        return blake2b(self._past[player] + seen.tobytes(), digest_size=16).digest()

    def recall(self, player: int) -> str:
        """The player's past, as far as it can be told from others."""
        return self._past[player].hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Moment":
        """A state that this player cannot tell from this one: all that it cannot know is dealt anew."""
        twin: Moment = self.clone()
        if self.now is not None:
            twin.now = self.now.redeal(player, int(sampler() * 2**53))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        if self.now is None:
            return "not dealt yet"
        return "\n".join(self._table.box.terminal(self.now.seen_by(EVERYBODY), self._table.texts("en")))


def _restored(game: str, state: str) -> Any:
    return pyspiel.load_game(game).deserialize_state(state)


class Observer:
    """What a player sees: its features as numbers, 1 where they are on, and in words.

    An information state adds to the text what the player remembers, as a fingerprint of all that it has seen and done.
    The tensor has no such memory besides what the game itself keeps in mind for the player.
    """

    def __init__(self, game: Game[Any], kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        if not kind.public_info:
            raise ValueError("what is open to all is a part of all that a player sees")
        self._recall = kind.perfect_recall
        self._eyes: dict[Any, int | None] = {
            pyspiel.PrivateInfoType.NONE: None,
            pyspiel.PrivateInfoType.ALL_PLAYERS: EVERYBODY,
        }
        self._private = kind.private_info
        self.tensor = np.zeros(game.features, np.float32)
        self.dict = {"observation": self.tensor}

    def _seat(self, player: int) -> int | None:
        return player if self._private == _single else self._eyes[self._private]

    def set_from(self, moment: Moment, player: int) -> None:
        """Write what the player sees into the tensor."""
        if moment.now is None:
            self.tensor.fill(0)
        else:
            moment.now.observe(self._seat(player), self.tensor)

    def string_from(self, moment: Moment, player: int) -> str:
        """The same in words; of an information state: in numbers, with what is remembered."""
        if moment.now is None:
            return "not dealt yet"
        if not self._recall:
            return moment.now.observe_in_words(self._seat(player))
        return " ".join([f"player {player}", moment.recall(player), *map(str, moment.now.observe(self._seat(player)))])


register()
