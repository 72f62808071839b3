"""Actions: whether one can be done, what it asks for, what it gives."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Step
from abilene.games.great_western_trail.data import (
    ANY_CATTLE,
    GAIN,
    OBJECTIVE,
    ORANGE,
    SAME_COLOUR,
    VALUE_3,
    Action,
    Figures,
    colour_of,
    one_of,
)
from abilene.games.great_western_trail.events import CardsDiscarded, MarkerMoved, MoneyGained, MoneyPaid
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.signs import action_sign
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import LEAST, OF_OBJECTIVE, OF_TOWN, Ask, AskCard
from abilene.games.great_western_trail.steps.keys import medium_keys
from abilene.games.great_western_trail.steps.planning import led_to
from abilene.games.great_western_trail.steps.verbs import GO_BACK, VERB

ANY_COLOUR: Final = -1


def discardable(t: Trail, seat: int, wanted: int, colour: int) -> list[int]:
    """The kinds in hand with which the requirement can be met (GWT-ACT-4)."""
    found = fitting(t.figures, t.hand_kinds(seat), wanted, colour)
    if wanted == SAME_COLOUR and colour == ANY_COLOUR:
        return [card for card in found if t.holds_cattle(seat, t.figures.kind_colour[card]) >= 2]
    return found


def fitting(figures: Figures, kinds: list[int], wanted: int, colour: int) -> list[int]:
    """Those of the kinds that are of the sort asked for, whether or not there are two of a colour."""
    if wanted == OBJECTIVE:
        return [card for card in kinds if card >= figures.cattle]
    cattle = [card for card in kinds if card < figures.cattle]
    if colour != ANY_COLOUR:
        return [card for card in cattle if figures.kind_colour[card] == colour]
    if wanted in (ANY_CATTLE, SAME_COLOUR):
        return cattle
    if wanted == VALUE_3:
        return [card for card in cattle if figures.kind_value[card] == 3 and figures.kind_colour[card] != ORANGE]
    return [card for card in cattle if figures.kind_colour[card] == colour_of(wanted)]


def may_discard(t: Trail, seat: int, wanted: int, colour: int) -> int:
    """With how many kinds the requirement may be met, for all that the others know."""
    if t.has_open_hand(seat):
        return len(discardable(t, seat, wanted, colour))
    return len(fitting(t.figures, t.may_hold(seat), wanted, colour))


def can_do(t: Trail, seat: int, number: int, space: int) -> bool:
    """Its requirement can be met completely, and it changes something (GWT-LOC-10)."""
    action = t.figures.actions[number]
    if action.pay > t.money[seat]:
        return False
    if action.discard:
        return len(discardable(t, seat, action.discard, ANY_COLOUR)) > 0
    if action.back:
        return VERB[GO_BACK].can(t, seat, action, space)
    return VERB[action.verb].can(t, seat, action, space)


PLENTY: Final = 1000  # more money than anything costs


def may_do(t: Trail, seat: int, number: int, space: int) -> bool:
    """The action can be done, for all that the others know of the hand."""
    action = t.figures.actions[number]
    if action.discard and action.pay <= t.money[seat]:
        return may_discard(t, seat, action.discard, ANY_COLOUR) > 0
    return can_do(t, seat, number, space)


def lacking(t: Trail, seat: int, number: int, space: int) -> str:
    """What stands in the way of an action that cannot be done (GWT-LOC-10)."""
    rich = t.copy()
    rich.money[seat] = PLENTY
    if can_do(rich, seat, number, space):
        return "use-money"
    action = t.figures.actions[number]
    if action.discard:
        return "use-discard"
    return "use-back" if action.back else "use-vain"


class Do(Step[Trail]):
    """Carry out an action: first what it asks for, then what it gives (GWT-ACT-1)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "action", "space", "optional")

    def __init__(self, player: int, action: int, space: int, optional: int) -> None:
        super().__init__(player)
        self.action: Final = action
        self.space: Final = space  # of the building it is printed on
        self.optional: Final = optional

    def run(self, t: Trail, /) -> bool:
        action = t.figures.actions[self.action]
        seat = self.player
        if action.pay:
            t.pay(seat, action.pay)
            if t.heard is not None:
                t.emit(MoneyPaid(seat, action.pay, "local" if self.space >= 0 else "action"))
        if action.discard:
            t.then(DiscardFor(seat, action.discard, ANY_COLOUR, self.action, self.space))
        else:
            owe_reward(t, seat, self.action, self.space, self.optional)
        return True


