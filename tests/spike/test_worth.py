"""What a tip says of this moment: how far a city is, what it promises, what cards, contracts and tiles are good for."""

import pytest

from abilene.games.spike.state import EMPTY
from tests.rules import rule
from tests.spike.pictures import draw
from tests.spike.railway import A, B, Table, table


def linked() -> Table:
    """Seat A has connected Raleigh and Norfolk from Charleston."""
    return table().home(A, "charleston").connect(A, "raleigh", "norfolk")


def said(t: Table, key: str, seat: int | None = A) -> str:
    """The tip of a thing, in the turn of seat A."""
    return draw(t.turn().t, seat).nodes[key].title


def pays(t: Table, good: str) -> dict[str, int]:
    """What the contract for a good pays, by city."""
    figures, contract = t.t.figures, t.t.contract[t.good(good)]
    return {figures.city_ids[city]: figures.pays(contract, city) for city in figures.destinations[contract]}


@rule("SPK-BUILD-11", "SPK-DELIV-1")
def test_a_city_says_how_far_it_is_and_what_it_promises() -> None:
    t = linked().contract(A, "oil_1 a")
    drawn = draw(t.turn().t, A).nodes
    for city, money in pays(t, "oil").items():
        assert f"${money} on delivery of oil" in drawn[f"city:{city}"].title, city
    for city in ("new_york", "cleveland", "shreveport"):
        assert "oil to load for the contract" in drawn[f"city:{city}"].title
    assert "Now for Ada: 2 tracks away" in drawn["city:columbia"].title
    assert "away" not in drawn["city:norfolk"].title


@rule("SPK-DELIV-3")
def test_a_city_with_a_marker_promises_nothing_more() -> None:
    t = linked().contract(A, "oil_1 a")
    city = next(iter(pays(t, "oil")))
    assert "on delivery of oil" in said(t, f"city:{city}")
    again = linked().contract(A, "oil_1 a").marker(A, city)
    assert "on delivery" not in said(again, f"city:{city}")


@rule("SPK-END-6", "SPK-HID-3")
def test_a_city_says_what_the_own_route_card_gains_by_it_and_nobody_else_reads_it() -> None:
    t = linked().route(A, "boston").connect(A, "boston")  # Charleston is worth 5; with Chicago 7 and 1 more
    drawn, theirs = draw(t.turn().t, A).nodes, draw(t.t, B).nodes
    assert "$3 more from the route card" in drawn["city:chicago"].title
    assert not [key for key, node in theirs.items() if "route card" in node.title and key != "route"]


@rule("SPK-END-8", "SPK-HID-3")
def test_the_own_money_is_told_with_the_route_card_as_it_stands() -> None:
    t = linked().route(A, "boston").connect(A, "boston", "pittsburgh").money(5)
    assert said(t, f"money:{A}") == "Ada has $5. With the route card, as things stand: $11."
    assert draw(t.t, B).nodes[f"money:{A}"].title == "Ada has $5."


@rule("SPK-BUILD-11")
def test_a_good_names_the_cities_that_are_still_to_be_connected() -> None:
    t = linked()
    assert "Now for Ada: Philadelphia, St. Louis to connect, the nearest" in said(t, "chip:coal")  # not Charleston
    assert "Now for Ada: Cincinnati, Des Moines to connect, the nearest" in said(linked(), "chip:pigs")
    assert "Now for Ada: all of them connected." in said(linked().connect(A, "cincinnati", "des_moines"), "chip:pigs")


@rule("SPK-BUILD-9")
@pytest.mark.parametrize(("held", "words"), [
    (0, "None of this kind is in the hand."), (1, "it makes 1 joker."), (3, "it makes 3 jokers."),
])  # fmt: skip
def test_a_card_on_display_says_what_it_would_make_with_those_in_the_hand(held: int, words: str) -> None:
    t = table().hand(A, red=held, blue=2).hand(B, red=5).display("red", "blue", "white", "green")
    drawn = draw(t.turn().t, A).nodes
    assert drawn["display:1"].title.endswith(words)
    assert "it makes 2 jokers" in drawn["display:2"].title
    assert draw(t.t, None).nodes["display:1"].title == "A red rail card, face up.", "whoever looks on knows no hand"


@rule("SPK-BUILD-9")
def test_a_stack_counts_its_jokers() -> None:
    drawn = draw(table().hand(A, red=4, blue=2).turn().t, A).nodes
    assert "Together they make 3 jokers" in drawn["stack:red"].title
    assert "The two together make 1 joker." in drawn["stack:blue"].title


@rule("SPK-LOAD-1", "SPK-DELIV-1")
def test_a_contract_says_where_it_is_paid_now_and_whether_its_good_can_be_loaded() -> None:
    waits = said(linked().contract(A, "oil_1 a"), "contract:oil")
    assert waits.endswith("Now: it pays in no connected city. No city that supplies it is connected.")
    best, money = max(pays(linked().contract(A, "oil_1 a"), "oil").items(), key=lambda pair: pair[1])
    t = linked().connect(A, best).contract(A, "oil_1 a", "aboard")
    name = t.t.figures.city_names[t.city(best)]
    assert said(t, "contract:oil", B).endswith(f"Now: ${money} in {name}, which is connected.")


@rule("SPK-UPG-1")
@pytest.mark.parametrize(("money", "words"), [(7, "$4 would be left."), (3, "$0 would be left."), (1, "$2 short now.")])
def test_a_tile_says_whether_the_next_one_can_be_paid(money: int, words: str) -> None:
    assert said(table().money(money), f"tile:{A}:speed").endswith(words)


@rule("SPK-DRAW-2")
def test_an_empty_place_of_the_display_says_when_it_is_filled() -> None:
    t = table().turn()
    t.t.display[1] = EMPTY
    filled, dry = draw(t.t, A).nodes["empty:2"], draw(t.t, A, "fr").nodes["empty:2"]
    assert filled.title.endswith("It is filled from the deck when the drawing is over.")
    assert dry.title.startswith("Une place vide parmi les cartes visibles.")
    t.t.deck.clear()
    assert draw(t.t, A).nodes["empty:2"].title.endswith("The deck is empty, so it stays as it is.")
