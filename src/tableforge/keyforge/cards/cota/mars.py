"""House Mars in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

ammonia_clouds = Action(
    "ammonia-clouds", en="Ammonia Clouds", fr="Nuages d'Ammoniac",
    house=MARS, rarity="Common", number={"cota": 160},
    abilities=(play(deal(3, each(creature))),),
)  # fmt: skip

battle_fleet = Action(
    "battle-fleet", en="Battle Fleet", fr="Flotte de Guerre",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 161},
    abilities=(play(reveal(any_number(you.hand & MARS)), draw(count(this_way))),),
)  # fmt: skip

biomatrix_backup = Upgrade(
    "biomatrix-backup", en="Biomatrix Backup", fr="Sauvegarde Biométrique",
    house=MARS, amber=1, rarity="Common", number={"cota": 208},
    abilities=(gains(this_creature, destroyed(archive(this_creature, whose=its_owner))),),
    older=(gains(this_creature, destroyed(may(archive(this_creature, whose=its_owner)))),),
)  # fmt: skip

blypyp = Creature(
    "blypyp", en="Blypyp", fr="Blypyp",
    house=MARS, power=2, traits=(MARTIAN, SCIENTIST), rarity="Uncommon", number={"cota": 190},
    abilities=(reap(this_turn(enters(friendly.creature & MARS, READY), times=1)),),
)  # fmt: skip

brain_stem_antenna = Upgrade(
    "brain-stem-antenna", en="Brain Stem Antenna", fr="Antenne Cérébrale",
    house=MARS, rarity="Rare", number={"cota": 209, "aoa": 192},
    abilities=(
        gains(
            this_creature,
            after(you.plays(creature & MARS), ready(this_creature), this_turn(counts_as(this_creature, MARS))),
        ),
    ),
)  # fmt: skip

chuff_ape = Creature(
    "chuff-ape", en="Chuff Ape", fr="Singe Pétras",
    house=MARS, power=11, traits=(BEAST,), rarity="Rare", number={"cota": 191},
    abilities=(
        taunt,
        enters(this, STUNNED),
        (fight | reap)(may(sacrifice(a(friendly.creature & other))), if_you_do(fully_heal(this))),
    ),
)  # fmt: skip

combat_pheromones = Artifact(
    "combat-pheromones", en="Combat Pheromones", fr="Phéromones de Combat",
    house=MARS, amber=1, traits=(ITEM,), rarity="Uncommon", number={"cota": 180, "aoa": 177},
    abilities=(omni(sacrifice(this), this_turn(allow((friendly.card & MARS & other).is_used, cards=2))),),
)  # fmt: skip

commpod = Artifact(
    "commpod", en="Commpod", fr="Comm-Pod",
    house=MARS, traits=(ITEM,), rarity="Rare", number={"cota": 181},
    abilities=(action(reveal(any_number(you.hand & MARS)), for_each(this_way, may(ready(a(creature & MARS))))),),
)  # fmt: skip

crystal_hive = Artifact(
    "crystal-hive", en="Crystal Hive", fr="Ruche Cristalline",
    house=MARS, traits=(LOCATION,), rarity="Uncommon", number={"cota": 182},
    abilities=(action(this_turn(after(creature.reaps, gain(1)))),),
)  # fmt: skip

custom_virus = Artifact(
    "custom-virus", en="Custom Virus", fr="Virus Maison",
    house=MARS, amber=1, traits=(WEAPON,), rarity="Rare", number={"cota": 183, "aoa": 193},
    abilities=(omni(sacrifice(this), purge(a(creature & you.hand)), destroy(each(creature & shares_trait(it)))),),
)  # fmt: skip

deep_probe = Action(
    "deep-probe", en="Deep Probe", fr="Transduction Extrême",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 162},
    abilities=(play(choose(house), reveal(each(opponent.hand)), discard(each(this_way & creature & chosen_house))),),
)  # fmt: skip

emp_blast = Action(
    "emp-blast", en="EMP Blast", fr="Décharge IEM",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 163},
    abilities=(play(stun(each(creature & (MARS | ROBOT))), destroy(each(artifact))),),
)  # fmt: skip

ether_spider = Creature(
    "ether-spider", en="Ether Spider", fr="Araignée de l'Éther",
    house=MARS, power=7, traits=(BEAST,), rarity="Uncommon", number={"cota": 192},
    abilities=(fight_damage(this, 0), instead(opponent.pool_grows, capture(that_much))),
)  # fmt: skip

feeding_pit = Artifact(
    "feeding-pit", en="Feeding Pit", fr="Puits Dévoreur",
    house=MARS, traits=(LOCATION,), rarity="Rare", number={"cota": 184},
    abilities=(action(discard(a(creature & you.hand)), if_you_do(gain(1))),),
)  # fmt: skip

grabber_jammer = Creature(
    "grabber-jammer", en="Grabber Jammer", fr="Pinceur-Brouilleur",
    house=MARS, power=4, armor=1, traits=(ROBOT,), rarity="Common", number={"cota": 193},
    abilities=(key_cost(opponent, +1), (fight | reap)(capture(1))),
)  # fmt: skip

grommid = Creature(
    "grommid", en="Grommid", fr="Grommid",
    house=MARS, power=10, traits=(BEAST,), rarity="Rare", number={"cota": 194, "aoa": 197},
    abilities=(cannot(you.plays(creature)), after(enemy.creature.is_destroyed_fighting(this), lose(1, opponent))),
)  # fmt: skip

hypnotic_command = Action(
    "hypnotic-command", en="Hypnotic Command", fr="Ordre Hypnotique",
    house=MARS, rarity="Rare", number={"cota": 164, "aoa": 198},
    abilities=(play(for_each(friendly.creature & MARS, capture(1, by=a(enemy.creature), frm=its_controller))),),
)  # fmt: skip

incubation_chamber = Artifact(
    "incubation-chamber", en="Incubation Chamber", fr="Chambre d’Incubation",
    house=MARS, traits=(LOCATION,), rarity="Rare", number={"cota": 186, "aoa": 199},
    abilities=(omni(reveal(a(creature & MARS & you.hand)), if_you_do(archive(it))),),
)  # fmt: skip

invasion_portal = Artifact(
    "invasion-portal", en="Invasion Portal", fr="Portail d’Invasion",
    house=MARS, traits=(LOCATION,), rarity="Rare", number={"cota": 185, "aoa": 200},
    abilities=(action(discard_until(creature & MARS), return_to_hand(it)),),
)  # fmt: skip

irradiated_aember = Action(
    "irradiated-æmber", en="Irradiated Æmber", fr="Aombre Irradié",
    house=MARS, amber=1, rarity="Rare", number={"cota": 165},
    abilities=(play(when(opponent.amber >= 6, deal(3, each(enemy.creature)))),),
)  # fmt: skip

jammer_pack = Upgrade(
    "jammer-pack", en="Jammer Pack", fr="Kit de Brouillage",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 210},
    abilities=(gains(this_creature, key_cost(opponent, +2)),),
)  # fmt: skip

key_abduction = Action(
    "key-abduction", en="Key Abduction", fr="Enlèvement de Clé",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 166, "aoa": 182},
    abilities=(play(return_to_hand(each(creature & MARS)), may(forge(9 - count(you.hand)))),),
)  # fmt: skip

martian_hounds = Action(
    "martian-hounds", en="Martian Hounds", fr="Molosses Martiens",
    house=MARS, rarity="Rare", number={"cota": 167, "aoa": 203},
    abilities=(play(choose(a(creature)), add_counters(2 * count(creature & damaged), chosen)),),
)  # fmt: skip

martians_make_bad_allies = Action(
    "martians-make-bad-allies", en="Martians Make Bad Allies", fr="Nous Sommes Vos Amis",
    house=MARS, rarity="Rare", number={"cota": 168},
    abilities=(play(reveal(each(you.hand)), purge(each(this_way & creature & ~MARS)), gain(count(this_way))),),
)  # fmt: skip

mass_abduction = Action(
    "mass-abduction", en="Mass Abduction", fr="Enlèvement de Masse",
    house=MARS, amber=1, rarity="Rare", number={"cota": 169},
    abilities=(play(archive(up_to(3, enemy.creature & damaged), whose=you)),),
)  # fmt: skip

mating_season = Action(
    "mating-season", en="Mating Season", fr="Saison des Amours",
    house=MARS, amber=1, rarity="Rare", number={"cota": 170},
    abilities=(play(shuffle_into_deck(each(creature & MARS)), for_each(this_way, gain(1, its_owner))),),
)  # fmt: skip

mindwarper = Creature(
    "mindwarper", en="Mindwarper", fr="Embrouilleur d'Esprit",
    house=MARS, power=2, traits=(MARTIAN, SCIENTIST), rarity="Common", number={"cota": 196, "aoa": 167},
    abilities=(elusive, action(capture(1, by=a(enemy.creature), frm=its_controller))),
)  # fmt: skip

mothergun = Artifact(
    "mothergun", en="Mothergun", fr="Canon-Mère",
    house=MARS, traits=(WEAPON,), rarity="Common", number={"cota": 187, "aoa": 169},
    abilities=(action(reveal(any_number(you.hand & MARS)), choose(a(creature)), deal(count(this_way), chosen)),),
)  # fmt: skip

mothership_support = Action(
    "mothership-support", en="Mothership Support", fr="Soutien du Vaisseau-Mère",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 171, "aoa": 183},
    abilities=(play(for_each(friendly.creature & is_ready & MARS, deal(2, a(creature)))),),
)  # fmt: skip

orbital_bombardment = Action(
    "orbital-bombardment", en="Orbital Bombardment", fr="Bombardement Orbital",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 172, "aoa": 185},
    abilities=(play(reveal(any_number(you.hand & MARS)), for_each(this_way, deal(2, a(creature)))),),
)  # fmt: skip

phosphorus_stars = Action(
    "phosphorus-stars", en="Phosphorus Stars", fr="Étoiles Phosphoreuses",
    house=MARS, rarity="Common", number={"cota": 173},
    abilities=(play(stun(each(creature & ~MARS)), gain_chains(2)),),
)  # fmt: skip

phylyx_the_disintegrator = Creature(
    "phylyx-the-disintegrator", en="Phylyx the Disintegrator", fr="Phylyx le Désintégrateur",
    house=MARS, power=1, traits=(MARTIAN, SOLDIER), rarity="Rare", number={"cota": 197},
    abilities=(elusive, action(lose(count(friendly.creature & MARS & other), opponent))),
)  # fmt: skip

psychic_network = Action(
    "psychic-network", en="Psychic Network", fr="Réseau Psychique",
    house=MARS, rarity="Uncommon", number={"cota": 174},
    abilities=(play(steal(count(friendly.creature & is_ready & MARS))),),
)  # fmt: skip

qyxxlyx_plague_master = Creature(
    "qyxxlyx-plague-master", en="Qyxxlyx Plague Master", fr="Maître-Virus Qyxxlyx",
    house=MARS, power=3, traits=(MARTIAN, SCIENTIST), rarity="Rare", number={"cota": 198, "aoa": 204},
    abilities=((fight | reap)(deal(3, each(creature & HUMAN), ignoring_armor=True)),),
)  # fmt: skip

red_planet_ray_gun = Upgrade(
    "red-planet-ray-gun", en="Red Planet Ray Gun", fr="Rayon Ardent",
    house=MARS, amber=1, rarity="Uncommon", number={"cota": 211, "aoa": 187},
    abilities=(gains(this_creature, reap(choose(a(creature)), deal(count(creature & MARS), chosen))),),
)  # fmt: skip

sample_collection = Action(
    "sample-collection", en="Sample Collection", fr="Collecte d'Échantillons",
    house=MARS, rarity="Uncommon", number={"cota": 175, "aoa": 188},
    abilities=(play(archive(pick(opponent.keys, enemy.creature), whose=you)),),
)  # fmt: skip

shatter_storm = Action(
    "shatter-storm", en="Shatter Storm", fr="Tempête Fracassante",
    house=MARS, rarity="Rare", number={"cota": 176, "aoa": 206},
    abilities=(play(lose(you.amber), lose(3 * that_much, opponent)),),
)  # fmt: skip

sniffer = Artifact(
    "sniffer", en="Sniffer", fr="Renifleur",
    house=MARS, amber=1, traits=(ALLY,), rarity="Rare", number={"cota": 188, "aoa": 207},
    abilities=(action(this_turn(loses(each(creature), elusive))),),
)  # fmt: skip

soft_landing = Action(
    "soft-landing", en="Soft Landing", fr="Atterrissage en Douceur",
    house=MARS, rarity="Common", number={"cota": 177},
    abilities=(play(this_turn(enters(friendly.creature | friendly.artifact, READY), times=1)),),
)  # fmt: skip

squawker = Action(
    "squawker", en="Squawker", fr="Mégaphone",
    house=MARS, amber=1, rarity="Common", number={"cota": 178},
    abilities=(play(choose_one(ready(a(creature & MARS)), stun(a(creature & ~MARS)))),),
)  # fmt: skip

swap_widget = Artifact(
    "swap-widget", en="Swap Widget", fr="Gadget Permuteur",
    house=MARS, traits=(ITEM,), rarity="Rare", number={"cota": 189},
    abilities=(
        action(
            return_to_hand(a(friendly.creature & is_ready & MARS)),
            if_you_do(put_into_play(a(creature & MARS & you.hand & different_name(it))), ready(it)),
        ),
    ),
)  # fmt: skip

total_recall = Action(
    "total-recall", en="Total Recall", fr="Mémoire Eidétique",
    house=MARS, amber=1, rarity="Rare", number={"cota": 179, "aoa": 208},
    abilities=(play(gain(count(friendly.creature & is_ready)), return_to_hand(each(friendly.creature))),),
)  # fmt: skip

tunk = Creature(
    "tunk", en="Tunk", fr="Horion",
    house=MARS, power=6, armor=1, traits=(ROBOT,), rarity="Common", number={"cota": 199},
    abilities=(after(you.plays(creature & MARS & other), fully_heal(this)),),
)  # fmt: skip

ulyq_megamouth = Creature(
    "ulyq-megamouth", en="Ulyq Megamouth", fr="Ulyq Grandegueule",
    house=MARS, power=3, traits=(MARTIAN, SCIENTIST), rarity="Common", number={"cota": 200},
    abilities=((fight | reap)(use(a(friendly.creature & ~MARS))),),
)  # fmt: skip

uxlyx_the_zookeeper = Creature(
    "uxlyx-the-zookeeper", en="Uxlyx the Zookeeper", fr="Uxlyx le Gardien de Zoo",
    house=MARS, power=2, traits=(MARTIAN, SCIENTIST), rarity="Uncommon", number={"cota": 201, "aoa": 190},
    abilities=(elusive, reap(archive(a(enemy.creature), whose=you))),
)  # fmt: skip

vezyma_thinkdrone = Creature(
    "vezyma-thinkdrone", en="Vezyma Thinkdrone", fr="Vezyma Servodrone",
    house=MARS, power=3, traits=(MARTIAN, SCIENTIST), rarity="Common", number={"cota": 202, "aoa": 172},
    abilities=(reap(may(archive(a(friendly.creature | friendly.artifact)))),),
)  # fmt: skip

yxili_marauder = Creature(
    "yxili-marauder", en="Yxili Marauder", fr="Maraudeur Yxili",
    house=MARS, power=2, traits=(MARTIAN, SOLDIER), rarity="Common", number={"cota": 203},
    abilities=(gets(this, power=this.amber), play(capture(count(friendly.creature & is_ready & MARS)))),
)  # fmt: skip

yxilo_bolter = Creature(
    "yxilo-bolter", en="Yxilo Bolter", fr="Déboulonneur Yxilo",
    house=MARS, power=3, traits=(MARTIAN, SOLDIER), rarity="Common", number={"cota": 204},
    abilities=((fight | reap)(deal(2, a(creature)), when(this_destroys_it, purge(it))),),
)  # fmt: skip

yxilx_dominator = Creature(
    "yxilx-dominator", en="Yxilx Dominator", fr="Dominateur Yxilx",
    house=MARS, power=9, armor=1, traits=(ROBOT,), rarity="Common", number={"cota": 205, "aoa": 174},
    abilities=(taunt, enters(this, STUNNED)),
)  # fmt: skip

zorg = Creature(
    "zorg", en="Zorg", fr="Zorg",
    house=MARS, power=7, traits=(BEAST,), rarity="Uncommon", number={"cota": 206, "aoa": 191},
    abilities=(enters(this, STUNNED), before_fight(stun(both(opposing, each(neighbors(opposing)))))),
)  # fmt: skip

zyzzix_the_many = Creature(
    "zyzzix-the-many", en="Zyzzix the Many", fr="Zyzzix le Multiple",
    house=MARS, power=3, traits=(MARTIAN, SOLDIER), rarity="Common", number={"cota": 207},
    abilities=((fight | reap)(may(reveal(a(creature & you.hand))), if_you_do(archive(it), add_counters(3, this))),),
)  # fmt: skip

john_smyth = Creature(
    "john-smyth", en="“John Smyth”", fr="« John Smyth »",
    house=MARS, power=2, traits=(AGENT, MARTIAN), rarity="Common", number={"cota": 195},
    abilities=(elusive, (fight | reap)(ready(a(creature & MARS & ~AGENT)))),
)  # fmt: skip
