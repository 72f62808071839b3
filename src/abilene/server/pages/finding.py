"""“What is…”: a word is looked up in the booklet and the rules of a game, and answered with where it is told."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from abilene.server.contract.pages import Told
from abilene.server.pages.book import book
from abilene.server.pages.booklet import booklet, has_booklet
from abilene.server.words import words

MOST = 6  # answers
_REACH = 90  # signs on each side of the word


def find(game: str, lang: str, wanted: str) -> list[Told]:
    """The places that tell of it: the booklet first, then the rules; of each those first whose heading names it."""
    folded = _folded(wanted.strip())
    if len(folded) < 3:
        return []
    meant = [told for told in _places(game, lang) if folded in _folded(f"{told.title} {told.text}")]
    meant.sort(key=lambda told: folded not in _folded(told.title))
    pages, rules = ([told for told in meant if told.href.startswith("/rules/") == rule] for rule in (False, True))
    found = [*pages[: MOST // 2], *rules]
    return [_around(told, folded) for told in found[:MOST]]


@cache
def _places(game: str, lang: str) -> tuple[Told, ...]:
    return tuple(_all_places(game, lang))


def _all_places(game: str, lang: str) -> Iterator[Told]:
    whole = booklet(game, lang) if has_booklet(game) else None
    for page in whole.pages if whole else ():
        where = words(lang).format("find-page", number=page.number)
        for section in page.sections:
            figures = [*section.beside, *section.below]
            picture = f"/games/{game}/book/{page.number}/figure/{figures[0].number}" if figures else ""
            text = " ".join(_plain(part) for part in (section.said, *(figure.caption for figure in figures)))
            href = f"/games/{game}/book/{page.number}#{section.anchor}"
            yield Told(section.title or page.title, text, href, where, picture)
    shown = whole.shown() if whole else {}
    for chapter in book(game, lang).chapters:
        for rule in chapter.rules:
            yield Told(rule.title, _plain(rule.html), f"/rules/{game}#{rule.id}", rule.id, shown.get(rule.id, ""))


def _around(told: Told, folded: str) -> Told:
    """What stands about the word."""
    at = max(_folded(told.text).find(folded), 0)
    start, end = max(0, at - _REACH), at + len(folded) + _REACH
    cut = told.text[start:end].strip()
    cut = cut.partition(" ")[2] if start else cut  # no half words
    cut = cut.rpartition(" ")[0] if end < len(told.text) else cut
    text = f"{'… ' if start else ''}{cut}{' …' if end < len(told.text) else ''}"
    return Told(told.title, text, told.href, told.where, told.picture)


def _plain(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).replace("&amp;", "&").strip()


def _folded(text: str) -> str:
    """Accents and capitals do not matter; every sign stays in its place."""
    return "".join(unicodedata.normalize("NFD", sign)[0] for sign in text).lower()
