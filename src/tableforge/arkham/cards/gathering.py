"""The Gathering: its scenario card, agendas, acts, locations, and the set “torch”."""

from __future__ import annotations

from tableforge.arkham.words import *

STUDY = named(("Study", "Étude"))
HALLWAY = named(("Hallway", "Vestibule"))
ATTIC = named(("Attic", "Grenier"))
CELLAR = named(("Cellar", "Cave"))
PARLOR = named(("Parlor", "Salon"))
GHOUL_PRIEST = named(("Ghoul Priest", "Prêtre Goule"))
LITA = named(("Lita Chantler", "Lita Chantler"))

the_gathering = Scenario(
    "the-gathering", code="01104", en="The Gathering", fr="Le Rassemblement", set="torch",
    abilities=(
        symbol(SKULL, minus(count(here(enemy & GHOUL)))),
        symbol(CULTIST_TOKEN, -1, if_(failure(), take(HORROR, 1))),
        symbol(TABLET, -2, if_(exists(here(enemy & GHOUL)), take(DAMAGE, 1))),
        hard_symbol(SKULL, -2, if_(failure(), after_test(fetch(enemy & GHOUL)))),
        hard_symbol(CULTIST_TOKEN, 0, reveal_another_token(), if_(failure(), take(HORROR, 2))),
        hard_symbol(TABLET, -4, if_(exists(here(enemy & GHOUL)), take_both(1))),
    ),
)  # fmt: skip

whats_going_on = Agenda(
    "whats-going-on", code="01105", en="What's Going On?!", fr="Que se Passe-t-il\u00a0!?",
    back=("A Lapse in Time", "Une Faille dans le Temps"), stage=1, doom=3, set="torch",
    abilities=(
        advance(choose_one(discard(random_of_each(hand_of(investigator))), take(HORROR, 2, lead), must=True, by=lead)),
    ),
)  # fmt: skip

rise_of_the_ghouls = Agenda(
    "rise-of-the-ghouls", code="01106", en="Rise of the Ghouls", fr="L’Émergence des Goules",
    back=("The Tunnels Below", "Les Tunnels du Dessous"), stage=2, doom=7, set="torch",
    abilities=(advance(shuffle_in(encounter_discard), discard_until(enemy & GHOUL), draw_that(that, lead)),),
)  # fmt: skip

theyre_getting_out = Agenda(
    "theyre-getting-out", code="01107", en="They're Getting Out!", fr="Elles vont Sortir\u00a0!",
    back=("The Ghouls Break Free", "Les Goules s’Échappent"), stage=3, doom=10, set="torch",
    abilities=(
        forced(at(ends(PHASE, phase=ENEMY_PHASE)), move_towards(each(enemy & GHOUL & ~engaged), PARLOR)),
        forced(at(ends(ROUND)), place(DOOM, count(enemy & GHOUL & at_(HALLWAY | PARLOR)), this)),
        advance(
            if_(act_is(1, 2), resolution("R3")),
            if_(act_is(3), trauma(PHYSICAL, 1, each(investigator)), defeat(each(investigator))),
        ),
    ),
)  # fmt: skip

trapped = Act(
    "trapped", code="01108", en="Trapped", fr="Piégés", back=("The Door on the Floor", "Une Porte sur le Sol"),
    stage=1, clues=2, set="torch",
    abilities=(
        advance(
            put_into_play(each(set_aside & (HALLWAY | ATTIC | CELLAR | PARLOR))),
            discard(each(enemy & at_(STUDY))),
            place_investigators(each(investigator), HALLWAY),
            remove(STUDY),
        ),
    ),
)  # fmt: skip

the_barrier = Act(
    "the-barrier", code="01109", en="The Barrier", fr="La Barrière",
    back=("Breaking the Barrier", "Briser la Barrière"), stage=2, clues=3, set="torch",
    abilities=(
        objective(
            when(ends(ROUND)),
            may_pay=spend(CLUE, per_investigator(3), group=investigator & at_(HALLWAY)),
            given=tokens(CLUE, investigator & at_(HALLWAY)) >= per_investigator(3),
        ),
        advance(
            reveal(PARLOR),
            put_into_play(each(set_aside & LITA), at=PARLOR),
            spawn_at(each(set_aside & GHOUL_PRIEST), HALLWAY),
        ),
    ),
)  # fmt: skip

