"""Plans: what one click does."""

import json
import re

import pytest

import abilene
from abilene.engine.lights import INSTEAD, stands_for
from abilene.engine.look import width
from abilene.engine.scene import Node
from abilene.games.great_western_trail.data import JOB_COLUMNS
from abilene.games.great_western_trail.scene.layout import SHEET
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.actions import MayDo
from abilene.games.great_western_trail.steps.asking import OF_MASTER
from tests.contract.tables import pointed_at, random_choices
from tests.great_western_trail.drawn import draw
from tests.great_western_trail.ranch import A, B, Ranch, ranch
from tests.rules import rule

CHECK = 9  # half as wide as it is drawn


def told(t: Trail, key: str) -> list[str]:
    """What is done at one stroke by choosing a thing, choice by choice; none: it stands for no plan."""
    plan = next((plan for plan in t.step().plans(t) if plan.key == key), None)
    if plan is None:
        return []
    twin, said = t.copy(), []
    for choice in plan.choices:
        said.append(t.game.notation(twin, choice))
        twin.play(choice)
    return said


def picked(t: Trail, *keys: str) -> Trail:
    """The same table with these rows of its sheet picked, one after the other."""
    twin = t.copy()
    for key in keys:
        found = [pick.pick for pick in twin.step().picks(twin) if pick.key == key]
        assert found, f"{key} cannot be picked"
        picks = *twin.picked, *found
        twin = t.copy()
        twin.picked = picks
    return twin


def lit(t: Trail) -> dict[str, tuple[int, ...]]:
    """The nodes that are drawn for plans."""
    return {key: node.plan for key, node in draw(t, t.player).nodes.items() if node.plan}


# ------------------------------------------------------------------ cattle


def market(cowboys: int, money: int) -> Ranch:
    return ranch().money(money).workers(A, cowboy=cowboys).market("yellow 1", "red 2", "brown 3").pile("red 2")


@rule("GWT-BUY-2", "GWT-BUY-3")
@pytest.mark.parametrize(("cowboys", "money", "price"), [(1, 6, "v3_1"), (2, 6, "v3_2"), (3, 20, "v3_2")])
def test_a_cow_is_bought_with_one_click_at_the_cheapest_price(cowboys: int, money: int, price: str) -> None:
    r = market(cowboys, money).do(A, "buy_cattle")
    *paid, taken = told(r.t, "market:red 2")
    assert taken == "cattle longhorn 2"
    chosen = r.t.game.parse(r.t, *paid)
    assert r.t.figures.prices[chosen].id == price
    assert "Buy" in draw(r.t, A).nodes["market:red 2"].title


def test_a_cow_that_is_alone_in_its_value_needs_no_second_choice() -> None:
    r = market(1, 20).do(A, "buy_cattle")
    assert len(told(r.t, "market:brown 3")) == 1


def test_from_phase_b_the_local_action_is_part_of_it() -> None:
    r = market(3, 20).building("A-1", A, "2a").hand(A).visit(A, "A-1")
    assert [words.split()[0] for words in told(r.t, "market:red 2")] == ["use", "buy", "cattle"]
    assert draw(r.t, A).nodes["market:red 2"].plan


def test_other_prices_can_still_be_chosen() -> None:
    r = market(3, 20).do(A, "buy_cattle")
    prices = {key for key, node in draw(r.t, A).nodes.items() if key.startswith("price:") and node.choices}
    assert prices == {"price:v3_1", "price:v3_2", "price:v3_3", "price:v4_1", "price:v4_3"}


def test_what_cannot_be_paid_stands_for_nothing() -> None:
    r = market(1, 6).do(A, "buy_cattle")
    assert told(r.t, "market:brown 3") == []


# ------------------------------------------------------------------ local actions, where they are done


def workers(money: int) -> Ranch:
    return ranch().money(money).jobs("cowboy engineer", "craftsman", token=2)


@rule("GWT-HIRE-1", "GWT-HIRE-2", "GWT-LOC-1")
def test_a_worker_is_hired_with_one_click_at_the_lower_price_that_the_building_offers() -> None:
    r = workers(9).hand(A).visit(A, "A")
    plan = told(r.t, "job:1:3")
    assert [words.split()[0] for words in plan] == ["use", "hire"]
    cost = r.t.figures.job_cost[0]
    assert f"for ${cost}; you keep ${9 - cost}" in draw(r.t, A).nodes["job:1:3"].title
    assert "badge:job:1" not in draw(r.t, A).nodes  # it is what is printed there
    cheaper = workers(9).building("A-1", A, "6a").hand(A).visit(A, "A-1").t
    assert "badge:job:1" in draw(cheaper, A).nodes
    for words in plan:
        r.t.play(r.t.game.parse(r.t, words))
    assert r.t.money[A] == 9 - cost


@rule("GWT-BUY-4")
@pytest.mark.parametrize("money", [4, 20])
def test_the_pile_of_the_market_tells_what_it_is_here_for(money: int) -> None:
    t = market(1, money).hand(A).visit(A, "E").t
    assert told(t, "market:pile")[0].startswith("use")
    said = "With 1 cowboy turn up 1 card of the pile; this cannot be taken back"
    assert draw(t, A).nodes["market:pile"].title.startswith(said)
    t = market(1, 20).do(A, "buy_cattle").t
    assert draw(t, A).nodes["market:pile"].title.startswith(said)


