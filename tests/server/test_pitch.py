"""What a game promises: its page and its moving picture, a table at one click, and options that explain themselves."""

import gzip
import json
import re
from html import unescape

import httpx
import pytest
from msgspec import to_builtins

from abilene.bots.levels import LEVELS
from abilene.engine.texts import LANGS
from abilene.games import box, names
from abilene.lessons import lessons
from abilene.server.pages.film import film, still
from abilene.server.pages.pitch import HEAVIEST, has_pitch, pitch, promised
from abilene.server.tables.first import first_bot, first_table
from abilene.server.tables.options import option_rows
from tests.contract.tables import HOUSE
from tests.server.serving import Served, sign

LIGHT = 45_000  # bytes, compressed: of a game's page
MOVING = 26_000  # of its moving picture, which is fetched when it shall play
every_game = pytest.mark.parametrize("game", names())
PROMISING = [game for game in names() if has_pitch(game)]  # a new game need not have one
every_pitch = pytest.mark.parametrize("game", PROMISING)
every_lang = pytest.mark.parametrize("lang", LANGS)


def somebody(served: Served, lang: str = "en") -> httpx.Client:
    """Whoever has loaded a page and given no name."""
    person = served.anybody(**{"Accept-Language": lang})
    person.get("/api/people/me").raise_for_status()
    return sign(person)


def test_the_games_of_the_house_have_a_pitch() -> None:
    assert set(PROMISING) >= HOUSE


@every_pitch
@every_lang
def test_a_pitch_is_one_sentence_with_its_figures(game: str, lang: str) -> None:
    told = promised(game, lang)
    assert told["sentence"].count(".") == 1
    assert 40 < len(told["sentence"]) < 180
    assert 1 <= told["weight"] <= HEAVIEST == len(told["notches"])
    assert 3 <= len(told["stops"]) <= 4
    for stop in told["stops"]:
        assert len(stop["name"]) < 20
        assert len(stop["text"]) < 160


@every_pitch
def test_the_moving_picture_is_a_turn_of_the_journal_told_by_its_log(game: str) -> None:
    reel = pitch(game).reel
    for lang in LANGS:
        told = to_builtins(film(reel, lang))
        assert [len(stop["frames"]) for stop in told["stops"]] == [len(stop.decisions) for stop in reel.stops]
        assert all(stop["told"].endswith((".", ")")) for stop in told["stops"])
        assert any(frame["changed"] for stop in told["stops"] for frame in stop["frames"])
        assert any(frame["traces"] for stop in told["stops"] for frame in stop["frames"])
        assert all("title" not in node for node in told["scene"]["nodes"])  # it has words of its own
        assert len(gzip.compress(json.dumps(told).encode())) < MOVING
    for stop in reel.stops:  # each moment is later than the one before
        assert list(stop.decisions) == sorted(set(stop.decisions))
    assert [stop.decisions[0] for stop in reel.stops] == sorted(stop.decisions[0] for stop in reel.stops)


@every_pitch
def test_applied_one_after_the_other_the_changes_are_the_last_drawing(game: str) -> None:
    """As a browser does it (`scene.js`): what each frame leaves out stays as it was."""
    told = to_builtins(film(pitch(game).reel, "en"))
    nodes = {node["key"]: node for node in told["scene"]["nodes"]}
    for stop in told["stops"]:
        for frame in stop["frames"]:
            assert set(frame["removed"]) <= set(nodes)
            nodes |= {node["key"]: nodes.get(node["key"], {}) | node for node in frame["changed"]}
            for key in frame["removed"]:
                del nodes[key]
            assert {node.get("parent", "") for node in nodes.values()} <= {"", *nodes}


def test_a_still_keeps_the_sea_that_a_clip_borders() -> None:
    drawn = still(pitch("spike").reel, pitch("spike").reel.stops[0], "en", close=True)
    assert re.search(r"<clipPath[^>]*><rect", drawn)


@every_pitch
@every_lang
def test_the_page_leads_everywhere(served: Served, game: str, lang: str) -> None:
    caller = served.anybody(**{"Accept-Language": lang})
    answer = caller.get(f"/games/{game}").raise_for_status()
    page = unescape(answer.text)
    assert promised(game, lang)["sentence"] in page
    assert all(stop["text"] in page for stop in promised(game, lang)["stops"])
    assert len(gzip.compress(answer.content)) < LIGHT
    expected = [f"/new?game={game}", f"/games/{game}/book/1", f"/rules/{game}", f"/games/{game}/icons"]
    expected += [f"/games/{game}/book/print", f"/games/{game}/figures", f"/bots?game={game}"]
    expected += [f"/learn/{game}/{lesson.name}" for lesson in lessons(game)] + [f"/learn/{game}"] * bool(lessons(game))
    assert set(expected) <= set(re.findall(r'href="([^"]+)"', page))
    assert all(caller.get(address, follow_redirects=True).status_code == 200 for address in expected)
    assert caller.get(f"/games/{game}/film").json()["stops"]


def test_what_is_no_game_has_no_page_no_film_and_no_table(served: Served) -> None:
    assert served.anybody().get("/games/chess").status_code == 404
    assert served.anybody().get("/games/chess/film").status_code == 404
    assert somebody(served).post("/api/games/chess/first").status_code == 404


@every_game
def test_a_first_table_is_opened_at_once_without_a_name(served: Served, game: str) -> None:
    newcomer = somebody(served, "fr")
    made = newcomer.post(f"/api/games/{game}/first")
    assert made.status_code == 201
    table = newcomer.get(f"/api/tables/{made.json()['table']}").json()
    first = first_table(game)
    assert [seat["yours"] for seat in table["seats"]] == [True] + [False] * (first.players - 1)
    assert [seat["bot"] for seat in table["seats"][1:]] == [first_bot(game)] * (first.players - 1)
    assert table["table_options"] == dict(first.options)
    assert newcomer.get("/").text.count(f"/t/{made.json()['table']}") == 1  # and found again


def test_with_levels_a_newcomer_meets_the_weakest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abilene.server.tables.first.no_levels", lambda _: "")
    assert first_bot("montana") == LEVELS[0]


@every_game
@every_lang
def test_every_value_of_every_option_says_what_it_changes(game: str, lang: str) -> None:
    first = first_table(game)
    rows = option_rows(game, lang, first.options)
    assert [row["name"] for row in rows] == [option.name for option in box(game).meta.options]
    for row in rows:
        told = [*row["values"], *filter(None, [row["spelled"]])]
        for value in told:
            assert value["help"].endswith(".")
            assert value["help"].casefold().rstrip(".") != value["text"].casefold()
        helps = [value["help"] for value in told if not isinstance(value.get("value"), int) or value["value"] is True]
        assert len(set(helps)) == len(helps)
        assert sum(value["first"] for value in row["values"]) == 1  # what a first game has


def test_what_is_not_needed_is_open_for_whoever_has_finished_a_game(served: Served) -> None:
    ann = served.guest("Ann")
    assert '<details class="own more" id="more">' in ann.get("/new?game=spike").text
    seats = [{"kind": "local"}, {"kind": "bot", "bot": "random"}]
    made = ann.post("/api/tables", json={"game": "good_goat_bad", "players": 2, "seats": seats, "pace": 0}).json()
    address = f"/api/tables/{made['table']}"
    while not (table := ann.get(address).json())["over"]:
        if table["options"]:
            ann.post(f"{address}/choices", json={"ply": table["ply"], "choice": table["options"][0]["choice"]})
    assert '<details class="own more" id="more" open>' in ann.get("/new?game=spike").text
