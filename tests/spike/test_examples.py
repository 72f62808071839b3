"""The worked examples, one test each."""

import pytest

from abilene.games.spike.events import LastTurnsBegan
from abilene.games.spike.scoring import route_money
from abilene.games.spike.state import EMPTY
from abilene.games.spike.steps.build import Pay, amounts, go_on_paying
from abilene.games.spike.steps.rounds import begin_round
from abilene.games.spike.steps.turn import EndTurn
from tests.rules import rule
from tests.spike.railway import A, B, Table, start, table


def payments(hand: dict[str, int], **needs: int) -> list[dict[str, int]]:
    """All payments that the questions kind by kind lead to, for a chain of these kinds."""
    base = table().hand(A, **hand)
    figures = base.t.figures
    for kind, count in needs.items():
        spaces = [track for track in range(figures.tracks) if figures.track_kind[track] == base.kind(kind)]
        base.t.chain += spaces[:count]
    found = []
    unfinished = [base.t]
    while unfinished:
        t = unfinished.pop()
        if len(t.payment) == 6:
            found.append({figures.kind_ids[kind]: count for kind, count in enumerate(t.payment) if count})
            continue
        for count in amounts(t, A):
            twin = t.copy()
            twin.payment.append(count)
            unfinished.append(twin)
    return found


@rule("SPK-EX-1", "SPK-DELIV-3")
def test_one_delivery_in_topeka() -> None:
    r = table().home(A, "topeka").connect(A, "des_moines").train(A, "topeka")
    r.contract(A, "fruit_2 a", "aboard").contract(A, "cows_1 a").levels(A, freight=2)
    into = r.t.figures.track_ids[next(t for t in r.t.figures.ways[r.city("topeka")] if r.t.owner[t] == A)]
    r.train(A, into).turn().play("move topeka")
    assert r.options() == ["deliver fruit", "pass"]
    r.play("deliver fruit")
    assert r.t.money[A] == 9
    assert r.t.has_marker(A, r.city("topeka"))
    r.contract(A, "cows_1 a", "aboard").train(A, into)
    r.t.stack.clear()
    r.turn().play("move topeka")
    assert r.asks() == "action"
    pays = [r.t.figures.city_ids[city] for city in r.t.figures.destinations[r.t.contract[r.good("cows")]]]
    assert sorted(pays) == ["cleveland", "indianapolis", "jacksonville", "topeka", "washington"]


COLUMN = "pigs oil wood"


@pytest.mark.parametrize(
    ("city", "money", "after"),
    [
        pytest.param("norfolk", 3, ["oil", "wood", "pigs"], marks=pytest.mark.rule("SPK-EX-2")),
        pytest.param("new_york", 2, ["pigs", "wood", "oil"], marks=pytest.mark.rule("SPK-EX-3")),
        pytest.param("jacksonville", 1, ["pigs", "oil", "wood"], marks=pytest.mark.rule("SPK-EX-4")),
    ],
)
def test_the_column_of_a_scored_commodity(city: str, money: int, after: list[str]) -> None:
    r = table().market(COLUMN).home(A, "raleigh")
    others = [r.column(number) for number in (1, 2, 3)]
    build_to(r, city)
    assert r.t.money[A] == money
    assert r.column() == after
    assert [r.column(number) for number in (1, 2, 3)] == others


def build_to(r: Table, city: str) -> None:
    """Seat A builds a shortest line to a city with as many cards as it takes."""
    way = r.way(A, city)
    kinds = [r.t.figures.kind_ids[r.t.figures.track_kind[track]] for track in way]
    r.hand(A, **{kind: kinds.count(kind) for kind in kinds}).turn().play("build")
    for track in way:
        if r.asks() == "lay":
            r.play(f"lay {r.t.figures.track_ids[track]}")


