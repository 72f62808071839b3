"""The poker table: the pot, who sits there with which cards, and the two buildings that lead to it."""

from functools import partial
from typing import Any

from abilene.engine.events import UNKNOWN
from abilene.engine.ink import Ink, pattern, piece
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.poker.data import PokerFigures
from abilene.games.great_western_trail.poker.seen import SeenPoker
from abilene.games.great_western_trail.scene.actions import WORKER_ICONS, Mark, draw_marks, marks_width
from abilene.games.great_western_trail.scene.board import Board, in_play
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scene.layout import POKER, Point
from abilene.games.great_western_trail.scene.minis import mini
from abilene.games.great_western_trail.scene.pieces import badge

PART, TABLE, SIGNS = "part:poker", "poker", "board:poker"

PLATE = (132.0, 62.0)
_WORKER_X, _CARDS_X, _CARD_PITCH, _SHIELD_X = -44.0, -16.0, 22.0, 52.0  # on a seat's plate
_ROW_Y = 12.0
_CARD = (19.0, 28.0)


# Middles.
_FELT = 195.0, 168.0, 150.0, 92.0  # and how far it reaches to each side
_SEATS: tuple[Point, ...] = (195, 252), (72, 168), (195, 84), (318, 168)  # the viewer, then left, above, right
_HEADING: Point = (10, 20)
_BONUS: Point = (342, 50)
_STAKES: Point = (10, 298)
_WAYS: Point = (380, 298)
_ROUND = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}  # the places taken by so many players


def draw_poker(b: Board) -> None:
    """The table as its own part of the drawing."""
    pane = b.frames.poker
    assert pane is not None, "the poker table is not in play"
    b = b.on(pane)
    b.scene.part(PART, b.say("poker-part"), *pane.frame, icon="dealer", slot="tab")
    pane.sheet(b.scene, TABLE, PART)
    table, figures = in_play(b.seen.poker, b.figures.poker)
    key = b.scene.add(f"{TABLE}:area", "g", parent=TABLE, title=b.say("poker-table"), rule="GWTP-SHOW-2")
    b.print(key, b.texts.lang, lambda ink: _print(b, ink))
    _draw_costs(b, figures)
    _draw_pot(b, table, figures)
    _draw_bonus(b, table, figures)
    players = b.figures.seats
    for i, place in enumerate(_ROUND[players]):
        _draw_seat(b, (b.seen.own + i) % players, _SEATS[place], table, figures)
    if b.seen.asks == "stake":
        _draw_stakes(b, table)


def _print(b: Board, ink: Ink) -> None:
    w, h = POKER
    ink.sheet(0, 0, w, h, "paper")
    x, y, rx, ry = _FELT
    ink.add("ellipse", cx=x, cy=y, rx=rx, ry=ry, class_="felt")
    ink.add("ellipse", cx=x, cy=y, rx=rx - 7, ry=ry - 7, class_="hair")
    ink.text(*_HEADING, b.say("poker-part"), 12, "disp caps", "start", room=150)


def _draw_costs(b: Board, figures: PokerFigures) -> None:
    """What the first card costs, the second and so on, and the two places that lead to the table."""
    x, y = _STAKES
    for i, cost in enumerate(figures.stakes):
        said = b.say("poker-stake", number=i + 1, money=cost)
        key = piece(b.scene, f"poker:stake:{i + 1}", TABLE, x + 46 * i, y, (0, 0), title=said, rule="GWTP-BET-1")
        b.print(key, cost, partial(_stake, cost=cost))
    x, y = _WAYS
    bet, show = _spaces(figures)
    for i, (name, icon, space) in enumerate((("show", "i-eye", show), ("bet", "i-card-back", bet))):
        said, letter = b.say("poker-sign", sign=name), b.figures.spaces[space]
        key = piece(b.scene, f"poker:way:{name}", TABLE, x - 54 * i, y, (0, 0), title=said, rule="GWTP-SETUP-2")
        b.print(key, (icon, letter), partial(_way, icon=icon, letter=letter))


