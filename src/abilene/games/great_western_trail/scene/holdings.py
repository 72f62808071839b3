"""Holdings: the buildings, objective cards and tiles on a mat."""

from collections import Counter
from functools import partial

from abilene.engine.ink import Ink, pattern, piece
from abilene.games.great_western_trail.data import BLACK, GREEN, Figures
from abilene.games.great_western_trail.scene import words
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import LINE_SIZE, objective, objective_line
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scene.pieces import building, hand, master, tile
from abilene.games.great_western_trail.scene.tasks import fulfilled

_PLATES_X, _PLATES_Y, _PLATES_PITCH = 42.0, 364.0, (59.6, 37.0)
_PLATE = (56.0, 33.0)
_PLATES_IN_ROW = 6
_MOST_IN_ROWS = 12  # more of them become a little smaller
_WHOLE = (142.0, 84.0)
_AREA, _AREA_HEIGHT = (14.0, 446.0), 86.0
_COLLECTED = 214.0, 346.0, 466.0, 513.0  # left, right, hazards, natives and station masters


def draw_buildings(b: Board, parent: str, seat: int) -> None:
    """The private buildings not yet on the trail, each at its place; what was built leaves a dashed one."""
    figures = b.figures
    left = {(face - figures.neutrals) // 2 + 1: face for face in b.seen.unbuilt_of(seat)}
    gone = [number for number in range(1, figures.numbers + 1) if number not in left]
    places = b.scene.add(f"plates:{seat}", "g", parent=parent, class_="plates")

    def draw(ink: Ink) -> None:
        for number in gone:
            x, y, scale = _plate_place(figures, number)
            w, h = _PLATE[0] * scale, _PLATE[1] * scale
            ink.rect(x - w / 2, y - h / 2, w, h, "ghost")

    b.print(places, (figures.numbers, *gone), draw)
    for number, face in left.items():
        _plate(b, parent, seat, number, face)


def _plate_place(figures: Figures, number: int) -> tuple[float, float, float]:
    """The middle of a building's place, and its scale."""
    in_row = _PLATES_IN_ROW + (figures.numbers > _MOST_IN_ROWS)
    row, column = divmod(number - 1, in_row)
    scale = _PLATES_IN_ROW / in_row
    left = _PLATES_X - _PLATES_PITCH[0] * (1 - scale) / 2
    return left + _PLATES_PITCH[0] * scale * column, _PLATES_Y + _PLATES_PITCH[1] * row, scale


def _plate(b: Board, parent: str, seat: int, number: int, side: int) -> None:
    key, face = f"building:{seat}:{number}", b.figures.faces[side]
    x, y, scale = _plate_place(b.figures, number)
    said = b.say("mat-plate", face=side, what=words.does(b, side), needed=face.craftsmen, points=face.vp)
    said += words.hands(b, face.hands)
    b.piece(key, parent, (x, y), _PLATE, said, style="building", scale=scale, rule="GWT-COMP-7")
    choices = b.choices(key)

    def draw(ink: Ink) -> None:
        w, h = _PLATE
        ink.rect(-w / 2, -h / 2, w, h, "paper-tile edge")
        ink.rect(-w / 2, -h / 2, 7, h, "stripe", 2, fill=pattern(seat))
        ink.text(-17, -7, face.name, 12.5, "disp", "start", 26)
        ink.shield(18.5, -6.5, face.vp, 15)
        ink.icon("i-hammer", -12.5, 8, 14, "k-craftsman")
        ink.text(-5.5, 8, str(face.craftsmen), 12, "disp", "start")
        hands = [colour for bit, colour in ((BLACK, "black"), (GREEN, "green")) if face.hands & bit]
        for i, colour in enumerate(hands):
            hand(ink, 20.5 - 12.5 * i, 8.5, colour, 12)

    b.print(key, ("plate", issue(b.figures), face.name), draw)
    if choices:
        # The tile as it would stand on the trail, with its actions, while it is pointed at.
        shown = b.scene.add(f"{key}:whole", "g", parent=parent, class_="tag", preview=choices)
        building(b, f"{key}:face", shown, (376 - _WHOLE[0] / 2 - 6, y - 66), face, seat, "", "", _WHOLE[1] / 64)


def draw_area(b: Board, parent: str, seat: int) -> None:
    """The objective cards that were played; a check marks those that are fulfilled as things stand."""
    cards = b.seen.areas[seat]
    met = fulfilled(b.seen, seat)
    x, y = _AREA
    pitch = min(24.0, _AREA_HEIGHT / max(1, len(cards)))
    for i, card in enumerate(cards):
        key = f"objective:{b.figures.card_name(card)}"
        state = "fulfilled" if card in met else "open"
        said = b.say("mat-objective", card=card, state=state)
        if len(cards) < 3:
            objective(b, key, parent, (x + 38 + 84 * i, y + 42), card, said)
            at = -27, -31
        else:
            h = min(LINE_SIZE[1], pitch)
            middle = round(x + h / LINE_SIZE[1] * LINE_SIZE[0] / 2, 1), round(y + pitch * (i + 0.5), 1)
            objective_line(b, key, parent, middle, card, said, h)
            at = 73, 0
        if card in met:
            mark = piece(b.scene, f"{key}:met", key, *at, (0, 0), style="tag")
            b.print(mark, "met", _check)


def _check(ink: Ink) -> None:
    ink.circle(0, 0, 8.5, "met")
    ink.path("M-4 0l3 3.5l5-6.5", "met-check")


def draw_collected(b: Board, parent: str, seat: int) -> None:
    """Hazards in a row, equal ones on a pile; natives and station masters below."""
    figures = b.figures
    left, right, hazards_y, others_y = _COLLECTED
    piles = Counter(b.seen.hazards[seat])
    pitch = min(46.0, (right - left) / max(1, len(piles) - 1))
    for i, hazard in enumerate(sorted(piles, key=figures.tile_names.__getitem__)):
        _collected(b, parent, seat, hazard, piles[hazard], left + pitch * i, hazards_y)
    masters = b.seen.masters_of(seat)
    natives = [(figures.first_native + kind, count) for kind, count in enumerate(b.seen.natives[seat]) if count]
    pitch = min(46.0, (right - left) / max(1, len(natives) + len(masters) - 1))
    for i, (native, count) in enumerate(natives):
        _collected(b, parent, seat, native, count, left + pitch * i, others_y)
    for i, number in enumerate(masters, len(natives)):
        master(b, parent, (left + pitch * i, others_y), number, "GWT-STA-7", 44)


def _collected(b: Board, parent: str, seat: int, number: int, count: int, x: float, y: float) -> None:
    key = f"collected:{seat}:{b.figures.tile_names[number].replace(' ', '-')}"
    said = b.say("mat-collected", tile=number, count=count)
    tile(b, key, parent, (x, y), number, said, "GWT-HAZ-1", 44)
    if count > 1:
        pile = piece(b.scene, f"{key}:count", key, -17, -18, (0, 0), style="tag")
        b.print(pile, count, partial(_times, count=count))


def _times(ink: Ink, count: int) -> None:
    ink.rect(-14, -9, 28, 18, "badge", 9)
    ink.text(0, 0, f"×{count}", 13, "disp on-ink")
