"""Plays made to be looked at, fourth part: what lies aside or out of play, what cards bring with them, who is asked. See test_shown.py."""

from collections import Counter

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Table
from stockade.games.marvel_champions.facts import cards, encounter_set
from stockade.games.marvel_champions.rules.round import end_round
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import rule

TWO = ["spider-man-justice", "captain-marvel-leadership"]


def takes(scene: ChampionsScene, *parts: str, seat: int | None = None) -> None:
    """The first option whose key has all these parts."""
    scene.answer(next(key for key in scene.options(seat) if all(part in key for part in parts)), seat=seat)


# -- the encounter deck -----------------------------------------------------------------------------------------------------


@rule("MC-SETUP-05")
def test_obligations_lie_aside_until_step_eleven() -> None:
    table = Table.new("marvel-champions", {"scenario": "rhino", "mode": "standard", "decks": TWO})
    aside = [player.obligation for player in table.state.players]
    assert len(table.state.deck) == 30 and not set(aside) & set(table.state.deck)
    table.answer(0, "first:0")
    assert len(table.state.deck) == 32 and set(aside) <= set(table.state.deck)


@pytest.mark.parametrize(
    ("modular", "count"),
    [
        pytest.param(["legions-of-hydra"], {"legions-of-hydra": 6}, marks=pytest.mark.rule("MC-EBUILD-04")),
        pytest.param(["bomb-scare", "under-attack"], {"bomb-scare": 6, "under-attack": 5}, marks=pytest.mark.rule("MC-EBUILD-05")),
    ],
    ids=["another", "two"],
)
def test_other_modular_sets(modular: list[str], count: dict[str, int]) -> None:
    state = Table.new("marvel-champions", {"scenario": "rhino", "mode": "standard", "decks": TWO, "modular": modular}).state
    assert Counter(cards()[state.codes[card]].set for card in state.deck) == {"rhino": 17, "standard": 7, **count}


@rule("MC-EBUILD-06")
def test_nobody_is_told_which_set_was_drawn() -> None:
    table = Table.new("marvel-champions", {"scenario": "rhino", "mode": "standard", "decks": TWO, "modular": "random"})
    assert table.view(0)["modular"] is None
    assert len(table.state.deck) > 17 + 7


@rule("MC-KEY-17")
def test_what_surges_comes_before_the_next_dealt_card(board: Board) -> None:
    scene = board("captain-marvel")
    scene.form("alter-ego")
    scene.encounter("hydra-mercenary")
    scene.reveal("assault", "crowd-control")
    order = [event["card"].rpartition(".")[0] for event in scene.events("card.revealed")]
    assert order == ["assault", "hydra-mercenary", "crowd-control"]


@rule("MC-NEM-03")
def test_a_new_deck_is_made_of_what_was_discarded(board: Board) -> None:
    scene = board("spider-man")
    scene.only_encounter("advance")
    scene.encounter_discard("hydra-mercenary", "crowd-control")
    scene.reveal("assault")
    scene.answer("pass")
    scene.answer("no-defence")
    assert scene.state.acceleration == 1
    assert len(scene.state.players[0].nemesis) == 5
    assert not {scene.state.codes[card] for card in scene.state.deck} & set(encounter_set("spider-man-nemesis"))


@rule("MC-REVEAL-04")
def test_a_treachery_lies_on_the_pile_before_the_next_card(board: Board) -> None:
    scene = board("spider-man")
    scene.set("villain", damage=6)
    scene.reveal("hard-to-keep-down", "crowd-control")
    assert scene.health("villain") == 12
    assert scene.encounter_pile() == ["hard-to-keep-down"]


# -- who plays, and with what -----------------------------------------------------------------------------------------------


@rule("MC-COMP-01")
def test_four_play_with_an_identity_each() -> None:
    decks = [*TWO, "she-hulk-aggression", "iron-man-aggression"]
    table = Table.new("marvel-champions", {"scenario": "rhino", "mode": "standard", "decks": decks})
    assert len({player["identity"]["code"] for player in table.view(0)["players"]}) == 4
    table.answer(0, "first:0")


@rule("MC-BUILD-11")
def test_two_decks_of_one_aspect() -> None:
    decks = ["captain-marvel-aggression", "she-hulk-aggression"]
    table = Table.new("marvel-champions", {"scenario": "rhino", "mode": "standard", "decks": decks}, seed=4)
    table.answer(0, "first:0")
    assert all("aggression" in [cards()[table.state.codes[card]].faction for card in player.hand] for player in table.state.players)


# -- in play and out of play ------------------------------------------------------------------------------------------------


@rule("MC-PLAY-11")
def test_who_is_out_of_play_is_no_target(board: Board) -> None:
    scene = board("spider-man")
    foe = scene.minion("hydra-mercenary")
    scene.encounter_discard("shocker")
    webs, *pay = scene.hand("webbed-up", "genius", "strength")
    scene.turn()
    scene.plays(webs, *pay)
    assert len(scene.options()) == 2 and scene.offers(f"target:{foe}")
    takes(scene, foe)


@rule("MC-PLAY-08", "MC-PLAY-09")
def test_what_is_in_play_and_what_is_not(board: Board) -> None:
    scene = board("spider-man")
    scene.hand("avengers-mansion", "genius", "strength")
    scene.turn()
    assert {scene.play.villain.code, scene.play.scheme.code} <= {card.code for card in scene.state.table.values()}
    assert not [key for key in scene.options() if key.startswith("use:")]


