"""What follows from all that lies open and from the own hand: how far cities are, what they promise, where ways lead.

Whoever sits at the table reads it off the map; a learner that had to find it in the single spaces would learn little
else for long.
"""

from typing import Final

from abilene.games.spike.data import COMMODITIES, KINDS, Figures
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY

HELD: Final = 3  # a space whose card is in the hand, beside one whose card is lacking: as greedy compares them
LACKED: Final = 5
FARTHEST: Final = 5 * LACKED  # no line for which five cards are lacking
BITS: Final = 6  # of a packed count of cards
MOST: Final = (1 << BITS) - 1

ROUTE_START: Final = 3  # what the first city of the route card promises
TURN: Final = 2  # what a turn of the train is worth, in thirds of a dollar


class Line:
    """A line that can be begun now, or gone on with, to the nearest new city on its way."""

    def __init__(self, city: int, tracks: list[int], lacking: list[int], missing: int) -> None:
        self.city: Final = city
        self.tracks: Final = tracks  # still to be laid
        self.lacking: Final = lacking  # by kind: whether one more card of it would help
        self.missing: Final = missing  # cards; 0: it can be paid (SPK-BUILD-9)


class Goal:
    """A city of the own network to which it makes sense to ride."""

    def __init__(self, city: int, spaces: int, worth: int, at_speed: int, one_on: int) -> None:
        self.city: Final = city
        self.spaces: Final = spaces
        self.worth: Final = worth  # in thirds of a dollar, the time that it takes counted off
        self.at_speed: Final = at_speed  # the position to which a whole move leads
        self.one_on: Final = one_on  # and that of one space


