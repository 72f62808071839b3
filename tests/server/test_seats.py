"""Seats: links, private tables, handing over, bots that step in, one screen for several, rematch."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from sqlalchemy import select

import abilene
from abilene.server.store.schema import TABLES
from tests.server.serving import Data, Served, listening, serve, settings
from tests.server.test_people import open_table


def test_a_link_is_a_seat(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann)
    path, token = f"/api/tables/{made['table']}", made["seats"][2]["token"]
    assert made["seats"][2]["url"] == f"/sit#{made['table']}.{token}"
    assert bob.get(path).json()["your_seats"] == []
    assert bob.post(f"{path}/seats/2", json={"action": "sit"}).status_code == 403
    assert bob.post(f"{path}/seats/2", json={"action": "sit", "token": "guess"}).status_code == 403
    assert bob.post(f"{path}/seats/2", json={"action": "sit", "token": token}).status_code == 200
    seated = bob.get(path).json()
    assert seated["your_seats"] == [2]
    assert seated["seats"][2]["name"] == "Bob"
    assert bob.post(f"{path}/seats/0", json={"action": "sit", "token": token}).status_code == 403
    assert bob.post(f"{path}/seats/1", json={"action": "sit"}).status_code == 403
    assert bob.post(f"{path}/seats/9", json={"action": "sit"}).status_code == 404
    assert served.anybody().post(f"{path}/seats/2", json={"action": "sit", "token": token}).status_code == 401


def invitation(caller: httpx.Client, path: str, token: str) -> tuple[int, Data]:
    answer = caller.post(f"{path}/invitation", json={"token": token})
    return answer.status_code, answer.json()


def test_sitting_down_uses_the_link_up(served: Served) -> None:
    ann, bob, eve = served.guest("Ann"), served.guest("Bob"), served.guest("Eve")
    made = open_table(ann)
    path, token = f"/api/tables/{made['table']}", made["seats"][2]["token"]
    status, offered = invitation(bob, path, token)
    assert (status, offered["seat"], offered["yours"]) == (200, 2, False)
    assert not {"view", "options", "log"} & set(offered)  # an invitation shows no hand
    seated = bob.post(f"{path}/seats/2", json={"action": "sit", "token": token}).json()
    assert seated["token"] not in (None, token)
    for spy in (served.seat(token), ann, eve):
        if spy is not ann and spy is not eve:
            for what in ("", "/scene", "/sheet", "/stream", "/journal", "/replay", "/curves", "/standing", "/refusals"):
                refused = spy.get(path + what)
                assert (refused.status_code, refused.json()["error"]) == (403, "not_your_seat")
                assert refused.json()["message"].startswith("This link has been used: Bob sits there now.")
        else:
            assert spy.get(path, params={"seat": 2}).status_code == 403
            assert spy.post(f"{path}/seats/2", json={"action": "sit", "token": token}).status_code == 403
            assert spy.post(f"{path}/seats/2", json={"action": "revoke"}).status_code == 403
    status, told = invitation(eve, path, token)
    assert (status, "Bob" in told["message"]) == (403, True)
    assert invitation(bob, path, token)[1]["yours"]
    assert bob.post(f"{path}/seats/2", json={"action": "sit", "token": token}).status_code == 200  # a second click
    assert served.seat(seated["token"]).get(path).status_code == 403
    own = bob.post(f"{path}/seats/2", json={"action": "revoke"}).json()["token"]
    assert served.seat(own).get(path).json()["seat"] == 2


def test_a_stream_that_was_opened_with_the_link_ends_when_somebody_sits_down(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann)
    path, token = f"/api/tables/{made['table']}", made["seats"][2]["token"]
    with listening(served.seat(token), path) as events:
        events.next("position")
        # Ann has looked through her guest's eyes: the link says so, and invites nobody any more.
        status, told = invitation(bob, path, token)
        assert (status, told["message"].startswith("This link has been used")) == (403, True)
        assert bob.post(f"{path}/seats/2", json={"action": "sit", "token": token}).status_code == 403
        assert ann.post(f"{path}/seats/2", json={"action": "revoke"}).status_code == 403
        new = served.seat(token).post(f"{path}/seats/2", json={"action": "leave"}).json()["token"]
        assert events.next("gone")["data"] == {}
    assert bob.post(f"{path}/seats/2", json={"action": "sit", "token": new}).status_code == 200
    assert bob.get(path).json()["your_seats"] == [2]


def test_only_one_of_two_people_gets_the_seat(served: Served) -> None:
    made = open_table(served.guest("Ann"))
    path, token = f"/api/tables/{made['table']}", made["seats"][2]["token"]
    rivals = [served.guest(f"Bob {n}") for n in range(6)]
    with ThreadPoolExecutor(6) as pool:
        body = {"action": "sit", "token": token}
        tries = [pool.submit(rival.post, f"{path}/seats/2", json=body) for rival in rivals]
    assert sorted(one.result().status_code for one in tries) == [200] + [403] * 5


def test_links_as_they_once_were_lead_to_the_invitation(served: Served) -> None:
    answer = served.anybody().get("/t/some-table/s/some-secret")
    assert (answer.status_code, answer.headers["location"]) == (302, "/sit#some-table.some-secret")
    assert served.anybody().get("/sit").status_code == 200


def test_an_open_table_needs_no_link(served: Served) -> None:
    ann, bob, eve = served.guest("Ann"), served.guest("Bob"), served.guest("Eve")
    made = open_table(ann, visibility="public")
    listed = [table["table"] for table in served.anybody().get("/api/tables").json()]
    assert made["table"] in listed
    path = f"/api/tables/{made['table']}"
    assert bob.post(f"{path}/seats/2", json={"action": "sit", "name": "Bobby"}).status_code == 200
    assert ann.get(path).json()["seats"][2]["name"] == "Bobby"
    assert eve.post(f"{path}/seats/2", json={"action": "sit"}).json()["error"] == "not_your_seat"


def test_a_private_table_is_not_there_for_strangers(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    made = open_table(ann, visibility="private")
    path = f"/api/tables/{made['table']}"
    for caller in (eve, served.anybody()):
        for what in ("", "/scene", "/sheet", "/stream", "/journal", "/replay", "/replay/0", "/curves"):
            answer = caller.get(path + what)
            assert answer.status_code == 404
            assert answer.json() == served.anybody().get("/api/tables/nowhere").json()
        assert caller.post(f"{path}/chat", json={"text": "hi"}).status_code == 404
        assert caller.post(f"{path}/choices", json={"ply": 0, "choice": 0}).status_code == 404
        assert caller.post(f"{path}/seats/2", json={"action": "sit"}).status_code == 404
        assert caller.post(f"{path}/rematch").status_code == 404
    assert made["table"] not in served.anybody().get("/api/tables").text
    assert ann.get(path).status_code == 200
    assert eve.post(f"{path}/seats/2", json={"action": "sit", "token": made["seats"][2]["token"]}).status_code == 200
    assert eve.get(path).json()["your_seats"] == [2]


def test_a_seat_is_handed_over(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann)
    path = f"/api/tables/{made['table']}"
    left = ann.post(f"{path}/seats/0", json={"action": "leave"}).json()
    assert ann.get(path).json()["seats"][0]["free"]
    assert served.seat(made["seats"][0]["token"]).get(path).status_code == 403
    assert bob.post(f"{path}/seats/0", json={"action": "sit", "token": left["token"]}).status_code == 200
    assert bob.get(path).json()["your_seats"] == [0]
    new = bob.post(f"{path}/seats/0", json={"action": "revoke"}).json()
    assert ann.post(f"{path}/seats/0", json={"action": "sit", "token": left["token"]}).status_code == 403
    assert served.seat(new["token"]).get(path).json()["seat"] == 0
    assert bob.post(f"{path}/seats/0", json={"action": "rename", "name": "Bobby"}).status_code == 200
    assert ann.get(path).json()["seats"][0]["name"] == "Bobby"
    for action in ("leave", "rename", "return", "revoke"):
        assert ann.post(f"{path}/seats/0", json={"action": action, "name": "x"}).status_code == 403


def test_the_host_makes_a_new_link_for_a_seat_nobody_has_taken(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann)
    path = f"/api/tables/{made['table']}"
    new = ann.post(f"{path}/seats/2", json={"action": "revoke"}).json()
    assert served.seat(made["seats"][2]["token"]).get(path).status_code == 403
    bob.post(f"{path}/seats/2", json={"action": "sit", "token": new["token"]})
    assert ann.post(f"{path}/seats/2", json={"action": "revoke"}).status_code == 403


def test_whoever_looked_through_a_link_cannot_give_the_seat_back_unseen(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann)
    path, token = f"/api/tables/{made['table']}", made["seats"][2]["token"]
    assert served.seat(token).get(path).json()["your_seats"] == [2]
    new = served.seat(token).post(f"{path}/seats/2", json={"action": "revoke"}).json()
    assert not ann.get(path).json()["seats"][2]["free"]
    assert bob.post(f"{path}/seats/2", json={"action": "sit", "token": new["token"]}).status_code == 403


def test_a_bot_steps_in_and_the_owner_comes_back(served: Served) -> None:
    table = served.table(2)
    step_in = {"action": "bot", "bot": "random"}
    with listening(table.seats[0], table.path) as events:
        asked = next(seat for seat in (0, 1) if table.position(seat)["options"])
        assert table.seats[0].post(f"{table.path}/seats/0", json=step_in).status_code == 200
        while asked == 0:  # the bot plays on until it waits for the other seat
            asked = 0 if events.next("position")["data"]["position"]["player"] == 0 else 1
        told = table.position(0)
        assert (told["prompt"], told["options"]) == ([{"text": "A bot plays for you."}], [])
        assert table.seats[1].post(f"{table.path}/seats/1", json=step_in).status_code == 200
        end = events.next("position")
        while not end["data"]["position"]["over"]:
            end = events.next("position")
        assert end["data"]["position"]["seats"][0]["kind"] == "bot"
    assert table.seats[0].post(f"{table.path}/seats/0", json={"action": "return"}).status_code == 200
    assert table.position()["seats"][0]["kind"] == "link"
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over


def test_the_host_seats_a_bot_for_somebody_who_is_away(tmp_path: Path) -> None:
    with serve(settings(tmp_path, away_after=0)) as running:
        ann, bob, eve = running.guest("Ann"), running.guest("Bob"), running.guest("Eve")
        made = open_table(ann, seats=[{"kind": "me"}, {"kind": "link"}])
        path, token = f"/api/tables/{made['table']}", made["seats"][1]["token"]
        bob.post(f"{path}/seats/1", json={"action": "sit", "token": token})
        step_in = {"action": "bot", "bot": "random"}
        assert eve.post(f"{path}/seats/1", json=step_in).status_code == 403
        assert ann.post(f"{path}/seats/1", json=step_in).status_code == 200
        assert ann.get(path).json()["seats"][1]["bot"] == "random"
        assert bob.post(f"{path}/seats/1", json={"action": "return"}).status_code == 200
        assert ann.post(f"{path}/seats/1", json={"action": "bot", "bot": "genius"}).status_code == 400


def test_the_host_cannot_replace_somebody_who_is_here(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann, seats=[{"kind": "me"}, {"kind": "link"}])
    path, token = f"/api/tables/{made['table']}", made["seats"][1]["token"]
    bob.post(f"{path}/seats/1", json={"action": "sit", "token": token})
    answer = ann.post(f"{path}/seats/1", json={"action": "bot"})
    assert (answer.status_code, answer.json()["message"]) == (403, "Bob is still here.")


def test_one_screen_for_several(served: Served) -> None:
    ann = served.guest("Ann")
    local = {"kind": "local", "name": "Bob"}
    made = open_table(ann, seats=[{"kind": "me"}, local, {**local, "name": "Cyd"}])
    path = f"/api/tables/{made['table']}"
    pick = random.Random(4)
    for _ in range(30):
        position = ann.get(path).json()
        assert position["your_seats"] == [0, 1, 2]
        assert position["seat"] == position["player"]
        other = (position["player"] + 1) % 3
        assert ann.get(path, params={"seat": other}).json()["options"] == []
        choice = pick.choice(position["options"])["choice"]
        assert ann.post(f"{path}/choices", json={"ply": position["ply"], "choice": choice}).status_code == 200
    ply = position["ply"] + 1
    assert ann.post(f"{path}/undo/ask", json={"ply": ply}).json() == {"ply": ply + 1}


def test_a_rematch_that_all_ask_for_at_once_is_one_table(served: Served) -> None:
    table = served.table(2)
    table.hurry(random.Random(8))
    before = _tables(served)
    callers = [served.seat(seat["token"]) for seat in table.made["seats"] for _ in range(6)]
    with ThreadPoolExecutor(12) as pool:
        asked = [pool.submit(caller.post, f"{table.path}/rematch") for caller in callers]
    answers = [one.result() for one in asked]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert len(_tables(served) - before) == 1
    assert table.position()["rematch"] == answers[0].json()["table"]


def _tables(served: Served) -> set[str]:
    with served.house.store.engine.connect() as connection:
        return set(connection.execute(select(TABLES.c.id)).scalars())


def test_a_rematch_at_one_screen_seats_all_of_it_again_and_the_same_bot(served: Served) -> None:
    ann = served.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Zoé"}, {"kind": "bot", "bot": "random"}, {"kind": "link"}]
    made = open_table(ann, players=4, seats=seats, pace=0)
    path = f"/api/tables/{made['table']}"
    ann.post(f"{path}/seats/3", json={"action": "bot", "bot": "random"}).raise_for_status()
    pick = random.Random(5)
    while not (position := ann.get(path).json())["over"]:
        if position["player"] < 2:
            mine = ann.get(path, params={"seat": position["player"]}).json()
            choice = {"ply": mine["ply"], "choice": pick.choice(mine["options"])["choice"]} if mine["options"] else None
            if choice:
                ann.post(f"{path}/choices", params={"seat": position["player"]}, json=choice)
    again = ann.post(f"{path}/rematch").json()
    now = ann.get(f"/api/tables/{again['table']}").json()
    assert [seat["yours"] for seat in now["seats"]] == [True, True, False, False]
    assert [seat["free"] for seat in now["seats"]] == [False, False, False, True]
    assert now["seats"][1]["name"] == "Zoé"
    assert now["seats"][2]["bot"] == "random"
    assert again["seats"][3]["token"], "whoever sat there by a link can be invited anew"


def test_a_rematch_seats_the_same_people(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    made = open_table(ann, seats=[{"kind": "me"}, {"kind": "link"}])
    path = f"/api/tables/{made['table']}"
    bob.post(f"{path}/seats/1", json={"action": "sit", "token": made["seats"][1]["token"]})
    assert ann.post(f"{path}/rematch").status_code == 400
    pick = random.Random(5)
    while not (position := ann.get(path).json())["over"]:
        player = (ann, bob)[position["player"]]
        choice = pick.choice(player.get(path).json()["options"])["choice"]
        player.post(f"{path}/choices", json={"ply": position["ply"], "choice": choice}).raise_for_status()
    assert served.guest("Eve").post(f"{path}/rematch").status_code == 403
    again = bob.post(f"{path}/rematch").json()
    assert ann.post(f"{path}/rematch").json()["table"] == again["table"]
    assert ann.get(path).json()["rematch"] == again["table"]
    assert [seat["token"] is None for seat in again["seats"]] == [True, False]
    there = f"/api/tables/{again['table']}"
    assert (ann.get(there).json()["your_seats"], bob.get(there).json()["your_seats"]) == ([0], [1])
    assert again["seed_hash"] != made["seed_hash"]
    mine = ann.get("/api/tables", params={"mine": ""}).json()
    assert {table["table"] for table in mine} == {made["table"], again["table"]}
    assert not mine[0]["over"]
