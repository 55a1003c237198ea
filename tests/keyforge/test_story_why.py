"""The story says why: where a creature went, which keyword dealt damage, what happened instead, why nothing came of a card."""

from __future__ import annotations

from random import Random

import pytest

import tableforge
from tableforge.keyforge.cards import CARDS, definition
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.voice.languages import tongue
from tableforge.keyforge.voice.table import missing

NBSP = "\u00a0"


def lines(t: Ruling, lang: str = "en", eyes: int | None = 0) -> list[str]:
    """The short story."""
    return [line.text.replace(NBSP, " ") for line in t.g.game.speech.story(t.g.events, eyes, lang)]


def log(t: Ruling, lang: str = "en", eyes: int | None = 0) -> list[str]:
    """Every event by itself."""
    return [e.text(lang, eyes).replace(NBSP, " ") for e in t.g.log]


# ------------------------------------------------------------------ places
def test_a_creature_that_is_played_takes_a_flank_beside_somebody() -> None:
    """KF.enter-on-a-flank."""
    t = given(house="brobnar", you=seat(hand="troll", line="urchin"))
    t.you.plays("troll", "right")
    assert lines(t) == ["You play Troll on the right flank, beside Urchin."]
    assert lines(t, eyes=1) == ["Your opponent plays Troll on the right flank, beside Urchin."]
    assert lines(t, "fr") == ["Vous jouez Troll sur le flanc droit, à côté de la créature Orphelin."]
    assert "Your Troll enters play exhausted on the right flank, beside Urchin." in log(t)
    t = given(house="brobnar", you=seat(hand="troll", line="urchin"))
    t.you.plays("troll", "left")
    assert lines(t) == ["You play Troll on the left flank, beside Urchin."]


def test_a_creature_that_is_deployed_stands_between_two_others() -> None:
    """KF.deploy."""
    t = given(house="shadows", you=seat(hand="little-niff", line="umbra dodger"))
    t.you.plays("little-niff").answers("1")
    assert "You play Little Niff between Umbra and Dodger." in lines(t)
    assert "Vous jouez Mini Niff entre la créature Umbra et la créature L’Anguille." in lines(t, "fr")


def test_of_the_only_creature_no_place_is_told() -> None:
    t = given(house="brobnar", you=seat(hand="troll"))
    t.you.plays("troll")
    assert lines(t) == ["You play Troll."] and lines(t, "fr") == ["Vous jouez Troll."]


def test_a_creature_that_changes_sides_is_told_with_its_place() -> None:
    """KF.taking-control."""
    t = given(house="mars", you=seat(hand="hypnobeam", line="tunk umbra"), foe=seat(line="troll"))
    t.you.plays("hypnobeam", "left")
    assert "You take control of Troll, placed on the left flank, beside Tunk." in lines(t)
    told = "Vous prenez le contrôle de la créature Troll, placée sur le flanc gauche, à côté de la créature Horion."
    assert told in lines(t, "fr")


def test_an_upgrade_is_played_on_its_creature_in_one_line() -> None:
    """KF.upgrade-attaching."""
    t = given(house="shadows", you=seat(hand="duskrunner", line="umbra"))
    t.you.plays("duskrunner")
    assert lines(t) == ["You play Duskrunner on Umbra."]
    assert lines(t, "fr")[0].endswith("sur la créature Umbra.")


def test_bonus_amber_agrees_in_number() -> None:
    """KF.aember-bonus-first."""
    for card, english, french in (("ghostly-hand", "+2 æmber", "+2 Aombres"), ("miasma", "+1 æmber", "+1 Aombre")):
        t = given(house="shadows", you=seat(hand=card))
        t.you.plays(card)
        assert lines(t)[0].endswith(f"({english}).") and lines(t, "fr")[0].endswith(f"({french}).")


# ------------------------------------------------------------------ damage
def test_assault_says_that_it_is_no_fight_damage() -> None:
    """KF.assault-x."""
    t = given(house="untamed", you=seat(line="fanghouse"), foe=seat(line="champion-anaphiel"))
    t.you.fights("fanghouse")
    assert lines(t) == [
        "Your Fanghouse attacks Champion Anaphiel.",
        "The armor of the enemy Champion Anaphiel prevents 1 damage (assault).",
        "Fanghouse deals 2 damage to the enemy Champion Anaphiel (assault).",
        "The fight of Fanghouse and Champion Anaphiel: 3 damage dealt, 6 taken.",
        "Fanghouse is destroyed.",
    ]
    assert lines(t, "fr")[2].endswith(
        "(assaut)."
    ) and "Fanghouse deals 3 damage to the enemy Champion Anaphiel." in log(t)


