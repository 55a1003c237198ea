"""The voice of the table: every question, option and event speaks both languages, and tells nobody what they may not know."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tableforge
from tableforge.kernel.chance import SHUFFLE
from tableforge.kernel.event import ALL_SEATS
from tableforge.keyforge import cards, damage, names, use
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.names import ARTIFACTS, LINE
from tableforge.keyforge.state import KeyForge
from tableforge.keyforge.voice import table
from tableforge.keyforge.voice.languages import tongue
from tableforge.keyforge.words import enemy, flank, friendly, opponent, you
from tableforge.table.decision import Decision
from tableforge.table.sitting import Sitting

KEYFORGE = Path(table.__file__).resolve().parent.parent
LANGS = ("en", "fr")
VIEWERS = (0, 1, None)
NBSP = "\u00a0"
DECKS = (
    ("starter:onyx", "starter:argus"),
    ("forged:1", "forged:2"),
    ("forged:3", "forged:4"),
    ("forged:5", "forged:6"),
)


# ------------------------------------------------------------------ nothing is left unsaid
def calls(*attributes: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of a method or function of one of these names in the engine and in the words that it shares."""
    for path in sorted([*KEYFORGE.rglob("*.py"), *KEYFORGE.with_name("words").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                f = node.func
                name = f.attr if isinstance(f, ast.Attribute) else f.id if isinstance(f, ast.Name) else ""
                if name in attributes:
                    yield path, node


def strings(x: ast.expr) -> list[str] | None:
    """The strings that an expression can be, if it says so itself."""
    if isinstance(x, ast.Constant) and isinstance(x.value, str):
        return [x.value]
    if isinstance(x, ast.IfExp):
        a, b = strings(x.body), strings(x.orelse)
        return None if a is None or b is None else a + b
    return None


def moves_by_kind() -> dict[str, int]:
    """The functions that move cards, with the place where each takes the kind of its event: read from the source, for a
    compiled function does not say it."""
    source = ast.parse((KEYFORGE / "moves.py").read_text())
    takes = {f.name: [a.arg for a in f.args.args] for f in source.body if isinstance(f, ast.FunctionDef)}
    return {name: takes[name].index("kind") for name in ("move", "leave", "move_upgrade", "empty_into_deck")}


def emitted() -> set[str]:
    """Every kind of event that the engine emits.  A kind that a variable holds is looked up where it comes from."""
    moved = {
        kind
        for name, at in moves_by_kind().items()
        for _, call in calls(name)
        if len(call.args) > at
        for kind in strings(call.args[at]) or []
    }
    variable = {
        "kind": moved | set(damage.DEPART_KINDS),
        "w": {"ready", "exhaust", "stun", "unstun"},
        "f": {p.name for p in (use.REAPING, use.FIGHTING, use.USING)},  # a use is told by the name of its program
    }
    out: set[str] = set()
    for path, call in calls("emit"):
        kind = call.args[1]
        said = strings(kind)
        if said is not None:
            out.update(said)
            continue
        used = {n.id for n in ast.walk(kind) if isinstance(n, ast.Name)} & set(variable)
        assert used, f"{path.name}:{call.lineno}: which kinds of event can {ast.unparse(kind)} be?"
        out.update(*(variable[n] for n in used))
    return out


def asked() -> set[str]:
    kinds = {k for _, c in calls("ask", "chance") for a in c.args[1:3] for k in strings(a) or []}
    return kinds | {SHUFFLE for _ in calls("chance_order")}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_event_has_a_sentence(lang: str) -> None:
    kinds = emitted()
    assert len(kinds) > 60
    said = {k.partition(":")[0] for k in tongue(lang).events}
    assert said == kinds


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_a_sentence(lang: str) -> None:
    kinds = {k for k in asked() if not k.startswith("KF.")}
    assert len(kinds) > 20
    said = {k.partition(":")[0] for k in tongue(lang).questions}
    assert said == kinds


def test_the_two_tongues_have_the_same_sentences() -> None:
    en, fr = (tongue(lang) for lang in LANGS)
    for a, b in ((en.events, fr.events), (en.questions, fr.questions), (en.labels, fr.labels), (en.many, fr.many)):
        assert set(a) == set(b)
    assert set(en.abilities) == set(fr.abilities)
    assert set(en.steps) == set(fr.steps) == set(names.STEPS)


def test_every_ability_that_can_wait_has_a_name() -> None:
    kinds = {"archives", "assault", "hazardous"}
    for c in cards.CARDS.values():
        d = c.definition()
        progs = [p for _, p in d.progs] + [m.prog for m in d.mods if m.prog is not None]
        kinds |= {k for p in progs for k in p.name.rpartition("#")[2].rstrip("0123456789").split("/")}
    kinds.remove("as_played")  # settled at once, alone
    for lang in LANGS:
        t = tongue(lang)
        assert kinds <= set(t.abilities) | set(t.labels)


# ------------------------------------------------------------------ whole games, spoken
def check_text(text: str, lang: str) -> None:
    assert text and text == text.strip(), repr(text)
    assert not re.search(r"[{}|<>]|None|  |\(\)| [.,)]|'", text), text
    assert text[0] == text[0].upper(), text
    if lang == "fr":
        assert not re.search(r" [:;!?»]|« |[^\s" + NBSP + r"][;?!»]", text), text


def check_sentence(text: str, lang: str) -> None:
    check_text(text, lang)
    assert text.endswith((".", "?", "!", ")", ".”", ".’”", f".{NBSP}»", f".”{NBSP}»")), text


def check_question(g: Sitting, d: Decision) -> None:
    s = g.state
    assert isinstance(s, KeyForge)
    for lang in LANGS:
        check_sentence(d.text(lang), lang)
        labels = [o.label(lang) for o in d.options]
        for text in labels:
            check_text(text, lang)
        if d.kind in ("target", "attack", "host", "divide", "redistribute", "pile-order", "capture-order"):
            in_play = [
                x
                for o, x in zip(d.options, labels)
                if o.code < len(s.cards) and s.cards[o.code].zone in (LINE, ARTIFACTS)
            ]
            assert len(set(in_play)) == len(in_play), in_play


def check_log(g: Sitting) -> None:
    s = g.state
    assert isinstance(s, KeyForge)
    for e in g.log:
        for lang in LANGS:
            for viewer in VIEWERS:
                text = e.text(lang, viewer)
                check_sentence(text, lang)
                mask = e.raw.seen_by
                if mask == ALL_SEATS if viewer is None else mask >> viewer & 1:
                    continue
                source = "" if e.raw.source < 0 else table.name(s.cards[e.raw.source].d, lang)
                rest = text.replace(source, "") if source else text
                for i in e.raw.cards:
                    assert table.name(s.cards[i].d, lang) not in rest, text


def play(g: Sitting, seed: int) -> None:
    """A random game, every question read aloud before it is answered."""
    rng = random.Random(seed)
    while g.decision is not None:
        d = g.decision
        check_question(g, d)
        options = len(d.options)
        if d.kind == "act" and options > 1 and rng.random() < 0.9:
            options -= 1  # the last one ends the turn
        g.answer(rng.randrange(options))


@pytest.mark.parametrize("decks", DECKS)
@pytest.mark.parametrize("edition", ("1.0", "1.3"))
def test_a_whole_game_speaks_and_keeps_its_secrets(decks: tuple[str, str], edition: str) -> None:
    g = tableforge.new("keyforge", seed=7, decks=decks, edition=edition)
    g.keep_undo = 0
    play(g, 7)
    assert g.over
    check_log(g)


def test_chance_speaks_too() -> None:
    g = tableforge.new("keyforge", seed=3)
    s = g.state.clone()
    s.nature_asks = True
    g.state = s
    rng = random.Random(3)
    kinds = set()
    for _ in range(300):
        d = g.decision
        if d is None:
            break
        kinds.add(d.kind)
        check_question(g, d)
        g.answer(rng.randrange(len(d.options)))
    assert "shuffle" in kinds


# ------------------------------------------------------------------ what the sentences say
def asks(t: Ruling, lang: str) -> str:
    d = t.g.decision
    assert d is not None
    return d.text(lang).replace(NBSP, " ")


def offers(t: Ruling, lang: str) -> list[str]:
    d = t.g.decision
    assert d is not None
    return [o.label(lang).replace(NBSP, " ") for o in d.options]


def tells(t: Ruling, lang: str, viewer: int | None = 0) -> list[str]:
    return [e.text(lang, viewer).replace(NBSP, " ") for e in t.g.log]


def test_a_card_asks_for_its_target() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="dodger+damage:1 umbra+stun"))
    assert asks(t, "en") == "It is your turn, with house Brobnar: what do you do?"
    assert asks(t, "fr") == "C’est votre tour, avec la Maison Brobnar : que faites-vous ?"
    assert offers(t, "en")[:2] == ["Play Punch", "Discard Punch"]
    assert offers(t, "fr")[:2] == ["Jouer Mandale", "Défausser Mandale"]
    t.you.plays("punch")
    assert asks(t, "en") == "Punch: choose a creature to deal damage to."
    assert asks(t, "fr") == "Mandale : choisissez une créature qui subira les dégâts."
    assert offers(t, "en") == ["Troll", "Dodger, enemy, 1 damage", "Umbra, enemy, stunned"]
    assert offers(t, "fr") == [
        "Troll",
        "L’Anguille, créature ennemie, 1 dégât",
        "Umbra, créature ennemie, statut sonné",
    ]


