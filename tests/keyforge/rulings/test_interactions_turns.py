"""Turn structure, permissions and lasting effects where several cards meet in one moment."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]


def offered(t: Ruling) -> list[str]:
    """What the active player may do now, without places and without ending the turn."""
    assert t.g.decision is not None
    return [o.key.split("@")[0] for o in t.g.decision.options if o.key != "end-turn"]


# ------------------------------------------------------------------ permissions for other houses
def shift_and_ambassador() -> Ruling:
    """Phase Shift (one non-Logos card) and a Brobnar Ambassador (one Brobnar card) have both given leave."""
    t = given(
        house="logos",
        you=seat(
            hand="phase-shift headhunter pitlord troll", line="brobnar-ambassador!logos bumpsy krump", houses=THREE
        ),
        foe=seat(line="urchin"),
    )
    t.you.plays("phase-shift")
    return t.you.reaps("brobnar-ambassador")


@pytest.mark.parametrize("second", ["play:pitlord", "play:troll", "reap:bumpsy"])
def test_which_of_two_permissions_served_a_card_is_left_open(second: str) -> None:
    """KF.extra-permissions-add-up: Headhunter could be the Ambassador's card or Phase Shift's; the other serves the next."""
    t = shift_and_ambassador()
    t.you.plays("headhunter", "left")
    assert t.may(second)

    t.answers(second, *(["left"] if second.startswith("play") else []))

    left = offered(t)
    assert "play:pitlord" not in left if second != "reap:bumpsy" else left == []


def test_two_permissions_serve_two_cards_and_no_third() -> None:
    """KF.extra-permissions-add-up: Pitlord needs Phase Shift, Headhunter then needs the Ambassador; nothing is left."""
    t = shift_and_ambassador()
    t.you.plays("headhunter", "left")

    t.you.plays("pitlord", "left")

    assert offered(t) == []
    t.may_not("play:troll", "KF.off-house").may_not("reap:bumpsy", "KF.off-house")


def test_a_permission_given_later_does_not_serve_what_was_played_before() -> None:
    """KF.extra-permissions-add-up: Phase Shift played the Witch; her own leave is for Untamed cards that come after her."""
    hand = "phase-shift witch-of-the-wilds dew-faerie pitlord"
    t = given(house="logos", you=seat(hand=hand, houses=["logos", "untamed", "dis"]))
    t.you.plays("phase-shift")
    t.you.plays("witch-of-the-wilds")

    assert offered(t) == ["play:dew-faerie"]
    t.may_not("play:pitlord", "KF.off-house")


def test_an_ambassador_spent_before_the_pheromones_stays_spent() -> None:
    """KF.extra-permissions-add-up: Zorg was the Ambassador's card; Combat Pheromones, used later, allow uses and no play."""
    t = given(
        house="sanctum",
        you=seat(hand="mindwarper", line="mars-ambassador zorg grabber-jammer", artifacts="combat-pheromones"),
        foe=seat(line="krump"),
    )
    t.you.reaps("mars-ambassador")
    t.you.reaps("zorg")
    t.you.omnis("combat-pheromones")

    t.may_not("play:mindwarper", "KF.off-house")
    assert t.may("reap:grabber-jammer")


def test_the_narrow_permission_is_spent_before_the_wide_one() -> None:
    """KF.extra-permissions-add-up: an Untamed card is the Witch's; Phase Shift stays for a card of any other house."""
    t = given(
        house="logos",
        you=seat(hand="phase-shift dust-pixie dew-faerie pitlord", line="witch-of-the-wilds"),
    )
    t.you.plays("phase-shift")
    t.you.plays("dust-pixie", "left")
    assert offered(t) == ["play:dew-faerie", "play:pitlord"]

    t.you.plays("pitlord", "left")

    assert offered(t) == []


def test_two_witches_allow_two_cards_even_without_active_house() -> None:
    """KF.extra-permissions-add-up, KF.no-house-consequences: Untamed is not the active house when there is none."""
    t = given(you=seat(hand="dust-pixie dew-faerie snufflegator troll", line="witch-of-the-wilds witch-of-the-wilds"))
    assert offered(t) == ["play:dust-pixie", "play:dew-faerie", "play:snufflegator"]
    t.you.plays("dust-pixie", "left")
    t.you.plays("dew-faerie", "left")

    t.may_not("play:snufflegator", "KF.no-house-consequences")


