"""A first game of Arkham Horror in ten positions of The Gathering."""

from __future__ import annotations

from typing import Any, Final

from tableforge.lessons import Gauge, Lesson, LessonStep
from tableforge.tongue.text import Text

Json = dict[str, Any]
DECK: Final = "emergency-cache flashlight knife guts beat-cop machete perception evidence first-aid deduction"
HOUSE: Final = "hallway attic cellar parlor+unrevealed"
LATER: Final = Text("That comes in a later lesson. Now: {do}.", "Cela viendra dans une autre leçon. Maintenant : {do}.")
ACTIONS_LEFT: Final = Text(
    "You still have actions, and what you do not use is lost. Use them first.",
    "Il vous reste des actions, et celles qu’on n’utilise pas sont perdues. Utilisez-les d’abord.",
)
TURNED_AWAY: Final = Text(
    "With an enemy engaged, turning to anything else invites an attack of opportunity. Deal with the enemy.",
    "Avec un ennemi engagé, se tourner vers autre chose provoque une attaque d’opportunité. Occupez-vous de l’ennemi.",
)


def lay_position(you: Json, locations: str = HOUSE, **more: Any) -> Json:
    """A position of Roland Banks in the house of The Gathering, in his turn."""
    roland = {"investigator": "roland", "at": "hallway", "deck": DECK, "resources": 3, "actions": 3, **you}
    acts = {"act": "the-barrier", "acts": "what-have-you-done"}
    agendas = {"agenda": "whats-going-on", "agendas": "rise-of-the-ghouls theyre-getting-out"}
    return {"you": roland, "scenario": "the-gathering", "round": 1, "locations": locations, **acts, **agendas, **more}


def one_action(do: Text, coach: Text) -> LessonStep:
    """A step that takes whichever of the two plainest actions."""
    return LessonStep(do, coach, ("draw", "resource"), (("end-turn", ACTIONS_LEFT),), LATER)


