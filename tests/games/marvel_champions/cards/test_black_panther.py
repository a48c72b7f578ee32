"""Black Panther's cards."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


@rule("MC-CARD-31", "MC-SETUP-19", "MC-SEARCH-02", "MC-SEARCH-05")
def test_foresight_comes_after_the_mulligan(board: Board) -> None:
    scene = ChampionsScene("black-panther", plain=False)
    upgrades = {"energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"}
    assert len(scene.hand_of()) == 7
    assert upgrades & set(scene.hand_of())
    found = [event for event in scene.table.log if event.kind == "card.found"]
    assert [str(event.args["card"]).split(".")[0] in upgrades for event in found] == [True]


@rule("MC-SEARCH-01", "MC-SEARCH-03", "MC-SEARCH-04")
def test_shuri_fetches_any_upgrade(board: Board) -> None:
    scene = board("black-panther")
    scene.only_deck("genius", "armored-vest", "panther-claws")
    ally, *_ = scene.hand("shuri", "vibranium")
    scene.turn()
    scene.plays(ally)
    scene.answer(f"use:{ally}")
    wanted = [key for key in scene.options() if key.startswith("card:panther-claws")]
    scene.answer(wanted[0])
    assert scene.hand_of() == ["panther-claws"]
    assert len(scene.state.players[0].deck) == 2


@rule("MC-SEARCH-06")
def test_shuri_may_find_nothing(board: Board) -> None:
    scene = board("black-panther")
    scene.only_deck("genius", "strength")
    ally, *_ = scene.hand("shuri", "vibranium")
    scene.turn()
    scene.plays(ally)
    scene.answer(f"use:{ally}")
    assert scene.hand_of() == []


@rule("MC-CARD-32")
def test_ancestral_knowledge_takes_different_titles(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    scene.pile("haymaker", "haymaker", "genius")
    event, *_ = scene.hand("ancestral-knowledge", "strength")
    scene.turn()
    scene.plays(event)
    names = [key.split(":")[1].split(".")[0] for key in scene.options()]
    assert sorted(names) == ["genius", "haymaker", "strength"]  # each title once, what paid for it too, not the event itself
    scene.choose(*scene.options()[:2])
    assert len(scene.pile_of()) == 3


@rule("MC-CARD-33", "MC-CARD-35", "MC-TRIG-08", "MC-TRIG-04")
def test_wakanda_forever_runs_through_the_upgrades_and_the_last_is_stronger(board: Board) -> None:
    scene = board("black-panther")
    claws = scene.play_area("panther-claws")
    mind = scene.play_area("tactical-genius")
    scene.set("scheme", threat=4)
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    assert not scene.offers(f"use:{claws}")  # Special abilities are not for themselves
    scene.plays(event)
    scene.answer(f"next:{mind}")
    assert scene.threat() == 3
    assert scene.health("villain") == 10


@rule("MC-CARD-35")
def test_wakanda_forever_without_upgrades_cannot_be_played(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("armored-vest")
    event, *_ = scene.hand("wakanda-forever-d", "genius")
    scene.turn()
    assert scene.refused(f"play:{event}") == "MC-INIT-10"


@rule("MC-CARD-34", "MC-STATUS-12", "MC-STATUS-07")
def test_a_step_replaced_by_stunned_is_still_a_step(board: Board) -> None:
    scene = board("black-panther")
    claws = scene.play_area("panther-claws")
    scene.play_area("tactical-genius")
    scene.set("scheme", threat=4)
    scene.set("hero", stunned=True)
    event, *_ = scene.hand("wakanda-forever-b", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer(f"next:{claws}")
    assert scene.health("villain") == 14
    assert not scene.card("hero").stunned
    assert scene.threat() == 2  # the final step: 2


@rule("MC-CARD-36")
def test_energy_daggers_hit_the_villain_and_one_players_minions(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    scene.play_area("energy-daggers")
    near = scene.minion("hydra-mercenary")
    far = scene.minion("hydra-soldier", seat=1)
    event, *_ = scene.hand("wakanda-forever-c", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer("player:1")
    assert scene.health("villain") == 26
    assert scene.health(far) == 2
    assert scene.health(near) == 3


@rule("MC-CARD-37", "MC-DMG-10", "MC-DMG-11", "MC-DMG-13", "MC-DMG-14")
def test_vibranium_suit_moves_damage_even_onto_a_tough_enemy(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("vibranium-suit")
    scene.set("hero", damage=1)
    scene.set("villain", tough=True)
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    assert scene.health() == 11
    assert scene.health("villain") == 14
    assert not scene.card("villain").tough


@rule("MC-CARD-37", "MC-DMG-10")
def test_vibranium_suit_of_an_unhurt_hero_attacks_nobody(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("vibranium-suit")
    scene.scenario_card("concussion-blasters", on="villain")
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    assert scene.health() == 11  # nobody was attacked, so nothing retaliates
    assert scene.health("villain") == 14


@rule("MC-CARD-38", "MC-ABIL-08", "MC-ABIL-16")
def test_killmonger_laughs_at_panther_upgrades(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("panther-claws")
    foe = scene.minion("killmonger")
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)  # one legal target only: the villain
    assert scene.health("villain") == 10
    assert scene.health(foe) == 5
    scene.answer("attack:black-panther.0")
    scene.answer(f"target:{foe}")
    assert scene.health(foe) == 3


@rule("MC-CARD-38")
def test_panther_upgrades_choose_and_pass_killmonger(board: Board) -> None:
    scene = board("black-panther")
    claws = scene.play_area("panther-claws")
    scene.play_area("energy-daggers")
    foe, other = scene.minion("killmonger"), scene.minion("hydra-bomber")
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer(f"next:{claws}")
    assert scene.offers(f"target:{other}")
    assert not scene.offers(f"target:{foe}")
    scene.answer(f"target:{scene.card('villain').entity}")
    assert (scene.health("villain"), scene.health(foe)) == (14 - 2 - 2, 5)
    assert not scene.has(other)
    scene.answer("attack:black-panther.0")
    scene.answer(f"target:{foe}")
    assert scene.health(foe) == 3


@rule("MC-KEY-22", "MC-KEY-24", "MC-KEY-25")
def test_black_panther_retaliates_even_without_damage(board: Board) -> None:
    scene = board("black-panther")
    scene.villain_attacks()
    scene.answer("defend:black-panther.0")
    assert scene.health() == 11  # ATK 2 against DEF 2
    assert scene.health("villain") == 13


@rule("MC-KEY-28", "MC-EATK-09", "MC-ALLY-06", "MC-KEY-22", "MC-DMG-02")
def test_he_does_not_retaliate_when_an_ally_defended(board: Board) -> None:
    scene = board("black-panther")
    ally = scene.play_area("luke-cage", tough=False)
    scene.villain_attacks()
    scene.answer(f"defend:{ally}")
    assert scene.health("villain") == 14
    assert scene.health(ally) == 3
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.health("villain") == 13  # it was he who was attacked


@rule("MC-DECK-01", "MC-DECK-02")
def test_the_golden_city_draws_two(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    city = scene.play_area("the-golden-city")
    scene.deck("genius", "strength")
    scene.turn()
    scene.answer(f"use:{city}")
    assert scene.hand_of() == ["genius", "strength"]
    assert len(scene.events("cards.seen")) == 1


@rule("MC-RES-17", "MC-RES-04", "MC-RES-02")
def test_the_two_wild_icons_of_vibranium_stand_for_two_types(board: Board) -> None:
    scene = board("black-panther")
    scene.scenario_card("sonic-converter", on="villain")
    wild, physical, _ = scene.hand("vibranium", "strength", "genius")
    scene.turn()
    scene.answer("use:sonic-converter.89")
    scene.choose(f"spend:{physical}")
    assert scene.table.pending[0].args["count"] == 2  # energy and mental: the second physical icon is lost
    scene.choose(f"spend:{wild}")
    assert not scene.has("sonic-converter")
    assert scene.hand_of() == ["genius"]


@rule("MC-CARD-33", "MC-CARD-34", "MC-CARD-35")
@pytest.mark.parametrize(
    ("last", "villain", "threat", "hero"),
    [
        ("energy-daggers", 2 + 2 + 1, 2, 10),
        ("panther-claws", 1 + 4 + 1, 2, 10),
        ("tactical-genius", 1 + 2 + 1, 1, 10),
        ("vibranium-suit", 1 + 2 + 2, 2, 11),
    ],
)
def test_the_last_step_of_the_sequence_is_the_strong_one(board: Board, last: str, villain: int, threat: int, hero: int) -> None:
    scene = board("black-panther")
    names = {name: scene.play_area(name) for name in ("energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit")}
    scene.set("hero", damage=2)
    scene.set("scheme", threat=3)
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    for name in [name for name in names if name != last]:
        scene.answer(f"next:{names[name]}")
    assert scene.health("villain") == 14 - villain
    assert scene.threat() == threat
    assert scene.health() == hero


@rule("MC-CARD-37", "MC-KEY-22")
def test_vibranium_suit_is_an_attack_that_may_be_answered(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("vibranium-suit")
    scene.scenario_card("concussion-blasters", on="villain")
    scene.set("hero", damage=2)
    event, *_ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    assert scene.health("villain") == 12
    assert scene.card("hero").damage == 1  # two moved away, one came back
