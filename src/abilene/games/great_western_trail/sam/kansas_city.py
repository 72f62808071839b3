"""Sam in Kansas City: foresight, a delivery, and back to the start."""

from abilene.games.great_western_trail.data import CITY_ACTIONS, JOB_ROWS
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.engine import take_disc
from abilene.games.great_western_trail.sam.stores import box_finished_cards
from abilene.games.great_western_trail.sam.taking import take_objective
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail, top_of
from abilene.games.great_western_trail.steps.kansas_city import COLUMNS, leave_kansas_city, take_foresight


def visit_kansas_city(t: Trail) -> None:
    """Three tiles, no income, a delivery, and the way back (GWTA-KC-1 to GWTA-KC-6)."""
    for column in range(COLUMNS):
        _foresee(t, column)
    _deliver(t)
    tell(t, "returned", "foresight-slides", [])
    leave_kansas_city(t, SEAT)


def _foresee(t: Trail, column: int) -> None:
    """The bottom tile; once no worker may come, the top one instead of a worker (GWTA-KC-1, GWTA-KC-2)."""
    closed = t.row >= JOB_ROWS
    top = top_of(column)
    for place, reason in ((top + 1, "tile-bottom"), (top, "tile-top")):
        tile = t.foresight[place]
        if tile != EMPTY and not (closed and tile < 3):
            tell(t, "foresaw", reason, [tile, place - top + 1, column + 1])
            take_foresight(t, SEAT, place)
            return
    tell(t, "skipped", "no-tile", [])


def next_city(t: Trail) -> tuple[int, str]:
    """Where he delivers next, and why: the best big city open to him, else the next on his route (GWTA-KC-4)."""
    sam, figures = sam_of(t)
    points, cities = t.figures.city_vp, figures.big_cities
    north, towns = t.north, t.figures.north
    if north is not None and towns is not None:  # GWTA-N-10, GWTA-N-11
        open_to_him = [
            city for city in cities if north.has_store(SEAT, towns.city_town[city]) and not t.has_disc_at(SEAT, city)
        ]
        if open_to_him:
            return max(open_to_him, key=lambda city: (points[city], -cities.index(city))), "city-big"
    city = figures.route[min(sam.delivered, len(figures.route) - 1)]
    return city, "city-next" if north is None else "city-route"


def _deliver(t: Trail) -> None:
    """A disc on the city; of all rewards he takes objective cards only (GWTA-KC-5)."""
    sam, _ = sam_of(t)
    city, reason = next_city(t)
    if not take_disc(t):
        return
    t.add_disc(SEAT, city)
    if reason != "city-big":
        sam.delivered += 1
    tell(t, "delivered", reason, [city])
    if t.figures.city_objective[city]:
        take_objective(t, "objective-city")
    for left in (city - 1, city):
        follows = 0 <= left < t.figures.last_city and t.has_disc_at(SEAT, left) and t.has_disc_at(SEAT, left + 1)
        if follows and CITY_ACTIONS[t.figures.arrow_action[left]] == "objective_gain":
            take_objective(t, "objective-arrow")
    _turn_up(t, city)


def _turn_up(t: Trail, city: int) -> None:
    """The delivery on the back of the next expansion card makes it the active one (GWTA-N-6)."""
    sam, figures = sam_of(t)
    if sam.turned < len(figures.expansions) and figures.triggers[sam.turned] == city:
        sam.active.append(sam.turned)
        sam.turned += 1
        tell(t, "turned", "back-city", [sam.turned, city])
        box_finished_cards(t)
