"""The drawing: the board with its markets, the player boards and the hand."""

from abilene.engine.lights import ALL, lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.scene.badges import draw_badges
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.choices import chosen_tile, led_to, offers, picked_things
from abilene.games.great_western_trail.scene.cities import draw_cities
from abilene.games.great_western_trail.scene.ground import draw_ground
from abilene.games.great_western_trail.scene.hand import draw_hand
from abilene.games.great_western_trail.scene.kansas_city import draw_kansas_city
from abilene.games.great_western_trail.scene.layout import BOARD, frames, land_of
from abilene.games.great_western_trail.scene.markets import draw_display, draw_jobs, draw_market
from abilene.games.great_western_trail.scene.north import draw_country, draw_towns
from abilene.games.great_western_trail.scene.pieces import BUILDING_SIZE
from abilene.games.great_western_trail.scene.poker import draw_poker, draw_poker_signs
from abilene.games.great_western_trail.scene.railroad import draw_engines, draw_railroad
from abilene.games.great_western_trail.scene.sam import draw_sam
from abilene.games.great_western_trail.scene.sheets import sheet_of
from abilene.games.great_western_trail.scene.strip import draw_mats
from abilene.games.great_western_trail.scene.trail import draw_herders, draw_trail
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.view import standing


def scene(t: Trail, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    sheet = sheet_of(t, seat)
    lay = frames(shape, t.figures, sheet is not None)
    title = texts.format("scene-title", player=t.turn, over="yes" if t.over else "no")
    drawing = Scene(lay.width, lay.height, title, texts.lang, t.game.box.look)
    lit = lights(t, seat, texts, most=ALL)
    asked = seat is not None and t.player == seat
    options = offers(t, texts) if asked else {}
    beyond = tuple(led_to(t, texts, lit)) if asked else ()
    land = land_of(t.game.tables, t.game.options)
    chosen = (picked_things(t) if lit.picks else chosen_tile(t)) if asked else {}
    b = Board(drawing, Seen(t, seat), lit, texts, shape, options, standing(t, seat), land, lay, beyond, chosen)
    _draw_board(b.on(lay.board), t)
    _draw_seats(b)
    if sheet is not None and lay.sheet is not None:
        sheet(b.on(lay.sheet), t)
    return drawing


def _draw_board(b: Board, t: Trail) -> None:
    whole = (BOARD[0], BOARD[1] - b.land.top)
    b.part("board", b.frames.board.frame, whole, mini="board:ground", piece=BUILDING_SIZE[1])
    if b.land.country:
        b.scene.add(b.sheet, "g", parent="part:board", transform=f"translate(0 {-b.land.top:g})")
    draw_ground(b)
    draw_country(b)
    draw_kansas_city(b, t)
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
    """The viewer's own hand, the objectives on display, and everybody's board; the others also in brief on a phone."""
    own, lay = b.seen.own, b.frames
    b.part("hand", lay.hand.frame, icon="card", slot="hand")
    draw_hand(b.on(lay.hand), lay.hand.sheet(b.scene, "hand", "part:hand"), own)
    draw_display(b.on(lay.display))
    draw_mats(b, own)
    if b.figures.sam:
        draw_sam(b)
    if b.figures.poker:
        draw_poker(b)
