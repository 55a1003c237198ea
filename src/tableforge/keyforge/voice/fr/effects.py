"""French for effects: what a card does, as clauses in the mood that their place asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.amounts import quantity
from tableforge.keyforge.voice.fr.events import event
from tableforge.keyforge.voice.fr.flow import does, you_do
from tableforge.keyforge.voice.fr.lexicon import (
    AJOUTER,
    AOMBRE,
    ARCHIVER,
    CAPTURER,
    CARTE,
    CHAINE,
    CHERCHER,
    CHOISIR,
    CLE,
    CONTROLEUR,
    COUNTERS,
    CREATURE,
    DEFAUSSER,
    DEGAT,
    DEPLACER,
    DETRUIRE,
    DONNER,
    ECHANGER,
    ETAPE,
    FAIRE,
    FORGER,
    GAGNER,
    INCLINER,
    INFLIGER,
    JOUER,
    MELANGER,
    METTRE,
    PERDRE,
    PIOCHER,
    PLACER,
    PRENDRE,
    PROPRIETAIRE,
    PURGER,
    QUITTER,
    REDEVENIR,
    REDISTRIBUER,
    REDRESSER,
    REFAIRE,
    REGARDER,
    RENVOYER,
    RESERVE,
    RETIRER,
    REVELER,
    SACRIFIER,
    SOIGNER,
    SONNER,
    STEPS,
    UTILISER,
    VOLER,
    YOU,
    ZONES,
)
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, owned, player, zone
from tableforge.keyforge.voice.fr.sets import LES, UN, cards, reference
from tableforge.keyforge.voice.fr.talk import EFFECTS, TARGETS, Clause, Talk, Way
from tableforge.keyforge.voice.fr.targets import Object, acted_on, somewhere_in_play, what, zones_of
from tableforge.tongue.fr import NP, VP, Noun, Verb, join, np, passive
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ æmber
def amber_move(s: Talk, verb: Verb, n: q.Amount, who: q.Who, pool: q.Who | None = None) -> list[Clause]:
    """A player gains, loses or steals; `pool` is the one it comes from."""
    subject = player(s, who)
    much = quantity(s, n, AOMBRE, pool)
    s.much = Way(AOMBRE, verb.pp)
    return [does(subject, some_amber(verb, much.text))]


def some_amber(verb: Verb, much: str, rest: str = "") -> VP:
    """gagnez 2 Aombres; as much as was just spoken of: gagnez-en autant."""
    return VP(verb, join("autant", rest), "en") if much == f"autant {AOMBRE.of}" else VP(verb, join(much, rest))


@EFFECTS.says(w.GainAmber)
def say_gain_amber(s: Talk, e: w.GainAmber) -> list[Clause]:
    return amber_move(s, GAGNER, e.n, e.who)


@EFFECTS.says(w.LoseAmber)
def say_lose_amber(s: Talk, e: w.LoseAmber) -> list[Clause]:
    if e.who == w.each_player and isinstance(e.n, q.Math) and e.n.op == "-" and isinstance(e.n.b, q.Number):
        who = player(s, e.who)
        rich = np(f"{who.text} possédant {AOMBRE.counted(e.n.b.n + 1)} ou plus", who.noun)
        return [does(rich, VP(PERDRE, quantity(s, e.n, AOMBRE, e.who).text))]
    return amber_move(s, PERDRE, e.n, e.who, e.who)


@EFFECTS.says(w.StealAmber)
def say_steal_amber(s: Talk, e: w.StealAmber) -> list[Clause]:
    return amber_move(s, VOLER, e.n, e.who, w.opponent if e.who == w.you else w.you)


@EFFECTS.says(w.CaptureAmber)
def say_capture_amber(s: Talk, e: w.CaptureAmber) -> list[Clause]:
    who = YOU if s.labelled and key_of_what(e.by) == "this" else capturing(s, e.by)
    if e.n == w.that_much and s.much == Way(AOMBRE, "gagné"):  # that very æmber
        return [does(who, VP(CAPTURER, "", "le"))]
    much = quantity(s, e.n, AOMBRE, w.opponent)
    s.much = Way(AOMBRE, "capturé")
    frm = "" if e.frm is None else join("de", owned(s, RESERVE, e.frm).text)
    if e.frm is None and isinstance(e.by, w.Each) and not sided(e.by.sel):
        frm = "de la réserve de l’adversaire de son contrôleur"
    return [does(who, some_amber(CAPTURER, much.core, join(frm, much.tail)))]


def sided(x: SetNode) -> bool:
    """Whether a set speaks of one player's cards only."""
    return sided(x.a) or sided(x.b) if isinstance(x, q.And) else isinstance(x, q.Side)


