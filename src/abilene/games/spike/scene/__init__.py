"""The drawing: the map, the market and the rail cards, the own train, hand and contracts, and the other players."""

from typing import Any

from abilene.engine.core import Step
from abilene.engine.lights import lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.spike.scene.beams import draw_beams
from abilene.games.spike.scene.board import Board
from abilene.games.spike.scene.chart import (
    draw_built,
    draw_cities,
    draw_counts,
    draw_previews,
    draw_spaces,
    draw_trains,
)
from abilene.games.spike.scene.contracts import draw_contracts
from abilene.games.spike.scene.ground import draw_ground
from abilene.games.spike.scene.hand import draw_hand
from abilene.games.spike.scene.layout import CITY_RADIUS, CORNER, MAP, frames, land_of
from abilene.games.spike.scene.lines import lines_to_come
from abilene.games.spike.scene.market import draw_market
from abilene.games.spike.scene.players import draw_players
from abilene.games.spike.scene.sheets import sheet_of
from abilene.games.spike.scene.train import draw_train
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.bends import bend_key, bends
from abilene.games.spike.steps.build import Lay, Pay
from abilene.games.spike.steps.lines import Line, lines_from
from abilene.games.spike.steps.turn import BUILD, Action

_PARTS = {  # beside the map: what is on their tabs, where they stand, and who draws them
    "market": ("store", "side", draw_market),
    "train": ("locomotive", "side", draw_train),
    "hand": ("card", "side", draw_hand),
    "contracts": ("contract", "tab", draw_contracts),
    "players": ("hat", "tab", draw_players),
}
_ON_A_PHONE = ("hand", "contracts", "market", "train", "players")  # the order of their tabs


def scene(t: Railroad, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    asked = t.step() if seat is not None and t.player == seat else None
    lines = lines_to_come(t, asked) if isinstance(asked, Lay) else {}
    lit, sheet = lights(t, seat, texts), sheet_of(t, seat)
    seen, options, land = Seen(t, seat), t.options() if asked else [], land_of(t.game.tables)
    lay = frames(shape, t.figures.players, t.figures.contracts_each, sheet is not None)
    state = "over" if seen.over else "turn" if seen.turn >= 0 else "before"
    title = texts.format("scene-title", player=max(seen.turn, 0), state=state)
    drawing = Scene(lay.width, lay.height, title, texts.lang, t.game.box.look)
    ends, instead, others = _ends(t, seat), _instead(t, asked), _bends(t, asked)
    b = Board(drawing, seen, lit, texts, shape, options, lines, ends, instead, others, land, lay)
    _draw(b)
    if sheet is not None:
        sheet(b, t)
    return drawing


def _ends(t: Railroad, seat: int | None) -> dict[str, Line]:
    """By the key of a city that can be reached and paid for: the line that it stands for."""
    step = t.step() if seat is not None and t.player == seat else None
    if isinstance(step, Lay):
        head = step.head
    elif isinstance(step, Action) and BUILD in t.choices:
        head = EMPTY
    else:
        return {}
    return {t.figures.position_key(line.city): line for line in lines_from(t, step.player, head)}


def _instead(t: Railroad, asked: Step[Any] | None) -> dict[str, Line]:
    """The same for a line that waits to be paid: to which other cities one could go."""
    if not isinstance(asked, Pay):
        return {}
    lines = lines_from(_unlaid(t), asked.player, EMPTY)
    return {t.figures.position_key(line.city): line for line in lines if line.city != _goal(t)}


def _bends(t: Railroad, asked: Step[Any] | None) -> dict[str, Line]:
    """The same for the other ways to the city where it ends, by a space that they go over."""
    if not isinstance(asked, Pay) or t.figures.rules < 2:
        return {}
    found = bends(_unlaid(t), asked.player, _goal(t))
    return {bend_key(t, _goal(t), track): line for track, line in found.items() if track not in t.chain}


def _unlaid(t: Railroad) -> Railroad:
    """The table before the line was laid that waits to be paid."""
    before = t.copy()
    before.chain, before.payment = [], []
    return before


def _goal(t: Railroad) -> int:
    """The city where it ends."""
    one, other = t.figures.one_end[t.chain[-1]], t.figures.other_end[t.chain[-1]]
    return one if one < t.figures.cities and not t.member[t.player][one] else other


def _draw(b: Board) -> None:
    """The table, from nothing but what the viewer sees and may choose."""
    _draw_map(b)
    for name in _PARTS if b.wide else _ON_A_PHONE:
        if name != "players" or not b.figures.solo:
            icon, slot, draw = _PARTS[name]
            b.part(name, b.frames.beside[name], icon=icon, slot=slot)
            draw(b)


def _draw_map(b: Board) -> None:
    b.part("map", b.frames.map, mini="map:ground", piece=2.6 * CITY_RADIUS)
    (x, y), (w, h) = CORNER, MAP
    b.scene.add("map", "g", parent="part:map", transform=f"translate({-x} {-y})", class_="map")
    draw_ground(b)
    draw_spaces(b)
    draw_built(b)
    draw_previews(b)
    draw_trains(b)
    draw_cities(b)  # a locomotive covers no name
    draw_counts(b)
    draw_beams(b)
    b.scene.add("map:frame", "rect", parent="part:map", x=1, y=1, width=w - 2, height=h - 2, class_="neatline")
