"""The French voice: elision, agreement, moods, pronouns; and every card read over for what no French text may hold."""

# ruff: noqa: F403, F405  a test reads the whole vocabulary, as a card file does

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.voice.fr import cards as fr
from tableforge.keyforge.voice.fr.lexicon import (
    ARTEFACT,
    CREATURE,
    HOUSES,
    ZONES,
    keyword,
    trait,
)
from tableforge.keyforge.voice.fr.lexicon import (
    house as house_name,
)
from tableforge.keyforge.words import *
from tableforge.tongue.fr import (
    NP,
    np,
    typeset,
)
from tableforge.tongue.text import MINUS, NBSP
from tableforge.words.node import Node

SHE = np("une créature", CREATURE)
HE = np("un artéfact", ARTEFACT)
VOUS = NP(("vous",), you=True)


def said(*effects: Effect) -> str:
    """What effects say, with ordinary spaces."""
    return fr.effect_text(effects).replace(NBSP, " ")


def rule(ability: Has, id: str = "mother") -> str:
    """What an ability of a card says, with ordinary spaces; the card tells a creature from an artifact."""
    return fr.ability_text(ability, CARDS[id]).replace(NBSP, " ")


# ------------------------------------------------------------------ names
def test_qualifiers_agree_with_each_kind_of_card() -> None:
    assert fr.phrase(enemy.creature | enemy.artifact) == "une créature ennemie ou un artéfact ennemi"


def test_houses_with_a_plural_name_take_des() -> None:
    assert (house_name("shadows"), house_name("mars")) == ("Ombres", "Mars")
    assert fr.phrase(creature & SHADOWS) == "une créature de la Maison des Ombres"
    assert fr.phrase(creature & DIS) == "une créature de la Maison Dis"


def test_traits_and_keywords_have_their_french_names() -> None:
    assert (trait("giant"), trait("shard"), trait("thief")) == ("Géant", "Éclat", "Voleur")
    assert (keyword("elusive"), keyword("hazardous", 3)) == ("insaisissable", "hasardeux (3)")


def test_every_house_trait_and_keyword_of_the_cards_has_a_french_name() -> None:
    for card in CARDS.values():
        assert house_name(card.house.name)
        assert all(trait(t.name) != t.name.capitalize() or t.name in SAME_IN_FRENCH for t in card.traits)


SAME_IN_FRENCH = ("agent", "cyborg", "dragon", "mutant", "rat", "robot")


# ------------------------------------------------------------------ noun phrases
@pytest.mark.parametrize(
    ("what", "text"),
    [
        (friendly.creature, "une créature alliée"),
        (enemy.creature & flank, "une créature ennemie située sur un flanc"),
        (you.hand, "une carte de votre main"),
        (opponent.archives, "une carte des archives de votre adversaire"),
        (creature & ~flank, "une créature qui n’est pas située sur un flanc"),
        (creature & ~damaged, "une créature non blessée"),
        (creature & ~MARS, "une créature n’appartenant pas à la Maison Mars"),
        (creature & ~HORSEMAN, "une créature non-Cavalier"),
        (creature & elusive, "une créature dotée du mot-clé insaisissable"),
        (artifact & other, "un autre artéfact"),
        (creature & (power <= 3), "une créature de puissance 3 ou moins"),
        (creature & odd_power, "une créature de puissance impaire"),
        (neighbors(this), "une créature voisine"),
        (creature & a_discard_pile, "une créature d’une défausse"),
        (most_powerful(enemy.creature), "la créature ennemie la plus puissante"),
        (friendly.creature & GIANT & other, "une autre créature Géant alliée"),
        (under(this), "la carte placée sous cette carte"),
        (them, "l’une d’elles"),
        (creature & ~(flank | damaged), "une créature non blessée qui n’est pas située sur un flanc"),
    ],
)
def test_a_set_is_asked_for_with_its_article(what: q.Sel, text: str) -> None:
    assert fr.phrase(what) == text


