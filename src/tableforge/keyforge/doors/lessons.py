"""A first game of KeyForge in ten positions."""

from __future__ import annotations

from typing import Any, Final

from tableforge.lessons import Gauge, Lesson, LessonStep
from tableforge.tongue.text import Text

Json = dict[str, Any]
DECK: Final = "punch bad-penny krump urchin hand-of-dis dodger charette anger dust-imp valdr umbra headhunter"
FOE_DECK: Final = "dextre quixo-the-adventurer dew-faerie doc-bookton snufflegator raiding-knight"
END_TOO_SOON: Final = Text(
    "Ending the turn now would give away what you came for. The goal is still open.",
    "Terminer le tour maintenant, ce serait laisser filer ce que vous étiez venu chercher. Le but reste à atteindre.",
)
HAND_WAITS: Final = Text(
    "Your hand waits. Playing cards comes later.", "Votre main attend. Jouer des cartes viendra plus tard."
)


def lay_position(you: Json, foe: Json, **more: Any) -> Json:
    """A position of Brobnar, Dis and Shadows against Logos, Sanctum and Untamed, in your turn."""
    mine = {"houses": ["brobnar", "dis", "shadows"], "deck": DECK, **you}
    theirs = {"houses": ["logos", "sanctum", "untamed"], "deck": FOE_DECK, **foe}
    return {"players": [mine, theirs], "active": "you", "first": "foe", "turn": 5, "step": "main", **more}


