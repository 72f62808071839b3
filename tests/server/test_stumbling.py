"""No request makes the server stumble: whatever it is, and whatever has become of the store."""

import threading
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from abilene.server import house as house_module
from abilene.server.app import create_app
from tests.server.serving import GAME, Served, serve, settings
from tests.server.test_cluster import own_postgres

BODIES = {
    "not UTF-8": '{"text": "né", "name": "né"}'.encode("latin-1"),
    "no text at all": b"\xff\xfe\x00",
    "deep lists": b"[" * 30_000,
    "deep tables": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "deep options": b'{"game": "spike", "players": 2, "toml": "", "options": {"a": '
    + b"[" * 20_000
    + b"]" * 20_000
    + b"}}",
    "empty": b"",
    "null": b"null",
    "NUL": b'{"name": "a\\u0000b", "passphrase": "12345678", "text": "\\u0000", "notation": "\\u0000", "ply": 0}',
    "half a letter": b'{"name": "\\ud800", "passphrase": "12345678"}',
    "a long number": b'{"game": "spike", "players": ' + b"9" * 5000 + b"}",
    "a large option": b'{"game": "montana", "players": 2, "toml": "", "options": {"auto_bonus": 1' + b"0" * 40 + b"}}",
    "players as an option": b'{"game": "montana", "players": 2, "toml": "", "options": {"players": 1}}',
    "data as an option": b'{"game": "montana", "players": 2, "toml": "", "options": {"data": 1}}',
    "rules as an option": b'{"game": "montana", "players": 2, "toml": "", "options": {"rules": -1}}',
    "lists as options": b'{"game": "great_western_trail", "players": 2, "toml": "", "options": {"edition": [1]}}',
    "a seed": b'{"game": "good_goat_bad", "players": 3, "seed": ' + b"9" * 400 + b"}",
    "a seat": b'{"game": "good_goat_bad", "players": 3, "bots": {"\\u0000": "greedy"}}',
    "emoji": ('{"text": "%s"}' % ("\U0001f600" * 390)).encode(),
}
PATHS = {
    "{table_id": "",
    "{seat": "0",
    "{decisions": "0",
    "{choice": "0",
    "{token": "nothing",
    "{game": GAME,
    "{path": "nowhere",
}


def routes(app: Litestar, method: str, table: str) -> list[str]:
    """Every address that answers a method, at this table."""
    found = []
    for route in app.routes:
        if isinstance(route, HTTPRoute) and method in route.methods:
            parts = route.path.split("/")
            filled = [next((PATHS[name] or table for name in PATHS if part.startswith(name)), part) for part in parts]
            found.append("/".join(filled))
    return sorted(found)


@pytest.fixture(scope="module")
def app(served: Served) -> Litestar:
    """The application, to be asked which routes it has."""
    return create_app(house=served.house)


@pytest.mark.parametrize("body", BODIES)
def test_no_body_makes_the_server_stumble(served: Served, app: Litestar, body: str) -> None:
    table = served.table()
    callers = [served.anybody(), table.seats[0], served.guest("Ann")]
    addresses = routes(app, "POST", table.id)
    assert len(addresses) > 15
    for address in addresses:
        for caller in callers:
            for kind in ("application/json", "multipart/form-data"):
                told = caller.post(address, content=BODIES[body], headers={"Content-Type": kind})
                assert told.status_code < 500, (address, kind, told.text)


@pytest.mark.parametrize("address", ["/new/figures", "/new/preview", "/api/tables"])
@pytest.mark.parametrize("name", ["players", "data", "rules", "name"])
def test_what_is_no_option_is_called_so(served: Served, address: str, name: str) -> None:
    plan = {"game": "montana", "players": 2, "options": {name: 1}}
    told = served.anybody().post(address, json={**plan, "toml": ""} if "figures" in address else plan)
    assert told.status_code == 400
    assert told.json()["reason"] == f"{name} is not an option"


