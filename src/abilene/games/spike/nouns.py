"""The names of things: what the texts say for rails, goods, cities, tracks and cards, by the figures in use."""

from collections.abc import Mapping, Sequence
from typing import Any

from abilene.engine.events import UNKNOWN
from abilene.engine.texts import Noun, Texts, elides, seat_noun
from abilene.games.spike.data import SORTS, Figures
from abilene.games.spike.places import BEARINGS, NOWHERE


def nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names of things, by the field that holds them."""
    say = _Sayings(figures)
    return {
        "target": seat_noun,
        "winners": _seats,
        "sort": _sort,
        "rail": say.rail,
        "cards": say.cards,
        "commodity": say.commodity,
        "dropped": say.commodity,
        "city": say.city,
        "towards": say.city,
        "towns": say.towns,
        "track": say.track,
        "tracks": say.tracks,
        "position": say.position,
        "contract": say.contract,
        "contracts": say.contracts,
        "route": say.route,
    }


def _seats(texts: Texts, name: str, seats: Sequence[int]) -> Mapping[str, Any]:
    names = [texts.seat(seat) for seat in seats]
    together = f" {texts.format('and')} ".join([*filter(None, [", ".join(names[:-1])]), *names[-1:]])
    return {name: together, "count": len(seats)}


def _sort(texts: Texts, name: str, sort: int) -> Mapping[str, Any]:
    return {name: SORTS[sort]}


def _none(name: str) -> Mapping[str, Any]:
    return {name: "", f"{name}_id": "none"}


class _Sayings:
    """What each number stands for at this table, in words."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def rail(self, texts: Texts, name: str, kind: int) -> Mapping[str, Any]:
        """A kind of rail; unknown where it is hidden."""
        if kind == UNKNOWN:
            return _none(name)
        rail = self.figures.kind_ids[kind]
        return {f"{name}_id": rail, **texts.forms(f"rail-{rail}", name)}

    def cards(self, texts: Texts, name: str, cards: Sequence[int]) -> Mapping[str, Any]:
        """Several rail cards, equal ones counted."""
        return {name: counted(texts, self.figures.kind_ids, cards), "seen": len(cards)}

    def commodity(self, texts: Texts, name: str, commodity: int) -> Mapping[str, Any]:
        """One of the goods; none where there is none."""
        if commodity < 0:
            return _none(name)
        good = self.figures.commodity_ids[commodity]
        return {f"{name}_id": good, **texts.forms(f"commodity-{good}", name)}

    def city(self, texts: Texts, name: str, city: int) -> Mapping[str, Any]:
        """A city by its name; `name_of` is "d’Albany" in French."""
        place = self.place(texts, city)
        if texts.lang != "fr":
            return {name: place}
        return {name: place, f"{name}_of": f"d’{place}" if elides(self.figures.city_names[city]) else f"de {place}"}

    def towns(self, texts: Texts, name: str, cities: Sequence[int]) -> Mapping[str, Any]:
        """Several cities, by their names alone."""
        return {name: ", ".join(self.place(texts, city) for city in cities), "count": len(cities)}

    def place(self, texts: Texts, city: int) -> str:
        """A city by its name alone."""
        return texts.mark("city", self.figures.city_ids[city], self.figures.city_names[city])

    def track(self, texts: Texts, name: str, track: int) -> Mapping[str, Any]:
        """A track space by the city from which one sees it, and its kind."""
        spot, rail = self.figures.spots[track], self.figures.track_kind[track]
        if spot.towards == NOWHERE:
            where = {"city": spot.city, "bearing": BEARINGS[spot.bearing]}
            return {name: texts.format("track-apart", **where, rail=rail, nth=spot.nth)}
        whole = max(self.figures.one_end[track], self.figures.other_end[track]) < self.figures.cities
        key = "track-between" if whole else "track"
        return {name: texts.format(key, city=spot.city, towards=spot.towards, rail=rail, nth=spot.nth)}

    def tracks(self, texts: Texts, name: str, tracks: Sequence[int]) -> Mapping[str, Any]:
        """How many track pieces."""
        return {name: len(tracks)}

    def position(self, texts: Texts, name: str, position: int) -> Mapping[str, Any]:
        """Where a train stands, in a city or on a track space; `name_to` is "to Boston", "onto the track …"."""
        if position < self.figures.cities:
            return {**self.city(texts, name, position), f"{name}_to": texts.format("to-city", city=position)}
        track = self.figures.track_at(position)
        return {**self.track(texts, name, track), f"{name}_to": texts.format("to-track", track=track)}

    def contract(self, texts: Texts, name: str, contract: int) -> Mapping[str, Any]:
        """A contract: what is wanted, and where it pays how much."""
        figures = self.figures
        good = figures.commodity_ids[figures.contract_of(contract)]
        return {
            name: texts.format(
                "contract",
                good=texts.mark("commodity", good, texts.format(f"commodity-{good}")),
                side=figures.contract_ids[contract][-1],
                cities=self.values(texts, {c: figures.pays(contract, c) for c in figures.destinations[contract]}),
            )
        }

    def contracts(self, texts: Texts, name: str, contracts: Sequence[int]) -> Mapping[str, Any]:
        """Several contracts, by what they want."""
        goods = [self.figures.commodity_ids[self.figures.contract_of(contract)] for contract in contracts]
        return {name: ", ".join(texts.mark("commodity", good, texts.format(f"commodity-{good}")) for good in goods)}

    def route(self, texts: Texts, name: str, route: int) -> Mapping[str, Any]:
        """A route card: its start, and what the other cities are worth."""
        if route == UNKNOWN:
            return _none(name)
        figures = self.figures
        values = dict(zip(figures.route_cities[route], figures.route_values[route], strict=True))
        words = texts.format(
            "route", start=self.place(texts, figures.route_start[route]), cities=self.values(texts, values)
        )
        return {name: words, f"{name}_id": figures.route_ids[route]}

    def values(self, texts: Texts, values: Mapping[int, int]) -> str:
        """Cities and what each of them is worth."""
        return ", ".join(
            texts.format("city-value", place=self.place(texts, city), money=money) for city, money in values.items()
        )


def counted(texts: Texts, kinds: Sequence[str], cards: Sequence[int]) -> str:
    """Rail cards in words, equal ones counted."""
    words = []
    for kind in sorted(set(cards)):
        rail = texts.mark("rail", kinds[kind], texts.format(f"rail-{kinds[kind]}"))
        words.append(texts.format("rails", count=cards.count(kind), kind=rail))
    return ", ".join(words)
