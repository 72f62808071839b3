"""People, their names, their accounts, what they say, and how often."""

import json
import time
import unicodedata
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from abilene.server.errors import BadRequest
from abilene.server.people.accounts import COOKIE_AGE
from abilene.server.people.names import clean_name, clean_text
from abilene.server.people.preferences import read_settings, write_settings
from abilene.server.safety import HEADERS
from abilene.server.settings import Limits
from abilene.server.words import spoken
from tests.server.serving import GAME, Served, listening, serve, settings, sign

ME = [{"kind": "me"}, {"kind": "bot"}, {"kind": "link"}]


def open_table(person: httpx.Client, seats: list[dict[str, str]] = ME, **more: Any) -> dict[str, Any]:
    body = {"game": GAME, "players": len(seats), "seats": seats, **more}
    answer = person.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_a_guest_needs_only_a_name(served: Served) -> None:
    ann = served.guest("Ann")
    assert ann.get("/api/people/me").json()["name"] == "Ann"
    made = open_table(ann)
    position = ann.get(f"/api/tables/{made['table']}").json()
    assert position["your_seats"] == [0]
    assert [seat["name"] for seat in position["seats"]] == ["Ann", "Buck", "Player 3"]
    assert [seat["kind"] for seat in position["seats"]] == ["person", "bot", "link"]
    [listed] = ann.get("/api/tables", params={"mine": ""}).json()
    assert (listed["table"], listed["your_seats"]) == (made["table"], [0])
    ann.post("/api/people/guest", json={"name": "Annie"})
    assert ann.get("/api/people/me").json()["name"] == "Annie"
    assert ann.get("/api/tables", params={"mine": ""}).json()


def test_whoever_has_no_name_cannot_sit_down(served: Served) -> None:
    answer = served.anybody().post("/api/tables", json={"game": GAME, "players": 3, "seats": ME})
    assert (answer.status_code, answer.json()["error"]) == (401, "sign_in")


def test_an_account_keeps_the_tables_of_the_guest(served: Served) -> None:
    guest = served.guest("Calamity Jane")
    made = open_table(guest)
    phrase = {"name": "Calamity Jane", "passphrase": "the stage to Deadwood"}
    assert guest.post("/api/people/account", json=phrase).json()["account"]
    assert guest.post("/api/people/account", json=phrase).json()["error"] == "bad_request"
    guest.post("/api/people/settings", json={"lang": "fr", "light": "night"})
    elsewhere = served.anybody()
    assert elsewhere.post("/api/people/signin", json=phrase).json()["settings"]["light"] == "night"
    assert elsewhere.get(f"/api/tables/{made['table']}").json()["your_seats"] == [0]
    assert elsewhere.get("/api/people/me").json()["settings"]["lang"] == "fr"
    assert served.house.store.account("calamity jane")["passphrase"].startswith("$argon2id$")  # type: ignore[index]
    sign(elsewhere).post("/api/people/signout", json={})
    assert elsewhere.get("/api/people/me").json()["name"] is None


def test_whoever_signs_in_takes_along_the_seats_of_the_guest(served: Served) -> None:
    phrase = {"name": "Belle Starr", "passphrase": "queen of the outlaws"}
    assert served.anybody().post("/api/people/account", json=phrase).status_code == 200
    guest = served.guest("Somebody")
    made = open_table(guest, visibility="private")
    path = f"/api/tables/{made['table']}"
    assert guest.post("/api/people/signin", json=phrase).json()["name"] == "Belle Starr"
    assert guest.get(path).json()["your_seats"] == [0]
    assert guest.post(f"{path}/seats/2", json={"action": "revoke"}).status_code == 200
    elsewhere = served.anybody()
    elsewhere.post("/api/people/signin", json=phrase)
    assert [table["table"] for table in elsewhere.get("/api/tables", params={"mine": ""}).json()] == [made["table"]]


def test_wrong_names_and_passphrases(served: Served) -> None:
    person = served.anybody()
    assert person.post("/api/people/account", json={"name": "Wyatt", "passphrase": "short"}).status_code == 400
    assert person.post("/api/people/account", json={"name": "Wyatt", "passphrase": "long enough"}).status_code == 200
    for name, passphrase in (("Wyatt", "wrong enough"), ("Nobody", "long enough")):
        answer = served.anybody().post("/api/people/signin", json={"name": name, "passphrase": passphrase})
        assert (answer.status_code, answer.json()["error"]) == (401, "sign_in")
    taken = served.anybody().post("/api/people/account", json={"name": "wyatt", "passphrase": "long enough"})
    assert taken.status_code == 400
    assert "account of that name" in taken.json()["message"]


