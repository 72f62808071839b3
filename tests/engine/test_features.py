"""Features: numbers and names come from one layout, and what is asked and owed has numbers too."""

from array import array

import pytest

from abilene.engine.features import Catalogue, Copies, Layout, Meaning, add_bits, add_exactly, add_scale, counts, up_to
from pebbles import pebbles


def test_blocks_follow_one_another_and_name_every_combination_of_their_words() -> None:
    layout = Layout()
    assert layout.block("open") == 0
    assert layout.block("space", ["a", "b"], ["tile", "house"]) == 1
    assert layout.block("nothing", []) == layout.size == 5
    assert [layout.name(number) for number in range(5)] == [
        "open",
        "space: a, tile",
        "space: a, house",
        "space: b, tile",
        "space: b, house",
    ]
    with pytest.raises(ValueError, match="no feature 5; allowed: 0 to 4"):
        layout.name(5)


def test_a_layout_is_laid_out_again_for_everybody() -> None:
    sheet, layout = Layout(), Layout()
    assert (sheet.block("coins", counts(2)), layout.block("open")) == (0, 0)
    assert layout.repeat(["you", "next"], sheet) == 1
    assert layout.name(3) == "you, coins: 2"
    assert layout.name(4) == "next, coins: 0"


def test_counts_stop_at_the_most_that_is_told_apart() -> None:
    on: list[int] = []
    add_exactly(on, 10, 2, 3)
    add_exactly(on, 20, 9, 3)
    add_scale(on, 30, 2, 3)
    add_scale(on, 40, 9, 3)
    add_bits(on, 50, 0b101, [7, 8, 9])
    assert on == [12, 23, 30, 31, 40, 41, 42, 57, 59]
    assert up_to(3) == ["0", "1", "2", "3 or more"]


def test_things_keep_their_number_whatever_else_is_in_use() -> None:
    small, large = ["calf", "cow"], ["calf", "bull", "cow"]
    assert Catalogue(small, large).words == Catalogue(large, large).words
    assert Catalogue(small, large).at == [0, 2]
    herd = Copies(Catalogue(small, large), {"calf": 2, "bull": 1, "cow": 1})
    assert herd.words == ["calf", "calf no. 2", "bull", "cow"]
    on: list[int] = []
    herd.add(on, 10, [-1, 0, 0, 0, 1])
    herd.add_counts(on, 20, [1, 3])
    assert on == [10, 11, 13, 20, 23]


def test_a_number_beyond_the_words_of_a_field_is_the_last_of_them() -> None:
    field = Meaning(["none", "few", "many"], -1)
    assert [field.word(value) for value in (-5, -1, 0, 1, 9)] == [0, 0, 1, 2, 2]


def test_a_seat_observes_its_own_pebbles_the_question_and_what_is_owed() -> None:
    state = pebbles(players=2).start(3)
    state.play(2)
    assert state.observe_in_words(1).split("\n")[-5:] == [
        "owed take: once",
        "owed take by: you",
        "asked: next",
        "asked for end",
        "asked for end, count: 2",
    ]
    state.play(0)
    whites = sum(line.startswith("you, white") for line in state.observe_in_words(0).split("\n"))
    assert whites == state.seen_by(0).white[0]
    assert "white" not in state.observe_in_words(1)


def test_a_row_must_have_the_size_of_the_layout() -> None:
    game = pebbles(players=2)
    row = array("f", [5.0] * game.features)
    on = game.start(3).observe(0, row)
    assert [number for number, value in enumerate(row) if value] == sorted(on)
    with pytest.raises(ValueError, match=f"a row has {game.features} items"):
        game.start(3).observe(0, bytearray(3))
