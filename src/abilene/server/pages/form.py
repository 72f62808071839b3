"""Figures from somebody's box as a form (`form.toml`): pieces of the game, each with the figures printed on it.

A chapter is a page, or several where there are many pieces of a kind; a group is one picture with its fields.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from markupsafe import Markup

from abilene.engine.data import (
    Tables,
    copied,
    difference,
    figure,
    names_in,
    override_tables,
    put_figure,
    read_tables,
)
from abilene.engine.errors import DataError
from abilene.engine.extent import Extents
from abilene.engine.game import Game
from abilene.engine.texts import Texts
from abilene.games import box, load, names
from abilene.server.pages.illustration import NAMES, Spec, cropped, window
from abilene.server.words import words

SEED = 1
ROOM, ROOM_WIDE, CLOSEST = 300, 820, 2.4  # pixels that a picture takes, and how much larger than at the table
LEAST, MOST = -99, 999  # what a number field takes


@dataclass(frozen=True)
class Field:
    """One figure."""

    path: str
    label: str
    value: Any  # as shipped; None: there is none here
    choices: tuple[tuple[str, str], ...]  # none: a number, or yes and no
    place: str  # where it is printed, by the keys of the drawing
    sure: bool
    may_lack: bool  # its list may be shorter
    part: int  # of its piece: which

    @property
    def kind(self) -> str:
        """How it is asked for."""
        return "choice" if self.choices else "switch" if isinstance(self.value, bool) else "number"

    @property
    def shipped(self) -> str:
        """Our figure in words."""
        return self.said(self.value)

    def said(self, value: Any) -> str:
        """A figure in words."""
        if self.choices:
            return dict(self.choices).get(value or "", str(value))
        return "–" if value is None or value is False else "✓" if value is True else str(value)

    def takes(self, value: Any) -> bool:
        """Whether this could be written there at all."""
        if value is None:
            return self.may_lack
        if self.kind == "choice":
            return isinstance(value, str) and value in dict(self.choices)
        if self.kind == "switch":
            return isinstance(value, bool)
        return isinstance(value, int) and not isinstance(value, bool) and LEAST <= value <= MOST


@dataclass(frozen=True)
class Group:
    """A picture of pieces, and their figures."""

    id: str
    key: str
    number: int  # of the piece, where each has a picture of its own
    title: str
    text: str
    show: tuple[str, ...]
    eyes: int | None
    fields: tuple[Field, ...]
    layout: str  # where the fields stand: below, beside, above
    wide: bool
    pad: float
    players: int
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Page:
    """What is seen at once."""

    chapter: str
    number: int
    of: int
    title: str
    module: str
    players: int
    options: Mapping[str, Any]
    groups: tuple[Group, ...]

    @property
    def address(self) -> str:
        """Where it is, below the form."""
        return f"{self.chapter}/{self.number}"

    @property
    def ours(self) -> int:
        """How many figures are reconstructed."""
        return sum(not field.sure for group in self.groups for field in group.fields)


def has_form(game: str) -> bool:
    """Whether a game has one: games of other packages need not."""
    return game in names() and (box(game).folder / "form.toml").exists()


@cache
def _written(game: str) -> Tables:
    return read_tables(box(game).folder / "form.toml")


@cache
def pages(game: str, lang: str) -> tuple[Page, ...]:
    """The whole form."""
    written = _written(game)
    return tuple(page for chapter in written["chapter"] for page in _Reader(game, lang, chapter).pages())


@cache
def fields(game: str) -> dict[str, Field]:
    """All figures that the form asks for."""
    return {field.path: field for page in pages(game, "en") for group in page.groups for field in group.fields}


class _Reader:
    """Reads one chapter."""

    def __init__(self, game: str, lang: str, chapter: Tables) -> None:
        self.chapter = chapter
        self.tables = box(game).tables
        self.game: Game[Any] = load(game, players=chapter["players"], **chapter.get("options", {}))
        self.texts: Texts = self.game.texts(lang)
        self.nothing = words(lang).format("form-nothing")

    def pages(self) -> Iterator[Page]:
        """The pages."""
        chapter, say = self.chapter, self.texts.format
        rows = names_in(figure(self.tables, chapter["rows"])) if "rows" in chapter else [""]
        per = chapter.get("per", len(rows))
        module = self.chapter.get("module", "")
        for number, first in enumerate(range(0, len(rows), per), 1):
            groups = [
                made for n in range(first, min(first + per, len(rows))) for group in chapter["group"]
                for made in self.groups(group, chapter.get("rows", ""), rows[n], n)
            ]  # fmt: skip
            yield from self.split(Page(
                chapter["key"], number, -(-len(rows) // per), say(f"form-in-{chapter['key']}"),
                say(f"module-{module}") if module else "", chapter["players"], chapter.get("options", {}),
                tuple(groups),
            ))  # fmt: skip

    def split(self, page: Page) -> Iterator[Page]:
        """Where one picture has very many figures, some at a time."""
        some, (group, *_) = self.chapter.get("split", 0), page.groups
        if not some:
            yield page
            return
        firsts = range(0, len(group.fields), some)
        for number, first in enumerate(firsts, 1):
            shown = replace(group, fields=group.fields[first : first + some])
            yield replace(page, number=number, of=len(firsts), groups=(shown,))

    def groups(self, group: Tables, rows: str, row: str, number: int) -> Iterator[Group]:
        """One group, or one for each of its own rows."""
        if "rows" in group:
            for n, name in enumerate(names_in(figure(self.tables, group["rows"]))):
                yield self.group(group, group["rows"], name, n)
        else:
            yield self.group(group, rows, row, number)

    def group(self, group: Tables, rows: str, row: str, number: int) -> Group:
        """One picture with its fields."""
        key = group["key"]
        known = figure(self.tables, f"{rows}.{row}") if row else {}
        values = {**known, "row": row, "low": row.lower()} if isinstance(known, dict) else {"row": row}
        said = self.word(group["word"], row) if "word" in group else row
        arguments = {"name": said, "number": number + 1}
        own = {name: value.format_map(values) for name, value in group.get("options", {}).items()}
        has_text = self.texts.has_attribute(f"form-{key}", "text")
        found = [made for one in group["field"] for made in self.fields(key, one, values, arguments)]
        if group.get("together"):  # all figures of a part of the piece, then those of the next
            found.sort(key=lambda field: field.part)
        return Group(
            f"{key}-{number}", key, number, self.texts.format(f"form-{key}", **arguments),
            self.texts.format(f"form-{key}.text", **arguments) if has_text else "",
            tuple(pattern.format_map(values) for pattern in group["show"]), group.get("eyes"),
            tuple(found), group.get("layout", "below"), group.get("wide", False), group.get("pad", 2.0),
            self.chapter["players"], {**self.chapter.get("options", {}), **own},
        )  # fmt: skip

    def fields(self, group: str, spec: Tables, row: Mapping[str, Any], arguments: Tables) -> Iterator[Field]:
        """The fields that one line of the file stands for."""
        at = spec["at"].format_map(row)
        name = spec.get("name") or next(part for part in reversed(at.split(".")) if part != "*" and not part.isdigit())
        for path, captured in self.places(at.split("."), spec.get("most", 0)):
            spoken = [
                self.word(spec["words"][i], part) if i < len(spec.get("words", ())) else _counted(part)
                for i, part in enumerate(captured)
            ]
            more = dict(zip("abc", spoken, strict=False))
            value = _figure_or_none(self.tables, path)
            place = spec.get("place", "")
            if isinstance(place, list):
                place = place[int(captured[0])]
            place = place.format(*(part.lower() for part in captured), *(_counted(part) for part in captured), **row)
            if "near" in spec:
                place = self.word(spec["near"], captured[0])
            more["which"] = path.rpartition(".")[2]
            label = self.texts.format(f"form-{group}-{name}", **{**arguments, **more})
            lacking, part = bool(spec.get("most")), captured[0] if captured else ""
            yield Field(
                path,
                label,
                value,
                self.choices(spec, lacking),
                place,
                self.sure(path),
                lacking,
                int(part) if part.isdigit() else -1,
            )

    def places(self, parts: list[str], most: int) -> list[tuple[str, list[str]]]:
        """All paths that a pattern means, and what its stars stand for; a list may have room for more."""
        found: list[tuple[list[str], list[str]]] = [([], [])]
        for depth, part in enumerate(parts):
            further = []
            for path, captured in found:
                if part != "*":
                    further.append(([*path, part], captured))
                    continue
                inside = figure(self.tables, ".".join(path))
                inner = [n for n in names_in(inside) if n not in ("source", "confidence", "note", "constraints")]
                if most and depth == len(parts) - 1:
                    inner = [str(n) for n in range(most)]
                further += [([*path, name], [*captured, name]) for name in inner]
            found = further
        return [(".".join(path), captured) for path, captured in found]

    def choices(self, spec: Tables, lacking: bool) -> tuple[tuple[str, str], ...]:
        """What may be chosen, and what it is called."""
        if "among" not in spec:
            return ()
        among = spec["among"]
        values = names_in(figure(self.tables, among)) if isinstance(among, str) else among
        sort = spec.get("said", "")
        found = [(value, self.word(sort, value) if value else self.nothing) for value in values]
        return (*([("", self.nothing)] if lacking else []), *found)

    def word(self, sort: str, value: str) -> str:
        """What a thing is called."""
        return self.game.box.form.word(self.texts, self.game.figures, sort, value)

    def sure(self, path: str) -> bool:
        """Whether a source shows this figure: its row says so, or the table that holds it."""
        confidence, inside = "", self.tables
        for part in path.split("."):
            inside = _figure_or_none(inside, part)
            if isinstance(inside, dict):
                confidence = inside.get("confidence", confidence)
        return confidence != "reconstructed"


def _counted(part: str) -> str:
    return str(int(part) + 1) if part.isdigit() else part


def _figure_or_none(tables: Any, path: str) -> Any:
    try:
        return figure(tables, path)
    except (IndexError, KeyError):
        return None


# ------------------------------------------------------------------ what was typed


class Unknown(ValueError):
    """Something is written where the form has no field, or what its field does not take."""

    def __init__(self, path: str, field: Field | None) -> None:
        super().__init__(path)
        self.path = path
        self.field = field

    def told(self, lang: str) -> str:
        """What is wrong with it, in words."""
        if self.field is None:
            return words(lang).format("form-gone")
        key = "form-range" if self.field.kind == "number" else "form-unfit"
        return words(lang).format(key, least=str(LEAST).replace("-", "−"), most=MOST)


def filled(game: str, beyond: Mapping[str, Any], values: Mapping[str, Any]) -> Tables:
    """The tables with what somebody typed, over what they brought in a file; Unknown: it is none of the form's."""
    known = fields(game)
    tables: Tables = copied(override_tables(box(game).tables, beyond))
    for path in sorted(values, key=lambda path: [(not part.isdigit(), part.zfill(4)) for part in path.split(".")]):
        value = values[path]
        if path not in known or not known[path].takes(value):
            raise Unknown(path, known.get(path))
        field = known[path]
        empty = (value is None or value == "") and field.may_lack
        if not empty or field.value is not None:
            put_figure(tables, path, None if empty else value)
    _close_up(tables, {path.rpartition(".")[0] for path in values if known[path].may_lack})
    _follow(game, tables)
    return tables


