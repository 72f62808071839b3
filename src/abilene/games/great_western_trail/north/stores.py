"""Stores: where they may stand, what their slot costs or brings, and what the town does then."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Step
from abilene.games.great_western_trail.data import GAIN, STORE, Action, Figures
from abilene.games.great_western_trail.events import CardsDiscarded, MoneyPaid
from abilene.games.great_western_trail.north.data import (
    MEDIUM,
    PLAIN,
    SLOTS_PER_TOWN,
    STATION_TOWN,
    TOWN_TYPES,
    NorthFigures,
)
from abilene.games.great_western_trail.north.events import BellCleared, StorePlaced
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.actions import MayDo, offer
from abilene.games.great_western_trail.steps.asking import LEAST, OF_SLOT, OF_TOWN, Ask, AskCard
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from abilene.games.great_western_trail.steps.verbs import Verb, brings

if TYPE_CHECKING:
    from abilene.games.great_western_trail.north.state import North


def north_of(t: Trail) -> "tuple[North, NorthFigures]":
    """The northern map and its figures."""
    north, figures = t.north, t.figures.north
    assert north is not None, "Rails to the North is not in play"
    assert figures is not None, "Rails to the North is not in play"
    return north, figures


# ---------------------------------------------------------------------- where


def accessible(t: Trail, seat: int) -> int:
    """Towns that rails join to the town hall, an own disc on the strip or an own store, as bits (GWTN-STORE-4)."""
    north, figures = north_of(t)
    found = figures.hall_links
    for city in range(t.figures.last_city + 1):
        if figures.city_links[city] and t.has_disc_at(seat, city):
            found |= figures.city_links[city]
    own = north.towns[seat]
    for town, links in enumerate(figures.town_links):
        if own >> town & 1:
            found |= links
    return found & ~own


def free_slots(t: Trail, seat: int, town: int) -> list[int]:
    """A free slot of each kind that the seat can pay for (GWTN-STORE-3, GWTN-STORE-5)."""
    north, figures = north_of(t)
    found: list[int] = []
    kinds: list[tuple[int, int]] = []
    for slot in range(SLOTS_PER_TOWN):
        if north.owner(town, slot) != EMPTY or figures.slot_cost[town][slot] > t.money[seat]:
            continue
        kind = (figures.slot_cost[town][slot], figures.slot_action[town][slot])
        if kind not in kinds:
            kinds.append(kind)
            found.append(slot)
    return found


def open_towns(t: Trail, seat: int) -> list[int]:
    """Towns where the seat can place a store now (GWTN-STORE-13)."""
    north, figures = north_of(t)
    if north.stores(seat) >= figures.stores:
        return []
    reach = accessible(t, seat)
    return [town for town in range(len(figures.towns)) if reach >> town & 1 and free_slots(t, seat, town)]


def can_place_store(t: Trail, seat: int) -> bool:
    """A store is left, and some town takes it."""
    return len(open_towns(t, seat)) > 0


# ---------------------------------------------------------------------- the sixth auxiliary action


def value_2(t: Trail, seat: int) -> list[int]:
    """Cards in hand of breeding value 2, orange ones too (GWTN-AUX-4, GWTS-DISC-5)."""
    return of_value_2(t.figures, t.hands[seat])


def of_value_2(figures: Figures, cards: list[int]) -> list[int]:
    """Those of the cards that are of breeding value 2."""
    return [card for card in cards if card < figures.cattle and figures.kind_value[card] == 2]


def can_pay_for_stores(t: Trail, seat: int, times: int) -> bool:
    """The money and the cards are there; a town need not be (GWTN-AUX-5)."""
    _, figures = north_of(t)
    return t.money[seat] >= figures.auxiliary_cost[times] and len(value_2(t, seat)) >= times


def no_stores(t: Trail, seat: int, times: int) -> Breach | None:
    """Why the sixth auxiliary action cannot be paid for; None: it can."""
    _, figures = north_of(t)
    rule = "GWTN-AUX-2" if times == 1 else "GWTN-AUX-3"
    if t.money[seat] < figures.auxiliary_cost[times]:
        return Breach(rule, "auxiliary-money")
    return Breach(rule, "auxiliary-value2") if len(value_2(t, seat)) < times else None


def pay_for_stores(t: Trail, seat: int, times: int) -> None:
    """Money first, then the cards, then the stores, which may be forgone (GWTN-AUX-2, GWTN-AUX-3)."""
    _, figures = north_of(t)
    money = figures.auxiliary_cost[times]
    t.pay(seat, money)
    if t.heard is not None:
        t.emit(MoneyPaid(seat, money, "auxiliary"))
    t.then(PayCards(seat, times, times))


class PayCards(AskCard):
    """Discard cards of breeding value 2, one after the other; the stores come with the last one."""

    kind: ClassVar[str] = "stock"
    fields: ClassVar[tuple[str, ...]] = ("player", "count", "stores")
    cites: ClassVar[tuple[str, ...]] = ("GWTN-AUX-2", "GWTN-AUX-3", "GWTN-AUX-4")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-ACT-3")

    def __init__(self, player: int, count: int, stores: int) -> None:
        super().__init__(player)
        self.count: Final = count  # still to be discarded
        self.stores: Final = stores

    def answers(self, t: Trail, /) -> list[int]:
        return sorted(set(value_2(t, self.player)))

    def can_be_met(self, t: Trail) -> bool:
        return len(value_2(t, self.player)) >= self.count

    def insists(self, t: Trail, /) -> bool:
        """A card that went by itself would tell that the hand holds no other of that value."""
        return t.figures.rules >= 3 and len(of_value_2(t.figures, t.may_hold(self.player))) > 1

    def answer(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        if self.count > 1:
            t.then(PayCards(self.player, self.count - 1, self.stores))
        else:
            t.then(PlaceStore(self.player, self.stores, 1))

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        if card not in t.hands[self.player]:
            return Breach("GWT-ACT-3", "not-in-hand")
        return Breach("GWTN-AUX-4", "stock-value") if card not in value_2(t, self.player) else None


# ---------------------------------------------------------------------- placing a store


class PlaceStore(Ask):
    """Choose the town (GWTN-STORE-3); several stores are placed one after the other (GWTN-STORE-14)."""

    kind: ClassVar[str] = "store"
    noun: ClassVar[str] = "town"
    fields: ClassVar[tuple[str, ...]] = ("player", "count", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWTN-STORE-3", "GWTN-STORE-4", "GWTN-STORE-13")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWTN-STORE-5")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "store-own")

    def __init__(self, player: int, count: int, optional: int) -> None:
        super().__init__(player)
        self.count: Final = count
        self.optional: Final = optional

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        assert figures.north is not None, "Rails to the North is not in play"
        return range(LEAST, len(figures.north.towns))

    def answers(self, t: Trail, /) -> list[int]:
        found = open_towns(t, self.player)
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, town: int, /) -> None:
        if town == PASS:
            return
        if self.count > 1:
            t.then(ChooseSlot(self.player, town), PlaceStore(self.player, self.count - 1, self.optional))
        else:
            t.then(ChooseSlot(self.player, town))

    def wrong(self, t: Trail, town: int, /) -> Breach | None:
        north, figures = north_of(t)
        if north.has_store(self.player, town):
            return Breach("GWTN-STORE-3", "store-own")
        if not accessible(t, self.player) >> town & 1:
            return Breach("GWTN-STORE-4", "store-far")
        costs = [cost for slot, cost in enumerate(figures.slot_cost[town]) if north.owner(town, slot) == EMPTY]
        return Breach("GWTN-STORE-5", "store-money") if min(costs) > t.money[self.player] else None

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0

    def node(self, t: Trail, town: int) -> str:
        _, figures = north_of(t)
        return f"town:{figures.towns[town]}"

    def name(self, t: Trail, town: int, /) -> str:
        return notation(t.figures).towns[town]

    def sign(self, t: Trail, town: int, /) -> str:
        return "store"

    def told(self, t: Trail, town: int, /) -> dict[str, Any]:
        north, figures = north_of(t)
        station = figures.town_station[town]
        return {
            "town": town,
            "kind": TOWN_TYPES[figures.town_type[town]],
            "cost": t.figures.station_cost[station] if station >= 0 else 0,
            "deeds": north.tiles[town],
        }


class ChooseSlot(Ask):
    """Choose the slot, one of each kind; then the store stands, and its slot and town act (GWTN-STORE-5 to 11)."""

    kind: ClassVar[str] = "lot"
    noun: ClassVar[str] = "lot"
    fields: ClassVar[tuple[str, ...]] = ("player", "town")
    cites: ClassVar[tuple[str, ...]] = ("GWTN-STORE-5", "GWTN-STORE-6", "GWTN-STORE-7")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWTN-STORE-3")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "lot-same")

    def __init__(self, player: int, town: int) -> None:
        super().__init__(player)
        self.town: Final = town

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, SLOTS_PER_TOWN)

    def answers(self, t: Trail, /) -> list[int]:
        return free_slots(t, self.player, self.town)

    def answer(self, t: Trail, slot: int, /) -> None:
        seat, town = self.player, self.town
        _, figures = north_of(t)
        cost, action = figures.slot_cost[town][slot], figures.slot_action[town][slot]
        t.pay(seat, cost)
        money = _money(t, action)
        t.gain(seat, money)  # compulsory (GWTN-STORE-6)
        put_store(t, seat, town, slot, money - cost)
        if action != PLAIN and not money:
            t.then(offer(t, seat, OF_SLOT, action), *self.town_acts(t))
        else:
            t.then(*self.town_acts(t))

    def town_acts(self, t: Trail) -> list[Step[Trail]]:
        """A station town may be upgraded, a medium town's tile used (GWTN-STORE-8 to GWTN-STORE-11)."""
        north, figures = north_of(t)
        if figures.town_type[self.town] == STATION_TOWN:
            return [MayUpgrade(self.player, figures.town_station[self.town])]
        if figures.town_type[self.town] == MEDIUM:
            return [MayDo(self.player, OF_TOWN, *figures.tile_actions[north.tiles[self.town]])]
        return []

    def wrong(self, t: Trail, slot: int, /) -> Breach | None:
        north, figures = north_of(t)
        costs, actions = figures.slot_cost[self.town], figures.slot_action[self.town]
        if north.owner(self.town, slot) != EMPTY:
            return Breach("GWTN-STORE-3", "lot-taken")
        if costs[slot] > t.money[self.player]:
            return Breach("GWTN-STORE-5", "lot-money")
        for before in range(slot):
            same = costs[before] == costs[slot] and actions[before] == actions[slot]
            if same and north.owner(self.town, before) == EMPTY:
                return Breach("GWTN-STORE-5", "lot-same")
        return None

    def node(self, t: Trail, slot: int) -> str:
        _, figures = north_of(t)
        return f"lot:{figures.towns[self.town]}:{slot + 1}"

    def name(self, t: Trail, slot: int, /) -> str:
        return str(slot + 1)

    def told(self, t: Trail, slot: int, /) -> dict[str, Any]:
        _, figures = north_of(t)
        action = figures.slot_action[self.town][slot]
        money = _money(t, action)
        return {
            "lot": slot,
            "cost": figures.slot_cost[self.town][slot],
            "money": money - figures.slot_cost[self.town][slot],
            "action": action if not money else PLAIN,
        }

    def label(self, t: Trail, slot: int, /) -> str:
        _, figures = north_of(t)
        action = figures.slot_action[self.town][slot] if slot >= 0 else PLAIN
        return "lot-action" if action != PLAIN and not _money(t, action) else super().label(t, slot)


def put_store(t: Trail, seat: int, town: int, slot: int, money: int) -> None:
    """The next store of the annex stands there for good (GWTN-STORE-1, GWTN-STORE-2)."""
    north, figures = north_of(t)
    before = north.bells(seat, figures)
    north.put(town, slot, seat)
    if t.heard is not None:
        t.emit(StorePlaced(seat, town, slot, money))
        bells = north.bells(seat, figures)
        if bells > before and seat != t.figures.sam_seat:  # GWTA-N-9
            t.emit(BellCleared(seat, bells))


def _money(t: Trail, action: int) -> int:
    """The dollars that a slot brings."""
    if action == PLAIN:
        return 0
    printed = t.figures.actions[action]
    return printed.money if printed.verb == GAIN else 0


class Storing(Verb):
    """Place stores."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_place_store(t, seat)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [PlaceStore(seat, action.amount, optional)]


brings(STORE, Storing())
