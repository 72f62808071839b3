"""Booklets: the same pages and figures in both languages, figures that show what they say, links both ways."""

import math
import re
from collections.abc import Iterator

import pytest

from abilene.engine.texts import LANGS
from abilene.games import box, names
from abilene.server.pages.book import book
from abilene.server.pages.booklet import Figure, Page, booklet, has_booklet, meant, numbered
from abilene.server.pages.illustration import FOLDER, NAMES, extents_of, filled, match_of, position, read_spec, value_of
from abilene.server.pages.legend import has_legend, legend
from abilene.server.pages.static import icon_names
from tests.contract.tables import HOUSE
from tests.server.serving import Served

GAMES = [game for game in names() if has_booklet(game)]
every_game = pytest.mark.parametrize("game", GAMES)


def pages(game: str, lang: str) -> list[Page]:
    whole = booklet(game, lang)
    return [*whole.pages, whole.summary]


def figures(game: str) -> Iterator[Figure]:
    for lang in LANGS:
        for page in pages(game, lang):
            yield from page.figures


@every_game
def test_a_booklet_has_4_to_12_pages_and_both_languages_have_the_same(game: str) -> None:
    english, french = (pages(game, lang) for lang in LANGS)
    assert 4 <= len(english) - 1 <= 12
    for ours, theirs in zip(english, french, strict=True):
        assert [figure.spec for figure in ours.figures] == [figure.spec for figure in theirs.figures]
        assert [(one.step, one.rules) for one in ours.sections] == [(one.step, one.rules) for one in theirs.sections]
        assert ours.lead
        assert all(len(page.lead.striptags()) <= 330 for page in (ours, theirs))


@every_game
def test_a_page_fits_its_limits_and_begins_with_what_it_is_about(game: str) -> None:
    for lang in LANGS:
        for page in booklet(game, lang).pages:
            words = len(" ".join(section.said.striptags() for section in page.sections).split())
            assert 90 <= words <= 760, (page.title, words)
            assert page.sections
        summary = booklet(game, lang).summary
        assert not summary.figures  # it is one sheet of paper
        assert 180 <= len(" ".join(section.said.striptags() for section in summary.sections).split()) <= 760


@every_game
def test_every_thing_that_a_figure_points_at_is_drawn_inside_it(game: str) -> None:
    for figure in figures(game):
        spec = figure.spec
        extents = extents_of(spec, figure.lang)
        shown = extents.of(*spec.show).grown(spec.pad + 1) if spec.show else None
        for key in (*spec.ring, *(place.partition("@")[0] for _, place in spec.call)):
            area = extents.of(key)
            assert shown is None or area.within(shown) is not None, (spec, key)
        assert spec.decisions <= match_of(spec.game, spec.journal).decisions


@every_game
def test_a_figure_is_numbered_as_its_caption_and_text_say(game: str) -> None:
    for lang in LANGS:
        for page in booklet(game, lang).pages:
            for figure in page.figures:
                assert figure.caption
                told = set(re.findall(r'class="no">(\d)<', figure.caption))
                assert told == {number for number, _ in figure.spec.call}, (page.title, figure.caption)


# Sums of what is supposed and not played: nothing of them lies in the journal of their figure.
SUPPOSED = re.compile(r"3 new|3 nouveau|2 wages|2 solde")
TERM = re.compile(r"\$?(\d+)(?:×(\d+))?")


