"""Hard corners: what a judge would ask an engine from the rulebook alone."""

from __future__ import annotations

from typing import Any

from tableforge.arkham.doors.testing import given, seat

FILLER = "ancient-evils ancient-evils ancient-evils"
WOODS: dict[str, Any] = {"scenario": "the-devourer-below", "act": "into-the-darkness", "agenda": "the-arkham-woods"}


def test_damage_assigned_to_an_asset_that_falls_meanwhile_is_lost() -> None:
    """AH.asset-gone-before-applying: the dog's bite kills a goat, whose horror kills the dog before the damage is placed."""
    t = given(you=seat("roland", play="guard-dog", threat="goat-spawn+damage:2", deck=3), encounter=FILLER, step="3.3")
    t.answers("guard-dog", "react:guard-dog", "guard-dog")
    t.then("guard-dog", zone="discard").then("goat-spawn", zone="encounter-discard").then("you", damage=0, horror=0)


def test_a_blast_is_assigned_by_everybody_before_any_of_it_is_placed() -> None:
    """AH.damage-to-several, AH.check-defeats."""
    t = given(
        you=seat("roland", hand="dynamite-blast", resources=5, damage=8),
        ally=seat("agnes", play="leather-coat"),
        enemies="ghoul-minion+exhausted",
    )
    t.you.plays("dynamite-blast")
    t.asks("assign-damage", "ally").answers("leather-coat", "leather-coat")
    t.then("you", status="defeated").then("ally", damage=1).then("leather-coat", zone="discard")
    t.then("ghoul-minion", zone="encounter-discard")
    order = t.happened()
    assert order.index("defeated") > max([k for k, x in enumerate(order) if x == "place-damage"])


def test_the_last_investigator_and_the_priest_fall_together_and_the_lead_says_which_comes_first() -> None:
    """AH.last-investigator-and-objective-enemy: with the priest first the house is defended; the trauma stays."""
    for first, resolution, more in (("ghoul-priest", "R1", ("first", "no")), ("roland-banks", "none", ("no",))):
        t = given(
            you=seat("roland", hand="dynamite-blast", resources=5, damage=8),
            locations="hallway",
            campaign=True,
            act="what-have-you-done",
            enemies="ghoul-priest+damage:3+exhausted",
        )
        t.you.plays("dynamite-blast")
        t.asks(rule="AH.last-investigator-and-objective-enemy", seat="you").answers(first, *more)
        t.then("table", over=True, resolution=resolution)
        assert t.s.players[0].trauma[0] == 1


def test_auto_fail_against_difficulty_zero_fails_by_zero() -> None:
    """AH.auto-fail-against-zero."""
    t = given(
        you=seat("agnes", hand="look-what-i-found", resources=2, play="flashlight"),
        locations="study+clues:2",
        chance=["auto-fail"],
    )
    t.you.activates("flashlight", "pass")
    t.asks("react").then("table", difficulty=0).answers("play:look-what-i-found")
    t.then("you", clues=2)


def test_horror_moved_from_the_necronomicon_is_neither_dealt_nor_taken() -> None:
    """AH.moving-is-not-dealing."""
    t = given(you=seat("daisy", play="elder-sign-amulet", threat="the-necronomicon+horror:3 psychosis"))
    t.you.activates("the-necronomicon")
    t.then("you", horror=1, damage=0).then("the-necronomicon", horror=2).then("elder-sign-amulet", horror=0)
    assert [x.text("en", 0) for x in t.entries()][-1] == "1 horror is moved to you (The Necronomicon)."


def test_horror_on_an_asset_was_taken_but_was_not_placed_on_agnes() -> None:
    """AH.taken-or-placed: psychosis answers, Agnes does not."""
    t = given(
        you=seat("agnes", play="holy-rosary", threat="psychosis"),
        locations="hallway attic",
        enemies="ghoul-minion@attic+exhausted",
    )
    t.you.moves("attic", "holy-rosary")
    t.then("holy-rosary", horror=1).then("you", horror=0, damage=1).then("ghoul-minion", damage=0)
    assert t.g.decision is not None and t.g.decision.kind == "act"


