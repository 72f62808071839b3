"""Classes: those of drawings and those of pages never meet, so that no style of a page reaches into a drawing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import abilene
from abilene.engine import look
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.games import box, names
from tests.contract.tables import every_count, moments

WEB = Path(abilene.__file__).parent / "web"
LONGEST = 150
MOTION = 400  # milliseconds: what explains is over by then
# What is no motion: a deadline or a press that fills up, and what glows as long as it may be chosen.
LASTING = ("end-soon", ".finish.soon", ".hold.held .fill")
BREATHES = re.compile(r"--d-breathe:[^;]*;")
CLASS = re.compile(r"\.([a-z][\w-]*)")


def sheets() -> Iterator[str]:
    """The style sheets of drawings as they are written out: the shared one and each game's own."""
    files = [look.FOLDER / "scene.css", *(box(name).folder / "look.css" for name in names())]
    return (look.sheet(file.read_text("utf-8")) for file in files if file.exists())


@cache
def page_classes() -> set[str]:
    """The classes that pages have a style for, wear in a template, or are given by a script."""
    styles = "".join(file.read_text("utf-8") for file in (WEB / "static" / "css").iterdir())
    templates = "".join(file.read_text("utf-8") for file in (WEB / "templates").iterdir())
    scripts = "".join(file.read_text("utf-8") for file in (WEB / "static" / "js").iterdir())
    worn = re.findall(r'class(?:="|: [`"])([^"`]*)', templates + scripts)
    return set(CLASS.findall(re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL))) | set(" ".join(worn).split())


def drawn_classes(scene: Scene) -> set[str]:
    """The classes of all nodes as a browser gets them."""
    return {name for node in scene.to_data()["nodes"] for name in node.get("attributes", {}).get("class", "").split()}


def outlined(rule: str) -> str:
    """A rule of a style sheet without all that stands in brackets; § is left where `:has` stood."""
    while "(" in rule:
        rule = re.sub(r"(?<!:has)\([^()§]*\)", "", rule)
        rule = re.sub(r":has\([^()]*\)|\([^()]*§[^()]*\)", "§", rule)
    return rule


@every_count
def test_no_class_of_a_drawing_is_one_of_a_page(game: Game[Any]) -> None:
    pages = {name for name in page_classes() if not name.startswith(look.APART)}
    assert {"rail", "tag", "now"} <= pages
    for decision, state in moments(game, 71, 6):
        for shape in SHAPES:
            drawn = drawn_classes(state.scene(decision % game.players, "en", shape))
            assert drawn
            assert all(name.startswith(look.APART) for name in drawn)
            assert drawn.isdisjoint(pages)


def test_every_class_in_the_style_of_drawings_is_one_of_drawings() -> None:
    for sheet in sheets():
        found = set(CLASS.findall(re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)))
        assert {name for name in found if not name.startswith(look.APART)} == {"scene"}


def test_no_drawing_is_styled_anew_by_whatever_happens_on_the_page() -> None:
    """Where `:has` looks for what is pointed at, browsers style a whole drawing after every change of the page."""
    for sheet in sheets():
        assert not re.search(r":has\([^{]*:(hover|focus)", sheet)


def test_no_table_is_styled_anew_by_whatever_comes_or_goes_on_it() -> None:
    """What `:has` finds must be about things with a name: browsers share one note of what to style anew by it.

    Where one rule means anything at all (`*`, `:not(.x)`), that is the whole page, after every change within any of
    them. Where no table is, it may.
    """
    pages = [file for file in (WEB / "static" / "css").iterdir() if file.name not in ("new.css", "bots.css")]
    for sheet in (*sheets(), *(file.read_text("utf-8") for file in pages)):
        for rule in re.findall(r"([^{}]*:has\([^{}]*)\{", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)):
            for selector in outlined(rule).split(","):
                *before, last = re.split(r"[ >+~]+", selector.strip())
                if "§" in "".join(before):
                    assert re.match(r"[.#\[\w]|:is", last), selector


def test_a_drawing_is_written_with_the_classes_of_its_style() -> None:
    scene = Scene(10, 10, "", own=look.Own(".scene .rail.odd { opacity: .5; }"))
    scene.add("rail", "g", class_="rail odd")
    assert scene.nodes["rail"].attributes["class"] == "rail odd"
    assert scene.nodes["rail"].to_data()["attributes"] == {"class": "s-rail s-odd"}
    assert 'class="s-rail s-odd"' in str(scene)
    assert ".scene .s-rail.s-odd { opacity: .5; }" in str(scene)


def test_no_line_of_a_page_or_of_a_style_is_too_long_to_read() -> None:
    files = [
        *WEB.glob("static/css/*"),
        *WEB.glob("static/js/*"),
        *WEB.glob("templates/*.html"),
        *WEB.glob("types/*.ts"),
        *look.FOLDER.glob("*.css"),
        *Path(abilene.__file__).parent.glob("games/*/look.css"),
    ]
    lines = [(f, n, line) for f in files for n, line in enumerate(f.read_text("utf-8").splitlines(), 1)]
    assert len(lines) > 3000
    assert [(f, n) for f, n, line in lines if len(line) > LONGEST] == []


def test_nothing_moves_longer_than_it_takes_to_see_it_and_nothing_at_all_for_whoever_wants_no_motion() -> None:
    lasting = []
    for file in Path(abilene.__file__).parent.rglob("*.css"):
        for line in BREATHES.sub("", file.read_text("utf-8")).splitlines():
            if re.search(r"transition|animation|--d-\d", line) and not any(name in line for name in LASTING):
                times = re.findall(r"(?<![\w.-])(\d*\.?\d+)(m?s)\b", line)
                still = "--d-" in line or '[data-motion="none"]' in line  # these are none then
                longest = max((float(n) * (1 if unit == "ms" else 1000) for n, unit in times), default=0)
                if "calc(" in line or longest > MOTION or (longest and not still):
                    lasting.append((file.name, line))
    for file in (WEB / "static" / "js").iterdir():
        times = re.findall(r"(?:duration:|const (?:LONG|GLIDE|FLASH) =) (\d{3,})", file.read_text("utf-8"))
        lasting += [(file.name, n) for n in times if int(n) > MOTION]
    assert lasting == []


def test_every_class_in_the_style_of_pages_is_worn_somewhere() -> None:
    """By a template, a script or a figure; those of seats, plots and depths are put together from numbers."""
    styles = "".join(file.read_text("utf-8") for file in (WEB / "static" / "css").iterdir())
    folders = [WEB / "templates", WEB / "static" / "js", WEB.parent / "server" / "pages"]
    pages = "".join(file.read_text("utf-8") for folder in folders for file in folder.glob("*.*"))
    worn = set(re.findall(r"[a-z][\w-]*", pages))
    styled = set(CLASS.findall(re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)))
    numbered = re.compile(r"(p|run|deep)\d")
    assert {name for name in styled - worn if not name.startswith(look.APART) and not numbered.fullmatch(name)} == set()
