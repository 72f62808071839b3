"""The end of the game, and who wins."""

import pytest

from abilene.games.good_goat_bad import events as ev
from tests.good_goat_bad.town import COUNTS, A, B, C, random_match, town
from tests.rules import rule


@rule("GGB-END-1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_the_game_ends_after_the_saloon_phase_of_the_last_round(players: int, rounds: int) -> None:
    t = town(players).in_play(outlaw=A, sheriff=B).last(A)
    for number in range(1, rounds):
        copy = town(players).in_play(outlaw=A, sheriff=B).last(A).round(number).go()
        assert not copy.t.over
        assert copy.t.round == number + 1
    t.round(rounds).go()
    assert t.t.over
    assert t.t.coins[A] == 6  # the saloon characters have still acted
    assert (t.t.player, t.t.options(), t.t.rules()) == (-1, [], ("GGB-END-1",))


@rule("GGB-END-2")
def test_coins_and_the_values_of_owned_tokens_count() -> None:
    t = town(players=5).coins(7, 0, 1, 2, 2).stock(A, gold=1, cattle=2, banknotes=1, supplies=1, bottle=2).stock(B)
    assert t.end().t.scores() == [7 + 5 + 10 + 4 + 3 + 4, 0, 3, 4, 4]


@rule("GGB-END-2")
def test_what_lies_at_locations_counts_for_nobody() -> None:
    t = town(players=5)
    before = t.t.scores()
    for name in ("store", "bank", "ranch", "mine"):
        t.at(name, tokens=3, coins=6)
    assert t.at("saloon", tokens=3).end().t.scores() == before == [4] * 5


@rule("GGB-END-2")
def test_the_parts_of_the_score_add_up() -> None:
    t = random_match(players=4, seed=5).state
    assert t.scores() == [sum(parts.values()) for parts in t.breakdown()]
    assert set(t.breakdown()[0]) == {"coins", "supplies", "banknotes", "gold", "bottle"}


@rule("GGB-END-3")
def test_the_highest_score_wins() -> None:
    t = town(players=3).coins(10, 3, 9).stock(A).stock(B, cattle=2).stock(C).end()
    assert t.t.scores() == [10, 13, 9]
    assert t.t.winners() == [B]


@rule("GGB-END-3")
def test_among_equal_scores_the_most_coins_win() -> None:
    t = town(players=3).coins(8, 9, 1).stock(A, cattle=2).stock(B, cattle=1, banknotes=1).stock(C).end()
    assert t.t.scores() == [18, 18, 1]
    assert t.t.winners() == [B]


@rule("GGB-END-3")
def test_among_equal_coins_the_most_tokens_win() -> None:
    t = town(players=3).coins(8, 8, 1).stock(A, cattle=2).stock(B, banknotes=2, bottle=1).stock(C).end()
    assert t.t.scores() == [18, 18, 1]
    assert t.t.winners() == [B]


@rule("GGB-END-3")
def test_who_is_still_tied_shares_the_victory() -> None:
    t = town(players=3).coins(8, 1, 8).stock(A, cattle=2).stock(B).stock(C, cattle=2).hear().end()
    assert t.t.scores() == [18, 1, 18]
    assert t.t.winners() == [A, C]
    assert t.events[-1] == ev.GameEnded((A, C))


@rule("GGB-END-3")
def test_nobody_has_won_before_the_end() -> None:
    assert town(players=3).coins(30, 0, 0).deal(A, "goat", "outlaw", "sheriff", "thief").go().t.winners() == []


@rule("GGB-END-4")
@pytest.mark.parametrize("players", COUNTS)
def test_all_stocks_are_shown_at_the_end(players: int) -> None:
    match = random_match(players, seed=4)
    last = match.made[-1].before
    t = match.state
    for seat in (*range(players), None):
        assert ["stock" in other for other in last.view(seat)["seats"]] == [i == seat for i in range(players)]
        assert all("stock" in other for other in t.view(seat)["seats"])
        assert t.standing(seat) == t.breakdown()
    shown = [event for event in match.events() if isinstance(event, ev.StockShown)]
    assert [event.player for event in shown] == list(range(players))
    for event in shown:
        assert sum(event.stock) == t.tokens(event.player)


@rule("GGB-END-4")
def test_the_stocks_come_to_light_so_the_last_decision_stands() -> None:
    t = town(players=3).in_play(waitress=A).last(A).round(3).go()
    revealed = t.t.revealed
    t.play(f"serve 1 to seat {B}")
    assert t.t.over
    assert t.t.revealed > revealed


@rule("GGB-END-5")
def test_a_bottle_counts_two_wherever_it_came_from() -> None:
    t = town(players=2).coins(0, 0).at("saloon", tokens=3).round(4).in_play(waitress=A).last(A).go()
    assert t.t.over
    assert t.owns(B) == {"bottle": 4}
    assert t.t.scores() == [2, 8]
