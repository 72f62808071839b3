"""Action numbers: one for each deed of a game, the same at every table, whatever its options and however many play."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from abilene.engine.core import State


class Actions:
    """The numbers of all that can be chosen at one table, out of those of all tables."""

    def __init__(self, count: int, first: dict[str, int], numbers: dict[str, list[int]]) -> None:
        self.count: Final = count  # at all tables together
        self.first: Final = first  # by kind: the first choice of its range
        self.numbers: Final = numbers  # by kind: the number of each choice of its range
        self.choices: Final = {
            kind: {number: first[kind] + n for n, number in enumerate(own)} for kind, own in numbers.items()
        }

    def legal(self, state: "State") -> list[int]:
        """The numbers of the legal choices, in the order of the options."""
        if not state.choices:
            return []
        kind = state.stack[-1].kind
        numbers, first = self.numbers[kind], self.first[kind]
        return [numbers[choice - first] for choice in state.choices]

    def mask(self, state: "State") -> bytearray:
        """A byte for each number: 1 where it is legal."""
        row = bytearray(self.count)
        for number in self.legal(state):
            row[number] = 1
        return row
