"""Safety: what every answer says to browsers, and no changes asked by other sites."""

from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from abilene.server.errors import CsrfFailed
from abilene.server.people.accounts import COOKIE

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def safe_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries the headers, errors too."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)

    return middleware


def answer_head(app: ASGIApp) -> ASGIApp:
    """HEAD is answered wherever GET is: the same, without its body."""

    async def handler(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)

        asked: Any = {**scope, "method": "GET"}
        await app(asked, _gone, send_head)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return handler


async def _gone() -> Any:
    return {"type": "http.disconnect"}  # nobody waits for what a stream has to say


class Csrf(CSRFMiddleware):
    """Cookies prove nothing about who wrote a request: changes by cookie need the token of our own pages."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what carries a seat token, or no cookie of ours and no other site's name."""
        if scope["type"] == ScopeType.HTTP and scope["method"] not in self.config.safe_methods:
            headers = dict(scope["headers"])
            if headers.get(b"authorization", b"").lower().startswith(b"bearer "):
                await self.app(scope, receive, send)
                return
            if f"{COOKIE}=".encode() not in headers.get(b"cookie", b"") and _same_site(headers):
                await self.app(scope, receive, send)
                return
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException:
            raise CsrfFailed from None

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """A token that is not ours gives way to a new one: cookies know no port, and keys are made anew."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            token, csrf_cookie = generate_csrf_token(self.config.secret), None
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None  # others cannot be compared


def csrf_config(secret: str, https: bool) -> CSRFConfig:
    """The token's cookie can be read by our scripts, which send it back as a header."""
    return CSRFConfig(
        secret=secret,
        cookie_name="csrf",
        header_name="X-CSRF-Token",
        cookie_secure=https,
        cookie_samesite="lax",
        exclude=["/stream$", "^/static", "^/healthz"],
    )


def _same_site(headers: dict[bytes, Any]) -> bool:
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return bool(urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1"))
    except ValueError:
        return False
