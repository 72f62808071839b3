"""What a seat cannot know can be dealt anew without its noticing."""

import json
import random

import pytest

from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.view import view
from tests.great_western_trail.ranch import start
from tests.great_western_trail.test_whole_games import cards, tiles


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 4])
def test_a_redeal_looks_the_same_to_its_seat(edition: int, players: int) -> None:
    choose = random.Random(edition)
    t = start(players, edition, 7, "random", "random")
    changed = 0
    while not t.over:
        t.play(choose.choice(t.options()))
        if choose.random() < 0.9:
            continue
        for seat in (*range(players), None):
            twin = redeal(t, seat, choose.getrandbits(64))
            assert json.dumps(view(twin, seat)) == json.dumps(view(t, seat))
            assert (tiles(twin), cards(twin)) == (tiles(t), cards(t))
            changed += twin.hands != t.hands
    assert changed > 10
