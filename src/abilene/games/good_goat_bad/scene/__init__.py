"""The drawing: the table as a map, with the seats as stations of a loop line."""

from collections.abc import Callable

from abilene.engine.board import Frame
from abilene.engine.lights import lights
from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.good_goat_bad.scene.board import Board
from abilene.games.good_goat_bad.scene.platform import draw_cards_apart, draw_platform, draw_stretch
from abilene.games.good_goat_bad.scene.seats import draw_seats
from abilene.games.good_goat_bad.scene.tall import tall
from abilene.games.good_goat_bad.scene.town import draw_characters, draw_locations, draw_map
from abilene.games.good_goat_bad.scene.wide import wide
from abilene.games.good_goat_bad.seen import Seen
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.steps.characters import Share

_LAYOUTS = {"wide": wide, "tall": tall}


def scene(t: Town, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    figures = t.figures
    lay = _LAYOUTS[shape](figures.players, tuple(figures.locations))
    title = texts.format("scene-board", round=t.round, rounds=figures.rounds)
    drawing = Scene(lay.width, lay.height, title, texts.lang, t.game.box.look)
    b = Board(drawing, Seen(t, seat), lights(t, seat, texts, _deed(t, texts)), texts, shape, lay)
    b.part("table", Frame(0, 0, lay.width, lay.height), slot="board")
    draw_map(b)
    draw_stretch(b)
    draw_locations(b)
    draw_seats(b)
    draw_cards_apart(b)
    draw_platform(b)
    draw_characters(b)
    return drawing


def _deed(t: Town, texts: Texts) -> Callable[[int, str], str]:
    """What choosing a node does, in one sentence: of a total that is split, who gets or loses how much of it."""

    def deed(choice: int, key: str) -> str:
        step = t.step()
        if not isinstance(step, Share):
            words = step.words(t, choice)
        elif step.laid_out(t):
            return t.game.labelled(t, choice, texts)
        else:
            words = {"victim": int(key.removeprefix("seat:"))}
        return texts.format(f"scene-do-{step.kind}", **words)

    return deed
