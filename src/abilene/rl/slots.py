"""Slots: the places of a vector environment, at each of which one game is played after the other.

Everything that happens in a slot follows from the seed of the environment and the slot's number alone, so it does not
matter which process plays it, or how many there are.
"""

import random
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.rl.memory import Widths, views
from abilene.rl.rewards import Reward, shares
from abilene.rl.sitting import Sitting

LEARNER: Final = -1  # in place of a bot's number: the seat is the learner's
NO_ADVICE: Final = -1


@dataclass(frozen=True)
class Plan:
    """What is played: which games, how often each, how often against which bots, and what it brings."""

    games: Sequence[Game[Any]]
    weights: Sequence[float]
    bots: Mapping[str, float]  # by name: the share of games that are played against bots of that name
    reward: Reward
    seed: int
    widths: Widths
    teacher: str = ""  # the bot that gives advice where it is wanted


class Slot:
    """One of the places."""

    def __init__(self, plan: Plan, number: int, taught: bool) -> None:
        self._plan = plan
        self._number = number
        self.episode = -1
        self.begin(taught)

    def begin(self, taught: bool) -> None:
        """Deal the next game, with a teacher or without, and play it to where the learner has something to decide."""
        self.episode += 1
        text = f"{self._plan.seed} {self._number} {self.episode}"
        drawn = blake2b(text.encode(), digest_size=16).digest()
        self.seed = int.from_bytes(drawn[:8], "big")
        source = random.Random(int.from_bytes(drawn[8:], "big"))
        self.table = source.choices(range(len(self._plan.games)), self._plan.weights)[0]
        self.game = self._plan.games[self.table]
        self.bots = self._draw_bots(source)
        names = [*self._plan.bots]
        bots = {n: names[bot] for n, bot in enumerate(self.bots) if bot >= 0}
        self._sitting = Sitting(self.game, self.seed, bots, self._plan.teacher if taught else "")
        self.state = self._sitting.state
        if self.state.over:  # before the learner was asked anything
            self.begin(taught)

    def advice(self) -> int:
        """Which of the legal choices the teacher would pick; NO_ADVICE where there is no teacher."""
        choice = self._sitting.advice()
        return NO_ADVICE if choice is None else self.state.choices.index(choice)

    def _draw_bots(self, source: random.Random) -> list[int]:
        """In some games all seats but one are taken by bots."""
        shares, players = [*self._plan.bots.values()], self.game.players
        drawn = source.choices([LEARNER, *range(len(shares))], [1 - sum(shares), *shares])[0]
        own = source.randrange(players)
        return [LEARNER if seat == own else drawn for seat in range(players)]

    def play(self, pick: int) -> bool:
        """Carry out this one of the legal choices, and play on; whether the game is over."""
        self._sitting.play(self.state.choices[pick])
        return self.state.over


class Lists:
    """Lists of numbers, one in each row, with padding behind it and its length in a column beside."""

    def __init__(self, cells: "memoryview[Any]", lengths: "memoryview[Any]", padding: int, rows: range) -> None:
        self._cells = cells
        self._lengths = lengths
        self._width = width = len(cells) // len(lengths)
        self._padding = memoryview(array("h", [padding]) * width)
        for row in rows:
            cells[row * width : (row + 1) * width] = self._padding

    def write(self, row: int, numbers: list[int]) -> None:
        """Put a list into its row; ValueError when it is too long."""
        length, before, start = len(numbers), self._lengths[row], row * self._width
        if length > self._width:
            raise ValueError(f"{length} features are on, and there is room for {self._width}: give another width")
        self._cells[start : start + length] = array("h", numbers)
        if before > length:
            self._cells[start + length : start + before] = self._padding[: before - length]
        self._lengths[row] = length


class Rows:
    """Some slots that follow each other, and the rows of the arrays in which they are told."""

    def __init__(self, plan: Plan, slots: range, memory: Any, start: int, rows: int, first: int) -> None:
        """The slots of these numbers stand in the rows from the first on, of so many in all."""
        self._reward = plan.reward
        self._first = first
        self._views = told = views(memory, rows, plan.widths, start)
        own = range(first, first + len(slots))
        self._observations = Lists(told["observation"], told["on"], max(game.features for game in plan.games), own)
        self._legal = Lists(told["legal"], told["options"], max(game.actions for game in plan.games), own)
        self._slots = [Slot(plan, number, told["wanted"][row]) for row, number in zip(own, slots)]
        for row, slot in zip(own, self._slots):
            self._tell_game(row, slot)
            self._tell_question(row, slot)

    def step(self) -> None:
        """Carry out what was picked in each of the slots."""
        picks, done = self._views["pick"], self._views["done"]
        for row, slot in enumerate(self._slots, self._first):
            try:
                done[row] = over = slot.play(picks[row])
                if over:
                    self._tell_end(row, slot.state)
                    slot.begin(self._views["wanted"][row])
                    self._tell_game(row, slot)
                self._tell_question(row, slot)
            except Exception as error:
                error.add_note(f"in row {row}, {slot.game!r}.start({slot.seed})")
                raise

    def _tell_question(self, row: int, slot: Slot) -> None:
        state, game = slot.state, slot.game
        seat = self._views["seat"][row] = state.player
        self._observations.write(row, game.observer.observe(state, seat))
        self._legal.write(row, game.numbered.legal(state))
        self._views["advice"][row] = slot.advice() if self._views["wanted"][row] else NO_ADVICE

    def _tell_game(self, row: int, slot: Slot) -> None:
        told = self._views
        told["table"][row], told["seed"][row], told["episode"][row] = slot.table, slot.seed, slot.episode
        self._tell_each(row, "bots", slot.bots, LEARNER)

    def _tell_end(self, row: int, state: State) -> None:
        self._tell_each(row, "reward", self._reward(state), 0)
        self._tell_each(row, "win", shares(state), 0)
        self._tell_each(row, "score", state.scores(), 0)

    def _tell_each(self, row: int, name: str, numbers: Sequence[float], none: int) -> None:
        """A number for each seat; at a small table some seats are nobody's."""
        column = self._views[name]
        width = len(column) // len(self._views["done"])
        for n in range(width):
            column[row * width + n] = numbers[n] if n < len(numbers) else none
