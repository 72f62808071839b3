"""A server for each module, and one for each test that changes settings."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Served, serve, settings


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a module share."""
    with serve(settings(tmp_path_factory.mktemp("store"))) as running:
        yield running
