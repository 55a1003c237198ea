"""The English voice: grammar of the generated texts, and a walk over every card."""

# A test of sentences reads the whole vocabulary, as a card file does.
# ruff: noqa: F403, F405

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from tableforge.keyforge import questions, words
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.voice.en import cards as en
from tableforge.keyforge.words import *
from tableforge.tongue.en import article
from tableforge.words.node import Node


def giant(*abilities: words.Has, en: str = "Toll Giant") -> words.Title:
    """An invented creature with these abilities."""
    return Creature(
        "toll-giant",
        en=en,
        fr="Géant du péage",
        house=BROBNAR,
        power=6,
        rarity="Common",
        number={},
        abilities=abilities,
    )


def text(*abilities: words.Has) -> str:
    return en.card_text(giant(*abilities))


# ------------------------------------------------------------------ nouns
@pytest.mark.parametrize(
    ("noun", "said"),
    [
        ("creature", "a creature"),
        ("enemy creature", "an enemy creature"),
        ("Untamed card", "an Untamed card"),
        ("undamaged creature", "an undamaged creature"),
        ("æmber", "an æmber"),
        ("“Urchin”", "an “Urchin”"),
        ("use", "a use"),
    ],
)
def test_the_article_follows_the_sound_of_the_next_word(noun: str, said: str) -> None:
    assert article(noun) == said


def test_a_phrase_for_a_question_has_its_article_its_adjectives_in_order_and_its_zone() -> None:
    assert en.phrase(friendly.creature) == "a friendly creature"
    assert en.phrase(enemy.creature & flank) == "an enemy flank creature"
    assert en.phrase(you.hand) == "a card in your hand"
    assert en.phrase(opponent.discard_pile & MARS) == "a Mars card in your opponent’s discard pile"
    assert en.phrase(creature & GIANT & BROBNAR & damaged & enemy) == "a damaged enemy Brobnar Giant creature"
    assert en.phrase(creature & ~AGENT & MARS & other) == "another non-Agent Mars creature"
    assert en.phrase(artifact | creature & flank) == "an artifact or flank creature"
    assert en.phrase(most_powerful(enemy.creature)) == "the most powerful enemy creature"
    assert en.phrase(neighbors(this) & GIANT) == "a neighboring Giant"
    assert en.phrase(creature & (power <= 3)) == "a creature with power 3 or lower"
    assert en.phrase(them) == "one of those cards"


def test_what_is_not_on_a_flank_is_said_as_a_relative_clause_behind_one_creature_only() -> None:
    assert text(play(stun(a(creature & ~flank)))) == "Play: Stun a creature that is not on a flank."
    assert text(play(stun(each(creature & ~flank)))) == "Play: Stun each creature not on a flank."


def test_each_joins_its_nouns_with_and_but_a_choice_joins_them_with_or() -> None:
    assert text(play(destroy(each(creature | artifact)))) == "Play: Destroy each creature and artifact."
    assert text(play(destroy(a(creature | artifact)))) == "Play: Destroy a creature or artifact."


def test_a_card_that_names_another_says_its_titles_as_they_are() -> None:
    told = [n for c in CARDS.values() for n in parts_of((c.abilities, c.older)) if isinstance(n, questions.Named)]

    assert len(told) >= 6
    for n in told:
        assert (n.en, n.fr) == (CARDS[n.id].title("en"), CARDS[n.id].title("fr"))


# ------------------------------------------------------------------ persons and pronouns
def test_you_are_ordered_and_everybody_else_is_conjugated() -> None:
    assert text(play(gain(1))) == "Play: Gain 1 æmber."
    assert text(play(gain(1, opponent))) == "Play: Your opponent gains 1 æmber."
    assert text(play(lose(2, each_player))) == "Play: Each player loses 2 æmber."
    assert text(after(any_player.forges, draw(1, they))) == "After a player forges a key, they draw a card."


def test_a_player_named_twice_in_a_sentence_becomes_they() -> None:
    said = text(play(when(opponent.amber >= 7, lose(1, opponent)), lose(1, opponent)))

    assert said == "Play: If your opponent has 7 æmber or more, they lose 1 æmber. Your opponent loses 1 æmber."


def test_the_card_is_called_by_its_title_and_then_it() -> None:
    assert text(while_(is_(this, flank), gets(this, power=2), gains(this, taunt))) == (
        "While Toll Giant is on a flank, it gets +2 power and gains taunt."
    )
    assert text(after(enemy.creature.is_destroyed_fighting(this), capture(1))) == (
        "After an enemy creature is destroyed fighting Toll Giant, Toll Giant captures 1 æmber."
    )


