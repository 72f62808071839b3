"""The map: its frame, the line, the locations as towns, and the characters beside them."""

from abilene.games.good_goat_bad.data import CHARACTERS, GOAT, LOCATIONS, SALOON, SALOON_ORDER, SHERIFF, TOKENS
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import Board, shown
from abilene.games.good_goat_bad.scene.cards import draw_face, draw_name, emblem
from abilene.games.good_goat_bad.scene.layout import Box, Point
from abilene.games.good_goat_bad.scene.line import Line

# The pictogram of each token kind.
ICONS = {name: f"i-{name}" for name in TOKENS} | {"cattle": "i-cow"}


def draw_map(b: Board) -> None:
    """Neat line, wind rose, the loop line and its branches; phones do without the first two."""
    lay, add = b.lay, b.scene.add
    ground = Box(0, 0, lay.width, lay.height)
    paper = shown(not lay.tall)
    b.rect("map:frame", "", ground.grown(-3), "frame", **paper)
    b.rect("map:neat", "", ground.grown(-11), "hair", **paper)
    right, bottom = lay.width - 11, lay.height - 11
    scale = f"M11 7H{right}M11 {bottom + 4}H{right}M7 11V{bottom}M{right + 4} 11V{bottom}"
    add("map:scale", "path", d=scale, class_="scale", **paper)
    b.icon("map:rose", "", "wind-rose", Box(lay.width - 90, lay.height - 84, 60, 60), **paper)
    line = Line(lay)
    add("line:edge", "path", d=line.loop(), class_="rail-edge")
    add("line:gap", "path", d=line.loop(), class_="rail-gap")
    if b.view["offer"] is None:
        add("line:heading", "path", d=line.heading(), class_="arrow", title=b.say("clockwise"), rule="GGB-SETUP-10")
    saloon = lay.tiles[LOCATIONS[SALOON]].box
    for name, tile in lay.tiles.items():
        if tile.box != saloon:
            x = tile.box.middle[0]
            branch = f"M{x:g} {tile.box.bottom:g}V{saloon.y:g}"
            add(f"branch:{name}:edge", "path", d=branch, class_="rail-edge")
            add(f"branch:{name}:gap", "path", d=branch, class_="rail-gap")


def draw_locations(b: Board) -> None:
    """Each location with its tokens and coins, and the empty places of its characters."""
    for name in b.view["locations"]:
        _draw_location(b, name)
    for character in b.lay.places:
        if b.view["characters"].get(character, {}).get("is") not in ("in_play", "removed"):
            _draw_place(b, CHARACTERS.index(character))
    _draw_round(b)


def _draw_round(b: Board) -> None:
    of = {"round": b.view["round"], "rounds": b.view["rounds"]}
    anchor = "middle" if b.lay.tall else "start"
    key = b.scene.add("round", "g", class_="round", title=b.say("board", **of), rule="GGB-ROUND-1")
    b.text("round:number", key, b.lay.round, b.say("round", **of), 11, "lab", anchor)


def _draw_location(b: Board, name: str) -> None:
    tile, lying, token = b.lay.tiles[name], b.view["locations"][name], TOKENS[LOCATIONS.index(name)]
    x, y = tile.box.x, tile.box.y
    key = b.piece(f"location:{name}", (x, y), style="place", title=words.location(b, name), rule="GGB-COMP-6")
    b.edge(key, Box(0, 0, tile.box.w, tile.box.h), "tile", 3)
    line = f"M0 {tile.rule - y:g}h{tile.box.w:g}"
    b.scene.add(f"{key}:rule", "path", parent=key, d=line, class_="rule", **shown(tile.rule))
    b.icon(f"{key}:icon", key, f"i-{name}", (tile.icon or tile.box).moved(-x, -y), **shown(tile.icon))
    title = b.texts.format(f"location-{name}")
    at = tile.name[0] - x, tile.name[1] - y
    b.text(f"{key}:name", key, at, title, tile.name_size, anchor=tile.anchor, room=tile.name_room)
    at = (tile.worth[0] - x, tile.worth[1] - y) if tile.worth else (0, 0)
    b.text(f"{key}:worth", key, at, str(b.view["worth"][token]), 13, "disp quiet", "end", **shown(tile.worth))
    b.icon(f"{key}:worth:icon", key, "i-coin", Box(at[0] + 4, at[1] - 12, 15, 15), "dim", **shown(tile.worth))
    b.stack(f"{key}:tokens", key, (tile.tokens[0] - x, tile.tokens[1] - y), ICONS[token], lying["tokens"], tile.disc)
    if name != LOCATIONS[SALOON]:
        _draw_coins(b, f"{key}:coins", key, (tile.coins[0] - x, tile.coins[1] - y), lying["coins"], tile.disc)


