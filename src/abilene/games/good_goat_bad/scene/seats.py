"""The seats: stations on the line, each with its hats, coins, tokens and elixirs."""

from abilene.engine.ink import Ink, pattern
from abilene.engine.lights import INSTEAD, PIECEMEAL
from abilene.games.good_goat_bad.data import TOKENS
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import TABLE, Board
from abilene.games.good_goat_bad.scene.layout import Plate
from abilene.games.good_goat_bad.scene.pieces import COIN, ICONS, draw_hatching, draw_icon, draw_stack, shown

_HIGHEST = 4  # backs in a stack: higher ones would leave the plate
_MARKS = {"deals": "i-dealer", "last": "i-station", "wins": "i-crown"}


def draw_seats(b: Board) -> None:
    """All seats."""
    for seat in range(b.seen.figures.players):
        _draw_seat(b, seat)


def _draw_seat(b: Board, seat: int) -> None:
    seen, plate = b.seen, b.plate(seat)
    style = f"station p{seat + 1}" + (" asked" if seen.must_choose(seat) else "")  # only what can be chosen glows
    said = words.seat(b, seat)
    if _is_eligible(b, seat):
        style, said = f"{style} {INSTEAD}", f"{b.say('instead', player=seat)} {said}"
    key, size = f"seat:{seat}", (plate.box.w, plate.box.h)
    if seen.asks in ("swindle", "serve") and len(b.choices(key)) > 1:
        style += f" {PIECEMEAL}"  # coins or bottles, one a click
    b.piece(key, TABLE, plate.box.middle, size, said, style=style, rule="GGB-INT-27", radius=6)
    roles = words.roles(b, seat)
    mark = next((_MARKS[role] for role in roles if role in _MARKS), "")
    told = plate.role_shown and (not b.lay.tall or seat == seen.seat)
    role = _role(b, seat, roles), b.lay.type, told
    b.draw(key, _print_plate, plate, seat, words.idle(b, seat), b.texts.seat(seat), *role, mark)
    said = b.say("coins", player=seat, count=seen.coins[seat])
    b.piece(f"{key}:purse", key, plate.coins, (0, 0), said, style="purse", rule="GGB-HID-7")
    b.draw(f"{key}:purse", _print_purse, seen.coins[seat], plate.disc, plate.figure)
    _draw_tokens(b, key, seat, plate)
    if seen.over:
        total = str(seen.money(seat)) if b.lay.tall else b.say("total", total=seen.money(seat))
        b.piece(f"{key}:total", key, plate.role, (0, 0), b.say("total-is", total=seen.money(seat)), style="total")
        b.draw(f"{key}:total", _print_total, total, plate.role_anchor)
    else:
        _draw_hats(b, key, seat, plate)
    if seen.elixirs[seat]:
        said = b.say("elixirs", player=seat, count=seen.elixirs[seat])
        b.piece(f"{key}:elixirs", key, plate.elixirs, (0, 0), said, style="elixirs", rule="GGB-CHAR-9")
        b.draw(f"{key}:elixirs", draw_stack, "i-elixir", seen.elixirs[seat], min(plate.disc, 11))


def _is_eligible(b: Board, seat: int) -> bool:
    """Before a card is chosen, whoever deals can still offer it to this seat instead (GGB-DIST-3)."""
    seen = b.seen
    chosen = seen.asks == "slide" and seen.seat == seen.dealer and seen.last < 0
    return chosen and seat not in (seen.dealer, seen.target) and seen.hats[seat] > 0


def _role(b: Board, seat: int, roles: list[str]) -> str:
    """What the seat is, in few words; a narrow plate has room for one of them only, and the mark tells the rest."""
    if b.seen.over:
        return ""
    if seat == b.seen.seat:
        roles = ["you", *(role for role in roles if role != "asked")]
    narrow = b.lay.tall or b.plate(seat).anchor == "middle"
    return ", ".join(b.say("role", role=role) for role in roles[: 1 if narrow else 2]).upper()