@pytest.mark.parametrize(
    ("signed_up", "typed"),
    [
        ("Zo\u00e9 Quick", "Zoe\u0301 Quick"),
        ("Rene\u0301e", "Ren\u00e9e"),
        ("Wild Bill", "wild  bi\u00adll "),
        ("Re\u00ad\u0301my", "R\u00c9MY"),
        ("Straße", "STRASSE"),
        ("\u0390lios", "\u0399\u0308\u0301LIOS"),
    ],
)
def test_a_name_is_the_same_however_it_is_typed(served: Served, signed_up: str, typed: str) -> None:
    phrase = {"passphrase": "the stage to Deadwood"}
    assert served.anybody().post("/api/people/account", json={"name": signed_up, **phrase}).status_code == 200
    assert served.anybody().post("/api/people/signin", json={"name": typed, **phrase}).status_code == 200
    taken = served.anybody().post("/api/people/account", json={"name": typed, **phrase})
    assert (taken.status_code, "account of that name" in taken.json()["message"]) == (400, True)


def test_signing_in_under_a_name_that_nobody_can_have(served: Served) -> None:
    answer = served.anybody().post("/api/people/signin", json={"name": "\u00ad", "passphrase": "long enough"})
    assert (answer.status_code, answer.json()["error"]) == (401, "sign_in")


