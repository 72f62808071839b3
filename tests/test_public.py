"""The public names: each is told in words and by an example, and the examples come true."""

import doctest
import inspect
from typing import Any

import pytest

import abilene
from abilene import bots, sim

PUBLIC = [(module.__name__, name) for module in (abilene, bots, sim) for name in module.__all__]
VALUES = {"NOBODY", "PASS", "compiled", "Maker"}  # constants, and the name of a type: they have no docstring


def thing(module: str, name: str) -> Any:
    return getattr({"abilene": abilene, "abilene.bots": bots, "abilene.sim": sim}[module], name)


def test_each_public_name_has_an_example_that_comes_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for module, name in PUBLIC:
        if name not in VALUES:
            told = inspect.getdoc(thing(module, name)) or ""
            example = doctest.DocTestParser().get_doctest(told, {}, f"{module}.{name}", None, None)
            assert example.examples, f"{module}.{name} has no example"
            runner.run(example)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("kind", [abilene.Game, abilene.Match, abilene.State], ids=lambda kind: str(kind.__name__))
def test_what_a_game_a_match_and_a_state_can_do_is_told_and_the_examples_come_true(kind: type) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for name, method in vars(kind).items():
        if not name.startswith("_") and callable(method):
            told = inspect.getdoc(method) or ""
            assert told, f"{kind.__name__}.{name}"
            runner.run(doctest.DocTestParser().get_doctest(told, {}, f"{kind.__name__}.{name}", None, None))
    assert runner.summarize().failed == 0
