"""Figures from strangers: who may bring them, how large they may be, and what they cannot stop."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from abilene.bots.levels import LEVELS
from abilene.server.tables import trial
from abilene.server.tables.trial import Trial, run
from tests.server.serving import GAME, Served, serve, settings

BANK = {"coins_per_round": {"bank": 3}}
MONTANA = {"game": "montana", "players": 2}
SPIKE = {"game": "spike", "players": 2}


@pytest.fixture(scope="module")
def owner(served: Served) -> httpx.Client:
    """Somebody who owns the boxes, and has an account."""
    return served.account("Rüdiger")


@pytest.mark.parametrize(
    ("table", "place"),
    [
        ({**MONTANA, "data": {"shop_row": [{"row": 2, "goods_count": 1000}]}}, "goods_count: This is at most"),
        ({**MONTANA, "data": {"resource": [{"id": "wheat", "box_count": 10**6}]}}, "box_count: This is at most"),
        ({**SPIKE, "data": {"map_cities": {"items": [{"id": "boston", "x": 10**7}]}}}, "boston.x: This is at most"),
        ({**SPIKE, "data": {"rail_kinds": {"items": [{"id": "black", "copies": 10**6}]}}}, "copies: This is at most"),
        ({"game": GAME, "players": 3, "data": {"spells": {}}}, "spells: There is no such table"),
        ({**MONTANA, "data": {"shop": {"column_costs": [1, "dear"]}}}, "TypeError"),
    ],
)
def test_one_request_does_not_stop_the_server(
    served: Served, owner: httpx.Client, table: dict[str, Any], place: str
) -> None:
    told = owner.post("/api/tables", json=table, headers={"Accept-Language": "en"})
    assert told.status_code == 400
    assert place in told.json()["reason"]


@pytest.mark.parametrize(
    "data",
    [
        {"map_cities": {"items": [{"id": "boston", "x": 10**30}]}},
        {"map": {"width": 1.5e300}},
        {"note": "x" * 3000},
        {"map": {"points": [0] * 20_001}},
    ],
)
def test_data_that_nobody_could_have_written_is_refused_for_its_size(owner: httpx.Client, data: Any) -> None:
    told = owner.post("/api/tables", json={**SPIKE, "data": data}, headers={"Accept-Language": "en"})
    assert told.status_code == 400
    assert "at most 20,000 values in 8 levels" in told.json()["message"]


@pytest.mark.parametrize(
    "toml", [".".join("a" * 30_000) + " = 1", f"[{'a . ' * 9}a]", "x = {" + "'a'." * 5000 + "a = 1}"]
)
def test_a_key_of_a_thousand_parts_is_found_before_the_file_is_read(
    owner: httpx.Client, toml: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_: Trial) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr("abilene.server.tables.figures.run", never)
    told = owner.post("/new/figures", json={**MONTANA, "toml": toml})
    assert told.status_code == 400
    assert (told.json()["error"], "8 levels" in told.json()["message"]) == ("bad_request", True)


@pytest.mark.parametrize("toml", ["a = " + "[" * 30_000, "a = " + "{a = " * 10_000, 'a = "' + "\\u0061" * 9000])
def test_a_file_that_goes_astray_is_refused_with_the_reason(owner: httpx.Client, toml: str) -> None:
    told = owner.post("/new/figures", json={**MONTANA, "toml": toml})
    assert told.status_code == 400
    assert told.json()["reason"]


def test_whoever_takes_another_file_reads_what_this_one_should_be(owner: httpx.Client) -> None:
    """In the language of the page, with the place where it goes wrong."""
    for lang, said in (("en", "This is no file of figures"), ("fr", "Ce n’est pas un fichier de chiffres")):
        told = owner.post("/new/figures", json={**MONTANA, "toml": "Dear box,"}, headers={"Accept-Language": lang})
        assert told.status_code == 400
        assert said in told.json()["reason"]
        assert "line 1" in told.json()["reason"]


def test_only_people_with_an_account_bring_figures(served: Served) -> None:
    table = served.table()
    seat = served.seat(table.made["seats"][0]["token"])
    for caller in (served.anybody(), served.guest("Ann"), seat):
        for address, more in (
            ("/api/tables", {"data": BANK}),
            ("/new/figures", {"toml": "[coins_per_round]\nbank = 3"}),
        ):
            told = caller.post(address, json={"game": GAME, "players": 3, **more}, headers={"Accept-Language": "fr"})
            assert told.status_code == 403
            assert told.json()["error"] == "needs_account"
            assert "compte" in told.json()["message"]


def test_whoever_has_an_account_plays_with_their_own_figures(served: Served, owner: httpx.Client) -> None:
    made = owner.post("/api/tables", json={"game": GAME, "players": 3, "data": BANK})
    assert made.status_code == 201, made.text
    position = served.anybody().get(f"/api/tables/{made.json()['table']}").json()
    assert position["view"]["locations"]["bank"]["coins"] == 3


@pytest.mark.parametrize("toml", ["", "[[bank_space]]\nid = 'bank_1'\ncoins = 6\n"])
def test_a_file_comes_with_the_bots_that_can_play_with_it(owner: httpx.Client, toml: str) -> None:
    """No network has learned the game with other figures than ours: there levels imagine games."""
    told = owner.post("/new/figures", json={**MONTANA, "toml": toml}).json()
    assert bool(told["data"]) == bool(toml)
    assert told["bots"] == [*LEVELS, "random", "greedy"]


def test_the_house_goes_on_while_figures_are_tried(
    served: Served, owner: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures that no check foresaw: the process that tries them works for ever, and everybody else is answered."""
    monkeypatch.setattr(trial, "COMMAND", [trial.COMMAND[0], "-c", "while True: pass"])
    monkeypatch.setattr(trial, "PATIENCE", 2)
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(owner.post, "/api/tables", json={"game": GAME, "players": 3, "data": BANK})
        answered = 0
        anybody = served.anybody()
        while not asked.done():
            answered += anybody.get("/healthz").status_code == 200
    assert answered > 10
    told = asked.result()
    assert told.status_code == 422
    assert told.json()["error"] == "too_heavy"
    assert "Leave out what is larger than in any box" in told.json()["message"]


# Without limits both would come to an end, and to an outcome.
@pytest.mark.parametrize("spends", ["bytes(2 * t.MEMORY)", "next(i for i in count() if process_time() > 4)"])
def test_a_trial_ends_where_memory_or_time_ends(spends: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wants = "from itertools import count; from time import process_time; import abilene.server.tables.trial as t"
    greedy = f"{wants}; t.COMPUTING = 1; t.load = lambda *_, **__: {spends}; t.main()"
    monkeypatch.setattr(trial, "COMMAND", [trial.COMMAND[0], "-c", greedy])
    assert run(Trial(GAME, 3, {}, data=BANK)) is None


def test_trials_are_counted_per_person(tmp_path: Path) -> None:
    from abilene.server.settings import Limits

    with serve(settings(tmp_path, limits=Limits(None, None, None, (2, 3600)))) as house:
        owner = house.account("Ann")
        asked = {"game": GAME, "players": 3, "toml": "[coins_per_round]\nbank = 3\n"}
        assert [owner.post("/new/figures", json=asked).status_code for _ in range(3)] == [200, 200, 429]
