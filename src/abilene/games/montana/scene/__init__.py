"""The drawing: the map, the worker board, the wheel, the city and the player boards."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from abilene.engine.lights import Lights, lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.montana.data import Figures
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.choices import Offer, offers
from abilene.games.montana.scene.city import draw_city
from abilene.games.montana.scene.land import draw_land
from abilene.games.montana.scene.layout import frames
from abilene.games.montana.scene.mats import draw_others, draw_own_mat
from abilene.games.montana.scene.wheel import draw_wheel
from abilene.games.montana.scene.work import draw_work
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import Territory
from abilene.games.montana.view import view


def scene(t: Territory, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    return scene_of(view(Seen(t, seat)), lights(t, seat, texts), offers(t, seat), texts, shape, t.figures)


def scene_of(
    known: Mapping[str, Any], lit: Lights, options: Mapping[int, Offer], texts: Texts, shape: str, figures: Figures
) -> Scene:
    """The table, from nothing but what the viewer knows and may choose."""
    lay = frames(shape, figures.players)
    state = "over" if known["player"] < 0 else "turn" if known["turn"] >= 0 else "before"
    title = texts.format("scene-title", player=max(known["turn"], 0), state=state)
    drawing = Scene(lay.width, lay.height, title, texts.lang, _style())
    b = Board(drawing, known, *lit, options, texts, figures, lay, shape)
    draw_land(b)
    draw_own_mat(b)
    draw_work(b)
    draw_wheel(b)
    draw_city(b)
    draw_others(b)
    return drawing


@cache
def _style() -> str:
    return (Path(__file__).parents[1] / "look.css").read_text(encoding="utf-8")
