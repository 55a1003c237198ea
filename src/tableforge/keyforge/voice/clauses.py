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
from tableforge.tongue.clause import Row, Rows
from tableforge.words.lower import Effect

ROWS: Final = Rows({
    # æmber
    w.GainAmber: Row("{who} gain {n:æmber}", "{who} gagner {n:Aombre}"),
    w.LoseAmber: Row("{who} lose {n:share æmber}", "{who} perdre {n:Aombre of who}"),
    w.StealAmber: Row("{who} steal {n:share æmber}", "{who} voler {n:Aombre of foe}"),
    w.PayAmber: Row("{frm} must give {to} {n:share æmber}", "{frm} donner {n:Aombre of frm} {to:à}"),
    (w.MoveAmber, "from supply"): Row(
        "place {n:æmber} from the common supply on {to}", "placer {n:Aombre} du stock commun {to:sur}"
    ),
    (w.MoveAmber, "from pool"): Row(
        "move {n:æmber} from {frm:own} pool to {to}", "déplacer {n:Aombre} de {frm:own réserve} {to:sur}"
    ),
    (w.MoveAmber, "to supply"): Row(
        "discard {n:share æmber} from {frm}", "déplacer {n:Aombre of it} {frm:de} dans le stock commun"
    ),
    (w.MoveAmber, "to pool"): Row(
        "move {n:share æmber} from {frm} to {to:own} pool", "déplacer {n:Aombre of it} {frm:de} dans {to:own réserve}"
    ),
    (w.RedistributeTokens, "amber"): Row(
        "redistribute the æmber on {among} among {among}",
        "redistribuer entre {among:les} l’Aombre qui se trouve sur {among:stressed}",
    ),
    (w.RedistributeTokens, "damage"): Row(
        "redistribute the damage on {among} among {among}",
        "redistribuer entre {among:les} les dégâts qui se trouvent sur {among:stressed}",
    ),
    # damage
    w.DivideDamage: Row(
        "deal {n:damage}; you may divide this damage among {among}",
        "infliger {n:dégât in full}, à répartir comme vous le souhaitez entre {among}",
    ),
    w.HealDamage: Row("heal {n:damage} from {who}", "soigner {n:dégât} {who:sur}"),
    (w.HealDamage, "up to"): Row("heal up to {n:damage} from {who}", "soigner jusqu’à {n:dégât} {who:sur}"),
    (w.HealDamage, "itself"): Row("{who} heal {n:damage}", "soigner {n:dégât} {who:sur}"),
    (w.HealDamage, "fully"): Row("fully heal {who}", "soigner entièrement {who}"),
    # cards in play
    w.DestroyCards: Row("{by} destroy {what}", "{by} détruire {what}"),
    (w.DestroyCards, "sacrifice"): Row("{by} sacrifice {what}", "{by} sacrifier {what}"),
    (w.ChangeStatus, "ready"): Row("ready {what}", "redresser {what}"),
    (w.ChangeStatus, "exhaust"): Row("exhaust {what}", "incliner {what}"),
    (w.ChangeStatus, "stun"): Row("stun {what}", "sonner {what}"),
    (w.ChangeStatus, "unstun"): Row("unstun {what}", "retirer le statut sonné {what:de}"),
    w.PlaceCounters: Row("put {n:kind} on {on}", "placer {n:kind} {on:sur}"),
    (w.PlaceCounters, "scaled"): Row("give {on} {n:kind}", "placer {n:kind} {on:sur}"),
    (w.PlaceCounters, "remove"): Row("{on} lose {n:kind}", "retirer {n:kind} {on:de}"),
    w.FightWithCard: Row("fight with {what} {against:against}", "faire combattre {what} {against:contre}"),
    w.UseCard: Row("use {what}", "utiliser {what}"),
    (w.UseCard, "as yours"): Row("use {what} as if it were yours", "utiliser {what} {what:as yours}"),
    w.TakeControlOf: Row("take control of {what} {until}"),
    (w.TakeControlOf, "give"): Row("give control of {what} to your opponent", "donner le contrôle {what:de} à votre adversaire"),
    w.SwapCards: Row("swap {a} with {b:in the battleline}", "échanger les positions {a:de} et {b:de}"),
    (w.SwapCards, "zones"): Row("swap {a} and {b}", "échanger {a} et {b}"),
    w.MoveCardToFlank: Row(
        "move {what} to either flank of its controller's battleline",
        "déplacer {what} sur un flanc de la ligne de front de {what:own contrôleur}",
    ),
    # cards between zones
    (w.MoveCards, "purge"): Row("purge {what:from}", "purger {what}"),
    (w.MoveCards, "archive"): Row("archive {what:from}", "archiver {what}"),
    (w.MoveCards, "put_on_deck"): Row("put {what:from} on top of {what:home deck}"),
    (w.MoveCards, "shuffle_into_deck"): Row("shuffle {what:from} into {what:home deck}"),
    (w.MoveCards, "return_to_hand"): Row("return {what:from} to {what:home hand}"),
    w.DrawCards: Row("{who} draw {n:card}", "{who} piocher {n:carte}"),
    w.RefillHand: Row(
        "{who} refill {who:own} hand as if it were the end of {who:own} turn",
        "{who} refaire {who:own main} comme lors de {who:own étape} « Piocher des cartes »",
    ),
    w.ShuffleZone: Row("shuffle {zone}", "mélanger {zone}"),
    w.Search: Row("search {zones} for {what}, reveal {what:it}, and put {what:it} into your hand"),
    (w.ShowCards, "look"): Row("look at {what}", "regarder {what}"),
    (w.ShowCards, "reveal"): Row("reveal {what:from}", "révéler {what}"),
    w.DiscardCardsUntil: Row(
        "discard cards from the top of your deck until you discard {sel} or run out of cards",
        "défausser des cartes du sommet de votre deck jusqu’à défausser {sel} ou épuiser votre deck",
    ),
    w.PutCardsUnder: Row("put {what:from} facedown under {card}", "mettre {what} face cachée sous {card}"),
    # keys and chains
    w.ForgeKey: Row(
        "{who} forge a key at +{extra:number} æmber current cost",
        "{who} forger une clé au coût actuel augmenté de {extra:Aombre}",
    ),
    (w.ForgeKey, "free"): Row("{who} forge a key at no cost", "{who} forger une clé gratuitement"),
    (w.ForgeKey, "current"): Row("{who} forge a key at current cost", "{who} forger une clé au coût actuel"),
    w.UnforgeKey: Row("unforge it"),
    w.GainChains: Row("{who} gain {n:chain}", "{who} gagner {n:chaîne}"),
})  # fmt: skip


