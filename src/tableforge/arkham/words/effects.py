"""What a card does to tokens, investigators, cards, places and tests."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.ops import board as board_ops
from tableforge.arkham.ops import cards, costs, harm, tokens
from tableforge.arkham.ops import flow as flow_ops
from tableforge.arkham.ops import test as test_ops
from tableforge.arkham.ops.choose import Meant
from tableforge.arkham.questions.sets import Zone, that, this, you
from tableforge.arkham.react import Conclude
from tableforge.arkham.state import Cost
from tableforge.arkham.words.nouns import agenda, your_location
from tableforge.arkham.words.targets import Pick, What, lower_target, probe_of
from tableforge.kernel.core import Program
from tableforge.words.amounts import Amount, Number, num
from tableforge.words.lower import Effect, Lowering, Out
from tableforge.words.node import PatternNode, SetNode


def program(low: Lowering, label: str, effects: tuple[Effect, ...], event: PatternNode | None = None) -> Program:
    """Effects as a program that concludes; what it reacts to, if anything, says which card is "that"."""
    first = None if event is None else Meant(event)
    prog = low.program(label, effects, first, Conclude("AH.effect-before-after"))
    prog.last = len(prog.ops) - 1
    return prog


@dataclass(frozen=True)
class Payable(Effect):
    """An effect that may also stand before the colon, as a cost."""

    def cost(self) -> Cost:
        raise AssertionError(f"{self!r} is no cost")


# ------------------------------------------------------------------ tokens
@dataclass(frozen=True)
class PlaceTokens(Effect):
    """Tokens from the pool on cards; `can_advance`: doom that may make the agenda advance at once."""

    kind: int
    n: Amount
    on: What
    can_advance: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.on, out)
        out.add(tokens.Place(self.kind, self.n, self.can_advance))

    def probe(self) -> SetNode | None:
        return probe_of(self.on)


def place(kind: int, n: Amount | int, on: What = agenda, can_advance: bool = False) -> PlaceTokens:
    return PlaceTokens(kind, num(n), on, can_advance)


@dataclass(frozen=True)
class GainTokens(Effect):
    """Investigators gain resources, or clues from the pool."""

    kind: int
    n: Amount
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(tokens.Gain(self.kind, self.n))


def gain(kind: int, n: Amount | int, who: What = you) -> GainTokens:
    return GainTokens(kind, num(n), who)


@dataclass(frozen=True)
class LoseTokens(Effect):
    """Tokens go from a card to the pool."""

    kind: int
    n: Amount
    frm: What

    def lower(self, out: Out) -> None:
        lower_target(self.frm, out)
        out.add(tokens.LoseTokens(self.kind, self.n))


def discard_tokens(kind: int, n: Amount | int, frm: What) -> LoseTokens:
    return LoseTokens(kind, num(n), frm)


@dataclass(frozen=True)
class MoveTokens(Effect):
    """Tokens from one card to another, where they may be of another kind."""

    kind: int
    n: Amount
    frm: SetNode
    to: SetNode
    becomes: int

    def lower(self, out: Out) -> None:
        out.add(tokens.MoveTokens(self.kind, self.n, self.frm, self.to, self.becomes))


def move_tokens(kind: int, n: Amount | int, frm: SetNode, to: SetNode, as_: int = -1) -> MoveTokens:
    return MoveTokens(kind, num(n), frm, to, kind if as_ < 0 else as_)


@dataclass(frozen=True)
class Spend(Payable):
    """Spend resources, clues or uses; clues perhaps as a group."""

    kind: int
    n: Amount
    group: SetNode | None = None

    def cost(self) -> Cost:
        if self.group is not None:
            return costs.PayAsGroup(self.n, self.group)
        return costs.PayTokens(self.kind, self.n, you if self.kind in (names.RESOURCE, names.CLUE) else this)

    def lower(self, out: Out) -> None:
        if self.group is not None:
            out.add(costs.PayAsGroup(self.n, self.group))
        else:
            lower_target(you, out)
            out.add(tokens.SpendClues(self.n))


def spend(kind: int, n: Amount | int, group: SetNode | None = None) -> Spend:
    return Spend(kind, num(n), group)


@dataclass(frozen=True)
class DiscoverClues(Effect):
    """You discover clues, at your location unless another is named."""

    n: Amount
    at: What

    def lower(self, out: Out) -> None:
        lower_target(self.at, out)
        out.add(tokens.Discover(self.n))


def discover(n: Amount | int, at: What = your_location) -> DiscoverClues:
    return DiscoverClues(num(n), at)


# ------------------------------------------------------------------ harm
@dataclass(frozen=True)
class DealHarm(Payable):
    """Damage, horror or both to cards; `direct` harm cannot be assigned to assets."""

    kinds: tuple[int, ...]
    n: Amount
    to: What
    direct: bool = False

    def cost(self) -> Cost:
        assert isinstance(self.to, SetNode) and len(self.kinds) == 1
        return costs.PayHarm(self.kinds[0], self.n, self.to)

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(harm.Deal(self.kinds, self.n, self.direct))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def deal(kind: int, n: Amount | int, to: What) -> DealHarm:
    return DealHarm((kind,), num(n), to)


def take(kind: int, n: Amount | int, who: What = you, direct: bool = False) -> DealHarm:
    """Investigators take damage or horror."""
    return DealHarm((kind,), num(n), who, direct)


def take_both(n: Amount | int, who: What = you) -> DealHarm:
    """As much damage as horror, in one packet."""
    return DealHarm((names.DAMAGE, names.HORROR), num(n), who)


@dataclass(frozen=True)
class HealHarm(Effect):
    """Damage or horror is healed."""

    kind: int
    n: Amount
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(harm.Heal(self.kind, self.n))

    def probe(self) -> SetNode | None:
        return probe_of(self.who)


def heal(kind: int, n: Amount | int, who: What = you) -> HealHarm:
    return HealHarm(kind, num(n), who)


@dataclass(frozen=True)
class SufferTrauma(Effect):
    """Physical or mental trauma."""

    kind: int
    n: int
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(harm.Trauma(self.kind, self.n))


def trauma(kind: int, n: int, who: What = you) -> SufferTrauma:
    return SufferTrauma(kind, n, who)


@dataclass(frozen=True)
class DefeatCards(Effect):
    """Investigators or enemies are defeated."""

    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(harm.Defeat())


def defeat(who: What) -> DefeatCards:
    return DefeatCards(who)


@dataclass(frozen=True)
class LoseExperience(Effect):
    """You earn less experience for this scenario."""

    n: int

    def lower(self, out: Out) -> None:
        lower_target(you, out)
        out.add(harm.LoseExperience(self.n))


def lose_experience(n: int) -> LoseExperience:
    return LoseExperience(n)


# ------------------------------------------------------------------ cards
@dataclass(frozen=True)
class DrawCards(Effect):
    """Investigators draw cards."""

    n: Amount
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(cards.Draw(self.n))


def draw(n: Amount | int, who: What = you) -> DrawCards:
    return DrawCards(num(n), who)


@dataclass(frozen=True)
class DrawEncounter(Effect):
    """You draw the top card of the encounter deck."""

    def lower(self, out: Out) -> None:
        out.add(cards.DrawEncounter())


def draw_encounter() -> DrawEncounter:
    return DrawEncounter()


@dataclass(frozen=True)
class DrawThat(Effect):
    """Somebody draws a certain card, wherever it lies."""

    what: What
    who: SetNode | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.DrawThat(self.who))


def draw_that(what: What, who: SetNode | None = None) -> DrawThat:
    return DrawThat(what, who)


@dataclass(frozen=True)
class SearchDeck(Effect):
    """Look through a deck, or its top cards, for a card; it is drawn or added to the hand, and the deck shuffled."""

    what: SetNode
    top: int
    drawn: bool
    who: What
    encounter: bool = False

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        who: SetNode = self.who if isinstance(self.who, SetNode) else that
        where = cards.ENCOUNTER if self.encounter else cards.OWN_DECK
        out.add(cards.LookThrough(where, self.top, who))
        out.add(cards.Search(where, self.top, who, self.what, self.drawn))


def search(what: SetNode, top: int = 0, draw: bool = False, who: What = you) -> SearchDeck:
    return SearchDeck(what, top, draw, who)


def fetch(what: SetNode) -> SearchDeck:
    """Search the encounter deck and discard pile for a card and draw it."""
    return SearchDeck(what, 0, True, you, True)


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top cards of any investigator's deck or of the encounter deck, and put them back in any order."""

    n: int

    def lower(self, out: Out) -> None:
        out.add(cards.LookAtTop(self.n))
        out.add(cards.LayBack())


