"""What goes wrong, in the reader's language; never a stack trace."""

from collections.abc import Mapping, Sequence
from typing import Any


class Failed(Exception):
    """A request that cannot be granted: the code for programs, and the key of the text for people."""

    status = 400
    code = "bad_request"

    def __init__(
        self,
        key: str = "",
        /,
        *,
        reason: str = "",
        reasons: Mapping[str, str] | None = None,
        rule: str = "",
        undo: str = "",
        names: Sequence[str] = (),
        **arguments: Any,
    ) -> None:
        super().__init__(key or self.code)
        self.key = key or self.code
        self.reason = reason  # already in words
        self.reasons = reasons or {}  # in words, by language
        self.rule = rule
        self.undo = undo  # the engine's text that says why nothing can be taken back
        self.names = names  # of those at the table
        self.arguments = arguments  # of the text


class BadRequest(Failed):
    """It makes no sense."""


class NotFound(Failed):
    """There is nothing there, or nothing for this caller."""

    status, code = 404, "not_found"


class NotYourSeat(Failed):
    """Somebody else's seat, or somebody else's turn."""

    status, code = 403, "not_your_seat"


class SignIn(Failed):
    """The caller has not said who they are."""

    status, code = 401, "sign_in"


class NeedsAccount(Failed):
    """That is for people with an account: a name alone is anybody's."""

    status, code = 403, "needs_account"


class TooHeavy(Failed):
    """More time or memory than any box needs."""

    status, code = 422, "too_heavy"


class Stale(Failed):
    """The table has moved on since."""

    status, code = 409, "stale"
    position: Any = None  # how it stands now, for this caller


class Illegal(Failed):
    """Against the rules of the game, or impossible now."""

    status, code = 422, "illegal"


class UndoFailed(Failed):
    """It cannot be taken back."""

    status, code = 422, "undo_refused"


class TooMany(Failed):
    """Too often."""

    status, code = 429, "too_many"


class CsrfFailed(Failed):
    """The request may come from another site."""

    status, code = 403, "csrf"
