"""Forms: what a game says about itself to whoever corrects its figures from a box (`form.toml` in its folder)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from abilene.engine.texts import Texts


def _lies_there(_state: Any, _group: str, _number: int) -> None:
    """Everything can be seen as it is dealt."""


def _by_its_text(texts: Texts, _figures: Any, sort: str, value: str) -> str:
    return texts.format(f"{sort}-{value.lower()}") if texts.has(f"{sort}-{value.lower()}") else value


@dataclass(frozen=True)
class Form:
    """How pieces come to be seen, and what choices are called."""

    lay: Callable[[Any, str, int], None] = _lies_there  # lay the so manieth piece of a group where a drawing shows it
    word: Callable[[Texts, Any, str, str], str] = _by_its_text  # of a sort of things, what this one is called


PLAIN = Form()
word_of = PLAIN.word
