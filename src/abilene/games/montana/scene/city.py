"""The city: the shop with its rows and columns, the representatives, and the bidding told step by step."""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from abilene.engine.ink import Ink, piece
from abilene.games.montana.data import COPPER, GOODS, LARGER, PUMPKIN, STONE
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import Point
from abilene.games.montana.scene.pieces import COW, REPRESENTATIVE, draw_good, draw_representative

_HEAD = 42.0
_NEUTRAL = -1


class _Plan(NamedTuple):
    """Where the shop and the hardware store lie."""

    w: float
    h: float
    rewards: float  # their width
    cell: Point
    pitch: Point
    store: tuple[float, float, float, float]
    slots: int  # seats side by side at the store

    def cell_at(self, row: int, column: int) -> Point:
        """The middle of a space of the shop."""
        return self.rewards + 18 + self.pitch[0] * (column + 0.5), _HEAD + self.pitch[1] * (row + 0.5)

    def slot_at(self, i: int, count: int) -> Point:
        """The left end of a seat's line at the store, at its middle height."""
        x, y, w, h = self.store
        rows = -(-count // self.slots)
        return x + w / self.slots * (i % self.slots), y + 28 + (h - 52) / rows * (i // self.slots + 0.5)


def _plan(b: Board) -> _Plan:
    w, h = b.frames.city.w, b.frames.city.h
    rows, columns = b.figures.rows, b.figures.columns
    if b.shape == "wide":
        pitch = 300 / columns, (h - _HEAD - 10) / rows
        return _Plan(w, h, 116, (pitch[0] - 6, pitch[1] - 7), pitch, (440, 12, w - 452, h - 24), 1)
    pitch = 258 / columns, 232 / rows
    return _Plan(w, h, 108, (pitch[0] - 5, pitch[1] - 6), pitch, (10, 284, w - 20, h - 294), 2)


def draw_city(b: Board) -> None:
    """The shop, the hardware store and all representatives."""
    part = b.part("city", "store", "part:store")
    plan = _plan(b)
    costs = tuple(b.known["shop"]["costs"])
    b.scene.add("city:paper", "g", parent=part)
    words = b.say("city-title")
    b.press("city:paper", (words, plan, costs), partial(_print_paper, words, plan, costs))
    for row in range(b.figures.rows):
        _draw_reward(b, part, plan, row)
    _draw_shop(b, part, plan)
    _draw_store(b, part, plan)
    _draw_representatives(b, part, plan)
    if b.known["asks"] == "bid":
        for choice in b.offers:
            if choice >= 0:
                _draw_preview(b, part, plan, choice)


def _print_paper(words: str, plan: _Plan, costs: tuple[int, ...], ink: Ink) -> None:
    ink.rect(0.6, 0.6, plan.w - 1.2, plan.h - 1.2, "mat-paper")
    ink.rect(3, 3, plan.w - 6, plan.h - 6, "hair", 2)
    ink.text(14, 22, words, 13, "disp caps", "start", 90)
    for column, cost in enumerate(costs):
        x = plan.cell_at(0, column)[0]
        draw_good(ink, PUMPKIN, x - 8, 23, 20)
        ink.text(x + 5, 23, str(cost), 15, "disp", "start")


# ------------------------------------------------------------------ rows and their rewards


def _draw_reward(b: Board, part: str, plan: _Plan, row: int) -> None:
    key = f"reward:{row + 1}"
    figures = b.figures
    mixes = [figures.mixes[mix] for mix in figures.row_mixes[row]]
    kinds = tuple(kind for kind in range(len(GOODS)) if any(mix[kind] for mix in mixes))
    count = sum(mixes[0]) if mixes else 0
    what = (figures.row_cows[row], figures.row_coins[row], figures.row_exchanges[row], count, kinds)
    at = 12 + plan.rewards / 2, plan.cell_at(row, 0)[1]
    size = plan.rewards, plan.cell[1]
    said = b.say("row", row=row)
    piece(
        b.scene, key, part, *at, size, style="reward", title=b.title(key, said), rule="MON-CITY-2",
        choices=b.choices(key),
    )  # fmt: skip
    b.press(key, (row, what, size), partial(_print_reward, row, *what, size))


def _print_reward(
    row: int, cows: int, coins: int, exchanges: int, count: int, kinds: tuple[int, ...], size: Point, ink: Ink
) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "reward-paper edge")
    ink.text(-w / 2 + 7, 0, str(row + 1), 11.5, "disp quiet")
    x = -w / 2 + 25
    if cows:
        ink.icon(COW, x, 0, 24, "k-cow")
        x += 22
    if coins:
        ink.coin(x, 0, coins, 19)
        x += 22
    if count:
        ink.text(x, 0, f"{count}×", 15)
        x += 23
        for kind in kinds:
            draw_good(ink, kind, x, 0, 20)
            x += 22
    if exchanges:
        draw_good(ink, STONE, x, -7, 14)
        draw_good(ink, COPPER, x, 8, 14)
        ink.path(f"M{x + 10:g} 0h7m-3-3l3 3l-3 3", "swap")
        draw_good(ink, STONE + LARGER, x + 28, -8, 15)
        draw_good(ink, COPPER + LARGER, x + 28, 8, 15)
        ink.text(x + 39, 0, f"×{exchanges}", 14, "disp", "start")


def _draw_shop(b: Board, part: str, plan: _Plan) -> None:
    """The spaces; to enter the city is to choose the shop as a whole."""
    figures = b.figures
    choices = b.choices("shop")
    w, h = plan.pitch[0] * figures.columns, plan.pitch[1] * figures.rows
    at = plan.rewards + 18 + w / 2, _HEAD + h / 2
    title = b.title("shop", b.say("city", count=figures.bonus_pumpkins))
    piece(b.scene, "shop", part, *at, (w + 2, h + 2), style="shop", title=title, rule="MON-CITY-1", choices=choices)
    b.press("shop", (w, h, bool(choices)), partial(_print_shop, w, h, bool(choices)))
    standing = _standing(b)
    bidder = b.known["seats"][b.known["player"]] if b.known["asks"] == "bid" else None
    for row in range(figures.rows):
        for column in range(figures.columns):
            x, y = plan.cell_at(row, column)
            _draw_cell(b, (row, column), (x - at[0], y - at[1]), plan.cell, standing, bidder)


def _standing(b: Board) -> dict[int, tuple[int, int]]:
    """By row: who stands there, and in which column."""
    spaces = [(seat, known["stands"]) for seat, known in enumerate(b.known["seats"])]
    spaces.append((_NEUTRAL, b.known["shop"]["neutral"]))
    cells = [(seat, b.figures.cell(space)) for seat, space in spaces if space >= 0]
    return {row: (seat, column) for seat, (row, column) in cells}


def _print_shop(w: float, h: float, lit: bool, ink: Ink) -> None:
    ink.rect(-w / 2 - 1, -h / 2 - 1, w + 2, h + 2, "shop-lit edge" if lit else "shop-paper")


def _draw_cell(
    b: Board,
    space: tuple[int, int],
    at: Point,
    size: Point,
    standing: Mapping[int, tuple[int, int]],
    bidder: Mapping[str, Any] | None,
) -> None:
    """A space: its price while it can be chosen, else why it is closed to the bidder."""
    row, column = space
    key = f"cell:{row + 1}:{column + 1}"
    cost = b.figures.column_costs[column]
    who, stands = standing.get(row, (_NEUTRAL, -1))
    short = max(cost - bidder["goods"][GOODS[PUMPKIN]], 0) if bidder else 0
    choices = b.choices(key)
    closed = "none"
    if bidder and not choices:
        closed = "left" if column <= stands else "short" if short else "none"
    said = b.say("cell", row=row, pumpkins=cost, closed=closed, count=short)
    style = "cell" if not choices else "cell open"
    piece(
        b.scene, key, "shop", *at, size, style=f"{style} closed" if closed != "none" else style,
        title=b.title(key, said), rule="MON-CITY-3", choices=choices,
    )  # fmt: skip
    pushed = who if choices and stands >= 0 else None
    what = (size, cost if choices else 0, pushed, short if closed == "short" else 0)
    b.press(key, what, partial(_print_cell, *what))


def _print_cell(size: Point, cost: int, pushed: int | None, short: int, ink: Ink) -> None:
    w, h = size
    ink.rect(-w / 2, -h / 2, w, h, "cell-paper edge")
    if cost:
        ink.text(0, -7 if pushed is not None else 0, str(cost), 16)
    if pushed is not None:
        ink.path("M-15 13q1-9 11-7m-4.5-3.5l4.5 3.5l-4 4", "swap")
        if pushed >= 0:
            ink.text(7, 10, str(pushed + 1), 12, f"disp who p{pushed + 1}")
    if short:
        ink.text(-6, 0, f"−{short}", 12, "disp lack")
        draw_good(ink, PUMPKIN, 10, 0, 14, "fainter")


# ------------------------------------------------------------------ the hardware store


def order(known: Mapping[str, Any]) -> list[int]:
    """The seats in the order in which they bid, then pay and take (MON-CITY-5, MON-CITY-10)."""
    players, first = known["players"], max(known["turn"], 0)
    return [(first + i) % players for i in range(players)]


def _stages(b: Board) -> dict[int, str]:
    """How far each seat is in the city: first in the bidding, then in paying and taking; empty when nobody is there."""
    known = b.known
    seats, bidding = order(known), known["shop"]["bidding"]
    stands = [seat for seat in seats if known["seats"][seat]["stands"] >= 0]
    if bidding:
        found = {seat: "stands" if seat in stands else "next" if seat in bidding else "passed" for seat in seats}
        first = len(seats) - len(bidding)  # who bids in turn; whoever is pushed out moves out of turn (MON-CITY-7)
        found[bidding[0]] = "asked" if seats.index(bidding[0]) == first else "pushed"
        return found
    if not stands:
        return {}
    now = seats.index(known["player"])
    found = {seat: "passed" if seat not in stands else "paid" if i < now else "due" for i, seat in enumerate(seats)}
    found[known["player"]] = "takes"
    return found


def _draw_store(b: Board, part: str, plan: _Plan) -> None:
    """The seats in bidding order; while somebody bids or takes, how far each of them is."""
    stages = _stages(b)
    busy = bool(stages)
    phase = "none" if not busy else "bidding" if b.known["shop"]["bidding"] else "paying"
    choices = b.choices("store")
    x, y, w, h = plan.store
    title = b.title("store", b.say("store"))
    piece(
        b.scene, "store", part, x + w / 2, y + h / 2, (w, h), style="store", title=title, rule="MON-CITY-9",
        choices=choices,
    )  # fmt: skip
    foot = b.say("store-foot", player=order(b.known)[0], phase=phase)
    words = b.say("store-title"), foot, b.say("store-pass") if choices else ""
    b.press("store", (words, plan.store), partial(_print_store, words, w, h))
    seats = order(b.known)
    for i, seat in enumerate(seats):
        key = f"bidder:{seat}"
        stage = stages.get(seat, "waiting")
        sx, sy = plan.slot_at(i, len(seats))
        stands = b.known["seats"][seat]["stands"]
        row, column = b.figures.cell(max(stands, 0))
        said = b.say("stage", stage=stage, row=row, pumpkins=b.figures.column_costs[column])
        room = w / plan.slots - 76
        piece(b.scene, key, part, sx, sy, (0, 0), style="inert", title=b.texts.seat(seat) + b.say("colon") + said)
        what = (i, seat, stage, b.texts.seat(seat), said, room, stands >= 0, busy)
        b.press(key, what, partial(_print_bidder, *what))


def _print_store(words: tuple[str, str, str], w: float, h: float, ink: Ink) -> None:
    title, foot, passing = words
    ink.rect(-w / 2, -h / 2, w, h, "store-paper edge")
    ink.text(-w / 2 + 12, -h / 2 + 15, title, 12.5, "disp", "start", w - 24 - (60 if passing else 0))
    if passing:
        ink.rect(w / 2 - 66, -h / 2 + 5, 60, 20, "badge", 4)
        ink.text(w / 2 - 36, -h / 2 + 15, passing, 12, "disp on-ink", room=54)
    ink.text(0, h / 2 - 13, foot, 11.5, "quiet slant", room=w - 20)


def _print_bidder(
    i: int, seat: int, stage: str, name: str, said: str, room: float, away: bool, busy: bool, ink: Ink
) -> None:
    """A numbered step of the story: done, now or still to come; then the seat and how far it is."""
    if busy:
        now, done = stage in ("asked", "pushed", "takes"), stage in ("stands", "passed", "paid")
        ink.circle(17, 0, 10, "step-now" if now else "step-done" if done else "step-next")
        if done:
            ink.path("M12.5 0l3.2 3.6l6-7", "step-check")
        else:
            ink.text(17, 0, str(i + 1), 12, "disp on-lamp" if now else "disp quiet")
    if away:
        ink.circle(45, 0, 13, "last")
    ink.text(70, -7, name, 12.5, f"disp who p{seat + 1}", "start", room)
    ink.text(70, 9, said, 11.5, "quiet", "start", room)


# ------------------------------------------------------------------ representatives


def _scale(plan: _Plan) -> float:
    """How large a representative is on a space of the shop."""
    return min(plan.cell[1] / 29, 1.6)


def _draw_representatives(b: Board, part: str, plan: _Plan) -> None:
    seats = order(b.known)
    for seat, known in enumerate(b.known["seats"]):
        x, y = plan.slot_at(seats.index(seat), len(seats))
        at, scale = (x + 45, y), 1.3
        if known["stands"] >= 0:
            at, scale = plan.cell_at(*b.figures.cell(known["stands"])), _scale(plan)
        asked = b.flag("player", seat) and b.known["asks"] == "bid"
        _draw_representative(b, part, seat, at, scale, "rep-asked" if asked else "")
    if b.known["shop"]["neutral"] >= 0:
        at = plan.cell_at(*b.figures.cell(b.known["shop"]["neutral"]))
        _draw_representative(b, part, _NEUTRAL, at, _scale(plan), "")


def _draw_representative(b: Board, part: str, seat: int, at: Point, scale: float, style: str) -> None:
    key = f"rep:{seat}" if seat >= 0 else "rep:neutral"
    piece(b.scene, key, part, *at, (0, 0), style=f"inert {style}".rstrip())
    b.press(key, (seat, scale), partial(_print_representative, seat, scale))


def _print_representative(seat: int, scale: float, ink: Ink) -> None:
    draw_representative(ink, seat, scale)


def _draw_preview(b: Board, part: str, plan: _Plan, choice: int) -> None:
    """The bidder on the space, and the way of whoever is pushed out from there."""
    row, column = b.figures.cell(choice)
    x, y = plan.cell_at(row, column)
    grown = f"translate({x:.5g} {y:.5g}) scale({_scale(plan):.3g})"
    pattern = f"url(#pat-{b.known['player'] + 1})"
    b.scene.add(
        f"preview:{choice}", "path", parent=part, class_="rep would-be", preview=(choice,), d=REPRESENTATIVE,
        fill=pattern, transform=grown,
    )  # fmt: skip
    pushed = _standing(b).get(row)
    if pushed is not None:
        fx, fy = plan.cell_at(row, pushed[1])
        tx, ty = (plan.store[0] + 8, fy) if b.shape == "wide" else (fx, plan.store[1] + 8)
        way = f"M{fx:.5g} {fy:.5g}Q{(fx + tx) / 2:.5g} {(fy + ty) / 2 - 34:.5g} {tx:.5g} {ty:.5g}"
        b.scene.add(f"pushed:{choice}", "path", parent=part, class_="pushed would-be", preview=(choice,), d=way)
