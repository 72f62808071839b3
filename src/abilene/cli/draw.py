"""`abilene draw`: a moment of a game as an SVG file."""

from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperCommand

from abilene.cli.parameters import (
    check_decision,
    check_seat,
    check_target,
    decision_option,
    journal_argument,
    lang_option,
    one_of,
    read_match,
    seat_names,
    viewer_option,
)
from abilene.cli.voice import Voice
from abilene.engine.game import SHAPES


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("draw", cls=command, help=voice("help-draw"))
    def draw(
        file: Annotated[str, journal_argument(voice)] = "",
        decision: Annotated[int | None, decision_option(voice, "help-draw-decision")] = None,
        seat: Annotated[int | None, viewer_option(voice, "help-draw-seat")] = None,
        shape: Annotated[
            str,
            typer.Option(
                "--shape", metavar="|".join(SHAPES), help=voice("help-shape"), parser=one_of(voice, "shape", SHAPES)
            ),
        ] = "wide",
        output: Annotated[
            str, typer.Option("-o", "--output", metavar=voice("meta-file"), help=voice("help-output"))
        ] = "",
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        match = read_match(voice, file)
        viewer, last = check_seat(voice, match.game, seat), check_decision(voice, match, decision)
        names = seat_names(voice)[: match.game.players]
        svg = str(match.game.scene(match.at(last), viewer, voice.lang, shape, names))
        if output == "-":
            print(svg)
            return
        target = check_target(voice, output or Path(file).with_suffix(".svg").name)
        target.write_text(svg + "\n", encoding="utf-8")
        voice.out.print(voice("drawn", decision=str(last), file=str(target)), soft_wrap=True)
