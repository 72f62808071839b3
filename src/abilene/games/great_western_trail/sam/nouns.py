"""The names of things that only Sam brings: the steps of his turn, and their reasons."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.texts import Noun, Texts
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.sam.data import HUMAN, SEAT
from abilene.games.great_western_trail.sam.telling import REASONS, STEPS, named


def sam_nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names, by the field that holds them."""
    return {"step": _step}


def _step(texts: Texts, name: str, step: tuple[int, ...]) -> Mapping[str, Any]:
    """What he does, why, and the rule that says so."""
    what, why, rule = sentence(texts, step)
    return {name: what, "why": why, "rule": rule}


def sentence(texts: Texts, step: tuple[int, ...]) -> tuple[str, str, str]:
    """A step of his turn in words, its reason in words, and the rule behind it."""
    words = {"player": SEAT, "owner": HUMAN, **named(step)}
    words.pop("way", None)  # which the board shows
    reason, rule = REASONS[step[1]]
    return texts.format(f"sam-{STEPS[step[0]][0]}", **words), texts.format(f"why-{reason}", **words), rule