def test_qualifiers_stand_in_the_order_trait_side_state_place_house_power_zone() -> None:
    everything = friendly.creature & (power <= 3) & BROBNAR & you.discard_pile & flank & damaged & GIANT

    assert fr.phrase(everything) == (
        "une créature Géant alliée blessée située sur un flanc de la Maison Brobnar de puissance 3 ou moins de votre défausse"
    )


def test_cards_in_several_zones_are_named_once() -> None:
    spring = any_number(creature & UNTAMED & (you.hand | you.discard_pile | friendly.creature))

    assert fr.phrase(spring) == (
        "n’importe quel nombre de créatures de la Maison des Indomptés de votre main, de votre défausse ou de votre ligne de front"
    )


def test_the_most_powerful_are_plural_when_there_are_several() -> None:
    assert fr.phrase(pick(3, most_powerful(creature, 3))) == "les 3 créatures les plus puissantes"
    assert fr.phrase(each(least_powerful(creature & ~MARS))) == (
        "chaque créature dont la puissance est la plus basse n’appartenant pas à la Maison Mars"
    )


# ------------------------------------------------------------------ effects
def test_what_is_done_to_the_same_card_is_said_in_one_sentence() -> None:
    assert said(ready(a(friendly.creature)), fight_with(it)) == "Redressez une créature alliée et faites-la combattre."
    assert said(use(a(artifact), as_yours=True), destroy(it)) == (
        "Utilisez un artéfact comme s’il vous appartenait, puis détruisez-le."
    )


def test_what_may_be_done_is_an_infinitive_with_the_pronoun_before_it() -> None:
    assert said(may(ready(a(neighbors(this))), fight_with(it))) == (
        "Vous pouvez redresser une créature voisine et la faire combattre."
    )


def test_what_others_do_is_in_the_third_person() -> None:
    assert said(lose(2, opponent)) == "Votre adversaire perd 2 Aombres."
    assert said(capture(1, by=a(friendly.creature))) == "Une créature alliée capture 1 Aombre."
    assert said(capture(1, by=pick(2, friendly.creature))) == "2 créatures alliées capturent 1 Aombre."


def test_a_player_just_named_is_il() -> None:
    assert said(when(opponent.amber >= 7, lose(4, opponent))) == (
        "Si votre adversaire possède 7 Aombres ou plus, il perd 4 Aombres."
    )


def test_beside_what_others_do_you_are_named() -> None:
    assert said(when(you.amber > opponent.amber, discard(random(1, opponent.hand)), draw(1))) == (
        "Si vous possédez plus d’Aombre que votre adversaire, il défausse une carte au hasard de sa main et vous piochez une carte."
    )


def test_damage_to_a_card_just_named_is_dealt_with_lui() -> None:
    assert rule(after(creature.enters_play, deal(1, it))) == (
        "Après qu’une créature est entrée en jeu, infligez-lui 1 dégât."
    )


def test_damage_to_several_picks_is_dealt_to_each_of_them() -> None:
    assert said(deal(1, up_to(3, creature))) == "Choisissez jusqu’à 3 créatures et infligez 1 dégât à chacune d’elles."


def test_one_point_of_damage_is_singular_when_it_destroys() -> None:
    assert said(deal(1, a(creature)), when(this_destroys_it, draw(1))).endswith(
        "Si ce dégât la détruit, piochez une carte."
    )
    assert said(deal(2, a(creature)), when(~this_destroys_it, draw(1))).endswith(
        "Si ces dégâts ne la détruisent pas, piochez une carte."
    )


def test_a_card_goes_home_to_your_hand_or_to_that_of_its_owner() -> None:
    assert (
        said(return_to_hand(a(creature & you.discard_pile)))
        == "Renvoyez une créature de votre défausse dans votre main."
    )
    assert (
        said(return_to_hand(pick(2, enemy.creature)))
        == "Renvoyez 2 créatures ennemies dans la main de leur propriétaire."
    )
    assert said(put_on_deck(each(artifact))) == "Mettez chaque artéfact au sommet du deck de son propriétaire."


