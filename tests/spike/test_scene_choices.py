"""What the drawing offers: lines, payments, contracts and cards as things to choose, and what they promise."""

import json
import re
from typing import Any

import pytest

from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES
from abilene.engine.look import width
from abilene.engine.texts import LANGS
from abilene.games.spike.data import KINDS
from abilene.games.spike.scene.beams import distances, ways
from abilene.games.spike.scene.lines import lines_to_come
from abilene.games.spike.state import ABOARD, EMPTY, Railroad
from abilene.games.spike.steps.build import OFFERED, Lay, payments
from abilene.games.spike.steps.lines import Line, fewest, lines_from
from tests.drawings import legal, words
from tests.rules import rule
from tests.spike.pictures import asked, draw, kind, moments, pictures, rare
from tests.spike.railway import SETTINGS, A, B, Table, load, table


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


@rule("SPK-BUILD-8")
@pytest.mark.parametrize("lang", LANGS)
def test_many_cards_of_a_payment_lie_over_one_another_before_they_reach_what_is_left(lang: str) -> None:
    t = table().home(A, "raleigh").hand(A, white=3, blue=3, red=4, yellow=2, green=4, black=3).turn().t
    lines = {plan.key: plan for plan in t.step().plans(t) if plan.text == "line"}
    for choice in lines["city:little_rock"].choices:
        t.play(choice)
    drawn = draw(t, A, lang, "wide")
    rows = [key for key in drawn.nodes if re.fullmatch(r"sheet:pay:\d+", key)]
    assert len(rows) == OFFERED
    for key in rows:
        printed = [node for node in drawn.nodes.values() if node.parent in (key, f"{key}:paper")]
        cards = [float(node.attributes["x"]) + 16 for node in printed if "#small" in str(node.attributes.get("href"))]
        sets = [
            float(node.attributes["x"]) + width(node.text, 13)
            for node in printed
            if node.tag == "text" and node.attributes.get("text-anchor") == "start" and not node.text[0].isdigit()
        ]
        (left,) = [
            float(node.attributes["x"]) - width(node.text, 13)
            for node in printed
            if node.tag == "text" and node.attributes.get("text-anchor") == "end" and not node.text[0].isdigit()
        ]
        assert len(cards) >= 9
        assert max(cards + sets) < left, key


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
