"""The three rulebooks, point by point: a named switch, read at one place, and the rule that holds in each book."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("1.0", "1.1", "1.3")


class Point:
    """One point of comparison: its row in the comparison of the books, its switch, and the rule that holds in 1.0, 1.1 and 1.3.

    Where these differ, `en` and `fr` say what the point is about.
    """

    def __init__(self, row: int, switch: str, rules: tuple[str, str, str], en: str = "", fr: str = "") -> None:
        self.row = row
        self.switch = switch
        self.rules = rules
        self.en = en
        self.fr = fr


def _older(row: int, switch: str, old: str, new: str, en: str, fr: str) -> Point:
    """Where 1.0 and 1.1 say or mean the same, and 1.3 something else."""
    return Point(row, switch, (old, old, new), en, fr)


def _alike(row: int, switch: str, rule: str) -> Point:
    """Where only one book speaks and the others follow, or all mean the same."""
    return Point(row, switch, (rule, rule, rule))


POINTS: Final = (
    _older(
        1,
        "effects_change_first_turn",
        "KF.first-turn-effects-may-not-change",
        "KF.first-turn-effects-may-change",
        "the first-turn rule and card effects",
        "la Règle du Premier Tour et les effets de cartes",
    ),
    _alike(2, "first_turn_other_zones", "KF.first-turn-other-zones"),
    _alike(3, "eligible_houses", "KF.no-other-house"),
    _older(
        4,
        "cannot_beats_must_house",
        "KF.cannot-against-must-no-house",
        "KF.cannot-beats-must-house",
        "a house that must and cannot be chosen",
        "une Maison à la fois imposée et interdite",
    ),
    _alike(5, "several_musts", "KF.several-must-choose"),
    _older(
        6,
        "bait_and_switch",
        "KF.bait-and-switch-1-1",
        "KF.erratum-bait-and-switch",
        "Bait and Switch",
        "Publicité Mensongère",
    ),
    _alike(7, "repeats", "KF.repeats-and-rule-of-six"),
    _older(
        8,
        "library_access",
        "KF.library-access-1-1",
        "KF.erratum-library-access",
        "Library Access",
        "Accès à la Bibliothèque",
    ),
    _older(
        9,
        "biomatrix_backup",
        "KF.biomatrix-backup-1-1",
        "KF.erratum-biomatrix-backup",
        "Biomatrix Backup",
        "Sauvegarde Biométrique",
    ),
    _older(
        10,
        "drummernaut",
        "KF.drummernaut-1-1",
        "KF.erratum-drummernaut",
        "Drummernaut",
        "Percutionaute",
    ),
    _older(
        11,
        "played_card_is_yours",
        "KF.controller-before-1-3",
        "KF.controller-of-a-played-card",
        "who controls a card that is played",
        "qui contrôle une carte jouée",
    ),
    _older(
        12,
        "omni_is_a_creature_use",
        "KF.creature-three-uses",
        "KF.creature-four-uses",
        "the ways to use a creature",
        "les façons d’utiliser une créature",
    ),
    _alike(13, "alpha", "KF.alpha"),
    _alike(13, "deploy", "KF.deploy"),
    _alike(13, "omega", "KF.omega"),
    _older(
        14,
        "aember_on_cards_must_pay",
        "KF.aember-on-cards-may-pay",
        "KF.aember-on-cards-pays",
        "æmber on cards that may pay for keys",
        "l’Aombre des cartes qui peut payer une clé",
    ),
    _alike(15, "whose_aember", "KF.aember-yours"),
    _alike(16, "lost_armor", "KF.which-armor-is-lost"),
    _alike(17, "damage_at_once", "KF.one-effect-many-creatures"),
    _older(
        18,
        "destroyed_label",
        "KF.destroyed-label-1-1",
        "KF.destroyed-label",
        "when “Destroyed:” resolves",
        "le moment où « Détruit : » est résolu",
    ),
    _alike(19, "healing_the_unhurt", "KF.heal"),
    _alike(20, "lone_creature", "KF.lone-creature"),
    _alike(21, "hidden_zone", "KF.leaving-into-hidden-zone"),
    _alike(22, "most_powerful", "KF.the-x-most-least-powerful"),
    _alike(23, "chains_and_mulligan", "KF.chains-and-mulligan"),
    _alike(24, "chains_in_set_up", "KF.chains-on-the-first-hand"),
    _older(
        25,
        "purged_face_up",
        "KF.purge-face-down",
        "KF.purge",
        "how purged cards lie",
        "la face des cartes purgées",
    ),
    _older(
        26,
        "sacrifice_needs_control",
        "KF.sacrifice-as-if-yours",
        "KF.only-own-control",
        "what may be sacrificed",
        "ce que l’on peut sacrifier",
    ),
    _alike(27, "stun_by_effect", "KF.stun-use-by-card"),
    _alike(28, "power_0", "KF.power-0"),
    Point(
        29,
        "lethal_damage",
        ("KF.lethal-damage-1-0", "KF.lethal-damage", "KF.lethal-damage"),
        "how much damage destroys",
        "combien de dégâts détruisent",
    ),
    _alike(30, "next_first_player", "KF.first-player-in-a-series"),
    Point(
        31,
        "rule_of_six",
        ("KF.rule-of-six-1-0", "KF.rule-of-six", "KF.rule-of-six"),
        "the Rule of Six",
        "la Règle de Six",
    ),
    Point(
        32,
        "reshuffle",
        ("KF.only-a-draw-reshuffles", "KF.only-a-draw-reshuffles-1-1", "KF.only-a-draw-reshuffles"),
        "when the discard pile is reshuffled",
        "quand la défausse est remélangée",
    ),
    _older(
        33,
        "play_label",
        "KF.entering-before-play-1-1",
        "KF.entering-before-play",
        "when “Play:” resolves",
        "le moment où « Jouez : » est résolu",
    ),
    Point(
        34,
        "house_of_a_play_by_effect",
        (
            "KF.house-of-cards-played-by-an-effect",
            "KF.house-of-cards-played-by-an-effect-1-1",
            "KF.house-of-cards-played-by-an-effect",
        ),
        "the house of a card played by an effect",
        "la Maison d’une carte jouée par un effet",
    ),
    _alike(35, "damaged", "KF.damaged"),
    _older(
        36,
        "any_search_shuffles",
        "KF.shuffle-after-any-search",
        "KF.shuffle-after-search",
        "which search shuffles a deck",
        "quelle recherche fait mélanger un deck",
    ),
    Point(
        37,
        "upgrade_host",
        ("KF.upgrade-who-chooses-1-0", "KF.upgrade-who-chooses", "KF.upgrade-who-chooses"),
        "who chooses the upgraded creature",
        "qui choisit la créature améliorée",
    ),
    _alike(38, "adjacent", "KF.adjacent"),
    _alike(38, "legacy", "KF.legacy"),
    _alike(38, "other_counters", "KF.other-counters"),
)


class Edition:
    """One rulebook."""

    def __init__(self, name: str) -> None:
        self.name = name
        newest = name == "1.3"
        # the rule behind each switch; where the books only word one thing differently, it is all that differs
        self.rule: dict[str, str] = {p.switch: p.rules[NAMES.index(name)] for p in POINTS}
        # a card such as Phase Shift gives one more card in the first player's first turn
        self.effects_change_first_turn = newest
        # a house both demanded and forbidden: another is chosen, instead of none
        self.cannot_beats_must_house = newest
        # whoever plays a card controls it, instead of its owner
        self.played_card_is_yours = newest
        # æmber on cards that may pay counts, and the key must be forged
        self.aember_on_cards_must_pay = newest
        # "Omni:" is one of a creature's own uses
        self.omni_is_a_creature_use = newest
        # purged cards lie face up
        self.purged_face_up = newest
        # only a card under one's control can be sacrificed
        self.sacrifice_needs_control = newest
        # Library Access, Biomatrix Backup, Bait and Switch, Drummernaut in their corrected wording
        self.errata = newest
        # any search of a deck shuffles it, not only a search of the whole
        self.any_search_shuffles = not newest


EDITIONS: Final = {name: Edition(name) for name in NAMES}
