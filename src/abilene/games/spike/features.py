"""Features: the map, the market, the cards and everybody's belongings as numbers of what is true of them.

After them what follows for who looks: how far cities are, what they promise, and which spaces lead there (`outlook`).
"""

from typing import TYPE_CHECKING, Final

from abilene.engine.features import (
    Layout,
    Meaning,
    Owed,
    add_exactly,
    add_scale,
    at_least,
    counts,
    numbers,
    up_to,
    whose,
)
from abilene.games.spike.clock import turns_left
from abilene.games.spike.data import COMMODITIES, KINDS, LEVELS, ROUNDS, ROWS, SORTED, SORTS, Figures
from abilene.games.spike.outlook import Outlook
from abilene.games.spike.seen import Seen

if TYPE_CHECKING:
    from abilene.engine.game import Game
    from abilene.games.spike.state import Railroad

_MONEY: Final = 40  # counted exactly so far, and by fours
_BY: Final = 4
_HELD: Final = 30  # rail cards
_KIND: Final = 10  # rail cards of a kind
_DECK: Final = 60
_TURNS: Final = 60
_TIME: Final = 6
_PAID: Final = 9
_AWAY: Final = 9  # spaces
_DOLLARS: Final = [f"{paid} or {paid + 1}" for paid in range(0, 18, 2)]
_PAYS: Final = 9  # how many these are
_PROMISES: Final = (0, 3, 6, 9)  # dollars: at least so many
_PROMISED: Final = 4  # how many these are
_MISSING: Final = 4  # cards
_RIDE: Final = 12  # spaces
_LEFT: Final = 24  # turns