@rule("GWT-HIRE-1", "GWT-HIRE-2", "GWT-LOC-1")
def test_a_worker_that_is_not_lit_tells_why() -> None:
    t = workers(3).hand(A).visit(A, "A").t
    cost = t.figures.job_cost[0]
    assert refused(t, "job:1:3") == ("GWT-HIRE-2", f"You cannot pay ${cost} for this engineer.")
    assert refused(t, "job:2:2")[0] == "GWT-HIRE-1"
    assert t.game.refusal_at(t, "market:pile") is None
    assert aside(t, "market:pile") == "GWT-LOC-1"
    t = market(1, 3).hand(A).visit(A, "E").t
    assert refused(t, "market:brown 3")[0] == "GWT-BUY-2"
    assert not draw(t, A).nodes["market:brown 3"].is_lit


@rule("GWT-MOVE-4", "GWT-FORE-1")
def test_whatever_is_no_answer_says_what_is_asked() -> None:
    t = ranch().hand(A, "gray").herders("F").turn().t
    assert [aside(t, key) for key in ("market:pile", "job:1:3", "card:0:gray 0", "price:0")] == ["GWT-MOVE-4"] * 4
    told = t.game.refusal_aside(t, "market:pile")
    assert told is not None
    assert told.en == "First move your herder: what you can do then depends on where you stop."
    t = ranch().herders("F").turn().play("move kansas-city").t
    assert aside(t, "market:pile") == "GWT-FORE-1"
    assert t.game.refusal_aside(t, "board:ground") is None


def refused(t: Trail, key: str) -> tuple[str, str]:
    """The rule and the reason that a click on this is answered with."""
    refusal = t.game.refusal_at(t, key)
    assert refusal is not None
    return refusal.rule, refusal.en


def aside(t: Trail, key: str) -> str:
    """The rule that a click on this is answered with, if nothing better is to be said of it."""
    refusal = t.game.refusal_aside(t, key)
    assert refusal is not None
    return refusal.rule


@rule("GWT-LOC-1", "GWT-LOC-2", "GWT-AUX-4")
def test_an_auxiliary_action_is_what_the_building_grants_and_else_instead_of_it() -> None:
    instead = ranch().money(5).hand(A, "gray").visit(A, "E").t
    assert told(instead, "aux:0:gain_money") == ["use auxiliary", "auxiliary money"]
    assert "Instead of the local actions" in draw(instead, A).nodes["aux:0:gain_money"].title
    granted = ranch().money(5).hand(A, "gray").discs_left(A, "hand_1").visit(A, "G").t
    use, gain = told(granted, "aux:0:gain_money")
    assert (use != "use auxiliary", gain) == (True, "auxiliary money double")
    assert len(told(granted, "aux:0:pay_engine_forward")) == 1  # single or double: that is asked
    node = draw(granted, A).nodes["aux:0:gain_money"]
    assert not node.choices
    assert "Instead" not in node.title


@rule("GWT-AUX-4")
def test_an_auxiliary_action_says_what_it_does_and_not_that_it_is_one() -> None:
    granted, instead = [ranch().money(5).hand(A, "gray").visit(A, at).t for at in "GE"]
    assert told(granted, "aux:0:gain_money")[1:] == ["auxiliary money"]
    for lang, alone, beginning in (
        ("en", "Auxiliary action: gain $1. ", "Instead of the local actions: gain $1. "),
        ("fr", "Action auxiliaire\xa0: gagner 1\xa0$. ", "À la place des actions du lieu\xa0: gagner 1\xa0$. "),
    ):
        assert draw(granted, A, lang).nodes["aux:0:gain_money"].title.startswith(alone)
        assert draw(instead, A, lang).nodes["aux:0:gain_money"].title.startswith(beginning)


@rule("GWT-LOC-1", "GWT-ENG-3", "GWT-ACT-3", "GWT-OBJ-1")
def test_what_a_building_is_about_is_lit_while_it_can_be_used() -> None:
    engine = ranch().money(5).workers(A, engineer=2).hand(A).visit(A, "C").t
    keys = lit(engine)
    assert {"rail:1", "rail:2", "certificate:0:1", "objective:stack"} <= set(keys)
    sale = ranch().money(5).hand(A, "green", "white").visit(A, "B").t
    assert [words.split()[0] for words in told(sale, "card:0:green 0")] in (["use"], ["use", "sell"])
    assert told(sale, "card:0:white 0") == []


@rule("GWT-LOC-1", "GWT-ACT-4")
def test_a_card_that_two_local_actions_ask_for_stands_for_both_and_plays_neither_unasked() -> None:
    r = ranch().building("ROCKFALL-RISK-2", A, "3a").hand(A, "gray", "gray", "black", "black")
    r.visit(A, "ROCKFALL-RISK-2")
    node = draw(r.t, A).nodes["card:0:gray 0"]
    assert not node.plan
    assert [r.t.game.notation(r.t, choice).split()[0] for choice in node.choices] == ["use", "use"]
    assert "two of one breed" in node.title
    assert "certificate" in node.title
    assert stands_for(r.t, "card:0:gray 0") == ()
    assert told(r.t, "card:0:black 0")[1:]  # only one of them asks for it


