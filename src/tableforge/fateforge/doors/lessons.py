"""A first battle of Fateforge in ten positions at the ford: what results do, what enemies do, and how a scene is won."""

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
)