@pytest.mark.parametrize(
    "headers",
    [
        {"Cookie": "abilene=\xff; settings=lang%3Dxx; csrf=\xff"},
        {"Cookie": "settings=" + "a=b&" * 100},
        {"Authorization": "Bearer \xff"},
        {"Authorization": "Bearer"},
        {"Accept-Language": "fr;q=nan,en;q=inf"},
        {"Last-Event-ID": "9" * 19, "Accept": "text/html", "X-CSRF-Token": "\xe9"},
    ],
)
def test_no_address_or_header_makes_the_server_stumble(served: Served, headers: dict[str, str]) -> None:
    table = served.table()
    asked = [
        "/api/tables?mine=%ff", "/?wrong=%00", "/?more=-1", "/go?code=%00", "/go?code=http://[", "/t/%00", "/t/%ff%fe",
        "/new?game=%00", "/rules/%00", "/static/%00/a", "/static/..%2f..%2fx", "/%ff", f"{table.path}?seat=%ff",
        f"{table.path}?seat={10**30}", f"{table.path}?lang=zz", f"{table.path}/replay/{10**30}",
        f"{table.path}/replay/0?eyes=%C2%B2", f"{table.path}/replay/0?eyes=999999999999", f"/t/{table.id}/s/%00",
        f"{table.path}/scene?shape=x", f"{table.path}/log?before=-1",
    ]  # fmt: skip
    caller = served.anybody()
    for address in asked:
        sent = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
        assert caller.get(address, headers=sent).status_code < 500, address


def test_an_origin_that_is_no_address_is_another_site(served: Served) -> None:
    told = served.anybody(Origin="http://[").post("/api/people/guest", json={"name": "Ann"})
    assert told.status_code == 403
    assert told.json()["error"] == "csrf"


def test_head_is_answered_wherever_get_is(served: Served, app: Litestar) -> None:
    table = served.table()
    for address in routes(app, "GET", table.id):
        told = table.anybody.head(address)
        assert told.status_code != 405, address
        assert told.content == b""
        if not address.endswith("/stream"):  # which never ends, but as HEAD it does
            assert told.status_code == table.anybody.get(address).status_code, address
    assert served.house.tables.live()
    assert not any(one.presence.listeners for one in served.house.tables.live())


# ---------------------------------------------------------------------- a store that is gone, slow or damaged


def test_a_store_that_is_gone_is_said_everywhere(tmp_path: Path, app: Litestar) -> None:
    with own_postgres() as database, serve(settings(tmp_path, store=database.url)) as running:
        table = running.table()
        ann = running.account("Ann")
        long = "\u0390" * 24  # each letter becomes three when its case is folded
        for name in ("a\0b", long, "\u0390" * 21):
            for address in ("guest", "account", "signin"):
                told = ann.post(f"/api/people/{address}", json={"name": name, "passphrase": "four boxes"})
                assert told.status_code < 500, told.text
        assert ann.get("/healthz").status_code == 200
        database.stop()
        running.house.tables._memory._tables.clear()
        needs = [address for address in routes(app, "GET", table.id) if table.id in address and "/s/" not in address]
        for address in (*needs, "/", "/api/tables", "/api/people/me", "/healthz"):
            for accepted in ("text/html", "application/json"):
                told = ann.get(address, headers={"Accept": accepted})
                assert told.status_code == 503, (address, told.text)
        bodies = {"chat": {"text": "hm"}, "undo": {"ply": 0}, "choices": {"ply": 0, "choice": 1}}
        for name, body in bodies.items():
            assert ann.post(f"{table.path}/{name}", json=body).status_code == 503
        assert ann.post("/api/people/guest", json={"name": "Ann"}).status_code == 503
        assert ann.post("/api/tables", json={"game": GAME, "players": 3}).status_code == 503
        assert ann.get("/rules/spike/figures.toml").status_code == 200


def test_a_store_that_does_not_answer_is_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    hung = threading.Event()
    monkeypatch.setattr(house_module, "PATIENCE", 0.1)
    monkeypatch.setattr(served.house.store, "look", hung.wait)
    try:
        for _ in range(3):
            told = served.anybody().get("/healthz")
            assert told.status_code == 503
            assert told.json()["error"] == "store"
    finally:
        hung.set()


def test_a_damaged_store_is_not_called_whole(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table = running.table()
        running.house.tables._memory._tables.clear()
        _damage(running.house, tmp_path / "abilene.sqlite3")
        for address in (table.path, f"/t/{table.id}", "/healthz"):
            for lang, words in (("en", "damaged"), ("fr", "endommagé")):
                told = running.anybody(**{"Accept-Language": lang}).get(address)
                assert told.status_code == 503
                assert words in told.json()["message"]
                assert "othing was lost" not in told.text


def _damage(house: Any, file: Path) -> None:
    with house.store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    house.store.engine.dispose()
    content = file.read_bytes()
    page = 4096
    with file.open("r+b") as damaged:
        damaged.seek(page)
        damaged.write(b"\xa5" * (len(content) - page))