@rule("GWT-HIRE-4", "GWT-OBJ-4")
def test_what_an_immediate_action_is_about_is_lit() -> None:
    r = ranch().money(30).hand(A, "gray", "green").workers(A, engineer=1).jobs("engineer", token=2)
    r.visit(A, "A").play("use hire_0")
    assert [words.split()[0] for words in told(r.t, "card:0:gray 0")] == ["now"]
    assert set(lit(r.t)) == {"card:0:gray 0"}
    hazard = ranch().money(30).workers(A, cowboy=3).jobs("cowboy", token=2).tile("FLOOD-1", "flood green 4")
    assert set(lit(hazard.visit(A, "A").play("use hire_0").t)) == {"tile:FLOOD-1"}
    engine = ranch().hand(A, "o11").herders("F").turn().play("move play o11")
    assert set(lit(engine.t)) == {"rail:1", "rail:2"}


@rule("GWT-LOC-1")
def test_another_building_tells_where_the_herder_stands() -> None:
    t = ranch().money(9).hand(A, "gray").visit(A, "F").t
    assert t.game.refusal_at(t, "neutral:B") is None  # no hazard lies there: nobody can have meant that
    refusal = t.game.refusal_aside(t, "neutral:B")
    assert refusal is not None
    assert refusal.en == "In this turn you use only the location where your herder stands (building F)."


@rule("GWT-HMOVE-1", "GWT-TOLL-6")
def test_a_ride_of_a_local_action_shows_its_way_and_toll() -> None:
    r = ranch().money(9).building("A-1", A, "10a").building("A-2", B, "1a").hand(A).visit(A, "A-1")
    scene = draw(r.t, A)
    rides = [plan for plan in r.t.step().plans(r.t) if plan.key.startswith(("neutral:", "building:"))]
    assert len(rides) > 1
    assert "toll:building:1:1" in scene.nodes
    for plan in rides:
        assert scene.nodes[f"preview:{plan.key}"].of == plan.key


def test_a_card_that_can_be_played_is_played_though_a_local_action_would_discard_it() -> None:
    r = ranch().money(5).building("A-1", A, "1b").hand(A, "o02").visit(A, "A-1")
    node = draw(r.t, A).nodes["objective:o02"]
    assert node.choices
    assert not node.plan


# ------------------------------------------------------------------ buildings


def test_a_tile_is_chosen_from_phase_b_and_its_places_are_asked_then() -> None:
    r = ranch().money(3).workers(A, craftsman=1).visit(A, "B")
    plan = told(r.t, "sheet:build:2")
    assert plan[1:] == ["build 2a"]
    scene = draw(r.t, A)
    assert scene.nodes["part:build"].attributes["data-slot"] == "sheet"
    assert scene.nodes["sheet:build:2"].plan
    assert not scene.nodes["sheet:build:5"].is_lit
    assert draw(r.t, B).nodes.get("part:build") is None
    for words in plan:
        r.t.play(r.t.game.parse(r.t, words))
    after = draw(r.t, A)
    assert r.t.step().kind == "site"
    assert "sel" in after.nodes["sheet:build:2"].attributes["class"]


@pytest.mark.parametrize(("lang", "deed"), [("en", "Place building 2a"), ("fr", "Poser le bâtiment 2a")])
def test_a_tile_says_that_it_is_placed_and_not_only_that_something_is(lang: str, deed: str) -> None:
    r = ranch().money(3).workers(A, craftsman=1).visit(A, "B")
    assert draw(r.t, A, lang).nodes["sheet:build:2"].title.startswith(f"{deed}. ")


@rule("GWT-BUILD-2", "GWT-BUILD-3")
def test_a_tile_tells_what_it_costs_and_whether_it_may_cost_more_elsewhere() -> None:
    r = ranch().money(10).workers(A, craftsman=2).building("C-1-1", A, "2a").visit(A, "B")
    nodes = draw(r.t, A).nodes

    def words(tile: int) -> str:
        return " ".join(node.text for node in nodes.values() if node.parent == f"sheet:build:{tile}" and node.text)

    assert "$2" in words(3)
    assert "from" not in words(3)
    assert "from $2" in words(4)  # in place of 2a; $4 elsewhere
    assert "$4" in words(5)
    assert "from" not in words(5)  # it fits nowhere else
    assert "In place of 2a." in words(5)
    r = ranch().money(10).workers(A, craftsman=2).building("C-1-1", A, "2a").building("B-1", A, "1a").visit(A, "B")
    nodes = draw(r.t, A).nodes
    assert "In place of a building" in words(5)  # of either


@rule("GWT-TOLL-1")
@pytest.mark.parametrize(("craftsmen", "low"), [(1, False), (6, True)])
def test_a_row_shows_the_hands_of_its_tile_however_many_rows_there_are(craftsmen: int, low: bool) -> None:
    r = ranch().money(40).workers(A, craftsman=craftsmen).visit(A, "B")
    nodes = draw(r.t, A).nodes
    assert ("sheet:build:1:face" not in nodes) == low  # there is no room for the tile itself
    hands = {
        key: sorted(
            node.attributes["href"]
            for node in nodes.values()
            if node.parent in (key, f"{key}:face") and node.attributes.get("href", "").startswith("#i-hand")
        )
        for key in ("sheet:build:1", "sheet:build:2", *["sheet:build:7"] * low)
    }
    assert hands["sheet:build:1"] == ["#i-hand-green"]
    assert hands["sheet:build:2"] == []
    assert hands.get("sheet:build:7", ["#i-hand-black", "#i-hand-green"]) == ["#i-hand-black", "#i-hand-green"]


