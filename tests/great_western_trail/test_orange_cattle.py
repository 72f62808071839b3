"""Orange cattle: set-up, market, discarding, objectives and points."""

from collections import Counter

import pytest

from abilene.games.great_western_trail.data import TASKS
from abilene.games.great_western_trail.scoring import best_objectives, breakdown, possessions
from abilene.games.great_western_trail.steps.kansas_city import put_in_job_market
from tests.great_western_trail.ranch import COUNTS, A, Ranch, card, ranch, start
from tests.rules import rule

KINDS = ("simmental", "brahman", "both")
ORANGE = ("calf", "heifer", "cow", "brahman")


def pasture(kind: str = "both", players: int = 3, **options: bool) -> Ranch:
    """A table with orange cattle."""
    return ranch(players, orange_cattle=kind, **options)


def buying(cowboys: int, money: int, *market: str) -> Ranch:
    """So many cowboys are about to buy, and no card is left to turn up."""
    r = pasture().money(money).workers(A, cowboy=cowboys).market(*market).pile()
    return r.discard_pile(A).do(A, "buy_cattle")


# ------------------------------------------------------------------ components and set-up


@rule("GWTS-COMP-1", "GWTS-COMP-2", "GWTS-COMP-3", "GWTS-COMP-4")
def test_the_orange_cards() -> None:
    figures = pasture().t.figures
    cards = Counter(figures.card_name(kind) for kind in [*figures.market_cards, *figures.open_cards])
    assert {name: cards[name] for name in ORANGE} == dict.fromkeys(ORANGE, 8)
    kinds = [figures.kind_name.index(name) for name in ORANGE]
    assert [figures.kind_value[kind] for kind in kinds] == [2, 4, 5, 2]
    assert [figures.kind_vp[kind] for kind in kinds] == [3, 4, 5, 3]
    assert len({figures.kind_colour[kind] for kind in kinds}) == 1
    assert figures.kind_colour.count(figures.kind_colour[kinds[0]]) == 4  # nothing else is orange


@rule("GWTS-SETUP-1", "GWTS-SETUP-2", "GWTS-MIX-1", "GWTS-INT-5")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(
    ("kind", "joined"), [("simmental", {"calf"}), ("brahman", {"brahman"}), ("both", {"calf", "brahman"})]
)
def test_calves_or_brahman_are_shuffled_into_the_pile_of_a_larger_market(
    players: int, kind: str, joined: set[str]
) -> None:
    t = start(players, orange_cattle=kind)
    assert sum(t.market) == {2: 9, 3: 12, 4: 15}[players]
    cards = [*t.pile, *(card for card, count in enumerate(t.market) for _ in range(count))]
    assert len(cards) == 36 + 8 * len(joined)
    names = Counter(t.figures.card_name(card) for card in cards)
    assert {name: names[name] for name in ORANGE if names[name]} == dict.fromkeys(joined, 8)


@rule("GWTS-SETUP-3")
def test_where_a_card_lies_in_the_market_means_nothing() -> None:
    one, other = (pasture().market(*cards) for cards in (("calf", "red 2"), ("red 2", "calf")))
    assert one.t.market == other.t.market


@rule("GWTS-SETUP-4")
def test_heifers_and_cows_lie_open_in_two_stacks_and_never_come_to_the_market() -> None:
    t = start(2, orange_cattle="simmental")
    assert t.view(None)["open_stacks"] == {"heifer": 8, "cow": 8}
    grown = {card(t, "heifer"), card(t, "cow")}
    assert not grown & {*t.pile, *(kind for kind, count in enumerate(t.market) if count)}
    assert "open_stacks" not in start(2, orange_cattle="brahman").view(None)


@rule("GWTS-SETUP-5", "GWTS-INT-1")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 12), (4, 15)])
def test_a_yellow_arrow_refills_up_to_the_larger_number(players: int, size: int) -> None:
    r = pasture("brahman", players).market("red 2").pile(*["brahman"] * 8, *["blue 3"] * 7, *["red 2"] * 7)
    yellow = r.t.figures.job_arrow.index("yellow") + 1
    r.jobs(token=yellow)
    for _ in range(players):
        put_in_job_market(r.t, A, 0, 0)
    assert r.t.row == yellow
    assert sum(r.t.market) == size


