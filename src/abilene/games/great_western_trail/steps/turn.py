"""A turn: phase A (move), phase B (use the location), phase C (fill the hand)."""

from typing import Any, ClassVar, Final

from abilene.engine.core import Breach, Plan, Step, Sure
from abilene.games.great_western_trail.data import AUXILIARY, BET, COPY, GAIN, MOVE, NEUTRAL, SHOW, Action, Figures
from abilene.games.great_western_trail.events import CardsDiscarded, GameEnded, HerderPlaced, TurnBegan
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.scoring import winners
from abilene.games.great_western_trail.signs import action_sign, space_sign
from abilene.games.great_western_trail.state import AUXILIARY_DONE, LOCAL_DONE, NOTHING_DONE, PHASE_B_OVER, Trail
from abilene.games.great_western_trail.steps.actions import Do, can_do, lacking
from abilene.games.great_western_trail.steps.asking import Ask, AskCard, AskSpace
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary, can_use
from abilene.games.great_western_trail.steps.buildings import local_actions
from abilene.games.great_western_trail.steps.codes import (
    auxiliary_instead,
    end_of_use,
    face_of,
    group_names,
    group_of,
    space_of,
    use,
    use_at,
)
from abilene.games.great_western_trail.steps.herd import FillHand
from abilene.games.great_western_trail.steps.kansas_city import KansasCity
from abilene.games.great_western_trail.steps.keys import location_key
from abilene.games.great_western_trail.steps.objectives import AskOrPlay, play_objective
from abilene.games.great_western_trail.steps.planning import asked_by, led_to
from abilene.games.great_western_trail.steps.trail import (
    BEFORE_PHASE_A,
    IN_PHASE_B,
    Route,
    destinations,
    goal,
    no_stop,
    rides,
)
from abilene.games.great_western_trail.steps.verbs import Verb, brings


class Turn(Step[Trail]):
    """One player's turn, then the next one's (GWT-TURN-1, GWT-TURN-2)."""

    def run(self, t: Trail, /) -> bool:
        seat = self.player
        if seat == t.closer:  # everybody else has had one more turn (GWT-END-2)
            t.reveal()
            if t.heard is not None:
                t.emit(GameEnded(tuple(winners(t))))
            return True
        t.turn = seat
        t.used = []
        t.visit = []
        t.done = NOTHING_DONE
        if t.heard is not None:
            t.emit(TurnBegan(seat))
        if t.sam is not None and seat == t.figures.sam_seat:
            t.then(t.sam.turn(), Turn(0))
            return True
        following = Turn((seat + 1) % t.figures.seats)
        if t.herder[seat] < 0:  # GWT-TURN-3, GWT-TURN-4
            t.then(FirstDiscard(seat), PlaceHerder(seat), Arrive(seat), PhaseB(seat), FillHand(seat), following)
        else:
            t.then(PhaseA(seat), Arrive(seat), PhaseB(seat), FillHand(seat), following)
        return True

    def sure(self, t: Trail, seat: int, /) -> Sure | None:
        """How everybody begins, with a hand and neutral buildings that nobody else can change."""
        if t.herder[seat] >= 0:
            return None
        discard, place = FirstDiscard(seat), PlaceHerder(seat)
        cards = discard.answers(t)
        return Sure(discard, cards) if cards else Sure(place, place.answers(t))


class FirstDiscard(AskCard):
    """2E: in the first turn the hand is cut down to four cards (GWT-TURN-4)."""

    kind: ClassVar[str] = "keep"
    cites: ClassVar[tuple[str, ...]] = ("GWT-TURN-4",)

    def answers(self, t: Trail, /) -> list[int]:
        limit = t.figures.first_discard
        return t.hand_kinds(self.player) if limit and len(t.hands[self.player]) > limit else []

    def insists(self, t: Trail, /) -> bool:
        return t.figures.rules >= 2  # a card that went by itself would tell that the hand holds nothing else

    def answer(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        t.then(self)

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        return Breach("GWT-TURN-4", "not-in-hand") if card not in t.hands[self.player] else None


class PlaceHerder(AskSpace):
    """The first turn begins on any neutral building (GWT-TURN-3)."""

    kind: ClassVar[str] = "begin"
    cites: ClassVar[tuple[str, ...]] = ("GWT-TURN-3",)
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "begin")

    def answers(self, t: Trail, /) -> list[int]:
        return sorted(t.figures.neutral_spaces)

    def answer(self, t: Trail, space: int, /) -> None:
        t.herder[self.player] = space
        if t.heard is not None:
            t.emit(HerderPlaced(self.player, t.place(space)))

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        return Breach("GWT-TURN-3", "begin") if t.figures.space_kind[space] != NEUTRAL else None

    def aside(self, t: Trail, key: str, /) -> Breach | None:
        return Breach("GWT-TURN-3", "begin") if key.partition(":")[0] in type(self).things else None

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return {"place": t.place(space)}


