"""The northern map in plain text."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.columns import short_name
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.north.nouns import town_name


def north_words(view: Mapping[str, Any], texts: Texts) -> dict[str, list[str]]:
    """What lies in the medium towns, who has stores where, and how far the add-ons are emptied, by title."""
    north = view["north"]
    stores = []
    for town, slots in north["stores"].items():
        owners = [short_name(seat, texts) for seat in slots if seat >= 0]
        if owners:
            stores.append(f"{town_name(texts, town)} ({', '.join(owners)})")
    annexes = [
        texts.format("terminal-annex", player=seat, placed=shown["annex"]["placed"], bells=shown["annex"]["bells"])
        for seat, shown in enumerate(view["seats"])
    ]
    return {
        "towns": [
            f"{town_name(texts, town)} ({texts.format(f'medium-{tile}')})" for town, tile in north["tiles"].items()
        ],
        "stores": stores,
        "annexes": annexes,
    }
