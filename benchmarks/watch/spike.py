"""The invariants of Spike: rail and time cards, track pieces, connected networks, money that adds up."""

from abilene.games.spike.data import TIME
from abilene.games.spike.state import ABOARD, DELIVERED, Railroad
from benchmarks.watch import Broken

KINDS = 6


class Watch:
    """Counts all pieces again and compares them with those of the start."""

    def __init__(self, t: Railroad) -> None:
        self.kinds = [_cards(t, kind) for kind in range(KINDS)]
        self.time = t.deck.count(TIME) + t.time
        self.pieces = [t.pieces[seat] + t.owner.count(seat) for seat in range(t.figures.players)]

    def check(self, t: Railroad) -> None:
        """Broken, unless all is accounted for."""
        players, last = t.figures.players, 3
        if [_cards(t, kind) for kind in range(KINDS)] != self.kinds:
            raise Broken("SPK-COMP-6", f"hands {t.hands}, discard {t.discard}, deck {t.deck}, display {t.display}")
        if t.deck.count(TIME) + t.time != (last if t.round == last else 0):
            raise Broken("SPK-ROUND-8", f"round {t.round}: time {t.time}, deck {t.deck}")
        if min(t.money) < 0 or sorted(t.market) != list(range(len(t.market))):
            raise Broken("SPK-COMP-6", f"money {t.money}, market {t.market}")
        if [t.pieces[seat] + t.owner.count(seat) for seat in range(players)] != self.pieces or min(t.pieces) < 0:
            raise Broken("SPK-MAP-3", f"pieces {t.pieces}")
        for seat in range(players):
            self.check_seat(t, seat)

    def check_seat(self, t: Railroad, seat: int) -> None:
        """One network, loads that fit the train, a marker per delivery."""
        if t.network[seat] and not _connected(t, seat):
            raise Broken("SPK-MAP-7", f"seat {seat}: network {t.network[seat]}")
        own = [good for good, holder in enumerate(t.holder) if holder == seat]
        if sum(t.cargo[good] == ABOARD for good in own) > t.cars(seat):
            raise Broken("SPK-LOAD-1", f"seat {seat}: cargo {t.cargo}")
        if t.markers[seat].bit_count() != sum(t.cargo[good] == DELIVERED for good in own):
            raise Broken("SPK-DELIV-1", f"seat {seat}: markers {t.markers[seat]:b}, cargo {t.cargo}")


def _cards(t: Railroad, kind: int) -> int:
    return sum(t.hands[kind::KINDS]) + t.discard[kind] + t.deck.count(kind) + t.display.count(kind)


def _connected(t: Railroad, seat: int) -> bool:
    """Whether the tracks of a seat hang together, found by walking along them."""
    figures = t.figures
    first = t.network[seat][0]
    reached, edge = {first}, [first]
    while edge:
        node = edge.pop()
        for track, ahead in zip(figures.ways[node], figures.ahead[node]):
            if t.owner[track] == seat and ahead not in reached:
                reached.add(ahead)
                edge.append(ahead)
    return reached == set(t.network[seat])