@rule("SPK-EX-5", "SPK-BUILD-8")
def test_two_cards_replace_one_and_three_replace_two() -> None:
    for kind in ("red", "yellow", "green", "black", "blue"):
        assert payments({"white": 2}, **{kind: 1}) == [{"white": 2}]
    assert payments({"blue": 3}, red=1, green=1) == [{"blue": 3}]
    assert payments({"blue": 3}, red=2) == [{"blue": 3}]


@rule("SPK-EX-6")
def test_jenn_builds_from_raleigh_to_norfolk() -> None:
    r = table().market(COLUMN).home(A, "raleigh").hand(A, red=1, white=2)
    r.turn().play("build")
    assert r.t.turn == B  # there was one way and one payment, so nothing was asked
    assert r.cards(A) == {}
    assert r.discarded() == {"red": 1, "white": 2}
    assert r.t.pieces[A] == 43
    assert r.t.connected(A, r.city("norfolk"))
    assert r.t.money[A] == 3


@rule("SPK-EX-7", "SPK-BUILD-10")
def test_only_payments_without_a_smaller_one() -> None:
    found = payments({"red": 2, "white": 3}, red=1, yellow=1)
    assert sorted(map(sorted, (p.items() for p in found))) == [[("red", 1), ("white", 2)], [("white", 3)]]


@rule("SPK-EX-8")
def test_four_blue_cards_pay_two_blue_spaces_and_a_green_one() -> None:
    assert payments({"blue": 5}, blue=2, green=1) == [{"blue": 4}]
    assert payments({"blue": 3}, blue=2, green=1) == []


@rule("SPK-EX-9", "SPK-BUILD-5")
def test_a_chain_cannot_stop_at_a_junction() -> None:
    r = table().home(A, "raleigh").hand(A, red=1).turn()
    assert r.asks() == "draw"  # the only action
    r = table().home(A, "raleigh").hand(A, red=1, white=3).turn().play("build", "lay t277")
    assert r.asks() == "lay"
    assert r.t.owner[r.track("t277")] == EMPTY  # nothing is built yet
    assert set(r.options()) <= {f"lay {name}" for name in ("t238", "t240", "t273", "t276", "t278")}


@rule("SPK-EX-10", "SPK-BUILD-3")
def test_a_node_touched_only_by_others_is_no_starting_point() -> None:
    r = table().home(A, "raleigh").home(B, "norfolk").tracks(B, "t279", "t278").hand(A, yellow=5)
    r.turn().play("build")
    assert r.refused("lay t276") == "SPK-BUILD-3"
    own = table().home(A, "raleigh").tracks(A, "t277").home(B, "norfolk").tracks(B, "t279", "t278")
    own.hand(A, yellow=5).turn().play("build")
    branches = {name for name in ("t238", "t240", "t273", "t276") if f"lay {name}" in own.options()}
    assert "t276" in branches
    assert len(branches) > 1
    assert own.refused("lay t278") == "SPK-MAP-4"


@rule("SPK-EX-11", "SPK-END-6")
def test_jon_gains_nine_for_indianapolis_to_tampa() -> None:
    r = table().home(A, "indianapolis").connect(A, "raleigh", "columbia", "jacksonville", "tampa")
    assert route_money(r.route(A, "indianapolis").t, A) == 9


@rule("SPK-EX-12", "SPK-END-5")
def test_the_start_city_has_to_be_touched() -> None:
    r = table().home(A, "indianapolis").connect(A, "raleigh", "columbia").route(A, "indianapolis")
    assert route_money(r.t, A) == 5
    r = table().home(A, "raleigh").connect(A, "columbia", "jacksonville", "tampa").route(A, "indianapolis")
    assert route_money(r.t, A) == 0


def between_milwaukee_and_indianapolis() -> Table:
    r = table().home(A, "chicago").tracks(A, "t096", "t141", "t057")
    return r.train(A, "t096")


@rule("SPK-EX-13", "SPK-MOVE-2", "SPK-MOVE-8")
def test_free_moves_with_speed_two() -> None:
    r = between_milwaukee_and_indianapolis().levels(A, speed=2).turn()
    assert sorted(r.options()) == sorted(
        ["stay", "move chicago", "move t057", "move milwaukee", "move t141", "move indianapolis"]
    )