class Outlook:
    """Of the seat that looks, which must know its own hand."""

    def __init__(self, figures: Figures, seen: Seen) -> None:
        me = seen.own
        self.figures: Final = figures
        self.seen: Final = seen
        self.hand: Final[list[int]] = seen.hand(me)
        self.chain: Final[list[int]] = seen.chain if seen.player == me else []  # the own line under way, not another's
        self.member: Final[list[int]] = [0] * figures.nodes
        for node in seen.networks[me]:
            self.member[node] = 1
        # By city: the most that an own contract pays there, of those aboard and of those that wait.
        self.aboard: Final[list[int]] = [0] * figures.cities
        self.waiting: Final[list[int]] = [0] * figures.cities
        self.loads: Final[list[int]] = [0] * COMMODITIES  # what a good that waits pays in the network, or at all
        self.room = seen.cars(me)
        self._contracts(me)
        # By city: what the route card pays there.
        self.route: Final[list[int]] = [0] * figures.cities
        self.start = EMPTY
        route = seen.routes[me]
        if route >= 0:
            self.start = figures.route_start[route]
            for city, value in zip(figures.route_cities[route], figures.route_values[route]):
                self.route[city] = value

    def _contracts(self, me: int) -> None:
        figures, seen, member = self.figures, self.seen, self.member
        for good in seen.contracts(me):
            cargo, contract = seen.cargo[good], seen.contract[good]
            if cargo == DELIVERED:
                continue
            pays = self.aboard if cargo == ABOARD else self.waiting
            if cargo == ABOARD:
                self.room -= 1
            best = reached = 0
            for city in figures.destinations[contract]:
                if seen.has_marker(me, city):
                    continue
                paid = figures.pays(contract, city)
                pays[city] = max(pays[city], paid)
                best = max(best, paid)
                if member[city]:
                    reached = max(reached, paid)
            if cargo != ABOARD:
                self.loads[good] = reached if reached else best // 2

    # ------------------------------------------------------------------ lines

    def worth(self, city: int) -> int:
        """About how many dollars it promises to connect a new city."""
        worth = self.seen.city_price(city)
        worth += max(2 * self.aboard[city] // 3, self.waiting[city] // 2)
        worth += self.loads[self.figures.supplies[city]] // 3
        if self.route[city]:
            worth += 1 + self.route[city] // 3
        if city == self.start:
            worth += ROUTE_START
        return worth

    def far(self) -> list[int]:
        """By node: how many empty spaces it is from the own network, whatever lies on the way; EMPTY: no way."""
        figures, owner = self.figures, self.seen.owner
        found = [EMPTY] * figures.nodes
        edge = self.seen.networks[self.seen.own][:]
        for node in edge:
            found[node] = 0
        for node in edge:
            onward = found[node] + 1
            for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                if owner[track] < 0 and found[ahead] < 0:
                    found[ahead] = onward
                    edge.append(ahead)
        return found

    def head(self) -> int:
        """The node to which the line under way has come; EMPTY: there is none."""
        figures, member, head = self.figures, self.member, EMPTY
        for track in self.chain:
            one, other = figures.one_end[track], figures.other_end[track]
            onward = member[one] == 1 if head == EMPTY else one == head
            head = other if onward else one
        return head

    def lines(self) -> list[Line]:
        """For each city that one build can connect the way that suits the hand best."""
        figures, owner, hand = self.figures, self.seen.owner, self.hand
        cities, kinds, nodes = figures.cities, figures.track_kind, figures.nodes
        closed = self.member[:]  # a line does not come back
        used = 0
        for track in self.chain:
            closed[figures.one_end[track]] = closed[figures.other_end[track]] = 1
            used += 1 << BITS * kinds[track]
        head = self.head()
        begin = [head] if head != EMPTY else self.seen.networks[self.seen.own]
        costs = [FARTHEST] * nodes
        cards = [0] * nodes  # of each kind on the way, packed
        last = [EMPTY] * nodes
        before = [EMPTY] * nodes
        waiting: list[list[int]] = [[] for _ in range(FARTHEST)]
        for node in begin:
            costs[node] = 0
            cards[node] = used
            waiting[0].append(node)
        found: list[Line] = []
        if head != EMPTY and head < cities:
            return found  # it has come to its city
        for cost in range(FARTHEST):
            for node in waiting[cost]:
                if costs[node] != cost:
                    continue
                if node < cities and last[node] != EMPTY:
                    found.append(self._line(node, cards[node], last, before))
                    costs[node] = -1
                    continue
                needed = cards[node]
                costs[node] = -1  # done
                for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                    if owner[track] >= 0 or closed[ahead]:
                        continue
                    kind = kinds[track]
                    shift = BITS * kind
                    paid = cost + (HELD if (needed >> shift & MOST) < hand[kind] else LACKED)
                    if paid < costs[ahead]:
                        costs[ahead] = paid
                        cards[ahead] = needed + (1 << shift)
                        last[ahead] = track
                        before[ahead] = node
                        waiting[paid].append(ahead)
        return found

    def _line(self, city: int, cards: int, last: list[int], before: list[int]) -> Line:
        tracks: list[int] = []
        node = city
        while last[node] != EMPTY:
            tracks.append(last[node])
            node = before[node]
        missing = 0
        lacking = [0] * KINDS
        for kind in range(KINDS):
            over = self.hand[kind] - (cards >> BITS * kind & MOST)
            if over < 0:
                lacking[kind] = 1
                missing -= over
            elif over > 1:
                missing -= over - 1  # two of a kind are a joker less the one that it stands for
        return Line(city, tracks, lacking, max(0, missing))

    # ------------------------------------------------------------------ rides

    def goals(self) -> list[Goal]:
        """The cities of the network where the train is paid or can load, by what they promise."""
        figures, seen, me = self.figures, self.seen, self.seen.own
        train, owner = seen.train[me], seen.owner
        found: list[Goal] = []
        if train < 0:
            return found
        cities, speed = figures.cities, seen.speed(me)
        spaces = [0] * figures.nodes
        last = [EMPTY] * figures.nodes  # the track over which a node is come to
        before = [EMPTY] * figures.nodes
        if train < cities:
            edge = [train]
        else:
            track = figures.track_at(train)
            edge = [figures.one_end[track], figures.other_end[track]]
        for node in edge:
            spaces[node] = 1
        for node in edge:
            for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                if owner[track] == me and not spaces[ahead]:
                    spaces[ahead] = spaces[node] + 1
                    last[ahead] = track
                    before[ahead] = node
                    edge.append(ahead)
        for city in range(cities):
            if spaces[city] and city != train:
                promised = self._promised(city)
                if promised:
                    turns = (spaces[city] + speed - 1) // speed
                    way = [city]
                    node = city
                    while last[node] != EMPTY:
                        way.append(cities + last[node])
                        node = before[node]
                    # the last of the way is the first space
                    at_speed = way[max(0, len(way) - speed)]
                    found.append(Goal(city, spaces[city], 3 * promised - TURN * turns, at_speed, way[len(way) - 1]))
        found.sort(key=_best_first)
        return found

    def _promised(self, city: int) -> int:
        """Dollars: what is aboard is paid there, or what is loaded there may be paid elsewhere."""
        promised = self.aboard[city]
        if self.room > 0:
            promised = max(promised, self.loads[self.figures.supplies[city]] // 2)
        return promised


def _best_first(goal: Goal) -> tuple[int, int]:
    return -goal.worth, goal.city
