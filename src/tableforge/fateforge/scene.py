"""Fateforge's table as data: the zones with everything in them, hero boards, the order of a round, what the enemies will do."""

from __future__ import annotations

from typing import Any, Final

from tableforge.fateforge import names as n
from tableforge.fateforge import sheet, things
from tableforge.fateforge.definition import Card, EnemyDef, HeroDef
from tableforge.fateforge.quest import RANKS
from tableforge.fateforge.voice import languages, plan
from tableforge.fateforge.voice.table import named
from tableforge.kernel.scene import (
    ACCENT,
    EVERYBODY,
    FAINT,
    GOOD,
    HAND,
    HARM,
    MAP,
    PILE,
    PLAIN,
    SHELF,
    Attempt,
    Emblem,
    Figure,
    Mark,
    Outcome,
    Scene,
    Sheet,
    Side,
    Thing,
    Zone,
)
from tableforge.tongue.both import column
from tableforge.tongue.sentence import capital

View = dict[str, Any]

HERO_SHAPES: Final = {
    "mercenary": ("▲", "blue"), "shaman": ("✦", "lilac"), "lord": ("◆", "sand"), "thief": ("●", "lime"),
    "sylvan-guard": ("♣", "green"),
}  # fmt: skip
ANY_HERO: Final = ("■", PLAIN)
COLOUR_SHAPES: Final = (
    ("○", PLAIN), ("◇", "blue"), ("△", HARM), ("□", "green"), ("▽", "orange"), ("☆", "lilac"), ("☠", ACCENT),
)  # fmt: skip
TOKEN_SHAPES: Final = {
    "gem": ("◈", ACCENT), "food": ("●", GOOD), "chest": ("▣", "sand"), "trap": ("✖", HARM), "exploration": ("?", ACCENT),
    "snare": ("⌗", GOOD), "objective": ("★", ACCENT),
}  # fmt: skip
STEPS: Final = ("preparation", "order", "action", "enemies", "upkeep")
VERBS: Final = (
    "strike", "shoot", "use", "take", "focus", "weak-point", "revive", "ally-result", "ally-skill", "move", "portal", "energy-move",
    "energy-portal", "visit", "heal", "eat", "learn", "buy", "buy-food", "drink", "", "arrange", "choose-skills",
)  # fmt: skip
RULES: Final = {
    "hp": ("FF.damage", "FF.knocked-out"),
    "en": ("FF.energy-reroll", "FF.energy-move"),
    "objectives": ("FF.objective-units", "FF.outcome"),
    "coming": ("FF.waves-announced",),
    "rules": ("FF.setup-order",),
    "enemies": ("FF.enemy-section", "FF.reactions", "FF.enemy-order"),
    "gold": ("FF.gold-shared",),
    "food": ("FF.food",),
    "bag": ("FF.party-bag",),
    "order": ("FF.player-order", "FF.slot-announced"),
    "seat": ("FF.hero-turn",),
    "time": ("FF.time-tokens",),
    "decks": ("FF.corruption", "FF.fear", "FF.trap-card"),
}

