"""A table of Spike set up by hand, told in the game's words."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from abilene.engine.core import NOBODY
from abilene.engine.data import read_tables
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.games.spike import BOX, data
from abilene.games.spike.data import COMMODITIES, KINDS, SORTS, TIME
from abilene.games.spike.state import ABOARD, DELIVERED, DRAWN, EMPTY, ON_CONTRACT, Railroad
from abilene.games.spike.steps.turn import Turn
from tests.situation import Situation

TABLES = read_tables(Path(data.__file__).parent / "data.toml")
A, B, C, D = range(4)
COUNTS = (2, 3, 4)
SETTINGS = [(players, expert) for players in (1, *COUNTS) for expert in (False, True)]

_GAMES: dict[tuple[int, bool], Game[Railroad]] = {}


def load(
    players: int = 3, expert: bool = False, data: dict[str, Any] | None = None, rules: int | None = None
) -> Game[Railroad]:
    """The game at a table of so many players."""
    if data is not None or rules is not None:
        return Game(BOX, players, data, rules, expert=expert)
    if (players, expert) not in _GAMES:
        _GAMES[players, expert] = Game(BOX, players, expert=expert)
    return _GAMES[players, expert]


def start(players: int = 3, expert: bool = False, seed: int = 1) -> Railroad:
    """A game after its deal: the first decision of the set-up is asked."""
    return load(players, expert).start(seed)


def random_game(players: int, expert: bool = False, seed: int = 1) -> Iterator[Railroad]:
    """The state itself at each decision of a random game, which is then made, and after the last one."""
    choose = random.Random(seed)
    t = start(players, expert, seed)
    while True:
        yield t
        if t.over:
            return
        t.play(choose.choice(t.options()))


def random_match(players: int, expert: bool = False, seed: int = 1) -> Match[Railroad]:
    """A whole match, played at random."""
    choose = random.Random(seed)
    match = Match(load(players, expert), seed)
    while not match.state.over:
        match.choose(match.state.player, choose.choice(match.state.options()))
    return match


class Table(Situation[Railroad]):
    """A situation: an empty map, empty hands, no contracts, nothing owed; every verb changes one thing.

    Every locomotive stands in Topeka, seat A plays first, there are four cards face up and twenty in the deck.
    """

    def __init__(self, players: int, expert: bool, data: dict[str, Any] | None) -> None:
        t = load(players, expert, data).start(1)
        self.t = t
        t.stack, t.player, t.choices, t.turn = [], NOBODY, [], A
        t.first, t.turns, t.gift = A, 1, EMPTY
        t.hands, t.shown, t.drawn = [0] * (KINDS * players), [0] * (KINDS * players), [0] * (DRAWN * players)
        t.display, t.deck, t.discard = [0, 1, 2, 3], [4, 5] * 10, [0] * KINDS
        t.holder, t.contract, t.cargo = [EMPTY] * COMMODITIES, [EMPTY] * COMMODITIES, [ON_CONTRACT] * COMMODITIES
        t.routes = [EMPTY] * players
        t.market = list(range(COMMODITIES))
        for seat in range(players):
            self.home(seat, "topeka")

    # --- the map

    def home(self, seat: int, city: str) -> Self:
        """The locomotive of a seat stands in its first city."""
        self.t.member[seat] = [0] * self.t.figures.nodes
        self.t.network[seat] = []
        self.t.train[seat] = self.city(city)
        self.t.join(seat, self.city(city))
        return self

    def tracks(self, seat: int, *names: str) -> Self:
        """Track pieces, each touching the network that those before it make."""
        figures = self.t.figures
        for name in names:
            track = self.track(name)
            ends = [figures.one_end[track], figures.other_end[track]]
            new = [node for node in ends if not self.t.member[seat][node]]
            assert len(new) == 1, f"{name} does not lead from the network to a new place"
            assert self.t.owner[track] == EMPTY
            self.t.owner[track] = seat
            self.t.pieces[seat] -= 1
            self.t.join(seat, new[0])
        return self

    def connect(self, seat: int, *cities: str) -> Self:
        """Shortest lines of track pieces to these cities, one after the other."""
        for name in cities:
            self.tracks(seat, *(self.t.figures.track_ids[track] for track in self.way(seat, name)))
        return self

    def way(self, seat: int, city: str) -> list[int]:
        """A shortest way from the network of a seat to a city over empty spaces, through no other city."""
        figures, goal = self.t.figures, self.city(city)
        ways: dict[int, list[int]] = {node: [] for node in self.t.network[seat]}
        edge = list(ways)
        while goal not in ways:
            assert edge, f"no way leads to {city}"
            following = []
            for node in edge:
                for track, ahead in zip(figures.ways[node], figures.ahead[node], strict=True):
                    if (
                        ahead not in ways
                        and self.t.owner[track] == EMPTY
                        and (ahead >= figures.cities or ahead == goal)
                    ):
                        ways[ahead] = [*ways[node], track]
                        following.append(ahead)
            edge = following
        return ways[goal]

    def pieces(self, seat: int, left: int) -> Self:
        """So many track pieces are left."""
        self.t.pieces[seat] = left
        return self

    def train(self, seat: int, position: str) -> Self:
        self.t.train[seat] = self.position(position)
        return self

    def levels(self, seat: int, **levels: int) -> Self:
        """The train by its values: speed=2."""
        for sort, value in levels.items():
            number = SORTS.index(sort)
            self.t.levels[3 * seat + number] = self.t.figures.levels[number].index(value)
        return self

    # --- cards, contracts, money

    def money(self, *amounts: int) -> Self:
        """Money by seat, from the first one on."""
        self.t.money[: len(amounts)] = amounts
        return self

    def market(self, *columns: str) -> Self:
        """The first columns, each from top to bottom: "pigs oil wood"; the others hold the rest."""
        named = [self.good(name) for column in columns for name in column.split()]
        self.t.market = named + [good for good in range(COMMODITIES) if good not in named]
        return self

    def hand(self, seat: int, **kinds: int) -> Self:
        """The rail cards of a seat, drawn unseen in the first round."""
        for kind in range(KINDS):
            count = kinds.pop(self.t.figures.kind_ids[kind], 0)
            self.t.hands[KINDS * seat + kind] = count
            self.t.shown[KINDS * seat + kind] = 0
            for round_ in range(3):
                self.t.drawn[DRAWN * seat + KINDS * round_ + kind] = count if round_ == 0 else 0
        assert not kinds
        return self

    def display(self, *kinds: str) -> Self:
        self.t.display = [self.kind(name) for name in kinds] + [EMPTY] * (4 - len(kinds))
        return self

    def deck(self, *cards: str) -> Self:
        """The deck, its top card first; "time" is a time card."""
        self.t.deck = [self.kind(name) for name in cards[::-1]]
        self.t.bottom = len(cards) if "time" in cards else 0
        return self

    def discard(self, **kinds: int) -> Self:
        self.t.discard = [kinds.get(name, 0) for name in self.t.figures.kind_ids]
        return self

    def round(self, number: int, time_cards: int = 0, taken: int = 1) -> Self:
        """The round, how many time cards are out, and whether a card was taken since it began."""
        self.t.round, self.t.time, self.t.taken = number, time_cards, taken
        return self

    def contract(self, seat: int, name: str, cargo: str = "waiting") -> Self:
        """A contract with its side, "fruit_2 a"; its cargo is waiting, aboard or delivered."""
        number = self.t.figures.contract_ids.index(name)
        good = self.t.figures.contract_of(number)
        self.t.holder[good], self.t.contract[good] = seat, number
        self.t.cargo[good] = {"waiting": ON_CONTRACT, "aboard": ABOARD, "delivered": DELIVERED}[cargo]
        return self

    def marker(self, seat: int, city: str) -> Self:
        """The seat has delivered there."""
        self.t.markers[seat] |= 1 << self.city(city)
        return self

    def route(self, seat: int, start: str) -> Self:
        """The route card of a seat, by its start city."""
        self.t.routes[seat] = self.t.figures.route_ids.index(f"route_{start}")
        return self

    # --- playing

    def turn(self, seat: int = A) -> Self:
        """The turn of a seat begins."""
        return self.owe(Turn(seat))

    def hear(self) -> Self:
        """Events are listened to from now on."""
        self.t.heard = []
        return self

    @property
    def events(self) -> list[Event]:
        """What was heard."""
        assert self.t.heard is not None
        return self.t.heard

    def said(self, choice: int) -> str:
        """A choice in notation, but tracks by their short numbers of the data, as in older journals."""
        step = self.t.step()
        return step.formerly(self.t, choice) or step.say(self.t, choice)

    def play(self, *words: str) -> Self:
        """Answer the questions in notation; builds and ends of turns with one answer are answered unless named."""
        for text in words:
            while self.is_forced() and text not in self.options():
                self.t.play(self.t.options()[0])
            choices = [choice for choice in self.t.options() if self.said(choice) == text]
            assert choices, f"{text!r} is not among {self.options()}"
            self.t.play(choices[0])
        while self.is_forced():
            self.t.play(self.t.options()[0])
        return self

    def is_forced(self) -> bool:
        """One answer only: asked so that being asked tells nothing, or so that the turn can be taken back."""
        return self.asks() in ("lay", "pay", "end") and len(self.t.options()) == 1

    def draw(self, seat: int, *words: str) -> Self:
        """The turn of a seat, which draws; nobody asks for the action where there is no other."""
        self.turn(seat)
        return self.play(*(["draw"] if self.asks() == "action" else []), *words)

    def options(self) -> list[str]:
        """What can be answered now, in notation; none when nothing is owed any more."""
        return [self.said(choice) for choice in self.t.options()]

    def asks(self) -> str:
        """The question being asked."""
        return "" if self.t.over else self.t.step().kind

    # --- what became of it

    def cards(self, seat: int) -> dict[str, int]:
        """The hand of a seat."""
        return {self.t.figures.kind_ids[kind]: count for kind, count in enumerate(self.t.hand(seat)) if count}

    def discarded(self) -> dict[str, int]:
        """The discard."""
        return {self.t.figures.kind_ids[kind]: count for kind, count in enumerate(self.t.discard) if count}

    def shown(self) -> list[str]:
        """The display, in its order."""
        return [self.t.figures.kind_ids[kind] for kind in self.t.display if kind != EMPTY]

    def column(self, number: int = 0) -> list[str]:
        """A column of the market from top to bottom."""
        return [self.t.figures.commodity_ids[good] for good in self.t.market[3 * number : 3 * number + 3]]

    def where(self, seat: int) -> str:
        """Where the train of a seat stands: a city, or a track space by its number in the data."""
        figures, position = self.t.figures, self.t.train[seat]
        return figures.city_ids[position] if position < figures.cities else figures.track_ids[position - figures.cities]

    def aboard(self, seat: int) -> list[str]:
        """What the train of a seat carries."""
        return [self.t.figures.commodity_ids[good] for good in self.t.aboard(seat)]

    # --- numbers

    def city(self, name: str) -> int:
        return self.t.figures.city_ids.index(name)

    def node(self, name: str) -> int:
        return self.t.figures.node_ids.index(name)

    def track(self, name: str) -> int:
        return self.t.figures.track_ids.index(name)

    def good(self, name: str) -> int:
        return self.t.figures.commodity_ids.index(name)

    def kind(self, name: str) -> int:
        return TIME if name == "time" else self.t.figures.kind_ids.index(name)

    def position(self, name: str) -> int:
        names = self.t.figures.city_ids
        return names.index(name) if name in names else len(names) + self.track(name)


def table(players: int = 3, expert: bool = False, data: dict[str, Any] | None = None) -> Table:
    """A table of so many players."""
    return Table(players, expert, data)


def rails(t: Railroad) -> int:
    """All rail cards in deck, display, discard and hands."""
    in_deck = sum(card != TIME for card in t.deck)
    return in_deck + sum(card != EMPTY for card in t.display) + sum(t.discard) + sum(t.hands)
