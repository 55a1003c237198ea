"""French for effects: what a card does, as clauses in the mood that their place asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.clauses import ROWS
from tableforge.keyforge.voice.fr.amounts import quantity
from tableforge.keyforge.voice.fr.clauses import from_row
from tableforge.keyforge.voice.fr.events import event
from tableforge.keyforge.voice.fr.lexicon import AOMBRE, CARTE, CLE, CREATURE, DEGAT, PROPRIETAIRE, RESERVE, ZONES
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, owned, player
from tableforge.keyforge.voice.fr.sets import LES, UN, cards, reference
from tableforge.keyforge.voice.fr.talk import EFFECTS, TARGETS, Talk, Way
from tableforge.keyforge.voice.fr.targets import Object, acted_on, as_if_yours, somewhere_in_play, zones_of
from tableforge.tongue.fr import NP, VP, YOU, Clause, Noun, do, does, join, np, passive, you_do
from tableforge.words.node import SetNode


def some_amber(inf: str, much: str, rest: str = "") -> VP:
    """gagnez 2 Aombres; as much as was just spoken of: gagnez-en autant."""
    return do(inf, join("autant", rest), "en") if much == f"autant {AOMBRE.of}" else do(inf, join(much, rest))


@EFFECTS.says(w.LoseAmber)
def lose_amber(s: Talk, e: w.LoseAmber) -> list[Clause]:
    if not (e.who == w.each_player and isinstance(e.n, q.Math) and e.n.op == "-" and isinstance(e.n.b, q.Number)):
        return from_row(s, e)
    who = player(s, e.who)
    rich = np(f"{who.text} possédant {AOMBRE.with_number(e.n.b.n + 1)} ou plus", who.noun)
    return [does(rich, do("perdre", quantity(s, e.n, AOMBRE, e.who).text))]


@EFFECTS.says(w.CaptureAmber)
def capture_amber(s: Talk, e: w.CaptureAmber) -> list[Clause]:
    who = YOU if s.labelled and key_of_what(e.by) == "this" else capturing(s, e.by)
    if e.n == w.that_much and s.much == Way(AOMBRE, "gagné"):  # that very æmber
        return [does(who, do("capturer", "", "le"))]
    much = quantity(s, e.n, AOMBRE, w.opponent)
    s.much = Way(AOMBRE, "capturé")
    frm = "" if e.frm is None else join("de", owned(s, RESERVE, e.frm).text)
    if e.frm is None and isinstance(e.by, w.Each) and not sided(e.by.sel):
        frm = "de la réserve de l’adversaire de son contrôleur"
    return [does(who, some_amber("capturer", much.core, join(frm, much.tail)))]


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
def move_amber(s: Talk, e: w.MoveAmber) -> list[Clause]:
    s.topic = s.topic if isinstance(e.frm, q.Who) else ""
    return from_row(s, e)


# ------------------------------------------------------------------ damage
@EFFECTS.says(w.DealDamage)
def deal_damage(s: Talk, e: w.DealDamage) -> list[Clause]:
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
    each = join("à", "chacune" if to.np.fem else "chacun", "de", to.np.stressed_form)
    if isinstance(e.to, w.Pick) and to.np.many:
        vp = do("infliger", join(much.core, each, much.tail) + more)
        return [you_do(do("choisir", to.text)), replace(you_do(vp), glued=True)]
    if to.known and to.np.many:
        vp = do("infliger", join(each, much.text) + more)
    elif to.known:
        vp = do("infliger", much.text + more, to.np.dative)
    elif isinstance(e.to, w.Both):  # so much to each of them, not in all
        vp = do("infliger", join(" et ".join([join(much.core, "à", p) for p in to.np.parts]), much.tail) + more)
    elif much.core.startswith("un montant"):
        vp = do("infliger", join(to.after("à"), much.core) + more)
    else:
        vp = do("infliger", join(much.core, to.after("à"), much.tail) + more)
    return [does(dealer, vp)]


@EFFECTS.says(w.HealDamage)
def heal_damage(s: Talk, e: w.HealDamage) -> list[Clause]:
    s.much = Way(DEGAT, "soigné")
    said = from_row(s, e)
    s.way = Way(s.it.noun or CARTE, "soigné")
    return said


# ------------------------------------------------------------------ cards in play
def way(s: Talk, noun: Noun, done: str) -> None:
    """From here on "de la sorte" speaks of that."""
    s.way = Way(noun, done)


@EFFECTS.says(w.DestroyCards)
def destroy_cards(s: Talk, e: w.DestroyCards) -> list[Clause]:
    said = from_row(s, e)
    s.met = s.met and not e.sacrifice  # what is sacrificed is gone: "cette créature" is this one again
    return said


# ------------------------------------------------------------------ cards between zones
def home(s: Talk, obj: Object, place: int) -> str:
    """The zone that a card goes home to: votre main, la main de son propriétaire."""
    noun = ZONES[place]
    if s.yours:
        return f"votre {noun.one}"
    return join("la" if noun.fem else "le", noun.one, "de", obj.np.own(PROPRIETAIRE))


def sent(s: Talk, e: w.MoveCards, inf: str, to: Callable[[Object], str], done: str) -> list[Clause]:
    """Cards go to a zone, which is named first where the cards are described by their zones."""
    obj = acted_on(s, e.what, done)
    way(s, obj.np.noun or CARTE, done)
    first = isinstance(e.what, w.Target) and somewhere_in_play(e.what)
    rest = join(to(obj), obj.text) if first else join(obj.text, to(obj))
    return [you_do(do(inf, rest, obj.clitic))]


def discard(s: Talk, e: w.MoveCards) -> list[Clause]:
    """A player discards from a zone of his own."""
    zones = zones_of(e.what)
    who = player(s, zones[0].who) if zones else YOU
    obj = acted_on(s, e.what, "défaussé")
    way(s, CARTE if zones else obj.np.noun or CARTE, "défaussé")
    return [does(who, do("défausser", obj.text, obj.clitic))]


def archive(s: Talk, e: w.MoveCards) -> list[Clause]:
    if e.whose is None:
        return from_row(s, e)
    obj = acted_on(s, e.what, "archivé")
    way(s, obj.np.noun or CARTE, "archivé")
    whose = join("les archives de", obj.np.own(PROPRIETAIRE))
    if e.whose != w.its_owner:
        whose = owned(s, ZONES[names.ARCHIVES], e.whose, True).text
    said = [you_do(do("mettre", join(obj.text, "dans", whose), obj.clitic))]
    if e.whose == w.you:
        said.append(goes_home(replace(obj.np.taken_up, plural=obj.np.many or s.for_each != "")))
    return said


def goes_home(it: NP) -> Clause:
    """The mark of a card in another's archives; of several, each goes by itself."""
    one = replace(it, plural=False)
    who = np(join("l’une" if it.fem else "l’un", "de", it.stressed_form), it.noun) if it.plural else one.pronoun
    leaves = do("quitter", "vos archives").present(who)
    back = passive("mettre", one, f"dans la main de {one.own(PROPRIETAIRE)} à la place").present(one.pronoun)
    return Clause(f"{join('si', leaves)}, {back}", full=True)


