"""The drawing: the map, the worker board, the wheel, the city and the player boards."""

from abilene.engine.ink import SMALLEST
from abilene.engine.lights import lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.building import draw_build_sheet
from abilene.games.montana.scene.choices import offers, planned
from abilene.games.montana.scene.city import draw_city
from abilene.games.montana.scene.land import draw_land
from abilene.games.montana.scene.layout import TYPE, frames
from abilene.games.montana.scene.mats import draw_others, draw_own_mat
from abilene.games.montana.scene.wheel import draw_wheel
from abilene.games.montana.scene.work import draw_work
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import Territory


def scene(t: Territory, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    seen, lay = Seen(t, seat), frames(shape, t.figures.players)
    state = "over" if seen.over else "turn" if seen.turn >= 0 else "before"
    title = texts.format("scene-title", player=max(seen.turn, 0), state=state)
    drawing = Scene(lay.width, lay.height, title, texts.lang, t.game.box.look)
    smallest = TYPE if shape == "wide" else SMALLEST
    b = Board(drawing, seen, lights(t, seat, texts), texts, shape, offers(t, seat), planned(t, seat), lay, smallest)
    for draw in (draw_land, draw_own_mat, draw_work, draw_wheel, draw_city, draw_others, draw_build_sheet):
        draw(b)
    return drawing
