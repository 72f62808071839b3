"""A drawing: keyed nodes, what changes between two of them, and SVG that looks right alone."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abilene.engine import look
from abilene.engine.scene import Scene
from tests.engine.browser import Browser


def drawing() -> Scene:
    scene = Scene(200, 100, "Fish & chips")
    scene.add("plate", "g", class_="plate", title="A plate")
    scene.add("plate:rim", "circle", parent="plate", cx=10.5, cy=4, stroke_width=2)
    scene.add("fish", "text", x=1, y=2, text="<cod>", title="Cod", choices=(3, 5), rule="FSH-1", origin="sea")
    return scene


# ------------------------------------------------------------------ nodes


def test_attributes_are_written_as_svg_writes_them() -> None:
    rim = drawing().nodes["plate:rim"].written()
    assert rim == {"data-key": "plate:rim", "cx": "10.5", "cy": "4", "stroke-width": "2"}


def test_a_node_that_stands_for_choices_is_a_button_with_a_name() -> None:
    fish = drawing().nodes["fish"].written()
    assert fish["data-choices"] == "3 5"
    assert (fish["role"], fish["tabindex"], fish["aria-label"]) == ("button", "0", "Cod")
    assert (fish["data-rule"], fish["data-from"]) == ("FSH-1", "sea")
    assert "role" not in drawing().nodes["plate"].written()


@pytest.mark.parametrize(
    ("key", "parent", "choices", "reason"),
    [
        ("fish", "", (), "two nodes"),
        ("lid", "pan", (), "not there"),
        ("lid", "", (1,), "no title"),
    ],
)
def test_a_node_needs_a_key_of_its_own_a_parent_that_is_there_and_a_title_for_its_choices(
    key: str, parent: str, choices: tuple[int, ...], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        drawing().add(key, "g", parent=parent, choices=choices)


def test_two_drawings_are_equal_when_they_show_the_same_in_the_same_order() -> None:
    one, other = drawing(), drawing()
    assert one == other
    other.nodes = dict(reversed(other.nodes.items()))
    assert one != other
    assert one != str(one)
    with pytest.raises(TypeError):
        hash(one)


# ------------------------------------------------------------------ changes


def test_nothing_is_sent_when_nothing_has_changed() -> None:
    diff = drawing().diff(drawing())
    assert (diff["changed"], diff["removed"], diff["order"]) == ([], [], {})


def test_only_what_changed_is_sent() -> None:
    older, newer = drawing(), Scene(200, 100, "Fish & chips")
    newer.add("plate", "g", class_="plate", title="A plate")
    newer.add("plate:rim", "circle", parent="plate", cx=11.5, cy=4, stroke_width=2)
    newer.add("chips", "g")
    diff = newer.diff(older)
    assert [node["key"] for node in diff["changed"]] == ["plate:rim", "chips"]
    assert diff["removed"] == ["fish"]
    assert diff["order"] == {"": ["plate", "chips"]}


def test_a_thing_whose_tag_changes_is_made_anew_and_keeps_what_hangs_on_it() -> None:
    older, newer = Scene(1, 1, ""), Scene(1, 1, "")
    for scene, tag in ((older, "g"), (newer, "a")):
        scene.add("frame", tag)
        scene.add("picture", "rect", parent="frame")
        scene.add("nail", "circle")
    browser = Browser(older)
    browser.update(newer, older)
    assert browser.page == Browser(newer).page


@st.composite
def drawings(draw: st.DrawFn) -> Scene:
    """Any drawing of a few things that come and go, change, move and hang on one another."""
    scene = Scene(draw(st.integers(1, 3)), 1, draw(st.sampled_from(["", "Lamp & table"])))
    for key in draw(st.permutations("abcdefgh"))[: draw(st.integers(0, 8))]:
        groups = [node.key for node in scene.nodes.values() if node.tag != "text"]
        parent = draw(st.sampled_from(["", *groups]))
        tag = draw(st.sampled_from(["g", "a", "text"]))
        text = draw(st.sampled_from(["", "1 < 2"])) if tag == "text" else ""
        choices = draw(st.sampled_from([(), (1,), (1, 2)]))
        title = draw(st.sampled_from(["", "“A”"])) or ("x" if choices else "")
        scene.add(key, tag, parent=parent, text=text, title=title, choices=choices, x=draw(st.integers(0, 1)))
    return scene


@given(st.lists(drawings(), min_size=2, max_size=5))
def test_a_browser_that_applies_the_changes_shows_exactly_the_new_drawing(scenes: list[Scene]) -> None:
    browser = Browser(scenes[0])
    for older, newer in pairwise(scenes):
        browser.update(newer, older)
        fresh = Browser(newer)
        assert browser.page == fresh.page
        assert browser.viewed == fresh.viewed


# ------------------------------------------------------------------ SVG


def test_a_drawing_alone_brings_its_style_and_the_pictograms_it_needs() -> None:
    scene = drawing()
    scene.add("hat", "use", href="#hat-2")
    svg = str(scene)
    assert ElementTree.fromstring(svg).get("aria-label") == "Fish & chips"
    assert svg == scene._repr_svg_()
    ids = re.findall(r'<(?:symbol|pattern) id="([^"]+)"', svg)
    assert ids == ["pat-2", "hat-2"]
    assert "--paper" in svg


def test_a_page_that_has_the_shared_style_gets_the_nodes_only() -> None:
    svg = drawing().svg(alone=False)
    assert "<style>" not in svg
    assert "<defs>" not in svg
    assert [child.get("data-key") for child in ElementTree.fromstring(svg)] == ["plate", "fish"]


def test_a_file_can_be_forced_to_day_or_night() -> None:
    style = look.style()
    assert '.scene[data-light="night"]' in style
    assert '.scene:not([data-light="day"])' in style
    assert ":root" not in style


# ------------------------------------------------------------------ the shared look


def test_every_value_that_the_look_uses_is_defined_by_day_and_every_colour_also_at_night() -> None:
    sheets = [(look.FOLDER / name).read_text("utf-8") for name in ("tokens.css", "scene.css", "icons.svg")]
    with_default = {"run-halo", "run-ink", "run-pattern", "hat-w"}
    used = {name for sheet in sheets for name in re.findall(r"var\(--([a-z0-9-]+)", sheet)} - with_default
    day, *nights = re.split(r"@media \(prefers-color-scheme|:root\[data-light=\"night\"\]", sheets[0])
    assert used - {"p", "p-fill"} <= set(re.findall(r"--([a-z0-9-]+):", day))
    colours = set(re.findall(r"--([a-z0-9-]+): #", day))
    assert len(nights) == 2
    for night in nights:
        assert colours <= set(re.findall(r"--([a-z0-9-]+): #", night))


def test_words_are_set_as_they_are_then_narrower_then_cut() -> None:
    assert look.fit("Banker", 11, 80) == ("Banker", {})
    words, attributes = look.fit("Prospecteur", 11, 60)
    assert (words, attributes["textLength"]) == ("Prospecteur", 60)
    words, attributes = look.fit("Jean-Christophe-Emmanuel", 11, 60)
    assert words.startswith("Jean-")
    assert words.endswith("…")
    assert attributes.get("textLength", 60) <= 60


@pytest.mark.parametrize("name", ["Ann", "Éloïse", "Łucja", "王小明", "O’Neil", "", "WWWWWWWWWWWWWWWW", "🤠🐐"])
def test_any_name_fits_into_its_room(name: str) -> None:
    for room in (20, 54, 200):
        words, attributes = look.fit(name, 16, room)
        assert look.width(words, 16) <= room or attributes["textLength"] == room or len(words) == 1


def test_words_are_set_in_as_many_lines_as_they_need() -> None:
    words = "Take the train to Kansas City"
    assert look.wrapped(words, 13, 1000) == [words]
    lines = look.wrapped(words, 13, 90)
    assert len(lines) > 1
    assert " ".join(lines) == words
    assert all(look.width(line, 13) <= 90 for line in lines)
    assert look.wrapped(words, 13, 1) == words.split()  # a word is never cut
