"""The worked examples of the solo rules, one after the other."""

import pytest

from tests.great_western_trail.sam_ranch import HUMAN, SAM, with_sam, with_sam_in_the_north
from tests.rules import rule


@rule("GWTA-EX-1")
def test_shopping_with_four_cowboys() -> None:
    r = with_sam().workers(SAM, cowboy=4, craftsman=2, engineer=3).specialty("cowboy").money(5, 0)
    # four locations from B: by one hand to F; the other roads end no nearer, or cost more
    r.building("C-1-1", HUMAN, "1a").building("C-1-2", HUMAN, "3a").building("D-1", HUMAN, "7a").herders("A", "B")
    r.tile("NATIVE-4", "native a").tile("NATIVE-5", "native b")
    r.market("yellow 1", "blue 3", "red 2", "brown 3").pile("blue 3", "purple 5", "red 2", "yellow 1", "brown 5")
    r.sams_turn(13)
    assert r.where(SAM) == "E"
    assert r.t.money[HUMAN] == 5 + 2
    assert r.pile_names() == ["blue 3", "blue 3"]
    assert sorted(r.market_names()) == ["brown 3", "purple 5", "red 2", "red 2", "yellow 1", "yellow 1"]
    assert r.told() == [
        ("drew", "side"),
        ("rode", "way-cheapest"),
        ("earned", "toll"),
        ("revealed", "cards-first"),
        ("bought", "buy-points"),
        ("revealed", "cowboy-idle"),
    ]


@rule("GWTA-EX-2")
def test_toronto_before_harrisburg() -> None:
    r = with_sam_in_the_north("medium").herders("A", "G").delivered("bloomington", "toledo").stores(SAM, "mil", "tor")
    r.sams_turn(1)
    assert r.his_cities() == {"bloomington": 1, "toledo": 1, "tor": 1}


@rule("GWTA-EX-3")
def test_level_is_not_ahead() -> None:
    r = with_sam().workers(SAM, cowboy=2, craftsman=2, engineer=3).specialty("engineer")
    r.jobs("craftsman craftsman", token=2).sams_turn(2)
    assert (r.his_workers(), r.t.view(HUMAN)["sam"]["specialty"]) == ((2, 3, 3), "engineer")
    r.sams_turn(2)
    assert (r.his_workers(), r.t.view(HUMAN)["sam"]["specialty"]) == ((2, 4, 3), "craftsman")


@rule("GWTA-EX-4")
@pytest.mark.parametrize(("engineers", "stops", "station"), [(1, "t4", 1), (3, "t4", 1), (4, "t7", 2)])
def test_one_station_skipped(engineers: int, stops: str, station: int) -> None:
    r = with_sam().workers(SAM, engineer=engineers).engines("0", "4").sams_turn(5)
    assert (r.engine_at(), r.his_stations()) == (stops, [station])


@rule("GWTA-EX-5")
def test_one_cowboy_and_costly_cattle() -> None:
    r = with_sam().workers(SAM, cowboy=1).market("brown 3", "brown 5", "purple 7").pile("blue 3", "red 2", "yellow 1")
    r.sams_turn(3)
    assert r.pile_names() == []
    assert sorted(r.market_names()) == ["blue 3", "brown 3", "brown 5", "purple 7", "red 2"]


@rule("GWTA-EX-6")
def test_the_tile_with_a_hand() -> None:
    r = with_sam().workers(SAM, craftsman=2).sams_turn(4)
    assert list(r.his_buildings().values()) == ["4b"]


@rule("GWTA-EX-7")
def test_eight_deliveries() -> None:
    r = with_sam("medium").objectives(["o01", "o02", "o03", "o04"], ["o05", "o06"])
    gained, cities = [], []
    for _ in range(8):
        before, delivered = len(r.pile_names()), r.his_cities()
        r.herders("A", "G").foresight("native a, native b", "native a, native b", "native a, native b").sams_turn(1)
        cities += [city for city, count in r.his_cities().items() if count > delivered.get(city, 0)]
        gained.append(len(r.pile_names()) - before)
    assert cities == [
        "bloomington",
        "peoria",
        "chicago",
        "toledo",
        "pittsburgh",
        "philadelphia",
        "new_york",
        "new_york",
    ]
    assert gained == [0, 1, 1, 0, 0, 0, 0, 0]


@rule("GWTA-EX-7", "GWTA-KC-7")
def test_five_deliveries_from_toledo_on() -> None:
    r = with_sam("medium", sam_first_delivery="toledo")
    cities = []
    for _ in range(5):
        delivered = r.his_cities()
        r.herders("A", "G").foresight("native a, native b", "native a, native b", "native a, native b").sams_turn(1)
        cities += [city for city, count in r.his_cities().items() if count > delivered.get(city, 0)]
    assert cities == ["toledo", "pittsburgh", "philadelphia", "new_york", "new_york"]
