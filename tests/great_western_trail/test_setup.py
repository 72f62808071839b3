"""The table before the first turn."""

import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

import abilene
from abilene.engine.core import NOBODY
from abilene.games.great_western_trail.data import COLOURS, WORKERS, Figures
from abilene.games.great_western_trail.meta import META
from abilene.games.great_western_trail.setup import deal
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail, private_tile
from tests.chances import assert_even
from tests.great_western_trail.ranch import COUNTS, EDITIONS, TABLES, A, options, start
from tests.rules import rule


def trail_tiles(t: Trail) -> list[int]:
    """Hazards and natives on the trail."""
    return [tile for tile in t.tiles if 0 <= tile < NEUTRAL_TILE]


@rule("GWT-SETUP-1")
def test_the_options_of_a_game() -> None:
    assert META.players == (1, 2, 3, 4)  # alone one plays against Sam
    allowed = {option.name: (option.values, option.default) for option in META.options[:3]}
    assert allowed == {
        "edition": ((1, 2), 2),
        "neutral_buildings": (("fixed", "random"), "fixed"),
        "building_sides": (("a", "b", "random"), "a"),
    }


@rule("GWT-SETUP-1")
@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("edition", 3, "allowed: 1, 2"),
        ("building_sides", "c", "allowed: 'a', 'b', 'random'"),
        ("neutral_buildings", "shuffled", "allowed: 'fixed', 'random'"),
        ("expansion", True, "allowed: edition, neutral_buildings, building_sides"),
    ],
)
def test_options_that_do_not_fit_say_what_does(name: str, value: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        abilene.load("great_western_trail", players=3, **{name: value})


@rule("GWT-SETUP-1")
@pytest.mark.parametrize("players", [0, 5])
def test_there_is_room_for_one_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="allowed: 1, 2, 3, 4"):
        abilene.load("great_western_trail", players=players)