class PhaseA(AskOrPlay):
    """Move the herder to a location within reach, or first play an objective card (GWT-MOVE-4, GWT-TURN-5)."""

    kind: ClassVar[str] = "move"
    noun: ClassVar[str] = "space"
    cites: ClassVar[tuple[str, ...]] = ("GWT-MOVE-4", "GWT-MOVE-7", "GWT-TURN-5", "GWT-TURN-7")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-MOVE-1", "GWT-MOVE-9")
    untold: ClassVar[tuple[str, ...]] = (*AskOrPlay.untold, "no-location", "beside-trail")

    @classmethod
    def own(cls, figures: Figures) -> int:
        return len(figures.spaces)

    def answers(self, t: Trail, /) -> list[int]:
        found = destinations(t, self.player, t.step_limit(self.player))
        found += self.playable(t)
        return found

    def insists(self, t: Trail, /) -> bool:
        """Whoever could do anything else first is asked, and so is whoever might: being asked tells nothing."""
        seat = self.player
        return t.figures.rules >= 2 and (t.may_hold_objective(seat) or t.can_spend_token(seat))

    def answer(self, t: Trail, choice: int, /) -> None:
        if self.plays(t, choice):
            t.then(play_objective(t, self.player, self.card(t, choice), BEFORE_PHASE_A), self)
        else:
            t.then(Route(self.player, choice, t.step_limit(self.player), 0))

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        if self.plays(t, choice):
            return super().wrong(t, choice)
        return no_stop(t, self.player, t.step_limit(self.player), choice)

    def node(self, t: Trail, choice: int) -> str:
        return super().node(t, choice) if self.plays(t, choice) else location_key(t, choice)

    def name(self, t: Trail, choice: int, /) -> str:
        return notation(t.figures).place(t, choice)

    def sign(self, t: Trail, choice: int, /) -> str:
        return super().sign(t, choice) if self.plays(t, choice) else space_sign(t, choice)

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        if self.plays(t, choice):
            return super().told(t, choice)
        return goal(t, self.player, t.step_limit(self.player), choice)

    def plans(self, t: Trail, /) -> list[Plan]:
        spaces = [choice for choice in t.options() if choice >= 0 and not self.plays(t, choice)]
        return rides(t, self.player, t.step_limit(self.player), spaces)


class Arrive(Step[Trail]):
    """The herder stands at a location: what can be used there (GWT-LOC-1 to GWT-LOC-3)."""

    def run(self, t: Trail, /) -> bool:
        seat = self.player
        space = t.herder[seat]
        t.visit = []
        t.done = NOTHING_DONE
        if t.figures.edition == 1:
            t.used = [space]
        if space == t.figures.kansas_city:
            t.done = PHASE_B_OVER
            t.then(KansasCity(seat))
            return True
        face = t.face(space)
        if face >= 0 and t.is_neutral_or(seat, space):
            spent = t.figures.edition == 2 and face in t.used  # GWT-COPY-5
            if not spent:
                t.visit = local_actions(t, space)
        return True


def perform(t: Trail, seat: int, used: int, alternative: int) -> Step[Trail]:
    """Use a local action of the visit (GWT-LOC-1); a building is used from its first one on (GWT-COPY-8)."""
    t.visit = t.visit[:]
    t.visit.remove(used)
    number = t.figures.groups[group_of(used)][alternative]
    if t.figures.actions[number].verb != COPY:  # choosing whom to copy is not yet an action (GWT-COPY-6)
        t.done = LOCAL_DONE
        if t.figures.edition == 2 and face_of(used) not in t.used:
            t.used.append(face_of(used))
    return Do(seat, number, space_of(used), 0)


def is_about_things(action: Action) -> bool:
    """What the action is about lies on the table; what it only gives does not, nor what all players show."""
    if action.verb == SHOW:
        return False
    return action.verb != GAIN or bool(action.discard or action.back or action.steps or action.to_limit)


