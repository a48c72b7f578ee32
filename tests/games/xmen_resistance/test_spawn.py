"""Spawning: which Spawn Point draws when, what each kind of Spawn card does, and what happens when pieces or decks run out."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import champions, spawn_cards
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.state import SpawnPoint
from stockade.testing import rule

FIRST = "12V.E"  # the First Spawn Point of MH0; Storm waits at the other end of the corridor, three moves away
CLOSED = ("12V.A", "12V.B", "12V.C")  # the Danger Room: no way out while its door is closed


def spawning(board: Board, *cards: str, hero: str = "15V.B", xp: int = 0, zones: tuple[str, ...] = (FIRST,)) -> ResistanceScene:
    """Storm, and these cards on top of the Spawn deck for the Spawn Points of these zones."""
    scene = board("storm", storm=hero)
    scene.set("storm", xp=xp)
    scene.spawn_points(*zones)
    scene.deck("spawn", *cards)
    return scene


def twice(scene: ResistanceScene, zone: str = FIRST) -> None:
    """A second Spawn Point in that zone."""
    scene.change(lambda g: g.state.spawns.append(SpawnPoint(zone, "red", True)))


def moves(scene: ResistanceScene, kind: str = "") -> list[tuple[int, str, str]]:
    """Who moved how often from where to where."""
    return [(m["count"], m["origin"], m["to"]) for m in scene.events("enemies.moved") if kind in ("", m["enemy"])]


# -- which Spawn Points ---------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-02")
def test_the_first_spawn_point_then_clockwise_one_card_each(board: Board) -> None:
    scene = board("storm", on="MH2", storm="17R.H")
    scene.spawn_points("16R.A", "18R.C", "17R.I")
    scene.deck("spawn", "007", "008", "009")
    scene.end_turns()
    assert scene.drawn() == [("007", "16R.A"), ("008", "18R.C"), ("009", "17R.I")]
    assert [scene.count(zone, "brute") for zone in ("16R.A", "18R.C", "17R.I")] == [1, 1, 1]


@rule("XR-SPAWN-03")
def test_spawn_points_go_level_by_level_from_that_of_the_first(board: Board) -> None:
    scene = board("storm", "magneto", on="MH5", storm="13R.C", magneto="18V.E")  # out of everybody's way, one on each level
    scene.spawn_points("16V.C", "18V.D", "14R.A", "15R.D")
    scene.deck("spawn", "007", "008", "009", "023")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["16V.C", "18V.D", "14R.A", "15R.D"]


@rule("XR-SPAWN-06", "XR-SPAWN-07")
@pytest.mark.parametrize("taken", [False, True])
def test_the_green_spawn_point_sleeps_until_the_key_is_taken_and_draws_in_that_very_round(board: Board, taken: bool) -> None:
    scene = spawning(board, "007", "008", hero="12V.C")
    if taken:
        scene.answer("take:12V.C")
    scene.end_turns()
    assert scene.drawn() == [("007", FIRST), ("008", "12V.A")][: 1 + taken]


@rule("XR-SPAWN-32")
def test_a_second_spawn_point_in_the_zone_draws_right_after_the_first(board: Board) -> None:
    scene = spawning(board, "007", "005", "008", zones=(FIRST, "12V.A"))
    twice(scene)
    scene.end_turns()
    assert scene.drawn() == [("007", FIRST), ("005", FIRST), ("008", "12V.A")]
    order = [(event.kind, event.args.get("zone")) for event in scene.happened() if event.kind in ("card.spawned", "enemies.moved")]
    assert [kind for kind, _ in order] == ["card.spawned", "card.spawned", "enemies.moved", "card.spawned"]  # each resolved first


@rule("XR-SPAWN-32", "XR-MH0-06")
@pytest.mark.parametrize(("team", "cards"), [(4, 1), (5, 2), (6, 2)])
def test_an_extra_card_comes_right_after_the_first(board: Board, team: int, cards: int) -> None:
    heroes = ("storm", "magneto", "rogue", "wolverine", "mystique", "colossus")[:team]
    scene = board(*heroes, storm="15V.B")
    scene.spawn_points(FIRST, "12V.A")
    scene.deck("spawn", "007", "008", "009")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == [FIRST] * cards + ["12V.A"]


@rule("XR-SPAWN-31")
def test_a_spawn_point_in_a_closed_building_leaves_it_closed(board: Board) -> None:
    scene = spawning(board, "007", zones=("12V.A",))
    scene.facedown("trish_tilby", "12V.A")
    scene.end_turns()
    assert scene.count("12V.A", "brute") == 1
    assert scene.events("building.opened") == []
    assert scene.view(0)["zones"]["12V.A"]["facedown"] == 1
    assert not scene.view(0)["zones"]["12V.A"]["opened"]


# -- reading a card -------------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-04")
@pytest.mark.parametrize(("xp", "walkers"), [(0, 2), (6, 2), (7, 3), (18, 3), (19, 8), (42, 8), (43, 9)])
def test_the_line_of_the_danger_level(board: Board, xp: int, walkers: int) -> None:
    scene = spawning(board, "001", xp=xp)
    scene.end_turns()
    assert scene.count(FIRST, "walker") == walkers


@rule("XR-SPAWN-04")
def test_the_highest_danger_level_of_the_team_counts(board: Board) -> None:
    scene = board("mystique", "colossus", mystique="15V.B")
    scene.set("mystique", xp=5)
    scene.set("colossus", xp=12)
    scene.spawn_points(FIRST)
    scene.deck("spawn", "001")
    scene.end_turns()
    assert scene.count(FIRST, "walker") == 3


@rule("XR-SPAWN-04")
@pytest.mark.parametrize(("card", "kind"), [("001", "walker"), ("007", "brute"), ("011", "runner")])
def test_new_enemies_do_not_act_in_the_round_they_come(board: Board, card: str, kind: str) -> None:
    scene = spawning(board, card, hero=FIRST)
    scene.end_turns()
    assert scene.count(FIRST, kind) == spawn_cards()[card].lines[0]
    assert scene.hero("storm").health == 3
    assert card in scene.state.spawn_pile.discards


@rule("XR-SPAWN-08")
def test_an_empty_spawn_deck_is_made_anew_from_its_discards(board: Board) -> None:
    scene = spawning(board, "007", zones=(FIRST, "12V.A"))
    scene.deck("spawn", "007", rest=False)
    scene.end_turns()
    assert scene.drawn()[0] == ("007", FIRST)
    shuffles = [event.rule for event in scene.happened() if event.kind == "deck.shuffled"]
    assert shuffles == ["XR-SPAWN-08"]
    assert len(scene.drawn()) >= 2
    assert len(scene.state.spawn_pile.deck) + len(scene.drawn()) - 1 == len(spawn_cards())


def test_no_spawn_card_at_all_brings_nobody(board: Board) -> None:
    scene = spawning(board)
    scene.deck("spawn", rest=False)
    scene.no_discards("spawn")
    scene.end_turns()
    assert scene.drawn() == []
    assert scene.table.round == 2


# -- Rush -----------------------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-09")
def test_a_rush_activates_the_new_ones_and_nobody_else(board: Board) -> None:
    scene = spawning(board, "003", "005")
    twice(scene)
    scene.enemies(FIRST, walker=1)  # goes to the control room in the Enemy Phase
    scene.end_turns()
    assert moves(scene) == [(1, FIRST, "12V.D"), (2, FIRST, "12V.D")]
    assert (scene.count(FIRST, "walker"), scene.count("12V.D", "walker")) == (1, 3)  # the one from card 003 did not rush along


@rule("XR-SPAWN-09")
def test_a_rush_beside_a_hero_is_an_attack(board: Board) -> None:
    scene = spawning(board, "005", hero=FIRST)
    scene.end_turns()
    assert scene.hero("storm").health == 1


@rule("XR-SPAWN-09")
def test_rushing_runners_act_twice(board: Board) -> None:
    scene = spawning(board, "014")
    scene.end_turns()
    assert scene.count("15V.A", "runner") == 1


# -- Extra Activation -----------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-10")
def test_an_extra_activation_is_for_all_of_its_type_and_spawns_nobody(board: Board) -> None:
    scene = spawning(board, "037", xp=7)
    scene.enemies(FIRST, walker=2, brute=1)
    before = scene.state.pool[:]
    scene.end_turns()
    assert (scene.count("15V.A", "walker"), scene.count("12V.D", "brute")) == (2, 1)  # Walkers went twice
    assert scene.state.pool == before


@rule("XR-SPAWN-10")
def test_an_extra_activation_of_runners_has_both_actions(board: Board) -> None:
    scene = spawning(board, "039", xp=7)
    scene.enemies(FIRST, runner=2, walker=1)  # two zones in the Enemy Phase, then one more and an attack
    scene.end_turns()
    assert (scene.count("15V.B", "runner"), scene.count("12V.D", "walker"), scene.hero("storm").health) == (2, 1, 1)


@rule("XR-SPAWN-10")
def test_an_extra_activation_of_zombie_heroes_is_for_all_of_them(board: Board) -> None:
    scene = spawning(board, "040", xp=7, hero="15V.B")
    scene.zombie("iceman", FIRST)
    scene.zombie("juggernaut", "12V.D")
    scene.enemies(FIRST, walker=1)
    scene.end_turns()
    assert (scene.count("15V.B", "iceman"), scene.count("12V.D", "walker")) == (1, 1)
    assert scene.hero("storm").stage == "out"  # Juggernaut twice, Iceman once more


@rule("XR-SPAWN-10")
def test_walkers_that_rushed_activate_again(board: Board) -> None:
    scene = spawning(board, "005", "037", xp=7)
    twice(scene)
    scene.end_turns()
    assert moves(scene) == [(4, FIRST, "12V.D"), (4, "12V.D", "15V.A")]


@rule("XR-SPAWN-11")
@pytest.mark.parametrize(("xp", "where"), [(6, "12V.D"), (7, "15V.A"), (19, "15V.A"), (43, "15V.A")])
def test_an_extra_activation_does_nothing_at_blue(board: Board, xp: int, where: str) -> None:
    scene = spawning(board, "037", xp=xp)
    scene.enemies(FIRST, walker=1)
    scene.end_turns()
    assert scene.count(where, "walker") == 1
    assert (scene.events("card.nothing") != []) == (xp == 6)


# -- Hidden Bystander -----------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-12")
def test_a_hidden_bystander_comes_and_another_card_is_drawn(board: Board) -> None:
    scene = spawning(board, "041", "007")
    scene.deck("person", "trish_tilby")
    scene.end_turns()
    assert scene.drawn() == [("041", FIRST), ("007", FIRST)]
    assert scene.view(0)["zones"][FIRST]["bystanders"] == [{"id": "trish_tilby", "hidden": True}]
    assert scene.count(FIRST, "brute") == 1
    assert "041" not in scene.state.spawn_pile.discards  # tucked under the Bystander


@rule("XR-SPAWN-13")
def test_a_too_late_card_is_ignored_and_the_other_card_still_drawn(board: Board) -> None:
    scene = spawning(board, "041", "007")
    scene.deck("person", "too_late")
    scene.end_turns()
    assert scene.state.people == []
    assert scene.drawn() == [("041", FIRST), ("007", FIRST)]  # and no card for Too Late! itself
    assert scene.state.person_pile.discards == ["too_late"]
    assert "041" in scene.state.spawn_pile.discards


@rule("XR-SPAWN-12")
def test_two_hidden_bystanders_in_a_row(board: Board) -> None:
    scene = spawning(board, "041", "042", "007")
    scene.deck("person", "trish_tilby", "senator_kelly")
    scene.end_turns()
    assert [(person.id, person.cover) for person in scene.state.people] == [("trish_tilby", "041"), ("senator_kelly", "042")]
    assert scene.drawn()[-1] == ("007", FIRST)


@rule("XR-SPAWN-14")
def test_enemies_ignore_a_hidden_bystander(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", FIRST, hidden=True)
    scene.enemies(FIRST, walker=1)
    scene.enemies("12V.D", runner=1)
    scene.dice(1)
    scene.end_turns()
    assert scene.where("trish_tilby") == "12V.D"  # not attacked, and she walks past them
    assert (scene.count("12V.D", "walker"), scene.count("15V.B", "runner")) == (1, 1)  # they hunt Storm


@rule("XR-SPAWN-15")
def test_a_hidden_bystander_ignores_enemies_in_its_zone_and_on_its_way(board: Board) -> None:
    scene = board("storm", storm="12V.D")
    scene.enemies("12V.D", walker=1)  # busy with Storm
    scene.enemies(FIRST, walker=1)  # busy with Callisto
    scene.bystander("callisto", FIRST)
    scene.bystander("trish_tilby", FIRST, hidden=True)
    scene.dice(6, 4)
    scene.end_turns()
    assert (scene.where("trish_tilby"), scene.where("callisto")) == ("12V.D", FIRST)  # Callisto does not dare
    assert scene.rule_of("bystander.moved") == "XR-SPAWN-15"


@rule("XR-SPAWN-16", "XR-SPAWN-17")
@pytest.mark.parametrize(("die", "found"), [(1, False), (4, False), (5, True), (6, True)])
def test_a_hidden_bystander_is_discovered_on_five_or_six(board: Board, die: int, found: bool) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", FIRST, hidden=True)
    scene.dice(die)
    scene.end_turns()
    assert scene.where("trish_tilby") == "12V.D"
    assert scene.view(0)["zones"]["12V.D"]["bystanders"] == [{"id": "trish_tilby", "hidden": not found}]
    assert ("041" in scene.state.spawn_pile.discards) == found


@rule("XR-SPAWN-16")
def test_a_discovered_bystander_rolls_no_more_and_is_hunted(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", FIRST, hidden=True)
    scene.enemies(FIRST, walker=1)
    scene.dice(5)
    scene.end_turns()
    assert (scene.where("trish_tilby"), scene.count("12V.D", "walker")) == ("12V.D", 1)  # side by side
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    assert len(scene.events("bystander.sneaks")) == 1


@rule("XR-SPAWN-16")
def test_a_hidden_bystander_beside_a_hero_stays_and_still_rolls(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", "15V.B", hidden=True)
    scene.dice(5)
    scene.end_turns()
    assert scene.where("trish_tilby") == "15V.B"
    assert scene.events("bystander.sneaks") == [{"bystander": "trish_tilby", "die": 5, "found": True}]


@rule("XR-SPAWN-17", "XR-RESCUE-10")
def test_the_hidden_card_is_discarded_when_the_bystander_is_rescued(board: Board) -> None:
    scene = board("storm", storm="15V.B")
    scene.bystander("trish_tilby", "15V.B", hidden=True)
    scene.answer("rescue:trish_tilby")
    assert scene.hero("storm").bystander == "trish_tilby"
    assert scene.state.spawn_pile.discards == ["041"]


@rule("XR-SPAWN-17")
def test_the_hidden_card_is_discarded_when_the_bystander_is_lost(board: Board) -> None:
    scene = board("storm", on="MH5", storm="14R.E")
    scene.bystander("trish_tilby", "16V.C", hidden=True)  # on a level without Super Heroes
    scene.end_turns()
    assert scene.where("trish_tilby") == ""
    assert scene.state.spawn_pile.discards == ["041"]
    assert scene.state.person_pile.discards == ["trish_tilby"]


@rule("XR-SPAWN-18")
def test_an_empty_bystander_deck_is_made_anew_from_its_discards(board: Board) -> None:
    scene = spawning(board, "041", "007")
    scene.deck("person", rest=False)
    scene.end_turns()
    assert "XR-SPAWN-18" in [event.rule for event in scene.happened() if event.kind == "deck.shuffled"]
    assert len(scene.state.people) + len(scene.state.person_pile.discards) == 1


@rule("XR-SPAWN-19")
def test_with_no_bystander_left_only_the_other_card_is_drawn(board: Board) -> None:
    scene = spawning(board, "041", "007")
    scene.deck("person", rest=False)
    scene.no_discards("person")
    scene.end_turns()
    assert (scene.state.people, scene.drawn()) == ([], [("041", FIRST), ("007", FIRST)])
    assert scene.rule_of("bystander.none") == "XR-SPAWN-19"
    assert "041" in scene.state.spawn_pile.discards


# -- Overdrive ------------------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-20", "XR-SPAWN-21", "XR-SPAWN-22")
def test_overdrive_moves_brutes_two_zones_and_drains_whoever_they_reach(board: Board) -> None:
    scene = spawning(board, "036")
    scene.set("storm", power=3)
    scene.enemies(FIRST, brute=2, walker=1)
    before = scene.state.pool[:]
    scene.end_turns()
    assert moves(scene, "brute") == [(2, FIRST, "12V.D"), (2, "12V.D", "15V.A"), (2, "15V.A", "15V.B")]
    assert moves(scene, "walker") == [(1, FIRST, "12V.D")]
    drained = [event.args["count"] for event in scene.happened() if event.rule == "XR-SPAWN-21" and event.kind == "power.changed"]
    assert drained == [-3]
    assert (scene.hero("storm").health, scene.state.pool) == (3, before)  # nobody attacked, nobody came


@rule("XR-SPAWN-21")
def test_overdrive_drains_everybody_a_brute_reaches_and_nobody_else(board: Board) -> None:
    scene = board("storm", "rogue", "magneto", storm="15V.B", rogue="15V.B", magneto="12V.B")  # Magneto: behind a closed door
    scene.spawn_points(FIRST)
    scene.deck("spawn", "036")
    for name, power in (("storm", 3), ("rogue", 2), ("magneto", 2)):
        scene.set(name, power=power)
    scene.enemies(FIRST, brute=2)
    scene.end_turns()
    drained = [(told.args["hero"], told.args["count"]) for told in scene.happened() if told.rule == "XR-SPAWN-21" and "hero" in told.args]
    assert drained == [("storm", -3), ("rogue", -2)]
    assert [scene.hero(name).power for name in ("storm", "rogue", "magneto")] == [1, 1, 3]  # the new round gives 1


@rule("XR-SPAWN-21")
def test_overdrive_leaves_alone_whom_no_brute_reaches(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.B", magneto="15V.C")
    scene.spawn_points(FIRST)
    scene.deck("spawn", "036")
    scene.set("storm", power=2)
    scene.set("magneto", power=2)
    scene.enemies("15V.A", brute=1)  # reaches Storm with its own Action, before the card
    scene.end_turns()
    assert [scene.hero(name).power for name in ("storm", "magneto")] == [3, 3]


@rule("XR-SPAWN-22")
def test_a_brute_with_a_target_neither_moves_nor_attacks_in_overdrive(board: Board) -> None:
    scene = board("storm", "magneto", storm="15V.B", magneto="15V.A")
    scene.set("storm", power=2)
    scene.spawn_points(FIRST)
    scene.deck("spawn", "036")
    scene.bystander("callisto", "12V.D")
    scene.enemies("12V.D", brute=1)  # a Bystander is a target too
    scene.enemies("15V.B", brute=1)
    scene.dice(6)
    scene.end_turns()
    assert moves(scene) == []
    assert [scene.hero(name).health for name in ("storm", "magneto")] == [2, 3]  # from the Enemy Phase
    assert scene.hero("storm").power == 3
    assert scene.where("callisto") == "12V.D"


@rule("XR-SPAWN-21", "XR-SPAWN-22")
def test_overdrive_stops_at_the_first_target_and_splits_like_any_move(board: Board) -> None:
    scene = board("storm", "magneto", storm="12V.E", magneto="15V.A")
    twice(scene, "12V.D")
    twice(scene, "12V.D")
    scene.deck("spawn", "023", "036")
    for name in ("storm", "magneto"):
        scene.set(name, power=4)
    scene.end_turns()
    assert moves(scene) == [(1, "12V.D", "12V.E"), (1, "12V.D", "15V.A")]  # one each, and there they stay
    assert [scene.hero(name).power for name in ("storm", "magneto")] == [1, 1]


@rule("XR-SPAWN-22", "XR-WINDOW-02")
def test_an_overdriven_brute_breaks_the_window_with_its_first_step(board: Board) -> None:
    scene = board("storm", on="MH2", storm="17R.B")
    scene.explored("14R.E")
    scene.enemies("14R.C", brute=1)
    scene.set("storm", power=2)
    scene.spawn_points("16R.A")
    scene.deck("spawn", "036")
    scene.put("storm", "17R.C")
    scene.end_turns()  # to the window in the Enemy Phase, then breaks it and comes through
    assert scene.count("17R.C", "brute") == 1
    assert (scene.hero("storm").power, scene.hero("storm").health) == (1, 3)


# -- Multiplication -------------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-20", "XR-SPAWN-23")
@pytest.mark.parametrize(("xp", "more"), [(0, 1), (7, 1), (18, 1), (19, 2), (43, 2)])
def test_every_zone_with_walkers_gains_some(board: Board, xp: int, more: int) -> None:
    scene = spawning(board, "034", xp=xp)
    scene.enemies("12V.A", walker=5)
    scene.enemies("12V.C", walker=1)
    scene.enemies("12V.B", brute=1)
    scene.end_turns()
    assert [scene.count(zone, "walker") for zone in CLOSED] == [5 + more, 0, 1 + more]
    assert scene.count(FIRST, "walker") == 0


@rule("XR-SPAWN-24")
def test_multiplication_in_short_supply(board: Board) -> None:
    scene = spawning(board, "034", xp=19)
    scene.enemies("12V.A", walker=1)
    scene.enemies("12V.C", walker=1)
    scene.enemies(FIRST, walker=1)
    scene.pool("walker", 3)
    scene.end_turns()  # 6 wanted, 3 left
    assert (scene.prompt, scene.options()) == ("prompt-multiply", ["zone:12V.A", "zone:12V.C", "zone:12V.D"])
    scene.choose("zone:12V.C", "zone:12V.D", "zone:12V.D")
    assert [scene.count(zone, "walker") for zone in ("12V.A", "12V.C", "15V.A")] == [1, 2, 3]
    assert moves(scene) == [(1, FIRST, "12V.D"), (3, "12V.D", "15V.A")]  # one Activation, not one for each zone
    assert scene.state.pool[0] == 0
    assert scene.events("pool.empty") == [{"enemy": "walker", "count": 3}]


@rule("XR-SPAWN-24")
def test_multiplication_with_no_walker_left_only_activates_them(board: Board) -> None:
    scene = spawning(board, "034")
    scene.enemies(FIRST, walker=2)
    scene.pool("walker", 0)
    scene.end_turns()
    assert scene.count("15V.A", "walker") == 2


@rule("XR-SPAWN-24")
def test_exactly_enough_walkers_are_no_short_supply(board: Board) -> None:
    scene = spawning(board, "034")
    scene.enemies("12V.A", walker=1)
    scene.enemies(FIRST, walker=1)
    scene.pool("walker", 2)
    scene.end_turns()
    assert (scene.count("12V.A", "walker"), scene.count("12V.D", "walker")) == (2, 2)
    assert scene.events("pool.empty") == []


@rule("XR-SPAWN-23")
def test_multiplication_without_walkers_does_nothing(board: Board) -> None:
    scene = spawning(board, "034")
    scene.pool("walker", 0)
    scene.end_turns()
    assert scene.events("enemies.spawned") == scene.events("enemies.activated") == []


# -- Zombie Heroes --------------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-25")
def test_a_zombie_hero_card_places_the_top_zombie_hero(board: Board) -> None:
    scene = spawning(board, "015")
    scene.deck("zombie", "psylocke")
    scene.end_turns()
    assert scene.view(0)["zones"][FIRST]["zombie_heroes"] == ["psylocke"]
    assert scene.events("enemies.spawned") == [{"enemy": "psylocke", "count": 1, "zone": FIRST}]
    assert len(scene.state.zombie_pile.deck) == len(champions()) - 1


@rule("XR-SPAWN-26")
def test_an_empty_zombie_hero_deck_is_made_anew_from_those_eliminated(board: Board) -> None:
    scene = spawning(board, "015")
    scene.deck("zombie", rest=False)
    scene.change(lambda g: g.state.zombie_pile.discards.remove("iceman"))
    scene.end_turns()
    assert scene.rule_of("deck.shuffled") == "XR-SPAWN-26"
    assert len(scene.state.zombies) == 1
    assert (len(scene.state.zombie_pile.deck), scene.state.zombie_pile.discards) == (4, [])


@rule("XR-SPAWN-27")
def test_with_all_zombie_heroes_on_the_board_they_activate_instead(board: Board) -> None:
    scene = spawning(board, "015")
    for name in champions():
        scene.zombie(name, "12V.A")  # behind the closed door: no way out
    scene.change(lambda g: setattr(g.zombie("juggernaut"), "zone", FIRST))
    scene.enemies(FIRST, walker=1)
    scene.end_turns()
    assert len(scene.state.zombies) == len(champions())
    assert (scene.count("15V.B", "juggernaut"), scene.hero("storm").health) == (1, 2)  # 2 moves, then 1 and an attack
    assert scene.count("12V.D", "walker") == 1  # the others do not


# -- running out ----------------------------------------------------------------------------------------------------------


@rule("XR-SPAWN-28")
@pytest.mark.parametrize(("left", "placed", "again"), [(0, 0, True), (1, 1, True), (2, 2, False), (3, 2, False)])
def test_with_too_few_pieces_all_of_the_type_activate_once(board: Board, left: int, placed: int, again: bool) -> None:
    scene = spawning(board, "001")
    scene.enemies(FIRST, walker=1, brute=1)
    scene.pool("walker", left)
    scene.end_turns()
    assert sum(scene.count(zone, "walker") for zone in (FIRST, "12V.D", "15V.A")) == 1 + placed
    assert scene.count("15V.A", "walker") == again  # the old one went on
    assert scene.count(FIRST, "walker") == (0 if again else placed)  # the new ones came along
    assert scene.count("12V.D", "brute") == 1


@rule("XR-COMP-02", "XR-SPAWN-28")
def test_the_thirty_fifth_walker_is_the_last(board: Board) -> None:
    scene = spawning(board, "001")
    scene.enemies(FIRST, walker=34)
    scene.end_turns()
    assert scene.events("enemies.spawned") == [{"enemy": "walker", "count": 1, "zone": FIRST}]
    assert scene.last("pool.empty")["count"] == 1


@rule("XR-SPAWN-29")
def test_running_out_twice_in_a_row(board: Board) -> None:
    scene = spawning(board, "001", "002")
    twice(scene)
    scene.enemies(FIRST, walker=1)
    scene.pool("walker", 1)
    scene.end_turns()
    assert moves(scene)[0] == (1, FIRST, "12V.D")  # the Enemy Phase
    assert sorted(moves(scene)[1:3]) == [(1, "12V.D", "15V.A"), (1, FIRST, "12V.D")]
    assert sorted(moves(scene)[3:]) == [(1, "12V.D", "15V.A"), (1, "15V.A", "15V.B")]
    assert len(scene.events("enemies.activated")) == 2
    assert (scene.count("15V.B", "walker"), scene.count("15V.A", "walker")) == (1, 1)


@rule("XR-SPAWN-30")
def test_a_rush_that_runs_out_activates_all_and_then_the_new_ones(board: Board) -> None:
    scene = spawning(board, "005")
    scene.enemies(FIRST, walker=1)
    scene.pool("walker", 1)
    scene.end_turns()
    steps = moves(scene)
    assert steps[0] == (1, FIRST, "12V.D")  # the Enemy Phase
    assert sorted(steps[1:3]) == [(1, "12V.D", "15V.A"), (1, FIRST, "12V.D")]  # running out: everybody
    assert steps[3:] == [(1, "12V.D", "15V.A")]  # the Rush: the new one only
    assert scene.events("enemies.activated") == [{"enemy": "walker"}]
    assert scene.count("15V.A", "walker") == 2


@rule("XR-SPAWN-30")
def test_runners_that_rush_when_running_out_act_four_times(board: Board) -> None:
    scene = spawning(board, "029", xp=7)
    scene.enemies("12V.B", runner=2)  # locked in
    scene.pool("runner", 1)
    scene.end_turns()
    assert moves(scene) == [(1, FIRST, "12V.D"), (1, "12V.D", "15V.A"), (1, "15V.A", "15V.B")]
    assert scene.hero("storm").health == 2  # the fourth Action


@rule("XR-SPAWN-30")
def test_only_the_new_ones_of_a_mixed_zone_rush(board: Board) -> None:
    scene = spawning(board, "003", "005")
    twice(scene)
    scene.pool("walker", 2)
    scene.end_turns()
    # 1 Walker from card 003, then 1 of the 2 that card 005 wants: both activate, one goes again
    assert (scene.count("12V.D", "walker"), scene.count("15V.A", "walker")) == (1, 1)


@rule("XR-SPAWN-30", "XR-EMOVE-05")
def test_the_new_ones_are_told_apart_when_the_group_splits(board: Board) -> None:
    scene = board("storm", "magneto", storm="12V.E", magneto="15V.A")
    twice(scene, "12V.D")
    twice(scene, "12V.D")
    scene.deck("spawn", "003", "005")
    scene.pool("walker", 2)
    scene.end_turns()
    assert sorted(moves(scene)) == [(1, "12V.D", "12V.E"), (1, "12V.D", "15V.A")]
    assert [attack["wounds"] for attack in scene.events("enemies.attacked")] == [1]  # the Rush of the one that is new


@rule("XR-SPAWN-30")
def test_a_rush_with_no_piece_left_is_only_the_running_out(board: Board) -> None:
    scene = spawning(board, "005")
    scene.enemies(FIRST, walker=1)
    scene.pool("walker", 0)
    scene.end_turns()
    assert moves(scene) == [(1, FIRST, "12V.D"), (1, "12V.D", "15V.A")]