# English and French of what stands on the table; names of results, cards and places come from the voices
SAID: Final = {
    "title": ("Fateforge · {scene}", "Fateforge · {scene}"),
    "round": ("Round {n} of {most}", "Round {n} sur {most}"),
    "rest": ("Rest", "Repos"),
    "set-up": ("Set-up", "Mise en place"),
    "leaving": ("Leaving", "Départ"),
    "over": ("The end", "Fin"),
    "preparation": ("Preparation", "Préparation"),
    "order": ("Order", "Ordre"),
    "action": ("Action", "Action"),
    "enemies-step": ("Enemies", "Ennemis"),
    "upkeep": ("Upkeep", "Entretien"),
    # zones and numbers
    "map": ("Zones", "Zones"),
    "track": ("Order", "Ordre"),
    "objectives": ("Objectives", "Objectifs"),
    "coming": ("Arrivals", "Arrivées"),
    "rules": ("Scene", "Scène"),
    "enemies": ("Enemies", "Ennemis"),
    "gold": ("Gold", "Or"),
    "food": ("Food", "Vivres"),
    "bag": ("Bag", "Sac"),
    "time": ("Time", "Temps"),
    "heroes": ("Heroes", "Héros"),
    "hand": ("Skills and items", "Compétences et objets"),
    "board": ("Boards", "Plateaux"),
    "places": ("Places", "Lieux"),
    "hp": ("Health", "Santé"),
    "en": ("Energy", "Énergie"),
    "no-cards": ("none", "aucun"),
    "no-heroes": ("not there yet", "pas encore là"),
    # a hero
    "hero": ("hero", "héros"),
    "health": ("health {n} of {most}", "santé {n} sur {most}"),
    "energy": ("energy {n} of {most}", "énergie {n} sur {most}"),
    "parry": ("Parry {n}", "Parade {n}"),
    "focus": ("Focus on the drum {n}", "Concentration sur le tambour {n}"),
    "toxic": ("toxic {n}", "toxique {n}"),
    "dice": ("dice: {dice}", "dés : {dice}"),
    "dice:none": ("no dice", "aucun dé"),
    "dice:hidden": ("{n} dice behind the screen", "{n} dés derrière l’écran"),
    "grants": ("given: {dice}", "reçu : {dice}"),
    "down": ("knocked out", "hors de combat"),
    "down:brief": ("KO", "KO"),
    "stunned": ("stunned", "étourdi"),
    "stunned:brief": ("stun", "étou."),
    "hidden": ("hidden", "caché"),
    "taunting": ("taunting", "provoque"),
    "stance": ("stance: {stance}", "posture : {stance}"),
    "sprinted": ("has sprinted", "a sprinté"),
    "ready": ("ready", "prêt"),
    "ended": ("turn over", "tour fini"),
    "carries": ("carries {what}", "porte {what}"),
    "ally": ("with {who}: {dice}; hurt {n} of {most}", "avec {who} : {dice} ; blessé {n} sur {most}"),
    # cards
    "used": ("used this round", "déjà utilisé ce round"),
    "used:brief": ("used", "utilisé"),
    "spent": ("used in this scene", "déjà utilisé dans cette scène"),
    "spent:brief": ("spent", "épuisé"),
    "inactive": ("not active", "inactive"),
    "kept": ("only kept", "en réserve"),
    "armour": ("armour {n} of {most}", "armure {n} sur {most}"),
    "uses": ("uses left {n}", "utilisations {n}"),
    "price": ("{n} gold", "{n} or"),
    "in-slot": ("{slot}", "{slot}"),
    # enemies
    "wounds": ("damage {n} of {most}", "dégâts {n} sur {most}"),
    "foe-armour": ("armour {n}", "armure {n}"),
    "marked": ("marked", "marque"),
    "defends": ("defends {what}", "défend {what}"),
    "guards": ("guards {what}", "protège {what}"),
    "guarded": ("guarded: cannot be attacked", "sous protection : pas d’attaque possible"),
    "holds-gold": ("carries a gem ({n} gold)", "porte une gemme ({n} or)"),
    "holds-food": ("carries food", "porte des vivres"),
    "lives": ("lives {n}", "vies {n}"),
    "weak": ("weak point: {what}", "point faible : {what}"),
    "covered": ("{what} covered", "{what} : couvert"),
    "deck": ("cards left {n}", "cartes restantes {n}"),
    "kind:foe": ("{colour} enemy, {faction}", "ennemi {colour}, {faction}"),
    "kind:boss": ("boss", "boss"),
    "resistance": ("resistance {n}", "résistance {n}"),
    "reacts": ("reacts this round", "réagit ce round"),
    # zones
    "zone": ("zone", "zone"),
    "exit": ("exit {id}", "sortie {id}"),
    "exit:defended": ("exit {id}, defended", "sortie {id}, défendue"),
    "fountain": ("fountain: {n}", "fontaine : {n}"),
    "difficult": ("difficult terrain", "terrain difficile"),
    "door:open": ("door {id} to {to}, open", "porte {id} vers {to}, ouverte"),
    "door:closed": ("door {id} to {to}, closed", "porte {id} vers {to}, fermée"),
    "portal": ("portal {id}", "portail {id}"),
    "portal:to": ("portal {id} to {to}", "portail {id} vers {to}"),
    "barred": ("no shot into here from {from}", "pas de tir vers ici depuis {from}"),
    "gem": ("gem", "gemme"),
    "gem-of": ("{n} gold", "{n} or"),
    "food-token": ("food", "vivres"),
    "chest": ("chest", "coffre"),
    "trap": ("trap", "piège"),
    "exploration": ("exploration", "exploration"),
    "snare": ("snare", "collet"),
    "snare-of": ("{n} damage", "{n} dégâts"),
    "objective-token": ("{what}", "{what}"),
    "defended": ("defended", "sous défense"),
    "token": ("token", "jeton"),
    # the order of a round
    "reactions": ("The enemies react", "Les ennemis réagissent"),
    "reactions:who": ("who: {who}", "qui : {who}"),
    "tile": ("hero {n}", "héros {n}"),
    "now": ("now", "maintenant"),
    "done": ("done", "fait"),
    # objectives, arrivals, rules
    "objective": ("objective", "objectif"),
    "bonus": ("bonus", "bonus"),
    "met": ("met", "atteint"),
    "units": ("{n} of {most}", "{n} sur {most}"),
    "at-most": ("{n}, at most {most}", "{n}, au plus {most}"),
    "arrival": ("{n} × {foe} at {zone}, next round", "{n} × {foe} en {zone}, au prochain round"),
    "rule": ("special rule", "règle spéciale"),
    "terrain": ("terrain", "terrain"),
    # a rest
    "place": ("place", "lieu"),
    "visited": ("visited", "visité"),
    "costs-time": ("1 time token", "1 jeton Temps"),
    "heal": ("healing: {n} health for 1 gold", "soins : {n} santé pour 1 or"),
    "sells-food": ("food: {n} gold", "vivres : {n} or"),
    "skills": ("skills", "compétences"),
    "for-sale": ("{n} for sale", "{n} à vendre"),
    # what the signs mean
    "legend:hp": ("health", "santé"),
    "legend:en": ("energy", "énergie"),
    "legend:parry": ("Parry", "Parade"),
    "legend:armour": ("armour cubes", "cubes d’armure"),
    "legend:wounds": ("damage of its resistance", "dégâts sur sa résistance"),
    "legend:exit": ("exit; ! defended", "sortie ; ! défendue"),
    "legend:fountain": ("fountain with cubes", "fontaine et cubes"),
    "legend:difficult": ("difficult terrain", "terrain difficile"),
    "legend:door": ("door, closed; ⊡ open", "porte, fermée ; ⊡ ouverte"),
    "legend:portal": ("portal", "portail"),
    "legend:white": ("white enemy", "ennemi blanc"),
    "legend:blue": ("blue enemy", "ennemi bleu"),
    "legend:red": ("red enemy", "ennemi rouge"),
    "legend:green": ("green enemy", "ennemi vert"),
    "legend:brown": ("brown enemy", "ennemi marron"),
    "legend:purple": ("purple enemy, a leader", "ennemi violet, un chef"),
    "legend:objective": ("objective’s token", "jeton d’objectif"),
    "legend:exploration": ("exploration token", "jeton d’exploration"),
    # the end
    "won": ("The scene is won after {n} rounds.", "La scène est gagnée après {n} rounds."),
    "lost": ("The scene is lost after {n} rounds.", "La scène est perdue après {n} rounds."),
    "quest-lost": ("The quest is lost.", "La quête est perdue."),
    "copper": ("The quest is won: a copper medal.", "La quête est gagnée : médaille de cuivre."),
    "silver": ("The quest is won: a silver medal.", "La quête est gagnée : médaille d’argent."),
    "gold-medal": ("The quest is won: a gold medal.", "La quête est gagnée : médaille d’or."),
}
LEGEND: Final = {
    "hp": "♥5/7", "en": "↯2/3", "parry": "⛨1", "armour": "▣2", "wounds": "1/3", "exit": "⇥A", "fountain": "◍2", "difficult": "≈",
    "door": "⊞D1", "portal": "◎P1", "white": "○", "blue": "◇", "red": "△", "green": "□", "brown": "▽", "purple": "☆",
    "objective": "★", "exploration": "?",
}  # fmt: skip


