"""MH10, nothing stops him: Juggernaut laid down and up again, the Hand charged, carried and fired, and reinforcements by Elevator."""

import pytest

from stockade.engine import Chance
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.show.view import scramble
from stockade.testing import rule

HAND = "17R.D"
TOKENS = ("10R.C", "12R.E", "13R.A", "15R.A", "15R.B")
TRASK, JUGGERNAUT = "bolivar_trask", "juggernaut"
SPECIAL = ("16R.E", "18R.E")
FINISH = "mission-finish"


def grounds(
    *heroes: str,
    blue: str = "",
    green: str = "",
    trask: str = "",
    charged: bool = False,
    juggernaut: str = "14R.B",
    lying: bool = False,
    spawns: bool = False,
) -> ResistanceScene:
    """Every room is known and empty; these heroes hold the cells and Trask's card, and Juggernaut stands (or lies) there."""
    scene = ResistanceScene(*heroes, mission="MH10", spawns=spawns)
    scene.explored(*(zone.id for zone in scene.play.map.zones if zone.kind == "room"))

    def edit(g: Resistance) -> None:
        for objective, color in zip(g.state.objectives, ("blue", "green", "red", "red", "red"), strict=True):
            objective.color = color
        for hero, color in ((blue, "blue"), (green, "green")):
            if hero:
                token = next(o for o in g.state.objectives if o.color == color)
                token.taker, token.facedown = hero, False
                g.heroes[hero].tokens.append(color)
        zombie = g.zombie(JUGGERNAUT)
        assert zombie is not None and g.state.hand is not None
        zombie.zone, zombie.lying = juggernaut, lying
        g.memo.rises = 99 if lying else 0
        if trask:
            g.memo.met.add(TRASK)
        if charged:
            g.state.hand.side = "charged"
            g.memo.charged = 1

    scene.change(edit)
    if trask:
        scene.set(trask, bystander=TRASK)
    scene.mark()
    return scene


def lies(scene: ResistanceScene) -> bool:
    """Whether Juggernaut lies, as everybody sees it."""
    zones = scene.view(0)["zones"].values()
    down, up = sum(JUGGERNAUT in zone["lying"] for zone in zones), sum(JUGGERNAUT in zone["zombie_heroes"] for zone in zones)
    assert down + up == 1
    return bool(down)


def knock_down(scene: ResistanceScene, hero: str = "wolverine") -> None:
    """A blow that would eliminate anybody else."""
    scene.dice(5, 5, 5, 5)
    scene.turn(hero)
    scene.answer(f"attack:adamantium_claws:{scene.hero(hero).zone}")
    scene.answer("power:1")


# -- set-up ---------------------------------------------------------------------------------------------------------------


@rule("XR-MH10-01")
def test_the_whole_estate() -> None:
    assert (MISSIONS["MH10"].minutes, MISSIONS["MH10"].difficulty) == (120, "hard")
    tiles = {zone.split(".")[0] for zone in ResistanceScene("storm", mission="MH10").view(0)["zones"]}
    assert tiles == {f"{number}R" for number in range(10, 19)}


@rule("XR-MH10-02")
def test_the_counts_that_the_legend_no_longer_gives() -> None:
    scene = ResistanceScene(*TEAM, mission="MH10", spawns=True)
    view = scene.view(None)
    assert sum(zone["facedown"] for zone in view["zones"].values()) == 10
    assert sorted(point["color"] for point in view["spawns"]) == ["blue", "first", "green", "red"]
    assert sorted(objective.color for objective in scene.state.objectives) == ["blue", "green", "red", "red", "red"]


@rule("XR-MH10-04")
def test_the_cells_lie_facedown_among_the_red_ones() -> None:
    places: set[tuple[str, ...]] = set()
    for seed in range(12):
        scene = ResistanceScene("storm", mission="MH10", seed=seed)
        assert [(token["zone"], token["color"]) for token in scene.view(0)["objectives"]] == [(zone, "facedown") for zone in TOKENS]
        places.add(tuple(o.zone for o in scene.state.objectives if o.color != "red"))
    assert len(places) > 3


