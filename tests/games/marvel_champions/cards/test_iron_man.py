"""Iron Man's cards."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.testing import rule


@rule("MC-CARD-20", "MC-ENDP-05", "MC-ENDP-06")
@pytest.mark.parametrize(("tech", "size"), [(0, 1), (2, 3), (6, 7), (8, 7)])
def test_hand_size_follows_tech_upgrades_up_to_seven(board: Board, tech: int, size: int) -> None:
    scene = board("iron-man")
    for number in range(tech):
        scene.play_area("powered-gauntlets", exhausted=number % 2 == 0)
    scene.play_area("combat-training")  # no Tech
    assert scene.play.hand_size(0) == size
    scene.form("alter-ego")
    assert scene.play.hand_size(0) == 6


@rule("MC-CARD-21", "MC-DECK-14", "MC-LIMIT-01")
def test_futurist_keeps_one_of_three(board: Board) -> None:
    scene = board("iron-man")
    scene.form("alter-ego")
    names = scene.deck("energy", "genius", "strength")
    scene.turn()
    scene.answer("use:tony-stark.0")
    scene.answer(f"card:{names[1]}")
    assert scene.hand_of() == ["genius"]
    assert scene.pile_of() == ["energy", "strength"]
    assert scene.refused("use:tony-stark.0") == "MC-LIMIT-01"


@rule("MC-CARD-21", "MC-DECK-03", "MC-DECK-04")
def test_futurist_with_two_cards_left_empties_the_deck(board: Board) -> None:
    scene = board("iron-man")
    scene.form("alter-ego")
    names = scene.only_deck("energy", "genius")
    scene.turn()
    scene.answer("use:tony-stark.0")
    scene.answer(f"card:{names[0]}")
    assert scene.hand_of() == ["energy"]
    player = scene.state.players[0]
    assert [scene.state.codes[card] for card in player.deck] == ["genius"]
    assert player.discard == []
    assert len(player.dealt) == 1


@rule("MC-CARD-22", "MC-COST-06")
def test_war_machine_may_pay_with_his_life(board: Board) -> None:
    scene = board("iron-man")
    ally = scene.play_area("war-machine", damage=2)
    foe = scene.minion("hydra-mercenary")
    scene.turn()
    scene.answer(f"use:{ally}")
    assert not scene.has("war-machine")
    assert scene.health("villain") == 13
    assert scene.health(foe) == 2


@rule("MC-CARD-23", "MC-CARD-24", "MC-RES-07")
def test_repulsor_blast_is_one_blow_and_counts_energy_icons(board: Board) -> None:
    scene = board("iron-man")
    scene.deck("energy", "genius", "the-power-of-aggression", "combat-training", "arc-reactor")
    blast, *_ = scene.hand("repulsor-blast", "strength")
    scene.turn()
    scene.plays(blast)
    assert scene.health("villain") == 14 - (1 + 2 * 3)


@rule("MC-CARD-23")
def test_repulsor_blast_costs_a_tough_enemy_only_its_tough_card(board: Board) -> None:
    scene = board("iron-man")
    scene.set("villain", tough=True)
    scene.deck("energy", "energy", "energy", "energy", "energy")
    blast, *_ = scene.hand("repulsor-blast", "strength")
    scene.turn()
    scene.plays(blast)
    assert scene.health("villain") == 14
    assert not scene.card("villain").tough


@rule("MC-CARD-24", "MC-DECK-06", "MC-DECK-09")
def test_a_rebuilt_deck_ends_the_discarding(board: Board) -> None:
    scene = board("iron-man")
    scene.only_deck("energy", "genius")
    blast, *_ = scene.hand("repulsor-blast", "strength")
    scene.turn()
    scene.plays(blast)
    assert scene.health("villain") == 14 - 5
    assert len(scene.state.players[0].deck) == 3  # the two and the strength; the event was still being resolved (MC-DECK-09)
    assert scene.pile_of() == ["repulsor-blast"]


@rule("MC-MOD-09", "MC-CARD-30", "MC-LAST-01", "MC-LAST-03", "MC-LAST-05")
def test_rocket_boots_lift_until_the_phase_ends(board: Board) -> None:
    scene = board("iron-man")
    boots = scene.play_area("rocket-boots")
    other = scene.play_area("rocket-boots")
    punch, _, *pay = scene.hand("supersonic-punch", "genius", "strength", "war-machine")
    scene.turn()
    scene.answer(f"use:{boots}")
    scene.choose(scene.options()[0]) if scene.prompt == "prompt-pay" else None
    assert scene.play.aerial(0)
    assert not scene.offers(f"use:{other}")  # a second pair adds nothing
    scene.plays(punch, pay[0])
    assert scene.health("villain") == 6
    scene.answer("end")
    assert scene.prompt == "prompt-end-discard"
    assert scene.play.aerial(0)  # the end steps belong to the phase
    scene.choose()
    assert not scene.play.aerial(0)


@rule("MC-ATK-03")
def test_supersonic_punch_on_the_ground(board: Board) -> None:
    scene = board("iron-man")
    punch, *_ = scene.hand("supersonic-punch", "genius")
    scene.turn()
    scene.plays(punch)
    assert scene.health("villain") == 10


@rule("MC-CARD-25", "MC-RES-18")
def test_pepper_potts_copies_the_card_just_discarded(board: Board) -> None:
    scene = board("iron-man")
    pepper = scene.play_area("pepper-potts")
    armor, _ = scene.hand("mark-v-armor", "energy")
    scene.turn()
    scene.answer(f"play:{armor}")
    assert scene.has("mark-v-armor")
    assert scene.card(pepper).exhausted
    assert scene.hand_of() == []


@rule("MC-CARD-25")
def test_pepper_potts_has_nothing_to_copy_from_an_empty_pile(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("pepper-potts")
    helmet, *_ = scene.hand("mark-v-helmet")
    scene.turn()
    assert scene.refused(f"play:{helmet}") == "MC-RES-03"


@rule("MC-CARD-26", "MC-RES-13")
def test_pepper_potts_does_not_double(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("pepper-potts")
    scene.pile("the-power-of-aggression")
    training, *_ = scene.hand("combat-training")
    scene.turn()
    assert scene.refused(f"play:{training}") == "MC-RES-03"  # one wild, not two


@rule("MC-CARD-25", "MC-RES-03")
def test_pepper_potts_copies_before_a_lesser_card_covers_the_pile(board: Board) -> None:
    scene = board("iron-man")
    pepper = scene.play_area("pepper-potts")
    scene.pile("energy")
    armor, boots = scene.hand("mark-v-armor", "rocket-boots")
    scene.turn()
    scene.answer(f"play:{armor}")  # three to pay: two copied, then the last one; the other way round only two would come in
    assert scene.has("mark-v-armor")
    assert scene.card(pepper).exhausted
    assert scene.pile_of()[-1] == boots.rpartition(".")[0]


@rule("MC-CARD-27")
def test_stark_tower_gives_back_the_topmost_tech_of_any_player(board: Board) -> None:
    scene = board("iron-man", "spider-man")
    scene.form("alter-ego")
    tower = scene.play_area("stark-tower")
    scene.pile("web-shooter", "genius", "spider-tracer", "energy", seat=1)
    scene.turn()
    scene.answer(f"use:{tower}")
    assert scene.hand_of(1) == ["spider-tracer"]


@rule("MC-TYPE-08", "MC-ABIL-01", "MC-COST-04")
def test_arc_reactor_readies_a_tired_iron_man(board: Board) -> None:
    scene = board("iron-man")
    arc = scene.play_area("arc-reactor")
    scene.turn()
    assert not scene.offers(f"use:{arc}")
    scene.answer("attack:iron-man.0")
    scene.answer(f"use:{arc}")
    assert scene.offers("attack:iron-man.0")


@rule("MC-HP-01", "MC-HP-02", "MC-FORM-07")
def test_mark_v_armor_raises_both_numbers_in_both_forms(board: Board) -> None:
    scene = board("iron-man")
    scene.set("hero", damage=4)
    assert scene.health() == 5
    scene.play_area("mark-v-armor")
    assert scene.health() == 11
    assert scene.play.stat(scene.card("hero"), "health") == 15
    scene.form("alter-ego")
    assert scene.health() == 11


@rule("MC-CARD-29", "MC-HP-03", "MC-ELIM-01", "MC-WIN-03")
def test_losing_the_armor_can_be_the_end(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("mark-v-armor")
    scene.set("hero", damage=9)
    scene.reveal("caught-off-guard")
    assert scene.outcome == "lost"


@rule("MC-CARD-28")
def test_mark_v_helmet_reaches_every_scheme_in_the_air(board: Board) -> None:
    scene = board("iron-man")
    helmet = scene.play_area("mark-v-helmet")
    side = scene.scenario_card("crowd-control", threat=2)  # crisis: the main scheme is out of reach
    other = scene.scenario_card("illegal-arms-factory", threat=3)
    scene.set("scheme", threat=3)
    boots = scene.play_area("rocket-boots")
    scene.hand("genius")
    scene.turn()
    scene.answer(f"use:{boots}")
    scene.answer(f"use:{helmet}")
    assert (scene.threat(), scene.threat(side), scene.threat(other)) == (3, 1, 2)


@rule("MC-CARD-28", "MC-THW-03")
def test_mark_v_helmet_on_the_ground_takes_one(board: Board) -> None:
    scene = board("iron-man")
    helmet = scene.play_area("mark-v-helmet")
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer(f"use:{helmet}")
    assert scene.threat() == 2


@rule("MC-ATK-04", "MC-KEY-27", "MC-ATK-03")
def test_powered_gauntlets_attack_without_exhausting_the_hero(board: Board) -> None:
    scene = board("iron-man")
    glove = scene.play_area("powered-gauntlets")
    lash = scene.minion("whiplash")
    scene.turn()
    scene.answer(f"use:{glove}")
    scene.answer(f"target:{lash}")
    assert scene.health(lash) == 3
    assert scene.health() == 8  # retaliate hits the hero
    assert not scene.card("hero").exhausted


@rule("MC-CARD-22")
def test_war_machine_takes_two_and_stays(board: Board) -> None:
    scene = board("iron-man")
    ally = scene.play_area("war-machine")
    scene.turn()
    scene.answer(f"use:{ally}")
    assert (scene.card(ally).damage, scene.card(ally).exhausted) == (2, True)
    assert scene.health("villain") == 13


@rule("MC-DECK-12", "MC-CARD-21", "MC-CARD-27")
def test_tony_stark_says_which_of_his_discards_lies_on_top(board: Board) -> None:
    scene = board("iron-man")
    scene.form("alter-ego")
    tower = scene.play_area("stark-tower")
    arc, boots, coin = scene.deck("arc-reactor", "rocket-boots", "genius")
    scene.turn()
    scene.answer("use:tony-stark.0")
    scene.answer(f"card:{coin}")
    assert scene.prompt == "prompt-on-top"
    scene.answer(f"card:{arc}")
    assert scene.pile_of() == ["rocket-boots", "arc-reactor"]
    scene.answer(f"use:{tower}")
    assert scene.hand_of() == ["genius", "arc-reactor"]
    assert boots


@rule("MC-DECK-12", "MC-CARD-25")
def test_what_lies_on_top_matters_to_pepper_potts(board: Board) -> None:
    scene = board("iron-man")
    scene.form("alter-ego")
    scene.play_area("pepper-potts")
    energy, genius, strength = scene.deck("energy", "genius", "strength")
    scene.turn()
    scene.answer("use:tony-stark.0")
    scene.answer(f"card:{genius}")
    scene.answer(f"card:{energy}")
    assert scene.pile_of() == ["strength", "energy"]
    assert strength