@rule("GWT-HIRE-4")
@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "Now or never: place a building, $1 per builder."),
        ("fr", "Maintenant ou jamais\u00a0: placer un bâtiment, 1\u00a0$ par bâtisseur."),
    ],
)
def test_a_worker_who_builds_at_once_says_so_and_opens_the_sheet(lang: str, asked: str) -> None:
    r = ranch().money(20).workers(A, craftsman=3).jobs("craftsman", token=2).do(A, "hire_0")
    assert r.t.game.prompt(r.t, lang) == asked
    nodes = draw(r.t, A, lang).nodes
    assert nodes["part:build"].attributes["data-slot"] == "sheet"
    assert told(r.t, "sheet:build:6") == ["now build for 1", "build 6a"]
    assert nodes["sheet:build:6"].plan


@rule("GWT-STA-6")
def test_of_two_actions_on_offer_none_is_named_before_the_other() -> None:
    r = ranch().tile("FLOOD-1", "flood green 4").tile("NATIVE-4", "native a")
    r.owe(MayDo(A, OF_MASTER, *[r.t.figures.action_ids[name] for name in ("hazard_0", "native_take")]))
    assert r.t.game.prompt(r.t) == "The station master’s immediate action: now or never."


@rule("GWT-BUILD-1", "GWT-BUILD-2")
def test_once_a_tile_is_chosen_it_is_marked_and_another_can_be_chosen_instead() -> None:
    t = ranch().money(6).workers(A, craftsman=1).hand(A).do(A, "build_2").play("build 2a").t
    nodes = draw(t, A).nodes
    for place in ("sheet:build:", f"building:{A}:"):
        assert f"{place}2:tick" in nodes
        assert f"{place}3:tick" not in nodes
        assert [INSTEAD in nodes[f"{place}{number}"].attributes["class"] for number in (2, 3, 4)] == [
            False,
            True,
            False,
        ]
    assert [nodes[f"sheet:build:{n}"].title.startswith(f"Place building {n}a. ") for n in (2, 3)] == [False, True]
    assert refused(t, "sheet:build:3")[1] == "You have chosen a tile: choose its place, or another tile."
    assert refused(t, "building:0:4") == ("GWT-BUILD-2", "It needs at least 2 builders, and you have 1.")


# ------------------------------------------------------------------ Kansas City


def herd(tokens: int = 0) -> Ranch:
    r = ranch().money(5).tokens(tokens).hand(A, "gray", "green", "black", "white").marker(A, 2)
    return r.foresight("flood green 4", "native a", "cowboy").herders("START")


def test_a_check_lies_over_the_glow_of_the_rows_beside_it_and_clear_of_the_heading() -> None:
    scene = draw(herd().visit(A, "KANSAS-CITY").play("foresee flood green 4").t, A)
    order = list(scene.nodes)
    for kind in ("income", "deliver", "disc"):
        rows = [key for key in order if re.fullmatch(rf"sheet:{kind}:\d+", key)]
        (check,) = [key for key in order if re.fullmatch(rf"sheet:{kind}:\d+:tick", key)]
        assert scene.nodes[check].parent == "sheet:kansas"
        assert order.index(check) > max(map(order.index, rows))


def test_a_title_says_nothing_twice() -> None:
    t = ranch().money(6).workers(A, craftsman=1).hand(A).do(A, "build_2").play("build 2a").t
    nodes = draw(t, A).nodes
    assert nodes["space:A-1"].title == "Site A1 · $2"
    assert nodes["space:C-1-1"].title.startswith("Site C1 · $2. ")  # and that it is in the woods
    assert "woods" in nodes["space:C-1-1"].title


@rule("GWT-KC-1", "GWT-DEL-1")
def test_after_the_foresight_one_button_delivers() -> None:
    r = herd().visit(A, "KANSAS-CITY").play("foresee flood green 4")
    assert r.t.step().kind == "income"
    assert told(r.t, "sheet:go") == ["income keep 2", "deliver bloomington", "disc auxiliary money 2"]
    assert told(picked(r.t, "sheet:income:0"), "sheet:go")[:2] == ["income keep 0", "deliver peoria"]
    assert told(picked(r.t, "sheet:deliver:2"), "sheet:go")[:2] == ["income keep 2", "deliver st louis"]
    assert set(lit(r.t)) == {"sheet:go", "ready:disc"}
    before = r.t.money[A]
    for words in told(r.t, "sheet:go"):
        r.t.play(r.t.game.parse(r.t, words))
    assert r.t.step().kind == "leave"
    assert r.t.money[A] > before


