"""The five investigators, and the cards and weaknesses that belong to one of them alone."""

from __future__ import annotations

from tableforge.arkham.words import *

WENDYS_AMULET = named(("Wendy's Amulet", "Amulette de Wendy"))

roland_banks = Investigator(
    "roland-banks", code="01001", en="Roland Banks", fr="Roland Banks", sub=("The Fed", "L’Agent Fédéral"),
    cls=GUARDIAN, skills=(3, 3, 4, 2), health=9, sanity=5, access=((GUARDIAN, 5), (NEUTRAL, 5), (SEEKER, 2)),
    signature=("rolands-38-special", "cover-up"), traits=(AGENCY, DETECTIVE), unique=True,
    abilities=(
        reaction(after(defeated(enemy, by=you)), discover(1), limit=limit(1, ROUND)),
        elder_sign(tokens(CLUE, your_location)),
    ),
)  # fmt: skip

daisy_walker = Investigator(
    "daisy-walker", code="01002", en="Daisy Walker", fr="Daisy Walker", sub=("The Librarian", "La Bibliothécaire"),
    cls=SEEKER, skills=(3, 5, 2, 2), health=5, sanity=9, access=((SEEKER, 5), (NEUTRAL, 5), (MYSTIC, 2)),
    signature=("daisys-tote-bag", "the-necronomicon"), traits=(MISKATONIC,), unique=True,
    abilities=(
        constant(extra_action(1, only_for=card & TOME)),
        elder_sign(0, if_(success(), draw(count(card & TOME & controlled_by(you))))),
    ),
)  # fmt: skip

skids_otoole = Investigator(
    "skids-otoole", code="01003", en="\"Skids\" O'Toole", fr="«\u00a0Skids\u00a0» O’Toole",
    sub=("The Ex-Con", "L’Ex-Détenu"), cls=ROGUE, skills=(2, 3, 3, 4), health=8, sanity=6,
    access=((ROGUE, 5), (NEUTRAL, 5), (GUARDIAN, 2)), signature=("on-the-lam", "hospital-debts"), traits=(CRIMINAL,),
    unique=True,
    abilities=(
        free(more_actions(1), given=your_turn, cost=spend(RESOURCE, 2), limit=limit(1, TURN)),
        elder_sign(2, if_(success(), gain(RESOURCE, 2))),
    ),
)  # fmt: skip

agnes_baker = Investigator(
    "agnes-baker", code="01004", en="Agnes Baker", fr="Agnes Baker", sub=("The Waitress", "La Serveuse"), cls=MYSTIC,
    skills=(5, 2, 2, 3), health=6, sanity=8, access=((MYSTIC, 5), (NEUTRAL, 5), (SURVIVOR, 2)),
    signature=("heirloom-of-hyperborea", "dark-memory"), traits=(SORCERER,), unique=True,
    abilities=(
        reaction(after(placed(HORROR, this)), deal(DAMAGE, 1, one(here(enemy))), limit=limit(1, PHASE)),
        elder_sign(tokens(HORROR, this)),
    ),
)  # fmt: skip

wendy_adams = Investigator(
    "wendy-adams", code="01005", en="Wendy Adams", fr="Wendy Adams", sub=("The Urchin", "La Gamine"), cls=SURVIVOR,
    skills=(4, 3, 1, 4), health=7, sanity=7, access=((SURVIVOR, 5), (NEUTRAL, 5), (ROGUE, 2)),
    signature=("wendys-amulet", "abandoned-and-alone"), traits=(DRIFTER,), unique=True,
    abilities=(
        reaction(
            when(token_revealed(you)), cancel_token(), reveal_another_token(),
            cost=discard(one(card & in_(hand))), limit=limit(1, TEST),
        ),
        elder_sign(0, if_(exists(WENDYS_AMULET & in_play), auto_succeed())),
    ),
)  # fmt: skip

rolands_38_special = Asset(
    "rolands-38-special", code="01006", en="Roland's .38 Special", fr=".38 Spécial de Roland", cost=3, slots=(HAND,),
    icons="ca*", traits=(ITEM, WEAPON, FIREARM), unique=True, only_for="roland-banks",
    abilities=(
        uses(4, AMMO),
        action(
            fight(if_(any_of(tokens(CLUE, your_location)), get(COMBAT, 3), otherwise=get(COMBAT, 1)), hit(1)),
            cost=spend(AMMO, 1),
        ),
    ),
)  # fmt: skip

