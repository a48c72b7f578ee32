"""Rules of the board, the enemies and the cards with more than one clause: each clause happens in one and the same play."""

from tests.games.xmen_resistance.conftest import Board
from tests.games.xmen_resistance.test_elevator import CALL, DOWN, here, lobby
from tests.games.xmen_resistance.test_level import mansion
from tests.games.xmen_resistance.test_objective import key_taken

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.scene import ResistanceScene, take, take_person
from stockade.games.xmen_resistance.state import Person
from stockade.testing import rule

# -- the box ----------------------------------------------------------------------------------------------------------------


@rule("XR-COMP-01", "XR-COMP-03")
def test_what_the_box_holds_lies_around_a_table_of_six() -> None:
    scene = ResistanceScene("storm", "wolverine", "rogue", "magneto", "colossus", "mystique")
    view = scene.view(None)
    assert view["pools"] == {"walker": 35, "brute": 14, "runner": 14} and len(view["heroes"]) == 6
    assert (view["decks"]["spawn"], view["decks"]["traits"], view["decks"]["zombie_heroes"]) == (42, 45, 6)
    assert view["decks"]["bystanders"] + sum(zone["facedown"] for zone in view["zones"].values()) == 14  # and two Secret Missions
    scene.finish("")


@rule("XR-COMP-04")
def test_what_the_box_adds_for_zombie_mode() -> None:
    scene = ResistanceScene("psylocke", "juggernaut", "dark_phoenix", "cyclops", "iceman", "sabretooth", mission="MZ1")
    view = scene.view(None)
    assert (len(view["heroes"]), view["decks"]["zombie_heroes"]) == (6, 6)
    assert view["decks"]["bystanders"] + sum(zone["facedown"] for zone in view["zones"].values()) == 12
    scene.finish("")


@rule("XR-COMP-02", "XR-SPAWN-28")
def test_the_last_piece_of_each_kind(board: Board) -> None:
    t = board("storm", on="MH2", storm="13R.B")  # behind closed doors
    t.explored("13R.B", "15R.B")
    t.enemies("15R.B", walker=34, brute=13, runner=13)
    t.spawn_points("16R.A", "18R.C", "18R.F")
    t.deck("spawn", "001", "023", "028")
    t.end_turns()
    assert [event["count"] for event in t.events("enemies.spawned")] == [1, 1, 1]
    assert t.state.pool == [0, 0, 0]


# -- ways and levels --------------------------------------------------------------------------------------------------------


@rule("XR-MOVE-05", "XR-MOVEMENT-05")
def test_a_kitchen_with_no_way_out(board: Board) -> None:
    t = board("storm", on="MH2", storm="13R.E")
    t.explored("13R.E")
    assert not any(key.startswith("move:") for key in t.options())
    assert {"open:13R.D|13R.E", "open:13R.E|14R.D", "open:13R.E|16R.C"} <= set(t.options())


@rule("XR-OPEN-01")
def test_a_door_and_a_window_for_an_action_each(board: Board) -> None:
    t = board("storm", on="MH2", storm="13R.E")
    t.explored("13R.E", "14R.D")
    t.answer("open:13R.E|14R.D")
    t.answer("open:13R.E|16R.C")
    assert t.is_open("13R.E|14R.D") and t.is_open("13R.E|16R.C") and t.hero("storm").actions == 1


@rule("XR-OPEN-03")
def test_a_door_and_a_window_stay_open(board: Board) -> None:
    t = board("storm", on="MH2", storm="13R.E")
    t.explored("13R.E", "14R.D")
    for key in ("open:13R.E|14R.D", "open:13R.E|16R.C", "end"):
        t.answer(key)
    assert t.table.round == 2 and t.offers("move:14R.D") and t.offers("move:16R.C")


@rule("XR-LEVEL-07")
def test_three_kinds_of_extra_activation_and_an_empty_level(board: Board) -> None:
    t = mansion(board, "storm", "rogue", "magneto", "wolverine", "colossus", storm="14R.E")
    t.set("storm", xp=7)
    t.enemies("17V.A", walker=2, brute=1)  # an open way leads down
    t.pool("walker", 0)
    t.spawn_points("14R.A", "14R.C", "15R.D")
    t.deck("spawn", "037", "036", "001")
    t.end_turns()
    assert [card for card, _ in t.drawn()] == ["037", "036", "001"]
    assert (t.count("17V.A", "walker"), t.count("17V.A", "brute")) == (2, 1)


