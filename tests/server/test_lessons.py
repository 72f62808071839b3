"""Lessons at the table server: anybody may begin one, the others do as they are told, and the place is kept."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Served, listening, serve, settings, sign

BEGIN = "/api/lessons/good_goat_bad/first_round"


def somebody(served: Served) -> httpx.Client:
    """Whoever has loaded a page and given no name."""
    person = served.anybody()
    person.get("/api/people/me").raise_for_status()
    return sign(person)


def begin(person: httpx.Client, lesson: str = BEGIN) -> str:
    opened = person.post(lesson)
    assert opened.status_code == 201
    return f"/api/tables/{opened.json()['table']}"


def place(person: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"{table}/lesson").raise_for_status().json()
    return found


def choose(person: httpx.Client, table: str, words: str) -> None:
    ply = person.get(table).json()["ply"]
    person.post(f"{table}/choices", json={"ply": ply, "notation": words}).raise_for_status()


def asked(person: httpx.Client, table: str) -> dict[str, Any]:
    """The position once this person must choose."""
    with listening(person, table) as events:
        position = events.next("position")["data"]["position"]
        while not position["options"]:
            position = events.next("position")["data"]["position"]
    found: dict[str, Any] = position
    return found


def headings(found: dict[str, Any]) -> list[str]:
    return [card["heading"] for card in found["cards"]]


def test_nobody_needs_a_name_to_learn(served: Served) -> None:
    person = somebody(served)
    table = begin(person)
    position = person.get(table).json()
    assert position["your_seats"] == [0]
    assert [seat["kind"] for seat in position["seats"]] == ["person", "bot", "bot"]
    assert position["seats"][0]["name"] == "Tenderfoot"
    assert person.get("/api/people/me").json()["name"] == ""  # it is asked for when a seat is shared
    assert position["visibility"] == "private"
    assert headings(place(person, table)) == ["Leave town with full pockets"]


def test_a_beginner_of_spike_meets_a_beginner(served: Served) -> None:
    """No network has learned it: its novice thinks with greedy, and errs as people do."""
    person = somebody(served)
    position = person.get(begin(person, "/api/lessons/spike/first_game")).json()
    assert [(seat["bot"], seat["name"]) for seat in position["seats"] if seat["kind"] == "bot"] == [("novice", "Pip")]


def test_whoever_has_a_name_keeps_it(served: Served) -> None:
    ann = served.guest("Ann")
    position = ann.get(begin(ann)).json()
    assert position["seats"][0]["name"] == "Ann"


def test_the_lamp_speaks_to_the_learner_alone(served: Served) -> None:
    table = begin(somebody(served))
    assert somebody(served).get(f"{table}/lesson").status_code == 404
    other = served.guest("Bob")
    made = other.post("/api/tables", json={"game": "good_goat_bad", "players": 2, "seats": [{"kind": "me"}] * 2}).json()
    assert other.get(f"/api/tables/{made['table']}/lesson").status_code == 404


@pytest.mark.parametrize("address", ["/api/lessons/good_goat_bad/chess", "/api/lessons/chess/first_round"])
def test_a_lesson_that_is_not_there_is_not_found(served: Served, address: str) -> None:
    person = somebody(served)
    assert person.post(address).status_code == 404
    assert person.get(address.replace("/api/lessons", "/learn")).status_code == 404


def test_the_others_do_as_the_lesson_says_and_the_place_outlives_a_restart(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as served:
        person = somebody(served)
        table = begin(person)
        for words in ("offer 1", "slide banker", "declare goat"):
            choose(person, table, words)
        asked(person, table)
        before = place(person, table)
        assert headings(before) == ["Refused, so it is yours", "Your three cards move on", "Now you answer"]
        assert [chapter["state"] for chapter in before["chapters"][:3]] == ["done", "done", "now"]
        cookies = dict(person.cookies)
    with serve(settings(tmp_path)) as served:
        again = served.anybody()
        again.cookies.update(cookies)
        assert place(again, table) == before
        page = again.get("/learn/good_goat_bad").text
        assert "You were at step 5 of 12" in page
        assert table.removeprefix("/api/tables") in page


def test_a_lesson_whose_last_card_was_reached_is_learned(served: Served) -> None:
    """Whether its learner plays on, goes to the next lesson, or closes the page."""
    person = somebody(served)
    table = begin(person)
    position = asked(person, table)
    while (now := place(person, table))["cards"][-1]["sort"] != "release":
        assert 'class="past"' not in person.get("/games/good_goat_bad").text
        choice = now["wanted"][0] if now["wanted"] else position["options"][0]["choice"]
        person.post(f"{table}/choices", json={"ply": position["ply"], "choice": choice}).raise_for_status()
        position = asked(person, table)
    assert not now["over"]
    assert re.search('class="past"><a href="/learn/good_goat_bad/first_round"', person.get("/games/good_goat_bad").text)
    assert 'id="again"' not in person.get("/learn/good_goat_bad").text


def test_what_was_chosen_can_be_taken_back_with_all_that_followed(served: Served) -> None:
    person = somebody(served)
    table = begin(person)
    for words in ("offer 1", "slide banker", "declare goat"):
        choose(person, table, words)
    ply = asked(person, table)["ply"]
    person.post(f"{table}/undo/ask", json={"ply": ply}).raise_for_status()
    assert headings(place(person, table)) == ["And now you lie"]


def test_a_lesson_that_was_not_begun_is_begun_by_its_page(served: Served) -> None:
    person = somebody(served)
    page = person.get("/learn/good_goat_bad", headers={"accept-language": "fr"}).text
    assert "Ta première manche" in page
    assert BEGIN in page
    assert 'id="again"' not in page
    assert "/learn/good_goat_bad" in person.get("/").text


def test_the_journal_of_a_lesson_is_one_like_any_other(served: Served) -> None:
    person = somebody(served)
    table = begin(person)
    choose(person, table, "offer 1")
    journal = person.get(f"{table}/journal").text
    assert "option first_dealer 0" in journal
    assert "seat 0  offer 1" in journal