def say(lang: str, name: str, /, **fill: object) -> str:
    text = column(SAID[name], lang)
    return text.format(**fill) if fill else text


# ------------------------------------------------------------------ names
def title(d: HeroDef | EnemyDef | Card, lang: str) -> str:
    return named(d.en, d.fr, lang)


def hero_emblem(d: HeroDef, lang: str) -> Emblem:
    return Emblem(d.id, title(d, lang), *HERO_SHAPES.get(d.id, ANY_HERO))


def foe_emblem(d: EnemyDef, lang: str) -> Emblem:
    if d.colour == n.BOSS:
        return Emblem("boss", say(lang, "kind:boss"), *COLOUR_SHAPES[n.BOSS])
    return Emblem(n.COLOURS[d.colour], languages.lexicon(lang).colour(d.colour), *COLOUR_SHAPES[d.colour])


def place(view: View, letter: str, lang: str) -> str:
    """A zone by name and letter."""
    return str(languages.table(lang).zone(*things.zone(f"{view['map']}/{letter}")))


def faces(keys: list[str], lang: str, brief: bool = False) -> str:
    """What dice show, from the keys of a view: in words, or in three letters each."""
    t = languages.table(lang)
    said = [t.face(bits(key)) for key in keys]
    if brief:
        return " ".join(["/".join([cut(word) for word in x.split("/")]) for x in said])
    return ", ".join(said)


def cut(word: str) -> str:
    """A result in three letters, with its star."""
    if not word.isupper():
        return "·"
    return word[:3] + ("*" if word.endswith("*") else "")


def bits(key: str) -> int:
    """A face from its key: `strike/move`."""
    return sum([1 << n.RESULTS.index(name) for name in key.split("/") if name in n.RESULTS])


# ------------------------------------------------------------------ heroes
def hero(h: View, view: View, lang: str, mark: str = "") -> Thing:
    """A hero: boxes, tokens, dice, and what holds for it now."""
    d = things.hero(h["id"])
    hp, en = f"♥{h['hp']}/{h['hp_max']}", f"↯{h['en']}/{h['en_max']}"
    figures = [  # beside the numbers of its seat the boxes need not be drawn again
        Mark("hp", say(lang, "health", n=h["hp"], most=h["hp_max"]), (hp,) if mark else (), h["hp"], HARM),
        Mark("en", say(lang, "energy", n=h["en"], most=h["en_max"]), (en,) if mark else (), h["en"], ACCENT),
    ]
    for name, sign in (("parry", "⛨"), ("focus", "◉"), ("toxic", "☣")):
        if h[name]:
            figures.append(Mark(name, say(lang, name, n=h[name]), (f"{sign}{h[name]}",), h[name]))
    return Thing(
        h["id"] + mark,
        title(d, lang),
        h["id"],
        say(lang, "hero"),
        say(lang, "hero"),
        hero_emblem(d, lang),
        tuple(figures),
        tuple(hero_states(h, view, lang)),
        notes=tuple(hero_notes(h, view, lang)),
        turned=h["down"],
    )


def hero_states(h: View, view: View, lang: str) -> list[Mark]:
    """The dice of a hero, and what holds for it."""
    out: list[Mark] = []
    if h["results"] is None:
        if h["dice"]:
            out.append(Mark("dice", say(lang, "dice:hidden", n=h["dice"]), ("?" * h["dice"],), h["dice"], FAINT))
    elif h["results"]:
        shown = faces(h["results"], lang)
        short = faces(h["results"], lang, brief=True)
        out.append(Mark("dice", say(lang, "dice", dice=shown), (shown, short), len(h["results"]), GOOD))
    if h["grants"]:
        shown = faces(h["grants"], lang)
        out.append(
            Mark(
                "grants",
                say(lang, "grants", dice=shown),
                (f"+{shown}", f"+{faces(h['grants'], lang, brief=True)}"),
                hue=GOOD,
            )
        )
    for name, hue in (("down", HARM), ("stunned", HARM), ("hidden", GOOD), ("taunting", ACCENT)):
        if h[name]:
            brief = f"{name}:brief"
            out.append(
                Mark(name, say(lang, name), (say(lang, name), say(lang, brief if brief in SAID else name)), hue=hue)
            )
    if h["stance"]:
        stance = languages.lexicon(lang).stance(n.STANCES.index(h["stance"]))
        out.append(
            Mark("stance", say(lang, "stance", stance=stance), (say(lang, "stance", stance=stance), stance), usual=True)
        )
    for name in ("sprinted", "ended"):
        if h[name]:
            out.append(Mark(name, say(lang, name), (say(lang, name),), hue=FAINT, usual=True))
    return out


def hero_notes(h: View, view: View, lang: str) -> list[str]:
    """What a hero carries, and who goes with it."""
    out = [say(lang, "carries", what=goal(view, id, lang, token=True)) for id in h["carried"]]
    ally = view["ally"]
    if ally is not None and ally["with"] == h["id"] and not ally["out"]:
        d = things.ally(ally["id"])
        told = {
            "who": named(d.en, d.fr, lang),
            "dice": faces(ally["dice"], lang),
            "n": ally["harm"],
            "most": ally["hp"],
        }
        out.append(say(lang, "ally", **told))
    return out


