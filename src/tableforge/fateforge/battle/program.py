"""The steps of a combat scene, from its set-up to the recovery."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge.battle import prepare, turn
from tableforge.fateforge.battle.layout import Place
from tableforge.fateforge.battle.leaving import Leave, PayExit
from tableforge.fateforge.battle.recovery import Judge, PutAway, Recover
from tableforge.fateforge.battle.round import Announce, EnemyPhase, Frights
from tableforge.fateforge.battle.start import ChooseAlly, ChooseStart, SceneBegins, SetUp
from tableforge.fateforge.battle.upkeep import NextRound, Rites, Upkeep
from tableforge.fateforge.enemies import bosses, turns
from tableforge.fateforge.state import COMBAT_NAME, Fate, frame
from tableforge.kernel.core import steps

COMBAT: Final = steps(
    COMBAT_NAME,
    {
        "place": Place("FF.setup-order"),
        "set-up": SetUp("FF.skills-changed"),
        "start": ChooseStart("FF.start-token"),
        "ally": ChooseAlly("FF.ally"),
        "begin": SceneBegins("FF.trigger-timing"),
        "announce": Announce("FF.round"),
        "frights": Frights("FF.fear"),
        "dice": prepare.ChooseDice("FF.choose-dice"),
        "roll": prepare.Roll("FF.preparation"),
        "prepare": prepare.Prepare("FF.options"),
        "order": prepare.SetOrder("FF.player-order"),
        "turns": turn.Turns("FF.round"),
        "enemies": EnemyPhase("FF.enemy-order"),
        "enemy-turns": turns.EnemyTurns("FF.enemy-order"),
        "boss-turn": bosses.BossActs("FF.boss-turn"),
        "rites": Rites("FF.upkeep"),
        "upkeep": Upkeep("FF.upkeep"),
        "next": NextRound("FF.extra-round"),
        "leave": Leave("FF.exit"),
        "pay-exit": PayExit("FF.exit-damage"),
        "judge": Judge("FF.outcome"),
        "recover": Recover("FF.recovery"),
        "put-away": PutAway("FF.singles-back"),
    },
)


def begin_combat(s: Fate, scene: str, prepared: tuple[str, ...]) -> None:
    """Let a combat scene be played next, on the board."""
    s.scene = s.pack.scenes[scene]
    s.prepared = prepared
    s.call(frame(COMBAT))
