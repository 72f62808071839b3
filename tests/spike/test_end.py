"""The end, the route cards and the tie-breaks."""

import pytest

from abilene.games.spike import events as ev
from abilene.games.spike.scoring import route_money
from abilene.games.spike.steps.turn import EndTurn, Turn, can_still_deliver
from tests.rules import rule
from tests.spike.railway import SETTINGS, A, B, C, Table, load, random_game, random_match, table


def finished(players: int = 3) -> Table:
    """Seat A has no track piece left and no contract."""
    return table(players).home(A, "raleigh").tracks(A, "t277", "t276").pieces(A, 0)


@rule("SPK-END-1")
def test_nobody_plays_after_the_third_time_card() -> None:
    r = table().round(3, time_cards=2).deck("time", "white").hear().draw(A, "deck")
    assert r.t.over
    assert r.t.options() == []
    assert isinstance(r.events[-1], ev.GameEnded)
    assert r.t.rules() == ("SPK-END-1",)


@rule("SPK-END-2")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_the_deck_of_round_three_never_runs_out(players: int, expert: bool) -> None:
    for t in random_game(players, expert, seed=12):
        assert t.round < 3 or t.deck or t.over


@rule("SPK-END-3", "SPK-END-10")
def test_everybody_else_has_one_more_turn() -> None:
    r = finished().hear().draw(A, "deck", "deck")
    assert (r.t.closer, r.t.turn) == (A, B)
    r.play("deck", "deck")
    assert r.t.turn == C
    r.play("deck", "deck")
    assert r.t.over
    assert ev.LastTurnsBegan(A) in r.events


@rule("SPK-END-3")
def test_a_second_player_who_is_done_changes_nothing() -> None:
    r = finished().home(B, "norfolk").tracks(B, "t241").pieces(B, 0).draw(A, "deck", "deck")
    r.play("draw", "deck", "deck")
    assert (r.t.closer, r.t.turn) == (A, C)
    r.play("deck", "deck")
    assert r.t.over


@rule("SPK-END-3")
def test_the_third_time_card_still_ends_the_last_turns() -> None:
    r = finished().round(3, 2).deck("white", "white", "white", "white", "time").draw(A, "deck", "deck")
    r.play("deck", "deck")
    assert r.t.turn == C
    r.play("deck")
    assert r.t.over
    assert r.cards(C) == {}


@rule("SPK-END-4")
@pytest.mark.parametrize(
    ("cargo", "cities", "marker", "can"),
    [
        ("waiting", ("chicago", "milwaukee"), "", False),  # neither source nor destination
        ("waiting", ("chicago", "indianapolis"), "", False),  # a source, no destination
        ("waiting", ("cleveland", "st_louis"), "", False),  # destinations, no source
        ("aboard", ("cleveland", "st_louis"), "", True),
        ("waiting", ("indianapolis", "st_louis"), "", True),
        ("waiting", ("indianapolis", "st_louis"), "st_louis", False),  # delivered there before
        ("delivered", ("indianapolis", "st_louis"), "", False),
    ],
)
def test_a_contract_that_can_still_be_delivered(cargo: str, cities: tuple[str, ...], marker: str, can: bool) -> None:
    r = table().home(A, cities[0]).connect(A, *cities[1:]).contract(A, "corn_1 a", cargo)
    if marker:
        r.marker(A, marker)
    assert can_still_deliver(r.t, A) is can


@rule("SPK-END-5", "SPK-END-6")
def test_what_a_route_card_pays() -> None:
    r = table().home(A, "indianapolis").route(A, "indianapolis")
    assert route_money(r.t, A) == 0  # no track touches the start yet
    r.connect(A, "chicago")
    assert route_money(r.t, A) == 0  # no listed city
    r.connect(A, "jacksonville")
    assert route_money(r.t, A) == 5
    r.connect(A, "tampa")
    assert route_money(r.t, A) == 6 + 1


@rule("SPK-END-5")
def test_route_cards_are_revealed_at_the_end() -> None:
    match = random_match(3, seed=3)
    shown = {event.player: event for event in match.events() if isinstance(event, ev.RouteShown)}
    assert sorted(shown) == [0, 1, 2]
    for seat, event in shown.items():
        assert event.route == match.state.routes[seat]
        assert event.money == match.state.breakdown()[seat]["route"]
        assert match.state.view(None)["seats"][seat]["route"]["id"] == match.game.figures.route_ids[event.route]


@rule("SPK-END-7")
def test_what_is_left_over_costs_nothing() -> None:
    r = table().contract(A, "coal_1 a", "aboard").contract(A, "corn_1 a").hand(A, white=9).money(5)
    assert r.t.scores()[A] == 5


@rule("SPK-END-8")
def test_money_then_cities_then_pieces_then_all() -> None:
    r = table().money(10, 10, 9)
    r.home(A, "chicago").connect(A, "milwaukee").home(B, "chicago").connect(B, "indianapolis", "cincinnati")
    r.round(3, 2).deck("time").draw(A, "deck")
    assert r.t.winners() == [B]  # three cities against two
    r.money(10, 10, 11)
    assert r.t.winners() == [C]
    even = table().home(A, "chicago").connect(A, "milwaukee").home(B, "new_york").connect(B, "philadelphia")
    even.home(C, "duluth").connect(C, "minneapolis").round(3, 2).deck("time").draw(A, "deck")
    assert even.t.winners() == [A, B, C]
    even.pieces(B, 43)
    assert even.t.winners() == [A, C]


@rule("SPK-END-9", "SPK-INT-16")
def test_the_guard_against_endless_games() -> None:
    r = table(2, data={"engine_limits": {"max_turns_per_player": 3}}).hear()
    r.t.turns = 0
    r.turn()
    for _ in range(6):
        assert not r.t.over
        r.play(*(["draw"] if r.asks() == "action" else []), "deck", "deck")
    assert r.t.over
    assert ev.TurnsRanOut(3) in r.events
    assert load().figures.most_turns == 200


@rule("SPK-END-10")
def test_the_condition_is_tested_whatever_the_action_was() -> None:
    r = finished().train(A, "t277").money(3).turn().play("stay", "speed")
    assert r.t.closer == A
    mid = finished().contract(A, "flour_1 a", "aboard")
    can = can_still_deliver(mid.t, A)
    mid.owe(EndTurn(A))
    assert (mid.t.closer == A) is not can
    r.t.stack.clear()
    r.owe(Turn(A))  # the lap has come round to the one who is done
    assert r.t.over