def test_the_neighbors_of_a_card_just_named_are_its_own() -> None:
    assert said(stun(both(a(creature), each(neighbors(it))))) == "Sonnez une créature et chacune de ses voisines."
    assert said(deal(2, each(neighbors(opposing)))) == "Infligez 2 dégâts à chaque voisine de la créature adverse."


def test_what_happened_is_taken_up_by_de_la_sorte() -> None:
    assert said(destroy(each(friendly.artifact)), gain(2 * count(this_way))) == (
        "Détruisez chaque artéfact allié. Gagnez 2 Aombres pour chaque artéfact détruit de la sorte."
    )


def test_a_whole_pool_and_all_but_some_of_it() -> None:
    assert said(lose(you.amber)) == "Perdez tout votre Aombre."
    assert said(steal(opponent.amber - 6)) == "Volez tout l’Aombre de votre adversaire sauf 6."
    assert said(lose(half(their.amber), each_player)) == (
        "Chaque joueur perd la moitié de son Aombre (arrondie à l’inférieur)."
    )


def test_a_choice_says_a_shared_verb_once() -> None:
    assert said(choose_one(archive(top(you.deck)), archive(top(you.discard_pile)))) == (
        "Archivez la carte du sommet de votre deck ou la carte du sommet de votre défausse."
    )
    assert said(choose_one(destroy(each(creature)), gain(1))) == "Détruisez chaque créature ou gagnez 1 Aombre."


def test_a_custom_word_says_its_own_sentence() -> None:
    assert said(custom("x", en="Do it", fr="Faites-le")) == "Faites-le."


# ------------------------------------------------------------------ abilities
def test_this_is_spoken_by_its_type() -> None:
    this_is = {id: rule(omni(sacrifice(this)), id) for id in ("mother", "cannon", "duskrunner", "punch")}

    assert this_is == {
        "mother": "Omni : Sacrifiez cette créature.",
        "cannon": "Omni : Sacrifiez cet artéfact.",
        "duskrunner": "Omni : Sacrifiez cette amélioration.",
        "punch": "Omni : Sacrifiez cette carte.",
    }


def test_a_shared_label_names_both() -> None:
    assert rule((fight | reap)(draw(1))) == "Combat/Moisson : Piochez une carte."
    assert fr.ability_text(fight | reap) == "Combat/Moisson"


def test_two_creatures_in_one_clause_are_not_both_elle() -> None:
    dead = "Après qu’une créature ennemie est détruite en combattant cette créature, "

    assert rule(after(enemy.creature.is_destroyed_fighting(this), purge(it), gain(1))) == (
        dead + "purgez la créature détruite et gagnez 1 Aombre."
    )
    assert rule(after(enemy.creature.is_destroyed_fighting(this), capture(1))) == dead + "celle-ci capture 1 Aombre."


def test_a_reaction_is_told_in_the_perfect_and_a_repeated_one_in_the_present() -> None:
    assert rule(after(you.forges, gain(1))) == "Après que vous avez forgé une clé, gagnez 1 Aombre."
    assert rule(each_time(you.plays(creature & other), gain(1))) == (
        "Chaque fois que vous jouez une autre créature, gagnez 1 Aombre."
    )
    assert rule(after(you.plays(creature & other), gain(1))) == (
        "Après que vous avez joué une autre créature, gagnez 1 Aombre."
    )


def test_a_gained_ability_stands_between_guillemets() -> None:
    assert rule(gains(this_creature, skirmish, fight(gain_chains(1)))) == (
        "Cette créature gagne escarmouche et « Combat : Gagnez 1 chaîne »."
    )


