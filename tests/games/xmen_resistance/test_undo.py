"""Taking back: an answer, an Action, a turn; free until a card was turned or a die was rolled."""

from stockade.games.xmen_resistance.scene import ResistanceScene

FUEL_STORE = "15V.B|15V.C"


def points(scene: ResistanceScene) -> dict[str, tuple[int, bool]]:
    """What can be taken back: step -> (answers kept, free)."""
    return {point.step: (point.to, point.free) for point in scene.table.undo_points()}


def test_a_move_is_taken_back() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.turn("storm")
    before = scene.table.digest()
    scene.answer("move:15V.B")
    assert points(scene) == {"answer": (1, True), "action": (1, True), "turn": (1, True)}
    scene.table.undo()
    assert scene.table.digest() == before
    assert scene.hero("storm").zone == "15V.A" and scene.hero("storm").actions == 3
    assert scene.events("hero.moved") == []
    scene.finish("")


def test_answer_action_and_turn_go_back_different_ways() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.enemies("15V.B", walker=2, brute=1)
    scene.set("storm", power=3, traits=["keen_aim"])
    scene.turn("storm")
    start = scene.table.digest()
    scene.answer("power-up")
    aiming = scene.table.digest()
    scene.answer("attack:lightning_bolt:15V.B")
    scene.answer("boost:trait:keen_aim")
    assert points(scene) == {"answer": (3, True), "action": (2, True), "turn": (1, True)}
    scene.table.undo(points(scene)["answer"][0])
    assert scene.offers("boost:trait:keen_aim") and scene.hero("storm").traits == ["keen_aim"]
    scene.answer("boost:trait:keen_aim")
    scene.table.undo(points(scene)["action"][0])
    assert scene.table.digest() == aiming and scene.prompt == "prompt-action"
    scene.table.undo(points(scene)["turn"][0])
    assert scene.table.digest() == start and scene.hero("storm").actions == 3
    scene.finish("")


def test_dice_are_not_free() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.enemies("15V.B", walker=2)
    scene.turn("storm")
    scene.dice(6, 6)
    scene.answer("attack:lightning_bolt:15V.B")
    assert points(scene)["action"][1]
    scene.answer("power:0")
    assert {free for _, free in points(scene).values()} == {False}
    scene.answer("end")
    assert points(scene)["answer"][1]  # ending the turn showed nothing new
    scene.finish("")


def test_a_drawn_trait_is_not_free() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.turn("storm")
    scene.answer("gain-trait")
    assert not points(scene)["answer"][1]
    drawn = scene.hero("storm").traits
    scene.table.undo()
    scene.answer("gain-trait")
    assert scene.hero("storm").traits == drawn  # the deck is as it was: nothing is gained by trying again
    scene.finish("")


def test_an_opened_building_is_not_free_and_an_empty_one_is() -> None:
    scene = ResistanceScene("storm", "rogue")
    scene.put("storm", "15V.B")
    scene.turn("storm")
    scene.answer(f"open:{FUEL_STORE}")
    assert not points(scene)["answer"][1]
    scene = ResistanceScene("storm", "rogue")
    scene.explored("15V.C")
    scene.put("storm", "15V.B")
    scene.turn("storm")
    scene.answer(f"open:{FUEL_STORE}")
    assert points(scene)["answer"][1]
    scene.table.undo()
    assert not scene.is_open(FUEL_STORE) and scene.refused("move:15V.C") == "XR-MOVE-05"
    scene.finish("")


def test_a_whole_enemy_phase_is_taken_back() -> None:
    scene = ResistanceScene("storm", "rogue", spawns=True)
    scene.enemies("12V.D", walker=2)
    scene.deck("spawn", "003")
    scene.turn("storm")
    scene.answer("end")
    before, log = scene.table.digest(), len(scene.table.log)
    scene.answer("end")
    assert scene.table.round == 2
    assert not points(scene)["answer"][1]  # a Spawn card was turned
    scene.table.undo()
    assert (scene.table.digest(), len(scene.table.log), scene.table.round) == (before, log, 1)
    assert scene.count("12V.D", "walker") == 2
    scene.finish("")


def test_a_victory_is_taken_back() -> None:
    scene = ResistanceScene("storm")
    scene.explored("12V.A", "15V.D")
    scene.put("storm", "12V.C")
    scene.answer("take:12V.C")
    scene.answer("end")
    scene.put("storm", "15V.F")
    scene.answer("exit")
    assert scene.outcome == "won"
    scene.table.undo()
    assert scene.outcome == "" and scene.offers("exit")
    scene.save_and_load()
    scene.answer("exit")
    scene.finish("won")
