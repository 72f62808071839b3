"""Turning points: where the lead changed for good, and the largest swings."""

from abilene.engine.chapters import TurningPoint, turning_points


def told(*points: tuple[int, ...]) -> list[TurningPoint]:
    """Where the standing turned, from these points after every turn."""
    return turning_points(points)


def test_the_turn_that_decided_is_told_however_little_it_brought() -> None:
    found = told((0, 0), (9, 0), (9, 9), (19, 9), (19, 18), (19, 20), (20, 21))
    assert [(point.at, point.seat, point.gain) for point in found if point.for_good] == [(5, 1, 2)]
    assert [point.at for point in found] == [1, 2, 3, 4, 5]


def test_at_least_three_are_told_and_more_only_if_they_are_half_as_large_as_the_largest() -> None:
    small = told((0, 0), (20, 0), (20, 3), (20, 5), (21, 5), (21, 6))
    assert [point.at for point in small] == [1, 2, 3]
    many = told((0, 0), *((10 * n, 0) for n in range(1, 9)))
    assert len(many) == 5


def test_a_swing_is_what_the_others_do_not_gain_as_well() -> None:
    [only] = told((0, 0, 0), (10, 10, 10), (10, 11, 10))
    assert (only.at, only.seat, only.gain) == (2, 1, 1)


def test_a_tie_takes_the_lead_from_nobody() -> None:
    leads = [point.at for point in told((0, 0), (5, 0), (5, 5), (6, 5)) if point.leads]
    assert leads == [1]


def test_who_takes_the_lead_by_anothers_loss_is_told() -> None:
    [first, second] = told((0, 0), (5, 3), (2, 3))
    assert (first.seat, first.leads, first.for_good) == (0, True, False)
    assert (second.seat, second.gain, second.leads, second.for_good) == (1, 0, True, True)


def test_of_equal_swings_those_that_changed_the_lead_count_and_then_the_later_ones() -> None:
    points = [(0, 0), (4, 0), (8, 0), (12, 0), (12, 4), (12, 8), (12, 12), (12, 16), (16, 16), (20, 16)]
    assert [point.at for point in told(*points)] == [1, 6, 7, 8, 9]


def test_alone_nobody_leads_and_the_largest_gains_are_told() -> None:
    found = told((0,), (1,), (6,), (6,), (8,), (12,))
    assert [(point.at, point.gain) for point in found] == [(2, 5), (4, 2), (5, 4)]
    assert not any(point.leads or point.for_good for point in found)


def test_where_nothing_was_scored_nothing_turned() -> None:
    assert told((0, 0), (0, 0), (3, 3)) == []
    assert told((0, 0)) == []
