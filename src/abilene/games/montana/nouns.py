"""The names of things: what the texts say for goods, workers, places and rows, by the figures in use."""

from collections.abc import Mapping, Sequence
from typing import Any

from abilene.engine.texts import Noun, Texts, seat_noun
from abilene.games.montana.data import ANY, AREAS, GOODS, NONE, WORKERS, Figures


def nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names of things, by the field that holds them."""
    say = _Sayings(figures)
    return {
        "players": _seats,
        "winners": _seats,
        "pushed": _seat_or_nobody,
        "good": _good,
        "worker": _worker,
        "area": _area,
        "cost": _goods,
        "answer": _answer,
        "crew": say.crew,
        "mix": say.mix,
        "trade": say.trade,
        "segment": say.segment,
        "bank": say.bank,
        "location": say.location,
        "region": say.region,
        "row": say.row,
        "rank": say.rank,
    }


def listed(texts: Texts, counts: Sequence[int], kind: str) -> str:
    """So many of each good or worker, those that are none left out."""
    return ", ".join(
        texts.format(f"{kind}s", **{kind: number, "count": count}) for number, count in enumerate(counts) if count
    )


def _seats(texts: Texts, name: str, seats: Sequence[int]) -> Mapping[str, Any]:
    names = [texts.seat(seat) for seat in seats]
    together = f" {texts.format('and')} ".join([*filter(None, [", ".join(names[:-1])]), *names[-1:]])
    return {name: together, "count": len(seats)}


def _seat_or_nobody(texts: Texts, name: str, seat: int) -> Mapping[str, Any]:
    return {name: "", f"{name}_id": "none"} if seat < 0 else {**seat_noun(texts, name, seat), f"{name}_id": seat}


def _good(texts: Texts, name: str, kind: int) -> Mapping[str, Any]:
    return {name: GOODS[kind]}


def _worker(texts: Texts, name: str, colour: int) -> Mapping[str, Any]:
    return {name: WORKERS[colour]}


def _area(texts: Texts, name: str, area: int) -> Mapping[str, Any]:
    return texts.forms(f"area-{AREAS[area]}", name)


def _goods(texts: Texts, name: str, counts: Sequence[int]) -> Mapping[str, Any]:
    return {name: listed(texts, counts, "good")}


def _answer(texts: Texts, name: str, answer: int) -> Mapping[str, Any]:
    return {name: ("no", "yes")[answer]}


class _Sayings:
    """What each number stands for at this table, in words."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def crew(self, texts: Texts, name: str, crew: int) -> Mapping[str, Any]:
        """Workers sent together."""
        return {name: listed(texts, self.figures.crews[crew], "worker")}

    def mix(self, texts: Texts, name: str, mix: int) -> Mapping[str, Any]:
        """Goods of a reward."""
        return {name: listed(texts, self.figures.mixes[mix], "good")}

    def trade(self, texts: Texts, name: str, trade: int) -> Mapping[str, Any]:
        """What a cow is traded for."""
        figures = self.figures
        good, colour = figures.trade_good[trade], figures.trade_colour[trade]
        if good != NONE:
            return {name: texts.format("goods", good=good, count=figures.trade_good_count)}
        if colour != NONE:
            return {name: texts.format("workers", worker=colour, count=figures.trade_workers)}
        return {name: texts.format("coins", coins=figures.trade_coins)}

    def segment(self, texts: Texts, name: str, segment: int) -> Mapping[str, Any]:
        """The two workers of a segment of the wheel."""
        pair = self.figures.wheel[segment]
        if ANY in pair:
            return {name: texts.format("white-workers")}
        return {name: listed(texts, [pair.count(colour) for colour in range(len(WORKERS))], "worker")}

    def bank(self, texts: Texts, name: str, space: int) -> Mapping[str, Any]:
        """A space of the bank, by the workers it asks for."""
        return {name: texts.format("bank-name", count=self.figures.bank_workers[space])}

    def location(self, texts: Texts, name: str, location: int) -> Mapping[str, Any]:
        """A location: its area, and the coins that are printed on it."""
        area = self.figures.location_area[location]
        coins = texts.format("coins", coins=self.figures.location_coins[location])
        return {**texts.forms(f"area-{AREAS[area]}", name), f"{name}_coins": coins}

    def region(self, texts: Texts, name: str, region: int) -> Mapping[str, Any]:
        """A region, by its row and its place in it."""
        called = self.figures.region_names[region]
        return {name: texts.mark("region", called, called.upper())}

    def row(self, texts: Texts, name: str, row: int) -> Mapping[str, Any]:
        """A row of the shop, with what it gives."""
        figures = self.figures
        parts = []
        if figures.row_cows[row]:
            parts.append(texts.format("cows", count=figures.row_cows[row]))
        if figures.row_coins[row]:
            parts.append(texts.format("coins", coins=figures.row_coins[row]))
        if figures.row_mixes[row]:
            parts.append(texts.format("any-goods", count=sum(figures.mixes[figures.row_mixes[row][0]])))
        if figures.row_exchanges[row]:
            parts.append(texts.format("exchanges", count=figures.row_exchanges[row]))
        return {name: row + 1, f"{name}_gives": ", ".join(parts)}

    def rank(self, texts: Texts, name: str, rank: int) -> Mapping[str, Any]:
        """The rank of a solo race."""
        return {name: self.figures.rank_names[rank][texts.lang]}
