"""The names of things: what the texts say for a card, a place, a tile, an action, by the figures in use."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from abilene.engine.events import UNKNOWN
from abilene.engine.texts import Noun, Texts, dollars, seat_noun
from abilene.games.great_western_trail.data import (
    ANY_CATTLE,
    COLOURS,
    GAIN,
    GREEN,
    MASTER_SCORES,
    NO_TURNOUT,
    OBJECTIVE,
    ORANGE,
    PER,
    SAME_COLOUR,
    SPACE_KINDS,
    TASKS,
    TO_HAND,
    VALUE_3,
    VERBS,
    WORKERS,
    Action,
    Figures,
    colour_of,
    is_turnout,
    rail_number,
)
from abilene.games.great_western_trail.steps.codes import auxiliary_at, auxiliary_times, craftsmen_lent, money_each
from abilene.games.great_western_trail.steps.discs import station_at

_WANTED = {ANY_CATTLE: "any", SAME_COLOUR: "pair", VALUE_3: "value3", OBJECTIVE: "objective"}


def nouns(figures: Figures) -> Mapping[str, Noun]:
    """The names of things, by the field that holds them."""
    say = Sayings(figures)
    found: dict[str, Noun] = {
        "money": _money,
        "rate": _rate,
        "owner": _seat_or_bank,
        "winners": _seats,
        "card": _named(say.card),
        "cards": say.cards,
        "space": _named(say.space),
        "stop": say.stop,
        "held": say.held,
        "place": say.place,
        "places": say.places,
        "face": _named(say.face),
        "replaced": _named(say.face),
        "tile": _named(say.tile),
        "tiles": say.tiles,
        "worker": say.workers,
        "action": _named(say.action),
        "station": _named(say.station),
        "master": _named(say.master),
        "rail": say.rails,
        "city": _named(say.city),
        "target": _named(say.target),
        "source": _named(say.source),
        "slot": _named(say.source),
        "auxiliary": _named(say.auxiliary),
        "support": _named(say.support),
        "wanted": _named(say.wanted),
    }
    for module in figures.modules:
        found |= module.nouns(figures)
    return found


def _named(name_of: Callable[[Texts, int], str]) -> Noun:
    """A noun from a function that names a number; a number below 0 stands for none."""

    def noun(texts: Texts, name: str, number: int) -> Mapping[str, Any]:
        if number < 0:
            return {name: "", f"{name}_id": "none"}
        return {name: name_of(texts, number), f"{name}_id": number}

    return noun


def _money(texts: Texts, name: str, money: int) -> Mapping[str, Any]:
    return {name: money, f"{name}_signed": dollars(texts.lang, abs(money), "−" if money < 0 else "+")}


def _rate(texts: Texts, name: str, rate: int) -> Mapping[str, Any]:
    """Money per craftsman; below 0 the craftsmen are lent and cost nothing (GWTN-MED-5)."""
    return {name: money_each(rate), f"{name}_lent": craftsmen_lent(rate)}


def _seat_or_bank(texts: Texts, name: str, seat: int) -> Mapping[str, Any]:
    return {name: "", f"{name}_id": "none"} if seat == UNKNOWN else {**seat_noun(texts, name, seat), f"{name}_id": seat}


def _seats(texts: Texts, name: str, seats: Sequence[int]) -> Mapping[str, Any]:
    return {name: f" {texts.format('and')} ".join(texts.seat(seat) for seat in seats), "count": len(seats)}


class Sayings:
    """What each number stands for at this table, in words."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    # ------------------------------------------------------------------ cards and tiles

    def card(self, texts: Texts, card: int) -> str:
        """Cattle by breed, with its points; an objective by its tasks."""
        figures = self.figures
        if card >= figures.cattle:
            return self.objective(texts, card - figures.cattle)
        colour = figures.kind_colour[card]
        breed = f"orange-{figures.kind_name[card]}" if colour == ORANGE else f"colour-{COLOURS[colour]}"
        points = figures.kind_vp[card]
        named = texts.format(breed)
        if points:
            named = texts.format("cattle", breed=named, points=points)
        return texts.mark("card", figures.card_name(card).replace(" ", "-"), named)

    def cards(self, texts: Texts, name: str, cards: Sequence[int]) -> Mapping[str, Any]:
        """Several cards, equal ones counted."""
        kinds = sorted(set(cards))
        words = [
            self.card(texts, kind) if cards.count(kind) == 1 else f"{self.card(texts, kind)} ×{cards.count(kind)}"
            for kind in kinds
        ]
        counted = [f"{cards.count(kind)} {self.card(texts, kind)}" for kind in kinds]
        return {name: ", ".join(words), f"{name}_counted": ", ".join(counted), "seen": len(cards)}

    def objective(self, texts: Texts, number: int) -> str:
        """An objective card: what it asks for, its points, and what failing costs."""
        card = self.figures.objectives[number]
        tasks = [
            texts.format(f"task-{task}", count=count, value=self.figures.city_value[self.figures.last_city])
            for task, count in zip(TASKS, card.needs, strict=True)
            if count
        ]
        named = texts.format("objective", tasks=", ".join(tasks), points=card.vp, penalty=card.penalty)
        if card.immediate >= 0:
            named = texts.format("objective-with", objective=named, action=card.immediate)
        return texts.mark("objective", card.id.lower(), texts.format("objective-card", objective=named))

    def tile(self, texts: Texts, tile: int) -> str:
        """A worker, a hazard with its points, or one of the natives."""
        figures = self.figures
        if tile < len(WORKERS):
            return self.worker(texts, tile)
        if figures.tile_native[tile] >= 0:
            return texts.format(f"native-{'ab'[figures.tile_native[tile]]}")
        hazard = figures.tile_names[tile].split()[0]
        hand = "green" if figures.tile_hands[tile] == GREEN else "black"
        named = texts.format(f"hazard-{hazard}")
        return texts.format("hazard", hazard=named, points=figures.tile_vp[tile], hand=hand)

    def tiles(self, texts: Texts, name: str, tiles: Sequence[int]) -> Mapping[str, Any]:
        """Several tiles."""
        return {name: ", ".join(self.tile(texts, tile) for tile in tiles), "count": len(tiles)}

    def worker(self, texts: Texts, worker: int) -> str:
        """A worker of one of the three kinds."""
        return texts.mark("worker", WORKERS[worker], texts.format(f"worker-{WORKERS[worker]}"))

    def workers(self, texts: Texts, name: str, worker: int) -> Mapping[str, Any]:
        """A worker, with the little words that French puts before it."""
        if worker < 0:
            return {name: "", f"{name}_id": "none"}
        return {**texts.forms(f"worker-{WORKERS[worker]}", name), f"{name}_id": worker}

    # ------------------------------------------------------------------ the trail

    def space(self, texts: Texts, space: int) -> str:
        """A place of the trail, by what is printed there."""
        figures = self.figures
        kind = SPACE_KINDS[figures.space_kind[space]]
        zone = figures.space_hazard[space] or "native"
        return texts.format(f"space-{kind}", mark=figures.space_mark[space], zone=zone)

    def stop(self, texts: Texts, name: str, space: str) -> Mapping[str, Any]:
        """A place of the trail, as views write it."""
        number = self.figures.spaces.index(space)
        mark, zone = self.figures.space_mark[number], self.figures.space_hazard[number] or "native"
        short = f"space-{SPACE_KINDS[self.figures.space_kind[number]]}.short"
        said = texts.format(short, mark=mark, zone=zone)
        return {name: self.space(texts, number), f"{name}_mark": mark or "none", f"{name}_short": said}

    def held(self, texts: Texts, name: str, card: str) -> Mapping[str, Any]:
        """A card, as views write it."""
        kinds = [self.figures.card_name(kind) for kind in range(self.figures.kinds)]
        return {name: self.card(texts, kinds.index(card))}

    def face(self, texts: Texts, face: int) -> str:
        """A building."""
        return texts.mark("building", self.figures.faces[face].name.lower(), self.figures.faces[face].name)

    def place(self, texts: Texts, name: str, place: Sequence[int]) -> Mapping[str, Any]:
        """What stands at a place of the trail: a building and whose it is, or what the place is called."""
        space, face, owner = place
        if owner >= 0:
            said = {form: texts.format(f"building-{form}", owner=owner, face=face) for form in ("of", "his", "your")}
            return {name: said["of"], f"{name}_his": said["his"], f"{name}_your": said["your"]}
        return {name: texts.format("building-neutral", face=face) if face >= 0 else self.space(texts, space)}

    def places(self, texts: Texts, name: str, places: Sequence[Sequence[int]]) -> Mapping[str, Any]:
        """The places of a way, in order."""
        return {name: " · ".join(self.place(texts, "place", place)["place"] for place in places)}

    # ------------------------------------------------------------------ the railroad

    def rail(self, texts: Texts, rail: int) -> str:
        """A space of the railroad, or a turnout with its station."""
        return texts.format(self.rail_text(rail), number=rail_number(rail), points=self.rail_points(rail))

    def rails(self, texts: Texts, name: str, rail: int) -> Mapping[str, Any]:
        """A space of the railroad, and how an engine gets there."""
        if rail < 0:
            return {name: "", f"{name}_id": "none"}
        text, points = self.rail_text(rail), self.rail_points(rail)
        forms = {f"{name}_{form}": f"{text}.{form}" for form in ("the", "to")}
        said = {form: texts.format(key, number=rail_number(rail), points=points) for form, key in forms.items()}
        return {name: self.rail(texts, rail), f"{name}_id": rail, **said}

    def rail_text(self, rail: int) -> str:
        """The text that names it."""
        turnout = self.figures.turnout_station[rail] >= 0
        return "rail-space" if not is_turnout(rail) else "rail-turnout" if turnout else "rail-none"

    def rail_points(self, rail: int) -> int:
        """What its station is worth."""
        station = self.figures.turnout_station[rail]
        return self.figures.station_vp[station] if station >= 0 else 0

    def station(self, texts: Texts, station: int) -> str:
        """A station, by the railroad space before it or the town it stands in."""
        at, points = self.figures.station_at[station], self.figures.station_vp[station]
        if at == NO_TURNOUT and self.figures.north:
            return texts.format("station-in-town", town=self.figures.north.town_station.index(station), points=points)
        return texts.format("station", at=rail_number(at), points=points)

    def master(self, texts: Texts, master: int) -> str:
        """A station master: what it gives now, for good and at the end."""
        tile = self.figures.masters[master]
        parts = []
        if tile.immediate:
            actions = [self.action(texts, action) for action in tile.immediate]
            parts.append(f" {texts.format('or')} ".join(actions))
        if tile.certificates:
            parts.append(texts.format("master-certificates", count=tile.certificates))
        if tile.vp:
            scoring = MASTER_SCORES[tile.scoring]
            parts.append(texts.format("master-score", points=tile.vp, per=tile.per, scoring=scoring))
        return texts.format("master", what=", ".join(parts))

    def city(self, texts: Texts, city: int) -> str:
        """A city."""
        return texts.mark("city", self.figures.cities[city], texts.format(f"city-{self.figures.cities[city]}"))

    def target(self, texts: Texts, target: int) -> str:
        """Where a disc goes: a city or a station."""
        station = station_at(target)
        return self.station(texts, station) if station >= 0 else self.city(texts, target)

    def source(self, texts: Texts, source: int) -> str:
        """Where a disc comes from: a slot of the player board, or an own station."""
        first = self.figures.from_station
        if source >= first:
            return self.station(texts, source - first)
        return texts.format(f"slot-{self.figures.slots[source]}", money=self.figures.slot_money[source])

    # ------------------------------------------------------------------ actions

    def auxiliary(self, texts: Texts, auxiliary: int) -> str:
        """A single auxiliary action."""
        return self.support(texts, auxiliary_times(auxiliary, 1))

    def support(self, texts: Texts, code: int) -> str:
        """An auxiliary action, single or double, with its figures."""
        auxiliary, times = auxiliary_at(code)
        money = times * self.figures.aux_remove_money
        return texts.format(f"auxiliary-{self.figures.auxiliaries[auxiliary]}", times=times, money=money)

    def wanted(self, texts: Texts, wanted: int) -> str:
        """Cards that an action asks for."""
        if wanted in _WANTED:
            return texts.format(f"wanted-{_WANTED[wanted]}")
        return texts.format("wanted-colour", breed=texts.format(f"colour-{COLOURS[colour_of(wanted)]}"))

    def action(self, texts: Texts, number: int) -> str:
        """A printed action: what it asks for, an arrow, what it gives."""
        action = self.figures.actions[number]
        asked = []
        if action.pay:
            asked.append(texts.format("ask-pay", money=action.pay))
        if action.discard:
            asked.append(texts.format("ask-discard", wanted=action.discard))
        if action.back:
            asked.append(texts.format("ask-back", count=action.back))
        given = self.gains(texts, action) if action.verb == GAIN else [self.deed(texts, action)]
        return " → ".join([*asked, ", ".join(given)])

    def gains(self, texts: Texts, action: Action) -> list[str]:
        """Money, certificates, a token, an objective card."""
        found = []
        if action.money:
            found.append(texts.format("gain-money", money=action.money))
        if action.to_limit:
            found.append(texts.format("gain-certificates-all"))
        elif action.steps:
            found.append(texts.format("gain-certificates", count=action.steps))
        if action.token:
            found.append(texts.format("gain-token"))
        if action.objective:
            found.append(texts.format("gain-objective", where="hand" if action.objective == TO_HAND else "discard"))
        if action.per:
            found[-1] = texts.format("gain-per", gain=found[-1], per=PER[action.per])
        return found

    def deed(self, texts: Texts, action: Action) -> str:
        """What an action lets you do."""
        kind = "per" if action.per else "free" if action.free else "some"
        return texts.format(f"do-{VERBS[action.verb]}", count=action.amount, per=PER[action.per], kind=kind)
