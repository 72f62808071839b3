"""Scene: a drawing as keyed SVG nodes, some of which stand for choices."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from abilene.engine import look

_needs_quoting = re.compile('[&<>"\n\r\t]').search


@cache
def _spelled(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@dataclass(frozen=True, slots=True)
class Node:
    """One drawn thing. A piece keeps its key wherever it goes, so that it can glide there."""

    key: str
    tag: str
    attributes: dict[str, str]
    parent: str = ""
    text: str = ""
    title: str = ""  # what it is, for a pointer that rests on it
    rule: str = ""  # the rule that speaks of it
    origin: str = ""  # the key of what it comes from, when it is new on the board
    choices: tuple[int, ...] = ()
    preview: tuple[int, ...] = ()  # shown only while one of these choices is pointed at
    plan: tuple[int, ...] = ()  # choices that are made as one by choosing it
    pick: str = ""  # what choosing it changes in the plan of its sheet, "name=value": nothing is played by that
    of: str = ""  # shown only while the node with this key is pointed at; several: with a blank between them
    _alone: str = field(default="", init=False, repr=False, compare=False)  # its element, once it was written

    @property
    def is_lit(self) -> bool:
        """Whether it can be chosen."""
        return bool(self.choices or self.plan or self.pick)

    def written(self) -> dict[str, str]:
        """All attributes of the SVG element."""
        written = {"data-key": self.key, **self._worn()}
        if self.rule:
            written["data-rule"] = self.rule
        if self.origin:
            written["data-from"] = self.origin
        for name, choices in (("choices", self.choices), ("plan", self.plan), ("preview", self.preview)):
            if choices:
                written[f"data-{name}"] = " ".join(map(str, choices))
        if self.pick:
            written["data-pick"] = self.pick
        if self.of:
            written["data-of"] = self.of
        if self.is_lit:
            written |= {"role": "button", "tabindex": "0", "aria-label": self.title}
        return written

    def _worn(self) -> dict[str, str]:
        """Its attributes, the classes apart from those of the page that it may lie in."""
        classes = self.attributes.get("class")
        return {**self.attributes, "class": look.worn(classes)} if classes else self.attributes

    def element(self, inside: str = "") -> str:
        """The SVG element, with what hangs on it. Most nodes are in many drawings: they are written once."""
        alone = self._alone
        if not alone:
            alone = self._write()
            object.__setattr__(self, "_alone", alone)
        if not inside:
            return alone
        closing = f"</{self.tag}>"
        said = self.title or self.text
        return f"{alone.removesuffix(closing)}{inside}{closing}" if said else f"{alone[:-2]}>{inside}{closing}"

    def _write(self) -> str:
        opening = self.tag + "".join([f" {name}={_quoted(value)}" for name, value in self.written().items()])
        said = f"<title>{escape(self.title)}</title>" if self.title else ""
        if self.text:
            said += escape(self.text)
        return f"<{opening}>{said}</{self.tag}>" if said else f"<{opening}/>"

    def to_data(self, older: "Node | None" = None) -> dict[str, Any]:
        """The node as plain JSON-ready data.

        Absent `tag`, `parent` and `attributes` are those of the older node; anything else that is absent is empty.
        What a browser can tell by itself (`data-key`, the role of a button) is not among the attributes.
        """
        data: dict[str, Any] = {"key": self.key}
        if older is None or older.tag != self.tag:
            data["tag"] = self.tag
        if self.parent != ("" if older is None else older.parent):
            data["parent"] = self.parent
        if self.attributes != ({} if older is None else older.attributes):
            data["attributes"] = self._worn()
        rest = {
            "text": self.text,
            "title": self.title,
            "rule": self.rule,
            "from": self.origin,
            "choices": self.choices,
            "preview": self.preview,
            "plan": self.plan,
            "pick": self.pick,
            "of": self.of,
        }
        data |= {name: value for name, value in rest.items() if value}
        return data


@dataclass(eq=False)
class Scene:
    """A whole drawing: `str(scene)` is SVG, and a notebook shows it."""

    width: int
    height: int
    title: str
    lang: str = "en"
    own: look.Own = look.NOTHING  # style and pictograms of this game, besides what all boards wear
    nodes: dict[str, Node] = field(default_factory=dict)  # what is drawn later lies over what was drawn before

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and self._whole() == other._whole()

    __hash__ = None  # type: ignore[assignment]  # it can change

    def _whole(self) -> tuple[object, ...]:
        """All that is drawn, in its order. What two drawings share, such as prints, is equal without a look at it."""
        return (self.width, self.height, self.title, self.lang, self.own, list(self.nodes.values()))

    def add(
        self,
        key: str,
        tag: str,
        /,
        *,
        parent: str = "",
        text: str = "",
        title: str = "",
        rule: str = "",
        origin: str = "",
        choices: Sequence[int] = (),
        preview: Sequence[int] = (),
        plan: Sequence[int] = (),
        pick: str = "",
        of: str = "",
        **attributes: object,
    ) -> str:
        """Draw one node over what is there, and say its key; `font_size` becomes font-size, `class_` class."""
        if key in self.nodes:
            raise ValueError(f"two nodes with the key {key!r}")
        if parent and parent not in self.nodes:
            raise ValueError(f"{key!r} hangs on {parent!r}, which is not there")
        if (choices or plan or pick) and not title:
            raise ValueError(f"{key!r} stands for a choice, but no title says which")
        written = {
            _spelled(name): f"{value:g}" if isinstance(value, float) else str(value)
            for name, value in attributes.items()
        }
        self.nodes[key] = Node(
            key,
            tag,
            written,
            parent,
            text,
            title,
            rule,
            origin,
            tuple(choices),
            tuple(preview),
            tuple(plan),
            pick,
            of,
        )
        return key

    def part(
        self,
        key: str,
        name: str,
        /,
        x: float,
        y: float,
        width: float,
        height: float,
        whole: tuple[float, float] | None = None,
        *,
        icon: str = "",
        slot: str = "side",
        mini: str = "",
        piece: float = 0,
        seat: int | None = None,
        has: Sequence[tuple[str, int]] = (),
    ) -> str:
        """A window of the drawing with coordinates of its own, such as a player's mat: a phone shows some at a time.

        There it has a tab with this name and pictogram; the board, which is the first, is always shown.
        On a larger screen it is scaled into a slot: below the board (hand, goals) or beside it (side; or tab, of which
        one is shown at a time; or sheet, which takes the place of all others beside the board, until it is put aside).

        What lies behind it can be larger than the window: it is drawn smaller then, until the page moves closer.

        Of a board that a phone shows in part, `mini` is the node that a small map of it shows, and `piece` how high the
        smallest thing is that a finger must hit.

        What belongs to a `seat` has a tab of its colour, on which stands what that `has`: pictograms and how many.
        """
        w, h = whole or (width, height)
        more: dict[str, Any] = {"data_mini": mini, "data_piece": float(piece)} if mini else {}
        if seat is not None:
            more |= {"data_seat": seat, "data_has": " ".join(f"{sign} {count}" for sign, count in has)}
        return self.add(
            key,
            "svg",
            class_="part",
            data_part=name,
            data_icon=icon,
            data_slot=slot,
            x=float(x),
            y=float(y),
            width=float(width),
            height=float(height),
            viewBox=f"0 0 {w:g} {h:g}",
            **more,
        )

    # ------------------------------------------------------------------ for a browser

    def to_data(self) -> dict[str, Any]:
        """The whole drawing as plain JSON-ready data."""
        nodes = [node.to_data() for node in self.nodes.values()]
        return {"width": self.width, "height": self.height, "title": self.title, "lang": self.lang, "nodes": nodes}

    def diff(self, older: "Scene") -> dict[str, Any]:
        """What turns the older drawing into this one, JSON-ready.

        First every node of `changed` is made (anew when its tag is another), or gets exactly these attributes, this
        text and this title. Then the children of each node in `order` ("" is the drawing itself) are put into that
        order, whatever they hung on before. Then every node of `removed` goes, and those that were made anew.
        """
        ours, theirs = self._children(), older._children()
        changed = [
            (node, was)
            for key, node in self.nodes.items()
            if (was := older.nodes.get(key)) is not node and was != node  # what is drawn once is often the same object
        ]
        anew = {node.key for node, was in changed if was is not None and was.tag != node.tag}
        order = {}
        for parent, children in ours.items():
            if children == theirs.get(parent) and anew.isdisjoint((parent, *children)):
                continue
            stayed = [key for key in theirs.get(parent, ()) if self._hangs_on(parent, key, older)]
            if children != stayed or parent in anew:
                order[parent] = children
        return {
            "width": self.width,
            "height": self.height,
            "title": self.title,
            "lang": self.lang,
            "changed": [node.to_data(was) for node, was in changed],
            "removed": [key for key in older.nodes if key not in self.nodes],
            "order": order,
        }

    def _hangs_on(self, parent: str, key: str, older: "Scene") -> bool:
        node = self.nodes.get(key)
        return node is not None and node.parent == parent and node.tag == older.nodes[key].tag

    def _children(self) -> dict[str, list[str]]:
        children: dict[str, list[str]] = {}
        for node in self.nodes.values():
            children.setdefault(node.parent, []).append(node.key)
        return children

    # ------------------------------------------------------------------ as SVG

    def __str__(self) -> str:
        return self.svg()

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self, alone: bool = True) -> str:
        """The drawing as SVG: alone with its own style, or for a page that has the shared style and pictograms."""
        children = self._children()
        drawn = "\n".join(self._element(key, children) for key in children.get("", ()))
        opening = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 {self.width} {self.height}" '
            f'lang="{self.lang}" role="group" aria-label={quoteattr(self.title)}'
        )
        if not alone:
            return f"{opening}>\n{drawn}\n</svg>"
        return (
            f'{opening} width="{self.width}" height="{self.height}">\n'
            f"<title>{escape(self.title)}</title>\n"
            f"<style>\n{look.style()}\n{look.sheet(self.own.style)}</style>\n"
            f"<defs>{look.symbols(drawn, self.own.icons)}</defs>\n"
            f'<rect width="{self.width}" height="{self.height}" fill="var(--paper)"/>\n'
            f"{drawn}\n</svg>"
        )

    def _element(self, key: str, children: dict[str, list[str]]) -> str:
        inside = children.get(key)
        node = self.nodes[key]
        return node.element("".join([self._element(child, children) for child in inside])) if inside else node.element()


def _quoted(value: str) -> str:
    return quoteattr(value) if _needs_quoting(value) else f'"{value}"'