@rule("XR-MH10-05")
def test_trask_lies_in_the_greenhouse_or_in_the_garage() -> None:
    seen: set[str] = set()
    others: set[str] = set()
    for seed in range(16):
        facedown = ResistanceScene("storm", mission="MH10", seed=seed).state.facedown
        pair = {card.zone: card.id for card in facedown if card.zone in SPECIAL}
        assert TRASK in pair.values()
        seen |= {zone for zone, card in pair.items() if card == TRASK}
        others |= {card for card in pair.values() if card != TRASK}
        assert len(facedown) == 10
        assert [card.id for card in facedown].count(TRASK) == 1
    assert seen == set(SPECIAL)
    assert len(others) > 5


@rule("XR-MH10-05")
def test_whoever_opens_the_right_one_of_the_two_finds_trask() -> None:
    scene = ResistanceScene("storm", mission="MH10", seed=1)
    scene.put("storm", "16R.F")
    scene.answer("open:16R.E|16R.F")
    assert {"bystander": TRASK, "zone": "16R.E"} in scene.events("bystander.revealed")


@rule("XR-MH10-05")
def test_whoever_imagines_the_cards_knows_that_trask_is_there() -> None:
    places: set[str] = set()
    for luck in range(10):
        scene = ResistanceScene("storm", mission="MH10")
        scene.change(lambda g, luck=luck: scramble(g.state, Chance([luck, 2, 3, 4], [])))
        (where,) = [card.zone for card in scene.state.facedown if card.id == TRASK]
        places.add(where)
    assert places == set(SPECIAL)


@rule("XR-MH10-06")
def test_juggernaut_stands_behind_the_stairs() -> None:
    scene = ResistanceScene("storm", mission="MH10")
    assert scene.standing(JUGGERNAUT) == {"14R.B": 1}
    assert JUGGERNAUT not in scene.state.zombie_pile.deck
    assert len(scene.state.zombie_pile.deck) == 5


@rule("XR-MH10-07", "XR-MH10-18")
@pytest.mark.parametrize(("heroes", "used"), [(4, False), (5, True), (6, True)])
def test_the_green_spawn_point_is_for_big_teams_and_blue_never_draws(heroes: int, used: bool) -> None:
    scene = grounds(*TEAM[:heroes], spawns=True, lying=True)
    scene.deck("spawn", "001", "008", "011", "002", "003", "004")
    scene.end_turns()
    assert [zone for _, zone in scene.drawn()] == ["10R.A", "12R.B", *["16R.G"] * used]
    scene.finish("")


# -- Juggernaut -----------------------------------------------------------------------------------------------------------


@rule("XR-MH10-08", "XR-MH10-10")
def test_a_blow_only_lays_him_down() -> None:
    scene = grounds("wolverine", "storm", juggernaut="17R.H")
    scene.set("wolverine", power=2)
    knock_down(scene)
    assert scene.last("enemy.laid") == {"enemy": JUGGERNAUT, "zone": "17R.H", "hero": "wolverine"}
    assert lies(scene)
    assert scene.events("enemy.fell") == []
    assert scene.hero("wolverine").xp == 0  # XR-MH10-10
    assert len(scene.state.zombies) == 1
    scene.finish("")


@rule("XR-MH10-08", "XR-MH10-19")
def test_not_even_the_plasma_blast_eliminates_him() -> None:
    scene = grounds("storm", "rogue", charged=True, juggernaut="16R.C")
    scene.put("storm", HAND)
    scene.turn("storm")
    scene.dice(6, 6, 6)
    scene.answer("attack:plasma_blast:16R.C")
    assert scene.events("enemy.fell") == []
    assert lies(scene)
    assert scene.view(0)["sentinel"]["side"] == "spent"
    scene.finish("")


