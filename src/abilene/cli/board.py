"""What a match looks like in a terminal: board, log, options, scores."""

import re
from collections.abc import Collection, Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from abilene.cli.rulebook import Rule
from abilene.cli.voice import Voice
from abilene.engine.core import State

COLOURS = ("cyan", "magenta", "green", "yellow", "red", "blue")
HIDDEN = "?"
ACROSS = 6  # with more parts than that, the players stand across


def coloured(line: str, names: Sequence[str], style: str = "") -> Text:
    """A line of text in which each player has a colour."""
    text = Text(line, style)
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", COLOURS[seat % len(COLOURS)])
    return text


def draw_board(voice: Voice, state: State, seat: int | None, names: Sequence[str]) -> Panel:
    """The situation as this seat may see it."""
    game = state.game
    heading, *lines = game.box.terminal(state.seen_by(seat), game.texts(voice.lang, names))
    title = coloured(heading, names, "bold")
    return Panel(coloured("\n".join(lines), names), box=ROUNDED, title=title, title_align="left", expand=False)


def draw_options(voice: Voice, state: State, names: Sequence[str]) -> Columns:
    """The numbered options, side by side where they are short."""
    labels = [state.game.label(state, choice, voice.lang, names) for choice in state.options()]
    width = len(str(len(labels)))
    numbered = [
        Text.assemble((f"{number:>{width}} ", "bold"), coloured(label, names)) for number, label in enumerate(labels, 1)
    ]
    return Columns(numbered, padding=(0, 4), column_first=len(labels) > 10)


def draw_scores(voice: Voice, state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """The score sheet as this seat may know it: a part that is hidden from it is left open until the end."""
    texts = state.game.texts(voice.lang, names)
    known, winners = state.standing(seat), state.winners()
    heads = [Text(texts.format(f"score-{part}")) for part in known[0]]
    rows = [[Text(), *heads, Text(texts.format("score-total"), "bold")]]
    for player, points in enumerate(known):
        parts = [Text(HIDDEN if part is None else str(part)) for part in points.values()]
        star = "★ " if player in winners else "  "
        rows.append([coloured(star + texts.seat(player), names), *parts, Text(_total(points.values()), "bold")])
    return _sheet(rows if len(heads) <= ACROSS else [list(row) for row in zip(*rows, strict=True)])


def _total(points: Collection[int | None]) -> str:
    total = str(sum(part for part in points if part is not None))
    return f"{total} + {HIDDEN}" if None in points else total


def _sheet(rows: Sequence[Sequence[Text]]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for column, head in enumerate(rows[0]):
        table.add_column(head, justify="right" if column else "left")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def draw_rules(rules: Sequence[Rule]) -> Group:
    """Rules with their ids and titles."""
    parts: list[RenderableType] = []
    for rule in rules:
        parts += [Text.assemble((rule.id, "dim"), "  ", (rule.title, "bold")), Markdown(rule.text), Text()]
    return Group(*parts)
