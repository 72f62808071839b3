"""Orders: a seat says in advance how far it goes while a question goes round, and the house answers for it."""

from tests.server.serving import Data, Played, Served


def bidding(served: Served) -> Played:
    """A table of Montana in the city, where the seat that comes next could bid."""
    for seed in range(40):
        table = served.table(3, game="montana", seed=str(seed), pace=0)
        for _ in range(40):
            here = table.position(table.position()["player"])
            table.choose(here["player"], ply=here["ply"], choice=wanted(here))
            asked = table.position()
            if asked["asks"] == "bid" and may_bid(table.position((asked["player"] + 1) % 3)):
                return table
    raise AssertionError("nobody went to the city")


def wanted(position: Data) -> int:
    """To grow pumpkins, and to go to the city after some turns."""
    options = {option["notation"]: int(option["choice"]) for option in position["options"]}
    if position["ply"] > 12 and "city" in options:
        return options["city"]
    garden = [choice for notation, choice in options.items() if notation.startswith("garden")]
    return [*garden, *options.values()][0]


def may_bid(position: Data) -> bool:
    return bool(position["orders"]) and len(position["orders"]["limits"]) > 2


def order(table: Played, seat: int, limit: int | None, asks: str = "bid") -> int:
    return table.seats[seat].post(f"{table.path}/orders", json={"asks": asks, "limit": limit}).status_code


def first_bid(table: Played) -> None:
    """Whoever went to the city takes the cheapest space."""
    here = table.position(table.position()["player"])
    assert table.choose(here["player"], ply=here["ply"], choice=here["options"][0]["choice"]).status_code == 200


def settled(table: Played, seat: int) -> Data:
    """The position once the house has answered for a seat; it answers at once."""
    for _ in range(200):
        position = table.position(seat)
        if position["player"] != seat or position["asks"] != "bid":
            return position
    raise AssertionError("the seat is still asked")


def test_a_seat_that_passes_in_any_case_is_not_asked(served: Served) -> None:
    table = bidding(served)
    away = (table.position()["player"] + 1) % 3
    assert order(table, away, 0) == 200
    assert table.position(away)["orders"]["limit"] == 0
    first_bid(table)
    settled(table, away)
    journal = table.anybody.get(f"{table.path}/journal").text
    assert f"seat {away}  pass" in journal


def test_nobody_else_hears_of_it_and_it_can_be_withdrawn(served: Served) -> None:
    table = bidding(served)
    away = (table.position()["player"] + 1) % 3
    others = [seat for seat in range(3) if seat != away]
    before = [table.position(seat) for seat in others] + [table.position()]
    assert order(table, away, 0) == 200
    assert [table.position(seat) for seat in others] + [table.position()] == before
    assert table.position()["orders"] is None
    assert order(table, away, None) == 200
    assert table.position(away)["orders"]["limit"] is None
    first_bid(table)
    here = table.position(away)
    assert here["player"] != away or here["options"], "the house answered though it was told not to"


def test_what_cannot_be_said_is_refused(served: Served) -> None:
    table = served.table(3, game="montana", seed="1")
    assert order(table, 0, 0) == 400
    assert table.position(0)["orders"] is None
    table = bidding(served)
    away = (table.position()["player"] + 1) % 3
    assert order(table, away, 999) == 400
    assert order(table, away, 0, asks="goods") == 400
    assert table.anybody.post(f"{table.path}/orders", json={"asks": "bid", "limit": 0}).status_code == 403
