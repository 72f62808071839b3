"""What is hidden stays hidden: views, redeals, drawings, log lines and bots, in every game."""

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import abilene
from abilene import bots
from abilene.bots.playing import SeatBot
from abilene.engine.core import State
from abilene.engine.events import EVERYBODY, Event
from abilene.engine.game import SHAPES, Game
from abilene.engine.texts import LANGS
from tests.contract.tables import (
    any_seed,
    every_count,
    every_table,
    moments,
    play_on,
    pointed_at,
    random_game,
    random_match,
    seats,
)


@every_table
def test_a_view_is_json_and_holds_no_source_of_chance(game: Game[Any]) -> None:
    for _, state in moments(game, 51, 30):
        for seat in seats(game):
            view = state.view(seat)
            text = json.dumps(view)
            assert json.loads(text) == view
            assert not any(f'"{name}":' in text for name in ("rng", "seed", "salt", "stack"))
            assert str(state.rng) not in text


def whole(value: object) -> bool:
    """Nothing but ints and lists of ints, however deep."""
    return all(map(whole, value)) if isinstance(value, list) else type(value) in (int, bool)


def shared(value: object) -> Iterator[int]:
    """The lists within a value, by identity."""
    if isinstance(value, list):
        yield id(value)
        for inner in value:
            yield from shared(inner)


@every_table
def test_what_is_seen_is_in_numbers_and_shares_nothing_with_the_state(game: Game[Any]) -> None:
    for _, state in moments(game, 58, 15):
        holders = [state, *(part for part in (getattr(state, name) for name in game.modules) if part is not None)]
        own = {at for holder in holders for field in holder.fields for at in shared(getattr(holder, field))}
        for seat in seats(game):
            seen = state.seen_by(seat)
            if not abilene.compiled:
                assert set(vars(seen)) == set(seen.fields) | set(seen.parts) | set(seen.unseen)
            parts = [part for part in (getattr(seen, name) for name in seen.parts) if part is not None]
            for holder in (seen, *parts):
                assert abilene.compiled or holder is seen or set(vars(holder)) == set(holder.fields)
                for field in holder.fields:
                    value = getattr(holder, field)
                    assert field == "asks" or whole(value), field
                    assert own.isdisjoint(shared(value)), field


@every_count
def test_there_is_no_view_redeal_or_drawing_for_a_seat_that_is_not_there(game: Game[Any]) -> None:
    state = game.start(52)
    for stranger in (game.players, -1, 99):
        with pytest.raises(ValueError, match="allowed: 0"):
            state.view(stranger)
        with pytest.raises(ValueError, match="allowed: 0"):
            state.redeal(stranger, 1)
        with pytest.raises(ValueError, match="allowed: 0"):
            state.scene(stranger)
    with pytest.raises(ValueError, match="allowed: wide, tall"):
        state.scene(0, shape="round")


@lru_cache(maxsize=128)
def after(state: State, choice: int) -> State:
    """What this choice makes of a state, with all that is heard then; nobody plays on with either of them."""
    later = state.copy()
    later.listen()
    later.play(choice)
    return later


def heard(later: State, seat: int | None) -> list[tuple[Event, int]]:
    """What the seat may see of all that was heard, and whose it is."""
    found = ((event.seen_by(seat), getattr(event, "player", -1)) for event in later.heard or ())
    return [(seen, whose) for seen, whose in found if seen is not None]


def read(game: Game[Any], events: list[tuple[Event, int]], seat: int | None) -> list[tuple[object, ...]]:
    """The log lines that the seat reads, with what comes to light and whose they are."""
    return [
        (game.tell(event, seat, lang), game.reveal(event, seat, lang), whose)
        for event, whose in events
        for lang in LANGS
    ]


@every_table
def test_a_recap_is_made_of_what_its_reader_has_seen(game: Game[Any]) -> None:
    events = random_match(game, 59).events()
    for n, event in enumerate(events):
        if not event.closes:
            assert game.recap(events[: n + 1], 0) is None
            continue
        for seat, lang in product(seats(game), LANGS):
            seen = [told for one in events[: n + 1] if (told := one.seen_by(seat)) is not None]
            assert game.recap(events[: n + 1], seat, lang) == game.recap(seen, seat, lang)


