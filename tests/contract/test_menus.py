"""Whatever glows is one click: where a node still stands for several choices, and asks which, is written here."""

from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from abilene.engine.lights import PIECEMEAL, lights
from abilene.engine.scene import Scene
from tests.contract.tables import COUNTS, random_game

# By game: the question and the sort of node, and why it has no click for each of its choices.
MENUS = {
    "great_western_trail": {
        ("auxiliary", "aux"): "a row of the mat is its action once and twice, where nothing that is asked next tells",
        ("draw", "deck"): "of three cards and more to be drawn none could be hit on the pile",
        ("now", "medium"): "a medium town offers two actions, and is one place",
        ("use", "card"): "several local actions discard this card, and bring different things for it",
    },
    "montana": {
        # The large space, the bank and the small space are plans with the crew that is missed least; these questions
        # come only to whoever wants another crew, from the list of answers.
        ("work", "large"): "all crews can stand there, and each is a choice of its own",
        ("work", "worker"): "a worker can go alone or with another",
        ("bank", "bank"): "all crews can stand there, and each is a choice of its own",
        ("bank", "worker"): "a worker can go in several crews",
        (
            "add",
            "worker",
        ): "a worker can go alone or with another; the space beside it sends the one that is missed least",
    },
}
SEEDS = 5, 6


def menus(game: Game[Any], seed: int) -> set[tuple[str, str]]:
    """The question and the sort of all nodes of a game at random that stand for several choices, and for no plan."""
    found: set[tuple[str, str]] = set()
    for state in random_game(game, seed):
        lit = lights(state, None if state.over else state.player, game.texts("en"), lambda choice, key: key)
        several = {key for key, choices in lit.stands.items() if len(choices) > 1 and key not in lit.plans}
        sorts = {(state.step().kind, key.partition(":")[0]) for key in several}
        if not sorts <= found:
            found |= {(state.step().kind, key.partition(":")[0]) for key in several & asking(state.scene(state.player))}
    return found


def asking(scene: Scene) -> set[str]:
    """The nodes whose click asks which of their choices is meant: not those that are clicked once for each piece."""
    nodes = scene.nodes.items()
    return {key for key, node in nodes if len(node.choices) > 1 and PIECEMEAL not in node.attributes["class"].split()}


@pytest.mark.parametrize("name", abilene.games.names())
def test_a_node_that_is_a_menu_is_a_known_exception(name: str) -> None:
    games = [game for game in COUNTS.values() if game.name == name]
    found = set[tuple[str, str]]().union(*(menus(game, seed) for game in games for seed in SEEDS))
    assert found == set(MENUS.get(name, {}))
