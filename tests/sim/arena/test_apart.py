"""Bots apart: whatever one does in its process stays there, and what goes across tells nothing of the true state."""

import os
import pickle
from pathlib import Path
from typing import Any

import pytest

from abilene.bots.apart import Apart, CouldNotAnswer, Mind
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.sim import Table
from tests.sim.arena import rascals

LONG = 60.0  # seconds: nobody waits for so long


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return Table("good_goat_bad", 2).load()


@pytest.fixture
def apart() -> Any:
    room = Apart()
    yield room
    room.close()


def asked(game: Game[Any]) -> State:
    """A state in which somebody has something to decide."""
    state: State = game.start(3)
    while len(state.choices) == 1:
        state.play(state.choices[0])
    return state


def ask(apart: Apart, bot: Any, state: State, times: int = 1) -> list[int]:
    mind = Mind(bot, state.game, state.player, 1)
    return [apart.ask(mind, state, [], LONG).choice for _ in range(times)]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can fork here")
def test_a_bot_that_comes_back_twice_answers_once(apart: Apart, game: Game[Any]) -> None:
    state = asked(game)
    assert ask(apart, rascals.Forking, state, 6) == [state.choices[-1]] * 6


def test_a_bot_that_has_closed_its_line_harms_no_other(apart: Apart, game: Game[Any]) -> None:
    state = asked(game)
    with pytest.raises(CouldNotAnswer, match="crashed"):
        ask(apart, rascals.Deaf, state, 3)
    assert ask(apart, rascals.Decent, state) == [state.choices[0]]


def test_what_a_bot_prints_is_not_what_the_program_prints(
    apart: Apart, game: Game[Any], capfd: pytest.CaptureFixture[str]
) -> None:
    ask(apart, rascals.Printing, asked(game))
    assert capfd.readouterr() == ("", "I wonder\n")


def test_numbers_of_other_libraries_are_answers_and_nobody_has_to_say_how_torn_it_was(
    apart: Apart, game: Game[Any]
) -> None:
    state = asked(game)
    assert ask(apart, rascals.Shrugging, state) == [state.choices[0]]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no groups of processes here")
def test_what_a_bot_has_begun_ends_with_it(
    apart: Apart, game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEGOTTEN", str(tmp_path / "line"))
    os.mkfifo(tmp_path / "line")
    line = os.open(tmp_path / "line", os.O_RDONLY | os.O_NONBLOCK)
    ask(apart, rascals.Begetting, asked(game))
    with pytest.raises(BlockingIOError):  # somebody is there, and silent
        os.read(line, 1)
    apart.close()
    os.set_blocking(line, True)
    assert os.read(line, 1) == b"", "it has lived on to say something"
    os.close(line)


def test_once_it_is_ended_for_good_no_process_is_begun(apart: Apart, game: Game[Any]) -> None:
    apart.kill()
    with pytest.raises(CouldNotAnswer, match="nobody is asked any more"):
        ask(apart, rascals.Decent, asked(game))


@pytest.mark.parametrize("name", ["good_goat_bad", "spike", "great_western_trail"])
def test_the_seed_of_a_redeal_cannot_be_found_by_whom_it_is_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With it all shuffles could be undone, and the true order of what lies face down would come out."""
    state: State = Table(name, 2).load().start(3)
    seeds: list[int] = []
    redeal = Game.redeal

    def spied(game: Game[Any], state: State, seat: int | None, seed: int) -> State:
        seeds.append(seed)
        return redeal(game, state, seat, seed)

    monkeypatch.setattr(Game, "redeal", spied)

    def crossed(truth: State) -> State:
        imagined: State = pickle.loads(Mind(rascals.Decent, truth.game, truth.player, 1).question(truth, []))[-1]
        return imagined

    imagined, again, other = crossed(state), crossed(state), crossed(state.copy(seed=9))
    assert seeds[0] == seeds[1] != seeds[2], "it comes of the bot's own seed alone"
    assert imagined.rng == again.rng != other.rng
    assert imagined.rng != redeal(state.game, state, state.player, seeds[0]).rng, "chance goes on from the redeal"
    assert imagined.seen_by(state.player) == state.seen_by(state.player)
