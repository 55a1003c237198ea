"""The Midnight Masks: its scenario card, agendas, act, locations, and the sets “arkham” and “cultists”."""

from __future__ import annotations

from tableforge.arkham.words import *

MASKED_HUNTER = named(("The Masked Hunter", "Le Chasseur Masqué"))
GHOUL_PRIEST = named(("Ghoul Priest", "Prêtre Goule"))
RIVERTOWN = named(("Rivertown", "Quartier de la Rivière"))
HOSPITAL = named(("St. Mary's Hospital", "Hôpital St. Mary"))
UNIVERSITY = named(("Miskatonic University", "Université Miskatonic"))
DOWNTOWN = named(("Downtown", "Centre-Ville"))
GRAVEYARD = named(("Graveyard", "Cimetière"))
NORTHSIDE = named(("Northside", "Quartier Nord"))

the_midnight_masks = Scenario(
    "the-midnight-masks", code="01120", en="The Midnight Masks", fr="Les Masques de Minuit", set="arkham",
    abilities=(
        symbol(SKULL, minus(most_of(tokens(DOOM), enemy & CULTIST))),
        symbol(CULTIST_TOKEN, -2, place(DOOM, 1, one(nearest(enemy & CULTIST)))),
        symbol(TABLET, -3, if_(failure(), move_tokens(CLUE, 1, you, your_location))),
        hard_symbol(SKULL, minus(tokens(DOOM, in_play))),
        hard_symbol(
            CULTIST_TOKEN, -2,
            if_(exists(enemy & CULTIST), place(DOOM, 1, each(enemy & CULTIST)), otherwise=reveal_another_token()),
        ),
        hard_symbol(TABLET, -4, if_(failure(), move_tokens(CLUE, all_there_is, you, your_location))),
    ),
)  # fmt: skip

predator_or_prey = Agenda(
    "predator-or-prey", code="01121a", en="Predator or Prey?", fr="Prédateur ou Proie\u00a0?", stage=1, doom=6,
    set="arkham",
    abilities=(
        action(resign()),
        advance(draw_that(each(set_aside & MASKED_HUNTER), lead)),
    ),
)  # fmt: skip

the_masked_hunter = Enemy(
    "the-masked-hunter", code="01121b", en="The Masked Hunter", fr="Le Chasseur Masqué",
    sub=("Silently Stalking", "Traqueur Silencieux"), fight=4, health=4, evade=2, damage=2, horror=1,
    traits=(HUMANOID, CULTIST, ELITE), unique=True, set="arkham", victory=2,
    abilities=(
        spawn_engaged_with_prey,
        prey_most(tokens(CLUE)),
        hunter,
        constant(get(HEALTH, per_investigator(2), this)),
        constant(
            cannot(TO_DISCOVER, each(investigator & engaged_with(this))),
            cannot(TO_SPEND_CLUES, each(investigator & engaged_with(this))),
        ),
    ),
)  # fmt: skip

time_is_running_short = Agenda(
    "time-is-running-short", code="01122", en="Time Is Running Short", fr="Le Temps Presse",
    back=("The Clock Strikes Midnight", "Minuit Sonne"), stage=2, doom=8, set="arkham",
    abilities=(
        action(resign()),
        advance(resolution("R2")),
    ),
)  # fmt: skip

uncovering_the_conspiracy = Act(
    "uncovering-the-conspiracy", code="01123", en="Uncovering the Conspiracy", fr="Découvrir la Conjuration",
    back=("Secrets Unveiled", "Secrets Dévoilés"), stage=1, set="arkham",
    abilities=(
        action(draw_that(top(1, extra_deck)), cost=spend(CLUE, per_investigator(2), group=investigator)),
        objective(
            if_occurs(added_to_victory(enemy & CULTIST & unique)),
            given=count(enemy & CULTIST & unique & in_(victory_display)) >= 6,
        ),
        advance(resolution("R1")),
    ),
)  # fmt: skip

