"""The games of a run, one by one: each follows from its number alone, whoever plays it, and wherever.

Game i of a run with seed S has a seed of its own: the first 8 bytes, big-endian, of BLAKE2b("S i"). Deal and bots
follow from that seed, so it does not matter which process plays the game, or when.
"""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple, TypedDict

import abilene
from abilene.bots.playing import SeatBot, play_out, seat_bots
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.sim.tally import Tally


class Row(TypedDict):
    """One game of a run.

    >>> from abilene.sim import Row, Table, simulate
    >>> rows: list[Row] = []
    >>> result = simulate(Table("good_goat_bad", 3), ["random"] * 3, games=1, seed=1, rows=rows.append)
    >>> rows
    [{'game': 0, 'seed': 10084609978156294954, 'seats': ['random', 'random', 'random'],
      'scores': [19, 15, 14], 'winners': [0], 'decisions': 76}]
    """

    game: int
    seed: int  # of the deal: `game.start(seed)`
    seats: list[str]  # the bots
    scores: list[int]  # of the bots, then of the game's own guests
    winners: list[int]  # seats
    decisions: int


@dataclass(frozen=True)
class Table:
    """Which game, for how many, with which options and figures: enough for any process to set it up.

    >>> from abilene.sim import Table
    >>> Table("spike", players=4, options={"expert": True}).load().players
    4
    """

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)

    def load(self) -> Game[Any]:
        """The game, ready to start; ValueError that lists what is allowed."""
        return abilene.load(self.game, players=self.players, data=dict(self.data) or None, **self.options)


@dataclass(frozen=True)
class Run:
    """What is to be played: the bots by seat, how many games, and whether the bots move on one seat each game.

    >>> from abilene.sim import Run
    >>> Run(("greedy", "random", "random"), games=2, seed=1, rotate=True).seats(1)
    ('random', 'random', 'greedy')
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    written: bool = False  # each game has a journal

    @property
    def blind(self) -> bool:
        """Whether nobody looks, so that nobody need be asked."""
        return set(self.bots) == {"random"}

    def seats(self, game: int) -> tuple[str, ...]:
        """Who sits where in that game of the run."""
        turn = game % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def batches(self, jobs: int) -> list[range]:
        """The games, a few at a time, for so many who play them."""
        # Some tenths of a second each: short enough for a lively progress bar, an even load and a quick end by Ctrl-C.
        size = max(1, min(200 if self.blind else 5, self.games // (4 * jobs)))
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]


class Batch(NamedTuple):
    """A few games of a run, played: their tally, rows and journals, and when they began and ended."""

    tally: Tally
    rows: list[Row]
    journals: list[str]  # of each, where they are wanted
    began: float
    ended: float


def game_seed(seed: int, game: int) -> int:
    """The seed of that game of a run.

    >>> from abilene.sim import game_seed
    >>> game_seed(1, 0)
    10084609978156294954
    """
    return int.from_bytes(blake2b(f"{seed} {game}".encode(), digest_size=8).digest(), "big")


def play_games(game: Game[Any], run: Run, which: range) -> Batch:
    """Play these games of a run, one after the other."""
    tally, rows, journals, began = Tally(game.seats), list[Row](), list[str](), time.time()
    for number in which:
        seed, names = game_seed(run.seed, number), run.seats(number)
        state, decisions = play_blindly(game, seed) if run.blind else play_out(game, seed, seat_bots(game, names, seed))
        scores, winners = state.scores(), state.winners()
        tally.add_game(names, scores, winners, decisions)
        rows.append(Row(game=number, seed=seed, seats=[*names], scores=scores, winners=winners, decisions=decisions))
        if run.written:
            written = write_down(game, run, number)
            assert written.state.scores() == scores, f"game {number} of seed {run.seed} cannot be repeated"
            journals.append(written.journal())
    return Batch(tally, rows, journals, began, time.time())


def write_down(game: Game[Any], run: Run, number: int) -> Match[Any]:
    """That game of a run as a match: played once more, and stopping where a table of people would."""
    seed = game_seed(run.seed, number)
    match = Match(game, seed)
    if run.blind:
        chance = _chance(seed)
        while options := match.state.choices:
            match.choose(match.state.player, options[int(chance() * len(options))])
        return match
    events = [*match.opening]
    seats = [SeatBot(bot, seat) for seat, bot in enumerate(seat_bots(game, run.seats(number), seed))]
    while not match.state.over:
        seat = match.state.player
        events += match.choose(seat, seats[seat].choose(match.state, events))
    return match


def play_blindly(game: Game[Any], seed: int) -> tuple[State, int]:
    """A whole game of random choices, without asking anybody: its last state, and how many decisions it took."""
    state: State = game.start(seed)
    chance = _chance(seed)
    decisions = 0
    while options := state.choices:  # not options(): nobody here would change the list, so it need not be copied
        state.play(options[int(chance() * len(options))])
        decisions += 1
    return state, decisions


def _chance(seed: int) -> Callable[[], float]:
    return random.Random(f"choices {seed}").random
