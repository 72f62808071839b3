"""What callers send."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=-(2**31), le=2**31)]  # of a choice
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Visibility = Literal["public", "link", "private"]
Kind = Literal["person", "link", "local", "bot"]  # of a seat that is taken, or offered
Name = Annotated[str, Meta(max_length=200)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall have a seat."""

    kind: Literal["me", "link", "local", "bot"]
    bot: str = "greedy"
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; `bots` is short for `seats`, all others being links to send."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    bots: dict[str, str] = {}
    names: list[Name] = []
    seats: list[NewSeat] | None = None
    visibility: Visibility = "link"
    seed: int | str | None = None
    data: dict[str, Any] = {}
    pace: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class Choice(Struct, forbid_unknown_fields=True):
    """A choice, by number or in notation, for the table as it stood at `ply`; or a plan, played as one."""

    ply: Ply
    choice: Number | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None
    choices: Annotated[list[Number], Meta(min_length=1, max_length=64)] | None = None
    onward: bool = False  # then answer all that has one answer and is no stop


class AtPly(Struct, forbid_unknown_fields=True):
    """For the table as it stood at `ply`."""

    ply: Ply


class Back(Struct, forbid_unknown_fields=True):
    """What to take back: the last decision, or the whole turn; and the key of what is chosen instead."""

    ply: Ply
    turn: bool = False
    instead: Annotated[str, Meta(max_length=100)] = ""


class Answer(Struct, forbid_unknown_fields=True):
    """Whether to let somebody take back more than undo allows."""

    ply: Ply
    agree: bool


class InAdvance(Struct, forbid_unknown_fields=True):
    """What a seat says before it is asked: how far it goes, or its answer; neither: it wants to be asked."""

    ply: Ply
    asks: Annotated[str, Meta(max_length=32)] = ""  # the kind of the question that is meant
    limit: Annotated[int, Meta(ge=0, le=1000)] | None = None
    choice: Number | None = None

    @property
    def is_said(self) -> bool:
        """Whether something is said, and not that it wants to be asked."""
        return self.limit is not None or self.choice is not None


class Message(Struct, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: str


class Invitation(Struct, forbid_unknown_fields=True):
    """The secret of a seat's link."""

    token: Annotated[str, Meta(max_length=100)]


class SeatAction(Struct, forbid_unknown_fields=True):
    """What shall happen with a seat."""

    action: Literal["sit", "bot", "return", "revoke", "leave", "rename"]
    token: Annotated[str, Meta(max_length=100)] | None = None
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = "greedy"


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody who needs only a name."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """Somebody with a passphrase."""

    name: Name
    passphrase: Annotated[str, Meta(max_length=1000)]


class NewSettings(Struct, forbid_unknown_fields=True):
    """Settings to be changed; the others stay."""

    lang: Literal["", "en", "fr"] | None = None
    light: Literal["system", "day", "night"] | None = None
    sound: Literal["off", "on"] | None = None
    motion: Literal["system", "reduced", "full"] | None = None
    patterns: Literal["off", "on"] | None = None
    pace: Literal["0", "400", "900", "1800"] | None = None
    autoplay: Literal["off", "on"] | None = None
    keys: Literal["off", "on"] | None = None
    told: Literal["steps", "skip"] | None = None
    ends: Literal["off", "on"] | None = None
    text: Literal["90", "100", "115", "130"] | None = None
    hand: Literal["right", "left"] | None = None
    taps: Literal["told", "known"] | None = None
