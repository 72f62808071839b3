"""The drawing of the poker table: the pot, the seats and their cards, and what staking a card would do."""

import pytest

from abilene.engine.core import PASS
from abilene.engine.game import SHAPES
from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.poker.steps import poker_of
from abilene.games.great_western_trail.state import Trail
from tests.drawings import check_parts, legal, words
from tests.great_western_trail.drawn import check_drawing, draw, drawings, moments, parts, same_everywhere
from tests.great_western_trail.ranch import COUNTS, A, Ranch, ranch
from tests.rules import rule

LIKED = ("poker", "move d", "move g", "begin d", "sit", "stake")
TABLES = [(2, 1), (3, 2), (4, 2)]
# One after another, so that each is drawn once.
every_table = pytest.mark.parametrize(("players", "edition"), TABLES, scope="module")


def options(edition: int) -> tuple[tuple[str, object], ...]:
    return ("edition", edition), ("poker", True)


def saloon() -> Ranch:
    """A's herder stands on D, with money, cards and workers to spare; the others have staked cards already."""
    r = ranch(3, 2, poker=True).money(20, 20, 20).workers(A, cowboy=3, engineer=2)
    for seat in range(3):
        r.hand(seat, "gray", "yellow 1", "o05").discard_pile(seat)
    return r


def seated() -> Ranch:
    """A sits at the table and may stake a card."""
    return saloon().visit(A, "D").play("use poker_bet", "sit cowboy")


# ------------------------------------------------------------------ every moment


@every_table
def test_every_moment_is_drawn_well(players: int, edition: int) -> None:
    pictures = drawings(players, options(edition), liked=LIKED)
    assert {"sit", "stake"} <= {t.step().kind for t, _, _ in pictures if not t.over}
    for t, seat, scene in pictures:
        check_drawing(t, seat, scene)


@every_table
def test_the_table_has_a_part_of_its_own(players: int, edition: int) -> None:
    t = moments(players, options(edition), liked=LIKED)[-1]
    for shape in SHAPES:
        check_parts(draw(t, None, shape=shape), parts(shape, players, "poker"))


@pytest.mark.parametrize("players", COUNTS)
def test_both_shapes_and_languages_have_the_same_things(players: int) -> None:
    for t in moments(players, options(2), liked=LIKED):
        same_everywhere(t, max(t.player, 0))


@every_table
def test_the_numbers_are_those_of_the_view(players: int, edition: int) -> None:
    for t, seat, scene in drawings(players, options(edition), liked=LIKED):
        known = t.view(seat)["poker"]
        assert words(scene, "poker:pot").startswith(str(known["pot"]))
        for other, sits in enumerate(known["seats"]):
            cards = [key for key in scene.nodes if key.startswith(f"poker:card:{other}:") and "." not in key]
            assert len(cards) == sits["count"]
            assert (str(sits["points"]) in words(scene, f"poker:seat:{other}")) or not sits["worker"]
        token = known["tokens"][0] if known["tokens"] else None
        assert token is None or words(scene, "poker:bonus").startswith(f"{token['vp']}{token['money']}")


# ------------------------------------------------------------------ what nobody may see


@rule("GWTP-BET-3")
@pytest.mark.parametrize("players", COUNTS)
def test_what_others_staked_cannot_be_told_from_the_drawing(players: int) -> None:
    staked = 0
    for i, t in enumerate(moments(players, options(2), seed=12, liked=LIKED)):
        for seat in (i % players, None):
            staked += any(cards for other, cards in enumerate(poker_of(t)[0].cards) if other != seat)
            assert draw(t.redeal(seat, 5), seat) == draw(t, seat)
    assert staked


@rule("GWTP-BET-3")
def test_a_card_at_the_table_is_open_to_its_owner_alone() -> None:
    r = seated().play("stake yellow 1")
    own, other = draw(r.t, A), draw(r.t, 1)
    assert words(own, "poker:card:0:0") == "3"
    assert "Black Angus" in own.nodes["poker:card:0:0"].title
    assert words(other, "poker:card:0:0") == ""
    assert "face down" in other.nodes["poker:card:0:0"].title
    assert not [node for node in other.nodes.values() if node.parent == "poker:seat:0" and "Angus" in node.title]


# ------------------------------------------------------------------ questions


@rule("GWTP-SEAT-1")
def test_a_worker_is_chosen_on_the_own_board() -> None:
    r = saloon().visit(A, "D").play("use poker_bet")
    assert set(legal(draw(r.t, A))) == {"row:0:cowboy", "row:0:engineer"}
    refused = next(choice for choice in r.t.game.spans["sit"] if r.t.game.notation(r.t, choice) == "sit builder")
    assert r.t.step().keys(r.t, refused) == ("row:0:craftsman",)


@rule("GWTP-BET-1")
@pytest.mark.parametrize(("staked", "cost"), [((), 1), (("stake gray 0",), 2)])
def test_staking_shows_the_price_the_card_at_its_place_and_the_pot(staked: tuple[str, ...], cost: int) -> None:
    t: Trail = seated().play(*staked).t
    scene = draw(t, A)
    pot = poker_of(t)[0].pot
    for choice in set(t.options()) - {PASS}:
        key = next(key for key, node in legal(scene).items() if choice in node.choices)
        assert words(scene, f"badge:{key}") == f"${cost}"
        assert scene.nodes[f"preview:{choice}"].preview == (choice,)
        assert scene.nodes[f"preview:{choice}"].parent == "poker:seat:0"
        after = t.copy()
        after.play(choice)
        assert words(scene, f"preview:{choice}.pot") == f"→ {pot + cost}" == f"→ {poker_of(after)[0].pot}"


@rule("GWTP-SETUP-2")
def test_the_two_places_that_lead_to_the_table_say_so() -> None:
    for lang in LANGS:
        scene = draw(saloon().visit(A, "D").t, A, lang)
        for sign, space in (("bet", "D"), ("show", "G")):
            node = scene.nodes[f"sign:{sign}"]
            x, y = (float(n) for n in scene.nodes[f"space:{space}"].attributes["transform"][10:-1].split())
            at_x, at_y = (float(n) for n in node.attributes["transform"][10:-1].split())
            assert abs(at_x - x) < 54
            assert abs(at_y - y) < 48
    assert "sign:bet" in legal(scene)  # it is the sign that leads there, not the building
    assert "neutral:D" not in legal(scene)
    assert "sign:bet" not in draw(ranch(3, 2).visit(A, "D").t, A).nodes