@rule("MC-TRIG-01")
def test_what_has_a_bold_trigger_is_used_and_the_rest_counts(board: Board) -> None:
    scene = board("captain-marvel")
    mansion = scene.play_area("avengers-mansion")
    training = scene.play_area("combat-training")
    scene.turn()
    assert scene.offers(f"use:{mansion}") and not scene.offers(f"use:{training}")
    assert scene.play.stat(scene.card("hero"), "atk") == 3


@rule("MC-SEARCH-04")
def test_what_is_looked_at_stays_in_the_deck(board: Board) -> None:
    scene = board("black-panther")
    scene.only_deck("genius", "armored-vest", "panther-claws", "strength", "energy-daggers")
    ally, *pay = scene.hand("shuri", "vibranium")
    scene.turn()
    scene.plays(ally, *pay)
    scene.answer(f"use:{ally}")
    assert len(scene.state.players[0].deck) == 5
    takes(scene, "panther-claws")
    assert len(scene.state.players[0].deck) == 4


@rule("MC-TALK-02", "MC-OWN-04")
def test_nobody_has_to_show_a_hand(board: Board) -> None:
    scene = board("spider-man", "captain-marvel", hands="closed")
    scene.hand("backflip", "genius")
    scene.hand("haymaker", "energy", "strength", seat=1)
    scene.turn()
    seen = scene.view(0)["players"]
    assert len(seen[0]["hand"]) == 2
    assert (seen[1]["hand"], seen[1]["hand_count"]) == (None, 3)


# -- what cards bring with them ---------------------------------------------------------------------------------------------


@rule("MC-KEY-31")
def test_web_shooter_comes_with_three_counters(board: Board) -> None:
    scene = board("spider-man")
    shooter, *pay = scene.hand("web-shooter", "genius")
    scene.turn()
    scene.plays(shooter, *pay)
    assert scene.card(shooter).counters == 3


@rule("MC-HP-01", "MC-HP-02")
def test_the_armor_lifts_both_numbers(board: Board) -> None:
    scene = board("iron-man")
    scene.set("hero", damage=4)
    armor, *pay = scene.hand("mark-v-armor", "genius", "strength")
    scene.turn()
    scene.plays(armor, *pay)
    assert (scene.health(), scene.play.stat(scene.card("hero"), "health")) == (11, 15)


@rule("MC-FORM-07")
def test_what_says_you_and_what_says_hero(board: Board) -> None:
    scene = board("iron-man")
    scene.play_area("mark-v-armor")
    scene.play_area("combat-training")
    scene.turn()
    assert (scene.health(), scene.play.stat(scene.card("hero"), "atk")) == (15, 2)
    scene.answer("flip")
    assert (scene.health(), scene.play.stat(scene.card("hero"), "atk")) == (15, 0)


@rule("MC-MOD-11")
def test_a_trait_is_what_others_ask_for(board: Board) -> None:
    scene = board("captain-marvel")
    scene.play_area("captain-marvels-helmet")
    flight, *pay = scene.hand("cosmic-flight", "energy")
    scene.turn()
    assert scene.play.stat(scene.card("hero"), "def") == 2
    scene.plays(flight, *pay)
    assert scene.play.stat(scene.card("hero"), "def") == 3


@rule("MC-SIDE-01")
def test_a_side_scheme_comes_with_so_much_for_each_player(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.reveal("crowd-control")
    assert scene.threat("crowd-control") == 4


@rule("MC-VILP-01", "MC-ACCEL-03")
def test_scheme_icon_and_token_add_up(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.scenario_card("bomb-scare", threat=2)
    scene.acceleration(1)
    scene.villain_phase()
    assert scene.events("threat.placed")[0]["count"] == 2 + 1 + 1
    scene.answer("pass")


# -- who is next, who is asked ----------------------------------------------------------------------------------------------


@rule("MC-VILP-10")
def test_the_token_moves_on_and_the_round_is_over(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.task(end_round)
    assert (scene.state.first, scene.state.round) == (1, 2)


@rule("MC-REVEAL-11")
def test_who_reveals_it_chooses_even_behind_the_first_player(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.reveal("hydra-bomber", seat=1)
    assert [ask.seat for ask in scene.table.pending] == [1]
    takes(scene, "damage", seat=1)
    assert (scene.health("hero0"), scene.health("hero1")) == (12, 8)


@rule("MC-ELIM-05")
def test_who_is_out_wins_with_the_others(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    scene.villain_stage(2, damage=29)
    scene.set("hero1", damage=9)
    scene.reveal("shocker")
    assert scene.state.players[1].out and not scene.outcome
    while scene.prompt != "prompt-turn":
        scene.choose(*scene.options()[-1:])
    takes(scene, "attack:captain-marvel", seat=0)
    takes(scene, "rhino", seat=0)
    scene.finish("won")
    assert scene.table.winners == [0, 1]


@rule("MC-CARD-85")
def test_at_home_the_second_option_needs_a_card_to_lose(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.hand("genius")
    scene.reveal("eviction-notice")
    assert len(scene.options()) == 2
    takes(scene, "exhaust")
    assert scene.card("hero").exhausted
