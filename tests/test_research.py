"""What researchers are told: the examples come true, and the learner learns."""

import doctest
import runpy
from pathlib import Path

import pytest

import abilene

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "research.md"
LEARNER = ROOT / "examples" / "reinforce.py"


def test_the_examples_of_the_page_come_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_learner_of_the_page_learns() -> None:
    pytest.importorskip("numpy", reason="numpy is missing: install abilene[rl]")
    assert f"```python\n{LEARNER.read_text('utf-8')}```" in PAGE.read_text("utf-8")
    margins = runpy.run_path(str(LEARNER))["train"](60)
    first, last = margins[:20], margins[-20:]
    assert sum(margin > 0 for margin in last) >= 16
    assert sum(last) > sum(first) + 100


def test_the_version_to_cite_is_this_one() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {abilene.__version__}\n" in cited
    assert f"version {abilene.__version__}," in PAGE.read_text("utf-8")
