"""Action B: build track to a new city and score its commodity."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Plan
from abilene.games.spike.data import KINDS, Figures
from abilene.games.spike.events import CityScored, LineBuilt
from abilene.games.spike.places import NOWHERE
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.asking import Ask
from abilene.games.spike.steps.bends import bend_at
from abilene.games.spike.steps.lines import lines_from, slack_of
from abilene.games.spike.steps.missing import why_not_here
from abilene.games.spike.steps.search import BLOCKED, Search

APART: Final = "map:apart"  # the key of all track spaces that the line does not touch
ROW: Final = "sheet:pay:"  # and the place of a complete payment, from 1: its key
COMMIT: Final = "sheet:pay:commit"
OFFERED: Final = 7  # complete payments on the sheet, at most


def can_build(t: Railroad, seat: int) -> bool:
    """Whether there is a payable construction at all (SPK-TURN-4, SPK-BUILD-1)."""
    left = t.hand(seat)
    if t.pieces[seat] == 0 or sum(left) == 0:
        return False
    if _within(t, seat, min(slack_of(left), t.pieces[seat])):
        return True
    search = Search(t, seat)
    found: list[int] = []
    for node in t.network[seat]:
        search.spaces(node, found)
        if found:
            return True
    return False


def may_build(t: Railroad, seat: int) -> bool:
    """Whether there is a construction for all that the others know: what can be paid is hidden in the hand."""
    return _within(t, seat, min(t.cards(seat), t.pieces[seat]))


def why_not_build(t: Railroad, seat: int) -> Breach | None:
    """The first rule that stands in the way of every construction; None: there is one."""
    if t.pieces[seat] == 0:
        return Breach("SPK-BUILD-1", "action-build-pieces")
    if not _within(t, seat, t.figures.tracks):
        return Breach("SPK-BUILD-2", "action-build-nowhere")
    if not _within(t, seat, t.pieces[seat]):
        return Breach("SPK-BUILD-6", "action-build-far")
    return None if can_build(t, seat) else Breach("SPK-BUILD-9", "action-build")


def _within(t: Railroad, seat: int, spaces: int) -> bool:
    """Whether a new city is at most so many empty spaces away from the network."""
    figures, owner = t.figures, t.owner
    seen = t.member[seat][:]
    edge = t.network[seat]
    cities = figures.cities
    for _ in range(spaces):
        reached: list[int] = []
        for node in edge:
            for way, following in zip(figures.ways[node], figures.ahead[node]):
                if owner[way] < 0 and seen[following] == 0:
                    if following < cities:
                        return True
                    seen[following] = 1
                    reached.append(following)
        edge = reached
    return False


class Lay(Ask):
    """The next space of the chain: from any place of the network, then from the head of the chain (SPK-DEC-9)."""

    kind: ClassVar[str] = "lay"
    noun: ClassVar[str] = "track"
    fields: ClassVar[tuple[str, ...]] = ("player", "head")
    cites: ClassVar[tuple[str, ...]] = ("SPK-BUILD-2", "SPK-BUILD-3", "SPK-BUILD-4", "SPK-DEC-9", "SPK-DEC-14")
    forbids: ClassVar[tuple[str, ...]] = ("SPK-MAP-4", "SPK-BUILD-5")

    def __init__(self, player: int, head: int) -> None:
        super().__init__(player)
        self.head: Final = head  # the node that the chain has come to; EMPTY before its first space

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.tracks)

    def choices(self, t: Railroad, /) -> list[int]:
        search = Search(t, self.player)
        found: list[int] = []
        if self.head != EMPTY:
            search.spaces(self.head, found)
        else:
            for node in t.network[self.player]:
                search.spaces(node, found)
        found.sort()
        return found

    def insists(self, t: Railroad, /) -> bool:
        """Asked wherever the hand alone decides on the spaces: a chain that ran on would tell of it (SPK-HID-1)."""
        return t.figures.rules >= 2 and len(empty_spaces(t, self.player, self.head, chain_nodes(t))) > 1

    def plans(self, t: Railroad, /) -> list[Plan]:
        return line_plans(t, self.player, self.head, ())

    def instead(self, t: Railroad, key: str, /) -> tuple[int, ...]:
        return bent(t, self.player, key) if self.head == EMPTY else ()

    def pick(self, t: Railroad, track: int, /) -> None:
        head = self.ahead(t, track)
        t.chain.append(track)
        if head < t.figures.cities:
            go_on_paying(t, self.player)
        else:
            t.then(Lay(self.player, head))

    def ahead(self, t: Railroad, track: int) -> int:
        """The node to which the line comes over this space."""
        one, other = t.figures.one_end[track], t.figures.other_end[track]
        onward = one == self.head if self.head != EMPTY else t.member[self.player][one] == 1
        return other if onward else one

    def broken(self, t: Railroad, track: int, /) -> Breach | None:
        figures, seat = t.figures, self.player
        mine, ends = t.member[seat], (figures.one_end[track], figures.other_end[track])
        if t.owner[track] != EMPTY:
            return Breach("SPK-MAP-4", "lay-taken")
        if self.head == EMPTY:
            if not mine[ends[0]] and not mine[ends[1]]:
                return Breach("SPK-BUILD-3", "lay-apart")
        elif self.head not in ends:
            return Breach("SPK-BUILD-4", "lay-apart-head")
        head = self.ahead(t, track)
        if mine[head] and head < figures.cities:
            return Breach("SPK-BUILD-5", "lay-own-city")
        if mine[head] or head in chain_nodes(t):
            return Breach("SPK-BUILD-4", "lay-loop")
        search = Search(t, seat)
        return None if search.opens(track, head, search.slack, search.most) else Breach("SPK-DEC-14", "lay-vain")

    def keys(self, t: Railroad, track: int, /) -> tuple[str, ...]:
        return (t.figures.position_key(t.figures.on_track(track)),)

    def elsewhere(self, t: Railroad, key: str, /) -> Breach | None:
        """A city to which no line is offered, or the tracks that the line does not touch."""
        begun = self.head != EMPTY
        if key == APART:
            return Breach("SPK-BUILD-4", "lay-elsewhere-head") if begun else Breach("SPK-BUILD-3", "lay-elsewhere")
        city = t.figures.city_at(key)
        if city == EMPTY:
            return why_not_here(t, self.player, key)
        if t.member[self.player][city]:
            return Breach("SPK-BUILD-5", "lay-own-city")
        if self.leads_to(t, city):
            return Breach("SPK-DEC-9", "lay-city-another-way", (("city", city),))
        spaces, most = self.spaces_to(t, city), Search(t, self.player).most
        if spaces > most:
            return Breach("SPK-DEC-14", "lay-city-far", (("city", city), ("spaces", spaces), ("count", most)))
        return Breach("SPK-DEC-14", "lay-city-head" if begun else "lay-city", (("city", city),))

    def spaces_to(self, t: Railroad, city: int) -> int:
        """How many empty spaces the line would still take to a city, in no other new one; EMPTY: there is no way."""
        figures, owner = t.figures, t.owner
        edge = [self.head] if self.head != EMPTY else t.network[self.player]
        seen = {*t.network[self.player], *chain_nodes(t)}
        spaces = 0
        while edge:
            spaces += 1
            reached: list[int] = []
            for node in edge:
                for way, ahead in zip(figures.ways[node], figures.ahead[node]):
                    if owner[way] != EMPTY or ahead in seen:
                        continue
                    if ahead == city:
                        return spaces
                    seen.add(ahead)
                    if ahead >= figures.cities:
                        reached.append(ahead)
            edge = reached
        return EMPTY

    def leads_to(self, t: Railroad, city: int) -> bool:
        """Whether the line can end in this city, with the cards and pieces that are left."""
        search = Search(t, self.player)
        for other in range(t.figures.cities):
            if other != city:
                search.gap[other] = BLOCKED  # a line ends in the first new city
        found: list[int] = []
        for node in [self.head] if self.head != EMPTY else t.network[self.player]:
            search.spaces(node, found)
            if found:
                return True
        return False

    def name(self, t: Railroad, track: int, /) -> str:
        return t.figures.track_names[track]

    def told(self, t: Railroad, track: int, /) -> dict[str, Any]:
        spot = t.figures.spots[track]
        told: dict[str, Any] = {"track": track}
        if spot.towards != NOWHERE:
            told |= {"city": spot.city, "towards": spot.towards, "rail": t.figures.track_kind[track], "nth": spot.nth}
        return told

    def label(self, t: Railroad, track: int, /) -> str:
        """A track is named from its city; where the line comes to that city, from the other end."""
        spot = t.figures.spots[track]
        return "lay-to" if spot.towards != NOWHERE and self.ahead(t, track) == spot.city else "lay"

    def formerly(self, t: Railroad, track: int, /) -> str:
        return f"lay {t.figures.track_ids[track]}"


def empty_spaces(t: Railroad, seat: int, head: int, closed: list[int]) -> list[int]:
    """The spaces that lead on to a new node, whatever the hand."""
    mine, aheads = t.member[seat], t.figures.ahead
    return [
        way
        for node in ([head] if head != EMPTY else t.network[seat])
        for way, ahead in zip(t.figures.ways[node], aheads[node])
        if t.owner[way] == EMPTY and not mine[ahead] and ahead not in closed
    ]


def line_plans(t: Railroad, seat: int, head: int, before: tuple[int, ...]) -> list[Plan]:
    """A city stands for the best line to it: all spaces that are asked for, up to the payment."""
    if t.figures.rules < 2:  # what is asked depends on the hand
        return []
    found: list[Plan] = []
    for line in lines_from(t, seat, head):
        told = {"city": line.city, "commodity": t.figures.supplies[line.city], "money": line.money}
        told |= {"spaces": len(line.tracks), "cards_needed": line.cards}
        asked = _asked(t, seat, head, line.tracks[len(t.chain) :])
        found.append(Plan(t.figures.position_key(line.city), before + asked, "line", told))
    return found


def bent(t: Railroad, seat: int, key: str) -> tuple[int, ...]:
    """The spaces of another way to a city: those that are asked for, up to the payment."""
    line = bend_at(t, seat, key) if t.figures.rules >= 2 else None
    return _asked(t, seat, EMPTY, line.tracks) if line is not None else ()


def _asked(t: Railroad, seat: int, head: int, tracks: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these spaces that are asked for: where only one leads on, it is laid at once."""
    closed, found = chain_nodes(t), []
    for track in tracks:
        if len(empty_spaces(t, seat, head, closed)) > 1:
            found.append(track)
        one, other = t.figures.one_end[track], t.figures.other_end[track]
        onward = one == head if head != EMPTY else t.member[seat][one] == 1
        head = other if onward else one
        closed += [one, other]
    return tuple(found)


