"""Extents: where the things of a drawing lie."""

import pytest

from abilene.engine.extent import Area, Extents
from abilene.engine.scene import Scene


def drawing() -> Scene:
    scene = Scene(200, 100, "")
    scene.part("mat", "Mat", 100, 0, 100, 100, (200, 200))
    scene.add("house", "g", parent="mat", transform="translate(40 40) rotate(90)")
    scene.add("house.1", "rect", parent="house", x=0, y=0, width=20, height=10)
    scene.add("house.2", "circle", parent="house", cx=0, cy=0, r=500, class_="halo")
    scene.add("beyond", "rect", parent="mat", x=300, y=0, width=20, height=20)
    scene.add("road", "path", d="M10 10h20v-5l5 5a2 2 0 1 0 4 0z")
    scene.add("tip", "rect", x=0, y=0, width=50, height=50, of="road")
    return scene


def test_a_thing_lies_where_its_window_and_its_turns_put_it() -> None:
    assert Extents(drawing()).of("house") == pytest.approx(Area(115, 20, 120, 30))
    assert Extents(drawing()).of("mat") == Area(100, 0, 200, 100)


def test_a_path_is_as_large_as_its_strokes() -> None:
    assert Extents(drawing()).of("road") == pytest.approx(Area(10, 5, 39, 12))


@pytest.mark.parametrize("unseen", ["beyond", "tip", "house.2", "church"])
def test_what_nobody_sees_lies_nowhere(unseen: str) -> None:
    with pytest.raises(KeyError, match=unseen):
        Extents(drawing()).of(unseen)


def test_of_a_path_with_many_strokes_only_those_in_sight_are_kept() -> None:
    scene = Scene(400, 100, "")
    strokes = [f"M{10 * n} 0L{10 * n} 50" for n in range(40)]
    scene.add("rails", "path", d="".join(strokes))
    scene.add("road", "path", d="M10 10h20")
    extents = Extents(scene)
    trimmed = extents.trimmed(scene.nodes["rails"], [Area(100, 0, 120, 100), Area(300, 0, 305, 100)])
    assert trimmed.attributes["d"] == "".join([*strokes[9:14], *strokes[29:32]])  # a stroke reaches beyond its points
    assert extents.trimmed(scene.nodes["road"], [Area(300, 0, 305, 100)]) is scene.nodes["road"]


def test_several_are_one_area_with_a_margin() -> None:
    extents = Extents(drawing())
    assert extents.of("ro*", "house").grown(5) == pytest.approx(Area(5, 0, 125, 35))
    assert extents.named("house*") == ["house.1", "house"]
