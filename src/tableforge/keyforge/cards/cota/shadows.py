"""House Shadows in Call of the Archons."""

from __future__ import annotations

from tableforge.keyforge.words import *

bad_penny = Creature(
    "bad-penny", en="Bad Penny", fr="Faux Jeton",
    house=SHADOWS, power=1, traits=(HUMAN, THIEF), rarity="Common", number={"cota": 296, "aoa": 267},
    abilities=(destroyed(return_to_hand(this)),),
)  # fmt: skip

bait_and_switch = Action(
    "bait-and-switch", en="Bait and Switch", fr="Publicité Mensongère",
    house=SHADOWS, rarity="Common", number={"cota": 267},
    abilities=(play(when(opponent.amber > you.amber, steal(1)), repeat_if(opponent.amber > you.amber, once=True)),),
    older=(play(when(opponent.amber > you.amber, steal(1)), repeat_if(opponent.amber > you.amber)),),
)  # fmt: skip

booby_trap = Action(
    "booby-trap", en="Booby Trap", fr="Piège Explosif",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"cota": 268},
    abilities=(play(deal(4, a(creature & ~flank), splash=2)),),
)  # fmt: skip

bulleteye = Creature(
    "bulleteye", en="Bulleteye", fr="Ciblette",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Rare", number={"cota": 297, "aoa": 299},
    abilities=(elusive, reap(destroy(a(creature & flank)))),
)  # fmt: skip

carlo_phantom = Creature(
    "carlo-phantom", en="Carlo Phantom", fr="Carlo Fantomas",
    house=SHADOWS, power=1, traits=(ELF, THIEF), rarity="Uncommon", number={"cota": 298},
    abilities=(elusive, skirmish, each_time(you.plays(artifact), steal(1))),
)  # fmt: skip

customs_office = Artifact(
    "customs-office", en="Customs Office", fr="Bureau des Douanes",
    house=SHADOWS, traits=(LOCATION,), rarity="Rare", number={"cota": 285, "aoa": 300},
    abilities=(toll(opponent.plays(artifact), 1),),
)  # fmt: skip

deipno_spymaster = Creature(
    "deipno-spymaster", en="Deipno Spymaster", fr="Maître Espion Deipno",
    house=SHADOWS, power=1, traits=(ELF, THIEF), rarity="Rare", number={"cota": 299, "aoa": 301},
    abilities=(elusive, omni(choose(a(friendly.creature)), this_turn(allow(chosen.is_used)))),
)  # fmt: skip

dodger = Creature(
    "dodger", en="Dodger", fr="L'Anguille",
    house=SHADOWS, power=5, traits=(ELF, THIEF), rarity="Common", number={"cota": 308},
    abilities=(fight(steal(1)),),
)  # fmt: skip

duskrunner = Upgrade(
    "duskrunner", en="Duskrunner", fr="Coureur Crépusculaire",
    house=SHADOWS, rarity="Uncommon", number={"cota": 316, "aoa": 285},
    abilities=(gains(this_creature, reap(steal(1))),),
)  # fmt: skip

evasion_sigil = Artifact(
    "evasion-sigil", en="Evasion Sigil", fr="Sigil d'Évasion",
    house=SHADOWS, amber=1, traits=(POWER_TRAIT,), rarity="Rare", number={"cota": 286},
    abilities=(
        before(
            creature.fights,
            discard(top(its_controller.deck)),
            when(
                is_(it, active_house),
                custom(
                    "stop_fight",
                    en="the creature is exhausted and does not fight",
                    fr="la créature est inclinée et ne combat pas",
                ),
            ),
        ),
    ),
)  # fmt: skip

faygin = Creature(
    "faygin", en="Faygin", fr="Faygin",
    house=SHADOWS, power=3, traits=(HUMAN, THIEF), rarity="Rare", number={"cota": 300},
    abilities=(elusive, reap(return_to_hand(a(named("urchin", "Urchin", "Orphelin") & (in_play | you.discard_pile))))),
)  # fmt: skip

finishing_blow = Action(
    "finishing-blow", en="Finishing Blow", fr="Coup de Grâce",
    house=SHADOWS, amber=1, rarity="Rare", number={"cota": 269},
    abilities=(play(destroy(a(creature & damaged)), if_you_do(steal(1))),),
)  # fmt: skip