# ------------------------------------------------------------------ cards
def card(c: Card, key: str, lang: str, states: tuple[Mark, ...] = (), **more: Any) -> Thing:
    """A card as it lies there."""
    kind = languages.lexicon(lang).kind(c.kind)
    turned = any([m.id in ("used", "spent", "inactive", "kept") for m in states])
    return Thing(key, title(c, lang), c.id, kind.lower(), kind, states=states, turned=turned, **more)


def held(h: View, view: View, lang: str, mark: str = "") -> list[Thing]:
    """The cards of a hero: abilities, skills, items in their slots, Corruption and Fear."""
    d = things.hero(h["id"])
    emblem = hero_emblem(d, lang)
    out: list[Thing] = []
    rows = [*[a.id for a in d.abilities], *[i for i in h["skills"] if i in h["active"]]]
    rows += [i for i in h["skills"] if i not in h["active"]]
    for id in rows:
        c = things.card(id)
        off = id in h["skills"] and id not in h["active"]
        out.append(
            card(
                c, id + mark, lang, worn_out(c, h, lang, off), emblem=emblem, attempts=attempts(c, h, view, lang, mark)
            )
        )
    for slot, item in enumerate(h["board"]):
        if item is not None:
            out += items(item, slot, h, view, lang, emblem, mark)
    for id in (*h["corruption"], *h["fears"]):
        out.append(card(things.card(id), id + mark, lang, emblem=emblem))
    return out


def worn_out(c: Card, h: View, lang: str, off: bool) -> tuple[Mark, ...]:
    """Whether a card can be used again in this round, or in this scene."""
    for name, on in (("inactive", off), ("spent", c.id in h["spent"]), ("used", c.id in h["used"])):
        if on:
            brief = f"{name}:brief"
            return (
                Mark(name, say(lang, name), (say(lang, name), say(lang, brief if brief in SAID else name)), hue=FAINT),
            )
    return ()


def items(item: View, slot: int, h: View, view: View, lang: str, emblem: Emblem, mark: str) -> list[Thing]:
    """An item with its cubes and uses, and the special attack that a weapon brings."""
    c = things.card(item["id"])
    states = worn_out(c, h, lang, False)
    if not item["works"]:
        states = (Mark("kept", say(lang, "kept"), (say(lang, "kept"),), hue=FAINT),)
    where = say(lang, "in-slot", slot=languages.table(lang).SLOT_NAMES[slot])
    tried = attempts(c, h, view, lang, mark)
    out = [
        card(
            c,
            item["key"] + mark,
            lang,
            states,
            emblem=emblem,
            figures=counted(item, c, lang),
            notes=(where,),
            attempts=tried,
        )
    ]
    if c.special is not None and item["works"]:
        out.append(
            card(c.special, c.special.id + mark, lang, emblem=emblem, attempts=attempts(c.special, h, view, lang, mark))
        )
    return out


def counted(item: View, c: Card, lang: str) -> tuple[Mark, ...]:
    """Armour cubes and uses of an item."""
    out: list[Mark] = []
    if c.armour:
        told = say(lang, "armour", n=item["armour"], most=c.armour)
        out.append(Mark("armour", told, (f"▣{item['armour']}",), item["armour"]))
    if item["uses"]:
        out.append(Mark("uses", say(lang, "uses", n=item["uses"]), (f"•{item['uses']}",), item["uses"]))
    return tuple(out)


def asked(view: View) -> str:
    """The kind of question that these eyes are asked; "" where they are asked nothing."""
    d = view.get("decision")
    return d["kind"] if d is not None and d["seat"] == view["seat"] and view["seat"] is not None else ""


def attempts(c: Card, h: View, view: View, lang: str, mark: str = "") -> tuple[Attempt, ...]:
    """What the asked seat might want to do with a card; the question and `why_not` say whether it may be done."""
    ask = asked(view)
    if mark or h["seat"] != view["seat"] or not c.alts:
        return ()
    ways = [c.id] if len(c.alts) == 1 else [f"{c.id}#{k + 1}" for k in range(len(c.alts))]
    if ask == "act" and view["turn"] == h["id"] and c.when == n.ON_TURN:
        return tuple([Attempt(f"use:{way}", title(c, lang)) for way in ways])
    if ask == "prepare" and c.when == n.ON_PREP:
        return tuple([Attempt(f"{h['id']}/use:{way}", title(c, lang)) for way in ways])
    return ()


# ------------------------------------------------------------------ enemies
def foe(e: View, view: View, lang: str) -> Thing:
    """An enemy with all that stands on it, and what it would do if it acted now."""
    d = things.enemy(e["id"])
    t = languages.table(lang)
    figures = [
        Mark(
            "wounds",
            say(lang, "wounds", n=e["wounds"], most=e["res"]),
            (f"{e['wounds']}/{e['res']}",),
            e["wounds"],
            HARM,
        )
    ]
    for name, sign, value in (("foe-armour", "▣", e["armour"]), ("parry", "⛨", e["parry"])):
        if value:
            figures.append(Mark(name, say(lang, name, n=value), (f"{sign}{value}",), value))
    if "lives" in e:
        figures.append(Mark("lives", say(lang, "lives", n=e["lives"]), (f"♥{e['lives']}",), e["lives"], HARM))
    states = [Mark(name, say(lang, name), (say(lang, name),), hue=HARM) for name in ("stunned", "marked") if e[name]]
    words = [
        Mark(name, term(name, lang), (term(name, lang),), hue=ACCENT)
        for k, name in enumerate(n.ABILITIES)
        if e["abilities"] >> k & 1
    ]
    return Thing(
        e["key"],
        capital(str(t.foe(d, e["n"]))),
        f"{e['id']}#{e['n']}",
        foe_emblem(d, lang).name,
        foe_kind(d, lang),
        foe_emblem(d, lang),
        tuple(figures),
        tuple(states),
        tuple(words),
        tuple(foe_notes(e, view, lang)),
        e["stunned"],
        attempts=foe_attempts(e, view, lang),
    )


def foe_kind(d: EnemyDef, lang: str) -> str:
    if d.colour == n.BOSS:
        return say(lang, "kind:boss")
    return say(lang, "kind:foe", colour=languages.lexicon(lang).colour(d.colour), faction=term(d.faction, lang))


