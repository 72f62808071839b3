"""The board as a picture: all of its style is worked in, and it shows what is drawn."""

import re
from typing import Any

import numpy as np
import pytest

import abilene
from abilene.engine.look import Own
from abilene.engine.scene import Scene
from abilene.rl.plain import plain
from abilene.rl.rendering import rgb, svg

PAPER = {"day": (0xF2, 0xE8, 0xD0), "night": (0x1B, 0x16, 0x11)}


def middle(name: str) -> Any:
    """A game that has come so far that there is something of everything on the board."""
    state = abilene.load(name, players=3).start(7)
    for decision in range(60):
        choices = state.options()
        if choices:  # a game may be shorter
            state.play(choices[7 * decision % len(choices)])
    return state


@pytest.mark.parametrize("name", abilene.games.names())
def test_any_program_understands_a_plain_drawing(name: str) -> None:
    drawn = svg(middle(name), 0)
    assert not re.search(r"var\(|light-dark|color-mix|<style|<use|<symbol|class=|data-|inherit", drawn)
    assert drawn.count("<text") > 10


def test_a_picture_is_as_wide_as_it_should_be_by_day_and_by_night() -> None:
    state = middle("good_goat_bad")
    scene = state.scene(1)
    for light, paper in PAPER.items():
        picture = rgb(state, 1, 540, light=light)
        assert picture.dtype == np.uint8
        assert picture.shape == (round(540 * scene.height / scene.width), 540, 3)
        assert (picture == paper).all(axis=2).mean() > 0.2
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 500
    with pytest.raises(ValueError, match="allowed: day, night"):
        svg(state, light="dusk")


def test_each_seat_has_a_picture_of_its_own() -> None:
    state = middle("good_goat_bad")
    assert len({svg(state, seat) for seat in (0, 1, 2, None)}) == 4


def drawn_with(style: str, attributes: dict[str, Any], tag: str = "rect") -> str:
    icons = '<symbol id="cow" viewBox="0 0 9 9"><path d="M0 0h9" fill="var(--pict,none)" stroke="var(--no)"/></symbol>'
    scene = Scene(10, 10, "", own=Own(style, icons))
    scene.add("it", tag, **attributes)
    return plain(str(scene)).partition('fill="#F2E8D0" />')[2]


@pytest.mark.parametrize(
    ("style", "worn"),
    [
        (".scene .a { fill: red; } .scene .a.b { fill: lime; } .scene .b { fill: blue; }", 'fill="lime"'),
        (".scene .a { fill: color-mix(in srgb, #fff 20%, #000); }", 'fill="rgba(51, 51, 51, 1)"'),
        (".scene .a { fill: rgb(1 2 3 / .5); }", 'fill="rgba(1, 2, 3, 0.5)"'),
        (".scene .a { fill: light-dark(#111, #eee); }", 'fill="#111"'),
        (".scene { --x: #123; } .scene .a { --y: var(--x); fill: var(--y); }", 'fill="#123"'),
        (".scene { --x: #123; } .scene .a { --x: var(--x); fill: var(--x, #abc); }", 'fill="#abc"'),
        (".scene .a { fill: var(--nowhere); }", "<rect />"),
        ("@media (hover: hover) { .scene .a { fill: red; } }", 'fill="gray"'),
        (".scene .a:hover { fill: red; }", 'fill="gray"'),
    ],
)
def test_a_drawn_thing_wears_what_a_browser_would_show(style: str, worn: str) -> None:
    assert worn in drawn_with(style, {"class_": "a b", "fill": "gray"})


def test_what_is_not_shown_is_not_there() -> None:
    assert "<rect" not in drawn_with(".scene .a { display: none; }", {"class_": "a"})


def test_a_pictogram_inherits_from_where_it_is_used() -> None:
    use = {"href": "#cow", "x": 1, "y": 2, "width": 3, "height": 4, "class_": "a"}
    window = '<svg x="1" y="2" width="3" height="4" viewBox="0 0 9 9">'
    assert f'<g>{window}<path d="M0 0h9" fill="#123" />' in drawn_with(".scene .a { --pict: #123; }", use, "use")
    assert f'<g>{window}<path d="M0 0h9" fill="#FFFFFA" />' in drawn_with("", use, "use")


def test_patterns_have_no_seams() -> None:
    scene = Scene(10, 10, "")
    scene.add("it", "rect", fill="url(#pat-2)")
    assert '<pattern id="pat-2" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="8" height="8"' in plain(
        str(scene)
    )


def test_text_is_set_as_its_style_has_it() -> None:
    style = '.scene .a { text-transform: uppercase; font-family: "Old West Condensed", serif; }'
    text = drawn_with(style, {"class_": "a", "text": "deck"}, "text")
    assert 'font-family="&quot;Old West Condensed&quot;, &quot;Old West&quot;, serif"' in text
    assert 'font-stretch="condensed">DECK</text>' in text
