"""Mystic: spells, and what they cost."""

from __future__ import annotations

from tableforge.arkham.words import *

forbidden_knowledge = Asset(
    "forbidden-knowledge", code="01058", en="Forbidden Knowledge", fr="Connaissance Interdite", cls=MYSTIC, level=0,
    cost=0, icons="i", traits=(TALENT,),
    abilities=(
        uses(4, SECRET, discard_empty=True),
        free(move_tokens(SECRET, 1, this, you, as_=RESOURCE), cost=(exhaust(this), take(HORROR, 1))),
    ),
)  # fmt: skip

holy_rosary = Asset(
    "holy-rosary", code="01059", en="Holy Rosary", fr="Saint Rosaire", cls=MYSTIC, level=0, cost=2,
    slots=(ACCESSORY,), icons="w", sanity=2, traits=(ITEM, CHARM),
    abilities=(constant(get(WILLPOWER, 1)),),
)  # fmt: skip

shrivelling = Asset(
    "shrivelling", code="01060", en="Shrivelling", fr="Flétrissement", cls=MYSTIC, level=0, cost=3, slots=(ARCANE,),
    icons="c", traits=(SPELL,),
    abilities=(
        uses(4, CHARGE),
        action(
            fight(use_skill(WILLPOWER, COMBAT), hit(1), if_(symbol_revealed(*BAD_SYMBOLS), take(HORROR, 1))),
            cost=spend(CHARGE, 1),
        ),
    ),
)  # fmt: skip

scrying = Asset(
    "scrying", code="01061", en="Scrying", fr="Divination", cls=MYSTIC, level=0, cost=1, slots=(ARCANE,), icons="i",
    traits=(SPELL,),
    abilities=(
        uses(3, CHARGE),
        action(look_at_top(3), cost=(exhaust(this), spend(CHARGE, 1))),
    ),
)  # fmt: skip

arcane_studies = Asset(
    "arcane-studies", code="01062", en="Arcane Studies", fr="Étude des Arcanes", cls=MYSTIC, level=0, cost=2,
    icons="wi", traits=(TALENT,),
    abilities=(
        free(get(WILLPOWER, 1), cost=spend(RESOURCE, 1)),
        free(get(INTELLECT, 1), cost=spend(RESOURCE, 1)),
    ),
)  # fmt: skip

arcane_initiate = Asset(
    "arcane-initiate", code="01063", en="Arcane Initiate", fr="Initiée aux Arcanes", cls=MYSTIC, level=0, cost=1,
    slots=(ALLY_SLOT,), icons="w", health=1, sanity=2, traits=(ALLY, SORCERER),
    abilities=(
        forced(after(enters_play(this)), place(DOOM, 1, this)),
        free(search(card & SPELL, top=3, draw=True), cost=exhaust(this)),
    ),
)  # fmt: skip

drawn_to_the_flame = Event(
    "drawn-to-the-flame", code="01064", en="Drawn to the Flame", fr="Attiré vers la Flamme", cls=MYSTIC, level=0,
    cost=0, icons="wi", traits=(INSIGHT,),
    abilities=(play(draw_encounter(), then(discover(2))),),
)  # fmt: skip

ward_of_protection = Event(
    "ward-of-protection", code="01065", en="Ward of Protection", fr="Sort de Protection", cls=MYSTIC, level=0,
    cost=1, icons="*", traits=(SPELL, SPIRIT),
    abilities=(
        fast,
        play(cancel(), then(take(HORROR, 1)), timing=when(drawn(treachery & ~weakness, by=you))),
    ),
)  # fmt: skip

blinding_light = Event(
    "blinding-light", code="01066", en="Blinding Light", fr="Lumière Aveuglante", cls=MYSTIC, level=0, cost=2,
    icons="wa", traits=(SPELL,),
    abilities=(
        play(
            evade(
                use_skill(WILLPOWER, AGILITY),
                if_(success(), deal(DAMAGE, 1, that)),
                if_(symbol_revealed(*BAD_SYMBOLS), lose_actions(1)),
            )
        ),
    ),
)  # fmt: skip

fearless = Skill(
    "fearless", code="01067", en="Fearless", fr="Sans Peur", cls=MYSTIC, level=0, icons="w", traits=(INNATE,),
    abilities=(committed(if_(success(), heal(HORROR, 1))),),
)  # fmt: skip

mind_wipe = Event(
    "mind-wipe", code="01068", en="Mind Wipe", fr="Mémoire Effacée", cls=MYSTIC, level=1, cost=1, icons="wc",
    traits=(SPELL,),
    abilities=(
        fast,
        play(blank(one(here(enemy) & ~elite), until=PHASE), timing=after(begins(PHASE))),
    ),
)  # fmt: skip

blinding_light_2 = Event(
    "blinding-light-2", code="01069", en="Blinding Light", fr="Lumière Aveuglante", cls=MYSTIC, level=2, cost=1,
    icons="wa", traits=(SPELL,),
    abilities=(
        play(
            evade(
                use_skill(WILLPOWER, AGILITY),
                if_(success(), deal(DAMAGE, 2, that)),
                if_(symbol_revealed(*BAD_SYMBOLS), lose_actions(1), take(HORROR, 1)),
            )
        ),
    ),
)  # fmt: skip

book_of_shadows = Asset(
    "book-of-shadows", code="01070", en="Book of Shadows", fr="Livre des Ombres", cls=MYSTIC, level=3, cost=4,
    slots=(HAND,), icons="wi", traits=(ITEM, TOME),
    abilities=(
        constant(extra_slots(ARCANE, 1)),
        action(place(CHARGE, 1, one(asset & SPELL & controlled_by(you))), cost=exhaust(this)),
    ),
)  # fmt: skip

grotesque_statue = Asset(
    "grotesque-statue", code="01071", en="Grotesque Statue", fr="Statue Grotesque", cls=MYSTIC, level=4, cost=2,
    slots=(HAND,), icons="*", traits=(ITEM, RELIC),
    abilities=(
        uses(4, CHARGE, discard_empty=True),
        reaction(would(about_to_reveal_token(you)), reveal_tokens_instead(2, resolve=1), cost=spend(CHARGE, 1)),
    ),
)  # fmt: skip