def test_an_attack_without_damage_deals_none() -> None:
    """AH.nothing-dealt: Aquinnah turns the blow, and hypochondria has nothing to answer."""
    t = given(
        you=seat("wendy", play="aquinnah", threat="swarm-of-rats hypochondria", deck=3),
        enemies="ghoul-minion+exhausted",
        step="3.3",
    )
    t.answers("react:aquinnah")
    t.then("you", damage=0, horror=0).then("ghoul-minion", damage=1).then("aquinnah", horror=1)


def test_by_the_faq_horror_dealt_to_your_asset_is_horror_you_take() -> None:
    """AH.damage-to-your-asset, AH.damage-to-your-asset-2016."""
    for rules, damage in (("faq", 1), ("2016", 0)):
        t = given(
            you=seat("wendy", play="aquinnah", threat="swarm-of-rats psychosis", deck=3),
            enemies="ghoul-minion+exhausted",
            step="3.3",
            rules=rules,
        )
        t.answers("react:aquinnah").then("you", damage=damage, horror=0).then("aquinnah", horror=1)


def test_the_devourer_attacks_everybody_as_one_block_and_then_exhausts() -> None:
    """AH.massive-attacks."""
    t = given(
        you=seat("roland", deck=3),
        ally=seat("skids", deck=3),
        locations="main-path ritual-site",
        enemies="umordhoth@main-path",
        step="3.3",
        **WOODS,
    )
    t.asks(seat="you", rule="AH.massive-attacks").answers("seat:1")
    t.then("you", damage=3, horror=3).then("ally", damage=3, horror=3)
    kinds = t.happened()
    assert kinds.count("attacks") == 2 and kinds.count("exhaust") == 1
    assert kinds.index("exhaust") > max([k for k, x in enumerate(kinds) if x == "attacks"])


def test_the_devourer_strikes_only_whoever_provoked_it_and_stays_when_they_go() -> None:
    """AH.massive-opportunity, AH.massive-does-not-follow."""
    t = given(
        you=seat("roland"),
        ally=seat("skids"),
        locations="main-path ritual-site",
        enemies="umordhoth@main-path",
        **WOODS,
    )
    t.you.moves("ritual-site")
    t.then("you", damage=3, horror=3).then("ally", damage=0, horror=0)
    t.then("umordhoth", at="main-path", engaged=["ally"], exhausted=False)


def test_a_failed_attack_on_the_devourer_hits_nobody() -> None:
    """AH.massive-failed-attack."""
    t = given(
        you=seat("roland"),
        ally=seat("skids"),
        locations="main-path",
        enemies="umordhoth",
        chance=["auto-fail"],
        **WOODS,
    )
    t.you.fights("umordhoth").then("you", damage=0).then("ally", damage=0)


def test_an_engaged_ghoul_that_may_not_follow_behind_the_barricade_stays_unengaged() -> None:
    """AH.move-with-engaged-enemies."""
    t = given(you=seat("daisy", threat="ghoul-minion"), locations="hallway parlor[barricade]")
    t.you.moves("parlor")
    t.then("you", at="parlor", engaged="").then("ghoul-minion", zone="location", at="hallway")


def test_the_enforcer_walks_past_everybody_but_its_bearer() -> None:
    """AH.prey-only, AH.hunter-stays-with-investigator."""
    t = given(
        you=seat("roland", at="attic", deck=3),
        ally=seat("skids", deck=3),
        locations="hallway attic",
        enemies="mob-enforcer@hallway+owner:you",
        step="3.2",
    )
    t.then("mob-enforcer", at="attic", engaged=["you"]).then("you", damage=1)


