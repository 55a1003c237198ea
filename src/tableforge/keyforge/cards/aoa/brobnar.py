"""House Brobnar in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

n1_2_punch = Action(
    "1-2-punch", en="1-2 Punch", fr="Droite-Gauche",
    house=BROBNAR, amber=1, rarity="Common", number={"aoa": 1},
    abilities=(play(choose(a(enemy.creature)), when(is_(chosen, stunned), destroy(chosen), otherwise=stun(chosen))),),
)  # fmt: skip

bellowing_patrizate = Creature(
    "bellowing-patrizate", en="Bellowing Patrizate", fr="Daronne Mugisssante",
    house=BROBNAR, power=7, traits=(GIANT,), rarity="Rare", number={"aoa": 34},
    abilities=(while_(is_(this, is_ready), after(creature.enters_play, deal(1, it))),),
)  # fmt: skip

bingle_bangbang = Creature(
    "bingle-bangbang", en="Bingle Bangbang", fr="Bruce la Secousse",
    house=BROBNAR, power=2, traits=(GOBLIN,), rarity="Common", number={"aoa": 2},
    abilities=(before_fight(deal(5, each(neighbors(opposing)))),),
)  # fmt: skip

brammo = Creature(
    "brammo", en="Brammo", fr="Brammo",
    house=BROBNAR, power=4, armor=1, traits=(GIANT, KNIGHT), rarity="Common", number={"aoa": 3},
    abilities=(play(deal(2, each(enemy.creature & flank))),),
)  # fmt: skip

cowfyne = Creature(
    "cowfyne", en="Cowfyne", fr="Sarcovache",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"aoa": 5},
    abilities=(before_fight(deal(2, each(neighbors(opposing)))),),
)  # fmt: skip

culf_the_quiet = Creature(
    "culf-the-quiet", en="Culf the Quiet", fr="Culf le Paisible",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Uncommon", number={"aoa": 20},
    abilities=(elusive,),
)  # fmt: skip

cybergiant_rig = Upgrade(
    "cybergiant-rig", en="Cybergiant Rig", fr="Harnais de Cybergéant",
    house=BROBNAR, amber=1, rarity="Rare", number={"aoa": 37},
    abilities=(
        gains(this_creature, end_of_turn(remove_counters(1, this_creature))),
        play(fully_heal(this_creature), add_counters(that_much, this_creature)),
    ),
)  # fmt: skip

drummernaut = Creature(
    "drummernaut", en="Drummernaut", fr="Percutionaute",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Common", number={"aoa": 6},
    abilities=((play | fight | reap)(return_to_hand(a(friendly.creature & GIANT & other))),),
    older=((play | fight | reap)(return_to_hand(a(friendly.creature & GIANT))),),
)  # fmt: skip

first_blood = Action(
    "first-blood", en="First Blood", fr="Premier Sang",
    house=BROBNAR, amber=1, rarity="Common", number={"aoa": 7},
    abilities=(alpha, play(divide(2 * count(friendly.creature & BROBNAR), any_number(creature)))),
)  # fmt: skip

flamethrower = Artifact(
    "flamethrower", en="Flamethrower", fr="Lance-flammes",
    house=BROBNAR, traits=(WEAPON,), rarity="Uncommon", number={"aoa": 21},
    abilities=(action(deal(1, a(creature), splash=1)),),
)  # fmt: skip

flamewake_shaman = Creature(
    "flamewake-shaman", en="Flamewake Shaman", fr="Chamane Viveflamme",
    house=BROBNAR, power=4, traits=(HUMAN,), rarity="Uncommon", number={"aoa": 22},
    abilities=(play(deal(2, a(creature))),),
)  # fmt: skip

foozle = Creature(
    "foozle", en="Foozle", fr="Boulette",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"aoa": 8},
    abilities=(reap(when(tally(enemy.creature.is_destroyed) >= 1, gain(1))),),
)  # fmt: skip

forgemaster_og = Creature(
    "forgemaster-og", en="Forgemaster Og", fr="Og le Maître de Forge",
    house=BROBNAR, power=4, traits=(GIANT,), rarity="Rare", number={"aoa": 38},
    abilities=(after(any_player.forges, lose(their.amber, they)),),
)  # fmt: skip

gargantes_scrapper = Creature(
    "gargantes-scrapper", en="Gargantes Scrapper", fr="Gargante le Ferrailleur",
    house=BROBNAR, power=3, traits=(GIANT,), rarity="Uncommon", number={"aoa": 23},
    abilities=(alpha, play(when(you.amber >= 3, deal(3, a(enemy.creature))))),
)  # fmt: skip

groggins = Creature(
    "groggins", en="Groggins", fr="Groggins",
    house=BROBNAR, power=8, traits=(GIANT,), rarity="Common", number={"aoa": 11},
    abilities=(only(this.attacks(creature & flank)),),
)  # fmt: skip

groke = Creature(
    "groke", en="Groke", fr="Groke",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"aoa": 12},
    abilities=(fight(lose(1, opponent)),),
)  # fmt: skip

grump_buggy = Artifact(
    "grump-buggy", en="Grump Buggy", fr="Char à Ronchonus",
    house=BROBNAR, amber=1, traits=(VEHICLE,), rarity="Uncommon", number={"aoa": 24},
    abilities=(
        key_cost(opponent, count(friendly.creature & (power >= 5))),
        key_cost(you, count(enemy.creature & (power >= 5))),
    ),
)  # fmt: skip

grumpus_tamer = Creature(
    "grumpus-tamer", en="Grumpus Tamer", fr="Dresseur de Ronchonus",
    house=BROBNAR, power=4, traits=(GIANT,), rarity="Rare", number={"aoa": 39},
    abilities=(
        reap(
            search(a(named("war-grumpus", "War Grumpus", "Ronchonus de Guerre")), you.deck | you.discard_pile),
            shuffle(you.deck),
        ),
    ),
)  # fmt: skip

into_the_fray = Action(
    "into-the-fray", en="Into the Fray", fr="Au Cœur de la Mêlée",
    house=BROBNAR, rarity="Common", number={"aoa": 13},
    abilities=(play(this_turn(gains(a(friendly.creature & BROBNAR), fight(ready(this_creature))))),),
)  # fmt: skip

little_rapscal = Creature(
    "little-rapscal", en="Little Rapscal", fr="Rat-Caille le Minus",
    house=BROBNAR, power=2, traits=(GOBLIN,), rarity="Uncommon", number={"aoa": 25},
    abilities=(elusive, must(creature.fights)),
)  # fmt: skip

lollop_the_titanic = Creature(
    "lollop-the-titanic", en="Lollop the Titanic", fr="Granpanar le Titanesque",
    house=BROBNAR, power=11, traits=(GIANT, LOCATION), rarity="Common", number={"aoa": 14},
    abilities=(fight_damage(this, 0, role=ATTACKED),),
)  # fmt: skip

might_makes_right = Action(
    "might-makes-right", en="Might Makes Right", fr="La Loi du Plus Fort",
    house=BROBNAR, amber=1, rarity="Rare", number={"aoa": 43},
    abilities=(play(may(sacrifice(any_number(friendly.creature, total_power=25))), if_you_do(forge(FREE))),),
)  # fmt: skip

ogopogo = Creature(
    "ogopogo", en="Ogopogo", fr="Ogopogo",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Uncommon", number={"aoa": 26},
    abilities=(after(creature.is_destroyed_fighting(this, attacking=True), may(deal(2, a(creature)))),),
)  # fmt: skip

pound = Action(
    "pound", en="Pound", fr="Écrabouillage",
    house=BROBNAR, amber=1, rarity="Common", number={"aoa": 15},
    abilities=(play(deal(2, a(creature), splash=1)),),
)  # fmt: skip

shard_of_strength = Artifact(
    "shard-of-strength", en="Shard of Strength", fr="Éclat de Force",
    house=BROBNAR, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 48},
    abilities=(action(add_counters(count(friendly.card & SHARD), a(friendly.creature))),),
)  # fmt: skip

signal_fire = Artifact(
    "signal-fire", en="Signal Fire", fr="Feu d'Alerte",
    house=BROBNAR, amber=1, traits=(ITEM,), rarity="Rare", number={"aoa": 49},
    abilities=(omni(sacrifice(this), this_turn(allow((friendly.creature & BROBNAR).fights))),),
)  # fmt: skip

the_flex = Action(
    "the-flex", en="The Flex", fr="Jouer du Biceps",
    house=BROBNAR, rarity="Uncommon", number={"aoa": 31},
    abilities=(play(exhaust(a(friendly.creature & is_ready & BROBNAR)), gain(half(it.power))),),
)  # fmt: skip

war_grumpus = Creature(
    "war-grumpus", en="War Grumpus", fr="Ronchonus de Guerre",
    house=BROBNAR, power=3, traits=(BEAST,), rarity="Rare", number={"aoa": 52},
    abilities=((fight | reap)(ready(a(neighbors(this) & GIANT)), fight_with(it)),),
)  # fmt: skip