def capturing(s: Talk, x: w.What) -> NP:
    """The creature that captures: une créature alliée, elle, celle-ci."""
    nearest = key_of_what(x) == s.nearest
    by = acted_on(s, x)
    if by.known:
        return by.np.pronoun
    return np("celle-ci" if by.np.fem else "celui-ci", by.np.noun) if nearest else by.np


def key_of_what(x: w.What) -> str:
    return "" if isinstance(x, w.Target) else key_of(x)


@EFFECTS.says(w.MoveAmber)
def say_move_amber(s: Talk, e: w.MoveAmber) -> list[Clause]:
    if isinstance(e.frm, q.Who):
        assert not isinstance(e.to, q.Who)
        much = quantity(s, e.n, AOMBRE).text
        frm = join("de", "le stock commun" if e.frm == w.supply else owned(s, RESERVE, e.frm).text)
        return [you_do(VP(PLACER if e.frm == w.supply else DEPLACER, join(much, frm, acted_on(s, e.to).after("sur"))))]
    assert isinstance(e.to, q.Who)
    to = "dans le stock commun" if e.to == w.supply else f"dans {owned(s, RESERVE, e.to).text}"
    every = isinstance(e.n, q.CardAmount) and key_of(e.n.of) == "it"
    s.topic = ""
    frm = acted_on(s, e.frm).after("de")
    return [you_do(VP(DEPLACER, join("tout l’Aombre" if every else quantity(s, e.n, AOMBRE).text, frm, to)))]


@EFFECTS.says(w.PayAmber)
def say_pay_amber(s: Talk, e: w.PayAmber) -> list[Clause]:
    subject = player(s, e.frm)
    much = quantity(s, e.n, AOMBRE, e.frm).text
    if e.to == w.you:
        return [does(subject, VP(DONNER, much, "vous"))]
    return [does(subject, VP(DONNER, f"{much} à {player(s, e.to).text}"))]


@EFFECTS.says(w.RedistributeTokens)
def say_redistribute(s: Talk, e: w.RedistributeTokens) -> list[Clause]:
    among = cards(s, e.among, LES)
    what = "l’Aombre qui se trouve" if e.what == w.AMBER else "les dégâts qui se trouvent"
    return [you_do(VP(REDISTRIBUER, f"entre {among.text} {what} sur {among.stressed}"))]


