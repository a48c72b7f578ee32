"""Rescuing Bystanders, what their cards are good for, and what giving them up costs."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.engine.gameparts import Shift
from stockade.insight import leads
from stockade.insight.reasons import lead_lines
from stockade.testing import rule


@rule("XR-RESCUE-01", "XR-RESCUE-03", "XR-RESCUE-06", "XR-RESCUE-07")
def test_a_rescue_costs_an_action_and_fills_the_power_track(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("callisto", "12V.A")
    t.answer("rescue:callisto")
    hero = t.hero("storm")
    assert (hero.bystander, hero.power, hero.actions, hero.xp) == ("callisto", 4, 2, 0)
    assert t.where("callisto") == ""


@pytest.mark.parametrize("held", ["", "trish_tilby"])
def test_a_rescue_is_told_as_one_fewer_who_waits_and_never_as_a_loss(board: Board, held: str) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=4, bystander=held)
    t.bystander("callisto", "12V.A")
    now = t.table.game.forecast.read(t.table.play)
    told = leads(t.table, 0)["rescue:callisto"]
    assert told == [Shift("waiting", now["waiting"], now["waiting"] - 1, good=-1)]
    ask = t.table.pending[0]
    said = {lang: lead_lines(t.table, ask, {"rescue:callisto": told}, lang)[-1] for lang in ("en", "fr")}
    assert f"Bystanders waiting for help: {now['waiting']} → {now['waiting'] - 1}" in said["en"]
    assert f"Citoyens à sauver\u00a0: {now['waiting']} → {now['waiting'] - 1}" in said["fr"]
    t.answer("rescue:callisto")
    if not held:
        assert t.table.game.forecast.read(t.table.play)["bystanders"] == now["bystanders"], "nobody was devoured"


@rule("XR-RESCUE-01")
def test_only_bystanders_of_the_own_zone(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("callisto", "12V.B")
    assert not t.offers("rescue:callisto")


@rule("XR-RESCUE-02")
def test_no_rescue_among_enemies(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("callisto", "12V.A")
    t.enemies("12V.A", walker=1)
    assert not t.offers("rescue:callisto")
    assert t.refused("rescue:callisto") == "XR-RESCUE-02"


@rule("XR-RESCUE-04", "XR-RESCUE-05", "XR-RESCUE-06")
@pytest.mark.parametrize("kept", ["callisto", "trish_tilby"])
def test_one_card_is_kept_and_nobody_mourns_the_other(board: Board, kept: str) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", power=0, bystander="trish_tilby", traits=["swift"])
    t.set("rogue", power=2, traits=["flurry"])
    t.bystander("callisto", "12V.A")
    t.turn("storm")
    t.answer("rescue:callisto")
    t.answer(f"keep:{kept}")
    assert t.hero("storm").bystander == kept
    assert t.hero("storm").power == 4
    assert t.state.person_pile.discards == [name for name in ("callisto", "trish_tilby") if name != kept]
    assert (t.hero("rogue").power, t.hero("rogue").traits, t.hero("storm").traits) == (2, ["flurry"], ["swift"])


@rule("XR-RESCUE-09", "XR-BYST-04", "XR-BYST-06", "XR-BYST-07")
def test_a_card_given_up_prevents_one_wound_and_everybody_pays(board: Board) -> None:
    t = board("storm", "rogue", "magneto", storm="12V.A", rogue="15V.A", magneto="15V.A")
    t.set("storm", power=2, bystander="callisto", traits=["swift"])
    t.set("rogue", power=0, traits=["flurry", "recovery"])
    t.set("magneto", power=3)
    t.enemies("12V.A", walker=2)
    t.end_turns()
    t.answer("prevent:sacrifice")  # a Combat Bystander, but there is no roll
    assert not t.events("bystander.rolled")
    t.answer("discard:recovery")
    assert t.hero("storm").health == 2
    assert t.hero("storm").bystander == "" and "callisto" in t.state.person_pile.discards
    assert t.hero("storm").traits == [] and t.hero("rogue").traits == ["flurry"]
    assert [t.hero(name).power for name in ("storm", "rogue", "magneto")] == [1 + 1, 0 + 1, 2 + 1]  # and 1 for the new round


@rule("XR-RESCUE-10")
def test_a_hidden_bystander_can_be_rescued(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("callisto", "12V.A", hidden=True)
    t.answer("rescue:callisto")
    assert t.hero("storm").bystander == "callisto"
    assert "041" in t.state.spawn_pile.discards


@rule("XR-RESCUE-11")
def test_a_facedown_card_is_nobody_yet(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.facedown("callisto", "12V.A")
    t.enemies("12V.B", walker=1)
    assert not [key for key in t.options() if key.startswith("rescue")]
    assert t.refused("rescue:facedown:12V.A") == "XR-RESCUE-11"
    t.put("storm", "15V.C")
    t.answer("end")
    assert t.count("12V.B", "walker") == 1  # Enemies do not hunt it


@rule("XR-RESCUE-12")
def test_wounds_are_shared_then_prevented_then_suffered_then_mourned(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", power=2, bystander="callisto", traits=["tough_it_out"])
    t.set("rogue", power=2, health=1, traits=["tough_it_out"])
    t.enemies("12V.A", walker=3)
    t.end_turns()
    t.choose("wound:storm", "wound:storm", "wound:rogue")
    t.answer("prevent:sacrifice")
    assert t.hero("storm").power == 2  # Devoured comes after everybody has decided
    t.answer("prevent:trait:tough_it_out")
    assert t.hero("storm").health == 3
    t.answer("prevent:trait:tough_it_out")  # Rogue still has hers: nothing was discarded yet
    assert (t.hero("storm").health, t.hero("rogue").health) == (3, 1)
    assert t.hero("storm").power == 2 and t.hero("rogue").power == 2  # 1 lost, 1 gained in the new round


@rule("XR-RESCUE-12", "XR-RESCUE-09")
def test_nobody_has_to_give_anything_up(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="callisto")
    t.enemies("12V.A", walker=2)
    t.answer("end")
    t.answer("suffer")
    assert (t.hero("storm").health, t.hero("storm").bystander) == (1, "callisto")


@rule("XR-RESCUE-08")
def test_a_kept_card_serves_turn_after_turn(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", bystander="amanda_sefton")
    for zone in ("12V.B", "12V.C"):
        t.answer("bystander:amanda_sefton")
        if t.prompt == "prompt-free-move":
            t.answer(f"move:{zone}")
        assert t.hero("storm").zone == zone
        t.answer("end")
    assert t.hero("storm").bystander == "amanda_sefton"
