"""The rulebook as a page: chapters and rules of `rules.<lang>.md`, each rule with its id as anchor."""

import re
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from abilene.games import box

_RULE_ID = re.compile(r"\b[A-Z]{2,5}-[A-Z]+-\d+\b")
_HEADING = re.compile(r"^(#{1,3}) (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, and what it says."""

    id: str
    title: str
    html: Markup


@dataclass(frozen=True)
class Chapter:
    """One chapter of the rulebook."""

    anchor: str
    title: str
    html: Markup
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Book:
    """A rulebook in one language."""

    title: str
    html: Markup
    chapters: tuple[Chapter, ...]

    @property
    def count(self) -> int:
        """How many rules there are."""
        return sum(len(chapter.rules) for chapter in self.chapters)


@cache
def book(game: str, lang: str) -> Book:
    """The rules of a game in our own words."""
    text = (box(game).folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    parts = _HEADING.split(text)[1:]
    sections = [(len(parts[i]), parts[i + 1].strip(), parts[i + 2]) for i in range(0, len(parts), 3)]
    ids = {found.group() for level, heading, _ in sections if level == 3 and (found := _RULE_ID.match(heading))}
    title, opening = "", Markup()
    chapters: list[tuple[str, Markup, list[Rule]]] = []
    for level, heading, body in sections:
        html = _html(body, ids)
        if level == 1:
            title, opening = heading, html
        elif level == 2:
            chapters.append((heading, html, []))
        else:
            rule, _, name = heading.partition(" · ")
            chapters[-1][2].append(Rule(rule.strip(), name.strip(), html))
    made = (Chapter(f"chapter-{n}", *chapter[:2], tuple(chapter[2])) for n, chapter in enumerate(chapters, 1))
    return Book(title, opening, tuple(made))


def _html(text: str, ids: set[str]) -> Markup:
    """Markdown without raw HTML; the ids of rules lead to them."""
    linked = _RULE_ID.sub(lambda found: f"[{found[0]}](#{found[0]})" if found[0] in ids else found[0], text)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return Markup(
        reader.render(linked)
        .replace("<table>", '<div class="wide-table" tabindex="0"><table>')
        .replace("</table>", "</table></div>")
    )
