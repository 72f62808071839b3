"""The players: the own mat with bunks, goods and settlements, and the others in brief."""

from functools import partial
from typing import NamedTuple

from abilene.engine.ink import Ink, piece
from abilene.games.montana.data import GOODS, WORKERS
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import PHONE, PHONE_STRIP, STRIP, Point, strip_pitch
from abilene.games.montana.scene.pieces import (
    CANTEEN,
    COW,
    draw_empty_house,
    draw_good,
    draw_stock_house,
    draw_worker,
)
from abilene.games.montana.scene.work import crew_of

_HOUSES_A_ROW = 6


class _Plan(NamedTuple):
    """Where everything lies on a mat, middles."""

    size: Point
    name: Point  # of the disc; the words stand right of it
    name_room: float
    coins: Point
    cows: Point
    canteens: Point
    goods: Point  # the first, then the pitch
    good_pitch: float
    good_size: float
    workers: Point
    worker_pitch: float
    worker_room: float  # that all of them may take
    worker_size: float
    stock: Point
    builds: Point
    own: bool


_WIDE = _Plan(
    (784, 104), (34, 30), 118, (36, 76), (92, 76), (148, 76), (214, 76), 58, 25, (212, 30), 36, 330, 30, (572, 32),
    (744, 52), True,
)  # fmt: skip
_TALL = _Plan(
    (PHONE, 206), (30, 28), 138, (222, 28), (282, 28), (342, 28), (40, 126), 62, 27, (34, 76), 46, 322, 32,
    (30, 170), (334, 180), True,
)  # fmt: skip
_WIDE_STRIP = _Plan(
    (632, STRIP), (24, 24), 92, (148, 24), (182, 24), (224, 24), (262, 24), 36, 19, (477, 24), 15, 90, 21, (600, 24),
    (0, 0), False,
)  # fmt: skip
_TALL_STRIP = _Plan(
    (PHONE, PHONE_STRIP), (24, 24), 120, (186, 24), (228, 24), (278, 24), (26, 64), 37, 19, (252, 64), 17, 124, 23,
    (352, 24), (0, 0), False,
)  # fmt: skip


def draw_own_mat(b: Board) -> None:
    """The mat of the viewer."""
    part = b.part("mat", "ranch", f"part:mat:{b.own}")
    _draw_mat(b, part, b.own, _WIDE if b.shape == "wide" else _TALL, 0)


def draw_others(b: Board) -> None:
    """The other players in turn order."""
    if b.figures.players == 1:
        return
    part = b.part("players", "hat")
    plan = _WIDE_STRIP if b.shape == "wide" else _TALL_STRIP
    for i in range(1, b.figures.players):
        seat = (b.own + i) % b.figures.players
        _draw_mat(b, part, seat, plan, strip_pitch(b.shape) * (i - 1))


def _draw_mat(b: Board, part: str, seat: int, plan: _Plan, y: float) -> None:
    key = f"mat:{seat}"
    owns = b.known["seats"][seat]
    turn = " turn" if b.flag("player", seat) else ""
    b.scene.add(key, "g", parent=part, transform=f"translate(0 {y:g})", class_=f"mat{turn}")
    name = b.texts.seat(seat)
    state = "closer" if b.flag("closer", seat) else "turn" if b.flag("turn", seat) else "none"
    words = (name, b.say("state", state=state, count=owns["turns"]) if plan.own else "")
    b.press(key, (seat, plan, words), partial(_print_paper, seat, plan, words))
    _draw_purse(b, key, seat, plan)
    for kind, good in enumerate(GOODS):
        count = owns["goods"][good]
        at = plan.goods[0] + plan.good_pitch * kind, plan.goods[1]
        said = b.say("goods", player=seat, good=kind, count=count)
        _draw_count(b, f"good:{seat}:{good}", key, at, said, "MON-COMP-3", ("good", kind, count, plan.good_size))
    _draw_workers(b, key, seat, plan)
    _draw_stock(b, key, seat, plan)
    if plan.own and b.offers:
        _draw_changes(b, key, seat, plan)
    if plan.own and b.known["asks"] in ("build", "bonus") and b.flag("player", seat):
        _draw_builds(b, key, plan)


