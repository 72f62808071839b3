"""The invariants of Great Western Trail: every card, tile, disc and engine is somewhere, and only there."""

from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, PRIVATE_TILE, Trail
from benchmarks.watch import Broken


class Watch:
    """Counts all pieces again and compares them with those of the start."""

    def __init__(self, t: Trail) -> None:
        self.tiles = _tiles(t)
        self.cards = _cards(t)
        self.buildings = t.figures.players * t.figures.numbers
        self.standing: set[int] = set()  # private buildings that have been placed

    def check(self, t: Trail) -> None:
        """Broken, unless all is accounted for."""
        if _tiles(t) != self.tiles:
            raise Broken("GWT-COMP-2", f"tiles: {t.tiles}, {t.jobs}, {t.foresight}, {t.workers}, {t.natives}")
        if _cards(t) != self.cards:
            raise Broken("GWT-COMP-4", f"cards: {t.hands}, {t.draws}, {t.discards}, {t.market}, {t.areas}")
        if min(t.money) < 0 or min(t.tokens) < 0:
            raise Broken("GWT-TOLL-5", f"money {t.money}, tokens {t.tokens}")
        if max(t.workers) > t.figures.row_size or min(t.workers) < 1:
            raise Broken("GWT-HIRE-3", f"workers {t.workers}")
        away = [rail for rail in t.engine if rail]
        if len(away) != len(set(away)):
            raise Broken("GWT-ENG-1", f"engines {t.engine}")
        self.check_buildings(t)
        cities = len(t.figures.cities)
        for seat in range(t.figures.players):
            placed = sum(t.cities[seat * cities : (seat + 1) * cities]) + t.stations[seat].bit_count()
            if placed != t.emptied[seat].bit_count():  # 14 discs: on the board, or on their slots
                raise Broken("GWT-DISC-2", f"seat {seat}: {placed} discs placed, {t.emptied[seat]:b} emptied")
            if t.marker[seat] > t.marker_limit(seat):
                raise Broken("GWT-CERT-1", f"marker {t.marker[seat]}, limit {t.marker_limit(seat)}")
            known = [*t.shown[seat], *t.blind[seat]]
            if known:
                self.check_known(t, seat, known)

    def check_known(self, t: Trail, seat: int, known: list[int]) -> None:
        """What is known of a hand is in it."""
        held = t.hands[seat]
        if any(held.count(card) < known.count(card) for card in known):
            raise Broken("GWT-HERD-5", f"seat {seat}: hand {held}, known {known}")

    def check_buildings(self, t: Trail) -> None:
        """A private building is unbuilt, on the trail, or gone for good (GWT-BUILD-3)."""
        placed = [tile for tile in t.tiles if tile >= PRIVATE_TILE]
        neutral = [tile for tile in t.tiles if NEUTRAL_TILE <= tile < PRIVATE_TILE]
        self.standing.update(placed)
        unbuilt = sum(bits.bit_count() for bits in t.unbuilt)
        if len(placed) != len(set(placed)) or len(self.standing) + unbuilt != self.buildings:
            raise Broken("GWT-BUILD-1", f"{placed} on the trail, {unbuilt} unbuilt")
        if len(set(neutral)) != t.figures.neutrals:
            raise Broken("GWT-COMP-6", f"neutral buildings {neutral}")


def _tiles(t: Trail) -> list[int]:
    """Every worker, hazard and native tile, wherever it is."""
    one, two, three = t.supplies
    places = [*one, *two, *three, *t.foresight, *t.jobs, *t.posted, *t.gone_tiles, *t.tiles]
    for hazards in t.hazards:
        places += hazards
    found = [tile for tile in places if EMPTY < tile < NEUTRAL_TILE]
    for worker in range(3):
        found += [worker] * (sum(t.workers[worker::3]) - t.figures.players)  # the first of a row is printed
    for native in range(2):
        found += [t.figures.first_native + native] * sum(t.natives[native::2])
    found.sort()
    return found


def _cards(t: Trail) -> list[int]:
    """Every cattle and objective card, wherever it is."""
    found = [*t.pile, *t.stack_of_objectives, *t.display, *t.gone_cards]
    for pile in (*t.hands, *t.draws, *t.discards, *t.areas):
        found += pile
    for kind, count in enumerate(t.market):
        found += [kind] * count
    found.sort()
    return found
