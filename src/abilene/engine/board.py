"""Board: the frame of every drawing. It has what a part may draw upon, and says how things are laid and told."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from abilene.engine.ink import Draw, piece, printed
from abilene.engine.lights import Lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts

K = TypeVar("K")  # a game's `Seen`
Point = tuple[float, float]


class Frame(NamedTuple):
    """An upright rectangle: where a part of the drawing lies."""

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

    def grown(self, by: float) -> "Frame":
        """The same with a margin all round."""
        return Frame(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> "Frame":
        """The same elsewhere."""
        return Frame(self.x + dx, self.y + dy, self.w, self.h)


@dataclass(frozen=True)
class Board(Generic[K]):
    """All that a part of the drawing may draw upon; a game adds its figures and where its things lie."""

    scene: Scene
    seen: K  # by the viewer: nothing else is drawn
    lit: Lights
    texts: Texts
    shape: str

    def say(self, message: str, /, **arguments: Any) -> str:
        """A text of the scene."""
        return self.texts.format(f"scene-{message}", **arguments)

    def choices(self, key: str) -> tuple[int, ...]:
        """The choices that a thing stands for."""
        return self.lit.stands.get(key, ())

    def plan(self, key: str) -> tuple[int, ...]:
        """The choices that are made as one by choosing a thing."""
        return self.lit.plans.get(key, ())

    def pick(self, key: str) -> str:
        """What choosing a thing changes in the plan of its sheet."""
        return self.lit.picks.get(key, "")

    def title(self, key: str, said: str) -> str:
        """What a thing is; first what choosing it does, if it can be chosen: nothing is said twice."""
        deed = self.lit.deeds.get(key, "")
        if not said:
            return capital(deed)
        if deed in said:
            return capital(said)
        named = said.removesuffix(".").partition(": ")[2]  # what the deed is about: all that is said of it
        return capital(deed if named and named in deed else f"{deed}. {capital(said)}")

    def part(self, name: str, frame: Frame, whole: Point | None = None, *, slot: str = "side", **rest: Any) -> str:
        """A window of the drawing, by its name ("mat:0": and by whose it is), and its slot; the rest: see `Scene`."""
        said = self.say("part", part=name.partition(":")[0])
        return self.scene.part(f"part:{name}", said, *frame, whole, slot=slot, **rest)

    def piece(self, key: str, parent: str, at: Point, size: Point, said: str, **attributes: Any) -> str:
        """A thing of its own about its middle, told by its title; it glows when it can be chosen."""
        attributes |= {"choices": self.choices(key), "plan": self.plan(key), "pick": self.pick(key)}
        x, y = at
        return piece(self.scene, key, parent, x, y, size, title=self.title(key, said), **attributes)

    def print(self, key: str, what: Hashable, draw: Draw) -> None:
        """What is printed on a thing: drawn once for all that `what` tells apart."""
        printed(self.scene, key, what, draw)

    def draw(self, key: str, draw: Callable[..., object], *what: Hashable) -> None:
        """The strokes of a thing, which are `draw(ink, *what)`: drawn once for all that these tell apart."""
        printed(self.scene, key, (draw, *what), lambda ink: draw(ink, *what))


def sentences(*said: str) -> str:
    """Sentences one after the other; those that are empty are left out."""
    return " ".join(filter(None, said))


def capital(words: str) -> str:
    """The words as a sentence begins."""
    return words[:1].upper() + words[1:]
