"""Neutral player cards, open to every investigator."""

from __future__ import annotations

from tableforge.arkham.words import *

knife = Asset(
    "knife", code="01086", en="Knife", fr="Couteau", level=0, cost=1, slots=(HAND,), icons="c",
    traits=(ITEM, WEAPON, MELEE), quantity=4,
    abilities=(
        action(fight(get(COMBAT, 1))),
        action(fight(get(COMBAT, 2), hit(1)), cost=discard(this)),
    ),
)  # fmt: skip

flashlight = Asset(
    "flashlight", code="01087", en="Flashlight", fr="Lampe-Torche", level=0, cost=2, slots=(HAND,), icons="i",
    traits=(ITEM, TOOL), quantity=4,
    abilities=(
        uses(3, SUPPLY),
        action(investigate(get(SHROUD, -2, your_location)), cost=spend(SUPPLY, 1)),
    ),
)  # fmt: skip

emergency_cache = Event(
    "emergency-cache", code="01088", en="Emergency Cache", fr="Planque", level=0, cost=0, traits=(SUPPLY_TRAIT,),
    quantity=4,
    abilities=(play(gain(RESOURCE, 3)),),
)  # fmt: skip

guts = Skill(
    "guts", code="01089", en="Guts", fr="Cran", level=0, icons="ww", traits=(INNATE,), quantity=2,
    abilities=(
        max_committed(1),
        committed(if_(success(), draw(1))),
    ),
)  # fmt: skip

perception = Skill(
    "perception", code="01090", en="Perception", fr="Perception", level=0, icons="ii", traits=(PRACTICED,),
    quantity=2,
    abilities=(
        max_committed(1),
        committed(if_(success(), draw(1))),
    ),
)  # fmt: skip

overpower = Skill(
    "overpower", code="01091", en="Overpower", fr="Maîtrise", level=0, icons="cc", traits=(PRACTICED,), quantity=2,
    abilities=(
        max_committed(1),
        committed(if_(success(), draw(1))),
    ),
)  # fmt: skip

manual_dexterity = Skill(
    "manual-dexterity", code="01092", en="Manual Dexterity", fr="Dextérité", level=0, icons="aa", traits=(INNATE,),
    quantity=2,
    abilities=(
        max_committed(1),
        committed(if_(success(), draw(1))),
    ),
)  # fmt: skip

unexpected_courage = Skill(
    "unexpected-courage", code="01093", en="Unexpected Courage", fr="Courage Inattendu", level=0, icons="**",
    traits=(INNATE,), quantity=2,
    abilities=(max_committed(1),),
)  # fmt: skip

bulletproof_vest = Asset(
    "bulletproof-vest", code="01094", en="Bulletproof Vest", fr="Gilet Pare-Balles", level=3, cost=2, slots=(BODY,),
    icons="c*", health=4, traits=(ITEM, ARMOR), quantity=2,
)  # fmt: skip

elder_sign_amulet = Asset(
    "elder-sign-amulet", code="01095", en="Elder Sign Amulet", fr="Amulette du Signe des Anciens", level=3, cost=2,
    slots=(ACCESSORY,), icons="w*", sanity=4, traits=(ITEM, RELIC), quantity=2,
)  # fmt: skip
