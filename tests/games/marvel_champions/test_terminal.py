"""The table in words: what the terminal shows, and what options are likely to do."""

from typing import Any

import pytest
from tests.games.marvel_champions.conftest import Board

from stockade.engine import Ask
from stockade.engine.passage import in_lines
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.games.marvel_champions.show.odds import boosts
from stockade.parts.odds import percent

# -- the terminal ---------------------------------------------------------------------------------------------------------


def lines(scene: ChampionsScene, lang: str = "en", seat: int | None = 0) -> list[str]:
    return [" ".join(line.split()) for line in in_lines(GAME.describe(scene.play, seat, lang))]


def busy(board: Board) -> ChampionsScene:
    scene = board("captain-marvel", "spider-man", scenario="klaw", hands="closed")
    scene.change(lambda g: [g.state.table.pop(card_id) for card_id in [*g.sides, *g.minions]])
    scene.set("villain", damage=3, tough=True, stunned=True)
    scene.scenario_card("sonic-converter", on="villain")
    scene.set("scheme", threat=4)
    scene.scenario_card("crowd-control", threat=5)
    scene.scenario_card("bomb-scare", threat=2)
    scene.minion("hydra-mercenary", damage=1)
    scene.play_area("vision", exhausted=True)
    scene.play_area("helicarrier", exhausted=True)
    scene.play_area("energy-channel", counters=2)
    scene.hand("haymaker", "genius")
    scene.hand("backflip", seat=1)
    scene.pile("strength")
    scene.dealt("advance", seat=1)
    scene.turn()
    return scene


def test_the_whole_table(board: Board) -> None:
    scene = busy(board)
    assert lines(scene) == [
        "Klaw: underground distribution · Standard · round 1 · Players · first player Captain Marvel",
        "",
        "Villain",
        "Villain Klaw I 21/24 HP · ATK 1 SCH 2 · one more stage · stunned · tough",
        "+ Sonic Converter",
        "Scheme Underground Distribution threat 4 of 12, +3 this round · one more stage",
        "Side Crowd Control threat 5",
        "Side Bomb Scare threat 2",
        "+1 threat each round (acceleration) · main scheme cannot be thwarted (crisis)",
        "Encounter deck 10 · discards 0",
        "",
        "Captain Marvel",
        "▸ Hero Captain Marvel 12/12 HP · THW 2 ATK 2 DEF 1 · hand 2/5 · deck 40 · discards 1, Strength on top",
        "Minion Hydra Mercenary 2/3 HP · ATK 1 SCH 0",
        "Ally Vision 3/3 HP · THW 1 ATK 2 · exhausted",
        "In play Helicarrier (exhausted), Energy Channel (2 counters)",
        "Hand Haymaker 2 E Hero action (attack): 3 damage to one enemy.",
        "Hand Genius - MM Two mental icons to pay with. One per deck.",
        "",
        "Spider-Man",
        "Hero Spider-Man 10/10 HP · THW 1 ATK 2 DEF 3 · hand 1/5 · deck 40 · discards 0 · one encounter card waits",
    ]
    assert lines(scene, seat=1)[-1] == "Hand Backflip 0 P Interrupt (defence): an attack is about to hurt you; all its damage is prevented."
    scene.hand("cosmic-flight", seat=1)
    assert lines(scene, seat=1)[-2:] == [
        "Hand Cosmic Flight 2 E Captain Marvel is Aerial. Hero interrupt (defence): give this card up to prevent 3",
        "damage to her.",
    ]
    scene = board("captain-marvel", "spider-man")
    scene.hand("backflip", "genius", seat=1)
    assert lines(scene)[-1] == "Hand Backflip, Genius"


def test_the_whole_table_in_french(board: Board) -> None:
    told = lines(busy(board), "fr")
    assert told[3] == "Méchant Klaw I 21/24 PV · ATQ 1 MNG 2 · encore un stade · sonné · tenace"
    assert told[-1] == "Héros Spider-Man 10/10 PV · CTR 1 ATQ 2 DEF 3 · main 1/5 · pioche 40 · défausse 0 · une carte Rencontre en attente"


