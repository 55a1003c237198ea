"""Group AD of the rules: errata and single-card answers by edition (items 363 to 371)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.editions import EDITIONS as BOOKS

EDITIONS = ["1.0", "1.1", "1.3"]
THREE = ["brobnar", "dis", "logos"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_the_errata_belong_to_1_3_only() -> None:
    """KF.erratum-library-access, KF.erratum-biomatrix-backup, KF.erratum-bait-and-switch, KF.erratum-drummernaut: one switch."""
    assert {name: book.errata for name, book in BOOKS.items()} == {"1.0": False, "1.1": False, "1.3": True}


@every_edition
def test_library_access_purges_itself_since_1_3(edition: str) -> None:
    """KF.erratum-library-access, KF.library-access-1-1.

    Earlier it goes to the discard pile; its effect lasts for the turn in either case.
    """
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="library-access labwork", deck="troll krump"),
        foe=seat(line="valdr"),
    )
    t.you.plays("library-access")
    t.then(
        "you", purged="library-access" if edition == "1.3" else "", discard="" if edition == "1.3" else "library-access"
    )

    t.you.plays("labwork")  # draws Troll first, then archives it: the hand is otherwise empty

    t.then("you", archives="troll", deck="krump", amber=1)


@every_edition
@pytest.mark.parametrize("active", ["you", "foe"])
def test_biomatrix_backup_is_a_duty_since_1_3_and_was_a_choice_of_the_active_player(edition: str, active: str) -> None:
    """KF.erratum-biomatrix-backup, KF.biomatrix-backup-1-1.

    The owner's archives; before, whoever is active decides, even the opponent (FAQ 6 of 1.1).
    """
    killer = seat(hand="punch")
    bearer = seat(line="silvertooth[biomatrix-backup] krump")
    if active == "you":
        t = given(house="brobnar", edition=edition, you={**killer, **bearer}, foe=seat(line="valdr"))
        owner = "you"
    else:
        t = given(house="brobnar", edition=edition, you=killer, foe=bearer)
        owner = "foe"

    t.you.plays("punch", "silvertooth")

    if edition == "1.3":
        t.then(owner, archives="silvertooth", line="krump")
    else:
        t.asks("may", seat="you").answers("no")
        t.then("silvertooth", zone="discard").then(owner, archives="", line="krump")
    t.then("biomatrix-backup", zone="discard")


@pytest.mark.parametrize("edition", ["1.0", "1.1"])
def test_biomatrix_backup_may_be_used_before_1_3(edition: str) -> None:
    """KF.erratum-biomatrix-backup: yes archives the creature."""
    t = given(
        house="brobnar", edition=edition, you=seat(hand="punch"), foe=seat(line="silvertooth[biomatrix-backup] krump")
    )

    t.you.plays("punch", "silvertooth", "yes")

    t.then("foe", archives="silvertooth", discard="biomatrix-backup", line="krump")


@every_edition
def test_biomatrix_backup_archives_with_the_owner_and_not_the_controller(edition: str) -> None:
    """KF.erratum-biomatrix-backup: your creature under the opponent's control goes to your archives."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="punch"),
        foe=seat(line="silvertooth[biomatrix-backup]+owner:you krump"),
    )

    t.you.plays("punch", "silvertooth", *([] if edition == "1.3" else ["yes"]))

    t.then("you", archives="silvertooth").then("foe", archives="")


@every_edition
@pytest.mark.parametrize(
    ("mine", "theirs", "old", "new"), [(0, 14, 7, 2), (0, 3, 2, 2), (0, 1, 1, 1), (3, 3, 0, 0), (2, 3, 1, 1)]
)
def test_bait_and_switch_steals_twice_at_most_since_1_3(
    edition: str, mine: int, theirs: int, old: int, new: int
) -> None:
    """KF.erratum-bait-and-switch, KF.bait-and-switch-1-1.

    Before it goes on while the opponent has more: seven from 14 against 0.
    """
    t = given(house="shadows", edition=edition, you=seat(amber=mine, hand="bait-and-switch"), foe=seat(amber=theirs))

    t.you.plays("bait-and-switch")

    stolen = new if edition == "1.3" else old
    t.then("you", amber=mine + stolen).then("foe", amber=theirs - stolen)


@every_edition
def test_drummernaut_returns_another_giant_since_1_3(edition: str) -> None:
    """KF.erratum-drummernaut, KF.drummernaut-1-1: with Troll and an Urchin beside it; the printed card may return itself."""
    t = given(house="brobnar", edition=edition, you=seat(line="drummernaut troll urchin"), foe=seat(line="krump"))

    t.you.reaps("drummernaut")

    if edition == "1.3":
        t.then("you", hand="troll", line="drummernaut urchin", amber=1)
    else:
        t.asks("target", options="drummernaut troll").answers("drummernaut")
        t.then("you", hand="drummernaut", line="troll urchin", amber=1)


