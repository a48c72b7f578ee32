"""Attacking and killing (DW-ATTACK, DW-KILL)."""

import pytest
from msgspec.structs import replace

from stockade.games.dead_of_winter import facts
from stockade.testing import rule

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12


@rule("DW-ATTACK-01", "DW-ATTACK-07", "DW-ATTACK-08", "DW-EXPO-01", "DW-EXPO-02", "DW-KILL-01")
def test_a_die_of_the_attack_value_kills_a_zombie_and_exposure_follows(winter) -> None:
    scene = winter()
    scene.zombies("colony.3", 1)
    scene.pool(0, 2, 3)
    scene.dice(BLANK)
    scene.do("attack:harman-brooks", "zombie:colony.3")
    assert scene.zombies_at("colony") == 0
    assert scene.player(0).dice == [2] and scene.player(0).spent == [3]
    assert scene.last("exposure.rolled") == {"survivor": "harman-brooks", "face": "blank"}
    assert scene.survivor("harman-brooks").wounds == 0


@rule("DW-ATTACK-01")
def test_a_die_below_the_attack_value_is_not_enough(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 1)
    scene.pool(0, 2)
    assert scene.offers("attack:thomas-heart") and not scene.offers("attack:harman-brooks")
    assert scene.refused("attack:harman-brooks") == "DW-ATTACK-01"


@rule("DW-ATTACK-03", "DW-ATTACK-18", "DW-ATTACK-05", "DW-ATTACK-06")
def test_targets_are_zombies_and_other_players_survivors_at_the_same_place(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "harman-brooks")
    scene.zombies("library", 2)
    scene.set(helpless=3)
    scene.pool(0, 6)
    assert not scene.offers("attack:thomas-heart") and scene.refused("attack:thomas-heart") == "DW-ATTACK-18"
    scene.put("school", "brian-lee")
    scene.zombies("school", 1)
    scene.answer("attack:thomas-heart")
    assert scene.options() == ["zombie:school", "survivor:brian-lee"]
    scene.dice(BLANK)
    scene.answer("zombie:school")


def test_where_there_are_only_people_to_hit_the_answer_says_so(winter) -> None:
    scene = winter()
    scene.put("school", "thomas-heart", "brian-lee")
    scene.pool(0, 6)

    def said() -> str:
        return next(option.text for option in scene.table.pending[0].options if option.key == "attack:thomas-heart")

    assert said() == "option-attack-fellow"
    scene.zombies("school", 1)
    assert said() == "option-attack"


@rule("DW-ATTACK-04")
def test_at_the_colony_any_entrance_will_do(winter) -> None:
    scene = winter("thomas-heart", "brian-lee")
    scene.put("school", "brian-lee")
    scene.zombies("colony.2", 1)
    scene.zombies("colony.6", 1)
    scene.pool(0, 6)
    scene.dice(BLANK)
    scene.answer("attack:thomas-heart")
    assert scene.options() == ["zombie:colony.2", "zombie:colony.6"]
    scene.answer("zombie:colony.6")
    assert scene.zombies_at("colony.2") == 1 and scene.zombies_at("colony.6") == 0


@rule("DW-ATTACK-09", "DW-ATTACK-10", "DW-ATTACK-11", "DW-ATTACK-13", "DW-INFO-07")
def test_a_hit_wounds_and_steals_a_random_card(winter) -> None:
    scene = winter()
    scene.hand(1, "fuel")
    scene.pool(0, 6)
    scene.dice(3)  # Brian Lee's attack value is 3
    scene.do("attack:thomas-heart", "survivor:brian-lee")
    assert scene.survivor("brian-lee").wounds == 1
    assert scene.held(0) == ["fuel"] and scene.held(1) == []
    assert not scene.events("exposure.rolled")
    assert not scene.told(2, "card.changed-hands") and scene.told(1, "card.changed-hands")
    assert not scene.told(None, "card.changed-hands") and scene.told(None, "card.stolen")


@rule("DW-ATTACK-12", "DW-ATTACK-10")
def test_a_miss_does_nothing_and_the_die_stays_spent(winter) -> None:
    scene = winter()
    scene.hand(1, "fuel")
    scene.pool(0, 6)
    scene.dice(4)
    scene.do("attack:thomas-heart", "survivor:brian-lee")
    assert scene.survivor("brian-lee").wounds == 0 and scene.held(1) == ["fuel"] and scene.player(0).spent == [6]


@rule("DW-ATTACK-14")
def test_an_empty_hand_only_takes_the_wound(winter) -> None:
    scene = winter()
    scene.pool(0, 6)
    scene.dice(1)
    scene.do("attack:thomas-heart", "survivor:brian-lee")
    assert scene.survivor("brian-lee").wounds == 1 and not scene.events("card.stolen")


