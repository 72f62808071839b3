"""`@rule("GGB-DIST-5")` on a test says which rules it proves; `make rules` counts them."""

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as proof of these rule ids."""
    mark: Callable[[F], F] = pytest.mark.rule(*ids)
    return mark