# ------------------------------------------------------------------ damage
@EFFECTS.says(w.DealDamage)
def say_deal_damage(s: Talk, e: w.DealDamage) -> list[Clause]:
    s.one_damage = isinstance(e.n, q.Number) and e.n.n == 1
    dealer = YOU if e.by is None else acted_on(s, e.by).np
    more = f", avec une projection de {e.splash}" if e.splash else ""
    more += ", en ignorant l’armure" if e.ignoring_armor else ""
    to = acted_on(s, e.to)
    topic = s.topic
    s.topic = topic if e.by is None else key_of_what(e.by) or topic  # the dealer's own power is "sa puissance"
    much = quantity(s, e.n, DEGAT)
    if e.to in s.hit and not isinstance(e.to, w.Pick):  # the same cards once more
        much = replace(much, core=f"{much.core} supplémentaire{'' if s.one_damage else 's'}")
    s.hit.append(e.to)
    s.topic = topic if e.by is not None else s.topic
    way(s, CREATURE, "blessé")
    each = join("à", "chacune" if to.np.fem else "chacun", "de", to.np.stressed)
    if isinstance(e.to, w.Pick) and to.np.many:
        vp = VP(INFLIGER, join(much.core, each, much.tail) + more)
        return [you_do(VP(CHOISIR, to.text)), replace(you_do(vp), glued=True)]
    if to.known and to.np.many:
        vp = VP(INFLIGER, join(each, much.text) + more)
    elif to.known:
        vp = VP(INFLIGER, much.text + more, to.np.dative)
    elif isinstance(e.to, w.Both):  # so much to each of them, not in all
        vp = VP(INFLIGER, join(" et ".join([join(much.core, "à", p) for p in to.np.parts]), much.tail) + more)
    elif much.core.startswith("un montant"):
        vp = VP(INFLIGER, join(to.after("à"), much.core) + more)
    else:
        vp = VP(INFLIGER, join(much.core, to.after("à"), much.tail) + more)
    return [does(dealer, vp)]


@EFFECTS.says(w.DivideDamage)
def say_divide_damage(s: Talk, e: w.DivideDamage) -> list[Clause]:
    much = quantity(s, e.n, DEGAT).text
    among = TARGETS(s, e.among).text
    return [you_do(VP(INFLIGER, f"{much}, à répartir comme vous le souhaitez entre {among}"))]


@EFFECTS.says(w.HealDamage)
def say_heal_damage(s: Talk, e: w.HealDamage) -> list[Clause]:
    s.much = Way(DEGAT, "soigné")
    who = acted_on(s, e.who)
    way(s, who.np.noun or CARTE, "soigné")
    if e.n is None:
        return [you_do(VP(SOIGNER, join("entièrement", who.text), who.clitic))]
    much = quantity(s, e.n, DEGAT)
    return [you_do(VP(SOIGNER, join("jusqu’à" if e.up_to else "", much.core, who.after("sur"), much.tail)))]


# ------------------------------------------------------------------ cards in play
def way(s: Talk, noun: Noun, done: str) -> None:
    """From here on "de la sorte" speaks of that."""
    s.way = Way(noun, done)


def direct(s: Talk, verb: Verb, x: w.What, who: NP = YOU) -> Clause:
    """Something is done to cards."""
    obj = acted_on(s, x, verb.pp)
    way(s, obj.np.noun or CARTE, verb.pp)
    return does(who, VP(verb, obj.text, obj.clitic))


@EFFECTS.says(w.DestroyCards)
def say_destroy_cards(s: Talk, e: w.DestroyCards) -> list[Clause]:
    who = YOU if e.by is None else player(s, e.by)
    said = direct(s, SACRIFIER if e.sacrifice else DETRUIRE, e.what, who)
    s.met = s.met and not e.sacrifice  # what is sacrificed is gone: "cette créature" is this one again
    return [said]


@EFFECTS.says(w.ChangeStatus)
def say_set_status(s: Talk, e: w.ChangeStatus) -> list[Clause]:
    if e.status == "unstun":
        return [you_do(VP(RETIRER, join("le statut sonné", acted_on(s, e.what).after("de"))))]
    return [direct(s, {"ready": REDRESSER, "exhaust": INCLINER, "stun": SONNER}[e.status], e.what)]


@EFFECTS.says(w.PlaceCounters)
def say_place_counters(s: Talk, e: w.PlaceCounters) -> list[Clause]:
    on = acted_on(s, e.on)
    much = quantity(s, e.n, COUNTERS[e.kind.name])
    if e.remove:
        return [you_do(VP(RETIRER, join(much.core, on.after("de"), much.tail)))]
    return [you_do(VP(PLACER, join(much.core, on.after("sur"), much.tail)))]


# ------------------------------------------------------------------ cards between zones
def home(s: Talk, obj: Object, place: int) -> str:
    """The zone that a card goes home to: votre main, la main de son propriétaire."""
    noun = ZONES[place]
    if s.yours:
        return f"votre {noun.one}"
    return join("la" if noun.fem else "le", noun.one, "de", obj.np.own(PROPRIETAIRE))


