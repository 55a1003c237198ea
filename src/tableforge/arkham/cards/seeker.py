"""Seeker: clues, books and knowledge."""

from __future__ import annotations

from tableforge.arkham.words import *

magnifying_glass = Asset(
    "magnifying-glass", code="01030", en="Magnifying Glass", fr="Loupe", cls=SEEKER, level=0, cost=1, slots=(HAND,),
    icons="i", traits=(ITEM, TOOL),
    abilities=(
        fast,
        constant(get(INTELLECT, 1), while_=while_you(INVESTIGATION)),
    ),
)  # fmt: skip

old_book_of_lore = Asset(
    "old-book-of-lore", code="01031", en="Old Book of Lore", fr="Vieux Grimoire", cls=SEEKER, level=0, cost=3,
    slots=(HAND,), icons="w", traits=(ITEM, TOME),
    abilities=(action(search(card, top=3, draw=True, who=one(here(investigator))), cost=exhaust(this)),),
)  # fmt: skip

research_librarian = Asset(
    "research-librarian", code="01032", en="Research Librarian", fr="Documentaliste", cls=SEEKER, level=0, cost=2,
    slots=(ALLY_SLOT,), icons="a", health=1, sanity=1, traits=(ALLY, MISKATONIC),
    abilities=(reaction(after(enters_play(this)), search(asset & TOME)),),
)  # fmt: skip

dr_milan_christopher = Asset(
    "dr-milan-christopher", code="01033", en="Dr. Milan Christopher", fr="Dr. Milan Christopher",
    sub=("Professor of Entomology", "Professeur d’Entomologie"), cls=SEEKER, level=0, cost=4, slots=(ALLY_SLOT,),
    icons="i", health=1, sanity=2, traits=(ALLY, MISKATONIC), unique=True,
    abilities=(
        constant(get(INTELLECT, 1)),
        reaction(after(succeeds(you, INVESTIGATION)), gain(RESOURCE, 1)),
    ),
)  # fmt: skip

hyperawareness = Asset(
    "hyperawareness", code="01034", en="Hyperawareness", fr="Hyperconscience", cls=SEEKER, level=0, cost=2,
    icons="ia", traits=(TALENT,),
    abilities=(
        free(get(INTELLECT, 1), cost=spend(RESOURCE, 1)),
        free(get(AGILITY, 1), cost=spend(RESOURCE, 1)),
    ),
)  # fmt: skip

medical_texts = Asset(
    "medical-texts", code="01035", en="Medical Texts", fr="Ouvrages Médicaux", cls=SEEKER, level=0, cost=2,
    slots=(HAND,), icons="c", traits=(ITEM, TOME),
    abilities=(
        action(choose(one(here(investigator))), test(INTELLECT, 2, ok=heal(DAMAGE, 1, that), ko=deal(DAMAGE, 1, that))),
    ),
)  # fmt: skip

mind_over_matter = Event(
    "mind-over-matter", code="01036", en="Mind over Matter", fr="Le Pouvoir de l’Esprit", cls=SEEKER, level=0,
    cost=1, icons="ca", traits=(INSIGHT,),
    abilities=(
        fast,
        play(may_use_skill(INTELLECT, COMBAT, AGILITY, until=ROUND), during=your_turn),
    ),
)  # fmt: skip

working_a_hunch = Event(
    "working-a-hunch", code="01037", en="Working a Hunch", fr="Suivre son Intuition", cls=SEEKER, level=0, cost=2,
    icons="ii", traits=(INSIGHT,),
    abilities=(
        fast,
        play(discover(1), during=your_turn),
    ),
)  # fmt: skip

barricade = Event(
    "barricade", code="01038", en="Barricade", fr="Barricade", cls=SEEKER, level=0, cost=0, icons="wia",
    traits=(INSIGHT, TACTIC),
    abilities=(
        play(attach(your_location)),
        constant(cannot(TO_MOVE_INTO, each(enemy & ~elite), attached)),
        forced(when(leaves(investigator, attached)), discard(this)),
    ),
)  # fmt: skip

deduction = Skill(
    "deduction", code="01039", en="Deduction", fr="Déduction", cls=SEEKER, level=0, icons="i", traits=(PRACTICED,),
    abilities=(committed(if_(success() & test_is(INVESTIGATION), extra_clues(1))),),
)  # fmt: skip

magnifying_glass_1 = Asset(
    "magnifying-glass-1", code="01040", en="Magnifying Glass", fr="Loupe", cls=SEEKER, level=1, cost=0,
    slots=(HAND,), icons="i", traits=(ITEM, TOOL),
    abilities=(
        fast,
        constant(get(INTELLECT, 1), while_=while_you(INVESTIGATION)),
        free(return_to_hand(this), given=~any_of(tokens(CLUE, your_location))),
    ),
)  # fmt: skip

disc_of_itzamna = Asset(
    "disc-of-itzamna", code="01041", en="Disc of Itzamna", fr="Disque d’Itzamna",
    sub=("Protective Amulet", "Amulette Protectrice"), cls=SEEKER, level=2, cost=3, slots=(ACCESSORY,), icons="wic",
    traits=(ITEM, RELIC), unique=True,
    abilities=(reaction(when(spawns(enemy & ~elite, at=your_location)), instead(discard(that)), cost=discard(this)),),
)  # fmt: skip

encyclopedia = Asset(
    "encyclopedia", code="01042", en="Encyclopedia", fr="Encyclopédie", cls=SEEKER, level=2, cost=2, slots=(HAND,),
    icons="*", traits=(ITEM, TOME),
    abilities=(action(get(ANY_SKILL, 2, one(here(investigator)), until=PHASE), cost=exhaust(this)),),
)  # fmt: skip

cryptic_research = Event(
    "cryptic-research", code="01043", en="Cryptic Research", fr="Recherches Mystérieuses", cls=SEEKER, level=4,
    cost=0, traits=(INSIGHT,),
    abilities=(
        fast,
        play(draw(3, one(here(investigator))), during=your_turn),
    ),
)  # fmt: skip
