"""Pieces, cards and printed actions: each shows its figures, lies within its edges, and glows when it can be chosen."""

import re
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from abilene.engine.ink import Ink
from abilene.engine.lights import Lights
from abilene.engine.look import symbols, width
from abilene.engine.scene import Scene
from abilene.games.great_western_trail import BOX
from abilene.games.great_western_trail.data import COLOURS, COWBOY, GREEN, TASKS, VERBS, Action, Figures
from abilene.games.great_western_trail.scene.actions import action_marks, draw_marks, marks_width
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.cards import card_back, cattle, objective
from abilene.games.great_western_trail.scene.pieces import (
    badge,
    building,
    disc,
    engine,
    herder,
    master,
    risk,
    tile,
    toll,
)
from tests.great_western_trail.ranch import EDITIONS, TABLES
from tests.rules import rule

Box = tuple[float, float, float, float]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def figures(edition: int, tables: Any = TABLES) -> Figures:
    return Figures(tables, 3, {"edition": edition, "neutral_buildings": "fixed", "building_sides": "a"}, 1)


class Words:
    """Breeds by the name of their colour, as long as the longest of the box; letters are letters."""

    lang = "en"

    def format(self, key: str, /, **_: Any) -> str:
        if key.endswith("-letter"):
            return "V"
        return key.removeprefix("colour-").ljust(9, "x").replace("xxx", " xx")


WORDS: Any = Words()


def board(f: Figures, choices: tuple[int, ...] = ()) -> Board:
    """An empty board, on which the piece to come stands for these choices."""
    seen: Any = SimpleNamespace(figures=f)
    nowhere: Any = None
    lit = Lights({"it": choices} if choices else {}, {})
    return Board(Scene(200, 200, "a piece"), seen, lit, WORDS, "wide", {}, [], nowhere, nowhere)


def drawn(
    f: Figures,
    piece: Callable[..., object],
    *what: Any,
    at: tuple[int, int] = (0, 0),
    choices: tuple[int, ...] = (),
    **more: Any,
) -> Scene:
    """One piece, alone."""
    b = board(f, choices)
    piece(b, "it", "", at, *what, **more)
    return b.scene


def inked(draw: Callable[[Ink], object]) -> Scene:
    """Strokes, alone."""
    scene = Scene(200, 200, "strokes")
    draw(Ink(scene, scene.add("it", "g")))
    return scene


def texts(scene: Scene) -> list[str]:
    return [node.text for node in scene.nodes.values() if node.text]


def pictograms(scene: Scene) -> list[tuple[str, str]]:
    """Each pictogram with the tint it wears."""
    return [
        (node.attributes["href"][1:], node.attributes["class"].removeprefix("ink").removesuffix("pict-l").strip())
        for node in scene.nodes.values()
        if node.tag == "use"
    ]


def boxes(scene: Scene) -> list[tuple[str, Box]]:
    """What the strokes of a piece cover; shadows and the pile below may stick out."""
    found = []
    for key, node in scene.nodes.items():
        a = node.attributes
        if node.tag in ("rect", "use") and not {"shade", "halo", "ring"} & set(a["class"].split()):
            x, y, w, h = (float(a[name]) for name in ("x", "y", "width", "height"))
            blank = w / 12 if a.get("href", "").startswith("#i-") else 0  # pictograms leave a margin
            found.append((key, (x + blank, y + blank, x + w - blank, y + h - blank)))
        elif node.tag == "text":
            x, y, size = (float(a[name]) for name in ("x", "y", "font-size"))
            w = float(a.get("textLength", 0.86 * width(node.text, size)))
            left = x - w / 2 if a.get("text-anchor") == "middle" else x
            found.append((key, (left, y - 0.72 * size, left + w, y)))
    return found


def within(scene: Scene, w: float, h: float) -> None:
    for key, (left, top, right, bottom) in boxes(scene):
        assert left >= -w / 2 - 1, key
        assert right <= w / 2 + 1, key
        assert top >= -h / 2 - 1, key
        assert bottom <= h / 2 + 1, key


def readable(scene: Scene) -> None:
    for node in scene.nodes.values():
        if node.tag == "text":
            assert float(node.attributes["font-size"]) >= 10.5, node
        elif node.tag == "use":
            name = node.attributes["href"][1:]
            assert f'id="{name}"' in symbols(f"#{name}", BOX.look.icons), name


# ------------------------------------------------------------------ printed actions