what_have_you_done = Act(
    "what-have-you-done", code="01110", en="What Have You Done?", fr="Qu’avez-vous Fait\u00a0?",
    back=("Defending the Home", "Défendre la Demeure"), stage=3, set="torch",
    abilities=(
        objective(if_occurs(defeated(GHOUL_PRIEST))),
        advance(choose_one(resolution("R1"), resolution("R2"), must=True, by=lead)),
    ),
)  # fmt: skip

study = Location(
    "study", code="01111", en="Study", fr="Étude", shroud=2, clues=2, icon="study", connects=(), set="torch",
)  # fmt: skip

hallway = Location(
    "hallway", code="01112", en="Hallway", fr="Vestibule", shroud=1, clues=0, icon="hallway",
    connects=("attic", "cellar", "parlor"), set="torch",
)  # fmt: skip

attic = Location(
    "attic", code="01113", en="Attic", fr="Grenier", shroud=1, clues=2, icon="attic", connects=("hallway",),
    set="torch", victory=1,
    abilities=(forced(after(enters(you, this)), take(HORROR, 1)),),
)  # fmt: skip

cellar = Location(
    "cellar", code="01114", en="Cellar", fr="Cave", shroud=4, clues=2, icon="cellar", connects=("hallway",),
    set="torch", victory=1,
    abilities=(forced(after(enters(you, this)), take(DAMAGE, 1)),),
)  # fmt: skip

parlor = Location(
    "parlor", code="01115", en="Parlor", fr="Salon", shroud=2, clues=0, icon="parlor", connects=("hallway",),
    set="torch",
    abilities=(
        action(resign()),
        constant(gains(each(LITA & ~controlled), action(parley(test(INTELLECT, 4, ok=take_control(this)))))),
        while_unrevealed(cannot(TO_MOVE_INTO, each(investigator), this)),
    ),
)  # fmt: skip

ghoul_priest = Enemy(
    "ghoul-priest", code="01116", en="Ghoul Priest", fr="Prêtre Goule", fight=4, health=5, evade=4, damage=2,
    horror=2, per_investigator=True, traits=(HUMANOID, MONSTER, GHOUL, ELITE), set="torch", victory=2,
    abilities=(
        prey_most(skill_of(COMBAT)),
        hunter,
        retaliate,
    ),
)  # fmt: skip

lita_chantler = Asset(
    "lita-chantler", code="01117", en="Lita Chantler", fr="Lita Chantler", sub=("The Zealot", "La Zélatrice"),
    cost=0, slots=(ALLY_SLOT,), health=3, sanity=3, traits=(ALLY,), unique=True, set="torch",
    abilities=(
        constant(get(COMBAT, 1, each(here(investigator))), while_=exists(this & controlled_by(you))),
        reaction(
            when(succeeds(here(investigator), ATTACK, against=enemy & MONSTER)), hit(1),
            given=exists(this & controlled_by(you)),
        ),
    ),
)  # fmt: skip

flesh_eater = Enemy(
    "flesh-eater", code="01118", en="Flesh-Eater", fr="Dévoreur de Chair", fight=4, health=4, evade=1, damage=1,
    horror=2, traits=(HUMANOID, MONSTER, GHOUL), set="torch", victory=1,
    abilities=(spawn(ATTIC),),
)  # fmt: skip

icy_ghoul = Enemy(
    "icy-ghoul", code="01119", en="Icy Ghoul", fr="Goule des Glaces", fight=3, health=4, evade=4, damage=2, horror=1,
    traits=(HUMANOID, MONSTER, GHOUL), set="torch", victory=1,
    abilities=(spawn(CELLAR),),
)  # fmt: skip
