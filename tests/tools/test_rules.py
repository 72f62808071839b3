"""`make rules` counts what the tests prove."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import abilene
from abilene.games import box
from tools import rules

GAME = abilene.games.names()[0]
RULEBOOK = box(GAME).folder / "rules.en.md"


def test_a_rule_is_a_heading_of_the_third_level_with_an_id(tmp_path: Path) -> None:
    text = "# GGB-NO-1 · title\n### GGB-UPK-1 · A token\nsee ### GGB-NO-2 · here\n### GGB-UPK-10 · B\n### Rulings\n"
    (tmp_path / "rules.en.md").write_text(text, "utf-8")
    assert rules.rule_ids(tmp_path / "rules.en.md") == ["GGB-UPK-1", "GGB-UPK-10"]


def test_a_rule_is_proven_by_the_tests_that_cite_it() -> None:
    first, second, *others = rules.rule_ids(RULEBOOK)
    found = rules.coverage(RULEBOOK, {first: ["test_a", "test_b"], "GGB-NO-1": ["test_c"]})
    assert found.proven == {first: ["test_a", "test_b"]}
    assert found.unproven == [second, *others]


def test_a_test_cites_by_its_decorator_or_by_the_marks_of_its_parameters(tmp_path: Path) -> None:
    source = """
@rule("GGB-UPK-1", "GGB-UPK-2")
def test_two(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("GGB-UPK-3"))])
@rule("GGB-UPK-1")
def test_three(n): ...

@rule("GGB-UPK-4")
def helper(): ...

def test_none(): ...
"""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(source, "utf-8")
    two, three = "tests/test_a.py::test_two", "tests/test_a.py::test_three"
    assert rules.citations(tmp_path / "tests") == {"GGB-UPK-1": [two, three], "GGB-UPK-2": [two], "GGB-UPK-3": [three]}


def test_an_excused_rule_is_neither_proven_nor_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = rules.rule_ids(RULEBOOK)
    monkeypatch.setitem(rules.UNPROVABLE, first, "nobody can see it")
    found = rules.coverage(RULEBOOK, {})
    assert found.unproven == others
    assert found.excused == {first: "nobody can see it"}


def run(monkeypatch: pytest.MonkeyPatch, cited: dict[str, list[str]], *arguments: str) -> tuple[int, str]:
    said = StringIO()
    monkeypatch.setattr(rules, "citations", lambda: cited)
    monkeypatch.setattr(rules, "Console", lambda: Console(file=said, width=100))
    monkeypatch.setattr("builtins.print", lambda text: said.write(text))
    return rules.main(list(arguments)), said.getvalue()


def test_the_table_counts_and_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *others = rules.rule_ids(RULEBOOK)
    code, said = run(monkeypatch, {first: ["test_a"]})
    assert code == 0
    assert [cell.strip() for line in said.splitlines() if GAME in line for cell in line.split("│")[2:5]] == [
        str(2 + len(others)),
        "1",
        str(1 + len(others)),
    ]
    assert f"unproven  {second}\n" in said
    assert f"unproven  {first}\n" not in said


def test_a_rule_that_does_not_exist_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = run(monkeypatch, {"GGB-NO-1": ["tests/test_a.py::test_a"]})
    assert code == 1
    assert "GGB-NO-1, cited by tests/test_a.py::test_a" in said


def test_the_figures_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    first = rules.rule_ids(RULEBOOK)[0]
    code, said = run(monkeypatch, {first: ["test_a"], "GGB-NO-1": ["test_b"]}, "--json")
    figures = json.loads(said)
    assert code == 1
    assert figures["games"][GAME]["proven"] == {first: ["test_a"]}
    assert figures["unknown"] == {"GGB-NO-1": ["test_b"]}
