"""The rulebook of a game, rule by rule: what `?` shows."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_HEADING = re.compile(r"^### (\S+) · (.+)$")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, and its text in Markdown."""

    id: str
    title: str
    text: str


@cache
def rules(folder: Path, lang: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    found: dict[str, Rule] = {}
    for part in re.split(r"^(?=#{1,3} )", (folder / f"rules.{lang}.md").read_text(encoding="utf-8"), flags=re.M):
        heading, _, text = part.partition("\n")
        match = _HEADING.match(heading)
        if match:
            found[match[1]] = Rule(match[1], match[2], text.strip())
    return found


def look_up(folder: Path, lang: str, words: str) -> list[Rule]:
    """The rules with this id, or with these words in their title."""
    book, wanted = rules(folder, lang), words.casefold()
    if wanted.upper() in book:
        return [book[wanted.upper()]]
    return [rule for rule in book.values() if wanted in rule.title.casefold()]