def term(id: str, lang: str) -> str:
    """The name of a faction, an ability of enemies, a kind of terrain."""
    return named(*next(pack.terms[id] for pack in things.packs() if id in pack.terms), lang)


def foe_notes(e: View, view: View, lang: str) -> list[str]:
    """What an enemy defends, guards and carries; the icons of a boss's weak point; what it would do now."""
    out: list[str] = []
    if e["defends"]:
        out.append(say(lang, "defends", what=duty(e["defends"], view, lang)))
    if e["guards"]:
        out.append(say(lang, "guards", what=called(e["guards"], lang)))
    if e["guarded"]:
        out.append(say(lang, "guarded"))
    if e["gold"]:
        out.append(say(lang, "holds-gold", n=e["gold"]))
    if e["food"]:
        out.append(say(lang, "holds-food"))
    if "covered" in e:
        d = things.enemy(e["id"]).boss
        assert d is not None
        t = languages.table(lang)
        icons = [t.face(icon) for icon in d.icons]
        rows = [say(lang, "covered", what=x) if on else x for x, on in zip(icons, e["covered"])]
        out.append(say(lang, "weak", what=", ".join(rows)))
        out.append(say(lang, "deck", n=e["deck"]))
    if told := plan.said(e, view["map"], lang):
        out.append(told)
    return out


def called(key: str, lang: str) -> str:
    """An enemy by its key: `archer.2`."""
    return str(languages.table(lang).foe(*things.foe(key.replace(".", "#"))))


def duty(what: str, view: View, lang: str) -> str:
    """What an enemy defends: an objective, an exit, a door, a portal."""
    if what.startswith("exit:"):
        return say(lang, "exit", id=what.removeprefix("exit:"))
    if any([o["id"] == what for o in view["objectives"]]):
        return goal(view, what, lang, token=True)
    return what


def foe_attempts(e: View, view: View, lang: str) -> tuple[Attempt, ...]:
    if asked(view) == "act":
        t = languages.table(lang)
        name = t.foe(things.enemy(e["id"]), e["n"])
        return tuple(
            [Attempt(f"{verb}:{e['key']}", capital(t.LABELS[verb].format(foe=name))) for verb in ("strike", "shoot")]
        )
    return ()


# ------------------------------------------------------------------ the map
def zone(z: View, view: View, lang: str) -> Thing:
    """A zone: what stands and lies there, who is there, and where its ways lead."""
    id = f"{view['map']}/{z['id']}"
    m, k = things.zone(id)
    within = [hero(h, view, lang, f"@{z['id']}") for h in view["heroes"] if h["at"] == z["id"]]
    within += [foe(e, view, lang) for e in view["foes"] if e["at"] == z["id"]]
    within += [token(x, k, z, view, lang) for k, x in enumerate(z["lying"])]
    name = f"{z['id']}·{named(*m.names[k], lang)}"
    return Thing(
        z["id"],
        name,
        id,
        say(lang, "zone"),
        say(lang, "zone"),
        None,
        tuple(terrain(z, view, lang)),
        notes=tuple([say(lang, "barred", **{"from": place(view, x, lang)}) for x in z["barred"]]),
        within=tuple(within),
        attempts=zone_attempts(z, view, lang),
        ways=tuple(z["near"]),
        place=grid(id),
    )


def grid(id: str) -> tuple[int, int]:
    """Column and row of a zone; those that no zone lies in are left out."""
    m, k = things.zone(id)
    columns = sorted({x for x, _ in m.places})
    rows = sorted({y for _, y in m.places})
    x, y = m.places[k]
    return columns.index(x), rows.index(y)


def terrain(z: View, view: View, lang: str) -> list[Mark]:
    """What a zone is: an exit, difficult, with a fountain, a door or a portal."""
    out: list[Mark] = []
    for x in view["exits"]:
        if x["at"] == z["id"]:
            told = say(lang, "exit:defended" if x["defended"] else "exit", id=x["id"])
            out.append(Mark("exit", told, (f"⇥{x['id']}{'!' if x['defended'] else ''}",), hue=GOOD))
    if z["difficult"]:
        out.append(Mark("difficult", say(lang, "difficult"), ("≈",), hue=FAINT))
    if z["cubes"]:
        out.append(Mark("fountain", say(lang, "fountain", n=z["cubes"]), (f"◍{z['cubes']}",), z["cubes"], GOOD))
    for x in view["doors"]:
        if z["id"] in x["between"]:
            to = next(y for y in x["between"] if y != z["id"])
            told = say(lang, "door:open" if x["open"] else "door:closed", id=x["id"], to=place(view, to, lang))
            out.append(Mark("door", told, (f"{'⊡' if x['open'] else '⊞'}{to}",), hue=FAINT if x["open"] else ACCENT))
    for x in view["portals"]:
        if z["id"] in x["zones"]:
            others = [y for y in x["zones"] if y != z["id"]]
            told = (
                say(lang, "portal:to", id=x["id"], to=place(view, others[0], lang))
                if others
                else say(lang, "portal", id=x["id"])
            )
            out.append(Mark("portal", told, (f"◎{others[0] if others else '?'}",), hue="lilac"))
    return out


def token(x: View, k: int, z: View, view: View, lang: str) -> Thing:
    """Something that lies in a zone."""
    kind = x["kind"]
    name = (
        say(lang, "food-token" if kind == "food" else kind)
        if kind != "objective"
        else goal(view, x["id"], lang, token=True)
    )
    notes: list[str] = []
    if kind == "gem":
        notes.append(say(lang, "gem-of", n=x["n"]))
    elif kind == "snare":
        notes.append(say(lang, "snare-of", n=x["n"]))
    elif kind == "objective" and x["defended"]:
        notes.append(say(lang, "defended"))
    id = f"{view['scene']}/{x['id']}" if kind == "objective" else f"token:{kind}"
    shape = Emblem(kind, name, *TOKEN_SHAPES[kind])
    return Thing(
        f"{kind}.{k + 1}@{z['id']}", name, id, say(lang, "token"), say(lang, "token"), shape, notes=tuple(notes)
    )


