"""Scenes on their way to browsers: whole once, then only what changed."""

import msgspec

from abilene.engine.scene import Scene
from abilene.server.tables.table import Table

KEPT = 3  # scenes per pair of eyes, so that a reader who is a few plies behind gets a difference too


def scene_at(table: Table) -> tuple[int, int]:
    """What tells one scene of a table from the next: the ply, and who sits where."""
    return table.ply, table.sittings


def scene_of(table: Table, eyes: int | None, lang: str, shape: str) -> Scene:
    """The drawing as these eyes may see it now."""
    kept = table.scenes.setdefault((eyes, lang, shape), {})
    at = scene_at(table)
    if at not in kept:
        kept[at] = table.game.scene(table.state, eyes, lang, shape, table.names(lang))
        while len(kept) > KEPT:
            del kept[next(iter(kept))]
    found: Scene = kept[at]
    return found


def whole_scene(table: Table, eyes: int | None, lang: str, shape: str) -> bytes:
    """The whole drawing as JSON."""
    return table.cached(
        ("scene", eyes, lang, shape), lambda: msgspec.json.encode(scene_of(table, eyes, lang, shape).to_data())
    )


def scene_bytes(table: Table, eyes: int | None, lang: str, shape: str, known: tuple[int, int] | None) -> bytes:
    """What somebody needs who has the scene of `known`: what changed, or the whole when that is forgotten."""

    def make() -> bytes:
        kept = table.scenes.get((eyes, lang, shape), {})
        older = kept.get(known)
        if known is None or older is None:
            return b'{"whole":' + whole_scene(table, eyes, lang, shape) + b"}"
        difference = scene_of(table, eyes, lang, shape).diff(older)
        return msgspec.json.encode({"since": known[0], **difference})

    return table.cached(("diff", eyes, lang, shape, known), make)
