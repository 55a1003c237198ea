"""Playing as somebody who sees nothing: by what a screen reader is given of the page, and by the keyboard alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Page
from web.browsing import PATIENCE

Json = dict[str, Any]
MOMENT: Final = 20  # milliseconds between two looks
OFTEN: Final = 10  # presses after which the whole page is heard again
FAR: Final = 90  # presses of Tab or an arrow: more than there are stops on any page
CHOOSABLE: Final = ("can be chosen", "peut être choisi")
ASIDE: Final = (
    "§",
    "Read aloud",
    "A hint",
    "Say more",
    "Do that",
    "Close",
    "Always in one order",
    "Pass until",
    "Cancel",
)


@dataclass(slots=True)
class Node:
    """One node of the accessibility tree."""

    id: str
    role: str
    name: str
    states: Json
    dom: int = 0
    within: list[Node] = field(default_factory=list)
    parent: Node | None = None
    known: list[Node] | None = None  # what `all` has found, once the tree is whole

    def all(self) -> list[Node]:
        """It and everything in it, in reading order."""
        if self.known is None:
            self.known = [self]
            for inner in self.within:
                self.known += inner.all()
        return self.known

    def text(self) -> str:
        """What is read of it."""
        told = [x.name for x in self.all() if x.role in ("StaticText", "button", "link")]
        seen = [x for n, x in enumerate(told) if n == 0 or x != told[n - 1]]
        return " ".join(" ".join(seen).split())

    def is_called(self, other: Node) -> bool:
        """Whether it is announced as another is."""
        return (self.role, self.name) == (other.role, other.name)

    def is_in(self, role: str, name: str = "") -> bool:
        """Whether it lies in something of a role, and of a name where one is given."""
        at: Node | None = self
        while at is not None:
            if at.role == role and name in at.name:
                return True
            at = at.parent
        return False


def node_of(told: Json) -> Node:
    """A node as the browser tells it."""
    return Node(
        told["nodeId"],
        "" if told.get("ignored") else str(told.get("role", {}).get("value", "")),
        str(told.get("name", {}).get("value", "")),
        {p["name"]: p["value"].get("value") for p in told.get("properties", ())},
        told.get("backendDOMNodeId", 0),
    )


class Listener:
    """Somebody with a screen reader: hears the page's live regions, goes from stop to stop, presses Enter."""

    EAGER: Final = ("Reap", "Fight", "Action", "Play")  # what soon ends a game, best first

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.chance = Random(seed)
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.heard: list[str] = []  # what was told of the story
        self.asked: list[str] = []  # the questions, as they were told
        self.nameless: list[str] = []  # stops that said nothing of what they are
        self.dull: set[str] = set()  # what was pressed at this question and changed nothing
        self.stops: list[str] = []  # where the keyboard has been
        self.presses = 0

    # ------------------------------------------------------------ listening
    def tree(self) -> Node:
        """The whole page as it is told now; what is hidden from a screen reader is not in it."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        made = {n["nodeId"]: node_of(n) for n in nodes}
        for n in nodes:
            for child in n.get("childIds", ()):
                if child in made:
                    made[n["nodeId"]].within.append(made[child])
                    made[child].parent = made[n["nodeId"]]
        return next(x for x in made.values() if x.parent is None)

    def told(self, tree: Node, live: str) -> str:
        """What the live regions of a kind say."""
        regions = [
            x
            for x in tree.all()
            if x.states.get("live") == live and (x.parent is None or x.parent.states.get("live") != live)
        ]
        return " ".join([said for x in regions if (said := x.text())])

    def listen(self) -> Node:
        """The page once it asks something or has ended; what was told meanwhile is kept."""
        for _ in range(PATIENCE // MOMENT):
            tree = self.tree()
            story = [x for x in tree.all() if x.role == "log" and x.states.get("live") == "polite"]
            for line in [x.text() for region in story for x in region.within]:
                if line and line not in self.heard[-60:]:
                    self.heard.append(line)
            if any([x.role == "dialog" for x in tree.all()]):
                return tree
            asked = self.told(tree, "assertive")
            if asked and not any([x.states.get("busy") for x in tree.all()]):
                if not self.asked or asked != self.asked[-1]:
                    self.asked.append(asked)
                return tree
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"nothing is asked; last told: {self.heard[-3:]}")

    @staticmethod
    def answers(tree: Node) -> list[Node]:
        """What can be pressed to answer: what says so of itself, the menu of a thing, the answers beside the question."""
        menu = [x for x in tree.all() if x.role == "menuitem"]
        if menu:
            return menu
        buttons = [
            x
            for x in tree.all()
            if x.role == "button" and not x.name.startswith(ASIDE) and not x.states.get("hasPopup")
        ]
        asks = [x for x in buttons if x.is_in("region", "The table asks") or x.name in ("End the turn",)]
        return [x for x in buttons if any([word in x.name for word in CHOOSABLE])] + [
            x for x in asks if not any([term in x.name for term in CHOOSABLE])
        ]

    # ------------------------------------------------------------ the keyboard
    def focus(self, tree: Node) -> Node | None:
        """Where the keyboard is."""
        found = [x for x in tree.all() if x.states.get("focused") and x.role not in ("RootWebArea", "")]
        return self.noted(found[-1] if found else None)

    def focus_alone(self) -> Node | None:
        """Where the keyboard is, without what lies around it: far cheaper than the whole page."""
        here = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        asked = {"objectId": here["objectId"], "fetchRelatives": False}
        nodes = [node_of(n) for n in self.line.send("Accessibility.getPartialAXTree", asked)["nodes"]]
        return self.noted(next((x for x in nodes if x.role not in ("RootWebArea", "")), None))

    def noted(self, here: Node | None) -> Node | None:
        """The stop, which is written down."""
        if here is not None:
            self.stops.append(here.name)
        if here is not None and not here.name.strip():
            self.nameless.append(here.role)
        return here

    def press(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)

    def go_to(self, wanted: Node) -> bool:
        """Bring the focus to what is called so: by Tab from stop to stop, by arrows among what lies beside one.

        Whether it came there: what was asked may have been answered meanwhile, and then it is no answer any more.
        """
        tree = self.tree()
        here = self.focus(tree)
        for n in range(1, FAR + 1):
            if here is not None and here.is_called(wanted):
                return True
            around = None if here is None else next((x for x in tree.all() if x.dom == here.dom), None)
            if (here is not None and around is None) or n % OFTEN == 0:  # the page is another one than it was
                tree = self.tree()
                here = around = self.focus(tree)
                if not any([x.is_called(wanted) for x in self.answers(tree)]):
                    return False
            if around is not None and self.same_part(around, wanted) and self.walk(around, wanted):
                return True
            self.press("Tab")
            here = self.focus_alone()
        raise AssertionError(f"the keyboard comes to {self.stops[-FAR:]}, and not to {wanted.role} {wanted.name}")

    def walk(self, start: Node, wanted: Node) -> bool:
        """Whether the arrows lead from one stop to another."""
        for _ in range(FAR):
            self.press("ArrowRight")
            here = self.focus_alone()
            if here is None or here.dom == start.dom or here.is_called(wanted):
                return here is not None and here.is_called(wanted)
        return False

    @staticmethod
    def same_part(a: Node, b: Node) -> bool:
        """Whether two stops lie in one part of the page that has a name."""
        parts = []
        for x in (a, b):
            at: Node | None = x
            while at is not None and at.role not in ("region", "menu", "dialog", "complementary", "banner"):
                at = at.parent
            parts.append(None if at is None else at.dom)
        return parts[0] is not None and parts[0] == parts[1]

    # ------------------------------------------------------------ playing
    def answer(self) -> bool:
        """Answer once what is asked; whether the game goes on."""
        tree = self.listen()
        if any([x.role == "dialog" for x in tree.all()]):
            return False
        mark = self.told(tree, "assertive") + "|".join([x.name for x in self.answers(tree)])
        if mark != getattr(self, "mark", ""):
            self.mark, self.dull = mark, set()
        open_to = [x for x in self.answers(tree) if x.name not in self.dull] or self.answers(tree)
        assert open_to, f"asked {self.asked[-1]!r}, and nothing says that it can be chosen"
        eager = [x for word in self.EAGER for x in open_to if x.role == "menuitem" and x.name.startswith(word)]
        things = [x for x in open_to if any([word in x.name for word in CHOOSABLE])]
        ready = [
            x for x in things if ", ready" in x.name
        ]  # what lies on the table wins sooner than what is in the hand
        chosen = eager[0] if eager else self.chance.choice(ready or things or open_to)
        self.dull.add(chosen.name)
        if self.go_to(chosen):
            self.press("Enter")
        return True
