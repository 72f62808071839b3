"""What the coach has imagined, played again from its numbers: in words, as ways on the board, drawn step by step."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from abilene.engine.core import State
from abilene.engine.events import NOBODY, Event
from abilene.engine.scene import Scene
from abilene.server.contract.answers import Drawn, Imagined, Line, LogLine, Trace
from abilene.server.live.log import imagined_lines
from abilene.server.live.positions import far, plates
from abilene.server.live.questions import named
from abilene.server.live.scenes import scene_of
from abilene.server.tables.lines import Record
from abilene.server.tables.table import Table
from abilene.server.words import pieces, words

AGAIN: Final = 2  # when a seat's turn comes so often, the line has told enough


class Played(NamedTuple):
    """One decision of a line: the table before and after it, who chose what, in whose turn, and what happened."""

    before: State
    state: State
    seat: int
    choice: int
    turn: int
    events: tuple[Event, ...]


def played(table: Table, line: dict[str, Any]) -> Iterator[Played]:
    """Decision after decision, in the same state that changes."""
    state = table.game.from_data(line["from"])
    state.stops = False
    heard: list[Event] = []
    state.heard = heard
    for choice in line["choices"]:
        before, known = state.copy(), len(heard)
        state.play(choice)
        yield Played(before, state, before.player, choice, table.game.box.turn(before), tuple(heard[known:]))


def ways(table: Table, seat: int, line: dict[str, Any]) -> list[tuple[str, ...]]:
    """What is ridden along with the answer itself, from place to place."""
    first = next(played(table, line))
    traces = [table.game.trace(event, seat) for event in first.events if event.done_by(first.seat) == seat]
    return [trace.way for trace in traces if trace is not None and len(trace.way) > 1]


def told_line(table: Table, seat: int, found: dict[str, Any], lang: str, shape: str) -> Line:
    """The line for the eyes of its seat, until it has had another turn."""
    game, names = table.game, table.names(lang)
    drawing: Scene = scene_of(table, seat, lang, shape)
    told = Line(ply=table.ply, lines=[], moments=[], title="", told="")
    begun = 0
    for number, (before, state, doer, choice, turn, events) in enumerate(played(table, found["line"]), 1):
        record = Record(number, doer, "", "", False, None, 0, turn, events)
        lines = imagined_lines(table, record, seat, lang)
        told.lines += lines
        if doer == seat and not lines:  # chosen in secret: nothing is said of it, but whoever chose knows
            label, keys = game.label(before, choice, lang, names), before.step().keys(before, choice)
            chosen = words(lang, names, marked=True).format("caption", player=doer, label=label)
            told.lines.append(LogLine(number, doer, turn, None, pieces(chosen), trace=Trace(at=tuple(keys[:1]))))
        shown = state.copy()
        shown.choices = []  # nothing is asked there
        older, drawing = drawing, game.scene(shown, seat, lang, shape, names)
        since = table.ply if number == 1 else number - 1
        change = Drawn(since=since, **drawing.diff(older))
        told.moments.append(Imagined(number, change, plates(table, state, lang), far(table, state, lang)))
        begun += sum(bool(event.begins) and event.turn_after(NOBODY) == seat for event in events)
        if begun == AGAIN:
            break
    texts = words(lang, names)
    told.title = texts.format("coach-line-of", label=named(table, table.state, found["choice"], lang)[2])
    told.told = texts.format("coach-line-told", deals=found["deals"])
    return told
