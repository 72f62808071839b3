"""Actions: whether one can be done, what it asks for, what it gives."""

from typing import ClassVar, Final

from abilene.engine.core import PASS, Step
from abilene.games.great_western_trail.data import (
    AUXILIARY,
    BET,
    BUILD,
    BUILD_FREE,
    BUY,
    COPY,
    COWBOY,
    DELIVER,
    DRAW,
    ENGINE,
    GAIN,
    HIRE,
    MOVE,
    REMOVE,
    REMOVE_HAZARD,
    SHOW,
    STATION,
    STORE,
    TAKE_CATTLE,
    TAKE_NATIVE,
    Action,
)
from abilene.games.great_western_trail.events import MoneyPaid, TokenGained
from abilene.games.great_western_trail.north.stores import PlaceStore, can_place_store
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.poker.steps import Showdown, SitDown, can_bet, can_show
from abilene.games.great_western_trail.state import LOCAL_DONE, Trail
from abilene.games.great_western_trail.steps.asking import OF_OBJECTIVE, Ask, DrawThenDiscard
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary, Gain
from abilene.games.great_western_trail.steps.buildings import Build, Copy, can_build
from abilene.games.great_western_trail.steps.herd import (
    ANY_COLOUR,
    Buy,
    DiscardFor,
    RemoveCards,
    TakeCattle,
    can_buy,
    discardable,
    in_market,
)
from abilene.games.great_western_trail.steps.kansas_city import SpecialDelivery, can_deliver_specially
from abilene.games.great_western_trail.steps.objectives import GainObjective, can_gain_objective
from abilene.games.great_western_trail.steps.railroad import (
    MoveBackward,
    MoveForward,
    UpgradeBehind,
    reach_backward,
    stations_behind,
)
from abilene.games.great_western_trail.steps.trail import (
    RemoveHazard,
    TakeNative,
    destinations,
    hazards_on_board,
    natives_on_board,
)
from abilene.games.great_western_trail.steps.workers import Hire, hirable

# A local action of a visit is written as one int: its group, the face it belongs to, the space that face lies on.
_FACE: Final = 64
_GROUP: Final = 64 * 64


def local_actions(t: Trail, space: int) -> list[int]:
    """The local actions of the building there, its risk action included (GWT-LOC-6, GWT-COPY-2)."""
    face = t.face(space)
    groups = t.figures.faces[face].groups[:]
    risk = t.figures.space_risk[space]
    if risk >= 0:
        groups.append(risk)
    poker = t.figures.poker
    if poker is not None:  # whatever building stands there leads to the table (GWTP-SETUP-2, GWTP-INT-3)
        if space == poker.bet_space:
            groups.append(poker.bet_group)
        elif space == poker.show_space:
            groups.append(poker.show_group)
    return [group * _GROUP + face * _FACE + space for group in groups]


def group_of(local: int) -> int:
    """The group of alternatives that a local action of a visit is."""
    return local // _GROUP


def face_of(local: int) -> int:
    """The face that a local action of a visit belongs to."""
    return local // _FACE % _FACE


def space_of(local: int) -> int:
    """The trail space of the building that a local action of a visit belongs to."""
    return local % _FACE


def amount(t: Trail, seat: int, action: Action) -> int:
    """How much of it: the printed amount, or one per thing it counts by."""
    return action.amount if not action.per else t.count(seat, action.per)


def copyable(t: Trail, seat: int, space: int) -> list[int]:
    """Neighbours of the copying tile with something to do (GWT-COPY-4, 5, 6, 8)."""
    return _copyable(t, seat, space, t.used)


def _copyable(t: Trail, seat: int, space: int, used: list[int]) -> list[int]:
    found = []
    for beside in sorted(t.figures.space_beside[space]):
        face = t.face(beside)
        if face < 0:
            continue
        if t.figures.edition == 1:
            if beside in used:
                continue
        elif face in used or face == t.face(space):
            continue
        if _worth_copying(t, seat, beside, used):
            found.append(beside)
    return found


