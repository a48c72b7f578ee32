"""Why can't I? Everything a player might expect to do and may not, each with the rule that says so, in both languages."""

import random
from collections.abc import Callable

import pytest

from stockade.engine import Refused
from stockade.engine.text import LANGUAGES
from stockade.games.xmen_resistance.rules.hero_mode import TEAM
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.testing import rule
from stockade.testing.driver import Case, step

DANGER_ROOM = "12V.B|12V.D"
HANGAR = "15V.B|15V.E"
FUEL_STORE = "15V.B|15V.C"
CLAWS, BOLT = "attack:adamantium_claws", "attack:lightning_bolt"


def storm(zone: str = "15V.A", **tracks: object) -> ResistanceScene:
    """Storm stands there; Rogue, Wolverine and Magneto in the west corridor. Nobody lurks in the closed rooms."""
    scene = ResistanceScene("storm", "rogue", "wolverine", "magneto")
    scene.explored("12V.A", "15V.C", "15V.D")
    scene.put("storm", zone)
    scene.set("storm", power=0)
    scene.set("storm", **tracks)  # pyright: ignore[reportArgumentType]
    return scene


def tired(zone: str = "15V.A", **tracks: object) -> ResistanceScene:
    """Storm has used her three Actions and only a Trait keeps her turn going."""
    scene = storm(zone, **{"traits": ["slip_away", "recovery"], "health": 2, **tracks})
    scene.turn("storm")
    for _ in range(3):
        scene.answer("power-up")
    return scene


def why(scene: ResistanceScene, key: str) -> Refused:
    """The one reason given for that key."""
    assert not scene.offers(key)
    found = [refused for refused in scene.table.pending[0].why_not() if refused.key == key]
    assert len(found) == 1, found
    return found[0]


def with_person(scene: ResistanceScene) -> ResistanceScene:
    scene.bystander("trish_tilby", "15V.A")
    return scene


def with_enemies(scene: ResistanceScene, zone: str = "15V.A", walkers: int = 1) -> ResistanceScene:
    scene.enemies(zone, walker=walkers)
    return scene


def after_the_key(zone: str) -> ResistanceScene:
    """Magneto took the key last round; Storm stands in that zone."""
    scene = storm(zone)
    scene.put("magneto", "12V.C")
    scene.turn("magneto")
    scene.answer("take:12V.C")
    scene.end_turns()
    return scene


def after_gust() -> ResistanceScene:
    scene = with_enemies(storm(power=2), "15V.B")
    scene.turn("storm")
    scene.answer("skill:gust")  # one zone to blow at, one way to blow
    return scene


def after_a_trait() -> ResistanceScene:
    scene = storm()
    scene.turn("storm")
    scene.answer("gain-trait")
    return scene