@pytest.mark.parametrize(
    ("house", "card", "side", "en", "fr"),
    [
        ("brobnar", "anger", {"line": "troll krump"}, "to ready.", "à redresser."),
        ("untamed", "regrowth", {"discard": "troll krump"}, "to put into your hand.", "à ajouter à votre main."),
        ("logos", "labwork", {"hand": "labwork troll krump"}, "to archive.", "à archiver."),
        ("logos", "remote-access", {}, "to use.", "à utiliser."),
        ("dis", "fear", {}, "to return to its owner’s hand.", "à renvoyer dans la main de son propriétaire."),
        (
            "mars",
            "orbital-bombardment",
            {"hand": "orbital-bombardment tunk"},
            "to reveal, or stop here.",
            "à révéler, ou arrêtez-vous là.",
        ),
        (
            "mars",
            "orbital-bombardment",
            {"hand": "orbital-bombardment anger"},
            "a Mars card in your hand to reveal; there is none.",
            "une carte de la Maison Mars de votre main à révéler ; il n’y en a pas.",
        ),
        ("sanctum", "the-harder-they-come", {}, "to purge.", "à purger."),
        ("shadows", "pawn-sacrifice", {"line": "troll krump"}, "to sacrifice.", "à sacrifier."),
        ("sanctum", "terms-of-redress", {"line": "troll krump"}, "to capture æmber.", "qui capturera l’Aombre."),
        ("mars", "martian-hounds", {}, "to put counters on.", "qui recevra les marqueurs."),
        ("brobnar", "blood-money", {}, "to put æmber on.", "qui recevra l’Aombre."),
        ("brobnar", "champion-s-challenge", {"line": "krump krump"}, "creature to spare.", "à épargner."),
        (
            "brobnar",
            "relentless-assault",
            {"line": "troll krump"},
            "to ready, or stop here.",
            "à redresser, ou arrêtez-vous là.",
        ),
        ("brobnar", "tremor", {}, "to stun.", "à sonner."),
        ("logos", "entropic-swirl", {}, "to deal damage to.", "qui subira les dégâts."),
        ("sanctum", "one-stood-against-many", {"line": "troll krump"}, "to ready.", "à redresser."),
        ("untamed", "quicksand", {"line": "krump krump"}, "to destroy.", "à détruire."),
    ],
)
def test_a_question_says_what_becomes_of_the_card(
    house: str, card: str, side: dict[str, str], en: str, fr: str
) -> None:
    you = seat(**{"hand": card, **side})
    foe = seat(line="valdr+damage:1 ganger-chieftain", artifacts="cannon pocket-universe", amber=1)
    t = given(house=house, you=you, foe=foe)
    t.you.plays(card)
    assert asks(t, "en").endswith(en)
    assert asks(t, "fr").endswith(fr)