def test_a_witch_lets_an_alpha_card_open_the_step_and_no_second_one() -> None:
    """KF.alpha, KF.extra-permissions-add-up: Glimmer off the active house is the first act; Bumblebird would be the second."""
    line = "witch-of-the-wilds witch-of-the-wilds"
    t = given(house="logos", you=seat(hand="glimmer bumblebird", line=line, discard="troll"))

    t.you.plays("glimmer", "left")

    t.then("you", hand="bumblebird troll").may_not("play:bumblebird", "KF.alpha")


def test_mimicry_as_phase_shift_gives_its_permission() -> None:
    """KF.copy-counts-as-copied: the Witch lets Mimicry be played in a Logos turn, and the copy lets one more card follow."""
    t = given(
        house="logos",
        you=seat(hand="mimicry troll dew-faerie", line="witch-of-the-wilds"),
        foe=seat(discard="phase-shift"),
    )
    t.you.plays("mimicry")
    assert offered(t) == ["play:troll", "play:dew-faerie"]

    t.you.plays("troll", "left")

    assert offered(t) == []


@pytest.mark.parametrize(("edition", "more"), [("1.3", ["play:dust-pixie", "play:pitlord"]), ("1.1", [])])
def test_helper_bot_from_the_deck_widens_the_first_turn(edition: str, more: list[str]) -> None:
    """KF.first-turn-other-zones, KF.first-turn-effects-may-change: Wild Wormhole plays Helper Bot; one more non-Logos card."""
    t = given(
        house="logos",
        turn=1,
        first="you",
        edition=edition,
        you=seat(hand="wild-wormhole dust-pixie dextre pitlord", deck="helper-bot", houses=["logos", "untamed", "dis"]),
    )

    t.you.plays("wild-wormhole")

    assert offered(t) == more
    t.may_not("play:dextre", "KF.first-turn-limit").may_not("discard:dextre", "KF.first-turn-limit")


def test_an_ambassador_of_the_opponent_triggered_as_yours_serves_you() -> None:
    """KF.triggering-without-use, KF.you: Replicator triggers an enemy Brobnar Ambassador; the leave is the Replicator player's."""
    t = given(
        house="logos", you=seat(hand="punch pitlord", line="replicator krump"), foe=seat(line="brobnar-ambassador")
    )

    t.you.reaps("replicator", "brobnar-ambassador")

    assert offered(t) == ["play:punch", "reap:krump", "fight:krump"]


# ------------------------------------------------------------------ stun, omni and limits on use
def test_a_stun_that_an_omni_use_removes_spends_no_permission() -> None:
    """KF.stun-still-a-use, KF.creature-omni: Deipno is used in any turn; the Shadows Ambassador's leave remains for Umbra."""
    t = given(house="sanctum", you=seat(line="deipno-spymaster+stun shadows-ambassador umbra"), foe=seat(line="krump"))
    t.you.reaps("shadows-ambassador")

    t.you.unstuns("deipno-spymaster")

    assert offered(t) == ["reap:umbra", "fight:umbra"]


@pytest.mark.parametrize(("permission", "house"), [("horseman-of-war", "sanctum"), ("follow-the-leader", "brobnar")])
def test_what_can_only_fight_and_cannot_fight_may_still_lose_its_stun(permission: str, house: str) -> None:
    """KF.stun-even-with-no-enemy: a leave to fight is a leave to use; the stun goes before the fight that Fogbank forbids would
    begin.  Doc Bookton, who is not stunned, may do nothing."""
    t = given(
        house="untamed",
        active="foe",
        you=seat(hand=permission, line="sequis+stun krump+stun doc-bookton", houses=["brobnar", "sanctum", "dis"]),
        foe=seat(hand="fogbank", line="troll", houses=["untamed", "dis", "logos"]),
    )
    t.foe.plays("fogbank")
    t.foe.ends_turn(house)

    t.you.plays(permission, *(["left"] if house == "sanctum" else []))

    assert t.may("unstun:sequis") and t.may("unstun:krump")
    t.may_not("fight:doc-bookton", "KF.cannot-beats-must-and-may").may_not("reap:doc-bookton")
    t.you.unstuns("sequis").then("sequis", stunned=False, ready=False).then("troll", damage=0)


