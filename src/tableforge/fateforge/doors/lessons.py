"""A first battle of Fateforge in ten positions at the ford, then five more: strips, tests, rests, Fear and Corruption."""

from __future__ import annotations

from typing import Any, Final

from tableforge.lessons import Lesson, LessonStep
from tableforge.tongue.text import Text

Json = dict[str, Any]
RESULTS_LEFT: Final = Text(
    "You still have results, and what is not spent is lost at the end of the turn. Use them first.",
    "Il vous reste des résultats, et ceux qu’on ne dépense pas sont perdus à la fin du tour. Servez-vous-en d’abord.",
)
ENERGY_LATER: Final = Text(
    "A point of energy would do it, too, but you have a MOVE: keep the energy for a worse day.",
    "Un point d’énergie le ferait aussi, mais vous avez un DÉPLACEMENT : gardez l’énergie pour un jour moins bon.",
)


def lay_position(you: Json, enemies: str, **more: Any) -> Json:
    """The Mercenary at the ford, in her turn, in a scene or on the bare map; the Shaman waits on the cart track."""
    where = {} if "scene" in more else {"map": "mill-ford"}
    ally = {"hero": "shaman", "at": "a"}
    return {"you": {"hero": "mercenary", "at": "a", **you}, "ally": ally, "enemies": enemies, **where, **more}


