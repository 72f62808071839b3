"""“What is…”: a word is answered from the booklet and the rules, with its picture and where it stands."""

import pytest

from abilene.games import names
from abilene.server.pages.booklet import has_booklet
from abilene.server.pages.finding import MOST, find
from tests.server.serving import Served

GAMES = [game for game in names() if has_booklet(game)]


@pytest.mark.parametrize(
    ("game", "lang", "word", "heading"),
    [
        ("good_goat_bad", "en", "SHERIFF", "Sheriff"),
        ("good_goat_bad", "fr", "sherif", "Shérif"),
        ("great_western_trail", "fr", "certificat", "certificats"),
        ("montana", "en", "canteen", "anteen"),
        ("spike", "fr", "contrat", "ontrat"),
    ],
)
def test_a_word_is_found_whatever_its_capitals_and_accents(game: str, lang: str, word: str, heading: str) -> None:
    found = find(game, lang, word)
    assert 1 < len(found) <= MOST
    assert any(heading in told.title for told in found)
    assert not found[0].href.startswith("/rules/")  # the booklet explains, the rules decide


def test_what_is_told_nowhere_or_too_short_is_not_answered() -> None:
    assert find("spike", "en", "submarine") == []
    assert find("spike", "en", "of") == []


def test_each_answer_leads_to_a_place_that_is_there_and_shows_a_figure_that_is_drawn(served: Served) -> None:
    anybody = served.anybody()
    told = anybody.get("/games/montana/find", params={"word": "cow"}, headers={"Accept-Language": "en"}).json()
    assert [one["where"] for one in told if one["where"].startswith("page")]
    for one in told:
        address, _, anchor = one["href"].partition("#")
        assert f'id="{anchor}"' in anybody.get(address).text
    pictures = [one["picture"] for one in told if one["picture"]]
    assert pictures
    assert "<svg" in anybody.get(pictures[0]).text
    assert anybody.get("/games/chess/find", params={"word": "queen"}).status_code == 404