ghostly_hand = Action(
    "ghostly-hand", en="Ghostly Hand", fr="Main Spectrale",
    house=SHADOWS, amber=2, rarity="Common", number={"cota": 270},
    abilities=(play(when(exactly(opponent.amber, 1), steal(1))),),
)  # fmt: skip

hidden_stash = Action(
    "hidden-stash", en="Hidden Stash", fr="Planque Secrète",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"cota": 271, "aoa": 286},
    abilities=(play(archive(a(you.hand))),),
)  # fmt: skip

imperial_traitor = Action(
    "imperial-traitor", en="Imperial Traitor", fr="Traître Impérial",
    house=SHADOWS, amber=1, rarity="Rare", number={"cota": 272},
    abilities=(play(look_at(each(opponent.hand)), may(purge(a(SANCTUM & opponent.hand)))),),
)  # fmt: skip

key_of_darkness = Action(
    "key-of-darkness", en="Key of Darkness", fr="Clé de Ténèbres",
    house=SHADOWS, rarity="Rare", number={"cota": 273, "aoa": 304},
    abilities=(play(when(exactly(opponent.amber, 0), forge(+2), otherwise=forge(+6))),),
)  # fmt: skip

lights_out = Action(
    "lights-out", en="Lights Out", fr="Extinction des Feux",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"cota": 274, "aoa": 288},
    abilities=(play(return_to_hand(pick(2, enemy.creature))),),
)  # fmt: skip

longfused_mines = Artifact(
    "longfused-mines", en="Longfused Mines", fr="Mines à Retardement",
    house=SHADOWS, amber=1, traits=(WEAPON,), rarity="Rare", number={"cota": 287, "aoa": 306},
    abilities=(omni(sacrifice(this), deal(3, each(enemy.creature & ~flank))),),
)  # fmt: skip

macis_asp = Creature(
    "macis-asp", en="Macis Asp", fr="Aspic Macis",
    house=SHADOWS, power=3, traits=(BEAST,), rarity="Uncommon", number={"cota": 301},
    abilities=(skirmish, poison),
)  # fmt: skip

mack_the_knife = Creature(
    "mack-the-knife", en="Mack the Knife", fr="Mack le Schlass",
    house=SHADOWS, power=3, traits=(ELF, THIEF), rarity="Rare", number={"cota": 302, "aoa": 307},
    abilities=(elusive, allow(this.is_used), action(deal(1, a(creature)), when(this_destroys_it, gain(1)))),
)  # fmt: skip

magda_the_rat = Creature(
    "magda-the-rat", en="Magda the Rat", fr="Magda la Ratte",
    house=SHADOWS, power=4, traits=(ELF, THIEF), rarity="Uncommon", number={"cota": 303},
    abilities=(elusive, play(steal(2)), leaves_play(steal(2, opponent))),
)  # fmt: skip

masterplan = Artifact(
    "masterplan", en="Masterplan", fr="Plan Diabolique",
    house=SHADOWS, amber=1, traits=(ITEM,), rarity="Rare", number={"cota": 288},
    abilities=(play(put_under(a(you.hand), this)), omni(play_card(under(this)), sacrifice(this))),
)  # fmt: skip

miasma = Action(
    "miasma", en="Miasma", fr="Miasmes",
    house=SHADOWS, amber=1, rarity="Common", number={"cota": 275, "aoa": 274},
    abilities=(play(next_turn(opponent, skip_step(opponent, FORGE_STEP))),),
)  # fmt: skip

mooncurser = Creature(
    "mooncurser", en="Mooncurser", fr="Alcine Sélénite",
    house=SHADOWS, power=1, traits=(ELF, THIEF), rarity="Uncommon", number={"cota": 304},
    abilities=(skirmish, poison, fight(steal(1))),
)  # fmt: skip

nerve_blast = Action(
    "nerve-blast", en="Nerve Blast", fr="Décharge Neurologique",
    house=SHADOWS, rarity="Common", number={"cota": 276, "aoa": 275},
    abilities=(play(steal(1), if_you_do(deal(2, a(creature)))),),
)  # fmt: skip

