"""What each character does."""

import pytest

from abilene import IllegalChoice
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARLATAN, GAMBLER, OUTLAW, THIEF
from abilene.games.good_goat_bad.state import REMOVED
from tests.good_goat_bad.town import A, B, C, D, E, Table, town
from tests.rules import rule

OUTER = ("store", "bank", "ranch", "mine")


def placed(t: Table, card: str, owner: int = A) -> Table:
    """The owner gets the card: from A's hand, where the harmless ones stay."""
    others = [name for name in ("goat", "outlaw", "sheriff", "gambler", "waitress") if name != card][:3]
    t.deal(A, card, *others).go()
    if t.asks == "offer":
        t.play(f"offer {owner if owner != A else B}")
    return t.play(f"slide {card}", f"declare {others[0]}", "refuse" if owner == A else "accept")


# ------------------------------------------------------------------ collectors


@rule("GGB-CHAR-1")
@pytest.mark.parametrize(
    ("card", "home", "kind"),
    [
        ("shopkeeper", "store", "supplies"),
        ("banker", "bank", "banknotes"),
        ("rancher", "ranch", "cattle"),
        ("miner", "mine", "gold"),
    ],
)
@pytest.mark.parametrize("owner", [A, B])
def test_four_characters_take_all_tokens_of_their_location(card: str, home: str, kind: str, owner: int) -> None:
    t = town(players=5).stock(owner)
    for name in OUTER:
        t.at(name, tokens=2, coins=3)
    placed(t, card, owner)
    assert t.owns(owner) == {kind: 2}
    assert t.t.coins[owner] == 2
    assert [t.tokens_at(name) for name in OUTER] == [0 if name == home else 2 for name in OUTER]
    assert [t.coins_at(name) for name in OUTER] == [3, 3, 3, 3]
    assert "stock" not in t.t.view(C)["seats"][owner]  # the tokens now lie face down


@rule("GGB-CHAR-1")
@pytest.mark.parametrize(("card", "home"), [("shopkeeper", 0), ("banker", 1), ("rancher", 2), ("miner", 3)])
def test_they_take_nothing_where_no_tokens_lie(card: str, home: int) -> None:
    t = town(players=5).at(OUTER[home], tokens=0).hear()
    placed(t, card)
    assert (t.owns(A), t.t.coins[A]) == ({"bottle": 1}, 2)
    assert ev.FoundNothing(A, 2 * home) in t.events
    assert t.asks == "offer"


@rule("GGB-CHAR-2")
@pytest.mark.parametrize(
    ("card", "home"), [("kid", "store"), ("widow", "bank"), ("cowboy", "ranch"), ("prospector", "mine")]
)
@pytest.mark.parametrize("owner", [A, B])
def test_four_characters_take_all_coins_of_their_location(card: str, home: str, owner: int) -> None:
    t = town(players=5)
    for name in OUTER:
        t.at(name, tokens=2, coins=3)
    placed(t, card, owner)
    assert t.t.coins[owner] == 5
    assert t.owns(owner) == {"bottle": 1}
    assert [t.coins_at(name) for name in OUTER] == [0 if name == home else 3 for name in OUTER]
    assert [t.tokens_at(name) for name in OUTER] == [2, 2, 2, 2]


@rule("GGB-CHAR-2")
@pytest.mark.parametrize(("card", "home"), [("kid", 0), ("widow", 1), ("cowboy", 2), ("prospector", 3)])
def test_they_take_nothing_where_no_coins_lie(card: str, home: int) -> None:
    t = town(players=5).at(OUTER[home], coins=0).hear()
    placed(t, card)
    assert (t.owns(A), t.t.coins[A]) == ({"bottle": 1}, 2)
    assert ev.FoundNothing(A, 2 * home + 1) in t.events
    assert t.asks == "offer"


@rule("GGB-CHAR-3")
def test_the_goat_has_no_effect() -> None:
    t = town(players=5)
    before = (t.t.coins[:], t.t.stock[:], t.t.site_tokens[:], t.t.site_coins[:], t.t.elixirs[:])
    placed(t.hear(), "goat", B)
    assert (t.t.coins, t.t.stock, t.t.site_tokens, t.t.site_coins, t.t.elixirs) == before
    assert [type(event) for event in t.events] == [ev.Declared, ev.Accepted, ev.HandPassed]
    t = town(players=5).in_play(goat=B).hear().saloon()
    assert list(t.events) == []


# ------------------------------------------------------------------ Thief


