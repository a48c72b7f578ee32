"""More rules of Zombie Mode with more than one clause: each clause happens in one and the same play."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"


@rule("XR-ZMODE-01")
def test_a_round_as_in_hero_mode(board: Board) -> None:
    t = board("psylocke", on="MZ1", psylocke="15V.A")
    t.set("psylocke", hunger=0)
    t.bystander("stevie_hunter", "15V.C") if t.state.opened[t.play.map.zone["15V.C"].index] else t.facedown("stevie_hunter", "15V.C")
    t.enemies(FAR, trooper=1)
    t.enemies("12V.E", trooper=1)
    t.spawn_points("12V.E")
    t.deck("spawn", "S007", "S002")
    for key in ("move:15V.B", "open:15V.B|15V.C", "end"):
        t.answer(key)
    assert [zone for _, zone in t.drawn()] == ["15V.C", "12V.E"] and t.table.round == 2


@rule("XR-ZMODE-05", "XR-ZENEMY-01")
def test_two_super_heroes_split_act_twice_and_one_falls(board: Board) -> None:
    t = board("psylocke", "cyclops", on="MZ1", psylocke=HERE, cyclops=FAR)
    for hero in ("psylocke", "cyclops"):
        t.set(hero, hunger=0)
    t.set("psylocke", traits=["let_it_out"])
    t.zombie("storm", NEXT)
    t.zombie("mystique", NEXT)
    t.dice(3, 3, 2, 2)
    t.end_turns()
    t.answer(f"way:{HERE}")
    assert (t.count(HERE, "storm"), t.count(FAR, "mystique")) == (1, 1)
    assert [t.hero(hero).health for hero in ("psylocke", "cyclops")] == [4, 4]
    t.acts("psylocke", f"attack:psionic_blade:{HERE}", "boost:trait:let_it_out")
    assert (t.count(HERE, "storm"), t.hero("psylocke").xp, t.hero("psylocke").actions) == (0, 3, 2)


@rule("XR-ZMODE-30", "XR-BYST-11")
def test_three_bystanders_run_stand_cornered_and_see_nobody(board: Board) -> None:
    t = board("psylocke", "cyclops", on="MZ1", psylocke=NEXT, cyclops=FAR)
    t.bystander("stevie_hunter", NEXT)
    t.bystander("trish_tilby", HERE)
    t.bystander("callisto", "15V.F")
    t.enemies(NEXT, guard=1)
    t.end_turns()
    assert set(t.options()) == {f"way:{HERE}", f"way:{FAR}"}  # away from Psylocke, who is nearer than Cyclops
    t.answer(f"way:{FAR}")
    assert [t.where(name) for name in ("stevie_hunter", "trish_tilby", "callisto")] == [FAR, HERE, "15V.F"]


@rule("XR-ZMODE-43", "XR-ZMODE-21")
def test_a_card_is_used_and_then_another_meal_comes(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", bystander="trish_tilby", hunger=0)
    t.bystander("stevie_hunter", HERE)
    t.deck("spawn", "S001")
    t.acts("sabretooth", "bystander:trish_tilby", dice=(4,))
    t.answer("leave") if t.offers("leave") else t.answer(t.options()[0])
    assert t.hero("sabretooth").bystander == "trish_tilby"
    t.answer(f"attack:devour:{HERE}")
    t.answer("keep:stevie_hunter")
    assert t.hero("sabretooth").bystander == "stevie_hunter" and t.state.person_pile.discards == ["trish_tilby"]


@rule("XR-ZMODE-44", "XR-ZHERO-12", "XR-ZTRAIT-04")
def test_two_effects_prevent_two_wounds_of_three(board: Board) -> None:
    t = board("dark_phoenix", "psylocke", on="MZ1", dark_phoenix=HERE)
    t.set("dark_phoenix", xp=43, hunger=0, traits=["numb"])
    t.set("psylocke", hunger=0)
    t.enemies(HERE, trooper=4)
    t.end_turns()
    t.choose("wound:dark_phoenix", "wound:dark_phoenix", "wound:dark_phoenix", "wound:psylocke")
    t.answer("prevent:trait:numb")
    t.answer("prevent:skill:immortal_hunger")
    t.answer("suffer")
    assert [t.hero(hero).health for hero in ("dark_phoenix", "psylocke")] == [4, 4]


@rule("XR-ZHERO-09", "XR-ZHERO-17", "XR-ZHERO-21")
@pytest.mark.parametrize(
    ("hero", "key", "zone", "dice"),
    [
        ("dark_phoenix", "psychic_bolts", NEXT, (3, 2)),
        ("cyclops", "optic_blast", FAR, (4, 3)),
        ("iceman", "ice_shards", NEXT, (4, 3, 3)),
    ],
)
def test_as_far_as_they_reach(board: Board, hero: str, key: str, zone: str, dice: tuple[int, ...]) -> None:
    t = board(hero, "psylocke", on="MZ1", **{hero: HERE, "psylocke": "15V.F"})
    t.set(hero, hunger=0)
    t.enemies(zone, trooper=2)
    t.acts(hero, f"attack:{key}:{zone}", dice=dice)
    assert t.count(zone, "trooper") == 1


@rule("XR-ZHERO-22")
def test_two_zones_for_nothing_and_one_action_for_whoever_is_left_behind(board: Board) -> None:
    t = board("iceman", "psylocke", on="MZ1", iceman=HERE, psylocke="15V.F")
    t.set("iceman", hunger=0)
    t.enemies(HERE, trooper=1)
    t.acts("iceman", "skill:ice_slide")
    t.answer(f"move:{NEXT}") if t.prompt == "prompt-free-move" else None
    t.answer(f"move:{FAR}")
    assert (t.hero("iceman").zone, t.hero("iceman").actions) == (FAR, 2) and not t.offers("skill:ice_slide")


@rule("XR-ZENEMY-01")
def test_a_move_in_the_wind_one_out_of_it_and_a_free_one(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke="15V.A", iceman="15V.F")
    t.set("psylocke", hunger=0, traits=["rotten_reflexes"])
    t.zombie("storm", "12V.D")
    t.acts("psylocke", "move:15V.B")
    assert t.hero("psylocke").actions == 1
    t.answer("move:15V.A")
    assert t.hero("psylocke").actions == 0
    t.answer("trait:rotten_reflexes")
    if t.prompt == "prompt-free-move":
        t.answer("move:15V.B")
    assert t.hero("psylocke").zone == "15V.B"


@rule("XR-ZMODE-14", "XR-ZHERO-06")
def test_a_price_that_can_be_paid_once_more_and_then_not(board: Board) -> None:
    t = board("juggernaut", "psylocke", on="MZ1", juggernaut=HERE, psylocke="15V.F")
    t.set("juggernaut", hunger=3, bystander="amanda_sefton")
    t.enemies(HERE, trooper=1)
    t.acts("juggernaut")
    assert t.offers("bystander:amanda_sefton")
    t.acts("juggernaut", "skill:undead_stamina", f"attack:steamroller:{HERE}", dice=(2, 2, 2, 2, 2, 2))
    assert t.hero("juggernaut").hunger == 4 and t.refused("bystander:amanda_sefton") == "XR-ZMODE-14"


@rule("XR-ZMODE-08")
def test_round_a_lying_wolverine_and_back_for_a_meal(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE, iceman="15V.F")
    t.set("psylocke", hunger=2, xp=7)
    t.zombie("wolverine", HERE)
    t.dice(3, 3, 3, 2, 4, 4, 4)
    t.acts("psylocke", f"attack:psionic_blade:{HERE}")
    assert t.hero("psylocke").xp == 7 and not t.offers(f"attack:psionic_blade:{HERE}")
    for key in (f"move:{NEXT}", f"move:{HERE}"):
        t.answer(key)
    assert t.hero("psylocke").actions == 1
    t.answer(f"attack:devour:{HERE}")
    assert t.hero("psylocke").xp == 10 and t.state.zombies == []


@rule("XR-ZMODE-15", "XR-ZMODE-12")
def test_one_die_and_two_for_hunger(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=2)
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", f"attack:devour:{HERE}", dice=(4, 3, 2))
    assert t.last("dice.rolled")["hits"] == [1, 0, 0] and t.count(HERE, "guard") == 1
