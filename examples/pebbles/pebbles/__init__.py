"""Pebbles: the smallest game with everything in it. Say how many you draw from the bag, confirm, and draw blindly.

A white pebble is a point. Only who drew them knows how many were white.
"""

from typing import Any

from abilene.engine.bot import Asked
from abilene.engine.box import Box
from abilene.engine.core import NOBODY
from abilene.engine.events import UNKNOWN, Event
from abilene.engine.features import Layout, Owed, add_exactly, add_scale, at_least, numbers, up_to, whose
from abilene.engine.game import Game
from abilene.engine.meta import Meta, Option
from abilene.engine.scene import Scene
from abilene.engine.seen import Seen
from abilene.engine.texts import Texts
from abilene.engine.traces import NOTHING
from pebbles.state import BLACK, WHITE, Bag, Figures
from pebbles.steps import Take


def deal(game: Game[Bag], seed: int) -> Bag:
    figures = game.figures
    nothing = [0] * figures.players
    bag = Bag(game, seed, 0, NOBODY, [Take(figures.first)], [], figures.bag[:], nothing[:], nothing[:])
    bag.shuffle(bag.bag)
    return bag


def redeal(bag: Bag, seat: int | None, seed: int) -> Bag:
    twin = bag.copy()
    twin.rng = seed
    others = [other for other in range(len(bag.white)) if other != seat and not bag.over]
    whites = sum(bag.white[other] for other in others)
    blacks = sum(bag.drawn[other] for other in others) - whites
    twin.bag += [WHITE] * whites + [BLACK] * blacks
    twin.shuffle(twin.bag)
    for other in others:
        twin.white[other] = sum(twin.bag.pop() for _ in range(bag.drawn[other]))
    twin.rng = twin.random64()
    twin.revealed = bag.revealed
    return twin


class Handful(Seen):
    """What a seat knows of the bag and of what was drawn."""

    fields = (*Seen.fields, "left", "drawn", "white")

    def __init__(self, bag: Bag, seat: int | None) -> None:
        super().__init__(bag, seat)
        self.left = len(bag.bag)
        self.drawn = bag.drawn[:]
        self.white = [white if bag.over or other == seat else UNKNOWN for other, white in enumerate(bag.white)]


def view(seen: Handful) -> dict[str, Any]:
    known = {str(other): white for other, white in enumerate(seen.white) if white != UNKNOWN}
    return {"left": seen.left, "drawn": seen.drawn, "white": known}


class Features:
    """How many are left and drawn, and how many of the own ones are white."""

    def __init__(self, game: Game[Bag], layout: Layout) -> None:
        self.bag = len(game.figures.bag)
        self.left = layout.block("left", up_to(self.bag))
        self.sheet = Layout()
        self.drawn = self.sheet.block("drawn", up_to(self.bag))
        self.white = self.sheet.block("white", at_least(range(1, self.bag + 1)))
        self.players = layout.repeat(whose(game.players), self.sheet)
        self.owed = Owed(layout, list(game.numbers), game.players, {"count": numbers(0, self.bag)})

    def add(self, on: list[int], seen: Handful) -> None:
        add_exactly(on, self.left, seen.left, self.bag)
        for after in range(len(seen.drawn)):
            seat, first = (seen.own + after) % len(seen.drawn), self.players + after * self.sheet.size
            add_exactly(on, first + self.drawn, seen.drawn[seat], self.bag)
            add_scale(on, first + self.white, seen.white[seat], self.bag)
        self.owed.add(on, seen.owed, seen.own)


class Cautious:
    """Draws as few pebbles as it can."""

    blind = False

    def __init__(self, game: Game[Bag], seat: int, seed: int) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, asked: Asked) -> int:
        return asked.options[0]


def scene(bag: Bag, seat: int | None, texts: Texts, shape: str) -> Scene:
    return Scene(10, 10, "Pebbles")


META = Meta(
    name="pebbles",
    prefix="PEB",
    titles={"en": "Pebbles", "fr": "Cailloux"},
    designer="nobody",
    publisher="nobody",
    players=(1, 2),
    options=(Option("first", (), 0, or_seat=True), Option("tone", ("soft", "hard"), "soft")),
    rules_version=1,
)

BOX = Box(
    meta=META,
    package=__name__,
    figures=Figures,
    state=Bag,
    deal=deal,
    breakdown=lambda bag: [{"white": white} for white in bag.white],
    winners=lambda bag: [seat for seat, white in enumerate(bag.white) if white == max(bag.white)],
    standing=lambda bag, seat: [
        {"white": white if bag.over or other == seat else None} for other, white in enumerate(bag.white)
    ],
    curves=lambda bag: {"points": bag.white[:]},
    seen=Handful,
    view=view,
    features=Features,
    redeal=redeal,
    scene=scene,
    trace=lambda event, figures: NOTHING,
    terminal=lambda seen, texts: [f"{seen.left} left"],
    greedy=Cautious,
    over_rules=("PEB-END-1",),
    nouns=lambda figures: {},
)


def pebbles(players: int = 2, **options: Any) -> Game[Bag]:
    """The game at a table of so many players."""
    return Game(BOX, players, **options)
