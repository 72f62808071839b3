"""Plans: a city, a card or a row of the sheet stands for all that is answered on the way to what it promises."""

import pytest

from abilene.engine.core import Plan
from abilene.engine.lights import stands_for
from abilene.engine.match import Match
from abilene.games.spike.data import KINDS
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.build import OFFERED, Lay, chain_nodes, payments
from abilene.games.spike.steps.lines import fewest, lines_from
from abilene.games.spike.steps.turn import BUILD, DRAW, EXTRA, RESTART
from tests.rules import rule
from tests.spike.railway import SETTINGS, A, Table, load, random_game, table


def plans(t: Railroad) -> dict[str, Plan]:
    """By what stands for it."""
    return {plan.key: plan for plan in t.step().plans(t)}


def after(t: Railroad, plan: Plan) -> Railroad:
    twin = t.copy()
    for choice in plan.choices:
        assert twin.player == t.player
        twin.play(choice)
    return twin


def ready() -> Table:
    """Seat A starts in Raleigh with cards for several ways."""
    return table().home(A, "raleigh").hand(A, red=3, yellow=2, black=2).turn()


@rule("SPK-BUILD-2", "SPK-BUILD-9", "SPK-DEC-14")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_every_city_that_can_be_reached_and_paid_for_is_one_plan(players: int, expert: bool) -> None:
    checked = missed = 0
    for decision, t in enumerate(random_game(players, expert, 8)):
        if t.over or decision > 400:
            break
        step = t.step()
        if step.kind not in ("action", "lay") or decision % 9:
            continue
        if step.kind == "action" and BUILD not in t.options():
            assert BUILD not in {plan.choices[0] for plan in plans(t).values()}
            continue
        line = step if isinstance(step, Lay) else Lay(t.player, EMPTY)
        new = [city for city in range(t.figures.cities) if not t.member[t.player][city]]
        found = {f"city:{t.figures.city_ids[city]}" for city in new if line.leads_to(t, city)}
        lit = {key for key, plan in plans(t).items() if plan.text == "line"}
        assert lit == found or (lit < found and t.cards(t.player) > 8)  # of many ways only the best are gone on with
        missed += len(found - lit)
        checked += len(found)
    assert checked > 10
    assert missed <= checked / 50


@rule("SPK-BUILD-2", "SPK-HID-1")
def test_a_plan_to_a_city_comes_to_its_payment_or_past_it() -> None:
    t = ready().t
    for key, plan in plans(t).items():
        if plan.text == "line":
            assert plan.choices[0] == BUILD
            twin = after(t, plan)
            assert twin.step().kind in ("pay", "end"), key
            assert twin.member[A][t.figures.city_at(key)] or len(twin.chain) == plan.told["spaces"]


@rule("SPK-BUILD-4", "SPK-BUILD-8")
def test_the_line_to_a_city_is_the_shortest_that_can_be_paid_and_then_the_cheapest() -> None:
    t = ready().t
    for line in lines_from(t, A, EMPTY):
        lengths: dict[int, list[int]] = {}
        for tracks in ways(t, line.city, len(line.tracks)):
            needs = t.figures.needs(tracks)
            lengths.setdefault(len(tracks), []).append(fewest(t.hand(A), needs))
        assert min(lengths) == len(line.tracks)
        assert min(lengths[len(line.tracks)]) == line.cards


def ways(t: Railroad, city: int, most: int) -> list[list[int]]:
    """Every payable way of so many spaces, at most, found by laying them."""
    found, waiting = [], [t.copy()]
    waiting[0].play(BUILD)
    while waiting:
        at = waiting.pop()
        for track in at.options():
            step = at.step()
            assert isinstance(step, Lay)
            ahead = step.ahead(at, track)
            if ahead == city:
                found.append([*at.chain, track])
            elif ahead >= at.figures.cities and len(at.chain) + 1 < most:
                twin = at.copy()
                twin.play(track)
                if twin.step().kind == "lay":
                    waiting.append(twin)
    return found


@rule("SPK-BUILD-8", "SPK-BUILD-10", "SPK-DEC-17")
def test_complete_payments_are_all_that_can_be_paid_the_fewest_cards_first() -> None:
    checked = 0
    for t in random_game(3, False, 8):
        if t.over or checked > 12:
            break
        if t.step().kind != "pay":
            continue
        found, paid, waiting = payments(t, t.player), [], [t.copy()]
        while waiting:
            at = waiting.pop()
            for count in at.options():
                twin = at.copy()
                twin.play(count)
                if twin.step().kind == "pay" and twin.player == t.player:
                    waiting.append(twin)
                else:
                    seat = t.player
                    paid.append([t.held(seat, kind) - twin.held(seat, kind) for kind in range(KINDS)])
        assert sorted(found) == sorted(paid) or (len(found) > OFFERED and {*map(tuple, found)} < {*map(tuple, paid)})
        assert sum(found[0]) == min(map(sum, paid))
        assert [sum(row) for row in found] == sorted(map(sum, found))
        for place, row in enumerate(found[:OFFERED]):
            twin = after(t, plans(t)[f"sheet:pay:{place + 1}"])
            assert [t.held(t.player, kind) - twin.held(t.player, kind) for kind in range(KINDS)] == row
        checked += 1
    assert checked > 12


