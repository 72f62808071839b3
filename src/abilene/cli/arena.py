"""`abilene arena`: bots play the same deals from every seat, and are rated."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable
from rich.text import Text
from typer.core import TyperCommand

import abilene
from abilene import bots as known_bots
from abilene.bots.levels import LEVELS, learned, network_file
from abilene.cli.parameters import (
    check_bot,
    check_levels,
    check_target,
    cores,
    data_option,
    game_argument,
    jobs_option,
    lang_option,
    load_game,
    meta,
    needing,
    option_option,
    seed_option,
    whole,
)
from abilene.cli.voice import Voice
from abilene.engine.game import Game
from abilene.sim import Table
from abilene.sim.arena import BadRows, Book, Contest, Standings, compete, standings
from abilene.sim.arena.address import At
from abilene.sim.arena.playing import faults_of
from abilene.sim.arena.plot import Scale, plot, scale, short, signed

INTERRUPTED = 130  # the exit code of whatever Ctrl-C ended
NETWORK = "network:"
ROOM = 40  # columns of a plot
TOLD = 5  # faults, one by one
FAULTS = {"crashed": "fault-crashed", "hung": "fault-hung", "illegal": "fault-illegal"}


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("arena", cls=command, help=voice("help-arena"))
    def arena_(
        game: Annotated[str, game_argument(voice)] = "",
        bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help=voice("help-arena-bots"))] = "greedy,random",
        games: Annotated[
            int,
            typer.Option(
                "--games", metavar="N", help=voice("help-arena-games"), parser=whole(voice, "--games", least=1)
            ),
        ] = 1000,
        players: Annotated[str, typer.Option("--players", metavar="N,…", help=voice("help-arena-players"))] = "",
        option: Annotated[list[str], option_option(voice)] = [],  # noqa: B006  # Typer never changes it
        data: Annotated[str, data_option(voice)] = "",
        seed: Annotated[int, seed_option(voice, "help-arena-seed")] = 0,
        rows: Annotated[str, typer.Option("--rows", metavar=voice("meta-file"), help=voice("help-arena-rows"))] = "",
        svg: Annotated[str, typer.Option("--svg", metavar=voice("meta-file"), help=voice("help-arena-svg"))] = "",
        limit: Annotated[
            int,
            typer.Option(
                "--limit", metavar="N", help=voice("help-arena-limit"), parser=whole(voice, "--limit", least=1)
            ),
        ] = 10,
        every: Annotated[bool, typer.Option("--all", help=voice("help-arena-all"))] = False,
        among: Annotated[str, typer.Option("--among", metavar="BOT", help=voice("help-arena-among"))] = "",
        jobs: Annotated[int | None, jobs_option(voice)] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice("help-json"))] = False,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        title = meta(voice, game).titles[voice.lang]
        tables = _tables(voice, game, players, option, data)
        names, prints = _bots(voice, f"{bots},{among}", tables)
        target = check_target(voice, svg) if svg else None
        book = _book(voice, tables, seed, prints, check_target(voice, rows) if rows else None)
        found: list[Standings] = []
        with closing(book):
            contests = [
                Contest(
                    Table(each.name, each.players, each.options, each.changes),
                    names,
                    games,
                    seed,
                    limit,
                    not every,
                    among,
                )
                for each in tables
            ]
            with _progress(voice, contests, as_json) as told:
                for contest in contests:
                    outcome = compete(contest, book, jobs or cores(), told)
                    if outcome.games:
                        found.append(standings(outcome))
                    if outcome.interrupted:
                        break
        if as_json:
            print(json.dumps([one.to_data() for one in found], ensure_ascii=False, indent=2))
        else:
            _show(voice, title, found, book)
        if target and found:
            target.write_text(plot(title, [(_headline(voice, one), one) for one in found]), "utf-8")
        if outcome.interrupted:
            raise typer.Exit(INTERRUPTED)


# ------------------------------------------------------------------ what is to be played


def _tables(voice: Voice, name: str, players: str, option: Sequence[str], data: str) -> list[Game[Any]]:
    several = [count for count in meta(voice, name).players if count > 1]
    counts = [whole(voice, "--players")(count) for count in players.split(",") if count] or several
    for count in counts:
        if count not in several:
            allowed = ", ".join(map(str, several))
            raise voice.mistake("not-for-players", game=name, given=str(count), allowed=allowed)
    return [load_game(voice, name, count, option, data) for count in dict.fromkeys(counts)]


def _bots(voice: Voice, text: str, tables: Sequence[Game[Any]]) -> tuple[tuple[str, ...], dict[str, str]]:
    """The names of the bots, and a fingerprint of each that may be another one tomorrow."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    if len(names) < 2:
        raise voice.mistake("two-bots", given=text)
    return names, {name: _known(voice, name, tables) for name in names}


def _known(voice: Voice, name: str, tables: Sequence[Game[Any]]) -> str:
    """Make a bot known to all processes that play; its fingerprint."""
    if name.startswith(NETWORK):
        given = Path(name.removeprefix(NETWORK))
        with needing(voice, "learn"):
            from abilene.learn.bot import Playing
            from abilene.learn.errors import LearnError
        known_bots.BOTS[name] = Playing(given.absolute())
        content = given.read_bytes()
        try:
            for table in tables:
                known_bots.make(name, table, 0, 0)
        except LearnError as error:
            raise voice.mistake("network-trouble", file=str(given), detail=str(error)) from None
        return blake2b(content, digest_size=8).hexdigest()
    if "://" in name:
        try:
            known_bots.BOTS[name] = At(name)
        except ValueError:
            raise voice.mistake("bad-address", given=name) from None
        return ""
    check_bot(voice, name, f"{NETWORK}{voice('meta-file')}", "http://…")
    for table in tables:
        check_levels(voice, table, [name])
    file = network_file(tables[0].name) if name in LEVELS and any(learned(table) for table in tables) else None
    return blake2b(file.read_bytes(), digest_size=8).hexdigest() if file else ""


