"""Rules of Zombie Mode about Skills, cards and the Spawn deck with more than one clause: each clause happens in one and the same play."""

import pytest
from tests.games.xmen_resistance.conftest import Board
from tests.games.xmen_resistance.missions import test_mz5

from stockade.testing import rule

HERE, NEXT, FAR, LOBBY = "12V.A", "12V.B", "12V.C", "11V.D"
CLAWS, BITE = f"attack:savage_claws:{HERE}", f"attack:devour:{HERE}"


@rule("XR-EMOVE-09")
def test_one_takes_the_next_in_sight_and_one_goes_for_somebody_unseen() -> None:
    t = test_mz5.siege("psylocke", "iceman")
    t.open("14R.F|17R.C", "15R.C|17R.C", "14R.F|15R.C")
    t.put("psylocke", "17R.C")  # outside the windows, where no Trooper of the house goes
    t.put("iceman", "14R.D")
    t.enemies("14R.F", trooper=1)  # sees both
    t.enemies("15R.C", trooper=1)  # sees her alone
    t.end_turns()
    assert t.standing("trooper") == {"14R.E": 1, "14R.F": 1}


@rule("XR-MZ5-08")
def test_two_zombie_heroes_next_door_unseen_are_left_alone() -> None:
    t = test_mz5.siege("psylocke", "iceman")
    for hero in ("psylocke", "iceman"):
        t.put(hero, "18R.E")  # behind the closed door of the Garage
    t.enemies("18R.D", trooper=1)
    t.end_turns()
    assert t.standing("trooper") == {"17R.C": 1}  # and from there one zone to the Lounge


@rule("XR-MZ5-09")
def test_only_a_zombie_hero_gets_one_out_of_the_house() -> None:
    t = test_mz5.siege("dark_phoenix", "iceman")
    t.open("14R.E|17R.B")
    t.put("dark_phoenix", "17R.B")
    t.put("iceman", "13R.E")
    t.enemies("14R.E", trooper=2)
    t.acts("dark_phoenix", "skill:telekinesis", "piece:trooper:14R.E")
    if t.prompt == "prompt-telekinesis-to":
        t.answer("zone:17R.B")
    assert t.count("17R.B", "trooper") == 1
    t.end_turns()
    assert t.standing("trooper") == {"14R.D": 1, "17R.B": 1}


@rule("XR-MZ5-18")
def test_one_splits_outside_and_one_inside_stays() -> None:
    t = test_mz5.siege()
    t.enemies(test_mz5.GATE, specialist=2)
    t.enemies("14R.E", trooper=1)
    for hero in ("psylocke", "iceman"):
        t.put(hero, "10R.C")
    t.end_turns()
    while t.prompt == "prompt-split":
        t.choose(t.options()[0])
    assert t.standing("trooper") == {"14R.E": 1} and len(t.events("enemies.moved")) >= 2


@rule("XR-ZHERO-18", "XR-PLAYER-13")
def test_the_one_who_is_free_goes_and_the_one_who_is_not_is_not_asked(board: Board) -> None:
    t = board("cyclops", "psylocke", "iceman", on="MZ1", cyclops=HERE, psylocke=FAR, iceman=NEXT)
    t.set("cyclops", hunger=0)
    t.enemies(NEXT, trooper=1)
    t.acts("cyclops", "skill:ruthless_tactics")
    if t.prompt != "prompt-action":
        assert not any("iceman" in key for key in t.options())
        t.answer(t.options()[0])
    assert (t.hero("psylocke").zone, t.hero("iceman").zone) == (NEXT, NEXT) and not t.offers("skill:ruthless_tactics")


@rule("XR-ZHERO-27")
def test_the_scent_leads_on_and_then_nowhere(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0)
    t.enemies(FAR, trooper=1)
    t.acts("sabretooth", "skill:scent_of_blood")
    assert t.hero("sabretooth").zone == NEXT
    t.end_turns()
    t.acts("sabretooth")
    assert t.count(NEXT, "trooper") == 1 and t.refused("skill:scent_of_blood") == "XR-ZHERO-27"


@rule("XR-ZHERO-08")
def test_unstoppable_passes_wounds_on_then_loses_them_and_walks_away(board: Board) -> None:
    t = board("juggernaut", "iceman", on="MZ1", juggernaut=HERE, iceman=HERE)
    t.set("juggernaut", xp=43, hunger=0)
    t.set("iceman", hunger=0)
    t.enemies(HERE, trooper=1, specialist=1)
    t.end_turns()
    assert (t.hero("juggernaut").health, t.hero("iceman").health) == (5, 2)  # three Wounds, two of them of the Specialist
    t.acts("iceman", f"move:{NEXT}")
    t.end_turns()
    assert (t.hero("juggernaut").health, t.hero("iceman").health) == (5, 2)
    t.acts("juggernaut", f"move:{NEXT}", "pass")
    assert (t.hero("juggernaut").zone, t.hero("juggernaut").actions) == (NEXT, 3)


@rule("XR-ZHERO-27")
def test_the_scent_leads_to_the_closest_of_two_and_not_out_of_his_zone(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0)
    t.open(f"{LOBBY}|{HERE}")
    t.bystander("stevie_hunter", FAR)
    t.enemies(LOBBY, trooper=1)
    t.acts("sabretooth", "skill:scent_of_blood")
    assert (t.hero("sabretooth").zone, t.hero("sabretooth").actions) == (LOBBY, 3)
    t.end_turns()
    t.acts("sabretooth")
    assert t.count(LOBBY, "trooper") == 1 and t.refused("skill:scent_of_blood") == "XR-ZHERO-27"


