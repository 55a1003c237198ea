"""What the cards do and what happens, English and French side by side, wherever a clause with fields says it whole.

`tongue/clause.py` tells the notation; what no clause can say has a function of its own in `en/effects.py` and `fr/effects.py`.
`{n:kind}` is so much of the kind of token that the word is about, `{what:from}` is taken from its zone, `{at:at}` is a place,
`{frm:pool}` an investigator's pool.  In French `{on:sur}` stands behind its preposition, and `<vaincu>` agrees with the subject.
"""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions.amounts import Everything
from tableforge.arkham.questions.events import ANY, Happening
from tableforge.arkham.questions.sets import Noun, Person
from tableforge.tongue.clause import ClauseRow, Rows
from tableforge.words.lower import Effect
from tableforge.words.sets import And, Or

ROWS: Final = Rows(
    {
        # tokens
        w.PlaceTokens: ClauseRow("place {n:kind} on {on}", "placer {n:kind} {on:sur}"),
        w.GainTokens: ClauseRow("{who} gain {n:kind}", "{who} gagner {n:kind}"),
        (w.GainTokens, "clues"): ClauseRow(
            "{who} gain {n:kind} from the token pool", "{who} gagner {n:kind} de la réserve de pions"
        ),
        w.LoseTokens: ClauseRow("discard {n:kind} from {frm}", "défausser {n:kind} {frm:de}"),
        (w.LoseTokens, "all"): ClauseRow("discard {n:kind}", "défausser {n:kind}"),
        w.MoveTokens: ClauseRow(
            "move {n:kind} from {frm:pool} to {to:pool}", "déplacer {n:kind} {frm:pool de} {to:pool vers}"
        ),
        (w.MoveTokens, "as"): ClauseRow(
            "move {n:kind} from {frm:pool} to {to:pool}, as {becomes:one}",
            "déplacer {n:kind} {frm:pool de} {to:pool vers}, en tant que {becomes:one}",
        ),
        (w.MoveTokens, "clues"): ClauseRow("place {n:own kind} on {to}", "placer {n:own kind} {to:sur}"),
        w.Spend: ClauseRow("spend {n:kind}", "dépenser {n:kind}"),
        (w.Spend, "group"): ClauseRow("{group} spend {n:kind} as a group", "{group} dépenser collectivement {n:kind}"),
        w.DiscoverClues: ClauseRow("discover {n:clue} {at:at}", "découvrir {n:indice} {at:dans}"),
        # harm
        w.DealHarm: ClauseRow("deal {n:kinds} to {to}", "infliger {n:kinds} {to:à}"),
        (w.DealHarm, "take"): ClauseRow("{to} take {n:kinds}", "{to} subir {n:kinds}"),
        w.HealHarm: ClauseRow("heal {n:kind} from {who}", "soigner {n:kind} {who:de}"),
        (w.HealHarm, "you"): ClauseRow("heal {n:kind}", "soigner {n:kind}"),
        w.SufferTrauma: ClauseRow("{who} suffer {n:mental trauma}", "{who} subir {n:traumatisme mental}"),
        (w.SufferTrauma, "physical"): ClauseRow(
            "{who} suffer {n:physical trauma}", "{who} subir {n:traumatisme physique}"
        ),
        w.DefeatCards: ClauseRow("{who} be defeated", "{who} être <vaincu>"),
        # cards
        w.DrawCards: ClauseRow("{who} draw {n:card}", "{who} piocher {n:carte}"),
        w.DrawEncounter: ClauseRow(
            "draw the top card of the encounter deck", "piocher la carte du dessus du deck Rencontre"
        ),
        w.DrawThat: ClauseRow("{who} draw {what}", "{who} piocher {what}"),
        w.DiscardCards: ClauseRow("discard {what:from}", "défausser {what:from}"),
        (w.DiscardCards, "chosen"): ClauseRow("choose and discard {what:from}", "choisir et défausser {what:from}"),
        (w.MoveCards, "remove"): ClauseRow("remove {what} from the game", "retirer {what} de la partie"),
        (w.MoveCards, "remove each"): ClauseRow("remove {what} from the game", "retirer de la partie {what}"),
        (w.MoveCards, "to_hand"): ClauseRow("return {what:from} to your hand", "renvoyer {what:from} dans votre main"),
        (w.MoveCards, "keep"): ClauseRow(
            "return {what} to your hand after this test instead of discarding it",
            "renvoyer {what} dans votre main après ce test au lieu de {what:le} défausser",
        ),
        (w.MoveCards, "gain_to_hand"): ClauseRow(
            "{you} add {what:from} to {you:own} hand", "{you} ajouter à {you:own main} {what:from}"
        ),
        (w.MoveCards, "to_victory"): ClauseRow(
            "add {what} to the victory display", "ajouter {what} à la pile de victoire"
        ),
        (w.MoveCards, "to_bottom"): ClauseRow(
            "place {what} on the bottom of your deck instead of in your discard pile",
            "placer {what} sous votre deck plutôt que dans votre pile de défausse",
        ),
        w.ShuffleIn: ClauseRow("shuffle {what} into the encounter deck", "mélanger {what} dans le deck Rencontre"),
        w.PutInThreat: ClauseRow(
            "put {this} into play in your threat area", "mettre {this} en jeu dans votre zone de menace"
        ),
        (w.PutInThreat, "with"): ClauseRow(
            "put {this} into play in your threat area, with {n:kind} on {this}",
            "mettre {this} en jeu dans votre zone de menace, avec {n:kind} {this:sur}",
        ),
        w.PutInPlay: ClauseRow("put {what} into play {at:at}", "mettre en jeu {what} {at:dans}"),
        w.AttachThis: ClauseRow("attach {this} to {to}", "attacher {this} {to:à}"),
        w.RevealPlace: ClauseRow("reveal {what}", "révéler {what}"),
        w.ShowCard: ClauseRow("reveal {what}", "révéler {what}"),
        (w.TurnCards, "ready"): ClauseRow("ready {what}", "redresser {what}"),
        (w.TurnCards, "exhaust"): ClauseRow("exhaust {what}", "incliner {what}"),
        w.TakeControl: ClauseRow("take control of {what}", "prendre le contrôle {what:de}"),
        w.GainsSurge: ClauseRow("{this} gain surge", "{this} gagner Renfort"),
        # places, enemies, turns
        w.MoveTo: ClauseRow("{you} move to {to}", "{you} se déplacer {to:vers}"),
        w.PlaceInvestigators: ClauseRow("place {who} {at:at}", "placer {who} {at:dans}"),
        w.MoveTowards: ClauseRow("{what} move 1 location towards {to}", "{what} se déplacer de 1 lieu {to:vers}"),
        w.Disengage: ClauseRow("{you} disengage from {what}", "{you} se désengager {what:de}"),
        w.AutoEvade: ClauseRow("automatically evade {what}", "échapper automatiquement {what:à}"),
        w.SpawnEnemies: ClauseRow("spawn {what} {at:at}", "générer {what} {at:dans}"),
        w.LoseActions: ClauseRow("{who} lose {n:action} this turn", "{who} perdre {n:action} à ce tour"),
        w.Resign: ClauseRow("resign", "abandonner"),
        # tests
        w.RevealTokens: ClauseRow("reveal another chaos token", "révéler un autre pion Chaos"),
        (w.RevealTokens, "instead"): ClauseRow(
            "reveal {n:chaos token} instead of 1; choose {resolve} of them to resolve and ignore the rest",
            "révéler {n:pion} Chaos au lieu de 1; choisissez-en {resolve} à résoudre et ignorez le reste",
        ),
        w.ChangeToken: ClauseRow("turn the “–” of that token into a “+”", "changer le « – » de ce pion en « + »"),
        # the story
        w.AdvanceThis: ClauseRow("advance", "avancer"),
        w.Resolution: ClauseRow("go to resolution {id}", "passer à la conclusion {id}"),
    }
)


