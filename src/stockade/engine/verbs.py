"""What an answer amounts to, for whoever shows it: its verb, the group it stands in, and what it spends.

Nobody needs this to play: it is worked out when a question is shown, never while bots or simulations answer it. A game writes one table
(`show/verbs.py`) that says for every message of an option which verb it is; a verb has a name in the game's text (`verb-<verb>`), and so
has everything that can be spent (`cost-<what>`).

    VERBS = VerbTable({
        "attack": Verb("attack", ["option-attack"], spends("action")),
        "end": Verb("end", ["option-end"], last=True),
    })
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from stockade.engine.ask import Ask, Option

Group = Literal["move", "attack", "play", "use", "other", "choose", "end"]
"""Where an answer stands, in this order: `choose` is what a question about details offers, `end` what leaves it."""

GROUPS: tuple[Group, ...] = get_args(Group)
SAID: dict[str, Group] = {**{group: group for group in GROUPS}, **dict.fromkeys(("pass", "done", "stop", "no", "none", "skip"), "end")}


class Cost(Struct, frozen=True):
    """Something that an answer spends: of what, how much, and how good each has to be where that matters (the face of a die)."""

    what: str
    count: int = 1
    value: int = 0


class Act(Struct, frozen=True):
    """What an answer amounts to. `last` is what one does when nothing else is left, or should think about twice."""

    verb: str
    group: Group
    cost: Sequence[Cost] = ()
    last: bool = False


Costs: TypeAlias = "Callable[[Any, Ask, Option], Iterable[Cost]]"
"""(game in progress, question, option) -> what that answer spends."""


def free(play: Any, ask: Ask, option: Option) -> Iterable[Cost]:
    """It costs nothing."""
    return ()


def spends(*found: str, **told: str) -> Costs:
    """One of each thing in `found`, and as many as an argument of the option says: `spends("card", power="power")`."""
    always = tuple(Cost(what) for what in found)

    def costs(play: Any, ask: Ask, option: Option) -> Iterable[Cost]:
        amounts = ((what, option.args.get(arg, 0)) for what, arg in told.items())
        return (*always, *(Cost(what, count) for what, count in amounts if isinstance(count, int) and count))

    return costs


class Verb(Struct, frozen=True):
    """One row of a table: the messages of the options that are this verb. A key (`choose:tea`) goes before its message, and `choose:`
    stands for every key that begins so."""

    group: Group
    texts: Sequence[str]
    cost: Costs = free
    last: bool = False


class VerbsPart:
    """What answers amount to in a game without a table: the first word of an option's key is its verb."""

    def names(self) -> Iterable[str]:
        """The verbs of the game that have a name in its text."""
        return ()

    def act(self, play: Any, ask: Ask, option: Option) -> Act:
        """What that answer amounts to."""
        verb = option.key.partition(":")[0]
        return Act(verb, SAID.get(verb, "other"))

    def stands(self, key: str) -> Group:
        """Where something that was refused would stand, by the first word of its key."""
        return SAID.get(key.partition(":")[0], "other")


class VerbTable(VerbsPart):
    """A game's own table. An option that is not in it raises KeyError: the conformance suite finds it."""

    def __init__(self, verbs: Mapping[str, Verb]) -> None:
        self.verbs = dict(verbs)
        self._by_text: dict[str, str] = {}
        for name, verb in self.verbs.items():
            for text in verb.texts:
                if text in self._by_text:
                    raise ValueError(f"{text} is both {self._by_text[text]} and {name}")
                self._by_text[text] = name

    def names(self) -> Iterable[str]:
        return self.verbs

    def stands(self, key: str) -> Group:
        verb = self.verbs.get(key.partition(":")[0])
        return verb.group if verb else super().stands(key)

    def act(self, play: Any, ask: Ask, option: Option) -> Act:
        found = self._by_text
        name = found.get(option.key) or found.get(option.key.partition(":")[0] + ":") or found[option.text]
        verb = self.verbs[name]
        return Act(name, verb.group, tuple(verb.cost(play, ask, option)), verb.last)
