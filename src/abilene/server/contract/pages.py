"""What pages fetch where there is no table: films, previews, figures that are typed, places that tell of a word."""

from typing import Any

from msgspec import Struct


class Told(Struct, frozen=True):
    """A place in the booklet or in the rules that tells of a word."""

    title: str
    text: str
    href: str
    where: str  # in words: the page, or the number of the rule
    picture: str  # the address of a figure; empty: none


class FilmStop(Struct):
    """One thing that is done in a turn: the drawings that show it, and what of them is seen."""

    name: str
    told: str
    view: str
    frames: list[dict[str, Any]]  # each what changes in the drawing, and the traces of what was done


class Film(Struct):
    """The moving picture of a turn."""

    scene: dict[str, Any]  # the first drawing
    seat: int
    stops: list[FilmStop]


class Planned(Struct):
    """A table that is planned: in one sentence, its board at the start, which of its figures are ours, and its bots."""

    sentence: str
    scene: dict[str, Any]
    reconstructed: list[str]
    bots: list[str]


class Corrected(Struct):
    """The corrections of a file, which fit the game, and which bots can play with them."""

    data: dict[str, Any]
    bots: list[str]


class Pictured(Struct):
    """A picture of figures, and where each is printed: in parts of its width and height."""

    svg: str
    places: dict[str, list[float]]


class Mistaken(Struct):
    """Which figure does not fit, and why."""

    path: str  # of the field; empty: none in particular
    reason: str
    rule: str


class Tried(Struct):
    """What comes of the figures that were typed."""

    pictures: dict[str, Pictured]
    wrong: Mistaken | None
    data: dict[str, Any]
    toml: str  # the file that says so
    bot: str  # who can play with them; empty where they do not fit
    names: dict[str, "Kept"] = {}  # what was typed, in the reader's words


class Kept(Struct):
    """A figure of a file, and ours."""

    value: Any
    name: str
    ours: str
    said: str


class FileRead(Struct):
    """What a file says, field by field, and what the form does not ask for."""

    names: dict[str, Kept]
    beyond: dict[str, Any]


class QrCode(Struct):
    """A QR code as a path of strokes, in a square of this size."""

    size: int
    path: str