# What leads to the poker table hangs as a sign beside its two locations (GWTP-SETUP-2).
_SIGNS: Final[dict[int, tuple[str, ...]]] = {BET: ("sign:bet",), SHOW: ("sign:show",)}


class PhaseB(AskOrPlay):
    """Use the location: its local actions in any order, or one single auxiliary action (GWT-LOC-1, GWT-LOC-2).

    Answers: local actions, the auxiliary action instead of them, the end.
    """

    kind: ClassVar[str] = "use"
    noun: ClassVar[str] = "use"
    cites: ClassVar[tuple[str, ...]] = ("GWT-LOC-1", "GWT-LOC-2", "GWT-LOC-4", "GWT-TURN-8")
    forbids: ClassVar[tuple[str, ...]] = (
        *Ask.forbids, "GWT-LOC-5", "GWT-LOC-10", "GWT-LOC-12", "GWT-COPY-5", "GWT-TURN-5",
    )  # fmt: skip
    confirms: ClassVar[bool] = True  # the end of phase B draws cards: it is asked, so that it can be taken back
    untold: ClassVar[tuple[str, ...]] = (*AskOrPlay.untold, "use-elsewhere", "use-one")

    @classmethod
    def own(cls, figures: Figures) -> int:
        return end_of_use(figures) + 1

    @classmethod
    def own_names(cls, figures: Figures) -> list[str]:
        groups = group_names(figures)
        return [*(f"{group} {alternative}" for group in groups for alternative in (0, 1)), "auxiliary", "end"]

    def answers(self, t: Trail, /) -> list[int]:
        if t.done == PHASE_B_OVER:
            return []
        seat = self.player
        found: list[int] = []
        if t.done != AUXILIARY_DONE:
            for local in t.visit:
                group, space = group_of(local), space_of(local)
                for alternative, action in enumerate(t.figures.groups[group]):
                    choice = use(group, alternative)
                    if choice not in found and can_do(t, seat, action, space):
                        found.append(choice)
            found.sort()
        found.append(auxiliary_instead(t.figures) if t.done == NOTHING_DONE else end_of_use(t.figures))
        found += self.playable(t)
        return found

    def answer(self, t: Trail, choice: int, /) -> None:
        seat = self.player
        instead = auxiliary_instead(t.figures)
        if choice < instead:
            group, alternative = use_at(choice)
            t.then(perform(t, seat, self.unused(t, group)[0], alternative), self)
        elif choice == instead:
            t.done = AUXILIARY_DONE  # GWT-LOC-12
            t.visit = []
            t.then(Auxiliary(seat, 1, 0), self)
        elif choice == end_of_use(t.figures):
            t.done = PHASE_B_OVER  # GWT-TURN-8
        else:
            t.then(play_objective(t, seat, self.card(t, choice), IN_PHASE_B), self)

    def unused(self, t: Trail, group: int) -> list[int]:
        """The local actions of the visit that are this group."""
        return [local for local in t.visit if group_of(local) == group]

    def wrong(self, t: Trail, choice: int, /) -> Breach | None:
        if self.plays(t, choice):
            return super().wrong(t, choice)
        if choice == end_of_use(t.figures):
            return Breach("GWT-LOC-4", "use-nothing") if t.done == NOTHING_DONE else None
        if t.done == AUXILIARY_DONE:
            return Breach("GWT-LOC-12", "use-either")
        if choice == auxiliary_instead(t.figures):
            return Breach("GWT-LOC-1", "use-either") if t.done == LOCAL_DONE else None
        group, alternative = use_at(choice)
        here = self.unused(t, group)
        if not here:
            return self.unavailable(t, group)
        actions = t.figures.groups[group]
        if alternative >= len(actions):
            return Breach("GWT-LOC-5", "use-one")
        if any(can_do(t, self.player, actions[alternative], space_of(local)) for local in here):
            return None
        return Breach("GWT-LOC-10", lacking(t, self.player, actions[alternative], space_of(here[0])))

    def unavailable(self, t: Trail, group: int) -> Breach:
        """Why this local action is none of the visit: used already, or printed elsewhere."""
        if self.barred(t, group):
            return Breach("GWT-COPY-5", "use-again")
        return Breach("GWT-LOC-1", "use-done" if self.printed(t, group) else "use-elsewhere")

    def tells(self, t: Trail, choice: int, /) -> bool:
        """Of the local actions only those that are printed here, in each of their ways."""
        if 0 <= choice < auxiliary_instead(t.figures):
            group, alternative = use_at(choice)
            return alternative < len(t.figures.groups[group]) and (
                self.printed(t, group) or bool(self.unused(t, group))
            )
        return super().tells(t, choice)

    def printed(self, t: Trail, group: int) -> bool:
        """A local action of the building where the herder stands, and which may be used there (GWT-LOC-1)."""
        space = t.herder[self.player]
        usable = t.face(space) >= 0 and t.is_neutral_or(self.player, space)
        return usable and any(group_of(local) == group for local in local_actions(t, space))

    def keys(self, t: Trail, choice: int, /) -> tuple[str, ...]:
        """A local action is where it is printed; the auxiliary actions are all those that can be used."""
        seat = self.player
        if choice == auxiliary_instead(t.figures):
            if self.grants_auxiliary(t):  # the rows mean what the building grants: this one is a button
                return ()
            names = t.figures.auxiliaries
            return tuple([f"aux:{seat}:{name}" for i, name in enumerate(names) if can_use(t, seat, i, 1)])
        if choice < 0 or choice == end_of_use(t.figures) or self.plays(t, choice):
            return super().keys(t, choice)
        places = tuple([location_key(t, space_of(local)) for local in self.unused(t, use_at(choice)[0])[-1:]])
        if choice not in t.choices:
            return places
        sign = _SIGNS.get(self.action(t, choice).verb, ())
        return sign if self.is_done_elsewhere(t, choice) else (*places, *sign)

    def is_done_elsewhere(self, t: Trail, choice: int) -> bool:
        """One of several local actions, and what it is about stands for it: then the location need be no menu."""
        here = [other for other in t.choices if 0 <= other < auxiliary_instead(t.figures)]
        action = self.action(t, choice)
        if len(here) == 1 or not is_about_things(action):
            return False
        earlier = [self.action(t, other) for other in here[: here.index(choice)]]
        return bool(action.discard) or not any(other.verb == action.verb and not other.discard for other in earlier)

    def action(self, t: Trail, choice: int) -> Action:
        """What a local action does."""
        group, alternative = use_at(choice)
        return t.figures.actions[t.figures.groups[group][alternative]]

    def grants_auxiliary(self, t: Trail) -> bool:
        """A local action of the visit is an auxiliary action, single or double."""
        actions, groups = t.figures.actions, t.figures.groups
        return any(actions[action].verb == AUXILIARY for local in t.visit for action in groups[group_of(local)])

    def node(self, t: Trail, choice: int) -> str:
        return super().node(t, choice) if self.plays(t, choice) else ""

    def name(self, t: Trail, choice: int, /) -> str:
        if choice == auxiliary_instead(t.figures):
            return "auxiliary"
        return "end" if choice == end_of_use(t.figures) else notation(t.figures).uses[choice]

    def sign(self, t: Trail, choice: int, /) -> str:
        if self.plays(t, choice):
            return super().sign(t, choice)
        if choice >= auxiliary_instead(t.figures):
            return "disc" if choice == auxiliary_instead(t.figures) else ""
        number, alternative = use_at(choice)
        group = t.figures.groups[number]
        return action_sign(t.figures, t.figures.actions[group[min(alternative, len(group) - 1)]])

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        if self.plays(t, choice):
            return super().told(t, choice)
        if choice >= auxiliary_instead(t.figures):
            return {}
        number, alternative = use_at(choice)
        group, here = t.figures.groups[number], self.unused(t, number)
        face = face_of(here[0]) if here else t.face(t.herder[self.player]) if self.printed(t, number) else -1
        return {"action": group[min(alternative, len(group) - 1)], "face": face}

    def label(self, t: Trail, choice: int, /) -> str:
        if choice == auxiliary_instead(t.figures):
            return "auxiliary-instead"
        return "end" if choice == end_of_use(t.figures) else super().label(t, choice)

    def ends(self, t: Trail, choice: int, /) -> bool:
        return choice == end_of_use(t.figures)

    def plans(self, t: Trail, /) -> list[Plan]:
        """What a local action is about stands for it: workers to hire, cattle, tiles, cards, places of the engine.

        A card that several ask for stands for each of them: what it brings differs.
        """
        found: dict[str, list[Plan]] = {}
        own: set[str] = set()  # things that stand for a choice of this question
        instead = auxiliary_instead(t.figures)
        for choice in t.options():
            if 0 <= choice < instead:
                for plan in led_to(t, choice, "local", self.told(t, choice)):
                    alike = found.setdefault(plan.key, [])
                    if not alike or plan.key.startswith("card:"):
                        alike.append(plan)
            elif choice == instead and self.keys(t, choice):
                for plan in led_to(t, choice, "instead", {"here": "yes" if t.visit else "no"}):
                    found[plan.key] = [plan]
            if choice != instead:
                own.update(self.keys(t, choice))
        return [plan for key, alike in found.items() if key not in own for plan in alike]

    def elsewhere(self, t: Trail, key: str, /) -> Breach | None:
        """Why a thing cannot be had by a local action that is about it; the location itself is no menu of them."""
        instead = auxiliary_instead(t.figures)
        if key == location_key(t, t.herder[self.player]) and any(0 <= choice < instead for choice in t.choices):
            return Breach("GWT-LOC-1", "use-there")
        tried = [
            use(group_of(local), way) for local in t.visit for way, _ in enumerate(t.figures.groups[group_of(local)])
        ]
        if instead in t.options():
            tried.append(instead)
        for choice in tried if t.done != AUXILIARY_DONE else ():
            breach = self.forbidden(t, choice, key)
            if breach is not None:
                return breach
        return None

    def aside(self, t: Trail, key: str, /) -> Breach | None:
        """No local action here is about it, or it is a building where the herder does not stand (GWT-LOC-1)."""
        if self.is_away(t, key):
            return Breach("GWT-LOC-1", "use-only", (("place", t.place(t.herder[self.player])),))
        return Breach("GWT-LOC-1", "use-not-here") if key.partition(":")[0] in type(self).things else None

    def is_away(self, t: Trail, key: str) -> bool:
        """It is a building on the trail where the herder does not stand."""
        here = t.herder[self.player]
        others = [space for space in range(len(t.figures.spaces)) if space != here and t.face(space) >= 0]
        return any(location_key(t, space) == key for space in others)

    def forbidden(self, t: Trail, choice: int, key: str) -> Breach | None:
        """Why what this choice leads to does not go as far as this thing; None: it is not about it."""
        rich = t.copy()
        if choice < auxiliary_instead(t.figures):
            rich.money[self.player] = max(self.action(t, choice).pay, rich.money[self.player])
        twin = asked_by(rich, choice)
        step = twin.step()
        if twin.player != self.player or step.kind == type(self).kind:
            return None
        meant = [answer for answer in t.game.spans[step.kind] if answer >= 0 and key in step.keys(twin, answer)]
        for answer in meant:
            breach = step.broken(twin, answer)
            if breach is None:  # it could be had, if there were the money to begin with
                return Breach("GWT-LOC-10", "use-money")
            if breach.text in type(step).untold and self.is_away(t, key):  # nobody can have meant it
                continue
            return Breach(breach.rule, breach.text, tuple(t.game.words_of(twin, answer).items()))
        return step.elsewhere(twin, key)

    def barred(self, t: Trail, group: int) -> bool:
        """2E: a local action of this building, which was used before in this turn (GWT-COPY-5)."""
        space = t.herder[self.player]
        face = t.face(space)
        if t.figures.edition == 1 or t.done != NOTHING_DONE or face not in t.used:
            return False
        return t.is_neutral_or(self.player, space) and group in t.figures.faces[face].groups


