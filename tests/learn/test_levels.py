"""Levels with a network: five strengths, each a legal player of every table, each worse in a way that has a name."""

import dataclasses
from collections.abc import Callable, Iterator
from itertools import chain
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, cast

import numpy as np
import pytest

import abilene
from abilene import bots
from abilene.bots import imagining, levels
from abilene.bots.apart import Apart, CouldNotAnswer, Mind
from abilene.bots.at_table import BUDGET, AtTable
from abilene.bots.levels import LEVELS, NAMES, why_not
from abilene.bots.mistakes import GrabsPoints, HoardsMoney, Moment, Overlooks
from abilene.bots.playing import play_out, seat_bots
from abilene.engine.bot import Asked
from abilene.engine.core import State
from abilene.engine.game import Game
from abilene.games import box
from abilene.learn import bot as learned
from abilene.learn.errors import BadFile
from abilene.learn.exported import Network, load_network
from abilene.learn.foresight import Foresight
from abilene.learn.levels import RECIPES, Leveled, Recipe
from abilene.sim.settings import settings
from benchmarks import levels as timed
from tests.learn.networks import shipping, tiny

GAME = "good_goat_bad"
COUNTS = (2, 3, 4, 5)


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a network that has hardly learned anything of one game, at all its player counts."""
    return tiny(tmp_path_factory.mktemp("networks"), GAME, *COUNTS)


@pytest.fixture
def shipped(networks: Path) -> Iterator[Path]:
    """It comes with the package."""
    with shipping(networks):
        yield networks / f"{GAME}.npz"


def test_every_level_plays_every_table_of_its_game_to_the_end(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = Foresight(2, most=2, steps=6)  # that it looks ahead matters here, not how far
    monkeypatch.setitem(cast(dict[str, Recipe], RECIPES), "expert", Recipe(foresight=short))
    for players in COUNTS:
        for n, options in enumerate(settings(box(GAME).meta, players)):
            game = abilene.load(GAME, players=players, **options)
            assert why_not(game) == ""
            names = [LEVELS[(n + seat) % len(LEVELS)] for seat in range(players)]
            assert play_out(game, n, seat_bots(game, names, n))[0].over


def test_the_luck_of_a_level_is_that_of_its_seed(shipped: Path) -> None:
    game = abilene.load(GAME, players=2)
    same = [play_out(game, 5, seat_bots(game, ["novice", "easy"], 5))[0].checksum() for _ in range(2)]
    assert same[0] == same[1]


def test_a_level_thinks_in_a_process_of_its_own_as_it_does_here(shipped: Path) -> None:
    game = abilene.load(GAME, players=5)
    state = game.start(4)
    apart = Apart()
    try:
        with pytest.raises(CouldNotAnswer, match=r"gone\.npz"):  # it cannot be made, and says why
            apart.ask(Mind(learned.Playing(shipped.with_name("gone.npz")), game, state.player, 1), state, [], limit=60)
        mind = Mind(learned.Playing(shipped), game, state.player, 1)
        chosen = apart.ask(mind, state, [], limit=60)
    finally:
        apart.close()
    here = learned.Learned(game, state.player, 1, load_network(shipped))
    assert chosen.choice == here.choose(asked_of(state))
    assert chosen.torn == pytest.approx(here.torn)
    assert 1 <= chosen.torn <= len(state.options())


def asked_of(state: State) -> Asked:
    return Asked(state.step().kind, state.options(), state.seen_by(state.player), lambda seed: state.redeal(0, seed))


def test_who_makes_no_mistake_plays_what_the_network_finds_best_and_nobody_what_it_finds_absurd(shipped: Path) -> None:
    game = abilene.load(GAME, players=4)
    network = load_network(shipped)
    for seed in range(4):
        state = game.start(seed)
        source = Random(seed)
        while not state.over:
            asked = Asked(state.step().kind, state.options(), state.seen_by(state.player), _dealing(state))
            if len(asked.options) > 1 and source.random() < 0.1:
                plain = Leveled(Recipe(), game, state.player, 1, network)
                found = plain.weigh(asked)
                assert plain.choose(asked) == asked.options[int(found.argmax())]
                for level in LEVELS:
                    strict = dataclasses.replace(RECIPES[level], absurd=0.999, temperature=1.0, mistakes=())
                    bot = Leveled(strict, game, state.player, seed, network)
                    at = asked.options.index(bot.choose(asked))
                    assert found[at] >= found.max() + np.log(0.999)
            state.play(source.choice(state.options()))


def test_who_is_meant_to_play_by_chance_does_so_and_an_expert_with_less_of_it(shipped: Path) -> None:
    """So that nobody can read it: no level looks for the one best action there."""
    game, network = abilene.load(GAME, players=4), load_network(shipped)
    network = dataclasses.replace(network, told={**network.told, "sampled": True})
    state = game.start(1)
    asked = Asked(state.step().kind, state.options(), state.seen_by(state.player), _dealing(state))
    found = Leveled(Recipe(), game, state.player, 1, network).weigh(asked)
    best = asked.options[int(found.argmax())]
    shares = {}
    for level, temperature in (("strong", 1.0), ("expert", 0.5)):
        bot = Leveled(RECIPES[level], game, state.player, 1, network)
        shares[level] = sum(bot.choose(asked) == best for _ in range(2000)) / 2000
        expected = np.exp(found / temperature)
        assert shares[level] == pytest.approx(expected.max() / expected.sum(), abs=0.05)


def test_an_option_that_is_overlooked_is_not_played(shipped: Path) -> None:
    game, network = abilene.load(GAME, players=4), load_network(shipped)
    state = game.start(1)
    asked = Asked(state.step().kind, state.options(), state.seen_by(state.player), _dealing(state))
    blind = Recipe(0.001, 0.999, (Overlooks(1.0),))  # notices one, whichever
    chosen = {Leveled(blind, game, state.player, seed, network).choose(asked) for seed in range(40)}
    assert chosen == set(asked.options)


class Judge:
    """In place of a network: all is as likely, and good is where one of these features is on."""

    def __init__(self, good: set[int]) -> None:
        self.good = good

    def think_all(self, players: int, on: list[list[int]], legal: list[list[int]]) -> tuple[list[Any], Any]:
        values = np.zeros((len(on), players, 2), np.float32)
        values[:, 0, 0] = [bool(self.good & {*features}) for features in on]
        return [np.zeros(len(actions)) for actions in legal], values


def test_foresight_prefers_what_turns_out_well_in_what_it_imagines() -> None:
    game = abilene.load("montana", players=2)
    state, source, met = game.start(2), Random(2), 0
    while not state.over:
        options, seat, deal = state.options(), state.player, _dealing(state)
        if 1 < len(options) < 5:
            after = [[_played(deal(seed), choice) for seed in range(4)] for choice in options]
            if all(other.player == seat for tries in after for other in tries):
                on = [[{*game.observer.observe(other, seat)} for other in tries] for tries in after]
                asked, even = Asked("", options, state.seen_by(seat), deal), np.zeros(len(options), np.float32)
                for n, tries in enumerate(on):
                    good = set.intersection(*tries).difference(*chain(*on[:n], *on[n + 1 :]))
                    if good:  # always on after this option, and never after another
                        met += 1
                        judge = cast(Network, Judge(good))
                        assert (
                            Foresight(4, most=9, least=0.0, steps=1).prefers(judge, game, seat, asked, even, source)
                            == n
                        )
        state.play(source.choice(options))
    assert met > 10


def _played(state: State, choice: int) -> State:
    state.play(choice)
    state.skip()
    return state


class Counted:
    """A network, and how many questions it was asked."""

    def __init__(self, network: Network) -> None:
        self.network, self.asked = network, 0

    def think_all(self, players: int, on: list[list[int]], legal: list[list[int]]) -> tuple[list[Any], Any]:
        self.asked += len(on)
        return self.network.think_all(players, on, legal)

    def worth(self, players: int, win: float, margin: float, score: float) -> float:
        return self.network.worth(players, win, margin, score)


def test_where_people_wait_foresight_ends_in_time_and_an_arena_gives_it_all_it_needs(
    shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = abilene.load(GAME, players=4)
    state = game.start(1)
    looked = Leveled(RECIPES["expert"], game, state.player, 1, load_network(shipped))
    asked = Asked(state.step().kind, state.options(), state.seen_by(state.player), _dealing(state))
    found, at = looked.weigh(asked), 0.0

    def ticks() -> float:  # each look at the clock takes a tenth of a second
        nonlocal at
        at += 0.1
        return at

    def prefers(within: float) -> tuple[int, int, float]:
        nonlocal at
        at, network = 0.0, Counted(load_network(shipped))
        choice = Foresight().prefers(cast(Network, network), game, state.player, asked, found, Random(1), within)
        return choice, network.asked, at

    monkeypatch.setattr("abilene.learn.foresight.process_time", ticks)
    patient, hasty, at_once = (prefers(within) for within in (inf, BUDGET, 0.0))
    assert patient == prefers(inf)  # it can be repeated
    assert patient[1] > hasty[1] > at_once[1] > 0  # one look ahead there always is
    assert hasty[2] <= BUDGET + 0.31  # it began, it saw that it was over, it saw so again before the next deals
    assert at_once[1] <= 4 * 4
    hurried = AtTable(bots.maker("expert"))(abilene.load(GAME, players=2), 0, 1)
    assert cast(Leveled, hurried).within == BUDGET < 1
    assert cast(Leveled, bots.make("expert", abilene.load(GAME, players=2), 0, 1)).within == inf


def test_where_nothing_is_in_doubt_nothing_is_imagined() -> None:
    game = abilene.load("montana", players=2)
    state = game.start(1)
    asked = Asked("", state.options(), state.seen_by(state.player))  # nobody deals
    sure = np.where(np.arange(len(asked.options)) == 1, 20.0, 0.0).astype(np.float32)
    judge = cast(Network, Judge(set()))
    assert Foresight().prefers(judge, game, state.player, asked, sure, Random(1)) == 1


def _dealing(state: State) -> Callable[[int], State]:
    seat = state.player
    return lambda seed: state.redeal(seat, seed)


def test_what_decisions_take_is_measured_where_there_is_something_to_decide(shipped: Path) -> None:
    for took in (timed.decide([GAME, 2, {}], "novice", 1), timed.think([GAME, 2, {}])):
        assert took["decisions"] > 20
        assert took["most"] >= took["mean"] > 0


def test_mistakes_have_names_and_do_what_these_say() -> None:
    game = abilene.load("great_western_trail", players=2)
    state = game.start(3)
    source = Random(3)
    seen = set[str]()
    while not state.over and len(seen) < 2:
        asked = Asked(state.step().kind, state.options(), None, _dealing(state))
        moment = Moment(asked, state.player, Random(1))
        if len(asked.options) > 1:
            after = [state.redeal(state.player, 1).copy() for _ in asked.options]
            for one, choice in zip(after, asked.options, strict=True):
                one.play(choice)
            purse = [one.seen_by(state.player).money[state.player] for one in after]
            if len(set(purse)) > 1:
                seen.add("money")
                misled = HoardsMoney(1.0).misled(moment)
                assert misled[int(np.argmax(purse))] == max(misled) > 0 > min(misled)
            points = moment.points
            if any(points):
                seen.add("points")
                assert GrabsPoints(2.0).misled(moment) == [2 * one for one in points]
        state.play(source.choice(state.options()))
    assert seen == {"money", "points"}
    asked = Asked("", list(range(1000)), None)
    overlooked = fmean(worth < 0 for worth in Overlooks(0.2).misled(Moment(asked, 0, Random(1))))
    assert 0.15 < overlooked < 0.25


def test_a_level_that_overlooks_everything_still_answers(shipped: Path) -> None:
    game = abilene.load(GAME, players=3)
    state = game.start(1)
    bot = Leveled(Recipe(1.0, 0.1, (Overlooks(1.0),)), game, 0, 1, load_network(shipped))
    assert bot.choose(asked_of(state)) in state.options()


def test_where_no_network_has_learned_the_table_levels_imagine_games(shipped: Path) -> None:
    known = abilene.load(GAME, players=2)
    assert levels.learned(known)
    assert isinstance(bots.make("expert", known, 0, 1), Leveled)
    other_figures = abilene.load(GAME, players=2, data={"constants": {"start_coins": 5}})
    for unknown in (abilene.load("spike", players=2), other_figures):
        assert not levels.learned(unknown)
        assert why_not(unknown) == ""
        assert isinstance(bots.make("expert", unknown, 0, 1), imagining.Leveled)


def test_whether_a_network_has_learned_the_table_it_is_asked_once(
    shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    check = Network.check

    def counted(network: Network, game: Game[Any]) -> None:
        asked.append(game.players)
        check(network, game)

    monkeypatch.setattr(Network, "check", counted)
    assert levels.learned(abilene.load(GAME, players=2))
    assert asked == [2]


def test_a_network_that_cannot_be_used_is_named_and_no_level_is_offered(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = shipped.read_bytes()
    (tmp_path / f"{GAME}.npz").write_bytes(whole[: len(whole) // 2])
    monkeypatch.setattr(levels, "NETWORKS", tmp_path)
    assert "is cut short" in why_not(abilene.load(GAME, players=2))
    assert not levels.learned(abilene.load(GAME, players=2))
    with pytest.raises(BadFile):
        bots.make("novice", abilene.load(GAME, players=2), 0, 1)


def test_names_are_taken_once() -> None:
    assert tuple(NAMES) == LEVELS == tuple(RECIPES)
    every = [name for names in NAMES.values() for name in names]
    assert len(set(every)) == len(every) == 20
    with pytest.raises(ValueError, match="there is a bot 'expert' already"):
        bots.add("expert", bots.maker("random"))
