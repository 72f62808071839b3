"""Every lesson of every game can be learned: by doing what is wanted, and by doing anything."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from abilene.engine.game import ENGINE_TEXTS
from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.games import box, names
from abilene.lessons import Lesson, Place, lessons, trying
from abilene.lessons.following import notations
from abilene.lessons.trying import begin, by_chance, by_wants, problems, to_release
from abilene.lessons.words import Words
from tests.contract.sentences import sentences
from tests.contract.test_language import bad_elisions, slips

ALL = [lesson for game in names() for lesson in lessons(game)]
TEXTS = [box(game).folder / "lessons" for game in names() if lessons(game)]
LEARNERS = 200
QUOTED = re.compile(r"[“«]\s?(.+?)\s?[”»]")
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def test_there_are_lessons() -> None:
    assert "good_goat_bad" in {lesson.game for lesson in ALL}


def test_a_sentence_cannot_hide_on_a_card() -> None:
    assert trying.sentences("Draw a card. It is yours.") == 2
    assert trying.sentences("Draw a card; it is yours. Go on.") == 3
    assert trying.sentences("Three things: one, two, three. Now draw: a card.") == 3


@every_lesson
def test_all_that_a_lesson_shows_wants_and_says_is_there(lesson: Lesson) -> None:
    """Keys in both shapes, wants and answers that are allowed, texts in both languages that a card can hold."""
    assert problems(lesson) == []


@every_lesson
def test_whoever_does_what_is_wanted_is_let_go(lesson: Lesson) -> None:
    *_, (_, place) = to_release(lesson, by_wants)
    assert place.cards[-1].sort == "release"
    assert place.chapters == lesson.chapters


@every_lesson
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_no_learner_is_left_waiting(lesson: Lesson, bot: str) -> None:
    """Whatever is chosen, something is said of each choice, and the lesson lets go before the game is over."""
    released = 0
    begun = begin(lesson)
    for seed in range(LEARNERS // 2):
        for match, place in to_release(lesson, by_chance(seed), bot, begun):
            assert bool(place.cards) or not place.asked or len(match.state.options()) < 2
            released += bool(place.cards) and place.cards[-1].sort == "release"
    assert released >= LEARNERS // 2 * 0.95


@every_lesson
@pytest.mark.parametrize("lang", LANGS)
def test_a_card_calls_a_button_what_stands_on_it(lesson: Lesson, lang: str) -> None:
    """What a card wants in quotation marks is written so on what is wanted: “Token”, not “Exchange token”."""
    said = Words(lesson, lang, [f"N{seat}" for seat in range(lesson.players)])
    for match, place in to_release(lesson, by_wants):
        asks = [lesson.steps[card.step] for card in place.cards if card.sort == "ask"]
        for named in (quoted for step in asks for quoted in QUOTED.findall(said.card(step.say).do)):
            game, state = match.game, match.state
            buttons = {
                words for choice in place.wanted
                for words in (game.brief(state, choice, lang), game.label(state, choice, lang))
            }  # fmt: skip
            assert any(named in words for words in buttons), (named, buttons)


def test_the_dot_stands_on_what_the_card_says_to_click() -> None:
    """Spike: “Click Restart” is said of the action, not of the train; each of the three parts of a train wears one."""
    game = next(lesson for lesson in ALL if (lesson.game, lesson.name) == ("spike", "first_game"))
    first = {step.id: step.light[0] for step in game.steps if step.light}
    assert {first[step] for step in ("restart", "restart-again", "again")} == {"action:restart"}
    assert first["upgrade"] == "tile:0:*"


@pytest.mark.parametrize("early", ["token", "use auxiliary"])
def test_what_may_be_done_anywhere_does_not_lead_to_where_it_is_taught(early: str) -> None:
    """Great Western Trail: who spends the exchange token in the first turn, or takes an auxiliary action, learns on."""
    trail = next(lesson for lesson in ALL if (lesson.game, lesson.name) == ("great_western_trail", "first_trail"))
    learned = []

    def learner(match: Match[Any], place: Place) -> int:
        learned.append(trail.steps[place.step].id)
        early_choice = notations(match.state).get(early)
        return early_choice if learned[-1] == "sell-a" and early_choice is not None else by_wants(match, place)

    assert [place for _, place in to_release(trail, learner)][-1].cards[-1].sort == "release"
    assert {"end-a", "move-b", "build", "buy", "aux-draw", "foresee", "disc"} <= {*learned}


def test_a_light_that_misses_what_is_wanted_is_found() -> None:
    round_ = next(lesson for lesson in ALL if lesson.game == "good_goat_bad")
    first, *rest = round_.steps
    dark = replace(round_, steps=(replace(first, light=("seat:2",)), *rest))
    assert problems(dark) == [
        f"line {first.line}: step offer wants what is not where its light is ({shape})" for shape in ("wide", "tall")
    ]


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGS)
def test_lessons_are_written_as_their_language_is(folder: Path, lang: str) -> None:
    said = sentences([ENGINE_TEXTS / f"{lang}.ftl", folder / f"{lang}.ftl"], lang, {})
    lines = [(key, text.replace("**", "")) for key, text in said]
    wrong = {(key, text): found for key, text in lines if (found := slips(text, lang))}
    if lang == "fr":
        wrong |= {(key, text): found for key, text in lines if (found := bad_elisions(text))}
    assert not wrong