def test_a_delivery_can_be_taken_back_to_where_its_income_showed_the_hand() -> None:
    match = abilene.Match(abilene.load("great_western_trail", players=2), 5)
    for where in random_choices(5):
        state = match.state
        found = [] if state.step().kind != "income" else state.step().plans(state)
        plan = next((list(plan.choices) for plan in found if plan.key == "sheet:go"), [])
        if len(plan) == 3:
            break
        match.choose(state.player, pointed_at(state, where))
    seat, before = match.state.player, match.decisions
    match.choose_all(seat, plan)
    assert match.decisions == before + 3
    assert match.why_no_undo(seat) == ""
    match.undo(seat)
    assert (match.decisions, match.state.step().kind) == (before + 1, "deliver")  # the income stands
    assert match.why_no_undo(seat) == "undo-revealed"
    assert abilene.replay(match.journal()).state.checksum() == match.state.checksum()


@rule("GWT-INC-3", "GWT-DEL-1")
def test_a_city_beyond_the_herd_takes_as_few_certificates_as_will_do() -> None:
    r = herd().marker(A, 3).visit(A, "KANSAS-CITY").play("foresee flood green 4")
    assert told(picked(r.t, "sheet:deliver:4"), "sheet:go")[:2] == ["income keep 2", "deliver peoria"]
    assert "1 certificate is spent" in draw(r.t, A).nodes["sheet:deliver:4"].title
    assert told(picked(r.t, "sheet:deliver:2"), "sheet:go")[:2] == ["income keep 3", "deliver st louis"]


@rule("GWT-KC-1", "GWT-FORE-1")
def test_tiles_are_picked_in_any_order_and_placed_column_by_column() -> None:
    r = herd().foresight("flood green 4, native a", "native b, cowboy", "cowboy, engineer").visit(A, "KANSAS-CITY")
    rows = ["sheet:foresight:3:2", "sheet:deliver:2", "foresight:1:1", "sheet:foresight:2:2"]
    for count in range(len(rows)):
        waits = picked(r.t, *rows[:count])
        assert told(waits, "sheet:go") == []  # a tile is missing
        missing = [column for column in (1, 2, 3) if not any(f"foresight:{column}:" in row for row in rows[:count])]
        tiles = f"{'tile' if len(missing) == 1 else 'tiles'} {' · '.join('I' * column for column in missing)}"
        assert f"Still to be picked: {tiles}" in words(waits)
    done = picked(r.t, *rows)
    assert told(done, "sheet:go") == [
        "foresee flood green 4",
        "foresee cowboy",
        "foresee engineer",
        "income keep 2",
        "deliver st louis",
        "disc auxiliary money 2",
    ]
    scene = draw(done, A)
    ticks = {key for key in scene.nodes if re.fullmatch(r"sheet:foresight:\d:\d:tick", key)}
    assert ticks == {"sheet:foresight:1:1:tick", "sheet:foresight:2:2:tick", "sheet:foresight:3:2:tick"}
    assert [node.text for key, node in scene.nodes.items() if key.endswith(":numeral")] == ["I", "II", "III"]
    assert done.checksum() == r.t.checksum()  # nothing was played


@rule("GWT-FORE-4", "GWT-JOB-1")
def test_a_tile_tells_where_it_will_lie_once_those_before_it_are_placed() -> None:
    r = nearly_full(herd(), 2).foresight("native a", "cowboy, native b", "engineer, native b").visit(A, "KANSAS-CITY")
    assert pointed(r.t, "sheet:foresight:3:1") == ["Engineer → job market, row 2"]
    assert pointed(picked(r.t, "foresight:2:1"), "sheet:foresight:3:1") == ["Engineer → job market, row 3"]
    numerals = [node.text for key, node in draw(r.t, A).nodes.items() if key.endswith(":numeral")]
    assert numerals == ["I"]  # the only tile of its column needs no pick


@rule("GWT-INC-3", "GWT-DEL-1")
def test_of_certificates_and_a_city_that_need_one_another_the_later_pick_counts() -> None:
    r = herd().marker(A, 3).visit(A, "KANSAS-CITY").play("foresee flood green 4")
    far, none = "city:peoria", "sheet:income:3"
    assert told(picked(r.t, none, far), "sheet:go")[:2] == ["income keep 2", "deliver peoria"]
    assert told(picked(r.t, far, none), "sheet:go")[:2] == ["income keep 3", "deliver bloomington"]
    assert told(picked(r.t, "sheet:income:0", far), "sheet:go")[:2] == ["income keep 0", "deliver peoria"]
    nodes = draw(picked(r.t, "sheet:income:0"), A).nodes.values()
    foot = [node.text for node in nodes if node.parent == "sheet:kansas:foot" and node.text]
    assert foot[foot.index("income") + 1] == "10"


@rule("GWT-DEL-1", "GWT-DEL-8", "GWT-DISC-1")
@pytest.mark.parametrize("played", [[], ["foresee flood green 4"]])
def test_cities_glow_before_the_herd_is_sold_and_tell_what_a_delivery_there_comes_to(played: list[str]) -> None:
    r = herd().engines("0").foresight("flood green 4, native a", "", "").visit(A, "KANSAS-CITY").play(*played)
    scene = draw(r.t, A)
    near = {"kansas_city", "fulton", "st_louis", "bloomington", "peoria"}
    assert {key for key, node in scene.nodes.items() if key.startswith("city:") and node.is_lit} == {
        f"city:{name}" for name in near
    }
    assert scene.nodes["city:st_louis"].title.startswith("Deliver to St. Louis")
    shown = [node for node in scene.nodes.values() if "city:st_louis" in node.of.split()]
    told = {"sheet:kansas:told", "sheet:deliver:2:told:0", "sheet:deliver:2:told:1"}
    assert {node.key for node in shown} == {"preview:2"} | told
    assert scene.nodes["preview:2.disc"].parent == "preview:2"
    assert "toll:city:st_louis" in scene.nodes
    refusal = r.t.game.refusal_at(r.t, "city:toledo")
    assert refusal is not None
    assert (refusal.rule, refusal.en) == ("GWT-DEL-1", "Too far: you can deliver up to a value of 9.")


