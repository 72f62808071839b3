"""Half-open connections, endless headers and made-up names do not keep anybody else out."""

import re
import secrets
import signal
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from abilene.server.doors import HEADERS_LIMIT, neighbourhood
from abilene.server.settings import Limits
from tests.server.serving import GAME, Served, serve, settings
from tests.server.test_serve import started

FEW = Limits(None, (3, 3600), None, None, connections=8, connections_each=5)
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Served]:
    """A server with narrow doors."""
    with serve(settings(tmp_path, limits=FEW)) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with little patience."""
    with serve(settings(tmp_path_factory.mktemp("hasty"), request_seconds=0.5)) as running:
        yield running


@contextmanager
def connected(served: Served, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A bare connection from one of this machine's addresses."""
    host, port = served.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=30, source_address=(source, 0)) as connection:
        yield connection


def said(connection: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionResetError:  # it hung up while we were still talking
        pass
    return heard


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        GET,
        GET + b"X: " + b"x" * 1000,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
        GET + b"\r\n" + GET,  # the second of two
    ],
)
def test_a_request_that_never_comes_whole_is_hung_up_on(hasty: Served, sent: bytes) -> None:
    with connected(hasty) as connection:
        connection.sendall(sent)
        if sent.count(b"GET") == 2:
            assert b"200 OK" in connection.recv(65536)
            connection.sendall(b"X: y\r\n")
        assert b" 408 " in said(connection)


def test_headers_that_do_not_end_are_hung_up_on(narrow: Served) -> None:
    with connected(narrow) as connection:
        try:
            connection.sendall(GET)
            for _ in range(HEADERS_LIMIT // 1000 + 100):
                connection.sendall(b"X: " + b"x" * 995 + b"\r\n")
        except OSError:  # it has hung up already, and what it said may be lost with what was still on its way
            return
        assert b" 431 " in said(connection)


def test_an_address_that_does_not_end_is_hung_up_on(narrow: Served) -> None:
    with connected(narrow) as connection:
        connection.sendall(b"GET /" + b"a" * (HEADERS_LIMIT + 1))
        assert b" 431 " in said(connection)


def test_a_slow_but_honest_request_is_answered(narrow: Served) -> None:
    with connected(narrow) as connection:
        for part in (b"GET /healthz HT", b"TP/1.1\r\nHost: x\r\nConn", b"ection: close\r\n\r", b"\n"):
            connection.sendall(part)
        assert b'{"ok":true}' in said(connection)


def test_one_address_has_so_many_connections_and_the_others_still_get_in(narrow: Served) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(connected(narrow, "127.0.0.2")) for _ in range(5)]
        for connection in held:
            connection.sendall(GET + b"\r\n")
            assert b"200 OK" in connection.recv(65536)
        with connected(narrow, "127.0.0.2") as sixth:
            assert b" 503 " in said(sixth)
        assert narrow.anybody().get("/healthz").status_code == 200
    assert narrow.anybody().get("/healthz").status_code == 200


def test_there_is_room_for_so_many_and_again_when_somebody_goes(narrow: Served) -> None:
    with ExitStack() as stack:
        for number in range(8):
            connection = stack.enter_context(connected(narrow, f"127.0.0.{2 + number // 4}"))
            connection.sendall(GET + b"\r\n")
            assert b"200 OK" in connection.recv(65536)
        with connected(narrow) as ninth:
            assert b" 503 " in said(ninth)
    with connected(narrow) as again:
        again.sendall(GET + b"Connection: close\r\n\r\n")
        while b" 503 " in (heard := said(again)):  # until the server has noticed that they are gone
            again = stack.enter_context(connected(narrow))
            again.sendall(GET + b"Connection: close\r\n\r\n")
        assert b"200 OK" in heard


