"""What everybody must know is stamped where it happens: a new round, and the time cards of the last one."""

from abilene.engine.events import Event
from abilene.engine.reveals import Reveal
from abilene.engine.traces import APART
from abilene.games.spike import events as ev
from tests.rules import rule
from tests.spike.railway import A, load, random_match


def stamped(kind: type[Event], lang: str) -> list[Reveal]:
    """What of this kind is shown for itself in a whole game, to a player and to who only looks on alike."""
    match, game = random_match(2), load(2)
    events = [event for event in match.events() if isinstance(event, kind)]
    found = [[game.reveal(event, seat, lang) for event in events] for seat in (A, None)]
    assert found[0] == found[1]
    traces = [game.trace(event, A) for event in events]
    assert all(
        trace is not None and trace.deed == APART for trace in traces
    )  # a step of its own, whoever took the card
    return [one for one in found[0] if one is not None]


@rule("SPK-ROUND-2")
def test_a_new_round_is_announced() -> None:
    assert [(one.at, one.stamp) for one in stamped(ev.RoundBegan, "en")] == [("round", "Round 2"), ("round", "Round 3")]
    assert [one.stamp for one in stamped(ev.RoundBegan, "fr")] == ["Manche 2", "Manche 3"]


@rule("SPK-ROUND-4")
def test_each_time_card_is_announced() -> None:
    assert [(one.at, one.stamp) for one in stamped(ev.TimeCardRevealed, "en")] == [
        ("time", f"Time {n}") for n in (1, 2, 3)
    ]
    assert [one.stamp for one in stamped(ev.TimeCardRevealed, "fr")] == [f"Temps {n}" for n in (1, 2, 3)]


def test_nothing_else_is_stamped() -> None:
    game = load(2)
    shown = {type(event) for event in random_match(2).events() if game.reveal(event, A) is not None}
    assert shown == {ev.RoundBegan, ev.TimeCardRevealed}
