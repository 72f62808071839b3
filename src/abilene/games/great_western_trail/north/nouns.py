"""The names of things that only the northern map brings."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.texts import Noun, Texts
from abilene.games.great_western_trail.data import Figures


def town_name(texts: Texts, town: str) -> str:
    """A big city by its name, any other town as the rulebook numbers it."""
    city = f"city-{town}"
    return texts.mark("city", town, texts.format(city)) if texts.has(city) else texts.mark("town", town, town.upper())


def north_nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names, by the field that holds them."""
    north = figures.north
    assert north is not None, "Rails to the North is not in play"

    def town(texts: Texts, name: str, number: int) -> Mapping[str, Any]:
        return {name: town_name(texts, north.towns[number])}

    def deeds(texts: Texts, name: str, tile: int) -> Mapping[str, Any]:
        """What the tile of a medium town lets you do."""
        actions = north.tile_actions[tile] if tile >= 0 else []
        words = [texts.format("label-now", action=action) for action in actions]
        return {name: f" {texts.format('or')} ".join(words)}

    return {"town": town, "deeds": deeds}
