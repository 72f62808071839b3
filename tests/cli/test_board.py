"""The table in a terminal: it fits, it tells no secrets, and it is cleared between people."""

import io
import os
import pty
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import abilene
from abilene.cli.board import draw_board, draw_scores
from abilene.cli.voice import Voice
from abilene.engine.match import Match
from tests.cli.command import GAME, PLAIN

NAMES = {"en": ["Ann", "Billy", "Clara", "Doc", "Ella"], "fr": ["Anna", "Basile", "Clara", "Denis", "Elsa"]}


def moments(players: int, seed: int, every: int) -> Iterator[Any]:
    """States from a game of random choices."""
    match: Match[Any] = Match(abilene.load(GAME, players=players), seed)
    chance = random.Random(seed)
    while not match.state.over:
        match.choose(match.state.player, chance.choice(match.state.options()))
        if match.decisions % every == 0 or match.state.over:
            yield match.state


def printed(drawing: Any, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_a_small_terminal(players: int, lang: str) -> None:
    voice, names = Voice(lang), NAMES[lang][:players]
    for state in moments(players, seed=players, every=5):
        for seat in (*range(players), None):
            lines = state.game.box.terminal(state.seen_by(seat), state.game.texts(lang, names))
            assert max(map(len, lines)) <= 76
            assert all(name in "\n".join(lines) for name in names)
        if not state.over:  # four lines of 24 remain for the question
            assert len(printed(draw_board(voice, state, state.player, names)).splitlines()) <= 20


def test_long_names_are_cut_rather_than_the_table() -> None:
    names = ["Maximilienne de la Tour", "Wolfeschlegelsteinhausen", "Clara"]
    for state in moments(3, seed=3, every=10):
        lines = state.game.box.terminal(state.seen_by(0), state.game.texts("fr", names))
        owned = [line for line in lines if line.startswith(("▸", "  "))]
        assert max(map(len, owned)) <= 80
        assert "Maximilienn…" in "\n".join(lines)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_table_and_scores_show_nothing_that_a_seat_cannot_know(players: int) -> None:
    voice, names = Voice("en"), NAMES["en"][:players]
    for state in moments(players, seed=20 + players, every=12):
        for seat in range(players):
            twin = state.redeal(seat, 99)
            assert printed(draw_board(voice, state, seat, names)) == printed(draw_board(voice, twin, seat, names))
            if not state.over:
                assert printed(draw_scores(voice, state, seat, names)) == printed(draw_scores(voice, twin, seat, names))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_score_of_tokens_that_lie_face_down_is_left_open(players: int) -> None:
    voice, names = Voice("en"), NAMES["en"][:players]
    for state in moments(players, seed=30 + players, every=9):
        for seat in (*range(players), None):
            rows = printed(draw_scores(voice, state, seat, names)).splitlines()
            for other, name in enumerate(names):
                (row,) = [line for line in rows if name in line]
                hidden = not state.over and seat != other and state.tokens(other) > 0
                assert ("?" in row) == hidden
                assert not hidden or re.findall(r"\d+", row) == [str(state.coins[other])] * 2


def test_tokens_that_lie_face_down_are_counted_and_no_more() -> None:
    names = NAMES["en"][:3]
    for state in moments(3, seed=6, every=5):
        if not state.over:
            lines = state.game.box.terminal(state.seen_by(0), state.game.texts("en", names))
            for other in (1, 2):
                (row,) = [line for line in lines if line.startswith(f"  {names[other]}")]
                tokens = state.tokens(other)
                assert row.split()[-4:] == [str(tokens or "–"), *["?" if tokens else "–"] * 3]


def test_scores_after_the_end_are_exact_for_everybody() -> None:
    voice, names = Voice("fr"), NAMES["fr"][:4]
    *_, state = moments(4, seed=4, every=10)
    sheet = printed(draw_scores(voice, state, None, names))
    for seat, parts in enumerate(state.breakdown()):
        row = next(line for line in sheet.splitlines() if names[seat] in line)
        assert list(map(int, re.findall(r"\d+", row))) == [*parts.values(), sum(parts.values())]
        assert ("★" in row) == (seat in state.winners())


def test_who_owns_what_is_told_apart_in_the_table() -> None:
    names = NAMES["en"][:4]
    kinds = set()
    for state in moments(4, seed=9, every=1):
        view = state.view(0)
        text = "\n".join(state.game.box.terminal(state.seen_by(0), state.game.texts("en", names)))
        for name, place in view["characters"].items():
            title = name.capitalize()
            expected = {
                "in_play": rf"{title}: {names[place.get('owner', 0)]}(?! ✗)",
                "removed": rf"{title}: {names[place.get('owner', 0)]} ✗",
                "set_aside": rf"{title} \(out\)",
                "refused": rf"{title} \(out\)",
            }[place["is"]]
            assert re.search(expected, text), (name, text)
            kinds.add(place["is"])
        for name in view["you_know"]:
            assert f"{name.capitalize()} (hand)" in text
    assert kinds == {"in_play", "removed", "set_aside", "refused"}


def test_a_real_terminal_is_cleared_between_people(folder: Path) -> None:
    arguments = ["play", GAME, "--seat", "human,human", "--option", "first_dealer=0", "--seed", "5"]
    shown = in_terminal(folder, arguments, ["", "1", "1", "", "q"])
    assert shown.count("\x1b[2J") == 2
    assert shown.count("\x1b[3J") == 2
    assert shown.index("Your hand:") < shown.rindex("\x1b[3J") < shown.index("Do you take it?")
    assert "\x1b[1m" in shown


def in_terminal(folder: Path, arguments: list[str], typed: list[str]) -> str:
    """Everything that a terminal is sent while these lines are typed."""
    ours, theirs = pty.openpty()
    environment = {**PLAIN, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "abilene", *arguments],
        stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment,
    )  # fmt: skip
    os.close(theirs)
    os.write(ours, "".join(f"{line}\n" for line in typed).encode())
    shown = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # how Linux says that nobody has the terminal open any more
            break
        if not part:
            break
        shown += part
    os.close(ours)
    assert process.wait() == 0
    return shown.decode()
