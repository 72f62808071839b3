"""Whoever makes a request, and the secrets of seats."""

import hashlib
import secrets
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever makes a request: a person by cookie, a seat by token, or anybody."""

    person: str | None = None
    token: str = ""  # the hash of the seat token
    lang: str = "en"
    address: str = ""
    session: str = ""  # of the cookie; ends with signing out


def token_hash(token: str) -> str:
    """What the store keeps of a seat token; the token has 128 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A seat token."""
    return secrets.token_urlsafe(16)


def seat_link(table: str, token: str) -> str:
    """The invitation to a seat: what is behind the # stays in the browser, and comes to no log and no other site."""
    return f"/sit#{table}.{token}"
