"""House Untamed in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

ancient_bear = Creature(
    "ancient-bear", en="Ancient Bear", fr="Ours Vénérable",
    house=UNTAMED, power=5, traits=(BEAST,), rarity="Common", number={"cota": 345},
    abilities=(assault(2),),
)  # fmt: skip

bear_flute = Artifact(
    "bear-flute", en="Bear Flute", fr="Flûte à Ours",
    house=UNTAMED, traits=(ITEM,), rarity="Rare", number={"cota": 340},
    abilities=(
        action(
            when(
                there_is(named("ancient-bear", "Ancient Bear", "Ours Vénérable")),
                fully_heal(a(named("ancient-bear", "Ancient Bear", "Ours Vénérable"))),
                otherwise=(
                              search(each(named("ancient-bear", "Ancient Bear", "Ours Vénérable")), you.deck | you.discard_pile),
                              if_you_do(shuffle_into_deck(each(you.discard_pile))),
                          ),
            ),
        ),
    ),
)  # fmt: skip

bigtwig = Creature(
    "bigtwig", en="Bigtwig", fr="Vieille Branche",
    house=UNTAMED, power=7, traits=(BEAST,), rarity="Uncommon", number={"cota": 346},
    abilities=(only(this.attacks(creature & stunned)), reap(stun(a(creature)), exhaust(it))),
)  # fmt: skip

briar_grubbling = Creature(
    "briar-grubbling", en="Briar Grubbling", fr="Tâteronce",
    house=UNTAMED, power=2, traits=(BEAST, INSECT), rarity="Rare", number={"cota": 348},
    abilities=(hazardous(5),),
)  # fmt: skip

chota_hazri = Creature(
    "chota-hazri", en="Chota Hazri", fr="Chota Hazri",
    house=UNTAMED, power=3, traits=(HUMAN, WITCH), rarity="Uncommon", number={"cota": 349, "aoa": 338},
    abilities=(play(lose(1), if_you_do(may(forge()))),),
)  # fmt: skip

cooperative_hunting = Action(
    "cooperative-hunting", en="Cooperative Hunting", fr="Chasse en Meute",
    house=UNTAMED, rarity="Common", number={"cota": 319},
    abilities=(play(divide(count(friendly.creature), any_number(creature))),),
)  # fmt: skip

curiosity = Action(
    "curiosity", en="Curiosity", fr="Curiosité",
    house=UNTAMED, amber=1, rarity="Rare", number={"cota": 320, "aoa": 351},
    abilities=(play(destroy(each(creature & SCIENTIST))),),
)  # fmt: skip

dew_faerie = Creature(
    "dew-faerie", en="Dew Faerie", fr="Fée Rosée",
    house=UNTAMED, power=2, traits=(FAERIE,), rarity="Common", number={"cota": 350},
    abilities=(elusive, reap(gain(1))),
)  # fmt: skip

dust_pixie = Creature(
    "dust-pixie", en="Dust Pixie", fr="Lutin Poussière",
    house=UNTAMED, power=1, amber=2, traits=(FAERIE,), rarity="Common", number={"cota": 351},
)  # fmt: skip

fertility_chant = Action(
    "fertility-chant", en="Fertility Chant", fr="Hymne à la Fertilité",
    house=UNTAMED, amber=4, rarity="Rare", number={"cota": 321},
    abilities=(play(gain(2, opponent)),),
)  # fmt: skip

flaxia = Creature(
    "flaxia", en="Flaxia", fr="Flaxia",
    house=UNTAMED, power=4, traits=(FAERIE,), rarity="Uncommon", number={"cota": 352, "aoa": 339},
    abilities=(play(when(count(friendly.creature) > count(enemy.creature), gain(2))),),
)  # fmt: skip

fogbank = Action(
    "fogbank", en="Fogbank", fr="Banc de Brume",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 322, "aoa": 340},
    abilities=(play(next_turn(opponent, cannot(enemy.creature.fights))),),
)  # fmt: skip

full_moon = Action(
    "full-moon", en="Full Moon", fr="Pleine Lune",
    house=UNTAMED, rarity="Common", number={"cota": 323, "aoa": 322},
    abilities=(play(this_turn(each_time(you.plays(creature), gain(1)))),),
)  # fmt: skip

fuzzy_gruen = Creature(
    "fuzzy-gruen", en="Fuzzy Gruen", fr="Foufrouteux",
    house=UNTAMED, power=5, amber=2, traits=(BEAST,), rarity="Rare", number={"cota": 353, "aoa": 353},
    abilities=(play(gain(1, opponent)),),
)  # fmt: skip

giant_sloth = Creature(
    "giant-sloth", en="Giant Sloth", fr="Paresseux Géant",
    house=UNTAMED, power=6, traits=(BEAST,), rarity="Rare", number={"cota": 354},
    abilities=(while_(tally(you.discards(UNTAMED & you.hand)) < 1, cannot(this.is_used)), action(gain(3))),
)  # fmt: skip

grasping_vines = Action(
    "grasping-vines", en="Grasping Vines", fr="Lianes-Pièges",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 324, "aoa": 341},
    abilities=(play(return_to_hand(up_to(3, artifact))),),
)  # fmt: skip

halacor = Creature(
    "halacor", en="Halacor", fr="Halacor",
    house=UNTAMED, power=4, traits=(BEAST,), rarity="Uncommon", number={"cota": 355},
    abilities=(gains(each(friendly.creature & flank), skirmish),),
)  # fmt: skip

hunting_witch = Creature(
    "hunting-witch", en="Hunting Witch", fr="Sorcier Chasseur",
    house=UNTAMED, power=2, traits=(HUMAN, WITCH), rarity="Common", number={"cota": 367},
    abilities=(each_time(you.plays(creature & other), gain(1)),),
)  # fmt: skip

inka_the_spider = Creature(
    "inka-the-spider", en="Inka the Spider", fr="Inka l'Araignée",
    house=UNTAMED, power=1, traits=(BEAST,), rarity="Rare", number={"cota": 356, "aoa": 356},
    abilities=(poison, (play | reap)(stun(a(creature)))),
)  # fmt: skip

key_charge = Action(
    "key-charge", en="Key Charge", fr="Clé en Surtension",
    house=UNTAMED, rarity="Common", number={"cota": 325, "aoa": 325},
    abilities=(play(lose(1), if_you_do(may(forge()))),),
)  # fmt: skip

kindrith_longshot = Creature(
    "kindrith-longshot", en="Kindrith Longshot", fr="Kindrith Longueflèche",
    house=UNTAMED, power=3, traits=(HUMAN, RANGER), rarity="Rare", number={"cota": 357, "aoa": 357},
    abilities=(elusive, skirmish, reap(deal(2, a(creature)))),
)  # fmt: skip

lifeweb = Action(
    "lifeweb", en="Lifeweb", fr="Toile de Vie",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 326, "aoa": 342},
    abilities=(play(when(tally(opponent.plays(creature), last_turn=True) >= 3, steal(2))),),
)  # fmt: skip

lost_in_the_woods = Action(
    "lost-in-the-woods", en="Lost in the Woods", fr="Perdus dans les Bois",
    house=UNTAMED, amber=1, rarity="Common", number={"cota": 327},
    abilities=(play(shuffle_into_deck(both(pick(2, friendly.creature), pick(2, enemy.creature)))),),
)  # fmt: skip

lupo_the_scarred = Creature(
    "lupo-the-scarred", en="Lupo the Scarred", fr="Lupo le Balafré",
    house=UNTAMED, power=6, traits=(BEAST,), rarity="Rare", number={"cota": 359, "aoa": 358},
    abilities=(skirmish, play(deal(2, a(enemy.creature)))),
)  # fmt: skip

mighty_tiger = Creature(
    "mighty-tiger", en="Mighty Tiger", fr="Tigre Féroce",
    house=UNTAMED, power=4, traits=(BEAST,), rarity="Rare", number={"cota": 360, "aoa": 359},
    abilities=(play(deal(4, a(enemy.creature))),),
)  # fmt: skip

mimicry = Action(
    "mimicry", en="Mimicry", fr="Mimétisme",
    house=UNTAMED, rarity="Uncommon", number={"cota": 328, "aoa": 343},
    abilities=(
        as_played(
            custom(
                "played_as_copy",
                en="treat it as a copy of an action card in your opponent’s discard pile",
                fr="traitez-la comme une copie d’une carte action de la défausse de votre adversaire",
            ),
        ),
    ),
)  # fmt: skip

murmook = Creature(
    "murmook", en="Murmook", fr="Murmook",
    house=UNTAMED, power=3, traits=(BEAST,), rarity="Common", number={"cota": 361},
    abilities=(key_cost(opponent, +1),),
)  # fmt: skip

mushroom_man = Creature(
    "mushroom-man", en="Mushroom Man", fr="Champignomme",
    house=UNTAMED, power=2, traits=(FUNGUS, HUMAN), rarity="Uncommon", number={"cota": 362},
    abilities=(gets(this, power=3 * you.unforged_keys),),
)  # fmt: skip

nature_s_call = Action(
    "nature-s-call", en="Nature’s Call", fr="L’Appel de la Nature",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 329, "aoa": 344},
    abilities=(play(return_to_hand(up_to(3, creature))),),
)  # fmt: skip

nepenthe_seed = Artifact(
    "nepenthe-seed", en="Nepenthe Seed", fr="Graine de Népenthes",
    house=UNTAMED, traits=(ITEM,), rarity="Uncommon", number={"cota": 341, "aoa": 345},
    abilities=(omni(sacrifice(this), return_to_hand(a(you.discard_pile))),),
)  # fmt: skip

niffle_ape = Creature(
    "niffle-ape", en="Niffle Ape", fr="Singe Niffleur",
    house=UNTAMED, power=3, traits=(BEAST, NIFFLE), rarity="Common", number={"cota": 363},
    abilities=(while_(attacking(this), loses(each(enemy.creature), taunt, elusive)),),
)  # fmt: skip

niffle_queen = Creature(
    "niffle-queen", en="Niffle Queen", fr="Reine des Niffleurs",
    house=UNTAMED, power=6, traits=(BEAST, NIFFLE), rarity="Uncommon", number={"cota": 364},
    abilities=(
        gets(each(friendly.creature & BEAST & other), power=1),
        gets(each(friendly.creature & NIFFLE & other), power=1),
    ),
)  # fmt: skip

nocturnal_maneuver = Action(
    "nocturnal-maneuver", en="Nocturnal Maneuver", fr="Manœuvre Nocturne",
    house=UNTAMED, amber=1, rarity="Common", number={"cota": 330},
    abilities=(play(exhaust(up_to(3, creature))),),
)  # fmt: skip

perilous_wild = Action(
    "perilous-wild", en="Perilous Wild", fr="Nature Périlleuse",
    house=UNTAMED, amber=1, rarity="Rare", number={"cota": 331, "aoa": 360},
    abilities=(play(destroy(each(creature & elusive))),),
)  # fmt: skip

piranha_monkeys = Creature(
    "piranha-monkeys", en="Piranha Monkeys", fr="Singes Piranhas",
    house=UNTAMED, power=2, traits=(BEAST,), rarity="Rare", number={"cota": 365, "aoa": 361},
    abilities=((play | reap)(deal(2, each(creature & other))),),
)  # fmt: skip

regrowth = Action(
    "regrowth", en="Regrowth", fr="Renaissance",
    house=UNTAMED, amber=1, rarity="Common", number={"cota": 332, "aoa": 329},
    abilities=(play(return_to_hand(a(creature & you.discard_pile))),),
)  # fmt: skip

ritual_of_balance = Artifact(
    "ritual-of-balance", en="Ritual of Balance", fr="Rituel de l’Équilibre",
    house=UNTAMED, traits=(POWER_TRAIT,), rarity="Uncommon", number={"cota": 342},
    abilities=(action(when(opponent.amber >= 6, steal(1))),),
)  # fmt: skip

ritual_of_the_hunt = Artifact(
    "ritual-of-the-hunt", en="Ritual of the Hunt", fr="Rituel de la Chasse",
    house=UNTAMED, amber=1, traits=(POWER_TRAIT,), rarity="Rare", number={"cota": 343},
    abilities=(omni(sacrifice(this), this_turn(allow((friendly.creature & UNTAMED).is_used))),),
)  # fmt: skip

save_the_pack = Action(
    "save-the-pack", en="Save the Pack", fr="Sauver la Meute",
    house=UNTAMED, rarity="Common", number={"cota": 333, "aoa": 331},
    abilities=(play(destroy(each(creature & damaged)), gain_chains(1)),),
)  # fmt: skip

scout = Action(
    "scout", en="Scout", fr="Reconnaissance",
    house=UNTAMED, amber=1, rarity="Rare", number={"cota": 334},
    abilities=(play(this_turn(gains(up_to(2, friendly.creature), skirmish)), for_each(them, fight_with(it))),),
)  # fmt: skip

snufflegator = Creature(
    "snufflegator", en="Snufflegator", fr="Nasigator",
    house=UNTAMED, power=4, traits=(BEAST,), rarity="Common", number={"cota": 358},
    abilities=(skirmish,),
)  # fmt: skip

stampede = Action(
    "stampede", en="Stampede", fr="Piétinement",
    house=UNTAMED, amber=1, rarity="Rare", number={"cota": 335},
    abilities=(play(when(tally(you.uses(creature), distinct=True) >= 3, steal(2))),),
)  # fmt: skip

teliga = Creature(
    "teliga", en="Teliga", fr="Teliga",
    house=UNTAMED, power=3, traits=(HUMAN, WITCH), rarity="Rare", number={"cota": 366, "aoa": 367},
    abilities=(each_time(opponent.plays(creature), gain(1)),),
)  # fmt: skip

the_common_cold = Action(
    "the-common-cold", en="The Common Cold", fr="Un Simple Rhume",
    house=UNTAMED, amber=1, rarity="Rare", number={"cota": 336, "aoa": 368},
    abilities=(play(deal(1, each(creature)), may(destroy(each(creature & MARS)))),),
)  # fmt: skip

troop_call = Action(
    "troop-call", en="Troop Call", fr="Rappel des Troupes",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 337},
    abilities=(play(return_to_hand(each(creature & NIFFLE & (you.discard_pile | friendly.creature)))),),
)  # fmt: skip

vigor = Action(
    "vigor", en="Vigor", fr="Vigueur",
    house=UNTAMED, amber=1, rarity="Common", number={"cota": 338},
    abilities=(play(heal(3, a(creature), up_to=True), when(exactly(that_much, 3), gain(1))),),
)  # fmt: skip

way_of_the_bear = Upgrade(
    "way-of-the-bear", en="Way of the Bear", fr="La Voie de l'Ours",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 369},
    abilities=(gains(this_creature, assault(2)),),
)  # fmt: skip

way_of_the_wolf = Upgrade(
    "way-of-the-wolf", en="Way of the Wolf", fr="La Voie du Loup",
    house=UNTAMED, amber=1, rarity="Uncommon", number={"cota": 370},
    abilities=(gains(this_creature, skirmish),),
)  # fmt: skip

witch_of_the_eye = Creature(
    "witch-of-the-eye", en="Witch of the Eye", fr="Sorcière de l’Œil",
    house=UNTAMED, power=3, traits=(HUMAN, WITCH), rarity="Common", number={"cota": 368},
    abilities=(reap(return_to_hand(a(you.discard_pile))),),
)  # fmt: skip

witch_of_the_wilds = Creature(
    "witch-of-the-wilds", en="Witch of the Wilds", fr="Sorcière des Bois",
    house=UNTAMED, power=4, traits=(BEAST, WITCH), rarity="Rare", number={"cota": 347, "aoa": 369},
    abilities=(allow(you.plays(UNTAMED), n=1, given=~is_(active_house, UNTAMED)),),
)  # fmt: skip

word_of_returning = Action(
    "word-of-returning", en="Word of Returning", fr="Mot de Rappel",
    house=UNTAMED, amber=1, rarity="Rare", number={"cota": 339},
    abilities=(play(deal(its.amber, each(enemy.creature)), move_amber(its.amber, them, you)),),
)  # fmt: skip

world_tree = Artifact(
    "world-tree", en="World Tree", fr="Arbre-Monde",
    house=UNTAMED, traits=(LOCATION,), rarity="Rare", number={"cota": 344, "aoa": 370},
    abilities=(action(put_on_deck(a(creature & you.discard_pile))),),
)  # fmt: skip
