"""Journals: a whole game as text, one line per decision, each with the fingerprint of what it led to.

abilene journal 1
game good_goat_bad
players 3
option coin_preset "default"
rules 1
seed 7
salt 5f0c...                 (salt and hash: in a table's journal, as shown before the first move)
hash 9a41...
start 51c0de9a30f7b2e4

1   seat 2  offer 0          9b0e6c1f2a77d350
2   seat 2  undo             51c0de9a30f7b2e4
...
7   seat 0  build chicago    04c1b07d9a2e6f35
8   seat 0  + pay 2          8e5502c47fb1d9a0   (+: part of the same plan, taken back with it)
...
end 18 21 14  won by 1
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from abilene.engine.core import State
from abilene.engine.errors import JournalError

if TYPE_CHECKING:
    from abilene.engine.game import Game

TITLE = "abilene journal 1"
JOINED = "+ "  # before the notation of a decision that stands and falls with the one before
_ENTRY = re.compile(r"(\d+)\s+seat (\d+)\s+(\S.*?)\s+([0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: how many decisions stand after it, whose it is, what was done, and the state's fingerprint."""

    decisions: int  # that stand after it
    seat: int
    notation: str
    checksum: int
    line: int = 0

    @property
    def choice(self) -> str:
        """What was chosen, whether by itself or as a part of a plan."""
        return self.notation.removeprefix(JOINED)

    @property
    def joined(self) -> bool:
        """Whether it stands and falls with the decision before."""
        return self.notation.startswith(JOINED)


@dataclass
class Journal:
    """A journal as it was read, not yet played."""

    game: str = ""
    players: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)
    rules: int = 0
    seed: int = 0
    salt: str = ""
    hash: str = ""
    hash_line: int = 0
    start: int = 0
    start_line: int = 0
    entries: list[Entry] = field(default_factory=list)
    end: str = ""
    end_line: int = 0
    lines: dict[str, int] = field(default_factory=dict)  # where each word of the head stands


def seed_hash(seed: int, salt: str) -> str:
    """What a table shows before the first move, so that the seed shown at the end can be checked against it."""
    return sha256(f"abilene {seed} {salt}".encode()).hexdigest()


def write_journal(
    game: "Game[Any]", seed: int, start: int, entries: Iterable[Entry], state: State, salt: str = ""
) -> str:
    """The journal of a match."""
    lines = [TITLE, f"game {game.name}", f"players {game.players}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in game.options.items()]
    if game.changes:
        lines.append(f"data {json.dumps(game.changes, ensure_ascii=False, sort_keys=True)}")
    lines += [f"rules {game.rules}", f"seed {seed}"]
    if salt:
        lines += [f"salt {salt}", f"hash {seed_hash(seed, salt)}"]
    lines += [f"start {start:016x}", ""]
    lines += [f"{one.decisions:<4} seat {one.seat}  {one.notation:<24} {one.checksum:016x}" for one in entries]
    if state.over:
        lines += ["", f"end {result(state)}"]
    return "\n".join(lines) + "\n"


def result(state: State) -> str:
    """The scores by seat and who won, in one line."""
    scores = " ".join(map(str, state.scores()))
    return f"{scores}  won by {' '.join(map(str, state.winners()))}"


def read_journal(text: str) -> Journal:
    """The journal in this text; JournalError that names the first line that is not well written."""
    journal = Journal()
    lines = text.rstrip().split("\n")  # not splitlines: a note in corrected figures may hold any other separator
    if lines[0].strip() != TITLE:
        raise JournalError(1, f"this is no journal: it should begin with {TITLE!r}")
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        if journal.end_line:
            raise JournalError(number, "nothing can follow the end")
        _read_line(journal, number, line.strip())
    if not journal.start_line:
        raise JournalError(len(lines), "the journal breaks off before its start")
    return journal


def _read_line(journal: Journal, number: int, line: str) -> None:
    if journal.start_line and line[0].isdigit():
        journal.entries.append(_read_entry(number, line))
        return
    word, _, rest = line.partition(" ")
    journal.lines[word] = number
    try:
        if journal.start_line:
            if word != "end":
                raise ValueError("expected a decision or the end")
            journal.end, journal.end_line = " ".join(rest.split()), number
        elif word == "game":
            journal.game = rest
        elif word == "option":
            name, _, value = rest.partition(" ")
            if name in ("players", "data", "rules"):
                raise ValueError(f"{name!r} is no option")
            journal.options[name] = json.loads(value)
            journal.lines[f"option {name}"] = number
        elif word == "data":
            journal.data = json.loads(rest)
            if not isinstance(journal.data, dict):
                raise ValueError(f"{rest} is no table of figures")
        elif word in ("players", "rules", "seed"):
            setattr(journal, word, int(rest))
        elif word == "salt":
            journal.salt = rest
        elif word == "hash":
            journal.hash, journal.hash_line = rest, number
        elif word == "start":
            journal.start, journal.start_line = int(rest, 16), number
        else:
            raise ValueError(f"{word!r} is not a word of a journal")
    except (ValueError, RecursionError) as error:
        raise JournalError(number, f"cannot be read: {error}") from None


def _read_entry(number: int, line: str) -> Entry:
    match = _ENTRY.fullmatch(line)
    if not match:
        raise JournalError(number, f"cannot be read: {line!r} is not 'number  seat N  words  fingerprint'")
    decisions, seat, notation, checksum = match.groups()
    return Entry(int(decisions), int(seat), " ".join(notation.split()), int(checksum, 16), number)


def settings_of(journal: Journal) -> list[tuple[int, dict[str, Any]]]:
    """What `abilene.load` needs to make the journal's game, bit by bit, each with the line that says it."""
    lines = journal.lines
    return [
        (lines.get("players", journal.start_line), {"players": journal.players}),
        *((lines[f"option {name}"], {name: value}) for name, value in journal.options.items()),
        (lines.get("data", journal.start_line), {"data": journal.data or None}),
        (lines.get("rules", journal.start_line), {"rules": journal.rules or None}),
    ]
