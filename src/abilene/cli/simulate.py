"""`abilene simulate`: many games between bots, and how they fared."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable
from typer.core import TyperCommand

from abilene.cli.parameters import (
    check_bot,
    check_levels,
    cores,
    data_option,
    game_argument,
    jobs_option,
    lang_option,
    load_game,
    meta,
    needing,
    option_option,
    players_option,
    seed_option,
    usual_players,
    whole,
)
from abilene.cli.voice import Voice
from abilene.engine.game import Game
from abilene.sim import Result, Row, Table, simulate
from abilene.sim.tally import Standing

INTERRUPTED = 130  # the exit code of whatever Ctrl-C ended


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("simulate", cls=command, help=voice("help-simulate"))
    def simulate_(
        game: Annotated[str, game_argument(voice)] = "",
        players: Annotated[int | None, players_option(voice)] = None,
        bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help=voice("help-bots"))] = "greedy",
        games: Annotated[
            int,
            typer.Option("--games", metavar="N", help=voice("help-number"), parser=whole(voice, "--games", least=1)),
        ] = 1000,
        seed: Annotated[int, seed_option(voice, "help-run-seed")] = 0,
        jobs: Annotated[int | None, jobs_option(voice)] = None,
        rotate: Annotated[bool, typer.Option("--rotate", help=voice("help-rotate"))] = False,
        rows: Annotated[str, typer.Option("--rows", metavar=voice("meta-file"), help=voice("help-rows"))] = "",
        journals: Annotated[
            str, typer.Option("--journals", metavar=voice("meta-folder"), help=voice("help-journals"))
        ] = "",
        ray: Annotated[str, typer.Option("--ray", metavar="ADDRESS", help=voice("help-ray"))] = "",
        option: Annotated[list[str], option_option(voice)] = [],  # noqa: B006  # Typer never changes it
        data: Annotated[str, data_option(voice)] = "",
        as_json: Annotated[bool, typer.Option("--json", help=voice("help-json"))] = False,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        count = usual_players(meta(voice, game), bots.count(",") + 1) if players is None else players
        loaded = load_game(voice, game, count, option, data)
        table = Table(loaded.name, loaded.players, loaded.options, loaded.changes)
        with _writing(rows) as write, _cluster(voice, ray):
            play = partial(
                simulate, table, _bots(voice, bots, loaded), games, seed, jobs or (None if ray else cores()),
                rotate=rotate, rows=write, journals=Path(journals) if journals else None, ray=ray,
            )  # fmt: skip
            result = _run(voice, play, games, as_json)
        if as_json:
            print(json.dumps(result.to_data(), ensure_ascii=False, indent=2))
        else:
            _show(voice, result, loaded.box.meta.titles[voice.lang])
        if result.interrupted:
            raise typer.Exit(INTERRUPTED)


def _bots(voice: Voice, text: str, game: Game[Any]) -> list[str]:
    names, players = [check_bot(voice, name.strip()) for name in text.split(",")], game.players
    check_levels(voice, game, names)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise voice.mistake("number-of-bots", players=str(players), given=str(len(names)))
    return names


@contextmanager
def _cluster(voice: Voice, address: str) -> Iterator[None]:
    """Says what is missing where there is no such cluster."""
    with needing(voice, "ray"):
        try:
            yield
        except ConnectionError as error:
            raise voice.mistake("no-cluster", given=address, detail=str(error), code=1) from None


@contextmanager
def _writing(file: str) -> Iterator[Callable[[Row], None] | None]:
    """Writes each game as a line of JSON, as soon as it and all before it are done."""
    if not file:
        yield None
        return
    with Path(file).open("w", encoding="utf-8", buffering=1) as lines:
        yield lambda row: print(json.dumps(row), file=lines)


def _run(voice: Voice, play: Callable[..., Result], games: int, quiet: bool) -> Result:
    if quiet or not voice.err.is_terminal:
        return play()
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn(voice("progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=voice.err, transient=True) as progress:
        task = progress.add_task("", total=games)
        return play(progress=lambda done: progress.advance(task, done))


def _show(voice: Voice, result: Result, title: str) -> None:
    out, tally = voice.out, result.tally
    out.print(voice("run-line", title=title, players=result.table.players, seed=str(result.run.seed)))
    if result.interrupted:
        out.print(voice("interrupted", games=tally.games, wanted=result.run.games), style="yellow")
    if not tally.games:
        return
    seats = [(str(seat), standing.name or voice("in-turn"), standing) for seat, standing in enumerate(result.seats)]
    out.print(_standings(voice, ("seat", "bot"), seats))
    if result.run.rotate:
        out.print(_standings(voice, ("bot",), [(standing.name, standing) for standing in result.bots]))
    out.print(voice("run-games", games=tally.games, shared=tally.shared))
    seconds, speed = round(result.seconds, 2), round(result.decisions_per_second)
    out.print(voice("run-speed", decisions=tally.decisions, seconds=seconds, speed=speed, jobs=result.jobs))


def _standings(voice: Voice, keys: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> RichTable:
    table = RichTable(box=SIMPLE_HEAD)
    for key in keys:
        table.add_column(voice(f"column-{key}"))
    for key in ("wins", "share", "interval", "mean", "sd"):
        table.add_column(voice(f"column-{key}"), justify="right", no_wrap=True)
    for *names, standing in rows:
        table.add_row(*names, *_figures(voice, standing))
    return table


def _figures(voice: Voice, standing: Standing) -> list[str]:
    low, high = standing.interval
    return [
        voice("figure-1", number=standing.wins),
        voice("percent", number=100 * standing.share),
        voice("between", low=100 * low, high=100 * high),
        voice("figure-2", number=standing.mean_score),
        voice("figure-2", number=standing.sd_score),
    ]