def _print_plate(
    ink: Ink, plate: Plate, seat: int, idle: bool, name: str, role: str, type_size: float, told: bool, mark: str
) -> None:
    """Name, what the seat is at this moment, and the big hat: coloured while active (GGB-COMP-5)."""
    w, h = plate.box.w, plate.box.h
    ink.rect(-w / 2, -h / 2, w, h, "paper edge", 5)
    if idle:
        draw_hatching(ink, 1 - w / 2, 1 - h / 2, w - 2, h - 2)
    ink.rect(*plate.band, "stripe", 0, fill=pattern(seat))
    hat, style = ("i-hat", "dim") if idle else (f"hat-{seat + 1}", "hat-l")
    x, y = plate.emblem or (0, 0)
    ink.icon(hat, x, y, 54, style, **shown(plate.emblem))
    if role:
        ink.text(*plate.role, role, type_size, "lab", plate.role_anchor, plate.role_room, **shown(told))
    moved = 20 if mark == _MARKS["wins"] and not plate.role_shown else 0  # the total stands there
    ink.text(*plate.name, name, plate.name_size, "disp", plate.anchor, plate.name_room - moved)
    if mark:
        ink.icon(mark, plate.mark[0] - moved, plate.mark[1], plate.mark_size)


def _print_total(ink: Ink, total: str, anchor: str) -> None:
    ink.text(0, 0, total, 13, "disp", anchor)


def _print_purse(ink: Ink, coins: int, radius: float, figure: float) -> None:
    ink.icon(COIN, 0, 0, 2 * radius)
    ink.text(radius + 4, 0, str(coins), figure, anchor="start")


def _draw_tokens(b: Board, key: str, seat: int, plate: Plate) -> None:
    """Face down with their number; face up for the owner, and for all after the end (GGB-HID-8, GGB-HID-10)."""
    seen = b.seen
    if not seen.looks_at(seat):
        b.piece(f"{key}:closed", key, plate.tokens[0], (0, 0), words.tokens(b, seat), style="tokens", rule="GGB-HID-8")
        b.draw(f"{key}:closed", _print_closed, seen.tokens[seat], plate.disc * 0.9, plate.figure)
        return
    owned = [(kind, count) for kind, count in enumerate(seen.kinds(seat)) if count]
    for at, (kind, count) in zip(plate.tokens, owned):
        said = b.say("stock", player=seat, **words.lying(b, kind, count))
        token = f"{key}:token:{TOKENS[kind]}"
        b.piece(token, key, at, (0, 0), said, style="tokens", rule="GGB-HID-8")
        b.draw(token, draw_stack, ICONS[kind], count, plate.disc)


def _print_closed(ink: Ink, count: int, radius: float, figure: float) -> None:
    """A stack of backs, as high as a few tokens are, and their number beside it: nothing else (GGB-HID-8)."""
    if not count:
        ink.circle(0, 0, radius, "ghost")
    high = min(count, _HIGHEST)
    for i in range(high):
        ink.icon("token-back", 0, ((high - 1) / 2 - i) * radius * 0.3, 2 * radius)
    ink.text(radius + 5, 0, str(count), figure, anchor="start")


def _draw_hats(b: Board, key: str, seat: int, plate: Plate) -> None:
    """The hats of this round: those to place, and the dashed places of those on characters."""
    left = b.seen.hats[seat]
    placed = sum(b.seen.owner(card) == seat for card in b.seen.figures.deck)
    moved = bool(plate.beside) and b.seen.looks_at(seat)
    places, size = (plate.beside, plate.beside_hat) if moved else (plate.hats, plate.hat)
    for i in range(left + placed):
        hat, style, state = (f"hat-{seat + 1}", "", "left") if i < left else ("i-hat-off", "dim", "placed")
        said = b.say("hat", player=seat, state=state)
        b.piece(f"hat:{seat}:{i}", key, places[i], (0, 0), said, style="hats", rule="GGB-DIST-11")
        b.draw(f"hat:{seat}:{i}", draw_icon, hat, size, style)
