"""A turn: the free move, then exactly one action; the special end."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Plan, Question, Step, Sure
from abilene.games.spike.data import COMMODITIES, LEVELS, SORTS, Figures
from abilene.games.spike.events import LastTurnsBegan, Passed, TrainUpgraded, TurnBegan, TurnsRanOut
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, Railroad
from abilene.games.spike.steps.asking import Ask
from abilene.games.spike.steps.build import Lay, bent, can_build, line_plans, may_build, why_not_build
from abilene.games.spike.steps.cargo import Load, loadable
from abilene.games.spike.steps.draw import Draw, can_draw
from abilene.games.spike.steps.missing import why_not_here
from abilene.games.spike.steps.moving import ExtraMove, FreeMove, Restart, can_leave
from abilene.games.spike.steps.rounds import end_game, out_of_time
from abilene.games.spike.steps.solo import tick

ACTIONS: Final = ("draw", "build", "restart", "extra", *SORTS)
DRAW: Final = 0
BUILD: Final = 1
RESTART: Final = 2
EXTRA: Final = 3
UPGRADE: Final = 4  # speed, power and freight follow

END: Final = 0


class Turn(Step[Railroad]):
    """One player's turn, if the game goes on (SPK-SETUP-14, SPK-TURN-1)."""

    def run(self, t: Railroad, /) -> bool:
        seat = self.player
        if seat == t.closer:  # everybody else has had one more turn (SPK-END-3)
            end_game(t)
            return True
        if seat == t.first:
            if t.turns == t.figures.most_turns:  # SPK-END-9
                if t.heard is not None:
                    t.emit(TurnsRanOut(t.turns))
                end_game(t)
                return True
            t.turns += 1
        t.turn = seat
        if t.heard is not None:
            t.emit(TurnBegan(seat))
        if t.under_way(seat):
            t.rested = 0
            t.then(FreeMove(seat), Action(seat), EndTurn(seat))
        else:
            t.rested = 1  # SPK-TURN-2
            t.then(Action(seat), EndTurn(seat))
        return True


