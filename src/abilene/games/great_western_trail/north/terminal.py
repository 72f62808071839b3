"""The northern map in plain text."""

from abilene.engine.columns import short_name
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.north.nouns import town_name
from abilene.games.great_western_trail.seen import Seen


def north_words(seen: Seen, texts: Texts) -> dict[str, list[str]]:
    """What lies in the medium towns, who has stores where, and how far the annexes are emptied, by title."""
    north, figures = seen.north, seen.figures.north
    if north is None or figures is None:
        return {}
    names = [town_name(texts, town) for town in figures.towns]
    tiles = [(names[town], figures.tile_names[tile]) for town, tile in enumerate(north.tiles) if tile >= 0]
    owners = [[short_name(seat, texts) for seat in slots if seat >= 0] for slots in north.slots]
    return {
        "towns": [f"{name} ({texts.format(f'medium-{tile}')})" for name, tile in tiles],
        "stores": [f"{name} ({', '.join(here)})" for name, here in zip(names, owners, strict=True) if here],
        "annexes": [
            texts.format("terminal-annex", player=seat, placed=north.placed[seat], bells=north.bells[seat])
            for seat in range(seen.figures.seats)
        ],
    }
