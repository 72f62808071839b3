"""Every rule of every game is proven by a test, and every rule id that the code and the texts name exists."""

import json
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene.engine.texts import LANGS
from abilene.games import box
from tools.rules import UNPROVABLE, main, rule_ids

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def figures() -> Any:
    """What `make rules` finds."""
    with redirect_stdout(StringIO()) as said:
        assert main(["--json"]) == 0, said.getvalue()
    return json.loads(said.getvalue())


@pytest.mark.parametrize("game", abilene.games.names())
def test_every_rule_is_proven(game: str, figures: Any) -> None:
    assert figures["games"][game]["unproven"] == []


def test_no_test_cites_a_rule_that_does_not_exist(figures: Any) -> None:
    assert figures["unknown"] == {}


@pytest.mark.parametrize("game", abilene.games.names())
def test_the_rules_are_the_same_in_both_languages(game: str) -> None:
    english, french = (rule_ids(box(game).folder / f"rules.{lang}.md") for lang in LANGS)
    assert english == french
    assert len(set(english)) == len(english)


def test_only_rules_that_exist_and_are_unproven_are_excused(figures: Any) -> None:
    rules = {rule for game in figures["games"].values() for rule in game["rules"]}
    proven = {rule for game in figures["games"].values() for rule in game["proven"]}
    assert UNPROVABLE.keys() <= rules - proven
    assert all(reason.strip() for reason in UNPROVABLE.values())


@pytest.mark.parametrize("game", abilene.games.names())
def test_a_rule_that_is_named_anywhere_exists(game: str) -> None:
    found = box(game)
    rules = set(rule_ids(found.folder / "rules.en.md"))
    named = re.compile(rf"\b{found.meta.prefix}[A-Z]?-[A-Z]+-\d+\b")  # a module has a letter of its own
    files = [path for path in found.folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    files += (ROOT / "tests" / game).glob("*.py")
    for path in files:
        assert set(named.findall(path.read_text("utf-8"))) <= rules, path.name
