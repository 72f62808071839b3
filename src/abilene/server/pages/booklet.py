"""The booklet in front of the numbered rules: pages of `book.<lang>.md`, with figures from real games.

One `#` is a page, `##` a section of it; the last `#` is the summary on one sheet. A fence `figure` draws a position,
`rules` names the numbered rules that a section explains, `sum` sets a reckoning in one line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from abilene.games import box, names
from abilene.server.pages.book import book
from abilene.server.pages.illustration import Spec, drawn, filled, read_spec
from abilene.server.pages.static import static_root

_TERM = re.compile(r" ([+−×=→]) ")
_CALL = re.compile(r"\((\d)\)")
_ICON = re.compile(r"(?<![\w:]):([a-z][a-z-]+):")
_FIGURE_WORD = re.compile(r"(?:eyes|show|ring|call|for|zoom|pad|wide|under|asked|shape)\b")
_RULE = re.compile(r"([A-Z]+-[A-Z0-9]+)-(?:(\d+)(?:\.\.(\d+))?|\*)")


@dataclass(frozen=True)
class Figure:
    """One figure of a page."""

    number: int
    spec: Spec
    caption: Markup
    lang: str

    @property
    def svg(self) -> Markup:
        """The drawing."""
        return drawn(self.spec, self.lang, self.caption.striptags())


@dataclass(frozen=True)
class Section:
    """What stands under one heading, and what belongs beside it."""

    anchor: str
    step: str  # the number of a step, where steps are numbered
    title: str
    blocks: tuple["Markup | Figure", ...]
    rules: tuple[str, ...]

    @property
    def beside(self) -> list[Figure]:
        """The figures that stand beside the text."""
        return [one for one in self._figures if not (one.spec.wide or one.spec.under)]

    @property
    def under(self) -> list[Figure]:
        """The figures that stand in the column of the text, below it."""
        return [one for one in self._figures if one.spec.under]

    @property
    def below(self) -> list[Figure]:
        """The figures that take the whole width."""
        return [one for one in self._figures if one.spec.wide]

    @property
    def _figures(self) -> list[Figure]:
        return [block for block in self.blocks if isinstance(block, Figure)]

    @property
    def said(self) -> Markup:
        """The text."""
        return Markup("\n").join(block for block in self.blocks if not isinstance(block, Figure))

    @property
    def runs(self) -> list[tuple[str, str]]:
        """The rules, those that follow each other as one: the first, and how far it goes."""
        return list(_runs(self.rules))


@dataclass(frozen=True)
class Page:
    """One page."""

    number: int
    title: str
    lead: Markup
    sections: tuple[Section, ...]

    @property
    def figures(self) -> list[Figure]:
        """All figures of the page."""
        return [block for section in self.sections for block in section.blocks if isinstance(block, Figure)]


@dataclass(frozen=True)
class Booklet:
    """A booklet in one language."""

    pages: tuple[Page, ...]
    summary: Page

    def where(self) -> dict[str, tuple[Page, Section]]:
        """Where each numbered rule is explained."""
        told = ((rule, page, section) for page in self.pages for section in page.sections for rule in section.rules)
        return {rule: (page, section) for rule, page, section in reversed(list(told))}

    def shown(self) -> dict[str, str]:
        """Where the figure is that helps to understand a rule."""
        return {
            rule: f"/games/{figure.spec.game}/book/{page.number}/figure/{figure.number}"
            for page in self.pages
            for figure in page.figures
            for rule in figure.spec.rules
        }


def has_booklet(game: str) -> bool:
    """Whether a game has one: games of other packages need not."""
    return game in names() and (box(game).folder / "book.en.md").exists()


@cache
def booklet(game: str, lang: str) -> Booklet:
    """The booklet of a game."""
    text = (box(game).folder / f"book.{lang}.md").read_text(encoding="utf-8")
    *pages, summary = _Reader(game, lang).read(text)
    return Booklet(tuple(pages), summary)


@cache
def numbered(game: str) -> tuple[str, ...]:
    """The numbered rules in their order."""
    return tuple(rule.id for chapter in book(game, "en").chapters for rule in chapter.rules)


class _Reader:
    """Reads a file from top to bottom; numbers in a text come from the figure above it."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.renderer.rules["fence"] = _sum  # type: ignore[attr-defined]
        self.figures = 0
        self.spec: Spec | None = None

    def read(self, text: str) -> Iterator[Page]:
        """The pages."""
        parts = re.split(r"^# (.+)$", text, flags=re.MULTILINE)
        for number, (title, body) in enumerate(zip(parts[1::2], parts[2::2], strict=True), 1):
            self.figures, self.spec = 0, None
            opening, *rest = re.split(r"^## (.+)$", body, flags=re.MULTILINE)
            first = self.section(0, "", opening)
            lead = Markup("\n").join(block for block in first.blocks if not isinstance(block, Figure))
            beside = Section("s-0", "", "", tuple(b for b in first.blocks if isinstance(b, Figure)), first.rules)
            sections = [self.section(n, *part) for n, part in enumerate(zip(rest[::2], rest[1::2], strict=True), 1)]
            yield Page(number, title, lead, (*([beside] if beside.blocks or beside.rules else []), *sections))

    def section(self, number: int, heading: str, body: str) -> Section:
        """One section."""
        step, _, title = heading.rpartition(" · ")
        blocks: list[Markup | Figure] = []
        rules: list[str] = []
        for block in _top(self.markdown.parse(body)):
            kind, _, info = block[0].info.partition(" ") if block[0].type == "fence" else ("", "", "")
            if kind == "figure":
                blocks.append(self.figure(info, block[0].content))
            elif kind == "rules":
                rules += meant(self.game, f"{info} {block[0].content}")
            else:
                blocks.append(self.said(self.markdown.renderer.render(block, self.markdown.options, {})))
        return Section(f"s-{number}", step.strip(), title.strip(), tuple(blocks), tuple(rules))

    def figure(self, info: str, body: str) -> Figure:
        """One figure: lines that say what it shows, then its caption."""
        lines = body.splitlines()
        while lines and _FIGURE_WORD.match(lines[0]):
            info += f" {lines.pop(0)}"
        self.spec = read_spec(self.game, info)
        self.figures += 1
        return Figure(self.figures, self.spec, self.said(self.markdown.renderInline(" ".join(lines))), self.lang)

    def said(self, html: str) -> Markup:
        """A text with its numbers, callouts and pictograms."""
        html = filled(html, self.spec)
        calls = {number for number, _ in self.spec.call} if self.spec else set()
        html = _CALL.sub(lambda call: f'<span class="no">{call[1]}</span>' if call[1] in calls else call[0], html)
        html = _ICON.sub(
            rf'<svg class="i" aria-hidden="true"><use href="{static_root()}/look/icons.svg#i-\1"/></svg>', html
        )
        return Markup(
            html.replace("<table>", '<div class="wide-table" tabindex="0"><table>').replace(
                "</table>", "</table></div>"
            )
        )


