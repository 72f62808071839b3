"""An arena: the same deals for all from every seat, books that can be gone on with, and bots that do wrong."""

import json
import runpy
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene import bots as known_bots
from abilene.bots.playing import SeatBot
from abilene.sim import Table, game_seed, simulate
from abilene.sim.arena import BadRows, Book, Contest, Game, compete, standings
from abilene.sim.arena.address import Afar, At
from abilene.sim.arena.playing import play
from abilene.sim.arena.room import Rooms
from tests.sim.arena import rascals

GOAT = "good_goat_bad"
THREE = Table(GOAT, 3)
EXAMPLE = Path(__file__).parents[3] / "examples" / "by_address.py"
SETTINGS = {"game": GOAT, "seed": 5}
NOBODY = "http://127.0.0.1:9"  # is there
OURS = {"greedy": "", "random": ""}


KINDS = (
    rascals.Decent, rascals.Crashing, rascals.Dying, rascals.Hanging, rascals.Cheating, rascals.Babbling,
    rascals.Unmade, rascals.Listening,
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def own_bots() -> Iterator[None]:
    """Each is called by its kind, `crashing` and so on; whatever a test adds besides is gone after all of them."""
    before = set(known_bots.BOTS)
    for kind in KINDS:
        known_bots.add(kind.__name__.lower(), kind)
    known_bots.add(NOBODY, At(NOBODY))
    yield
    for name in known_bots.BOTS.keys() - before:
        del known_bots.BOTS[name]


@pytest.fixture(scope="module")
def rooms() -> Iterator[Rooms]:
    found = Rooms(limit=60.0)
    yield found
    found.close()


def untimed(row: Game) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "ms"}


def played(contest: Contest, file: Path | None = None, jobs: int = 1) -> list[dict[str, Any]]:
    book = Book(SETTINGS, OURS, file)
    outcome = compete(contest, book, jobs)
    book.close()
    return [untimed(row) for row in outcome.games]


# ------------------------------------------------------------------ who meets whom


def test_two_meet_each_other_from_both_seats() -> None:
    contest = Contest(Table(GOAT, 2), ("a", "b", "c"), 100, 1)
    assert contest.of_deal(0) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert contest.deals == 16


def test_of_more_each_sits_alone_among_each_other_kind_in_every_seat() -> None:
    of_deal = Contest(Table(GOAT, 4), ("a", "b"), 100, 1).of_deal(3)
    assert len(of_deal) == len(set(of_deal)) == 8
    assert {names.index("a") for names in of_deal if names.count("a") == 1} == {0, 1, 2, 3}


def test_all_but_one_may_meet_nobody_else_each_alone_among_such() -> None:
    of_deal = Contest(Table(GOAT, 3), ("a", "b", "c"), 100, 1, among="c").of_deal(3)
    assert sorted(of_deal) == sorted(
        seats for one in "ab" for seats in ((one, "c", "c"), ("c", one, "c"), ("c", "c", one))
    )
    games = played(Contest(THREE, ("random", "greedy"), 6, 5, settle=False, among="greedy"))
    assert [row["seats"].count("random") for row in games] == [1] * 6


def test_all_line_ups_play_the_same_deals() -> None:
    rows = played(Contest(THREE, ("greedy", "random"), 18, 5, settle=False))
    assert [row["deal"] for row in rows] == [deal for deal in range(3) for _ in range(6)]
    assert all(row["seed"] == game_seed(5, row["deal"]) for row in rows)
    again = played(Contest(THREE, ("random", "greedy"), 6, 5, settle=False))
    assert sorted(again, key=str) == sorted(rows[:6], key=str)


def test_a_game_of_the_arena_is_that_of_any_other_run() -> None:
    row = played(Contest(THREE, ("greedy", "random"), 6, 5, settle=False))[0]
    told: list[Any] = []
    simulate(THREE, row["seats"], 1, 5, rows=told.append)
    assert (told[0]["seed"], told[0]["scores"], told[0]["winners"]) == (row["seed"], row["scores"], row["winners"])