def test_horseman_of_war_holds_everybody_to_fighting() -> None:
    """KF.restricted-permissions: creatures of any house, taken later or with an omni, may fight and do nothing else."""
    t = given(
        house="sanctum",
        you=seat(
            hand="horseman-of-war collar-of-subordination!sanctum", line="deipno-spymaster sequis noddy-the-thief+stun"
        ),
        foe=seat(line="krump troll"),
    )
    t.you.plays("horseman-of-war", "left")

    t.you.plays("collar-of-subordination", "krump", "left")

    fights = ["fight:krump", "fight:deipno-spymaster", "fight:sequis"]
    assert offered(t) == [*fights, "unstun:noddy-the-thief"]
    t.may_not("omni:deipno-spymaster", "KF.restricted-permissions")


def test_little_rapscal_minds_only_who_is_able_to_fight() -> None:
    """KF.restricted-permissions: off house Deipno cannot fight and may use its omni; Follow the Leader makes it able."""
    t = given(
        house="brobnar", you=seat(hand="follow-the-leader", line="deipno-spymaster"), foe=seat(line="little-rapscal")
    )
    assert t.may("omni:deipno-spymaster")

    t.you.plays("follow-the-leader")

    assert offered(t) == ["fight:deipno-spymaster"]


def test_without_active_house_omni_and_permissions_remain() -> None:
    """KF.no-house-consequences: what may be used in any house, by itself, an upgrade or an omni, still may, stunned or not."""
    line = "zorg scowly-caper+stun mack-the-knife krump[mantle-of-the-zealot] deipno-spymaster+stun tireless-crocag"
    t = given(
        you=seat(line=line, artifacts="combat-pheromones library-of-babble", hand="troll"), foe=seat(line="urchin")
    )

    mack = ["reap:mack-the-knife", "fight:mack-the-knife", "action:mack-the-knife"]
    rest = ["reap:krump", "fight:krump", "unstun:deipno-spymaster", "fight:tireless-crocag", "omni:combat-pheromones"]
    assert offered(t) == ["unstun:scowly-caper", *mack, *rest]
    t.may_not("discard:troll", "KF.no-house-consequences")


