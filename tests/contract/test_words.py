"""Words and numbers for choices: notation, action numbers, refusals, prompts, labels, rule ids, in every game."""

import re
from collections import Counter
from typing import Any

import pytest

from abilene.engine.core import PASS, Question, State
from abilene.engine.game import Game
from abilene.engine.texts import LANGS
from abilene.games import names
from tests.contract.tables import TABLES, every_count, every_table, moments, random_game
from tools.rules import rule_ids


@every_count
def test_the_rules_in_both_languages_have_the_same_ids_in_the_same_order(game: Game[Any]) -> None:
    english, french = (rule_ids(game.box.folder / f"rules.{lang}.md") for lang in LANGS)
    assert english == french
    assert len(set(english)) == len(english) > 0
    assert all(rule.startswith(game.box.meta.prefix) for rule in english)


@every_table
def test_every_question_names_rules_that_exist(game: Game[Any]) -> None:
    known = [set(rule_ids(game.box.folder / f"rules.{lang}.md")) for lang in LANGS]
    for state in random_game(game, 21):
        assert state.rules()
        assert all(set(state.rules()) <= rules for rules in known)


@every_count
def test_a_choice_of_the_range_is_an_option_or_refused_with_a_reason_in_both_languages(game: Game[Any]) -> None:
    rules = set(rule_ids(game.box.folder / "rules.en.md"))
    asked = set()
    for decision, state in enumerate(random_game(game, 22)):
        if state.over:
            assert state.refusal(0) is None
            break
        question = (state.step().kind, state.player)
        span, options = game.spans[state.step().kind], set(state.options())
        assert options <= set(span)
        assert state.refusal(span.start - 1) is None
        assert state.refusal(span.stop) is None
        # The whole range when somebody is first asked, then a tenth of it in turn.
        for choice in span[decision % 10 :: 10] if question in asked else span:
            refusal = state.refusal(choice)
            assert (refusal is None) == (choice in options)
            if refusal is not None:
                assert refusal.rule in rules
                assert refusal.en.strip()
                assert refusal.fr.strip()
                assert refusal.en != refusal.fr
        asked.add(question)


# What a button says that takes nothing, in the texts of the games.
DECLINES = {"pass", "stop", "leave", "decline", "load-nothing", "deliver-nothing"}


@every_table
def test_where_one_must_choose_nothing_offers_to_decline(game: Game[Any]) -> None:
    for state in random_game(game, 26):
        refused = game.refused(state)
        if state.over:
            assert refused == []
            break
        step = state.step()
        assert not {PASS, *state.options()} & set(refused)
        assert {*refused, *state.options()} >= set(game.spans[step.kind]) - {PASS}
        assert not DECLINES - {step.kind} & {step.label(state, choice) for choice in refused}


# What random players never come to, and what nobody can be asked out of turn: it is about more than a player.
UNMET = {"copy"}  # a building that copies a neighbour's: tests/great_western_trail/test_refusals_2.py


@pytest.mark.parametrize("name", names())
def test_what_forbids_a_choice_agrees_with_what_is_offered_and_is_a_rule_of_the_question(name: str) -> None:
    asked: dict[str, type[Question[Any]]] = {}
    met: Counter[str] = Counter()
    for game in (game for game in TABLES.values() if game.name == name):
        asked |= {step.kind: step for step in game.steps if issubclass(step, Question) and step.kind in game.spans}
        here: Counter[str] = Counter()
        for state in random_game(game, 11):
            if state.over:
                break
            here[state.step().kind] += 1
            if here[state.step().kind] <= 2:
                assert_agreement(state, state.step())
        met += here
    rare = asked.keys() - met.keys()
    assert rare >= UNMET & asked.keys()
    for kind in rare - UNMET:
        assert_agreement_out_of_turn(asked[kind], name)


def assert_agreement(state: State, step: Question[Any]) -> None:
    """Each choice of the range is an option, or breaks a rule that the question names."""
    options = set(step.choices(state))
    declared = {*step.cites, *step.forbids, *step.rules(state)}
    for choice in state.game.spans[step.kind]:
        breach = step.broken(state, choice)
        assert (breach is None) == (choice in options), (state.game, step, choice, breach)
        assert breach is None or breach.rule in declared, (state.game, step, choice, breach)


def assert_agreement_out_of_turn(asked: type[Question[Any]], name: str) -> None:
    """The same of a question that random players come to seldom or never: it is put to whoever has a choice there."""
    put = 0
    for game in (game for game in TABLES.values() if game.name == name and asked.kind in game.spans):
        for _, state in moments(game, 11, 10):
            step = asked(max(0, state.player))
            if step.choices(state):
                assert_agreement(state, step)
                put += 1
        if put > 1:
            return
    raise AssertionError(f"nobody can ever be asked {asked.kind}")