@rule("GWTS-SETUP-6")
def test_orange_cattle_is_off_unless_chosen_and_objectives_do_not_need_the_north() -> None:
    assert start(2).game.options["orange_cattle"] == "none"
    assert start(2).figures.orange is None
    game = start(2, orange_cattle="brahman", orange_objectives=True).game
    assert game.modules == ("orange",)
    assert not game.options["rails_to_the_north"]


# ------------------------------------------------------------------ the market


@rule("GWTS-BUY-1")
@pytest.mark.parametrize(("price", "cowboys", "money"), [("orange_1", 1, 8), ("orange_2", 2, 5)])
@pytest.mark.parametrize("kind", ["calf", "brahman"])
def test_two_more_prices(price: str, cowboys: int, money: int, kind: str) -> None:
    r = buying(cowboys, money, kind, "red 2")
    assert f"buy {price}" in r.options()
    r.play(f"buy {price}")
    assert r.t.money[A] == 0
    assert r.cards(r.t.discards[A]) == [kind]
    assert f"buy {price}" not in buying(cowboys, money - 1, kind, "red 2").options()
    assert f"buy {price}" not in buying(cowboys - 1, 99, kind, "red 2", "brown 3").options()
    assert f"buy {price}" not in buying(6, 99, "red 2", "red 2").options()


@rule("GWTS-BUY-1")
def test_each_cowboy_works_once_and_the_kind_is_chosen() -> None:
    r = buying(3, 99, "calf", "brahman", "brahman", "red 2").play("buy orange_2")
    assert r.options() == ["cattle calf", "cattle brahman"]
    assert r.refused("cattle red 2") == "GWT-BUY-3"
    r.play("cattle brahman")
    assert r.options() == ["buy v3_1", "buy orange_1", "pass"]


@rule("GWTS-BUY-2", "GWTS-EX-3")
def test_two_orange_cards_need_two_prices() -> None:
    alone = buying(1, 8, "calf", "calf")
    assert alone.t.money[A] == 0  # there was nothing else to do
    assert alone.cards(alone.t.discards[A]) == ["calf"]
    r = buying(3, 13, "calf", "calf").play("buy orange_1")
    assert r.options() == ["buy orange_2", "pass"]
    r.play("buy orange_2")
    assert r.t.money[A] == 0
    assert r.cards(r.t.discards[A]) == ["calf", "calf"]
    assert not [price for price in r.t.figures.prices if price.value == 2 and price.cards > 1]


@rule("GWTS-BUY-3")
def test_a_bought_card_lies_face_up_on_the_discard_pile() -> None:
    r = buying(2, 8, "calf", "calf").play("buy orange_1")
    for eyes in (0, 1, None):
        assert r.t.view(eyes)["seats"][A]["discard_pile"] == ["calf"]


@rule("GWTS-BUY-4")
def test_no_other_price_buys_orange_cards() -> None:
    r = buying(6, 99, "calf", "brahman")
    assert r.options() == ["buy orange_1", "buy orange_2"]
    assert r.refused("buy v3_1") == "GWT-BUY-7"
    r = buying(6, 99, "calf", "brown 3", "red 2").play("buy v4_1")
    assert r.cards(r.t.discards[A]) == ["brown 3"]


# ------------------------------------------------------------------ discarding


def wanted(action: str, *hand: str) -> list[str]:
    """The cards that the action accepts of this hand."""
    r = pasture().hand(A, *hand).do(A, action)
    return [words.removeprefix("sell ") for words in r.options()]


@rule("GWTS-DISC-1")
def test_any_cattle_may_be_orange() -> None:
    hand = ("gray", "calf", "heifer", "cow", "brahman")
    assert wanted("risk_any_certificate_1", *hand) == ["gray 0", *hand[1:]]


@rule("GWTS-DISC-2")
def test_a_value_without_orange_refuses_orange() -> None:
    assert wanted("discard_value3_money_7", "red 2", "blue 3", *ORANGE) == ["red 2", "blue 3"]
    only_orange = pasture().hand(A, *ORANGE).building("A-1", A, "5a").visit(A, "A-1")
    assert "use discard_value3_money_7" not in only_orange.options()


