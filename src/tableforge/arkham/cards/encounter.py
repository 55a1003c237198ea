"""Encounter sets that several scenarios share, and the agents of the Ancient Ones."""

from __future__ import annotations

from tableforge.arkham.words import *

LOCKED_DOOR = named(("Locked Door", "Porte Verrouillée"))

swarm_of_rats = Enemy(
    "swarm-of-rats", code="01159", en="Swarm of Rats", fr="Nuée de Rats", fight=1, health=1, evade=3, damage=1,
    traits=(CREATURE,), quantity=3, set="rats",
    abilities=(hunter,),
)  # fmt: skip

ghoul_minion = Enemy(
    "ghoul-minion", code="01160", en="Ghoul Minion", fr="Serviteur Goule", fight=2, health=2, evade=2, damage=1,
    horror=1, traits=(HUMANOID, MONSTER, GHOUL), quantity=3, set="ghouls",
)  # fmt: skip

ravenous_ghoul = Enemy(
    "ravenous-ghoul", code="01161", en="Ravenous Ghoul", fr="Goule Affamée", fight=3, health=3, evade=3, damage=1,
    horror=1, traits=(HUMANOID, MONSTER, GHOUL), set="ghouls",
    abilities=(prey_least(remaining_health),),
)  # fmt: skip

grasping_hands = Treachery(
    "grasping-hands", code="01162", en="Grasping Hands", fr="Mains Saisissantes", traits=(HAZARD,), quantity=3,
    set="ghouls",
    abilities=(revelation(test(AGILITY, 3, ko=take(DAMAGE, margin))),),
)  # fmt: skip

rotting_remains = Treachery(
    "rotting-remains", code="01163", en="Rotting Remains", fr="Restes Pourrissants", traits=(TERROR,), quantity=3,
    set="striking_fear",
    abilities=(revelation(test(WILLPOWER, 3, ko=take(HORROR, margin))),),
)  # fmt: skip

frozen_in_fear = Treachery(
    "frozen-in-fear", code="01164", en="Frozen in Fear", fr="Paralysé par la Peur", traits=(TERROR,), quantity=2,
    set="striking_fear",
    abilities=(
        revelation(put_in_threat_area()),
        constant(first_costs_more(1, A_MOVE, A_FIGHT, AN_EVASION)),
        forced(at(ends(TURN, you)), test(WILLPOWER, 3, ok=discard(this))),
    ),
)  # fmt: skip

dissonant_voices = Treachery(
    "dissonant-voices", code="01165", en="Dissonant Voices", fr="Voix Dissonantes", traits=(TERROR,), quantity=2,
    set="striking_fear",
    abilities=(
        revelation(put_in_threat_area()),
        constant(cannot(TO_PLAY, you, asset | event)),
        forced(at(ends(ROUND)), discard(this)),
    ),
)  # fmt: skip

ancient_evils = Treachery(
    "ancient-evils", code="01166", en="Ancient Evils", fr="Antiques Fléaux", traits=(OMEN,), quantity=3,
    set="ancient_evils",
    abilities=(revelation(place(DOOM, 1, agenda, can_advance=True)),),
)  # fmt: skip

crypt_chill = Treachery(
    "crypt-chill", code="01167", en="Crypt Chill", fr="Froid de la Crypte", traits=(HAZARD,), quantity=2,
    set="chilling_cold",
    abilities=(
        revelation(
            test(
                WILLPOWER, 4,
                ko=or_else(discard(one(asset & controlled_by(you))), take(DAMAGE, 2)),
            )
        ),
    ),
)  # fmt: skip

obscuring_fog = Treachery(
    "obscuring-fog", code="01168", en="Obscuring Fog", fr="Brouillard Couvrant", traits=(HAZARD,), quantity=2,
    set="chilling_cold",
    abilities=(
        revelation(attach(your_location, most=1)),
        constant(get(SHROUD, 2, attached)),
        forced(after(succeeds(investigator, INVESTIGATION, against=attached)), discard(this)),
    ),
)  # fmt: skip

acolyte = Enemy(
    "acolyte", code="01169", en="Acolyte", fr="Acolyte", fight=3, health=1, evade=2, damage=1,
    traits=(HUMANOID, CULTIST), quantity=3, set="pentagram",
    abilities=(
        spawn(location & empty),
        forced(after(enters_play(this)), place(DOOM, 1, this)),
    ),
)  # fmt: skip

wizard_of_the_order = Enemy(
    "wizard-of-the-order", code="01170", en="Wizard of the Order", fr="Magicien de l’Ordre", fight=4, health=2,
    evade=2, damage=1, traits=(HUMANOID, CULTIST), set="pentagram",
    abilities=(
        spawn(location & empty),
        retaliate,
        forced(at(ends(PHASE, phase=MYTHOS_PHASE)), place(DOOM, 1, this)),
    ),
)  # fmt: skip

mysterious_chanting = Treachery(
    "mysterious-chanting", code="01171", en="Mysterious Chanting", fr="Mystérieuse Mélopée", traits=(HEX,),
    quantity=2, set="pentagram",
    abilities=(
        revelation(
            if_(
                exists(enemy & CULTIST),
                place(DOOM, 2, one(nearest(enemy & CULTIST))),
                otherwise=fetch(enemy & CULTIST),
            )
        ),
    ),
)  # fmt: skip