@pytest.mark.parametrize("played", [0, 1, 2, 3])
def test_for_whom_a_bot_plays_the_sheet_stands_and_nothing_can_be_picked(played: int) -> None:
    r = herd().foresight("flood green 4, native a", "", "").visit(A, "KANSAS-CITY")
    r.play(*["foresee flood green 4", "income keep 2", "deliver fulton"][:played])
    unlit = r.t.copy()
    unlit.choices = []
    scene = draw(unlit, A)
    assert "sheet:kansas" in scene.nodes
    assert not any(node.is_lit for node in scene.nodes.values())
    assert "Still to be picked" not in " ".join(words(unlit))


def test_the_disc_in_its_city_does_what_the_button_does() -> None:
    r = herd().visit(A, "KANSAS-CITY").play("foresee flood green 4")
    scene = draw(picked(r.t, "city:fulton"), A)
    assert scene.nodes["ready:disc"].plan == scene.nodes["sheet:go"].plan
    assert scene.nodes["ready:disc"].title == "Deliver to Fulton"
    assert scene.nodes["sheet:go"].title == "Deliver to Fulton. You have $12 then, and 0 points for it."
    assert "sel" in scene.nodes["city:fulton"].attributes["class"].split()
    waits = draw(herd().foresight("flood green 4, native a", "", "").visit(A, "KANSAS-CITY").t, A)
    assert not {"ready:disc", "sheet:go"} & set(waits.nodes)


@rule("GWT-JOB-3", "GWT-FORE-1")
def test_the_plan_ends_where_a_full_row_brings_cattle_to_the_market() -> None:
    r = nearly_full(herd(), 6).market("yellow 1").pile("red 2", "brown 3")
    r.foresight("native a, flood green 4", "cowboy, native b", "engineer, native b").visit(A, "KANSAS-CITY")
    said = "The row is full: new cattle come, and nothing can be taken back."
    assert pointed(r.t, "sheet:foresight:2:1")[1] == said
    t = picked(r.t, "foresight:3:1", "foresight:2:1", "foresight:1:1", "city:fulton")
    assert told(t, "sheet:go") == ["foresee orange outlaw", "foresee cowboy"]
    assert draw(t, A).nodes["sheet:go"].title == "Place the tiles"
    r.play(*told(t, "sheet:go"))
    t = r.t.copy()
    t.picked = picked(r.t, "foresight:3:1", "city:fulton").picked  # what was picked can still be had
    assert told(t, "sheet:go")[::2] == ["foresee engineer", "deliver fulton"]


@rule("GWT-END-1", "GWT-END-2")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A tile closes the job market: this is your last turn."),
        ("fr", "Une tuile ferme le marché de l’emploi : ton dernier tour."),
    ],
)
def test_a_tile_that_closes_the_job_market_says_so_before_it_is_taken(lang: str, said: str) -> None:
    r = nearly_full(herd(), 12).foresight("native a", "cowboy, native b", "engineer, native b").visit(A, "KANSAS-CITY")
    row = "sheet:foresight:2:1"
    nodes = draw(r.t, A, lang).nodes
    assert [nodes[key].rule for key in (row, "foresight:2:1", "foresight:2:2")] == ["GWT-END-1"] * 2 + ["GWT-FORE-1"]
    said = re.sub(" (?=[:;])", "\u00a0", said)
    assert said in words(picked(r.t, row), lang)
    assert said not in words(r.t, lang)
    assert not draw(picked(r.t, row), A).nodes["sheet:foresight:3:1"].pick  # no worker comes after it (GWT-FORE-6)


def nearly_full(r: Ranch, row: int) -> Ranch:
    """The next worker fills this row of the job market."""
    jobs = " ".join(["cowboy"] * (JOB_COLUMNS - 1 - r.t.figures.job_first))
    return r.jobs(*[""] * (row - 1), jobs, token=row)


@rule("GWTS-KC-2", "GWT-KC-1")
def test_with_calves_to_grow_the_plan_ends_with_the_income() -> None:
    r = ranch(orange_cattle="simmental").money(5).hand(A, "calf", "gray").marker(A, 1)
    r.foresight("flood green 4", "native a, native b", "").visit(A, "KANSAS-CITY")
    t = picked(r.t, "foresight:2:2", "sheet:income:0")
    assert [said.split()[0] for said in told(t, "sheet:go")] == ["foresee", "foresee", "income"]
    r.play(*told(t, "sheet:go"))
    assert r.t.step().kind == "grow"