your_house = Location(
    "your-house", code="01124", en="Your House", fr="Votre Maison", shroud=2, clues=1, icon="your-house",
    connects=("rivertown",), traits=(ARKHAM,), set="arkham",
    abilities=(
        forced(when(spawns(GHOUL_PRIEST)), spawn_here_instead()),
        action(draw(1), gain(RESOURCE, 1), limit=limit(1, TURN)),
    ),
)  # fmt: skip

rivertown = Location(
    "rivertown", code="01125", en="Rivertown", fr="Quartier de la Rivière", shroud=1, clues=1, icon="rivertown",
    connects=("easttown", "miskatonic-university", "southside", "your-house", "graveyard"), traits=(ARKHAM, CENTRAL),
    set="arkham",
)  # fmt: skip

southside_historical_society = Location(
    "southside-historical-society", code="01126", en="Southside", fr="Quartier Sud",
    sub=("Historical Society", "Société des Historiens"), shroud=3, clues=1, icon="southside",
    connects=("rivertown", "miskatonic-university", "st-marys-hospital"), traits=(ARKHAM,), set="arkham",
    abilities=(action(draw(3), limit=limit(1, GAME)),),
)  # fmt: skip

southside_mas_boarding_house = Location(
    "southside-mas-boarding-house", code="01127", en="Southside", fr="Quartier Sud",
    sub=("Ma's Boarding House", "Pension de Ma"), shroud=2, clues=1, icon="southside",
    connects=("rivertown", "miskatonic-university", "st-marys-hospital"), traits=(ARKHAM,), set="arkham",
    abilities=(action(search(asset & ALLY), limit=limit(1, GAME)),),
)  # fmt: skip

st_marys_hospital = Location(
    "st-marys-hospital", code="01128", en="St. Mary's Hospital", fr="Hôpital St. Mary", shroud=2, clues=1,
    icon="st-marys-hospital", connects=("miskatonic-university", "southside"), traits=(ARKHAM,), set="arkham",
    abilities=(action(heal(DAMAGE, 3), limit=limit(1, GAME)),),
)  # fmt: skip

miskatonic_university = Location(
    "miskatonic-university", code="01129", en="Miskatonic University", fr="Université Miskatonic", shroud=4, clues=2,
    icon="miskatonic-university", connects=("rivertown", "northside", "st-marys-hospital", "southside"),
    traits=(ARKHAM,), set="arkham", victory=1,
    abilities=(action(search(card & (TOME | SPELL), top=6)),),
)  # fmt: skip

downtown_first_bank_of_arkham = Location(
    "downtown-first-bank-of-arkham", code="01130", en="Downtown", fr="Centre-Ville",
    sub=("First Bank of Arkham", "Première Banque d’Arkham"), shroud=3, clues=1, icon="downtown",
    connects=("easttown", "northside"), traits=(ARKHAM,), set="arkham",
    abilities=(action(gain(RESOURCE, 3), limit=limit(1, GAME)),),
)  # fmt: skip

downtown_arkham_asylum = Location(
    "downtown-arkham-asylum", code="01131", en="Downtown", fr="Centre-Ville",
    sub=("Arkham Asylum", "Asile d’Arkham"), shroud=4, clues=2, icon="downtown", connects=("easttown", "northside"),
    traits=(ARKHAM,), set="arkham", victory=1,
    abilities=(action(heal(HORROR, 3), limit=limit(1, GAME)),),
)  # fmt: skip

easttown = Location(
    "easttown", code="01132", en="Easttown", fr="Quartier Est", shroud=2, clues=1, icon="easttown",
    connects=("rivertown", "downtown"), traits=(ARKHAM,), set="arkham",
    abilities=(constant(cost_less(2, asset & ALLY, played_by=investigator & at_(this))),),
)  # fmt: skip