def reckoned(side: str) -> int:
    """What comes of one side of a sum, each number of which may have its word behind it."""
    result, sign = 0, 1
    for part in re.split(r" ([+−]) ", side):
        if part in "+−":
            sign = -1 if part == "−" else 1
        else:
            factors = [TERM.match(one) for one in part.split(" × ")]
            result += sign * math.prod(int(number) for one in factors if one for number in one.groups() if number)
    return result


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_a_sum_comes_from_its_figure_and_adds_up(game: str, lang: str) -> None:
    """A figure of another moment, or a number that was mistyped, would be found."""
    text, spec = (box(game).folder / f"book.{lang}.md").read_text("utf-8"), None
    fences = re.findall(r"^(?:> )?```(figure|sum) ?(.*)\n((?:.*\n)*?)(?:> )?```$", text, re.MULTILINE)
    assert len(fences) == text.count("```figure") + text.count("```sum")
    for kind, info, body in fences:
        if kind == "figure":
            spec = read_spec(game, info)
            continue
        written = body.removeprefix("> ").strip()
        assert "{" in written or SUPPOSED.match(written), written
        left, _, right = filled(written, spec).replace(" → ", " = ").partition(" = ")
        assert reckoned(left) == reckoned(right), (written, left, right)


@every_game
def test_every_numbered_rule_is_explained_on_a_page(game: str) -> None:
    explained = booklet(game, "en").where()
    assert [rule for rule in numbered(game) if rule not in explained] == []


# Examples, rulings, options and lists: each is words, or a position of its own.
TOLD = ["EX", "INT", "VAR", "EXT", "DEC", "HID", "CHANCE", "RND", "INV", "REC"]
UNSEEN = {  # families of other rules without a figure, and why
    "GGB-ROUND": "how phases follow each other is no position",
    "GGB-EOR": "what is cleared away is no longer there",
    "GWT-TURN": "how phases follow each other is no position",
    "GWTN-SCORE": "a score is a sheet, not a position",
    "GWTP-END": "what is cleared away is no longer there",
    "GWTA-HUM": "what does not change looks as always",
    "MON-ENG": "a guard for simulations",
}  # fmt: skip


@every_game
def test_every_chapter_of_the_rules_has_a_figure_or_a_reason(game: str) -> None:
    shown = booklet(game, "en").shown()
    for chapter in book(game, "en").chapters:
        rules = [rule.id for rule in chapter.rules]
        if rules and not any(rule in shown for rule in rules):
            bare = {family for family, _, _ in (rule.rpartition("-") for rule in rules)}
            assert {family for family in bare if family.partition("-")[2] not in TOLD} <= set(UNSEEN), chapter
    seen = {rule.rpartition("-")[0] for rule in shown}
    assert not seen & set(UNSEEN)  # a reason that is none any more


@every_game
def test_links_lead_both_ways(served: Served, game: str) -> None:
    reader = served.anybody()
    rules = reader.get(f"/rules/{game}", headers={"Accept-Language": "en"}).text
    whole = booklet(game, "en")
    for page in whole.pages:
        answer = reader.get(f"/games/{game}/book/{page.number}", headers={"Accept-Language": "en"})
        assert answer.status_code == 200
        for rule in re.findall(rf'href="/rules/{game}#([A-Z0-9-]+)"', answer.text):
            assert f'id="{rule}"' in rules
        for section in page.sections:
            assert f'id="{section.anchor}"' in answer.text
        assert answer.text.count("<figcaption>") == len(page.figures)
    for rule, (page, section) in whole.where().items():
        assert re.search(rf'id="{rule}".*?href="/games/{game}/book/{page.number}#{section.anchor}"', rules, re.DOTALL)
    for address in whole.shown().values():
        assert "<figure" in reader.get(address).text
    assert reader.get(f"/games/{game}/book/print").status_code == 200
    assert reader.get(f"/games/{game}/book/{len(whole.pages) + 1}").status_code == 404
    assert reader.get("/games/chess/book/1").status_code == 404


