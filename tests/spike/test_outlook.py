"""What follows for who looks: how far cities are, what they promise, which lines lead there, and where to ride.

Told in the words of the features from small positions, and held to the rules in whole games.
"""

from collections.abc import Iterator

import pytest

from abilene.bots.playing import SeatBot, seat_bots
from abilene.engine.events import Event
from abilene.games.spike.data import KINDS
from abilene.games.spike.outlook import Goal, Line, Outlook
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.build import can_build
from abilene.games.spike.steps.moving import reachable, spaces_to
from tests.rules import rule
from tests.spike.railway import COUNTS, A, B, Table, load, random_game, start, table


def said(table: Table, title: str, seat: int = A) -> set[str]:
    """What a seat observes under a title, the title left out."""
    lines = table.t.observe_in_words(seat).split("\n")
    return {line.removeprefix(f"{title}: ") for line in lines if line.startswith(f"{title}: ")}


def outlook(t: Railroad, seat: int) -> Outlook:
    return Outlook(t.figures, t.seen_by(seat))


def line_to(table: Table, city: str, seat: int = A) -> Line:
    (line,) = [line for line in outlook(table.t, seat).lines() if line.city == table.city(city)]
    return line


def tracks(table: Table, line: Line) -> list[str]:
    """Its spaces, from where it begins."""
    return [table.t.figures.track_ids[track] for track in reversed(line.tracks)]


def crossroads(**hand: int) -> Table:
    """Indianapolis: a red space leads to Cincinnati and its pigs, a black one to Louisville and its cloth."""
    return table(players=2).home(A, "indianapolis").hand(A, **hand).market("pigs oil wood", "corn cloth wheat")


# ------------------------------------------------------------------ cities


@rule("SPK-BUILD-11")
def test_a_city_tells_how_far_it_is_and_what_connecting_it_pays() -> None:
    table = crossroads().turn()
    assert {"cincinnati, 1", "louisville, 1", "cleveland, 4"} <= said(table, "spaces to")
    assert {"cincinnati, 3", "louisville, 2"} <= said(table, "pays when connected")
    table.connect(A, "cincinnati")
    assert "cincinnati" not in {line.partition(",")[0] for line in said(table, "spaces to")}
    assert "cincinnati" not in {line.partition(",")[0] for line in said(table, "pays when connected")}


@rule("SPK-MAP-4")
def test_only_empty_spaces_lead_to_a_city() -> None:
    table = crossroads(red=1, black=2).home(B, "cincinnati").tracks(B, "t182").turn()
    assert "cincinnati, 1" not in said(table, "spaces to")
    assert all(table.track("t182") not in line.tracks for line in outlook(table.t, A).lines())


@rule("SPK-DELIV-3")
def test_a_contract_promises_nothing_where_its_seat_has_delivered() -> None:
    table = crossroads().contract(A, "cows_3 a", "aboard").turn()  # Cincinnati pays 10, Des Moines 12
    assert {"cincinnati, 10 or 11", "des_moines, 12 or 13"} <= said(table, "pays for cargo aboard")
    table.marker(A, "cincinnati")
    assert {line.partition(",")[0] for line in said(table, "pays for cargo aboard")}.isdisjoint({"cincinnati"})
    assert not said(table, "pays for cargo aboard", B)


def test_cargo_that_waits_is_told_apart_from_cargo_aboard_and_what_is_delivered_is_not_told() -> None:
    paid = {"cincinnati, 10 or 11", "des_moines, 12 or 13"}
    for cargo, aboard, waiting in (("aboard", True, False), ("waiting", False, True), ("delivered", False, False)):
        table = crossroads().contract(A, "cows_3 a", cargo).turn()
        assert (paid <= said(table, "pays for cargo aboard")) is aboard
        assert (paid <= said(table, "pays for cargo that waits")) is waiting


@rule("SPK-LOAD-1", "SPK-TRAIN-3")
def test_cities_are_told_where_cargo_waits_and_whether_there_is_room() -> None:
    table = crossroads().contract(A, "pigs_1 a").turn()
    sources = {table.t.figures.city_ids[city] for city in table.t.figures.sources[table.good("pigs")]}
    assert said(table, "cargo waits for") == {f"{city}, with room" for city in sources}
    table.contract(A, "cows_3 a", "aboard")  # the only car
    assert said(table, "cargo waits for") == {f"{city}, without room" for city in sources}
    table.levels(A, freight=2)
    assert said(table, "cargo waits for") == {f"{city}, with room" for city in sources}


