"""The drawing of the table: what each seat is shown, which parts of it are choices, and what they promise."""

import re
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from abilene.engine.core import PASS
from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES
from abilene.engine.scene import Node, Scene
from abilene.engine.texts import LANGS
from abilene.games.spike.scene.layout import CITY_RADIUS, MAP, land_of
from abilene.games.spike.scene.plates import HEIGHT as PLATE
from abilene.games.spike.scene.plates import points
from abilene.games.spike.scene.rails import CARD_SIZE
from abilene.games.spike.scene.stands import MARKER, SMALLER, TRAIN, markers, names, trains
from abilene.games.spike.state import EMPTY, Railroad
from tests.desk import unreadable
from tests.drawings import check_form, check_parts, check_type, check_updates, check_words, legal, words
from tests.rules import rule
from tests.spike.pictures import NAMES, asked, draw, every_table, kind, moments, pictures, rare, viewers
from tests.spike.railway import SETTINGS, A, B, C, load, random_game, table
from tools.rules import rule_ids


def test_every_question_is_drawn_here() -> None:
    drawn = set().union(*(moments(*each) for each in SETTINGS), rare())
    assert drawn == {*load().spans, ""}


@pytest.mark.parametrize("question", ["load", "deliver"])
def test_rare_questions_can_be_answered_on_the_table(question: str) -> None:
    t = rare()[question]
    for lang in LANGS:
        drawn = draw(t, t.player, lang, SHAPES[LANGS.index(lang)])
        assert {choice for node in legal(drawn).values() for choice in node.choices} == set(t.options()) - {PASS}
        assert not legal(draw(t, B, lang))
        ElementTree.fromstring(str(drawn))


@every_table
def test_a_drawing_is_well_formed(players: int, expert: bool) -> None:
    for _, _, drawn in pictures(players, expert):
        check_form(drawn)


@every_table
def test_both_shapes_and_languages_have_the_same_keys_and_choices(players: int, expert: bool) -> None:
    def parts(drawn: Scene) -> dict[str, tuple[tuple[int, ...], tuple[int, ...], str]]:
        return {key: (node.choices, node.preview, node.rule) for key, node in drawn.nodes.items()}

    for i, t in enumerate(moments(players, expert).values()):
        for seat in viewers(t, i):
            assert parts(draw(t, seat, "en", "wide")) == parts(draw(t, seat, "fr", "tall"))


@every_table
def test_the_parts_fill_the_drawing_and_do_not_overlap(players: int, expert: bool) -> None:
    for shape in SHAPES:
        beside = (
            ["market", "train", "hand", "contracts"] if shape == "wide" else ["hand", "contracts", "market", "train"]
        )
        found = ["map", *beside, *["players"][: players - 1]]
        drawn = draw(moments(players, expert)[""], None, shape=shape)
        check_parts(drawn, [f"part:{name}" for name in found])  # a phone shows the first one, with the others as tabs


@every_table
def test_the_nodes_stand_for_all_options_but_the_buttons_of_the_page(players: int, expert: bool) -> None:
    for t, seat, drawn in pictures(players, expert):
        chosen = {choice for node in drawn.nodes.values() for choice in node.choices}
        if seat is None or t.player != seat:
            assert not chosen
            assert not any(node.preview for node in drawn.nodes.values())
        else:
            assert chosen == (set() if t.step().confirms else set(t.options()) - {PASS})


@every_table
def test_every_choice_means_the_nodes_that_stand_for_it(players: int, expert: bool) -> None:
    for t, seat, drawn in pictures(players, expert):
        if t.over or seat != t.player:
            continue
        for choice in t.game.spans[kind(t)]:
            keys = [key for key in t.step().keys(t, choice) if key in drawn.nodes]
            if choice in t.options():
                assert all(choice in drawn.nodes[key].choices for key in keys)
                assert keys or choice == PASS or t.step().confirms
            else:
                assert not any(choice in drawn.nodes[key].choices for key in keys)


@every_table
def test_every_part_says_what_it_is_and_names_a_rule_that_exists(players: int, expert: bool) -> None:
    known = set(rule_ids(load().box.folder / "rules.en.md"))
    for _, _, drawn in pictures(players, expert):
        check_words(drawn, known)