def sent(s: Talk, e: w.MoveCards, verb: Verb, to: Callable[[Object], str], done: str) -> list[Clause]:
    """Cards go to a zone, which is named first where the cards are described by their zones."""
    obj = acted_on(s, e.what, done)
    way(s, obj.np.noun or CARTE, done)
    first = isinstance(e.what, w.Target) and somewhere_in_play(e.what)
    rest = join(to(obj), obj.text) if first else join(obj.text, to(obj))
    return [you_do(VP(verb, rest, obj.clitic))]


def discard(s: Talk, e: w.MoveCards) -> list[Clause]:
    """A player discards from a zone of his own."""
    zones = zones_of(e.what)
    who = player(s, zones[0].who) if zones else YOU
    obj = acted_on(s, e.what, DEFAUSSER.pp)
    way(s, CARTE if zones else obj.np.noun or CARTE, DEFAUSSER.pp)
    return [does(who, VP(DEFAUSSER, obj.text, obj.clitic))]


def archive(s: Talk, e: w.MoveCards) -> list[Clause]:
    if e.whose is None:
        return [direct(s, ARCHIVER, e.what)]
    obj = acted_on(s, e.what, ARCHIVER.pp)
    way(s, obj.np.noun or CARTE, ARCHIVER.pp)
    if e.whose == w.its_owner:
        to = join("dans les archives de", obj.np.own(PROPRIETAIRE))
    else:
        to = f"dans {owned(s, ZONES[names.ARCHIVES], e.whose, True).text}"
    said = [you_do(VP(METTRE, join(obj.text, to), obj.clitic))]
    return [*said, goes_home(replace(obj.np.taken_up, plural=obj.np.many or s.for_each != ""))] if e.whose == w.you else said


def goes_home(it: NP) -> Clause:
    """The mark of a card in another's archives; of several, each goes by itself."""
    one = replace(it, plural=False)
    who = np(join("l’une" if it.fem else "l’un", "de", it.stressed), it.noun) if it.plural else one.pronoun
    back = passive(METTRE, one, f"dans la main de {one.own(PROPRIETAIRE)} à la place").present(one.pronoun)
    return Clause(f"{join('si', VP(QUITTER, 'vos archives').present(who))}, {back}", full=True)


MOVES: Final[dict[str, Callable[[Talk, w.MoveCards], list[Clause]]]] = {
    "purge": lambda s, e: [direct(s, PURGER, e.what)],
    "discard": discard,
    "archive": archive,
    "return_to_hand": lambda s, e: to_hand(s, e),
    "put_on_deck": lambda s, e: sent(s, e, METTRE, lambda o: join("au sommet de", home(s, o, names.DECK)), "replacé"),
    "shuffle_into_deck": lambda s, e: sent(s, e, MELANGER, lambda o: f"dans {home(s, o, names.DECK)}", "mélangé"),
}


def to_hand(s: Talk, e: w.MoveCards) -> list[Clause]:
    if s.finding:
        return [you_do(VP(AJOUTER, "à votre main", acted_on(s, e.what).clitic))]
    seen = isinstance(e.what, w.Pick) and key_of(e.what.sel) == "it"
    return sent(s, e, METTRE if seen else RENVOYER, lambda o: f"dans {home(s, o, names.HAND)}", "renvoyé")


@EFFECTS.says(w.MoveCards)
def say_move_cards(s: Talk, e: w.MoveCards) -> list[Clause]:
    return MOVES[e.verb](s, e)


@EFFECTS.says(w.DrawCards)
def say_draw_cards(s: Talk, e: w.DrawCards) -> list[Clause]:
    who = player(s, e.who)
    much = quantity(s, e.n, CARTE)
    core = "une carte" if much.core == "1 carte" else much.core
    return [does(who, VP(PIOCHER, join(core, much.tail)))]