@rule("GWT-XDEL-1", "GWT-DEL-1")
def test_a_delivery_of_building_9a_is_picked_too() -> None:
    r = ranch().money(5).hand(A).engines("10").do(A, "extraordinary_delivery").play("haul 2")
    assert r.t.step().kind == "deliver"
    t = picked(r.t, "sheet:deliver:1", "sheet:disc:2")
    assert told(t, "sheet:go") == ["deliver fulton", "disc auxiliary certificate 1"]


@rule("GWT-DEL-2", "GWT-DEL-1")
def test_that_only_kansas_city_is_left_is_told_before_the_last_tile_is_taken() -> None:
    r = ranch().money(5).hand(A, "gray").marker(A, 0).discs(A, fulton=1)
    r.foresight("flood green 4", "", "").visit(A, "KANSAS-CITY")
    assert "Only Kansas City is within your reach: −6 points." in words(r.t)
    assert "sheet:income:0" not in draw(r.t, A).nodes  # no certificate can be spent: there is no row to choose
    assert aside(r.t, "sheet:deliver:0") == "GWT-KC-1"  # first the tile
    r.play("foresee flood green 4")
    assert r.t.step().kind == "disc"
    assert "You deliver to Kansas City: −6 points." in words(r.t)


@rule("GWT-DEL-3", "GWT-DEL-8", "GWT-DISC-1")
def test_a_row_tells_what_is_left_once_the_disc_lies_there() -> None:
    r = herd().engines("0").visit(A, "KANSAS-CITY").play("foresee flood green 4")
    for city in (0, 2):
        first, second = pointed(r.t, f"sheet:deliver:{city}")
        then = r.t.copy()
        for said in told(picked(r.t, f"sheet:deliver:{city}"), "sheet:go"):
            then.play(r.t.game.parse(then, said))
        assert first == f"Deliver to {r.t.game.texts('en').format(f'city-{r.t.figures.cities[city]}')} · gain $2"
        assert second.startswith(f"You have ${then.money[A]} then, and ")
        assert ("−6 points" in second) == (city == 0)
    assert pointed(r.t, "sheet:income:0")[0].startswith("Deliver to ")


def test_nothing_on_the_sheet_slides_from_the_first_tile_to_the_disc() -> None:
    r = herd().marker(A, 3).foresight("flood green 4, native a", "native b, cowboy", "cowboy, engineer")
    r.visit(A, "KANSAS-CITY")
    before: dict[str, tuple[float, float]] = {}
    for said in ("foresee flood green 4", "foresee native b", "foresee cowboy", "income keep 2", "deliver peoria", ""):
        rows = re.compile(r"sheet:(foresight:\d:\d|deliver:\d+|disc:\d+)")
        now = {key: stands(node) for key, node in draw(r.t, A).nodes.items() if rows.fullmatch(key)}
        assert {key: at for key, at in before.items() if key in now} == {key: now[key] for key in before if key in now}
        before |= now
        if said:
            r.play(said)
    assert r.t.step().kind == "disc"
    assert {key.split(":")[1] for key in before} == {"foresight", "deliver", "disc"}
    discs = [y for key, (_, y) in before.items() if "disc" in key]
    assert max(y for key, (_, y) in before.items() if "disc" not in key) < min(discs)


def stands(node: Node) -> tuple[float, float]:
    """Where it stands on its sheet."""
    x, y = re.findall(r"[\d.]+", str(node.attributes["transform"]))[:2]
    return float(x), float(y)


def pointed(t: Trail, key: str) -> list[str]:
    """What is told in the place of the account while this row is pointed at."""
    return [node.text for at, node in draw(t, t.player).nodes.items() if at.startswith(f"{key}:told:") and node.text]


def words(t: Trail, lang: str = "en") -> list[str]:
    """All that the sheet says."""
    return [node.text for key, node in draw(t, t.player, lang).nodes.items() if key.startswith("sheet:")]


def test_no_city_is_proposed_that_gets_no_disc() -> None:
    """The transport to Chicago leaves nothing for the only disc, which costs $5 (GWT-DISC-10, GWT-DISC-11)."""
    r = ranch().money(5).discs_left(A, "hand_1").engines("0").deliver(A, 10)
    assert told(r.t, "sheet:go") == ["deliver fulton"]


# ------------------------------------------------------------------ the herder


def test_where_ways_differ_the_cheapest_is_ridden_at_once() -> None:
    r = ranch().money(10).herders("C", "START", "START").building("D-1", B, "1a")
    r.turn(A)
    for plan in r.t.step().plans(r.t):
        ways = _tolls(r.t, plan.choices[0])
        twin = r.t.copy()
        for choice in plan.choices:
            twin.play(choice)
        assert r.t.money[A] - twin.money[A] == min(ways)


def _tolls(t: Trail, space: int) -> list[int]:
    asked = t.copy()
    asked.play(space)
    found = []
    for way in asked.options():
        twin = asked.copy()
        twin.play(way)
        found.append(t.money[A] - twin.money[A])
    return found