class Action(Ask):
    """Exactly one of the actions that are available; none at all only if none is (SPK-TURN-3, SPK-TURN-5)."""

    kind: ClassVar[str] = "action"
    noun: ClassVar[str] = "action"
    cites: ClassVar[tuple[str, ...]] = ("SPK-TURN-3", "SPK-TURN-4", "SPK-TURN-5", "SPK-DEC-7")
    forbids: ClassVar[tuple[str, ...]] = (
        "SPK-DRAW-6", "SPK-BUILD-1", "SPK-BUILD-2", "SPK-BUILD-6", "SPK-BUILD-9", "SPK-MOVE-5",
        "SPK-UPG-1", "SPK-UPG-2",
    )  # fmt: skip

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(PASS, len(ACTIONS))

    def choices(self, t: Railroad, /) -> list[int]:
        seat = self.player
        found: list[int] = []
        if can_draw(t):
            found.append(DRAW)
        if can_build(t, seat):
            found.append(BUILD)
        if t.under_way(seat):
            found.append(EXTRA)
        elif t.rested and can_leave(t, seat):
            found.append(RESTART)
        money = t.money[seat]
        costs = t.figures.upgrade_costs
        for sort in range(len(SORTS)):
            level = t.level(seat, sort)
            if level + 1 < LEVELS and costs[level] <= money:
                found.append(UPGRADE + sort)
        if not found:
            found.append(PASS)
        return found

    def insists(self, t: Railroad, /) -> bool:
        """Asked wherever the hand alone decides whether one can build: a turn that ran on would tell (SPK-HID-1)."""
        return t.figures.rules >= 2 and may_build(t, self.player)

    def pick(self, t: Railroad, action: int, /) -> None:
        seat = self.player
        if action == DRAW:
            t.then(Draw(seat, 0))
        elif action == BUILD:
            t.then(Lay(seat, EMPTY))
        elif action == RESTART:
            t.then(Restart(seat))
            if loadable(t, seat) != EMPTY:
                t.then(Load(seat))
        elif action == EXTRA:
            t.then(ExtraMove(seat))
        elif action == PASS:
            if t.heard is not None:
                t.emit(Passed(seat))
        else:
            upgrade(t, seat, action - UPGRADE)

    def broken(self, t: Railroad, action: int, /) -> Breach | None:
        seat = self.player
        if action == PASS:
            for other in range(len(ACTIONS)):
                if self.broken(t, other) is None:
                    return Breach("SPK-TURN-5", "pass")
            return None
        if action == DRAW:
            return None if can_draw(t) else Breach("SPK-DRAW-6", "action-draw")
        if action == BUILD:
            return why_not_build(t, seat)
        if action == RESTART:
            if t.under_way(seat):
                return Breach("SPK-TURN-4", "action-restart-under-way")
            if not t.rested:
                return Breach("SPK-MOVE-5", "action-restart-arrived")
            return None if can_leave(t, seat) else Breach("SPK-TURN-4", "action-restart-track")
        if action == EXTRA:
            return None if t.under_way(seat) else Breach("SPK-TURN-4", "action-extra")
        level = t.level(seat, action - UPGRADE)
        if level + 1 == LEVELS:
            return Breach("SPK-UPG-1", "upgrade-done")
        return Breach("SPK-UPG-2", "upgrade-money") if t.money[seat] < t.figures.upgrade_costs[level] else None

    def plans(self, t: Railroad, /) -> list[Plan]:
        """The board is the menu: a city, a track space, a rail card or a place to go to says which action is meant."""
        seat = self.player
        found: list[Plan] = []
        for action in t.choices:
            if action == BUILD:
                found += line_plans(t, seat, EMPTY, (BUILD,))
                found += _begun(t, BUILD, Lay(seat, EMPTY))
            elif action == DRAW:
                found += _begun(t, DRAW, Draw(seat, 0))
            elif action == EXTRA:
                found += _begun(t, EXTRA, ExtraMove(seat))
            elif action == RESTART and loadable(t, seat) == EMPTY:
                found += _begun(t, RESTART, Restart(seat))
        return found

    def instead(self, t: Railroad, key: str, /) -> tuple[int, ...]:
        line = bent(t, self.player, key) if BUILD in t.choices else ()
        return (BUILD, *line) if line else ()

    def elsewhere(self, t: Railroad, key: str, /) -> Breach | None:
        """A city to which no line is offered, whether or not there is one to another, and what is not built to."""
        seat, city = self.player, t.figures.city_at(key)
        if BUILD in t.choices or (city != EMPTY and not t.member[seat][city] and t.pieces[seat]):
            return Lay(seat, EMPTY).elsewhere(t, key)
        if city != EMPTY and not t.member[seat][city]:
            return why_not_build(t, seat)
        return why_not_here(t, seat, key)

    def keys(self, t: Railroad, action: int, /) -> tuple[str, ...]:
        if action == PASS:
            return ()
        if action >= UPGRADE:
            return (f"tile:{self.player}:{ACTIONS[action]}",)
        key = f"action:{ACTIONS[action]}"
        return (key, f"train:{self.player}") if action in (RESTART, EXTRA) else (key,)

    def say(self, t: Railroad, action: int, /) -> str:
        return "pass" if action == PASS else ACTIONS[action]

    def told(self, t: Railroad, action: int, /) -> dict[str, Any]:
        if action < UPGRADE:
            return {}
        sort = action - UPGRADE
        level = min(t.level(self.player, sort) + 1, LEVELS - 1)
        return {"sort": sort, "money": t.figures.upgrade_costs[level - 1], "level": t.figures.levels[sort][level]}

    def label(self, t: Railroad, action: int, /) -> str:
        return "pass" if action == PASS else "upgrade" if action >= UPGRADE else f"action-{ACTIONS[action]}"


