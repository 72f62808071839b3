"""The drawing of the table: what each seat is shown, which parts of it are choices, and what they promise."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from abilene.engine.core import FIRST, PASS
from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES, Game
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.montana import BOX
from abilene.games.montana.data import GOODS, KINDS, WORKERS, trade_choice
from abilene.games.montana.scene import scene as drawing_of
from abilene.games.montana.scene.land import rows_of_four
from abilene.games.montana.state import Territory
from tests.desk import unreadable
from tests.drawings import check_form, check_parts, check_type, check_updates, check_words, legal, things, words
from tests.montana.plains import A, B, C, plains
from tests.rules import rule
from tools.rules import rule_ids

NAMES = ["Ada", "Boaz", "Jean-Christophe", "Ån"]
COUNTS = (1, 2, 3, 4)
# One after another, so that each is drawn once.
every_count = pytest.mark.parametrize("players", COUNTS, scope="module")

# Answers for which nothing on the table stands: by question, all choices that may be missing.
BUTTONS = {"add": {PASS}, "build": {PASS}, "bonus": {0}, "end": {0}, "canteen": {0}}


@cache
def load(players: int, **options: Any) -> Game[Territory]:
    return Game(BOX, players, **options)


def some_game(players: int, seed: int, **options: Any) -> Iterator[Territory]:
    """A game played at random, except that everybody builds who can: the state at each decision, and the end."""
    t = load(players, **options).start(seed)
    luck = random.Random(seed)
    while not t.over:
        yield t
        choices = t.options()
        building = [choice for choice in choices if kind(t) == "act" and choice == t.game.parse(t, "build")]
        t.play(luck.choice(building or choices))
    yield t


def kind(t: Territory) -> str:
    return "" if t.over else t.step().kind


@cache
def moments(players: int) -> dict[str, Territory]:
    """One state of each question that comes up, and the end."""
    found: dict[str, Territory] = {}
    for t in some_game(players, 11, start_region="first_player_chooses", surplus_cows="supply", auto_bonus=False):
        found.setdefault(kind(t), t.copy())
    return found


def asked(question: str) -> Territory:
    """A state in which this is asked."""
    return next(moments(players)[question] for players in (3, 4, 2) if question in moments(players))


def viewers(t: Territory, turn: int) -> list[int | None]:
    """Who must choose; and in turn somebody else, a spectator, the replay."""
    others: list[int | None] = [None, EVERYBODY]
    if t.figures.players > 1:
        others.append((t.player + 1) % t.figures.players)
    other = others[turn % len(others)]
    return [other] if t.over else [t.player, other]


def draw(t: Territory, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    return drawing_of(t, seat, t.game.texts(lang, NAMES[: t.figures.players]), shape)


@cache
def pictures(players: int) -> list[tuple[Territory, int | None, Scene]]:
    """All moments as all kinds of viewers see them, shapes and languages in turn."""
    found = []
    for i, t in enumerate(moments(players).values()):
        for j, seat in enumerate(viewers(t, i)):
            found.append((t, seat, draw(t, seat, LANGS[(i + j) % 2], SHAPES[(i // 2 + j) % 2])))
    return found


# ------------------------------------------------------------------ every moment


def test_every_question_is_drawn_here() -> None:
    assert set().union(*map(moments, COUNTS)) == {*load(2).spans, ""}


@every_count
def test_a_drawing_is_well_formed(players: int) -> None:
    for _, _, scene in pictures(players):
        check_form(scene)


@every_count
def test_both_shapes_and_languages_have_the_same_keys_and_choices(players: int) -> None:
    for i, t in enumerate(moments(players).values()):
        for seat in viewers(t, i):
            assert things(draw(t, seat, "en", "wide")) == things(draw(t, seat, "fr", "tall"))


@every_count
def test_the_parts_fill_the_drawing_and_do_not_overlap(players: int) -> None:
    names = {"part:map", "part:mat:0", "part:workers", "part:wheel", "part:store"}
    for shape in SHAPES:
        drawn = draw(moments(players)[""], None, shape=shape)
        check_parts(drawn, names | {"part:players"} if players > 1 else names)


@every_count
def test_the_nodes_stand_for_all_options_but_the_buttons_of_the_page(players: int) -> None:
    for t, seat, scene in pictures(players):
        chosen = {choice for node in scene.nodes.values() for choice in node.choices}
        if seat is None or t.player != seat:
            assert not chosen
            assert not any(node.preview for node in scene.nodes.values())
        else:
            assert set(t.options()) - chosen == BUTTONS.get(kind(t), set()) & set(t.options())
            assert chosen <= set(t.options())


@every_count
def test_a_choice_means_the_nodes_that_stand_for_it_and_what_is_refused_can_be_pointed_at(players: int) -> None:
    refused = 0
    for t in moments(players).values():
        if t.over:
            continue
        nodes = draw(t, t.player).nodes
        for choice in t.game.spans[kind(t)]:
            keys = t.step().keys(t, choice)
            if choice in t.options():
                assert {key for key, node in nodes.items() if choice in node.choices} == set(keys)
            else:
                refused += sum(key in nodes for key in keys)
    assert refused


@every_count
def test_every_part_says_what_it_is_and_names_a_rule_that_exists(players: int) -> None:
    known = set(rule_ids(BOX.folder / "rules.en.md"))
    for _, _, scene in pictures(players):
        check_words(scene, known)


@every_count
def test_words_are_large_enough_to_be_read(players: int) -> None:
    for _, _, scene in pictures(players):
        check_type(scene)


@every_count
def test_chance_to_come_does_not_change_the_drawing(players: int) -> None:
    for i, t in enumerate(moments(players).values()):
        for seat in viewers(t, i):
            if seat != EVERYBODY:
                twin = t.redeal(seat, 5)
                assert isinstance(twin, Territory)
                assert draw(twin, seat) == draw(t, seat)


@pytest.mark.parametrize(("players", "seat", "shape"), [(2, 0, "wide"), (4, None, "tall"), (1, 0, "tall")])
def test_a_browser_that_applies_the_changes_shows_the_whole_game(players: int, seat: int | None, shape: str) -> None:
    some = (t for decision, t in enumerate(some_game(players, 9)) if decision % 30 <= 2 or t.over)  # a few in a row
    check_updates(draw(t, seat, "fr", shape) for t in some)


def test_a_table_with_other_figures_is_drawn_with_them() -> None:
    plain = load(3).start(4)
    changed = Game(BOX, 3, {"shop": {"column_costs": [1, 2, 4, 5, 7]}, "bank_space": [{"id": "bank_1", "coins": 6}]})
    for t, costs, coins in ((plain, "23456", 5), (changed.start(4), "12457", 6), (plain, "23456", 5)):
        scene = draw(t, None)
        assert "".join(words(scene, f"column:{column}") for column in range(1, 6)) == costs
        assert words(scene, "bank:bank_1") == str(coins)


# ------------------------------------------------------------------ the map


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_region_bears_the_name_by_which_the_texts_call_it(players: int, shape: str) -> None:
    t = load(players).start(4)
    scene = draw(t, None, shape=shape)
    printed = [node.text for key, node in scene.nodes.items() if key.startswith("land:names.")]
    assert printed == [name.upper() for name in t.figures.region_names]
    assert all(scene.nodes[f"region:{name}"].title.startswith(f"{name.upper()}, ") for name in t.figures.region_names)


def test_the_rows_of_the_shop_bear_their_numbers() -> None:
    scene = draw(load(2).start(4), None)
    for row in (1, 2, 3, 4):
        assert words(scene, f"reward:{row}").startswith(str(row))
        assert scene.nodes[f"reward:{row}"].title.startswith(f"Row {row} ")


@pytest.mark.parametrize("lang", LANGS)
def test_the_first_words_of_a_tip_are_a_whole_sentence(lang: str) -> None:
    """The page sets them as its title, up to the first stop or colon."""
    for t, seat, _ in pictures(3):
        for key, node in draw(t, seat, lang).nodes.items():
            if node.title and not key.startswith("bidder:"):
                assert not re.match(r"[^.!?]*:", node.title), node.title


@rule("MON-BUILD-1", "MON-BUILD-2")
def test_what_can_be_built_glows_and_what_is_missing_is_said() -> None:
    p = (
        plains(2)
        .goods(A, wheat=1, pumpkin=1)
        .cows(1)
        .land((1, 0), "wheat wheat pumpkin")
        .land((0, 1), "wheat stone_large")
    )
    scene = draw(p.build(A).t, A)
    assert {key for key in legal(scene) if key.startswith("region:")} == {
        f"region:{p.name(at)}" for at in p.buildable()
    }
    short, city = (scene.nodes[f"region:{p.name(at)}"].title for at in ((1, 0), (0, 1)))
    assert "You lack 1 wheat, which a cow could buy." in short
    assert "You lack 1 large stone, which only the city gives." in city
    assert "lack" not in scene.nodes[f"region:{p.name((-1, 0))}"].title
    assert "lack" not in "".join(node.title for node in draw(p.t, B).nodes.values())


@rule("MON-TURN-4")
def test_at_the_start_of_a_turn_all_that_can_be_paid_for_means_to_build() -> None:
    p = plains(2).goods(A, wheat=1, pumpkin=1).land((1, 0), "wheat wheat pumpkin").turn(A)
    build = next(choice for choice in p.t.options() if p.t.step().say(p.t, choice) == "build")
    scene = draw(p.t, A)
    reached = {key for key, node in legal(scene).items() if build in node.choices}
    around = {(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert reached == {f"region:{p.name(at)}" for at in around}


def test_pointing_at_a_region_shows_the_settlements_and_what_is_left_of_the_goods() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=2, stone_small=1, copper_small=1)
    p.land((1, 0), "wheat pumpkin stone_small copper_small", double=True).build(A)
    region = p.region((1, 0))
    scene = draw(p.t, A)
    assert scene.nodes[f"preview:{region}"].preview == (region,)
    assert words(scene, f"badge:{p.name((1, 0))}") == "+1"
    assert [key for key in scene.nodes if key.startswith("badge:") and "." not in key] == [f"badge:{p.name((1, 0))}"]
    assert words(scene, f"change:{region}") == "−1 → 2−1 → 1−1 → 0−1 → 0"
    p.build_on((1, 0))
    assert [p.t.good(A, kind) for kind in range(4)] == [2, 1, 0, 0]
    assert p.pieces((1, 0)) == 2


@rule("MON-BUILD-11", "MON-BUILD-12")
def test_a_cow_and_canteens_are_told_and_shown_as_gains() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=2).cow((1, 0)).terrain((2, 0), "lake", canteen=True).build(A)
    region = p.region((1, 0))
    label = p.t.game.label(p.t, region)
    assert label.endswith(", and a cow for you, and a canteen for you")
    assert p.t.game.label(p.t, region, "fr").endswith(", et une vache pour toi, et une gourde pour toi")
    assert words(draw(p.t, A), f"change:{region}").endswith("+1 → 1+1 → 1")
    p.build_on((1, 0))
    assert (p.t.cows[A], p.t.canteens[A]) == (1, 1)


@pytest.mark.parametrize("shape", SHAPES)
def test_changes_are_told_whole_and_cover_no_other(shape: str) -> None:
    p = plains(2).coins(9).goods(A, wheat=11, pumpkin=11).cows(1).workers(A, copper=2, wheat=1, stone=1).turn(A)
    scene = draw(p.t, A, shape=shape)
    told = [key for key in scene.nodes if re.fullmatch(r"change:-?\d+", key)]
    assert "+11 → 20" in {words(scene, key) for key in told}
    for key in told:
        strokes = [node for node in scene.nodes.values() if node.parent == key]
        assert not any("…" in node.text for node in strokes)
        boxes = sorted(
            (float(node.attributes["y"]), float(node.attributes["x"]), float(node.attributes["width"]))
            for node in strokes
            if node.tag == "rect"
        )
        for (y, x, w), (next_y, next_x, _) in pairwise(boxes):
            assert y != next_y or x + w <= next_x


@rule("MON-BUILD-8")
def test_a_row_of_four_is_one_bar_along_its_axis() -> None:
    row = [(1, 0), (2, 0), (3, 0), (4, 0)]
    p = plains(3).settled(A, *row[:3]).settled(B, (1, -1), (0, -1)).turn(C)
    assert not [key for key in draw(p.t, None).nodes if key.startswith("line:")]
    p.settled(A, row[3])
    assert f"line:{p.name(row[0])}:{p.name(row[-1])}" in draw(p.t, None).nodes
    for axis in ((1, 0), (1, -1), (0, -1)):
        owners = [A if (q * axis[1] == r * axis[0]) else -1 for q, r in p.t.figures.where]
        assert len(rows_of_four(tuple(owners), p.t.figures)) == 1


def test_settlements_cows_and_canteens_lie_where_they_are() -> None:
    for t, _, scene in pictures(4):
        for known in t.view(None)["map"]:
            name = known["region"]
            assert (f"houses:{name}" in scene.nodes) == (known["owner"] >= 0)
            assert (f"token:{name}" in scene.nodes) == bool(known["token"])
            if known["settlements"] > 2:
                assert words(scene, f"houses:{name}") == f"×{known['settlements']}"


# ------------------------------------------------------------------ work and wheel


@rule("MON-PROD-1", "MON-PROD-2")
def test_workers_and_their_space_stand_for_the_crews_that_can_be_sent() -> None:
    p = plains(2).coins(9).workers(A, copper=1, wheat=1, stone=1).turn(A).play("mine 3 coins")
    scene = draw(p.t, A)
    assert set(scene.nodes["large:mine_2"].choices) == set(p.t.options())
    for choice in p.t.options():
        crew = p.t.figures.crews[choice]
        for colour, name in enumerate(WORKERS):
            bunk = scene.nodes.get(f"worker:0:{name}:0")
            assert bool(crew[colour]) == (bunk is not None and choice in bunk.choices)
        assert scene.nodes[f"preview:{choice}"].preview == (choice,)


@rule("MON-PROD-3", "MON-BANK-2")
def test_what_a_space_costs_and_gives_is_what_happens() -> None:
    p = plains(2).coins(9).workers(A, copper=2, wheat=1, stone=1).turn(A)
    scene = draw(p.t, A)
    for space in ("mine 3 coins", "garden 6 coins", "bank 8 coins"):
        choice = next(c for c in p.t.options() if p.t.step().say(p.t, c) == space)
        after = p.t.copy()
        after.play(choice)
        while kind(after) in ("work", "bank"):
            after.play(after.options()[0])
        goods = [f"+{after.good(A, good)} → {after.good(A, good)}" for good in range(KINDS) if after.good(A, good)]
        more = after.coins[A] - 9
        coins = f"{'+' if more > 0 else '−'}{abs(more)} → {after.coins[A]}"
        shown = next(key for key, node in scene.nodes.items() if choice in node.preview)
        assert words(scene, shown) == "".join([*goods, coins])


@rule("MON-REC-6")
def test_workers_without_a_bunk_stand_in_a_red_ring() -> None:
    p = plains(2).workers(A, copper=5, wheat=3, stone=2)
    scene = draw(p.turn(A).t, A)
    assert sum("too-many" in node.attributes.get("class", "") for node in scene.nodes.values()) == 2


def test_workers_at_work_are_drawn_on_their_space() -> None:
    p = (
        plains(2)
        .crew_on("bank 8 coins", copper=1, wheat=1)
        .crew_on("mine 1 coin", copper=1)
        .crew_on("small mine 1 coin", stone=2)
    )
    scene = draw(p.turn(A).t, None)
    crews = {key for key in scene.nodes if re.fullmatch(r"crew:.*:\d", key)}
    spaces = ["crew:bank_2:0", "crew:bank_2:1", "crew:mine_1:0", "crew:mine_1.small:0", "crew:mine_1.small:1"]
    assert crews == set(spaces)
    assert "Occupied: 1 brown worker." in scene.nodes["large:mine_1"].title


@rule("MON-REC-1")
def test_the_arrow_turns_to_the_segment_where_the_wheel_stopped() -> None:
    p = plains(2).wheel(5)
    p.turn(A).play("recruit")
    assert draw(p.t, A).nodes["arrow"].attributes["transform"] == "rotate(225)"


@rule("MON-REC-5", "MON-REC-8")
def test_segments_that_wheat_can_reach_carry_their_price() -> None:
    p = plains(2).goods(A, wheat=3).wheel(6)
    p.turn(A).play("recruit")
    scene = draw(p.t, A)
    assert kind(p.t) == "advance"
    assert {key: node.choices for key, node in legal(scene).items()} == {
        key: (steps,) for steps in range(4) for key in (f"segment:{(6 + steps) % 8}", f"sheet:advance:{steps}")
    }
    assert words(scene, "segment:7").endswith("1")
    assert words(scene, "segment:5") == "7"
    assert words(scene, "segment:6").endswith("0")  # where the arrow is: nothing is paid
    assert words(scene, "sheet:advance:0") == "0No more workers"
    assert scene.nodes["preview:2"].attributes["transform"] == "rotate(0)"
    assert words(scene, "change:2") == "−2 → 1"


# ------------------------------------------------------------------ the city


def stories(scene: Scene) -> dict[str, str]:
    """By name, how far each seat is in the city."""
    said = [
        node.title.rsplit(". ", 1)[0].split(": ", 1)
        for key, node in scene.nodes.items()
        if re.fullmatch(r"bidder:\d", key)
    ]
    return dict(said)


@rule("MON-CITY-5", "MON-CITY-7", "MON-CITY-9")
def test_the_bidding_is_told_seat_by_seat() -> None:
    p = plains(3)
    for seat in (A, B, C):
        p.goods(seat, pumpkin=4)
    p.turn(A)
    assert set(stories(draw(p.t, None)).values()) == {"waits"}
    assert "1 pumpkin short" in draw(p.t, A).nodes["cell:4:5"].title, "the bonus pumpkin taken"
    refusal = p.t.game.refusal_at(p.t, "cell:4:5")
    assert refusal is not None
    assert "1 pumpkin short" in refusal.en
    p.play("city", "bid 2 on row 2")
    scene = draw(p.t, B)
    assert stories(scene) == {
        "Ada": "row 2, 2 pumpkins", "Boaz": "chooses a space now", "Jean-Christophe": "comes next",
    }  # fmt: skip
    assert scene.nodes["store"].choices == (PASS,)
    assert "Somebody stands in this row" in scene.nodes["cell:2:1"].title
    assert "2 pumpkins short" in scene.nodes["cell:4:5"].title
    assert words(scene, "cell:2:2") == "31"  # three pumpkins, pushing out seat 1
    p.play("bid 3 on row 2")
    assert stories(draw(p.t, None)) == {
        "Ada": "is pushed out: moves on", "Boaz": "row 2, 3 pumpkins", "Jean-Christophe": "comes next",
    }  # fmt: skip
    p.play("pass", "bid 2 on row 1")
    assert kind(p.t) == "goods"
    assert stories(draw(p.t, None)) == {
        "Ada": "passes", "Boaz": "takes the reward now", "Jean-Christophe": "row 1, 2 pumpkins",
    }  # fmt: skip


def test_at_the_store_everybody_keeps_the_same_place() -> None:
    p = plains(3)
    for seat in (A, B, C):
        p.goods(seat, pumpkin=4)
    lines = [{seat: middle(draw(p.turn(first).t, None), f"bidder:{seat}") for seat in (A, B, C)} for first in (A, B, C)]
    assert lines[0] == lines[1] == lines[2]
    scene = draw(p.turn(B).play("city").t, None)  # then numbers tell who comes when
    assert [words(scene, f"bidder:{seat}")[0] for seat in (A, B, C)] == ["3", "1", "2"]


@rule("MON-CITY-2")
def test_a_space_of_the_shop_says_what_its_row_gives() -> None:
    scene = draw(load(2).start(4), None)
    assert scene.nodes["cell:2:2"].title == "Row 2 gives 3 goods of choice for 3 pumpkins."


@rule("MON-COW-4")
def test_the_story_goes_on_while_a_worker_too_many_is_sent_back() -> None:
    p = plains(2).goods(A, pumpkin=1).goods(B, pumpkin=3).cows(1).workers(A, copper=8)
    p.turn(A).play("city", "bid 2 on row 3", "bid 3 on row 1", "trade beige worker")
    assert kind(p.t) == "dismiss"
    assert stories(draw(p.t, None)) == {"Ada": "takes the reward now", "Boaz": "row 1, 3 pumpkins"}
    assert "all pay and take in turn" in words(draw(p.t, None), "store")


def test_a_representative_stands_on_its_space_and_else_waits_at_the_store() -> None:
    for t, _, scene in pictures(3):
        for seat, space in enumerate(t.stand):
            row, column = t.figures.cell(space)
            rep = middle(scene, f"rep:{seat}")
            if space >= 0:
                cell = middle(scene, f"cell:{row + 1}:{column + 1}")
                assert rep == pytest.approx(cell, abs=0.1)
            else:
                line = middle(scene, f"bidder:{seat}")
                assert rep == pytest.approx((line[0] + 38, line[1]), abs=0.1)


def middle(scene: Scene, key: str) -> tuple[float, float]:
    """Where a thing lies in its part."""
    node = scene.nodes[key]
    if node.tag != "g":
        return 0, 0
    found = re.match(r"translate\((\S+) (\S+)\)", node.attributes["transform"])
    assert found, key
    x, y = middle(scene, node.parent)
    return x + float(found[1]), y + float(found[2])


@rule("MON-SOLO-4")
def test_the_neutral_representative_stands_in_the_shop_of_the_solo_race() -> None:
    t = moments(1)["bid"]
    assert ("rep:neutral" in draw(t, 0).nodes) == (t.neutral >= 0)
    assert t.neutral >= 0


# ------------------------------------------------------------------ the mats


@every_count
def test_everybody_has_what_the_view_says(players: int) -> None:
    for t, _, scene in pictures(players):
        for seat in range(players):
            assert words(scene, f"coins:{seat}") == str(t.coins[seat])
            assert words(scene, f"cows:{seat}") == str(t.cows[seat])
            assert words(scene, f"canteens:{seat}") == str(t.canteens[seat])
            for number, good in enumerate(GOODS):
                assert words(scene, f"good:{seat}:{good}") == str(t.goods[seat * KINDS + number])
            workers = [key for key in scene.nodes if re.fullmatch(rf"worker:{seat}:\w+:\d+", key)]
            assert len(workers) == t.crew(seat)


@rule("MON-COW-1")
def test_whatever_a_cow_can_be_traded_for_is_a_thing_beside_it() -> None:
    p = plains(2).cows(1).turn(A)
    trades = [choice for choice in p.t.options() if choice <= FIRST]
    scene = draw(p.t, A)
    stands = [node.choices for key, node in legal(scene).items() if key.startswith("trade:")]
    assert sorted(stands, reverse=True) == [(trade,) for trade in trades]
    assert not scene.nodes["cows:0"].is_lit
    assert scene.nodes["trade:coins"].title == "Trade a cow for 3 coins"
    cow = p.t.game.refusal_at(p.t, "cows:0")
    assert cow is not None
    assert cow.rule == "MON-COW-1"
    assert words(scene, f"change:{trade_choice(2)}") == "+1 → 1−1 → 0"  # a wheat for the cow


@rule("MON-COW-2")
def test_whatever_is_asked_a_trade_that_is_not_possible_is_refused_at_what_it_would_bring() -> None:
    p = plains(2).workers(A, copper=2).coins(9).turn(A).play("mine 1 coin")
    assert p.asks() == (A, "add")
    refused = [choice for choice in p.t.figures.trades if choice not in p.t.options()]
    assert refused == p.t.figures.trades
    nodes = draw(p.t, A).nodes
    for choice in refused:
        (key,) = p.t.step().keys(p.t, choice)
        assert not nodes[key].is_lit
    assert {p.t.refusal(choice).rule for choice in refused} == {"MON-COW-2"}  # type: ignore[union-attr]


@rule("MON-TURN-3", "MON-COW-3")
@pytest.mark.parametrize("question", ["build", "advance", "bid", "goods", "exchange"])
def test_a_sheet_that_lies_over_the_mat_trades_cows_itself(question: str) -> None:
    t = asked(question).copy()
    seat = t.turn = t.player
    for cows in (1, 0):
        t.cows[seat] = cows
        t.choices = t.step().choices(t)
        lit = {key: node.choices for key, node in legal(draw(t, seat)).items() if "trade:" in key}
        assert len(lit) == cows * 2 * len(t.figures.trades)
        assert all(lit[f"sheet:{key}"] == lit[key] for key in lit if key.startswith("trade:"))


@rule("MON-BUILD-4")
def test_while_building_the_mat_counts_the_builds() -> None:
    p = plains(2).goods(A, wheat=3, pumpkin=3).build(A)
    assert words(draw(p.t, A), "builds") == "123"
    p.build_on((1, 0))
    scene = draw(p.t, A)
    assert words(scene, "builds") == "23+2"
    assert "Stopping now brings 2 coins." in scene.nodes["builds"].title


# ------------------------------------------------------------------ on the page


@every_count
def test_words_can_be_read_where_the_page_shows_them(players: int) -> None:
    for _, _, scene in pictures(players):
        if scene.width > scene.height:
            assert list(unreadable(scene, type_sizes(scene))) == []


def type_sizes(scene: Scene) -> Iterator[tuple[str, str, float]]:
    """Of all words: the part they stand in, and how large they are there."""
    for node in scene.nodes.values():
        if node.tag == "text" and node.text:
            size, above = float(node.attributes["font-size"]), scene.nodes[node.parent]
            while above.tag != "svg":
                grown = re.search(r" scale\((\S+)\)", above.attributes.get("transform", ""))
                size *= float(grown[1]) if grown else 1
                above = scene.nodes[above.parent]
            yield above.key, node.text, size


def test_beside_the_map_the_mat_and_the_work_stand_always_and_the_rest_one_at_a_time() -> None:
    scene = draw(load(3).start(4), None)
    slots = {key: node.attributes["data-slot"] for key, node in scene.nodes.items() if node.tag == "svg"}
    assert [key for key, slot in slots.items() if slot == "side"] == ["part:map", "part:mat:0", "part:workers"]
    assert [key for key, slot in slots.items() if slot == "tab"] == ["part:wheel", "part:store", "part:players"]


@rule("MON-CITY-2", "MON-CITY-17")
def test_the_city_says_all_of_its_rewards_and_keeps_them_clear_of_its_edges() -> None:
    for lang in LANGS:
        drawn = draw(asked("bid"), asked("bid").player, lang)
        told = [node for node in drawn.nodes.values() if node.parent.startswith("reward:") and len(node.text) > 6]
        assert len(told) == 4
        for node in told:
            assert "…" not in node.text
            paper = next(each for each in drawn.nodes.values() if each.parent == node.parent and each.tag == "rect")
            right = float(paper.attributes["x"]) + float(paper.attributes["width"])
            if "textLength" in node.attributes:
                assert float(node.attributes["x"]) + float(node.attributes["textLength"]) <= right - 5