def _worth_copying(t: Trail, seat: int, space: int, used: list[int]) -> bool:
    """One of its local actions can be performed; to copy on, from there, no tile twice (GWT-COPY-4, GWT-COPY-6)."""
    for local in local_actions(t, space):
        for number in t.figures.groups[group_of(local)]:
            if t.figures.actions[number].verb == COPY:
                if _copyable(t, seat, space, [*used, space]):
                    return True
            elif can_do(t, seat, number, space):
                return True
    return False


def can_do(t: Trail, seat: int, number: int, space: int) -> bool:
    """Its requirement can be met completely, and it changes something (GWT-LOC-10)."""
    action = t.figures.actions[number]
    if action.pay > t.money[seat]:
        return False
    if action.discard:
        return len(discardable(t, seat, action.discard, ANY_COLOUR)) > 0
    if action.back:
        return len(reach_backward(t, seat, action.back)) > 0
    return can_get(t, seat, action, space)


def can_get(t: Trail, seat: int, action: Action, space: int) -> bool:
    """The reward does something."""
    verb = action.verb
    if verb == GAIN:
        return _can_gain(t, seat, action)
    if verb == HIRE:
        return len(hirable(t, seat, action.amount)) > 0
    if verb == BUILD:
        return can_build(t, seat, action.amount)
    if verb == REMOVE_HAZARD:
        return t.money[seat] >= action.amount and len(hazards_on_board(t)) > 0
    if verb == TAKE_NATIVE:
        return len(natives_on_board(t, seat)) > 0
    if verb == ENGINE:
        return amount(t, seat, action) > 0
    if verb == BUY:
        return can_buy(t, seat)
    if verb == MOVE:
        return len(destinations(t, seat, action.amount, not action.free)) > 0
    if verb == DRAW:
        return t.can_draw(seat)
    if verb == COPY:
        return len(copyable(t, seat, space)) > 0
    if verb == STATION:
        return len(stations_behind(t, seat)) > 0
    if verb == DELIVER:
        return can_deliver_specially(t, seat)
    if verb == STORE:
        return can_place_store(t, seat)
    if verb == BUILD_FREE:
        return can_build(t, seat, -action.amount)
    if verb == REMOVE:
        return len(t.hands[seat]) > 0
    if verb == TAKE_CATTLE:
        return in_market(t, action.amount) > 0
    if verb == BET:
        return can_bet(t, seat)
    if verb == SHOW:
        return can_show(t, seat)
    return verb == AUXILIARY


def _can_gain(t: Trail, seat: int, action: Action) -> bool:
    times = t.count(seat, action.per) if action.per else 1
    if action.money * times > 0 or action.token:
        return True
    if (action.steps * times > 0 or action.to_limit) and t.marker[seat] < t.marker_limit(seat):
        return True
    return action.objective > 0 and can_gain_objective(t)


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
                t.emit(MoneyPaid(seat, action.pay))
        if action.discard:
            t.then(DiscardFor(seat, action.discard, ANY_COLOUR, self.action, self.space))
        else:
            owe_reward(t, seat, self.action, self.space, self.optional)
        return True