@rule("XR-MH10-09")
def test_he_gets_up_at_the_end_of_the_next_enemy_phase() -> None:
    scene = grounds("wolverine", "storm", juggernaut="17R.H")
    scene.set("wolverine", power=2)
    knock_down(scene)
    scene.end_turns()
    assert scene.table.round == 2
    assert not lies(scene)
    assert scene.events("enemies.attacked") == []  # too late for this round
    told = [event.kind for event in scene.happened()]
    assert told.index("enemy.rises") > told.index("enemy.laid")
    assert scene.rule_of("enemy.rises") == "XR-MH10-09"
    scene.finish("")


@rule("XR-MH10-09")
def test_laid_down_in_an_enemy_phase_he_sleeps_through_the_following_one() -> None:
    scene = grounds("wolverine", "storm", juggernaut="17R.I")
    scene.set("wolverine", power=2, traits=["cool_headed"])
    scene.dice(5, 5, 5, 5)
    scene.end_turns()
    scene.answer("react:wolverine:trait:cool_headed")
    scene.answer("power:1")
    assert scene.table.round == 2
    assert lies(scene)
    scene.mark()
    scene.end_turns()
    assert scene.events("enemies.attacked") == []
    assert scene.table.round == 3
    assert not lies(scene)
    scene.finish("")


@rule("XR-MH10-10")
def test_lying_he_is_no_enemy() -> None:
    scene = grounds("wolverine", "storm", juggernaut="17R.H", lying=True)
    scene.bystander("callisto", "17R.H")
    scene.turn("wolverine")
    assert not any(key.startswith("attack:") for key in scene.options())
    scene.answer("rescue:callisto")
    scene.answer("move:17R.I")
    assert scene.hero("wolverine").actions == 1  # nothing to pay for leaving him
    scene.mark()
    scene.end_turns()
    assert scene.events("enemies.attacked") == []
    assert scene.events("enemies.moved") == []
    scene.finish("")


# -- Objectives -----------------------------------------------------------------------------------------------------------


@rule("XR-MH10-12")
def test_a_red_objective_is_worth_five_xp_to_its_taker() -> None:
    scene = grounds("storm", "rogue")
    scene.put("storm", TOKENS[2])
    scene.turn("storm")
    scene.answer(f"take:{TOKENS[2]}")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp, scene.hero("storm").tokens) == (5, 0, [])
    assert scene.rule_of("xp.gained") == "XR-MH10-12"
    scene.finish("")


@rule("XR-MH10-13", "XR-MH10-04")
@pytest.mark.parametrize(("zone", "color"), [(TOKENS[0], "blue"), (TOKENS[1], "green")])
def test_a_cell_is_worth_five_xp_to_everybody_and_stays_with_its_taker(zone: str, color: str) -> None:
    scene = grounds("storm", "rogue")
    scene.put("storm", zone)
    scene.turn("storm")
    scene.answer(f"take:{zone}")
    assert (scene.hero("storm").xp, scene.hero("rogue").xp) == (5, 5)
    assert scene.rule_of("xp.gained") == "XR-MH10-13"
    assert [hero["tokens"] for hero in scene.view(0)["heroes"]] == [[color], []]
    scene.finish("")


@rule("XR-MH10-03")
@pytest.mark.parametrize("trask_first", [True, False])
def test_cells_and_trask_in_any_order_then_juggernaut(trask_first: bool) -> None:
    scene = grounds("storm", "rogue", juggernaut="16R.F", lying=True)
    scene.bystander(TRASK, HAND)
    scene.turn("storm")
    steps = [("10R.C", "take:10R.C"), ("12R.E", "take:12R.E")]
    steps.insert(0 if trask_first else 2, (HAND, f"rescue:{TRASK}"))
    for zone, key in steps:
        assert [goal["now"] for goal in scene.view(0)["goals"]][2] is False
        scene.put("storm", zone)
        scene.answer(key)
    assert [(goal["done"], goal["now"]) for goal in scene.view(0)["goals"]] == [(True, False), (True, False), (False, True)]
    assert scene.outcome == ""
    if trask_first:  # she has to come back to the Hand
        scene.end_turns()
        scene.put("storm", "16R.G")
        scene.turn("storm")
        scene.answer(f"move:{HAND}")
    assert scene.view(0)["sentinel"]["side"] == "charged"
    scene.answer(FINISH)
    scene.finish("won")


