"""The drawing of orange cattle: cards with their stage, the open stacks, two more prices, and growing up."""

import re

import pytest

from abilene.engine.game import SHAPES
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.scene.tasks import fulfilled
from abilene.games.great_western_trail.steps.kansas_city import Deliver, Income, herd_worth
from tests.drawings import check_parts, legal, words
from tests.great_western_trail.drawn import check_drawing, draw, drawings, moments, parts, same_everywhere
from tests.great_western_trail.ranch import A, Ranch, ranch
from tests.rules import rule

KINDS = ("simmental", "brahman", "both")
LIKED = ("orange", "cattle calf", "cattle brahman")
# One after another, so that each is drawn once.
every_kind = pytest.mark.parametrize("kind", KINDS, scope="module")


def options(kind: str) -> tuple[tuple[str, object], ...]:
    return ("orange_cattle", kind), ("orange_objectives", True)


def selling(*hand: str) -> Ranch:
    """A has just come to Kansas City with this hand."""
    r = ranch(2, 2, orange_cattle="both").hand(A, *hand).discard_pile(A).money(0).herders("KANSAS-CITY")
    return r.owe(Income(A), Deliver(A, 1))


def buying(cowboys: int, money: int, *market: str) -> Ranch:
    """A may buy cattle with so many cowboys."""
    r = ranch(2, 2, orange_cattle="both").money(money).workers(A, cowboy=cowboys)
    return r.market(*market).do(A, "buy_cattle")


def middle(scene: Scene, key: str) -> float:
    found = re.match(r"translate\((\S+) ", scene.nodes[key].attributes["transform"])
    assert found
    return float(found[1])


# ------------------------------------------------------------------ every moment


@every_kind
def test_every_moment_is_drawn_well(kind: str) -> None:
    for t, seat, scene in drawings(2, options(kind), liked=LIKED):
        check_drawing(t, seat, scene)


@every_kind
def test_the_parts_are_those_of_the_base_game(kind: str) -> None:
    t = moments(2, options(kind), liked=LIKED)[-1]
    for shape in SHAPES:
        check_parts(draw(t, None, shape=shape), parts(shape, 2))


@every_kind
def test_both_shapes_and_languages_have_the_same_things(kind: str) -> None:
    for t in moments(2, options(kind), liked=LIKED):
        same_everywhere(t, max(t.player, 0))


@every_kind
def test_what_a_seat_cannot_know_does_not_change_its_drawing(kind: str) -> None:
    for i, t in enumerate(moments(2, options(kind), liked=LIKED)):
        seat = (0, 1, None)[i % 3]
        assert draw(t.redeal(seat, 5), seat) == draw(t, seat)


# ------------------------------------------------------------------ cards


@rule("GWTS-COMP-1", "GWTS-COMP-2", "GWTS-COMP-3")
@pytest.mark.parametrize(
    ("card", "value", "points", "en", "fr", "grown"),
    [
        ("calf", 2, 3, "Calf", "Veau", 1),
        ("heifer", 4, 4, "Heifer", "Génisse", 2),
        ("cow", 5, 5, "Cow", "Vache", 3),
        ("brahman", 2, 3, "Brahman", "Brahman", 0),
    ],
)
def test_an_orange_card_shows_its_value_points_name_and_stage(
    card: str, value: int, points: int, en: str, fr: str, grown: int
) -> None:
    t = ranch(2, 2, orange_cattle="both").hand(A, card, "gray").visit(A, "A").t
    for lang, name in zip(LANGS, (en, fr), strict=True):
        scene = draw(t, A, lang)
        key = f"card:0:{card}"
        assert words(scene, key) == f"{value}{points}" + ("" if grown else "+4") + name
        styles = [node.attributes.get("class") for node in scene.nodes.values() if node.parent == key]
        assert styles.count("stage grown") == grown
        assert "hide c-orange" in styles


@rule("GWTS-SETUP-4")
def test_heifers_and_cows_lie_open_and_are_not_for_sale() -> None:
    r = buying(3, 30, "calf", "yellow 1")
    scene = draw(r.t, A)
    for card in ("heifer", "cow"):
        assert "×8" in words(scene, f"open:{card}")
        assert f"open:{card}" not in legal(scene)
    assert r.t.orange is not None
    r.t.orange.stacks = [1, 0]
    scene = draw(r.t, A)
    assert words(scene, "open:heifer") == "44×1"
    assert words(scene, "open:cow") == ""
    assert "none left" in scene.nodes["open:cow"].title
    assert "open:cow" not in draw(ranch(2, 2, orange_cattle="brahman").visit(A, "A").t, A).nodes


