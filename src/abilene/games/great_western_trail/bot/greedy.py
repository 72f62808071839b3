"""How the greedy bot plays: it weighs everything in victory points against the turns that are left."""

from collections.abc import Callable, Sequence
from typing import Final

from abilene.engine.bot import Asked
from abilene.engine.core import PASS
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.great_western_trail.bot.sight import Lore, Sight
from abilene.games.great_western_trail.bot.trail import Riding, best
from abilene.games.great_western_trail.bot.worth import Worth
from abilene.games.great_western_trail.data import COPY, GAIN, MOVE, Figures
from abilene.games.great_western_trail.north.stores import ChooseSlot, PayCards, PlaceStore
from abilene.games.great_western_trail.orange.steps import Grow
from abilene.games.great_western_trail.poker.steps import SitDown, Stake
from abilene.games.great_western_trail.state import NOTHING_DONE, Trail
from abilene.games.great_western_trail.steps.actions import DiscardFor, MayDo
from abilene.games.great_western_trail.steps.asking import TOKEN, DiscardCards, DrawThenDiscard
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary
from abilene.games.great_western_trail.steps.buildings import Build, BuildAt, Copy
from abilene.games.great_western_trail.steps.codes import auxiliary_instead, end_of_use, job_at, use_at
from abilene.games.great_western_trail.steps.discs import PlaceDisc
from abilene.games.great_western_trail.steps.herd import Buy, FillHand, RemoveCards, TakeCattle
from abilene.games.great_western_trail.steps.kansas_city import (
    Deliver,
    Foresight,
    Income,
    LeaveKansasCity,
    SpecialDelivery,
)
from abilene.games.great_western_trail.steps.objectives import GainObjective
from abilene.games.great_western_trail.steps.railroad import (
    LeaveLastSpace,
    MayAppoint,
    MayUpgrade,
    MoveBackward,
    MoveForward,
    UpgradeBehind,
)
from abilene.games.great_western_trail.steps.trail import MayMoveFree, RemoveHazard, Route, TakeNative
from abilene.games.great_western_trail.steps.turn import (
    FirstDiscard,
    MoveHerder,
    PhaseA,
    PhaseB,
    PlaceHerder,
)
from abilene.games.great_western_trail.steps.workers import Hire

IDLE: Final = 2  # cowboys with nothing to buy: one looks for more, another can buy it
FIRST: Final = 100.0  # more than anything is worth
LAST: Final = -FIRST

Way = Callable[[Worth, Sequence[int]], int]


