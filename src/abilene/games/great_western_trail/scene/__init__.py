"""The drawing: the board with its markets, the player boards and the hand."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from abilene.engine.lights import ALL, Lights, lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.scene.badges import draw_badges
from abilene.games.great_western_trail.scene.beside import with_poker, with_sam
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.choices import Offer, offers
from abilene.games.great_western_trail.scene.cities import draw_cities
from abilene.games.great_western_trail.scene.ground import draw_ground
from abilene.games.great_western_trail.scene.hand import draw_hand
from abilene.games.great_western_trail.scene.kansas_city import draw_kansas_city
from abilene.games.great_western_trail.scene.layout import BOARD, Land, frames, land_of
from abilene.games.great_western_trail.scene.markets import draw_display, draw_jobs, draw_market
from abilene.games.great_western_trail.scene.mats import draw_mat
from abilene.games.great_western_trail.scene.north import draw_country, draw_towns
from abilene.games.great_western_trail.scene.poker import draw_poker, draw_poker_signs
from abilene.games.great_western_trail.scene.railroad import draw_engines, draw_railroad
from abilene.games.great_western_trail.scene.sam import draw_sam
from abilene.games.great_western_trail.scene.strip import draw_others
from abilene.games.great_western_trail.scene.trail import draw_herders, draw_trail
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.view import standing as score_so_far
from abilene.games.great_western_trail.view import view


def scene(t: Trail, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    options = offers(t, texts) if seat is not None and t.player == seat else {}
    known = view(Seen(t, seat)) | {"standing": score_so_far(t, seat)}
    lit = lights(t, seat, texts, most=ALL)
    return scene_of(known, lit, options, texts, shape, t.figures, land_of(t.game.tables, t.game.options))


def scene_of(
    known: Mapping[str, Any],
    lit: Lights,
    options: Mapping[int, Offer],
    texts: Texts,
    shape: str,
    figures: Figures,
    land: Land,
) -> Scene:
    """The table, from nothing but what the viewer knows and may choose."""
    lay = frames(shape, figures.players, north=figures.north is not None)
    if figures.poker:
        lay = with_poker(lay, shape)
    if figures.sam:
        lay = with_sam(lay, shape)
    title = texts.format("scene-title", player=known["turn"], over="yes" if known["player"] < 0 else "no")
    drawing = Scene(lay.width, lay.height, title, texts.lang, _style())
    b = Board(drawing, known, *lit, options, texts, figures, land, lay, shape)
    _draw_board(b)
    _draw_seats(b)
    return drawing


@cache
def _style() -> str:
    return (Path(__file__).parents[1] / "look.css").read_text(encoding="utf-8")


def _draw_board(b: Board) -> None:
    frame = b.frames.board
    whole = BOARD[0], BOARD[1] - b.land.top
    b.scene.part("part:board", b.say("part", part="board"), frame.x, frame.y, frame.w, frame.h, whole)
    if b.land.country:
        b.scene.add(b.sheet, "g", parent="part:board", transform=f"translate(0 {-b.land.top:g})")
    draw_ground(b)
    draw_country(b)
    draw_kansas_city(b)
    draw_jobs(b)
    draw_cities(b)
    draw_railroad(b)
    draw_towns(b)
    draw_market(b)
    draw_trail(b)
    if b.figures.poker:
        draw_poker_signs(b)
    draw_engines(b)
    draw_herders(b)
    draw_badges(b)


def _draw_seats(b: Board) -> None:
    """The viewer's own board and hand, the objectives on display, and the others in brief."""
    own = max(b.known["seat"] or 0, 0)  # whoever only watches sits with the first seat
    lay = b.frames
    b.scene.part("part:hand", b.say("part", part="hand"), lay.hand.x, lay.hand.y, lay.hand.w, lay.hand.h, icon="card")
    b.scene.add("hand", "g", parent="part:hand", transform=f"scale({lay.hand.scale:.4g})")
    draw_hand(b, "hand", own)
    draw_display(b)
    key = f"part:mat:{own}"
    b.scene.part(key, b.say("part", part="mat"), lay.mat.x, lay.mat.y, lay.mat.w, lay.mat.h, icon="ranch")
    mat = b.scene.add("mat", "g", parent=key, transform=f"scale({lay.mat.scale:.4g})")
    draw_mat(b, mat, own)
    if b.figures.sam:
        draw_sam(b)
        return
    at = lay.players
    b.scene.part("part:players", b.say("part", part="players"), at.x, at.y, at.w, at.h, icon="hat")
    others = b.scene.add("players", "g", parent="part:players", transform=f"scale({lay.players.scale:.4g})")
    draw_others(b, others, mat, own)
    if b.figures.poker:
        draw_poker(b)
