"""Answers in advance on the page: offered while others decide, shown with a cross, given when the question comes."""

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import must_choose, sit_down
from tests.browser.test_pages import faults


def opening(api: httpx.Client) -> tuple[str, list[dict[str, str]], int]:
    """Spike, where everybody in turn chooses a city: the table, its seats, and who is asked first."""
    made = api.post("/api/tables", json={"game": "spike", "players": 3, "seed": "1"}).json()
    path = f"/api/tables/{made['table']}"
    while (now := api.get(path).json())["asks"] != "start":
        move(api, path, made["seats"][now["player"]])
    return path, made["seats"], now["player"]


def move(api: httpx.Client, path: str, seat: dict[str, str]) -> None:
    """Whoever has this seat makes the first choice."""
    headers = {"Authorization": f"Bearer {seat['token']}"}
    now = api.get(path, headers=headers).json()
    body = {"ply": now["ply"], "choice": now["options"][0]["choice"]}
    api.post(f"{path}/choices", json=body, headers=headers).raise_for_status()


CLICK = "(disc) => disc.dispatchEvent(new MouseEvent('click', { bubbles: true }))"  # beyond the edge of a phone, too


def within(page: Page, what: str) -> bool:
    """Nothing of it is cut off by the window."""
    box, size = page.locator(what).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


def test_an_answer_is_given_in_advance_and_withdrawn(people: People, api: httpx.Client) -> None:
    path, seats, player = opening(api)
    ann, bob = people.arrive(), people.arrive("fr", phone=True)
    sit_down(ann, seats[(player + 1) % 3]["url"], "Ann")
    sit_down(bob, seats[(player + 2) % 3]["url"], "Bob")
    for page, city in ((ann, "boston"), (ann, "albany"), (bob, "miami")):
        expect(page.locator(".scene .s-city.s-ahead")).to_have_count(36)
        on_board = page.locator(f".scene [data-key='city:{city}']")
        on_board.locator(".s-city-disc").evaluate(CLICK)
        expect(page.locator(".scene .s-ordered")).to_have_attribute("data-key", f"city:{city}")
    expect(ann.locator(".orders .will")).to_contain_text("In advance: Albany")
    ann.locator(".scene .s-ordered .s-city-disc").click(
        force=True
    )  # once more takes it back, and there is a list of all of them
    for page, city, said in ((ann, "Boston", "In advance: Boston"), (bob, "Miami", "D’avance\u00a0: Miami")):
        if page is ann:
            offered = page.locator(".orders select")
            expect(offered).to_be_visible()
            assert within(page, ".orders select")
            label = next(text for text in offered.locator("option").all_text_contents() if text.startswith(city))
            offered.select_option(label=label)
        expect(page.locator(".orders .will")).to_contain_text(said)
        assert within(page, ".orders .will")
        assert faults(page) == []
    assert ann.locator(".orders").inner_text() not in bob.locator("body").inner_text()
    ann.get_by_role("button", name="Ask me instead").click()
    expect(ann.locator(".orders select")).to_be_visible()
    move(api, path, seats[player])
    expect(ann.locator("#act .prompt")).to_contain_text("In which city")
    assert must_choose(ann)
    expect(ann.locator(".scene .s-ahead")).to_have_count(0)
    expect(bob.locator(".orders .will")).to_be_visible()
    ann.locator(".scene .s-legal").first.click()
    expect(bob.locator(".orders .will")).to_be_hidden()
    seated = api.get(path).json()["view"]["seats"]
    assert seated[(player + 2) % 3]["train"] == "miami"
