"""Rogue: tricks, resources and getting away."""

from __future__ import annotations

from tableforge.arkham.words import *

switchblade = Asset(
    "switchblade", code="01044", en="Switchblade", fr="Cran d’Arrêt", cls=ROGUE, level=0, cost=1, slots=(HAND,),
    icons="a", traits=(ITEM, WEAPON, MELEE, ILLICIT),
    abilities=(
        fast,
        action(fight(if_(success(by=2), hit(1)))),
    ),
)  # fmt: skip

burglary = Asset(
    "burglary", code="01045", en="Burglary", fr="Cambriolage", cls=ROGUE, level=0, cost=1, icons="i",
    traits=(TALENT, ILLICIT),
    abilities=(action(investigate(results(gain(RESOURCE, 3))), cost=exhaust(this)),),
)  # fmt: skip

pickpocketing = Asset(
    "pickpocketing", code="01046", en="Pickpocketing", fr="Vol à la Tire", cls=ROGUE, level=0, cost=2, icons="a",
    traits=(TALENT, ILLICIT),
    abilities=(reaction(after(evaded(enemy, by=you)), draw(1), cost=exhaust(this)),),
)  # fmt: skip

the_41_derringer = Asset(
    "41-derringer", code="01047", en=".41 Derringer", fr="Derringer .41", cls=ROGUE, level=0, cost=3, slots=(HAND,),
    icons="c", traits=(ITEM, WEAPON, FIREARM, ILLICIT),
    abilities=(
        uses(3, AMMO),
        action(fight(get(COMBAT, 2), if_(success(by=2), hit(1))), cost=spend(AMMO, 1)),
    ),
)  # fmt: skip

leo_de_luca = Asset(
    "leo-de-luca", code="01048", en="Leo De Luca", fr="Leo De Luca",
    sub=("The Louisiana Lion", "Le Lion de Louisiane"), cls=ROGUE, level=0, cost=6, slots=(ALLY_SLOT,), icons="i",
    health=2, sanity=2, traits=(ALLY, CRIMINAL), unique=True,
    abilities=(constant(extra_action(1)),),
)  # fmt: skip

hard_knocks = Asset(
    "hard-knocks", code="01049", en="Hard Knocks", fr="Coups Durs", cls=ROGUE, level=0, cost=2, icons="ca",
    traits=(TALENT,),
    abilities=(
        free(get(COMBAT, 1), cost=spend(RESOURCE, 1)),
        free(get(AGILITY, 1), cost=spend(RESOURCE, 1)),
    ),
)  # fmt: skip

elusive = Event(
    "elusive", code="01050", en="Elusive", fr="Insaisissable", cls=ROGUE, level=0, cost=2, icons="ia",
    traits=(TACTIC,),
    abilities=(
        fast,
        play(
            disengage(each(enemy & engaged_with(you))),
            move_to(one(location & revealed & without(enemy))),
            during=your_turn,
        ),
    ),
)  # fmt: skip

backstab = Event(
    "backstab", code="01051", en="Backstab", fr="Attaque par Derrière", cls=ROGUE, level=0, cost=3, icons="ca",
    traits=(TACTIC,),
    abilities=(play(fight(use_skill(AGILITY, COMBAT), hit(2))),),
)  # fmt: skip

sneak_attack = Event(
    "sneak-attack", code="01052", en="Sneak Attack", fr="Attaque par Surprise", cls=ROGUE, level=0, cost=2,
    icons="ic", traits=(TACTIC,),
    abilities=(play(deal(DAMAGE, 2, one(here(enemy) & exhausted))),),
)  # fmt: skip

opportunist = Skill(
    "opportunist", code="01053", en="Opportunist", fr="Opportuniste", cls=ROGUE, level=0, icons="*",
    traits=(INNATE,),
    abilities=(
        only_to_your_tests,
        committed(if_(success(by=3), keep_after_test(this))),
    ),
)  # fmt: skip

leo_de_luca_1 = Asset(
    "leo-de-luca-1", code="01054", en="Leo De Luca", fr="Leo De Luca",
    sub=("The Louisiana Lion", "Le Lion de Louisiane"), cls=ROGUE, level=1, cost=5, slots=(ALLY_SLOT,), icons="i",
    health=2, sanity=2, traits=(ALLY, CRIMINAL), unique=True,
    abilities=(constant(extra_action(1)),),
)  # fmt: skip

cat_burglar = Asset(
    "cat-burglar", code="01055", en="Cat Burglar", fr="Monte-en-l’Air", cls=ROGUE, level=1, cost=4,
    slots=(ALLY_SLOT,), icons="wa", health=2, sanity=2, traits=(ALLY, CRIMINAL),
    abilities=(
        constant(get(AGILITY, 1)),
        action(
            disengage(each(enemy & engaged_with(you))), move_to(one(connecting(your_location))),
            cost=exhaust(this), provokes=False,
        ),
    ),
)  # fmt: skip

sure_gamble = Event(
    "sure-gamble", code="01056", en="Sure Gamble", fr="Pari Truqué", cls=ROGUE, level=3, cost=2,
    traits=(FORTUNE, INSIGHT),
    abilities=(
        fast,
        play(flip_token(), timing=after(token_revealed(you, negative=True))),
    ),
)  # fmt: skip

hot_streak = Event(
    "hot-streak", code="01057", en="Hot Streak", fr="Série Gagnante", cls=ROGUE, level=4, cost=3, icons="*",
    traits=(FORTUNE,),
    abilities=(play(gain(RESOURCE, 10)),),
)  # fmt: skip
