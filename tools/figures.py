"""The games that booklets and legends take their figures from: `python -m tools.figures [game]` plays them again.

Each is played by our own bots from its seed, as far as a figure needs it. When the rules of a game or its bots change,
the journals that stand stay true (`abilene.replay`); made anew, decisions mean other moments, and figures must be
looked at again.
"""

import sys
from dataclasses import dataclass, field
from typing import Any

import abilene
from abilene.bots.playing import SeatBot, seat_bots
from abilene.engine.core import State
from abilene.games import box
from abilene.lessons.following import notations
from abilene.lessons.reading import pattern_of
from abilene.server.pages.illustration import FOLDER


@dataclass(frozen=True)
class Recipe:
    """One game: who plays it, from which seed, and how many decisions."""

    players: int
    seed: int
    decisions: int
    options: dict[str, Any] = field(default_factory=dict)
    rather: tuple[str, ...] = ()  # in the words of the journal: what whoever may do it does, whatever the bot would


BUILDERS = ("use * hire*", "hire builder*")
RECIPES: dict[str, dict[str, Recipe]] = {
    "good_goat_bad": {"town": Recipe(4, 7, 400)},
    "montana": {"plains": Recipe(3, 7, 700), "alone": Recipe(1, 7, 80)},
    "spike": {"rails": Recipe(3, 7, 700), "alone": Recipe(1, 7, 40)},
    "great_western_trail": {
        "trail": Recipe(3, 7, 900),
        "north": Recipe(3, 7, 260, {"rails_to_the_north": True, "orange_cattle": "both"}),
        "poker": Recipe(3, 7, 240, {"poker": True}),
        "sam": Recipe(1, 7, 60, {"solo": "medium"}),
        # the other faces of the buildings, the other orange cattle
        "b": Recipe(3, 7, 0, {"building_sides": "b", "rails_to_the_north": True, "orange_cattle": "brahman"}),
        # what our bots do not come to by themselves: both orange cattle in one hand, the buildings 6b and 9a
        "orange": Recipe(2, 1, 280, {"orange_cattle": "both"}, ("cattle brahman", "cattle calf", "buy orange*")),
        "6b": Recipe(
            2, 3, 412, {"building_sides": "b"},
            ("begin building a", *BUILDERS, "build 6b", "copy *", "use * build*", "move building a", "move building b"),
        ),
        "9a": Recipe(2, 12, 446, {"building_sides": "random"}, (*BUILDERS, "build 9a")),
        "sam_north": Recipe(1, 7, 160, {"solo": "medium", "rails_to_the_north": True}),
    },
}  # fmt: skip


def played(game: str, recipe: Recipe) -> abilene.Match[Any]:
    """The game as our bots play it."""
    table = abilene.load(game, players=recipe.players, **recipe.options)
    match = abilene.Match(table, recipe.seed)
    crew = seat_bots(table, ["greedy"] * table.players, recipe.seed)
    bots = [SeatBot(bot, seat) for seat, bot in enumerate(crew)]
    while not match.state.over and match.decisions < recipe.decisions:
        seat = match.state.player
        wished = wish(match.state, recipe.rather)
        match.choose(seat, bots[seat].choose(match.state, match.events()) if wished is None else wished)
    return match


def wish(state: State, rather: tuple[str, ...]) -> int | None:
    """The first choice that is allowed of those that shall be made."""
    said = notations(state) if rather else {}
    fits = (choice for words in rather for one, choice in said.items() if pattern_of(words).fits(one))
    return next(fits, None)


def main(chosen: list[str]) -> None:
    """Write the journals of all games, or of those that are named."""
    for game, recipes in RECIPES.items():
        folder = box(game).folder / FOLDER
        folder.mkdir(exist_ok=True)
        for name, recipe in recipes.items() if not chosen or game in chosen else ():
            path = folder / f"{name}.journal"
            path.write_text(played(game, recipe).journal(), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
