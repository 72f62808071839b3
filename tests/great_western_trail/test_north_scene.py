"""The drawing of Rails to the North: towns, stores, big cities and the annex, as the view tells of them."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import abilene
from abilene.engine.core import NOBODY, PASS
from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.north.stores import PlaceStore, put_store
from abilene.games.great_western_trail.notation import town_number
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.asking import OF_TOWN, TOKEN
from abilene.games.great_western_trail.steps.kansas_city import Deliver
from abilene.games.great_western_trail.steps.railroad import MayUpgrade
from tests.drawings import check_form, check_parts, check_updates, legal, words
from tests.great_western_trail.drawn import parts, same_everywhere
from tests.great_western_trail.test_scene import NAMES, draw, kind, viewers
from tests.rules import rule
from tools.rules import rule_ids

COUNTS = (2, 3, 4)
# One after another, so that each is drawn once.
every_count = pytest.mark.parametrize("players", COUNTS, scope="module")


def start(players: int, seed: int = 1) -> Trail:
    game: Game[Trail] = abilene.load("great_western_trail", players=players, rails_to_the_north=True)
    return game.start(seed)


def some_game(players: int, seed: int) -> Iterator[Trail]:
    """A game played at random: the state at each decision, and after the last one."""
    t = start(players, seed)
    luck = random.Random(seed)
    while not t.over:
        yield t
        t.play(luck.choice(t.options()))
    yield t


@cache
def moments(players: int) -> dict[str, Trail]:
    """One state of each question that comes up, as late as possible, and the end."""
    found: dict[str, Trail] = {}
    for t in some_game(players, 11):
        found[kind(t)] = t.copy()
    return found


def asking(t: Trail, step: Any) -> Trail:
    """The table, when this is all that is asked."""
    t.stack, t.player, t.choices = [], NOBODY, []
    t.then(step)
    t.settle()
    return t


def town(t: Trail, name: str) -> int:
    assert t.figures.north is not None
    return t.figures.north.towns.index(name)


def stores(t: Trail, seat: int, *places: str) -> Trail:
    """Stores of this seat in some towns, each on the first free slot."""
    assert t.north is not None
    for name in places:
        place = town(t, name)
        put_store(t, seat, place, t.north.slots.index(-1, 4 * place) - 4 * place, 0)
    return t


@cache
def pictures(players: int) -> list[tuple[Trail, int | None, Scene]]:
    """All moments as all kinds of viewers see them, shapes and languages in turn."""
    found = []
    for i, t in enumerate(moments(players).values()):
        for j, seat in enumerate(viewers(t, i)):
            found.append((t, seat, draw(t, seat, LANGS[(i + j) % 2], SHAPES[(i // 2 + j) % 2])))
    return found


def at(scene: Scene, key: str) -> tuple[float, float]:
    """The middle of a piece."""
    x, y = re.findall(r"-?[\d.]+", scene.nodes[key].attributes["transform"])[:2]
    return float(x), float(y)


# ------------------------------------------------------------------ every moment


def test_the_new_questions_come_up_here() -> None:
    assert {"store", "lot", "stock", "deliver", "upgrade", "now"} <= set().union(*map(moments, COUNTS))


@every_count
def test_a_drawing_is_well_formed(players: int) -> None:
    for _, _, scene in pictures(players):
        check_form(scene)


@every_count
def test_both_shapes_and_languages_have_the_same_keys_and_choices(players: int) -> None:
    for i, t in enumerate(moments(players).values()):
        for seat in viewers(t, i):
            same_everywhere(t, seat)


@every_count
def test_the_nodes_stand_for_all_options_but_the_buttons_of_the_page(players: int) -> None:
    for t, seat, scene in pictures(players):
        chosen = {choice for node in scene.nodes.values() for choice in node.choices}
        if seat is None or t.player != seat:
            assert not chosen
            assert not any(node.preview for node in scene.nodes.values())
            continue
        assert chosen <= set(t.options())
        missing = set(t.options()) - chosen - {PASS, TOKEN}
        if kind(t) == "use":
            assert missing <= {t.game.parse(t, "use end")}
        elif kind(t) != "now":
            assert not missing


@every_count
def test_every_part_says_what_it_is_and_names_a_rule_that_exists(players: int) -> None:
    known = set(rule_ids(abilene.load("great_western_trail", players=players).box.folder / "rules.en.md"))
    for _, _, scene in pictures(players):
        for node in scene.nodes.values():
            said = node.title or node.text
            assert "{" not in said, node
            assert "  " not in said.strip(), node
            assert not said or node.tag == "text" or not said[0].islower(), node
            assert not node.rule or (node.title and node.rule in known), node
            if scene.lang == "fr":
                assert not re.search(r" [:;?!»$]|« ", said), said
            if node.tag == "text":
                assert float(node.attributes["font-size"]) >= 10.5, node


@every_count
def test_what_a_seat_cannot_know_does_not_change_its_drawing(players: int) -> None:
    for i, t in enumerate(moments(players).values()):
        for seat in viewers(t, i):
            if seat != EVERYBODY:
                assert t.game.scene(t.redeal(seat, 5), seat, names=NAMES[:players]) == draw(t, seat)


@pytest.mark.parametrize(("players", "seat", "shape"), [(2, 0, "wide"), (4, None, "tall")])
def test_a_browser_that_applies_the_changes_shows_the_whole_game(players: int, seat: int | None, shape: str) -> None:
    some = (t for decision, t in enumerate(some_game(players, 9)) if decision % 40 <= 2 or t.over)  # a few in a row
    check_updates(draw(t, seat, "fr", shape) for t in some)


# ------------------------------------------------------------------ two sheets of one board


@every_count
def test_the_parts_fill_the_drawing_and_the_board_holds_both_sheets(players: int) -> None:
    for shape in SHAPES:
        scene = draw(moments(players)[""], None, shape=shape)
        check_parts(scene, parts(shape, players))
        board = scene.nodes["part:board"].attributes
        assert board["viewBox"] == "0 0 1400 1476"
        assert board["height"] == ("1000" if shape == "wide" else "1476")


@rule("GWTN-SETUP-2")
def test_the_strip_of_the_extension_board_lies_above_the_railroad() -> None:
    t = moments(3)[""]
    scene = draw(t, None)
    figures = t.figures
    strip = figures.cities[1 : figures.last_city + 1]
    for city in strip:
        value = figures.city_value[figures.cities.index(city)]
        (x, y), (rail, below) = at(scene, f"city:{city}"), at(scene, f"rail:{value}")
        assert x == rail
        assert below - 100 < y < below
    assert "city:san_francisco" not in scene.nodes
    assert len([key for key in scene.nodes if re.fullmatch(r"arrow:\w+", key)]) == 4


def test_nothing_of_the_northern_map_covers_anything_else() -> None:
    scene = draw(start(4), None)
    sizes = {"town": (108, 34), "medium": (56, 48), "station": (72, 52), "master": (52, 52)}
    boxes = {}
    for key in scene.nodes:
        sort, _, name = key.partition(":")
        if re.fullmatch(r"(town|medium|station|master|city):\w+", key):
            big = sort == "city" and f"town:{name}" in scene.nodes
            boxes[key] = (*at(scene, key), *(sizes.get(sort, (108, 52) if big else (84, 66))))
    assert len(boxes) == 28 + 6 + 12 + 7 + 16
    for key, (x, y, w, h) in boxes.items():
        assert w / 2 <= x <= 1400 - w / 2, key
        assert y - h / 2 >= -476, key
        for other, (x2, y2, w2, h2) in boxes.items():
            apart = abs(x - x2) >= (w + w2) / 2 - 1 or abs(y - y2) >= (h + h2) / 2 - 1
            assert key == other or apart, (key, other)


# ------------------------------------------------------------------ towns and stores


@every_count
@rule("GWTN-STORE-3")
def test_stores_tiles_and_discs_are_those_of_the_view(players: int) -> None:
    for t, seat, scene in pictures(players):
        north = t.view(seat)["north"]
        drawn = {key for key in scene.nodes if re.fullmatch(r"store:\w+:\d", key)}
        assert drawn == {
            f"store:{name}:{owner}" for name, owners in north["stores"].items() for owner in owners if owner >= 0
        }
        for key in drawn:
            _, name, owner = key.split(":")
            node = scene.nodes[key]
            assert node.parent == f"town:{name}"
            assert node.attributes["fill"] == f"url(#pat-{int(owner) + 1})"
            assert NAMES[int(owner)] in scene.nodes[f"town:{name}"].title
        assert {key[7:] for key in scene.nodes if re.fullmatch(r"medium:\w+", key)} == set(north["tiles"])
        discs = Counter(found[1] for key in scene.nodes if (found := re.fullmatch(r"disc:(\w+):\d:\d", key)))
        owners = t.view(None)["seats"]
        for city in t.figures.cities:
            counts = [owns["cities"].get(city, 0) for owns in owners]
            assert discs[city] == (sum(counts) if sum(counts) <= 4 else sum(count > 0 for count in counts))


def test_a_slot_shows_its_price_until_a_store_covers_it() -> None:
    t = start(2)
    assert words(draw(t, None), "town:den") == "−1−2−2−3"
    assert words(draw(stores(t, 1, "den"), None), "town:den") == "−2−2−3"


def test_every_town_without_a_city_carries_its_number() -> None:
    t = start(2)
    scene = draw(t, None)
    assert t.figures.north is not None
    signs = [node.text for node in scene.nodes.values() if node.attributes.get("class") == "disp quiet"]
    towns = [name for name in t.figures.north.towns if name not in t.figures.cities]
    assert [sign for sign in signs if sign in map(town_number, towns)][: len(towns)] == [*map(town_number, towns)]
    assert len(set(map(town_number, towns))) == len(towns)


@rule("GWTN-STORE-4")
def test_a_town_shows_the_store_that_would_stand_there_and_what_gives_access() -> None:
    t = stores(start(3), 0, "t01")
    t.money[0] = 1
    t.cities[t.figures.cities.index("st_louis")] = 1
    t = asking(t, PlaceStore(0, 1, 1))
    scene = draw(t, 0)
    assert set(legal(scene)) == {"town:oma", "town:t02", "town:t04"}
    for name in ("oma", "t02", "t04"):
        choice = town(t, name)
        assert scene.nodes[f"preview:{choice}"].preview == (choice,)
        assert scene.nodes[f"preview:{choice}.way"].attributes["d"].startswith("M")
        assert f"preview:{choice}.store" in scene.nodes
    strip = float(re.findall(r"-?[\d.]+", scene.nodes[f"preview:{town(t, 't04')}.way"].attributes["d"])[1])
    assert strip > at(scene, "town:t04")[1]
    assert t.step().keys(t, town(t, "mtl")) == ("town:mtl",)


@rule("GWTN-STORE-5")
def test_a_town_with_dear_slots_carries_the_lowest_price_and_each_slot_its_own() -> None:
    t = stores(start(3), 0, "t06")
    t.money[0] = 2
    t = asking(t, PlaceStore(0, 1, 1))
    assert words(draw(t, 0), "badge:town:den") == "$1"
    t.play(town(t, "den"))
    scene = draw(t, 0)
    assert {key: node.choices for key, node in legal(scene).items()} == {"lot:den:1": (0,), "lot:den:2": (1,)}
    assert words(scene, "badge:lot:den:1") == "$1"
    assert words(scene, "badge:lot:den:2") == "$2"
    assert "lot:den:4" in scene.nodes
    assert t.step().keys(t, 3) == ("lot:den:4",)
    assert scene.nodes["preview:1"].preview == (1,)


@rule("GWTN-STORE-10")
def test_the_tile_of_a_medium_town_can_be_clicked() -> None:
    t = start(2)
    assert t.figures.north is not None
    assert t.north is not None
    place = next(town for town in t.figures.north.medium)
    name = t.figures.north.towns[place]
    actions = [t.figures.action_ids["gain_money_5"], t.figures.action_ids["take_cattle_value3"]]
    t.north.tiles = [t.figures.north.tile_names.index("five_or_cattle") if tile >= 0 else -1 for tile in t.north.tiles]
    t.market[t.figures.kind_value.index(3)] = 1
    t = asking(stores(t, 0, name), MayDo(0, OF_TOWN, *actions))
    assert {key: node.choices for key, node in legal(draw(t, 0)).items()} == {f"medium:{name}": tuple(actions)}


@rule("GWTN-STORE-9")
def test_the_station_of_a_town_is_upgraded_where_it_stands() -> None:
    t = start(2)
    t.money[0] = 20
    t = asking(t, MayUpgrade(0, 10))
    scene = draw(t, 0)
    assert list(legal(scene)) == ["station:11"]
    assert words(scene, "badge:station:11") == "$7"
    assert at(scene, "station:11")[1] < 0


@rule("GWTN-DEL-1")
def test_a_delivery_can_go_to_a_big_city_with_an_own_store_and_the_others_say_why_not() -> None:
    t = stores(start(3), 0, "oma")
    t.total = 12
    t = asking(t, Deliver(0, 0))
    scene = draw(t, 0)
    assert scene.nodes["city:oma"].choices == (t.figures.cities.index("oma"),)
    assert f"preview:{t.figures.cities.index('oma')}.disc" in scene.nodes
    assert scene.nodes["city:den"].title.endswith("This player has no store here.")
    assert "off" in scene.nodes["city:den"].attributes["class"]
    assert "8 short" in scene.nodes["city:mtl"].title


# ------------------------------------------------------------------ the annex


@every_count
@rule("GWTN-STORE-1", "GWTN-STORE-2")
def test_the_annex_shows_the_stores_that_are_left_and_the_bells(players: int) -> None:
    for t, _, scene in pictures(players):
        for seat, owns in enumerate(t.view(None)["seats"]):
            inside = [node for node in scene.nodes.values() if node.parent == f"annex:{seat}"]
            houses = [node for node in inside if node.attributes["class"] == "stripe house"]
            rung = [node for node in inside if node.attributes["class"].endswith("k-rung")]
            assert (len(houses), len(rung)) == (owns["annex"]["left"], owns["annex"]["bells"])
            assert ("aux_store_2" in owns["slots"]) == (f"slot:{seat}:aux_store_2" in scene.nodes)
            assert f"aux:{seat}:place_store" in scene.nodes
            tiles = len(t.own_buildings(seat)) + t.unbuilt[seat].bit_count()  # a replaced one has left the game
            assert len([key for key in scene.nodes if re.fullmatch(rf"building:{seat}:\d+", key)]) == tiles <= 13


def test_the_others_show_their_stores_and_bells_in_brief() -> None:
    t = stores(start(2), 1, "t01", "t02", "oma", "t03")
    assert words(draw(t, 0, shape="tall"), "strip:1:stores") == "41"
    assert draw(t, 0).nodes["store:t03:1"].origin == "annex:1"


def test_the_hand_reaches_big_cities_only_with_a_store() -> None:
    t = start(2)
    t.hands[0], t.marker[0] = [t.figures.cattle - 1], t.figures.track.index(3)
    total = t.figures.kind_value[t.figures.cattle - 1] + 3
    assert total == 8
    assert words(draw(t, 0), "worth:0").endswith("as far as Bloomington")
    assert words(draw(stores(t, 0, "den"), 0), "worth:0").endswith("as far as Denver")
