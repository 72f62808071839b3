"""What the engine says when it is asked for something that cannot be."""


class IllegalChoice(ValueError):
    """The choice is not an option now; `rule` is the rule that forbids it. The state has not changed.

    >>> import abilene
    >>> abilene.load("good_goat_bad", players=3).start(seed=7).play(0)
    Traceback (most recent call last):
    ...
    abilene.engine.errors.IllegalChoice: You cannot offer a character to yourself. (GGB-DIST-3)
    """

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class NotYourTurn(ValueError):
    """Another seat must choose, or nobody.

    >>> import abilene
    >>> abilene.Match(abilene.load("good_goat_bad", players=3), seed=7).choose(2, 1)
    Traceback (most recent call last):
    ...
    abilene.engine.errors.NotYourTurn: seat 2 cannot choose now; the table waits for seat 0
    """


class UndoRefused(ValueError):
    """The last decision cannot be taken back; `reason` is the key of the text that says why.

    >>> import abilene
    >>> abilene.Match(abilene.load("good_goat_bad", players=3), seed=7).undo(0)
    Traceback (most recent call last):
    ...
    abilene.engine.errors.UndoRefused: There is nothing to take back yet.
    """

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class DataError(ValueError):
    """A table of figures, shipped or overridden, breaks a rule that all tables keep; `table` names it.

    >>> import abilene
    >>> abilene.load("good_goat_bad", players=3, data={"constants": {"start_coins": -1}})
    Traceback (most recent call last):
    ...
    abilene.engine.errors.DataError: constants.start_coins: it cannot be -1
    """

    def __init__(self, table: str, message: str, said: str = "", rule: str = "", **values: object) -> None:
        super().__init__(f"{table}: {message}")
        self.table = table
        self.said = said  # the text that says so to whoever fills in a form: `wrong-…`
        self.rule = rule
        self.values = values


class JournalError(ValueError):
    """A journal that cannot be replayed as it is written; `line` is the first line that is wrong.

    >>> import abilene
    >>> abilene.replay("abilene journal 1\\ngame chess")
    Traceback (most recent call last):
    ...
    abilene.engine.errors.JournalError: line 2: the journal breaks off before its start
    """

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class OtherRules(JournalError):
    """A journal of rules or options that this release does not have: nothing is said about its truth.

    >>> import abilene
    >>> journal = abilene.Match(abilene.load("good_goat_bad", players=3), seed=7).journal()
    >>> abilene.replay(journal.replace("rules 1", "rules 99"))
    Traceback (most recent call last):
    ...
    abilene.engine.errors.OtherRules: line 7: good_goat_bad has no rules of version 99; allowed: 1
    """