def test_three_cards_from_a_deck_of_one_cost_one_horror_after_the_draw() -> None:
    """AH.draw-deck-runs-out, AH.draw-from-empty-deck."""
    t = given(you=seat("daisy", hand="cryptic-research", deck="guts", discard="perception overpower knife"))
    t.you.plays("cryptic-research")
    t.then("you", hand=3, deck=1, horror=1, discard="cryptic-research")
    assert [k for k in t.happened() if k in ("draw", "shuffle", "place-horror")][-1] == "place-horror"


def test_the_last_card_of_the_deck_costs_no_horror() -> None:
    """AH.draw-from-empty-deck."""
    t = given(you=seat("daisy", deck="guts"))
    t.you.draws().then("you", hand="guts", deck=0, horror=0)


def test_with_deck_and_discard_pile_empty_the_horror_is_taken_all_the_same() -> None:
    """AH.draw-from-empty-deck."""
    t = given(you=seat("daisy"))
    t.you.draws().then("you", hand="", horror=1)


def test_several_weaknesses_of_one_draw_resolve_in_the_order_the_player_picks() -> None:
    """AH.several-weaknesses-drawn: amnesia, taken first, must leave the other weakness in hand."""
    t = given(you=seat("daisy", hand="cryptic-research", resources=4, deck="paranoia guts amnesia"))
    t.you.plays("cryptic-research")
    t.asks(seat="you", rule="AH.several-weaknesses-drawn", options="paranoia amnesia").answers("amnesia")
    t.then("you", hand="", resources=0, discard="cryptic-research paranoia amnesia guts")


def test_a_second_fog_at_the_same_place_is_discarded() -> None:
    """AH.attachment-limit-per-location, AH.attach."""
    t = given(you=seat("roland"), locations="study[obscuring-fog]", encounter="obscuring-fog", step="1.4")
    t.then("study", attached="obscuring-fog", shroud=4).then("table", encounter_discard="obscuring-fog")


def test_the_bag_goes_and_the_books_no_longer_fit() -> None:
    """AH.slots-lost, AH.slots-extra: crypt chill takes the bag, and one of three books goes at once."""
    t = given(
        you=seat("daisy", play="daisys-tote-bag old-book-of-lore medical-texts encyclopedia", deck=3),
        encounter="crypt-chill",
        step="1.4",
        chance=["auto-fail"],
    )
    t.answers("daisys-tote-bag").asks(seat="you", rule="AH.slots-lost").answers("medical-texts")
    t.then("you", play="old-book-of-lore encyclopedia")


def test_a_second_leo_of_any_level_cannot_come_into_play_beside_the_first() -> None:
    """AH.unique."""
    t = given(you=seat("skids", hand="leo-de-luca-1", resources=9), ally=seat("wendy", play="leo-de-luca"))
    t.may_not("play:leo-de-luca-1", "AH.unique")


def test_the_lita_of_the_house_drives_the_lita_of_a_deck_from_play() -> None:
    """AH.unique-encounter-card."""
    t = given(
        you=seat("roland", clues=3, play="lita-chantler+owner:you"),
        locations="hallway attic cellar parlor+unrevealed",
        act="the-barrier",
        acts="what-have-you-done",
        aside="lita-chantler ghoul-priest",
        step="4.6",
    )
    t.answers("yes").then("you", play="", discard="lita-chantler").then("parlor", here="lita-chantler")


def test_an_empty_encounter_deck_is_formed_anew_at_once_without_the_card_under_way() -> None:
    """AH.encounter-deck-empty."""
    t = given(you=seat("roland"), encounter="ancient-evils", encounter_discard="ghoul-minion swarm-of-rats", step="1.4")
    t.then("table", encounter=2, encounter_discard="ancient-evils", doom_in_play=1)


def test_with_no_encounter_card_anywhere_nothing_is_drawn() -> None:
    """AH.encounter-deck-empty."""
    t = given(you=seat("roland"), step="1.4")
    t.then("table", encounter=0, encounter_discard=0)