def test_statements_about_the_same_card_share_their_subject_and_verb() -> None:
    assert rule(while_(~is_(this, flank), gets(this, power=5), gains(this, taunt))) == (
        "Tant que cette créature n’est pas située sur un flanc, elle gagne +5 en puissance et provocation."
    )


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (cannot(opponent.plays(artifact)), "Votre adversaire ne peut pas jouer d’artéfacts."),
        (cannot(enemy.creature.reaps), "Les créatures ennemies ne peuvent pas moissonner."),
        (cannot(opponent.plays(card), more_than=2), "Votre adversaire ne peut pas jouer plus de 2 cartes par tour."),
        (cannot(any_player.forges(1)), "Les joueurs ne peuvent pas forger leur première clé."),
        (only(this.attacks(creature & stunned)), "Cette créature ne peut attaquer que des créatures sonnées."),
        (must(you.chooses(DIS)), "Vous devez choisir la Maison Dis en tant que Maison active."),
        (toll(opponent.uses(artifact), 1), "Votre adversaire doit vous payer 1 Aombre pour utiliser un artéfact."),
        (fight_damage(this, 0), "Cette créature n’inflige aucun dégât en combattant."),
        (gets(each(enemy.creature), power=-2), f"Chaque créature ennemie subit {MINUS}2 en puissance."),
        (key_cost(each_player, -1), f"Les clés coûtent {MINUS}1 Aombre."),
        (
            while_(tally(you.plays(creature & other)) < 1, cannot(this.is_used)),
            "Tant que vous n’avez pas joué d’autre créature ce tour-ci, cette créature ne peut pas être utilisée.",
        ),
        (
            while_(tally(any_player.plays(creature)) < 1, enters(artifact, READY)),
            "Tant qu’aucune créature n’a été jouée ce tour-ci, les artéfacts entrent en jeu redressés.",
        ),
        (
            instead(creature.is_discarded_from_play, purge(it)),
            "Si une créature devait rejoindre une défausse depuis le jeu, purgez-la à la place.",
        ),
        (
            instead((neighbors(this) & ~SPECTER).is_dealt_damage, deal(that_much, this)),
            "Les dégâts infligés aux créatures non-Spectre voisines sont infligés à cette créature à la place.",
        ),
        (
            after(neighbors(this).is_used_to_fight, steal(1)),
            "Après qu’une créature voisine a été utilisée pour combattre, volez 1 Aombre.",
        ),
    ],
)
def test_rules_of_the_table_are_negated_and_conjugated(ability: Has, text: str) -> None:
    assert rule(ability) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            this_turn(after(you.plays(card & other), draw(1))),
            "Pour le reste du tour, chaque fois que vous jouez une autre carte, piochez une carte.",
        ),
        (
            next_turn(opponent, cannot(opponent.plays(creature))),
            "Pendant son prochain tour, votre adversaire ne peut pas jouer de créatures.",
        ),
        (
            until_your_next_turn(gains(each(friendly.creature), elusive)),
            "Jusqu’au début de votre prochain tour, chaque créature alliée gagne insaisissable.",
        ),
        (
            this_turn(enters(friendly.creature & MARS, READY), times=1),
            "Ce tour-ci, la prochaine créature de la Maison Mars que vous jouez entre en jeu redressée.",
        ),
        (
            this_turn(allow(friendly.creature.is_used), only(friendly.creature.fights)),
            "Pour le reste du tour, vous pouvez utiliser les créatures alliées comme si elles appartenaient à la Maison active, "
            "mais elles ne peuvent que combattre.",
        ),
        (
            this_turn(instead(chosen.is_dealt_damage, deal(that_much + 2, chosen))),
            "Pour le reste du tour, chaque fois que la carte choisie subit des dégâts, infligez-lui 2 dégâts supplémentaires.",
        ),
    ],
)
def test_what_lasts_says_how_long(effect: Effect, text: str) -> None:
    assert said(effect) == text


def test_a_card_that_enters_on_the_other_side_is_not_used_by_you() -> None:
    assert fr.card_text(CARDS["scowly-caper"]).split("\n")[1] == (
        "Cette créature entre en jeu sous le contrôle de votre adversaire et peut être utilisée comme si elle appartenait à la "
        "Maison active."
    )