def test_it_is_that_creature_in_a_new_sentence_and_it_in_the_same_one() -> None:
    assert text(play(deal(2, a(creature)), when(this_destroys_it, purge(it)))) == (
        "Play: Deal 2 damage to a creature. If this damage destroys that creature, purge it."
    )
    assert text(play(exhaust(a(artifact)), gain(it.bonus))) == (
        "Play: Exhaust an artifact and gain æmber equal to its æmber bonus."
    )


def test_what_is_done_to_one_card_twice_shares_its_object() -> None:
    assert text(play(ready(a(friendly.creature)), fight_with(it))) == "Play: Ready and fight with a friendly creature."
    assert text(play(may(ready(a(neighbors(this))), fight_with(it)))) == (
        "Play: You may ready and fight with a neighboring creature."
    )
    assert text(reap(stun(this), exhaust(this))) == "Reap: Stun and exhaust Toll Giant."


def test_cards_go_back_to_your_hand_its_owners_hand_or_their_owners_hands() -> None:
    assert text(play(return_to_hand(this))) == "Play: Return Toll Giant to its owner’s hand."
    assert text(play(return_to_hand(a(enemy.creature)))) == "Play: Return an enemy creature to its owner’s hand."
    assert text(play(return_to_hand(up_to(2, creature)))) == "Play: Return up to 2 creatures to their owners’ hands."


def test_a_card_that_is_not_yours_is_sacrificed_by_its_controller() -> None:
    assert (
        text(after(creature.fights, sacrifice(it, by=words.its_controller)))
        == "After a creature fights, its controller sacrifices it."
    )


def test_the_other_side_of_a_fight_is_named_once() -> None:
    assert text(before_fight(stun(both(opposing, each(neighbors(opposing)))))) == (
        "Before Fight: Stun the creature Toll Giant fights and each of that creature’s neighbors."
    )


# ------------------------------------------------------------------ amounts
def test_a_product_is_said_for_each() -> None:
    assert text(play(gain(2 * count(friendly.creature & other)))) == (
        "Play: Gain 2 æmber for each other friendly creature."
    )
    assert text(play(draw(count(you.archives)))) == "Play: Draw a card for each card in your archives."


def test_a_difference_is_all_but_and_a_whole_pool_is_all() -> None:
    assert text(play(steal(opponent.amber - 6))) == "Play: Steal all but 6 of your opponent’s æmber."
    assert text(play(lose(you.amber), draw(2 * that_much))) == (
        "Play: Lose all of your æmber. Draw 2 cards for each æmber you lost this way."
    )
    assert text(play(when(opponent.amber >= 7, capture(opponent.amber)))) == (
        "Play: If your opponent has 7 æmber or more, capture all of it."
    )


def test_this_way_remembers_what_happened_to_what() -> None:
    assert text(play(destroy(each(friendly.artifact)), gain(count(this_way)))) == (
        "Play: Destroy each friendly artifact. Gain 1 æmber for each artifact destroyed this way."
    )
    assert text(play(discard(top(you.deck, 2)), for_each(this_way & LOGOS, stun(a(creature))))) == (
        "Play: Discard the top 2 cards of your deck. For each Logos card discarded this way, stun a creature."
    )


def test_more_damage_to_the_same_creatures_is_additional() -> None:
    assert text(play(deal(1, each(creature)), when(your_turn, deal(2, each(creature))))) == (
        "Play: Deal 1 damage to each creature. Deal an additional 2 damage to each creature if it is your turn."
    )


# ------------------------------------------------------------------ flow
def test_effects_under_one_condition_stand_in_one_sentence() -> None:
    assert text(play(when(opponent.amber > you.amber, steal(1), draw(1)))) == (
        "Play: If your opponent has more æmber than you, steal 1 æmber and draw a card."
    )
    assert text(play(when(you.amber > opponent.amber, discard(random(1, opponent.hand)), draw(1)))) == (
        "Play: If you have more æmber than your opponent, they discard a random card from their hand and you draw a card."
    )


def test_two_branches_of_one_kind_are_said_with_instead_and_others_with_otherwise() -> None:
    assert text(play(when(opponent.amber >= 7, steal(2), otherwise=steal(1)))) == (
        "Play: Steal 1 æmber. If your opponent has 7 æmber or more, steal 2 æmber instead."
    )
    assert text(play(when(your_turn, draw(1), otherwise=stun(this)))) == (
        "Play: If it is your turn, draw a card. Otherwise, stun Toll Giant."
    )


