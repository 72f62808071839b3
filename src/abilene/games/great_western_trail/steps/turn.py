"""A turn: phase A (move), phase B (use the location), phase C (fill the hand)."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Step
from abilene.games.great_western_trail.events import CardsDiscarded, GameEnded, HerderPlaced, TurnBegan
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.sam.turn import SamTurn
from abilene.games.great_western_trail.scoring import winners
from abilene.games.great_western_trail.state import AUXILIARY_DONE, NOTHING_DONE, Trail
from abilene.games.great_western_trail.steps.actions import can_do, face_of, group_of, local_actions, perform
from abilene.games.great_western_trail.steps.asking import Ask
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary
from abilene.games.great_western_trail.steps.herd import FillHand
from abilene.games.great_western_trail.steps.kansas_city import KansasCity
from abilene.games.great_western_trail.steps.objectives import BEFORE_PHASE_A, IN_PHASE_B, play_objective
from abilene.games.great_western_trail.steps.trail import Route, destinations, goal, out_of_reach

PHASE_B_OVER: Final = 3


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
            t.then(SamTurn(seat), Turn(0))
            return True
        following = Turn((seat + 1) % t.figures.players)
        if t.herder[seat] < 0:  # GWT-TURN-3, GWT-TURN-4
            t.then(FirstDiscard(seat), PlaceHerder(seat), Arrive(seat), PhaseB(seat), FillHand(seat), following)
        else:
            t.then(PhaseA(seat), Arrive(seat), PhaseB(seat), FillHand(seat), following)
        return True


class FirstDiscard(Ask):
    """2E: in the first turn the hand is cut down to four cards (GWT-TURN-4)."""

    kind: ClassVar[str] = "keep"
    noun: ClassVar[str] = "card"
    cites: ClassVar[tuple[str, ...]] = ("GWT-TURN-4",)

    def choices(self, t: Trail, /) -> list[int]:
        limit = t.figures.first_discard
        return t.hand_kinds(self.player) if limit and len(t.hands[self.player]) > limit else []

    def insists(self, t: Trail, /) -> bool:
        return t.figures.rules >= 2  # a card that went by itself would tell that the hand holds nothing else

    def pick(self, t: Trail, card: int, /) -> None:
        t.discard(self.player, card)
        if t.heard is not None:
            t.emit(CardsDiscarded(self.player, (card,)))
        t.then(self)

    def name(self, t: Trail, card: int, /) -> str:
        return notation(t.figures).cards[card]

    def forbid(self, t: Trail, card: int, /) -> tuple[str, str]:
        return "GWT-TURN-4", "not-in-hand"


class PlaceHerder(Ask):
    """The first turn begins on any neutral building (GWT-TURN-3)."""

    kind: ClassVar[str] = "begin"
    noun: ClassVar[str] = "space"
    cites: ClassVar[tuple[str, ...]] = ("GWT-TURN-3",)

    def choices(self, t: Trail, /) -> list[int]:
        return sorted(t.figures.neutral_spaces)

    def pick(self, t: Trail, space: int, /) -> None:
        t.herder[self.player] = space
        if t.heard is not None:
            t.emit(HerderPlaced(self.player, t.place(space)))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return {"place": t.place(space)}


class PhaseA(Ask):
    """Move the herder to a location within reach, or first play an objective card (GWT-MOVE-4, GWT-TURN-5)."""

    kind: ClassVar[str] = "move"
    noun: ClassVar[str] = "space"
    cites: ClassVar[tuple[str, ...]] = ("GWT-MOVE-4", "GWT-MOVE-7", "GWT-TURN-5", "GWT-TURN-7")

    def choices(self, t: Trail, /) -> list[int]:
        seat = self.player
        found = destinations(t, seat, t.step_limit(seat))
        first = len(t.figures.spaces) - t.figures.cattle
        return [*found, *(first + card for card in t.objectives_in_hand(seat))]

    def insists(self, t: Trail, /) -> bool:
        """Whoever could do anything else first is asked, and so is whoever might: being asked tells nothing."""
        seat = self.player
        return t.figures.rules >= 2 and (t.may_hold_objective(seat) or t.can_spend_token(seat))

    def pick(self, t: Trail, choice: int, /) -> None:
        seat = self.player
        spaces = len(t.figures.spaces)
        if choice >= spaces:
            t.then(self)
            play_objective(t, seat, choice - spaces + t.figures.cattle, BEFORE_PHASE_A)
        else:
            t.then(Route(seat, choice, t.step_limit(seat), 0))

    def name(self, t: Trail, choice: int, /) -> str:
        spaces = len(t.figures.spaces)
        if choice >= spaces:
            return notation(t.figures).objectives[choice - spaces]
        return notation(t.figures).place(t, choice)

    def verb(self, t: Trail, choice: int, /) -> str:
        return "play" if choice >= len(t.figures.spaces) else super().verb(t, choice)

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        spaces = len(t.figures.spaces)
        if choice >= spaces:
            return {"card": choice - spaces + t.figures.cattle}
        return goal(t, self.player, t.step_limit(self.player), choice)

    def label(self, t: Trail, choice: int, /) -> str:
        return "play" if choice >= len(t.figures.spaces) else super().label(t, choice)

    def forbid(self, t: Trail, choice: int, /) -> tuple[str, str]:
        return ("GWT-TURN-5", "not-in-hand") if choice >= len(t.figures.spaces) else out_of_reach(t, choice)


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
        if face >= 0 and t.owner(space) in (-1, seat):
            spent = t.figures.edition == 2 and face in t.used  # GWT-COPY-5
            if not spent:
                t.visit = local_actions(t, space)
        return True


class PhaseB(Ask):
    """Use the location: its local actions in any order, or one single auxiliary action (GWT-LOC-1, GWT-LOC-2).

    Numbers: local actions as group * 2 + alternative, then the auxiliary action, the end, and objective cards.
    """

    kind: ClassVar[str] = "use"
    noun: ClassVar[str] = "use"
    cites: ClassVar[tuple[str, ...]] = ("GWT-LOC-1", "GWT-LOC-2", "GWT-LOC-4", "GWT-TURN-8")
    confirms: ClassVar[bool] = True  # the end of phase B draws cards: it is asked, so that it can be taken back

    def choices(self, t: Trail, /) -> list[int]:
        if t.done == PHASE_B_OVER:
            return []
        seat = self.player
        found: list[int] = []
        if t.done != AUXILIARY_DONE:
            for local in t.visit:
                group = group_of(local)
                for alternative, action in enumerate(t.figures.groups[group]):
                    choice = 2 * group + alternative
                    if choice not in found and can_do(t, seat, action, local % 64):
                        found.append(choice)
        end = 2 * len(t.figures.groups)
        found.append(end if t.done == NOTHING_DONE else end + 1)
        found += [end + 2 + card - t.figures.cattle for card in t.objectives_in_hand(seat)]
        return sorted(found)

    def pick(self, t: Trail, choice: int, /) -> None:
        seat = self.player
        end = 2 * len(t.figures.groups)
        if choice == end + 1:
            t.done = PHASE_B_OVER  # GWT-TURN-8
            return
        t.then(self)
        if choice == end:
            t.done = AUXILIARY_DONE  # GWT-LOC-12
            t.visit = []
            t.then(Auxiliary(seat, 1, 0))
        elif choice > end:
            play_objective(t, seat, choice - end - 2 + t.figures.cattle, IN_PHASE_B)
        else:
            local = next(local for local in t.visit if group_of(local) == choice // 2)
            perform(t, seat, local, choice % 2)

    def name(self, t: Trail, choice: int, /) -> str:
        end = 2 * len(t.figures.groups)
        if choice == end:
            return "auxiliary"
        if choice == end + 1:
            return "end"
        return notation(t.figures).objectives[choice - end - 2] if choice > end else notation(t.figures).uses[choice]

    def verb(self, t: Trail, choice: int, /) -> str:
        return "play" if choice > 2 * len(t.figures.groups) + 1 else super().verb(t, choice)

    def told(self, t: Trail, choice: int, /) -> dict[str, Any]:
        end = 2 * len(t.figures.groups)
        if choice > end + 1:
            return {"card": choice - end - 2 + t.figures.cattle}
        if choice >= end:
            return {}
        group = t.figures.groups[choice // 2]
        here = [face_of(local) for local in t.visit if group_of(local) == choice // 2]
        return {"action": group[min(choice % 2, len(group) - 1)], "face": here[0] if here else -1}

    def label(self, t: Trail, choice: int, /) -> str:
        end = 2 * len(t.figures.groups)
        if choice >= end:
            return ("auxiliary-instead", "end", "play")[min(choice - end, 2)]
        return super().label(t, choice)

    def forbid(self, t: Trail, choice: int, /) -> tuple[str, str]:
        end = 2 * len(t.figures.groups)
        if choice > end + 1:
            return "GWT-TURN-5", "not-in-hand"
        if choice == end + 1:
            return "GWT-LOC-4", "use-nothing"
        if choice == end or t.done == AUXILIARY_DONE:
            return "GWT-LOC-12" if t.done == AUXILIARY_DONE else "GWT-LOC-1", "use-either"
        if choice // 2 not in [group_of(local) for local in t.visit]:
            return ("GWT-COPY-5", "use-again") if self.barred(t, choice // 2) else ("GWT-LOC-1", "use-elsewhere")
        return "GWT-LOC-10", "use-vain"

    def barred(self, t: Trail, group: int) -> bool:
        """2E: a local action of this building, which was used before in this turn (GWT-COPY-5)."""
        space = t.herder[self.player]
        face = t.face(space)
        if t.figures.edition == 1 or t.done != NOTHING_DONE or face not in t.used:
            return False
        return t.owner(space) in (-1, self.player) and group in t.figures.faces[face].groups


class MoveHerder(Ask):
    """A local action moves the herder: tolls are paid, and a new phase B begins there (GWT-HMOVE-1)."""

    kind: ClassVar[str] = "ride"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "most")
    cites: ClassVar[tuple[str, ...]] = ("GWT-HMOVE-1", "GWT-LOC-11", "GWT-TOLL-6")

    def __init__(self, player: int, most: int) -> None:
        super().__init__(player)
        self.most: Final = most

    def choices(self, t: Trail, /) -> list[int]:
        return destinations(t, self.player, self.most)

    def pick(self, t: Trail, space: int, /) -> None:
        t.then(Route(self.player, space, self.most, 0), Arrive(self.player))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return goal(t, self.player, self.most, space)

    def forbid(self, t: Trail, space: int, /) -> tuple[str, str]:
        return out_of_reach(t, space)


class MayMoveFree(Ask):
    """An objective card moves the herder: no tolls, not to Kansas City, the location is not used (GWT-OBJ-6)."""

    kind: ClassVar[str] = "stray"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "most", "when")
    cites: ClassVar[tuple[str, ...]] = ("GWT-OBJ-6", "GWT-OBJ-10")

    def __init__(self, player: int, most: int, when: int) -> None:
        super().__init__(player)
        self.most: Final = most
        self.when: Final = when

    def choices(self, t: Trail, /) -> list[int]:
        if t.herder[self.player] < 0:
            return []
        found = destinations(t, self.player, self.most, to_kansas_city=False)
        return [*found, PASS] if found else []

    def pick(self, t: Trail, space: int, /) -> None:
        if space == PASS:
            return
        if self.when == IN_PHASE_B:
            t.done = PHASE_B_OVER
            t.visit = []
        t.then(Route(self.player, space, self.most, 1))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return goal(t, self.player, self.most, space, free=True)

    def forbid(self, t: Trail, space: int, /) -> tuple[str, str]:
        return ("GWT-OBJ-6", "stray-kansas-city") if space == t.figures.kansas_city else out_of_reach(t, space)
