"""The examples for researchers say what happens."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "research.md"


def test_the_examples_of_the_page_come_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 10
    assert result.failed == 0