@rule("SPK-HID-3")
def test_a_route_card_is_told_to_its_owner_with_what_it_pays() -> None:
    table = crossroads().route(A, "indianapolis").turn()
    assert said(table, "route card begins at") == {"indianapolis"}
    assert said(table, "route card pays at") == {
        "tampa, 6 or 7", "jacksonville, 4 or 5", "raleigh, 4 or 5", "columbia, 2 or 3",
    }  # fmt: skip
    assert not said(table, "route card begins at", B) | said(table, "route card pays at", B)


# ------------------------------------------------------------------ lines


@rule("SPK-BUILD-7", "SPK-BUILD-8", "SPK-BUILD-9")
@pytest.mark.parametrize(
    ("hand", "missing", "lacking"),
    [
        ({"red": 1, "yellow": 1}, 0, []),
        ({"red": 1}, 1, ["yellow"]),
        ({}, 2, ["red", "yellow"]),
        ({"red": 3}, 0, ["yellow"]),  # two of them stand for the yellow one
        ({"red": 1, "white": 2}, 0, ["yellow"]),
        ({"white": 3}, 0, ["red", "yellow"]),  # three are two jokers
        ({"white": 2, "black": 1}, 1, ["red", "yellow"]),  # a card alone is no joker
    ],
)
def test_a_line_tells_how_many_cards_it_lacks_and_which(hand: dict[str, int], missing: int, lacking: list[str]) -> None:
    """From Raleigh a red and a yellow space lead to Norfolk; another way is yellow and blue."""
    table = Table(2, False, None).home(A, "raleigh").hand(A, **hand).turn()
    line, kinds = line_to(table, "norfolk"), table.t.figures.kind_ids
    if "red" in hand:
        assert tracks(table, line) == ["t277", "t276"]
    if line.tracks == [table.track("t276"), table.track("t277")]:
        assert [kinds[kind] for kind in range(KINDS) if line.lacking[kind]] == [k for k in kinds if k in lacking]
    assert line.missing == missing
    assert f"norfolk, {missing}" in said(table, "cards missing for a line to")
    helps = {text for text in said(table, "a card helps for a line to") if text.startswith("norfolk")}
    assert len(helps) == (len(lacking) if missing else 0)


def test_a_line_goes_where_the_cards_of_the_hand_lead() -> None:
    """Both ways to Norfolk are two spaces long."""
    for hand, way in (({"red": 1, "yellow": 1}, ["t277", "t276"]), ({"yellow": 1, "blue": 1}, ["t312", "t279"])):
        table = Table(2, False, None).home(A, "raleigh").hand(A, **hand).turn()
        assert tracks(table, line_to(table, "norfolk")) == way
        names = {table.t.figures.track_names[table.track(name)] for name in way}
        told = said(table, "on the way to a city")
        assert {text.partition(", ")[2] for text in told} >= names


@rule("SPK-DEC-9")
def test_a_line_that_has_begun_is_gone_on_with_from_where_it_has_come_to() -> None:
    table = Table(2, False, None).home(A, "raleigh").hand(A, red=1, yellow=1, white=4).turn()
    table.play("build", "lay t277")
    found = outlook(table.t, A)
    assert table.t.figures.node_ids[found.head()] == "j079"
    assert tracks(table, line_to(table, "norfolk")) == ["t276"]
    missing = {table.t.figures.city_ids[line.city]: line.missing for line in found.lines()}
    assert missing.pop("norfolk") == 0
    assert max(missing.values()) > 0
    assert "boston" not in missing  # at least five cards are lacking: nobody plans for that
    assert outlook(table.t, B).head() == EMPTY  # it is nobody else's
    table.play("lay t276")  # it has come to its city, and is paid
    assert not outlook(table.t, A).lines()


def test_the_best_line_is_told_by_what_its_city_promises() -> None:
    """Cincinnati pays three dollars, and ten for the cargo aboard; Louisville pays two."""
    table = crossroads(black=1).contract(A, "cows_3 a", "aboard").turn()
    assert outlook(table.t, A).worth(table.city("cincinnati")) == 3 + 2 * 10 // 3
    assert outlook(table.t, A).worth(table.city("louisville")) == 2
    told = said(table, "best line")
    assert "that promises at least 9, cards missing: 1" in told
    assert "that promises at least 0, cards missing: 0" in told
    table.hand(A, red=1)
    assert "that promises at least 9, cards missing: 0" in said(table, "best line")
    way = table.t.figures.track_names[table.track("t182")]
    assert f"that promises at least 9, {way}" in said(table, "on the way to a city")


