"""A table of Great Western Trail set up by hand, told in the game's words."""

import re
from pathlib import Path
from typing import Any, Self

import abilene
from abilene.engine.core import NOBODY
from abilene.engine.data import read_tables
from abilene.engine.game import Game
from abilene.games.great_western_trail import data
from abilene.games.great_western_trail.data import JOB_COLUMNS, NATIVES, WORKERS
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.north.stores import north_of, put_store
from abilene.games.great_western_trail.poker.secrets import stake_card
from abilene.games.great_western_trail.poker.steps import poker_of
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail, private_tile
from abilene.games.great_western_trail.steps.actions import Do
from abilene.games.great_western_trail.steps.herd import FillHand
from abilene.games.great_western_trail.steps.kansas_city import Deliver
from abilene.games.great_western_trail.steps.railroad import MoveForward
from abilene.games.great_western_trail.steps.turn import Arrive, PhaseB, Turn
from tests.situation import Situation

TABLES = read_tables(Path(data.__file__).parent / "data.toml")
A, B, C, D = range(4)  # the seats, in turn order
COUNTS = (2, 3, 4)
EDITIONS = (1, 2)


def start(
    players: int = 3, edition: int = 2, seed: int = 1, neutral: str = "fixed", sides: str = "a", **options: Any
) -> Trail:
    """A game after its set-up, settled; the options bring in modules."""
    game: Game[Trail] = abilene.load(
        "great_western_trail",
        players=players,
        edition=edition,
        neutral_buildings=neutral,
        building_sides=sides,
        **options,
    )
    return game.start(seed)