def test_surge_that_a_cancelled_revelation_would_have_given_was_never_gained() -> None:
    """AH.surge-gained."""
    fields: dict[str, Any] = {"encounter": "false-lead ancient-evils ancient-evils", "step": "1.4"}
    t = given(you=seat("agnes", hand="ward-of-protection", resources=1), **fields)
    t.answers("play:ward-of-protection")
    t.then("table", doom_in_play=0, encounter=2)
    t = given(you=seat("agnes"), **fields)
    t.then("table", doom_in_play=1, encounter=1)


def test_who_is_struck_down_by_the_token_has_no_result_and_the_help_is_discarded() -> None:
    """AH.tester-eliminated: a tablet's blow defeats Roland in ST.4."""
    t = given(
        you=seat("roland", damage=8, threat="ghoul-minion"),
        ally=seat("skids", hand="overpower", deck=3),
        chance=["tablet"],
    )
    t.you.fights("ghoul-minion", "commit:overpower")
    t.then("you", status="defeated").then("ghoul-minion", damage=0).then("overpower", zone="discard")
    t.then("ally", deck=3)
    assert len(t.s.bag) == 16 and t.s.testing < 0
    t.then("ghoul-minion", engaged=["ally"])


def test_retaliation_comes_while_the_cards_are_still_committed() -> None:
    """AH.retaliate-after-results."""
    t = given(you=seat("roland", hand="overpower dodge", resources=1, threat="ghoul-priest"), chance=["auto-fail"])
    t.you.fights("ghoul-priest", "commit:overpower")
    t.asks("react", "you").then("table", committed="overpower").answers("play:dodge")
    t.then("you", damage=0, horror=0).then("overpower", zone="discard")


def test_the_statue_sets_one_of_two_tokens_aside_as_never_revealed() -> None:
    """AH.canceled-token, AH.symbol-revealed-in-test: the spell does not mind the skull that was not resolved."""
    for pick, horror in (("0", 0), ("skull", 1)):
        t = given(you=seat("agnes", play="grotesque-statue shrivelling", threat="swarm-of-rats"), chance=["skull", "0"])
        t.you.activates("shrivelling", "react:grotesque-statue", pick)
        t.then("you", horror=horror).then("grotesque-statue", uses=3)


def test_without_a_token_no_symbol_is_found() -> None:
    """AH.no-token-revealed: the spell hurts nobody."""
    t = given(
        you=seat("agnes", hand="will-to-survive", resources=4, play="shrivelling", threat="ghoul-minion"),
        bag="skull skull",
    )
    t.you.plays("will-to-survive")
    t.you.activates("shrivelling")
    t.then("ghoul-minion", zone="encounter-discard").then("you", horror=0)
    assert "reveal-token" not in t.happened() and t.s.bag == (t.s.bag[0],) * 2


def test_who_falls_in_their_own_turn_still_ends_it() -> None:
    """AH.eliminated-in-own-turn: the devourer readies at the end of that turn."""
    t = given(
        you=seat("roland", damage=8, threat="ghoul-minion", deck=3),
        ally=seat("skids", at="ritual-site"),
        locations="main-path ritual-site",
        enemies="umordhoth@ritual-site+exhausted",
        **WOODS,
    )
    t.you.takes_a_resource()
    t.then("you", status="defeated").then("umordhoth", exhausted=False).then("table", active="ally")


def test_a_ghoul_walks_into_the_parlor_and_does_not_reveal_it() -> None:
    """AH.enemy-does-not-reveal, AH.location-faces."""
    t = given(
        you=seat("roland", at="attic", deck=3),
        locations="hallway attic parlor+unrevealed",
        agenda="theyre-getting-out",
        enemies="ghoul-minion@hallway",
        step="3.4",
    )
    t.then("ghoul-minion", at="parlor").then("parlor", revealed=False)


