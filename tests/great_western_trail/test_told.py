"""What the list of all that is not possible now says: what could be meant, by its name, and the true reason."""

import pytest

from abilene.games.great_western_trail.steps.kansas_city import Income
from tests.great_western_trail.ranch import A, Ranch, ranch
from tests.rules import rule


def told(r: Ranch) -> dict[str, str]:
    """Why each thing of the list cannot be done, by its label."""
    game, step = r.t.game, r.t.step()
    listed = [choice for choice in game.refused(r.t) if step.tells(r.t, choice)]
    labels = [game.label(r.t, choice) for choice in listed]
    assert len(set(labels)) == len(labels), labels
    return {label: game.refusal(r.t, choice).en for label, choice in zip(labels, listed, strict=True)}  # type: ignore[union-attr]


@rule("GWT-LOC-1", "GWT-LOC-10")
def test_at_a_building_only_what_is_printed_there() -> None:
    r = ranch().jobs("cowboy", token=2).money(6).hand(A, "gray").visit(A, "A")
    assert set(told(r)) == {"A: discard 1 Galloway → $2", "A: hire a worker for $2 more", "End the turn"}
    r.money(20).play("use hire_0")
    assert "already" in told(r)["A: hire a worker"]


@rule("GWT-LOC-10", "GWT-HIRE-2")
def test_a_worker_who_is_too_dear_is_told_by_the_price() -> None:
    r = ranch().jobs("cowboy", token=2).money(6).visit(A, "A")
    assert told(r)["A: hire a worker for $2 more"] == "You have not enough money for it."
    r = ranch().jobs("cowboy", token=2).money(8).visit(A, "A")
    assert "A: hire a worker for $2 more" not in told(r)


@pytest.mark.parametrize("edition", [1, 2])
def test_neither_ways_that_do_not_lead_there_nor_certificates_that_are_not_held(edition: int) -> None:
    r = ranch(edition=edition).marker(A, 2).owe(Income(A))
    assert told(r) == {}
    r = ranch(edition=edition).money(9).tile("FLOOD-1", "flood green 4").herders("A").turn(A).play("move b")
    assert r.t.step().kind == "route"
    assert told(r) == {}


@rule("GWT-COMP-10")
def test_no_token_is_told_of_where_there_is_none() -> None:
    for edition in (1, 2):
        r = ranch(edition=edition).visit(A, "A")
        assert not any("token" in label for label in told(r))
