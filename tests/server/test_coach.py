"""The coach at a table: for whoever plays against bots alone, with words, and with a mark that it was asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Data, Played, Served, serve, settings


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serve(settings(tmp_path, coach_deals=3, coach_seconds=60)) as served:
        yield served


def against_bots(served: Served) -> Played:
    """A table at which the one who is no bot begins, and has something to choose."""
    for seed in range(20):
        table = served.table(2, seed=str(seed), pace=0, bots={"1": "greedy"})
        if table.position()["player"] == 0 and len(table.position(0)["options"]) >= 3:
            return table
    raise AssertionError("the bot always begins")


def advice(table: Played, seat: int = 0, lang: str = "en") -> tuple[int, Data]:
    answer = table.seats[seat].post(f"{table.path}/coach?lang={lang}", json={"ply": table.position()["ply"]})
    return answer.status_code, answer.json()


def test_the_best_answers_come_with_their_reasons(house: Served) -> None:
    table = against_bots(house)
    options = {option["choice"]: option["label"] for option in table.position(0)["options"]}
    code, told = advice(table)
    assert code == 200
    assert len(told["choices"]) == 3
    for one in told["choices"]:
        assert one["label"] == options[one["choice"]]
        assert one["chance"] is None or 0 <= one["chance"] <= 1
        assert one["reason"]
    assert told["title"] == "What are my good choices?"
    assert "imagined deals" in told["notes"][-1]
    assert "donnes imaginées" in advice(table, lang="fr")[1]["notes"][-1]


def test_the_table_says_that_somebody_was_coached(house: Served) -> None:
    table = against_bots(house)
    assert not table.position()["seats"][0]["coached"]
    ply = table.position()["ply"]
    advice(table)
    assert table.position()["seats"][0]["coached"]
    assert table.position()["ply"] == ply  # nothing of it is in the journal
    table.choose(0, ply=ply, choice=table.position(0)["options"][0]["choice"])
    assert table.position()["seats"][0]["coached"]


def test_nobody_is_coached_against_people_or_out_of_turn(house: Served) -> None:
    table = house.table(2, seed="1", pace=0)
    code, told = advice(table, table.position()["player"])
    assert (code, told["message"]) == (400, "The coach helps only where all others are bots.")
    alone = against_bots(house)
    stale = alone.seats[0].post(f"{alone.path}/coach", json={"ply": 5})
    assert stale.status_code == 409
    assert house.anybody().post(f"{alone.path}/coach", json={"ply": 0}).status_code == 403
    page = alone.seats[0].get(f"/t/{alone.id}").text
    assert 'data-deed="coach"' in page
    assert 'data-deed="coach"' not in table.seats[0].get(f"/t/{table.id}").text


def test_the_line_of_an_answer_is_told_and_drawn_step_by_step(house: Served) -> None:
    table = against_bots(house)
    seat = table.seats[0]
    unasked = seat.get(f"{table.path}/coach/line/{table.position(0)['options'][0]['choice']}")
    assert (unasked.status_code, unasked.json()["message"]) == (400, "The coach was not asked about that.")
    told = advice(table)[1]
    for one in told["choices"]:
        answer = seat.get(f"{table.path}/coach/line/{one['choice']}", params={"lang": "fr"})
        assert answer.status_code == 200, answer.text
        line = answer.json()
        assert line["ply"] == told["ply"]
        assert [moment["ply"] for moment in line["moments"]] == list(range(1, len(line["moments"]) + 1))
        assert line["lines"][0]["ply"] == 1
        assert line["lines"][0]["seat"] == 0
        assert line["title"].startswith("Après «")
        assert not any(node.get("choices") for moment in line["moments"] for node in moment["scene"]["changed"])
        assert str(one["deals"]) in line["told"]
    assert table.anybody.get(f"{table.path}/coach/line/0").status_code == 403
    assert table.position()["ply"] == told["ply"]


def test_it_says_how_it_knows(house: Served) -> None:
    told = advice(against_bots(house))[1]
    title, *knows = told["knows"]
    assert title == "How it knows"
    assert any("greedy" in text.lower() or "strong" in text.lower() for text in knows), knows
    assert any(str(max(one["deals"] for one in told["choices"])) in text for text in knows)


@pytest.mark.parametrize(("lang", "said"), [("en", "The game is over"), ("fr", "La partie est finie")])
def test_at_the_end_of_a_game_it_says_that_the_game_is_over(house: Served, lang: str, said: str) -> None:
    table = against_bots(house)
    while not (seen := table.position(0))["over"]:
        if seen["options"]:
            table.choose(0, ply=seen["ply"], choice=seen["options"][0]["choice"])
    code, told = advice(table, lang=lang)
    assert code == 400
    assert told["message"].startswith(said)