class DiscardFor(AskCard):
    """Discard what an action asks for; its reward comes with the last card, and only then (GWT-ACT-1, GWT-ACT-3)."""

    kind: ClassVar[str] = "sell"
    fields: ClassVar[tuple[str, ...]] = ("player", "wanted", "colour", "action", "space")
    cites: ClassVar[tuple[str, ...]] = ("GWT-ACT-3", "GWT-ACT-4")

    def __init__(self, player: int, wanted: int, colour: int, action: int, space: int) -> None:
        super().__init__(player)
        self.wanted: Final = wanted
        self.colour: Final = colour  # of the first card of a pair, when the second is asked for
        self.action: Final = action
        self.space: Final = space  # of the building it is printed on

    def answers(self, t: Trail, /) -> list[int]:
        return discardable(t, self.player, self.wanted, self.colour)

    def insists(self, t: Trail, /) -> bool:
        """A card that went by itself would tell that the hand holds no other that will do."""
        return t.figures.rules >= 3 and may_discard(t, self.player, self.wanted, self.colour) > 1

    def answer(self, t: Trail, card: int, /) -> None:
        is_told = t.heard is not None and self.colour != ANY_COLOUR and len(self.unasked(t)) > 0  # with the first
        t.discard(self.player, card)
        if self.wanted == SAME_COLOUR and self.colour == ANY_COLOUR:
            second = DiscardFor(self.player, self.wanted, t.figures.kind_colour[card], self.action, self.space)
            if t.heard is not None:
                t.emit(CardsDiscarded(self.player, (card, *second.unasked(t))))
            t.then(second)
            return
        if t.heard is not None and not is_told:
            t.emit(CardsDiscarded(self.player, (card,)))
        owe_reward(t, self.player, self.action, self.space, 1)

    def unasked(self, t: Trail) -> list[int]:
        """The card that goes by itself, if there is one."""
        cards = self.answers(t)
        return cards if len(cards) == 1 and not self.insists(t) else []

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        if card not in t.hands[self.player]:
            return Breach("GWT-ACT-3", "not-in-hand")
        return None if self.will_do(t, card) else Breach("GWT-ACT-4", "sell-wrong")

    def will_do(self, t: Trail, card: int) -> bool:
        """A card in hand is of the sort that the action asks for (GWT-ACT-4)."""
        figures = t.figures
        if card >= figures.cattle or self.wanted == OBJECTIVE:
            return card >= figures.cattle and self.wanted == OBJECTIVE
        colour = figures.kind_colour[card]
        if self.colour != ANY_COLOUR:
            return colour == self.colour
        if self.wanted == VALUE_3:
            return figures.kind_value[card] == 3 and colour != ORANGE
        if self.wanted == SAME_COLOUR:
            return t.holds_cattle(self.player, colour) >= 2
        return self.wanted in (ANY_CATTLE, one_of(colour))


def owe_reward(t: Trail, seat: int, number: int, space: int, optional: int) -> None:
    """The reward, after steps back if the action asks for them; it can then be declined (GWT-ACT-2)."""
    action = t.figures.actions[number]
    if action.back:
        t.then(*VERB[GO_BACK].owe(t, seat, action, space, 0), Reward(seat, number, space, 1))
    else:
        t.then(Reward(seat, number, space, optional))


