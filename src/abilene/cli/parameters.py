"""What several commands take: numbers, files, games, players, options, figures, bots."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer

import abilene
from abilene import bots
from abilene.bots.levels import LEVELS, why_not
from abilene.cli.voice import Voice
from abilene.engine.chance import SPAN
from abilene.engine.errors import DataError
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.engine.meta import Meta, Option
from abilene.engine.texts import LANGS, Texts
from abilene.games import box

# ------------------------------------------------------------------ parsers


def whole(voice: Voice, name: str, least: int = 0, most: int = SPAN - 1) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise voice.mistake("not-whole", option=name, given=text) from None
        if least <= number <= most:
            return number
        bound = "too-small" if number < least else "too-large"
        raise voice.mistake(bound, option=name, given=str(number), least=str(least), most=str(most))

    return parse


def one_of(voice: Voice, what: str, allowed: Sequence[str]) -> Callable[[str], str]:
    """Reads one of a few words."""

    def parse(text: str) -> str:
        if text not in allowed:
            raise voice.unknown(what, text, allowed)
        return text

    return parse


# ------------------------------------------------------------------ options that several commands share


def lang_option(voice: Voice) -> Any:
    """--lang: read before everything else (see `language`), checked here."""
    return typer.Option("--lang", metavar="|".join(LANGS), help=voice("help-lang"), parser=one_of(voice, "lang", LANGS))


def seed_option(voice: Voice, text: str) -> Any:
    """--seed."""
    return typer.Option("--seed", metavar="N", help=voice(text), parser=whole(voice, "--seed"))


def players_option(voice: Voice) -> Any:
    """--players; the game says how many it is for."""
    return typer.Option("--players", metavar="N", help=voice("help-players"), parser=whole(voice, "--players"))


def option_option(voice: Voice) -> Any:
    """--option, which sets an option of the game."""
    return typer.Option("--option", metavar=voice("meta-option"), help=voice("help-option"))


def data_option(voice: Voice) -> Any:
    """--data, figures from a player's own box."""
    return typer.Option("--data", metavar=voice("meta-toml"), help=voice("help-data"))


def jobs_option(voice: Voice) -> Any:
    """--jobs."""
    return typer.Option("--jobs", metavar="N", help=voice("help-jobs"), parser=whole(voice, "--jobs", least=1))


