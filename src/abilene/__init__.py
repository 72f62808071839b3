"""Abilene: one table for five Western board games. Unofficial; the games belong to their designers and publishers."""

from typing import Any

from abilene.engine import core
from abilene.engine.core import NOBODY, PASS, State, Step
from abilene.engine.errors import DataError, IllegalChoice, JournalError, NotYourTurn, UndoRefused
from abilene.engine.game import Game
from abilene.engine.journal import read_journal, settings_of
from abilene.engine.match import Match
from abilene.engine.replay import replay_journal
from abilene.games import load
from abilene.games import names as games

__version__ = "0.1.0"

compiled: bool = not core.__file__.endswith(".py")  # whether the hot modules run as machine code


def replay(text: str) -> Match[Any]:
    """The match of a journal, every line checked; JournalError that names the first line that is wrong."""
    journal = read_journal(text)
    settings: dict[str, Any] = {}
    for line, setting in settings_of(journal):
        settings |= setting
        try:
            game = load(journal.game, **settings)
        except ValueError as error:
            wrong = line if journal.game in games() else journal.lines.get("game", journal.start_line)
            raise JournalError(wrong, str(error)) from None
    return replay_journal(journal, game)


__all__ = [
    "NOBODY",
    "PASS",
    "DataError",
    "Game",
    "IllegalChoice",
    "JournalError",
    "Match",
    "NotYourTurn",
    "State",
    "Step",
    "UndoRefused",
    "compiled",
    "games",
    "load",
    "replay",
]
