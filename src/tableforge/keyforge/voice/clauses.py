"""What the effects of cards say, English and French side by side, wherever a clause with fields says it whole.

`tongue/clause.py` tells the notation; what no clause can say has a function of its own in `en/effects.py` and `fr/effects.py`.
In English the first field is the object: `{n:share æmber}` may be all of it, `{what:from}` is taken from its zone, `{who:own}` is
"your" or "their".  In French `{what}` is a pronoun where it was just spoken of, `{what:de}` stands behind its preposition,
`{who:own main}` is what belongs to somebody; an amount of a pool says whose.
"""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.tongue.clause import ClauseRow, Rows
from tableforge.words.lower import Effect

ROWS: Final = Rows(
    {
        # æmber
        w.GainAmber: ClauseRow("{who} gain {n:æmber}", "{who} gagner {n:Aombre}"),
        w.LoseAmber: ClauseRow("{who} lose {n:share æmber}", "{who} perdre {n:Aombre of who}"),
        w.StealAmber: ClauseRow("{who} steal {n:share æmber}", "{who} voler {n:Aombre of foe}"),
        w.PayAmber: ClauseRow("{frm} must give {to} {n:share æmber}", "{frm} donner {n:Aombre of frm} {to:à}"),
        (w.MoveAmber, "from supply"): ClauseRow(
            "place {n:æmber} from the common supply on {to}", "placer {n:Aombre} du stock commun {to:sur}"
        ),
        (w.MoveAmber, "from pool"): ClauseRow(
            "move {n:æmber} from {frm:own} pool to {to}", "déplacer {n:Aombre} de {frm:own réserve} {to:sur}"
        ),
        (w.MoveAmber, "to supply"): ClauseRow(
            "discard {n:share æmber} from {frm}", "déplacer {n:Aombre of it} {frm:de} dans le stock commun"
        ),
        (w.MoveAmber, "to pool"): ClauseRow(
            "move {n:share æmber} from {frm} to {to:own} pool",
            "déplacer {n:Aombre of it} {frm:de} dans {to:own réserve}",
        ),
        (w.RedistributeTokens, "amber"): ClauseRow(
            "redistribute the æmber on {among} among {among}",
            "redistribuer entre {among:les} l’Aombre qui se trouve sur {among:stressed}",
        ),
        (w.RedistributeTokens, "damage"): ClauseRow(
            "redistribute the damage on {among} among {among}",
            "redistribuer entre {among:les} les dégâts qui se trouvent sur {among:stressed}",
        ),
        # damage
        w.DivideDamage: ClauseRow(
            "deal {n:damage}; you may divide this damage among {among}",
            "infliger {n:dégât in full}, à répartir comme vous le souhaitez entre {among}",
        ),
        w.HealDamage: ClauseRow("heal {n:damage} from {who}", "soigner {n:dégât} {who:sur}"),
        (w.HealDamage, "up to"): ClauseRow("heal up to {n:damage} from {who}", "soigner jusqu’à {n:dégât} {who:sur}"),
        (w.HealDamage, "itself"): ClauseRow("{who} heal {n:damage}", "soigner {n:dégât} {who:sur}"),
        (w.HealDamage, "fully"): ClauseRow("fully heal {who}", "soigner entièrement {who}"),
        # cards in play
        w.DestroyCards: ClauseRow("{by} destroy {what}", "{by} détruire {what}"),
        (w.DestroyCards, "sacrifice"): ClauseRow("{by} sacrifice {what}", "{by} sacrifier {what}"),
        (w.ChangeStatus, "ready"): ClauseRow("ready {what}", "redresser {what}"),
        (w.ChangeStatus, "exhaust"): ClauseRow("exhaust {what}", "incliner {what}"),
        (w.ChangeStatus, "stun"): ClauseRow("stun {what}", "sonner {what}"),
        (w.ChangeStatus, "unstun"): ClauseRow("unstun {what}", "retirer le statut sonné {what:de}"),
        w.PlaceCounters: ClauseRow("put {n:kind} on {on}", "placer {n:kind} {on:sur}"),
        (w.PlaceCounters, "scaled"): ClauseRow("give {on} {n:kind}", "placer {n:kind} {on:sur}"),
        (w.PlaceCounters, "remove"): ClauseRow("{on} lose {n:kind}", "retirer {n:kind} {on:de}"),
        w.FightWithCard: ClauseRow("fight with {what} {against:against}", "faire combattre {what} {against:contre}"),
        w.UseCard: ClauseRow("use {what}", "utiliser {what}"),
        (w.UseCard, "as yours"): ClauseRow("use {what} as if it were yours", "utiliser {what} {what:as yours}"),
        w.TakeControlOf: ClauseRow("take control of {what} {until}"),
        (w.TakeControlOf, "give"): ClauseRow(
            "give control of {what} to your opponent", "donner le contrôle {what:de} à votre adversaire"
        ),
        w.SwapCards: ClauseRow("swap {a} with {b:in the battleline}", "échanger les positions {a:de} et {b:de}"),
        (w.SwapCards, "zones"): ClauseRow("swap {a} and {b}", "échanger {a} et {b}"),
        w.MoveCardToFlank: ClauseRow(
            "move {what} to either flank of its controller's battleline",
            "déplacer {what} sur un flanc de la ligne de front de {what:own contrôleur}",
        ),
        # cards between zones
        (w.MoveCards, "purge"): ClauseRow("purge {what:from}", "purger {what}"),
        (w.MoveCards, "archive"): ClauseRow("archive {what:from}", "archiver {what}"),
        (w.MoveCards, "put_on_deck"): ClauseRow("put {what:from} on top of {what:home deck}"),
        (w.MoveCards, "shuffle_into_deck"): ClauseRow("shuffle {what:from} into {what:home deck}"),
        (w.MoveCards, "return_to_hand"): ClauseRow("return {what:from} to {what:home hand}"),
        w.DrawCards: ClauseRow("{who} draw {n:card}", "{who} piocher {n:carte}"),
        w.RefillHand: ClauseRow(
            "{who} refill {who:own} hand as if it were the end of {who:own} turn",
            "{who} refaire {who:own main} comme lors de {who:own étape} « Piocher des cartes »",
        ),
        w.ShuffleZone: ClauseRow("shuffle {zone}", "mélanger {zone}"),
        w.Search: ClauseRow("search {zones} for {what}, reveal {what:it}, and put {what:it} into your hand"),
        (w.ShowCards, "look"): ClauseRow("look at {what}", "regarder {what}"),
        (w.ShowCards, "reveal"): ClauseRow("reveal {what:from}", "révéler {what}"),
        w.DiscardCardsUntil: ClauseRow(
            "discard cards from the top of your deck until you discard {sel} or run out of cards",
            "défausser des cartes du sommet de votre deck jusqu’à défausser {sel} ou épuiser votre deck",
        ),
        w.PutCardsUnder: ClauseRow("put {what:from} facedown under {card}", "mettre {what} face cachée sous {card}"),
        # keys and chains
        w.ForgeKey: ClauseRow(
            "{who} forge a key at +{extra:number} æmber current cost",
            "{who} forger une clé au coût actuel augmenté de {extra:Aombre}",
        ),
        (w.ForgeKey, "free"): ClauseRow("{who} forge a key at no cost", "{who} forger une clé gratuitement"),
        (w.ForgeKey, "current"): ClauseRow("{who} forge a key at current cost", "{who} forger une clé au coût actuel"),
        w.UnforgeKey: ClauseRow("unforge it"),
        w.GainChains: ClauseRow("{who} gain {n:chain}", "{who} gagner {n:chaîne}"),
    }
)


