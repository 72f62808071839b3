"""People: guests need only a name, accounts have a passphrase; a caller is known by a signed cookie or a seat token."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from abilene.engine.texts import LANGS
from abilene.server.errors import BadRequest, SignIn
from abilene.server.settings import NAME_LIMIT
from abilene.server.store import Store

COOKIE = "abilene"
SETTINGS_COOKIE = "settings"
FOLDED_LIMIT = 64  # some letters become three when their case is folded; the store has room for so many
COOKIE_AGE = 400 * 24 * 3600
LATE = 1000  # sign-outs are numbered before they are committed: a lower number may come after a higher one

# What each setting may be; the first is what it is when nobody says.
SETTINGS: dict[str, tuple[str, ...]] = {
    "lang": ("", *LANGS),
    "light": ("system", "day", "night"),
    "sound": ("off", "on"),
    "motion": ("system", "reduced", "full"),
    "patterns": ("off", "on"),
    "pace": ("900", "0", "400", "1800"),
    "autoplay": ("on", "off"),
    "keys": ("on", "off"),
    "told": ("steps", "skip"),
}


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


def clean_name(name: str) -> str:
    """The name as it is shown: no control or private-use characters, no lone marks, 1 to 24 characters."""
    # Composed last: between a letter and its accent there may have been a soft hyphen.
    kept = unicodedata.normalize("NFC", "".join(c for c in name if _printable(c)))
    cleaned = " ".join(kept.split())
    fits = 1 <= len(cleaned) <= NAME_LIMIT and len(cleaned.casefold()) <= FOLDED_LIMIT
    if not fits or not any(_seen(c) for c in cleaned):
        raise BadRequest("bad_name", most=NAME_LIMIT)
    return cleaned


def account_key(name: str) -> str:
    """What tells one account from another: names that read the same are the same, however they are typed."""
    return unicodedata.normalize("NFC", clean_name(name).casefold())


def clean_text(text: str, most: int) -> str:
    """A chat message: no control or private-use characters but line breaks."""
    kept = "".join(c for c in text if c == "\n" or _printable(c)).strip()
    if not 1 <= len(kept) <= most:
        raise BadRequest("bad_text", most=most)
    return kept


def _printable(c: str) -> bool:
    category = unicodedata.category(c)
    # Cf turns writing around and hides letters; emoji need the joiner and the variation selector.
    return category not in ("Cc", "Co", "Cs", "Cn", "Zl", "Zp") and (category != "Cf" or c in "\u200d\u200c")


def _seen(c: str) -> bool:
    return unicodedata.category(c)[0] in "LNPS"


class People:
    """Who is known here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(store.key("cookies"), salt="person")
        self._ended: set[str] = set()  # sessions
        self._ended_known = 0
        store.forget_signed_out(time.time() - COOKIE_AGE)
        self._note_ended()

    # ------------------------------------------------------------------ cookies

    def cookie(self, person: str, session: str = "") -> str:
        """What the person's browser keeps; a session goes on or begins."""
        return self._signer.dumps([person, session or secrets.token_urlsafe(12)])

    def of_cookie(self, value: str | None) -> tuple[str | None, str]:
        """The person and the session of a cookie; nobody when it is not ours, too old, or signed out."""
        if not value:
            return None, ""
        try:
            kept, at = self._signer.loads(value, return_timestamp=True)
        except BadSignature:
            return None, ""
        # Cookies once named the person alone: their session is what they are.
        person, session = kept if isinstance(kept, list) else (kept, token_hash(value)[:24])
        # A clock may have been set back since: what seems to come from the future is as good.
        if time.time() - at.timestamp() > COOKIE_AGE or session in self._ended:
            return None, ""
        return person, session

    def has_ended(self, session: str) -> bool:
        """Whether somebody has signed out of this session."""
        return session in self._ended

    async def sign_out(self, session: str) -> None:
        """The session is over, whoever still has its cookie."""
        if session:
            await asyncio.to_thread(self._store.sign_out, session)
            self._ended.add(session)

    async def look(self) -> set[str]:
        """The sessions that have ended since, at any process."""
        return await asyncio.to_thread(self._note_ended)

    def _note_ended(self) -> set[str]:
        rows = self._store.signed_out(self._ended_known - LATE)
        new = {row["session"] for row in rows} - self._ended
        self._ended |= new
        self._ended_known = max((row["n"] for row in rows), default=self._ended_known)
        return new

    # ------------------------------------------------------------------ people

    async def person(self, person: str | None) -> Mapping[Any, Any] | None:
        """What is kept of a person: id, name, account."""
        return None if person is None else await asyncio.to_thread(self._store.person, person)

    async def name(self, person: str | None) -> str:
        """The person's name; SignIn when there is none."""
        row = await self.person(person)
        if row is None:
            raise SignIn
        return str(row["name"])

    async def guest(self, caller: Caller, name: str) -> str:
        """A person who needs only a name; whoever is known already takes the new name."""
        cleaned = clean_name(name)
        known = await self.person(caller.person)
        if known is None:
            return await asyncio.to_thread(self._store.add_person, cleaned)
        if known["name"] != cleaned:
            await asyncio.to_thread(self._store.change_person, known["id"], name=cleaned)
        return str(known["id"])

    async def open_account(self, caller: Caller, name: str, passphrase: str) -> str:
        """An account; a guest who makes one keeps their tables."""
        cleaned, key = clean_name(name), account_key(name)
        _check_passphrase(passphrase)
        known = await self.person(caller.person)
        if known is not None and known["account"]:
            raise BadRequest("has_account")
        if await asyncio.to_thread(self._store.account, key) is not None:
            raise BadRequest("name_taken")
        hashed = await asyncio.to_thread(_hash, passphrase)
        person = known["id"] if known is not None else await asyncio.to_thread(self._store.add_person, cleaned)
        changes = {"name": cleaned, "account": key, "passphrase": hashed}
        if not await asyncio.to_thread(lambda: self._store.change_person(person, **changes)):
            raise BadRequest("name_taken")
        return str(person)

    async def sign_in(self, name: str, passphrase: str) -> Mapping[Any, Any]:
        """The person of an account; takes as long whether or not there is such a name."""
        try:
            key = account_key(name)
        except BadRequest:
            key = ""  # nobody's
        row = await asyncio.to_thread(self._store.account, key)
        hashed = row["passphrase"] if row is not None else await asyncio.to_thread(_nobodys_hash)
        fits = await asyncio.to_thread(_verify, hashed, passphrase[:200])
        if row is None or not fits:
            raise SignIn("wrong_passphrase")
        return row

    async def keep_settings(self, caller: Caller, settings: Mapping[str, str]) -> None:
        """Keep a person's settings, so that they find them on another device."""
        if caller.person is not None:
            text = msgspec.json.encode(settings).decode()
            await asyncio.to_thread(self._store.change_person, caller.person, settings=text)


def read_settings(cookie: str | None) -> dict[str, str]:
    """All settings as a browser's cookie has them, the rest as when nobody says."""
    try:
        given = dict(parse_qsl(cookie or "", max_num_fields=20) if len(cookie or "") < 500 else ())
    except ValueError:  # more than there are
        given = {}
    return {name: given[name] if given.get(name) in values else values[0] for name, values in SETTINGS.items()}


def write_settings(settings: Mapping[str, str]) -> str:
    """The settings as a cookie that scripts can read too."""
    return urlencode({name: value for name, value in settings.items() if value != SETTINGS[name][0]})


def _check_passphrase(passphrase: str) -> None:
    if not 8 <= len(passphrase) <= 200:
        raise BadRequest("bad_passphrase")


def _hash(passphrase: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(passphrase)


@cache
def _nobodys_hash() -> str:
    return _hash("nobody")


def _verify(hashed: str, passphrase: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import VerificationError

    try:
        return PasswordHasher().verify(hashed, passphrase)
    except VerificationError:
        return False
