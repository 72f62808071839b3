"""Words: prompts, labels, refusals and the log in both languages, and what the terminal shows."""

import re

import pytest

from abilene.engine.texts import LANGS
from abilene.games.spike.places import BEARINGS, spots, track_name
from abilene.games.spike.state import Railroad
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
                    breach = t.step().broken(t, choice)
                    assert breach is not None
                    said.add(breach.text)
                    assert text[0].isupper()
                    assert text.endswith(".")
    assert len(said) > 15


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ann lays 2 track pieces to Norfolk for 1 red, 1 yellow."),
        ("fr", "Ann pose 2 voies ferrées jusqu’à Norfolk pour 1 rouge rayé, 1 jaune à damier."),
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


@pytest.mark.parametrize(
    ("track", "en", "fr", "notation"),
    [
        ("t277", "from Raleigh towards Norfolk, red", "de Raleigh vers Norfolk, rouge rayé", "raleigh-norfolk red"),
        (
            "t057",
            "between Milwaukee and Chicago, yellow",
            "entre Milwaukee et Chicago, jaune à damier",
            "milwaukee-chicago yellow",
        ),
        ("t278", "north-east of Raleigh, black", "au nord-est de Raleigh, noir hachuré", "northeast-of-raleigh black"),
        (
            "t141",
            "from Indianapolis towards Chicago, white",
            "d’Indianapolis vers Chicago, blanc uni",
            "indianapolis-chicago white",
        ),
    ],
)
def test_a_track_space_is_called_by_what_one_sees(track: str, en: str, fr: str, notation: str) -> None:
    game = load()
    number = game.figures.track_ids.index(track)
    assert game.texts("en").format("label-lay", track=number) == en
    assert game.texts("fr").format("label-lay", track=number) == fr
    assert game.figures.track_names[number] == notation


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_track_spaces_are_called_the_same(lang: str) -> None:
    game = load()
    texts, tracks = game.texts(lang), range(game.figures.tracks)
    assert len({texts.format("label-lay", track=track) for track in tracks}) == game.figures.tracks
    assert len({*game.figures.track_names, *game.figures.city_ids}) == game.figures.tracks + game.figures.cities


def test_alike_spaces_are_counted_from_their_city() -> None:
    nodes = [(0.0, 0.0), (100.0, 0.0), (300.0, 0.0), (20.0, 5.0), (40.0, 5.0), (60.0, 5.0)]
    found = spots(nodes, 1, [(3, 4), (1, 2), (4, 5)], [0, 1, 0])
    assert [(BEARINGS[spot.bearing], spot.nth) for spot in found] == [("east", 1), ("east", 0), ("east", 2)]
    names = [track_name(spot, ["boston"], "red") for spot in found]
    assert names == ["east-of-boston red 1", "east-of-boston red", "east-of-boston red 2"]


def shown(t: Railroad, lang: str) -> list[str]:
    """All words of the drawing."""
    return [f"{node.title} · {node.text}" for node in t.scene(max(t.player, 0), lang).nodes.values()]


NUMBER = re.compile(r"\b[tj]\d{3}\b", re.IGNORECASE)


@pytest.mark.parametrize(("players", "expert"), SETTINGS)
@pytest.mark.parametrize("lang", LANGS)
def test_no_number_of_the_data_is_ever_said(players: int, expert: bool, lang: str) -> None:
    game = load(players, expert)
    said = random_match(players, expert, seed=4).log(None, lang, NAMES)
    for i, t in enumerate(random_game(players, expert, seed=4)):
        if i % 40 == 0 or t.over:
            said += [game.prompt(t, lang, NAMES), *(game.label(t, choice, lang, NAMES) for choice in t.options())]
            said += [game.notation(t, choice) for choice in t.options()]
            said += game.box.terminal(t.seen_by(0), game.texts(lang, NAMES[:players]))
            said += shown(t, lang)
    assert not [line for line in said if NUMBER.search(line)]


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_says_no_number_of_the_data(lang: str) -> None:
    rules = (load().box.folder / f"rules.{lang}.md").read_text("utf-8")
    assert not NUMBER.findall(rules)


