"""Rules that share a test with others elsewhere, each looked at on its own."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.effects.ability import BOOK
from stockade.games.marvel_champions.effects.modifier import Modifier
from stockade.games.marvel_champions.facts import cards, encounter_set, heroes, scenarios
from stockade.games.marvel_champions.play import slots_in_play
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import Scene, rule

# -- the box and the scenarios ----------------------------------------------------------------------------------------------


@rule("MC-COMP-02", "MC-COMP-03")
def test_five_heroes_and_three_villains() -> None:
    assert heroes() == ["spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther"]
    assert list(scenarios()) == ["rhino", "klaw", "ultron"]


@rule("MC-SCEN-03", "MC-SCEN-10", "MC-SCEN-11")
@pytest.mark.parametrize(
    ("scenario", "stages", "expert", "targets", "modular"),
    [
        pytest.param("rhino", [14, 15], [15, 16], [7], "bomb-scare", marks=pytest.mark.rule("MC-SCEN-01", "MC-SCEN-02")),
        pytest.param("klaw", [12, 18], [18, 22], [6, 8], "masters-of-evil", marks=pytest.mark.rule("MC-SCEN-04", "MC-SCEN-05")),
        pytest.param("ultron", [17, 22], [22, 27], [3, 10, 5], "under-attack", marks=pytest.mark.rule("MC-SCEN-06", "MC-SCEN-07")),
    ],
)
def test_numbers_of_a_scenario(scenario: str, stages: list[int], expert: list[int], targets: list[int], modular: str) -> None:
    facts = scenarios()[scenario]
    assert [cards()[stage].health for stage in facts.stages] == stages
    assert [cards()[stage].health for stage in facts.expert_stages] == expert
    assert all(cards()[stage].health_each for stage in [*facts.stages, *facts.expert_stages])
    schemes = [cards()[scheme] for scheme in facts.schemes]
    assert [scheme.target_each for scheme in schemes] == targets
    assert {(scheme.acceleration_each, scheme.threat, scheme.threat_each) for scheme in schemes} == {(1, 0, 0)}
    assert (facts.sets, facts.modular, facts.expert_set) == ([scenario, "standard"], modular, "expert")


@rule("MC-EBUILD-02", "MC-EBUILD-03", "MC-EBUILD-01")
def test_expert_adds_to_the_standard_set() -> None:
    setup = {"scenario": "rhino", "decks": ["spider-man-justice"]}
    normal = Scene("marvel-champions", {**setup, "mode": "standard"}).state.codes
    expert = Scene("marvel-champions", {**setup, "mode": "expert"}).state.codes
    for name in ("standard", "rhino", "bomb-scare"):
        assert all(expert.count(card) == normal.count(card) == encounter_set(name).count(card) for card in encounter_set(name))
    assert [card for card in encounter_set("expert") if card in normal] == []
    assert all(card in expert for card in encounter_set("expert"))


@rule("MC-SETUP-12", "MC-SETUP-13", "MC-SETUP-14", "MC-SETUP-20", "MC-SETUP-23", "MC-SETUP-24", "MC-SETUP-25", "MC-SCEN-08")
def test_the_order_of_step_ten() -> None:
    table = Table.new(
        "marvel-champions", {"scenario": "klaw", "mode": "expert", "decks": ["spider-man-justice", "captain-marvel-leadership"]}
    )
    table.answer(0, "first:1")
    told = [(event.kind, str(event.args.get("card", "")).rpartition(".")[0], event.args.get("who")) for event in table.log]
    steps = [step for step in told if step[0] in ("card.revealed", "minion.engaged", "threat.placed")]
    first = table.play.face(1)
    assert steps[0] == ("card.revealed", "defense-network", first)  # side 1A, resolved in full
    assert steps[1][:2] == ("threat.placed", "defense-network")
    assert (steps[2][0], steps[2][2]) == ("minion.engaged", first)  # then side 1B
    assert steps[3] == ("card.revealed", "the-immortal-klaw", first)  # then the villain's stage


# -- the round --------------------------------------------------------------------------------------------------------------


@rule("MC-ENDP-04", "MC-ALLY-01", "MC-TYPE-04", "MC-TYPE-05", "MC-ROUND-01")
def test_what_is_in_play_stays_and_readies(board: Board) -> None:
    scene = board("captain-marvel")
    ours = [scene.play_area(name, exhausted=True) for name in ("vision", "helicarrier", "energy-channel")]
    foe = scene.minion("sandman", exhausted=True)
    scene.set("hero", exhausted=True)
    scene.turn()
    scene.answer("end")
    assert not any(scene.card(name).exhausted for name in ["hero", *ours])
    assert scene.card(foe).exhausted  # nobody's card
    while scene.prompt != "prompt-turn":
        scene.choose(*[key for key in scene.options() if key in ("no-defence", "pass")][:1])
    assert (scene.state.round, scene.state.phase) == (2, "players")
    assert all(scene.has(name) for name in ours)


@rule("MC-TURN-01")
def test_a_turn_goes_in_any_order(board: Board) -> None:
    scene = board("spider-man")
    one, two = scene.play_area("vision"), scene.play_area("daredevil")
    kick, _ = scene.hand("haymaker", "genius")
    scene.set("scheme", threat=5)
    scene.turn()
    scene.answer(f"attack:{one}")
    scene.plays(kick)
    scene.answer("flip")
    scene.answer(f"thwart:{two}")
    assert (scene.health("villain"), scene.threat()) == (14 - 2 - 3, 3)
    assert scene.state.phase == "players"


@rule("MC-VILP-09", "MC-DEAL-04", "MC-FIRST-04")
def test_a_card_dealt_in_step_four_is_still_revealed(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.only_deck("genius")
    scene.pile("strength", "genius", "genius", "genius", "genius", "genius")
    scene.encounter("crowd-control")
    scene.dealt("electromagnetic-backlash", seat=1)  # empties the deck of a player who has nothing left to reveal
    scene.reveal("hydra-mercenary")
    assert [event["card"].split(".")[0] for event in scene.events("card.revealed")] == [
        "hydra-mercenary",
        "electromagnetic-backlash",
        "crowd-control",
    ]
    assert scene.state.players[0].dealt == []


@rule("MC-NEM-03")
def test_a_nemesis_set_aside_never_joins_a_new_deck(board: Board) -> None:
    scene = board("spider-man")
    scene.only_encounter("advance", "advance")
    scene.reveal("under-fire")
    assert scene.state.acceleration >= 1
    assert len(scene.state.players[0].nemesis) == 5
    everywhere = [*scene.state.deck, *scene.state.discard]
    assert not [card for card in everywhere if scene.state.codes[card] in encounter_set("spider-man-nemesis")]


# -- attacks, schemes, damage -----------------------------------------------------------------------------------------------


@rule("MC-ATK-02", "MC-TURN-07")
def test_an_ally_attacks(board: Board) -> None:
    scene = board("spider-man")
    ally = scene.play_area("vision")
    scene.turn()
    scene.answer(f"attack:{ally}")
    assert (scene.health("villain"), scene.card(ally).exhausted, scene.card(ally).damage) == (12, True, 1)


@rule("MC-EATK-19", "MC-STATUS-09")
def test_stunned_is_looked_at_before_what_replaces_an_attack(board: Board) -> None:
    scene = board("captain-marvel")
    web = scene.play_area("webbed-up", on="villain")
    scene.set("villain", stunned=True)
    scene.villain_attacks()
    assert not scene.card("villain").stunned
    assert scene.has(web)
    assert scene.events("boost.given") == []


@rule("MC-SIDE-04", "MC-SIDE-02")
def test_crisis_leaves_prevention_alone(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.scenario_card("crowd-control", threat=4)
    scene.villain_phase()
    scene.answer("use:jennifer-walters.0")
    assert scene.events("threat.prevented")[0]["count"] == 1


@rule("MC-DMG-06", "MC-DMG-05")
def test_damage_that_was_prevented_has_damaged_nobody(board: Board) -> None:
    scene = board("spider-man")
    flip, *_ = scene.hand("backflip")
    scene.reveal("stampede")
    scene.answer("pass")  # Spider-Sense
    scene.answer("no-defence")
    scene.answer(f"play:{flip}")
    assert (scene.health(), scene.card("hero").stunned) == (10, False)
    scene.reveal("stampede")
    scene.answer("pass")
    scene.answer("no-defence")
    assert (scene.health(), scene.card("hero").stunned) == (8, True)


@rule("MC-ELIM-02", "MC-ELIM-03")
def test_where_the_cards_of_the_eliminated_go(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.set("hero", damage=9)
    scene.hand("genius")
    scene.only_deck("strength")
    mine = scene.play_area("tenacity")
    theirs = scene.play_area("daredevil")
    scene.change(lambda g: g.state.owners.__setitem__(scene.card(theirs, g).id, 1))  # called from another's pile
    scene.change(lambda g: setattr(g.state, "first", 1))
    scene.dealt("assault")
    scene.reveal("shocker", seat=1)
    assert sorted(scene.pile_of(0)) == ["genius", "strength", "tenacity"]
    assert scene.pile_of(1) == ["daredevil"]
    assert not scene.has(mine)
    assert "assault" in scene.encounter_pile()
    assert [event["card"].split(".")[0] for event in scene.events("card.revealed")] == ["shocker"]


# -- values -----------------------------------------------------------------------------------------------------------------


@rule("MC-MOD-06", "MC-MOD-02")
@pytest.mark.parametrize(("plus", "value"), [(1, 2), (2, 2), (3, 3)])
def test_halves_are_rounded_up_at_the_end(board: Board, monkeypatch: pytest.MonkeyPatch, plus: int, value: int) -> None:
    def hero(g, me, other) -> bool:
        return g.is_identity(other)

    changes = [Modifier("atk", lambda g, me, other: 0.5, hero, "times"), Modifier("atk", plus, hero)]
    monkeypatch.setattr(BOOK["tenacity"], "modifiers", changes)
    slots_in_play.cache_clear()
    try:
        scene = ChampionsScene("spider-man")
        scene.play_area("tenacity")
        assert scene.play.stat(scene.card("hero"), "atk") == value  # half of 2 and some more
    finally:
        monkeypatch.undo()
        slots_in_play.cache_clear()


@rule("MC-MOD-08", "MC-CARD-88")
def test_printed_hit_points_are_those_on_the_card(board: Board) -> None:
    scene = board("captain-marvel")
    raised, sturdy = scene.minion("sandman", tough=False), scene.minion("titania")
    assert cards()["sandman"].health < cards()["titania"].health
    for _ in range(2):
        scene.scenario_card("genetically-enhanced", on=raised)
    assert scene.health(raised) > scene.health(sturdy)
    new, *_ = scene.reveal("genetically-enhanced")
    assert scene.card(new).host == scene.card(sturdy).id
