"""How a module of the box joins in before there is a table; at the table its part is asked (`Extra`)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from abilene.engine.box import Module
from abilene.engine.texts import Noun

if TYPE_CHECKING:
    from abilene.games.great_western_trail.data import Figures
    from abilene.games.great_western_trail.state import Extra

Table = Mapping[str, Any]


def _adds_nothing(common: dict[str, Any], own: dict[str, Any], tables: Table, options: Table) -> None:
    pass


def _brings_no_nouns(figures: "Figures") -> Mapping[str, Noun]:
    return {}


@dataclass(frozen=True)
class Extension(Module):
    """A module of the box, as its folder exports it."""

    part: "type[Extra]"
    check: Callable[[Table], None]  # DataError for the first figure of all tables that its rules could not live with
    figures: "Callable[[Figures, Table, Table], Any]"  # made of the base game's, its own tables and the options
    # adds to the common tables and to those of the edition, from its own tables and with these options
    adds: Callable[[dict[str, Any], dict[str, Any], Table, Table], None] = _adds_nothing
    nouns: "Callable[[Figures], Mapping[str, Noun]]" = _brings_no_nouns  # the names of things that only it brings


def lay_out(tables: Table, options: Table, modules: Sequence[Extension]) -> tuple[Table, Table]:
    """The common figures and those of the edition, with all that these modules add to them (GWT-EXT-1)."""
    common = dict(tables["common"])
    own = dict(tables["first_edition" if options["edition"] == 1 else "second_edition"])
    for module in modules:
        module.adds(common, own, tables[module.name], options)
    return common, own


def add_rows(sheet: dict[str, Any], table: str, key: str, rows: Sequence[Any]) -> None:
    """A table of the sheet has more rows; the one it was made of stays as it is."""
    sheet[table] = {**sheet[table], key: [*sheet[table][key], *rows]}


def add_objectives(common: dict[str, Any], tables: Table) -> None:
    """The objective cards of a module join those of the base game."""
    for table in ("objective_cards", "starting_objective_cards"):
        add_rows(common, table, "cards", tables[table]["cards"])
