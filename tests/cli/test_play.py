"""`abilene play`: whole games by what people type."""

import builtins
import re
import subprocess
import sys
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene import bots
from abilene.bots.at_table import BUDGET
from abilene.sim import Table, simulate
from tests.cli.command import GAME, numbers, run, run_process, written_journal
from tests.server.strangers import Able, Astray, Confused, Quiet

DEALING = ("play", GAME, "--players", "3", "--option", "first_dealer=0", "--seed", "1", "--journal", "game.journal")


class Unmade(Quiet):
    """Cannot even be made."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        raise ValueError("no hands")


class Patient(Able):
    """Could think on and on."""

    within = inf


def journal(file: str = "game.journal") -> str:
    return Path(file).read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_played_by_number_to_the_score_sheet(lang: str, players: int) -> None:
    done = run("play", GAME, "--players", str(players), "--seed", "11", typed=numbers(players), lang=lang)
    assert (done.code, done.err) == (0, "")
    match = abilene.replay(journal(f"{GAME}-11.journal"))
    assert match.state.over
    assert match.game.players == players
    total = {"en": "Total", "fr": "Total"}[lang]
    sheet = done.out[done.out.rindex(total) :]
    names = {"en": ["Ann", "Billy", "Clara", "Doc", "Ella"], "fr": ["Anna", "Basile", "Clara", "Denis", "Elsa"]}[lang]
    for seat, score in enumerate(match.state.scores()):
        star = "★ " if seat in match.state.winners() else "  "
        assert re.search(rf"{star}{names[seat]} .* {score} *\n", sheet)
    assert f"{GAME}-11.journal" in sheet
    assert "11" in sheet
    assert "\x1b" not in done.out


def test_without_a_number_of_players_the_middle_of_those_allowed_sit_down() -> None:
    done = run("play", GAME, "--seed", "3")
    assert "Ann (you) · Billy (greedy bot) · Clara (greedy bot) · Doc (greedy bot)\n" in done.out
    assert "players 4\n" in journal(f"{GAME}-3.journal")


def test_as_many_play_as_seats_are_named_if_the_game_allows_it() -> None:
    done = run("play", GAME, "--seat", "random,human", "--seat", "greedy", "--name", "Zoé", "--seed", "3")
    assert "Ann (random bot) · Zoé (you) · Clara (greedy bot)\n" in done.out


def test_a_bot_gives_up_its_name_when_somebody_else_has_it() -> None:
    done = run("play", GAME, "--players", "3", "--name", "clara", "--seed", "3")
    assert "clara (you) · Billy (greedy bot) · Doc (greedy bot)\n" in done.out


def test_bots_alone_play_to_the_end_without_asking() -> None:
    done = run("play", GAME, "--seat", "greedy,random", "--seed", "3")
    assert done.code == 0
    assert "★" in done.out
    assert ">" not in done.out
    assert abilene.replay(journal(f"{GAME}-3.journal")).state.over


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Confused, "RuntimeError: what was the question?"),
        (Astray, "999 is no option"),
        (Unmade, "ValueError: no hands"),
    ],
)
def test_a_bot_that_fails_ends_no_game_and_another_plays_on(
    monkeypatch: pytest.MonkeyPatch, bot: type[Quiet], why: str
) -> None:
    monkeypatch.setitem(bots.BOTS, "stranger", bot)
    done = run("play", GAME, "--seat", "greedy,stranger", "--seed", "3")
    assert done.code == 0
    said = " ".join(done.out.split())
    assert said.count(f"Billy (the bot stranger) could not answer: {why}. greedy plays on.") == 1
    assert abilene.replay(journal(f"{GAME}-3.journal")).state.over
    monkeypatch.setitem(bots.BOTS, "greedy", bot)  # chance plays on for who plays on
    done = run("play", GAME, "--seat", "random,stranger", "--seed", "4", lang="fr")
    assert "random joue à sa place." in " ".join(done.out.split())
    assert abilene.replay(journal(f"{GAME}-4.journal")).state.over


def test_the_command_to_come_back_names_who_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "stranger", Confused)
    done = run("play", GAME, "--seat", "human,stranger", "--seed", "3", typed=[*numbers(1)[:40], "q"])
    assert "--seat human,greedy" in " ".join(done.out.split())


def test_who_searches_is_in_haste_at_a_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Patient] = []

    def patient(*asked: Any) -> Patient:
        made.append(Patient(*asked))
        return made[-1]

    monkeypatch.setitem(bots.BOTS, "patient", patient)
    run("play", GAME, "--seat", "greedy,patient", "--seed", "3")
    simulate(Table(GAME, 2), ["greedy", "patient"], 1, 3, 1)
    assert [bot.within for bot in made] == [BUDGET, inf]


def test_the_seed_decides_the_deal() -> None:
    first, second = (run("play", GAME, "--seed", "3", typed=numbers(1)) for _ in range(2))
    assert first.out.replace(f"{GAME}-3.", "") == second.out.replace(f"{GAME}-3-2.", "")


def test_an_option_may_be_typed_as_number_label_or_notation() -> None:
    for answer in ("1", "billy", "Billy", "offer 1", "  OFFER   1 "):
        Path("game.journal").unlink(missing_ok=True)
        run(*DEALING, typed=[answer])
        assert re.search(r"1 +seat 0 +offer 1 ", journal()), answer


def test_a_french_label_is_understood() -> None:
    done = run("play", GAME, "--players", "3", "--option", "first_dealer=0", "--seed", "1", typed=["Basile"], lang="fr")
    assert "Quel Personnage proposes‑tu à Basile, face cachée" in done.out


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("3", "There is no option 3; choose 1 to 2."),
        ("0", "There is no option 0; choose 1 to 2."),
        ("9" * 5000, "choose 1 to 2."),
        ("howdy", "“howdy” answers nothing here. Type a number from 1 to 2, or “?” for help."),
        ("accept", "“accept” answers nothing here."),
        ("[bold]", "“[bold]” answers nothing here."),
        ("offer 0", "You cannot offer a character to yourself. (GGB-DIST-3)"),
    ],
)
def test_what_is_no_answer_is_refused_with_the_reason_and_asked_again(answer: str, reply: str) -> None:
    done = run(*DEALING, typed=[answer, "1"])
    assert reply in done.out
    assert "Which character do you slide to Billy" in done.out.split(reply)[1]


def test_a_card_that_one_does_not_hold_cannot_be_slid() -> None:
    done = run(*DEALING, typed=["1", "slide goat", "slide sheriff"], lang="fr")
    assert re.search(r"Tu n’as pas (la Chèvre|le Shérif) en main\. \(GGB-DIST-4\)", done.out)


def test_a_refusal_names_those_at_the_table() -> None:
    names = ["Ann", "Billy", "Clara", "Doc", "Ella"]
    whole = abilene.replay(journal(str(written_journal(Path("whole.journal"), players=5))))
    decision = next(
        decision for decision in whole.made if decision.before.step().kind == "offer" and 0 in decision.before.hats
    )
    kept = written_journal(Path("kept.journal"), players=5, decisions=whole.made.index(decision))
    people = ",".join("human" if seat == decision.seat else "random" for seat in range(5))
    inactive = decision.before.hats.index(0)
    done = run("play", "--resume", str(kept), "--seat", people, typed=[f"offer {inactive}"])
    assert f"{names[inactive]} has no hat left to place this round. (GGB-INT-3)" in done.out


def test_undo_goes_back_to_the_question_before() -> None:
    done = run(*DEALING, typed=["u", "1", "u", "2", "1", "1", "u"])
    assert "There is nothing to take back yet." in done.out
    assert done.out.count("Taken back.") == 1
    assert "Which character do you slide to Billy" in done.out.split("Taken back.")[0]
    assert "Which character do you slide to Clara" in done.out.split("Taken back.")[1]
    assert "Somebody else has decided since: your choice stands." in done.out
    assert [line.split()[3] for line in journal().splitlines() if " seat 0 " in line][:3] == ["offer", "undo", "offer"]
    assert abilene.replay(journal()).decisions > 3


def test_undo_is_refused_in_french_too() -> None:
    assert "Il n’y a encore rien à reprendre." in run(*DEALING, typed=["u"], lang="fr").out


def test_a_question_mark_shows_the_rules_behind_the_question() -> None:
    asked = run(*DEALING, typed=["?"]).out.split("> ?")[1]
    assert "GGB-DIST-3  Choosing an opponent" in asked
    assert "GGB-DEC-1  Whom to offer to" in asked
    assert "offer 1 · offer 2" in asked
    assert "To whom do you offer a character?" in asked


def test_a_question_mark_and_words_look_up_rules() -> None:
    by_title = run(*DEALING, typed=["? goat: nothing"]).out
    assert "GGB-CHAR-3  Goat: nothing at all" in by_title
    Path("game.journal").unlink()
    assert "GGB-CHAR-3  Chèvre" in run(*DEALING, typed=["? ggb-char-3"], lang="fr").out
    Path("game.journal").unlink()
    assert "No rule has “zebra” in its title." in run(*DEALING, typed=["? zebra"]).out


def test_keys_show_log_scores_journal_and_table() -> None:
    done = run(*DEALING, typed=["l", "s", "j", ""])
    start, log, scores, file, table = done.out.split("\n> ")[:5]
    assert "Ann deals first and draws" in log
    assert "Total" in scores
    assert "game.journal" in file
    assert "Your hand:" in start
    assert "Your hand:" in table
    assert "Your hand:" not in log + scores + file


def test_the_table_is_drawn_again_only_when_something_has_happened() -> None:
    done = run(*DEALING, typed=["1", "1"])
    assert done.out.count("Round 1 of 3 · Ann deals") == 1


def test_quitting_keeps_the_game_and_says_how_to_go_on() -> None:
    done = run("play", GAME, "--seat", "human,random,random", "--name", "Zoé O’Hara", "--seed", "5", typed=["1", "q"])
    assert done.code == 0
    assert f"abilene play --resume {GAME}-5.journal --seat human,random,random --name 'Zoé O’Hara'" in done.out
    kept = abilene.replay(journal(f"{GAME}-5.journal"))
    assert not kept.state.over
    assert any(decision.seat == 0 for decision in kept.made)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_resumed_where_it_was_left_and_played_to_the_end(lang: str) -> None:
    run("play", GAME, "--players", "4", "--seed", "5", typed=[*numbers(2, 12), "q"])
    before = abilene.replay(journal(f"{GAME}-5.journal"))
    again = run("play", "--resume", f"{GAME}-5.journal", typed=numbers(3), lang=lang)
    after = abilene.replay(journal(f"{GAME}-5.journal"))
    assert {"en": "Resumed after", "fr": "La partie reprend après"}[lang] + f" {before.decisions} " in again.out
    assert [entry.notation for entry in after.entries][: len(before.entries)] == [e.notation for e in before.entries]
    assert after.state.over
    assert "★" in again.out


def test_a_finished_game_is_shown_when_resumed() -> None:
    file = written_journal(Path("whole.journal"))
    done = run("play", "--resume", str(file))
    assert "★" in done.out
    assert ">" not in done.out


def test_the_end_of_the_input_ends_the_game_cleanly() -> None:
    done = run(*DEALING, typed=["1"])
    assert (done.code, done.err) == (0, "")
    assert "The game is kept in game.journal" in done.out
    assert abilene.replay(journal()).decisions == 1


def test_ctrl_c_leaves_the_table_and_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    done = run(*DEALING)
    assert done.code == 0
    assert "abilene play --resume game.journal" in done.out
    assert abilene.replay(journal()).decisions == 0


def test_people_at_one_screen_see_only_what_is_theirs() -> None:
    arguments = ("play", GAME, "--seat", "human,human", "--name", "Eve", "--name", "Bob", "--seed", "5")
    done = run(*arguments, "--option", "first_dealer=0", typed=["", "1", "1", "", "2"])
    before, eve, bob, *_ = re.split(r"\w+, it is your turn\. Press Enter", done.out)
    assert "Eve (at this screen) · Bob (at this screen)" in before
    assert re.search(r"Eve deals first and draws \w+, \w+, \w+, \w+\.", eve)
    assert "Eve deals first and draws 4 characters." in bob
    assert "Your hand:" in eve
    assert "Your hand:" not in bob.split("Do you take it?")[0]
    assert "Do you take it?" in bob


def test_a_whole_game_between_people_needs_a_curtain_at_every_change() -> None:
    lines = [line for number in numbers(9, 3000) for line in (number, "")]
    done = run("play", GAME, "--seat", "human,human,human", "--seed", "5", typed=lines)
    match = abilene.replay(journal(f"{GAME}-5.journal"))
    assert match.state.over
    seats = [decision.seat for decision in match.made]
    changes = 1 + sum(before != after for before, after in pairwise(seats))
    assert done.out.count("Press Enter when nobody else can see the screen.") == changes


def test_somebody_may_leave_at_the_curtain() -> None:
    done = run("play", GAME, "--seat", "human,human", "--seed", "5", typed=["q"])
    assert "abilene play --resume" in done.out
    assert "Your hand:" not in done.out


def test_a_journal_is_never_written_over_another() -> None:
    for _ in range(2):
        run("play", GAME, "--seed", "5")
    assert Path(f"{GAME}-5-2.journal").exists()
    Path("mine.journal").write_text("precious", encoding="utf-8")
    done = run("play", GAME, "--journal", "mine.journal")
    assert done.code == 2
    assert "mine.journal is there already." in done.err
    assert journal("mine.journal") == "precious"


def test_figures_of_ones_own_box_are_played_with_and_kept_in_the_journal() -> None:
    Path("box.toml").write_text("[constants]\nstart_coins = 3\n", encoding="utf-8")
    run(*DEALING, "--data", "box.toml")
    assert abilene.replay(journal()).game.figures.start_coins == 3


def test_bytes_that_are_no_text_are_no_answer(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "abilene", *DEALING], input=b"\xff\xfe\n1\n", cwd=folder, capture_output=True, check=True
    )
    assert done.stderr == b""
    assert abilene.replay(journal()).decisions == 1


def test_a_game_is_played_through_a_pipe(folder: Path) -> None:
    done = run_process("play", GAME, "--seed", "8", "--lang", "fr", typed=numbers(8), folder=folder)
    assert (done.code, done.err) == (0, "")
    assert "★" in done.out
    assert "\x1b" not in done.out
    assert abilene.replay(journal(f"{GAME}-8.journal")).state.over
