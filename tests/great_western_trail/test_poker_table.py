"""The poker table: sitting down, staking cards, showing them, and what is left at the end."""

import pytest

import abilene
from abilene.games.great_western_trail.poker.events import HandShown, PotWon
from abilene.games.great_western_trail.poker.steps import poker_of
from abilene.games.great_western_trail.scoring import best_objectives, breakdown, herd, possessions
from abilene.games.great_western_trail.steps.asking import DrawThenDiscard
from abilene.games.great_western_trail.steps.kansas_city import Income
from tests.great_western_trail.ranch import COUNTS, EDITIONS, A, B, C, Ranch, card, place, ranch, start
from tests.rules import rule

BET, SHOW = "use poker_bet", "use poker_show"
HAND = ("gray", "green", "o01")


def saloon(players: int = 3, edition: int = 2, **options: str) -> Ranch:
    """A table with the poker table; A has money, three cards in hand and a hired cowboy."""
    r = ranch(players, edition, poker=True, **options).money(10, 10, 10).workers(A, cowboy=2)
    return r.hand(A, *HAND).discard_pile(A)


def table(r: Ranch, seat: int = A) -> list[str]:
    """The cards of a seat at the poker table."""
    return r.cards(poker_of(r.t)[0].cards[seat])


def pot(r: Ranch) -> int:
    return poker_of(r.t)[0].pot


# ------------------------------------------------------------------ set-up


