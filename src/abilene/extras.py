"""Extras: what is not installed by `pip install abilene` alone."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What is imported in here comes with this extra of the package; says so where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error.name} is missing: install abilene[{extra}]", name=error.name) from None
