"""Clicks: what answers one question says at every other why it cannot be chosen, in every game."""

from typing import Any

import pytest

from abilene.engine.core import State
from abilene.engine.game import Game, Refusal
from abilene.engine.scene import Node, Scene
from tests.contract.tables import COUNTS, random_game
from tools.rules import rule_ids

FEW = {label: game for label, game in COUNTS.items() if label.endswith(("3", "-modules"))}
PAPER = {"part", "sheet"}  # what lies on a sheet is of its question alone


def sort(node: Node) -> str:
    """What kind of thing it is."""
    return node.key.partition(":")[0]


def each_question(game: Game[Any], seed: int) -> list[tuple[State, Scene]]:
    """One state of each kind of question that a random game asks, as it is drawn for whoever must choose."""
    met: dict[str, tuple[State, Scene]] = {}
    for state in random_game(game, seed):
        if not state.over and state.step().kind not in met:
            met[state.step().kind] = state.copy(), state.scene(state.player)
    return list(met.values())


def around(scene: Scene, node: Node) -> list[Node]:
    """A node, and all that it is a part of."""
    found = [node]
    while found[-1].parent:
        found.append(scene.nodes[found[-1].parent])
    return found


def reason(state: State, keys: list[str]) -> Refusal | None:
    """What is said to whoever clicks there: of what it would choose, of the thing itself, or of the question."""
    game, step = state.game, state.step()
    meant = [choice for choice in game.refused(state) if not set(keys).isdisjoint(step.keys(state, choice))]
    if meant:
        return game.refusal(state, meant[0])
    told = [ask(state, key) for ask in (game.refusal_at, game.refusal_aside) for key in keys]
    return next((refusal for refusal in told if refusal is not None), None)


@pytest.mark.parametrize("game", FEW.values(), ids=FEW)
def test_what_answers_one_question_says_at_every_other_why_it_cannot_be_chosen(game: Game[Any]) -> None:
    rules, met = set(rule_ids(game.box.folder / "rules.en.md")), each_question(game, 27)
    answers = {sort(node) for _, scene in met for node in scene.nodes.values() if node.choices or node.plan} - PAPER
    said = set()
    for state, scene in met:
        for node in scene.nodes.values():
            outward = around(scene, node)
            if sort(node) in answers and node.title and not any(one.choices or one.plan for one in outward):
                refusal = reason(state, [one.key for one in outward])
                assert refusal is not None, (state.step(), node.key)
                assert refusal.rule in rules
                assert refusal.en.strip() != refusal.fr.strip()
                said.add(refusal)
    assert said or len(met) == 1  # a game with one question has nothing that answers another