def test_signing_out_ends_the_session_and_not_only_the_cookie(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        ann, other = running.guest("Ann"), running.anybody()
        ann.post("/api/people/account", json={"name": "Ann", "passphrase": "the stage to Deadwood"})
        other.post("/api/people/signin", json={"name": "Ann", "passphrase": "the stage to Deadwood"})
        made = open_table(ann)
        path = f"/api/tables/{made['table']}"
        thief = running.anybody()
        thief.cookies.set("abilene", ann.cookies["abilene"])
        ann.post("/api/people/guest", json={"name": "Annie"})  # a new cookie of the same session
        stolen = running.anybody()
        stolen.cookies.set("abilene", ann.cookies["abilene"])
        with listening(stolen, path) as events:
            assert events.next("position")["data"]["position"]["seat"] == 0
            ann.post("/api/people/signout", json={}).raise_for_status()
            assert events.next("gone")["data"] == {}
        for cookie in (thief, stolen):
            assert cookie.get("/api/people/me").json()["name"] is None
            assert cookie.get(path).json()["your_seats"] == []
        assert other.get(path).json()["your_seats"] == [0]  # another device stays signed in
    with serve(settings(tmp_path)) as running:
        again = running.anybody()
        again.cookies.set("abilene", stolen.cookies["abilene"])
        assert again.get("/api/people/me").json()["name"] is None


def test_cookies_of_before_sessions_are_still_good_and_can_be_signed_out(served: Served) -> None:
    ann = served.guest("Ann")
    person, _ = served.house.people.of_cookie(ann.cookies["abilene"])
    former = served.house.people._signer.dumps(person)
    old = served.anybody()
    old.get("/api/people/me")
    old.cookies.set("abilene", former)
    assert old.get("/api/people/me").json()["name"] == "Ann"
    sign(old).post("/api/people/signout", json={}).raise_for_status()
    old.cookies.set("abilene", former)
    assert old.get("/api/people/me").json()["name"] is None
    assert ann.get("/api/people/me").json()["name"] == "Ann"


def test_a_clock_that_jumps_back_throws_nobody_out(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = served.guest("Ann")
    now = time.time()
    for offset, name in ((-86_400, "Ann"), (0, "Ann"), (COOKIE_AGE - 60, "Ann"), (COOKIE_AGE + 60, None)):
        with monkeypatch.context() as clock:
            clock.setattr(time, "time", lambda offset=offset: now + offset)
            assert ann.get("/api/people/me").json()["name"] == name


@pytest.mark.parametrize("name", ["🐐🤠👩‍🌾", "Žofie", "李小龍", "O’Hara <b>", "  Doc   Holliday "])
def test_names_of_all_kinds(served: Served, name: str) -> None:
    person = served.guest(name)
    shown = person.get("/api/people/me").json()["name"]
    assert shown == " ".join(name.split())
    made = open_table(person)
    assert person.get(f"/api/tables/{made['table']}", params={"lang": "fr"}).json()["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200d\u200d", "\ue000\ue001", "\x00\x1b", "x" * 25, "\u202e"])
def test_names_that_cannot_be_read(served: Served, name: str) -> None:
    answer = served.anybody(**{"Accept-Language": "fr"}).post("/api/people/guest", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("Un nom compte")


@given(st.text(max_size=60))
def test_no_name_carries_marks_or_turns_writing_around(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except BadRequest:
        return
    assert 1 <= len(cleaned) <= 24
    assert clean_name(cleaned) == cleaned
    for c in cleaned:
        assert unicodedata.category(c) not in ("Cc", "Co", "Cs", "Cn")
        assert c not in "\u202e\u2066\ue000\ue003"


@given(st.text(max_size=600))
def test_messages_are_kept_as_they_are_but_for_what_cannot_be_printed(text: str) -> None:
    try:
        cleaned = clean_text(text, 500)
    except BadRequest:
        return
    assert 1 <= len(cleaned) <= 500
    assert set(cleaned) <= set(text)


def test_chat_is_kept_with_the_table(served: Served) -> None:
    table = served.table(names=["Ann", "Bob", "Cyd"])
    text = "Howdy <script>alert(1)</script> 🐐"
    said = table.seats[1].post(f"{table.path}/chat", json={"text": text})
    assert said.status_code == 201
    kept = table.position()["chat"]
    assert [(line["name"], line["seat"], line["text"]) for line in kept] == [("Bob", 1, text)]
    watcher = served.guest("Walter")
    assert watcher.post(f"{table.path}/chat", json={"text": "Nice"}).json()["seat"] is None
    assert table.anybody.post(f"{table.path}/chat", json={"text": "Who am I?"}).status_code == 401


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "\ue000"])
def test_messages_that_are_none_or_too_long(served: Served, text: str) -> None:
    table = served.table()
    assert table.seats[0].post(f"{table.path}/chat", json={"text": text}).status_code == 400


def test_ten_megabytes_of_chat(served: Served) -> None:
    table = served.table()
    body = json.dumps({"text": "x" * 10_000_000})
    answer = table.seats[0].post(f"{table.path}/chat", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    assert table.position()["chat"] == []


def test_limits_on_sign_in_tables_and_chat(tmp_path: Path) -> None:
    limits = Limits(sign_in=(2, 3600), tables=(2, 3600), chat=(2, 3600))
    with serve(settings(tmp_path, limits=limits)) as running:
        table = running.table()
        running.table()
        many = running.anybody().post("/api/tables", json={"game": GAME, "players": 3})
        assert (many.status_code, many.json()["error"]) == (429, "too_many")
        for expected in (201, 201, 429):
            assert table.seats[0].post(f"{table.path}/chat", json={"text": "hi"}).status_code == expected
        assert table.seats[1].post(f"{table.path}/chat", json={"text": "hi"}).status_code == 201
        phrase = {"name": "Wyatt", "passphrase": "a guess or two"}
        for expected in (401, 401, 429):
            assert running.anybody().post("/api/people/signin", json=phrase).status_code == expected


def test_changes_by_cookie_need_the_token_of_our_pages(served: Served) -> None:
    ann = served.guest("Ann")
    made = open_table(ann)
    path = f"/api/tables/{made['table']}"
    token = ann.headers.pop("X-CSRF-Token")
    for headers in ({}, {"X-CSRF-Token": "wrong"}, {"Origin": "http://elsewhere.example"}):
        answer = ann.post(f"{path}/chat", json={"text": "hi"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
    assert ann.post(f"{path}/chat", json={"text": "hi"}, headers={"X-CSRF-Token": token}).status_code == 201
    foreign = served.anybody(Origin="http://elsewhere.example")
    assert foreign.post("/api/people/guest", json={"name": "Eve"}).json()["error"] == "csrf"
    for stale in ("a" * 128, "of another server on this host"):  # a page that is loaded brings one that is good
        assert "csrf" in ann.get("/", headers={"Cookie": f"csrf={stale}"}).cookies
        sign(ann)
        assert ann.post(f"{path}/chat", json={"text": "hi"}).status_code == 201
    assert "csrf" not in ann.get("/").cookies
    assert served.seat(made["seats"][2]["token"]).post(f"{path}/chat", json={"text": "hi"}).status_code == 201


def test_a_forged_cookie_is_nobody(served: Served) -> None:
    forger = served.anybody()
    forger.cookies.set("abilene", "InNvbWVib2R5Ig.aaaaaa.bbbbbbbb")
    assert forger.get("/api/people/me").json()["name"] is None


def test_every_answer_carries_the_safety_headers(served: Served) -> None:
    for path in ("/healthz", "/", "/api/tables/nowhere", "/schema", "/nowhere"):
        answer = served.anybody().get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    table = served.table()
    assert table.anybody.get(table.path).headers["Cache-Control"] == "no-store"
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy


def test_the_size_of_the_text_and_the_hand_are_kept_like_all_settings(served: Served) -> None:
    ann = served.guest("Ann")
    kept = ann.post("/api/people/settings", json={"text": "130", "hand": "left", "taps": "known"}).json()["settings"]
    assert (kept["text"], kept["hand"], kept["taps"]) == ("130", "left", "known")
    page = ann.get("/settings").text
    assert 'data-text="130"' in page
    assert 'data-hand="left"' in page
    assert ann.post("/api/people/settings", json={"text": "400"}).status_code == 400


@given(st.dictionaries(st.sampled_from(["lang", "light", "sound", "x"]), st.text(max_size=5)))
def test_settings_come_back_from_their_cookie(chosen: dict[str, str]) -> None:
    cookie = "&".join(f"{name}={value}" for name, value in chosen.items())
    known = read_settings(cookie)
    assert read_settings(write_settings(known)) == known


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de, fr;q=0.5, en;q=0.8", "en"),
        ("fr-CA,en;q=0.5", "fr"),
        ("fr;q=x, en", "en"),
        ("*", "en"),
    ],
)
def test_the_language_of_the_browser(accepted: str, lang: str) -> None:
    assert spoken(accepted) == lang