def look_at_top(n: int) -> LookAtTop:
    return LookAtTop(n)


@dataclass(frozen=True)
class DiscardUntil(Effect):
    """Discard from the top of the encounter deck until so many cards of a set have come."""

    what: SetNode
    n: Amount

    def lower(self, out: Out) -> None:
        out.add(cards.DiscardUntil(self.what, self.n))


def discard_until(what: SetNode, n: Amount | int = 1) -> DiscardUntil:
    return DiscardUntil(what, num(n))


@dataclass(frozen=True)
class DiscardCards(Payable):
    """Cards go to their owners' discard piles."""

    what: What

    def cost(self) -> Cost:
        if isinstance(self.what, Pick):
            assert self.what.n is not None
            return costs.PayCards(self.what.sel, self.what.n)
        assert self.what == this
        return costs.PayDiscardThis()

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.Discard())

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def discard(what: What) -> DiscardCards:
    return DiscardCards(what)


@dataclass(frozen=True)
class MoveCards(Effect):
    """remove, to_hand, keep, gain_to_hand, to_victory, to_bottom: cards go somewhere."""

    verb: str
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        if self.verb == "remove":
            out.add(cards.Remove())
        elif self.verb == "to_victory":
            out.add(cards.ToVictory())
        elif self.verb == "to_bottom":
            out.add(cards.ToBottom())
        elif self.verb == "keep":
            out.add(test_ops.Keep())
        else:
            out.add(cards.ToHand(self.verb == "gain_to_hand"))

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def remove(what: What) -> MoveCards:
    return MoveCards("remove", what)