Build = Callable[[], ResistanceScene]
CASES: list[tuple[Build, str, str, str]] = [
    # moving
    (lambda: with_enemies(storm(), walkers=3), "move:15V.B", "refused-toll", "XR-MOVE-03"),
    (lambda: tired(), "move:15V.B", "refused-no-actions", "XR-PLAYER-05"),
    (lambda: with_enemies(tired()), "move:15V.B", "refused-toll", "XR-MOVE-03"),
    (lambda: storm("15V.B"), "move:15V.C", "refused-closed-door", "XR-MOVE-05"),
    (lambda: storm(), "move:15V.C", "refused-far", "XR-MOVEMENT-02"),
    (lambda: storm(), "move:12V.E", "refused-far", "XR-MOVEMENT-02"),
    # opening
    (lambda: storm(), f"open:{DANGER_ROOM}", "refused-door-elsewhere", "XR-OPEN-01"),
    (lambda: storm("15V.B"), f"open:{HANGAR}", "refused-locked", "XR-MH0-03"),
    (lambda: storm("12V.E"), f"open:{HANGAR}", "refused-locked", "XR-MH0-03"),
    (lambda: tired("15V.B"), f"open:{FUEL_STORE}", "refused-no-actions", "XR-PLAYER-05"),
    # people and things
    (lambda: with_enemies(with_person(storm())), "rescue:trish_tilby", "refused-rescue-enemies", "XR-RESCUE-02"),
    (lambda: with_person(tired()), "rescue:trish_tilby", "refused-no-actions", "XR-PLAYER-05"),
    (lambda: ResistanceScene("storm"), "rescue:facedown:15V.C", "refused-facedown", "XR-RESCUE-11"),
    (lambda: storm("12V.B"), "take:12V.C", "refused-objective-elsewhere", "XR-OBJ-01"),
    (lambda: tired("12V.C"), "take:12V.C", "refused-no-actions", "XR-PLAYER-05"),
    (after_a_trait, "gain-trait", "refused-trait-again", "XR-TRAIT-02"),
    (lambda: tired(), "gain-trait", "refused-no-actions", "XR-PLAYER-05"),
    (lambda: tired(), "power-up", "refused-no-actions", "XR-PLAYER-05"),
    # attacking
    (lambda: with_enemies(storm(), "12V.A"), f"{BOLT}:12V.A", "refused-no-sight", "XR-COMBAT-02"),
    (lambda: with_enemies(storm("12V.A"), "12V.C"), f"{BOLT}:12V.C", "refused-out-of-range", "XR-COMBAT-02"),
    (lambda: with_enemies(tired()), f"{BOLT}:15V.A", "refused-no-actions", "XR-PLAYER-05"),
    # Skills, Traits and cards
    (after_gust, "skill:gust", "refused-used", "XR-HERO-02"),
    (lambda: with_enemies(storm()), "skill:gust", "refused-power", "XR-HERO-02"),
    (lambda: storm(power=1), "skill:gust", "pointless-use", "XR-HERO-02"),
    (lambda: storm(traits=["keen_aim"]), "trait:keen_aim", "refused-moment-boost", "XR-TRAIT-05"),
    (lambda: storm(traits=["second_chance"]), "trait:second_chance", "refused-moment-rolled", "XR-TRAIT-05"),
    (lambda: storm(bystander="mariko_yashida"), "bystander:mariko_yashida", "refused-moment-struck", "XR-BCARD-02"),
    (lambda: storm(traits=["cool_headed"]), "trait:cool_headed", "refused-moment-entered", "XR-TRAIT-10"),
    (lambda: storm(traits=["tough_it_out"]), "trait:tough_it_out", "refused-moment-wounded", "XR-TRAIT-05"),
    (lambda: storm(traits=["guardian"]), "trait:guardian", "refused-moment-witness", "XR-TRAIT-05"),
    (lambda: storm(traits=["recovery"]), "trait:recovery", "pointless-unhurt", "XR-TRAIT-05"),
    (lambda: storm(bystander="amanda_sefton"), "bystander:amanda_sefton", "refused-power", "XR-RESCUE-08"),
    # leaving
    (lambda: storm("15V.F"), "exit", "refused-exit-locked", "XR-MH0-02"),
    (lambda: storm(), "exit", "refused-exit-locked", "XR-MH0-02"),
    (lambda: with_enemies(after_the_key("15V.F"), "15V.F"), "exit", "refused-exit-enemies", "XR-OBJ-04"),
    (lambda: after_the_key("15V.E"), "exit", "refused-exit-elsewhere", "XR-OBJ-04"),
]


