"""The order in which a card or ability is used, and what may be refused."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule


@rule("MC-INIT-01", "MC-INIT-04", "MC-INIT-05", "MC-DECK-10")
def test_first_the_price_then_the_target(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("sandman", tough=False)
    kick, *pay = scene.hand("haymaker", "genius", "energy")
    scene.turn()
    scene.answer(f"play:{kick}")
    assert scene.prompt == "prompt-pay"
    assert scene.pile_of() == []
    scene.choose(f"spend:{pay[0]}")
    assert scene.prompt == "prompt-enemy"
    assert scene.pile_of() == ["genius"]
    scene.answer(f"target:{foe}")
    assert scene.health(foe) == 1


@rule("MC-INIT-04", "MC-RES-03")
def test_what_cannot_be_paid_is_not_on_offer_and_costs_nothing(board: Board) -> None:
    scene = board("spider-man")
    kick, _ = scene.hand("swinging-web-kick", "genius")
    scene.turn()
    assert scene.refused(f"play:{kick}") == "MC-RES-03"
    assert len(scene.hand_of()) == 2


@rule("MC-INIT-08", "MC-TRIG-09")
def test_damage_inside_an_event_opens_its_own_windows(board: Board) -> None:
    scene = board("she-hulk")
    foe = scene.minion("hydra-bomber")
    room = scene.play_area("interrogation-room")
    scene.set("scheme", threat=2)
    kick, _ = scene.hand("haymaker", "genius")
    scene.turn()
    scene.plays(kick)
    scene.answer(f"target:{foe}")
    assert scene.prompt == "prompt-after-defeat"
    assert scene.pile_of() == ["genius"]  # the event is not over yet
    scene.answer(f"use:{room}")
    assert scene.pile_of() == ["genius", "haymaker"]


@rule("MC-ABIL-02", "MC-ABIL-15")
def test_sentences_one_after_another_as_far_as_possible(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.set("villain", damage=1)
    scene.set("hero", tough=True)
    scene.reveal("sound-manipulation")
    kinds = [event.kind for event in scene.happened() if event.kind in ("status.lost", "damage.healed")]
    assert kinds == ["status.lost", "damage.healed"]
    assert scene.card("villain").damage == 0  # 1 of the 2 it would heal


@rule("MC-OBL-03")
def test_an_obligation_of_nobody_stays_with_who_revealed_it(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.reveal("legal-work", seat=0)
    assert scene.table.pending[0].seat == 0
    scene.answer("choose:stay-hero", seat=0)
    assert scene.state.acceleration == 1


@rule("MC-TRIG-01", "MC-PLAY-13")
def test_an_interrupt_may_be_played_in_another_players_turn(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    flight = scene.play_area("cosmic-flight", seat=1)
    scene.set("hero1", damage=3)
    lash = scene.minion("whiplash")
    kick, *_ = scene.hand("haymaker", "energy", seat=1)
    scene.turn(0)
    scene.answer(f"play:{kick}", seat=1)
    scene.answer(f"target:{lash}", seat=1)
    scene.answer(f"use:{flight}", seat=1)  # against retaliate, in the turn of Spider-Man
    assert scene.health("hero1") == 9


@rule("MC-INIT-06", "MC-CANCEL-01", "MC-CANCEL-03", "MC-MINION-04")
def test_a_cancelled_treachery_was_revealed(board: Board) -> None:
    scene = board("spider-man")
    sense, _ = scene.hand("enhanced-spider-sense", "genius")
    scene.reveal("false-alarm")
    assert scene.events("card.revealed")
    scene.answer(f"play:{sense}")
    assert not scene.card("hero").confused
    assert scene.pile_of() == ["genius", "enhanced-spider-sense"]
    assert scene.encounter_pile() == ["false-alarm"]


@rule("MC-INT-01", "MC-RESP-01", "MC-RES-10", "MC-TRIG-02", "MC-PLAY-12", "MC-INIT-10", "MC-KEY-09")
def test_why_a_card_of_the_hand_cannot_be_played_now(board: Board) -> None:
    scene = board("spider-man")
    flip, punch, coin, lore, kick, web, tracer = scene.hand(
        "backflip", "counter-punch", "genius", "ancestral-knowledge", "swinging-web-kick", "webbed-up", "spider-tracer"
    )
    scene.turn()
    assert [scene.refused(f"play:{card}") for card in (flip, punch, coin, lore)] == ["MC-INT-01", "MC-RESP-01", "MC-RES-10", "MC-TRIG-02"]
    assert scene.refused(f"play:{tracer}") == "MC-INIT-10"  # no minion to put it on
    assert scene.offers(f"play:{kick}") and scene.offers(f"play:{web}")
    scene.form("alter-ego")
    scene.turn()
    assert [scene.refused(f"play:{card}") for card in (kick, web)] == ["MC-TRIG-02", "MC-PLAY-12"]


@rule("MC-KEY-09", "MC-ALLY-11", "MC-TYPE-07", "MC-REC-02")
def test_why_a_power_cannot_be_used_now(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("madame-hydra")
    guard = scene.minion("hydra-soldier")
    scene.scenario_card("legions-of-hydra", threat=3)
    hulk = scene.play_area("hulk")
    scene.turn()
    scene.answer("attack:spider-man.0")  # the villain is guarded, Madame Hydra cannot be hurt: one target, no question
    assert (scene.card(guard).damage, scene.card(foe).damage) == (2, 0)
    assert scene.refused("attack:spider-man.0") == "MC-TYPE-07"
    assert scene.refused(f"thwart:{hulk}") == "MC-ALLY-11"
    scene.form("alter-ego")
    scene.turn()
    assert scene.refused("recover") == "MC-TYPE-07"
    scene.set("hero", exhausted=False)
    scene.turn()
    assert scene.refused("recover") == "MC-REC-02"


@rule("MC-CARD-47", "MC-MOD-09", "MC-LAST-01")
def test_what_raises_one_team_leaves_the_others_alone(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk")
    mine, theirs = scene.play_area("vision"), scene.play_area("daredevil", seat=1)
    scene.form("alter-ego", seat=2)
    event, *_ = scene.hand("lead-from-the-front", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer("player:1")
    stat = scene.play.stat
    assert [stat(scene.card(name), "atk") for name in ("hero", "hero1", mine, theirs)] == [2, 3, 2, 3]
    assert [stat(scene.card(name), "thw") for name in ("hero", "hero1", "hero2", mine, theirs)] == [2, 2, 0, 1, 3]
    other = board("captain-marvel", "spider-man")
    other.form("alter-ego", seat=1)
    event, *_ = other.hand("lead-from-the-front", "genius")
    other.turn()
    other.plays(event)
    other.answer("player:1")
    assert other.play.stat(other.card("hero1"), "atk") == 0  # nothing to raise at home


def test_questions_name_the_card_they_come_from(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("sandman")
    kick, _ = scene.hand("haymaker", "genius")
    scene.turn()
    scene.plays(kick)
    assert (scene.prompt, scene.table.pending[0].source, scene.table.pending[0].rule) == ("prompt-enemy", kick, "MC-ATK-03")
    scene.answer(f"target:{foe}")
    scene.answer("attack:spider-man.0")
    assert scene.table.pending[0].source == "spider-man.0"
    two = board("captain-marvel", "spider-man")
    mansion = two.play_area("avengers-mansion")
    two.turn()
    two.answer(f"use:{mansion}", seat=0)
    assert (two.prompt, two.table.pending[0].source) == ("prompt-player", mansion)
    three = board("spider-man")
    three.reveal("hydra-bomber")
    assert three.table.pending[0].source.startswith("hydra-bomber")
    four = board("black-panther")
    four.only_deck("armored-vest", "panther-claws")
    ally, *_ = four.hand("shuri", "vibranium")
    four.turn()
    four.plays(ally)
    four.answer(f"use:{ally}")
    assert (four.prompt, four.table.pending[0].source) == ("prompt-search", ally)
    six = board("captain-marvel", "spider-man")
    six.form("alter-ego")
    six.turn()
    six.answer("use:carol-danvers.0", seat=0)
    assert (six.prompt, six.table.pending[0].source) == ("prompt-player", "carol-danvers.0")
    seven = board("iron-man")
    seven.form("alter-ego")
    seven.deck("genius", "strength", "energy")
    seven.turn()
    seven.answer("use:tony-stark.0")
    assert (seven.prompt, seven.table.pending[0].source) == ("prompt-futurist", "tony-stark.0")
    five = board("spider-man")
    for name in ("vision", "hawkeye", "mockingbird"):
        five.play_area(name)
    ally, *_ = five.hand("maria-hill", "genius")
    five.turn()
    five.plays(ally)
    assert (five.prompt, five.table.pending[0].source) == ("prompt-ally-limit", "")  # a rule, no card


def test_what_has_been_seen_cannot_be_taken_back_for_free(board: Board) -> None:
    def free(scene: ChampionsScene) -> bool:
        return scene.table.undo_is_free(len(scene.table.answers) - 1)

    scene = board("spider-man")
    scene.play_area("mockingbird")
    scene.turn()
    scene.answer("flip")
    assert free(scene)
    hulk = board("spider-man")
    ally = hulk.play_area("hulk")
    hulk.deck("aunt-may")
    hulk.turn()
    hulk.answer(f"attack:{ally}")
    assert not free(hulk)  # a card of the deck was seen
    event = board("spider-man")
    kick, _ = event.hand("haymaker", "genius")
    event.play_area("mockingbird")
    event.turn()
    event.plays(kick)
    assert not free(event)  # a card of the hand was shown
    search = board("spider-man")
    search.play_area("mockingbird")
    search.set("villain", damage=13)
    search.turn()
    search.answer("attack:spider-man.0")
    assert search.card("villain").code == "rhino-2"
    assert not free(search)  # somebody has gone through the encounter deck
    card = board("spider-man")
    upgrade, _ = card.hand("tenacity", "genius")
    card.turn()
    card.plays(upgrade)
    assert not free(card)
    draw = board("captain-marvel")
    mansion = draw.play_area("avengers-mansion")
    draw.turn()
    draw.answer(f"use:{mansion}")
    assert not free(draw)


@rule("MC-VILP-11", "MC-STATUS-10")
@pytest.mark.parametrize("tough", [True, False])
def test_a_tough_minion_is_not_like_a_plain_one(board: Board, tough: bool) -> None:
    scene = board("black-panther")
    scene.minion("hydra-mercenary", tough=tough)
    second = scene.minion("hydra-mercenary")
    scene.minions_act()
    assert (scene.prompt == "prompt-minion-order") == tough
    if tough:
        scene.answer(f"next:{second}")
        assert scene.last("enemy.attacks")["card"] == second


@rule("MC-CARD-49", "MC-OWN-05")
def test_copies_in_several_piles_are_different_choices(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.pile("mockingbird", "mockingbird", seat=0)
    (theirs,) = scene.pile("mockingbird", seat=1)
    call, *pay = scene.hand("make-the-call", "genius", "strength")
    scene.turn()
    scene.answer(f"play:{call}", seat=0)
    ask = scene.table.pending[0]
    assert (ask.prompt, len(ask.options)) == ("prompt-call", 2)  # two of one pile are one choice
    assert scene.game.text.say("en", ask.options[1].text, ask.options[1].args) == "Mockingbird, of Spider-Man"
    scene.answer(f"card:{theirs}")
    scene.pay(*pay)
    assert scene.has(theirs)
    assert scene.pile_of(1) == []
