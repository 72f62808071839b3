"""The railroad: spaces and turnouts, stations with their masters, and the engines."""

from abilene.engine.board import Point
from abilene.engine.ink import Ink
from abilene.games.great_western_trail.data import is_turnout, rail_number
from abilene.games.great_western_trail.scene import now
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.pieces import disc, engine, master, tile
from abilene.games.great_western_trail.state import EMPTY

RAILS, STATIONS, ENGINES = "board:rails", "board:stations", "board:engines"

STATION = (72.0, 52.0)
_WELLS = ((4, -12), (24, -12), (4, 10), (24, 10))  # in a station, one for each seat
_YARD = ((-28, 34), (14, 34), (-28, 70), (14, 70))  # where engines wait at the start


def draw_railroad(b: Board) -> None:
    """Spaces, then stations; engines come later, over all badges' targets."""
    b.layer(RAILS, "rail:", _draw_rails)
    b.scene.add(STATIONS, "g", parent=b.sheet)
    for number in range(len(b.figures.station_at)):
        _draw_station(b, number)


def _draw_rails(b: Board) -> None:
    for rail in range(b.figures.last_space + 1):
        if b.figures.can_stand(rail):
            _draw_rail(b, rail)


def _draw_rail(b: Board, rail: int) -> None:
    name = b.figures.rail_name(rail)
    key = f"rail:{name}"
    end = rail in (0, b.figures.last_space)
    radius = 3 if end else 14 if is_turnout(rail) else 16
    size = (40.0, 32.0) if end else (2.0 * radius, 2.0 * radius)
    rule = "GWT-ENG-8" if rail == b.figures.last_space else "GWT-ENG-7" if is_turnout(rail) else "GWT-ENG-1"
    money, last = b.figures.terminal_money, "yes" if rail == b.figures.last_space else "no"
    said = b.say("rail", rail=rail, last=last, money=money)
    b.piece(key, RAILS, b.land.rails[name], size, said, style="rail", rule=rule, radius=radius)
    b.print(key, money, lambda ink: _rail(ink, rail, end, money))


def _rail(ink: Ink, rail: int, end: bool, money: int) -> None:
    if end:
        ink.rect(-20, -16, 40, 32, "depot edge")
        ink.text(0, 0, str(rail_number(rail)), 12.5)
        if rail:
            ink.coin(-33, 26, money, 20)
    elif is_turnout(rail):
        ink.circle(0, 0, 14, "turnout edge")
        ink.icon("i-station", 0, 0, 15, "k-station")
    else:
        ink.circle(0, 0, 16, "cardface edge")
        ink.text(0, 0, str(rail_number(rail)), 12.5, "disp quiet")


# ------------------------------------------------------------------ stations


def _draw_station(b: Board, number: int) -> None:
    figures = b.figures
    discs = [seat for seat in range(figures.seats) if b.seen.has_station(seat, number)]
    key = f"station:{number + 1}"
    owners = [b.texts.seat(seat) for seat in discs]
    said = b.say(
        "station",
        station=number,
        money=figures.station_cost[number],
        points=figures.station_vp[number],
        border="white" if figures.station_white[number] else "black",
    )
    if owners:
        said += " " + b.say("discs", names=", ".join(owners), count=len(owners))
    said += now.station(b, number)
    b.piece(key, STATIONS, b.land.stations[number], STATION, said, style="station", rule="GWT-STA-1")
    white, cost, vp = figures.station_white[number], figures.station_cost[number], figures.station_vp[number]
    b.print(key, (white, cost, vp), lambda ink: _station(ink, white, cost, vp))
    for (dx, dy), seat in zip(_WELLS, discs, strict=False):
        disc(b.scene, f"disc:station:{number + 1}:{seat}", key, (dx, dy), b.wears(seat), 8.5)
    place = b.land.masters[number]
    if place is not None:
        _draw_master(b, number, place)


def _station(ink: Ink, white: bool, cost: int, vp: int) -> None:
    ink.rect(-36, -26, 72, 52, f"depot-yard edge {'thin' if white else 'black-border'}")
    if white:
        ink.rect(-33.5, -23.5, 67, 47, "white-border", 2)
    else:
        ink.rect(-38, -28, 76, 56, "rim", 4)
    ink.coin(-22, -12, cost, 19)
    ink.shield(-22, 12, vp, 19)
    for x, y in _WELLS:
        ink.circle(x, y, 8.8, "disc-well white" if white else "disc-well")


def _draw_master(b: Board, number: int, at: Point) -> None:
    chosen, posted = b.seen.masters[number], b.seen.posted[number]
    if chosen != EMPTY:
        master(b, STATIONS, at, chosen, "GWT-STA-6", now.viewer(b))
    elif posted != EMPTY:
        tile(b, f"posted:{number + 1}", STATIONS, at, posted, b.say("posted", worker=posted), "GWT-STA-4", 40)


def draw_engines(b: Board) -> None:
    """Each on its space; those at the start wait beside it, where all have room (GWT-ENG-1)."""
    b.scene.add(ENGINES, "g", parent=b.sheet, class_="pawns")
    for seat, rail in enumerate(b.seen.engine):
        if seat == b.figures.sam_seat and b.seen.sam and b.seen.sam.gone:  # GWTA-ENG-5
            continue
        x, y = b.land.rails[b.figures.rail_name(rail)]
        if rail == 0:
            x, y = x + _YARD[seat][0], y + _YARD[seat][1]
        said = b.say("engine", player=seat, rail=rail) + ("" if seat == b.figures.sam_seat else now.engine(b, seat))
        engine(b.scene, f"engine:{seat}", ENGINES, (x, y), b.wears(seat), said)
