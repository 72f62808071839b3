"""The reconstructed figures come out of the procedure that the rules describe."""

from fractions import Fraction
from functools import cache
from math import dist, floor

import pytest

from abilene.engine.data import reconstructed
from tests.rules import rule
from tests.spike.railway import TABLES, load

CITIES = {row["id"]: row for row in TABLES["map_cities"]["items"]}
JUNCTIONS = {row["id"]: row for row in TABLES["map_junctions"]["items"]}
NODES = CITIES | JUNCTIONS
TRACKS = TABLES["map_tracks"]["items"]
GOODS = {row["id"]: row["sources"] for row in TABLES["commodities"]["items"]}
AHEAD: dict[str, list[str]] = {name: [] for name in NODES}
for _row in TRACKS:
    AHEAD[_row["a"]].append(_row["b"])
    AHEAD[_row["b"]].append(_row["a"])


@cache
def distances(start: str) -> dict[str, int]:
    """How many track spaces each place is away, through whatever lies between."""
    found, edge = {start: 0}, [start]
    while edge:
        following = [name for node in edge for name in AHEAD[node] if name not in found]
        for node in edge:
            for name in AHEAD[node]:
                found.setdefault(name, found[node] + 1)
        edge = list(dict.fromkeys(following))
    return found


def supply_distance(good: str, city: str) -> int:
    return min(distances(source)[city] for source in GOODS[good])


def half_up(number: Fraction) -> int:
    return floor(number + Fraction(1, 2))


@rule("SPK-REC-1")
def test_thirty_six_cities_the_known_ones_among_them() -> None:
    assert len(CITIES) == 36
    sure = {name for name, row in CITIES.items() if row["name_confidence"] != "reconstructed"}
    assert sure == {
        "topeka", "norfolk", "indianapolis", "raleigh", "columbia", "jacksonville", "tampa", "new_orleans",
    }  # fmt: skip


@rule("SPK-REC-2")
def test_cities_stand_where_they_are() -> None:
    for row in CITIES.values():
        assert row["x"] == pytest.approx(20 + 33 * (row["lon"] + 98), abs=0.51)
        assert row["y"] == pytest.approx(20 + 38 * (47.5 - row["lat"]), abs=0.51)


@rule("SPK-REC-3")
def test_the_map_is_a_piece_of_a_triangular_lattice() -> None:
    for name, others in AHEAD.items():
        assert len(others) <= 6
        assert len(set(others)) == len(others)
        for other in others:  # an edge of the lattice has a triangle on each side at most
            assert len(set(others) & set(AHEAD[other])) <= 2
        assert name not in others


@rule("SPK-REC-4")
def test_land_and_its_corrections() -> None:
    assert (len(JUNCTIONS), len(TRACKS)) == (128, 428)
    assert "cleveland" not in AHEAD["detroit"]
    assert min(len(AHEAD[name]) for name in JUNCTIONS) >= 3
    for city in CITIES:
        nearest = min(distances(city)[other] for other in CITIES if other != city)
        assert 1 <= nearest <= 4
    for row in TRACKS:
        ends = [NODES[row[end]] for end in "ab"]
        discs = sum(15 if row[end] in CITIES else 5 for end in "ab")
        assert dist((ends[0]["x"], ends[0]["y"]), (ends[1]["x"], ends[1]["y"])) - discs > 15.5


@rule("SPK-REC-5")
def test_no_place_sees_a_kind_twice() -> None:
    kinds: dict[str, list[str]] = {name: [] for name in NODES}
    for row in TRACKS:
        kinds[row["a"]].append(row["kind"])
        kinds[row["b"]].append(row["kind"])
    assert all(len(set(seen)) == len(seen) for seen in kinds.values())
    counts = {kind["id"]: sum(row["kind"] == kind["id"] for row in TRACKS) for kind in TABLES["rail_kinds"]["items"]}
    assert counts == {"white": 70, "blue": 72, "red": 71, "yellow": 72, "green": 71, "black": 72}


