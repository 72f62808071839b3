"""Levels where no network has learned the table: they think with `greedy`, and the best of them with imagined games.

Who imagines tries each of the few options that `greedy` likes best on deals that its seat can imagine (`asked.deal`),
to the end, with `greedy` at every seat. All options are tried in the same deals with the same chance to come, so that
luck falls alike on each; what falls behind is given up on the way. Another option than that of `greedy` itself is
chosen where it wins more than luck explains. So much is played for a question, however long that takes, so that the
same seed plays the same game; at a table less where time runs out. (To stop a game on the way and ask `greedy` what it
expects is ten times quicker, and gains nothing: docs/learning.md.)

The weaker ones choose among the same few options, and make mistakes that have names. None of them ever plays what
`greedy` would not think of.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev
from time import process_time
from typing import Any, Final

from abilene.bots.coach import chance
from abilene.bots.levels import LEVELS
from abilene.bots.mistakes import GrabsPoints, HoardsMoney, Mistake, Moment, Overlooks
from abilene.bots.playing import SeatBot, play_on
from abilene.engine.bot import Asked, Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game

MOST: Final = 4  # options that are thought of: those that greedy likes best
TIE: Final = 0.5  # points: what it is worth to win with as many as another


@dataclass(frozen=True)
class Imagines:
    """How thoroughly: after so many deals it looks which options are behind, and gives them up."""

    looks: tuple[int, ...]
    enough: int  # decisions in imagined games, for one question
    sure: float = 0.5  # standard errors by which another option must be ahead of greedy's own


@dataclass(frozen=True)
class Recipe:
    """What makes a level of greedy."""

    imagines: Imagines | None = None
    mistakes: tuple[Mistake, ...] = ()  # beside the places that greedy gives: each is worth 1 less than the one before


RECIPES: Final[Mapping[str, Recipe]] = {
    "novice": Recipe(mistakes=(Overlooks(0.35), GrabsPoints(2.0), HoardsMoney(1.0))),
    "easy": Recipe(mistakes=(Overlooks(0.2), GrabsPoints(0.8), HoardsMoney(0.4))),
    "steady": Recipe(mistakes=(Overlooks(0.15),)),
    "strong": Recipe(),
    "expert": Recipe(Imagines((4, 8, 16, 32), 16_000)),
}
assert tuple(RECIPES) == LEVELS


class Leveled:
    """Plays the seat as its level does."""

    blind = False

    def __init__(self, recipe: Recipe, game: Game[Any], seat: int, seed: int) -> None:
        self._recipe, self._game, self._seat = recipe, game, seat
        self._luck = Random(seed)
        self._greedy = self._player(seat, seed)
        self._heard: list[Event] = []
        self.within = inf  # seconds of processor time: at a table it is given less (`abilene.bots.at_table`)

    def hear(self, event: Event) -> None:
        """What greedy listens to, it and those that it imagines shall know."""
        self._greedy.hear(event)
        self._heard.append(event)

    def choose(self, asked: Asked) -> int:
        """One of the options that greedy likes best."""
        liked, recipe = self._favourites(asked), self._recipe
        if len(liked) == 1:
            return liked[0]
        if recipe.imagines:
            return self._tried(recipe.imagines, asked, liked)
        moment = Moment(replace(asked, options=liked), self._seat, self._luck)
        seems = [0.0 - place for place in range(len(liked))]
        for mistake in recipe.mistakes:
            seems = [worth + more for worth, more in zip(seems, mistake.misled(moment), strict=True)]
        return liked[seems.index(max(seems))]

    def _favourites(self, asked: Asked) -> list[int]:
        """What greedy would choose, then what it would choose if it could not, and so on; if more than that matters."""
        liked = [self._greedy.choose(asked)]
        plays, left = self._recipe, asked.options[:]
        if not (plays.imagines or plays.mistakes) or not self._weighs(asked.kind):
            return liked
        with suppress(Exception):  # not every bot has an answer without the one that it counts upon
            while len(left) > 1 and len(liked) < MOST:
                left.remove(liked[-1])
                choice = left[0] if len(left) == 1 else self._greedy.choose(replace(asked, options=left))
                if choice not in left:
                    break
                liked.append(choice)
        return liked

    def _weighs(self, kind: str) -> bool:
        """Whether such a question is worth a thought: a game says which are, if not all of them."""
        return kind in getattr(self._greedy, "ponders", (kind,))

    # ------------------------------------------------------------------ imagined games

    def _tried(self, how: Imagines, asked: Asked, liked: list[int]) -> int:
        """The option that wins most in imagined games; greedy's own, unless another is better by more than luck."""
        leads: dict[int, list[float]] = {choice: [] for choice in liked}
        mine, others, played = liked[0], liked[1:], 0
        until = process_time() + self.within
        ahead: dict[int, Chances] = {}
        for look in how.looks:
            while len(leads[mine]) < look and not (played and (played >= how.enough or process_time() > until)):
                imagined = asked.deal(self._luck.getrandbits(64))
                to_come, luck = self._luck.getrandbits(64), self._luck.getrandbits(64)
                for choice in (mine, *others):
                    lead, decisions = self._play(imagined.copy(seed=to_come), choice, luck)
                    leads[choice].append(lead)
                    played += decisions
            if len(leads[mine]) < how.looks[0]:  # time has run out before anything could be seen
                return mine
            ahead = _ahead(leads, mine, others)
            others = sorted((one for one in others if ahead[one][0] > 0), key=lambda one: -ahead[one][0])
            others = others[: max(1, len(liked) // 2)]
            if not others or len(leads[mine]) < look:
                break
        surely = {choice: by - how.sure * error for choice, (by, error) in ahead.items() if choice in others}
        best = max(surely, key=lambda choice: surely[choice], default=mine)
        return best if surely.get(best, 0.0) > 0 else mine

    def _play(self, state: State, choice: int, luck: int) -> tuple[float, int]:
        """An imagined game to its end: by how many points the seat leads or is behind there, and how many decisions."""
        heard: list[Event] = [*self._heard]
        state.heard, state.stops = heard, False
        seats = [SeatBot(self._player(seat, luck), seat) for seat in range(self._game.players)]
        state.play(choice)
        decisions = 1 + play_on(state, seats, heard)
        scores, winners = state.scores(), state.winners()
        lead = scores[self._seat] - max(scores[: self._seat] + scores[self._seat + 1 :], default=0)
        return lead or (TIE if winners == [self._seat] else 0.0 if self._seat in winners else -TIE), decisions

    def _player(self, seat: int, seed: int) -> Bot:
        return self._game.box.greedy(self._game, seat, seed)


Chances = tuple[float, float]  # by how much an option wins oftener than another, and how far off that may be


def _ahead(leads: Mapping[int, Sequence[float]], mine: int, others: Sequence[int]) -> dict[int, Chances]:
    """How the other options fare beside greedy's own, in the same deals."""
    spread = pstdev([lead for choice in (mine, *others) for lead in leads[choice]]) or 1.0
    wins = {choice: [chance(lead, spread) for lead in leads[choice]] for choice in (mine, *others)}
    found = {}
    for choice in others:
        by = [one - other for one, other in zip(wins[choice], wins[mine], strict=True)]
        found[choice] = fmean(by), pstdev(by) / sqrt(len(by))
    return found


def player(level: str, game: Game[Any], seat: int, seed: int) -> Leveled:
    """A bot of this level for a seat."""
    return Leveled(RECIPES[level], game, seat, seed)