def test_what_is_not_there_is_named() -> None:
    spec = read_spec("good_goat_bad", "town.journal 38 eyes 0 show location:bank..seat:1 call 1 seat:1@sw zoom 2 wide")
    assert (spec.show, spec.call, spec.zoom, spec.wide) == (("location:bank", "seat:1"), (("1", "seat:1@sw"),), 2, True)
    assert value_of(spec, "{locations.bank.tokens}") == "2"
    assert value_of(spec, "{coins:0@0}") == "2"
    assert value_of(spec, "{locations.bank.tokens*4-coins:0@0+1}") == "7"
    assert value_of(spec, "{score:1@109-score.coins:1@109}") == "14"
    with pytest.raises(KeyError, match="church"):
        extents_of(spec, "en").of("location:church")
    with pytest.raises(ValueError, match="not all rules"):
        meant("good_goat_bad", "GGB-DIST-1..99")
    with pytest.raises(ValueError, match="means nothing"):
        read_spec("good_goat_bad", "town.journal 38 location:bank")


WITH_LEGEND = [game for game in names() if has_legend(game)]


def test_the_games_of_the_house_have_a_booklet_and_a_legend() -> None:
    assert set(GAMES) & set(WITH_LEGEND) >= HOUSE


@pytest.mark.parametrize("game", WITH_LEGEND)
def test_a_legend_says_what_each_picture_is_in_one_sentence_and_not_its_name_again(game: str) -> None:
    english, french = (legend(game, lang) for lang in LANGS)
    for ours, theirs in zip(english, french, strict=True):
        assert [entry.key for entry in ours.entries] == [entry.key for entry in theirs.entries]
        for entry in (*ours.entries, *theirs.entries):
            assert bool(entry.icon) != bool(entry.picture)
            assert not entry.icon or entry.icon in icon_names()
            assert entry.text.endswith(".")
            assert 20 <= len(entry.text) <= (220 if entry.told else 130), entry.text
            assert entry.text.rstrip(".").casefold() != entry.name.casefold()


PLAIN = {  # pictograms that need no entry
    # The name of the place stands beside it; the memory aid says what it is; who leads; hats of others; an ornament.
    "good_goat_bad": "i-store i-mine i-saloon i-station i-eye i-crown hat-4 i-hat-off wind-rose",
    "great_western_trail": "i-mountain",  # an ornament
    "montana": "i-bank",  # the name of the place stands beside it
    # A pile and a mark with words beside them; the rail cards of the legend, small, on the sheet of payments.
    "spike": "i-card i-check small-white small-blue small-red small-yellow small-green small-black",
}


@pytest.mark.parametrize("game", WITH_LEGEND)
def test_every_pictogram_that_is_drawn_stands_in_the_legend_or_needs_no_entry(game: str) -> None:
    explained = {
        one
        for group in legend(game, "en")
        for entry in group.entries
        for one in ([f"i-{entry.icon}"] if entry.icon else re.findall(r'href="#([\w-]+)"', entry.picture))
    }
    drawn: set[str] = set()
    for path in (box(game).folder / FOLDER).glob("*.journal"):
        whole = match_of(game, path.name).decisions
        for ply in {0, whole // 2, whole}:
            state = position(game, path.name, ply)
            scene = state.game.scene(state, 0, "en", "wide", NAMES[: state.game.players])
            drawn |= set(re.findall(r'href="#([\w-]+)"', scene.svg()))
    assert drawn - explained <= set(PLAIN[game].split())


@pytest.mark.parametrize("game", WITH_LEGEND)
def test_the_legend_is_a_page_and_uses_all_texts_that_are_written_for_it(served: Served, game: str) -> None:
    page = served.anybody().get(f"/games/{game}/icons", headers={"Accept-Language": "fr"}).text
    keys = {entry.key for group in legend(game, "fr") for entry in group.entries}
    written = re.findall(r"^legend-(?!in-)([\w-]+) =", (box(game).folder / "fr.ftl").read_text("utf-8"), re.MULTILINE)
    told = {entry.key for group in legend(game, "fr") for entry in group.entries if entry.told}
    assert keys - told == set(written)
    assert len(re.findall('class="entry[ "]', page)) == len(keys)
    assert served.anybody().get("/games/chess/icons").status_code == 404