@rule("GGB-CHAR-4")
@pytest.mark.parametrize("home", OUTER)
def test_the_thief_empties_an_outer_location_of_its_tokens(home: str) -> None:
    t = town(players=5).stock(B)
    for name in (*OUTER, "saloon"):
        t.at(name, tokens=2, coins=0 if name == "saloon" else 3)
    placed(t, "thief", B)
    assert t.options == [f"rob {name}" for name in OUTER]
    t.play(f"rob {home}")
    assert [t.tokens_at(name) for name in OUTER] == [0 if name == home else 2 for name in OUTER]
    assert [t.coins_at(name) for name in OUTER] == [3, 3, 3, 3]
    assert t.t.view(None)["loot"] == {"tokens": 2, "from": home}
    assert (t.owns(B), t.t.coins[B]) == ({}, 2)


@rule("GGB-CHAR-4")
def test_the_thief_robs_neither_the_saloon_nor_an_empty_location() -> None:
    t = placed(town(players=5).at("bank", tokens=0), "thief")
    assert t.options == ["rob store", "rob ranch", "rob mine"]
    for home, forbidden in (("saloon", "GGB-CHAR-4"), ("bank", "GGB-INT-14")):
        with pytest.raises(IllegalChoice) as refused:
            t.play(f"rob {home}")
        assert refused.value.rule == forbidden


@rule("GGB-CHAR-5")
def test_the_thief_does_nothing_when_no_outer_location_holds_tokens() -> None:
    t = town(players=5).at("saloon", tokens=3)
    for name in OUTER:
        t.at(name, tokens=0)
    placed(t.hear(), "thief")
    assert ev.FoundNothing(A, THIEF) in t.events
    assert t.t.loot == 0
    assert t.tokens_at("saloon") == 3
    assert t.asks == "offer"


@rule("GGB-CHAR-6")
def test_the_loot_is_public_and_belongs_to_nobody() -> None:
    t = placed(town(players=5).stock(B), "thief", B).play("rob mine")
    for seat in (A, B, C, None):
        assert t.t.view(seat)["loot"] == {"tokens": 1, "from": "mine"}
        assert t.t.view(seat)["seats"][B]["tokens"] == 0
    assert t.t.scores()[B] == 2


@rule("GGB-CHAR-6")
def test_the_gambler_cannot_take_from_the_loot() -> None:
    """By the time the Gambler acts a Thief who was not arrested has pocketed it, so the loot is tried in suspense."""
    t = town(players=3).stock(A).stock(B).stock(C, bottle=1).loot("bank", 2)
    t.in_play(gambler=A).hear().saloon()
    assert (t.owns(A), t.t.loot) == ({"bottle": 1}, 2)  # C was the only victim


@rule("GGB-CHAR-7")
def test_a_thief_who_was_not_arrested_keeps_the_loot() -> None:
    t = town(players=5).stock(B).loot("ranch", 2).at("ranch", tokens=0).in_play(thief=B).saloon()
    assert t.owns(B) == {"cattle": 2}
    assert (t.t.loot, t.tokens_at("ranch")) == (0, 0)


@rule("GGB-CHAR-7")
def test_a_thief_who_was_arrested_does_not() -> None:
    t = town(players=5).stock(B).loot("ranch", 2).at("ranch", tokens=0).in_play(thief=B, sheriff=A).saloon()
    assert t.owns(B) == {}


# ------------------------------------------------------------------ Charlatan


@rule("GGB-CHAR-8")
def test_the_charlatan_takes_three_coins_split_at_will() -> None:
    t = placed(town(players=3).coins(0, 2, 5), "charlatan")
    assert t.options == [
        f"swindle 3 from seat {C}",
        f"swindle 1 from seat {B}, 2 from seat {C}",
        f"swindle 2 from seat {B}, 1 from seat {C}",
    ]
    t.play(f"swindle 1 from seat {B}, 2 from seat {C}")
    assert t.t.coins == [0, 1, 3]
    assert sum(t.t.elixirs) == 3  # the coins on the card; they are nobody's
    assert t.t.scores()[A] == 2


@rule("GGB-CHAR-8")
def test_the_charlatan_takes_exactly_three_and_never_more_than_an_opponent_has() -> None:
    t = placed(town(players=3).coins(0, 2, 5), "charlatan")
    for words, reason in (
        (f"swindle 3 from seat {B}", "than they have"),
        (f"swindle 2 from seat {C}", "3 coins in all"),
        (f"swindle 1 from seat {B}, 1 from seat {C}", "3 coins in all"),
    ):
        with pytest.raises(IllegalChoice, match=reason) as refused:
            t.play(words)
        assert refused.value.rule == "GGB-CHAR-8"