cover_up = Treachery(
    "cover-up", code="01007", en="Cover Up", fr="Effacer les Traces", traits=(TASK,), weakness=True,
    only_for="roland-banks",
    abilities=(
        revelation(put_in_threat_area(CLUE, 3)),
        reaction(would(discovers(you, your_location)), instead(discard_tokens(CLUE, that_many, this))),
        forced(when(ends(GAME)), trauma(MENTAL, 1), given=any_of(tokens(CLUE, this))),
    ),
)  # fmt: skip

daisys_tote_bag = Asset(
    "daisys-tote-bag", code="01008", en="Daisy's Tote Bag", fr="Le Fourre-Tout de Daisy", cost=2, icons="wi*",
    traits=(ITEM,), unique=True, only_for="daisy-walker",
    abilities=(constant(extra_slots(HAND, 2, for_=asset & TOME)),),
)  # fmt: skip

the_necronomicon = Asset(
    "the-necronomicon", code="01009", en="The Necronomicon", fr="Le Necronomicon",
    sub=("John Dee Translation", "Traduction de John Dee"), slots=(HAND,), traits=(ITEM, TOME), weakness=True,
    only_for="daisy-walker",
    abilities=(
        revelation(put_in_threat_area(HORROR, 3)),
        constant(cannot(TO_LEAVE_PLAY, this), while_=any_of(tokens(HORROR, this))),
        constant(reads_as(ELDER_SIGN, AUTO_FAIL)),
        action(move_tokens(HORROR, 1, this, you), then(if_(~any_of(tokens(HORROR, this)), discard(this)))),
    ),
)  # fmt: skip

on_the_lam = Event(
    "on-the-lam", code="01010", en="On the Lam", fr="En Cavale", cost=1, icons="ia**", traits=(TACTIC,),
    only_for="skids-otoole",
    abilities=(
        fast,
        play(cannot(TO_ATTACK, each(enemy & ~elite), you, until=ROUND), timing=after(begins(TURN, you))),
    ),
)  # fmt: skip

hospital_debts = Treachery(
    "hospital-debts", code="01011", en="Hospital Debts", fr="Frais d’Hôpitaux", traits=(TASK,), weakness=True,
    only_for="skids-otoole",
    abilities=(
        revelation(put_in_threat_area()),
        free(move_tokens(RESOURCE, 1, you, this), limit=limit(2, ROUND)),
        forced(when(ends(GAME)), lose_experience(2), given=tokens(RESOURCE, this) < 6),
    ),
)  # fmt: skip

heirloom_of_hyperborea = Asset(
    "heirloom-of-hyperborea", code="01012", en="Heirloom of Hyperborea", fr="Héritage d’Hyperborée",
    sub=("Artifact from Another Life", "Relique d’une Autre Vie"), cost=3, slots=(ACCESSORY,), icons="wc*",
    traits=(ITEM, RELIC), unique=True, only_for="agnes-baker",
    abilities=(reaction(after(played(card & SPELL, by=you)), draw(1)),),
)  # fmt: skip

dark_memory = Event(
    "dark-memory", code="01013", en="Dark Memory", fr="Sombre Souvenir", cost=2, traits=(SPELL,), weakness=True,
    only_for="agnes-baker",
    abilities=(
        play(place(DOOM, 1, agenda, can_advance=True)),
        forced(at(ends(TURN, you)), show(this), take(HORROR, 2), from_hand=True),
    ),
)  # fmt: skip

wendys_amulet = Asset(
    "wendys-amulet", code="01014", en="Wendy's Amulet", fr="Amulette de Wendy", cost=2, slots=(ACCESSORY,),
    icons="**", traits=(ITEM, RELIC), unique=True, only_for="wendy-adams",
    abilities=(
        constant(playable(topmost(event & in_(discard_pile)))),
        forced(after(played(event, by=you) | discarded_from_play(event, by=you)), put_on_bottom(that)),
    ),
)  # fmt: skip

abandoned_and_alone = Treachery(
    "abandoned-and-alone", code="01015", en="Abandoned and Alone", fr="Seule et Abandonnée", traits=(MADNESS,),
    weakness=True, only_for="wendy-adams",
    abilities=(revelation(take(HORROR, 2, direct=True), remove(each(discard_pile))),),
)  # fmt: skip
