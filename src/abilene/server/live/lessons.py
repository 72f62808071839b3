"""Where a lesson stands, in words: what the lamp says, to the learner alone."""

from typing import Literal

from abilene.lessons import Guide, Lesson, Place, Words, lessons
from abilene.lessons.following import Told
from abilene.server.contract.answers import LessonCard, LessonChapter, LessonNext, LessonPlace
from abilene.server.tables.table import Table
from abilene.server.words import words

IDLE = 20  # seconds without a choice after which there is a hint


def lesson_place(table: Table, guide: Guide, lang: str) -> LessonPlace:
    """What the learner is told at this ply."""
    taught = guide.lesson
    place = guide.place(table.match)
    said = Words(taught, lang, table.names(lang)[: taught.players])
    return LessonPlace(
        ply=table.ply,
        cards=[_card(taught, told, said, lang) for told in place.cards],
        wanted=list(place.wanted),
        number=place.number,
        of=steps_of(taught),
        chapters=[
            LessonChapter(said.chapter(chapter)[0], _state(taught, place, chapter)) for chapter in taught.chapters
        ],
        asked=place.asked,
        can_back=place.can_back,
        over=place.over,
        next=_next(taught, lang),
    )


def steps_of(taught: Lesson) -> int:
    """How many steps a lesson has, asides aside."""
    return taught.number_of(len(taught.steps))


def title_of(taught: Lesson, lang: str) -> str:
    """What a lesson is called."""
    return Words(taught, lang).title()


def _card(taught: Lesson, told: Told, said: Words, lang: str) -> LessonCard:
    step = taught.steps[told.step]
    texts = words(lang)
    card = said.card(told.say) if told.say else None
    asks = told.sort == "ask"
    hint = said.card(step.idle[1]) if asks and step.idle else None
    return LessonCard(
        sort=told.sort,
        number=taught.number_of(told.step),
        chapter=taught.chapters.index(step.chapter) if step.chapter and not step.release else -1,
        caps=_caps(taught, told, said, lang),
        heading=card.heading if card else texts.format("lamp-free"),
        text=card.text if card else texts.format("lamp-free.text"),
        do=card.do if card else "",
        why=card.why if card else "",
        light=list(told.light),
        path=list(step.path) if asks else [],
        frame=step.frame if told.sort in ("ask", "read") else "",
        back=told.offers_back,
        idle=step.idle[0] if step.idle else IDLE,
        hint=[hint.heading, hint.text]
        if hint
        else [texts.format("lamp-hint"), texts.format("lamp-hint.text")]
        if asks
        else [],
    )


def _caps(taught: Lesson, told: Told, said: Words, lang: str) -> str:
    """What the chapter is about, and the place in it."""
    step = taught.steps[told.step]
    texts = words(lang)
    if step.release:
        return texts.format("lamp-now-you")
    inside = [one for one in taught.steps if one.chapter == step.chapter and not one.aside and not one.release]
    before = [one for one in inside if one.line <= step.line]
    caps = said.chapter(step.chapter)[1]
    return texts.format("lamp-caps", chapter=caps, number=max(len(before), 1), of=len(inside)) if inside[1:] else caps


def _state(taught: Lesson, place: Place, chapter: str) -> Literal["done", "now", "later"]:
    if chapter in place.chapters or place.over:
        return "done"
    return "now" if taught.steps[place.step].chapter == chapter else "later"


def _next(taught: Lesson, lang: str) -> LessonNext | None:
    later = [one for one in lessons(taught.game) if one.number > taught.number]
    return (
        LessonNext(title_of(later[0], lang), f"/learn/{taught.game}/{later[0].name}", later[0].minutes)
        if later
        else None
    )
