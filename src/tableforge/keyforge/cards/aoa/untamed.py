"""House Untamed in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

bumblebird = Creature(
    "bumblebird", en="Bumblebird", fr="Bourdoiseau",
    house=UNTAMED, power=1, traits=(BEAST, INSECT), rarity="Uncommon", number={"aoa": 336},
    abilities=(alpha, play(add_counters(2, each(friendly.creature & UNTAMED & other)))),
)  # fmt: skip

camouflage = Upgrade(
    "camouflage", en="Camouflage", fr="Camouflage",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"aoa": 337},
    abilities=(cannot(this_creature.is_attacked_by(creature & ~flank)),),
)  # fmt: skip

dharna = Creature(
    "dharna", en="Dharna", fr="Dharna",
    house=UNTAMED, power=2, traits=(ELF, WITCH), rarity="Common", number={"aoa": 319},
    abilities=(play(gain(count(friendly.creature & damaged))), reap(heal(2, a(friendly.creature)))),
)  # fmt: skip

duskwitch = Creature(
    "duskwitch", en="Duskwitch", fr="Sorcière Brunante",
    house=UNTAMED, power=1, traits=(HUMAN, WITCH), rarity="Common", number={"aoa": 320},
    abilities=(omega, elusive, enters(friendly.creature, READY)),
)  # fmt: skip

earthbind = Upgrade(
    "earthbind", en="Earthbind", fr="Cloué au Sol",
    house=UNTAMED, amber=1, rarity="Rare", number={"aoa": 352},
    abilities=(while_(tally(its_controller.discards(card)) < 1, cannot(this_creature.is_used)),),
)  # fmt: skip

fanghouse = Creature(
    "fanghouse", en="Fanghouse", fr="Têtacroc",
    house=UNTAMED, power=3, traits=(BEAST,), rarity="Common", number={"aoa": 321},
    abilities=(assault(3), hazardous(3)),
)  # fmt: skip

glimmer = Creature(
    "glimmer", en="Glimmer", fr="Lueur",
    house=UNTAMED, power=1, traits=(FAERIE,), rarity="Common", number={"aoa": 323},
    abilities=(alpha, play(return_to_hand(a(you.discard_pile)))),
)  # fmt: skip

gravid_cycle = Action(
    "gravid-cycle", en="Gravid Cycle", fr="Cycle de Gestation",
    house=UNTAMED, amber=1, rarity="Rare", number={"aoa": 354},
    abilities=(omega, play(return_to_hand(a(you.discard_pile)))),
)  # fmt: skip

grovekeeper = Creature(
    "grovekeeper", en="Grovekeeper", fr="Gardien du Bocage",
    house=UNTAMED, power=3, traits=(HUMAN, WITCH), rarity="Common", number={"aoa": 324},
    abilities=(end_of_turn(add_counters(1, each(neighbors(this)))),),
)  # fmt: skip

heart_of_the_forest = Artifact(
    "heart-of-the-forest", en="Heart of the Forest", fr="Cœur de la Forêt",
    house=UNTAMED, amber=1, traits=(LOCATION,), rarity="Rare", number={"aoa": 355},
    abilities=(cannot(any_player.forges, given=their.keys > its_opponent.keys),),
)  # fmt: skip

knoxx = Creature(
    "knoxx", en="Knoxx", fr="Knoxx",
    house=UNTAMED, power=3, traits=(BEAST,), rarity="Common", number={"aoa": 326},
    abilities=(gets(this, power=3 * count(neighbors(this))),),
)  # fmt: skip

marmo_swarm = Creature(
    "marmo-swarm", en="Marmo Swarm", fr="Essaim de Marmos",
    house=UNTAMED, power=2, traits=(BEAST,), rarity="Common", number={"aoa": 327},
    abilities=(gets(this, power=you.amber),),
)  # fmt: skip

niffle_grounds = Artifact(
    "niffle-grounds", en="Niffle Grounds", fr="Territoire des Niffleurs",
    house=UNTAMED, amber=1, traits=(LOCATION,), rarity="Uncommon", number={"aoa": 346},
    abilities=(action(choose(a(creature)), this_turn(loses(chosen, taunt, elusive))),),
)  # fmt: skip

panpaca_anga = Creature(
    "panpaca-anga", en="Panpaca, Anga", fr="Panpaca, Anga",
    house=UNTAMED, power=5, traits=(BEAST,), rarity="Uncommon", number={"aoa": 347},
    abilities=(gets(each(right_of(this)), power=2),),
)  # fmt: skip

panpaca_jaga = Creature(
    "panpaca-jaga", en="Panpaca, Jaga", fr="Panpaca, Jaga",
    house=UNTAMED, power=3, traits=(BEAST,), rarity="Uncommon", number={"aoa": 348},
    abilities=(skirmish, gains(each(left_of(this)), skirmish)),
)  # fmt: skip

persistence_hunting = Action(
    "persistence-hunting", en="Persistence Hunting", fr="Chasse à l'Épuisement",
    house=UNTAMED, amber=1, rarity="Common", number={"aoa": 328},
    abilities=(play(choose(house), exhaust(each(enemy.creature & chosen_house))),),
)  # fmt: skip

po_s_pixies = Creature(
    "po-s-pixies", en="Po’s Pixies", fr="Lutins de Po",
    house=UNTAMED, power=1, traits=(FAERIE,), rarity="Rare", number={"aoa": 362},
    abilities=(
        elusive,
        instead(
            you.is_robbed,
            custom(
                "from_supply",
                en="it is taken from the common supply",
                fr="l’Aombre est pris dans le stock commun",
            ),
        ),
    ),
)  # fmt: skip

punctuated_equilibrium = Action(
    "punctuated-equilibrium", en="Punctuated Equilibrium", fr="Équilibre Ponctué",
    house=UNTAMED, rarity="Rare", number={"aoa": 363},
    abilities=(play(discard(each(each_player.hand)), refill_hand(each_player)),),
)  # fmt: skip

quicksand = Action(
    "quicksand", en="Quicksand", fr="Sables Mouvants",
    house=UNTAMED, amber=1, rarity="Rare", number={"aoa": 364},
    abilities=(
        play(
            for_each(
                each_player,
                when(no(their.creature & is_ready & UNTAMED), destroy(a(most_powerful(their.creature)))),
            ),
        ),
    ),
)  # fmt: skip

roxador = Creature(
    "roxador", en="Roxador", fr="Roxador",
    house=UNTAMED, power=4, traits=(BEAST,), rarity="Rare", number={"aoa": 365},
    abilities=(skirmish, fight_damage(this, 2), fight(stun(opposing))),
)  # fmt: skip

rustgnawer = Creature(
    "rustgnawer", en="Rustgnawer", fr="Mâcherouille",
    house=UNTAMED, power=4, traits=(BEAST, INSECT), rarity="Common", number={"aoa": 330},
    abilities=(fight(destroy(a(artifact)), gain(it.bonus)),),
)  # fmt: skip

shard_of_life = Artifact(
    "shard-of-life", en="Shard of Life", fr="Éclat de Vie",
    house=UNTAMED, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 366},
    abilities=(action(shuffle_into_deck(pick(count(friendly.card & SHARD), you.discard_pile))),),
)  # fmt: skip

soldiers_to_flowers = Action(
    "soldiers-to-flowers", en="Soldiers to Flowers", fr="La Fleur au Bout du Fusil",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"aoa": 349},
    abilities=(
        play(purge(each(creature & UNTAMED & each_player.discard_pile)), for_each(this_way, gain(1, its_owner))),
    ),
)  # fmt: skip

song_of_spring = Action(
    "song-of-spring", en="Song of Spring", fr="Chant du Printemps",
    house=UNTAMED, amber=1, rarity="Common", number={"aoa": 332},
    abilities=(
        play(shuffle_into_deck(any_number(creature & UNTAMED & (you.hand | you.discard_pile | friendly.creature)))),
    ),
)  # fmt: skip

tantadlin = Creature(
    "tantadlin", en="Tantadlin", fr="Tantadlin",
    house=UNTAMED, power=9, traits=(TREE,), rarity="Common", number={"aoa": 333},
    abilities=(fight_damage(this, 2), fight(discard(random(1, opponent.archives)))),
)  # fmt: skip

they_re_everywhere = Action(
    "they-re-everywhere", en="They’re Everywhere!", fr="Il en Vient de Partout !",
    house=UNTAMED, amber=1, rarity="Common", number={"aoa": 334},
    abilities=(play(deal(2, each(enemy.creature & flank)), deal(1, each(enemy.creature & ~flank))),),
)  # fmt: skip

way_of_the_porcupine = Upgrade(
    "way-of-the-porcupine", en="Way of the Porcupine", fr="La Voie du Porc-Épic",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"aoa": 350},
    abilities=(gains(this_creature, hazardous(3)),),
)  # fmt: skip

aemberspine_mongrel = Creature(
    "æmberspine-mongrel", en="Æmberspine Mongrel", fr="Bâtard d'Aombrépine",
    house=UNTAMED, power=3, traits=(BEAST,), rarity="Uncommon", number={"aoa": 335},
    abilities=(hazardous(3), after(enemy.creature.reaps, gain(1))),
)  # fmt: skip
