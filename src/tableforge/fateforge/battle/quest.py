"""Battle mode: a quest is rests and combats in turn; all of them won, its marks come to a medal (279–284)."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.battle import fight
from tableforge.fateforge.camp import rest
from tableforge.fateforge.state import DECK_STREAM, OVER, REST, Fate, FFrame
from tableforge.kernel.ask import NOT_YET
from tableforge.kernel.core import Op, Program, steps

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
RESTED: Final = 1
RANKS: Final = ("copper", "silver", "gold")


class QuestOp(Op[Fate, FFrame]):
    pass


class Shuffle(QuestOp):
    """The decks of the box are shuffled."""

    def run(self, s: Fate, f: FFrame) -> None:
        corruption = s.shuffled_from(f, DECK_STREAM, s.corruption_deck, "FF.corruption")
        if corruption is None:
            return
        fear = s.shuffled_from(f, DECK_STREAM, s.fear_deck, "FF.fear")
        if fear is None:
            return
        trap = s.shuffled_from(f, DECK_STREAM, s.trap_deck, "FF.trap-card")
        if trap is None:
            return
        s.corruption_deck, s.fear_deck, s.trap_deck = corruption, fear, trap
        if f.prog is QUEST and s.quest is None:
            f.pc = f.prog.at("first-rest")


class FirstRest(QuestOp):
    """Where no quest has been named, a rest comes first (280), with as much gold as every quest begins with."""

    def run(self, s: Fate, f: FFrame) -> None:
        f.n = min([quest.gold for quest in s.pack.quests.values()])
        s.gold += f.n * len(s.heroes)
        s.emit(self.rule, "battle", -1, (), s.gold)
        rest.begin(s, rest.NO_TIME)


class ChooseQuest(QuestOp):
    """The group chooses one of the quests (280)."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.phase = REST
        quests = list(s.pack.quests.values())
        k = s.ask_group(f, "which-quest", self.rule, tuple(range(len(quests))), always=True)
        if k == NOT_YET:
            return
        s.quest = quests[k]
        f.way = RESTED
        f.pc = f.prog.at("leg")


class NextLeg(QuestOp):
    """The next rest or combat of the quest; after the last one the quest is won.

    Who chose it after a first rest is given what it begins with more, to be spent before the group sets out; where that is
    nothing, its own first rest has been had.  In the frame: n gold given before, way whether there was a rest.
    """

    def run(self, s: Fate, f: FFrame) -> None:
        quest = s.quest
        assert quest is not None
        if s.leg == 0:
            more = quest.gold - f.n
            s.gold += more * len(s.heroes)
            s.emit("FF.battle-start", "quest", -1, (), s.gold, note=quest.id)
            if (
                f.way == RESTED
                and not more
                and quest.flow
                and quest.flow[0].time == rest.NO_TIME
                and not quest.flow[0].scene
            ):
                s.leg = 1
        if s.leg >= len(quest.flow):
            return
        leg = quest.flow[s.leg]
        s.leg += 1
        if leg.scene:
            fight.begin(s, leg.scene)
        else:
            f.pc -= 1
            rest.begin(s, leg.time)


class AfterCombat(QuestOp):
    """A lost combat ends the quest; a won one is paid for, and its marks are counted (281, `FF.marks`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        quest, scene, app = s.quest, s.scene, s.pack.app
        assert quest is not None
        if s.leg and quest.flow[s.leg - 1].scene and scene is not None:
            if not s.outcome:
                f.pc = f.prog.at("lost")
                return
            s.marks_most += app.mark_no_knockout + app.mark_no_extra + app.mark_all_loot
            if not s.fallen:
                s.marks += app.mark_no_knockout
            if not s.extra:
                s.marks += app.mark_no_extra
            if not s.left_loot:
                s.marks += app.mark_all_loot
            gold = s.by_count(quest.pay)
            if quest.bonus_after == scene.id:
                gold += quest.bonus_gold * len(s.heroes)
            s.gold += gold
            s.emit("FF.battle-pay", "gold", -1, (), gold, how="party")
        if s.leg < len(quest.flow):
            f.pc = f.prog.at("leg")


class Won(QuestOp):
    """The quest is won: its rank follows from the marks (`FF.ranks`)."""

    def run(self, s: Fate, f: FFrame) -> None:
        app = s.pack.app
        whole = len([h for h in s.heroes if 2 * h.hp >= h.hp_max])
        s.marks += min(app.mark_half_hp_most, whole * app.mark_half_hp)
        s.marks_most += app.mark_half_hp_most
        percent = 100 * s.marks // s.marks_most
        s.rank = GOLD if percent >= app.gold_rank else SILVER if percent >= app.silver_rank else COPPER
        s.won = True
        s.phase = OVER
        s.over = True
        assert s.quest is not None
        s.emit("FF.ranks", "quest-won", -1, (), s.rank, note=s.quest.id, data=(s.marks, s.marks_most))


class Lost(QuestOp):
    """The quest is lost."""

    def run(self, s: Fate, f: FFrame) -> None:
        assert s.quest is not None
        s.phase = OVER
        s.over = True
        s.emit("FF.battle-lost", "quest-lost", -1, (), 0, note=s.quest.id)


QUEST: Final = steps(
    "quest",
    {
        "shuffle": Shuffle("FF.battle-start"),
        "leg": NextLeg("FF.battle-mode"),
        "after": AfterCombat("FF.battle-pay"),
        "won": Won("FF.battle-won"),
        "lost": Lost("FF.battle-lost"),
        "first-rest": FirstRest("FF.battle-start"),
        "choose": ChooseQuest("FF.battle-start"),
    },
)


class PlayScene(QuestOp):
    """One combat scene on its own."""

    def run(self, s: Fate, f: FFrame) -> None:
        assert s.scene is not None
        fight.begin(s, s.scene.id, s.prepared)


class SceneOver(QuestOp):
    """The game is as won as the scene was."""

    def run(self, s: Fate, f: FFrame) -> None:
        s.won = s.outcome == 1
        s.phase = OVER
        s.over = True


SINGLE_SCENE: Final = Program(
    "single-scene", (Shuffle("FF.setup-order"), PlayScene("FF.round"), SceneOver("FF.outcome"))
)
