"""The poker table: corrected figures."""

from copy import deepcopy
from typing import Any

import pytest

import abilene
from abilene import DataError
from abilene.games.great_western_trail.checks import check
from tests.great_western_trail.ranch import EDITIONS, A


def corrected(edition: int = 2, **data: Any) -> abilene.Game[Any]:
    return abilene.load("great_western_trail", players=3, edition=edition, poker=True, data=data)


@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_can_be_corrected(edition: int) -> None:
    game = corrected(
        edition,
        poker={
            "table": {"first_card_cost": 2, "bet_space": "C", "cards_at_table_max": 4, "bank_bonus": 5},
            "bonus_tokens": {"tokens": [{"vp": 5, "money": 7}]},
        },
    )
    assert game.figures.poker.stakes == [2, 2]
    assert game.figures.spaces[game.figures.poker.bet_space] == "C"
    known = game.start(1).view(A)["poker"]
    assert known["bank_bonus"] == 5
    assert known["tokens"] == [{"vp": 6, "money": 1}, {"vp": 5, "money": 7}, {"vp": 4, "money": 3}]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"bet_space": "A-1"}, "poker.table.bet_space: unknown 'A-1'; there are A, B"),
        ({"showdown_space": "KANSAS-CITY"}, "poker.table.showdown_space: unknown"),
        ({"showdown_space": "D"}, "another building .* .GWTP-SETUP-2."),
        ({"cards_per_visit_max": 3}, "cards_per_visit_max: it is 2 in the rules"),
        ({"cards_at_table_max": 0}, "cards_at_table_max: it is at least 1"),
        ({"bank_bonus": -1}, "bank_bonus: it cannot be -1"),
    ],
)
def test_figures_that_the_rules_cannot_live_with_are_refused(table: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        corrected(poker={"table": table})


@pytest.mark.parametrize("points", [(6, 5, 4), (6, 4, 5, 3), ()])
def test_there_is_a_bonus_token_for_each_of_four_and_the_best_lies_on_top(points: tuple[int, ...]) -> None:
    tables = deepcopy(dict(corrected().tables))
    tables["poker"]["bonus_tokens"]["tokens"] = [{"vp": vp, "money": 1} for vp in points]
    with pytest.raises(DataError, match="GWTP-SETUP-1"):
        check(tables)
