"""Sam's stores, with Rails to the North."""

from typing import Final

from abilene.games.great_western_trail.data import GAIN, TO_DISCARD
from abilene.games.great_western_trail.north.data import PLAIN, SLOTS_PER_TOWN, STATION_TOWN
from abilene.games.great_western_trail.north.stores import north_of, put_store
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.engine import upgrade
from abilene.games.great_western_trail.sam.taking import take_objective
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail

_KINDS: Final[tuple[str, ...]] = ("slot-money", "slot-action", "slot-plain", "slot-cheapest")


def open_store(t: Trail) -> None:
    """In the next town of the active expansion card, for nothing; then slot and town act (GWTA-N-4 to GWTA-N-9)."""
    town = _next_town(t)
    north, figures = north_of(t)
    if town < 0 or north.stores(SEAT) >= figures.stores:
        tell(t, "skipped", "no-town", [])
        return
    slot, reason = _slot(t, town)
    if slot < 0:
        tell(t, "skipped", "no-town", [])
        return
    tell(t, "opened", reason, [town])
    put_store(t, SEAT, town, slot, 0)
    action = figures.slot_action[town][slot]
    if action != PLAIN and t.figures.actions[action].objective == TO_DISCARD:
        take_objective(t, "objective-slot")
    if figures.town_type[town] == STATION_TOWN:
        upgrade(t, figures.town_station[town], "upgrade-town")
    box_finished_cards(t)


def _next_town(t: Trail) -> int:
    """The first town of the active card without a store of his; -1: no card is active."""
    sam, figures = sam_of(t)
    north, _ = north_of(t)
    if not sam.active:
        return -1
    return next(town for town in figures.expansions[sam.active[-1]] if not north.has_store(SEAT, town))


def _slot(t: Trail, town: int) -> tuple[int, str]:
    """The free slot with most money, else one with an action, else a plain one, else the cheapest (GWTA-N-7)."""
    north, figures = north_of(t)
    found: list[tuple[int, int, int]] = []
    for slot in range(SLOTS_PER_TOWN):
        if north.owner(town, slot) != EMPTY:
            continue
        cost, action = figures.slot_cost[town][slot], figures.slot_action[town][slot]
        if action != PLAIN:
            printed = t.figures.actions[action]
            money = printed.money if printed.verb == GAIN else 0
            found.append((0 if money else 1, -money, slot))
        else:
            found.append((3 if cost else 2, cost, slot))
    if not found:
        return -1, ""
    kind, _, slot = min(found)
    return slot, _KINDS[kind]


def box_finished_cards(t: Trail) -> None:
    """An active card with a store of his in every town leaves; the one below is active again (GWTA-N-5)."""
    sam, figures = sam_of(t)
    north, _ = north_of(t)
    while sam.active and all(north.has_store(SEAT, town) for town in figures.expansions[sam.active[-1]]):
        tell(t, "finished", "towns-done", [sam.active.pop() + 1])