# what happens, by its kind; `{subj}` is the card that acts, `{obj}` the other one, `{own:turn}` a player's own
HAPPENINGS: Final[dict[int, ClauseRow]] = {
    names.PLAYS: ClauseRow("{who} play {obj}", "{who} jouer {obj}"),
    names.USES: ClauseRow("{who} use {obj}", "{who} utiliser {obj}"),
    names.DISCARDS: ClauseRow("{who} discard {obj}", "{who} défausser {obj}"),
    names.REAPS: ClauseRow("{subj} reap", "{subj} moissonner"),
    names.FIGHTS: ClauseRow("{subj} fight", "{subj} combattre"),
    names.ATTACKS: ClauseRow("{subj} attack {obj}", "{subj} attaquer {obj:other}"),
    names.IS_ATTACKED_BY: ClauseRow("{obj} attack {subj}", "{subj} être <attaqué> {obj:par}"),
    names.IS_DESTROYED: ClauseRow("{subj} be destroyed", "{subj} être <détruit>"),
    names.IS_DESTROYED_IN_A_FIGHT: ClauseRow("{subj} be destroyed in a fight", "{subj} être <détruit> en combat"),
    names.ENTERS: ClauseRow("{subj} enter play", "{subj} entrer en jeu"),
    names.LEAVES: ClauseRow("{subj} leave play", "{subj} quitter le jeu"),
    names.IS_DISCARDED_FROM_PLAY: ClauseRow(
        "{subj} enter a discard pile from play", "{subj} rejoindre une défausse depuis le jeu"
    ),
    names.CHANGES_CONTROL: ClauseRow("{subj} change control", "{subj} changer de contrôleur"),
    names.IS_DEALT_DAMAGE: ClauseRow("{subj} be dealt damage", "{subj} subir {some:dégât}"),
    names.PREVENTS_DAMAGE: ClauseRow("{subj} prevent damage with its armor"),
    names.FORGES: ClauseRow("{who} forge {key}", "{who} forger {key}"),
    names.CHOOSES: ClauseRow(
        "{who} choose {obj:house} as {who:own} active house", "{who} choisir {obj:house} en tant que Maison active"
    ),
    names.GAINS_BY_REAPING: ClauseRow("{who} gain æmber by reaping", "{who} gagner {some:Aombre} en moissonnant"),
    names.SPENDS_TO_FORGE: ClauseRow(
        "{who} spend æmber to forge a key", "{who} dépenser {some:Aombre} pour forger une clé"
    ),
    names.POOL_GROWS: ClauseRow("{own:pool} receive æmber"),
    names.IS_ROBBED: ClauseRow("{own:æmber} be stolen or captured", "{own:Aombre} être volé ou capturé"),
    names.IS_STOLEN_FROM: ClauseRow("{own:æmber} be stolen", "{own:Aombre} être volé"),
    names.TURN_STARTS: ClauseRow("{own:turn} start", "{own:tour} commencer"),
    names.TURN_ENDS: ClauseRow("{own:turn} end", "{own:tour} se terminer"),
}