def owe_reward(t: Trail, seat: int, number: int, space: int, optional: int) -> None:
    """The reward, after steps back if the action asks for them; it can then be declined (GWT-ACT-2)."""
    back = t.figures.actions[number].back
    if back:
        t.then(MoveBackward(seat, back), Reward(seat, number, space, 1))
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
        seat, optional = self.player, self.optional
        verb = action.verb
        if verb == GAIN:
            self.gain(t, action)
        elif verb == HIRE:
            t.then(Hire(seat, action.amount, optional))
        elif verb == BUILD:
            t.then(Build(seat, action.amount, optional))
        elif verb == REMOVE_HAZARD:
            t.then(RemoveHazard(seat, action.amount, optional))
        elif verb == TAKE_NATIVE:
            t.then(TakeNative(seat, optional))
        elif verb == ENGINE:
            t.then(MoveForward(seat, amount(t, seat, action), optional))
        elif verb == BUY:
            t.then(Buy(seat, t.workers[3 * seat + COWBOY], 0))
        elif verb == AUXILIARY:
            t.then(Auxiliary(seat, action.amount, optional))
        elif verb == MOVE:
            t.then(_move(seat, action.amount))
        elif verb == DRAW:
            t.then(DrawThenDiscard(seat, amount(t, seat, action)))
        elif verb == COPY:
            t.then(Copy(seat, self.space))
        elif verb == STATION:
            t.then(UpgradeBehind(seat))
        elif verb == DELIVER:
            t.then(SpecialDelivery(seat))
        elif verb == STORE:
            t.then(PlaceStore(seat, action.amount, optional))
        elif verb == BUILD_FREE:
            t.then(Build(seat, -action.amount, optional))
        elif verb == REMOVE:
            t.then(RemoveCards(seat, action.amount))
        elif verb == TAKE_CATTLE:
            t.then(TakeCattle(seat, action.amount, 1, 0))
        elif verb == BET:
            t.then(SitDown(seat))
        else:
            t.then(Showdown(seat))
        return True

    def gain(self, t: Trail, action: Action) -> None:
        """Money, certificates, a token, an objective card."""
        seat = self.player
        times = t.count(seat, action.per) if action.per else 1
        steps = len(t.figures.track) if action.to_limit else action.steps * times
        if action.token:
            t.tokens[seat] += action.token
            if t.heard is not None:
                t.emit(TokenGained(seat))
        if action.objective:
            t.then(GainObjective(seat, action.objective, self.optional))
        t.then(Gain(seat, action.money * times, steps))


def _move(seat: int, steps: int) -> Step[Trail]:
    from abilene.games.great_western_trail.steps.turn import MoveHerder

    return MoveHerder(seat, steps)


class MayDo(Ask):
    """Perform an immediate action now, or forfeit it: of a worker, a station master, an objective card or a town."""

    kind: ClassVar[str] = "now"
    noun: ClassVar[str] = "action"
    fields: ClassVar[tuple[str, ...]] = ("player", "cause", "first", "second")
    cites: ClassVar[tuple[str, ...]] = (
        "GWT-HIRE-4", "GWT-STA-6", "GWT-OBJ-4", "GWTN-STORE-7", "GWTN-STORE-10", "GWTN-DEL-3",
    )  # by cause  # fmt: skip

    def __init__(self, player: int, cause: int, first: int = -1, second: int = -1) -> None:
        super().__init__(player)
        self.cause: Final = cause
        self.first: Final = first
        self.second: Final = second

    def rules(self, t: Trail, /) -> tuple[str, ...]:
        return (type(self).cites[self.cause],)

    def choices(self, t: Trail, /) -> list[int]:
        found = [action for action in (self.first, self.second) if action >= 0 and can_do(t, self.player, action, -1)]
        if self.cause <= OF_OBJECTIVE and len(found) == 1 and _never_harms(t.figures.actions[found[0]]):
            return found  # GWT-ACT-6: money is always taken; what the north offers may be forgone (GWTN-STORE-7)
        return [*found, PASS] if found else []

    def pick(self, t: Trail, action: int, /) -> None:
        if action != PASS:
            t.then(Do(self.player, action, -1, 0))

    def name(self, t: Trail, action: int, /) -> str:
        return notation(t.figures).deeds[action]


def offer(t: Trail, seat: int, cause: int, action: int) -> None:
    """What the north offers, to be taken or forgone; which objective card to take is asked at once (GWTN-INT-3)."""
    if t.figures.actions[action].objective:
        t.then(Do(seat, action, -1, 1))
    else:
        t.then(MayDo(seat, cause, action))


def _never_harms(action: Action) -> bool:
    return action.verb == GAIN and not action.discard and not action.back and not action.objective


def perform(t: Trail, seat: int, local: int, alternative: int) -> None:
    """Use a local action of the visit (GWT-LOC-1); a building is used from its first one on (GWT-COPY-8)."""
    t.visit = t.visit[:]
    t.visit.remove(local)
    number = t.figures.groups[group_of(local)][alternative]
    if t.figures.actions[number].verb != COPY:  # choosing whom to copy is not yet an action (GWT-COPY-6)
        t.done = LOCAL_DONE
        if t.figures.edition == 2 and face_of(local) not in t.used:
            t.used.append(face_of(local))
    t.then(Do(seat, number, space_of(local), 0))