# what happens, by its kind; `{who}` is the investigator, `{subj}` the card, `{other}` the other one, `{some}` at least 1 token
HAPPENINGS: Final[dict[int | tuple[int, str], ClauseRow]] = {
    names.IS_DEFEATED: ClauseRow("{subj} be defeated", "{subj} être <vaincu>"),
    (names.IS_DEFEATED, "by"): ClauseRow("{who} defeat {subj}", "{who} vaincre {subj}"),
    names.ATTACKS: ClauseRow("{subj} attack {who}", "{subj} attaquer {who}"),
    names.IS_DEALT: ClauseRow(
        "an enemy’s attack deal {what} to {subj}", "l’attaque d’un ennemi infliger des {what} {subj:à}"
    ),
    names.TAKES: ClauseRow("{who} take {some}", "{who} subir {some}"),
    names.IS_PLACED: ClauseRow("{some} be placed on {subj}", "{some} être <placé> {subj:sur}"),
    names.DISCOVERS: ClauseRow("{who} discover {some} {subj:at}", "{who} découvrir {some} {subj:dans}"),
    names.SUCCEEDS: ClauseRow("{who} succeed at a test {n:by}", "{who} réussir un test {n:by}"),
    (names.SUCCEEDS, "attack"): ClauseRow("{who} successfully attack {subj}", "{who} attaquer {subj} avec succès"),
    (names.SUCCEEDS, "investigation"): ClauseRow(
        "{who} successfully investigate {subj} {n:by}", "{who} enquêter avec succès {subj:dans} {n:by}"
    ),
    names.FAILS: ClauseRow("{who} fail a skill test", "{who} échouer à un test de compétence"),
    (names.FAILS, "investigation"): ClauseRow(
        "{who} fail an investigation {most:by}", "{who} échouer à une enquête {most:by}"
    ),
    names.TOKEN_REVEALED: ClauseRow("{who} reveal a chaos token", "{who} révéler un pion Chaos"),
    (names.TOKEN_REVEALED, "negative"): ClauseRow(
        "{who} reveal a chaos token with a negative modifier", "{who} révéler un pion Chaos au modificateur négatif"
    ),
    names.ENTERS: ClauseRow("{who} enter {subj}", "{who} entrer {subj:dans}"),
    names.LEAVES: ClauseRow("{who} leave {subj}", "{who} quitter {subj}"),
    names.ENTERS_PLAY: ClauseRow("{subj} enter play", "{subj} entrer en jeu"),
    names.IS_DISCARDED: ClauseRow("{who} discard {subj} from play", "{who} défausser {subj} du jeu"),
    names.IS_PLAYED: ClauseRow("{who} play {subj}", "{who} jouer {subj}"),
    names.IS_DRAWN: ClauseRow("{who} draw {subj}", "{who} piocher {subj}"),
    names.SPAWNS: ClauseRow("{subj} spawn {other:at}", "{subj} être <généré> {other:dans}"),
    names.IS_EVADED: ClauseRow("{subj} be evaded", "un investigateur échapper {subj:à}"),
    (names.IS_EVADED, "by"): ClauseRow("{who} evade {subj}", "{who} échapper {subj:à}"),
    names.ENGAGES: ClauseRow("{subj} engage {who}", "{subj} engager {who}"),
    names.ADVANCES: ClauseRow("{subj} advance", "{subj} avancer"),
    names.ENTERS_VICTORY: ClauseRow(
        "{subj} be added to the victory display", "{subj} être <ajouté> à la pile de victoire"
    ),
    names.BEGINS: ClauseRow("{period} begin", "{period} commencer"),
    names.ENDS: ClauseRow("{period} end", "{period} se terminer"),
}

