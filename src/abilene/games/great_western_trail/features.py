"""Features: the trail, the markets and everybody's belongings as numbers of what is true of them.

One layout for all options at a table of so many: things are numbered by name, over both editions and all modules.
"""

from typing import TYPE_CHECKING, Any, Final

from abilene.engine.features import (
    YES_OR_NO,
    Catalogue,
    Copies,
    Layout,
    Meaning,
    Owed,
    add_bits,
    add_exactly,
    add_scale,
    at_least,
    counts,
    numbers,
    up_to,
    whose,
)
from abilene.games.great_western_trail.data import JOB_COLUMNS, JOB_ROWS, WORKERS, Figures, rail_number
from abilene.games.great_western_trail.north.features import NorthFeatures
from abilene.games.great_western_trail.orange.features import OrangeFeatures
from abilene.games.great_western_trail.poker.features import PokerFeatures
from abilene.games.great_western_trail.sam.features import SamFeatures
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.steps.codes import group_of
from abilene.games.great_western_trail.steps.discs import at_station

if TYPE_CHECKING:
    from abilene.engine.game import Game
    from abilene.games.great_western_trail.state import Trail

_MONEY: Final = 40  # counted exactly so far, and by fours
_BY: Final = 4
_TOKENS: Final = 6
_NATIVES: Final = 9
_DISCS: Final = 4  # on one city
_HAND: Final = 12
_CARDS: Final = 40  # of a pile
_TILES: Final = 4  # of a kind
_SUPPLY: Final = 40
_FORESIGHT: Final = 6  # places
_TOTAL: Final = 30


class Things:
    """All that is numbered by name: what is in use, among all that the box brings."""

    def __init__(self, figures: Figures, brought: list[Figures]) -> None:
        self.figures: Final = figures
        self.spaces: Final = Catalogue(figures.spaces, *[box.spaces for box in brought])
        self.tiles: Final = Catalogue(figures.tile_names, *[box.tile_names for box in brought])
        cards = Catalogue(_cards(figures), *[_cards(box) for box in brought])
        self.cards: Final = Copies(cards, _copies([*brought, figures]))
        self.cities: Final = Catalogue(figures.cities, *[box.cities for box in brought])
        self.stations: Final = Catalogue(figures.station_names, *[box.station_names for box in brought])
        self.masters: Final = Catalogue(_masters(figures), *[_masters(box) for box in brought])
        self.slots: Final = Catalogue(figures.slots, *[box.slots for box in brought])
        self.actions: Final = Catalogue(_actions(figures), *[_actions(box) for box in brought])
        self.groups: Final = Catalogue(_groups(figures), *[_groups(box) for box in brought])
        self.neutrals: Final = max([box.neutrals for box in [*brought, figures]])
        self.numbers: Final = max([box.numbers for box in [*brought, figures]])
        self.towns: Final = Catalogue(_towns(figures), *[_towns(box) for box in brought])


def _cards(figures: Figures) -> list[str]:
    return [figures.card_name(kind) for kind in range(figures.kinds)]


def _copies(brought: list[Figures]) -> dict[str, int]:
    """How many of a kind one player may well have."""
    found: dict[str, int] = {}
    for figures in brought:
        for kind in range(figures.kinds):
            piles = (figures.start_herd, figures.market_cards, figures.open_cards)
            name = figures.card_name(kind)
            found[name] = max([1, found.get(name, 0), *[pile.count(kind) for pile in piles]])
    return found


def _masters(figures: Figures) -> list[str]:
    return [master.id for master in figures.masters]


def _actions(figures: Figures) -> list[str]:
    return [action.id for action in figures.actions]


def _groups(figures: Figures) -> list[str]:
    """Local actions by the building that has them; those of a place have no building of their own."""
    faces = {group: face.name for face in figures.faces for group in face.groups}
    ids = [" or ".join([figures.actions[action].id for action in group]) for group in figures.groups]
    return [f"{faces[group]} {deeds}" if group in faces else deeds for group, deeds in enumerate(ids)]


def _towns(figures: Figures) -> list[str]:
    return figures.north.towns if figures.north is not None else []


def largest(game: "Game[Trail]") -> list[Figures]:
    """The figures of both editions with all that goes with each, and without the north, which has another strip."""
    most = {"orange_cattle": "both", "orange_objectives": True, "rails_to_the_north": True}
    boxes: list[dict[str, Any]] = [{"edition": 1}, {"edition": 2}, {"edition": 2, **most}]
    found: list[Figures] = []
    for box in boxes:
        options: dict[str, Any] = {option.name: option.default for option in game.box.meta.options_for(game.players)}
        options |= box | ({"poker": True} if "poker" in options else {})
        if game.box.meta.conflict(options) is None:  # Sam plays the second edition only
            found.append(game.box.figures(game.tables, game.players, options, game.rules))
    return found


