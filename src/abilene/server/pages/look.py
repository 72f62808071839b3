"""What every page wears: templates, words and pictograms."""

import re
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar.enums import MediaType
from litestar.response import Response
from markupsafe import Markup

from abilene.games import box
from abilene.server.pages.static import WEB, all_icons, game_look, static_root
from abilene.server.words import FILES, words

TEMPLATES = WEB / "templates"


@cache
def _patterns() -> Markup:
    found = "".join(re.findall(r"<pattern .*?</pattern>", all_icons(), re.DOTALL))
    return Markup(f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{found}</defs></svg>')


@cache
def _thumb(game: str) -> tuple[str, str]:
    """A game's emblem and its small board."""
    path = box(game).folder / "thumb.svg"
    drawn = path.read_text(encoding="utf-8") if path.exists() else '<svg data-emblem="dice"></svg>'
    found = re.search(r'<svg [^>]*data-emblem="([^"]+)"[^>]*>(.*)</svg>', drawn, re.DOTALL)
    assert found, path
    return found[1], found[2].strip()


def emblem(game: str) -> str:
    """The pictogram of a game."""
    return _thumb(game)[0]


def thumb(game: str) -> Markup:
    """The small board of a game."""
    inside = _thumb(game)[1].replace('href="#', f'href="{static_root()}/look/icons.svg#')
    return _small(f'<g id="thumb-{game}">{inside}</g>')


def thumb_again(game: str) -> Markup:
    """The same once more on a page that has it: drawn from there, since it is large."""
    return _small(f'<use href="#thumb-{game}"/>')


def _small(inside: str) -> Markup:
    return Markup(f'<svg class="thumb scene" viewBox="0 0 208 132" aria-hidden="true">{inside}</svg>')


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def script_words(lang: str) -> dict[str, str]:
    """The words that scripts say, with {name} where something is to be filled in."""
    return _words_of(lang, "js-")


@cache
def lamp_words(lang: str) -> dict[str, str]:
    """The same for lessons: only the tables where one is taught are told them."""
    return _words_of(lang, "lamp-")


def _words_of(lang: str, prefix: str) -> dict[str, str]:
    texts = words(lang)
    found = {}
    for entry in FluentParser().parse(FILES[lang].read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and not isinstance(entry, Attribute) and entry.id.name.startswith(prefix):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = texts.format(entry.id.name, **{name: f"{{{name}}}" for name in variables.names})
    return found


def _json(value: Any) -> Markup:
    """Data for scripts inside a page: nothing in it can end its element."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


def signed(number: int) -> str:
    """A number as it is set: with a true minus sign."""
    return str(number).replace("-", "−")


@cache
def environment() -> Environment:
    """The templates."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters |= {"json": _json, "zipped": lambda values: [(value, value) for value in values]}
    made.globals |= {
        "thumb": thumb,
        "thumb_again": thumb_again,
        "emblem": emblem,
        "game_look": game_look,
        "signed": signed,
        "patterns": _patterns,
    }
    return made


def bare(template: str, lang: str, **context: Any) -> Response[str]:
    """A piece of a page."""
    html = environment().get_template(template).render(lang=lang, t=words(lang).format, **context)
    return Response(
        html, media_type=MediaType.HTML, headers={"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
    )


def page(template: str, lang: str, status_code: int = 200, **context: Any) -> Response[str]:
    """A page in the reader's language."""
    texts = words(lang)
    root = static_root()
    sprite = f"{root}/look/icons.svg"
    data = {
        "lang": lang,
        "sprite": sprite,
        "words": script_words(lang),
        **context.pop("data", {}),
    }
    html = (
        environment()
        .get_template(template)
        .render(
            lang=lang,
            other_lang="en" if lang == "fr" else "fr",
            t=texts.format,
            static=root,
            sprite=sprite,
            data=data,
            **context,
        )
    )
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
    return Response(html, media_type=MediaType.HTML, status_code=status_code, headers=headers)