def assert_heard_alike(state: State, twin: State, choice: int, seat: int | None) -> None:
    """The seat reads the same, and the same player is asked next: who is asked tells nothing of a hidden hand."""
    one, other = after(state, choice), after(twin, choice)
    assert one.player == other.player
    of_one, of_other = heard(one, seat), heard(other, seat)  # the same events are told in the same words
    assert of_one == of_other or read(state.game, of_one, seat) == read(state.game, of_other, seat)


def assert_asked_alike(state: State, twin: State, choice: int, seat: int | None) -> None:
    """The same player is asked the same next, unless what was done before that tells the two states apart."""
    one, other = after(state, choice), after(twin, choice)
    if brings_to_light(state, choice) and brings_to_light(twin, choice):
        return
    told = list(zip(heard(one, seat), heard(other, seat), strict=False))  # as far as both go
    if all(of_one == of_other for of_one, of_other in told):
        asked = [(later.player, "" if later.over else later.step().kind) for later in (one, other)]
        assert asked[0] == asked[1] or is_void(state, one, other) or is_void(state, other, one)


def is_void(state: State, one: State, other: State) -> bool:
    """One is asked what was owed before, and the other can no longer answer it: that cannot stay hidden."""
    return not one.over and one.step().fades and one.step() in state.stack[:-1] and one.step() not in other.stack


def brings_to_light(state: State, choice: int) -> bool:
    return after(state, choice).revealed != state.revealed


def assert_alike(state: State, twin: State, seat: int | None) -> None:
    """The seat cannot tell the two states apart by anything that it is shown."""
    assert twin.seen_by(seat) == state.seen_by(seat)
    assert twin.view(seat) == state.view(seat)
    assert twin.observe(seat) == state.observe(seat)
    assert (twin.player, twin.over, twin.revealed) == (state.player, state.over, state.revealed)
    assert twin.rules() == state.rules()
    if state.player == seat:
        game = state.game
        assert twin.options() == state.options()
        span = game.spans[state.step().kind]
        for lang in LANGS:
            assert game.prompt(twin, lang) == game.prompt(state, lang)
            for choice in span:
                assert game.label(twin, choice, lang) == game.label(state, choice, lang)
        for choice in span:
            assert twin.refusal(choice) == state.refusal(choice)
        for choice in state.options():
            assert game.notation(twin, choice) == game.notation(state, choice)
    if state.over:
        return
    # Who discards or declares tells of it what they please: their own secrets may come out, nobody else's.
    tells_own = twin.seen_by(state.player) != state.seen_by(state.player)
    for choice in set(state.options()) & set(twin.options()):
        if tells_own:
            assert_asked_alike(state, twin, choice, seat)
        elif not brings_to_light(state, choice):
            assert not brings_to_light(twin, choice)
            assert_heard_alike(state, twin, choice, seat)


@every_table
def test_a_redeal_looks_the_same_to_its_seat(game: Game[Any]) -> None:
    for decision, state in moments(game, 53, 9):
        checksum = state.checksum()
        for seat in seats(game):
            assert_alike(state, state.redeal(seat, decision), seat)
        assert state.checksum() == checksum


@every_table
def test_whoever_is_asked_in_a_redeal_has_something_to_choose(game: Game[Any]) -> None:
    for decision, state in enumerate(random_game(game, 60)):
        for seat in seats(game):
            twin = state.redeal(seat, decision)
            assert (twin.player, twin.over, bool(twin.options())) == (state.player, state.over, not state.over)


@every_count
def test_a_redeal_is_drawn_the_same_for_its_seat(game: Game[Any]) -> None:
    ways = cycle(product(LANGS, SHAPES))
    for decision, state in moments(game, 54, 5):
        for seat, (lang, shape) in zip(seats(game), ways, strict=False):
            assert state.redeal(seat, decision).scene(seat, lang, shape) == state.scene(seat, lang, shape)


