"""What can happen in Fateforge, as the log keeps it: every kind of event, and the ways in which it comes about."""

from __future__ import annotations

from typing import Final

from tableforge.kernel.terms import EventKind
from tableforge.tongue.text import Text

EVENTS: Final = (
    # quests and rests
    EventKind("battle", Text("Battle mode begins", "le mode Bataille commence")),
    EventKind("quest", Text("a quest begins", "une quête commence"), note="quest"),
    EventKind("quest-won", Text("a quest is won", "une quête est gagnée"), data=("marks", "of"), note="rank"),
    EventKind("quest-lost", Text("a quest is lost", "une quête est perdue")),
    EventKind("rest", Text("a rest begins", "un repos commence"), ("", "free"), data=("gold", "food")),
    EventKind("visits", Text("a place is visited", "un lieu est visité"), note="camp"),
    EventKind("pays", Text("the healer is paid", "le guérisseur est payé"), data=("gold",)),
    EventKind("buys-food", Text("food is bought", "de la nourriture est achetée"), data=("gold", "food")),
    EventKind("eats", Text("a hero eats", "un héros mange"), data=("food",)),
    EventKind("learns", Text("a skill is learnt", "une compétence est apprise"), ("", "free"), data=("gold",)),
    EventKind("buys", Text("an item is bought", "un objet est acheté"), data=("gold",)),
    EventKind("equips", Text("a hero takes an item", "un héros prend un objet"), ("", "kept"), note="board-slot"),
    EventKind("bagged", Text("an item goes into the bag", "un objet va dans le sac")),
    EventKind("skills", Text("a hero chooses other skills", "un héros choisit d’autres compétences")),
    EventKind("rested", Text("a rest is over", "un repos est terminé")),
    # scenes and rounds
    EventKind("scene", Text("a scene begins", "une scène commence"), note="scene"),
    EventKind("appears", Text("an enemy appears", "un ennemi apparaît"), ("", "arrives", "summoned")),
    EventKind("no-room", Text("no further enemy has room", "plus aucun ennemi n’a de place"), note="enemy"),
    EventKind("starts", Text("a hero begins at a zone", "un héros commence dans une zone")),
    EventKind("ally", Text("an ally goes with a hero", "un allié accompagne un héros"), data=("faces…",), note="ally"),
    EventKind("round", Text("a round begins", "un round commence"), data=("rounds",)),
    EventKind("will-come", Text("who comes next round", "qui arrive au prochain round"), note="enemy"),
    EventKind("slot", Text("when the enemies react", "quand les ennemis réagissent"), note="slot"),
    EventKind("extra-round", Text("the party stays for an extra round", "le groupe reste pour un round de plus")),
    EventKind("no-extra-round", Text("there can be no extra round", "il ne peut y avoir de round de plus")),
    EventKind("upkeep", Text("upkeep", "l’entretien")),
    EventKind("exit", Text("the party leaves by an exit", "le groupe part par une sortie"), note="exit"),
    EventKind("leaves", Text("a hero gets out", "un héros s’en sort"), ("", "free")),
    EventKind("no-exit", Text("a hero has no way out", "un héros n’a pas d’issue")),
    EventKind("scene-won", Text("a scene is won", "une scène est gagnée"), data=("units…",), note="scene"),
    EventKind("scene-lost", Text("a scene is lost", "une scène est perdue"), data=("units…",), note="scene"),
    EventKind(
        "failed",
        Text("an objective is not met", "un objectif n’est pas atteint"),
        ("", "limited", "zones"),
        data=("of",),
        note="objective",
    ),
    EventKind("recovers", Text("a hero recovers", "un héros récupère"), data=("health", "energy")),
    EventKind("scene-over", Text("a scene is over", "une scène est terminée")),
    EventKind("all-down", Text("all heroes are knocked out", "tous les héros sont hors de combat")),
    EventKind("coach", Text("the coach explains something", "le guide explique quelque chose"), note="lesson"),
    # behind the screens
    EventKind("rolls", Text("a hero rolls dice", "un héros lance des dés"), told=("unseen",), data=("results…",)),
    EventKind("rerolls", Text("a hero rerolls dice", "un héros relance des dés"), told=("unseen",), data=("results…",)),
    EventKind("turns-die", Text("a hero turns a die", "un héros tourne un dé"), told=("unseen",), data=("results…",)),
    EventKind(
        "spends-energy", Text("energy is spent on dice", "une énergie est dépensée pour des dés"), data=("energy",)
    ),
    EventKind("shakes-off", Text("a stunned hero rolls a die less", "un héros étourdi lance un dé de moins")),
    EventKind("ready", Text("a hero is ready", "un héros est prêt")),
    EventKind("order", Text("the order of the round is set", "l’ordre du round est fixé"), note="order"),
    EventKind("shows", Text("a hero shows its dice", "un héros montre ses dés"), data=("results…",)),
    # a hero's turn
    EventKind("turn", Text("a turn begins", "un tour commence"), data=("results…",)),
    EventKind("turn-ends", Text("a turn ends", "un tour se termine")),
    EventKind("turn-cut", Text("a turn ends at once", "un tour se termine aussitôt")),
    EventKind("hushed", Text("a hero loses a result", "un héros perd un résultat")),
    EventKind("moves", Text("a hero moves", "un héros se déplace")),
    EventKind("sprints", Text("a hero sprints", "un héros sprinte")),
    EventKind("leaps", Text("a hero leaps", "un héros bondit")),
    EventKind("portal", Text("a hero goes through a portal", "un héros emprunte un portail")),
    EventKind("escorted", Text("a hero is led to a zone", "un héros est conduit dans une zone")),
    EventKind("forced", Text("a hero is moved by force", "un héros est déplacé de force")),
    EventKind("wades", Text("difficult terrain costs more", "un terrain difficile coûte plus")),
    EventKind("stronger", Text("a first attack is stronger", "une première attaque est plus forte")),
    EventKind("strikes", Text("a hero strikes", "un héros frappe"), ("", "zone")),
    EventKind("shoots", Text("a hero shoots", "un héros tire"), ("", "zone")),
    EventKind(
        "hits",
        Text("an enemy is hit", "un ennemi est touché"),
        ("", "none"),
        data=("damage", "parried", "armour", "wounds", "resistance"),
        note="stopped",
    ),
    EventKind("defeated", Text("an enemy is defeated", "un ennemi succombe")),
    EventKind("life-lost", Text("a boss loses a life", "un boss perd une vie"), ("", "last")),
    EventKind("revealed", Text("a hero is hidden no more", "un héros n’est plus caché")),
    EventKind("stuns", Text("an enemy is stunned", "un ennemi est étourdi")),
    EventKind("marks", Text("an enemy is marked", "un ennemi est marqué")),
    EventKind("strips", Text("an enemy loses armour", "un ennemi perd de l’armure")),
    EventKind(
        "covers",
        Text("an icon of a weak point is covered", "une icône d’un point faible est couverte"),
        data=("icon",),
        note="icon",
    ),
    EventKind("weak-point", Text("a weak point is covered", "un point faible est couvert"), note="weak-point"),
    EventKind("removed", Text("an enemy leaves the board", "un ennemi quitte le plateau")),
    EventKind("uses", Text("a card is used", "une carte est utilisée")),
    EventKind("gains", Text("a hero gains results", "un héros gagne des résultats"), data=("face",)),
    EventKind(
        "drums", Text("Focus tokens go on the drum", "des jetons Concentration vont sur le tambour"), data=("focus",)
    ),
    EventKind("gains-parry", Text("a hero gains a Parry token", "un héros gagne un jeton Parade"), data=("parry",)),
    EventKind("loses-parry", Text("a hero loses Parry tokens", "un héros perd des jetons Parade")),
    EventKind("healed", Text("a hero regains health", "un héros regagne de la santé"), data=("health",)),
    EventKind("energized", Text("a hero regains energy", "un héros regagne de l’énergie"), data=("energy",)),
    EventKind("repairs", Text("armour is repaired", "une armure est réparée")),
    EventKind("hides", Text("a hero hides", "un héros se cache")),
    EventKind("taunts", Text("a hero taunts the enemies", "un héros provoque les ennemis")),
    EventKind("stance", Text("a hero takes a stance", "un héros prend une posture"), note="stance"),
    EventKind("snare", Text("a snare is laid", "un collet est posé"), ("", "nobody")),
    EventKind("snared", Text("an enemy is caught in a snare", "un ennemi est pris dans un collet")),
    EventKind("disarms", Text("traps are removed", "des pièges sont retirés"), ("", "all")),
    EventKind("prevents", Text("damage to a hero is prevented", "des dégâts à un héros sont évités")),
    EventKind("revives", Text("a hero stands up again", "un héros se relève")),
    EventKind("grants", Text("a hero is given a result", "un héros reçoit un résultat"), note="result"),
    EventKind("takes", Text("an objective token is taken", "un jeton d’objectif est pris"), note="token"),
    EventKind("sees-to", Text("a hero sees to an objective", "un héros s’occupe d’un objectif"), note="objective"),
    EventKind(
        "objective",
        Text("how far an objective has come", "où en est un objectif"),
        ("", "limited"),
        data=("of",),
        note="objective",
    ),
    EventKind(
        "undefended", Text("something is defended no longer", "quelque chose n’est plus défendu"), note="defended"
    ),
    EventKind("door", Text("a door is opened or closed", "une porte est ouverte ou fermée"), ("", "open", "by-itself")),
    EventKind("portal-known", Text("it is known where a portal leads", "on sait où mène un portail")),
    EventKind("path", Text("a way opens", "un passage s’ouvre")),
    EventKind("dries", Text("terrain is difficult no more", "un terrain n’est plus difficile")),
    EventKind("difficult", Text("terrain becomes difficult", "un terrain devient difficile")),
    EventKind("fountain", Text("a fountain fills", "une fontaine se remplit")),
    EventKind(
        "foresees", Text("something is found out beforehand", "quelque chose est appris d’avance"), note="foreseen"
    ),
    EventKind("chest", Text("a chest is opened", "un coffre est ouvert")),
    EventKind("finds", Text("a hero finds an item", "un héros trouve un objet")),
    EventKind("used-up", Text("an item is used up", "un objet est épuisé")),
    EventKind("explores", Text("a hero looks around", "un héros explore"), note="point"),
    EventKind("gem", Text("a hero picks up a gem", "un héros ramasse une gemme")),
    EventKind("food", Text("a hero picks up food", "un héros ramasse de la nourriture")),
    EventKind("gold", Text("gold comes or goes", "de l’or arrive ou part"), ("", "party", "pays")),
    EventKind("finds-food", Text("food comes or goes", "de la nourriture arrive ou part"), ("", "party", "gives")),
    EventKind(
        "trait-points", Text("trait points are gained", "des points de caractéristique sont gagnés"), ("", "party")
    ),
    EventKind("ally-result", Text("an ally lends a result", "un allié prête un résultat"), note="ally"),
    EventKind("ally-skill", Text("an ally uses a skill", "un allié utilise une compétence"), note="ally"),
    EventKind("ally-hurt", Text("an ally is hurt", "un allié est blessé"), note="ally"),
    EventKind("ally-out", Text("an ally leaves the scene", "un allié quitte la scène"), note="ally"),
    # what heroes suffer
    EventKind("parry", Text("a hero parries damage", "un héros pare des dégâts")),
    EventKind("armour", Text("armour stops damage", "une armure arrête des dégâts")),
    EventKind(
        "hurt", Text("a hero suffers damage", "un héros subit des dégâts"), ("", "toxic"), data=("toxic", "health")
    ),
    EventKind(
        "tired", Text("energy is spent or lost", "de l’énergie est dépensée ou perdue"), ("", "loses"), data=("energy",)
    ),
    EventKind("knocked-out", Text("a hero is knocked out", "un héros est mis hors de combat")),
    EventKind("drops", Text("a hero drops objective tokens", "un héros lâche des jetons d’objectif")),
    EventKind("stunned", Text("a hero is stunned", "un héros est étourdi")),
    EventKind("avoids-trap", Text("a hero gets past a trap", "un héros évite un piège")),
    EventKind("trap", Text("a hero springs a trap", "un héros déclenche un piège")),
    EventKind("fear", Text("a hero is afraid", "un héros a peur")),
    EventKind("corruption", Text("a hero draws a Corruption card", "un héros pioche une carte Corruption")),
    EventKind("purifies", Text("a hero loses a Corruption card", "un héros se défait d’une carte Corruption")),
    # the enemies
    EventKind("reactions", Text("who reacts", "qui réagit"), ("", "none"), data=("named…",), note="reacting"),
    EventKind("idle", Text("none of some enemies can act", "aucun de certains ennemis ne peut agir"), note="reacting"),
    EventKind("enemy-turns", Text("the enemies’ turns begin", "les tours des ennemis commencent")),
    EventKind("activates", Text("an enemy acts", "un ennemi agit"), note="section"),
    EventKind(
        "foe-moves",
        Text("an enemy moves", "un ennemi se déplace"),
        ("from", "pursuit", "push", "pull", "call"),
        told=("", "on"),
    ),
    EventKind("foe-strikes", Text("an enemy strikes", "un ennemi frappe"), ("", "foe")),
    EventKind("foe-shoots", Text("an enemy shoots", "un ennemi tire"), ("", "foe")),
    EventKind("foe-pulls", Text("an enemy pulls a hero", "un ennemi attire un héros")),
    EventKind("foe-pushes", Text("an enemy pushes a hero", "un ennemi pousse un héros")),
    EventKind("foe-parries", Text("an enemy gains Parry", "un ennemi gagne de la Parade")),
    EventKind("foe-armour", Text("an enemy gains armour", "un ennemi gagne de l’armure")),
    EventKind("drains", Text("an enemy feeds on damage", "un ennemi se nourrit de dégâts")),
    EventKind("mends", Text("an enemy repairs another", "un ennemi en répare un autre")),
    EventKind("boss-card", Text("a boss turns a card", "un boss retourne une carte"), note="boss-card"),
    EventKind("orders", Text("a boss lets enemies act", "un boss fait agir des ennemis"), note="colour"),
    EventKind("rite", Text("an enemy sacrifices another", "un ennemi en sacrifie un autre")),
    EventKind("rises", Text("an enemy rises again", "un ennemi se relève")),
    # the chronicle
    EventKind("tells", Text("the story is told", "l’histoire est racontée"), note="story"),
    EventKind("chooses", Text("a choice is made", "un choix est fait"), note="choice"),
    EventKind("comes-of-it", Text("what comes of a choice", "ce que donne un choix"), note="consequence"),
    EventKind(
        "kept-back",
        Text("what the story has changed in a combat", "ce que l’histoire a changé dans un combat"),
        note="change",
    ),
    EventKind(
        "test-passed", Text("a test is passed", "un test est réussi"), ("", "told"), data=("sides…",), note="tested"
    ),
    EventKind(
        "test-failed", Text("a test is failed", "un test est raté"), ("", "told"), data=("sides…",), note="tested"
    ),
    EventKind("act-ends", Text("an act is over", "un acte est terminé"), note="act"),
    EventKind("act-again", Text("an act begins again", "un acte recommence")),
    EventKind("ending", Text("the chronicle ends", "la chronique se termine"), note="act"),
    EventKind(
        "regard", Text("somebody’s regard changes", "l’estime de quelqu’un change"), ("", "cooler"), note="reputation"
    ),
    EventKind("story-card", Text("a story card is gained", "une carte d’histoire est gagnée"), note="story-card"),
    EventKind("card-gone", Text("a story card goes", "une carte d’histoire part"), note="card-name"),
    EventKind("item-lost", Text("an item is lost", "un objet est perdu")),
    EventKind("ally-joins", Text("an ally joins the party", "un allié rejoint le groupe"), note="ally"),
    EventKind("unlocks", Text("a rule is unlocked", "une règle est débloquée"), note="rule"),
    EventKind("place-found", Text("a place for rests is found", "un lieu de repos est trouvé"), note="place"),
    EventKind("place-lost", Text("a place for rests is lost", "un lieu de repos est perdu"), note="place"),
    EventKind("quest-offered", Text("a side quest is offered", "une quête annexe est proposée"), note="side-quest"),
    EventKind(
        "sets-out",
        Text("the party sets out on a side quest", "le groupe part pour une quête annexe"),
        note="quest-name",
    ),
    EventKind(
        "quest-ends", Text("a side quest ends", "une quête annexe se termine"), ("", "lost", "left"), note="quest-name"
    ),
    EventKind(
        "quest-expires", Text("a side quest has waited too long", "une quête annexe a trop attendu"), note="quest-name"
    ),
    EventKind("victory-point", Text("a victory point is gained", "un point de victoire est gagné")),
    EventKind("reward", Text("a reward is chosen", "une récompense est choisie"), note="reward"),
    EventKind("new-die", Text("a hero gains a die", "un héros gagne un dé")),
    EventKind("gains-trait", Text("a hero gains a trait", "un héros gagne une caractéristique"), note="trait"),
    EventKind("more-health", Text("a hero’s health grows", "la santé d’un héros augmente")),
    EventKind("more-energy", Text("a hero’s energy grows", "l’énergie d’un héros augmente")),
    EventKind("service", Text("a service is used", "un service est utilisé"), note="service"),
    EventKind("news", Text("there is news of a side quest", "il y a des nouvelles d’une quête annexe"), note="news"),
    EventKind("rumour", Text("who waits in the next combat", "qui attend au prochain combat"), note="ahead"),
    EventKind("gossip", Text("whose regard will matter", "de qui l’estime comptera"), note="reputation"),
    EventKind("looked-up", Text("a name is looked up", "un nom est recherché"), note="person"),
    EventKind("arrives", Text("the party comes to a place", "le groupe arrive dans un lieu"), note="spot"),
    EventKind(
        "steps", Text("steps of an exploration come or go", "des pas d’exploration arrivent ou partent"), ("", "fewer")
    ),
    # the companion
    EventKind("app-door", Text("companion: a door", "compagnon : une porte"), ("", "open")),
    EventKind("app-portal", Text("companion: where a portal leads", "compagnon : où mène un portail")),
    EventKind(
        "app-covers",
        Text("companion: an icon of a weak point is covered", "compagnon : une icône d’un point faible est couverte"),
        data=("icon",),
        note="icon",
    ),
    EventKind("app-life", Text("companion: the lives of a boss", "compagnon : les vies d’un boss")),
    EventKind(
        "app-revived", Text("companion: a hero is back on the feet", "compagnon : un héros est de nouveau debout")
    ),
    EventKind(
        "app-boxes", Text("companion: a hero’s boxes", "compagnon : les réserves d’un héros"), data=("health", "energy")
    ),
    EventKind("app-food", Text("companion: food is packed", "compagnon : de la nourriture est emportée")),
    EventKind(
        "app-ally",
        Text("companion: who comes along", "compagnon : qui accompagne le groupe"),
        ("", "nobody"),
        note="ally",
    ),
    EventKind(
        "app-used", Text("companion: the uses of an item", "compagnon : les utilisations d’un objet"), ("", "up")
    ),
    EventKind(
        "app-explores",
        Text("companion: what an exploration finds", "compagnon : ce que trouve une exploration"),
        note="outcome",
    ),
    EventKind("already-dead", Text("companion: who is dead already", "compagnon : qui est déjà mort"), note="reacting"),
)
