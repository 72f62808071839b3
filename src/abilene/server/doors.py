"""The doors: how many connections may be open, and how long and how large a request may be on its way."""

import asyncio
import functools
import ipaddress
import ssl
import sys
from asyncio.sslproto import SSLProtocol
from collections import Counter, deque
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from abilene.server.settings import Settings

HEADERS_LIMIT = 32 * 1024  # bytes of address and headers
PIPELINE = 16  # requests that may wait for the answer to the one before
SIP = 4096  # bytes that are read before we look whether that is enough
SPARE_FILES = 100  # for the store, the channels and ourselves

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
else:
    Protocol = AutoHTTPProtocol


def neighbourhood(address: str) -> str:
    """Who is counted together: an address; of IPv6, all that one household has."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False))


class Doors:
    """Who is in."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self._most = _as_files_allow(settings.limits.connections)
        self._most_each = settings.limits.connections_each
        if self._most != settings.limits.connections and self._most_each is not None and self._most is not None:
            self._most_each = min(self._most_each, max(1, self._most // 2))  # few files: nobody takes them all
        self._proxies = settings.proxies  # many come through these
        self._open = 0
        self._open_from: Counter[str] = Counter()

    def let_in(self, address: str) -> bool:
        """Count one more, if there is room."""
        if not self.has_room(address):
            return False
        self._open += 1
        self._open_from[neighbourhood(address)] += 1
        return True

    def has_room(self, address: str) -> bool:
        """Whether one more may come from there."""
        house = neighbourhood(address)
        crowded = self._most_each is not None and self._open_from[house] >= self._most_each
        full = self._most is not None and self._open >= self._most
        return not full and (not crowded or address in self._proxies)

    def let_out(self, address: str) -> None:
        """One less."""
        house = neighbourhood(address)
        self._open -= 1
        self._open_from[house] -= 1
        if not self._open_from[house]:
            del self._open_from[house]


class Config(uvicorn.Config):
    """How uvicorn serves, through our doors."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(
            app,
            http=Connection,
            ws="none",
            access_log=False,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=75,  # a player thinks for longer than five seconds
            server_header=False,
            date_header=False,
            proxy_headers=bool(settings.proxies),  # what others say about whom they speak for is worth nothing
            forwarded_allow_ips=list(settings.proxies),
            h11_max_incomplete_event_size=HEADERS_LIMIT,
            ssl_certfile=settings.certificate or None,
            ssl_keyfile=settings.certificate_key or None,
            **more,
        )
        self.doors = Doors(settings)

    def load(self) -> None:
        """As uvicorn does; but whoever wants TLS is counted before the handshake, not after it."""
        super().load()
        if self.ssl is not None:
            self.http_protocol_class = functools.partial(Threshold, self.ssl)  # type: ignore[assignment]
            self.ssl = None


class Threshold(SSLProtocol):
    """Where TLS is spoken: the handshake must be over soon, and takes a place in the house while it lasts."""

    def __init__(self, context: ssl.SSLContext, config: Config, **more: Any) -> None:
        loop = asyncio.get_running_loop()
        doors, inside = config.doors, Connection(config=config, **more)
        done = loop.create_future()  # nobody waits for the handshake: who does not finish it is hung up on
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        seconds: Any = doors.seconds
        super().__init__(loop, inside, context, done, server_side=True, ssl_handshake_timeout=seconds)
        self._doors, self._inside, self._counted = doors, inside, False

    def connection_made(self, transport: Any) -> None:
        """Let in whoever there is room for: to others nothing can be said yet."""
        self._address = str((transport.get_extra_info("peername") or [""])[0])
        self._inside.counted = self._counted = self._doors.let_in(self._address)
        super().connection_made(transport)
        if not self._counted:
            transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Make room."""
        if self._counted:
            self._counted = False
            self._doors.let_out(self._address)
        super().connection_lost(exc)


class Connection(Protocol):
    """A connection that is closed when there is no room, or when a request is endless or never whole."""

    counted = False  # at the threshold
    _inside = False
    _pending = 0  # bytes of headers that are not complete
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Let in whoever there is room for; the first request must come soon."""
        super().connection_made(transport)
        self._doors: Doors = self.config.doors  # type: ignore[attr-defined]
        self._address = self.client[0] if self.client else ""
        self._inside = self.counted or self._doors.let_in(self._address)
        if self._inside:
            self._watch()
        else:
            self._refuse(b"503 Service Unavailable", b"Too many connections; try again later.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self._unwatch()
        if self._inside:
            self._inside = False
            if not self.counted:
                self._doors.let_out(self._address)
        self._waiting().clear()  # nobody waits for these answers any more
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request: it must be whole soon, and its headers not endless."""
        for start in range(0, len(data), SIP):
            if not self._inside or self.transport.is_closing():
                return
            self._take(data[start : start + SIP])

    def _take(self, data: bytes) -> None:
        before = self.cycle
        in_body = before is not None and before.more_body
        super().data_received(data)
        if len(self._waiting()) > PIPELINE:
            self._waiting().clear()
            self._refuse(b"429 Too Many Requests", b"Wait for an answer before you ask again.")
            return
        if self.cycle is before and not in_body:
            self._pending += len(data)
            if self._pending > HEADERS_LIMIT:
                self._refuse(b"431 Request Header Fields Too Large", b"These headers are too large.")
                return
        else:
            self._pending = 0
        if self._pending or (self.cycle is not None and self.cycle.more_body):
            self._watch()
        else:
            self._unwatch()

    def _waiting(self) -> deque[Any]:
        """Requests behind the present one; h11, which uvicorn speaks where httptools is not, reads none yet."""
        return getattr(self, "pipeline", None) or deque()

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self._doors.seconds, self._too_late)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._refuse(b"408 Request Timeout", b"The request did not come.")

    def _refuse(self, status: bytes, why: bytes) -> None:
        self._unwatch()
        head = b"HTTP/1.1 %s\r\nContent-Type: text/plain\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
        self.transport.write(head % (status, len(why)) + why)
        self.transport.close()


def _as_files_allow(connections: int | None) -> int | None:
    """As many connections as there may be open files, which is raised as far as the system lets us."""
    if connections is None or sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, min(connections, soft - SPARE_FILES))
    return connections