# ------------------------------------------------------------------ the choice of a house
@pytest.mark.parametrize(("edition", "house"), [("1.3", "sanctum"), ("1.1", None)])
def test_three_prohibitions_leave_the_house_of_a_controlled_artifact(edition: str, house: str | None) -> None:
    """KF.cannot-beats-must-house, KF.cannot-against-must-no-house: Pitlord demands what Tezmal forbids; a Sigil opens Sanctum."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(line="tezmal tezmal tezmal"),
        foe=seat(
            line="pitlord", artifacts="sigil-of-brotherhood", archives="troll", houses=["untamed", "shadows", "dis"]
        ),
    )
    for k, name in enumerate(["untamed", "shadows", "dis"]):
        t.you.reaps(f"tezmal@line:{k}", name)

    t.you.ends_turn()

    t.then("table", house=house).asks("archives", "foe")


def test_a_stolen_pitlord_binds_its_new_controller_only() -> None:
    """KF.must-choose-house, KF.control-house: the Collar takes Pitlord; its owner is free, the taker must choose Dis."""
    t = given(
        house="dis",
        you=seat(hand="collar-of-subordination", houses=["dis", "sanctum", "mars"]),
        foe=seat(line="pitlord", houses=["logos", "dis", "shadows"]),
    )
    t.you.plays("collar-of-subordination")
    t.you.ends_turn()
    t.asks("house", "foe", options="dis logos shadows").answers("logos")

    t.foe.ends_turn()

    t.then("table", house="dis").because("KF.must-choose-house")


@pytest.mark.parametrize(("line", "options"), [("pitlord!logos", 3), ("pitlord!logos urchin[experimental-therapy]", 1)])
def test_a_maverick_pitlord_demands_dis_where_dis_may_be_chosen(line: str, options: int) -> None:
    """KF.no-other-house, KF.several-houses-at-once: ignored without Dis; a card of all houses makes it eligible."""
    t = given(step="start", you=seat(line=line, houses=["logos", "sanctum", "mars"]))

    if options == 1:
        t.then("table", house="dis")
    else:
        t.asks("house", options="logos mars sanctum")


def test_a_text_that_is_blank_demands_no_house_and_sees_no_turn() -> None:
    """KF.next-turn-effects, KF.blank-text-box: under Shadow of Dis neither Pitlord nor Director of Z.Y.X. speak, until it ends."""
    t = given(
        house="dis",
        you=seat(hand="shadow-of-dis", line="pitlord", houses=THREE),
        foe=seat(line="director-of-zyx pitlord mother", hand=6, deck="troll krump", houses=["dis", "logos", "shadows"]),
    )
    t.you.plays("shadow-of-dis").then("foe", hand_size=6)
    t.you.ends_turn()
    t.asks("house", options="dis logos shadows").then("foe", archives="").answers("logos")

    t.foe.ends_turn().then("foe", hand_size=7).then("table", house="dis")
    t.you.ends_turn()

    t.then("foe", archives="troll").then("table", house="dis").asks("archives")


def test_restringuntus_keeps_its_word_under_another_controller() -> None:
    """KF.leaving-play, KF.taking-control: the Collar takes Restringuntus, which has not left play; Logos stays barred."""
    t = given(
        house="dis",
        you=seat(hand="restringuntus", houses=["dis", "logos", "untamed"]),
        foe=seat(hand="collar-of-subordination", houses=["dis", "logos", "shadows"]),
    )
    t.you.plays("restringuntus", "logos")
    t.you.ends_turn("dis")
    t.foe.plays("collar-of-subordination")
    t.foe.ends_turn()
    t.asks("house", "you", options="dis logos untamed").answers("dis")

    t.you.ends_turn()

    t.asks("house", "foe", options="dis shadows")


@pytest.mark.parametrize(("first", "hand", "archives"), [("archives", "dodger", "troll"), (0, "troll dodger", "")])
def test_memory_chip_and_the_archives_come_in_either_order(first: str | int, hand: str, archives: str) -> None:
    """KF.after-choosing-house: take the archives, then archive a card; or archive it and take it back with the rest."""
    t = given(
        step="start",
        you=seat(hand="troll", archives="dodger", artifacts="memory-chip", houses=["logos", "mars", "dis"]),
    )
    t.answers("logos").asks("order").answers(first).asks("archives")

    t.answers("yes", *(["troll"] if first == "archives" else []))

    assert sorted(t.player("you")["hand"]) == sorted(hand.split())
    t.then("you", archives=archives)


# ------------------------------------------------------------------ effects that last
def test_elusive_until_the_start_of_your_turn_ends_for_each_player_in_turn() -> None:
    """KF.next-turn-effects: both used Hideaway Hole; each covers creatures played later and ends at its player's turn."""
    t = given(
        house="shadows",
        you=seat(artifacts="hideaway-hole", hand="bad-penny", houses=["shadows", "logos", "dis"]),
        foe=seat(artifacts="hideaway-hole", line="krump", houses=["shadows", "logos", "brobnar"]),
    )
    t.you.omnis("hideaway-hole")
    t.you.plays("bad-penny").then("bad-penny", keywords="elusive").then("krump", keywords="")
    t.you.ends_turn("brobnar")
    t.foe.omnis("hideaway-hole").then("bad-penny", keywords="elusive").then("krump", keywords="elusive")
    t.foe.ends_turn("shadows").then("bad-penny", keywords="").then("krump", keywords="elusive")

    t.you.ends_turn("brobnar")

    t.then("krump", keywords="")


