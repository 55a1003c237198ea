"""Basic weaknesses."""

from __future__ import annotations

from tableforge.arkham.words import *

amnesia = Treachery(
    "amnesia", code="01096", en="Amnesia", fr="Amnésie", traits=(MADNESS,), weakness=True, basic=True, quantity=2,
    abilities=(revelation(discard(pick(count(hand) - 1, hand & ~weakness))),),
)  # fmt: skip

paranoia = Treachery(
    "paranoia", code="01097", en="Paranoia", fr="Paranoïa", traits=(MADNESS,), weakness=True, basic=True, quantity=2,
    abilities=(revelation(discard_tokens(RESOURCE, all_there_is, you)),),
)  # fmt: skip

haunted = Treachery(
    "haunted", code="01098", en="Haunted", fr="Hanté", traits=(CURSE,), weakness=True, basic=True,
    abilities=(
        revelation(put_in_threat_area()),
        constant(get(EACH_SKILL, -1)),
        action(discard(this), n=2),
    ),
)  # fmt: skip

psychosis = Treachery(
    "psychosis", code="01099", en="Psychosis", fr="Psychose", traits=(MADNESS,), weakness=True, basic=True,
    abilities=(
        revelation(put_in_threat_area()),
        forced(after(takes(HORROR, you)), take(DAMAGE, 1, direct=True)),
        action(discard(this), n=2),
    ),
)  # fmt: skip

hypochondria = Treachery(
    "hypochondria", code="01100", en="Hypochondria", fr="Hypocondrie", traits=(MADNESS,), weakness=True, basic=True,
    abilities=(
        revelation(put_in_threat_area()),
        forced(after(takes(DAMAGE, you)), take(HORROR, 1, direct=True)),
        action(discard(this), n=2),
    ),
)  # fmt: skip

mob_enforcer = Enemy(
    "mob-enforcer", code="01101", en="Mob Enforcer", fr="Sbire de la Pègre", fight=4, health=3, evade=3, damage=1,
    traits=(HUMANOID, CRIMINAL), weakness=True, basic=True,
    abilities=(
        bearer_only,
        hunter,
        action(parley(discard(this)), cost=spend(RESOURCE, 4)),
    ),
)  # fmt: skip

silver_twilight_acolyte = Enemy(
    "silver-twilight-acolyte", code="01102", en="Silver Twilight Acolyte", fr="Acolyte du Crépuscule d’Argent",
    fight=2, health=3, evade=3, damage=1, traits=(HUMANOID, CULTIST, SILVER_TWILIGHT), weakness=True, basic=True,
    abilities=(
        bearer_only,
        hunter,
        forced(after(attacks(this)), place(DOOM, 1, agenda)),
    ),
)  # fmt: skip

stubborn_detective = Enemy(
    "stubborn-detective", code="01103", en="Stubborn Detective", fr="Détective Obstiné", fight=3, health=2, evade=2,
    damage=1, traits=(HUMANOID, DETECTIVE), weakness=True, basic=True,
    abilities=(
        bearer_only,
        hunter,
        constant(blank(each(investigator & at_(this)))),
    ),
)  # fmt: skip
