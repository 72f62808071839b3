"""What a seat sees, in numbers: the trail, the markets, and what it owns."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from abilene.games.great_western_trail.data import JOB_ROWS, ORANGE, WORKERS, Figures


class Names:
    """The numbers of the names that a view uses."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        self.card: Final = {figures.card_name(kind): kind for kind in range(figures.kinds)}
        self.space: Final = {name: space for space, name in enumerate(figures.spaces)}
        self.face: Final = {face.name: number for number, face in enumerate(figures.faces)}
        self.tile: Final = {name: tile for tile, name in enumerate(figures.tile_names)}
        self.master: Final = {master.id: number for number, master in enumerate(figures.masters)}
        # Breeds are the colours, but orange cattle of each stage count as a breed of their own.
        cattle = range(figures.cattle)
        oranges = [kind for kind in cattle if figures.kind_colour[kind] == ORANGE]
        self.breed: Final = [
            ORANGE + oranges.index(kind) if kind in oranges else figures.kind_colour[kind] for kind in cattle
        ]
        self.breed_value: Final = [*figures.colour_value[:ORANGE], *(figures.kind_value[kind] for kind in oranges)]
        breeds = range(len(self.breed_value))
        self.dearest: Final = sorted(breeds, key=lambda breed: (-self.breed_value[breed], -breed))
        self.classes: Final = sorted({price.value for price in figures.prices})  # breeding values on sale
        self.order: Final = self._order()  # of the trail: Kansas City first, the start last

    def _order(self) -> list[int]:
        found: list[int] = []

        def visit(space: int) -> None:
            if space not in found:
                for other in self.figures.space_next[space]:
                    visit(other)
                found.append(space)

        visit(self.figures.start)
        return found

    def rail(self, name: str) -> int:
        """A railroad space by twice its position: "5", "t4"."""
        return 2 * int(name[1:]) + 1 if name[0] == "t" else 2 * int(name)