def return_to_hand(what: What) -> MoveCards:
    return MoveCards("to_hand", what)


def keep_after_test(what: What) -> MoveCards:
    """A committed card returns to hand after the test instead of being discarded."""
    return MoveCards("keep", what)


def gain_to_hand(what: What) -> MoveCards:
    """A card of the collection is yours from now on, and comes to your hand."""
    return MoveCards("gain_to_hand", what)


def add_to_victory(what: What) -> MoveCards:
    return MoveCards("to_victory", what)


def put_on_bottom(what: What) -> MoveCards:
    """At the bottom of the deck instead of in the discard pile."""
    return MoveCards("to_bottom", what)


@dataclass(frozen=True)
class ShuffleIn(Effect):
    """Cards, or the whole encounter discard pile, are shuffled into the encounter deck."""

    what: What

    def lower(self, out: Out) -> None:
        pile = isinstance(self.what, Zone)
        if not pile:
            lower_target(self.what, out)
        out.add(cards.ShuffleIn(pile))


def shuffle_in(what: What) -> ShuffleIn:
    return ShuffleIn(what)


@dataclass(frozen=True)
class PutInThreat(Effect):
    """This card comes into play in your threat area, with so many tokens of a kind on it."""

    kind: int = -1
    n: int = 0

    def lower(self, out: Out) -> None:
        out.add(cards.PutInThreat(self.kind, self.n))


def put_in_threat_area(kind: int = -1, n: int = 0) -> PutInThreat:
    return PutInThreat(kind, n)


@dataclass(frozen=True)
class PutInPlay(Effect):
    """Cards come into play; those that are no locations at a location."""

    what: What
    at: SetNode | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.PutInPlay(self.at))


def put_into_play(what: What, at: SetNode | None = None) -> PutInPlay:
    return PutInPlay(what, at)


@dataclass(frozen=True)
class AttachThis(Effect):
    """This card is attached to another; `most`: how many of its title that one may have."""

    to: What
    most: int = 0

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(cards.Attach(self.most))


