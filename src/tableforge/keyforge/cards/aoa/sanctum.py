"""House Sanctum in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

abond_the_armorsmith = Creature(
    "abond-the-armorsmith", en="Abond the Armorsmith", fr="Abond l'Armurier",
    house=SANCTUM, power=3, traits=(HUMAN,), rarity="Common", number={"aoa": 212},
    abilities=(
        gets(each(friendly.creature & other), armor=1),
        action(this_turn(gets(each(friendly.creature & other), armor=1))),
    ),
)  # fmt: skip

anahita_the_trader = Creature(
    "anahita-the-trader", en="Anahita the Trader", fr="Anahita la Négociante",
    house=SANCTUM, power=2, traits=(HUMAN, MERCHANT), rarity="Rare", number={"aoa": 248},
    abilities=(reap(give_control(a(friendly.artifact)), if_you_do(pay(2, opponent, you))),),
)  # fmt: skip

aubade_the_grim = Creature(
    "aubade-the-grim", en="Aubade the Grim", fr="Aubade le Rigoriste",
    house=SANCTUM, power=4, armor=1, traits=(SPIRIT, KNIGHT), rarity="Common", number={"aoa": 213},
    abilities=(play(capture(3)), reap(move_amber(1, this, supply))),
)  # fmt: skip

baron_mengevin = Creature(
    "baron-mengevin", en="Baron Mengevin", fr="Baron Mengevin",
    house=SANCTUM, power=6, armor=1, traits=(HUMAN, KNIGHT), rarity="Uncommon", number={"aoa": 227},
    abilities=(after(you.discards(SANCTUM & you.hand), capture(1)),),
)  # fmt: skip

barrister_joya = Creature(
    "barrister-joya", en="Barrister Joya", fr="Joya la Législatrice",
    house=SANCTUM, power=5, armor=1, traits=(HUMAN, KNIGHT), rarity="Uncommon", number={"aoa": 228},
    abilities=(cannot(enemy.creature.reaps),),
)  # fmt: skip

bordan_the_redeemed = Creature(
    "bordan-the-redeemed", en="Bordan the Redeemed", fr="Bordan le Pardonné",
    house=SANCTUM, power=3, traits=(HUMAN, THIEF), rarity="Common", number={"aoa": 215},
    abilities=(elusive, action(capture(2))),
)  # fmt: skip

brobnar_ambassador = Creature(
    "brobnar-ambassador", en="Brobnar Ambassador", fr="Nonce aux Brobnar",
    house=SANCTUM, power=1, traits=(HUMAN,), rarity="Variant", number={"aoa": 229},
    abilities=(elusive, (fight | reap)(this_turn(allow(you.plays(BROBNAR) | you.uses(BROBNAR), n=1)))),
)  # fmt: skip

challe_the_safeguard = Creature(
    "challe-the-safeguard", en="Challe the Safeguard", fr="Challe la Protectrice",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Common", number={"aoa": 216},
    abilities=(deploy, taunt),
)  # fmt: skip

dis_ambassador = Creature(
    "dis-ambassador", en="Dis Ambassador", fr="Nonce à Dis",
    house=SANCTUM, power=1, traits=(HUMAN,), rarity="Variant", number={"aoa": 230},
    abilities=(elusive, (fight | reap)(this_turn(allow(you.plays(DIS) | you.uses(DIS), n=1)))),
)  # fmt: skip

equalize = Action(
    "equalize", en="Equalize", fr="Péréquation",
    house=SANCTUM, amber=1, rarity="Uncommon", number={"aoa": 232},
    abilities=(play(redistribute(AMBER, friendly.creature), redistribute(AMBER, enemy.creature)),),
)  # fmt: skip

eye_of_judgment = Artifact(
    "eye-of-judgment", en="Eye of Judgment", fr="l'Œil du Jugement",
    house=SANCTUM, amber=1, traits=(ITEM,), rarity="Rare", number={"aoa": 253},
    abilities=(action(purge(a(creature & a_discard_pile))),),
)  # fmt: skip

free_markets = Action(
    "free-markets", en="Free Markets", fr="Libéralisme",
    house=SANCTUM, rarity="Uncommon", number={"aoa": 233},
    abilities=(play(gain(at_most(6, houses(in_play, but=SANCTUM)))),),
)  # fmt: skip

golden_aura = Action(
    "golden-aura", en="Golden Aura", fr="Aura Dorée",
    house=SANCTUM, rarity="Common", number={"aoa": 217},
    abilities=(
        play(
            choose(a(creature)),
            fully_heal(chosen),
            this_turn(counts_as(chosen, SANCTUM), cannot(chosen.is_dealt_damage)),
        ),
    ),
)  # fmt: skip

haedroth_s_wall = Artifact(
    "haedroth-s-wall", en="Haedroth’s Wall", fr="Mur d'Haedroth",
    house=SANCTUM, traits=(LOCATION,), rarity="Uncommon", number={"aoa": 236},
    abilities=(gets(each(friendly.creature & flank), power=2),),
)  # fmt: skip

hallowed_shield = Artifact(
    "hallowed-shield", en="Hallowed Shield", fr="Bouclier Sanctifié",
    house=SANCTUM, traits=(ITEM,), rarity="Common", number={"aoa": 218},
    abilities=(action(choose(a(creature)), this_turn(cannot(chosen.is_dealt_damage))),),
)  # fmt: skip

healing_blast = Action(
    "healing-blast", en="Healing Blast", fr="Salve de Soins",
    house=SANCTUM, amber=1, rarity="Common", number={"aoa": 219},
    abilities=(play(fully_heal(a(creature)), when(that_much >= 4, gain(2))),),
)  # fmt: skip

logos_ambassador = Creature(
    "logos-ambassador", en="Logos Ambassador", fr="Nonce aux Logos",
    house=SANCTUM, power=1, traits=(HUMAN,), rarity="Variant", number={"aoa": 237},
    abilities=(elusive, (fight | reap)(this_turn(allow(you.plays(LOGOS) | you.uses(LOGOS), n=1)))),
)  # fmt: skip

mars_ambassador = Creature(
    "mars-ambassador", en="Mars Ambassador", fr="Nonce à Mars",
    house=SANCTUM, power=1, traits=(HUMAN,), rarity="Variant", number={"aoa": 238},
    abilities=(elusive, (fight | reap)(this_turn(allow(you.plays(MARS) | you.uses(MARS), n=1)))),
)  # fmt: skip

martyr_s_end = Action(
    "martyr-s-end", en="Martyr’s End", fr="Le Destin des Martyrs",
    house=SANCTUM, amber=1, rarity="Rare", number={"aoa": 255},
    abilities=(play(destroy(any_number(friendly.creature)), gain(count(this_way))),),
)  # fmt: skip

maruck_the_marked = Creature(
    "maruck-the-marked", en="Maruck the Marked", fr="Maruck le Marqué",
    house=SANCTUM, power=5, armor=1, traits=(SPIRIT, KNIGHT), rarity="Common", number={"aoa": 220},
    abilities=(after(this.prevents_damage, capture(that_much)),),
)  # fmt: skip

mother_northelle = Creature(
    "mother-northelle", en="Mother Northelle", fr="Mère Nordelle",
    house=SANCTUM, power=2, traits=(HUMAN, MONK), rarity="Rare", number={"aoa": 257},
    abilities=(elusive, reap(move_amber(1, a(friendly.creature), you))),
)  # fmt: skip

opal_knight = Creature(
    "opal-knight", en="Opal Knight", fr="Chevalier Opale",
    house=SANCTUM, power=5, traits=(SPIRIT, KNIGHT), rarity="Rare", number={"aoa": 260},
    abilities=(play(destroy(each(creature & even_power))),),
)  # fmt: skip

prince_derric_unifier = Creature(
    "prince-derric-unifier", en="Prince Derric, Unifier", fr="Prince Derric, L'Unificateur",
    house=SANCTUM, power=4, armor=1, traits=(HUMAN, KNIGHT), rarity="Uncommon", number={"aoa": 240},
    abilities=(play(when(houses(friendly.creature) >= 3, gain(3))),),
)  # fmt: skip

proclamation_346e = Artifact(
    "proclamation-346e", en="Proclamation 346E", fr="Décret 346E",
    house=SANCTUM, traits=(LAW,), rarity="Rare", number={"aoa": 261},
    abilities=(while_(houses(enemy.creature) < 3, key_cost(opponent, +2)),),
)  # fmt: skip

rothais_the_fierce = Creature(
    "rothais-the-fierce", en="Rothais the Fierce", fr="Rothais le Redoutable",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Uncommon", number={"aoa": 242},
    abilities=(taunt, hazardous(4)),
)  # fmt: skip

seraphic_armor = Upgrade(
    "seraphic-armor", en="Seraphic Armor", fr="Armure Séraphine",
    house=SANCTUM, amber=1, rarity="Rare", number={"aoa": 263},
    abilities=(gets(this_creature, armor=1), play(fully_heal(this_creature))),
)  # fmt: skip

shadows_ambassador = Creature(
    "shadows-ambassador", en="Shadows Ambassador", fr="Nonce aux Ombres",
    house=SANCTUM, power=1, traits=(HUMAN,), rarity="Variant", number={"aoa": 243},
    abilities=(elusive, (fight | reap)(this_turn(allow(you.plays(SHADOWS) | you.uses(SHADOWS), n=1)))),
)  # fmt: skip

shard_of_hope = Artifact(
    "shard-of-hope", en="Shard of Hope", fr="Éclat d'Espérance",
    house=SANCTUM, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 264},
    abilities=(action(capture(count(friendly.card & SHARD), by=a(friendly.creature))),),
)  # fmt: skip

sir_marrows = Creature(
    "sir-marrows", en="Sir Marrows", fr="Sire Giraumon",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Common", number={"aoa": 223},
    abilities=(after(opponent.gains_by_reaping, capture(that_much)),),
)  # fmt: skip

smite = Action(
    "smite", en="Smite", fr="Châtiment",
    house=SANCTUM, rarity="Common", number={"aoa": 224},
    abilities=(play(ready(a(friendly.creature)), fight_with(it), deal(2, each(neighbors(opposing)))),),
)  # fmt: skip

the_grey_rider = Creature(
    "the-grey-rider", en="The Grey Rider", fr="Le Cavalier Gris",
    house=SANCTUM, power=2, traits=(HUMAN, MONK), rarity="Common", number={"aoa": 226},
    abilities=(deploy, (play | fight | reap)(may(ready(a(neighbors(this))), fight_with(it)))),
)  # fmt: skip

untamed_ambassador = Creature(
    "untamed-ambassador", en="Untamed Ambassador", fr="Nonce aux Indomptés",
    house=SANCTUM, power=1, traits=(HUMAN,), rarity="Variant", number={"aoa": 247},
    abilities=(elusive, (fight | reap)(this_turn(allow(you.plays(UNTAMED) | you.uses(UNTAMED), n=1)))),
)  # fmt: skip

lion_bautrem = Creature(
    "lion-bautrem", en="“Lion” Bautrem", fr="Bautrem \"Le Lion\"",
    house=SANCTUM, power=4, armor=1, traits=(HUMAN, KNIGHT), rarity="Common", number={"aoa": 211},
    abilities=(deploy, gets(each(neighbors(this)), power=2)),
)  # fmt: skip
