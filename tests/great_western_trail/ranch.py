"""A table of Great Western Trail set up by hand, told in the game's words."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

from abilene.engine.core import NOBODY
from abilene.engine.data import read_tables
from abilene.games.great_western_trail import data
from abilene.games.great_western_trail.data import SLOTS, Figures
from abilene.games.great_western_trail.setup import deal
from abilene.games.great_western_trail.state import Trail

TABLES = read_tables(Path(data.__file__).parent / "data.toml")


def start(players: int = 3, edition: int = 2, seed: int = 1, neutral: str = "fixed", sides: str = "a") -> Trail:
    """A game after its set-up, settled."""
    options = {"edition": edition, "neutral_buildings": neutral, "building_sides": sides}
    game: Any = SimpleNamespace(figures=Figures(TABLES, players, options))
    t = deal(game, seed)
    t.settle()
    return t


class Ranch:
    """A situation: nothing is owed, and every verb changes one thing."""

    def __init__(self, players: int, edition: int) -> None:
        self.t = start(players, edition)
        self.t.stack, self.t.player, self.t.choices = [], NOBODY, []

    def slots(self, seat: int, *emptied: str) -> Self:
        self.t.emptied[seat] = sum(1 << SLOTS.index(slot) for slot in emptied)
        return self

    def engines(self, *spaces: str) -> Self:
        self.t.engine = [rail(space) for space in spaces]
        return self

    def discs(self, seat: int, **cities: int) -> Self:
        names = self.t.figures.cities
        for name, count in cities.items():
            self.t.cities[seat * len(names) + names.index(name)] = count
        return self

    def area(self, seat: int, *cards: str) -> Self:
        self.t.areas[seat] = [card(self.t, name) for name in cards]
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.t.hands[seat] = [card(self.t, name) for name in cards]
        return self


def ranch(players: int = 3, edition: int = 2) -> Ranch:
    """A table of so many players."""
    return Ranch(players, edition)


def card(t: Trail, name: str) -> int:
    """A card by its name in notation, or a colour of start cattle."""
    kinds = [t.figures.card_name(kind) for kind in range(t.figures.kinds)]
    return kinds.index(name if name in kinds else f"{name} 0")


def rail(name: str) -> int:
    """A railroad space or turnout: "5", "t4"."""
    return 2 * int(name[1:]) + 1 if name.startswith("t") else 2 * int(name)


def rails(t: Trail, reached: list[int]) -> set[str]:
    """Railroad spaces by name."""
    return {t.figures.rail_name(place) for place in reached}


def play(t: Trail, *words: str) -> None:
    """Answer the questions in notation."""
    for text in words:
        step = t.step()
        t.play(next(choice for choice in t.options() if step.say(t, choice) == text))


def options(t: Trail) -> list[str]:
    """What can be answered now, in notation."""
    return [t.step().say(t, choice) for choice in t.options()]
