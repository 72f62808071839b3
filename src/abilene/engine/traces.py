"""Traces: what on the table something that happened is about, so that a page can point at it."""

from typing import Final, NamedTuple

Keys = tuple[str, ...]  # of nodes of the drawing; "character:kid|place:kid": the first of these that is drawn


ALONG: Final = "+"  # the deed of what only follows from whatever came before it
APART: Final = "."  # the deed of what is told for itself, whatever else came of the same decision


class Trace(NamedTuple):
    """The marks of one event, made from nothing but the event as a seat sees it."""

    at: Keys = ()  # things used, taken or left; where a thing may be gone, rather the place it lay on
    put: Keys = ()  # things that were placed or have moved there
    way: Keys = ()  # place by place from where somebody set out, all of it ridden
    paid: tuple[tuple[int, int], ...] = ()  # seats, and how much more (or less) money they have
    deed: str = ""  # one after the other, events of a player with the same deed are told as one step; see `ALONG`


NOTHING: Final = Trace()
