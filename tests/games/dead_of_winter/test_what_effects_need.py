"""What each word of the vocabulary needs to do anything: a card may have any of them as a cost, or as all it does."""

from typing import Any

import pytest

from stockade.games.dead_of_winter.effects import effect
from stockade.games.dead_of_winter.effects.words.effect import Effect
from stockade.games.dead_of_winter.facts import reader
from stockade.games.dead_of_winter.rules.cause import Cause
from stockade.games.dead_of_winter.scene import WinterScene
from stockade.testing import rule


def possible(scene: WinterScene, raw: dict[str, Any], card: int = -1) -> bool:
    """Whether an effect with these words would do something for Thomas Heart, where he stands."""
    (read,) = reader("test.toml").entry("test", [raw], tuple[Effect, ...])
    survivor = scene.play.survivors["thomas-heart"]
    return effect.possible(scene.play, Cause(0, "DW-XROAD-20", survivor=survivor.id, place=survivor.place, card=card), read)


@rule("DW-PLAY-10", "DW-XROAD-20")
@pytest.mark.parametrize(("food", "raw", "wanted"), [(2, 2, True), (1, 2, False), (0, 1, False)])
def test_a_price_in_food_is_paid_in_full(winter, food: int, raw: int, wanted: bool) -> None:
    scene = winter()
    scene.set(food=food)
    assert possible(scene, {"op": "food", "n": -raw, "cost": True}) is wanted
    assert possible(scene, {"op": "food", "n": -raw}) is (food > 0) and possible(scene, {"op": "food", "n": 1})


@rule("DW-PLAY-10", "DW-XROAD-20")
def test_cards_have_to_be_there(winter) -> None:
    scene = winter()
    scene.change(lambda g: (g.state.removed.extend(g.state.box), g.state.box.clear()))
    assert not possible(scene, {"op": "waste_remove", "n": 1})
    assert not possible(scene, {"op": "draw_box_starting_item", "n": 1})
    scene.waste(1)
    scene.change(lambda g: g.state.box.append(g.state.removed.pop()))
    assert possible(scene, {"op": "waste_remove", "n": 1})
    assert possible(scene, {"op": "draw_box_starting_item", "n": 1})
    scene.deck("school", rest=False)
    assert not possible(scene, {"op": "draw_items", "n": 1, "where": "school", "to": "self"})
    assert possible(scene, {"op": "draw_items", "n": 1, "where": "library", "to": "self"})
    assert not possible(scene, {"op": "draw_items", "n": 1, "where": "here", "to": "self"})
    instead = {"op": "draw_items", "n": 1, "where": "here", "to": "self", "colony_instead": {"op": "food", "n": 1}}
    assert possible(scene, instead)


@rule("DW-PLAY-10", "DW-XROAD-20")
def test_somebody_has_to_be_there(winter) -> None:
    scene = winter()
    people = [
        ({"op": "wound", "n": 1, "who": "own_at_colony_choice"}, {"op": "wound", "n": 1, "who": "all_at:school"}),
        ({"op": "frostbite", "n": 1, "who": "all_non_exiled"}, {"op": "frostbite", "n": 1, "who": "all_outside"}),
        ({"op": "roll_exposure", "who": "that_survivor"}, {"op": "roll_exposure", "who": "all_outside"}),
        ({"op": "kill_survivor", "who": "lowest_influence_non_exiled:1"}, None),
    ]
    for able, unable in people:
        assert possible(scene, able)
        assert unable is None or not possible(scene, unable)
    frozen = {"op": "thaw", "n": 1, "who": "that_survivor"}
    assert not possible(scene, frozen) and not possible(scene, {"op": "remove_helpless", "n": 1})
    scene.wounds("thomas-heart", frost=1)
    scene.set(helpless=1)
    assert possible(scene, frozen) and possible(scene, {"op": "remove_helpless", "n": 1})


@rule("DW-JOIN-04", "DW-XROAD-20")
def test_a_survivor_to_be_found_is_in_the_deck_and_has_room(winter) -> None:
    scene = winter()
    found = {"op": "find_survivor", "survivor": "rod-miller"}
    assert possible(scene, found) and not possible(scene, {**found, "survivor": "brian-lee"})
    scene.set(helpless=18)
    assert not possible(scene, found)


@rule("DW-XROAD-20")
def test_walls_zombies_dice_and_used_cards(winter) -> None:
    scene = winter()
    scene.pool(0)
    zombies = {"op": "remove_zombies", "n": 1, "where": "colony"}
    die = {"op": "die_set_to", "value": 1}
    wall, again = {"op": "remove_last_barricade"}, {"op": "refresh_item", "which": "own_choice"}
    assert not any(possible(scene, raw) for raw in (zombies, die, wall, again))
    scene.zombies("colony.1", 1)
    scene.pool(0, 3)
    scene.items("thomas-heart", "sniper-rifle")
    scene.change(lambda g: (g.state.barricaded.append(1), g.state.used_items.append(g.survivors["thomas-heart"].items[0])))
    assert all(possible(scene, raw) for raw in (zombies, die, wall, again))
    rifle = scene.survivor("thomas-heart").items[0]
    assert possible(scene, {**again, "which": "triggering"}, rifle) and not possible(scene, {**again, "which": "triggering"}, rifle + 1)
    assert possible(scene, {"op": "remove_item"}, rifle) and not possible(scene, {"op": "remove_item"}, rifle + 1)