def test_the_number_of_processes_changes_nothing_but_the_time() -> None:
    contest = Contest(THREE, ("greedy", "random"), 24, 5, settle=False)
    assert played(contest, jobs=2) == played(contest)


# ------------------------------------------------------------------ books


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, contest = tmp_path / "rows.jsonl", Contest(THREE, ("greedy", "random"), 12, 5, settle=False)
    first = played(contest, file)
    whole = file.read_text("utf-8")
    monkeypatch.setattr("abilene.sim.arena.contest.play", None)
    assert played(contest, file) == first
    assert file.read_text("utf-8") == whole


@pytest.mark.parametrize("cut", [0, 40, 300, 1000])
def test_a_book_that_was_cut_off_anywhere_is_gone_on_with(tmp_path: Path, cut: int) -> None:
    file, contest = tmp_path / "rows.jsonl", Contest(THREE, ("greedy", "random"), 12, 5, settle=False)
    whole = played(contest, file)
    file.write_bytes(file.read_bytes()[:cut])
    assert played(contest, file) == whole
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert sum("deal" in line for line in lines) == len(whole)


def test_more_games_give_what_one_long_run_gives(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    for games in (6, 18, 60):
        rows = played(Contest(THREE, ("greedy", "random"), games, 5), file)
    assert rows == played(Contest(THREE, ("greedy", "random"), 60, 5))


def test_bots_and_player_counts_can_be_added(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    book = Book(SETTINGS, OURS, file)
    compete(Contest(Table(GOAT, 2), ("greedy", "random"), 8, 5, settle=False), book)
    book.close()
    book = Book(SETTINGS, {**OURS, "decent": "1f"}, file)
    assert len(book.games) == 8
    compete(Contest(Table(GOAT, 2), ("greedy", "random", "decent"), 12, 5, settle=False), book)
    compete(Contest(THREE, ("greedy", "random"), 6, 5, settle=False), book)
    book.close()
    book = Book(SETTINGS, {**OURS, "decent": "1f"}, file)
    book.close()
    assert len(book.games) == 8 + 8 + 6
    with pytest.raises(BadRows, match="decent was '1f' there, not '2e'"):
        Book(SETTINGS, {"decent": "2e"}, file)


def test_a_book_of_other_settings_or_no_book_at_all_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    Book(SETTINGS, OURS, file).close()
    with pytest.raises(BadRows, match="seed was 5 there, not 6"):
        Book({**SETTINGS, "seed": 6}, OURS, file)
    for content in ("no json\n", "a letter to somebody", "[]\n", '{"deal": 1}\n'):
        file.write_text(content, "utf-8")
        with pytest.raises(BadRows, match="line 1 is no row"):
            Book(SETTINGS, OURS, file)
        assert file.read_text("utf-8") == content
    Path(tmp_path / "other.jsonl").write_bytes(b"\xff\xfe\n")
    with pytest.raises(BadRows, match="line 1"):
        Book(SETTINGS, OURS, tmp_path / "other.jsonl")


# ------------------------------------------------------------------ the end


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 5}, {"seats": ["greedy"]}, {"scores": []}, {"ms": ["fast", "slow"]}, {"deal": "1"}, {"winners": [2]}],
)
def test_a_row_that_does_not_say_it_of_every_seat_is_refused_by_its_line(tmp_path: Path, wrong: dict[str, Any]) -> None:
    file = tmp_path / "rows.jsonl"
    played(Contest(Table(GOAT, 2), ("greedy", "random"), 2, 5), file)
    *lines, last = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines, json.dumps({**json.loads(last), **wrong})]) + "\n", "utf-8")
    with pytest.raises(BadRows, match="line 3 is no row"):
        Book(SETTINGS, OURS, file)


def test_it_stops_when_the_order_is_settled_and_says_so() -> None:
    outcome = compete(Contest(Table(GOAT, 2), ("random", "greedy"), 400, 1), Book({}, {}))
    assert outcome.settled
    assert len(outcome.games) == 20
    found = standings(outcome)
    assert [bot.name for bot in found.bots] == ["greedy", "random"]
    assert (found.bots[0].rating, found.bots[0].low) == (1200, 1200)
    assert found.bots[1].high < 1200
    assert found.bots[0].against["random"].wins >= 15
    assert found.bots[0].ms > found.bots[1].ms


