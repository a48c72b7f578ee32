"""Rounds: three phases over and over, victory at once, defeat only at the End Phase, and what becomes of an eliminated Super Hero."""

import pytest

from stockade.games.xmen_resistance.content.missions.mh0 import Flight
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.hero import gain_xp
from stockade.games.xmen_resistance.rules.mission import MISSIONS, Goal
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.state import Hero, Objective
from stockade.testing import rule

HANGAR = "15V.B|15V.E"
DANGER_ROOM = "12V.B|12V.D"


class KeyIsEnough(Flight):
    """MH0 without its second objective: who takes the key has won. Its End Phase gives everybody 1 XP, so that one can see it."""

    def goals(self, g: Resistance) -> list[Goal]:
        return [Goal("MH0-key", self.taken(g, "green"), True)]

    async def end_phase(self, g: Resistance) -> None:
        for hero in g.on_board():
            gain_xp(g, hero, 1, "XR-ROUND-11")


class KeyIsATrap(Flight):
    """MH0 with a losing condition of its own: whoever takes the key has lost it all."""

    async def objective_taken(self, g: Resistance, hero: Hero, objective: Objective) -> None:
        g.emit("game.lost", "XR-ROUND-07")
        g.end("lost")


@pytest.fixture
def key_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MISSIONS, "MH0", KeyIsEnough())


def phases(scene: ResistanceScene) -> list[object]:
    """Phases and rounds since the mark, in order."""
    return [e.args.get("phase", e.args.get("round")) for e in scene.happened() if e.kind in ("phase.began", "round.began")]


def order(scene: ResistanceScene, *kinds: str) -> list[str]:
    """Those kinds of events since the mark, in order."""
    return [event.kind for event in scene.happened() if event.kind in kinds]


def at_the_exit(*heroes: str, seats: int = 1) -> ResistanceScene:
    """The key is taken, the hangar is open and safe, and everybody stands at the Exit."""
    scene = ResistanceScene(*heroes, seats=seats)
    scene.open(DANGER_ROOM)
    scene.explored("12V.A", "15V.D")
    scene.put(heroes[0], "12V.C")
    scene.turn(heroes[0])
    scene.answer("take:12V.C")
    scene.end_turns()
    scene.open(HANGAR)
    for hero in heroes:
        scene.put(hero, "15V.F")
    scene.mark()
    return scene


def eliminated_by_sabretooth(*heroes: str, seats: int = 1) -> ResistanceScene:
    """The first of them attacks Sabretooth with 1 Health left, misses, and is out in the middle of the turn."""
    scene = ResistanceScene(*heroes, seats=seats)
    scene.open(DANGER_ROOM)
    scene.explored("12V.A")
    scene.set(heroes[0], health=1, power=0)
    scene.put(heroes[0], "12V.E")
    scene.zombie("sabretooth", "12V.E")
    scene.put(heroes[-1], "12V.C")
    scene.mark()
    scene.turn(heroes[0])
    scene.dice(1, 1)
    scene.answer(next(key for key in scene.options() if key.startswith("attack:")))
    if scene.prompt == "prompt-power":
        scene.answer("power:0")
    return scene


# -- three phases -----------------------------------------------------------------------------------------------------------


@rule("XR-ROUND-01")
def test_player_phase_enemy_phase_end_phase_and_again() -> None:
    scene = ResistanceScene("storm", "rogue", spawns=True)
    scene.deck("spawn", "003", "020")
    scene.mark()
    scene.end_turns()
    assert phases(scene) == ["enemies", "spawn", "end", 2, "heroes"]
    scene.mark()
    scene.end_turns()
    assert phases(scene) == ["enemies", "spawn", "end", 3, "heroes"]
    assert scene.table.round == 3
    scene.finish("")


@rule("XR-ROUND-02")
def test_the_enemies_wait_for_every_super_hero() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto", seats=3)
    scene.mark()
    for hero, seat in (("magneto", 2), ("storm", 0)):
        scene.answer(f"turn:{hero}", seat=seat)
        scene.answer("end", seat=seat)
        assert phases(scene) == []
    assert scene.state.active == "rogue"  # nobody else is left to choose
    scene.answer("move:15V.B", seat=1)
    assert phases(scene) == []
    scene.answer("end", seat=1)
    assert phases(scene)[0] == "enemies"
    scene.finish("")