@EFFECTS.says(w.RefillHand)
def say_refill_hand(s: Talk, e: w.RefillHand) -> list[Clause]:
    who = player(s, e.who)
    hand = owned(s, ZONES[names.HAND], e.who).text
    step = join(owned(s, ETAPE, e.who).text, STEPS["draw_step"])
    return [does(who, VP(REFAIRE, f"{hand} comme lors de {step}"))]


@EFFECTS.says(w.ShuffleZone)
def say_shuffle_zone(s: Talk, e: w.ShuffleZone) -> list[Clause]:
    return [you_do(VP(MELANGER, zone(s, e.zone).text))]


@EFFECTS.says(w.Search)
def say_search(s: Talk, e: w.Search) -> list[Clause]:
    found = acted_on(s, e.what).np
    s.yours = True
    way(s, found.noun or CARTE, "trouvé")
    zones = TARGETS(s, w.Each(e.zones)).text
    text = found.text
    if isinstance(e.what, w.Each):
        text = join("toutes" if found.fem else "tous", cards(s, e.what.sel, LES).text)
    return [
        you_do(VP(CHERCHER, f"{text} dans {zones}")),
        replace(you_do(VP(REVELER, "", found.direct)), glued=True),
        replace(you_do(VP(AJOUTER, "à votre main", found.direct)), glued=True),
    ]


@EFFECTS.says(w.ShowCards)
def say_show_cards(s: Talk, e: w.ShowCards) -> list[Clause]:
    verb = REGARDER if e.look else REVELER
    if isinstance(e.what, w.Each) and zones_of(e.what):
        it, topic = s.it, s.topic
        seen = what(s, e.what)
        way(s, CARTE, verb.pp)
        s.it, s.topic = it, topic
        return [you_do(VP(verb, seen.text))]
    return [direct(s, verb, e.what)]


@EFFECTS.says(w.DiscardCardsUntil)
def say_discard_until(s: Talk, e: w.DiscardCardsUntil) -> list[Clause]:
    found = cards(s, e.sel, UN)
    s.sets_it(found, DEFAUSSER.pp)
    s.yours = True
    s.found = f"si vous en défaussez {'une' if found.fem else 'un'}"
    until = f"jusqu’à défausser {found.text} ou épuiser votre deck"
    return [you_do(VP(DEFAUSSER, f"des cartes du sommet de votre deck {until}"))]


@EFFECTS.says(w.PutCardsUnder)
def say_put_under(s: Talk, e: w.PutCardsUnder) -> list[Clause]:
    obj = acted_on(s, e.what)
    return [you_do(VP(METTRE, join(obj.text, "face cachée sous", reference(s, e.card).text), obj.clitic))]


@EFFECTS.says(w.PutCardsIntoPlay)
def say_put_into_play(s: Talk, e: w.PutCardsIntoPlay) -> list[Clause]:
    obj = acted_on(s, e.what, "mis en jeu")
    control = "sous votre contrôle" if e.under == w.you else join("sous le contrôle de", player(s, e.under).text)
    control = "" if s.yours and e.under == w.you else control
    return [you_do(VP(METTRE, join("en jeu", obj.text, control), obj.clitic))]


# ------------------------------------------------------------------ using cards
def as_if(obj: NP) -> str:
    """As if an opponent's card were yours."""
    return join("comme", join("si", obj.subject), "vous appartenaient" if obj.plural else "vous appartenait")


def as_if_in_hand(obj: NP) -> str:
    """As if a card were in your hand and of the active house."""
    return join("comme", join("si", obj.subject), "était dans votre main et appartenait à la Maison active")


@EFFECTS.says(w.PlayCard)
def say_play_card(s: Talk, e: w.PlayCard) -> list[Clause]:
    foreign = any(name_of(z.who) == "opponent" for z in zones_of(e.what))
    obj = acted_on(s, e.what, JOUER.pp)
    # an order to play a card needs no leave of the active house, but a permission has to give it
    how = as_if(obj.np) if foreign else as_if_in_hand(obj.np) if s.permitted else ""
    return [you_do(VP(JOUER, join(obj.text, how), obj.clitic))]


