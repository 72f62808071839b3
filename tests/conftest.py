"""Settings of all tests: the same every time, on every machine."""

import gc
import os
from collections.abc import Iterator
from itertools import groupby

import pytest
from hypothesis import settings

from abilene.bots import BOTS

BROWSER = "tests/browser/"

settings.register_profile("abilene", derandomize=True, deadline=None, database=None)
settings.load_profile("abilene")

# Python looks through all that lives for rings of things that hold each other. There are few of them, and to look
# rarely, and never again through what was there before the first test, takes a seventh off the whole run.
gc.set_threshold(100_000, 50, 50)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate-golden", action="store_true", help="write tests/golden anew instead of comparing with it"
    )


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _bots_leave_with_who_brought_them() -> Iterator[None]:
    """Whatever bots the tests of a module make known, those after them know the same as ever, in any order."""
    known = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(known)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: who waits for a browser or a server leaves its core to the others.

    What is written down anew is written by one alone: several would take each other's entries out of a list again.
    """
    if config.getoption("--regenerate-golden"):
        return 0
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lay the tests in a browser evenly among the others, so that every worker gets its share of what takes long.

    Between modules, never within one: what the tests of a module share is set up once.
    """
    browsing = [item for item in items if item.nodeid.startswith(BROWSER)]
    others = [item for item in items if not item.nodeid.startswith(BROWSER)]
    laid: list[pytest.Item] = []
    passed = due = 0
    for _, module in groupby(others, key=lambda item: item.path):
        laid += (tests := list(module))
        passed, before = passed + len(tests), due
        due = len(browsing) * passed // len(others)
        laid += browsing[before:due]
    items[:] = laid or browsing