hunting_nightgaunt = Enemy(
    "hunting-nightgaunt", code="01172", en="Hunting Nightgaunt", fr="Maigre Bête de la Nuit Chasseresse", fight=3,
    health=4, evade=1, damage=1, horror=1, traits=(MONSTER, NIGHTGAUNT), quantity=2, set="nightgaunts",
    abilities=(
        hunter,
        constant(doubles_negative(while_evading=this)),
    ),
)  # fmt: skip

on_wings_of_darkness = Treachery(
    "on-wings-of-darkness", code="01173", en="On Wings of Darkness", fr="Sur les Ailes des Ténèbres", quantity=2,
    set="nightgaunts",
    abilities=(
        revelation(
            test(
                AGILITY, 4,
                ko=(
                    take_both(1),
                    then(
                        disengage(each(enemy & ~NIGHTGAUNT & engaged_with(you))),
                        move_to(one(location & CENTRAL)),
                    ),
                ),
            )
        ),
    ),
)  # fmt: skip

locked_door = Treachery(
    "locked-door", code="01174", en="Locked Door", fr="Porte Verrouillée", traits=(OBSTACLE,), quantity=2,
    set="locked_doors",
    abilities=(
        revelation(attach(one(with_most(tokens(CLUE), location & without(LOCKED_DOOR)), by=lead))),
        constant(cannot(TO_INVESTIGATE, each(investigator), attached)),
        action(test((COMBAT, AGILITY), 4, ok=discard(this))),
    ),
)  # fmt: skip

screeching_byakhee = Enemy(
    "screeching-byakhee", code="01175", en="Screeching Byakhee", fr="Byakhee Hurlant", fight=3, health=4, evade=3,
    damage=1, horror=2, traits=(MONSTER, BYAKHEE), quantity=2, set="agents_of_hastur", victory=1,
    abilities=(
        prey_least(remaining_sanity),
        hunter,
        constant(
            get(FIGHT, 1, this), get(EVADE, 1, this),
            while_=exists(investigator & engaged_with(this) & (remaining_sanity <= 4)),
        ),
    ),
)  # fmt: skip

the_yellow_sign = Treachery(
    "the-yellow-sign", code="01176", en="The Yellow Sign", fr="Le Signe Jaune", traits=(OMEN,), quantity=2,
    set="agents_of_hastur",
    abilities=(
        revelation(test(WILLPOWER, 4, ko=(take(HORROR, 2), search(card & weakness & MADNESS, draw=True)))),
    ),
)  # fmt: skip

yithian_observer = Enemy(
    "yithian-observer", code="01177", en="Yithian Observer", fr="Observateur Yithien", fight=4, health=4, evade=3,
    damage=1, horror=1, traits=(MONSTER, YITHIAN), quantity=2, set="agents_of_yog", victory=1,
    abilities=(
        prey_least(cards_in_hand),
        forced(
            when(attacks(this, you)),
            or_else(discard(random_(hand)), attack_deals_more(damage=1, horror=1)),
        ),
    ),
)  # fmt: skip

offer_of_power = Treachery(
    "offer-of-power", code="01178", en="Offer of Power", fr="Offre de Pouvoir", traits=(PACT,), quantity=2,
    set="agents_of_yog",
    abilities=(
        peril,
        revelation(
            choose_one((draw(2), place(DOOM, 2, agenda, can_advance=True)), take(HORROR, 2), must=True)
        ),
    ),
)  # fmt: skip

relentless_dark_young = Enemy(
    "relentless-dark-young", code="01179", en="Relentless Dark Young", fr="Sombre Rejeton Acharné", fight=4,
    health=5, evade=2, damage=2, horror=1, traits=(MONSTER, DARK_YOUNG), set="agents_of_shub", victory=1,
    abilities=(
        prey_least(skill_of(AGILITY)),
        forced(at(ends(ROUND)), heal(DAMAGE, 2, this)),
    ),
)  # fmt: skip

goat_spawn = Enemy(
    "goat-spawn", code="01180", en="Goat Spawn", fr="Rejeton de la Chèvre", fight=3, health=3, evade=2, damage=1,
    traits=(HUMANOID, MONSTER), quantity=3, set="agents_of_shub",
    abilities=(
        hunter,
        retaliate,
        forced(when(defeated(this)), take(HORROR, 1, each(investigator & at_(this)))),
    ),
)  # fmt: skip

young_deep_one = Enemy(
    "young-deep-one", code="01181", en="Young Deep One", fr="Jeune Profond", fight=3, health=3, evade=3, damage=1,
    horror=1, traits=(HUMANOID, MONSTER, DEEP_ONE), quantity=2, set="agents_of_cthulhu",
    abilities=(
        prey_least(skill_of(COMBAT)),
        hunter,
        forced(after(engages(this, you)), take(HORROR, 1)),
    ),
)  # fmt: skip

dreams_of_rlyeh = Treachery(
    "dreams-of-rlyeh", code="01182", en="Dreams of R'lyeh", fr="Rêves de R’lyeh", traits=(OMEN,), quantity=2,
    set="agents_of_cthulhu",
    abilities=(
        revelation(put_in_threat_area()),
        constant(get(WILLPOWER, -1), get(SANITY, -1)),
        action(test(WILLPOWER, 3, ok=discard(this))),
    ),
)  # fmt: skip
