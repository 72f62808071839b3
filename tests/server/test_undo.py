"""Taking back: alone as far as the boundary, beyond it with the consent of all."""

import random
from pathlib import Path
from typing import Any

from tests.server.serving import Data, Played, Served, listening, serve, settings
from tests.server.test_people import open_table


def table_at_answer(served: Served) -> tuple[Played, int, int]:
    """A table where a dealer has offered a card: undo is over for the dealer."""
    table = served.table()
    dealer = table.move()["player"]
    table.move()
    table.move()
    for seat in table.seats:
        table.position(seat)
    return table, dealer, table.position()["player"]


def post(table: Played, seat: int, what: str, **body: Any) -> tuple[int, Data]:
    answer = table.seats[seat].post(f"{table.path}/{what}", json=body)
    return answer.status_code, answer.json()


def test_undo_as_far_as_the_boundary_with_the_reason(served: Served) -> None:
    table = served.table()
    player = table.move()["player"]
    other = (player + 1) % 3
    assert table.position(player)["undo"]["can"]
    assert not table.position(other)["undo"]["can"]
    status, refused = post(table, other, "undo", ply=1)
    assert (status, refused["error"], refused["reason"]) == (422, "undo_refused", "The last decision was not yours.")
    assert post(table, player, "undo", ply=0)[0] == 409
    assert post(table, player, "undo", ply=1) == (200, {"ply": 2})
    assert post(table, player, "undo", ply=2)[1]["reason"] == "There is nothing to take back yet."
    assert table.position(player)["asks"] == "offer"


def test_beyond_the_boundary_all_must_agree(served: Served) -> None:
    table, dealer, target = table_at_answer(served)
    third = 3 - dealer - target
    table.move()  # the target answers: the card has come to light
    position = table.position(dealer)
    assert not position["undo"]["can"]
    assert position["undo"]["reason"]
    assert position["undo"]["may_ask"]
    ply = position["ply"]
    with listening(table.seats[third], table.path) as events:
        events.next("position")
        assert post(table, dealer, "undo/ask", ply=ply) == (200, {"ply": ply})
        asked = None
        while asked is None:  # with the seats, or with a position, where something else has come with it
            told = events.next("seats", "position")["data"]
            asked = told.get("position", told)["undo"]["asked"]
    assert asked == {"seat": dealer, "ply": ply, "agreed": [], "waiting": sorted({0, 1, 2} - {dealer})}
    assert post(table, dealer, "undo/answer", ply=ply, agree=True)[0] == 422
    assert post(table, target, "undo/answer", ply=ply, agree=True) == (200, {"ply": ply})
    assert table.position(third)["undo"]["asked"]["waiting"] == [third]
    assert post(table, third, "undo/answer", ply=ply, agree=True) == (200, {"ply": ply + 1})
    after = table.position(dealer)
    assert (after["player"], after["undo"]["asked"]) == (dealer, None)
    assert after["decisions"] < position["decisions"]
    assert "undo agreed" in table.anybody.get(f"{table.path}/journal").text


def test_one_no_settles_it_and_one_can_ask_again(served: Served) -> None:
    table, dealer, target = table_at_answer(served)
    ply = table.position()["ply"]
    third = 3 - dealer - target
    assert post(table, dealer, "undo/ask", ply=ply)[0] == 200
    assert post(table, target, "undo/answer", ply=ply, agree=False) == (200, {"ply": ply})
    assert table.position(dealer)["undo"]["asked"] is None
    assert post(table, third, "undo/answer", ply=ply, agree=True)[0] == 422
    assert table.position()["decisions"] == 3
    assert post(table, dealer, "undo/ask", ply=ply)[0] == 200
    assert table.position(target)["undo"]["asked"]["waiting"] == sorted([target, third])


def test_a_move_makes_the_question_void(served: Served) -> None:
    table, dealer, target = table_at_answer(served)
    ply = table.position()["ply"]
    assert post(table, dealer, "undo/ask", ply=ply)[0] == 200
    table.move()
    assert table.position(dealer)["undo"]["asked"] is None
    assert post(table, target, "undo/answer", ply=ply, agree=True)[0] == 409


