"""`abilene train`: a network that teaches itself a game."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from math import inf, isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from abilene.cli.parameters import (
    check_target,
    game_argument,
    lang_option,
    load_game,
    meta,
    one_of,
    option_option,
    seed_option,
    whole,
)
from abilene.cli.voice import Voice
from abilene.sim import Table

if TYPE_CHECKING:
    from abilene.learn.settings import Settings
    from abilene.learn.training import Report

DEVICES = ("auto", "cpu", "gpu")
EVERY = 15.0  # seconds between two lines
SLOW = "NumPy"
MANY = 100_000  # decisions between two reports that take a processor more than a minute
LONGEST = 60 * 24 * 365  # minutes
LEAST = {"games": 2, "blocks": 0, "kept": 0, "processes": 0}  # of whole numbers; of all others 1
SHARES = ("drawn", "greedy", "earlier", "trace", "taught", "led", "clip")  # from 0 to 1
OWN = ("game", "players", "options", "varied", "minutes", "seed", "device")  # settings with an option of their own


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("train", cls=command, help=voice("help-train"))
    def train_(
        game: Annotated[str, game_argument(voice)] = "",
        players: Annotated[str, typer.Option("--players", metavar="N,…", help=voice("help-train-players"))] = "",
        option: Annotated[list[str], option_option(voice)] = [],  # noqa: B006  # Typer never changes it
        varied: Annotated[
            int, typer.Option("--varied", metavar="N", help=voice("help-varied"), parser=whole(voice, "--varied"))
        ] = 0,
        minutes: Annotated[
            float, typer.Option("--minutes", metavar="N", help=voice("help-minutes"), parser=_minutes(voice))
        ] = 9.0,
        resume: Annotated[
            str, typer.Option("--resume", metavar=voice("meta-file"), help=voice("help-train-resume"))
        ] = "",
        output: Annotated[
            str, typer.Option("--output", "-o", metavar=voice("meta-file"), help=voice("help-train-output"))
        ] = "",
        device: Annotated[
            str,
            typer.Option(
                "--device",
                metavar="|".join(DEVICES),
                help=voice("help-device"),
                parser=one_of(voice, "device", DEVICES),
            ),
        ] = "auto",
        seed: Annotated[int, seed_option(voice, "help-train-seed")] = 0,
        set_: Annotated[list[str], typer.Option("--set", metavar=voice("meta-option"), help=voice("help-set"))] = [],  # noqa: B006
        sampled: Annotated[bool, typer.Option("--sampled", help=voice("help-sampled"))] = False,
        duels: Annotated[
            int, typer.Option("--duels", metavar="N", help=voice("help-duels"), parser=whole(voice, "--duels"))
        ] = 0,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        about = meta(voice, game)
        try:
            from abilene.learn.errors import LearnError
            from abilene.learn.running import duel, note_duel, train
            from abilene.learn.settings import Settings
        except ModuleNotFoundError as error:
            raise voice.mistake("no-learn", detail=str(error.name)) from None
        counts = [whole(voice, "--players")(count) for count in players.split(",") if count]
        counts = counts or [count for count in about.players if count > 1]
        tables = {count: load_game(voice, game, count, option, "") for count in counts}
        options = {name: tables[counts[0]].options[name] for name in (text.partition("=")[0] for text in option)}
        target = check_target(voice, output or f"{game}.checkpoint.npz")
        try:
            settings = Settings(
                game, tuple(counts), options, varied, minutes=minutes, seed=seed, device=device,
                **_settings(voice, Settings, set_),
            )  # fmt: skip
            with _shown(voice, minutes) as tell:
                network = train(settings, target, Path(resume) if resume else None, sampled, tell, _on(voice, settings))
            voice.out.print(voice("trained", checkpoint=str(target), network=str(network)))
            for count, table in tables.items() if duels else ():
                result = duel(network, Table(game, count, table.options), duels, os.cpu_count() or 1)
                voice.out.print(_told(voice, note_duel(network, result)))
        except LearnError as error:
            raise voice.mistake("learn-trouble", detail=str(error)) from None


def _on(voice: Voice, settings: "Settings") -> Callable[[str], None]:
    """Says what it learns on, and what to do where a round of so many decisions takes long there."""

    def begun(device: str) -> None:
        long = device == SLOW and settings.games * settings.decisions > MANY
        note = voice("training-slow", decisions=settings.games * settings.decisions) if long else ""
        voice.err.print(f"{voice('training-on', device=device)} {note}".rstrip(), soft_wrap=True)

    return begun


def _told(voice: Voice, outcome: Mapping[str, Any]) -> str:
    low, high = outcome["interval"]
    return voice(
        "duels", players=outcome["players"], games=outcome["games"], share=100 * outcome["share"],
        low=100 * low, high=100 * high, score=outcome["score"], theirs=outcome["score of greedy"],
    )  # fmt: skip


def _minutes(voice: Voice) -> Callable[[str], float]:
    """Reads how long it takes, in parts of a minute too."""

    def parse(text: str) -> float:
        try:
            minutes = float(text)
        except ValueError:
            minutes = -1.0
        if not 0 <= minutes <= LONGEST:
            raise voice.mistake("bad-setting", setting="--minutes", given=text, usual="9")
        return minutes

    return parse


@contextmanager
def _shown(voice: Voice, minutes: float) -> "Iterator[Callable[[Report], None]]":
    """Shows how far it has come: as a bar in a terminal, else as a line now and then."""
    if not voice.err.is_terminal:
        told = [-EVERY]

        def tell(report: "Report") -> None:
            if report.seconds - told[0] >= EVERY:
                told[0] = report.seconds
                voice.err.print(_line(voice, report), soft_wrap=True)

        yield tell
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task("", total=minutes * 60)
        yield lambda report: progress.update(task, completed=report.seconds, description=_line(voice, report))


def _line(voice: Voice, report: "Report") -> str:
    row = report.row()
    told = {"score of ": 1, "won against greedy of ": 100}
    scores, greedy = (
        " · ".join(f"{name[len(of) :]}: {factor * row[name]:.1f}" for name in row if name.startswith(of)) or "–"
        for of, factor in told.items()
    )
    return voice(
        "training", seconds=round(report.seconds), decisions=round(report.decisions / 1e6, 2),
        speed=round(report.speed), scores=scores, entropy=f"{report.losses.entropy:.3f}",
        loss=f"{report.losses.value:.4f}", earlier=_percent(row["against earlier"]), greedy=greedy,
        waited=_percent(report.spent["waiting"]),
    )  # fmt: skip


def _percent(share: float) -> str:
    return "–" if isnan(share) else f"{100 * share:.0f}"


def _settings(voice: Voice, settings: "type[Settings]", given: list[str]) -> dict[str, Any]:
    """What else is set, each read as what it is when nobody says."""
    known = {field.name: field.default for field in fields(settings) if field.name not in OWN}
    found: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise voice.unknown("setting", name, list(known))
        found[name] = _read(voice, name, value, known[name])
    return found


def _read(voice: Voice, name: str, value: str, usual: Any) -> Any:
    try:
        if isinstance(usual, str):
            return value
        if isinstance(usual, tuple):
            numbers = tuple(map(float, value.split(",")))
            if len(numbers) == len(usual) and min(numbers) >= 0:
                return numbers
        elif isinstance(usual, float):
            if 0 <= (number := float(value)) <= (1 if name in SHARES else inf):
                return number
        elif (count := int(value)) >= LEAST.get(name, 1):
            return count
    except ValueError:
        pass
    shown = ",".join(map(str, usual)) if isinstance(usual, tuple) else str(usual)
    raise voice.mistake("bad-setting", setting=name, given=value, usual=shown)
