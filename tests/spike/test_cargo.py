"""Loading and delivering."""

import pytest

from abilene.games.spike.state import DELIVERED
from tests.rules import rule
from tests.spike.railway import COUNTS, A, B, Table, load, random_game, table


def at_rest(freight: int = 1) -> Table:
    """Seat A's train rests in Chicago, which supplies steel; the line leads over Indianapolis to Louisville."""
    r = table().home(A, "chicago").tracks(A, "t096", "t141", "t184").levels(A, freight=freight, speed=3)
    return r.hand(A, white=6)


@rule("SPK-LOAD-1")
def test_an_own_open_contract_is_needed() -> None:
    assert at_rest().contract(A, "steel_1 a").turn().play("restart").asks() == "load"
    assert at_rest().turn().play("restart").asks() == "restart"
    assert at_rest().contract(B, "steel_1 a").turn().play("restart").asks() == "restart"
    assert at_rest().contract(A, "steel_1 a", "delivered").turn().play("restart").asks() == "restart"
    assert at_rest().contract(A, "steel_1 a", "aboard").turn().play("restart").asks() == "restart"
    assert at_rest().contract(A, "coal_1 a").turn().play("restart").asks() == "restart"  # not from here


@rule("SPK-LOAD-2", "SPK-INT-5", "SPK-DEC-11")
def test_loading_is_offered_once_when_the_train_leaves() -> None:
    r = at_rest().contract(A, "steel_1 a").turn()
    assert r.asks() == "action"
    r.play("restart", "load")
    assert r.asks() == "restart"  # not an action: the restart goes on
    assert r.aboard(A) == ["steel"]
    assert r.t.money[A] == 0


@rule("SPK-LOAD-3")
def test_the_token_goes_into_an_empty_car() -> None:
    r = at_rest(freight=2).contract(A, "steel_1 a").contract(A, "coal_1 a", "aboard").turn().play("restart")
    assert r.options() == ["load", "pass"]
    assert r.refused("load for coal") == "SPK-LOAD-3"
    r.play("load")
    assert sorted(r.aboard(A)) == ["coal", "steel"]


@rule("SPK-LOAD-4")
def test_a_dropped_token_can_be_loaded_again() -> None:
    r = at_rest(freight=2).contract(A, "steel_1 a").contract(A, "coal_1 a", "aboard").contract(A, "oil_1 a", "aboard")
    r.turn().play("restart")
    assert r.options() == ["load for coal", "load for oil", "pass"]
    assert r.refused("load") == "SPK-LOAD-4"
    assert r.refused("load for wood") == "SPK-LOAD-4"
    r.play("load for oil")
    assert sorted(r.aboard(A)) == ["coal", "steel"]
    r.home(A, "cleveland").connect(A, "pittsburgh").train(A, "cleveland").levels(A, freight=3)
    r.t.stack.clear()
    r.turn().play("restart", "load")
    assert sorted(r.aboard(A)) == ["coal", "oil", "steel"]


@rule("SPK-LOAD-5")
def test_loading_may_be_declined_and_nothing_is_dropped_without_loading() -> None:
    r = at_rest().contract(A, "steel_1 a").contract(A, "coal_1 a", "aboard").turn().play("restart", "pass")
    assert r.aboard(A) == ["coal"]
    assert r.asks() == "restart"
    full = at_rest().contract(A, "coal_1 a", "aboard").turn().play("restart")
    assert full.asks() == "restart"


@rule("SPK-LOAD-6")
@pytest.mark.parametrize("players", COUNTS)
def test_no_player_has_two_tokens_of_a_commodity(players: int) -> None:
    for t in random_game(players, seed=2):
        assert len(t.cargo) == 12
        for seat in range(players):
            assert len(t.aboard(seat)) <= t.cars(seat)
    r = at_rest(freight=3).contract(A, "steel_1 a").turn().play("restart", "load")
    assert r.asks() == "restart"


@rule("SPK-DELIV-1", "SPK-DEC-6")
def test_delivery_needs_a_listed_city() -> None:
    r = at_rest().contract(A, "corn_2 a", "aboard").train(A, "t096").turn().play("move chicago")
    assert r.options() == ["deliver corn", "pass"]
    elsewhere = at_rest().contract(A, "corn_1 a", "aboard").train(A, "t096").turn().play("move chicago")
    assert elsewhere.asks() == "action"


@rule("SPK-DELIV-2")
def test_a_delivery_pays_and_leaves_a_marker() -> None:
    r = at_rest().contract(A, "corn_2 a", "aboard").train(A, "t096").turn().play("move chicago", "deliver corn")
    assert r.t.money[A] == r.t.deliveries[A] == 5
    assert r.t.cargo[r.good("corn")] == DELIVERED
    assert r.t.has_marker(A, r.city("chicago"))
    assert r.aboard(A) == []


@rule("SPK-DELIV-3")
def test_a_marker_binds_its_owner_only() -> None:
    r = at_rest().contract(A, "corn_2 a", "aboard").marker(A, "chicago").train(A, "t096").turn().play("move chicago")
    assert r.asks() == "action"
    other = at_rest().contract(A, "corn_2 a", "aboard").marker(B, "chicago").train(A, "t096").turn()
    assert other.play("move chicago").asks() == "deliver"


@rule("SPK-DELIV-4")
def test_a_contract_is_fulfilled_once() -> None:
    r = at_rest().contract(A, "corn_2 a", "aboard").train(A, "t096").turn().play("move chicago", "deliver corn")
    r.home(A, "indianapolis").connect(A, "louisville").train(A, "indianapolis")  # which supplies corn
    r.t.stack.clear()
    assert r.turn().play("restart").asks() == "restart"


@rule("SPK-DELIV-5", "SPK-INT-6")
def test_a_declined_delivery_needs_a_new_arrival() -> None:
    r = at_rest().contract(A, "corn_2 a", "aboard").train(A, "t096").turn().play("move chicago", "pass")
    assert r.t.money[A] == 0
    assert r.aboard(A) == ["corn"]
    r.play("draw", "deck", "deck")
    r.t.stack.clear()
    r.turn()
    assert r.asks() == "action"  # resting there is not enough
    r.play("restart", "restart t096")
    r.t.stack.clear()
    r.turn().play("move chicago")
    assert r.options() == ["deliver corn", "pass"]


@rule("SPK-DELIV-6")
def test_one_of_several_tokens() -> None:
    r = at_rest(freight=3).contract(A, "corn_2 a", "aboard").contract(A, "cows_2 a", "aboard")
    r.contract(A, "wood_1 a", "aboard").train(A, "t096").turn().play("move chicago")
    assert r.options() == ["deliver cows", "deliver corn", "pass"]
    assert r.refused("deliver wood") == "SPK-DELIV-1"
    assert r.refused("deliver oil") == "SPK-DELIV-1"
    r.play("deliver cows")
    assert sorted(r.aboard(A)) == ["corn", "wood"]
    assert r.asks() == "action"


@rule("SPK-INT-5")
def test_a_city_is_never_a_destination_of_what_it_supplies() -> None:
    figures = load().figures
    for contract, cities in enumerate(figures.destinations):
        assert not set(cities) & set(figures.sources[figures.contract_of(contract)])
