"""Events: what has happened, told in ints; words are made from them outside the rules."""

from dataclasses import dataclass, fields
from typing import ClassVar, Final, Self

NOBODY: Final = -1  # as a seat
UNKNOWN: Final = -1  # the value of a field that is hidden from whoever hears the event
EVERYBODY: Final = -2  # a seat that sees all: for the replay after the end


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    >>> import abilene
    >>> match = abilene.Match(abilene.load("good_goat_bad", players=3), seed=7)
    >>> match.opening[-1].seen_by(1)
    HandTaken(dealer=0, count=4, cards=())
    """

    doer: ClassVar[str | None] = "player"  # the field that says who did it; "": nobody; None: whoever acted before
    begins: ClassVar[str] = ""  # the field that says whose turn begins with it
    sign: ClassVar[str] = ""  # the pictogram that marks it along the game; empty: it is one of many
    closes: ClassVar[bool] = False  # something ends with it that a recap sums up
    gathers: ClassVar[bool] = False  # it tells of several answers: that the last was the only one says nothing of it

    def done_by(self, before: int) -> int:
        """Who did it; `before` is whoever acted last, whose deed goes on where nobody else is named."""
        doer = type(self).doer
        if doer == "":
            return NOBODY
        return before if doer is None else int(getattr(self, doer, before))

    def turn_after(self, turn: int) -> int:
        """Whose turn it is then, if it was that one's before."""
        begins = type(self).begins
        return int(getattr(self, begins)) if begins else turn

    def round_after(self, round: int | None) -> int | None:
        """Which round it is then, if it was that one before: an event that opens a round says so."""
        return round

    def mark(self) -> str:
        """The pictogram that marks it along the game; asked of the event as it was seen, so that it tells no more."""
        return type(self).sign

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as this seat may see it (None: a spectator); None when it may not see it at all."""
        return self

    @classmethod
    def text(cls) -> str:
        """The text that tells it: `SheriffKilled` is told by `log-sheriff-killed`."""
        return "log" + "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in cls.__name__)

    def arguments(self) -> dict[str, object]:
        """The fields by name, for the texts."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
