"""The 183 cards of the core set: all are there, each is lowered, and every op cites a rule that there is."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from tableforge.arkham import names
from tableforge.arkham.cards import CARDS, by_code, card, definition
from tableforge.arkham.definition import CardDef
from tableforge.arkham.state import Cost
from tableforge.errors import UnknownCard


def test_the_core_set_has_183_cards_of_ten_types() -> None:
    counts = Counter([names.TYPES[c.type] for c in CARDS.values()])
    assert counts == {
        "asset": 51,
        "event": 27,
        "treachery": 24,
        "enemy": 24,
        "location": 24,
        "skill": 10,
        "agenda": 8,
        "act": 7,
        "investigator": 5,
        "scenario": 3,
    }
    assert sum([c.weakness for c in CARDS.values()]) == 13
    assert sum([c.basic for c in CARDS.values()]) == 8
    assert sum([c.victory >= 0 for c in CARDS.values()]) == 18


def test_a_card_is_found_by_its_id_its_number_and_its_title_in_both_languages() -> None:
    machete = by_code("01020")
    assert machete is card("machete") is card("Machette") is card("01020")
    with pytest.raises(UnknownCard, match="macheet"):
        card("macheet")


def test_a_card_is_lowered_once() -> None:
    assert definition("machete") is definition("machete")


@pytest.mark.parametrize("id", CARDS)
def test_a_card_has_a_name_in_both_languages_and_all_its_abilities_lowered(id: str) -> None:
    c, d = CARDS[id], definition(id)
    assert c.en and c.fr and (d.en, d.fr, d.code, d.type) == (c.en, c.fr, c.code, c.type)
    assert "'" not in c.fr
    assert bool(c.sub[0]) is bool(c.sub[1]) and bool(c.back[0]) is bool(c.back[1])
    assert d.words == c.abilities
    assert [a.number for a in d.abilities] == list(range(len(d.abilities)))
    assert len({a.prog.name for a in d.abilities}) == len(d.abilities)
    for prog in d.programs.values():
        if "#cost" in prog.name:
            assert all([isinstance(op, Cost) for op in prog.ops])
        else:
            assert prog.last == len(prog.ops) - 1  # what it has brought about is reacted to, however it ends


@pytest.mark.parametrize("id", [i for i, c in CARDS.items() if c.type in (names.EVENT, names.TREACHERY)])
def test_an_event_can_be_played_and_a_treachery_revealed(id: str) -> None:
    d = definition(id)
    if d.type == names.TREACHERY:
        assert d.revelation is not None
    else:
        assert d.play is not None or d.in_hand


@pytest.mark.parametrize("id", [i for i, c in CARDS.items() if c.type in (names.ACT, names.AGENDA)])
def test_side_b_of_an_act_or_agenda_does_something(id: str) -> None:
    d = definition(id)
    assert d.advance is not None
    assert d.back[0] or id == "predator-or-prey"  # the other side of which is an enemy
    assert d.type == names.AGENDA or d.clues > 0 or d.objective


def test_only_one_card_needs_an_op_of_its_own() -> None:
    assert [i for i in CARDS if definition(i).custom] == ["vengeance-awaits"]


def test_locations_connect_both_ways() -> None:
    places = [definition(i) for i, c in CARDS.items() if c.type == names.LOCATION]
    for a in places:
        for b in places:
            if a.icon != "main-path" and b.icon != "main-path":  # the path is connected to all woods by its own words
                assert (b.icon in a.connects) == (a.icon in b.connects), (a.id, b.id)


def test_an_investigators_deck_has_its_own_cards() -> None:
    for d in [definition(i) for i, c in CARDS.items() if c.type == names.INVESTIGATOR]:
        assert [CARDS[i].only_for for i in d.signature] == [d.id, d.id]
        assert [CARDS[i].weakness for i in d.signature] == [False, True]
        assert len(d.access) == 3


def rules_cited(d: CardDef) -> set[str]:
    return {op.rule for prog in d.programs.values() for op in prog.ops if op.rule}


def test_every_op_of_a_card_cites_a_rule_that_there_is() -> None:
    text = files("tableforge.arkham").joinpath("rules.toml").read_text(encoding="utf-8")
    known = {r["id"] for r in tomllib.loads(text)["rule"]}
    cited = {rule for i in CARDS for rule in rules_cited(definition(i))}
    assert cited - known == set()


def test_the_facts_of_some_cards_are_as_printed() -> None:
    roland, priest, shotgun = definition("roland-banks"), definition("ghoul-priest"), definition("shotgun")
    assert (roland.skills, roland.health, roland.sanity) == ((3, 3, 4, 2), 9, 5)
    assert roland.signature == ("rolands-38-special", "cover-up")
    assert (priest.fight, priest.health, priest.evade, priest.damage, priest.horror) == (4, 5, 4, 2, 2)
    assert priest.per_investigator and priest.victory == 2 and priest.keywords == names.HUNTER | names.RETALIATE
    assert shotgun.slots == (names.HAND_SLOT, names.HAND_SLOT) and shotgun.icons == (0, 0, 2, 0, 0)
    assert (shotgun.uses, shotgun.use_kind, shotgun.level, shotgun.cost) == (2, names.AMMO, 4, 5)
