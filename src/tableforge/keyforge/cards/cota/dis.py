"""House Dis in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

a_fair_game = Action(
    "a-fair-game", en="A Fair Game", fr="Donnant-Donnant",
    house=DIS, rarity="Rare", number={"cota": 53, "aoa": 87},
    abilities=(
        play(
            reveal(each(opponent.hand)),
            discard(top(opponent.deck)),
            gain(count(opponent.hand & house_of(it))),
            custom(
                "mirrored",
                en="Your opponent repeats the preceding effect on you",
                fr="Votre adversaire répète l’effet précédent contre vous",
            ),
        ),
    ),
)  # fmt: skip

annihilation_ritual = Artifact(
    "annihilation-ritual", en="Annihilation Ritual ", fr="Rituel d’Annihilation",
    house=DIS, amber=1, traits=(POWER_TRAIT,), rarity="Rare", number={"cota": 72},
    abilities=(instead(creature.is_discarded_from_play, purge(it)),),
)  # fmt: skip

arise = Action(
    "arise", en="Arise!", fr="Debout les Morts !",
    house=DIS, rarity="Common", number={"cota": 54},
    abilities=(
        play(choose(house), return_to_hand(each(creature & chosen_house & you.discard_pile)), gain_chains(1)),
    ),
)  # fmt: skip

charette = Creature(
    "charette", en="Charette", fr="Charette",
    house=DIS, power=4, traits=(DEMON,), rarity="Common", number={"cota": 81, "aoa": 56},
    abilities=(play(capture(3)),),
)  # fmt: skip

collar_of_subordination = Upgrade(
    "collar-of-subordination", en="Collar of Subordination", fr="Collier de Soumission",
    house=DIS, rarity="Rare", number={"cota": 105, "aoa": 89},
    abilities=(you_control(this_creature),),
)  # fmt: skip

control_the_weak = Action(
    "control-the-weak", en="Control the Weak", fr="Contrôler les Faibles",
    house=DIS, amber=1, rarity="Common", number={"cota": 55},
    abilities=(play(choose(house, of=opponent), next_turn(opponent, must(opponent.chooses(chosen_house)))),),
)  # fmt: skip

creeping_oblivion = Action(
    "creeping-oblivion", en="Creeping Oblivion", fr="Néant Rampant",
    house=DIS, amber=1, rarity="Rare", number={"cota": 56, "aoa": 90},
    abilities=(play(purge(up_to(2, a_discard_pile))),),
)  # fmt: skip

dance_of_doom = Action(
    "dance-of-doom", en="Dance of Doom", fr="Danse du Jugement",
    house=DIS, rarity="Rare", number={"cota": 57},
    abilities=(play(choose(number), destroy(each(creature & exactly(power, chosen_number)))),),
)  # fmt: skip

dominator_bauble = Artifact(
    "dominator-bauble", en="Dominator Bauble", fr="Gadget de Domination",
    house=DIS, traits=(ITEM,), rarity="Common", number={"cota": 73},
    abilities=(action(use(a(friendly.creature))),),
)  # fmt: skip

drumble = Creature(
    "drumble", en="Drumble", fr="Cossard",
    house=DIS, power=2, traits=(IMP,), rarity="Uncommon", number={"cota": 82},
    abilities=(elusive, play(when(opponent.amber >= 7, capture(opponent.amber)))),
)  # fmt: skip

dust_imp = Creature(
    "dust-imp", en="Dust Imp", fr="Farfadet Poussière",
    house=DIS, power=2, traits=(IMP,), rarity="Common", number={"cota": 83, "aoa": 58},
    abilities=(destroyed(gain(2)),),
)  # fmt: skip

eater_of_the_dead = Creature(
    "eater-of-the-dead", en="Eater of the Dead", fr="Mangemort",
    house=DIS, power=4, traits=(DEMON,), rarity="Rare", number={"cota": 84, "aoa": 91},
    abilities=((fight | reap)(purge(a(creature & a_discard_pile)), if_you_do(add_counters(1, this))),),
)  # fmt: skip

ember_imp = Creature(
    "ember-imp", en="Ember Imp", fr="Farfadet Braise",
    house=DIS, power=2, traits=(IMP,), rarity="Common", number={"cota": 85},
    abilities=(cannot(opponent.plays(card), more_than=2),),
)  # fmt: skip

fear = Action(
    "fear", en="Fear", fr="Peur",
    house=DIS, rarity="Common", number={"cota": 58},
    abilities=(play(return_to_hand(a(enemy.creature))),),
)  # fmt: skip

flame_wreathed = Upgrade(
    "flame-wreathed", en="Flame-Wreathed", fr="Couronné de Flammes",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 106},
    abilities=(gets(this_creature, power=2), gains(this_creature, hazardous(2))),
)  # fmt: skip

gabos_longarms = Creature(
    "gabos-longarms", en="Gabos Longarms", fr="Gabos Longbras",
    house=DIS, power=5, traits=(DEMON,), rarity="Rare", number={"cota": 86},
    abilities=(
        before_fight(
            choose(a(creature)),
            custom(
                "strikes_instead",
                en="This creature deals its damage to the chosen creature rather than the creature it fights",
                fr="Gabos Longbras inflige ses dégâts à la créature choisie plutôt qu’à la créature qu’il combat",
            ),
        ),
    ),
)  # fmt: skip

gateway_to_dis = Action(
    "gateway-to-dis", en="Gateway to Dis", fr="Portail vers Dis",
    house=DIS, rarity="Common", number={"cota": 59},
    abilities=(play(destroy(each(creature)), gain_chains(3)),),
)  # fmt: skip

gongoozle = Action(
    "gongoozle", en="Gongoozle", fr="Baguenaude",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 60, "aoa": 73},
    abilities=(play(deal(3, a(creature)), when(~this_destroys_it, discard(random(1, its_owner.hand)))),),
)  # fmt: skip

guardian_demon = Creature(
    "guardian-demon", en="Guardian Demon", fr="Démon Gardien",
    house=DIS, power=4, traits=(DEMON,), rarity="Uncommon", number={"cota": 88},
    abilities=((play | fight | reap)(heal(2, a(creature), up_to=True), deal(that_much, another(creature))),),
)  # fmt: skip

guilty_hearts = Action(
    "guilty-hearts", en="Guilty Hearts", fr="Le Poids de la Culpabilité",
    house=DIS, amber=1, rarity="Rare", number={"cota": 61},
    abilities=(play(destroy(each(creature & with_amber))),),
)  # fmt: skip

hand_of_dis = Action(
    "hand-of-dis", en="Hand of Dis", fr="Main de Dis",
    house=DIS, rarity="Common", number={"cota": 62},
    abilities=(play(destroy(a(creature & ~flank))),),
)  # fmt: skip

hecatomb = Action(
    "hecatomb", en="Hecatomb", fr="Hécatombe",
    house=DIS, amber=1, rarity="Rare", number={"cota": 63, "aoa": 92},
    abilities=(play(destroy(each(creature & DIS)), for_each(this_way, gain(1, its_controller))),),
)  # fmt: skip

hysteria = Action(
    "hysteria", en="Hysteria", fr="Hystérie",
    house=DIS, rarity="Uncommon", number={"cota": 65, "aoa": 74},
    abilities=(play(return_to_hand(each(creature))),),
)  # fmt: skip

key_hammer = Action(
    "key-hammer", en="Key Hammer", fr="Marteau à Clé",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 66},
    abilities=(play(when(tally(opponent.forges, last_turn=True) >= 1, unforge(opponent)), gain(6, opponent)),),
)  # fmt: skip

key_to_dis = Artifact(
    "key-to-dis", en="Key to Dis", fr="Clé de Dis",
    house=DIS, traits=(ITEM,), rarity="Rare", number={"cota": 74, "aoa": 93},
    abilities=(omni(sacrifice(this), destroy(each(creature))),),
)  # fmt: skip

lash_of_broken_dreams = Artifact(
    "lash-of-broken-dreams", en="Lash of Broken Dreams", fr="Fouet des Rêves Brisés",
    house=DIS, traits=(WEAPON,), rarity="Common", number={"cota": 75, "aoa": 61},
    abilities=(action(next_turn(opponent, key_cost(each_player, 3))),),
)  # fmt: skip

library_of_the_damned = Artifact(
    "library-of-the-damned", en="Library of the Damned", fr="Bibliothèque des Damnés",
    house=DIS, traits=(LOCATION,), rarity="Uncommon", number={"cota": 76, "aoa": 75},
    abilities=(action(archive(a(you.hand))),),
)  # fmt: skip

lifeward = Artifact(
    "lifeward", en="Lifeward", fr="Gardevie",
    house=DIS, amber=1, traits=(POWER_TRAIT,), rarity="Uncommon", number={"cota": 77, "aoa": 76},
    abilities=(omni(sacrifice(this), next_turn(opponent, cannot(opponent.plays(creature)))),),
)  # fmt: skip

master_of_1 = Creature(
    "master-of-1", en="Master of 1", fr="Maître du 1",
    house=DIS, power=4, traits=(DEMON,), rarity="Rare", number={"cota": 89},
    abilities=(reap(may(destroy(a(creature & exactly(power, 1))))),),
)  # fmt: skip

master_of_2 = Creature(
    "master-of-2", en="Master of 2", fr="Maître du 2",
    house=DIS, power=4, traits=(DEMON,), rarity="Variant", number={"cota": 90},
    abilities=(reap(may(destroy(a(creature & exactly(power, 2))))),),
)  # fmt: skip

master_of_3 = Creature(
    "master-of-3", en="Master of 3", fr="Maître du 3",
    house=DIS, power=4, traits=(DEMON,), rarity="Variant", number={"cota": 91},
    abilities=(reap(may(destroy(a(creature & exactly(power, 3))))),),
)  # fmt: skip

mind_barb = Action(
    "mind-barb", en="Mind Barb", fr="Aiguillon Cérébral",
    house=DIS, amber=1, rarity="Common", number={"cota": 67},
    abilities=(play(discard(random(1, opponent.hand))),),
)  # fmt: skip

overlord_greking = Creature(
    "overlord-greking", en="Overlord Greking", fr="Greking le Suzerain",
    house=DIS, power=7, traits=(DEMON,), rarity="Rare", number={"cota": 87, "aoa": 99},
    abilities=(after(enemy.creature.is_destroyed_fighting(this), put_into_play(it)),),
)  # fmt: skip

pandemonium = Action(
    "pandemonium", en="Pandemonium", fr="Pandémonium",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 68, "aoa": 79},
    abilities=(play(capture(1, by=each(creature & ~damaged))),),
)  # fmt: skip

pit_demon = Creature(
    "pit-demon", en="Pit Demon", fr="Démon des Abîmes",
    house=DIS, power=5, traits=(DEMON,), rarity="Common", number={"cota": 92},
    abilities=(action(steal(1)),),
)  # fmt: skip

pitlord = Creature(
    "pitlord", en="Pitlord", fr="Seigneur des Abimes",
    house=DIS, power=9, amber=2, traits=(DEMON,), rarity="Rare", number={"cota": 93, "aoa": 100},
    abilities=(taunt, must(you.chooses(DIS))),
)  # fmt: skip

poltergeist = Action(
    "poltergeist", en="Poltergeist", fr="Poltergeist",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 69, "aoa": 80},
    abilities=(play(use(a(artifact), as_yours=True), destroy(it)),),
)  # fmt: skip

red_hot_armor = Action(
    "red-hot-armor", en="Red-Hot Armor", fr="Armure Chauffée à Blanc",
    house=DIS, amber=1, rarity="Rare", number={"cota": 70, "aoa": 101},
    abilities=(play(this_turn(loses(each(enemy.creature & with_armor), ARMOR)), deal(that_much, them)),),
)  # fmt: skip

restringuntus = Creature(
    "restringuntus", en="Restringuntus", fr="Restringuntus",
    house=DIS, power=1, traits=(DEMON,), rarity="Rare", number={"cota": 94, "aoa": 102},
    abilities=(play(choose(house), until(this.leaves_play, cannot(opponent.chooses(chosen_house)))),),
)  # fmt: skip

sacrificial_altar = Artifact(
    "sacrificial-altar", en="Sacrificial Altar", fr="Autel sacrificiel",
    house=DIS, amber=1, traits=(LOCATION,), rarity="Rare", number={"cota": 78},
    abilities=(action(purge(a(friendly.creature & HUMAN)), if_you_do(play_card(a(creature & you.discard_pile)))),),
)  # fmt: skip

screaming_cave = Artifact(
    "screaming-cave", en="Screaming Cave", fr="Caverne Hurlante",
    house=DIS, traits=(LOCATION,), rarity="Rare", number={"cota": 79},
    abilities=(action(shuffle_into_deck(each(you.hand | you.discard_pile))),),
)  # fmt: skip

shaffles = Creature(
    "shaffles", en="Shaffles", fr="Bancroche",
    house=DIS, power=2, traits=(IMP,), rarity="Uncommon", number={"cota": 95},
    abilities=(end_of_turn(lose(1, opponent)),),
)  # fmt: skip

shooler = Creature(
    "shooler", en="Shooler", fr="Écornifleur",
    house=DIS, power=5, traits=(DEMON,), rarity="Common", number={"cota": 96, "aoa": 64},
    abilities=(play(when(opponent.amber >= 4, steal(1))),),
)  # fmt: skip

snudge = Creature(
    "snudge", en="Snudge", fr="Pingre",
    house=DIS, power=4, traits=(DEMON,), rarity="Uncommon", number={"cota": 97},
    abilities=((fight | reap)(return_to_hand(a(artifact | creature & flank))),),
)  # fmt: skip

soul_snatcher = Artifact(
    "soul-snatcher", en="Soul Snatcher", fr="Arracheur d’Âmes",
    house=DIS, traits=(VEHICLE,), rarity="Rare", number={"cota": 80, "aoa": 105},
    abilities=(after(creature.is_destroyed, gain(1, its_owner)),),
)  # fmt: skip

stealer_of_souls = Creature(
    "stealer-of-souls", en="Stealer of Souls", fr="Voleur d’Âmes",
    house=DIS, power=6, traits=(DEMON,), rarity="Uncommon", number={"cota": 98},
    abilities=(after(enemy.creature.is_destroyed_fighting(this), purge(it), gain(1)),),
)  # fmt: skip

succubus = Creature(
    "succubus", en="Succubus", fr="Succube",
    house=DIS, power=3, traits=(DEMON,), rarity="Common", number={"cota": 99},
    abilities=(hand_size(opponent, -1),),
)  # fmt: skip

tendrils_of_pain = Action(
    "tendrils-of-pain", en="Tendrils of Pain", fr="Vrilles de la Souffrance",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 64},
    abilities=(
        play(deal(1, each(creature)), when(tally(opponent.forges, last_turn=True) >= 1, deal(3, each(creature)))),
    ),
)  # fmt: skip

tentacus = Creature(
    "tentacus", en="Tentacus", fr="Tentacus",
    house=DIS, power=5, traits=(DEMON,), rarity="Uncommon", number={"cota": 100, "aoa": 85},
    abilities=(toll(opponent.uses(artifact), 1),),
)  # fmt: skip

the_terror = Creature(
    "the-terror", en="The Terror", fr="La Terreur",
    house=DIS, power=5, traits=(DEMON, KNIGHT), rarity="Common", number={"cota": 101},
    abilities=(play(when(exactly(opponent.amber, 0), gain(2))),),
)  # fmt: skip

three_fates = Action(
    "three-fates", en="Three Fates", fr="Les Trois Parques",
    house=DIS, amber=1, rarity="Uncommon", number={"cota": 71, "aoa": 86},
    abilities=(play(destroy(pick(3, most_powerful(creature, 3)))),),
)  # fmt: skip

tocsin = Creature(
    "tocsin", en="Tocsin", fr="Tocsin",
    house=DIS, power=3, traits=(DEMON,), rarity="Common", number={"cota": 102},
    abilities=(reap(discard(random(1, opponent.hand))),),
)  # fmt: skip

tolas = Creature(
    "tolas", en="Tolas", fr="Tolas",
    house=DIS, power=1, traits=(IMP,), rarity="Rare", number={"cota": 103, "aoa": 106},
    abilities=(elusive, after(creature.is_destroyed, gain(1, its_opponent))),
)  # fmt: skip

truebaru = Creature(
    "truebaru", en="Truebaru", fr="Troubarou",
    house=DIS, power=7, traits=(DEMON,), rarity="Rare", number={"cota": 104},
    abilities=(toll(you.plays(this), 3, to=supply), taunt, destroyed(gain(5))),
)  # fmt: skip
