"""Rogue: Knockout Punch, Absorb Abilities, Enhanced Stamina."""

from tests.games.xmen_resistance.conftest import Board

from stockade.testing import rule


@rule("XR-HERO-15", "XR-COMBAT-01")
def test_mighty_punches_have_two_dice_hit_on_three_and_stay_at_home(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.enemies("12V.A", walker=2)
    t.enemies("12V.B", walker=1)
    assert not t.offers("attack:mighty_punches:12V.B")
    t.dice(3, 2)
    t.answer("attack:mighty_punches:12V.A")
    t.answer("power:0")
    assert t.count("12V.A", "walker") == 1


@rule("XR-HERO-16", "XR-COMBAT-11")
def test_knockout_punch_lowers_toughness_by_one_but_not_below_one(board: Board) -> None:
    t = board("rogue", rogue="12V.A")
    t.enemies("12V.A", walker=1, brute=1)
    t.dice(3, 3)
    t.answer("attack:mighty_punches:12V.A")
    t.answer("power:0")
    assert t.play.enemies_in("12V.A") == 0  # one hit each


@rule("XR-HERO-16")
def test_knockout_punch_opens_a_door_for_free_once_a_turn(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.D", storm="12V.E")
    t.deck("spawn", "001")
    t.facedown("callisto", "12V.A")
    t.turn("rogue")
    t.answer("skill:knockout_punch")
    assert t.is_open("12V.B|12V.D")
    assert t.last("card.spawned")["zone"] == "12V.B"
    assert t.where("callisto") == "12V.A"
    assert t.hero("rogue").actions == 3
    t.put("rogue", "15V.B")
    assert not t.offers("skill:knockout_punch")  # the door to 15V.C would be there


@rule("XR-HERO-16")
def test_knockout_punch_opens_a_door_and_fells_a_brute_in_one_turn(board: Board) -> None:
    t = board("rogue", rogue="12V.D")
    t.set("rogue", power=0)
    t.enemies("12V.D", brute=1)
    t.explored("12V.A", "12V.B", "12V.C")
    t.dice(3, 1)
    t.answer("skill:knockout_punch")
    t.answer("attack:mighty_punches:12V.D")
    assert t.is_open("12V.B|12V.D") and t.count("12V.D", "brute") == 0


@rule("XR-HERO-16")
def test_knockout_punch_leaves_locked_doors_and_windows_alone(board: Board) -> None:
    t = board("rogue", rogue="15V.A")
    assert not t.offers("skill:knockout_punch")
    t.put("rogue", "15V.E")  # the other side of the green door
    assert not t.offers("skill:knockout_punch")
    other = board("rogue", on="MH1", rogue="17R.C")  # below a window of the hall
    assert other.offers("open:14R.F|17R.C") and not other.offers("skill:knockout_punch")


@rule("XR-HERO-17", "XR-HERO-18", "XR-XP-07")
def test_absorb_copies_an_attack_and_a_skill_until_the_round_ends(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="12V.B")
    t.set("rogue", xp=19, power=4)
    t.set("storm", power=4)
    t.enemies("12V.B", brute=2)
    t.turn("storm")
    t.answer("skill:gust")
    t.answer("zone:12V.C")
    t.turn("rogue")
    t.answer("skill:absorb_abilities")  # Storm's Gust is all there is
    assert t.hero("rogue").power == 3
    t.enemies("12V.B", brute=1)
    assert t.offers("attack:lightning_bolt:12V.B")
    assert t.offers("skill:gust")  # Storm has used hers, Rogue has not
    t.answer("skill:gust")
    t.answer("zone:12V.C")
    assert t.hero("rogue").power == 2
    assert not t.offers("skill:gust") and not t.offers("skill:absorb_abilities")
    t.change(lambda g: [setattr(hero, "zone", "15V.A") for hero in g.state.heroes])  # out of the way of three Brutes
    t.end_turns()
    assert t.table.round == 2
    assert t.hero("rogue").copied == []
    t.turn("rogue")
    assert not t.offers("skill:gust") and t.play.weapons(t.hero("rogue"))[0].id == "mighty_punches"


@rule("XR-HERO-18")
def test_a_copied_gust_has_a_use_of_its_own(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="12V.B")
    t.set("rogue", xp=19, power=2)
    t.set("storm", power=1)
    t.enemies("12V.B", walker=1)
    t.turn("storm")
    t.answer("skill:gust")
    t.answer("zone:12V.A")
    assert not t.offers("skill:gust")
    t.answer("end")
    t.answer("skill:absorb_abilities")
    t.answer("skill:gust")
    assert t.count("12V.B", "walker") == 1 and not t.offers("skill:gust")


@rule("XR-HERO-17")
def test_absorb_takes_unlocked_skills_within_range_one_only(board: Board) -> None:
    t = board("rogue", "storm", "wolverine", "magneto", rogue="12V.A", storm="12V.B", wolverine="12V.A", magneto="12V.C")
    t.set("rogue", xp=19, power=2)
    t.set("storm", xp=19)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    assert t.options() == ["copy:gust", "copy:chain_lightning", "copy:berserker_rage"]
    t.answer("copy:berserker_rage")
    assert t.hero("rogue").copied == ["adamantium_claws", "berserker_rage"]


@rule("XR-HERO-17")
def test_absorb_needs_power_and_a_neighbour(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="12V.C")
    t.set("rogue", xp=19)
    t.turn("rogue")
    assert t.refused("skill:absorb_abilities") == "XR-HERO-17"
    t.put("storm", "12V.B")
    assert t.offers("skill:absorb_abilities")
    t.set("rogue", power=0)
    assert not t.offers("skill:absorb_abilities")


@rule("XR-HERO-23", "XR-HERO-07")
def test_copied_rage_counts_rogues_wounds_and_only_with_claws(board: Board) -> None:
    t = board("rogue", "wolverine", rogue="12V.A", wolverine="12V.A")
    t.set("rogue", xp=19, health=2)
    t.enemies("12V.A", walker=9)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    t.dice(3, 3, 1, 2, 2)
    t.answer("attack:adamantium_claws:12V.A")
    assert t.last("dice.rolled")["hits"] == [1, 1, 0]  # threes count as fours
    t.answer("attack:mighty_punches:12V.A")
    assert t.last("dice.rolled")["hits"] == [0, 0]  # her fists get nothing from it


@rule("XR-HERO-23", "XR-HERO-03", "XR-HERO-04")
def test_copied_chain_lightning_follows_a_copied_bolt_and_no_punch(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="12V.A")
    t.set("rogue", xp=19, power=4)
    t.set("storm", xp=19)
    t.enemies("12V.A", walker=9)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    t.answer("copy:chain_lightning")
    t.dice(3, 1, 3, 1, 1, 3, 3, 3)
    t.answer("attack:mighty_punches:12V.A")
    t.answer("power:0")
    assert t.refused("skill:chain_lightning") == "XR-HERO-03"  # fists are no bolt
    t.answer("attack:lightning_bolt:12V.A")
    t.answer("power:1")
    t.answer("skill:chain_lightning")
    assert t.last("hero.attacks") == {"hero": "rogue", "weapon": "lightning_bolt", "zone": "12V.A"}
    assert t.last("dice.rolled")["dice"] == [3, 3, 3]
    assert t.count("12V.A", "walker") == 4


@rule("XR-HERO-23", "XR-HERO-09")
def test_copied_rampage_strikes_with_claws_and_not_with_fists(board: Board) -> None:
    t = board("rogue", "wolverine", rogue="12V.A", wolverine="12V.A")
    t.set("rogue", xp=19, power=4)
    t.set("wolverine", xp=19, power=0)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    t.answer("copy:rampage")
    t.enemies("12V.B", brute=1)
    t.dice(4, 3, 3)
    t.end_turns()
    t.answer("react:rogue:skill:rampage")
    t.answer("power:0")
    assert [event["weapon"] for event in t.events("hero.attacks")] == ["adamantium_claws"]
    assert t.count("12V.A", "brute") == 1  # one hit is enough for fists, not for claws


@rule("XR-HERO-17", "XR-HERO-09")
def test_a_copied_rampage_works_in_the_enemy_phase_of_the_same_round(board: Board) -> None:
    t = board("rogue", "wolverine", rogue="12V.A", wolverine="12V.A")
    t.set("rogue", xp=19, power=4)
    t.set("wolverine", xp=19, power=0)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    t.answer("copy:rampage")
    t.enemies("12V.B", walker=1)
    t.dice(6, 1, 1)  # a six of hers adds no die: she has not copied his rage
    t.end_turns()
    t.answer("react:rogue:skill:rampage")
    t.answer("power:0")
    assert t.hero("rogue").xp == 20
    assert t.table.round == 2


@rule("XR-HERO-19", "XR-PLAYER-10", "XR-PLAYER-11", "XR-XP-08")
def test_enhanced_stamina_is_a_free_attack_or_a_move_that_still_pays_for_enemies(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="15V.A")
    t.set("rogue", xp=43)
    t.enemies("12V.A", walker=2)
    t.turn("rogue")
    t.answer("skill:enhanced_stamina")
    assert t.options() == ["attack:mighty_punches:12V.A", "move:12V.B"]
    t.answer("move:12V.B")
    assert t.hero("rogue").zone == "12V.B" and t.hero("rogue").actions == 2
    assert not t.offers("skill:enhanced_stamina")


@rule("XR-HERO-19")
def test_enhanced_stamina_can_strike_when_it_cannot_leave(board: Board) -> None:
    t = board("rogue", "storm", rogue="12V.A", storm="15V.A")
    t.set("rogue", xp=43, power=0)
    t.enemies("12V.A", walker=5)
    t.turn("rogue")
    t.dice(3, 3)
    t.answer("skill:enhanced_stamina")  # leaving would cost 5 Actions
    assert t.count("12V.A", "walker") == 3
    assert t.hero("rogue").actions == 4


@rule("XR-HERO-17", "XR-HERO-10")
def test_a_copied_healing_factor_heals_in_the_end_phase_of_that_round(board: Board) -> None:
    t = board("rogue", "wolverine", rogue="12V.A")
    t.set("rogue", xp=19, health=1)
    t.set("wolverine", xp=43)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    assert t.options() == ["copy:berserker_rage", "copy:rampage", "copy:healing_factor"]
    t.answer("copy:healing_factor")
    t.end_turns()
    t.answer("heal:1")
    assert t.hero("rogue").health == 2
    t.end_turns()
    assert t.prompt != "prompt-healing-factor" and t.hero("rogue").health == 2


@rule("XR-HERO-17")
def test_a_copied_wall_of_steel_protects_rogue(board: Board) -> None:
    t = board("rogue", "colossus", rogue="12V.A", colossus="12V.B")
    t.set("rogue", xp=19)
    t.set("colossus", xp=43)
    t.enemies("12V.A", walker=2)
    t.turn("rogue")
    t.answer("skill:absorb_abilities")
    t.answer("copy:wall_of_steel")
    t.end_turns()
    assert t.hero("rogue").health == 3
