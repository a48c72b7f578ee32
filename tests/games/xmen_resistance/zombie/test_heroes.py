"""The six Zombie Heroes: an Attack and three Skills each, at their level and not before (XR-ZHERO)."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.facts import heroes
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"
YELLOW, ORANGE, RED = 7, 19, 43


def lone(board: Board, hero: str, zone: str = HERE, xp: int = 0, hunger: int = 0, friend: str = "15V.F") -> ResistanceScene:
    """That hero in the Danger Room, a friend far away."""
    other = "psylocke" if hero != "psylocke" else "iceman"
    t = board(hero, other, on="MZ1", **{hero: zone, other: friend})
    t.set(hero, xp=xp, hunger=hunger)
    t.set(other, hunger=0)
    return t


def told(t: ResistanceScene, name: str) -> set[object]:
    """What the options of the open question say about that."""
    return {option.args[name] for option in t.table.pending[0].options if name in option.args}


@rule("XR-ZHERO-01", "XR-ZHERO-05", "XR-ZHERO-09", "XR-ZHERO-17", "XR-ZHERO-21", "XR-ZHERO-26", "XR-ZHERO-30")
def test_their_attacks() -> None:
    found = {hero.id: (w.id, w.melee, w.near, w.far, w.dice, w.accuracy) for hero in heroes("zombie").values() for w in [hero.weapon]}
    assert found == {
        "psylocke": ("psionic_blade", True, 0, 0, 2, 3),
        "juggernaut": ("steamroller", True, 0, 0, 2, 4),
        "dark_phoenix": ("psychic_bolts", False, 0, 1, 2, 3),
        "cyclops": ("optic_blast", False, 0, 2, 2, 4),
        "iceman": ("ice_shards", False, 0, 1, 3, 4),
        "sabretooth": ("savage_claws", True, 0, 0, 3, 4),
    }


@rule("XR-ZHERO-01", "XR-ZHERO-05", "XR-ZHERO-09", "XR-ZHERO-17", "XR-ZHERO-21", "XR-ZHERO-26")
@pytest.mark.parametrize(
    ("hero", "weapon", "zones"),
    [
        ("psylocke", "psionic_blade", {HERE}),
        ("juggernaut", "steamroller", {HERE}),
        ("dark_phoenix", "psychic_bolts", {HERE, NEXT}),
        ("cyclops", "optic_blast", {HERE, NEXT, FAR}),
        ("iceman", "ice_shards", {HERE, NEXT}),
        ("sabretooth", "savage_claws", {HERE}),
    ],
)
def test_how_far_they_reach(board: Board, hero: str, weapon: str, zones: set[str]) -> None:
    t = lone(board, hero)
    for zone in (HERE, NEXT, FAR):
        t.enemies(zone, trooper=1)
    t.acts(hero)
    assert {key.split(":")[2] for key in t.options() if key.startswith(f"attack:{weapon}")} == zones
    fact = heroes("zombie")[hero].weapon
    t.acts(hero, f"attack:{weapon}:{HERE}", dice=[fact.accuracy, *[fact.accuracy - 1] * (fact.dice - 1)])
    assert t.last("dice.rolled")["count"] == 1 and t.count(HERE, "trooper") == 0


@rule("XR-ZHERO-30", "XR-XP-09")
@pytest.mark.parametrize(("xp", "unlocked"), [(0, 1), (YELLOW, 1), (ORANGE, 2), (RED, 3)])
def test_skills_come_with_the_levels(board: Board, xp: int, unlocked: int) -> None:
    for hero in heroes("zombie").values():
        t = lone(board, hero.id, xp=xp)
        assert t.play.skills(t.hero(hero.id)) == list(hero.skills[:unlocked])


# -- Psylocke ---------------------------------------------------------------------------------------------------------


@rule("XR-ZHERO-02", "XR-ZMODE-23", "XR-XP-04")
@pytest.mark.parametrize("hunger", [0, 4])
def test_psychic_bolt(board: Board, hunger: int) -> None:
    t = lone(board, "psylocke", hunger=hunger)
    t.enemies(HERE, guard=1)
    t.enemies(NEXT, specialist=1, trooper=1)
    t.enemies(FAR, trooper=1)
    t.acts("psylocke", "skill:psychic_bolt")
    assert set(t.options()) == {f"piece:trooper:{NEXT}", f"piece:specialist:{NEXT}"}
    t.answer(f"piece:specialist:{NEXT}")
    assert t.count(NEXT, "specialist") == 0 and t.hero("psylocke").xp == 1 and t.hero("psylocke").actions == 3
    assert t.refused("skill:psychic_bolt") == "XR-ZHERO-02"


@rule("XR-ZHERO-03", "XR-ZMODE-12")
def test_psionic_energy_reaches_next_door_and_cuts(board: Board) -> None:
    t = lone(board, "psylocke", xp=ORANGE, hunger=1)
    t.enemies(NEXT, guard=1)
    t.enemies(FAR, guard=1)
    t.acts("psylocke")
    assert {key for key in t.options() if key.startswith("reach:")} == {f"reach:psionic_blade:{NEXT}"}
    t.acts("psylocke", f"reach:psionic_blade:{NEXT}", dice=(3, 2, 2, 2))  # 2 dice, and 2 Hunger by now
    assert t.hero("psylocke").hunger == 2 and t.count(NEXT, "guard") == 0


@rule("XR-ZHERO-03")
@pytest.mark.parametrize(("boosted", "left"), [(True, 0), (False, 1)])
def test_psionic_energy_in_the_own_zone_is_a_choice(board: Board, boosted: bool, left: int) -> None:
    t = lone(board, "psylocke", xp=ORANGE, hunger=0)
    t.enemies(HERE, guard=1)
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", dice=(3, 2, 2) if boosted else (3, 2))
    t.answer("boost:skill:psionic_energy" if boosted else "roll")
    assert t.count(HERE, "guard") == left and t.hero("psylocke").hunger == int(boosted)


@rule("XR-ZHERO-03", "XR-ZMODE-14")
def test_psionic_energy_needs_room_for_hunger_and_helps_no_devour(board: Board) -> None:
    t = lone(board, "psylocke", xp=ORANGE, hunger=4)
    t.enemies(NEXT, guard=1)
    t.enemies(HERE, guard=1)
    t.acts("psylocke")
    assert not [key for key in t.options() if key.startswith("reach:")]
    t.acts("psylocke", f"attack:devour:{HERE}", dice=(4, 4, 2, 2, 2))
    assert t.count(HERE, "guard") == 0


@rule("XR-ZHERO-04", "XR-ZHERO-15")
def test_premonition_lays_a_card_at_a_spawn_point() -> None:
    t = ResistanceScene("psylocke", "iceman", mission="MZ1")
    t.set("psylocke", xp=RED)
    t.spawn_points("15V.B", "12V.E")
    t.deck("spawn", "S003", "S011", "S007", "S001")
    t.end_turns()  # S003 and S011 are drawn, then the round begins
    assert (t.prompt, t.options()) == ("prompt-premonition", ["look", "pass"])
    t.answer("look")
    t.answer("zone:12V.E")
    assert t.view(0)["foreseen"] == [{"zone": "12V.E", "card": "S007"}]
    t.mark()
    t.end_turns()
    while t.prompt not in ("prompt-premonition", "") and not t.events("card.spawned"):
        t.answer(t.options()[0])
    assert t.drawn()[:2] == [("S001", "15V.B"), ("S007", "12V.E")]
    assert t.view(0)["foreseen"] == []


@rule("XR-ZHERO-15")
def test_a_vision_is_resolved_where_a_card_is_drawn_and_passes_where_none_is(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ2", psylocke="11R.B")
    t.set("psylocke", xp=RED)
    t.spawn_points("16V.C", "10R.A")
    t.deck("spawn", "S036", "S007", "S002", "S011")  # S036 brings nobody
    t.end_turns()
    t.answer("look")
    t.answer("zone:10R.A")
    t.mark()
    t.end_turns()
    assert t.drawn() == [("S007", "10R.A")]  # and S002 is still on top of the deck
    t.answer("look")
    t.answer("zone:16V.C")  # upstairs, where nobody is
    t.mark()
    t.end_turns()
    assert t.last("card.forgotten") == {"card": "S002", "zone": "16V.C"}
    assert "S002" in t.state.spawn_pile.discards and t.drawn() == [("S011", "10R.A")]


@rule("XR-ZHERO-04")
def test_premonition_may_be_declined(board: Board) -> None:
    t = lone(board, "psylocke", xp=RED)
    t.spawn_points("15V.B")
    t.end_turns()
    while t.prompt != "prompt-premonition":
        t.answer(t.options()[0])
    deck = list(t.state.spawn_pile.deck)
    t.answer("pass")
    assert t.state.spawn_pile.deck == deck and not t.state.placed


# -- Juggernaut -------------------------------------------------------------------------------------------------------


@rule("XR-ZHERO-06", "XR-PLAYER-11")
def test_undead_stamina(board: Board) -> None:
    t = lone(board, "juggernaut", hunger=1)
    t.enemies(HERE, trooper=1)
    t.enemies(NEXT, trooper=1)
    t.acts("juggernaut", "skill:undead_stamina")
    assert {key.split(":")[0] for key in t.options()} == {"attack", "move"}
    assert {key.split(":")[1] for key in t.options() if key.startswith("attack")} == {"steamroller", "devour"}
    t.answer(f"move:{NEXT}")
    assert t.hero("juggernaut").hunger == 2 and t.hero("juggernaut").actions == 2  # the Trooper left behind is paid for
    assert not t.offers("skill:undead_stamina")


@rule("XR-ZHERO-06")
def test_undead_stamina_strikes_once_in_his_turn(board: Board) -> None:
    t = lone(board, "juggernaut")
    t.enemies(HERE, trooper=1)
    t.enemies(NEXT, trooper=1)
    t.acts("juggernaut", "skill:undead_stamina")
    t.dice(4, 4, 2)
    t.answer(f"attack:steamroller:{HERE}")
    assert t.count(HERE, "trooper") == 0 and t.hero("juggernaut").hunger == 1 and t.hero("juggernaut").actions == 3
    t.acts("juggernaut", f"move:{NEXT}")
    assert not t.offers("skill:undead_stamina")


@rule("XR-ZHERO-07", "XR-MOVE-04")
def test_lightning_charge_tramples_and_goes_on(board: Board) -> None:
    t = lone(board, "juggernaut", xp=ORANGE, hunger=1)
    t.enemies(NEXT, guard=1)
    t.enemies(FAR, trooper=1, specialist=1)
    t.acts("juggernaut", f"move:{NEXT}")
    assert t.count(NEXT, "guard") == 0 and t.hero("juggernaut").xp == ORANGE + 1
    assert t.prompt == "prompt-charge-on" and told(t, "cost") == {0}
    t.answer(f"move:{FAR}")
    t.answer("hit:specialist")
    assert t.hero("juggernaut").zone == FAR and t.hero("juggernaut").hunger == 2 and t.count(FAR, "trooper") == 1
    assert t.prompt == "prompt-action" and t.hero("juggernaut").actions == 3


@rule("XR-ZHERO-07", "XR-MOVE-04")
@pytest.mark.parametrize(("there", "hunger"), [({"guard": 2}, 1), ({"guard": 1}, 4)])
def test_lightning_charge_ends_where_enemies_are_left_or_hunger_is_full(board: Board, there: dict[str, int], hunger: int) -> None:
    t = lone(board, "juggernaut", xp=ORANGE, hunger=hunger)
    t.enemies(NEXT, **there)
    t.acts("juggernaut", f"move:{NEXT}")
    assert t.prompt == "prompt-action" and t.count(NEXT, "guard") == there["guard"] - 1


@rule("XR-ZHERO-07")
def test_lightning_charge_spares_super_heroes_and_may_stop(board: Board) -> None:
    t = lone(board, "juggernaut", xp=ORANGE, hunger=1)
    t.acts("juggernaut", f"move:{NEXT}", "pass")
    assert t.hero("juggernaut").zone == NEXT and t.hero("juggernaut").hunger == 1
    t.zombie("mystique", FAR)
    t.acts("juggernaut", f"move:{FAR}")
    assert t.count(FAR, "mystique") == 1 and t.prompt == "prompt-action"


@rule("XR-ZHERO-08", "XR-EATTACK-07")
def test_unstoppable(board: Board) -> None:
    t = lone(board, "juggernaut", xp=RED)
    t.enemies(HERE, trooper=2, specialist=1, guard=1)
    t.acts("juggernaut")
    assert t.offers(f"move:{NEXT}")
    t.end_turns()
    assert t.hero("juggernaut").health == 4  # the Guard's


@rule("XR-ZHERO-08", "XR-EATTACK-07")
def test_what_cannot_hurt_him_hurts_his_friend(board: Board) -> None:
    t = lone(board, "juggernaut", xp=RED, friend=HERE)
    t.enemies(HERE, trooper=2, guard=1)
    t.end_turns()
    most = {option.key: option.most for option in t.table.pending[0].options}
    assert most == {"wound:juggernaut": 1, "wound:psylocke": 3}


# -- Dark Phoenix -----------------------------------------------------------------------------------------------------


@rule("XR-ZHERO-10", "XR-ZHERO-16", "XR-TRAIT-13")
@pytest.mark.parametrize(
    ("piece", "origin", "to"),
    [("trooper", FAR, NEXT), ("stevie_hunter", NEXT, HERE), ("psylocke", NEXT, FAR), ("dark_phoenix", HERE, NEXT)],
)
def test_telekinesis(board: Board, piece: str, origin: str, to: str) -> None:
    t = lone(board, "dark_phoenix", hunger=4, friend=NEXT)
    t.enemies(FAR, trooper=2)
    t.enemies("15V.A", trooper=1)
    t.bystander("stevie_hunter", NEXT)
    t.acts("dark_phoenix", "skill:telekinesis")
    assert set(t.options()) == {
        f"piece:trooper:{FAR}",
        f"piece:stevie_hunter:{NEXT}",
        f"piece:psylocke:{NEXT}",
        f"piece:dark_phoenix:{HERE}",
    }
    t.answer(f"piece:{piece}:{origin}")
    if t.prompt == "prompt-telekinesis-to":
        t.answer(f"zone:{to}")
    where = {"trooper": NEXT if t.count(NEXT, "trooper") == 1 else "", "stevie_hunter": t.where("stevie_hunter")}
    assert where.get(piece, piece in t.play.heroes and t.hero(piece).zone) == to
    assert t.hero("dark_phoenix").actions == 3 and not t.offers("skill:telekinesis")


@rule("XR-ZHERO-11")
def test_mass_incineration_burns_the_crowd_and_no_super_hero(board: Board) -> None:
    t = lone(board, "dark_phoenix", xp=ORANGE, hunger=1)
    t.enemies(NEXT, trooper=3, guard=1)
    t.zombie("storm", NEXT)
    t.acts("dark_phoenix", f"attack:psychic_bolts:{NEXT}", dice=(3, 3, 3, 3, 3))  # 4 for the crowd, 1 for Hunger; none for Storm
    t.answer("boost:skill:mass_incineration")
    assert len(t.last("dice.rolled")["dice"]) == 5
    assert t.count(NEXT, "guard") == t.count(NEXT, "trooper") == 0 and t.count(NEXT, "storm") == 1


@rule("XR-ZHERO-11")
def test_mass_incineration_is_a_choice(board: Board) -> None:
    t = lone(board, "dark_phoenix", xp=ORANGE)
    t.enemies(NEXT, trooper=3)
    t.acts("dark_phoenix", f"attack:psychic_bolts:{NEXT}", dice=(3, 3))
    assert told(t, "dice") == {2}
    t.answer("roll")
    assert t.count(NEXT, "trooper") == 1
    hungry = lone(board, "dark_phoenix", xp=ORANGE, hunger=2)
    hungry.enemies(NEXT, trooper=3)
    hungry.acts("dark_phoenix", f"attack:psychic_bolts:{NEXT}")
    assert told(hungry, "dice") == {4}
    named = lone(board, "dark_phoenix", xp=ORANGE)
    named.zombie("mystique", NEXT)
    named.acts("dark_phoenix", f"attack:psychic_bolts:{NEXT}", dice=(3, 3))
    assert named.prompt == "prompt-action"  # there is no crowd to burn


@rule("XR-ZHERO-12", "XR-ZMODE-14")
def test_immortal_hunger_cancels_wounds_until_it_is_full(board: Board) -> None:
    t = lone(board, "dark_phoenix", xp=RED, hunger=2)
    t.enemies(HERE, trooper=3)
    t.end_turns()
    t.answer("prevent:skill:immortal_hunger")
    t.answer("prevent:skill:immortal_hunger")
    assert t.hero("dark_phoenix").hunger == 4 and t.hero("dark_phoenix").health == 4


# -- Cyclops ----------------------------------------------------------------------------------------------------------


@rule("XR-ZHERO-18", "XR-PLAYER-13")
def test_ruthless_tactics(board: Board) -> None:
    t = lone(board, "cyclops", friend=FAR)
    t.acts("cyclops", "skill:ruthless_tactics")
    t.answer(f"move:{NEXT}") if t.prompt == "prompt-free-move" else None
    assert t.hero("psylocke").zone == NEXT and t.hero("psylocke").stage == "ready" and t.hero("cyclops").actions == 3
    assert not t.offers("skill:ruthless_tactics")


@rule("XR-ZHERO-18", "XR-PLAYER-13")
@pytest.mark.parametrize("friend", [FAR, "15V.F"])
def test_ruthless_tactics_needs_sight_and_nobody_in_the_way(board: Board, friend: str) -> None:
    t = lone(board, "cyclops", friend=friend)
    t.enemies(FAR, trooper=1)
    t.acts("cyclops")
    assert t.refused("skill:ruthless_tactics") == "XR-ZHERO-18"


@rule("XR-ZHERO-19")
def test_wide_beam_hits_the_zone_on_the_way_with_the_same_roll(board: Board) -> None:
    t = lone(board, "cyclops", xp=ORANGE, hunger=1)
    t.enemies(NEXT, trooper=3)
    t.enemies(FAR, guard=2)
    t.acts("cyclops", f"attack:optic_blast:{FAR}", dice=(4, 4, 2, 2))
    t.answer("boost:skill:wide_beam")
    assert t.hero("cyclops").hunger == 2 and len(t.last("dice.rolled")["dice"]) == 4
    assert t.count(NEXT, "trooper") == 1 and t.count(FAR, "guard") == 1


@rule("XR-ZHERO-19")
def test_wide_beam_needs_a_zone_between(board: Board) -> None:
    t = lone(board, "cyclops", xp=ORANGE)
    t.enemies(NEXT, trooper=3)
    t.acts("cyclops", f"attack:optic_blast:{NEXT}", dice=(2, 2))
    assert t.prompt == "prompt-action"
    beside = ResistanceScene("cyclops", "iceman", mission="MZ5")
    beside.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    beside.put("cyclops", "16R.C")
    beside.set("cyclops", xp=ORANGE, hunger=0)
    for zone in ("16R.F", "17R.D"):  # next to each other, and both next to him
        beside.enemies(zone, trooper=1)
    beside.acts("cyclops", "attack:optic_blast:16R.F", dice=(4, 2, 2))
    assert beside.prompt == "prompt-action" and beside.count("17R.D", "trooper") == 1


@rule("XR-ZHERO-19")
@pytest.mark.parametrize(("swept", "spared"), [("16R.F", "17R.D"), ("17R.D", "16R.F")])
def test_wide_beam_between_two_ways_is_a_choice(swept: str, spared: str) -> None:
    """West of the fountain a path and a lawn lie side by side between the same two zones."""
    t = ResistanceScene("cyclops", "iceman", mission="MZ5")
    t.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    t.put("cyclops", "16R.C")
    t.set("cyclops", xp=ORANGE, hunger=0)
    for zone in ("16R.F", "17R.D", "16R.G"):
        t.enemies(zone, trooper=1)
    t.acts("cyclops", "attack:optic_blast:16R.G", dice=(4, 2, 2))
    t.answer("boost:skill:wide_beam")
    t.answer(f"zone:{swept}")
    assert [t.count(zone, "trooper") for zone in (swept, spared, "16R.G")] == [0, 1, 0]


@rule("XR-ZHERO-20")
def test_unblinking(board: Board) -> None:
    t = lone(board, "cyclops", xp=RED)
    t.enemies(FAR, guard=1, specialist=1)
    t.acts("cyclops", f"attack:optic_blast:{FAR}", dice=(4, 2, 2))
    assert t.count(FAR, "specialist") == 0 and t.count(FAR, "guard") == 1


# -- Iceman -----------------------------------------------------------------------------------------------------------


@rule("XR-ZHERO-22", "XR-MOVE-04")
def test_ice_slide(board: Board) -> None:
    t = lone(board, "iceman")
    t.acts("iceman", "skill:ice_slide")
    t.answer(f"move:{NEXT}") if t.prompt == "prompt-free-move" else None
    assert told(t, "cost") == {0}
    t.answer(f"move:{FAR}")
    assert t.hero("iceman").zone == FAR and t.hero("iceman").actions == 3 and not t.offers("skill:ice_slide")


@rule("XR-ZHERO-22", "XR-MOVE-04", "XR-PLAYER-11")
def test_enemies_stop_the_slide_and_those_left_behind_are_paid_for(board: Board) -> None:
    t = lone(board, "iceman")
    t.enemies(HERE, trooper=1)
    t.enemies(NEXT, trooper=1)
    t.acts("iceman", "skill:ice_slide")
    assert t.hero("iceman").zone == NEXT and t.prompt == "prompt-action" and t.hero("iceman").actions == 2


@rule("XR-ZHERO-23", "XR-ZHERO-24")
def test_deep_freeze_holds_them_for_one_activation(board: Board) -> None:
    t = lone(board, "iceman", xp=ORANGE, hunger=1)
    t.enemies(HERE, trooper=2, specialist=1)
    t.zombie("mystique", HERE)
    t.acts("iceman", "skill:deep_freeze")
    assert t.hero("iceman").hunger == 2 and t.view(0)["zones"][HERE]["frozen"] == 3
    t.end_turns()
    assert t.hero("iceman").health == 3  # Mystique strikes twice, the others stand still
    assert {event["enemy"]: event["count"] for event in t.events("enemies.frozen")} == {"trooper": 2, "specialist": 1}
    assert t.view(0)["zones"][HERE]["frozen"] == 0 and not t.state.memo  # nothing is left of it
    t.end_turns()
    assert t.hero("iceman").stage == "out"  # 2 + 2 + 2 Wounds


@rule("XR-ZHERO-24")
def test_newcomers_are_not_frozen_and_the_fallen_are_taken_from_the_others_first(board: Board) -> None:
    t = lone(board, "iceman", xp=ORANGE, hunger=0)
    t.enemies(HERE, trooper=2)
    t.acts("iceman", "skill:deep_freeze")
    t.enemies(HERE, trooper=2)
    t.acts("iceman", f"attack:ice_shards:{HERE}", dice=(4, 2, 2, 2))
    t.end_turns()
    assert t.hero("iceman").health == 4  # of three left two are frozen


@rule("XR-ZHERO-24", "XR-ZSPAWN-06")
@pytest.mark.parametrize(("frozen", "guards"), [(True, 0), (False, 1)])
def test_frozen_guards_do_not_charge(board: Board, frozen: bool, guards: int) -> None:
    t = lone(board, "iceman", zone="15V.B", xp=ORANGE)
    t.enemies("15V.A", guard=1)
    t.deck("spawn", "S036")
    t.acts("iceman", *(["skill:deep_freeze"] if frozen else []), "open:15V.B|15V.C")
    assert t.count("15V.B", "guard") == guards and t.hero("iceman").hunger == 1


@rule("XR-ZHERO-25")
def test_frozen_flesh_ignores_the_first_wound_of_each_enemy_phase(board: Board) -> None:
    t = lone(board, "iceman", xp=RED, hunger=3)
    t.enemies(HERE, specialist=1)
    for health in (4, 3):
        t.set("iceman", hunger=2)
        t.end_turns()
        assert t.hero("iceman").health == health  # 2 Wounds, one ignored
    assert t.rule_of("wounds.prevented") == "XR-ZHERO-25"


@rule("XR-ZHERO-25", "XR-ZMODE-26")
def test_frozen_flesh_does_not_help_against_hunger(board: Board) -> None:
    t = lone(board, "iceman", xp=RED, hunger=4)
    t.acts("iceman", "end")
    assert t.hero("iceman").health == 4


# -- Sabretooth -------------------------------------------------------------------------------------------------------


@rule("XR-ZHERO-27")
def test_scent_of_blood_follows_the_closest_in_sight(board: Board) -> None:
    t = lone(board, "sabretooth", hunger=4)
    t.bystander("stevie_hunter", FAR)
    t.acts("sabretooth", "skill:scent_of_blood")
    assert t.hero("sabretooth").zone == NEXT and t.hero("sabretooth").actions == 3
    assert not t.offers("skill:scent_of_blood")


@rule("XR-ZHERO-27")
@pytest.mark.parametrize("where", [HERE, "15V.A"])
def test_scent_of_blood_needs_somebody_in_sight_but_not_here(board: Board, where: str) -> None:
    t = lone(board, "sabretooth")
    t.bystander("stevie_hunter", where)
    t.acts("sabretooth")
    assert t.refused("skill:scent_of_blood") == "XR-ZHERO-27"


@rule("XR-ZHERO-28", "XR-DEF-04", "XR-ZMODE-25")
def test_frenzy_after_a_guard(board: Board) -> None:
    t = lone(board, "sabretooth", xp=ORANGE, hunger=1)
    t.enemies(HERE, guard=2, trooper=1)
    t.acts("sabretooth", f"attack:savage_claws:{HERE}", dice=(4, 4, 4, 4, 4, 2, 2, 2, 2))
    assert t.prompt == "prompt-frenzy" and t.count(HERE, "guard") == 0
    t.answer("frenzy")
    t.answer(f"attack:savage_claws:{HERE}")
    assert t.count(HERE, "trooper") == 0 and t.hero("sabretooth").hunger == 2
    assert t.prompt == "prompt-action" and t.hero("sabretooth").actions == 3


@rule("XR-ZHERO-28")
@pytest.mark.parametrize(("there", "hunger"), [({"trooper": 3}, 0), ({"guard": 1, "trooper": 2}, 4)])
def test_no_frenzy_for_small_fry_or_with_full_hunger(board: Board, there: dict[str, int], hunger: int) -> None:
    t = lone(board, "sabretooth", xp=ORANGE, hunger=hunger)
    t.enemies(HERE, **there)
    key, dice = (f"attack:devour:{HERE}", (4, 4, 2, 2, 2)) if hunger else (f"attack:savage_claws:{HERE}", (4, 4, 2))
    t.acts("sabretooth", key, dice=dice)
    assert t.prompt == ("prompt-action" if not hunger else "prompt-frenzy")  # a meal makes room again


@rule("XR-ZHERO-28", "XR-ZMODE-08")
def test_no_frenzy_when_wolverine_is_only_laid_down(board: Board) -> None:
    t = lone(board, "sabretooth", xp=ORANGE, hunger=1)
    t.zombie("wolverine", HERE)
    t.enemies(HERE, trooper=1)
    t.acts("sabretooth", f"attack:savage_claws:{HERE}", dice=(4, 4, 4, 2))
    assert t.prompt == "prompt-action" and t.events("enemy.laid")


@rule("XR-ZHERO-29", "XR-ROUND-11")
@pytest.mark.parametrize(("hunger", "before", "health"), [(0, 2, 4), (1, 2, 3), (1, 4, 5)])
def test_feral_healing(board: Board, hunger: int, before: int, health: int) -> None:
    t = lone(board, "sabretooth", xp=RED, hunger=hunger)
    t.set("sabretooth", health=before)
    t.end_turns()
    assert t.hero("sabretooth").health == health and t.rule_of("hero.healed") == "XR-ZHERO-29"


@rule("XR-ZHERO-19")
def test_wide_beam_is_for_the_optic_blast_alone() -> None:
    t = ResistanceScene("cyclops", "iceman", mission="MZ5")
    t.change(lambda g: g.state.horde.__setitem__(slice(None), [0] * len(g.state.horde)))
    t.put("cyclops", "16R.C")
    t.hand("16R.C")
    t.set("cyclops", xp=ORANGE, hunger=0)
    for zone in ("16R.F", "16R.G"):
        t.enemies(zone, trooper=1)
    t.acts("cyclops", "attack:plasma_blast:16R.G")
    assert t.prompt == "prompt-action" and t.count("16R.F", "trooper") == 1
