"""The legend: what each picture of a game says, in the groups in which the table shows them (`legend.toml`)."""

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from markupsafe import Markup

import abilene
from abilene.games import box, names
from abilene.server.pages.illustration import drawn, read_spec, scene_of


@dataclass(frozen=True)
class Entry:
    """One picture: a pictogram or a piece of a drawing, its name and one sentence."""

    key: str
    name: str
    text: str
    icon: str
    picture: Markup
    tile: str  # the number that is printed on it
    told: bool  # in the words of the drawing

    @property
    def broad(self) -> bool:
        """Whether its picture is so wide that it stands above the words."""
        found = re.search(r'width="(\d+)" height="(\d+)"', self.picture)
        return found is not None and int(found[1]) > 2.4 * int(found[2])


@dataclass(frozen=True)
class Group:
    """What is found in one place of the table."""

    title: str
    entries: tuple[Entry, ...]


def has_legend(game: str) -> bool:
    """Whether a game has one: games of other packages need not."""
    return game in names() and (box(game).folder / "legend.toml").exists()


@cache
def legend(game: str, lang: str) -> tuple[Group, ...]:
    """The legend of a game."""
    written = tomllib.loads((box(game).folder / "legend.toml").read_text(encoding="utf-8"))
    say = abilene.load(game, players=box(game).meta.players[-1]).texts(lang).format

    def entry(row: dict[str, Any]) -> Entry:
        key = row["key"]
        spec = read_spec(game, f"{row['figure']} pad 2") if "figure" in row else None
        if spec and row.get("tip"):  # what a tile does is said by the drawing itself
            seen = scene_of(replace(spec, eyes=None), lang).nodes  # of nobody: what it brings now is said at the table
            name, _, text = (seen.get(spec.show[0]) or scene_of(spec, lang).nodes[spec.show[0]]).title.partition(":")
            name, text = name.rstrip(), text.strip()
            text = text[0].upper() + text[1:]
        else:
            name, text = say(f"legend-{key}"), say(f"legend-{key}.text")
        picture = drawn(spec, lang, name) if spec else Markup()
        return Entry(key, name, text, row.get("icon", ""), picture, row.get("tile", ""), bool(row.get("tip")))

    return tuple(
        Group(say(f"legend-in-{group['key']}"), tuple(entry(row) for row in group["entries"]))
        for group in written["group"]
    )
