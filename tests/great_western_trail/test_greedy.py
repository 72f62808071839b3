"""The greedy bot: it weighs everything against the turns left, and counts on nothing that its seat cannot see."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

import abilene
from abilene.bots.playing import play_out, seat_bots
from abilene.engine.bot import Asked
from abilene.engine.core import State
from abilene.games.great_western_trail.bot import Greedy
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.discs import PlaceDisc
from abilene.games.great_western_trail.steps.kansas_city import Income
from abilene.games.great_western_trail.steps.objectives import GainObjective
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from abilene.games.great_western_trail.steps.trail import RemoveHazard, TakeNative
from abilene.games.great_western_trail.steps.workers import Hire
from tests.great_western_trail.ranch import EDITIONS, A, B, Ranch, ranch
from tests.playing import compare_with_twins


def question(state: State) -> Asked:
    return Asked(state.step().kind, state.options(), state.seen_by(state.player))


def chosen(table: Ranch) -> str:
    """What the bot answers here, in notation, a local action without its number."""
    t = table.t
    choice = Greedy(t.game, t.player, seed=0).choose(question(t))
    return table.options()[t.options().index(choice)]


def plays_on(table: Ranch, kind: str) -> list[str]:
    """What the bot answers until this kind of question comes, or nothing is owed any more."""
    found: list[str] = []
    while not table.t.over and (not found or table.t.step().kind != kind):
        found.append(chosen(table))
        table.play(found[-1])
    return found


def last_turn(table: Ranch) -> Ranch:
    """Somebody else has taken the job market token: nobody has more than one turn left."""
    table.t.closer = B
    return table


# ------------------------------------------------------------------ Kansas City


def test_it_delivers_as_far_as_it_pays() -> None:
    assert chosen(ranch().money(20).engines("18").discs(A, chicago=1).deliver(A, 12)) == "deliver toledo"
    assert (
        chosen(ranch().money(20).engines("18").discs(A, toledo=1, pittsburgh=1).deliver(A, 17))
        == "deliver philadelphia"
    )
    assert chosen(ranch().money(20).engines("18").deliver(A, 18)) == "deliver new_york"


def test_it_shuns_kansas_city() -> None:
    assert chosen(ranch().money(3).deliver(A, 4)) != "deliver kansas_city"


def test_it_shuns_the_arrow_that_costs_points() -> None:
    assert chosen(ranch().money(9).discs(A, fulton=1).deliver(A, 6)) == "deliver bloomington"


def test_certificates_are_spent_for_a_better_city() -> None:
    hand = ("purple 5", "brown 3", "blue 3")  # 12; Toledo is taken, Pittsburgh and 8 points are two steps away
    table = ranch().money(20).engines("18").discs(A, toledo=1, chicago=1).hand(A, *hand).marker(A, 3)
    assert chosen(table.owe(Income(A))) in ("income 1", "income 0")


def test_certificates_are_kept_when_they_reach_nothing_more() -> None:
    table = ranch().money(20).engines("18").hand(A, "purple 5", "brown 3", "blue 3").marker(A, 1)  # 12, or 13
    assert chosen(table.owe(Income(A))) == "income 1"


def test_certificates_are_spent_before_the_game_is_over() -> None:
    table = ranch().money(20).hand(A, "gray", "green").marker(A, 3)
    assert chosen(last_turn(table).owe(Income(A))) == "income 0"


def test_a_token_betters_a_poor_hand_and_spares_a_good_one() -> None:
    poor = ranch().tokens(1).hand(A, "gray", "gray", "gray", "gray").draw_pile(A, "blue 3", "red 2", "green")
    good = ranch().tokens(1).hand(A, "purple 5", "brown 3", "blue 3", "red 2").draw_pile(A, "gray", "gray", "gray")
    assert chosen(poor.owe(Income(A))) == "token"
    assert chosen(good.owe(Income(A))) != "token"


def test_it_unlocks_steps_while_there_is_time_and_points_at_the_end() -> None:
    city = ranch().t.figures.cities.index("chicago")  # takes a disc from any slot
    assert chosen(ranch(4).money(9).owe(PlaceDisc(A, city, 0))) == "disc step_left"
    assert chosen(last_turn(ranch(4).money(9)).owe(PlaceDisc(A, city, 0))) == "disc step_right"


# ------------------------------------------------------------------ the trail


def test_it_rides_home_with_a_good_hand_and_waits_with_a_poor_one() -> None:
    def at_the_gate(*hand: str) -> Ranch:
        """Ahead of G, one way leads to Kansas City at once, the other past a building of somebody else."""
        table = ranch(2).herders("g").money(7).engines("18").hand(A, *hand).building("g-1", B, "3a")
        return table.draw_pile(A, "blue 3", "red 2", "yellow 1", "brown 4").discard_pile(A).turn()

    assert chosen(at_the_gate("purple 5", "brown 3", "blue 3", "red 2")) == "move kansas-city"
    assert chosen(at_the_gate("gray", "gray", "gray", "gray")) == "move g-1"


def test_it_goes_round_tolls() -> None:
    table = ranch(2).herders("b").money(8).building("b-1", B, "7a").tile("drought-1", "drought black 2").turn()
    table.play("move c")
    cheap = chosen(table)
    before = table.t.money[A]
    table.play(cheap)
    assert before - table.t.money[A] == 2  # not the 4 of the building


def test_money_comes_before_what_it_pays_for() -> None:
    table = ranch().money(4).hand(A, "white", "white", "gray", "green").jobs("- cowboy cowboy", token=3).visit(A, "a")
    assert plays_on(table, "fill")[:2] == ["use discard_white_money_2", "use hire_0"]


def test_the_last_turn_goes_where_the_points_are() -> None:
    table = ranch(2).herders("c").money(12).market("purple 7").workers(A, cowboy=2).hand(A, "gray")
    assert chosen(last_turn(table).turn()) == "move e"


# ------------------------------------------------------------------ workers, cattle, tiles


@pytest.mark.parametrize("edition", EDITIONS)
def test_late_workers_are_hired_for_their_points(edition: int) -> None:
    table = ranch(2, edition).money(9).workers(A, cowboy=2, craftsman=4, engineer=3)
    table.jobs("engineer craftsman", "cowboy cowboy", token=4)
    assert chosen(last_turn(table).owe(Hire(A, 0, 0))) == "hire craftsman 1"


def test_late_workers_without_points_are_not_hired() -> None:
    table = ranch(2).money(9).jobs("cowboy craftsman", token=4).workers(A, engineer=4)
    assert chosen(last_turn(table).owe(Hire(A, 0, 1))) == "pass"


def test_early_workers_are_hired_for_what_they_do() -> None:
    table = ranch(2).money(9).jobs("cowboy cowboy", token=4).market("purple 7", "purple 6", "brown 5", "blue 3")
    assert chosen(table.owe(Hire(A, 0, 1))) == "hire cowboy 1"


def test_cowboys_are_used_for_the_dearest_cattle() -> None:
    table = ranch(2).money(6).workers(A, cowboy=4).market("purple 5", "purple 7", "yellow 1", "brown 3")
    table.do(A, "buy_cattle")
    assert plays_on(table, "")[:2] == ["buy v5_4", "cattle purple 7"]


def test_the_last_money_buys_cattle() -> None:
    table = ranch(2).money(6).market("blue 3").hand(A, "gray")
    assert chosen(last_turn(table).visit(A, "e")) == "use buy_cattle"


def test_nothing_is_bought_that_costs_more_than_it_brings() -> None:
    table = ranch(2).money(12).market("yellow 1").pile("gray").hand(A, "gray")
    assert "buy v3_1" not in plays_on(last_turn(table).visit(A, "e"), "fill")


def test_hazards_and_natives_serve_objectives() -> None:
    table = ranch().area(A, "s04").hazards(A, "flood green 2", "flood green 3")
    table.tile("native-4", "native b").tile("native-5", "native a").tile("native-6", "native b")
    assert chosen(table.owe(TakeNative(A, 0))) == "native native-5"


def test_a_free_hazard_is_the_dearest_one() -> None:
    table = (
        ranch().tile("flood-1", "flood green 2").tile("drought-1", "drought green 4").tile("flood-2", "flood black 3")
    )
    assert chosen(table.owe(RemoveHazard(A, 0, 1))) == "hazard drought-1"


# ------------------------------------------------------------------ the railroad


def test_the_engine_stops_at_a_station_that_can_be_paid() -> None:
    rich, poor = ranch(2).engines("19").money(20), ranch(2).engines("19").money(0)
    assert chosen(rich.engine_forward(A, 3)) == "engine t21"
    assert chosen(poor.engine_forward(A, 3)) != "engine t21"


def test_a_station_is_upgraded_only_if_it_pays() -> None:
    def last_station(number: int, *slots: str) -> str:
        table = ranch().money(20).discs_left(A, *slots)
        return chosen(last_turn(table).owe(MayUpgrade(A, number - 1)))

    assert last_station(9, "hand_1") == "upgrade s9"
    assert last_station(1, "aux_draw_2") == "upgrade s1"
    assert last_station(1, "hand_1") == "pass"  # 7 dollars for a point


# ------------------------------------------------------------------ objective cards


def test_it_takes_the_objective_it_can_fulfil() -> None:
    table = ranch().hazards(A, "flood green 2", "flood green 3", "drought green 2").stations(A, 1, 2, 3)
    table.area(A).hand(A).draw_pile(A, "gray").objectives(["o01", "o13", "o15", "o21"], ["o02"])
    assert chosen(table.owe(GainObjective(A, 1, 0))) == "objective o15"


def test_an_objective_is_played_only_if_it_will_be_fulfilled() -> None:
    def holds(card: str) -> Ranch:
        table = ranch(2).herders("c").money(5).hand(A, card, "gray", "green", "black").draw_pile(A, "white")
        table.discard_pile(A).hazards(A, "flood green 2", "flood green 3").stations(A, 1, 2)
        return table.jobs("cowboy craftsman", token=11).turn()

    assert chosen(holds("o15")) == "move play o15"  # two stations, two hazards
    assert not chosen(holds("o21")).startswith("move play")  # a disc on the last city


def test_an_immediate_action_is_performed_if_it_helps() -> None:
    def may_sell(*hand: str) -> str:
        """In front of Kansas City, a card for two dollars, with nothing but gray to draw instead."""
        table = ranch(2).herders("g").hand(A, *hand).draw_pile(A, "gray", "gray").discard_pile(A)
        return chosen(table.owe(MayDo(A, 0, table.t.figures.action_ids["discard_white_money_2"])))

    assert may_sell("white", "white", "green", "gray") == "now discard_white_money_2"
    assert may_sell("white", "black", "green", "gray") == "pass"


# ------------------------------------------------------------------ what it may know


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (4, 2)])
def test_what_is_hidden_changes_nothing(players: int, edition: int) -> None:
    game = abilene.load(
        "great_western_trail", players=players, edition=edition, neutral_buildings="random", building_sides="random"
    )
    bots = seat_bots(game, ["greedy"] * players, 3)
    assert compare_with_twins(game, bots, Greedy, 3, 0.2) > 50


# ------------------------------------------------------------------ strength


def outcomes(names: Sequence[str], edition: int, seeds: range, **options: Any) -> list[list[int]]:
    """The scores of whole games between these bots."""
    game = abilene.load("great_western_trail", players=len(names), edition=edition, **options)
    return [play_out(game, seed, seat_bots(game, names, seed))[0].scores() for seed in seeds]


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_beats_random_play_from_either_seat(edition: int) -> None:
    first = outcomes(["greedy", "random"], edition, range(4))
    second = outcomes(["random", "greedy"], edition, range(4))
    assert all(mine > other for mine, other in [*first, *(scores[::-1] for scores in second)])


@pytest.mark.parametrize(("edition", "sides"), list(product(EDITIONS, ("a", "b", "random"))))
def test_four_of_them_play_a_good_game(edition: int, sides: str) -> None:
    neutral = "random" if sides == "random" else "fixed"
    games = outcomes(["greedy"] * 4, edition, range(2), building_sides=sides, neutral_buildings=neutral)
    assert sum(map(sum, games)) / 8 > 42  # people score 80 to 120, random play about 0
