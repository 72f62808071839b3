"""What can be asked of a table besides the position: the score so far, and why something cannot be chosen."""

import random
from typing import Any

import pytest

from tests.server.serving import Played, Served


def test_the_score_so_far_is_told_as_far_as_the_caller_may_know_it(served: Served) -> None:
    table = served.table(seed=4)
    pick = random.Random(11)
    hidden = 0
    while not table.position()["over"]:
        table.move(pick)
        mine = table.seats[0].get(f"{table.path}/standing").json()
        assert mine["seats"][0]["whole"]
        for seat in mine["seats"]:
            known = [points for points in seat["points"] if points is not None]
            assert seat["total"] == sum(known)
            assert seat["whole"] == (len(known) == len(mine["parts"]))
            hidden += not seat["whole"]
    assert hidden
    open_ = table.anybody.get(f"{table.path}/standing", params={"lang": "fr"}).json()
    assert [seat["total"] for seat in open_["seats"]] == table.position()["result"]["scores"]
    assert all(seat["whole"] for seat in open_["seats"])
    assert open_["parts"][0] == {"part": "coins", "label": "Pièces"}


def test_ones_own_seat_is_meant_at_a_shared_screen_and_no_others(served: Served) -> None:
    table = served.table()
    assert table.seats[0].get(f"{table.path}/standing", params={"seat": 1}).status_code == 403
    assert table.seats[0].get(f"{table.path}/refusals", params={"seat": 1}).status_code == 403


def test_only_whoever_must_choose_is_told_why_something_cannot_be_chosen(served: Served) -> None:
    table = served.table()
    for _ in range(12):
        player = table.position()["player"]
        position = table.position(player)
        told = refusals(table, player)
        assert len(told) == position["impossible"]
        legal = {option["choice"] for option in position["options"]}
        assert not legal & {refused["choice"] for refused in told}
        assert all(refused["rule"].startswith("GGB-") and refused["reason"] for refused in told)
        if position["asks"] == "offer":
            assert [f"seat:{player}"] in [refused["where"] for refused in told]
        assert refusals(table, (player + 1) % 3) == []
        assert table.anybody.get(f"{table.path}/refusals").json()["refused"] == []
        table.move()


@pytest.mark.parametrize("game", ["great_western_trail", "montana", "spike"])
def test_whoever_must_choose_is_not_shown_a_button_to_decline(served: Served, game: str) -> None:
    table = served.table(players=2, seed=5, game=game)
    pick = random.Random(5)
    musts = 0
    for _ in range(60):
        player = table.position()["player"]
        position = table.position(player)
        told = refusals(table, player)
        assert "pass" not in {refused["notation"] for refused in (*told, *position["refused"])}
        assert len(told) == position["impossible"]
        musts += "pass" not in {option["notation"] for option in position["options"]}
        table.move(pick)
    assert musts > 10


def test_every_city_of_a_large_map_says_why_it_cannot_be_chosen(served: Served) -> None:
    table = served.table(players=2, seed=5, game="spike")
    pick, asked = random.Random(5), {"lay": 0, "restart": 0, "move": 0}
    for _ in range(90):
        player = table.position()["player"]
        position = table.position(player)
        if asked.get(position["asks"], 9) < 3:
            asked[position["asks"]] += 1
            lit = {key for option in position["options"] for key in option["notation"].split()}
            for city in {"chicago", "miami", "boston", "topeka"} - lit:
                (told, *_) = refused_at(table, player, "map:names", f"city:{city}")
                assert told["rule"].startswith("SPK-")
                assert told["reason"]
                assert told["where"] == [f"city:{city}"]
                assert not refused_at(table, 1 - player, f"city:{city}")
            assert not refused_at(table, player, "market")
        table.move(pick)
    assert all(asked.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_click_on_the_letters_of_a_thing_is_told_why_the_thing_cannot_be_had(served: Served, lang: str) -> None:
    table = served.table(players=2, seed=5, game="great_western_trail", options={"edition": 2})
    player = table.position()["player"]
    while (asked := table.position(player))["asks"] != "use":
        (one,) = [o for o in asked["options"] if o["notation"] == "begin A"] or asked["options"][:1]
        if asked["asks"] == "begin":
            (told,) = refused_at(table, player, "city:st_louis.1", "city:st_louis", "part:board", lang=lang)
            assert told["rule"] == "GWT-TURN-3"
        assert table.choose(player, ply=asked["ply"], choice=one["choice"]).status_code == 200
    state: Any = table.kept.state
    row = max(job for job, worker in enumerate(state.jobs) if worker >= 0) // 4 + 1
    column = next(at for at in range(4) if state.jobs[4 * (row - 1) + at] >= 0) + 1
    key = f"job:{row}:{column}"
    (told,) = refused_at(table, player, f"{key}.4", key, "board:jobs", "part:board", lang=lang)
    assert told["rule"] == "GWT-HIRE-1"
    assert str(row) in told["reason"]
    assert told["where"] == [key]
    (told,) = refused_at(table, player, "market:pile.6", "market:pile", "part:board", lang=lang)
    assert told["rule"] == "GWT-LOC-1"


def refused_at(table: Played, seat: int, *keys: str, lang: str = "en") -> list[dict[str, Any]]:
    answer = table.seats[seat].get(f"{table.path}/refusals", params={"key": keys, "lang": lang})
    told: list[dict[str, Any]] = answer.json()["refused"]
    return told


def test_of_the_tokens_of_others_a_caller_is_told_the_number(served: Served) -> None:
    table = served.table(seed=4)
    pick = random.Random(11)
    while not table.position()["over"]:
        for eyes in (None, 0, 1, 2):
            view = table.position(eyes)["view"]
            assert "thefts" not in view
            for seat, plate in enumerate(view["seats"]):
                assert plate.keys() - ({"stock"} if seat == eyes else {}) == {"hats", "coins", "elixirs", "tokens"}
        table.move(pick)
    assert all("stock" in plate for plate in table.position()["view"]["seats"])


def refusals(table: Played, seat: int) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = table.seats[seat].get(f"{table.path}/refusals").json()["refused"]
    return told
