"""The verbs of Fateforge, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import points
from tableforge.fateforge.companion import terms as companion
from tableforge.fateforge.lexicon import LEXICON
from tableforge.kernel.options import YES_NO
from tableforge.kernel.terms import Place, QuestionKind, Verb
from tableforge.tongue.text import Text

VERBS: Final = (
    Verb("move", Text("move to a zone next to yours", "aller dans une zone voisine"), takes="place"),
    Verb("energy-move", Text("move by a point of energy", "se déplacer en dépensant une énergie"), takes="place"),
    Verb("portal", Text("go through a portal", "emprunter un portail"), takes="place"),
    Verb("energy-portal", Text("go through a portal by energy", "emprunter un portail par l’énergie"), takes="place"),
    Verb("strike", Text("strike an enemy in your zone", "frapper un ennemi de votre zone")),
    Verb("shoot", Text("shoot at an enemy", "tirer sur un ennemi")),
    Verb("focus", Text("see to something in your zone", "agir sur un élément de votre zone"), takes="place"),
    Verb(
        "weak-point",
        Text("spend a result on a boss’s weak point", "dépenser un résultat sur le point faible d’un boss"),
        takes="place",
    ),
    Verb("use", Text("use a skill, an item or an ability", "utiliser une compétence, un objet ou une capacité")),
    Verb("take", Text("take an objective’s token", "prendre un jeton d’objectif"), takes="place"),
    Verb("revive", Text("revive a fallen hero", "relever un héros hors de combat")),
    Verb("ally-result", Text("use a result of the ally", "utiliser un résultat de l’allié"), takes="place"),
    Verb("ally-skill", Text("use a skill of the ally", "utiliser une compétence de l’allié"), takes="place"),
    Verb("end-turn", LEXICON.text_of("verb:end-turn"), takes=""),
    # in the preparation
    Verb(
        "reroll", Text("spend energy to reroll misses", "dépenser une énergie pour relancer les échecs"), takes="place"
    ),
    Verb("triple", Text("turn one of three like dice", "tourner un dé d’un brelan"), takes="place"),
    Verb("sprint", Text("sprint to a zone next to yours", "sprinter vers une zone voisine"), takes="place"),
    Verb("ready", LEXICON.text_of("verb:ready"), takes=""),
    # at a rest
    Verb("visit", Text("visit a place", "se rendre dans un lieu"), takes="place"),
    Verb("heal", Text("pay for a hero’s health", "payer pour la santé d’un héros")),
    Verb("buy-food", Text("buy food", "acheter de la nourriture"), takes=""),
    Verb("learn", Text("buy a skill", "acheter une compétence")),
    Verb("buy", Text("buy an item", "acheter un objet")),
    Verb("eat", Text("let a hero eat", "nourrir un héros")),
    Verb("drink", Text("use a remedy", "utiliser un remède")),
    Verb("arrange", Text("put an item elsewhere", "ranger un objet ailleurs")),
    Verb("choose-skills", Text("choose a hero’s active skills", "choisir les compétences actives d’un héros")),
    # … of a campaign
    Verb("service", Text("use a service of a place", "recourir au service d’un lieu"), takes="place"),
    Verb("side-quest", Text("set out on a side quest", "partir pour une quête annexe"), takes="place"),
    Verb(
        "new-trait",
        Text(
            "let a hero gain a trait for trait points",
            "donner une caractéristique à un héros contre des points de caractéristique",
        ),
        takes="place",
    ),
)

PLACES: Final = (
    Place("zone", Text("the zones of the board", "les zones du plateau"), common=True),
    Place("board", Text("a hero’s board", "le plateau d’un héros")),
    Place("bag", Text("the party’s bag", "le sac du groupe"), common=True),
)

KINDS: Final = (
    QuestionKind(
        "rest", Text("what to do at a rest", "que faire pendant un repos"), "verb:thing, done", points=points.REST
    ),
    QuestionKind("dice", Text("which dice to roll", "quels dés lancer"), "hero/dice", points=points.POOL),
    QuestionKind(
        "prepare",
        Text("what to do in the preparation", "que faire en préparation"),
        "hero/verb:thing",
        points=points.PREPARATION,
    ),
    QuestionKind(
        "order",
        Text("who plays next in this round", "qui joue ensuite dans ce round"),
        "a hero",
        ordering=True,
        points=points.HERO,
    ),
    QuestionKind(
        "act",
        Text("what to do in one’s turn; always asked", "que faire à son tour ; toujours demandé"),
        "verb:thing, end-turn",
        True,
        points=points.TURN,
    ),
    QuestionKind("pay", Text("which results pay", "quels résultats payer"), "results", points=points.PAYMENT),
    QuestionKind(
        "absorb",
        Text("what to set against damage", "qu’opposer aux dégâts"),
        "parry, armour:item, use:card, done",
        points=points.ABSORB,
    ),
    QuestionKind(
        "step-in",
        Text("whether to step in for another hero", "protéger ou non un autre héros"),
        "a card, done",
        points=points.CARD,
    ),
    QuestionKind(
        "use-now",
        Text("which card to use at this moment", "quelle carte utiliser à ce moment"),
        "a card, done",
        points=points.WAY,
    ),
    QuestionKind(
        "target",
        Text("which enemy, or which zone of enemies", "quel ennemi, ou quelle zone d’ennemis"),
        "an enemy, a zone",
        points=points.THING,
        titled=True,
    ),
    QuestionKind("move-to", Text("where to move", "où aller"), "a zone, done", points=points.ZONE, titled=True),
    QuestionKind("leap-to", Text("where to leap", "où bondir"), "a zone", points=points.ZONE, titled=True),
    QuestionKind(
        "push-to", Text("where to push an enemy", "où pousser un ennemi"), "a zone", points=points.ZONE, titled=True
    ),
    QuestionKind(
        "escort-to",
        Text("where an escorted hero goes", "où va un héros escorté"),
        "a zone, done",
        points=points.ZONE,
        titled=True,
    ),
    QuestionKind(
        "snare-in", Text("where to lay a snare", "où poser un collet"), "a zone", points=points.ZONE, titled=True
    ),
    QuestionKind(
        "disarm", Text("which trap to disarm", "quel piège désamorcer"), "a zone", points=points.ZONE, titled=True
    ),
    QuestionKind("help", Text("which hero to help", "quel héros aider"), "a hero", points=points.HERO, titled=True),
    QuestionKind(
        "grant", Text("which result to give", "quel résultat donner"), "a result", points=points.GRANTED, titled=True
    ),
    QuestionKind("stance", Text("which stance to take", "quelle posture prendre"), "a stance", points=points.STANCE),
    QuestionKind(
        "interact",
        Text("what to see to", "sur quoi agir"),
        "a thing in the zone",
        points=points.INTERACTION,
        titled=True,
    ),
    QuestionKind(
        "which-act",
        Text("which action comes next", "quelle action vient ensuite"),
        "an action, done",
        points=points.NEXT_ACT,
        titled=True,
    ),
    QuestionKind(
        "reroll",
        Text("which dice to reroll", "quels dés relancer"),
        "places of dice, done",
        points=points.DICE_PLACES,
        titled=True,
    ),
    QuestionKind(
        "trap", Text("what to do about a trap", "que faire d’un piège"), "spring, avoid, use:card", points=points.TRAP
    ),
    QuestionKind(
        "fountain",
        Text("what to take from a fountain", "que prendre à une fontaine"),
        "health, energy, done",
        points=points.FOUNTAIN,
    ),
    QuestionKind(
        "whom",
        Text("whom an enemy attacks, the group choosing", "qui un ennemi attaque, au choix du groupe"),
        "a hero",
        points=points.HERO,
    ),
    QuestionKind(
        "chest",
        Text("which item of a chest to keep", "quel objet d’un coffre garder"),
        "an item, gold",
        points=points.CARD,
        done="gold",
    ),
    QuestionKind(
        "stow", Text("where an item goes", "où ranger un objet"), "hero:slot, bag", points=points.SLOT, done="bag"
    ),
    QuestionKind(
        "purify",
        Text("which Corruption card goes", "quelle carte Corruption part"),
        "a card",
        points=points.CARD,
        titled=True,
    ),
    QuestionKind(
        "set-up",
        Text(
            "before a combat: whose active skills to change, of a hero with more than six",
            "avant un combat : changer les compétences actives d’un héros qui en a plus de six",
        ),
        "verb:hero, ready",
        points=points.SKILLS,
        done="ready",
    ),
    QuestionKind(
        "active", Text("which skill is active", "quelle compétence est active"), "a skill", points=points.CARD
    ),
    QuestionKind("start", Text("where a hero begins", "où commence un héros"), "a zone", points=points.ZONE),
    QuestionKind("ally-with", Text("whom an ally goes with", "qui l’allié accompagne"), "a hero", points=points.HERO),
    QuestionKind(
        "extra-round",
        Text("whether to play an extra round", "jouer ou non un round supplémentaire"),
        "yes, no",
        points=YES_NO,
    ),
    QuestionKind("exit", Text("by which exit to leave", "par quelle sortie partir"), "an exit", points=points.EXIT),
    # of a campaign
    QuestionKind(
        "choice",
        Text("what the group does in a scene of the story", "que fait le groupe dans une scène d’histoire"),
        "a choice, packs",
        points=points.CHOICE,
    ),
    QuestionKind("tester", Text("who takes a test", "qui passe un test"), "a hero", points=points.HERO),
    QuestionKind(
        "test-reroll",
        Text("whether to reroll the dice of a test for energy", "relancer ou non les dés d’un test contre une énergie"),
        "yes, no",
        points=YES_NO,
    ),
    QuestionKind(
        "go-in",
        Text("whether an exploration ends where the group has come", "finir ou non l’exploration là où l’on arrive"),
        "yes, no",
        points=YES_NO,
    ),
    QuestionKind(
        "direction",
        Text("which way to go in an exploration", "de quel côté aller en exploration"),
        "n, e, s, w, packs",
        points=points.DIRECTION,
    ),
    QuestionKind(
        "about-whom",
        Text("which hero something happens to", "à quel héros quelque chose arrive"),
        "a hero",
        points=points.HERO,
    ),
    QuestionKind(
        "volunteer",
        Text("whether a hero volunteers; of chance where none does", "un héros se propose-t-il ; sinon, au hasard"),
        "a hero, done",
        points=points.HERO,
    ),
    QuestionKind(
        "reward",
        Text("which reward victory points bring", "quelle récompense valent les points de victoire"),
        "a reward",
        points=points.REWARD,
    ),
    QuestionKind("new-die", Text("which die a hero gains", "quel dé gagne un héros"), "a die, done", points=points.DIE),
    QuestionKind(
        "new-skill",
        Text("which skill a hero learns for nothing", "quelle compétence un héros apprend sans payer"),
        "a skill, done",
        points=points.CARD,
    ),
    QuestionKind(
        "rebuy",
        Text("which skills to buy as an act begins again", "quelles compétences acheter quand un acte recommence"),
        "a skill, done",
        points=points.CARD,
    ),
    QuestionKind(
        "served", Text("for which hero a service is", "pour quel héros est un service"), "a hero", points=points.HERO
    ),
    QuestionKind(
        "tuned", Text("which item is charged again", "quel objet est rechargé"), "an item", points=points.GEAR
    ),
    QuestionKind(
        "look-up",
        Text("whose name to look up in an index", "quel nom chercher dans un répertoire"),
        "a person",
        points=points.PERSON,
    ),
    QuestionKind(
        "packs",
        Text(
            "what to do with what the group carries, outside of combat",
            "que faire de ce que porte le groupe, hors combat",
        ),
        "verb:thing, done",
        points=points.REST,
    ),
    QuestionKind(
        "which-quest",
        Text(
            "Battle mode: which quest to take on, after the first rest",
            "mode Bataille : quelle quête entreprendre, après le premier repos",
        ),
        "a quest",
        points=points.QUEST,
    ),
    QuestionKind(
        "which-ally",
        Text("which ally comes along", "quel allié vous accompagne"),
        "an ally, nobody",
        points=points.ALLY,
        done="nobody",
    ),
    QuestionKind(
        "test-die", Text("chance: what a die of a test shows", "hasard : ce que montre un dé de test"), "a side, from 0"
    ),
    QuestionKind("die", Text("chance: what a die shows", "hasard : ce que montre un dé"), "a side, from 0"),
    QuestionKind(
        "slot", Text("chance: where the enemies react", "hasard : où réagissent les ennemis"), "heroes before it"
    ),
    QuestionKind(
        "reaction",
        Text("chance: which colour or type reacts", "hasard : quelle couleur ou quel type réagit"),
        "a colour, a type",
        points=points.REACTING,
    ),
    QuestionKind(
        "path",
        Text("chance: which of several short ways", "hasard : lequel de plusieurs chemins courts"),
        "a zone",
        points=points.ZONE,
    ),
    QuestionKind(
        "push", Text("chance: where a hero is pushed", "hasard : où un héros est poussé"), "a zone", points=points.ZONE
    ),
    QuestionKind(
        "summon",
        Text("chance: where a summoned enemy appears", "hasard : où apparaît un ennemi invoqué"),
        "a zone",
        points=points.ZONE,
    ),
    QuestionKind(
        "stock",
        Text("chance: what a shop or trainer has", "hasard : ce que propose une boutique ou un maître"),
        "a card",
        points=points.CARD,
    ),
    QuestionKind(
        "shuffle",
        Text("chance: which card comes next in a deck", "hasard : quelle carte suit dans un paquet"),
        "a card",
    ),
    *companion.KINDS,
)
