"""Playing over the API: choices, refusals, stale pages, the journal."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import abilene
from abilene.engine.journal import seed_hash
from abilene.server.store.schema import ENTRIES
from tests.server.serving import GAME, Played, Served, listening


def test_the_server_answers(served: Served) -> None:
    assert served.anybody().get("/healthz").json() == {"ok": True}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_games_are_listed_with_their_options(served: Served, lang: str) -> None:
    games = served.anybody(**{"Accept-Language": lang}).get("/api/games").json()
    assert [game["game"] for game in games] == list(abilene.games.names())
    [game] = [game for game in games if game["game"] == GAME]
    assert game["title"] == game["titles"][lang]
    assert game["players"] == [2, 3, 4, 5]
    preset = game["options"]["properties"]["coin_preset"]
    assert preset["default"] == "default"
    assert set(preset["labels"]) == set(preset["enum"])
    assert "greedy" in game["bots"]
    assert "coins_per_round" in game["reconstructed"]


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game(served: Served, players: int) -> None:
    table = served.table(players)
    end = table.play_out(random.Random(players))
    journal = table.anybody.get(f"{table.path}/journal").text
    match = abilene.replay(journal)
    assert end["result"]["scores"] == match.state.scores()
    assert end["result"]["winners"] == match.state.winners()
    assert int(end["result"]["seed"]) == match.seed
    assert seed_hash(match.seed, match.salt) == table.made["seed_hash"] == end["seed_hash"]
    assert f"hash {end['seed_hash']}" in journal


def test_only_whoever_must_choose_sees_the_options(served: Served) -> None:
    table = served.table()
    player = table.position()["player"]
    for seat in (None, 0, 1, 2):
        position = table.position(seat)
        assert position["seat"] == seat
        assert bool(position["options"]) == (seat == player)
        assert bool(position["refused"]) == (seat == player)
        if seat != player:
            assert "thinking" in "".join(span["text"] for span in position["prompt"])


def test_options_say_what_they_are_in_both_languages(served: Served) -> None:
    table = served.table(names=["Ann", "Bob", "Cyd"])
    player = table.position()["player"]
    english, french = (table.seats[player].get(table.path, params={"lang": lang}).json() for lang in ("en", "fr"))
    assert english["title"] != french["title"]
    assert [o["notation"] for o in english["options"]] == [o["notation"] for o in french["options"]]
    assert {o["label"] for o in english["options"]} <= {"Ann", "Bob", "Cyd"}
    assert "".join(span["text"] for span in french["prompt"]).endswith("\u00a0?")


def test_a_choice_in_notation(served: Served) -> None:
    table = served.table()
    position = table.position(table.position()["player"])
    option = position["options"][-1]
    answer = table.choose(position["player"], ply=0, notation=option["notation"])
    assert answer.json() == {"ply": 1}


def test_an_illegal_choice_is_refused_with_the_rule_and_the_reason(served: Served) -> None:
    table = served.table(names=["Ann", "Bob", "Cyd"])
    player = table.position()["player"]
    for lang, words in (("en", "yourself"), ("fr", "te proposer")):
        answer = table.seats[player].post(
            f"{table.path}/choices", json={"ply": 0, "choice": player}, headers={"Accept-Language": lang}
        )
        assert answer.status_code == 422
        assert answer.json()["error"] == "illegal"
        assert answer.json()["rule"] == "GGB-DIST-3"
        assert words in answer.json()["reason"]
    refused = {one["choice"]: one for one in table.position(player)["refused"]}
    assert refused[player]["rule"] == "GGB-DIST-3"
    assert table.position()["ply"] == 0


@pytest.mark.parametrize("choice", [{"choice": 99}, {"notation": "dance"}, {"notation": ""}, {"choice": -1}])
def test_a_choice_that_is_none(served: Served, choice: dict[str, object]) -> None:
    table = served.table()
    answer = table.choose(table.position()["player"], ply=0, **choice)
    assert answer.status_code == 422
    assert answer.json()["rule"]


@pytest.mark.parametrize("body", [{}, {"ply": 0}, {"ply": 0, "choice": 1, "notation": "offer 1"}, {"ply": "x"}, []])
def test_a_request_that_makes_no_sense(served: Served, body: object) -> None:
    table = served.table()
    answer = table.seats[0].post(f"{table.path}/choices", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


def test_somebody_elses_turn_and_somebody_elses_seat(served: Served) -> None:
    table = served.table()
    player = table.position()["player"]
    answer = table.choose((player + 1) % 3, ply=0, choice=0)
    assert (answer.status_code, answer.json()["error"]) == (403, "not_your_seat")
    assert table.anybody.post(f"{table.path}/choices", json={"ply": 0, "choice": 0}).status_code == 403
    assert table.seats[0].get(table.path, params={"seat": 1}).status_code == 403
    assert table.seats[0].get(table.path, params={"seat": 9}).status_code == 404
    assert table.position()["ply"] == 0


def test_a_stale_page_is_told_and_shown_how_it_stands(served: Served) -> None:
    table = served.table()
    before = table.move()
    answer = table.choose(before["player"], ply=0, choice=before["options"][0]["choice"])
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["position"] == table.position(before["player"])
    assert table.position()["ply"] == 1


def test_a_page_from_the_future_is_stale_too(served: Served) -> None:
    table = served.table()
    assert table.choose(table.position()["player"], ply=7, choice=0).status_code == 409


def test_a_double_click_is_played_once(served: Served) -> None:
    table = served.table()
    position = table.position(table.position()["player"])
    choice = position["options"][0]["choice"]
    with ThreadPoolExecutor(12) as pool:
        clicks = [pool.submit(table.choose, position["player"], ply=0, choice=choice) for _ in range(24)]
        statuses = sorted(click.result().status_code for click in clicks)
    assert statuses == [200] + [409] * 23
    assert table.position()["ply"] == 1
    assert len(served.house.store.lines(ENTRIES, table.id)) == 1


def test_an_unknown_table(served: Served) -> None:
    for wrong in ("nowhere", "x" * 500, "%00", "é"):
        answer = served.anybody(**{"Accept-Language": "fr"}).get(f"/api/tables/{wrong}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
        assert answer.json()["message"].startswith("Il n’y a rien ici")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess"}, "allowed: good_goat_bad"),
        ({"players": 6}, "allowed: 2, 3, 4, 5"),
        ({"options": {"coin_preset": "lots"}}, "allowed: 'default'"),
        ({"options": {"players": 3}}, "not an option"),
        ({"bots": {"1": "genius"}}, "unknown bot"),
        ({"bots": {"7": "greedy"}}, "no seat '7'"),
        ({"seed": -1}, "seed"),
        ({"seed": str(2**64)}, "seed"),
        ({"seats": [{"kind": "link"}]}, "3 players need 3 seats"),
    ],
)
def test_a_table_that_cannot_be(served: Served, wrong: dict[str, object], reason: str) -> None:
    answer = served.anybody().post("/api/tables", json={"game": GAME, "players": 3, **wrong})
    assert answer.status_code == 400
    assert reason in answer.json()["reason"]


def test_a_named_seed_is_said_aloud(served: Served) -> None:
    table = served.table(seed=7)
    assert table.position()["chosen_seed"]
    assert table.position(0)["view"] == abilene.load(GAME, players=3).start(7).view(0)
    assert not served.table().position()["chosen_seed"]


def test_figures_from_the_owners_box(served: Served) -> None:
    coins = {"coins_per_round": {"bank": 4}}
    asked = {"game": GAME, "players": 3, "data": coins}
    table = Played(served, served.account("Ann").post("/api/tables", json=asked).json())
    assert table.position()["view"]["locations"]["bank"]["coins"] == 4
    table.hurry(random.Random(1))
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over


def test_the_journal_before_the_end_keeps_secrets(served: Served) -> None:
    table = served.table()
    [first, second] = [table.move() for _ in range(2)]
    assert second["asks"] == "slide"
    slid = second["options"][0]["notation"]
    player = first["player"]
    for seat, caller in table.seats.items():
        text = caller.get(f"{table.path}/journal").text
        assert (slid in text) == (seat == player)
        assert ("slide …" in text) == (seat != player)
        [live] = [live for live in served.house.tables.live() if live.id == table.id]
        assert str(live.match.seed) not in text
        assert live.match.salt not in text
    assert "seed" not in table.anybody.get(f"{table.path}/journal").text


def test_bots_move_by_themselves(served: Served) -> None:
    table = served.table(bots={"1": "random", "2": "greedy"})
    pick = random.Random(3)
    with listening(table.seats[0], table.path) as events:
        position = events.next("position")["data"]["position"]
        while not position["over"]:
            if position["options"]:
                choice = pick.choice(position["options"])["choice"]
                assert table.choose(0, ply=position["ply"], choice=choice).status_code == 200
            position = events.next("position")["data"]["position"]
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over


def test_a_replay_from_ones_own_eyes(served: Served) -> None:
    table = served.table()
    pick = random.Random(5)
    positions = [table.position(1)]
    for _ in range(8):
        table.move(pick)
        positions.append(table.position(1))
    told = table.seats[1].get(f"{table.path}/replay").json()
    assert (len(told["decisions"]), told["over"]) == (8, False)
    assert table.seats[1].get(f"{table.path}/curves").status_code == 403  # the score is not told before the end
    for decisions, position in enumerate(positions):
        step = table.seats[1].get(f"{table.path}/replay/{decisions}", params={"shape": "tall"}).json()
        for same in ("view", "prompt", "player", "asks", "seat"):
            assert step[same] == position[same] or position["seat"] != step["seat"]
        assert [line["spans"] for line in step["log"]] == [line["spans"] for line in position["log"]]
        assert step["scene"]["whole"]["nodes"]
    for eyes in ("0", "all"):
        assert table.seats[1].get(f"{table.path}/replay/3", params={"eyes": eyes}).status_code == 403
    assert table.seats[1].get(f"{table.path}/replay/9").status_code == 404
    assert table.anybody.get(f"{table.path}/replay/3", params={"eyes": "spectator"}).json()["seat"] is None


def test_after_the_end_a_replay_sees_all(served: Served) -> None:
    table = served.table()
    table.hurry(random.Random(6))
    told = table.anybody.get(f"{table.path}/replay").json()
    curves = table.anybody.get(f"{table.path}/curves").json()
    assert curves["lines"]["points"][-1] == table.position()["result"]["scores"]
    assert (curves["at"][0], curves["at"][-1]) == (0, len(told["decisions"]))
    assert [len(line) for line in curves["lines"].values()] == [len(curves["at"])] * 2
    assert [one["round"] for one in told["rounds"]] == [1, 2, 3]
    assert curves["rounds"] == told["rounds"]
    step = table.anybody.get(f"{table.path}/replay/5", params={"eyes": "all"}).json()
    assert step["eyes"] == "all"
    assert step["view"]["your_hand"]
    assert table.anybody.get(f"{table.path}/replay/5", params={"eyes": "2"}).json()["view"]["seat"] == 2


def test_a_section_of_the_log_begins_with_its_round(served: Served) -> None:
    table = served.table()
    table.hurry(random.Random(6))
    log = table.anybody.get(table.path, headers={"Accept-Language": "en"}).json()["log"]
    first = {line["round"]: line["spans"][0]["text"] for line in reversed(log)}
    assert [first[round_] for round_ in (1, 2, 3)] == [
        f"Round {round_} begins: tokens and coins arrive." for round_ in (1, 2, 3)
    ]
