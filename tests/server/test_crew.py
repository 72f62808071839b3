"""The bots as pages and tables know them: what levels think with, figures that were measured, and nothing else."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from abilene import bots
from abilene.bots import levels, measured
from abilene.bots.levels import LEVELS
from abilene.games import names
from abilene.learn.levels import PlayingAs
from abilene.server.pages.crew import expect, expected
from abilene.server.pages.learned import lessons
from abilene.server.tables.crew import called, no_levels
from tests.learn.networks import shipping, tiny
from tests.server.serving import Served
from tests.server.test_bots import said, to_its_end

GAME = "good_goat_bad"


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a network for tables of two and three."""
    return tiny(tmp_path_factory.mktemp("networks"), GAME, 2, 3)


@contextmanager
def bringing(folder: Path) -> Iterator[None]:
    """The package brings the networks of this folder, and tables know it."""
    no_levels.cache_clear()
    try:
        with shipping(folder):
            yield
    finally:
        no_levels.cache_clear()


@pytest.fixture
def shipped(networks: Path) -> Iterator[None]:
    """It comes with the package."""
    with bringing(networks):
        yield


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[None]:
    """No network comes with the package."""
    with bringing(tmp_path):
        yield


def bots_of(served: Served) -> list[str]:
    games = served.anybody().get("/api/games").json()
    return list(next(one["bots"] for one in games if one["game"] == GAME))


def test_without_a_network_levels_imagine_games_and_the_page_says_so(served: Served, bare: None) -> None:
    assert bots_of(served)[:5] == list(LEVELS)
    assert served.table(2, bots={"0": "expert"}).position()["seats"][0]["name"] == "Ezra"
    assert 'value="steady"' in served.anybody().get(f"/new?game={GAME}").text
    english = served.anybody(**{"Accept-Language": "en"}).get(f"/bots?game={GAME}").text
    assert "there all five think with greedy" in english
    assert "what one network has learned" not in english


def test_where_a_network_cannot_be_read_there_are_no_levels_and_a_table_says_why(
    served: Served, tmp_path: Path
) -> None:
    (tmp_path / f"{GAME}.npz").write_bytes(b"PK")
    with bringing(tmp_path):
        assert not set(bots_of(served)) & set(LEVELS)
        asked = {"game": GAME, "players": 2, "bots": {"0": "expert"}}
        refused = served.anybody().post("/api/tables", json=asked)
        assert refused.status_code == 400
        assert "no bot 'expert' for this table: " in refused.json()["reason"]
        page = served.anybody().get(f"/new?game={GAME}").text
        assert 'value="greedy"' in page
        assert 'value="steady"' not in page
        assert "cannot be used here" in served.anybody().get(f"/bots?game={GAME}").text


def test_with_a_network_levels_are_offered_where_it_fits(served: Served, shipped: None) -> None:
    assert bots_of(served)[:5] == list(LEVELS)
    table = served.table(3, bots={"0": "steady", "1": "steady", "2": "expert"})
    assert [seat["name"] for seat in table.position()["seats"]] == ["Amos", "Jane", "Ezra"]
    page = served.anybody().get(f"/new?game={GAME}").text
    assert re.search(r'value="novice"\s+checked', page)  # who has finished no game yet begins with these
    assert set(expected(GAME, "en")["3"]) >= set(LEVELS)
    assert set(expected(GAME, "en")["4"]) >= set(LEVELS)  # of which it has seen none: there they imagine games
    english = served.anybody(**{"Accept-Language": "en"}).get(f"/bots?game={GAME}").text
    assert "what one network has learned" in english
    assert "there all five think with greedy" in english
    french = served.anybody(**{"Accept-Language": "fr"}).get(f"/bots?game={GAME}").text
    for level in ("débutant", "facile", "régulier", "fort", "expert"):
        assert f"<b>{level}</b>" in french


