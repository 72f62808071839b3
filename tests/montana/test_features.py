"""What a seat observes of the plains, in the words of its features."""

from tests.montana.plains import A, B, start


def test_everybody_observes_the_same_table_from_an_own_place() -> None:
    t = start(players=2)
    t.coins[:] = [7, 3]
    own, other = (set(t.observe_in_words(seat).split("\n")) for seat in (A, B))
    assert {"you, coins: 7", "next, coins: 3"} <= own
    assert {"you, coins: 3", "next, coins: 7"} <= other
    shared = ("land", "supply", "wheel", "token", "start")
    assert {line for line in own if line.startswith(shared)} == {line for line in other if line.startswith(shared)}
