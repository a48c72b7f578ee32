"""The heroes' own cards once more: at somebody else's table, under a status card, and when there is nothing to do."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.games.marvel_champions.effects.modifier import Lasting
from stockade.games.marvel_champions.rules.card_moves import leave, remove, show_face
from stockade.testing import rule

# -- Spider-Man -----------------------------------------------------------------------------------------------------------


@rule("MC-CARD-04", "MC-CARD-05")
def test_enhanced_spider_sense_is_for_anybodys_treachery(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    sense, _ = scene.hand("enhanced-spider-sense", "genius")
    scene.reveal("false-alarm", seat=1)
    scene.answer(f"play:{sense}", seat=0)
    assert not scene.card("hero1").confused
    assert scene.pile_of(0) == ["genius", "enhanced-spider-sense"]


@rule("MC-CARD-03", "MC-EATK-16")
def test_backflip_saves_peter_parker_whose_ally_fell_in_front_of_him(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", seat=1)
    ally = scene.play_area("daredevil", seat=1, damage=2)
    flip, *_ = scene.hand("backflip", seat=1)
    scene.encounter("concussive-blast")  # as a boost card: 1 damage to the friends of the player who defends
    scene.villain_attacks(0)
    scene.defended_by(ally)
    assert not scene.has(ally)
    assert scene.health("hero1") == 9  # the blast itself is no attack
    scene.answer(f"play:{flip}", seat=1)
    assert scene.health("hero1") == 9


@rule("MC-CARD-02", "MC-DECK-06")
def test_black_cat_finds_nothing_in_a_deck_made_anew(board: Board) -> None:
    scene = board("spider-man")
    scene.only_deck("genius")
    cat, coin = scene.hand("black-cat", "energy")
    scene.turn()
    scene.plays(cat, coin)
    deck = sorted(scene.state.codes[card_id] for card_id in scene.state.players[0].deck)
    assert (scene.hand_of(), deck) == ([], ["energy", "genius"])


@rule("MC-CARD-06", "MC-SIDE-02")
@pytest.mark.parametrize("crisis", [False, True])
def test_spider_tracer_follows_anybodys_victim(board: Board, crisis: bool) -> None:
    scene = board("captain-marvel", "spider-man")
    foe = scene.minion("hydra-bomber")
    scene.play_area("spider-tracer", seat=1, on=foe)
    scene.set("scheme", threat=4)
    side = scene.scenario_card("crowd-control" if crisis else "bomb-scare", threat=5)
    scene.turn()
    scene.answer("attack:captain-marvel.0")
    scene.answer(f"target:{foe}")
    if not crisis:
        scene.answer(f"target:{side}", seat=1)  # the player of the tracer picks
    assert (scene.threat(), scene.threat(side)) == (4, 2)
    assert scene.pile_of(1) == ["spider-tracer"]


@rule("MC-CARD-06", "MC-ABIL-15")
def test_spider_tracer_without_threat_just_goes(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-bomber")
    scene.play_area("spider-tracer", on=foe)
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{foe}")
    assert (scene.prompt, scene.pile_of()) == ("prompt-turn", ["spider-tracer"])


@rule("MC-ABIL-01", "MC-FORM-06", "MC-INIT-01")
@pytest.mark.parametrize("damage", [0, 1])
def test_aunt_may_needs_a_scratch_to_look_after(board: Board, damage: int) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    may = scene.play_area("aunt-may")
    scene.set("hero", damage=damage)
    scene.turn()
    assert scene.offers(f"use:{may}") == bool(damage)


# -- Captain Marvel -------------------------------------------------------------------------------------------------------


@rule("MC-CARD-08")
def test_crisis_interdiction_on_the_ground_serves_one_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    side = scene.scenario_card("illegal-arms-factory", threat=3)
    scene.set("scheme", threat=4)
    event, *_ = scene.hand("crisis-interdiction", "energy")
    scene.turn()
    scene.plays(event)
    scene.answer(f"target:{side}")
    assert (scene.prompt, scene.threat(), scene.threat(side)) == ("prompt-turn", 4, 1)


@rule("MC-CARD-08", "MC-SIDE-02")
def test_crisis_interdiction_opens_the_main_scheme_for_its_second_half(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("cosmic-flight")
    side = scene.scenario_card("crowd-control", threat=2)
    scene.set("scheme", threat=4)
    event, *_ = scene.hand("crisis-interdiction", "energy")
    scene.turn()
    scene.plays(event)
    assert not scene.has(side)
    assert scene.threat() == 2


@rule("MC-CARD-08", "MC-STATUS-04", "MC-STATUS-05")
def test_a_confused_captain_pays_for_crisis_interdiction_and_nothing_else_happens(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=4)
    event, *_ = scene.hand("crisis-interdiction", "energy")
    scene.turn()
    scene.plays(event)
    assert (scene.threat(), scene.card("hero").confused) == (4, False)
    assert scene.pile_of() == ["energy", "crisis-interdiction"]


@rule("MC-CARD-11", "MC-STATUS-12", "MC-STATUS-08")
def test_a_stunned_captain_gives_energy_channel_up_for_nothing(board: Board) -> None:
    scene = board("captain-marvel")
    channel = scene.play_area("energy-channel", counters=3)
    scene.set("hero", stunned=True)
    scene.turn()
    scene.answer(f"use:{channel}:1")
    assert (scene.health("villain"), scene.card("hero").stunned) == (14, False)
    assert scene.pile_of() == ["energy-channel"]


@rule("MC-RES-14", "MC-STATUS-12")
def test_a_stunned_photonic_blast_draws_nothing(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("hero", stunned=True)
    blast, _ = scene.hand("photonic-blast", "energy-absorption")
    scene.turn()
    scene.plays(blast)
    assert (scene.health("villain"), scene.hand_of()) == (14, [])


@rule("MC-STATUS-01", "MC-ABIL-01")
def test_spider_woman_leaves_a_confused_villain_alone(board: Board) -> None:
    scene = board("captain-marvel")
    scene.set("villain", confused=True)
    ally, *pay = scene.hand("spider-woman", "genius", "strength")
    scene.turn()
    scene.plays(ally, *pay)
    assert (scene.prompt, scene.has(ally)) == ("prompt-turn", True)


@rule("MC-CARD-09", "MC-INT-04")
def test_two_cosmic_flights_may_answer_one_blow(board: Board) -> None:
    scene = board("captain-marvel")
    one, two = scene.play_area("cosmic-flight"), scene.play_area("cosmic-flight")
    scene.scenario_card("charge", on="villain")
    scene.villain_attacks()
    scene.answer("no-defence")
    scene.answer(f"use:{one}")
    scene.answer(f"use:{two}")
    assert (scene.health(), len(scene.pile_of())) == (12, 2)  # 2 + 3, three and two of them prevented


# -- She-Hulk -------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-13", "MC-SIDE-08")
@pytest.mark.parametrize(("form", "threat"), [("alter-ego", 3), ("hero", 4)])
def test_i_object_reaches_a_side_scheme_but_not_its_starting_threat(board: Board, form: str, threat: int) -> None:
    scene = board("she-hulk")
    scene.form(form)
    scene.reveal("illegal-arms-factory")  # starts with 3 and places 1 more
    if form == "alter-ego":
        scene.answer("use:jennifer-walters.0")
        assert scene.events("threat.placed") == []
    assert (scene.prompt, scene.threat("illegal-arms-factory")) == ("prompt-turn", threat)


@rule("MC-CARD-12", "MC-ABIL-04")
def test_do_you_even_lift_may_be_left(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.minion("hydra-soldier")  # a guard does not matter: no attack
    scene.turn()
    scene.answer("flip")
    assert scene.offers("use:she-hulk.0")
    scene.answer("pass")
    assert scene.health("villain") == 14


@rule("MC-CARD-14", "MC-OWN-05", "MC-CARD-49")
def test_hellcat_called_by_a_friend_goes_home_to_her_owner(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    scene.pile("hellcat", seat=1)
    call, *pay = scene.hand("make-the-call", "strength", "genius")
    scene.turn()
    scene.plays(call, *pay)
    assert scene.card("hellcat").controller == 0
    scene.answer(next(key for key in scene.options(seat=0) if key.startswith("use:hellcat")), seat=0)
    assert (scene.hand_of(0), scene.hand_of(1)) == ([], ["hellcat"])


@rule("MC-CARD-16", "MC-ABIL-13")
def test_legal_practice_takes_five_cards_at_most_for_one_scheme(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.set("scheme", threat=5)
    side = scene.scenario_card("illegal-arms-factory", threat=9)
    law, *cards = scene.hand("legal-practice", *["genius"] * 6)
    scene.turn()
    scene.answer(f"play:{law}")
    ask = scene.table.pending[0]
    assert (ask.least, ask.most, len(ask.options)) == (1, 5, 6)
    scene.choose(*[f"card:{name}" for name in cards[:5]])
    scene.answer(f"target:{side}")
    assert (scene.threat(), scene.threat(side), scene.hand_of()) == (5, 4, ["genius"])


@rule("MC-CARD-16", "MC-STATUS-15", "MC-STATUS-05")
def test_a_confused_attorney_has_discarded_for_nothing(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=4)
    law, _ = scene.hand("legal-practice", "genius")
    scene.turn()
    scene.answer(f"play:{law}")
    scene.choose(*scene.options()[:1]) if scene.prompt == "prompt-discard-cost" else None
    assert (scene.threat(), scene.card("hero").confused) == (4, False)
    assert scene.pile_of() == ["genius", "legal-practice"]


@rule("MC-CARD-18")
def test_split_personality_draws_nothing_into_a_full_hand(board: Board) -> None:
    scene = board("she-hulk")
    scene.form("alter-ego")
    split, *rest = scene.hand("split-personality", *["energy-absorption"] * 5)
    scene.turn()
    scene.plays(split, rest[0])
    scene.answer("use:she-hulk.0")
    assert scene.hand_of() == ["energy-absorption"] * 4  # four is what She-Hulk's side shows


@rule("MC-COST-06", "MC-WIN-03")
def test_focused_rage_may_be_the_last_thing_she_does(board: Board) -> None:
    scene = board("she-hulk", "spider-man")
    rage = scene.play_area("focused-rage")
    scene.set("hero", damage=14)
    scene.turn()
    scene.answer(f"use:{rage}", seat=0)
    assert scene.state.players[0].out
    assert scene.hand_of(0) == []
    assert scene.outcome == ""


@rule("MC-CARD-19")
def test_superhuman_strength_follows_an_attack_event_without_adding_to_it(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("superhuman-strength")
    kick, _ = scene.hand("uppercut", "energy-absorption")
    scene.turn()
    scene.plays(kick)
    assert scene.health("villain") == 9
    assert scene.card("villain").stunned
    assert not scene.has("superhuman-strength")


@rule("MC-CARD-19")
def test_superhuman_strength_waits_while_the_enemy_is_stunned_or_an_ally_attacks(board: Board) -> None:
    scene = board("she-hulk")
    scene.play_area("superhuman-strength")
    ally = scene.play_area("mockingbird")
    scene.turn()
    scene.answer(f"attack:{ally}")
    assert not scene.card("villain").stunned
    scene.set("villain", stunned=True)
    scene.turn()
    scene.answer("attack:she-hulk.0")
    assert scene.has("superhuman-strength")


# -- Iron Man -------------------------------------------------------------------------------------------------------------


@rule("MC-CARD-22", "MC-COST-06")
def test_a_tough_war_machine_pays_with_his_tough_card(board: Board) -> None:
    scene = board("iron-man")
    ally = scene.play_area("war-machine", tough=True)
    scene.turn()
    scene.answer(f"use:{ally}")
    assert (scene.card(ally).damage, scene.card(ally).tough, scene.health("villain")) == (0, False, 13)


@rule("MC-CARD-27")
def test_stark_tower_asks_whose_pile(board: Board) -> None:
    scene = board("iron-man", "spider-man", "she-hulk")
    scene.form("alter-ego")
    tower = scene.play_area("stark-tower")
    scene.pile("arc-reactor", "rocket-boots", "genius", seat=0)
    scene.pile("web-shooter", seat=1)
    scene.pile("superhuman-strength", seat=2)  # no Tech
    scene.turn()
    scene.answer(f"use:{tower}", seat=0)
    assert scene.options(seat=0) == ["player:0", "player:1"]
    scene.answer("player:0")
    assert (scene.hand_of(0), scene.hand_of(1)) == (["rocket-boots"], [])


@rule("MC-CARD-30", "MC-PLAY-06", "MC-HP-03")
def test_aerial_stays_when_the_boots_go_and_when_the_helmet_comes_off(board: Board) -> None:
    scene = board("iron-man")
    boots = scene.play_area("rocket-boots")
    glove = scene.play_area("powered-gauntlets")
    scene.hand("genius")
    assert scene.health() == 10
    scene.turn()
    scene.answer(f"use:{boots}")
    scene.answer("flip")
    assert scene.play.aerial(0)  # the identity is, whichever side shows
    scene.form("hero")
    scene.change(lambda g: leave(g, scene.card(boots, g), "MC-PLAY-06"))
    assert scene.health() == 9
    scene.turn()
    scene.answer(f"use:{glove}")
    assert scene.health("villain") == 12


@rule("MC-CARD-28", "MC-STATUS-04", "MC-STATUS-05")
def test_a_confused_iron_man_exhausts_the_helmet_for_nothing(board: Board) -> None:
    scene = board("iron-man")
    helmet = scene.play_area("mark-v-helmet")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=3)
    scene.turn()
    scene.answer(f"use:{helmet}")
    assert (scene.threat(), scene.card("hero").confused, scene.card(helmet).exhausted) == (3, False, True)


# -- Black Panther --------------------------------------------------------------------------------------------------------


@rule("MC-CARD-32", "MC-INIT-10")
def test_ancestral_knowledge_takes_three_at_most_and_needs_one(board: Board) -> None:
    scene = board("black-panther")
    scene.form("alter-ego")
    event, _ = scene.hand("ancestral-knowledge", "wakanda-forever-a")
    scene.turn()
    assert scene.refused(f"play:{event}") == "MC-INIT-10"  # what pays for it is not there yet
    scene.pile("genius", "strength", "energy", "shuri")
    scene.turn()
    scene.plays(event)
    ask = scene.table.pending[0]
    assert (ask.least, ask.most, len(ask.options)) == (1, 3, 5)
    scene.choose(*scene.options()[:3])
    assert len(scene.pile_of()) == 3  # two that stay and the event


@rule("MC-SEARCH-01", "MC-CARD-49")
def test_shuri_called_by_a_friend_searches_the_friends_deck(board: Board) -> None:
    scene = board("captain-marvel", "black-panther")
    scene.pile("shuri", seat=1)
    scene.only_deck("genius", "cosmic-flight")
    call, *pay = scene.hand("make-the-call", "strength")
    scene.turn()
    scene.plays(call, *pay)
    scene.answer(next(key for key in scene.options(seat=0) if key.startswith("use:shuri")), seat=0)
    assert (scene.hand_of(0), scene.hand_of(1)) == (["cosmic-flight"], [])


@rule("MC-CARD-34", "MC-STATUS-04")
def test_confused_replaces_one_step_and_the_others_go_on(board: Board) -> None:
    scene = board("black-panther")
    mind, claws = scene.play_area("tactical-genius"), scene.play_area("panther-claws")
    scene.set("hero", confused=True)
    scene.set("scheme", threat=4)
    event, _ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer(f"next:{mind}")
    assert (scene.threat(), scene.card("hero").confused, scene.health("villain")) == (4, False, 10)
    assert claws


@rule("MC-CARD-36", "MC-KEY-12", "MC-CARD-38")
def test_energy_daggers_pass_killmonger_by_and_mind_no_guard(board: Board) -> None:
    scene = board("black-panther")
    scene.play_area("energy-daggers")
    scene.set("hero", stunned=True)  # no attack
    killer, guard = scene.minion("killmonger"), scene.minion("hydra-soldier")
    event, _ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    assert (scene.health("villain"), scene.health(killer), scene.health(guard)) == (12, 5, 2)
    assert scene.card("hero").stunned


@rule("MC-CARD-35", "MC-KEY-26")
def test_claws_and_suit_are_attacks_each_of_its_own(board: Board) -> None:
    scene = board("black-panther")
    claws = scene.play_area("panther-claws")
    scene.play_area("vibranium-suit")
    scene.scenario_card("concussion-blasters", on="villain")  # retaliate 1
    scene.set("hero", damage=3)
    event, _ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    scene.answer(f"next:{claws}")
    assert scene.health("villain") == 14 - 2 - 2
    assert scene.card("hero").damage == 3 + 1 - 2 + 1  # struck back at twice, two moved away in between


@rule("MC-ABIL-10", "MC-CARD-36", "MC-CARD-77")
def test_energy_daggers_go_where_they_do_something(board: Board) -> None:
    scene = board("black-panther", "spider-man", scenario="ultron", expert=True)
    scene.change(lambda g: show_face(g, g.villain, "ultron-3"))  # protected while a drone is in play
    scene.play_area("energy-daggers")
    scene.change(lambda g: [remove(g, card) for card in list(g.minions.values())])
    foe = scene.minion("advanced-ultron-drone", seat=1)
    event, _ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.answer(f"play:{event}", seat=0)  # nobody is asked: only Spider-Man has an enemy that can be hurt
    assert scene.card(foe).damage == 2
    assert scene.card("villain").damage == 0


@rule("MC-CARD-33", "MC-MOD-09")
def test_only_upgrades_with_a_special_ability_are_steps(board: Board) -> None:
    scene = board("black-panther")
    vest = scene.play_area("armored-vest")
    scene.play_area("panther-claws")
    trait = Lasting("trait:black-panther", 1, "card", scene.card(vest).id, "phase")
    scene.change(lambda g: g.state.lasting.append(trait))
    event, _ = scene.hand("wakanda-forever-a", "genius")
    scene.turn()
    scene.plays(event)
    assert (scene.prompt, scene.health("villain")) == ("prompt-turn", 10)  # the claws alone, and they are the final step
