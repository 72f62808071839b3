"""Solo against Sam: set-up, and what changes for the human."""

from collections import Counter
from typing import Any

import pytest

import abilene
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.steps.kansas_city import LeaveKansasCity
from tests.chances import assert_even
from tests.great_western_trail.ranch import start
from tests.great_western_trail.sam_ranch import HUMAN, LEVELS, SAM, solo, with_sam
from tests.great_western_trail.test_whole_games import tiles
from tests.rules import rule


@rule("GWTA-SETUP-1")
@pytest.mark.parametrize(("options", "market"), [({}, 7), ({"orange_cattle": "simmental"}, 9)])
def test_the_table_is_that_of_two_players(options: dict[str, Any], market: int) -> None:
    alone, two = solo(**options), start(2, 2, **options)
    assert sum(alone.market) == sum(two.market) == market
    assert alone.figures.fees == two.figures.fees == [0, 2, 2, 4]
    assert [place for place, worker in enumerate(alone.jobs) if worker >= 0] == [2, 3, 6]
    r = with_sam().jobs("cowboy cowboy", "- -", token=2)
    for _ in range(2):
        r.t.jobs[r.t.leftmost_job()] = 0
    assert r.t.jobs[4:8] == [-1, -1, 0, 0]  # two columns


@rule("GWTA-SETUP-2")
def test_three_levels() -> None:
    cards = {level: [card.number for card in sam_of(solo(level))[1].cards] for level in LEVELS}
    assert cards["easy"] == list(range(1, 13))
    assert cards["medium"] == cards["hard"] == list(range(1, 16))
    for seed in range(6):
        workers = sorted(solo("hard", seed).staffs(SAM))
        assert workers == [2, 2, 3]
        assert sorted(solo("medium", seed).staffs(SAM)) == sorted(solo("easy", seed).staffs(SAM))


@rule("GWTA-SETUP-2", "GWTA-SETUP-3")
@pytest.mark.parametrize(("level", "taken"), [("easy", 1), ("medium", 1), ("hard", 4)])
def test_his_workers_come_out_of_supply_2(level: str, taken: int) -> None:
    t, without = solo(level), start(2, 2)
    assert len(t.supplies[1]) == len(without.supplies[1]) - taken
    assert tiles(t) == tiles(without)
    assert sum(t.staffs(SAM)) == 3 + taken


@rule("GWTA-SETUP-3")
@pytest.mark.parametrize("level", LEVELS)
def test_each_worker_is_as_likely(level: str) -> None:
    drawn = Counter(sam_of(solo(level, seed))[0].specialty for seed in range(300))
    assert_even(drawn, {0, 1, 2})


@rule("GWTA-SETUP-4")
@pytest.mark.parametrize("sides", ["a", "b"])
def test_he_has_14_discs_and_12_buildings_on_side_b(sides: str) -> None:
    r = with_sam(sides=sides).herders("A", "START").sams_turn(4)
    assert r.sam.discs == 14
    assert bin(r.t.unbuilt[SAM]).count("1") == 12 - 1
    assert r.his_buildings() == {"A-1": "1b"}
    assert r.t.figures.faces[r.t.private_face(0)].name == f"1{sides}"  # the human's stays as chosen


@rule("GWTA-SETUP-5")
def test_six_spaces_to_a_row_and_no_immediate_actions() -> None:
    r = with_sam().workers(SAM, cowboy=3).specialty("cowboy").jobs("cowboy cowboy", "cowboy cowboy", token=3)
    r.tile("FLOOD-1", "flood green 4").sams_turn(1)  # the fourth cowboy of a player removes a hazard
    assert r.his_workers() == (4, 1, 1)
    assert r.tile_at("FLOOD-1") == "flood green 4"
    for _ in range(3):
        r.sams_turn(1)
    assert r.his_workers() == (6, 1, 1)


@rule("GWTA-SETUP-6")
@pytest.mark.parametrize("level", LEVELS)
def test_his_specialty_is_the_type_he_has_most_of(level: str) -> None:
    for seed in range(8):
        t = solo(level, seed)
        workers = t.staffs(SAM)
        assert workers[sam_of(t)[0].specialty] == max(workers)
        assert workers.count(max(workers)) == 1
        assert t.view(HUMAN)["sam"]["specialty"] == WORKERS[workers.index(max(workers))]


@rule("GWTA-SETUP-7")
def test_engine_and_herder_wait_at_the_start() -> None:
    t = solo()
    seat = t.view(HUMAN)["seats"][SAM]
    assert (seat["engine"], seat["herder"]) == ("0", "START")
    r = with_sam().sams_turn(8)
    assert r.where(SAM) == "A"  # one location from the start


@rule("GWTA-SETUP-8")
def test_he_has_no_herd_and_no_money_but_a_shuffled_deck() -> None:
    t = solo("easy")
    assert (t.money[SAM], t.tokens[SAM], t.marker[SAM]) == (0, 0, 0)
    assert t.hands[SAM] == t.draws[SAM] == t.discards[SAM] == []
    decks = [tuple(sam_of(solo("easy", seed))[0].deck) for seed in range(60)]
    assert all(sorted(deck) == list(range(12)) for deck in decks)
    assert len(set(decks)) == 60
    assert t.view(HUMAN)["sam"]["deck"] == 12