# -- the Hand -------------------------------------------------------------------------------------------------------------


@rule("XR-MH10-11", "XR-MH10-19")
def test_the_hand_starts_spent_and_cannot_be_used() -> None:
    scene = grounds("storm", "rogue", juggernaut=HAND)
    assert scene.view(0)["sentinel"] == {"zone": HAND, "side": "spent"}
    scene.put("storm", HAND)
    scene.enemies(HAND, walker=2)
    scene.turn("storm")
    assert not any(key.startswith(("attack:hand_throw", "attack:plasma")) for key in scene.options())
    assert scene.refused(FINISH) == "XR-MH10-11"
    scene.finish("")


@rule("XR-MH10-14")
def test_it_is_charged_when_the_last_of_the_three_arrives() -> None:
    scene = grounds("storm", "rogue", "magneto", "colossus", blue="storm", green="rogue", trask="magneto")
    for hero in ("storm", "rogue"):
        scene.put(hero, HAND)
    for hero, done in (("colossus", False), ("magneto", True)):  # somebody without anything does not help
        scene.put(hero, "16R.G")
        scene.turn(hero)
        scene.answer(f"move:{HAND}")
        assert (scene.view(0)["sentinel"]["side"] == "charged") is done
    assert scene.rule_of("hand.charged") == "XR-MH10-14"
    scene.finish("")


@rule("XR-MH10-14")
@pytest.mark.parametrize("missing", ["blue", "green", "trask"])
def test_two_of_the_three_are_not_enough(missing: str) -> None:
    scene = grounds("storm", "rogue", **{thing: "storm" for thing in ("blue", "green", "trask") if thing != missing})
    scene.put("storm", "16R.G")
    scene.turn("storm")
    scene.answer(f"move:{HAND}")
    assert scene.view(0)["sentinel"]["side"] == "spent"
    scene.finish("")


@rule("XR-MH10-15")
def test_once_charged_it_can_be_carried_for_one_more_action() -> None:
    scene = grounds("storm", "rogue", charged=True)
    scene.put("storm", HAND)
    scene.put("rogue", "16R.G")
    scene.turn("rogue")
    assert not any(key.startswith("carry:") for key in scene.options())  # it is not here
    scene.turn("storm")
    scene.answer("carry:16R.G")
    assert (scene.hero("storm").zone, scene.view(0)["sentinel"]["zone"]) == ("16R.G", "16R.G")
    assert scene.hero("storm").actions == 1
    assert scene.rule_of("hand.carried") == "XR-MH10-15"
    assert not any(key.startswith("carry:") for key in scene.options())  # one Action is too few
    scene.answer("move:17R.H")
    assert scene.view(0)["sentinel"]["zone"] == "16R.G"  # left behind
    scene.finish("")


@rule("XR-MH10-15")
def test_before_it_is_charged_it_stays_where_it_is() -> None:
    scene = grounds("storm", "rogue")
    scene.put("storm", HAND)
    scene.turn("storm")
    assert not any(key.startswith("carry:") for key in scene.options())
    scene.finish("")


@rule("XR-MH10-15")
def test_carrying_costs_one_action_besides_a_free_move_and_besides_enemies() -> None:
    scene = grounds("storm", "rogue", charged=True)
    scene.put("storm", HAND)
    scene.set("storm", traits=["swift"])
    scene.enemies(HAND, walker=1)
    scene.turn("storm")
    scene.answer("trait:swift")
    scene.answer("carry:16R.G")
    assert (scene.hero("storm").actions, scene.view(0)["sentinel"]["zone"]) == (1, "16R.G")
    scene.finish("")


