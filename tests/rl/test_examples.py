"""What the modules for learners show by example comes true."""

import doctest
from types import ModuleType

import pytest

from abilene.rl import open_spiel, pettingzoo


@pytest.mark.parametrize("module", [open_spiel, pettingzoo], ids=lambda module: module.__name__)
def test_the_examples_come_true(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 3
    assert result.failed == 0
