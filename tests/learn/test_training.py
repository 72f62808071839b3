"""A whole training, as small as can be: it ends, goes on, is exported, and plays."""

import csv
import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import abilene
from abilene import bots
from abilene.bots.playing import play_out, seat_bots
from abilene.learn.bot import Learned, Playing
from abilene.learn.brain import Lesson, Losses, Pace
from abilene.learn.checkpoint import load_checkpoint
from abilene.learn.errors import BadFile, LearnError, NotTrained, OutOfMemory
from abilene.learn.exported import export, load_network, to_go_on_from
from abilene.learn.running import train
from abilene.learn.settings import Settings, read_settings, tables_of
from abilene.learn.shape import rows_of
from abilene.learn.training import Report, Training
from abilene.learn.worth import remembered
from abilene.rl.workers import WorkerFailed
from tests.cli.command import run

GOAT = "good_goat_bad"
SMALL = {
    "processes": 0, "games": 8, "decisions": 48, "width": 16, "blocks": 1, "batch": 64,
    "earlier": 0.5, "greedy": 0.2, "taught": 0.5,
}  # fmt: skip
TINY = Settings(GOAT, (2, 3), minutes=0, device="cpu", **SMALL)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkpoint of a run by command, then one more round from it."""
    folder = tmp_path_factory.mktemp("trained")
    first, second = folder / "first.npz", folder / "second.npz"
    words = [f"--set={name}={value}" for name, value in SMALL.items()]
    asked = (
        "train",
        GOAT,
        "--players",
        "2,3",
        "--minutes",
        "0",
        "--device",
        "cpu",
        "--varied",
        "2",
        "--sampled",
        *words,
    )
    done = run(*asked, "--sampled", "-o", str(first), "--duels", "1")
    assert done.code == 0, done.err
    assert "decisions" in done.err
    assert "3 players, 1 games against greedy: won" in done.out
    done = run(*asked, "--sampled", "-o", str(second), "--resume", str(first), lang="fr")
    assert done.code == 0, done.err
    assert "point de reprise" in done.out
    return second


def test_a_run_writes_down_all_that_it_takes_to_repeat_and_to_go_on(trained: Path) -> None:
    first, second = load_checkpoint(trained.with_name("first.npz")), load_checkpoint(trained)
    assert (first.decisions, second.decisions) == (8 * 48, 2 * 8 * 48)
    assert [run["decisions"] for run in second.runs] == [8 * 48, 8 * 48]
    assert second.runs[0]["settings"]["players"] == [2, 3]
    assert {"begun", "version", "sources", "commit", "changed", "device", "seconds"} <= second.runs[0].keys()
    assert second.runs[0]["sources"]  # can be told of every tree
    assert any((first.weights[name] != second.weights[name]).any() for name in first.weights)
    assert (second.seen >= first.seen).all()
    assert second.seen.sum() > first.seen.sum() > 0
    folder = trained.with_suffix(".run")
    rows = list(csv.DictReader((folder / "progress.csv").read_text("utf-8").splitlines()))
    assert [float(row["decisions"]) for row in rows] == [2 * 8 * 48]
    told = json.loads((folder / "settings.json").read_text("utf-8"))
    assert told == {**second.about, "runs": second.runs}
    assert {"game": GOAT, "rules": 1, "features": rows_of(GOAT, 1).version}.items() <= told.items()
    assert "entropy" in (folder / "progress.svg").read_text("utf-8")


def test_a_chain_of_runs_keeps_one_diary(tmp_path: Path) -> None:
    def rows() -> list[dict[str, str]]:
        return list(csv.DictReader((tmp_path / "net.run" / "progress.csv").read_text("utf-8").splitlines()))

    file = tmp_path / "net.npz"
    train(TINY, file)
    (before,) = rows()
    train(TINY, file, resume=file)
    first, second = rows()
    assert first.items() >= before.items()
    assert [int(row["decisions"]) for row in rows()] == [8 * 48, 2 * 8 * 48]
    assert float(second["seconds"]) > float(first["seconds"])
    assert len(json.loads((tmp_path / "net.run" / "settings.json").read_text("utf-8"))["runs"]) == 2
    file.unlink()
    train(TINY, file)  # what begins anew begins a new diary
    assert len(rows()) == 1


def test_a_network_plays_whole_games_from_what_its_seat_sees(trained: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = trained.with_suffix(".network.npz")
    monkeypatch.setitem(bots.BOTS, "mine", Playing(file))
    for players in (2, 3):
        game = abilene.load(GOAT, players=players, memory_aid=True)
        names = ["mine", *["greedy"] * (players - 1)]
        one, two = (play_out(game, 5, seat_bots(game, names, 5))[0] for _ in range(2))
        assert one.over
        assert one.checksum() == two.checksum()


def test_a_network_enters_the_arena_by_its_file(trained: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))
    monkeypatch.chdir(tmp_path)
    name = f"network:{trained.with_suffix('.network.npz')}"
    arena = ("arena", GOAT, "--bots", f"{name},random", "--games", "2", "--jobs", "1", "--rows", "rows.jsonl")
    done = run(*arena, "--players", "2", "--json")
    assert done.code == 0, done.err
    assert {bot["name"]: bot["faults"] for bot in json.loads(done.out)[0]["bots"]} == {name: {}, "random": {}}
    done = run(*arena, "--players", "4")
    assert done.code == 2
    assert "never with 4" in done.err
    lines = (tmp_path / "rows.jsonl").read_text("utf-8")
    (tmp_path / "rows.jsonl").write_text(re.sub(r'npz": "\w+"', 'npz": "another"', lines), "utf-8")
    done = run(*arena, "--players", "2")
    assert done.code == 2
    assert "another" in done.err


def test_an_exported_network_thinks_as_its_checkpoint_does(trained: Path) -> None:
    from abilene.learn.brain import Asked
    from abilene.learn.by_numpy import Plain
    from abilene.learn.shape import shape_of

    game = abilene.load(GOAT, players=3)
    checkpoint, network = load_checkpoint(trained), load_network(trained.with_suffix(".network.npz"))
    state = game.start(4)
    on, legal = state.observe(state.player), game.legal_actions(state)
    places = rows_of(GOAT, 1).of_tables([game])
    brain = Plain(shape_of([game], 16, 1), checkpoint.weights, places, 1, 1, 0)
    asked = Asked(np.zeros(1, np.int16), np.array([on], np.int16), np.array([legal], np.int16))
    found, values = network.think(3, on, legal)
    exact = brain.think(asked).values[0]
    assert values == pytest.approx(exact, abs=0.02)
    assert len(found) == len(legal)
    assert network.sampled


def test_a_network_to_play_with_can_be_gone_on_from_too(trained: Path, tmp_path: Path) -> None:
    network = trained.with_suffix(".network.npz")
    checkpoint, again = load_checkpoint(trained), to_go_on_from(network)
    assert (again.decisions, again.runs) == (checkpoint.decisions, checkpoint.runs)
    on = checkpoint.seen > 0
    assert (again.seen > 0).tolist() == on.tolist()
    for name, array in checkpoint.weights.items():
        exact, found = (array[on], again.weights[name][on]) if name == "rows" else (array, again.weights[name])
        assert found == pytest.approx(exact, abs=float(np.abs(exact).max()) / 50 + 1e-4), name
    assert (again.weights["rows"][~on] != 0).any()  # what was left out begins anew
    train(TINY, tmp_path / "third.npz", network)
    assert load_checkpoint(tmp_path / "third.npz").decisions == 3 * 8 * 48


def test_a_best_response_meets_one_opponent_who_learns_nothing(trained: Path, tmp_path: Path) -> None:
    frozen = load_checkpoint(trained)
    long = replace(TINY, decisions=160, greedy=0.0, taught=0.0, against=str(trained))  # until games are over
    training = Training(long, None, frozen)
    try:
        reports: list[Report] = []
        training.run(reports.append, lambda checkpoint: None)
    finally:
        training.close()
    tally = reports[0].tally
    assert tally.games == len(tally.earlier) > 0  # in no game it met itself
    assert not tally.scores
    other = tmp_path / "other.npz"
    train(replace(TINY, against=str(trained)), other)
    assert load_checkpoint(other).runs[0]["settings"]["against"] == str(trained)


def test_at_first_the_teacher_plays_and_no_merit_is_the_learners(tmp_path: Path) -> None:
    training = Training(replace(TINY, players=(2,), decisions=160, earlier=0.0, greedy=0.0, taught=1.0))
    learned: list[Lesson] = []
    learn = training.brain.learn

    def listen(lesson: Lesson, pace: Pace, source: np.random.Generator) -> Losses:
        learned.append(lesson)
        return learn(lesson, pace, source)

    training.brain.learn = listen  # type: ignore[method-assign]
    try:
        training.run(lambda report: None, lambda checkpoint: None)
    finally:
        training.close()
    assert len(learned[0])
    assert learned[0].pick.tolist() == learned[0].advice.tolist()
    assert not learned[0].advantage.any()
    assert learned[0].target.any()


def test_rows_that_are_seldom_on_are_left_out_where_the_file_would_be_too_large(trained: Path, tmp_path: Path) -> None:
    checkpoint = load_checkpoint(trained)
    export(checkpoint, tmp_path / "all.npz")
    size = (tmp_path / "all.npz").stat().st_size
    export(checkpoint, tmp_path / "some.npz", largest=size - 500)
    assert (tmp_path / "some.npz").stat().st_size <= size - 500
    kept = [load_network(tmp_path / f"{name}.npz").told["rows"] for name in ("all", "some")]
    assert kept[0] == (checkpoint.seen > 0).sum() > kept[1] > 0
    assert Learned(abilene.load(GOAT, players=2), 0, 1, load_network(tmp_path / "some.npz"))


def test_what_means_the_same_has_one_row_whatever_the_player_count() -> None:
    rows, two, five = rows_of(GOAT, 1), abilene.load(GOAT, players=2), abilene.load(GOAT, players=5)
    names = [five.feature_name(number) for number in range(five.features)]
    for number in range(0, two.features, 7):
        row = rows.of_count(2)[number]
        if two.feature_name(number) in names:
            assert rows.of_count(5)[names.index(two.feature_name(number))] == row
    assert len({int(rows.of_count(players)[-1]) for players in (2, 3, 4, 5)}) == 4


def test_set_ups_are_drawn_that_go_together() -> None:
    tables = Settings("great_western_trail", (2, 2, 3), options={"edition": 2}, varied=4).tables()
    assert {game.players for game, _ in tables} == {2, 3}
    assert all(game.options["edition"] == 2 for game, _ in tables)
    assert sum(weight for game, weight in tables if game.players == 2) == pytest.approx(2)
    assert len({repr(game) for game, _ in tables}) == len(tables) > 6


def test_every_run_of_a_chain_draws_set_ups_of_its_own_and_writes_them_down(trained: Path) -> None:
    first, second = (run["tables"] for run in load_checkpoint(trained).runs)
    assert first != second
    assert [table["players"] for table in first].count(2) in {2, 3}  # the usual one, and two others or one twice
    assert sum(table["share"] for table in first if table["players"] == 2) == pytest.approx(1, abs=1e-3)
    network = load_network(trained.with_suffix(".network.npz"))
    for table in (*first, *second):
        for name, value in table["options"].items():
            assert value in network.told["played"][name]
    settings = replace(TINY, varied=2)
    for one, begun in zip(load_checkpoint(trained).runs, (0, 8 * 48), strict=True):
        assert [repr(game) for game, _ in settings.tables(begun)] == [repr(game) for game in tables_of(one)]


def test_a_run_that_was_written_down_by_names_of_before_is_read_and_gone_on_from(trained: Path) -> None:
    begun = load_checkpoint(trained)
    for one in begun.runs:
        assert read_settings(one["settings"]).decisions == 48
        one["settings"]["plies"] = one["settings"].pop("decisions")
        assert read_settings(one["settings"]).decisions == 48
    training = Training(replace(TINY, greedy=0.0, taught=0.0), begun)
    try:
        training._round(0.0)
    finally:
        training.close()
    assert training.decisions == begun.decisions + 8 * 48


def test_what_is_usual_is_kept_of_tables_that_are_played_again_and_guessed_of_others() -> None:
    two, other, three = (abilene.load(GOAT, players=n, memory_aid=aid) for n, aid in ((2, False), (2, True), (3, True)))
    known = [(4000.0, 30.0, 1000.0), (0.0, 0.0, 0.0)]
    assert remembered([other, two, three], [two, three], known) == [
        (200, 30.0, 1000.0),
        (4000.0, 30.0, 1000.0),
        (0.0, 0.0, 0.0),
    ]


@pytest.mark.parametrize(("long", "lost"), [(7.0, 60.0), (25.0, 60.0), (200.0, 200.0)])
def test_no_more_than_a_minute_is_ever_lost_or_the_round_that_takes_longer(
    monkeypatch: pytest.MonkeyPatch, long: float, lost: float
) -> None:
    training = Training(replace(TINY, minutes=20.0, greedy=0.0, taught=0.0))
    at, saved, think = 0.0, list[float](), training._round

    def takes(gone: float) -> Report:
        nonlocal at
        at += long
        return report

    try:
        report = think(0)
        monkeypatch.setattr("abilene.learn.training.time.monotonic", lambda: at)
        monkeypatch.setattr(training, "_round", takes)
        training.run(lambda report: None, lambda checkpoint: saved.append(at))
    finally:
        training.close()
    assert max(late - early for early, late in pairwise([0.0, *saved])) <= lost
    assert len(saved) < 20 * 60 / long + 2  # no more often than rounds end


# ------------------------------------------------------------------ what goes wrong


def test_a_checkpoint_that_is_there_is_not_overwritten_unless_it_is_gone_on_from(trained: Path, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    train(TINY, file)
    before = file.read_bytes()
    for resume in (None, trained):
        with pytest.raises(LearnError, match=f"{file} is there already: go on from it with --resume {file}, or name"):
            train(TINY, file, resume)
    assert file.read_bytes() == before
    done = run("train", GOAT, "--minutes", "0", "-o", str(file))
    assert done.code == 2
    assert "is there already" in done.err


def test_a_checkpoint_of_something_else_is_named(trained: Path, tmp_path: Path) -> None:
    checkpoint = load_checkpoint(trained)
    for name, value, said in (
        ("game", "spike", "it has learned the game spike, not good_goat_bad"),
        ("rules", 7, "it has learned rules 7, and these are rules 1: it has to learn anew"),
        ("features", "0123", "it has learned features 0123, and these are .*: it has to learn anew"),
        ("width", 640, "it has width 640, not 16: go on with --set width=640"),
    ):
        checkpoint.about[name], kept = value, checkpoint.about[name]
        checkpoint.save(tmp_path / "other.npz")
        with pytest.raises(BadFile, match=f"other.npz: {said}"):
            train(TINY, tmp_path / "new.npz", tmp_path / "other.npz")
        checkpoint.about[name] = kept


def test_a_file_that_is_cut_short_is_named(trained: Path, tmp_path: Path) -> None:
    for file, load in ((trained, load_checkpoint), (trained.with_suffix(".network.npz"), load_network)):
        for part in (0, 10, file.stat().st_size // 2, file.stat().st_size - 5):
            cut = tmp_path / f"{part}-{file.name}"
            cut.write_bytes(file.read_bytes()[:part])
            with pytest.raises(BadFile, match="cut short"):
                load(cut)
    with pytest.raises(BadFile, match="is no 'abilene checkpoint 1', but 'abilene network 1'"):
        load_checkpoint(trained.with_suffix(".network.npz"))


def test_a_table_that_the_network_never_saw_is_named(trained: Path, tmp_path: Path) -> None:
    narrow = load_network(train(replace(TINY, varied=0), tmp_path / "narrow.npz"))
    network = load_network(trained.with_suffix(".network.npz"))
    with pytest.raises(NotTrained, match="has played with 2, 3 players, never with 4"):
        network.check(abilene.load(GOAT, players=4))
    never = "has never played with coin_preset=equal_six, memory_aid=True"
    with pytest.raises(NotTrained, match=never):
        narrow.check(abilene.load(GOAT, players=2, coin_preset="equal_six", memory_aid=True))
    narrow.check(abilene.load(GOAT, players=2, first_dealer=1))  # the seats are all alike
    network.check(abilene.load(GOAT, players=2, memory_aid=True))
    for known in (narrow, network):  # where an older file does not tell what was played, its runs do
        older = replace(known, told={name: told for name, told in known.told.items() if name != "played"})
        assert older.met == known.met
    older = replace(narrow, told={name: told for name, told in narrow.told.items() if name != "played"})
    with pytest.raises(NotTrained, match=never):
        older.check(abilene.load(GOAT, players=2, coin_preset="equal_six", memory_aid=True))
    with pytest.raises(BadFile, match="the game good_goat_bad, not spike"):
        network.check(abilene.load("spike", players=2))
    with pytest.raises(LearnError, match="is not for 9 players"):
        Settings(GOAT, (9,)).tables()


def test_too_little_memory_is_told_with_what_would_need_less(tmp_path: Path) -> None:
    for much, said in (
        ({"games": 80_000_000_000}, r"the games take \d+\.\d GiB, and there are .*try fewer games \(80000000000\)"),
        ({"width": 100_000_000}, r"Unable to allocate .*less width \(100000000\)"),
    ):
        with pytest.raises(OutOfMemory, match=f"not enough memory here .*{said}"):
            train(replace(TINY, **much), tmp_path / "much.npz")  # type: ignore[arg-type]
    assert not list(tmp_path.iterdir())


def test_a_process_that_dies_costs_no_more_than_the_last_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, think, rounds = tmp_path / "net.npz", Training._round, list[int]()

    def dies(self: Training, gone: float) -> Report:
        rounds.append(1)
        if len(rounds) == 2:
            raise WorkerFailed("the process of rows 0 to 3 has ended")
        return think(self, gone)

    monkeypatch.setattr(Training, "_round", dies)
    said = f"a process that plays has failed \\(.*has ended\\); {file} holds .* go on from it with --resume {file}"
    with pytest.raises(LearnError, match=said):
        train(replace(TINY, minutes=1.0), file)
    assert load_checkpoint(file).decisions == 8 * 48


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--device", "abacus"], "There is no device “abacus”. Allowed: auto, cpu, gpu."),
        (["--set", "luck=1"], "There is no setting “luck”. Allowed: drawn, processes, width"),
        (["--set", "games=1"], "games cannot be “1”; it is something like 8192."),
        (["--set", "batch=0"], "batch cannot be “0”"),
        (["--set", "greedy=1.5"], "greedy cannot be “1.5”"),
        (["--set", "games=7"], "so many games as can be halved, not 7"),
        (["--set", "worth=1,2"], "worth cannot be “1,2”; it is something like 0.3,0.3,0.6."),
        (["--minutes", "soon"], "--minutes cannot be “soon”"),
        (["--players", "9"], "good_goat_bad is not for 9 players"),
        (["--resume", "nowhere.npz"], "There is no file nowhere.npz."),
        (["-o", "no/where.npz"], "There is no folder no."),
    ],
)
def test_mistakes_are_told_in_a_line(words: list[str], said: str) -> None:
    done = run("train", GOAT, "--minutes", "0", *words)
    assert done.code == 2
    assert said in done.err
