"""The map: its frame, the line, the locations as towns, and the characters beside them."""

from abilene.engine.board import Point
from abilene.engine.ink import Ink
from abilene.games.good_goat_bad.data import (
    CHARACTERS,
    CHARLATAN,
    GOAT,
    LOCATIONS,
    SALOON,
    SALOON_TURNS,
    SHERIFF,
    THIEF,
    location_of,
)
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import TABLE, Board
from abilene.games.good_goat_bad.scene.cards import draw_emblem, draw_face
from abilene.games.good_goat_bad.scene.layout import Layout, Tile
from abilene.games.good_goat_bad.scene.line import Line
from abilene.games.good_goat_bad.scene.pieces import (
    COIN,
    ICONS,
    draw_coins,
    draw_ghost,
    draw_hatching,
    draw_stack,
    shown,
)


def draw_map(b: Board) -> None:
    """The ground with the line, and which way round it goes while nothing is on offer."""
    said = b.say("clockwise")
    b.scene.add("map", "g", parent=TABLE)
    b.draw("map", _print_map, b.lay)
    b.scene.add("line", "g", parent=TABLE, title=said, rule="GGB-SETUP-10")
    b.draw("line", _print_line, b.lay)
    if b.seen.target < 0:
        heading = Line(b.lay).heading()
        b.scene.add("line:heading", "path", parent=TABLE, d=heading, class_="arrow", title=said, rule="GGB-SETUP-10")


def _print_map(ink: Ink, lay: Layout) -> None:
    """Neat line and wind rose, which phones do without."""
    w, h, paper = lay.width, lay.height, shown(not lay.tall)
    ink.rect(3, 3, w - 6, h - 6, "frame", 0, **paper)
    ink.rect(11, 11, w - 22, h - 22, "hair", 0, **paper)
    ink.path(f"M11 7H{w - 11}M11 {h - 7}H{w - 11}M7 11V{h - 11}M{w - 7} 11V{h - 11}", "scale", **paper)
    ink.icon("wind-rose", w - 60, h - 54, 60, **paper)


def _print_line(ink: Ink, lay: Layout) -> None:
    """The loop line and its branches."""
    saloon = lay.tiles[SALOON].box
    towns = [tile.box for tile in lay.tiles.values() if tile.box != saloon]
    branches = [f"M{box.middle[0]:g} {box.bottom:g}V{saloon.y:g}" for box in towns]
    for track in (Line(lay).loop(), *branches):
        ink.path(track, "rail-edge")
        ink.path(track, "rail-gap")


def draw_locations(b: Board) -> None:
    """Each location with its tokens and coins, and the empty places of its characters."""
    seen = b.seen
    for location, tile in b.lay.tiles.items():
        key, size = f"location:{LOCATIONS[location]}", (tile.box.w, tile.box.h)
        said = words.location(b, location)
        b.piece(key, TABLE, tile.box.middle, size, said, style="place", rule="GGB-COMP-6", radius=4)
        name, worth = b.texts.format(f"location-{LOCATIONS[location]}"), seen.figures.values[location]
        lying = seen.site_tokens[location], seen.site_coins[location]
        b.draw(key, _print_location, tile, location, name, worth, *lying)
    for card in b.lay.places:
        if seen.owner(card) < 0:
            _draw_place(b, card)
    of = {"round": seen.round, "rounds": seen.figures.rounds}
    b.piece("round", TABLE, b.lay.round, (0, 0), b.say("board", **of), style="round", rule="GGB-ROUND-1")
    b.draw("round", _print_round, b.say("round", **of), b.lay.type, "middle" if b.lay.tall else "start")


def _print_location(ink: Ink, tile: Tile, location: int, name: str, worth: int, tokens: int, coins: int) -> None:
    w, h = tile.box.w, tile.box.h
    ink.rect(-w / 2, -h / 2, w, h, "tile edge")
    ink.path(f"M{-w / 2:g} {tile.rule:g}h{w:g}", "rule", **shown(tile.headed))
    x, y = tile.icon or (0, 0)
    ink.icon(f"i-{LOCATIONS[location]}", x, y, 20, **shown(tile.icon))
    ink.text(*tile.name, name, tile.name_size, anchor=tile.anchor, room=tile.name_room)
    x, y = tile.worth or (0, 0)
    ink.text(x, y, str(worth), 13, "disp quiet", "end", **shown(tile.worth))
    ink.icon(COIN, x + 11.5, y, 15, "dim", **shown(tile.worth))
    draw_stack(ink, ICONS[location], tokens, tile.disc, *tile.tokens)
    if location != SALOON:
        draw_coins(ink, coins, tile.disc, *tile.coins)


def _print_round(ink: Ink, said: str, size: float, anchor: str) -> None:
    ink.text(0, 0, said, size, "lab", anchor)


def _draw_place(b: Board, card: int) -> None:
    """An empty place: dashed while its character may still come, hatched when it will not."""
    gone = not b.seen.to_come(card)
    box = b.lay.places[card]
    (x, y), size, parent = box.middle, (box.w, box.h), TABLE
    if card != GOAT:
        home = location_of(card)
        left, top = b.lay.tiles[home].box.middle
        x, y, parent = x - left, y - top, f"location:{LOCATIONS[home]}"
    said = words.character(b, card, "gone" if gone else "to_come")
    key = b.piece(
        f"place:{CHARACTERS[card]}", parent, (x, y), size, said, style="place", rule=words.rule_of(card), radius=5
    )
    b.draw(key, _print_place, card, size, words.name(b, card), b.lay.type, gone)


def _print_place(ink: Ink, card: int, size: Point, name: str, type_size: float, gone: bool) -> None:
    w, h = size
    draw_ghost(ink, w, h)
    if gone:
        draw_hatching(ink, 2 - w / 2, 2 - h / 2, w - 4, h - 4)
    style, type_style = ("dim fainter", "disp quiet gone") if gone else ("dim faint", "disp quiet")
    draw_emblem(ink, card, size, name, type_size, style, type_style, less=6)
    if card in SALOON_TURNS:
        at = 11 - w / 2, (13 if h > 64 else 11) - h / 2
        ink.text(*at, str(SALOON_TURNS[card]), type_size, "disp quiet")


def draw_characters(b: Board) -> None:
    """The characters in play, with their owners' hats, and what lies on two of them."""
    seen = b.seen
    for card in seen.figures.deck:
        if seen.owner(card) >= 0:
            state = "in_play" if seen.in_play(card) else "killed" if card == SHERIFF else "arrested"
            draw_face(b, card, b.lay.places[card], state, owner=seen.owner(card))
    if seen.loot:
        said = b.say("loot", location=seen.robbed, **words.lying(b, seen.robbed, seen.loot))
        origin = f"location:{LOCATIONS[seen.robbed]}"
        _draw_haul(b, "loot", THIEF, said, "GGB-CHAR-6", ICONS[seen.robbed], seen.loot, origin)
    swindled = sum(seen.elixirs)
    if swindled:
        _draw_haul(b, "swindled", CHARLATAN, b.say("swindled", count=swindled), "GGB-CHAR-8", COIN, swindled)


def _draw_haul(b: Board, key: str, carrier: int, said: str, rule: str, icon: str, count: int, origin: str = "") -> None:
    """What lies at the right edge of a card."""
    box = b.lay.places[carrier]
    radius, inward = (11, 13) if b.lay.tall else (16, 10)
    at = box.right - inward, box.bottom - 22 - radius
    b.piece(key, TABLE, at, (2 * radius, 2 * radius), said, style="haul", rule=rule, origin=origin)
    b.draw(key, draw_stack, icon, count, radius)