def marks(edition: int, name: str) -> list[tuple[str, str, str]]:
    f = figures(edition)
    return [mark[:3] for mark in action_marks(f.actions[f.action_ids[name]], f)]


@every_edition
def test_an_action_shows_all_that_it_costs_and_gives(edition: int) -> None:
    f = figures(edition)
    for action in f.actions:
        scene = inked(partial(draw_marks, x=0, y=0, marks=action_marks(action, f)))
        shown, signs = texts(scene), pictograms(scene)
        icons = [name for name, _ in signs]
        readable(scene)
        assert (f"−${action.pay}" in shown) == (action.pay > 0)
        assert ("coin" in icons) == (action.money > 0), action.id
        assert not action.money or str(action.money) in shown
        assert ("i-certificate" in icons) == (action.steps > 0 or action.to_limit), action.id
        assert not action.steps or str(action.steps) in shown
        assert ("i-exchange" in icons) == (action.token > 0)
        assert ("/" in shown) == (action.per > 0)
        assert ("→" in shown) == (action.discard > 0 or action.back > 0 or VERBS[action.verb] == "deliver"), action.id
        if 1 <= action.discard <= len(COLOURS):
            assert ("ox-card", f"c-{COLOURS[action.discard - 1]}") in signs
        assert icons, action.id


@every_edition
def test_equal_signs_mean_equal_actions(edition: int) -> None:
    f = figures(edition)
    seen: dict[Any, str] = {}
    for action in f.actions:
        other = seen.setdefault(action_marks(action, f), action.id)
        assert other == action.id


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("discard_pair_money_3", ["ox-card", "ox-card", "→", "3"]),
        ("discard_any_money_6_objective_to_hand", ["any-card", "→", "6", "i-objective", "i-card"]),
        ("objective_gain", ["i-objective"]),
        ("hire_plus2", ["i-worker", "+2"]),
        ("hire_0", ["i-worker"]),
        ("hire_minus1", ["i-worker", "−1"]),
        ("build_2", ["i-hammer", "−2"]),
        ("hazard_7", ["i-warning", "−7"]),
        ("hazard_0", ["i-warning"]),
        ("engine_per_engineer", ["i-locomotive", "/", "i-engineer"]),
        ("pay_2_engine_2", ["−2", "i-locomotive", "2"]),
        ("engine_back_1_money_3", ["i-locomotive", "−1", "→", "3"]),
        ("draw_discard_per_cowboy", ["i-card", "/", "i-hat"]),
        ("draw_discard_3", ["i-card", "3"]),
        ("certificate_max", ["i-certificate", "max"]),
        ("move_5", ["i-boot", "5"]),
        ("buy_cattle", ["i-cattle", "$"]),
        ("aux_single_or_double", ["one-or-two"]),
        ("upgrade_station_behind", ["i-station"]),
    ],
)
def test_an_action_reads_from_left_to_right(name: str, signs: list[str]) -> None:
    assert [mark[1] for mark in marks(2, name)] == signs


def test_natives_wear_the_colours_of_their_edition() -> None:
    per_pair = "certificate_2_money_2_per_native_pair"
    assert marks(1, per_pair)[-2:] == [("icon", "i-teepee", "k-teepee-a"), ("icon", "i-teepee", "k-teepee-b")]
    assert marks(2, per_pair)[-2:] == [("icon", "i-bandit", "k-outlaw-a"), ("icon", "i-bandit", "k-outlaw-b")]


def test_an_action_says_how_much_room_it_takes() -> None:
    f = figures(2)
    action: Action = f.actions[f.action_ids["certificate_2_money_2_per_native_pair"]]
    signs = action_marks(action, f)
    room = 0.5 * marks_width(signs)
    within(inked(lambda ink: draw_marks(ink, 0, 0, signs, 0.5)), room + 6, 24)


# ------------------------------------------------------------------ buildings and tiles


@every_edition
@rule("GWT-COMP-6", "GWT-COMP-7")
def test_a_building_shows_its_name_its_hands_and_all_its_local_actions(edition: int) -> None:
    f = figures(edition)
    for number, face in enumerate(f.faces):
        seat = None if number < f.neutrals else 1
        scene = drawn(f, building, face, seat, "B", "")
        within(scene, 108, 64)
        readable(scene)
        signs = pictograms(scene)
        hands = [name for name, style in signs if style.startswith("hand-")]
        assert hands == ["i-hand-green"] * (face.hands & 1) + ["i-hand-black"] * (face.hands >> 1)
        wanted = [mark for group in face.groups for i in f.groups[group] for mark in action_marks(f.actions[i], f)]
        for mark in wanted:
            if mark.kind == "icon":
                assert (mark.name, mark.style) in signs, face.name
            elif mark.kind != "free":
                shown = f"{mark.name[0]}${mark.name[1:]}" if mark.kind == "money" else mark.name
                assert shown in texts(scene), face.name
        assert face.name in texts(scene)
        pattern = [node for node in scene.nodes.values() if node.attributes.get("fill") == "url(#pat-2)"]
        assert bool(pattern) == (seat is not None)


