"""The drawing of the table: what each seat is shown, which parts of it are choices, and what they promise."""

import json
import re
from functools import cache
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from abilene.engine.core import PASS
from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.spike.data import KINDS
from abilene.games.spike.scene import scene
from abilene.games.spike.scene.beams import distances, ways
from abilene.games.spike.scene.layout import CITY_RADIUS, MAP, land_of
from abilene.games.spike.scene.lines import lines_to_come
from abilene.games.spike.scene.plates import HEIGHT as PLATE
from abilene.games.spike.scene.rails import CARD_SIZE
from abilene.games.spike.scene.stands import MARKER, SMALLER, TRAIN, markers, names, trains
from abilene.games.spike.state import ABOARD, EMPTY, Railroad
from abilene.games.spike.steps.build import OFFERED, Lay, payments
from abilene.games.spike.steps.lines import Line, fewest, lines_from
from tests.drawings import check_form, check_type, check_updates, check_words, legal, words
from tests.rules import rule
from tests.spike.railway import SETTINGS, A, B, C, Table, load, random_game, table
from tools.rules import rule_ids

NAMES = ["Ada", "Boaz", "Jean-Christophe", "Ån"]
# One after another, so that each is drawn once.
every_table = pytest.mark.parametrize(("players", "expert"), SETTINGS, scope="module")


def kind(t: Railroad) -> str:
    return "" if t.over else t.step().kind


@cache
def moments(players: int, expert: bool) -> dict[str, Railroad]:
    """One state of each question that comes up, some time into the game, and the end."""
    found: dict[str, Railroad] = {}
    for ply, t in enumerate(random_game(players, expert, 7)):
        if kind(t) not in found or (ply < 500 and ply % 90 == 0):
            found[kind(t)] = t.copy()
    return found


@cache
def rare() -> dict[str, Railroad]:
    """Questions that hardly ever come up at random, each at a table set up for it."""
    laden = table().connect(A, "raleigh", "norfolk").train(A, "raleigh").levels(A, freight=1)
    laden.contract(A, "wheat_1 a").contract(A, "pigs_1 a", "aboard").turn().play("restart")
    city = next(iter(load().figures.destinations[load().figures.contract_ids.index("pigs_1 a")]))
    arriving = table().home(A, load().figures.city_ids[city]).contract(A, "pigs_1 a", "aboard")
    first = load().figures.ways[city][0]
    arriving.tracks(A, load().figures.track_ids[first]).train(A, load().figures.track_ids[first])
    arriving.turn().play(f"move {load().figures.city_ids[city]}")
    return {kind(each.t): each.t for each in (laden, arriving)}


@cache
def asked(question: str) -> Railroad:
    """A state in which this is asked, wherever it comes up first."""
    return next(found[question] for found in (rare(), *(moments(*each) for each in SETTINGS)) if question in found)


def viewers(t: Railroad, turn: int) -> list[int | None]:
    """Who must choose; and in turn somebody else, a spectator, the replay."""
    other = [(t.player + 1) % t.figures.players, None, EVERYBODY][turn % 3]
    return [other] if t.over else [t.player, other] if other != t.player else [t.player]


