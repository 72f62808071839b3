"""What goes wrong: every error once, with its code for programs, its status, and the words it is told in."""

from collections.abc import Mapping, Sequence
from typing import Any

# Every error that a caller can meet.
STATUS = {
    "bad_request": 400,
    "sign_in": 401,
    "not_your_seat": 403,
    "needs_account": 403,
    "csrf": 403,
    "not_found": 404,
    "method": 405,
    "stale": 409,
    "other_rules": 410,
    "too_large": 413,
    "illegal": 422,
    "undo_refused": 422,
    "too_heavy": 422,
    "too_many": 429,
    "broken": 500,
    "store": 503,
}


class Failed(Exception):
    """A request that cannot be granted; of itself, one that makes no sense."""

    code = "bad_request"
    position: Any = None  # how the table stands now, for this caller
    result: Any = None  # how the game ended, where that is all there is

    def __init__(
        self,
        key: str = "",
        /,
        *,
        reason: str | Mapping[str, str] = "",
        rule: str = "",
        names: Sequence[str] = (),
        **arguments: Any,
    ) -> None:
        super().__init__(key or self.code)
        self.key = key or self.code  # of the text
        self.arguments = arguments  # of the text
        self.names = names  # of those at the table, whom the text may name
        self.rule = rule
        self._reason = reason  # in words: the same for all, or by language

    def reason(self, lang: str) -> str:
        """Why, in the reader's language where there are words for it."""
        return self._reason if isinstance(self._reason, str) else self._reason[lang]


class BadRequest(Failed):
    """It makes no sense."""


class NotFound(Failed):
    """There is nothing there, or nothing for this caller."""

    code = "not_found"


class NotYourSeat(Failed):
    """Somebody else's seat, or somebody else's turn."""

    code = "not_your_seat"


class SignIn(Failed):
    """The caller has not said who they are."""

    code = "sign_in"


class NeedsAccount(Failed):
    """That is for people with an account: a name alone is anybody's."""

    code = "needs_account"


class TooHeavy(Failed):
    """More time or memory than any box needs."""

    code = "too_heavy"


class Stale(Failed):
    """The table has moved on since."""

    code = "stale"


class Illegal(Failed):
    """Against the rules of the game, or impossible now."""

    code = "illegal"


class UndoFailed(Failed):
    """It cannot be taken back."""

    code = "undo_refused"


class TooMany(Failed):
    """Too often."""

    code = "too_many"


class CsrfFailed(Failed):
    """The request may come from another site."""

    code = "csrf"
