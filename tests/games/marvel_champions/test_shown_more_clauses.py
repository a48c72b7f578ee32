"""Plays made to be looked at, seventh part: every clause of a rule happens in one play. See test_shown.py."""

from tests.games.marvel_champions.conftest import Board
from tests.games.marvel_champions.test_shown_timing import goes_on, takes

from stockade.games.marvel_champions.rules.round import new_round
from stockade.testing import rule


@rule("MC-TURN-04")
def test_no_permanents_in_her_turn_nor_against_the_villain(board: Board) -> None:
    scene = board("she-hulk", "captain-marvel")
    scene.hand("helicarrier", "mockingbird", "combat-training", "haymaker", "genius", seat=1)
    scene.turn()
    assert [key.partition(".")[0] for key in scene.options(1)] == ["play:haymaker", "wait"]
    takes(scene, "haymaker", seat=1)
    scene.choose(next(key for key in scene.options(1) if "genius" in key), seat=1)
    scene.answer("end", seat=0)
    scene.choose(seat=1)
    goes_on(scene, "prompt-defend")
    assert scene.options(1) == ["defend:captain-marvel.47", "no-defence"]


@rule("MC-DEFEAT-03")
def test_a_minion_and_a_side_scheme_have_a_last_word(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    dare = scene.play_area("daredevil")
    scene.hand("genius")
    scene.hand("energy", seat=1)
    scene.reveal("highway-robbery")
    scene.set("highway-robbery", threat=1)
    foe = scene.minion("hydra-soldier", damage=2)
    scene.turn()
    takes(scene, "thwart:spider", seat=0)
    scene.answer(f"attack:{dare}", seat=0)
    assert not scene.has(foe) and (scene.hand_of(0), scene.hand_of(1)) == (["genius"], ["energy"])


@rule("MC-WIN-04")
def test_a_text_is_cut_short_by_the_end(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.quiet()
    scene.set("hero", damage=11)
    scene.set("villain", damage=3)
    scene.dealt("sound-manipulation", "crowd-control")
    scene.reveal()
    assert scene.outcome and scene.state.players[0].dealt
    assert scene.health("villain") == 9


@rule("MC-EATK-03")
def test_a_hero_defends_and_an_ally_defends(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk")
    vision = scene.play_area("vision", 1)
    scene.villain_phase()
    scene.defended_by("captain-marvel.0")
    scene.defended_by(vision)
    assert scene.card("hero").exhausted and scene.card(vision).exhausted


@rule("MC-EATK-08")
def test_less_the_defence_and_never_below_nothing(board: Board) -> None:
    scene = board("captain-marvel", "black-panther")
    scene.play_area("armored-vest", 1)
    scene.encounter("crowd-control", "advance")
    scene.villain_phase()
    scene.defended_by("captain-marvel.0")
    scene.defended_by("black-panther.47")
    assert (scene.health(), scene.health("hero1")) == (9, 11)


@rule("MC-EATK-20")
def test_undefended_twice(board: Board) -> None:
    scene = board("captain-marvel", "she-hulk", scenario="klaw")
    scene.quiet()
    vision = scene.play_area("vision", 1, damage=2)
    scene.encounter("kree-manipulator", "advance", "concussive-blast", "kree-manipulator")
    scene.villain_phase()
    scene.defended_by()
    scene.defended_by(vision)
    assert not scene.has(vision)
    assert [event["count"] for event in scene.events("threat.placed")][1:3] == [1, 1]


@rule("MC-LAST-02")
def test_an_ally_and_a_hero_who_come_later(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.form("alter-ego", 1)
    lead, coin = scene.hand("lead-from-the-front", "strength")
    ally, *pay = scene.hand("vision", "genius", "genius", seat=1)
    scene.task(new_round)
    scene.plays(lead, coin)
    takes(scene, "player:1")
    scene.answer("end", seat=0)
    scene.plays(ally, *pay)
    scene.answer("flip", seat=1)
    assert [scene.play.stat(scene.card(name), "atk") for name in ("hero1", ally)] == [3, 3]


@rule("MC-TYPE-08")
def test_readied_once_and_not_twice(board: Board) -> None:
    scene = board("captain-marvel")
    vision = scene.play_area("vision", exhausted=True)
    one, two = scene.hand("get-ready", "get-ready")
    scene.turn()
    scene.answer(f"play:{one}")
    assert not scene.card(vision).exhausted
    assert scene.refused(f"play:{two}")


@rule("MC-REVEAL-01")
def test_text_keyword_and_entry(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter("shocker")
    scene.reveal("kree-manipulator")
    assert (scene.threat(), scene.health(), scene.has("shocker")) == (1, 11, True)


@rule("MC-OWN-02")
def test_a_minion_of_the_scenario_and_an_ally_of_hers(board: Board) -> None:
    scene = board("captain-marvel")
    vision, *pay = scene.hand("vision", "genius", "strength")
    scene.reveal("shocker")
    scene.plays(vision, *pay)
    assert (scene.card("shocker").controller, scene.card(vision).controller) == (-1, 0)


@rule("MC-INIT-01")
def test_neither_what_is_not_allowed_nor_what_would_change_nothing(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    may = scene.play_area("aunt-may")
    blow, _ = scene.hand("haymaker", "genius")
    scene.turn()
    assert scene.refused(f"use:{may}") == "MC-ABIL-01" and scene.refused(f"play:{blow}") == "MC-TRIG-02"
    assert scene.options() == ["flip", "end"]


@rule("MC-PLAY-09")
def test_three_places_out_of_play(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("avengers-mansion", "genius", "strength")
    scene.pile("avengers-mansion")
    scene.deck("avengers-mansion")
    scene.turn()
    assert not any(key.startswith("use") for key in scene.options())


@rule("MC-FIRST-06")
def test_two_heroes_choose_one_after_the_other(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", first=1)
    scene.reveal("under-attack")
    asked = [scene.table.pending[0].seat]
    takes(scene, "damage", seat=asked[0])
    asked.append(scene.table.pending[0].seat)
    takes(scene, "threat", seat=asked[1])
    assert asked == [1, 0]


@rule("MC-ATTACH-05")
def test_one_is_discarded_and_one_stays_in_hand(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter("crowd-control")
    card, _ = scene.hand("inspired", "genius")
    scene.reveal("genetically-enhanced")
    assert "genetically-enhanced" in scene.encounter_pile()
    assert scene.refused(f"play:{card}")
    assert scene.hand_of() == ["inspired", "genius"]


@rule("MC-DECK-08")
def test_no_penalty_until_there_is_a_deck_again(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_deck()
    scene.set("villain", stunned=True)
    vision = scene.play_area("vision", damage=2)
    scene.encounter("crowd-control")
    scene.turn()
    scene.answer("end")
    goes_on(scene)
    assert scene.hand_of() == [] and len(scene.events("card.dealt")) == 1
    scene.answer(f"attack:{vision}")
    scene.answer("end")
    assert scene.hand_of() == ["vision"]


@rule("MC-BOOST-03")
def test_two_boost_cards_whose_other_texts_are_silent(board: Board) -> None:
    scene = board("captain-marvel", "black-panther", scenario="klaw")
    scene.quiet()
    scene.encounter("sonic-boom", "hydra-mercenary", "kree-manipulator", "advance", "advance", "advance", "crowd-control")
    scene.villain_phase()
    scene.defended_by()
    assert scene.prompt == "prompt-defend" and scene.card("hero").exhausted
    scene.defended_by()
    assert [event["count"] for event in scene.events("threat.placed")][1] == 1
    assert scene.events("keyword.surge") == []


@rule("MC-REVEAL-07")
def test_revealed_off_the_deck_from_aside_and_from_the_pile(board: Board) -> None:
    scene = board("captain-marvel")
    scene.encounter_discard("breakin-takin")
    scene.encounter("shocker", "crowd-control")
    scene.set("villain", damage=13)
    scene.reveal("under-fire", "shadow-of-the-past")
    goes_on(scene, "prompt-turn")
    takes(scene, "attack:captain-marvel")
    takes(scene, "target:rhino")
    came = [event["card"].rpartition(".")[0] for event in scene.events("card.revealed")]
    assert came[1::2] == ["shocker", "shadow-of-the-past", "the-psyche-magnitron"] and came[-1] == "breakin-takin"
    assert (scene.health(), scene.threat("the-psyche-magnitron"), scene.threat("breakin-takin")) == (11, 3 + 1, 2 + 1)


@rule("MC-STATUS-13")
def test_nothing_follows_an_attack_a_thwart_or_a_scheme_that_was_replaced(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    vision, jones = scene.play_area("vision", stunned=True), scene.play_area("jessica-jones", confused=True)
    scene.minion("madame-hydra", confused=True)
    legions = scene.scenario_card("legions-of-hydra", threat=3)
    scene.set("villain", confused=True)
    scene.set("scheme", threat=2)
    scene.turn()
    scene.answer(f"attack:{vision}")
    takes(scene, "thwart", jones)
    takes(scene, "break-in")
    scene.answer("end")
    goes_on(scene)
    assert (scene.health(vision), scene.card(jones).damage, scene.health("villain")) == (3, 0, 14)
    assert scene.threat(legions) == 3
