"""Bots that search, and bots in a process of their own: the states that they are given are never the true one."""

import pickle
from random import Random
from typing import Any

from abilene.bots import maker
from abilene.bots.apart import Mind, answer
from abilene.bots.playing import SeatBot, ask, play_out
from abilene.engine.bot import Asked, Bot
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.game import Game
from tests.contract.tables import every_count, moments, random_match


class Looker:
    """Plays each option to a later question of its own on a deal that it imagines, and takes the best score there."""

    blind = False

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.seat = seat
        self.luck = Random(seed)
        self.dealt: list[State] = []

    def hear(self, event: Event) -> None:
        pass

    def choose(self, asked: Asked) -> int:
        imagined = asked.deal(self.luck.getrandbits(64))
        self.dealt.append(imagined)
        assert imagined.options() == asked.options
        return max(asked.options, key=lambda choice: self.after(imagined, choice))

    def after(self, imagined: State, choice: int) -> int:
        tried = imagined.copy(seed=self.luck.getrandbits(64))
        tried.play(choice)
        return tried.scores()[self.seat]


@every_count
def test_a_bot_can_search_on_states_that_only_look_like_the_true_one(game: Game[Any]) -> None:
    for _, state in moments(game, 81, 5):
        if len(state.options()) < 2:
            continue
        bot = Looker(game, state.player, 5)
        before = state.checksum()
        assert ask(state, bot) in state.options()
        assert state.checksum() == before
        (imagined,) = bot.dealt
        assert imagined is not state
        assert imagined.rng != state.rng
        assert imagined.seen_by(state.player) == state.seen_by(state.player)


@every_count
def test_whole_games_can_be_searched(game: Game[Any]) -> None:
    if game.players > 2:
        return
    bots: list[Bot] = [Looker(game, seat, seat) for seat in range(game.players)]
    state, decisions = play_out(game, 82, bots)
    assert state.over
    assert decisions


# ------------------------------------------------------------------ in a process of their own


def across(game: Game[Any], name: str, state: State, events: list[Event]) -> tuple[int, State]:
    """What a bot answers that is told only what goes across to its process, and the state that came with it."""
    mind, minds = Mind(maker(name), game, state.player, 5), dict[int, Bot]()
    assert answer(minds, mind.introduction(None)) == {}
    question = mind.question(state, events)
    return answer(minds, question)["choice"], pickle.loads(question)[-1]


@every_count
def test_a_bot_apart_is_given_what_its_seat_may_know_and_no_more(game: Game[Any]) -> None:
    match = random_match(game, 83)
    for n in range(0, match.decisions, 1 + match.decisions // 4):
        state, events = (
            match.at(n),
            [*match.opening, *(event for decision in match.made[:n] for event in decision.events)],
        )
        if len(state.options()) < 2:
            continue
        seat = state.player
        twin = state.redeal(seat, 7)
        choice, given = across(game, "greedy", state, events)
        assert given.rng not in (state.rng, twin.rng)
        assert given.seen_by(seat) == state.seen_by(seat)
        assert given.options() == state.options()
        assert choice == SeatBot(maker("greedy")(game, seat, 5), seat).choose(state, events)
        assert choice == across(game, "greedy", twin, events)[0]
