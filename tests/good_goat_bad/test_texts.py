"""Names, prompts, labels, refusals and log lines, in French and in English."""

import re
from functools import cache
from pathlib import Path

import pytest

import abilene
from abilene.engine.events import EVERYBODY, Event
from abilene.engine.game import ENGINE_TEXTS
from abilene.engine.texts import LANGS
from abilene.games.good_goat_bad import events as ev
from abilene.games.good_goat_bad.data import BOTTLE, CHARACTERS, LOCATIONS
from abilene.games.good_goat_bad.state import Town
from tests import wording
from tests.good_goat_bad.town import COUNTS, A, B, C, D, Table, character, location, random_match, town
from tests.wording import NBSP, check_pieces, check_same_texts, check_sentence, flaw

GAME = abilene.load("good_goat_bad", players=5)
FOLDERS = (ENGINE_TEXTS, GAME.box.folder)
EVENTS = {
    kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}


@cache
def match(players: int, seed: int) -> abilene.Match[Town]:
    return random_match(players, seed)


def keys(prefix: str) -> set[str]:
    return wording.keys(GAME.box.folder, prefix)


# ------------------------------------------------------------------ the files


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_texts(folder: Path) -> None:
    check_same_texts(folder)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_word_of_the_files_is_well_set(folder: Path, lang: str) -> None:
    check_pieces(folder, lang)


# ------------------------------------------------------------------ names


@pytest.mark.parametrize("lang", LANGS)
def test_every_character_and_location_bears_the_name_of_the_box(lang: str) -> None:
    texts = GAME.texts(lang)
    for table, singular, forms in (
        ("characters", "character", ("the",)),
        ("locations", "location", ("the", "from", "to")),
    ):
        for row in GAME.tables[table]:
            name = texts.format(f"{singular}-{row['id']}")
            assert name == row[f"name_{lang}"]
            for form in forms:
                phrase = texts.format(f"{singular}-{row['id']}.{form}")
                assert phrase.endswith(name), phrase
                assert phrase != name
    assert keys("character-") == set(CHARACTERS)
    assert keys("location-") == set(LOCATIONS)


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_and_its_values_are_explained(lang: str) -> None:
    texts = GAME.texts(lang)
    assert keys("option-") == {option.name for option in GAME.box.meta.options}
    for option in GAME.box.meta.options:
        assert texts.format(f"option-{option.name}")
        check_sentence(lang, texts.format(f"option-{option.name}.help"))
        for value in option.values:
            assert texts.format(option.text(value))


@pytest.mark.parametrize("lang", LANGS)
def test_every_part_of_the_score_has_a_name(lang: str) -> None:
    parts = {part for players in COUNTS for part in match(players, 1).state.breakdown()[0]}
    assert keys("score-") == {*parts, "total"}
    assert all(GAME.texts(lang).format(f"score-{part}") for part in parts)


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "The Good, the Goat and the Bad"), ("fr", "Le Bon, la Chèvre et le Truand")]
)
def test_titles(lang: str, title: str) -> None:
    assert GAME.box.meta.titles[lang] == title
    assert title in {row["text"] for row in GAME.tables["titles"] if row["lang"] == lang}


# ------------------------------------------------------------------ questions


def test_every_question_has_a_prompt_and_labels() -> None:
    assert keys("prompt-") == keys("label-") == set(GAME.spans)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", COUNTS)
def test_prompts_and_labels_of_whole_games(players: int, lang: str) -> None:
    asked = set()
    for seed in range(3):
        game = match(players, seed).game
        for decision in match(players, seed).made:
            asked.add(decision.before.step().kind)
            check_sentence(lang, game.prompt(decision.before, lang))
            labels = [game.label(decision.before, choice, lang) for choice in decision.before.options()]
            assert len(set(labels)) == len(labels)
            for label in labels:
                assert flaw(lang, label) == "", label
                assert label[0].isupper(), label
    # Two players have one opponent each: nobody to choose.
    assert asked == set(GAME.spans) - ({"offer", "swindle", "serve", "steal"} if players == 2 else set())
    check_sentence(lang, game.prompt(match(players, 0).state, lang))