def test_equals_play_all_games() -> None:
    known_bots.BOTS["twin"] = known_bots.BOTS["random"]
    known = known_bots._OURS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(known_bots, "_OURS", (*known, "twin"))  # so that it needs no room
        outcome = compete(Contest(Table(GOAT, 2), ("random", "twin"), 80, 5), Book({}, {}))
    assert not outcome.settled
    assert len(outcome.games) == 80


def test_ctrl_c_ends_it_early_and_what_is_done_counts(tmp_path: Path) -> None:
    def progress(games: int) -> None:
        if games == 4:
            raise KeyboardInterrupt

    book = Book(SETTINGS, OURS, tmp_path / "rows.jsonl")
    outcome = compete(Contest(THREE, ("greedy", "random"), 12, 5), book, progress=progress)
    book.close()
    assert outcome.interrupted
    assert len(outcome.games) == 4
    assert len((tmp_path / "rows.jsonl").read_text("utf-8").splitlines()) == 5
    assert standings(outcome).interrupted


# ------------------------------------------------------------------ bots that do wrong


@pytest.mark.parametrize(
    ("kind", "what", "detail"),
    [
        (rascals.Crashing, "crashed", "one too many"),
        (rascals.Dying, "crashed", "its process ended (7)"),
        (rascals.Cheating, "illegal", "10000"),
        (rascals.Babbling, "illegal", "the first one"),
        (rascals.Unmade, "crashed", "no such file"),
    ],
)
def test_who_does_wrong_is_named_and_has_lost(rooms: Rooms, kind: Any, what: str, detail: str) -> None:
    name = kind.__name__.lower()
    for seats, seat in (([name, "random"], 0), (["random", name], 1)):
        row = play(Table(GOAT, 2).load(), rooms, seats, 0, seed=3)
        (fault,) = row["faults"]
        assert (fault["seat"], fault["what"]) == (seat, what)
        assert detail in fault["detail"]
        assert (fault["decision"] == 0) == (kind is rascals.Unmade)
        assert row["winners"] == [1 - seat]
        assert len(row["scores"]) == 2


def test_who_never_answers_has_lost_and_the_next_game_goes_on() -> None:
    rooms, game = Rooms(limit=0.5), Table(GOAT, 2).load()
    row = play(game, rooms, ["hanging", "random"], 0, seed=3)
    assert [(fault["what"], fault["detail"]) for fault in row["faults"]] == [("hung", "it took longer than 0.5 s")]
    assert row["winners"] == [1]
    rooms.limit = 60.0
    assert "faults" not in play(game, rooms, ["decent", "random"], 0, seed=3)
    rooms.close()


def test_where_all_do_wrong_nobody_wins(rooms: Rooms) -> None:
    row = play(Table(GOAT, 2).load(), rooms, ["crashing", "cheating"], 0, seed=3)
    assert row["winners"] == []
    assert {fault["what"] for fault in row["faults"]} == {"crashed", "illegal"}


def test_a_bot_in_a_room_knows_what_its_seat_knows(rooms: Rooms) -> None:
    row = play(Table(GOAT, 2).load(), rooms, ["listening", "greedy"], 0, seed=3)
    assert "faults" not in row
    assert row["ms"][0] > 0


