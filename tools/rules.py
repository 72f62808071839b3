"""Which rules of each game are proven by a test: `make rules`.

A rule is a heading `### GGB-DIST-5 · The declaration` of a game's rules.en.md; a test that proves it says
`@rule("GGB-DIST-5")`.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import abilene

ROOT = Path(__file__).resolve().parent.parent

# Rules that no test can prove, each with the reason.
UNPROVABLE: dict[str, str] = {}

_HEADING = re.compile(r"^### ([A-Z]+(?:-[A-Z]+)*-\d+) · \S", re.MULTILINE)


@dataclass
class Coverage:
    """The rules of one game, and which tests prove them."""

    game: str
    rules: list[str]
    proven: dict[str, list[str]]

    @property
    def unproven(self) -> list[str]:
        """Rules that no test proves and no reason excuses."""
        return [rule for rule in self.rules if rule not in self.proven and rule not in UNPROVABLE]

    @property
    def excused(self) -> dict[str, str]:
        """Rules that no test can prove, and why."""
        return {rule: UNPROVABLE[rule] for rule in self.rules if rule in UNPROVABLE}


def rule_ids(rules: Path) -> list[str]:
    """The rule ids of a rules file, in its order."""
    return _HEADING.findall(rules.read_text("utf-8"))


def cited_in(test: ast.FunctionDef) -> Iterator[str]:
    """The rule ids of `@rule(...)` and of `marks=pytest.mark.rule(...)` above a test."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "rule":
                yield from (ast.literal_eval(argument) for argument in node.args)


def citations(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """The tests that cite each rule id, read from their sources: nothing is imported or collected."""
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys(cited_in(node)):
                    tests.setdefault(rule, []).append(f"{path.relative_to(folder.parent).as_posix()}::{node.name}")
    return tests


def rulebooks() -> list[Path]:
    """The rules of every game, those still being built included."""
    return sorted((Path(abilene.__file__).parent / "games").glob("*/rules.en.md"))


def coverage(rulebook: Path, cited: dict[str, list[str]]) -> Coverage:
    """What the tests that cite rules prove of one game."""
    rules = rule_ids(rulebook)
    return Coverage(rulebook.parent.name, rules, {rule: cited[rule] for rule in rules if rule in cited})


def show(games: list[Coverage], unknown: dict[str, list[str]], console: Console) -> None:
    """The figures as a table, then by name what is missing."""
    table = Table("Game", title="Rules proven by tests")
    for heading in ("Rules", "Proven", "Unproven"):
        table.add_column(heading, justify="right")
    for game in games:
        name = game.game if game.game in abilene.games.names() else f"{game.game} (being built)"
        table.add_row(name, *map(str, (len(game.rules), len(game.proven), len(game.unproven))))
    console.print(table)
    for game in games:
        if game.game not in abilene.games.names():
            continue
        for rule in game.unproven:
            console.print(f"unproven  {rule}")
        for rule, reason in game.excused.items():
            console.print(f"excused   {rule}: {reason}")
    for rule, tests in unknown.items():
        console.print(f"[red]no such rule[/red]  {rule}, cited by {', '.join(tests)}", soft_wrap=True)


def main(arguments: list[str] | None = None) -> int:
    """1 when a test cites a rule that does not exist, else 0."""
    parser = argparse.ArgumentParser(prog="make rules", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="the figures as JSON, with the tests that prove each rule")
    wanted = parser.parse_args(arguments)
    cited = citations()
    games = [coverage(rulebook, cited) for rulebook in rulebooks()]
    known = {rule for game in games for rule in game.rules}
    unknown = {rule: tests for rule, tests in cited.items() if rule not in known}
    if wanted.json:
        figures = {game.game: asdict(game) | {"unproven": game.unproven, "excused": game.excused} for game in games}
        print(json.dumps({"games": figures, "unknown": unknown}, indent=2))
    else:
        show(games, unknown, Console())
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
