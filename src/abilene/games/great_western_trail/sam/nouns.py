"""The names of things that only Sam brings: the steps of his turn, and their reasons."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.texts import Noun, Texts
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.sam.data import HUMAN, SEAT
from abilene.games.great_western_trail.sam.telling import Deed, deed


def sam_nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names, by the field that holds them."""
    return {"step": _step}


def _step(texts: Texts, name: str, step: tuple[int, ...]) -> Mapping[str, Any]:
    """What he does, why, and the rule that says so."""
    told = deed(step)
    what, why = sentence(texts, told)
    return {name: what, "why": why, "rule": told.rule}


def sentence(texts: Texts, told: Deed) -> tuple[str, str]:
    """A step of his turn in words, and its reason in words."""
    words = {"player": SEAT, "owner": HUMAN, **told.values}
    words.pop("way", None)  # which the board shows
    return texts.format(f"sam-{told.step}", **words), texts.format(f"why-{told.reason}", **words)