@rule("GGB-CHAR-8")
@pytest.mark.parametrize(("coins", "left"), [((4, 1, 1), [4, 0, 0]), ((4, 0, 1), [4, 0, 0]), ((4, 2, 1), [4, 0, 0])])
def test_poor_opponents_lose_all_they_have(coins: tuple[int, ...], left: list[int]) -> None:
    t = placed(town(players=3).coins(*coins), "charlatan")
    assert t.t.coins == left
    assert t.asks == "offer"


@rule("GGB-CHAR-8")
def test_the_charlatan_takes_from_inactive_players_too_but_not_from_the_owner() -> None:
    t = town(players=3).coins(9, 0, 5).in_play(banker=C, widow=C).deal(A, "charlatan", "goat", "outlaw", "sheriff").go()
    t.play("slide charlatan", "declare goat", "refuse")
    assert t.t.coins == [9, 0, 2]


@rule("GGB-CHAR-9")
def test_an_elixir_for_each_coin() -> None:
    t = placed(town(players=4).coins(0, 4, 4, 4), "charlatan").play(f"swindle 2 from seat {B}, 1 from seat {D}")
    assert t.t.elixirs == [0, 2, 0, 1]
    assert [seat["elixirs"] for seat in t.t.view(None)["seats"]] == [0, 2, 0, 1]


@rule("GGB-CHAR-10")
def test_the_charlatan_finds_only_empty_purses() -> None:
    t = town(players=4).coins(8, 0, 0, 0).hear()
    placed(t, "charlatan")
    assert ev.FoundNothing(A, CHARLATAN) in t.events
    assert (t.t.coins, t.t.elixirs) == ([8, 0, 0, 0], [0, 0, 0, 0])
    assert t.asks == "offer"


@rule("GGB-CHAR-11")
def test_a_charlatan_who_was_not_arrested_keeps_the_coins() -> None:
    t = town(players=4).coins(0, 1, 1, 1).elixirs(0, 2, 0, 1).in_play(charlatan=A)
    reserve = t.t.reserve()
    t.saloon()
    assert t.t.coins == [3, 1, 1, 1]
    assert t.t.elixirs == [0, 0, 0, 0]
    assert t.t.reserve() == reserve


@rule("GGB-CHAR-11")
def test_a_charlatan_who_was_arrested_does_not() -> None:
    t = town(players=4).coins(0, 1, 1, 1).elixirs(0, 2, 0, 1).in_play(charlatan=A, sheriff=C).saloon()
    assert t.t.coins == [0, 3, 4, 2]
    assert t.t.elixirs == [0, 0, 0, 0]


# ------------------------------------------------------------------ Outlaw and Sheriff


@rule("GGB-CHAR-12")
def test_the_outlaw_kills_the_sheriff_for_four_coins() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(outlaw=A, sheriff=B)
    reserve = t.t.reserve()
    t.saloon()
    assert t.owner("sheriff") == REMOVED + B
    assert t.t.coins == [4, 0, 0]
    assert t.t.reserve() == reserve - 4


@rule("GGB-CHAR-13")
def test_without_a_sheriff_the_outlaw_does_nothing() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(outlaw=A, thief=B).hear().saloon()
    assert t.t.coins == [0, 0, 0]
    assert ev.ActedInVain(A, OUTLAW) in t.events
    assert t.owner("thief") == B


@rule("GGB-CHAR-14")
def test_the_sheriff_draws_two_coins() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(sheriff=B)
    reserve = t.t.reserve()
    t.saloon()
    assert t.t.coins == [0, 2, 0]
    assert t.t.reserve() == reserve - 2


@rule("GGB-CHAR-15")
def test_the_sheriff_arrests_the_thief_and_the_loot_goes_back() -> None:
    t = town(players=5).coins(0, 0, 0, 0, 0).stock(B).loot("mine", 2).at("mine", tokens=1)
    t.in_play(sheriff=A, thief=B).saloon()
    assert t.owner("thief") == REMOVED + B
    assert t.t.coins == [4, 0, 0, 0, 0]
    assert (t.tokens_at("mine"), t.t.loot) == (3, 0)
    assert t.t.view(None)["locations"]["mine"]["tokens"] == 3