# ------------------------------------------------------------------ every card
def editions() -> Iterator[tuple[w.Title, bool]]:
    for card in CARDS.values():
        yield card, True
        if card.older is not None:
            yield card, False


EVERY = [pytest.param(card, errata, id=card.id + ("" if errata else "@older")) for card, errata in editions()]


def words_in(x: object) -> Iterator[object]:
    """Every word and node inside a sentence."""
    if isinstance(x, Node):
        yield x
        for part in x.parts():
            yield from words_in(part)
    elif isinstance(x, tuple):
        for part in x:
            yield from words_in(part)
    elif is_dataclass(x):
        yield x
        for f in fields(x):
            yield from words_in(getattr(x, f.name))


NEVER = re.compile(
    r"\b(de le|de les|à le|à les|le Aombre|la Aombre|que (il|elle|une?|on)|si ils?|"
    r"(?<!-)(de|le|la|ne|que|se|jusque) (?!onze|hasard)[aeiouéèêâîôûhAEIOUÉÈÊÂ]\w*|ce [aeiouéh]\w*|"
    r"chaque (?!fois)\w+s|[01] (dégâts|Aombres|cartes|chaînes)|[2-9] (dégât|Aombre|carte|chaîne))\b"
)


@pytest.mark.parametrize(("card", "errata"), EVERY)
def test_no_card_breaks_a_rule_of_spelling(card: w.Title, errata: bool) -> None:
    text = fr.card_text(card, errata)

    assert bool(text) == bool(card.abilities)
    assert "  " not in text and "'" not in text and "None" not in text
    assert not re.search(r" [:;!?»]|« |\s[.,)]|\(\s", text), text
    assert not NEVER.search(text), NEVER.search(text)
    for line in text.splitlines():
        assert line.endswith(".") and not line.endswith("..") and line[0].isupper()
        assert all(s[0].isupper() or s[0].isdigit() for s in re.split(r"\. ", line.replace(NBSP, " ")))


def numbers(card: w.Title) -> set[int]:
    """The numbers above 1 that a card's sentences hold."""
    out: set[int] = set()
    for x in words_in(card.abilities):
        named = ("n", "splash", "total_power", "cards") if is_dataclass(x) else ("n",)
        if not isinstance(x, (q.Happening, q.Extreme)):
            out |= {abs(n) for n in (getattr(x, name, 0) for name in named) if isinstance(n, int)}
    return {n for n in out if n > 1}


@pytest.mark.parametrize(("card", "errata"), EVERY)
def test_every_number_house_trait_zone_and_keyword_is_said(card: w.Title, errata: bool) -> None:
    text = fr.card_text(card, errata)
    found = list(words_in(card.abilities if errata or card.older is None else card.older))
    houses = [HOUSES[x.name] for x in found if isinstance(x, q.HouseIs) and x.house >= 0]
    traits = [trait(x.name) for x in found if isinstance(x, q.TraitIs)]
    zones = [ZONES[x.zone].one for x in found if isinstance(x, q.Zone)]
    keywords = [keyword(x.name) for x in found if isinstance(x, q.KeywordIs)]

    assert not [n for n in numbers(card) if str(n) not in re.findall(r"\d+", text)], text
    assert not [name for name in houses + traits + zones + keywords if name.lower() not in text.lower()], text


def test_a_card_is_spoken_the_same_way_each_time() -> None:
    assert [fr.card_text(card) for card in CARDS.values()] == [fr.card_text(card) for card in CARDS.values()]


def test_a_card_that_names_another_speaks_its_french_title() -> None:
    assert "« Ours Vénérable »" in fr.card_text(CARDS["bear-flute"]).replace(NBSP, " ")
    assert "chaque exemplaire de cette carte" in fr.card_text(CARDS["routine-job"])


def test_the_text_before_the_errata_differs() -> None:
    card = CARDS["library-access"]

    assert fr.card_text(card).replace(fr.card_text(card, errata=False), "").strip() == "Purgez Accès à la Bibliothèque."


