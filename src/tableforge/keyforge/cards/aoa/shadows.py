"""House Shadows in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

bonerot_venom = Upgrade(
    "bonerot-venom", en="Bonerot Venom", fr="Venin de Nécrossement",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"aoa": 283},
    abilities=(after(this_creature.is_used, deal(2, this_creature)),),
)  # fmt: skip

brend_the_fanatic = Creature(
    "brend-the-fanatic", en="Brend the Fanatic", fr="Brend le Fanatique",
    house=SHADOWS, power=3, traits=(ELF, THIEF), rarity="Uncommon", number={"aoa": 284},
    abilities=(skirmish, play(gain(1, opponent)), destroyed(steal(3))),
)  # fmt: skip

dusk_chronicles = Action(
    "dusk-chronicles", en="Dusk Chronicles", fr="Chroniques du Crepuscule",
    house=SHADOWS, amber=1, rarity="Common", number={"aoa": 268},
    abilities=(
        play(when(opponent.amber > you.amber, draw(1)), when(you.amber > opponent.amber, archive(a(you.hand)))),
    ),
)  # fmt: skip

furtive_investors = Action(
    "furtive-investors", en="Furtive Investors", fr="Investisseurs Furtifs",
    house=SHADOWS, amber=1, rarity="Common", number={"aoa": 269},
    abilities=(play(when(opponent.amber > you.amber, gain(opponent.keys))),),
)  # fmt: skip

gamgee = Creature(
    "gamgee", en="Gamgee", fr="Gamegie",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Common", number={"aoa": 270},
    abilities=(elusive, reap(when(opponent.amber > you.amber, steal(1)))),
)  # fmt: skip

guard_disguise = Artifact(
    "guard-disguise", en="Guard Disguise", fr="Déguisement de Garde",
    house=SHADOWS, traits=(ITEM,), rarity="Rare", number={"aoa": 302},
    abilities=(action(sacrifice(this), when(opponent.amber <= 3, steal(3))),),
)  # fmt: skip

heist_night = Action(
    "heist-night", en="Heist Night", fr="Nuit de Braquage",
    house=SHADOWS, rarity="Rare", number={"aoa": 303},
    abilities=(alpha, play(steal(count(friendly.creature & THIEF)))),
)  # fmt: skip

hideaway_hole = Artifact(
    "hideaway-hole", en="Hideaway Hole", fr="Repaire Discret",
    house=SHADOWS, amber=1, traits=(LOCATION,), rarity="Uncommon", number={"aoa": 287},
    abilities=(omni(sacrifice(this), until_your_next_turn(gains(each(friendly.creature), elusive))),),
)  # fmt: skip

knuckles_bolton = Creature(
    "knuckles-bolton", en="Knuckles Bolton", fr="Bolton la Phalange",
    house=SHADOWS, power=3, traits=(ELF, THIEF), rarity="Common", number={"aoa": 271},
    abilities=(elusive, skirmish),
)  # fmt: skip

lamindra = Creature(
    "lamindra", en="Lamindra", fr="Lamindra",
    house=SHADOWS, power=1, traits=(ELF, THIEF), rarity="Common", number={"aoa": 272},
    abilities=(deploy, elusive, gains(each(neighbors(this)), elusive)),
)  # fmt: skip

lethal_distraction = Action(
    "lethal-distraction", en="Lethal Distraction", fr="Distraction Fatale",
    house=SHADOWS, amber=1, rarity="Rare", number={"aoa": 305},
    abilities=(play(choose(a(creature)), this_turn(instead(chosen.is_dealt_damage, deal(that_much + 2, chosen)))),),
)  # fmt: skip

life_for_a_life = Action(
    "life-for-a-life", en="Life for a Life", fr="Une Vie contre une Vie",
    house=SHADOWS, amber=1, rarity="Common", number={"aoa": 273},
    abilities=(play(sacrifice(a(friendly.creature)), if_you_do(deal(6, a(creature)))),),
)  # fmt: skip

little_niff = Creature(
    "little-niff", en="Little Niff", fr="Mini Niff",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Uncommon", number={"aoa": 289},
    abilities=(omega, deploy, elusive, after(neighbors(this).is_used_to_fight, steal(1))),
)  # fmt: skip

murkens = Creature(
    "murkens", en="Murkens", fr="Nocturnus",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Uncommon", number={"aoa": 290},
    abilities=(play(choose_one(play_card(random(1, opponent.archives)), play_card(top(opponent.deck)))),),
)  # fmt: skip

nightforge = Action(
    "nightforge", en="Nightforge", fr="Forge Nocturne",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"aoa": 291},
    abilities=(play(when(tally(you.forges) < 1, may(forge(+4)))),),
)  # fmt: skip

perplexing_sophistry = Action(
    "perplexing-sophistry", en="Perplexing Sophistry", fr="Sophisme Troublant",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"aoa": 293},
    abilities=(play(when(you.amber > opponent.amber, discard(random(1, opponent.hand)), draw(1))),),
)  # fmt: skip

plague_rat = Creature(
    "plague-rat", en="Plague Rat", fr="Rat Dégoût",
    house=SHADOWS, power=1, traits=(BEAST, RAT), rarity="Rare", number={"aoa": 308},
    abilities=(elusive, play(deal(count(creature & RAT), each(creature & ~RAT)))),
)  # fmt: skip

redlock = Creature(
    "redlock", en="Redlock", fr="Tresse Rouge",
    house=SHADOWS, power=3, traits=(ELF, THIEF), rarity="Uncommon", number={"aoa": 294},
    abilities=(skirmish, end_of_turn(when(tally(you.plays(creature)) < 1, gain(1)))),
)  # fmt: skip

rigged_lottery = Action(
    "rigged-lottery", en="Rigged Lottery", fr="Loterie Truquée",
    house=SHADOWS, amber=1, rarity="Rare", number={"aoa": 309},
    abilities=(play(discard(top(each_player.deck, 5)), for_each(this_way & SHADOWS, gain(1, its_owner))),),
)  # fmt: skip

ronnie_wristclocks = Creature(
    "ronnie-wristclocks", en="Ronnie Wristclocks", fr="Ronnie les Tocantes",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Common", number={"aoa": 276},
    abilities=(play(when(opponent.amber >= 7, steal(2), otherwise=steal(1))),),
)  # fmt: skip

sack_of_coins = Action(
    "sack-of-coins", en="Sack of Coins", fr="Sac de Pièces",
    house=SHADOWS, amber=1, rarity="Rare", number={"aoa": 312},
    abilities=(play(deal(you.amber, a(creature))),),
)  # fmt: skip

scowly_caper = Creature(
    "scowly-caper", en="Scowly Caper", fr="L'Encapé Acariâtre",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Rare", number={"aoa": 313},
    abilities=(skirmish, enters(this, UNDER_OPPONENT), allow(this.is_used), end_of_turn(destroy(a(neighbors(this))))),
)  # fmt: skip

shard_of_greed = Artifact(
    "shard-of-greed", en="Shard of Greed", fr="Éclat de Cupidité",
    house=SHADOWS, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 315},
    abilities=(action(gain(count(friendly.card & SHARD))),),
)  # fmt: skip

sucker_punch = Action(
    "sucker-punch", en="Sucker Punch", fr="Coup Fourré",
    house=SHADOWS, amber=1, rarity="Common", number={"aoa": 277},
    abilities=(alpha, play(deal(2, a(enemy.creature)), when(this_destroys_it, archive(this)))),
)  # fmt: skip

swindle = Action(
    "swindle", en="Swindle", fr="Arnaque",
    house=SHADOWS, rarity="Common", number={"aoa": 278},
    abilities=(alpha, omega, play(steal(3))),
)  # fmt: skip

throwing_stars = Action(
    "throwing-stars", en="Throwing Stars", fr="Étoiles de Lancer",
    house=SHADOWS, rarity="Common", number={"aoa": 279},
    abilities=(play(deal(1, up_to(3, creature)), gain(count(destroyed_this_way))),),
)  # fmt: skip

whistling_darts = Action(
    "whistling-darts", en="Whistling Darts", fr="Fléchettes Sifflantes",
    house=SHADOWS, amber=1, rarity="Common", number={"aoa": 281},
    abilities=(play(deal(1, each(enemy.creature))),),
)  # fmt: skip

yantzee_gang = Creature(
    "yantzee-gang", en="Yantzee Gang", fr="La Bande Oléro",
    house=SHADOWS, power=5, traits=(ELF, THIEF), rarity="Common", number={"aoa": 282},
    abilities=(action(steal(1)),),
)  # fmt: skip