class Sight:
    """A view, read by the seat it was made for."""

    def __init__(self, names: Names, view: Mapping[str, Any]) -> None:
        figures = names.figures
        seats: Sequence[Mapping[str, Any]] = view["seats"]
        mine = seats[view["seat"]]
        self.names: Final = names
        self.figures: Final = figures
        self.view: Final = view
        self.seats: Final = seats
        self.mine: Final = mine
        self.me: Final[int] = view["seat"]
        self.players: Final = figures.players
        self.alone: Final = figures.sam is not None  # against Sam
        self.about: Final[Mapping[str, int]] = view["about"]
        self.money: Final[int] = mine["money"]
        self.tokens: Final[int] = mine["tokens"]
        self.herder: Final = self.herder_of(self.me)
        self.engine: Final = names.rail(mine["engine"])
        self.certificates: Final[int] = mine["certificates"]
        self.certificate_limit: Final[int] = mine["certificate_limit"]
        self.permanent: Final[int] = mine["permanent_certificates"]
        self.workers: Final[list[int]] = [mine["workers"][worker] for worker in WORKERS]
        self.natives: Final[list[int]] = mine["natives"]
        self.covered: Final[list[str]] = mine["slots"]  # disc slots that still hold their disc
        self.step_limit: Final[int] = mine["step_limit"]
        self.hand_limit: Final[int] = mine["hand_limit"]

    # ------------------------------------------------------------------ the trail

    @cached_property
    def tiles(self) -> dict[int, int]:
        """Hazard and native tiles by trail space."""
        names = self.names
        return {names.space[at]: names.tile[on["tile"]] for at, on in self.view["trail"].items() if "tile" in on}

    @cached_property
    def faces(self) -> dict[int, int]:
        """Building faces by trail space."""
        names = self.names
        trail = self.view["trail"].items()
        return {names.space[at]: names.face[on["building"]] for at, on in trail if "building" in on}

    @cached_property
    def owners(self) -> dict[int, int]:
        """Who owns the building on a trail space; -1 for nobody."""
        names = self.names
        return {names.space[at]: on["owner"] for at, on in self.view["trail"].items() if "building" in on}

    @cached_property
    def hazard_spaces(self) -> list[int]:
        """Spaces that hold a hazard tile."""
        return [space for space, tile in self.tiles.items() if self.figures.tile_hazard[tile] >= 0]

    @cached_property
    def native_spaces(self) -> list[int]:
        """Spaces that hold a native tile whose price, if it has one, can be paid."""
        figures = self.figures
        return [
            space
            for space, tile in self.tiles.items()
            if figures.tile_native[tile] >= 0 and self.money + figures.native_money[space] >= 0
        ]

    @cached_property
    def buildings(self) -> list[int]:
        """Spaces with a building of one's own."""
        return [space for space, owner in self.owners.items() if owner == self.me]

    @cached_property
    def locations(self) -> set[int]:
        """Where a herder can stop."""
        return {*map(self.names.space.__getitem__, self.view["trail"]), self.figures.kansas_city}

    @cached_property
    def ahead(self) -> list[list[int]]:
        """By trail space: the locations one step on."""
        found: list[list[int]] = [[] for _ in self.figures.spaces]
        locations = self.locations
        for space in self.names.order:
            for other in self.figures.space_next[space]:
                found[space] += [other] if other in locations else found[other]
        return found

    @cached_property
    def steps(self) -> list[int]:
        """By trail space: the fewest steps to Kansas City."""
        found = [0] * len(self.figures.spaces)
        for space in self.names.order[1:]:
            found[space] = 1 + min([found[other] for other in self.ahead[space]])
        return found

    def herder_of(self, seat: int) -> int:
        """Where a herder stands; at the start before its first turn."""
        name = self.seats[seat]["herder"]
        return self.names.space[name] if name else self.figures.start

    def toll(self, space: int) -> int:
        """What entering the space costs."""
        figures = self.figures
        if space in self.tiles:
            return figures.fees[figures.tile_hands[self.tiles[space]]]
        if space in self.faces and self.owners[space] != self.me:
            return figures.fees[figures.faces[self.faces[space]].hands]
        return 0

    @cached_property
    def unbuilt(self) -> list[int]:
        """Faces of the own buildings not yet placed."""
        return [self.names.face[name] for name in self.mine["unbuilt"]]

    # ------------------------------------------------------------------ the railroad

    @cached_property
    def engines(self) -> set[int]:
        """Railroad spaces that other engines hold; the start has room for all."""
        rails = [self.names.rail(seat["engine"]) for i, seat in enumerate(self.seats) if i != self.me]
        if self.alone and self.view["sam"]["engine_gone"]:  # GWTA-ENG-5
            return set()
        return {rail for rail in rails if rail}

    @cached_property
    def stations(self) -> list[bool]:
        """By station: it has an own disc."""
        return [self.me in station["discs"] for station in self.view["stations"]]

    @cached_property
    def masters_at(self) -> list[int]:
        """By station: the station master to be had there, or -1."""
        names = self.names
        return [names.master[at["master"]] if at["master"] else -1 for at in self.view["stations"]]

    @cached_property
    def masters(self) -> list[int]:
        """Own station masters."""
        return [self.names.master[name] for name in self.mine["masters"]]

    @cached_property
    def cities(self) -> list[int]:
        """Own discs by city."""
        return [self.mine["cities"].get(city, 0) for city in self.figures.cities]

    @cached_property
    def stores(self) -> set[int]:
        """Towns of the northern map with an own store."""
        north = self.figures.north
        return set(map(north.towns.index, self.mine["annex"]["towns"])) if north else set()

    @cached_property
    def bells(self) -> int:
        """Bells cleared on the own annex."""
        return self.mine["annex"]["bells"] if self.figures.north else 0

    @cached_property
    def open_cities(self) -> list[int]:
        """Cities of the strip, and big cities where a store stands (GWTN-DEL-1)."""
        north = self.figures.north
        cities = range(len(self.figures.cities))
        return [
            city for city in cities if not north or north.city_town[city] < 0 or north.city_town[city] in self.stores
        ]

    @cached_property
    def free_slots(self) -> list[int]:
        """Disc slots that still hold their disc."""
        return [self.figures.slots.index(slot) for slot in self.covered]

    # ------------------------------------------------------------------ cards

    def cards(self, names: Sequence[str]) -> list[int]:
        """Card kinds by their names."""
        return [self.names.card[name] for name in names]

    @cached_property
    def hand(self) -> list[int]:
        """The cards in hand."""
        return self.cards(self.mine["cards"])

    @cached_property
    def herd(self) -> list[int]:
        """Draw pile, hand and discard pile together."""
        return self.cards(self.mine["herd"])

    @cached_property
    def discards(self) -> list[int]:
        """The discard pile."""
        return self.cards(self.mine["discard_pile"])

    @cached_property
    def area(self) -> list[int]:
        """Objective cards played."""
        return self.cards(self.mine["area"])

    @cached_property
    def drawable(self) -> list[int]:
        """The cards among which the next one drawn is."""
        if not self.mine["draw_pile"]:
            return self.discards
        pool = self.herd[:]
        for card in [*self.hand, *self.discards]:
            pool.remove(card)
        return pool

    @cached_property
    def market(self) -> list[int]:
        """Cattle on sale, by kind."""
        return [self.view["market"].get(self.figures.card_name(kind), 0) for kind in range(self.figures.cattle)]

    @cached_property
    def hazards(self) -> list[int]:
        """Own hazard tiles."""
        return [self.names.tile[name] for name in self.mine["hazards"]]

    # ------------------------------------------------------------------ the job market

    @cached_property
    def jobs(self) -> list[tuple[int, int]]:
        """Workers for hire: row, counted from 0, and kind."""
        token = self.view["token_row"]
        jobs = self.view["jobs"]
        return [(job["row"] - 1, WORKERS.index(job["worker"])) for job in jobs if job["row"] < token]

    @cached_property
    def vacancies(self) -> int:
        """How many workers still come to the job market before the game ends."""
        token: int = self.view["token_row"]
        columns = 4 - self.figures.job_first
        waiting = sum(1 for job in self.view["jobs"] if job["row"] == token)
        return max(0, (JOB_ROWS + 1 - token) * columns - waiting)
