"""Sam in plain text."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import WORKERS


def sam_words(sam: Mapping[str, Any], texts: Texts) -> list[str]:
    """His specialty, his cards, his discs, and where he delivers next."""
    specialty = WORKERS.index(sam["specialty"])
    found = [
        texts.format("terminal-sam-specialty", worker=specialty),
        texts.format("terminal-sam-deck", count=sam["deck"]),
        texts.format("terminal-sam-discs", count=sam["discs"]),
        texts.format("terminal-sam-pile", count=len(sam["pile"])),
        texts.format("terminal-sam-city", name=texts.format(f"city-{sam['next_city']}")),
    ]
    if sam["played"]:
        found.insert(2, texts.format("terminal-sam-card", number=sam["played"][-1]))
    if sam["engine_gone"]:
        found.append(texts.format("terminal-sam-engine"))
    return found
