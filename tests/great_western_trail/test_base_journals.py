"""Games from before the expansions: with every module left in the box they go on exactly as they did."""

from pathlib import Path

import pytest

import abilene
from tests.rules import rule

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.journal"))


@rule("GWT-EXT-1")
@pytest.mark.parametrize("journal", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_of_the_base_game_replays_as_it_was_played(journal: Path) -> None:
    match = abilene.replay(journal.read_text("utf-8"))  # every line is checked against its fingerprint
    assert match.state.over
    assert match.game.modules == ()


def test_there_is_a_journal_for_every_edition_and_count() -> None:
    tables = [f"{count}-edition{edition}" for count in (2, 3, 4) for edition in (1, 2)]
    assert [path.stem for path in JOURNALS] == tables
