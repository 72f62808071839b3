"""The players: the own mat with bunks, goods and settlements, and the others in brief."""

from typing import Any, NamedTuple

from abilene.engine.board import Frame, Point, sentences
from abilene.engine.ink import Ink, pattern
from abilene.games.montana.data import COLOURS, GOODS, KINDS, NONE, WORKERS
from abilene.games.montana.nouns import listed
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import COLUMN, PHONE, PHONE_STRIP, STRIP, strip_pitch
from abilene.games.montana.scene.pieces import (
    Amount,
    Thing,
    draw_stock_house,
    draw_thing,
    print_amount,
    print_sheet,
    print_step,
    spread,
)
from abilene.games.montana.scene.trades import draw_trades
from abilene.games.montana.scene.worth import coin_words, cow_words, good_now, stock_now

_COUNT = (46.0, 34.0)  # the size of a thing that is counted
_PILL = 44.0, 60.0  # how wide it is when it tells a change: of a thing, of the coins


class _Plan(NamedTuple):
    """Where everything lies on a mat, middles."""

    size: Point
    name: Point  # of the disc; the words stand right of it
    name_room: float
    purse: tuple[Point, Point, Point]  # coins, cows, canteens
    goods: Point  # the first, then the pitch
    good_pitch: float
    good_size: float
    workers: Point
    worker_pitch: float
    worker_room: float  # that all of them may take
    worker_size: float
    stock: Point
    label: Point  # beside it, from there
    house_pitch: float
    builds: Point
    trades: Frame | None  # of the own mat

    @property
    def own(self) -> bool:
        """Whether it is the mat of the viewer."""
        return self.trades is not None

    def good_at(self, kind: int) -> Point:
        """Where a kind of good is counted."""
        return self.goods[0] + self.good_pitch * kind, self.goods[1]


_WIDE = _Plan(
    (COLUMN, 144), (26, 26), 106, ((36, 61), (94, 61), (143, 61)), (189, 61), 45, 22, (178, 26), 34, 238, 28,
    (124, 127), (-110, 0), 19, (390, 127), Frame(14, 79, COLUMN - 24, 32),
)  # fmt: skip
_TALL = _Plan(
    (PHONE, 216), (30, 26), 138, ((222, 26), (282, 26), (342, 26)), (40, 109), 62, 27, (34, 69), 46, 322, 32,
    (118, 198), (-104, 0), 17, (332, 198), Frame(14, 131, PHONE - 24, 46),
)  # fmt: skip
_WIDE_STRIP = _Plan(
    (COLUMN, STRIP), (24, 21), 120, ((192, 21), (236, 21), (284, 21)), (28, 48), 41, 19, (280, 48), 18, 130, 21,
    (398, 21), (0, 0), 0, (0, 0), None,
)  # fmt: skip
_TALL_STRIP = _Plan(
    (PHONE, PHONE_STRIP), (24, 24), 120, ((186, 24), (228, 24), (278, 24)), (26, 64), 37, 19, (252, 64), 17, 124, 23,
    (352, 24), (0, 0), 0, (0, 0), None,
)  # fmt: skip


def draw_own_mat(b: Board) -> None:
    """The mat of the viewer."""
    seat, plan = b.seen.own, _WIDE if b.shape == "wide" else _TALL
    key = _draw_mat(b, b.part(f"mat:{seat}", b.frames.mat, icon="ranch"), seat, plan, 0)
    if plan.trades:
        draw_trades(b, key, plan.trades)
    if b.offers:
        _draw_changes(b, key, seat, plan)
    if b.seen.player == seat and b.seen.builds_done() != NONE:
        _draw_builds(b, key, plan)


def draw_others(b: Board) -> None:
    """The other players in turn order."""
    if b.figures.solo:
        return
    part = b.part("players", b.frames.players, icon="hat", slot="tab")
    plan = _WIDE_STRIP if b.shape == "wide" else _TALL_STRIP
    for i in range(1, b.figures.players):
        _draw_mat(b, part, (b.seen.own + i) % b.figures.players, plan, strip_pitch(b.shape) * (i - 1))