nexus = Creature(
    "nexus", en="Nexus", fr="Nexus",
    house=SHADOWS, power=3, traits=(CYBORG, THIEF), rarity="Common", number={"cota": 305},
    abilities=(elusive, reap(use(a(enemy.artifact), as_yours=True))),
)  # fmt: skip

noddy_the_thief = Creature(
    "noddy-the-thief", en="Noddy the Thief", fr="Oui-Oui le Filou",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Common", number={"cota": 306},
    abilities=(elusive, action(steal(1))),
)  # fmt: skip

old_bruno = Creature(
    "old-bruno", en="Old Bruno", fr="Le Vieux Bruno",
    house=SHADOWS, power=3, traits=(ELF, THIEF), rarity="Uncommon", number={"cota": 307},
    abilities=(elusive, play(capture(3))),
)  # fmt: skip

one_last_job = Action(
    "one-last-job", en="One Last Job", fr="Un Dernier Braquage",
    house=SHADOWS, amber=1, rarity="Rare", number={"cota": 277},
    abilities=(play(purge(each(friendly.creature & SHADOWS)), steal(count(this_way))),),
)  # fmt: skip

oubliette = Action(
    "oubliette", en="Oubliette", fr="Oubliette",
    house=SHADOWS, rarity="Uncommon", number={"cota": 278, "aoa": 292},
    abilities=(play(purge(a(creature & (power <= 3)))),),
)  # fmt: skip

pawn_sacrifice = Action(
    "pawn-sacrifice", en="Pawn Sacrifice", fr="Sacrifice du Pion",
    house=SHADOWS, amber=1, rarity="Common", number={"cota": 279},
    abilities=(play(sacrifice(a(friendly.creature)), if_you_do(deal(3, pick(2, creature)))),),
)  # fmt: skip

poison_wave = Action(
    "poison-wave", en="Poison Wave", fr="Vague Empoisonnée",
    house=SHADOWS, amber=1, rarity="Common", number={"cota": 280},
    abilities=(play(deal(2, each(creature))),),
)  # fmt: skip

relentless_whispers = Action(
    "relentless-whispers", en="Relentless Whispers", fr="Murmures Incessants",
    house=SHADOWS, amber=1, rarity="Common", number={"cota": 281},
    abilities=(play(deal(2, a(creature)), when(this_destroys_it, steal(1))),),
)  # fmt: skip

ring_of_invisibility = Upgrade(
    "ring-of-invisibility", en="Ring of Invisibility", fr="Anneau d'Invisibilté",
    house=SHADOWS, amber=1, rarity="Rare", number={"cota": 317, "aoa": 310},
    abilities=(gains(this_creature, elusive, skirmish),),
)  # fmt: skip

routine_job = Action(
    "routine-job", en="Routine Job", fr="Travail de Routine",
    house=SHADOWS, rarity="Rare", number={"cota": 282, "aoa": 311},
    abilities=(play(steal(1), steal(count(named("routine-job", "Routine Job", "Travail de Routine") & you.discard_pile))),),
)  # fmt: skip

safe_place = Artifact(
    "safe-place", en="Safe Place", fr="Planque",
    house=SHADOWS, amber=1, traits=(LOCATION,), rarity="Rare", number={"cota": 289},
    abilities=(may_spend_amber_on(this), action(move_amber(1, you, this))),
)  # fmt: skip

seeker_needle = Artifact(
    "seeker-needle", en="Seeker Needle", fr="Aiguille Chercheuse",
    house=SHADOWS, traits=(WEAPON,), rarity="Common", number={"cota": 290},
    abilities=(action(deal(1, a(creature)), when(this_destroys_it, gain(1))),),
)  # fmt: skip

selwyn_the_fence = Creature(
    "selwyn-the-fence", en="Selwyn the Fence", fr="Selwyn la Receleuse",
    house=SHADOWS, power=3, traits=(ELF, THIEF), rarity="Rare", number={"cota": 309, "aoa": 314},
    abilities=((fight | reap)(move_amber(1, a(friendly.card), you)),),
)  # fmt: skip

shadow_self = Creature(
    "shadow-self", en="Shadow Self", fr="Double Ténébreux",
    house=SHADOWS, power=9, traits=(SPECTER,), rarity="Common", number={"cota": 310},
    abilities=(fight_damage(this, 0), instead((neighbors(this) & ~SPECTER).is_dealt_damage, deal(that_much, this))),
)  # fmt: skip

