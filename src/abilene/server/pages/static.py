"""Static files, under a name that changes with them."""

import hashlib
import re
from functools import cache
from pathlib import Path

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from abilene.engine import look
from abilene.games import box, names
from abilene.server.errors import NotFound

WEB = Path(__file__).parents[2] / "web"
STATIC = WEB / "static"
FOREVER = "public, max-age=31536000, immutable"
COMMENT = re.compile(r"^ *(?:/\*(?:(?!\*/)[\s\S])*\*/|//[^\n]*) *$", re.MULTILINE)

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".woff2": "font/woff2",
}


@cache
def _files() -> dict[str, Path]:
    """Every static file by its address; the ink and paper that drawings wear alone are the same for pages."""
    ours = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.suffix in TYPES}
    games = {f"games/{name}.css": box(name).folder / "look.css" for name in names()}
    return (
        ours
        | {f"look/{path.name}": path for path in look.FOLDER.iterdir() if path.suffix in TYPES}
        | {address: path for address, path in games.items() if path.exists()}
    )


@cache
def all_icons() -> str:
    """The one sprite of all pages: the shared pictograms, and those of every game."""
    games = (drawn for name in names() for drawn in look.drawn(box(name).look.icons).values())
    return "\n".join([look.shared_icons().rstrip().removesuffix("</svg>"), *games, "</svg>"])


@cache
def icon_names() -> frozenset[str]:
    """The pictograms that there are."""
    return frozenset(re.findall(r'<symbol id="i-([^"]+)"', all_icons()))


def game_look(game: str) -> str:
    """The address of the style sheet that a game's drawings wear besides the shared one; empty where it has none."""
    address = f"games/{game}.css"
    return f"{static_root()}/{address}" if address in _files() else ""


@cache
def _contents() -> dict[str, bytes]:
    return {address: _content(address, path) for address, path in sorted(_files().items())}


def _content(address: str, path: Path) -> bytes:
    if path.suffix == ".woff2":
        return path.read_bytes()
    text = all_icons() if address == "look/icons.svg" else path.read_text(encoding="utf-8")
    if address == "look/scene.css" or address.startswith("games/"):
        text = look.sheet(text)
    return (text if path.suffix == ".svg" else uncommented(text)).encode()


def uncommented(text: str) -> str:
    """A script or a style sheet without its writers' comments, as far as these have lines of their own; lines stay."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)


@cache
def static_root() -> str:
    """Where static files are: the name changes when any of them does, so browsers may keep them for good."""
    digest = hashlib.sha256()
    for address, content in _contents().items():
        digest.update(address.encode() + content)
    return f"/static/{digest.hexdigest()[:12]}"


@get("/static/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def static_file(version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A style sheet, a script or a picture."""
    address = path.lstrip("/")
    if address not in _contents():
        raise NotFound
    kept = FOREVER if static_root().endswith(version) else "no-cache"
    media_type = TYPES[Path(address).suffix]
    return Response(_contents()[address], media_type=media_type, headers={"Cache-Control": kept})