class Reward(Step[Trail]):
    """What an action gives; all but money, certificates and tokens can be declined after a requirement (GWT-ACT-6)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "action", "space", "optional")

    def __init__(self, player: int, action: int, space: int, optional: int) -> None:
        super().__init__(player)
        self.action: Final = action
        self.space: Final = space
        self.optional: Final = optional

    def run(self, t: Trail, /) -> bool:
        action = t.figures.actions[self.action]
        t.then(*VERB[action.verb].owe(t, self.player, action, self.space, self.optional))
        return True


class Gain(Step[Trail]):
    """Money and certificate steps, taken in full (GWT-ACT-6)."""

    fields: ClassVar[tuple[str, ...]] = ("player", "money", "steps")

    def __init__(self, player: int, money: int, steps: int) -> None:
        super().__init__(player)
        self.money: Final = money
        self.steps: Final = steps

    def run(self, t: Trail, /) -> bool:
        if self.money:
            t.gain(self.player, self.money)
            if t.heard is not None:
                t.emit(MoneyGained(self.player, self.money))
        before = t.marker[self.player]
        t.advance_marker(self.player, self.steps)
        if t.heard is not None and t.marker[self.player] != before:
            track = t.figures.track
            now = track[t.marker[self.player]]
            t.emit(MarkerMoved(self.player, now - track[before], now))
        return True


class MayDo(Ask):
    """Perform an immediate action now, or forfeit it: of a worker, a station master, an objective card or a town."""

    kind: ClassVar[str] = "now"
    noun: ClassVar[str] = "action"
    fields: ClassVar[tuple[str, ...]] = ("player", "cause", "first", "second")
    cites: ClassVar[tuple[str, ...]] = (
        "GWT-HIRE-4", "GWT-STA-6", "GWT-OBJ-4", "GWTN-STORE-7", "GWTN-STORE-10", "GWTN-DEL-3",
    )  # by cause  # fmt: skip
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-LOC-10")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "now")

    def __init__(self, player: int, cause: int, first: int = -1, second: int = -1) -> None:
        super().__init__(player)
        self.cause: Final = cause
        self.first: Final = first
        self.second: Final = second

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(figures.actions))

    @classmethod
    def names(cls, figures: Figures, /) -> list[str]:
        return [action.id for action in figures.actions]

    def rules(self, t: Trail, /) -> tuple[str, ...]:
        return (type(self).cites[self.cause],)

    def setting(self, t: Trail, /) -> dict[str, Any]:
        return {"offered": 1 if self.second < 0 else 2, "action": self.first}

    def answers(self, t: Trail, /) -> list[int]:
        found = self.doable(t)
        return found if self.is_taken(t, found) or not (found or self.insists(t)) else [*found, PASS]

    def insists(self, t: Trail, /) -> bool:
        """The hand decides whether something on offer can be done: an offer that went by would tell what is lacking."""
        return t.figures.rules >= 3 and (self.may_be_doable(t, self.first) or self.may_be_doable(t, self.second))

    def may_be_doable(self, t: Trail, number: int) -> bool:
        """On offer, and can be done if the hand holds what it asks for."""
        return number >= 0 and t.figures.actions[number].discard > 0 and may_do(t, self.player, number, -1)

    def doable(self, t: Trail) -> list[int]:
        """Those on offer that can be done now."""
        return [action for action in (self.first, self.second) if action >= 0 and can_do(t, self.player, action, -1)]

    def is_taken(self, t: Trail, doable: list[int]) -> bool:
        """Money is always taken (GWT-ACT-6); what the north offers may be forgone (GWTN-STORE-7)."""
        return self.cause <= OF_OBJECTIVE and len(doable) == 1 and _never_harms(t.figures.actions[doable[0]])

    def answer(self, t: Trail, action: int, /) -> None:
        if action != PASS:
            t.then(Do(self.player, action, -1, 0))

    def wrong(self, t: Trail, action: int, /) -> Breach | None:
        if action not in (self.first, self.second):
            return Breach(self.rules(t)[0], "now")
        if can_do(t, self.player, action, -1):
            return None
        return Breach("GWT-LOC-10", lacking(t, self.player, action, -1))

    def may_pass(self, t: Trail) -> bool:
        return not self.is_taken(t, self.doable(t))

    def keys(self, t: Trail, action: int, /) -> tuple[str, ...]:
        """What a medium town offers lies there."""
        on_offer = [offered for offered in (self.first, self.second) if offered >= 0]
        return medium_keys(t, self.player, on_offer) if self.cause == OF_TOWN and action in on_offer else ()

    def plans(self, t: Trail, /) -> list[Plan]:
        """What an action on offer is about stands for it, unless the other one is about it too."""
        found = [plan for action in self.doable(t) for plan in led_to(t, action, "now", {"action": action})]
        keys = [plan.key for plan in found]
        return [plan for plan in found if keys.count(plan.key) == 1]

    def name(self, t: Trail, action: int, /) -> str:
        return notation(t.figures).deeds[action]

    def sign(self, t: Trail, action: int, /) -> str:
        return action_sign(t.figures, t.figures.actions[action])


def offer(t: Trail, seat: int, cause: int, action: int) -> Step[Trail]:
    """What the north offers, to be taken or forgone; which objective card to take is asked at once (GWTN-INT-3)."""
    if t.figures.actions[action].objective:
        return Do(seat, action, -1, 1)
    return MayDo(seat, cause, action)


def _never_harms(action: Action) -> bool:
    return action.verb == GAIN and not action.discard and not action.back and not action.objective
