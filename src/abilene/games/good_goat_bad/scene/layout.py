"""Where everything lies, in scene units: what the wide board and the tall one have in common."""

from dataclasses import dataclass

from abilene.engine.board import Frame, Point


@dataclass(frozen=True, eq=False)
class Plate:
    """A seat's place on the line, and where its belongings lie on it, from its middle."""

    box: Frame  # on the drawing
    band: Frame  # in the owner's colour and pattern
    name: Point
    name_size: float
    name_room: float
    role: Point
    mark: Point  # dealer, last active player, winner
    mark_size: float
    coins: Point  # the middle of the coin; the number stands to its right
    tokens: tuple[Point, ...]  # of each kind; the first is that of the closed tokens
    elixirs: Point
    hats: tuple[Point, ...]
    hat: float
    disc: float  # radius of coins and tokens
    figure: float  # type size of numbers
    anchor: str = "start"  # of the name
    role_anchor: str = "start"
    role_shown: bool = True
    emblem: Point | None = None  # the big hat; phones do without
    role_room: float = 0  # 0: as much as it takes
    beside: tuple[Point, ...] = ()  # of the hats, while all may see the tokens, which need their place
    beside_hat: float = 0
    hand: Point | None = None  # the dealer's cards, if they lie here, on the drawing
    memory: Point | None = None  # what is remembered of them, on the drawing


@dataclass(frozen=True, eq=False)
class Tile:
    """A location, and where its name, its tokens and its coins lie on it, from its middle."""

    box: Frame  # on the drawing
    rule: float  # y of the line under the header, in a tile that has one
    name: Point
    name_size: float
    name_room: float
    tokens: Point
    coins: Point
    disc: float
    anchor: str = "start"  # of the name
    headed: bool = True
    icon: Point | None = None
    worth: Point | None = None  # what a token of this kind is worth; phones do without


@dataclass(frozen=True, eq=False)
class Layout:
    """One shape of the board at one number of players; seats are counted clockwise from the lower edge."""

    tall: bool
    type: float  # the smallest that can be read where this board is shown
    width: int
    height: int
    loop: Frame
    corner: float
    plates: tuple[Plate, ...]
    tiles: dict[int, Tile]  # by location
    places: dict[int, Frame]  # of the characters
    platform: Frame
    joins: float | None  # x where the platform may join the line from below
    offered: Frame  # the card on offer
    words: Frame  # where the platform's words stand, beside the card on offer if there is one
    held: Point  # the size of a card of one's own hand, spread on the platform
    mini: Point  # the size of a card in another hand
    rest: Point  # the middle of cards that lie at no plate
    rest_memory: Point
    pile: Frame
    aside: Frame
    labels: tuple[Point, Point]  # of the pile and of the cards set aside
    round: Point


def inside(box: Frame) -> Frame:
    """The same about its own middle."""
    return Frame(-box.w / 2, -box.h / 2, box.w, box.h)


def row(box: Frame, count: int, gap: float) -> list[Frame]:
    """So many equal boxes side by side."""
    w = (box.w - gap * (count - 1)) / count
    return [Frame(box.x + i * (w + gap), box.y, w, box.h) for i in range(count)]
