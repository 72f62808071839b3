"""Stores: where they may stand, what their slot costs or brings, and what the town does then."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.games.great_western_trail.data import GAIN
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
from abilene.games.great_western_trail.north.state import North
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.asking import OF_SLOT, OF_TOWN, Ask


def north_of(t: Trail) -> tuple[North, NorthFigures]:
    """The northern map and its figures."""
    north, figures = t.north, t.figures.north
    assert north is not None, "Rails to the North is not in play"
    assert figures is not None, "Rails to the North is not in play"
    return north, figures


# ---------------------------------------------------------------------- where


def is_open(t: Trail, seat: int, city: int) -> bool:
    """A city of the strip, or a big city where the seat has a store (GWTN-DEL-1)."""
    north, figures = north_of(t)
    town = figures.city_town[city]
    return town < 0 or north.has_store(seat, town)


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
        if north.slots[town * SLOTS_PER_TOWN + slot] != EMPTY or figures.slot_cost[town][slot] > t.money[seat]:
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
    figures = t.figures
    return [card for card in t.hands[seat] if card < figures.cattle and figures.kind_value[card] == 2]


def can_pay_for_stores(t: Trail, seat: int, times: int) -> bool:
    """The money and the cards are there; a town need not be (GWTN-AUX-5)."""
    _, figures = north_of(t)
    return t.money[seat] >= figures.auxiliary_cost[times] and len(value_2(t, seat)) >= times


def no_stores(t: Trail, seat: int, times: int) -> tuple[str, str]:
    """Why the sixth auxiliary action cannot be paid for."""
    _, figures = north_of(t)
    rule = "GWTN-AUX-2" if times == 1 else "GWTN-AUX-3"
    return rule, "auxiliary-money" if t.money[seat] < figures.auxiliary_cost[times] else "auxiliary-value2"


def pay_for_stores(t: Trail, seat: int, times: int) -> None:
    """Money first, then the cards, then the stores, which may be forgone (GWTN-AUX-2, GWTN-AUX-3)."""
    _, figures = north_of(t)
    money = figures.auxiliary_cost[times]
    t.pay(seat, money)
    if t.heard is not None:
        t.emit(MoneyPaid(seat, money))
    t.then(PayCards(seat, times, times))


class PayCards(Ask):
    """Discard cards of breeding value 2, one after the other; the stores come with the last one."""

    kind: ClassVar[str] = "stock"
    noun: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("player", "count", "stores")
    cites: ClassVar[tuple[str, ...]] = ("GWTN-AUX-2", "GWTN-AUX-3", "GWTN-AUX-4")

    def __init__(self, player: int, count: int, stores: int) -> None:
        super().__init__(player)
        self.count: Final = count  # still to be discarded
        self.stores: Final = stores

    def choices(self, t: Trail, /) -> list[int]:
        return sorted(set(value_2(t, self.player)))

    def pick(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        if self.count > 1:
            t.then(PayCards(self.player, self.count - 1, self.stores))
        else:
            t.then(PlaceStore(self.player, self.stores, 1))

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def forbid(self, t: Trail, card: int, /) -> tuple[str, str]:
        return ("GWTN-AUX-4", "stock-value") if card in t.hands[self.player] else ("GWT-ACT-3", "not-in-hand")


# ---------------------------------------------------------------------- placing a store


class PlaceStore(Ask):
    """Choose the town (GWTN-STORE-3); several stores are placed one after the other (GWTN-STORE-14)."""

    kind: ClassVar[str] = "store"
    noun: ClassVar[str] = "town"
    fields: ClassVar[tuple[str, ...]] = ("player", "count", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWTN-STORE-3", "GWTN-STORE-4", "GWTN-STORE-13")

    def __init__(self, player: int, count: int, optional: int) -> None:
        super().__init__(player)
        self.count: Final = count
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = open_towns(t, self.player)
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, town: int, /) -> None:
        if town == PASS:
            return
        if self.count > 1:
            t.then(PlaceStore(self.player, self.count - 1, self.optional))
        t.then(ChooseSlot(self.player, town))

    def name(self, t: Trail, town: int, /) -> str:
        return notation(t.figures).towns[town]

    def told(self, t: Trail, town: int, /) -> dict[str, Any]:
        north, figures = north_of(t)
        station = figures.town_station[town]
        return {
            "town": town,
            "kind": TOWN_TYPES[figures.town_type[town]],
            "cost": t.figures.station_cost[station] if station >= 0 else 0,
            "deeds": north.tiles[town],
        }

    def forbid(self, t: Trail, town: int, /) -> tuple[str, str]:
        north, _ = north_of(t)
        if north.has_store(self.player, town):
            return "GWTN-STORE-3", "store-own"
        far = not accessible(t, self.player) >> town & 1
        return ("GWTN-STORE-4", "store-far") if far else ("GWTN-STORE-5", "store-money")


class ChooseSlot(Ask):
    """Choose the slot, one of each kind; then the store stands, and its slot and town act (GWTN-STORE-5 to 11)."""

    kind: ClassVar[str] = "lot"
    noun: ClassVar[str] = "lot"
    fields: ClassVar[tuple[str, ...]] = ("player", "town")
    cites: ClassVar[tuple[str, ...]] = ("GWTN-STORE-5", "GWTN-STORE-6", "GWTN-STORE-7")

    def __init__(self, player: int, town: int) -> None:
        super().__init__(player)
        self.town: Final = town

    def choices(self, t: Trail, /) -> list[int]:
        return free_slots(t, self.player, self.town)

    def pick(self, t: Trail, slot: int, /) -> None:
        seat, town = self.player, self.town
        _, figures = north_of(t)
        cost, action = figures.slot_cost[town][slot], figures.slot_action[town][slot]
        t.pay(seat, cost)
        money = _money(t, action)
        t.gain(seat, money)  # compulsory (GWTN-STORE-6)
        put_store(t, seat, town, slot, money - cost)
        self.owe_town(t)
        if action != PLAIN and not money:
            from abilene.games.great_western_trail.steps.actions import offer

            offer(t, seat, OF_SLOT, action)

    def owe_town(self, t: Trail) -> None:
        """A station town may be upgraded, a medium town's tile used (GWTN-STORE-8 to GWTN-STORE-11)."""
        from abilene.games.great_western_trail.steps.actions import MayDo
        from abilene.games.great_western_trail.steps.railroad import MayUpgrade

        north, figures = north_of(t)
        if figures.town_type[self.town] == STATION_TOWN:
            t.then(MayUpgrade(self.player, figures.town_station[self.town]))
        elif figures.town_type[self.town] == MEDIUM:
            t.then(MayDo(self.player, OF_TOWN, *figures.tile_actions[north.tiles[self.town]]))

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

    def forbid(self, t: Trail, slot: int, /) -> tuple[str, str]:
        north, figures = north_of(t)
        if north.slots[self.town * SLOTS_PER_TOWN + slot] != EMPTY:
            return "GWTN-STORE-3", "lot-taken"
        if figures.slot_cost[self.town][slot] > t.money[self.player]:
            return "GWTN-STORE-5", "lot-money"
        return "GWTN-STORE-5", "lot-same"


def put_store(t: Trail, seat: int, town: int, slot: int, money: int) -> None:
    """The next store of the annex stands there for good (GWTN-STORE-1, GWTN-STORE-2)."""
    north, figures = north_of(t)
    before = north.bells(seat, figures)
    north.slots[town * SLOTS_PER_TOWN + slot] = seat
    north.towns[seat] |= 1 << town
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
