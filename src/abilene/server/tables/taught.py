"""Which lesson is behind an option of a table, or a page of the booklet (`[taught]` of a game's `pitch.toml`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from abilene.lessons import Lesson, Words, lesson, lessons
from abilene.server.tables.promise import written


@dataclass(frozen=True)
class Way:
    """The way into a lesson, as a link tells it."""

    href: str
    title: str
    minutes: int


def way_to(taught: Lesson, lang: str) -> Way:
    """The way into this lesson."""
    return Way(f"/learn/{taught.game}/{taught.name}", Words(taught, lang).title(), taught.minutes)


def of_option(game: str, option: str, lang: str) -> Way | None:
    """The lesson that teaches what an option brings."""
    found = lesson(game, _said(game, "options").get(option, ""))
    return way_to(found, lang) if found else None


def of_page(game: str, number: int, lang: str) -> Way | None:
    """The lesson that a page of the booklet is played in: where none treats its subject, the first one."""
    found = lesson(game, _said(game, "pages").get(str(number), "")) or next(iter(lessons(game)), None)
    return way_to(found, lang) if found else None


def _said(game: str, what: str) -> Mapping[str, Any]:
    said: Mapping[str, Any] = written(game).get("taught", {}).get(what, {})
    return said