# what happens, by its kind; `{subj}` is the card that acts, `{obj}` the other one, `{own:turn}` a player's own
HAPPENINGS: Final[dict[int, Row]] = {
    names.PLAYS: Row("{who} play {obj}", "{who} jouer {obj}"),
    names.USES: Row("{who} use {obj}", "{who} utiliser {obj}"),
    names.DISCARDS: Row("{who} discard {obj}", "{who} défausser {obj}"),
    names.REAPS: Row("{subj} reap", "{subj} moissonner"),
    names.FIGHTS: Row("{subj} fight", "{subj} combattre"),
    names.ATTACKS: Row("{subj} attack {obj}", "{subj} attaquer {obj:other}"),
    names.IS_ATTACKED_BY: Row("{obj} attack {subj}", "{subj} être <attaqué> {obj:par}"),
    names.IS_DESTROYED: Row("{subj} be destroyed", "{subj} être <détruit>"),
    names.IS_DESTROYED_IN_A_FIGHT: Row("{subj} be destroyed in a fight", "{subj} être <détruit> en combat"),
    names.ENTERS: Row("{subj} enter play", "{subj} entrer en jeu"),
    names.LEAVES: Row("{subj} leave play", "{subj} quitter le jeu"),
    names.IS_DISCARDED_FROM_PLAY: Row(
        "{subj} enter a discard pile from play", "{subj} rejoindre une défausse depuis le jeu"
    ),
    names.CHANGES_CONTROL: Row("{subj} change control", "{subj} changer de contrôleur"),
    names.IS_DEALT_DAMAGE: Row("{subj} be dealt damage", "{subj} subir {some:dégât}"),
    names.PREVENTS_DAMAGE: Row("{subj} prevent damage with its armor"),
    names.FORGES: Row("{who} forge {key}", "{who} forger {key}"),
    names.CHOOSES: Row(
        "{who} choose {obj:house} as {who:own} active house", "{who} choisir {obj:house} en tant que Maison active"
    ),
    names.GAINS_BY_REAPING: Row("{who} gain æmber by reaping", "{who} gagner {some:Aombre} en moissonnant"),
    names.SPENDS_TO_FORGE: Row("{who} spend æmber to forge a key", "{who} dépenser {some:Aombre} pour forger une clé"),
    names.POOL_GROWS: Row("{own:pool} receive æmber"),
    names.IS_ROBBED: Row("{own:æmber} be stolen or captured", "{own:Aombre} être volé ou capturé"),
    names.IS_STOLEN_FROM: Row("{own:æmber} be stolen", "{own:Aombre} être volé"),
    names.TURN_STARTS: Row("{own:turn} start", "{own:tour} commencer"),
    names.TURN_ENDS: Row("{own:turn} end", "{own:tour} se terminer"),
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


def row_of(e: Effect) -> Row:
    """The row that says a word."""
    return ROWS.of(e, variant(e))
