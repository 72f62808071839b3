"""`abilene replay` and `abilene draw`: games read and drawn again."""

import re
from pathlib import Path
from xml.etree import ElementTree

import abilene
from tests.cli.command import run, run_process, written_journal


def test_verify_says_in_one_line_that_every_decision_came_true() -> None:
    file = written_journal(Path("whole.journal"))
    match = abilene.replay(file.read_text(encoding="utf-8"))
    scores = " ".join(map(str, match.state.scores()))
    winners = " ".join(map(str, match.state.winners()))
    done = run("replay", str(file), "--verify")
    assert (done.code, done.out) == (0, f"verified: {match.decisions} decisions, end {scores}  won by {winners}\n")
    french = run("replay", str(file), "--verify", lang="fr")
    assert french.out == f"vérifié\u00a0: {match.decisions} décisions, fin {scores}  won by {winners}\n"


def test_verify_says_when_a_game_is_not_over() -> None:
    done = run("replay", str(written_journal(Path("part.journal"), decisions=5)), "--verify")
    assert (done.code, done.out) == (0, "verified: 5 decisions, not over yet\n")


def test_the_whole_game_is_told_with_every_decision() -> None:
    file = written_journal(Path("whole.journal"))
    match = abilene.replay(file.read_text(encoding="utf-8"))
    done = run("replay", str(file))
    told = re.findall(r"^ *(\d+)  (?:Ann|Billy|Clara)  (.+)$", done.out, flags=re.M)
    assert told == [(str(entry.decisions), entry.notation) for entry in match.entries]
    assert "★" in done.out
    assert " won by" not in done.out


def test_a_replay_stops_at_a_decision_and_shows_the_table_there() -> None:
    file = written_journal(Path("whole.journal"))
    done = run("replay", str(file), "--decision", "4", lang="fr")
    assert re.findall(r"^ *(\d+)  (?:Anna|Basile|Clara)  ", done.out, flags=re.M) == ["1", "2", "3", "4"]
    assert "Manche 1 sur 3" in done.out
    assert "★" not in done.out


def test_a_replay_for_one_seat_keeps_the_secrets_of_the_others() -> None:
    file = written_journal(Path("whole.journal"))
    match = abilene.replay(file.read_text(encoding="utf-8"))
    done = run("replay", str(file), "--seat", "1", "--decision", "40")
    mine = [entry.notation for entry in match.entries[:40] if entry.seat == 1]
    assert re.findall(r"^ *\d+  Billy  (.+)$", done.out, flags=re.M) == mine
    assert not re.search(r"^ *\d+  (Ann|Clara)  ", done.out, flags=re.M)
    assert match.log(1, "en", ["Ann", "Billy", "Clara"])[0] in done.out
    assert not re.search(r"(Ann|Clara) deals first and draws [A-Z]", done.out)


def test_a_replay_can_be_piped(folder: Path) -> None:
    written_journal(folder / "whole.journal")
    done = run_process("replay", "whole.journal", folder=folder, LC_ALL="fr_FR.UTF-8")
    assert (done.code, done.err) == (0, "")
    assert "La manche 1 commence" in done.out
    assert "\x1b" not in done.out


def test_a_moment_is_drawn_as_svg() -> None:
    file = written_journal(Path("whole.journal"))
    done = run("draw", str(file), "--decision", "9", "--seat", "1", "--shape", "tall", "-o", "out.svg", lang="fr")
    assert (done.code, done.err) == (0, "")
    assert "out.svg" in done.out
    match = abilene.replay(file.read_text(encoding="utf-8"))
    names = ["Anna", "Basile", "Clara"]
    svg = Path("out.svg").read_text(encoding="utf-8")
    assert svg == str(match.game.scene(match.at(9), 1, "fr", "tall", names)) + "\n"
    assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


def test_the_last_moment_is_drawn_unless_another_is_asked_for() -> None:
    file = written_journal(Path("whole.journal"))
    match = abilene.replay(file.read_text(encoding="utf-8"))
    run("draw", str(file))
    names = ["Ann", "Billy", "Clara"]
    assert Path("whole.svg").read_text(encoding="utf-8") == str(match.game.scene(match.state, None, names=names)) + "\n"


def test_a_drawing_goes_to_standard_output_by_a_dash(folder: Path) -> None:
    written_journal(folder / "whole.journal")
    done = run_process("draw", "whole.journal", "--decision", "0", "-o", "-", folder=folder)
    assert ElementTree.fromstring(done.out).tag == "{http://www.w3.org/2000/svg}svg"
    assert sorted(path.name for path in folder.iterdir()) == ["whole.journal"]
