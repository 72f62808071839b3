"""Rails to the North: whole random games end, lose nothing, and find words for everything in both languages."""

import random
from typing import Any

import pytest

from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.north.data import SLOTS_PER_TOWN
from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.state import EMPTY, Trail
from tests.great_western_trail.ranch import COUNTS, A, B, north, start
from tests.great_western_trail.test_whole_games import cards, check, tiles
from tests.rules import rule


def northern(players: int, seed: int, **options: Any) -> Trail:
    return start(players, 2, seed, neutral="random", sides="random", rails_to_the_north=True, **options)


def eager(t: Trail, choose: random.Random) -> int:
    """A random choice, with a liking for stores: they would be rare otherwise."""
    options = t.options()
    words = [t.step().say(t, choice) for choice in options]
    liked = [choice for choice, word in zip(options, words, strict=True) if "store" in word or word == "use auxiliary"]
    return choose.choice(liked if liked and choose.random() < 0.6 else options)


def check_north(t: Trail, laid: list[int]) -> None:
    """Tiles stay where they are, and a store stands where the towns of its owner say; 15 at most."""
    assert t.north is not None
    assert t.north.tiles == laid
    for seat in range(t.figures.seats):
        standing = [place // SLOTS_PER_TOWN for place, owner in enumerate(t.north.slots) if owner == seat]
        assert sum(1 << town for town in standing) == t.north.towns[seat]  # one in a town
        assert len(standing) == t.north.stores(seat) <= 15
        annex = t.view(None)["seats"][seat]["annex"]
        assert annex["placed"] + annex["left"] == 15
        assert annex["bells"] == annex["placed"] // 3
    discs = [len(seat["slots"]) + sum(seat["cities"].values()) for seat in t.view(None)["seats"]]
    assert [count + t.stations[seat].bit_count() for seat, count in enumerate(discs)] == [15] * t.figures.seats


@rule("GWTN-COMP-1", "GWTN-STORE-3", "GWTN-SCORE-4")
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_end_and_lose_nothing(players: int) -> None:
    choose = random.Random(players)
    for seed in range(2):
        t = northern(players, seed)
        assert t.north is not None
        all_tiles, all_cards, laid = tiles(t), cards(t), t.north.tiles[:]
        while not t.over:
            t.play(eager(t, choose))
            check(t, all_tiles, all_cards)
            check_north(t, laid)
        assert t.closer >= 0
        assert max(t.north.stores(seat) for seat in range(players)) > 0
        assert all(len(parts) == 11 for parts in breakdown(t))


def test_a_copy_goes_its_own_way() -> None:
    choose = random.Random(3)
    t = northern(3, 5)
    for _ in range(150):
        t.play(eager(t, choose))
    before, twin = t.to_data(), t.copy()
    assert twin.to_data() == before
    while not twin.over:
        twin.play(eager(twin, choose))
    assert t.to_data() == before
    assert twin.to_data()["north"] != before["north"]


@pytest.mark.parametrize("players", COUNTS)
def test_there_are_words_for_every_question_option_refusal_and_event_and_for_the_terminal(players: int) -> None:
    names = ["Anne", "Bob", "Oscar", "Zoé"][:players]
    choose = random.Random(players + 10)
    t = northern(players, 3)
    game = t.game
    asked = set()
    while not t.over:
        kind = t.step().kind
        for lang in LANGS:
            assert game.prompt(t, lang, names).strip()
            labels = [game.label(t, choice, lang, names) for choice in t.options()]
            assert len(set(labels)) == len(labels)
        if kind not in asked or kind in ("store", "lot", "stock"):
            asked.add(kind)
            for choice in game.spans[kind]:
                refusal = t.refusal(choice)
                assert (refusal is None) == (choice in t.options())
                assert refusal is None or refusal.en != refusal.fr
        t.heard = []
        t.play(eager(t, choose))
        for event in t.heard:
            assert len({game.tell(event, None, lang, names) for lang in LANGS}) == 2
    assert {"stock", "store", "lot"} <= asked
    english, french = ("\n".join(game.box.terminal(t.seen_by(A), game.texts(lang, names))) for lang in LANGS)
    assert "Medium towns: town 2 (" in english
    assert "Villes moyennes\u00a0: ville 2 (" in french


def test_the_terminal_shows_stores_bells_and_tiles() -> None:
    r = north(2).stores(A, "t01", "oma", "st1").stores(B, "oma").medium(t02="five_or_cattle").turn(A)
    names = ("Anne", "Bob")
    english, french = (" ".join(r.t.game.box.terminal(r.t.seen_by(A), r.t.game.texts(lang, names))) for lang in LANGS)
    assert "Stores: town 1 (Anne) · Omaha (Bob, Anne) · station town I (Anne)" in english
    assert "Add-ons: Anne 3 stores placed, 1 bell · Bob 1 store placed, 0 bells" in " ".join(english.split())
    assert "town 2 ($5 or cattle of value 3)" in " ".join(english.split())
    assert "Magasins\u00a0: ville 1 (Anne) · Omaha (Bob, Anne) · ville station I (Anne)" in french
    assert "Stores" not in " ".join(start(2).game.box.terminal(start(2).seen_by(A), start(2).game.texts("en")))


def test_what_the_new_things_are_called() -> None:
    r = north().money(20).stores(A, "oma").workers(A, cowboy=2).masters(ns1="M11").medium(t02="cull_or_hazard")
    r.place_store(A)
    game = r.t.game
    assert [game.label(r.t, choice) for choice in r.t.options()] == [
        "town 1 · small", "town 3 · small", "station town I · upgrading costs $7",
    ]  # fmt: skip
    r.play("store st1")
    assert game.prompt(r.t) == "Do you upgrade the station of station town I (6 points)?"
    r.play("upgrade ns1")
    assert game.label(r.t, r.t.figures.slots.index("aux_store_2")) == "stores, double"
    r.play("disc aux_store_2")
    assert "place a building for free, as if with 2 builders, 1 point per cattle card of value 3, 4 or 5" in game.label(
        r.t, r.t.options()[0]
    )
    r.play("appoint cowboy", "now build_free_2")
    assert game.prompt(r.t) == "Which building do you place for free, as if you had 2 builders?"
    assert game.prompt(r.t, "fr") == "Quel bâtiment places‑tu gratuitement, comme avec 2 bâtisseurs\u00a0?"


def test_nobody_sees_more_of_the_north_than_lies_open() -> None:
    t = northern(2, 4)
    views = [t.view(seat)["north"] for seat in (None, A, B)]
    assert views[0] == views[1] == views[2]
    assert sum(tile != EMPTY for tile in t.to_data()["north"]["tiles"]) == len(views[0]["tiles"]) == 6
    twin = t.redeal(A, 9)
    assert twin.view(A) == t.view(A)
