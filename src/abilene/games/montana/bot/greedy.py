"""How the greedy bot plays: it takes whatever is worth most on the way to its last settlement."""

from collections.abc import Callable
from typing import Final

from abilene.engine.bot import Asked
from abilene.engine.core import FIRST, PASS
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.montana.bot.builds import Building, Builds
from abilene.games.montana.bot.chart import Chart
from abilene.games.montana.bot.city import City
from abilene.games.montana.bot.land import Land
from abilene.games.montana.bot.outlook import Outlook
from abilene.games.montana.bot.plan import Plan
from abilene.games.montana.bot.sight import Sight
from abilene.games.montana.bot.work import Work
from abilene.games.montana.data import BUILD, CITY, NONE, RECRUIT, Figures, trade_choice
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import PlaceAtBank
from abilene.games.montana.steps.build import PLACE, Bonus, Build
from abilene.games.montana.steps.cattle import Dismiss
from abilene.games.montana.steps.city import Bid, ChooseGoods, Exchange
from abilene.games.montana.steps.opening import PlaceStart
from abilene.games.montana.steps.production import LargeSpace, SmallSpace
from abilene.games.montana.steps.recruit import Advance, PickWorker
from abilene.games.montana.steps.turn import KEEP, SPEND, EndTurn, MainAction, MayDrink

Way = Callable[[Seen, list[int]], int]


def best(choices: list[int], worth: list[float]) -> int:
    """The choice worth most; the first of equals."""
    return choices[worth.index(max(worth))]


