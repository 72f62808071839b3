"""Scenes on their way to browsers: whole once, then only what changed."""

from collections.abc import Sequence

from abilene.engine.core import State
from abilene.engine.scene import Scene
from abilene.server.contract import answers as contract
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
        kept[at] = table.game.scene(_asked(table, eyes), eyes, lang, shape, table.names(lang))
        while len(kept) > KEPT:
            del kept[next(iter(kept))]
    found: Scene = kept[at]
    return found


def _asked(table: Table, eyes: int | None) -> State:
    """The state that is drawn: for whom a bot plays, nothing is lit."""
    state = table.state
    if table.has_stand_in(eyes):
        state = state.copy()
        state.choices = []
    return state


def whole_scene(table: Table, eyes: int | None, lang: str, shape: str) -> contract.Scene:
    """The whole drawing."""
    return contract.Scene(**scene_of(table, eyes, lang, shape).to_data())


def picked_scene(table: Table, eyes: int | None, lang: str, shape: str, picked: Sequence[str]) -> contract.Drawn:
    """What is another in the present drawing when this is picked on its sheet."""
    scene = table.game.scene(_asked(table, eyes), eyes, lang, shape, table.names(lang), picked)
    return contract.Drawn(since=table.ply, **scene.diff(scene_of(table, eyes, lang, shape)))


def drawn(table: Table, eyes: int | None, lang: str, shape: str, known: tuple[int, int] | None) -> contract.Drawn:
    """What somebody needs who has the scene of `known`: what changed, or the whole when that is forgotten."""
    older = table.scenes.get((eyes, lang, shape), {}).get(known)
    if known is None or older is None:
        return contract.Drawn(whole_scene(table, eyes, lang, shape))
    return contract.Drawn(since=known[0], **scene_of(table, eyes, lang, shape).diff(older))