MOVES: Final[dict[str, Callable[[Talk, w.MoveCards], list[Clause]]]] = {
    "purge": from_row,
    "discard": discard,
    "archive": archive,
    "return_to_hand": lambda s, e: to_hand(s, e),
    "put_on_deck": lambda s, e: sent(s, e, "mettre", lambda o: join("au sommet de", home(s, o, names.DECK)), "replacé"),
    "shuffle_into_deck": lambda s, e: sent(s, e, "mélanger", lambda o: f"dans {home(s, o, names.DECK)}", "mélangé"),
}


def to_hand(s: Talk, e: w.MoveCards) -> list[Clause]:
    if s.finding:
        return [you_do(do("ajouter", "à votre main", acted_on(s, e.what).clitic))]
    seen = isinstance(e.what, w.Pick) and key_of(e.what.sel) == "it"
    return sent(s, e, "mettre" if seen else "renvoyer", lambda o: f"dans {home(s, o, names.HAND)}", "renvoyé")


@EFFECTS.says(w.MoveCards)
def move_cards(s: Talk, e: w.MoveCards) -> list[Clause]:
    return MOVES[e.verb](s, e)


@EFFECTS.says(w.Search)
def search(s: Talk, e: w.Search) -> list[Clause]:
    found = acted_on(s, e.what).np
    s.yours = True
    way(s, found.noun or CARTE, "trouvé")
    zones = TARGETS(s, w.Each(e.zones)).text
    text = found.text
    if isinstance(e.what, w.Each):
        text = join("toutes" if found.fem else "tous", cards(s, e.what.sel, LES).text)
    return [
        you_do(do("chercher", f"{text} dans {zones}")),
        replace(you_do(do("révéler", "", found.direct)), glued=True),
        replace(you_do(do("ajouter", "à votre main", found.direct)), glued=True),
    ]


