"""Phase 1, upkeep."""

import pytest

import abilene
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.state import UNSEEN
from tests.good_goat_bad.town import COUNTS, A, B, C, character, location, names, town
from tests.rules import rule

OUTER = {
    2: ("store", "bank"),
    3: ("bank", "ranch"),
    4: ("store", "bank", "mine"),
    5: ("store", "bank", "ranch", "mine"),
}
ALL = ("store", "bank", "ranch", "mine", "saloon")


@rule("GGB-UPK-1")
@pytest.mark.parametrize("players", COUNTS)
def test_each_location_in_use_receives_a_token_from_the_reserve(players: int) -> None:
    t = town(players)
    before = {name: (t.tokens_at(name), t.t.token_reserve(location(name))) for name in ALL}
    t.next_round()
    for name in ALL:
        tokens, reserve = before[name]
        more = 1 if name in (*OUTER[players], "saloon") else 0
        assert (t.tokens_at(name), t.t.token_reserve(location(name))) == (tokens + more, reserve - more)


@rule("GGB-UPK-1")
def test_tokens_at_locations_lie_face_up() -> None:
    locations = abilene.load("good_goat_bad", players=5).start(seed=1).view(None)["locations"]
    assert {name: locations[name]["tokens"] for name in ALL} == dict.fromkeys(ALL, 1)


@rule("GGB-UPK-2")
@pytest.mark.parametrize("players", COUNTS)
def test_each_outer_location_in_use_receives_its_coins_from_the_reserve(players: int) -> None:
    coins = {"store": 1, "bank": 2, "ranch": 1, "mine": 1}
    t = town(players)
    for name in ALL:
        t.at(name, coins=0)
    reserve = t.t.reserve()
    t.next_round()
    assert {name: t.coins_at(name) for name in OUTER[players]} == {name: coins[name] for name in OUTER[players]}
    assert [t.coins_at(name) for name in ALL if name not in OUTER[players]] == [0] * (5 - len(OUTER[players]))
    assert t.t.reserve() == reserve - sum(coins[name] for name in OUTER[players])


@rule("GGB-UPK-3")
def test_what_is_left_piles_up_with_the_new() -> None:
    t = town(players=5).at("bank", tokens=2, coins=5).at("saloon", tokens=1).at("mine", tokens=0, coins=3).next_round()
    assert (t.tokens_at("bank"), t.coins_at("bank")) == (3, 7)
    assert t.tokens_at("saloon") == 2
    assert (t.tokens_at("mine"), t.coins_at("mine")) == (1, 4)


@rule("GGB-UPK-4")
@pytest.mark.parametrize("players", COUNTS)
def test_all_characters_are_shuffled_into_the_pile_at_the_start_of_the_round(players: int) -> None:
    orders = set()
    for seed in range(50):
        t = town(players).in_play(outlaw=A, goat=B).refused("widow").next_round(seed=seed)
        order = [t.face_up, t.t.face_down, *t.t.hand, *t.t.pile[::-1]]
        assert sorted(order) == t.game.figures.deck
        orders.add(tuple(order))
    assert len(orders) == 50
    assert {order[-1] for order in orders} == set(t.game.figures.deck)  # anybody may lie at the bottom


@rule("GGB-UPK-5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_top_card_is_set_aside_face_up_and_the_next_face_down(players: int) -> None:
    t = town(players).next_round("thief", "banker", "widow")
    assert t.t.view(None)["characters"] == {"thief": {"is": "set_aside"}}
    assert t.t.face_down == character("banker")
    assert t.owner("banker") == UNSEEN
    assert "widow" in t.hand
    circulating = names([*t.t.pile, *t.t.hand])
    assert "thief" not in circulating
    assert "banker" not in circulating


@rule("GGB-UPK-6")
@pytest.mark.parametrize("players", COUNTS)
def test_a_goat_turned_up_is_replaced_and_shuffled_back(players: int) -> None:
    t = town(players).hear().next_round("goat", "thief")
    assert any(isinstance(event, ev.GoatTurnedUp) for event in t.events)
    assert t.t.view(None)["goat_back"] is True
    assert t.face_up != character("goat")
    assert t.t.face_down == character("thief")
    assert character("goat") in [*t.t.pile, *t.t.hand]


@rule("GGB-UPK-6")
def test_the_goat_may_lie_anywhere_in_the_pile_after_it_was_shuffled_back() -> None:
    places = set()
    for seed in range(0, 3000, 20):
        t = town(players=3).next_round("goat", seed=seed)
        places.add([*t.t.pile, *reversed(t.t.hand)].index(character("goat")))
    assert places == set(range(9))


@rule("GGB-UPK-6")
def test_another_card_turned_up_changes_nothing() -> None:
    t = town(players=3).next_round("goat").hear().next_round("thief", "banker")
    assert not any(isinstance(event, ev.GoatTurnedUp) for event in t.events)
    assert t.t.view(None)["goat_back"] is False


@rule("GGB-UPK-7")
def test_a_goat_set_aside_face_down_stays_there_unseen() -> None:
    t = town(players=3).hear().next_round("thief", "goat")
    assert t.t.face_down == character("goat")
    assert t.face_up == character("thief")
    for seat in (A, B, C, None):
        assert "goat" not in str(t.t.view(seat)).replace("goat_back", "")
        assert not any("Goat" in (t.game.tell(event, seat) or "") for event in t.events)


@rule("GGB-UPK-8")
@pytest.mark.parametrize(("players", "cards", "hats"), [(2, 9, 6), (3, 9, 6), (4, 11, 8), (5, 13, 10)])
def test_three_cards_more_than_hats_are_in_the_pile(players: int, cards: int, hats: int) -> None:
    game = abilene.load("good_goat_bad", players=players)
    for seed in range(40):  # some of them turn up the Goat
        t = game.start(seed)
        assert len(t.pile) + len(t.hand) == cards == hats + 3
        assert sum(t.hats) == hats
