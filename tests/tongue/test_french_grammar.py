"""French without any game in it: elision, agreement, moods, negation."""

from __future__ import annotations

import pytest

from tableforge.keyforge.voice.fr.lexicon import (
    AOMBRE,
    ARCHIVER,
    ARTEFACT,
    CREATURE,
    DEGAT,
    DETRUIRE,
    ENTRER,
    FAIRE,
    INFLIGER,
    REPETER,
    VOLER,
)
from tableforge.tongue.both import MINUS, NBSP, signed
from tableforge.tongue.fr import (
    ETRE,
    NP,
    POUVOIR,
    VP,
    Noun,
    agree,
    join,
    listed,
    modal,
    np,
    passive,
    sentence,
    typeset,
)

SHE = np("une créature", CREATURE)
HE = np("un artéfact", ARTEFACT)
VOUS = NP(("vous",), you=True)


# ------------------------------------------------------------------ seams
@pytest.mark.parametrize(
    ("left", "right", "whole"),
    [
        ("de", "le deck", "du deck"),
        ("de", "les clés", "des clés"),
        ("à", "le sommet", "au sommet"),
        ("à", "les créatures", "aux créatures"),
        ("de", "la main", "de la main"),
        ("de", "l’artéfact", "de l’artéfact"),
        ("de", "Aombre", "d’Aombre"),
        ("de", "une créature", "d’une créature"),
        ("de", "autres cartes", "d’autres cartes"),
        ("de", "Éclat", "d’Éclat"),
        ("de", "hasard", "de hasard"),
        ("de", "Humain", "d’Humain"),
        ("de", "2 cartes", "de 2 cartes"),
        ("le", "Aombre", "l’Aombre"),
        ("la", "amélioration", "l’amélioration"),
        ("le", "hasard", "le hasard"),
        ("la", "archiver", "l’archiver"),
        ("que", "une carte", "qu’une carte"),
        ("que", "il joue", "qu’il joue"),
        ("que", "votre adversaire", "que votre adversaire"),
        ("jusqu’à ce que", "elle quitte le jeu", "jusqu’à ce qu’elle quitte le jeu"),
        ("ne", "est", "n’est"),
        ("si", "il joue", "s’il joue"),
        ("si", "ils jouent", "s’ils jouent"),
        ("si", "elle joue", "si elle joue"),
        ("Si", "il joue", "S’il joue"),
        ("ce", "artéfact", "cet artéfact"),
        ("ce", "deck", "ce deck"),
        ("sa", "armure", "son armure"),
        ("sa", "main", "sa main"),
        ("sommet de", "le deck", "sommet du deck"),
    ],
)
def test_words_are_elided_and_contracted_where_they_meet(left: str, right: str, whole: str) -> None:
    assert join(left, right) == whole


def test_a_seam_skips_what_is_empty() -> None:
    assert join("", "de", "", "le deck", "") == "du deck"


def test_a_preposition_is_repeated_before_each_conjunct() -> None:
    both = NP(("une créature", "le deck"))

    assert both.after("de") == "d’une créature et du deck"
    assert both.after("à") == "à une créature et au deck"


# ------------------------------------------------------------------ typography
def test_high_punctuation_and_guillemets_take_no_break_spaces() -> None:
    assert typeset("Jouez : « l'étape » ; oui !") == f"Jouez{NBSP}: «{NBSP}l’étape{NBSP}»{NBSP}; oui{NBSP}!"


def test_a_sentence_has_one_capital_and_one_period() -> None:
    assert sentence("étape") == "Étape."
    assert sentence("3 fois.") == "3 fois."


def test_a_lesser_value_has_a_minus_sign() -> None:
    assert (signed(2), signed(-2)) == ("+2", f"{MINUS}2")


# ------------------------------------------------------------------ agreement
@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("allié", "allié alliée alliés alliées"),
        ("ennemi", "ennemi ennemie ennemis ennemies"),
        ("adverse", "adverse adverse adverses adverses"),
        ("détruit", "détruit détruite détruits détruites"),
        ("mis", "mis mise mis mises"),
        ("premier", "premier première premiers premières"),
    ],
)
def test_an_adjective_has_four_forms(word: str, forms: str) -> None:
    assert [agree(word, fem, many) for many in (False, True) for fem in (False, True)] == forms.split()


def test_zero_and_one_are_singular() -> None:
    assert [DEGAT.counted(n) for n in (0, 1, 2)] == ["0 dégât", "1 dégât", "2 dégâts"]
    assert [AOMBRE.counted(n) for n in (1, 6)] == ["1 Aombre", "6 Aombres"]


def test_a_quantity_of_aombre_has_no_plural() -> None:
    assert (AOMBRE.of, DEGAT.of) == ("d’Aombre", "de dégâts")


def test_what_is_owned_agrees_with_what_is_owned() -> None:
    hand, armor, archives = Noun("main", True), Noun("armure", True), Noun("archives", True, "archives")

    assert (HE.own(hand), HE.own(armor), HE.own(archives, True)) == ("sa main", "son armure", "ses archives")
    assert np("deux cartes", plural=True).own(hand) == "leur main"


# ------------------------------------------------------------------ verbs
def test_a_pronoun_follows_an_imperative_and_precedes_the_other_moods() -> None:
    fight = VP(FAIRE, "combattre", "la")

    assert fight.imperative() == "faites-la combattre"
    assert fight.infinitive() == "la faire combattre"
    assert fight.present(VOUS) == "vous la faites combattre"
    assert fight.present(HE) == "un artéfact la fait combattre"


def test_a_pronoun_is_elided_before_a_verb_but_not_behind_an_imperative() -> None:
    archive = VP(ARCHIVER, "", "la")

    assert (archive.imperative(), archive.infinitive()) == ("archivez-la", "l’archiver")


def test_a_verb_agrees_with_its_subject() -> None:
    many = np("2 créatures", CREATURE, True)

    assert VP(VOLER, "1 Aombre").present(many) == "2 créatures volent 1 Aombre"
    assert VP(REPETER, "cet effet").present(SHE) == "une créature répète cet effet"
    assert VP(REPETER, "cet effet").imperative() == "répétez cet effet"


def test_a_passive_agrees_with_its_subject() -> None:
    many = np("2 créatures", CREATURE, True)

    assert passive(DETRUIRE, SHE).perfect(SHE) == "une créature a été détruite"
    assert passive(DETRUIRE, many).present(many) == "2 créatures sont détruites"


def test_entering_play_is_told_with_etre() -> None:
    assert VP(ENTRER, "en jeu").perfect(SHE) == "une créature est entrée en jeu"


def test_a_negation_embraces_the_verb() -> None:
    assert modal(POUVOIR, VP(VOLER)).present(SHE, "pas") == "une créature ne peut pas voler"
    assert VP(INFLIGER, "2 dégâts").present(SHE, "que") == "une créature n’inflige que 2 dégâts"
    assert VP(ETRE, "sonnée").perfect(SHE, "pas") == "une créature n’a pas été sonnée"


def test_an_enumeration_ends_with_et() -> None:
    assert (listed(["a"]), listed(["a", "b", "c"]), listed(["a", "b"], ", puis")) == ("a", "a, b et c", "a, puis b")