def test_an_attack_under_way_and_a_player_who_is_out(board: Board) -> None:
    scene = board("captain-marvel", "spider-man", expert=True)
    scene.play_area("daredevil", seat=1)
    scene.encounter("hydra-mercenary")
    scene.villain_attacks()
    told = lines(scene)
    assert told[0].startswith("Rhino: the break-in · Expert · round 1")
    assert "! Rhino II attacks Captain Marvel" in told
    assert next(line for line in told if line.startswith("Encounter")).endswith("· one boost card waits")
    scene.defended_by("captain-marvel.0")
    scene.set("hero1", damage=9)
    scene.reveal("shocker")
    assert lines(scene)[-1] == "Out Spider-Man"


def test_a_villain_phase_names_its_step(board: Board) -> None:
    scene = board("captain-marvel")
    scene.hand(*["swinging-web-kick"] * 9)
    scene.villain_phase()
    assert "· Villain, step 2 ·" in lines(scene)[0]
    hand = next(number for number, line in enumerate(lines(scene)) if line.startswith("Hand"))
    assert len(lines(scene)[hand:]) == 9
    hand = next(number for number, line in enumerate(lines(scene, seat=None)) if line.startswith("Hand"))
    assert lines(scene, seat=None)[hand:] == [
        "Hand " + ", ".join(["Swinging Web Kick"] * 6),
        ", ".join(["Swinging Web Kick"] * 3),
    ]


def test_what_lies_under_a_card_is_counted(board: Board) -> None:
    scene = board("spider-man", "captain-marvel")
    scene.hand("genius")
    scene.hand("genius", seat=1)
    scene.reveal("highway-robbery")
    assert any(line.startswith("Side Highway Robbery") and line.endswith("2 cards under it") for line in lines(scene))


# -- what options are likely to do ------------------------------------------------------------------------------------------


def told(scene: ChampionsScene, key: str, seat: int | None = None) -> list[str]:
    ask: Ask = next(ask for ask in scene.table.pending if key in [option.key for option in ask.options] and seat in (None, ask.seat))
    return [GAME.text.say("en", fact.text, fact.args) for fact in GAME.odds.facts(scene.play, ask).get(key, [])]


def test_an_attack_with_one_target(board: Board) -> None:
    scene = board("spider-man")
    scene.set("scheme", threat=3)
    scene.turn()
    assert told(scene, "attack:spider-man.0") == ["2 damage, 12 left"]
    assert told(scene, "thwart:spider-man.0") == ["1 threat less, 2 left"]
    assert told(scene, "end") == []


@pytest.mark.parametrize(
    ("fields", "words"),
    [({"damage": 12}, "2 damage, enough"), ({"damage": 11}, "2 damage, 1 left"), ({"tough": True}, "only discards: tough")],
)
def test_the_villain_in_several_states(board: Board, fields: dict[str, Any], words: str) -> None:
    scene = board("spider-man")
    scene.set("villain", **fields)
    scene.turn()
    assert told(scene, "attack:spider-man.0") == [words]


