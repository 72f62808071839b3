"""The invariants of Great Western Trail: every card, tile, disc, store and engine is somewhere, and only there."""

from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, PRIVATE_TILE, Trail, private_tile
from benchmarks.watch import Broken

DISCS_IN_THE_NORTH = 15


class Watch:
    """Counts all pieces again and compares them with those of the start."""

    def __init__(self, t: Trail) -> None:
        self.tiles = _tiles(t)
        self.cards = _cards(t)
        self.built: set[int] = set()  # private buildings that have been placed, by tile

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
        check_north(t)
        check_poker(t)
        check_sam(t)
        for seat in range(t.figures.seats):
            if seat == t.figures.sam_seat:
                continue
            placed = _placed(t, seat)
            if placed != t.emptied[seat].bit_count():  # 14 discs, 15 in the north: on the board, or on their slots
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
        built = {
            private_tile(seat, number)
            for seat, unbuilt in enumerate(t.unbuilt)
            for number in range(t.figures.numbers)
            if not unbuilt >> number & 1
        }
        if len(placed) != len(set(placed)) or not self.built <= built or not set(placed) <= built:
            raise Broken("GWT-BUILD-1", f"{placed} on the trail, {sorted(built)} built, {sorted(self.built)} before")
        self.built = built
        if len(set(neutral)) != t.figures.neutrals:
            raise Broken("GWT-COMP-6", f"neutral buildings {neutral}")


def check_north(t: Trail) -> None:
    """A store is on the annex or in a town, one of each seat's at most (GWTN-STORE-1, GWTN-STORE-3)."""
    north, figures = t.north, t.figures.north
    if north is None or figures is None:
        return
    if len(t.figures.slots) != DISCS_IN_THE_NORTH:
        raise Broken("GWTN-SETUP-5", f"slots {t.figures.slots}")
    for seat in range(t.figures.seats):
        found = [place // SLOTS_PER_TOWN for place, owner in enumerate(north.slots) if owner == seat]
        marked = [town for town in range(len(figures.towns)) if north.has_store(seat, town)]
        if found != marked or len(found) > figures.stores:
            raise Broken("GWTN-STORE-3", f"seat {seat}: stores in {found}, marked {marked}")


def check_poker(t: Trail) -> None:
    """Tokens go from the top of the stack to those who sit; only they have cards at the table (GWTP-SEAT-2)."""
    poker, figures = t.poker, t.figures.poker
    if poker is None or figures is None:
        return
    seated = [seat for seat, worker in enumerate(poker.worker) if worker != EMPTY]
    taken = sorted(poker.token[seat] for seat in seated)
    if taken != list(range(len(seated))) or poker.pot < 0:
        raise Broken("GWTP-SEAT-2", f"seated {seated}, tokens {poker.token}, pot {poker.pot}")
    for seat, cards in enumerate(poker.cards):
        if len(cards) > (figures.most_cards if seat in seated else 0):
            raise Broken("GWTP-BET-2", f"seat {seat} has {cards} at the table")
        if any(card not in kinds for card, kinds in zip(cards, poker.kinds[seat], strict=True)):
            raise Broken("GWTP-BET-1", f"seat {seat}: {cards} cannot be {poker.kinds[seat]}")


def check_sam(t: Trail) -> None:
    """Sam's cards are in his deck or played, his discs beside the board or on it, and he owns nothing else."""
    sam, figures = t.sam, t.figures.sam
    if sam is None or figures is None:
        return
    seat = t.figures.sam_seat
    if sorted([*sam.deck, *sam.played]) != list(range(len(figures.cards))):
        raise Broken("GWTA-TURN-1", f"deck {sam.deck}, played {sam.played}")
    if sam.discs + _placed(t, seat) != figures.discs:
        raise Broken("GWTA-SETUP-4", f"{sam.discs} discs left, {_placed(t, seat)} placed")
    if t.money[seat] or t.tokens[seat] or t.hands[seat] or t.draws[seat] or t.discards[seat] or t.areas[seat]:
        raise Broken("GWTA-SETUP-8", f"money {t.money}, tokens {t.tokens}, hands {t.hands}")


def _placed(t: Trail, seat: int) -> int:
    """Discs in cities and at stations."""
    cities = len(t.figures.cities)
    return sum(t.cities[seat * cities : (seat + 1) * cities]) + t.stations[seat].bit_count()


def _tiles(t: Trail) -> list[int]:
    """Every worker, hazard and native tile, wherever it is."""
    one, two, three = t.supplies
    places = [*one, *two, *three, *t.foresight, *t.jobs, *t.posted, *t.gone_tiles, *t.tiles]
    for hazards in t.hazards:
        places += hazards
    found = [tile for tile in places if EMPTY < tile < NEUTRAL_TILE]
    for worker in range(3):
        found += [worker] * (sum(t.workers[worker::3]) - t.figures.seats)  # the first of a row is printed
    for native in range(2):
        found += [t.figures.first_native + native] * sum(t.natives[native::2])
    if t.poker is not None:
        found += [worker for worker in t.poker.worker if worker != EMPTY]
    found.sort()
    return found


def _cards(t: Trail) -> list[int]:
    """Every cattle and objective card, wherever it is."""
    found = [*t.pile, *t.stack_of_objectives, *t.display, *t.gone_cards]
    for pile in (*t.hands, *t.draws, *t.discards, *t.areas):
        found += pile
    for kind, count in enumerate(t.market):
        found += [kind] * count
    if t.orange is not None and t.figures.orange is not None:
        for kind, left in zip(t.figures.orange.stages[1:], t.orange.stacks, strict=True):
            found += [kind] * left
    if t.poker is not None:
        for cards in t.poker.cards:
            found += cards
    if t.sam is not None:
        found += t.sam.pile
    found.sort()
    return found