def test_a_city_of_the_route_card_and_one_that_supplies_what_waits_promise_more() -> None:
    """Jacksonville's card pays five in Cincinnati; pigs come from there, and half of what they may pay counts."""
    table = crossroads().turn()
    city = table.city("cincinnati")
    bare = outlook(table.t, A).worth(city)
    assert outlook(table.route(A, "jacksonville").t, A).worth(city) == bare + 1 + 5 // 3
    assert outlook(table.route(A, "cincinnati").t, A).worth(city) == bare + 3
    contracts, home = table.t.figures.contract_ids, table.city("indianapolis")
    pigs = [number for number, name in enumerate(contracts) if name.startswith("pigs")]
    pays = {number: table.t.figures.pays(number, home) for number in pigs}
    number = max(pigs, key=pays.__getitem__)
    most = max(table.t.figures.pays(number, city) for city in range(table.t.figures.cities))
    table.t.routes[A] = -1
    found = outlook(table.contract(A, contracts[number]).t, A).worth(city)
    assert found == bare + (pays[number] or most // 2) // 3


# ------------------------------------------------------------------ rides


def railway_of(speed: int = 1) -> Table:
    """Cows are aboard at Indianapolis; Cincinnati, one track away, pays ten for them, Des Moines twelve."""
    r = table(players=2).home(A, "indianapolis").connect(A, "cincinnati", "chicago", "des_moines")
    return r.train(A, "indianapolis").contract(A, "cows_3 a", "aboard").levels(A, speed=speed)


@rule("SPK-MOVE-2", "SPK-MOVE-3")
def test_a_city_where_cargo_pays_is_a_stop_and_the_nearer_one_is_better_where_time_tells() -> None:
    slow, fast = railway_of(speed=1).turn(), railway_of(speed=3).turn()
    far = spaces_to(slow.t, A, slow.city("des_moines"))
    assert far > 6
    assert said(slow, "spaces to ride to") == {"cincinnati, 2", f"des_moines, {far}"}
    assert said(slow, "best stop") == {"cincinnati"}
    by_city = {goal.city: goal for goal in outlook(fast.t, A).goals()}
    cincinnati, des_moines = (by_city[fast.city(name)] for name in ("cincinnati", "des_moines"))
    assert cincinnati.worth == 3 * 10 - 2
    assert des_moines.worth == 3 * 12 - 2 * -(-far // 3)


@rule("SPK-MOVE-4", "SPK-MOVE-6")
def test_a_whole_move_leads_past_cities_and_one_space_to_the_first_track() -> None:
    table = railway_of(speed=3).marker(A, "cincinnati").turn()
    (goal,) = outlook(table.t, A).goals()
    assert table.t.figures.city_ids[goal.city] == "des_moines"
    first = table.t.figures.position_name(goal.one_on)
    assert said(table, "a space leads") == {f"to the best stop, {first}"}
    assert said(table, "a move leads") == {f"to the best stop, {table.t.figures.position_name(goal.at_speed)}"}
    assert goal.at_speed in reachable(table.t, A, 3)
    assert goal.at_speed not in reachable(table.t, A, 2)


@rule("SPK-LOAD-1")
def test_a_city_where_something_can_be_loaded_is_a_stop_while_there_is_room() -> None:
    table = Table(2, False, None).home(A, "indianapolis").connect(A, "cincinnati").contract(A, "pigs_1 a").turn()
    assert said(table, "best stop") == {"cincinnati"}
    table.contract(A, "cows_2 b", "aboard")  # no city of the network pays for it
    assert not said(table, "best stop")


# ------------------------------------------------------------------ held to the rules


def games(every: int = 3) -> Iterator[Railroad]:
    """Moments of games between bots that know what they do, at all player counts."""
    for players in COUNTS:
        game = load(players)
        t = game.start(players)
        events: list[Event] = []
        t.heard, t.stops = events, False
        seats = [SeatBot(bot, seat) for seat, bot in enumerate(seat_bots(game, ["greedy"] * players, players))]
        made = 0
        while not t.over:
            made += 1
            if made % every == 0:
                yield t
            t.play(seats[t.player].choose(t, events))


@rule("SPK-BUILD-2", "SPK-BUILD-4", "SPK-BUILD-6", "SPK-BUILD-9")
def test_a_line_that_lacks_nothing_can_be_laid_and_paid() -> None:
    laid = 0
    for state in games():
        if state.step().kind not in ("action", "lay"):
            continue
        for line in outlook(state, state.player).lines():
            seat, needs = state.player, state.figures.needs([*state.chain, *line.tracks])
            assert line.missing == max(0, _lacks(needs, state.hand(seat)))
            if line.missing or len(line.tracks) + len(state.chain) > state.pieces[seat]:
                continue
            laid += 1
            t = state.copy()
            if t.step().kind == "action":
                assert can_build(t, seat)
                t.play(next(n for n in t.options() if t.step().say(t, n) == "build"))
            for track in reversed(line.tracks):
                if track in t.options() and t.step().kind == "lay":  # where there is no other, nobody is asked
                    t.play(track)
            while t.step().kind == "pay":
                t.play(t.options()[0])
            assert not state.connected(seat, line.city)
            assert t.connected(seat, line.city)
            assert all(t.owner[track] == seat for track in line.tracks)
    assert laid > 100


def _lacks(needs: list[int], hand: list[int]) -> int:
    """The left side of SPK-BUILD-9 less its right side."""
    jokers = sum(max(0, have - need - 1) for need, have in zip(needs, hand, strict=True))
    return sum(max(0, need - have) for need, have in zip(needs, hand, strict=True)) - jokers


@rule("SPK-MOVE-2", "SPK-MOVE-8")
def test_a_ride_is_as_long_as_the_rules_say_and_each_move_leads_nearer() -> None:
    ridden = 0
    for t in games():
        for seat in range(t.figures.players):
            found = outlook(t, seat).goals()
            assert found == sorted(found, key=lambda goal: (-goal.worth, goal.city))
            for goal in found:
                ridden += 1
                speed = t.speed(seat)
                assert goal.spaces == spaces_to(t, seat, goal.city)
                assert goal.at_speed in reachable(t, seat, speed)
                assert goal.one_on in reachable(t, seat, 1)
                for position, spaces in ((goal.at_speed, speed), (goal.one_on, 1)):
                    there = t.copy()
                    there.train[seat] = position
                    left = 0 if position == goal.city else spaces_to(there, seat, goal.city)
                    assert left == max(0, goal.spaces - spaces)
    assert ridden > 100


def test_how_far_cities_are_is_how_many_empty_spaces_there_are() -> None:
    """Found anew, by asking of each city how far the network is."""
    for t in games(every=25):
        for seat in range(t.figures.players):
            far = outlook(t, seat).far()
            for city in range(t.figures.cities):
                assert far[city] == _apart(t, seat, city)


def _apart(t: Railroad, seat: int, city: int) -> int:
    reached, spaces = {city}, 0
    while not any(t.member[seat][node] for node in reached):
        wider = reached | {
            ahead
            for node in reached
            for track, ahead in zip(t.figures.ways[node], t.figures.ahead[node], strict=True)
            if t.owner[track] < 0
        }
        if wider == reached:
            return -1
        reached, spaces = wider, spaces + 1
    return spaces


@rule("SPK-HID-1", "SPK-HID-3")
def test_an_outlook_is_the_same_in_all_that_a_seat_can_imagine() -> None:
    for players in COUNTS:
        for decision, t in enumerate(random_game(players, seed=players)):
            if decision % 20 == 0 and not t.over:
                for seat in range(players):
                    if t.network[seat]:
                        twin = t.redeal(seat, decision)
                        assert isinstance(twin, Railroad)
                        assert _told(outlook(t, seat)) == _told(outlook(twin, seat))


def _told(found: Outlook) -> object:
    lines = [(line.city, line.tracks, line.lacking, line.missing) for line in found.lines()]
    goals: list[Goal] = found.goals()
    rides = [(goal.city, goal.spaces, goal.worth, goal.at_speed, goal.one_on) for goal in goals]
    return lines, rides, found.far(), found.aboard, found.waiting, found.loads, found.room, found.route, found.start


def test_who_has_no_network_yet_and_who_looks_on_are_told_no_outlook() -> None:
    t = start(players=3)
    for seat in (*range(3), None):
        words = t.observe_in_words(seat)
        assert ("spaces to: " in words) == (seat is not None and bool(t.network[seat]))