@rule("XR-MOVE-03", "XR-OPEN-01", "XR-OPEN-04", "XR-RESCUE-02", "XR-RESCUE-11")
@rule("XR-OBJ-01", "XR-TRAIT-02", "XR-TRAIT-05", "XR-OBJ-04", "XR-OBJ-05")
@pytest.mark.parametrize(("build", "key", "text", "rule_id"), CASES, ids=[f"{case[2]}-{case[1]}" for case in CASES])
def test_what_cannot_be_done_is_refused_with_its_rule(build: Build, key: str, text: str, rule_id: str) -> None:
    scene = build()
    if scene.prompt == "prompt-next-hero":
        scene.turn("storm")
    refused = why(scene, key)
    assert (refused.text, refused.rule) == (text, rule_id)
    assert refused.pointless == text.startswith("pointless-")
    said = [scene.game.text.say(lang, refused.text, refused.args) for lang in LANGUAGES]
    assert said[0] != said[1]
    scene.finish("")


def test_the_last_action_is_enough_for_anything() -> None:
    """Everything within reach at once, with one Action left: nothing is refused for want of Actions."""
    scene = storm("12V.C")
    scene.bystander("trish_tilby", "12V.C")
    scene.enemies("12V.B", walker=1)
    scene.turn("storm")
    scene.answer("power-up")
    scene.answer("power-up")
    assert scene.hero("storm").actions == 1
    wanted = {"move:12V.B", "take:12V.C", "rescue:trish_tilby", f"{BOLT}:12V.B", "power-up", "gain-trait"}
    assert wanted <= set(scene.options())
    refused = [refused for refused in scene.table.pending[0].why_not() if refused.text in ("refused-no-actions", "refused-toll")]
    assert refused == []
    scene.finish("")
    scene = storm("15V.B")
    scene.turn("storm")
    scene.answer("power-up")
    scene.answer("power-up")
    assert scene.offers(f"open:{FUEL_STORE}")
    assert "refused-no-actions" not in [refused.text for refused in scene.table.pending[0].why_not()]
    scene.finish("")


@rule("XR-HERO-10")
def test_a_skill_of_the_end_phase_waits_for_it() -> None:
    scene = ResistanceScene("wolverine")
    scene.set("wolverine", xp=43, health=1)
    assert why(scene, "skill:healing_factor").text == "refused-moment-end"
    scene.finish("")


@rule("XR-COMBAT-01")
def test_claws_reach_nobody_next_door() -> None:
    scene = ResistanceScene("wolverine")
    scene.enemies("15V.B", walker=1)
    refused = why(scene, f"{CLAWS}:15V.B")
    assert (refused.text, refused.rule) == ("refused-out-of-range", "XR-COMBAT-01")
    assert refused.args == {"zone": "15V.B", "weapon": "adamantium_claws", "range": 1, "far": 0}
    scene.finish("")


def boosts(scene: ResistanceScene) -> dict[str, Refused]:
    """What is held back from the Attack in hand, by key."""
    return {refused.key: refused for refused in scene.table.pending[0].why_not()}


@rule("XR-TRAIT-09", "XR-COMBAT-11")
def test_unstoppable_is_pointless_against_walkers_and_forbidden_without_power() -> None:
    """Allowed and useless is one thing, not allowed another: both are said, in other words."""
    scene = with_enemies(storm(traits=["unstoppable", "long_reach"], power=1))
    scene.turn("storm")
    scene.answer(f"{BOLT}:15V.A")
    held = boosts(scene)
    assert (held["boost:trait:unstoppable"].text, held["boost:trait:unstoppable"].pointless) == ("pointless-tough", True)
    assert held["boost:trait:unstoppable"].rule == "XR-TRAIT-09"
    assert (held["boost:trait:long_reach"].text, held["boost:trait:long_reach"].pointless) == ("refused-zone-chosen", False)
    scene.finish("")
    scene = with_enemies(storm(traits=["unstoppable", "keen_aim"], power=0))
    scene.enemies("15V.A", brute=1)
    scene.turn("storm")
    scene.answer(f"{BOLT}:15V.A")
    assert (boosts(scene)["boost:trait:unstoppable"].text, boosts(scene)["boost:trait:unstoppable"].pointless) == ("refused-power", False)
    scene.finish("")