@rule("SPK-REC-6")
def test_suppliers_lie_apart() -> None:
    assert CITIES["norfolk"]["commodity"] == "pigs"
    assert supply_distance("fruit", "topeka") == distances("topeka")["milwaukee"] == 6
    assert supply_distance("fruit", "new_orleans") == distances("new_orleans")["miami"] == 8
    assert supply_distance("cows", "topeka") == distances("topeka")["mobile"] == 8
    assert distances("indianapolis")["tampa"] == 9
    assert distances("portland")["shreveport"] == 19
    assert distances("topeka")["boston"] == 16
    for sources in GOODS.values():
        assert min(distances(a)[b] for a in sources for b in sources if a != b) >= 3


@rule("SPK-REC-7")
def test_a_payout_is_three_and_the_distance() -> None:
    for row in TABLES["contracts"]["items"]:
        for city, money in [*row["side_a"], *row["side_b"]]:
            assert money == 3 + supply_distance(row["commodity"], city)


@rule("SPK-REC-8")
def test_contracts_have_a_city_of_each_tier() -> None:
    for good, sources in GOODS.items():
        others = sorted((city for city in CITIES if city not in sources), key=lambda c: (supply_distance(good, c), c))
        tiers = [others[first : first + 6] for first in range(3, 33, 6)]
        dealt: list[set[str]] = [set() for _ in range(6)]
        for number, tier in enumerate(tiers):
            for contract, city in zip(range(6) if number % 2 == 0 else range(5, -1, -1), tier, strict=True):
                dealt[contract].add(city)
        cards = [row for row in TABLES["contracts"]["items"] if row["commodity"] == good]
        for card, (a, b) in zip(cards, ((0, 5), (1, 4), (2, 3)), strict=True):
            assert {city for city, _ in card["side_a"]} == dealt[a]
            assert {city for city, _ in card["side_b"]} == dealt[b]
    payouts = [money for row in TABLES["contracts"]["items"] for _, money in [*row["side_a"], *row["side_b"]]]
    assert (min(payouts), max(payouts)) == (5, 16)


@rule("SPK-REC-9")
def test_a_route_value_is_two_thirds_of_the_distance() -> None:
    for row in TABLES["routes"]["items"]:
        for city, value in row["destinations"]:
            assert value == half_up(Fraction(2, 3) * distances(row["start"])[city])


@rule("SPK-REC-10")
def test_route_cards_lead_back_from_their_farthest_city() -> None:
    farthest = [row["destinations"][0][0] for row in TABLES["routes"]["items"]]
    assert sorted(farthest) == sorted(CITIES)  # each city once
    for row in TABLES["routes"]["items"]:
        start = distances(row["start"])
        cities = [city for city, _ in row["destinations"]]
        for share, before, city in zip((80, 67, 55), cities, cities[1:], strict=False):
            goal = half_up(Fraction(share, 100) * start[cities[0]])
            nearer = [c for c in CITIES if 2 <= start[c] < start[before]]
            best = min(nearer, key=lambda c: (distances(before)[c] + 2 * abs(start[c] - goal), c))
            assert city == best, row["id"]


@rule("SPK-REC-12")
def test_what_is_reconstructed_says_so() -> None:
    marked = load().reconstructed
    assert marked == reconstructed(TABLES)
    assert {"map_cities", "map_junctions", "map_tracks", "contracts", "routes", "rail_kinds", "solo"} <= set(marked)
    assert "setup" not in marked
    assert TABLES["train"]["reconstructed_keys"] == [
        "speed_levels[1]", "speed_levels[2]", "power_levels[1]", "power_levels[2]",
    ]  # fmt: skip
    looks = [row["confidence"] for row in TABLES["rail_kinds"]["items"]]
    assert looks == ["seed", "seed", *["reconstructed"] * 4]
