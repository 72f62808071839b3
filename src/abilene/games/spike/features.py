"""Features: the map, the market, the cards and everybody's belongings as numbers of what is true of them."""

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
from abilene.games.spike.data import COMMODITIES, KINDS, LEVELS, ROUNDS, SORTED, SORTS, Figures
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
