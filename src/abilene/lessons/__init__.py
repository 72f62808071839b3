"""Lessons: guided first games, each a file in its game's folder. docs/lessons.md tells how to write one."""

from abilene.lessons.following import Guide, Place, follow, scripted
from abilene.lessons.lesson import Lesson, LessonError, Step
from abilene.lessons.reading import lesson, lessons, read_lesson
from abilene.lessons.words import Card, Words

__all__ = [
    "Card", "Guide", "Lesson", "LessonError", "Place", "Step", "Words", "follow", "lesson", "lessons",
    "read_lesson", "scripted",
]  # fmt: skip
