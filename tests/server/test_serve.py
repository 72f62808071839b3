"""`abilene serve`: where it listens, what it says, how it stops."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from abilene.cli.serve import PORT

COMMAND = [sys.executable, "-c", "from abilene.cli import main; main()", "serve"]
ENVIRONMENT = {**os.environ, "CI": "true", "LC_ALL": "C.UTF-8"}


@contextmanager
def started(*arguments: str) -> Iterator[tuple[list[str], subprocess.Popen[str]]]:
    """A server, once it answers; what it said."""
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        try:
            assert process.stdout is not None
            said = []
            for line in process.stdout:
                said.append(line)
                if "Ctrl+C" in line:
                    break
            yield said, process
        finally:
            process.terminate()
            process.communicate()


def refused(*arguments: str) -> tuple[int, str]:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env=ENVIRONMENT)
    return done.returncode, done.stderr


@pytest.mark.parametrize(("lang", "words"), [("en", "The tables are open"), ("fr", "Les tables sont ouvertes")])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, lang: str, words: str) -> None:
    with started("--port", "0", "--store", str(tmp_path / "new" / "folder"), "--lang", lang) as (said, process):
        assert words in said[0]
        address = said[0].split()[-1]
        assert httpx.get(f"{address}/healthz").json() == {"ok": True}
        lan = said[1].split()[-1]
        assert lan.startswith("http://")
        assert httpx.get(f"{lan}/healthz").json() == {"ok": True}
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0
    assert (tmp_path / "new" / "folder" / "abilene.sqlite3").exists()


def test_a_busy_port_is_replaced_unless_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            busy.bind(("127.0.0.1", PORT))
            busy.listen()
        except OSError:
            pass  # somebody else has it: just as good
        with started("--host", "127.0.0.1", "--store", str(tmp_path)) as (said, _):
            assert str(PORT) not in said[0]
            assert httpx.get(f"{said[0].split()[-1]}/healthz").status_code == 200
        code, complaint = refused("--host", "127.0.0.1", "--port", str(PORT), "--store", str(tmp_path))
        assert code == 1
        assert f"127.0.0.1:{PORT} cannot be used" in complaint


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--host", "no.such.host.invalid"), "no address"),
        (("--port", "99999"), "--port"),
        (("--data", "missing.toml"), "missing.toml"),
        (("--port", "0", "--store", "/dev/null/x"), "cannot be kept"),
        (("--port", "0", "--store", "sqlite:////nowhere/at/all.db"), "cannot be kept"),
        (("--port", "0", "--store", "oracle://x"), "missing"),
    ],
)
def test_what_cannot_be(arguments: tuple[str, ...], words: str) -> None:
    code, complaint = refused(*arguments)
    assert code in (1, 2)
    assert words in complaint
    assert "Traceback" not in complaint


def test_figures_of_ones_own_box(tmp_path: Path) -> None:
    figures = tmp_path / "mine.toml"
    figures.write_text("[coins_per_round]\nbank = 5\n", "utf-8")
    with started("--port", "0", "--store", str(tmp_path), "--data", str(figures)) as (said, _):
        address = said[0].split()[-1]
        made = httpx.post(f"{address}/api/tables", json={"game": "good_goat_bad", "players": 3}).json()
        position = httpx.get(f"{address}/api/tables/{made['table']}").json()
        assert position["view"]["locations"]["bank"]["coins"] == 5
    figures.write_text("[coins_per_round]\nbank = 'five'\n", "utf-8")
    code, complaint = refused("--data", str(figures))
    assert code == 2
    assert "mine.toml" in complaint