@rule("GWTS-DISC-3")
@pytest.mark.parametrize("colour", ["white", "green", "black", "gray"])
def test_a_named_colour_is_never_orange(colour: str) -> None:
    r = pasture().hand(A, colour, *ORANGE).discard_pile(A).do(A, f"discard_{colour}_money_2")
    assert r.cards(r.t.discards[A]) == [colour]  # the only card that will do


@rule("GWTS-DISC-4", "GWTS-INT-3")
def test_two_orange_cards_of_any_stage_are_a_pair() -> None:
    r = pasture().hand(A, "calf", "cow", "white", "brahman").do(A, "discard_pair_money_3")
    assert r.options() == ["sell calf", "sell cow", "sell brahman"]
    r.play("sell calf")
    assert r.options() == ["sell cow", "sell brahman"]
    assert r.refused("sell white 0") == "GWT-ACT-4"
    r.play("sell cow")
    assert r.cards(r.t.hands[A]) == ["white", "brahman"]


@rule("GWTS-DISC-2", "GWTS-DISC-5", "GWTS-INT-4")
def test_the_sixth_auxiliary_action_accepts_orange_cards_of_value_2_only() -> None:
    r = pasture(rails_to_the_north=True).hand(A, "gray", *ORANGE, "white").money(9)
    r.visit(A, "A").play("use auxiliary", "auxiliary place_store 1")
    assert r.options() == ["stock white 0", "stock calf", "stock brahman"]
    r.play("stock brahman")
    assert "brahman" not in r.cards(r.t.hands[A])


@rule("GWTS-DISC-6")
def test_free_cattle_of_value_3_is_never_orange() -> None:
    r = pasture(rails_to_the_north=True).market("calf", "brahman", "red 2", "blue 3").do(A, "take_cattle_value3")
    assert r.options() == ["cattle red 2", "cattle blue 3"]
    assert all(r.t.figures.kind_value[card(r.t, name)] != 3 for name in ORANGE)


# ------------------------------------------------------------------ objectives and points


def held(r: Ranch, *cards: str) -> Ranch:
    """All that A's herd consists of."""
    return r.hand(A, *cards[::2]).draw_pile(A, *cards[1::2]).discard_pile(A).area(A).money(0)


@rule("GWTS-OBJ-1")
def test_orange_cards_fulfil_no_task_of_the_base_game() -> None:
    r = held(pasture(), "calf", "heifer", "cow", "brahman", "red 2", "brown 3", "purple 5")
    owned = dict(zip(TASKS, possessions(r.t, A), strict=True))
    assert (owned["cattle_3"], owned["cattle_4"], owned["cattle_5"]) == (1, 1, 1)


@rule("GWTS-OBJ-2")
@pytest.mark.parametrize("kind", KINDS)
def test_five_more_objectives_if_wanted(kind: str) -> None:
    def named(t: Ranch) -> set[str]:
        figures = t.t.figures
        return {figures.card_name(card) for card in [*figures.objective_cards, *figures.starting_cards]}

    new = named(pasture(kind, orange_objectives=True)) - named(pasture(kind))
    assert new == {"o29", "o30", "o31", "o32", "s06"}
    t = start(4, orange_cattle=kind, orange_objectives=True)
    assert len(t.display) + len(t.stack_of_objectives) == len(start(4).figures.objective_cards) + 4
    assert len(t.figures.starting_cards) == len(start(4).figures.starting_cards) + 1


@rule("GWTS-OBJ-2")
@pytest.mark.parametrize(
    ("cattle", "points"),
    [
        ((), -2),
        (("calf",), -2),  # one card serves one task
        (("calf", "cow"), 3),
        (("brahman", "heifer"), 3),
        (("red 2", "purple 5"), -2),
    ],
)
def test_the_orange_task_takes_any_orange_card_of_the_herd(cattle: tuple[str, ...], points: int) -> None:
    r = held(pasture(orange_objectives=True), *cattle).area(A, "o30").building("A-1", A, "1a")
    assert best_objectives(r.t, A)[0] == points


@rule("GWTS-SCORE-1")
def test_orange_cards_bring_their_points_with_the_other_cattle() -> None:
    r = held(pasture(), "calf", "heifer", "cow", "brahman", "red 2", "gray")
    assert breakdown(r.t)[A]["cattle"] == 3 + 4 + 5 + 3 + 2
