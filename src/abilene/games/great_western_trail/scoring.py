"""The score in eleven categories, with the best use of possessions for objective cards."""

from typing import Final

from abilene.games.great_western_trail.data import ORANGE, STEP_RIGHT, TASKS, Objective
from abilene.games.great_western_trail.state import Trail

M_WORKER, M_AREA, M_HAZARD, M_NATIVES, M_CERTIFICATES, M_STATIONS, M_BUILDINGS, M_STORES, M_CATTLE = range(1, 10)


def breakdown(t: Trail) -> list[dict[str, int]]:
    """The parts of each seat's score (GWT-SCORE-1 to GWT-SCORE-11)."""
    return [_score(t, seat) for seat in range(t.figures.seats)]


def winners(t: Trail) -> list[int]:
    """The highest total; equal totals share the victory (GWT-SCORE-12)."""
    totals = [sum(parts.values()) for parts in breakdown(t)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def _score(t: Trail, seat: int) -> dict[str, int]:
    figures = t.figures
    buildings = t.own_buildings(seat)
    objectives, cards = best_objectives(t, seat)
    workers = t.staffs(seat)
    parts = {
        "money": t.money[seat] // figures.money_per_vp,
        "buildings": sum([figures.faces[t.face(space)].vp for space in buildings]),
        "cities": _cities(t, seat),
        "stations": sum([vp for station, vp in enumerate(figures.station_vp) if t.stations[seat] >> station & 1]),
        "hazards": sum([figures.tile_vp[tile] for tile in t.hazards[seat]]),
        "cattle": sum([figures.kind_vp[card] for card in herd(t, seat) if card < figures.cattle]),
        "objectives": objectives,
        "station_masters": _masters(t, seat, cards),
        "workers": figures.worker_vp * sum([max(0, count - figures.worker_vp_from + 1) for count in workers]),
        "step_slot": figures.slot_vp[STEP_RIGHT] if t.has_emptied(seat, STEP_RIGHT) else 0,
        "job_market_token": figures.job_token_vp if t.closer == seat else 0,
    }
    for extra in t.extras():
        extra.score(t, seat, parts)
    return parts


def herd(t: Trail, seat: int) -> list[int]:
    """Draw pile, hand and discard pile together (GWT-HERD-1)."""
    return [*t.draws[seat], *t.hands[seat], *t.discards[seat]]


def _cities(t: Trail, seat: int) -> int:
    """Discs, and arrows with discs on both sides (GWT-SCORE-3)."""
    figures = t.figures
    discs = t.discs_of(seat)
    points = sum([figures.city_vp[city] * count for city, count in enumerate(discs)])
    for left in range(figures.last_city):
        if figures.arrow[left] and discs[left] and discs[left + 1]:
            points += figures.arrow_vp[left]
    return points


def _masters(t: Trail, seat: int, cards: int) -> int:
    """Points of own station masters, with so many objective cards in the area (GWT-SCORE-8)."""
    points = 0
    for i, master in enumerate(t.figures.masters):
        if t.owned_masters[seat] >> i & 1:
            points += master.vp * (_counted(t, seat, master.scoring, cards) // master.per)
    return points


def _counted(t: Trail, seat: int, scoring: int, cards: int) -> int:
    if scoring == M_WORKER:
        return sum(t.staffs(seat))
    if scoring == M_AREA:
        return cards
    if scoring == M_HAZARD:
        return len(t.hazards[seat])
    if scoring == M_NATIVES:
        return min(t.natives_of(seat))
    if scoring == M_CERTIFICATES:
        return t.figures.track[t.marker[seat]] + t.permanent_certificates(seat)
    if scoring == M_STATIONS:
        return t.stations[seat].bit_count()
    if scoring == M_STORES:  # GWTN-SM-1
        north = t.figures.north
        return 0 if t.north is None or north is None else sum([t.north.has_store(seat, town) for town in north.medium])
    if scoring == M_CATTLE:  # GWTN-SM-2
        values = t.figures.kind_value
        return len([card for card in herd(t, seat) if card < t.figures.cattle and values[card] >= 3])
    return len(t.own_buildings(seat)) if scoring == M_BUILDINGS else 0


def possessions(t: Trail, seat: int) -> list[int]:
    """What can serve the tasks of objective cards, by task (GWT-OBJ-8)."""
    figures = t.figures
    cattle = [card for card in herd(t, seat) if card < figures.cattle]
    breeds = [figures.kind_value[card] for card in cattle if figures.kind_colour[card] != ORANGE]  # GWTS-OBJ-1
    last_city = t.discs_of(seat)[figures.last_city]
    owned = {
        "building": len(t.own_buildings(seat)),
        "native_a": t.natives_of(seat)[0],
        "native_b": t.natives_of(seat)[1],
        "hazard": len(t.hazards[seat]),
        "station": t.stations[seat].bit_count(),
        "cattle_3": breeds.count(3),
        "cattle_4": breeds.count(4),
        "cattle_5": breeds.count(5),
        "last_city": last_city,
        "bell": t.bells(seat),
        "cattle_orange": len(cattle) - len(breeds),
    }
    return [owned[task] for task in TASKS]


def best_objectives(t: Trail, seat: int) -> tuple[int, int]:
    """The most points from objective cards, and how many cards then lie in the area (GWT-OBJ-9, GWT-INT-37)."""
    figures = t.figures
    area = [figures.objectives[card - figures.cattle] for card in t.areas[seat]]
    unplayed = [figures.objectives[card - figures.cattle] for card in herd(t, seat) if card >= figures.cattle]
    search = Search(len(area), sorted(unplayed, key=_worth) + sorted(area, key=_worth))
    for i, master in enumerate(figures.masters):
        if t.owned_masters[seat] >> i & 1 and master.scoring == M_AREA:
            search.bonus, search.per = master.vp, master.per
    search.go(len(search.cards), possessions(t, seat), 0, 0, 0)
    return search.points, search.count


def _worth(card: Objective) -> int:
    return card.vp


class Search:
    """The best use of possessions: each card fulfilled or failed, those not yet played perhaps left aside."""

    def __init__(self, area: int, cards: list[Objective]) -> None:
        self.cards: Final = cards  # the last `area` ones lie in the area already
        self.optional: Final = len(cards) - area
        self.most: Final = [0]  # by how many cards are open: their points if all are fulfilled
        for card in cards:
            self.most.append(self.most[-1] + card.vp)
        self.bonus = 0  # of a station master that counts the cards in the area
        self.per = 1
        self.best = -1000
        self.points = 0
        self.count = 0

    def go(self, still: int, left: list[int], points: int, count: int, failed: int) -> None:
        """Decide the last of the first `still` cards, with what is left to serve its tasks."""
        if points + self.most[still] + self.bonus * ((count + still) // self.per) <= self.best:
            return
        if still == 0:
            self.best = points + self.bonus * (count // self.per)
            self.points, self.count = points, count
            return
        card = self.cards[still - 1]
        after = [have - need for have, need in zip(left, card.needs)]
        if min(after) >= 0:
            self.go(still - 1, after, points + card.vp, count + 1, failed)
        if still > self.optional:
            self.go(still - 1, left, points - card.penalty, count + 1, failed)
            return
        self.go(still - 1, left, points, count, failed)
        # A card that fails is added for the station master's sake at most, to complete one of its sets.
        if self.bonus and failed + 1 < self.per:
            self.go(still - 1, left, points - card.penalty, count + 1, failed + 1)


def curves(t: Trail) -> dict[str, list[int]]:
    """Each seat's points so far, and its money."""
    return {"points": [sum(parts.values()) for parts in breakdown(t)], "money": t.money[:]}
