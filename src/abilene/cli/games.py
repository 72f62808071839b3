"""`abilene games`: what can be played, and with which options."""

import json
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand

import abilene
from abilene.cli.parameters import lang_option, load_game, meaning, meta, written
from abilene.cli.voice import Voice
from abilene.engine.data import reconstructed
from abilene.engine.meta import Meta, Option
from abilene.engine.texts import Texts
from abilene.games import box


def add(app: typer.Typer, voice: Voice, command: type[TyperCommand]) -> None:
    """Add the command."""

    @app.command("games", cls=command, help=voice("help-games"))
    def games(
        as_json: Annotated[bool, typer.Option("--json", help=voice("help-json"))] = False,
        lang: Annotated[str | None, lang_option(voice)] = None,
    ) -> None:
        described = [describe(voice, name) for name in abilene.games.names()]
        if as_json:
            print(json.dumps(described, ensure_ascii=False, indent=2))
            return
        for each in described:
            _show(voice, each)
        voice.out.print(Text(voice("unofficial"), "dim"))


def describe(voice: Voice, name: str) -> dict[str, Any]:
    """A game in words: titles, people, seats, options with what their values mean, reconstructed figures."""
    about = meta(voice, name)
    texts = load_game(voice, name, about.players[0], (), "").texts(voice.lang)
    return {
        "name": about.name,
        "title": about.titles[voice.lang],
        "designer": about.designer,
        "publisher": about.publisher,
        "players": list(about.players),
        "options": [_describe_option(voice, texts, option, about) for option in about.options],
        "reconstructed": list(reconstructed(box(name).tables)),
    }


def _describe_option(voice: Voice, texts: Texts, option: Option, meta: Meta) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": texts.format(f"option-{option.name}"),
        "help": texts.format(f"option-{option.name}.help"),
        "default": option.default,
        "players": list(option.players or meta.players),
        "needs": {other: list(allowed) for other, allowed in option.needs},
        "rule": option.rule,
        "pattern": option.or_spelled.pattern if option.or_spelled else None,
        "values": [
            {"value": value, "meaning": meaning(voice, texts, option, value)}
            for value in option.allowed(max(meta.players))
        ],
    }


def _show(voice: Voice, game: dict[str, Any]) -> None:
    out = voice.out
    out.print(Text.assemble((game["name"], "bold cyan"), "  ", (game["title"], "bold")))
    players = ", ".join(map(str, game["players"]))
    about = voice("game-line", designer=game["designer"], publisher=game["publisher"], players=players)
    out.print(Padding(about, (0, 0, 1, 2)))
    for option in game["options"]:
        sizes = voice("for-players", players=", ".join(map(str, option["players"])))
        some = sizes if option["players"] != game["players"] else ""
        heading = Text.assemble((f"--option {option['name']}=", "cyan"), "  ", (option["title"], "bold"), some)
        out.print(Padding(heading, (0, 0, 0, 2)))
        out.print(Padding(Text(option["help"], "dim"), (0, 0, 0, 4)))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for each in option["values"]:
            usual = voice("by-default") if each["value"] == option["default"] else ""
            table.add_row(Text(written(each["value"]), "cyan"), Text.assemble(each["meaning"], (usual, "dim")))
        out.print(Padding(table, (0, 0, 1, 4)))
    if game["reconstructed"]:
        line = voice("reconstructed", tables=", ".join(game["reconstructed"]))
        out.print(Padding(Text(line, "yellow"), (0, 0, 1, 2)))
