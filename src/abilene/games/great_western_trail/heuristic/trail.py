"""The trail: what each location offers now, and how far ahead to ride."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from abilene.games.great_western_trail.data import COPY, MOVE
from abilene.games.great_western_trail.heuristic.worth import NOTHING, Worth

A_TURN: Final = 2.0  # points that a turn brings on average: whoever stops often arrives late
KEPT: Final = 0.7  # the share of what a hand lacks that is still lacking a turn later
FORESEEN: Final = 0.8  # the share of a later stop's worth: money will be spent before, others come first
SPITE: Final = 0.3  # of a dollar's worth: a toll paid to an opponent


class Riding:
    """Where the herder of a seat should go."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.sight: Final = worth.sight
        self.figures: Final = worth.figures
        self.outlook: Final = worth.outlook
        self._deliveries: Final[dict[int, float]] = {}

    @cached_property
    def offers(self) -> list[float]:
        """By trail space: what phase B there is worth, Kansas City and moves aside."""
        return [max(offer, self.worth.single_auxiliary) for offer in self.later]

    @cached_property
    def later(self) -> list[float]:
        """The same for the turns to come."""
        figures, sight = self.figures, self.sight
        offers = [self.worth.usual_auxiliary] * len(figures.spaces)
        for space in sight.faces:
            if sight.owners[space] in (-1, sight.me):
                offers[space] = max(offers[space], self.worth.use(space))
        for space in sight.buildings:
            for group in figures.faces[sight.faces[space]].groups:
                if figures.actions[figures.groups[group][0]].verb == COPY:
                    beside = [other for other in figures.space_beside[space] if other in sight.faces]
                    offers[space] = max([offers[space], *map(self.worth.use, beside)])
        return offers

    def delivery(self, turns: float) -> float:
        """What a delivery is worth with the present hand, bettered on the way for so many turns."""
        now, sight = float(self.worth.hands.now), self.sight
        share = 1 - KEPT**turns
        total = now + max(0.0, self.worth.hands.mean - now) * share + sight.permanent + sight.certificates
        whole = int(total)
        less = self._delivery(whole)
        if total > whole:
            less += (self._delivery(whole + 1) - less) * (total - whole)
        return less + self.worth.herd.aside

    def _delivery(self, total: int) -> float:
        if total not in self._deliveries:
            self._deliveries[total] = self.worth.rails.delivery(total)
        return self._deliveries[total]

    @cached_property
    def delivery_now(self) -> float:
        """What a delivery with the present hand is worth."""
        return self.delivery(0.0)

    @cached_property
    def rides(self) -> dict[int, list[float]]:
        """By trail space and steps left: the best that riding on from there brings, by the end of the trip."""
        limit = self.sight.step_limit
        found: dict[int, list[float]] = {}
        for space in self.sight.names.order:
            best = [NOTHING]
            for steps in range(1, limit + 1):
                worth = NOTHING
                for other in self.sight.ahead[space]:
                    reached = max(self._stop(other, space, found), found[other][steps - 1])
                    worth = max(worth, reached - self.fee(other))
                best.append(worth)
            if space == self.figures.kansas_city:
                best = [NOTHING] * (limit + 1)
            found[space] = best
        return found

    def _stop(self, space: int, since: int, rides: dict[int, list[float]]) -> float:
        if space == self.figures.kansas_city:
            return self.delivery(1 + self.outlook.turns_to(since)) - A_TURN
        return FORESEEN * self.later[space] - A_TURN + rides[space][-1]

    def fee(self, space: int) -> float:
        """What the toll of a location costs."""
        toll = min(self.sight.toll(space), self.sight.money)
        spite = SPITE if toll and space in self.sight.owners and not self.sight.alone else 0.0  # GWTA-HUM-1
        return toll * self.outlook.dollar * (1 + spite)

    def future(self, space: int) -> float:
        """What comes after a stop there."""
        if self.outlook.ending or space == self.figures.kansas_city:
            return 0.0
        share = min(1.0, (self.outlook.turns - 1) / 4)
        return self.rides[space][-1] * share

    def stop(self, space: int) -> float:
        """What stopping at a location now is worth, with all that follows from it."""
        if space == self.figures.kansas_city:
            return self.delivery_now
        return self.offers[space] + self._move_on(space) + self.future(space)

    def _move_on(self, space: int) -> float:
        """What a move of the herder among the local actions adds."""
        sight, figures = self.sight, self.figures
        if space not in sight.faces or sight.owners[space] not in (-1, sight.me):
            return 0.0
        steps = 0
        for group in figures.faces[sight.faces[space]].groups:
            action = figures.actions[figures.groups[group][0]]
            if action.verb == MOVE:
                steps = action.amount
        return max(0.0, self.move(space, steps)) if steps else 0.0

    def move(self, space: int, steps: int) -> float:
        """What riding on from a location and using another one adds."""
        there = self.tolls(space, steps)
        best = max((self._arrival(other) - toll for other, toll in there.items()), default=NOTHING)
        return best - self.future(space)

    def _arrival(self, space: int) -> float:
        if space == self.figures.kansas_city:
            return self.delivery_now
        return self.offers[space] + self.future(space)

    def tolls(self, space: int, steps: int) -> dict[int, float]:
        """The locations within so many steps, and the least that riding there costs."""
        found: dict[int, float] = {}
        edge = {space: 0.0}
        for _ in range(steps):
            following: dict[int, float] = {}
            for at, paid in edge.items():
                if at == self.figures.kansas_city:
                    continue
                for other in self.sight.ahead[at]:
                    cost = paid + self.fee(other)
                    if cost < following.get(other, 1e9):
                        following[other] = cost
            for other, cost in following.items():
                found[other] = min(cost, found.get(other, 1e9))
            edge = following
        return found

    def route(self, branches: int, space: int) -> float:
        """The tolls of one way to a space."""
        figures = self.figures
        at, cost = self.sight.herder, 0.0
        while at != space:
            following = figures.space_next[at]
            at = following[1] if len(following) > 1 and branches >> figures.fork[at] & 1 else following[0]
            cost += self.fee(at)
        return cost


def best(options: Sequence[int], worth: Callable[[int], float]) -> int:
    """The option worth most; the first of equals."""
    return max(options, key=worth)
