"""Plans over the API: several choices sent at once, committed at once, taken back at once; and a turn begun anew."""

from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene.server.store.writer import StoreFailed
from tests.server.serving import Data, Played, Served, listening, serve, settings


def trail(served: Served, **more: Any) -> Played:
    """A table of Great Western Trail for two, after the first turns."""
    table = served.table(2, game="great_western_trail", seed="42", **more)
    for _ in range(4):
        table.move()
    return table


def plan_of_two(table: Played) -> tuple[int, Data, list[int]]:
    """Two decisions of one seat that bring nothing to light: found by trying them and taking them back."""
    while True:
        player = table.position()["player"]
        first = table.position(player)
        for option in first["options"]:
            here = table.position(player)
            table.choose(player, ply=here["ply"], choice=option["choice"])
            then = table.position(player)
            if then["player"] == player and then["undo"]["can"]:
                second = then["options"][0]["choice"]
                table.choose(player, ply=then["ply"], choice=second)
                end = table.position(player)
                if end["undo"]["can"] and end["decisions"] == first["decisions"] + 2:
                    assert back(table, player) == back(table, player) == 200
                    return player, table.position(player), [option["choice"], second]
            break
        if table.position()["decisions"] == first["decisions"]:
            table.move()


def back(table: Played, seat: int, **more: Any) -> int:
    ply = table.position(seat)["ply"]
    return table.seats[seat].post(f"{table.path}/undo", json={"ply": ply, **more}).status_code


def test_a_plan_is_carried_out_and_taken_back_as_one(served: Served) -> None:
    table = trail(served)
    player, before, plan = plan_of_two(table)
    with listening(table.seats[1 - player], table.path) as events:
        events.next("position")
        answer = table.choose(player, ply=before["ply"], choices=plan)
        assert (answer.status_code, answer.json()) == (200, {"ply": before["ply"] + 2})
        assert events.next("position")["data"]["ply"] == before["ply"] + 2, "the others saw half a plan"
    done = table.position(player)
    assert done["decisions"] == before["decisions"] + 2
    journal = table.anybody.get(f"{table.path}/journal").text.splitlines()
    assert ["  + " in line for line in journal[-2:]] == [False, True]
    assert back(table, player) == 200
    after = table.position(player)
    assert (after["decisions"], after["view"]) == (before["decisions"], before["view"])
    undone = [line["ply"] for line in after["log"] if line.get("undone")]
    assert before["ply"] + 1 in undone


def test_of_a_plan_with_a_forbidden_choice_nothing_is_done(served: Served) -> None:
    table = trail(served)
    player, before, plan = plan_of_two(table)
    refused = table.choose(player, ply=before["ply"], choices=[*plan, 99_999])
    assert (refused.status_code, refused.json()["error"]) == (422, "illegal")
    assert table.position(player)["ply"] == before["ply"]
    assert table.choose(player, ply=before["ply"] - 1, choices=plan).status_code == 409
    assert table.choose(1 - player, ply=before["ply"], choices=plan).status_code == 403
    wrongs: list[Data] = [{"choices": []}, {"choices": plan, "choice": plan[0]}, {"choices": ["ride"]}, {}]
    for wrong in wrongs:
        assert table.choose(player, ply=before["ply"], **wrong).status_code == 400


def test_a_plan_ends_where_another_must_decide(served: Served) -> None:
    dealt, again = (served.table(3, seed="7") for _ in range(2))
    dealer = dealt.position()["player"]
    offer = []
    while dealt.position()["player"] == dealer:
        offer.append(dealt.move()["options"][0]["choice"])
    refused = again.choose(dealer, ply=0, choices=[*offer, 0])
    assert refused.status_code in (403, 422), refused.text
    assert again.position(dealer)["ply"] == 0
    assert again.choose(dealer, ply=0, choices=offer).json() == {"ply": len(offer)}


def test_a_turn_begins_anew(served: Served) -> None:
    table = trail(served)
    player, before, plan = plan_of_two(table)
    for choice in plan:
        table.choose(player, ply=table.position(player)["ply"], choice=choice)
    assert back(table, player, turn=True) == 200
    after = table.position(player)
    assert after["decisions"] <= before["decisions"]
    assert after["player"] == player
    assert back(table, player, turn=True) == 422