@pytest.mark.parametrize(
    ("house", "card", "side", "en", "fr"),
    [
        ("shadows", "selwyn-the-fence", {}, "to take æmber from.", "dont prendre l’Aombre."),
        ("sanctum", "sanctum-guardian", {}, "to swap.", "qui changera de place."),
        ("logos", "replicator", {}, "whose reap effect is triggered.", "dont l’effet Moisson sera déclenché."),
        (
            "brobnar",
            "grumpus-tamer",
            {"deck": "war-grumpus war-grumpus"},
            "to put into your hand, or stop here.",
            "à ajouter à votre main, ou arrêtez-vous là.",
        ),
    ],
)
def test_the_question_of_a_creature_says_what_becomes_of_the_card(
    house: str, card: str, side: dict[str, str], en: str, fr: str
) -> None:
    t = given(house=house, you=seat(**{"line": f"{card} troll+amber:1 krump+amber:1", **side}), foe=seat(line="valdr"))
    t.you.reaps(card)
    assert asks(t, "en").endswith(en)
    assert asks(t, "fr").endswith(fr)


def test_both_creatures_that_swap_are_chosen_to_swap() -> None:
    t = given(house="logos", you=seat(artifacts="quantum-fingertrap", line="troll krump valdr"))
    t.you.acts("quantum-fingertrap")
    assert asks(t, "en") == "Quantum Fingertrap: choose a creature to swap."
    t.answers("troll")
    assert asks(t, "en").endswith("to swap.") and asks(t, "fr").endswith("qui changera de place.")


