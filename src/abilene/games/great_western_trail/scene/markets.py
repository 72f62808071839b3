"""The job market, the cattle market with its prices, and the objective cards on display."""

from functools import partial

from abilene.engine.ink import Ink, piece
from abilene.games.great_western_trail.data import JOB_COLUMNS, JOB_ROWS, ORANGE, Price
from abilene.games.great_western_trail.scene import layout, now
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import OBJECTIVE_SIZE, card_back, cattle, objective, open_stack
from abilene.games.great_western_trail.scene.layout import JOB_FRAME, MARKET_FRAME
from abilene.games.great_western_trail.scene.pieces import line, tile
from abilene.games.great_western_trail.state import EMPTY

JOBS, MARKET, DISPLAY = "board:jobs", "board:market", "objectives"

_ARROW_RULES = {"yellow": "GWT-JOB-3", "end": "GWT-JOB-5"}

PRICE = (58.0, 42.0)
_ROW = 947.0  # the middle of the cattle market
_PILE = 315.0
_CARDS = (384.0, 862.0)  # the first card and the last one at most
_STACKS = 377.0, (925.5, 968.5)  # heifers above cows
_WHOLE = 58.0  # from card to card, so that none hides another's points
_COWBOYS = (1158.0, 947.0)


# ------------------------------------------------------------------ jobs


def draw_jobs(b: Board) -> None:
    """Workers in rows, and the token beside the row that is being filled."""
    b.scene.add(JOBS, "g", parent=b.sheet)
    _draw_rows(b)
    for place, worker in enumerate(b.seen.jobs):
        if worker == EMPTY:
            continue
        row, column = divmod(place, JOB_COLUMNS)
        key = f"job:{row + 1}:{column + 1}"
        said = b.say("job", worker=worker, row=row + 1, money=b.figures.job_cost[row])
        tile(b, key, JOBS, (b.land.job_x[column], b.land.job_y[row]), worker, said, "GWT-HIRE-1", 40)
    row = b.seen.row + 1
    if row <= JOB_ROWS:
        first = b.figures.job_first
        x = b.land.job_x[first - 1] if first else 22
        y = b.land.job_y[row - 1] - (0 if first else 15)
        title = b.say("job-token", row=row)
        piece(b.scene, "job:token", JOBS, x, y, (34, 34), style="job-token", title=title, rule="GWT-JOB-2")
        b.print("job:token", first, lambda ink: _token(ink, 17 if first else 12))


def _token(ink: Ink, radius: float) -> None:
    ink.circle(0, 0, radius, "bell-disc")
    ink.icon("i-bell", 0, 0, 1.35 * radius, "k-bell")


def _draw_rows(b: Board) -> None:
    """The rows with their prices and places; each says who can be hired there, and what comes once it is full."""
    x, y, w, h = JOB_FRAME
    key = b.scene.add(f"{JOBS}:area", "g", parent=JOBS, title=b.say("jobs"), rule="GWT-JOB-1")
    b.print(key, "", lambda ink: ink.reach(x, y, w, h))
    full = b.seen.row  # the rows above the token, whose workers are for hire (GWT-HIRE-1)
    for row, (cost, arrow) in enumerate(zip(b.figures.job_cost, b.figures.job_arrow, strict=True)):
        state = "open" if row < full else "filled" if row == full else "later"
        said = b.say("job-row", row=row + 1, money=cost, state=state, arrow=arrow if row >= full else "none")
        rule = "GWT-HIRE-1" if row < full else _ARROW_RULES.get(arrow, "GWT-JOB-2")
        key = b.scene.add(f"{JOBS}:row:{row + 1}", "g", parent=JOBS, title=said, rule=rule)
        b.print(key, (b.figures.seats, b.land), partial(_print_row, b, row))


