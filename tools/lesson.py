"""Try a lesson in the terminal: `python -m tools.lesson GAME LESSON --check | --walk | --explore`.

--check    says all that is wrong with it, a line each
--walk     plays it by what its steps want, to where it lets go, and prints each card with question, options and keys
--explore  the same, but nothing is wanted: the bots play all seats, so that one finds a deal that is worth a lesson
--keys K   with --walk or --explore: print the keys of the scene that match K (such as 'card:*') at each question
--seed N   another deal than the one the lesson names
--lang L   the language of the cards (en)
"""

import argparse
import sys
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any

from abilene.engine.match import Match
from abilene.lessons import Lesson, Place, Words, lesson
from abilene.lessons.following import notations
from abilene.lessons.trying import by_wants, played, problems, to_release


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("lesson")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--walk", action="store_true")
    parser.add_argument("--explore", type=int, default=0, metavar="QUESTIONS")
    parser.add_argument("--keys", action="append", default=[])
    parser.add_argument("--seed", type=int)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args(arguments)
    found = lesson(asked.game, asked.lesson)
    if found is None:
        print(f"{asked.game} has no lesson {asked.lesson!r}", file=sys.stderr)
        return 2
    if asked.seed is not None:
        found = replace(found, seed=asked.seed)
    if asked.walk:
        walk(found, asked.lang, asked.keys)
    if asked.explore:
        explore(found, asked.explore, asked.keys)
    wrong = problems(found) if asked.check or not (asked.walk or asked.explore) else []
    print("\n".join(wrong) if wrong else "" if asked.walk or asked.explore else "nothing is wrong with it")
    return bool(wrong)


def walk(taught: Lesson, lang: str, keys: list[str]) -> None:
    names = [f"N{seat}" for seat in range(taught.players)]
    words = Words(taught, lang, names)
    told = 0
    for match, place in to_release(taught, by_wants):
        told = tell_log(match, taught, lang, names, told)
        tell_cards(taught, place, words)
        tell_question(match, place.asked, lang, names, keys)


def explore(taught: Lesson, questions: int, keys: list[str]) -> None:
    """Bots at all seats: what the learner is asked with this deal, and what comes of it."""
    from abilene.bots import make
    from abilene.bots.playing import SeatBot

    bots: dict[int, SeatBot] = {}
    bare = replace(taught, given=(), others=())
    names = [f"N{seat}" for seat in range(taught.players)]

    def learner(match: Match[Any], place: Place) -> int:
        seat = taught.learner
        bot = bots.setdefault(seat, SeatBot(make("greedy", match.game, seat, 1), seat))
        return bot.choose(match.state, match.events())

    told = 0
    for n, (match, place) in enumerate(played(bare, learner)):
        told = tell_log(match, bare, "en", names, told)
        tell_question(match, place.asked, "en", names, keys)
        if n >= questions or match.state.over:
            return


def tell_log(match: Match[Any], taught: Lesson, lang: str, names: list[str], told: int) -> int:
    lines = match.log(taught.learner, lang, names)
    for line in lines[told:]:
        print(f"        {line}")
    return len(lines)


def tell_cards(taught: Lesson, place: Place, words: Words) -> None:
    for card in place.cards:
        step = taught.steps[card.step]
        number = f"{taught.number_of(card.step)}/{taught.number_of(len(taught.steps))}"
        print(f"[{number}] {step.id} ({card.sort}), chapter {step.chapter}")
        if card.say and words.has(card.say):
            said = words.card(card.say)
            print(f"    {said.heading}\n    {said.text}")
            print("".join(f"    {sign} {text}\n" for sign, text in ((">", said.do), ("?", said.why)) if text), end="")
        print(f"    lights {' '.join(card.light) or 'nothing'}")


def tell_question(match: Match[Any], asked: bool, lang: str, names: list[str], keys: list[str]) -> None:
    state = match.state
    if state.over:
        return
    print(f"    seat {state.player}  {state.step().kind}: {match.game.prompt(state, lang, names)}")
    print(f"        {', '.join(notations(state)) if asked else '(not the learner)'}")
    if keys:
        drawn = state.scene(state.player, lang, "wide").nodes
        print(f"        keys: {' '.join(key for key in drawn if any(fnmatchcase(key, one) for one in keys))}")


if __name__ == "__main__":
    sys.exit(main())
