"""Where everything lies, in scene units: what the wide board and the tall one have in common."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from abilene.games.good_goat_bad.data import CHARACTERS, LOCATIONS

Point = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> "Box":
        """The same box with a margin all round."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> "Box":
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


@dataclass(frozen=True)
class Plate:
    """A seat's place on the line, and where its belongings lie on it."""

    box: Box
    band: Box  # in the owner's colour and pattern
    name: Point
    name_size: float
    name_room: float
    role: Point
    mark: Box  # dealer, last active player, winner
    coins: Point  # the middle of the coin; the number stands to its right
    tokens: tuple[Point, ...]  # the middle of each kind; the first is that of the closed tokens
    elixirs: Point
    hats: tuple[Point, ...]  # upper left corners
    hat: float
    disc: float  # radius of coins and tokens
    figure: float  # type size of numbers
    anchor: str = "start"  # of the name
    role_anchor: str = "start"
    role_shown: bool = True
    emblem: Box | None = None  # the big hat; phones do without
    hand: Point | None = None  # the middle of the dealer's cards, if they lie here
    memory: Point | None = None  # the middle of what is remembered of them

    def about_corner(self) -> "Plate":
        """The plate as it is drawn within a group of its own."""
        dx, dy = -self.box.x, -self.box.y

        def moved(at: Point) -> Point:
            return at[0] + dx, at[1] + dy

        return replace(
            self,
            box=self.box.moved(dx, dy),
            band=self.band.moved(dx, dy),
            name=moved(self.name),
            role=moved(self.role),
            mark=self.mark.moved(dx, dy),
            coins=moved(self.coins),
            tokens=tuple(map(moved, self.tokens)),
            elixirs=moved(self.elixirs),
            hats=tuple(map(moved, self.hats)),
            emblem=self.emblem and self.emblem.moved(dx, dy),
        )


@dataclass(frozen=True)
class Tile:
    """A location: its name, and where its tokens and coins lie."""

    box: Box
    rule: float  # y of the line under the header; 0: there is none
    name: Point
    name_size: float
    name_room: float
    anchor: str  # of the name
    icon: Box | None
    worth: Point | None  # what a token of this kind is worth; phones do without
    tokens: Point
    coins: Point
    disc: float


@dataclass(frozen=True)
class Layout:
    """One shape of the board at one number of players; seats are counted clockwise from the lower edge."""

    tall: bool
    width: int
    height: int
    loop: Box
    corner: float
    plates: tuple[Plate, ...]
    tiles: dict[str, Tile]
    places: dict[str, Box]  # of the characters
    platform: Box
    joins: float | None  # x where the platform may join the line from below
    offered: Box  # the card on offer
    words: Box  # where the platform's words stand, beside the card on offer if there is one
    held: Point  # the size of a card of one's own hand, spread on the platform
    mini: Point  # the size of a card in another hand
    rest: Point  # the middle of cards that lie at no plate
    rest_memory: Point
    pile: Box
    aside: Box
    round: Point


def row(box: Box, count: int, gap: float) -> list[Box]:
    """So many equal boxes side by side."""
    w = (box.w - gap * (count - 1)) / count
    return [Box(box.x + i * (w + gap), box.y, w, box.h) for i in range(count)]


def collectors(location: str) -> tuple[str, str]:
    """Who takes the tokens of an outer location, and who takes its coins (GGB-COMP-7)."""
    first = 2 * LOCATIONS.index(location)
    return CHARACTERS[first], CHARACTERS[first + 1]
