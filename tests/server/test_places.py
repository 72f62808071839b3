"""The places on a score sheet."""

from abilene.server.pages.score import ledger
from abilene.server.tables.endings import Ending


def places(scores: list[int], winners: list[int]) -> dict[str, int]:
    names = ["Ann", "Bob", "Cleo", "Dan"]
    end = Ending(0, scores, [{"coins": score} for score in scores], winners, {}, [], "")
    return {row["name"]: row["place"] for row in ledger(end, names, [False] * 4)}


def test_who_has_as_much_has_the_same_place() -> None:
    assert places([18, 13, 18, 13], [0, 2]) == {"Ann": 1, "Cleo": 1, "Bob": 3, "Dan": 3}


def test_a_tie_that_was_broken_is_no_tie() -> None:
    assert places([18, 13, 18, 20], [3]) == {"Dan": 1, "Ann": 2, "Cleo": 2, "Bob": 4}
    assert places([18, 13, 18, 5], [2]) == {"Cleo": 1, "Ann": 2, "Bob": 3, "Dan": 4}
