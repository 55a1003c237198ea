"""House Logos in Age of Ascension."""

from __future__ import annotations

from tableforge.keyforge.words import *

archimedes = Creature(
    "archimedes", en="Archimedes", fr="Archimède",
    house=LOGOS, power=2, traits=(CYBORG, BEAST), rarity="Common", number={"aoa": 108},
    abilities=(elusive, gains(each(neighbors(this)), destroyed(archive(this_creature)))),
)  # fmt: skip

backup_copy = Upgrade(
    "backup-copy", en="Backup Copy", fr="Copie de Sauvegarde",
    house=LOGOS, amber=1, rarity="Uncommon", number={"aoa": 124},
    abilities=(gains(this_creature, destroyed(put_on_deck(this_creature))),),
)  # fmt: skip

binate_rupture = Action(
    "binate-rupture", en="Binate Rupture", fr="Rupture Binaire",
    house=LOGOS, rarity="Common", number={"aoa": 109},
    abilities=(alpha, play(gain(their.amber, each_player))),
)  # fmt: skip

cutthroat_research = Action(
    "cutthroat-research", en="Cutthroat Research", fr="Recherche Racailleuse",
    house=LOGOS, amber=1, rarity="Common", number={"aoa": 110},
    abilities=(play(when(opponent.amber >= 8, steal(2))),),
)  # fmt: skip

director_of_zyx = Creature(
    "director-of-zyx", en="Director of Z.Y.X.", fr="Directeur dy Z.Y.X.",
    house=LOGOS, power=3, traits=(CYBORG, SCIENTIST), rarity="Uncommon", number={"aoa": 127},
    abilities=(elusive, start_of_turn(archive(top(you.deck)))),
)  # fmt: skip

entropic_swirl = Action(
    "entropic-swirl", en="Entropic Swirl", fr="Tourbillon Entropique",
    house=LOGOS, rarity="Rare", number={"aoa": 143},
    abilities=(play(choose(a(creature)), for_each(traits(chosen), deal(2, chosen), gain(1))),),
)  # fmt: skip

eureka = Action(
    "eureka", en="Eureka!", fr="Eureka !",
    house=LOGOS, amber=1, rarity="Uncommon", number={"aoa": 128},
    abilities=(alpha, play(gain(2), archive(random(2, you.hand)))),
)  # fmt: skip

eyegor = Creature(
    "eyegor", en="Eyegor", fr="Cyclœil",
    house=LOGOS, power=2, traits=(CYBORG,), rarity="Common", number={"aoa": 111},
    abilities=(play(look_at(top(you.deck, 3)), return_to_hand(a(them)), discard(each(rest))),),
)  # fmt: skip

fetchdrones = Artifact(
    "fetchdrones", en="Fetchdrones", fr="Drones Rapporteurs",
    house=LOGOS, traits=(ITEM,), rarity="Rare", number={"aoa": 144},
    abilities=(action(discard(top(you.deck, 2)), for_each(this_way & LOGOS, capture(2, by=a(friendly.creature)))),),
)  # fmt: skip

fila_the_researcher = Creature(
    "fila-the-researcher", en="Fila the Researcher", fr="Fila la Chercheuse",
    house=LOGOS, power=1, traits=(HUMAN, SCIENTIST), rarity="Uncommon", number={"aoa": 129},
    abilities=(elusive, after(any_player.plays(neighbors(this)), draw(1))),
)  # fmt: skip

helper_bot = Creature(
    "helper-bot", en="Helper Bot", fr="Robassistant",
    house=LOGOS, power=1, traits=(ROBOT,), rarity="Common", number={"aoa": 112},
    abilities=(play(this_turn(allow(you.plays(~LOGOS), n=1))),),
)  # fmt: skip

hexpion = Creature(
    "hexpion", en="Hexpion", fr="Hexpion",
    house=LOGOS, power=2, traits=(AI,), rarity="Common", number={"aoa": 113},
    abilities=(destroyed(archive(both(this, top(you.deck)))),),
)  # fmt: skip

jargogle = Creature(
    "jargogle", en="Jargogle", fr="Destorbeor",
    house=LOGOS, power=2, traits=(BEAST, MUTANT), rarity="Uncommon", number={"aoa": 131},
    abilities=(
        elusive,
        play(put_under(a(you.hand), this)),
        destroyed(when(your_turn, play_card(under(this)), otherwise=archive(under(this)))),
    ),
)  # fmt: skip

master_the_theory = Action(
    "master-the-theory", en="Master the Theory", fr="Maîtrise de la Théorie",
    house=LOGOS, amber=1, rarity="Rare", number={"aoa": 148},
    abilities=(play(when(no(friendly.creature), archive(up_to(count(enemy.creature), you.hand)))),),
)  # fmt: skip