def corrections(game: str, tables: Tables) -> dict[str, Any]:
    """The same as an override: what differs from the shipped figures, and nothing else."""
    found: dict[str, Any] = difference(box(game).tables, tables)
    return found


def typed(game: str, data: Mapping[str, Any]) -> tuple[dict[str, Any], bool]:
    """What a file says, field by field; and whether it says more than the form asks for."""
    tables = override_tables(box(game).tables, data)
    values = {
        path: now for path, field in fields(game).items() if (now := _figure_or_none(tables, path)) != field.value
    }
    return values, corrections(game, filled(game, {}, values)) != corrections(game, tables)


def _close_up(tables: Tables, lists: set[str]) -> None:
    """Lists from which something was taken have no gaps."""
    for path in lists:
        inside = figure(tables, path)
        inside[:] = [value for value in inside if value not in (None, "")]


def _follow(game: str, tables: Tables) -> None:
    """Lists that only repeat other figures (`follows`): the rows that name their owner."""
    for rule in _written(game).get("follows", ()):
        rows = figure(tables, rule["rows"])
        for owner in figure(tables, rule["owners"]):
            named = [row["id"] for row in rows if row[rule["by"]] == owner["id"]]
            if sorted(named) != sorted(owner[rule["list"]]):
                owner[rule["list"]] = named