@rule("SPK-DRAW-1")
def test_a_card_of_the_display_and_the_deck_stand_for_drawing_them() -> None:
    t = ready().t
    assert plans(t)["display:2"].choices == (DRAW, t.display[1])
    assert plans(t)["deck"].choices == (DRAW, KINDS)
    assert after(t, plans(t)["deck"]).cards(A) == t.cards(A) + 1


@rule("SPK-RESTART-1", "SPK-BOOST-1")
def test_places_to_go_to_stand_for_the_move() -> None:
    resting = table().home(A, "raleigh").connect(A, "norfolk").train(A, "raleigh").hand(A, red=1).turn().t
    goals = {plan.key: plan for plan in plans(resting).values() if plan.choices[0] == RESTART}
    assert goals
    for key, plan in goals.items():
        twin = after(resting, plan)
        assert twin.figures.position_key(twin.train[A]) == key
    first = resting.owner.index(A)
    moving = table().home(A, "raleigh").connect(A, "norfolk").train(A, resting.figures.track_ids[first]).turn().t
    moving.play(moving.train[A])  # it stays, then goes one space further
    assert {plan.choices[0] for plan in plans(moving).values() if plan.key.startswith("city:")} == {EXTRA}


@rule("SPK-TURN-6")
def test_a_build_is_three_clicks_and_taken_back_click_by_click() -> None:
    match = Match(load(2), 4)
    while match.state.step().kind != "action" or not any(p.text == "line" for p in plans(match.state).values()):
        match.choose(match.state.player, match.state.options()[0])
    seat, before, decisions = match.state.player, match.state.checksum(), match.decisions
    line = next(plan for plan in plans(match.state).values() if plan.text == "line")
    match.choose_all(seat, line.choices, onward=True)
    clicks = 1
    if match.state.step().kind == "pay":
        match.choose_all(seat, plans(match.state)["sheet:pay:commit"].choices, onward=True)
        clicks += 1
    assert match.state.step().kind == "end"
    for _ in range(clicks):
        match.undo(seat)
    assert (match.state.checksum(), match.decisions) == (before, decisions)


@rule("SPK-DRAW-1", "SPK-DRAW-2")
def test_two_cards_are_two_clicks_and_the_turn_is_over() -> None:
    match = Match(load(2), 4)
    while match.state.step().kind != "action":
        match.choose(match.state.player, match.state.options()[0])
    seat = match.state.player
    match.choose_all(seat, plans(match.state)["display:1"].choices, onward=True)
    assert match.state.step().kind == "draw"
    match.choose_all(seat, [match.state.options()[0]], onward=True)
    assert match.state.player != seat


# ------------------------------------------------------------------ what a click is told


@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_whatever_a_question_is_not_about_says_what_is_asked_for(players: int, expert: bool) -> None:
    asked = set()
    for decision, t in enumerate(random_game(players, expert, 8)):
        if t.over or decision > 300:
            break
        refusal = t.game.refusal_aside(t, "chip:corn")
        assert refusal is not None
        assert refusal.rule == t.rules()[0]
        asked.add((t.step().kind, refusal.en))
        assert t.game.refusal_aside(t, "map:ground") is None  # the sea is nobody's answer
    assert len({en for _, en in asked}) == len({kind for kind, _ in asked}) > 6


@rule("SPK-DEC-14")
def test_a_city_out_of_reach_says_how_far_it_is() -> None:
    refusal = ready().t.game.refusal_at(ready().t, "city:boston")
    assert refusal is not None
    assert refusal.en == "Boston is 8 empty spaces away: with your cards and track pieces, your line covers 7 at most."


@rule("SPK-DEC-14", "SPK-BUILD-1")
def test_a_city_says_what_it_would_take_where_nothing_can_be_built_at_all() -> None:
    r = table().home(A, "chicago").money(3, 0, 0).turn()
    assert BUILD not in r.t.choices
    assert told_at(r.t, "city:milwaukee").startswith("Milwaukee is 1 empty space away: with your cards")
    r = table().home(A, "chicago").connect(A, "milwaukee").pieces(A, 0).money(3, 0, 0).turn()
    assert told_at(r.t, "city:detroit") == "You have no track pieces left."


