"""The table being drawn: what the viewer sees and may choose, and how it is said."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from abilene.engine import board
from abilene.engine.board import Point
from abilene.engine.ink import Draw, printed
from abilene.engine.texts import dollars
from abilene.games.spike.data import Figures
from abilene.games.spike.scene.layout import COLUMN, PHONE, Frames, Land
from abilene.games.spike.scene.plates import TYPE
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import EMPTY
from abilene.games.spike.steps.lines import Line


@dataclass(frozen=True)
class Board(board.Board[Seen]):
    """All that a part of the drawing may draw upon."""

    options: Sequence[int]  # none for whoever does not choose
    lines: Mapping[int, Line]  # by the track space that may come next: the whole line that it can become
    ends: Mapping[str, Line]  # by the key of a city: the line that it stands for
    instead: Mapping[str, Line]  # while one pays, in the same way: the lines that could be built in place of this one
    bends: Mapping[str, Line]  # and by the key of a space over which it could go: other ways to the same city
    land: Land
    frames: Frames

    @property
    def figures(self) -> Figures:
        """The figures in use."""
        return self.seen.figures

    @property
    def own(self) -> int:
        """Whose hand and contracts are shown."""
        return self.seen.own

    @property
    def wide(self) -> bool:
        """Everything lies beside the map; else below it."""
        return self.shape == "wide"

    @property
    def width(self) -> float:
        """Of every part but the map."""
        return float(COLUMN if self.wide else PHONE)

    def print(self, key: str, what: Hashable, draw: Draw) -> None:
        """What is printed on a thing, in type that can be read."""
        printed(self.scene, key, what, draw, TYPE)

    def good(self, commodity: int) -> str:
        """One of the goods in words."""
        return self.texts.format(f"commodity-{self.figures.commodity_ids[commodity]}")

    def money(self, amount: int) -> str:
        """So many dollars, as short as can be."""
        return dollars(self.texts.lang, amount)

    def rails(self, counts: Iterable[int]) -> str:
        """Rail cards in words, by kind."""
        names = [self.texts.format(f"rail-{name}") for name in self.figures.kind_ids]
        held = [(name, count) for name, count in zip(names, counts, strict=True) if count]
        return ", ".join(self.texts.format("rails", count=count, kind=name) for name, count in held)

    def worth(self, values: Mapping[int, int]) -> str:
        """Cities and what each of them pays, in words."""
        names = self.figures.city_names
        return ", ".join(self.texts.format("city-value", place=names[city], money=values[city]) for city in values)

    def pays(self, contract: int) -> dict[int, int]:
        """Where a contract delivers, and what it pays there."""
        return {city: self.figures.pays(contract, city) for city in self.figures.destinations[contract]}

    def route(self, route: int) -> dict[int, int]:
        """The cities of a route card besides its start, and what they are worth."""
        return dict(zip(self.figures.route_cities[route], self.figures.route_values[route], strict=True))

    def figure(self, key: str, parent: str, at: Point, said: str, rule: str, what: object, draw: Draw) -> str:
        """A sign or a few words that stand by themselves."""
        self.piece(key, parent, at, (0, 0), said, style="sum-of", rule=rule)
        self.print(key, what, draw)
        return key

    def stands_at(self, seat: int) -> str:
        """Whether a train is under way, rests in a city, or has no place yet."""
        return "way" if self.seen.under_way(seat) else "none" if self.seen.train[seat] == EMPTY else "rest"
