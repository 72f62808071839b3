"""What is in the box."""

import pytest

import abilene
from tests.good_goat_bad.town import A, B, C, D, E, names, town
from tests.rules import rule

BOX = abilene.load("good_goat_bad", players=5)
PIECES = BOX.tables["components"]


@rule("GGB-COMP-1")
def test_fifteen_characters_one_card_each() -> None:
    t = BOX.start(seed=1)
    cards = [*t.pile, *t.hand, t.face_down, *(card for card, place in enumerate(t.place) if place == -2)]
    assert names(cards) == [
        "shopkeeper", "kid", "banker", "widow", "rancher", "cowboy", "miner", "prospector",
        "outlaw", "sheriff", "thief", "charlatan", "waitress", "gambler", "goat",
    ]  # fmt: skip
    assert PIECES["character_cards"] == 15


@rule("GGB-COMP-2")
def test_five_locations() -> None:
    assert set(BOX.start(seed=1).view(None)["locations"]) == {"saloon", "store", "bank", "ranch", "mine"}
    assert PIECES["location_tiles"] == 5


@rule("GGB-COMP-3")
def test_twenty_two_tokens_of_five_values() -> None:
    tokens = {row["id"]: (row["count"], row["value"]) for row in BOX.tables["resources"]}
    assert tokens == {"bottle": (8, 2), "supplies": (4, 3), "banknotes": (4, 4), "cattle": (3, 5), "gold": (3, 5)}
    assert PIECES["resource_tokens"] == sum(count for count, _ in tokens.values()) == 22
    t = town(players=5).coins(0, 0, 0, 0, 0).stock(A, bottle=1, supplies=1, banknotes=1, cattle=1, gold=1)
    assert t.t.breakdown()[A] == {"coins": 0, "bottle": 2, "supplies": 3, "banknotes": 4, "cattle": 5, "gold": 5}


@rule("GGB-COMP-4")
def test_forty_coins_of_one_and_three_elixirs() -> None:
    assert (PIECES["coins"], PIECES["coin_value"], PIECES["elixir_tokens"]) == (40, 1, 3)
    t = town(players=5).coins(7, 0, 0, 0, 0).stock(A)
    assert t.t.scores()[A] == 7
    assert t.t.reserve() == 40 - 7 - sum(t.t.site_coins)
    t.coins(0, 9, 9, 9, 9).deal(A, "charlatan", "goat", "outlaw", "sheriff").go()
    t.play(f"offer {B}", "slide charlatan", "declare goat", "refuse", f"swindle 3 from {B}")
    assert sum(t.t.elixirs) == 3


@rule("GGB-COMP-5")
def test_each_colour_has_one_big_hat_and_three_small_ones() -> None:
    assert len(set(BOX.tables["hat_colours"]["list"])) == PIECES["big_hats"] == 5
    assert (PIECES["big_hats_per_player"], PIECES["small_hats_per_colour"], PIECES["small_hats"]) == (1, 3, 15)
    assert PIECES["hat_markers"] == PIECES["big_hats"] + PIECES["small_hats"]


@rule("GGB-COMP-5")
def test_the_big_hat_turns_grey_with_the_last_small_one() -> None:
    t = town(players=3).in_play(goat=A).deal(A, "banker", "widow", "outlaw", "sheriff").go()
    assert t.t.active() == [0, 1, 2]
    t.offer("refuse", to=B)
    assert t.t.active() == [1, 2]


@rule("GGB-COMP-6")
@pytest.mark.parametrize(
    ("location", "collector", "kind"),
    [
        ("store", "shopkeeper", "supplies"),
        ("bank", "banker", "banknotes"),
        ("ranch", "rancher", "cattle"),
        ("mine", "miner", "gold"),
    ],
)
def test_each_outer_location_brings_forth_one_kind_of_token(location: str, collector: str, kind: str) -> None:
    t = town(players=5).stock(A).deal(A, collector, "goat", "outlaw", "sheriff").go()
    assert t.tokens_at(location) == 1
    t.offer("refuse", card=collector)
    assert t.owns(A) == {kind: 1}


@rule("GGB-COMP-6")
def test_the_saloon_brings_forth_bottles() -> None:
    t = town(players=2).stock(B).in_play(waitress=A)
    assert t.tokens_at("saloon") == 1
    t.saloon()
    assert t.owns(B) == {"bottle": 1}


HOMES = {
    "store": ("shopkeeper", "kid"),
    "bank": ("banker", "widow"),
    "ranch": ("rancher", "cowboy"),
    "mine": ("miner", "prospector"),
}


@rule("GGB-COMP-7")
@pytest.mark.parametrize(("home", "card"), [(home, card) for home, pair in HOMES.items() for card in pair])
def test_a_collector_belongs_to_one_outer_location(home: str, card: str) -> None:
    t = town(players=5).deal(A, card, "goat", "outlaw", "sheriff").go()
    before = {name: (t.tokens_at(name), t.coins_at(name)) for name in HOMES}
    t.offer("refuse", card=card)
    after = {name: (t.tokens_at(name), t.coins_at(name)) for name in HOMES}
    assert [name for name in HOMES if before[name] != after[name]] == [home]


@rule("GGB-COMP-7")
def test_six_characters_belong_to_the_saloon_and_the_goat_to_no_location() -> None:
    homes = {row["id"]: row["location"] for row in BOX.tables["characters"]}
    saloon = {"outlaw", "sheriff", "thief", "charlatan", "waitress", "gambler"}
    assert {card for card, home in homes.items() if home == "saloon"} == saloon
    assert [card for card, home in homes.items() if home == ""] == ["goat"]
    assert {home: tuple(card for card in homes if homes[card] == home) for home in HOMES} == HOMES
    # They stay in the game at every number of players, whichever locations are used.
    for players in (2, 3, 4):
        assert {*saloon, "goat"} < set(names(abilene.load("good_goat_bad", players=players).figures.deck))


@rule("GGB-COMP-8")
def test_a_face_down_token_does_not_show_its_kind() -> None:
    tables = [town(players=5, seed=seed).stock(A, gold=1, bottle=1) for seed in range(6)]
    for t in tables:
        t.last(C).in_play(gambler=B).go().play(f"steal {A}")
    assert {tuple(t.owns(A)) for t in tables} == {("gold",), ("bottle",)}  # drawn blindly, they are all alike
    for seat in (C, D, E, None):
        views = [t.t.view(seat) for t in tables]
        assert all(view["seats"] == views[0]["seats"] for view in views)
