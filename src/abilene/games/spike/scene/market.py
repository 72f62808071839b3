"""The market of twelve goods, the display of rail cards, the deck, and how far the game has come."""

from functools import partial

from abilene.engine.ink import Ink, piece, printed
from abilene.games.spike.scene.board import Board, capital
from abilene.games.spike.scene.goods import draw_chip
from abilene.games.spike.scene.layout import COLUMN, MARKET, PHONE
from abilene.games.spike.scene.panel import number, panel
from abilene.games.spike.scene.rails import draw_card

_CHIP = 17.5
_CARD = (48.0, 66.0)
_SMALLER = 0.92


def draw_market(b: Board) -> None:
    """The prices of the goods, and beside them (on a phone: below them) the rail cards."""
    wide = b.shape == "wide"
    left = 212.0 if wide else float(PHONE)
    width = COLUMN - left - 8 if wide else float(PHONE)
    prices = panel(b, "market", "part:market", (0, 0, left, MARKET), b.say("head", head="market"))
    _draw_prices(b, prices, left)
    box = (left + 8, 0.0, width, MARKET) if wide else (0.0, MARKET, width, MARKET)
    rails = panel(b, "rails", "part:market", box, b.say("head", head="rails"))
    _draw_display(b, rails, width)
    _draw_time(b, rails, width)


def _draw_prices(b: Board, parent: str, width: float) -> None:
    pitch = (width - 60) / 4
    values = b.known["row_values"]
    coins = b.scene.add("market:coins", "g", parent=parent)

    def draw(ink: Ink) -> None:
        for row, money in enumerate(values):
            ink.coin(28, 45 + 39 * row, money, 26)

    printed(b.scene, coins, (tuple(values), width), draw)
    for column, goods in enumerate(b.known["market"]):
        for row, good in enumerate(goods):
            key = f"chip:{good}"
            x, y = 52 + pitch * (column + 0.5), 45.0 + 39 * row
            cities = [city for city, its in enumerate(b.figures.supplies) if b.figures.commodity_ids[its] == good]
            said = b.say(
                "chip",
                commodity=b.figures.commodity_ids.index(good),
                money=values[row],
                cities=", ".join(b.figures.city_names[city] for city in cities),
            )
            size = 2 * _CHIP, 2 * _CHIP
            piece(
                b.scene,
                key,
                parent,
                round(x, 1),
                y,
                size,
                style=f"chip-of chip-{good}",
                title=capital(said),
                rule="SPK-BUILD-11",
            )
            printed(b.scene, key, "chip", partial(draw_chip, good=good, radius=_CHIP))


def _draw_display(b: Board, parent: str, width: float) -> None:
    """Four cards face up, and the deck."""
    kinds = b.figures.kind_ids
    pitch = (width - 24) / (len(b.known["display"]) + 1)
    y = 60.0
    for place, name in enumerate(b.known["display"]):
        key = f"display:{place + 1}"
        x = round(12 + pitch * (place + 0.5), 1)
        if not name:
            b.scene.add(
                f"empty:{place + 1}",
                "rect",
                parent=parent,
                x=x - 24,
                y=y - 33,
                width=48,
                height=66,
                rx=4,
                class_="ghost",
            )
            continue
        kind = kinds.index(name)
        said = b.title(key, b.say("display", rail=kind))
        style = f"rail-card-of on-{name}"
        piece(
            b.scene,
            key,
            parent,
            x,
            y,
            _CARD,
            style=style,
            title=said,
            rule="SPK-DRAW-1",
            scale=_SMALLER,
            choices=b.choices(key),
            radius=4,
        )
        printed(b.scene, key, (b.land, kind), partial(draw_card, land=b.land, kind=kind))
    x = round(12 + pitch * (len(b.known["display"]) + 0.5), 1)
    deck = b.known["deck"]
    said = b.title("deck", b.say("deck", count=deck))
    piece(
        b.scene,
        "deck",
        parent,
        x,
        y,
        _CARD,
        style="deck",
        title=said,
        rule="SPK-DRAW-3",
        scale=_SMALLER,
        choices=b.choices("deck"),
        radius=4,
    )
    printed(b.scene, "deck", deck > 0, partial(_print_back, cards=deck > 0))
    number(b, "deck:count", "deck", 0, 0, str(deck), 15)


def _print_back(ink: Ink, cards: bool) -> None:
    if not cards:
        ink.rect(-24, -33, 48, 66, "ghost edge", 4)
        return
    ink.rect(-20, -28, 48, 66, "rail-card", 4)
    ink.rect(-24, -33, 48, 66, "rail-card edge", 4)
    ink.rect(-20, -29, 40, 58, "back-of", 2, fill="url(#pat-back)")
    ink.circle(0, 0, 14, "bead-disc")


def _draw_time(b: Board, parent: str, width: float) -> None:
    """Discard, rounds and time cards."""
    y = 123.0
    b.scene.add("rails:rule", "path", parent=parent, d=f"M14 102H{width - 14:g}", class_="hair")
    count = sum(b.known["discard"].values())
    said = b.say("discard", count=count, words=_counted(b))
    key = piece(b.scene, "discard", parent, 14, y, (0, 0), style="sum-of", title=said, rule="SPK-BUILD-7")
    words = b.say("discard-short", count=count)
    printed(b.scene, key, words, lambda ink: ink.text(0, 0, words, 12, "plain", "start", width * 0.29))
    now, last = b.known["round"], b.known["rounds"]
    said = b.say("round", round=now, rounds=last)
    key = piece(
        b.scene, "round", parent, round(width * 0.53), y, (0, 0), style="sum-of", title=said, rule="SPK-ROUND-1"
    )
    word = b.say("round-short")
    printed(b.scene, key, (word, now, last), partial(_print_rounds, word=word, now=now, last=last))
    time, end = b.known["time_cards"], b.figures.last_time_card
    said = b.say("time", count=time, last=end)
    key = piece(b.scene, "time", parent, width - 14, y, (0, 0), style="sum-of", title=said, rule="SPK-END-1")
    printed(b.scene, key, (time, end), partial(_print_time, time=time, last=end))


def _counted(b: Board) -> str:
    found = [
        b.texts.format("rails", count=count, kind=b.texts.format(f"rail-{kind}"))
        for kind, count in b.known["discard"].items()
    ]
    return ", ".join(found)


def _print_rounds(ink: Ink, word: str, now: int, last: int) -> None:
    ink.text(-4, 0, word, 12, "plain", "end", 46)
    for i in range(1, last + 1):
        x = 21.0 * (i - 1) + 9
        ink.circle(x, 0, 9, "badge" if i == now else "past" if i < now else "well-of")
        ink.text(x, 0, str(i), 11.5, "disp on-ink" if i == now else "disp quiet")


def _print_time(ink: Ink, time: int, last: int) -> None:
    for i in range(last):
        x = -9.0 - 17 * (last - 1 - i)
        ink.icon("i-hourglass", x, 0, 17, "k-time" if i < time else "fainter")
