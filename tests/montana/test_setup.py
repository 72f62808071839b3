"""The table before the first turn."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abilene.games.montana.data import COLOURS, GOODS, KINDS, POSITIONS
from abilene.games.montana.meta import META
from abilene.games.montana.setup import deal
from abilene.games.montana.state import CANTEEN, COW, START_TILE, WAITING, Territory
from abilene.games.montana.steps.opening import room, roomy_regions, start_regions
from tests.chances import assert_even, assert_fits
from tests.montana.plains import COUNTS, A, B, load, plains, start
from tests.rules import rule


def laid(t: Territory) -> list[int]:
    """The tiles of the map, by place."""
    return [t.land[region] // POSITIONS for region in range(0, t.figures.regions, POSITIONS)]


def start_region(t: Territory) -> int:
    return t.owner.index(START_TILE)


@rule("MON-SET-1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 7), (3, 9), (4, 10)])
def test_so_many_tiles_each_once(players: int, tiles: int) -> None:
    for seed in range(20):
        t = start(players, seed)
        assert len(set(laid(t))) == len(laid(t)) == tiles
        assert t.figures.regions == 7 * tiles
        for place, tile in enumerate(laid(t)):
            faces = t.land[place * POSITIONS : (place + 1) * POSITIONS]
            assert faces[0] == tile * POSITIONS
            assert sorted(faces) == list(range(tile * POSITIONS, (tile + 1) * POSITIONS))


@rule("MON-SET-1")
def test_every_tile_is_as_likely_on_every_place() -> None:
    firsts = Counter(laid(deal(load(2), seed))[0] for seed in range(600))
    assert_even(firsts, set(range(12)))
    out = Counter(tile for seed in range(300) for tile in set(range(12)) - set(laid(deal(load(2), seed))))
    assert_even(out, set(range(12)))


@rule("MON-SET-1", "MON-INT-2")
def test_every_orientation_is_as_likely_for_each_tile_on_its_own() -> None:
    turns = Counter(
        tuple(t.land[place * POSITIONS + 1] % POSITIONS for place in (0, 1))
        for t in (deal(load(3), s) for s in range(720))
    )
    assert_even(turns, set(product(range(1, 7), repeat=2)))


@rule("MON-INT-2")
def test_a_turned_tile_keeps_its_neighbours() -> None:
    """Round the centre the faces follow one another as printed, whatever the orientation."""
    for seed in range(30):
        t = deal(load(2), seed)
        ring = [t.land[position] % POSITIONS for position in range(1, POSITIONS)]
        first = ring.index(1)
        assert ring[first:] + ring[:first] == [1, 2, 3, 4, 5, 6]


@rule("MON-SET-2", "MON-INT-1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_tile_lies_on_land_with_room_around_it(players: int) -> None:
    for seed in range(40):
        t = start(players, seed)
        region = start_region(t)
        assert t.figures.terrain[t.land[region]] not in ("mountain", "lake")
        assert room(t, region) >= 4


@rule("MON-SET-2")
def test_every_eligible_region_is_as_likely() -> None:
    where = Counter[int]()
    for seed in range(800):
        t = start(2, seed)
        regions = roomy_regions(t)
        where[min(3, 4 * regions.index(start_region(t)) // len(regions))] += 1
    assert_fits(where, dict.fromkeys(range(4), 1.0))


@rule("MON-SET-3", "MON-SET-4", "MON-SET-5")
@pytest.mark.parametrize("players", COUNTS)
def test_cows_and_canteens_lie_on_all_visible_symbols(players: int) -> None:
    covered = 0
    for seed in range(60):
        t = start(players, seed)
        for region, face in enumerate(t.land):
            if region == start_region(t):
                assert t.token[region] == 0
                covered += t.figures.has_cow[face]
            else:
                assert (t.token[region] == COW) == t.figures.has_cow[face]
                assert (t.token[region] == CANTEEN) == t.figures.has_canteen[face]
    assert covered > 0  # a cow symbol under the start tile is void


@rule("MON-SET-3")
def test_the_start_tile_is_nobodys_and_cannot_be_built_on() -> None:
    p = plains().goods(A, wheat=1, pumpkin=1).build(A)
    assert (0, 0) not in p.buildable()
    assert p.t.owner[p.region((0, 0))] == START_TILE
    assert p.refused(f"build {p.name((0, 0))}") == "MON-BUILD-1"


@rule("MON-SET-6", "MON-INT-3", "MON-LIM-5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_supply_starts_without_a_cow(players: int) -> None:
    for seed in range(10):
        assert start(players, seed).cow_supply == 0


@rule("MON-SET-7", "MON-INT-23")
@pytest.mark.parametrize(("players", "basic", "large"), [(2, 10, 6), (3, 15, 9), (4, 20, 12)])
def test_the_goods_of_the_supply(players: int, basic: int, large: int) -> None:
    t = start(players)
    assert t.supply == [basic] * 4 + [large] * 2


@rule("MON-SET-8", "MON-COMP-2")
@pytest.mark.parametrize("players", COUNTS)
def test_all_workers_are_in_the_supply_before_the_spins(players: int) -> None:
    t = deal(load(players), 1)
    assert t.worker_supply == [18] * COLOURS
    assert t.workers == [0] * (COLOURS * players)


@rule("MON-SET-9", "MON-COMP-10")
@pytest.mark.parametrize(("players", "settlements"), [(2, 12), (3, 10), (4, 8)])
def test_settlements_and_representatives(players: int, settlements: int) -> None:
    t = start(players)
    assert t.left == [settlements] * players
    assert t.stand == [WAITING] * players


@rule("MON-SET-10")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_a_cow_and_one_of_each_basic_good_from_the_box(players: int) -> None:
    t = start(players)
    assert t.cows == [1] * players
    for seat in range(players):
        assert t.goods[seat * KINDS : (seat + 1) * KINDS] == [1, 1, 1, 1, 0, 0]
    assert GOODS[:4] == ("wheat", "pumpkin", "stone_small", "copper_small")
    assert t.supply[0] == load(players).tables["resource"][0]["supply_by_players"][str(players)]


@rule("MON-SET-11")
@pytest.mark.parametrize("players", COUNTS)
def test_seat_0_is_the_first_player_and_play_runs_clockwise(players: int) -> None:
    t = start(players, 4)
    while t.step().kind == "pick":
        t.play(t.options()[0])
    asked: list[int] = []
    while len(asked) < 2 * players:
        if t.step().kind == "act":
            asked.append(t.player)
            t.play(0)  # Recruit
        else:
            t.play(t.options()[0])
    assert asked == [*range(players), *range(players)]


@rule("MON-SET-12", "MON-EX-8", "MON-INT-24")
@pytest.mark.parametrize("players", COUNTS)
def test_starting_coins_by_seat(players: int) -> None:
    assert start(players).coins == [3, 4, 5, 6][:players]


@rule("MON-SET-13")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_four_workers_from_two_spins(players: int) -> None:
    for seed in range(15):
        t = start(players, seed)
        asked = []
        while t.step().kind == "pick":
            asked.append(t.player)
            assert t.options() == [0, 1, 2, 3]  # a colour; no cow can be traded yet
            t.play(t.options()[0])
        assert asked == sorted(asked)
        assert (t.step().kind, t.player) == ("act", A)  # no wheat was asked for
        assert [t.crew(seat) for seat in range(players)] == [4] * players
        assert t.goods[::KINDS] == [1] * players


@rule("MON-SET-13", "MON-TURN-3")
def test_cattle_cannot_be_traded_during_the_set_up() -> None:
    t = next(t for t in (start(2, seed) for seed in range(20)) if t.step().kind == "pick" and t.player == B)
    refusal = t.refusal(-2)
    assert refusal is not None
    assert refusal.rule == "MON-COW-7"


@rule("MON-COMP-5", "MON-INT-27")
@given(seed=st.integers(0, 2**64 - 1))
def test_any_map_is_whole_and_all_its_land_can_be_reached(seed: int) -> None:
    """No overlap, no island; from the start tile settlements can spread to every buildable region."""
    for players in COUNTS:
        t = start(players, seed)
        figures = t.figures
        assert len(set(figures.where)) == figures.regions
        seen, edge = {0}, [0]
        while edge:
            for near in figures.neighbours[edge.pop()]:
                if near not in seen:
                    seen.add(near)
                    edge.append(near)
        assert len(seen) == figures.regions
        reached, edge = {start_region(t)}, [start_region(t)]
        while edge:
            for near in figures.neighbours[edge.pop()]:
                if near not in reached and figures.buildable[t.land[near]]:
                    reached.add(near)
                    edge.append(near)
        assert reached == {region for region, face in enumerate(t.land) if figures.buildable[face]}
        lakes = [region for region, face in enumerate(t.land) if figures.terrain[face] == "lake"]
        assert [region for region in lakes if t.token[region] == CANTEEN] == lakes
        assert len(lakes) >= {2: 1, 3: 3, 4: 4}[players]


# ------------------------------------------------------------------ options


@rule("MON-VAR-1", "MON-SOLO-1")
def test_the_options_of_a_game() -> None:
    assert META.players == (1, 2, 3, 4)
    assert META.unofficial == ("solo",)
    allowed = {option.name: (option.values, option.default) for option in META.options}
    assert allowed == {
        "start_region": (("random", "first_player_chooses"), "random"),
        "surplus_cows": (("box", "supply"), "box"),
        "auto_bonus": ((True, False), True),
    }


@rule("MON-VAR-2", "MON-SET-2", "MON-INT-1")
def test_the_first_player_may_choose_the_start_region() -> None:
    t = start(3, 2, start_region="first_player_chooses")
    assert (t.player, t.step().kind) == (A, "start")
    assert t.options() == start_regions(t)
    assert len(t.options()) == 54  # all of 9 tiles but their lake or mountain
    assert min(room(t, region) for region in t.options()) < 4
    mountain = next(region for region, face in enumerate(t.land) if not t.figures.buildable[face])
    refusal = t.refusal(mountain)
    assert refusal is not None
    assert refusal.rule == "MON-SET-2"
    with_cow = next(region for region in t.options() if t.token[region] == COW)
    before = t.token.count(COW)
    t.play(with_cow)
    assert t.owner[with_cow] == START_TILE
    assert t.token.count(COW) == before - 1
    assert t.frontier == sorted(r for r in t.figures.neighbours[with_cow] if t.figures.buildable[t.land[r]])


@rule("MON-VAR-2")
@pytest.mark.parametrize(("players", "land"), [(2, 42), (3, 54), (4, 60)])
def test_under_the_first_rules_a_chosen_start_region_needs_room_too(players: int, land: int) -> None:
    chosen = start(players, 2, start_region="first_player_chooses")
    formerly = start(players, 2, start_region="first_player_chooses", rules=1)
    assert formerly.land == chosen.land
    assert len(chosen.options()) == land
    assert formerly.options() == [region for region in chosen.options() if room(chosen, region) >= 4]
    cramped = next(region for region in chosen.options() if region not in formerly.options())
    refusal = formerly.refusal(cramped)
    assert refusal is not None
    assert refusal.en.startswith("Too few regions around")


@rule("MON-VAR-3", "MON-INT-3")
@pytest.mark.parametrize("players", COUNTS)
def test_left_over_cows_may_go_to_the_supply(players: int) -> None:
    for seed in range(20):
        t = start(players, seed, surplus_cows="supply")
        assert t.cow_supply + t.token.count(COW) + players == 24
        assert start(players, seed).token.count(COW) == t.token.count(COW)
