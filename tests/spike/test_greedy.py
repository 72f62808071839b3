"""The greedy bot: it builds what its contracts and its route card want, drives to what pays, and knows no secrets."""

import random
from itertools import product

import pytest

from abilene.bots.blind import Random
from abilene.bots.playing import SeatBot, play_out
from abilene.engine.bot import Asked, Bot
from abilene.games.spike.bot import Greedy
from abilene.games.spike.bot.cards import payment
from abilene.games.spike.bot.chains import lack
from abilene.games.spike.bot.chart import spaces_apart
from abilene.games.spike.bot.plan import Plan
from abilene.games.spike.bot.sight import Sight
from abilene.games.spike.bot.thoughts import Thoughts
from abilene.games.spike.clock import turns_left
from abilene.games.spike.data import KINDS
from abilene.games.spike.scoring import winners
from abilene.games.spike.seen import Seen
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.cargo import Deliver
from abilene.games.spike.steps.draw import Draw
from abilene.games.spike.steps.opening import ChooseSide, Give, KeepRoute, PlaceLocomotive
from tests.spike.railway import COUNTS, SETTINGS, A, B, Table, load, table


def question(t: Railroad) -> Asked:
    return Asked(t.step().kind, t.options(), t.seen_by(t.player))


def choice(t: Railroad, seed: int = 1) -> int:
    """What a bot chooses that has seen nothing before."""
    return Greedy(t.game, t.player, seed).choose(question(t))


def answer(r: Table) -> str:
    """What the bot chooses, in notation."""
    return r.said(choice(r.t))


def answers(r: Table, count: int) -> list[str]:
    """What the bot chooses one question after the other."""
    found = []
    for _ in range(count):
        found.append(answer(r))
        r.play(found[-1])
    return found


# ------------------------------------------------------------------ lines


def crossroads(pigs: int = 2, cloth: int = 2) -> Table:
    """From Indianapolis a red card leads to Cincinnati and its pigs, a black one to Louisville and its cloth."""
    rows = {3: 0, 2: 1, 1: 2}
    columns = [["oil", "corn", "coal"], ["wood", "wheat", "steel"]]
    columns[0][rows[pigs]], columns[1][rows[cloth]] = "pigs", "cloth"
    r = table().home(A, "indianapolis").hand(A, red=1, black=1)
    return r.market(*(" ".join(column) for column in columns))


@pytest.mark.parametrize(("pigs", "cloth", "track"), [(3, 1, "t182"), (1, 3, "t184")])
def test_it_connects_the_city_that_pays_more(pigs: int, cloth: int, track: str) -> None:
    assert answers(crossroads(pigs, cloth).turn(), 2) == ["build", f"lay {track}"]


@pytest.mark.parametrize(("contract", "track"), [("wood_1 b", "t184"), ("cows_3 a", "t182")])
def test_it_builds_to_where_its_cargo_is_wanted(contract: str, track: str) -> None:
    r = crossroads().contract(A, contract, "aboard").turn()
    assert answers(r, 2) == ["build", f"lay {track}"]


def test_it_builds_to_where_its_goods_come_from() -> None:
    found = []
    for contract in ("pigs_1 a", "cloth_3 b"):
        r = crossroads().connect(A, "chicago", "milwaukee", "detroit").contract(A, contract).turn()
        found.append(answers(r, 2)[1])
    assert found == ["lay t182", "lay t184"]


def test_it_builds_to_a_city_of_its_route_card() -> None:
    r = table().home(A, "milwaukee").connect(A, "chicago", "indianapolis").hand(A, red=1, black=1)
    r.market("oil pigs coal", "wood cloth steel")
    assert answers(r.turn(), 2) == ["build", "lay t182"]
    r = table().home(A, "milwaukee").connect(A, "chicago", "indianapolis").hand(A, red=1, black=1)
    r.market("oil pigs coal", "wood cloth steel").route(A, "milwaukee")  # lists Louisville, not Cincinnati
    assert answers(r.turn(), 2) == ["build", "lay t184"]


@pytest.mark.parametrize(
    ("hand", "tracks"),
    [({"blue": 1, "white": 1}, ["t096", "t141"]), ({"red": 1, "green": 1, "yellow": 1, "blue": 1}, ["t057"])],
)
def test_it_takes_the_way_for_which_it_holds_the_cards(hand: dict[str, int], tracks: list[str]) -> None:
    r = table().home(A, "chicago").hand(A, **hand).market("corn oil coal", "wood steel fruit").turn()
    assert answer(r) == "build"
    while r.asks() in ("action", "lay", "pay") and r.t.player == A:
        r.play(answer(r))
    assert [r.t.figures.track_ids[track] for track, seat in enumerate(r.t.owner) if seat == A] == tracks