@every_table
def test_words_are_large_enough_to_be_read(players: int, expert: bool) -> None:
    for _, _, drawn in pictures(players, expert):
        check_type(drawn)


@every_table
def test_words_can_be_read_in_every_window(players: int, expert: bool) -> None:
    for t, seat, _ in pictures(players, expert):
        for lang in LANGS:
            drawn = draw(t, seat, lang)
            texts = [node for node in drawn.nodes.values() if node.tag == "text" and node.text]
            assert list(unreadable(drawn, (type_size(drawn, node) for node in texts))) == []
            for node in texts:
                assert "…" not in node.text or "who" in node.attributes["class"], node.text


def type_size(drawn: Scene, node: Node) -> tuple[str, str, float]:
    """Of words the part in which they stand, what they say, and how large their type is there."""
    size, at = float(node.attributes["font-size"]), node
    while at.tag != "svg":
        match = re.search(r"scale\(([\d.]+)\)", at.attributes.get("transform", ""))
        size *= float(match[1]) if match else 1
        at = drawn.nodes[at.parent]
    return at.key, node.text, size


@every_table
@rule("SPK-HID-1", "SPK-HID-2", "SPK-HID-3")
def test_what_a_seat_cannot_know_does_not_change_its_drawing(players: int, expert: bool) -> None:
    for i, t in enumerate(moments(players, expert).values()):
        for seat in viewers(t, i):
            if seat != EVERYBODY:
                twin: Any = t.redeal(seat, 5)
                assert draw(twin, seat) == draw(t, seat)


@pytest.mark.parametrize(("players", "seat", "shape"), [(2, 0, "wide"), (4, None, "tall")])
def test_a_browser_that_applies_the_changes_shows_the_whole_game(players: int, seat: int | None, shape: str) -> None:
    some = (
        t for decision, t in enumerate(random_game(players, False, 9)) if decision % 60 <= 2 or t.over
    )  # a few in a row
    check_updates(draw(t, seat, "fr", shape) for t in some)


# ------------------------------------------------------------------ the map


def test_the_printed_tracks_are_few_strokes_and_all_of_them() -> None:
    t = asked("start")
    drawn = draw(t, None)
    strokes = [node for node in drawn.nodes.values() if node.parent == "map:tracks"]
    assert len(strokes) < 20
    for kind_, name in enumerate(t.figures.kind_ids):
        for style in (f"track-edge answers-rails-{name}", f"track-bar track-{name} answers-rails-{name}"):
            bars = next(node for node in strokes if node.attributes["class"] == style)
            assert bars.attributes["d"].count("M") == t.figures.track_kind.count(kind_)


def test_name_plates_lie_on_the_map_beside_their_cities_and_not_on_each_other() -> None:
    land = land_of(load().tables)
    for i, plate in enumerate(land.plates):
        x, y = land.nodes[i]
        assert plate.x - plate.half > 45
        assert plate.x + plate.half < 45 + MAP[0]
        assert abs(plate.x - x) < plate.half + 20
        assert abs(plate.y - y) < 30
        for other in land.plates[:i]:
            assert not plate.overlap(other.x, other.y, other.half, PLATE / 2), (plate.name, other.name)


@rule("SPK-MAP-4")
def test_every_track_piece_lies_on_its_space_with_its_owners_number() -> None:
    t = moments(3, False)[""]
    drawn, land = draw(t, None), land_of(t.game.tables)
    built = 0
    for track, owner in enumerate(t.owner):
        key = f"track:{t.figures.track_ids[track]}"
        if owner == EMPTY:
            assert key not in drawn.nodes
        else:
            built += 1
            x, y = land.middle(track)
            assert drawn.nodes[key].attributes["transform"] == f"translate({x:g} {y:g})"
            assert words(drawn, key) == str(owner + 1)
            assert NAMES[owner] in drawn.nodes[key].title
    assert built > 20
    for seat in range(3):
        pattern = next(
            node
            for node in drawn.nodes.values()
            if node.parent == f"line:{seat}" and "piece-pattern" in node.attributes["class"]
        )
        assert pattern.attributes["d"].count("M") == t.laid(seat)


