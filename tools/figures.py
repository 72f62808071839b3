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
from abilene.games import box
from abilene.server.pages.illustration import FOLDER


@dataclass(frozen=True)
class Recipe:
    """One game: who plays it, from which seed, and how many decisions."""

    players: int
    seed: int
    decisions: int
    options: dict[str, Any] = field(default_factory=dict)


RECIPES: dict[str, dict[str, Recipe]] = {
    "good_goat_bad": {"town": Recipe(4, 7, 400)},
    "montana": {"plains": Recipe(3, 7, 700)},
    "spike": {"rails": Recipe(3, 7, 700)},
    "great_western_trail": {
        "trail": Recipe(3, 7, 900),
        "north": Recipe(3, 7, 260, {"rails_to_the_north": True, "orange_cattle": "both"}),
        "poker": Recipe(3, 7, 240, {"poker": True}),
        "sam": Recipe(1, 7, 60, {"solo": "medium"}),
        # the other faces of the buildings, the other orange cattle
        "b": Recipe(3, 7, 0, {"building_sides": "b", "rails_to_the_north": True, "orange_cattle": "brahman"}),
    },
}


def played(game: str, recipe: Recipe) -> abilene.Match[Any]:
    """The game as our bots play it."""
    table = abilene.load(game, players=recipe.players, **recipe.options)
    match = abilene.Match(table, recipe.seed)
    crew = seat_bots(table, ["greedy"] * table.players, recipe.seed)
    bots = [SeatBot(bot, seat) for seat, bot in enumerate(crew)]
    while not match.state.over and match.decisions < recipe.decisions:
        seat = match.state.player
        match.choose(seat, bots[seat].choose(match.state, match.events()))
    return match


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