@rule("XR-ZMODE-39")
def test_one_bystander_turns_up_and_then_none_is_left(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE)
    t.set("psylocke", hunger=0)
    t.deck("person", "stevie_hunter")
    t.change(lambda g: (g.state.removed.extend(g.state.person_pile.deck[:-1]), g.state.person_pile.deck.__delitem__(slice(0, -1))))
    t.spawn_points("15V.B", "12V.E")
    t.deck("spawn", "S041", "S007", "S042", "S008")
    t.end_turns()
    assert [card for card, _ in t.drawn()] == ["S041", "S007", "S042", "S008"] and t.where("stevie_hunter") == "15V.B"


@rule("XR-ZMODE-41")
def test_a_bystander_alone_and_a_lying_wolverine_alone(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0)
    t.bystander("stevie_hunter", HERE)
    t.zombie("wolverine", NEXT, lying=True)
    t.acts("sabretooth", BITE, f"move:{NEXT}", dice=(4,))
    assert t.offers(f"attack:devour:{NEXT}") and not t.offers(f"attack:savage_claws:{NEXT}")


@rule("XR-ZSPAWN-07")
def test_riot_shields_bring_one_guard_and_leave_the_other_where_it_is(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE, iceman="15V.B")
    t.set("psylocke", hunger=0)
    t.deck("spawn", "S036")
    t.enemies(HERE, guard=1)
    t.enemies(FAR, guard=1)
    t.acts("iceman", "open:15V.B|15V.C")
    assert [event["to"] for event in t.events("enemies.moved")] == [NEXT, HERE]
    assert (t.count(HERE, "guard"), t.hero("psylocke").health) == (2, 5)


@rule("XR-ZSPAWN-03")
def test_the_discards_come_back_and_then_all_activate(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ1", psylocke=HERE)
    for hero in ("psylocke", "iceman"):
        t.set(hero, hunger=0)
    for name in ("storm", "magneto", "colossus", "mystique", "wolverine"):
        t.zombie(name, "10V.A")
    t.discards("zombie", "rogue")
    t.spawn_points("15V.B", "12V.E")
    t.deck("spawn", "S015", "S016")
    t.end_turns()
    assert t.standing("rogue") and t.last("enemies.activated")["enemy"] == "enemy_super_hero"


@rule("XR-ZSPAWN-04")
def test_backup_on_an_active_level_and_none_on_another(board: Board) -> None:
    t = board("psylocke", "iceman", on="MZ2", psylocke="11R.B")
    for hero in ("psylocke", "iceman"):
        t.set(hero, hunger=0)
    t.explored("11R.G", "18V.D")
    t.enemies("11R.G", trooper=1)
    t.enemies("18V.D", trooper=1)
    t.spawn_points("10R.A")
    t.deck("spawn", "S034")
    t.end_turns()
    assert sum(t.standing("trooper").values()) == 3 and t.count("18V.D", "trooper") == 1


@rule("XR-ZTRAIT-06")
def test_let_it_out_for_a_guard_and_a_trooper(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0, traits=["let_it_out"])
    t.enemies(HERE, guard=1, trooper=1)
    t.acts("sabretooth", CLAWS, "boost:trait:let_it_out", dice=(4, 4, 2, 2))
    assert t.play.enemies_in(HERE) == 0


@rule("XR-ZBCARD-10")
def test_one_die_more_for_claws_and_for_a_meal(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0, bystander="cameron_hodge")
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", CLAWS, BITE, dice=(2, 2, 2, 2, 2, 2))
    assert [len(event["dice"]) for event in t.events("dice.rolled")] == [4, 2]


@pytest.mark.rule("XR-ZHERO-10")
def test_telekinesis_once_in_a_turn(board: Board) -> None:
    t = board("dark_phoenix", "psylocke", on="MZ1", dark_phoenix=HERE, psylocke=NEXT)
    t.set("dark_phoenix", hunger=0)
    t.enemies(FAR, trooper=1)
    t.bystander("stevie_hunter", NEXT)
    t.acts("dark_phoenix", "skill:telekinesis", f"piece:trooper:{FAR}")
    assert t.count(NEXT, "trooper") == 1 and not t.offers("skill:telekinesis")


@rule("XR-ZHERO-29")
def test_two_without_hunger_and_one_with_it(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", xp=43, hunger=0, health=1)
    t.end_turns()
    assert t.hero("sabretooth").health == 3
    t.end_turns()
    assert t.hero("sabretooth").health == 4


@rule("XR-ZTRAIT-09")
def test_two_regrown_and_then_one(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0, health=1, traits=["regrow", "regrow"], bystander="amanda_sefton")
    t.acts("sabretooth", "trait:regrow", "bystander:amanda_sefton")
    if t.prompt != "prompt-action":
        t.answer(f"move:{NEXT}")
    t.answer("trait:regrow")
    assert t.hero("sabretooth").health == 4


@rule("XR-ZBCARD-06")
def test_a_look_at_the_next_card_once_in_a_turn(board: Board) -> None:
    t = board("sabretooth", "psylocke", on="MZ1", sabretooth=HERE, psylocke="15V.F")
    t.set("sabretooth", hunger=0, bystander="trish_tilby")
    t.deck("spawn", "S003", "S011")
    t.acts("sabretooth", "bystander:trish_tilby", "put:bottom")
    assert t.state.spawn_pile.deck[0] == "S003" and not t.offers("bystander:trish_tilby")
