"""What the engine says when it is asked for something that cannot be."""


class IllegalChoice(ValueError):
    """The choice is not an option now; `rule` is the rule that forbids it. The state has not changed."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class NotYourTurn(ValueError):
    """Another seat must choose, or nobody."""


class UndoRefused(ValueError):
    """The last decision cannot be taken back; `reason` is the key of the text that says why."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class DataError(ValueError):
    """A table of figures, shipped or overridden, breaks a rule that all tables keep; `table` names it."""

    def __init__(self, table: str, message: str) -> None:
        super().__init__(f"{table}: {message}")
        self.table = table


class JournalError(ValueError):
    """A journal that cannot be replayed as it is written; `line` is the first line that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class OtherRules(JournalError):
    """A journal of rules or options that this release does not have: nothing is said about its truth."""