class Ranch(Situation[Trail]):
    """A situation: only neutral buildings stand on the trail, nothing is owed, and every verb changes one thing."""

    def __init__(self, players: int, edition: int, **options: Any) -> None:
        self.t = start(players, edition, **options)
        self.t.stack, self.t.player, self.t.choices = [], NOBODY, []
        self.t.tokens = [0] * self.t.figures.seats
        self.t.tiles = [tile if tile >= NEUTRAL_TILE else EMPTY for tile in self.t.tiles]

    # --- what everybody owns

    def money(self, *amounts: int) -> Self:
        """Money by seat, from the first one on."""
        self.t.money[: len(amounts)] = amounts
        return self

    def tokens(self, *counts: int) -> Self:
        """Exchange tokens by seat, from the first one on."""
        self.t.tokens[: len(counts)] = counts
        return self

    def slots(self, seat: int, *emptied: str) -> Self:
        self.t.emptied[seat] = sum(1 << self.t.figures.slots.index(slot) for slot in emptied)
        return self

    def discs_left(self, seat: int, *slots: str) -> Self:
        """Only these slots still hold a disc."""
        return self.slots(seat, *(slot for slot in self.t.figures.slots if slot not in slots))

    def marker(self, seat: int, certificates: int) -> Self:
        self.t.marker[seat] = self.t.figures.track.index(certificates)
        return self

    def engines(self, *spaces: str) -> Self:
        self.t.engine[: len(spaces)] = [rail(space) for space in spaces]
        return self

    def herders(self, *spaces: str) -> Self:
        self.t.herder[: len(spaces)] = [place(self.t, space) for space in spaces]
        return self

    def discs(self, seat: int, **cities: int) -> Self:
        names = self.t.figures.cities
        for name, count in cities.items():
            self.t.cities[seat * len(names) + names.index(name)] = count
        return self

    def stations(self, seat: int, *numbers: int) -> Self:
        """Stations with a disc, S1 being 1."""
        self.t.stations[seat] = sum(1 << number - 1 for number in numbers)
        return self

    def workers(self, seat: int, **counts: int) -> Self:
        """Workers by type, the printed one included."""
        for name, count in counts.items():
            self.t.workers[3 * seat + WORKERS.index(name)] = count
        return self

    def natives(self, seat: int, **counts: int) -> Self:
        for name, count in counts.items():
            self.t.natives[2 * seat + NATIVES.index(name)] = count
        return self

    def hazards(self, seat: int, *names: str) -> Self:
        self.t.hazards[seat] = [self.t.figures.tile_names.index(name) for name in names]
        return self

    # --- cards

    def area(self, seat: int, *cards: str) -> Self:
        self.t.areas[seat] = [card(self.t, name) for name in cards]
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.t.hands[seat] = [card(self.t, name) for name in cards]
        self.t.shown[seat], self.t.blind[seat] = [], []
        return self

    def open_hand(self, seat: int, *cards: str) -> Self:
        """The hand, all of which the others have seen."""
        self.hand(seat, *cards).t.show_hand(seat)
        return self

    def draw_pile(self, seat: int, *cards: str) -> Self:
        """The draw pile, its top card first."""
        self.t.draws[seat] = [card(self.t, name) for name in cards[::-1]]
        return self

    def discard_pile(self, seat: int, *cards: str) -> Self:
        self.t.discards[seat] = [card(self.t, name) for name in cards]
        return self

    def market(self, *cards: str) -> Self:
        """The cattle market."""
        kinds = [card(self.t, name) for name in cards]
        self.t.market = [kinds.count(kind) for kind in range(self.t.figures.cattle)]
        return self

    def pile(self, *cards: str) -> Self:
        """The market pile, its top card first."""
        self.t.pile = [card(self.t, name) for name in cards[::-1]]
        return self

    def objectives(self, display: list[str], stack: list[str]) -> Self:
        """The objective display and the stack, its top card first."""
        self.t.display = [card(self.t, name) for name in display]
        self.t.stack_of_objectives = [card(self.t, name) for name in stack[::-1]]
        return self

    # --- the board

    def tile(self, space: str, name: str) -> Self:
        """A hazard or native tile: "flood green 4", "native a"."""
        self.t.tiles[place(self.t, space)] = self.t.figures.tile_names.index(name)
        return self

    def building(self, space: str, seat: int, face: str) -> Self:
        """A private building: its number is used on that face by everybody."""
        number = int(face[:-1]) - 1
        self.t.sides[number] = "ab".index(face[-1])
        self.t.tiles[place(self.t, space)] = private_tile(seat, number)
        self.t.unbuilt[seat] &= ~(1 << number)
        return self

    def jobs(self, *rows: str, token: int) -> Self:
        """The job market: "- cowboy" has a free space on the left; the token lies on that row, counted from 1."""
        self.t.jobs = [EMPTY] * len(self.t.jobs)
        for row, workers in enumerate(rows):
            for column, name in enumerate(workers.split(), self.t.figures.job_first):
                if name != "-":
                    self.t.jobs[row * JOB_COLUMNS + column] = WORKERS.index(name)
        self.t.row = token - 1
        return self

    def foresight(self, *columns: str) -> Self:
        """The foresight by column: "flood green 4, native a"."""
        self.t.foresight = [EMPTY] * 6
        for column, names in enumerate(columns):
            for i, name in enumerate(filter(None, names.split(", "))):
                self.t.foresight[2 * column + i] = self.t.figures.tile_names.index(name)
        return self

    def masters(self, **stations: str) -> Self:
        """Station masters by station: s1="M2", ns1="M10"."""
        ids = [master.id for master in self.t.figures.masters]
        self.t.masters = [EMPTY] * len(self.t.masters)
        for name, master in stations.items():
            self.t.masters[self.t.figures.station_names.index(name)] = ids.index(master)
        return self

    # --- Rails to the North

    def stores(self, seat: int, *towns: str) -> Self:
        """Stores in these towns, each on the last free slot."""
        north, figures = north_of(self.t)
        for name in towns:
            town = figures.towns.index(name)
            slots = north.slots[town * SLOTS_PER_TOWN : (town + 1) * SLOTS_PER_TOWN]
            put_store(self.t, seat, town, max(slot for slot, owner in enumerate(slots) if owner == EMPTY), 0)
        return self

    def medium(self, **tiles: str) -> Self:
        """Tiles of medium towns: t02="engine_3"."""
        north, figures = north_of(self.t)
        north.tiles = north.tiles[:]
        for town, tile in tiles.items():
            north.tiles[figures.towns.index(town)] = figures.tile_names.index(tile)
        return self

    def place_store(self, seat: int) -> Self:
        """A store is placed, as by building 13."""
        return self.do(seat, "place_store")

    # --- the poker table

    def seated(self, seat: int, worker: str, *cards: str) -> Self:
        """A worker of the seat sits at the poker table, with these cards from the hand face down before him."""
        poker, _ = poker_of(self.t)
        poker.worker[seat] = WORKERS.index(worker)
        poker.token[seat] = max(poker.token) + 1
        for name in cards:
            self.t.hands[seat].append(card(self.t, name))
            stake_card(self.t, poker, seat, card(self.t, name))
        return self

    def pot(self, money: int) -> Self:
        poker_of(self.t)[0].pot = money
        return self

    # --- playing

    def turn(self, seat: int = A) -> Self:
        """The turn of a seat begins."""
        return self.owe(Turn(seat))

    def visit(self, seat: int, space: str) -> Self:
        """The herder has just arrived there; phases B and C are to come."""
        self.t.herder[seat] = place(self.t, space)
        self.t.turn, self.t.used = seat, []
        return self.owe(Arrive(seat), PhaseB(seat), FillHand(seat))

    def do(self, seat: int, action: str) -> Self:
        """A printed action, as if it had been chosen."""
        return self.owe(Do(seat, self.t.figures.action_ids[action], -1, 0))

    def engine_forward(self, seat: int, most: int) -> Self:
        """The engine moves up to so many steps."""
        return self.owe(MoveForward(seat, most, 0))

    def deliver(self, seat: int, total: int) -> Self:
        """A delivery with the total of an income."""
        self.t.total = total
        return self.owe(Deliver(seat, 1))

    def play(self, *words: str) -> Self:
        play(self.t, *words)
        return self

    def options(self) -> list[str]:
        """What can be answered now, local actions without their numbers; none when nothing is owed any more."""
        return [self.said(choice) for choice in self.t.options()]

    def said(self, choice: int) -> str:
        return _words(self.t, choice)

    # --- what became of it

    def tile_at(self, space: str) -> str:
        """The tile on a space in the words of `tile` and `building`, a neutral building by its letter; "": none."""
        where = place(self.t, space)
        tile, face = self.t.tiles[where], self.t.face(where)
        if face >= 0:
            return self.t.figures.faces[face].name
        return self.t.figures.tile_names[tile] if tile != EMPTY else ""

    def where(self, seat: int) -> str:
        """Where the herder of a seat stands."""
        return self.t.figures.spaces[self.t.herder[seat]]

    def certificates(self, seat: int) -> int:
        """Temporary certificates of a seat."""
        return self.t.figures.track[self.t.marker[seat]]

    def cards(self, cards: list[int]) -> list[str]:
        """Cards by name, start cattle by their colour alone."""
        return [self.t.figures.card_name(kind).removesuffix(" 0") for kind in cards]


