"""House Brobnar in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

anger = Action(
    "anger", en="Anger", fr="Colère",
    house=BROBNAR, amber=1, rarity="Common", number={"cota": 1},
    abilities=(play(ready(a(friendly.creature)), fight_with(it)),),
)  # fmt: skip

autocannon = Artifact(
    "autocannon", en="Autocannon", fr="Auto-Cannon",
    house=BROBNAR, amber=1, traits=(WEAPON,), rarity="Rare", number={"cota": 19},
    abilities=(after(creature.enters_play, deal(1, it)),),
)  # fmt: skip

banner_of_battle = Artifact(
    "banner-of-battle", en="Banner of Battle", fr="Bannière de Guerre",
    house=BROBNAR, traits=(ITEM,), rarity="Rare", number={"cota": 20},
    abilities=(gets(each(friendly.creature), power=1),),
)  # fmt: skip

barehanded = Action(
    "barehanded", en="Barehanded", fr="À Mains Nues",
    house=BROBNAR, amber=1, rarity="Rare", number={"cota": 2, "aoa": 33},
    abilities=(play(put_on_deck(each(artifact))),),
)  # fmt: skip

bilgum_avalanche = Creature(
    "bilgum-avalanche", en="Bilgum Avalanche", fr="Avalanche Bilgum",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Rare", number={"cota": 28, "aoa": 35},
    abilities=(after(you.forges, deal(2, each(enemy.creature))),),
)  # fmt: skip

blood_money = Action(
    "blood-money", en="Blood Money", fr="Le Prix du Sang",
    house=BROBNAR, rarity="Uncommon", number={"cota": 3, "aoa": 17},
    abilities=(play(move_amber(2, supply, a(enemy.creature))),),
)  # fmt: skip

blood_of_titans = Upgrade(
    "blood-of-titans", en="Blood of Titans", fr="Sang des Titans",
    house=BROBNAR, amber=1, rarity="Uncommon", number={"cota": 50, "aoa": 18},
    abilities=(gets(this_creature, power=5),),
)  # fmt: skip

brothers_in_battle = Action(
    "brothers-in-battle", en="Brothers in Battle", fr="Frères d’Armes",
    house=BROBNAR, amber=1, rarity="Rare", number={"cota": 4},
    abilities=(play(choose(house), this_turn(allow((friendly.creature & chosen_house).fights))),),
)  # fmt: skip

bumpsy = Creature(
    "bumpsy", en="Bumpsy", fr="Bobosse",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"cota": 30},
    abilities=(play(lose(1, opponent)),),
)  # fmt: skip

burn_the_stockpile = Action(
    "burn-the-stockpile", en="Burn the Stockpile", fr="Terre Brûlée",
    house=BROBNAR, rarity="Uncommon", number={"cota": 5, "aoa": 19},
    abilities=(play(when(opponent.amber >= 7, lose(4, opponent))),),
)  # fmt: skip

cannon = Artifact(
    "cannon", en="Cannon", fr="Canon",
    house=BROBNAR, traits=(WEAPON,), rarity="Uncommon", number={"cota": 21},
    abilities=(action(deal(2, a(creature))),),
)  # fmt: skip

champion_s_challenge = Action(
    "champion-s-challenge", en="Champion’s Challenge", fr="Le Défi du Champion",
    house=BROBNAR, rarity="Rare", number={"cota": 6, "aoa": 36},
    abilities=(
        play(
            destroy(each(enemy.creature, but=a(most_powerful(enemy.creature)))),
            destroy(each(friendly.creature, but=a(most_powerful(friendly.creature)))),
            ready(a(friendly.creature)),
            fight_with(it),
        ),
    ),
)  # fmt: skip

coward_s_end = Action(
    "coward-s-end", en="Coward’s End", fr="Le Destin des Lâches",
    house=BROBNAR, rarity="Common", number={"cota": 7, "aoa": 4},
    abilities=(play(destroy(each(creature & ~damaged)), gain_chains(3)),),
)  # fmt: skip

earthshaker = Creature(
    "earthshaker", en="Earthshaker", fr="Trembleterre",
    house=BROBNAR, power=7, traits=(GIANT,), rarity="Uncommon", number={"cota": 31},
    abilities=(play(destroy(each(creature & (power <= 3)))),),
)  # fmt: skip

firespitter = Creature(
    "firespitter", en="Firespitter", fr="Crachefeu",
    house=BROBNAR, power=5, armor=1, traits=(GIANT,), rarity="Common", number={"cota": 32},
    abilities=(before_fight(deal(1, each(enemy.creature))),),
)  # fmt: skip

follow_the_leader = Action(
    "follow-the-leader", en="Follow the Leader", fr="Suivez le Chef",
    house=BROBNAR, rarity="Uncommon", number={"cota": 8},
    abilities=(play(this_turn(allow(friendly.creature.fights))),),
)  # fmt: skip

ganger_chieftain = Creature(
    "ganger-chieftain", en="Ganger Chieftain", fr="Chef de Gang",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"cota": 33, "aoa": 9},
    abilities=(play(may(ready(a(neighbors(this))), fight_with(it))),),
)  # fmt: skip

gauntlet_of_command = Artifact(
    "gauntlet-of-command", en="Gauntlet of Command", fr="Gantelet de Pouvoir",
    house=BROBNAR, traits=(ITEM,), rarity="Common", number={"cota": 22, "aoa": 10},
    abilities=(action(ready(a(friendly.creature)), fight_with(it)),),
)  # fmt: skip

grenade_snib = Creature(
    "grenade-snib", en="Grenade Snib", fr="Snib la Grenade",
    house=BROBNAR, power=2, traits=(GOBLIN,), rarity="Uncommon", number={"cota": 34},
    abilities=(destroyed(lose(2, opponent)),),
)  # fmt: skip

headhunter = Creature(
    "headhunter", en="Headhunter", fr="Chasseur de Têtes",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"cota": 35},
    abilities=(fight(gain(1)),),
)  # fmt: skip

hebe_the_huge = Creature(
    "hebe-the-huge", en="Hebe the Huge", fr="Hebe le Balèze",
    house=BROBNAR, power=6, traits=(GIANT, KNIGHT), rarity="Uncommon", number={"cota": 36},
    abilities=(play(deal(2, each(creature & other & ~damaged))),),
)  # fmt: skip

iron_obelisk = Artifact(
    "iron-obelisk", en="Iron Obelisk", fr="Obélisque de Fer",
    house=BROBNAR, traits=(LOCATION,), rarity="Rare", number={"cota": 23, "aoa": 40},
    abilities=(key_cost(opponent, count(friendly.creature & damaged & BROBNAR)),),
)  # fmt: skip

kelifi_dragon = Creature(
    "kelifi-dragon", en="Kelifi Dragon", fr="Dragon Kelifi",
    house=BROBNAR, power=12, traits=(DRAGON,), rarity="Rare", number={"cota": 37},
    abilities=(cannot(you.plays(this), given=you.amber < 7), (fight | reap)(gain(1), deal(5, a(creature)))),
)  # fmt: skip

king_of_the_crag = Creature(
    "king-of-the-crag", en="King of the Crag", fr="Le Roi des Cimes",
    house=BROBNAR, power=7, traits=(GIANT,), rarity="Rare", number={"cota": 38, "aoa": 41},
    abilities=(gets(each(enemy.creature & BROBNAR), power=-2),),
)  # fmt: skip

krump = Creature(
    "krump", en="Krump", fr="Krump",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Common", number={"cota": 39},
    abilities=(after(enemy.creature.is_destroyed_fighting(this), lose(1, its_controller)),),
)  # fmt: skip

lava_ball = Action(
    "lava-ball", en="Lava Ball", fr="Boule de Lave",
    house=BROBNAR, rarity="Rare", number={"cota": 9, "aoa": 42},
    abilities=(play(deal(4, a(creature), splash=2)),),
)  # fmt: skip

lomir_flamefist = Creature(
    "lomir-flamefist", en="Lomir Flamefist", fr="Lomir Poingdefeu",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Uncommon", number={"cota": 40},
    abilities=(play(when(opponent.amber >= 7, lose(2, opponent))),),
)  # fmt: skip

loot_the_bodies = Action(
    "loot-the-bodies", en="Loot the Bodies", fr="Piller les Cadavres",
    house=BROBNAR, rarity="Common", number={"cota": 10},
    abilities=(play(this_turn(after(enemy.creature.is_destroyed, gain(1)))),),
)  # fmt: skip

looter_goblin = Creature(
    "looter-goblin", en="Looter Goblin", fr="Pillard Gobelin",
    house=BROBNAR, power=2, traits=(GOBLIN,), rarity="Rare", number={"cota": 41},
    abilities=(elusive, reap(this_turn(after(enemy.creature.is_destroyed, gain(1))))),
)  # fmt: skip

mighty_javelin = Artifact(
    "mighty-javelin", en="Mighty Javelin", fr="Javelot de Puissance",
    house=BROBNAR, amber=1, traits=(WEAPON,), rarity="Uncommon", number={"cota": 24},
    abilities=(omni(sacrifice(this), deal(4, a(creature))),),
)  # fmt: skip

mugwump = Creature(
    "mugwump", en="Mugwump", fr="Mugwump",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Rare", number={"cota": 42, "aoa": 44},
    abilities=(after(enemy.creature.is_destroyed_fighting(this), fully_heal(this), add_counters(1, this)),),
)  # fmt: skip

phoenix_heart = Upgrade(
    "phoenix-heart", en="Phoenix Heart", fr="Cœur de Phénix",
    house=BROBNAR, rarity="Rare", number={"cota": 51, "aoa": 45},
    abilities=(gains(this_creature, destroyed(return_to_hand(this_creature), deal(3, each(creature)))),),
)  # fmt: skip

pile_of_skulls = Artifact(
    "pile-of-skulls", en="Pile of Skulls", fr="Pile de Crânes",
    house=BROBNAR, traits=(LOCATION,), rarity="Rare", number={"cota": 25, "aoa": 46},
    abilities=(after(enemy.creature.is_destroyed, capture(1, by=a(friendly.creature)), given=your_turn),),
)  # fmt: skip

pingle_who_annoys = Creature(
    "pingle-who-annoys", en="Pingle Who Annoys", fr="Pingle l'Enquiquineur",
    house=BROBNAR, power=2, traits=(GOBLIN,), rarity="Rare", number={"cota": 43},
    abilities=(elusive, after(enemy.creature.enters_play, deal(1, it))),
)  # fmt: skip

punch = Action(
    "punch", en="Punch", fr="Mandale",
    house=BROBNAR, amber=1, rarity="Common", number={"cota": 12},
    abilities=(play(deal(3, a(creature))),),
)  # fmt: skip

relentless_assault = Action(
    "relentless-assault", en="Relentless Assault", fr="Assaut Impitoyable",
    house=BROBNAR, rarity="Uncommon", number={"cota": 13, "aoa": 27},
    abilities=(play(for_each(up_to(3, friendly.creature), ready(it), fight_with(it))),),
)  # fmt: skip

rock_hurling_giant = Creature(
    "rock-hurling-giant", en="Rock-Hurling Giant", fr="Géant Lance-Roc",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Rare", number={"cota": 44, "aoa": 47},
    abilities=(after(you.discards(BROBNAR & you.hand), may(deal(4, a(creature))), given=your_turn),),
)  # fmt: skip

rogue_ogre = Creature(
    "rogue-ogre", en="Rogue Ogre", fr="Ogre Allègre",
    house=BROBNAR, power=6, traits=(GIANT, MUTANT), rarity="Rare", number={"cota": 45},
    abilities=(end_of_turn(when(exactly(tally(you.plays(card)), 1), heal(2, this), capture(1))),),
)  # fmt: skip

screechbomb = Artifact(
    "screechbomb", en="Screechbomb", fr="Bombe Sonique",
    house=BROBNAR, traits=(WEAPON,), rarity="Uncommon", number={"cota": 26, "aoa": 28},
    abilities=(omni(sacrifice(this), lose(2, opponent)),),
)  # fmt: skip

smaaash = Creature(
    "smaaash", en="Smaaash", fr="Ékrazzz",
    house=BROBNAR, power=5, traits=(GIANT,), rarity="Common", number={"cota": 46},
    abilities=(play(stun(a(creature))),),
)  # fmt: skip

smith = Action(
    "smith", en="Smith", fr="Forgeron",
    house=BROBNAR, amber=1, rarity="Uncommon", number={"cota": 14, "aoa": 29},
    abilities=(play(when(count(friendly.creature) > count(enemy.creature), gain(2))),),
)  # fmt: skip

sound_the_horns = Action(
    "sound-the-horns", en="Sound the Horns", fr="Sonnez les Trompettes",
    house=BROBNAR, amber=1, rarity="Uncommon", number={"cota": 15, "aoa": 30},
    abilities=(play(discard_until(creature & BROBNAR), return_to_hand(it)),),
)  # fmt: skip

take_that_smartypants = Action(
    "take-that-smartypants", en="Take that, Smartypants", fr="Prends ça, M, Je-Sais-Tout",
    house=BROBNAR, amber=1, rarity="Rare", number={"cota": 11, "aoa": 50},
    abilities=(play(when(count(enemy.card & LOGOS) >= 3, steal(2))),),
)  # fmt: skip

the_warchest = Artifact(
    "the-warchest", en="The Warchest", fr="Butin de Guerre",
    house=BROBNAR, traits=(ITEM,), rarity="Uncommon", number={"cota": 27, "aoa": 32},
    abilities=(action(gain(tally(enemy.creature.is_destroyed_in_a_fight))),),
)  # fmt: skip

tireless_crocag = Creature(
    "tireless-crocag", en="Tireless Crocag", fr="Crocag L'Infatigable",
    house=BROBNAR, power=7, traits=(GIANT,), rarity="Rare", number={"cota": 47, "aoa": 51},
    abilities=(cannot(this.reaps), allow(this.is_used), whenever(no(enemy.creature), destroy(this))),
)  # fmt: skip

tremor = Action(
    "tremor", en="Tremor", fr="Séisme",
    house=BROBNAR, rarity="Common", number={"cota": 16, "aoa": 16},
    abilities=(play(stun(both(a(creature), each(neighbors(it))))),),
)  # fmt: skip

troll = Creature(
    "troll", en="Troll", fr="Troll",
    house=BROBNAR, power=8, traits=(GIANT,), rarity="Common", number={"cota": 48},
    abilities=(reap(heal(3, this)),),
)  # fmt: skip

unguarded_camp = Action(
    "unguarded-camp", en="Unguarded Camp", fr="Camp Non Gardé",
    house=BROBNAR, amber=1, rarity="Uncommon", number={"cota": 17},
    abilities=(play(for_each(count(friendly.creature) - count(enemy.creature), capture(1, by=another(friendly.creature)))),),
)  # fmt: skip

valdr = Creature(
    "valdr", en="Valdr", fr="Valdr",
    house=BROBNAR, power=6, traits=(GIANT,), rarity="Common", number={"cota": 29},
    abilities=(while_(attacking(this, enemy.creature & flank), fight_damage(this, plus=2)),),
)  # fmt: skip

wardrummer = Creature(
    "wardrummer", en="Wardrummer", fr="Tambour de Guerre",
    house=BROBNAR, power=3, traits=(GOBLIN,), rarity="Common", number={"cota": 49},
    abilities=(play(return_to_hand(each(friendly.creature & BROBNAR & other))),),
)  # fmt: skip

warsong = Action(
    "warsong", en="Warsong", fr="Chant Guerrier",
    house=BROBNAR, rarity="Common", number={"cota": 18},
    abilities=(play(this_turn(after(friendly.creature.fights, gain(1)))),),
)  # fmt: skip

yo_mama_mastery = Upgrade(
    "yo-mama-mastery", en="Yo Mama Mastery", fr="Maîtrise de Ta Mère",
    house=BROBNAR, amber=1, rarity="Rare", number={"cota": 52},
    abilities=(gains(this_creature, taunt), play(fully_heal(this_creature))),
)  # fmt: skip