def chain_nodes(t: Railroad) -> list[int]:
    """The nodes that a chain under way has touched."""
    found: list[int] = []
    for track in t.chain:
        found += [t.figures.one_end[track], t.figures.other_end[track]]
    return found


# ------------------------------------------------------------------ paying


def worth(paid: int, need: int) -> int:
    """What so many cards of a kind leave over for other kinds, or lack (SPK-BUILD-15)."""
    return paid - need if paid <= need else paid - need - 1


def bounds(payment: list[int], hand: list[int], need: list[int]) -> tuple[int, int]:
    """What the cards of the next kind must and may be worth, so that the rest can be paid exactly (SPK-DEC-17)."""
    kind = len(payment)
    least = most = 0
    for other in range(KINDS):
        if other < kind:
            paid = worth(payment[other], need[other])
            least -= paid
            most -= paid
        elif other > kind:
            least -= worth(hand[other], need[other])
            most += need[other]
    return least, most


def amounts(t: Railroad, seat: int) -> list[int]:
    """How many cards of the next kind can be paid (SPK-BUILD-15)."""
    return _amounts(t.payment, t.hand(seat), t.figures.needs(t.chain))


def _amounts(payment: list[int], hand: list[int], need: list[int]) -> list[int]:
    kind = len(payment)
    least, most = bounds(payment, hand, need)
    own = need[kind]
    return [paid for paid in range(hand[kind] + 1) if paid != own + 1 and least <= worth(paid, own) <= most]


