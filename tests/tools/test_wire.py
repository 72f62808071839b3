"""The browser's part is checked with the types that the server answers with."""

from tools import wire


def test_the_types_of_the_browser_are_those_of_the_contract() -> None:
    assert wire.WRITTEN.read_text("utf-8") == wire.declarations(), "run: python tools/wire.py"
