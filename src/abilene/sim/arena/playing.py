"""One game of the arena: whoever crashes, thinks for too long or answers what is not allowed has lost it.

The others play on: chance takes over the seat, so that their places are decided too, and the bot comes last, whatever
chance has made of its seat. Nothing that goes wrong in one game touches another.
"""

import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from abilene import bots as known_bots
from abilene.bots.apart import CouldNotAnswer
from abilene.bots.blind import Random
from abilene.bots.playing import SeatBot
from abilene.engine.bot import Asked, Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game as Rules
from abilene.sim.arena.room import Guest, Rooms


class Fault(TypedDict):
    """What a bot did wrong: it `crashed`, `hung`, or gave an `illegal` answer."""

    seat: int
    decision: int  # so many were made in the game before
    what: str
    detail: str


class Game(TypedDict):
    """One game: a row of the book."""

    players: int
    deal: int
    seed: int  # of the deal: `game.start(seed)`
    seats: list[str]
    scores: list[int]
    winners: list[int]  # seats; nobody where all have failed
    decisions: list[int]  # of each seat, those with one answer left out
    ms: list[float]  # of processor time that each seat has thought
    faults: NotRequired[list[Fault]]


class Timed:
    """A bot of ours, in this process, with an eye on the clock."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.blind, self.spent = bot, bot.blind, 0.0

    def hear(self, event: Event) -> None:
        """Hands it on."""
        began = time.thread_time()
        self._bot.hear(event)
        self.spent += time.thread_time() - began

    def choose(self, asked: Asked) -> int:
        """What the bot chooses."""
        began = time.thread_time()
        choice = self._bot.choose(asked)
        self.spent += time.thread_time() - began
        return choice


def trusted(name: str) -> bool:
    """Whether it is ours: it needs no room of its own, which makes it many times faster."""
    return name in known_bots.BOTS and name not in known_bots.added()


def play(game: Rules[Any], rooms: Rooms, names: Sequence[str], deal: int, seed: int) -> Game:
    """Play one game between these."""
    table = _Table(game, rooms, names, seed)
    state = table.play()
    out = {fault["seat"] for fault in table.faults}
    row = Game(
        players=game.players,
        deal=deal,
        seed=seed,
        seats=[*names],
        scores=state.scores(),
        winners=_winners(state, out),
        decisions=table.decisions,
        ms=[round(1000 * bot.spent, 2) for bot in table.bots],
    )
    return {**row, "faults": table.faults} if table.faults else row


def _winners(state: State, out: set[int]) -> list[int]:
    winners = [seat for seat in state.winners() if seat not in out]
    if winners or not out:
        return winners
    scores = {seat: score for seat, score in enumerate(state.scores()) if seat not in out}
    return [seat for seat, score in scores.items() if score == max(scores.values())]


class _Table:
    """The bots at their seats, and what they do wrong."""

    def __init__(self, game: Rules[Any], rooms: Rooms, names: Sequence[str], seed: int) -> None:
        self._game, self._seed = game, seed
        self.faults: list[Fault] = []
        self.decisions = [0] * game.players
        source = random.Random(f"bots {seed}")  # as in any other run (`seat_bots`): a game can be repeated there
        seeds = [source.getrandbits(64) for _ in names]
        self.bots: list[Timed | Guest] = []
        for seat, (name, own) in enumerate(zip(names, seeds, strict=True)):
            try:
                ours = trusted(name)
                made = Timed(known_bots.make(name, game, seat, own)) if ours else rooms.sit(name, game, seat, own)
                self.bots.append(made)
            except Exception as error:
                self.bots.append(self._instead(seat))
                self._note(seat, 0, error)
        self._seats = [bot if isinstance(bot, Guest) else SeatBot(bot, seat) for seat, bot in enumerate(self.bots)]

    def _instead(self, seat: int) -> Timed:
        return Timed(Random(self._game, seat, self._seed))

    def _note(self, seat: int, decision: int, error: Exception) -> None:
        what, detail = (error.what, error.detail) if isinstance(error, CouldNotAnswer) else ("crashed", repr(error))
        self.faults.append(Fault(seat=seat, decision=decision, what=what, detail=detail[:300]))

    def play(self) -> State:
        """The last state of the game."""
        state: State = self._game.box.deal(self._game, self._seed)
        events: list[Event] = []
        state.heard = None if all(bot.blind for bot in self.bots) else events
        state.stops = False
        state.settle()
        made = 0
        while not state.over:
            seat = state.player
            self.decisions[seat] += len(state.choices) > 1
            state.play(self._choice(state, seat, events, made))
            made += 1
        return state

    def _choice(self, state: State, seat: int, events: Sequence[Event], made: int) -> int:
        try:
            choice = self._seats[seat].choose(state, events)
            if type(choice) is not int or choice not in state.choices:
                raise CouldNotAnswer("illegal", repr(choice))
        except Exception as error:
            self._note(seat, made, error)
            self._seats[seat] = SeatBot(self._instead(seat), seat)
            return self._seats[seat].choose(state, events)
        return choice


def faults_of(row: Mapping[str, Any]) -> list[Fault]:
    """What went wrong in a game."""
    return list(row.get("faults", []))
