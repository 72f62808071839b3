"""The greedy bot: it plans builds by cost and distance, values lines of four, and counts on no luck to come."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from abilene.bots.blind import Random
from abilene.bots.playing import play_out
from abilene.engine.bot import Asked, Bot
from abilene.games.montana.bot import Greedy
from abilene.games.montana.bot.chart import Chart
from abilene.games.montana.bot.land import Land
from abilene.games.montana.bot.outlook import Outlook
from abilene.games.montana.bot.plan import Plan
from abilene.games.montana.bot.sight import Sight
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.build import new_lines
from abilene.games.montana.steps.city import Bid, ChooseGoods, Exchange
from abilene.games.montana.steps.production import LargeSpace, SmallSpace
from abilene.games.montana.steps.recruit import Advance, PickWorker
from abilene.games.montana.steps.turn import MayDrink
from tests.montana.plains import COUNTS, A, B, Place, Plains, load, plains, send, start
from tests.playing import compare_with_twins

HILLS = "stone_small stone_small copper_small"


def chosen(table: Plains) -> str:
    """What the bot answers here, in notation."""
    t = table.t
    choice = Greedy(t.game, t.player, seed=0).choose(Asked(t.step().kind, t.options(), t.seen_by(t.player)))
    return t.step().say(t, choice)


def plays(table: Plains) -> list[str]:
    """What the bot answers until it is no longer its turn to choose, or nothing is owed any more."""
    found: list[str] = []
    seat = table.t.player
    while table.t.player == seat and len(found) < 20:
        found.append(chosen(table))
        table.play(found[-1])
    return found


def planned(table: Plains) -> list[Place]:
    """Where the bot wants to build, the best region first."""
    sight = Sight(Chart(table.t.figures), Seen(table.t, A))
    return [table.t.figures.where[site.region] for site in Plan(Land(Outlook(sight))).targets]


def for_one(table: Plains) -> Plains:
    """The seat can pay for one region of the plains."""
    return table.goods(A, wheat=1, pumpkin=1)


# ------------------------------------------------------------------ building


def test_it_completes_a_line_of_four() -> None:
    table = for_one(plains(2).settled(A, (0, 1), (1, 1), (2, 1)).settled(B, (-1, 1))).build()
    assert len(table.buildable()) > 5
    assert plays(table)[0] == f"build {table.name((3, 1))}"
    assert table.pieces((3, 1)) == 2


def test_it_closes_the_gap_of_a_line() -> None:
    table = for_one(plains(2).settled(A, (0, 1), (1, 1), (3, 1)).settled(B, (-1, 1))).build()
    assert chosen(table) == f"build {table.name((2, 1))}"


def test_it_prepares_a_line_where_nobody_stands_in_the_way() -> None:
    table = for_one(plains(2).settled(A, (0, 1), (1, 1)).settled(B, (-1, 1), (0, 2), (1, 0), (2, 0), (0, -1))).build()
    assert chosen(table) == f"build {table.name((2, 1))}"
    blocked = for_one(plains(2).settled(A, (0, 1), (1, 1)).settled(B, (-1, 1), (3, 1))).build()
    assert chosen(blocked) != f"build {blocked.name((2, 1))}"


def test_it_counts_lines_as_the_rules_do() -> None:
    luck = random.Random(5)
    counted = set()
    for _ in range(30):
        t = start(2)
        t.owner = [luck.choice((A, A, B, -1)) for _ in t.owner]
        sight = Sight(Chart(t.figures), Seen(t, A))
        for region in range(t.figures.regions):
            found = new_lines(t, A, region)
            assert sight.chart.new_lines(region, sight.marks()) == found
            counted.add(found)
    assert counted == {0, 1, 2, 3}


@pytest.mark.parametrize("place", [(1, 0), (0, 1), (-1, 1)])
def test_of_equal_regions_it_takes_the_one_with_the_cow(place: Place) -> None:
    table = for_one(plains(2).cow(place)).build()
    assert chosen(table) == f"build {table.name(place)}"


def test_it_builds_at_the_lake_with_the_canteen() -> None:
    table = for_one(plains(2).terrain((1, 0), "lake", canteen=True).left(2)).build()
    played = plays(table)
    assert played[0] in (f"build {table.name((1, -1))}", f"build {table.name((0, 1))}")
    assert table.t.canteens[A] == 1


def test_it_builds_where_two_settlements_can_stand() -> None:
    cost = "wheat pumpkin stone_small copper_small"
    table = (
        plains(2).land((0, 1), cost, double=True).goods(A, wheat=1, pumpkin=1, stone_small=1, copper_small=1).build()
    )
    assert chosen(table) == f"build {table.name((0, 1))}"


def everywhere(table: Plains, cost: str) -> Plains:
    """All land has this cost."""
    table.t.land = [table.face_of(cost)] * table.t.figures.regions
    return table


def test_it_plans_for_cheap_land_that_it_can_reach() -> None:
    def in_the_east() -> Plains:
        table = everywhere(plains(2), "stone_small stone_small copper_small copper_small")
        return table.land((1, 0), "wheat pumpkin").land((2, 0), "wheat pumpkin")

    assert planned(in_the_east())[:2] == [(1, 0), (2, 0)]
    assert planned(in_the_east().terrain((1, 0), "mountain"))[0] != (2, 0)


def test_it_plans_with_the_goods_it_has() -> None:
    table = everywhere(plains(2), HILLS).land((0, 1), "wheat wheat stone_small").goods(A, wheat=2, stone_small=1)
    assert planned(table)[0] == (0, 1)
    assert planned(table.goods(A, wheat=0, stone_small=2, copper_small=1))[0] != (0, 1)


def test_it_uses_all_builds_of_its_action() -> None:
    table = plains(2).goods(A, wheat=3, pumpkin=3).build()
    assert [word.split()[0] for word in plays(table)] == ["build"] * 3


def test_it_saves_for_more_than_one_settlement() -> None:
    assert chosen(for_one(plains(2)).turn()) != "build"


def test_it_places_the_last_settlement_at_once() -> None:
    assert chosen(for_one(plains(2)).left(1).turn()) == "build"


def test_it_does_not_save_when_the_end_has_come() -> None:
    assert chosen(for_one(plains(2)).closed_by(B).left(3, 0).turn()) == "build"


def test_it_trades_a_cow_for_the_good_that_it_lacks() -> None:
    table = plains(2).goods(A, wheat=1).cows(1).left(1).turn()
    assert plays(table)[:2] == ["trade pumpkin", "build"]
    assert table.t.left[A] == 0


def test_it_keeps_its_cows_when_they_buy_no_settlement() -> None:
    table = plains(2).cows(1).goods(A, stone_large=3).turn()
    assert not any(word.startswith("trade") for word in plays(table))


def test_a_settlement_for_nothing_is_placed() -> None:
    table = for_one(plains(2, auto_bonus=False).settled(A, (0, 1), (1, 1), (2, 1)).settled(B, (-1, 1))).build()
    assert plays(table)[:2] == [f"build {table.name((3, 1))}", "bonus"]


# ------------------------------------------------------------------ canteens and the end


def test_a_canteen_is_a_turn_while_there_is_something_to_build() -> None:
    assert chosen(plains(2).canteens(1).owe(MayDrink(A))) == "canteen"


def test_a_canteen_is_kept_to_break_a_tie() -> None:
    assert chosen(plains(2).canteens(1).left(0, 1).closed_by(A).owe(MayDrink(A))) == "keep"


# ------------------------------------------------------------------ workers


def test_it_sends_the_colour_of_the_area_alone() -> None:
    table = plains(2).workers(A, wheat=1, stone=1, copper=1).coins(6)
    assert chosen(table.owe(LargeSpace(A, table.t.figures.location_ids.index("wheat_field_1")))) == send("wheat")


def test_the_bank_gets_workers_that_the_plan_does_not_need() -> None:
    table = plains(2).workers(A, wheat=1, pumpkin=1, stone=3).turn()
    table.play("bank 8 coins")
    assert chosen(table) == send("stone", "stone")


def test_a_good_that_nobody_needs_is_not_worked_for() -> None:
    def small_space(**goods: int) -> str:
        table = plains(2).left(1).workers(A, stone=2, wheat=1).goods(A, **goods)
        return chosen(table.owe(SmallSpace(A, table.t.figures.location_ids.index("wheat_field_1"))))

    assert small_space(pumpkin=1) == "add beige"
    assert small_space(pumpkin=1, wheat=5) == "pass"


def test_it_picks_the_colours_of_the_goods_it_lacks() -> None:
    table = plains(2).goods(A, wheat=9).owe(PickWorker(A, 2))
    assert chosen(table) == "pick orange"


def test_the_worker_who_is_missed_least_is_dismissed() -> None:
    table = plains(2).workers(A, wheat=2, pumpkin=1, stone=4).cows(1).coins(9).turn()
    table.workers(A, stone=5).play("trade orange worker")
    assert chosen(table) == "dismiss grey"


def test_wheat_moves_the_arrow_only_when_there_is_enough_of_it() -> None:
    def steps(wheat: int, pumpkins: int) -> str:
        table = plains(2).goods(A, wheat=wheat, pumpkin=pumpkins).left(3)
        table.t.arrow = 0
        return chosen(table.owe(Advance(A)))

    assert steps(2, 0) == "pay nothing"
    assert steps(12, 0) != "pay nothing"


# ------------------------------------------------------------------ the city


def test_it_takes_the_goods_that_the_plan_lacks() -> None:
    table = everywhere(plains(2), "stone_small stone_small copper_small").left(1).goods(A, copper_small=1)
    assert "2 small stone" in chosen(table.owe(ChooseGoods(A, 1)))


def test_it_exchanges_what_the_plan_needs_and_no_more() -> None:
    def exchanges(cost: str) -> str:
        table = everywhere(plains(2), cost).left(1).goods(A, stone_small=2, copper_small=2)
        return chosen(table.owe(Exchange(A, 0)))

    assert exchanges("wheat stone_large") == "exchange stone"
    assert exchanges(HILLS) == "exchange nothing"


def test_it_outbids_when_the_row_is_worth_its_pumpkins() -> None:
    def answer(cost: str, column: int) -> str:
        table = everywhere(plains(2), cost).goods(A, pumpkin=5)
        table.t.stand[B] = table.t.figures.columns + column - 1
        return chosen(table.owe(Bid(A, 0)))

    assert answer(HILLS, 1) == "bid 3 on row 2"
    assert answer("wheat pumpkin", 4) == "pass"


def test_it_bids_no_more_than_it_must() -> None:
    table = plains(2).goods(A, pumpkin=4)
    assert chosen(table.owe(Bid(A, 1))).startswith("bid 2 ")


def test_it_plays_with_lines_of_another_length() -> None:
    game = load(2, {"build": {"line_length": 6}})
    state, _ = play_out(game, 1, [Greedy(game, seat, seat) for seat in range(2)])
    assert state.over


# ------------------------------------------------------------------ what it may know


@pytest.mark.parametrize("players", COUNTS)
def test_luck_to_come_changes_nothing(players: int) -> None:
    game = load(players)
    bots = [Greedy(game, seat, seed=seat) for seat in range(players)]
    assert compare_with_twins(game, bots, Greedy, players, 0.3) > 20


# ------------------------------------------------------------------ strength


def played(bots: Sequence[type[Any]], seed: int, **options: Any) -> Territory:
    """The end of a game between bots of these kinds."""
    game = load(len(bots), **options)
    seats: list[Bot] = [bot(game, seat, seed + seat) for seat, bot in enumerate(bots)]
    state, _ = play_out(game, seed, seats)
    assert isinstance(state, Territory)
    return state


@pytest.mark.parametrize("players", COUNTS)
def test_one_of_it_beats_random_play_from_every_seat(players: int) -> None:
    for seed in range(2 * players):
        seat = seed % players
        bots: list[type[Any]] = [Random] * players
        bots[seat] = Greedy
        assert played(bots, seed).winners() == [seat]


@pytest.mark.parametrize(
    "options", [{}, {"start_region": "first_player_chooses"}, {"surplus_cows": "supply"}, {"auto_bonus": False}]
)
@pytest.mark.parametrize(("players", "most"), [(2, 34), (3, 27), (4, 21)])
def test_a_race_among_them_is_short(players: int, most: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        t = played([Greedy] * players, seed, **options)
        assert t.left[t.closer] == 0
        assert max(t.turns) <= most  # what the specification expects of sensible players


def test_alone_it_reaches_the_second_rank() -> None:
    turns = [played([Greedy], seed).turns[0] for seed in range(4)]
    assert sum(turns) / len(turns) <= load(1).figures.ranks[1]