LESSONS: Final = (
    Lesson(
        "results",
        Text("What a result is", "Ce qu’est un résultat"),
        Text(
            "In your turn each die that you rolled is worth one action of the kind it shows: here a MOVE and a STRIKE.",
            "À votre tour, chaque dé lancé vaut une action du genre qu’il montre : ici un DÉPLACEMENT et une FRAPPE.",
        ),
        Text("Go to the ford and defeat the Recruit", "Allez au gué et venez à bout de la Recrue"),
        lay_position({"results": "move strike"}, "recruit.1@b"),
        (
            LessonStep(
                Text("Move to the ford (b)", "Allez au gué (b)"),
                Text(
                    "Zones that a line joins are adjacent. A MOVE takes you one zone.",
                    "Les zones reliées par un trait sont adjacentes. Un DÉPLACEMENT vous mène une zone plus loin.",
                ),
                ("move:b",),
                (("energy-move:*", ENERGY_LATER), ("end-turn", RESULTS_LEFT)),
            ),
            LessonStep(
                Text("Strike the Recruit", "Frappez la Recrue"),
                Text(
                    "A STRIKE deals 1 damage to an enemy in your own zone; a Recruit can take no more.",
                    "Une FRAPPE inflige 1 dégât à un ennemi de votre zone ; une Recrue n’en supporte pas davantage.",
                ),
                ("strike:recruit.1",),
                (
                    (
                        "energy-move:*",
                        Text(
                            "Do not run yet: the Recruit stands right beside you.",
                            "Ne partez pas encore : la Recrue est juste à côté de vous.",
                        ),
                    ),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
        ),
        Text(
            "Results may be spent in any order. The same two dice could also have been kept for the next zone.",
            "Les résultats se dépensent dans n’importe quel ordre. Les mêmes dés auraient pu servir une zone plus loin.",
        ),
    ),
    Lesson(
        "shooting",
        Text("Shooting", "Tirer"),
        Text(
            "A SHOOT reaches an enemy exactly one zone away: not your own zone, and not two zones away.",
            "Un TIR atteint un ennemi à une zone exactement : ni dans votre zone, ni à deux zones.",
        ),
        Text("Bring the Poacher down from where you stand", "Abattez le Braconnier d’où vous êtes"),
        lay_position({"results": "shoot move"}, "poacher.1@b recruit.1@d"),
        (
            LessonStep(
                Text("Shoot the Poacher", "Tirez sur le Braconnier"),
                Text(
                    "The Poacher is one zone away: in reach. The Recruit in the orchard is two: out of it.",
                    "Le Braconnier est à une zone : à portée. La Recrue du verger est à deux : hors de portée.",
                ),
                ("shoot:poacher.1",),
                (
                    (
                        "move:b",
                        Text(
                            "In its own zone the Poacher cannot be shot any more: shots go one zone. Shoot first.",
                            "Dans sa zone, on ne peut plus tirer sur le Braconnier : un tir va à une zone. Tirez d’abord.",
                        ),
                    ),
                    ("energy-move:*", ENERGY_LATER),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
        ),
        Text(
            "Barricades stop shots from one side; closed doors stop everything.",
            "Les barricades arrêtent les tirs d’un côté ; les portes fermées arrêtent tout.",
        ),
    ),
    Lesson(
        "skills",
        Text("Skills", "Les compétences"),
        Text(
            "A skill trades results for something better. Heavy Blow takes a STRIKE and any other result: 3 damage.",
            "Une compétence échange des résultats contre mieux. Coup lourd : une FRAPPE et un autre résultat, 3 dégâts.",
        ),
        Text("Defeat the Bruiser with two dice", "Venez à bout du Cogneur avec deux dés"),
        lay_position({"at": "b", "results": "strike focus", "skills": "m-heavy-blow"}, "bruiser.1@b"),
        (
            LessonStep(
                Text("Use Heavy Blow", "Utilisez Coup lourd"),
                Text(
                    "The Bruiser takes 3 damage. The FOCUS alone is of no use here: let the skill have it.",
                    "Le Cogneur supporte 3 dégâts. Seule, la CONCENTRATION ne sert à rien ici : donnez-la à la compétence.",
                ),
                ("use:m-heavy-blow",),
                (
                    (
                        "strike:*",
                        Text(
                            "One damage of three: in upkeep the red cube goes, and the Bruiser is whole again. Use the skill.",
                            "Un dégât sur trois : à l’entretien le cube rouge part, et le Cogneur est indemne. "
                            "Utilisez la compétence.",
                        ),
                    ),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
        ),
        Text(
            "Most skills work once a round. What a skill costs and gives is written on it: select it to read.",
            "La plupart des compétences servent une fois par round. Coût et gain y sont écrits : choisissez-la pour lire.",
        ),
    ),
    Lesson(
        "armour",
        Text("Armour and cubes", "Armure et cubes"),
        Text(
            "Armour takes damage first, cube by cube. Then red cubes pile up until they reach the enemy’s resistance.",
            "L’armure encaisse d’abord, cube par cube. Puis les cubes rouges s’ajoutent jusqu’à la résistance de l’ennemi.",
        ),
        Text("Defeat the armoured Recruit", "Venez à bout de la Recrue en armure"),
        lay_position({"at": "b", "results": "strike strike"}, "recruit.1@b+armour:1 recruit.2@c"),
        (
            LessonStep(
                Text("Strike the Recruit", "Frappez la Recrue"),
                Text(
                    "The first strike only takes the armour off.",
                    "La première frappe ne fait qu’ôter l’armure.",
                ),
                ("strike:recruit.1",),
                (
                    ("energy-move:*", Text("Stay: this one first.", "Restez : celle-ci d’abord.")),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
            LessonStep(
                Text("Strike again", "Frappez encore"),
                Text(
                    "Armour stays gone; red cubes do not stay: in upkeep they are removed. Finish what you start.",
                    "L’armure ôtée le reste ; les cubes rouges, non : l’entretien les retire. Finissez ce que vous commencez.",
                ),
                ("strike:recruit.1",),
                (
                    (
                        "energy-move:*",
                        Text("One more strike, and it is done.", "Encore une frappe, et c’est fait."),
                    ),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
        ),
        Text(
            "Every enemy shows its cubes against its resistance: 0/1, 1/3.",
            "Chaque ennemi montre ses cubes face à sa résistance : 0/1, 1/3.",
        ),
    ),
    Lesson(
        "reroll",
        Text("A bad roll", "Un mauvais lancer"),
        Text(
            "In the preparation 1 energy rerolls any of your dice that show a miss; once a round.",
            "En préparation, 1 énergie relance ceux de vos dés qui montrent un échec ; une fois par round.",
        ),
        Text("Turn both misses into something", "Faites quelque chose de vos deux échecs"),
        lay_position(
            {"results": "red:strike red:miss yellow:miss green:focus"},
            "recruit.1@c",
            step="prepare",
            chance="red:strike yellow:move",
        ),
        (
            LessonStep(
                Text("Reroll both misses", "Relancez les deux échecs"),
                Text(
                    "One point of energy pays for all of them at once: take both.",
                    "Un seul point d’énergie suffit pour tous : prenez les deux.",
                ),
                ("mercenary/reroll:?,?",),
                (
                    (
                        "mercenary/reroll:?",
                        Text(
                            "That works, but both cost no more than one. Reroll both.",
                            "C’est possible, mais les deux ne coûtent pas plus qu’un. Relancez les deux.",
                        ),
                    ),
                    (
                        "mercenary/sprint:*",
                        Text("The dice first; sprinting comes next.", "Les dés d’abord ; le sprint vient ensuite."),
                    ),
                    (
                        "mercenary/ready",
                        Text(
                            "Two misses are half a turn lost. Reroll them first.",
                            "Deux échecs, c’est la moitié d’un tour perdue. Relancez-les d’abord.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Energy comes back at rests, and a little after each scene. Three dice alike may be turned for nothing.",
            "L’énergie revient aux repos, et un peu après chaque scène. Trois dés semblables permettent d’en tourner un.",
        ),
    ),
    Lesson(
        "sprint",
        Text("Sprinting", "Le Sprint"),
        Text(
            "Once in each preparation you may sprint: one zone for nothing. Leaving enemies that way costs 1 damage.",
            "Une fois par préparation, vous pouvez sprinter : une zone pour rien. Fuir des ennemis ainsi coûte 1 dégât.",
        ),
        Text("Reach the ford before the round begins", "Atteignez le gué avant que le round commence"),
        lay_position({"results": "strike strike strike focus"}, "recruit.1@b recruit.2@b", step="prepare"),
        (
            LessonStep(
                Text("Sprint to the ford (b)", "Sprintez jusqu’au gué (b)"),
                Text(
                    "Three strikes, and nobody beside you: the sprint brings you there, and leaves nobody behind.",
                    "Trois frappes, et personne à côté de vous : le sprint vous y mène, sans rien laisser derrière.",
                ),
                ("mercenary/sprint:b",),
                (
                    (
                        "mercenary/ready",
                        Text(
                            "Without a MOVE you would stand here all turn. Sprint first.",
                            "Sans DÉPLACEMENT, vous resteriez là tout le tour. Sprintez d’abord.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Say that you are ready", "Dites que vous êtes prête"),
                Text(
                    "Once everybody is ready, the order is set and the action begins.",
                    "Quand chacun est prêt, l’ordre est fixé et l’action commence.",
                ),
                ("mercenary/ready",),
                (),
            ),
        ),
        Text(
            "Her ability Rampart would have given a Parry token for staying: everything has its price.",
            "Sa capacité Rempart aurait donné un jeton Parade pour être restée : tout a son prix.",
        ),
    ),
    Lesson(
        "order",
        Text("The order of a round", "L’ordre d’un round"),
        Text(
            "The group puts the heroes in order. The enemies react in their slot: whoever stands before it plays first.",
            "Le groupe range les héros. Les ennemis réagissent à leur place : qui est devant elle joue avant eux.",
        ),
        Text("Strike before the enemies do", "Frappez avant les ennemis"),
        lay_position({"at": "b", "results": "strike"}, "watchdog.1@b", step="order", slot=1, chance="white"),
        (
            LessonStep(
                Text("Put the Mercenary first", "Mettez la Mercenaire en premier"),
                Text(
                    "The enemies react after the first hero. The Watchdog is beside you: act before it bites.",
                    "Les ennemis réagissent après le premier héros. Le Chien est à côté de vous : agissez avant qu’il morde.",
                ),
                ("mercenary",),
                (
                    (
                        "shaman",
                        Text(
                            "Then the Watchdog would act before you do. The Mercenary first.",
                            "Alors le Chien agirait avant vous. La Mercenaire d’abord.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Strike the Watchdog", "Frappez le Chien de garde"),
                Text(
                    "Your turn, and the enemies have not moved yet.",
                    "À vous, et les ennemis n’ont pas encore bougé.",
                ),
                ("strike:watchdog.1",),
                (
                    (
                        "energy-move:*",
                        Text("It would only run after you. Strike.", "Il vous courrait après. Frappez."),
                    ),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
        ),
        Text(
            "Enemies that look for the first or the last hero go by this order, too: the table reads each strip for it.",
            "Les ennemis qui cherchent le premier ou le dernier héros suivent cet ordre : la table lit chaque bandeau ainsi.",
        ),
    ),
    Lesson(
        "parry",
        Text("Parry", "La Parade"),
        Text(
            "A Parry token stops 1 damage. You are asked when you are hit; what is left is put away in upkeep.",
            "Un jeton Parade arrête 1 dégât. On vous demande au moment du coup ; le reste est rangé à l’entretien.",
        ),
        Text("Come through the enemies’ turn unharmed", "Passez le tour des ennemis sans dommage"),
        lay_position({"at": "b", "results": "miss", "parry": 1}, "recruit.1@b"),
        (
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "Nothing to strike with. Look at the Recruit: the table says what it would do.",
                    "Rien pour frapper. Regardez la Recrue : la table dit ce qu’elle ferait.",
                ),
                ("end-turn",),
                (
                    (
                        "energy-move:*",
                        Text(
                            "You could leave, but the token is there to be used. Stay.",
                            "Vous pourriez partir, mais le jeton est là pour servir. Restez.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Spend the Parry token", "Dépensez le jeton Parade"),
                Text(
                    "One damage comes, one token stops it.",
                    "Un dégât arrive, un jeton l’arrête.",
                ),
                ("parry",),
                (
                    (
                        "done",
                        Text(
                            "The token would be put away in upkeep anyway. Spend it.",
                            "Le jeton serait de toute façon rangé à l’entretien. Dépensez-le.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Armour on your clothes works the same way, and against the damage of leaving, too.",
            "L’armure de vos vêtements marche pareil, et aussi contre les dégâts du départ.",
        ),
    ),
    Lesson(
        "objective",
        Text("Objectives", "Les objectifs"),
        Text(
            "Objectives win the scene. A token of theirs is taken for nothing, once nobody defends it.",
            "Les objectifs font gagner la scène. Leur jeton se prend pour rien, dès que personne ne le défend.",
        ),
        Text("Take the crate from its guard", "Prenez la caisse à son gardien"),
        lay_position({"at": "c", "results": "strike"}, "recruit.1@c+defends:O1", scene="ford-ambush", tokens="O1@c"),
        (
            LessonStep(
                Text("Strike the Recruit", "Frappez la Recrue"),
                Text(
                    "The Recruit defends the crate: as long as it stands, nobody takes it.",
                    "La Recrue défend la caisse : tant qu’elle tient, personne ne la prend.",
                ),
                ("strike:recruit.1",),
                (
                    (
                        "energy-move:*",
                        Text("The crate is here. Stay.", "La caisse est ici. Restez."),
                    ),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
            LessonStep(
                Text("Take the crate", "Prenez la caisse"),
                Text(
                    "It costs no result. Whoever is knocked out drops it.",
                    "Cela ne coûte aucun résultat. Qui est mis hors de combat la lâche.",
                ),
                ("take:O1",),
                (
                    (
                        "energy-move:*",
                        Text("Not without the crate.", "Pas sans la caisse."),
                    ),
                    (
                        "end-turn",
                        Text("The crate first: it is free.", "La caisse d’abord : elle ne coûte rien."),
                    ),
                ),
            ),
        ),
        Text(
            "What there is to do, and how far you are, stands above the map.",
            "Ce qu’il y a à faire, et où vous en êtes, se lit près du plan.",
        ),
    ),
    Lesson(
        "leaving",
        Text("Leaving", "Partir"),
        Text(
            "After the last round all leave by one exit. Each zone with an enemy or a trap on the way costs 1 damage.",
            "Après le dernier round, tous partent par une sortie. Chaque zone avec un ennemi ou un piège coûte 1 dégât.",
        ),
        Text("Get out with the satchel", "Sortez avec la sacoche"),
        lay_position(
            {"at": "e", "results": "move", "carried": "O1"},
            "recruit.1@e",
            ally={"hero": "shaman", "at": "f"},
            scene="ford-tutorial",
            tokens="",
            round=3,
        ),
        (
            LessonStep(
                Text("Move to the far road (f)", "Allez à la route d’en face (f)"),
                Text(
                    "The exit is at f. Here stands a Recruit: leaving from here would cost 1 damage, from f nothing.",
                    "La sortie est en f. Une Recrue est ici : partir d’ici coûterait 1 dégât, de f rien du tout.",
                ),
                ("move:f",),
                (
                    (
                        "move:[cd]",
                        Text("That leads away from the exit.", "Cela éloigne de la sortie."),
                    ),
                    ("energy-move:*", ENERGY_LATER),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "Enemies act once more, then upkeep, then the way out.",
                    "Les ennemis agissent une dernière fois, puis l’entretien, puis la sortie.",
                ),
                ("end-turn",),
                (
                    (
                        "energy-move:*",
                        Text(
                            "You are where you want to be. End the turn.", "Vous êtes au bon endroit. Terminez le tour."
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "The satchel is out, and somebody stands: the scene is won. Now play a whole one.",
            "La sacoche est dehors, et quelqu’un tient debout : la scène est gagnée. Jouez-en une entière.",
        ),
    ),
    Lesson(
        "strip",
        Text("Reading a strip", "Lire un bandeau"),
        Text(
            "An enemy’s strip says what it does with a hero 0, 1, 2 or 3 zones away. What is not on it, it does not do.",
            "Le bandeau d’un ennemi dit ce qu’il fait avec un héros à 0, 1, 2 ou 3 zones. Ce qui n’y est pas, il ne le fait pas.",
        ),
        Text("Stand where the Poacher can do nothing", "Placez-vous là où le Braconnier ne peut rien"),
        lay_position({"at": "b", "results": "move"}, "poacher.1@c", ally={"hero": "shaman", "at": "c"}),
        (
            LessonStep(
                Text("Move to the Poacher’s zone (c)", "Allez dans la zone du Braconnier (c)"),
                Text(
                    "Its strip: 1 zone away it shoots, 2 zones away it comes and shoots. There is nothing at 0.",
                    "Son bandeau : à 1 zone il tire, à 2 zones il approche et tire. À 0, il n’y a rien.",
                ),
                ("move:c",),
                (
                    (
                        "move:a",
                        Text(
                            "There it is 2 zones away: its strip says that it comes one zone closer and shoots.",
                            "Là, il est à 2 zones : son bandeau dit qu’il approche d’une zone et tire.",
                        ),
                    ),
                    (
                        "move:d",
                        Text(
                            "There it is still 1 zone away, and that is where it shoots.",
                            "Là, il est toujours à 1 zone, et c’est là qu’il tire.",
                        ),
                    ),
                    ("energy-move:*", ENERGY_LATER),
                    (
                        "end-turn",
                        Text(
                            "From here, 1 zone away, it would shoot you. Move first.",
                            "D’ici, à 1 zone, il vous tirerait dessus. Déplacez-vous d’abord.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "Look at its strip once more: no part of it is lit. Whatever comes now, it does nothing.",
                    "Relisez son bandeau : aucune partie n’est allumée. Quoi qu’il arrive, il ne fait rien.",
                ),
                ("end-turn",),
                (
                    (
                        "energy-move:*",
                        Text("You stand well: stay.", "Vous êtes bien placée : restez."),
                    ),
                ),
            ),
        ),
        Text(
            "Others do strike at 0. Read each strip before you move: the table lights the part that would happen now.",
            "D’autres frappent à 0. Lisez chaque bandeau avant de bouger : la table allume la partie qui aurait lieu.",
        ),
    ),
    Lesson(
        "fear",
        Text("Meeting Fear", "Affronter la Peur"),
        Text(
            "Who enters the zone of a Frightening enemy, or is entered upon by one, draws a Fear card: once a round at most.",
            "Qui entre dans la zone d’un ennemi Effrayant, ou voit un tel ennemi entrer dans la sienne, pioche "
            "une carte Peur : une par round au plus.",
        ),
        Text("Defeat the Wight in spite of your fear", "Venez à bout du Spectre malgré la peur"),
        lay_position(
            {"at": "b", "results": "move strike"},
            "wight.1@c+wounds:2",
            ally={"hero": "shaman", "at": "a"},
            fear="f-tremble",
        ),
        (
            LessonStep(
                Text("Move to the Wight (c)", "Allez au Spectre (c)"),
                Text(
                    "It is Frightening: going in costs you a Fear card. Waiting costs one, too: its strip brings it to you.",
                    "Il est Effrayant : y aller coûte une carte Peur. Attendre aussi : son bandeau l’amène à vous.",
                ),
                ("move:c",),
                (
                    (
                        "move:[ad]",
                        Text(
                            "It would follow, and you would draw the card in its turn. Go to it.",
                            "Il suivrait, et vous piocheriez la carte à son tour. Allez à lui.",
                        ),
                    ),
                    ("energy-move:*", ENERGY_LATER),
                    (
                        "end-turn",
                        Text(
                            "Then it comes to you: the card all the same, and a blow besides.",
                            "Alors il vient à vous : la carte quand même, et un coup en plus.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Strike the Wight", "Frappez le Spectre"),
                Text(
                    "Your card: Trembling Hands, face up until the scene ends. A plain strike is not touched by it.",
                    "Votre carte : Mains tremblantes, face visible jusqu’à la fin de la scène. Une frappe simple n’en souffre pas.",
                ),
                ("strike:wight.1",),
                (
                    (
                        "energy-move:*",
                        Text(
                            "The card is drawn: running gives it back to nobody. Strike.",
                            "La carte est piochée : fuir ne la rend à personne. Frappez.",
                        ),
                    ),
                    ("end-turn", RESULTS_LEFT),
                ),
            ),
        ),
        Text(
            "Some Fear cards are spent at once, others lie face up until the scene ends. Then all are shuffled back.",
            "Certaines cartes Peur s’épuisent aussitôt, d’autres restent visibles jusqu’à la fin de la scène. "
            "Puis toutes sont remélangées.",
        ),
    ),
    Lesson(
        "corruption",
        Text("The price of Corruption", "Le prix de la Corruption"),
        Text(
            "One more round can be bought after the last: each hero who stands draws a Corruption card for it, and it stays.",
            "Un round de plus s’achète après le dernier : chaque héros debout pioche pour cela une carte "
            "Corruption, et elle reste.",
        ),
        Text("Buy the time that you still need", "Achetez le temps qui vous manque"),
        lay_position(
            {"at": "a", "results": "miss"},
            "recruit.1@e+defends:O1",
            scene="ford-tutorial",
            tokens="O1@e",
            round=3,
            corruption="c-greed c-doubt",
        ),
        (
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "The last round, and the satchel is far away: nobody gets there now.",
                    "Le dernier round, et la sacoche est loin : personne n’y arrive plus.",
                ),
                ("end-turn",),
                (
                    (
                        "energy-move:*",
                        Text(
                            "One zone is not enough, and you will want that energy. End the turn.",
                            "Une zone ne suffit pas, et cette énergie servira. Terminez le tour.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Take the extra round", "Prenez le round supplémentaire"),
                Text(
                    "Without the satchel the scene is lost. The price: a Corruption card for each of you.",
                    "Sans la sacoche, la scène est perdue. Le prix : une carte Corruption pour chacun.",
                ),
                ("yes",),
                (
                    (
                        "no",
                        Text(
                            "Then the scene is lost. Here the card is worth it: yours costs gold, not blood.",
                            "Alors la scène est perdue. Ici, la carte en vaut la peine : la vôtre coûte de l’or, pas du sang.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Corruption is kept from scene to scene until it is purified. Who has four bars further extra rounds.",
            "La corruption se garde de scène en scène jusqu’à ce qu’on la purifie. Dès que quelqu’un en a "
            "quatre, plus de round supplémentaire.",
        ),
    ),
    Lesson(
        "rest",
        Text("A rest", "Un repos"),
        Text(
            "Between scenes you rest. Each place costs a token of time; what it offers costs gold. What is left of time is lost.",
            "Entre les scènes, on se repose. Chaque lieu coûte un jeton Temps ; ce qu’il offre coûte de l’or. Le "
            "temps restant est perdu.",
        ),
        Text("Regain 2 health for your last gold", "Regagnez 2 points de Santé pour votre dernière pièce d’or"),
        {
            "you": {"hero": "mercenary", "health": 3},
            "ally": {"hero": "shaman"},
            "quest": "missing-caravan",
            "step": "rest",
            "time": 1,
            "gold": 1,
        },
        (
            LessonStep(
                Text("Visit the Healer’s Tent", "Allez à la Tente du soigneur"),
                Text(
                    "One token of time, one place. Three of seven health is little: the healer it is.",
                    "Un jeton Temps, un lieu. Trois de Santé sur sept, c’est peu : ce sera le soigneur.",
                ),
                ("visit:camp-healer",),
                (
                    (
                        "visit:camp-trainer",
                        Text(
                            "The trainer teaches skills, and you have no gold to spare. Heal first.",
                            "On y apprend des compétences, et vous n’avez pas d’or de trop. Soignez-vous d’abord.",
                        ),
                    ),
                    (
                        "buy:*",
                        Text(
                            "Then no gold is left for healing. Health first.",
                            "Alors il ne reste plus d’or pour les soins. La Santé d’abord.",
                        ),
                    ),
                    (
                        "done",
                        Text(
                            "The time that you do not use is lost. Use it.",
                            "Le temps que vous n’employez pas est perdu. Servez-vous-en.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Heal the Mercenary", "Soignez la Mercenaire"),
                Text(
                    "Gold belongs to the whole group, and each piece of it heals 2 health here, one after the other.",
                    "L’or est à tout le groupe, et chaque pièce rend ici 2 points de Santé, l’un après l’autre.",
                ),
                ("heal:mercenary",),
                (
                    (
                        "buy-food",
                        Text(
                            "Food heals later, and less sure. Heal while somebody knows how.",
                            "La nourriture soigne plus tard. Soignez-vous tant que quelqu’un s’y connaît.",
                        ),
                    ),
                    (
                        "done",
                        Text(
                            "You came here to be healed: do not go yet.",
                            "Vous êtes venue pour les soins : ne partez pas.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Heal her once more", "Soignez-la encore une fois"),
                Text(
                    "Half of that piece of gold is still to be had. A place that is visited stays open until the rest is over.",
                    "La moitié de cette pièce d’or reste à prendre. Un lieu visité reste ouvert jusqu’à la fin du repos.",
                ),
                ("heal:mercenary",),
                (
                    (
                        "done",
                        Text(
                            "One more is paid for already. Heal first.",
                            "Un soin de plus est déjà payé. Soignez-vous d’abord.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Everybody says when they are done, and the next scene begins. In a chronicle side quests, too, take time of a rest.",
            "Chacun dit quand il a fini, et la scène suivante commence. Dans une chronique, les quêtes annexes "
            "prennent aussi du temps de repos.",
        ),
    ),
    Lesson(
        "test",
        Text("A test", "Un test"),
        Text(
            "A test names a trait and how hard it is: one, two or three dice. Every die must show a success.",
            "Un test nomme une caractéristique et une difficulté : un, deux ou trois dés. Chaque dé doit montrer une réussite.",
        ),
        Text("Keep the stick wrapped before Selmet", "Gardez le bâton emballé devant Selmet"),
        {
            "you": {"hero": "mercenary"},
            "ally": {"hero": "thief"},
            "scene": "a1-c1-fire",
            "chance": "test:fail test:success",
        },
        (
            LessonStep(
                Text("Try “Trade. Acorns.”", "Essayez « Le commerce. Les glands. »"),
                Text(
                    "The test: Guile, easy, so one die. Before it binds you see who could take it, and how likely they pass.",
                    "Le test : Ruse, facile, donc un dé. Avant de vous engager, vous voyez qui peut le passer, et ses chances.",
                ),
                ("lie",),
                (
                    (
                        "show",
                        Text(
                            "Nothing is rolled for that. Try the test here.", "Rien ne s’y lance. Ici, essayez le test."
                        ),
                    ),
                    (
                        "ask-first",
                        Text(
                            "A good question, and no test. Try the lie about acorns.",
                            "Bonne question, mais sans test. Essayez le mensonge des glands.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Send the Thief", "Envoyez la Voleuse"),
                Text(
                    "Guile is her trait: one more face of the die is a success for her, and she may reroll.",
                    "La Ruse est sa caractéristique : une face du dé de plus est une réussite pour elle, et elle peut relancer.",
                ),
                ("thief",),
                (
                    (
                        "mercenary",
                        Text(
                            "She may try, but without the trait she passes less often and cannot reroll.",
                            "Elle peut essayer, mais sans la caractéristique elle réussit moins souvent et ne relance pas.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Reroll", "Relancez"),
                Text(
                    "The die shows a failure. Who has the trait may reroll once, for 1 energy.",
                    "Le dé montre un échec. Qui a la caractéristique peut relancer une fois, pour 1 énergie.",
                ),
                ("yes",),
                (
                    (
                        "no",
                        Text(
                            "Then the test is failed. One energy is little for five chances in six.",
                            "Alors le test est raté. Une énergie, c’est peu pour cinq chances sur six.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Failed or passed, the story goes on: tests change how, not whether.",
            "Raté ou réussi, l’histoire continue : un test change comment, non si elle va plus loin.",
        ),
        setup={"tale": "ember-loan", "heroes": ["mercenary", "thief"], "seats": 1},
    ),
)
