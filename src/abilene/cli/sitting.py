"""A match at one terminal: people are asked, bots answer for themselves, and every decision is saved at once."""

import os
import random
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from abilene import bots
from abilene.bots.at_table import AtTable
from abilene.bots.playing import SeatBot
from abilene.cli.board import coloured, draw_board, draw_options, draw_rules, draw_scores
from abilene.cli.rulebook import look_up, rules
from abilene.cli.voice import Voice
from abilene.engine.errors import UndoRefused
from abilene.engine.match import Match

HUMAN = "human"
INSTEAD = "greedy"  # plays on where a bot has failed
LAST = "random"  # and this one where it fails itself
RECALLED = 12  # log lines that those who come back to a game are shown


class Left(Exception):
    """Somebody has left the table."""


class Sitting:
    """People and bots at one match, until the game is over or somebody leaves."""

    def __init__(
        self, voice: Voice, match: Match[Any], seats: Sequence[str], names: Sequence[str], journal: Path
    ) -> None:
        self.voice = voice
        self.out = voice.out
        self.match = match
        self.game = match.game
        self.seats = list(seats)
        self.names = [*names, *match.game.guests]
        self.journal = journal
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.bots: dict[int, SeatBot] = {}
        recalled = max(0, len(match.events()) - RECALLED) if match.made else 0
        self.read = dict.fromkeys(self.people, recalled)  # events that each person had read before deciding last
        self.shown = (-1, -1)  # for whom, and after how many events, the board was drawn last
        self.facing = self.people[0] if len(self.people) == 1 else -1  # who sits before the screen

    # ------------------------------------------------------------------ the course of the match

    def play(self) -> None:
        """Play on until the game is over or somebody leaves."""
        self.save()
        self.welcome()
        try:
            while not self.match.state.over:
                seat = self.match.state.player
                if self.seats[seat] != HUMAN:
                    self.match.choose(seat, self.answer_of(seat))
                else:
                    self.turn_to(seat)
                    self.ask(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.save()
            self.say_goodbye()
        else:
            self.save()
            self.say_how_it_ended()

    def answer_of(self, seat: int) -> int:
        """What the bot at a seat chooses, or another in its place where it fails."""
        state = self.match.state
        while True:
            try:
                if seat not in self.bots:
                    self.bots[seat] = self.seat_bot(self.seats[seat], seat)
                choice = self.bots[seat].choose(state, self.match.events())
                if choice in state.options():
                    return int(choice)
                why = self.voice("not-an-option", given=repr(choice))
            except Exception as error:  # whatever it is, it is the bot's
                why = f"{type(error).__name__}: {error}"
            failed = self.seats[seat]
            if failed == LAST:
                raise RuntimeError(why)
            self.seats[seat] = LAST if failed == INSTEAD else INSTEAD
            self.bots.pop(seat, None)
            told = self.voice("replaced", player=self.names[seat], bot=failed, why=why, other=self.seats[seat])
            self.out.print(Text(told, "yellow"))

    def seat_bot(self, kind: str, seat: int) -> SeatBot:
        """A bot for a seat; its luck is its own, and the same whenever the match is taken up again."""
        seed = random.Random(f"seat {seat} of {self.match.seed}").getrandbits(64)
        return SeatBot(AtTable(bots.maker(kind))(self.game, seat, seed), seat)

    def turn_to(self, seat: int) -> None:
        """Where several people share the screen, nobody sees it before the one whose turn it is."""
        if seat == self.facing:
            return
        if self.out.is_terminal:
            self.out.clear()
            self.out.file.write("\x1b[3J")  # what scrolled away as well
        self.out.print()
        self.out.print(Panel(coloured(self.voice("curtain", player=self.names[seat]), self.names), expand=False))
        if self.hear("").strip().lower() == "q":
            raise Left
        self.facing = seat
        self.shown = (-1, -1)

    def ask(self, seat: int) -> None:
        """Ask somebody until something is decided, or taken back."""
        self.show_situation(seat)
        self.show_question()
        while True:
            answer = self.hear("> ").strip()
            word = answer.lower()
            if word == "q":
                raise Left
            if word == "u":
                if self.undo(seat):
                    return
            elif word == "":
                self.shown = (-1, -1)
                self.show_situation(seat)
                self.show_question()
            elif word.startswith("?"):
                self.explain(answer[1:].strip())
                self.out.print()
                self.show_question()
            elif word == "l":
                self.show_log(seat, 0)
                self.out.print()
                self.show_question()
            elif word == "s":
                self.out.print(draw_scores(self.voice, self.match.state, seat, self.names))
                self.show_question()
            elif word == "j":
                self.out.print(self.voice("journal-at", file=str(self.journal)), soft_wrap=True)
            else:
                choice = self.understand(answer)
                if choice is not None:
                    self.read[seat] = len(self.match.events())
                    self.match.choose(seat, choice)
                    self.save()
                    return

    # ------------------------------------------------------------------ what people say

    def hear(self, prompt: str) -> str:
        """A line from the keyboard; one from a file or pipe is shown as if it were typed."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.out.print(line)
        return line

    def understand(self, answer: str) -> int | None:
        """The option that a number, a label or notation stands for; None when it is none, and why is said."""
        state, options = self.match.state, self.match.state.options()
        if answer.isdecimal():
            number = int(answer[:9])
            if 1 <= number <= len(options):
                return int(options[number - 1])
            self.refuse(self.voice("no-such-number", given=answer, most=str(len(options))))
            return None
        for choice in options:
            if self.game.label(state, choice, self.voice.lang, self.names).casefold() == answer.casefold():
                return int(choice)
        try:
            choice = self.game.parse(state, answer)
        except ValueError:
            self.refuse(self.voice("not-understood", given=answer, most=str(len(options))))
            return None
        refusal = self.game.refusal(state, choice, self.names)
        if refusal is not None:
            self.refuse(f"{refusal.fr if self.voice.lang == 'fr' else refusal.en} ({refusal.rule})")
            return None
        return choice

    def refuse(self, why: str) -> None:
        """Say why an answer does not count."""
        self.out.print(Text(why, "red"))

    def undo(self, seat: int) -> bool:
        """Take back the last decision, or say why it stands."""
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            self.refuse(self.game.texts(self.voice.lang).format(error.reason))
            return False
        self.read[seat] = min(self.read[seat], len(self.match.events()))
        self.save()
        self.out.print(Text(self.voice("taken-back"), "yellow"))
        return True

    def explain(self, words: str) -> None:
        """The rules behind the question, or those that the words name, and how to answer."""
        folder, lang, state = self.game.box.folder, self.voice.lang, self.match.state
        if words:
            found = look_up(folder, lang, words)
            if not found:
                self.refuse(self.voice("no-rule", given=words))
        else:
            found = [rules(folder, lang)[rule] for rule in state.rules()]
        self.out.print(draw_rules(found))
        if not words:
            notations = " · ".join(self.game.notation(state, choice) for choice in state.options())
            self.out.print(Text(self.voice("how-to-answer", notations=notations), "dim"))

    # ------------------------------------------------------------------ what people are shown

    def welcome(self) -> None:
        """Who sits where."""
        match, title = self.match, self.game.box.meta.titles[self.voice.lang]
        who = [self.voice("seated", name=name, kind=self.kind(seat)) for seat, name in enumerate(self.names)]
        self.out.print()
        self.out.print(Text(title, "bold"))
        self.out.print(coloured(" · ".join(who), self.names))
        if match.made:
            self.out.print(self.voice("resumed", decisions=str(match.decisions)))

    def kind(self, seat: int) -> str:
        """Who plays a seat, in words."""
        if seat >= self.game.players:
            return self.voice("is-guest")
        if self.seats[seat] != HUMAN:
            return self.voice("is-bot", bot=self.seats[seat])
        return self.voice("is-you" if len(self.people) == 1 else "is-person")

    def show_situation(self, seat: int) -> None:
        """The log since somebody's last decision, and the board; not again while nothing has happened."""
        now = (seat, len(self.match.events()))
        if now != self.shown:
            self.out.print()
            self.show_log(seat, self.read[seat])
            self.out.print(draw_board(self.voice, self.match.state, seat, self.names))
            self.shown = now

    def show_log(self, seat: int | None, since: int) -> None:
        """What has happened since then, as a seat may know it."""
        for event in self.match.events()[since:]:
            line = self.game.tell(event, seat, self.voice.lang, self.names)
            if line is not None:
                self.out.print(Padding(coloured(line, self.names), (0, 0, 0, 2), expand=False))

    def show_question(self) -> None:
        """What is asked, its rules, the options, and what else may be typed."""
        state = self.match.state
        prompt = self.game.prompt(state, self.voice.lang, self.names)
        cited = f"  [{', '.join(state.rules())}]"
        self.out.print(Text.assemble(coloured(prompt, self.names, "bold"), (cited, "dim")))
        self.out.print(Padding(draw_options(self.voice, state, self.names), (0, 0, 0, 2)))
        self.out.print(Text(self.voice("keys"), "dim"))

    def say_how_it_ended(self) -> None:
        """The last events, the score sheet, and what it takes to play or check the game again."""
        reader = self.people[0] if len(self.people) == 1 else None
        state = self.match.state
        self.out.print()
        self.show_log(reader, min(self.read.values(), default=0))
        self.out.print(draw_board(self.voice, state, reader, self.names))
        self.out.print(draw_scores(self.voice, state, reader, self.names))
        self.out.print(self.voice("ended", seed=str(self.match.seed), file=str(self.journal)), soft_wrap=True)

    def say_goodbye(self) -> None:
        """Where the game is kept, and how to come back to it."""
        names = "".join(f" --name {shlex.quote(self.names[seat])}" for seat in self.people)
        command = f"abilene play --resume {shlex.quote(str(self.journal))} --seat {','.join(self.seats)}{names}"
        self.out.print()
        self.out.print(self.voice("left", file=str(self.journal), command=command), soft_wrap=True)

    # ------------------------------------------------------------------ the journal

    def save(self) -> None:
        """Write the journal whole or not at all."""
        beside = self.journal.with_name(self.journal.name + ".part")
        beside.write_text(self.match.journal(), encoding="utf-8")
        os.replace(beside, self.journal)
