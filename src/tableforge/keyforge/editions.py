"""The three rulebooks: every point where they differ in play is one named switch, read at one place."""

from __future__ import annotations

from typing import Final


class Edition:
    """One rulebook."""

    def __init__(self, name: str) -> None:
        self.name = name
        newest = name == "1.3"
        # a card such as Phase Shift gives one more card in the first player's first turn
        self.effects_change_first_turn = newest
        # a house both demanded and forbidden: another is chosen, instead of none
        self.cannot_beats_must_house = newest
        # a "must" for a house out of reach is ignored; the older books are silent and follow
        self.only_own_or_controlled_houses = True
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
        # where the books word one and the same thing differently, the switch is the id of the edition's own rule
        self.destroyed_label = "KF.destroyed-label" if newest else "KF.destroyed-label-1-1"
        self.lethal_damage = "KF.lethal-damage-1-0" if name == "1.0" else "KF.lethal-damage"
        self.rule_of_six = "KF.rule-of-six-1-0" if name == "1.0" else "KF.rule-of-six"


EDITIONS: Final = {name: Edition(name) for name in ("1.0", "1.1", "1.3")}