def test_it_keeps_its_cards_rather_than_pay_two_for_a_dollar() -> None:
    def asked() -> Table:
        return table().home(A, "chicago").hand(A, white=2).market("oil wood corn", "pigs coal fruit")

    assert answer(asked().turn()) == "draw"
    last = asked()
    last.t.closer = B  # everybody has one more turn: cards are worth nothing
    assert answer(last.turn()) == "build"


@pytest.mark.parametrize(("pieces", "goal"), [(2, []), (3, ["nashville"])])
def test_a_plan_goes_no_farther_than_its_pieces(pieces: int, goal: list[str]) -> None:
    r = chicago().pieces(A, pieces).contract(A, "steel_1 b", "aboard").turn()  # Nashville is three spaces away
    sight = Sight(spaces_apart(r.t.figures), Seen(r.t, A))
    plan = Plan(sight, 30, sight.network)
    assert [r.t.figures.city_ids[city] for _, city in plan.goals.values()] == goal


# ------------------------------------------------------------------ cards


def needing(*cards: str) -> list[int]:
    kinds = table().t.figures.kind_ids
    return [cards.count(kind) for kind in kinds]


def payments(needs: list[int], hand: list[int]) -> list[tuple[int, ...]]:
    """Every payment by the closed form of SPK-BUILD-15."""
    found = []
    for cards in product(*(range(held + 1) for held in hand)):
        over = [paid - need if paid <= need else paid - need - 1 for paid, need in zip(cards, needs, strict=True)]
        apart = [paid - need for paid, need in zip(cards, needs, strict=True)]
        if sum(over) == 0 and 1 not in apart:
            found.append(cards)
    return found


def test_what_a_chain_lacks_and_the_cheapest_payment_agree_with_brute_force() -> None:
    source = random.Random(5)
    paid = 0
    for _ in range(400):
        hand = [source.choice((0, 0, 1, 1, 2, 3)) for _ in range(KINDS)]
        needs = [source.choice((0, 0, 0, 1, 1, 2)) for _ in range(KINDS)]
        keep = [source.choice((1.0, 1.3)) for _ in range(KINDS)]
        every = payments(needs, hand)
        assert bool(every) == (lack(needs, hand) <= 0)
        if every:
            paid += 1

            def cost(cards: tuple[int, ...], keep: list[float] = keep) -> float:
                return sum(count * worth for count, worth in zip(cards, keep, strict=True))

            found = tuple(payment(needs, hand, [], keep))
            assert found in every
            assert cost(found) == pytest.approx(min(map(cost, every)))
            begun = list(source.choice(every)[:3])
            assert payment(needs, hand, begun, keep)[:3] == begun
    assert paid > 50


def test_it_pays_with_the_cards_that_its_next_line_does_not_need() -> None:
    needs, hand = needing("red", "yellow"), needing("red", "red", "white", "white", "white")
    rare = [1.3 if count else 1.0 for count in needing("white")]
    assert payment(needs, hand, [], rare) == needing("red", "white", "white")
    rare = [2.3 if count else 1.0 for count in needing("red")]
    assert payment(needs, hand, [], rare) == needing("white", "white", "white")


@pytest.mark.parametrize(("contract", "card"), [("wood_1 b", "black"), ("cows_3 a", "red")])
def test_it_takes_the_card_that_its_line_lacks(contract: str, card: str) -> None:
    r = crossroads().hand(A).contract(A, contract, "aboard").display("white", "black", "red", "blue")
    assert answer(r.owe(Draw(A, 0))) == f"take {card}"


def test_it_draws_as_many_cards_as_it_may() -> None:
    r = crossroads().hand(A).levels(A, power=4).display("white", "blue", "green", "yellow").owe(Draw(A, 0))
    while r.asks() == "draw":
        r.play(answer(r))
    assert sum(r.t.hand(A)) == 4


def test_it_gives_away_a_card_that_is_alone() -> None:
    assert answer(table().hand(A, white=2, red=1, blue=2).owe(Give(A))) == "give red"


# ------------------------------------------------------------------ the train


def chicago(*, speed: int = 1) -> Table:
    """Own pieces lead from Indianapolis by Chicago to Milwaukee."""
    return table().home(A, "chicago").tracks(A, "t096", "t141", "t057").levels(A, speed=speed)