def test_copies_in_a_discard_pile_are_told_apart_by_their_place() -> None:
    t = given(house="untamed", you=seat(hand="regrowth", discard="troll krump troll"))
    t.you.plays("regrowth")
    assert offers(t, "en") == ["Troll (card 1 of your discard pile)", "Krump", "Troll (card 3 of your discard pile)"]
    assert offers(t, "fr") == ["Troll (carte 1 de votre défausse)", "Krump", "Troll (carte 3 de votre défausse)"]


def test_a_question_tells_the_top_of_a_deck_from_a_shuffle() -> None:
    t = given(house="untamed", you=seat(artifacts="world-tree", discard="troll krump"))
    t.you.acts("world-tree")
    assert asks(t, "en").endswith("in your discard pile to put on top of your deck.")
    assert asks(t, "fr").endswith("de votre défausse à mettre au sommet de votre deck.")
    t = given(house="untamed", you=seat(hand="lost-in-the-woods", line="troll krump valdr"), foe=seat(line="dodger"))
    t.you.plays("lost-in-the-woods")
    assert asks(t, "fr").endswith("une créature alliée à mélanger dans le deck de son propriétaire (2 à choisir).")


def test_several_picks_are_counted_down() -> None:
    t = given(house="untamed", you=seat(hand="nature-s-call", line="flaxia"), foe=seat(line="urchin dodger umbra"))
    t.you.plays("nature-s-call")
    assert asks(t, "en") == "Nature’s Call: choose a creature to return to its owner’s hand (up to 3)."
    t.answers("urchin")
    assert asks(t, "en") == "Nature’s Call: choose a creature to return to its owner’s hand (up to 2 more)."
    assert (
        asks(t, "fr")
        == "L’Appel de la Nature : choisissez une créature à renvoyer dans la main de son propriétaire (jusqu’à 2 de plus)."
    )
    assert offers(t, "en")[-1] == "Done"


def test_an_optional_part_says_what_may_be_done() -> None:
    t = given(house="sanctum", you=seat(hand="sergeant-zakiel", line="bulwark+exhausted"), foe=seat(line="urchin"))
    t.you.plays("sergeant-zakiel", "left")
    assert asks(t, "en") == "Sergeant Zakiel: You may ready and fight with a neighboring creature. Do you?"
    assert asks(t, "fr").endswith("Vous pouvez redresser une créature voisine et la faire combattre. Le faites-vous ?")
    assert offers(t, "en") == ["Yes", "No"]
    assert offers(t, "fr") == ["Oui", "Non"]


def test_two_effects_to_choose_from_are_spelled_out() -> None:
    t = given(house="sanctum", you=seat(hand="begone"), foe=seat(line="shooler"))
    t.you.plays("begone")
    assert asks(t, "en") == "Begone!: choose one of two effects."
    assert offers(t, "en") == ["Destroy each Dis creature.", "Gain 1 æmber."]
    assert offers(t, "fr") == ["Détruisez chaque créature de la Maison Dis.", "Gagnez 1 Aombre."]


