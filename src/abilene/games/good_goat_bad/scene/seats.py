"""The seats: stations on the line, each with its hats, coins, tokens and elixirs."""

from dataclasses import replace

from abilene.games.good_goat_bad.data import TOKENS
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import Board, shown
from abilene.games.good_goat_bad.scene.layout import Box, Plate
from abilene.games.good_goat_bad.scene.town import ICONS

_HIGHEST = 4  # backs in a stack: higher ones would leave the plate
_MARKS = {"deals": "i-dealer", "last": "i-station", "wins": "i-crown"}


def draw_seats(b: Board) -> None:
    """All seats."""
    for seat in range(b.view["players"]):
        _draw_seat(b, seat)


def _draw_seat(b: Board, seat: int) -> None:
    view, plate, owns = b.view, b.plate(seat), b.view["seats"][seat]
    asked = seat == view["player"]
    turn = asked and seat == view["seat"]
    style = f"station p{seat + 1}" + (" turn" if turn else " asked" if asked else "")
    at = plate.box.x, plate.box.y
    key = b.piece(f"seat:{seat}", at, style=style, title=words.seat(b, seat), rule="GGB-INT-27")
    plate = plate.about_corner()
    b.edge(key, plate.box, "paper", 5, halo=turn)
    idle = words.idle(b, seat)
    if idle:
        b.rect(f"{key}:idle", key, plate.box.grown(-1), "hatched", 4, fill="url(#pat-hatch)")
    b.rect(f"{key}:band", key, plate.band, "stripe", fill=f"url(#pat-{seat + 1})")
    _draw_name(b, key, seat, plate, idle)
    _draw_coins(b, key, seat, plate)
    _draw_tokens(b, key, seat, plate)
    if view["player"] >= 0:
        _draw_hats(b, key, seat, plate)
    if owns["elixirs"]:
        title = b.say("elixirs", player=seat, count=owns["elixirs"])
        b.scene.add(f"{key}:elixirs", "g", parent=key, class_="elixirs", title=title, rule="GGB-CHAR-9")
        b.stack(f"{key}:elixirs", f"{key}:elixirs", plate.elixirs, "i-elixir", owns["elixirs"], min(plate.disc, 11))


def _draw_name(b: Board, key: str, seat: int, plate: Plate, idle: bool) -> None:
    """Name, what the seat is at this moment, and the big hat: coloured while active (GGB-COMP-5)."""
    view = b.view
    hat, style = ("i-hat", "dim") if idle else (f"hat-{seat + 1}", "hat-l")
    b.icon(f"{key}:hat", key, hat, plate.emblem or plate.mark, style, **shown(plate.emblem))
    roles = words.roles(b, seat)
    mark = next((_MARKS[role] for role in roles if role in _MARKS), "")
    room = plate.name_room
    if view["player"] < 0:
        told = str(_total(b, seat)) if b.lay.tall else b.say("total", total=_total(b, seat))
        b.text(f"{key}:role", key, plate.role, told, 13, "disp", plate.role_anchor)
        if mark and not plate.role_shown:
            room -= 20
            plate = replace(plate, mark=plate.mark.moved(-20, 0))
    elif told := _role(b, seat, roles):
        told_here = plate.role_shown and (not b.lay.tall or seat == view["seat"])
        b.text(f"{key}:role", key, plate.role, told, 10.5, "lab", plate.role_anchor, **shown(told_here))
    b.text(f"{key}:name", key, plate.name, b.texts.seat(seat), plate.name_size, anchor=plate.anchor, room=room)
    if mark:
        b.icon(f"{key}:mark", key, mark, plate.mark)


def _role(b: Board, seat: int, roles: list[str]) -> str:
    """What the seat is, in few words; a phone has room for "you" only, and the mark tells the rest."""
    if seat == b.view["seat"]:
        roles = ["you", *(role for role in roles if role != "asked")]
    return ", ".join(b.say("role", role=role) for role in roles[: 1 if b.lay.tall else 2])


def _draw_coins(b: Board, key: str, seat: int, plate: Plate) -> None:
    x, y = plate.coins
    count, r = b.view["seats"][seat]["coins"], plate.disc
    title = b.say("coins", player=seat, count=count)
    coins = b.scene.add(f"{key}:purse", "g", parent=key, class_="purse", title=title, rule="GGB-HID-7")
    b.icon(f"{key}:coin", coins, "i-coin", Box(x - r, y - r, 2 * r, 2 * r))
    b.text(f"{key}:coins", coins, (x + r + 4, y + plate.figure * 0.35), str(count), plate.figure)


def _draw_tokens(b: Board, key: str, seat: int, plate: Plate) -> None:
    """Face down with their number; face up for the owner, and for all after the end (GGB-HID-8, GGB-HID-10)."""
    owns = b.view["seats"][seat]
    if "stock" in owns:
        for place, name in zip(plate.tokens, (name for name in TOKENS if name in owns["stock"])):
            count, worth = owns["stock"][name], b.view["worth"][name]
            title = b.say("stock", player=seat, token=TOKENS.index(name), count=count, worth=worth)
            kind = b.scene.add(f"{key}:token:{name}", "g", parent=key, class_="tokens", title=title, rule="GGB-HID-8")
            b.stack(kind, kind, place, ICONS[name], count, plate.disc)
        return
    _draw_closed(b, key, seat, plate)


def _draw_closed(b: Board, key: str, seat: int, plate: Plate) -> None:
    """A stack of backs, as high as a few tokens are, and their number beside it: nothing else (GGB-HID-8)."""
    count = b.view["seats"][seat]["tokens"]
    title = words.tokens(b, seat)
    closed = b.scene.add(f"{key}:closed", "g", parent=key, class_="tokens", title=title, rule="GGB-HID-8")
    (x, y), r = plate.tokens[0], plate.disc * 0.9
    if not count:
        b.circle(f"{key}:closed:none", closed, (x, y), r, "ghost")
    high, step = min(count, _HIGHEST), r * 0.3
    for i in range(high):
        top = y - r + ((high - 1) / 2 - i) * step
        b.icon(f"{key}:closed:{i}", closed, "token-back", Box(x - r, top, 2 * r, 2 * r))
    b.text(f"{key}:tokens", closed, (x + r + 5, y + plate.figure * 0.35), str(count), plate.figure)


def _draw_hats(b: Board, key: str, seat: int, plate: Plate) -> None:
    """The hats of this round: those to place, and the dashed places of those on characters."""
    left = b.view["seats"][seat]["hats"]
    places = b.view["characters"].values()
    placed = sum(place["is"] in ("in_play", "removed") and place["owner"] == seat for place in places)
    for i in range(left + placed):
        x, y = plate.hats[i]
        hat, style, state = (f"hat-{seat + 1}", "hat", "left") if i < left else ("i-hat-off", "dim", "placed")
        title = b.say("hat", player=seat, state=state)
        own = b.scene.add(f"hat:{seat}:{i}", "g", parent=key, class_="hats", title=title, rule="GGB-DIST-11")
        b.icon(f"hat:{seat}:{i}:hat", own, hat, Box(x, y, plate.hat, plate.hat), style)


def _total(b: Board, seat: int) -> int:
    """All that the seat owns, in money (GGB-END-2)."""
    owns, worth = b.view["seats"][seat], b.view["worth"]
    return int(owns["coins"] + sum(count * worth[name] for name, count in owns["stock"].items()))
