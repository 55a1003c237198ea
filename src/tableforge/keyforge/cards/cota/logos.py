"""House Logos in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

anomaly_exploiter = Artifact(
    "anomaly-exploiter", en="Anomaly Exploiter", fr="Exploiteur d’Anomalie",
    house=LOGOS, traits=(ITEM,), rarity="Uncommon", number={"cota": 126},
    abilities=(action(destroy(a(creature & damaged))),),
)  # fmt: skip

batdrone = Creature(
    "batdrone", en="Batdrone", fr="Batdrone",
    house=LOGOS, power=2, traits=(ROBOT,), rarity="Common", number={"cota": 136},
    abilities=(skirmish, fight(steal(1))),
)  # fmt: skip

bouncing_deathquark = Action(
    "bouncing-deathquark", en="Bouncing Deathquark", fr="Quark Tueur Bondissant",
    house=LOGOS, rarity="Uncommon", number={"cota": 107, "aoa": 125},
    abilities=(
        play(
            destroy(both(a(enemy.creature), a(friendly.creature))),
            repeat_if(there_is(enemy.creature) & there_is(friendly.creature), optional=True),
        ),
    ),
)  # fmt: skip

brain_eater = Creature(
    "brain-eater", en="Brain Eater", fr="Mangeur de Cerveaux",
    house=LOGOS, power=6, traits=(CYBORG, BEAST), rarity="Uncommon", number={"cota": 137, "aoa": 126},
    abilities=(after(creature.is_destroyed_fighting(this), draw(1)),),
)  # fmt: skip

chaos_portal = Artifact(
    "chaos-portal", en="Chaos Portal", fr="Portail du Chaos",
    house=LOGOS, traits=(LOCATION,), rarity="Rare", number={"cota": 127, "aoa": 140},
    abilities=(action(choose(house), reveal(top(you.deck)), when(is_(it, chosen_house), play_card(it))),),
)  # fmt: skip

crazy_killing_machine = Artifact(
    "crazy-killing-machine", en="Crazy Killing Machine", fr="Machine de la Mort",
    house=LOGOS, traits=(WEAPON,), rarity="Rare", number={"cota": 128, "aoa": 141},
    abilities=(
        action(
            discard(top(each_player.deck)),
            for_each(this_way, destroy(a((creature | artifact) & house_of(it))), any_order=True),
            when(count(destroyed_this_way) < 2, destroy(this)),
        ),
    ),
)  # fmt: skip

dextre = Creature(
    "dextre", en="Dextre", fr="Dextre",
    house=LOGOS, power=3, traits=(HUMAN, SCIENTIST), rarity="Common", number={"cota": 138},
    abilities=(play(capture(1)), destroyed(put_on_deck(this))),
)  # fmt: skip

dimension_door = Action(
    "dimension-door", en="Dimension Door", fr="Porte Dimensionnelle",
    house=LOGOS, rarity="Uncommon", number={"cota": 108},
    abilities=(play(this_turn(instead(you.gains_by_reaping, steal(that_much)))),),
)  # fmt: skip

doc_bookton = Creature(
    "doc-bookton", en="Doc Bookton", fr="Doc Livreton",
    house=LOGOS, power=5, traits=(HUMAN, SCIENTIST), rarity="Common", number={"cota": 139},
    abilities=(reap(draw(1)),),
)  # fmt: skip

dr_escotera = Creature(
    "dr-escotera", en="Dr. Escotera", fr="Dr Escotera",
    house=LOGOS, power=4, traits=(CYBORG, SCIENTIST), rarity="Common", number={"cota": 140},
    abilities=(play(gain(opponent.keys)),),
)  # fmt: skip

dysania = Creature(
    "dysania", en="Dysania", fr="Dysania",
    house=LOGOS, power=4, traits=(MUTANT,), rarity="Rare", number={"cota": 141, "aoa": 142},
    abilities=(play(discard(each(opponent.archives)), gain(count(this_way))),),
)  # fmt: skip

effervescent_principle = Action(
    "effervescent-principle", en="Effervescent Principle", fr="Principe d’Effervescence",
    house=LOGOS, rarity="Common", number={"cota": 109},
    abilities=(play(lose(half(their.amber), each_player), gain_chains(1)),),
)  # fmt: skip

experimental_therapy = Upgrade(
    "experimental-therapy", en="Experimental Therapy", fr="Thérapie Expérimentale",
    house=LOGOS, rarity="Uncommon", number={"cota": 157},
    abilities=(counts_as(this_creature, ALL_HOUSES), play(stun(this_creature), exhaust(this_creature))),
)  # fmt: skip

foggify = Action(
    "foggify", en="Foggify", fr="Sublimation",
    house=LOGOS, amber=1, rarity="Common", number={"cota": 110},
    abilities=(play(next_turn(opponent, cannot(enemy.creature.fights))),),
)  # fmt: skip

ganymede_archivist = Creature(
    "ganymede-archivist", en="Ganymede Archivist", fr="Archiviste de Ganymède",
    house=LOGOS, power=3, traits=(HUMAN, SCIENTIST), rarity="Common", number={"cota": 142},
    abilities=(reap(archive(a(you.hand))),),
)  # fmt: skip

harland_mindlock = Creature(
    "harland-mindlock", en="Harland Mindlock", fr="Harland Bloquesprit",
    house=LOGOS, power=1, traits=(CYBORG, SCIENTIST), rarity="Rare", number={"cota": 143, "aoa": 145},
    abilities=(play(take_control(a(enemy.creature & flank), until=this.leaves_play)),),
)  # fmt: skip

help_from_future_self = Action(
    "help-from-future-self", en="Help from Future Self", fr="Sauvé par son Moi Futur",
    house=LOGOS, amber=1, rarity="FIXED", number={"cota": 111, "aoa": 146},
    abilities=(
        play(
            search(a(named("timetraveller", "Timetraveller", "Voyageur Temporel")), you.deck | you.discard_pile),
            shuffle_into_deck(each(you.discard_pile)),
        ),
    ),
)  # fmt: skip

interdimensional_graft = Action(
    "interdimensional-graft", en="Interdimensional Graft", fr="Greffe Dimensionnelle",
    house=LOGOS, amber=1, rarity="Uncommon", number={"cota": 112, "aoa": 130},
    abilities=(play(next_turn(opponent, after(opponent.forges, pay(opponent.amber, opponent, you)))),),
)  # fmt: skip

knowledge_is_power = Action(
    "knowledge-is-power", en="Knowledge is Power", fr="Savoir, c'est Pouvoir",
    house=LOGOS, rarity="Rare", number={"cota": 113, "aoa": 147},
    abilities=(play(choose_one(archive(a(you.hand)), gain(count(you.archives)))),),
)  # fmt: skip

labwork = Action(
    "labwork", en="Labwork", fr="Recherches en Labo",
    house=LOGOS, amber=1, rarity="Common", number={"cota": 114, "aoa": 114},
    abilities=(play(archive(a(you.hand))),),
)  # fmt: skip

library_access = Action(
    "library-access", en="Library Access", fr="Accès à la Bibliothèque",
    house=LOGOS, rarity="Common", number={"cota": 115},
    abilities=(play(this_turn(each_time(you.plays(card & other), draw(1))), purge(this)),),
    older=(play(this_turn(each_time(you.plays(card & other), draw(1)))),),
)  # fmt: skip

library_of_babble = Artifact(
    "library-of-babble", en="Library of Babble", fr="Bibliothèque de Babil",
    house=LOGOS, traits=(LOCATION,), rarity="Common", number={"cota": 129, "aoa": 115},
    abilities=(action(draw(1)),),
)  # fmt: skip

mobius_scroll = Artifact(
    "mobius-scroll", en="Mobius Scroll", fr="Parchemin de Möbius",
    house=LOGOS, traits=(ITEM,), rarity="Rare", number={"cota": 130},
    abilities=(action(archive(both(this, up_to(2, you.hand)))),),
)  # fmt: skip

mother = Creature(
    "mother", en="Mother", fr="Mère",
    house=LOGOS, power=5, traits=(ROBOT, SCIENTIST), rarity="Common", number={"cota": 145},
    abilities=(hand_size(you, +1),),
)  # fmt: skip

neuro_syphon = Action(
    "neuro-syphon", en="Neuro Syphon", fr="Siphon Neurologique",
    house=LOGOS, amber=1, rarity="Uncommon", number={"cota": 116},
    abilities=(play(when(opponent.amber > you.amber, steal(1), draw(1))),),
)  # fmt: skip

neutron_shark = Creature(
    "neutron-shark", en="Neutron Shark", fr="Requin Neutronique",
    house=LOGOS, power=1, traits=(BEAST, MUTANT), rarity="Rare", number={"cota": 146, "aoa": 149},
    abilities=(
        (play | fight | reap)(
            destroy(both(a(enemy.creature | enemy.artifact), a(friendly.creature | friendly.artifact))),
            discard(top(you.deck)),
            repeat_if(is_(it, ~LOGOS)),
        ),
    ),
)  # fmt: skip

novu_archaeologist = Creature(
    "novu-archaeologist", en="Novu Archaeologist", fr="Archéologue de Novu",
    house=LOGOS, power=4, traits=(CYBORG, SCIENTIST), rarity="Uncommon", number={"cota": 147},
    abilities=(action(archive(a(you.discard_pile))),),
)  # fmt: skip

ozmo_martianologist = Creature(
    "ozmo-martianologist", en="Ozmo, Martianologist", fr="Ozmo, Martianologue",
    house=LOGOS, power=2, traits=(HUMAN, SCIENTIST), rarity="Rare", number={"cota": 148, "aoa": 150},
    abilities=(elusive, (fight | reap)(choose_one(heal(3, a(creature & MARS)), stun(a(creature & MARS))))),
)  # fmt: skip

phase_shift = Action(
    "phase-shift", en="Phase Shift", fr="Déphasage",
    house=LOGOS, rarity="Common", number={"cota": 117},
    abilities=(play(this_turn(allow(you.plays(~LOGOS), n=1))),),
)  # fmt: skip

pocket_universe = Artifact(
    "pocket-universe", en="Pocket Universe", fr="Univers de Poche",
    house=LOGOS, traits=(ITEM,), rarity="Rare", number={"cota": 131, "aoa": 151},
    abilities=(may_spend_amber_on(this), action(move_amber(1, you, this))),
)  # fmt: skip

positron_bolt = Action(
    "positron-bolt", en="Positron Bolt", fr="Éclair Positronique",
    house=LOGOS, amber=1, rarity="Uncommon", number={"cota": 118},
    abilities=(play(deal(3, a(creature & flank)), deal(2, a(neighbors(it))), deal(1, another(neighbors(it)))),),
)  # fmt: skip

psychic_bug = Creature(
    "psychic-bug", en="Psychic Bug", fr="Insecte Psychique",
    house=LOGOS, power=2, amber=1, traits=(CYBORG, INSECT), rarity="Rare", number={"cota": 149},
    abilities=((play | reap)(look_at(each(opponent.hand))),),
)  # fmt: skip

quixo_the_adventurer = Creature(
    "quixo-the-adventurer", en="Quixo the “Adventurer”", fr="Quixo « l’Aventurier »",
    house=LOGOS, power=3, traits=(HUMAN, SCIENTIST), rarity="Common", number={"cota": 144},
    abilities=(skirmish, fight(draw(1))),
)  # fmt: skip

random_access_archives = Action(
    "random-access-archives", en="Random Access Archives", fr="Archives à Accès Aléatoire",
    house=LOGOS, amber=1, rarity="Rare", number={"cota": 119},
    abilities=(play(archive(top(you.deck))),),
)  # fmt: skip

remote_access = Action(
    "remote-access", en="Remote Access", fr="Activation à Distance",
    house=LOGOS, amber=1, rarity="Uncommon", number={"cota": 120, "aoa": 134},
    abilities=(play(use(a(enemy.artifact), as_yours=True)),),
)  # fmt: skip

replicator = Creature(
    "replicator", en="Replicator", fr="Réplicateur",
    house=LOGOS, power=2, traits=(MUTANT,), rarity="Rare", number={"cota": 150, "aoa": 153},
    abilities=(
        reap(
            choose(a(creature & other)),
            custom(
                "trigger_reap",
                en="Trigger the reap effect of the chosen creature as if you controlled it",
                fr="Déclenchez l’effet Moisson de la créature choisie comme si vous la contrôliez",
            ),
        ),
    ),
)  # fmt: skip

research_smoko = Creature(
    "research-smoko", en="Research Smoko", fr="Pozclop Fouineur",
    house=LOGOS, power=2, traits=(MUTANT,), rarity="Uncommon", number={"cota": 151, "aoa": 135},
    abilities=(destroyed(archive(top(you.deck))),),
)  # fmt: skip

reverse_time = Action(
    "reverse-time", en="Reverse Time", fr="Inversion Temporelle",
    house=LOGOS, amber=1, rarity="Rare", number={"cota": 121},
    abilities=(play(swap(you.deck, you.discard_pile), shuffle(you.deck)),),
)  # fmt: skip

rocket_boots = Upgrade(
    "rocket-boots", en="Rocket Boots", fr="Bottes-Fusées",
    house=LOGOS, rarity="Uncommon", number={"cota": 158, "aoa": 136},
    abilities=(
        gains(this_creature, (fight | reap)(when(exactly(tally(this_creature.is_used), 1), ready(this_creature)))),
    ),
)  # fmt: skip

scrambler_storm = Action(
    "scrambler-storm", en="Scrambler Storm", fr="Tempête de Parasites",
    house=LOGOS, amber=1, rarity="Uncommon", number={"cota": 122},
    abilities=(play(next_turn(opponent, cannot(opponent.plays(action_card)))),),
)  # fmt: skip

skippy_timehog = Creature(
    "skippy-timehog", en="Skippy Timehog", fr="Skippy le Porc Gourou",
    house=LOGOS, power=1, traits=(MUTANT,), rarity="Rare", number={"cota": 152},
    abilities=(play(next_turn(opponent, cannot(opponent.uses(card)))),),
)  # fmt: skip

sloppy_labwork = Action(
    "sloppy-labwork", en="Sloppy Labwork", fr="Recherche Bâclée",
    house=LOGOS, amber=1, rarity="Uncommon", number={"cota": 123, "aoa": 138},
    abilities=(play(archive(a(you.hand)), discard(a(you.hand))),),
)  # fmt: skip

spangler_box = Artifact(
    "spangler-box", en="Spangler Box", fr="Boîte de Pinder",
    house=LOGOS, traits=(ITEM,), rarity="Rare", number={"cota": 132},
    abilities=(
        action(purge(a(creature)), if_you_do(give_control(this))),
        leaves_play(
            custom(
                "return_purged",
                en="Return to play all creatures purged by this artifact",
                fr="Remettez en jeu toutes les créatures purgées par cet artéfact",
            ),
        ),
    ),
)  # fmt: skip

spectral_tunneler = Artifact(
    "spectral-tunneler", en="Spectral Tunneler", fr="Fouisseur Spectral",
    house=LOGOS, amber=1, traits=(ITEM,), rarity="Uncommon", number={"cota": 133},
    abilities=(action(choose(a(creature)), this_turn(counts_as(chosen, flank), gains(chosen, reap(draw(1))))),),
)  # fmt: skip

strange_gizmo = Artifact(
    "strange-gizmo", en="Strange Gizmo", fr="Bidule Bizarre",
    house=LOGOS, amber=1, traits=(ITEM,), rarity="Rare", number={"cota": 134, "aoa": 156},
    abilities=(after(you.forges, destroy(each(creature | artifact))),),
)  # fmt: skip

the_howling_pit = Artifact(
    "the-howling-pit", en="The Howling Pit", fr="La Fosse Rugissante",
    house=LOGOS, amber=1, traits=(LOCATION,), rarity="Rare", number={"cota": 135},
    abilities=(hand_size(each_player, +1),),
)  # fmt: skip

timetraveller = Creature(
    "timetraveller", en="Timetraveller", fr="Voyageur Temporel",
    house=LOGOS, power=2, amber=1, traits=(HUMAN, SCIENTIST), rarity="Rare", number={"cota": 153, "aoa": 158},
    abilities=(play(draw(2)), action(shuffle_into_deck(this))),
)  # fmt: skip

titan_mechanic = Creature(
    "titan-mechanic", en="Titan Mechanic", fr="Titan Mécano",
    house=LOGOS, power=6, traits=(CYBORG, SCIENTIST), rarity="Common", number={"cota": 154, "aoa": 121},
    abilities=(while_(is_(this, flank), key_cost(each_player, -1)),),
)  # fmt: skip

transposition_sandals = Upgrade(
    "transposition-sandals", en="Transposition Sandals", fr="Sandales de Transposition",
    house=LOGOS, amber=1, rarity="Rare", number={"cota": 159, "aoa": 159},
    abilities=(
        gains(
            this_creature,
            action(swap(this_creature, a(friendly.creature & other)), this_turn(allow(it.is_used))),
        ),
    ),
)  # fmt: skip

twin_bolt_emission = Action(
    "twin-bolt-emission", en="Twin Bolt Emission", fr="Éclairs Jumelés",
    house=LOGOS, amber=1, rarity="Common", number={"cota": 124},
    abilities=(play(deal(2, pick(2, creature))),),
)  # fmt: skip

vespilon_theorist = Creature(
    "vespilon-theorist", en="Vespilon Theorist", fr="Théoricien Vespilon",
    house=LOGOS, power=2, traits=(CYBORG, SCIENTIST), rarity="Rare", number={"cota": 155},
    abilities=(
        elusive,
        reap(
            choose(house),
            reveal(top(you.deck)),
            when(is_(it, chosen_house), archive(it), gain(1), otherwise=discard(it)),
        ),
    ),
)  # fmt: skip

veylan_analyst = Creature(
    "veylan-analyst", en="Veylan Analyst", fr="Analyste Veylan",
    house=LOGOS, power=2, traits=(CYBORG, SCIENTIST), rarity="Uncommon", number={"cota": 156},
    abilities=(after(you.uses(artifact), gain(1)),),
)  # fmt: skip

wild_wormhole = Action(
    "wild-wormhole", en="Wild Wormhole", fr="Trou de Ver Imprévisible",
    house=LOGOS, amber=1, rarity="Common", number={"cota": 125, "aoa": 122},
    abilities=(play(play_card(top(you.deck))),),
)  # fmt: skip
