"""The commands put together, with help and errors in the language of whoever calls."""

import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NoReturn

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

import abilene
from abilene.cli import arena, draw, games, play, replay, serve, simulate, train
from abilene.cli.parameters import lang_option
from abilene.cli.voice import Mistake, Voice, language
from abilene.engine.errors import JournalError, OtherRules


def app(arguments: Sequence[str], environment: Mapping[str, str]) -> typer.Typer:
    """The command line in the language that these arguments or this environment ask for."""
    voice = Voice(language(arguments, environment))
    commands = typer.Typer(
        cls=_group(voice),
        help=voice("help-abilene"),
        add_completion=False,
        invoke_without_command=True,
        pretty_exceptions_enable=False,
    )

    @commands.callback()
    def abilene_(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=voice("help-version"))] = False,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        if version:
            kind = voice("compiled" if abilene.compiled else "interpreted")
            voice.out.print(f"abilene {abilene.__version__} ({kind})")
        elif context.invoked_subcommand is None:
            context.get_help()

    command = _command(voice)
    for module in (serve, play, simulate, replay, draw, games, train, arena):
        module.add(commands, voice, command)
    return commands


def _command(voice: Voice) -> type[TyperCommand]:
    class Command(TyperCommand):
        allow_extra_args = True  # Typer would refuse them, but in English only

        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            rest = super().parse_args(ctx, args)
            if rest:
                raise voice.mistake("too-many-words", given=" ".join(rest), command=ctx.command_path)
            return rest

        def format_help(self, ctx: Any, formatter: Any) -> None:
            show_help(voice, ctx)

    return Command


def _group(voice: Voice) -> type[TyperGroup]:
    class Group(TyperGroup):
        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args[0] not in self.commands:
                raise voice.unknown("command", args[0], list(self.commands))
            return super().resolve_command(ctx, args)

        def format_help(self, ctx: Any, formatter: Any) -> None:
            show_help(voice, ctx)

        def main(self, *args: Any, **extra: Any) -> NoReturn:
            """Run a command; a mistake is told in one line, whatever it is."""
            code: object = 0
            try:
                code = super().main(*args, **{**extra, "standalone_mode": False})
            except Mistake as mistake:
                voice.complain(str(mistake))
                code = mistake.code
            except OtherRules as error:
                voice.complain(_journal_error(voice, error, "other-rules"))
                code = 3
            except JournalError as error:
                voice.complain(_journal_error(voice, error))
                code = 1
            except typer.TyperException as error:
                voice.complain(_usage_error(voice, error))
                code = 2
            except OSError as error:
                voice.complain(_file_error(voice, error))
                code = 2
            sys.exit(code if isinstance(code, int) else 0)

    return Group


def show_help(voice: Voice, context: Any) -> None:
    """Usage, what the command does, and all it takes."""
    command, out = context.command, voice.out
    parameters = [parameter for parameter in command.get_params(context) if not getattr(parameter, "hidden", False)]
    words = [parameter for parameter in parameters if parameter.param_type_name == "argument"]
    usage = [context.command_path, *(f"[{word.metavar}]" for word in words)]
    commands = getattr(command, "commands", {})
    if commands:
        usage.append(voice("usage-command"))
    out.print(Text.assemble((voice("usage"), "bold"), " ", " ".join([*usage, voice("usage-options")])))
    out.print()
    out.print(command.help)
    if commands:
        _show_list(voice, "commands", [(name, each.help or "") for name, each in commands.items()])
    if words:
        _show_list(voice, "words", [(word.metavar, word.help) for word in words])
    options = [parameter for parameter in parameters if parameter.param_type_name == "option"]
    _show_list(voice, "options", [(_spelled(option), _explained(voice, option)) for option in options])


def _show_list(voice: Voice, title: str, rows: Sequence[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(Text(f"  {name}", "bold cyan"), text)
    voice.out.print()
    voice.out.print(Text(voice(f"help-{title}"), "bold"))
    voice.out.print(table)


def _spelled(option: Any) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return f"{names} {option.metavar}" if option.metavar else names


def _explained(voice: Voice, option: Any) -> str:
    return voice("help-help") if option.name == "help" else option.help or ""


def _usage_error(voice: Voice, error: Any) -> str:
    option = getattr(error, "option_name", "")
    if option and hasattr(error, "possibilities"):
        names = [name for parameter in error.ctx.command.get_params(error.ctx) for name in parameter.opts]
        return str(voice.unknown("word", option, [name for name in names if name.startswith("-")]))
    return voice("wrong-use", option=option) if option else str(error.format_message())


def _journal_error(voice: Voice, error: JournalError, key: str = "damaged") -> str:
    detail = str(error).removeprefix(f"line {error.line}: ")
    return voice(key, line=str(error.line), detail=detail)


def _file_error(voice: Voice, error: OSError) -> str:
    known = {"FileNotFoundError": "missing", "IsADirectoryError": "folder", "PermissionError": "forbidden"}
    key = known.get(type(error).__name__, "trouble")
    return voice(f"file-{key}", file=str(error.filename or "abilene"), detail=str(error.strerror or error))