def cores() -> int:
    """How many processes play when nobody says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def decision_option(voice: Voice, text: str) -> Any:
    """--decision."""
    return typer.Option("--decision", metavar="N", help=voice(text), parser=whole(voice, "--decision"))


def viewer_option(voice: Voice, text: str) -> Any:
    """--seat, whose eyes to look through."""
    return typer.Option("--seat", metavar="N", help=voice(text), parser=whole(voice, "--seat"))


def game_argument(voice: Voice) -> Any:
    """The name of a game."""
    return typer.Argument(metavar=voice("meta-game"), help=voice("help-game", allowed=", ".join(abilene.games.names())))


def journal_argument(voice: Voice) -> Any:
    """The file of a game."""
    return typer.Argument(metavar=voice("meta-file"), help=voice("help-journal-file"))


# ------------------------------------------------------------------ games


def meta(voice: Voice, name: str) -> Meta:
    """Titles, seats and options of a game."""
    games = abilene.games.names()
    if name not in games:
        raise voice.unknown("game", name, games) if name else voice.mistake("which-game", allowed=", ".join(games))
    return box(name).meta


def usual_players(meta: Meta, named: int = 0) -> int:
    """How many sit down when nobody says: as many as are named, else the middle of what the game is for."""
    return named if named in meta.players else meta.players[len(meta.players) // 2]


def load_game(voice: Voice, name: str, players: int, options: Sequence[str], data: str) -> Game[Any]:
    """The game with its players, options and figures."""
    about = meta(voice, name)
    if players not in about.players:
        raise voice.mistake(
            "not-for-players", game=name, given=str(players), allowed=", ".join(map(str, about.players))
        )
    chosen = dict(_option(voice, about, players, text) for text in options)
    _check_together(voice, about, players, chosen)
    if data and not Path(data).exists():
        raise voice.mistake("file-missing", file=data)
    try:
        return abilene.load(name, players=players, data=data or None, **chosen)
    except DataError as error:
        detail = str(error).removeprefix(f"{data}: ")  # already there when the file is no TOML at all
        raise voice.mistake("bad-figures", file=data, detail=detail) from None


def _option(voice: Voice, meta: Meta, players: int, text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    known = {option.name: option for option in meta.options}
    if name not in known:
        raise voice.unknown("option", name, list(known))
    if known[name] not in meta.options_for(players):
        sizes = ", ".join(map(str, known[name].players))
        raise voice.mistake("option-not-for", option=name, given=str(players), allowed=sizes, rule=known[name].rule)
    allowed = {written(each): each for each in known[name].allowed(players)}
    if value not in allowed and not known[name].allows(value, players):
        key = "bad-value" if equals else "no-value"
        listed = list(allowed)
        if known[name].or_spelled:
            listed[-1] = spelled(voice, known[name])
        raise voice.mistake(key, option=name, given=value, allowed=", ".join(listed))
    return name, allowed.get(value, value)


def spelled(voice: Voice, option: Option) -> str:
    """In words what an option may be letter by letter."""
    word = option.or_spelled
    assert word is not None, f"{option.name} is not spelled"
    return voice("spelled", count=str(word.length), letters=", ".join(word.letters), example=word.example)


def _check_together(voice: Voice, meta: Meta, players: int, chosen: Mapping[str, Any]) -> None:
    setting = {option.name: option.default for option in meta.options_for(players)} | dict(chosen)
    clash = meta.conflict(setting)
    if clash is not None:
        option, other = clash
        used, against = (f"{name}={written(setting[name])}" for name in (option.name, other))
        allowed = ", ".join(map(written, dict(option.needs_of(setting[option.name]))[other]))
        raise voice.mistake("options-clash", used=used, against=against, other=other, allowed=allowed, rule=option.rule)


def written(value: Any) -> str:
    """A value of an option as one types it: true, 2, default."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def meaning(voice: Voice, texts: Texts, option: Option, value: Any) -> str:
    """What a value of an option means, in words; empty when it speaks for itself."""
    if option.or_spelled and option.or_spelled.fits(value):
        return f"{texts.format(option.text(value))}: {spelled(voice, option)}"
    try:
        return texts.format(option.text(value))
    except KeyError:
        return voice("seat-number", number=str(value)) if option.or_seat and value not in option.values else ""


def check_bot(voice: Voice, name: str, *besides: str) -> str:
    """The name of a bot, itself."""
    allowed = (*besides, *LEVELS, *bots.names())
    if name not in allowed:
        raise voice.unknown("bot", name, allowed)
    return name


def check_levels(voice: Voice, game: Game[Any], names: Sequence[str]) -> None:
    """Levels play only where a network has learned the table."""
    for name in names:
        if name in LEVELS and (reason := why_not(game)):
            raise voice.mistake("no-levels", bot=name, detail=reason)


# ------------------------------------------------------------------ what is installed


@contextmanager
def needing(voice: Voice, extra: str) -> Iterator[None]:
    """What is done in here needs this extra of the package; says so where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise voice.mistake("needs-extra", module=str(error.name), extra=extra) from None


# ------------------------------------------------------------------ journals


def read_match(voice: Voice, file: str) -> Match[Any]:
    """The match of a journal, every line checked."""
    if not file:
        raise voice.mistake("which-file")
    # Bytes that are no text become a sign that no journal has, so that its line is named.
    return abilene.replay(Path(file).read_text(encoding="utf-8", errors="replace"))


def check_target(voice: Voice, file: str) -> Path:
    """A file that can be written; its folder at least is there."""
    if not Path(file).parent.is_dir():
        raise voice.mistake("no-folder", folder=str(Path(file).parent))
    return Path(file)


def check_decision(voice: Voice, match: Match[Any], decision: int | None) -> int:
    """A decision of the match by its number; the last when none is said."""
    if decision is None:
        return match.decisions
    if decision > match.decisions:
        raise voice.mistake("no-decision", given=str(decision), most=str(match.decisions))
    return decision


def check_seat(voice: Voice, game: Game[Any], seat: int | None) -> int | None:
    """A seat of the game, or None."""
    if seat is not None and seat >= game.players:
        raise voice.unknown("seat", seat, range(game.players))
    return seat


def seat_names(voice: Voice) -> list[str]:
    """The names of those who gave none, by seat; twice as many as any game has seats."""
    return voice("names").split(", ")
