"""Seen: what a seat may know of the trail, the markets and everybody's belongings, in numbers."""

from typing import ClassVar, Final

from abilene.engine import seen as engine
from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.games.great_western_trail.data import ORANGE, Figures
from abilene.games.great_western_trail.north.seen import SeenNorth
from abilene.games.great_western_trail.orange.seen import SeenOrange
from abilene.games.great_western_trail.poker.seen import SeenPoker
from abilene.games.great_western_trail.sam.seen import SeenSam
from abilene.games.great_western_trail.scoring import best_objectives, herd
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail
from abilene.games.great_western_trail.steps.auxiliary import unlocked


class Seen(engine.Seen):
    """The table as one seat may know it. Cards are numbered by kind and lie sorted, so that no order is told."""

    fields: ClassVar[tuple[str, ...]] = (
        *engine.Seen.fields,
        "about", "turn", "closer", "row", "total", "done",
        "tiles", "faces", "owners", "jobs", "foresight", "supplies", "market", "pile", "display", "objectives_left",
        "masters", "posted", "visit", "gone_cards", "gone_tiles",
        "money", "tokens", "engine", "herder", "marker", "marker_limit", "permanent", "emptied", "stations",
        "owned_masters", "unbuilt", "sides", "workers", "natives", "discs", "step_limit", "hand_limit", "hazards",
        "hand", "draw", "discards", "areas", "shown", "cards", "herd", "objective_points",
    )  # fmt: skip
    parts: ClassVar[tuple[str, ...]] = ("orange", "poker", "north", "sam")
    unseen: ClassVar[tuple[str, ...]] = ("figures", "asked")

    def __init__(self, t: Trail, seat: int | None) -> None:
        super().__init__(t, seat)
        figures = t.figures
        seats = figures.seats
        self.figures: Final[Figures] = figures
        over = len(t.stack) == 0
        self.asked: Final[tuple[str, ...]] = () if over else type(t.stack[-1]).fields  # what `about` lists
        self.about: Final[list[int]] = [] if over else self.owed[-1][1:]
        self.turn: Final = t.turn
        self.closer: Final = t.closer
        self.row: Final = t.row
        self.total: Final = t.total
        self.done: Final = t.done
        # by trail space: a hazard or native tile; the face of a building, and whose it is; EMPTY for none
        tiles: list[int] = []
        faces: list[int] = []
        owners: list[int] = []
        for space, tile in enumerate(t.tiles):
            built = tile >= NEUTRAL_TILE
            tiles.append(EMPTY if built else tile)
            faces.append(t.face(space) if built else EMPTY)
            owners.append(t.owner(space) if built else EMPTY)
        self.tiles: Final = tiles
        self.faces: Final = faces
        self.owners: Final = owners
        self.jobs: Final = t.jobs[:]
        self.foresight: Final = t.foresight[:]
        self.supplies: Final = [len(supply) for supply in t.supplies]
        self.market: Final = t.market[:]
        self.pile: Final = len(t.pile)
        self.display: Final = t.display[:]
        self.objectives_left: Final = len(t.stack_of_objectives)
        self.masters: Final = t.masters[:]
        self.posted: Final = t.posted[:]
        self.visit: Final = t.visit[:]
        self.gone_cards: Final = sorted(t.gone_cards)
        self.gone_tiles: Final = sorted(t.gone_tiles)
        # by seat
        self.money: Final = t.money[:]
        self.tokens: Final = t.tokens[:]
        self.engine: Final = t.engine[:]
        self.herder: Final = t.herder[:]
        self.marker: Final = t.marker[:]
        self.marker_limit: Final = [t.marker_limit(other) for other in range(seats)]
        self.permanent: Final = [t.permanent_certificates(other) for other in range(seats)]
        self.emptied: Final = t.emptied[:]  # bits, as in the state; so are these
        self.stations: Final = t.stations[:]
        self.owned_masters: Final = t.owned_masters[:]
        self.unbuilt: Final = t.unbuilt[:]
        self.sides: Final = t.sides[:]
        self.workers: Final = [t.staffs(other) for other in range(seats)]
        self.natives: Final = [t.natives_of(other) for other in range(seats)]
        self.discs: Final = [t.discs_of(other) for other in range(seats)]  # by city
        self.step_limit: Final = [t.step_limit(other) for other in range(seats)]
        self.hand_limit: Final = [t.hand_limit(other) for other in range(seats)]
        self.hazards: Final = [tiles[:] for tiles in t.hazards]
        # cards by seat: how many, then which
        self.hand: Final = [len(cards) for cards in t.hands]
        self.draw: Final = [len(cards) for cards in t.draws]
        self.discards: Final = [sorted(cards) for cards in t.discards]
        self.areas: Final = [sorted(cards) for cards in t.areas]
        self.shown: Final = [sorted(cards) for cards in t.shown]
        self.cards: Final = [sorted(t.hands[other]) if self.sees(other) else [] for other in range(seats)]
        self.herd: Final = [self._herd(t, other) for other in range(seats)]
        self.objective_points: Final = [best_objectives(t, other)[0] for other in range(seats)] if over else []
        # modules in play
        self.orange: Final = SeenOrange(t.orange) if t.orange is not None else None
        self.poker: Final = SeenPoker(t, [self.sees(other) for other in range(seats)]) if t.poker is not None else None
        self.north: Final = SeenNorth(t) if t.north is not None else None
        self.sam: Final = SeenSam(t, over or seat == EVERYBODY) if t.sam is not None else None

    def _herd(self, t: Trail, seat: int) -> list[int]:
        """The whole herd; others do not know unseen objectives, nor which cards lie at the poker table instead."""
        if self.sees(seat):
            return sorted(herd(t, seat))
        secret = t.blind[seat]
        cards = herd(t, seat)
        if t.poker is not None:
            cards += t.poker.cards[seat]
        if not secret:  # as most often
            return sorted(cards)
        return [*sorted([card for card in cards if card not in secret]), *[UNKNOWN] * len(secret)]

    # ------------------------------------------------------------------ what it tells

    def sees(self, seat: int) -> bool:
        """The hand of that seat is open to these eyes."""
        return self.seat == seat or self.seat == EVERYBODY or self.player < 0

    def asked_for(self, name: str) -> int:
        """What the question is about, by the name it has there."""
        return self.about[self.asked.index(name)]

    def certificates(self, seat: int) -> int:
        """The certificates on the track."""
        return self.figures.track[self.marker[seat]]

    def certificate_limit(self, seat: int) -> int:
        """How many the track may hold."""
        return self.figures.track[self.marker_limit[seat]]

    def has_station(self, seat: int, station: int) -> bool:
        """The seat has upgraded this station."""
        return self.stations[seat] >> station & 1 == 1

    def stations_of(self, seat: int) -> list[int]:
        """The stations that the seat has upgraded."""
        return [station for station in range(len(self.figures.station_at)) if self.has_station(seat, station)]

    def masters_of(self, seat: int) -> list[int]:
        """The station masters of the seat."""
        return [master for master in range(len(self.figures.masters)) if self.owned_masters[seat] >> master & 1]

    def covered(self, seat: int) -> list[int]:
        """The slots of the player board that still hold their disc."""
        return [slot for slot in range(len(self.figures.slots)) if not self.emptied[seat] >> slot & 1]

    def unlocked(self, seat: int, auxiliary: int) -> int:
        """How often the seat may use this auxiliary action: 0, 1 or 2 times."""
        return unlocked(self.emptied[seat], auxiliary)

    def unbuilt_of(self, seat: int) -> list[int]:
        """The faces of the private buildings that the seat has not yet placed; Sam's are side b (GWTA-SETUP-4)."""
        first, sams, numbers = self.figures.neutrals, seat == self.figures.sam_seat, range(self.figures.numbers)
        left = [number for number in numbers if self.unbuilt[seat] >> number & 1]
        return [first + 2 * number + (1 if sams else self.sides[number]) for number in left]

    def buildings_of(self, seat: int) -> list[int]:
        """Trail spaces with a building of the seat."""
        return [space for space, owner in enumerate(self.owners) if owner == seat]

    def possessions(self, seat: int) -> list[int]:
        """What can serve the tasks of objective cards, by task, as far as it is known (GWT-OBJ-8)."""
        figures = self.figures
        cattle = [card for card in self.herd[seat] if 0 <= card < figures.cattle]
        values = [figures.kind_value[card] for card in cattle if figures.kind_colour[card] != ORANGE]  # GWTS-OBJ-1
        return [
            len(self.buildings_of(seat)),
            self.natives[seat][0],
            self.natives[seat][1],
            len(self.hazards[seat]),
            len(self.stations_of(seat)),
            values.count(3),
            values.count(4),
            values.count(5),
            self.discs[seat][figures.last_city],
            self.north.bells[seat] if self.north is not None else 0,
            len(cattle) - len(values),
        ]