def zone_attempts(z: View, view: View, lang: str) -> tuple[Attempt, ...]:
    """Going there, and what could be done in the zone that one is in."""
    ask = asked(view)
    t = languages.table(lang)
    to = place(view, z["id"], lang)
    if ask == "act":
        here = next(h["at"] for h in view["heroes"] if h["id"] == view["turn"])
        if z["id"] == here:
            rows = [x["id"] for x in z["lying"] if x["kind"] == "objective"]
            return tuple(
                [Attempt(f"take:{id}", t.LABELS["take"].format(note=goal(view, id, lang, token=True))) for id in rows]
            )
        return tuple([Attempt(f"{verb}:{z['id']}", t.LABELS[verb].format(zone=to)) for verb in ("move", "energy-move")])
    if ask == "prepare":
        mine = [
            h
            for h in view["heroes"]
            if h["seat"] == view["seat"] and not h["ready"] and not h["down"] and h["at"] != z["id"]
        ]
        return tuple(
            [
                Attempt(
                    f"{h['id']}/sprint:{z['id']}",
                    capital(t.LABELS["sprint"].format(hero=t.hero(things.hero(h["id"])), zone=to)),
                )
                for h in mine
            ]
        )
    return ()


# ------------------------------------------------------------------ the order of a round
def track(view: View, lang: str) -> Zone:
    """The tiles of a round from left to right, with the place at which the enemies react."""
    standing = [h for h in view["heroes"] if not h["down"] or h["id"] in view["order"]]
    out: list[Thing] = []
    for k in range(len(standing)):
        if k < len(view["order"]):
            h = next(h for h in view["heroes"] if h["id"] == view["order"][k])
            out.append(tile(h, view, lang))
        else:
            out.append(Thing(f"tile.{k + 1}@track", say(lang, "tile", n=k + 1), "", turned=True))
    if view["slot"] >= 0:
        out.insert(min(view["slot"], len(out)), reactions(view, lang))
    return Zone("track", say(lang, "track"), SHELF, things=tuple(out), rules=RULES["order"])


def tile(h: View, view: View, lang: str) -> Thing:
    d = things.hero(h["id"])
    states: tuple[Mark, ...] = ()
    if h["id"] == view["turn"]:
        states = (Mark("now", say(lang, "now"), (say(lang, "now"), "▶"), hue=ACCENT),)
    elif h["ended"]:
        states = (Mark("done", say(lang, "done"), (say(lang, "done"), "✓"), hue=FAINT),)
    return Thing(
        f"{h['id']}@track",
        title(d, lang),
        h["id"],
        say(lang, "hero"),
        say(lang, "hero"),
        hero_emblem(d, lang),
        states=states,
    )


def reactions(view: View, lang: str) -> Thing:
    """The slot of the enemies, and who reacts once that is known."""
    t = languages.table(lang)
    words = view["named"]
    notes: tuple[str, ...] = ()
    if words:
        by_colour = all([word in n.COLOURS for word in words])
        who = t.enemies(words) if by_colour else ", ".join([str(t.foe(things.enemy(word), 0)) for word in words])
        notes = (say(lang, "reactions:who", who=who),)
    emblem = Emblem("reactions", say(lang, "reactions"), "☠", HARM)
    return Thing("reactions@track", say(lang, "reactions"), "token:reactions", "", "", emblem, notes=notes)


# ------------------------------------------------------------------ objectives, arrivals, special rules
def goal(view: View, id: str, lang: str, token: bool = False) -> str:
    """An objective by its name, or by its token."""
    o = things.objective(f"{view['scene']}/{id}")
    return (named(o.token, o.token_fr, lang) if token else "") or named(o.en, o.fr, lang)


def objective(o: View, view: View, lang: str) -> Thing:
    """An objective, and how far it has come."""
    id = f"{view['scene']}/{o['id']}"
    d = things.objective(id)
    limited = d.kind in (n.WARD, n.LIMIT, n.SPARE)
    told = (
        say(lang, "at-most", n=o["units"], most=o["most"])
        if limited
        else say(lang, "units", n=o["units"], most=o["need"])
    )
    short = f"{o['units']}≤{o['most']}" if limited else f"{o['units']}/{o['need']}"
    states = [Mark("met", say(lang, "met"), (say(lang, "met"), "✓"), hue=GOOD)] if o["met"] else []
    if o["bonus"]:
        states.append(Mark("bonus", say(lang, "bonus"), (say(lang, "bonus"),), hue=FAINT))
    emblem = Emblem("objective", say(lang, "objective"), *TOKEN_SHAPES["objective"])
    figures = (Mark("units", told, (short,), o["units"], ACCENT),)
    return Thing(
        f"{o['id']}@objectives",
        goal(view, o["id"], lang),
        id,
        say(lang, "objective"),
        say(lang, "objective"),
        emblem,
        figures,
        tuple(states),
    )


def arrivals(view: View, lang: str) -> Zone:
    """Who will come in the next round."""
    t = languages.table(lang)
    out: list[Thing] = []
    for k, x in enumerate(view["coming"]):
        d = things.enemy(x["id"])
        told = say(lang, "arrival", n=x["n"], foe=t.foe(d, 0), zone=place(view, x["at"], lang))
        out.append(Thing(f"coming.{k + 1}", told, f"{x['id']}#0", "", foe_kind(d, lang), foe_emblem(d, lang)))
    return Zone(
        "coming", say(lang, "coming"), PILE, things=tuple(out), empty=say(lang, "no-cards"), rules=RULES["coming"]
    )


