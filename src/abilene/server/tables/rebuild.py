"""From the journal in the store back to the match: played again, entry by entry, and checked."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from abilene.engine.core import PASS
from abilene.engine.game import Game
from abilene.engine.journal import JOINED, Entry
from abilene.engine.match import Decision, Match
from abilene.server.tables.lines import UNDO, UNDO_AGREED, Record

Rows = Sequence[Mapping[Any, Any]]


def rebuild(
    game: Game[Any], seed: int, salt: str, rows: Rows, snapshot: Mapping[Any, Any] | None, always: bool = False
) -> tuple[Match[Any], list[Record], int]:
    """The match, its records, and the ply from which the rules no longer replay the same (0: all does).

    `always`: these are not the rules it was played by, so that only the snapshot counts.
    """
    match = Match(game, seed, salt)
    records: list[Record] = []
    if always:
        return _go_on(match, records, rows, snapshot)
    if _deals_as_before(match, rows, snapshot):
        for row in rows:
            ahead = match.copy()
            record = repeat(ahead, row)
            if record is None or record.checksum != int(row["checksum"], 16):
                break
            match = ahead
            records.append(record)
    if len(records) == len(rows) and _deals_as_before(match, rows, snapshot):
        return match, records, 0
    return _go_on(match, records, rows, snapshot)


def repeat(match: Match[Any], row: Mapping[Any, Any]) -> Record | None:
    """Do once more what an entry says; None when the rules no longer allow it."""
    try:
        choice, words = None, row["notation"].removeprefix(JOINED)
        if words not in (UNDO, UNDO_AGREED):
            choice = match.game.parse(match.state, words)
        return play(match, row["ply"], row["seat"], words, choice, joined=words != row["notation"])
    except ValueError:
        return None


def play(match: Match[Any], ply: int, seat: int, notation: str, choice: int | None, joined: bool = False) -> Record:
    """Make one entry in a match, a choice or an undo; ValueError when it is not allowed."""
    box, state = match.game.box, match.state
    in_round, turn = box.round(state), box.turn(state)
    if choice is None:
        kind, secret = notation, False
        if notation == UNDO:
            match.undo(seat)
        else:
            match.take_back(seat)
    else:
        step = match.state.step() if not match.state.over else None
        kind, secret = (type(step).kind, type(step).secret) if step is not None else ("", False)
        match.choose(seat, choice, joined)
    entry = match.entries[-1]
    record = Record(ply, seat, entry.notation, kind, secret, in_round and in_round[0], entry.checksum, turn)
    record.standing = entry.decisions
    if choice is not None:
        record.events, record.unasked = match.made[-1].events, match.made[-1].unasked
    return record


def _deals_as_before(match: Match[Any], rows: Rows, snapshot: Mapping[Any, Any] | None) -> bool:
    if rows or snapshot is None:
        return True
    return bool(msgspec.json.decode(snapshot["state"]) == match.state.to_data())


def _go_on(
    match: Match[Any], records: list[Record], rows: Rows, snapshot: Mapping[Any, Any] | None
) -> tuple[Match[Any], list[Record], int]:
    """The rules have changed under a running game: it goes on from its snapshot, under the new ones."""
    good = len(records)
    if snapshot is not None and snapshot["ply"] >= good:
        at = snapshot["ply"]
        match.state = match.game.from_data(msgspec.json.decode(snapshot["state"]))
        match.entries = [Entry(row["standing"], row["seat"], row["notation"], int(row["checksum"], 16)) for row in rows]
        del match.entries[at:]
        records += [_unplayed(row) for row in rows[good:at]]
        standing = rows[at - 1]["standing"] if at else 0
        # What led here cannot be stepped through or taken back: it belongs to nobody.
        match.made = [Decision(-1, PASS, match.state.copy(), (), {})] * standing
    resumed = len(records)
    for row in rows[resumed:]:
        ahead = match.copy()
        record = repeat(ahead, row)
        if record is None:
            record = _unplayed(row)
            record.undone = row["ply"]
        else:
            match = ahead
        records.append(record)
    return match, records, max(resumed, 1)


def _unplayed(row: Mapping[Any, Any]) -> Record:
    words = row["notation"].removeprefix(JOINED)
    kind = words if words in (UNDO, UNDO_AGREED) else words.split()[0]
    secret = row["notation"] not in (UNDO, UNDO_AGREED)
    return Record(row["ply"], row["seat"], row["notation"], kind, secret, None, int(row["checksum"], 16), row["seat"])