# ------------------------------------------------------------------ both languages say the same
@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("speed-sigil", "La première créature jouée à chaque tour entre en jeu redressée."),
        ("soft-landing", "la prochaine créature ou le prochain artéfact que vous jouez entre en jeu redressé."),
        ("doorstep-to-heaven", "Chaque joueur possédant 6 Aombres ou plus perd tout son Aombre sauf 5."),
        ("bait-and-switch", "une fois si votre adversaire possède toujours plus d’Aombre que vous."),
        ("mindworm", "un montant de dégâts égal à sa puissance."),
        ("exhume", "de votre défausse comme si elle était dans votre main et appartenait à la Maison active."),
        ("faygin", "une carte nommée « Orphelin » en jeu ou dans votre défausse."),
        ("master-the-theory", "vous pouvez archiver une carte de votre main pour chaque créature ennemie."),
        (
            "mass-abduction",
            "Si l’une d’elles quitte vos archives, elle est mise dans la main de son propriétaire à la place.",
        ),
        ("valdr", "Quand cette créature attaque une créature ennemie située sur un flanc, elle inflige +2 dégâts."),
        ("miasma", "Pendant son prochain tour, votre adversaire saute son étape « Forger une clé »."),
    ],
)
def test_the_french_of_a_card_says_what_its_english_says(id: str, text: str) -> None:
    assert fr.card_text(CARDS[id]).replace(NBSP, " ").endswith(text)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("tunk", "une autre créature de la Maison Mars, soignez entièrement Horion."),
        ("eater-of-the-dead", "placez 1 marqueur +1 en puissance sur Mangemort."),
        ("zyzzix-the-many", "archivez-la et placez 3 marqueurs +1 en puissance sur Zyzzix le Multiple."),
        ("harland-mindlock", "située sur un flanc jusqu’à ce qu’Harland Bloquesprit quitte le jeu."),
    ],
)
def test_a_creature_says_its_title_where_this_creature_would_be_another(id: str, text: str) -> None:
    assert fr.card_text(CARDS[id]).endswith(text)


def test_a_title_is_not_said_where_nothing_else_was_named() -> None:
    assert fr.card_text(CARDS["giant-sloth"]).partition("\n")[0].endswith("cette créature ne peut pas être utilisée.")
    assert fr.card_text(CARDS["restringuntus"]).endswith("jusqu’à ce que cette créature quitte le jeu.")


def test_what_armor_prevents_is_captured_by_the_creature_and_not_by_the_armor() -> None:
    assert "a annulé des dégâts, cette créature capture 1 Aombre" in fr.card_text(CARDS["maruck-the-marked"])


def test_all_that_is_searched_for_is_spoken_of_as_several() -> None:
    assert "cherchez toutes les cartes nommées" in fr.card_text(CARDS["bear-flute"])


def test_french_titles_are_typeset() -> None:
    titles = [card.title("fr") for card in CARDS.values()]

    assert [t for t in titles if t != typeset(t) or '"' in t] == []


def test_what_is_played_attacked_gained_or_saved_is_called_so() -> None:
    assert rule(play(this_turn(gains(each(friendly.creature), play(gain(1)))))) == (
        "Jouez : Pour le reste du tour, chaque créature que vous jouez gagne « Jouez : Gagnez 1 Aombre »."
    )
    assert rule(play(ready(a(friendly.creature)), fight_with(it), deal(2, each(neighbors(opposing))))) == (
        "Jouez : Redressez une créature alliée et faites-la combattre. Infligez 2 dégâts à chaque voisine de la créature attaquée."
    )
    assert rule(after(opponent.gains_by_reaping, capture(that_much))) == (
        "Après que votre adversaire a gagné de l’Aombre en moissonnant, cette créature le capture."
    )
    assert rule(play(deal(3, both(a(creature), a(neighbors(it)))))) == (
        "Jouez : Infligez 3 dégâts à une créature et 3 dégâts à l’une de ses voisines."
    )