def test_a_flank_a_target_and_a_host_are_asked_by_name() -> None:
    t = given(house="brobnar", you=seat(hand="bumpsy blood-of-titans", line="troll"), foe=seat(line="urchin umbra"))
    t.you.plays("bumpsy")
    assert asks(t, "en") == "On which flank do you put Bumpsy?"
    assert offers(t, "fr") == ["Flanc gauche", "Flanc droit"]
    t.answers("left")
    t.you.plays("blood-of-titans")
    assert asks(t, "en") == "To which creature do you attach Blood of Titans?"
    t.answers("troll")
    t.you.fights("troll")
    assert asks(t, "en") == "Which creature do you attack with Troll?"
    assert offers(t, "en") == ["Urchin", "Umbra"]


def test_a_place_in_the_line_is_told_by_its_neighbors() -> None:
    t = given(house="sanctum", you=seat(hand="the-grey-rider", line="bulwark sequis"), foe=seat(line="urchin"))
    t.you.plays("the-grey-rider")
    assert asks(t, "en") == "Where in the battleline do you put The Grey Rider?"
    assert offers(t, "en") == ["Left flank, beside Bulwark", "Between Bulwark and Sequis", "Right flank, beside Sequis"]


def test_copies_in_line_are_told_apart() -> None:
    t = given(house="shadows", you=seat(line="urchin umbra urchin"))
    assert "Reap with Urchin (position 1 of your line)" in offers(t, "en")
    assert "Reap with Urchin (position 3 of your line)" in offers(t, "en")
    assert "Reap with Umbra" in offers(t, "en")
    assert "Moissonner avec Orphelin (position 3 de votre ligne de front)" in offers(t, "fr")


def test_copies_in_the_hand_are_counted_whatever_lies_between_them() -> None:
    """A hand is seen sorted by house: copies keep their order, but not their places."""
    t = given(house="brobnar", you=seat(hand="anger punch urchin punch"))
    plays = [label for label in offers(t, "en") if label.startswith("Play")]
    assert plays == ["Play Anger", "Play Punch (copy 1 in your hand)", "Play Punch (copy 2 in your hand)"]
    assert "Jouer Mandale (exemplaire 2 de votre main)" in offers(t, "fr")


def test_cards_in_different_zones_say_where_they_are() -> None:
    t = given(house="shadows", you=seat(line="faygin urchin", discard="urchin"))
    t.you.reaps("faygin")
    assert offers(t, "en") == ["Urchin, in your line", "Urchin, in your discard pile"]
    assert offers(t, "fr") == ["Orphelin, dans votre ligne de front", "Orphelin, dans votre défausse"]
    assert "Orphelin" in asks(t, "fr")


def test_what_the_foe_calls_friendly_is_your_enemy() -> None:
    """The active player chooses for the opponent's card, and is asked in their own terms."""
    sel = friendly.creature & flank | opponent.hand
    assert table.seen_across(sel) == (enemy.creature & flank | you.hand)
    t = given(house="brobnar", you=seat(line="krump krump bumpsy"), foe=seat(line="urchin[soulkeeper]+attacked:1"))
    t.you.fights("bumpsy")
    assert asks(t, "en") == "Urchin: choose the most powerful friendly creature to destroy."
    assert asks(t, "fr") == "Orphelin : choisissez la créature alliée la plus puissante à détruire."


def test_the_log_knows_who_listens() -> None:
    t = given(house="brobnar", you=seat(line="troll"), foe=seat(line="urchin"))
    t.you.reaps("troll")
    assert tells(t, "en")[:2] == ["Your Troll reaps.", "You gain 1 æmber (Troll)."]
    assert tells(t, "en", 1)[:2] == ["The enemy Troll reaps.", "Your opponent gains 1 æmber (Troll)."]
    assert tells(t, "en", None)[:2] == ["Player 1’s Troll reaps.", "Player 1 gains 1 æmber (Troll)."]
    assert tells(t, "fr")[:2] == ["Votre créature Troll moissonne.", "Vous gagnez 1 Aombre (Troll)."]
    assert tells(t, "fr", 1)[0] == "La créature ennemie Troll moissonne."
    assert tells(t, "fr", None)[:2] == [
        "La créature Troll du joueur 1 moissonne.",
        "Le joueur 1 gagne 1 Aombre (Troll).",
    ]


