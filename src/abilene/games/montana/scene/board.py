"""The board being drawn: what the viewer knows and may choose, and how it is said."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from abilene.engine.ink import Draw, printed
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.montana.data import Figures
from abilene.games.montana.scene.choices import Offer
from abilene.games.montana.scene.layout import Frames


@dataclass(frozen=True)
class Board:
    """All that a part of the drawing may draw upon."""

    scene: Scene
    known: Mapping[str, Any]
    stands: Mapping[str, tuple[int, ...]]  # by key of a node: the choices it stands for
    deeds: Mapping[str, str]  # and what choosing it does
    offers: Mapping[int, Offer]
    texts: Texts
    figures: Figures
    frames: Frames
    shape: str

    @property
    def own(self) -> int:
        """Whose mat lies before the viewer: whoever only watches sits with the first seat."""
        return max(self.known["seat"] or 0, 0)

    def say(self, message: str, /, **arguments: Any) -> str:
        """A text of the scene."""
        return self.texts.format(f"scene-{message}", **arguments)

    def title(self, key: str, said: str) -> str:
        """What a thing is; first what choosing it does, if it can be chosen."""
        deed = self.deeds.get(key, "")
        return f"{capital(deed)}. {capital(said)}" if deed else capital(said)

    def choices(self, key: str) -> tuple[int, ...]:
        """The choices that a thing stands for."""
        return self.stands.get(key, ())

    def press(self, key: str, what: Hashable, draw: Draw) -> None:
        """What is printed on a thing: drawn once for all that `what` tells apart."""
        printed(self.scene, key, ("montana", tuple(self.figures.area_good), what), draw)  # workers carry their good

    def part(self, name: str, icon: str = "", key: str = "") -> str:
        """A window of the drawing, by its name, with the pictogram of its tab."""
        frame = getattr(self.frames, name)
        return self.scene.part(key or f"part:{name}", self.say("part", part=name), *frame, icon=icon)

    def flag(self, name: str, seat: int) -> bool:
        """Whether `player`, `turn` or `closer` is this seat."""
        return bool(self.known[name] == seat)


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]