# what nothing can do, by its verb: the clause without "cannot", of those that cannot and of what it cannot be done to
FORBIDDEN: Final = {
    names.CANNOT_ATTACK: ClauseRow("attack {to}", "attaquer {to}"),
    names.CANNOT_MOVE_INTO: ClauseRow("move into {to}", "se déplacer {to:vers}"),
    names.CANNOT_PLAY: ClauseRow("play {to}", "jouer {to}"),
    names.CANNOT_INVESTIGATE: ClauseRow("investigate {to}", "enquêter {to:dans}"),
    names.CANNOT_DISCOVER: ClauseRow("discover clues", "découvrir d’indices"),
    names.CANNOT_SPEND_CLUES: ClauseRow("spend clues", "dépenser d’indices"),
    names.CANNOT_LEAVE_PLAY: ClauseRow("leave play", "quitter le jeu"),
}


def variant(e: Effect) -> str:
    """Which of the rows of its class says a word."""
    if isinstance(e, w.GainTokens):
        return "clues" if e.kind == names.CLUE else ""
    if isinstance(e, w.LoseTokens):
        return "all" if isinstance(e.n, Everything) else ""
    if isinstance(e, w.MoveTokens):
        if e.kind == names.CLUE:
            return "clues"
        return "" if e.becomes == e.kind else "as"
    if isinstance(e, w.Spend):
        return "" if e.group is None else "group"
    if isinstance(e, w.DealHarm):
        return "take" if are_investigators(e.to) else ""
    if isinstance(e, w.HealHarm):
        return "you" if e.who == w.you else ""
    if isinstance(e, w.SufferTrauma):
        return "physical" if e.kind == names.DAMAGE else ""
    if isinstance(e, w.DiscardCards):
        return "chosen" if isinstance(e.what, w.Pick) else ""
    if isinstance(e, w.MoveCards):
        return "remove each" if e.verb == "remove" and isinstance(e.what, w.Each) else e.verb
    if isinstance(e, w.PutInThreat):
        return "with" if e.n else ""
    if isinstance(e, w.TurnCards):
        return "ready" if e.ready else "exhaust"
    if isinstance(e, w.RevealTokens):
        return "instead" if e.resolve else ""
    return ""


def are_investigators(what: w.What) -> bool:
    """Whether harm is done to investigators alone, who take it."""
    if isinstance(what, Person):
        return True
    return isinstance(what, w.Each) and nouns_in(what.sel) == {"investigator"}


def nouns_in(x: object) -> set[str]:
    """The kinds of card that a set speaks of at its head."""
    if isinstance(x, Noun):
        return {x.name}
    return nouns_in(x.a) | nouns_in(x.b) if isinstance(x, (And, Or)) else set()


def row_of(e: Effect) -> ClauseRow:
    """The row that says a word."""
    return ROWS.of(e, variant(e))


def happening_row(e: Happening) -> ClauseRow:
    """The row that says a kind of happening."""
    which = ""
    if e.kind in (names.IS_DEFEATED, names.IS_EVADED):
        which = "by" if e.who is not None else ""
    elif e.kind == names.TOKEN_REVEALED:
        which = "negative" if e.n else ""
    elif e.kind in (names.SUCCEEDS, names.FAILS) and e.what != ANY:
        which = names.TEST_KINDS[e.what]
    return HAPPENINGS[(e.kind, which) if which else e.kind]