class Features:
    """What is on for a seat: first what each player has, then what lies on the board, then what is asked and owed."""

    def __init__(self, game: "Game[Trail]", layout: Layout) -> None:
        figures: Figures = game.figures
        things = Things(figures, largest(game))
        seats = figures.seats
        others = whose(seats)
        self.seats: Final = seats
        self.figures: Final = figures
        self.cards: Final = things.cards
        self.tiles: Final = Copies(things.tiles, dict.fromkeys(things.tiles.words, _TILES))
        self.deeds: Final = Copies(things.groups, dict.fromkeys(things.groups.words, 2))  # 11a shows one action twice
        cards, tiles = self.cards.words, self.tiles.words

        # what each player has
        sheet = Layout()
        self.money: Final = sheet.block("money", up_to(_MONEY))
        self.wealth: Final = sheet.block("money", at_least(range(_BY, 2 * _MONEY, _BY)))
        self.tokens: Final = sheet.block("exchange tokens", up_to(_TOKENS))
        self.rails: Final = figures.last_space + 1
        self.engine: Final = sheet.block("engine", [figures.rail_name(rail) for rail in range(self.rails)])
        self.progress: Final = sheet.block("engine", at_least(range(_BY, rail_number(figures.last_space), _BY)))
        self.herder: Final = sheet.block("herder", ["not placed yet", *things.spaces.words])
        self.marker: Final = sheet.block("certificates", [str(value) for value in figures.track])
        self.emptied: Final = sheet.block("disc taken from", things.slots.words)
        self.stations: Final = sheet.block("station", things.stations.words)
        self.masters: Final = sheet.block("station master", things.masters.words)
        self.built: Final = sheet.block("built", counts(things.numbers, 1))
        self.workers: Final = sheet.block("workers", WORKERS, at_least(range(2, figures.row_size + 1)))
        self.natives: Final = sheet.block("natives", ["a", "b"], at_least(range(1, _NATIVES + 1)))
        self.discs: Final = sheet.block("discs", things.cities.words, at_least(range(1, _DISCS + 1)))
        self.hazards: Final = sheet.block("hazard tile", tiles)
        self.hand: Final = sheet.block("in hand", cards)
        self.hand_size: Final = sheet.block("cards in hand", up_to(_HAND))
        self.draw: Final = sheet.block("drawn or to be drawn", cards)
        self.draw_size: Final = sheet.block("cards to draw", up_to(_CARDS))
        self.unseen: Final = sheet.block("unseen objective cards", at_least(range(1, 4)))
        self.discard: Final = sheet.block("discarded", cards)
        self.area: Final = sheet.block("objective played", cards)
        self.sheet: Final = sheet.size
        self.players: Final = layout.repeat(others, sheet)
        self.shown: Final = layout.block("others know in your hand", cards)

        # what lies on the board
        self.tile_at: Final = things.tiles.at
        self.space_at: Final = things.spaces.at
        self.neutrals: Final = len(things.tiles.words)
        self.privates: Final = self.neutrals + things.neutrals
        self.numbers: Final = things.numbers
        self.lying: Final = self.privates + seats * things.numbers
        built = [f"building {number} of {owner}" for owner in others for number in counts(things.numbers, 1)]
        neutral = [f"building {face.name}" for face in figures.faces[: figures.neutrals]]
        self.trail: Final = layout.block("trail", things.spaces.words, [*things.tiles.words, *neutral, *built])
        self.sides: Final = layout.block("side b", counts(things.numbers, 1))
        places = [f"row {row + 1} column {column + 1}" for row in range(JOB_ROWS) for column in range(JOB_COLUMNS)]
        self.jobs: Final = layout.block("job market", places, WORKERS)
        self.row: Final = layout.block("job market token in row", counts(JOB_ROWS + 1, 1))
        self.foresight: Final = layout.block("foresight", counts(_FORESIGHT, 1), things.tiles.words)
        self.supplies: Final = layout.block("supply", ["1", "2", "3"], up_to(_SUPPLY))
        self.market: Final = layout.block("cattle market", cards)
        self.pile: Final = layout.block("market pile", up_to(_CARDS))
        self.display: Final = layout.block("objective on display", cards)
        self.objectives: Final = layout.block("objectives left", up_to(_CARDS))
        self.station_at: Final = things.stations.at
        self.master_at: Final = things.masters.at
        self.master_words: Final = len(things.masters.words)
        self.offered: Final = layout.block("master at station", things.stations.words, things.masters.words)
        self.posted: Final = layout.block("worker at station", things.stations.words, WORKERS)
        self.gone_cards: Final = layout.block("out of the game", cards)
        self.gone_tiles: Final = layout.block("out of the game", tiles)

        # the turn
        self.turn: Final = layout.block("turn", others)
        self.closer: Final = layout.block("took the job market token", others)
        self.done: Final = layout.block("phase B", ["nothing done", "local actions", "auxiliary action", "over"])
        self.total: Final = layout.block("income so far", up_to(_TOTAL))
        self.visit: Final = layout.block("to be used here", self.deeds.words)
        self.owed: Final = Owed(layout, list(game.numbers), seats, _meanings(things))

        # how things in use are numbered
        self.city_at: Final = things.cities.at
        self.slot_at: Final = things.slots.at

        # modules, in play or not
        self.orange: Final = OrangeFeatures(layout)
        self.north: Final = NorthFeatures(layout, game, others)
        self.poker: Final = PokerFeatures(layout, others, things.cards)
        self.sam: Final = SamFeatures(layout, game, things.cities, things.cards)

    def add(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for after in range(seats):
            self._add_player(on, seen, (own + after) % seats, self.players + after * self.sheet)
        self.cards.add(on, self.shown, seen.shown[own])
        self._add_trail(on, seen)
        self._add_markets(on, seen)
        self._add_turn(on, seen)
        if seen.orange is not None:
            self.orange.add(on, seen.orange)
        if seen.north is not None:
            self.north.add(on, seen.north, own)
        if seen.poker is not None:
            self.poker.add(on, seen.poker, own)
        if seen.sam is not None:
            self.sam.add(on, seen.sam)

    def _add_player(self, on: list[int], seen: Seen, seat: int, first: int) -> None:
        money, engine = seen.money[seat], seen.engine[seat]
        add_exactly(on, first + self.money, money, _MONEY)
        add_scale(on, first + self.wealth, money // _BY, 2 * _MONEY // _BY - 1)
        add_exactly(on, first + self.tokens, seen.tokens[seat], _TOKENS)
        on.append(first + self.engine + engine)
        add_scale(on, first + self.progress, rail_number(engine) // _BY, (rail_number(self.rails) - 1) // _BY)
        herder = seen.herder[seat]
        on.append(first + self.herder + (1 + self.space_at[herder] if herder >= 0 else 0))
        on.append(first + self.marker + seen.marker[seat])
        add_bits(on, first + self.emptied, seen.emptied[seat], self.slot_at)
        add_bits(on, first + self.stations, seen.stations[seat], self.station_at)
        add_bits(on, first + self.masters, seen.owned_masters[seat], self.master_at)
        unbuilt = seen.unbuilt[seat]
        for number in range(self.figures.numbers):
            if not unbuilt >> number & 1:
                on.append(first + self.built + number)
        most = self.figures.row_size - 1
        for worker, count in enumerate(seen.workers[seat]):
            add_scale(on, first + self.workers + worker * most, count - 1, most)
        for native, count in enumerate(seen.natives[seat]):
            add_scale(on, first + self.natives + native * _NATIVES, count, _NATIVES)
        for city, count in enumerate(seen.discs[seat]):
            if count:
                add_scale(on, first + self.discs + self.city_at[city] * _DISCS, count, _DISCS)
        self.tiles.add(on, first + self.hazards, sorted(seen.hazards[seat]))
        self._add_cards(on, seen, seat, first)

    def _add_cards(self, on: list[int], seen: Seen, seat: int, first: int) -> None:
        """Where the cards are; what is neither known to be in hand nor discarded may be drawn, or is in hand unseen."""
        cards, discards = self.cards, seen.discards[seat]
        hand = seen.cards[seat] if seen.sees(seat) else seen.shown[seat]
        left = without(without(seen.herd[seat], hand), discards)
        unseen = 0
        while left and left[-1] < 0:
            left.pop()
            unseen += 1
        cards.add(on, first + self.hand, hand)
        add_exactly(on, first + self.hand_size, seen.hand[seat], _HAND)
        cards.add(on, first + self.draw, left)
        add_exactly(on, first + self.draw_size, seen.draw[seat], _CARDS)
        add_scale(on, first + self.unseen, unseen, 3)
        cards.add(on, first + self.discard, discards)
        cards.add(on, first + self.area, seen.areas[seat])

    def _add_trail(self, on: list[int], seen: Seen) -> None:
        figures, own, seats = self.figures, seen.own, self.seats
        owners, faces = seen.owners, seen.faces
        for space, tile in enumerate(seen.tiles):
            face = faces[space]
            if tile >= 0:
                lies = self.tile_at[tile]
            elif face < 0:
                continue
            elif face < figures.neutrals:
                lies = self.neutrals + face
            else:
                owner = (owners[space] - own) % seats
                lies = self.privates + owner * self.numbers + (face - figures.neutrals) // 2
            on.append(self.trail + self.space_at[space] * self.lying + lies)
        for number, side in enumerate(seen.sides):
            if side:
                on.append(self.sides + number)

    def _add_markets(self, on: list[int], seen: Seen) -> None:
        cards = self.cards
        jobs = seen.jobs
        for place in range(min((seen.row + 1) * JOB_COLUMNS, len(jobs))):  # below the token nobody waits yet
            if jobs[place] >= 0:
                on.append(self.jobs + 3 * place + jobs[place])
        add_exactly(on, self.row, seen.row, JOB_ROWS)
        for place, tile in enumerate(seen.foresight):
            if tile >= 0:
                on.append(self.foresight + place * self.neutrals + self.tile_at[tile])
        for supply, count in enumerate(seen.supplies):
            add_exactly(on, self.supplies + supply * (_SUPPLY + 1), count, _SUPPLY)
        cards.add_counts(on, self.market, seen.market)
        add_exactly(on, self.pile, seen.pile, _CARDS)
        cards.add(on, self.display, sorted(seen.display))
        add_exactly(on, self.objectives, seen.objectives_left, _CARDS)
        for station, master in enumerate(seen.masters):
            if master >= 0:
                on.append(self.offered + self.station_at[station] * self.master_words + self.master_at[master])
        for station, worker in enumerate(seen.posted):
            if worker >= 0:
                on.append(self.posted + 3 * self.station_at[station] + worker)
        cards.add(on, self.gone_cards, seen.gone_cards)
        self.tiles.add(on, self.gone_tiles, seen.gone_tiles)

    def _add_turn(self, on: list[int], seen: Seen) -> None:
        own, seats = seen.own, self.seats
        on.append(self.turn + (seen.turn - own) % seats)
        if seen.closer >= 0:
            on.append(self.closer + (seen.closer - own) % seats)
        on.append(self.done + seen.done)
        add_exactly(on, self.total, seen.total, _TOTAL)
        self.deeds.add(on, self.visit, sorted([group_of(local) for local in seen.visit]))
        self.owed.add(on, seen.owed, own)


def without(cards: list[int], others: list[int]) -> list[int]:
    """The cards that are left when others are taken away; both lie sorted, what is unknown last."""
    left: list[int] = []
    n, size = 0, len(others)
    for card in cards:
        while n < size and others[n] < card:
            n += 1
        if n < size and others[n] == card:
            n += 1
        else:
            left.append(card)
    return left


def _meanings(things: Things) -> dict[str, Meaning]:
    """What the fields of the steps stand for."""
    actions, spaces, stations = things.actions.meaning(), things.spaces.meaning(), things.stations.meaning()
    amount, few = numbers(-1, 30), numbers(-6, 12)
    counted = (
        "count",
        "most",
        "limit",
        "cost",
        "money",
        "steps",
        "kept",
        "value",
        "stores",
        "cowboys",
        "staked",
        "wanted",
    )
    lesser = ("rate", "modifier", "cause", "when", "where", "column", "stage", "colour")
    return {
        "action": actions,
        "first": actions,
        "second": actions,
        "space": spaces,
        "station": stations,
        "city": things.cities.meaning(),
        "town": things.towns.meaning(),
        "target": _targets(things),
        "number": Meaning(counts(things.numbers, 1)),
        **dict.fromkeys(("optional", "begun", "carried", "free"), YES_OR_NO),
        **dict.fromkeys(counted, amount),
        **dict.fromkeys(lesser, few),
    }


def _targets(things: Things) -> Meaning:
    """Where a disc goes: a city, or a station."""
    cities, stations = things.cities, things.stations
    words = [*cities.words, *stations.words]
    at = [*cities.at, *[0] * (at_station(0) - len(cities.at)), *[len(cities.words) + at for at in stations.at]]
    return Meaning(words, 0, at)
