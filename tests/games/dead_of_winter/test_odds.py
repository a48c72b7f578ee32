"""What answers are likely to do: every number is one that can be counted on the table."""

from stockade.games.dead_of_winter.effects.words.change import BarricadeBonus
from stockade.games.dead_of_winter.facts import CRISES, ITEMS, SURVIVORS
from stockade.testing import rule


def said(scene, key: str) -> list[tuple[str, dict]]:
    ask = scene.table.pending[0]
    return [(fact.text, fact.args) for fact in scene.table.game.odds.facts(scene.play, ask).get(key, [])]


def warned(scene, key: str) -> list[str]:
    """What is asked about once more before it is done."""
    facts = scene.table.game.odds.facts(scene.play, scene.table.pending[0]).get(key, [])
    return [fact.text for fact in facts if fact.grave]


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
    assert said(scene, "attack:thomas-heart") == [("fact-fewer", {"before": 1, "after": 0}), ("fact-bite", {"percent": 8})]
    assert said(scene, "attack:mike-cho") == [("fact-zombies", {"count": 3}), ("fact-safe", {})]
    assert said(scene, "search:thomas-heart")[0] == ("fact-cards", {"count": deck})
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


@rule("DW-ATTACK-10", "DW-ATTACK-11")
def test_whoever_attacks_a_fellow_reads_what_may_come_of_it_and_is_asked_again(winter) -> None:
    scene = winter("thomas-heart", "brian-lee loretta-clay")
    scene.pool(0, 6)
    scene.hand(1)
    needed = SURVIVORS["brian-lee"].attack
    assert said(scene, "attack:thomas-heart") == [("fact-fellows", {"count": 2})] and not warned(scene, "attack:thomas-heart")
    scene.do("attack:thomas-heart")
    args = {"target": "brian-lee", "needed": needed, "percent": round(100 * needed / 6), "player": "1"}
    assert said(scene, "survivor:brian-lee") == [("fact-fellow", args)] and warned(scene, "survivor:brian-lee") == ["fact-fellow"]


@rule("DW-ATTACK-11")
def test_the_only_fellow_is_spoken_of_before_the_attack_is_chosen(winter) -> None:
    scene = winter("thomas-heart", "brian-lee")
    scene.pool(0, 6)
    scene.hand(1, "food-1")
    scene.wounds("brian-lee", wounds=2)
    assert warned(scene, "attack:thomas-heart") == ["fact-fellow-dies-robbed"]
    option = next(option for option in scene.table.pending[0].options if option.key == "attack:thomas-heart")
    assert option.rule == "DW-ATTACK-11"
    scene.zombies("colony", 1)
    assert warned(scene, "attack:thomas-heart") == []  # there is a zombie: whom to strike is asked


@rule("DW-CONTR-01", "DW-CRISIS-03", "DW-CRISIS-04")
def test_a_contribution_tells_what_it_counts(winter) -> None:
    scene = winter()
    wanted = CRISES[scene.state.crisis].accepts[0]
    other = next(symbol for symbol in ("food", "medicine", "fuel") if symbol not in CRISES[scene.state.crisis].accepts)
    cards = {"food": "food-1", "medicine": "medicine", "fuel": "fuel"}
    scene.hand(0, cards[wanted], cards[other])
    assert said(scene, "contribute") == [("fact-fitting", {"count": 1})]
    scene.do("contribute")
    assert said(scene, f"card:{cards[wanted]}") == [("fact-fits", {})]
    assert said(scene, f"card:{cards[other]}") == [("fact-spoils", {})]


@rule("DW-DICE-06")
def test_a_die_taken_up_binds_the_question_and_what_it_can_pay(winter) -> None:
    scene = winter("thomas-heart brian-lee", "loretta-clay")
    scene.pool(0, 1, 6)
    scene.zombies("colony", 2)
    scene.do("die:1")
    ask = scene.table.pending[0]
    assert ask.args["die"] == 1
    keys = [option.key for option in ask.options]
    short = next(name for name in ("thomas-heart", "brian-lee") if SURVIVORS[name].attack > 1)
    assert f"barricade:{short}" in keys and f"attack:{short}" not in keys
    assert ("refused-die", "DW-ATTACK-01") in [(no.text, no.rule) for no in ask.why_not() if no.key == f"attack:{short}"]


@rule("DW-END-01", "DW-PAY-06", "DW-WASTE-01")
def test_the_last_turn_before_a_night_that_takes_all_morale_warns(winter) -> None:
    scene = winter()
    scene.crisis("exhaustion")  # which costs no morale
    scene.set(food=0, helpless=4, starvation=1, morale=2)
    assert "fact-lost" not in warned(scene, "end")  # the other player can still do something
    scene.to_turn(scene.state.seats - 1)
    assert warned(scene, "end")[0] == "fact-lost"
    assert dict(said(scene, "end"))["fact-lost"] == {"before": 2, "loss": 2}
    scene.set(food=9)
    assert "fact-lost" not in warned(scene, "end")


@rule("DW-BARR-02")
def test_whoever_builds_more_at_once_says_so(winter) -> None:
    scene = winter("thomas-heart brian-lee", "loretta-clay")
    tool = next(kind for kind, item in ITEMS.items() if BarricadeBonus in item.power.changes)
    scene.pool(0, 3)
    scene.items("thomas-heart", tool)
    assert [text for text, _ in said(scene, "barricade:thomas-heart")] == ["fact-spaces", "fact-more"]
    assert [text for text, _ in said(scene, "barricade:brian-lee")] == ["fact-spaces"]


def test_a_food_card_tells_what_it_brings(winter) -> None:
    scene = winter()
    scene.set(food=2)
    scene.hand(0, "food-2", "medicine")
    scene.wounds("thomas-heart", wounds=1)
    assert said(scene, "play:food-2") == [("fact-food", {"before": 2, "after": 4})]
    assert not [text for text, _ in said(scene, "play:medicine") if text == "fact-food"]