def test_every_limit_per_game_of_a_place_is_each_investigators_own_but_a_group_limit_is_everybodys() -> None:
    """AH.limit-per-player, AH.group-limit."""
    fields: dict[str, Any] = {
        "scenario": "the-midnight-masks",
        "act": "uncovering-the-conspiracy",
        "agenda": "predator-or-prey",
    }
    t = given(
        you=seat("roland", resources=10, actions=3),
        ally=seat("skids", resources=10),
        locations="northside",
        **fields,
    )
    t.you.activates("northside").then("you", clues=2, resources=5)
    t.may_not("activate:northside", "AH.group-limit")
    t.you.ends_turn()
    t.may_not("activate:northside", "AH.group-limit")
    t = given(
        you=seat("roland", deck=9), ally=seat("skids", deck=9), locations="southside-historical-society", **fields
    )
    t.you.activates("southside-historical-society")
    t.may_not("activate:southside-historical-society", "AH.limit-per-period")
    t.you.ends_turn()
    t.ally.activates("southside-historical-society").then("ally", hand=3)


# ---------------------------------------------------------------- and from the other end of the table
def test_the_nightgaunt_doubles_the_modifier_of_a_symbol_as_well() -> None:
    """AH.token-scenario-symbols: a tablet is −2, and twice that while one evades it; the +1 stays what it is."""
    for token, value in (("tablet", 0), ("-1", 2), ("+1", 5)):
        t = given(you=seat("skids", threat="hunting-nightgaunt"), bag=token)
        t.you.evades("hunting-nightgaunt")
        assert [e.data[0] for e in t.events() if e.kind in ("succeeds", "fails")] == [value]


def test_wendy_takes_back_even_an_automatic_failure() -> None:
    """AH.canceled-token: what was never revealed fails nothing."""
    t = given(you=seat("wendy", hand="guts", threat="swarm-of-rats"), chance=["auto-fail", "0"])
    t.you.fights("swarm-of-rats", "react:wendy-adams").then("swarm-of-rats", zone="encounter-discard")


def test_each_assigns_their_share_in_player_order_from_the_lead_on() -> None:
    """AH.damage-to-several: the goat's dying cry reaches the lead first."""
    t = given(
        you=seat("roland", play="holy-rosary"),
        ally=seat("agnes", play="holy-rosary"),
        lead="ally",
        enemies="goat-spawn+damage:2+exhausted",
        bag="0",
    )
    t.you.fights("goat-spawn")
    t.asks("assign-horror", "ally").answers("holy-rosary@agnes-baker").asks("assign-horror", "you")
    t.then("ally", horror=0).then("holy-rosary@agnes-baker", horror=0)


def test_a_helper_who_falls_takes_the_committed_card_out_of_the_game() -> None:
    """AH.elimination-cards-removed: Roland's shot goes wide, and Skids falls in the midst of the test."""
    t = given(
        you=seat("roland", play="45-automatic"),
        ally=seat("skids", hand="overpower", damage=6, threat="ghoul-minion"),
        bag="auto-fail",
    )
    t.you.activates("45-automatic", "commit:overpower")
    t.then("ally", status="defeated", discard="").then("overpower", zone="removed").then(
        "ghoul-minion", engaged=["you"]
    )


def test_the_elite_walk_through_a_barricade() -> None:
    """AH.move-with-engaged-enemies, AH.hunter-blocked: it stops the others."""
    t = given(you=seat("daisy", threat="ghoul-priest+exhausted"), locations="hallway parlor[barricade]")
    t.you.moves("parlor").then("ghoul-priest", at="parlor", engaged=["you"])