def test_hazardous_says_so_and_who_gave_it() -> None:
    """KF.hazardous-x."""
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="briar-grubbling"))
    t.you.fights("troll")
    assert "Briar Grubbling deals 5 damage to your Troll (hazardous)." in lines(t)
    assert any([x.endswith("(hasardeux).") for x in lines(t, "fr")])
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="krump[way-of-the-porcupine]"))
    t.you.fights("troll")
    assert "Krump deals 3 damage to your Troll (hazardous, thanks to Way of the Porcupine)." in lines(t)


def test_shadow_self_takes_damage_instead_of_its_neighbor() -> None:
    """KF.shadow-self-redirect."""
    t = given(house="brobnar", you=seat(line="troll", hand="punch"), foe=seat(line="urchin shadow-self"))
    t.you.plays("punch", "urchin")
    assert "Punch deals 3 damage to the enemy Shadow Self instead of Urchin." in lines(t)
    assert any(["à la place de la créature Orphelin." in x for x in lines(t, "fr")])
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="umbra shadow-self"))
    t.you.fights("troll", "umbra")
    assert lines(t) == ["Your Troll attacks Umbra: 8 damage dealt to Shadow Self instead, 2 taken."]
    assert "Troll deals 8 damage to the enemy Shadow Self instead of Umbra." in log(t)


def test_a_fight_is_one_line_where_nothing_comes_between() -> None:
    t = given(house="brobnar", you=seat(line="bumpsy"), foe=seat(line="shooler"))
    t.you.fights("bumpsy")
    assert lines(t) == ["Your Bumpsy attacks Shooler: 5 damage dealt, 5 taken.", "Bumpsy and Shooler are destroyed."]


def test_armor_is_told_on_both_sides_of_a_fight() -> None:
    """KF.armor."""
    t = given(house="sanctum", you=seat(line="champion-anaphiel"), foe=seat(line="raiding-knight"))
    t.you.fights("champion-anaphiel")
    assert (
        lines(t)[0]
        == "Your Champion Anaphiel attacks Raiding Knight: 4 damage dealt (2 prevented), 3 taken (1 prevented)."
    )
    assert lines(t, "fr")[0].endswith("4 dégâts infligés (2 évités), 3 subis (1 évité).")


# ------------------------------------------------------------------ instead
def test_what_happens_instead_of_a_destruction_is_told() -> None:
    """KF.instead."""
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin[armageddon-cloak]"))
    t.you.plays("punch")
    saved = "The enemy Urchin is not destroyed (Armageddon Cloak); instead: “Fully heal this creature. Destroy Armageddon Cloak.”"
    assert saved in lines(t) and saved in log(t)
    assert "3 damage is healed from the enemy Urchin (thanks to Armageddon Cloak)." in lines(t)
    assert any(["à la place : « Soignez entièrement cette créature." in x for x in lines(t, "fr")])


# ------------------------------------------------------------------ what cannot be done
def test_a_creature_that_cannot_fight_is_told_with_the_reason_not_with_the_card_that_asks() -> None:
    """KF.no-target-no-fight."""
    t = given(house="brobnar", you=seat(hand="anger", line="headhunter+exhausted"))
    t.you.plays("anger")
    assert "Headhunter cannot fight, though Anger asks for it: there is no creature that it may attack." in lines(t)
    french = "La créature Chasseur de Têtes ne peut pas combattre, bien que la carte Colère le demande : il n’y a aucune créature"
    assert any([x.startswith(french) for x in lines(t, "fr")])


def test_the_card_that_forbids_is_named() -> None:
    """KF.cannot-beats-must-and-may: Foggify of the turn before."""
    t = given(
        house="logos", you=seat(hand="foggify", line="urchin", deck=9), foe=seat(hand="anger", line="troll", deck=9)
    )
    t.you.plays("foggify")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.plays("anger")
    assert "Troll cannot fight, though Anger asks for it: Foggify forbids it." in lines(t)
    assert any([x.endswith("la carte Sublimation l’interdit.") for x in lines(t, "fr")])


