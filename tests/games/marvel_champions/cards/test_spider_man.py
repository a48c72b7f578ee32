"""Spider-Man's cards."""

from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.rules.round import new_round
from stockade.testing import rule


@rule("MC-CARD-01", "MC-INT-01", "MC-ABIL-04")
def test_spider_sense_draws_before_the_boost_card(board: Board) -> None:
    scene = board("spider-man")
    scene.deck("genius")
    scene.villain_attacks()
    assert scene.prompt == "prompt-before-attack"
    assert scene.events("boost.given") == []
    scene.answer("use:spider-man.0")
    assert scene.hand_of() == ["genius"]
    assert scene.prompt == "prompt-defend"


@rule("MC-CARD-01", "MC-STATUS-09", "MC-STATUS-14", "MC-STATUS-13")
def test_a_stunned_villain_neither_attacks_nor_wakes_spider_sense(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", stunned=True)
    scene.villain_attacks()
    assert scene.prompt == "prompt-turn"
    assert not scene.card("villain").stunned
    assert scene.events("boost.given") == []
    assert scene.health() == 10


@rule("MC-CARD-01")
def test_an_attack_defended_for_somebody_else_gives_no_card(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.villain_attacks(0)
    assert scene.prompt == "prompt-defend"
    scene.defended_by("spider-man.47")
    assert scene.hand_of(1) == []
    assert scene.health("hero1") == 10  # ATK 2 against DEF 3
    assert scene.card("hero1").exhausted


@rule("MC-RES-08", "MC-LIMIT-01", "MC-LIMIT-07")
def test_peter_parker_pays_one_mental_each_round(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    first, second = scene.hand("aunt-may", "interrogation-room")
    scene.turn()
    scene.answer(f"play:{first}")
    scene.choose("use:peter-parker.0")
    assert scene.has("aunt-may")
    assert not scene.offers(f"play:{second}")  # used up, and no other card left to pay with
    assert scene.refused(f"play:{second}") == "MC-RES-03"
    scene.task(new_round)
    assert scene.offers(f"play:{second}")  # a new round: the limit is back


@rule("MC-CARD-02", "MC-FORCED-01", "MC-DECK-13")
def test_black_cat_keeps_printed_mental_icons_and_no_wild_ones(board: Board) -> None:
    scene = board("spider-man")
    cat, *pay = scene.hand("black-cat", "energy", "haymaker")
    scene.deck("genius", "the-power-of-justice")
    scene.turn()
    scene.answer(f"play:{cat}")
    scene.pay(pay[0])
    assert scene.hand_of() == ["haymaker", "genius"]
    assert scene.pile_of() == ["energy", "the-power-of-justice"]


@rule("MC-CARD-02", "MC-PLAY-03", "MC-CARD-49")
def test_black_cat_put_into_play_discards_nothing(board: Board) -> None:
    scene = board("spider-man")
    call, *_ = scene.hand("make-the-call", "energy")
    scene.pile("black-cat")
    scene.turn()
    scene.answer(f"play:{call}")
    assert scene.has("black-cat")
    assert scene.events("deck.milled") == []


@rule("MC-CARD-03", "MC-DEF-01", "MC-DEF-02", "MC-DMG-05", "MC-DMG-06")
def test_backflip_prevents_all_damage_of_an_attack(board: Board) -> None:
    scene = board("spider-man")
    flip, *_ = scene.hand("backflip")
    scene.minion("vulture")
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.prompt == "prompt-before-damage"
    scene.answer(f"play:{flip}")
    assert scene.health() == 10
    assert not scene.card("hero").exhausted
    assert scene.pile_of() == ["backflip"]


@rule("MC-CARD-03", "MC-STATUS-03", "MC-STATUS-10")
def test_a_tough_card_goes_before_backflip(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip")
    scene.set("hero", tough=True)
    scene.minion("vulture")
    scene.minions_act()
    scene.answer("no-defence")
    assert scene.prompt == "prompt-turn"
    assert not scene.card("hero").tough
    assert scene.health() == 10
    assert scene.hand_of() == ["backflip"]


@rule("MC-CARD-03", "MC-DMG-15")
def test_backflip_does_not_stop_damage_that_is_no_attack(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("backflip")
    scene.reveal("hydra-bomber")
    scene.answer("choose:take-2-damage")
    assert scene.health() == 8
    assert scene.hand_of() == ["backflip"]


@rule("MC-CARD-04", "MC-CANCEL-01", "MC-CANCEL-03", "MC-KEY-19", "MC-INT-05")
def test_enhanced_spider_sense_silences_a_treachery_but_not_its_printed_surge(board: Board) -> None:
    scene = board("spider-man")
    sense, pay = scene.hand("enhanced-spider-sense", "genius")
    scene.encounter("crowd-control")
    scene.reveal("kree-manipulator")
    scene.answer(f"play:{sense}")
    assert scene.threat() == 0  # its text would place 1
    assert scene.has("crowd-control")  # printed surge
    assert scene.encounter_pile()[-1] == "kree-manipulator"
    assert scene.hand_of() == []
    assert pay


@rule("MC-CARD-04")
def test_surge_gained_by_text_is_cancelled_with_it(board: Board) -> None:
    scene = board("spider-man")
    sense, _ = scene.hand("enhanced-spider-sense", "genius")
    scene.set("hero", confused=True)
    scene.reveal("false-alarm")
    scene.answer(f"play:{sense}")
    assert scene.events("keyword.surge") == []


@rule("MC-CARD-05", "MC-TRIG-02")
def test_enhanced_spider_sense_needs_a_treachery_and_hero_form(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("enhanced-spider-sense", "genius")
    scene.reveal("hydra-mercenary")
    assert scene.prompt == "prompt-turn"
    scene.form("alter-ego")
    scene.reveal("false-alarm")
    assert scene.prompt == "prompt-turn"
    assert scene.card("hero").confused


@rule("MC-ATK-03", "MC-ATK-04", "MC-INIT-07", "MC-TURN-08")
def test_swinging_web_kick_is_an_attack_that_does_not_exhaust(board: Board) -> None:
    scene = board("spider-man")
    kick, *pay = scene.hand("swinging-web-kick", "genius", "strength")
    scene.turn()
    scene.answer(f"play:{kick}")
    scene.pay(*pay)
    assert scene.health("villain") == 6
    assert not scene.card("hero").exhausted
    assert scene.pile_of() == ["genius", "strength", "swinging-web-kick"]


@rule("MC-FORM-06", "MC-REC-03", "MC-COST-01", "MC-ABIL-01")
def test_aunt_may_heals_peter_parker_only(board: Board) -> None:
    scene = board("spider-man")
    may = scene.play_area("aunt-may")
    scene.play_area("mockingbird")
    scene.set("hero", damage=3)
    scene.turn()
    assert not scene.offers(f"use:{may}")
    assert scene.refused(f"use:{may}") == "MC-TRIG-02"
    scene.answer("flip")
    scene.answer(f"use:{may}")
    assert scene.health() == 10  # never above the maximum
    assert scene.card("aunt-may").exhausted
    assert scene.refused(f"use:{may}") == "MC-COST-04"


@rule("MC-CARD-06", "MC-ATTACH-01", "MC-ATTACH-02", "MC-DEFEAT-03")
def test_spider_tracer_lets_its_player_pick_the_scheme(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-mercenary")
    scene.play_area("spider-tracer", on=foe)
    side = scene.scenario_card("bomb-scare", threat=2)
    scene.set("scheme", threat=5)
    scene.set("hero", confused=True)  # no thwart
    kick, *pay = scene.hand("haymaker", "genius")
    scene.turn()
    scene.answer(f"play:{kick}")
    assert scene.prompt == "prompt-scheme"
    scene.answer("target:the-break-in.48")
    assert scene.threat() == 2
    assert scene.threat(side) == 2
    assert scene.card("hero").confused
    assert "spider-tracer" in scene.pile_of()
    assert pay


@rule("MC-KEY-31", "MC-KEY-32", "MC-KEY-33", "MC-RES-06")
def test_web_shooter_has_three_shots(board: Board) -> None:
    scene = board("spider-man")
    shooter = scene.play_area("web-shooter", counters=1)
    tracer, _ = scene.hand("spider-tracer", "genius")
    scene.minion("hydra-mercenary")
    scene.turn()
    scene.answer(f"play:{tracer}")
    scene.choose(f"use:{shooter}")
    assert not scene.has("web-shooter")
    assert scene.hand_of() == ["genius"]
    fresh = scene.play_area("web-shooter")
    assert scene.card(fresh).counters == 3


@rule("MC-CARD-07", "MC-STATUS-17", "MC-LIMIT-06", "MC-REPL-01", "MC-EATK-19")
def test_webbed_up_replaces_the_attack_and_stuns(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("webbed-up", on="villain")
    web, *_ = scene.hand("webbed-up", "genius", "strength")
    scene.turn()
    assert not scene.offers(f"play:{web}")  # one per enemy
    assert scene.refused(f"play:{web}") == "MC-INIT-10"
    scene.villain_attacks()
    assert scene.card("villain").stunned
    assert scene.pile_of() == ["webbed-up"]
    assert scene.health() == 10
    assert scene.events("enemy.attacks") == []


@rule("MC-CARD-07")
def test_a_stunned_enemy_loses_the_stun_and_keeps_the_web(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("webbed-up", on="villain")
    scene.set("villain", stunned=True)
    scene.villain_attacks()
    assert not scene.card("villain").stunned
    assert scene.has("webbed-up")


@rule("MC-PLAY-12")
def test_webbed_up_is_played_in_hero_form_only(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    web, *_ = scene.hand("webbed-up", "genius", "strength")
    scene.turn()
    assert scene.refused(f"play:{web}") == "MC-PLAY-12"


@rule("MC-CARD-03", "MC-EATK-03")
def test_backflip_may_be_promised_when_defenders_are_asked_for(board: Board) -> None:
    scene = board("spider-man")
    flip, *_ = scene.hand("backflip", "backflip")
    scene.minion("vulture")
    scene.minions_act()
    assert scene.options() == ["defend:spider-man.0", f"no-defence:{flip}", "no-defence"]
    scene.answer(f"no-defence:{flip}")
    assert scene.prompt == "prompt-turn"
    assert scene.health() == 10
    assert scene.pile_of() == ["backflip"] and scene.hand_of() == ["backflip"]


@rule("MC-CARD-03", "MC-STATUS-10")
def test_a_promised_backflip_is_kept_when_nothing_hits(board: Board) -> None:
    scene = board("spider-man")
    flip, *_ = scene.hand("backflip")
    scene.set("hero", tough=True)
    scene.minion("vulture")
    scene.minions_act()
    scene.answer(f"no-defence:{flip}")
    assert scene.hand_of() == ["backflip"] and scene.health() == 10


@rule("MC-CARD-03", "MC-EATK-04")
def test_a_promised_backflip_is_kept_when_somebody_else_steps_in(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    flip, *_ = scene.hand("backflip", seat=1)
    scene.minion("vulture", 1)
    scene.minions_act(1)
    scene.answer(f"no-defence:{flip}", seat=1)
    scene.answer("defend:captain-marvel.0", seat=0)
    assert scene.hand_of(1) == ["backflip"] and scene.card("captain-marvel").exhausted