@rule("SPK-EX-14", "SPK-BOOST-1", "SPK-INT-4")
def test_free_moves_with_speed_one_and_an_extra_move() -> None:
    r = between_milwaukee_and_indianapolis().turn()
    assert sorted(r.options()) == sorted(["stay", "move chicago", "move t057", "move t141"])
    r.play("move t057", "extra")
    assert "extra milwaukee" in r.options()
    r.play("extra milwaukee")
    assert r.where(A) == "milwaukee"


@rule("SPK-EX-15", "SPK-INT-3", "SPK-MOVE-5", "SPK-TURN-2")
def test_after_arriving_neither_restart_nor_extra_move() -> None:
    r = between_milwaukee_and_indianapolis().hand(A, white=4).money(3)
    r.contract(A, "cows_2 a", "aboard").turn().play("move chicago", "deliver cows")
    assert r.options() == ["draw", "build", "speed", "power", "freight"]
    assert r.refused("restart") == "SPK-MOVE-5"
    assert r.refused("extra") == "SPK-TURN-4"


@rule("SPK-EX-16", "SPK-LOAD-4", "SPK-RESTART-1")
def test_steel_instead_of_coal() -> None:
    r = between_milwaukee_and_indianapolis().train(A, "chicago").contract(A, "coal_1 a", "aboard")
    r.contract(A, "steel_1 a").turn().play("restart")
    assert r.options() == ["load for coal", "pass"]
    r.play("load for coal")
    assert r.aboard(A) == ["steel"]
    assert r.t.cargo[r.good("coal")] == 0  # back on its contract
    assert sorted(r.options()) == ["restart t057", "restart t096"]


@rule("SPK-EX-17", "SPK-DRAW-5")
def test_a_round_ends_in_the_middle_of_a_draw() -> None:
    r = table().levels(A, power=3).display("white", "blue", "red", "green").deck("black").discard(yellow=6)
    r.draw(A, "deck")
    assert r.t.round == 2
    assert r.cards(A) == {"black": 1}
    assert len(r.shown()) == 4
    assert len(r.t.deck) == 6
    assert sum(r.t.discard) == 0
    assert r.asks() == "draw"
    assert "stop" in r.options()
    r.play("deck", "deck")
    assert sum(r.cards(A).values()) == 3
    assert r.t.turn == B


@rule("SPK-EX-18", "SPK-ROUND-3", "SPK-INT-14")
def test_the_time_cards_are_in_the_bottom_half() -> None:
    places = set()
    for seed in range(40):
        r = table().display("white", "blue", "red", "green").discard(yellow=10, black=10, white=9, blue=8).round(2)
        r.t.rng = seed
        begin_round(r.t)
        assert len(r.shown()) == 4
        assert len(r.t.deck) == 40
        assert r.t.bottom == 22
        times = [place for place, card in enumerate(r.t.deck) if card == r.kind("time")]
        assert len(times) == 3
        assert max(times) < 22  # the top of the deck is its end
        places.update(times)
    assert len(places) > 18


@rule("SPK-EX-19", "SPK-END-1")
def test_the_third_time_card_ends_the_game_in_the_middle_of_a_draw() -> None:
    r = table().round(3, time_cards=2).levels(A, power=4).display("white", "blue", "red", "green")
    r.deck("black", "time", "yellow").draw(A, "take white", "deck")
    assert not r.t.over
    r.play("deck")
    assert r.t.over
    assert r.cards(A) == {"white": 1, "black": 1}
    assert r.shown() == ["blue", "red", "green"]  # not refilled
    assert r.t.money[A] == 0
    assert r.t.winners()