class MoveHerder(AskSpace):
    """A local action moves the herder: tolls are paid, and a new phase B begins there (GWT-HMOVE-1)."""

    kind: ClassVar[str] = "ride"
    fields: ClassVar[tuple[str, ...]] = ("player", "most")
    cites: ClassVar[tuple[str, ...]] = ("GWT-HMOVE-1", "GWT-LOC-11", "GWT-TOLL-6")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-MOVE-1", "GWT-MOVE-7", "GWT-MOVE-9")
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "no-location", "beside-trail")

    def __init__(self, player: int, most: int) -> None:
        super().__init__(player)
        self.most: Final = most

    def answers(self, t: Trail, /) -> list[int]:
        return destinations(t, self.player, self.most)

    def answer(self, t: Trail, space: int, /) -> None:
        t.then(Route(self.player, space, self.most, 0), Arrive(self.player))

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return goal(t, self.player, self.most, space)

    def plans(self, t: Trail, /) -> list[Plan]:
        return rides(t, self.player, self.most, [space for space in t.options() if space >= 0])

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        return no_stop(t, self.player, self.most, space)


class Moving(Verb):
    """Move the herder on."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(destinations(t, seat, action.amount, not action.free)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [MoveHerder(seat, action.amount)]


brings(MOVE, Moving())
