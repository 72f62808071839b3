"""One server per SQLite file: a lock beside it, which the system lets go of when the process ends, however it ends."""

import os
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


class InUse(Exception):
    """Another process has the lock; says which."""


class Lock:
    """Held until it is released, or until the process is gone: nothing is left to be cleared away after a crash."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+", encoding="ascii")
        try:
            _take(self._file)
        except BlockingIOError:
            self._file.seek(0)
            holder = self._file.read(20).strip()
            self._file.close()
            raise InUse(holder or "?") from None
        except OSError:  # a file system that knows no locks: better unguarded than not at all
            return
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        """Let go of it. The file stays: whoever took it away could take it from under somebody else."""
        self._file.close()


def lock_file(url: str) -> Path | None:
    """Where the lock of a store lies, by whichever name it is called; None where the database guards itself."""
    try:
        named = make_url(url)
    except ArgumentError:  # the engine says so in its own words
        return None
    on_disk = named.get_backend_name() == "sqlite" and named.database not in (None, "", ":memory:")
    return Path(f"{os.path.realpath(str(named.database))}.lock") if on_disk else None


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        file.seek(1 << 20)  # beyond what anybody reads
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(str(error)) from None
else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
