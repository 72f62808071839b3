"""Plans: what one click does."""

import pytest

from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.drawn import draw
from tests.great_western_trail.ranch import A, B, Ranch, ranch
from tests.rules import rule


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


# ------------------------------------------------------------------ Kansas City


def herd(tokens: int = 0) -> Ranch:
    r = ranch().money(5).tokens(tokens).hand(A, "gray", "green", "black", "white").marker(A, 2)
    return r.foresight("flood green 4", "native a", "cowboy").herders("START")


@rule("GWT-KC-1", "GWT-DEL-1")
def test_after_the_foresight_one_button_delivers() -> None:
    r = herd().visit(A, "KANSAS-CITY").play("foresee flood green 4")
    assert r.t.step().kind == "income"
    assert told(r.t, "sheet:go") == ["income keep 2", "deliver bloomington", "disc auxiliary money 2"]
    assert told(r.t, "sheet:income:0") == ["income keep 0"]  # what follows a row is asked
    assert told(r.t, "sheet:deliver:2") == ["income keep 2", "deliver st louis"]
    keys = lit(r.t)
    assert {"sheet:go", "sheet:deliver:0", "sheet:income:0"} <= set(keys)
    before = r.t.money[A]
    for words in told(r.t, "sheet:go"):
        r.t.play(r.t.game.parse(r.t, words))
    assert r.t.step().kind == "leave"
    assert r.t.money[A] > before


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
        "part:build": ranch().money(20).workers(A, craftsman=3).do(A, "build_2"),
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
        written = sum(len(str(node.to_data())) for key, node in scene.nodes.items() if key.startswith("sheet:"))
        assert written < 60_000
        assert not [key for key in draw(r.t, B, lang, shape).nodes if key.startswith("sheet:")]


@rule("GWT-OBJ-1", "GWT-OBJ-8")
def test_an_objective_card_says_what_is_done_of_it() -> None:
    r = ranch().hazards(A, "flood green 4").do(A, "objective_gain")
    card = r.t.figures.card_name(r.t.display[0])
    scene = draw(r.t, A)
    assert scene.nodes[f"sheet:objective:{card}"].choices == scene.nodes[f"objective:{card}"].choices


@rule("GWT-INC-4")
def test_while_a_herd_is_delivered_the_hand_tells_what_it_was_worth() -> None:
    r = herd().marker(A, 0).visit(A, "KANSAS-CITY").play("foresee flood green 4")
    assert r.t.step().kind == "deliver"
    texts = [node.text for key, node in draw(r.t, A).nodes.items() if key.startswith("worth:")]
    assert "7" in texts


@pytest.mark.parametrize(("lang", "letter"), [("en", "G"), ("fr", "V")])
def test_a_native_bears_the_letter_of_its_colour(lang: str, letter: str) -> None:
    r = herd().foresight("native b", "", "").visit(A, "KANSAS-CITY")
    texts = [node.text for key, node in draw(r.t, A, lang).nodes.items() if key.startswith("foresight:1:1.")]
    assert letter in texts