def test_a_handshake_that_is_not_finished_takes_a_place_and_ends_soon(
    tmp_path: Path, certificate: tuple[str, str]
) -> None:
    public, key = certificate
    trusted = ssl.create_default_context(cafile=public)
    chosen = settings(tmp_path, limits=FEW, request_seconds=2, certificate=public, certificate_key=key)
    with serve(chosen) as running, ExitStack() as stack:
        port = int(running.url.split(":")[-1])

        def silent(source: str) -> socket.socket:
            made = socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(source, 0))
            return stack.enter_context(made)

        waiting = [silent("127.0.0.1") for _ in range(5)]
        assert said(silent("127.0.0.1")) == b""  # one too many from here
        elsewhere = httpx.HTTPTransport(verify=trusted, local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere) as ann:
            assert ann.get(f"https://localhost:{port}/healthz").status_code == 200
        assert [said(connection) for connection in waiting] == [b""] * 5  # hung up on
        with httpx.Client(verify=trusted) as bob:
            assert bob.get(f"https://localhost:{port}/healthz").status_code == 200


def test_questions_that_wait_for_no_answer_are_not_hoarded(narrow: Served) -> None:
    table = narrow.table(2)
    stream = f"GET {table.path}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with connected(narrow) as connection:
        connection.sendall(stream)
        connection.recv(65536)
        try:
            for _ in range(1000):
                connection.sendall((GET + b"\r\n") * 100)
        except OSError:
            return  # it has hung up
        assert b" 429 " in said(connection)


def test_streams_are_counted_by_the_address_that_a_proxy_names(tmp_path: Path) -> None:
    with serve(settings(tmp_path, limits=FEW, proxies=("127.0.0.1",))) as running, ExitStack() as open_streams:
        path = f"{running.table(2).path}/stream"
        reading: list[Iterator[str]] = []

        def look_on(address: str) -> int:
            caller = running.anybody(**{"X-Forwarded-For": address})
            answer = open_streams.enter_context(caller.stream("GET", path))
            reading.append(answer.iter_lines())  # kept: whoever stops reading hangs up
            assert next(reading[-1])
            return answer.status_code

        assert [look_on("203.0.113.5") for _ in range(6)] == [200] * 5 + [429]
        assert look_on("203.0.113.6") == 200


def test_a_made_up_token_opens_no_new_allowance(narrow: Served) -> None:
    asked = {"game": GAME, "players": 3}
    told = []
    for _ in range(5):
        with narrow.seat(secrets.token_urlsafe(16)) as caller:
            told.append(caller.post("/api/tables", json=asked).status_code)
    assert told == [201, 201, 201, 429, 429]


def test_a_made_up_address_opens_no_new_allowance(narrow: Served) -> None:
    told = []
    for n in range(5):
        with narrow.anybody(**{"X-Forwarded-For": f"10.0.0.{n}"}) as caller:
            told.append(caller.post("/api/tables", json={"game": GAME, "players": 3}).status_code)
    assert told == [201, 201, 201, 429, 429]


def test_new_names_at_one_address_share_an_allowance(narrow: Served) -> None:
    told = []
    for n in range(14):
        caller = narrow.guest(f"Ann {n}")
        told.append(caller.post("/api/tables", json={"game": GAME, "players": 3}).status_code)
        caller.close()
    assert told == [201] * 12 + [429] * 2


def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    with serve(settings(tmp_path, limits=FEW, proxies=("127.0.0.1",))) as running:
        asked = {"game": GAME, "players": 3}
        for address in ("10.0.0.1", "10.0.0.2"):
            with running.anybody(**{"X-Forwarded-For": address}) as caller:
                told = [caller.post("/api/tables", json=asked).status_code for _ in range(4)]
            assert told == [201, 201, 201, 429]


def test_a_household_is_counted_as_one() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1") != neighbourhood("10.0.0.2")
    assert neighbourhood("testclient") == "testclient"


def test_what_goes_wrong_is_told_with_its_time(tmp_path: Path) -> None:
    with started("--port", "0", "--host", "127.0.0.1", "--store", str(tmp_path), "--proxy", "10.0.0.1") as (
        lines,
        process,
    ):
        host, port = lines[0].split()[-1].removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=30) as connection:
            connection.sendall(b"no HTTP at all\r\n\r\n")
            assert b" 400 " in said(connection)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
        assert re.search(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} WARNING .*Invalid HTTP", told, re.MULTILINE)
