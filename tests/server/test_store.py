"""The store: migrations, group commit, what survives a restart, a full disk or a change of the rules."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, RowMapping, event, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateTable

import abilene
from abilene.server.house import House
from abilene.server.people.callers import token_hash
from abilene.server.store.migrations import config, upgrade
from abilene.server.store.schema import ENDINGS, ENTRIES, HEAD, METADATA, PEOPLE, SIGNED_OUT, SITTINGS, SNAPSHOTS
from abilene.server.store.store import Store
from abilene.server.store.writer import Conflict, Writer
from abilene.server.tables.rebuild import rebuild
from tests.server.serving import GAME, Served, listening, run_apart, serve, settings, sign

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'abilene.sqlite3'}")
    yield opened
    opened.close()


def test_the_schema_is_what_the_models_say(store: Store) -> None:
    store.prepare()
    assert set(inspect(store.engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    command.check(config(store.engine))
    assert ScriptDirectory.from_config(config(store.engine)).get_current_head() == HEAD


@pytest.mark.parametrize("version", ["base", *(f"{n:04}" for n in range(1, int(HEAD) + 1))])
def test_every_earlier_schema_can_be_brought_up_to_date(store: Store, version: str) -> None:
    if version != "base":
        command.upgrade(config(store.engine), version)
    store.prepare()
    store.prepare()
    command.check(config(store.engine))


@pytest.mark.parametrize("version", ["base", *(f"{n:04}" for n in range(1, int(HEAD)))])
def test_an_upgrade_that_is_cut_short_leaves_nothing_behind(store: Store, version: str) -> None:
    command.upgrade(config(store.engine), version)
    before = _schema(store)
    for statements in count():
        with _power_for(statements, store.engine), suppress(PowerCut):
            store.prepare()
            break
        assert _schema(store) == before
    command.check(config(store.engine))


class PowerCut(Exception):
    """The house is dark."""


@contextmanager
def _power_for(statements: int, engine: Engine) -> Iterator[None]:
    """After so many statements to the database there is none."""
    left = iter(range(statements))

    def use(*_: Any) -> None:
        if next(left, None) is None:
            raise PowerCut

    event.listen(engine, "before_cursor_execute", use)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", use)


def _schema(store: Store) -> set[tuple[Any, ...]]:
    with store.engine.connect() as connection:
        return {tuple(row) for row in connection.execute(text("select name, sql from sqlite_master"))}


@pytest.mark.parametrize("made", [1, 2, 3])
def test_an_upgrade_that_was_once_cut_short_is_finished(store: Store, made: int) -> None:
    """Before upgrades were transactions, tables could stay behind for which no version stood."""
    command.upgrade(config(store.engine), "0001")
    copy = text("create table _alembic_tmp_sittings (n integer)")
    with store.engine.begin() as connection:
        for statement in (CreateTable(SIGNED_OUT), CreateTable(ENDINGS), copy)[:made]:
            connection.execute(statement)
    store.prepare()
    assert set(inspect(store.engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    command.check(config(store.engine))


def test_a_schema_can_be_taken_down_again(store: Store) -> None:
    upgrade(store.engine)
    command.downgrade(config(store.engine), "base")
    assert inspect(store.engine).get_table_names() == ["alembic_version"]


def test_commits_are_synchronous_and_keys_are_kept(store: Store) -> None:
    store.prepare()
    with store.engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"pragma {name}")).scalar() for name in ("journal_mode", "synchronous")
        }
        foreign = connection.execute(text("pragma foreign_keys")).scalar()
    assert (pragmas, foreign) == ({"journal_mode": "wal", "synchronous": 2}, 1)
    assert store.key("cookies") == store.key("cookies") != store.key("csrf")


def _person(number: int) -> dict[str, Any]:
    return {"id": f"p{number}", "name": "x", "account": None, "passphrase": None, "settings": "{}", "created": 0.0}


def test_what_waits_is_committed_together_and_a_conflict_hurts_only_itself(store: Store) -> None:
    store.prepare()
    commits: list[int] = []
    writer = Writer(_Watched(store.engine, commits))  # type: ignore[arg-type]

    async def write() -> list[Any]:
        jobs = [writer.commit([(PEOPLE, _person(n))]) for n in (1, 2, 3, 2, 4)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    results = run_apart(write())
    writer.close()
    assert [type(result) for result in results] == [type(None)] * 3 + [Conflict, type(None)]
    with store.engine.connect() as connection:
        kept = [dict(row) for row in connection.execute(PEOPLE.select()).mappings()]
    assert kept == [_person(n) for n in (1, 2, 3, 4)]
    assert len(commits) <= 7


class _Watched:
    """An engine whose transactions are counted."""

    def __init__(self, engine: Engine, commits: list[int]) -> None:
        self._engine, self._commits = engine, commits

    @contextmanager
    def begin(self) -> Iterator[Any]:
        with self._engine.begin() as connection:
            yield connection
        self._commits.append(1)


class _Full:
    """A disk with no room."""

    def begin(self) -> Any:
        raise OperationalError("insert", {}, Exception("disk is full"))


def test_what_cannot_be_saved_was_not_played(served: Served) -> None:
    table = served.table()
    before = table.position(table.position()["player"])
    writer = served.house.writer
    engine = writer._engine
    writer._engine = _Full()  # type: ignore[assignment]
    try:
        answer = table.choose(before["player"], ply=0, choice=before["options"][0]["choice"])
        assert (answer.status_code, answer.json()["error"]) == (503, "store")
        assert table.position(before["player"]) == before
    finally:
        writer._engine = engine
    assert table.move()["ply"] == 0


def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    pick = random.Random(1)
    with serve(settings(tmp_path)) as running:
        table = running.table(names=["Ann", "Bob", "Cyd"])
        table.hurry(pick, 20)
        player = table.position()["player"]
        table.seats[player].post(f"{table.path}/undo", json={"ply": 20})
        table.seats[0].post(f"{table.path}/chat", json={"text": "back soon"})
        before = [table.position(seat) for seat in (0, 1, 2, None)]
    with serve(settings(tmp_path)) as running:
        tokens = [seat["token"] for seat in table.made["seats"]]
        callers = [*(running.seat(token) for token in tokens), running.anybody()]
        assert [caller.get(table.path).json() for caller in callers] == before


def test_links_of_before_are_used_up_where_somebody_sits(tmp_path: Path) -> None:
    """Once a link stayed good after somebody had sat down: whoever had made it could look into their hand."""
    with serve(settings(tmp_path)) as running:
        host, bob = running.guest("Ann"), running.guest("Bob")
        kinds = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        made = host.post("/api/tables", json={"game": GAME, "players": 3, "seats": kinds}).json()
        path, (_, taken, free) = f"/api/tables/{made['table']}", [seat["token"] for seat in made["seats"]]
        bob.post(f"{path}/seats/1", json={"action": "sit", "token": taken}).raise_for_status()
        cookies = [host.cookies, bob.cookies]
    _as_of_schema_1(tmp_path, bob_has=taken)
    with serve(settings(tmp_path)) as running:
        host, bob = running.anybody(), running.anybody()
        for person, theirs in zip((host, bob), cookies, strict=True):
            person.cookies.update(theirs)
            sign(person)
        spied = running.seat(taken).get(path)
        assert spied.status_code == 403
        assert spied.json()["message"].startswith("This link has been used: Bob sits there now.")
        assert host.post(f"{path}/seats/1", json={"action": "sit", "token": taken}).status_code == 403
        assert host.get(path).json()["your_seats"] == [0]
        assert bob.get(path).json()["your_seats"] == [1]
        assert bob.post(f"{path}/seats/1", json={"action": "rename", "name": "Rob"}).status_code == 200
        assert running.seat(free).get(path).json()["your_seats"] == [2]


def _as_of_schema_1(folder: Path, bob_has: str) -> None:
    store = Store(f"sqlite:///{folder / 'abilene.sqlite3'}")
    with store.engine.begin() as connection:
        same = SITTINGS.update().where(SITTINGS.c.seat == 1, SITTINGS.c.person.is_not(None))
        connection.execute(same.values(token=token_hash(bob_has)))
    command.downgrade(config(store.engine), "0001")
    store.close()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table = running.table(2, bots={"0": "greedy", "1": "greedy"}, pace=10_000)
        running.house.store.engine.dispose()
        [live] = running.house.tables.live()
        assert live.bot_to_move() is not None
    with running.house.store.engine.begin() as connection:
        connection.execute(text("update tables set pace = 0"))
    running.house.store.close()
    with serve(settings(tmp_path)) as running, listening(running.anybody(), table.path) as events:
        position = events.next("position")["data"]["position"]
        while not position["over"]:
            position = events.next("position")["data"]["position"]
        assert position["result"]["winners"]


def test_a_table_that_cannot_be_read_stops_the_bots_of_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve(settings(tmp_path)) as running:
        tables = {running.table(2, bots={"0": "greedy", "1": "greedy"}, pace=10_000).id for _ in range(3)}
    house = House(settings(tmp_path))
    unreadable = house.store.waiting_for_bots()[0]
    monkeypatch.setattr(house.store, "table", _all_but(unreadable, house.store.table))

    async def resume() -> set[str]:
        await house.open()
        assert house._resuming is not None
        await house._resuming
        awake = {table.id for table in house.tables.live() if table.mover is not None}
        await house.close()
        return awake

    assert run_apart(resume()) == tables - {unreadable}


def _all_but(unreadable: str, read: Callable[[str], RowMapping | None]) -> Callable[[str], RowMapping | None]:
    def row(table: str) -> RowMapping | None:
        if table == unreadable:
            raise OperationalError("select", {}, Exception("disk I/O error"))
        return read(table)

    return row


def _rules_change(folder: Path, change: str) -> None:
    """As if the rules, newly installed, led elsewhere than when the game was played."""
    store = Store(f"sqlite:///{folder / 'abilene.sqlite3'}")
    with store.engine.begin() as connection:
        connection.execute(text(change))
    store.close()


@pytest.mark.parametrize("since", [1, 7, 21])
def test_a_rule_change_never_breaks_a_running_game(tmp_path: Path, since: int) -> None:
    pick = random.Random(2)
    with serve(settings(tmp_path)) as running:
        table = running.table()
        table.hurry(pick, 21)
        before = [table.position(seat) for seat in (0, 1, 2)]
    _rules_change(tmp_path, f"update entries set checksum = '0000000000000000' where ply = {since}")
    with serve(settings(tmp_path)) as running:
        callers = [running.seat(seat["token"]) for seat in table.made["seats"]]
        after = [caller.get(table.path).json() for caller in callers]
        for old, new in zip(before, after, strict=True):
            assert new["resumed"] == 21
            for same in ("ply", "decisions", "view", "options", "player", "prompt", "seats"):
                assert new[same] == old[same]
            assert not new["undo"]["can"]
        assert callers[0].get(f"{table.path}/replay").json()["start"] == after[0]["decisions"]
        assert callers[0].get(f"{table.path}/replay/0").status_code == 404
        while not (position := callers[0].get(table.path).json())["over"]:
            player = callers[position["player"]]
            choice = pick.choice(player.get(table.path).json()["options"])["choice"]
            answer = player.post(f"{table.path}/choices", json={"ply": position["ply"], "choice": choice})
            assert answer.status_code == 200, answer.text
        assert position["result"]["winners"]


def test_a_table_opened_under_former_rules_goes_on_under_them(tmp_path: Path) -> None:
    """A game of Great Western Trail written down under rules 1: seat 1 once rode to Kansas City unasked."""
    journal = abilene.replay((GOLDEN / "former" / "great_western_trail-2-edition1.journal").read_text("utf-8"))
    former, entries = journal.game, journal.entries[:40]
    assert former.rules == 1 < former.box.meta.rules_version
    with serve(settings(tmp_path)) as running:
        table = running.table(2, game=former.name, options=former.options, seed=str(journal.seed))
    _rules_change(tmp_path, "update tables set rules = 1")  # as if it had been opened then; the deal is the same
    state = former.start(journal.seed)
    for half in (entries[:15], entries[15:]):  # the house closes in between
        with serve(settings(tmp_path)) as running:
            callers = [running.seat(seat["token"]) for seat in table.made["seats"]]
            for entry in half:
                choice, ply = former.parse(state, entry.notation), callers[0].get(table.path).json()["ply"]
                answer = callers[entry.seat].post(f"{table.path}/choices", json={"ply": ply, "choice": choice})
                assert answer.status_code == 200, answer.text
                state.play(choice)
                assert state.checksum() == entry.checksum
            position = callers[0].get(table.path).json()
            assert (position["rules_version"], position["resumed"]) == (1, 0)
            assert position["view"] == state.view(0)
    new = abilene.load(former.name, players=2, **former.options).start(journal.seed)
    for entry in entries[:16]:
        new.play(new.game.parse(new, entry.notation))
    assert new.player == entries[16].seat == 1  # under the rules of today asked before the ride
    assert new.game.notation(new, new.options()[0]) == "move kansas city"


def test_a_game_killed_between_snapshots_replays_what_came_after_them(store: Store) -> None:
    game = abilene.load(GAME, players=3)
    match = abilene.Match(game, 5, "salt")
    pick = random.Random(3)
    snapshot: dict[str, Any] = {}
    for ply in range(1, 21):
        match.choose(match.state.player, pick.choice(match.state.options()))
        if ply == 16:
            snapshot = {"ply": 16, "rules": 1, "state": json.dumps(match.state.to_data())}
    rows = [
        {"ply": n, "standing": e.decisions, "seat": e.seat, "notation": e.notation, "checksum": f"{e.checksum:016x}"}
        for n, e in enumerate(match.entries, 1)
    ]
    rows[2]["checksum"] = "0" * 16
    again, records, resumed = rebuild(game, 5, "salt", rows, snapshot)
    assert (resumed, len(records), again.decisions) == (16, 20, 20)
    assert again.state.checksum() == match.state.checksum()
    assert [entry.notation for entry in again.entries] == [entry.notation for entry in match.entries]
    rows[18]["notation"] = "dance"  # no longer a word of the game
    again, records, resumed = rebuild(game, 5, "salt", rows, snapshot)
    assert (resumed, len(records)) == (16, 20)
    assert records[18].undone
    whole, _, replayed = rebuild(game, 5, "salt", [], None)
    assert (whole.decisions, replayed) == (0, 0)


def test_a_table_that_was_dealt_otherwise_goes_on_as_it_was_dealt(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table = running.table(2)
        before = table.position(0)
    _rules_change(tmp_path, "update tables set seed = '2a'")
    with serve(settings(tmp_path)) as running:
        after = running.seat(table.made["seats"][0]["token"]).get(table.path).json()
    assert after["view"] == before["view"]
    assert after["resumed"] == 1


def test_snapshots_follow_the_journal(served: Served) -> None:
    table = served.table()
    pick = random.Random(4)
    kept = []
    for _ in range(17):
        table.move(pick)
        snapshot = served.house.store.snapshot(table.id)
        assert snapshot is not None
        kept.append(snapshot["ply"])
    assert kept == [0] * 15 + [16, 16]
    assert len(served.house.store.lines(ENTRIES, table.id, after=10)) == 7
    with served.house.store.engine.connect() as connection:
        assert len(connection.execute(SNAPSHOTS.select().where(SNAPSHOTS.c.table_id == table.id)).all()) == 1


def test_a_connection_that_is_in_use_when_the_store_closes_is_closed_when_it_comes_back(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'abilene.sqlite3'}")
    closed: list[Any] = []
    event.listen(store.engine.pool, "close", lambda connection, _record: closed.append(connection))
    with store.engine.connect() as connection:
        used = connection.connection.dbapi_connection
        store.close()
        assert used not in closed
    assert used in closed
