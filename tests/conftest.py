"""Settings of all tests: the same every time, on every machine."""

import pytest
from hypothesis import settings

settings.register_profile("abilene", derandomize=True, deadline=None, database=None)
settings.load_profile("abilene")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate-golden", action="store_true", help="write tests/golden anew instead of comparing with it"
    )
