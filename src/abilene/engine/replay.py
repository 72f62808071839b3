"""Replay: play a journal again, line by line, and stop at the first that does not come true."""

from typing import Any

from abilene.engine.errors import JournalError
from abilene.engine.game import Game
from abilene.engine.journal import Entry, Journal, read_journal, result, seed_hash
from abilene.engine.match import Match


def replay_journal(journal: Journal, game: Game[Any]) -> Match[Any]:
    """The match of a journal; JournalError that names the first line that does not come true."""
    if journal.hash_line and journal.hash != seed_hash(journal.seed, journal.salt):
        raise JournalError(journal.hash_line, "the seed is not the one whose hash was shown before the first move")
    try:
        match = Match(game, journal.seed, journal.salt)
    except ValueError as error:
        raise JournalError(journal.start_line, str(error)) from None
    if match.start != journal.start:
        raise JournalError(
            journal.start_line,
            f"the game, options, figures or seed above are not those this journal began with "
            f"(start is {match.start:016x})",
        )
    for entry in journal.entries:
        _repeat(match, entry)
    state = match.state
    if journal.end_line and not state.over:
        raise JournalError(journal.end_line, "the game is not over here: decisions are missing")
    if state.over and not journal.end_line:
        raise JournalError(journal.entries[-1].line, "the game is over here, but the journal does not say how it ended")
    if state.over and journal.end != " ".join(result(state).split()):
        raise JournalError(journal.end_line, f"the game ended otherwise: {result(state)}")
    return match


def resume(game: Game[Any], journal: str) -> Match[Any]:
    """The match of a journal of this game."""
    return replay_journal(read_journal(journal), game)


def _repeat(match: Match[Any], entry: Entry) -> None:
    try:
        if entry.notation == "undo":
            match.undo(entry.seat)
        elif entry.notation == "undo agreed":
            match.take_back(entry.seat)
        else:
            match.choose(entry.seat, match.game.parse(match.state, entry.choice), entry.joined)
    except ValueError as error:
        raise JournalError(entry.line, str(error)) from None
    if match.decisions != entry.decisions:
        wrong = f"this is decision {match.decisions}, not {entry.decisions}"
        raise JournalError(entry.line, f"{wrong}: a line is missing or was moved")
    if match.entries[-1].checksum != entry.checksum:
        raise JournalError(
            entry.line,
            f"'{entry.notation}' leads to {match.entries[-1].checksum:016x}, not {entry.checksum:016x}: "
            f"this line or one before it was changed",
        )
