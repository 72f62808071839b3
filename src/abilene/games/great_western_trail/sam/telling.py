"""Sam's turn told step by step, each step with its reason: for the log, and for the board in his latest turn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from abilene.games.great_western_trail.sam.data import SEAT, SamFigures
from abilene.games.great_western_trail.sam.events import SamActed
from abilene.games.great_western_trail.state import Trail

if TYPE_CHECKING:
    from abilene.games.great_western_trail.sam.state import Sam

# What he does, and what is told of it: a place is three values, and _MANY stand for all that are left.
STEPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("shuffled", ("count",)),
    ("drew", ("number", "worker")),
    ("opened", ("town",)),
    ("finished", ("number",)),
    ("turned", ("number", "city")),
    ("rode", ("steps", "by", "worker", "place", "way")),
    ("earned", ("money", "place")),
    ("hired", ("worker", "money", "row", "column")),
    ("specialised", ("worker",)),
    ("revealed", ("cards",)),
    ("bought", ("cowboys", "money", "cards")),
    ("took", ("card",)),
    ("built", ("face", "space", "ahead")),
    ("replaced", ("face", "space", "replaced")),
    ("drove", ("rail",)),
    ("upgraded", ("station",)),
    ("moved_disc", ("station",)),
    ("left_railroad", ()),
    ("gained", ("card",)),
    ("caught", ("tile", "space")),
    ("cleared", ("tile", "space")),
    ("foresaw", ("tile", "row", "column")),
    ("delivered", ("city",)),
    ("returned", ()),
    ("skipped", ()),
)
_SIGNS: Final[dict[str, str]] = {  # of what is marked along the game, as when others do it
    "built": "building",
    "replaced": "building",
    "upgraded": "station",
    "delivered": "freight-car",
    "opened": "store",
}
_PLACE: Final = 3
_MANY: Final[tuple[str, ...]] = ("cards", "way")

# Why, and the rule that says so.
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("deck-empty", "GWTA-TURN-1"),
    ("one-side", "GWTA-TURN-1"),
    ("side", "GWTA-HIRE-6"),
    ("slot-money", "GWTA-N-7"),
    ("slot-action", "GWTA-N-7"),
    ("slot-plain", "GWTA-N-7"),
    ("slot-cheapest", "GWTA-N-7"),
    ("towns-done", "GWTA-N-5"),
    ("back-city", "GWTA-N-6"),
    ("way-only", "GWTA-MOVE-2"),
    ("way-stopped", "GWTA-MOVE-2"),
    ("way-nearest", "GWTA-MOVE-3"),
    ("way-cheapest", "GWTA-MOVE-4"),
    ("way-owed", "GWTA-MOVE-5"),
    ("way-first", "GWTA-INT-1"),
    ("toll", "GWTA-MOVE-6"),
    ("hire-specialty", "GWTA-HIRE-2"),
    ("hire-second", "GWTA-HIRE-2"),
    ("hire-third", "GWTA-HIRE-2"),
    ("hire-cheapest", "GWTA-HIRE-3"),
    ("most-workers", "GWTA-HIRE-5"),
    ("cards-first", "GWTA-BUY-6"),
    ("cards-lacking", "GWTA-BUY-3"),
    ("cowboy-idle", "GWTA-BUY-4"),
    ("buy-points", "GWTA-BUY-1"),
    ("buy-best", "GWTA-BUY-2"),
    ("buy-fewest", "GWTA-INT-2"),
    ("value-3", "GWTA-BUY-6"),
    ("build-most", "GWTA-BUILD-2"),
    ("build-one", "GWTA-BUILD-5"),
    ("replace-most", "GWTA-BUILD-4"),
    ("replace-one", "GWTA-BUILD-5"),
    ("station-farthest", "GWTA-ENG-2"),
    ("station-none", "GWTA-ENG-2"),
    ("station-next", "GWTA-ENG-3"),
    ("upgrade", "GWTA-ENG-4"),
    ("upgrade-town", "GWTA-N-8"),
    ("disc-least", "GWTA-ENG-6"),
    ("railroad-end", "GWTA-ENG-5"),
    ("objective-card", "GWTA-OBJ-1"),
    ("objective-arrow", "GWTA-KC-5"),
    ("objective-city", "GWTA-N-12"),
    ("objective-slot", "GWTA-N-7"),
    ("outlaw-last", "GWTA-OUT-1"),
    ("hazard-most", "GWTA-HAZ-1"),
    ("tile-bottom", "GWTA-KC-1"),
    ("tile-top", "GWTA-KC-2"),
    ("city-next", "GWTA-KC-4"),
    ("city-big", "GWTA-N-10"),
    ("city-route", "GWTA-N-11"),
    ("foresight-slides", "GWTA-KC-6"),
    ("no-town", "GWTA-N-5"),
    ("no-worker", "GWTA-INT-11"),
    ("no-cattle", "GWTA-BUY-3"),
    ("no-value-3", "GWTA-BUY-6"),
    ("no-building", "GWTA-BUILD-6"),
    ("no-engine", "GWTA-ENG-5"),
    ("no-disc", "GWTA-ENG-7"),
    ("no-objective", "GWTA-OBJ-1"),
    ("no-outlaw", "GWTA-TURN-7"),
    ("no-hazard", "GWTA-TURN-7"),
    ("no-tile", "GWTA-KC-2"),
)

_STEP: Final[dict[str, int]] = {step: number for number, (step, _) in enumerate(STEPS)}
_REASON: Final[dict[str, int]] = {reason: number for number, (reason, _) in enumerate(REASONS)}


def sam_of(t: Trail) -> "tuple[Sam, SamFigures]":
    """Sam and his figures."""
    sam, figures = t.sam, t.figures.sam
    assert sam is not None, "Sam is not in play"
    assert figures is not None, "Sam is not in play"
    return sam, figures


def tell(t: Trail, step: str, reason: str, values: list[int]) -> None:
    """One more step of his turn, and why he does it."""
    sam, _ = sam_of(t)
    told = [_STEP[step], _REASON[reason], *values]
    sam.told += [len(told), *told]
    if t.heard is not None:
        t.emit(SamActed(SEAT, tuple(told), len(deeds(sam.told)), _SIGNS.get(step, "")))


class Deed(NamedTuple):
    """A step of his turn as it was told."""

    step: str
    reason: str
    rule: str  # behind the reason
    values: dict[str, Any]  # what is told of it, by name: an int, or several of them


def deed(told: Sequence[int]) -> Deed:
    """The step that these numbers stand for."""
    step, names = STEPS[told[0]]
    reason, rule = REASONS[told[1]]
    values: dict[str, Any] = {}
    at = 2
    for name in names:
        size = _PLACE if name == "place" else len(told) - at if name in _MANY else 1
        several = tuple(told[at : at + size])
        values[name] = several if name == "place" or name in _MANY else several[0]
        at += size
    return Deed(step, reason, rule, values)


def deeds(told: Sequence[int]) -> list[Deed]:
    """All steps of a turn, one after the other, each written after its length."""
    found = []
    at = 0
    while at < len(told):
        following = at + 1 + told[at]
        found.append(deed(told[at + 1 : following]))
        at = following
    return found