@every_table
def test_notation_parses_back_and_no_two_choices_share_it(game: Game[Any]) -> None:
    asked: set[tuple[str, int]] = set()
    for state in random_game(game, 23):
        if state.over or (state.step().kind, state.player) in asked:
            continue
        known = state.step().kind in {kind for kind, _ in asked}
        asked.add((state.step().kind, state.player))
        span = game.spans[state.step().kind]
        words = {choice: game.notation(state, choice) for choice in span}
        assert len(set(words.values())) == len(words)
        assert all(text == " ".join(text.split()).lower() for text in words.values())
        # The whole range when a question is new, then a part of it in turn; written well and badly by turns.
        for choice in span[state.player % 3 :: 3] if known else span:
            text = words[choice]
            badly = f"  {text.upper().replace(' ', '   ')} "
            assert game.parse(state, badly if (choice + state.player) % 2 else text) == choice


@every_count
def test_notation_that_answers_nothing_is_refused_with_the_list_of_options(game: Game[Any]) -> None:
    for state in random_game(game, 24):
        with pytest.raises(ValueError, match="allowed: ") as refused:
            game.parse(state, "play the fiddle")
        for choice in state.options():
            assert game.notation(state, choice) in str(refused.value)
        if not state.over:
            span = game.spans[state.step().kind]
            for stranger in (span.start - 1, span.stop):
                with pytest.raises(ValueError, match=str(stranger)):
                    game.notation(state, stranger)


@every_table
def test_one_action_number_for_each_choice_of_each_question(game: Game[Any]) -> None:
    meanings: dict[int, tuple[str, int]] = {}
    asked = set()
    for seed in range(2):
        for state in random_game(game, seed):
            if state.over:
                break
            kind = state.step().kind
            span = game.spans[kind]
            known = (kind, state.player) in asked
            asked.add((kind, state.player))
            for choice in state.options() if known else span:
                action = game.action(state, choice)
                assert 0 <= action < game.actions
                assert meanings.setdefault(action, (kind, choice)) == (kind, choice)
                assert game.choice(state, action) == choice
            if known:
                continue
            for stranger in (span.start - 1, span.stop):
                with pytest.raises(ValueError, match=kind):
                    game.action(state, stranger)
            for action in {-1, 0, game.actions - 1, game.actions} - {game.action(state, choice) for choice in span}:
                with pytest.raises(ValueError, match=kind):
                    game.choice(state, action)
    assert len(set(meanings.values())) == len(meanings)
    assert game.actions >= sum(map(len, game.spans.values()))  # others belong to other tables


@every_count
@pytest.mark.parametrize("lang", LANGS)
def test_every_question_and_every_option_has_words(game: Game[Any], lang: str) -> None:
    names = [f"Ann{seat}" for seat in range(game.players)]
    for state in random_game(game, 25):
        assert game.prompt(state, lang, names).strip()
        labels = [game.label(state, choice, lang, names) for choice in state.options()]
        assert all(text.strip() for text in labels)
    assert game.box.meta.titles[lang].strip()


@every_table
def test_options_that_share_a_label_are_the_same_thing(game: Game[Any]) -> None:
    for state in random_game(game, 26):
        things: dict[tuple[str, str], set[str]] = {}
        for choice in state.options():
            said = re.sub(r" #\d+$", "", game.notation(state, choice))  # equal cards are numbered in notation
            for lang in LANGS:
                things.setdefault((lang, game.label(state, choice, lang)), set()).add(said)
        assert all(len(same) == 1 for same in things.values()), things


@every_count
def test_an_unknown_language_is_refused_with_the_list_of_languages(game: Game[Any]) -> None:
    with pytest.raises(ValueError, match="allowed: en, fr"):
        game.prompt(game.start(1), "de")


def figures_in(tables: Any) -> set[str]:
    """The names of all figures that can be corrected."""
    inner = tables.values() if isinstance(tables, dict) else tables if isinstance(tables, list) else ()
    return (set(tables) if isinstance(tables, dict) else set()).union(*map(figures_in, inner))


@every_count
def test_the_rules_name_only_options_and_figures_that_exist(game: Game[Any]) -> None:
    known = {"players", "--data"} | figures_in(game.tables)
    for option in game.box.meta.options:
        known |= {option.name, *(str(value).lower() for value in option.values)}
        known |= {option.or_spelled.example} if option.or_spelled else set()
    for lang in LANGS:
        named = re.findall(r"`([^`=]+)(?:=[^`]*)?`", (game.box.folder / f"rules.{lang}.md").read_text("utf-8"))
        assert set(named) <= known
