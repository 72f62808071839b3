"""Settings of one server."""

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

BODY_LIMIT = 64 * 1024
CHAT_LIMIT = 500
NAME_LIMIT = 24


@dataclass(frozen=True)
class Limits:
    """How often one person or address may do something: times, seconds; None: as often as they like."""

    sign_in: tuple[int, float] | None = (20, 60)
    tables: tuple[int, float] | None = (30, 60)
    chat: tuple[int, float] | None = (20, 30)
    figures: tuple[int, float] | None = (10, 60)
    previews: tuple[int, float] | None = (60, 60)
    orders: tuple[int, float] | None = (60, 60)
    coach: tuple[int, float] | None = (30, 60)
    connections: int | None = 4000  # open at once
    connections_each: int | None = 200  # of one address


NO_LIMITS = Limits(**dict.fromkeys([one.name for one in fields(Limits)]))


@dataclass(frozen=True)
class Settings:
    """Where the journals are kept, who is told of changes, and the pace of the house."""

    store: str = "abilene-data"  # a folder for SQLite, or a database URL
    channels: str = ""  # redis://… where several processes share the tables
    data: dict[str, dict[str, Any]] = field(default_factory=dict)  # by game: figures of the owner's own box
    limits: Limits = field(default_factory=Limits)
    pace: int = 900  # milliseconds that a bot takes for a usual decision, where the table does not say
    look_every: float = 5  # seconds until the store is asked what other processes have done unheard
    ping: float = 20  # seconds of silence on a stream
    breath: float = 0.1  # seconds between two news to one reader: what bots do at once is told, and drawn, together
    away_after: float = 120  # seconds without a stream until the host may seat a bot for somebody
    snapshot_every: int = 16  # journal entries
    live_tables: int = 10_000  # how many are kept in memory
    live_bytes: int = 1 << 30  # how much of it they take, as far as it can be told
    thinkers: int = 2  # threads in which our own bots think, and processes for all others
    think_seconds: float = 15  # that a bot may take for one decision, before another plays on
    coach_seconds: float = 3  # of processor time for one look of the coach
    coach_deals: int = 400  # in which it tries an answer at most
    request_seconds: float = 20  # until a request must have come in whole
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    https: bool = False  # browsers come by https: cookies for secure connections only
    certificate: str = ""  # files, where the server itself speaks TLS and no proxy before it
    certificate_key: str = ""

    @property
    def url(self) -> str:
        """The database URL."""
        if "://" in self.store:
            return self.store
        return f"sqlite:///{Path(self.store).resolve() / 'abilene.sqlite3'}"

    @property
    def folder(self) -> Path | None:
        """The data folder, where there is one."""
        return None if "://" in self.store else Path(self.store)