@rule("XR-ELEV-09")
def test_neither_enemy_nor_bystander_rides(board: Board) -> None:
    t = lobby(board, "storm", "magneto", storm="17V.A", magneto="10V.A")
    here(t)
    t.bystander("trish_tilby", DOWN, hidden=True)  # or the Walker would attack her
    t.enemies(DOWN, walker=1)
    t.dice(1)
    t.end_turns()
    assert (t.where("trish_tilby"), t.count(DOWN, "walker"), t.state.cabin) == (DOWN, 1, DOWN)


@rule("XR-ELEV-03")
def test_the_call_opens_both_doors_here_and_shuts_those_upstairs(board: Board) -> None:
    t = lobby(board, "storm", "magneto", storm="11V.C", magneto="17V.A")
    t.deck("spawn", "037")  # it brings nobody: the mission of this map draws a card at the first call
    t.turn("storm")
    t.answer(CALL)
    for zone in (DOWN, "11V.D"):
        t.answer(f"move:{zone}")
    t.turn("magneto")
    assert t.refused("move:17V.X") == "XR-ELEV-03"


# -- tracks and levels of danger --------------------------------------------------------------------------------------------


@rule("XR-ID-01", "XR-POWER-01")
def test_power_goes_up_to_four_and_down_to_nothing(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=3)
    t.enemies("12V.B", brute=1)
    t.dice(1, 1, 1, 1, 1, 1)
    t.answer("power-up")
    assert t.hero("storm").power == 4
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:4")
    assert t.hero("storm").power == 0


