"""Levels without a network: they think with greedy and with games that they imagine, and need nothing else."""

import subprocess
import sys
from functools import partial
from typing import Any

import pytest

import abilene
from abilene import bots
from abilene.bots import imagining
from abilene.bots.coach import strongest
from abilene.bots.imagining import RECIPES, Imagines, Leveled, Recipe
from abilene.bots.levels import LEVELS, learned, why_not
from abilene.bots.mistakes import Overlooks
from abilene.bots.playing import ask, play_out, seat_bots
from abilene.engine.bot import Asked, Bot
from abilene.engine.core import State
from abilene.engine.game import Game
from tests.contract.tables import moments

TABLES = (("spike", 2), ("spike", 4), ("good_goat_bad", 4), ("good_goat_bad", 5))
SHORT = Imagines((1,), enough=40)  # that it imagines games matters here, not how many


@pytest.fixture(autouse=True)
def _little_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "RECIPES", {**RECIPES, "expert": Recipe(SHORT)})


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """A table that no network has learned."""
    name, players = request.param
    return abilene.load(name, players=players)


def test_every_level_plays_where_no_network_has_learned_the_table_and_luck_is_that_of_its_seed(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imagining, "MOST", 2)  # whole games of Spike are long
    assert not learned(game)
    assert why_not(game) == ""
    assert strongest(game) == "greedy"  # what the coach plays answers out with must be quick
    names = [*LEVELS, *LEVELS][:: 1 if game.players > 2 else 4][: game.players]
    ends = [play_out(game, 7, seat_bots(game, names, 7))[0] for _ in range(2)]
    assert ends[0].over
    assert ends[0].checksum() == ends[1].checksum()


def test_levels_know_no_more_than_their_seat(game: Game[Any]) -> None:
    """In the place of the truth another table is put that looks the same: as long as they imagine the same deals there,
    they choose the same."""
    for n, (_, state) in enumerate(moments(game, 84, 4)):
        seat, options = state.player, state.options()
        if len(options) > 1:
            twin, deal = state.redeal(seat, n + 1), partial(state.redeal, seat)
            for level in LEVELS:
                chosen = [
                    bots.make(level, game, seat, n).choose(
                        Asked(one.step().kind, one.options(), one.seen_by(seat), deal)
                    )
                    for one in (state, twin)
                ]
                assert chosen[0] == chosen[1]
                assert chosen[0] in options


def test_the_strong_one_is_greedy_and_who_overlooks_everything_still_answers() -> None:
    game = abilene.load("good_goat_bad", players=4)
    names = ["strong"] * 4
    assert play_out(game, 3, seat_bots(game, names, 3))[0].checksum() == (
        play_out(game, 3, seat_bots(game, ["greedy"] * 4, 3))[0].checksum()
    )
    blind = Recipe(mistakes=(Overlooks(1.0),))
    assert play_out(game, 3, [Leveled(blind, game, seat, 3) for seat in range(4)])[0].over


# ------------------------------------------------------------------ what imagined games say


class Told(Leveled):
    """Knows how each imagined game ends: by how much it leads there, game after game, by the place of the option."""

    leads: tuple[tuple[float, ...], ...] = ()

    def __init__(self, game: Game[Any], seat: int, *leads: tuple[float, ...], looks: tuple[int, ...] = (4, 8)) -> None:
        super().__init__(Recipe(Imagines(looks, enough=1000)), game, seat, 1)
        self.leads = leads
        self.played: dict[int, int] = {}

    def _play(self, state: State, choice: int, luck: int) -> tuple[float, int]:
        place = list(self.played).index(choice) if choice in self.played else len(self.played)
        count = self.played[choice] = self.played.get(choice, 0) + 1
        leads = self.leads[place]
        return leads[(count - 1) % len(leads)], 1


def start(players: int = 4) -> tuple[Game[Any], State]:
    """Somebody of four must say to whom a card is offered: three answers."""
    game = abilene.load("good_goat_bad", players=players)
    return game, game.start(1)


def test_what_wins_more_often_than_greedys_own_choice_is_chosen() -> None:
    game, state = start()
    own = ask(state, bots.make("greedy", game, state.player, 1))
    bot = Told(game, state.player, (0.0, 4.0), (5.0, 9.0), (-5.0, -1.0))
    chosen = ask(state, bot)
    assert [*bot.played] == [own, chosen, *({*state.options()} - {own, chosen})]
    assert [*bot.played.values()] == [8, 8, 4]  # what is behind at the first look is given up


def test_what_luck_explains_is_no_reason_to_leave_greedys_choice() -> None:
    game, state = start()
    own = ask(state, bots.make("greedy", game, state.player, 1))
    even = Told(game, state.player, (1.0,), (1.0,), (1.0,))
    assert ask(state, even) == own
    assert [*even.played.values()] == [4, 4, 4]  # nothing is ahead: there is nothing to look at again
    noise = Told(game, state.player, (0.0,), (-9.0, 10.0, -10.0, 9.2), (-8.0,))
    assert ask(state, noise) == own


def test_whoever_has_no_time_plays_as_greedy_does() -> None:
    game, state = start()
    bot = Told(game, state.player, (0.0,), (9.0,), (9.0,))
    bot.within = 0.0
    assert ask(state, bot) == ask(state, bots.make("greedy", game, state.player, 1))
    assert set(bot.played.values()) == {1}


def test_so_much_is_played_and_no_more() -> None:
    game, state = start()
    little = Imagines((50,), enough=12)
    bot = Told(game, state.player, (0.0,), (2.0,), (1.0,))
    bot._recipe = Recipe(little)
    ask(state, bot)
    assert sum(bot.played.values()) == 12


def test_questions_that_a_game_does_not_name_are_not_pondered() -> None:
    game = abilene.load("spike", players=2)
    bot: Bot = Leveled(Recipe(SHORT), game, 0, 1)
    state = game.start(5)
    while state.step().kind != "draw":
        state.play(ask(state, bots.make("greedy", game, state.player, 1)))
    seat = state.player
    quick = Asked("draw", state.options(), state.seen_by(seat))  # nobody deals
    assert bot.choose(quick) == bots.make("greedy", game, seat, 1).choose(quick)


def test_levels_that_have_no_network_need_no_numpy() -> None:
    """`pip install abilene` alone plays them."""
    program = (
        "import sys; sys.modules['numpy'] = None; import abilene; from abilene.bots import playing; "
        "game = abilene.load('spike', players=3); "
        "print(playing.play_out(game, 1, playing.seat_bots(game, ['strong', 'steady', 'novice'], 1))[0].over)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("True", "")
