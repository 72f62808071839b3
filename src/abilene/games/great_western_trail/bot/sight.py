"""What a seat makes of what it sees: the way ahead, its own belongings, and what is still to be had."""

from math import comb
from typing import Final

from abilene.games.great_western_trail.data import JOB_COLUMNS, JOB_ROWS, ORANGE, Figures
from abilene.games.great_western_trail.seen import Seen

UNSET: Final = -1e300  # a worth that has not been asked for yet


class Lore:
    """What is told by the figures alone, and how the trail runs between the locations seen last."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        # Breeds are the colours, but orange cattle of each stage count as a breed of their own.
        colours = figures.kind_colour
        oranges = [kind for kind in range(figures.cattle) if colours[kind] == ORANGE]
        self.breed: Final[list[int]] = [
            ORANGE + oranges.index(kind) if kind in oranges else colours[kind] for kind in range(figures.cattle)
        ]
        self.breed_value: Final[list[int]] = [
            *figures.colour_value[:ORANGE],
            *[figures.kind_value[kind] for kind in oranges],
        ]
        dearest = sorted([(-value, -breed) for breed, value in enumerate(self.breed_value)])
        self.dearest: Final[list[int]] = [-breed for _, breed in dearest]
        self.classes: Final[list[int]] = sorted({price.value for price in figures.prices})  # breeding values on sale
        cards = [[kind for kind in figures.market_cards if figures.kind_value[kind] == of] for of in self.classes]
        self.class_cards: Final[list[int]] = [len(kinds) for kinds in cards]
        self.class_kinds: Final[list[list[int]]] = [list(set(kinds)) for kinds in cards]
        self.order: Final[list[int]] = []  # of the trail: Kansas City first, the start last
        self._visit(figures.start)
        self._missed: Final[dict[int, list[float]]] = {}
        self._locations: list[bool] = []
        self.ahead: list[list[int]] = []  # by trail space: the locations one step on
        self.steps: list[int] = []  # by trail space: the fewest steps to Kansas City

    def _visit(self, space: int) -> None:
        if space not in self.order:
            for other in self.figures.space_next[space]:
                self._visit(other)
            self.order.append(space)

    def missed(self, cards: int, seen: int) -> list[float]:
        """By how many cards of a kind a herd of so many holds: how surely none is among those that are seen."""
        key = cards * 64 + seen
        if key not in self._missed:
            whole = comb(cards, seen)
            self._missed[key] = [comb(cards - count, seen) / whole for count in range(cards + 1)]
        return self._missed[key]

    def survey(self, seen: Seen) -> None:
        """Count the steps anew if a location has come or gone."""
        locations = [tile >= 0 or seen.faces[space] >= 0 for space, tile in enumerate(seen.tiles)]
        locations[self.figures.kansas_city] = True
        if locations == self._locations:
            return
        self._locations = locations
        self.ahead = [[] for _ in locations]
        self.steps = [0] * len(locations)
        for space in self.order:
            near = self.ahead[space]
            for other in self.figures.space_next[space]:
                if locations[other]:
                    near.append(other)
                else:
                    near.extend(self.ahead[other])
            if near:
                self.steps[space] = 1 + min([self.steps[other] for other in near])


class Sight:
    """The table, as the seat that it was seen by weighs it."""

    def __init__(self, lore: Lore, seen: Seen) -> None:
        figures, me = lore.figures, seen.seat
        lore.survey(seen)
        self.lore: Final = lore
        self.seen: Final = seen
        self.figures: Final = figures
        self.me: Final = me
        self.players: Final = figures.seats
        self.alone: Final = figures.sam is not None  # against Sam
        self.money: Final = seen.money[me]
        self.herder: Final = self.herder_of(me)
        self.engine: Final = seen.engine[me]
        self.certificates: Final = seen.certificates(me)
        self.permanent: Final = seen.permanent[me]
        self.workers: Final = seen.workers[me]
        self.natives: Final = seen.natives[me]
        self.step_limit: Final = seen.step_limit[me]
        self.hand_limit: Final = seen.hand_limit[me]
        self.hazards: Final = seen.hazards[me]
        self.cities: Final = seen.discs[me]
        self.unbuilt: Final = seen.unbuilt_of(me)
        # the trail, by space
        self.ahead: Final = lore.ahead
        self.steps: Final = lore.steps
        self.tiles: Final = seen.tiles
        self.faces: Final = seen.faces
        self.owners: Final = seen.owners
        self.buildings: Final = seen.buildings_of(me)
        # the railroad
        self.stations: Final = [seen.has_station(me, station) for station in range(len(figures.station_at))]
        self.station_count: Final = sum([1 for upgraded in self.stations if upgraded])
        self.masters: Final = seen.masters_of(me)
        self.free_slots: Final = seen.covered(me)
        self.engines: Final = self._engines()
        # the northern map
        self.stores: Final = seen.north.towns[me] if seen.north is not None else 0  # bits: towns with an own store
        self.bells: Final = seen.north.bells[me] if seen.north is not None else 0
        # cards
        self.hand: Final = seen.cards[me]
        self.herd: Final = seen.herd[me]
        self.discards: Final = seen.discards[me]
        self.market: Final = seen.market
        self._drawable: list[int] | None = None

    # ------------------------------------------------------------------ the trail

    def herder_of(self, seat: int) -> int:
        """Where a herder stands; at the start before its first turn."""
        space = self.seen.herder[seat]
        return space if space >= 0 else self.figures.start

    def hazard_spaces(self) -> list[int]:
        """Spaces that hold a hazard tile."""
        hazard = self.figures.tile_hazard
        return [space for space, tile in enumerate(self.tiles) if tile >= 0 and hazard[tile] >= 0]

    def native_spaces(self) -> list[int]:
        """Spaces that hold a native tile whose price, if it has one, can be paid."""
        figures = self.figures
        return [
            space
            for space, tile in enumerate(self.tiles)
            if tile >= 0 and figures.tile_native[tile] >= 0 and self.money + figures.native_money[space] >= 0
        ]

    def toll(self, space: int) -> int:
        """What entering the space costs."""
        figures = self.figures
        if self.tiles[space] >= 0:
            return figures.fees[figures.tile_hands[self.tiles[space]]]
        if self.faces[space] >= 0 and self.owners[space] != self.me:
            return figures.fees[figures.faces[self.faces[space]].hands]
        return 0

    # ------------------------------------------------------------------ the railroad

    def _engines(self) -> list[bool]:
        """By railroad space: another engine holds it; the start has room for all."""
        held = [False] * (self.figures.last_space + 1)
        gone = self.seen.sam is not None and self.seen.sam.gone  # GWTA-ENG-5
        for seat, rail in enumerate(self.seen.engine):
            if seat != self.me and not gone:
                held[rail] = rail > 0
        return held

    def open_cities(self) -> list[int]:
        """Cities of the strip, and big cities where a store stands (GWTN-DEL-1)."""
        north = self.figures.north
        cities = range(len(self.figures.cities))
        if north is None:
            return list(cities)
        return [city for city in cities if north.city_town[city] < 0 or self.stores >> north.city_town[city] & 1]

    # ------------------------------------------------------------------ cards

    def drawable(self) -> list[int]:
        """The cards among which the next one drawn is."""
        found = self._drawable
        if found is None:
            found = self.discards
            if self.seen.draw[self.me]:
                found = self.herd[:]
                for card in self.hand:
                    found.remove(card)
                for card in self.discards:
                    found.remove(card)
            self._drawable = found
        return found

    # ------------------------------------------------------------------ the job market

    def jobs(self) -> list[tuple[int, int]]:
        """Workers for hire: row, counted from 0, and kind."""
        jobs = self.seen.jobs
        return [(place // JOB_COLUMNS, jobs[place]) for place in range(self.seen.row * JOB_COLUMNS) if jobs[place] >= 0]

    def vacancies(self) -> int:
        """How many workers still come to the job market before the game ends."""
        row, jobs = self.seen.row, self.seen.jobs
        columns = JOB_COLUMNS - self.figures.job_first
        here = jobs[row * JOB_COLUMNS : (row + 1) * JOB_COLUMNS]
        waiting = len([worker for worker in here if worker >= 0])
        return max(0, (JOB_ROWS - row) * columns - waiting)