@rule("GWTS-SETUP-3")
def test_orange_cards_lie_at_the_left_of_the_market() -> None:
    scene = draw(buying(3, 30, "yellow 1", "brahman", "calf", "purple 5").t, A)
    places = [middle(scene, f"market:{card}") for card in ("calf", "brahman", "yellow 1", "purple 5")]
    assert places == sorted(places)
    assert max(middle(scene, f"open:{card}") for card in ("heifer", "cow")) < places[0]
    assert middle(scene, "price:orange_1") > places[-1]


def test_in_a_crowded_market_no_card_hides_the_points_of_another() -> None:
    crowd = ["calf", "brahman", "yellow 1", "red 2", "blue 3", "brown 3", "brown 4", "brown 5", "purple 5", "purple 6"]
    for cards in (crowd[:5], crowd):
        scene = draw(buying(3, 30, *cards).t, A)
        places = [middle(scene, f"market:{card}") for card in cards]
        for card, x, covered in zip(cards, places, places[1:], strict=False):
            shields = [
                n for n in scene.nodes.values() if n.parent == f"market:{card}" and "shield" in str(n.attributes)
            ]
            right = float(shields[0].attributes["x"]) + float(shields[0].attributes["width"])
            assert x + right <= covered - 30 + 1, card


@rule("GWTS-BUY-1")
def test_the_two_orange_prices_glow_or_say_why_not() -> None:
    scene = draw(buying(1, 30, "calf", "yellow 1").t, A)
    assert "price:orange_1" in legal(scene)
    assert "Needs 2 cowboys, 1 left." in scene.nodes["price:orange_2"].title
    scene = draw(buying(2, 5, "calf", "yellow 1").t, A)
    assert "$3 short." in scene.nodes["price:orange_1"].title
    assert "price:orange_2" in legal(scene)
    scene = draw(buying(2, 30, "yellow 1", "yellow 1").t, A)
    assert "Only 0 of value 2" in scene.nodes["price:orange_1"].title
    boxes = [middle(scene, key) for key in scene.nodes if re.fullmatch(r"price:\w+", key)]
    assert len(boxes) == 10
    assert max(boxes) + 29 < 1140  # the cowboys stand behind


@rule("GWTS-KC-1", "GWTS-INT-2")
@pytest.mark.parametrize(
    "hand", [("calf", "cow", "gray"), ("cow", "heifer", "brahman"), ("brahman", "calf", "purple 5")]
)
def test_the_hand_counts_its_best_orange_card_once(hand: tuple[str, ...]) -> None:
    t = ranch(2, 2, orange_cattle="both").hand(A, *hand).visit(A, "A").t
    account = [node.text for node in draw(t, A).nodes.values() if node.parent == "worth:0"][1]
    assert account.split(" = ")[-1] == str(herd_worth(t, A))


@rule("GWTS-OBJ-2")
def test_orange_objectives_are_ticked_when_the_herd_serves_them() -> None:
    r = ranch(2, 2, orange_cattle="both", orange_objectives=True).area(A, "o30").building("A-1", A, "1a")
    for herd, met in ((("calf",), False), (("calf", "brahman"), True)):
        r.hand(A, *herd).draw_pile(A).discard_pile(A)
        assert ({r.t.figures.card_name(card) for card in fulfilled(r.t.seen_by(A), A)} == {"o30"}) is met


# ------------------------------------------------------------------ growing up


@rule("GWTS-KC-2", "GWTS-KC-3")
def test_the_young_in_hand_stand_for_how_many_grow() -> None:
    r = selling("calf", "calf", "heifer", "gray")
    assert {key: node.choices for key, node in legal(draw(r.t, A)).items()} == {"card:0:calf": (1, 2)}
    assert r.t.step().keys(r.t, 2) == ("card:0:calf",)
    assert r.t.step().keys(r.t, 0) == ()
    r.play("grow 1")
    assert {key: node.choices for key, node in legal(draw(r.t, A)).items()} == {"card:0:heifer": (1,)}


def test_what_a_building_takes_of_a_hand_is_told_in_the_names_of_its_own_table() -> None:
    """The same number is another breed at another table; both may stand on one server."""
    told = {}
    for kind in ("simmental", "brahman"):
        t = ranch(2, 2, orange_cattle=kind).t
        t.hands[A] = [13, 13]
        titles = [node.title for node in draw(t, A).nodes.values()]
        told[kind] = " ".join(title for title in titles if "Now in the hand for it: " in title)
    assert "Simmental calf (3) ×2" in told["simmental"]
    assert "Brahman (3) ×2" in told["brahman"]
    assert "Simmental" not in told["brahman"]
