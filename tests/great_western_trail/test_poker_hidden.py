"""Face-down cards at the poker table: nobody but their owner can tell more about them than what all have seen."""

import json
import random
from collections import Counter

import pytest

from abilene.games.great_western_trail.data import TO_HAND
from abilene.games.great_western_trail.poker.secrets import UNSEEN, faces
from abilene.games.great_western_trail.poker.steps import Stake, poker_of
from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import DiscardCards, DrawThenDiscard
from abilene.games.great_western_trail.steps.herd import FillHand
from abilene.games.great_western_trail.steps.kansas_city import Income
from abilene.games.great_western_trail.steps.objectives import GainObjective
from abilene.games.great_western_trail.view import standing
from tests.chances import assert_even
from tests.great_western_trail.ranch import A, B, C, Ranch, card, ranch, start
from tests.great_western_trail.test_whole_games import cards, check, tiles
from tests.rules import rule

Deal = tuple[tuple[str, ...], tuple[str, ...]]


def saloon(*hand: str, draw: tuple[str, ...] = (), discard: tuple[str, ...] = ()) -> Ranch:
    """A sits at the poker table with this hand; B is looking at it, and is to play."""
    r = ranch(poker=True).money(20, 20, 20).hand(A, *hand).draw_pile(A, *draw).discard_pile(A, *discard)
    return r.seated(A, "cowboy").hand(B, "gray").draw_pile(B).objectives(["o10"], ["o20", "o21", "o22"])


def known_hand(*hand: str, draw: tuple[str, ...] = ()) -> Ranch:
    """The same, and all know A's hand, because the draw pile has just been made anew."""
    r = saloon(*hand, draw=draw)
    r.t.shown[A] = r.t.hands[A][:]
    return r


def stake(r: Ranch, *names: str) -> Ranch:
    """A stakes these cards, in as many visits."""
    for name in names:
        r.owe(Stake(A, 0, 0)).play(f"stake {r.t.figures.card_name(card(r.t, name))}")
        if r.options()[-1:] == ["pass"]:
            r.play("pass")
    return r


def asked(r: Ranch) -> Ranch:
    """Somebody else is to choose."""
    r.t.stack = []
    return r.visit(B, "A")


def deals(r: Ranch, seat: int | None = B, times: int = 300) -> Counter[Deal]:
    """What A's hand and table are, as this seat may imagine them."""
    found: Counter[Deal] = Counter()
    for seed in range(times):
        twin = redeal(r.t, seat, seed)
        hand, table = (tuple(sorted(r.cards(c))) for c in (twin.hands[A], poker_of(twin)[0].cards[A]))
        found[hand, table] += 1
        assert json.dumps(twin.view(seat)) == json.dumps(r.t.view(seat))
    return found


def tables(r: Ranch, seat: int | None = B) -> Counter[tuple[str, ...]]:
    """What A's cards at the table are, as this seat may imagine them."""
    found: Counter[tuple[str, ...]] = Counter()
    for (_, table), times in deals(r, seat).items():
        found[table] += times
    return found


def known_in_hand(r: Ranch) -> list[str]:
    """What everybody knows to be in A's hand."""
    names: list[str] = r.t.view(B)["seats"][A]["known_in_hand"]
    return names


# ------------------------------------------------------------------ one card face down


@rule("GWTP-BET-3")
def test_a_staked_card_is_any_that_hand_and_draw_pile_may_hold() -> None:
    r = asked(stake(saloon("gray", "white", draw=("black", "red 2")), "white"))
    imagined: set[tuple[str, ...]] = {("gray",), ("white",), ("black",), ("red 2",)}
    assert_even(tables(r), imagined)
    assert set(tables(r, A)) == {("white",)}


@rule("GWTP-BET-3")
def test_states_that_differ_in_a_staked_card_look_alike_to_others() -> None:
    one, other = (asked(stake(saloon("gray", "purple 7", draw=("gray",)), name)) for name in ("gray", "purple 7"))
    for seat in (B, C, None):
        assert one.t.view(seat) == other.t.view(seat)
        assert standing(one.t, seat) == standing(other.t, seat)
    assert one.t.view(A) != other.t.view(A)
    assert standing(one.t, B)[A]["cattle"] is None
    assert standing(one.t, A)[A]["cattle"] == breakdown(one.t)[A]["cattle"] == 7
    assert "purple 7" in other.t.view(B)["seats"][A]["herd"]  # there, or at the table
    assert "purple 7" not in other.t.view(A)["seats"][A]["herd"]


def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:
    r = saloon("gray", "gray").owe(Stake(A, 0, 0))
    assert r.options() == ["stake gray 0"]
    assert Stake.secret


