"""`abilene play`: a game at this terminal, against bots or other people."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from abilene.cli.parameters import (
    check_bot,
    check_levels,
    check_target,
    data_option,
    game_argument,
    lang_option,
    load_game,
    meta,
    option_option,
    players_option,
    read_match,
    seat_names,
    seed_option,
    usual_players,
)
from abilene.cli.sitting import HUMAN, Sitting
from abilene.cli.voice import Voice
from abilene.engine.game import Game
from abilene.engine.match import Match


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("play", cls=command, help=voice("help-play"))
    def play(
        game: Annotated[str, game_argument(voice)] = "",
        players: Annotated[int | None, players_option(voice)] = None,
        seat: Annotated[list[str], typer.Option("--seat", metavar=voice("meta-seat"), help=voice("help-seat"))] = [],  # noqa: B006  # Typer never changes it
        name: Annotated[list[str], typer.Option("--name", metavar=voice("meta-name"), help=voice("help-name"))] = [],  # noqa: B006
        seed: Annotated[int | None, seed_option(voice, "help-seed")] = None,
        option: Annotated[list[str], option_option(voice)] = [],  # noqa: B006
        data: Annotated[str, data_option(voice)] = "",
        journal: Annotated[str, typer.Option("--journal", metavar=voice("meta-file"), help=voice("help-journal"))] = "",
        resume: Annotated[str, typer.Option("--resume", metavar=voice("meta-file"), help=voice("help-resume"))] = "",
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        seats = [check_bot(voice, each.strip(), HUMAN) for text in seat for each in text.split(",")]
        if resume:
            if game or option or data or journal or players is not None or seed is not None:
                raise voice.mistake("resume-alone")
            match, path = read_match(voice, resume), Path(resume)
        else:
            count = usual_players(meta(voice, game), len(seats)) if players is None else players
            match = Match(load_game(voice, game, count, option, data), secrets.randbits(32) if seed is None else seed)
            path = _path(voice, journal, match)
        check_levels(voice, match.game, seats)
        seats = _seats(voice, match.game, seats)
        Sitting(voice, match, seats, _names(voice, match.game, seats, name), path).play()


def _seats(voice: Voice, game: Game[Any], seats: Sequence[str]) -> list[str]:
    """Who plays each seat: those named, then bots; when nobody is named, a person sits down first."""
    if len(seats) > game.players:
        raise voice.mistake("too-many-seats", players=str(game.players), given=str(len(seats)))
    seats = seats or [HUMAN]
    return [*seats, *["greedy"] * (game.players - len(seats))]


def _names(voice: Voice, game: Game[Any], seats: Sequence[str], given: Sequence[str]) -> list[str]:
    """The names at the table: people take those given, in the order of their seats, the others the usual ones."""
    people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
    if len(given) > len(people):
        raise voice.mistake("too-many-names", people=str(len(people)), given=str(len(given)))
    names = [name.strip() for name in given]
    taken = {name.casefold() for name in (*names, *game.guests)}
    if "" in taken or len(taken) < len(names) + len(game.guests):
        raise voice.mistake("bad-names")
    usual = seat_names(voice)
    spare = (name for name in usual[len(seats) :] if name.casefold() not in taken)
    seated = dict(zip(people, names))
    return [
        seated.get(seat) or (usual[seat] if usual[seat].casefold() not in taken else next(spare))
        for seat in range(len(seats))
    ]


def _path(voice: Voice, journal: str, match: Match[Any]) -> Path:
    """Where the journal goes; never over a file that is there already."""
    if journal:
        if Path(journal).exists():
            raise voice.mistake("journal-exists", file=journal)
        return check_target(voice, journal)
    stem = f"{match.game.name}-{match.seed}"
    path, number = Path(f"{stem}.journal"), 2
    while path.exists():
        path, number = Path(f"{stem}-{number}.journal"), number + 1
    return path