def test_bots_follow_without_being_asked(served: Served) -> None:
    table = served.table(bots={"1": "random", "2": "greedy"})
    with listening(table.seats[0], table.path) as events:
        position = events.next("position")["data"]["position"]
        while not position["options"]:
            position = events.next("position")["data"]["position"]
        first = position
        assert table.choose(0, ply=first["ply"], choice=first["options"][0]["choice"]).status_code == 200
        while not (position["options"] and position["ply"] > first["ply"]):
            position = events.next("position")["data"]["position"]
        status, answer = post(table, 0, "undo/ask", ply=position["ply"])
        assert status == 200
        back = events.until(answer["ply"])["data"]["position"]
    assert back["decisions"] == first["decisions"]
    assert back["options"] == first["options"]


def test_who_has_met_is_asked_after_a_restart_too(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table = running.table(2)
        position = table.position(table.position()["player"])
        first, other = position["player"], 1 - position["player"]
        table.position(other)  # looks on, and has decided nothing yet
        ply = 0
        while (now := table.position(first))["options"]:
            table.choose(first, ply=ply, choice=now["options"][0]["choice"])
            ply += 1
    with serve(settings(tmp_path)) as running:
        table = Played(running, table.made)
        assert post(table, first, "undo/ask", ply=ply) == (200, {"ply": ply})
        assert table.position(first)["undo"]["asked"]["waiting"] == [other]


def test_somebody_whose_seat_a_bot_keeps_is_still_asked(tmp_path: Path) -> None:
    with serve(settings(tmp_path, away_after=0)) as running:
        ann, bob = running.guest("Ann"), running.guest("Bob")
        made = open_table(ann, [{"kind": "me"}, {"kind": "link"}], options={"first_dealer": 0})
        path, token = f"/api/tables/{made['table']}", made["seats"][1]["token"]
        bob.post(f"{path}/seats/1", json={"action": "sit", "token": token})
        choice = ann.get(path).json()["options"][0]["choice"]
        assert ann.post(f"{path}/choices", json={"ply": 0, "choice": choice}).status_code == 200
        assert ann.post(f"{path}/seats/1", json={"action": "bot", "bot": "random"}).status_code == 200
        assert ann.post(f"{path}/undo/ask", json={"ply": 1}).json() == {"ply": 1}
        assert ann.get(path).json()["undo"]["asked"]["waiting"] == [1]


def test_what_has_ended_stands(served: Served) -> None:
    table = served.table(2, game="montana")
    end = table.hurry(random.Random(3))
    for seat in (0, 1):
        status, refused = post(table, seat, "undo", ply=end["ply"])
        assert (status, refused["error"]) == (422, "undo_refused")
        assert "stands as it ended" in refused["reason"]
        assert not table.position(seat)["undo"]["can"]
    assert (table.position(0)["over"], table.position(0)["decisions"]) == (True, end["decisions"])


def test_whoever_plays_against_bots_alone_may_open_what_has_ended(served: Served) -> None:
    table = served.table(2, bots={"1": "random"})
    kept, pick = table.kept, random.Random(3)
    with listening(table.seats[0], table.path) as events:
        while not kept.state.over:
            if kept.state.player == 0:
                table.choose(0, ply=kept.ply, choice=pick.choice(kept.state.options()))
            else:
                events.next("position")
    assert post(table, 0, "undo", ply=kept.ply)[0] == 422
    assert post(table, 0, "undo/ask", ply=kept.ply)[0] == 200
    again = table.position(0)
    assert (again["over"], again["result"], again["player"]) == (False, None, 0)


def test_nothing_to_ask_for(served: Served) -> None:
    table = served.table()
    assert post(table, 0, "undo/ask", ply=0)[1]["error"] == "undo_refused"
    assert post(table, 0, "undo/answer", ply=0, agree=True)[1]["error"] == "undo_refused"
    assert table.anybody.post(f"{table.path}/undo", json={"ply": 0}).status_code == 403