def _top(tokens: list[Token]) -> Iterator[list[Token]]:
    """The tokens of each block."""
    block: list[Token] = []
    depth = 0
    for token in tokens:
        block.append(token)
        depth += token.nesting
        if depth == 0:
            yield block
            block = []


def _sum(tokens: list[Token], at: int, *_: Any) -> str:
    """`1 Criollo + 2 Galloway = 3 $ income`: numbers large, what they are below them."""
    parts = _TERM.split(tokens[at].content.strip())
    html = []
    for n, part in enumerate(parts):
        number, word = part.split(" ", 1) if " " in part else (part, "")
        if number == "$" or word.startswith("$"):  # French writes the dollar after the number
            number, word = f"{number}\u00a0$", word.removeprefix("$").strip()
        html.append(f"<i>{part}</i>" if n % 2 else f"<span>{number}<small>{word}</small></span>")
    return f'<div class="sumr">{"".join(html)}</div>'


def meant(game: str, text: str) -> list[str]:
    """The rules that `GGB-DIST-1..4 GGB-UPK-*` means; ValueError: there is none such."""
    found: list[str] = []
    for word in text.split():
        parts = _RULE.fullmatch(word)
        if parts is None:
            raise ValueError(f"{word!r} names no rules")
        family, first, last = parts[1], int(parts[2] or 0), int(parts[3] or parts[2] or 0)
        rules = [
            rule
            for rule in numbered(game)
            if rule.rpartition("-")[0] == family and (not last or first <= int(rule.rpartition("-")[2]) <= last)
        ]
        if not rules or (last and len(rules) != last - first + 1):
            raise ValueError(f"not all rules of {word!r} are there")
        found += rules
    return found


def _runs(rules: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """`GGB-DIST-1` and `4` for four rules that follow each other."""
    numbers = [(rule.rpartition("-")[0], int(rule.rpartition("-")[2])) for rule in rules]
    for _, run in groupby(enumerate(numbers), lambda one: (one[1][0], one[1][1] - one[0])):
        row = [number for _, number in run]
        (family, first), last = row[0], row[-1][1]
        yield f"{family}-{first}", str(last) if last != first else ""
