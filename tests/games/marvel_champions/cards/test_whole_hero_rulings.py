"""Rulings of player cards, each with all of its clauses in one play that is made to be looked at. See ../test_shown.py."""

from tests.games.marvel_champions.conftest import Board
from tests.games.marvel_champions.test_shown_timing import goes_on, takes

from stockade.testing import rule

# -- Spider-Man -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-01")
def test_when_his_sense_tingles_and_when_not(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("webbed-up", on="villain")
    scene.set("villain", stunned=True)
    scene.deck("genius")
    scene.dealt("assault", seat=1)
    scene.reveal("assault", "assault", "assault", "assault")
    assert not scene.has("webbed-up") and scene.hand_of() == []
    takes(scene, "use", seat=0)
    assert scene.hand_of() == ["genius"]
    scene.defended_by()
    scene.defended_by("spider-man.0")
    assert scene.hand_of() == ["genius"]


@rule("MC-CARD-02")
def test_black_cat_when_she_is_played_and_when_she_is_called(board: Board) -> None:
    scene = board("spider-man")
    cat, call, *pay = scene.hand("black-cat", "make-the-call", "energy", "strength")
    scene.deck("genius", "the-power-of-justice", "genius", "genius")
    scene.minion("modok")
    scene.turn()
    scene.plays(cat, pay[0])
    assert "genius" in scene.hand_of()
    takes(scene, "attack:black-cat")
    takes(scene, "modok")
    assert not scene.has(cat)
    scene.plays(call, pay[1])
    assert scene.has(cat) and scene.hand_of() == ["genius"]


@rule("MC-CARD-03")
def test_what_backflip_covers_and_what_not(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", tough=True)
    bird = scene.play_area("mockingbird")
    scene.hand("backflip", "backflip")
    scene.reveal("assault", "charge", "assault", "shocker")
    goes_on(scene, "prompt-defend")
    scene.answer("no-defence")
    assert not scene.card("hero").tough
    goes_on(scene, "prompt-defend")
    scene.answer(f"defend:{bird}")
    takes(scene, "backflip")
    goes_on(scene)
    assert scene.health() == 9


@rule("MC-CARD-04")
def test_gained_surge_is_cancelled_and_printed_surge_is_not(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("enhanced-spider-sense", "genius", "enhanced-spider-sense", "energy")
    scene.set("hero1", confused=True)
    scene.encounter("crowd-control")
    scene.reveal("false-alarm", "kree-manipulator", seat=1)
    takes(scene, "spider-sense")
    scene.choose(scene.options()[0]) if scene.prompt == "prompt-pay" else None
    takes(scene, "spider-sense")
    scene.choose(scene.options()[0]) if scene.prompt == "prompt-pay" else None
    assert len(scene.events("keyword.surge")) == 1


@rule("MC-CARD-05")
def test_what_comes_from_the_encounter_deck(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    scene.play_area("black-widow")
    scene.hand("genius")
    scene.form("alter-ego", 1)
    scene.encounter("hydra-mercenary")
    scene.reveal("assault", "shadow-of-the-past", seat=1)
    goes_on(scene)
    assert scene.has("vulture") and scene.has("hydra-mercenary")


# -- Captain Marvel -------------------------------------------------------------------------------------------------------


@rule("MC-CARD-08")
def test_crisis_interdiction_needs_two_off_and_another_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("cosmic-flight")
    scene.set("scheme", threat=3)
    scene.scenario_card("crowd-control", threat=3)
    first, second, *pay = scene.hand("crisis-interdiction", "crisis-interdiction", "genius", "strength")
    scene.turn()
    scene.plays(first, pay[0])
    assert (scene.threat(), scene.threat("crowd-control")) == (3, 1)
    scene.plays(second, pay[1])
    assert scene.threat() == 3 and not scene.has("crowd-control")


@rule("MC-CARD-09")
def test_cosmic_flight_comes_after_tough(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("cosmic-flight")
    scene.set("hero", tough=True)
    scene.scenario_card("bomb-scare", threat=5)
    scene.reveal("shocker", "explosion")
    takes(scene, "cosmic-flight")
    assert scene.health() == 10


@rule("MC-CARD-11")
def test_energy_channel_without_and_with_counters(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("energy-channel")
    scene.hand("energy-absorption", "energy", "energy")
    scene.turn()
    takes(scene, "use", "energy-channel")
    scene.choose(*scene.options())
    takes(scene, "use", "energy-channel", ":1")
    assert scene.health("villain") == 4


# -- She-Hulk -------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-12")
def test_her_text_follows_an_option_and_a_card(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.scenario_card("concussion-blasters", on="villain")
    one, two, *pay = scene.hand("split-personality", "split-personality", "energy-absorption", "energy-absorption")
    scene.turn()
    scene.answer("flip")
    takes(scene, "use")
    scene.plays(one, pay[0])
    scene.plays(two, pay[1])
    takes(scene, "use")
    assert (scene.health("villain"), scene.health()) == (10, 15)


@rule("MC-CARD-14")
def test_an_exhausted_and_hurt_hellcat_goes_home(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.pile("hellcat", seat=1)
    call, *pay = scene.hand("make-the-call", "strength", "genius")
    scene.turn()
    scene.plays(call, *pay)
    takes(scene, "attack:hellcat")
    assert scene.card("hellcat").exhausted and scene.card("hellcat").damage == 1
    takes(scene, "use:hellcat")
    assert (scene.hand_of(0), scene.hand_of(1)) == ([], ["hellcat"])


@rule("MC-CARD-15")
def test_gamma_slam_counts_and_needs_damage(board: Board) -> None:
    scene = board("she-hulk")
    scene.set("hero", damage=2)
    slam, aid, again, *pay = scene.hand("gamma-slam", "first-aid", "gamma-slam", *["genius"] * 7)
    scene.turn()
    scene.plays(slam, *pay[:2])
    assert scene.health("villain") == 12
    scene.plays(aid, pay[2])
    takes(scene, "she-hulk")
    assert scene.refused(f"play:{again}")


@rule("MC-CARD-16")
def test_five_cards_for_a_scheme_of_four(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.set("scheme", threat=5)
    side = scene.scenario_card("illegal-arms-factory", threat=4)
    law, *cards = scene.hand("legal-practice", *["genius"] * 5)
    scene.turn()
    scene.answer(f"play:{law}")
    scene.choose(*[f"card:{name}" for name in cards])
    scene.answer(f"target:{side}")
    assert scene.threat() == 5 and not scene.has(side)


@rule("MC-CARD-17")
def test_one_two_punch_follows_her_own_basic_attack(board: Board) -> None:
    scene = board("she-hulk")
    bird = scene.play_area("mockingbird")
    bomber = scene.minion("hydra-bomber")
    event, _, *pay = scene.hand("uppercut", "one-two-punch", "energy-absorption", "genius")
    scene.turn()
    scene.answer(f"attack:{bird}")
    takes(scene, "rhino")
    assert scene.prompt == "prompt-turn"
    scene.plays(event, pay[0])
    takes(scene, "rhino")
    assert scene.prompt == "prompt-turn"
    takes(scene, "attack:she-hulk")
    scene.answer(f"target:{bomber}")
    takes(scene, "one-two-punch")
    assert not scene.card("hero").exhausted


@rule("MC-CARD-18")
def test_split_personality_fills_the_hand_or_not(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    one, two, *pay = scene.hand("split-personality", "split-personality", *["energy-absorption"] * 4)
    scene.turn()
    scene.plays(one, pay[0])
    takes(scene, "pass")
    assert len(scene.hand_of()) == 4
    scene.plays(two, pay[1])
    assert len(scene.hand_of()) == 6
    assert scene.offers("flip")


@rule("MC-CARD-19")
def test_superhuman_strength_after_an_event_and_after_a_blow(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("superhuman-strength")
    scene.play_area("superhuman-strength")
    kick, _ = scene.hand("uppercut", "energy-absorption")
    scene.turn()
    scene.plays(kick)
    assert scene.card("villain").stunned
    takes(scene, "attack:she-hulk")
    assert scene.has("superhuman-strength")


# -- Iron Man -------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-20")
def test_seven_tech_upgrades_make_no_hand_of_eight(board: Board) -> None:
    scene = board("iron-man")
    for name in ("mark-v-helmet", "mark-v-armor", "arc-reactor", "powered-gauntlets", "powered-gauntlets", "rocket-boots"):
        scene.play_area(name)
    scene.play_area("rocket-boots", exhausted=True)
    scene.turn()
    scene.answer("end")
    assert len(scene.hand_of()) == 7


@rule("MC-CARD-24")
def test_repulsor_blast_counts_no_wild_icons(board: Board) -> None:
    scene = board("iron-man")
    scene.only_deck("energy", "vibranium")
    event, price = scene.hand("repulsor-blast", "strength")
    scene.turn()
    scene.plays(event, price)
    assert scene.health("villain") == 14 - 5


@rule("MC-CARD-25")
def test_pepper_potts_needs_a_card_on_the_pile(board: Board) -> None:
    scene = board("iron-man")
    potts = scene.play_area("pepper-potts")
    punch, genius, _ = scene.hand("uppercut", "genius", "energy")
    scene.turn()
    scene.answer(f"play:{punch}")
    assert not any("pepper" in key for key in scene.options())
    scene.choose(f"spend:{genius}")
    scene.choose(next(key for key in scene.options() if "pepper" in key))
    assert scene.card(potts).exhausted


@rule("MC-CARD-27")
def test_stark_tower_takes_what_lies_nearest_the_top(board: Board) -> None:
    scene = board("iron-man", "spider-man", "she-hulk")
    scene.form("alter-ego")
    tower = scene.play_area("stark-tower")
    scene.pile("rocket-boots", "genius", seat=0)
    scene.pile("spider-tracer", "web-shooter", "genius", seat=1)
    scene.pile("superhuman-strength", seat=2)
    scene.turn()
    scene.answer(f"use:{tower}", seat=0)
    scene.answer("player:1")
    assert scene.hand_of(1) == ["web-shooter"]


@rule("MC-CARD-29")
def test_first_the_boots_then_the_armor(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("mark-v-armor")
    scene.play_area("rocket-boots")
    scene.set("hero", damage=9)
    assert scene.health() == 7
    scene.reveal("caught-off-guard", "caught-off-guard")
    takes(scene, "rocket-boots")
    assert scene.play.player(0).out


# -- Black Panther --------------------------------------------------------------------------------------------------------


@rule("MC-CARD-35")
def test_each_step_is_a_thwart_or_an_attack_of_its_own(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("panther-claws")
    scene.play_area("tactical-genius")
    scene.scenario_card("concussion-blasters", on="villain")
    scene.set("scheme", threat=3)
    scene.set("hero", confused=True)
    event, price = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event, price)
    takes(scene, "tactical")
    assert (scene.threat(), scene.health("villain"), scene.health()) == (3, 10, 10)


@rule("MC-CARD-36")
def test_the_daggers_are_no_attack(board: Board) -> None:
    scene = board("black-panther", "spider-man")
    scene.play_area("energy-daggers")
    scene.scenario_card("concussion-blasters", on="villain")
    scene.minion("hydra-soldier", 1)
    scene.minion("sandman", 1)
    scene.minion("whiplash", 0)
    event, price = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event, price)
    takes(scene, "player:1")
    assert scene.health() == 11


@rule("MC-CARD-37")
def test_the_suit_moves_onto_a_tough_enemy_and_then_nothing(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("vibranium-suit")
    scene.set("hero", damage=1, tough=True)
    scene.set("villain", tough=True)
    scene.scenario_card("concussion-blasters", on="villain")
    one, two, *pay = scene.hand("wakanda-forever-a", "wakanda-forever-b", "genius", "genius")
    scene.turn()
    scene.plays(one, pay[0])
    scene.plays(two, pay[1])
    assert scene.health("villain") == 14


# -- Aggression and Justice -----------------------------------------------------------------------------------------------


@rule("MC-CARD-39", "MC-CARD-40")
def test_a_wild_card_makes_hulk_do_everything(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    hulk = scene.play_area("hulk")
    scene.play_area("daredevil", 1)
    scene.minion("hydra-soldier", 1)
    scene.deck("vibranium")
    scene.turn()
    scene.answer(f"attack:{hulk}")
    takes(scene, "rhino")
    takes(scene, "soldier")
    assert (scene.health(), scene.health("hero1"), scene.health("hydra-soldier"), scene.health("villain")) == (14, 9, 1, 24)
    assert not scene.has(hulk)


@rule("MC-CARD-43")
def test_great_responsibility_with_and_without_a_tough_card(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("great-responsibility", "great-responsibility")
    scene.set("hero", tough=True)
    scene.reveal("advance", "advance")
    takes(scene, "great")
    takes(scene, "great")
    assert (scene.threat(), scene.health(), scene.card("hero").tough) == (0, 9, False)


@rule("MC-CARD-44")
def test_the_room_answers_once_and_is_no_thwart(board: Board) -> None:
    scene = board("spider-man")
    scene.play_area("interrogation-room")
    dare = scene.play_area("daredevil")
    one, two = scene.minion("hydra-bomber"), scene.minion("hydra-bomber")
    scene.set("scheme", threat=5)
    scene.set("hero", confused=True)
    scene.turn()
    scene.answer(f"attack:{dare}")
    scene.answer(f"target:{one}")
    takes(scene, "interrogation-room")
    takes(scene, "attack:spider-man")
    scene.answer(f"target:{two}")
    assert scene.threat() == 4 and scene.card("hero").confused


@rule("MC-CARD-45")
def test_hawkeye_stays_without_arrows(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", scenario="ultron")
    scene.quiet()
    hawk = scene.play_area("hawkeye", counters=2)
    scene.reveal("vulture", "swarm-attack", "hydra-mercenary", seat=1)
    scene.defended_by()
    takes(scene, "use:hawkeye")
    takes(scene, "use:hawkeye")
    assert scene.has(hawk) and not scene.card(hawk).counters


@rule("MC-CARD-42")
def test_leadership_is_doubled_for_an_event_and_not_for_vision(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("vision")
    scene.pile("daredevil")
    scene.hand("make-the-call", "the-power-of-leadership", "the-power-of-leadership", "strength", "energy")
    scene.turn()
    takes(scene, "make-the-call")
    scene.choose(*[key for key in scene.options() if "strength" in key], next(key for key in scene.options() if "leadership" in key))
    assert scene.has("daredevil")
    takes(scene, "use:vision")
    assert scene.prompt == "prompt-pay"


@rule("MC-CARD-49")
def test_who_is_called_counts_among_the_three(board: Board) -> None:
    scene = board("captain-marvel", "black-panther")
    for name in ("vision", "mockingbird", "daredevil"):
        scene.play_area(name)
    scene.pile("shuri", seat=1)
    call, *pay = scene.hand("make-the-call", "maria-hill", "genius")
    scene.turn()
    scene.answer(f"play:{call}")
    scene.pay(*pay)
    takes(scene, "shuri")
    assert scene.pile_of(1) == ["shuri"]


@rule("MC-CARD-50")
def test_two_helicarriers_and_a_card_for_nothing(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("helicarrier")
    scene.play_area("helicarrier")
    scene.play_area("vision", exhausted=True)
    scene.hand("get-ready", "combat-training", "genius")
    scene.turn()
    takes(scene, "helicarrier")
    takes(scene, "helicarrier")
    takes(scene, "get-ready")
    assert scene.prompt == "prompt-turn"


@rule("MC-CARD-52")
def test_black_widow_stops_somebody_elses_minion(board: Board) -> None:
    scene = board("black-panther", "captain-marvel")
    scene.play_area("black-widow")
    scene.hand("genius")
    scene.encounter("crowd-control")
    scene.reveal("vulture", seat=1)
    takes(scene, "black-widow")
    assert not scene.has("vulture") and scene.health("hero1") == 12


@rule("MC-CARD-53")
def test_counter_punch_minds_guard_and_stunned(board: Board) -> None:
    scene = board("black-panther")
    scene.set("hero", stunned=True)
    scene.minion("hydra-soldier")
    scene.play_area("indomitable")
    scene.hand("counter-punch")
    scene.villain_phase()
    scene.answer("defend:black-panther.0")
    assert not any("counter-punch" in key for key in scene.options())
    takes(scene, "indomitable")
    scene.answer("defend:black-panther.0")
    takes(scene, "counter-punch")
    assert not scene.card("hero").stunned


@rule("MC-CARD-54")
def test_get_behind_me_for_somebody_elses_surge(board: Board) -> None:
    scene = board("black-panther", "captain-marvel")
    scene.hand("get-behind-me", "genius")
    scene.encounter("advance", "crowd-control")
    scene.reveal("kree-manipulator", seat=1)
    takes(scene, "get-behind")
    scene.choose(scene.options()[0]) if scene.prompt == "prompt-pay" else None
    goes_on(scene)
    assert len(scene.events("keyword.surge")) == 1 and scene.has("crowd-control")


@rule("MC-CARD-55", "MC-DELAY-01", "MC-DELAY-02")
def test_nick_fury_leaves_after_the_token_has_passed(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 0)
    scene.form("alter-ego", 1)
    scene.set("villain", confused=True)
    fury, *pay = scene.hand("nick-fury", "genius", "strength")
    scene.encounter("advance", "advance", "crowd-control", "crowd-control")
    scene.turn()
    scene.plays(fury, *pay)
    takes(scene, "fury-draw")
    scene.answer("end")
    goes_on(scene)
    assert not scene.has(fury)


@rule("MC-CARD-56")
def test_an_emergency_is_not_for_a_minion(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", 0)
    scene.minion("hydra-bomber")
    scene.hand("emergency", "emergency")
    scene.hand("emergency", seat=1)
    scene.encounter("crowd-control")
    scene.villain_phase()
    takes(scene, "emergency", seat=0)
    takes(scene, "emergency", seat=1)
    takes(scene, "pass", seat=0)
    assert scene.hand_of() == ["emergency"]


@rule("MC-CARD-57")
def test_four_upgrades_for_others(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "she-hulk")
    scene.play_area("vision", 1)
    scene.play_area("daredevil", 0)
    scene.play_area("armored-vest", 2)
    one, two, three, four, *pay = scene.hand("inspired", "combat-training", "heroic-intuition", "armored-vest", *["genius"] * 4)
    scene.turn()
    scene.plays(one, pay[0])
    takes(scene, "vision")
    scene.plays(two, pay[1])
    takes(scene, "player:1")
    scene.plays(three, pay[2])
    takes(scene, "player:2")
    scene.plays(four, pay[3])
    assert scene.options() == ["player:0", "player:1"]


@rule("MC-CARD-13")
def test_she_objects_at_home_only(board: Board) -> None:
    scene = board("she-hulk")
    scene.reveal("illegal-arms-factory", "legal-work", "illegal-arms-factory")
    takes(scene, "go-home")
    takes(scene, "exhaust")
    takes(scene, "jennifer")
    assert sorted(side.threat for side in scene.play.sides.values()) == [3, 4]


@rule("MC-CARD-34")
def test_two_steps_that_do_nothing_and_a_last_one(board: Board) -> None:
    scene = board("black-panther")
    claws = scene.play_area("panther-claws")
    scene.play_area("tactical-genius")
    scene.play_area("vibranium-suit")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=4)
    event, price = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event, price)
    takes(scene, "suit")
    takes(scene, "tactical")
    assert (scene.threat(), scene.health("villain"), scene.has(claws)) == (4, 10, True)


@rule("MC-CARD-41")
def test_chased_after_a_minion_and_after_a_stage(board: Board) -> None:
    scene = board("she-hulk")
    one, two = scene.minion("hydra-bomber"), scene.minion("hydra-bomber")
    scene.set("villain", damage=13)
    scene.set("scheme", threat=5)
    event, price, *_ = scene.hand("relentless-assault", "strength", "chase-them-down", "chase-them-down")
    scene.turn()
    takes(scene, "attack:she-hulk")
    scene.answer(f"target:{one}")
    takes(scene, "chase")
    scene.answer("pass")
    scene.plays(event, price)
    takes(scene, "chase")
    assert scene.threat() == 1 and not scene.has(two)
