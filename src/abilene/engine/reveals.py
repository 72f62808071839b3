"""Reveals and recaps: what comes to light is shown for itself, and what is over is summed up; a page waits for both."""

from typing import NamedTuple


class Reveal(NamedTuple):
    """Something is turned up, and a stamp says what it comes to."""

    at: str  # the key of the node where it is shown
    icon: str  # of what is turned up
    name: str
    stamp: str  # in one word; empty: none
    good: bool = True  # what the stamp says
    lead: str = ""  # who had claimed what
    claim: str = ""
    turns: bool = False  # it has lain face down until now


class Standing(NamedTuple):
    """A seat in a recap: what it had a part in, and its numbers, each with how it has changed."""

    seat: int
    icons: tuple[str, ...]
    numbers: tuple[tuple[str, str], ...]


class Recap(NamedTuple):
    """What a round, or whatever has come to its end, has brought to whom."""

    title: str
    lead: str  # what the steps are
    steps: tuple[tuple[str, str], ...]  # the pictogram of each, and its sentence
    heading: str  # of the table
    columns: tuple[str, ...]
    seats: tuple[Standing, ...]
    notes: tuple[str, ...]
    next: str  # how it goes on