def special(view: View, lang: str) -> Zone:
    """The special rules and the terrain of the scene, each as a line."""
    scene = things.scene(view["scene"])
    pack = things.home(view["scene"])
    voice = languages.scenes(lang)
    rows = [("rule", x) for x in voice.special_text(pack, scene, len(view["heroes"]))]
    rows += [("terrain", x) for x in voice.terrain_text(pack, scene)]
    out = [
        Thing(f"{kind}.{k + 1}", text, f"token:{kind}", say(lang, kind), say(lang, kind))
        for k, (kind, text) in enumerate(rows)
    ]
    return Zone("rules", say(lang, "rules"), PILE, things=tuple(out), empty=say(lang, "no-cards"), rules=RULES["rules"])


def combat_zones(view: View, lang: str) -> list[Zone]:
    """What belongs to nobody in a combat."""
    foes = tuple([foe(e, view, lang) for e in view["foes"]])
    return [
        track(view, lang),
        Zone("map", say(lang, "map"), MAP, things=tuple([zone(z, view, lang) for z in view["zones"]])),
        Zone(
            "objectives", say(lang, "objectives"), SHELF, things=tuple([objective(o, view, lang) for o in view["objectives"]]),
            rules=RULES["objectives"],
        ),
        Zone("enemies", say(lang, "enemies"), PILE, things=foes, empty=say(lang, "no-cards"), rules=RULES["enemies"]),
        arrivals(view, lang),
        special(view, lang),
    ]  # fmt: skip


# ------------------------------------------------------------------ a rest
def rest_zones(view: View, lang: str) -> list[Zone]:
    """The places of a rest, and what each of them sells."""
    rows = view["rest"]["places"]
    out = [
        Zone(
            "places",
            say(lang, "places"),
            SHELF,
            things=tuple([camp(x, view, lang) for x in rows]),
            rules=("FF.rest-place",),
        )
    ]
    for x in rows:
        if x["stock"]:
            d = things.camp(x["id"])
            out.append(Zone(f"stock-{x['id']}", named(d.en, d.fr, lang), SHELF, things=tuple(stock(x, lang))))
    return out


def stock(x: View, lang: str) -> list[Thing]:
    out: list[Thing] = []
    for id, price in zip(x["stock"], x["prices"]):
        c = things.card(id)
        emblem = hero_emblem(things.hero(c.hero), lang) if c.hero else None
        figures = (Mark("price", say(lang, "price", n=price), (f"¤{price}",), price, ACCENT),)
        out.append(card(c, id, lang, emblem=emblem, figures=figures))
    return out


def camp(x: View, view: View, lang: str) -> Thing:
    """A place of rest: what it offers, and whether it has been paid for with time."""
    d = things.camp(x["id"])
    app = things.app(x["id"])
    notes: list[str] = []
    if "heal" in x["offers"]:
        notes.append(say(lang, "heal", n=app.heal_per_gold))
    if "food" in x["offers"]:
        notes.append(say(lang, "sells-food", n=app.food_price))
    if "skills" in x["offers"]:
        notes.append(say(lang, "skills"))
    if x["stock"]:
        notes.append(say(lang, "for-sale", n=len(x["stock"])))
    state = "visited" if x["visited"] else "costs-time"
    states = (Mark(state, say(lang, state), (say(lang, state), "✓" if x["visited"] else "⌛"), usual=not x["visited"]),)
    key = f"visit:{x['id']}"
    tried: tuple[Attempt, ...] = ()
    if asked(view) == "rest":
        tried = (Attempt(key, languages.table(lang).LABELS["visit"].format(note=named(d.en, d.fr, lang))),)
    return Thing(
        x["id"],
        named(d.en, d.fr, lang),
        x["id"],
        say(lang, "place"),
        say(lang, "place"),
        None,
        (),
        states,
        (),
        tuple(notes),
        attempts=tried,
    )


# ------------------------------------------------------------------ sides and numbers
def side(p: View, view: View, lang: str) -> Side:
    """A seat: its heroes in numbers."""
    mine = [h for h in view["heroes"] if h["seat"] == p["seat"]]
    figures: list[Figure] = []
    for h in mine:
        name = title(things.hero(h["id"]), lang) if len(mine) > 1 else say(lang, "hp")
        told = f"{title(things.hero(h['id']), lang)}: {say(lang, 'health', n=h['hp'], most=h['hp_max'])}"
        figures.append(
            Figure(
                f"{h['id']}-hp",
                f"{name} ♥" if len(mine) > 1 else name,
                h["hp"],
                h["hp_max"],
                strong=True,
                final=True,
                text=told,
                zone="board",
                rules=RULES["hp"],
            )
        )
        told = f"{title(things.hero(h['id']), lang)}: {say(lang, 'energy', n=h['en'], most=h['en_max'])}"
        figures.append(
            Figure(
                f"{h['id']}-en",
                "↯" if len(mine) > 1 else say(lang, "en"),
                h["en"],
                h["en_max"],
                text=told,
                zone="board",
                rules=RULES["en"],
            )
        )
    who = ", ".join([title(things.hero(h["id"]), lang) for h in mine])
    return Side(p["seat"], who, tuple(figures), out=False, zone="board", rules=RULES["seat"])


def seat_zones(p: View, view: View, lang: str) -> list[Zone]:
    """The heroes of a seat; its own skills and items in hand, everybody's on their boards."""
    seat = p["seat"]
    mine = [h for h in view["heroes"] if h["seat"] == seat]
    heroes = tuple([hero(h, view, lang) for h in mine])
    mark = "@board" if seat == view["seat"] else ""  # one's own cards are pointed at in the hand
    boards = tuple([x for h in mine for x in (hero(h, view, lang, "@board"), *held(h, view, lang, mark))])
    out = [Zone("heroes", say(lang, "heroes"), SHELF, seat, heroes)]
    if seat == view["seat"]:
        hand = tuple([x for h in mine for x in held(h, view, lang)])
        out.append(Zone("hand", say(lang, "hand"), HAND, seat, hand, empty=say(lang, "no-cards"), grouped=True))
    out.append(Zone("board", say(lang, "board"), PILE, seat, boards))
    return out


