"""Abilene: one table for five Western board games. Unofficial; the games belong to their designers and publishers."""

from typing import Any

from abilene import games
from abilene.engine import core
from abilene.engine.core import NOBODY, PASS, State, Step
from abilene.engine.errors import DataError, IllegalChoice, JournalError, NotYourTurn, OtherRules, UndoRefused
from abilene.engine.game import Game
from abilene.engine.journal import Journal, read_journal, settings_of
from abilene.engine.match import Match
from abilene.engine.replay import replay_journal
from abilene.games import box, load

__version__ = "0.1.0"

compiled: bool = not core.__file__.endswith(".py")  # whether the hot modules run as machine code


def replay(text: str) -> Match[Any]:
    """The match of a journal, every line checked; JournalError that names the first line that is wrong.

    >>> import abilene
    >>> match = abilene.Match(abilene.load("good_goat_bad", players=3), seed=7)
    >>> events = match.choose(0, 1)
    >>> abilene.replay(match.journal()).state.checksum() == match.state.checksum()
    True
    """
    journal = read_journal(text)
    settings: dict[str, Any] = {}
    for _, setting in settings_of(journal):
        settings |= setting
    try:
        game = load(journal.game, **settings)
    except ValueError:
        raise _first_wrong_setting(journal) from None
    return replay_journal(journal, game)


def _first_wrong_setting(journal: Journal) -> JournalError:
    """What cannot be loaded when the lines are read one by one; the last of them has all settings."""
    settings: dict[str, Any] = {}
    for line, setting in settings_of(journal):
        settings |= setting
        try:
            load(journal.game, **settings)
        except ValueError as error:
            wrong = line if journal.game in games.names() else journal.lines.get("game", journal.start_line)
            wording = OtherRules if _is_not_here(journal.game, setting) else JournalError
            return wording(wrong, str(error))
    raise AssertionError("these settings can be loaded")


def _is_not_here(game: str, setting: dict[str, Any]) -> bool:
    """Whether this release knows nothing of such a version of the rules, or of such an option."""
    if game not in games.names() or setting.keys() & {"players", "data"}:
        return False
    return not setting.keys() <= {option.name for option in box(game).meta.options}


__all__ = [
    "NOBODY",
    "PASS",
    "DataError",
    "Game",
    "IllegalChoice",
    "JournalError",
    "Match",
    "NotYourTurn",
    "OtherRules",
    "State",
    "Step",
    "UndoRefused",
    "compiled",
    "games",
    "load",
    "replay",
]
