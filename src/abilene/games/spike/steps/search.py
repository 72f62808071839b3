"""Searches: which ways a player can still build and pay with the hand."""

from typing import Final

from abilene.games.spike.data import FAR, Figures
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.lines import slack_of

BLOCKED: Final = -1  # the distance of a node that a chain cannot pass

# Payability (SPK-BUILD-9) space by space: with `left` cards of its kind not yet needed, a space uses up one of the
# jokers that the hand can form (`slack`), unless exactly one card of its kind is left: that one can be no joker.


class Search:
    """What a player can still build with the hand: a space is open if a payable chain over it can be finished."""

    def __init__(self, t: Railroad, seat: int) -> None:
        figures = t.figures
        self.figures: Final[Figures] = figures
        self.owner: Final[list[int]] = t.owner
        self.left: Final[list[int]] = t.hand(seat)
        self.slack = slack_of(self.left)
        self.most = sum(self.left)  # spaces that can still be paid, or laid
        if t.pieces[seat] < self.most:
            self.most = t.pieces[seat]
        self.gap: Final[list[int]] = [FAR] * figures.nodes  # spaces to the nearest new city, once measured
        self.seen: Final[list[int]] = [0] * figures.nodes
        self.measured = 0
        self.path: Final[list[int]] = []
        for node in t.network[seat]:
            self.gap[node] = BLOCKED
        for track in t.chain:
            self.go(track)

    def go(self, track: int) -> None:
        """The chain has been laid over this space."""
        figures, left, gap = self.figures, self.left, self.gap
        kind = figures.track_kind[track]
        if left[kind] != 1:
            self.slack -= 1
        left[kind] -= 1
        self.most -= 1
        node = figures.one_end[track]
        gap[node if gap[node] != BLOCKED else figures.other_end[track]] = BLOCKED

    def distance(self, node: int) -> int:
        """How many empty spaces there are from a node to the nearest new city; BLOCKED in the network."""
        gap = self.gap
        known = gap[node]
        if known != FAR:
            return known
        cities = self.figures.cities
        if node < cities:
            gap[node] = 0
            return 0
        owner, seen, ways, aheads = self.owner, self.seen, self.figures.ways, self.figures.ahead
        self.measured += 1
        measured = self.measured
        seen[node] = measured
        edge = [node]
        distance = 0
        while edge and distance < self.most:
            distance += 1
            reached: list[int] = []
            for place in edge:
                for way, following in zip(ways[place], aheads[place]):
                    if owner[way] < 0 and seen[following] != measured and gap[following] != BLOCKED:
                        if following < cities:
                            gap[node] = distance
                            return distance
                        seen[following] = measured
                        reached.append(following)
            edge = reached
        gap[node] = FAR + 1
        return FAR + 1

    def opens(self, track: int, node: int, slack: int, most: int) -> bool:
        """Whether a payable chain leads over this empty space, to this node, and on to a new city (SPK-DEC-14)."""
        left, gap, kinds = self.left, self.gap, self.figures.track_kind
        kind = kinds[track]
        have = left[kind]
        if have != 1:
            slack -= 1
            if slack < 0:
                return False
        distance = gap[node]
        if distance == FAR:
            distance = self.distance(node)
        if distance < 0 or distance >= most or node in self.path:
            return False
        if distance <= slack:  # jokers alone can pay the rest
            return True
        left[kind] = have - 1
        self.path.append(node)
        found = False
        owner = self.owner
        for way, ahead in zip(self.figures.ways[node], self.figures.ahead[node]):
            if (
                owner[way] < 0
                and (slack or left[kinds[way]] == 1)  # most often it ends here: no need to ask
                and gap[ahead] != BLOCKED
                and self.opens(way, ahead, slack, most - 1)
            ):
                found = True
                break
        self.path.pop()
        left[kind] = have
        return found

    def spaces(self, node: int, found: list[int]) -> None:
        """Add the open spaces at this node, where the chain begins or has come to."""
        owner, gap, left, kinds, slack = self.owner, self.gap, self.left, self.figures.track_kind, self.slack
        for way, ahead in zip(self.figures.ways[node], self.figures.ahead[node]):
            if (
                owner[way] < 0
                and (slack or left[kinds[way]] == 1)
                and gap[ahead] != BLOCKED
                and self.opens(way, ahead, slack, self.most)
            ):
                found.append(way)


class Ways:
    """All payable ways of one length over empty spaces to a new city."""

    def __init__(self, t: Railroad, search: Search, length: int) -> None:
        self.figures = t.figures
        self.owner = t.owner
        self.search = search
        self.left = search.left
        self.length = length
        self.path: list[int] = []
        self.nodes: list[int] = []
        self.found: list[tuple[tuple[int, ...], int]] = []

    def over(self, track: int, node: int) -> list[tuple[tuple[int, ...], int]]:
        """Each of them with its city."""
        self._go(track, node, self.search.slack)
        return self.found

    def _go(self, track: int, node: int, slack: int) -> None:
        left = self.left
        kind = self.figures.track_kind[track]
        if left[kind] != 1:  # the same account as in the search for open spaces
            slack -= 1
        distance = self.search.distance(node)
        room = self.length - len(self.path) - 1
        if slack < 0 or distance < 0 or distance > room or node in self.nodes:
            return
        self.path.append(track)
        if distance == 0:
            if room == 0:
                self.found.append((tuple(self.path), node))
        else:
            left[kind] -= 1
            self.nodes.append(node)
            for way, ahead in zip(self.figures.ways[node], self.figures.ahead[node]):
                if self.owner[way] == EMPTY:
                    self._go(way, ahead, slack)
            self.nodes.pop()
            left[kind] += 1
        self.path.pop()
