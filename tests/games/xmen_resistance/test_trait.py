"""Drawing, holding and losing Heroic Traits."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-TRAIT-01", "XR-TRAIT-02", "XR-PLAYER-06")
def test_one_trait_a_turn_for_an_action(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.deck("trait", "swift", "flurry")
    t.answer("gain-trait")
    assert t.hero("storm").traits == ["swift"]
    assert t.hero("storm").actions == 2
    assert not t.offers("gain-trait")
    assert t.refused("gain-trait") == "XR-TRAIT-02"
    t.answer("end")
    assert t.offers("gain-trait")


@rule("XR-TRAIT-03")
@pytest.mark.parametrize("gone", ["swift", "flurry", "guardian"])
def test_a_third_trait_is_discarded_or_replaces_one(board: Board, gone: str) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", traits=["swift", "flurry"])
    t.deck("trait", "guardian")
    t.answer("gain-trait")
    t.answer(f"discard:{gone}")
    assert t.hero("storm").traits == [card for card in ("swift", "flurry", "guardian") if card != gone]
    assert t.state.trait_pile.discards == [gone]


@rule("XR-TRAIT-04", "XR-TRAIT-08")
def test_a_used_trait_is_discarded(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0, traits=["power_up", "power_up"])
    t.answer("trait:power_up")
    assert t.hero("storm").traits == ["power_up"]
    t.answer("trait:power_up")
    assert t.hero("storm").traits == []
    assert t.state.trait_pile.discards == ["power_up", "power_up"]


@rule("XR-TRAIT-05")
@pytest.mark.parametrize(
    "card", ["unstoppable", "keen_aim", "long_reach", "picked_target", "second_chance", "cool_headed", "tough_it_out", "guardian"]
)
def test_a_trait_waits_for_its_moment(board: Board, card: str) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4, traits=[card])
    t.enemies("12V.B", brute=1, walker=1)
    assert not t.offers(f"trait:{card}")
    assert t.refused(f"trait:{card}").startswith("XR-TRAIT-")


@rule("XR-TRAIT-05")
def test_own_turn_traits_are_not_for_the_turn_of_another(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("rogue", power=0, traits=["power_up"])
    t.turn("storm")
    assert not t.offers("trait:power_up")


@rule("XR-TRAIT-06")
def test_different_traits_go_together(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1, traits=["keen_aim", "unstoppable"])
    t.enemies("12V.B", brute=2)
    t.dice(2, 2)
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("boost:trait:keen_aim")
    t.answer("boost:trait:unstoppable")
    assert t.count("12V.B", "brute") == 0


@rule("XR-TRAIT-07")
def test_an_empty_deck_is_made_of_its_discards(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.deck("trait", rest=False)
    assert t.state.trait_pile.deck == []
    t.answer("gain-trait")
    assert t.events("deck.shuffled") == [{}]
    assert len(t.hero("storm").traits) == 1
    assert t.state.trait_pile.discards == []


@rule("XR-TRAIT-07")
def test_with_no_card_anywhere_nothing_is_drawn(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.change(lambda g: g.state.trait_pile.deck.clear())
    t.answer("gain-trait")
    assert t.hero("storm").traits == []
    assert t.rule_of("trait.none") == "XR-TRAIT-07"


@rule("XR-TRAIT-11")
def test_reactions_come_after_the_whole_group_has_moved_in(board: Board) -> None:
    t = board("storm", storm="12V.B")
    t.set("storm", power=0, traits=["cool_headed"])
    t.enemies("12V.A", walker=2)
    t.enemies("12V.C", walker=1, brute=1)
    t.dice(1, 1)
    t.answer("end")
    assert (t.count("12V.B", "walker"), t.count("12V.B", "brute")) == (3, 1)
    t.answer("react:storm:trait:cool_headed")


@rule("XR-TRAIT-12")
def test_a_spawn_is_no_arrival(board: Board) -> None:
    t = board("storm", storm="12V.E")
    t.set("storm", traits=["cool_headed"])
    t.spawn_points("12V.E")
    t.deck("spawn", "001")
    t.answer("end")
    assert t.count("12V.E", "walker") == 2
    assert t.hero("storm").traits == ["cool_headed"] and t.table.round == 2
    t.put("storm", "12V.D")  # whom those Walkers now go to
    t.answer("end")
    assert t.prompt == "prompt-react"


@rule("XR-TRAIT-13")
def test_pushed_enemies_have_not_entered(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.set("rogue", power=0, traits=["cool_headed"])
    t.enemies("12V.A", walker=2)
    t.turn("storm")
    t.answer("skill:gust")
    assert t.count("12V.B", "walker") == 2
    assert t.prompt == "prompt-action" and t.hero("rogue").traits == ["cool_headed"]


@rule("XR-TRAIT-14")
def test_seats_are_asked_one_after_another(board: Board) -> None:
    t = board("storm", "rogue", seats=2, storm="12V.A")
    t.set("storm", power=0, traits=["cool_headed"])
    t.set("rogue", power=0, traits=["cool_headed"])
    t.enemies("12V.B", walker=4)
    t.dice(3, 3)
    t.end_turns()
    assert t.options(seat=0) == ["react:storm:trait:cool_headed", "pass"]
    t.answer("pass", seat=0)
    assert t.options(seat=1) == ["react:rogue:trait:cool_headed", "pass"]
    t.answer("react:rogue:trait:cool_headed", seat=1)
    assert t.count("12V.A", "walker") == 2
    t.answer("pass", seat=0)
    assert t.prompt != "prompt-react"
