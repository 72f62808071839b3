"""The log and the journal, as far as a caller may read them."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from abilene.engine.events import EVERYBODY, NOBODY, Event
from abilene.server.contract.answers import LogLine, Said, Span, Trace
from abilene.server.live.reveals import recap_of, reveal_of
from abilene.server.tables.lines import UNDO, UNDO_AGREED, Record
from abilene.server.tables.table import Table
from abilene.server.words import bot_name, pieces, words

KEPT_UNDOS = 40  # the log tells of the last ones; the journal has them all
OPENING = Record(0, NOBODY, "", "", False, None, 0, NOBODY)  # what happened before the first entry


class Log(list[LogLine]):
    """All lines for one pair of eyes, as far as they were put into words."""

    through = 0  # the entry up to which they were


def log_lines(table: Table, eyes: int | None, lang: str, since: int = -1) -> list[LogLine]:
    """The log lines that these eyes may read, from entries after `since`."""
    key = (eyes, lang)
    if key not in table.lines:
        table.lines[key] = Log(_told(table, OPENING, table.match.opening, eyes, lang))
    known: Log = table.lines[key]
    for record in table.records[known.through :]:
        known += _record_lines(table, record, eyes, lang)
        known.through = record.ply
    lines = []
    oldest = table.undos[-KEPT_UNDOS] if len(table.undos) > KEPT_UNDOS else 0
    for line in reversed(known):
        if line.ply <= since:
            break
        undo, undone = _taken_back(table, line.ply)
        if not undo or undo >= oldest:
            line = replace(line, undone=True) if undone else line
            lines.append(replace(line, reveal=UNSET) if since < 0 and line.reveal is not UNSET else line)
    return lines[::-1]


def notable_lines(table: Table, eyes: int | None, lang: str) -> Iterator[tuple[int, LogLine]]:
    """Of what stands and these eyes may read, what is notable; with how many decisions had been made."""
    for decisions, index in enumerate(table.standing, 1):
        record = table.records[index]
        for line in _told(table, record, record.events, eyes, lang, notable=True):
            yield decisions, line


def imagined_lines(table: Table, record: Record, eyes: int | None, lang: str) -> list[LogLine]:
    """The lines of an entry that is only imagined: nothing comes to light by it."""
    return [replace(line, reveal=UNSET, within=0) for line in _told(table, record, record.events, eyes, lang)]


def lines_of(table: Table, decisions: int, eyes: int | None, lang: str) -> list[LogLine]:
    """All lines of the last of so many decisions."""
    return _record_lines(table, table.records[table.standing[decisions - 1]], eyes, lang)


def _taken_back(table: Table, ply: int) -> tuple[int, bool]:
    """The ply of the undo that an entry was or fell to, 0 when it stands; and whether it fell."""
    if not ply:
        return 0, False
    record = table.records[ply - 1]
    return record.undone or (ply if record.notation in (UNDO, UNDO_AGREED) else 0), bool(record.undone)


def _record_lines(table: Table, record: Record, eyes: int | None, lang: str) -> list[LogLine]:
    if _goes_on(table, record):
        return []
    return [*_replaced(table, record, lang), *_lines_of(table, record, eyes, lang)]


def _replaced(table: Table, record: Record, lang: str) -> Iterator[LogLine]:
    """Before an entry: which bots could not answer there, and who plays on."""
    for sitting in table.replaced.get(record.ply - 1, ()):
        texts = words(lang, table.names(lang), marked=True)
        text = texts.format("log-replaced", player=sitting.seat, bot=bot_name(sitting.bot, lang))
        yield LogLine(record.ply, sitting.seat, record.turn, record.round, pieces(text))


def _lines_of(table: Table, record: Record, eyes: int | None, lang: str) -> list[LogLine]:
    if record.notation in (UNDO, UNDO_AGREED):
        texts = words(lang, table.names(lang), marked=True)
        text = texts.format(f"log-{record.notation.replace(' ', '-')}", player=record.seat)
        return [LogLine(record.ply, record.seat, record.turn, record.round, pieces(text))]
    return _told(table, record, record.events, eyes, lang)


def _goes_on(table: Table, record: Record) -> bool:
    """Whether more is taken back by a seat that was just doing so: one line tells of all of it."""
    before = table.records[record.ply - 2] if record.ply > 1 else OPENING
    return record.notation == before.notation == UNDO and record.seat == before.seat


def _told(
    table: Table, record: Record, events: Sequence[Event], eyes: int | None, lang: str, notable: bool = False
) -> list[LogLine]:
    """The lines of all that came of one entry, or of what is notable, each with who did it and whose turn it was."""
    names, lines, heard = table.names(lang), [], []
    doer, turn, round = record.seat, record.turn, record.round
    for n, event in enumerate(events):
        doer, turn, round = event.done_by(doer), event.turn_after(turn), event.round_after(round)
        seen = event.seen_by(eyes)
        icon = seen.mark() if seen is not None else ""
        text = table.game.tell(event, eyes, lang, names, marked=True) if icon or not notable else None
        if text is None:
            continue
        line = LogLine(record.ply, doer, turn, round, pieces(text), icon=icon)
        line.begins = bool(event.begins)
        trace = table.game.trace(event, eyes)
        if trace is not None:
            line.trace = Trace(*trace)
        if not notable:
            line.reveal, line.recap = reveal_of(table, event, eyes, lang), recap_of(table, event, eyes, lang)
        whose = NOBODY if notable or event.gathers else record.unasked.get(n, NOBODY)  # neither turned on that
        # Others are not told that there was no choice: it could betray a hand.
        if whose != NOBODY and whose == event.done_by(NOBODY) and not event.begins and eyes in (whose, EVERYBODY):
            line.spans.append(Span(f" {words(lang).format('only-choice')}"))
            line.unasked = True
        lines.append(line)
        heard.append(n + 1)
    if any(line.reveal is not UNSET or line.recap is not UNSET for line in lines):
        for line, so_far in zip(lines, heard, strict=True):
            line.within = so_far if so_far < len(events) else 0
    return lines


def chat_lines(table: Table, after: int = 0) -> list[Said]:
    """What was said after message number `after`."""
    return [Said(said.n, said.name, said.seat, said.text, said.at) for said in table.chat[after:]]


def open_notation(record: Record, seats: tuple[int, ...], over: bool) -> str:
    """An entry as it may be shown: what was chosen in secret only to whoever chose, until the end."""
    return record.notation if over or not record.secret or record.seat in seats else f"{record.kind} …"


def journal_text(table: Table, yours: tuple[int, ...]) -> str:
    """The journal: whole after the end; before it without seed and fingerprints, and secret choices as “…”."""
    if table.state.over:
        return table.end().journal
    game = table.game
    lines = [
        "abilene journal 1, unfinished",
        f"game {game.name}",
        f"players {game.players}",
        *(f"option {name} {msgspec.json.encode(value).decode()}" for name, value in game.options.items()),
        f"rules {table.row['rules']}",
        f"hash {table.seed_hash}",
        "",
    ]
    lines += [f"{r.ply:<4}seat {r.seat}  {open_notation(r, yours, over=False)}" for r in table.records]
    return "\n".join(lines) + "\n"
