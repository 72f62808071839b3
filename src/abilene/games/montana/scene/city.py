"""The city: the shop with its rows and columns, the representatives, and the bidding told step by step."""

from operator import itemgetter
from typing import Any, NamedTuple

from abilene.engine.board import Frame, Point, sentences
from abilene.engine.core import NOBODY
from abilene.engine.ink import Ink, pattern
from abilene.games.montana.data import COPPER, KINDS, LARGER, PUMPKIN, STONE
from abilene.games.montana.scene.board import Board
from abilene.games.montana.scene.layout import SHEET, sheet
from abilene.games.montana.scene.pieces import (
    REPRESENTATIVE,
    draw_thing,
    print_representative,
    print_sheet,
    print_step,
    spread,
)
from abilene.games.montana.scene.trades import draw_trades_on_sheet, trades_height
from abilene.games.montana.scene.worth import row_now
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import WAITING
from abilene.games.montana.steps.city import Bid, ChooseGoods, Exchange, reward_row
from abilene.games.montana.steps.turn import MainAction

_SLOT = 38.0  # from the left end of a line at the store to the representative that waits there
_SHEETS = Bid.kind, ChooseGoods.kind, Exchange.kind  # the questions that have a sheet
_GAIN = 34.0  # the height of a reward that can be taken
_NEUTRAL = -1  # the seat of the neutral representative


