"""Lines: to every city that one build can connect the shortest one, and of equally short ones the cheapest to pay."""

from typing import Any, Final, NamedTuple

from abilene.games.spike.data import FAR, KINDS
from abilene.games.spike.state import EMPTY, Railroad

NODE_BITS: Final = 8
NODE: Final = (1 << NODE_BITS) - 1
BITS: Final = 6  # of a packed count of spaces
MOST: Final = (1 << BITS) - 1

MANY: Final = 500  # ways of one length; where there are more, only the best to each node are gone on with
BEST: Final = 6

# A way is told by the node it has come to and the cards of each kind that are used up by it, packed into one number:
# ways of one length that are told alike cost the same. One that has come back to a node is never among the shortest, as
# without its loop it needs fewer of the same cards. How good it is, is told by another number: the jokers that are left
# for the rest, and the cards that are lacking.
LACK_BITS: Final = 8
LACK: Final = (1 << LACK_BITS) - 1
JOKER: Final = 1 << LACK_BITS


class Line(NamedTuple):
    """A whole line to a new city: its spaces, the cards it needs, and what the city pays."""

    tracks: tuple[int, ...]
    city: int
    money: int
    needs: tuple[int, ...]  # by kind
    cards: int  # the fewest that pay it


def slack_of(left: list[int]) -> int:
    """How many jokers the cards can form (SPK-BUILD-8)."""
    slack = 0
    for count in left:
        if count > 1:
            slack += count - 1
    return slack


def sets(needs: list[int], hand: list[int]) -> int:
    """How many wild sets it takes to pay for a chain: each costs a card more than it replaces (SPK-BUILD-8)."""
    missing = 0
    jokers: list[int] = []
    for kind in range(KINDS):
        over = hand[kind] - needs[kind]
        if over < 0:
            missing -= over
        elif over > 1:
            jokers.append(over - 1)
    if missing == 0:
        return 0
    jokers.sort()
    found = 0
    while missing > 0 and jokers:
        missing -= jokers.pop()
        found += 1
    return found


def fewest(hand: list[int], needs: list[int]) -> int:
    """How many cards at least pay these spaces: one each, and one more for every set."""
    return sum(needs) + sets(needs, hand)


_kept: Final[dict[tuple[Any, ...], list[Line]]] = {}  # one question is drawn, pointed at and asked about many times
_MOST_KEPT: Final = 64


def lines_from(t: Railroad, seat: int, head: int) -> list[Line]:
    """The best line to each city, from the head of the line that is being built or, EMPTY, from the network."""
    begin = t.network[seat] if head == EMPTY else [head]
    lists = tuple(t.hand(seat)), tuple(t.owner), tuple(t.chain), tuple(begin), tuple(t.network[seat]), tuple(t.market)
    asked = t.figures, t.pieces[seat], lists
    found = _kept.get(asked)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[asked] = Walk(t, seat, begin).lines()
    return found


def line_of(t: Railroad, seat: int, tracks: list[int], city: int) -> Line:
    """A line that can be paid."""
    needs = t.figures.needs(tracks)
    return Line(
        tuple(tracks), city, t.price(t.figures.supplies[city]), tuple(needs), sum(needs) + sets(needs, t.hand(seat))
    )


def _cost(over: int) -> int:
    """What a space changes when so many cards of its kind are left: one alone can be no joker (SPK-BUILD-9)."""
    return 0 if over == 1 else -JOKER if over > 0 else 1 - JOKER


def _rank(left: int) -> int:
    """The fewest cards lacking, as every joker costs a card more; then the most jokers left."""
    return (left & LACK) * JOKER - (left >> LACK_BITS)


def _best(edge: dict[int, int]) -> dict[int, int]:
    """Of many ways the best to each node: with the most jokers left, and the fewest cards lacking."""
    nodes: dict[int, list[tuple[int, int]]] = {}
    for way, left in edge.items():
        nodes.setdefault(way & NODE, []).append(((left & LACK) - (left >> LACK_BITS), way))
    found: dict[int, int] = {}
    for ways in nodes.values():
        ways.sort()
        for _, way in ways[:BEST]:
            found[way] = edge[way]
    return found


