"""The four phases of a round, and effects that nobody may decline."""

import pytest

from abilene.engine.core import PASS
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.state import REMOVED
from tests.good_goat_bad.town import COUNTS, A, B, C, random_match, town
from tests.rules import rule

UPKEEP, DISTRIBUTION, SALOON, END_OF_ROUND, END_OF_GAME = range(5)
PHASES = {
    UPKEEP: (ev.RoundBegan, ev.GoatTurnedUp, ev.SetAside),
    DISTRIBUTION: (
        ev.HandTaken, ev.HandPassed, ev.Declared, ev.Accepted, ev.Refused, ev.Discarded, ev.Forced,
        ev.LastStageBegan, ev.TookTokens, ev.TookCoins, ev.FoundNothing, ev.Robbed, ev.Swindled,
    ),
    SALOON: (
        ev.ActedInVain, ev.SheriffKilled, ev.SheriffPaid, ev.ThiefArrested, ev.CharlatanArrested, ev.LootKept,
        ev.CharlatanPaid, ev.Served, ev.GamblerReplaced, ev.Stole,
    ),
    END_OF_ROUND: (ev.RoundEnded,),
    END_OF_GAME: (ev.StockShown, ev.GameEnded),
}  # fmt: skip


def phases(players: int, seed: int) -> list[list[int]]:
    """For each round of a random match, the phases in the order in which they happened."""
    rounds: list[list[int]] = []
    for event in random_match(players, seed).events():
        if isinstance(event, ev.RoundBegan):
            rounds.append([])
        phase = next(phase for phase, kinds in PHASES.items() if isinstance(event, kinds))
        if not rounds[-1] or rounds[-1][-1] != phase:
            rounds[-1].append(phase)
    return rounds


@rule("GGB-ROUND-1")
@pytest.mark.parametrize("players", COUNTS)
def test_upkeep_distribution_saloon_end_of_round(players: int) -> None:
    for seed in range(5):
        *rounds, _ = phases(players, seed)
        for one in rounds:
            assert one == [UPKEEP, DISTRIBUTION, SALOON, END_OF_ROUND]


@rule("GGB-ROUND-2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_last_round_ends_with_the_saloon(players: int) -> None:
    for seed in range(5):
        assert phases(players, seed)[-1] == [UPKEEP, DISTRIBUTION, SALOON, END_OF_GAME]
        t = random_match(players, seed).state
        assert t.hats == [0] * players  # no hat came back, and no pile was made
        assert t.pile == []


@rule("GGB-ROUND-3")
def test_no_effect_can_be_declined() -> None:
    thief = town(players=5).deal(A, "thief", "goat", "kid", "widow").go()
    thief.play(f"offer {B}", "slide thief", "declare goat", "accept")
    charlatan = town(players=5).deal(A, "charlatan", "goat", "kid", "widow").go()
    charlatan.play(f"offer {B}", "slide charlatan", "declare goat", "accept")
    waitress = town(players=5).in_play(waitress=A).saloon()
    gambler = town(players=5).in_play(gambler=A).saloon()
    for t, question in ((thief, "rob"), (charlatan, "swindle"), (waitress, "serve"), (gambler, "steal")):
        assert t.asks == question
        assert PASS not in t.t.options()


@rule("GGB-ROUND-3")
def test_an_effect_applies_even_when_it_hurts_its_owner() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(sheriff=A, thief=A).loot("bank", 2).at("bank", tokens=0).saloon()
    assert t.owner("thief") == REMOVED + A
    assert t.owns(A) == {"bottle": 1}
    assert t.tokens_at("bank") == 2
    # The Waitress serves the leader when the leader is the only opponent.
    t = town(players=2).coins(0, 30).in_play(waitress=A).saloon()
    assert t.owns(B) == {"bottle": 2}


@rule("GGB-ROUND-3")
def test_a_collector_takes_all_without_being_asked() -> None:
    t = town(players=3).deal(A, "widow", "goat", "outlaw", "sheriff").go()
    t.play(f"offer {C}", "slide widow", "declare goat", "accept")
    assert (t.t.coins[C], t.coins_at("bank")) == (4, 0)
