"""Tables of Spike worth drawing: each question that comes up, through all eyes."""

from functools import cache

import pytest

from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.spike.scene import scene
from abilene.games.spike.state import Railroad
from tests.spike.railway import SETTINGS, A, load, random_game, table

NAMES = ["Ada", "Boaz", "Jean-Christophe", "Ån"]
# One after another, so that each is drawn once.
every_table = pytest.mark.parametrize(("players", "expert"), SETTINGS, scope="module")


def kind(t: Railroad) -> str:
    return "" if t.over else t.step().kind


@cache
def moments(players: int, expert: bool) -> dict[str, Railroad]:
    """One state of each question that comes up, some time into the game, and the end."""
    found: dict[str, Railroad] = {}
    for decision, t in enumerate(random_game(players, expert, 7)):
        if kind(t) not in found or (decision < 500 and decision % 90 == 0):
            found[kind(t)] = t.copy()
    return found


@cache
def rare() -> dict[str, Railroad]:
    """Questions that hardly ever come up at random, each at a table set up for it."""
    laden = table().connect(A, "raleigh", "norfolk").train(A, "raleigh").levels(A, freight=1)
    laden.contract(A, "wheat_1 a").contract(A, "pigs_1 a", "aboard").turn().play("restart")
    city = next(iter(load().figures.destinations[load().figures.contract_ids.index("pigs_1 a")]))
    arriving = table().home(A, load().figures.city_ids[city]).contract(A, "pigs_1 a", "aboard")
    first = load().figures.ways[city][0]
    arriving.tracks(A, load().figures.track_ids[first]).train(A, load().figures.track_ids[first])
    arriving.turn().play(f"move {load().figures.city_ids[city]}")
    return {kind(each.t): each.t for each in (laden, arriving)}


@cache
def asked(question: str) -> Railroad:
    """A state in which this is asked, wherever it comes up first."""
    return next(found[question] for found in (rare(), *(moments(*each) for each in SETTINGS)) if question in found)


def viewers(t: Railroad, turn: int) -> list[int | None]:
    """Who must choose; and in turn somebody else, a spectator, the replay."""
    other = [(t.player + 1) % t.figures.players, None, EVERYBODY][turn % 3]
    return [other] if t.over else [t.player, other] if other != t.player else [t.player]


def draw(t: Railroad, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    return scene(t, seat, t.game.texts(lang, NAMES[: t.figures.players]), shape)


@cache
def pictures(players: int, expert: bool) -> list[tuple[Railroad, int | None, Scene]]:
    """All moments as all kinds of viewers see them, shapes and languages in turn."""
    found = []
    for i, t in enumerate(moments(players, expert).values()):
        for j, seat in enumerate(viewers(t, i)):
            found.append((t, seat, draw(t, seat, LANGS[(i + j) % 2], SHAPES[(i // 2 + j) % 2])))
    return found


# ------------------------------------------------------------------ every moment
