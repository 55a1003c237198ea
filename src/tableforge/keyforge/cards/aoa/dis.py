"""House Dis in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

ancient_yurk = Creature(
    "ancient-yurk", en="Ancient Yurk", fr="Yurk Ancien",
    house=DIS, power=6, traits=(DEMON,), rarity="Rare", number={"aoa": 88},
    abilities=(play(discard(pick(3, you.hand))),),
)  # fmt: skip

angwish = Creature(
    "angwish", en="Angwish", fr="Meshaigneor",
    house=DIS, power=6, traits=(DEMON,), rarity="Uncommon", number={"aoa": 69},
    abilities=(key_cost(opponent, this.damage),),
)  # fmt: skip

banish = Action(
    "banish", en="Banish", fr="Bannissement",
    house=DIS, amber=1, rarity="Common", number={"aoa": 54},
    abilities=(play(archive(a(enemy.creature), whose=opponent)),),
)  # fmt: skip

binding_irons = Action(
    "binding-irons", en="Binding Irons", fr="Mise aux Fers",
    house=DIS, rarity="Common", number={"aoa": 55},
    abilities=(play(gain_chains(3, opponent)),),
)  # fmt: skip

bloodshard_imp = Creature(
    "bloodshard-imp", en="Bloodshard Imp", fr="Farfadet Cruoréclat",
    house=DIS, power=2, traits=(IMP,), rarity="Uncommon", number={"aoa": 70},
    abilities=(after(creature.reaps, sacrifice(it, by=its_controller)),),
)  # fmt: skip

bronze_key_imp = Creature(
    "bronze-key-imp", en="Bronze Key Imp", fr="Farfadet Clé de Bronze",
    house=DIS, power=2, traits=(IMP,), rarity="Variant", number={"aoa": 71},
    abilities=(elusive, cannot(any_player.forges(1))),
)  # fmt: skip

cull_the_weak = Action(
    "cull-the-weak", en="Cull the Weak", fr="Abattre les Faibles",
    house=DIS, amber=1, rarity="Common", number={"aoa": 57},
    abilities=(play(destroy(a(least_powerful(enemy.creature)))),),
)  # fmt: skip

exhume = Action(
    "exhume", en="Exhume", fr="Exhumation",
    house=DIS, amber=1, rarity="Common", number={"aoa": 59},
    abilities=(play(may(play_card(a(creature & you.discard_pile)))),),
)  # fmt: skip

gold_key_imp = Creature(
    "gold-key-imp", en="Gold Key Imp", fr="Farfadet Clé d'Or",
    house=DIS, power=2, traits=(IMP,), rarity="Variant", number={"aoa": 72},
    abilities=(elusive, cannot(any_player.forges(3))),
)  # fmt: skip

gub = Creature(
    "gub", en="Gub", fr="Gub",
    house=DIS, power=1, traits=(DEMON,), rarity="Common", number={"aoa": 60},
    abilities=(while_(~is_(this, flank), gets(this, power=5), gains(this, taunt)),),
)  # fmt: skip

misery_exploit = Action(
    "misery-exploit", en="Misery Exploit", fr="Exploiter la Misère",
    house=DIS, rarity="Common", number={"aoa": 62},
    abilities=(play(gain(count(enemy.creature & damaged))),),
)  # fmt: skip

neffru = Creature(
    "neffru", en="Neffru", fr="Neffru",
    house=DIS, power=4, traits=(DEMON,), rarity="Rare", number={"aoa": 94},
    abilities=(after(creature.is_destroyed, gain(1, its_owner)),),
)  # fmt: skip

not_finished_with_you = Action(
    "not-finished-with-you", en="Not Finished with You", fr="On n’en a pas fini",
    house=DIS, amber=1, rarity="Common", number={"aoa": 63},
    abilities=(play(shuffle_into_deck(any_number(creature & you.discard_pile))),),
)  # fmt: skip

old_yurk = Creature(
    "old-yurk", en="Old Yurk", fr="Vieil Yurk",
    house=DIS, power=5, traits=(DEMON,), rarity="Uncommon", number={"aoa": 77},
    abilities=(play(discard(pick(2, you.hand))),),
)  # fmt: skip

onyx_knight = Creature(
    "onyx-knight", en="Onyx Knight", fr="Chevalier Onyx",
    house=DIS, power=4, traits=(DEMON, KNIGHT), rarity="Rare", number={"aoa": 95},
    abilities=(play(destroy(each(creature & odd_power))),),
)  # fmt: skip

orb_of_invidius = Artifact(
    "orb-of-invidius", en="Orb of Invidius", fr="Orbe d'Invidius",
    house=DIS, amber=1, traits=(ITEM,), rarity="Rare", number={"aoa": 96},
    abilities=(after(creature.reaps, stun(it)),),
)  # fmt: skip

ortannu_the_chained = Creature(
    "ortannu-the-chained", en="Ortannu the Chained", fr="Ortannu l'Enchaîné",
    house=DIS, power=7, traits=(DEMON,), rarity="Rare", number={"aoa": 97},
    abilities=(
        reap(
            return_to_hand(each(named("ortannu-s-binding", "Ortannu’s Binding", "Chaînes d’Ortannu") & you.discard_pile)),
            for_each(this_way, deal(2, a(creature), splash=2)),
        ),
    ),
)  # fmt: skip

ortannu_s_binding = Action(
    "ortannu-s-binding", en="Ortannu’s Binding", fr="Chaînes d'Ortannu",
    house=DIS, amber=1, rarity="FIXED", number={"aoa": 98},
    abilities=(play(deal(2, a(friendly.creature))),),
)  # fmt: skip

pain_reaction = Action(
    "pain-reaction", en="Pain Reaction", fr="Réaction en Peine",
    house=DIS, amber=1, rarity="Uncommon", number={"aoa": 78},
    abilities=(play(deal(2, a(enemy.creature)), when(this_destroys_it, deal(2, each(neighbors(it))))),),
)  # fmt: skip

shadow_of_dis = Action(
    "shadow-of-dis", en="Shadow of Dis", fr="Ombre de Dis",
    house=DIS, amber=1, rarity="Rare", number={"aoa": 103},
    abilities=(play(until_your_next_turn(loses(each(enemy.creature), TEXT))),),
)  # fmt: skip

shard_of_pain = Artifact(
    "shard-of-pain", en="Shard of Pain", fr="Éclat de Souffrance",
    house=DIS, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 104},
    abilities=(action(deal(count(friendly.card & SHARD), a(enemy.creature))),),
)  # fmt: skip

silver_key_imp = Creature(
    "silver-key-imp", en="Silver Key Imp", fr="Farfadet Clé d'Argent",
    house=DIS, power=2, traits=(IMP,), rarity="Variant", number={"aoa": 81},
    abilities=(elusive, cannot(any_player.forges(2))),
)  # fmt: skip

skullion = Creature(
    "skullion", en="Skullion", fr="Crânilion",
    house=DIS, power=7, armor=2, traits=(DEMON,), rarity="Uncommon", number={"aoa": 82},
    abilities=(play(sacrifice(a(friendly.creature))),),
)  # fmt: skip

soulkeeper = Upgrade(
    "soulkeeper", en="Soulkeeper", fr="Gardien des Âmes",
    house=DIS, amber=1, rarity="Uncommon", number={"aoa": 83},
    abilities=(gains(this_creature, destroyed(destroy(a(most_powerful(enemy.creature))))),),
)  # fmt: skip

spyyyder = Creature(
    "spyyyder", en="Spyyyder", fr="Arachnyyyde",
    house=DIS, power=2, traits=(DEMON,), rarity="Uncommon", number={"aoa": 84},
    abilities=(skirmish, while_(attacking(this, enemy.creature & flank), gains(this, poison))),
)  # fmt: skip

streke = Creature(
    "streke", en="Streke", fr="Streke",
    house=DIS, power=2, traits=(IMP,), rarity="Common", number={"aoa": 65},
    abilities=(elusive, while_(~is_(this, flank), hand_size(opponent, -1))),
)  # fmt: skip

tezmal = Creature(
    "tezmal", en="Tezmal", fr="Tezmal",
    house=DIS, power=2, traits=(IMP,), rarity="Common", number={"aoa": 66},
    abilities=(elusive, reap(choose(house), next_turn(opponent, cannot(opponent.chooses(chosen_house))))),
)  # fmt: skip

unlocked_gateway = Action(
    "unlocked-gateway", en="Unlocked Gateway", fr="Portail Déverrouillé",
    house=DIS, rarity="Common", number={"aoa": 67},
    abilities=(omega, play(destroy(each(creature)))),
)  # fmt: skip

wretched_doll = Artifact(
    "wretched-doll", en="Wretched Doll", fr="Poupée Maudite",
    house=DIS, traits=(ITEM,), rarity="Rare", number={"aoa": 107},
    abilities=(
        action(
            when(
                there_is(has_counter(DOOM)),
                destroy(each(creature & has_counter(DOOM))),
                otherwise=add_counters(1, a(creature), DOOM),
            ),
        ),
    ),
)  # fmt: skip

yurk = Creature(
    "yurk", en="Yurk", fr="Yurk",
    house=DIS, power=4, traits=(DEMON,), rarity="Common", number={"aoa": 68},
    abilities=(play(discard(a(you.hand))),),
)  # fmt: skip

aember_imp = Creature(
    "æmber-imp", en="Æmber Imp", fr="Farfadet Aombre",
    house=DIS, power=2, traits=(IMP,), rarity="Common", number={"aoa": 53},
    abilities=(elusive, after(creature.reaps, stun(it))),
)  # fmt: skip