def test_a_card_that_cannot_be_used_says_that_it_is_exhausted() -> None:
    """KF.use-requirements-stay."""
    t = given(house="dis", you=seat(hand="poltergeist"), foe=seat(artifacts="library-of-babble+exhausted"))
    t.you.plays("poltergeist")
    assert "Library of Babble cannot be used, though Poltergeist asks for it: it is exhausted." in lines(t)


# ------------------------------------------------------------------ from where
def test_a_card_says_from_where_it_is_played() -> None:
    """KF.played-from-elsewhere."""
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="troll", line="urchin"))
    t.you.plays("wild-wormhole", "left")
    assert "You play Troll from your deck on the left flank, beside Urchin." in lines(t)
    assert "Your opponent plays Troll from their deck on the left flank, beside Urchin." in lines(t, eyes=1)
    assert "Vous jouez Troll depuis votre deck sur le flanc gauche, à côté de la créature Orphelin." in lines(t, "fr")
    assert "Your opponent plays Troll from their deck." in log(t, eyes=1)


def test_a_card_that_is_played_out_of_the_discard_pile_says_so() -> None:
    """KF.played-from-elsewhere."""
    t = given(house="dis", you=seat(hand="exhume", discard="urchin", line="troll"), foe=seat(amber=3))
    t.you.plays("exhume", "yes", "left")
    assert "You play Urchin from your discard pile on the left flank, beside Troll." in lines(t)
    assert "Your opponent plays Urchin from their discard pile on the left flank, beside Troll." in lines(t, eyes=1)
    assert any([x.startswith("Vous jouez Orphelin depuis votre défausse") for x in lines(t, "fr")])


def test_cards_that_go_elsewhere_say_from_where_and_hidden_ones_stay_hidden() -> None:
    """KF.into-the-archives."""
    t = given(house="logos", you=seat(hand="labwork dextre"))
    t.you.plays("labwork")
    assert "Dextre goes to your archives from your hand (Labwork)." in lines(t)
    assert "A card goes to your opponent’s archives from their hand (Labwork)." in lines(t, eyes=1)
    assert "Une carte rejoint les archives de votre adversaire depuis sa main (Recherches en Labo)." in lines(
        t, "fr", 1
    )
    t = given(house="untamed", you=seat(hand="regrowth", discard="troll"))
    t.you.plays("regrowth")
    assert "Troll goes to your hand from your discard pile (Regrowth)." in lines(t)


# ------------------------------------------------------------------ who gave it
def test_what_an_upgrade_grants_is_credited_to_the_upgrade() -> None:
    """KF.upgrade-attaching."""
    t = given(house="sanctum", you=seat(line="bulwark[duskrunner]"), foe=seat(amber=3))
    t.you.reaps("bulwark")
    assert "You steal 1 æmber (Bulwark, thanks to Duskrunner)." in lines(t)
    assert any(["(Bastion, grâce à l’amélioration" in x for x in lines(t, "fr")])


def test_what_an_upgrade_grants_in_vain_is_the_upgrades() -> None:
    t = given(house="sanctum", you=seat(line="bulwark[duskrunner]"))
    t.you.reaps("bulwark")
    assert "Duskrunner has no effect: there is no æmber for it to take." in lines(t)


# ------------------------------------------------------------------ what lasts
def test_an_effect_that_lasts_says_what_it_is_and_until_when() -> None:
    """KF.next-turn-effects."""
    t = given(house="logos", you=seat(hand="foggify"))
    t.you.plays("foggify")
    assert "Your Foggify is in force: “Your opponent cannot use creatures to fight on their next turn.”" in lines(t)
    assert "The enemy Foggify is in force: “Your opponent cannot use creatures to fight on their next turn.”" in lines(
        t, eyes=1
    )
    assert any(
        [
            x.startswith("L’effet de votre carte Sublimation s’applique : « Pendant le prochain tour")
            for x in log(t, "fr")
        ]
    )