def _print_row(b: Board, row: int, ink: Ink) -> None:
    y, arrow = b.land.job_y[row], b.figures.job_arrow[row]
    pitch = b.land.job_y[1] - b.land.job_y[0]
    ink.reach(JOB_FRAME[0], y - pitch / 2, JOB_FRAME[2], pitch)
    ink.coin(34, y, b.figures.job_cost[row], 28)
    for column in range(JOB_COLUMNS):
        x = b.land.job_x[column]
        style = "lot" if column >= b.figures.job_first else "unused"
        ink.place(f"place:job:{row + 1}:{column + 1}", x - 20, y - 20, 40, 40, style)
    x = b.land.job_x[-1]
    if arrow == "yellow":
        ink.icon("i-cattle", x, y, 20, "k-yellow")
    elif arrow == "end":
        ink.icon("i-bell", x, y, 20, "k-end")
    elif arrow == "black":
        ink.path(f"M{x:g} {y - 7:g}v12m-5 -5l5 6l5 -6", "down")


# ------------------------------------------------------------------ cattle


def draw_market(b: Board) -> None:
    """The pile, the cards that can be bought, and the eight prices."""
    b.scene.add(MARKET, "g", parent=b.sheet)
    left = b.seen.pile
    said = b.say("market", count=sum(b.seen.market), left=left)
    b.print(b.scene.add(f"{MARKET}:area", "g", parent=MARKET, title=said, rule="GWT-BUY-3"), "", _reach_market)
    if left:
        card_back(b, "market:pile", MARKET, (_PILE, _ROW), b.say("pile", count=left), "GWT-BUY-4", left, str(left))
    market = _orange_first(b)
    first, last = _room(b)
    pitch = min(66, (last - first) / max(1, len(market) - 1))
    for i, (card, count) in enumerate(market):
        key = f"market:{b.figures.card_name(card)}"
        said = b.say("cattle", card=card, value=b.figures.kind_value[card], count=count)
        at = first + pitch * i, _ROW
        narrow = b.figures.orange is not None and pitch < _WHOLE
        cattle(b, key, MARKET, at, card, said, count=count, origin="market:pile", narrow=narrow)
    _draw_stacks(b)
    for i, price in enumerate(b.figures.prices):
        _draw_price(b, i, price)
    if b.seen.asks == "buy":
        _draw_cowboys(b, b.seen.asked_for("cowboys"))


def _reach_market(ink: Ink) -> None:
    ink.reach(*MARKET_FRAME)


def _orange_first(b: Board) -> list[tuple[int, int]]:
    """The cards on offer: orange cattle lie at the left (GWTS-SETUP-3)."""
    cards = [(card, count) for card, count in enumerate(b.seen.market) if count]
    return sorted(cards, key=lambda card: b.figures.kind_colour[card[0]] != ORANGE)


def _room(b: Board) -> tuple[float, float]:
    """Where the cards on offer lie: orange cattle need room for their stacks before them and their prices behind."""
    first, last = _CARDS
    return first + 56 if _grown(b) else first, last - 61 if b.figures.orange else last


def _draw_stacks(b: Board) -> None:
    """Heifers and cows lie open, but nobody can buy them (GWTS-SETUP-4)."""
    x, places = _STACKS
    left = b.seen.orange.stacks if b.seen.orange else []
    for y, card, count in zip(places, _grown(b), left, strict=False):
        key = f"open:{b.figures.card_name(card)}"
        said = b.say("open-stack", card=card, value=b.figures.kind_value[card], count=count)
        open_stack(b, key, MARKET, (x, y), card, said, count)


def _grown(b: Board) -> list[int]:
    """Heifers and cows, where they are in play."""
    return b.figures.orange.stages[1:] if b.figures.orange else []


def _draw_price(b: Board, number: int, price: Price) -> None:
    key = f"price:{price.id}"
    row, column = divmod(number, 4)
    if row > 1:  # there is no third row: the prices of orange cattle stand before the others
        row, column = column, -1
    x, y = 925 + 61 * column, 925 + 45 * row
    said = b.say("price", value=price.value, bought=price.cards, cowboys=price.cowboys, money=price.money)
    closed = _closed(b, price)
    style = "price off" if closed else "price"
    said += now.price(b, price) if b.seen.asks != "buy" else f" {closed}" if closed else ""
    b.piece(key, MARKET, (x, y), PRICE, said, style=style, rule="GWT-BUY-2")
    orange = column < 0
    figures = price.value, price.cards, price.cowboys, price.money, orange
    b.print(key, figures, lambda ink: _price(ink, price, orange))


