"""Sam's latest turn as a story: sentence by sentence, each with its reason."""

from typing import NamedTuple

from abilene.engine.texts import Texts
from abilene.games.great_western_trail.sam.nouns import sentence
from abilene.games.great_western_trail.sam.telling import Deed, deeds


class Told(NamedTuple):
    """One step of his turn."""

    text: str  # what he does
    why: str
    rule: str


def story(told: list[int], texts: Texts) -> list[Told]:
    """The turn that `told` holds, as everybody may know it."""
    return [_told(deed, texts) for deed in deeds(told)]


def _told(deed: Deed, texts: Texts) -> Told:
    text, why = sentence(texts, deed)
    return Told(f"{text}.", f"{why[:1].upper()}{why[1:]}.", deed.rule)