class _Plan(NamedTuple):
    """Where the shop and the hardware store lie."""

    w: float
    h: float
    head: float  # the prices of the columns
    rewards: float  # their width
    cell: Point
    pitch: Point
    store: Frame
    slots: int  # seats side by side at the store
    sheet: bool = False  # with words, for whoever must choose

    def cell_at(self, row: int, column: int) -> Point:
        """The middle of a space of the shop."""
        return self.rewards + 18 + self.pitch[0] * (column + 0.5), self.head + self.pitch[1] * (row + 0.5)

    def slot_at(self, i: int, count: int) -> Point:
        """The left end of a seat's line at the store, at its middle height."""
        x, y, w, h = self.store
        rows = -(-count // self.slots)
        return x + w / self.slots * (i % self.slots), y + 28 + (h - 52) / rows * (i // self.slots + 0.5)

    @property
    def scale(self) -> float:
        """How large a representative is on a space of the shop."""
        return min(self.cell[1] / 29, self.cell[0] / 25, 1.6)


def _plan(b: Board) -> _Plan:
    _, _, w, h = b.frames.city
    rows, columns = b.figures.rows, b.figures.columns
    if b.is_asked(*_SHEETS):
        return _sheet_plan(b)
    if b.shape == "wide":
        pitch = 162 / columns, (h - 40) / rows
        return _Plan(w, h, 34, 102, (pitch[0] - 4, pitch[1] - 5), pitch, Frame(290, 8, w - 298, h - 16), 1)
    pitch = 258 / columns, 232 / rows
    return _Plan(w, h, 42, 108, (pitch[0] - 5, pitch[1] - 6), pitch, Frame(10, 284, w - 20, h - 294), 2)


def _sheet_plan(b: Board) -> _Plan:
    """Larger, one above the other: the shop, the store, and what a reward can be."""
    bids = b.seen.asks == Bid.kind
    pitch, slots = (192 / b.figures.columns, 56.0 if bids else 44.0), 1 if bids else 2
    top = 40 + pitch[1] * b.figures.rows + 6
    store = Frame(8, top, SHEET - 16, 72 + 42.0 * -(-b.figures.players // slots))
    rows = 0 if bids else -(-sum(choice >= 0 for choice in b.offers) // 2)
    height = store.bottom + 8 + _GAIN * rows + (3 if rows else 0)  # below the last row as much as beside it
    height += trades_height(b)
    return _Plan(SHEET, height, 40, 166, (pitch[0] - 4, pitch[1] - 5), pitch, store, slots, True)


def draw_city(b: Board) -> None:
    """The shop, the hardware store and all representatives: a sheet for whoever bids there or takes a reward."""
    plan = _plan(b)
    if plan.sheet:
        b = b.on_sheet()
        part = b.part("store", *sheet(b.frames, plan.h), icon="store", slot="sheet")
    else:
        part = b.part("store", b.frames.city, icon="store", slot="tab")
    said = b.say("city", count=b.figures.bonus_pumpkins)
    b.scene.add("city:paper", "g", parent=part, title=said, rule="MON-CITY-1")
    b.draw("city:paper", _print_paper, b.say("city-title"), plan)
    for column, cost in enumerate(b.figures.column_costs):
        at, said = (plan.cell_at(0, column)[0], plan.head / 2 + 2), b.say("column", pumpkins=cost)
        b.piece(f"column:{column + 1}", part, at, (0, 0), said, style="stock", rule="MON-CITY-3")
        b.draw(f"column:{column + 1}", _print_cost, cost)
    for row in range(b.figures.rows):
        _draw_reward(b, part, plan, row)
    _draw_shop(b, part, plan, said)
    _draw_store(b, part, plan)
    _draw_representatives(b, part, plan)
    if plan.sheet and b.seen.asks != Bid.kind:
        _draw_gains(b, part, plan)
    if plan.sheet:
        draw_trades_on_sheet(b, part, plan.h)
    if b.seen.asks == Bid.kind:
        for choice in b.offers:
            if choice >= 0:
                _draw_preview(b, part, plan, str(choice), choice, preview=(choice,))
    for key, (_, *spaces) in b.lit.plans.items():
        if key.startswith("cell:"):
            _draw_preview(b, part, plan, key, spaces[0], of=key)


def _print_paper(ink: Ink, words: str, plan: _Plan) -> None:
    print_sheet(ink, 0, 0, plan.w, plan.h)
    ink.text(14, plan.head / 2 + 2, words, 13, "disp caps", "start", 90)


def _print_cost(ink: Ink, cost: int) -> None:
    draw_thing(ink, PUMPKIN, -6, 0, 15)
    ink.text(4, 0, str(cost), 14, "disp", "start")


# ------------------------------------------------------------------ rows and their rewards


def _draw_reward(b: Board, part: str, plan: _Plan, row: int) -> None:
    figures = b.figures
    mixes = [figures.mixes[mix] for mix in figures.row_mixes[row]]
    kinds = tuple(kind for kind in range(KINDS) if any(mix[kind] for mix in mixes))
    size, at = (plan.rewards, plan.cell[1]), (12 + plan.rewards / 2, plan.cell_at(row, 0)[1])
    barren = _is_barren(b, row)
    said = sentences(b.say("row", row=row, barren=barren), row_now(b, row))
    key = b.piece(f"reward:{row + 1}", part, at, size, said, style="reward", rule="MON-CITY-2")
    extras = figures.row_cows[row], figures.row_coins[row], figures.row_exchanges[row]
    b.draw(
        key,
        _print_reward,
        row,
        *extras,
        sum(mixes[0]) if mixes else 0,
        kinds,
        *size,
        b.say("row-gives", row=row, barren=barren) if plan.sheet and b.seen.asks == Bid.kind else "",
        "fainter" if barren else "",
    )


def _is_barren(b: Board, row: int) -> int:
    """1: the supply lacks the cow of this row (MON-CITY-13)."""
    return int(b.figures.row_cows[row] > b.seen.cow_supply)


def _print_reward(
    ink: Ink,
    row: int,
    cows: int,
    coins: int,
    exchanges: int,
    count: int,
    kinds: tuple[int, ...],
    w: float,
    h: float,
    words: str,
    cow: str,
) -> None:
    """What a row gives, in pictures; where there is room, in words below."""
    ink.rect(-w / 2, -h / 2, w, h, "reward-paper edge")
    ink.text(-w / 2 + 8, 0, str(row + 1), 11.5, "disp quiet")
    x, y = -w / 2 + 25, -h / 6 if words else 0
    if words:
        ink.text(-w / 2 + 14, h / 2 - 11, words, 12, "", "start", w - 19)
    if cows:
        draw_thing(ink, "cow", x, y, 24, cow)
        x += 22
    if coins:
        ink.coin(x, y, coins, 19)
        x += 22
    if count:
        ink.text(x, y, f"{count}×", 15)
        for i, kind in enumerate(kinds):
            draw_thing(ink, kind, x + 23 + 22 * i, y, 20)
    if exchanges:
        draw_thing(ink, STONE, x, y - 7, 14)
        draw_thing(ink, COPPER, x, y + 8, 14)
        ink.path(f"M{x + 9:g} {y:g}h7m-3-3l3 3l-3 3", "swap")
        draw_thing(ink, STONE + LARGER, x + 26, y - 8, 15)
        draw_thing(ink, COPPER + LARGER, x + 26, y + 8, 15)
        ink.text(x + 36, y, f"×{exchanges}", 13, "disp", "start")


def _draw_gains(b: Board, part: str, plan: _Plan) -> None:
    """All that the reward of a row can be, each in a row of its own (MON-CITY-14, MON-CITY-17)."""
    choices = [choice for choice in b.offers if choice >= 0]
    w = (SHEET - 24) / 2
    for i, choice in enumerate(choices):
        key, goods = reward_row(choice), b.offers[choice].goods
        at = 8 + (w + 8) * (i % 2) + w / 2, plan.store.bottom + 8 + _GAIN * (i // 2 + 0.5)
        b.piece(key, part, at, (w, _GAIN - 5), b.lit.deeds.get(key, ""), style="sheet-row", rule="MON-CITY-12")
        gives = tuple(-count for count in goods)
        b.draw(key, _print_gain, w, _GAIN - 5, spread(gives), spread(goods), b.say("no-gain"))


def _print_gain(ink: Ink, w: float, h: float, given: tuple[int, ...], taken: tuple[int, ...], nothing: str) -> None:
    """Goods to be taken; before them those that are given for them."""
    ink.rect(-w / 2, -h / 2, w, h, "sheet-paper edge")
    x = 20 - w / 2
    for kind in given:
        draw_thing(ink, kind, x, 0, 20)
        x += 22
    if given:
        ink.path(f"M{x - 6:g} 0h12m-4-4l4 4l-4 4", "swap")
        x += 22
    for kind in taken:
        draw_thing(ink, kind, x, 0, 21)
        x += 25
    if not taken:
        ink.text(0, 0, nothing, 13, room=w - 12)


def _draw_shop(b: Board, part: str, plan: _Plan, said: str) -> None:
    """The spaces; to enter the city is to choose the shop as a whole."""
    figures = b.figures
    w, h = plan.pitch[0] * figures.columns, plan.pitch[1] * figures.rows
    at = plan.rewards + 18 + w / 2, plan.head + h / 2
    b.piece("shop", part, at, (w + 2, h + 2), said, style="shop", rule="MON-CITY-1")
    b.draw("shop", _print_shop, w + 2, h + 2, bool(b.choices("shop")))
    for row in range(figures.rows):
        for column in range(figures.columns):
            x, y = plan.cell_at(row, column)
            _draw_cell(b, row, column, (x - at[0], y - at[1]), plan.cell)


def _print_shop(ink: Ink, w: float, h: float, lit: bool) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "shop-lit edge" if lit else "shop-paper")


def _standing(b: Board, row: int) -> tuple[int, int] | None:
    """Who stands in a row, and in which column."""
    for seat, space in ((_NEUTRAL, b.seen.neutral), *enumerate(b.seen.stand)):
        if space != WAITING and b.figures.cell(space)[0] == row:
            return seat, b.figures.cell(space)[1]
    return None


def _draw_cell(b: Board, row: int, column: int, at: Point, size: Point) -> None:
    """A space: its price while it can be chosen, else why it is closed to the bidder, or to whoever might go there."""
    name, cost, seen = f"cell:{row + 1}:{column + 1}", b.figures.column_costs[column], b.seen
    choices, bidding = b.choices(name) or b.plan(name), seen.asks == Bid.kind
    pumpkins = seen.goods[seen.player][PUMPKIN] + (0 if bidding else b.figures.bonus_pumpkins)
    who, stands = _standing(b, row) or (_NEUTRAL, -1)
    short = max(cost - pumpkins, 0) if bidding or b.is_asked(MainAction.kind) else 0
    closed = "none" if choices else "left" if bidding and column <= stands else "short" if short else "none"
    here = "none" if column != stands else "neutral" if who == _NEUTRAL else "seat"
    said = sentences(
        b.say("cell", row=row, pumpkins=cost, closed=closed, count=short, barren=_is_barren(b, row)),
        b.say("cell-taken", stands=here, name=b.texts.seat(who) if here == "seat" else "") if stands >= 0 else "",
    )
    style = "cell open" if choices else "cell closed" if bidding and closed != "none" else "cell"
    key = b.piece(name, "shop", at, size, said, style=style, rule="MON-CITY-3")
    pushed = who if choices and stands >= 0 else None
    b.draw(key, _print_cell, *size, cost if choices else 0, pushed, short if bidding and closed == "short" else 0)


def _print_cell(ink: Ink, w: float, h: float, cost: int, pushed: int | None, short: int) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "cell-paper edge")
    if cost:
        ink.text(0, 0 if pushed is None else -7, str(cost), 16)
    if pushed is not None:
        ink.path("M-11 14q1-9 10-7m-4.5-3.5l4.5 3.5l-4 4", "swap")
        if pushed != _NEUTRAL:
            ink.text(7, 10, str(pushed + 1), 12, f"disp who p{pushed + 1}")
    if short:
        ink.text(-5, 0, f"−{short}", 11.5, "disp lack")
        draw_thing(ink, PUMPKIN, 8, 0, 11, "fainter")


# ------------------------------------------------------------------ the hardware store


def _order(seen: Seen) -> list[int]:
    """The seats in the order in which they bid, then pay and take (MON-CITY-5, MON-CITY-10)."""
    players, first = seen.figures.players, max(seen.turn, 0)
    return [(first + i) % players for i in range(players)]


def _stages(seen: Seen) -> dict[int, str]:
    """How far each seat is in the city: first in the bidding, then in paying and taking; empty when nobody is there."""
    seats, bidding = _order(seen), seen.bidding
    stands = [seat for seat in seats if seen.stand[seat] != WAITING]
    if bidding:
        found = {seat: "stands" if seat in stands else "next" if seat in bidding else "passed" for seat in seats}
        first = len(seats) - len(bidding)  # who bids in turn; whoever is pushed out moves out of turn (MON-CITY-7)
        found[bidding[0]] = "asked" if seats[first] == bidding[0] else "pushed"
        return found
    if not stands:
        return {}
    now = seats.index(seen.player)
    found = {seat: "passed" if seat not in stands else "paid" if i < now else "due" for i, seat in enumerate(seats)}
    found[seen.player] = "takes"
    return found


def _draw_store(b: Board, part: str, plan: _Plan) -> None:
    """The seats, always in the same places; while somebody bids or takes, when it is whose turn and how far each is."""
    seats, stages, store = _order(b.seen), _stages(b.seen), plan.store
    phase = "none" if not stages else "bidding" if b.seen.bidding else "paying"
    size = store.w, store.h
    b.piece("store", part, store.middle, size, b.say("store"), style="store", rule="MON-CITY-9")
    foot = b.say("store-foot", player=seats[0], phase=phase)
    passing = b.say("store-pass") if b.choices("store") else ""
    b.draw("store", _print_store, *size, b.say("store-title"), foot, passing)
    for i, seat in sorted(enumerate(seats), key=itemgetter(1)):
        stage, space, name = stages.get(seat, "waiting"), b.seen.stand[seat], b.texts.seat(seat)
        row, column = b.figures.cell(max(space, 0))
        told = {"stage": stage, "row": row, "pumpkins": b.figures.column_costs[column]}
        at, said = plan.slot_at(seat, len(seats)), b.say("stage", **told)
        at = at[0] - store.middle[0], at[1] - store.middle[1]  # on the store, which is chosen as a whole
        title = b.say("bidder", name=name, said=said)
        key = b.piece(f"bidder:{seat}", "store", at, (0, 0), title, style="bidder", rule="MON-CITY-9")
        brief, room = b.say("stage-brief", **told), store.w / plan.slots - _SLOT - (66 if plan.sheet else 25)
        pumpkins = b.seen.goods[seat][PUMPKIN] if plan.sheet else NOBODY
        b.draw(key, _print_bidder, i, seat, stage if stages else "", name, brief, room, space != WAITING, pumpkins)


def _print_store(ink: Ink, w: float, h: float, title: str, foot: str, passing: str) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "store-paper edge")
    ink.text(-w / 2 + 12, -h / 2 + 15, title, 12.5, "disp", "start", w - 24)
    if passing:
        high = 20 if w < 300 else 26
        ink.rect(-w / 4, h / 2 - high - 4, w / 2, high, "badge", 4)
        ink.text(0, h / 2 - high / 2 - 4, passing, 12 if w < 300 else 15, "disp on-ink", room=w / 2 - 8)
    else:
        ink.text(0, h / 2 - 13, foot, 11.5, "quiet slant", room=w - 12)


def _print_bidder(
    ink: Ink, i: int, seat: int, stage: str, name: str, said: str, room: float, away: bool, pumpkins: int
) -> None:
    """A step of the story, if somebody is in the city; then the seat and how far it is, and what it could bid."""
    ink.reach(4, -18, _SLOT + room + (62 if pumpkins >= 0 else 17), 36)
    if pumpkins >= 0:
        x = _SLOT + 21 + room + 16
        ink.text(x, 0, str(pumpkins), 15, "disp" if pumpkins else "disp quiet", "end")
        draw_thing(ink, PUMPKIN, x + 12, 0, 17, "" if pumpkins else "fainter")
    if stage:
        done, now = stage in ("stands", "passed", "paid"), stage in ("asked", "pushed", "takes")
        print_step(ink, 14, 0, i + 1, done, now)
    if away:
        ink.circle(_SLOT, 0, 13, "last")
    ink.text(_SLOT + 21, -7, name, 12.5, f"disp who p{seat + 1}", "start", room)
    ink.text(_SLOT + 21, 8, said, 11.5, "quiet", "start", room)


# ------------------------------------------------------------------ representatives


def _draw_representatives(b: Board, part: str, plan: _Plan) -> None:
    bidder = b.seen.player if b.seen.asks == Bid.kind else NOBODY
    for seat, space in enumerate(b.seen.stand):
        x, y = plan.slot_at(seat, b.figures.players)
        at, scale = ((x + _SLOT, y), 1.2) if space == WAITING else (plan.cell_at(*b.figures.cell(space)), plan.scale)
        b.piece(f"rep:{seat}", part, at, (0, 0), "", style="inert rep-asked" if seat == bidder else "inert")
        b.draw(f"rep:{seat}", print_representative, seat, scale)
    if b.seen.neutral != WAITING:
        at = plan.cell_at(*b.figures.cell(b.seen.neutral))
        b.piece("rep:neutral", part, at, (0, 0), "", style="inert")
        b.draw("rep:neutral", print_representative, _NEUTRAL, plan.scale)


def _draw_preview(b: Board, part: str, plan: _Plan, name: str, choice: int, **shown: Any) -> None:
    """The bidder on the space, and the way of whoever is pushed out from there."""
    row, column = b.figures.cell(choice)
    x, y = plan.cell_at(row, column)
    b.scene.add(
        f"preview:{name}", "path", parent=part, class_="rep would-be", d=REPRESENTATIVE, fill=pattern(b.seen.player),
        transform=f"translate({x:.5g} {y:.5g}) scale({plan.scale:.3g})", **shown,
    )  # fmt: skip
    pushed = _standing(b, row)
    if pushed is not None:
        fx, fy = plan.cell_at(row, pushed[1])
        tx, ty = (plan.store.x + 8, fy) if plan.store.x > fx else (fx, plan.store.y + 8)
        way = f"M{fx:.5g} {fy:.5g}Q{(fx + tx) / 2:.5g} {(fy + ty) / 2 - 34:.5g} {tx:.5g} {ty:.5g}"
        b.scene.add(f"pushed:{choice}", "path", parent=part, class_="pushed would-be", d=way, **shown)
