"""Names, prompts, labels, refusals, log lines and the table in plain text, in French and in English."""

import random
import re
from functools import cache

import pytest

from abilene.engine.columns import WIDTH
from abilene.engine.core import State
from abilene.engine.events import Event
from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.games.montana import BOX
from abilene.games.montana import events as ev
from abilene.games.montana.data import AREAS, GOODS, TERRAINS, WORKERS
from abilene.games.montana.state import Territory
from tests import wording
from tests.montana.plains import COUNTS, A, load
from tests.wording import check_pieces, check_same_texts, check_sentence, flaw

EVENTS = {
    kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
NAMES = ("Ada", "Boaz", "Maximiliane-Johanna", "Cleo")


@cache
def match(players: int, seed: int, auto_bonus: bool = False) -> Match[Territory]:
    """A whole game, played at random."""
    found = Match(load(players, start_region="first_player_chooses", auto_bonus=auto_bonus), seed)
    choose = random.Random(seed)
    while not found.state.over:
        found.choose(found.state.player, choose.choice(found.state.options()))
    return found


def keys(prefix: str) -> set[str]:
    return wording.keys(BOX.folder, prefix)


# ------------------------------------------------------------------ the files


def test_both_languages_have_the_same_texts() -> None:
    check_same_texts(BOX.folder)


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_the_files_is_well_set(lang: str) -> None:
    check_pieces(BOX.folder, lang, "a lower-case sentence")


# ------------------------------------------------------------------ names


@pytest.mark.parametrize("lang", LANGS)
def test_goods_areas_and_workers_bear_the_names_of_the_box(lang: str) -> None:
    texts, tables = load(3).texts(lang), load(3).tables
    assert keys("good-") == set(GOODS)
    assert keys("area-") == set(AREAS)
    assert keys("worker-") == set(WORKERS)
    assert keys("terrain-") == set(TERRAINS)
    for row in tables["resource"]:
        assert texts.format(f"good-{row['id']}") == row[lang]
    for row in tables["worker"]:
        assert row["colour" if lang == "en" else "fr_colour"] in texts.format(f"worker-{row['id']}")
    if lang == "fr":
        for row in tables["area"]:
            assert texts.format(f"area-{row['id']}") == row["fr"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_and_its_values_are_explained(lang: str) -> None:
    texts = load(3).texts(lang)
    assert keys("option-") == {option.name for option in BOX.meta.options}
    for option in BOX.meta.options:
        assert texts.format(f"option-{option.name}")
        check_sentence(lang, texts.format(f"option-{option.name}.help"))
        for value in option.values:
            assert texts.format(option.text(value))


@pytest.mark.parametrize("lang", LANGS)
def test_scores_curves_and_phases_have_names(lang: str) -> None:
    texts, t = load(3).texts(lang), match(3, 1).state
    assert keys("score-") == {*t.breakdown()[0], "total"}
    assert keys("curve-") == set(t.curves())
    for kind in load(3).spans:
        assert texts.format(f"phase-{texts.format('phase-of', asks=kind)}")
    line = texts.format("seat-line", **{name: n for name, n in t.view(A)["seats"][A].items() if isinstance(n, int)})
    assert flaw(lang, line) == ""


# ------------------------------------------------------------------ questions


def test_every_question_has_a_prompt() -> None:
    assert keys("prompt-") == set(load(3).spans)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [1, *COUNTS])
def test_prompts_and_labels_of_whole_games(players: int, lang: str) -> None:
    asked = set()
    for seed in range(3):
        game = match(players, seed).game
        for decision in match(players, seed).made:
            state = decision.before
            asked.add(state.step().kind)
            check_sentence(lang, game.prompt(state, lang, NAMES))
            labels = [game.label(state, choice, lang, NAMES) for choice in state.options()]
            assert len(set(labels)) == len(labels), labels
            for label in labels:
                assert flaw(lang, label) == "", label
                assert label[0].isupper(), label
        check_sentence(lang, game.prompt(match(players, seed).state, lang))
    assert asked >= set(game.spans) - {"dismiss", "bonus", "canteen", "goods"}


@pytest.mark.parametrize("lang", LANGS)
def test_the_buttons_say_what_comes_with_a_choice(lang: str) -> None:
    texts = load(3).texts(lang)
    plain = {"region": 0, "cost": (1, 0, 0, 0, 0, 1), "bonus": 0, "cow": 0, "canteen": 0}
    bare = texts.format("label-build", **plain)
    for more in ({"bonus": 1}, {"cow": 1}, {"canteen": 1}, {"canteen": 2}, {"bonus": 2, "cow": 1}):
        label = texts.format("label-build", **{**plain, **more})
        assert label.startswith(bare)
        assert len(label) > len(bare)
    pushes = texts.format("label-bid", row=1, pumpkins=2, pushed=2, barren=0)
    bare = texts.format("label-bid", row=1, pumpkins=2, pushed=-1, barren=0)
    assert pushes.startswith(bare)
    assert "3" in pushes
    assert texts.format("label-bid", row=1, pumpkins=2, pushed=-1, barren=1).startswith(f"{bare} ("), "MON-CITY-13"


def check_refusals(state: State) -> set[str]:
    """The keys of all refusals of this question, each said properly."""
    game, told = state.game, set()
    for choice in game.spans[state.step().kind]:
        refusal = game.refusal(state, choice, NAMES)
        if refusal is not None:
            breach = state.step().broken(state, choice)
            assert breach is not None
            told.add(breach.text)
            check_sentence("en", refusal.en)
            check_sentence("fr", refusal.fr)
    aside = game.refusal_aside(state, "store", NAMES)
    assert aside is not None
    check_sentence("en", aside.en)
    check_sentence("fr", aside.fr)
    return told | {"aside"}


def test_all_refusals_of_whole_games() -> None:
    told: set[str] = set()
    for players in (1, *COUNTS):
        for decision in match(players, 0).made:
            told |= check_refusals(decision.before)
    rare = {
        "trade-nobody",
        "trade-what",
        "pick",
        "act-settlements",
        "goods-row",
        "start-room",
        "act-goods",
        "act-cell",
    }  # shown in tests of their own
    assert keys("refusal-") - rare <= told <= keys("refusal-")


# ------------------------------------------------------------------ log


def test_every_event_has_a_log_line() -> None:
    names = {re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower() for kind in EVENTS}
    assert keys("log-") == names


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [1, *COUNTS])
def test_logs_of_whole_games(players: int, lang: str) -> None:
    for seed in range(2):
        for line in match(players, seed).log(A, lang, NAMES):
            check_sentence(lang, line)