def _draw_mat(b: Board, part: str, seat: int, plan: _Plan, y: float) -> str:
    key, seen = f"mat:{seat}", b.seen
    state = "closer" if seen.closer == seat else "turn" if seen.turn == seat else "none"
    words = b.say("state", state=state, count=seen.turns[seat]) if plan.own else ""
    style = "mat turn" if seen.player == seat else "mat"
    b.place(key, part, (0, y), _print_paper, seat, plan, class_=style, data_seat=seat)
    said, rule = b.say("mat", player=seat, state=state, count=seen.turns[seat], left=seen.left[seat]), "MON-TURN-1"
    b.piece(f"owner:{seat}", key, plan.name, (0, 0), said, style="owner", rule=rule)
    b.draw(f"owner:{seat}", _print_owner, seat, plan.own, plan.name_room, b.texts.seat(seat), words)
    _draw_purse(b, key, seat, plan)
    for kind, count in enumerate(seen.goods[seat]):
        said = sentences(b.say("goods", player=seat, good=kind, count=count), good_now(b, seat, kind))
        name = b.piece(
            f"good:{seat}:{GOODS[kind]}", key, plan.good_at(kind), _COUNT, said, style="count", rule="MON-COMP-3"
        )
        _draw_count(b, name, kind, count, plan.good_size)
    _draw_workers(b, key, seat, plan)
    _draw_stock(b, key, seat, plan)
    return key


def _print_paper(ink: Ink, seat: int, plan: _Plan) -> None:
    w, h = plan.size
    print_sheet(ink, 0, 0, w, h, "mat-paper edge")
    ink.rect(0.6, 0.6, 7, h - 1.2, "mat-strip", 2, fill=pattern(seat))


def _print_owner(ink: Ink, seat: int, own: bool, room: float, name: str, state: str) -> None:
    radius = 12 if own else 9
    ink.disc(0, 0, radius, seat)
    ink.text(radius + 8, -7 if state else 0, name, 17 if own else 14, "disp", "start", room)
    if state:
        ink.text(radius + 8, 11, state, 12, "quiet slant", "start", room)


# ------------------------------------------------------------------ what is counted