def test_older_journals_may_say_the_number_of_a_track() -> None:
    r = table().home(A, "raleigh").hand(A, red=3, yellow=2, black=2).turn().play("build")
    game, t = r.t.game, r.t
    assert game.parse(t, "lay raleigh-norfolk red") == game.parse(t, "lay t277") == t.figures.track_ids.index("t277")
    r = table().home(A, "duluth").tracks(A, "t001").train(A, "t001").turn()
    assert game.parse(r.t, "stay") == r.position("t001")


@pytest.mark.parametrize("expert", [False, True])
def test_no_two_options_of_a_question_are_said_alike(expert: bool) -> None:
    game = load(4, expert)
    for t in random_game(4, expert, seed=11):
        for lang in LANGS:
            labels = [game.label(t, choice, lang, NAMES) for choice in t.options()]
            assert len(set(labels)) == len(labels), labels
        for choice in t.options():
            assert game.parse(t, game.notation(t, choice)) == choice


def test_french_elides_before_every_city() -> None:
    game = load()
    texts = game.texts("fr", ["Ann", "Zoé", "Ida"])
    said = [texts.format("label-lay", track=track) for track in range(game.figures.tracks)]
    for key in ("label-move", "label-restart"):
        said += [texts.format(key, position=place, pays=0) for place in range(464)]
    said += [texts.format("log-train-moved", player=0, position=place, how=1) for place in range(464)]
    said += [
        texts.format(key, **dict.fromkeys(("commodity", "dropped"), good), player=2, city=0, money=3)
        for key in ("log-cargo-loaded", "log-cargo-delivered", "refusal-load-absent", "label-load-instead")
        for good in range(12)
    ]
    assert any("d’Albany" in line for line in said)
    assert any("d’acier" in line for line in said)
    assert not [line for line in said if re.search(r"\b(de|le|la|ce|que|jusque) [aeiouyéèêàâîôû]", line, re.IGNORECASE)]


@pytest.mark.parametrize(("lang", "money"), [("en", r"\$\d+"), ("fr", "\\d+\u00a0\\$")])
def test_money_is_written_in_one_way(lang: str, money: str) -> None:
    game = load()
    said = random_match(3, False, seed=4).log(None, lang, NAMES)
    for i, t in enumerate(random_game(3, False, seed=4)):
        if i % 20 == 0 or t.over:
            said += [game.label(t, choice, lang, NAMES) for choice in t.options()]
            said += shown(t, lang)
    rest = [re.sub(money, "", line) for line in said if "$" in line]
    assert len(rest) > 100
    assert not [line for line in rest if "$" in line]


@pytest.mark.parametrize("word", ["étalage", "itinéraire", "carte rail ", "cartes rail ", "carte temps", "en route"])
def test_french_uses_the_words_of_the_box(word: str) -> None:
    folder = load().box.folder
    for name in ("fr.ftl", "rules.fr.md"):
        assert word not in (folder / name).read_text("utf-8").lower(), name


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
            shown = game.box.terminal(t.seen_by(seat), texts)
            assert all(len(line) <= 78 for line in shown), max(shown, key=len)
            hands = [line for line in shown if line.startswith(("Your hand", "Ta main"))]
            assert len(hands) == (seat is not None)


@rule("SPK-SOLO-1")
@pytest.mark.parametrize(("lang", "cards", "clocks"), [("en", "cards left", "cards out"), ("fr", "restent", "temps")])
def test_how_far_the_end_is_counts_cards_and_then_time_cards(lang: str, cards: str, clocks: str) -> None:
    texts, t = load(3).texts(lang), load(3).start(1)
    told = {"left": 2, "round": 1, "rounds": 3, **t.game.box.nearing(t)}
    assert cards in texts.format("far", **told)
    assert texts.format("far-brief", **told) == f"1/3 · {len(t.deck)}"
    assert clocks in texts.format("far", **{**told, "round": 3})
    assert texts.format("far-brief", **{**told, "round": 3}) == "3/3 · 0/3"


@rule("SPK-SOLO-1")
def test_the_solo_game_says_that_it_is_a_house_rule() -> None:
    t = load(1).start(1)
    assert "unofficial" in load(1).box.terminal(t.seen_by(0), load(1).texts("en"))[0]
