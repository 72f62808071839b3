"""How the greedy bot plays: it counts what can be counted, learns whom to believe, and mixes what could be read."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from abilene.engine.bot import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.good_goat_bad.data import CHARACTERS, Figures
from abilene.games.good_goat_bad.events import (
    Accepted,
    Declared,
    Discarded,
    Forced,
    HandPassed,
    HandTaken,
    Refused,
    RoundBegan,
)
from abilene.games.good_goat_bad.heuristic.habits import Habits, sigmoid
from abilene.games.good_goat_bad.heuristic.sight import Sight
from abilene.games.good_goat_bad.heuristic.stocks import Stocks
from abilene.games.good_goat_bad.heuristic.worth import NO_OWNER, Worth
from abilene.games.good_goat_bad.state import UNSEEN, Town
from abilene.games.good_goat_bad.steps.characters import Rob, Swindle
from abilene.games.good_goat_bad.steps.distribution import ACCEPT, REFUSE, Answer, Declare, Offer, Slide
from abilene.games.good_goat_bad.steps.saloon import Serve, Steal

# Coins: choices that differ by less are made by chance, so that nobody can tell the cards from the choice.
ANSWER_DOUBT: Final = 0.1
OFFER_DOUBT: Final = 0.15
# A name is chosen with far more chance in it: only an opponent who is seen to listen is told what suits.
NAME_DOUBT: Final = 0.5
# Whoever knows which cards come back can answer well: half the edge, beside answering blindly.
FOREKNOWN: Final = 0.5


class Greedy:
    """Takes what is worth most by all that its seat can know."""

    blind = False

    def __init__(self, game: Game[Town], seat: int, seed: int) -> None:
        self.seat: Final = seat
        self.figures: Final[Figures] = game.figures
        self.random: Final = Random(seed)
        self.habits: Final = [Habits() for _ in range(game.players)]
        self.appeals = [0.0] * len(CHARACTERS)  # of the cards when last looked at
        self.stocks = Stocks(self.figures)
        self.declared = UNSEEN
        self.known: set[int] = set()  # cards I have seen in the hand, or heard named, that are still there
        self.shown: Final[list[set[int]]] = [set() for _ in range(game.players)]  # those of them each seat knows too
        self.ways: Final[dict[str, Callable[[Worth, Sequence[int]], int]]] = {
            Offer.kind: self.offer,
            Slide.kind: self.slide,
            Declare.kind: self.declare,
            Answer.kind: self.answer,
            Rob.kind: self.rob,
            Swindle.kind: self.swindle,
            Serve.kind: self.serve,
            Steal.kind: self.steal,
        }

    def choose(self, asked: Asked) -> int:
        """One of the options, by what the view shows and what was heard before."""
        worth = Worth(Sight(self.figures, asked.seen, self.stocks))
        self.appeals = worth.appeals()
        return self.ways[asked.kind](worth, asked.options)

    # ------------------------------------------------------------------ listening

    def hear(self, event: Event) -> None:
        """Remember the cards passed on, who saw them, what was taken, and how everybody deals and answers."""
        self.stocks.hear(event)
        if isinstance(event, HandPassed | HandTaken):
            self.hear_hand(event.dealer, event.cards)
        elif isinstance(event, Declared):
            self.declared = event.declared
            self.known.add(event.declared)
            for shown in self.shown:
                shown.add(event.declared)
        elif isinstance(event, Accepted | Refused | Discarded):
            self.hear_answer(event)
            self.forget(event.card)
        elif isinstance(event, Forced):
            self.forget(event.card)
        elif isinstance(event, RoundBegan):
            self.known.clear()
            for shown in self.shown:
                shown.clear()

    def hear_hand(self, dealer: int, cards: Sequence[int]) -> None:
        """A dealer looks at the hand: at mine I see it all, at another's what I know is seen."""
        if dealer == self.seat:
            self.known.update(cards)
        else:
            self.shown[dealer] |= self.known

    def hear_answer(self, event: Accepted | Refused | Discarded) -> None:
        """An offer was answered and its card revealed."""
        if event.dealer != self.seat:
            self.habits[event.dealer].has_offered(event.honest, self.appeals[event.card])
        if event.player != self.seat and self.declared != UNSEEN:
            self.habits[event.player].has_answered(isinstance(event, Accepted), self.appeals[self.declared])

    def forget(self, card: int) -> None:
        """A card has left the hand."""
        self.known.discard(card)
        for shown in self.shown:
            shown.discard(card)

    # ------------------------------------------------------------------ dealing

    def offer(self, worth: Worth, targets: Sequence[int]) -> int:
        """A target: the better the cards I could slide to it, the likelier."""
        values = [value for target in targets for value in self.prospects(worth, target, worth.sight.hand)]
        cards = len(worth.sight.hand)
        return targets[self.pick(values, OFFER_DOUBT) // cards]

    def slide(self, worth: Worth, cards: Sequence[int]) -> int:
        """A card for the target."""
        return cards[self.pick(self.prospects(worth, worth.sight.target, cards), OFFER_DOUBT)]

    def prospects(self, worth: Worth, target: int, cards: Sequence[int]) -> list[float]:
        """What to expect of sliding each of these cards to that target: it accepts, or I have the card back."""
        sight = worth.sight
        chance = 1.0 if sight.must_accept else self.habits[target].accepts(0.0, self.seen_appeal(target, cards))
        back = self.seat if sight.last < 0 else NO_OWNER
        passed_on = self.passed_on(worth, cards)
        values = []
        for card, passed in zip(cards, passed_on):
            # With my last hat on the card, nobody can offer me one of those I passed on.
            kept = passed if sight.hats[self.seat] > 1 else 0.0
            accepted = worth.outcome(card, target) + passed
            refused = worth.outcome(card, back) + kept
            values.append(chance * accepted + (1.0 - chance) * refused)
        return values

    def seen_appeal(self, target: int, cards: Sequence[int]) -> float:
        """How the hand looks to a target that has seen some of it."""
        shown = self.shown[target]
        return sum([self.appeals[card] for card in cards if card in shown]) / len(cards)

    def passed_on(self, worth: Worth, cards: Sequence[int]) -> list[float]:
        """For each card: what knowing the others is worth, when the next dealer offers me one of them."""
        sight = worth.sight
        if sight.last >= 0:
            return [0.0] * len(cards)
        dealer = next(seat for seat in sight.opponents(self.seat) if sight.hats[seat])
        others = sum([1 for hats in sight.hats if hats]) - 1
        edges = [worth.outcome(card, self.seat) - worth.outcome(card, dealer) for card in cards]
        total = sum(edges)
        return [FOREKNOWN * abs(total - edge) / len(cards) / others for edge in edges]

    def declare(self, worth: Worth, names: Sequence[int]) -> int:
        """A name: any, unless the target has shown that names sway it one way or the other."""
        sight = worth.sight
        card, target = sight.offered, sight.target
        back = self.seat if sight.last < 0 else NO_OWNER
        wish = worth.outcome(card, target) - worth.outcome(card, back)  # above 0: let it accept
        habits, seen = self.habits[target], self.seen_appeal(target, names)
        values = [wish * habits.accepts(self.appeals[name], seen) for name in names]
        return names[self.pick(values, NAME_DOUBT)]

    # ------------------------------------------------------------------ answering

    def answer(self, worth: Worth, options: Sequence[int]) -> int:
        """Accept what is better with me than where it goes when I refuse."""
        sight = worth.sight
        back = sight.dealer if sight.last < 0 else NO_OWNER
        edge = 0.0
        for card, chance in self.belief(sight).items():
            if chance > 0.0:
                edge += chance * (worth.outcome(card, self.seat) - worth.outcome(card, back))
        return ACCEPT if self.random.random() < sigmoid(edge / ANSWER_DOUBT) else REFUSE

    def belief(self, sight: Sight) -> dict[int, float]:
        """Which card is on offer, by what I know of the hand, what was declared, and who deals."""
        habits = self.habits[sight.dealer]
        liar_cards = sight.held - 1
        true = habits.honesty() if liar_cards else 1.0
        each = (1.0 - true) / max(1, liar_cards)
        missing = sight.held - len(sight.known)
        belief = dict.fromkeys(sight.known, each)
        for card in sight.free:
            belief[card] = each * missing / len(sight.free)
        belief[sight.declared] = true
        for card in belief:
            belief[card] *= exp(habits.lean * self.appeals[card])
        total = sum(belief.values())
        return {card: chance / total for card, chance in belief.items()}

    # ------------------------------------------------------------------ effects

    def rob(self, worth: Worth, sites: Sequence[int]) -> int:
        """The richest loot, the more so where a collector may still come and serve my rivals better than me."""
        sight = worth.sight
        hats = max(1, sum(sight.hats))
        rivals = sum([rival * left for rival, left in zip(worth.rivals, sight.hats)]) - sight.hats[self.seat]

        def spoils(site: int) -> float:
            tokens = sight.site_tokens[site] * self.figures.values[site]
            collector = 2 * site
            denied = worth.chance(collector) * rivals / hats if sight.owner[collector] == UNSEEN else 0.0
            return tokens * (1.0 + denied)

        return max(sites, key=spoils)

    def swindle(self, worth: Worth, splits: Sequence[int]) -> int:
        """Coins from my worst rivals."""
        return max(splits, key=lambda split: self.rivalry(worth, split))

    def serve(self, worth: Worth, splits: Sequence[int]) -> int:
        """Bottles to my least rivals."""
        return min(splits, key=lambda split: self.rivalry(worth, split))

    def rivalry(self, worth: Worth, split: int) -> float:
        """How much of this split falls on rivals."""
        opponents = worth.sight.opponents(self.seat)
        return sum([worth.rivals[seat] * share for seat, share in zip(opponents, self.figures.splits[split])])

    def steal(self, worth: Worth, victims: Sequence[int]) -> int:
        """From the best stock, rather a rival's."""
        return max(victims, key=worth.theft)

    # ------------------------------------------------------------------ chance

    def pick(self, values: Sequence[float], doubt: float) -> int:
        """The place of a high value: what differs by much less than the doubt is as likely."""
        most = max(values)
        weights = [exp((value - most) / doubt) for value in values]
        return self.random.choices(range(len(values)), weights)[0]
