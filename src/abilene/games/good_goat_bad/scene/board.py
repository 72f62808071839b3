"""The board being drawn, and the small things that all its parts are made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from abilene.engine.look import fit
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.good_goat_bad.scene.layout import Box, Layout, Plate, Point


@dataclass(frozen=True)
class Board:
    """What the viewer knows, what the viewer may choose, and where it is drawn."""

    scene: Scene
    view: Mapping[str, Any]
    stands: Mapping[str, tuple[int, ...]]  # by key of a node: the choices it stands for
    deeds: Mapping[str, str]  # and what choosing it does
    texts: Texts
    lay: Layout

    def say(self, message: str, /, **arguments: Any) -> str:
        """A text of the scene."""
        return self.texts.format(f"scene-{message}", **arguments)

    def plate(self, seat: int) -> Plate:
        """A seat's place: clockwise from the viewer at the lower edge (a spectator sits with the first seat)."""
        return self.lay.plates[(seat - (max(0, self.view["seat"] or 0))) % len(self.lay.plates)]

    # ------------------------------------------------------------------ pieces

    def piece(
        self,
        key: str,
        at: Point,
        *,
        style: str,
        title: str,
        rule: str = "",
        origin: str = "",
        tilt: float = 0,
        turn: Point = (0, 0),
        parent: str = "",
    ) -> str:
        """A thing of its own, drawn about its upper left corner; legal when it stands for a choice."""
        choices = self.stands.get(key, ())
        return self.scene.add(
            key,
            "g",
            parent=parent,
            transform=f"translate({at[0]:g} {at[1]:g})"
            + (f" rotate({tilt:g} {turn[0]:g} {turn[1]:g})" if tilt else ""),
            class_=f"{style} legal" if choices else style,
            title=f"{self.deeds[key]} {title}" if choices else title,
            rule=rule,
            origin=origin,
            choices=choices,
        )

    def edge(self, key: str, box: Box, style: str, radius: float = 4, halo: bool = False) -> None:
        """The paper of a piece, with the light and the ring of its states."""
        if halo or key in self.stands:
            self.rect(f"{key}:halo", key, box, "halo", radius + 1)
        self.rect(f"{key}:edge", key, box, f"{style} edge", radius)
        if key in self.stands:
            self.rect(f"{key}:ring", key, box.grown(6), "ring", radius + 4)

    # ------------------------------------------------------------------ strokes

    def rect(self, key: str, parent: str, box: Box, style: str, radius: float = 0, **attributes: Any) -> None:
        """A rectangle."""
        if radius:
            attributes["rx"] = radius
        self.scene.add(
            key, "rect", parent=parent, x=box.x, y=box.y, width=box.w, height=box.h, class_=style, **attributes
        )

    def circle(self, key: str, parent: str, middle: Point, radius: float, style: str) -> None:
        """A circle."""
        self.scene.add(key, "circle", parent=parent, cx=middle[0], cy=middle[1], r=radius, class_=style)

    def icon(self, key: str, parent: str, name: str, box: Box, style: str = "ink", **attributes: Any) -> None:
        """A pictogram."""
        if box.w >= 34:
            style += " pict-l"
        self.scene.add(
            key,
            "use",
            parent=parent,
            href=f"#{name}",
            x=box.x,
            y=box.y,
            width=box.w,
            height=box.h,
            class_=style,
            **attributes,
        )

    def text(
        self,
        key: str,
        parent: str,
        at: Point,
        words: str,
        size: float,
        style: str = "disp",
        anchor: str = "start",
        room: float = 0,
        **attributes: Any,
    ) -> None:
        """Words in one line, set narrower or cut when there is not enough room."""
        if room:
            words, squeezed = fit(words, size, room)
            attributes |= squeezed
        if anchor != "start":
            attributes["text_anchor"] = anchor
        self.scene.add(
            key, "text", parent=parent, x=at[0], y=at[1], font_size=size, class_=style, text=words, **attributes
        )

    def number(self, key: str, parent: str, at: Point, count: int, radius: float) -> None:
        """A number on a small disc of ink."""
        self.circle(f"{key}:disc", parent, at, radius, "badge")
        size = max(10.5, radius * 1.34)
        self.text(key, parent, (at[0], at[1] + size * 0.36), str(count), size, "disp on-ink", "middle")

    def stack(self, key: str, parent: str, middle: Point, icon: str, count: int, radius: float) -> None:
        """Tokens of one kind on a pile, and how many; none leave a dashed place."""
        x, y = middle
        if not count:
            self.circle(f"{key}:none", parent, middle, radius * 0.9, "ghost")
            return
        if count > 1:
            self.circle(f"{key}:under", parent, (x + radius * 0.3, y - radius * 0.15), radius, "plaque")
        self.circle(f"{key}:disc", parent, middle, radius, "plaque")
        size = radius * 1.44
        self.icon(f"{key}:icon", parent, icon, Box(x - size / 2, y - size / 2, size, size))
        if count > 1:
            self.number(f"{key}:count", parent, (x + radius * 0.95, y + radius * 0.8), count, max(7, radius * 0.52))


def shown(room: object) -> dict[str, Any]:
    """Attributes of a node for which only some layouts have room."""
    return {} if room else {"display": "none"}