@rule("XR-MH10-15")
def test_mystique_slips_past_with_the_hand() -> None:
    scene = grounds("mystique", "rogue", charged=True)
    scene.put("mystique", HAND)
    scene.set("mystique", xp=19)
    scene.turn("mystique")
    scene.answer("skill:infiltrator")
    scene.answer("carry:16R.G")
    assert (scene.hero("mystique").actions, scene.view(0)["sentinel"]["zone"]) == (3, "16R.G")
    scene.finish("")


@rule("XR-MH10-19")
def test_after_a_blast_it_is_charged_again_the_same_way() -> None:
    scene = grounds("storm", "rogue", "magneto", blue="storm", green="rogue", trask="magneto")
    for hero in ("storm", "rogue"):
        scene.put(hero, HAND)
    scene.put("magneto", "16R.G")
    scene.enemies("16R.G", walker=1)
    scene.turn("magneto")
    scene.set("magneto", traits=["slip_away"])
    scene.answer("trait:slip_away")
    scene.answer(f"move:{HAND}")
    assert scene.view(0)["sentinel"]["side"] == "charged"
    scene.dice(3, 3, 3)
    scene.answer("attack:plasma_blast:16R.G")
    assert scene.view(0)["sentinel"] == {"zone": HAND, "side": "spent"}  # though all three are still here
    assert not any(key.startswith("attack:hand_throw") for key in scene.options())
    scene.answer("move:16R.G")
    assert scene.view(0)["sentinel"]["side"] == "spent"
    scene.end_turns()
    scene.turn("magneto")
    scene.answer(f"move:{HAND}")
    assert scene.view(0)["sentinel"]["side"] == "charged"
    scene.finish("")


# -- the finishing blow ---------------------------------------------------------------------------------------------------


@rule("XR-MH10-16", "XR-MH10-08")
@pytest.mark.parametrize(("zone", "why"), [(HAND, ""), ("16R.G", ""), ("17R.H", "XR-MH10-20"), ("17R.F", "XR-MH10-20")])
def test_the_finishing_blow_reaches_one_zone(zone: str, why: str) -> None:
    scene = grounds("storm", "rogue", blue="storm", green="storm", trask="rogue", charged=True, juggernaut=zone)
    scene.put("storm", HAND)
    scene.turn("storm")
    if why:
        assert scene.refused(FINISH) == why
        scene.finish("")
        return
    scene.answer(FINISH)  # no dice
    assert scene.last("enemy.fell")["enemy"] == JUGGERNAUT
    assert scene.rule_of("enemy.fell") == "XR-MH10-16"
    assert scene.hero("storm").actions == 2
    assert JUGGERNAUT in scene.state.removed
    scene.finish("won")


@rule("XR-MH10-16")
def test_only_beside_the_hand() -> None:
    scene = grounds("storm", "rogue", charged=True, juggernaut="16R.G")
    scene.put("storm", "16R.G")
    scene.turn("storm")
    assert scene.refused(FINISH) == "XR-MH10-16"
    scene.finish("")


@rule("XR-MH10-20")
@pytest.mark.parametrize("lying", [False, True])
def test_he_is_finished_standing_or_lying_and_only_in_sight(lying: bool) -> None:
    scene = grounds("storm", "rogue", blue="storm", green="storm", trask="rogue", charged=True, juggernaut="16R.E", lying=lying)
    scene.change(lambda g: setattr(g.state.hand, "zone", "16R.F"))
    scene.put("storm", "16R.F")
    scene.turn("storm")
    assert scene.refused(FINISH) == "XR-MH10-20"  # the greenhouse is shut
    scene.answer("open:16R.E|16R.F")
    scene.answer(FINISH)
    scene.finish("won")


# -- Trask ----------------------------------------------------------------------------------------------------------------


@rule("XR-MH10-17")
def test_a_lost_trask_can_come_back() -> None:
    scene = grounds("storm", "rogue", trask="storm", spawns=True)
    scene.enemies("17R.H", walker=1)
    scene.spawn_points()
    scene.end_turns()
    scene.choose("wound:storm")
    scene.answer("prevent:sacrifice")
    assert TRASK in scene.state.person_pile.discards
    assert scene.outcome == ""
    scene.spawn_points("10R.A")
    scene.deck("person", TRASK)
    scene.deck("spawn", "041", "008")
    scene.change(lambda g: g.state.pool.__setitem__(0, g.state.pool[0] + g.state.horde[g.at["17R.H"]]))
    scene.change(lambda g: g.state.horde.__setitem__(g.at["17R.H"], 0))
    scene.end_turns()
    assert scene.where(TRASK) == "10R.A"
    scene.finish("")


