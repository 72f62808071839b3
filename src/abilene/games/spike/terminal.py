"""The table in plain text: the market and the cards, then who owns what."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts

_COLUMNS = ("money", "pieces", "cities", "train", "where", "cargo", "hand")


def lines(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The situation as a seat may see it; the first line is the heading."""
    return [
        _heading(view, texts),
        *_wrapped(texts.format("terminal-market", words=" · ".join(_market(view, texts)))),
        *_display(view, texts),
        *_line(view, texts),
        "",
        *_seats(view, texts),
        *_under_way(view, texts),
        "",
        *(line for seat in range(view["players"]) for line in _contracts(view, seat, texts)),
        *_own(view, texts),
    ]


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _heading(view: Mapping[str, Any], texts: Texts) -> str:
    turn = view["turn"]
    parts = [texts.format("terminal-round", round=view["round"], rounds=view["rounds"])]
    if view["solo"]:
        parts.append(texts.format("terminal-solo"))
    else:
        parts.append(texts.format("terminal-turn", player=turn) if turn >= 0 else texts.format("terminal-before"))
    if view["time_cards"]:
        parts.append(texts.format("terminal-time", count=view["time_cards"]))
    return " · ".join(parts)


def _market(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """Each row of the market with its price, the dearest first."""
    found = []
    for row, money in enumerate(view["row_values"]):
        goods = [texts.format(f"commodity-{column[row]}") for column in view["market"]]
        found.append(texts.format("terminal-price", money=money, words=", ".join(goods)))
    return found


def _rails(cards: Mapping[str, int], texts: Texts) -> str:
    return ", ".join(
        texts.format("rails", count=count, kind=texts.format(f"rail-{kind}")) for kind, count in cards.items()
    )


def _display(view: Mapping[str, Any], texts: Texts) -> list[str]:
    cards = [texts.format(f"rail-{kind}") for kind in view["display"] if kind]
    discard = _rails(view["discard"], texts) or "–"
    return _wrapped(texts.format("terminal-display", words=", ".join(cards) or "–", deck=view["deck"], discard=discard))


def _line(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """A line being built."""
    build = view["build"]
    if not build:
        return []
    return _wrapped(
        texts.format(
            "terminal-line",
            words=" · ".join(_name(track, texts) for track in build["tracks"]),
            cards_needed=_rails(build["needs"], texts),
        )
    )


def _seats(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """A row per player."""
    rows: list[Row] = [("", *(texts.format(f"terminal-seat-{column}") for column in _COLUMNS))]
    for seat, shown in enumerate(view["seats"]):
        rows.append(
            (
                ("▸ " if seat == view["seat"] else "  ") + short_name(seat, texts),
                str(shown["money"]),
                str(shown["pieces"]),
                str(shown["connected"]),
                f"{shown['speed']}/{shown['power']}/{shown['freight']}",
                _train(shown, texts),
                ", ".join(texts.format(f"commodity-{good}") for good in shown["cargo"]) or "–",
                str(shown["hand"]),
            )
        )
    return aligned(rows, "<>>>><<>")


def _train(shown: Mapping[str, Any], texts: Texts) -> str:
    if not shown["train"]:
        return "–"
    return texts.format("scene-under-way") if shown["under_way"] else _name(shown["train"], texts)


def _under_way(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """Where the trains are that rest in no city."""
    found: list[str] = []
    for seat, shown in enumerate(view["seats"]):
        if shown["under_way"]:
            found += _wrapped(texts.format("terminal-under-way", player=seat, named=shown["train"]))
    return found


def _contracts(view: Mapping[str, Any], seat: int, texts: Texts) -> list[str]:
    words = []
    for contract in view["seats"][seat]["contracts"]:
        cargo = contract["cargo"]
        words.append(
            texts.format(
                "terminal-contract" if cargo == "waiting" else f"terminal-contract-{cargo}",
                good=texts.format(f"commodity-{contract['commodity']}"),
                cities=_values(contract["pays"], texts),
            )
        )
    return _wrapped(texts.format("terminal-contracts", player=seat, words=" · ".join(words)))


def _values(values: Mapping[str, int], texts: Texts) -> str:
    return ", ".join(
        texts.format("city-value", place=_name(city, texts), money=money) for city, money in values.items()
    )


def _name(place: str, texts: Texts) -> str:
    return texts.format("terminal-named", named=place)


def _own(view: Mapping[str, Any], texts: Texts) -> Sequence[str]:
    """What only its owner sees: the route card and the hand."""
    seat = view["seat"]
    if seat is None or seat < 0:
        return []
    shown, found = view["seats"][seat], []
    if "route" in shown:
        route = f"{_name(shown['route']['start'], texts)} → {_values(shown['route']['values'], texts)}"
        found += _wrapped(texts.format("terminal-route", words=route))
    return [*found, *_wrapped(texts.format("terminal-hand", words=_rails(shown["cards"], texts) or "–"))]