@rule("GWTP-COMP-1", "GWTP-SETUP-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_one_bonus_token_for_each_player_the_best_on_top(players: int, edition: int) -> None:
    tokens = start(players, edition, poker=True).view(None)["poker"]["tokens"]
    assert tokens[0]["vp"] == 6
    points = [token["vp"] for token in tokens]
    assert len(points) == players
    assert points == sorted(points, reverse=True)
    assert len(box_tokens()) == 4


def box_tokens() -> list[dict[str, int]]:
    """All bonus tokens of the box."""
    found: list[dict[str, int]] = start(4, poker=True).game.tables["poker"]["bonus_tokens"]["tokens"]
    return found


@rule("GWTP-SETUP-3", "GWTP-COMP-1", "GWTP-INT-1")
def test_the_table_is_off_unless_chosen_and_never_there_alone() -> None:
    assert start(2).game.options["poker"] is False
    assert start(2).poker is None
    with pytest.raises(ValueError, match="GWTP-COMP-1"):
        abilene.load("great_western_trail", players=1, poker=True)
    assert "poker" not in abilene.load("great_western_trail", players=1).options


@rule("GWTP-SETUP-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_buildings_on_d_and_g_have_one_more_action(edition: int) -> None:
    for space in "ABCDEFG":
        options = saloon(edition=edition).seated(A, "cowboy", "gray").visit(A, space).options()
        assert (BET in options) == (space == "D")
        assert (SHOW in options) == (space == "G")


@rule("GWTP-SETUP-2")
def test_whatever_building_lies_there() -> None:
    r = saloon()
    d, a = place(r.t, "D"), place(r.t, "A")
    r.t.tiles[d], r.t.tiles[a] = r.t.tiles[a], r.t.tiles[d]
    options = r.visit(A, "D").options()
    assert BET in options
    assert r.tile_at("D") == "A"
    assert BET not in saloon().building("D-1", A, "1a").visit(A, "D-1").options()


@rule("GWTP-SETUP-2")
def test_once_per_visit_in_any_order_and_it_counts_as_a_local_action() -> None:
    r = saloon().visit(A, "D").play(BET, "pass")
    assert BET not in r.options()
    assert "use auxiliary" not in r.options()  # a local action has been used
    assert {"use aux_single_or_double", "use end"} <= set(r.options())
    r = saloon().visit(A, "D").play("use aux_single_or_double", "auxiliary gain_money 1")
    assert BET in r.options()


# ------------------------------------------------------------------ sitting down


@rule("GWTP-SEAT-1")
def test_one_tile_of_a_row_sits_down_for_good_never_a_printed_worker() -> None:
    r = saloon().workers(A, cowboy=3, engineer=2).visit(A, "D").play(BET)
    assert r.options() == ["sit cowboy", "sit engineer"]
    assert r.refused("sit craftsman") == "GWTP-SEAT-1"
    r.play("sit cowboy", "pass")
    assert r.t.workers[:3] == [2, 1, 2]
    assert r.t.view(B)["poker"]["seats"][A]["worker"] == "cowboy"
    again = r.visit(A, "D").play(BET)
    assert again.t.step().kind == "stake"  # a second one cannot sit down


@rule("GWTP-SEAT-2")
def test_the_top_bonus_token_brings_its_money_at_once() -> None:
    r = saloon().workers(B, engineer=2).hand(B, "gray").visit(A, "D").play(BET, "pass")
    first, second, *_ = box_tokens()
    assert r.t.money[A] == 10 + first["money"]
    assert breakdown(r.t)[A]["poker"] == first["vp"] == 6
    r.play("use end").visit(B, "D").play(BET, "pass")
    assert r.t.money[B] == 10 + second["money"]
    assert [parts["poker"] for parts in breakdown(r.t)] == [first["vp"], second["vp"], 0]
    assert len(r.t.view(None)["poker"]["tokens"]) == 1


@rule("GWTP-SEAT-3")
def test_sitting_down_needs_a_worker_tile_but_no_card() -> None:
    assert BET not in saloon().workers(A, cowboy=1).visit(A, "D").options()
    r = saloon().visit(A, "D").play(BET, "pass")
    assert table(r) == []
    alone = saloon().hand(A).visit(A, "D").play(BET)
    assert alone.t.view(A)["poker"]["seats"][A]["worker"] == "cowboy"
    assert alone.t.step().kind == "use"


# ------------------------------------------------------------------ staking


@rule("GWTP-BET-1")
def test_a_dollar_for_the_first_card_and_two_for_the_second() -> None:
    r = saloon().seated(A, "cowboy").visit(A, "D").play(BET, "stake gray 0")
    assert (r.t.money[A], pot(r), table(r)) == (9, 1, ["gray"])
    assert r.options() == ["stake green 0", "stake o01", "pass"]
    r.play("stake green 0")
    assert (r.t.money[A], pot(r), table(r)) == (7, 3, ["gray", "green"])
    assert r.t.step().kind == "use"  # two cards at most in a visit
    assert r.cards(r.t.hands[A]) == ["o01"]


@rule("GWTP-BET-1")
@pytest.mark.parametrize("money", [1, 2, 3])
def test_the_second_card_needs_two_dollars_more(money: int) -> None:
    r = saloon().money(money).seated(A, "cowboy").visit(A, "D").play(BET, "stake gray 0")
    assert (r.t.step().kind == "stake") == (money == 3)


@rule("GWTP-BET-2")
def test_any_hand_card_will_do_but_only_hand_cards() -> None:
    r = saloon().seated(A, "cowboy").visit(A, "D").play(BET)
    assert r.options() == ["stake gray 0", "stake green 0", "stake o01"]
    assert r.refused("stake white 0") == "GWTP-BET-2"
    assert table(r.play("stake o01")) == ["o01"]


@rule("GWTP-BET-2")
def test_three_cards_at_most_and_they_stay() -> None:
    r = saloon().seated(A, "cowboy", "white", "white").visit(A, "D").play(BET, "stake gray 0")
    assert r.t.step().kind == "use"  # there is no room for a second one
    assert table(r) == ["white", "white", "gray"]
    assert BET not in r.visit(A, "D").options()


@rule("GWTP-BET-3")
def test_the_owner_sees_the_own_cards_and_the_others_only_their_number() -> None:
    r = saloon().seated(A, "cowboy", "white", "purple 5").visit(B, "A")
    own = r.t.view(A)["poker"]["seats"][A]
    assert (own["cards"], own["value"], own["count"]) == (["white 0", "purple 5"], 7, 2)
    for other in (B, C, None):
        seen = r.t.view(other)["poker"]["seats"][A]
        assert seen["count"] == 2
        assert not {"cards", "value"} & set(seen)


@rule("GWTP-BET-4")
@pytest.mark.parametrize(
    ("money", "hand", "laid", "open_"),
    [
        (1, ("gray",), (), True),
        (0, ("gray",), (), False),
        (1, (), (), False),
        (1, ("gray",), ("white", "white"), True),
        (9, ("gray",), ("white", "white", "white"), False),
    ],
)
def test_a_seated_player_needs_room_a_card_and_a_dollar(
    money: int, hand: tuple[str, ...], laid: tuple[str, ...], open_: bool
) -> None:
    r = saloon().money(money).hand(A, *hand).seated(A, "cowboy", *laid).visit(A, "D")
    assert (BET in r.options()) == open_


@rule("GWTP-BET-4")
def test_the_first_card_is_skipped_only_right_after_sitting_down() -> None:
    assert "pass" in saloon().visit(A, "D").play(BET).options()
    seated = saloon().seated(A, "cowboy").visit(A, "D").play(BET)
    assert "pass" not in seated.options()
    assert seated.refused("pass") == "GWTP-BET-4"


@rule("GWTP-BET-4")
def test_the_money_of_the_bonus_token_may_pay_for_the_first_card() -> None:
    r = saloon().money(0).visit(A, "D").play(BET, "stake gray 0")
    assert (r.t.money[A], pot(r)) == (0, 1)


# ------------------------------------------------------------------ the showdown


@rule("GWTP-SHOW-1")
def test_only_somebody_with_a_card_at_the_table_can_call() -> None:
    assert SHOW not in saloon().visit(A, "G").options()
    assert SHOW not in saloon().seated(A, "cowboy").seated(B, "cowboy", "gray").visit(A, "G").options()
    assert SHOW in saloon().seated(A, "cowboy", "gray").visit(A, "G").options()


@rule("GWTP-SHOW-2", "GWTP-INT-2")
def test_all_cards_count_by_their_breeding_values() -> None:
    r = saloon().seated(A, "cowboy", "white", "white", "o01").seated(B, "engineer", "red 2").seated(C, "cowboy")
    r.t.heard = []
    r.visit(A, "G").play(SHOW)
    shown = [event for event in r.t.heard if isinstance(event, HandShown)]
    assert [(event.player, event.value) for event in shown] == [(A, 4), (B, 3)]  # C has no card
    assert [len(event.cards) for event in shown] == [3, 1]


@rule("GWTP-SHOW-3")
@pytest.mark.parametrize("caller", [A, B])
def test_the_highest_value_wins_the_pot_and_three_dollars(caller: int) -> None:
    r = saloon().seated(A, "cowboy", "gray", "gray").seated(B, "cowboy", "red 2").pot(5).visit(caller, "G").play(SHOW)
    assert r.t.money == [10, 10 + 5 + 3, 10]
    assert pot(r) == 0


@rule("GWTP-SHOW-4", "GWTP-EX-2")
def test_a_tie_divides_the_pot_and_the_rest_stays() -> None:
    r = saloon().seated(A, "cowboy", "gray", "white").seated(B, "cowboy", "red 2").seated(C, "cowboy", "gray").pot(4)
    r.t.heard = []
    r.visit(C, "G").play(SHOW)
    assert r.t.money == [13, 13, 10]
    assert pot(r) == 1
    assert [event for event in r.t.heard if isinstance(event, PotWon)] == [PotWon(A, 3, 1), PotWon(B, 3, 1)]
    r.hand(B, "gray").seated(B, "cowboy", "gray").visit(B, "G").play(SHOW)
    assert r.t.money == [13, 13 + 1 + 3, 10]  # with what had stayed


@rule("GWTP-SHOW-5")
def test_all_shown_cards_go_to_the_discard_piles_of_their_owners() -> None:
    r = saloon().discard_pile(B, "black").seated(A, "cowboy", "gray", "o02").seated(B, "cowboy", "red 2")
    r.visit(A, "G").play(SHOW)
    assert r.cards(r.t.discards[A]) == ["gray", "o02"]
    assert r.cards(r.t.discards[B]) == ["black", "red 2"]
    assert table(r, A) == table(r, B) == []
    assert r.t.view(A)["poker"]["seats"][A]["worker"] == "cowboy"  # who sits there stays


@rule("GWTP-SHOW-6")
def test_a_single_player_wins_it_all() -> None:
    r = saloon().seated(A, "cowboy", "o02").seated(B, "cowboy").pot(2).visit(A, "G").play(SHOW)
    assert r.t.money == [15, 10, 10]


@rule("GWTP-INT-4")
def test_a_seat_without_cards_wins_nothing_even_if_all_values_are_0() -> None:
    r = saloon().seated(A, "cowboy", "o02").seated(B, "cowboy").seated(C, "cowboy", "o03").pot(3).visit(A, "G")
    assert r.play(SHOW).t.money == [13, 10, 13]


@rule("GWTP-EX-1")
def test_one_good_card_beats_two_poor_ones() -> None:
    r = saloon().money(10, 10).hand(A, "gray", "gray", "green").hand(B, "brown 3", "white")
    r.seated(A, "cowboy").seated(B, "cowboy").discard_pile(B)
    r.visit(A, "D").play(BET, "stake gray 0", "stake gray 0", "use end")
    r.visit(B, "D").play(BET, "stake brown 3", "pass", "use end")
    assert (r.t.money[:2], pot(r)) == ([7, 9], 4)
    r.visit(A, "G").play(SHOW)
    assert r.t.money[:2] == [7, 9 + 7]
    assert sorted(r.cards(r.t.discards[A])) == ["gray", "gray"]
    assert r.cards(r.t.discards[B]) == ["brown 3"]


# ------------------------------------------------------------------ copying


@rule("GWTP-INT-3", "GWTP-SETUP-2")
@pytest.mark.parametrize(
    ("edition", "copier", "space", "beside", "action"),
    [
        (1, "8b", "C-2", "d", BET),
        (1, "8b", "G-1", "g", SHOW),
        (2, "6b", "D-1", "d", BET),
        (2, "6b", "G-1", "g", SHOW),
    ],
)
def test_who_copies_the_building_copies_the_poker_action(
    edition: int, copier: str, space: str, beside: str, action: str
) -> None:
    r = saloon(edition=edition).seated(A, "cowboy", "white").building(space, A, copier)
    r.visit(A, space).play("use copy_adjacent_building")
    if r.t.step().kind == "copy":
        r.play(f"copy {beside}")
    assert action in r.options()
    r.play(action)
    assert r.t.step().kind == ("stake" if action == BET else "use")


# ------------------------------------------------------------------ the end, and what does not touch these cards


@rule("GWTP-END-1")
def test_cards_at_the_table_are_outside_the_herd_and_the_pot_is_lost() -> None:
    r = saloon().hand(A, "red 2").draw_pile(A).discard_pile(A).area(A)
    before, owned = breakdown(r.t)[A], possessions(r.t, A)
    r.seated(A, "cowboy", "purple 7", "blue 3", "o01").pot(50)
    assert breakdown(r.t)[A] == {**before, "poker": 6}
    assert possessions(r.t, A) == owned
    assert best_objectives(r.t, A) == (0, 0)
    assert breakdown(r.t)[A]["money"] == 2


@rule("GWTP-END-2")
def test_a_seated_worker_is_no_worker_of_its_owner_any_more() -> None:
    r = saloon().workers(A, cowboy=6)
    points = breakdown(r.t)[A]["workers"]
    r.visit(A, "D").play(BET, "pass")
    assert r.t.workers[0] == 5
    assert breakdown(r.t)[A]["workers"] == points - r.t.figures.worker_vp
    assert breakdown(r.t)[A]["poker"] == 6


@rule("GWTP-END-3")
def test_cards_at_the_table_are_neither_hand_nor_pile() -> None:
    r = saloon().hand(A, "gray").draw_pile(A).discard_pile(A, "green").seated(A, "cowboy", "purple 7", "white")
    assert r.cards(herd(r.t, A)) == ["gray", "green"]
    r.owe(DrawThenDiscard(A, 2)).play("discard gray 0")  # the discard pile is shuffled
    assert table(r) == ["purple 7", "white"]
    assert r.cards(r.t.hands[A]) == ["green"]
    assert "use discard_white_money_2" not in r.visit(A, "A").options()
    r.t.stack = []
    r.money(0).owe(Income(A))
    assert r.t.money[A] == 2
    assert table(r) == ["purple 7", "white"]


# ------------------------------------------------------------------ words


def test_the_log_tells_each_what_they_may_know() -> None:
    r = saloon().visit(A, "D")
    r.t.heard = []
    r.play(BET, "stake gray 0")
    game, names = r.t.game, ["Ann", "Bob", "Cy"]
    own, others = ([game.tell(event, seat, "en", names) for event in r.t.heard] for seat in (A, B))
    assert own == [
        "1 cowboy of Ann sits down at the poker table: 6 points, $1.",
        "Ann puts $1 into the pot and Criollo face down on the poker table.",
    ]
    assert others[1] == "Ann puts $1 into the pot and a card face down on the poker table."
    assert game.tell(r.t.heard[1], C, "fr", names) == (
        "Ann met 1\u00a0$ dans le pot et pose une carte face cachée sur la table de poker."
    )
    assert game.tell(PotWon(B, 7, 1), None, "fr", names) == (
        "Bob remporte 7\u00a0$ à la table de poker\u00a0; 1\u00a0$ reste dans le pot."
    )
    shown = HandShown(A, (card(r.t, "gray"), card(r.t, "gray")), 2)
    assert game.tell(shown, None, "en", names) == "Ann shows Criollo ×2: 2."


def test_the_terminal_shows_the_table_and_the_own_cards_there() -> None:
    r = saloon(orange_cattle="simmental").seated(A, "cowboy", "gray", "cow").seated(B, "engineer", "white").pot(4)
    r.visit(A, "A")

    def lines(seat: int | None) -> str:
        return " ".join(line.strip() for line in r.t.game.box.terminal(r.t.seen_by(seat), r.t.game.texts("en")))

    assert "Poker: pot $4 · next token $3, 4 points" in lines(None)
    assert "Your cards on the poker table: Criollo · Simmental cow (5) (value 6)" in lines(A)
    assert "Simmental cow (5) (value" not in lines(B)
    assert "Your cards on the poker table" not in lines(C)
    assert "Beside the market: Simmental heifer (4) ×8 · Simmental cow (5) ×8" in lines(None)
