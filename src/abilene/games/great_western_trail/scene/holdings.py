"""Holdings: the buildings, objective cards and tiles on a mat."""

from collections import Counter
from functools import partial

from abilene.engine.ink import Ink, pattern, piece
from abilene.games.great_western_trail.data import BLACK, GREEN, Figures
from abilene.games.great_western_trail.scene import now, words
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import LINE_SIZE, objective, objective_line
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scene.layout import MAT
from abilene.games.great_western_trail.scene.pieces import TILE_SIZE, building, hand, master, tile
from abilene.games.great_western_trail.scene.tasks import fulfilled

_PLATES_X, _PLATES_Y, _PLATES_PITCH = 13.0, 317.0, (54.2, 31.5)
_PLATE_HEIGHT, _APART = 29.0, 3.0
_PLATES_IN_ROW = 6
_MOST_IN_ROWS = 12  # more of them become narrower
_WHOLE = (142.0, 84.0)
_AREA, _AREA_HEIGHT = (13.0, 379.0), 86.0
_COLLECTED = 206.0, 312.0, 400.0, 444.0  # left, right, hazards, natives and station masters
_TILE = 42.0


def draw_buildings(b: Board, parent: str, seat: int) -> None:
    """The private buildings not yet on the trail, each at its place; what was built leaves a dashed one."""
    figures = b.figures
    left = {(face - figures.neutrals) // 2 + 1: face for face in b.seen.unbuilt_of(seat)}
    gone = [number for number in range(1, figures.numbers + 1) if number not in left]
    said = b.say("mat-built", count=len(gone), left=len(left))
    places = b.scene.add(f"plates:{seat}", "g", parent=parent, class_="plates", title=said, rule="GWT-BUILD-1")

    def draw(ink: Ink) -> None:
        for number in gone:
            x, y, w = _plate_place(figures, number)
            ink.rect(x - w / 2, y - _PLATE_HEIGHT / 2, w, _PLATE_HEIGHT, "ghost")

    b.print(places, (figures.numbers, *gone), draw)
    for number, face in left.items():
        _plate(b, parent, seat, number, face)


def _plate_place(figures: Figures, number: int) -> tuple[float, float, float]:
    """The middle of a building's place, and its width."""
    in_row = _PLATES_IN_ROW + (figures.numbers > _MOST_IN_ROWS)
    row, column = divmod(number - 1, in_row)
    pitch = _PLATES_PITCH[0] * _PLATES_IN_ROW / in_row
    return _PLATES_X + pitch * (column + 0.5) - _APART / 2, _PLATES_Y + _PLATES_PITCH[1] * row, pitch - _APART


def _plate(b: Board, parent: str, seat: int, number: int, side: int) -> None:
    key, face = f"building:{seat}:{number}", b.figures.faces[side]
    x, y, w = _plate_place(b.figures, number)
    said = b.say("mat-plate", face=side, what=words.does(b, side), needed=face.craftsmen, points=face.vp)
    said += words.hands(b, face.hands)
    b.piece(key, parent, (x, y), (w, _PLATE_HEIGHT), said, style=b.marked("building", key), rule="GWT-COMP-7")

    def draw(ink: Ink) -> None:
        h, left, right = _PLATE_HEIGHT, -w / 2, w / 2
        ink.rect(left, -h / 2, w, h, "paper-tile edge")
        ink.rect(left, -h / 2, 6, h, "stripe", 2, fill=pattern(seat))
        ink.text(left + 8, -6, face.name, 12, "disp", "start", w - 25)
        ink.shield(right - 8.5, -5.5, face.vp, 16)
        ink.icon("i-hammer", left + 12, 7, 13, "k-craftsman")
        ink.text(left + 18.5, 7, str(face.craftsmen), 11.5, "disp", "start")
        hands = [colour for bit, colour in ((BLACK, "black"), (GREEN, "green")) if face.hands & bit]
        for i, colour in enumerate(hands):
            hand(ink, right - 7 - 10 * i, 8, colour, 11)

    b.print(key, ("plate", issue(b.figures), face.name, w), draw)
    tick(b, key, w, _PLATE_HEIGHT)
    if b.choices(key) or b.plan(key):
        # The tile as it would stand on the trail, with its actions, while it is pointed at.
        shown = b.scene.add(f"{key}:whole", "g", parent=parent, class_="tag", of=key)
        building(b, f"{key}:face", shown, (MAT[0] - _WHOLE[0] / 2 - 6, y - 62), face, seat, "", "", _WHOLE[1] / 64)


def draw_area(b: Board, parent: str, seat: int) -> None:
    """The objective cards that were played; a check marks those that are fulfilled as things stand."""
    cards = b.seen.areas[seat]
    met, owned = fulfilled(b.seen, seat), b.seen.possessions(seat) if cards else []
    x, y = _AREA
    pitch = min(24.0, _AREA_HEIGHT / max(1, len(cards)))
    for i, card in enumerate(cards):
        key = f"objective:{b.figures.card_name(card)}"
        state = "fulfilled" if card in met else "open"
        said = b.say("mat-objective", card=card, state=state) + now.objective(b, card, owned)
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
            b.print(mark, "met", check)


def tick(b: Board, key: str, width: float, height: float) -> None:
    """A check at the corner of what is chosen."""
    if "sel" in b.scene.nodes[key].attributes["class"].split():
        at = f"translate({width / 2:g} {-height / 2:g})"
        b.print(b.scene.add(f"{key}:tick", "g", parent=key, class_="tag", transform=at), "met", check)


def check(ink: Ink) -> None:
    """Done."""
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
        master(b, parent, (left + pitch * i, others_y), number, "GWT-STA-7", seat, _TILE)


def _collected(b: Board, parent: str, seat: int, number: int, count: int, x: float, y: float) -> None:
    key = f"collected:{seat}:{b.figures.tile_names[number].replace(' ', '-')}"
    said = b.say("mat-collected", tile=number, count=count)
    tile(b, key, parent, (x, y), number, said, "GWT-HAZ-1", _TILE)
    if count > 1:
        pile = piece(b.scene, f"{key}:count", key, -17, -18, (0, 0), style="tag")
        b.print(pile, count, partial(_times, count=count), _TILE / TILE_SIZE)


def _times(ink: Ink, count: int) -> None:
    ink.rect(-14, -9, 28, 18, "badge", 9)
    ink.text(0, 0, f"×{count}", 13, "disp on-ink")