def test_every_level_plays_at_a_table(
    served: Served, shipped: None, networks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for level in LEVELS:  # where they think, the network does not come with the package
        monkeypatch.setitem(bots.BOTS, level, PlayingAs(networks / f"{GAME}.npz", level))
    for players in (LEVELS[:3], LEVELS[3:]):
        table = served.table(len(players), bots={str(seat): level for seat, level in enumerate(players)})
        position = to_its_end(table)
        assert [(seat["bot"], seat["instead"]) for seat in position["seats"]] == [(level, "") for level in players]


def test_a_network_that_is_gone_after_a_restart_stops_no_game(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, "strong", PlayingAs(tmp_path / "gone.npz", "strong"))
    position = to_its_end(served.table(3, bots={"0": "strong", "1": "greedy", "2": "greedy"}))
    assert "Clara could not answer; greedy plays on." in said(position)


def test_a_second_bot_of_a_level_takes_the_next_name() -> None:
    assert list(called(["", "strong", "greedy", "strong", "novice"])) == ["", "Clara", "Clementine", "Silas", "Pip"]


def test_only_what_was_measured_is_said(served: Served) -> None:
    for game in names():
        known = measured.measured(game)
        for players, told in expected(game, "en").items():
            for bot, words in told.items():
                at, pair = (known.of(bot).tables.get(count) for count in (int(players), 2))
                assert ("points" in words) == (at is not None and at.points is not None)
                told_of_two = at is None and pair is not None and pair.wins is not None
                assert ("For two" in words) == told_of_two
                assert ("of 100" in words) == (told_of_two or (at is not None and at.wins is not None))
        page = served.anybody(**{"Accept-Language": "en"}).get(f"/bots?game={game}").text
        playing = ("greedy", "random", *LEVELS)
        assert page.count("not rated yet") == sum(known.of(bot).rating is None for bot in playing)
        assert "<b>1200</b>" in page
        record = levels.record_of(game)
        assert ("How Ezra and the others learned" in page) == (record is not None)
        assert record is None or f"{record['games']:,} games" in page
    yardstick = expect("greedy", 3, measured.Found(), "fr")
    assert yardstick == "Suit quelques règles simples\xa0; tous les autres sont cotés par rapport à lui."
    assert expect("random", 3, measured.Found(), "fr") == "Pas encore mesuré à cette table."


def run_of(decisions: int, minutes: float, **how: Any) -> dict[str, Any]:
    """A run as it is recorded, all by itself unless it is said."""
    alone = {"earlier": 0.0, "greedy": 0.0, "drawn": 0.5, "varied": 0, "taught": 0.0, "led": 0.0}
    told: dict[str, Any] = {name: how.pop(name) for name in ("commit", "changed", "between") if name in how}
    settings = {**alone, **how}
    return {
        "decisions": decisions,
        "seconds": 60 * minutes,
        "device": "NumPy",
        "commit": "",
        "settings": settings,
        **told,
    }


def learned(*runs: dict[str, Any], sampled: bool = False, lang: str = "en") -> dict[str, str]:
    """What the page says of a network that was made so."""
    total = sum(run["decisions"] for run in runs)
    minutes = sum(run["seconds"] for run in runs)
    about = {"rules": 1, "features": "f0"}
    record = {"runs": runs, "decisions": total, "games": 10, "seconds": minutes, "sampled": sampled, "about": about}
    return dict(lessons({**record, "bytes": 400_000}, lang))


def test_how_a_network_learned_is_told_as_its_record_tells_it() -> None:
    alone = learned(run_of(3_800_000, 15, taught=1.0, led=1.0), sampled=True)
    assert alone["Against"] == "Itself alone, as it was at that moment."
    assert "3.8 million decisions" in alone["By playing"]
    assert "All the time greedy said what it would do" in alone["By playing"]
    assert "At first it was also what was played" in alone["By playing"]
    assert "deals" not in alone["At the table"]
    chain = (run_of(10_000_000, 2, taught=0.5), run_of(30_000_000, 8, earlier=0.4, greedy=0.04, varied=8))
    told = learned(*chain)
    assert told["Against"] == (
        "Itself; about 30 % of the games against what it was before, 3 % against greedy, so that it does not forget."
    )
    assert told["Set-ups"].startswith("38 % of the games")
    assert "For the first 1 minutes greedy said" in told["By playing"]
    assert "what was played" not in told["By playing"]
    assert "Expert also imagines deals" in told["At the table"]
    assert "greedy" not in learned(run_of(10, 1))["By playing"]
    assert "glouton" not in learned(run_of(10, 1, earlier=0.1), lang="fr")["Contre"]


def test_of_the_sources_of_a_network_only_what_is_known_is_told() -> None:
    known, between = {"commit": "5d2cad24f6"}, ("1dde5d381f", "e3c89e0c0c")
    assert learned(run_of(1, 1, **known))["To repeat it"].endswith("Commit of the sources: 5d2cad2.")
    some = learned(run_of(1, 1, between=between), run_of(1, 1, **known))["To repeat it"]
    assert "as 1 of 2 runs have recorded it: 5d2cad2." in some
    assert "One run has recorded no commit: what was set and seen there is first in 1dde5d3" in some
    assert (
        "what was set and seen there is first in f24d14c, with which the network came"
        in (learned(run_of(1, 1, between=("f24d14c605", "f24d14c605")))["To repeat it"])
    )
    assert "the digest of the sources is in the record" in learned(run_of(1, 1))["To repeat it"]
    assert "changed since in one run" in learned(run_of(1, 1, **known, changed=True))["To repeat it"]


def test_levels_that_play_by_chance_are_not_said_to_look_ahead(served: Served) -> None:
    for game in names():
        record = levels.record_of(game)
        page = served.anybody(**{"Accept-Language": "en"}).get(f"/bots?game={game}").text
        new = served.anybody(**{"Accept-Language": "en"}).get(f"/new?game={game}").text
        by_chance = bool(record and record["sampled"])
        if record:
            assert ("ooks ahead at what matters" in new) == (not by_chance)
            assert ("ets luck choose" in new) == by_chance
        assert record is None or ("Neither looks ahead." in page) == by_chance
        assert "People have no rating here." in page


def test_the_ladder_of_tables_of_one_size_has_only_what_was_measured_there_and_leads_to_a_table(
    served: Served, shipped: None
) -> None:
    reader = served.anybody(**{"Accept-Language": "en"})
    every, four = (reader.get(f"/bots?game={GAME}{more}").text for more in ("", "&players=4"))
    assert ("Ezra" in every, ">expert</b>" in four, ">greedy</b>" in four) == (True, True, True)
    assert "Wins, of 2" in every
    assert "Wins, of 2" not in four
    assert "Wins, of 4" in four
    assert 'aria-label="Open a table with greedy"' in four
    assert f'href="/new?game={GAME}&amp;bot=greedy&amp;players=4"' in four
    new = reader.get(f"/new?game={GAME}&bot=expert&players=3").text
    assert re.search(r'name="bot-1" value="expert"\s+checked', new)
    assert re.search(r'name="players" value="3"\s+checked', new)
    for strange in ("bot=nobody&players=9", "bot=&players=x"):  # as without
        assert re.search(r'name="bot-1" value="novice"\s+checked', reader.get(f"/new?game={GAME}&{strange}").text)


def test_what_was_measured_with_other_options_has_a_ladder_of_its_own(
    served: Served, shipped: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strong(wins: float) -> dict[str, Any]:
        return {"strong": {"tables": [{"players": 2, "games": 60, "wins": [wins, wins - 0.1, wins + 0.1]}]}}

    aids = {"memory_aid:True": {"options": {"memory_aid": True}, "date": "2027-01-03", "bots": strong(0.61)}}
    game = {"date": "2027-01-02", "source": "here", "bots": strong(0.78), "others": aids}
    (tmp_path / "m.json").write_text(json.dumps({"format": measured.FORMAT, "games": {GAME: game}}), "utf-8")
    monkeypatch.setattr(measured, "FILE", tmp_path / "m.json")
    reader = served.anybody(**{"Accept-Language": "en"})
    usual, aided, strange = (
        reader.get(f"/bots?game={GAME}{more}").text
        for more in ("", "&players=2&options=memory_aid:True", "&options=%22%3E")
    )
    assert ("78 %" in usual, "61 %" in usual, "2027-01-02" in usual) == (True, False, True)
    assert ("78 %" in aided, "61 %" in aided, "2027-01-03" in aided) == (False, True, True)
    assert "78 %" in strange
    assert f'href="/bots?game={GAME}&amp;players=3&amp;options=memory_aid%3ATrue"' in aided
    assert f'href="/bots?game={GAME}&amp;players=2"' in aided  # and back


def test_options_of_a_ladder_are_called_by_what_can_be_understood_alone(served: Served) -> None:
    for lang, named in (
        ("en", ("first edition, 2016", "Rails to the North, Orange cattle (both at once), Poker table")),
        ("fr", ("première édition, 2016", "Ruée vers le nord, Bétail orange (les deux à la fois), Table de poker")),
    ):
        page = served.anybody(**{"Accept-Language": lang}).get("/bots?game=great_western_trail").text
        assert all(f">{name}</a>" in page for name in named)


def test_whether_a_bot_can_be_read_is_told_as_far_as_it_was_measured(served: Served) -> None:
    for game in names():
        page = served.anybody(**{"Accept-Language": "en"}).get(f"/bots?game={game}").text
        best = measured.measured(game).read
        assert ("Can it be read?" in page) == (levels.network_file(game) is not None)
        assert ("was not measured." in page) == (levels.network_file(game) is not None and best is None)
        assert best is None or f"wins {round(100 * best.wins)} of 100 games for two against it" in page


def test_what_the_arena_finds_is_read_as_it_is_written(tmp_path: Path) -> None:
    table = {"players": 3, "games": 2000, "points": 84.2, "wins": [0.66, 0.64, 0.68]}
    strong = {"strong": {"rating": [1500, 14], "ms": 1.6, "tables": [table]}}
    told = {"format": measured.FORMAT, "games": {"spike": {"date": "2027-01-02", "source": "here", "bots": strong}}}
    (tmp_path / "measured.json").write_text(json.dumps(told), "utf-8")
    found = measured.read(tmp_path / "measured.json")["spike"].of("strong")
    assert (found.rating, found.ms) == ((1500, 14), 1.6)
    assert expect("strong", 3, found, "en") == "About 84.2 points. Wins 66 of 100 among greedy ones."
    assert expect("strong", 4, found, "en") == "Not measured at this table yet."
    of_two = measured.Found(tables={2: measured.At(100, 90.0, (0.955, 0.9, 0.98))})
    assert expect("strong", 4, of_two, "en") == "For two, wins 96 of 100 against greedy."
    (tmp_path / "other.json").write_text(json.dumps({"format": "another"}), "utf-8")
    with pytest.raises(ValueError, match="is no 'abilene measured 1'"):
        measured.read(tmp_path / "other.json")