graveyard = Location(
    "graveyard", code="01133", en="Graveyard", fr="Cimetière", shroud=1, clues=2, icon="graveyard",
    connects=("rivertown",), traits=(ARKHAM,), set="arkham", victory=1,
    abilities=(
        forced(
            after(enters(you, this)), test(WILLPOWER, 3, ko=choose_one(take(HORROR, 2), move_to(RIVERTOWN), must=True))
        ),
    ),
)  # fmt: skip

northside = Location(
    "northside", code="01134", en="Northside", fr="Quartier Nord", shroud=3, clues=2, icon="northside",
    connects=("miskatonic-university", "downtown"), traits=(ARKHAM,), set="arkham", victory=1,
    abilities=(action(gain(CLUE, 2), cost=spend(RESOURCE, 5), limit=limit(1, GAME, group=True)),),
)  # fmt: skip

hunting_shadow = Treachery(
    "hunting-shadow", code="01135", en="Hunting Shadow", fr="Ombre Chasseresse", traits=(CURSE,), quantity=3,
    set="arkham",
    abilities=(
        peril,
        revelation(choose_one(spend(CLUE, 1), take(DAMAGE, 2), must=True)),
    ),
)  # fmt: skip

false_lead = Treachery(
    "false-lead", code="01136", en="False Lead", fr="Fausse Piste", quantity=2, set="arkham",
    abilities=(
        revelation(
            if_(
                any_of(tokens(CLUE, you)),
                test(INTELLECT, 4, ko=move_tokens(CLUE, margin, you, your_location)),
                otherwise=gains_surge(),
            )
        ),
    ),
)  # fmt: skip

wolf_man_drew = Enemy(
    "wolf-man-drew", code="01137", en="\"Wolf-Man\" Drew", fr="Drew «\u00a0L’Homme-Loup\u00a0»",
    sub=("The Cannibal", "Le Cannibale"), fight=4, health=4, evade=2, damage=2, traits=(HUMANOID, CULTIST),
    unique=True, set="cultists", victory=1,
    abilities=(
        spawn(DOWNTOWN),
        forced(when(attacks(this)), heal(DAMAGE, 1, this)),
    ),
)  # fmt: skip

herman_collins = Enemy(
    "herman-collins", code="01138", en="Herman Collins", fr="Herman Collins", sub=("The Undertaker", "Le Fossoyeur"),
    fight=3, health=4, evade=4, damage=1, horror=1, traits=(HUMANOID, CULTIST), unique=True, set="cultists",
    victory=1,
    abilities=(
        spawn(GRAVEYARD),
        action(parley(add_to_victory(this)), cost=discard(pick(4, card & in_(hand)))),
    ),
)  # fmt: skip

peter_warren = Enemy(
    "peter-warren", code="01139", en="Peter Warren", fr="Peter Warren",
    sub=("The Occult Professor", "Le Professeur de l’Occulte"), fight=2, health=3, evade=3, damage=1,
    traits=(HUMANOID, CULTIST), unique=True, set="cultists", victory=1,
    abilities=(
        spawn(UNIVERSITY),
        action(parley(add_to_victory(this)), cost=spend(CLUE, 2)),
    ),
)  # fmt: skip

victoria_devereux = Enemy(
    "victoria-devereux", code="01140", en="Victoria Devereux", fr="Victoria Devereux",
    sub=("The Collector", "La Collectionneuse"), fight=3, health=3, evade=2, damage=1, traits=(HUMANOID, CULTIST),
    unique=True, set="cultists", victory=1,
    abilities=(
        spawn(NORTHSIDE),
        action(parley(add_to_victory(this)), cost=spend(RESOURCE, 5)),
    ),
)  # fmt: skip

ruth_turner = Enemy(
    "ruth-turner", code="01141", en="Ruth Turner", fr="Ruth Turner", sub=("The Mortician", "La Légiste"), fight=2,
    health=4, evade=5, damage=1, traits=(HUMANOID, CULTIST), unique=True, set="cultists", victory=1,
    abilities=(
        spawn(HOSPITAL),
        forced(after(evaded(this)), add_to_victory(this)),
    ),
)  # fmt: skip