@EFFECTS.says(w.UseCard)
def say_use_card(s: Talk, e: w.UseCard) -> list[Clause]:
    obj = acted_on(s, e.what, UTILISER.pp)
    return [you_do(VP(UTILISER, join(obj.text, as_if(obj.np) if e.as_yours else ""), obj.clitic))]


@EFFECTS.says(w.FightWithCard)
def say_fight_with(s: Talk, e: w.FightWithCard) -> list[Clause]:
    obj = acted_on(s, e.what)
    against = "" if e.against is None else f"contre {TARGETS(s, e.against).text}"
    s.opposing = np("la créature attaquée", CREATURE)
    return [you_do(VP(FAIRE, join("combattre", obj.text, against), obj.clitic))]


@EFFECTS.says(w.TakeControlOf)
def say_take_control(s: Talk, e: w.TakeControlOf) -> list[Clause]:
    obj = acted_on(s, e.what)
    whose = obj.after("de") if not obj.known else reference(s, w.it).after("de")
    if e.give:
        return [you_do(VP(DONNER, f"le contrôle {whose} à votre adversaire"))]
    end = ""
    if e.until is not None:
        who, vp = event(s, e.until, UN, UN)
        if who.noun is obj.np.noun:  # "cette créature" would be the one just named
            who = replace(who, parts=(s.title or "cette carte",))
        end = join("jusqu’à ce que", vp.present(who))
        s.topic = "it"
    return [you_do(VP(PRENDRE, join("le contrôle", whose, end)))]


@EFFECTS.says(w.SwapCards)
def say_swap(s: Talk, e: w.SwapCards) -> list[Clause]:
    if isinstance(e.a, q.Zone) and isinstance(e.b, q.Zone):
        return [you_do(VP(ECHANGER, f"{zone(s, e.a).text} et {zone(s, e.b).text}"))]
    one = acted_on(s, e.a)
    two = acted_on(s, e.b)
    s.it = replace(s.it, name="l’autre créature")
    s.topic = ""
    return [you_do(VP(ECHANGER, f"les positions {one.np.after('de')} et {two.np.after('de')}"))]


@EFFECTS.says(w.MoveCardToFlank)
def say_move_to_flank(s: Talk, e: w.MoveCardToFlank) -> list[Clause]:
    obj = acted_on(s, e.what)
    line = f"sur un flanc de la ligne de front de {obj.np.own(CONTROLEUR)}"
    return [you_do(VP(DEPLACER, join(obj.text, line), obj.clitic))]


# ------------------------------------------------------------------ keys and chains
@EFFECTS.says(w.ForgeKey)
def say_forge_key(s: Talk, e: w.ForgeKey) -> list[Clause]:
    return [does(player(s, e.who), VP(FORGER, f"une clé {forging_cost(s, e.extra)}"))]


def forging_cost(s: Talk, extra: q.Amount | None) -> str:
    if extra is None:
        return "gratuitement"
    if isinstance(extra, q.Number):
        return f"au coût actuel augmenté de {AOMBRE.counted(extra.n)}" if extra.n else "au coût actuel"
    if isinstance(extra, q.Math) and isinstance(extra.a, q.Number) and extra.op == "-":
        less = quantity(s, extra.b, AOMBRE).text
        return f"au coût actuel augmenté de {AOMBRE.counted(extra.a.n)} et réduit de {less}"
    return f"au coût actuel augmenté de {quantity(s, extra, AOMBRE).text}"


@EFFECTS.says(w.UnforgeKey)
def say_unforge_key(s: Talk, e: w.UnforgeKey) -> list[Clause]:
    return [Clause(VP(REDEVENIR, "non forgée").present(np("cette clé", CLE)))]


@EFFECTS.says(w.GainChains)
def say_gain_chains(s: Talk, e: w.GainChains) -> list[Clause]:
    return [does(player(s, e.who), VP(GAGNER, quantity(s, e.n, CHAINE).text))]
