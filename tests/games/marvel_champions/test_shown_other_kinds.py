"""Plays made to be looked at, eighth part: every kind that a rule names is seen, and not only the commonest. See test_shown.py."""

from tests.games.marvel_champions.conftest import Board
from tests.games.marvel_champions.test_shown_timing import goes_on, takes

from stockade.engine import Table
from stockade.games.marvel_champions.rules.round import new_round
from stockade.testing import rule


@rule("MC-KEY-27")
def test_the_answer_to_an_upgrade_an_event_and_an_ally(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("powered-gauntlets")
    vision = scene.play_area("vision")
    lash = scene.minion("whiplash")
    scene.scenario_card("genetically-enhanced", on=lash)
    scene.hand("haymaker", "genius")
    scene.turn()
    takes(scene, "use:powered")
    takes(scene, lash)
    takes(scene, "play:haymaker")
    takes(scene, lash)
    scene.answer(f"attack:{vision}")
    takes(scene, lash)
    assert (scene.health(), scene.health(vision), scene.health(lash)) == (7, 1, 1)


@rule("MC-SIDE-05")
def test_three_icons_are_gone_with_their_schemes(board: Board) -> None:
    scene = board("captain-marvel")
    one, two = scene.play_area("mockingbird"), scene.play_area("hellcat")
    crisis = scene.scenario_card("crowd-control", threat=2)
    more = scene.scenario_card("bomb-scare", threat=1)
    danger = scene.scenario_card("illegal-arms-factory", threat=2)
    scene.set("scheme", threat=3)
    vision = scene.play_area("vision")
    scene.turn()
    takes(scene, "thwart:captain-marvel")
    takes(scene, crisis)
    scene.answer(f"thwart:{one}")
    takes(scene, more)
    scene.answer(f"thwart:{two}")
    takes(scene, danger)
    scene.answer(f"thwart:{vision}")
    assert scene.threat() == 2
    scene.answer("end")
    goes_on(scene)
    assert scene.events("threat.placed")[0]["count"] == 1 and len(scene.events("card.dealt")) == 1


@rule("MC-STATUS-01")
def test_no_second_card_for_villain_or_hero(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", tough=True)
    scene.set("hero", confused=True, stunned=True)
    scene.reveal("im-tough", "false-alarm", "sweeping-swoop")
    goes_on(scene)
    hero = scene.card("hero")
    assert scene.card("villain").tough and hero.confused and hero.stunned


@rule("MC-DMG-15")
def test_you_is_hero_and_alter_ego(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego")
    scene.dealt("hydra-bomber", seat=1)
    scene.reveal("hydra-bomber")
    takes(scene, "damage", seat=0)
    takes(scene, "damage", seat=1)
    assert (scene.health(), scene.health("hero1")) == (8, 10)


@rule("MC-FIRST-01", "MC-CARD-97", "MC-DMG-17")
def test_the_first_player_picks_cards_and_characters(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("cosmic-flight", seat=1)
    scene.play_area("avengers-mansion", seat=1)
    web = scene.play_area("webbed-up", seat=1, on="villain")
    scene.play_area("mockingbird", seat=1)
    scene.scenario_card("bomb-scare", threat=4)
    scene.dealt("caught-off-guard", "explosion", seat=1)
    scene.reveal()
    assert (scene.table.pending[0].seat, len(scene.options())) == (0, 3)
    scene.answer(f"lose:{web}")
    assert scene.table.pending[0].seat == 0 and len(scene.options()) == 3


@rule("MC-TRIG-02")
def test_an_alter_ego_action_and_a_hero_action(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.set("hero", damage=4, exhausted=True)
    scene.play_area("aunt-may")
    tenacity = scene.play_area("tenacity")
    scene.hand("strength")
    scene.turn()
    takes(scene, "use:aunt-may")
    assert scene.health() == 10
    assert scene.refused(f"use:{tenacity}") == "MC-TRIG-02"


@rule("MC-BOOST-09")
def test_a_star_beside_a_scheme_and_beside_an_attack(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", scenario="ultron")
    scene.form("alter-ego")
    scene.quiet()
    scene.scenario_card("program-transmitter", on="villain")
    side = scene.scenario_card("usurp-the-throne", threat=2)
    foe = scene.minion("tiger-shark", 1)
    scene.encounter("advance", "advance", "im-tough", "false-alarm", "crowd-control", "crowd-control")
    scene.villain_phase()
    scene.defended_by()
    takes(scene, "place-1-threat", seat=1)
    goes_on(scene)
    assert scene.threat(side) == 3 and scene.card(foe).tough


@rule("MC-MOD-09")
def test_a_gained_trait_and_a_gained_keyword(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("rocket-boots")
    scene.play_area("mark-v-helmet")
    scene.scenario_card("concussion-blasters", on="villain")
    scene.set("scheme", threat=3)
    scene.scenario_card("illegal-arms-factory", threat=3)
    scene.hand("genius")
    scene.turn()
    takes(scene, "use:rocket-boots")
    takes(scene, "use:mark-v-helmet")
    takes(scene, "attack:iron-man")
    assert (scene.threat(), scene.threat("illegal-arms-factory")) == (2, 2)
    assert scene.events("keyword.retaliate")


@rule("MC-ATK-06")
def test_guard_forbids_it_to_one_player_only(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    vision = scene.play_area("vision")
    foe = scene.minion("hydra-soldier", 1)
    scene.scenario_card("genetically-enhanced", on=foe)
    scene.task(new_round)
    takes(scene, "attack:spider-man", seat=0)
    takes(scene, foe)
    scene.answer(f"attack:{vision}", seat=0)
    takes(scene, foe)
    scene.answer("end", seat=0)
    assert scene.health(foe) == 3
    takes(scene, "attack:captain-marvel", seat=1)
    assert (scene.health(foe), scene.health("villain")) == (1, 28)


@rule("MC-KEY-07")
def test_a_tough_minion_and_a_tough_ally_stop_overkill(board: Board) -> None:
    scene = board("she-hulk")
    foe = scene.minion("hydra-bomber", tough=True)
    cage = scene.play_area("luke-cage", tough=True)
    scene.scenario_card("charge", on="villain")
    scene.encounter("advance", "crowd-control")
    scene.hand("relentless-assault", "strength")
    scene.turn()
    takes(scene, "play:relentless")
    goes_on(scene)
    assert (scene.health("villain"), scene.health(foe)) == (14, 2)
    scene.answer("end")
    goes_on(scene, "prompt-defend")
    scene.answer(f"defend:{cage}")
    goes_on(scene)
    assert (scene.health(cage), scene.card(cage).tough) == (5, False)


@rule("MC-CARD-70", "MC-EATK-13")
def test_whirlwind_goes_round_in_player_order(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", "she-hulk", "black-panther")
    scene.form("alter-ego", seat=2)
    scene.minion("whirlwind")
    scene.minions_act()
    scene.defended_by()
    scene.defended_by("spider-man.47")
    scene.defended_by()
    assert [event["who"] for event in scene.events("enemy.attacks")] == [scene.play.face(seat) for seat in (0, 1, 3)]


@rule("MC-INT-05")
def test_no_more_interrupts_to_what_was_cancelled_or_replaced(board: Board) -> None:
    scene = board("spider-man", "she-hulk", "black-panther")
    scene.form("alter-ego", 1)
    sense, great, genius = scene.hand("enhanced-spider-sense", "great-responsibility", "genius")
    scene.hand("get-behind-me", "genius", seat=2)
    scene.reveal("false-alarm", "advance")
    scene.plays(sense, genius)
    goes_on(scene, "prompt-before-threat")
    scene.answer(f"play:{great}", seat=0)
    assert scene.prompt == "prompt-turn" and scene.threat() == 0


@rule("MC-OBL-05")
def test_a_hero_and_somebody_exhausted_cannot_stay_at_home(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", 1)
    scene.set("hero1", exhausted=True)
    scene.hand("genius")
    scene.dealt("family-emergency", seat=1)
    scene.reveal("eviction-notice")
    scene.answer("choose:stay-hero", seat=0)
    assert scene.hand_of() == [] and scene.card("hero1").stunned


@rule("MC-CARD-19")
def test_superhuman_strength_goes_once_and_stays_twice(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("superhuman-strength")
    scene.play_area("superhuman-strength")
    foe = scene.minion("hydra-bomber")
    kick, punch, *_ = scene.hand("uppercut", "one-two-punch", "energy-absorption", "strength")
    scene.turn()
    scene.answer(f"play:{kick}")
    takes(scene, "energy-absorption")
    takes(scene, "target:rhino")
    takes(scene, "attack:she-hulk")
    takes(scene, foe)
    scene.answer(f"play:{punch}")
    takes(scene, "attack:she-hulk")
    assert not scene.has(foe) and scene.has("superhuman-strength") and scene.card("villain").stunned


@rule("MC-FORCED-02")
def test_forced_interrupts_and_forced_responses_come_first(board: Board) -> None:
    scene = board("spider-man", scenario="klaw")
    scene.quiet()
    hawk = scene.play_area("hawkeye")
    scene.encounter("advance", "advance", "vulture")
    scene.villain_phase()
    takes(scene, "use:spider-man")
    scene.answer("no-defence")
    scene.answer("no-defence")
    scene.answer(f"use:{hawk}")
    assert scene.health("vulture") == 2


@rule("MC-CONST-04")
def test_an_exhausted_armor_protects_and_an_exhausted_mansion_is_closed(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("mark-v-armor", exhausted=True)
    mansion = scene.play_area("avengers-mansion", exhausted=True)
    scene.turn()
    assert scene.health() == 15 and scene.refused(f"use:{mansion}")


@rule("MC-LIMIT-06")
def test_one_per_enemy_and_one_per_ally(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("webbed-up", on="villain")
    foe = scene.minion("hydra-bomber")
    dare = scene.play_area("daredevil", 1)
    scene.play_area("inspired", 1, on=dare)
    web, inspired, one, two, _ = scene.hand("webbed-up", "inspired", "genius", "genius", "strength")
    scene.turn()
    scene.plays(web, one, two)
    assert scene.card(web).host == scene.card(foe).id
    assert scene.refused(f"play:{inspired}") == "MC-INIT-10"


@rule("MC-DEF-04")
def test_nobody_has_to_defend_but_against_melter(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision")
    scene.minion("melter")
    scene.encounter("advance", "crowd-control")
    scene.villain_phase()
    scene.answer("no-defence")
    goes_on(scene)
    assert scene.last("attack.defended")["card"] == vision and scene.health() == 10


@rule("MC-VILP-14")
def test_all_threat_of_step_one_is_prevented_and_replaced_as_one(board: Board) -> None:
    scene = board("spider-man", "she-hulk")
    scene.form("alter-ego", 1)
    scene.scenario_card("bomb-scare", threat=1)
    scene.acceleration(1)
    scene.hand("great-responsibility")
    scene.villain_phase()
    scene.answer("pass", seat=0)
    takes(scene, "use:", seat=1)
    takes(scene, "play:great", seat=0)
    assert (scene.threat(), scene.health()) == (0, 7)


@rule("MC-STATUS-18")
def test_you_and_your_hero_in_both_forms(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego")
    scene.dealt("false-alarm", "sweeping-swoop", seat=1)
    scene.reveal("false-alarm", "sweeping-swoop")
    one, two = scene.card("hero"), scene.card("hero1")
    assert (one.confused, one.stunned, two.confused, two.stunned) == (True, False, True, True)


@rule("MC-CARD-71")
def test_nobody_steps_in_against_melter_while_there_is_an_ally(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk", scenario="klaw")
    scene.quiet()
    vision = scene.play_area("vision")
    hawk = scene.play_area("hawkeye")
    scene.minion("melter")
    scene.reveal("masters-of-mayhem", "masters-of-mayhem", "masters-of-mayhem")
    takes(scene, vision)
    assert not scene.has(hawk)
    assert scene.prompt == "prompt-defend" and [ask.seat for ask in scene.table.pending] == [1]


@rule("MC-PLAY-05")
def test_from_a_hand_a_pile_and_the_encounter_deck(board: Board) -> None:
    scene = board("captain-marvel")
    hawk = scene.play_area("hawkeye")
    scene.pile("shuri")
    hill, one, call, two = scene.hand("maria-hill", "genius", "make-the-call", "strength")
    scene.deck("first-aid")
    scene.encounter("advance", "shocker", "crowd-control")
    scene.turn()
    scene.plays(hill, one)
    takes(scene, "use:maria")
    scene.plays(call, two)
    takes(scene, "use:shuri")
    takes(scene, "card:")
    scene.answer("end")
    goes_on(scene, "prompt-after-enters")
    scene.answer(f"use:{hawk}")
    assert scene.health("shocker") == 1


@rule("MC-PLAY-10")
def test_where_a_support_an_event_and_a_treachery_work(board: Board) -> None:
    scene = board("spider-man")
    mansion, blow, *pay = scene.hand("avengers-mansion", "haymaker", "genius", "genius", "strength")
    scene.encounter("advance", "hard-to-keep-down", "crowd-control")
    scene.turn()
    scene.plays(blow, pay[2])
    scene.plays(mansion, *pay[:2])
    takes(scene, "use:avengers")
    scene.answer("end")
    goes_on(scene)
    assert scene.health("villain") == 14 - 3 + 3


@rule("MC-SETUP-17")
def test_each_player_may_exchange_once() -> None:
    table = Table.new("marvel-champions", {"scenario": "rhino", "decks": ["spider-man-justice", "captain-marvel-leadership"]})
    table.answer(0, "first:0")
    for seat, count in ((0, 2), (1, 6)):
        ask = next(ask for ask in table.pending if ask.seat == seat)
        table.answer(seat, [option.key for option in ask.options[:count]])
    assert [len(player.hand) for player in table.state.players] == [6, 6]
    assert [len(player.discard) for player in table.state.players] == [2, 6]


@rule("MC-ACT-07")
def test_you_without_a_defender_and_with_another(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk", scenario="ultron")
    scene.quiet()
    scene.encounter("advance", "android-efficiency-a", "im-tough", "crowd-control")
    scene.villain_phase()
    scene.defended_by()
    assert scene.table.pending[0].seat == 0
    takes(scene, "place-1-threat", seat=0)
    scene.defended_by("captain-marvel.0")
    assert (scene.prompt, scene.table.pending[0].seat) == ("prompt-encounter-choice", 0)
    assert scene.last("drone.made")["who"] == scene.play.face(0)


@rule("MC-EATK-10")
def test_too_much_for_an_ally_with_and_without_overkill(board: Board) -> None:
    scene = board("captain-marvel")
    first, second = scene.play_area("mockingbird", damage=2), scene.play_area("vision")
    scene.encounter("advance", "crowd-control", "advance")
    scene.dealt("charge", "assault")
    scene.villain_phase()
    scene.defended_by(first)
    assert scene.health() == 12
    goes_on(scene, "prompt-defend")
    scene.defended_by(second)
    goes_on(scene)
    assert scene.health() == 10 and not scene.has(second)


@rule("MC-TURN-02")
def test_there_in_one_turn_and_back_in_the_next(board: Board) -> None:
    scene = board("spider-man")
    scene.encounter("advance", "crowd-control")
    scene.turn()
    scene.answer("flip")
    scene.answer("end")
    goes_on(scene)
    scene.answer("flip")
    assert scene.refused("flip") == "MC-TURN-02"


@rule("MC-HP-05")
def test_tokens_on_a_minion_and_on_an_ally(board: Board) -> None:
    scene = board("spider-man")
    foe, vision = scene.minion("hydra-mercenary"), scene.play_area("vision")
    scene.turn()
    scene.answer(f"attack:{vision}")
    assert (scene.health(foe), scene.health(vision)) == (1, 2)


@rule("MC-ALLY-04")
def test_the_price_of_an_attack_and_of_a_thwart_comes_last(board: Board) -> None:
    scene = board("captain-marvel")
    tigra, dare = scene.play_area("tigra", damage=1), scene.play_area("daredevil")
    foe = scene.minion("hydra-bomber")
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer(f"attack:{tigra}")
    takes(scene, foe)
    takes(scene, "use:tigra")
    scene.answer(f"thwart:{dare}")
    takes(scene, "use:daredevil")
    assert (scene.card(tigra).damage, scene.card(dare).damage) == (1, 1)


@rule("MC-CARD-66")
def test_klaws_vengeance_for_a_hero_for_an_ally_and_for_nobody(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    vision = scene.play_area("vision")
    scene.encounter("hydra-mercenary", "advance", "hydra-mercenary", "advance", "advance", "advance")
    scene.reveal("klaws-vengeance", "klaws-vengeance", "klaws-vengeance")
    scene.answer("no-defence")
    assert scene.threat() == 1
    scene.answer(f"defend:{vision}")
    assert scene.threat() == 2
    scene.answer("defend:captain-marvel.0")
    assert (scene.threat(), scene.health(), scene.health(vision)) == (2, 11, 2)