def draw(t: Railroad, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    return scene(t, seat, t.game.texts(lang, NAMES[: t.figures.players]), shape)


@cache
def pictures(players: int, expert: bool) -> list[tuple[Railroad, int | None, Scene]]:
    """All moments as all kinds of viewers see them, shapes and languages in turn."""
    found = []
    for i, t in enumerate(moments(players, expert).values()):
        for j, seat in enumerate(viewers(t, i)):
            found.append((t, seat, draw(t, seat, LANGS[(i + j) % 2], SHAPES[(i // 2 + j) % 2])))
    return found


# ------------------------------------------------------------------ every moment


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
        drawn = draw(moments(players, expert)[""], None, shape=shape)
        boxes = {
            key: [float(node.attributes[name]) for name in ("x", "y", "width", "height")]
            for key, node in drawn.nodes.items()
            if node.tag == "svg"
        }
        beside = (
            ["market", "train", "hand", "contracts"] if shape == "wide" else ["hand", "contracts", "market", "train"]
        )
        found = ["map", *beside, *["players"][: players - 1]]
        assert list(boxes) == [f"part:{name}" for name in found]  # a phone shows the first one, with the others as tabs
        for key, (x, y, w, h) in boxes.items():
            assert x >= 0
            assert y >= 0
            assert x + w <= drawn.width + 1
            assert y + h <= drawn.height + 1
            for other, (x2, y2, w2, h2) in boxes.items():
                apart = x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y
                assert key == other or apart, (key, other)


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


WINDOWS = {  # the room for the board and for what stands beside it, and the smallest type that can be read there
    "1440x900": ((938, 856), (456, 628), 10),
    "1280x720": ((745, 680), (489, 484), 9),
}
TABS, SPACE = 38, 6  # of the page: the tabs of what shares a place, and round every part


@every_table
def test_words_can_be_read_in_every_window(players: int, expert: bool) -> None:
    for t, seat, _ in pictures(players, expert):
        for lang in LANGS:
            drawn = draw(t, seat, lang)
            for board, side, least in WINDOWS.values():
                scales = page(drawn, board, side)
                for key, node in drawn.nodes.items():
                    if node.tag == "text" and node.text:
                        part, scale = shrunk(drawn, key)
                        size = float(node.attributes["font-size"]) * scale * scales[part]
                        assert size >= least, (part, node.text, size)
                        assert "…" not in node.text or "who" in node.attributes["class"], node.text


def page(drawn: Scene, board: tuple[int, int], side: tuple[int, int]) -> dict[str, float]:
    """How large each part is on the page, where one of those that share a place is shown with all others."""
    parts = {key: node.attributes for key, node in drawn.nodes.items() if node.tag == "svg"}
    sizes = {key: (float(each["width"]), float(each["height"])) for key, each in parts.items()}
    sharing = [key for key, each in parts.items() if each["data-slot"] == "tab"]
    fixed = [key for key, each in parts.items() if each["data-slot"] == "side" and key != "part:map"]
    wide, high = side[0] - 2 * SPACE, side[1] - TABS * (len(sharing) > 1) - SPACE * (len(fixed) + 2)
    found = {"part:map": min(board[0] / sizes["part:map"][0], board[1] / sizes["part:map"][1])}
    for tab in sharing:
        needed = sum(sizes[key][1] * wide / sizes[key][0] for key in (*fixed, tab))
        for key in (*fixed, tab):
            scale = min(1, high / needed) * wide / sizes[key][0]
            found[key] = min(scale, found.get(key, scale))
    for sheet in {"part:sheet", "part:offer"} & {*sizes}:  # it has the side to itself, but for the tabs
        w, h = sizes[sheet]
        found[sheet] = min(wide / w, (side[1] - TABS - 2 * SPACE) / h)
    return found


def shrunk(drawn: Scene, key: str) -> tuple[str, float]:
    """The part in which a node lies, and how much smaller it is drawn there."""
    scale = 1.0
    while drawn.nodes[key].tag != "svg":
        match = re.search(r"scale\(([\d.]+)\)", drawn.nodes[key].attributes.get("transform", ""))
        scale *= float(match[1]) if match else 1
        key = drawn.nodes[key].parent
    return key, scale


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
    some = (t for ply, t in enumerate(random_game(players, False, 9)) if ply % 60 <= 2 or t.over)  # a few in a row
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
        assert hypot(at_x - x, at_y - y) < 65
        assert sum(plate.overlap(at_x, at_y, TRAIN[0] / 2, TRAIN[1] / 2) for plate in land.plates) < 20, city


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


def building() -> Table:
    """Seat A starts in Raleigh with cards for Norfolk over j079, and for other ways."""
    return table().home(A, "raleigh").hand(A, red=3, yellow=2, black=2).turn().play("build")


def offered(t: Railroad) -> dict[int, Line]:
    """The lines that the spaces which may come next can become."""
    step = t.step()
    assert isinstance(step, Lay)
    return lines_to_come(t, step)


@rule("SPK-BUILD-2", "SPK-BUILD-11", "SPK-DEC-14")
def test_a_space_promises_a_line_that_can_be_finished_for_what_it_says() -> None:
    checked = 0
    for players, expert in SETTINGS:
        t = moments(players, expert)["lay"]
        for choice, line in offered(t).items():
            assert line.tracks[: len(t.chain) + 1] == (*t.chain, choice)
            after = t.copy()
            seat, money, cards = t.player, t.money[t.player], t.cards(t.player)
            for track in line.tracks[len(t.chain) :]:
                if track not in after.chain and after.owner[track] != seat:  # a space without a choice is laid at once
                    assert track in after.options()
                    after.play(track)
            costs = set()
            waiting = [after]
            while waiting:
                twin = waiting.pop()
                if kind(twin) == "pay" and twin.player == seat:
                    for count in twin.options():
                        waiting.append(twin.copy())
                        waiting[-1].play(count)
                else:
                    assert twin.member[seat][line.city]
                    assert twin.money[seat] == money + line.money
                    costs.add(cards - twin.cards(seat))
            assert line.cards in costs
            assert line.cards == min(costs)
            checked += 1
    assert checked > 10


@rule("SPK-BUILD-8")
@pytest.mark.parametrize(
    ("hand", "needs", "cards"),
    [
        ((2, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), 1),
        ((2, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), 2),
        ((4, 3, 0, 0, 0, 0), (0, 0, 2, 0, 0, 0), 3),
        ((3, 3, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0), 5),
    ],
)
def test_the_fewest_cards_use_the_largest_sets(hand: Any, needs: Any, cards: int) -> None:
    assert fewest(hand, needs) == cards


def test_a_line_is_previewed_whole_on_the_map_and_beside_the_hand() -> None:
    t = building().t
    drawn = draw(t, A)
    first = t.figures.track_ids.index("t277")  # red, from Raleigh to j079
    line = offered(t)[first]
    assert drawn.nodes[f"preview:{first}"].preview == (first,)
    assert drawn.nodes[f"preview:{first}"].attributes["d"].count("M") == len(line.tracks)
    assert t.figures.city_names[line.city] in words(drawn, f"preview:{first}:deed")
    assert f"+${line.money}" in words(drawn, f"preview:{first}:deed")
    samples = [node for node in drawn.nodes.values() if node.parent == f"preview:{first}:deed" and node.tag == "use"]
    assert len(samples) == len(line.tracks)
    assert "aim" in drawn.nodes[f"city:{t.figures.city_ids[line.city]}"].attributes["class"]


@rule("SPK-BUILD-2", "SPK-DEC-9")
@pytest.mark.parametrize("begun", [False, True])
def test_a_city_that_can_be_reached_and_paid_for_glows_and_shows_its_way(begun: bool) -> None:
    here = table().home(A, "raleigh").hand(A, red=3, yellow=2, black=2).turn()
    t = here.play("build").t if begun else here.t
    drawn, found = draw(t, A), lines_from(t, A, EMPTY)
    assert len(found) > 3
    for line in found:
        city = f"city:{t.figures.city_ids[line.city]}"
        assert drawn.nodes[city].plan
        good = t.figures.commodity_ids[t.figures.supplies[line.city]]
        begins = f"Build to {t.figures.city_names[line.city]} ({good}): {len(line.tracks)} space"
        assert drawn.nodes[city].title.startswith(begins)
        assert drawn.nodes[f"way:{city}"].of == city
        assert drawn.nodes[f"way:{city}"].attributes["d"].count("M") == len(line.tracks)
        assert words(drawn, f"way:{city}:counts") == "".join(str(n + 1) for n in range(len(line.tracks)))
        assert f"{7 - line.cards} left" in words(drawn, f"way:{city}:deed") or line.cards == 7
    lit = {key for key, node in drawn.nodes.items() if key.startswith("city:") and node.plan}
    assert lit == {f"city:{t.figures.city_ids[line.city]}" for line in found}
    assert not any(node.plan or node.of for node in draw(t, B).nodes.values())


@rule("SPK-DRAW-1", "SPK-BUILD-3")
def test_at_the_action_cards_and_spaces_glow_as_well() -> None:
    t = table().home(A, "raleigh").hand(A, red=3, yellow=2, black=2).turn().t
    drawn = draw(t, A)
    for key in ("display:1", "display:4", "deck"):
        assert drawn.nodes[key].plan[0] == 0
        assert "legal" in drawn.nodes[key].attributes["class"]
    assert drawn.nodes["track:t277"].plan == (1, t.figures.track_ids.index("t277"))


@rule("SPK-BUILD-4")
def test_a_line_under_way_is_seen_by_everybody_and_counted() -> None:
    t = building().play("lay t277").t
    for seat in (A, B, None):
        drawn = draw(t, seat)
        assert words(drawn, "plan") == "1"
        assert "deed:line" in drawn.nodes
    assert "calm" in draw(t, A).nodes["map:tracks"].attributes["class"]
    assert "−1" in words(draw(t, A), "stack:red")


@rule("SPK-BUILD-4")
def test_empty_spaces_beside_the_line_can_be_asked_about() -> None:
    found = 0
    for players, expert in SETTINGS:
        t = moments(players, expert)["lay"]
        drawn = draw(t, t.player)
        for track in range(t.figures.tracks):
            keys = [key for key in t.step().keys(t, track) if key in drawn.nodes]
            if track not in t.options() and keys and t.owner[track] == EMPTY:
                assert drawn.nodes[keys[0]].attributes["class"] == "closed"
                breach = t.step().broken(t, track)
                assert breach is not None
                assert breach.text in ("lay-vain", "lay-loop", "lay-own-city")
                found += 1
        assert "closed" not in {node.attributes.get("class") for node in draw(t, None).nodes.values()}
    assert found > 10


@rule("SPK-BUILD-10", "SPK-DEC-17")
def test_payments_are_tiles_with_the_jokers_that_they_make() -> None:
    t = next(moments(*each)["pay"] for each in SETTINGS if "pay" in moments(*each))
    drawn = draw(t, t.player)
    assert set(legal(drawn)) == {f"pay:{count}" for count in t.options()}
    assert "part:sheet" not in draw(t, None).nodes
    for count in t.options():
        assert words(drawn, f"pay:{count}").startswith(str(count))


@rule("SPK-BUILD-8", "SPK-BUILD-10")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_of_a_payment_has_a_row_for_each_and_what_is_left(lang: str, shape: str) -> None:
    t = next(moments(*each)["pay"] for each in SETTINGS if "pay" in moments(*each))
    drawn, found = draw(t, t.player, lang, shape), payments(t, t.player)
    rows = [key for key in drawn.nodes if re.fullmatch(r"sheet:pay:\d+", key)]
    assert len(rows) == min(len(found), OFFERED)
    assert drawn.nodes["sheet:pay:commit"].plan == drawn.nodes[rows[0]].plan
    for key, paid in zip(rows, found, strict=False):
        assert words(drawn, key).startswith(f"{sum(paid)} ")
    sheet = [node.to_data() for key, node in drawn.nodes.items() if key.startswith(("sheet:", "part:sheet"))]
    assert len(json.dumps(sheet, separators=(",", ":"))) < 40_000
    assert all(
        float(node.attributes["font-size"]) >= 13
        for key, node in drawn.nodes.items()
        if key.startswith("sheet:") and node.tag == "text"
    )
    assert f"{t.cards(t.player)} → {t.cards(t.player) - sum(found[0])}" in words(drawn, "sheet:sums:1")


# ------------------------------------------------------------------ contracts and cards


@rule("SPK-LOAD-4", "SPK-DELIV-1", "SPK-VAR-1", "SPK-VAR-2")
@pytest.mark.parametrize(("question", "lit"), [("load", 1), ("deliver", 1), ("side", 2), ("route", 2)])
def test_contracts_and_routes_are_chosen_on_a_sheet_with_what_they_pay_where(question: str, lit: int) -> None:
    t = asked(question)
    for lang, shape in zip(LANGS, SHAPES, strict=True):
        drawn = draw(t, t.player, lang, shape)
        cards = {key: node for key, node in drawn.nodes.items() if re.fullmatch(r"offer:\w+", key)}
        assert sum(bool(node.choices) for node in cards.values()) == lit
        assert drawn.nodes["part:offer"].attributes["data-slot"] == "sheet"
        for key in cards:
            coins = [node for node in drawn.nodes.values() if node.parent == key and "gold" in str(node.attributes)]
            assert len(coins) > 3
        assert "part:offer" not in draw(t, None, lang, shape).nodes


@rule("SPK-LOAD-4")
def test_the_sheet_says_that_the_cars_are_full_and_what_would_make_room() -> None:
    drawn = draw(rare()["load"], A)
    assert not drawn.nodes["offer:wheat"].choices
    assert "Your cars are full" in words(drawn, "offer:wheat")
    assert "Drop it, load wheat" in words(drawn, "offer:pigs")
    assert "tracks away" in words(drawn, "offer:pigs")


@rule("SPK-DELIV-1", "SPK-LOAD-1")
def test_a_contract_lights_up_what_it_pays_where_and_where_it_is_loaded() -> None:
    t = moments(3, False)["action"]
    drawn = draw(t, t.player)
    for good, holder in enumerate(t.holder):
        name = t.figures.commodity_ids[good]
        pays = t.figures.destinations[t.contract[good]]
        assert holder != EMPTY
        assert f"asks-beams-{name}" in drawn.nodes[f"contract:{name}"].attributes["class"]
        said = words(drawn, f"lights:{name}")
        assert all(str(t.payout(good, city)) in said for city in pays)
        rings = [node.attributes for node in drawn.nodes.values() if node.parent == f"lights:{name}"]
        circles = {its["class"]: its["d"].count("M") for its in rings if "d" in its}
        assert circles["light-ring"] == len(pays)
        assert circles.get("light-source", 0) == (len(t.figures.sources[good]) if t.cargo[good] != ABOARD else 0)


@rule("SPK-DELIV-4")
def test_a_delivered_contract_lights_nothing_up() -> None:
    t = table().contract(A, "oil_1 a", "delivered").t
    drawn = draw(t, A)
    assert "lights:oil" not in drawn.nodes
    assert "delivered" in words(drawn, "contract:oil")


def test_the_distance_to_a_city_counts_the_tracks_to_lay() -> None:
    t = table().connect(A, "raleigh", "norfolk").t
    away = distances(t.seen_by(None), A)
    assert away[t.figures.city_ids.index("norfolk")] == 0
    assert away[t.figures.city_ids.index("columbia")] == 2
    assert away[t.figures.city_ids.index("miami")] > 5


@rule("SPK-DRAW-1")
def test_equal_cards_of_the_display_are_the_same_choice() -> None:
    t = table().display("red", "red", "blue", "white").turn().t  # nothing else can be done
    drawn = draw(t, A)
    red = t.figures.kind_ids.index("red")
    assert drawn.nodes["display:1"].choices == drawn.nodes["display:2"].choices == (red,)
    assert drawn.nodes["deck"].choices == (KINDS,)
    assert words(drawn, "deck") == "20"


@rule("SPK-UPG-1", "SPK-UPG-2")
def test_upgrades_are_on_the_train_with_their_price() -> None:
    t = table().money(3).levels(A, power=3).turn().t
    drawn = draw(t, A)
    assert drawn.nodes["tile:0:speed"].choices
    assert not drawn.nodes["tile:0:power"].choices  # the second one costs 5
    assert "3" in words(drawn, "tile:0:speed")
    assert "5" in words(drawn, "tile:0:power")


@rule("SPK-LOAD-3", "SPK-LOAD-4")
def test_cargo_goes_from_its_contract_into_a_car() -> None:
    t = rare()["load"]
    drawn = draw(t, A)
    assert drawn.nodes["cargo:wheat"].parent == "contract:wheat"
    assert drawn.nodes["cargo:pigs"].parent == "own"
    assert drawn.nodes["cargo:pigs"].choices == (t.figures.commodity_ids.index("pigs"),)
    after = t.copy()
    after.play(t.options()[0])
    drawn = draw(after, A)
    assert drawn.nodes["cargo:wheat"].parent == "own"
    assert drawn.nodes["cargo:pigs"].parent == "contract:pigs"


@rule("SPK-HID-3", "SPK-END-5")
def test_route_cards_of_others_are_shown_at_the_end_only() -> None:
    for t, seat, drawn in pictures(3, False):
        shown = [key for key in drawn.nodes if re.fullmatch(r"strip:\d:route", key)]
        assert bool(shown) == (t.over or seat == EVERYBODY)


@rule("SPK-HID-1")
@pytest.mark.parametrize("shape", SHAPES)
def test_whoever_may_see_all_sees_every_hand(shape: str) -> None:
    t = table().hand(A, white=2).hand(B, red=3, black=1).turn().t
    shown = draw(t, EVERYBODY, shape=shape).nodes
    assert shown[f"strip:{B}:cards"].title == "Boaz holds 3 red, 1 black."
    bars = [
        node.attributes["class"] for node in shown.values() if node.parent == f"strip:{B}:cards" and node.tag == "use"
    ]
    assert bars == ["rail-red", "rail-black"]
    assert not any(key.endswith(":cards") for seat in (A, B, None) for key in draw(t, seat, shape=shape).nodes)


def test_hidden_hands_are_backs() -> None:
    t = moments(3, False)["action"]
    drawn = draw(t, None)
    assert "hand:backs" in drawn.nodes
    assert not [key for key in drawn.nodes if key.startswith("stack:")]


def test_a_good_aboard_shows_the_way_of_the_train_to_the_cities_that_pay() -> None:
    figures = load().figures
    contract = figures.contract_ids.index("pigs_1 a")
    city = figures.destinations[contract][0]
    here = table().home(A, "raleigh").connect(A, "raleigh", figures.city_ids[city]).train(A, "raleigh")
    t = here.contract(A, "pigs_1 a", "aboard").t
    way = ways(t.seen_by(None), A)[city]
    assert len(way) == t.laid(A)
    drawn = draw(t, A)
    lamps = [
        node
        for node in drawn.nodes.values()
        if node.parent == "lights:pigs" and node.attributes["class"] == "light-way"
    ]
    assert [node.attributes["d"].count("M") for node in lamps] == [len(way)]
    assert f"{len(way) + 1} spaces" in words(drawn, "lights:pigs")
    assert not any(
        node.attributes["class"] == "light-source" for node in drawn.nodes.values() if node.parent == "lights:pigs"
    )
