"""The three rulebooks, point by point: a named switch, read at one place, and the rule that holds in each book."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("1.0", "1.1", "1.3")


class Point:
    """One point of comparison: its row in the comparison of the books, its switch, and the rule that holds in 1.0, 1.1 and 1.3."""

    def __init__(self, row: int, switch: str, *rules: str) -> None:
        self.row = row
        self.switch = switch
        self.rules = rules


def _older(row: int, switch: str, old: str, new: str) -> Point:
    """Where 1.0 and 1.1 say or mean the same, and 1.3 something else."""
    return Point(row, switch, old, old, new)


def _alike(row: int, switch: str, rule: str) -> Point:
    """Where only one book speaks and the others follow, or all mean the same."""
    return Point(row, switch, rule, rule, rule)


POINTS: Final = (
    _older(1, "effects_change_first_turn", "KF.first-turn-effects-may-not-change", "KF.first-turn-effects-may-change"),
    _alike(2, "first_turn_other_zones", "KF.first-turn-other-zones"),
    _alike(3, "eligible_houses", "KF.no-other-house"),
    _older(4, "cannot_beats_must_house", "KF.cannot-against-must-no-house", "KF.cannot-beats-must-house"),
    _alike(5, "several_musts", "KF.several-must-choose"),
    _older(6, "bait_and_switch", "KF.bait-and-switch-1-1", "KF.erratum-bait-and-switch"),
    _alike(7, "repeats", "KF.repeats-and-rule-of-six"),
    _older(8, "library_access", "KF.library-access-1-1", "KF.erratum-library-access"),
    _older(9, "biomatrix_backup", "KF.biomatrix-backup-1-1", "KF.erratum-biomatrix-backup"),
    _older(10, "drummernaut", "KF.drummernaut-1-1", "KF.erratum-drummernaut"),
    _older(11, "played_card_is_yours", "KF.controller-before-1-3", "KF.controller-of-a-played-card"),
    _older(12, "omni_is_a_creature_use", "KF.creature-three-uses", "KF.creature-four-uses"),
    _alike(13, "alpha", "KF.alpha"),
    _alike(13, "deploy", "KF.deploy"),
    _alike(13, "omega", "KF.omega"),
    _older(14, "aember_on_cards_must_pay", "KF.aember-on-cards-may-pay", "KF.aember-on-cards-pays"),
    _alike(15, "whose_aember", "KF.aember-yours"),
    _alike(16, "lost_armor", "KF.which-armor-is-lost"),
    _alike(17, "damage_at_once", "KF.one-effect-many-creatures"),
    _older(18, "destroyed_label", "KF.destroyed-label-1-1", "KF.destroyed-label"),
    _alike(19, "healing_the_unhurt", "KF.heal"),
    _alike(20, "lone_creature", "KF.lone-creature"),
    _alike(21, "hidden_zone", "KF.leaving-into-hidden-zone"),
    _alike(22, "most_powerful", "KF.the-x-most-least-powerful"),
    _alike(23, "chains_and_mulligan", "KF.chains-and-mulligan"),
    _alike(24, "chains_in_set_up", "KF.chains-on-the-first-hand"),
    _older(25, "purged_face_up", "KF.purge-face-down", "KF.purge"),
    _older(26, "sacrifice_needs_control", "KF.sacrifice-as-if-yours", "KF.only-own-control"),
    _alike(27, "stun_by_effect", "KF.stun-use-by-card"),
    _alike(28, "power_0", "KF.power-0"),
    Point(29, "lethal_damage", "KF.lethal-damage-1-0", "KF.lethal-damage", "KF.lethal-damage"),
    _alike(30, "next_first_player", "KF.first-player-in-a-series"),
    Point(31, "rule_of_six", "KF.rule-of-six-1-0", "KF.rule-of-six", "KF.rule-of-six"),
    Point(32, "reshuffle", "KF.only-a-draw-reshuffles", "KF.only-a-draw-reshuffles-1-1", "KF.only-a-draw-reshuffles"),
    _older(33, "play_label", "KF.entering-before-play-1-1", "KF.entering-before-play"),
    Point(
        34, "house_of_a_play_by_effect", "KF.house-of-cards-played-by-an-effect",
        "KF.house-of-cards-played-by-an-effect-1-1", "KF.house-of-cards-played-by-an-effect",
    ),
    _alike(35, "damaged", "KF.damaged"),
    _older(36, "any_search_shuffles", "KF.shuffle-after-any-search", "KF.shuffle-after-search"),
    Point(37, "upgrade_host", "KF.upgrade-who-chooses-1-0", "KF.upgrade-who-chooses", "KF.upgrade-who-chooses"),
    _alike(38, "adjacent", "KF.adjacent"),
    _alike(38, "legacy", "KF.legacy"),
    _alike(38, "other_counters", "KF.other-counters"),
)  # fmt: skip


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
