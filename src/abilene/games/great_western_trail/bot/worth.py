"""Actions: what each one is worth now, in victory points."""

from typing import Final

from abilene.games.great_western_trail.bot.goals import Goals
from abilene.games.great_western_trail.bot.hands import Hands
from abilene.games.great_western_trail.bot.herd import Herd
from abilene.games.great_western_trail.bot.north import North
from abilene.games.great_western_trail.bot.outlook import Outlook
from abilene.games.great_western_trail.bot.poker import Poker
from abilene.games.great_western_trail.bot.rails import Rails
from abilene.games.great_western_trail.bot.ranch import Ranch
from abilene.games.great_western_trail.bot.sight import UNSET, Sight
from abilene.games.great_western_trail.data import (
    ANY_CATTLE,
    AUX_CERTIFICATE,
    AUX_DRAW,
    AUX_ENGINE,
    AUX_MONEY,
    AUX_STORE,
    AUXILIARY,
    BET,
    BUILD,
    BUILD_FREE,
    BUY,
    DELIVER,
    DRAW,
    ENGINE,
    GAIN,
    HIRE,
    MOVE,
    OBJECTIVE,
    PER_BELL,
    PER_HAZARD,
    PER_NATIVE_PAIR,
    PER_STATION,
    PER_WOODS,
    REMOVE,
    REMOVE_HAZARD,
    SAME_COLOUR,
    SHOW,
    STATION,
    STORE,
    TAKE_CATTLE,
    TAKE_NATIVE,
    VALUE_3,
    Action,
    colour_of,
)
from abilene.games.great_western_trail.steps.codes import auxiliary_at, auxiliary_times

NOTHING: Final = -100.0  # what cannot be done
IN_THE_WAY: Final = 2.0  # points: until it is played, an objective card takes the place of cattle in hand
AN_OBJECTIVE: Final = 1.5  # points of an objective card nobody has seen