def _stake(ink: Ink, cost: int) -> None:
    ink.icon("i-card-back", 11, 0, 21)
    ink.coin(32, 0, cost, 20)


def _way(ink: Ink, icon: str, letter: str) -> None:
    ink.rect(-22, -11, 22, 22, "badge")
    ink.text(-11, 0, letter, 14, "disp on-ink")
    ink.icon(icon, -36, 0, 21)


# ------------------------------------------------------------------ pot and bonus


def _draw_pot(b: Board, table: SeenPoker, figures: PokerFigures) -> None:
    pot, bonus = table.pot, figures.bank_bonus
    x, y, *_ = _FELT
    said = b.say("poker-pot", money=pot, bonus=bonus)
    key = piece(b.scene, "poker:pot", TABLE, x, y, (44, 44), style="pot", title=said, rule="GWTP-SHOW-3")
    wins = b.say("poker-wins"), b.say("poker-wins-what", bonus=bonus)
    b.print(key, (pot, wins), partial(_pot, pot=pot, wins=wins))


def _pot(ink: Ink, pot: int, wins: tuple[str, str]) -> None:
    ink.coin(0, -18, pot, 36)
    ink.text(0, 14, wins[0], 12, "on-felt", room=108)
    ink.text(0, 29, wins[1], 13, "disp on-felt", room=108)


def _draw_bonus(b: Board, table: SeenPoker, figures: PokerFigures) -> None:
    """The tokens that whoever sits down takes from, the next one on top (GWTP-SEAT-2)."""
    left = len(figures.token_vp) - table.taken
    vp, money = (figures.token_vp[table.taken], figures.token_money[table.taken]) if left else (0, 0)
    said = b.say("poker-bonus", points=vp, money=money, count=left)
    key = piece(b.scene, "poker:bonus", TABLE, *_BONUS, (48, 48), style="bonus", title=said, rule="GWTP-SEAT-2")
    label = b.say("poker-next")
    b.print(key, (left, vp, money, label), partial(_bonus, left=left, vp=vp, money=money, label=label))


def _bonus(ink: Ink, left: int, vp: int, money: int, label: str) -> None:
    if not left:
        ink.rect(-23, -23, 46, 46, "ghost")
        return
    for i in range(min(left, 3) - 1, 0, -1):
        ink.rect(-23 + 3 * i, -23 - 3 * i, 46, 46, "neutral")
    ink.rect(-23, -23, 46, 46, "neutral edge")
    ink.shield(-8, -6, vp, 25)
    ink.coin(10, 10, money, 20)
    ink.text(0, 33, label, 11, "quiet", room=92)


# ------------------------------------------------------------------ seats


def _draw_seat(b: Board, seat: int, at: Point, table: SeenPoker, figures: PokerFigures) -> None:
    key = f"poker:seat:{seat}"
    name, worker, token, count = b.texts.seat(seat), table.worker[seat], table.token[seat], table.count[seat]
    points = figures.token_vp[token] if token >= 0 else 0
    shows = table.shows(seat)
    if worker >= 0:
        said = b.say("poker-seat", player=seat, worker=worker, points=points, count=count)
        note = b.say("poker-value", value=table.value[seat]) if shows else b.say("poker-count", count=count)
    else:
        said, note = b.say("poker-away", player=seat), b.say("poker-nobody")
    piece(b.scene, key, TABLE, *at, PLATE, style=f"poker-seat p{seat + 1}", title=said, rule="GWTP-SEAT-1")
    most = figures.most_cards
    b.print(
        key,
        (name, seat, worker, points, note, most),
        partial(_plate, name=name, seat=seat, worker=worker, points=points, note=note, most=most),
    )
    for i, card in enumerate(table.cards[seat] if shows else [UNKNOWN] * count):
        _draw_card(b, f"poker:card:{seat}:{i}", key, seat, card, i)


