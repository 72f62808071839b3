"""The invariants of Le Bon, la Chèvre et le Truand, counted from the pieces and from what was told aloud."""

from abilene.games.good_goat_bad.data import BOTTLE, CHARLATAN, KINDS
from abilene.games.good_goat_bad.events import CharlatanArrested, SheriffKilled, SheriffPaid, ThiefArrested
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, REMOVED, UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare
from benchmarks.watch import Broken

OFFERING = ("offer", "slide", "declare", "answer")
DISTRIBUTION = (*OFFERING, "rob", "swindle")
FROM_RESERVE = (SheriffKilled, SheriffPaid, ThiefArrested, CharlatanArrested)
PASSED_ON = 3  # cards that go to the next dealer, and refusals of the last active player (GGB-LAST-12)


class Watch:
    """Looks at one game after every decision and counts all of it again."""

    def __init__(self, t: Town) -> None:
        figures = t.figures
        self.deck = sorted(figures.deck)
        self.income = sum(figures.coins_per_round[location] for location in figures.locations)
        self.start_coins = figures.players * figures.start_coins
        self.rewards = 0  # paid by the reserve so far, as everybody has heard
        self.last = t.last
        self.pile = len(t.pile)
        bottles = [figures.players * figures.start_bottles if kind == BOTTLE else 0 for kind in range(KINDS)]
        used = [1 if kind in figures.locations else 0 for kind in range(KINDS)]
        # By rounds begun: tokens of each kind still in the reserve, and those out of it.
        self.reserve = [[(figures.rounds - begun) * one for one in used] for begun in range(figures.rounds + 1)]
        self.tokens = [[b + begun * one for b, one in zip(bottles, used)] for begun in range(figures.rounds + 1)]

    def check(self, t: Town) -> None:
        """Broken, unless cards, hats, coins, tokens and elixirs are all where they can be."""
        step = None if t.over else t.step()
        kind = "" if step is None else step.kind
        offered = [step.card] if isinstance(step, Declare | Answer) else []
        self.check_cards(t, offered)
        self.check_hats(t)
        if kind in OFFERING:
            held = len(t.hand) + len(offered)
            if t.last < 0:
                self.check_ordinary_stage(t, held)
            else:
                self.check_last_stage(t, held)
        self.check_coins(t, kind in DISTRIBUTION)
        self.check_tokens(t)
        self.last = t.last
        self.pile = len(t.pile)

    def check_cards(self, t: Town, offered: list[int]) -> None:
        """Every character is in exactly one place, and one lies face up (GGB-INV-1)."""
        place = t.place
        shown = [card for card in self.deck if place[card] != UNSEEN]
        if sorted([*t.pile, *t.hand, *offered, t.face_down, *shown]) != self.deck or place.count(FACE_UP) != 1:
            raise Broken("GGB-INV-1", f"pile {t.pile}, hand {t.hand}, offer {offered}, {t.face_down}, shown {shown}")

    def check_hats(self, t: Town) -> None:
        """A hat is with its player or on a character (GGB-SETUP-7, GGB-SAL-3)."""
        hats = t.hats[:]
        for place in t.place:
            if place >= 0:
                hats[place % REMOVED] += 1
        if hats != [t.figures.hats] * t.figures.players or min(t.hats) < 0:
            raise Broken("GGB-SETUP-7", f"hats {t.hats}, characters {t.place}")

    def check_ordinary_stage(self, t: Town, held: int) -> None:
        """A whole hand, and a pile of one card less than there are hats (GGB-INV-2)."""
        if held != t.figures.hand or not 1 <= len(t.pile) == sum(t.hats) - 1:
            raise Broken("GGB-INV-2", f"hand of {held}, pile of {len(t.pile)}, hats {t.hats}")

    def check_last_stage(self, t: Town, held: int) -> None:
        """There is a card for each hat of the last active player, and three to refuse (GGB-INV-3, GGB-INV-4)."""
        hats = t.hats[t.last]
        began = self.last < 0
        if began and not (
            self.pile == hats == sum(t.hats) and 1 <= hats <= t.figures.hats and held == PASSED_ON + hats
        ):
            raise Broken("GGB-INV-3", f"pile of {self.pile}, then hand of {held}, hats {t.hats}")
        refusals = PASSED_ON - t.place.count(REFUSED)
        if t.pile or t.dealer == t.last or sum(t.hats) != hats or not 0 <= held - hats == refusals:
            raise Broken("GGB-INV-4", f"hand of {held}, pile {t.pile}, hats {t.hats}, {refusals} refusals left")

    def check_coins(self, t: Town, distribution: bool) -> None:
        """All coins come from the reserve, which never runs out; elixirs are out only while the Charlatan has coins."""
        for event in t.heard or ():
            if isinstance(event, FROM_RESERVE):
                self.rewards += event.coins
        elixirs = sum(t.elixirs)
        out = sum(t.coins) + sum(t.site_coins) + elixirs
        due = self.start_coins + t.round * self.income + self.rewards
        if not out == due <= t.figures.coins or min(t.coins) < 0 or min(t.site_coins) < 0:
            raise Broken("GGB-INV-6", f"coins {t.coins}, {t.site_coins}, {t.elixirs}: {out} instead of {due}")
        allowed = t.figures.charlatan_coins if distribution and t.in_play(CHARLATAN) else 0
        if elixirs > allowed or min(t.elixirs) < 0:
            raise Broken("GGB-INV-9", f"elixirs {t.elixirs}, {allowed} allowed")

    def check_tokens(self, t: Town) -> None:
        """The reserve has given one token of each kind a round, and none is lost (GGB-INV-7, GGB-INV-8)."""
        reserve = [t.token_reserve(kind) for kind in range(KINDS)]
        if reserve != self.reserve[t.round]:
            raise Broken("GGB-INV-7", f"reserve {reserve} in round {t.round}")
        stock = t.stock
        tokens = [sum(stock[kind::KINDS]) + t.site_tokens[kind] for kind in range(KINDS)]
        if t.loot:
            tokens[t.robbed] += t.loot
        if tokens != self.tokens[t.round] or min(stock) < 0 or min(t.site_tokens) < 0 or t.loot < 0:
            raise Broken("GGB-INV-8", f"stocks {stock}, locations {t.site_tokens}, loot {t.loot} of {t.robbed}")