@rule("XR-ROUND-03", "XR-ROUND-11", "XR-HERO-10")
def test_the_end_phase_has_skills_first_and_then_the_mission(key_is_enough: None) -> None:
    scene = ResistanceScene("wolverine", "storm")
    scene.set("wolverine", xp=43, health=1)
    scene.mark()
    scene.end_turns()
    assert scene.prompt == "prompt-healing-factor"
    assert scene.view(0)["phase"] == "end"
    assert scene.hero("storm").xp == 0  # the mission's own effect waits
    scene.answer("heal:2")
    assert scene.hero("wolverine").health == 3
    assert scene.hero("storm").xp == 1
    assert order(scene, "hero.healed", "xp.gained", "round.began") == ["hero.healed", "xp.gained", "round.began"]
    scene.finish("")


# -- losing -----------------------------------------------------------------------------------------------------------------


@rule("XR-ROUND-06", "XR-ROUND-10", "XR-EATTACK-06")
def test_the_loss_waits_for_the_end_of_the_round() -> None:
    scene = ResistanceScene("storm", "rogue", spawns=True)
    scene.set("storm", health=1)
    scene.put("storm", "12V.D")
    scene.enemies("12V.D", walker=1)
    scene.deck("spawn", "003")
    scene.mark()
    scene.end_turns()
    kinds = ("hero.out", "card.spawned", "phase.began", "game.lost")
    assert order(scene, *kinds) == ["phase.began", "hero.out", "phase.began", "card.spawned", "phase.began", "game.lost"]
    assert scene.rule_of("game.lost") == "XR-ROUND-06"
    assert scene.table.round == 1
    assert scene.hero("storm").zone == "" and scene.hero("storm").stage == "out"
    scene.finish("lost")


@rule("XR-ROUND-06")
def test_wounds_alone_lose_nothing() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", health=2)
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    scene.choose("wound:storm")
    assert scene.hero("storm").health == 1
    assert scene.table.round == 2
    scene.finish("")


@rule("XR-ROUND-04")
def test_the_defeat_check_comes_before_anything_else_in_the_end_phase(key_is_enough: None) -> None:
    scene = ResistanceScene("wolverine", "storm", "rogue")
    scene.set("wolverine", xp=43, health=1)
    for hero in ("wolverine", "rogue"):
        scene.put(hero, "12V.C")
    scene.set("storm", health=1)
    scene.enemies("15V.A", walker=1)
    scene.end_turns()
    assert scene.events("hero.healed") == [] and scene.events("xp.gained") == []  # neither Healing Factor nor the mission's effect
    scene.finish("lost")


@rule("XR-ROUND-07")
def test_a_losing_condition_of_the_mission_ends_the_game_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MISSIONS, "MH0", KeyIsATrap())
    scene = ResistanceScene("storm", "rogue", seats=2)
    scene.explored("12V.A")
    scene.put("storm", "12V.C")
    scene.turn("storm")
    scene.mark()
    scene.answer("take:12V.C")
    assert order(scene, "objective.taken", "xp.gained", "phase.began", "game.lost") == ["objective.taken", "game.lost"]
    assert scene.options() == [] and scene.table.winners == []  # with Actions left, and Rogue's turn to come
    scene.finish("lost")


# -- winning ----------------------------------------------------------------------------------------------------------------


@rule("XR-ROUND-05", "XR-MH0-02")
def test_the_last_one_out_wins_at_once() -> None:
    scene = at_the_exit("storm", "rogue")
    scene.turn("storm")
    scene.answer("exit")
    assert scene.outcome == ""
    scene.enemies("15V.A", walker=20)
    scene.mark()
    scene.answer("exit")
    assert phases(scene) == []  # no Enemy Phase any more
    assert scene.rule_of("game.won") == "XR-ROUND-05"
    scene.finish("won")


@rule("XR-ROUND-05")
def test_victory_in_the_middle_of_a_turn(key_is_enough: None) -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.explored("12V.A")
    scene.put("storm", "12V.C")
    scene.turn("storm")
    scene.answer("take:12V.C")
    assert scene.options() == []
    assert scene.hero("storm").actions == 2 and scene.hero("rogue").stage == "ready"
    scene.finish("won")


@rule("XR-ROUND-08")
def test_all_players_win_together_also_those_who_left_before() -> None:
    scene = at_the_exit("storm", "rogue", "magneto", seats=3)
    scene.answer("turn:magneto", seat=2)
    scene.answer("exit", seat=2)
    scene.answer("turn:storm", seat=0)
    scene.answer("exit", seat=0)
    scene.answer("exit", seat=1)
    assert scene.table.winners == [0, 1, 2]
    scene.finish("won")