def attach(to: What, most: int = 0) -> AttachThis:
    return AttachThis(to, most)


@dataclass(frozen=True)
class RevealPlace(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.RevealPlaces())


def reveal(what: What) -> RevealPlace:
    return RevealPlace(what)


@dataclass(frozen=True)
class ShowCard(Effect):
    """A card in hand is shown to all."""

    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.Show())


def show(what: What) -> ShowCard:
    return ShowCard(what)


@dataclass(frozen=True)
class TurnCards(Payable):
    """Ready or exhaust cards."""

    what: What
    ready: bool

    def cost(self) -> Cost:
        assert self.what == this and not self.ready
        return costs.PayExhaust()

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.SetReady(self.ready))


def ready(what: What) -> TurnCards:
    return TurnCards(what, True)


def exhaust(what: What) -> TurnCards:
    return TurnCards(what, False)


@dataclass(frozen=True)
class TakeControl(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(cards.TakeControl())


def take_control(what: What) -> TakeControl:
    return TakeControl(what)


@dataclass(frozen=True)
class GainsSurge(Effect):
    """This card gains surge."""

    def lower(self, out: Out) -> None:
        out.add(cards.GainKeyword(names.SURGE))


def gains_surge() -> GainsSurge:
    return GainsSurge()


# ------------------------------------------------------------------ places, enemies, turns
@dataclass(frozen=True)
class MoveTo(Effect):
    """An investigator moves to a location."""

    to: What
    who: SetNode | None = None

    def lower(self, out: Out) -> None:
        lower_target(self.to, out)
        out.add(board_ops.MoveTo(self.who))

    def probe(self) -> SetNode | None:
        return probe_of(self.to)


def move_to(to: What, who: SetNode | None = None) -> MoveTo:
    return MoveTo(to, who)


@dataclass(frozen=True)
class PlaceInvestigators(Effect):
    """Investigators are put at a location, without moving."""

    who: What
    at: SetNode

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(board_ops.PlaceInvestigators(self.at))


def place_investigators(who: What, at: SetNode) -> PlaceInvestigators:
    return PlaceInvestigators(who, at)


@dataclass(frozen=True)
class MoveTowards(Effect):
    """Enemies move 1 location towards a place."""

    what: What
    to: SetNode

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(board_ops.MoveTowards(self.to))


def move_towards(what: What, to: SetNode) -> MoveTowards:
    return MoveTowards(what, to)


@dataclass(frozen=True)
class Disengage(Effect):
    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(board_ops.Disengage())

    def probe(self) -> SetNode | None:
        return probe_of(self.what)


def disengage(what: What) -> Disengage:
    return Disengage(what)


@dataclass(frozen=True)
class AutoEvade(Effect):
    """You evade enemies automatically."""

    what: What

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(board_ops.AutoEvade())


def auto_evade(what: What) -> AutoEvade:
    return AutoEvade(what)


@dataclass(frozen=True)
class SpawnEnemies(Effect):
    """Enemies spawn at a location."""

    what: What
    at: SetNode

    def lower(self, out: Out) -> None:
        lower_target(self.what, out)
        out.add(board_ops.Spawn(self.at))


def spawn_at(what: What, at: SetNode) -> SpawnEnemies:
    return SpawnEnemies(what, at)


@dataclass(frozen=True)
class SpawnHereInstead(Effect):
    """The enemy that is about to spawn does so at this location."""

    def lower(self, out: Out) -> None:
        out.add(board_ops.SpawnHere())


def spawn_here_instead() -> SpawnHereInstead:
    return SpawnHereInstead()


@dataclass(frozen=True)
class ChangeAttack(Effect):
    """The attack deals more, or no damage."""

    more_damage: int = 0
    more_horror: int = 0
    no_damage: bool = False

    def lower(self, out: Out) -> None:
        out.add(board_ops.ChangeAttack(self.more_damage, self.more_horror, self.no_damage))


def attack_deals_more(damage: int, horror: int) -> ChangeAttack:
    return ChangeAttack(damage, horror)


def attack_deals_no_damage() -> ChangeAttack:
    return ChangeAttack(no_damage=True)


@dataclass(frozen=True)
class MoreActions(Effect):
    """Investigators may take so many more actions this turn."""

    n: int
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(board_ops.MoreActions(Number(self.n)))


def more_actions(n: int, who: What = you) -> MoreActions:
    return MoreActions(n, who)


@dataclass(frozen=True)
class LoseActions(Effect):
    n: int
    who: What

    def lower(self, out: Out) -> None:
        lower_target(self.who, out)
        out.add(board_ops.LoseActions(self.n))


def lose_actions(n: int, who: What = you) -> LoseActions:
    return LoseActions(n, who)


@dataclass(frozen=True)
class Resign(Effect):
    def lower(self, out: Out) -> None:
        out.add(board_ops.Resign())


# ------------------------------------------------------------------ tests
def several(x: Effect | tuple[Effect, ...]) -> tuple[Effect, ...]:
    return x if isinstance(x, tuple) else (x,)


@dataclass(frozen=True)
class SkillTest(Effect):
    """Somebody tests a skill, or one of several; something follows from success or failure."""

    skills: tuple[int, ...]
    difficulty: Amount
    ok: tuple[Effect, ...]
    ko: tuple[Effect, ...]
    who: SetNode | None = None

    def lower(self, out: Out) -> None:
        ok = program(out.lowering, "success", self.ok) if self.ok else None
        ko = program(out.lowering, "failure", self.ko) if self.ko else None
        out.add(test_ops.Test(self.skills, self.difficulty, self.who, ok, ko))


def test(
    skill: int | tuple[int, ...],
    difficulty: int,
    ok: Effect | tuple[Effect, ...] = (),
    ko: Effect | tuple[Effect, ...] = (),
    who: SetNode | None = None,
) -> SkillTest:
    return SkillTest(skill if isinstance(skill, tuple) else (skill,), num(difficulty), several(ok), several(ko), who)


@dataclass(frozen=True)
class AfterTest(Effect):
    """Once this test has ended."""

    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        out.add(test_ops.AfterTest(program(out.lowering, "after-test", self.effects)))


def after_test(*effects: Effect) -> AfterTest:
    return AfterTest(effects)


@dataclass(frozen=True)
class RevealTokens(Effect):
    """Reveal another chaos token; or several in place of one, of which so many are resolved."""

    n: int
    resolve: int = 0

    def lower(self, out: Out) -> None:
        out.add(test_ops.RevealTokens(self.n, self.resolve))


def reveal_another_token() -> RevealTokens:
    return RevealTokens(1)


def reveal_tokens_instead(n: int, resolve: int) -> RevealTokens:
    return RevealTokens(n, resolve)


@dataclass(frozen=True)
class ChangeToken(Effect):
    """The token that was revealed is cancelled, or its "-" becomes a "+"."""

    cancel: bool

    def lower(self, out: Out) -> None:
        out.add(test_ops.CancelToken() if self.cancel else test_ops.FlipToken())


def cancel_token() -> ChangeToken:
    return ChangeToken(True)


def flip_token() -> ChangeToken:
    return ChangeToken(False)


# ------------------------------------------------------------------ what does not happen, and the story
@dataclass(frozen=True)
class Cancel(Effect):
    """What is about to happen is cancelled."""

    def lower(self, out: Out) -> None:
        out.add(flow_ops.Cancel(False))


def cancel() -> Cancel:
    return Cancel()


@dataclass(frozen=True)
class InsteadOf(Effect):
    """Something else happens in place of what would."""

    effects: tuple[Effect, ...]

    def lower(self, out: Out) -> None:
        out.add(flow_ops.Cancel(True))
        out.say(*self.effects)


def instead(*effects: Effect) -> InsteadOf:
    return InsteadOf(effects)


@dataclass(frozen=True)
class AdvanceThis(Effect):
    """This act or agenda advances."""

    def lower(self, out: Out) -> None:
        out.add(flow_ops.Advance())


@dataclass(frozen=True)
class Resolution(Effect):
    """The scenario ends with a resolution."""

    id: str

    def lower(self, out: Out) -> None:
        out.add(flow_ops.Resolve(self.id))


def resolution(id: str) -> Resolution:
    return Resolution(id)