memory_chip = Artifact(
    "memory-chip", en="Memory Chip", fr="Puce Mémorielle",
    house=LOGOS, traits=(ITEM,), rarity="Uncommon", number={"aoa": 132},
    abilities=(after(you.chooses(LOGOS), archive(a(you.hand))),),
)  # fmt: skip

pip_pip = Creature(
    "pip-pip", en="Pip Pip", fr="Pip Pip",
    house=LOGOS, power=2, traits=(HUMAN, SCIENTIST), rarity="Common", number={"aoa": 116},
    abilities=(after(enemy.creature.reaps, stun(it)),),
)  # fmt: skip

poke = Action(
    "poke", en="Poke", fr="Asticotage",
    house=LOGOS, amber=1, rarity="Common", number={"aoa": 117},
    abilities=(play(deal(1, a(enemy.creature)), when(this_destroys_it, draw(1))),),
)  # fmt: skip

professor_sutterkin = Creature(
    "professor-sutterkin", en="Professor Sutterkin", fr="Professeur Sutterkin",
    house=LOGOS, power=2, traits=(HUMAN, SCIENTIST), rarity="Common", number={"aoa": 118},
    abilities=(reap(draw(count(friendly.creature & LOGOS))),),
)  # fmt: skip

project_zyx = Creature(
    "project-zyx", en="Project Z.Y.X.", fr="Projet du Z.Y.X.",
    house=LOGOS, power=5, armor=1, traits=(CYBORG, MUTANT), rarity="Rare", number={"aoa": 152},
    abilities=((fight | reap)(may(play_card(a(you.archives)))),),
)  # fmt: skip

quantum_fingertrap = Artifact(
    "quantum-fingertrap", en="Quantum Fingertrap", fr="Pince-doigt Quantique",
    house=LOGOS, amber=1, traits=(ITEM,), rarity="Uncommon", number={"aoa": 133},
    abilities=(action(swap(a(creature), another(its_controller.creature))),),
)  # fmt: skip

scientifical_hack = Artifact(
    "scientifical-hack", en="Scientifical Hack", fr="Piratage Scientifique",
    house=LOGOS, amber=1, traits=(EQUATION,), rarity="Rare", number={"aoa": 154},
    abilities=(omni(sacrifice(this), this_turn(allow(friendly.artifact.is_used))),),
)  # fmt: skip

seismo_entangler = Artifact(
    "seismo-entangler", en="Seismo-entangler", fr="Empêtreur Sismique",
    house=LOGOS, traits=(ITEM,), rarity="Uncommon", number={"aoa": 137},
    abilities=(action(choose(house), next_turn(opponent, cannot((creature & chosen_house).reaps))),),
)  # fmt: skip

shard_of_knowledge = Artifact(
    "shard-of-knowledge", en="Shard of Knowledge", fr="Éclat de Savoir",
    house=LOGOS, traits=(ITEM, SHARD), rarity="Rare", number={"aoa": 155},
    abilities=(action(draw(count(friendly.card & SHARD))),),
)  # fmt: skip

standardized_testing = Action(
    "standardized-testing", en="Standardized Testing", fr="Essais Normalisés",
    house=LOGOS, rarity="Common", number={"aoa": 119},
    abilities=(play(destroy(both(each(least_powerful(creature)), each(most_powerful(creature))))),),
)  # fmt: skip

the_curator = Creature(
    "the-curator", en="The Curator", fr="Le Conservateur",
    house=LOGOS, power=3, traits=(HUMAN, SCIENTIST), rarity="Rare", number={"aoa": 157},
    abilities=(enters(friendly.artifact, READY),),
)  # fmt: skip

titan_librarian = Creature(
    "titan-librarian", en="Titan Librarian", fr="Titan Bibliothécaire",
    house=LOGOS, power=4, traits=(CYBORG, SCIENTIST), rarity="Common", number={"aoa": 120},
    abilities=(end_of_turn(when(~is_(this, flank), archive(a(you.hand)))),),
)  # fmt: skip

zyx_researcher = Creature(
    "zyx-researcher", en="Z.Y.X. Researcher", fr="Chercheur du Z.Y.X.",
    house=LOGOS, power=2, traits=(HUMAN, SCIENTIST), rarity="Common", number={"aoa": 123},
    abilities=(play(choose_one(archive(top(you.deck)), archive(top(you.discard_pile)))),),
)  # fmt: skip

redacted = Artifact(
    "[redacted]", en="[REDACTED]", fr="[SUPPRIMÉ]",
    house=LOGOS, traits=(REDACTED,), rarity="Rare", number={"aoa": 139},
    abilities=(
        after(you.chooses(LOGOS), move_amber(1, supply, this)),
        whenever(this.amber >= 4, sacrifice(this), forge(FREE)),
    ),
)  # fmt: skip
