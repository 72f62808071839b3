"""Bots at the tables: a table never waits for one that has lost its way, and names stay where they belong."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import abilene
from abilene import bots
from abilene.engine.core import State
from abilene.server.live.bots import _breath as seconds
from abilene.server.live.bots import breath
from tests.server.serving import Played, Served, listening, serve, settings
from tests.server.strangers import FAILING, Able, Confused


@pytest.fixture(autouse=True)
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that come with no package of ours."""
    for name, bot in {**FAILING, "able": Able}.items():
        monkeypatch.setitem(bots.BOTS, name, bot)


def to_its_end(table: Played) -> dict[str, Any]:
    """The last position of a table that bots play."""
    with listening(table.anybody, table.path) as events:
        position = events.next("position")["data"]["position"]
        while not position["over"]:
            position = events.next("position")["data"]["position"]
    return table.position()


def said(position: dict[str, Any]) -> list[str]:
    return ["".join(span["text"] for span in line["spans"]) for line in position["log"]]


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that waits for a bot as long as it takes to begin one on a busy machine, and no longer."""
    with serve(settings(tmp_path_factory.mktemp("store"), think_seconds=6, thinkers=1)) as running:
        yield running


@pytest.mark.parametrize("bot", FAILING)
def test_where_a_bot_cannot_answer_another_plays_on_and_says_so(hurried: Served, bot: str) -> None:
    table = hurried.table(3, bots={"0": bot, "1": "greedy", "2": "able"}, seed=5)
    position = to_its_end(table)
    assert abilene.replay(table.anybody.get(f"{table.path}/journal").text).state.over
    assert [(seat["bot"], seat["instead"]) for seat in position["seats"]] == [
        ("greedy", bot),
        ("greedy", ""),
        ("able", ""),
    ]
    assert said(position).count("Abigail could not answer; greedy plays on.") == 1
    french = table.anybody.get(table.path, params={"lang": "fr"}).json()
    assert "Abigail n’a pas pu répondre\xa0; le bot glouton prend le relais." in said(french)


def test_that_another_plays_on_outlives_a_restart(tmp_path: Path) -> None:
    with serve(settings(tmp_path, thinkers=1)) as served:
        table = served.table(2, bots={"0": "confused"}, seed=5)
        with listening(table.anybody, table.path) as events:
            events.until(1)
        before = said(table.position())
        assert "Abigail could not answer; greedy plays on." in before
    with serve(settings(tmp_path, thinkers=1)) as served:
        again = served.anybody().get(table.path).json()
        assert said(again) == before
        assert again["seats"][0]["bot"] == "greedy"
        assert again["seats"][0]["instead"] == "confused"


def test_even_our_own_bots_are_not_trusted_to_answer(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "greedy", Confused)
    position = to_its_end(served.table(2, bots={"0": "confused", "1": "greedy"}))
    assert [seat["bot"] for seat in position["seats"]] == ["random", "random"]
    assert "Abigail could not answer; greedy plays on." in said(position)
    assert "Abigail could not answer; random plays on." in said(position)


def test_whoever_opened_the_table_can_put_another_bot_in(served: Served) -> None:
    host = served.guest("Hanna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "confused"}]
    made = host.post("/api/tables", json={"game": "good_goat_bad", "players": 2, "seats": seats, "seed": 5}).json()
    path = f"/api/tables/{made['table']}"
    with listening(host, path) as events:
        position = events.next("position")["data"]["position"]
        while position["seats"][1]["bot"] != "greedy":
            if position["player"] == 0:
                choice = position["options"][0]["choice"]
                host.post(f"{path}/choices", json={"ply": position["ply"], "choice": choice}).raise_for_status()
            position = host.get(path).json()
    host.post(f"{path}/seats/1", json={"action": "bot", "bot": "able"}).raise_for_status()
    seat = host.get(path).json()["seats"][1]
    assert (seat["bot"], seat["instead"]) == ("able", "")


def test_a_bot_that_never_comes_to_an_end_keeps_nobody_waiting_elsewhere(hurried: Served) -> None:
    """The event loop answers, and tables of other bots go on, while one bot is lost."""
    lost = hurried.table(2, bots={"0": "lost", "1": "greedy"}, seed=5)
    with listening(lost.anybody, lost.path) as events:
        assert events.next("position")["data"]["ply"] == 0
        elsewhere = to_its_end(hurried.table(4, bots=dict.fromkeys("0123", "greedy")))
        assert elsewhere["over"]
        assert events.until(1)["data"]["ply"] > 0


def test_a_breath_is_long_where_a_bot_is_torn_and_short_where_it_is_not() -> None:
    assert breath(1) == breath(12, torn=1.0) == 0.4
    assert breath(4) == pytest.approx(1.0)
    assert breath(2) < breath(3) < breath(8)
    assert breath(30, torn=2.5) == breath(3, torn=2.5)
    assert breath(1000) == breath(1000, torn=900.0) == 1.6


def waiting(state: State) -> Any:
    """A table that waits for whoever must choose, with somebody who looks on."""
    return SimpleNamespace(state=state, row={"pace": 1000}, has_people=lambda: True)


@pytest.mark.parametrize("game", ["good_goat_bad", "spike", "great_western_trail"])
def test_how_long_a_bot_takes_tells_nothing_of_what_it_alone_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = abilene.load(game, players=3).start(7)
    monkeypatch.setattr(State, "redeal", lambda state, seat, seed: SimpleNamespace(options=lambda: range(8)))
    share = 1.0 if state.step().insists(state) else breath(8)
    assert {seconds(waiting(state), torn) for torn in (0.0, 1.0, 2.5, 900.0)} == {share}


def test_where_all_lies_open_a_bot_takes_its_time_as_it_is_torn() -> None:
    table = waiting(abilene.load("montana", players=3).start(7))
    assert seconds(table, 1.0) < seconds(table, 2.5) < seconds(table, 900.0)


def test_two_tables_do_not_mix_up_their_names(served: Served) -> None:
    said = []
    for names in (["Ann", "Bob"], ["Bob", "Ann"], ["Émile", "Zoé"], ["<i>", "A’B"]):
        table = served.table(2, names=names, seed=5)
        for _ in range(12):
            table.move()
        for lang in ("en", "fr"):
            position = table.anybody.get(table.path, params={"lang": lang}).json()
            log = "".join(span["text"] for line in position["log"] for span in line["spans"])
            said.append((names, lang, log))
            for line in position["log"]:
                for span in line["spans"]:
                    if span.get("sort") == "seat":
                        assert span["text"] == names[int(span["number"])]
    shared = {lang: [log for _, spoken, log in said if spoken == lang] for lang in ("en", "fr")}
    assert len(set(shared["en"])) == 4
    assert len(set(shared["fr"])) == 4
    assert "d’Émile" in shared["fr"][2] or "de Zoé" in shared["fr"][2]
