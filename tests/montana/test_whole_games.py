"""Whole games, however they are played: they end, and every piece of the box is accounted for in every state."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abilene.engine.game import Game
from abilene.games.montana import events as ev
from abilene.games.montana.data import BYTE, COLOURS, KINDS
from abilene.games.montana.state import CANTEEN, COW, FREE, START_TILE, WAITING, Territory
from tests.montana.plains import COUNTS, load
from tests.playing import states
from tests.rules import rule

GAMES: list[Game[Territory]] = [
    load(players, start_region=start, surplus_cows=cows, auto_bonus=bonus)
    for players in (1, *COUNTS)
    for start, cows, bonus in (("random", "box", True), ("first_player_chooses", "supply", False))
]
MOST_DECISIONS = 20_000

any_game = given(
    game=st.sampled_from(GAMES),
    seed=st.integers(0, 2**64 - 1),
    habits=st.lists(st.integers(0, 40), min_size=1, max_size=60),
)
often = settings(max_examples=30)


def posted(t: Territory, colour: int) -> int:
    """Workers of a colour on the worker board."""
    return sum(crew >> (BYTE * colour) & 0xFF for crew in [*t.bank, *t.large, *t.small])


def check(t: Territory, cows: int, canteens: int) -> None:
    """All pieces, counted again."""
    figures, players = t.figures, t.figures.players
    goods = {1: (11, 6), 2: (12, 6), 3: (18, 9), 4: (24, 12)}[players]  # MON-LIM-7, MON-SOLO-6
    for kind in range(KINDS):
        assert t.supply[kind] + sum(t.goods[kind::KINDS]) == goods[kind >= 4]
    for colour in range(COLOURS):
        assert t.worker_supply[colour] + sum(t.workers[colour::COLOURS]) + posted(t, colour) == 18
    assert t.cow_supply + sum(t.cows) + t.token.count(COW) == cows
    assert sum(t.canteens) + t.token.count(CANTEEN) <= canteens
    for seat in range(players):
        own = [pieces for pieces, owner in zip(t.pieces, t.owner, strict=True) if owner == seat]
        assert sum(own) + t.left[seat] == figures.settlements
        assert all(1 <= pieces <= 5 for pieces in own)
        unfinished = 0 if t.over or t.step().kind not in ("pick", "dismiss") else 2
        assert t.crew(seat) <= figures.bunks + unfinished
    for numbers in (t.supply, t.goods, t.workers, t.worker_supply, t.coins, t.cows, t.canteens, t.left, t.turns):
        assert min(numbers) >= 0
    assert t.cow_supply >= 0
    for owner, pieces in zip(t.owner, t.pieces, strict=True):
        assert (pieces > 0) == (owner >= 0)


def check_map(t: Territory) -> None:
    """What can be built on is exactly the free land next to what is occupied."""
    figures = t.figures
    expected = [
        region
        for region, face in enumerate(t.land)
        if t.owner[region] == FREE
        and figures.buildable[face]
        and any(t.owner[near] != FREE for near in figures.neighbours[region])
    ]
    assert t.frontier == expected
    assert t.owner.count(START_TILE) <= 1


@rule("MON-LIM-7", "MON-LIM-8", "MON-COMP-2", "MON-COMP-3", "MON-BUILD-15", "MON-SOLO-6")
@often
@any_game
def test_no_piece_is_lost(game: Game[Territory], seed: int, habits: list[int]) -> None:
    cows, canteens = -1, -1
    for t, events in states(game, seed, habits):
        if t.owner.count(START_TILE) == 1:
            if cows < 0:
                cows = t.cow_supply + sum(t.cows) + t.token.count(COW)
                canteens = t.token.count(CANTEEN)
                assert cows == 24 if game.options["surplus_cows"] == "supply" else cows <= 24
            canteens -= sum(isinstance(event, ev.CanteenSpent) for event in events)
            check(t, cows, canteens)
            assert sum(t.canteens) + t.token.count(CANTEEN) == canteens
        check_map(t)


@rule("MON-CITY-10", "MON-CITY-18")
@often
@any_game
def test_bidding_ends_within_twenty_placements_and_everybody_goes_home(
    game: Game[Territory], seed: int, habits: list[int]
) -> None:
    placements = 0
    for t, events in states(game, seed, habits):
        for event in events:
            if isinstance(event, ev.CityEntered):
                placements = 0
            placements += isinstance(event, ev.BidPlaced)
        assert placements <= 20
        rows = [space // t.figures.columns for space in t.stand if space != WAITING]
        assert len(set(rows)) == len(rows)
        if not t.over and t.step().kind in ("act", "end", "canteen"):
            assert t.stand == [WAITING] * game.players
            assert t.neutral == WAITING


@rule("MON-TURN-1", "MON-TURN-5", "MON-TURN-8")
@often
@any_game
def test_there_is_always_a_main_action_and_turns_go_round(game: Game[Territory], seed: int, habits: list[int]) -> None:
    before = [0] * game.players
    for t, events in states(game, seed, habits):
        began = [event.player for event in events if isinstance(event, ev.TurnBegan)]
        for seat in began:
            before[seat] += 1
        assert t.turns == before
        if not t.over and t.step().kind == "act":
            assert t.player == t.turn
            assert 0 in t.options()  # Recruit


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players}-{game.options['auto_bonus']}")
def test_random_games_end(game: Game[Territory]) -> None:
    for seed in range(12):
        choose = random.Random(seed)
        t = game.start(seed)
        decisions = 0
        while not t.over:
            t.play(choose.choice(t.options()))
            decisions += 1
            assert decisions < MOST_DECISIONS
        assert t.winners()
        assert t.closer >= 0 or max(t.turns) == 200


def settings_of() -> Iterator[dict[str, Any]]:
    for start in ("random", "first_player_chooses"):
        for cows in ("box", "supply"):
            for bonus in (True, False):
                yield {"start_region": start, "surplus_cows": cows, "auto_bonus": bonus}


@pytest.mark.parametrize("players", [1, *COUNTS])
def test_games_of_all_options_end(players: int) -> None:
    for number, options in enumerate(settings_of()):
        t = load(players, **options).start(number)
        choose = random.Random(number)
        while not t.over:
            t.play(choose.choice(t.options()))
        assert t.winners()


def test_a_saved_game_goes_on() -> None:
    choose = random.Random(4)
    t = load(3).start(6)
    for _ in range(200):
        t.play(choose.choice(t.options()))
        loaded = t.game.from_data(t.to_data())
        assert (loaded.checksum(), loaded.options(), loaded.player) == (t.checksum(), t.options(), t.player)