def test_next_turn_effects_used_as_yours_bind_the_owner() -> None:
    """KF.as-if-it-were-yours, KF.next-turn-effects: Nexus uses an enemy Lash and Lifeward; their owner is "your opponent"."""
    t = given(
        house="shadows",
        you=seat(line="nexus nexus", houses=["shadows", "logos", "dis"]),
        foe=seat(amber=6, hand="pitlord fear", artifacts="lash-of-broken-dreams lifeward", houses=THREE),
    )
    t.you.reaps("nexus@line:0", "lash-of-broken-dreams")
    t.you.reaps("nexus@line:1", "lifeward").then("foe", artifacts="lash-of-broken-dreams lifeward")
    t.you.ends_turn("dis").then("foe", keys=0, key_cost=9)
    t.may_not("play:pitlord", "KF.play-restrictions")

    t.foe.ends_turn("dis")

    t.then("foe", key_cost=6)


def test_a_skipped_step_and_a_graft_meet_a_key_forged_by_card() -> None:
    """KF.skipped-step, KF.next-turn-effects: two Miasmas skip one step 1; Key Charge forges, and the Graft takes the rest."""
    t = given(
        house="shadows",
        you=seat(hand="miasma miasma interdimensional-graft!shadows", houses=["shadows", "logos", "dis"]),
        foe=seat(amber=13, hand="key-charge", houses=["untamed", "dis", "logos"]),
    )
    for name in ("miasma", "miasma", "interdimensional-graft"):
        t.you.plays(name)
    before = t.player("you")["amber"]
    t.you.ends_turn("untamed").then("foe", keys=0, amber=13)

    t.foe.plays("key-charge", "yes")

    t.then("foe", keys=1, amber=0).then("you", amber=before + 6)


def test_a_permission_outlives_its_source_but_not_its_creature() -> None:
    """KF.for-the-rest-of-the-turn, KF.leaving-lasting-effects: Deipno dies and its word stands; the creature returns as new."""
    t = given(
        house="brobnar",
        you=seat(hand="punch bumpsy", line="deipno-spymaster urchin bad-penny krump"),
        foe=seat(line="troll"),
    )
    t.you.omnis("deipno-spymaster", "urchin")

    t.you.plays("punch", "deipno-spymaster").then("deipno-spymaster", zone="discard")

    assert t.may("reap:urchin") and not t.may("reap:bad-penny")


def test_the_next_creature_you_play_uses_up_every_effect_that_waits_for_it() -> None:
    """KF.for-the-rest-of-the-turn: Soft Landing and Blypyp both mean the next one, a Scowly Caper in the enemy line included."""
    t = given(
        house="mars",
        you=seat(hand="soft-landing scowly-caper!mars mindwarper", line="blypyp"),
        foe=seat(line="krump"),
    )
    t.you.plays("soft-landing")
    t.you.reaps("blypyp")
    t.you.plays("scowly-caper", "right").then("scowly-caper", ready=True, controller="foe")

    t.you.plays("mindwarper", "left")

    t.then("mindwarper", ready=False)


# ------------------------------------------------------------------ each time you play
def test_several_watchers_of_a_play_come_before_its_own_ability() -> None:
    """KF.play-triggers-before-play: Witch, Full Moon and Library Access first, none asks for an order; then Charge's "Play:"."""
    t = given(
        house="untamed",
        you=seat(
            hand="full-moon full-moon library-access!untamed charge!untamed dust-pixie",
            line="hunting-witch",
            deck="troll krump dodger",
        ),
        foe=seat(line="krump"),
    )
    for name in ("full-moon", "full-moon", "library-access", "charge"):
        t.you.plays(name)
    before = t.player("you")["amber"]

    t.you.plays("dust-pixie", "left")

    t.then("you", amber=before + 5, hand="troll krump").then("foe.line[0]", damage=2)
    assert [k for k in t.happened() if k in ("gain", "draw", "damage")] == [*["gain"] * 4, "draw", "damage"]


def test_charge_goes_with_a_creature_you_play_into_the_enemy_line() -> None:
    """KF.card-overrides, KF.upgrade-granted-abilities: Scowly Caper was played by you; its enemies are its controller's."""
    t = given(house="shadows", you=seat(hand="charge!shadows scowly-caper", line="troll"), foe=seat(line="krump"))
    t.you.plays("charge")

    t.you.plays("scowly-caper", "left")

    t.then("troll", damage=2).then("krump", damage=0)


