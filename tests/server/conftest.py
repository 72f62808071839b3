"""A server for each module, and a certificate for those that speak TLS."""

import subprocess
from collections.abc import Iterator

import pytest

from tests.programs import program
from tests.server.serving import Served, serve, settings


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a module share."""
    with serve(settings(tmp_path_factory.mktemp("store"))) as running:
        yield running


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The files of a certificate for localhost, and of its key."""
    openssl = program("openssl", package="openssl")
    folder = tmp_path_factory.mktemp("certificate")
    files = str(folder / "certificate.pem"), str(folder / "key.pem")
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-out", files[0], "-keyout", files[1]],
        check=True, capture_output=True,
    )  # fmt: skip
    return files
