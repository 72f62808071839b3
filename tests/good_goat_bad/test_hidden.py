"""What is hidden: what each seat may know, and what it may imagine."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

import abilene
from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.engine.game import SHAPES
from abilene.engine.texts import LANGS
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARACTERS, GOAT, KINDS
from abilene.games.good_goat_bad.state import UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare
from abilene.games.good_goat_bad.steps.saloon import Steal
from tests.chances import assert_even, assert_fits
from tests.good_goat_bad.town import COUNTS, A, B, C, D, E, Table, character, random_match, token, town
from tests.rules import rule

HAND = ("kid", "banker", "thief", "goat")
EVERY_SEAT = (A, B, C, D, E, None)


def mentioned(told: object) -> set[str]:
    """The characters named anywhere in a view or an event."""
    text = json.dumps(told) if isinstance(told, dict) else repr(told)
    return {name for name in CHARACTERS if f'"{name}"' in text}


def imagined(t: Town, seat: int | None, seed: int) -> Town:
    """The table as this seat may imagine it."""
    twin = t.redeal(seat, seed)
    assert isinstance(twin, Town)
    return twin


def offered(t: Town) -> int:
    """The card on offer, or -1."""
    step = t.step()
    return step.card if isinstance(step, Declare | Answer) else UNKNOWN


def held(t: Town) -> frozenset[int]:
    """The dealer's cards, the one on offer included."""
    return frozenset([*t.hand, offered(t)]) - {UNKNOWN}


# --- cards


