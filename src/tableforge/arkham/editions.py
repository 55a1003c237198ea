"""The rules reference of 2016 and the later FAQ, point by point: a named switch, read at one place, and its rule by each."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("2016", "faq")


class Point:
    """One point on which the two differ: its switch, what it is about, and the rule that holds by each of them."""

    def __init__(self, switch: str, rule: str, en: str, fr: str) -> None:
        self.switch = switch
        self.rules = (f"{rule}-2016", rule)
        self.en = en
        self.fr = fr


POINTS: Final = (
    Point(
        "triggered_sources",
        "AH.triggered-sources",
        "who may use abilities of cards in a threat area",
        "qui peut utiliser les capacités des cartes d’une zone de menace",
    ),
    Point(
        "timing_point_order",
        "AH.timing-point-order",
        "the order of “when”, “at” and “if”",
        "l’ordre de « quand », « à » et « si »",
    ),
    Point(
        "nested_sequences",
        "AH.nested-sequences",
        "what an answer itself brings about",
        "ce qu’une réponse provoque à son tour",
    ),
    Point(
        "nested_tests",
        "AH.nested-skill-tests",
        "a skill test inside a skill test",
        "un test de compétence dans un autre",
    ),
    Point(
        "automatic_failure",
        "AH.modifiers-on-automatic-failure",
        "modifiers against an automatic failure",
        "les modificateurs face à un échec automatique",
    ),
    Point(
        "after_the_result",
        "AH.after-success-or-failure",
        "when “after you succeed or fail” comes",
        "le moment de « après que vous avez réussi ou échoué »",
    ),
    Point(
        "damage_to_assets",
        "AH.damage-to-your-asset",
        "damage dealt to an asset",
        "les dégâts infligés à un soutien",
    ),
    Point(
        "elimination_weaknesses",
        "AH.elimination-weaknesses",
        "the weaknesses of the eliminated",
        "les faiblesses des éliminés",
    ),
    Point(
        "canceled_attack",
        "AH.canceled-attack",
        "when an attack may be canceled",
        "le moment d’annuler une attaque",
    ),
)


class Edition:
    """The rules that a game is played by: each switch, and by switch the rule that holds."""

    def __init__(self, name: str) -> None:
        self.name = name
        k = NAMES.index(name)
        self.rule = {p.switch: p.rules[k] for p in POINTS}
        faq = name == "faq"
        self.anyone_there_may_trigger = faq
        self.when_before_at = faq
        self.tests_wait_for_the_action = faq
        self.lucky_needs_a_chance = faq
        self.reactions_before_results = faq
        self.asset_damage_is_yours = faq
        self.weaknesses_have_the_last_word = faq
        self.attacks_are_canceled_first = faq


EDITIONS: Final = {name: Edition(name) for name in NAMES}