def test_it_loads_and_sets_out_for_the_city_that_pays() -> None:
    r = chicago().contract(A, "steel_3 b").turn()  # Indianapolis is the only one of its cities that is connected
    assert answers(r, 3) == ["restart", "load", "restart t096"]
    r = chicago(speed=3).contract(A, "steel_3 b").turn()
    assert answers(r, 4) == ["restart", "load", "restart indianapolis", "deliver steel"]
    assert r.t.deliveries[A] == 5


def test_it_fetches_what_it_can_deliver() -> None:
    r = chicago().train(A, "indianapolis").contract(A, "steel_3 b").turn()
    assert answers(r, 1) == ["restart"]
    assert r.where(A) == "t141"


def test_it_stays_where_it_is_when_nothing_can_be_delivered() -> None:
    assert answer(chicago().contract(A, "steel_1 a").turn()) != "restart"


@pytest.mark.parametrize(("speed", "position"), [(1, "t057"), (2, "milwaukee")])
def test_it_passes_a_city_on_its_way(speed: int, position: str) -> None:
    r = chicago(speed=speed).train(A, "t096").contract(A, "cows_3 b", "aboard").turn()
    assert answer(r) == f"move {position}"


def test_it_turns_round_for_a_better_city() -> None:
    r = chicago().train(A, "t096").contract(A, "cows_1 a", "aboard").turn()
    assert answer(r) == "move t141"  # Indianapolis, not Chicago or Milwaukee


def topeka(*cities: str) -> Table:
    """Fruit and cows arrive in Topeka, which pays 9 and 11 (SPK-EX-1)."""
    r = table().connect(A, "des_moines", *cities).levels(A, freight=2)
    return r.contract(A, "fruit_2 a", "aboard").contract(A, "cows_1 a", "aboard").owe(Deliver(A))


def test_it_delivers_what_pays_more() -> None:
    assert answer(topeka()) == "deliver cows"


def test_it_keeps_a_cargo_that_pays_as_well_elsewhere() -> None:
    assert answer(topeka("st_louis", "indianapolis")) == "deliver fruit"  # cows bring 10 in Indianapolis


def test_it_drops_a_cargo_that_nobody_connected_wants() -> None:
    r = chicago(speed=3).contract(A, "steel_3 b").contract(A, "cotton_2 b", "aboard").turn()
    assert answers(r, 2) == ["restart", "load for cotton"]


# ------------------------------------------------------------------ upgrades


def test_it_draws_more_cards_a_turn_as_soon_as_it_can_pay_for_it() -> None:
    assert answer(table().money(3).deck(*["white", "red"] * 18).turn()) == "power"


def test_it_buys_nothing_shortly_before_the_end() -> None:
    r = table().money(30).round(3, time_cards=2).deck("red", "time", "white").turn()
    assert answer(r) == "draw"


def test_it_buys_a_faster_train_when_there_is_much_to_deliver() -> None:
    def asked(*contracts: str) -> Table:
        r = table().home(A, "chicago").connect(A, "milwaukee", "indianapolis", "cincinnati", "louisville", "knoxville")
        r.connect(A, "atlanta")
        for contract in contracts:
            r.contract(A, contract)
        return r.pieces(A, 0).money(20).deck(*["white", "red"] * 18).train(A, "t096").turn()

    assert answers(asked("fruit_1 a", "cotton_3 a", "pigs_1 a"), 2)[1] == "speed"
    assert answers(asked(), 2)[1] == "draw"


# ------------------------------------------------------------------ time


def test_the_fewer_cards_are_left_the_shorter_the_game() -> None:
    def turns(r: Table) -> int:
        return turns_left(Seen(r.turn().t, A))

    full = ["white", "red"] * 20
    left = [
        turns(table().deck(*full)),
        turns(table().deck("red")),
        turns(table().round(2).deck(*full)),
        turns(table().round(3).deck(*full, "time", "time", "time")),
        turns(table().round(3, 2).deck("red", "time")),
    ]
    assert left == sorted(left, reverse=True)
    assert left[0] > left[1] > left[3] > left[4]
    assert turns(table().deck(*full)) > turns(table().deck(*full).levels(B, power=4))


# ------------------------------------------------------------------ set-up


def test_it_begins_where_its_contracts_and_its_route_card_are() -> None:
    r = table().contract(A, "fruit_2 a").contract(A, "cloth_1 b").route(A, "albany").owe(PlaceLocomotive(A))
    start = r.t.figures.city_ids[choice(r.t)]
    apart = spaces_apart(r.t.figures)
    assert apart[r.city(start)][r.city("albany")] <= apart[r.city("albany")][r.city("cincinnati")]
    assert apart[r.city(start)][r.city("miami")] > 8


