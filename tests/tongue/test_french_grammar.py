"""French without any game in it: elision, agreement, moods, negation."""

from __future__ import annotations

import pytest

from tableforge.tongue.fr import (
    NP,
    YOU,
    Clause,
    Noun,
    agree,
    do,
    does,
    join,
    listed,
    modal,
    np,
    passive,
    sentence,
    sentences,
    typeset,
    under,
    verb,
    you_do,
)
from tableforge.tongue.text import MINUS, NBSP, format_signed

LAMPE, ARBRE, OR = Noun("lampe", True), Noun("arbre"), Noun("or", mass=True)
SHE = np("une lampe", LAMPE)
HE = np("un arbre", ARBRE)


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
    assert (format_signed(2), format_signed(-2)) == ("+2", f"{MINUS}2")


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
    assert [LAMPE.with_number(n) for n in (0, 1, 2)] == ["0 lampe", "1 lampe", "2 lampes"]


def test_a_quantity_of_what_is_not_counted_has_no_plural() -> None:
    assert (OR.of, LAMPE.of) == ("d’or", "de lampes")


def test_what_is_owned_agrees_with_what_is_owned() -> None:
    hand, armor, archives = Noun("main", True), Noun("armure", True), Noun("archives", True, "archives")

    assert (HE.own(hand), HE.own(armor), HE.own(archives, True)) == ("sa main", "son armure", "ses archives")
    assert np("deux cartes", plural=True).own(hand) == "leur main"


# ------------------------------------------------------------------ verbs
def test_a_verb_is_known_by_its_infinitive() -> None:
    assert [verb(x).il for x in ("allumer", "répéter", "posséder", "payer", "renvoyer", "déplacer")] == [
        "allume",
        "répète",
        "possède",
        "paie",
        "renvoie",
        "déplace",
    ]
    assert (verb("entrer").with_etre, verb("allumer").with_etre) == (True, False)
    with pytest.raises(AssertionError, match="how is 'finir' conjugated"):
        verb("finir")


def test_a_pronoun_follows_an_imperative_and_precedes_the_other_moods() -> None:
    light = do("faire", "briller", "la")

    assert light.imperative() == "faites-la briller"
    assert light.infinitive() == "la faire briller"
    assert light.present(YOU) == "vous la faites briller"
    assert light.present(HE) == "un arbre la fait briller"


def test_a_pronoun_is_elided_before_a_verb_but_not_behind_an_imperative() -> None:
    light = do("allumer", "", "la")

    assert (light.imperative(), light.infinitive()) == ("allumez-la", "l’allumer")


def test_a_verb_agrees_with_its_subject() -> None:
    many = np("2 lampes", LAMPE, True)

    assert do("brûler", "1 heure").present(many) == "2 lampes brûlent 1 heure"
    assert do("répéter", "cela").present(SHE) == "une lampe répète cela"
    assert do("répéter", "cela").imperative() == "répétez cela"


def test_a_passive_agrees_with_its_subject() -> None:
    many = np("2 lampes", LAMPE, True)

    assert passive("détruire", SHE).perfect(SHE) == "une lampe a été détruite"
    assert passive("détruire", many).present(many) == "2 lampes sont détruites"


def test_coming_in_is_told_with_etre() -> None:
    assert do("entrer", "dans la pièce").perfect(SHE) == "une lampe est entrée dans la pièce"


def test_a_negation_embraces_the_verb() -> None:
    assert modal("pouvoir", do("brûler")).present(SHE, "pas") == "une lampe ne peut pas brûler"
    assert do("allumer", "2 lampes").present(HE, "que") == "un arbre n’allume que 2 lampes"
    assert do("être", "allumée").perfect(SHE, "pas") == "une lampe n’a pas été allumée"


def test_an_enumeration_ends_with_et() -> None:
    assert (listed(["a"]), listed(["a", "b", "c"]), listed(["a", "b"], ", puis")) == ("a", "a, b et c", "a, puis b")


# ------------------------------------------------------------------ clauses into sentences
def test_beside_what_others_do_you_are_named() -> None:
    light, burn = you_do(do("allumer", "une lampe")), does(SHE, do("brûler"))

    assert sentences([light, light], True) == ["allumez une lampe et allumez une lampe"]
    assert sentences([burn, light], True) == ["une lampe brûle et vous allumez une lampe"]
    assert sentences([light, light], False) == ["allumez une lampe", "allumez une lampe"]


def test_a_subject_and_a_verb_that_were_just_said_are_not_said_again() -> None:
    big = Clause("une lampe gagne 2 pas", who="lampe", verb="gagne", rest="2 pas")
    old = Clause("une lampe gagne 1 heure", who="lampe", verb="gagne", rest="1 heure")
    lost = Clause("une lampe perd 1 heure", who="lampe", verb="perd", rest="1 heure")

    assert sentences([big, old], True) == ["une lampe gagne 2 pas et 1 heure"]
    assert sentences([big, lost], True) == ["une lampe gagne 2 pas et perd 1 heure"]


def test_what_hangs_on_a_condition_stands_behind_it() -> None:
    light = you_do(do("allumer", "une lampe"))

    assert [c.text for c in under("s’il fait nuit", [light])] == ["s’il fait nuit, allumez une lampe"]
