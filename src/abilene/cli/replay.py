"""`abilene replay`: read a journal again, and check that it comes true."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text
from typer.core import TyperCommand

from abilene.cli.board import coloured, draw_board, draw_scores
from abilene.cli.parameters import (
    check_decision,
    check_seat,
    decision_option,
    journal_argument,
    lang_option,
    read_match,
    seat_names,
    viewer_option,
)
from abilene.cli.voice import Voice
from abilene.engine.events import EVERYBODY, Event
from abilene.engine.journal import result
from abilene.engine.match import Match


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("replay", cls=command, help=voice("help-replay"))
    def replay(
        file: Annotated[str, journal_argument(voice)] = "",
        verify: Annotated[bool, typer.Option("--verify", help=voice("help-verify"))] = False,
        decision: Annotated[int | None, decision_option(voice, "help-replay-decision")] = None,
        seat: Annotated[int | None, viewer_option(voice, "help-replay-seat")] = None,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        match = read_match(voice, file)
        viewer, last = check_seat(voice, match.game, seat), check_decision(voice, match, decision)
        if verify:
            over = match.state.over
            end = voice("verified-end", result=result(match.state)) if over else voice("verified-open")
            voice.out.print(voice("verified", decisions=match.decisions, end=end), soft_wrap=True)
        else:
            _tell(voice, match, last, viewer)


def _tell(voice: Voice, match: Match[Any], last: int, seat: int | None) -> None:
    """The log up to a decision, each decision with its number, and the situation there."""
    game, out = match.game, voice.out
    names = [*seat_names(voice)[: game.players], *game.guests]
    out.print(
        Text.assemble((game.box.meta.titles[voice.lang], "bold"), f"  {voice('seed-line', seed=str(match.seed))}")
    )
    _tell_events(voice, match, match.opening, seat, names)
    for number, decision in enumerate(match.made[:last], start=1):
        # What another seat chose may be its secret; what everybody saw of it, the events tell.
        if seat in (None, decision.seat):
            notation = game.notation(decision.before, decision.choice)
            out.print(coloured(f"{number:>4}  {names[decision.seat]}  {notation}", names))
        _tell_events(voice, match, decision.events, seat, names)
    state = match.at(last)
    out.print(draw_board(voice, state, seat, names))
    if state.over:
        out.print(draw_scores(voice, state, None, names))


def _tell_events(
    voice: Voice, match: Match[Any], events: Sequence[Event], seat: int | None, names: Sequence[str]
) -> None:
    for event in events:
        line = match.game.tell(event, EVERYBODY if seat is None else seat, voice.lang, names)
        if line is not None:
            voice.out.print(Padding(coloured(line, names), (0, 0, 0, 6), expand=False))