class Walk:
    """All payable ways from where the line is, or from anywhere in the network, space by space."""

    def __init__(self, t: Railroad, seat: int, begin: list[int]) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.begin: Final = begin
        self.hand: Final[list[int]] = t.hand(seat)
        self.most: Final[int] = min(sum(self.hand), t.pieces[seat])
        self.closed: Final[list[int]] = t.member[seat][:]  # nodes that the line cannot come to
        for track in t.chain:
            self.closed[t.figures.one_end[track]] = 1
            self.closed[t.figures.other_end[track]] = 1
        self.steps: Final[list[dict[int, tuple[int, int]]]] = []  # by length and way: what it goes on from, and over

    def lines(self) -> list[Line]:
        """By city: the best line to it."""
        cities, chain = self.t.figures.cities, self.t.chain
        edge = self._begun()
        found: list[Line] = []
        for length in range(len(chain) + 1, self.most + 1):
            edge = self._further(edge, self.most - length)
            if not edge:
                break
            arrived: dict[int, int] = {}  # by city: the cheapest way to it
            for way, left in edge.items():
                node = way & NODE
                if node < cities and (node not in arrived or _rank(left) < _rank(edge[arrived[node]])):
                    arrived[node] = way
            for city in sorted(arrived):
                found.append(self._line(city, arrived[city]))
                self.closed[city] = 1
            if arrived:
                edge = {way: edge[way] for way in edge if (way & NODE) >= cities}
            if len(edge) > MANY:
                edge = _best(edge)
        return found

    def _begun(self) -> dict[int, int]:
        """The way so far, or none from each place of the network."""
        figures, hand = self.t.figures, self.hand
        used, left = 0, slack_of(hand) * JOKER
        needs = figures.needs(self.t.chain)
        for kind in range(KINDS):
            used += min(needs[kind], hand[kind]) << (NODE_BITS + BITS * kind)
            for need in range(needs[kind]):
                left += _cost(hand[kind] - need)
        return {used + node: left for node in self.begin}

    def _further(self, edge: dict[int, int], room: int) -> dict[int, int]:
        """The ways with one space more, from where a new city is so near at most."""
        figures, owner, hand, closed = self.t.figures, self.t.owner, self.hand, self.closed
        kinds, far = figures.track_kind, self._far()
        steps: dict[int, tuple[int, int]] = {}
        self.steps.append(steps)
        reached: dict[int, int] = {}
        for way, left in edge.items():
            node = way & NODE
            for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                if owner[track] >= 0 or closed[ahead] or far[ahead] > room:
                    continue
                shift = NODE_BITS + BITS * kinds[track]
                over = hand[kinds[track]] - (way >> shift & MOST)
                rest = left + _cost(over)
                further = way - node + ahead + ((1 << shift) if over > 0 else 0)
                if rest >= 0 and further not in reached:
                    reached[further] = rest
                    steps[further] = way, track
        return reached

    def _far(self) -> list[int]:
        """By node: how many empty spaces lead to the nearest city to which no line has been found yet."""
        figures, owner, closed = self.t.figures, self.t.owner, self.closed
        far = [FAR] * figures.nodes
        edge = [city for city in range(figures.cities) if not closed[city]]
        for city in edge:
            far[city] = 0
        distance = 0
        while edge:
            distance += 1
            reached: list[int] = []
            for node in edge:
                for track, ahead in zip(figures.ways[node], figures.ahead[node]):
                    if owner[track] < 0 and far[ahead] == FAR and not closed[ahead]:
                        far[ahead] = distance
                        reached.append(ahead)
            edge = reached
        return far

    def _line(self, city: int, way: int) -> Line:
        tracks: list[int] = []
        for steps in reversed(self.steps):
            way, track = steps[way]
            tracks.append(track)
        tracks.reverse()
        return line_of(self.t, self.seat, [*self.t.chain, *tracks], city)