def test_an_effect_that_lasts_for_a_chosen_creature_names_it() -> None:
    """KF.for-the-rest-of-the-turn; a quotation inside the quoted words has other marks."""
    t = given(house="brobnar", you=seat(hand="into-the-fray", line="troll krump"))
    t.you.plays("into-the-fray", "krump")
    told = (
        "Your Into the Fray is in force, for Krump: “For the remainder of the turn, a friendly Brobnar creature gains, "
    )
    assert f"{told}‘Fight: Ready this creature.’”" in lines(t)


# ------------------------------------------------------------------ piles and lists
def test_a_pile_that_is_shuffled_into_a_deck_takes_one_line() -> None:
    """KF.reach-of-abilities."""
    t = given(
        house="dis", you=seat(hand="troll urchin", artifacts="screaming-cave", deck=3, discard="troll krump valdr")
    )
    t.you.acts("screaming-cave")
    assert lines(t) == [
        "Your Screaming Cave is used.",
        "Your hand (2 cards) is shuffled into the deck (Screaming Cave).",
        "Your discard pile (3 cards) is shuffled into the deck (Screaming Cave).",
    ]
    assert len(log(t)) == 4 and "Votre défausse (3 cartes) est mélangée dans le deck (Caverne Hurlante)." in log(
        t, "fr"
    )
    assert not [x for x in log(t, eyes=1) if "Troll" in x or "Urchin" in x]
    t.then("you", hand="", discard="")


def test_cards_that_go_the_same_way_are_told_in_one_line_and_titles_with_commas_are_quoted() -> None:
    """KF.leaving-destination."""
    t = given(house="dis", you=seat(hand="hysteria", line="panpaca-anga troll"), foe=seat(line="urchin"))
    t.you.plays("hysteria")
    assert "“Panpaca, Anga” and Troll return to your hand (Hysteria)." in lines(t)
    assert "Les créatures « Panpaca, Anga » et Troll retournent dans votre main (Hystérie)." in lines(t, "fr")
    assert "Panpaca, Anga returns to your hand (Hysteria)." in log(t), "alone it needs no marks"


def test_a_destruction_is_told_once_with_its_cause_and_a_sacrifice_once() -> None:
    t = given(house="dis", you=seat(hand="gateway-to-dis", line="troll"), foe=seat(line="urchin"))
    t.you.plays("gateway-to-dis")
    assert [x for x in lines(t) if "destroyed" in x] == ["Troll and Urchin are destroyed (Gateway to Dis)."]


# ------------------------------------------------------------------ nothing
NOTHING = [
    ("poltergeist", "dis", "it would need “an artifact”.", "il faudrait « un artéfact »."),
    ("burn-the-stockpile", "brobnar", "its condition is not met (“if your opponent has 7 æmber or more”).", None),
    ("bait-and-switch", "shadows", "its condition is not met (“if your opponent has more æmber than you”).", None),
    (
        "mind-barb",
        "dis",
        "it would need “a card in your opponent’s hand”.",
        "il faudrait « une carte de la main de votre adversaire ».",
    ),
    ("pawn-sacrifice", "shadows", "it would need “a friendly creature”.", "il faudrait « une créature alliée »."),
]


@pytest.mark.parametrize(("card", "house", "english", "french"), NOTHING)
def test_a_card_without_effect_says_so_and_why(card: str, house: str, english: str, french: str | None) -> None:
    """KF.as-much-as-possible."""
    t = given(house=house, you=seat(hand=card))
    t.you.plays(card)
    for eyes in (0, 1):
        (told,) = [x for x in lines(t, eyes=eyes) if "has no effect" in x]
        assert told.endswith(f"has no effect: {english}")
    (told,) = [x for x in lines(t, "fr") if "n’a aucun effet" in x]
    assert french is None or told.endswith(french)


def test_a_card_that_finds_nothing_to_change_says_so() -> None:
    t = given(house="sanctum", you=seat(line="troll", artifacts="hallowed-blaster"))
    t.you.acts("hallowed-blaster")
    assert "Hallowed Blaster has no effect: no card that it could choose would change." in lines(t)


@pytest.mark.parametrize(
    ("card", "house", "line"), [("cooperative-hunting", "untamed", ""), ("equalize", "sanctum", "troll urchin")]
)
def test_tokens_that_are_none_or_may_lie_nowhere_else_are_told_to_change_nothing(
    card: str, house: str, line: str
) -> None:
    """KF.as-much-as-possible: no damage is dealt for no friendly creature, and no æmber is there to be redistributed."""
    t = given(house=house, you=seat(hand=card, line=line), foe=seat(line="urchin"))
    t.you.plays(card)
    assert [x for x in lines(t) if x.endswith("has no effect.")]
    assert [x for x in lines(t, "fr") if x.endswith("n’a aucun effet.")]


