"""Rules that no card of the core set shows, played with the made-up cards of a content pack."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import BadSetup
from stockade.games.marvel_champions.rules.round import end_round
from stockade.testing import Scene, rule

pytestmark = pytest.mark.usefixtures("drill")


# -- peril ----------------------------------------------------------------------------------------------------------------


@rule("MC-KEY-13", "MC-KEY-14")
def test_in_peril_nobody_else_may_help(board: Board) -> None:
    scene = board("captain-marvel", "black-panther")
    help_, *_ = scene.hand("get-behind-me", "genius", seat=1)
    mine, *_ = scene.hand("get-behind-me", "genius", seat=0)
    scene.reveal("drill-storm")
    assert [ask.seat for ask in scene.table.pending] == [0]
    assert scene.view(None)["peril"] == 0
    assert scene.events("keyword.peril")[0]["who"].startswith("captain-marvel")
    assert scene.offers(f"play:{mine}")
    scene.answer("pass")
    assert scene.health() == 10  # and seat 1 was not asked
    assert scene.view(None)["peril"] is None
    scene.reveal("drill-wind")
    assert scene.offers(f"play:{help_}", seat=1)  # without peril everybody is


@rule("MC-KEY-15")
def test_peril_does_not_stop_forced_abilities_of_others(board: Board) -> None:
    scene = board("captain-marvel", "black-panther")
    scene.play_area("drill-horn", seat=1)
    scene.reveal("drill-storm")
    assert len(scene.hand_of(1)) == 1
    assert scene.health() == 10


# -- restricted -----------------------------------------------------------------------------------------------------------


@rule("MC-KEY-20", "MC-KEY-21")
def test_the_third_restricted_card_costs_one(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    first = scene.play_area("drill-net")
    scene.play_area("drill-net", seat=1)
    second, third = scene.hand("drill-net", "drill-net")
    scene.turn()
    scene.answer(f"play:{second}", seat=0)
    assert scene.prompt == "prompt-turn"  # two are allowed, and another player's does not count
    scene.answer(f"play:{third}", seat=0)
    assert scene.prompt == "prompt-restricted"
    scene.answer(f"lose:{first}")
    assert scene.pile_of() == ["drill-net"]
    assert not scene.has(first) and scene.has(second) and scene.has(third)


# -- damage ---------------------------------------------------------------------------------------------------------------


@rule("MC-DMG-08")
def test_indirect_damage_is_divided_by_the_player_it_is_dealt_to(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("vision")
    other = scene.play_area("daredevil", seat=1)
    scene.reveal("drill-rain", seat=0)
    ask = scene.table.pending[0]
    assert (ask.prompt, ask.seat, ask.least, ask.most) == ("prompt-indirect", 0, 4, 4)
    assert f"target:{other}" not in scene.options()
    scene.choose(f"target:{ally}", "target:captain-marvel.0", "target:captain-marvel.0", "target:captain-marvel.0")
    assert (scene.health(), scene.card(ally).damage) == (9, 1)


@rule("MC-DMG-09")
def test_nobody_is_assigned_more_indirect_damage_than_defeats_them(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.set("hero", damage=10)
    scene.set("hero1", damage=8)
    ally = scene.play_area("vision", damage=1)
    scene.reveal("drill-hail", seat=1)
    # 30 damage, but only 2 + 2 + 2 hit points among three characters: all of them fall, and no more is dealt
    assert {event["card"].split(".")[0]: event["count"] for event in scene.events("damage.dealt")} == {
        "captain-marvel": 2,
        "spider-man": 2,
        "vision": 2,
    }
    assert not scene.has(ally)
    scene.finish("lost")


@rule("MC-DMG-12", "MC-DMG-10")
def test_damage_moves_from_a_card_to_the_dial(board: Board) -> None:
    scene = board("captain-marvel")
    event, _ = scene.hand("drill-surgeon", "drill-surgeon")
    ally = scene.play_area("vision", damage=1)
    scene.turn()
    scene.answer(f"play:{event}")
    assert (scene.card(ally).damage, scene.health()) == (0, 11)  # no more than there was
    assert scene.rule_of("damage.moved") == "MC-DMG-12"
    assert not any(key.startswith("play:drill-surgeon") for key in scene.options())  # no damage to take it from


@rule("MC-DMG-10", "MC-DMG-11", "MC-DMG-13")
@pytest.mark.parametrize(("damage", "moved"), [(0, 0), (1, 1), (5, 2)])
def test_moving_needs_damage_and_two_characters(board: Board, damage: int, moved: int) -> None:
    scene = board("captain-marvel")
    event, *_ = scene.hand("drill-leech")
    allies = [scene.play_area("vision"), scene.play_area("hawkeye")]
    scene.set("hero", damage=damage)
    scene.turn()
    scene.answer(f"play:{event}")
    assert len(scene.events("damage.moved")) == moved  # never onto itself
    assert (scene.card("hero").damage, sum(scene.card(ally).damage for ally in allies)) == (damage - moved, moved)


# -- control --------------------------------------------------------------------------------------------------------------


@rule("MC-OWN-03", "MC-OWN-06", "MC-OWN-07")
def test_an_ally_changes_sides_with_its_state_and_its_upgrades(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    event, *_ = scene.hand("drill-hypnotist")
    ally = scene.play_area("daredevil", seat=1, damage=1, exhausted=True)
    rider = scene.play_area("inspired", seat=1, on=ally)
    scene.turn()
    scene.answer(f"play:{event}", seat=0)
    moved = scene.card(ally)
    assert (moved.controller, moved.damage, moved.exhausted) == (0, 1, True)
    assert scene.card(rider).controller == 0
    assert [card["id"] for card in scene.view(0)["players"][0]["allies"]] == [ally]
    assert scene.view(0)["players"][1]["allies"] == []
    assert scene.play.owner(moved) == 1
    scene.save_and_load()
    assert scene.card(ally) in scene.play.own[0].values()


@rule("MC-OWN-06", "MC-ALLY-10")
def test_a_taken_ally_counts_at_once(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    event, *_ = scene.hand("drill-hypnotist")
    for name in ("vision", "hawkeye", "mockingbird"):
        scene.play_area(name)
    ally = scene.play_area("daredevil", seat=1)
    scene.turn()
    scene.answer(f"play:{event}", seat=0)
    assert scene.prompt == "prompt-ally-limit"
    scene.answer(f"lose:{ally}")
    assert scene.pile_of(1) == ["daredevil"]


# -- replacement, cancelling, maximums ------------------------------------------------------------------------------------


@rule("MC-REPL-02", "MC-REPL-01", "MC-REPL-03")
@pytest.mark.parametrize(("order", "cards", "threat"), [(("mirror", "prism"), 0, 1), (("prism", "mirror"), 1, 0)])
def test_the_latest_replacement_counts(board: Board, order: tuple[str, str], cards: int, threat: int) -> None:
    scene = board("captain-marvel")
    for name in order:
        scene.play_area(f"drill-{name}")
    scene.reveal("drill-wind")
    assert (scene.prompt, scene.hand_of(), scene.threat()) == ("prompt-order", [], 0)
    scene.answer(next(key for key in scene.options() if key.startswith(f"order:drill-{order[0]}")))
    assert (len(scene.hand_of()), scene.threat()) == (cards, threat)
    assert scene.health() == 12


@rule("MC-CANCEL-01", "MC-CANCEL-02", "MC-CANCEL-04", "MC-LIMIT-02")
def test_a_cancelled_event_was_played_paid_and_counted(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("drill-jammer")
    chant, _, kick, pay = scene.hand("drill-chant", "drill-chant", "haymaker", "genius")
    scene.turn()
    scene.plays(chant)
    assert scene.pile_of() == ["drill-chant"]
    assert len(scene.hand_of()) == 3  # nothing drawn
    assert not any(key.startswith("play:drill-chant") for key in scene.options())  # the maximum is reached all the same
    scene.plays(kick, pay)
    assert scene.pile_of() == ["drill-chant", "genius", "haymaker"]
    assert (scene.health(foe), scene.health("villain")) == (4, 14)


@rule("MC-CANCEL-01", "MC-CARD-48", "MC-COST-01")
def test_a_cancelled_call_has_cost_what_the_ally_costs(board: Board) -> None:
    scene = board("captain-marvel")
    scene.minion("drill-jammer")
    scene.pile("maria-hill")
    call, _ = scene.hand("make-the-call", "genius")
    scene.turn()
    scene.plays(call)
    assert scene.hand_of() == []
    assert scene.pile_of() == ["maria-hill", "genius", "make-the-call"]


@rule("MC-LIMIT-02")
def test_a_maximum_per_phase_binds_all_copies_of_all_players(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    mine, second = scene.hand("drill-chant", "drill-chant")
    theirs, *_ = scene.hand("drill-chant", seat=1)
    scene.turn()
    assert scene.offers(f"play:{theirs}", seat=1)
    scene.answer(f"play:{mine}", seat=0)
    assert len(scene.hand_of(0)) == 2  # the other chant and a new card
    assert scene.refused(f"play:{second}", seat=0) == "MC-LIMIT-02"
    assert not scene.offers(f"play:{theirs}", seat=1)
    scene.answer("end", seat=0)
    while scene.prompt != "prompt-turn":
        scene.choose(*scene.options()[: scene.table.pending[0].least])
    assert any(key.startswith("play:drill-chant") for key in scene.options(seat=1))  # the phase is over


@rule("MC-LIMIT-03")
def test_a_maximum_in_an_ability_counts_all_copies(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    bells = [scene.play_area("drill-bell"), scene.play_area("drill-bell"), scene.play_area("drill-bell", seat=1)]
    scene.turn()
    scene.answer(f"use:{bells[0]}", seat=0)
    assert scene.offers(f"use:{bells[0]}", seat=0)  # no limit of its own
    scene.answer(f"use:{bells[2]}", seat=1)
    assert not any(key.startswith("use:drill-bell") for key in scene.options())
    assert scene.refused(f"use:{bells[1]}", seat=0) == "MC-LIMIT-02"
    scene.task(end_round)
    assert len([key for key in scene.options() if key.startswith("use:drill-bell")]) == 3  # a new round


# -- into play ------------------------------------------------------------------------------------------------------------


@rule("MC-PLAY-04", "MC-PLAY-03")
@pytest.mark.parametrize("minion", [False, True])
def test_what_is_put_into_play_must_be_where_it_belongs(board: Board, minion: bool) -> None:
    scene = board("spider-man")
    foe = scene.minion("sandman") if minion else ""
    scene.pile("spider-tracer", "haymaker", "web-shooter")
    event, *_ = scene.hand("drill-shrine")
    scene.turn()
    scene.answer(f"play:{event}")
    assert scene.has("web-shooter")
    assert scene.card("web-shooter").counters == 3
    assert scene.has("spider-tracer") == minion  # it needs a minion to be on
    if minion:
        assert scene.card("spider-tracer").host == scene.card(foe).id
    assert ("haymaker" in scene.pile_of()) and not scene.has("haymaker")  # an event never stays in play
    assert scene.events("card.played") == []


@rule("MC-REVEAL-05")
def test_a_revealed_environment_stays_and_works(board: Board) -> None:
    scene = board("captain-marvel")
    scene.reveal("drill-fog")
    fog = scene.card("drill-fog")
    assert (fog.controller, fog.engaged, fog.host) == (-1, -1, -1)
    assert [card["code"] for card in scene.view(0)["environments"]] == ["drill-fog"]
    assert scene.play.stat(scene.card("villain"), "atk") == 3
    assert scene.encounter_pile() == []


@rule("MC-ABIL-07")
def test_a_qualifier_is_said_of_everything_in_its_list(board: Board) -> None:
    scene = board("captain-marvel")
    ready = [scene.play_area("vision"), scene.play_area("helicarrier")]
    tired = [scene.play_area("hawkeye", exhausted=True), scene.play_area("avengers-mansion", exhausted=True)]
    upgrade = scene.play_area("tenacity")
    scene.reveal("drill-frost")
    assert scene.health() == 12 - 2
    assert all(scene.card(name).exhausted for name in (*ready, *tired))
    assert not scene.card(upgrade).exhausted


# -- attacks --------------------------------------------------------------------------------------------------------------


@rule("MC-EATK-18")
def test_an_attacker_that_is_gone_deals_no_damage(board: Board) -> None:
    scene = board("captain-marvel")
    foe = scene.minion("hydra-mercenary")
    trap = scene.play_area("drill-trap")
    scene.minions_act()
    scene.answer(f"use:{trap}")
    scene.answer("no-defence")
    assert not scene.has(foe)
    assert scene.health() == 12


@rule("MC-ACT-04", "MC-ACT-02", "MC-ACT-03")
def test_the_form_is_looked_at_for_each_activation(board: Board) -> None:
    scene = board("captain-marvel")
    scene.scenario_card("drill-siren")
    foe = scene.minion("hydra-bomber")
    scene.villain_phase()
    scene.answer("no-defence")
    kinds = [(event.kind, event.args["card"]) for event in scene.happened() if event.kind in ("enemy.attacks", "enemy.schemes")]
    assert kinds[:2] == [("enemy.attacks", scene.card("villain").entity), ("enemy.schemes", foe)]


# -- unique ---------------------------------------------------------------------------------------------------------------


@rule("MC-UNIQUE-03", "MC-UNIQUE-01")
def test_two_persons_of_one_title_may_be_in_play(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("black-widow")
    yelena, widow, *_ = scene.hand("drill-yelena", "black-widow", "genius", "strength")
    scene.turn()
    assert scene.refused(f"play:{widow}") == "MC-UNIQUE-05"
    scene.answer(f"play:{yelena}")
    assert {card.code for card in scene.play.allies.values()} == {"black-widow", "drill-yelena"}


@rule("MC-UNIQUE-04")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_a_hero_and_an_ally_of_one_title(board: Board, form: str) -> None:
    scene = board("spider-man")
    scene.form(form)
    miles, peter = scene.hand("drill-morales", "drill-parker")
    scene.turn()
    assert scene.refused(f"play:{peter}") == "MC-UNIQUE-05"  # the same person, whichever side shows
    scene.answer(f"play:{miles}")
    assert scene.has("drill-morales")


@rule("MC-UNIQUE-02")
def test_two_identities_of_one_title() -> None:
    scene = Scene("marvel-champions", {"scenario": "rhino", "decks": ["spider-man-justice", "drill-miles-basic"]})
    scene.answer("first:0")
    assert [player["identity"]["code"] for player in scene.view(0)["players"]] == ["peter-parker", "drill-miles-morales"]
    with pytest.raises(BadSetup) as refused:
        Scene("marvel-champions", {"scenario": "rhino", "decks": ["drill-miles-basic", "drill-miles-basic"]})
    assert refused.value.reason == "hero-twice"
    scene.choose(seat=0)
    scene.choose(seat=1)
    scene.finish()


@rule("MC-OBL-01")
def test_a_hero_of_a_pack_has_a_scene_of_their_own(board: Board) -> None:
    scene = board("drill-miles")
    scene.reveal("drill-exam")
    assert (scene.card("hero").code, scene.card("hero").exhausted) == ("drill-miles", True)
    assert scene.encounter_pile() == ["drill-exam"]


@rule("MC-KEY-34", "MC-GOLD-02")
def test_surge_does_not_wait_for_step_four(board: Board) -> None:
    """One booklet speaks of surge in step 4 only, the reference of any time: the reference prevails."""
    scene = board("captain-marvel")
    event, *_ = scene.hand("drill-dare")
    scene.encounter("kree-manipulator", "crowd-control")
    scene.turn()
    scene.answer(f"play:{event}")
    assert scene.state.phase == "players"
    assert scene.encounter_pile() == ["kree-manipulator"]
    assert scene.has("crowd-control")


@rule("MC-PLAY-02")
def test_what_restricts_playing_does_not_restrict_putting(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.pile("webbed-up", "swinging-web-kick")
    event, card = scene.hand("drill-shrine", "webbed-up")
    scene.hand("strength", "genius")
    scene.turn()
    assert scene.refused(f"play:{card}") == "MC-PLAY-12"  # for heroes only
    scene.answer(f"play:{event}")
    assert scene.has("webbed-up")
    assert len(scene.hand_of()) == 3  # nothing was paid
