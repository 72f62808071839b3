"""The coach: tries each answer in many imagined deals, plays every one to its end, and says how they fared.

It is a bot like any other: it is told what its seat may know, deals the rest anew, and never sees the true state. All
answers are tried in the same deals, so that luck falls alike on each; those that fare worst are given up on the way.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import erf, sqrt
from statistics import NormalDist, fmean, median_low, pstdev, variance
from typing import Any, Final

from abilene import bots
from abilene.bots.levels import learned
from abilene.bots.playing import SeatBot, play_on
from abilene.engine.bot import Asked, Bot
from abilene.engine.events import NOBODY, Event
from abilene.engine.game import Game

MOST: Final = 6  # answers that are tried: those that its bot likes best
FEWEST: Final = 3  # answers that are tried to the end
LEAST: Final = 0.25  # points: less is no reason
ENOUGH: Final = 3  # deals, before they say anything
FOUND: Final = 6  # deals in common, before a difference is a reason
ROUNDS: Final = (3, 6, 12, 24)  # after so many deals the worse half is given up
LINE: Final = 16  # decisions that are remembered of each deal
SOON: Final = 200  # decisions at most until a seat has its next turn
PATIENCE: Final = 3  # times as long as its processor time a look may take: others may want the processor, too
SURELY: Final = 0.95  # of all cases
SURE: Final = NormalDist().inv_cdf(0.5 + SURELY / 2)  # so many lie within so many standard deviations


@dataclass
class Trial:
    """One answer, and what became of it deal by deal."""

    choice: int
    lead: list[int] = field(default_factory=list)  # points ahead of the best of the others, or behind
    scores: list[list[int]] = field(default_factory=list)  # by seat
    parts: list[dict[str, int]] = field(default_factory=list)  # of one's own score
    soon: list[dict[str, int]] = field(default_factory=list)  # what one had when one's next turn came, where it came
    lines: list[list[int]] = field(default_factory=list)  # how each deal went on: choices, this one first

    @property
    def deals(self) -> int:
        """In how many it was tried."""
        return len(self.lead)

    @property
    def mean(self) -> float:
        """How far ahead it ends on average: what it is ranked by."""
        return fmean(self.lead)

    @property
    def typical(self) -> int:
        """The deal that ended neither better nor worse than most."""
        return self.lead.index(median_low(self.lead))


class Coach:
    """A bot that takes its time and says what it found (`says`), for whoever wants to know what to choose.

    `deals` and `seconds` of processor time are the most it takes for one question, and where others want the processor
    it does not wait for it for long; asked again about the same one, it goes on where it stopped.
    """

    blind = False

    def __init__(self, game: Game[Any], seat: int, seed: int, *, deals: int = 400, seconds: float = 3.0) -> None:
        self._game, self._seat, self._seed = game, seat, seed
        self._deals, self._seconds = deals, seconds
        self._heard: list[Event] = []
        self._trials: list[Trial] = []
        self._given_up: list[Trial] = []
        self._about: tuple[Any, ...] = ()
        self._strongest = strongest(game)
        self.says: dict[str, Any] = {}

    def hear(self, event: Event) -> None:
        """Something happened: what was tried before is of another moment."""
        self._heard.append(event)
        self._trials, self._given_up = [], []

    def choose(self, asked: Asked) -> int:
        """The best of the answers, as far as could be seen."""
        about = asked.kind, asked.options, asked.seen
        if not self._trials or about != self._about:  # not everything that is chosen is heard of
            self._about = about
            self._trials, self._given_up = [Trial(choice) for choice in self._favourites(asked)], []
        self._look(asked)
        ranked = self._ranked()
        self.says = {
            "bot": self._strongest,
            "deals": sum(trial.deals for trial in ranked),
            "over": self._finished,
            "choices": self._told(ranked),
        }
        for told, trial in zip(self.says["choices"], ranked):
            told["line"] = self._line(trial, asked.deal)
        return ranked[0].choice

    def _line(self, trial: Trial, deal: Callable[[int], Any]) -> dict[str, Any]:
        """How its typical deal went on: from what was imagined there, choice by choice."""
        number = trial.typical
        return {"from": deal(self._seed + number).to_data(), "choices": trial.lines[number]}

    def _favourites(self, asked: Asked) -> list[int]:
        """What its bot would choose, then what it would choose if it could not, and so on."""
        bot = self._player(self._seat, 0)
        for event in self._heard:
            bot.hear(event)
        liked: list[int] = []
        left = asked.options[:]
        with suppress(Exception):  # not every bot has an answer without the one that it counts upon
            while len(left) > 1 and len(liked) < MOST:
                choice = bot.choose(replace(asked, options=left))
                left.remove(choice)
                liked.append(choice)
        return [*liked, *left][:MOST]

    def _player(self, seat: int, number: int) -> Bot:
        return bots.make(self._strongest, self._game, seat, self._seed + 1000 * number + seat)

    @property
    def _finished(self) -> bool:
        return min(trial.deals for trial in self._trials) >= self._deals

    def _look(self, asked: Asked) -> None:
        """Deal after deal, each answer in turn; at least one deal in all of them."""
        worked, waited = time.process_time() + self._seconds, time.monotonic() + PATIENCE * self._seconds
        while not self._finished:
            number = min(trial.deals for trial in self._trials)
            for trial in self._trials:
                if trial.deals == number:
                    if number and (time.process_time() > worked or time.monotonic() > waited):
                        return
                    self._try(trial, asked.deal, number)
            if number + 1 in ROUNDS and len(self._trials) > FEWEST:
                self._give_up()

    def _try(self, trial: Trial, deal: Callable[[int], Any], number: int) -> None:
        state = deal(self._seed + number)
        heard: list[Event] = list(self._heard)
        state.heard = heard
        seats = [SeatBot(self._player(seat, number), seat) for seat in range(self._game.players)]
        line = [trial.choice]
        state.play(trial.choice)
        soon: dict[str, int] = {}
        known = len(heard)
        while not state.over and (len(line) < LINE or not soon) and len(line) < SOON:
            line.append(seats[state.player].choose(state, heard))
            state.play(line[-1])
            if not soon and any(event.begins and event.turn_after(NOBODY) == self._seat for event in heard[known:]):
                soon = {name: by_seat[self._seat] for name, by_seat in state.curves().items()}
            known = len(heard)
        play_on(state, seats, heard)
        scores = state.scores()
        others = [score for seat, score in enumerate(scores) if seat != self._seat]
        trial.scores.append(scores)
        trial.lead.append(scores[self._seat] - max(others, default=0))
        trial.parts.append(state.breakdown()[self._seat])
        trial.soon.append(soon)
        trial.lines.append(line[:LINE])

    def _give_up(self) -> None:
        ranked = sorted(self._trials, key=lambda trial: trial.mean, reverse=True)
        kept = max(FEWEST, (len(ranked) + 1) // 2)
        self._trials, self._given_up = ranked[:kept], [*ranked[kept:], *self._given_up]

    def _ranked(self) -> list[Trial]:
        """The best first; those that were given up come after all others, the last one to go first."""
        tried = [trial for trial in self._trials if trial.deals]
        return [*sorted(tried, key=lambda trial: trial.mean, reverse=True), *self._given_up]

    # ------------------------------------------------------------------ what it says

    def _told(self, ranked: Sequence[Trial]) -> list[dict[str, Any]]:
        spread = pstdev([lead for trial in ranked for lead in trial.lead]) or 1.0
        alone = len(ranked[0].scores[0]) == 1  # a race against nobody has points only
        return [
            {
                "choice": trial.choice,
                "deals": trial.deals,
                "chance": None if alone or trial.deals < ENOUGH else chance(trial.mean, spread),
                "give": _give(trial, spread),
                "points": fmean([scores[self._seat] for scores in trial.scores]),
                "reason": self._reason(trial, ranked[1] if n == 0 and len(ranked) > 1 else ranked[0]),
            }
            for n, trial in enumerate(ranked)
        ]

    def _reason(self, trial: Trial, other: Trial) -> dict[str, Any]:
        """The largest difference to another answer in the deals of both, among those that are larger than chance.

        First of what counts at the end; where that says nothing, of what one has when one's next turn comes.
        """
        than: dict[str, Any] = {"than": other.choice}
        if trial is other:
            return than
        if min(trial.deals, other.deals) < FOUND:
            return {"few": FOUND, **than}
        ends: list[tuple[dict[str, Any], list[int]]] = [
            ({"part": part}, [a[part] - b[part] for a, b in zip(trial.parts, other.parts)]) for part in trial.parts[0]
        ]
        ends += [
            ({"seat": seat}, [a[seat] - b[seat] for a, b in zip(trial.scores, other.scores)])
            for seat in range(len(trial.scores[0]))
            if seat != self._seat
        ]
        both = [(a, b) for a, b in zip(trial.soon, other.soon) if a and b]
        soon = [({"soon": name}, [a[name] - b[name] for a, b in both]) for name in (both[0][0] if both else ())]
        return {**(_largest(ends) or _largest(soon)), **than}


def strongest(game: Game[Any]) -> str:
    """Who plays the answers out: the best that needs no foresight.

    The expert looks ahead from hundreds of imagined moments before each of its decisions, so that one game would take
    as long as a look of the coach may: a hundred games of a good player say more than one of a better player.
    """
    return "strong" if learned(game) else "greedy"


def _largest(measured: Sequence[tuple[dict[str, Any], list[int]]]) -> dict[str, Any]:
    """The measure with the largest mean difference that luck does not explain, and that mean; nothing: there is none.

    The more is measured, the more likely luck alone makes one of them look large: so much larger it must be.
    """
    found: list[dict[str, Any]] = []
    sure = NormalDist().inv_cdf(1 - (1 - SURELY) / 2 / max(1, len(measured)))
    for what, differences in measured:
        if len(differences) >= FOUND:
            by = fmean(differences)
            if abs(by) >= max(LEAST, sure * sqrt(variance(differences) / len(differences))):
                found.append({**what, "by": by})
    return max(found, key=lambda one: abs(one["by"]), default={})


def chance(lead: float, spread: float) -> float:
    """The chance to win, for whoever ends so far ahead on average while luck spreads the ends so widely."""
    return 0.5 * (1 + erf(lead / spread / sqrt(2)))


def _give(trial: Trial, spread: float) -> float:
    """How far off that may be, with 95 % confidence."""
    error = SURE * spread / sqrt(trial.deals)
    return (chance(trial.mean + error, spread) - chance(trial.mean - error, spread)) / 2