def test_a_card_that_has_an_effect_does_not_deny_it() -> None:
    t = given(house="brobnar", you=seat(hand="burn-the-stockpile"), foe=seat(amber=7))
    t.you.plays("burn-the-stockpile")
    t.then("foe", amber=3)
    assert not [x for x in log(t) if "no effect" in x]


def test_who_leaves_what_a_card_offers_is_told_to_have_done_so() -> None:
    """KF.may."""
    t = given(house="brobnar", you=seat(hand="ganger-chieftain", line="troll"), foe=seat(line="urchin"))
    t.you.plays("ganger-chieftain", "left").answers("no")
    assert lines(t, eyes=1)[-1] == "Your opponent leaves what Ganger Chieftain offers."
    assert lines(t, "fr")[-1] == "Vous renoncez à ce que permet la créature Chef de Gang."


def test_who_has_nothing_to_show_is_told_to_have_nothing() -> None:
    """KF.reveal-look: a Mars creature would have to be shown, so that nobody is told more than what everybody can see."""
    t = given(house="mars", you=seat(hand="troll", artifacts="incubation-chamber"))
    t.you.omnis("incubation-chamber").answers("done")
    told = "Incubation Chamber finds nothing to choose: it would need “a Mars creature in your hand”."
    assert lines(t, eyes=1)[-1] == told == lines(t)[-1]
    assert "ne trouve rien à choisir" in lines(t, "fr")[-1]


def test_an_untraced_game_tells_nothing_and_stands_the_same() -> None:
    """What is told changes nothing: the same play without a log ends in the same position."""
    ends = []
    for tracing in (True, False):
        t = given(
            house="dis", you=seat(hand="troll urchin", artifacts="screaming-cave", deck=3, discard="troll krump valdr")
        )
        t.s.tracing = tracing
        t.you.acts("screaming-cave")
        ends.append((t.g.digest(), bool(t.g.events)))
    assert ends[0][0] == ends[1][0] and [told for _, told in ends] == [True, False]


ROUTINE = ("discard", "gain", "omega", "destroy", "turn", "end-turn")  # what follows a card whatever comes of it


@pytest.mark.parametrize("seed", (3, 7, 12, 34))
def test_a_card_that_is_told_to_have_no_effect_has_none(seed: int) -> None:
    """Random games: after that nothing comes of the card before somebody is asked what to do next. Two of them use Shards."""
    g = tableforge.new("keyforge", decks=(f"forged:{2 * seed + 60}", f"forged:{2 * seed + 61}"), seed=seed)
    chance, idle = Random(seed), 0
    for _ in range(500):
        d = g.decision
        if d is None:
            break
        known = len(g.events)
        last = len(d.options) - (d.kind == "act" and len(d.options) > 1 and chance.random() < 0.9)
        g.answer(chance.randrange(last))
        new = g.events[known:]
        for n, e in enumerate(new):
            if e.kind == "nothing":
                idle += 1
                came = [
                    x for x in new[n + 1 :] if x.source == e.source and x.kind not in ROUTINE and x.cards != e.cards
                ]
                assert not came, (e.dump(), [x.dump() for x in came])
    assert idle > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_any_op_of_any_card_could_lack_has_words(lang: str) -> None:
    """KF.as-much-as-possible: whatever nothing comes of, the story can say why, and never stumbles over it."""
    t = tongue(lang)
    for d in [definition(id) for id in CARDS]:
        for program in d.programs.values():
            for op in program.ops:
                kind, text = missing(op, d, t)
                assert "{" not in text and (kind == "needs") <= bool(text)


def test_might_that_makes_no_right_is_told_for_what_it_lacks() -> None:
    """KF.as-much-as-possible: 25 power in all is wanted, and there is less."""
    t = given(house="brobnar", you=seat(hand="might-makes-right", line="troll"))
    t.you.plays("might-makes-right")
    told = [e.text("en", 0) for e in t.g.log]
    assert any(["too little power in all" in line for line in told]), told
