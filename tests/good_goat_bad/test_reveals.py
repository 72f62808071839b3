"""What comes to light, and what a round has brought to whom."""

from functools import cache

import pytest

import abilene
from abilene.engine.events import Event
from abilene.engine.match import Match
from abilene.engine.reveals import Recap, Reveal
from abilene.engine.texts import LANGS
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import CHARACTERS
from abilene.games.good_goat_bad.state import Town
from tests.contract.tables import random_match
from tests.good_goat_bad.town import COUNTS, A, B, D, Table, town
from tests.rules import rule

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def revealed(t: Table, seat: int | None = None, lang: str = "en") -> list[Reveal]:
    """What came to light, as a seat sees it."""
    found = (t.game.reveal(event, seat, lang, NAMES) for event in t.events)
    return [one for one in found if one is not None]


def dealt() -> Table:
    return town(players=4).deal(A, "goat", "thief", "widow", "banker").go().hear().play(f"offer {B}", "slide widow")


@rule("GGB-DIST-7")
def test_an_accepted_card_is_turned_over_and_stamped() -> None:
    (lie,) = revealed(dealt().play("declare goat", "accept"))
    assert lie == Reveal("platform", "widow", "Widow", "Lie", False, "Ann had said", "“Goat”", turns=True)
    (truth,) = revealed(dealt().play("declare widow", "accept"), lang="fr")
    assert (truth.stamp, truth.good, truth.claim) == ("Vrai", True, "«\u00a0Veuve\u00a0»")


@rule("GGB-DIST-8", "GGB-LAST-9")
def test_a_refused_card_comes_to_light_too() -> None:
    (lie,) = revealed(dealt().play("declare goat", "refuse"), lang="fr")
    assert (lie.icon, lie.stamp, lie.lead) == ("widow", "Mensonge", "Ann avait dit")
    last = town(players=5).hats(0, 0, 1, 0, 0).deal(D, "kid", "banker", "thief", "goat").go().hear()
    (lie,) = revealed(last.play("slide goat", "declare kid", "refuse"))
    assert (lie.icon, lie.stamp, lie.lead) == ("goat", "Lie", "Dan had said")


@rule("GGB-HID-4")
def test_before_the_answer_nothing_comes_to_light() -> None:
    assert not revealed(dealt().play("declare goat"))


@cache
def played(players: int, seed: int) -> Match[Town]:
    return random_match(abilene.load("good_goat_bad", players=players), seed)


def recaps(players: int, seed: int, seat: int | None, lang: str = "en") -> list[tuple[list[Event], Recap]]:
    """All recaps of a game played at random, with the events of their rounds."""
    match, found, begun = played(players, seed), [], 0
    events = match.events()
    for n, event in enumerate(events):
        if isinstance(event, ev.RoundBegan):
            begun = n
        recap = match.game.recap(events[: n + 1], seat, lang, NAMES[:players])
        if recap is not None:
            found.append((events[begun : n + 1], recap))
    return found


@rule("GGB-SAL-1")
@pytest.mark.parametrize("players", COUNTS)
def test_every_saloon_character_in_play_acts_for_itself(players: int) -> None:
    match = played(players, 4)
    for round_, recap in recaps(players, 4, 0):
        shown = [match.game.reveal(event, 0) for event in round_]
        acted = [one for one in shown if one is not None and not one.turns]
        assert [one.icon for one in acted] == [icon for icon, _ in recap.steps]
        assert all(one.stamp for one in acted)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("lang", LANGS)
def test_a_recap_counts_hats_coins_tokens_and_lies(players: int, lang: str) -> None:
    told = recaps(players, 6, 1, lang)
    assert len(told) == (3 if players == 2 else 2)
    for n, (round_, recap) in enumerate(told):
        ended = round_[-1]
        assert isinstance(ended, ev.RoundEnded)
        assert str(n + 1) in recap.title
        placed = [event for event in round_ if isinstance(event, ev.Accepted | ev.Refused | ev.Forced)]
        hats = [icon for seat in recap.seats for icon in seat.icons]
        assert sorted(hats) == sorted(CHARACTERS[event.card] for event in placed)
        offers = [event for event in round_ if isinstance(event, ev.Declared)]
        lied = [seat.numbers[2][0].split("/") for seat in recap.seats]
        assert sum(int(of) for _, of in lied) == len(offers)
        for seat in recap.seats:
            assert seat.numbers[0][0] == str(ended.coins[seat.seat])
            assert seat.numbers[1][0] == str(ended.owned[seat.seat])
        assert NAMES[ended.dealer] in recap.next
        assert all(len(seat.numbers) == len(recap.columns) for seat in recap.seats)


def test_what_a_round_changed_is_counted_from_the_one_before() -> None:
    (_, first), (_, second) = recaps(4, 6, None)
    for before, after in zip(first.seats, second.seats, strict=True):
        for (was, _), (now, change) in zip(before.numbers[:2], after.numbers[:2], strict=True):
            by = int(now) - int(was)
            assert change == (f"+{by}" if by > 0 else f"−{-by}" if by else "=")


@rule("GGB-HID-8", "GGB-HID-9")
def test_a_recap_tells_the_kind_of_a_stolen_token_to_taker_and_victim_alone() -> None:
    for seed in range(20):
        for n, (round_, _) in enumerate(recaps(4, seed, None)):
            for event in round_:
                if isinstance(event, ev.Stole):
                    told = {seat: " ".join(text for _, text in recaps(4, seed, seat)[n][1].steps) for seat in range(4)}
                    knows = {seat for seat, steps in told.items() if "draws a token" not in steps}
                    assert knows == {event.player, event.victim}
                    return
    raise AssertionError("nobody stole anything")


@rule("GGB-SAL-1", "GGB-EOR-1", "GGB-EOR-3")
@pytest.mark.parametrize("players", COUNTS)
def test_each_event_of_a_decision_has_its_own_table(players: int) -> None:
    match = played(players, 4)
    for decisions, decision in enumerate(match.made, 1):
        if not any(isinstance(event, ev.RoundEnded) for event in decision.events):
            continue
        rounds, coins = decision.before.round, list(decision.before.coins)
        for heard, event in enumerate(decision.events, 1):
            t = match.moment(decisions, heard)
            if isinstance(event, ev.RoundBegan):
                break
            assert t.round == rounds
            assert not t.over
            assert not any(t.options())
            if isinstance(event, ev.SheriffKilled | ev.CharlatanPaid | ev.TookCoins):
                coins[event.player] += event.count if isinstance(event, ev.TookCoins) else event.coins
                assert t.coins[event.player] == coins[event.player]
            if isinstance(event, ev.RoundEnded):
                assert (tuple(t.coins), t.hats) == (event.coins, [0] * players)
                assert max(t.place) >= 0  # the hats are on their characters still: for a last look,
                assert t.dealer < 0  # but not at what is left of the hand (GGB-LAST-11)
            for seat in (None, 0):
                drawing = match.game.scene(t, seat)
                assert not any(node.choices or node.plan for node in drawing.nodes.values())