def ranch(players: int = 3, edition: int = 2, **options: Any) -> Ranch:
    """A table of so many players; the options bring in modules."""
    return Ranch(players, edition, **options)


def north(players: int = 3, **options: Any) -> Ranch:
    """A table with Rails to the North."""
    return Ranch(players, 2, rails_to_the_north=True, **options)


def card(t: Trail, name: str) -> int:
    """A card by its name in notation, or a colour of start cattle."""
    kinds = [t.figures.card_name(kind) for kind in range(t.figures.kinds)]
    return kinds.index(name if name in kinds else f"{name} 0")


def place(t: Trail, name: str) -> int:
    """A trail space."""
    return t.figures.spaces.index(name.upper())


def rail(name: str) -> int:
    """A railroad space or turnout: "5", "t4"."""
    return 2 * int(name[1:]) + 1 if name.startswith("t") else 2 * int(name)


def rails(t: Trail, reached: list[int]) -> set[str]:
    """Railroad spaces by name."""
    return {t.figures.rail_name(place) for place in reached}


def _by_id(t: Trail, choice: int) -> str:
    """A choice by the ids of the figures, as situations are set up here and old journals are written."""
    return t.step().formerly(t, choice) or t.step().say(t, choice)


def _words(t: Trail, choice: int) -> str:
    """A choice by the ids of the figures, a local action without its number: "use hire_0"."""
    return re.sub(r"^use \d+ ", "use ", _by_id(t, choice))


def play(t: Trail, *words: str) -> None:
    """Answer the questions in notation, or by the ids of the figures; forced ones are answered, as the page does."""
    for text in words:
        while is_forced(t) and not _meant(t, text):
            t.play(t.options()[0])
        choices = _meant(t, text)
        assert choices, f"{text!r} is not among {options(t)}"
        t.play(choices[0])
    answer_forced(t)


def _meant(t: Trail, text: str) -> list[int]:
    """The choices that these words may mean."""
    return [choice for choice in t.options() if text in (t.step().say(t, choice), _by_id(t, choice), _words(t, choice))]


def is_forced(t: Trail) -> bool:
    """Something is asked so that being asked tells nothing of the hand, but there is one answer."""
    return len(t.options()) == 1 and t.step().kind in ("sell", "discard", "stock", "copy", "now")


def answer_forced(t: Trail) -> None:
    """Answer whatever has one answer, as the page does."""
    while is_forced(t):
        t.play(t.options()[0])


def options(t: Trail) -> list[str]:
    """What can be answered now, by the ids of the figures."""
    return [_by_id(t, choice) for choice in t.options()]