def _print_paper(seat: int, plan: _Plan, words: tuple[str, str], ink: Ink) -> None:
    name, state = words
    w, h = plan.size
    ink.rect(0.6, 0.6, w - 1.2, h - 1.2, "mat-paper edge")
    ink.rect(3, 3, w - 6, h - 6, "hair", 2)
    ink.rect(0.6, 0.6, 7, h - 1.2, "mat-strip", 2, fill=f"url(#pat-{seat + 1})")
    x, y = plan.name
    radius = 12 if plan.own else 9
    ink.circle(x, y, radius, "stripe", fill=f"url(#pat-{seat + 1})")
    ink.text(x + radius + 8, y - (7 if state else 0), name, 17 if plan.own else 14, "disp", "start", plan.name_room)
    if state:
        ink.text(x + radius + 8, y + 11, state, 12, "quiet slant", "start", plan.name_room)


# ------------------------------------------------------------------ what is counted


def _draw_purse(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """Coins, cows and canteens."""
    owns = b.known["seats"][seat]
    size = 28.0 if plan.own else 21.0
    for sort, at, rule in (
        ("coins", plan.coins, "MON-COMP-3"),
        ("cows", plan.cows, "MON-COW-1"),
        ("canteens", plan.canteens, "MON-CAN-1"),
    ):
        said = b.say(sort, player=seat, count=owns[sort], coins=owns[sort])
        _draw_count(b, f"{sort}:{seat}", parent, at, said, rule, (sort, 0, owns[sort], size))


def _draw_count(
    b: Board, key: str, parent: str, at: Point, said: str, rule: str, what: tuple[str, int, int, float]
) -> None:
    """A thing and how many of it there are."""
    choices = b.choices(key)
    size = (52.0, 36.0)
    piece(b.scene, key, parent, *at, size, style="count", title=b.title(key, said), rule=rule, choices=choices)
    b.press(key, (what, bool(choices)), partial(_print_count, *what, bool(choices)))


def _print_count(sort: str, kind: int, count: int, size: float, lit: bool, ink: Ink) -> None:
    if lit:
        ink.rect(-26, -18, 52, 36, "lit edge")
    if sort == "coins":
        ink.coin(0, 0, count, size * 0.92)
        return
    shift = size * 0.36
    style = "" if count else "fainter"
    if sort == "good":
        draw_good(ink, kind, -shift, 0, size, style)
    else:
        icon, tint = (COW, "k-cow") if sort == "cows" else (CANTEEN, "k-canteen")
        ink.icon(icon, -shift, 0, size, f"{tint} {style}".rstrip())
    type_size = 16 if size >= 25 else 13
    ink.text(size * 0.5 - shift + 4, 0, str(count), type_size, "disp" if count else "disp quiet", "start")


# ------------------------------------------------------------------ workers


def _draw_workers(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """The workers in their bunks; those that are too many stand in a red ring (MON-REC-6)."""
    crew = crew_of(b.known["seats"][seat]["workers"])
    bunks = b.figures.bunks
    places = max(len(crew), bunks)
    pitch = min(plan.worker_pitch, plan.worker_room / (places - 1)) if places > 1 else 0
    x, y = plan.workers
    key = f"bunks:{seat}"
    said = b.say("workers", player=seat, count=len(crew), bunks=bunks)
    piece(b.scene, key, parent, x, y, (0, 0), style="bunks", title=said, rule="MON-COMP-3")
    if plan.own:
        b.press(key, (bunks, places, pitch), partial(_print_bunks, bunks, places, pitch))
    else:
        b.press(key, (pitch, bunks), partial(_print_line, pitch * (bunks - 1)))
    counts = [0] * len(WORKERS)
    for i, colour in enumerate(crew):
        name = f"worker:{seat}:{WORKERS[colour]}:{counts[colour]}"
        counts[colour] += 1
        choices = b.choices(name)
        said = b.title(name, b.texts.format(f"worker-{WORKERS[colour]}")) if choices else ""
        size = plan.worker_size
        at = pitch * i, 0.0
        style = "worker"
        piece(b.scene, name, key, *at, (size, size), style=style, title=said, choices=choices, radius=size / 2)
        b.press(name, (colour, size), partial(_print_worker, b, colour, size))


def _print_bunks(bunks: int, places: int, pitch: float, ink: Ink) -> None:
    for i in range(places):
        ink.circle(pitch * i, 0, 16, "bunk" if i < bunks else "bunk too-many")


def _print_line(length: float, ink: Ink) -> None:
    ink.rect(-8, -13, length + 16, 26, "bunk-row", 13)


def _print_worker(b: Board, colour: int, size: float, ink: Ink) -> None:
    draw_worker(ink, b.figures, colour, 0, 0, size)


# ------------------------------------------------------------------ settlements


def _draw_stock(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """Settlements not yet placed."""
    owns = b.known["seats"][seat]
    left, all_of_them = owns["settlements_left"], owns["settlements_left"] + owns["settlements"]
    said = b.say("stock", player=seat, count=left, all=all_of_them)
    key = f"stock:{seat}"
    piece(b.scene, key, parent, *plan.stock, (0, 0), style="stock", title=said, rule="MON-END-1")
    if plan.own:
        a_row = _HOUSES_A_ROW if b.shape == "wide" else all_of_them
        what = seat, left, all_of_them, a_row, b.say("stock-title")
        b.press(key, what, partial(_print_stock, *what))
    else:
        b.press(key, (seat, left), partial(_print_left, seat, left))


def _print_stock(seat: int, left: int, all_of_them: int, a_row: int, words: str, ink: Ink) -> None:
    ink.text(-10, -15, words, 11.5, "disp caps", "start", 150)
    for i in range(all_of_them):
        x, y = 24.0 * (i % a_row), 14 + 26.0 * (i // a_row)
        if i < left:
            draw_stock_house(ink, seat, x, y, 19)
        else:
            draw_empty_house(ink, x, y, 17)


def _print_left(seat: int, left: int, ink: Ink) -> None:
    draw_stock_house(ink, seat, -12, 0, 19)
    ink.text(2, 0, f"×{left}", 13.5, "disp", "start")


# ------------------------------------------------------------------ what a choice would change


def _draw_changes(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """What a choice takes from the own goods, coins and cows or adds to them, while it is pointed at."""
    owns = b.known["seats"][seat]
    places = [(plan.goods[0] + plan.good_pitch * kind + 2, plan.goods[1]) for kind in range(len(GOODS))]
    places += [(plan.coins[0] + 10, plan.coins[1]), plan.cows]
    have = (*(owns["goods"][name] for name in GOODS), owns["coins"], owns["cows"])
    alike: dict[tuple[int, ...], list[int]] = {}
    for choice, offer in b.offers.items():
        change = (*offer.goods, offer.coins, offer.cows)
        if any(change):
            alike.setdefault(change, []).append(choice)
    for change, choices in alike.items():
        key = b.scene.add(f"change:{choices[0]}", "g", parent=parent, class_="would-be alone", preview=choices)
        pills = tuple(
            (*place, more, count + more) for place, more, count in zip(places, change, have, strict=True) if more
        )
        b.press(key, pills, partial(_print_changes, pills))


def _print_changes(pills: tuple[tuple[float, float, int, int], ...], ink: Ink) -> None:
    for x, y, more, then in pills:
        signed = f"−{-more}" if more < 0 else f"+{more}"
        ink.rect(x - 27, y - 13, 54, 26, "would-be-pill", 13)
        ink.text(x, y, f"{signed} → {then}", 13, "disp lack" if more < 0 else "disp gain", room=50)


def _draw_builds(b: Board, parent: str, plan: _Plan) -> None:
    """How many of the builds of this action are done, and the coins for those that are not used (MON-BUILD-4)."""
    figures = b.figures
    done = b.known["about"].get("done", -1)
    if done < 0:
        return
    unused = (figures.most_builds - done) * figures.unused_coins if done else 0
    said = b.say("builds", count=done, most=figures.most_builds, coins=unused)
    piece(b.scene, "builds", parent, *plan.builds, (70, 60), style="builds", title=said, rule="MON-BUILD-4")
    b.press("builds", (done, figures.most_builds, unused), partial(_print_builds, done, figures.most_builds, unused))


def _print_builds(done: int, most: int, unused: int, ink: Ink) -> None:
    for i in range(most):
        x = 23.0 * (i - (most - 1) / 2)
        ink.circle(x, -12, 10, "step-done" if i < done else "step-now" if i == done else "step-next")
        if i < done:
            ink.path(f"M{x - 4.5:g} -12l3.2 3.6l6-7", "step-check")
        else:
            ink.text(x, -12, str(i + 1), 12, "disp on-lamp" if i == done else "disp quiet")
    if unused:
        ink.coin(0, 15, f"+{unused}", 22)
