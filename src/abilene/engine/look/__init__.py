"""Look: the shared ink and paper of all drawings, what a game adds to it, and how much room words need."""

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import normalize
from xml.sax.saxutils import escape

FOLDER = Path(__file__).parent

_NIGHT = ':root[data-light="night"]'
APART = "s-"  # before every class of a drawing: no style of a page, which has names of its own, reaches into it

# Share of the type size that a letter takes, in the widest face of the display stack.
_WIDTHS = {
    **dict.fromkeys(" \u00a0'’.,:;!|ijl", 0.35),
    **dict.fromkeys('frtIJ()[]/-\u2011“”"«»', 0.46),
    **dict.fromkeys("cesvxyz?", 0.56),
    **dict.fromkeys("abdghknopqu0123456789+=−×–$", 0.64),
    **dict.fromkeys("mwMW@…", 0.98),
}
_CAPITAL = 0.76
_WIDEST = 1.0
_TIGHTEST = 0.74  # a word may be set this much narrower than in the widest face, no more


class Own(NamedTuple):
    """What the drawings of one game wear besides what all do."""

    style: str = ""  # CSS
    icons: str = ""  # SVG: a sprite of pictograms


NOTHING = Own()


def own(folder: Path) -> Own:
    """What lies in the folder of a game."""
    files = [folder / "look.css", folder / "icons.svg"]
    return Own(*(file.read_text(encoding="utf-8") if file.exists() else "" for file in files))


@cache
def shared_icons() -> str:
    """The sprite of what no single game owns."""
    return (FOLDER / "icons.svg").read_text(encoding="utf-8")


@cache
def drawn(sprite: str) -> dict[str, str]:
    """The pictograms and patterns of a sprite, by their ids."""
    found = re.finditer(r'<(symbol|pattern) id="([^"]+)".*?</\1>', sprite, re.DOTALL)
    return {one[2]: one[0] for one in found}


def symbols(text: str, icons: str = "") -> str:
    """The definitions of all pictograms and patterns that a piece of SVG points to, and those they need.

    They are shared ones, or in the sprite `icons` of a game.
    """
    known = drawn(shared_icons()) | drawn(icons)
    needed: dict[str, str] = {}
    waiting = [text]
    while waiting:
        for name in re.findall(r"#([a-z][a-z0-9_-]*)", waiting.pop()):
            if name in known and name not in needed:
                needed[name] = known[name]
                waiting.append(known[name])
    return "".join(needed[name] for name in known if name in needed)


@cache
def style() -> str:
    """All that a drawing needs to look right alone, day and night; `data-light` on it forces one of the two."""
    tokens = (FOLDER / "tokens.css").read_text(encoding="utf-8").replace(":root", ".scene")
    text = tokens + sheet((FOLDER / "scene.css").read_text(encoding="utf-8"))
    return re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)).strip()


def paper(width: int, height: int, title: str, body: str, light: str = "") -> str:
    """A drawing of ink on paper that stands alone and shows no game, such as a plot.

    It brings those tokens that it names (`var(--ink)`), by day and by night; `light` forces one of the two.
    """
    day, night = _lights()
    body = f'<rect width="{width}" height="{height}" fill="var(--sheet)"/>{body}'
    used = sorted(set(re.findall(r"var\(--([\w-]+)\)", body)) | {"font-label", "ink"})
    by_day = "".join(f"--{name}:{day[name]};" for name in used)
    by_night = "".join(f"--{name}:{night[name]};" for name in used if name in night)
    dark = f"@media (prefers-color-scheme:dark){{.paper:not([data-light=day]){{{by_night}}}}}"
    words = "text{font-family:var(--font-label)}"
    style = f".paper{{{by_day}}}{dark}.paper[data-light=night]{{{by_night}}}{words}"
    forced = f' data-light="{light}"' if light else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="paper" viewBox="0 0 {width} {height}" role="img"{forced}'
        f' font-size="12" fill="var(--ink)"><title>{escape(title)}</title><style>{style}</style>{body}</svg>\n'
    )


@cache
def _lights() -> tuple[dict[str, str], dict[str, str]]:
    """The tokens by day, and those that are others by night."""
    tokens = re.sub(r"/\*.*?\*/", "", (FOLDER / "tokens.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    blocks = (re.search(rf"{re.escape(start)} \{{(.*?)\n\}}", tokens, re.DOTALL) for start in (":root", _NIGHT))
    day, night = (
        {one[1]: re.sub(r"\s+", " ", one[2]) for one in re.finditer(r"--([\w-]+):\s*([^;]+);", block[1])}
        for block in blocks
        if block
    )
    return day, night


@cache
def worn(classes: str) -> str:
    """The classes of a drawn thing as they are written out."""
    return " ".join(APART + name for name in classes.split())


@cache
def sheet(css: str) -> str:
    """A style sheet for drawings, with its classes as they are written out; the drawing itself stays `.scene`."""
    return re.sub(r"\.(?=[a-z])(?!scene(?![\w-]))", f".{APART}", css)


def width(text: str, size: float) -> float:
    """How much room the text needs at most, set in the display face at this size."""
    room = 0.0
    for letter in normalize("NFD", text):
        if letter in _WIDTHS:
            room += _WIDTHS[letter]
        elif letter.isupper():
            room += _CAPITAL
        elif letter.isprintable() and not "\u0300" <= letter < "\u0370":
            room += _WIDEST
    return room * size


def wrapped(text: str, size: float, room: float) -> list[str]:
    """The text in as many lines as it needs in this room."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(text: str, size: float, room: float) -> tuple[str, dict[str, Any]]:
    """The text as it can be set in this room: as it is, a little narrower, or cut; and the attributes for it."""
    if width(text, size) <= room:
        return text, {}
    while width(text, size) * _TIGHTEST > room and len(text) > 1:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    if width(text, size) <= room:
        return text, {}
    return text, {"textLength": round(room, 1), "lengthAdjust": "spacingAndGlyphs"}