# ------------------------------------------------------------------ sheets


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_a_sheet_is_drawn_for_its_question_large_enough_to_be_read(lang: str, shape: str) -> None:
    asked = {
        "part:build": ranch().money(40).workers(A, craftsman=6).do(A, "build_2"),
        "part:kansas": herd().visit(A, "KANSAS-CITY"),
        "part:goals": ranch().do(A, "objective_gain"),
    }
    for part, r in asked.items():
        scene = draw(r.t, A, lang, shape)
        sheets = [key for key, node in scene.nodes.items() if node.attributes.get("data-slot") == "sheet"]
        assert sheets == [part]
        words = [node for key, node in scene.nodes.items() if key.startswith("sheet:") and node.tag == "text"]
        scales = {key: node.attributes.get("transform", "") for key, node in scene.nodes.items()}
        plain = [node for node in words if "scale" not in scales[node.parent]]
        assert plain
        assert min(float(node.attributes["font-size"]) for node in plain) >= 13
        sheet = [node.to_data() for key, node in scene.nodes.items() if key.startswith("sheet:")]
        written = len(json.dumps(sheet, ensure_ascii=False, separators=(",", ":")).encode())
        assert written < 40_000
        for node in plain:
            set_to = node.attributes.get("textLength")
            if set_to and "disp" not in str(node.attributes.get("class", "")):  # only what would not fit as it is
                assert 0.9 * width(node.text, float(node.attributes["font-size"])) > float(set_to), node.text
        assert not [key for key in draw(r.t, B, lang, shape).nodes if key.startswith("sheet:")]


@rule("GWT-OBJ-1", "GWT-OBJ-8")
def test_an_objective_card_says_what_is_done_of_it() -> None:
    r = ranch().hazards(A, "flood green 4").do(A, "objective_gain")
    card = r.t.figures.card_name(r.t.display[0])
    scene = draw(r.t, A)
    assert scene.nodes[f"sheet:objective:{card}"].choices == scene.nodes[f"objective:{card}"].choices


@rule("GWT-DEL-10")
def test_the_sheet_of_kansas_city_counts_a_transport_that_is_paid_after_an_objective_card() -> None:
    r = herd().marker(A, 1).discs(A, fulton=1, bloomington=1).visit(A, "KANSAS-CITY").play("foresee flood green 4")
    assert told(r.t, "sheet:go")[:2] == ["income keep 1", "deliver st louis"]
    foot = [node.text for node in draw(r.t, A).nodes.values() if node.parent == "sheet:kansas:foot" and node.text]
    for words in told(r.t, "sheet:go"):
        r.play(words)
    assert r.t.step().kind == "objective"  # of the arrow from Fulton
    r.t.play(r.t.options()[0])
    assert r.t.step().kind == "leave"
    assert foot[foot.index("you keep") + 1] == str(r.t.money[A])
    assert foot[foot.index("costs") + 1] == "1"


@rule("GWT-INC-4")
def test_while_a_herd_is_delivered_the_hand_tells_what_it_was_worth() -> None:
    r = herd().marker(A, 0).visit(A, "KANSAS-CITY").play("foresee flood green 4")
    assert r.t.step().kind == "deliver"
    texts = [node.text for key, node in draw(r.t, A).nodes.items() if key.startswith("worth:")]
    assert "7" in texts
    assert any(text.startswith("as far as") for text in texts)
    r.play("deliver bloomington", "disc aux_money_2")
    assert r.t.step().kind == "leave"
    texts = [node.text for key, node in draw(r.t, A).nodes.items() if key.startswith("worth:")]
    assert "7" in texts  # and no longer how far it could have gone
    assert not any(text.startswith("as far as") for text in texts)


@pytest.mark.parametrize(("lang", "letter"), [("en", "G"), ("fr", "V")])
def test_a_native_bears_the_letter_of_its_colour(lang: str, letter: str) -> None:
    r = herd().foresight("native b", "", "").visit(A, "KANSAS-CITY")
    texts = [node.text for key, node in draw(r.t, A, lang).nodes.items() if key.startswith("foresight:1:1.")]
    assert letter in texts


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", ["which tiles come to the board, one of each column?", "2 and 3: which tiles", "3: which tile "]),
        ("fr", ["quelles tuiles rejoignent le plateau, une par colonne", "2 et 3", "3\xa0: quelle tuile "]),
    ],
)
def test_the_foresight_asks_for_all_tiles_that_can_be_picked(lang: str, asked: list[str]) -> None:
    r = herd().foresight("flood green 4, native a", "native b, cowboy", "cowboy, engineer").visit(A, "KANSAS-CITY")
    for words_, tile in zip(asked, ["flood green 4", "cowboy", "engineer"], strict=True):
        assert words_ in r.t.game.prompt(r.t, lang)
        r.play(f"foresee {tile}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_name_of_a_sheet_has_room_on_its_tab(lang: str) -> None:
    texts = ranch().t.game.texts(lang)
    for part in ("build", "kansas", "goals"):
        assert width(texts.format("scene-part", part=part), 10) <= 390 / 6


def test_the_check_of_the_last_tile_is_not_cut_at_the_edge_of_the_sheet() -> None:
    r = herd().foresight("flood green 4, native a", "native b, cowboy", "cowboy, engineer").visit(A, "KANSAS-CITY")
    check = draw(picked(r.t, "foresight:1:2"), A).nodes["sheet:foresight:1:2:tick"]
    across = float(check.attributes["transform"].removeprefix("translate(").split()[0])
    assert across + CHECK <= SHEET[0]
