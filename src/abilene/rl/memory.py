"""Memory: the arrays of one half of a vector environment, one after the other in a buffer that processes share."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

ALIGNED: Final = 64  # bytes: a line of the processor's cache

# The type of each array, as `array` and `memoryview` name it.
CODES: Final = {
    "observation": "h",
    "on": "h",
    "legal": "h",
    "options": "h",
    "seat": "b",
    "table": "h",
    "bots": "b",
    "seed": "Q",
    "episode": "q",
    "pick": "h",
    "wanted": "?",
    "advice": "h",
    "done": "?",
    "reward": "f",
    "win": "f",
    "score": "i",
}
SHARED: Final = "/dev/shm"  # what processes share lies there as long as there is room, else among temporary files
GIB: Final = 2**30
SIZES: Final = {"b": 1, "?": 1, "h": 2, "i": 4, "f": 4, "q": 8, "Q": 8}


class Widths(NamedTuple):
    """How many numbers a row of each array has; those with one are not named."""

    observation: int
    legal: int
    bots: int
    reward: int
    win: int
    score: int


class Column(NamedTuple):
    """Where an array lies."""

    name: str
    code: str
    start: int  # in bytes
    rows: int
    width: int  # 0: it has one number for each row

    @property
    def bytes(self) -> int:
        """How long it is."""
        return SIZES[self.code] * self.rows * max(1, self.width)


def columns(rows: int, widths: Widths, start: int) -> Iterator[Column]:
    """All arrays of so many rows, from there on."""
    for name, code in CODES.items():
        column = Column(name, code, start, rows, getattr(widths, name, 0))
        yield column
        start += -(-column.bytes // ALIGNED) * ALIGNED


def bytes_of(rows: int, widths: Widths) -> int:
    """How long a buffer for so many rows is."""
    *_, last = columns(rows, widths, 0)
    return last.start + -(-last.bytes // ALIGNED) * ALIGNED


def check_room(size: int) -> None:
    """MemoryError where so many bytes have no room: else the first write beyond it would end the process at once."""
    folders = [folder for folder in (SHARED, tempfile.gettempdir()) if os.path.isdir(folder)]
    room = max(shutil.disk_usage(folder).free for folder in folders)
    with suppress(AttributeError, OSError, ValueError):  # where the machine does not say
        room = min(room, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    if size > room:
        raise MemoryError(f"the games take {size / GIB:.1f} GiB, and there are {room / GIB:.1f} GiB")


def cuts(memory: Any, rows: int, own: range, widths: Widths, start: int) -> "dict[str, memoryview[int]]":
    """What stands in some of the rows, array by array, in bytes."""
    whole = memoryview(memory).cast("B")
    return {
        column.name: whole[column.start + own.start * width : column.start + own.stop * width]
        for column in columns(rows, widths, start)
        if (width := column.bytes // rows)
    }


def views(memory: Any, rows: int, widths: Widths, start: int) -> "dict[str, memoryview[Any]]":
    """The arrays without NumPy, flat: a row follows the other."""
    whole = memoryview(memory).cast("B")
    return {
        column.name: whole[column.start : column.start + column.bytes].cast(column.code)  # type: ignore[call-overload]
        for column in columns(rows, widths, start)
    }