def test_you_may_and_if_you_do_follow_one_another() -> None:
    assert text(reap(may(sacrifice(a(friendly.creature & other))), if_you_do(fully_heal(this)))) == (
        "Reap: You may sacrifice another friendly creature. If you do, fully heal Toll Giant."
    )
    assert text(reap(may(fully_heal(a(creature))), if_you_do(this_turn(cannot(it.is_dealt_damage))))) == (
        "Reap: You may fully heal a creature. If you do, that creature cannot be dealt damage for the remainder of the turn."
    )


def test_a_choice_of_effects_shares_the_verb_where_it_can() -> None:
    assert text(play(choose_one(archive(top(you.deck)), archive(top(you.discard_pile))))) == (
        "Play: Archive the top card of your deck or the top card of your discard pile."
    )
    assert text(play(choose_one(stun(a(creature)), gain(1)))) == "Play: Choose one: stun a creature, or gain 1 æmber."


def test_a_branch_of_a_choice_can_be_said_alone() -> None:
    branch = (stun(a(creature)), exhaust(it), gain(1))

    assert en.effect_text(branch) == "Stun and exhaust a creature. Gain 1 æmber."


# ------------------------------------------------------------------ events, durations, rules
def test_what_happens_again_and_again_is_each_time_and_the_rest_is_after() -> None:
    assert text(each_time(you.plays(artifact), steal(1))) == "Each time you play an artifact, steal 1 æmber."
    assert text(after(you.plays(artifact), steal(1))) == "After you play an artifact, steal 1 æmber."
    assert text(after(enemy.creature.reaps, stun(it))) == "After an enemy creature reaps, stun it."
    assert text(after(enemy.creature.is_used_to_fight, draw(1))) == (
        "After an enemy creature is used to fight, draw a card."
    )
    assert text(after(creature.is_destroyed, gain(1, its_owner))) == (
        "Each time a creature is destroyed, its owner gains 1 æmber."
    )


def test_a_duration_leads_its_sentence_unless_a_player_is_its_subject() -> None:
    assert text(play(this_turn(after(friendly.creature.fights, capture(1, by=it))))) == (
        "Play: For the remainder of the turn, each time a friendly creature fights, it captures 1 æmber."
    )
    assert text(play(choose(house), next_turn(opponent, cannot((creature & chosen_house).reaps)))) == (
        "Play: Choose a house. During your opponent’s next turn, creatures of that house cannot reap."
    )
    assert text(play(next_turn(opponent, cannot(opponent.plays(creature))))) == (
        "Play: Your opponent cannot play creatures on their next turn."
    )


def test_a_permission_for_the_turn_speaks_of_the_house_unless_it_has_named_one() -> None:
    assert text(omni(this_turn(allow(friendly.artifact.is_used)))) == (
        "Omni: For the remainder of the turn, you may use friendly artifacts as if they belonged to the active house."
    )
    assert text(omni(this_turn(allow((friendly.creature & UNTAMED).is_used)))) == (
        "Omni: For the remainder of the turn, you may use friendly Untamed creatures."
    )
    assert text(omni(sacrifice(this), this_turn(allow((friendly.creature & BROBNAR).fights)))) == (
        "Omni: Sacrifice Toll Giant. For the remainder of the turn, each friendly Brobnar creature may fight as if it belonged to"
        " the active house."
    )


def test_a_card_that_enters_on_the_other_side_is_not_used_by_you() -> None:
    assert text(enters(this, UNDER_OPPONENT), allow(this.is_used)) == (
        "Toll Giant enters play under your opponent’s control and may be used as if it belonged to the active house."
    )
    assert text(allow(this.is_used)) == "You may use Toll Giant as if it belonged to the active house."


def test_a_lack_that_forbids_is_said_with_unless() -> None:
    assert text(while_(tally(you.discards(MARS & you.hand)) < 1, cannot(this.is_used))) == (
        "Toll Giant cannot be used unless you have discarded a Mars card from your hand this turn."
    )
    assert text(cannot(you.plays(this), given=you.amber < 7)) == (
        "Toll Giant cannot be played unless you have 7 æmber or more."
    )


def test_gained_abilities_stand_in_quotation_marks_behind_gained_keywords() -> None:
    assert text(gets(this_creature, armor=1), gains(this_creature, taunt)) == (
        "This creature gets +1 armor and gains taunt."
    )
    assert text(gains(each(neighbors(this)), skirmish, reap(steal(1)))) == (
        "Each of Toll Giant’s neighbors gains skirmish and, “Reap: Steal 1 æmber.”"
    )


