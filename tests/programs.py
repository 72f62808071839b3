"""Programs of the system that tests talk to."""

import os
import shutil
import ssl
from pathlib import Path

import pytest

# For whoever calls a server without TLS: reading the authorities anew for each caller took a third of the time.
TRUSTING_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def program(*names: str, package: str) -> str:
    """The first of these that is there; without one the test is left out, but fails where all must run."""
    beside_the_path = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin")]
    path = os.pathsep.join([*map(str, beside_the_path), os.environ.get("PATH", os.defpath)])
    found = next(filter(None, (shutil.which(name, path=path) for name in names)), None)
    if found is None:
        leave = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        leave(f"{names[0]} is missing (Debian: apt-get install {package})")
    return found
