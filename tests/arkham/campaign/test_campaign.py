"""Night of the Zealot as a campaign: what passes from one scenario to the next (items 478 to 493 of the checklist)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tableforge
from tableforge import campaign
from tableforge.arkham import story
from tableforge.arkham.cards import definition
from tableforge.arkham.names import STATUSES
from tableforge.arkham.state import Arkham
from tableforge.campaign import Campaign
from tableforge.errors import (
    BadDeck,
    BadPurchase,
    BadSave,
    BadSetup,
    GameOver,
    IllegalAnswer,
    TableforgeError,
)
from tableforge.kernel.ask import by_lot
from tableforge.kernel.core import reply

DECKS = ["starter:roland", "starter:daisy"]
ROLAND, DAISY = "roland-banks", "daisy-walker"
Row = dict[str, Any]


def begun(**options: Any) -> Campaign:
    return campaign.new("arkham", **{"seed": 7, "investigators": DECKS, **options})


def row(id: str, experience: int = 0, trauma: tuple[int, int] = (0, 0), status: str = "in-play") -> Row:
    assert status in STATUSES
    return {"id": id, "status": status, "trauma": list(trauma), "experience": experience}


def result(scenario: str, resolution: str, *rows: Row, changes: tuple[tuple[str, int, str], ...] = ()) -> Row:
    """How a game ended, as `story.result` tells it."""
    return {
        "won": True,
        "rule": "AH.won-or-lost",
        "scenario": scenario,
        "resolution": resolution,
        "rounds": 9,
        "victory": [],
        "lead": 0,
        "investigators": list(rows),
        "changes": [list(x) for x in changes],
    }


def gathered(experience: int = 5) -> Row:
    return result(
        "the-gathering",
        "R1",
        row(ROLAND, experience, (0, 1)),
        row(DAISY, experience),
        changes=(("record", -1, "house-burned"), ("gains-card", 0, "lita-chantler")),
    )


MASKS = result(
    "the-midnight-masks",
    "R2",
    row(ROLAND, 3, (0, 1)),
    row(DAISY, 3),
    changes=(("record", -1, "cultists-got-away/ruth-turner"), ("record", -1, "past-midnight")),
)


def of(c: Campaign, id: str) -> Row:
    """What is written of an investigator."""
    found: Row = next(m for m in c.now.dump()["investigators"] if m["id"] == id)
    return found


def refused(kind: type[TableforgeError], c: Campaign, verb: str, **fields: Any) -> TableforgeError:
    """Assert that an entry is refused in both languages, and that nothing has changed by it."""
    before = c.save()
    with pytest.raises(kind) as e:
        c.do(verb, **fields)
    assert c.save() == before and e.value.text("fr") != e.value.text("en")
    return e.value


# ------------------------------------------------------------------ the beginning
def test_a_campaign_begins_with_decks_whose_weaknesses_the_seed_has_drawn() -> None:
    """AH.random-basic-weakness-last, AH.basic-weakness-pool: the same seed draws the same, from one box."""
    a, b = begun().next_game().settings, begun().next_game().settings
    assert a == b
    drawn = [[id for id in who["deck"] if definition(id).basic] for who in a["investigators"]]
    assert [len(x) for x in drawn] == [1, 1]


@pytest.mark.parametrize(
    "kind, wrong",
    [
        (BadSetup, {"investigators": []}),
        (BadSetup, {"investigators": [*DECKS, "starter:skids", "starter:agnes", "starter:wendy"]}),
        (BadSetup, {"investigators": ["starter:roland", "starter:roland"]}),
        (BadSetup, {"difficulty": "heroic"}),
        (BadSetup, {"rules": "1974"}),
        (BadSetup, {"lead": 2}),
        (BadSetup, {"colour": "red"}),
        (BadDeck, {"investigators": ["starter:nobody"]}),
    ],
)
def test_a_campaign_that_cannot_begin_is_refused_by_name(kind: type[TableforgeError], wrong: Row) -> None:
    with pytest.raises(kind) as e:
        begun(**wrong)
    assert e.value.text("fr") != e.value.text("en")


def test_a_game_without_a_campaign_says_so() -> None:
    with pytest.raises(BadSetup, match="has no campaign"):
        campaign.new("keyforge")


# ------------------------------------------------------------------ results
def test_trauma_experience_cards_and_the_log_carry_over_to_the_next_scenario() -> None:
    """AH.campaign-carries-over, AH.next-scenario."""
    c = begun()
    c.record(gathered())
    game = c.next_game()
    assert (game.number, game.settings["scenario"], game.settings["log"]) == (2, "the-midnight-masks", ["house-burned"])
    roland, daisy = game.settings["investigators"]
    assert roland["trauma"] == [0, 1] and "lita-chantler" in roland["deck"] and "lita-chantler" not in daisy["deck"]
    assert (of(c, ROLAND)["unspent"], of(c, DAISY)["unspent"]) == (5, 5)


def test_a_result_that_is_brought_again_is_counted_once() -> None:
    """AH.experience-1-earned: a crash after the last answer must not pay twice."""
    c = begun()
    for _ in range(3):
        c.record(gathered())
    c.record(gathered(), number=1)
    assert c.number == 2 and of(c, ROLAND)["earned"] == 5


def test_another_result_for_a_game_that_is_recorded_is_refused_until_it_is_undone() -> None:
    c = begun()
    c.record(gathered())
    with pytest.raises(IllegalAnswer, match="undo"):
        c.record(gathered(9), number=1)
    c.undo(1)
    c.record(gathered(9))
    assert of(c, ROLAND)["earned"] == 9


def test_the_result_of_another_game_is_refused() -> None:
    """AH.next-scenario."""
    c = begun()
    for wrong in (
        MASKS,
        {},
        {**gathered(), "investigators": [row(ROLAND)]},
        {**gathered(), "changes": [["x", -1, ""]]},
    ):
        with pytest.raises(IllegalAnswer):
            c.record(wrong)
    assert c.number == 1 and not c.results


def test_the_chaos_bag_keeps_what_a_scenario_has_put_into_it() -> None:
    """AH.chaos-bag-carries-over."""
    c = begun()
    c.record({**gathered(), "changes": [["token", -1, "elder-thing"]]})
    assert c.next_game().settings["bag"].count("elder-thing") == 1


def test_what_is_crossed_out_is_no_longer_true() -> None:
    c = begun()
    c.record({**gathered(), "changes": [["record", -1, "ghoul-priest-alive"]]})
    c.record({**MASKS, "changes": [["cross-out", -1, "ghoul-priest-alive"]]})
    assert "ghoul-priest-alive" not in c.next_game().settings["log"]
    assert c.now.dump()["crossed_out"] == ["ghoul-priest-alive"]


# ------------------------------------------------------------------ experience
def test_a_card_costs_its_level_and_takes_the_place_of_another() -> None:
    """AH.experience-2-buying, AH.buying-keeps-deck-size, AH.experience-3-unspent."""
    c = begun()
    c.record(gathered())
    before = c.next_game().settings["investigators"][0]["deck"]
    c.do("buy", investigator=ROLAND, card="shotgun", instead_of="knife")
    after = c.next_game().settings["investigators"][0]["deck"]
    assert of(c, ROLAND)["unspent"] == 1 and len(after) == len(before)
    assert after.count("shotgun") == 1 and after.count("knife") == before.count("knife") - 1


def test_an_upgrade_costs_the_difference() -> None:
    """AH.upgrade."""
    c = begun()
    c.record(gathered())
    c.do("buy", investigator=ROLAND, card="beat-cop-2", instead_of="beat-cop")
    assert of(c, ROLAND)["unspent"] == 3


def test_several_purchases_are_one_entry_which_is_told_and_undone_as_one() -> None:
    """AH.experience-2-buying, AH.upgrade."""
    c = begun()
    c.record(gathered())
    before, told = c.now.dump(), len(c.story())
    c.do("buy_all", investigator="roland", cards=[["Beat Cop (2)", "Beat Cop"], ["police-badge", "knife"]])
    deck = c.next_game().settings["investigators"][0]["deck"]
    assert "beat-cop-2" in deck and "police-badge" in deck and of(c, ROLAND)["unspent"] == 1
    assert c.story()[told:] == [
        "Roland Banks made a better deck of it, for 4 experience: Beat Cop (2) in the place of Beat Cop and "
        "Police Badge (2) in the place of Knife."
    ]
    assert len(c.story("fr")[told:]) == 1 and campaign.load(c.save()).now.dump() == c.now.dump()
    c.undo()
    assert c.now.dump() == before


@pytest.mark.parametrize("cards", ([["beat-cop-2", "beat-cop"], ["shotgun", "knife"]], [["machete", "cover-up"]]))
def test_of_several_purchases_all_are_made_or_none(cards: Any) -> None:
    """AH.experience-2-buying: what is left after the first does not pay for the second."""
    c = begun()
    c.record(gathered())
    refused(BadPurchase, c, "buy_all", investigator=ROLAND, cards=cards)
    assert of(c, ROLAND)["unspent"] == 5


@pytest.mark.parametrize("cards", ([], "shotgun", [["shotgun"]], [[1, 2]], {}))
def test_purchases_that_are_no_pairs_of_cards_are_refused(cards: Any) -> None:
    c = begun()
    c.record(gathered())
    refused(IllegalAnswer, c, "buy_all", investigator=ROLAND, cards=cards)


@pytest.mark.parametrize(
    "card, instead_of, rule",
    [
        ("shotgun", "knife", "AH.experience-2-buying"),
        ("cover-up", "knife", "AH.experience-2-buying"),
        ("machete", "cover-up", "AH.buying-keeps-deck-size"),
        ("machete", "rolands-38-special", "AH.buying-keeps-deck-size"),
        ("machete", "lita-chantler", "AH.buying-keeps-deck-size"),
        ("leather-coat", "knife", "AH.deck-options"),
    ],
)
def test_a_purchase_that_the_rules_do_not_allow_names_its_rule(card: str, instead_of: str, rule: str) -> None:
    """AH.experience-2-buying: two points buy no shotgun, and what must stay stays."""
    c = begun()
    c.record(gathered(2))
    assert rule in refused(BadPurchase, c, "buy", investigator=ROLAND, card=card, instead_of=instead_of).text("fr")


def test_experience_cannot_be_spent_twice() -> None:
    """AH.experience-3-unspent."""
    c = begun()
    c.record(gathered(1))
    c.do("buy", investigator=ROLAND, card="machete", instead_of="knife")
    refused(BadPurchase, c, "buy", investigator=ROLAND, card="dodge", instead_of="knife")


# ------------------------------------------------------------------ who takes part
def killed(status: str = "killed") -> Campaign:
    c = begun()
    c.record({**gathered(), "investigators": [row(ROLAND, 5, (9, 0), status), row(DAISY, 5)]})
    return c


@pytest.mark.parametrize("status", ("killed", "insane"))
def test_whoever_is_killed_or_insane_must_be_replaced_before_the_next_scenario(status: str) -> None:
    """AH.new-investigator, AH.killed-stay-out."""
    c = killed(status)
    with pytest.raises(IllegalAnswer, match=r"AH\.new-investigator"):
        c.next_game()
    c.do("replace", investigator=ROLAND, deck="starter:wendy")
    game = c.next_game()
    assert [who["id"] for who in game.settings["investigators"]] == ["wendy-adams", DAISY] and game.settings[
        "lead"
    ] == 0
    assert of(c, "wendy-adams")["unspent"] == 0


def test_the_dead_buy_nothing_and_come_back_as_nobody() -> None:
    """AH.killed-stay-out."""
    c = killed()
    refused(IllegalAnswer, c, "buy", investigator=ROLAND, card="machete", instead_of="knife")
    refused(BadSetup, c, "replace", investigator=ROLAND, deck="starter:roland")
    refused(BadSetup, c, "replace", investigator=ROLAND, deck="starter:daisy")
    refused(IllegalAnswer, c, "replace", investigator=DAISY, deck="starter:wendy")


def test_players_leave_join_and_come_back_as_they_were_written_down() -> None:
    """AH.leave-or-join, AH.newcomer, AH.coming-back."""
    c = begun()
    c.record(gathered())
    c.do("leave", investigator=ROLAND)
    c.do("join", deck="starter:skids")
    game = c.next_game().settings
    assert [who["id"] for who in game["investigators"]] == [DAISY, "skids-otoole"] and game["lead"] == 0
    c.do("come_back", investigator=ROLAND)
    back = c.next_game().settings["investigators"][2]
    assert (back["id"], back["trauma"]) == (ROLAND, [0, 1]) and of(c, ROLAND)["unspent"] == 5
    refused(BadSetup, c, "join", deck="starter:daisy")
    refused(IllegalAnswer, c, "come_back", investigator=DAISY)


def test_with_nobody_left_the_next_scenario_waits_for_somebody_to_join() -> None:
    """AH.leave-or-join."""
    c = begun(investigators=["starter:roland"])
    c.do("leave", investigator=ROLAND)
    with pytest.raises(IllegalAnswer, match=r"AH\.leave-or-join"):
        c.next_game()
    c.do("join", deck="starter:wendy")
    assert c.next_game().settings["lead"] == 0


def test_the_story_offers_lita_to_whoever_goes_on_when_the_lead_is_dead() -> None:
    """AH.deck-story-assets."""
    c = begun()
    lost = {**gathered(), "investigators": [row(ROLAND, 0, (0, 0), "killed"), row(DAISY)]}
    c.record({**lost, "changes": [["offers-card", -1, "lita-chantler"]]})
    c.do("take", investigator=DAISY, card="lita-chantler")
    refused(IllegalAnswer, c, "take", investigator=DAISY, card="lita-chantler")
    c.do("leave", investigator=ROLAND)
    assert "lita-chantler" in c.next_game().settings["investigators"][0]["deck"]


def test_what_the_story_offers_is_offered_until_the_next_scenario_is_over() -> None:
    """AH.deck-story-assets: whoever wants Lita along takes her before The Midnight Masks, or not at all."""
    c = begun()
    lost = {**gathered(), "investigators": [row(ROLAND, 0, (0, 0), "killed"), row(DAISY)]}
    c.record({**lost, "changes": [["offers-card", -1, "lita-chantler"]]})
    c.do("leave", investigator=ROLAND)
    assert c.now.dump()["offers"] == ["lita-chantler"] and "take" in c.page()["verbs"]
    c.record({**MASKS, "investigators": [row(DAISY, 3)]})
    assert c.now.dump()["offers"] == [] and "take" not in c.page()["verbs"]
    refused(IllegalAnswer, c, "take", investigator=DAISY, card="lita-chantler")


# ------------------------------------------------------------------ nobody is left to choose
ALL = ["roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"]


def four(*lost: str) -> Campaign:
    """Four investigators have played The Gathering, and these were killed."""
    c = begun(investigators=[f"starter:{id.partition('-')[0]}" for id in ALL[:4]])
    rows = [row(id, 5, (9, 0) if id in lost else (0, 0), "killed" if id in lost else "in-play") for id in ALL[:4]]
    c.record(result("the-gathering", "R1", *rows))
    return c


def test_while_somebody_is_left_to_choose_nothing_is_asked_and_nothing_lost() -> None:
    """AH.new-investigator: of two who are lost one is replaced; then nobody is left, and the campaign asks."""
    c = four(ROLAND, DAISY)
    assert c.describe_question() is None and "lose" not in c.page()["verbs"]
    error = refused(IllegalAnswer, c, "lose")
    assert "AH.new-investigator" in error.text("en")
    c.do("replace", investigator=ROLAND, deck="starter:wendy")
    asked = c.describe_question()
    assert asked is not None and not c.over
    assert [(x["rule"], x["entry"]) for x in asked["choices"]] == [
        ("AH.leave-or-join", {"do": "leave", "investigator": DAISY}),
        ("AH.new-investigator", {"do": "lose"}),
    ]
    with pytest.raises(IllegalAnswer, match=r"AH\.new-investigator.*AH\.leave-or-join"):
        c.next_game()
    page = c.page("fr")
    assert "lose" in page["verbs"] and "replace" not in page["verbs"] and "join" not in page["verbs"]
    assert page["question"]["text"].startswith("Il ne reste personne pour prendre la place de Daisy Walker.")
    assert page["problem"] == page["problem"].strip() != ""


def test_the_campaign_is_lost_though_others_could_go_on_if_the_players_say_so() -> None:
    """AH.new-investigator."""
    c = four(ROLAND, DAISY)
    c.do("replace", investigator=ROLAND, deck="starter:wendy")
    c.do("lose")
    assert c.over and c.now.dump()["result"] == "lost" and c.describe_question() is None
    assert c.story("en")[-1] == "Nobody was left to take the place of Daisy Walker, and with that the night was lost."
    assert c.story("fr")[-1] == "Il ne restait personne pour prendre la place de Daisy Walker, et la nuit fut perdue."
    with pytest.raises(GameOver):
        c.next_game()
    c.undo()
    assert not c.over and c.describe_question() is not None
    assert campaign.load(c.save()).describe_question() == c.describe_question()


def test_it_goes_on_without_whoever_has_nobody_to_play_if_the_players_say_that_one_leaves() -> None:
    """AH.leave-or-join: two leave, one after the other, and are asked about one by one."""
    c = four(ROLAND, DAISY)
    c.do("replace", investigator=ROLAND, deck="starter:wendy")
    c.do("leave", investigator=DAISY)
    assert c.describe_question() is None
    assert [who["id"] for who in c.next_game().settings["investigators"]] == [
        "wendy-adams",
        "skids-otoole",
        "agnes-baker",
    ]
    c = four(ROLAND, DAISY, "skids-otoole")
    c.do("replace", investigator=DAISY, deck="starter:wendy")
    c.do("leave", investigator=ROLAND)
    asked = c.describe_question()
    assert asked is not None and [x["entry"] for x in asked["choices"]] == [
        {"do": "leave", "investigator": "skids-otoole"},
        {"do": "lose"},
    ]


def alone_with_nobody_left(away: bool) -> Campaign:
    """The last of five is killed; one of the others has left alive, or nobody has."""
    c = begun(investigators=["starter:roland", "starter:daisy"])
    c.record(
        {
            **gathered(),
            "investigators": [row(ROLAND, 0, (9, 0), "killed"), row(DAISY, 0, (9, 0), "killed")],
            "changes": [],
        }
    )
    c.do("replace", investigator=ROLAND, deck="starter:skids")
    c.do("replace", investigator=DAISY, deck="starter:agnes")
    if away:
        c.do("leave", investigator="agnes-baker")
        c.do("join", deck="starter:wendy")
    else:
        c.do("join", deck="starter:wendy")
    ids = ["skids-otoole", *(() if away else ("agnes-baker",)), "wendy-adams"]
    c.record({**MASKS, "investigators": [row(id, 0, (9, 0), "killed") for id in ids], "changes": []})
    return c


def test_where_nobody_could_go_on_nobody_is_asked() -> None:
    """AH.new-investigator: all are lost, and so is the campaign."""
    c = alone_with_nobody_left(away=False)
    assert c.over and c.now.dump()["result"] == "lost"


def test_somebody_who_left_alive_could_go_on() -> None:
    """AH.coming-back, AH.new-investigator: so the players are asked, and may all but her leave."""
    c = alone_with_nobody_left(away=True)
    assert not c.over and c.describe_question() is not None
    c.do("come_back", investigator="agnes-baker")
    c.do("leave", investigator="skids-otoole")
    c.do("leave", investigator="wendy-adams")
    assert c.describe_question() is None and [x["id"] for x in c.next_game().settings["investigators"]] == [
        "agnes-baker"
    ]


def test_lita_is_told_of_once_where_she_finds_others_and_is_offered() -> None:
    c = begun()
    lost = {**gathered(), "resolution": "R3", "investigators": [row(ROLAND, 0, (0, 0), "killed"), row(DAISY)]}
    c.record({**lost, "changes": [["record", -1, "lita-finds-others"], ["offers-card", -1, "lita-chantler"]]})
    for lang in ("en", "fr"):
        assert len([text for text in c.story(lang) if "Lita" in text]) == 1


def test_several_who_are_lost_are_told_of_as_several() -> None:
    """AH.new-investigator."""
    c = begun()
    c.record(
        {
            **gathered(),
            "investigators": [row(ROLAND, 0, (0, 0), "killed"), row(DAISY, 0, (0, 0), "insane")],
            "changes": [],
        }
    )
    with pytest.raises(IllegalAnswer, match="Roland Banks and Daisy Walker are out of the campaign") as e:
        c.next_game()
    assert "Roland Banks et Daisy Walker sont hors de la campagne" in e.value.text("fr")
    c.do("replace", investigator=DAISY, deck="starter:wendy")
    with pytest.raises(IllegalAnswer, match="Roland Banks is out of the campaign"):
        c.next_game()


@pytest.mark.parametrize(
    ("card", "instead_of"),
    [
        ("beat-cop-2", "beat-cop"),
        ("Beat Cop (2)", "Beat Cop"),
        ("01028", "01018"),
        ("Flic en Patrouille (2)", "flic en patrouille"),
    ],
)
def test_cards_are_bought_by_name_code_or_id(card: str, instead_of: str) -> None:
    """AH.upgrade: the log keeps ids, whatever was said."""
    c = begun()
    c.record(gathered())
    c.do("buy", investigator="roland", card=card, instead_of=instead_of)
    assert c.entries[-1] == {"do": "buy", "investigator": ROLAND, "card": "beat-cop-2", "instead_of": "beat-cop"}


def test_a_file_that_is_no_campaign_is_told_so() -> None:
    with pytest.raises(BadSave, match="does not say its format") as e:
        campaign.load("{}")
    assert "None" not in str(e.value) + e.value.text("fr")


def test_another_lead_is_named_between_scenarios() -> None:
    """AH.setup-lead-investigator."""
    c = begun()
    c.do("lead", investigator=DAISY)
    assert c.next_game().settings["lead"] == 1


# ------------------------------------------------------------------ the end, and back
def ended() -> Campaign:
    c = begun()
    c.record(gathered())
    c.record(MASKS)
    won = result(
        "the-devourer-below", "R1", row(ROLAND, 5, (0, 3)), row(DAISY, 5, (0, 2)), changes=(("result", -1, "won"),)
    )
    c.record(won)
    return c


def test_after_the_third_scenario_the_campaign_is_over() -> None:
    """AH.campaign-goes-on."""
    c = ended()
    assert c.over and c.now.dump()["result"] == "won"
    with pytest.raises(GameOver):
        c.next_game()
    refused(GameOver, c, "buy", investigator=ROLAND, card="machete", instead_of="knife")


def test_the_players_may_stop() -> None:
    c = begun()
    c.do("stop")
    assert c.over


def test_a_campaign_is_undone_to_any_earlier_scenario_with_all_that_came_after_it() -> None:
    """AH.campaign: what was bought before that scenario stays bought."""
    c = begun()
    c.record(gathered())
    c.do("buy", investigator=ROLAND, card="shotgun", instead_of="knife")
    at_two = c.save()
    c.record(MASKS)
    c.undo(2)
    assert c.save() == at_two and c.number == 2
    c.undo(1)
    assert c.number == 1 and of(c, ROLAND)["earned"] == 0
    with pytest.raises(IllegalAnswer):
        c.undo(1)
    with pytest.raises(IllegalAnswer):
        c.undo()


# ------------------------------------------------------------------ on paper
def test_a_campaign_is_saved_loaded_and_written_to_a_file(tmp_path: Path) -> None:
    c = ended()
    assert campaign.load(c.save()).now.dump() == c.now.dump()
    c.keep(tmp_path / "night.json")
    assert campaign.read(tmp_path / "night.json").save() == c.save()
    assert [p.name for p in tmp_path.iterdir()] == ["night.json"]


def test_every_entry_is_in_the_file_as_soon_as_it_is_made(tmp_path: Path) -> None:
    """A crash loses nothing that was entered; what is refused, or cannot be written, changes nothing."""
    c = begun()
    c.keep(tmp_path / "night.json")
    c.record(gathered())
    again = campaign.read(tmp_path / "night.json")
    assert again.number == 2
    again.do("buy", investigator=ROLAND, card="shotgun", instead_of="knife")
    refused(BadPurchase, again, "buy", investigator=ROLAND, card="machete", instead_of="cover-up")
    assert campaign.read(tmp_path / "night.json").save() == again.save()
    again.undo(1)
    assert campaign.read(tmp_path / "night.json").number == 1
    again.path = tmp_path / "night.json" / "below a file"
    refused(BadSetup, again, "lead", investigator=DAISY)


def test_a_file_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no such file"):
        campaign.read(tmp_path / "none.json")


@pytest.mark.parametrize("cut", [0, 1, 30, 500])
def test_a_damaged_campaign_is_refused(cut: int) -> None:
    with pytest.raises(BadSave):
        campaign.load(ended().save()[:cut])


def test_a_campaign_that_was_changed_by_hand_is_checked_entry_by_entry() -> None:
    """AH.experience-2-buying: a purchase that was never paid for is found."""
    body = json.loads(begun().save())
    body["entries"].append({"do": "buy", "investigator": ROLAND, "card": "shotgun", "instead_of": "knife"})
    damaged: list[Any] = [
        body,
        {**body, "entries": []},
        {**body, "entries": [7]},
        {**body, "format": "x"},
        {**body, "game": "chess"},
        [],
    ]
    for wrong in damaged:
        with pytest.raises(BadSave) as e:
            campaign.load(json.dumps(wrong))
        assert e.value.text("fr") != e.value.text("en")


def test_an_entry_that_nobody_knows_is_refused() -> None:
    c = begun()
    refused(IllegalAnswer, c, "dance")
    refused(IllegalAnswer, c, "record", result={})
    refused(IllegalAnswer, c, "leave", who=ROLAND)
    refused(IllegalAnswer, c, "leave", investigator="agnes-baker")


@pytest.mark.parametrize(
    "lang, title, flag",
    [
        ("en", "Scenario 1: The Gathering", "The house has burned down."),
        ("fr", "Scénario 1\u00a0: Le Rassemblement", "La maison a brûlé."),
    ],
)
def test_the_campaign_log_reads_as_a_story(lang: str, title: str, flag: str) -> None:
    c = begun()
    c.record(gathered())
    c.do("buy", investigator=ROLAND, card="shotgun", instead_of="knife")
    c.record(MASKS)
    c.do("leave", investigator=DAISY)
    c.do("join", deck="starter:skids")
    c.do("lead", investigator="skids-otoole")
    told = c.story(lang)
    assert title in told and flag in told and any(["Ruth Turner" in text for text in told])
    assert len(told) == len(c.story("en"))


# ------------------------------------------------------------------ played through
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_campaign_is_played_from_the_first_deck_to_the_last_resolution(seed: int) -> None:
    """AH.campaign: whatever happens, what is written agrees with what the games said."""
    c = campaign.new("arkham", seed=seed, investigators=DECKS, difficulty="easy")
    lot = Random(seed)
    left = ["starter:wendy", "starter:agnes", "starter:skids"]
    earned = 0
    while not c.over:
        game = c.next_game()
        sitting = tableforge.new("arkham", seed=game.seed, **game.settings)
        s = sitting.state
        assert isinstance(s, Arkham)
        while not s.over:
            assert s.pending is not None
            reply(s, by_lot(s.pending, lot.random, 0.05))
        found = story.result(s)
        c.record(found)
        c.record(found)
        earned += sum([x["experience"] for x in found["investigators"]])
        for id in list(c.now.dump()["seats"]):
            if of(c, id)["status"] != "active" and not c.over:
                if left:
                    c.do("replace", investigator=id, deck=left.pop())
                else:
                    c.do("leave", investigator=id)
        if not c.over and not c.now.dump()["seats"]:
            c.do("stop")
    assert sum([x["earned"] for x in c.now.dump()["investigators"]]) == earned
    assert campaign.load(c.save()).story("fr") == c.story("fr")