NORTH_EAST = ("fruit_2 a", "cloth_1 b", "coal_3 b")
SOUTH = ("fruit_1 a", "wood_1 a", "cotton_2 a")


def contracts(*names: str) -> Table:
    r = table(expert=True)
    for name in names:
        r.contract(A, name)
    return r


@pytest.mark.parametrize(("held", "kept"), [(NORTH_EAST, "albany"), (SOUTH, "tampa")])
def test_expert_it_keeps_the_route_card_that_goes_with_its_contracts(held: tuple[str, ...], kept: str) -> None:
    r = contracts(*held).route(A, "tampa")
    r.t.spare[A] = r.t.figures.route_ids.index("route_albany")
    assert answer(r.owe(KeepRoute(A))) == f"keep {kept}"


@pytest.mark.parametrize("up", ["a", "b"])
@pytest.mark.parametrize(("held", "side"), [(NORTH_EAST, "b"), (SOUTH, "a")])
def test_expert_it_chooses_the_side_that_goes_with_its_contracts(held: tuple[str, ...], side: str, up: str) -> None:
    r = contracts(*held, f"pigs_3 {up}")  # a: New Orleans and Memphis, b: Buffalo and Washington
    assert answer(r.owe(ChooseSide(A, r.good("pigs")))) == f"side {side}"


# ------------------------------------------------------------------ what it may know


@pytest.mark.parametrize("players", COUNTS)
def test_what_it_cannot_see_does_not_matter(players: int) -> None:
    game = load(players)
    bots = [Greedy(game, seat, seat) for seat in range(players)]
    t = game.start(7)
    moves = 0
    while not t.over:
        found = bots[t.player].choose(question(t))
        if moves % 5 == 0:
            twin = t.redeal(t.player, moves)
            assert isinstance(twin, Railroad)
            assert bots[t.player].choose(question(twin)) == found
            assert choice(t, seed=moves) == found  # nor does what it has seen before, nor its seed
        t.play(found)
        moves += 1
    assert moves > 50


@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_it_plays_whole_games(players: int, expert: bool) -> None:
    game = load(players, expert)
    bots: list[Bot] = [Greedy(game, seat, seat) for seat in range(players)]
    t = game.start(3)
    t.heard = []
    while not t.over:
        for seat, bot in enumerate(bots):
            SeatBot(bot, seat).hear(t.heard)
        t.heard = []
        asked = question(t)
        found = bots[t.player].choose(asked)
        assert found in asked.options, asked.kind
        t.play(found)
    assert all(t.connected_cities(seat) for seat in range(players))
    assert sum(t.deliveries) > 0


# ------------------------------------------------------------------ strength


@pytest.mark.parametrize("players", COUNTS)
def test_it_beats_random_players(players: int) -> None:
    game = load(players)
    for seed in range(2 * players):
        me = seed % players
        bots: list[Bot] = [Random(game, seat, seed) for seat in range(players)]
        bots[me] = Greedy(game, me, seed)
        t, _ = play_out(game, seed, bots)
        assert isinstance(t, Railroad)
        assert winners(t) == [me]
        assert t.money[me] > 25


# ------------------------------------------------------------------ for those who imagine games


def test_without_its_favourite_it_starts_from_the_next_best_city() -> None:
    t = load(players=2).start(3)
    while t.step().kind != PlaceLocomotive.kind:
        t.play(choice(t))
    asked = question(t)
    first = choice(t)
    left = [city for city in asked.options if city != first]
    bot = Greedy(t.game, t.player, 1)
    second = bot.choose(Asked(asked.kind, left, asked.seen))
    assert second in left
    assert second in bot.starts(Sight(bot.apart, asked.seen), asked.seen.routes[t.player])


def test_a_line_that_was_begun_otherwise_is_gone_on_with_to_where_it_leads() -> None:
    r = table().home(A, "chicago").hand(A, red=1, green=1, yellow=1, blue=1, white=1).turn()
    r.play("build")
    asked, bot = question(r.t), Greedy(r.t.game, A, 1)
    lines = [chain.tracks for _, chain in Thoughts(Sight(bot.apart, asked.seen), bot.memory).chains()]
    best = bot.choose(asked)
    other = bot.choose(Asked(asked.kind, [track for track in asked.options if track != best], asked.seen))
    line = next(tracks for tracks in lines if tracks[0] == other)
    assert len(line) > 1
    r.t.play(other)
    while r.asks() in ("lay", "pay") and r.t.player == A:
        r.play(answer(r))
    assert {track for track, seat in enumerate(r.t.owner) if seat == A} == {*line}
