"""What things are called in notation: by what one sees on the table, in words that no other thing of their sort has."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from abilene.games.great_western_trail import data
from abilene.games.great_western_trail.data import NO_TURNOUT, PER, TASKS, WORKERS, Action, Figures
from abilene.games.great_western_trail.state import Trail

_WANTED = {
    data.ANY_CATTLE: "any cattle",
    data.SAME_COLOUR: "pair",
    data.VALUE_3: "value 3",
    data.OBJECTIVE: "objective",
}
_AUXILIARIES = ("money", "draw", "certificate", "engine", "remove", "store")


class Notation:
    """The names of all that can be chosen at a table with these figures."""

    def __init__(self, figures: Figures) -> None:
        self.native = "teepee" if figures.edition == 1 else "outlaw"
        self.workers = [word if word != "craftsman" or figures.edition == 1 else "builder" for word in WORKERS]
        self.cities = [_plain(name) for name in figures.city_names]
        self.deeds = [self._deed(figures, action) for action in figures.actions]
        self.uses = self._uses(figures)
        self.objectives = self._objectives(figures)
        self.cards = _distinct([_cattle(figures, kind) for kind in range(figures.cattle)])
        self.cards += [f"objective {words}" for words in self.objectives]
        self.tiles = [self._tile(figures, tile) for tile in range(len(figures.tile_names))]
        self.prices = _distinct([_price(price) for price in figures.prices])
        self.slots = [slot.replace("aux_", "auxiliary ").replace("_", " ") for slot in figures.slots]
        self.towns = self._towns(figures)
        self.stations = self._stations(figures)

    def auxiliary(self, auxiliary: int, times: int) -> str:
        """An auxiliary action, single or double."""
        return _AUXILIARIES[auxiliary] + (" double" if times > 1 else "")

    def place(self, t: Trail, space: int) -> str:
        """A place of the trail, by what is printed there; a neutral one by its building."""
        figures = t.figures
        kind = figures.space_kind[space]
        if kind == data.NEUTRAL:
            return f"building {figures.faces[t.face(space)].name.lower()}"
        if kind == data.HAZARD:
            return f"{figures.space_hazard[space]} {figures.space_mark[space]}"
        if kind == data.NATIVE:
            return f"{self.native} {figures.space_mark[space]}"
        if kind == data.BUILDING:
            return figures.space_mark[space].lower()
        return figures.space_name(space).replace("-", " ")

    def rail(self, rail: int) -> str:
        """A space of the railroad, or the turnout after it."""
        return f"turnout {data.rail_number(rail)}" if data.is_turnout(rail) else str(data.rail_number(rail))

    # ------------------------------------------------------------------ actions

    def _deed(self, figures: Figures, action: Action) -> str:
        """What an action asks for, and what it lets you do."""
        parts = []
        if action.pay:
            parts.append(f"pay {action.pay}")
        if action.discard:
            parts.append(f"discard {_WANTED.get(action.discard) or figures.breeds[data.colour_of(action.discard)]}")
        if action.back:
            parts.append(f"back {action.back}")
        parts.append(self._gain(action) if action.verb == data.GAIN else self._verb(action))
        return " then ".join(parts)

    def _gain(self, action: Action) -> str:
        found = []
        if action.money:
            found.append(f"gain {action.money}")
        if action.to_limit:
            found.append("all certificates")
        elif action.steps:
            found.append(f"certificate {action.steps}")
        if action.token:
            found.append("token")
        if action.objective:
            found.append("objective" if action.objective == data.TO_DISCARD else "objective to hand")
        return " and ".join(found) + self._per(action)

    def _verb(self, action: Action) -> str:
        amount, per = action.amount, self._per(action)
        words = {
            data.HIRE: f"hire {amount:+d}" if amount else "hire",
            data.BUILD: f"build for {amount}",
            data.REMOVE_HAZARD: f"hazard for {amount}" if amount else "hazard",
            data.TAKE_NATIVE: self.native,
            data.ENGINE: f"engine{per or f' {amount}'}",
            data.AUXILIARY: "auxiliary" if amount > 1 else "single auxiliary",
            data.MOVE: f"ride free {amount}" if action.free else f"ride {amount}",
            data.DRAW: f"draw{per or f' {amount}'}",
            data.STATION: "upgrade",
            data.BUILD_FREE: f"build free {amount}",
            data.REMOVE: f"remove {amount}",
            data.TAKE_CATTLE: f"cattle of value {amount}",
            data.BET: "stake",
        }
        return words.get(action.verb, data.VERBS[action.verb])

    def _per(self, action: Action) -> str:
        if not action.per:
            return ""
        word = PER[action.per].removeprefix("own_").replace("_", " ").replace("native", self.native)
        return f" per {self.workers[WORKERS.index(word)] if word in WORKERS else word}"

    def _uses(self, figures: Figures) -> list[str]:
        """Local actions with the building they belong to, two for each group."""
        building = {group: face.name.lower() for face in figures.faces for group in face.groups}
        found = []
        for group, actions in enumerate(figures.groups):
            where = building.get(group, "risk" if group < figures.risks else "poker")
            words = [f"{where} {self.deeds[action]}" for action in actions]
            found += words if len(words) == 2 else [words[0], f"{words[0]} or nothing"]
        return _distinct(found)

    # ------------------------------------------------------------------ cards, tiles, stations, towns

    def _objectives(self, figures: Figures) -> list[str]:
        """Objective cards by what they ask for; where several ask for the same, by their immediate action too."""
        tasks = [self._tasks(figures, card.needs) for card in figures.objectives]
        deeds: dict[str, set[int]] = {}
        for card, words in zip(figures.objectives, tasks, strict=True):
            deeds.setdefault(words, set()).add(card.immediate)
        return _distinct(
            [
                f"{words}, now {self.deeds[card.immediate]}" if len(deeds[words]) > 1 and card.immediate >= 0 else words
                for card, words in zip(figures.objectives, tasks, strict=True)
            ]
        )

    def _tasks(self, figures: Figures, needs: Sequence[int]) -> str:
        words = {
            "native_a": f"{figures.native_colours[0]} {self.native}",
            "native_b": f"{figures.native_colours[1]} {self.native}",
            "cattle_3": "cattle of value 3",
            "cattle_4": figures.breeds[data.COLOURS.index("brown")],
            "cattle_5": figures.breeds[data.COLOURS.index("purple")],
            "last_city": self.cities[figures.last_city],
            "cattle_orange": "orange cattle",
        }
        asked = [(words.get(task, task), count) for task, count in zip(TASKS, needs, strict=True) if count]
        return ", ".join(word if count == 1 else f"{count} {_several(word)}" for word, count in asked)

    def _tile(self, figures: Figures, tile: int) -> str:
        if tile < len(WORKERS):
            return self.workers[tile]
        native = figures.tile_native[tile]
        return f"{figures.native_colours[native]} {self.native}" if native >= 0 else figures.tile_names[tile]

    def _stations(self, figures: Figures) -> list[str]:
        """Stations by the railroad space before them, or by their town."""
        north = figures.north
        return [
            f"station {data.rail_number(at)}"
            if at != NO_TURNOUT or north is None
            else self.towns[north.town_station.index(station)]
            for station, at in enumerate(figures.station_at)
        ]

    def _towns(self, figures: Figures) -> list[str]:
        """Big cities by their names, the other towns by their numbers."""
        north = figures.north
        if north is None:
            return []
        return [
            self.cities[figures.cities.index(town)] if town in figures.cities else _town(town) for town in north.towns
        ]


@lru_cache(64)
def notation(figures: Figures) -> Notation:
    """The names that the steps of a table use."""
    return Notation(figures)


def town_number(town: str) -> str:
    """What stands on the signpost of a town: its number, a Roman one where it has a station."""
    number = town.lstrip("abcdefghijklmnopqrstuvwxyz0")
    return "I" * int(number) if town.startswith("st") and number.isdecimal() else number or town.upper()


def _town(town: str) -> str:
    return f"station town {town_number(town)}".lower() if town.startswith("st") else f"town {town_number(town).lower()}"


def _cattle(figures: Figures, kind: int) -> str:
    colour, points = figures.kind_colour[kind], figures.kind_vp[kind]
    if colour == data.ORANGE:
        return figures.kind_name[kind]
    return f"{figures.breeds[colour]} {points}" if points else figures.breeds[colour]


def _price(price: data.Price) -> str:
    what = "orange" if price.value == 2 else f"value {price.value}"
    return f"{what} with {price.cowboys} cowboy{'s' if price.cowboys > 1 else ''}"


def _several(word: str) -> str:
    """More than one of them; breeds and cattle are the same in any number."""
    return f"{word}s" if word.endswith(("building", "teepee", "outlaw", "hazard", "station", "bell")) else word


def _plain(name: str) -> str:
    """A name as it can be typed on any keyboard: without accents and capitals."""
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace(".", "")


def _distinct(words: list[str]) -> list[str]:
    """The same words, numbered from the second time they come on."""
    before = [words[:i].count(word) for i, word in enumerate(words)]
    return [f"{word} #{times + 1}" if times else word for word, times in zip(words, before, strict=True)]
