"""Rendering: the board as a picture, as a seat may see it. Nobody's seat is a spectator's."""

from io import BytesIO
from typing import Any

from abilene.engine.core import State
from abilene.extras import needing
from abilene.rl.plain import plain

with needing("rl"):
    import numpy as np
    import resvg_py
    from numpy.typing import NDArray
    from PIL import Image

WIDTH = 960


def svg(state: State, seat: int | None = None, **look: Any) -> str:
    """The drawing as plain SVG, for any program; `lang`, `shape` as for `state.scene`, `light` is day or night.

    >>> import abilene
    >>> from abilene.rl import rendering
    >>> rendering.svg(abilene.load("spike", players=2).start(seed=7), seat=0, light="night")[:4]
    '<svg'
    """
    light = look.pop("light", "day")
    return plain(str(state.scene(seat, **look)), light)


def text(state: State, seat: int | None = None, lang: str = "en") -> str:
    """The situation in plain text, as in a terminal.

    >>> import abilene
    >>> from abilene.rl import rendering
    >>> print(rendering.text(abilene.load("good_goat_bad", players=2).start(seed=7)).splitlines()[0])
    Round 1 of 4 · Player 2 deals · hand 4, pile 5
    """
    return "\n".join(state.game.box.terminal(state.seen_by(seat), state.game.texts(lang)))


def rgb(state: State, seat: int | None = None, width: int = WIDTH, **look: Any) -> NDArray[np.uint8]:
    """The drawing as rows of pixels (height, width, red green blue). Letters need fonts on this machine.

    >>> import abilene
    >>> from abilene.rl import rendering
    >>> rendering.rgb(abilene.load("spike", players=2).start(seed=7), width=320).shape
    (200, 320, 3)
    """
    png = resvg_py.svg_to_bytes(svg_string=svg(state, seat, **look), width=width)
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