# ------------------------------------------------------------------ 367 to 371 answers about single cards
@every_edition
@pytest.mark.parametrize(("second", "hit"), [("krump", [1, 2, 3, 0, 0]), ("groke", [0, 0, 3, 2, 1])])
def test_positron_bolt_on_a_tunneled_middle_creature_runs_one_way(edition: str, second: str, hit: list[int]) -> None:
    """KF.positron-bolt-tunneled: 3 to it, 2 to the neighbor you choose, 1 to that one's other neighbor (FAQ 24)."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="positron-bolt", artifacts="spectral-tunneler"),
        foe=seat(line="valdr krump troll groke headhunter"),
    )
    t.you.acts("spectral-tunneler", "troll")

    t.you.plays("positron-bolt", "troll", second)

    for k, n in enumerate(hit):
        t.then(f"foe.line[{k}]", damage=n)
    t.then("you", amber=1)


def test_positron_bolt_runs_on_where_the_first_creature_has_fallen() -> None:
    """KF.positron-bolt-tunneled: the tunneled Silvertooth dies; beyond Krump stands Groke, not Valdr, whom the line closes up."""
    t = given(
        house="logos",
        you=seat(hand="positron-bolt", artifacts="spectral-tunneler"),
        foe=seat(line="valdr silvertooth krump groke"),
    )
    t.you.acts("spectral-tunneler", "silvertooth")

    t.you.plays("positron-bolt", "silvertooth", "krump")

    t.then("foe", line="valdr krump groke").then("krump", damage=2).then("groke", damage=1).then("valdr", damage=0)


@every_edition
def test_shadow_self_takes_what_the_knights_armor_leaves(edition: str) -> None:
    """KF.shadow-self-redirect: attacker of power 4: 2 to Shadow Self, none to the Knight, 4 to the attacker, at once (FAQ 22)."""
    t = given(
        house="dis", edition=edition, you=seat(line="charette"), foe=seat(line="raiding-knight shadow-self dodger")
    )

    t.you.fights("charette", "raiding-knight")

    t.then("shadow-self", damage=2).then("raiding-knight", damage=0).then("charette", zone="discard").then(
        "dodger", damage=0
    )
    t.because("KF.armor-and-redirected-damage", "KF.fight-damage", "KF.destroyed")


@every_edition
def test_grasping_vines_under_masterplan_may_save_it(edition: str) -> None:
    """KF.masterplan-grasping-vines: the Vines are played before the sacrifice and may return Masterplan (FAQ 28)."""
    t = given(
        house="dis", edition=edition, you=seat(artifacts="masterplan/grasping-vines"), foe=seat(artifacts="cannon")
    )

    t.you.omnis("masterplan", "masterplan", "done")

    t.then("you", hand="masterplan", artifacts="", discard="grasping-vines", amber=1).then("foe", artifacts="cannon")


@every_edition
def test_masterplan_is_sacrificed_after_the_card_beneath_was_played(edition: str) -> None:
    """KF.masterplan-grasping-vines: the Vines return another artifact, or none: then Masterplan goes."""
    t = given(
        house="dis", edition=edition, you=seat(artifacts="masterplan/grasping-vines"), foe=seat(artifacts="cannon")
    )

    t.you.omnis("masterplan", "cannon", "done")

    t.then("you", hand="", artifacts="", discard="masterplan grasping-vines").then("foe", hand="cannon")


@every_edition
@pytest.mark.parametrize("amber", [0, 9])
def test_what_spangler_box_purged_comes_back_without_being_played(edition: str, amber: int) -> None:
    """KF.spangler-box: Kelifi Dragon returns whatever is in the pool; no bonus, no "Play:", exhausted (FAQ 19)."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(
            amber=amber, artifacts="spangler-box", line="kelifi-dragon+damage:4 mother", hand="grasping-vines!logos"
        ),
        foe=seat(line="krump", amber=2),
    )
    t.you.acts("spangler-box", "kelifi-dragon").then("you", purged="kelifi-dragon").then(
        "foe", artifacts="spangler-box"
    )

    t.you.plays("grasping-vines", "spangler-box", "right")

    t.then("you", line="mother kelifi-dragon", purged="", amber=amber + 1, hand="spangler-box")
    t.then("kelifi-dragon", damage=0, ready=False).then("krump", damage=0).because("KF.spangler-box")


@every_edition
def test_combat_pheromones_allow_two_cards_for_the_whole_turn(edition: str) -> None:
    """KF.combat-pheromones: Mindwarper is used, readied by "John Smyth", and used again; a third Mars card is not (FAQ 14)."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(artifacts="combat-pheromones", line="john-smyth mindwarper tunk", houses=["dis", "mars", "logos"]),
        foe=seat(amber=2, line="troll"),
    )
    t.may_not("reap:mindwarper", "KF.off-house")
    t.you.omnis("combat-pheromones")
    t.you.reaps("mindwarper").then("you", amber=1)
    t.you.reaps("john-smyth", "mindwarper").then("mindwarper", ready=True)

    t.may_not("reap:tunk", "KF.off-house")
    t.you.reaps("mindwarper")

    t.then("you", amber=3).then("tunk", ready=True)
