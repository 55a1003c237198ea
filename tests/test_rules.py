"""The rule index: whole, in both languages, and every rule shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tableforge.keyforge.game import RULES
from tableforge.keyforge.state import EDITIONS

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src" / "tableforge"
ID = re.compile(r"KF\.[a-z0-9]+(?:-[a-z0-9]+)*")

# The words of the English glossary that no French heading has, and the other way round.
ENGLISH = set(
    """ability active æmber armor assault attack battleline before cannot capture card chain control cost
    counter damage deploy destroyed discard elusive end enemy fight flank forge friendly hazardous heal
    house choice if you do keys least powerful leaves play legacy maverick may most neighbor off omega
    opposing other pay power preceding purge rarity reap repeat return search self-referential skirmish
    splash stun steal swap taunt this way turn unforge use""".split()
)
FRENCH = set(
    """capacité actif aombre armure assaut attaquer ligne front avant capturer chaînes chercher choix
    maison clés contrôle coût dégât déploiement détruit défausse insaisissable fin ennemi faire
    combattre flanc forger allié hasardeux soigner quitter le la jeu héritage franc-tireur peut plus
    moins puissante voisine affiliée oméga adverse autres marqueurs marqueur payer jouez puissance
    précédent purger rareté moisson moissonner répétez rendre renvoi nom escarmouche projection sonné
    voler échanger provocation sorte tour redevenir utiliser joueur""".split()
)
# The words of a heading that are the same in both languages.
ALIKE = set(
    """action adjacent alpha archives bonus combat errata faq figure gl handicaps mulligan omni poison
    sacrifice six suggestions traits types""".split()
)


def cited(folder: Path) -> dict[str, str]:
    """Every rule id in the Python files of a folder, with the file that names it."""
    return {id: f.name for f in sorted(folder.rglob("*.py")) for id in ID.findall(f.read_text("utf-8"))}


def test_every_rule_that_is_cited_exists():
    known = RULES.rules
    unknown = {id: f for id, f in {**cited(SOURCES), **cited(HERE)}.items() if id not in known}
    assert not unknown


def test_every_rule_is_shown_by_a_test_or_is_a_definition():
    shown = cited(HERE)
    assert [r.id for r in RULES.rules.values() if not r.definition and r.id not in shown] == []


def test_every_rule_speaks_both_languages_and_names_its_editions():
    for r in RULES.rules.values():
        for said in (r.title, r.text, r.section):
            assert isinstance(said, dict) and set(said) == {"en", "fr"} and all(said.values()), r.id
        assert r.editions and set(r.editions) <= set(EDITIONS), r.id


def test_rules_are_numbered_without_a_gap():
    assert [r.number for r in RULES.rules.values()] == list(range(1, len(RULES.rules) + 1))


def words(section: str) -> set[str]:
    return {w for w in re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", section.casefold()) if len(w) > 1}


def test_a_section_has_the_headings_of_its_own_language():
    """A word that stands in both is one that both languages spell alike."""
    rules = RULES.rules.values()
    assert not {r.id: w for r in rules if (w := words(r.section["fr"]) & ENGLISH)}
    assert not {r.id: w for r in rules if (w := words(r.section["en"]) & FRENCH)}
    english = {w for r in rules for w in words(r.section["en"])}
    assert not {r.id: w for r in rules if (w := words(r.section["fr"]) & english - ALIKE)}


def test_a_section_names_the_same_places_in_both_languages():
    for r in RULES.rules.values():
        en, fr = r.section["en"].split("; "), r.section["fr"].split("\u00a0; ")
        assert len(en) == len(fr) and ";" not in "".join(en + fr), r.id
        for here, there in zip(en, fr, strict=True):
            assert here.startswith("Gl. ") == there.startswith("Gl. "), r.id
            assert not here.startswith("FAQ") or here == there, r.id
