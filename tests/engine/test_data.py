"""Figures: corrections from a player's own box, and what is wrong with those that cannot be."""

from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene.engine.data import override_tables, read_tables, reconstructed
from pebbles import BOX, pebbles

SHIPPED: dict[str, Any] = {
    "bag": {"white": 5, "colours": ["red", "blue"], "owner": {"name": "Ann", "age": 9}, "confidence": "certain"},
    "seats": [{"players": 1, "most": 3, "confidence": "reconstructed"}, {"players": 2, "most": 2}],
    "towns": [{"id": "abilene", "cows": 4}, {"id": "wichita", "cows": 2}],
}


def test_a_figure_is_corrected_and_the_rest_stays() -> None:
    tables = override_tables(SHIPPED, {"bag": {"white": 6, "owner": {"age": 10}}})
    assert tables["bag"]["white"] == 6
    assert tables["bag"]["owner"] == {"name": "Ann", "age": 10}
    assert tables["seats"] == SHIPPED["seats"]
    assert SHIPPED["bag"]["white"] == 5


def test_a_list_of_plain_values_is_corrected_as_a_whole() -> None:
    assert override_tables(SHIPPED, {"bag": {"colours": ["green"]}})["bag"]["colours"] == ["green"]


def test_a_row_is_found_by_its_id_or_its_number_of_players() -> None:
    tables = override_tables(SHIPPED, {"towns": [{"id": "wichita", "cows": 7}], "seats": [{"players": 1, "most": 4}]})
    assert [row["cows"] for row in tables["towns"]] == [4, 7]
    assert [row["most"] for row in tables["seats"]] == [4, 2]


def test_a_corrected_table_says_so_unless_the_correction_says_better() -> None:
    assert override_tables(SHIPPED, {"bag": {"white": 6}})["bag"]["confidence"] == "corrected"
    assert override_tables(SHIPPED, {"bag": {"confidence": "box"}})["bag"]["confidence"] == "box"
    assert "confidence" not in override_tables(SHIPPED, {"towns": [{"id": "abilene", "cows": 1}]})["towns"][0]


def test_a_table_says_where_it_comes_from_even_if_the_shipped_one_did_not() -> None:
    tables = override_tables(SHIPPED, {"bag": {"source": "my box", "note": "counted"}})
    assert (tables["bag"]["source"], tables["bag"]["note"]) == ("my box", "counted")


def test_reconstructed_tables_are_named_until_they_are_corrected() -> None:
    assert reconstructed(SHIPPED) == ("seats",)
    assert reconstructed(override_tables(SHIPPED, {"seats": [{"players": 1, "most": 4}]})) == ()
    assert pebbles().reconstructed == ("seats",)


@pytest.mark.parametrize(
    ("changes", "table", "reason"),
    [
        ({"sack": {}}, "sack", "unknown table; there are bag, seats, towns"),
        ({"bag": 5}, "bag", "a table is needed here, not 5"),
        ({"bag": {"green": 1}}, "bag", "unknown figure 'green'; there are white, colours, owner, confidence"),
        ({"bag": {"white": "six"}}, "bag.white", "'six' is not of the same type as the shipped 5"),
        ({"bag": {"white": 6.0}}, "bag.white", "6.0 is not of the same type"),
        ({"bag": {"white": True}}, "bag.white", "True is not of the same type"),
        ({"bag": {"colours": "red"}}, "bag.colours", "'red' is not of the same type"),
        ({"bag": {"owner": {"name": 3}}}, "bag.owner.name", "3 is not of the same type"),
        ({"bag": {"owner": {"size": 3}}}, "bag.owner", "unknown figure 'size'"),
        ({"towns": {"id": "abilene"}}, "towns", r"write each row as a table of its own: \[\[towns\]\]"),
        ({"towns": ["abilene"]}, "towns", "write each row as a table of its own"),
        ({"towns": [{"id": "dodge", "cows": 1}]}, "towns", "no row with id = 'dodge'; there are abilene, wichita"),
        ({"towns": [{"cows": 1}]}, "towns", "no row with id = None"),
        ({"seats": [{"players": 3}]}, "seats", "no row with players = 3; there are 1, 2"),
        ({"towns": [{"id": "abilene", "cows": "4"}]}, "towns.abilene.cows", "'4' is not of the same type"),
    ],
)
def test_only_what_exists_can_be_corrected(changes: dict[str, Any], table: str, reason: str) -> None:
    with pytest.raises(abilene.DataError, match=reason) as error:
        override_tables(SHIPPED, changes)
    assert error.value.table == table
    assert str(error.value).startswith(f"{table}: ")
    assert isinstance(error.value, ValueError)


def test_corrections_come_from_a_file_or_a_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[bag]\nwhite = 1\n", "utf-8")
    for data in (file, str(file), {"bag": {"white": 1}}):
        assert pebbles(data=data).figures.bag == [1, 0, 0, 0]
    assert BOX.tables["bag"]["white"] == 5


def test_a_file_that_is_not_there_or_is_no_toml(tmp_path: Path) -> None:
    with pytest.raises(abilene.DataError, match="there is no such file"):
        read_tables(tmp_path / "missing.toml")
    for content in (b"[bag", b"\xff\xfe", b"white = = 1"):
        (tmp_path / "bad.toml").write_bytes(content)
        with pytest.raises(abilene.DataError, match="this is not TOML"):
            read_tables(tmp_path / "bad.toml")