def test_local_actions_stand_in_at_most_two_lines() -> None:
    for edition in EDITIONS:
        f = figures(edition)
        for face in f.faces:
            scene = drawn(f, building, face, 0, "B", "")
            heights = {
                float(node.attributes["y"]) + float(node.attributes["height"]) / 2
                for node in scene.nodes.values()
                if node.tag == "use" and float(node.attributes["x"]) > -24
            }
            assert len({round(y) for y in heights}) <= 2, face.name


@every_edition
@rule("GWT-COMP-2", "GWT-COMP-3")
def test_a_tile_shows_its_hand_and_its_points(edition: int) -> None:
    f = figures(edition)
    for number in range(len(f.tile_names)):
        scene = drawn(f, tile, number, "T", "")
        within(scene, 52, 52)
        readable(scene)
        icons = [icon for icon, _ in pictograms(scene)]
        hands = [icon for icon in icons if icon.startswith("i-hand")]
        if number < 3:
            assert icons == [("i-hat", "i-hammer", "i-engineer")[number]]
            continue
        assert hands == ["i-hand-green" if f.tile_hands[number] == GREEN else "i-hand-black"]
        if f.tile_vp[number]:
            assert str(f.tile_vp[number]) in texts(scene)
        else:
            assert texts(scene) == ["V"]  # the letter of its colour, as the language has it


@every_edition
@rule("GWT-COMP-8")
def test_a_station_master_shows_what_it_gives_and_what_it_scores(edition: int) -> None:
    f = figures(edition)
    for number, of in enumerate(f.masters):
        b = board(f)
        master(b, "", (0, 0), number, "", -1)
        scene = b.scene
        within(scene, 52, 52)
        readable(scene)
        icons = [icon for icon, _ in pictograms(scene)]
        assert ("shield" in icons) == (of.vp > 0)
        assert not of.certificates or ("i-certificate" in icons and str(of.certificates) in texts(scene))
        assert of.per == 1 or f"/{of.per}" in texts(scene)


def test_a_tile_of_another_size_is_the_same_one_scaled() -> None:
    f = figures(2)
    small = drawn(f, tile, COWBOY, "T", "", 26, at=(10, 20))
    large = drawn(f, tile, COWBOY, "T", "", at=(10, 20))
    assert small.nodes["it"].attributes["transform"] == "translate(10 20) scale(0.5)"
    assert [node for key, node in small.nodes.items() if key != "it"] == [
        node for key, node in large.nodes.items() if key != "it"
    ]


# ------------------------------------------------------------------ cards


@rule("GWT-COMP-4")
def test_a_cattle_card_shows_value_points_colour_and_breed() -> None:
    f = figures(2)
    for kind in range(f.cattle):
        card = f.card_name(kind)
        scene = drawn(f, cattle, kind, "C")
        within(scene, 64, 84)
        readable(scene)
        value, *rest = texts(scene)
        assert value == str(f.kind_value[kind])
        assert (rest[0] == str(f.kind_vp[kind])) == (f.kind_vp[kind] > 0)
        assert card.split()[0][:4] in "".join(rest)
        assert any(f"c-{card.split()[0]}" in node.attributes.get("class", "") for node in scene.nodes.values())


def test_equal_cards_lie_on_a_pile_with_their_number() -> None:
    f = figures(2)
    one = drawn(f, cattle, 0, "C")
    three = drawn(f, cattle, 0, "C", count=3)
    assert set(texts(three)) - set(texts(one)) == {"×3"}