class Greedy:
    """Takes what is worth most by all that its seat can know; chance has no part in it."""

    blind = False

    def __init__(self, game: Game[Trail], seat: int, seed: int) -> None:
        self.seat: Final = seat
        self.figures: Final[Figures] = game.figures
        self.lore: Final = Lore(game.figures)
        self.ways: Final[dict[str, Way]] = {
            FirstDiscard.kind: self.let_go,
            PlaceHerder.kind: self.begin,
            PhaseA.kind: self.move,
            Route.kind: self.route,
            PhaseB.kind: self.use,
            MoveHerder.kind: self.ride,
            MayMoveFree.kind: self.stray,
            DrawThenDiscard.kind: self.draw,
            DiscardCards.kind: self.let_go,
            DiscardFor.kind: self.let_go,
            MayDo.kind: self.now,
            Auxiliary.kind: self.auxiliary,
            Build.kind: self.build,
            BuildAt.kind: self.site,
            Copy.kind: self.copy,
            Hire.kind: self.hire,
            Buy.kind: self.buy,
            TakeCattle.kind: self.cattle,
            RemoveCards.kind: self.remove,
            FillHand.kind: self.go_on,
            RemoveHazard.kind: self.hazard,
            TakeNative.kind: self.native,
            GainObjective.kind: self.objective,
            MoveForward.kind: self.engine,
            MoveBackward.kind: self.engine,
            LeaveLastSpace.kind: self.turn_back,
            MayUpgrade.kind: self.upgrade,
            UpgradeBehind.kind: self.station,
            MayAppoint.kind: self.appoint,
            PlaceDisc.kind: self.disc,
            Foresight.kind: self.foresee,
            Income.kind: self.income,
            Deliver.kind: self.deliver,
            SpecialDelivery.kind: self.haul,
            LeaveKansasCity.kind: self.go_on,
            Grow.kind: self.grow,
            PayCards.kind: self.let_go,
            PlaceStore.kind: self.store,
            ChooseSlot.kind: self.slot,
            SitDown.kind: self.sit,
            Stake.kind: self.stake,
        }

    def hear(self, event: Event) -> None:
        """All that matters is on the table."""

    def choose(self, asked: Asked) -> int:
        """One of the options, by what the seat sees."""
        if asked.kind == Income.kind:
            return self.income(Worth(Sight(self.lore, asked.seen)), asked.options)
        options = [choice for choice in asked.options if choice != TOKEN]
        return options[0] if len(options) == 1 else self.ways[asked.kind](Worth(Sight(self.lore, asked.seen)), options)

    # ------------------------------------------------------------------ riding and using

    def begin(self, worth: Worth, spaces: Sequence[int]) -> int:
        """Where the herder starts."""
        return best(spaces, Riding(worth).stop)

    def move(self, worth: Worth, choices: Sequence[int]) -> int:
        """An objective card worth playing, else the best location within reach."""
        spaces = PhaseA.own(self.figures)
        played = [choice for choice in choices if choice >= spaces and worth.play(choice - spaces) > 0]
        if played:
            return best(played, lambda choice: worth.play(choice - spaces))
        return self.ride_to(worth, [choice for choice in choices if choice < spaces], worth.sight.step_limit)

    def ride_to(self, worth: Worth, spaces: Sequence[int], steps: int) -> int:
        """The location that is worth its tolls."""
        riding = Riding(worth)
        tolls = riding.tolls(worth.sight.herder, steps)
        return best(spaces, lambda space: riding.stop(space) - tolls[space])

    def route(self, worth: Worth, choices: Sequence[int]) -> int:
        """The cheapest way."""
        riding, space = Riding(worth), worth.sight.seen.asked_for("space")
        return best(choices, lambda branches: -riding.route(branches, space))

    def ride(self, worth: Worth, spaces: Sequence[int]) -> int:
        """A herder move among the local actions."""
        return self.ride_to(worth, spaces, worth.sight.seen.asked_for("most"))

    def stray(self, worth: Worth, choices: Sequence[int]) -> int:
        """A free move: only ahead of phase A, and only if it saves steps."""
        riding = Riding(worth)
        return best(choices, lambda space: riding.future(worth.sight.herder if space == PASS else space))

    def use(self, worth: Worth, choices: Sequence[int]) -> int:
        """What to do at the location: money first, moves last, and nothing that does harm."""
        auxiliary, cards = auxiliary_instead(self.figures), PhaseB.own(self.figures)
        played = [choice for choice in choices if choice >= cards and worth.play(choice - cards) > 0]
        local = {choice: self.local(worth, choice) for choice in choices if choice < auxiliary}
        useful = [choice for choice, gain in local.items() if gain > 0]
        nothing_done = worth.sight.seen.done == NOTHING_DONE
        if nothing_done and worth.single_auxiliary() > sum(local[choice] for choice in useful):
            return auxiliary
        useful += played
        if not useful:
            return auxiliary if nothing_done else end_of_use(self.figures)
        return best(useful, lambda choice: self.urgency(choice) + local.get(choice, 1.0))

    def local(self, worth: Worth, choice: int) -> float:
        """The worth of a local action."""
        group, alternative = use_at(choice)
        number = self.figures.groups[group][alternative]
        action = self.figures.actions[number]
        sight = worth.sight
        if action.verb == MOVE:
            return Riding(worth).move(sight.herder, action.amount)
        if action.verb == COPY:
            return Riding(worth).copied(sight.herder)
        return worth.action(number)

    def urgency(self, choice: int) -> float:
        """Cards and what brings money come first; a move forfeits the rest, so it comes last (GWT-LOC-11)."""
        cards = PhaseB.own(self.figures)
        played = choice >= cards
        group, alternative = use_at(choice)
        objectives, groups = self.figures.objectives, self.figures.groups
        number = objectives[choice - cards].immediate if played else groups[group][alternative]
        verb = self.figures.actions[number].verb
        if verb in (MOVE, COPY):
            return LAST if played else LAST - FIRST
        return FIRST if verb == GAIN or played else 0.0

    def copy(self, worth: Worth, spaces: Sequence[int]) -> int:
        """The neighbour with the best actions."""
        return best(spaces, worth.use)

    def now(self, worth: Worth, actions: Sequence[int]) -> int:
        """An immediate action, unless it does harm."""
        return best(actions, lambda action: 0.0 if action == PASS else worth.action(action))

    def auxiliary(self, worth: Worth, choices: Sequence[int]) -> int:
        """The best auxiliary action."""
        return best(choices, lambda choice: 0.0 if choice == PASS else worth.auxiliary(choice, 2))

    # ------------------------------------------------------------------ cards

    def let_go(self, worth: Worth, cards: Sequence[int]) -> int:
        """The card that is missed least."""
        return worth.herd.weakest(cards)

    def draw(self, worth: Worth, counts: Sequence[int]) -> int:
        """As many as allowed: the worst cards go."""
        return max(counts)

    def remove(self, worth: Worth, cards: Sequence[int]) -> int:
        """A card that the herd is better without."""
        return best(cards, lambda card: 0.0 if card == PASS else worth.herd.removal(card))

    def buy(self, worth: Worth, choices: Sequence[int]) -> int:
        """The first price of the best purchase; a cowboy with nothing to buy looks for more."""
        cowboys, money = worth.sight.seen.asked_for("cowboys"), worth.sight.money
        price = worth.herd.first_price(cowboys, money)
        if price >= 0:
            return price
        more = len(self.figures.prices)
        idle = cowboys >= IDLE and money >= min([price.money for price in self.figures.prices])
        if more in choices and (PASS not in choices or idle):
            return more
        return PASS if PASS in choices else choices[0]

    def cattle(self, worth: Worth, cards: Sequence[int]) -> int:
        """The best card of that value."""
        return best(cards, worth.herd.worth)

    def objective(self, worth: Worth, choices: Sequence[int]) -> int:
        """The card that fits best; an unseen one only when nothing fits."""
        unseen = len(self.figures.objectives)

        def gain(choice: int) -> float:
            if choice == PASS:
                return 0.0
            return worth.unseen_objective() if choice == unseen else worth.objective(choice)

        return best(choices, gain)

    def go_on(self, worth: Worth, choices: Sequence[int]) -> int:
        """Nothing to decide."""
        return choices[0]

    # ------------------------------------------------------------------ workers, buildings, tiles

    def hire(self, worth: Worth, jobs: Sequence[int]) -> int:
        """The worker who brings most for the price."""
        modifier = worth.sight.seen.asked_for("modifier")

        def gain(job: int) -> float:
            if job == PASS:
                return 0.0
            row, worker = job_at(job)
            cost = max(0, self.figures.job_cost[row] + modifier)
            return worth.ranch.another(worker) - cost * worth.outlook.dollar

        return best(jobs, gain)

    def face(self, worth: Worth, number: int) -> int:
        """The face in use of a private building, by its number counted from 0."""
        return next(face for face in worth.sight.unbuilt if (face - self.figures.neutrals) // 2 == number)

    def build(self, worth: Worth, numbers: Sequence[int]) -> int:
        """The building worth most somewhere."""
        rate, ranch = worth.sight.seen.asked_for("rate"), worth.ranch

        def gain(number: int) -> float:
            if number == PASS:
                return 0.0
            face = self.face(worth, number)
            return max([ranch.site(face, space, rate) for space in ranch.sites(face, rate, ranch.craftsmen)])

        return best(numbers, gain)

    def site(self, worth: Worth, spaces: Sequence[int]) -> int:
        """The best place for it."""
        face, rate = self.face(worth, worth.sight.seen.asked_for("number")), worth.sight.seen.asked_for("rate")
        return best(spaces, lambda space: worth.ranch.site(face, space, rate))

    def hazard(self, worth: Worth, spaces: Sequence[int]) -> int:
        """The hazard worth most."""
        cost = worth.sight.seen.asked_for("cost") * worth.outlook.dollar
        return best(spaces, lambda space: 0.0 if space == PASS else worth.goals.hazard(space) - cost)

    def native(self, worth: Worth, spaces: Sequence[int]) -> int:
        """The native worth most."""
        return best(spaces, lambda space: 0.0 if space == PASS else worth.goals.native(space))

    # ------------------------------------------------------------------ the railroad

    def engine(self, worth: Worth, rails: Sequence[int]) -> int:
        """Where the engine does most good."""
        return best(rails, lambda rail: 0.0 if rail == PASS else worth.rails.stop(rail))

    def turn_back(self, worth: Worth, rails: Sequence[int]) -> int:
        """Where an engine goes from the end of the line."""
        return best(rails, worth.rails.turned_back)

    def upgrade(self, worth: Worth, answers: Sequence[int]) -> int:
        """The station, if it is worth its price."""
        station = worth.sight.seen.asked_for("station")
        return best(answers, lambda answer: 0.0 if answer == PASS else worth.rails.station(station))

    def station(self, worth: Worth, stations: Sequence[int]) -> int:
        """The best station behind the engine."""
        return best(stations, worth.rails.station)

    def appoint(self, worth: Worth, workers: Sequence[int]) -> int:
        """The worker who is missed least, if the station master is worth more."""
        rails = worth.rails
        master = rails.master(worth.sight.seen.masters[worth.sight.seen.asked_for("station")])
        return best(workers, lambda worker: 0.0 if worker == PASS else master - rails.dismissal(worker))

    def disc(self, worth: Worth, sources: Sequence[int]) -> int:
        """The slot that unlocks most; a station gives its disc back only if it must."""

        def gain(source: int) -> float:
            if source >= self.figures.from_station:
                return -self.figures.station_vp[source - self.figures.from_station]
            return worth.rails.slot(source)

        return best(sources, gain)

    # ------------------------------------------------------------------ Kansas City

    def foresee(self, worth: Worth, choices: Sequence[int]) -> int:
        """An objective card worth playing, a worker worth hiring, a hazard worth removing, else what comes first."""
        count = Foresight.own(self.figures)
        played = [choice for choice in choices if choice >= count and worth.play(choice - count) > 0]
        if played:
            return best(played, lambda choice: worth.play(choice - count))

        def gain(tile: int) -> float:
            if tile == PASS:
                return 0.0
            if tile < 3:
                return worth.ranch.another(tile)
            return self.figures.tile_vp[tile] if self.figures.tile_hazard[tile] >= 0 else 1.5

        return best([choice for choice in choices if choice < count], gain)

    def income(self, worth: Worth, choices: Sequence[int]) -> int:
        """A token while the hand can be bettered; then the certificates that take the delivery far enough."""
        herd, rails, sight = worth.herd, worth.rails, worth.sight
        if TOKEN in choices:
            better = 0.0
            for use in herd.uses()[: self.figures.token_draw]:
                better += herd.fresh() - use
            if better > 0.5:
                return TOKEN
        track = self.figures.track
        base = worth.hands.now + sight.permanent

        def gain(marker: int) -> float:
            return rails.delivery(base + sight.certificates - track[marker]) + rails.certificate() * track[marker]

        return best([choice for choice in choices if choice != TOKEN], gain)

    def deliver(self, worth: Worth, cities: Sequence[int]) -> int:
        """The city worth most; a special delivery that does harm is given up."""
        carried = worth.sight.seen.asked_for("carried") == 1
        return best(cities, lambda city: 0.0 if city == PASS else worth.rails.city(city, worth.sight.money, carried))

    def haul(self, worth: Worth, rails: Sequence[int]) -> int:
        """How far a special delivery takes the engine back."""
        return best(rails, worth.rails.haul)

    # ------------------------------------------------------------------ modules

    def grow(self, worth: Worth, counts: Sequence[int]) -> int:
        """All of them: a grown card has more value and more points."""
        return max(counts)

    def store(self, worth: Worth, towns: Sequence[int]) -> int:
        """The town that brings most, with those behind it."""
        return best(towns, lambda town: 0.0 if town == PASS else worth.north().store(town))

    def slot(self, worth: Worth, slots: Sequence[int]) -> int:
        """The slot that brings most, or costs least."""
        return best(slots, lambda slot: worth.north().slot(worth.sight.seen.asked_for("town"), slot))

    def sit(self, worth: Worth, workers: Sequence[int]) -> int:
        """The worker who is missed least."""
        return best(workers, worth.poker().sit)

    def stake(self, worth: Worth, cards: Sequence[int]) -> int:
        """A card that the pot is worth."""
        poker = worth.poker()
        stake = poker.figures.stakes[worth.sight.seen.asked_for("staked")]
        return best(cards, lambda card: 0.0 if card == PASS else poker.stake(card, stake))