def test_a_bot_in_a_room_plays_as_it_does_outside(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy, once as ours and once as anybody's: the deal that the room is given tells it the same."""
    inside = known_bots.BOTS["greedy"]
    game = Table(GOAT, 2).load()
    ours = play(game, rooms, ["greedy", "random"], 0, seed=3)
    monkeypatch.setattr("abilene.sim.arena.playing.trusted", lambda name: name == "random")
    roomed = play(game, rooms, ["greedy", "random"], 0, seed=3)
    assert known_bots.BOTS["greedy"] is inside
    assert untimed(roomed) == untimed(ours)


def test_faults_are_counted_and_the_bot_comes_last_in_the_standings() -> None:
    outcome = compete(Contest(Table(GOAT, 2), ("crashing", "random"), 24, 5), Book({}, {}))
    found = standings(outcome)
    assert found.settled
    assert [bot.name for bot in found.bots] == ["random", "crashing"]
    assert found.bots[1].faults == {"crashed": found.games}
    assert found.to_data()["bots"][1]["against"]["random"]["wins"] == 0


# ------------------------------------------------------------------ bots by address


@pytest.fixture
def address() -> Iterator[str]:
    """Where the bot of the example listens."""
    server = runpy.run_path(str(EXAMPLE))["serve"](0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/bot"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_bot_by_address_plays(address: str) -> None:
    known_bots.add(address, At(address))
    rooms = Rooms(limit=60.0)
    row = play(Table(GOAT, 2).load(), rooms, [address, "random"], 0, seed=3)
    rooms.close()
    assert "faults" not in row
    assert row["decisions"][0] > 10


@pytest.mark.parametrize("name", abilene.games.names())
def test_a_question_by_address_says_what_the_seat_may_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def post(self: Afar, body: bytes) -> bytes:
        asked.append(json.loads(body))
        return json.dumps({"choice": asked[-1]["choices"][-1]["choice"]}).encode()

    monkeypatch.setattr(Afar, "_post", post)
    match = abilene.Match(abilene.load(name, players=2), seed=3)
    bots = [SeatBot(At("http://nowhere")(match.game, seat, seat), seat) for seat in range(2)]
    events = [*match.opening]
    while len(asked) < 6:
        state, before = match.state, len(asked)
        choice = bots[state.player].choose(state, events)
        if len(asked) > before:
            question = asked[-1]
            assert [each["choice"] for each in question["choices"]] == state.options()
            assert choice == state.options()[-1]
            assert [each["notation"] for each in question["choices"]] == [
                match.game.notation(state, each) for each in state.options()
            ]
            assert [each["action"] for each in question["choices"]] == match.game.legal_actions(state)
            assert question["observation"] == state.observe(state.player)
            assert question["view"] == json.loads(json.dumps(state.view(state.player)))
            assert (question["seat"], question["players"], question["game"]) == (state.player, 2, name)
        events += match.choose(state.player, choice)
    assert any(question["heard"] for question in asked)


@pytest.mark.parametrize(
    ("status", "body", "what", "detail"),
    [
        (302, b"", "crashed", "status 302"),
        (200, b'{"choice": 0.0}', "illegal", "0.0"),
        (200, b" " * 10_000_000, "crashed", "JSON"),
        (200, b"[]", "crashed", "TypeError"),
    ],
)
def test_an_address_that_answers_nonsense_is_asked_once_and_loses(
    rooms: Rooms, status: int, body: bytes, what: str, detail: str
) -> None:
    asked = []

    class Nonsense(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            with suppress(ConnectionError):  # nobody reads all of it
                self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Nonsense) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        known_bots.add(url, At(url))
        row = play(Table(GOAT, 2).load(), rooms, [url, "random"], 0, seed=3)
        server.shutdown()
    (fault,) = row["faults"]
    assert fault["what"] == what
    assert detail in fault["detail"]
    assert (row["winners"], len(asked)) == ([1], 1)


def test_an_address_where_nobody_is_loses(rooms: Rooms) -> None:
    row = play(Table(GOAT, 2).load(), rooms, [NOBODY, "random"], 0, seed=3)
    assert row["faults"][0]["what"] == "crashed"
    assert "Connection" in row["faults"][0]["detail"]


@pytest.mark.parametrize("url", ["ftp://host", "http://", "http://host:port", "nowhere"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"http://|[Pp]ort"):
        At(url)


def test_an_unknown_bot_is_refused_with_all_there_are() -> None:
    with pytest.raises(ValueError, match="allowed: random, greedy"):
        compete(Contest(THREE, ("robot", "random"), 6, 1), Book({}, {}))