def _begun(t: Railroad, action: int, question: Question[Railroad]) -> list[Plan]:
    """An action with the first answer that it asks for; one answer alone is not asked for."""
    answers = question.choices(t)
    asked = len(answers) > 1 or question.insists(t)
    return [
        Plan(key, (action, answer) if asked else (action,), question.label(t, answer), question.told(t, answer))
        for answer in answers
        for key in question.keys(t, answer)
    ]


def upgrade(t: Railroad, seat: int, sort: int) -> None:
    """Action E: the next tile of its sort, for the price of a first or a second upgrade (SPK-UPG-1)."""
    level = t.level(seat, sort)
    cost = t.figures.upgrade_costs[level]
    t.money[seat] -= cost
    t.raise_level(seat, sort)
    if t.heard is not None:
        t.emit(TrainUpgraded(seat, sort, t.figures.levels[sort][level + 1], cost))


class EndTurn(Ask):
    """The turn is over (SPK-TURN-6): a stop, while the last choice can be taken back."""

    kind: ClassVar[str] = "end"
    noun: ClassVar[str] = "answer"
    cites: ClassVar[tuple[str, ...]] = ("SPK-TURN-6",)
    confirms: ClassVar[bool] = True

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(END, END + 1)

    def run(self, t: Railroad, /) -> bool:
        if t.figures.rules >= 2 and t.can_take_back(self.player):
            return False
        end_turn(t, self.player)
        return True

    def choices(self, t: Railroad, /) -> list[int]:
        return [END]

    def pick(self, t: Railroad, _end: int, /) -> None:
        end_turn(t, self.player)

    def broken(self, t: Railroad, _end: int, /) -> Breach | None:
        return None

    def sure(self, t: Railroad, seat: int, /) -> Sure | None:
        """Whoever comes next and is at rest begins with an action: upgrades can still be paid, cards still be drawn."""
        if seat != (self.player + 1) % t.figures.players or seat == t.closer or t.under_way(seat):
            return None
        action = Action(seat)
        answers = [UPGRADE + sort for sort in range(len(SORTS)) if action.broken(t, UPGRADE + sort) is None]
        if len(t.deck) > most_drawn(t, self.player):
            answers.insert(0, DRAW)
        return Sure(action, answers, {DRAW: ("deck",)}) if answers else None

    def name(self, t: Railroad, _end: int, /) -> str:
        return ""

    def sign(self, t: Railroad, _end: int, /) -> str:
        return "step-forward"

    def ends(self, t: Railroad, _end: int, /) -> bool:
        return True


def most_drawn(t: Railroad, seat: int) -> int:
    """How many cards can still leave the deck in a turn: drawn or laid out in the place of others, and time cards."""
    drawn = 0
    for step in t.stack:
        if isinstance(step, Action):
            drawn = t.power(seat)
        elif isinstance(step, Draw):
            drawn = t.power(seat) - step.count
    return drawn + t.display.count(EMPTY) + t.figures.time_cards - t.time


def end_turn(t: Railroad, seat: int) -> None:
    """The special end is tested, the clock ticks if one plays alone, then the next turn begins (SPK-TURN-6)."""
    if t.closer == EMPTY and t.pieces[seat] == 0 and not can_still_deliver(t, seat):
        if t.figures.solo:  # SPK-SOLO-3
            end_game(t)
            return
        t.closer = seat
        if t.heard is not None:
            t.emit(LastTurnsBegan(seat))
    if t.figures.solo:
        tick(t)
        if out_of_time(t):
            return
    t.then(Turn((seat + 1) % t.figures.players))


def can_still_deliver(t: Railroad, seat: int) -> bool:
    """Whether any contract of the seat can be loaded, or is aboard, and has a city left to go to (SPK-END-4)."""
    mine = t.member[seat]
    for commodity in range(COMMODITIES):
        if t.holder[commodity] != seat or t.cargo[commodity] == DELIVERED:
            continue
        source = t.cargo[commodity] == ABOARD
        for city in t.figures.sources[commodity]:
            if mine[city]:
                source = True
        if source:
            for city in t.figures.destinations[t.contract[commodity]]:
                if mine[city] and not t.has_marker(seat, city):
                    return True
    return False