@rule("GGB-HID-1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_order_of_the_pile_is_hidden_and_its_size_is_not(players: int) -> None:
    t = town(players=players).deal(A, "banker", "widow", "goat", "thief").go().t
    for seat in (*range(players), None):
        view = t.view(seat)
        assert view["pile"] == len(t.pile)
        assert not mentioned(view) & {CHARACTERS[card] for card in t.pile}
        assert len({tuple(imagined(t, seat, seed).pile) for seed in range(30)}) > 20


@rule("GGB-HID-2")
def test_nobody_knows_the_card_face_down_and_all_know_the_one_face_up() -> None:
    t = town(players=5).set_aside("miner", "sheriff").deal(A, *HAND).go().t
    for seat in EVERY_SEAT:
        assert t.view(seat)["characters"]["miner"] == {"is": "set_aside"}
        assert "sheriff" not in mentioned(t.view(seat))
        assert len({imagined(t, seat, seed).face_down for seed in range(100)}) > 5


@rule("GGB-HID-2")
@pytest.mark.parametrize(("top", "back"), [(("goat", "thief", "banker"), True), (("thief", "goat", "banker"), False)])
def test_all_know_that_the_goat_was_turned_up(top: tuple[str, ...], back: bool) -> None:
    t = town(players=3).hear().next_round(*top)
    for seat in (A, B, C, None):
        assert t.t.view(seat)["goat_back"] is back
        told = [event.seen_by(seat) for event in t.events]
        assert (ev.GoatTurnedUp() in told) is back
        assert ev.SetAside(t.face_up) in told


@rule("GGB-HID-2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_card_face_down_is_never_shown(players: int) -> None:
    for seed in range(10):
        match = random_match(players, seed)
        for decision in match.made:
            for event in decision.events:
                if isinstance(event, ev.SetAside):
                    break  # another round
                shown = event.arguments()
                assert decision.before.face_down not in (shown.get("card"), shown.get("declared"))
                assert decision.before.face_down not in shown.get("cards", ())  # type: ignore[operator]


@rule("GGB-HID-3")
def test_only_the_dealer_sees_the_hand() -> None:
    t = town(players=5).hear().next_round()
    for seat in EVERY_SEAT:
        view = t.t.view(seat)
        assert view["hand"] == 4
        assert view["your_hand"] == (t.hand if seat == t.t.dealer else [])
    taken = next(event for event in t.events if isinstance(event, ev.HandTaken))
    assert taken.seen_by(t.t.dealer) == taken == ev.HandTaken(t.t.dealer, 4, tuple(sorted(t.t.hand)))
    assert taken.seen_by(t.t.after(t.t.dealer)) == taken.seen_by(None) == ev.HandTaken(t.t.dealer, 4, ())


@rule("GGB-HID-3")
def test_whoever_has_dealt_remembers_the_cards_passed_on() -> None:
    t = town(players=5).pile("widow", "sheriff").deal(A, *HAND).go().hear()
    t.play(f"offer {C}", "slide goat", "declare goat", "refuse")
    assert t.t.view(A)["you_know"] == ["kid", "banker", "thief"]
    assert t.t.view(B)["you_know"] == ["kid", "banker", "widow", "thief"]
    assert t.t.view(C)["you_know"] == t.t.view(D)["you_know"] == []
    passed = next(event for event in t.events if isinstance(event, ev.HandPassed))
    assert passed.seen_by(B) == ev.HandPassed(A, B, 3, 1, tuple(sorted(t.t.hand)))
    assert passed.seen_by(A) == passed.seen_by(None) == ev.HandPassed(A, B, 3, 1, ())
    t.play(f"offer {D}", "slide banker", "declare kid", "accept")
    assert t.t.view(A)["you_know"] == ["kid", "thief"]
    assert t.t.view(B)["you_know"] == ["kid", "widow", "thief"]
    assert t.t.view(C)["you_know"] == ["kid", "widow", "sheriff", "thief"]


@rule("GGB-HID-4")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_dealer_alone_knows_the_card_on_offer_until_the_answer(answer: str) -> None:
    t = town(players=5).deal(A, *HAND).go().hear().play(f"offer {B}", "slide goat")
    for say in ("declare kid", answer):
        for seat in EVERY_SEAT:
            assert t.t.view(seat)["offer"].get("card") == ("goat" if seat == A else None)
            assert "goat" not in t.t.view(seat)["characters"]
        t.play(say)
    for seat in EVERY_SEAT:
        assert t.t.view(seat)["characters"]["goat"]["is"] == "in_play"
        told = [event.seen_by(seat) for event in t.events]
        goat = character("goat")
        assert ev.Declared(A, B, character("kid"), goat if seat == A else UNKNOWN) in told
        assert (ev.Accepted if answer == "accept" else ev.Refused)(B, A, goat, 0, character("kid")) in told


@rule("GGB-HID-4")
def test_a_card_refused_in_the_last_stage_is_seen_by_all() -> None:
    t = town(players=5).hats(0, 0, 1, 0, 0).deal(D, "kid", "banker", "thief", "goat").go().hear()
    t.play("slide goat", "declare kid", "refuse")
    for seat in EVERY_SEAT:
        assert t.t.view(seat)["characters"]["goat"] == {"is": "refused"}
        assert ev.Discarded(C, D, character("goat"), 0, character("kid")) in [event.seen_by(seat) for event in t.events]


@rule("GGB-HID-5")
def test_target_and_declaration_are_public_and_the_names_to_choose_from_are_not() -> None:
    t = town(players=5).deal(A, *HAND).go().play(f"offer {C}", "slide goat")
    for seat in (B, C, D, E, None):
        assert t.t.view(seat)["offer"] == {"dealer": A, "target": C}
        assert not mentioned(t.t.view(seat)) & set(HAND)
    t.play("declare kid")
    for seat in (B, C, D, E, None):
        assert t.t.view(seat)["offer"] == {"dealer": A, "target": C, "declared": "kid"}
        assert mentioned(t.t.view(seat)) & set(HAND) == {"kid"}


@rule("GGB-HID-5", "GGB-HID-1", "GGB-HID-2", "GGB-HID-3", "GGB-HID-4")
@pytest.mark.parametrize("players", COUNTS)
def test_a_view_names_only_characters_that_its_seat_knows(players: int) -> None:
    for seed in range(4):
        for decision in random_match(players, seed).made:
            t = decision.before
            public = {CHARACTERS[card] for card, place in enumerate(t.place) if place != UNSEEN}
            public |= {name for card, name in enumerate(CHARACTERS) if t.named >> card & 1}
            assert mentioned(t.view(None)) <= public
            for seat in range(players):
                own = {name for card, name in enumerate(CHARACTERS) if t.seen[seat] >> card & 1}
                assert mentioned(t.view(seat)) <= public | own
                assert own <= {CHARACTERS[card] for card in held(t)}


@rule("GGB-HID-6")
def test_characters_owners_hats_and_discards_are_public() -> None:
    t = town(players=5).in_play(kid=B, outlaw=D).refused("widow").hats(1, 0, 1, 2, 2).deal(A, "goat", "thief").go()
    for seat in EVERY_SEAT:
        view = t.t.view(seat)
        assert view["characters"]["kid"] == {"is": "in_play", "owner": B}
        assert view["characters"]["outlaw"] == {"is": "in_play", "owner": D}
        assert view["characters"]["widow"] == {"is": "refused"}
        assert [plate["hats"] for plate in view["seats"]] == [1, 0, 1, 2, 2]


@rule("GGB-HID-6")
def test_a_killed_character_is_seen_to_be_gone() -> None:
    t = town(players=3).in_play(outlaw=A, sheriff=B, waitress=C).at("saloon", tokens=1).saloon()
    for seat in (A, B, C, None):
        assert t.t.view(seat)["characters"]["sheriff"] == {"is": "removed", "owner": B}


@rule("GGB-HID-6")
def test_cards_left_in_hand_are_known_to_those_who_held_them() -> None:
    t = town(players=5).hats(0, 0, 1, 0, 0).in_play(waitress=E).hats(0, 0, 1, 0, 0)
    t.deal(D, "kid", "banker", "thief", "goat").go().play("slide goat", "declare kid", "accept")
    assert (t.asks, t.t.dealer, t.hand) == ("serve", -1, ["kid", "banker", "thief"])
    assert t.t.view(D)["you_know"] == ["kid", "banker", "thief"]
    for seat in (A, B, C, E):
        assert t.t.view(seat)["you_know"] == []
        assert mentioned(t.t.view(seat)) & {"kid", "banker", "thief"} == {"kid"}  # it was named


# --- money


@rule("GGB-HID-7")
def test_money_on_the_table_is_public() -> None:
    t = town(players=5).at("bank", tokens=3, coins=4).loot("mine", 2).elixirs(0, 2, 0, 1, 0).coins(3, 1, 4, 1, 5)
    t.stock(C, gold=1, bottle=2).deal(A, *HAND).go()
    for seat in EVERY_SEAT:
        view = t.t.view(seat)
        assert view["locations"]["bank"] == {"tokens": 3, "coins": 4, "to_come": 2}
        assert view["loot"] == {"tokens": 2, "from": "mine"}
        assert [plate["elixirs"] for plate in view["seats"]] == [0, 2, 0, 1, 0]
        assert [plate["coins"] for plate in view["seats"]] == [3, 1, 4, 1, 5]
        assert [plate["tokens"] for plate in view["seats"]] == [1, 1, 3, 1, 1]
        assert view["reserve"] == 40 - 14 - 3 - sum(t.t.site_coins)


@rule("GGB-HID-8")
def test_only_the_owner_looks_at_the_kinds_of_tokens_and_the_log_tells_once_what_came_in() -> None:
    t = town(players=5).at("bank", tokens=2).deal(A, *HAND).go().hear()
    t.play(f"offer {B}", "slide banker", "declare banker", "accept")
    for seat in EVERY_SEAT:
        plate = t.t.view(seat)["seats"][B]
        assert plate["tokens"] == 3
        assert plate.get("stock") == ({"bottle": 1, "banknotes": 2} if seat == B else None)
        assert plate.keys() - {"stock"} == {"hats", "coins", "elixirs", "tokens"}
        assert ev.TookTokens(B, 1, token("banknotes"), 2) in [event.seen_by(seat) for event in t.events]


def shown(t: Town, seat: int | None) -> list[Any]:
    """All that the table shows somebody: the view, the score so far, the terminal, the drawings with their tips."""
    found: list[Any] = [t.view(seat), t.standing(seat)]
    for lang in LANGS:
        found.append(t.game.box.terminal(t.seen_by(seat), t.game.texts(lang)))
        found += [t.scene(seat, lang, shape).to_data() for shape in SHAPES]
    return found


KINDS_OF_B: list[dict[str, int]] = [{"bottle": 3}, {"gold": 2, "cattle": 1}, {"supplies": 1, "banknotes": 1, "gold": 1}]


@rule("GGB-HID-8", "GGB-INT-27")
@pytest.mark.parametrize("aid", [False, True])
def test_three_tokens_look_like_any_other_three_unless_the_table_has_a_memory_aid(aid: bool) -> None:
    tables = [town(players=5, memory_aid=aid).stock(B, **kinds).deal(A, *HAND).go().t for kinds in KINDS_OF_B]
    for seat in (A, C, D, E, None):
        assert all(shown(t, seat) == shown(tables[0], seat) for t in tables) is not aid
    assert all(shown(t, B) != shown(tables[0], B) for t in tables[1:])


@rule("GGB-HID-8")
@pytest.mark.parametrize("players", COUNTS)
def test_nothing_that_others_are_shown_names_a_kind_of_token_in_a_stock(players: int) -> None:
    for decision in random_match(players, 5).made:
        t = decision.before
        for viewer in (*range(players), None):
            view = t.view(viewer)
            assert "thefts" not in view
            for seat, plate in enumerate(view["seats"]):
                assert ("stock" in plate) == (seat == viewer)
                assert "gained" not in plate


@rule("GGB-HID-8", "GGB-HID-7")
def test_the_score_so_far_of_another_is_the_coins_and_an_unknown_part() -> None:
    t = town(players=3).coins(4, 5, 6).stock(A, bottle=1).stock(B, cattle=2).stock(C)
    t.deal(A, "banker", "widow", "goat", "thief").go()
    open_to_all = {"coins": 6, "banknotes": 0, "cattle": 0, "bottle": 0}  # nobody doubts what no token is worth
    face_down = {"banknotes": None, "cattle": None, "bottle": None}
    own = {"coins": 5, "banknotes": 0, "cattle": 10, "bottle": 0}
    assert t.t.standing(B) == [{"coins": 4, **face_down}, own, open_to_all]
    assert t.t.standing(None) == [{"coins": 4, **face_down}, {"coins": 5, **face_down}, open_to_all]
    assert t.t.standing(EVERYBODY) == t.t.breakdown()


# --- the memory aid, for tables that want it


@rule("GGB-HID-8")
def test_with_the_memory_aid_all_are_reminded_of_what_they_saw_gained() -> None:
    t = town(players=5, memory_aid=True).at("bank", tokens=2).deal(A, *HAND).go()
    t.play(f"offer {B}", "slide banker", "declare banker", "accept")
    for seat in EVERY_SEAT:
        assert t.t.view(seat)["seats"][B]["gained"] == {"bottle": 1, "banknotes": 2}
        assert t.t.standing(seat)[B]["banknotes"] == 8
        tip = t.t.scene(seat).nodes.get(f"seat:{B}:closed")
        assert (tip is None) == (seat == B)
        assert tip is None or tip.title.endswith("Seen coming in: 2 wads of banknotes, 1 bottle.")


@rule("GGB-HID-8")
def test_a_random_theft_is_not_part_of_what_all_saw() -> None:
    t = town(players=3, memory_aid=True).stock(A).stock(B, bottle=1, cattle=1)
    t.deal(A, "banker", "widow", "goat", "thief").go()
    t.t.then(Steal(A))
    t.go().play(f"steal {B}")
    (stolen,) = t.owns(A)
    for seat in (A, B, C, None):
        plates = t.t.view(seat)["seats"]
        assert plates[A]["gained"] == {}
        assert plates[B]["gained"] == {"bottle": 1, "cattle": 1}
        assert (plates[A]["tokens"], plates[B]["tokens"]) == (1, 1)
    assert t.t.view(A)["seats"][A]["stock"] == {stolen: 1}
    assert t.t.view(B)["seats"][B]["stock"] == {name: 1 for name in ("bottle", "cattle") if name != stolen}


@rule("GGB-HID-8")
def test_with_two_players_nothing_about_tokens_is_hidden() -> None:
    thefts = 0
    for seed in range(20):
        for decision in random_match(2, seed).made[::7]:
            for seat in (A, B):
                twin = imagined(decision.before, seat, seed)
                assert (twin.stock, twin.thefts) == (decision.before.stock, decision.before.thefts)
            thefts = max(thefts, len(decision.before.thefts))
    assert thefts > 0


@rule("GGB-HID-9")
def test_taker_and_victim_learn_what_was_stolen_and_the_others_do_not() -> None:
    t = town(players=5, memory_aid=True).stock(C, gold=1).last(A).in_play(gambler=B).hear().go()
    t.play(f"steal {C}")
    stole = next(event for event in t.events if isinstance(event, ev.Stole))
    assert stole == ev.Stole(B, C, token("gold"))
    for seat in EVERY_SEAT:
        knows = seat in (B, C)
        assert stole.seen_by(seat) == ev.Stole(B, C, token("gold") if knows else UNKNOWN)
        assert t.t.view(seat)["thefts"] == [{"taker": B, "victim": C, "token": "gold" if knows else ""}]
        line = t.game.tell(stole, seat) or ""
        assert ("gold" in line) is knows
    assert "gold" in (t.game.tell(stole, EVERYBODY) or "")


@rule("GGB-HID-10")
@pytest.mark.parametrize("players", COUNTS)
def test_after_the_game_all_stocks_are_shown(players: int) -> None:
    match = random_match(players, 3)
    t = match.state
    shown = [event for event in match.made[-1].events if isinstance(event, ev.StockShown)]
    assert [(event.coins, list(event.stock)) for event in shown] == [
        (t.coins[seat], t.stock[seat * KINDS : (seat + 1) * KINDS]) for seat in range(players)
    ]
    for viewer in (*range(players), None):
        for seat, plate in enumerate(t.view(viewer)["seats"]):
            assert sum(plate["stock"].values()) == t.tokens(seat)
            assert {token(name): count for name, count in plate["stock"].items()} == {
                kind: count for kind, count in enumerate(t.stock[seat * KINDS : (seat + 1) * KINDS]) if count
            }
        assert imagined(t, viewer, 1).stock == t.stock
        assert all(event.seen_by(viewer) == event for event in shown)


# --- what a seat may imagine (GGB-HID-11)

Deal = tuple[int, frozenset[int], tuple[int, ...], int]  # face down, the dealer's cards, the pile, the card on offer


def deal_of(t: Town) -> Deal:
    return t.face_down, held(t), tuple(t.pile), offered(t)


def deals(t: Town, seat: int | None) -> set[Deal]:
    """By brute force: every way to lay out the cards that are not open to all, as far as the seat cannot exclude it."""
    cards = [card for card in t.figures.deck if t.place[card] == UNSEEN]
    known = {card for card in cards if t.named >> card & 1 or (seat is not None and t.seen[seat] >> card & 1)}
    found = set()
    for order in permutations(cards):
        hand, pile = frozenset(order[1 : 1 + len(held(t))]), order[1 + len(held(t)) :]
        if known <= hand and not (t.goat_back and order[0] == GOAT):
            offers = [offered(t)] if offered(t) < 0 or seat == t.dealer else list(hand)
            found |= {(order[0], hand, pile, card) for card in offers}
    return found


def assert_imagines_evenly(t: Town, seat: int | None, trials: int) -> None:
    assert_even(Counter(deal_of(imagined(t, seat, seed)) for seed in range(trials)), deals(t, seat))


def late() -> Table:
    """Three players, most hats placed, six cards left that are not open to all."""
    t = town(players=3).set_aside("sheriff", "goat").in_play(outlaw=A, waitress=B, gambler=B, cowboy=C)
    return t.deal(A, "banker", "rancher", "widow", "thief").go()


@rule("GGB-HID-11")
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_before_an_offer_all_deals_are_as_likely(seat: int | None) -> None:
    assert_imagines_evenly(late().t, seat, 4000)


@rule("GGB-HID-11")
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_on_an_offer_any_card_of_the_hand_may_be_the_one(seat: int | None) -> None:
    t = late().play("slide thief", "declare widow")
    assert len(deals(t.t, seat)) == (2 if seat == A else 5 * 4 * 3 // 6 * 2 * 4)
    assert_imagines_evenly(t.t, seat, 4000)


@rule("GGB-HID-11")
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_a_goat_shuffled_back_is_not_imagined_face_down(seat: int | None) -> None:
    t = town(players=3).set_aside("sheriff", "thief").in_play(outlaw=A, waitress=B, gambler=B, cowboy=C)
    t.deal(A, "banker", "rancher", "widow", "goat").go().play("slide goat", "declare widow")
    t.t.goat_back = 1
    assert not any(imagined(t.t, seat, seed).face_down == GOAT for seed in range(200))
    assert_imagines_evenly(t.t, seat, 4000)


@rule("GGB-HID-11")
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_own_memory_and_named_cards_hold_together(seat: int | None) -> None:
    t = town(players=3).set_aside("sheriff", "rancher").in_play(outlaw=C)
    t.pile("thief", "widow", "cowboy").deal(A, "banker", "goat", "charlatan", "gambler").go()
    t.play(f"offer {C}", "slide gambler", "declare goat", "refuse")  # A keeps the Gambler, all know of the Goat
    t.play(
        f"offer {A}", "slide charlatan", "declare thief", "refuse", f"swindle 2 from seat {C}, 1 from seat {A}"
    )  # B drew the Thief
    assert t.t.view(None)["all_know"] == ["thief", "goat"]
    assert t.t.view(A)["you_know"] == ["banker", "goat"]
    assert t.t.view(B)["you_know"] == ["banker", "thief", "goat"]
    assert_imagines_evenly(t.t, seat, 4000)


@rule("GGB-HID-11")
@pytest.mark.parametrize("players", COUNTS)
def test_whatever_a_seat_imagines_agrees_with_what_it_knows(players: int) -> None:
    for seed in range(4):
        for number, decision in enumerate(random_match(players, seed).made):
            t = decision.before
            for seat in (*range(players), None):
                twin = imagined(t, seat, number)
                assert deal_of(twin)[0] not in held(twin) | set(twin.pile)
                assert sorted([twin.face_down, *held(twin), *twin.pile]) == sorted(
                    card for card in t.figures.deck if t.place[card] == UNSEEN
                )
                assert (len(twin.hand), len(twin.pile), twin.place) == (len(t.hand), len(t.pile), t.place)
                for card in range(len(CHARACTERS)):
                    if t.named >> card & 1 or (seat is not None and t.seen[seat] >> card & 1):
                        assert card in held(twin)
                for other in range(players):  # nobody is imagined to have seen a card that is not there
                    assert {c for c in range(len(CHARACTERS)) if twin.seen[other] >> c & 1} <= held(twin)
                if t.dealer >= 0:
                    assert {c for c in range(len(CHARACTERS)) if twin.seen[t.dealer] >> c & 1} == held(twin)


def histories(match: abilene.Match[Town], seat: int | None) -> Iterator[tuple[int, frozenset[int], tuple[int, ...]]]:
    """Every shuffle of the round that fits all that the seat has seen and heard so far: face down, hand, pile now.

    Written from the events alone, so it knows nothing of how the state remembers them.
    """
    deck = match.game.figures.deck
    told = [event.seen_by(seat) for event in match.events()]
    face_up = next(event.card for event in told if isinstance(event, ev.SetAside))
    unseen = [card for card in deck if card != face_up]
    for face_down in unseen:
        others = [card for card in unseen if card != face_down]
        for first in combinations(others, 4):
            rest = [card for card in others if card not in first]
            for pile in permutations(rest):
                now = follow(told, set(first), list(pile))
                if now is not None:
                    yield face_down, *now


def follow(told: list[Any], hand: set[int], pile: list[int]) -> tuple[frozenset[int], tuple[int, ...]] | None:
    """The hand and the pile after these events, or None if they contradict them. The top of the pile is last."""
    for event in told:
        if isinstance(event, ev.HandPassed):
            for _ in range(event.drawn):
                hand.add(pile.pop())
        if isinstance(event, ev.HandTaken | ev.HandPassed) and event.cards and set(event.cards) != hand:
            return None
        if isinstance(event, ev.Declared) and event.declared not in hand:
            return None
        if isinstance(event, ev.Accepted | ev.Refused):
            if event.card not in hand:
                return None
            hand.remove(event.card)
    return frozenset(hand), tuple(pile)


def match_with(game: Any, *offers: tuple[int, str, str, str]) -> abilene.Match[Town]:
    """The first match in which these offers can be made: to whom, which card, which name, and the answer."""
    for seed in range(100_000):
        match = abilene.Match(game, seed)
        try:
            for target, *words in offers:
                for text in (f"offer {target}", *words):
                    match.choose(match.state.player, game.parse(match.state, text))
        except ValueError:
            continue
        return match
    raise AssertionError("no such match")


@rule("GGB-HID-11", "GGB-INT-2")
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_a_seat_imagines_what_the_whole_round_allows(seat: int | None) -> None:
    game = abilene.load("good_goat_bad", players=3, first_dealer=A)
    match = match_with(
        game,
        (C, "slide rancher", "declare goat", "refuse"),
        (C, "slide banker", "declare widow", "refuse"),
    )
    exact: dict[str, Counter[Any]] = {"hand": Counter(), "face down": Counter(), "next": Counter()}
    for face_down, hand, pile in histories(match, seat):
        exact["hand"][hand] += 1
        exact["face down"][face_down] += 1
        exact["next"][pile[-1]] += 1
    found: dict[str, Counter[Any]] = {name: Counter() for name in exact}
    for seed in range(3000):
        twin = imagined(match.state, seat, seed)
        found["hand"][frozenset(twin.hand)] += 1
        found["face down"][twin.face_down] += 1
        found["next"][twin.pile[-1]] += 1
    for name, counts in found.items():
        assert_fits(counts, exact[name])


Stocks = tuple[tuple[int, ...], ...]


def stocks(t: Town) -> Stocks:
    return tuple(tuple(t.stock[seat * KINDS : (seat + 1) * KINDS]) for seat in range(t.figures.players))


class Chain:
    """Random thefts one after the other, followed token by token as if each had its own number."""

    def __init__(self, **stock: dict[str, int]) -> None:
        self.table = town(players=4).deal(A, *HAND).go()
        for seat, tokens in zip(range(4), stock.values(), strict=True):
            self.table.stock(seat, **tokens)
        self.start = [
            [token(kind) for kind, count in tokens.items() for _ in range(count)] for tokens in stock.values()
        ]
        self.done: list[tuple[int, int, int]] = []  # taker, victim and the kind in truth; taker only: a gain

    def steal(self, taker: int, victim: int, seed: int) -> "Chain":
        t = self.table.t
        t.rng = seed
        before = stocks(t)
        t.then(Steal(taker))
        t.settle()
        if t.step().kind == "steal":
            t.play(victim)
        kind = next(k for k in range(KINDS) if stocks(t)[taker][k] > before[taker][k])
        self.done.append((taker, victim, kind))
        return self

    def gain(self, seat: int, kind: str) -> "Chain":
        self.table.t.take_tokens(seat, token(kind), 1)
        self.done.append((seat, UNKNOWN, token(kind)))
        return self

    def worlds(self, viewer: int | None) -> Counter[Stocks]:
        """How many courses that the viewer cannot exclude lead to each outcome, if every token could be told apart."""
        outcomes: Counter[Stocks] = Counter()

        def follow(owned: list[list[int]], number: int) -> None:
            if number == len(self.done):
                outcomes[tuple(tuple(tokens.count(kind) for kind in range(KINDS)) for tokens in owned)] += 1
                return
            taker, victim, kind = self.done[number]
            if victim == UNKNOWN:
                follow([[*tokens, kind] if seat == taker else tokens for seat, tokens in enumerate(owned)], number + 1)
                return
            for i, stolen in enumerate(owned[victim]):
                if viewer not in (taker, victim) or stolen == kind:
                    after = [list(tokens) for tokens in owned]
                    after[taker].append(after[victim].pop(i))
                    follow(after, number + 1)

        follow(self.start, 0)
        return outcomes


CHAINS = {
    "one": Chain(a={}, b={"bottle": 2, "gold": 1}, c={"bottle": 1}, d={"bottle": 1}).steal(A, B, seed=1),
    "there and on": Chain(a={"supplies": 1}, b={"bottle": 2, "gold": 1}, c={}, d={"bottle": 1})
    .steal(A, B, seed=2)
    .steal(C, A, seed=3),
    "there, a gain, and back": Chain(a={"supplies": 1}, b={"bottle": 1, "gold": 1, "banknotes": 1}, c={}, d={})
    .steal(A, B, seed=4)
    .gain(A, "gold")
    .steal(B, A, seed=5),
    "three": Chain(a={"supplies": 1}, b={"bottle": 2, "gold": 1}, c={"bottle": 1}, d={"banknotes": 1, "bottle": 1})
    .steal(A, B, seed=6)
    .steal(C, A, seed=7)
    .steal(A, D, seed=9),
}


@rule("GGB-HID-11", "GGB-HID-9")
@pytest.mark.parametrize("name", CHAINS)
@pytest.mark.parametrize("viewer", [A, B, C, D, None])
def test_random_thefts_are_imagined_as_likely_as_they_are(name: str, viewer: int | None) -> None:
    chain = CHAINS[name]
    weights = chain.worlds(viewer)
    assert stocks(chain.table.t) in weights
    found = Counter(stocks(imagined(chain.table.t, viewer, seed)) for seed in range(3000))
    assert_fits(found, weights)


@rule("GGB-HID-11")
def test_a_spectator_imagines_thefts_in_several_ways_and_a_party_in_one() -> None:
    chain = CHAINS["one"]
    assert (len(chain.worlds(None)), len(chain.worlds(A)), len(chain.worlds(B))) == (2, 1, 1)


@rule("GGB-HID-11")
@pytest.mark.parametrize("players", COUNTS)
def test_what_comes_next_is_imagined_anew(players: int) -> None:
    t = town(players=players).deal(A, "banker", "widow", "goat", "thief").go().t
    assert len({imagined(t, A, seed).rng for seed in range(50)} - {t.rng}) == 50