@rule("XR-XP-11")
def test_yellow_and_orange_in_one_turn(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", xp=6, power=4, bystander="cameron_hodge")
    t.enemies("12V.A", walker=14)
    t.dice(*[3] * 13)
    bolt = "attack:lightning_bolt:12V.A"
    t.answer(bolt)
    t.answer("power:4")  # seven dice
    assert (t.hero("storm").xp, t.hero("storm").actions) == (13, 3)
    t.answer(bolt)
    t.answer(bolt)
    assert (t.hero("storm").xp, t.hero("storm").actions) == (19, 1)
    assert t.offers("skill:chain_lightning")


@rule("XR-PLAYER-05", "XR-HERO-16")
def test_three_actions_and_a_free_one_from_a_skill(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.D", storm="15V.F")
    t.explored("12V.A")
    t.acts("rogue", "skill:knockout_punch", "move:12V.B", "move:12V.A", "move:12V.B")
    assert t.is_open("12V.B|12V.D") and t.state.active == "storm"


@rule("XR-PLAYER-06", "XR-TRAIT-02", "XR-POWERUP-02")
def test_an_action_again_and_a_trait_only_once(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A")
    t.set("storm", xp=7, power=0)
    t.deck("trait", "swift")
    t.turn("storm")
    for key in ("gain-trait", "power-up", "power-up"):
        t.answer(key)
    assert t.hero("storm").actions == 1 and not t.offers("gain-trait") and t.hero("storm").power == 4


# -- Enemies ----------------------------------------------------------------------------------------------------------------


@rule("XR-ENEMY-06")
def test_one_hit_twice_is_nothing_and_two_at_once_fell_a_brute(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=0)
    t.enemies("12V.B", brute=1)
    t.dice(3, 1, 3, 1, 3, 3)
    for left in (1, 1, 0):
        t.answer("attack:lightning_bolt:12V.B")
        assert t.count("12V.B", "brute") == left


@rule("XR-ENEMY-07", "XR-XP-02")
def test_dark_phoenix_burns_whoever_is_near_and_falls_to_four_hits(board: Board) -> None:
    t = board("magneto", "rogue", "storm", magneto="12V.A", rogue="12V.B", storm="15V.F")
    t.set("magneto", power=1)
    t.zombie("dark_phoenix", "12V.C")
    t.dice(6, 6, 6, 6)
    t.end_turns()
    assert [t.hero(name).health for name in ("magneto", "rogue", "storm")] == [2, 1, 3]  # Rogue is struck as well
    t.acts("magneto", "attack:shrapnel:12V.B", "power:1")
    assert (t.count("12V.B", "dark_phoenix"), t.hero("magneto").xp) == (0, 4)


@rule("XR-ENEMY-09")
def test_cyclops_blasts_two_heroes_from_two_zones_away_and_falls_to_three_hits(board: Board) -> None:
    t = board("storm", "mystique", storm="12V.A")
    t.set("mystique", power=1)
    t.zombie("cyclops", "12V.C")
    t.dice(4, 4, 4)
    t.end_turns()
    assert [t.hero(name).health for name in ("storm", "mystique")] == [1, 1] and t.count("12V.C", "cyclops") == 1
    t.acts("mystique", "attack:twin_pistols:12V.C", "power:1")
    assert (t.count("12V.C", "cyclops"), t.hero("mystique").xp) == (0, 3)


@rule("XR-ENEMY-10")
def test_cyclops_takes_the_closest_zone_and_then_the_players_choose(board: Board) -> None:
    t = board("storm", "rogue", on="MH2", storm="16R.A", rogue="17R.C")
    t.zombie("cyclops", "16R.C")
    t.bystander("trish_tilby", "16R.B")
    t.end_turns()
    assert t.where("trish_tilby") == "" and set(t.options()) == {"zone:16R.A", "zone:17R.C"}


@rule("XR-ENEMY-11")
def test_cyclops_first_at_a_hero_and_then_at_bystanders_alone(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="15V.F")
    t.set("storm", health=1)
    t.zombie("cyclops", "12V.C")
    t.bystander("trish_tilby", "12V.A")
    t.bystander("amanda_sefton", "12V.A")
    t.end_turns()
    assert t.hero("storm").stage == "out" and len(t.options()) == 2


@rule("XR-ENEMY-12")
def test_iceman_chills_every_die_near_him_and_falls_to_three_hits(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1)
    t.enemies("12V.A", walker=1)
    t.zombie("iceman", "12V.B")
    t.dice(3, 3, 4, 4, 4)
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:0")
    assert t.count("12V.A", "walker") == 1
    t.answer("attack:lightning_bolt:12V.B")
    t.answer("power:1")
    assert (t.count("12V.B", "iceman"), t.hero("storm").xp) == (0, 3)


@rule("XR-ENEMY-05")
def test_the_chill_lasts_as_long_as_iceman_stands(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=1)
    t.enemies("12V.A", walker=2)
    t.zombie("iceman", "12V.B")
    t.dice(3, 3, 4, 4, 4, 3, 3)
    bolt = "attack:lightning_bolt:12V."
    for key in (bolt + "A", "power:0", bolt + "B", "power:1", bolt + "A"):
        t.answer(key)
    assert (t.count("12V.B", "iceman"), t.count("12V.A", "walker")) == (0, 0)


@rule("XR-ENEMY-14")
def test_psylocke_keeps_power_from_two_zones_away_and_not_from_three(board: Board) -> None:
    t = board("mystique", "storm", on="MH2", mystique="17R.C", storm="18R.B")
    t.set("mystique", power=1)
    t.set("storm", power=0)
    t.zombie("psylocke", "16R.A")
    t.dice(4, 4, 4)
    t.end_turns()
    assert t.count("16R.C", "psylocke") == 1 and (t.hero("mystique").power, t.hero("storm").power) == (1, 1)
    t.acts("mystique", "attack:twin_pistols:16R.C", "power:1")
    assert (t.count("16R.C", "psylocke"), t.hero("mystique").xp) == (0, 3)


@rule("XR-ENEMY-15")
def test_sabretooth_strikes_back_until_four_hits_fell_him(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.set("storm", power=2)
    t.zombie("sabretooth", "12V.A")
    t.dice(3, 3, 3, 3, 3, 3)
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:0")
    assert t.hero("storm").health == 2
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:2")
    assert (t.count("12V.A", "sabretooth"), t.hero("storm").health, t.hero("storm").xp) == (0, 2, 4)


@rule("XR-RUNNER-02")
def test_a_runner_and_a_zombie_hero_strike_twice(board: Board) -> None:
    t = board("storm", "rogue", storm="15V.B", rogue="12V.C")
    t.enemies("15V.B", runner=1)
    t.zombie("iceman", "12V.C")
    t.end_turns()
    assert [t.hero(name).health for name in ("storm", "rogue")] == [1, 1]


# -- Traits, cards, Exit ----------------------------------------------------------------------------------------------------


@rule("XR-TRAIT-13", "XR-TRAIT-10")
def test_pushed_enemies_ask_nobody_and_those_that_come_do(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.E", rogue="12V.D")
    t.set("storm", power=1, traits=["shockwave"], xp=7)  # no Extra Activations at Blue
    t.set("rogue", traits=["cool_headed"])
    t.enemies("12V.E", brute=1)
    t.enemies("15V.A", walker=1)
    t.enemies("15V.B", walker=1)
    t.spawn_points("12V.E")
    t.deck("spawn", "037")
    t.turn("storm")
    t.answer("trait:shockwave")
    assert t.prompt == "prompt-action" and t.count("12V.D", "brute") == 1
    t.end_turns()
    assert (t.prompt, t.state.phase, t.count("12V.D", "walker")) == ("prompt-react", "enemies", 1)
    t.answer("pass")
    assert (t.prompt, t.state.phase, t.count("12V.D", "walker")) == ("prompt-react", "spawn", 2)


@rule("XR-OBJ-04")
def test_the_exit_waits_until_its_zone_is_clear() -> None:
    scene = key_taken("storm", "rogue")
    scene.put("storm", "15V.F")
    scene.set("storm", power=0)
    scene.enemies("15V.F", walker=1)
    scene.turn("storm")
    assert scene.refused("exit") == "XR-OBJ-04"
    scene.dice(3, 1)
    scene.answer("attack:lightning_bolt:15V.F")
    assert scene.hero("storm").actions == 2
    scene.answer("exit")
    assert scene.hero("storm").stage == "exited"
    scene.finish("")


@rule("XR-SPAWN-17")
def test_a_hidden_card_goes_when_its_bystander_is_rescued_or_discovered(board: Board) -> None:
    t = board("storm", storm="12V.A")
    t.bystander("callisto", "12V.A", hidden=True)

    def hide(g: Resistance) -> None:
        g.state.people.append(Person(take_person(g, "trish_tilby"), "12V.C", take(g.state.spawn_pile, "042")))

    t.change(hide)
    t.dice(5)
    t.answer("rescue:callisto")
    assert t.state.spawn_pile.discards == ["041"]
    t.end_turns()
    assert t.state.spawn_pile.discards == ["041", "042"] and t.where("trish_tilby") == "12V.B"


@rule("XR-SENT-09")
def test_both_attacks_of_the_hand_keep_the_order(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.F")
    t.enemies("17R.C", brute=1, walker=2, runner=1)
    t.dice(5, 5, 1, 5, 1)
    t.answer("attack:plasma_blast:17R.C")
    t.answer("attack:hand_throw:17R.C")
    assert [event["enemy"] for event in t.events("enemy.fell")] == ["brute", "walker", "walker"]


@rule("XR-SENT-08")
def test_both_attacks_of_the_hand_roll_their_own_dice_alone(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.F")
    t.set("storm", power=4, bystander="cameron_hodge")
    t.enemies("17R.F", walker=2)
    t.dice(1, 1, 1, 1, 1)
    t.answer("attack:plasma_blast:17R.F")
    t.answer("attack:hand_throw:17R.F")
    assert [len(event["dice"]) for event in t.events("dice.rolled")] == [3, 2] and t.hero("storm").power == 4


@rule("XR-SENT-02")
def test_a_blast_across_the_fountain(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.F")
    t.enemies("17R.D", walker=5)
    t.dice(3, 2, 6)
    t.answer("attack:plasma_blast:17R.D")
    assert t.count("17R.D", "walker") == 3


@rule("XR-SENT-10")
def test_a_pair_for_each_of_three_kinds(board: Board) -> None:
    t = board("storm", on="MH2", storm="17R.F")
    t.enemies("17R.C", brute=1, walker=1, runner=1)
    t.dice(5, 5, 5)
    t.answer("attack:plasma_blast:17R.C")
    assert t.play.enemies_in("17R.C") == 0


@rule("XR-SENT-12")
def test_four_effects_that_work_with_the_hand(board: Board) -> None:
    t = board("storm", "wolverine", on="MH2", storm="17R.F", wolverine="17R.F")
    t.set("storm", power=0, traits=["keen_aim", "picked_target"], bystander="bolivar_trask")
    t.set("wolverine", power=1, traits=["unstoppable"])
    t.enemies("17R.C", brute=1, runner=1)
    t.turn("storm")
    t.set("storm", power=1)  # for Trask
    t.dice(1, 1, 1, 2, 5)
    t.answer("attack:plasma_blast:17R.C")
    t.answer("boost:trait:keen_aim")
    t.answer("boost:trait:picked_target")
    t.answer("reroll:bystander:bolivar_trask")
    t.choose("die:0")
    t.answer("hit:runner")
    assert (t.count("17R.C", "runner"), t.count("17R.C", "brute")) == (0, 1)
    t.turn("wolverine")
    t.answer("attack:hand_throw:17R.C")
    t.answer("boost:trait:unstoppable")
    assert t.count("17R.C", "brute") == 0


# -- heroes and Bystander cards ---------------------------------------------------------------------------------------------


@rule("XR-HERO-07")
def test_a_six_brings_a_die_and_that_die_another(board: Board) -> None:
    t = board("wolverine", wolverine="12V.A")
    t.set("wolverine", health=2, power=0)
    t.enemies("12V.A", walker=9)
    t.dice(5, 3, 1, 5, 3)
    t.answer("attack:adamantium_claws:12V.A")
    assert t.last("dice.rolled")["hits"] == [1, 1, 0, 1, 1]


@rule("XR-HERO-16")
def test_knockout_punch_for_a_brute_and_a_walker(board: Board) -> None:
    t = board("rogue", rogue="12V.D")
    t.set("rogue", power=0)
    t.enemies("12V.D", brute=1, walker=1)
    t.explored("12V.A", "12V.B", "12V.C")
    t.dice(3, 3)
    t.answer("skill:knockout_punch")
    t.answer("attack:mighty_punches:12V.D")
    assert t.is_open("12V.B|12V.D") and t.play.enemies_in("12V.D") == 0 and not t.offers("skill:knockout_punch")


@rule("XR-BCARD-07")
def test_a_lured_runner_leaves_one_hero_for_the_other(board: Board) -> None:
    t = board("storm", "rogue", storm="12V.A", rogue="12V.B")
    t.set("storm", power=1, bystander="senator_kelly")
    t.enemies("12V.B", runner=1)
    t.turn("storm")
    t.answer("bystander:senator_kelly")
    t.answer("suffer")
    assert (t.hero("storm").health, t.hero("rogue").health, t.count("12V.A", "runner")) == (2, 3, 1)


@rule("XR-HERO-22")
def test_a_whole_round_as_one_of_their_own(board: Board) -> None:
    t = board("mystique", "rogue", "storm", mystique="12V.A", rogue="12V.C", storm="12V.C")
    t.set("mystique", power=3)
    t.explored("12V.A", "12V.D")
    t.open("12V.B|12V.D")
    t.zombie("psylocke", "12V.A")
    t.zombie("dark_phoenix", "12V.C")
    t.bystander("trish_tilby", "12V.D")
    t.spawn_points("12V.E", "12V.A")
    t.deck("spawn", "007", "036")
    t.turn("mystique")
    t.answer("skill:shapeshift")
    t.answer("move:12V.B")
    assert t.hero("mystique").actions == 1
    t.end_turns()
    while t.prompt == "prompt-share-wounds":
        t.choose(f"wound:{'rogue' if t.hero('rogue').health > 1 else 'storm'}")
    t.answer("way:12V.C")  # Psylocke goes on to the others
    assert [t.hero(name).health for name in ("mystique", "rogue", "storm")] == [3, 1, 1]
    assert t.where("trish_tilby") == "12V.B"
    assert (t.count("12V.B", "brute"), t.hero("mystique").power) == (1, 3)
