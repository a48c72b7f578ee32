"""Windows and listeners, with a toy game of three seats whose abilities only write down that they were used."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from stockade.engine import Ask, Option
from stockade.games.marvel_champions.effects.window import Happening, Listeners, window
from stockade.testing.onerule import one_rule


@dataclass
class Bell:
    key: str
    seat: int = -1
    stops: bool = False

    @property
    def kind(self) -> str:
        return self.key.rstrip("0123456789")


@dataclass
class Toy:
    forced: list[Bell] = field(default_factory=list)
    optional: list[Bell] = field(default_factory=list)
    rung: list[str] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    reckoned: tuple[int, ...] = ()  # seats that are asked even with nothing to use

    def listened(self, slot: str, happening: Happening) -> bool:
        return bool(self.forced or self.optional)

    def forced_uses(self, slot: str, happening: Happening) -> list[Bell]:
        return self.forced

    def optional_uses(self, slot: str, happening: Happening, seat: int) -> list[Bell]:
        return [bell for bell in self.optional if bell.seat == seat]

    def order(self) -> Sequence[int]:
        return (1, 2, 0)

    async def first_of(self, uses: list[Bell], happening: Happening) -> Bell:
        return await Ask(1, "prompt-order", [Option(use.key, "option-use", value=use) for use in uses])

    async def offer(self, seat: int, slot: str, uses: list[Bell], happening: Happening) -> Bell | None:
        if not uses and seat not in self.reckoned:
            return None
        self.asked.append(seat)
        return await Ask(
            seat,
            "prompt-use",
            [*(Option(u.key, "option-use", value=u) for u in uses), Option("pass", "option-pass")],
            secret=True,
            always=True,
        )

    async def resolve(self, use: Bell, happening: Happening) -> None:
        self.rung.append(use.key)
        happening.cancelled = use.stops


def run(toy: Toy, *answers: str) -> list[str]:
    async def rule(g: object) -> list[str]:
        await window(toy, "ring", Happening())
        return list(toy.rung)

    toy.rung.clear()
    toy.asked.clear()
    table = one_rule(rule)
    for key in answers:
        table.answer(table.pending[0].seat, key)
    assert table.outcome, table.pending
    return table.state.notes[0]


def test_nobody_listens_nobody_is_asked() -> None:
    assert run(Toy()) == []


def test_forced_come_first_and_optional_go_round_in_player_order() -> None:
    toy = Toy(forced=[Bell("gong")], optional=[Bell("a", 0), Bell("b", 2)])
    assert run(toy, "b", "a") == ["gong", "b", "a"]
    assert toy.asked[-2:] == [2, 0]


def test_one_kind_of_forced_needs_no_order() -> None:
    assert run(Toy(forced=[Bell("gong1"), Bell("gong2")])) == ["gong1", "gong2"]


def test_different_forced_are_ordered_by_somebody() -> None:
    assert run(Toy(forced=[Bell("gong"), Bell("drum")]), "drum") == ["drum", "gong"]


def test_who_passed_is_asked_again_after_somebody_acted() -> None:
    toy = Toy(optional=[Bell("a", 1), Bell("b", 0)])
    assert run(toy, "pass", "b", "a") == ["b", "a"]
    assert toy.asked[-3:] == [1, 0, 1]


def test_the_game_may_ask_somebody_who_has_nothing_to_use() -> None:
    toy = Toy(optional=[Bell("a", 1)], reckoned=(2,))
    assert run(toy, "a", "pass") == ["a"]
    assert toy.asked == [1, 2]


def test_a_cancelled_happening_closes_the_window() -> None:
    assert run(Toy(forced=[Bell("gong", stops=True)], optional=[Bell("a", 0)])) == ["gong"]
    assert run(Toy(optional=[Bell("a", 0, stops=True), Bell("b", 0)]), "a") == ["a"]


def test_listeners_stand_in_order_and_forget() -> None:
    listeners = Listeners()
    listeners.add(7, ("before", "after"))
    listeners.add(3, ("before",))
    listeners.add(7, ("before",))
    assert (list(listeners.at("before")), list(listeners.at("after")), list(listeners.at("other"))) == ([3, 7], [7], [])
    listeners.remove(7, ("before", "other"))
    assert (list(listeners.at("before")), list(listeners.at("after"))) == ([3], [7])
