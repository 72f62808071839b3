"""`abilene serve`: where it listens, what it says, how it stops."""

import os
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from abilene.cli.serve import PORT
from tests.cli.command import run

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


def refused(*arguments: str, lang: str = "en") -> tuple[int, str]:
    """A server that never gets so far as to serve: a command within this process."""
    done = run("serve", *arguments, lang=lang)
    return done.code, done.err


@pytest.mark.parametrize(("lang", "words"), [("en", "The tables are open"), ("fr", "Les tables sont ouvertes")])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, lang: str, words: str) -> None:
    with started("--port", "0", "--store", str(tmp_path / "new" / "folder"), "--lang", lang) as (said, process):
        assert words in said[0]
        address = said[0].split()[-1]
        assert httpx.get(f"{address}/healthz").json() == {"ok": True}
        lan = said[1].split()[-1]
        assert lan.startswith("http://")
        assert httpx.get(f"{lan}/healthz").json() == {"ok": True}
        guest = httpx.post(f"{address}/api/people/guest", json={"name": "Ann"})
        assert cookies(guest) == {"abilene": False, "settings": False}
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
        alone = [*COMMAND, "--host", "127.0.0.1", "--port", str(PORT), "--store", str(tmp_path)]
        done = subprocess.run(alone, capture_output=True, text=True, env=ENVIRONMENT, timeout=120)
        assert done.returncode == 1
        assert f"127.0.0.1:{PORT} cannot be used" in done.stderr


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


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    link, other_name = tmp_path / "link", tmp_path / "other.sqlite3"
    link.symlink_to(tmp_path)
    other_name.symlink_to(tmp_path / "abilene.sqlite3")
    stores = str(tmp_path), f"sqlite:///{tmp_path / 'abilene.sqlite3'}", str(link), f"sqlite:///{other_name}"
    with started("--port", "0", "--store", str(tmp_path)) as (_, process):
        for lang, words in (("en", "Another server (process"), ("fr", "Un autre serveur (processus")):
            for store in stores:
                code, complaint = refused("--port", "0", "--store", store, lang=lang)
                assert code == 1
                assert f"{words} {process.pid})" in " ".join(complaint.split())
        process.kill()  # nobody clears the lock away: the system does
        process.wait()
        with started("--port", "0", "--store", str(tmp_path)) as (said, _):
            assert httpx.get(f"{said[0].split()[-1]}/healthz").status_code == 200


def cookies(answer: httpx.Response) -> dict[str, bool]:
    """By name: whether a cookie is for secure connections only."""
    return {cookie.split("=")[0]: "; Secure" in cookie for cookie in answer.headers.get_list("set-cookie")}


def test_the_server_speaks_tls(tmp_path: Path, certificate: tuple[str, str]) -> None:
    public, key = certificate
    with started("--port", "0", "--store", str(tmp_path), "--certificate", public, "--key", key) as (said, _):
        address = said[0].split()[-1]
        assert address.startswith("https://localhost:")
        trusted = ssl.create_default_context(cafile=public)
        with httpx.Client(base_url=address, verify=trusted) as ann:
            first = ann.get("/api/people/me")
            assert cookies(first) == {"csrf": True}
            signed = ann.post("/api/people/guest", json={"name": "Ann"}, headers={"X-CSRF-Token": ann.cookies["csrf"]})
            assert cookies(signed) == {"abilene": True, "settings": True}
            assert ann.get("/api/people/me").json()["name"] == "Ann"


def test_behind_a_proxy_cookies_are_for_https_alone(tmp_path: Path) -> None:
    with started("--port", "0", "--host", "127.0.0.1", "--store", str(tmp_path), "--https") as (said, _):
        address = said[0].split()[-1]
        assert address.startswith("http://")
        assert "https" in said[1]
        guest = httpx.post(f"{address}/api/people/guest", json={"name": "Ann"})
        assert cookies(guest) == {"abilene": True, "settings": True}


@pytest.mark.parametrize(("lang", "words"), [("en", "no certificate with"), ("fr", "ne sont pas un certificat")])
def test_certificates_that_are_none(tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "nonsense.pem"
    file.write_text("nonsense", "utf-8")
    code, complaint = refused("--certificate", str(file), "--key", str(file), lang=lang)
    assert (code, words in complaint, "Traceback" in complaint) == (2, True, False)
    code, complaint = refused("--certificate", str(file))
    assert (code, "--key" in complaint) == (2, True)


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
