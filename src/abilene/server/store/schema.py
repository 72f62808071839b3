"""What is kept of people and tables. Lines are only ever added; each kind is numbered within its table."""

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()
HEAD = "0006"  # the newest migration

KEYS = Table(
    "keys", METADATA, Column("name", String(32), primary_key=True), Column("value", String(128), nullable=False)
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # the name as `account_key` has it; none: a guest
    Column("passphrase", String(160)),  # argon2id
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # version under which the game began
    Column("seed", String(16), nullable=False),
    Column("salt", String(32), nullable=False),
    Column("chosen_seed", Boolean, nullable=False),  # whoever made the table named the seed
    Column("visibility", String(8), nullable=False),
    Column("host", String(24), ForeignKey("people.id")),
    Column("pace", Integer, nullable=False),
    Column("created", Float, nullable=False),
    # What lists need, so that they load no game: as of the last entry.
    Column("touched", Float, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(24)),
    Column("lesson", String(64), nullable=False, server_default=""),  # that is taught here; empty: none
    Index("tables_by_time", "over", "touched"),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, link, local, bot
    Column("person", String(24), ForeignKey("people.id")),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),  # who plays the seat for now; empty: whoever owns it
    Column("token", String(64), nullable=False),  # hash of the seat token; empty: none
    Column("at", Float, nullable=False),
    # Somebody has sat down here: a person, or whoever uses the seat's secret as it is.
    Column("met", Boolean, nullable=False, server_default=false()),
    Column("failed", String(32), nullable=False, server_default=""),  # the bot in whose place another plays on
    Column("coached", Boolean, nullable=False, server_default=false()),  # its owner has asked the coach
    Index("sittings_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # exactly once
    Column("standing", Integer, nullable=False),  # decisions that stand after it
    Column("seat", Integer, nullable=False),
    Column("notation", String(128), nullable=False),
    Column("checksum", String(16), nullable=False),
    Column("at", Float, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

ENDINGS = Table(  # what came of a game, as its players saw it: no later rules change that
    "endings",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("result", Text, nullable=False),  # scores, breakdown, winners, labels by language
    Column("state", Text, nullable=False),
    Column("journal", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), ForeignKey("people.id")),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

VOTES = Table(  # on taking back more than the rules of undo allow
    "votes",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("asker", Integer, nullable=False),  # seat
    Column("seat", Integer, nullable=False),  # who speaks; the asker's own line opens the question
    Column("agree", Boolean, nullable=False),
)

ORDERS = Table(  # what a seat says in advance; the last line of a seat counts
    "orders",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("sitting", Integer, nullable=False),  # of whoever gave it
    Column("ply", Integer, nullable=False),
    Column("asks", String(128), nullable=False),  # the kind of a question that goes round, or the question itself
    Column("limit", Integer),  # how far the seat goes
    Column("choice", Integer),  # its answer; neither: it wants to be asked
)

SIGNED_OUT = Table(  # sessions that are over, though their cookies would still be good
    "signed_out",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("session", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

Row = dict[str, Any]
