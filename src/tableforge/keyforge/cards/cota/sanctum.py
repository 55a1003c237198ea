"""House Sanctum in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

armageddon_cloak = Upgrade(
    "armageddon-cloak", en="Armageddon Cloak", fr="Cape de l'Armageddon",
    house=SANCTUM, amber=1, rarity="Rare", number={"cota": 263, "aoa": 249},
    abilities=(
        gains(
            this_creature,
            hazardous(2),
            instead(this_creature.is_destroyed, fully_heal(this_creature), destroy(this)),
        ),
    ),
)  # fmt: skip

begone = Action(
    "begone", en="Begone!", fr="Vade Retro !",
    house=SANCTUM, rarity="Rare", number={"cota": 212, "aoa": 250},
    abilities=(play(choose_one(destroy(each(creature & DIS)), gain(1))),),
)  # fmt: skip

blinding_light = Action(
    "blinding-light", en="Blinding Light", fr="Lumière Aveuglante",
    house=SANCTUM, amber=1, rarity="Common", number={"cota": 213, "aoa": 214},
    abilities=(play(choose(house), stun(each(creature & chosen_house))),),
)  # fmt: skip

bulwark = Creature(
    "bulwark", en="Bulwark", fr="Bastion",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Common", number={"cota": 238},
    abilities=(gets(each(neighbors(this)), armor=2),),
)  # fmt: skip

champion_anaphiel = Creature(
    "champion-anaphiel", en="Champion Anaphiel", fr="Champion Anaphiel",
    house=SANCTUM, power=6, armor=1, traits=(KNIGHT, SPIRIT), rarity="Common", number={"cota": 239},
    abilities=(taunt,),
)  # fmt: skip

champion_tabris = Creature(
    "champion-tabris", en="Champion Tabris", fr="Championne Tabris",
    house=SANCTUM, power=6, armor=2, traits=(HUMAN, KNIGHT), rarity="Uncommon", number={"cota": 240},
    abilities=(fight(capture(1)),),
)  # fmt: skip

charge = Action(
    "charge", en="Charge!", fr="Chargez !",
    house=SANCTUM, amber=1, rarity="Rare", number={"cota": 214},
    abilities=(play(this_turn(gains(each(creature), play(deal(2, a(enemy.creature)))))),),
)  # fmt: skip

cleansing_wave = Action(
    "cleansing-wave", en="Cleansing Wave", fr="Vague Purificatrice",
    house=SANCTUM, rarity="Common", number={"cota": 215},
    abilities=(play(heal(1, each(creature)), gain(count(this_way))),),
)  # fmt: skip

clear_mind = Action(
    "clear-mind", en="Clear Mind", fr="Esprit Clair",
    house=SANCTUM, amber=1, rarity="Rare", number={"cota": 216},
    abilities=(play(unstun(each(friendly.creature))),),
)  # fmt: skip

commander_remiel = Creature(
    "commander-remiel", en="Commander Remiel", fr="Commandant Remiel",
    house=SANCTUM, power=3, traits=(HUMAN, KNIGHT), rarity="Common", number={"cota": 241},
    abilities=(reap(use(a(friendly.creature & ~SANCTUM))),),
)  # fmt: skip

doorstep_to_heaven = Action(
    "doorstep-to-heaven", en="Doorstep to Heaven", fr="Les Portes du Paradis",
    house=SANCTUM, amber=1, rarity="Uncommon", number={"cota": 217, "aoa": 231},
    abilities=(play(lose(their.amber - 5, each_player)),),
)  # fmt: skip

duma_the_martyr = Creature(
    "duma-the-martyr", en="Duma the Martyr", fr="Duma la Martyre",
    house=SANCTUM, power=3, traits=(HUMAN,), rarity="Rare", number={"cota": 242, "aoa": 251},
    abilities=(destroyed(fully_heal(each(friendly.creature & other)), draw(2)),),
)  # fmt: skip

epic_quest = Artifact(
    "epic-quest", en="Epic Quest", fr="Quête Épique",
    house=SANCTUM, traits=(QUEST,), rarity="Rare", number={"cota": 231, "aoa": 252},
    abilities=(
        play(archive(each(friendly.creature & KNIGHT))),
        omni(when(tally(you.plays(SANCTUM)) >= 7, sacrifice(this), forge(FREE))),
    ),
)  # fmt: skip

francus = Creature(
    "francus", en="Francus", fr="Francus",
    house=SANCTUM, power=6, armor=1, traits=(KNIGHT, SPIRIT), rarity="Uncommon", number={"cota": 243},
    abilities=(after(enemy.creature.is_destroyed_fighting(this), capture(1)),),
)  # fmt: skip

gatekeeper = Creature(
    "gatekeeper", en="Gatekeeper", fr="Gardien de la Porte",
    house=SANCTUM, power=5, armor=1, traits=(KNIGHT, SPIRIT), rarity="Uncommon", number={"cota": 260, "aoa": 234},
    abilities=(play(when(opponent.amber >= 7, capture(opponent.amber - 5))),),
)  # fmt: skip

glorious_few = Action(
    "glorious-few", en="Glorious Few", fr="Une Poignée d’Élus",
    house=SANCTUM, rarity="Uncommon", number={"cota": 218},
    abilities=(play(gain(count(enemy.creature) - count(friendly.creature))),),
)  # fmt: skip

gorm_of_omm = Artifact(
    "gorm-of-omm", en="Gorm of Omm", fr="Gorm d'Omm",
    house=SANCTUM, traits=(ITEM,), rarity="Uncommon", number={"cota": 232, "aoa": 235},
    abilities=(omni(sacrifice(this), destroy(a(artifact))),),
)  # fmt: skip

grey_monk = Creature(
    "grey-monk", en="Grey Monk", fr="Moine Gris",
    house=SANCTUM, power=3, traits=(HUMAN, PRIEST), rarity="Uncommon", number={"cota": 244},
    abilities=(gets(each(friendly.creature), armor=1), reap(heal(2, a(creature)))),
)  # fmt: skip

hallowed_blaster = Artifact(
    "hallowed-blaster", en="Hallowed Blaster", fr="Blaster Sanctifié",
    house=SANCTUM, traits=(WEAPON,), rarity="Common", number={"cota": 233},
    abilities=(action(heal(3, a(creature))),),
)  # fmt: skip

hayyel_the_merchant = Creature(
    "hayyel-the-merchant", en="Hayyel the Merchant", fr="Hayyel le Marchand",
    house=SANCTUM, power=3, traits=(HUMAN, MERCHANT), rarity="Rare", number={"cota": 245},
    abilities=(each_time(you.plays(artifact), gain(1)),),
)  # fmt: skip

honorable_claim = Action(
    "honorable-claim", en="Honorable Claim", fr="Prise Honorable",
    house=SANCTUM, amber=1, rarity="Rare", number={"cota": 219},
    abilities=(play(capture(1, by=each(friendly.creature & KNIGHT))),),
)  # fmt: skip

horseman_of_death = Creature(
    "horseman-of-death", en="Horseman of Death", fr="Cavalier de la Mort",
    house=SANCTUM, power=5, traits=(HORSEMAN, SPIRIT), rarity="FIXED", number={"cota": 246},
    abilities=(play(return_to_hand(each(creature & HORSEMAN & you.discard_pile))),),
)  # fmt: skip

horseman_of_famine = Creature(
    "horseman-of-famine", en="Horseman of Famine", fr="Cavalier de la Famine",
    house=SANCTUM, power=5, traits=(HORSEMAN, SPIRIT), rarity="FIXED", number={"cota": 247},
    abilities=((play | fight | reap)(destroy(a(least_powerful(creature)))),),
)  # fmt: skip

horseman_of_pestilence = Creature(
    "horseman-of-pestilence", en="Horseman of Pestilence", fr="Cavalier de la Pestilence",
    house=SANCTUM, power=5, traits=(HORSEMAN, SPIRIT), rarity="Rare", number={"cota": 248},
    abilities=((play | fight | reap)(deal(1, each(creature & ~HORSEMAN))),),
)  # fmt: skip

horseman_of_war = Creature(
    "horseman-of-war", en="Horseman of War", fr="Cavalier de la Guerre",
    house=SANCTUM, power=5, traits=(HORSEMAN, SPIRIT), rarity="FIXED", number={"cota": 249},
    abilities=(play(this_turn(allow(friendly.creature.is_used), only(friendly.creature.fights))),),
)  # fmt: skip

inspiration = Action(
    "inspiration", en="Inspiration", fr="Inspiration",
    house=SANCTUM, rarity="Common", number={"cota": 220},
    abilities=(play(ready(a(friendly.creature)), use(it)),),
)  # fmt: skip

jehu_the_bureaucrat = Creature(
    "jehu-the-bureaucrat", en="Jehu the Bureaucrat", fr="Jehu le Bureaucrate",
    house=SANCTUM, power=3, traits=(HUMAN,), rarity="Rare", number={"cota": 250},
    abilities=(after(you.chooses(SANCTUM), gain(2)),),
)  # fmt: skip

lady_maxena = Creature(
    "lady-maxena", en="Lady Maxena", fr="Dame Maxena",
    house=SANCTUM, power=5, armor=2, traits=(KNIGHT, SPIRIT), rarity="Uncommon", number={"cota": 251},
    abilities=(play(stun(a(creature))), action(return_to_hand(this))),
)  # fmt: skip

lord_golgotha = Creature(
    "lord-golgotha", en="Lord Golgotha", fr="Seigneur Golgotha",
    house=SANCTUM, power=5, armor=2, traits=(KNIGHT, SPIRIT), rarity="Rare", number={"cota": 252, "aoa": 254},
    abilities=(before_fight(deal(3, each(neighbors(opposing)))),),
)  # fmt: skip

mantle_of_the_zealot = Upgrade(
    "mantle-of-the-zealot", en="Mantle of the Zealot", fr="Manteau du Zélote",
    house=SANCTUM, rarity="Rare", number={"cota": 264},
    abilities=(gains(this_creature, allow(this_creature.is_used)),),
)  # fmt: skip

mighty_lance = Action(
    "mighty-lance", en="Mighty Lance", fr="Lance Toute Puissante",
    house=SANCTUM, rarity="Rare", number={"cota": 221, "aoa": 256},
    abilities=(play(deal(3, both(a(creature), a(neighbors(it))))),),
)  # fmt: skip

numquid_the_fair = Creature(
    "numquid-the-fair", en="Numquid the Fair", fr="La Belle Numquid",
    house=SANCTUM, power=3, traits=(HUMAN,), rarity="Rare", number={"cota": 253},
    abilities=(play(destroy(a(enemy.creature)), repeat_if(count(enemy.creature) > count(friendly.creature))),),
)  # fmt: skip

oath_of_poverty = Action(
    "oath-of-poverty", en="Oath of Poverty", fr="Vœu de Pauvreté",
    house=SANCTUM, amber=1, rarity="Rare", number={"cota": 222, "aoa": 258},
    abilities=(play(destroy(each(friendly.artifact)), gain(2 * count(this_way))),),
)  # fmt: skip

one_stood_against_many = Action(
    "one-stood-against-many", en="One Stood Against Many", fr="Seul Contre Tous",
    house=SANCTUM, amber=1, rarity="Rare", number={"cota": 223, "aoa": 259},
    abilities=(
        play(
            choose(a(friendly.creature)),
            for_each(3, ready(chosen), fight_with(chosen, against=another(enemy.creature))),
        ),
    ),
)  # fmt: skip

potion_of_invulnerability = Artifact(
    "potion-of-invulnerability", en="Potion of Invulnerability", fr="Potion d’Invulnérabilité",
    house=SANCTUM, amber=1, traits=(ITEM,), rarity="Uncommon", number={"cota": 234, "aoa": 239},
    abilities=(omni(sacrifice(this), this_turn(cannot(friendly.creature.is_dealt_damage))),),
)  # fmt: skip

protect_the_weak = Upgrade(
    "protect-the-weak", en="Protect the Weak", fr="Protéger les Faibles",
    house=SANCTUM, amber=1, rarity="Common", number={"cota": 265, "aoa": 221},
    abilities=(gets(this_creature, armor=1), gains(this_creature, taunt)),
)  # fmt: skip

protectrix = Creature(
    "protectrix", en="Protectrix", fr="Protectrix",
    house=SANCTUM, power=5, traits=(KNIGHT, SPIRIT), rarity="Common", number={"cota": 254},
    abilities=(reap(may(fully_heal(a(creature))), if_you_do(this_turn(cannot(it.is_dealt_damage)))),),
)  # fmt: skip

radiant_truth = Action(
    "radiant-truth", en="Radiant Truth", fr="Vérité Rayonnante",
    house=SANCTUM, amber=1, rarity="Uncommon", number={"cota": 224, "aoa": 241},
    abilities=(play(stun(each(enemy.creature & ~flank))),),
)  # fmt: skip

raiding_knight = Creature(
    "raiding-knight", en="Raiding Knight", fr="Chevalier en Maraude",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Common", number={"cota": 255},
    abilities=(play(capture(1)),),
)  # fmt: skip

round_table = Artifact(
    "round-table", en="Round Table", fr="Table Ronde",
    house=SANCTUM, amber=1, traits=(LOCATION,), rarity="Rare", number={"cota": 235},
    abilities=(gets(each(friendly.creature & KNIGHT), power=1), gains(each(friendly.creature & KNIGHT), taunt)),
)  # fmt: skip

sanctum_guardian = Creature(
    "sanctum-guardian", en="Sanctum Guardian", fr="Gardien du Sanctum",
    house=SANCTUM, power=6, armor=1, traits=(KNIGHT, SPIRIT), rarity="Rare", number={"cota": 256, "aoa": 262},
    abilities=(taunt, (fight | reap)(swap(this, a(friendly.creature & other)))),
)  # fmt: skip

sequis = Creature(
    "sequis", en="Sequis", fr="Sequis",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Common", number={"cota": 257},
    abilities=(reap(capture(1)),),
)  # fmt: skip

sergeant_zakiel = Creature(
    "sergeant-zakiel", en="Sergeant Zakiel", fr="Sergent Zakiel",
    house=SANCTUM, power=4, armor=1, traits=(HUMAN, KNIGHT), rarity="Common", number={"cota": 258},
    abilities=(play(may(ready(a(neighbors(this))), fight_with(it))),),
)  # fmt: skip

shield_of_justice = Action(
    "shield-of-justice", en="Shield of Justice", fr="Bouclier de Justice",
    house=SANCTUM, amber=1, rarity="Common", number={"cota": 225, "aoa": 222},
    abilities=(play(this_turn(cannot(friendly.creature.is_dealt_damage))),),
)  # fmt: skip

shoulder_armor = Upgrade(
    "shoulder-armor", en="Shoulder Armor", fr="Épaulière",
    house=SANCTUM, amber=1, rarity="Uncommon", number={"cota": 266},
    abilities=(while_(is_(this_creature, flank), gets(this_creature, power=2, armor=2)),),
)  # fmt: skip

sigil_of_brotherhood = Artifact(
    "sigil-of-brotherhood", en="Sigil of Brotherhood", fr="Sigil de la Confrérie",
    house=SANCTUM, amber=1, traits=(POWER_TRAIT,), rarity="Uncommon", number={"cota": 236, "aoa": 244},
    abilities=(omni(sacrifice(this), this_turn(allow((friendly.creature & SANCTUM).is_used))),),
)  # fmt: skip

staunch_knight = Creature(
    "staunch-knight", en="Staunch Knight", fr="Chevalier Dévoué",
    house=SANCTUM, power=4, armor=2, traits=(HUMAN, KNIGHT), rarity="Common", number={"cota": 259},
    abilities=(while_(is_(this, flank), gets(this, power=2)),),
)  # fmt: skip

take_hostages = Action(
    "take-hostages", en="Take Hostages", fr="Prise d’Otages",
    house=SANCTUM, amber=1, rarity="Common", number={"cota": 226, "aoa": 225},
    abilities=(play(this_turn(after(friendly.creature.fights, capture(1, by=it)))),),
)  # fmt: skip

terms_of_redress = Action(
    "terms-of-redress", en="Terms of Redress", fr="Redressement Judiciaire",
    house=SANCTUM, amber=1, rarity="Common", number={"cota": 227},
    abilities=(play(capture(2, by=a(friendly.creature))),),
)  # fmt: skip

the_harder_they_come = Action(
    "the-harder-they-come", en="The Harder They Come", fr="Plus Dure Sera la Chute",
    house=SANCTUM, rarity="Uncommon", number={"cota": 228, "aoa": 245},
    abilities=(play(purge(a(creature & (power >= 5)))),),
)  # fmt: skip

the_spirit_s_way = Action(
    "the-spirit-s-way", en="The Spirit’s Way", fr="La Voie de l'Esprit",
    house=SANCTUM, rarity="Uncommon", number={"cota": 229, "aoa": 246},
    abilities=(play(destroy(each(creature & (power >= 3)))),),
)  # fmt: skip

the_vaultkeeper = Creature(
    "the-vaultkeeper", en="The Vaultkeeper", fr="Le Gardien du Caveau",
    house=SANCTUM, power=4, armor=1, traits=(KNIGHT, SPIRIT), rarity="Rare", number={"cota": 261, "aoa": 265},
    abilities=(cannot(you.is_stolen_from),),
)  # fmt: skip

veemos_lightbringer = Creature(
    "veemos-lightbringer", en="Veemos Lightbringer", fr="Veemos Portelumière",
    house=SANCTUM, power=6, traits=(ANGEL, SPIRIT), rarity="Rare", number={"cota": 262, "aoa": 266},
    abilities=(play(destroy(each(creature & elusive))),),
)  # fmt: skip

virtuous_works = Action(
    "virtuous-works", en="Virtuous Works", fr="Œuvre de Charité",
    house=SANCTUM, amber=3, rarity="Uncommon", number={"cota": 230},
)  # fmt: skip

whispering_reliquary = Artifact(
    "whispering-reliquary", en="Whispering Reliquary", fr="Reliquaire Chuchotant",
    house=SANCTUM, traits=(ITEM,), rarity="Uncommon", number={"cota": 237},
    abilities=(action(return_to_hand(a(artifact))),),
)  # fmt: skip
