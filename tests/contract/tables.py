"""The tables on which the contract is tested: every game, at every player count, with every value of its options."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import strategies as st

import abilene
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.games import box
from abilene.sim.settings import covering, settings

HOUSE = {"good_goat_bad", "great_western_trail", "montana", "spike"}  # a game just laid out has less than they have


class Pointer:
    """A whole number of some other library: all it has is `__index__`."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def tables() -> Iterator[Game[Any]]:
    """Tables of every game on which each two values that can meet do: of options, and of each with every count."""
    for name in abilene.games.names():
        meta = box(name).meta
        options = [option.name for option in meta.options]
        allowed = [
            {"players": players, **{option: setting.get(option) for option in options}}  # None: not at this count
            for players in meta.players
            for setting in settings(meta, players)
        ]
        for setting in covering(allowed):
            yield abilene.load(name, **{option: value for option, value in setting.items() if value is not None})


def label(game: Game[Any]) -> str:
    """The table in one word."""
    return "-".join([game.name, str(game.players), *map(str, game.options.values())])


def counts() -> Iterator[tuple[str, Game[Any]]]:
    """Every game at every player count, once for each of its dialects, and once with all modules that go together."""
    for name in abilene.games.names():
        of = box(name)
        for players in of.meta.players:
            allowed = settings(of.meta, players)
            for dialect in dict.fromkeys(map(of.dialect, allowed)):
                spoken = next(setting for setting in allowed if of.dialect(setting) == dialect)
                label = "-".join(filter(None, [name, str(players), dialect]))
                yield label, abilene.load(name, players=players, **spoken)
            if of.modules:
                most = max(allowed[::-1], key=lambda setting: sum(module.used(setting) for module in of.modules))
                yield f"{name}-{players}-modules", abilene.load(name, players=players, **most)


TABLES = {label(game): game for game in tables()}
COUNTS = dict(counts())

# The scope puts all tests of a module on one table after another: what they draw, say and play again is still known.
every_table = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES, scope="module")
every_count = pytest.mark.parametrize("game", COUNTS.values(), ids=COUNTS, scope="module")

any_seed = st.integers(min_value=0, max_value=2**64 - 1)


def random_choices(seed: int) -> Iterator[float]:
    """Where in the list of options a random player points, from 0 to 1: Python's own generator, the same for ever."""
    source = random.Random(seed)
    while True:
        yield source.random()


def pointed_at(state: State, where: float) -> int:
    """The option at this part of the list."""
    options = state.options()
    return options[int(where * len(options))]


def play_on(state: State, seed: int) -> Iterator[State]:
    """The state itself at each decision, which is then made at random, and after the last one."""
    for where in random_choices(seed):
        yield state
        if state.over:
            return
        state.play(pointed_at(state, where))


def random_game(game: Game[Any], seed: int) -> Iterator[State]:
    """A whole game from its start."""
    return play_on(game.start(seed), seed)


def moments(game: Game[Any], seed: int, about: int) -> Iterator[tuple[int, State]]:
    """About so many states of a whole game, evenly spread, with their decision; the last one is among them."""
    states = [state.copy() for state in random_game(game, seed)]
    for decision, state in enumerate(states):
        if decision % max(1, len(states) // about) == 0 or state.over:
            yield decision, state


@lru_cache(maxsize=8)
def random_match(game: Game[Any], seed: int) -> Match[Any]:
    """A whole match, played at random; several tests read it, none changes it."""
    match = abilene.Match(game, seed)
    for where in random_choices(seed):
        if match.state.over:
            return match
        match.choose(match.state.player, pointed_at(match.state, where))
    raise AssertionError("random choices do not run out")


def seats(game: Game[Any]) -> list[int | None]:
    """All who look on: each seat, and a spectator."""
    return [*range(game.players), None]