@rule("GWT-SETUP-1", "GWT-INT-50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_private_buildings_on_one_face_or_each_by_a_fair_coin(edition: int) -> None:
    assert set(start(2, edition, sides="a").sides) == {0}
    assert set(start(2, edition, sides="b").sides) == {1}
    tables = [start(2, edition, seed, sides="random") for seed in range(100)]
    for number in range(tables[0].figures.numbers):
        assert_even(Counter(t.sides[number] for t in tables), {0, 1})


@rule("GWT-SETUP-1", "GWT-SETUP-4", "GWT-INT-50")
@pytest.mark.parametrize("faces", ["aabbabbaab", "bbbbbbbbbb", "abababababab"[:10]])
def test_in_the_first_edition_faces_are_chosen_building_by_building(faces: str) -> None:
    t = start(2, 1, sides=faces)
    names = [t.figures.faces[t.private_face(number)].name for number in range(10)]
    assert names == [f"{number}{face}" for number, face in enumerate(faces, 1)]
    assert t.rng == start(2, 1, sides="a").rng  # no chance in it


@rule("GWT-INT-50")
@pytest.mark.parametrize(
    ("edition", "faces", "words"),
    [
        (1, "aabbabbaa", "allowed: 'a', 'b', 'random', 10 letters of a and b, as 'aabbabbaab'"),
        (1, "aabbabbaac", "cannot be 'aabbabbaac'"),
        (1, "AABBABBAAB", "cannot be 'AABBABBAAB'"),
        (1, ["a"] * 10, "cannot be"),
        (2, "aabbabbaab", "building_sides='aabbabbaab' needs edition to be 1, not 2 (GWT-INT-50)"),
    ],
)
def test_other_words_for_the_faces_are_refused(edition: int, faces: object, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        abilene.load("great_western_trail", players=2, edition=edition, building_sides=faces)


@rule("GWT-SETUP-2")
def test_neutral_buildings_on_their_own_letter() -> None:
    for edition in EDITIONS:
        t = start(3, edition)
        for letter in "ABCDEFG":
            space = t.figures.spaces.index(letter)
            assert t.figures.faces[t.face(space)].name == letter


@rule("GWT-SETUP-2")
def test_neutral_buildings_anywhere() -> None:
    tables = [start(3, 2, seed, neutral="random") for seed in range(210)]
    spaces = tables[0].figures.neutral_spaces
    for t in tables:
        assert sorted(t.tiles[space] for space in spaces) == [NEUTRAL_TILE + letter for letter in range(7)]
    for space in spaces:
        assert_even(Counter(t.tiles[space] - NEUTRAL_TILE for t in tables), set(range(7)))


@rule("GWT-SETUP-3")
@pytest.mark.parametrize(("edition", "masters"), [(1, 5), (2, 9)])
def test_a_random_master_at_each_of_the_first_five_stations(edition: int, masters: int) -> None:
    tables = [start(2, edition, seed) for seed in range(150)]
    for t in tables:
        assert len(set(t.masters[:5])) == 5
        assert t.masters[5:] == [EMPTY] * 5
    for station in range(5):
        assert_even(Counter(t.masters[station] for t in tables), set(range(masters)))


@rule("GWT-SETUP-4")
def test_the_face_of_a_number_is_the_same_for_all() -> None:
    t = start(4, 2, 3, sides="random")
    assert set(t.sides) == {0, 1}
    spaces = t.figures.building_spaces
    for number, side in enumerate(t.sides):
        for seat in range(4):
            t.tiles[spaces[seat]] = private_tile(seat, number)
        names = {t.figures.faces[t.face(space)].name for space in spaces[:4]}
        assert names == {f"{number + 1}{'ab'[side]}"}


@rule("GWT-SETUP-5")
def test_the_supplies_are_shuffled_apart() -> None:
    tables = [start(2, 2, seed) for seed in range(60)]
    for back in range(3):
        assert len({tuple(t.supplies[back]) for t in tables}) == 60
        everything = Counter(tables[0].figures.supplies[back])
        assert all(Counter(t.supplies[back]) <= everything for t in tables)


@rule("GWT-SETUP-6", "GWT-INT-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_seven_tiles_on_the_trail_in_order(edition: int) -> None:
    for seed in range(60):
        t = start(4, edition, seed)
        assert len(trail_tiles(t)) == 7
        for section, spaces in enumerate(t.figures.hazard_spaces):
            tiles = [t.tiles[space] for space in spaces]
            assert len(tiles) == 4
            free = tiles.index(EMPTY) if EMPTY in tiles else 4
            assert tiles[free:] == [EMPTY] * (4 - free)
            assert all(t.figures.tile_hazard[tile] == section for tile in tiles[:free])
        natives = [t.tiles[space] for space in t.figures.native_spaces]
        free = natives.index(EMPTY)
        assert natives[free:] == [EMPTY] * (9 - free)
        assert all(t.figures.tile_native[tile] >= 0 for tile in natives[:free])
        assert len(t.supplies[0]) == 35 - 7 - 2


@rule("GWT-SETUP-6", "GWT-INT-30")
def test_a_hazard_without_room_goes_back_and_does_not_count() -> None:
    # Only floods and a few natives in the first supply: the fifth flood on finds no room.
    options = {"edition": 2, "neutral_buildings": "fixed", "building_sides": "a"}
    figures = Figures(TABLES, 3, options, 1)
    flood, native = figures.tile_names.index("flood green 4"), figures.first_native
    figures.supplies[0] = [flood] * 20 + [native] * 15
    game: Any = SimpleNamespace(figures=figures)
    for seed in range(20):
        t = deal(game, seed)
        placed = Counter(trail_tiles(t))
        assert placed[flood] <= 4
        assert placed.total() == 7
        assert Counter(t.supplies[0]) + placed + Counter(t.foresight[:2]) == {flood: 20, native: 15}


@rule("GWT-SETUP-7", "GWT-SETUP-8")
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_job_market(players: int, workers: int, edition: int) -> None:
    t = start(players, edition)
    assert t.row + 1 == 2
    unused = 4 - players
    rows = [t.jobs[4 * row : 4 * row + 4] for row in range(12)]
    assert rows[0][:unused] == rows[1][:unused] == [EMPTY] * unused
    assert all(worker in range(len(WORKERS)) for worker in rows[0][unused:] + rows[1][unused:-1])
    assert rows[1][-1] == EMPTY
    assert rows[2:] == [[EMPTY] * 4] * 10
    assert sum(worker != EMPTY for worker in t.jobs) == workers
    assert len(t.supplies[1]) == 33 - workers - 2


@rule("GWT-SETUP-9")
def test_the_foresight_shows_two_tiles_of_each_supply() -> None:
    for seed in range(20):
        t = start(3, 2, seed)
        for column in range(3):
            shown = t.foresight[2 * column : 2 * column + 2]
            assert EMPTY not in shown
            assert set(shown) <= set(t.figures.supplies[column])
        assert [len(supply) for supply in t.supplies] == [35 - 7 - 2, 33 - 5 - 2, 26 - 2]


@rule("GWT-SETUP-10")
@pytest.mark.parametrize(("players", "cattle"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market(players: int, cattle: int) -> None:
    t = start(players)
    assert sum(t.market) == cattle
    assert len(t.pile) == 36 - cattle
    assert all(t.figures.kind_value[kind] >= 3 for kind, count in enumerate(t.market) if count)
    assert len({tuple(start(players, 2, seed).market) for seed in range(20)}) > 10


@rule("GWT-SETUP-11")
def test_four_objectives_on_display() -> None:
    t = start()
    assert (len(t.display), len(t.stack_of_objectives)) == (4, 20)
    assert sorted(t.display + t.stack_of_objectives) == t.figures.objective_cards
    assert len({tuple(start(3, 2, seed).display) for seed in range(20)}) == 20


@rule("GWT-SETUP-12")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_begins_with(players: int) -> None:
    t = start(players)
    assert t.emptied == [0] * players  # all 14 discs on their slots
    assert t.stations == t.engine == t.marker == [0] * players
    assert t.workers == [1, 1, 1] * players
    assert t.herder == [NOBODY] * players
    assert not any(t.cities)


@rule("GWT-SETUP-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_start_herd(edition: int) -> None:
    t = start(4, edition)
    for seat in range(4):
        herd = Counter(COLOURS[t.figures.kind_colour[kind]] for kind in t.hands[seat] + t.draws[seat])
        assert herd == {"gray": 5, "green": 3, "black": 3, "white": 3}
    assert len({tuple(pile) for seed in range(10) for pile in start(4, edition, seed).draws}) > 35


@rule("GWT-SETUP-14")
@pytest.mark.parametrize("players", COUNTS)
def test_a_starting_objective_in_every_area(players: int) -> None:
    dealt: Counter[int] = Counter()
    for seed in range(60):
        t = start(players, 2, seed)
        cards = [card for area in t.areas for card in area]
        assert [len(area) for area in t.areas] == [1] * players
        assert len(set(cards)) == players
        assert set(cards) <= set(t.figures.starting_cards)
        dealt.update(t.areas[A])
    assert_even(dealt, set(t.figures.starting_cards))


@rule("GWT-SETUP-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_money_by_turn_order(edition: int) -> None:
    assert [start(players, edition).money for players in COUNTS] == [[6, 7], [6, 7, 8], [6, 7, 8, 9]]


@rule("GWT-SETUP-16")
def test_first_edition_hands_have_four_cards_and_no_token() -> None:
    t = start(4, 1)
    assert [len(hand) for hand in t.hands] == [4, 4, 4, 4]
    assert t.tokens == [0] * 4
    assert all(option.startswith("begin") for option in options(t))


@rule("GWT-SETUP-17")
def test_second_edition_hands_grow_with_the_turn_order() -> None:
    t = start(4, 2)
    assert [len(hand) for hand in t.hands] == [4, 5, 6, 7]
    assert [len(pile) for pile in t.draws] == [10, 9, 8, 7]
    assert t.tokens == [1] * 4


@rule("GWT-SETUP-18")
def test_step_bonuses_of_two_players_are_smaller() -> None:
    bonuses = [(f.step_left, f.step_right) for f in (start(players).figures for players in COUNTS)]
    assert bonuses == [(1, 1), (2, 1), (2, 1)]
