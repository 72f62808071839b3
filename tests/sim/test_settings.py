"""Settings of a table: only what the rules allow, and every two values that can meet do."""

from itertools import combinations

import pytest

from abilene.games import box, names
from abilene.sim.settings import covering, settings

TABLES = [(game, players) for game in names() for players in box(game).meta.players]


def pairs(found: list[dict[str, object]]) -> set[frozenset[tuple[str, object]]]:
    return {frozenset(pair) for setting in found for pair in combinations(setting.items(), min(2, len(setting)))}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_two_values_that_can_meet_do(game: str, players: int) -> None:
    allowed = settings(box(game).meta, players)
    found = covering(allowed)
    assert pairs(found) == pairs(allowed)
    assert all(setting in allowed for setting in found)
    assert len(found) <= len(allowed)


def test_what_does_not_go_together_is_no_setting() -> None:
    meta = box("great_western_trail").meta
    alone, three = settings(meta, 1), settings(meta, 3)
    assert {setting["edition"] for setting in alone} == {2}
    assert {setting["solo"] for setting in alone} == {"easy", "medium", "hard"}
    assert not any("poker" in setting for setting in alone)
    assert not any("solo" in setting for setting in three)
    assert not any(setting["edition"] == 1 and setting["rails_to_the_north"] for setting in three)
    assert any(setting["edition"] == 1 and setting["poker"] for setting in three)
    assert len(covering(three)) < len(three) / 8