def test_armor_takes_the_damage_even_of_the_tough(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("armored-rhino-suit", on="villain")
    scene.set("villain", tough=True)
    scene.turn()
    assert told(scene, "attack:spider-man.0") == ["Armored Rhino Suit takes the damage"]


def test_a_stage_that_falls_does_not_hit_back(board: Board) -> None:
    scene = board("spider-man")
    scene.scenario_card("concussion-blasters", on="villain")
    scene.turn()
    assert told(scene, "attack:spider-man.0") == ["2 damage, 12 left", "1 damage back"]
    scene.set("villain", damage=12)
    scene.turn()
    assert told(scene, "attack:spider-man.0") == ["2 damage, enough"]
    scene.answer("attack:spider-man.0")
    assert scene.health() == 10


def test_a_defence_that_lets_nothing_through_keeps_the_tough_card(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", tough=True)
    scene.only_encounter("advance", "advance")
    scene.villain_attacks()
    scene.answer("pass")
    assert told(scene, "defend:spider-man.0") == ["no damage"]
    assert told(scene, "no-defence") == ["only discards: tough"]
    scene.answer("defend:spider-man.0")
    assert scene.card("hero").tough


def test_stunned_and_confused_heroes_only_recover(board: Board) -> None:
    scene = board("spider-man")
    scene.set("hero", stunned=True, confused=True)
    scene.set("scheme", threat=3)
    scene.turn()
    assert told(scene, "attack:spider-man.0") == ["only discards: stunned"]
    assert told(scene, "thwart:spider-man.0") == ["only discards: confused"]


def test_a_choice_of_targets(board: Board) -> None:
    scene = board("spider-man")
    lash, weak = scene.minion("whiplash"), scene.minion("whiplash", damage=3)
    scene.set("scheme", threat=1)
    side = scene.scenario_card("bomb-scare", threat=4)
    scene.turn()
    assert told(scene, "attack:spider-man.0") == told(scene, "thwart:spider-man.0") == []
    scene.answer("attack:spider-man.0")
    assert told(scene, f"target:{lash}") == ["2 damage, 2 left", "1 damage back"]
    assert told(scene, f"target:{weak}") == ["2 damage, enough"]
    scene.answer(f"target:{weak}")
    scene.set("hero", exhausted=False)
    scene.turn()
    scene.answer("thwart:spider-man.0")
    assert told(scene, f"target:{side}") == ["1 threat less, 3 left"]
    assert told(scene, f"target:{scene.card('scheme').entity}") == ["1 threat less, 0 left"]


def test_recovering(board: Board) -> None:
    scene = board("spider-man")
    scene.form("alter-ego")
    scene.set("hero", damage=2)
    scene.turn()
    assert told(scene, "recover") == ["10 hit points then"]
    scene.set("hero", damage=5)
    scene.turn()
    assert told(scene, "recover") == ["8 hit points then"]


def test_defending(board: Board) -> None:
    scene = board("captain-marvel", "spider-man")
    ally = scene.play_area("vision", damage=1)
    tough = scene.play_area("daredevil", seat=1, tough=True)
    scene.set("hero", damage=9)
    scene.only_encounter("advance", "advance", "advance", "hydra-mercenary")  # three without an icon, one with one
    scene.villain_attacks()
    assert boosts(scene.play) == {0: 0.75, 1: 0.25}
    assert told(scene, f"defend:{scene.card('hero1').entity}") == ["no damage"]
    assert told(scene, f"defend:{tough}") == ["only discards: tough"]
    assert told(scene, "no-defence", seat=1) == ["2 to 3 damage, most likely 2, falls 25%"]
    scene.answer(f"defend:{tough}", seat=1)
    assert told(scene, "defend:captain-marvel.0") == ["1 to 2 damage, most likely 1"]
    assert told(scene, f"defend:{ally}") == ["2 to 3 damage, most likely 2, falls"]
    assert told(scene, f"defend:{tough}") == ["only discards: tough", "offered by Spider-Man"]


def test_two_boost_cards_add_up(board: Board) -> None:
    scene = board("captain-marvel", scenario="klaw")
    scene.change(lambda g: [g.state.table.pop(minion) for minion in list(g.minions)])
    scene.only_encounter("advance", "advance", "hydra-mercenary", "crowd-control")  # 0, 0, 1 and 2 icons
    scene.villain_attacks()
    assert boosts(scene.play) == pytest.approx({0: 1 / 6, 1: 1 / 3, 2: 1 / 3, 3: 1 / 6})
    assert told(scene, "no-defence") == ["0 to 3 damage, most likely 1"]


def test_what_an_attack_has_gained_is_told_too(board: Board) -> None:
    scene = board("captain-marvel", scenario="ultron", expert=True)
    scene.change(lambda g: [g.state.removed.extend(g.state.table.pop(minion).under) for minion in list(g.minions)])
    scene.villain_attacks()
    assert len(scene.play.drones()) == 1  # made by the attack, which has 1 more for it
    assert told(scene, "no-defence") == [f"{scene.play.stat(scene.card('villain'), 'atk') + 1} damage"]


def test_nothing_is_told_of_cards_drawn_unseen(board: Board) -> None:
    scene = board("captain-marvel", modular="random")
    scene.villain_attacks()
    assert boosts(scene.play) is None
    assert told(scene, "no-defence") == []
    scene.answer("no-defence")
    scene.minion("hydra-mercenary")
    scene.minions_act()
    assert told(scene, "no-defence") == ["1 damage"]


def test_certainty_is_said_only_of_what_is_certain() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
