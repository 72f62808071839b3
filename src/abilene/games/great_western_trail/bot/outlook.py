"""What is still to come: trips to Kansas City, turns, and what money will be worth."""

from typing import Final

from abilene.games.great_western_trail.bot.hands import Hands
from abilene.games.great_western_trail.bot.sight import Sight

WORKERS_A_VISIT: Final = 1.9  # a visit to Kansas City brings a worker from two columns; natives take a few places
TURNS_A_TRIP: Final = 6.0
PACE: Final = 0.6  # the share of the step limit that a herder uses, who also wants to stop at good places
EARLY: Final = 26.0  # turns: with so many left, money can still be put to its best use
INVESTED: Final = 0.7  # points a dollar earns beyond those it scores, early and while money is short
PLENTY: Final = 30.0  # dollars: with so many in hand, one more is used half as well
A_BREED: Final = 0.7  # points a step of value brings in cities and their arrows
LAST_TURN: Final = 1.0
SAM: Final = 2.0  # steps a turn on Sam's cards, about


class Outlook:
    """How long the game will last, and what a dollar and a point of breeding value are worth."""

    def __init__(self, sight: Sight, hands: Hands) -> None:
        self.sight: Final = sight
        self.mean: Final = hands.mean
        self.ending: Final = sight.seen.closer >= 0  # this turn is the last one
        self.turns: Final[float] = LAST_TURN if self.ending else LAST_TURN + self._end()
        self.arrival: Final = self._arrival(sight.me)  # of the own herder in Kansas City, in turns
        self.trips: Final[float] = 0.0 if self.ending else max(0.0, 1.0 + (self.turns - self.arrival) / TURNS_A_TRIP)
        self.early: Final = min(1.0, (self.turns - LAST_TURN) / EARLY)
        scored = 1.0 / sight.figures.money_per_vp
        self.dollar: Final = scored + INVESTED * self.early * PLENTY / (PLENTY + sight.money)
        self.value: Final = self.dollar + A_BREED  # of one more in the total of a delivery

    def _arrival(self, seat: int) -> float:
        """In how many turns a herder will be in Kansas City."""
        at = self.sight.herder_of(seat)
        steps = self.sight.steps[self.sight.figures.start if at == self.sight.figures.kansas_city else at]
        pace = SAM if seat == self.sight.figures.sam_seat else PACE * self.sight.seen.step_limit[seat]
        return max(1.0, steps / pace)

    def turns_to(self, space: int) -> float:
        """In how many turns the own herder will be there."""
        sight = self.sight
        return max(0.0, (sight.steps[sight.herder] - sight.steps[space]) / (PACE * sight.step_limit))

    def _end(self) -> float:
        """In how many turns the job market will be full, if every herder rides on at its pace."""
        visits = self.sight.vacancies() / WORKERS_A_VISIT
        players = self.sight.players
        arrivals = sorted([self._arrival(seat) for seat in range(players)])
        for count, arrival in enumerate(arrivals, 1):
            if visits <= count:
                return arrival
        rounds, rest = divmod(visits - 1e-6, float(players))
        return arrivals[int(rest)] + rounds * TURNS_A_TRIP
