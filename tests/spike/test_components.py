"""What is in the box, and the map."""

import pytest

from abilene.games.spike.data import COMMODITIES
from abilene.games.spike.state import EMPTY
from tests.rules import rule
from tests.spike.railway import COUNTS, SETTINGS, TABLES, A, B, load, random_game, start, table


@rule("SPK-COMP-1")
def test_sixty_rail_cards_ten_of_each_kind() -> None:
    figures = load(4).figures
    assert [figures.rail_cards.count(kind) for kind in range(6)] == [10] * 6
    assert [row["copies"] for row in TABLES["rail_kinds"]["items"]] == [10] * 6


@rule("SPK-COMP-2")
def test_three_time_cards_count_the_rounds() -> None:
    assert load().figures.time_cards == 3
    assert start().round == 1


@rule("SPK-COMP-3")
def test_six_contracts_of_each_commodity() -> None:
    figures = load().figures
    assert len(figures.contract_ids) == 72
    for good in range(COMMODITIES):
        own = [number for number in range(72) if figures.contract_of(number) == good]
        assert len(own) == 6
        assert all(figures.contract_ids[number].startswith(figures.commodity_ids[good]) for number in own)
        for number in own:
            pays = [figures.payout[number * figures.cities + city] for city in figures.destinations[number]]
            assert len(pays) == 5
            assert min(pays) >= 5
            assert max(pays) <= 16


@rule("SPK-COMP-4")
def test_thirty_six_route_cards_with_values() -> None:
    figures = load().figures
    assert len(figures.route_ids) == 36
    assert sorted(figures.route_start) == list(range(36))
    assert all(len(cities) == len(values) == 4 for cities, values in zip(figures.route_cities, figures.route_values))


@rule("SPK-COMP-5")
def test_twelve_commodities_with_a_chip_and_a_token_each() -> None:
    t = start(2)
    assert len(t.figures.commodity_ids) == 12
    assert sorted(t.market) == list(range(12))
    assert len(t.cargo) == 12


@rule("SPK-COMP-6")
def test_what_a_player_owns() -> None:
    t = start(4)
    assert t.pieces == [45] * 4
    assert TABLES["components"]["track_pieces"] == 180
    assert [len(levels) for levels in t.figures.levels] == [3, 3, 3]


@rule("SPK-COMP-7")
@pytest.mark.parametrize("players", COUNTS)
def test_a_marker_for_each_contract(players: int) -> None:
    for t in random_game(players, seed=3):
        delivered = sum(cargo == 2 for cargo in t.cargo)
        assert sum(bits.bit_count() for bits in t.markers) == delivered


@rule("SPK-COMP-8", "SPK-INT-21")
def test_money_has_no_upper_limit() -> None:
    r = table().money(1000).home(A, "raleigh").hand(A, red=1, white=2).turn().play("build")
    assert r.t.money[A] > 1000
    assert r.t.view(A)["seats"][A]["money"] == r.t.money[A]


@rule("SPK-MAP-1")
def test_a_graph_of_cities_junctions_and_track_spaces() -> None:
    figures = load().figures
    assert (figures.cities, figures.nodes, figures.tracks) == (36, 164, 428)
    for track in range(figures.tracks):
        one, other = figures.one_end[track], figures.other_end[track]
        assert one != other
        assert track in figures.ways[one]
        assert track in figures.ways[other]
        assert figures.ahead[one][figures.ways[one].index(track)] == other
        assert 0 <= figures.track_kind[track] < 6


@rule("SPK-MAP-2")
def test_a_city_supplies_one_commodity() -> None:
    figures = load().figures
    assert len(figures.supplies) == figures.cities
    assert [len(cities) for cities in figures.sources] == [3] * 12


@rule("SPK-MAP-3", "SPK-MAP-4", "SPK-INT-1")
def test_a_laid_piece_stays_and_closes_its_space() -> None:
    r = table(2).home(A, "raleigh").home(B, "raleigh").tracks(A, "t277", "t276").hand(B, red=3, yellow=3).turn(B)
    r.play("build")
    assert r.refused("lay t277") == "SPK-MAP-4"
    assert "lay t277" not in r.options()
    for seed in range(3):
        laid: dict[int, int] = {}
        for t in random_game(3, seed=seed):
            for track, owner in laid.items():
                assert t.owner[track] == owner
            laid = {track: owner for track, owner in enumerate(t.owner) if owner != EMPTY}


@rule("SPK-MAP-5", "SPK-INT-24")
def test_many_may_touch_and_stand_in_the_same_city() -> None:
    r = table(2).home(A, "raleigh").home(B, "norfolk").tracks(A, "t277", "t276").tracks(B, "t241").train(A, "norfolk")
    assert r.t.connected(A, r.city("norfolk"))
    assert r.t.connected(B, r.city("norfolk"))
    assert r.t.train[A] == r.t.train[B]


@rule("SPK-MAP-6", "SPK-MAP-8", "SPK-INT-19")
def test_a_network_begins_with_its_first_city_which_is_not_connected_yet() -> None:
    r = table().home(A, "raleigh")
    assert r.t.network[A] == [r.city("raleigh")]
    assert not r.t.connected(A, r.city("raleigh"))
    assert r.t.connected_cities(A) == []
    r.tracks(A, "t277", "t276")
    assert r.t.network[A] == [r.city("raleigh"), r.node("j079"), r.city("norfolk")]
    assert [r.t.figures.city_ids[city] for city in r.t.connected_cities(A)] == ["norfolk", "raleigh"]


@rule("SPK-MAP-7")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_a_network_is_a_tree(players: int, expert: bool) -> None:
    for t in random_game(players, expert, seed=5):
        for seat in range(players):
            if t.network[seat]:
                assert len(t.network[seat]) == len(set(t.network[seat])) == t.laid(seat) + 1
                assert t.laid(seat) == t.owner.count(seat)
                assert [node for node in range(t.figures.nodes) if t.member[seat][node]] == sorted(t.network[seat])


@rule("SPK-INT-20")
def test_fruit_is_one_commodity() -> None:
    game = load()
    assert game.figures.commodity_ids.count("fruit") == 1
    number = game.figures.commodity_ids.index("fruit")
    assert game.texts("en").format("label-load", commodity=number) == "Load fruit"
    assert game.texts("fr").format("label-load", commodity=number) == "Charger les fruits"