@rule("SPK-TRAIN-4")
def test_a_train_beside_its_city_leaves_something_of_every_empty_space_to_click() -> None:
    owners, land = (EMPTY,) * load().figures.tracks, land_of(load().tables)
    for city in range(len(land.plates)):
        ((x, y),) = trains(land, (city,), owners)
        for bar in land.bars:
            hidden = [abs(x - at_x) < TRAIN[0] / 2 and abs(y - at_y) < TRAIN[1] / 2 for at_x, at_y in points(bar)]
            assert sum(hidden) <= 6, (land.plates[city].name, bar)


def test_trains_stand_beside_their_city_or_on_their_space_each_apart() -> None:
    t = table().home(A, "duluth").home(B, "miami").tracks(A, "t001").train(A, "t001").t  # C waits in Topeka, alone
    drawn, land = draw(t, None), land_of(t.game.tables)
    places = trains(land, tuple(t.train), tuple(t.owner))
    for seat, (x, y) in enumerate(places):
        assert drawn.nodes[f"train:{seat}"].attributes["transform"].startswith(f"translate({x:g} {y:g})")
    x, y = land.middle(t.figures.track_ids.index("t001"))
    assert hypot(places[A][0] - x, places[A][1] - y) < 18
    for seat, city in ((B, "miami"), (C, "topeka")):
        x, y = land.nodes[t.figures.city_ids.index(city)]
        assert hypot(places[seat][0] - x, places[seat][1] - y) < 65
    together = draw(table().t, None)
    assert len({together.nodes[f"train:{seat}"].attributes["transform"] for seat in range(3)}) == 3


def locomotives(t: Railroad) -> dict[int, tuple[float, float, float, float]]:
    """By seat: the middle of its locomotive, and half its size."""
    places, (w, h) = trains(land_of(t.game.tables), tuple(t.train), tuple(t.owner)), TRAIN
    return {
        seat: (*places[seat], scale * w / 2, scale * h / 2)
        for seat, place in enumerate(t.train)
        if place != EMPTY
        for scale in (SMALLER if t.figures.track_at(place) >= 0 else 1,)
    }


def test_locomotives_cover_no_city_and_no_other_locomotive() -> None:
    for players, expert in SETTINGS:
        for t in moments(players, expert).values():
            land, boxes = land_of(t.game.tables), locomotives(t)
            for seat, (x, y, half, high) in boxes.items():
                for city, (at_x, at_y) in enumerate(land.nodes[: t.figures.cities]):
                    far = hypot(max(0, abs(x - at_x) - half), max(0, abs(y - at_y) - high))
                    assert far >= CITY_RADIUS - 3, (seat, land.plates[city].name)
                for other, (at_x, at_y, half2, high2) in boxes.items():
                    assert seat == other or abs(x - at_x) >= half + half2 or abs(y - at_y) >= high + high2


def test_a_locomotive_in_a_city_finds_a_place_where_it_hides_nothing() -> None:
    t = table().t
    drawn, land = list(draw(t, None).nodes), land_of(t.game.tables)
    assert drawn.index("map:trains") < drawn.index("map:cities") < drawn.index("map:names")  # drawn later: lies above
    for city, (x, y) in enumerate(land.nodes[: t.figures.cities]):
        ((at_x, at_y),) = trains(land, (city,), (EMPTY,) * t.figures.tracks)
        assert hypot(at_x - x, at_y - y) < 68
        assert sum(plate.overlap(at_x, at_y, TRAIN[0] / 2, TRAIN[1] / 2) for plate in land.plates) < 20, city


@rule("SPK-TRAIN-4")
def test_a_locomotive_at_rest_is_nearer_to_its_city_than_to_any_other_and_leads_there() -> None:
    t = table().home(A, "pittsburgh").connect(A, "pittsburgh", "washington", "philadelphia").train(A, "washington").t
    land = land_of(t.game.tables)
    for city, own in enumerate(land.nodes[: t.figures.cities]):
        ((x, y),) = trains(land, (city,), tuple(t.owner))
        apart = {
            at: hypot(max(0, abs(x - at[0]) - TRAIN[0] / 2), max(0, abs(y - at[1]) - TRAIN[1] / 2))
            for at in land.nodes[: t.figures.cities]
        }
        assert apart.pop(own) < min(apart.values()) + 4, land.plates[city].name
    at = trains(land, tuple(t.train), tuple(t.owner))[A]
    (lead,) = [
        node
        for node in draw(t, None).nodes.values()
        if node.parent.startswith(f"train:{A}") and node.attributes.get("class") == "lead"
    ]
    *_, x, y = map(float, re.findall(r"-?[\d.]+", lead.attributes["d"]))
    assert (round(at[0] + x, 1), round(at[1] + y, 1)) == land.nodes[t.figures.city_ids.index("washington")]


