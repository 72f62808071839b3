"""What a tip says of this moment: what a character would bring, and what lies on a pile in all."""

from tests.good_goat_bad.test_scene import ANN, BOB, CLEO, draw
from tests.good_goat_bad.town import town
from tests.rules import rule


@rule("GGB-CHAR-1", "GGB-CHAR-2")
def test_a_collector_says_what_lies_there_for_it() -> None:
    t = town(5).at("bank", tokens=3, coins=2).at("mine", tokens=0, coins=0).deal(ANN, "banker", "widow", "goat")
    drawn = draw(t, ANN).nodes
    assert drawn["character:banker"].title.endswith("Now: 3 wads of banknotes, worth 4 each, 12 in all.")
    assert drawn["character:widow"].title.endswith("Now: 2 coins.")
    assert drawn["place:miner"].title.endswith("Now: nothing.")


@rule("GGB-CHAR-4")
def test_the_thief_names_the_richest_location() -> None:
    t = town(5).at("bank", tokens=2).at("mine", tokens=2).at("store", tokens=3).deal(ANN, "goat")
    assert (
        draw(t, BOB)
        .nodes["place:thief"]
        .title.endswith("Now: 2 gold nuggets from the Mine, worth 5 each, 10 in all, at most.")
    )


@rule("GGB-CHAR-12", "GGB-CHAR-14")
def test_sheriff_and_outlaw_say_what_they_would_gain() -> None:
    alone = draw(town(5).in_play(sheriff=BOB).deal(ANN, "goat"), CLEO).nodes
    thief = draw(town(5).in_play(sheriff=BOB, thief=CLEO, charlatan=ANN).deal(ANN, "goat"), CLEO).nodes
    shot = draw(town(5).in_play(sheriff=BOB, outlaw=CLEO).deal(ANN, "goat"), CLEO).nodes
    assert alone["character:sheriff"].title.endswith("Now: 2 coins.")
    assert alone["place:outlaw"].title.endswith("Now: 4 coins.")
    assert thief["character:sheriff"].title.endswith("Now: 5 coins.")
    assert thief["place:outlaw"].title.endswith("Now: 4 coins.")
    assert "Now" not in shot["character:sheriff"].title
    assert shot["character:outlaw"].title.endswith("Now: 4 coins.")


@rule("GGB-HID-8")
def test_what_somebody_is_worth_is_told_to_nobody_else() -> None:
    t = town(5).coins(3, 2, 0, 0, 0).stock(ANN, bottle=2, gold=1).stock(BOB, cattle=2).deal(CLEO, "goat")
    mine, theirs = draw(t, ANN).nodes, draw(t, BOB).nodes
    assert "Worth 12 as things stand." in mine["seat:0"].title
    assert mine["seat:0:token:bottle"].title.endswith("2 bottles, worth 2 each, 4 in all.")
    assert "Worth" not in mine["seat:1"].title
    assert "Worth" not in theirs["seat:0"].title
