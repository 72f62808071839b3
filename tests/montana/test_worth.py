"""What a tip says of this moment: what regions, goods, coins, spaces and pairs are good for."""

import pytest

from tests.montana.plains import A, B, C, Plains, plains
from tests.montana.test_scene import draw
from tests.rules import rule


@rule("MON-BUILD-6", "MON-BUILD-8")
def test_a_region_says_when_it_makes_a_row_and_only_then() -> None:
    p = plains(2).settled(A, (1, 0), (1, -1), (1, -2)).settled(B, (0, 1))
    row = "Now for Ada: a row of 4, which brings a settlement more."
    assert rows(p, row) == {f"region:{p.name((1, 1))}", f"region:{p.name((1, -3))}"}
    assert rows(p.settled(A, (1, 1)), "a row of") == set(), "a longer row gives nothing more"


def rows(p: Plains, words: str) -> set[str]:
    """The regions whose tips say so, in the turn of seat A."""
    return {key for key, node in draw(p.turn(A).t, A).nodes.items() if words in node.title}


@rule("MON-BUILD-12")
def test_a_region_says_that_a_canteen_lies_beside_it() -> None:
    p = plains(2).terrain((1, 1), "lake", canteen=True)
    drawn = draw(p.turn(A).t, A).nodes
    assert "a canteen from the lake beside it" in drawn[f"region:{p.name((1, 0))}"].title
    assert "canteen" not in drawn[f"region:{p.name((-1, 0))}"].title


@rule("MON-BUILD-2")
def test_goods_say_for_how_many_regions_within_reach_they_are_enough() -> None:
    p = plains(2).goods(A, wheat=1, pumpkin=2).goods(B, wheat=9).land((1, 0), "wheat wheat pumpkin")
    drawn = draw(p.turn(A).t, A).nodes
    assert drawn["good:0:wheat"].title == "Ada has 1 wheat. 6 regions within reach ask for it: it is enough for 5."
    assert drawn["good:1:wheat"].title.endswith("6 regions within reach ask for it: it is enough for 6.")
    assert drawn["good:1:pumpkin"].title.endswith("it is enough for none.")
    assert drawn["good:0:stone_large"].title.endswith("No region within reach asks for it.")


@rule("MON-COW-1")
@pytest.mark.parametrize(("cows", "words"), [(1, "3 coins or a worker."), (3, "Now: 9 coins (3 × 3).")])
def test_cows_say_what_they_bring_in_coins(cows: int, words: str) -> None:
    assert draw(plains(2).cows(cows).turn(A).t, A).nodes["cows:0"].title.endswith(words)


@rule("MON-PROD-2", "MON-PROD-9", "MON-BANK-5")
def test_the_sign_of_an_area_says_who_works_there_and_when_it_is_emptied() -> None:
    drawn = draw(plains(2).crew_on("bank 8 coins", wheat=2).turn(A).t, A).nodes
    assert "one worker of the colour on this sign, or two of other colours" in drawn["area:mine"].title
    assert drawn["area:mine"].title.endswith("now 0 of 3 are taken.")
    assert drawn["area:bank"].title.endswith("now 1 of 3 are taken.")


@rule("MON-PROD-1", "MON-PROD-2", "MON-BANK-2")
def test_a_space_for_work_says_what_it_leaves_or_what_is_lacking() -> None:
    p = plains(2).coins(4).workers(A, copper=1).crew_on("bank 8 coins", wheat=2)
    drawn = draw(p.turn(A).t, A).nodes
    for key, words in {
        "large:mine_1": "Now for Ada: 3 coins afterwards.",
        "large:mine_3": "Now for Ada: 2 coins short.",
        "large:quarry_1": "Now for Ada: too few workers.",
        "bank:bank_1": "Now for Ada: 9 coins afterwards.",
        "bank:bank_3": "Now for Ada: too few workers.",
        "bank:bank_2": "Occupied: 2 beige workers.",
        "coins:0": "Free large spaces that they pay for: 8 of 12.",
    }.items():
        assert drawn[key].title.endswith(words), (key, drawn[key].title)


@rule("MON-CITY-17")
def test_a_row_says_for_how_many_exchanges_the_goods_are_enough() -> None:
    drawn = draw(plains(2).goods(A, stone_small=1, copper_small=1, stone_large=4).turn(A).t, A).nodes
    assert drawn["reward:1"].title.endswith("Now for Ada: goods for 2 exchanges.")
    assert drawn["reward:4"].title.endswith("Now for Ada: goods for 1 exchange.")
    assert draw(plains(2).turn(A).t, A).nodes["reward:3"].title.endswith("Now for Ada: nothing to exchange.")


@rule("MON-REC-3", "MON-REC-6")
def test_a_pair_of_the_wheel_says_how_often_it_comes_and_who_would_be_too_many() -> None:
    p = plains(2).workers(A, copper=7)
    figures, drawn = p.t.figures, draw(p.turn(A).t, A).nodes
    for segment, pair in enumerate(figures.wheel):
        alike = sum(sorted(pair) == sorted(other) for other in figures.wheel)
        assert f"{alike} time" in drawn[f"segment:{segment}"].title
        assert drawn[f"segment:{segment}"].title.endswith("Now for Ada: 1 worker too many for the bunks.")


@rule("MON-END-1")
def test_settlements_say_who_is_ahead() -> None:
    drawn = draw(plains(3).left(5, 3, 3).turn(A).t, A).nodes
    assert drawn[f"stock:{A}"].title.endswith("Boaz has 2 fewer.")
    for seat in (B, C):
        assert drawn[f"stock:{seat}"].title.endswith("Nobody has fewer.")


@rule("MON-CITY-3", "MON-CITY-7", "MON-CITY-9")
def test_a_space_of_the_shop_says_who_stands_there_and_a_line_of_the_store_is_a_part_of_it() -> None:
    p = plains(2).goods(A, pumpkin=4).goods(B, pumpkin=4).turn(A)
    before = draw(p.t, A).nodes
    after = draw(p.play("city", "bid 3 on row 3").t, B).nodes
    assert "stands" not in before["cell:3:2"].title
    assert after["cell:3:2"].title.endswith("Here stands: Ada.")
    assert "stands" not in after["cell:2:2"].title
    assert before["column:2"].title == "A space in this column costs 3 pumpkins."
    assert before["bidder:0"].parent == "store", "a click there means the store"
    assert before["bidder:0"].title.startswith("Ada: waits.")


@rule("MON-END-1")
def test_a_name_says_how_far_its_owner_is() -> None:
    drawn = draw(plains(2).turn(A).t, A).nodes
    assert "Settlements left to build:" in drawn["owner:0"].title
    assert drawn["owner:1"].title.startswith("Boaz waits for the first turn.")