def variant(e: Effect) -> str:
    """Which of the rows of its class says a word."""
    if isinstance(e, w.ChangeStatus):
        return e.status
    if isinstance(e, w.MoveCards):
        return e.verb
    if isinstance(e, w.MoveAmber):
        if isinstance(e.frm, q.Who):
            return "from supply" if e.frm == w.supply else "from pool"
        return "to supply" if e.to == w.supply else "to pool"
    if isinstance(e, w.HealDamage):
        if e.n is None:
            return "fully"
        return "itself" if e.who in (w.this, w.this_creature) else "up to" if e.up_to else ""
    if isinstance(e, w.PlaceCounters):
        return "remove" if e.remove else "" if isinstance(e.n, q.Number) else "scaled"
    if isinstance(e, w.ForgeKey):
        return "free" if e.extra is None else "current" if e.extra == q.Number(0) else ""
    if isinstance(e, w.ShowCards):
        return "look" if e.look else "reveal"
    if isinstance(e, w.RedistributeTokens):
        return "amber" if e.what == w.AMBER else "damage"
    if isinstance(e, w.SwapCards):
        return "zones" if isinstance(e.a, q.Zone) else ""
    if isinstance(e, w.DestroyCards):
        return "sacrifice" if e.sacrifice else ""
    if isinstance(e, w.UseCard):
        return "as yours" if e.as_yours else ""
    return "give" if isinstance(e, w.TakeControlOf) and e.give else ""


def row_of(e: Effect) -> ClauseRow:
    """The row that says a word."""
    return ROWS.of(e, variant(e))