def _book(voice: Voice, tables: Sequence[Game[Any]], seed: int, prints: dict[str, str], file: Path | None) -> Book:
    game = tables[0]
    usual = {option.name: option.default for option in game.box.meta.options}
    chosen = {name: value for table in tables for name, value in table.options.items() if value != usual[name]}
    settings = {
        "game": game.name, "rules": game.rules, "options": chosen, "data": game.changes, "seed": seed,
        "abilene": abilene.__version__,
    }  # fmt: skip
    try:
        return Book(settings, prints, file)
    except BadRows as error:
        if error.name:
            there, wanted = (json.dumps(value, ensure_ascii=False) for value in (error.there, error.wanted))
            raise voice.mistake("other-rows", file=str(file), name=error.name, there=there, wanted=wanted) from None
        raise voice.mistake("bad-rows", file=str(file), line=str(error.line)) from None


@contextmanager
def _progress(voice: Voice, contests: Sequence[Contest], quiet: bool) -> Iterator[Callable[[int], None]]:
    if quiet or not voice.err.is_terminal:
        yield lambda games: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn(voice("progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=voice.err, transient=True) as progress:
        most = sum(contest.deals * len(contest.of_deal(0)) for contest in contests)
        task = progress.add_task("", total=most)
        yield lambda games: progress.advance(task, games)


# ------------------------------------------------------------------ what came of it


def _show(voice: Voice, title: str, found: Sequence[Standings], book: Book) -> None:
    out = voice.out
    out.print(title, style="bold")
    if book.healed:
        out.print(voice("rows-healed"), style="yellow")
    for one in found:
        out.print()
        out.print(_headline(voice, one), style="bold")
        out.print(_table(voice, one))
        out.print(_plot(one, scale([bot for each in found for bot in each.bots])))
        if one.interrupted:
            out.print(voice("arena-interrupted"), style="yellow")
        elif one.settled:
            out.print(voice("arena-settled"))
    if any(bot.openskill is None for one in found if one.players > 2 for bot in one.bots):
        out.print(voice("arena-no-openskill"))
    _tell_faults(voice, book)


def _headline(voice: Voice, one: Standings) -> str:
    return voice("arena-line", players=one.players, games=one.games, deals=one.deals)


def _table(voice: Voice, one: Standings) -> RichTable:
    table = RichTable(box=SIMPLE_HEAD)
    table.add_column(voice("column-bot"), overflow="fold")
    beside = ["rating", "interval", "against", "mean", "ms"]
    if any(bot.openskill for bot in one.bots):
        beside.append("openskill")
    for key in beside:
        name = one.anchor if key == "against" and one.anchor else ""
        table.add_column(voice(f"column-{key}", bot=name), justify="right", no_wrap=True)
    for bot in one.bots:
        fixed = bot.name == one.anchor
        met = bot.against.get(one.anchor or "")
        figures = [
            signed(bot.rating),
            voice("arena-fixed") if fixed else f"{signed(bot.low)} – {signed(bot.high)}",
            voice("percent", number=100 * met.share) if met else "–",
            voice("figure-1", number=bot.mean_score),
            voice("figure-2", number=bot.ms),
        ]
        if bot.openskill:
            figures.append(f"{bot.openskill[0]:.1f} ± {2 * bot.openskill[1]:.1f}")
        table.add_row(short(bot.name), *figures)
    return table


def _plot(one: Standings, shown: Scale) -> Text:
    """The ratings as a drawing of letters, each with its interval."""
    longest = min(24, max(len(short(bot.name)) for bot in one.bots))
    lines = []
    for bot in one.bots:
        name = short(bot.name)[-longest:]
        low, middle, high = (round(shown.at(rating) * (ROOM - 1)) for rating in (bot.low, bot.rating, bot.high))
        cells = [" "] * ROOM
        cells[low : high + 1] = "─" * (high - low + 1)
        cells[low], cells[high] = "├" if bot.low >= shown.low else "◂", "┤" if bot.high <= shown.high else "▸"
        cells[middle] = "●"
        lines.append(f"  {name:<{longest}}  {''.join(cells)}")
    axis = [" "] * (ROOM + 6)
    ends = [(shown.low, 0), (shown.high, ROOM - 1)]
    for rating, cell in ends:
        label = signed(rating)
        start = max(0, cell - len(label) // 2)
        axis[start : start + len(label)] = label
    lines.append(f"  {'':<{longest}}  {''.join(axis).rstrip()}")
    return Text("\n".join(lines))


def _tell_faults(voice: Voice, book: Book) -> None:
    """Who failed, where: enough to play that game again."""
    told = [(row, fault) for row in book.games.values() for fault in faults_of(row)]
    for row, fault in told[:TOLD]:
        what = voice(FAULTS[fault["what"]])
        line = voice(
            "fault", bot=row["seats"][fault["seat"]], what=what, detail=fault["detail"], players=row["players"],
            seed=str(row["seed"]), decision=str(fault["decision"]), seat=str(fault["seat"]),
            seats=", ".join(row["seats"]),
        )  # fmt: skip
        voice.out.print(line, style="red", soft_wrap=True)
    if len(told) > TOLD:
        voice.out.print(voice("more-faults", count=len(told) - TOLD), style="red")
