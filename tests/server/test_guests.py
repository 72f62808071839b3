"""Guests at the table: Sam is scored like everybody, but has no seat to take, no bot and nothing to decide."""

import random

import httpx
import pytest

import abilene
from tests.server.serving import Played, Served, listening

GAME = "great_western_trail"
SAM = 1


def solo(served: Served, **more: object) -> Played:
    return served.table(1, game=GAME, names=["Ann"], **more)


@pytest.fixture(scope="module")
def ended(served: Served) -> Played:
    """A game against Sam that is over."""
    table = solo(served)
    table.hurry(random.Random(3))
    return table


def test_sam_is_at_the_table_but_has_no_seat(served: Served) -> None:
    table = solo(served)
    position = table.position(0)
    assert position["players"] == 1
    assert [seat["name"] for seat in position["seats"]] == ["Ann"]
    [sam] = position["guests"]
    assert (sam["seat"], sam["name"], sam["score"]) == (SAM, "Sam", None)
    assert "so far" in sam["line"]
    assert len(table.made["seats"]) == 1
    assert position["player"] == 0


def test_tables_without_a_guest_have_none(served: Served) -> None:
    assert served.table(2, game=GAME).position()["guests"] == []


def test_nobody_can_take_his_seat_or_look_through_his_eyes(served: Served) -> None:
    table = solo(served, visibility="public")
    guest = served.guest("Cyd")
    for action in ("sit", "bot", "return", "rename", "leave", "revoke"):
        assert guest.post(f"{table.path}/seats/{SAM}", json={"action": action, "name": "Cyd"}).status_code == 404
    assert table.seats[0].get(table.path, params={"seat": SAM}).status_code == 404
    assert table.seats[0].get(f"{table.path}/stream", params={"seat": SAM}).status_code == 404


def test_seats_cannot_be_opened_for_him(served: Served) -> None:
    for more in ({"bots": {"1": "greedy"}}, {"seats": [{"kind": "link"}, {"kind": "bot"}]}):
        told = served.anybody().post("/api/tables", json={"game": GAME, "players": 1, **more})
        assert told.status_code == 400


def test_he_is_never_asked_and_always_played(served: Served) -> None:
    table, pick = solo(served), random.Random(5)
    for _ in range(60):
        assert table.move(pick)["player"] == 0
    with listening(table.seats[0], table.path) as events:
        assert events.next("position")["data"]["position"]["guests"][0]["name"] == "Sam"


def test_his_turn_is_a_group_of_lines_in_the_log(ended: Played) -> None:
    log = ended.position(0)["log"]
    runs = [[log[0]]]
    for line in log[1:]:
        if (line["seat"], line["ply"]) == (runs[-1][0]["seat"], runs[-1][0]["ply"]):
            runs[-1].append(line)
        else:
            runs.append([line])
    his = [run for run in runs if run[0]["seat"] == SAM]
    assert len(his) > 10
    for run in his:
        first = run[0]["spans"]
        assert {"text": "Sam", "sort": "seat", "number": str(SAM)} in first
    plies = [run[0]["ply"] for run in his]
    assert len(plies) == len(set(plies))  # one turn, one group


def test_the_result_counts_him(ended: Played, served: Served) -> None:
    position = ended.position(0)
    match = abilene.replay(ended.anybody.get(f"{ended.path}/journal").text)
    result = position["result"]
    assert result["scores"] == match.state.scores()
    assert len(result["scores"]) == len(result["breakdown"]) == 2
    assert result["winners"] == match.state.winners()
    assert position["guests"][0]["score"] == result["scores"][SAM]
    assert position["guests"][0]["line"] == ""
    standing = ended.seats[0].get(f"{ended.path}/standing").json()
    assert [seat["name"] for seat in standing["seats"]] == ["Ann", "Sam"]
    assert [seat["total"] for seat in standing["seats"]] == result["scores"]


def test_what_is_hidden_of_his_score_stays_hidden_until_the_end(served: Served, ended: Played) -> None:
    def whole(table: Played) -> list[bool]:
        return [seat["whole"] for seat in table.seats[0].get(f"{table.path}/standing").json()["seats"]]

    assert whole(solo(served)) == [True, False]
    assert whole(ended) == [True, True]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_score_sheet_has_both(ended: Played, lang: str) -> None:
    page = ended.anybody.get(f"/t/{ended.id}/score", headers={"Accept": "text/html", "Accept-Language": lang}).text
    assert "<b>Sam</b>" in page
    assert "<b>Ann</b>" in page
    assert "p6" in page


def test_his_curve_is_drawn_beside_the_player_s(ended: Played) -> None:
    curves = ended.anybody.get(f"{ended.path}/curves").json()
    assert len(curves["at"]) > 20
    for line in curves["lines"].values():
        assert {len(numbers) for numbers in line} == {2}
    scores = ended.position()["result"]["scores"]
    assert curves["lines"]["points"][-1] == scores


def test_his_turns_and_deeds_stand_along_the_replay(ended: Played) -> None:
    replay = ended.anybody.get(f"{ended.path}/replay").json()
    assert {turn["seat"] for turn in replay["turns"]} == {0, SAM}
    assert "freight-car" in {mark["icon"] for mark in replay["marks"] if mark["seat"] == SAM}


def test_a_replay_is_seen_as_the_player_the_spectator_or_all(ended: Played) -> None:
    def status(eyes: str) -> int:
        return ended.anybody.get(f"{ended.path}/replay/5", params={"eyes": eyes}).status_code

    assert (status("0"), status("spectator"), status("all"), status(str(SAM))) == (200, 200, 200, 404)
    page = ended.anybody.get(f"/t/{ended.id}/replay", headers={"Accept": "text/html"}).text
    assert "seen as Ann" in page
    assert "seen as Sam" not in page


def test_lists_of_tables_name_him(served: Served) -> None:
    host: httpx.Client = served.guest("Dot")
    made = host.post("/api/tables", json={"game": GAME, "players": 1, "seats": [{"kind": "me"}]}).json()
    [listed] = [table for table in host.get("/api/tables?mine").json() if table["table"] == made["table"]]
    assert listed["guests"] == ["Sam"]
    assert len(listed["seats"]) == 1
    assert "Dot, Sam" in host.get("/", headers={"Accept": "text/html"}).text


def test_a_rematch_is_against_him_again(ended: Played, served: Served) -> None:
    made = ended.seats[0].post(f"{ended.path}/rematch").json()
    assert [seat["seat"] for seat in made["seats"]] == [0]
    again = served.anybody().get(f"/api/tables/{made['table']}").json()
    assert again["guests"][0]["name"] == "Sam"


def test_a_bot_plays_a_whole_game_against_him(served: Served) -> None:
    table = served.table(1, game=GAME, bots={"0": "random"})
    with listening(table.anybody, table.path) as events:
        while not (heard := events.next("position")["data"]["position"])["over"]:
            pass
    assert len(heard["result"]["scores"]) == 2
    assert heard["guests"][0]["score"] == heard["result"]["scores"][SAM]


def test_a_telling_can_be_skipped_for_good(served: Served) -> None:
    ann = served.guest("Ann")
    assert ann.get("/api/people/me").json()["settings"]["told"] == "steps"
    ann.post("/api/people/settings", json={"told": "skip"}).raise_for_status()
    assert ann.get("/api/people/me").json()["settings"]["told"] == "skip"
    assert ann.post("/api/people/settings", json={"told": "loud"}).status_code == 400
