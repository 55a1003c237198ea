"""House Mars in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

agent_hoo_man = Creature(
    "agent-hoo-man", en="Agent Hoo-man", fr="Agent U-main",
    house=MARS, power=2, traits=(MARTIAN, AGENT), rarity="Common", number={"aoa": 160},
    abilities=(elusive, reap(stun(both(a(friendly.creature & ~MARS), a(enemy.creature & ~MARS))))),
)  # fmt: skip

carpet_phloxem = Action(
    "carpet-phloxem", en="Carpet Phloxem", fr="Phloxemage Intensif",
    house=MARS, amber=1, rarity="Common", number={"aoa": 161},
    abilities=(play(when(no(friendly.creature), deal(4, each(creature)))),),
)  # fmt: skip

collector_worm = Creature(
    "collector-worm", en="Collector Worm", fr="Ver Collectionneur",
    house=MARS, power=2, armor=5, traits=(BEAST,), rarity="Common", number={"aoa": 162},
    abilities=(fight(archive(opposing, whose=you)),),
)  # fmt: skip

containment_field = Upgrade(
    "containment-field", en="Containment Field", fr="Champ de Confinement",
    house=MARS, rarity="Uncommon", number={"aoa": 178},
    abilities=(after(this_creature.is_used, destroy(this_creature)),),
)  # fmt: skip

destroy_them_all = Action(
    "destroy-them-all", en="Destroy Them All!", fr="Détruisez-les Tous !",
    house=MARS, rarity="Uncommon", number={"aoa": 179},
    abilities=(play(destroy(both(a(artifact), a(creature), a(upgrade)))),),
)  # fmt: skip

destructive_analysis = Action(
    "destructive-analysis", en="Destructive Analysis", fr="Analyse Destructive",
    house=MARS, amber=1, rarity="Rare", number={"aoa": 194},
    abilities=(
        play(
            choose(a(creature)),
            deal(2, chosen),
            may(purge(any_number(you.archives))),
            deal(2 * count(this_way), chosen),
        ),
    ),
)  # fmt: skip

entropic_manipulator = Action(
    "entropic-manipulator", en="Entropic Manipulator", fr="Manipulateur Entropique",
    house=MARS, amber=1, rarity="Rare", number={"aoa": 195},
    abilities=(play(choose(player), may(redistribute(DAMAGE, chosen_player.creature))),),
)  # fmt: skip

exterminate_exterminate = Action(
    "exterminate-exterminate", en="Exterminate! Exterminate!", fr="Extermination !",
    house=MARS, rarity="Uncommon", number={"aoa": 180},
    abilities=(
        play(for_each(friendly.creature & MARS, destroy(a(creature & ~MARS & (power < it.power))), any_order=True)),
    ),
)  # fmt: skip

extinction = Action(
    "extinction", en="Extinction", fr="Extinction",
    house=MARS, rarity="Rare", number={"aoa": 196},
    abilities=(
        play(choose(a(creature)), destroy(both(chosen, each(creature & shares_trait(chosen)))), gain_chains(1)),
    ),
)  # fmt: skip

glyxl_proliferator = Creature(
    "glyxl-proliferator", en="Glyxl Proliferator", fr="Proliférateur Glyxl",
    house=MARS, power=3, traits=(MARTIAN, SOLDIER), rarity="Common", number={"aoa": 163},
    abilities=(reap(when(is_(this, flank), archive(a(MARS & you.discard_pile)))),),
)  # fmt: skip

hypnobeam = Action(
    "hypnobeam", en="Hypnobeam", fr="Hypno Faisceau",
    house=MARS, rarity="Uncommon", number={"aoa": 181},
    abilities=(play(take_control(a(enemy.creature))),),
)  # fmt: skip

ixxyxli_fixfinger = Creature(
    "ixxyxli-fixfinger", en="Ixxyxli Fixfinger", fr="Pansedoigt Ixxyxli",
    house=MARS, power=2, armor=2, traits=(MARTIAN, SCIENTIST), rarity="Common", number={"aoa": 164},
    abilities=(elusive, gets(each(creature & MARTIAN & other), armor=1)),
)  # fmt: skip

killzord_mk_9001 = Upgrade(
    "killzord-mk-9001", en="Killzord Mk. 9001", fr="Xanihilateur 9001",
    house=MARS, rarity="Rare", number={"aoa": 201},
    abilities=(gets(this_creature, power=2, armor=2), gains(this_creature, skirmish, fight(gain_chains(1)))),
)  # fmt: skip

mars_first = Action(
    "mars-first", en="Mars First", fr="Mars d'abord",
    house=MARS, amber=1, rarity="Common", number={"aoa": 165},
    abilities=(play(ready(a(friendly.creature & MARS)), use(it)),),
)  # fmt: skip

mars_needs_aember = Action(
    "mars-needs-æmber", en="Mars Needs Æmber", fr="Mars a besoin d'Aombre",
    house=MARS, amber=1, rarity="Common", number={"aoa": 166},
    abilities=(play(capture(1, by=each(enemy.creature & damaged & ~MARS), frm=its_controller)),),
)  # fmt: skip

martian_generosity = Action(
    "martian-generosity", en="Martian Generosity", fr="Générosité Martienne",
    house=MARS, amber=1, rarity="Rare", number={"aoa": 202},
    abilities=(play(lose(you.amber), draw(2 * that_much)),),
)  # fmt: skip

mindworm = Creature(
    "mindworm", en="Mindworm", fr="Ver Cérébral",
    house=MARS, power=1, traits=(BEAST,), rarity="Common", number={"aoa": 168},
    abilities=(elusive, before_fight(deal(opposing.power, each(neighbors(opposing)), by=opposing))),
)  # fmt: skip

nyzyk_resonator = Creature(
    "nyzyk-resonator", en="Nyzyk Resonator", fr="Résonateur Nyzyk",
    house=MARS, power=2, armor=1, traits=(MARTIAN, SOLDIER), rarity="Uncommon", number={"aoa": 184},
    abilities=(key_cost(opponent, 2 * count(neighbors(this))),),
)  # fmt: skip

phloxem_spike = Action(
    "phloxem-spike", en="Phloxem Spike", fr="Frappe de Phloxem",
    house=MARS, amber=1, rarity="Uncommon", number={"aoa": 186},
    abilities=(play(when(no(friendly.creature), destroy(each(creature & ~flank)))),),
)  # fmt: skip

shard_of_hate = Artifact(
    "shard-of-hate", en="Shard of Hate", fr="Éclat de Haine",
    house=MARS, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 205},
    abilities=(action(stun(pick(count(friendly.card & SHARD), enemy.creature))),),
)  # fmt: skip

skybooster_squadron = Creature(
    "skybooster-squadron", en="Skybooster Squadron", fr="Escadron de Boosters",
    house=MARS, power=4, traits=(MARTIAN, SOLDIER), rarity="Common", number={"aoa": 170},
    abilities=(reap(return_to_hand(this)),),
)  # fmt: skip

storm_crawler = Creature(
    "storm-crawler", en="Storm Crawler", fr="Ramporage",
    house=MARS, power=6, armor=1, traits=(ROBOT,), rarity="Uncommon", number={"aoa": 189},
    abilities=(fight_damage(this, 1), after(enemy.creature.reaps, stun(it))),
)  # fmt: skip

tyxl_beambuckler = Creature(
    "tyxl-beambuckler", en="Tyxl Beambuckler", fr="Tractorayonneur Tyxl",
    house=MARS, power=4, armor=1, traits=(MARTIAN, SOLDIER), rarity="Common", number={"aoa": 171},
    abilities=(play(deal(2, a(creature)), move_to_flank(it)),),
)  # fmt: skip

xanthyx_harvester = Creature(
    "xanthyx-harvester", en="Xanthyx Harvester", fr="Moissonneur Xanthyx",
    house=MARS, power=3, traits=(BEAST,), rarity="Common", number={"aoa": 173},
    abilities=(while_(there_is(neighbors(this) & ~MARS), cannot(this.is_used)), reap(gain(1))),
)  # fmt: skip

yxlyx_stimrager = Creature(
    "yxlyx-stimrager", en="Yxlyx Stimrager", fr="Stimurageur Yxlyx",
    house=MARS, power=4, armor=2, traits=(MARTIAN, SOLDIER), rarity="Rare", number={"aoa": 209},
    abilities=(fight(deal(2, a(creature)), move_to_flank(it)),),
)  # fmt: skip

yzphyz_knowdrone = Creature(
    "yzphyz-knowdrone", en="Yzphyz Knowdrone", fr="Yzphyz Cognidrone",
    house=MARS, power=3, armor=1, traits=(MARTIAN, SCIENTIST), rarity="Rare", number={"aoa": 210},
    abilities=(play(archive(a(you.hand)), may(purge(archived_card)), if_you_do(stun(a(creature)))),),
)  # fmt: skip

zysysyx_shockworm = Creature(
    "zysysyx-shockworm", en="Zysysyx Shockworm", fr="Choquever Zysysyx",
    house=MARS, power=3, armor=1, traits=(MARTIAN, SOLDIER), rarity="Common", number={"aoa": 175},
    abilities=(after(enemy.creature.reaps, stun(it)),),
)  # fmt: skip

aember_conduction_unit = Artifact(
    "æmber-conduction-unit", en="Æmber Conduction Unit", fr="Conducteur d'Aombre",
    house=MARS, traits=(ITEM,), rarity="Uncommon", number={"aoa": 176},
    abilities=(after(enemy.creature.reaps, stun(it), given=exactly(tally(creature.reaps), 1)),),
)  # fmt: skip