class Features:
    """What is on for a seat: first what each player has, then market and map, then what is asked and owed."""

    def __init__(self, game: "Game[Railroad]", layout: Layout) -> None:
        figures: Figures = game.figures
        seats = figures.players
        others = whose(seats)
        goods, cities, kinds = figures.commodity_ids, figures.city_ids, figures.kind_ids
        self.figures: Final = figures
        self.seats: Final = seats

        # what each player has
        sheet = Layout()
        positions = [figures.position_name(position) for position in range(figures.cities + figures.tracks)]
        self.money: Final = sheet.block("money", up_to(_MONEY))
        self.wealth: Final = sheet.block("money", at_least(range(_BY, 4 * _MONEY, _BY)))
        self.pieces: Final = sheet.block("track pieces left", counts(figures.pieces))
        self.levels: Final = sheet.block("train", SORTS, at_least(range(2, LEVELS + 1)))
        self.train: Final = sheet.block("train at", positions)
        self.markers: Final = sheet.block("delivered to", cities)
        self.network: Final = sheet.block("connected", cities)
        self.held: Final = sheet.block("rail cards", up_to(_HELD))
        self.hand: Final = sheet.block("in hand", kinds, at_least(range(1, _KIND + 1)))
        self.route: Final = sheet.block("route", figures.route_ids)
        self.spare: Final = sheet.block("other route", figures.route_ids)
        self.sheet: Final = sheet.size
        self.players: Final = layout.repeat(others, sheet)

        # the turn
        self.first: Final = layout.block("first player", others)
        self.turn: Final = layout.block("turn", others)
        self.closer: Final = layout.block("met the special end", others)
        self.round: Final = layout.block("round", counts(ROUNDS))
        self.time: Final = layout.block("time cards", up_to(_TIME))
        self.turns: Final = layout.block("turns", up_to(_TURNS))

        # cards and market
        self.market: Final = layout.block("market place", counts(COMMODITIES, 1), goods)
        self.display: Final = layout.block("display", [*kinds, "time card"], at_least(range(1, 5)))
        self.discard: Final = layout.block("discarded", kinds, up_to(_KIND))
        self.deck: Final = layout.block("deck", up_to(_DECK))
        self.gift: Final = layout.block("gift still in hand", kinds)
        self.holder: Final = layout.block("contract", goods, [f"of {owner}" for owner in others])
        self.contract: Final = layout.block("contract", figures.contract_ids)
        self.cargo: Final = layout.block("cargo", goods, ["on the contract", "aboard", "delivered"])

        # the map
        self.owner: Final = layout.block("track", figures.track_names, [f"of {owner}" for owner in others])
        self.chain: Final = layout.block("being built", figures.track_names)
        self.payment: Final = layout.block("paid so far", kinds, at_least(range(1, _PAID + 1)))

        # what follows for who looks
        self.left: Final = layout.block("turns left, about", up_to(_LEFT))
        self.away: Final = layout.block("spaces to", cities, up_to(_AWAY, 1))
        self.price: Final = layout.block("pays when connected", cities, counts(ROWS, 1))
        self.aboard: Final = layout.block("pays for cargo aboard", cities, _DOLLARS)
        self.waiting: Final = layout.block("pays for cargo that waits", cities, _DOLLARS)
        self.loads: Final = layout.block("cargo waits for", cities, ["without room", "with room"])
        self.worth: Final = layout.block("route card pays at", cities, _DOLLARS)
        self.start: Final = layout.block("route card begins at", cities)
        promises = [f"that promises at least {promise}" for promise in _PROMISES]
        self.missing: Final = layout.block("cards missing for a line to", cities, up_to(_MISSING))
        self.lacking: Final = layout.block("a card helps for a line to", cities, kinds)
        self.best: Final = layout.block("best line", promises, [f"cards missing: {n}" for n in up_to(_MISSING)])
        self.way: Final = layout.block("on the way to a city", promises, figures.track_names)
        self.ride: Final = layout.block("spaces to ride to", cities, up_to(_RIDE, 1))
        self.stop: Final = layout.block("best stop", cities)
        self.towards: Final = layout.block("a move leads", ["to the best stop", "to another stop"], positions)
        self.step: Final = layout.block("a space leads", ["to the best stop", "to another stop"], positions)

        meanings = {
            "head": Meaning(["none", *figures.node_ids], -1),
            "rail": Meaning(kinds),
            "commodity": Meaning(goods),
            "count": numbers(0, _KIND),
        }
        self.owed: Final = Owed(layout, list(game.numbers), seats, meanings)

    def add(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for after in range(seats):
            self._add_player(on, seen, (own + after) % seats, self.players + after * self.sheet)
        self._add_turn(on, seen)
        self._add_cards(on, seen)
        self._add_contracts(on, seen)
        self._add_map(on, seen)
        add_exactly(on, self.left, max(0, turns_left(seen)), _LEFT)
        if seen.knows_hand(own) and seen.networks[own]:
            outlook = Outlook(self.figures, seen)
            self._add_cities(on, seen, outlook)
            self._add_lines(on, outlook)
            self._add_rides(on, outlook)
        self.owed.add(on, seen.owed, own)

    def _add_player(self, on: list[int], seen: Seen, seat: int, first: int) -> None:
        figures, money = self.figures, seen.money[seat]
        add_exactly(on, first + self.money, money, _MONEY)
        add_scale(on, first + self.wealth, money // _BY, 4 * _MONEY // _BY - 1)
        add_exactly(on, first + self.pieces, seen.pieces[seat], figures.pieces)
        for sort in range(SORTED):
            add_scale(on, first + self.levels + sort * (LEVELS - 1), seen.levels[SORTED * seat + sort], LEVELS - 1)
        if seen.train[seat] >= 0:
            on.append(first + self.train + seen.train[seat])
        markers = seen.markers[seat]
        for city in range(figures.cities):
            if markers >> city & 1:
                on.append(first + self.markers + city)
        for node in seen.networks[seat]:
            if node < figures.cities:
                on.append(first + self.network + node)
        add_exactly(on, first + self.held, seen.held[seat], _HELD)
        if seen.knows_hand(seat):
            for kind in range(KINDS):
                add_scale(on, first + self.hand + kind * _KIND, seen.hands[KINDS * seat + kind], _KIND)
        if seen.routes[seat] >= 0:
            on.append(first + self.route + seen.routes[seat])
        if seen.spare[seat] >= 0:
            on.append(first + self.spare + seen.spare[seat])

    def _add_turn(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        on.append(self.first + (seen.first - own) % seats)
        if seen.turn >= 0:
            on.append(self.turn + (seen.turn - own) % seats)
        if seen.closer >= 0:
            on.append(self.closer + (seen.closer - own) % seats)
        add_exactly(on, self.round, seen.round, ROUNDS)
        add_exactly(on, self.time, seen.time, _TIME)
        add_exactly(on, self.turns, seen.turns, _TURNS)

    def _add_cards(self, on: list[int], seen: Seen) -> None:
        places = seen.display
        for place, kind in enumerate(places):
            before = 0
            for other in range(place):
                if places[other] == kind:
                    before += 1
            if kind >= 0 and before < 4:
                on.append(self.display + 4 * kind + before)
        for kind in range(KINDS):
            add_exactly(on, self.discard + kind * (_KIND + 1), seen.discard[kind], _KIND)
        add_exactly(on, self.deck, seen.deck, _DECK)
        if seen.gift >= 0:
            on.append(self.gift + seen.gift)
        for kind, count in enumerate(seen.payment):
            add_scale(on, self.payment + kind * _PAID, count, _PAID)

    def _add_contracts(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for place, good in enumerate(seen.market):
            if good >= 0:
                on.append(self.market + place * COMMODITIES + good)
        for good in range(COMMODITIES):
            holder, contract = seen.holder[good], seen.contract[good]
            if holder >= 0:
                on.append(self.holder + good * seats + (holder - own) % seats)
            if contract >= 0:
                on.append(self.contract + contract)
                if seen.cargo[good] >= 0:
                    on.append(self.cargo + 3 * good + seen.cargo[good])

    def _add_map(self, on: list[int], seen: Seen) -> None:
        seats, own = self.seats, seen.own
        for track, owner in enumerate(seen.owner):
            if owner >= 0:
                on.append(self.owner + track * seats + (owner - own) % seats)
        for track in seen.chain:
            on.append(self.chain + track)

    # ------------------------------------------------------------------ what follows for who looks

    def _add_cities(self, on: list[int], seen: Seen, outlook: Outlook) -> None:
        member, far, loads = outlook.member, outlook.far(), outlook.loads
        room = 1 if outlook.room > 0 else 0
        for city in range(self.figures.cities):
            if not member[city]:
                on.append(self.price + city * ROWS + seen.city_price(city) - 1)
                if far[city] > 0:
                    add_exactly(on, self.away + city * _AWAY, far[city] - 1, _AWAY - 1)
            for first, paid in (
                (self.aboard, outlook.aboard[city]),
                (self.waiting, outlook.waiting[city]),
                (self.worth, outlook.route[city]),
            ):
                if paid:
                    add_exactly(on, first + city * _PAYS, paid // 2, _PAYS - 1)
            if loads[self.figures.supplies[city]]:
                on.append(self.loads + 2 * city + room)
        if outlook.start >= 0:
            on.append(self.start + outlook.start)

    def _add_lines(self, on: list[int], outlook: Outlook) -> None:
        promised = [0] * self.figures.tracks  # by space: how much, and 0 where no line that can be paid leads
        best = [0] * (_MISSING + 1)
        for line in outlook.lines():
            city, missing = line.city, min(_MISSING, line.missing)
            on.append(self.missing + city * (_MISSING + 1) + missing)
            worth, promise = outlook.worth(city), 0
            while promise < _PROMISED and worth >= _PROMISES[promise]:
                promise += 1
            best[missing] = max(best[missing], promise)
            if missing:
                for kind in range(KINDS):
                    if line.lacking[kind]:
                        on.append(self.lacking + city * KINDS + kind)
            else:
                for track in line.tracks:
                    promised[track] = max(promised[track], promise)
        for missing in range(_MISSING + 1):
            if best[missing]:
                on.append(self.best + (best[missing] - 1) * (_MISSING + 1) + missing)
        for track, promise in enumerate(promised):
            if promise:
                on.append(self.way + (promise - 1) * self.figures.tracks + track)

    def _add_rides(self, on: list[int], outlook: Outlook) -> None:
        positions = self.figures.cities + self.figures.tracks
        led = [0] * positions
        next_ = [0] * positions
        other = 1  # the first of them is the best
        for goal in outlook.goals():
            add_exactly(on, self.ride + goal.city * _RIDE, goal.spaces - 1, _RIDE - 1)
            if other == 1:
                on.append(self.stop + goal.city)
            if not led[goal.at_speed]:
                led[goal.at_speed] = other
                on.append(self.towards + (other - 1) * positions + goal.at_speed)
            if not next_[goal.one_on]:
                next_[goal.one_on] = other
                on.append(self.step + (other - 1) * positions + goal.one_on)
            other = 2
