"""The Devourer Below: its scenario card, agendas, acts, locations, and the set “tentacles”."""

from __future__ import annotations

from tableforge.arkham.words import *

MAIN_PATH = named(("Main Path", "Chemin Principal"))
RITUAL_SITE = named(("Ritual Site", "Site du Rituel"))
UMORDHOTH = named(("Umôrdhoth", "Umôrdhoth"))
LITA = named(("Lita Chantler", "Lita Chantler"))

the_devourer_below = Scenario(
    "the-devourer-below", code="01142", en="The Devourer Below", fr="Le Dévoreur du Dessous", set="tentacles",
    abilities=(
        symbol(SKULL, minus(count(enemy & MONSTER))),
        symbol(CULTIST_TOKEN, -2, place(DOOM, 1, one(nearest(enemy)))),
        symbol(TABLET, -3, if_(exists(here(enemy & MONSTER)), take(DAMAGE, 1))),
        symbol(ELDER_THING, -5, if_(exists(enemy & ANCIENT_ONE), reveal_another_token())),
        hard_symbol(SKULL, -3, if_(failure(), after_test(fetch(enemy & MONSTER)))),
        hard_symbol(CULTIST_TOKEN, -4, place(DOOM, 2, one(nearest(enemy)))),
        hard_symbol(TABLET, -5, if_(exists(here(enemy & MONSTER)), take_both(1))),
        hard_symbol(ELDER_THING, -7, if_(exists(enemy & ANCIENT_ONE), reveal_another_token())),
    ),
)  # fmt: skip

the_arkham_woods = Agenda(
    "the-arkham-woods", code="01143", en="The Arkham Woods", fr="Les Bois d’Arkham",
    back=("Death to the Intruders", "Mort aux Intrus"), stage=1, doom=4, set="tentacles",
    abilities=(
        advance(
            shuffle_in(encounter_discard), discard_until(enemy & MONSTER), spawn_at(that, MAIN_PATH),
            then(place(DOOM, 1, that)),
        ),
    ),
)  # fmt: skip

the_ritual_begins = Agenda(
    "the-ritual-begins", code="01144", en="The Ritual Begins", fr="Le Rituel Commence",
    back=("The Will of Umôrdhoth", "La Volonté d’Umôrdhoth"), stage=2, doom=5, set="tentacles",
    abilities=(
        constant(get(FIGHT, 1, each(enemy)), get(EVADE, 1, each(enemy))),
        advance(
            for_each(
                investigator, test(WILLPOWER, 6, who=that, ko=gain_to_hand(random_(collection & weakness & MADNESS)))
            )
        ),
    ),
)  # fmt: skip

vengeance_awaits = Agenda(
    "vengeance-awaits", code="01145", en="Vengeance Awaits", fr="La Vengeance Attend",
    back=("The Devourer Below", "Le Dévoreur du Dessous"), stage=3, doom=5, set="tentacles",
    abilities=(
        forced(
            when(advances(this)),
            if_(
                act_is(1),
                put_into_play(each(set_aside & RITUAL_SITE)),
                otherwise=discard(each(enemy & at_(RITUAL_SITE))),
            ),
            spawn_at(each(set_aside & UMORDHOTH), RITUAL_SITE),
        ),
        advance(
            custom(
                "become_act_and_agenda",
                en="This card takes the place of the current act and of the current agenda: it is both.",
                fr="Cette carte prend la place de l’acte et de l’intrigue en cours\u00a0: elle est les deux à la fois.",
            )
        ),
        objective(if_occurs(defeated(UMORDHOTH)), resolution("R2")),
    ),
)  # fmt: skip

investigating_the_trail = Act(
    "investigating-the-trail", code="01146", en="Investigating the Trail", fr="Suivre la Piste",
    back=("Unveiling the Plan", "Dévoiler le plan"), stage=1, clues=3, set="tentacles",
    abilities=(
        advance(
            put_into_play(each(set_aside & RITUAL_SITE)),
            spawn_at(each(collection & logged("cultists-got-away")), MAIN_PATH),
        ),
    ),
)  # fmt: skip

into_the_darkness = Act(
    "into-the-darkness", code="01147", en="Into the Darkness", fr="Dans les Ténèbres",
    back=("Last Rites", "Derniers Sacrements"), stage=2, set="tentacles",
    abilities=(
        objective(if_occurs(enters(investigator, RITUAL_SITE))),
        advance(
            shuffle_in(encounter_discard), discard_until(enemy, either(count(investigator) >= 3, 2, 1)),
            spawn_at(that, RITUAL_SITE),
        ),
    ),
)  # fmt: skip

disrupting_the_ritual = Act(
    "disrupting-the-ritual", code="01148", en="Disrupting the Ritual", fr="Interrompre le Rituel",
    back=("The Ritual Is Broken", "Le Rituel est Rompu"), stage=3, set="tentacles",
    abilities=(
        action(test((WILLPOWER, AGILITY), 3, ok=place(CLUE, 1, this)), cost=spend(CLUE, 1)),
        objective(if_occurs(placed(CLUE, this)), given=tokens(CLUE, this) >= per_investigator(2)),
        advance(resolution("R1")),
    ),
)  # fmt: skip