def test_keywords_and_abilities_each_have_their_line() -> None:
    assert text(elusive, hazardous(2), (fight | reap)(steal(1))) == "Elusive.\nHazardous 2.\nFight/Reap: Steal 1 æmber."


def test_a_label_alone_is_its_boldface_words() -> None:
    assert en.ability_text(play | before_fight) == "Play/Before Fight"
    assert en.ability_text(leaves_play(draw(1))) == "Leaves Play: Draw a card."


def test_older_sentences_are_spoken_on_request() -> None:
    changed = [c for c in CARDS.values() if c.older is not None]

    assert changed
    for c in changed:
        assert en.card_text(c) != en.card_text(c, errata=False)


# ------------------------------------------------------------------ every word, every card
def parts_of(x: object) -> Iterator[object]:
    """Everything inside a sentence: words, and the nodes they hold."""
    yield x
    if isinstance(x, tuple):
        inside: list[object] = list(x)
    elif isinstance(x, Node):
        inside = list(x.parts())
    elif is_dataclass(x):
        inside = [getattr(x, f.name) for f in fields(x)]
    else:
        inside = []
    for y in inside:
        yield from parts_of(y)


TEXTS = [
    (c, en.card_text(c, errata))
    for c in CARDS.values()
    for errata in ((True, False) if c.older is not None else (True,))
]


def lines() -> Iterator[str]:
    return iter(dict.fromkeys(line for _, said in TEXTS if said for line in said.split("\n")))


def test_a_card_with_abilities_has_a_text_and_a_vanilla_card_has_none() -> None:
    assert [c.id for c, said in TEXTS if bool(said) != bool(c.abilities)] == []


def test_every_line_ends_as_a_sentence_and_is_spaced_and_balanced() -> None:
    for line in lines():
        assert line.endswith((".", ".”")), line
        assert not re.search(r"\s\s|\s[.,:;’”]|[(“]\s|\.\.|,,|\b(\w+) \1\b", line), line
        for opening, closing in ("“”", "()"):
            assert line.count(opening) == line.count(closing), line


def test_every_sentence_begins_with_a_capital() -> None:
    steps = ("forge a key”", "draw cards”")
    for line in lines():
        for start in re.split(r"(?<!one)[.:] |“", line):
            assert start[:1].isupper() or start[:1] in "“[" or start.startswith(steps), line


def test_nothing_of_the_program_shows_through() -> None:
    for c, said in TEXTS:
        text = said.replace(c.en, "").replace("[REDACTED]", "")
        assert not re.search(r"[_{}<>\[\]|&~=']|None|\w\(|\)\w", text), said


def test_no_article_and_no_verb_is_in_the_wrong_form() -> None:
    wrong = r"\b(a [aeio]\w+|an [bcdfgkmnprstz]\w+|it are|they is|you is|1 cards|1 chains|creatures (gets|gains|has))\b"
    for line in lines():
        assert not re.search(wrong, line), line


def test_every_number_of_the_words_is_said() -> None:
    """Figures above 1 stand in the text, as a figure, a numeral or an ordinal."""
    numerals = {"two": 2, "three": 3, "second": 2, "third": 3}
    for c, said in TEXTS:
        found = {int(n) for n in re.findall(r"\d+", said)} | {n for w, n in numerals.items() if w in said.split()}
        wanted = {abs(x.n) for x in parts_of(c.abilities) if isinstance(x, questions.Number)} - {0, 1}
        assert wanted <= found, said


def test_what_happens_in_place_of_a_destruction_is_a_destroyed_ability() -> None:
    assert text(
        gains(this_creature, instead(this_creature.is_destroyed, fully_heal(this_creature), destroy(this)))
    ) == ("This creature gains, “Destroyed: Fully heal this creature and destroy Toll Giant instead.”")


def test_a_card_calls_itself_by_its_title_also_in_words_of_its_own() -> None:
    assert en.card_text(CARDS["gabos-longarms"]).endswith(
        "Gabos Longarms deals its damage to the chosen creature rather than the creature it fights."
    )
    assert en.card_text(CARDS["spangler-box"]).endswith("all creatures purged by Spangler Box.")


def test_whoever_deals_damage_is_it_from_then_on() -> None:
    assert en.card_text(CARDS["mindworm"]).endswith(
        "The creature Mindworm fights deals damage equal to its power to each of its neighbors."
    )
