"""People who are known here: guests need only a name, accounts have a passphrase; a signed cookie says who it is."""

import asyncio
import secrets
import time
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from abilene.server.errors import BadRequest, SignIn
from abilene.server.people.callers import Caller, token_hash
from abilene.server.people.names import account_key, clean_name
from abilene.server.store.store import Store

COOKIE = "abilene"
COOKIE_AGE = 400 * 24 * 3600
LATE = 1000  # sign-outs are numbered before they are committed: a lower number may come after a higher one


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

    async def stranger(self, caller: Caller) -> str:
        """Whoever is known already; else a person without a name, which is asked for when it is needed."""
        known = await self.person(caller.person)
        return await asyncio.to_thread(self._store.add_person, "") if known is None else str(known["id"])

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
