"""What comes to light: a new round, and the time cards that bring the end of the last one."""

from abilene.engine.events import Event
from abilene.engine.reveals import Reveal
from abilene.engine.texts import Texts
from abilene.games.spike import events as ev


def reveal(event: Event, texts: Texts) -> Reveal | None:
    """The stamp of what everybody must know, whoever brought it about."""
    if isinstance(event, ev.RoundBegan):
        return _stamped("round", texts.format("reveal-round", round=event.round))
    if isinstance(event, ev.TimeCardRevealed):
        return _stamped("time", texts.format("reveal-time", count=event.count), good=False)
    return None


def _stamped(at: str, stamp: str, good: bool = True) -> Reveal:
    return Reveal(at, "", "", stamp, good)