LESSONS: Final = (
    Lesson(
        "turn",
        Text("What a turn is", "Ce qu’est un tour"),
        Text(
            "In your turn you take three actions, one after the other, and any of them as often as you like.",
            "À votre tour, vous effectuez trois actions, l’une après l’autre, et la même autant de fois que vous voulez.",
        ),
        Text("Use all three actions, then end your turn", "Utilisez vos trois actions, puis terminez votre tour"),
        lay_position({}, encounter="swarm-of-rats rotting-remains"),
        (
            one_action(
                Text("Draw a card or gain a resource", "Piochez une carte ou gagnez une ressource"),
                Text(
                    "The two plainest actions: a card from your deck, or a resource to pay for cards. Take either.",
                    "Les deux actions les plus simples : une carte de votre deck, ou une ressource pour payer des "
                    "cartes. À vous de voir.",
                ),
            ),
            one_action(
                Text("Take a second action", "Effectuez une deuxième action"),
                Text(
                    "Two are left. The same again, or the other one.", "Il en reste deux. La même encore, ou l’autre."
                ),
            ),
            one_action(
                Text("Take a third action", "Effectuez une troisième action"),
                Text("The last one of this turn.", "La dernière de ce tour."),
            ),
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "No action is left. When all investigators are through, the enemies move, and then the night itself.",
                    "Plus d’action. Quand tous les investigateurs ont fini, les ennemis bougent, puis la nuit elle-même.",
                ),
                ("end-turn",),
            ),
        ),
        Text(
            "Three actions a turn: the whole game is about spending them well.",
            "Trois actions par tour : tout le jeu est de bien les dépenser.",
        ),
        then=Text(
            "After your turn the enemies act; then, in the upkeep, everything readies and you get a card and "
            "a resource.",
            "Après votre tour agissent les ennemis ; puis, à l’entretien, tout se redresse et vous recevez "
            "une carte et une ressource.",
        ),
    ),
    Lesson(
        "moving",
        Text("Moving", "Se déplacer"),
        Text(
            "A move takes you to a connected location. Whoever enters first reveals it, and its clues are laid out.",
            "Un déplacement vous mène à un lieu connexe. Le premier qui y entre le révèle, et ses indices y sont posés.",
        ),
        Text("Look into the Attic and come back", "Jetez un œil au Grenier et revenez"),
        lay_position({}, "hallway attic+unrevealed cellar+unrevealed parlor+unrevealed"),
        (
            LessonStep(
                Text("Move to the Attic", "Allez au Grenier"),
                Text(
                    "Lines join what is connected. The Attic lies face down: nobody has been there yet.",
                    "Les traits relient ce qui est connexe. Le Grenier est face cachée : personne n’y est encore allé.",
                ),
                ("move:attic",),
                (
                    (
                        "move:cellar",
                        Text(
                            "The Cellar is dark and bites: it costs damage to enter, and its clues are hard to find. "
                            "Try the Attic.",
                            "La Cave est sombre et elle mord : y entrer coûte des dégâts, et ses indices sont durs à "
                            "trouver. Essayez le Grenier.",
                        ),
                    ),
                    (
                        "investigate:*",
                        Text(
                            "There is no clue in the Hallway. Look where there may be some.",
                            "Il n’y a aucun indice dans le Vestibule. Cherchez là où il peut y en avoir.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
            LessonStep(
                Text("Move back to the Hallway", "Revenez au Vestibule"),
                Text(
                    "Revealed: two clues, and a fright that cost you 1 horror. The sheet of a location says what it does.",
                    "Révélé : deux indices, et une frayeur qui vous a coûté 1 horreur. Chaque lieu dit ce qu’il fait.",
                ),
                ("move:hallway",),
                (
                    (
                        "investigate:*",
                        Text(
                            "Well seen: here are clues! How to get them is the next lesson. Go back first.",
                            "Bien vu : il y a des indices ici ! Comment les prendre, c’est la prochaine leçon. Revenez "
                            "d’abord.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
        ),
        Text(
            "What is revealed stays revealed. The Parlor is barred for now: press it, and the table says why.",
            "Ce qui est révélé le reste. Le Salon est barré pour l’instant : appuyez dessus, et la table dit pourquoi.",
        ),
        then=Text(
            "With an enemy engaged, a move provokes an attack, and the enemy comes along. A later lesson "
            "shows a better way.",
            "Avec un ennemi engagé, se déplacer provoque une attaque, et l’ennemi suit. Une autre leçon montre mieux.",
        ),
    ),
    Lesson(
        "investigating",
        Text("Investigating", "Enquêter"),
        Text(
            "To find a clue, your intellect must reach the shroud of your location, with a token from the chaos bag "
            "added. The "
            "table tells the odds.",
            "Pour trouver un indice, votre intelligence doit atteindre la valeur occulte du lieu, un pion de la réserve du "
            "Chaos en plus. "
            "La table dit vos chances.",
        ),
        Text("Find the last clue and advance the act", "Trouvez le dernier indice et faites avancer l’acte"),
        lay_position(
            {"at": "study", "clues": 1, "hand": "perception"},
            "study+clues:1",
            act="trapped",
            acts="the-barrier what-have-you-done",
            aside="hallway attic cellar parlor lita-chantler ghoul-priest",
            chance=["0"],
        ),
        (
            LessonStep(
                Text("Investigate the Study", "Enquêtez dans l’Étude"),
                Text(
                    "One clue is left here. Your intellect is 3, the shroud 2: that looks good.",
                    "Il reste un indice ici. Votre intelligence est de 3, la valeur occulte de 2 : c’est bien parti.",
                ),
                ("investigate:study",),
                (("end-turn", ACTIONS_LEFT),),
            ),
            LessonStep(
                Text("Reveal the token", "Révélez le pion"),
                Text(
                    "Before the token is drawn, you see your odds. They are good enough without help.",
                    "Avant le tirage du pion, vous voyez vos chances. Elles suffisent sans aide.",
                ),
                ("pass",),
                (
                    (
                        "commit:*",
                        Text(
                            "Keep Perception: you are ahead already, and the next lesson needs it more.",
                            "Gardez Perception : vous êtes déjà devant, et la prochaine leçon en aura plus besoin.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Advance the act", "Faites avancer l’acte"),
                Text(
                    "Two clues are what the act asks for. Spending them costs no action.",
                    "L’acte demande deux indices. Les dépenser ne coûte pas d’action.",
                ),
                ("advance:trapped",),
                (
                    (
                        "investigate:*",
                        Text(
                            "There is no clue left here. You have the two that the act wants.",
                            "Il n’y a plus d’indice ici. Vous avez les deux que veut l’acte.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
        ),
        Text(
            "The Study is gone, and a whole house lies before you. Acts bring the story on.",
            "L’Étude a disparu, et toute une maison s’ouvre à vous. Les actes font avancer l’histoire.",
        ),
        then=Text(
            "Clues stay with your investigator until you spend them: on acts, and on what locations ask for.",
            "Les indices restent sur votre investigateur jusqu’à ce que vous les dépensiez : pour les actes, "
            "et pour ce que demandent les lieux.",
        ),
        gauge=Gauge("clues", 2),
    ),
    Lesson(
        "committing",
        Text("Committing cards", "Attribuer des cartes"),
        Text(
            "Before a token is drawn you may commit cards from your hand: each icon that fits is +1, and so is each "
            "wild one.",
            "Avant le tirage, vous pouvez attribuer des cartes de votre main : chaque icône qui convient donne +1, "
            "chaque icône "
            "libre aussi.",
        ),
        Text("Find a clue in the dark Cellar", "Trouvez un indice dans la Cave obscure"),
        lay_position(
            {"at": "cellar", "hand": "perception guts"}, "hallway attic cellar+clues:2 parlor+unrevealed", chance=["-1"]
        ),
        (
            LessonStep(
                Text("Investigate the Cellar", "Enquêtez dans la Cave"),
                Text(
                    "The shroud here is 4, and your intellect 3. Start the test; help comes from your hand.",
                    "La valeur occulte est de 4 ici, votre intelligence de 3. Commencez le test ; l’aide viendra de "
                    "votre main.",
                ),
                ("investigate:cellar",),
                (
                    (
                        "move:*",
                        Text(
                            "Other places are easier, but this clue lies here.",
                            "D’autres lieux sont plus faciles, mais cet indice est ici.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
            LessonStep(
                Text("Commit Perception", "Attribuez Perception"),
                Text(
                    "Two icons of intellect make 5 of your 3. Guts does not glow: its icons are of willpower.",
                    "Deux icônes d’intelligence font de 3 un 5. Cran ne brille pas : ses icônes sont de volonté.",
                ),
                ("commit:perception@*",),
                (
                    (
                        "pass",
                        Text(
                            "Three against four: hardly any token would do. Look at the odds with Perception.",
                            "Trois contre quatre : presque aucun pion ne suffirait. Regardez vos chances avec Perception.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "The token took 1, and 4 was enough. Perception drew you a card on top.",
            "Le pion a retiré 1, et 4 a suffi. Perception vous a fait piocher une carte en plus.",
        ),
        then=Text(
            "Everybody else at your location may commit one card to your test.",
            "Chaque autre joueur présent dans votre lieu peut attribuer une carte à votre test.",
        ),
        gauge=Gauge("clues", 1),
    ),
    Lesson(
        "means",
        Text("Cards and resources", "Cartes et ressources"),
        Text(
            "Cards cost resources. Each round you get one card and one resource for free; more of them cost an action "
            "each.",
            "Les cartes coûtent des ressources. Chaque round vous donne une carte et une ressource ; davantage coûte "
            "une action chacune.",
        ),
        Text("Afford the Machete, and draw a card", "Payez-vous la Machette, et piochez une carte"),
        lay_position({"hand": "machete", "resources": 2}),
        (
            LessonStep(
                Text("Gain a resource", "Gagnez une ressource"),
                Text(
                    "The Machete costs 3, and you have 2. Press it, and the table tells you so; then gain one.",
                    "La Machette coûte 3, et vous avez 2. Appuyez dessus, la table vous le dira ; puis gagnez-en une.",
                ),
                ("resource",),
                (
                    (
                        "draw",
                        Text(
                            "You will draw next. First the resource that the Machete wants.",
                            "Vous piocherez ensuite. D’abord la ressource que veut la Machette.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
            LessonStep(
                Text("Draw a card", "Piochez une carte"),
                Text(
                    "Three resources: the Machete glows. Leave it for a moment, and see what your deck brings.",
                    "Trois ressources : la Machette brille. Laissez-la un instant, et voyez ce qu’apporte votre deck.",
                ),
                ("draw",),
                (
                    (
                        "play:machete@*",
                        Text(
                            "Now it could be played, and that is the next lesson. Draw a card first.",
                            "On pourrait la jouer maintenant, et c’est la prochaine leçon. Piochez d’abord une carte.",
                        ),
                    ),
                    (
                        "resource",
                        Text(
                            "Three are enough for the Machete. Draw a card.",
                            "Trois suffisent pour la Machette. Piochez une carte.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
        ),
        Text(
            "Emergency Cache: a card that brings three resources for one action. Good cards save actions.",
            "Planque : une carte qui rapporte trois ressources pour une action. Les bonnes cartes épargnent des actions.",
        ),
        then=Text(
            "A card that you cannot pay is not useless: commit it to a test for its icons.",
            "Une carte que vous ne pouvez pas payer n’est pas inutile : attribuez-la à un test pour ses icônes.",
        ),
        gauge=Gauge("resources", 3),
    ),
    Lesson(
        "assets",
        Text("Playing an asset", "Jouer un soutien"),
        Text(
            "An asset is paid once and stays in play. Weapons and tools take your hands; you have two of them.",
            "Un soutien se paie une fois et reste en jeu. Armes et outils occupent vos mains ; vous en avez deux.",
        ),
        Text("Put the Machete into play", "Mettez la Machette en jeu"),
        lay_position({"hand": "machete flashlight", "resources": 3}),
        (
            LessonStep(
                Text("Play the Machete", "Jouez la Machette"),
                Text(
                    "It costs all three of your resources, and one action. It will pay for itself when something comes.",
                    "Elle coûte vos trois ressources, et une action. Elle se remboursera quand quelque chose viendra.",
                ),
                ("play:machete@*",),
                (
                    (
                        "play:flashlight@*",
                        Text(
                            "The Flashlight costs 2: then 1 is left, and the Machete would have to wait. Something is "
                            "coming.",
                            "La Lampe-Torche coûte 2 : il resterait 1, et la Machette devrait attendre. Or quelque "
                            "chose approche.",
                        ),
                    ),
                    ("end-turn", ACTIONS_LEFT),
                ),
            ),
        ),
        Text(
            "It lies in your play area, one hand taken. Now something may come.",
            "Elle est dans votre zone de jeu, une main occupée. Maintenant, quelque chose peut venir.",
        ),
        then=Text(
            "Both hands full? A new weapon sends an old one to the discard pile.",
            "Les deux mains prises ? Une nouvelle arme envoie l’ancienne à la pile de défausse.",
        ),
    ),
    Lesson(
        "fighting",
        Text("Fighting", "Combattre"),
        Text(
            "To hit an enemy, your combat must reach its fight value. A hit deals 1 damage, and a weapon makes more of it.",
            "Pour toucher un ennemi, votre lutte doit atteindre sa valeur de combat. Un coup inflige 1 dégât, et une "
            "arme fait mieux.",
        ),
        Text("Defeat the Ghoul Minion in one blow", "Vainquez le Serviteur Goule d’un seul coup"),
        lay_position({"play": "machete", "threat": "ghoul-minion"}, chance=["0"]),
        (
            LessonStep(
                Text("Use the Machete", "Utilisez la Machette"),
                Text(
                    "The Minion can take 2 damage. The Machete gives +1 combat, and +1 damage while it is your only enemy.",
                    "Le Serviteur résiste à 2 dégâts. La Machette donne +1 en lutte, et +1 dégât tant qu’il est votre "
                    "seul ennemi.",
                ),
                ("activate:machete@*",),
                (
                    (
                        "fight:*",
                        Text(
                            "Bare hands deal 1 damage, and the Minion would still stand. Use the Machete.",
                            "À mains nues, vous infligez 1 dégât, et le Serviteur tiendrait debout. Utilisez la Machette.",
                        ),
                    ),
                    (
                        "evade:*",
                        Text(
                            "Slipping away leaves it behind you, and Roland is no acrobat. You are armed: fight.",
                            "S’échapper le laisse derrière vous, et Roland n’est pas un acrobate. Vous êtes armé : "
                            "combattez.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "Then the Minion attacks you in the enemy phase. You have three actions: strike.",
                            "Alors le Serviteur vous attaque à la phase des Ennemis. Vous avez trois actions : frappez.",
                        ),
                    ),
                ),
                TURNED_AWAY,
            ),
        ),
        Text(
            "Defeated. Actions to fight and to evade never provoke an attack of opportunity.",
            "Vaincu. Les actions pour combattre et pour échapper ne provoquent jamais d’attaque d’opportunité.",
        ),
        then=Text(
            "An enemy that still stands strikes in its own phase, every round.",
            "Un ennemi encore debout frappe dans sa propre phase, à chaque round.",
        ),
    ),
    Lesson(
        "evading",
        Text("Evading", "Échapper"),
        Text(
            "An engaged enemy follows you, and strikes when you turn to something else. Evade it, and it stays behind "
            "exhausted.",
            "Un ennemi engagé vous suit, et frappe dès que vous vous tournez vers autre chose. Échappez-lui : il reste "
            "sur place, "
            "incliné.",
        ),
        Text("Reach the Attic without a wound", "Gagnez le Grenier sans une blessure"),
        lay_position({"threat": "ghoul-minion"}, chance=["+1"]),
        (
            LessonStep(
                Text("Evade the Ghoul Minion", "Échappez au Serviteur Goule"),
                Text(
                    "A test of agility against its evade value of 2. You have nothing to fight with, but you have feet.",
                    "Un test d’agilité contre sa valeur d’évasion de 2. Vous n’avez rien pour combattre, mais vous "
                    "avez des jambes.",
                ),
                ("evade:*",),
                (
                    (
                        "move:*",
                        Text(
                            "That is an attack of opportunity: the Minion strikes first, for 1 damage and 1 horror, "
                            "and comes along.",
                            "C’est une attaque d’opportunité : le Serviteur frappe d’abord, 1 dégât et 1 horreur, et "
                            "il vous suit.",
                        ),
                    ),
                    (
                        "fight:*",
                        Text(
                            "Without a weapon it takes two hits, and you want to be elsewhere. Evade.",
                            "Sans arme, il faut deux coups, et vous voulez être ailleurs. Échappez-lui.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "Then it attacks in the enemy phase. Get away from it first.",
                            "Alors il attaque à la phase des Ennemis. Débarrassez-vous-en d’abord.",
                        ),
                    ),
                ),
                TURNED_AWAY,
            ),
            LessonStep(
                Text("Move to the Attic", "Allez au Grenier"),
                Text(
                    "It is exhausted and engaged with nobody. Go, before it wakes.",
                    "Il est incliné et n’est engagé avec personne. Partez avant qu’il ne se redresse.",
                ),
                ("move:attic",),
                (
                    (
                        "move:cellar",
                        Text("You want the Attic this time.", "Cette fois, c’est le Grenier qu’il vous faut."),
                    ),
                    (
                        "engage:*",
                        Text(
                            "You have just got rid of it! Go while it is exhausted.",
                            "Vous venez de vous en débarrasser ! Partez tant qu’il est incliné.",
                        ),
                    ),
                    (
                        "fight:*",
                        Text(
                            "You could hit it while it lies there, but without a weapon that takes long. Go.",
                            "Vous pourriez le frapper à terre, mais sans arme ce sera long. Partez.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "It readies at the end of the round, and engages you again. Leave while you can.",
                            "Il se redresse à la fin du round, et vous engage de nouveau. Partez tant que c’est possible.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Not a wound; the horror was the Attic’s own. The Minion has no hunter’s nose: it stays below.",
            "Pas une blessure ; l’horreur, c’est le Grenier lui-même. Le Serviteur n’est pas Chasseur : il reste en bas.",
        ),
        then=Text(
            "An evaded enemy readies in the upkeep. One that hunts comes after you then.",
            "Un ennemi évité se redresse à l’entretien. S’il est chasseur, il part alors à votre recherche.",
        ),
    ),
    Lesson(
        "mythos",
        Text("The mythos", "Le Mythe"),
        Text(
            "Each round begins with 1 doom on the agenda and an encounter card for each of you. Enough doom, and the "
            "agenda advances.",
            "Chaque round commence par 1 fatalité sur l’intrigue et une carte Rencontre pour chacun. Avec assez de "
            "fatalité, "
            "l’intrigue avance.",
        ),
        Text("Survive the encounter without horror", "Traversez la rencontre sans horreur"),
        lay_position(
            {"actions": 0, "hand": "guts"},
            agenda="whats-going-on+doom:1",
            encounter="rotting-remains swarm-of-rats",
            chance=["-1"],
        ),
        (
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "Your actions are spent. The round ends, and the next one begins with the mythos. Watch the agenda.",
                    "Vos actions sont dépensées. Le round finit, et le suivant commence par le Mythe. Regardez l’intrigue.",
                ),
                ("end-turn",),
            ),
            LessonStep(
                Text("Commit Guts", "Attribuez Cran"),
                Text(
                    "Rotting Remains! It tests your willpower: 3 against 3, and most tokens take something away. Guts "
                    "gives +2.",
                    "Restes Pourrissants ! Un test de volonté : 3 contre 3, et la plupart des pions retirent quelque "
                    "chose. Cran donne +2.",
                ),
                ("commit:guts@*",),
                (
                    (
                        "pass",
                        Text(
                            "Each point you miss by is 1 horror. You have help in your hand.",
                            "Chaque point manquant est 1 horreur. Vous avez de l’aide en main.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "You kept your nerve. But one more doom, and the agenda advances: time works against you.",
            "Vous avez gardé votre sang-froid. Mais encore une fatalité, et l’intrigue avance : le temps joue contre vous.",
        ),
        then=Text(
            "Doom only grows. Advance the act before doom advances the agenda: that is the race.",
            "La fatalité ne fait que croître. Faites avancer l’acte avant qu’elle ne fasse avancer l’intrigue "
            ": voilà la course.",
        ),
    ),
    Lesson(
        "ending",
        Text("The last act", "Le dernier acte"),
        Text(
            "Acts advance by clues or by their objective, agendas by doom. Whoever comes first writes the ending: the "
            "resolution.",
            "Les actes avancent par les indices ou par leur objectif, les intrigues par la fatalité. Le premier arrivé "
            "écrit la fin : "
            "la conclusion.",
        ),
        Text("Defeat the Ghoul Priest and end the night", "Vainquez le Prêtre Goule et finissez la nuit"),
        lay_position(
            {"at": "parlor", "play": "machete", "threat": "ghoul-priest+damage:3"},
            "hallway attic cellar parlor",
            act="what-have-you-done",
            acts="",
            agenda="rise-of-the-ghouls+doom:5",
            agendas="theyre-getting-out",
            aside="lita-chantler",
            chance=["0"],
        ),
        (
            LessonStep(
                Text("Use the Machete", "Utilisez la Machette"),
                Text(
                    "The objective stands on the act: defeat the Priest. Two damage are missing, and the Machete deals "
                    "two.",
                    "L’objectif est sur l’acte : vaincre le Prêtre. Il manque deux dégâts, et la Machette en inflige deux.",
                ),
                ("activate:machete@*",),
                (
                    (
                        "fight:*",
                        Text(
                            "One damage would not do, and whoever misses the Priest is struck back: that is retaliate. "
                            "Use the Machete.",
                            "Un seul dégât ne suffirait pas, et qui rate le Prêtre est frappé en retour : c’est "
                            "Riposte. Utilisez la Machette.",
                        ),
                    ),
                    (
                        "activate:parlor*",
                        Text(
                            "Resigning saves you and leaves the house to the ghouls. You are one blow from the end: "
                            "strike.",
                            "Abandonner vous sauve et laisse la maison aux goules. Un coup vous sépare de la fin : "
                            "frappez.",
                        ),
                    ),
                    (
                        "evade:*",
                        Text(
                            "The Priest is a hunter and would come after you. End it here.",
                            "Le Prêtre est un Chasseur et vous suivrait. Finissez-en ici.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "Then the Priest strikes: 2 damage and 2 horror. Strike first.",
                            "Alors le Prêtre frappe : 2 dégâts et 2 horreurs. Frappez le premier.",
                        ),
                    ),
                ),
                TURNED_AWAY,
            ),
            LessonStep(
                Text("Choose how it ends", "Choisissez la fin"),
                Text(
                    "The act has advanced, and its back asks you something. Either answer is an ending of its own.",
                    "L’acte a avancé, et son verso vous pose une question. Chaque réponse est une fin à part entière.",
                ),
                ("first", "second"),
            ),
            LessonStep(
                Text("Say whether Lita Chantler goes with you", "Dites si Lita Chantler vous accompagne"),
                Text(
                    "This ending offers you a companion for the nights to come. Take her, or go alone.",
                    "Cette fin vous offre une compagne pour les nuits à venir. Emmenez-la, ou partez seul.",
                ),
                ("yes", "no"),
            ),
        ),
        Text(
            "That is a resolution. In a campaign it is remembered. Now play The Gathering from its beginning.",
            "Voilà une conclusion. En campagne, on s’en souvient. Jouez maintenant Le Rassemblement depuis le début.",
        ),
        then=Text(
            "In a campaign the next night remembers this one: what you did, what you lost, what you learned.",
            "Dans une campagne, la nuit suivante se souvient de celle-ci : ce que vous avez fait, perdu, appris.",
        ),
    ),
)
