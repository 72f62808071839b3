"""Events: what has happened, told in ints; words are made from them outside the rules."""

from dataclasses import dataclass, fields
from typing import Final, Self

UNKNOWN: Final = -1  # the value of a field that is hidden from whoever hears the event
EVERYBODY: Final = -2  # a seat that sees all: for the replay after the end


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as this seat may see it (None: a spectator); None when it may not see it at all."""
        return self

    def arguments(self) -> dict[str, object]:
        """The fields by name, for the texts."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
