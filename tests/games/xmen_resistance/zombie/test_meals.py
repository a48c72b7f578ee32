"""The twelve Bystander cards of Zombie Mode: what the devoured leave behind (XR-ZBCARD, XR-ZHERO-13, -14, XR-ZMODE-43)."""

import pytest
from tests.games.xmen_resistance.conftest import Board

from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule

HERE, NEXT, FAR = "12V.A", "12V.B", "12V.C"
CLAWS, BITE = f"attack:savage_claws:{HERE}", f"attack:devour:{HERE}"


def digesting(board: Board, card: str, hunger: int = 0, hero: str = "sabretooth") -> ResistanceScene:
    t = board(hero, "psylocke", on="MZ1", **{hero: HERE, "psylocke": "15V.F"})
    t.set(hero, bystander=card, hunger=hunger)
    return t


@rule("XR-ZBCARD-01", "XR-ZMODE-14")
def test_william_stryker(board: Board) -> None:
    t = digesting(board, "william_stryker", hunger=1)
    t.bystander("stevie_hunter", NEXT)
    t.bystander("callisto", NEXT)
    t.bystander("trish_tilby", FAR)
    t.enemies(NEXT, trooper=1)
    t.acts("sabretooth", "bystander:william_stryker")
    assert (t.where("stevie_hunter"), t.where("callisto"), t.where("trish_tilby")) == (HERE, HERE, FAR)
    assert t.hero("sabretooth").hunger == 2 and t.count(NEXT, "trooper") == 1
    assert t.refused("bystander:william_stryker") == "XR-ZBCARD-01" and t.hero("sabretooth").bystander == "william_stryker"


@rule("XR-ZBCARD-02")
@pytest.mark.parametrize(("key", "dice"), [(CLAWS, (2, 2, 2)), (BITE, (2,))])
@pytest.mark.parametrize(("answer", "left"), [("eliminate:trooper", 1), ("pass", 2)])
def test_mariko_yashida(board: Board, key: str, dice: tuple[int, ...], answer: str, left: int) -> None:
    t = digesting(board, "mariko_yashida")
    t.enemies(HERE, trooper=2, guard=1)
    t.acts("sabretooth", key, answer, dice=dice)
    assert t.count(HERE, "trooper") == left and t.hero("sabretooth").xp == 2 - left


@rule("XR-ZBCARD-02")
def test_mariko_does_not_help_from_afar(board: Board) -> None:
    t = digesting(board, "mariko_yashida", hero="iceman")
    t.enemies(HERE, trooper=2)
    t.acts("iceman", f"attack:ice_shards:{HERE}", dice=(2, 2, 2))
    assert t.prompt == "prompt-action"


@rule("XR-ZBCARD-03", "XR-ZMODE-19")
def test_callisto_lets_a_devour_pass_the_guard(board: Board) -> None:
    t = digesting(board, "callisto")
    t.enemies(HERE, guard=1)
    t.bystander("stevie_hunter", HERE)
    t.acts("sabretooth", BITE, dice=(4,))
    t.answer("boost:bystander:callisto")
    t.answer("keep:stevie_hunter")
    assert t.count(HERE, "guard") == 1 and t.where("stevie_hunter") == ""


@rule("XR-ZBCARD-03")
def test_callisto_has_nothing_to_choose_with_one_kind(board: Board) -> None:
    t = digesting(board, "callisto")
    t.enemies(HERE, guard=2)
    t.acts("sabretooth", CLAWS, dice=(2, 2, 2))
    assert t.prompt == "prompt-action"


@rule("XR-ZBCARD-04", "XR-ZMODE-25")
def test_ka_zar_answers_once_in_the_enemy_phase(board: Board) -> None:
    t = digesting(board, "ka_zar", hunger=2, hero="iceman")
    t.enemies(NEXT, trooper=1)
    t.end_turns()
    assert t.prompt == "prompt-react"
    t.dice(4, 4, 4, 4, 4, 4)
    t.answer("react:iceman:bystander:ka_zar")
    t.answer(f"attack:ice_shards:{HERE}")
    assert t.rule_of("hero.attacks") == "XR-ZBCARD-04" and t.count(HERE, "trooper") == 0 and t.hero("iceman").hunger == 4


@rule("XR-ZBCARD-04")
@pytest.mark.parametrize("hunger", [3, 4])
def test_ka_zar_costs_hunger(board: Board, hunger: int) -> None:
    t = digesting(board, "ka_zar", hunger=hunger)
    t.enemies(NEXT, trooper=1)
    t.end_turns()
    assert (t.prompt == "prompt-react") == (hunger < 4)
    if hunger < 4:
        t.dice(4, 4, 4, 4, 4, 4, 4)
        t.answer("react:sabretooth:bystander:ka_zar")
        assert set(t.options()) == {CLAWS, BITE}  # chosen before it made him Ravenous
        t.answer(CLAWS)
        assert t.count(HERE, "trooper") == 0


@rule("XR-ZBCARD-05")
def test_senator_kelly_lures(board: Board) -> None:
    t = digesting(board, "senator_kelly", hunger=1)
    t.put("psylocke", NEXT)
    t.enemies(FAR, trooper=1, specialist=1)
    t.acts("sabretooth", "bystander:senator_kelly")
    assert t.count(NEXT, "trooper") == 1 and t.count(HERE, "specialist") == 1
    assert t.hero("psylocke").health == 5 and t.hero("sabretooth").hunger == 2
    assert t.rule_of("enemies.lured") == "XR-ZBCARD-05"


