"""The legend: what each picture of a game says, in the groups in which the table shows them (`legend.toml`)."""

import tomllib
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

import abilene
from abilene.games import box, names
from abilene.server.pages.illustration import drawn, read_spec


@dataclass(frozen=True)
class Entry:
    """One picture: a pictogram or a piece of a drawing, its name and one sentence."""

    key: str
    name: str
    text: str
    icon: str
    picture: Markup
    tile: str  # the number that is printed on it


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

    def entry(row: dict[str, str]) -> Entry:
        key = row["key"]
        name = say(f"legend-{key}")
        spec = read_spec(game, f"{row['figure']} pad 2") if "figure" in row else None
        picture = drawn(spec, lang, name) if spec else Markup()
        return Entry(key, name, say(f"legend-{key}.text"), row.get("icon", ""), picture, row.get("tile", ""))

    return tuple(
        Group(say(f"legend-in-{group['key']}"), tuple(entry(row) for row in group["entries"]))
        for group in written["group"]
    )