@every_count
def test_a_redeal_can_be_played_to_the_end_and_saved(game: Game[Any]) -> None:
    for decision, state in moments(game, 55, 5):
        if state.over:
            break
        for seat in seats(game):
            twin = state.redeal(seat, decision)
            assert twin.options() == twin.step().choices(twin)
            assert game.from_data(twin.to_data()).options() == twin.options()
            assert list(play_on(twin, decision))[-1].winners()


@every_count
def test_what_one_seat_imagines_another_seat_can_imagine_further(game: Game[Any]) -> None:
    for decision, state in moments(game, 56, 4):
        for seat in seats(game):
            twin = state.redeal(seat, decision)
            for other in seats(game):
                assert_alike(twin, twin.redeal(other, decision), other)


@every_count
def test_a_redeal_is_the_same_for_the_same_seed_and_hides_what_comes(game: Game[Any]) -> None:
    for _, state in moments(game, 57, 4):
        if state.over:
            break
        for seat in seats(game):
            assert state.redeal(seat, 1).checksum() == state.redeal(seat, 1).checksum()
            assert state.redeal(seat, 1).rng != state.rng
            assert len({state.redeal(seat, seed).rng for seed in range(5)}) == 5


@every_count
@settings(max_examples=8)
@given(seed=any_seed, other=any_seed, data=st.data())
def test_states_that_differ_in_what_a_seat_cannot_know_look_alike(
    game: Game[Any], seed: int, other: int, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(seats(game)))
    state = game.start(seed)
    for where in data.draw(st.lists(st.floats(0, 1, exclude_max=True), max_size=150)):
        if state.over:
            break
        state.play(pointed_at(state, where))
    twin = state.redeal(seat, other)
    assert_alike(state, twin, seat)
    assert_alike(twin, state, seat)
    lang, shape = data.draw(st.sampled_from(LANGS)), data.draw(st.sampled_from(SHAPES))
    assert twin.scene(seat, lang, shape) == state.scene(seat, lang, shape)


@every_count
@pytest.mark.parametrize("name", bots.names())
@settings(max_examples=2)
@given(seed=any_seed, data=st.data())
def test_a_bot_chooses_the_same_where_its_seat_cannot_tell_the_difference(
    game: Game[Any], name: str, seed: int, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, game.players - 1))
    luck = Random(data.draw(any_seed))  # one number, however long the game
    one, other = (SeatBot(bots.make(name, game, seat, seed ^ 1), seat) for _ in range(2))
    state: State = game.box.deal(game, seed)
    events: list[Event] = []
    state.heard = events
    state.settle()
    while not state.over:
        if state.player == seat:
            choice = one.choose(state, events)
            assert choice in state.options()
            assert other.choose(state.redeal(seat, luck.getrandbits(60)), events) == choice
        else:
            choice = pointed_at(state, luck.random())
        state.play(choice)


@every_count
def test_a_log_line_is_read_by_those_who_may_see_the_event(game: Game[Any]) -> None:
    match = random_match(game, 58)
    for seat in seats(game):
        for event in match.events():
            seen = event.seen_by(seat)
            assert seen is None or seen.seen_by(seat) == seen
            for lang in LANGS:
                line = game.tell(event, seat, lang)
                assert (line is None) == (seen is None)
                assert line is None or line.strip()
    assert len(match.log(None)) <= len(match.log(EVERYBODY, "fr")) == len(match.events())


@every_count
def test_a_redeal_does_deal_anew(game: Game[Any]) -> None:
    for seat in seats(game):
        state = game.start(59)
        # Where all lies open, only what chance will bring is dealt anew.
        hidden = state.view(seat) | {"seat": None} != state.view(EVERYBODY) | {"seat": None}
        dealt = [state.redeal(seat, seed).to_data() | ({"rng": 0} if hidden else {}) for seed in range(10)]
        assert any(deal != dealt[0] for deal in dealt)
