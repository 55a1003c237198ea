"""The verbs of Fateforge, its places and its kinds of question, as drivers, documents and tables name them."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.companion import terms as companion
from tableforge.kernel.terms import Place, QuestionKind, Verb
from tableforge.tongue.both import Both

VERBS: Final = (
    Verb("move", Both("move to a zone next to yours", "aller dans une zone voisine"), takes="place"),
    Verb("energy-move", Both("move by a point of energy", "se déplacer en dépensant une énergie"), takes="place"),
    Verb("portal", Both("go through a portal", "emprunter un portail"), takes="place"),
    Verb("energy-portal", Both("go through a portal by energy", "emprunter un portail par l’énergie"), takes="place"),
    Verb("strike", Both("strike an enemy in your zone", "frapper un ennemi de votre zone")),
    Verb("shoot", Both("shoot at an enemy", "tirer sur un ennemi")),
    Verb("focus", Both("see to something in your zone", "agir sur un élément de votre zone"), takes="place"),
    Verb(
        "weak-point",
        Both("spend a result on a boss’s weak point", "dépenser un résultat sur le point faible d’un boss"),
        takes="place",
    ),
    Verb("use", Both("use a skill, an item or an ability", "utiliser une compétence, un objet ou une capacité")),
    Verb("take", Both("take an objective’s token", "prendre un jeton d’objectif"), takes="place"),
    Verb("revive", Both("revive a fallen hero", "relever un héros hors de combat")),
    Verb("ally-result", Both("use a result of the ally", "utiliser un résultat de l’allié"), takes="place"),
    Verb("ally-skill", Both("use a skill of the ally", "utiliser une compétence de l’allié"), takes="place"),
    Verb("end-turn", Both("end the turn", "terminer le tour"), takes=""),
    # in the preparation
    Verb(
        "reroll", Both("spend energy to reroll misses", "dépenser une énergie pour relancer les échecs"), takes="place"
    ),
    Verb("triple", Both("turn one of three like dice", "tourner un dé d’un brelan"), takes="place"),
    Verb("sprint", Both("sprint to a zone next to yours", "sprinter vers une zone voisine"), takes="place"),
    Verb("ready", Both("be ready", "être prêt"), takes=""),
    # at a rest
    Verb("visit", Both("visit a place", "se rendre dans un lieu"), takes="place"),
    Verb("heal", Both("pay for a hero’s health", "payer pour la santé d’un héros")),
    Verb("buy-food", Both("buy food", "acheter de la nourriture"), takes=""),
    Verb("learn", Both("buy a skill", "acheter une compétence")),
    Verb("buy", Both("buy an item", "acheter un objet")),
    Verb("eat", Both("let a hero eat", "nourrir un héros")),
    Verb("drink", Both("use a remedy", "utiliser un remède")),
    Verb("arrange", Both("put an item elsewhere", "ranger un objet ailleurs")),
    Verb("choose-skills", Both("choose a hero’s active skills", "choisir les compétences actives d’un héros")),
    # … of a campaign
    Verb("service", Both("use a service of a place", "recourir au service d’un lieu"), takes="place"),
    Verb("side-quest", Both("set out on a side quest", "partir pour une quête annexe"), takes="place"),
    Verb(
        "new-trait",
        Both("let a hero gain a trait for trait points", "donner une caractéristique à un héros contre des points"),
        takes="place",
    ),
)

PLACES: Final = (
    Place("zone", Both("the zones of the board", "les zones du plateau"), common=True),
    Place("board", Both("a hero’s board", "le plateau d’un héros")),
    Place("bag", Both("the party’s bag", "le sac du groupe"), common=True),
)

KINDS: Final = (
    QuestionKind("rest", Both("what to do at a rest", "que faire pendant un repos"), "verb:thing, done"),
    QuestionKind("dice", Both("which dice to roll", "quels dés lancer"), "hero/dice"),
    QuestionKind("prepare", Both("what to do in the preparation", "que faire en préparation"), "hero/verb:thing"),
    QuestionKind(
        "order", Both("who plays next in this round", "qui joue ensuite dans ce round"), "a hero", ordering=True
    ),
    QuestionKind(
        "act",
        Both("what to do in one’s turn; always asked", "que faire à son tour ; toujours demandé"),
        "verb:thing, end-turn",
        True,
    ),
    QuestionKind("pay", Both("which results pay", "quels résultats payer"), "results"),
    QuestionKind(
        "absorb", Both("what to set against damage", "qu’opposer aux dégâts"), "parry, armour:item, use:card, done"
    ),
    QuestionKind(
        "step-in", Both("whether to step in for another hero", "protéger ou non un autre héros"), "a card, done"
    ),
    QuestionKind(
        "use-now", Both("which card to use at this moment", "quelle carte utiliser à ce moment"), "a card, done"
    ),
    QuestionKind(
        "target",
        Both("which enemy, or which zone of enemies", "quel ennemi, ou quelle zone d’ennemis"),
        "an enemy, a zone",
    ),
    QuestionKind("move-to", Both("where to move", "où aller"), "a zone, done"),
    QuestionKind("leap-to", Both("where to leap", "où bondir"), "a zone"),
    QuestionKind("push-to", Both("where to push an enemy", "où pousser un ennemi"), "a zone"),
    QuestionKind("escort-to", Both("where an escorted hero goes", "où va un héros escorté"), "a zone, done"),
    QuestionKind("snare-in", Both("where to lay a snare", "où poser un collet"), "a zone"),
    QuestionKind("disarm", Both("which trap to disarm", "quel piège désamorcer"), "a zone"),
    QuestionKind("help", Both("which hero to help", "quel héros aider"), "a hero"),
    QuestionKind("grant", Both("which result to give", "quel résultat donner"), "a result"),
    QuestionKind("stance", Both("which stance to take", "quelle posture prendre"), "a stance"),
    QuestionKind("interact", Both("what to see to", "sur quoi agir"), "a thing in the zone"),
    QuestionKind("which-act", Both("which action comes next", "quelle action vient ensuite"), "an action, done"),
    QuestionKind("reroll", Both("which dice to reroll", "quels dés relancer"), "places of dice, done"),
    QuestionKind("trap", Both("what to do about a trap", "que faire d’un piège"), "spring, avoid, use:card"),
    QuestionKind(
        "fountain", Both("what to take from a fountain", "que prendre à une fontaine"), "health, energy, done"
    ),
    QuestionKind(
        "whom", Both("whom an enemy attacks, the group choosing", "qui un ennemi attaque, au choix du groupe"), "a hero"
    ),
    QuestionKind("chest", Both("which item of a chest to keep", "quel objet d’un coffre garder"), "an item, gold"),
    QuestionKind("stow", Both("where an item goes", "où ranger un objet"), "hero:slot, bag"),
    QuestionKind("purify", Both("which Corruption card goes", "quelle carte Corruption part"), "a card"),
    QuestionKind(
        "set-up",
        Both(
            "before a combat: whose active skills to change, of a hero with more than six",
            "avant un combat : changer les compétences actives d’un héros qui en a plus de six",
        ),
        "verb:hero, ready",
    ),
    QuestionKind("active", Both("which skill is active", "quelle compétence est active"), "a skill"),
    QuestionKind("start", Both("where a hero begins", "où commence un héros"), "a zone"),
    QuestionKind("ally-with", Both("whom an ally goes with", "qui l’allié accompagne"), "a hero"),
    QuestionKind(
        "extra-round", Both("whether to play an extra round", "jouer ou non un round supplémentaire"), "yes, no"
    ),
    QuestionKind("exit", Both("by which exit to leave", "par quelle sortie partir"), "an exit"),
    # of a campaign
    QuestionKind(
        "choice",
        Both("what the group does in a scene of the story", "que fait le groupe dans une scène d’histoire"),
        "a choice, packs",
    ),
    QuestionKind("tester", Both("who takes a test", "qui passe un test"), "a hero"),
    QuestionKind(
        "test-reroll",
        Both("whether to reroll the dice of a test for energy", "relancer ou non les dés d’un test contre une énergie"),
        "yes, no",
    ),
    QuestionKind(
        "go-in",
        Both("whether an exploration ends where the group has come", "finir ou non l’exploration là où l’on arrive"),
        "yes, no",
    ),
    QuestionKind("direction", Both("which way to go in an exploration", "de quel côté aller en exploration"), "n, e, s, w, packs"),
    QuestionKind(
        "about-whom", Both("which hero something happens to", "à quel héros quelque chose arrive"), "a hero"
    ),
    QuestionKind(
        "volunteer",
        Both("whether a hero volunteers; of chance where none does", "un héros se propose-t-il ; sinon, au hasard"),
        "a hero, done",
    ),
    QuestionKind(
        "reward", Both("which reward victory points bring", "quelle récompense valent les points de victoire"), "a reward"
    ),
    QuestionKind("new-die", Both("which die a hero gains", "quel dé gagne un héros"), "a die, done"),
    QuestionKind(
        "new-skill",
        Both("which skill a hero learns for nothing", "quelle compétence un héros apprend sans payer"),
        "a skill, done",
    ),
    QuestionKind(
        "rebuy",
        Both("which skills to buy as an act begins again", "quelles compétences acheter quand un acte recommence"),
        "a skill, done",
    ),
    QuestionKind("served", Both("for which hero a service is", "pour quel héros est un service"), "a hero"),
    QuestionKind("tuned", Both("which item is charged again", "quel objet est rechargé"), "an item"),
    QuestionKind("look-up", Both("whose name to look up in an index", "quel nom chercher dans un répertoire"), "a person"),
    QuestionKind(
        "packs",
        Both("what to do with what the group carries, outside of combat", "que faire de ce que porte le groupe, hors combat"),
        "verb:thing, done",
    ),
    QuestionKind(
        "which-quest",
        Both(
            "Battle mode: which quest to take on, after the first rest",
            "mode Bataille : quelle quête entreprendre, après le premier repos",
        ),
        "a quest",
    ),
    QuestionKind("which-ally", Both("which ally comes along", "quel allié accompagne le groupe"), "an ally, nobody"),
    QuestionKind(
        "test-die", Both("chance: what a die of a test shows", "hasard : ce que montre un dé de test"), "a side, from 0"
    ),
    QuestionKind("die", Both("chance: what a die shows", "hasard : ce que montre un dé"), "a side, from 0"),
    QuestionKind(
        "slot", Both("chance: where the enemies react", "hasard : où réagissent les ennemis"), "heroes before it"
    ),
    QuestionKind(
        "reaction",
        Both("chance: which colour or type reacts", "hasard : quelle couleur ou quel type réagit"),
        "a colour, a type",
    ),
    QuestionKind(
        "path", Both("chance: which of several short ways", "hasard : lequel de plusieurs chemins courts"), "a zone"
    ),
    QuestionKind("push", Both("chance: where a hero is pushed", "hasard : où un héros est poussé"), "a zone"),
    QuestionKind(
        "summon", Both("chance: where a summoned enemy appears", "hasard : où apparaît un ennemi invoqué"), "a zone"
    ),
    QuestionKind(
        "stock",
        Both("chance: what a shop or trainer has", "hasard : ce que propose une échoppe ou un maître"),
        "a card",
    ),
    QuestionKind(
        "shuffle",
        Both("chance: which card comes next in a deck", "hasard : quelle carte suit dans un paquet"),
        "a card",
    ),
    *companion.KINDS,
)