def placed(t: Table, card: str) -> Table:
    """A keeps the card and must say what it takes."""
    t.deal(A, card, "goat", "outlaw", "sheriff").go()
    return t.play(f"offer {B}", f"slide {card}", "declare goat", "refuse")


def test_all_refusals_of_whole_games() -> None:
    told: set[str] = set()
    for players in COUNTS:
        for decision in match(players, 1).made:
            told |= check_refusals(decision.before)
    poor = town(players=3).coins(0, 1, 9)
    robbed = town(players=5).at("mine", tokens=0)
    bare = town(players=4).stock(B).in_play(gambler=A).saloon()
    for t in (placed(town(players=3), "thief"), placed(robbed, "thief"), placed(poor, "charlatan"), bare):
        told |= check_refusals(t.t)
    assert told == keys("refusal-")


def check_refusals(t: Town) -> set[str]:
    """The keys of all the refusals that the present question has."""
    step, told = t.step(), set()
    for choice in t.game.spans[step.kind]:
        if choice in t.options():
            assert t.refusal(choice) is None
            continue
        breach = step.broken(t, choice)
        assert breach is not None
        told.add(breach.text)
        refusal = t.refusal(choice)
        assert refusal is not None
        check_sentence("en", refusal.en)
        check_sentence("fr", refusal.fr)
    for key in ("character:goat", "seat:0", "platform"):
        breach = step.aside(t, key)
        if breach is not None:
            told.add(breach.text)
            refusal = t.game.refusal_aside(t, key)
            assert refusal is not None
            check_sentence("en", refusal.en)
            check_sentence("fr", refusal.fr)
    return told


# ------------------------------------------------------------------ the log


@pytest.mark.parametrize("lang", LANGS)
def test_log_lines_of_whole_games_for_every_seat(lang: str) -> None:
    heard: set[type[Event]] = set()
    for players in COUNTS:
        for seed in range(3):
            game = match(players, seed).game
            for event in match(players, seed).events():
                heard.add(type(event))
                for seat in (*range(players), None, EVERYBODY):
                    line = game.tell(event, seat, lang)
                    assert line is not None
                    check_sentence(lang, line)
    assert heard == EVENTS


def test_every_event_has_a_log_line_and_every_log_line_an_event() -> None:
    kebab = {re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in EVENTS}
    assert keys("log-") == kebab


BANK, MINE, STORE = location("bank"), location("mine"), location("store")
KID, GOAT, OUTLAW = (character(name) for name in ("kid", "goat", "outlaw"))
NAMES = ("Ann", "Bob", "Chloé", "Diego", "Élise")


