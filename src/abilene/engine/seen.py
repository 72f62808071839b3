"""Seen: all that one seat may know, in numbers. Drawings, terminals, bots and learners read it, and never the state."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from abilene.engine.core import plain

if TYPE_CHECKING:
    from abilene.engine.core import State

SPECTATOR: Final = -3  # the seat of whoever only watches


@mypyc_attr(allow_interpreted_subclasses=True)
class SeenPart:
    """What a module adds to what is seen: ints and lists of ints, only where the module is in play."""

    fields: ClassVar[tuple[str, ...]] = ()

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON-ready data."""
        return {field: plain(getattr(self, field)) for field in type(self).fields}


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """What a seat may know at one moment: ints and lists of ints, copied out of the state one by one.

    A game's own adds its `fields` to these. Nothing in it is shared with the state, and nothing is stripped from it
    afterwards: what is not put in cannot be peeked at. Names are put on at the edge only, by the game's `view`.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "player", "asks", "owed")
    parts: ClassVar[tuple[str, ...]] = ()  # modules: a `SeenPart` each, None in a game without it
    unseen: ClassVar[tuple[str, ...]] = ()  # attributes that tell nothing of the state, such as the figures in use

    def __init__(self, state: "State", seat: int | None) -> None:
        self.seat: Final = SPECTATOR if seat is None else seat  # whose eyes these are; EVERYBODY sees all
        self.player: Final = state.player  # who must choose; NOBODY when the game is over
        self.asks: Final = state.stack[-1].kind if state.stack else ""  # the kind of the question
        # what the rules still owe, the question last: the number of the step, then what it took
        numbers = state.game.numbers
        self.owed: Final[list[list[int]]] = [
            [numbers[type(step)], *step.known(state, self.seat)] for step in state.stack
        ]

    @property
    def over(self) -> bool:
        """Nobody has anything left to choose."""
        return self.player < 0

    @property
    def own(self) -> int:
        """The seat in front: whoever only watches sits with the first one."""
        return max(self.seat, 0)

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON-ready data, still in numbers."""
        known = {field: plain(getattr(self, field)) for field in type(self).fields}
        parts = [(name, getattr(self, name)) for name in type(self).parts]
        return known | {name: part.to_data() for name, part in parts if part is not None}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Seen) and self._values() == other._values()

    def _values(self) -> list[Any]:
        """All of it as it stands, not copied."""
        holders = [self, *[getattr(self, name) for name in type(self).parts]]
        return [holder and [getattr(holder, field) for field in type(holder).fields] for holder in holders]

    def __hash__(self) -> int:
        return hash(repr(self.to_data()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_data()!r})"
