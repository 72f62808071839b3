"""How the greedy bot plays: it takes whatever is worth most on the way to its last settlement."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from abilene.engine.bot import Asked
from abilene.engine.core import FIRST, PASS
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.montana.data import BUILD, CITY, NONE, RECRUIT, Figures, trade_choice
from abilene.games.montana.heuristic.builds import Building, Builds
from abilene.games.montana.heuristic.chart import Chart
from abilene.games.montana.heuristic.city import City
from abilene.games.montana.heuristic.land import Land
from abilene.games.montana.heuristic.outlook import Outlook
from abilene.games.montana.heuristic.plan import Plan
from abilene.games.montana.heuristic.sight import Sight
from abilene.games.montana.heuristic.work import Work
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.bank import PlaceAtBank
from abilene.games.montana.steps.build import PLACE, Bonus, Build
from abilene.games.montana.steps.cattle import Dismiss
from abilene.games.montana.steps.city import Bid, ChooseGoods, Exchange
from abilene.games.montana.steps.opening import PlaceStart
from abilene.games.montana.steps.production import LargeSpace, SmallSpace
from abilene.games.montana.steps.recruit import Advance, PickWorker
from abilene.games.montana.steps.turn import KEEP, SPEND, EndTurn, MainAction, MayDrink


class Thoughts:
    """All that follows from one view, worked out when it is needed."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.outlook: Final = Outlook(sight)

    @cached_property
    def land(self) -> Land:
        """The regions within reach."""
        return Land(self.outlook)

    @cached_property
    def plan(self) -> Plan:
        """Where to build next."""
        return Plan(self.land)

    @cached_property
    def work(self) -> Work:
        """Workers and coins."""
        return Work(self.plan)

    @cached_property
    def city(self) -> City:
        """The shop."""
        return City(self.plan, self.work)

    def builds(self, done: int) -> Building:
        """The best Build action from here."""
        return Builds(self.land).best(done)


Way = Callable[[Thoughts, Sequence[int]], int]


def best(choices: Sequence[int], worth: Callable[[int], float]) -> int:
    """The choice worth most; the first of equals."""
    return max(choices, key=worth)


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
        """One of the options, by what the view shows; cattle is traded only for a settlement."""
        return self.ways[asked.kind](Thoughts(Sight(self.chart, asked.seen)), asked.options)

    # ------------------------------------------------------------------ the turn

    def act(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """The main action that brings most, or the trade that a Build action needs first."""
        work = thoughts.work
        building = thoughts.builds(0)
        trade = self.trade_for(building)

        def worth(action: int) -> float:
            if action == RECRUIT:
                return work.recruiting
            if action == CITY:
                return thoughts.city.visit()
            if action == BUILD:
                return building.worth if trade == PASS else -99.0
            space = self.figures.bank_of(action)
            return work.bank(space) if space != NONE else work.location(self.figures.location_of(action))

        found = best([choice for choice in choices if choice >= 0], worth)
        if trade != PASS and trade in choices and building.worth > worth(found):
            return trade
        return found

    def trade_for(self, building: Building) -> int:
        """The cattle trade that must come before a build; PASS: none."""
        return PASS if building.lacks < 0 else trade_choice(self.figures.trade_good.index(building.lacks))

    def end(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """Cows are kept."""
        return choices[0]

    def drink(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """Another turn at once, while there is something to build; then canteens only break ties."""
        return SPEND if thoughts.outlook.racing else KEEP

    # ------------------------------------------------------------------ the map

    def start(self, thoughts: Thoughts, regions: Sequence[int]) -> int:
        """Where the land around is cheapest."""
        sight, prices = thoughts.sight, thoughts.outlook.prices

        def cheap(region: int) -> float:
            costs = [sight.cost(near) for near in self.figures.neighbours[region]]
            return sum([1.0 / sum([prices[kind] * count for kind, count in cost]) for cost in costs if cost])

        return best(regions, cheap)

    def build(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """The best region, or stop."""
        building = thoughts.builds(thoughts.sight.about["done"])
        if building.site is None:
            return PASS
        trade = self.trade_for(building)
        return building.site.region if trade == PASS else trade

    def bonus(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """A settlement for nothing."""
        return PLACE

    # ------------------------------------------------------------------ workers

    def pick(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """The colour that is lacked most."""
        return thoughts.work.pick(thoughts.sight.workers, [choice for choice in choices if choice >= 0])

    def dismiss(self, thoughts: Thoughts, colours: Sequence[int]) -> int:
        """The worker who is missed least."""
        crew = thoughts.work.cheapest(thoughts.sight.workers, list(colours), 1)
        assert crew is not None
        return crew.index(1)

    def advance(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """As far as the pair is worth its wheat."""
        work, arrow = thoughts.work, thoughts.sight.arrow
        return best([choice for choice in choices if choice >= 0], lambda steps: work.advance(arrow, steps, work.room))

    def send(self, thoughts: Thoughts, crews: Sequence[int]) -> int:
        """The crew that is missed least."""
        work, own = thoughts.work, thoughts.sight.workers
        return best(crews, lambda crew: -work.loss(self.figures.crews[crew], own))

    def add(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """One more good, if it is worth the crew."""
        work, own = thoughts.work, thoughts.sight.workers
        area = self.figures.location_area[thoughts.sight.about["location"]]
        gain = thoughts.plan.goods(self.figures.area_good[area], self.figures.small_yield)

        def worth(crew: int) -> float:
            return 0.0 if crew == PASS else gain - work.loss(self.figures.crews[crew], own)

        return best([choice for choice in choices if choice > FIRST], worth)

    # ------------------------------------------------------------------ the city

    def bid(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """The row whose reward is worth most beyond its pumpkins."""
        city = thoughts.city
        spaces = [choice for choice in choices if choice > FIRST]
        return best(spaces, lambda space: 0.0 if space == PASS else city.bid(space))

    def goods(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """The mix that the plan needs."""
        return best([choice for choice in choices if choice >= 0], thoughts.city.mix)

    def exchange(self, thoughts: Thoughts, choices: Sequence[int]) -> int:
        """As many large pieces as the plan needs."""
        return best(
            [choice for choice in choices if choice >= 0],
            lambda choice: thoughts.city.exchanges(*self.figures.exchanged(choice)),
        )