# ------------------------------------------------------------------ pictures and mistakes


@dataclass(frozen=True)
class Picture:
    """A group as the engine draws it, and where its figures are printed, in parts of its width and height."""

    svg: Markup
    places: Mapping[str, tuple[float, ...]]


def drawn(name: str, group: Group, lang: str, changes: dict[str, Any] | None = None) -> Picture:
    """The pieces of a group with these figures; DataError: they fit no table."""
    game: Game[Any] = load(name, players=group.players, data=changes, **group.options)
    state = game.start(SEED).copy()
    state.choices = []
    game.box.form.lay(state, group.key, group.number)
    scene = game.scene(state, group.eyes, lang, "wide", NAMES[: game.players])
    extents, spec = Extents(scene), Spec(game.name, "", 0, show=group.show, pad=group.pad, wide=group.wide)
    seen = window(extents, spec)
    spec = replace(spec, zoom=min(CLOSEST, max(1.0, (ROOM_WIDE if group.wide else ROOM) / seen.width)))
    places = {}
    for field in group.fields:
        if field.place in extents.areas:
            area = extents.areas[field.place]
            places[field.path] = (
                round((area.left - seen.left) / seen.width, 4), round((area.top - seen.top) / seen.height, 4),
                round(area.width / seen.width, 4), round(area.height / seen.height, 4),
            )  # fmt: skip
    return Picture(cropped(extents, spec, group.title), places)


@cache
def as_shipped(game: str, lang: str, address: str) -> dict[str, Picture]:
    """The pictures of a page with our own figures."""
    page = find_page(game, lang, *address.split("/"))
    return {group.id: drawn(game, group, lang) for group in page.groups}


def find_page(game: str, lang: str, chapter: str, number: str) -> Page:
    """A page by its address; KeyError: there is none such."""
    for page in pages(game, lang):
        if page.chapter == chapter and str(page.number) == number:
            return page
    raise KeyError(chapter)


def mistake(error: DataError, texts: Texts, lang: str) -> str:
    """What must hold, in words."""
    if error.said and texts.has(f"wrong-{error.said}"):
        return texts.format(f"wrong-{error.said}", **error.values)
    return words(lang).format("form-wrong", reason=str(error))


def blamed(error: DataError, paths: list[str]) -> str:
    """Of what somebody typed, that which the mistake is about; empty: none of it in particular."""
    wanted = error.table.split(".")

    def shared(path: str) -> int:
        parts = iter(path.split("."))
        return sum(any(word == part for part in parts) for word in wanted)

    best = max(paths, key=shared, default="")
    return best if best and shared(best) else ""