def is_open(t: Railroad, seat: int, need: list[int]) -> bool:
    """Whether, for all that the others know, the hand may leave a choice of the next kind (SPK-HID-1).

    It cannot where all is paid, where every card is needed, or where the last kind must pay what is left.
    """
    if t.figures.rules < 2 or len(t.payment) == KINDS - 1:
        return False
    cards, spaces = t.cards(seat), sum(need)
    for kind, paid in enumerate(t.payment):
        cards -= paid
        spaces -= need[kind] + worth(paid, need[kind])
    return 0 < spaces < cards


def payments(t: Railroad, seat: int) -> list[list[int]]:
    """Complete payments by kind, the best that go on from the cards chosen so far.

    First those of the fewest cards, so of the fewest sets; of these, those that leave the most jokers in the hand.
    """
    hand, need = t.hand(seat), t.figures.needs(t.chain)
    sets = 0
    for kind, count in enumerate(t.payment):
        sets += count > need[kind]
    found: list[list[int]] = []
    for most in range(sets, KINDS + 1):
        same: list[list[int]] = []
        _complete(t.payment, hand, need, most - sets, same)
        ranked = [(-slack_of([held - count for held, count in zip(hand, row)]), row) for row in same]
        ranked.sort()
        found += [row for _, row in ranked]
        if len(found) > OFFERED:  # more of them are no help
            break
    return found