def _plate(ink: Ink, name: str, seat: int, worker: int, points: int, note: str, most: int) -> None:
    w, h = PLATE
    ink.rect(-w / 2, -h / 2, w, h, "mat-paper edge" if worker >= 0 else "mat-paper away")
    ink.rect(-w / 2, -h / 2, 8, h, "band", 2, fill=pattern(seat))
    ink.text(12 - w / 2, -18, name, 13, "disp who", "start", room=60)
    ink.text(w / 2 - 5, -18, note, 11, "quiet", "end", room=52)
    if worker < 0:
        return
    kind = WORKERS[worker]
    ink.rect(_WORKER_X - 13, _ROW_Y - 14, 26, 28, "worker-tile")
    ink.rect(_WORKER_X - 12, _ROW_Y + 8, 24, 5, f"foot-{kind}", 2)
    ink.icon(WORKER_ICONS[worker], _WORKER_X, _ROW_Y - 3, 20, f"k-{kind}")
    for i in range(most):
        ink.rect(_CARDS_X + _CARD_PITCH * i - 9.5, _ROW_Y - 14, 19, 28, "ghost", 2)
    ink.shield(_SHIELD_X, _ROW_Y, points, 21)


def _draw_card(b: Board, key: str, parent: str, seat: int, card: int, place: int) -> None:
    """A card at the table: open to its owner, its back to everybody else (GWTP-BET-3)."""
    said = b.say("poker-back", player=seat) if card == UNKNOWN else b.say("poker-card", player=seat, card=card)
    x = _CARDS_X + _CARD_PITCH * place
    piece(b.scene, key, parent, x, _ROW_Y, _CARD, style="poker-card", title=said, rule="GWTP-BET-3")
    _print_card(b, key, card)


def _print_card(b: Board, key: str, card: int) -> None:
    b.print(key, (issue(b.figures), card), lambda ink: mini(ink, (0, 0), card, b.figures, _CARD))


def _draw_stakes(b: Board, table: SeenPoker) -> None:
    """What each hand card costs here; the card at the table and the pot with the stake, while it is pointed at."""
    seat = b.seen.player
    for choice, offer in b.offers.items():
        for key in offer.keys:
            badge(b.scene, f"badge:{key}", key, (24, -38), offer.badge, 12)
            place = table.count[seat]
            ghost = b.scene.add(f"preview:{choice}", "g", parent=f"poker:seat:{seat}", class_="tag", preview=(choice,))
            shown = f"{ghost}.card"
            piece(b.scene, shown, ghost, _CARDS_X + _CARD_PITCH * place, _ROW_Y, _CARD, style="ghostly")
            _print_card(b, shown, choice)
            b.scene.add(
                f"preview:{choice}.pot",
                "text",
                parent="poker:pot",
                x=24,
                y=-12,
                font_size=15,
                class_="disp rest",
                text=f"→ {table.pot + offer.price}",
                preview=(choice,),
            )


# ------------------------------------------------------------------ on the trail


def _spaces(figures: PokerFigures) -> tuple[int, int]:
    return figures.bet_space, figures.show_space


def draw_poker_signs(b: Board) -> None:
    """A tag on the two places of the trail whose buildings lead to the table (GWTP-SETUP-2)."""
    b.layer(SIGNS, "sign:", _draw_signs)


def _draw_signs(b: Board) -> None:
    _, figures = in_play(b.seen.poker, b.figures.poker)
    card = Mark("icon", "i-card-back", "", 21)
    signs: dict[str, tuple[Mark, ...]] = {
        "bet": (card, Mark("coin", str(figures.stakes[0]), "", 21)),
        "show": (Mark("icon", "i-eye", "", 21), card),
    }
    for (name, marks), space in zip(signs.items(), _spaces(figures), strict=True):
        x, y = b.land.spaces[b.figures.spaces[space]]
        width = marks_width(marks) * 0.8 + 16
        key = f"sign:{name}"
        said = b.say("poker-sign", sign=name)
        b.piece(key, SIGNS, (x - 28, y + 37), (width, 20), said, style="sign", rule="GWTP-SETUP-2")
        b.print(key, marks, partial(_sign, width=width, marks=marks))


def _sign(ink: Ink, width: float, marks: Any) -> None:
    ink.rect(-width / 2, -10, width, 20, "felt-tag", 10)
    draw_marks(ink, 0, 0, marks, 0.8)