def test_a_card_that_a_viewer_may_not_see_is_not_named() -> None:
    t = given(house="logos", you=seat(hand="labwork dextre"))
    t.you.plays("labwork")
    assert "Dextre goes to your archives from your hand (Labwork)." in tells(t, "en")
    assert "A card goes to your opponent’s archives from their hand (Labwork)." in tells(t, "en", 1)
    assert any(x.startswith("Une carte rejoint les archives du joueur 1") for x in tells(t, "fr", None))


def test_a_fight_is_a_story() -> None:
    t = given(house="brobnar", you=seat(line="bumpsy"), foe=seat(line="shooler"))
    t.you.fights("bumpsy")
    assert tells(t, "en", None) == [
        "Player 1’s Bumpsy is used to fight.",
        "Player 1’s Bumpsy attacks Shooler.",
        "Bumpsy deals 5 damage to Player 2’s Shooler.",
        "Shooler deals 5 damage to Player 1’s Bumpsy.",
        "Bumpsy and Shooler have lethal damage.",
        "Bumpsy is destroyed.",
        "Shooler is destroyed.",
    ]
    assert tells(t, "fr", 1)[4:6] == [
        "Les créatures Bobosse et Écornifleur ont subi des dégâts mortels.",
        "La créature Bobosse est détruite.",
    ]


def test_names_of_cards_houses_and_steps() -> None:
    assert table.name(cards.definition("faygin"), "en") == "Faygin"
    assert table.name(cards.definition("arise"), "fr") == f"Debout les Morts{NBSP}!"
    assert table.house("untamed", "fr") == table.house(names.UNTAMED, "fr") == "Indomptés"
    assert table.step("draw", "en") == "Draw cards"
    assert table.step("draw", "fr") == "Piocher des cartes"


def test_places_between_creatures_of_one_name_are_told_apart() -> None:
    t = given(house="shadows", you=seat(hand="little-niff", line="umbra umbra umbra"))
    t.you.plays("little-niff")
    assert offers(t, "en")[1:3] == [
        "Between Umbra and Umbra (places 1 and 2)",
        "Between Umbra and Umbra (places 2 and 3)",
    ]
    assert offers(t, "fr")[1] == "Entre Umbra et Umbra (places 1 et 2)"


def test_what_becomes_of_a_creature_is_not_said_of_its_flank() -> None:
    t = given(house="dis", you=seat(hand="hand-of-dis"), foe=seat(line="urchin umbra dodger silvertooth"))
    t.you.plays("hand-of-dis")
    assert asks(t, "fr").endswith("une créature qui n’est pas située sur un flanc, à détruire.")


def test_damage_is_healed_on_a_creature() -> None:
    t = given(house="sanctum", you=seat(line="troll+damage:4", artifacts="hallowed-blaster"))
    t.you.acts("hallowed-blaster")
    assert "3 dégâts sont soignés sur votre créature Troll (Blaster Sanctifié)." in tells(t, "fr")
    t = given(house="untamed", you=seat(hand="vigor", line="troll+damage:4"))
    t.you.plays("vigor")
    assert asks(t, "fr") == "Vigueur : combien de dégâts soignez-vous sur la créature Troll ?"


def test_armor_prevents_damage_in_the_log_as_in_the_texts() -> None:
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="bulwark"))
    t.you.plays("punch")
    assert "L’armure de la créature ennemie Bastion annule 2 dégâts." in tells(t, "fr")


def test_a_discard_pile_becomes_a_new_deck() -> None:
    t = given(house="logos", you=seat(artifacts="library-of-babble", discard="troll krump valdr"))
    t.you.acts("library-of-babble")
    assert "Your deck runs out: the discard pile (3 cards) is shuffled into a new deck." in tells(t, "en")
    assert "Votre deck s’épuise : la défausse (3 cartes) est mélangée et forme un nouveau deck." in tells(t, "fr")


def test_the_table_writes_labels_and_steps_as_cards_do() -> None:
    english = tongue("en")
    assert (english.abilities["before_fight"], english.abilities["leaves_play"]) == ("Before Fight", "Leaves Play")
    assert table.step("main", "en") == "Play, discard, and use cards"
    t = given(house="shadows", you=seat(hand="swindle"), foe=seat(amber=3))
    t.you.plays("swindle")
    assert "Swindle has omega: you cannot play, discard, or use any more cards this turn." in tells(t, "en")
