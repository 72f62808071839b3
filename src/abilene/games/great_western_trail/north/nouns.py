"""The names of things that only the northern map brings."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.texts import Noun, Texts, of
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.notation import town_number


def town_name(texts: Texts, town: str) -> str:
    """A big city by its name, any other town by the number on its signpost."""
    return town_forms(texts, "town", town)["town"]


def town_forms(texts: Texts, name: str, town: str) -> dict[str, str]:
    """A town, and the little words that French puts before it."""
    city = f"city-{town}"
    if texts.has(city):
        word = texts.mark("city", town, texts.format(city))
        return {name: word, f"{name}_the": word, f"{name}_of": of(texts, word), f"{name}_number": word}
    number = town_number(town)
    text = "town-station" if town.startswith("st") else "town-plain"
    word = texts.format(text, number=number)
    said = {f"{name}_{form}": texts.format(f"{text}.{form}", number=number) for form in ("the", "of")}
    return {name: texts.mark("town", town, word), f"{name}_number": number, **said}


def north_nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names, by the field that holds them."""
    north = figures.north
    assert north is not None, "Rails to the North is not in play"

    def town(texts: Texts, name: str, number: int) -> Mapping[str, Any]:
        return town_forms(texts, name, north.towns[number])

    def deeds(texts: Texts, name: str, tile: int) -> Mapping[str, Any]:
        """What the tile of a medium town lets you do."""
        actions = north.tile_actions[tile] if tile >= 0 else []
        words = [texts.format("label-now", action=action) for action in actions]
        return {name: f" {texts.format('or')} ".join(words)}

    return {"town": town, "deeds": deeds}