@pytest.mark.parametrize(
    ("event", "seat", "en", "fr"),
    [
        (
            ev.HandTaken(A, 4, (KID, GOAT)),
            A,
            "Ann deals first and draws Kid, Goat.",
            "Ann est le premier Donneur et pioche Gamin, Chèvre.",
        ),
        (
            ev.HandTaken(A, 4, (KID, GOAT)),
            B,
            "Ann deals first and draws 4 characters.",
            "Ann est le premier Donneur et pioche 4 Personnages.",
        ),
        (
            ev.HandPassed(A, B, 3, 1, (KID,)),
            C,
            "Ann hands 3 cards to Bob, who draws 1.",
            "Ann passe 3 cartes à Bob, qui en pioche 1.",
        ),
        (ev.HandPassed(A, B, 1, 0, (KID,)), C, "Ann hands 1 card to Bob.", "Ann passe 1 carte à Bob."),
        (
            ev.Declared(A, B, KID, GOAT),
            A,
            "Ann slides the Goat to Bob: “the Kid”.",
            "Ann propose la Chèvre à Bob : « le Gamin ».",
        ),
        (
            ev.Declared(A, B, KID, GOAT),
            B,
            "Ann slides a card to Bob: “the Kid”.",
            "Ann propose une carte à Bob : « le Gamin ».",
        ),
        (
            ev.TookTokens(A, BANK, BANK, 1),
            None,
            "Ann takes 1 wad of banknotes from the Bank.",
            "Ann prend 1 liasse de billets de la Banque.",
        ),
        (
            ev.TookTokens(B, STORE, STORE, 2),
            None,
            "Bob takes 2 supplies from the Store.",
            "Bob prend 2 fournitures du Magasin.",
        ),
        (ev.TookCoins(A, MINE, 3), None, "Ann takes 3 coins from the Mine.", "Ann prend 3 pièces de la Mine."),
        (ev.ActedInVain(A, OUTLAW), None, "Ann’s Outlaw does nothing.", "Sans effet : le Hors-la-loi d’Ann."),
        (
            ev.Swindled(B, ((C, 2), (D, 1))),
            None,
            "Bob’s Charlatan takes 3 coins: Chloé ×2, Diego ×1.",
            "Le Charlatan de Bob prend 3 pièces : Chloé ×2, Diego ×1.",
        ),
        (
            ev.ThiefArrested(A, B, 2, MINE, MINE, 2),
            None,
            "Ann’s Sheriff arrests Bob’s Thief: 2 coins, and 2 gold nuggets back to the Mine.",
            "Le Shérif d’Ann arrête le Voleur de Bob : 2 pièces, et 2 pépites d’or de retour à la Mine.",
        ),
        (
            ev.CharlatanArrested(A, B, 1, ()),
            None,
            "Ann’s Sheriff arrests Bob’s Charlatan: 1 coin.",
            "Le Shérif d’Ann arrête le Charlatan de Bob : 1 pièce.",
        ),
        (ev.Stole(A, B, BOTTLE), B, "Ann draws 1 bottle from Bob’s stock.", "Ann prend au hasard 1 bouteille à Bob."),
        (
            ev.Stole(A, B, BOTTLE),
            C,
            "Ann draws a token from Bob’s stock.",
            "Ann prend au hasard un jeton Ressource à Bob.",
        ),
        (
            ev.StockShown(A, 1, (0, 0, 0, 0, 0)),
            None,
            "Ann shows 1 coin and no tokens.",
            "Ann montre 1 pièce et aucun jeton Ressource.",
        ),
        (
            ev.StockShown(A, 3, (0, 1, 0, 0, 2)),
            None,
            "Ann shows 3 coins, 1 wad of banknotes, 2 bottles.",
            "Ann montre 3 pièces, 1 liasse de billets, 2 bouteilles.",
        ),
        (ev.GameEnded((B,)), None, "Bob wins.", "Bob gagne."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_what_the_log_says(event: Event, seat: int | None, en: str, fr: str) -> None:
    assert GAME.tell(event, seat, "en", NAMES) == en
    assert GAME.tell(event, seat, "fr", NAMES) == re.sub(r" ([:»])|(?<=«) ", rf"{NBSP}\1", fr)


def test_a_thief_arrested_without_loot_says_nothing_of_a_location() -> None:
    t = town(players=3).in_play(sheriff=A, thief=B).hear().saloon()
    lines = [GAME.tell(event, None, "en", NAMES) for event in t.events]
    assert lines == ["Ann’s Sheriff draws 2 coins.", "Ann’s Sheriff arrests Bob’s Thief: 2 coins."]


@pytest.mark.parametrize(("lang", "shared"), [("en", "share the victory"), ("fr", "partagent la victoire")])
def test_a_shared_victory_names_all_who_won(lang: str, shared: str) -> None:
    line = GAME.tell(ev.GameEnded((A, C)), None, lang, NAMES) or ""
    check_sentence(lang, line)
    assert "Ann" in line
    assert f"Chloé {shared}" in line


@pytest.mark.parametrize("file", ["fr.ftl", "rules.fr.md"])
@pytest.mark.parametrize("word", ["phase Saloon", "gliss", "écart", "sens horaire", "cambriol", "escroq", "ramass"])
def test_the_french_texts_use_the_words_of_the_box(file: str, word: str) -> None:
    """The box proposes cards, sets them aside, and speaks of the phase *de* Saloon."""
    assert word.lower() not in (GAME.box.folder / file).read_text(encoding="utf-8").lower()
