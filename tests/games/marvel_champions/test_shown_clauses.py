"""Plays made to be looked at, sixth part: every clause of a rule happens in one play. See test_shown.py."""

from tests.games.marvel_champions.conftest import Board
from tests.games.marvel_champions.test_shown_timing import goes_on, takes

from stockade.engine import Table
from stockade.games.marvel_champions.rules.round import new_round
from stockade.testing import rule


@rule("MC-ENDP-06")
def test_a_hand_is_counted_at_the_end_and_only_there(board: Board) -> None:
    scene = board("spider-man")
    scene.hand(*["genius"] * 3, *["energy"] * 5)
    scene.turn()
    scene.answer("end")
    scene.choose(*scene.options()[:3])
    takes(scene, "use")
    assert len(scene.hand_of()) == 6 and scene.prompt == "prompt-defend"


@rule("MC-ACT-01", "MC-ACT-05")
def test_a_card_made_him_attack_and_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    scene.reveal("assault", "advance")
    scene.defended_by()
    assert len(scene.events("boost.given")) == 2


@rule("MC-ACT-09")
def test_told_to_scheme_against_either_form(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", 1)
    scene.dealt("advance", seat=1)
    scene.reveal("advance")
    assert scene.threat() == 2


@rule("MC-ESCH-02")
def test_two_boost_cards_of_a_scheme(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.encounter("titanias-fury", "crowd-control")
    scene.villain_attacks()
    goes_on(scene)
    assert scene.threat() == 1 + 1 + 2


@rule("MC-ESCH-06")
def test_confused_first_then_the_boost_card(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.set("villain", confused=True)
    scene.hand("emergency")
    scene.reveal("advance", "advance")
    assert scene.prompt == "prompt-before-scheme"
    takes(scene, "emergency")
    assert scene.threat() == 0


@rule("MC-BOOST-11")
def test_a_boost_that_waits_for_damage_and_one_in_a_scheme(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 1)
    vision = scene.play_area("vision")
    scene.encounter("sweeping-swoop", "sweeping-swoop")
    scene.villain_phase()
    scene.defended_by(vision)
    assert scene.card(vision).stunned and not scene.card("hero1").stunned


@rule("MC-BOOST-12")
def test_a_boost_for_undefended_attacks_does_nothing_twice(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 1)
    scene.encounter("kree-manipulator", "kree-manipulator")
    scene.villain_phase()
    scene.defended_by("captain-marvel.0")
    assert [event["count"] for event in scene.events("threat.placed")][:2] == [2, 1]


@rule("MC-REVEAL-08", "MC-REVEAL-13")
def test_a_new_stage_of_each_deck(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="klaw")
    scene.quiet()
    scene.set("villain", damage=22)
    scene.set("scheme", threat=10)
    scene.encounter("hydra-mercenary", "the-immortal-klaw")
    scene.turn(1)
    takes(scene, "attack:spider-man", seat=1)
    scene.answer("end", seat=1)
    goes_on(scene, "prompt-defend")
    assert scene.card("hydra-mercenary").engaged == 0


@rule("MC-REC-04")
def test_four_kinds_of_characters_are_healed(board: Board) -> None:
    scene = board("black-panther")
    scene.set("hero", damage=4)
    scene.set("villain", damage=3)
    ally = scene.play_area("mockingbird", damage=2)
    foe = scene.minion("whiplash", damage=2)
    one, two, three, four, *pay = scene.hand(*["first-aid"] * 4, *["genius"] * 4)
    scene.turn()
    for card, coin, who in zip((one, two, three, four), pay, ("mockingbird", "whiplash", "black-panther", "rhino"), strict=True):
        scene.plays(card, coin)
        takes(scene, who)
    assert (scene.card(ally).damage, scene.card(foe).damage, scene.health(), scene.health("villain")) == (0, 0, 9, 13)


@rule("MC-ACCEL-05")
def test_no_card_for_anything_until_one_is_discarded(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_encounter()
    bomber = scene.minion("hydra-bomber")
    scene.villain_phase()
    goes_on(scene)
    takes(scene, "attack:captain")
    takes(scene, "bomber")
    assert not scene.has(bomber) and not scene.state.acceleration
    scene.answer("end")
    goes_on(scene, "prompt-defend")
    assert scene.state.acceleration == 1


@rule("MC-ACCEL-07")
def test_neither_what_is_revealed_nor_what_boosts_is_shuffled_in(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_encounter("advance")
    scene.encounter_discard("crowd-control")
    scene.reveal("assault")
    assert [scene.state.codes[card] for card in scene.state.deck] == ["crowd-control"]


@rule("MC-RES-13", "MC-RES-09")
def test_justice_is_doubled_for_justice_only(board: Board) -> None:
    scene = board("spider-man")
    event, blow, one, *_ = scene.hand("for-justice", "haymaker", "the-power-of-justice", "the-power-of-justice", "genius")
    scene.set("scheme", threat=4)
    scene.turn()
    scene.plays(event, one)
    scene.answer(f"play:{blow}")
    assert scene.prompt == "prompt-pay"


@rule("MC-STATUS-16")
def test_what_stunned_and_confused_leave_open(board: Board) -> None:
    scene = board("black-panther", "captain-marvel")
    vision = scene.play_area("vision", confused=True)
    scene.set("hero", stunned=True)
    scene.form("alter-ego", 1)
    scene.set("hero1", stunned=True, confused=True, damage=5)
    scene.set("scheme", threat=4)
    scene.minion("hydra-bomber")
    scene.task(new_round)
    takes(scene, "thwart:black-panther")
    takes(scene, "attack:vision")
    takes(scene, "rhino")
    scene.answer("end", seat=0)
    takes(scene, "recover")
    scene.answer("end", seat=1)
    scene.defended_by("black-panther.0")
    scene.defended_by(vision)
    assert scene.card("hero").stunned and scene.card(vision).confused
    assert scene.card("hero1").stunned and scene.card("hero1").confused


@rule("MC-STATUS-04")
def test_a_confused_hero_ally_and_helmet(board: Board) -> None:
    scene = board("captain-marvel", "iron-man")
    jones = scene.play_area("jessica-jones", confused=True)
    helmet = scene.play_area("mark-v-helmet", 1)
    scene.set("hero", confused=True)
    scene.set("hero1", confused=True)
    scene.set("scheme", threat=4)
    scene.turn()
    takes(scene, "thwart:captain")
    scene.answer(f"thwart:{jones}")
    scene.answer(f"use:{helmet}", seat=1)
    assert scene.threat() == 4
    assert not any(scene.card(name).confused for name in ("hero", "hero1", jones))


@rule("MC-STATUS-07")
def test_a_stunned_hero_ally_and_event(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    vision = scene.play_area("vision", stunned=True)
    scene.set("hero", stunned=True)
    scene.set("hero1", stunned=True)
    scene.hand("haymaker", "genius", seat=1)
    scene.turn()
    takes(scene, "attack:spider", seat=0)
    takes(scene, "attack:vision", seat=0)
    takes(scene, "haymaker", seat=1)
    assert scene.health("villain") == 28
    assert not any(scene.card(name).stunned for name in ("hero", "hero1", vision))


@rule("MC-STATUS-08")
def test_both_prices_of_two_attempts(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision", stunned=True)
    channel = scene.play_area("energy-channel", counters=3)
    scene.set("hero", stunned=True)
    scene.turn()
    scene.answer(f"attack:{vision}")
    scene.answer(f"use:{channel}:1")
    assert scene.card(vision).exhausted and scene.pile_of() == ["energy-channel"]


@rule("MC-KEY-11")
def test_a_guard_stops_an_ally_and_an_event(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision")
    foe = scene.minion("hydra-soldier")
    blow, price = scene.hand("haymaker", "genius")
    scene.turn()
    scene.answer(f"attack:{vision}")
    scene.plays(blow, price)
    assert not scene.has(foe) and scene.health("villain") == 14


@rule("MC-ABIL-16")
def test_passed_over_and_no_target(board: Board) -> None:
    scene = board("she-hulk")
    boss = scene.minion("madame-hydra")
    scene.minion("hydra-mercenary")
    scene.minion("whiplash")
    scene.scenario_card("legions-of-hydra", threat=3)
    event, price = scene.hand("ground-stomp", "genius")
    scene.turn()
    scene.plays(event, price)
    scene.answer("attack:she-hulk.0")
    assert {no.key: no.rule for no in scene.table.pending[0].why_not()}[f"target:{boss}"] == "MC-ABIL-16"


@rule("MC-UNIQUE-05")
def test_a_second_fury_is_neither_played_nor_called(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("nick-fury", 1)
    scene.pile("daredevil", "nick-fury", "black-cat")
    scene.hand("nick-fury", "make-the-call", "genius", "strength")
    scene.turn()
    assert not any("play:nick-fury" in key for key in scene.options())
    takes(scene, "make-the-call")
    assert len(scene.options()) == 2


@rule("MC-PLAY-11")
def test_out_of_play_unless_it_is_named(board: Board) -> None:
    scene = board("spider-man")
    scene.minion("hydra-mercenary")
    scene.encounter_discard("shocker")
    scene.pile("vision")
    call, web, *pay = scene.hand("make-the-call", "webbed-up", "genius", "strength", "energy", "energy")
    scene.turn()
    scene.plays(call, *pay[:2])
    scene.plays(web, *pay[2:])
    assert len(scene.options()) == 2


@rule("MC-CONST-01")
def test_training_from_its_coming_to_its_going(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("villain", stunned=True)
    scene.dealt("caught-off-guard")
    scene.encounter("crowd-control")
    training, price = scene.hand("combat-training", "genius")
    scene.turn()
    scene.plays(training, price)
    takes(scene, "attack")
    assert scene.health("villain") == 11
    scene.answer("end")
    goes_on(scene)
    assert not scene.has(training)


@rule("MC-COST-06")
def test_two_prices_and_two_tough_cards(board: Board) -> None:
    scene = board("she-hulk")
    machine = scene.play_area("war-machine", tough=True)
    rage = scene.play_area("focused-rage")
    scene.set("hero", tough=True)
    scene.turn()
    scene.answer(f"use:{machine}")
    assert scene.refused(f"use:{rage}") == "MC-COST-06"


@rule("MC-SEARCH-07")
def test_found_in_the_pile_and_then_not_at_all(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter_discard("modok")
    scene.reveal("the-doomsday-chair", "the-doomsday-chair")
    assert scene.has("modok") and len(scene.events("deck.shuffled")) <= 1


@rule("MC-SETUP-01")
def test_a_whole_set_up() -> None:
    decks = ["captain-marvel-leadership", "black-panther-protection"]
    table = Table.new("marvel-champions", {"scenario": "klaw", "mode": "standard", "decks": decks})
    table.answer(0, "first:0")
    table.answer(0, [table.pending[0].options[0].key])
    table.answer(1, [])
    rules = [event.rule for event in table.log]
    steps = ["MC-SETUP-04", "MC-REVEAL-01", "MC-MINION-01", "MC-SETUP-16", "MC-SETUP-17", "MC-CARD-31"]
    assert [rule for rule in dict.fromkeys(rules) if rule in steps] == steps


@rule("MC-BOOST-02")
def test_a_star_adds_nothing_to_either(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 1)
    scene.encounter("melter", "melter")
    scene.villain_phase()
    scene.defended_by()
    assert [event["count"] for event in scene.events("threat.placed")][:2] == [2, 1] and scene.health() == 10


@rule("MC-ATK-06")
def test_a_hero_and_an_ally_may_attack_anybodys_minion(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    vision = scene.play_area("vision")
    foe = scene.minion("hydra-soldier", 1)
    scene.turn()
    takes(scene, "attack:spider-man", seat=0)
    takes(scene, foe)
    scene.answer(f"attack:{vision}")
    assert len(scene.options()) == 2
    takes(scene, foe)
    assert not scene.has(foe)


@rule("MC-RES-03")
def test_four_of_two_types_for_three_and_two_for_three(board: Board) -> None:
    scene = board("spider-man")
    kick, again, *pay = scene.hand("swinging-web-kick", "swinging-web-kick", "genius", "strength", "energy")
    scene.turn()
    scene.plays(kick, pay[0], pay[1])
    assert scene.health("villain") == 6
    assert scene.refused(f"play:{again}")


@rule("MC-RES-04")
def test_the_right_types_and_the_wrong_one(board: Board) -> None:
    scene = board("spider-man")
    horn = scene.scenario_card("enhanced-ivory-horn", on="villain")
    armor = scene.scenario_card("vibranium-armor", on="villain")
    scene.hand("strength", "strength", "genius")
    scene.turn()
    scene.answer(f"use:{horn}")
    scene.choose(*scene.options())
    assert not scene.has(horn)
    assert scene.refused(f"use:{armor}") == "MC-RES-04"


@rule("MC-RES-16")
def test_cards_and_an_ability_pay_for_an_encounter_card(board: Board) -> None:
    scene = board("spider-man", scenario="klaw")
    scene.quiet()
    scene.form("alter-ego")
    scene.hand("energy", "strength", "genius")
    scene.reveal("sonic-boom")
    takes(scene, "spend")
    scene.choose(*[key for key in scene.options() if "genius" not in key])
    assert scene.hand_of() == ["genius"] and not scene.card("hero").exhausted


@rule("MC-ABIL-03", "MC-TRIG-03")
def test_what_nobody_decides_on(board: Board) -> None:
    scene = board("she-hulk")
    hulk = scene.play_area("hulk")
    bird = scene.play_area("mockingbird")
    foe = scene.minion("hydra-soldier", damage=1)
    scene.only_deck("energy", *["genius"] * 8)
    scene.dealt("shocker", "vulture")
    scene.encounter("advance", "melter", "crowd-control")
    scene.turn()
    scene.answer(f"attack:{hulk}")
    assert not scene.has(foe) and scene.health() == 14
    scene.answer("end")
    goes_on(scene, "prompt-defend")
    scene.defended_by()
    assert scene.card(bird).exhausted


@rule("MC-ABIL-04")
def test_four_kinds_that_were_left_unused(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("avengers-mansion")
    scene.play_area("web-shooter", counters=3)
    card, price, *_ = scene.hand("tenacity", "genius", "counter-punch")
    scene.only_deck(*["genius"] * 12)
    scene.turn()
    scene.plays(card, price)
    scene.answer("end")
    goes_on(scene, "prompt-defend")
    scene.answer("defend:spider-man.0")
    goes_on(scene)
    assert "counter-punch" in scene.hand_of() and scene.card("web-shooter").counters == 3


@rule("MC-INT-06", "MC-PLAY-13")
def test_in_somebody_elses_turn_and_in_the_villain_phase(board: Board) -> None:
    scene = board("she-hulk", "captain-marvel")
    hulk = scene.play_area("hulk")
    scene.play_area("cosmic-flight", 1)
    scene.play_area("cosmic-flight", 1)
    scene.deck("energy")
    scene.set("villain", stunned=True)
    scene.turn()
    scene.answer(f"attack:{hulk}")
    takes(scene, "cosmic-flight")
    scene.answer("end", seat=0)
    goes_on(scene, "prompt-defend")
    scene.defended_by()
    takes(scene, "cosmic-flight")
    assert scene.health("hero1") == 12


@rule("MC-OBL-04")
def test_home_in_the_villain_phase_and_back_in_his_turn(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("genius")
    scene.reveal("eviction-notice")
    assert scene.offers("choose:stay-hero")
    takes(scene, "go-home")
    takes(scene, "exhaust")
    assert scene.offers("flip")


@rule("MC-OBL-07")
def test_a_discarded_obligation_is_shuffled_in_again(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("genius")
    scene.only_encounter("crowd-control", "advance")
    scene.reveal("eviction-notice", "assault")
    takes(scene, "stay")
    goes_on(scene, "prompt-defend")
    assert [scene.state.codes[card] for card in scene.state.deck] == ["eviction-notice"]


@rule("MC-MOD-12")
def test_an_attack_and_a_scheme_with_attachments(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 1)
    scene.scenario_card("enhanced-ivory-horn", on="villain")
    scene.scenario_card("program-transmitter", on="villain")
    scene.villain_phase()
    scene.defended_by()
    assert scene.health() == 9
    assert [event["count"] for event in scene.events("threat.placed")][:2] == [2, 2]


@rule("MC-STATUS-17")
def test_only_a_legal_attempt_sheds_the_card(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("hero", stunned=True)
    scene.minion("hydra-soldier")
    scene.minion("hydra-bomber")
    blow = scene.hand("haymaker")[0]
    scene.turn()
    assert scene.refused(f"play:{blow}") == "MC-RES-03"
    scene.answer("attack:captain-marvel.0")
    assert len(scene.options()) == 2


@rule("MC-LIMIT-07")
def test_once_a_round_in_whatever_form(board: Board) -> None:
    scene = board("spider-man", scenario="klaw")
    scene.quiet()
    scene.form("alter-ego")
    scene.set("villain", stunned=True)
    scene.hand("aunt-may", "web-shooter", "energy", "strength", "genius")
    scene.only_deck(*["genius"] * 8)
    scene.dealt("eviction-notice", "sonic-boom")
    scene.encounter("crowd-control")
    scene.turn()
    takes(scene, "aunt-may")
    scene.choose(next(key for key in scene.options() if "peter" in key))
    scene.answer("flip")
    scene.answer("end")
    scene.choose()
    takes(scene, "go-home")
    takes(scene, "exhaust")
    assert not any("peter" in key for key in scene.options())
    scene.choose(*[next(key for key in scene.options() if name in key) for name in ("energy", "strength", "genius")])
    takes(scene, "web-shooter")
    scene.choose(next(key for key in scene.options() if "peter" in key))
    assert scene.state.round == 2