# ------------------------------------------------------------------ known cards


def test_a_known_card_may_be_in_the_hand_or_at_the_table_after_a_stake() -> None:
    r = asked(stake(known_hand("gray", "red 2"), "red 2"))
    assert known_in_hand(r) == []
    imagined: set[Deal] = {(("gray",), ("red 2",)), (("red 2",), ("gray",))}
    assert_even(deals(r), imagined)


def test_of_three_alike_two_are_still_in_the_hand() -> None:
    r = asked(stake(known_hand("gray", "gray", "gray", "red 2"), "red 2"))
    assert known_in_hand(r) == ["gray 0", "gray 0"]
    assert set(tables(r)) == {("gray",), ("red 2",)}


def test_a_hand_of_one_known_kind_leaves_no_doubt() -> None:
    r = asked(stake(known_hand("gray", "gray"), "gray"))
    assert known_in_hand(r) == ["gray 0"]
    assert set(tables(r)) == {("gray",)}


def test_what_is_drawn_later_cannot_be_at_the_table() -> None:
    r = stake(known_hand("gray", "red 2", draw=("white", "white", "purple 5")), "gray")
    r.owe(FillHand(A))
    assert len(r.t.hands[A]) == 4
    assert set(tables(asked(r))) == {("gray",), ("red 2",)}
    assert all({"gray", "red 2"} <= {*hand, *table} for hand, table in deals(r))


def test_a_known_card_that_is_discarded_was_not_at_the_table() -> None:
    r = stake(known_hand("gray", "red 2"), "red 2").owe(DiscardCards(A, 1)).play()
    assert r.cards(r.t.discards[A]) == ["gray"]
    assert set(deals(asked(r))) == {((), ("red 2",))}


def test_unless_the_discarded_card_may_be_another_of_its_kind() -> None:
    r = stake(known_hand("gray", "red 2", draw=("gray",)), "gray").owe(FillHand(A), DiscardCards(A, 1))
    r.play("discard gray 0")  # the one drawn; the others cannot tell
    assert set(deals(asked(r))) == {(("red 2",), ("gray",)), (("gray",), ("red 2",))}


def test_an_objective_taken_openly_after_a_stake_is_in_the_hand() -> None:
    r = stake(saloon("gray", "white", draw=("black",)), "white").owe(GainObjective(A, TO_HAND, 0))
    r.play("objective o10")
    assert known_in_hand(asked(r)) == ["o10"]
    assert ("o10",) not in tables(r)
    assert all("o10" in hand for hand, _ in deals(r))


def test_cards_gained_one_after_another_do_not_slip_under_an_earlier_stake() -> None:
    r = stake(known_hand("gray", "red 2"), "gray").objectives(["o10", "o11"], [])
    r.owe(GainObjective(A, TO_HAND, 0), GainObjective(A, TO_HAND, 0)).play("objective o10")
    stake(r, "o10")
    assert set(tables(asked(r))) == {
        tuple(sorted(pair))
        for pair in [("gray", "red 2"), ("gray", "o10"), ("gray", "o11"), ("o10", "red 2"), ("o11", "red 2")]
    }


# ------------------------------------------------------------------ what comes to light


@rule("GWTP-END-3")
def test_a_new_draw_pile_tells_what_hand_and_table_hold_together() -> None:
    r = stake(saloon("gray", "white", discard=("black", "black", "green")), "white")
    r.owe(DrawThenDiscard(A, 1))
    assert known_in_hand(r) == []
    assert set(tables(r)) == {("gray",), ("white",)}
    assert all({"gray", "white"} <= {*hand, *table} for hand, table in deals(r))


@rule("GWTP-END-3")
def test_the_income_shows_what_must_be_at_the_table() -> None:
    r = stake(known_hand("gray", "red 2", "white", draw=("red 2", "red 2", "red 2", "red 2")), "red 2")
    r.owe(Income(A), FillHand(A))
    assert r.cards(r.t.hands[A]) == ["red 2"] * 4  # as many as there might have been at the table
    assert set(tables(asked(r))) == {("red 2",)}
    assert known_in_hand(r) == []


def test_a_showdown_tells_what_stayed_in_the_hand() -> None:
    r = stake(known_hand("gray", "red 2", "white"), "red 2").visit(A, "G").play("use poker_show")
    assert known_in_hand(r) == ["gray 0", "white 0"]
    assert r.cards(r.t.discards[A]) == ["red 2"]
    assert set(deals(r)) == {(("gray", "white"), ())}


# ------------------------------------------------------------------ objective cards that nobody else has seen


