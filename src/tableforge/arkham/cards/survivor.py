"""Survivor: luck, and making do with little."""

from __future__ import annotations

from tableforge.arkham.words import *

leather_coat = Asset(
    "leather-coat", code="01072", en="Leather Coat", fr="Manteau de Cuir", cls=SURVIVOR, level=0, cost=0,
    slots=(BODY,), icons="c", health=2, traits=(ITEM, ARMOR),
)  # fmt: skip

scavenging = Asset(
    "scavenging", code="01073", en="Scavenging", fr="Récup’", cls=SURVIVOR, level=0, cost=1, icons="i",
    traits=(TALENT,),
    abilities=(
        reaction(
            after(succeeds(you, INVESTIGATION, by=2)), return_to_hand(one(card & ITEM & in_(discard_pile))),
            cost=exhaust(this),
        ),
    ),
)  # fmt: skip

baseball_bat = Asset(
    "baseball-bat", code="01074", en="Baseball Bat", fr="Batte de Base-Ball", cls=SURVIVOR, level=0, cost=2,
    slots=(HAND, HAND), icons="c", traits=(ITEM, WEAPON, MELEE),
    abilities=(
        action(fight(get(COMBAT, 2), hit(1), if_(symbol_revealed(SKULL, AUTO_FAIL), after_test(discard(this))))),
    ),
)  # fmt: skip

rabbits_foot = Asset(
    "rabbits-foot", code="01075", en="Rabbit's Foot", fr="Patte de Lapin", cls=SURVIVOR, level=0, cost=1,
    slots=(ACCESSORY,), icons="*", traits=(ITEM, CHARM),
    abilities=(reaction(after(fails(you)), draw(1), cost=exhaust(this)),),
)  # fmt: skip

stray_cat = Asset(
    "stray-cat", code="01076", en="Stray Cat", fr="Chat Errant", cls=SURVIVOR, level=0, cost=1, slots=(ALLY_SLOT,),
    icons="a", health=1, traits=(ALLY, CREATURE),
    abilities=(free(auto_evade(one(here(enemy) & ~elite)), cost=discard(this)),),
)  # fmt: skip

dig_deep = Asset(
    "dig-deep", code="01077", en="Dig Deep", fr="Se Surpasser", cls=SURVIVOR, level=0, cost=2, icons="wa",
    traits=(TALENT,),
    abilities=(
        free(get(WILLPOWER, 1), cost=spend(RESOURCE, 1)),
        free(get(AGILITY, 1), cost=spend(RESOURCE, 1)),
    ),
)  # fmt: skip

cunning_distraction = Event(
    "cunning-distraction", code="01078", en="Cunning Distraction", fr="Habile Diversion", cls=SURVIVOR, level=0,
    cost=5, icons="w*", traits=(TACTIC,),
    abilities=(play(evade(auto_evade(each(here(enemy))))),),
)  # fmt: skip

look_what_i_found = Event(
    "look-what-i-found", code="01079", en="\"Look what I found!\"",
    fr="«\u00a0Regardez ce que j’ai Trouvé\u00a0!\u00a0»", cls=SURVIVOR, level=0, cost=2, icons="ii",
    traits=(FORTUNE,),
    abilities=(
        fast,
        play(discover(2), timing=after(fails(you, INVESTIGATION, most=2))),
    ),
)  # fmt: skip

lucky = Event(
    "lucky", code="01080", en="Lucky!", fr="Chanceux\u00a0!", cls=SURVIVOR, level=0, cost=1, traits=(FORTUNE,),
    abilities=(
        fast,
        play(get(SKILL_VALUE, 2), timing=would(fails(you))),
    ),
)  # fmt: skip

survival_instinct = Skill(
    "survival-instinct", code="01081", en="Survival Instinct", fr="Instinct de Survie", cls=SURVIVOR, level=0,
    icons="a", traits=(INNATE,),
    abilities=(
        committed(
            if_(
                success() & test_is(EVASION),
                done_by(
                    performer,
                    may(disengage(each(enemy & other & engaged_with(you)))),
                    may(move_to(one(connecting(your_location)))),
                ),
            )
        ),
    ),
)  # fmt: skip

aquinnah = Asset(
    "aquinnah", code="01082", en="Aquinnah", fr="Aquinnah", sub=("The Forgotten Daughter", "La Fille Oubliée"),
    cls=SURVIVOR, level=1, cost=5, slots=(ALLY_SLOT,), icons="w", health=1, sanity=4, traits=(ALLY,), unique=True,
    abilities=(
        reaction(
            when(attacks(enemy, you)),
            attack_deals_no_damage(), deal(DAMAGE, value(ATTACK_DAMAGE, attacker), one(here(enemy) & other)),
            cost=(exhaust(this), deal(HORROR, 1, this)),
        ),
    ),
)  # fmt: skip

close_call = Event(
    "close-call", code="01083", en="Close Call", fr="De Justesse", cls=SURVIVOR, level=2, cost=2, icons="ca",
    traits=(FORTUNE,),
    abilities=(
        fast,
        play(shuffle_in(that), timing=after(evaded(here(enemy) & ~weakness & ~elite))),
    ),
)  # fmt: skip

lucky_2 = Event(
    "lucky-2", code="01084", en="Lucky!", fr="Chanceux\u00a0!", cls=SURVIVOR, level=2, cost=1, traits=(FORTUNE,),
    abilities=(
        fast,
        play(get(SKILL_VALUE, 2), draw(1), timing=would(fails(you))),
    ),
)  # fmt: skip

will_to_survive = Event(
    "will-to-survive", code="01085", en="Will to Survive", fr="Volonté de Survivre", cls=SURVIVOR, level=3, cost=4,
    icons="c*", traits=(SPIRIT,),
    abilities=(
        fast,
        play(no_token(until=TURN), during=your_turn),
    ),
)  # fmt: skip
