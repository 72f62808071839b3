"""The moving picture of a game: a turn that was really played, in a few stops, drawn from a journal of its folder.

What it shows is written in the game's `pitch.toml`; what is said of it are the lines of the log. The first drawing is
sent whole and then only what changed, as at a table, and of all only what can be seen.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

from markupsafe import Markup, escape

from abilene.engine.events import Event
from abilene.engine.extent import Area, Extents
from abilene.engine.scene import Scene
from abilene.server.contract.pages import Film, FilmStop
from abilene.server.pages.illustration import NAMES, Spec, cut, inked, match_of, scene_of

RATIO = 1.8  # of the picture, width to height
MARGIN = 24  # around what a stop shows


@dataclass(frozen=True)
class Stop:
    """One thing that is done in a turn: the drawings that show it, and what of them is seen."""

    key: str  # of its words: `pitch-<key>`
    decisions: tuple[int, ...]  # how many had been made before it, then as it goes on
    show: tuple[str, ...]  # keys of the drawing
    close: tuple[str, ...] = ()  # seen by itself, as a small still; none: the same


@dataclass(frozen=True)
class Reel:
    """A turn as it is written down."""

    game: str
    journal: str
    eyes: int
    stops: tuple[Stop, ...]

    def scene(self, decisions: int, lang: str) -> Scene:
        """One of its drawings."""
        return scene_of(Spec(self.game, self.journal, decisions, self.eyes), lang)


@cache
def film(reel: Reel, lang: str) -> Film:
    """The whole picture for a browser: its first drawing, and for each stop what changes in it."""
    scenes = {n: reel.scene(n, lang) for stop in reel.stops for n in stop.decisions}
    extents = {n: Extents(scene) for n, scene in scenes.items()}
    views = [_view(extents[stop.decisions[-1]], stop.show) for stop in reel.stops]
    # What one stop draws and another shows is sent with both: nothing comes from nowhere.
    seen = {n: _unnamed(cut(scene, extents[n], *views)) for n, scene in scenes.items()}
    frames = [seen[n] for stop in reel.stops for n in stop.decisions]
    changes = iter([frames[0].diff(frames[0]), *(later.diff(frame) for frame, later in pairwise(frames))])
    say = _say(reel, lang)
    stops = [
        FilmStop(
            say(f"pitch-{stop.key}"),
            told(reel, stop, lang),
            _box(view),
            [{**next(changes), "traces": traces} for traces in _all_traces(reel, stop)],
        )
        for stop, view in zip(reel.stops, views, strict=True)
    ]
    return Film(frames[0].to_data(), reel.eyes, stops)


@cache
def still(reel: Reel, stop: Stop, lang: str, close: bool) -> Markup:
    """The end of a stop by itself, as large as in the picture or closely."""
    scene = reel.scene(stop.decisions[-1], lang)
    extents = Extents(scene)
    view = _view(extents, (stop.close if close else ()) or stop.show)
    return Markup(
        f'<svg class="scene" viewBox="{_box(view)}" lang="{lang}" role="img"'
        f' aria-label="{escape(told(reel, stop, lang))}">{inked(_unnamed(cut(scene, extents, view)))}</svg>'
    )


def told(reel: Reel, stop: Stop, lang: str) -> str:
    """What was done there, in the words of the log; where it says nothing, what one does at this stop."""
    lines = " ".join(_lines(reel, stop.decisions[0], stop.decisions[-1], lang))
    return lines or _say(reel, lang)(f"pitch-{stop.key}.text")


def _say(reel: Reel, lang: str) -> Callable[[str], str]:
    return match_of(reel.game, reel.journal).game.texts(lang).format


def _view(extents: Extents, keys: tuple[str, ...]) -> Area:
    return shaped(extents.of(*keys).grown(MARGIN), extents.scene)


def _box(view: Area) -> str:
    return f"{view.left:.0f} {view.top:.0f} {view.width:.0f} {view.height:.0f}"


def shaped(area: Area, scene: Scene) -> Area:
    """The least area of the picture's shape around this one, within the drawing as far as that goes."""
    width, height = max(area.width, area.height * RATIO), max(area.height, area.width / RATIO)
    left = _inside((area.left + area.right - width) / 2, width, scene.width)
    top = _inside((area.top + area.bottom - height) / 2, height, scene.height)
    return Area(left, top, left + width, top + height)


def _inside(start: float, length: float, whole: float) -> float:
    """Where a stretch begins so that it does not reach beyond; in the middle where it is longer than the whole."""
    return (whole - length) / 2 if length > whole else min(max(start, 0), whole - length)


def _unnamed(scene: Scene) -> Scene:
    """Its words are below it: a picture has one name, and tips that nobody can reach are not sent."""
    scene.nodes = {key: replace(node, title="") for key, node in scene.nodes.items()}
    return scene


def _all_traces(reel: Reel, stop: Stop) -> Iterator[list[dict[str, Any]]]:
    """Of each drawing: what its marks are about; before anything is done there are none."""
    yield []
    for first, last in pairwise(stop.decisions):
        yield list(_traces(reel, first, last))


def _traces(reel: Reel, first: int, last: int) -> Iterator[dict[str, Any]]:
    game = match_of(reel.game, reel.journal).game
    for event in _events(reel, first, last):
        trace = game.trace(event, reel.eyes)
        if trace is not None and (trace.at or trace.put or trace.way):
            yield {"at": trace.at, "put": trace.put, "way": trace.way, "paid": trace.paid}


def _lines(reel: Reel, first: int, last: int, lang: str) -> Iterator[str]:
    game = match_of(reel.game, reel.journal).game
    for event in _events(reel, first, last):
        line = game.tell(event, reel.eyes, lang, NAMES[: game.players])
        if line:
            yield line


def _events(reel: Reel, first: int, last: int) -> Iterator[Event]:
    """All that came of these decisions, but for what only says whose turn it is."""
    made = match_of(reel.game, reel.journal).made[first:last]
    return (event for decision in made for event in decision.events if not event.begins)