@pytest.mark.parametrize("lang", LANGS)
def test_log_lines_that_random_games_seldom_need(lang: str) -> None:
    game = load(3)
    for event in (
        ev.WorkersShort(A, 1, 0),
        ev.WorkersShort(A, 1, 1),
        ev.WorkersGivenBack((0, 1, 2), 3),
        ev.WorkersGivenBack((1,), 3),
        ev.TurnCapReached(200),
        ev.RewardLost(1, 2),
        ev.Exchanged(A, 0, 1),
        ev.Exchanged(A, 1, 2),
        ev.Exchanged(A, 2, 1),
        ev.GameEnded((0, 2), 12, 9),
    ):
        line = game.tell(event, None, lang, NAMES)
        assert line is not None
        check_sentence(lang, line)


def test_several_names_are_joined_properly() -> None:
    line = load(3).tell(ev.GoodsGivenBack((0, 1, 2), 0), None, "en", ("Ada", "Boaz", "Cleo"))
    assert line == "The supply is short of wheat: Ada, Boaz and Cleo give one back each."


# ------------------------------------------------------------------ the table in plain text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [1, *COUNTS])
def test_the_table_fits_a_terminal(players: int, lang: str) -> None:
    found = match(players, 0)
    for decision in range(0, found.decisions + 1, 10):
        state = found.at(decision)
        lines = BOX.terminal(state.seen_by(A), found.game.texts(lang, NAMES))
        assert max(map(len, lines)) <= WIDTH, max(lines, key=len)
        text = "\n".join(lines)
        assert "{" not in text
        assert "None" not in text


def test_the_map_in_plain_text() -> None:
    t = match(4, 0).state
    lines = BOX.terminal(t.seen_by(A), t.game.texts("en", NAMES))
    rows = lines[1:11]
    assert [row[0] for row in rows] == list("ABCDEFGHIJ")
    assert "".join(rows).count("★") == 1
    built = sum(row.count(f"[{seat + 1}") for row in rows for seat in range(4))
    assert built == sum(owner >= 0 for owner in t.owner)