@EFFECTS.says(w.ShowCards)
def show_cards(s: Talk, e: w.ShowCards) -> list[Clause]:
    it, topic = s.it, s.topic
    said = from_row(s, e)
    if isinstance(e.what, w.Each) and zones_of(e.what):
        s.it, s.topic = it, topic
    return said


@EFFECTS.says(w.DiscardCardsUntil)
def discard_until(s: Talk, e: w.DiscardCardsUntil) -> list[Clause]:
    said = from_row(s, e)
    s.sets_it(cards(s, e.sel, UN), "défaussé")
    s.yours = True
    s.found = f"si vous en défaussez {'une' if s.it.fem else 'un'}"
    return said


@EFFECTS.says(w.PutCardsIntoPlay)
def put_into_play(s: Talk, e: w.PutCardsIntoPlay) -> list[Clause]:
    obj = acted_on(s, e.what, "mis en jeu")
    control = "sous votre contrôle" if e.under == w.you else join("sous le contrôle de", player(s, e.under).text)
    control = "" if s.yours and e.under == w.you else control
    return [you_do(do("mettre", join("en jeu", obj.text, control), obj.clitic))]


def as_if_in_hand(obj: NP) -> str:
    """As if a card were in your hand and of the active house."""
    return join("comme", join("si", obj.subject), "était dans votre main et appartenait à la Maison active")


@EFFECTS.says(w.PlayCard)
def play_card(s: Talk, e: w.PlayCard) -> list[Clause]:
    foreign = any(name_of(z.who) == "opponent" for z in zones_of(e.what))
    obj = acted_on(s, e.what, "joué")
    # an order to play a card needs no leave of the active house, but a permission has to give it
    how = as_if_yours(obj.np) if foreign else as_if_in_hand(obj.np) if s.permitted else ""
    return [you_do(do("jouer", join(obj.text, how), obj.clitic))]


@EFFECTS.says(w.FightWithCard)
def fight_with(s: Talk, e: w.FightWithCard) -> list[Clause]:
    said = from_row(s, e)
    s.opposing = np("la créature attaquée", CREATURE)
    return said


@EFFECTS.says(w.TakeControlOf)
def take_control(s: Talk, e: w.TakeControlOf) -> list[Clause]:
    obj = acted_on(s, e.what)
    whose = obj.after("de") if not obj.known else reference(s, w.it).after("de")
    if e.give:
        return [you_do(do("donner", f"le contrôle {whose} à votre adversaire"))]
    end = ""
    if e.until is not None:
        who, vp = event(s, e.until, UN, UN)
        if who.noun is obj.np.noun:  # "cette créature" would be the one just named
            who = replace(who, parts=(s.title or "cette carte",))
        end = join("jusqu’à ce que", vp.present(who))
        s.topic = "it"
    return [you_do(do("prendre", join("le contrôle", whose, end)))]


@EFFECTS.says(w.SwapCards)
def swap(s: Talk, e: w.SwapCards) -> list[Clause]:
    said = from_row(s, e)
    if not isinstance(e.a, q.Zone):
        s.it = replace(s.it, name="l’autre créature")
        s.topic = ""
    return said


# ------------------------------------------------------------------ keys and chains
@EFFECTS.says(w.ForgeKey)
def forge_key(s: Talk, e: w.ForgeKey) -> list[Clause]:
    if not (isinstance(e.extra, q.Math) and isinstance(e.extra.a, q.Number) and e.extra.op == "-"):
        return from_row(s, e)
    less = quantity(s, e.extra.b, AOMBRE).text
    cost = f"au coût actuel augmenté de {AOMBRE.with_number(e.extra.a.n)} et réduit de {less}"
    return [does(player(s, e.who), do("forger", f"une clé {cost}"))]


@EFFECTS.says(w.UnforgeKey)
def unforge_key(s: Talk, e: w.UnforgeKey) -> list[Clause]:
    return [Clause(do("redevenir", "non forgée").present(np("cette clé", CLE)))]


EFFECTS.fill(ROWS.said_in("fr"), from_row)
