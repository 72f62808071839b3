"""A finished game stands as it ended, whatever becomes of the rules it was played by."""

import random
import re
import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

import abilene
from abilene.server.store.schema import ENDINGS
from abilene.server.store.store import Store
from tests.server.serving import GAME, Data, Played, Served, serve, settings
from tests.server.test_people import open_table

Finished = tuple[Played, Data, str]  # a table, its last position and its journal
TOLD = ("result", "view", "seats", "over", "decisions", "ply")


def later(folder: Path, change: str) -> None:
    """As if the release that is installed now knew another game."""
    store = Store(f"sqlite:///{folder / 'abilene.sqlite3'}")
    with store.engine.begin() as connection:
        connection.execute(text(change))
    store.close()


@pytest.fixture(scope="module")
def played_out(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Finished]:
    """The store of a game that was played out, the table, its last position and its journal."""
    folder = tmp_path_factory.mktemp("store")
    with serve(settings(folder)) as running:
        table = running.table(3, names=["Ann", "Bob", "Cyd"])
        end = table.hurry(random.Random(3))
        return folder, (table, end, table.anybody.get(f"{table.path}/journal").text)


@pytest.fixture
def finished(played_out: tuple[Path, Finished], tmp_path: Path) -> Finished:
    """That game, with a copy of its store in `tmp_path`."""
    folder, game = played_out
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return game


def check(running: Served, table: Played, end: Data, journal: str) -> Data:
    """All that is told of the end is what the players saw."""
    anybody = running.anybody(Accept="text/html")
    position: Data = anybody.get(table.path).json()
    assert {name: position[name] for name in TOLD} == {name: end[name] for name in TOLD}
    assert anybody.get(f"{table.path}/journal").text == journal
    standing = anybody.get(f"{table.path}/standing").json()
    assert [seat["total"] for seat in standing["seats"]] == end["result"]["scores"]
    last = anybody.get(f"{table.path}/replay/{end['decisions']}", params={"eyes": "all"}).json()
    assert last["scores"] == end["result"]["scores"]
    page = anybody.get(f"/t/{table.id}/score").text
    shown = [int(total) for total in re.findall(r'<td class="tot[^"]*">(\d+)</td>', page)]
    assert sorted(shown) == sorted(end["result"]["scores"])
    return position


def test_points_that_are_counted_otherwise_today_change_no_result(
    tmp_path: Path, finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, end, journal = finished
    town = type(abilene.load(GAME, players=3).start(1))
    part = next(iter(end["result"]["breakdown"][0]))
    monkeypatch.setattr(town, "breakdown", lambda t: [{part: 99}] * 3)
    monkeypatch.setattr(town, "scores", lambda t: [99] * 3)
    monkeypatch.setattr(town, "winners", lambda t: [0, 1, 2])
    with serve(settings(tmp_path)) as running:
        assert not check(running, table, end, journal)["other_rules"]


@pytest.mark.parametrize(
    "change",
    [
        "update entries set checksum = '0000000000000000' where ply = 3",  # the rules lead elsewhere
        "update entries set notation = 'dance' where ply = 4",  # no longer a word of the game
        "update tables set rules = 99",  # a version that is not here
        """update tables set options = '{"moonlight": true}'""",  # an option that is not here
        """update tables set data = '{"moon": {"coins": 3}}'""",  # figures that are not here
    ],
)
def test_other_rules_rewrite_no_finished_game(tmp_path: Path, finished: Finished, change: str) -> None:
    table, end, journal = finished
    later(tmp_path, change)
    with serve(settings(tmp_path)) as running:
        assert check(running, table, end, journal)["other_rules"]
        page = running.anybody(Accept="text/html").get(f"/t/{table.id}/score", params={"lang": "fr"}).text
        assert "autres règles" in page
        assert running.anybody(Accept="text/html").get(f"/t/{table.id}").status_code == 200
    assert abilene.replay(journal).state.scores() == end["result"]["scores"]


@pytest.mark.parametrize(
    "change",
    ["update tables set game = 'faro'", """update tables set rules = 99; update endings set state = '{"moon": 1}'"""],
)
def test_a_board_that_can_no_longer_be_drawn_leaves_its_score_sheet(
    tmp_path: Path, finished: Finished, change: str
) -> None:
    table, end, journal = finished
    for one in change.split(";"):
        later(tmp_path, one)
    with serve(settings(tmp_path)) as running:
        answer = running.anybody().get(table.path)
        assert (answer.status_code, answer.json()["error"]) == (410, "other_rules")
        assert answer.json()["result"]["scores"] == end["result"]["scores"]
        assert running.anybody().get(f"{table.path}/journal").text == journal
        for lang, words in (("en", "no longer has"), ("fr", "n’a plus")):
            page = running.anybody(**{"Accept": "text/html", "Accept-Language": lang}).get(f"/t/{table.id}")
            assert page.status_code == 410
            assert all(name in page.text for name in ("Ann", "Bob", "Cyd", words))
            shown = [int(total) for total in re.findall(r'<td class="tot[^"]*">(\d+)</td>', page.text)]
            assert sorted(shown) == sorted(end["result"]["scores"])


def test_what_is_kept_of_a_private_table_is_not_a_strangers_business(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        ann = running.guest("Ann")
        made = open_table(ann, [{"kind": "me"}, {"kind": "bot"}], visibility="private")
    later(tmp_path, "update tables set game = 'faro'")
    with serve(settings(tmp_path)) as running:
        path = f"/api/tables/{made['table']}"
        own = running.anybody()
        own.cookies.set("abilene", ann.cookies["abilene"])
        assert own.get(path).status_code == 410
        for what in (path, f"{path}/journal", f"/t/{made['table']}"):
            assert running.anybody().get(what).status_code == 404


def test_a_game_that_ended_before_endings_were_kept_is_kept_when_somebody_looks(
    tmp_path: Path, finished: Finished
) -> None:
    table, end, journal = finished
    later(tmp_path, "delete from endings")
    with serve(settings(tmp_path)) as running:
        check(running, table, end, journal)
        kept = running.house.store.ending(table.id)
        assert kept is not None
        assert kept["journal"] == journal


def test_an_end_that_is_taken_back_is_none(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running:
        table = running.table(2)
        end = table.hurry(random.Random(5))
        last = next(line["seat"] for line in reversed(end["log"]) if line["seat"] >= 0)
        ask = table.seats[last].post(f"{table.path}/undo/ask", json={"ply": end["ply"]})
        table.seats[1 - last].post(f"{table.path}/undo/answer", json={"ply": end["ply"], "agree": True})
        assert ask.status_code == 200
        now = table.position()
        assert (now["over"], now["result"]) == (False, None)
    with serve(settings(tmp_path)) as running:
        assert running.anybody().get(table.path).json()["view"] == now["view"]
        again = Played(running, table.made).hurry(random.Random(6))
        with running.house.store.engine.connect() as connection:
            [kept] = connection.execute(ENDINGS.select()).mappings()
        assert kept["ply"] == again["ply"]