def _draw_coins(b: Board, key: str, parent: str, middle: Point, count: int, disc: float) -> None:
    size = disc * 1.5
    if not count:
        b.circle(f"{key}:none", parent, middle, size * 0.42, "ghost")
        return
    b.icon(f"{key}:icon", parent, "i-coin", Box(middle[0] - size / 2, middle[1] - size / 2, size, size))
    if count > 1:
        b.number(f"{key}:count", parent, (middle[0] + disc * 0.72, middle[1] + disc * 0.6), count, max(7, disc * 0.52))


def _draw_place(b: Board, card: int) -> None:
    """An empty place: dashed while its character may still come, hatched when it will not."""
    name = CHARACTERS[card]
    box = b.lay.places[name]
    gone = name in b.view["characters"]
    title = words.character(b, card, "gone" if gone else "to_come")
    at, parent = (box.x, box.y), ""
    if card != GOAT:
        home = LOCATIONS[min(card // 2, SALOON)]
        tile = b.lay.tiles[home].box
        at, parent = (box.x - tile.x, box.y - tile.y), f"location:{home}"
    key = b.piece(f"place:{name}", at, style="place", title=title, rule=words.rule_of(card), parent=parent)
    b.rect(f"{key}:edge", key, Box(0, 0, box.w, box.h), "ghost", 4)
    if gone:
        b.rect(f"{key}:hatch", key, Box(2, 2, box.w - 4, box.h - 4), "hatched", 3, fill="url(#pat-hatch)")
    b.icon(f"{key}:icon", key, f"i-{name}", emblem(box, 6), "dim fainter" if gone else "dim faint")
    draw_name(b, key, card, box, "disp quiet gone" if gone else "disp quiet")
    if card in SALOON_ORDER:
        order = str(SALOON_ORDER.index(card) + 1)
        b.text(f"{key}:order", key, (11, 17 if box.h > 64 else 15), order, 11, "disp quiet", "middle")


def draw_characters(b: Board) -> None:
    """The characters in play, with their owners' hats, and what lies on two of them."""
    view = b.view
    for name, place in view["characters"].items():
        if place["is"] in ("in_play", "removed"):
            card, owner, removed = CHARACTERS.index(name), place["owner"], place["is"] == "removed"
            state = "in_play" if not removed else "killed" if card == SHERIFF else "arrested"
            title = words.character(b, card, state, player=owner)
            draw_face(b, card, b.lay.places[name], title, owner=owner, origin="platform", removed=removed)
    loot, robbed = view["loot"]["tokens"], view["loot"]["from"]
    if loot:
        kind = LOCATIONS.index(robbed)
        title = b.say("loot", location=kind, token=kind, count=loot)
        key = b.piece(
            "loot", _on(b, "thief"), style="haul", title=title, rule="GGB-CHAR-6", origin=f"location:{robbed}"
        )
        b.stack("loot:tokens", key, (0, 0), ICONS[TOKENS[kind]], loot, _haul_size(b))
    coins = sum(seat["elixirs"] for seat in view["seats"])
    if coins:
        title = b.say("swindled", count=coins)
        key = b.piece("swindled", _on(b, "charlatan"), style="haul", title=title, rule="GGB-CHAR-8")
        b.stack("swindled:coins", key, (0, 0), "i-coin", coins, _haul_size(b))


def _haul_size(b: Board) -> float:
    return 11 if b.lay.tall else 16


def _on(b: Board, carrier: str) -> Point:
    """At the right edge of a card."""
    box, inward = b.lay.places[carrier], 13 if b.lay.tall else 10
    return box.right - inward, box.bottom - 22 - _haul_size(b)