LESSONS: Final = (
    Lesson(
        "keys",
        Text("Æmber and keys", "L’Aombre et les clés"),
        Text(
            "Three keys win the game. A key costs 6 æmber, and it is forged by itself when your turn begins.",
            "Trois clés font gagner la partie. Une clé coûte 6 Aombres, et se forge d’elle-même au début de votre tour.",
        ),
        Text("Forge your first key", "Forgez votre première clé"),
        lay_position({"amber": 6, "line": "headhunter+exhausted valdr"}, {"amber": 2}, house="brobnar"),
        (
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "You have 6 æmber in your pool: that is Check! Let Wick play, and watch your pool when the turn "
                    "comes back.",
                    "Vous avez 6 Aombres dans votre réserve : c’est « Prêt ! » Laissez jouer Wick, puis regardez votre "
                    "réserve au "
                    "retour de votre tour.",
                ),
                ("end-turn",),
                (
                    (
                        "reap:*",
                        Text(
                            "Valdr could bring a seventh æmber, but six are enough for a key. End the turn.",
                            "Valdr pourrait rapporter un septième Aombre, mais six suffisent pour une clé. Terminez le "
                            "tour.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Choose any house", "Choisissez une Maison, n’importe laquelle"),
                Text(
                    "There it is: 6 æmber went, 1 key came. Every turn goes on with the choice of a house; take the "
                    "one you like.",
                    "La voilà : 6 Aombres sont partis, 1 clé est venue. Chaque tour continue par le choix d’une "
                    "Maison ; prenez "
                    "celle qui vous plaît.",
                ),
                ("brobnar", "dis", "shadows"),
            ),
        ),
        Text(
            "One key of three. Everything else in this game serves to get æmber, or to keep others from it.",
            "Une clé sur trois. Tout le reste du jeu sert à gagner de l’Aombre, ou à en priver l’autre.",
        ),
        then=Text(
            "At 6 æmber you announce “Check!”. Your opponent hears it, too, and will try to take some away.",
            "À 6 Aombres, vous annoncez « Prêt ! ». Votre adversaire l’entend aussi, et tentera de vous en reprendre.",
        ),
    ),
    Lesson(
        "house",
        Text("Choosing a house", "Choisir une Maison"),
        Text(
            "Each deck has three houses. In your turn you choose one, and only its cards can be played and used.",
            "Chaque deck a trois Maisons. À votre tour, vous en choisissez une, et seules ses cartes peuvent être "
            "jouées et "
            "utilisées.",
        ),
        Text("Choose the house that can do most", "Choisissez la Maison qui peut en faire le plus"),
        lay_position(
            {"amber": 2, "line": "headhunter valdr charette", "hand": "punch anger bad-penny"},
            {"amber": 3, "line": "doc-bookton"},
            step="house",
        ),
        (
            LessonStep(
                Text("Choose Brobnar", "Choisissez Brobnar"),
                Text(
                    "Count what each house has: cards in your hand, and creatures that stand ready. Brobnar has two of "
                    "each.",
                    "Comptez ce qu’a chaque Maison : les cartes de votre main et les créatures redressées. Brobnar en a "
                    "deux de chaque.",
                ),
                ("brobnar",),
                (
                    (
                        "dis",
                        Text(
                            "Dis has one creature here and no card in your hand. Four Brobnar cards would have to wait.",
                            "Dis n’a ici qu’une créature, et rien dans votre main. Quatre cartes Brobnar devraient "
                            "attendre.",
                        ),
                    ),
                    (
                        "shadows",
                        Text(
                            "Shadows has Bad Penny in your hand and nothing in play. You would do little this turn.",
                            "Ombres n’a que Faux Jeton dans votre main, et rien en jeu. Vous feriez peu de choses ce "
                            "tour-ci.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "What glows now is Brobnar. Charette watches this turn; next turn you may choose Dis.",
            "Ce qui brille maintenant est de Brobnar. Charette regarde ; au prochain tour, vous pourrez choisir Dis.",
        ),
        then=Text(
            "You choose anew every turn: a house that can do little today may be the right one tomorrow.",
            "Vous choisissez à nouveau à chaque tour : la Maison qui peut peu aujourd’hui sera peut-être la "
            "bonne demain.",
        ),
    ),
    Lesson(
        "creature",
        Text("Playing a creature", "Jouer une créature"),
        Text(
            "A creature costs nothing. It joins one end of your battleline, a flank, and comes exhausted: it can act "
            "next turn.",
            "Une créature ne coûte rien. Elle rejoint un bout de votre ligne de front, un flanc, et arrive inclinée : "
            "elle agira au prochain tour.",
        ),
        Text("Play Headhunter on your right flank", "Jouez Chasseur de Têtes sur votre flanc droit"),
        lay_position(
            {"amber": 1, "line": "valdr smaaash", "hand": "headhunter bad-penny"}, {"amber": 1}, house="brobnar"
        ),
        (
            LessonStep(
                Text("Play Headhunter", "Jouez Chasseur de Têtes"),
                Text(
                    "Brobnar is your house, and Headhunter is of Brobnar. Choose it in your hand, then “Play”.",
                    "Votre Maison est Brobnar, et Chasseur de Têtes en est. Choisissez-le dans votre main, puis « Jouer ».",
                ),
                ("play:headhunter@*",),
                (
                    (
                        "discard:*",
                        Text(
                            "Discarding throws the card on your pile: no creature comes of it. Play it instead.",
                            "Le défausser l’envoie sur votre pile : il n’en vient aucune créature. Jouez-le plutôt.",
                        ),
                    ),
                    (
                        "reap:*",
                        Text(
                            "Your creatures could reap, and the next lesson is all about that. First let one more join "
                            "them.",
                            "Vos créatures pourraient moissonner, et c’est le sujet de la leçon suivante. Qu’une autre "
                            "les rejoigne d’abord.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Put it on the right flank", "Placez-le sur le flanc droit"),
                Text(
                    "A new creature stands at the left or the right end, never between two others. Take the right one.",
                    "Une nouvelle créature se place au bout gauche ou au bout droit, jamais entre deux autres. Prenez "
                    "le droit.",
                ),
                ("right",),
                (
                    (
                        "left",
                        Text(
                            "The left flank is just as legal. The goal asks for the right one, so that you find both.",
                            "Le flanc gauche est tout aussi permis. Le but demande le droit, pour que vous sachiez "
                            "trouver les deux.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Headhunter lies sideways: exhausted. It readies at the end of your turn, like all your cards.",
            "Chasseur de Têtes est incliné. Il se redressera à la fin de votre tour, comme toutes vos cartes.",
        ),
        then=Text(
            "At the end of your turn your cards ready and you draw up to six: next turn the new creature acts, too.",
            "À la fin de votre tour, vos cartes se redressent et vous piochez jusqu’à six : au prochain tour, "
            "la nouvelle créature agit aussi.",
        ),
    ),
    Lesson(
        "reaping",
        Text("Reaping", "Moissonner"),
        Text(
            "The plainest way to æmber: a ready creature of your house reaps, and you gain 1.",
            "Le plus simple pour gagner de l’Aombre : une créature redressée de votre Maison moissonne, et vous en gagnez 1.",
        ),
        Text("Reap twice and reach 6 æmber", "Moissonnez deux fois et arrivez à 6 Aombres"),
        lay_position(
            {
                "amber": 4,
                "line": "smaaash+exhausted headhunter valdr charette dust-imp",
                "hand": "hand-of-dis bad-penny",
            },
            {"amber": 2, "line": "doc-bookton snufflegator raiding-knight"},
            house="brobnar",
        ),
        (
            LessonStep(
                Text("Reap with Headhunter", "Moissonnez avec Chasseur de Têtes"),
                Text(
                    "Reaping takes 1 æmber from the common supply into your pool, and turns the creature sideways.",
                    "Moissonner prend 1 Aombre du stock commun pour votre réserve, et incline la créature.",
                ),
                ("reap:headhunter@*",),
                (
                    (
                        "fight:*",
                        Text(
                            "A fight would exhaust the creature and might cost it. You need æmber: let it reap.",
                            "Un combat inclinerait la créature et pourrait la perdre. C’est d’Aombre que vous avez "
                            "besoin : moissonnez.",
                        ),
                    ),
                    (
                        "reap:valdr@*",
                        Text(
                            "Valdr will reap, too: its turn comes right after Headhunter’s.",
                            "Valdr moissonnera aussi : son tour vient juste après celui de Chasseur de Têtes.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Reap with Valdr", "Moissonnez avec Valdr"),
                Text(
                    "4 became 5. Each ready creature of the active house may be used once in your turn: now Valdr.",
                    "4 sont devenus 5. Chaque créature redressée de la Maison active peut servir une fois dans votre "
                    "tour : à Valdr.",
                ),
                ("reap:valdr@*",),
                (
                    (
                        "fight:*",
                        Text(
                            "Valdr would win most fights, and you would still lack one æmber. Reap.",
                            "Valdr gagnerait presque tous ses combats, et il vous manquerait encore un Aombre. Moissonnez.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
        ),
        Text(
            "6 æmber: Check! If Wick cannot take any away, your next turn begins with a key.",
            "6 Aombres : « Prêt ! » Si Wick n’en retire pas, votre prochain tour commence par une clé.",
        ),
        HAND_WAITS,
        then=Text(
            "At 6 æmber you have Check!: if Wick cannot take any away, your next turn begins with a key.",
            "À 6 Aombres, c’est « Prêt ! » : si Wick ne peut rien vous reprendre, votre prochain tour commence "
            "par une clé.",
        ),
        gauge=Gauge("amber", 6),
    ),
    Lesson(
        "fighting",
        Text("Fighting", "Combattre"),
        Text(
            "Instead of reaping, a creature can fight: it and the one it attacks deal damage equal to their power to "
            "each other.",
            "Au lieu de moissonner, une créature peut combattre : elle et celle qu’elle attaque s’infligent des dégâts "
            "égaux à leur "
            "puissance.",
        ),
        Text("Destroy Doc Bookton, and lose nobody", "Détruisez Doc Livreton sans perdre personne"),
        lay_position(
            {"amber": 1, "line": "headhunter valdr", "hand": "hand-of-dis"},
            {"amber": 2, "line": "doc-bookton dextre"},
            house="brobnar",
        ),
        (
            LessonStep(
                Text("Fight with Valdr", "Combattez avec Valdr"),
                Text(
                    "Compare the figures: Valdr has power 6, Doc Bookton 5. Valdr will be hurt, and stand.",
                    "Comparez les puissances : Valdr a 6, Doc Livreton 5. Valdr sera blessé, et restera debout.",
                ),
                ("fight:valdr@*",),
                (
                    (
                        "fight:headhunter@*",
                        Text(
                            "Headhunter and Doc Bookton both have power 5: each would destroy the other. Send the "
                            "stronger one.",
                            "Chasseur de Têtes et Doc Livreton ont tous deux 5 de puissance : ils se détruiraient l’un "
                            "l’autre. Envoyez le plus fort.",
                        ),
                    ),
                    (
                        "reap:*",
                        Text(
                            "That would bring æmber, and Doc Bookton would reap on in peace. This time, fight.",
                            "Cela rapporterait de l’Aombre, et Doc Livreton moissonnerait en paix. Cette fois, combattez.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Attack Doc Bookton", "Attaquez Doc Livreton"),
                Text(
                    "Now choose whom Valdr attacks. It is the stronger of the two, and the one that draws cards.",
                    "Choisissez maintenant qui Valdr attaque. C’est le plus fort des deux, et celui qui fait piocher.",
                ),
                ("doc-bookton@*",),
                (
                    (
                        "dextre@*",
                        Text(
                            "Dextre would fall, and go back on top of the deck to be drawn again. The goal is Doc Bookton.",
                            "Dextre tomberait, et reviendrait sur le dessus du deck pour être repioché. Le but est Doc "
                            "Livreton.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Damage stays on a creature; when it reaches the power, the creature is destroyed. Valdr has 1 left.",
            "Les dégâts restent sur la créature ; quand ils atteignent sa puissance, elle est détruite. Il reste 1 à Valdr.",
        ),
        HAND_WAITS,
        then=Text(
            "A creature that fights does not reap: every turn you weigh æmber against the board.",
            "Une créature qui combat ne moissonne pas : à chaque tour, vous pesez l’Aombre contre la table.",
        ),
    ),
    Lesson(
        "armor",
        Text("Armor", "L’armure"),
        Text(
            "Armor stops that much damage each turn. What it has stopped, it cannot stop again before the next turn.",
            "L’armure arrête autant de dégâts à chaque tour. Ce qu’elle a arrêté, elle ne l’arrête plus avant le tour "
            "suivant.",
        ),
        Text("Destroy Raiding Knight", "Détruisez le Chevalier en Maraude"),
        lay_position(
            {"amber": 1, "line": "headhunter smaaash", "hand": "hand-of-dis"},
            {"amber": 2, "line": "raiding-knight"},
            house="brobnar",
        ),
        (
            LessonStep(
                Text("Fight with Headhunter", "Combattez avec Chasseur de Têtes"),
                Text(
                    "The Knight has power 4 and armor 2: five damage are one too few. Headhunter wears the armor down.",
                    "Le Chevalier a 4 de puissance et 2 d’armure : cinq dégâts, c’est un de moins qu’il n’en faut. "
                    "Chasseur de Têtes "
                    "use l’armure.",
                ),
                ("fight:headhunter@*",),
                (
                    (
                        "fight:smaaash@*",
                        Text(
                            "Smaaash strikes as hard. But Headhunter gains 1 æmber for each fight: let it go first.",
                            "Ékrazzz frappe aussi fort. Mais Chasseur de Têtes gagne 1 Aombre par combat : qu’il commence.",
                        ),
                    ),
                    (
                        "reap:*",
                        Text(
                            "It takes both of your creatures to bring the Knight down: neither can reap this turn.",
                            "Il faut vos deux créatures pour abattre le Chevalier : aucune ne peut moissonner ce tour-ci.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Fight with Smaaash", "Combattez avec Ékrazzz"),
                Text(
                    "Armor stopped 2, and 3 went through. This turn the armor is spent: everything Smaaash deals will "
                    "count.",
                    "L’armure en a arrêté 2, et 3 sont passés. Ce tour-ci, elle est usée : tous les dégâts d’Ékrazzz "
                    "compteront.",
                ),
                ("fight:smaaash@*",),
                (
                    (
                        "reap:*",
                        Text(
                            "Next turn the armor is whole again. Strike while it is spent.",
                            "Au prochain tour, l’armure sera intacte. Frappez tant qu’elle est usée.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
        ),
        Text(
            "Two blows in one turn: that is how armor is beaten. Your own armor works alike.",
            "Deux coups dans le même tour : c’est ainsi qu’on vient à bout d’une armure. La vôtre fonctionne de même.",
        ),
        HAND_WAITS,
        then=Text(
            "Armor is whole again every turn; damage that got through stays.",
            "L’armure est intacte à chaque tour ; les dégâts qui sont passés restent.",
        ),
    ),
    Lesson(
        "action",
        Text("Playing an action", "Jouer une action"),
        Text(
            "An action does what it says, then lies on your discard pile. A drop on a card is æmber: you gain it for "
            "playing it.",
            "Une action fait ce qu’elle dit, puis va sur votre défausse. Une goutte sur une carte est de l’Aombre : on "
            "la gagne en "
            "la jouant.",
        ),
        Text("Destroy Quixo with Punch", "Détruisez Quixo avec Mandale"),
        lay_position(
            {"amber": 1, "line": "headhunter", "hand": "punch bad-penny"},
            {"amber": 2, "line": "quixo-the-adventurer doc-bookton"},
            house="brobnar",
        ),
        (
            LessonStep(
                Text("Play Punch", "Jouez Mandale"),
                Text(
                    "Punch deals 3 damage to a creature, and its drop brings you 1 æmber at once.",
                    "Mandale inflige 3 dégâts à une créature, et sa goutte vous rapporte aussitôt 1 Aombre.",
                ),
                ("play:punch@*",),
                (
                    (
                        "discard:*",
                        Text(
                            "Discarded, Punch does nothing and brings nothing. Play it.",
                            "Défaussée, Mandale ne fait rien et ne rapporte rien. Jouez-la.",
                        ),
                    ),
                    (
                        "fight:*",
                        Text(
                            "Headhunter could fight Quixo and be hurt. Punch strikes from afar: nothing strikes back.",
                            "Chasseur de Têtes pourrait combattre Quixo et être blessé. Mandale frappe de loin : rien "
                            "ne riposte.",
                        ),
                    ),
                    (
                        "reap:*",
                        Text(
                            "You know how to reap. Play the action first.",
                            "Vous savez déjà moissonner. Jouez d’abord l’action.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Choose Quixo", "Choisissez Quixo"),
                Text(
                    "Three damage destroy a creature of power 3.",
                    "Trois dégâts détruisent une créature de puissance 3.",
                ),
                ("quixo-the-adventurer@*",),
                (
                    (
                        "doc-bookton@*",
                        Text(
                            "Doc Bookton has power 5: three damage would hurt him, not destroy him.",
                            "Doc Livreton a 5 de puissance : trois dégâts le blesseraient sans le détruire.",
                        ),
                    ),
                    (
                        "headhunter@*",
                        Text(
                            "That is your own creature! “A creature” means any, and yours glow as well. Look twice.",
                            "C’est votre propre créature ! « Une créature » veut dire n’importe laquelle, et les "
                            "vôtres brillent aussi. Regardez bien.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Quixo is gone, Punch lies on your pile, and you are 1 æmber richer.",
            "Quixo n’est plus là, Mandale est sur votre pile, et vous voilà plus riche d’un Aombre.",
        ),
        then=Text(
            "A played card makes room: at the end of your turn you draw up to six again.",
            "Une carte jouée fait de la place : à la fin de votre tour, vous piochez de nouveau jusqu’à six.",
        ),
    ),
    Lesson(
        "stealing",
        Text("Stealing and capturing", "Voler et capturer"),
        Text(
            "Stolen æmber goes into your pool. Captured æmber lies on your creature, and goes back to its pool if that "
            "creature "
            "leaves play.",
            "L’Aombre volé va dans votre réserve. L’Aombre capturé reste sur votre créature, et retourne à "
            "l’adversaire si elle quitte "
            "le jeu.",
        ),
        Text("Wick has 6: bring that down to 2", "Wick en a 6 : ramenez-le à 2"),
        lay_position({"amber": 2, "hand": "urchin old-bruno"}, {"amber": 6, "line": "snufflegator"}, house="shadows"),
        (
            LessonStep(
                Text("Play Urchin", "Jouez Orphelin"),
                Text(
                    "Wick has Check! Whoever has too little when the turn begins forges nothing. Urchin steals 1 as it "
                    "is played.",
                    "Wick a « Prêt ! » Qui n’a pas assez au début de son tour ne forge rien. Orphelin vole 1 Aombre "
                    "quand on le joue.",
                ),
                ("play:urchin@*",),
                (
                    (
                        "play:old-bruno@*",
                        Text(
                            "Old Bruno comes next. Play Urchin first, to see the difference between stealing and "
                            "capturing.",
                            "Le Vieux Bruno vient ensuite. Jouez d’abord Orphelin, pour voir la différence entre voler "
                            "et capturer.",
                        ),
                    ),
                    (
                        "discard:*",
                        Text(
                            "Thrown away, the card takes nothing from Wick. Play it.",
                            "Jetée, la carte ne prend rien à Wick. Jouez-la.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "Then Wick’s turn begins with 6 æmber, and a key is forged. Take some away first.",
                            "Alors le tour de Wick commence avec 6 Aombres, et une clé est forgée. Prenez-en d’abord.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Play Old Bruno", "Jouez le Vieux Bruno"),
                Text(
                    "6 became 5, and you have 1 more. Old Bruno captures 3: watch where they lie.",
                    "6 sont devenus 5, et vous en avez 1 de plus. Le Vieux Bruno en capture 3 : regardez où ils sont "
                    "posés.",
                ),
                ("play:old-bruno@*",),
                (
                    (
                        "discard:*",
                        Text(
                            "Thrown away, the card takes nothing from Wick. Play it.",
                            "Jetée, la carte ne prend rien à Wick. Jouez-la.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "Wick is at 5 and needs only one more. Take these, too.",
                            "Wick en a 5, et un seul lui manque. Prenez ceux-là aussi.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Choose a flank", "Choisissez un flanc"),
                Text("Either side will do.", "L’un ou l’autre, peu importe."),
                ("left", "right"),
            ),
        ),
        Text(
            "Three æmber lie on Old Bruno: not yours, and not Wick’s while he stands. Keep him alive.",
            "Trois Aombres sont sur le Vieux Bruno : ni à vous, ni à Wick tant qu’il tient. Gardez-le en vie.",
        ),
        then=Text(
            "Look at the other pool before you end a turn: at 6 æmber, the next turn over there begins with a key.",
            "Regardez l’autre réserve avant de finir un tour : à 6 Aombres, le prochain tour d’en face "
            "commence par une clé.",
        ),
    ),
    Lesson(
        "keywords",
        Text("Three keywords", "Trois mots-clés"),
        Text(
            "Taunt shields its neighbors from attacks. Elusive makes the first attack of a turn miss. Skirmish takes "
            "no blow in "
            "return when it attacks.",
            "Provocation protège ses voisines des attaques. Insaisissable fait rater la première attaque du tour. "
            "Escarmouche ne "
            "reçoit pas de coup en retour quand elle attaque.",
        ),
        Text("Pass the taunt and strike Doc Bookton", "Passez la provocation et frappez Doc Livreton"),
        lay_position(
            {"amber": 2, "line": "macis-asp umbra"},
            {"amber": 3, "line": "dew-faerie doc-bookton champion-anaphiel"},
            house="shadows",
        ),
        (
            LessonStep(
                Text("Fight with Macis Asp", "Combattez avec l’Aspic Macis"),
                Text(
                    "It has skirmish, so nobody hits back, and poison, so any damage it deals destroys.",
                    "Il a escarmouche : personne ne riposte. Et poison : le moindre dégât qu’il inflige détruit.",
                ),
                ("fight:macis-asp@*",),
                (
                    (
                        "fight:umbra@*",
                        Text(
                            "Umbra deals 2 damage: too little for the Champion. Let the poison open the way.",
                            "Umbra inflige 2 dégâts : trop peu pour le Champion. Que le poison ouvre la voie.",
                        ),
                    ),
                    (
                        "reap:*",
                        Text(
                            "Reaping is always good; striking is what this lesson is about.",
                            "Moissonner est toujours bon ; mais ici, il s’agit de frapper.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Attack Champion Anaphiel", "Attaquez le Champion Anaphiel"),
                Text(
                    "Doc Bookton does not glow: a neighbor with taunt stands before him. That one must go first.",
                    "Doc Livreton ne brille pas : une voisine qui a provocation le protège. C’est elle qu’il faut "
                    "d’abord abattre.",
                ),
                ("champion-anaphiel@*",),
                (
                    (
                        "dew-faerie@*",
                        Text(
                            "Dew Faerie is elusive: the first attack on it each turn deals no damage at all. Your blow "
                            "would be lost.",
                            "La Fée Rosée est insaisissable : la première attaque du tour contre elle n’inflige aucun "
                            "dégât. Votre "
                            "coup serait perdu.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("Fight with Umbra", "Combattez avec Umbra"),
                Text(
                    "The taunt is gone. Umbra has skirmish, too, and steals 1 æmber when it fights.",
                    "Plus de provocation. Umbra a aussi escarmouche, et vole 1 Aombre en combattant.",
                ),
                ("fight:umbra@*",),
                (
                    (
                        "reap:*",
                        Text(
                            "A reap takes 1 from the supply; this fight takes 1 from Wick, which is better by one.",
                            "Moissonner prend 1 au stock commun ; ce combat prend 1 à Wick, ce qui vaut mieux.",
                        ),
                    ),
                    ("end-turn", END_TOO_SOON),
                ),
            ),
            LessonStep(
                Text("Attack Doc Bookton", "Attaquez Doc Livreton"),
                Text("Now he glows.", "Maintenant, il brille."),
                ("doc-bookton@*",),
                (
                    (
                        "dew-faerie@*",
                        Text(
                            "Nobody has attacked Dew Faerie yet this turn: still elusive. Doc Bookton is the goal.",
                            "Personne n’a encore attaqué la Fée Rosée ce tour-ci : elle reste insaisissable. Le but "
                            "est Doc Livreton.",
                        ),
                    ),
                ),
            ),
        ),
        Text(
            "Not a scratch on your side. A word you do not know? Press it on any card, and its rule opens.",
            "Pas une égratignure chez vous. Un mot inconnu ? Appuyez dessus sur n’importe quelle carte : sa règle s’ouvre.",
        ),
        then=Text(
            "Every keyword opens its rule, and so does every § in the story.",
            "Chaque mot-clé ouvre sa règle, et chaque § du récit aussi.",
        ),
    ),
    Lesson(
        "winning",
        Text("The third key", "La troisième clé"),
        Text(
            "Whoever forges the third key wins at once. Everything you have learned leads here.",
            "Qui forge la troisième clé gagne aussitôt. Tout ce que vous avez appris mène ici.",
        ),
        Text("Forge your third key", "Forgez votre troisième clé"),
        lay_position(
            {"amber": 5, "keys": 2, "line": "headhunter charette", "hand": "hand-of-dis"},
            {"amber": 5, "keys": 2, "line": "doc-bookton"},
            house="brobnar",
        ),
        (
            LessonStep(
                Text("Reap with Headhunter", "Moissonnez avec Chasseur de Têtes"),
                Text(
                    "You have 5 æmber and two keys. One more æmber, and your next turn begins with the last key.",
                    "Vous avez 5 Aombres et deux clés. Encore un, et votre prochain tour commence par la dernière clé.",
                ),
                ("reap:headhunter@*",),
                (
                    (
                        "fight:*",
                        Text(
                            "Headhunter and Doc Bookton both have power 5: both would fall, and who falls gains "
                            "nothing. Reap.",
                            "Chasseur de Têtes et Doc Livreton ont tous deux 5 de puissance : les deux tomberaient, et "
                            "qui tombe ne gagne "
                            "rien. Moissonnez.",
                        ),
                    ),
                    (
                        "end-turn",
                        Text(
                            "With 5 æmber nothing is forged. One is missing.",
                            "Avec 5 Aombres, rien ne se forge. Il en manque un.",
                        ),
                    ),
                ),
            ),
            LessonStep(
                Text("End your turn", "Terminez votre tour"),
                Text(
                    "6 æmber: Check! Wick has one turn to stop you, and will not. End yours.",
                    "6 Aombres : « Prêt ! » Wick a un tour pour vous arrêter, et n’y arrivera pas. Terminez le vôtre.",
                ),
                ("end-turn",),
            ),
        ),
        Text(
            "You have won. Now play a whole game: the lobby has an easy opponent for you.",
            "Vous avez gagné. Jouez maintenant une partie entière : un adversaire facile vous attend dans le salon.",
        ),
        then=Text(
            "A whole game takes about half an hour. The easy bot is a patient first opponent.",
            "Une partie entière dure une demi-heure environ. Le bot facile est un premier adversaire patient.",
        ),
        gauge=Gauge("amber", 6),
    ),
)