class Worth:
    """Everything a seat can do, in victory points."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.figures: Final = sight.figures
        self.hands: Final = Hands(sight)
        self.outlook: Final = Outlook(sight, self.hands)
        self.goals: Final = Goals(sight, self.outlook)
        self.herd: Final = Herd(sight, self.hands, self.outlook, self.goals)
        self.rails: Final = Rails(sight, self.outlook, self.goals, self.herd, self.opening)
        self.ranch: Final = Ranch(sight, self.outlook, self.goals, self.herd, self.rails)
        self._actions: Final = [UNSET] * len(sight.figures.actions)
        self._uses: Final = [UNSET] * len(sight.figures.spaces)
        self._north: North | None = None
        self._poker: Poker | None = None
        self._single = UNSET
        self._usual = UNSET

    # ------------------------------------------------------------------ modules

    def north(self) -> North:
        """The northern map."""
        if self._north is None:
            figures, seen = self.figures.north, self.sight.seen.north
            assert figures is not None, "Rails to the North is not in play"
            assert seen is not None, "Rails to the North is not in play"
            self._north = North(self.sight, self.outlook, self.goals, self.rails, self.action, figures, seen)
        return self._north

    def opening(self, city: int) -> float:
        """What the towns of the north are worth that a disc on a city brings within reach."""
        return self.north().opening(city) if self.figures.north is not None else 0.0

    def poker(self) -> Poker:
        """The poker table."""
        if self._poker is None:
            figures, seen = self.figures.poker, self.sight.seen.poker
            assert figures is not None, "the poker table is not in play"
            assert seen is not None, "the poker table is not in play"
            self._poker = Poker(self.sight, self.outlook, self.herd, self.rails, seen, figures)
        return self._poker

    # ------------------------------------------------------------------ actions

    def action(self, number: int) -> float:
        """The worth of an action now, what it asks for included; NOTHING when it cannot be done."""
        if self._actions[number] == UNSET:
            self._actions[number] = self._action(self.figures.actions[number])
        return self._actions[number]

    def _action(self, action: Action) -> float:
        if action.pay > self.sight.money:
            return NOTHING
        worth = -action.pay * self.outlook.dollar
        if action.discard:
            options = self.discardable(action.discard)
            if not options:
                return NOTHING
            worth += self.herd.discard(options) * (2 if action.discard == SAME_COLOUR else 1)
        if action.back:
            back = self.rails.retreat(action.back)
            if back is None:
                return NOTHING
            worth += back
        return worth + self._reward(action, self.sight.money - action.pay)

    def _reward(self, action: Action, money: int) -> float:
        verb = action.verb
        if verb == GAIN:
            return self._gain(action)
        if verb == HIRE:
            return self.ranch.hire(action.amount, money)
        if verb == BUILD:
            return self.ranch.best_building(action.amount, self.ranch.craftsmen)
        if verb == REMOVE_HAZARD:
            payable = action.amount <= money and len(self.sight.hazard_spaces()) > 0
            return self.goals.best_hazard() - action.amount * self.outlook.dollar if payable else 0.0
        if verb == TAKE_NATIVE:
            return self.goals.best_native()
        if verb == ENGINE:
            return self.rails.ride(self.counted(action.per) if action.per else action.amount)
        if verb == BUY:
            return self.herd.purchase()
        if verb == AUXILIARY:
            return max([self.auxiliary(choice, action.amount) for choice in range(2 * len(self.figures.auxiliaries))])
        if verb == DRAW:
            return self.herd.draw(self.counted(action.per) if action.per else action.amount)
        if verb == STATION:
            return self._best_station_behind()
        if verb == DELIVER:
            return self.rails.best_haul()
        return self._module_reward(action)

    def _module_reward(self, action: Action) -> float:
        """What only modules bring; moves and copies are for the trail to judge."""
        verb = action.verb
        if verb == STORE:
            return self.north().stores(action.amount)
        if verb == BUILD_FREE:
            return self.ranch.best_building(-action.amount, 0)
        if verb == REMOVE:
            return self._removals(action.amount)
        if verb == TAKE_CATTLE:
            values = self.figures.kind_value
            kinds = [kind for kind, count in enumerate(self.sight.market) if count and values[kind] == action.amount]
            return max([self.herd.worth(kind) for kind in kinds], default=NOTHING)
        if verb == BET:
            return self.poker().bet()
        return self.poker().show() if verb == SHOW else 0.0

    def _gain(self, action: Action) -> float:
        times = self.counted(action.per) if action.per else 1
        steps = len(self.figures.track) if action.to_limit else action.steps * times
        worth = action.money * times * self.outlook.dollar + self.rails.certificates(steps)
        if action.objective:
            worth += self.best_objective()
        return worth + action.token * self.goals.token()

    def counted(self, per: int) -> int:
        """What an amount is counted by."""
        sight = self.sight
        if per == PER_WOODS:
            return len([space for space in sight.buildings if self.figures.space_woods[space]])
        if per == PER_HAZARD:
            return len(sight.hazards)
        if per == PER_NATIVE_PAIR:
            return min(sight.natives)
        if per == PER_BELL:
            return sight.bells
        return sight.station_count if per == PER_STATION else sight.workers[per - 1]

    def discardable(self, wanted: int) -> list[int]:
        """The cards in hand with which a requirement can be met (GWT-ACT-4)."""
        figures, hand = self.figures, self.sight.hand
        if wanted == OBJECTIVE:
            return [card for card in hand if card >= figures.cattle]
        cattle = [card for card in hand if card < figures.cattle]
        if wanted == ANY_CATTLE:
            return cattle
        if wanted == VALUE_3:
            return [card for card in cattle if figures.kind_value[card] == 3]
        colours = [figures.kind_colour[card] for card in cattle]
        if wanted == SAME_COLOUR:
            return [card for card in cattle if colours.count(figures.kind_colour[card]) > 1]
        return [card for card in cattle if figures.kind_colour[card] == colour_of(wanted)]

    def _best_station_behind(self) -> float:
        stations = [at for at in self.figures.station_at if 0 <= at < self.sight.engine]
        return max([self.rails.upgrade(at) for at in stations], default=0.0)

    def auxiliary(self, choice: int, most: int) -> float:
        """The worth of an auxiliary action, single or double, by its number; NOTHING when it cannot be done."""
        kind, times = auxiliary_at(choice)
        dollar = self.outlook.dollar
        if times > most or self.sight.seen.unlocked(self.sight.me, kind) < times:
            return NOTHING
        if kind == AUX_MONEY:
            return times * dollar
        if kind == AUX_DRAW:
            return self.herd.draw(times)
        if kind == AUX_ENGINE:
            return self.rails.ride(times) - times * dollar if self.sight.money >= times else NOTHING
        if kind == AUX_STORE:
            return self._stores(times)
        back = self.rails.retreat(times)
        if back is None:
            return NOTHING
        if kind == AUX_CERTIFICATE:
            return back + self.rails.certificates(times) - times * dollar if self.sight.money >= times else NOTHING
        return back + self._removals(times) + times * self.figures.aux_remove_money * dollar

    def _removals(self, most: int) -> float:
        """The worth of taking up to so many hand cards out of the game."""
        total = 0.0
        for gain in sorted([self.herd.removal(card) for card in self.sight.hand], reverse=True)[:most]:
            total += max(0.0, gain)
        return total

    def _stores(self, times: int) -> float:
        """The sixth auxiliary action: money, cards of value 2, and the stores (GWTN-AUX-2, GWTN-AUX-3)."""
        figures, cost = self.figures, self.north().figures.auxiliary_cost[times]
        options = [card for card in self.sight.hand if card < figures.cattle and figures.kind_value[card] == 2]
        if cost > self.sight.money or len(options) < times:
            return NOTHING
        paid = times * self.herd.discard(options) - cost * self.outlook.dollar
        return paid + max(0.0, self.north().stores(times))

    def single_auxiliary(self) -> float:
        """The best single auxiliary action."""
        if self._single == UNSET:
            kinds = range(len(self.figures.auxiliaries))
            self._single = max([self.auxiliary(auxiliary_times(kind, 1), 1) for kind in kinds])
        return self._single

    def usual_auxiliary(self) -> float:
        """The best single auxiliary action that can be repeated: a town takes a store only once."""
        if self._usual == UNSET:
            self._usual = max([self.auxiliary(auxiliary_times(kind, 1), 1) for kind in range(AUX_STORE)])
        return self._usual

    # ------------------------------------------------------------------ objective cards

    def objective(self, number: int) -> float:
        """The worth of gaining an objective card."""
        card = self.figures.objectives[number]
        chance = self.goals.promise(number)
        played = min(1.0, self.outlook.trips)  # it has to be drawn again before it can be played
        immediate = self.immediate(card.immediate) * 0.5 * played
        return chance * card.vp + immediate + self.goals.area() * played - IN_THE_WAY * self.outlook.early

    def unseen_objective(self) -> float:
        """The worth of the top card of the stack."""
        return (AN_OBJECTIVE - IN_THE_WAY) * self.outlook.early

    def immediate(self, number: int) -> float:
        """What the immediate action of a card is worth, about."""
        action = self.figures.actions[number]
        if action.verb == MOVE:
            return 0.5 * min(1.0, self.outlook.trips)
        return max(0.0, self.action(number))

    def best_objective(self) -> float:
        """The best objective card to be had."""
        worths = [self.objective(card - self.figures.cattle) for card in self.sight.seen.display]
        if self.sight.seen.objectives_left:
            worths.append(self.unseen_objective())
        return max(worths, default=0.0)

    def play(self, number: int) -> float:
        """The worth of playing an objective card in hand: it must then be fulfilled, but its place is free."""
        card = self.figures.objectives[number]
        risk = (1 - self.goals.certainty(number)) * card.penalty
        return self.immediate(card.immediate) + self.goals.area() + self._place() - risk

    def _place(self) -> float:
        """A place in the hand for another card."""
        return self.herd.fresh() * self.outlook.value * self.herd.presence

    # ------------------------------------------------------------------ locations

    def use(self, space: int) -> float:
        """The worth of the local actions of the building on a space, moves and copies aside."""
        if self._uses[space] == UNSET:
            self._uses[space] = self._use(space)
        return self._uses[space]

    def _use(self, space: int) -> float:
        figures, poker = self.figures, self.figures.poker
        groups = figures.faces[self.sight.faces[space]].groups[:]
        if poker is not None and space == poker.bet_space:
            groups.append(poker.bet_group)
        if poker is not None and space == poker.show_space and self.poker().count:
            groups.append(poker.show_group)
        worths = [max([self.action(action) for action in figures.groups[group]]) for group in groups]
        if figures.space_risk[space] >= 0:
            worths.append(self.action(figures.space_risk[space]))
        worths.sort(reverse=True)
        total, share = 0.0, 1.0
        for worth in worths:  # the second best thing gets what money the best one leaves
            if worth > 0:
                total += worth * share
                share *= 0.8
        return total