def figures(view: View, lang: str) -> tuple[Figure, ...]:
    """The table's own numbers."""
    out: list[Figure] = []
    if "objectives" in view:
        wanted = [o for o in view["objectives"] if not o["bonus"]]
        met = len([o for o in wanted if o["met"]])
        out.append(figure("objectives", lang, met, "objectives", most=len(wanted), strong=True))
        out.append(figure("enemies", lang, len(view["foes"]), "enemies"))
        coming = sum([x["n"] for x in view["coming"]])
        out.append(figure("coming", lang, coming, "coming"))
        out.append(figure("rules", lang, len(special(view, lang).things), "rules"))
    elif "rest" in view and not view["rest"]["free"]:
        out.append(figure("time", lang, view["rest"]["time"], "places", strong=True))
    out.append(figure("gold", lang, view["gold"], strong="rest" in view))
    out.append(figure("food", lang, view["food"]))
    out.append(figure("bag", lang, len(view["bag"]), "bag"))
    return tuple(out)


def figure(name: str, lang: str, value: int, zone: str = "", **more: Any) -> Figure:
    return Figure(name, say(lang, name), value, zone=zone, rules=RULES[name], **more)


# ------------------------------------------------------------------ the scene
def scene(view: View, setup: View, lang: str) -> Scene:
    """All that a view holds, in the words of a language."""
    resting = "rest" in view
    shared = rest_zones(view, lang) if resting else combat_zones(view, lang) if view["scene"] else []
    kept = [
        card(things.card(x["id"]), x["key"], lang, figures=counted(x, things.card(x["id"]), lang)) for x in view["bag"]
    ]
    bag = Zone("bag", say(lang, "bag"), PILE, things=tuple(kept), empty=say(lang, "no-cards"), rules=RULES["bag"])
    phase = view["phase"]
    in_round = phase in STEPS
    turn = next((h for h in view["heroes"] if h["id"] == view["turn"]), None)
    told = say(lang, "round", n=view["round"], most=view["rounds"]) if in_round else say(lang, phase)
    return Scene(
        "fateforge",
        say(lang, "title", scene=whereabouts(view, lang)),
        tuple([side(p, view, lang) for p in view["players"]]),
        (*shared, bag, *[z for p in view["players"] for z in seat_zones(p, view, lang)]),
        view["seat"],
        told,
        turn["seat"] if turn is not None and phase == "action" else EVERYBODY,
        tuple([say(lang, "enemies-step" if name == "enemies" else name) for name in STEPS]) if in_round else (),
        STEPS.index(phase) if in_round else -1,
        hero_emblem(things.hero(turn["id"]), lang) if turn is not None else None,
        figures=figures(view, lang),
        verbs=() if asked(view) == "prepare" else VERBS,  # there each hero's options stand together
        legend=tuple([(sign, say(lang, f"legend:{name}")) for name, sign in LEGEND.items()]),
    )


def whereabouts(view: View, lang: str) -> str:
    """The scene under way, or the quest between two of them."""
    if view["scene"]:
        d = things.scene(view["scene"])
        return named(d.en, d.fr, lang)
    if view["quest"]:
        q = things.quest(view["quest"])
        return named(q.en, q.fr, lang)
    return ""


# ------------------------------------------------------------------ something to be read
def sheet_of(view: View, thing: Thing, lang: str) -> Sheet:
    """The text of a thing, with what is printed on it."""
    id = thing.id
    if not id or id.startswith("token:"):
        return Sheet(thing.name, thing.kind, lines=tuple([x for x in thing.notes if x]) or (thing.name,))
    if "#" in id:
        return foe_sheet(thing, lang)
    if "/" in id:
        return goal_sheet(view, thing, lang) if things.is_goal(id) else zone_sheet(thing)
    if things.is_camp(id):
        return Sheet(thing.name, thing.kind, lines=thing.notes)
    d: HeroDef | Card = things.hero(id) if things.is_hero(id) else things.card(id)
    pack = things.of_hero(d) if isinstance(d, HeroDef) else things.of_card(d)
    facts = " · ".join(sheet.facts(pack, d, lang))
    return Sheet(thing.name, thing.kind, facts, tuple(sheet.text(pack, d, lang).splitlines()), tuple(sheet.rules_of(d)))


def foe_sheet(thing: Thing, lang: str) -> Sheet:
    """An enemy's card, and what it would do now."""
    d = things.enemy(thing.id)
    pack = things.bestiary(d)
    lines = (*thing.notes, *sheet.text(pack, d, lang).splitlines())
    return Sheet(thing.name, thing.kind, " · ".join(sheet.facts(pack, d, lang)), lines, tuple(sheet.rules_of(d)))


def goal_sheet(view: View, thing: Thing, lang: str) -> Sheet:
    """An objective in full."""
    where, _, own = thing.id.partition("/")
    d = next(o for o in things.scene(where).objectives if o.id == own)
    text = languages.scenes(lang).objective_text(things.home(where), things.scene(where), d, len(view["heroes"]))
    return Sheet(thing.name, say(lang, "objective"), thing.now(), (text,))


def zone_sheet(thing: Thing) -> Sheet:
    """A zone: its terrain, and everything in it."""
    lines = [capital(m.text) for m in thing.figures] + list(thing.notes) + [x.sentence() for x in thing.within]
    return Sheet(thing.name, thing.kind, lines=tuple(lines))


def outcome(result: View, seats: int, lang: str) -> Outcome:
    """Whether the heroes have won, and with which medal."""
    won = tuple(range(seats)) if result["won"] else ()
    rank = result["rank"]
    if rank >= 0:
        name = RANKS[rank]
        return Outcome(won, result["rule"], say(lang, "gold-medal" if name == "gold" else name))
    if result["rule"] == "FF.battle-lost":
        return Outcome(won, result["rule"], say(lang, "quest-lost"))
    return Outcome(won, result["rule"], say(lang, "won" if won else "lost", n=result["rounds"]))


__all__ = ["outcome", "scene", "sheet_of"]