main_path = Location(
    "main-path", code="01149", en="Main Path", fr="Chemin Principal", shroud=2, clues=0, icon="main-path",
    connects=("ritual-site",), traits=(WOODS,), set="tentacles",
    abilities=(
        constant(connected_to(location & WOODS & other)),
        action(resign()),
    ),
)  # fmt: skip

arkham_woods_unhallowed_ground = Location(
    "arkham-woods-unhallowed-ground", code="01150", en="Arkham Woods", fr="Bois d’Arkham",
    sub=("Unhallowed Ground", "Terre non Consacrée"), shroud=4, clues=1, icon="unhallowed-ground",
    connects=("cliffside", "old-house", "main-path"), back_icon="woods", back_connects=("main-path",),
    traits=(WOODS,), set="tentacles",
    abilities=(forced(after(enters(you, this)), test(WILLPOWER, 4, ko=take_both(1))),),
)  # fmt: skip

arkham_woods_twisting_paths = Location(
    "arkham-woods-twisting-paths", code="01151", en="Arkham Woods", fr="Bois d’Arkham",
    sub=("Twisting Paths", "Chemins Sinueux"), shroud=3, clues=1, icon="twisting-paths",
    connects=("tangled-thicket", "old-house", "main-path"), back_icon="woods", back_connects=("main-path",),
    traits=(WOODS,), set="tentacles",
    abilities=(forced(when(leaves(you, this)), test(INTELLECT, 3, ko=cancel())),),
)  # fmt: skip

arkham_woods_old_house = Location(
    "arkham-woods-old-house", code="01152", en="Arkham Woods", fr="Bois d’Arkham",
    sub=("Old House", "Vieille Maison"), shroud=2, clues=1, icon="old-house",
    connects=("twisting-paths", "unhallowed-ground", "main-path"), back_icon="woods", back_connects=("main-path",),
    traits=(WOODS,), set="tentacles",
    abilities=(constant(investigated_using(WILLPOWER, at=this)),),
)  # fmt: skip

arkham_woods_cliffside = Location(
    "arkham-woods-cliffside", code="01153", en="Arkham Woods", fr="Bois d’Arkham",
    sub=("Cliffside", "Bord de la Falaise"), shroud=2, clues=1, icon="cliffside",
    connects=("unhallowed-ground", "quiet-glade", "main-path"), back_icon="woods", back_connects=("main-path",),
    traits=(WOODS,), set="tentacles",
    abilities=(constant(investigated_using(AGILITY, at=this)),),
)  # fmt: skip

arkham_woods_tangled_thicket = Location(
    "arkham-woods-tangled-thicket", code="01154", en="Arkham Woods", fr="Bois d’Arkham",
    sub=("Tangled Thicket", "Fourrés Enchevêtrés"), shroud=2, clues=1, icon="tangled-thicket",
    connects=("quiet-glade", "twisting-paths", "main-path"), back_icon="woods", back_connects=("main-path",),
    traits=(WOODS,), set="tentacles",
    abilities=(constant(investigated_using(COMBAT, at=this)),),
)  # fmt: skip

arkham_woods_quiet_glade = Location(
    "arkham-woods-quiet-glade", code="01155", en="Arkham Woods", fr="Bois d’Arkham",
    sub=("Quiet Glade", "Clairière Tranquille"), shroud=1, clues=0, icon="quiet-glade",
    connects=("cliffside", "tangled-thicket", "main-path"), back_icon="woods", back_connects=("main-path",),
    traits=(WOODS,), set="tentacles",
    abilities=(action(choose_one(heal(DAMAGE, 1), heal(HORROR, 1)), limit=limit(1, TURN)),),
)  # fmt: skip

ritual_site = Location(
    "ritual-site", code="01156", en="Ritual Site", fr="Site du Rituel", shroud=3, clues=2, icon="ritual-site",
    connects=("main-path",), traits=(CAVE,), set="tentacles",
    abilities=(
        forced(
            at(ends(ROUND)), place(CLUE, per_investigator(2) - tokens(CLUE, this), this),
            given=tokens(CLUE, this) < per_investigator(2),
        ),
    ),
)  # fmt: skip

umordhoth = Enemy(
    "umordhoth", code="01157", en="Umôrdhoth", fr="Umôrdhoth", sub=("The Devourer Below", "Le Dévoreur du Dessous"),
    fight=5, health=6, evade=6, damage=3, horror=3, traits=(ANCIENT_ONE, ELITE), unique=True, set="tentacles",
    abilities=(
        hunter,
        massive,
        constant(get(HEALTH, per_investigator(4), this)),
        forced(at(ends(TURN)), ready(this)),
        action(resolution("R3"), given=exists(LITA & controlled_by(you))),
    ),
)  # fmt: skip

umordhoths_wrath = Treachery(
    "umordhoths-wrath", code="01158", en="Umôrdhoth's Wrath", fr="Colère d’Umôrdhoth", traits=(CURSE,), quantity=2,
    set="tentacles",
    abilities=(
        revelation(
            test(
                WILLPOWER, 5,
                ko=for_each(margin, choose_one(discard(one(hand & ~weakness)), take_both(1), must=True)),
            )
        ),
    ),
)  # fmt: skip