@rule("SPK-EX-20", "SPK-UPG-1", "SPK-UPG-2")
def test_seven_dollars_buy_two_first_upgrades() -> None:
    r = table(2).money(7).turn().play("speed")
    assert (r.t.money[A], r.t.speed(A)) == (4, 2)
    r.t.stack.clear()
    r.turn().play("power")
    assert (r.t.money[A], r.t.power(A)) == (1, 3)
    r.t.stack.clear()
    r.hand(A, white=4).turn()
    assert "speed" not in r.options()
    assert r.refused("speed") == "SPK-UPG-2"


@rule("SPK-EX-21", "SPK-SETUP-7")
def test_the_deal_for_two() -> None:
    t = start(2)
    t.play(t.options()[0])
    assert [t.cards((t.first + i) % 2) for i in range(2)] == [4, 6]
    assert len(t.deck) == 28
    assert EMPTY not in t.display
    assert [t.holder.count(seat) for seat in range(2)] == [6, 6]
    assert t.figures.copies == [7] * 6


@rule("SPK-EX-22")
def test_fruit_to_new_orleans_pays_eleven() -> None:
    figures = table().t.figures
    city = figures.city_ids.index("new_orleans")
    pays = [
        figures.payout[contract * figures.cities + city]
        for contract, name in enumerate(figures.contract_ids)
        if name.startswith("fruit") and city in figures.destinations[contract]
    ]
    assert pays == [11]


@rule("SPK-EX-23", "SPK-END-8")
def test_pieces_left_break_the_tie() -> None:
    r = table(2).home(A, "chicago").connect(A, "milwaukee").home(B, "new_york").connect(B, "philadelphia")
    r.money(40, 40).pieces(A, 9).pieces(B, 11).round(3, 2).deck("time").draw(A, "deck")
    assert r.t.over
    assert r.t.winners() == [B]


@rule("SPK-EX-24", "SPK-END-3", "SPK-END-4")
def test_the_last_contract_has_no_source() -> None:
    r = table(2).home(A, "chicago").connect(A, "indianapolis", "louisville").pieces(A, 0).hear()
    r.contract(A, "oil_1 a")
    connected = r.t.connected_cities(A)
    assert not any(city in connected for city in r.t.figures.sources[r.good("oil")])
    r.owe(EndTurn(A))
    assert LastTurnsBegan(A) in r.events
    assert r.t.closer == A


@rule("SPK-EX-25", "SPK-DEC-17")
def test_a_payment_kind_by_kind() -> None:
    assert sorted(map(sorted, (p.items() for p in payments({"blue": 3, "green": 2}, white=1, green=1)))) == [
        [("blue", 2), ("green", 1)],
        [("blue", 3)],
    ]
    r = table().hand(A, blue=3, green=2)
    figures = r.t.figures
    for kind in ("white", "green"):
        r.t.chain.append(figures.track_kind.index(r.kind(kind)))
    go_on_paying(r.t, A)
    r.t.settle()
    assert r.options() == ["pay 0 white"]
    r.t.play(0)
    step = r.t.stack[-1]
    assert isinstance(step, Pay)
    assert figures.kind_ids[step.rail] == "blue"
    assert r.t.payment == [0]
    assert step.choices(r.t) == [2, 3]


@rule("SPK-EX-26", "SPK-INT-12")
def test_a_refill_ends_round_two() -> None:
    r = table().round(2).deck("black", "black").display("white", "blue", "red", "green").discard(yellow=9)
    r.draw(A, "take white", "deck")
    assert r.t.round == 3
    assert len(r.shown()) == 4
    assert len(r.t.deck) == 12
    assert r.t.bottom == 8
    assert r.t.deck[8:].count(r.kind("time")) == 0
    assert r.t.deck[:8].count(r.kind("time")) == 3


@rule("SPK-EX-27", "SPK-TURN-7")
def test_money_just_earned_pays_an_upgrade() -> None:
    r = between_milwaukee_and_indianapolis().contract(A, "coal_1 a", "aboard").levels(A, speed=2).turn()
    r.play("move indianapolis", "deliver coal")
    assert r.t.money[A] == 6
    assert "speed" in r.options()
