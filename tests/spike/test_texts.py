"""Words: prompts, labels, refusals and the log in both languages, and what the terminal shows."""

import re

import pytest

from abilene.engine.texts import LANGS
from tests.rules import rule
from tests.spike.railway import SETTINGS, A, B, load, random_game, random_match, table

NAMES = ["Ann", "Bob", "Chloé", "Dan"]


@pytest.mark.parametrize(("players", "expert"), SETTINGS)
@pytest.mark.parametrize("lang", LANGS)
def test_everything_asked_and_told_has_words(players: int, expert: bool, lang: str) -> None:
    game = load(players, expert)
    for i, t in enumerate(random_game(players, expert, seed=2)):
        if i % 5 == 0 or t.over:
            said = [game.prompt(t, lang, NAMES), *(game.label(t, choice, lang, NAMES) for choice in t.options())]
            assert all(line.strip() for line in said)
            if not t.over:
                labels = said[1:]
                assert len(set(labels)) == len(labels), labels
    log = random_match(players, expert, seed=2).log(A, lang, NAMES)
    assert len(log) > 100
    for line in log:
        assert line.endswith(".")
        assert "{" not in line
        assert "  " not in line
        assert lang == "en" or not re.search(r" [:;?!]", line), line


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_words(lang: str) -> None:
    said = set()
    for expert in (False, True):
        game = load(3, expert)
        for i, t in enumerate(random_game(3, expert, seed=3)):
            if t.over or i % 11:
                continue
            for choice in list(game.spans[t.step().kind])[:: 1 + i % 7]:
                refusal = t.refusal(choice)
                if refusal is not None:
                    text = refusal.en if lang == "en" else refusal.fr
                    said.add(t.step().refuse(t, choice)[1])
                    assert text[0].isupper()
                    assert text.endswith(".")
    assert len(said) > 15


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ann lays 2 track pieces to Norfolk for 1 red, 1 yellow."),
        ("fr", "Ann pose 2 voies ferrées jusqu’à Norfolk pour 1 rouge, 1 jaune."),
    ],
)
def test_the_log_of_a_build(lang: str, line: str) -> None:
    r = table().home(A, "raleigh").hand(A, red=1, yellow=1).hear().turn().play("build")
    told = [r.t.game.tell(event, B, lang, NAMES) for event in r.events]
    assert line in told


@rule("SPK-HID-1")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    r = table().deck("yellow", "white").hear().draw(A, "deck")
    told = {seat: [r.t.game.tell(event, seat, "en", NAMES) for event in r.events] for seat in (A, B, None)}
    assert "Ann draws a yellow card from the deck." in told[A]
    for seat in (B, None):
        assert "Ann draws a card from the deck." in told[seat]


def test_a_place_of_the_map_in_words() -> None:
    game = load()
    figures = game.figures
    track = figures.track_ids.index("t277")
    assert game.texts("en").format("label-lay", track=track) == "t277 (red, junction j079 – Raleigh)"
    assert game.texts("fr").format("label-lay", track=track) == "t277 (rouge, jonction j079 – Raleigh)"
    city = figures.city_ids.index("st_louis")
    assert game.texts("fr").format("label-move", position=city) == figures.city_names[city]


@rule("SPK-EX-22")
def test_a_contract_in_words() -> None:
    game = load()
    number = game.figures.contract_ids.index("fruit_2 a")
    said = game.texts("fr").format("label-side", contract=number)
    assert said.startswith("fruits vers ")
    assert "Topeka 9\u00a0$" in said


@pytest.mark.parametrize(("players", "expert"), SETTINGS)
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_in_plain_text_fits_a_terminal(players: int, expert: bool, lang: str) -> None:
    game = load(players, expert)
    texts = game.texts(lang, ["Maximilienne-Charlotte", *NAMES[1:players]])
    for i, t in enumerate(random_game(players, expert, seed=7)):
        if i % 25 and not t.over:
            continue
        for seat in (*range(players), None):
            shown = game.box.terminal(t.view(seat), texts)
            assert all(len(line) <= 78 for line in shown), max(shown, key=len)
            hands = [line for line in shown if line.startswith(("Your hand", "Ta main"))]
            assert len(hands) == (seat is not None)


@rule("SPK-SOLO-1")
def test_the_solo_game_says_that_it_is_a_house_rule() -> None:
    t = load(1).start(1)
    assert "unofficial" in load(1).box.terminal(t.view(0), load(1).texts("en"))[0]