@rule("XR-ROUND-08")
def test_all_players_lose_together() -> None:
    scene = ResistanceScene("storm", "rogue", seats=2)
    scene.set("storm", health=1)
    scene.put("storm", "12V.E")
    scene.enemies("12V.E", walker=1)
    scene.end_turns()
    assert scene.table.winners == []
    scene.finish("lost")


@rule("XR-ROUND-09", "XR-ROUND-12", "XR-ROUND-08")
def test_objectives_met_after_an_elimination_still_win(key_is_enough: None) -> None:
    scene = eliminated_by_sabretooth("rogue", "storm", seats=2)
    assert scene.events("hero.out") == [{"hero": "rogue"}]
    assert scene.state.active == "storm"
    scene.answer("take:12V.C", seat=1)
    assert scene.table.winners == [0, 1]
    scene.finish("won")


@rule("XR-ROUND-09", "XR-MH0-02")
def test_an_objective_for_everybody_is_out_of_reach_after_an_elimination() -> None:
    scene = at_the_exit("storm", "rogue", "magneto")
    scene.set("storm", health=1)
    scene.zombie("sabretooth", "15V.E")
    scene.put("storm", "15V.E")
    scene.turn("rogue")
    scene.answer("exit")
    scene.turn("storm")
    scene.dice(1, 1)
    scene.answer("attack:lightning_bolt:15V.E")
    scene.answer("power:0")
    assert scene.hero("storm").stage == "out"
    scene.answer("exit")  # Magneto, the last one on the board
    assert scene.rule_of("game.lost") == "XR-ROUND-06"
    scene.finish("lost")


# -- eliminated -------------------------------------------------------------------------------------------------------------


@rule("XR-ROUND-12", "XR-ROUND-10", "XR-ENEMY-15")
def test_a_turn_ends_with_the_one_who_takes_it() -> None:
    scene = eliminated_by_sabretooth("storm", "wolverine", "rogue")
    assert scene.rule_of("hero.wounded") == "XR-ENEMY-15"
    assert scene.prompt == "prompt-next-hero"
    assert scene.options() == ["turn:wolverine", "turn:rogue"]
    storm = scene.view(0)["heroes"][0]
    assert (storm["state"], storm["actions"], storm["zone"]) == ("out", 0, None)
    assert phases(scene) == []
    scene.finish("")


@rule("XR-ROUND-10", "XR-BYST-04")
def test_the_cards_of_an_eliminated_hero_are_discarded_and_nobody_was_devoured() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.set("storm", health=1, power=0, traits=["swift", "swift"], bystander="trish_tilby")
    scene.set("rogue", power=3, traits=["recovery"])
    scene.put("storm", "12V.E")
    scene.zombie("sabretooth", "12V.E")
    scene.turn("storm")
    scene.dice(1, 1)
    scene.answer("attack:lightning_bolt:12V.E")
    assert scene.prompt == "prompt-prevent"  # the Bystander card could be sacrificed
    scene.answer("suffer")
    assert scene.state.trait_pile.discards == ["swift", "swift"]
    assert scene.state.person_pile.discards == ["trish_tilby"]
    rogue = scene.hero("rogue")
    assert (rogue.power, rogue.traits) == (3, ["recovery"])
    assert scene.events("bystander.devoured") == scene.events("bystander.sacrificed") == []
    scene.finish("")


@rule("XR-ROUND-10")
def test_a_hero_eliminated_before_their_turn_takes_none() -> None:
    scene = ResistanceScene("storm", "rogue", "magneto")
    for hero in ("storm", "magneto"):
        scene.put(hero, "12V.D")
    scene.set("magneto", health=1)
    scene.deck("spawn", "014")  # a Runner that rushes: into the control room, and at them
    scene.turn("storm")
    scene.answer(f"open:{DANGER_ROOM}")
    scene.choose("wound:magneto")
    assert scene.hero("magneto").stage == "out"
    assert scene.hero("storm").actions == 2  # her turn goes on
    scene.answer("end")
    assert scene.state.active == "rogue"
    scene.end_turns()
    assert [event["hero"] for event in scene.events("turn.began")] == ["storm", "rogue"]
    scene.finish("lost")
