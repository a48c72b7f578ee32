"""The tricky cases of the encounter side: players who fall in the middle of things, who chooses, what counts once."""

import pytest
from tests.games.marvel_champions.cards.test_klaw_and_ultron import lonely
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


def norad(scene: ChampionsScene) -> None:
    """The second main scheme of Ultron is reached."""

    def second(g) -> None:
        from stockade.games.marvel_champions.rules.card_moves import show_face

        g.state.gone_stages.append(g.state.scheme_deck.pop(0))
        show_face(g, g.scheme, "assault-on-norad")

    scene.change(second)


# -- players who fall in the middle of things -----------------------------------------------------------------------------


@rule("MC-ELIM-01", "MC-ELIM-04", "MC-BOOST-08", "MC-CARD-65")
def test_a_boost_ability_finds_nobody_when_its_player_has_fallen(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.set("hero", damage=11)
    scene.encounter("whirlwind", "weapons-runner")
    scene.villain_attacks()
    scene.defended_by()
    assert scene.state.players[0].out
    assert not scene.has("weapons-runner")  # nobody left for it to engage
    assert scene.encounter_pile() == ["whirlwind", "weapons-runner"]


@rule("MC-ELIM-01", "MC-CARD-66", "MC-DMG-06")
def test_the_fallen_take_no_more_damage(board: Board) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.set("hero", damage=11)
    scene.encounter("whirlwind", "crowd-control")
    scene.reveal("klaws-vengeance")
    scene.defended_by()
    assert [event["card"] for event in scene.events("damage.dealt")] == ["captain-marvel.0", "spider-man.47"]  # Whirlwind's, no more
    assert scene.threat() == 0  # the attack itself damaged nobody


@rule("MC-CARD-62", "MC-ELIM-01")
@pytest.mark.parametrize("how", ["sonic-converter", "sonic-boom", "sweeping-swoop", "stampede"])
def test_nothing_is_given_to_the_fallen(board: Board, how: str) -> None:
    scene = lonely(board, "captain-marvel", "spider-man", scenario="klaw")
    scene.set("hero", damage=11)
    if how == "sonic-converter":
        scene.scenario_card(how, on="villain")
    scene.encounter(how if how in ("sonic-boom", "sweeping-swoop") else "hydra-mercenary", "hydra-mercenary")
    if how == "stampede":
        scene.reveal(how)
    else:
        scene.villain_attacks()
    scene.defended_by()
    assert scene.state.players[0].out
    assert scene.events("status.given") == []
    assert scene.events("cards.exhausted") == []


@rule("MC-ELIM-02", "MC-ELIM-06")
def test_the_fallen_draw_nothing(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    rage = scene.play_area("focused-rage", seat=1)
    scene.set("hero1", damage=14)
    scene.turn(1)
    scene.answer(f"use:{rage}", seat=1)  # its price is the last hit point
    player = scene.state.players[1]
    assert player.out
    assert (player.hand, player.deck, player.dealt) == ([], [], [])
    assert scene.events("deck.rebuilt") == []


@rule("MC-ELIM-02", "MC-CARD-14")
def test_nothing_returns_to_the_hand_of_the_fallen(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.set("hero1", damage=14)
    scene.reveal("shocker")
    assert scene.state.players[1].out
    scene.pile("hellcat", seat=1)
    call, *_ = scene.hand("make-the-call", "genius", "strength")
    scene.turn()
    scene.plays(call)
    while scene.prompt != "prompt-turn":
        scene.choose(*[key for key in scene.options() if key.startswith(("card:hellcat", "spend:"))][:2])
    scene.answer("use:" + scene.card("hellcat").entity)
    assert (scene.state.players[1].hand, scene.pile_of(1)[-1]) == ([], "hellcat")


@rule("MC-VILP-08", "MC-DEAL-03")
def test_a_player_finishes_revealing_though_the_first_player_falls(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk", "spider-man")
    scene.set("hero", damage=11)
    scene.dealt("crowd-control", seat=2)
    scene.dealt("shocker", "usurp-the-throne", seat=1)
    scene.reveal()
    assert scene.state.players[0].out
    assert [event["card"].rpartition(".")[0] for event in scene.events("card.revealed")] == [
        "shocker",
        "usurp-the-throne",
        "crowd-control",
    ]


@rule("MC-CARD-72", "MC-ELIM-04")
def test_a_master_who_moves_on_does_not_attack_twice(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.set("hero", damage=11)
    scene.minion("tiger-shark")
    scene.reveal("masters-of-mayhem")
    scene.defended_by()
    assert scene.state.players[0].out
    assert scene.card("tiger-shark").engaged == 1
    assert scene.health("hero1") == 15
    assert len(scene.events("enemy.attacks")) == 1


@rule("MC-KEY-23", "MC-ELIM-01")
@pytest.mark.parametrize(("damage", "back"), [(6, 1), (11, 0)])
def test_a_hero_who_falls_does_not_retaliate(board: Board, damage: int, back: int) -> None:
    scene = board("black-panther", "she-hulk")
    scene.set("hero", damage=damage - 1)
    scene.villain_attacks()
    scene.defended_by()
    assert scene.state.players[0].out == (not back)
    assert scene.card("villain").damage == back


# -- what is asked, and of whom -------------------------------------------------------------------------------------------


@rule("MC-CARD-76", "MC-EATK-03")
def test_the_question_to_defenders_counts_the_drones_of_ultron_ii(board: Board) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron", expert=True)
    scene.minion("advanced-ultron-drone")
    scene.villain_attacks()
    assert scene.table.pending[0].args["count"] == 2 + 2  # his own 2, the drone that was there and the new one
    assert scene.view(0)["activation"]["bonus"] == 2
    scene.answer("no-defence")
    assert scene.view(0)["activation"] is None


@rule("MC-ABIL-14", "MC-DECK-08", "MC-CARD-79", "MC-CARD-81")
@pytest.mark.parametrize("how", ["ultron-1", "norad", "android-efficiency-a"])
def test_without_cards_nobody_can_choose_a_drone(board: Board, how: str) -> None:
    scene = lonely(board, "captain-marvel", scenario="ultron")
    scene.only_deck()
    if how == "norad":
        norad(scene)
        scene.villain_phase()
        assert scene.threat() == 1 + 2
    elif how == "ultron-1":
        scene.villain_attacks()
        scene.answer("no-defence")
        assert scene.threat() == 1
    else:
        scene.hand("energy")
        scene.form("alter-ego")
        scene.encounter(how)
        scene.villain_attacks()
        assert scene.hand_of() == []  # it had to be paid
    assert scene.play.drones() == []


@rule("MC-VILP-11", "MC-CARD-98", "MC-CARD-72")
@pytest.mark.parametrize(("card", "foe"), [("gang-up", "hydra-mercenary"), ("masters-of-mayhem", "tiger-shark")])
def test_minions_that_are_alike_need_no_order(board: Board, card: str, foe: str) -> None:
    scene = board("captain-marvel")
    scene.minion(foe)
    scene.minion(foe)
    scene.reveal(card)
    while scene.prompt == "prompt-defend":
        scene.answer("no-defence")
    assert scene.prompt == "prompt-turn"
    assert len(scene.events("enemy.attacks")) == 2 + (card == "gang-up")


# -- one thing after another ----------------------------------------------------------------------------------------------


@rule("MC-ABIL-02", "MC-FIRST-06")
def test_everybody_discards_before_anybody_is_hurt_by_the_backlash(board: Board) -> None:
    scene = board("iron-man", "spider-man")
    scene.deck("energy", "genius", "genius", "genius", "genius")
    scene.deck("energy", "genius", "genius", "genius", "genius", seat=1)
    scene.reveal("electromagnetic-backlash")
    kinds = [event.kind for event in scene.happened() if event.kind in ("deck.milled", "damage.dealt")]
    assert kinds == ["deck.milled", "deck.milled", "damage.dealt", "damage.dealt"]


@rule("MC-ACCEL-06", "MC-CARD-86")
def test_the_last_card_discarded_by_ritual_combat_is_shuffled_in(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    scene.only_encounter("crowd-control")
    scene.reveal("ritual-combat")
    assert scene.threat() == 3
    assert [scene.state.codes[card] for card in scene.state.deck] == ["crowd-control"]
    assert scene.state.acceleration == 1


@rule("MC-TYPE-07", "MC-CARD-67", "MC-CARD-85")
def test_who_is_exhausted_is_told_by_name_and_only_of_the_ready(board: Board) -> None:
    scene = lonely(board, "iron-man", scenario="klaw")
    ally, tired = scene.play_area("vision"), scene.play_area("hawkeye", exhausted=True)
    scene.reveal("sonic-boom")
    assert scene.events("cards.exhausted") == [{"cards": ["iron-man.0", ally]}]
    assert scene.card(tired).exhausted
    scene.reveal("exhaustion")
    assert scene.events("cards.exhausted") == []