silent_dagger = Upgrade(
    "silent-dagger", en="Silent Dagger", fr="Dague Silencieuse",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"cota": 318},
    abilities=(gains(this_creature, reap(deal(4, a(creature & flank)))),),
)  # fmt: skip

silvertooth = Creature(
    "silvertooth", en="Silvertooth", fr="Croc d’Argent",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Common", number={"cota": 311},
    abilities=(enters(this, READY),),
)  # fmt: skip

skeleton_key = Artifact(
    "skeleton-key", en="Skeleton Key", fr="Passe-Partout",
    house=SHADOWS, traits=(ITEM,), rarity="Uncommon", number={"cota": 291, "aoa": 295},
    abilities=(action(capture(1, by=a(friendly.creature))),),
)  # fmt: skip

smiling_ruth = Creature(
    "smiling-ruth", en="Smiling Ruth", fr="Ruth Gueule d’Amour",
    house=SHADOWS, power=1, traits=(ELF, THIEF), rarity="Rare", number={"cota": 312},
    abilities=(elusive, reap(when(tally(you.forges) >= 1, take_control(a(enemy.creature & flank))))),
)  # fmt: skip

sneklifter = Creature(
    "sneklifter", en="Sneklifter", fr="Crotale la Détale",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Rare", number={"cota": 313, "aoa": 316},
    abilities=(
        play(
            take_control(a(enemy.artifact)),
            when(~is_(it, your_houses), until(it.changes_control, counts_as(it, SHADOWS))),
        ),
    ),
)  # fmt: skip

special_delivery = Artifact(
    "special-delivery", en="Special Delivery", fr="Livraison Spéciale",
    house=SHADOWS, amber=1, traits=(ITEM,), rarity="Uncommon", number={"cota": 292, "aoa": 296},
    abilities=(omni(sacrifice(this), deal(3, a(creature & flank)), when(this_destroys_it, purge(it))),),
)  # fmt: skip

speed_sigil = Artifact(
    "speed-sigil", en="Speed Sigil", fr="Sigil de Vitesse",
    house=SHADOWS, amber=1, traits=(POWER_TRAIT,), rarity="Uncommon", number={"cota": 293},
    abilities=(while_(tally(any_player.plays(creature)) < 1, enters(creature, READY, played=True)),),
)  # fmt: skip

subtle_maul = Artifact(
    "subtle-maul", en="Subtle Maul", fr="Maillet Subtil",
    house=SHADOWS, traits=(WEAPON,), rarity="Uncommon", number={"cota": 294, "aoa": 297},
    abilities=(action(discard(random(1, opponent.hand))),),
)  # fmt: skip

the_sting = Artifact(
    "the-sting", en="The Sting", fr="Le Dard",
    house=SHADOWS, amber=1, traits=(VEHICLE,), rarity="Rare", number={"cota": 295, "aoa": 317},
    abilities=(skip_step(you, FORGE_STEP), after(opponent.spends_to_forge, gain(that_much)), action(sacrifice(this))),
)  # fmt: skip

too_much_to_protect = Action(
    "too-much-to-protect", en="Too Much to Protect", fr="Trop à Protéger",
    house=SHADOWS, amber=1, rarity="Uncommon", number={"cota": 283, "aoa": 298},
    abilities=(play(steal(opponent.amber - 6)),),
)  # fmt: skip

treasure_map = Action(
    "treasure-map", en="Treasure Map", fr="Carte au Trésor",
    house=SHADOWS, amber=1, rarity="Rare", number={"cota": 284, "aoa": 318},
    abilities=(play(when(tally(you.plays(card & other)) < 1, gain(3)), this_turn(cannot(you.plays(card)))),),
)  # fmt: skip

umbra = Creature(
    "umbra", en="Umbra", fr="Umbra",
    house=SHADOWS, power=2, traits=(ELF, THIEF), rarity="Common", number={"cota": 314, "aoa": 280},
    abilities=(skirmish, fight(steal(1))),
)  # fmt: skip

urchin = Creature(
    "urchin", en="Urchin", fr="Orphelin",
    house=SHADOWS, power=1, traits=(ELF, THIEF), rarity="Common", number={"cota": 315},
    abilities=(elusive, play(steal(1))),
)  # fmt: skip