@rule("GGB-CHAR-15")
def test_the_loot_that_went_back_lies_there_in_the_next_round() -> None:
    t = town(players=5).loot("mine", 1).at("mine", tokens=0).in_play(sheriff=A, thief=B).last(C).go()
    assert t.t.round == 2
    assert t.tokens_at("mine") == 2


@rule("GGB-CHAR-16")
def test_the_sheriff_arrests_the_charlatan_and_the_coins_go_back() -> None:
    t = town(players=4).coins(0, 0, 0, 0).elixirs(1, 0, 0, 2).in_play(sheriff=A, charlatan=B)
    reserve = t.t.reserve()
    t.saloon()
    assert t.owner("charlatan") == REMOVED + B
    assert t.t.coins == [2 + 1 + 1, 0, 0, 2]
    assert t.t.elixirs == [0, 0, 0, 0]
    assert t.t.reserve() == reserve - 3


@rule("GGB-CHAR-17")
@pytest.mark.parametrize(
    ("arrested", "earned"),
    [({}, 2), ({"charlatan": B}, 3), ({"thief": B}, 4), ({"thief": B, "charlatan": C}, 5)],
)
@pytest.mark.parametrize("stolen", [False, True])
def test_what_a_sheriff_earns(arrested: dict[str, int], earned: int, stolen: bool) -> None:
    t = town(players=4).coins(0, 0, 0, 0).in_play(sheriff=A, **arrested)
    if stolen and "thief" in arrested:
        t.loot("bank", 1)
    if stolen and "charlatan" in arrested:
        t.elixirs(0, 0, 0, 3)
    t.saloon()
    assert t.t.coins[A] == earned


@rule("GGB-CHAR-18")
def test_a_killed_sheriff_earns_nothing_and_arrests_nobody() -> None:
    t = town(players=5).coins(0, 0, 0, 0, 0).stock(C).loot("mine", 1).at("mine", tokens=0).elixirs(0, 3, 0, 0, 0)
    t.in_play(outlaw=A, sheriff=B, thief=C, charlatan=D).saloon()
    assert t.t.coins == [4, 0, 0, 3, 0]
    assert t.owns(C) == {"gold": 1}
    assert (t.owner("thief"), t.owner("charlatan")) == (C, D)


@rule("GGB-CHAR-25")
def test_arrests_without_loot_or_coins_move_nothing_but_the_bonus() -> None:
    t = town(players=4).coins(1, 1, 1, 1).in_play(sheriff=A, thief=B, charlatan=C)
    tokens, coins, stock = t.t.site_tokens[:], t.t.site_coins[:], t.t.stock[:]
    t.saloon()
    assert t.t.coins == [1 + 2 + 2 + 1, 1, 1, 1]
    assert (t.t.site_tokens, t.t.site_coins, t.t.stock) == (tokens, coins, stock)
    assert (t.owner("thief"), t.owner("charlatan")) == (REMOVED + B, REMOVED + C)


# ------------------------------------------------------------------ Waitress and Gambler


@rule("GGB-CHAR-19")
def test_the_waitress_gives_all_bottles_to_opponents() -> None:
    t = town(players=3).at("saloon", tokens=2).in_play(waitress=A).saloon()
    assert t.t.player == A
    assert t.options == [f"serve 2 to seat {C}", f"serve 1 to seat {B}, 1 to seat {C}", f"serve 2 to seat {B}"]
    for words in (f"serve 1 to seat {B}", f"serve 3 to seat {C}"):
        with pytest.raises(IllegalChoice) as refused:
            t.play(words)
        assert refused.value.rule == "GGB-CHAR-19"
    t.play(f"serve 2 to seat {B}")
    assert t.tokens_at("saloon") == 0
    assert [t.owns(seat) for seat in (A, B, C)] == [{"bottle": 1}, {"bottle": 3}, {"bottle": 1}]


@rule("GGB-CHAR-19")
def test_the_waitress_may_split_the_bottles() -> None:
    t = town(players=5).at("saloon", tokens=3).in_play(waitress=D).saloon()
    assert len(t.options) == 20
    t.play(f"serve 1 to seat {E}, 2 to seat {B}")
    assert [t.t.tokens(seat) for seat in range(5)] == [1, 3, 1, 1, 2]


@rule("GGB-CHAR-20")
def test_without_bottles_the_waitress_serves_nobody() -> None:
    t = town(players=3).at("saloon", tokens=0).in_play(waitress=A).saloon()
    assert t.t.over
    assert [t.t.tokens(seat) for seat in range(3)] == [1, 1, 1]


