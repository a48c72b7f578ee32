"""What answers are likely to do: every number is one that can be counted on the table."""

from stockade.testing import rule


def said(scene, key: str) -> list[tuple[str, dict]]:
    ask = scene.table.pending[0]
    return [(fact.text, fact.args) for fact in scene.table.game.odds.facts(scene.play, ask).get(key, [])]


@rule("DW-EXPO-01", "DW-MOVE-03")
def test_a_move_tells_its_risk(winter) -> None:
    scene = winter()
    assert said(scene, "move:thomas-heart") == [("fact-bite", {"percent": 8}), ("fact-hurt", {"percent": 42})]
    scene.wounds("thomas-heart", wounds=2)
    assert said(scene, "move:thomas-heart")[1] == ("fact-deadly", {"percent": 42})
    scene.hand(0, "fuel")
    scene.do("move:thomas-heart")
    assert said(scene, "to:school")[0] == ("fact-bite", {"percent": 8})
    assert said(scene, "fuel:school") == [("fact-safe", {})]


@rule("DW-ABIL-07")
def test_who_is_never_bitten_is_only_hurt(winter) -> None:
    scene = winter("sparky rod-miller", "brian-lee")
    assert said(scene, "move:sparky") == [("fact-hurt", {"percent": 50})]
    assert said(scene, "move:rod-miller") == [("fact-safe", {})]


@rule("DW-ATTACK-07", "DW-SEARCH-04", "DW-BARR-02", "DW-LURE-02", "DW-CLEAN-03")
def test_actions_tell_what_they_reach(winter) -> None:
    scene = winter("thomas-heart mike-cho", "brian-lee")
    scene.put("school", "thomas-heart")
    scene.pool(0, 6, 6, 6)
    scene.zombies("colony", 3)
    scene.zombies("school", 1)
    scene.zombies("library", 1)
    scene.barricades("school")
    scene.waste(4)
    deck = len(scene.state.decks[3])
    assert said(scene, "attack:thomas-heart") == [("fact-zombies", {"count": 1}), ("fact-bite", {"percent": 8})]
    assert said(scene, "attack:mike-cho") == [("fact-zombies", {"count": 3}), ("fact-safe", {})]
    assert said(scene, "search:thomas-heart") == [("fact-cards", {"count": deck})]
    assert said(scene, "barricade:thomas-heart") == [("fact-spaces", {"count": 2})]
    assert said(scene, "barricade:mike-cho") == [("fact-spaces", {"count": 15})]
    assert said(scene, "lure:mike-cho") == [("fact-lure", {"count": 2})]
    assert said(scene, "clean:mike-cho") == [("fact-waste", {"before": 4, "after": 1})]
    assert said(scene, "end") == [("fact-dice-lost", {"count": 3})]


@rule("DW-BITE-06")
def test_a_bite_that_is_rolled_for(winter) -> None:
    scene = winter()
    scene.put("school", "brian-lee")
    scene.dice(12)
    scene.do("move:thomas-heart", "to:school")
    assert said(scene, "bite:roll") == [("fact-stops", {"percent": 50})] and said(scene, "bite:kill") == []


@rule("DW-PAY-01", "DW-PAY-06", "DW-WASTE-01", "DW-ZOMB-01", "DW-ZOMB-11")
def test_tonight_as_things_stand(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart")
    scene.set(helpless=4, food=0, starvation=1)
    scene.waste(21)
    people = scene.play.occupants(0)
    tonight = scene.view(1)["tonight"]
    assert (tonight["food"], tonight["hunger"], tonight["waste"]) == ((people + 1) // 2, 2, 2)
    assert tonight["zombies"]["school"] == 1 and tonight["zombies"]["colony"] == (people + 1) // 2 and tonight["zombies"]["library"] == 0
    scene.set(food=tonight["food"])
    assert scene.view(None)["tonight"]["hunger"] == 0
