"""How the greedy bot plays: it counts what can be counted, learns whom to believe, and mixes what could be read."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from abilene.engine.bot import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game
from abilene.games.good_goat_bad.bot.habits import Habits, sigmoid
from abilene.games.good_goat_bad.bot.stocks import Stocks
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
from abilene.games.good_goat_bad.sight import Sight
from abilene.games.good_goat_bad.state import UNSEEN, Town
from abilene.games.good_goat_bad.steps.characters import Rob, Swindle
from abilene.games.good_goat_bad.steps.distribution import ACCEPT, REFUSE, Answer, Declare, Offer, Slide
from abilene.games.good_goat_bad.steps.saloon import Serve, Steal
from abilene.games.good_goat_bad.worth import NO_OWNER, Worth

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
        self.worth: Worth | None = None  # of the cards when last looked at
        self.appeals = [0.0] * len(CHARACTERS)  # of the same
        self.stocks: Final = Stocks(game.figures)
        self.declared = UNSEEN
        self.known = 0  # bits: cards I have seen in the hand, or heard named, that are still there
        self.shown: Final = [0] * game.players  # bits: those of them that each seat knows too
        self.ways: Final[dict[str, Callable[[Worth, list[int]], int]]] = {
            Offer.kind: self.offer,
            Slide.kind: self.slide,
            Declare.kind: self.declare,
            Answer.kind: self.answer,
            Rob.kind: self.rob,
            Swindle.kind: self.swindle,
            Serve.kind: self.serve,
            Steal.kind: self.steal,
        }
        self.ears: Final[dict[type[Event], Callable[[Any], None]]] = {
            RoundBegan: self.hear_round,
            HandTaken: self.hear_hand,
            HandPassed: self.hear_hand,
            Declared: self.hear_name,
            Accepted: self.hear_answer,
            Refused: self.hear_answer,
            Discarded: self.hear_answer,
            Forced: self.hear_forced,
            **self.stocks.ears,
        }

    def choose(self, asked: Asked) -> int:
        """One of the options, by what is seen and what was heard before."""
        sight, worth = Sight(asked.seen, self.stocks.worth(asked.seen.tokens)), self.worth
        if worth is None or not worth.serves(sight):
            self.worth = worth = Worth(sight)
            self.appeals = worth.appeals()
        return self.ways[asked.kind](worth, asked.options)

    # ------------------------------------------------------------------ listening

    def hear(self, event: Event) -> None:
        """Remember the cards passed on, who saw them, what was taken, and how everybody deals and answers."""
        heard = self.ears.get(type(event))
        if heard is not None:
            heard(event)

    def hear_round(self, event: RoundBegan) -> None:
        """All cards are shuffled."""
        self.known = 0
        for seat in range(len(self.shown)):
            self.shown[seat] = 0

    def hear_hand(self, event: HandTaken | HandPassed) -> None:
        """A dealer looks at the hand: at mine I see it all, at another's what I know is seen."""
        if event.dealer != self.seat:
            self.shown[event.dealer] |= self.known
            return
        for card in event.cards:
            self.known |= 1 << card

    def hear_name(self, event: Declared) -> None:
        """All know now that this card is in the hand."""
        named = 1 << event.declared
        self.declared = event.declared
        self.known |= named
        for seat in range(len(self.shown)):
            self.shown[seat] |= named

    def hear_answer(self, event: Accepted | Refused | Discarded) -> None:
        """An offer was answered and its card revealed."""
        if event.dealer != self.seat:
            self.habits[event.dealer].has_offered(event.honest, self.appeals[event.card])
        if event.player != self.seat and self.declared != UNSEEN:
            self.habits[event.player].has_answered(isinstance(event, Accepted), self.appeals[self.declared])
        self.forget(event.card)

    def hear_forced(self, event: Forced) -> None:
        """A card was revealed without an offer."""
        self.forget(event.card)

    def forget(self, card: int) -> None:
        """A card has left the hand."""
        left = ~(1 << card)
        self.known &= left
        for seat in range(len(self.shown)):
            self.shown[seat] &= left

    # ------------------------------------------------------------------ dealing

    def offer(self, worth: Worth, targets: list[int]) -> int:
        """A target: the better the cards I could slide to it, the likelier."""
        cards = worth.seen.hand
        return targets[self.pick(self.prospects(worth, targets, cards), OFFER_DOUBT) // len(cards)]

    def slide(self, worth: Worth, cards: list[int]) -> int:
        """A card for the target."""
        return cards[self.pick(self.prospects(worth, [worth.seen.target], cards), OFFER_DOUBT)]

    def prospects(self, worth: Worth, targets: list[int], cards: list[int]) -> list[float]:
        """What to expect of sliding each of these cards to each target: it accepts, or I have the card back."""
        seen, back = worth.seen, self.back(worth, self.seat)
        passed_on = self.passed_on(worth, cards)
        values = []
        for target in targets:
            chance = 1.0 if seen.must_accept else self.habits[target].accepts(0.0, self.seen_appeal(target, cards))
            for i, card in enumerate(cards):
                # With my last hat on the card, nobody can offer me one of those I passed on.
                kept = passed_on[i] if seen.hats[self.seat] > 1 else 0.0
                accepted = worth.outcome(card, target) + passed_on[i]
                refused = worth.outcome(card, back) + kept
                values.append(chance * accepted + (1.0 - chance) * refused)
        return values

    def back(self, worth: Worth, dealer: int) -> int:
        """Who has a card that is refused: its dealer, in the last stage nobody (GGB-LAST-9)."""
        return dealer if worth.seen.last < 0 else NO_OWNER

    def seen_appeal(self, target: int, cards: list[int]) -> float:
        """How the hand looks to a target that has seen some of it."""
        shown = self.shown[target]
        return sum([self.appeals[card] for card in cards if shown >> card & 1]) / len(cards)

    def passed_on(self, worth: Worth, cards: list[int]) -> list[float]:
        """For each card: what knowing the others is worth, when the next dealer offers me one of them."""
        hats = worth.seen.hats
        if worth.seen.last >= 0:
            return [0.0] * len(cards)
        active = [seat for seat in self.figures.opponents[self.seat] if hats[seat]]
        others = len(active) if hats[self.seat] else len(active) - 1
        edges = [worth.outcome(card, self.seat) - worth.outcome(card, active[0]) for card in cards]
        total = sum(edges)
        return [FOREKNOWN * abs(total - edge) / len(cards) / others for edge in edges]

    def declare(self, worth: Worth, names: list[int]) -> int:
        """A name: any, unless the target has shown that names sway it one way or the other."""
        card, target = worth.seen.offered, worth.seen.target
        wish = worth.outcome(card, target) - worth.outcome(card, self.back(worth, self.seat))  # above 0: let it accept
        habits, seen = self.habits[target], self.seen_appeal(target, names)
        values = [wish * habits.accepts(self.appeals[name], seen) for name in names]
        return names[self.pick(values, NAME_DOUBT)]

    # ------------------------------------------------------------------ answering

    def answer(self, worth: Worth, options: list[int]) -> int:
        """Accept what is better with me than where it goes when I refuse."""
        sight = worth.sight
        back = self.back(worth, worth.seen.dealer)
        cards = sight.known + sight.free
        edge = 0.0
        for card, chance in zip(cards, self.belief(sight, cards)):
            if chance > 0.0:
                edge += chance * (worth.outcome(card, self.seat) - worth.outcome(card, back))
        return ACCEPT if self.random.random() < sigmoid(edge / ANSWER_DOUBT) else REFUSE

    def belief(self, sight: Sight, cards: list[int]) -> list[float]:
        """How likely each card is the one on offer, by what I know of the hand, what was declared, and who deals."""
        habits = self.habits[sight.seen.dealer]
        liar_cards = sight.held - 1
        true = habits.honesty() if liar_cards else 1.0
        each = (1.0 - true) / max(1, liar_cards)
        missing = sight.held - len(sight.known)
        belief = [each] * len(sight.known) + [each * missing / len(sight.free) for _ in sight.free]
        belief[sight.known.index(sight.seen.declared)] = true  # that it is in the hand, all know (GGB-INT-2)
        for i, card in enumerate(cards):
            belief[i] *= exp(habits.lean * self.appeals[card])
        total = sum(belief)
        return [chance / total for chance in belief]

    # ------------------------------------------------------------------ effects

    def rob(self, worth: Worth, sites: list[int]) -> int:
        """The richest loot, the more so where a collector may still come and serve my rivals better than me."""
        hats = worth.seen.hats
        rivals = sum([rival * left for rival, left in zip(worth.rivals, hats)]) - hats[self.seat]
        spoils = []
        for site in sites:
            collector = 2 * site
            to_come = worth.sight.owner[collector] == UNSEEN
            denied = worth.play[collector] * rivals / max(1, sum(hats)) if to_come else 0.0
            spoils.append(worth.seen.site_tokens[site] * self.figures.values[site] * (1.0 + denied))
        return sites[spoils.index(max(spoils))]

    def swindle(self, worth: Worth, splits: list[int]) -> int:
        """Coins from my worst rivals."""
        falls = [self.rivalry(worth, split) for split in splits]
        return splits[falls.index(max(falls))]

    def serve(self, worth: Worth, splits: list[int]) -> int:
        """Bottles to my least rivals."""
        falls = [self.rivalry(worth, split) for split in splits]
        return splits[falls.index(min(falls))]

    def rivalry(self, worth: Worth, split: int) -> float:
        """How much of this split falls on rivals."""
        opponents = self.figures.opponents[self.seat]
        return sum([worth.rivals[seat] * share for seat, share in zip(opponents, self.figures.splits[split])])

    def steal(self, worth: Worth, victims: list[int]) -> int:
        """From the best stock, rather a rival's."""
        thefts = [worth.theft(victim) for victim in victims]
        return victims[thefts.index(max(thefts))]

    # ------------------------------------------------------------------ chance

    def pick(self, values: list[float], doubt: float) -> int:
        """The place of a high value: what differs by much less than the doubt is as likely."""
        most = max(values)
        total = 0.0
        heights = []
        for value in values:
            total += exp((value - most) / doubt)
            heights.append(total)
        drawn = self.random.random() * total
        for place, height in enumerate(heights):
            if drawn < height:
                return place
        return len(values) - 1
