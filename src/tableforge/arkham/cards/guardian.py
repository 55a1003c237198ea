"""Guardian: weapons, protection, and the will to fight."""

from __future__ import annotations

from tableforge.arkham.words import *

the_45_automatic = Asset(
    "45-automatic", code="01016", en=".45 Automatic", fr=".45 Automatique", cls=GUARDIAN, level=0, cost=4,
    slots=(HAND,), icons="a", traits=(ITEM, WEAPON, FIREARM),
    abilities=(
        uses(4, AMMO),
        action(fight(get(COMBAT, 1), hit(1)), cost=spend(AMMO, 1)),
    ),
)  # fmt: skip

physical_training = Asset(
    "physical-training", code="01017", en="Physical Training", fr="Entraînement Physique", cls=GUARDIAN, level=0,
    cost=2, icons="wc", traits=(TALENT,),
    abilities=(
        free(get(WILLPOWER, 1), cost=spend(RESOURCE, 1)),
        free(get(COMBAT, 1), cost=spend(RESOURCE, 1)),
    ),
)  # fmt: skip

beat_cop = Asset(
    "beat-cop", code="01018", en="Beat Cop", fr="Flic en Patrouille", cls=GUARDIAN, level=0, cost=4,
    slots=(ALLY_SLOT,), icons="c", health=2, sanity=2, traits=(ALLY, POLICE),
    abilities=(
        constant(get(COMBAT, 1)),
        free(deal(DAMAGE, 1, one(here(enemy))), cost=discard(this)),
    ),
)  # fmt: skip

first_aid = Asset(
    "first-aid", code="01019", en="First Aid", fr="Premiers Soins", cls=GUARDIAN, level=0, cost=2, icons="w",
    traits=(TALENT, SCIENCE),
    abilities=(
        uses(3, SUPPLY, discard_empty=True),
        action(
            choose_one(heal(DAMAGE, 1, one(here(investigator))), heal(HORROR, 1, one(here(investigator)))),
            cost=spend(SUPPLY, 1),
        ),
    ),
)  # fmt: skip

machete = Asset(
    "machete", code="01020", en="Machete", fr="Machette", cls=GUARDIAN, level=0, cost=3, slots=(HAND,), icons="c",
    traits=(ITEM, WEAPON, MELEE),
    abilities=(action(fight(get(COMBAT, 1), if_(only_one(that, enemy & engaged_with(you)), hit(1)))),),
)  # fmt: skip

guard_dog = Asset(
    "guard-dog", code="01021", en="Guard Dog", fr="Chien de Garde", cls=GUARDIAN, level=0, cost=3,
    slots=(ALLY_SLOT,), icons="c", health=3, sanity=1, traits=(ALLY, CREATURE),
    abilities=(reaction(when(dealt(DAMAGE, this, by=enemy)), deal(DAMAGE, 1, that)),),
)  # fmt: skip

evidence = Event(
    "evidence", code="01022", en="Evidence!", fr="Preuve\u00a0!", cls=GUARDIAN, level=0, cost=1, icons="ii",
    traits=(INSIGHT,),
    abilities=(
        fast,
        play(discover(1), timing=after(defeated(enemy, by=you))),
    ),
)  # fmt: skip

dodge = Event(
    "dodge", code="01023", en="Dodge", fr="Esquive", cls=GUARDIAN, level=0, cost=1, icons="wa", traits=(TACTIC,),
    abilities=(
        fast,
        play(cancel(), timing=when(attacks(enemy, here(investigator)))),
    ),
)  # fmt: skip

dynamite_blast = Event(
    "dynamite-blast", code="01024", en="Dynamite Blast", fr="Explosion de Dynamite", cls=GUARDIAN, level=0, cost=5,
    icons="w", traits=(TACTIC,),
    abilities=(
        play(
            choose(one(your_location | connecting(your_location))),
            deal(DAMAGE, 3, each((enemy | investigator) & at_(that))),
        ),
    ),
)  # fmt: skip

vicious_blow = Skill(
    "vicious-blow", code="01025", en="Vicious Blow", fr="Coup Vicieux", cls=GUARDIAN, level=0, icons="c",
    traits=(PRACTICED,),
    abilities=(committed(if_(success() & test_is(ATTACK), hit(1))),),
)  # fmt: skip

extra_ammunition = Event(
    "extra-ammunition", code="01026", en="Extra Ammunition", fr="Munitions supplémentaires", cls=GUARDIAN, level=1,
    cost=2, icons="i", traits=(SUPPLY_TRAIT,),
    abilities=(play(place(AMMO, 3, one(asset & FIREARM & controlled_by(here(investigator))))),),
)  # fmt: skip

police_badge = Asset(
    "police-badge", code="01027", en="Police Badge", fr="Insigne de Police", cls=GUARDIAN, level=2, cost=3,
    slots=(ACCESSORY,), icons="w*", traits=(ITEM,),
    abilities=(
        constant(get(WILLPOWER, 1)),
        free(more_actions(2, active), given=turn_of(here(investigator)), cost=discard(this)),
    ),
)  # fmt: skip

beat_cop_2 = Asset(
    "beat-cop-2", code="01028", en="Beat Cop", fr="Flic en Patrouille", cls=GUARDIAN, level=2, cost=4,
    slots=(ALLY_SLOT,), icons="ca", health=3, sanity=2, traits=(ALLY, POLICE),
    abilities=(
        constant(get(COMBAT, 1)),
        free(deal(DAMAGE, 1, one(here(enemy))), cost=(exhaust(this), deal(DAMAGE, 1, this))),
    ),
)  # fmt: skip

shotgun = Asset(
    "shotgun", code="01029", en="Shotgun", fr="Fusil de Chasse", cls=GUARDIAN, level=4, cost=5, slots=(HAND, HAND),
    icons="cc", traits=(ITEM, WEAPON, FIREARM),
    abilities=(
        uses(2, AMMO),
        action(fight(get(COMBAT, 3), hit_instead(clamp(margin, 1, 5))), cost=spend(AMMO, 1)),
    ),
)  # fmt: skip
