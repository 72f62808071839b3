"""Sam hires workers (cards 1 and 2)."""

from abilene.games.great_western_trail.state import EMPTY
from tests.great_western_trail.sam_ranch import SAM, with_sam
from tests.rules import rule


@rule("GWTA-HIRE-1")
def test_a_worker_for_nothing_but_not_from_the_row_of_the_token() -> None:
    r = with_sam().specialty("engineer").jobs("cowboy craftsman", "engineer -", token=2).sams_turn(1)
    assert r.his_workers() == (2, 1, 1)  # the engineer is in the row of the token
    assert r.t.money[SAM] == 0
    assert r.t.jobs[2:4] == [EMPTY, 1]
    r = with_sam().specialty("engineer").jobs("cowboy craftsman", "engineer -", token=3).sams_turn(1)
    assert r.his_workers() == (1, 1, 2)


@rule("GWTA-HIRE-2")
def test_card_1_wants_his_specialty_then_the_type_he_has_next_most_of() -> None:
    def hired(*rows: str) -> tuple[tuple[int, ...], str]:
        r = with_sam().workers(SAM, cowboy=2, craftsman=3, engineer=4).specialty("engineer")
        r.jobs(*rows, token=5).sams_turn(1)
        return r.his_workers(), r.why("hired")

    assert hired("cowboy craftsman", "- -", "engineer", "cowboy") == ((2, 3, 5), "hire-specialty")
    assert hired("cowboy -", "- -", "craftsman", "cowboy cowboy") == ((2, 4, 4), "hire-second")
    assert hired("cowboy -", "- -", "cowboy") == ((3, 3, 4), "hire-third")


@rule("GWTA-HIRE-2")
def test_card_1_breaks_ties_by_cost_then_row_then_place() -> None:
    r = with_sam().specialty("cowboy").jobs("cowboy cowboy", "cowboy", "cowboy", "- cowboy", token=5).sams_turn(1)
    assert r.t.jobs[12:16] == [EMPTY] * 4  # row 4 costs 5$, rows 1 and 2 cost 6$
    r.sams_turn(1)
    assert r.t.jobs[:4] == [EMPTY, EMPTY, EMPTY, 0]  # row 1 before row 2, its left place first
    # types that he has as many of: the cheaper one
    r = with_sam().specialty("engineer").workers(SAM, engineer=2)
    r.jobs("craftsman", "- -", "- -", "cowboy", token=5).sams_turn(1)
    assert r.his_workers() == (2, 1, 2)
    assert r.why("hired") == "hire-second"


@rule("GWTA-HIRE-3")
def test_card_2_wants_the_cheapest_then_his_specialty() -> None:
    r = with_sam().specialty("engineer").workers(SAM, engineer=2, craftsman=2)
    r.jobs("engineer craftsman", "- engineer", "engineer", "cowboy craftsman", token=5).sams_turn(2)
    assert r.his_workers() == (2, 2, 2)  # 5$ in row 4: neither is his specialty, the left one
    r.sams_turn(2)
    assert r.his_workers() == (2, 3, 2)  # still 5$
    r.specialty("engineer").sams_turn(2)
    assert r.his_workers() == (2, 3, 3)  # 6$ in row 1: the engineer beside the builder
    assert r.t.jobs[2:4] == [EMPTY, 1]
    assert r.why("hired") == "hire-cheapest"
    ties = with_sam().specialty("cowboy").jobs("craftsman -", "- cowboy", token=3).sams_turn(2)
    assert ties.his_workers() == (2, 1, 1)  # equal cost: his specialty before the higher row


@rule("GWTA-HIRE-4")
def test_a_full_row_takes_no_more() -> None:
    r = with_sam().specialty("cowboy").workers(SAM, cowboy=6, craftsman=2).jobs("cowboy engineer", "craftsman", token=3)
    r.sams_turn(1)
    assert r.his_workers() == (6, 3, 1)
    r.sams_turn(2)
    assert r.his_workers() == (6, 3, 2)


@rule("GWTA-HIRE-4", "GWTA-INT-11")
def test_with_full_rows_only_nobody_is_hired() -> None:
    r = with_sam().specialty("cowboy").workers(SAM, cowboy=6).jobs("cowboy cowboy", token=2).sams_turn(1)
    assert r.his_workers() == (6, 1, 1)
    assert r.told()[-1] == ("skipped", "no-worker")
    assert r.t.jobs[2:4] == [0, 0]
    r = with_sam().specialty("cowboy").workers(SAM, engineer=6).jobs("engineer engineer", token=2).sams_turn(1)
    assert r.his_workers() == (1, 1, 6)


@rule("GWTA-HIRE-5")
def test_the_specialty_changes_when_another_type_takes_the_lead() -> None:
    r = with_sam().specialty("cowboy").workers(SAM, cowboy=2).jobs("engineer engineer", token=2).sams_turn(1)
    assert (r.his_workers(), r.sam.specialty) == ((2, 1, 2), 0)  # level is not ahead
    r.sams_turn(1)
    assert (r.his_workers(), r.sam.specialty) == ((2, 1, 3), 2)
    assert r.told()[-1] == ("specialised", "most-workers")


@rule("GWTA-HIRE-6")
def test_the_side_of_a_card_goes_by_the_specialty_at_its_action() -> None:
    def bought(specialty: str) -> list[str]:
        r = with_sam().specialty(specialty).workers(SAM, cowboy=2).market("red 2", "yellow 1").pile("blue 3", "blue 3")
        return r.sams_turn(13).pile_names()

    assert bought("cowboy") == ["blue 3"]  # two cards are added first
    assert bought("engineer") == bought("craftsman") == ["red 2"]
    r = with_sam().specialty("cowboy").workers(SAM, cowboy=2, engineer=2).jobs("engineer", token=2)
    r.market("red 2").pile("blue 3", "blue 3").sams_turn(1).sams_turn(13)
    assert r.pile_names() == ["red 2"]  # he had become an engineer by then
