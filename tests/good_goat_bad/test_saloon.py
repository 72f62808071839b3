"""Phase 3, saloon: who acts, and when."""

import pytest

from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARLATAN, OUTLAW, THIEF, WAITRESS
from abilene.games.good_goat_bad.state import FACE_UP, REFUSED, REMOVED
from tests.good_goat_bad.town import A, B, C, D, E, character, random_match, town
from tests.rules import rule


@rule("GGB-SAL-1")
def test_outlaw_then_thief_charlatan_waitress_and_gambler() -> None:
    t = town(players=5).stock(E).loot("mine", 1).elixirs(0, 0, 0, 1, 0)
    t.in_play(outlaw=A, sheriff=B, thief=C, charlatan=D, waitress=E, gambler=A).hear().saloon()
    t.play(f"serve 1 to seat {B}", f"steal {A}")
    order = [(type(event), event.arguments()["player"]) for event in t.events]
    assert order == [
        (ev.SheriffKilled, A), (ev.LootKept, C), (ev.CharlatanPaid, D), (ev.Served, E), (ev.Stole, E),
        (ev.GamblerReplaced, A),
    ]  # fmt: skip


@rule("GGB-SAL-1")
def test_the_sheriff_before_thief_charlatan_and_gambler() -> None:
    t = town(players=5).loot("mine", 1).elixirs(0, 0, 0, 1, 0)
    t.in_play(sheriff=B, thief=C, charlatan=D, gambler=A).hear().saloon().play(f"steal {B}")
    order = [(type(event), event.arguments()["player"]) for event in t.events]
    assert order == [(ev.SheriffPaid, B), (ev.ThiefArrested, B), (ev.CharlatanArrested, B), (ev.Stole, A)]


@rule("GGB-SAL-1")
def test_the_order_does_not_depend_on_the_owners() -> None:
    """Thief, Charlatan, Waitress and Gambler have nothing to do, and say so in their order."""
    t = town(players=5).at("saloon", tokens=0)
    for seat in (A, B, C, D, E):
        t.stock(seat)
    t.in_play(waitress=A, charlatan=B, thief=C, outlaw=D).hear().saloon()
    assert t.events == [
        ev.ActedInVain(D, OUTLAW),
        ev.ActedInVain(C, THIEF),
        ev.ActedInVain(B, CHARLATAN),
        ev.ActedInVain(A, WAITRESS),
    ]


@rule("GGB-SAL-1")
def test_the_owner_makes_the_choices() -> None:
    t = town(players=5).in_play(waitress=D, gambler=B).saloon()
    assert (t.asks, t.t.player) == ("serve", D)
    t = town(players=5).in_play(gambler=B).saloon()
    assert (t.asks, t.t.player) == ("steal", B)


@rule("GGB-SAL-1")
def test_absent_characters_are_skipped() -> None:
    t = town(players=5).in_play(kid=A, goat=B, gambler=C).hear().saloon().play(f"steal {A}")
    assert [type(event) for event in t.events] == [ev.Stole]


@rule("GGB-SAL-2")
def test_a_killed_sheriff_does_not_act() -> None:
    t = town(players=3).coins(0, 0, 0).in_play(outlaw=A, sheriff=B).saloon()
    assert t.t.coins == [4, 0, 0]
    assert t.owner("sheriff") == REMOVED + B


@rule("GGB-SAL-2")
def test_an_arrested_thief_and_an_arrested_charlatan_do_not_act() -> None:
    t = town(players=3).coins(0, 0, 0).stock(B).loot("bank", 1).elixirs(2, 0, 0)
    t.in_play(sheriff=A, thief=B, charlatan=C).hear().saloon()
    assert (t.owner("thief"), t.owner("charlatan")) == (REMOVED + B, REMOVED + C)
    assert t.owns(B) == {}
    assert t.t.coins[C] == 0
    assert not any(isinstance(event, ev.ActedInVain) for event in t.events)


@rule("GGB-SAL-3")
def test_a_hat_does_not_come_back_from_a_killed_or_arrested_character() -> None:
    t = town(players=4).in_play(outlaw=A, sheriff=B, waitress=C).saloon()
    assert t.asks == "serve"
    assert t.t.hats == [1, 1, 1, 2]
    assert t.t.view(None)["characters"]["sheriff"] == {"is": "removed", "owner": B}
    t = town(players=4).in_play(sheriff=A, thief=B, charlatan=B, waitress=C).saloon()
    assert t.asks == "serve"
    assert t.t.hats == [1, 0, 1, 2]
    assert t.t.view(None)["characters"]["thief"] == {"is": "removed", "owner": B}


@rule("GGB-SAL-4")
@pytest.mark.parametrize("out", ["refused", "left in hand", "set aside face up", "set aside face down"])
def test_what_is_not_in_play_is_not_looked_at(out: str) -> None:
    """The Sheriff is out for the Outlaw, Thief and Charlatan for the Sheriff, the Gambler for the Waitress."""

    def without(card: str, **owners: int) -> list[int]:
        t = town(players=2).coins(0, 0).at("saloon", tokens=1).in_play(**owners)
        if out == "refused":
            t.refused(card)
            assert t.owner(card) == REFUSED
        elif out == "left in hand":
            t.deal(B, card)
        elif out == "set aside face up":
            t.set_aside(card)
            assert t.owner(card) == FACE_UP
        else:
            t.set_aside("goat", card)
        tokens = t.t.tokens(B)
        t.saloon()
        return [t.t.coins[A], t.t.tokens(B) - tokens]

    assert without("sheriff", outlaw=A) == [0, 0]
    assert without("thief", sheriff=A) == [2, 0]
    assert without("charlatan", sheriff=A) == [2, 0]
    assert without("gambler", waitress=A) == [0, 1]
    assert without("waitress", gambler=A) == [0, -1]


@rule("GGB-SAL-4")
@pytest.mark.parametrize(
    ("players", "removed"),
    [
        (2, ("rancher", "cowboy", "miner", "prospector")),
        (3, ("shopkeeper", "kid", "miner", "prospector")),
        (4, ("rancher", "cowboy")),
    ],
)
def test_characters_removed_at_setup_never_come_into_play(players: int, removed: tuple[str, ...]) -> None:
    for decision in random_match(players, seed=1).made:
        assert not any(decision.before.in_play(character(name)) for name in removed)