@rule("SPK-LOAD-1", "SPK-DELIV-1", "SPK-DELIV-4", "SPK-BUILD-11")
def test_a_contract_says_what_it_waits_for_where_it_is_clicked() -> None:
    r = table().home(A, "chicago").contract(A, "corn_2 a").turn()
    assert told_at(r.t, "contract:corn").startswith(
        "First load the corn, but no city with that good is on your network"
    )
    r = table().home(A, "chicago").connect(A, "indianapolis").contract(A, "corn_2 a").turn()
    assert told_at(r.t, "contract:corn") == (
        "First load the corn: bring your train to a city with that good (Indianapolis), then restart."
    )
    r = table().home(A, "indianapolis").contract(A, "corn_2 a", "aboard").turn()
    assert told_at(r.t, "cargo:corn").startswith("Your train carries corn, but no city of this contract")
    r = table().home(A, "indianapolis").connect(A, "chicago").contract(A, "corn_2 a", "aboard").turn()
    assert told_at(r.t, "contract:corn") == "Your train carries corn: make it enter a city of this contract (Chicago)."
    assert "with that good earns you $" in told_at(r.t, "chip:corn")
    r = table().home(A, "chicago").contract(A, "corn_2 a", "delivered").turn()
    assert told_at(r.t, "contract:corn") == "This contract (corn) is fulfilled."
    assert r.t.game.refusal_at(r.t, "contract:nothing") is None


def told_at(t: Railroad, key: str) -> str:
    refusal = t.game.refusal_at(t, key)
    assert refusal is not None
    return refusal.en


@rule("SPK-DELIV-1", "SPK-MOVE-8")
def test_a_way_to_a_city_that_pays_says_so_and_the_city_itself_is_delivered_to() -> None:
    r = table().home(A, "indianapolis").connect(A, "chicago").contract(A, "corn_2 a", "aboard")
    r = r.train(A, "t096").turn()
    there = r.city("chicago")
    assert r.t.game.label(r.t, there, "en") == "to Chicago: a delivery earns $5 there"
    assert "earns" not in r.t.game.label(r.t, r.city("indianapolis"), "en")
    r.play("move chicago")
    assert "city:chicago" in r.t.step().keys(r.t, r.good("corn"))


@rule("SPK-BUILD-7")
def test_while_a_line_waits_to_be_paid_another_city_can_be_built_to_instead() -> None:
    t = ready().t
    line = {key: plan for key, plan in plans(t).items() if plan.text == "line"}
    goal = next(key for key, plan in line.items() if after(t, plan).step().kind == "pay")
    nodes = after(t, line[goal]).scene(A, "en", "wide").nodes
    instead = {key for key, node in nodes.items() if "instead" in node.attributes.get("class", "").split()}
    assert {key for key in instead if key.startswith("city:")} == line.keys() - {goal}
    assert all("instead" in nodes[key].title for key in instead)


@rule("SPK-BUILD-7", "SPK-BUILD-9")
def test_while_a_line_waits_to_be_paid_a_space_beside_it_bends_it() -> None:
    t, bent = ready().t, 0
    for plan in plans(t).values():
        paying = after(t, plan)
        if plan.text != "line" or paying.step().kind != "pay":
            continue
        nodes = paying.scene(A, "en", "wide").nodes
        for key, node in nodes.items():
            if not key.startswith("bend:") or node.tag != "g":
                continue
            assert "instead" in node.attributes["class"].split()
            track = t.figures.track_ids.index(key.rpartition(":")[2])
            assert track not in paying.chain
            then = after(t, Plan(key, stands_for(t, key)))
            assert t.figures.city_names[plan.told["city"]] in node.title
            if then.step().kind == "pay":
                assert track in then.chain
                assert len(then.chain) <= len(paying.chain) + 1
            assert then.member[A][plan.told["city"]] or plan.told["city"] in chain_nodes(then)
            assert then.owner[track] == A or track in then.chain
            bent += 1
    assert bent > 10


@rule("SPK-BUILD-7")
def test_a_line_is_bent_only_where_it_begins_and_only_to_a_city_that_can_be_reached() -> None:
    t = ready().t
    assert stands_for(t, "bend:raleigh:t001") == ()  # a city of one's own
    assert stands_for(t, "bend:nowhere:t001") == ()
    assert stands_for(t, "bend:") == ()
    key = next(
        key
        for plan in plans(t).values()
        if plan.text == "line" and after(t, plan).step().kind == "pay"
        for key in after(t, plan).scene(A, "en", "wide").nodes
        if key.startswith("bend:") and "." not in key
    )
    begun = t.copy()
    begun.play(BUILD)
    assert stands_for(begun, key) == stands_for(t, key)[1:]
    begun.play(begun.options()[0])
    assert stands_for(begun, key) == ()
