"""Issues: a table with corrected figures must not get what was drawn for another one."""

from functools import lru_cache

from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.scene.actions import group_marks

_issues: dict[str, int] = {}


@lru_cache(256)
def issue(figures: Figures) -> int:
    """Which printing of the box these figures are; equal figures are the same one."""
    actions = [group_marks([action], figures) for action in range(len(figures.actions))]
    shown = (
        figures.edition,
        actions,
        [(face.name, face.craftsmen, face.vp, face.hands, face.groups) for face in figures.faces],
        figures.groups,
        [(of.id, of.immediate, of.vp, of.penalty, of.needs) for of in figures.objectives],
        [(of.id, of.immediate, of.certificates, of.scoring, of.vp, of.per) for of in figures.masters],
        list(zip(figures.tile_names, figures.tile_hands, figures.tile_vp, strict=True)),
        list(zip(figures.kind_colour, figures.kind_value, figures.kind_vp, strict=True)),
        (figures.row_size, figures.row_action, figures.worker_vp, figures.worker_vp_from),
        (figures.slot_white, figures.aux_remove_money, figures.track, figures.city_value, figures.last_city),
    )
    return _issues.setdefault(repr(shown), len(_issues))