def _closed(b: Board, price: Price) -> str:
    """Why this price cannot be paid now (GWT-BUY-2, GWT-BUY-7)."""
    seen = b.seen
    if seen.asks != "buy":
        return ""
    cowboys, money = seen.asked_for("cowboys"), seen.money[seen.player]
    if price.cowboys > cowboys:
        return b.say("price-cowboys", cowboys=price.cowboys, left=cowboys)
    if price.money > money:
        return b.say("price-money", missing=price.money - money)
    cards = sum(count for card, count in enumerate(seen.market) if b.figures.kind_value[card] == price.value)
    return b.say("price-cards", value=price.value, count=cards) if cards < price.cards else ""


def _price(ink: Ink, price: Price, orange: bool) -> None:
    w, h = PRICE
    ink.rect(-w / 2, -h / 2, w, h, "price-tag edge", 3)
    if orange:
        ink.rect(-27, -19, 19, 38, "hide c-orange", 2)
    ink.text(-18, -1 if price.cards == 1 else -7, str(price.value), 19, "disp on-hide" if orange else "disp")
    if price.cards > 1:
        ink.text(-16.5, 12, f"×{price.cards}", 11)
    ink.icon("i-hat", -1, -10, 17, "k-cowboy")
    ink.text(17, -10, f"×{price.cowboys}", 12)
    ink.coin(9, 10, price.money, 19)


def _draw_cowboys(b: Board, left: int) -> None:
    """How many cowboys have not bargained yet in this action (GWT-BUY-1)."""
    key = "market:cowboys"
    title = b.say("cowboys", count=left)
    piece(b.scene, key, MARKET, *_COWBOYS, (34, 84), style="cowboys", title=title, rule="GWT-BUY-1")
    b.print(key, left, lambda ink: _cowboys(ink, left))
    for choice, offer in b.offers.items():
        if offer.keys and offer.keys[0].startswith("price:"):
            price = next(price for price in b.figures.prices if offer.keys[0] == f"price:{price.id}")
            _draw_rest(b, choice, left - price.cowboys)
        elif offer.keys == ("market:pile",):
            _draw_rest(b, choice, left - 1)


def _draw_rest(b: Board, choice: int, rest: int) -> None:
    x, y = _COWBOYS
    line(b.scene, f"preview:{choice}", MARKET, (x, y + 38), f"→ {rest}", 15.2, "disp rest", preview=(choice,))


def _cowboys(ink: Ink, left: int) -> None:
    ink.icon("i-hat", 0, -22, 28, "k-cowboy")
    ink.text(0, 6, f"×{left}", 17)


# ------------------------------------------------------------------ objectives


def draw_display(b: Board) -> None:
    """Four objective cards face up, and the stack (GWT-SETUP-11)."""
    b.frames.display.sheet(
        b.scene, DISPLAY, b.part("objectives", b.frames.display.frame, icon="objective", slot="goals")
    )
    left = b.seen.objectives_left
    said = b.say("display", count=len(b.seen.display), left=left)
    key = b.scene.add(f"{DISPLAY}:area", "g", parent=DISPLAY, title=said, rule="GWT-OBJ-1")
    b.print(key, b.texts.lang, lambda ink: _print_display(b, ink))
    if left:
        said = b.say("objective-stack", count=left)
        card_back(
            b, "objective:stack", DISPLAY, (34, 55), said, "GWT-OBJ-1", left, str(left), kind="objective", scale=5 / 6
        )
    owned = b.seen.possessions(now.viewer(b)) if now.viewer(b) >= 0 else []
    for i, card in enumerate(b.seen.display):
        key, at = f"objective:{b.figures.card_name(card)}", (99 + 68.5 * i, 55)
        scale = 66 / OBJECTIVE_SIZE[0]
        said = b.say("objective", card=card) + (now.objective(b, card, owned) if owned else "")
        objective(b, key, DISPLAY, at, card, said, scale=scale, origin="objective:stack")


def _print_display(b: Board, ink: Ink) -> None:
    w, h = layout.DISPLAY
    ink.rect(1, 1, w - 2, h - 2, "paper")
    ink.text(10, 10, b.say("part", part="objectives"), 11, "lab", "start", room=w - 20)
