"""A position, and what the rules make of it: a creature with Taunt protects its neighbours, and a refusal says so.

python examples/ruling.py
"""

from __future__ import annotations

from tableforge.keyforge.doors.testing import given, seat


def main() -> None:
    # Given: your Troll may fight; on the other side Champion Anaphiel (Taunt) stands between Dodger and Bulwark, Grey Monk apart.
    position = given(
        house="brobnar", you=seat(line="troll"), foe=seat(line="dodger champion-anaphiel bulwark grey-monk")
    )

    # May it fight the Dodger? Nobody has to remember: the refusal cites its rule, in both languages.
    # (The target is asked for once the fight has begun.)
    position.you.fights("troll")
    why = position.why_not("dodger")
    assert why is not None
    print(why)

    # When it fights the one it may fight …
    position.you.answers("champion-anaphiel")

    # … then both deal damage at the same time, because of these rules.
    for entry in position.entries():
        print(f"{entry.text('en'):60} {entry.rule}")


if __name__ == "__main__":
    main()