def test_plans_outlive_a_restart(tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as served:
        table = trail(served)
        player, before, plan = plan_of_two(table)
        table.choose(player, ply=before["ply"], choices=plan)
        done = table.position(player)
        made = table.made
    with serve(settings(tmp_path)) as served:
        table = Played(served, made)
        assert table.position(player)["view"] == done["view"]
        assert back(table, player) == 200
        after = table.position(player)
        assert (after["decisions"], after["view"]) == (before["decisions"], before["view"])


def test_one_button_ends_a_turn_that_would_ask_once_more(served: Served) -> None:
    """A harvest of Montana: the small space is left, and the turn ends."""
    table = served.table(2, game="montana", seed="5")
    for _ in range(60):
        here = table.position(table.position()["player"])
        last = next((option for option in here["options"] if option["then"]), None)
        if last is not None:
            assert last["role"] == "end"
            assert last["label"] == "End the turn without the small space"
            plan = [last["choice"], *last["then"]]
            assert table.choose(here["player"], ply=here["ply"], choices=plan).status_code == 200
            assert table.position()["player"] != here["player"]
            return
        harvest = [option["choice"] for option in here["options"] if option["notation"].endswith(" coin")]
        choice = [*harvest, here["options"][0]["choice"]][0]
        table.choose(here["player"], ply=here["ply"], choice=choice)
    raise AssertionError("nobody could use a small space")


def test_what_had_one_answer_is_taken_back_with_what_led_to_it(served: Served) -> None:
    """A line of Spike that can be paid in one way: nobody comes back to a sheet that a page never showed."""
    table = served.table(2, game="spike", seed="7")
    while True:
        before = table.position(table.position()["player"])
        built = [option["choice"] for option in before["options"] if option["notation"] == "build"]
        choice = [*built, before["options"][0]["choice"]][0]
        table.choose(before["player"], ply=before["ply"], choice=choice)
        paying = table.position(before["player"])
        if before["asks"] == "lay" and paying["asks"] == "pay" and len(paying["options"]) == 1:
            break
    player = before["player"]
    while (here := table.position(player))["asks"] == "pay":
        table.choose(player, ply=here["ply"], choice=here["options"][0]["choice"])
    assert here["undo"]["can"]
    assert back(table, player) == 200
    after = table.position(player)
    assert (after["decisions"], after["asks"]) == (before["decisions"], "lay")


def up_to_kansas_city(served: Served) -> tuple[Played, int]:
    """A table of Great Western Trail where somebody is asked for tiles of the foresight, and who."""
    table = served.table(2, game="great_western_trail", seed="3")
    while (here := table.position())["asks"] != "foresee" or not table.position(here["player"])["options"][1:]:
        player = here["player"]
        moves = table.position(player)["options"]
        table.choose(player, ply=here["ply"], choice=moves[-1]["choice"])
    return table, here["player"]


def test_a_sheet_is_drawn_for_what_is_picked_and_nothing_is_played_by_that(served: Served) -> None:
    table, player = up_to_kansas_city(served)
    seat, before = table.seats[player], table.position(player)
    nodes = {node["key"]: node for node in seat.get(f"{table.path}/scene").json()["whole"]["nodes"]}
    picks = [node["pick"] for key, node in nodes.items() if node.get("pick", "").startswith("foresee")]
    each = {pick.partition("=")[0]: pick for pick in picks}
    assert "sheet:go" not in nodes
    picked = seat.get(f"{table.path}/sheet", params={"pick": [*each.values()]}).json()
    assert picked["since"] == before["ply"]
    changed = {node["key"]: node for node in picked["changed"]}
    plan = changed["sheet:go"]["plan"]
    assert len(plan) >= 3
    assert table.position(player) == before
    other = table.seats[1 - player].get(f"{table.path}/sheet", params={"pick": [*each.values()]}).json()
    assert (other["changed"], other["removed"]) == ([], [])
    assert table.choose(player, ply=before["ply"], choices=plan).status_code == 200


@pytest.mark.parametrize("value", ["9" * 5000, "0" * 5000, "-1", "1e3", "٣", ""])
def test_what_is_no_pick_changes_nothing_on_the_sheet(served: Served, value: str) -> None:
    table, player = up_to_kansas_city(served)
    nonsense = [f"foresee-1={value}", f"deliver={value}", f"{value}=1", value]
    answer = table.seats[player].get(f"{table.path}/sheet", params={"pick": nonsense})
    assert (answer.status_code, answer.json()["changed"], answer.json()["removed"]) == (200, [], [])


def test_something_else_is_chosen_in_place_of_what_was_chosen_last(served: Served) -> None:
    table = trail(served)
    player, before, (first, _) = plan_of_two(table)
    nodes = table.seats[player].get(f"{table.path}/scene").json()["whole"]["nodes"]
    lit = {
        node["key"]: node.get("plan") or node["choices"] for node in nodes if node.get("plan") or node.get("choices")
    }
    key, [choice] = next((key, one) for key, one in lit.items() if len(one) == 1 and one != [first])
    table.choose(player, ply=before["ply"], choice=first)
    chosen = table.position(player)
    assert back(table, player, instead="nowhere") == 422
    assert table.position(player) == chosen, "something was taken back"
    with listening(table.seats[1 - player], table.path) as events:
        events.next("position")
        assert back(table, player, instead=key) == 200
        assert events.next("position")["data"]["ply"] == before["ply"] + 3, "the others saw half of it"
    after = table.position(player)
    assert after["decisions"] == before["decisions"] + 1
    label = next(option["notation"] for option in before["options"] if option["choice"] == choice)
    assert label in table.anybody.get(f"{table.path}/journal").text.splitlines()[-1]


def test_what_is_chosen_instead_and_cannot_be_saved_leaves_the_table_as_it_was(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = trail(served)
    player, before, (first, _) = plan_of_two(table)
    nodes = table.seats[player].get(f"{table.path}/scene").json()["whole"]["nodes"]
    key = next(node["key"] for node in nodes if len(node.get("choices", [])) == 1 and node["choices"] != [first])
    table.choose(player, ply=before["ply"], choice=first)

    async def full(*rows: Any) -> None:
        raise StoreFailed

    with monkeypatch.context() as patched:
        patched.setattr(served.house.tables._writer, "commit", full)
        assert back(table, player, instead=key) == 503
    assert back(table, player) == 200
    after = table.position(player)
    assert (after["view"], after["options"]) == (before["view"], before["options"])
    abilene.replay(table.kept.match.journal())
