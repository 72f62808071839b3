"""Meta and Option: what a game is called, for whom it is, and how its table may be set."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Needs = tuple[tuple[str, tuple[Any, ...]], ...]  # what other options must be


@dataclass(frozen=True)
class Spelled:
    """A word that an option may be besides its values: a letter for each of so many things, such as "aabba"."""

    letters: str  # that each of them may be
    example: str
    needs: Needs = ()  # wherever such a word is used

    @property
    def length(self) -> int:
        """How many letters it has."""
        return len(self.example)

    @property
    def pattern(self) -> str:
        """The same as a regular expression."""
        return f"^[{self.letters}]{{{self.length}}}$"

    def fits(self, value: Any) -> bool:
        """This is such a word."""
        return isinstance(value, str) and len(value) == self.length and set(value) <= set(self.letters)


@dataclass(frozen=True)
class Option:
    """A setting of the table: its name, what it may be, and what it is when nobody says."""

    name: str
    values: tuple[Any, ...]
    default: Any
    or_seat: bool = False  # a seat number is allowed besides the values
    or_spelled: Spelled | None = None  # and so is a word, letter by letter
    players: tuple[int, ...] = ()  # tables of other sizes do not have this option; empty: all have it
    needs: Needs = ()  # wherever this option is used
    rule: str = ""  # that says so
    in_play: bool = False  # whatever its value, what it stands for is used

    def used(self, value: Any) -> bool:
        """What the option stands for is used at the table."""
        return self.in_play or value != self.default

    def needs_of(self, value: Any) -> Needs:
        """What other options must be where this one has that value."""
        needs = self.needs if self.used(value) else ()
        return (*needs, *self.or_spelled.needs) if self.or_spelled and self.or_spelled.fits(value) else needs

    def allowed(self, players: int) -> tuple[Any, ...]:
        """All that this option may be at a table of so many players; of words that are spelled, an example."""
        seats = tuple(range(players)) if self.or_seat else ()
        return (*self.values, *seats, *([self.or_spelled.example] if self.or_spelled else []))

    def listed(self, players: int) -> str:
        """All that an option may be, in words."""
        values = [repr(value) for value in self.allowed(players)]
        if self.or_spelled is not None:
            values[-1] = f"{self.or_spelled.length} letters of {' and '.join(self.or_spelled.letters)}, as {values[-1]}"
        return ", ".join(values)

    def allows(self, value: Any, players: int) -> bool:
        """The option may be this at a table of so many players."""
        known = any(value == one and type(value) is type(one) for one in self.allowed(players))
        return known or (self.or_spelled is not None and self.or_spelled.fits(value))

    def text(self, value: Any) -> str:
        """The key of what a value means: Fluent wants a letter first, so the text of 2 is `option-name.n2`."""
        if self.or_spelled and self.or_spelled.fits(value):
            return f"option-{self.name}.spelled"
        word = str(value).lower() if isinstance(value, bool) else f"n{value}" if isinstance(value, int) else value
        return f"option-{self.name}.{word}"


@dataclass(frozen=True)
class Meta:
    """Titles, people, seats and options of a game."""

    name: str
    prefix: str  # of its rule ids
    titles: Mapping[str, str]
    designer: str
    publisher: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int  # grows with every change of the rules by which a game written down before would go another way
    unofficial: tuple[str, ...] = ()

    def options_for(self, players: int) -> tuple[Option, ...]:
        """The options of a table of so many."""
        return tuple(option for option in self.options if not option.players or players in option.players)

    def conflict(self, options: Mapping[str, Any]) -> tuple[Option, str] | None:
        """The first option that cannot be used beside another as it is, and that other's name."""
        for option in self.options:
            if option.name in options:
                for other, allowed in option.needs_of(options[option.name]):
                    if options[other] not in allowed:
                        return option, other
        return None

    def check_rules(self, rules: int | None) -> int:
        """The version of the rules that is played; ValueError that lists those there are."""
        if rules is None:
            return self.rules_version
        if isinstance(rules, bool) or not isinstance(rules, int) or not 1 <= rules <= self.rules_version:
            allowed = ", ".join(map(str, range(1, self.rules_version + 1)))
            raise ValueError(f"{self.name} has no rules of version {rules!r}; allowed: {allowed}")
        return rules

    def check_players(self, players: int | None) -> int:
        """How many play; ValueError that lists what is allowed."""
        allowed = ", ".join(map(str, self.players))
        if players is None:
            raise ValueError(f"{self.name} needs the number of players; allowed: {allowed}")
        if isinstance(players, bool) or players not in self.players:
            raise ValueError(f"{self.name} is not for {players!r} players; allowed: {allowed}")
        return players

    def check_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a table of so many, as given or else as usual; ValueError that says what does not fit."""
        known = {option.name: option for option in self.options}
        at_table = {option.name: option for option in self.options_for(players)}
        for name, value in given.items():
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; allowed: {', '.join(known)}")
            if name not in at_table:
                sizes = ", ".join(map(str, known[name].players))
                raise ValueError(f"{self.name}: {name} is for {sizes} players, not {players} ({known[name].rule})")
            if not known[name].allows(value, players):
                raise ValueError(f"{self.name}: {name} cannot be {value!r}; allowed: {known[name].listed(players)}")
        options = {name: given.get(name, option.default) for name, option in at_table.items()}
        clash = self.conflict(options)
        if clash:
            option, other = clash
            allowed = dict(option.needs_of(options[option.name]))[other]
            raise ValueError(
                f"{self.name}: {option.name}={options[option.name]!r} needs {other} to be "
                f"{' or '.join(map(repr, allowed))}, not {options[other]!r} ({option.rule})"
            )
        return options