@rule("GGB-CHAR-20", "GGB-CHAR-21")
def test_without_bottles_the_waitress_still_takes_the_gamblers_place() -> None:
    t = town(players=3).at("saloon", tokens=0).in_play(waitress=A, gambler=B).saloon()
    assert (t.asks, t.t.player) == ("steal", A)


@rule("GGB-CHAR-21")
def test_after_the_bottles_the_waitress_acts_in_the_gamblers_place() -> None:
    t = town(players=3).stock(B).stock(C).in_play(waitress=A, gambler=B).hear().saloon()
    assert t.asks == "serve"
    t.play(f"serve 1 to seat {C}")
    # C, who has just been given a bottle, is the only one with a token: it is taken back.
    assert t.owns(A) == {"bottle": 2}
    assert t.owns(B) == {}
    assert [type(event) for event in t.events] == [ev.Served, ev.Stole, ev.GamblerReplaced]


@rule("GGB-CHAR-21")
def test_without_a_gambler_the_waitress_steals_nothing() -> None:
    t = town(players=3).in_play(waitress=A).saloon().play(f"serve 1 to seat {B}")
    assert t.t.over
    assert [t.t.tokens(seat) for seat in range(3)] == [1, 2, 1]


@rule("GGB-CHAR-22")
def test_the_gambler_takes_one_random_token_of_an_opponent_who_owns_one() -> None:
    taken = set()
    for seed in range(40):
        t = town(players=4, seed=seed).stock(A).stock(B).stock(C, gold=2, bottle=1).stock(D, supplies=1)
        t.in_play(gambler=A).saloon()
        assert t.options == [f"steal {C}", f"steal {D}"]
        for words, forbidden in ((f"steal {B}", "GGB-INT-23"), (f"steal {A}", "GGB-CHAR-22")):
            with pytest.raises(IllegalChoice) as refused:
                t.play(words)
            assert refused.value.rule == forbidden
        t.play(f"steal {C}")
        (kind,) = t.owns(A)
        assert t.t.tokens(A) == 1
        assert t.owns(C) == ({"gold": 1, "bottle": 1} if kind == "gold" else {"gold": 2})
        taken.add(kind)
    assert taken == {"gold", "bottle"}


@rule("GGB-CHAR-22")
def test_the_stolen_token_goes_to_the_hidden_part_of_the_stock() -> None:
    t = town(players=3).stock(B, cattle=1).last(C).in_play(gambler=A).go().play(f"steal {B}")
    assert t.t.view(A)["seats"][A]["stock"] == {"bottle": 1, "cattle": 1}
    assert t.t.view(C)["seats"][A]["tokens"] == 2
    assert "stock" not in t.t.view(C)["seats"][A]
    assert [t.t.view(B)["seats"][seat]["tokens"] for seat in (A, B)] == [t.t.tokens(A), t.t.tokens(B)]


@rule("GGB-CHAR-23")
def test_the_gambler_finds_no_tokens() -> None:
    t = town(players=3).stock(A, cattle=2).stock(B).stock(C).in_play(gambler=A).hear().saloon()
    assert t.t.over
    assert t.events == [ev.ActedInVain(A, GAMBLER)]
    assert t.owns(A) == {"cattle": 2}


@rule("GGB-CHAR-24")
def test_the_gambler_does_nothing_when_the_waitress_is_in_play() -> None:
    t = town(players=3).stock(A, cattle=1).stock(B).stock(C).at("saloon", tokens=0)
    # The Waitress finds no token among A's opponents, and yet the Gambler does not act.
    t.in_play(waitress=A, gambler=B).hear().saloon()
    assert t.t.over
    assert t.owns(A) == {"cattle": 1}
    assert isinstance(t.events[-1], ev.GamblerReplaced)


@rule("GGB-DEC-10", "GGB-DEC-11")
def test_a_split_is_said_in_plain_words_and_those_of_older_journals_are_understood() -> None:
    t = placed(town(players=4).coins(0, 4, 4, 4), "charlatan")
    assert f"swindle 2 from seat {B}, 1 from seat {D}" in t.options
    assert t.game.parse(t.t, f"swindle {B}:2 {D}:1") == t.game.parse(t.t, f"swindle 2 from seat {B}, 1 from seat {D}")
    t = town(players=3).in_play(waitress=A).at("saloon", tokens=2).saloon()
    assert f"serve 1 to seat {B}, 1 to seat {C}" in t.options
    assert t.game.parse(t.t, f"serve {B}:1 {C}:1") == t.game.parse(t.t, f"serve 1 to seat {B}, 1 to seat {C}")