@every_edition
@rule("GWT-COMP-5")
def test_an_objective_shows_its_action_its_tasks_points_and_penalty(edition: int) -> None:
    f = figures(edition)
    for card, of in enumerate(f.objectives, f.cattle):
        scene = drawn(f, objective, card, "O")
        within(scene, 76, 84)
        readable(scene)
        shown, signs = texts(scene), pictograms(scene)
        assert str(of.vp) in shown
        assert (f"−{of.penalty}" if of.penalty else "0") in shown
        for task, needed in zip(TASKS, of.needs, strict=True):
            if task.startswith("cattle_"):
                numbers = [n for n in scene.nodes.values() if f"v-{task[-1]}" in n.attributes.get("class", "")]
                assert len(numbers) == needed
            elif task == "last_city":
                assert (str(max(f.city_value)) in shown) == bool(needed)
        houses = [sign for sign in signs if sign == ("i-settlement", "k-house")]
        assert len(houses) == of.needs[TASKS.index("building")]
        natives = [style for _, style in signs if style in ("k-teepee-a", "k-outlaw-a")]
        assert len(natives) == of.needs[TASKS.index("native_a")]


def test_a_back_shows_no_card() -> None:
    scene = drawn(figures(2), card_back, "a pile", "", 7, "deck 7")
    within(scene, 68, 94)
    assert texts(scene) == ["deck 7"]
    assert [icon for icon, _ in pictograms(scene)] == ["i-cattle"]


# ------------------------------------------------------------------ what they all share


def test_only_what_stands_for_choices_glows() -> None:
    f = figures(2)
    for choices in ((), (4, 7)):
        scene = drawn(f, tile, COWBOY, "T", "", choices=choices)
        node = scene.nodes["it"]
        assert node.choices == choices
        assert ("legal" in node.attributes["class"].split()) == bool(choices)
        assert ("it.halo" in scene.nodes) == bool(choices)
        assert ("it.ring" in scene.nodes) == bool(choices)
        styles = [node.attributes["class"].split() for key, node in scene.nodes.items() if key != "it"]
        assert sum("edge" in style for style in styles) == 1


def test_a_piece_is_drawn_once_under_one_key() -> None:
    b = board(figures(2))
    herder(b.scene, "it", "", (0, 0), 0, "H")
    with pytest.raises(ValueError, match="two nodes with the key 'it'"):
        tile(b, "it", "", (0, 0), COWBOY, "T", "")


def test_what_is_printed_is_the_same_node_in_every_drawing() -> None:
    f = figures(2)
    first, second = (drawn(f, building, f.faces[8], 2, "B", "", at=(x, 0)) for x in (0, 50))
    assert [key for key in first.nodes if first.nodes[key] is not second.nodes[key]] == ["it"]
    assert [node["key"] for node in second.diff(first)["changed"]] == ["it"]


def test_corrected_figures_are_drawn_anew() -> None:
    tables = deepcopy(TABLES)
    row = next(row for row in tables["second_edition"]["private_buildings"]["buildings"] if row["id"] == "1a")
    row["hands"], row["local_actions"] = ["black"], [["gain_money_4"]]
    shown = []
    for f in (figures(2), figures(2, tables), figures(2)):
        face = next(face for face in f.faces if face.name == "1a")
        scene = drawn(f, building, face, 0, "B", "")
        shown.append((texts(scene), [icon for icon, _ in pictograms(scene)]))
    assert shown[0] == shown[2] == (["1a", "2", "/"], ["i-hand-green", "coin", "i-forest"])
    assert shown[1] == (["1a", "4"], ["i-hand-black", "coin"])


def test_seats_are_told_apart_by_their_patterns() -> None:
    for seat in range(4):
        scene = Scene(200, 200, "pieces")
        engine(scene, "e", "", (0, 0), seat, "E")
        herder(scene, "h", "", (0, 0), seat, "H")
        disc(scene, "d", "", (0, 0), seat, 9)
        readable(scene)
        assert scene.nodes["d"].attributes["fill"] == f"url(#pat-{seat + 1})"
        assert [style for _, style in pictograms(scene)] == [f"seat-{seat + 1}"] * 2


def test_signs_show_their_numbers() -> None:
    f = figures(2)
    scene = Scene(200, 200, "signs")
    ink = Ink(scene, scene.add("it", "g"))
    ink.coin(0, 0, 12)
    ink.shield(0, 0, -3)
    badge(scene, "badge", "", (0, 0), "$6")
    toll(scene, "toll", "", (0, 0), 4)
    readable(scene)
    assert texts(scene) == ["12", "−3", "$6", "−$4"]
    gray = f.action_ids["risk_gray_certificate_1_money_2"]
    scene = drawn(f, risk, gray)
    within(scene, 108, 20)
    assert re.sub(r"\W", "", "".join(texts(scene))) == "12"