def test_library_access_draws_before_the_wormhole_looks_at_the_deck() -> None:
    """KF.play-triggers-before-play: Troll is drawn for Wild Wormhole, Krump is played by it and draws Dodger."""
    t = given(house="logos", you=seat(hand="library-access wild-wormhole", deck="troll krump dodger bumpsy"))
    t.you.plays("library-access")

    t.you.plays("wild-wormhole")

    t.then("you", line="krump", hand="troll dodger", deck="bumpsy")


@pytest.mark.parametrize(("offices", "line", "deck", "theirs"), [(1, "", "", 1), (2, "", "library-of-babble", 0)])
def test_a_toll_stops_a_card_that_an_effect_would_play(offices: int, line: str, deck: str, theirs: int) -> None:
    """KF.costs-of-playing, KF.a-card-that-cannot-be-played: the bonus of Wild Wormhole pays one Customs Office, not two."""
    t = given(
        house="logos",
        you=seat(hand="wild-wormhole", deck="library-of-babble"),
        foe=seat(artifacts=["customs-office"] * offices),
    )

    t.you.plays("wild-wormhole")

    t.then("you", deck=deck, amber=1 - theirs).then("foe", amber=theirs)


def test_two_tolls_on_an_enemy_artifact_are_paid_together_or_not_at_all() -> None:
    """KF.if-you-do-in-order-to: Nexus with 2 in the pool pays both Tentacus; with 1 it uses nothing and pays nothing."""
    for amber, left, theirs in ((1, 0, 2), (0, 1, 0)):
        t = given(
            house="shadows",
            you=seat(amber=amber, line="nexus", deck="troll"),
            foe=seat(line="tentacus tentacus", artifacts="library-of-babble"),
        )
        t.you.reaps("nexus")
        t.then("you", amber=left, hand=1 if theirs else 0).then("foe", amber=theirs)


def test_cards_that_may_not_be_played_are_not_played_by_cards_either() -> None:
    """KF.play-restrictions: after Treasure Map the card beneath Masterplan stays there, and is discarded with it."""
    t = given(house="shadows", you=seat(hand="treasure-map urchin", artifacts="masterplan/troll"))
    t.you.plays("treasure-map").may_not("play:urchin", "KF.play-restrictions")

    t.you.omnis("masterplan")

    t.then("troll", zone="discard").then("masterplan", zone="discard")


# ------------------------------------------------------------------ counting in a turn
def test_plays_stuns_removed_and_uses_by_effects_share_one_count() -> None:
    """KF.rule-of-six, KF.rule-of-six-stun, KF.rule-of-six-seventh: the sixth was the last, for effects, too."""
    line = "mindwarper+stun mindwarper+stun mindwarper mindwarper mindwarper mindwarper"
    t = given(
        house="mars", you=seat(hand="mindwarper", line=line, artifacts="dominator-bauble!mars"), foe=seat(line="krump")
    )
    t.you.plays("mindwarper", "right")
    t.you.unstuns("mindwarper@line:0")
    t.you.unstuns("mindwarper@line:1")
    for k in (2, 3, 4):
        t.you.reaps(f"mindwarper@line:{k}")
    t.may_not("reap:mindwarper@line:5", "KF.rule-of-six")

    t.you.acts("dominator-bauble", "mindwarper@line:5")

    t.then("you.line[5]", ready=True).because("KF.rule-of-six-seventh")


