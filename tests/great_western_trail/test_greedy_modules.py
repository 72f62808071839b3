"""The greedy bot with every module: orange cattle, the poker table, the northern map, and alone against Sam."""

from typing import Any

import pytest

import abilene
from abilene.bots.playing import play_out, seat_bots
from abilene.engine.bot import Asked
from abilene.games.great_western_trail.bot import Greedy
from abilene.games.great_western_trail.bot.sight import Lore, Sight
from abilene.games.great_western_trail.bot.trail import Riding
from abilene.games.great_western_trail.bot.worth import Worth
from abilene.games.great_western_trail.north.stores import ChooseSlot
from abilene.games.great_western_trail.orange.steps import Grow
from abilene.games.great_western_trail.poker.steps import SitDown, Stake
from abilene.games.great_western_trail.steps.asking import DiscardCards
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from tests.great_western_trail.ranch import A, B, Ranch, north, ranch
from tests.great_western_trail.test_greedy import chosen, last_turn, plays_on
from tests.playing import compare_with_twins

TABLES: list[dict[str, Any]] = [
    {"players": 2, "rails_to_the_north": True},
    {"players": 3, "orange_cattle": "simmental", "orange_objectives": True, "poker": True},
    {"players": 2, "edition": 1, "poker": True, "building_sides": "random"},
    {"players": 4, "rails_to_the_north": True, "orange_cattle": "both", "poker": True, "neutral_buildings": "random"},
    {"players": 2, "rails_to_the_north": True, "orange_cattle": "brahman", "orange_objectives": True},
]
ALONE: list[dict[str, Any]] = [
    {"players": 1, "solo": "easy"},
    {"players": 1, "solo": "hard", "rails_to_the_north": True, "orange_cattle": "both", "orange_objectives": True},
]


def worth(table: Ranch) -> Worth:
    """Everything as the first seat weighs it."""
    return Worth(Sight(Lore(table.t.figures), table.t.seen_by(A)))


# ------------------------------------------------------------------ orange cattle


def test_all_calves_and_heifers_grow() -> None:
    table = ranch(2, orange_cattle="simmental").hand(A, "calf", "calf", "heifer").owe(Grow(A, 0), Grow(A, 1))
    assert plays_on(table, "") == ["grow 2", "grow 1"]


def test_of_orange_cattle_the_best_one_counts() -> None:
    table = ranch(2, orange_cattle="both").hand(A, "calf", "heifer", "cow", "brahman", "gray")
    assert worth(table).hands.now == 6


def test_a_lone_orange_card_is_kept_for_what_it_brings_in_kansas_city() -> None:
    def let_go(*hand: str) -> str:
        table = ranch(2, orange_cattle="both").hand(A, *hand).draw_pile(A, "gray").discard_pile(A)
        return chosen(table.owe(DiscardCards(A, 1)))

    assert let_go("calf", "cow", "green", "green") == "discard green 0"  # it grows, whatever the cow counts
    assert let_go("brahman", "brahman", "gray") == "discard gray 0"  # four dollars each


def test_calves_are_bought_while_they_can_grow_up() -> None:
    def buys(table: Ranch) -> bool:
        table.money(8).workers(A, cowboy=1).market("calf").pile("gray").hand(A, "gray").visit(A, "e")
        return "buy orange_1" in plays_on(table, "fill")

    assert buys(ranch(2, orange_cattle="simmental"))
    early = worth(ranch(2, orange_cattle="simmental").money(8).market("calf")).herd
    late = worth(last_turn(ranch(2, orange_cattle="simmental").money(8).market("calf"))).herd
    assert early.on_sale()[0][0] > 5 > late.on_sale()[0][0]  # the points of a cow, and of a calf


# ------------------------------------------------------------------ the poker table


def test_the_worker_who_is_missed_least_sits_down() -> None:
    table = ranch(2, poker=True).workers(A, cowboy=5, craftsman=2, engineer=1).owe(SitDown(A))
    assert chosen(table.money(5)) == "sit craftsman"  # the fifth cowboy is worth points


def test_it_sits_down_for_the_token_when_workers_have_little_left_to_do() -> None:
    table = ranch(2, poker=True).workers(A, cowboy=2).money(0).hand(A, "gray").area(A)
    assert chosen(last_turn(table).visit(A, "d")) == "use poker_bet"


def test_a_weak_card_is_staked_and_a_strong_hand_kept() -> None:
    def stake(*hand: str) -> str:
        table = ranch(2, poker=True).herders("d").money(9).hand(A, *hand).draw_pile(A, "gray").discard_pile(A)
        return chosen(table.seated(A, "cowboy").owe(Stake(A, 0, 1)))

    assert stake("gray", "gray", "purple 5", "brown 4") == "stake gray 0"
    assert stake("purple 5", "brown 4", "blue 3") == "pass"


