"""Recruit: the wheel, white workers, and wheat to move the arrow on."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach
from abilene.games.montana.data import ANY, COLOURS, COLOURS_SAID, WHEAT, WORKERS, Figures
from abilene.games.montana.events import ArrowMoved, WheelSpun, WorkerPicked
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.cattle import Trading, dismiss_surplus


def spin(t: Territory, seat: int) -> None:
    """Spin the wheel and take the pair at which it stops (MON-REC-1, MON-REC-2)."""
    t.arrow = t.below(len(t.figures.wheel))
    if t.heard is not None:
        t.emit(WheelSpun(seat, t.arrow))
    take_pair(t, seat)


def take_pair(t: Territory, seat: int) -> None:
    """Take the two workers of the segment, in the printed order; white ones are picked (MON-REC-3, MON-LIM-6)."""
    first, second = t.figures.wheel[t.arrow]
    if first == ANY:
        t.then(PickWorker(seat, 2))
    elif first == second:
        t.take_workers(seat, first, 2)
        dismiss_surplus(t, seat)
    else:
        t.take_workers(seat, first, 1)
        t.take_workers(seat, second, 1)
        dismiss_surplus(t, seat)


class PickWorker(Trading):
    """A white worker: any colour that still exists (MON-REC-3, MON-REC-4)."""

    kind: ClassVar[str] = "pick"
    noun: ClassVar[str] = "worker"
    fields: ClassVar[tuple[str, ...]] = ("player", "count")
    cites: ClassVar[tuple[str, ...]] = ("MON-REC-3", "MON-REC-4", "MON-INT-9")

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return COLOURS

    def answers(self, t: Territory, /) -> list[int]:
        return [colour for colour, count in enumerate(t.worker_supply) if count or t.worker_exists(colour)]

    def answer(self, t: Territory, colour: int, /) -> None:
        if t.heard is not None:
            t.emit(WorkerPicked(self.player, colour))
        t.take_workers(self.player, colour, 1)
        if self.count > 1:
            t.then(PickWorker(self.player, self.count - 1))
        else:
            dismiss_surplus(t, self.player)

    def wrong(self, t: Territory, colour: int, /) -> Breach | None:
        if colour == PASS:
            return Breach("MON-REC-3", "must")
        return None if t.worker_exists(colour) else Breach("MON-REC-4", "pick")

    def keys(self, t: Territory, colour: int, /) -> tuple[str, ...]:
        return super().keys(t, colour) if colour < 0 else (f"supply:{WORKERS[colour]}",)

    def name(self, t: Territory, colour: int, /) -> str:
        return COLOURS_SAID[colour]

    def formerly(self, t: Territory, colour: int, /) -> str:
        return super().formerly(t, colour) if colour < 0 else f"pick {WORKERS[colour]}"


def advance_row(steps: int) -> str:
    """The row of so many steps of the arrow, on the sheet of the wheel."""
    return f"sheet:advance:{steps}"


class Advance(Trading):
    """Once per turn, wheat may move the arrow on, for the pair shown there (MON-REC-5, MON-REC-8)."""

    kind: ClassVar[str] = "advance"
    noun: ClassVar[str] = "steps"
    hides_mat: ClassVar[bool] = True
    cites: ClassVar[tuple[str, ...]] = ("MON-REC-5", "MON-REC-8")

    @classmethod
    def most(cls, figures: Figures, /) -> int:
        return figures.most_steps + 1

    def answers(self, t: Territory, /) -> list[int]:
        figures = t.figures
        return list(range(min(figures.most_steps, t.good(self.player, WHEAT) // figures.step_wheat) + 1))

    def answer(self, t: Territory, steps: int, /) -> None:
        if steps:
            t.pay_good(self.player, WHEAT, steps * t.figures.step_wheat)
            t.arrow = self.segment(t, steps)
            if t.heard is not None:
                t.emit(ArrowMoved(self.player, steps, t.arrow))
            take_pair(t, self.player)

    def segment(self, t: Territory, steps: int) -> int:
        """Where the arrow then points."""
        return (t.arrow + steps) % len(t.figures.wheel)

    def wrong(self, t: Territory, steps: int, /) -> Breach | None:
        if steps == PASS:
            return Breach("MON-REC-5", "must")
        dear = steps * t.figures.step_wheat > t.good(self.player, WHEAT)
        return Breach("MON-REC-5", "advance") if dear else None

    def keys(self, t: Territory, steps: int, /) -> tuple[str, ...]:
        return super().keys(t, steps) if steps < 0 else (f"segment:{self.segment(t, steps)}", advance_row(steps))

    def say(self, t: Territory, steps: int, /) -> str:
        if steps < 0:
            return super().say(t, steps)
        return f"pay {steps * t.figures.step_wheat} wheat" if steps else "pay nothing"

    def sign(self, t: Territory, steps: int, /) -> str:
        return "wheat" if steps else ""

    def formerly(self, t: Territory, steps: int, /) -> str:
        return super().formerly(t, steps) if steps < 0 else f"advance {steps}"

    def setting(self, t: Territory, /) -> dict[str, Any]:
        return {"wheat": t.good(self.player, WHEAT)}

    def told(self, t: Territory, steps: int, /) -> dict[str, Any]:
        return {"steps": steps, "wheat": steps * t.figures.step_wheat, "segment": self.segment(t, steps)}