def _complete(payment: list[int], hand: list[int], need: list[int], sets: int, found: list[list[int]]) -> None:
    """Add every payment that goes on from this one with exactly so many sets of jokers."""
    kind = len(payment)
    if kind == KINDS:
        if sets == 0:
            found.append(payment)
        return
    for count in _amounts(payment, hand, need):
        more = 1 if count > need[kind] else 0
        if more <= sets:
            _complete([*payment, count], hand, need, sets - more, found)


def go_on_paying(t: Railroad, seat: int) -> None:
    """Ask for the cards kind by kind, where there is a choice or might be; then build."""
    hand, need = t.hand(seat), t.figures.needs(t.chain)
    while len(t.payment) < KINDS:
        found = _amounts(t.payment, hand, need) if hand[len(t.payment)] else [0]
        if len(found) > 1 or is_open(t, seat, need):
            t.then(Pay(seat, len(t.payment)))
            return
        t.payment.append(found[0])
    build(t, seat)


class Pay(Ask):
    """How many cards of a kind to pay, for their own spaces and as a wild set (SPK-DEC-17)."""

    kind: ClassVar[str] = "pay"
    noun: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("player", "rail")
    cites: ClassVar[tuple[str, ...]] = ("SPK-BUILD-7", "SPK-BUILD-8", "SPK-BUILD-10", "SPK-DEC-10", "SPK-DEC-17")
    untold: ClassVar[tuple[str, ...]] = ("pay-hand",)

    def __init__(self, player: int, rail: int) -> None:
        super().__init__(player)
        self.rail: Final = rail

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(figures.most_of_a_kind + 1)

    def choices(self, t: Railroad, /) -> list[int]:
        return amounts(t, self.player)

    def insists(self, t: Railroad, /) -> bool:
        return is_open(t, self.player, t.figures.needs(t.chain))

    def plans(self, t: Railroad, /) -> list[Plan]:
        """A row of the sheet stands for a complete payment; its button for the best one."""
        rows = [self._answers(t, row) for row in payments(t, self.player)[:OFFERED]]
        found = [Plan(f"{ROW}{place + 1}", answers) for place, answers in enumerate(rows)]
        return [*found, Plan(COMMIT, rows[0])]

    def _answers(self, t: Railroad, payment: list[int]) -> tuple[int, ...]:
        """What is paid of each kind, as far as it is asked for."""
        after, found = t.copy(), []
        while after.chain:
            found.append(payment[len(after.payment)])
            after.play(found[-1])
        return tuple(found)

    def pick(self, t: Railroad, count: int, /) -> None:
        t.payment.append(count)
        go_on_paying(t, self.player)

    def broken(self, t: Railroad, count: int, /) -> Breach | None:
        hand, need = t.hand(self.player), t.figures.needs(t.chain)
        if count > hand[self.rail]:
            return Breach("SPK-BUILD-7", "pay-hand")
        if count == need[self.rail] + 1:
            return Breach("SPK-BUILD-8", "pay-single")
        least, most = bounds(t.payment, hand, need)
        paid = worth(count, need[self.rail])
        if paid < least:
            return Breach("SPK-BUILD-10", "pay-few")
        return Breach("SPK-BUILD-10", "pay-many") if paid > most else None

    def keys(self, t: Railroad, count: int, /) -> tuple[str, ...]:
        return (f"pay:{count}",)

    def name(self, t: Railroad, count: int, /) -> str:
        return f"{count} {t.figures.kind_ids[self.rail]}"

    def told(self, t: Railroad, count: int, /) -> dict[str, Any]:
        need, held = t.figures.needs(t.chain)[self.rail], t.held(self.player, self.rail)
        return {"rail": self.rail, "count": count, "need": need, "held": held, "jokers": max(0, count - need - 1)}


def build(t: Railroad, seat: int) -> None:
    """Lay the pieces, discard the cards, score the city, move the chip, in this order (SPK-BUILD-17)."""
    figures, chain, payment = t.figures, t.chain, t.payment
    city = EMPTY
    for track in chain:
        city = figures.one_end[track]
        if t.member[seat][city]:
            city = figures.other_end[track]
        t.owner[track] = seat
        t.join(seat, city)
    t.pieces[seat] -= len(chain)
    cards: list[int] = []
    for kind in range(KINDS):
        for _ in range(payment[kind]):
            t.pay_card(seat, kind)
            cards.append(kind)
    t.chain = []
    t.payment = []
    commodity = figures.supplies[city]
    money = t.price(commodity)
    t.money[seat] += money
    t.lines[seat] += money
    t.drop_chip(commodity)
    if t.heard is not None:
        t.emit(LineBuilt(seat, city, tuple(chain), tuple(cards)))
        t.emit(CityScored(seat, city, commodity, money))