@rule("XR-ZBCARD-06", "XR-ZMODE-43")
@pytest.mark.parametrize(("answer", "top"), [("put:top", "S003"), ("put:bottom", "S011")])
def test_trish_tilby(board: Board, answer: str, top: str) -> None:
    t = digesting(board, "trish_tilby", hunger=4)
    t.deck("spawn", "S003", "S011")
    t.acts("sabretooth", "bystander:trish_tilby", answer)
    assert t.state.spawn_pile.deck[-1] == top


@rule("XR-ZBCARD-07", "XR-ZMODE-13")
@pytest.mark.parametrize(("fresh", "hunger"), [(1, 1), (2, 0)])
def test_bolivar_trask_rerolls_and_the_last_dice_count(board: Board, fresh: int, hunger: int) -> None:
    t = digesting(board, "bolivar_trask")
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", CLAWS, dice=(1, 2, 2, fresh))
    t.answer("reroll:bystander:bolivar_trask")
    t.choose("die:0")
    assert t.hero("sabretooth").hunger == hunger
    t.acts("sabretooth", CLAWS, dice=[2] * (3 + hunger))
    assert t.prompt == "prompt-action"  # once in the turn


@rule("XR-ZBCARD-08")
@pytest.mark.parametrize(("kept", "spare"), [("numb", "regrow"), ("regrow", "numb")])
def test_valerie_cooper(board: Board, kept: str, spare: str) -> None:
    t = digesting(board, "valerie_cooper")
    t.deck("trait", "numb", "regrow")
    t.acts("sabretooth", "gain-trait", f"keep:{kept}")
    assert t.hero("sabretooth").traits == [kept] and t.state.trait_pile.discards == [spare]
    assert t.refused("gain-trait") == "XR-TRAIT-02"


@rule("XR-ZBCARD-08", "XR-TRAIT-03")
def test_valerie_cooper_with_full_slots_and_two_alike(board: Board) -> None:
    t = digesting(board, "valerie_cooper")
    t.set("sabretooth", traits=["hold_it_in", "regrow"])
    t.deck("trait", "numb", "numb")
    t.acts("sabretooth", "gain-trait", "discard:regrow")
    assert t.hero("sabretooth").traits == ["hold_it_in", "numb"]
    assert sorted(t.state.trait_pile.discards) == ["numb", "regrow"]


@rule("XR-ZBCARD-09", "XR-MOVE-02")
@pytest.mark.parametrize(("enemies", "cost"), [(0, 1), (1, 2), (4, 2)])
def test_stevie_hunter(board: Board, enemies: int, cost: int) -> None:
    t = digesting(board, "stevie_hunter")
    if enemies:
        t.enemies(HERE, trooper=enemies)
    t.acts("sabretooth", f"move:{NEXT}")
    assert t.hero("sabretooth").actions == 3 - cost


@rule("XR-ZBCARD-10")
@pytest.mark.parametrize(("key", "dice"), [(CLAWS, 4), (BITE, 2)])
def test_cameron_hodge(board: Board, key: str, dice: int) -> None:
    t = digesting(board, "cameron_hodge")
    t.enemies(HERE, guard=1)
    t.acts("sabretooth", key, dice=[2] * dice)
    assert len(t.last("dice.rolled")["dice"]) == dice


@rule("XR-ZBCARD-10")
def test_cameron_hodge_not_next_door(board: Board) -> None:
    t = digesting(board, "cameron_hodge", hero="iceman")
    t.enemies(NEXT, guard=1)
    t.acts("iceman", f"attack:ice_shards:{NEXT}", dice=(2, 2, 2))
    assert len(t.last("dice.rolled")["dice"]) == 3


@rule("XR-ZHERO-13", "XR-MOVE-02")
def test_amanda_sefton_moves_for_its_action_and_no_more(board: Board) -> None:
    t = digesting(board, "amanda_sefton", hunger=1)
    t.enemies(HERE, trooper=5)
    t.acts("sabretooth")
    assert not t.offers(f"move:{NEXT}")
    t.acts("sabretooth", "bystander:amanda_sefton")
    assert t.hero("sabretooth").zone == NEXT and t.hero("sabretooth").actions == 2 and t.hero("sabretooth").hunger == 2
    assert not t.offers("bystander:amanda_sefton")


@rule("XR-ZHERO-13", "XR-ZENEMY-01")
def test_amanda_sefton_needs_an_action_and_feels_the_wind(board: Board) -> None:
    t = digesting(board, "amanda_sefton")
    t.zombie("storm", NEXT)
    t.acts("sabretooth", "bystander:amanda_sefton")
    assert t.hero("sabretooth").actions == 1
    t = digesting(board, "amanda_sefton", hunger=1)
    t.set("sabretooth", traits=["hold_it_in"])
    t.acts("sabretooth")
    t.change(lambda g: setattr(g.heroes["sabretooth"], "actions", 0))
    assert t.refused("bystander:amanda_sefton") == "XR-ZHERO-13"


@rule("XR-ZHERO-14", "XR-ZMODE-23")
def test_moira_mactaggert_sets_a_hunger_and_is_gone(board: Board) -> None:
    t = digesting(board, "moira_mactaggert", hunger=4)
    t.put("psylocke", HERE)
    t.acts("sabretooth", "bystander:moira_mactaggert")
    assert {key for key in t.options() if ":sabretooth:" in key} == {f"hunger:sabretooth:{n}" for n in range(4)}
    t.answer("hunger:psylocke:3")
    assert t.hero("psylocke").hunger == 3 and t.hero("sabretooth").hunger == 4 and t.hero("sabretooth").bystander == ""
    assert t.state.person_pile.discards == ["moira_mactaggert"]
    t = digesting(board, "moira_mactaggert", hunger=4)
    t.acts("sabretooth", "bystander:moira_mactaggert", "hunger:sabretooth:0")
    assert t.hero("sabretooth").hunger == 0 and t.offers("gain-trait")
