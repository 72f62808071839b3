"""How the rules are read where the rulebooks leave room: interpretations 29 to 52."""

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest

from abilene.games.great_western_trail.data import TASKS, Figures
from abilene.games.great_western_trail.scoring import best_objectives, winners
from abilene.games.great_western_trail.setup import deal
from abilene.games.great_western_trail.state import EMPTY
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary
from abilene.games.great_western_trail.steps.kansas_city import Foresight, SpecialDelivery
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from abilene.games.great_western_trail.steps.trail import TakeNative
from tests.great_western_trail.ranch import COUNTS, EDITIONS, TABLES, A, B, C, Ranch, ranch, start
from tests.rules import rule


@rule("GWT-INT-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_green_tasks_are_kept_in_both_editions(edition: int) -> None:
    figures = ranch(edition=edition).t.figures
    green = {card.id for card in figures.objectives if card.needs[TASKS.index("native_b")]}
    assert green == {"O02", "O07", "O09", "O11", "O13", "S02"}
    r = ranch(edition=edition).area(A, "s02").stations(A, 1, 2).natives(A, a=1)
    assert best_objectives(r.t, A)[0] == 0
    assert best_objectives(r.natives(A, b=1).t, A)[0] == 3


@rule("GWT-INT-30", "GWT-SETUP-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hazards_that_do_not_fit_go_back_and_do_not_count(edition: int) -> None:
    tables: dict[str, Any] = deepcopy(dict(TABLES))
    supply = tables["common"]["supply_tiles"]
    for row in supply["natives"]:
        row["supply_1"] = 0
    supply["hazards_of_each_type"] = [{"hand": "green", "vp": 4, "copies": 12}]  # crowded: five of a kind among seven
    options = {"edition": edition, "neutral_buildings": "fixed", "building_sides": "a"}
    game: Any = SimpleNamespace(figures=Figures(tables, 2, options, 1))
    full = 0
    for seed in range(40):
        t = deal(game, seed)
        counts = [len([space for space in spaces if t.tiles[space] != EMPTY]) for spaces in t.figures.hazard_spaces]
        assert sum(counts) == 7
        assert len(t.supplies[0]) == 36 - 7 - 2
        left = [t.supplies[0].count(tile) + t.foresight[:2].count(tile) for tile in (3, 4, 5)]
        assert [here + there for here, there in zip(counts, left)] == [12, 12, 12]
        full += 4 in counts
    assert full > 5


@rule("GWT-INT-31", "GWT-COMP-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eleven_workers_of_each_kind_in_supply_two_and_seven_in_supply_three(edition: int) -> None:
    supplies = ranch(edition=edition).t.figures.supplies
    assert [[supply.count(worker) for worker in range(3)] for supply in supplies] == [[0] * 3, [11] * 3, [7] * 3]


@rule("GWT-INT-32")
def test_tiles_and_cattle_are_the_same_in_both_editions() -> None:
    first, second = (ranch(edition=edition).t.figures for edition in EDITIONS)
    assert first.supplies == second.supplies
    assert (first.tile_names, first.tile_hands, first.tile_vp) == (second.tile_names, second.tile_hands, second.tile_vp)
    assert (first.market_cards, first.kind_vp, first.kind_value) == (
        second.market_cards, second.kind_vp, second.kind_value,
    )  # fmt: skip


@rule("GWT-INT-33", "GWT-INT-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_woods_are_the_same_and_leave_out_the_first_rockfall_space(edition: int) -> None:
    r = ranch(edition=edition)
    here = dict(zip(r.t.figures.spaces, r.t.figures.space_woods))
    assert not here["ROCKFALL-RISK-1"]
    assert here == {**here, **dict.fromkeys(("ROCKFALL-RISK-2", "E-1", "E-2", "F-2", "B-1", "FLOOD-RISK-2"), True)}
    assert sum(here.values()) == 8


@rule("GWT-INT-35")
def test_workers_of_a_closed_market_can_be_hired() -> None:
    r = ranch(2).jobs(*["- engineer"] * 12, token=12).money(20)
    r.t.row, r.t.closer = 12, B
    r.visit(A, "A").play("use hire_0")
    assert r.options() == [f"hire engineer {row}" for row in range(1, 13)]


@rule("GWT-INT-36", "GWT-KCEND-2")
def test_workers_revealed_after_the_end_trigger_stay_where_they_are() -> None:
    r = ranch().foresight("", "cowboy, cowboy", "")
    r.t.row, r.t.closer = 12, B
    jobs = r.t.jobs[:]
    r.owe(Foresight(A, 1))
    assert (r.t.jobs, r.t.foresight[2:4], r.options()) == (jobs, [0, 0], [])


@rule("GWT-INT-37", "GWT-SCORE-7")
def test_the_end_asks_nobody_which_card_uses_what() -> None:
    # One hazard serves the card of 5 points in the area, or the one of 3 in the herd.
    r = ranch().area(A, "o15").hand(A, "o04").stations(A, 1, 2, 3, 4).hazards(A, *["flood green 2"] * 2)
    assert best_objectives(r.t, A) == (5, 1)
    r.hazards(A, "flood green 2")
    assert best_objectives(r.t, A) == (0, 2)  # -3 + 3 is better than -3


@rule("GWT-INT-38")
def test_a_tie_is_shared_whatever_the_money() -> None:
    r = ranch().money(9, 5, 0)
    for seat in (A, B, C):
        r.area(seat)
    assert winners(r.t) == [A, B]


@rule("GWT-INT-39", "GWT-XT-2")
def test_tokens_wait_for_their_owner_to_be_asked() -> None:
    r = ranch().tokens(0, 2, 0).herders("A", "A", "A").turn(A)
    while r.t.player == A:
        assert "token" not in r.options()
        r.play("use end" if "use end" in r.options() else r.options()[-1])
    assert r.t.player == B
    assert (r.t.step().kind, "token" in r.options()) == ("move", True)


@rule("GWT-INT-40", "GWT-MOVE-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_steps_depend_on_the_number_of_players_alone(edition: int) -> None:
    found = {players: start(players, edition).figures for players in COUNTS}
    assert {players: (f.step_base, f.step_left, f.step_right) for players, f in found.items()} == {
        2: (3, 1, 1), 3: (3, 2, 1), 4: (4, 2, 1),
    }  # fmt: skip


@rule("GWT-INT-41")
def test_discard_piles_are_open_to_all() -> None:
    t = ranch().discard_pile(B, "gray", "purple 7", "o03").visit(A, "A").t
    for viewer in (A, B, C, None):
        assert t.view(viewer)["seats"][B]["discard_pile"] == ["gray 0", "purple 7", "o03"]
    assert "cards" not in t.view(A)["seats"][B]
    assert "cards" in t.view(B)["seats"][B]


@rule("GWT-INT-42", "GWT-NAT-2")
def test_a_native_that_cannot_be_paid_for_cannot_be_taken() -> None:
    r = ranch(edition=1).tile("NATIVE-1", "native a").tile("NATIVE-2", "native b").tile("NATIVE-4", "native b")
    assert r.money(2).owe(TakeNative(A, 0)).options() == ["native native-2", "native native-4"]
    r = ranch(edition=1).tile("NATIVE-1", "native a").money(2).visit(A, "D")
    assert "use native_take" not in r.options()


@rule("GWT-INT-43", "GWT-BUILD-3")
def test_a_building_is_not_replaced_by_an_equal_one() -> None:
    def building() -> Ranch:
        return ranch().building("A-1", A, "1a").money(20).do(A, "build_2")

    assert building().options() == ["build 2a", "build 3a", "build 4a"]
    equal = building().play("build 2a").options()
    assert "site a-2" in equal
    assert "site a-1" not in equal
    assert building().play("build 4a").tile_at("A-1") == "4a"  # one more craftsman than 1a: only there


@rule("GWT-INT-44", "GWT-COMP-11")
def test_money_never_runs_out() -> None:
    assert (TABLES["first_edition"]["components"]["coins_1"], TABLES["second_edition"]["components"]["coins_1"]) == (
        35,
        36,
    )
    r = ranch().money(500, 500, 500).visit(A, "A").play("use auxiliary", "auxiliary gain_money 1")
    assert r.t.money[A] == 501


def hiring_the_fourth_craftsman(where: str) -> Ranch:
    """A stands on the own 5a of the first edition and hires the fourth craftsman, who may build at once."""
    r = ranch(2, 1).building(where, A, "5a").workers(A, craftsman=3).jobs("craftsman craftsman", token=2).money(20)
    r.visit(A, where).play("use hire_minus1")
    return r.play("now build_1")


@rule("GWT-INT-45", "GWT-LOC-9")
def test_replacing_the_tile_under_the_own_herder_ends_its_use() -> None:
    r = hiring_the_fourth_craftsman("FLOOD-RISK-1").hand(A, "gray").play("build 6a", "site flood-risk-1")
    assert r.tile_at("FLOOD-RISK-1") == "6a"
    assert r.options() == ["use end"]  # neither the engine of 5a, nor 6a, nor the risk action


@rule("GWT-INT-45")
def test_building_elsewhere_leaves_the_location_as_it_is() -> None:
    r = hiring_the_fourth_craftsman("A-1").play("build 6a", "site a-2")
    assert r.options() == ["use engine_per_engineer", "use end"]


@rule("GWT-INT-45", "GWT-COPY-7")
def test_replacing_the_copying_tile_ends_the_copy_too() -> None:
    r = ranch().building("A-3", A, "6b").workers(A, craftsman=6).money(30).hand(A, "green").visit(A, "A-3")
    r.play("use copy_adjacent_building", "use build_2", "build 8a", "site a-3")
    assert r.options() == ["use end"]


@rule("GWT-INT-46", "GWT-ENG-7")
@pytest.mark.parametrize(("money", "offered"), [(1, False), (2, True)])
def test_a_station_is_paid_before_the_reward_arrives(money: int, *, offered: bool) -> None:
    r = ranch().building("A-1", A, "1b").engines("5").money(money).hand(A).visit(A, "A-1")
    r.play("use engine_back_1_money_3", "back t4")
    assert ("upgrade s1" in r.options()) == offered
    assert r.t.money[A] == (money if offered else money + 3)


@rule("GWT-INT-46")
@pytest.mark.parametrize(
    ("action", "slot", "gained"),
    [("back_remove_card", "aux_remove_1", 1), ("pay_back_certificate", "aux_certificate_1", -1)],
)
def test_auxiliary_actions_ask_for_the_station_first_too(action: str, slot: str, gained: int) -> None:
    r = ranch().slots(A, slot).engines("5").money(4).masters().hand(A).owe(Auxiliary(A, 1, 0))
    r.play(f"auxiliary {action} 1", "back t4")
    assert (r.certificates(A), r.t.money[A]) == (0, 4 + min(gained, 0))
    assert "upgrade s1" in r.options()
    r.play("pass")
    assert r.t.money[A] == 4 + gained


@rule("GWT-INT-47", "GWT-TURN-3")
def test_the_first_turn_begins_on_a_neutral_building_only() -> None:
    r = ranch(edition=1).building("A-1", A, "2a").building("A-2", B, "2a")
    r.t.herder[A] = -1
    assert r.turn(A).options() == [f"begin {letter}" for letter in "abcdefg"]


@rule("GWT-INT-47", "GWT-STA-1")
def test_an_upgrade_is_not_offered_without_money_or_disc() -> None:
    assert ranch().money(1).owe(MayUpgrade(A, 0)).options() == []
    assert ranch().money(9).discs_left(A).owe(MayUpgrade(A, 0)).options() == []
    assert ranch().money(6).discs_left(A, "hand_1").owe(MayUpgrade(A, 0)).options() == []  # 2 and 5 dollars
    assert ranch().money(7).discs_left(A, "hand_1").owe(MayUpgrade(A, 0)).options() == ["upgrade s1", "pass"]


@rule("GWT-INT-48", "GWT-COPY-5")
def test_second_edition_also_the_actions_not_yet_used_are_barred() -> None:
    r = ranch().building("A-1", A, "4a").building("A-2", A, "6b").building("A-3", B, "4a").money(9)
    r.tile("DROUGHT-1", "drought black 2").visit(A, "A-1").play("use move_2", "ride a-2")
    assert r.options() == ["use auxiliary"]  # the hazard action of 4a was never used, and cannot be copied


@rule("GWT-INT-49", "GWT-DISC-11")
def test_a_void_delivery_lets_the_game_go_on() -> None:
    r = ranch().discs_left(A).open_hand(A, "gray").foresight().money(0).herders("G").turn(A).play("deliver fulton")
    assert r.options() == ["leave"]
    r.play("leave")
    assert (r.where(A), r.t.money[A], r.t.player) == ("START", 1, B)


@rule("GWT-INT-50", "GWT-SETUP-1")
@pytest.mark.parametrize(("edition", "numbers"), [(1, 10), (2, 12)])
def test_all_faces_b_can_be_chosen(edition: int, numbers: int) -> None:
    t = start(2, edition, sides="b")
    assert [t.figures.faces[t.private_face(number)].name for number in range(numbers)] == [
        f"{number}b" for number in range(1, numbers + 1)
    ]
    assert len(t.sides) == numbers


@rule("GWT-INT-51", "GWT-XDEL-1")
def test_a_special_delivery_moves_the_engine_at_least_one_space() -> None:
    r = ranch().engines("2").owe(SpecialDelivery(A))
    assert r.options() == ["haul 0", "haul 1"]


@rule("GWT-INT-52", "GWT-OBJ-6")
def test_several_free_moves_before_phase_a_one_after_the_other() -> None:
    r = ranch().hand(A, "o16", "o17").herders("START").turn(A).play("move play o16", "stray b")
    assert r.where(A) == "B"
    r.play("move play o17", "stray c")
    assert r.where(A) == "C"
    assert r.t.step().kind == "move"
    assert r.cards(r.t.areas[A])[-2:] == ["o16", "o17"]


@rule("GWT-INT-52")
def test_in_phase_b_nothing_follows_a_free_move() -> None:
    r = ranch().hand(A, "o16", "o17").visit(A, "A").play("use play o16", "stray b")
    assert r.options() == []
    assert "o17" in r.cards(r.t.hands[A])