@rule("XR-MH10-17", "XR-MH10-03")
def test_a_discarded_trask_stays_rescued_but_no_longer_helps() -> None:
    scene = grounds("storm", "rogue", blue="storm", green="storm", trask="storm")
    scene.put("storm", "16R.G")
    scene.bystander("callisto", "16R.G")
    scene.turn("storm")
    scene.answer("rescue:callisto")
    scene.answer("keep:callisto")
    assert TRASK in scene.state.person_pile.discards
    assert scene.view(0)["goals"][1] == {"id": "MH10-trask", "done": True, "now": False, "have": 0, "of": 0}
    scene.answer(f"move:{HAND}")
    assert scene.view(0)["sentinel"]["side"] == "spent"
    scene.finish("")


# -- the Elevator ---------------------------------------------------------------------------------------------------------


@rule("XR-ROUND-11", "XR-ROUND-03")
def test_a_skill_of_the_end_phase_comes_before_the_walkers() -> None:
    scene = grounds("wolverine", "rogue", spawns=True, lying=True)
    scene.spawn_points("11R.X")
    scene.set("wolverine", xp=43, health=1)
    scene.end_turns()
    scene.answer("heal:2")
    told = [event.kind for event in scene.happened() if event.kind in ("hero.healed", "enemies.spawned", "round.began")]
    assert told[-3:] == ["hero.healed", "enemies.spawned", "round.began"]
    scene.finish("")


@rule("XR-MH10-18")
def test_three_walkers_come_by_elevator_in_each_end_phase() -> None:
    scene = grounds("storm", "rogue", spawns=True, lying=True)
    scene.spawn_points("11R.X")
    scene.end_turns()
    assert scene.drawn() == []
    assert scene.events("enemies.spawned") == [{"enemy": "walker", "count": 3, "zone": "11R.X"}]
    assert scene.rule_of("enemies.spawned") == "XR-MH10-18"
    phases = [event.args.get("phase", event.kind) for event in scene.happened() if event.kind in ("phase.began", "enemies.spawned")]
    assert phases[phases.index("enemies.spawned") - 1] == "end"
    scene.end_turns()
    scene.answer("way:11R.D")  # those of the first round leave the cabin
    assert len(scene.events("enemies.spawned")) == 2
    scene.finish("")


@rule("XR-MH10-18", "XR-SPAWN-28")
def test_with_too_few_walkers_those_on_the_board_activate_before_the_next_round() -> None:
    scene = grounds("storm", "rogue", spawns=True, lying=True)
    scene.pool("walker", 1)
    scene.change(lambda g: setattr(g.state, "gone", [34, 0, 0]))
    scene.spawn_points("11R.X")
    scene.end_turns()
    assert scene.count("11R.X", "walker") == 1
    scene.choose("way:11R.D")
    kinds = [event.kind for event in scene.happened() if event.kind in ("pool.empty", "enemies.activated", "enemies.moved", "round.began")]
    assert kinds == ["pool.empty", "enemies.activated", "enemies.moved", "round.began"]
    assert scene.table.round == 2
    scene.finish("")


def test_who_is_imagined_beside_trask_does_not_tell_who_lies_elsewhere() -> None:
    imagined: set[tuple[str, ...]] = set()
    for truth in range(1, 5):
        state = ResistanceScene("storm", mission="MH10", seed=2).state
        scramble(state, Chance([truth, 2, 3, 4], []))
        scramble(state, Chance([9, 2, 3, 4], []))
        imagined.add((*(card.id for card in state.facedown), *state.person_pile.deck))
    assert len(imagined) == 1