class Greedy:
    """Takes what is worth most by all that lies open; chance has no part in it."""

    blind = False

    def __init__(self, game: Game[Territory], seat: int, seed: int) -> None:
        self.figures: Final[Figures] = game.figures
        self.chart: Final = Chart(game.figures)
        self.ways: Final[dict[str, Way]] = {
            PlaceStart.kind: self.start,
            MainAction.kind: self.act,
            PickWorker.kind: self.pick,
            Dismiss.kind: self.dismiss,
            Advance.kind: self.advance,
            PlaceAtBank.kind: self.send,
            LargeSpace.kind: self.send,
            SmallSpace.kind: self.add,
            Bid.kind: self.bid,
            ChooseGoods.kind: self.goods,
            Exchange.kind: self.exchange,
            Build.kind: self.build,
            Bonus.kind: self.bonus,
            EndTurn.kind: self.end,
            MayDrink.kind: self.drink,
        }

    def hear(self, event: Event) -> None:
        """All that matters is on the table."""

    def choose(self, asked: Asked) -> int:
        """One of the options; cattle is traded only for a settlement."""
        return self.ways[asked.kind](asked.seen, asked.options)

    def outlook(self, seen: Seen) -> Outlook:
        """How the race stands."""
        return Outlook(Sight(self.chart, seen))

    def work(self, seen: Seen) -> Work:
        """Workers and coins, by a plan of where to build next."""
        return Work(Plan(Land(self.outlook(seen))))

    # ------------------------------------------------------------------ the turn

    def act(self, seen: Seen, choices: list[int]) -> int:
        """The main action that brings most, or the trade that a Build action needs first."""
        land = Land(self.outlook(seen))
        work = Work(Plan(land))
        building = Builds(land).best(0)
        trade = self.trade_for(building)
        actions = [choice for choice in choices if choice >= 0]
        worth = [self.worth(action, work, building) for action in actions]
        if trade != PASS and trade in choices and building.worth > max(worth):
            return trade
        return best(actions, worth)

    def worth(self, action: int, work: Work, building: Building) -> float:
        """What a main action brings."""
        if action == RECRUIT:
            return work.recruiting()
        if action == CITY:
            return City(work).visit()
        if action == BUILD:
            return building.worth if building.lacks == NONE else -99.0
        space = self.figures.bank_of(action)
        return work.bank(space) if space != NONE else work.location(self.figures.location_of(action))

    def trade_for(self, building: Building) -> int:
        """The cattle trade that must come before a build; PASS: none."""
        return PASS if building.lacks == NONE else trade_choice(self.figures.trade_good.index(building.lacks))

    def end(self, seen: Seen, choices: list[int]) -> int:
        """Cows are kept."""
        return choices[0]

    def drink(self, seen: Seen, choices: list[int]) -> int:
        """Another turn at once, while there is something to build; then canteens only break ties."""
        return SPEND if seen.left[seen.seat] else KEEP

    # ------------------------------------------------------------------ the map

    def start(self, seen: Seen, regions: list[int]) -> int:
        """Where the land around is cheapest."""
        prices = self.outlook(seen).prices
        return best(regions, [self.around(seen, region, prices) for region in regions])

    def around(self, seen: Seen, region: int, prices: list[float]) -> float:
        """How cheap the land next to a region is."""
        costs = [self.chart.costs[seen.land[near]] for near in self.figures.neighbours[region]]
        return sum([1.0 / sum([prices[kind] * count for kind, count in cost]) for cost in costs if cost])

    def build(self, seen: Seen, choices: list[int]) -> int:
        """The best region, or stop."""
        building = Builds(Land(self.outlook(seen))).best(seen.builds_done())
        if building.site is None:
            return PASS
        trade = self.trade_for(building)
        return building.site.region if trade == PASS else trade

    def bonus(self, seen: Seen, choices: list[int]) -> int:
        """A settlement for nothing."""
        return PLACE

    # ------------------------------------------------------------------ workers

    def pick(self, seen: Seen, choices: list[int]) -> int:
        """The colour that is lacked most."""
        return self.work(seen).pick(seen.workers[seen.seat], [choice for choice in choices if choice >= 0])

    def dismiss(self, seen: Seen, colours: list[int]) -> int:
        """The worker who is missed least."""
        crew = self.work(seen).cheapest(seen.workers[seen.seat], colours, 1)
        assert crew is not None
        return crew.index(1)

    def advance(self, seen: Seen, choices: list[int]) -> int:
        """As far as the pair is worth its wheat."""
        work, steps = self.work(seen), [choice for choice in choices if choice >= 0]
        return best(steps, [work.advance(seen.arrow, step, work.room()) for step in steps])

    def send(self, seen: Seen, crews: list[int]) -> int:
        """The crew that is missed least."""
        work, own = self.work(seen), seen.workers[seen.seat]
        return best(crews, [-work.loss(self.figures.crews[crew], own) for crew in crews])

    def add(self, seen: Seen, choices: list[int]) -> int:
        """One more good, if it is worth the crew."""
        work, own, figures = self.work(seen), seen.workers[seen.seat], self.figures
        gain = work.plan.gain(figures.location_good[seen.small_space()], figures.small_yield)
        answers = [choice for choice in choices if choice > FIRST]
        return best(answers, [0.0 if crew == PASS else gain - work.loss(figures.crews[crew], own) for crew in answers])

    # ------------------------------------------------------------------ the city

    def bid(self, seen: Seen, choices: list[int]) -> int:
        """The row whose reward is worth most beyond its pumpkins."""
        city, spaces = City(self.work(seen)), [choice for choice in choices if choice > FIRST]
        return best(spaces, [0.0 if space == PASS else city.bid(space) for space in spaces])

    def goods(self, seen: Seen, choices: list[int]) -> int:
        """The mix that the plan needs."""
        city, mixes = City(self.work(seen)), [choice for choice in choices if choice >= 0]
        return best(mixes, [city.mix(mix) for mix in mixes])

    def exchange(self, seen: Seen, choices: list[int]) -> int:
        """As many large pieces as the plan needs."""
        city, exchanges = City(self.work(seen)), [choice for choice in choices if choice >= 0]
        return best(exchanges, [city.exchanges(*self.figures.exchanged(exchange)) for exchange in exchanges])