def test_the_devourer_goes_on_with_the_next_when_one_has_fallen() -> None:
    """AH.massive-attacks: and exhausts after the last."""
    t = given(
        you=seat("roland", damage=8, deck=3),
        ally=seat("skids", deck=3),
        locations="main-path",
        enemies="umordhoth",
        encounter=FILLER,
        step="3.3",
        **WOODS,
    )
    t.answers("seat:0").then("you", status="defeated").then("ally", damage=3, horror=3)
    kinds = t.happened()
    assert kinds.count("attacks") == 2 and kinds.index("exhaust") > kinds.index("eliminated")


def test_a_devourer_that_is_evaded_is_engaged_with_nobody() -> None:
    """AH.massive, AH.evaded: nor with the ally, who may walk away."""
    t = given(
        you=seat("wendy", play="wendys-amulet"),
        ally=seat("skids"),
        locations="main-path ritual-site",
        enemies="umordhoth@main-path",
        bag="elder-sign",
        **WOODS,
    )
    t.you.evades("umordhoth").then("umordhoth", exhausted=True, engaged=[], zone="location")
    t.you.moves("ritual-site").then("you", damage=0)


def test_a_distraction_frees_everybody_here() -> None:
    """AH.automatically-evade: the ally's enemy and the devourer itself, without a test."""
    t = given(
        you=seat("wendy", hand="cunning-distraction", resources=5),
        ally=seat("skids", threat="ghoul-minion"),
        locations="main-path",
        enemies="umordhoth",
        **WOODS,
    )
    t.you.plays("cunning-distraction").then("umordhoth", exhausted=True, engaged=[])
    t.then("ghoul-minion", exhausted=True, engaged=[])
    assert "test" not in t.happened() and "attacks" not in t.happened()


def test_lita_in_hand_waits_while_lita_is_in_the_parlor() -> None:
    """AH.unique: though nobody controls her there."""
    t = given(
        you=seat("roland", hand="lita-chantler+owner:you"), locations="hallway parlor", enemies="lita-chantler@parlor"
    )
    t.may_not("play:lita-chantler", "AH.unique")


def test_whoever_draws_for_an_empty_deck_may_let_an_asset_bear_the_horror() -> None:
    """AH.draw-from-empty-deck: it is dealt like any other."""
    t = given(you=seat("daisy", play="holy-rosary", discard="guts"))
    t.you.draws("holy-rosary").then("you", hand="guts", horror=0).then("holy-rosary", horror=1)


def test_a_limit_of_a_phase_is_new_in_the_next_phase() -> None:
    """AH.limit-periods: Agnes strikes back once in the investigation phase, and again in the enemy phase."""
    t = given(
        you=seat("agnes", threat="ghoul-priest+exhausted swarm-of-rats", deck=3, play="forbidden-knowledge"),
        encounter=FILLER,
    )
    t.you.uses("forbidden-knowledge", "react:agnes-baker", "ghoul-priest").then("ghoul-priest", damage=1)
    t.set("ghoul-priest", exhausted=False)
    t.you.ends_turn("ghoul-priest").asks("react", "you")


def test_an_investigator_who_is_blank_cannot_answer() -> None:
    """AH.symbol-without-ability: with the detective here Roland finds nothing, until the detective is gone."""
    t = given(you=seat("roland", threat="stubborn-detective swarm-of-rats"), locations="study+clues:2", bag="0")
    t.you.fights("swarm-of-rats").asks("act")
    t.set("stubborn-detective", damage=1)
    t.you.fights("stubborn-detective").asks("react", "you").answers("react:roland-banks").then("you", clues=1)


def test_nobody_is_asked_in_which_order_the_last_investigator_and_a_rat_fall() -> None:
    """AH.last-investigator-and-objective-enemy: it matters for an objective, and for victory points."""
    for foe, asked in (("swarm-of-rats", False), ("flesh-eater+damage:1", True)):
        t = given(
            you=seat("roland", hand="dynamite-blast", resources=5, damage=8), enemies=f"{foe}+exhausted", act="trapped"
        )
        t.you.plays("dynamite-blast")
        assert t.g.decision is not None and (t.g.decision.kind == "defeat-order") is asked