@rule("XR-HERO-03")
def test_chain_lightning_waits_for_a_bolt_and_then_for_a_target() -> None:
    scene = with_enemies(storm(xp=20))
    scene.turn("storm")
    assert (why(scene, "skill:chain_lightning").text, why(scene, "skill:chain_lightning").pointless) == ("refused-no-bolt", False)
    scene.dice(6, 6)
    scene.answer(f"{BOLT}:15V.A")
    assert not scene.state.horde[scene.play.at["15V.A"]]
    assert (why(scene, "skill:chain_lightning").text, why(scene, "skill:chain_lightning").pointless) == ("pointless-use", True)
    scene.finish("")


@rule("XR-ELEV-03", "XR-ELEV-07")
def test_a_shaft_without_the_cabin_names_the_elevators_rules(board) -> None:
    scene = board("storm", on="MH3", storm="11V.C")
    scene.turn("storm")
    doors = [refused for refused in scene.table.pending[0].why_not() if refused.text == "refused-shaft-door"]
    assert doors and {refused.rule for refused in doors} == {"XR-ELEV-07"}
    shafts = [zone for zone in scene.play.map.shafts if zone != scene.state.cabin]
    assert {why(scene, f"move:{zone}").rule for zone in shafts} == {"XR-ELEV-03"}


@rule("XR-MOVE-05", "XR-MOVEMENT-07")
def test_windows_and_fountains_have_their_own_words(board) -> None:
    scene = board("storm", on="MH2", storm="17R.C")
    assert why(scene, "move:14R.F").text == "refused-closed-window"
    assert why(scene, "move:17R.O").text == "refused-fountain"


def test_a_reason_says_how_much_is_missing() -> None:
    scene = with_enemies(storm(), walkers=4)
    scene.turn("storm")
    assert why(scene, "move:15V.B").args == {"zone": "15V.B", "cost": 5, "actions": 3}
    assert "5" in scene.game.text.say("en", "refused-toll", why(scene, "move:15V.B").args)
    assert why(scene, "skill:gust").args == {"skill": "gust", "power": 1, "hunger": 0, "have": 0}
    scene.finish("")


@pytest.mark.parametrize("seed", [1, 3])
def test_nothing_is_both_offered_and_refused(seed: int) -> None:
    """Over whole games: each key once, never on offer too, and everything in reach is one or the other."""
    table = Case("xmen-resistance", "MH0", 1).table(seed)
    luck = random.Random(seed)
    asked = 0
    while not table.outcome and len(table.answers) < 150:
        ask = table.pending[0]
        if ask.prompt == "prompt-action":
            asked += 1
            offered = {option.key for option in ask.options}
            refused = [reason.key for reason in ask.why_not()]
            assert len(refused) == len(set(refused)) and not offered & set(refused)
            hero = table.play.heroes[ask.source]
            known = offered | set(refused)
            assert known >= {f"move:{zone.id}" for zone in table.play.map.zones if zone.id != hero.zone}
            assert known >= {"power-up", "gain-trait", "exit"}
            assert known >= {f"open:{edge.id}" for edge in table.play.map.edges if not table.play.is_open(edge)}
            assert known >= {f"attack:{w.id}:{zone}" for w in table.play.weapons(hero) for zone in table.play.zones_with_enemies()}
            assert known >= {f"trait:{card}" for card in hero.traits}
            for reason in ask.why_not():
                assert reason.rule in table.game.rulebook.by_id
                for lang in LANGUAGES:
                    table.game.text.say(lang, reason.text, reason.args)
        step(table, luck, 0.5)
    assert asked > 20


def test_nobody_is_told_about_the_heroes_of_others() -> None:
    scene = ResistanceScene(*TEAM[:2], seats=2)
    scene.set("wolverine", traits=["keen_aim"])
    scene.turn("storm")
    assert not any("keen_aim" in refused.key for refused in scene.table.pending[0].why_not())
    scene.finish("")