def test_a_card_played_by_a_card_counts_for_ember_imp() -> None:
    """KF.played-from-elsewhere, KF.play-restrictions: the Wormhole and the Wormhole it plays are two cards; Krump is the third."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="wild-wormhole krump"), foe=seat(line="ember-imp"))

    t.you.plays("wild-wormhole")

    t.then("you", deck="krump", line="", amber=2)


@pytest.mark.parametrize(
    ("play", "heals", "gains"), [("scowly-caper", 2, 0), ("seeker-needle!shadows", 2, 1), (None, 0, 1)]
)
def test_the_end_of_a_turn_counts_what_was_played_in_it(play: str | None, heals: int, gains: int) -> None:
    """KF.end-of-turn: Rogue Ogre wants exactly one card, Redlock no creature, in whosever line it stands."""
    t = given(
        house="shadows",
        you=seat(hand=[play] if play else [], line="redlock rogue-ogre+damage:3"),
        foe=seat(amber=1, houses=THREE),
    )
    if play:
        t.you.plays(play.split("!")[0])
    before = t.player("you")["amber"]

    t.you.ends_turn("redlock@line:0:end")

    t.then("rogue-ogre", damage=3 - heals, amber=1 if heals else 0).then("you", amber=before + gains)


# ------------------------------------------------------------------ refills
@pytest.mark.parametrize(
    ("chains", "hand", "mine", "theirs", "drawn", "left"),
    [
        (1, 6, "mother", "", 0, 0),
        (13, 4, "mother", "succubus", 0, 12),
        (0, 0, "", "urchin streke dodger succubus", 4, 0),
        (25, 0, "mother", "", 3, 24),
        (2, 7, "", "", 0, 2),
        (7, 0, "mother mother", "succubus", 5, 6),
    ],
)
def test_refill_and_chains_add_up(chains: int, hand: int, mine: str, theirs: str, drawn: int, left: int) -> None:
    """KF.refill-size, KF.chains-with-refill-modifiers: all modifiers first, then the chains; one is shed if a card was due."""
    t = given(
        house="logos",
        you=seat(chains=chains, hand=hand, deck=9, line=mine, houses=THREE),
        foe=seat(line=theirs, houses=THREE),
    )

    t.you.ends_turn()

    t.then("you", hand=hand + drawn, chains=left)


def test_punctuated_equilibrium_refills_both_as_at_the_end_of_their_turns() -> None:
    """KF.chains-when, KF.action-in-between: modifiers and chains of each player count; the card itself is not shuffled in."""
    t = given(
        house="untamed",
        you=seat(hand="punctuated-equilibrium troll krump", deck="dodger", chains=2, line="mother succubus"),
        foe=seat(hand="troll krump", deck=9, chains=13),
    )

    t.you.plays("punctuated-equilibrium")

    t.then("you", hand=3, deck="", discard="punctuated-equilibrium", chains=1).then("foe", hand=2, chains=12)


# ------------------------------------------------------------------ the end of the turn
@pytest.mark.parametrize(("under", "zone"), [("krump", "line"), ("swindle", "discard"), ("library-access", "purged")])
def test_a_card_played_at_the_end_of_the_turn(under: str, zone: str) -> None:
    """KF.end-of-turn, KF.alpha: Scowly destroys Jargogle: a creature stays exhausted, alpha comes too late, effects end at once."""
    t = given(
        house="shadows",
        you=seat(hand=6, line=f"jargogle/{under} scowly-caper", houses=["shadows", "logos", "dis"]),
        foe=seat(amber=3, houses=THREE),
    )

    t.you.ends_turn(*(["left"] if under == "krump" else []))

    t.then(under, zone=zone, ready=False).then("foe", amber=3).asks("house", "foe")
    assert t.s.lasting == ()


# ------------------------------------------------------------------ going back and starting anew in the middle of it
def test_permissions_and_lasting_effects_survive_clone_undo_and_save() -> None:
    """KF.for-the-rest-of-the-turn, KF.next-turn-effects: after every answer a copy, a loaded save and an undo agree."""
    t = given(
        house="sanctum",
        you=seat(
            hand="headhunter pitlord soft-landing!sanctum phase-shift!sanctum",
            line="brobnar-ambassador bumpsy",
            artifacts="lash-of-broken-dreams!sanctum",
            houses=["sanctum", "brobnar", "dis"],
        ),
        foe=seat(line="krump", houses=THREE),
    )
    steps = "reap:brobnar-ambassador play:phase-shift play:soft-landing play:headhunter left play:pitlord right"
    for answer in [*steps.split(), "action:lash-of-broken-dreams", "end-turn", "dis", "end-turn"]:
        before, copy, loaded = t.g.digest(), t.g.clone(), tableforge.load(t.g.save())
        key = t.match(answer)
        for g in (t.g, copy, loaded):
            assert g.digest() == before
            g.answer(key)
        after = t.g.digest()
        assert after == copy.digest() == loaded.digest()
        assert t.g.undo().digest() == before
        assert t.g.answer(key) is None or t.g.digest() == after
    t.then("table", active="you", house="dis")
