"""The table being drawn: what the viewer knows and may choose, and how it is said."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from abilene.engine.scene import Scene
from abilene.engine.texts import Texts, dollars
from abilene.games.spike.data import Figures
from abilene.games.spike.scene.layout import Frames, Land
from abilene.games.spike.scene.lines import Line


@dataclass(frozen=True)
class Board:
    """All that a part of the drawing may draw upon."""

    scene: Scene
    known: Mapping[str, Any]
    stands: Mapping[str, tuple[int, ...]]  # by key of a node: the choices it stands for
    deeds: Mapping[str, str]  # and what choosing it does
    options: Sequence[int]  # none for whoever does not choose
    lines: Mapping[int, Line]  # by the track space that may come next: the whole line that it can become
    texts: Texts
    figures: Figures
    land: Land
    frames: Frames
    shape: str

    @property
    def own(self) -> int:
        """Whose hand and contracts are shown; whoever only watches sits with the first seat."""
        return max(self.known["seat"] or 0, 0)

    def say(self, message: str, /, **arguments: Any) -> str:
        """A text of the scene."""
        return self.texts.format(f"scene-{message}", **arguments)

    def good(self, name: str) -> str:
        """One of the goods in words."""
        return self.texts.format(f"commodity-{name}")

    def money(self, amount: int) -> str:
        """So many dollars, as short as can be."""
        return dollars(self.texts.lang, amount)

    def rail(self, kind: int) -> str:
        """One of the kinds of rail in words."""
        return self.texts.format(f"rail-{self.figures.kind_ids[kind]}")

    def city(self, name: str) -> str:
        """A city in words."""
        return self.figures.city_names[self.figures.city_ids.index(name)]

    def title(self, key: str, said: str) -> str:
        """What a thing is; first what choosing it does, if it can be chosen and this says more."""
        deed = self.deeds.get(key, "")
        return capital(said if deed in said else f"{deed}. {capital(said)}")

    def choices(self, key: str) -> tuple[int, ...]:
        """The choices that a thing stands for."""
        return self.stands.get(key, ())


def capital(words: str) -> str:
    """The words, beginning a sentence."""
    return words[:1].upper() + words[1:]