@rule("DW-ATTACK-15", "DW-DEATH-08")
def test_the_card_is_taken_before_the_death_is_cleaned_up(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.hand(1, "fuel", "fuel")
    scene.wounds("brian-lee", wounds=2)
    scene.pool(0, 6)
    scene.dice(1)
    scene.do("attack:thomas-heart", "survivor:brian-lee")
    assert scene.held(0) == ["fuel"] and scene.held(1) == []
    assert scene.last("hand.lost")["count"] == 1


@rule("DW-ATTACK-16", "DW-ATTACK-17", "DW-ATTACK-20", "DW-ATTACK-21")
def test_one_replacement_combines_with_a_card_that_changes_the_die(winter) -> None:
    scene = winter("loretta-clay", "brian-lee")
    scene.items("loretta-clay", "shotgun", "baseball-bat", "switchblade")
    scene.zombies("colony.1", 1)
    scene.zombies("colony.4", 1)
    scene.pool(0, 1)
    scene.do("attack:loretta-clay", "zombie:colony.1")
    assert scene.options() == ["with:nothing", "with:shotgun", "with:baseball-bat"]
    scene.answer("with:shotgun")
    assert scene.zombies_at("colony") == 0 and not scene.events("exposure.rolled")
    assert {event["item"] for event in scene.events("item.used")} == {"shotgun", "switchblade"}
    assert scene.state.noise == [0] * 7  # the colony has no noise spaces


@rule("DW-ATTACK-21", "DW-KILL-02")
def test_a_replacement_kills_as_many_as_there_are_and_each_kill_rolls(winter) -> None:
    scene = winter("thomas-heart", "brian-lee")
    scene.items("thomas-heart", "baseball-bat")
    scene.put("school", "thomas-heart")
    scene.zombies("school", 2)
    scene.pool(0, 6)
    scene.dice(BLANK, WOUND)
    scene.do("attack:thomas-heart", "with:baseball-bat")
    assert scene.zombies_at("school") == 0 and len(scene.events("exposure.rolled")) == 2
    assert scene.survivor("thomas-heart").wounds == 1


@rule("DW-KILL-03")
def test_rolls_stop_at_death(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz")
    scene.items("thomas-heart", "baseball-bat")
    scene.put("school", "thomas-heart")
    scene.wounds("thomas-heart", wounds=2)
    scene.zombies("school", 2)
    scene.pool(0, 6)
    scene.dice(WOUND)
    scene.do("attack:thomas-heart", "with:baseball-bat")
    assert scene.zombies_at("school") == 0 and len(scene.events("exposure.rolled")) == 1


@rule("DW-ATTACK-19")
def test_a_free_attack_on_a_survivor_rolls_a_fresh_die(winter) -> None:
    scene = winter()
    scene.hand(0, "reading-lamp")
    scene.dice(1)
    scene.do("play:reading-lamp", "who:thomas-heart", "survivor:brian-lee")
    assert scene.survivor("brian-lee").wounds == 1
    assert scene.last("survivor.attacked")["die"] == 1


@rule("DW-ATTACK-20")
def test_what_is_announced_counts_as_used_even_if_it_changes_nothing(winter) -> None:
    scene = winter("thomas-heart", "brian-lee")
    scene.put("library", "brian-lee")
    scene.items("thomas-heart", "switchblade")
    scene.zombies("colony.1", 2)
    scene.pool(0, 6, 6)
    scene.dice(BLANK)
    scene.do("attack:thomas-heart", "with:switchblade")
    scene.dice(BLANK)
    scene.answer("attack:thomas-heart")
    assert scene.zombies_at("colony") == 0 and len(scene.events("item.used")) == 1


@rule("DW-KILL-04", "DW-KILL-06", "DW-SCEN-01")
def test_only_kills_give_samples_and_before_the_exposure_roll(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz", scenario="we-need-more-samples")
    scene.zombies("colony.1", 2)
    scene.pool(0, 6, 6)
    scene.dice(4, BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.state.counters == {"sample": 1}
    kinds = [event.kind for event in scene.happened()]
    assert kinds.index("counter.sample") < kinds.index("exposure.rolled")
    scene.dice(3, BLANK)
    scene.do("attack:thomas-heart", "zombie:colony.1")
    assert scene.state.counters == {"sample": 1}


@rule("DW-KILL-04")
def test_removing_is_not_killing(winter) -> None:
    scene = winter("thomas-heart", "brian-lee", "gabriel-diaz", scenario="we-need-more-samples")
    scene.put("grocery-store", "thomas-heart")
    scene.zombies("grocery-store", 1)
    scene.deck("grocery-store", "junk")
    scene.pool(0, 6)
    scene.road("cold-storage")
    scene.do("search:thomas-heart", "stop", "road:b")
    assert scene.zombies_at("grocery-store") == 0
    assert not scene.events("die.rolled") and not scene.events("exposure.rolled")


@rule("DW-KILL-05")
def test_a_kill_that_is_no_attack_gets_no_attack_bonus(winter) -> None:
    scene = winter("daniel-smith", "brian-lee")
    scene.items("daniel-smith", "pistol")
    scene.zombies("colony.1", 2)
    scene.pool(0, 4)
    scene.dice(WOUND)
    scene.answer("ability:daniel-smith")
    assert scene.zombies_at("colony") == 0 and scene.survivor("daniel-smith").wounds == 1
    assert not scene.events("item.used")


@rule("DW-ATTACK-21")
def test_nobody_is_asked_which_zombies_fall_when_all_of_them_do(winter) -> None:
    scene = winter()
    scene.items("thomas-heart", "lighter")
    scene.hand(0, "fuel")
    scene.zombies("colony", 3)
    scene.pool(0, 6)
    scene.do("attack:thomas-heart", "zombie:colony.1", "with:lighter")
    assert scene.zombies_at("colony") == 0 and scene.prompt == "prompt-action"


@rule("DW-EFFECT-12", "DW-ATTACK-20")
@pytest.mark.parametrize(
    ("bearer", "hand", "ways"),
    [
        ("lighter", ("fuel", "fuel", "fuel.s"), {"with:lighter": "fuel", "with:lighter+fuel.s": "fuel.s"}),
        (
            "edward-white",
            ("medicine.s", "adrenaline", "medicine"),
            {"with:edward-white": "adrenaline", "with:edward-white+medicine": "medicine", "with:edward-white+medicine.s": "medicine.s"},
        ),
    ],
)
def test_the_player_chooses_what_pays_for_a_greater_kill(winter, bearer: str, hand: tuple[str, ...], ways: dict[str, str]) -> None:
    for key, paid in ways.items():
        scene = winter("edward-white", "brian-lee", "gabriel-diaz")
        if bearer == "lighter":
            scene.items("edward-white", "lighter")
        scene.hand(0, *hand)
        scene.zombies("colony.1", 3)
        scene.pool(0, 5, 5)
        scene.do("attack:edward-white", "zombie:colony.1")
        assert [option for option in scene.options() if bearer in option] == list(ways)
        (option,) = [option for option in scene.table.pending[0].options if option.key == key]
        assert option.args["paid"] == [paid]
        scene.answer(key)
        assert scene.view(1)["waste"] == [paid] and len(scene.held(0)) == len(hand) - 1 and scene.zombies_at("colony") == 0


@rule("DW-DICE-06", "DW-ATTACK-01")
def test_a_die_taken_up_pays_for_the_next_action_and_for_no_other(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 3)
    scene.waste(5)
    scene.pool(0, 1, 4, 6)
    scene.answer("die:1")
    assert scene.refused("attack:harman-brooks") == "DW-ATTACK-01" and scene.refused("ability:thomas-heart") == "DW-ABIL-01"
    assert scene.offers("die:any") and not scene.offers("die:1")
    scene.answer("die:6")
    scene.answer("clean:thomas-heart")
    assert scene.player(0).spent == [6]
    scene.answer("clean:thomas-heart")  # the lowest one, since none was taken up
    assert scene.player(0).spent == [6, 1]


@rule("DW-DICE-06", "DW-ATTACK-01")
def test_the_lowest_die_that_is_good_enough_pays(winter) -> None:
    scene = winter()
    scene.zombies("colony.1", 2)
    scene.pool(0, 2, 4, 6)
    scene.dice(BLANK)
    scene.do("die:2", "die:any", "attack:harman-brooks", "zombie:colony.1")
    assert scene.player(0).spent == [4]


@rule("DW-DICE-06")
def test_a_die_that_was_taken_up_and_is_gone_binds_nothing(winter) -> None:
    scene = winter()
    scene.hand(0, "adrenaline")
    scene.waste(5)
    scene.pool(0, 3, 5)
    scene.do("die:5", "play:adrenaline", "die:5", "die:1")
    assert not scene.offers("die:any") and {"die:1", "die:3"} <= set(scene.options())
    scene.answer("clean:thomas-heart")
    assert scene.player(0).spent == [1]


@rule("DW-KILL-07")
def test_a_card_without_a_survivor_lets_the_player_name_who_rolls(winter, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = facts.POWERS["scissors"]
    monkeypatch.setitem(facts.POWERS, "scissors", replace(quiet, effects=(replace(quiet.effects[0], exposure="once"),)))
    scene = winter()
    scene.zombies("colony.1", 1)
    scene.hand(0, "scissors")
    scene.dice(WOUND)
    scene.do("play:scissors", "who:harman-brooks")
    assert scene.survivor("harman-brooks").wounds == 1


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
