"""Pebbles: the smallest game with everything in it. Say how many you draw from the bag, confirm, and draw blindly.

A white pebble is a point. Only who drew them knows how many were white.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from abilene.engine.bot import Asked
from abilene.engine.core import NOBODY, State, Step
from abilene.engine.data import Tables
from abilene.engine.events import EVERYBODY, UNKNOWN, Event
from abilene.engine.game import Box, Game, Meta, Option
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts

WHITE, BLACK = 1, 0


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Somebody drew, and alone saw how many were white."""

    player: int
    white: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.player, EVERYBODY) else replace(self, white=UNKNOWN)


class Figures:
    def __init__(self, tables: Tables, players: int, options: Mapping[str, Any], rules: int) -> None:
        self.rules = rules
        self.bag = [WHITE] * tables["bag"]["white"] + [BLACK] * tables["bag"]["black"]
        self.most = next(row["most"] for row in tables["seats"] if row["players"] == players)
        self.players = players
        self.first: int = options["first"]


class Bag(State):
    fields: ClassVar[tuple[str, ...]] = ("bag", "white", "drawn")

    def __init__(
        self,
        game: Any,
        rng: int,
        revealed: int,
        player: int,
        stack: list[Step[Any]],
        choices: list[int],
        bag: list[int],
        white: list[int],
        drawn: list[int],
    ) -> None:
        super().__init__(game, rng, revealed, player, stack, choices)
        self.bag = bag
        self.white = white  # by seat, hidden
        self.drawn = drawn  # by seat, white or black

    def copy(self) -> "Bag":
        common = (self.game, self.rng, self.revealed, self.player, self.stack[:], self.choices)
        return Bag(*common, self.bag[:], self.white[:], self.drawn[:])


class Take(Step[Bag]):
    """How many pebbles will you draw?"""

    kind: ClassVar[str] = "take"
    noun: ClassVar[str] = "count"
    cites: ClassVar[tuple[str, ...]] = ("PEB-TAKE-1",)

    def run(self, bag: Bag, /) -> bool:
        return not bag.bag

    def options(self, bag: Bag, /) -> list[int]:
        return list(range(1, min(bag.game.figures.most, len(bag.bag)) + 1))

    def take(self, bag: Bag, count: int, /) -> None:
        bag.then(End(self.player, count), Take((self.player + 1) % bag.game.figures.players))

    def say(self, bag: Bag, count: int, /) -> str:
        return f"take {count}"

    def refuse(self, bag: Bag, count: int, /) -> tuple[str, str]:
        return "PEB-TAKE-1", "too-many"


class End(Step[Bag]):
    """The end of a turn: nothing is drawn before it is confirmed."""

    kind: ClassVar[str] = "end"
    noun: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("PEB-END-1",)
    confirms: ClassVar[bool] = True

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    def options(self, bag: Bag, /) -> list[int]:
        return [0]

    def take(self, bag: Bag, draw: int, /) -> None:
        drawn = [bag.bag.pop() for _ in range(self.count)]
        bag.reveal()
        bag.white[self.player] += sum(drawn)
        bag.drawn[self.player] += len(drawn)
        if bag.heard is not None:
            bag.emit(Drew(self.player, sum(drawn)))

    def say(self, bag: Bag, draw: int, /) -> str:
        return "draw"


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


def view(bag: Bag, seat: int | None) -> dict[str, Any]:
    known = range(len(bag.white)) if bag.over else [] if seat is None else [seat]
    return {"left": len(bag.bag), "drawn": bag.drawn[:], "white": {str(other): bag.white[other] for other in known}}


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
    folder=Path(__file__).parent,
    figures=Figures,
    state=Bag,
    steps=(Take, End),
    spans=lambda figures: {"take": range(1, figures.most + 1), "end": range(1)},
    deal=deal,
    breakdown=lambda bag: [{"white": white} for white in bag.white],
    winners=lambda bag: [seat for seat, white in enumerate(bag.white) if white == max(bag.white)],
    standing=lambda bag, seat: [
        {"white": white if bag.over or other == seat else None} for other, white in enumerate(bag.white)
    ],
    curves=lambda bag: {"points": bag.white[:]},
    view=view,
    redeal=redeal,
    scene=scene,
    terminal=lambda view, texts: [f"{view['left']} left"],
    greedy=Cautious,
    over_rules=("PEB-END-1",),
    nouns=lambda figures: {},
)


def pebbles(players: int = 2, **options: Any) -> Game[Bag]:
    """The game at a table of so many players."""
    return Game(BOX, players, **options)
