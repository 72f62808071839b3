"""Sam's engine, and the stations it upgrades."""

from abilene.games.great_western_trail.data import ENGINEER, rail_at, rail_number
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.railroad import occupied, reach_forward


def drive(t: Trail) -> None:
    """As far as his engineers take it: to the farthest station in reach, else all the way (GWTA-ENG-1, GWTA-ENG-2)."""
    sam, _ = sam_of(t)
    if sam.gone:
        tell(t, "skipped", "no-engine", [])
        return
    engineers = t.staff(SEAT, ENGINEER)
    stations = [rail for rail in reach_forward(t, SEAT, engineers) if t.figures.turnout_station[rail] >= 0]
    if stations:
        _stop(t, max(stations), "station-farthest")
    else:
        _stop(t, _along_the_numbers(t, engineers), "station-none")


def drive_to_next_station(t: Trail) -> None:
    """To the next station ahead where the other engine does not stand, however far (GWTA-ENG-3)."""
    sam, _ = sam_of(t)
    if sam.gone:
        tell(t, "skipped", "no-engine", [])
        return
    stations = [rail for rail in t.figures.station_at if rail > t.engine[SEAT] and not occupied(t, SEAT, rail)]
    _stop(t, min(stations), "station-next")


def _along_the_numbers(t: Trail, steps: int) -> int:
    """So many numbered spaces forward; an occupied one is as if it were not there (GWT-ENG-2)."""
    rail = t.engine[SEAT]
    for _ in range(steps):
        number = rail_number(rail) + 1
        while occupied(t, SEAT, rail_at(number)):
            number += 1
        rail = rail_at(number)
    return rail


def _stop(t: Trail, rail: int, reason: str) -> None:
    """A station is upgraded; the last one ends his railroad (GWTA-ENG-4, GWTA-ENG-5)."""
    sam, _ = sam_of(t)
    t.engine[SEAT] = rail
    tell(t, "drove", reason, [rail])
    station = t.figures.turnout_station[rail]
    if station >= 0:
        upgrade(t, station, "upgrade")
    if rail == t.figures.last_space:
        t.engine[SEAT] = 0  # where it is in nobody's way
        sam.gone = 1
        tell(t, "left_railroad", "railroad-end", [])


def upgrade(t: Trail, station: int, reason: str) -> None:
    """His disc for nothing, whatever the border; a station master there leaves the game (GWTA-ENG-4)."""
    if not take_disc(t):
        return
    t.stations[SEAT] |= 1 << station
    t.masters[station] = EMPTY
    tell(t, "upgraded", reason, [station])


def take_disc(t: Trail) -> bool:
    """A disc from his supply, else from his station worth least (GWTA-ENG-6); there may be none (GWTA-ENG-7)."""
    sam, _ = sam_of(t)
    if sam.discs:
        sam.discs -= 1
        return True
    points = t.figures.station_vp
    found = [station for station in range(len(points)) if t.stations[SEAT] >> station & 1]
    if not found:
        tell(t, "skipped", "no-disc", [])
        return False
    least = min(found, key=lambda station: points[station])
    t.stations[SEAT] &= ~(1 << least)
    tell(t, "moved_disc", "disc-least", [least])
    return True
