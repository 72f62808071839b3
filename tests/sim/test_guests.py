"""Guests in batch runs: scored in a seat of their own, never counted among the bots."""

from abilene.sim import Table, simulate
from abilene.sim.tally import Tally

TABLE = Table("great_western_trail", 1, {"solo": "easy"})


def test_a_guest_has_a_standing_of_its_own() -> None:
    result = simulate(TABLE, ["random"], 8, seed=2)
    assert [seat.name for seat in result.seats] == ["random", "Sam"]
    assert sum(result.wins) == 8
    assert result.seats[1].games == 8
    assert [bot.name for bot in result.bots] == ["random"]
    assert result.bots[0] == result.seats[0]


def test_a_guest_stays_where_it_is_while_the_bots_move_on() -> None:
    result = simulate(TABLE, ["random"], 4, seed=2, rotate=True)
    assert [seat.name for seat in result.seats] == ["", "Sam"]
    assert result.to_data()["guests"] == ["Sam"]


def test_victories_are_shared_with_guests_too() -> None:
    tally = Tally(2)
    tally.add_game(("greedy",), (40, 40), [0, 1], 10)
    tally.add_game(("greedy",), (30, 41), [1], 10)
    assert [count.wins / tally.unit for count in tally.seats] == [0.5, 1.5]
    assert list(tally.bots) == ["greedy"]
    assert tally.bots["greedy"].games == 2
