"""What is public for learners is told in words and by an example, and the examples come true."""

import doctest
import inspect
from types import ModuleType

import pytest

from abilene.rl import gymnasium, open_spiel, pettingzoo, rendering, rewards, vector

# An example of the module stands for all of it where that has one purpose.
OF_THE_MODULE = (open_spiel, pettingzoo)
OF_EACH = {vector: ["Vector"], gymnasium: ["Seat"], rendering: ["svg", "text", "rgb"], rewards: ["reward_of"]}


@pytest.mark.parametrize("module", [*OF_THE_MODULE, *OF_EACH], ids=lambda module: module.__name__)
def test_the_examples_come_true(module: ModuleType) -> None:
    told = [getattr(module, name) for name in OF_EACH[module]] if module in OF_EACH else [module]
    for thing in told:
        assert ">>> " in (inspect.getdoc(thing) or ""), thing
    result = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.failed == 0