def test_cards_are_shown_when_they_win() -> None:
    def shows(*others: str) -> bool:
        table = ranch(2, poker=True).seated(A, "cowboy", "green").seated(B, "cowboy", *others).pot(4)
        return "use poker_show" in plays_on(table.money(0).hand(A, "gray").visit(A, "g"), "fill")

    assert shows()
    assert not shows("purple 5", "purple 5", "brown 4")


# ------------------------------------------------------------------ Rails to the North


def test_it_delivers_where_the_points_are() -> None:
    table = north(2).money(20).engines("18").stores(A, "buf", "tor")
    assert chosen(table.deliver(A, 14)) == "deliver buf"
    assert chosen(north(2).money(20).engines("18").stores(A, "mtl").deliver(A, 20)) == "deliver mtl"


def test_the_bells_make_oregon_city_worth_a_delivery() -> None:
    table = north(2).money(20).engines("18").stores(A, "t01", "oma", "t03", "st1", "t02", "t06", "t08", "ore", "den")
    assert chosen(last_turn(table).deliver(A, 18)) == "deliver ore"


def test_a_store_opens_the_city_that_pays() -> None:
    table = north(2).money(9).discs(A, bloomington=1, oma=1).stores(A, "t01", "t02", "oma", "st1", "t12")
    table.hand(A, "purple 5", "brown 4", "blue 3", "red 2").marker(A, 3).engines("18")
    table.draw_pile(A, "purple 5", "brown 3").discard_pile(A).jobs("cowboy craftsman", token=11)
    assert chosen(table.place_store(A)) == "store buf"


def test_money_slots_come_first_and_dear_slots_last() -> None:
    def slot(town: str, *taken: int) -> str:
        table = north(2).money(5)
        assert table.t.north is not None
        assert table.t.figures.north is not None
        at = table.t.figures.north.towns.index(town)
        for other in taken:
            table.t.north.slots[4 * at + other] = B
        return chosen(table.owe(ChooseSlot(A, at)))

    assert slot("oma") == "lot 1"  # two dollars
    assert slot("den") == "lot 1"
    assert slot("den", 0) == "lot 2"


def test_a_station_town_is_upgraded_if_it_pays() -> None:
    table = north(2).money(9)
    assert chosen(table.owe(MayUpgrade(A, 10))) == "upgrade ns1"


def test_it_needs_a_store_before_it_counts_on_a_big_city() -> None:
    assert "buf" not in [north(2).t.figures.cities[city] for city in worth(north(2)).rails.deliverable(20)]


# ------------------------------------------------------------------ alone


def test_tolls_to_sam_are_only_money() -> None:
    def fee(table: Ranch) -> float:
        riding = Riding(worth(table.herders("a").money(9).building("b-1", B, "4b")))
        return riding.fee(table.t.figures.spaces.index("B-1")) / riding.outlook.dollar

    assert fee(ranch(1, solo="easy")) < fee(ranch(2))


# ------------------------------------------------------------------ whole games


def test_every_question_of_every_module_is_answered() -> None:
    asked: set[str] = set()

    class Listening(Greedy):
        """Remembers what it was asked."""

        def choose(self, question: Asked) -> int:
            asked.add(question.kind)
            return super().choose(question)

    options: dict[str, Any] = {"rails_to_the_north": True, "orange_cattle": "both", "poker": True}
    game = abilene.load("great_western_trail", players=2, **options)
    for seed in range(4):
        play_out(game, seed, [Listening(game, seat, 0) for seat in range(2)])
    assert asked >= {"grow", "stake", "stock", "store", "lot"}


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_beats_random_play(options: dict[str, Any]) -> None:
    game = abilene.load("great_western_trail", **options)
    for seed in range(3):
        seat = seed % game.players
        names = ["greedy" if other == seat else "random" for other in range(game.players)]
        assert play_out(game, seed, seat_bots(game, names, seed))[0].winners() == [seat]


@pytest.mark.parametrize("options", [*TABLES[3:], ALONE[1]], ids=str)
def test_what_is_hidden_changes_nothing(options: dict[str, Any]) -> None:
    game = abilene.load("great_western_trail", **options)
    bots = seat_bots(game, ["greedy"] * game.players, 3)
    assert compare_with_twins(game, bots, Greedy, 3, 0.2) > 20


@pytest.mark.parametrize("options", ALONE, ids=str)
def test_it_plays_a_good_game_alone(options: dict[str, Any]) -> None:
    game = abilene.load("great_western_trail", **options)
    scores = [play_out(game, seed, seat_bots(game, ["greedy"], seed))[0].scores()[0] for seed in range(4)]
    assert sum(scores) / len(scores) > 42  # random play scores less than nothing
