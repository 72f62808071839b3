"""The drawing of the table: what each seat is shown, which parts of it are choices, and what they promise."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import abilene
from abilene.engine.core import PASS
from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.events import TollPaid, WorkerHired
from abilene.games.great_western_trail.north.stores import PlaceStore
from abilene.games.great_western_trail.scene.choices import offers
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.asking import TOKEN
from abilene.games.great_western_trail.steps.buildings import BuildAt
from abilene.games.great_western_trail.steps.turn import MoveHerder
from abilene.games.great_western_trail.steps.workers import Hire
from tests.drawings import check_form, check_parts, check_type, check_updates, check_words, legal, words
from tests.great_western_trail.drawn import parts, same_everywhere
from tests.great_western_trail.ranch import A, B, north, ranch
from tests.rules import rule
from tools.rules import rule_ids

NAMES = ["Ada", "Boaz", "Jean-Christophe", "Ån"]
TABLES = [(players, edition) for edition in (1, 2) for players in (2, 3, 4)]
# One after another, so that each is drawn once.
every_table = pytest.mark.parametrize(("players", "edition"), TABLES, scope="module")


def some_game(players: int, edition: int, seed: int, **options: Any) -> Iterator[Trail]:
    """A game played at random: the state at each decision, and after the last one."""
    t: Trail = abilene.load("great_western_trail", players=players, edition=edition, **options).start(seed)
    luck = random.Random(seed)
    while not t.over:
        yield t
        t.play(luck.choice(t.options()))
    yield t


def kind(t: Trail) -> str:
    return "" if t.over else t.step().kind


@cache
def moments(players: int, edition: int) -> dict[str, Trail]:
    """One state of each question that comes up, and the end."""
    found: dict[str, Trail] = {}
    for t in some_game(players, edition, 11, neutral_buildings="random", building_sides="random"):
        found.setdefault(kind(t), t.copy())
    return found


@cache
def rare() -> dict[str, Trail]:
    """Questions that hardly ever come up at random, each at a table set up for it."""
    rich = ranch(3, 2).money(30, 30, 30).workers(A, cowboy=3, craftsman=2)
    upgrading = rich.masters(s1="M1").engines("4").engine_forward(A, 1).play("engine t4", "upgrade s1")
    copying = ranch(3, 2).money(9).building("A-1", A, "6b").building("A-2", A, "12a").visit(A, "A-1")
    found = [
        upgrading.play("disc aux_money_2"),
        copying.play("use copy_adjacent_building"),
        ranch(4, 1).engines("9", "3", "5").do(A, "extraordinary_delivery"),
        ranch(2, 2).money(20).engines("12").do(A, "upgrade_station_behind"),
        ranch(2, 1).money(0).engines("38", "7").engine_forward(A, 1),
        ranch(2, 2)
        .money(5)
        .building("A-2", B, "2b")
        .tile("FLOOD-1", "flood green 4")
        .herders("A", "A")
        .owe(MoveHerder(A, 3)),
    ]
    return {kind(table.t): table.t for table in found}


@cache
def asked(question: str) -> Trail:
    """A state in which this is asked, wherever it comes up first."""
    return next(found[question] for found in (*(moments(*table) for table in TABLES), rare()) if question in found)


def viewers(t: Trail, turn: int) -> list[int | None]:
    """Who must choose; and in turn somebody else, a spectator, the replay."""
    other = [(t.player + 1) % t.figures.seats, None, EVERYBODY][turn % 3]
    return [other] if t.over else [t.player, other]


def draw(t: Trail, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    game: Game[Any] = t.game
    return game.scene(t, seat, lang, shape, NAMES[: game.players])


@cache
def pictures(players: int, edition: int) -> list[tuple[Trail, int | None, Scene]]:
    """All moments as all kinds of viewers see them, shapes and languages in turn."""
    found = []
    for i, t in enumerate(moments(players, edition).values()):
        for j, seat in enumerate(viewers(t, i)):
            found.append((t, seat, draw(t, seat, LANGS[(i + j) % 2], SHAPES[(i // 2 + j) % 2])))
    return found


# ------------------------------------------------------------------ every moment


def test_every_question_is_drawn_here() -> None:
    drawn = set().union(*(moments(*table) for table in TABLES), rare())
    spans = abilene.load("great_western_trail", players=2).spans
    assert drawn == {*spans, ""}


@pytest.mark.parametrize("question", ["appoint", "copy", "haul", "station", "return"])
def test_rare_questions_can_be_answered_on_the_table(question: str) -> None:
    t = rare()[question]
    for lang in LANGS:
        scene = draw(t, t.player, lang, SHAPES[LANGS.index(lang)])
        assert {choice for node in legal(scene).values() for choice in node.choices} == set(t.options()) - {PASS, TOKEN}
        assert not legal(draw(t, 1, lang))
        ElementTree.fromstring(str(scene))


@every_table
def test_a_drawing_is_well_formed(players: int, edition: int) -> None:
    for _, _, scene in pictures(players, edition):
        check_form(scene)


@every_table
def test_both_shapes_and_languages_have_the_same_keys_and_choices(players: int, edition: int) -> None:
    for i, t in enumerate(moments(players, edition).values()):
        for seat in viewers(t, i):
            same_everywhere(t, seat)


@every_table
def test_the_parts_fill_the_drawing_and_do_not_overlap(players: int, edition: int) -> None:
    for shape in SHAPES:
        scene = draw(moments(players, edition)[""], None, shape=shape)
        check_parts(scene, parts(shape, players))


@every_table
def test_the_nodes_stand_for_all_options_but_the_buttons_of_the_page(players: int, edition: int) -> None:
    for t, seat, scene in pictures(players, edition):
        chosen = {choice for node in scene.nodes.values() for choice in node.choices}
        if seat is None or t.player != seat:
            assert not chosen
            assert not any(node.preview for node in scene.nodes.values())
            continue
        missing = set(t.options()) - chosen
        assert chosen <= set(t.options())
        if kind(t) == "now":
            assert not chosen
        elif kind(t) == "use":
            begun = {node.plan[0] for node in scene.nodes.values() if node.plan}  # what a local action is about
            assert missing - begun - {PASS, TOKEN} <= {t.game.parse(t, "use end")}
        else:
            assert missing <= {PASS, TOKEN}


@every_table
def test_every_part_says_what_it_is_and_names_a_rule_that_exists(players: int, edition: int) -> None:
    known = set(rule_ids(abilene.load("great_western_trail", players=players).box.folder / "rules.en.md"))
    for _, _, scene in pictures(players, edition):
        check_words(scene, known)


@every_table
def test_words_are_large_enough_to_be_read(players: int, edition: int) -> None:
    for _, _, scene in pictures(players, edition):
        check_type(scene)


@every_table
@rule("GWT-HERD-1")
def test_what_a_seat_cannot_know_does_not_change_its_drawing(players: int, edition: int) -> None:
    for i, t in enumerate(moments(players, edition).values()):
        for seat in viewers(t, i):
            if seat != EVERYBODY:
                twin = t.redeal(seat, 5)
                assert t.game.scene(twin, seat, names=NAMES[:players]) == draw(t, seat)


@pytest.mark.parametrize(("players", "edition", "seat", "shape"), [(2, 1, 0, "wide"), (4, 2, None, "tall")])
def test_a_browser_that_applies_the_changes_shows_the_whole_game(
    players: int, edition: int, seat: int | None, shape: str
) -> None:
    some = (
        t for decision, t in enumerate(some_game(players, edition, 9)) if decision % 30 <= 2 or t.over
    )  # a few in a row
    check_updates(draw(t, seat, "fr", shape) for t in some)


def test_hidden_cards_have_keys_that_say_nothing() -> None:
    t = moments(3, 2)["move"]
    scene = draw(t, (t.player + 1) % 3)
    shown = {key.split(":", 2)[2] for key in scene.nodes if re.fullmatch(r"card:\d:[a-z]+ \d", key)}
    assert shown == {name for name in t.view((t.player + 1) % 3)["seats"][(t.player + 1) % 3]["cards"] if " " in name}
    for other in (t.player, (t.player + 2) % 3):
        assert not [key for key in scene.nodes if key.startswith(f"card:{other}:")]


# ------------------------------------------------------------------ the trail


def test_all_that_lies_on_the_trail_is_drawn_where_it_lies() -> None:
    for t, _, scene in pictures(3, 2):
        for space, tile in enumerate(t.tiles):
            name = t.figures.spaces[space]
            assert f"space:{name}" in scene.nodes
            if 0 <= tile < 100:
                assert (
                    scene.nodes[f"tile:{name}"].attributes["transform"]
                    == (scene.nodes[f"space:{name}"].attributes["transform"])
                )
        for seat in range(3):
            built = {t.face(space) for space in t.own_buildings(seat)}
            for face in built:
                number = t.figures.faces[face].name[:-1]
                assert scene.nodes[f"building:{seat}:{number}"].parent == "board:tiles"


@pytest.mark.parametrize("question", ["move", "ride"])
@rule("GWT-TOLL-1", "GWT-TOLL-4")
def test_a_ride_shows_its_way_and_pays_the_toll_that_it_shows(question: str) -> None:
    t = asked(question)
    scene = draw(t, t.player)
    seat, spaces = t.player, t.figures.spaces
    rides = [choice for choice in t.options() if 0 <= choice < len(spaces)]
    assert rides
    for space in rides:
        way = scene.nodes[f"preview:{space}"]
        key = next(key for key, node in legal(scene).items() if node.choices == (space,))
        assert way.preview == (space,) or way.of == key
        shown = int(words(scene, f"toll:{key}").removeprefix("−$")) if f"toll:{key}" in scene.nodes else 0
        assert paid(t, seat, space) == shown
        assert int(words(scene, f"badge:{key}")) == len([s for s in offers(t, texts(t))[space].way[1:] if stops(t, s)])
        assert way.attributes["d"].startswith("M")


def texts(t: Trail) -> Any:
    return t.game.texts("en", NAMES[: t.figures.seats])


def stops(t: Trail, space: int) -> bool:
    return t.tiles[space] != EMPTY or space == t.figures.kansas_city


def paid(t: Trail, seat: int, space: int) -> int:
    """The lowest toll for which the herder comes there."""
    costs = []
    first = t.copy()
    first.heard = []
    first.play(space)
    routes = first.options() if kind(first) == "route" else [None]
    for route in routes:
        after = first.copy()
        after.heard = first.heard[:]
        if route is not None:
            after.play(route)
        costs.append(sum(event.money for event in after.heard if isinstance(event, TollPaid)))
    return min(costs)


@rule("GWT-MOVE-3")
def test_several_ways_to_one_place_are_roads_to_choose_from() -> None:
    t = asked("route")
    scene = draw(t, t.player)
    ways = legal(scene)
    assert {key for key, node in ways.items()} == {f"way:{choice}" for choice in t.options() if choice >= 0}
    assert len({scene.nodes[f"{key}.line"].attributes["d"] for key in ways}) == len(ways)


def test_a_building_site_shows_its_price_and_the_building_that_would_stand_there() -> None:
    t = asked("site")
    scene = draw(t, t.player)
    for space in [choice for choice in t.options() if choice >= 0]:
        key = next(key for key, node in legal(scene).items() if node.choices == (space,))
        after = t.copy()
        after.play(space)
        assert words(scene, f"badge:{key}") == f"${t.money[t.player] - after.money[t.player]}"
        ghost = words(scene, f"preview:{space}.tile")
        assert any(ghost.startswith(name) for name in t.view(None)["seats"][t.player]["unbuilt"])


# ------------------------------------------------------------------ markets


@rule("GWT-BUY-1", "GWT-BUY-2")
def test_prices_that_can_be_paid_glow_and_the_others_say_why_not() -> None:
    t = asked("buy")
    scene = draw(t, t.player)
    cowboys, money = t.view(None)["about"]["cowboys"], t.money[t.player]
    assert words(scene, "market:cowboys") == f"×{cowboys}"
    for i, price in enumerate(t.figures.prices):
        node = scene.nodes[f"price:{price.id}"]
        if i in t.options():
            assert node.choices == (i,)
            assert words(scene, f"preview:{i}") == f"→ {cowboys - price.cowboys}"
        elif price.cowboys > cowboys:
            assert f"Needs {price.cowboys} cowboys, {cowboys} left." in node.title
        elif price.money > money:
            assert f"${price.money - money} short." in node.title
        else:
            assert "in the market" in node.title


@rule("GWT-HIRE-1", "GWT-HIRE-2")
def test_workers_for_hire_carry_their_price() -> None:
    t = asked("hire")
    scene = draw(t, t.player)
    for job in [choice for choice in t.options() if choice >= 0]:
        after = t.copy()
        after.heard = []
        after.play(job)
        cost = next(event.money for event in after.heard if isinstance(event, WorkerHired))
        found = [key for key, node in legal(scene).items() if job in node.choices]
        assert found
        assert all(key.startswith(f"job:{job // 3 + 1}:") for key in found)
        printed = t.figures.job_cost[job // 3] == cost
        assert printed or words(scene, f"badge:job:{job // 3 + 1}") == f"${cost}"
        assert f"for ${cost};" in scene.nodes[found[0]].title


def test_job_market_columns_out_of_use_are_shaded() -> None:
    for players, columns in ((2, 2), (3, 1), (4, 0)):
        scene = draw(moments(players, 2)[""], None)
        shaded = [node for node in scene.nodes.values() if node.attributes.get("class") == "unused"]
        assert len(shaded) == 12 * columns


# ------------------------------------------------------------------ railroad and cities


@rule("GWT-DEL-1", "GWT-DEL-2", "GWT-DEL-8")
def test_a_delivery_shows_its_transport_and_the_cities_out_of_reach_say_why() -> None:
    t = asked("deliver")
    scene = draw(t, t.player)
    assert words(scene, "delivery:total") == str(t.total)
    for city, name in enumerate(t.figures.cities):
        node = scene.nodes[f"city:{name}"]
        if city in t.options():
            assert node.choices == (city,)
            toll = f"toll:city:{name}"
            rings = scene.nodes[f"preview:{city}.rings"].attributes["d"] if toll in scene.nodes else ""
            assert (int(words(scene, toll).strip("−-$")) if toll in scene.nodes else 0) == rings.count("M")
            assert f"preview:{city}.disc" in scene.nodes
        elif t.figures.city_value[city] > t.total:
            assert f"{t.figures.city_value[city] - t.total} short." in node.title
        else:
            assert "delivered here already" in node.title


@rule("GWT-ENG-1")
def test_engines_stand_on_their_spaces_and_wait_apart_at_the_start() -> None:
    for t, _, scene in pictures(4, 2):
        places = [scene.nodes[f"engine:{seat}"].attributes["transform"] for seat in range(4)]
        assert len(set(places)) == 4
        for seat in range(4):
            if t.engine[seat]:
                rail = scene.nodes[f"rail:{t.figures.rail_name(t.engine[seat])}"]
                assert places[seat] == rail.attributes["transform"]


def test_many_discs_on_a_city_become_one_for_each_seat_with_its_number() -> None:
    t = moments(3, 1)[""].copy()
    cities = len(t.figures.cities)
    t.cities[0], t.cities[cities], t.cities[2 * cities] = 4, 1, 0
    scene = draw(t, None)
    discs = [key for key in scene.nodes if re.fullmatch(r"disc:kansas_city:\d:\d", key)]
    assert discs == ["disc:kansas_city:0:0", "disc:kansas_city:1:0"]
    assert scene.nodes["city:kansas_city:count:0"].text == "4"
    assert "city:kansas_city:count:1" not in scene.nodes


# ------------------------------------------------------------------ money and names


@pytest.mark.parametrize(("lang", "money"), [("en", "$0"), ("fr", "0\u00a0$")])
@rule("GWTN-MED-5")
def test_a_building_placed_for_free_says_so(lang: str, money: str) -> None:
    t = north().money(9).owe(BuildAt(A, 0, -2)).t
    scene = t.game.scene(t, A, lang)
    badges = [words(scene, key) for key in scene.nodes if key.startswith("badge:") and key.count(".") == 0]
    assert set(badges) == {money}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_drawing_writes_dollars_as_its_language_does(lang: str) -> None:
    wrong = re.compile(r"\d[\u00a0 ]?\$" if lang == "en" else r"\$\d|\d\$")
    for t in (ranch(2, 1).owe(Hire(A, 0, 0)).t, north(4).money(9, 9, 9, 9).owe(PlaceStore(A, 1, 0)).t):
        drawn = [node.text for node in t.game.scene(t, A, lang).nodes.values()]
        assert not [text for text in drawn if text.startswith("−") and "…" in text]
        said = [text for text in drawn if "$" in text]
        assert said
        assert not [text for text in said if wrong.search(text)]


def test_no_name_in_the_market_is_cut_or_covered() -> None:
    t = ranch(4, orange_cattle="both").t
    t.market = [int(kind in t.figures.market_cards) for kind in range(t.figures.cattle)]
    for lang in ("en", "fr"):
        scene = t.game.scene(t, A, lang)
        cards = [key for key in scene.nodes if key.startswith("market:") and "." not in key and key != "market:pile"]
        places = sorted(float(scene.nodes[key].attributes["transform"].split("(")[1].split()[0]) for key in cards)
        shown = min(after - before for before, after in pairwise(places))
        for key in cards:
            texts = [node for node in scene.nodes.values() if node.parent == key and node.tag == "text"]
            names = [node for node in texts if node.text[:1].isalpha()]
            assert names
            assert not any("…" in node.text for node in names)
            assert all("rotate(-90" in node.attributes.get("transform", "") for node in names)
            assert all(float(node.attributes["x"]) + 6 < shown - 30 for node in names)
