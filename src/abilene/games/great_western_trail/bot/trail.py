"""The trail: what each location offers now, and how far ahead to ride."""

from collections.abc import Callable, Sequence
from typing import Final

from abilene.games.great_western_trail.bot.sight import UNSET
from abilene.games.great_western_trail.bot.worth import NOTHING, Worth
from abilene.games.great_western_trail.data import COPY, MOVE

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
        self._fees: Final = [UNSET] * len(worth.figures.spaces)
        self._later: list[float] | None = None
        self._rides: list[float] | None = None
        self._delivery_now = UNSET

    def offer(self, space: int) -> float:
        """What phase B there is worth, Kansas City and moves aside."""
        return max(self.later()[space], self.worth.single_auxiliary())

    def later(self) -> list[float]:
        """The same for the turns to come, by trail space."""
        if self._later is None:
            self._later = self._offers()
        return self._later

    def _offers(self) -> list[float]:
        figures, sight = self.figures, self.sight
        offers = [self.worth.usual_auxiliary()] * len(figures.spaces)
        for space, face in enumerate(sight.faces):
            if face >= 0 and (sight.owners[space] < 0 or sight.owners[space] == sight.me):
                offers[space] = max(offers[space], self.worth.use(space))
        for space in sight.buildings:
            for group in figures.faces[sight.faces[space]].groups:
                if figures.actions[figures.groups[group][0]].verb == COPY:
                    offers[space] = max(offers[space], self.copied(space))
        return offers

    def copied(self, space: int) -> float:
        """The worth of the best building beside a space."""
        beside = [other for other in self.figures.space_beside[space] if self.sight.faces[other] >= 0]
        return max([self.worth.use(other) for other in beside], default=0.0)

    def delivery(self, turns: float) -> float:
        """What a delivery is worth with the present hand, bettered on the way for so many turns."""
        now, sight = float(self.worth.hands.now), self.sight
        share = 1 - KEPT**turns
        total = now + max(0.0, self.worth.hands.mean - now) * share + sight.permanent + sight.certificates
        whole = int(total)
        less = self._delivery(whole)
        if total > whole:
            less += (self._delivery(whole + 1) - less) * (total - whole)
        return less + self.worth.herd.aside()

    def _delivery(self, total: int) -> float:
        if total not in self._deliveries:
            self._deliveries[total] = self.worth.rails.delivery(total)
        return self._deliveries[total]

    def delivery_now(self) -> float:
        """What a delivery with the present hand is worth."""
        if self._delivery_now == UNSET:
            self._delivery_now = self.delivery(0.0)
        return self._delivery_now

    def rides(self) -> list[float]:
        """By trail space: the best that riding on from there brings, by the end of the trip."""
        if self._rides is None:
            self._rides = self._ridden()
        return self._rides

    def _ridden(self) -> list[float]:
        limit, ahead = self.sight.step_limit, self.sight.ahead
        found: list[list[float]] = [[] for _ in ahead]  # by trail space and steps left
        stops = [UNSET] * len(ahead)  # the worth of stopping at a location for which it matters not whence one comes
        for space in self.sight.lore.order:
            best = [NOTHING] * (limit + 1)
            found[space] = best
            if space == self.figures.kansas_city:
                continue
            for other in ahead[space]:
                if other == self.figures.kansas_city:
                    stop = self.delivery(1 + self.outlook.turns_to(space)) - A_TURN
                else:
                    if stops[other] == UNSET:
                        stops[other] = FORESEEN * self.later()[other] - A_TURN + found[other][limit]
                    stop = stops[other]
                onward, fee = found[other], self.fee(other)
                for steps in range(1, limit + 1):
                    best[steps] = max(best[steps], max(stop, onward[steps - 1]) - fee)
        return [best[limit] if best else NOTHING for best in found]

    def fee(self, space: int) -> float:
        """What the toll of a location costs."""
        if self._fees[space] == UNSET:
            toll = min(self.sight.toll(space), self.sight.money)
            spite = SPITE if toll and self.sight.faces[space] >= 0 and not self.sight.alone else 0.0  # GWTA-HUM-1
            self._fees[space] = toll * self.outlook.dollar * (1 + spite)
        return self._fees[space]

    def future(self, space: int) -> float:
        """What comes after a stop there."""
        if self.outlook.ending or space == self.figures.kansas_city:
            return 0.0
        share = min(1.0, (self.outlook.turns - 1) / 4)
        return self.rides()[space] * share

    def stop(self, space: int) -> float:
        """What stopping at a location now is worth, with all that follows from it."""
        if space == self.figures.kansas_city:
            return self.delivery_now()
        return self.offer(space) + self._move_on(space) + self.future(space)

    def _move_on(self, space: int) -> float:
        """What a move of the herder among the local actions adds."""
        sight, figures = self.sight, self.figures
        if sight.faces[space] < 0 or (sight.owners[space] >= 0 and sight.owners[space] != sight.me):
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
        best = max([self._arrival(other) - toll for other, toll in there.items()], default=NOTHING)
        return best - self.future(space)

    def _arrival(self, space: int) -> float:
        if space == self.figures.kansas_city:
            return self.delivery_now()
        return self.offer(space) + self.future(space)

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
