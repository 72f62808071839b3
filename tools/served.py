"""A table server of its own, and the browser to look at it with, for those who measure or take pictures."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

CHROMIUM = os.environ.get("ABILENE_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@contextmanager
def served() -> Iterator[str]:
    """A server of its own, with an empty store; says its address."""
    with TemporaryDirectory(prefix="abilene-served-") as store:
        command = [sys.executable, "-m", "abilene", "serve", "--host", "127.0.0.1", "--store", store, "--no-open"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http" in line)
            try:
                yield line[line.index("http") :].strip().rstrip("./")
            finally:
                server.terminate()