def unseen(*hand: str, draw: tuple[str, ...] = ()) -> Ranch:
    """A has taken o20 unseen to the hand; o21 and o22 are still in the stack."""
    return saloon(*hand, draw=draw).owe(GainObjective(A, TO_HAND, 0)).play("objective stack")


def test_an_unseen_objective_may_be_staked_and_is_then_any_unseen_one_or_another_card() -> None:
    r = asked(stake(unseen("gray"), "o20"))
    objectives = ("o20", "o21", "o22")
    imagined: set[Deal] = {(("gray",), (name,)) for name in objectives} | {((name,), ("gray",)) for name in objectives}
    assert_even(deals(r), imagined)
    assert r.t.view(B)["seats"][A]["herd"] == ["gray 0", "?"]
    assert set(tables(r, A)) == {("o20",)}


def test_an_unseen_objective_taken_after_the_stake_is_in_the_hand() -> None:
    r = stake(saloon("gray", draw=("white",)), "gray").owe(GainObjective(A, TO_HAND, 0)).play("objective stack")
    assert all(table in (("gray",), ("white",)) for table in tables(asked(r)))


def test_an_unseen_objective_that_the_income_does_not_show_is_at_the_table() -> None:
    r = stake(unseen("gray", "white"), "o20").owe(Income(A)).owe(GainObjective(A, TO_HAND, 0)).play("objective stack")
    imagined = deals(asked(r))
    assert all(hand[0].startswith("o2") and table[0].startswith("o2") for hand, table in imagined)
    assert len(imagined) == 6  # any two of the three


def test_an_unseen_objective_is_seen_at_the_showdown() -> None:
    r = stake(unseen("gray", draw=("white",)), "o20").visit(A, "G").play("use poker_show")
    assert r.t.blind[A] == []
    assert r.t.view(B)["seats"][A]["discard_pile"] == ["o20"]
    assert all(card(r.t, "o20") not in redeal(r.t, B, seed).stack_of_objectives for seed in range(20))


# ------------------------------------------------------------------ whole games


def true_to_life(t: Trail) -> None:
    """What all believe to know of hands and tables is so."""
    poker, _ = poker_of(t)
    for seat in range(t.figures.seats):
        hand, table = faces(t, seat, t.hands[seat]), faces(t, seat, poker.cards[seat])
        known, laid = poker.known[seat], poker.laid[seat]
        elsewhere = known.count(UNSEEN) + laid.count(UNSEEN)
        sure = t.shown[seat] + [UNSEEN] * (len(t.blind[seat]) - elsewhere)
        assert elsewhere <= len(t.blind[seat])
        assert Counter(sure) <= Counter(hand)
        assert Counter(laid) <= Counter(table)
        assert Counter(sure + known + laid) <= Counter(hand + table)
        assert len(poker.kinds[seat]) == len(table)
        assert all(face in places for face, places in zip(table, poker.kinds[seat]))


def gambler(t: Trail, luck: random.Random) -> int:
    """Somebody who likes to hire, to stop at A, D and G, and to stake."""
    options = t.options()
    places = ("begin building a", "poker", "hire", "move building d", "move building g", "move building a", "stake")
    for wish in places:
        said = {choice: t.step().say(t, choice) for choice in options}
        wished = [choice for choice, words in said.items() if wish in words]
        if wished and luck.random() < 0.8:
            return luck.choice(wished)
    return luck.choice(options)


@rule("GWTP-BET-3", "GWTP-END-3")
@pytest.mark.parametrize(
    ("players", "edition", "cattle"),
    [(2, 1, "none"), (4, 1, "none"), (3, 2, "none"), (2, 2, "both"), (4, 2, "simmental")],
)
def test_games_with_poker_lose_nothing_and_tell_nothing(players: int, edition: int, cattle: str) -> None:
    luck = random.Random(f"{players} {edition}")
    moved = 0
    for seed in range(2):
        t = start(players, edition, seed, sides="random", poker=True, orange_cattle=cattle)
        poker, _ = poker_of(t)
        all_tiles, all_cards = tiles(t), cards(t)
        while not t.over:
            t.play(gambler(t, luck))
            check(t, all_tiles, all_cards)
            true_to_life(t)
            if not any(poker.cards) or luck.random() < 0.9:
                continue
            for seat in (*range(players), None):
                twin = redeal(t, seat, luck.getrandbits(64))
                true_to_life(twin)
                check(twin, all_tiles, all_cards)
                assert json.dumps(twin.view(seat)) == json.dumps(t.view(seat))
                assert standing(twin, seat) == standing(t, seat)
                moved += poker_of(twin)[0].cards != poker.cards
    assert moved > 20
