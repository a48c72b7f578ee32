"""Damage, defeat, elimination, decks running out, uniqueness, modifiers, control."""

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.effects.ability import BOOK
from stockade.games.marvel_champions.effects.modifier import Modifier
from stockade.games.marvel_champions.rules.card_moves import draw, take_encounter
from stockade.testing import rule

# -- damage and defeat --------------------------------------------------------------------------------------------------


@rule("MC-HP-04", "MC-HP-06", "MC-DEFEAT-01", "MC-HP-05")
def test_a_minion_without_hit_points_is_discarded(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-bomber")
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{foe}")
    assert not scene.has(foe)
    assert scene.encounter_pile() == ["hydra-bomber"]
    assert scene.last("damage.dealt")["health"] == 0


@rule("MC-WIN-01", "MC-WIN-04", "MC-DEFEAT-04")
def test_the_last_stage_wins(board: Board) -> None:
    scene = board("spider-man")
    scene.change(lambda g: (g.state.gone_stages.append(g.state.villain_deck.pop()), setattr(g.villain, "damage", 12)))
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.finish("won")
    assert scene.table.winners == [0]


@rule("MC-WIN-05", "MC-GOLD-03")
def test_a_tie_is_lost(board: Board) -> None:
    scene = board("she-hulk")
    scene.change(lambda g: (g.state.gone_stages.append(g.state.villain_deck.pop()), setattr(g.villain, "damage", 13)))
    scene.set("hero", damage=14)
    hulk = scene.play_area("hulk")
    foe = scene.minion("sandman", tough=False)
    scene.deck("energy")  # 1 damage to everybody
    scene.turn()
    scene.answer(f"attack:{hulk}")
    scene.answer(f"target:{foe}")
    scene.finish("lost")


@rule(
    "MC-ELIM-01",
    "MC-ELIM-02",
    "MC-ELIM-03",
    "MC-ELIM-04",
    "MC-ELIM-05",
    "MC-ELIM-07",
    "MC-ELIM-08",
    "MC-ROUND-05",
    "MC-KEY-03",
    "MC-ELIM-06",
)
def test_elimination(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.set("hero", damage=9)
    scene.hand("genius")
    scene.play_area("tenacity")
    foe = scene.minion("vulture", damage=1)
    scene.reveal("shocker", "assault")
    player = scene.state.players[0]
    assert player.out
    assert (player.hand, player.deck, player.dealt) == ([], [], [])
    assert scene.events("first.passed")[0]["who"].startswith("captain-marvel")
    assert scene.prompt == "prompt-defend"  # Vulture engages Captain Marvel and strikes
    scene.answer("no-defence")
    assert (scene.card(foe).engaged, scene.card(foe).damage) == (1, 1)
    assert scene.play.target(scene.card("scheme")) == 14
    assert scene.outcome == ""
    assert not scene.has("tenacity")


@rule("MC-ELIM-10")
def test_an_eliminated_players_turn_is_over(board: Board) -> None:
    scene = board("she-hulk", "captain-marvel")
    scene.set("hero", damage=14)
    lash = scene.minion("whiplash")
    scene.answer("attack:she-hulk.0")
    scene.answer(f"target:{lash}")
    assert scene.state.players[0].out
    assert scene.table.pending[0].seat == 1


@rule("MC-ELIM-09", "MC-VILP-10")
def test_the_token_moves_on_again_in_step_five(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", "she-hulk")
    scene.set("hero", damage=9)
    scene.encounter("advance")
    scene.reveal("shocker", seat=1)
    assert [event["who"].split(".")[0] for event in scene.events("first.passed")] == ["captain-marvel", "she-hulk"]
    assert scene.state.first == 2  # passed at the elimination, and again in step 5


@rule("MC-ELIM-11", "MC-OWN-01")
def test_drones_of_the_eliminated_stay(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", scenario="ultron")
    mine = [drone for drone in scene.play.drones() if drone.engaged == 0]
    assert len(mine) == 1
    scene.set("hero", damage=9)
    scene.reveal("shocker", seat=1)
    moved = scene.card(mine[0].entity)
    assert moved.engaged == 1
    assert scene.play.owner(moved) == 0


# -- decks --------------------------------------------------------------------------------------------------------------


@rule("MC-DECK-03", "MC-DECK-04", "MC-DECK-05", "MC-DECK-02")
def test_a_draw_goes_on_with_the_new_deck(board: Board) -> None:
    scene = board("spider-man")
    scene.only_deck("genius")
    scene.pile("energy", "strength", "haymaker")
    table = scene.table
    table.arrange(lambda g: draw(g, 0, 3))
    player = table.state.players[0]
    assert len(player.hand) == 3
    assert len(player.deck) == 1
    assert len(player.dealt) == 1


@rule("MC-DECK-08")
def test_both_piles_empty(board: Board) -> None:
    scene = board("spider-man")
    scene.only_deck("genius")
    scene.table.arrange(lambda g: draw(g, 0, 3))
    player = scene.table.state.players[0]
    assert (len(player.hand), player.deck, player.dealt) == (1, [], [])


@rule("MC-ACCEL-01", "MC-ACCEL-02", "MC-ACCEL-05", "MC-ACCEL-06")
def test_the_encounter_deck_is_rebuilt_the_moment_it_is_empty(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_encounter("hydra-mercenary")
    scene.change(lambda g: g.state.discard.append(g.state.removed.pop()))
    scene.villain_attacks()
    assert scene.state.acceleration == 1
    assert len(scene.state.deck) == 1
    scene.answer("no-defence")
    empty = board("captain-marvel")
    empty.only_encounter()
    empty.change(lambda g: take_encounter(g))
    assert empty.state.acceleration == 0


@rule("MC-ACCEL-05")
def test_without_any_encounter_card_nothing_is_given(board: Board) -> None:
    scene = board("captain-marvel")
    scene.only_encounter()
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.health() == 10
    assert scene.events("boost.given") == []


@rule("MC-DECK-07", "MC-CARD-73")
def test_other_moves_go_on_with_the_new_deck(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron")
    scene.only_deck("genius")
    scene.pile("energy", "strength")
    before = len(scene.play.drones())
    scene.reveal("ultrons-imperative")
    assert len(scene.play.drones()) == before + 2
    assert len(scene.events("deck.rebuilt")) == 1


# -- unique, control, type ----------------------------------------------------------------------------------------------


@rule("MC-UNIQUE-01", "MC-UNIQUE-05")
def test_a_unique_card_is_in_play_once(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.play_area("nick-fury", seat=1)
    ally, *_ = scene.hand("nick-fury", "genius", "strength")
    scene.turn()
    assert scene.refused(f"play:{ally}", seat=0) == "MC-UNIQUE-05"


@rule("MC-UNIQUE-06")
def test_a_second_unique_minion_is_discarded(board: Board) -> None:
    scene = board("captain-marvel")
    scene.minion("shocker")
    scene.reveal("shocker")
    assert len(scene.play.minions) == 1
    assert scene.encounter_pile() == ["shocker"]
    assert scene.health() == 11  # its text still resolves


@rule("MC-OWN-01", "MC-OWN-02", "MC-OWN-03", "MC-OWN-05", "MC-OWN-06", "MC-PLAY-02")
def test_a_called_ally_goes_back_to_its_owner(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.pile("daredevil", seat=1)
    call, *pay = scene.hand("make-the-call", "genius", "strength")
    scene.turn()
    scene.plays(call, *pay)
    ally = scene.card("daredevil").entity
    scene.set(ally, damage=2)
    scene.turn()
    scene.answer(f"attack:{ally}")
    assert scene.pile_of(1) == ["daredevil"]


@rule("MC-ATTACH-04", "MC-ATTACH-02", "MC-PLAY-06")
def test_attachments_go_with_their_host(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-bomber")
    scene.play_area("spider-tracer", on=foe)
    scene.scenario_card("genetically-enhanced", on=foe)
    scene.set(foe, damage=4)
    scene.turn()
    scene.answer("attack:spider-man.0")
    scene.answer(f"target:{foe}")
    assert scene.pile_of() == ["spider-tracer"]
    assert sorted(scene.encounter_pile()) == ["genetically-enhanced", "hydra-bomber"]


@rule("MC-PLAY-08", "MC-PLAY-09", "MC-PLAY-10", "MC-PLAY-11")
def test_only_cards_in_play_work(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand("captain-marvels-helmet")
    scene.pile("cosmic-flight")
    assert scene.play.stat(scene.card("hero"), "def") == 1
    assert not scene.play.aerial(0)
    assert {scene.play.villain.code, scene.play.scheme.code} == {"rhino-1", "the-break-in"}
    scene.play_area("captain-marvels-helmet")
    assert scene.play.stat(scene.card("hero"), "def") == 2


@rule("MC-OBL-02", "MC-PLAY-14")
def test_the_obligation_of_an_eliminated_hero_leaves(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.set("hero1", damage=9)
    scene.reveal("shocker")
    assert scene.state.players[1].out

    def deal_it(g) -> None:
        g.state.removed.remove(g.player(1).obligation)
        g.player(0).dealt.append(g.player(1).obligation)

    scene.encounter("crowd-control")
    scene.change(deal_it)
    scene.reveal()
    assert scene.has("crowd-control")
    assert "eviction-notice" in [scene.state.codes[card] for card in scene.state.removed]
    assert scene.view(0)["resolving"] == []  # it lies in one place


@rule("MC-ANAT-05")
@pytest.mark.parametrize(("card", "icons"), [("advance", 0), ("hydra-mercenary", 1)])
def test_a_boost_card_adds_its_icons_and_nothing_without_any(board: Board, card: str, icons: int) -> None:
    scene = board("captain-marvel")
    scene.encounter(card)
    scene.villain_attacks()
    scene.answer("no-defence")
    assert scene.health() == 12 - 2 - icons
    assert scene.last("boost.turned")["count"] == icons


@rule("MC-SIDE-06")
def test_a_side_scheme_without_threat_falls_at_once(board: Board) -> None:
    scene = board("spider-man")
    facts = BOOK["crowd-control"].facts
    each, facts.threat_each = facts.threat_each, 0
    try:
        scene.reveal("crowd-control")
        assert not scene.has("crowd-control")
        assert scene.encounter_pile() == ["crowd-control"]
    finally:
        facts.threat_each = each


@rule("MC-MAIN-08", "MC-MAIN-01")
def test_what_an_effect_would_still_place_on_a_finished_stage_is_lost(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.set("scheme", threat=5)
    scene.form("alter-ego")
    scene.scenario_card("bomb-scare", threat=1)
    scene.villain_phase()
    assert scene.card("scheme").code == "secret-rendezvous"
    assert scene.events("threat.placed")[0]["threat"] in (7, 8)


# -- values -------------------------------------------------------------------------------------------------------------


@rule("MC-MOD-02", "MC-MOD-03", "MC-MOD-04", "MC-MOD-05", "MC-MOD-06", "MC-MOD-08", "MC-MOD-01")
def test_values_are_counted_in_order(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = board("spider-man")

    def atk(*changes: Modifier) -> int:
        monkeypatch.setattr(BOOK["tenacity"], "modifiers", list(changes))
        from stockade.games.marvel_champions.play import slots_in_play

        slots_in_play.cache_clear()
        fresh = Table.load(scene.table.save())
        return fresh.play.stat(fresh.play.identity(0), "atk")

    scene.play_area("tenacity")

    def hero(g, me, other) -> bool:
        return g.is_identity(other)

    try:
        assert atk() == 2
        assert atk(Modifier("atk", 2, hero, "times"), Modifier("atk", 1, hero)) == 6
        assert atk(Modifier("atk", -9, hero)) == 0
        assert atk(Modifier("atk", 7, hero, "set"), Modifier("atk", 4, hero, "set"), Modifier("atk", 3, hero)) == 4
    finally:
        monkeypatch.undo()
        from stockade.games.marvel_champions.play import slots_in_play

        slots_in_play.cache_clear()


@rule("MC-FORM-05", "MC-DMG-16")
def test_what_is_for_heroes_passes_alter_egos_by(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.form("alter-ego", seat=1)
    assert [card.controller for card in scene.play.heroes()] == [0]


@rule("MC-COST-03", "MC-RES-12")
def test_everybody_pays_with_their_own(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    card, *_ = scene.hand("tenacity")
    scene.hand("energy-absorption", seat=1)
    one = scene.play_area("web-shooter")
    two = scene.play_area("web-shooter")
    scene.turn()
    scene.answer(f"play:{card}", seat=0)  # the two web-shooters pay
    assert (scene.card(one).counters, scene.card(two).counters) == (2, 2)
    assert len(scene.hand_of(1)) == 1
    from_hand = board("spider-man", "captain-marvel")
    card, _ = from_hand.hand("tenacity", "genius")
    from_hand.hand("energy-absorption", seat=1)
    from_hand.turn()
    from_hand.answer(f"play:{card}", seat=0)
    assert (from_hand.hand_of(0), len(from_hand.hand_of(1))) == ([], 1)


@rule("MC-ABIL-06", "MC-TYPE-06")
def test_an_ability_means_its_own_copy_and_counters_are_only_counters(board: Board) -> None:
    scene = board("captain-marvel")
    one, two = scene.play_area("energy-channel"), scene.play_area("energy-channel")
    pay, *_ = scene.hand("energy")
    scene.turn()
    scene.answer(f"use:{one}:0")
    if scene.prompt == "prompt-spend-x":
        scene.choose(f"spend:{pay}")
    assert (scene.card(one).counters, scene.card(two).counters) == (2, 0)
    assert scene.has(two)  # without counters it stays: nothing says otherwise
    scene.answer(f"use:{one}:1")
    assert scene.health("villain") == 14 - 4
    assert (scene.has(one), scene.has(two)) == (False, True)


@rule("MC-ABIL-06")
def test_what_follows_an_enemys_own_attack_follows_no_other(board: Board) -> None:
    scene = board("she-hulk")
    shark, _ = scene.minion("tiger-shark"), scene.minion("radioactive-man")
    scene.hand("genius")
    scene.minions_act()
    scene.answer(f"next:{shark}")
    scene.answer("no-defence")
    assert scene.card(shark).tough and scene.hand_of() == ["genius"]
    scene.set(shark, tough=False)
    scene.answer("no-defence")
    assert not scene.card(shark).tough and scene.hand_of() == []


@rule("MC-ATTACH-07", "MC-FORM-05", "MC-FORM-07")
def test_an_upgrade_beside_an_identity_lifts_that_hero_and_no_alter_ego(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    training, pay = scene.hand("combat-training", "energy")
    scene.turn()
    scene.plays(training, pay)
    if scene.prompt == "prompt-controller":
        scene.answer("player:0")
    heroes = [scene.card("hero0"), scene.card("hero1")]
    assert [scene.play.stat(hero, "atk") for hero in heroes] == [3, 2]
    scene.answer("attack:spider-man.0")
    assert scene.card("villain").damage == 3
    scene.form("alter-ego")
    assert scene.play.stat(scene.card("hero0"), "atk") == 0


@rule("MC-ESCH-05")
def test_nobody_defends_against_a_scheme(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("mockingbird")
    scene.form("alter-ego")
    scene.villain_attacks()
    assert scene.prompt == "prompt-turn" and scene.events("enemy.schemes") and not scene.events("attack.defended")
    scene.form("hero")
    scene.villain_attacks()
    assert scene.prompt == "prompt-defend"


@rule("MC-EATK-02")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_minions_get_no_boost_cards(board: Board, form: str) -> None:
    scene = board("captain-marvel")
    scene.minion("hydra-mercenary")
    scene.form(form)
    scene.minions_act()
    if form == "hero":
        scene.answer("no-defence")
    assert scene.events("enemy.attacks" if form == "hero" else "enemy.schemes") and not scene.events("boost.given")
    assert len(scene.state.deck) == 10 and not scene.state.boost
    scene.villain_attacks()
    assert scene.events("boost.given")


@rule("MC-TYPE-03")
def test_an_event_may_be_kept(board: Board) -> None:
    scene = board("spider-man")
    event, *_ = scene.hand("backflip")
    scene.villain_attacks()
    scene.answer("pass")
    scene.answer("no-defence")
    assert scene.offers(f"play:{event}")
    scene.answer("pass")
    assert scene.hand_of() == ["backflip"]
    assert scene.health() == 8


@rule("MC-LIMIT-08", "MC-LIMIT-01", "MC-PLAY-15")
def test_a_card_that_comes_back_has_fresh_limits(board: Board) -> None:
    scene = board("captain-marvel")
    ally = scene.play_area("vision", damage=2)
    call, *pay = scene.hand("make-the-call", "energy", "genius", "strength")
    scene.hand("energy", "energy")
    scene.turn()
    scene.answer(f"use:{ally}")
    if scene.prompt == "prompt-pay":
        scene.choose(f"spend:{pay[0]}")
    scene.answer("choose:atk")
    assert not scene.offers(f"use:{ally}")
    scene.answer(f"attack:{ally}")
    assert not scene.has(ally)  # what the attack cost him was too much
    scene.answer(f"play:{call}")
    scene.choose(*[f"spend:{name}" for name in pay[1:]])
    back = scene.card("vision").entity
    assert scene.offers(f"use:{back}")
