"""Small things that only show at an edge: two of one kind, exactly enough, the first of everything."""

import pytest

from stockade.engine import Table
from stockade.games.dead_of_winter import GAME
from stockade.testing import rule


@rule("DW-SETUP-01")
def test_without_a_wish_two_play_together() -> None:
    table = Table.new(GAME.id, {}, 0)
    assert table.state.seats == 2 and table.state.variant == "co-op" and table.state.scenario == GAME.scenarios[0]


@rule("DW-ATTACK-20")
def test_two_of_one_weapon_are_one_choice_and_one_use(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "shotgun", "shotgun")
    scene.zombies("colony.1", 3)
    scene.pool(0, 6, 6)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.options() == ["with:nothing", "with:shotgun"]
    scene.answer("with:shotgun")
    assert len(scene.state.used_items) == 1 and scene.carried("thomas-heart") == ["shotgun", "shotgun"]


@rule("DW-EFFECT-07")
@pytest.mark.parametrize(("walls", "asked"), [((1, 1), False), ((1, 1, 1), True), ((2,), False)])
def test_nobody_picks_barricades_when_all_of_them_go(winter, walls: tuple[int, ...], asked: bool) -> None:
    scene = winter()
    for number, count in enumerate(walls, 1):
        scene.barricades(f"colony.{number}", count)
    scene.road("too-quiet")
    scene.answer("road:a")
    assert (scene.prompt == "prompt-take-barricade") is asked
    if asked:
        scene.do("at:colony.3", "at:colony.1")
    assert sum(scene.state.barricades) == sum(walls) - 2


@rule("DW-ATTACK-04", "DW-ATTACK-07")
def test_the_first_entrance_is_an_entrance_like_the_others(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 2)
    scene.zombies("colony.2", 2)
    scene.pool(0, 6, 6)
    scene.dice(1)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.prompt == "prompt-action" and [scene.zombies_at(f"colony.{gate}") for gate in (1, 2)] == [1, 2]
    scene = winter()
    scene.zombies("colony.1", 2)
    scene.put("school", "thomas-heart")
    scene.pool(0, 6)
    scene.do("lure:thomas-heart", "at:colony.1", "at:colony.1")
    assert scene.zombies_at("school") == 2 and scene.zombies_at("colony") == 0


@rule("DW-ABIL-02", "DW-ABIL-10")
def test_abilities_and_cards_cite_their_own_rule(winter) -> None:
    scene = winter("olivia-brown", "brian-lee", "gabriel-diaz")
    scene.wounds("olivia-brown", wounds=1)
    scene.answer("ability:olivia-brown")
    assert scene.rule_of("survivor.healed-wound") == "DW-ABIL-02"
    scene = winter()
    scene.items("thomas-heart", "sniper-rifle")
    scene.zombies("colony.1", 1)
    scene.answer("use:sniper-rifle@thomas-heart")
    assert scene.rule_of("zombie.slain") == "DW-ABIL-10"


@rule("DW-XROAD-15")
@pytest.mark.parametrize(("deck", "found"), [(("food-1", "junk"), ["junk"]), (("food-1", "food-1"), [])])
def test_a_card_found_by_chance_asks_nobody(winter, deck: tuple[str, ...], found: list[str]) -> None:
    scene = winter()
    scene.hand(0)
    scene.put("school", "thomas-heart")
    scene.zombies("colony.1", 1)
    scene.pool(0, 6)
    scene.deck("grocery-store", *deck, rest=False)
    scene.road("the-bell")
    scene.do("lure:thomas-heart", "stop", "road:b")
    assert scene.prompt == "prompt-action" and scene.held(0) == found and scene.last("deck.searched")["count"] == len(found)


@rule("DW-XROAD-19", "DW-TURN-09")
def test_a_situation_made_by_an_ability_at_the_start_of_the_turn_is_noticed_at_once(winter) -> None:
    scene = winter("forest-plum thomas-heart", "brian-lee", "gabriel-diaz")
    scene.change(lambda g: g.state.gone.extend(g.state.survivor_deck.pop() for _ in range(2)))
    scene.road("the-ledger")
    scene.answer("start:yes")
    assert scene.prompt == "prompt-road-vote" and len(scene.state.gone) == 3
    for seat in range(3):
        scene.answer("vote:no", seat)
    assert scene.prompt == "prompt-action"
