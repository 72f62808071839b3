"""The table in plain text: the market and the cards, then who owns what."""

from collections.abc import Iterable
from textwrap import wrap

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts
from abilene.games.spike.data import ROUNDS, ROWS
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY

_COLUMNS = ("money", "pieces", "cities", "train", "where", "cargo", "hand")
_CONTRACTS = {ABOARD: "terminal-contract-aboard", DELIVERED: "terminal-contract-delivered"}


def lines(seen: Seen, texts: Texts) -> list[str]:
    """The situation as a seat may see it; the first line is the heading."""
    return [
        _heading(seen, texts),
        *_wrapped(texts.format("terminal-market", words=" · ".join(_market(seen, texts)))),
        *_display(seen, texts),
        *_line(seen, texts),
        "",
        *_seats(seen, texts),
        *_under_way(seen, texts),
        "",
        *(line for seat in range(seen.figures.players) for line in _contracts(seen, seat, texts)),
        *_own(seen, texts),
    ]


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _heading(seen: Seen, texts: Texts) -> str:
    parts = [texts.format("terminal-round", round=seen.round, rounds=ROUNDS)]
    if seen.figures.solo:
        parts.append(texts.format("terminal-solo"))
    elif seen.turn >= 0:
        parts.append(texts.format("terminal-turn", player=seen.turn))
    else:
        parts.append(texts.format("terminal-before"))
    if seen.time:
        parts.append(texts.format("terminal-time", count=seen.time))
    return " · ".join(parts)


def _goods(seen: Seen, goods: Iterable[int], texts: Texts) -> str:
    return ", ".join(texts.format(f"commodity-{seen.figures.commodity_ids[good]}") for good in goods)


def _market(seen: Seen, texts: Texts) -> list[str]:
    """Each row of the market with its price, the dearest first."""
    return [
        texts.format("terminal-price", money=money, words=_goods(seen, seen.market[row::ROWS], texts))
        for row, money in enumerate(seen.figures.row_values)
    ]


def _rail(seen: Seen, kind: int, texts: Texts) -> str:
    return texts.format(f"rail-{seen.figures.kind_ids[kind]}")


def _rails(seen: Seen, counts: Iterable[int], texts: Texts) -> str:
    return ", ".join(
        texts.format("rails", count=count, kind=_rail(seen, kind, texts)) for kind, count in enumerate(counts) if count
    )


def _display(seen: Seen, texts: Texts) -> list[str]:
    cards = ", ".join(_rail(seen, kind, texts) for kind in seen.display if kind != EMPTY)
    discard = _rails(seen, seen.discard, texts)
    return _wrapped(texts.format("terminal-display", words=cards or "–", deck=seen.deck, discard=discard or "–"))


def _line(seen: Seen, texts: Texts) -> list[str]:
    """A line being built."""
    if not seen.chain:
        return []
    figures = seen.figures
    tracks = " · ".join(_place(figures.on_track(track), texts) for track in seen.chain)
    needed = _rails(seen, figures.needs(seen.chain), texts)
    return _wrapped(texts.format("terminal-line", words=tracks, cards_needed=needed))


def _seats(seen: Seen, texts: Texts) -> list[str]:
    """A row per player."""
    head = ("", *(texts.format(f"terminal-seat-{column}") for column in _COLUMNS))
    return aligned([head, *(_seat(seen, seat, texts) for seat in range(seen.figures.players))], "<>>>><<>")


def _seat(seen: Seen, seat: int, texts: Texts) -> Row:
    return (
        ("▸ " if seat == seen.seat else "  ") + short_name(seat, texts),
        str(seen.money[seat]),
        str(seen.pieces[seat]),
        str(len(seen.cities(seat))),
        f"{seen.speed(seat)}/{seen.power(seat)}/{seen.cars(seat)}",
        _train(seen, seat, texts),
        _goods(seen, seen.aboard(seat), texts) or "–",
        str(seen.held[seat]),
    )


def _train(seen: Seen, seat: int, texts: Texts) -> str:
    if seen.train[seat] == EMPTY:
        return "–"
    return texts.format("scene-under-way") if seen.under_way(seat) else _place(seen.train[seat], texts)


def _under_way(seen: Seen, texts: Texts) -> list[str]:
    """Where the trains are that rest in no city."""
    found: list[str] = []
    for seat, position in enumerate(seen.train):
        if seen.under_way(seat):
            found += _wrapped(texts.format("terminal-under-way", player=seat, position=position))
    return found


def _contracts(seen: Seen, seat: int, texts: Texts) -> list[str]:
    words = []
    for good in seen.contracts(seat):
        contract = seen.contract[good]
        cities = seen.figures.destinations[contract]
        pays = [seen.figures.pays(contract, city) for city in cities]
        key = _CONTRACTS.get(seen.cargo[good], "terminal-contract")
        words.append(texts.format(key, good=_goods(seen, [good], texts), cities=_values(cities, pays, texts)))
    return _wrapped(texts.format("terminal-contracts", player=seat, words=" · ".join(words)))


def _values(cities: Iterable[int], values: Iterable[int], texts: Texts) -> str:
    return ", ".join(
        texts.format("city-value", place=_place(city, texts), money=money)
        for city, money in zip(cities, values, strict=True)
    )


def _place(position: int, texts: Texts) -> str:
    return texts.format("terminal-place", position=position)


def _own(seen: Seen, texts: Texts) -> list[str]:
    """What only its owner sees: the route card and the hand."""
    seat, figures = seen.seat, seen.figures
    if seat < 0:
        return []
    found, route = [], seen.routes[seat]
    if route != EMPTY:
        values = _values(figures.route_cities[route], figures.route_values[route], texts)
        start = _place(figures.route_start[route], texts)
        found += _wrapped(texts.format("terminal-route", words=f"{start} → {values}"))
    return [*found, *_wrapped(texts.format("terminal-hand", words=_rails(seen, seen.hand(seat), texts) or "–"))]