@rule("SPK-BUILD-4")
def test_names_step_aside_of_a_line_that_is_being_built() -> None:
    land = land_of(load().tables)
    moved = 0
    for track, bar in enumerate(land.bars):
        if any(plate.hides(bar) for plate in land.plates):
            moved += 1
            assert sum(plate.hides(bar) for plate in names(land, (track,))) <= 2, track
    assert moved > 20
    assert names(land, ()) == land.plates


@pytest.mark.parametrize("shape", SHAPES)
def test_the_cards_of_the_hand_and_their_light_stay_clear_of_the_heading(shape: str) -> None:
    drawn = draw(table().hand(A, white=3, blue=1).turn().t, A, shape=shape)
    (heading,) = [node for node in drawn.nodes.values() if node.parent == "hand:paper" and node.text]
    below = float(heading.attributes["y"])  # where its letters stand
    for kind_ in load().figures.kind_ids:
        _, y, *scales = map(float, re.findall(r"-?[\d.]+", drawn.nodes[f"stack:{kind_}"].attributes["transform"]))
        scale = scales[0] if scales else 1.0
        top = y - CARD_SIZE[1] / 2 * scale
        assert top >= below + 4, kind_
        size = float(drawn.nodes[f"stack:{kind_}:count"].attributes["font-size"])
        assert size * scale >= 11.99, kind_


@rule("SPK-MAP-4")
def test_names_step_aside_of_the_lines_that_are_built() -> None:
    t = table().connect(A, "knoxville", "charleston").t
    land, city = land_of(t.game.tables), t.figures.city_ids.index("charleston")
    laid = [track for track, owner in enumerate(t.owner) if owner != EMPTY]
    assert any(land.plates[city].hides(land.bars[track]) for track in laid)  # its name would lie on the line
    drawn = [node.attributes for node in draw(t, None).nodes.values() if node.text == "Charleston"]
    plate = names(land, tuple(laid))[city]
    assert [float(name["x"]) for name in drawn] == [plate.x]
    assert [float(name["y"]) for name in drawn] == [pytest.approx(plate.y, abs=6)]
    assert not any(plate.hides(land.bars[track]) for track in laid)
    for players, expert in SETTINGS:
        t = moments(players, expert)[""]  # a whole game later
        laid = [track for track, owner in enumerate(t.owner) if owner != EMPTY]
        before, after = (
            sum(plate.hides(land.bars[track]) for plate in plates for track in laid)
            for plates in (land.plates, names(land, tuple(laid)))
        )
        assert after <= before / 2


@rule("SPK-DELIV-3")
def test_delivery_markers_cover_no_names() -> None:
    t = table().marker(A, "chicago").t
    drawn, land = list(draw(t, None).nodes), land_of(t.game.tables)
    assert drawn.index("marker:0:chicago") < drawn.index("city:chicago")  # what is drawn later lies above
    for city in range(t.figures.cities):
        places = markers(land, city)
        assert len(set(places)) == 4
        for place in places:  # and no marker is lost below a name
            assert sum(plate.overlap(*place, MARKER, MARKER) for plate in land.plates) < 2 * MARKER**2, city


@rule("SPK-DELIV-3")
def test_a_delivery_leaves_a_marker_and_strikes_the_city_out() -> None:
    t = table().connect(A, "raleigh", "norfolk").contract(A, "wheat_2 a").marker(A, "norfolk").t
    drawn = draw(t, A)
    assert "marker:0:norfolk" in drawn.nodes
    struck = [
        node.text
        for node in drawn.nodes.values()
        if node.parent == "contract:wheat" and "gone" in node.attributes.get("class", "").split()
    ]
    assert struck == ["Norfolk", "$5"]


# ------------------------------------------------------------------ building