def _draw_purse(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """Coins, cows and canteens."""
    size, seen = 28.0 if plan.own else 22.5, b.seen
    owned = (
        ("coin", seen.coins[seat], coin_words(b, seat), "MON-COMP-3"),
        ("cow", seen.cows[seat], cow_words(b, seat), "MON-COW-1"),
        ("canteen", seen.canteens[seat], b.say("canteens", player=seat, count=seen.canteens[seat]), "MON-CAN-1"),
    )
    for at, (thing, count, said, rule) in zip(plan.purse, owned, strict=True):
        key = b.piece(f"{thing}s:{seat}", parent, at, _COUNT, said, style="count", rule=rule)
        if thing == "coin":
            b.draw(key, Ink.coin, 0, 0, count, size * 0.92)
        else:
            _draw_count(b, key, thing, count, size)


def _draw_count(b: Board, key: str, thing: Thing, count: int, size: float) -> None:
    """A thing and how many of it there are."""
    shift = size * 0.36
    amount = Amount(_COUNT, -shift, size, size * 0.5 - shift + 4, 15 if size >= 22 else 13)
    b.draw(key, print_amount, thing, count, amount, bool(b.choices(key)))


# ------------------------------------------------------------------ workers


def _draw_workers(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """The workers in their bunks; those that are too many stand in a red ring (MON-REC-6)."""
    crew, bunks, size = b.seen.workers[seat], b.figures.bunks, plan.worker_size
    places = max(sum(crew), bunks)
    pitch = min(plan.worker_pitch, plan.worker_room / (places - 1)) if places > 1 else 0
    inside = b.say("workers-now", crew_now=listed(b.texts, crew, "worker")) if sum(crew) else ""
    said = sentences(b.say("workers", player=seat, count=sum(crew), bunks=bunks), inside)
    key = b.piece(f"bunks:{seat}", parent, plan.workers, (0, 0), said, style="bunks", rule="MON-COMP-3")
    if plan.own:
        b.draw(key, _print_bunks, bunks, places, pitch)
    else:
        b.draw(key, Ink.rect, -8, -13, pitch * (bunks - 1) + 16, 26, "bunk-row", 13)
    names = [f"worker:{seat}:{WORKERS[colour]}:{i}" for colour in range(COLOURS) for i in range(crew[colour])]
    for i, (name, colour) in enumerate(zip(names, spread(crew), strict=True)):
        said = b.texts.format(f"worker-{WORKERS[colour]}") if b.choices(name) else ""
        b.piece(name, key, (pitch * i, 0.0), (size, size), said, style="worker", radius=size / 2)
        b.draw(name, draw_thing, b.worker(colour), 0, 0, size)


def _print_bunks(ink: Ink, bunks: int, places: int, pitch: float) -> None:
    for i in range(places):
        ink.circle(pitch * i, 0, 16, "bunk" if i < bunks else "bunk too-many")


# ------------------------------------------------------------------ settlements


def _draw_stock(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """Settlements not yet placed."""
    left, every = b.seen.left[seat], b.figures.settlements
    said = sentences(b.say("stock", player=seat, count=left, all=every), stock_now(b, seat))
    key = b.piece(f"stock:{seat}", parent, plan.stock, (0, 0), said, style="stock", rule="MON-END-1")
    if plan.own:
        b.draw(key, _print_stock, seat, left, every, plan, b.say("stock-title").upper())
    else:
        b.draw(key, _print_left, seat, left)


def _print_stock(ink: Ink, seat: int, left: int, every: int, plan: _Plan, words: str) -> None:
    ink.text(*plan.label, words, 11.5, "disp caps", "start", -plan.label[0] - 16)
    for i in range(every):
        draw_stock_house(ink, seat, plan.house_pitch * i, 0, i < left, min(9.5, plan.house_pitch * 0.45))


def _print_left(ink: Ink, seat: int, left: int) -> None:
    draw_stock_house(ink, seat, -12, 0, True)
    ink.text(2, 0, f"×{left}", 13.5, "disp", "start")


# ------------------------------------------------------------------ what a choice would change


def _draw_changes(b: Board, parent: str, seat: int, plan: _Plan) -> None:
    """What a choice takes from all that is counted or adds to it, while it is pointed at."""
    places, seen = [*map(plan.good_at, range(KINDS)), *plan.purse], b.seen
    have = (*seen.goods[seat], seen.coins[seat], seen.cows[seat], seen.canteens[seat])
    alike: dict[tuple[int, ...], list[int]] = {}
    for choice, offer in b.offers.items():
        alike.setdefault(offer.change, []).append(choice)
    changes: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
        *((f"change:{choices[0]}", change, {"preview": choices}) for change, choices in alike.items()),
        *((f"change:{key}", offer.change, {"of": key}) for key, offer in b.planned.items()),
    ]
    for name, change, shown in changes:
        pills = [
            (*at, _PILL[at == plan.purse[0]], more, count + more)
            for at, more, count in zip(places, change, have, strict=True)
            if more
        ]
        if pills:
            b.draw(b.scene.add(name, "g", parent=parent, class_="would-be alone", **shown), _print_changes, *pills)


def _print_changes(ink: Ink, *pills: tuple[float, float, float, int, int]) -> None:
    for x, y, w, more, then in pills:
        signed = f"−{-more}" if more < 0 else f"+{more}"
        ink.rect(x - w / 2, y - 13, w, 26, "would-be-pill", 13)
        ink.text(x, y, f"{signed} → {then}", 11.5, "disp lack" if more < 0 else "disp gain", room=w - 3)


def _draw_builds(b: Board, parent: str, plan: _Plan) -> None:
    """How many of the builds of this action are done, and the coins for those that are not used (MON-BUILD-4)."""
    figures, done = b.figures, b.seen.builds_done()
    unused = (figures.most_builds - done) * figures.unused_coins if done else 0
    said = b.say("builds", count=done, most=figures.most_builds, coins=unused)
    b.piece("builds", parent, plan.builds, (0, 0), said, style="builds", rule="MON-BUILD-4")
    b.draw("builds", _print_builds, done, figures.most_builds, unused)


def _print_builds(ink: Ink, done: int, most: int, unused: int) -> None:
    """The builds in a row; the coins beside them."""
    for i in range(most):
        print_step(ink, 22.0 * (i - (most - 1) / 2) - 14, 0, i + 1, i < done, i == done)
    if unused:
        ink.coin(31, 0, f"+{unused}", 22)
