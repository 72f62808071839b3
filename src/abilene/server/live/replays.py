"""Replay: a game stepped through, from one's own eyes while it runs, from anybody's after the end."""

import asyncio
from bisect import bisect_right
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict

from abilene.engine import chapters
from abilene.engine.core import State
from abilene.engine.events import EVERYBODY
from abilene.server.contract.answers import (
    Curves,
    Drawn,
    LogLine,
    Marked,
    Moment,
    Replay,
    Replayed,
    RoundBegins,
    Scene,
    SceneAt,
    Span,
    TurnBegins,
    TurningPoint,
)
from abilene.server.errors import NotFound, NotYourSeat
from abilene.server.live.log import lines_of, log_lines, notable_lines, open_notation
from abilene.server.live.positions import far, plates
from abilene.server.live.questions import question
from abilene.server.tables.table import Table
from abilene.server.words import pieces, words

KEPT = 12  # scenes of the past of a table: those of the turns that are being told
MOST_NOTABLE = 2  # lines about a turn, besides that of its decision


def replay(table: Table, yours: tuple[int, ...], eyes: int | None, lang: str) -> Replay:
    """The decisions that stand, where turns and rounds begin, and what is notable as these eyes may know it."""
    over = table.state.over
    decisions = [
        Replayed(record.ply, record.seat, open_notation(record, yours, over))
        for record in (table.records[index] for index in table.standing)
    ]
    return Replay(
        start=chapters.first_shown(table.match),
        decisions=decisions,
        turns=[TurnBegins(*turn) for turn in chapters.turns(table.match)],
        rounds=_rounds(table),
        marks=[Marked(after, line.seat, line.icon, line.spans) for after, line in notable_lines(table, eyes, lang)],
        over=over,
    )


def _rounds(table: Table) -> list[RoundBegins]:
    return [RoundBegins(*one) for one in chapters.rounds(table.match)]


async def curves(table: Table, lang: str) -> Curves:
    """What can be followed over a game that is over, and where it turned; NotYourSeat before the end."""
    if not table.state.over:
        raise NotYourSeat("not_over")
    # Every turn is scored again: apart from the loop, once for all who ask.
    going = table.cached("course", lambda: asyncio.ensure_future(asyncio.to_thread(chapters.course, table.match)))
    course = await asyncio.shield(going)
    game, ours = table.game.texts(lang), words(lang)
    labels = {name: (game if game.has(f"curve-{name}") else ours).format(f"curve-{name}") for name in course.lines}
    turning = [TurningPoint(**point._asdict(), spans=_told(table, course, point, lang)) for point in course.turning]
    return Curves(course.at, dict(course.lines), labels, _rounds(table), turning)


def _told(table: Table, course: chapters.Course, point: chapters.TurningPoint, lang: str) -> list[Span]:
    """What happened at a turning point: what was notable in that turn up to there, and what the decision was."""
    first = course.at[point.at - 1] + 1
    log = [line for n in range(first, point.decisions + 1) for line in lines_of(table, n, EVERYBODY, lang)]
    told = [_deed(line) for line in log if line.icon and line.seat == point.seat][-MOST_NOTABLE:]
    last = _caption(table, point.decisions, EVERYBODY, lang, log)
    if last not in told:
        told.append(last)
    return [span for spans in told for span in (Span(" "), *spans)][1:]


def eyes_for(table: Table, yours: tuple[int, ...], eyes: str) -> int | None:
    """Whose eyes are meant; NotYourSeat for somebody else's before the end."""
    if eyes == "":
        return table.eyes(yours, None)
    if eyes == "spectator":
        return None
    over = table.state.over
    if eyes == "all":
        if not over:
            raise NotYourSeat("not_over")
        return EVERYBODY
    if not (eyes.isascii() and eyes.isdigit() and int(eyes) < len(table.seats)):
        raise NotFound
    return table.eyes(tuple(range(len(table.seats))) if over else yours, int(eyes))


def _scores(table: Table, state: State) -> list[int]:
    return table.end().scores if state.over else state.scores()


def replayed(table: Table, decisions: int, eyes: int | None, lang: str, shape: str | None) -> Moment:
    """The position after so many decisions that stand, as those eyes saw it."""
    if not chapters.first_shown(table.match) <= decisions <= table.match.decisions:
        raise NotFound
    state: Any = table.state if decisions == table.match.decisions else table.match.made[decisions].before
    standing = [0, *(table.records[index].ply for index in table.standing[:decisions])]
    log = [line for line in log_lines(table, eyes, lang) if line.ply in standing]  # what was taken back is not told
    asked = question(table, state, eyes, lang)
    return Moment(
        table=table.id,
        decisions=decisions,
        of=table.match.decisions,
        ply=standing[-1],
        eyes="all" if eyes == EVERYBODY else eyes,
        view=state.view(eyes),
        scores=_scores(table, state) if table.state.over else None,
        plates=plates(table, state, lang),
        far=far(table, state, lang),
        log=log,
        caption=_caption(table, decisions, eyes, lang, log) if decisions else asked.prompt,
        scene=UNSET if shape is None else Drawn(_drawing(table, state, eyes, lang, shape)),
        **asdict(asked),
    )


def scene_then(table: Table, ply: int, within: int, eyes: int | None, lang: str, shape: str) -> bytes:
    """The table as those eyes saw it after a ply, or in the course of it, as soon as so much of it had been heard.

    Of what was taken back since, it is the table as it was before that.
    """
    made = bisect_right(table.standing, ply, key=lambda index: table.records[index].ply)
    asked = (ply, within, made, table.sittings, eyes, lang, shape)  # what of the past stands, and who sits where
    if asked not in table.past:
        first = chapters.first_shown(table.match)
        stands = made > first and table.records[table.standing[made - 1]].ply == ply
        state = table.match.moment(made, within) if within and stands else table.match.at(max(made, first))
        head = plates(table, state, lang), far(table, state, lang)
        then = SceneAt(ply, _drawing(table, state, eyes, lang, shape), *head)
        table.past[asked] = msgspec.json.encode(then)
        while len(table.past) > KEPT:
            del table.past[next(iter(table.past))]
    return table.past[asked]


def _deed(line: LogLine) -> list[Span]:
    """What a line tells, but not that a part of what was chosen left no choice: the whole was chosen."""
    return line.spans[:-1] if line.unasked is True else line.spans


def _caption(table: Table, decisions: int, eyes: int | None, lang: str, log: list[LogLine]) -> list[Span]:
    """What the last of these decisions was: what the log says first of it, else the label of what was chosen."""
    record, decision = table.records[table.standing[decisions - 1]], table.match.made[decisions - 1]
    told = next((_deed(line) for line in log if line.ply == record.ply), None)
    if told is not None:
        return told
    if record.secret and not table.state.over and eyes != record.seat:
        label = "…"
    elif decision.seat < 0:  # the rules of today cannot play it again
        label = record.notation
    else:
        label = table.game.label(decision.before, decision.choice, lang, table.names(lang))
    chosen = words(lang, table.names(lang), marked=True).format("caption", player=record.seat, label=label)
    return pieces(chosen)


def _drawing(table: Table, state: State, eyes: int | None, lang: str, shape: str) -> Scene:
    return Scene(**table.game.scene(state, eyes, lang, shape, table.names(lang)).to_data())