@rule("GWTA-SETUP-9")
def test_his_starting_objective_is_random_and_hidden() -> None:
    dealt: Counter[int] = Counter()
    for seed in range(300):
        t = solo(seed=seed)
        sam = sam_of(t)[0]
        assert len(sam.pile) == 1
        dealt[sam.pile[0]] += 1
        assert sam.pile[0] not in t.areas[HUMAN]
    assert_even(dealt, set(t.figures.starting_cards))
    assert t.view(HUMAN)["sam"]["pile"] == t.view(None)["sam"]["pile"] == ["?"]


@rule("GWTA-SETUP-10")
def test_the_human_begins() -> None:
    t = solo()
    assert (t.player, t.step().kind) == (HUMAN, "begin")
    assert (t.money[HUMAN], len(t.hands[HUMAN]), t.tokens[HUMAN], len(t.areas[HUMAN])) == (6, 4, 1, 1)
    assert {t.figures.spaces[space] for space in t.options() if space >= 0} == set("ABCDEFG")


@rule("GWTA-SETUP-11")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 2, "solo": "easy"}, "solo is for 1 players"),
        ({"players": 1, "solo": "hard", "edition": 1}, "needs edition to be 2"),
        ({"players": 1, "solo": "brutal"}, "allowed: 'easy', 'medium', 'hard'"),
        ({"players": 1, "poker": True}, "poker is for 2, 3, 4 players"),
    ],
)
def test_solo_needs_one_player_and_the_second_edition(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        abilene.load("great_western_trail", **options)


@rule("GWTA-SETUP-11")
def test_every_question_is_asked_of_the_human() -> None:
    t = solo(seed=4)
    assert (t.game.players, t.game.seats, t.game.guests) == (1, 2, ("Sam",))
    turns = 0
    while not t.over:
        assert t.player == HUMAN
        before = sam_of(t)[0].told
        t.play(t.options()[0])
        turns += sam_of(t)[0].told != before
    assert turns > 10


# ---------------------------------------------------------------------- the human's turn


@rule("GWTA-HUM-1")
def test_tolls_for_his_buildings_go_to_the_bank() -> None:
    r = with_sam().money(10, 0).building("A-1", SAM, "7b").turn(HUMAN)
    r.play("move a-1")
    assert r.t.money == [6, 0]


@rule("GWTA-HUM-2")
def test_top_tiles_slide_down_after_a_delivery() -> None:
    r = with_sam().foresight("flood green 4, native a", "cowboy, engineer", "native b, craftsman")
    r.t.foresight[1] = r.t.foresight[3] = -1  # the lower tiles of the first two columns have been taken
    r.t.foresight[4] = -1  # the upper tile of the third
    r.t.supplies = [[0], [], [2]]
    r.owe(LeaveKansasCity(HUMAN)).play("leave")
    names = [r.t.figures.tile_names[tile] if tile >= 0 else "" for tile in r.t.foresight]
    assert names == ["cowboy", "flood green 4", "", "cowboy", "engineer", "craftsman"]


@rule("GWTA-HUM-2")
def test_nothing_slides_at_a_table_of_two() -> None:
    t = start(2, 2)
    assert t.sam is None
    t.foresight[1] = -1
    top = t.foresight[0]
    t.then(LeaveKansasCity(0))
    t.settle()
    t.play(t.options()[0])
    assert t.foresight[0] == top


@rule("GWTA-HUM-3")
def test_the_objectives_move_up_and_a_new_one_comes_beside_the_stack() -> None:
    r = with_sam().objectives(["o01", "o02", "o03", "o04"], ["o05", "o06"]).do(HUMAN, "objective_gain")
    r.play("objective o02")
    assert r.t.view(HUMAN)["objectives"] == ["o01", "o03", "o04", "o05"]
    r.sams_turn(7)
    assert r.pile_names() == ["o01"]  # the one farthest from the stack
    assert r.t.view(HUMAN)["objectives"] == ["o03", "o04", "o05", "o06"]


@rule("GWTA-HUM-4")
def test_a_turn_of_the_human_is_that_of_the_base_game() -> None:
    alone, two = solo(), start(2, 2)
    for t in (alone, two):
        t.hands[HUMAN], t.draws[HUMAN] = [0, 0, 1, 2], [0, 0, 0, 1, 1, 2, 2, 3, 3, 3]
    asked = []
    for words in ("begin building a", "use auxiliary", "auxiliary money"):
        for t in (alone, two):
            asked.append((t.step().kind, [t.step().say(t, choice) for choice in t.options()]))
            t.play(next(c for c in t.options() if t.step().say(t, c) == words))
        assert asked[-1] == asked[-2]
    assert alone.money[HUMAN] == two.money[HUMAN] == 7
