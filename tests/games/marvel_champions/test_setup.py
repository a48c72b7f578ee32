"""Setting up: players, villain, decks, hands; what cannot be played is refused."""

from typing import Any

import pytest

from stockade.engine import BadSetup, Table
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.facts import NUMBERS, cards, decks, encounter_set, scenarios, sets
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.testing import Scene, rule


def fresh(**setup: Any) -> Scene:
    return Scene("marvel-champions", {"scenario": "rhino", "decks": ["spider-man-justice"], **setup})


@rule("MC-SETUP-01", "MC-SETUP-02", "MC-SETUP-03", "MC-SETUP-11", "MC-SETUP-16", "MC-SETUP-09", "MC-SETUP-10", "MC-DMG-02")
def test_the_first_position() -> None:
    scene = fresh(decks=["spider-man-justice", "captain-marvel-leadership"])
    scene.answer("first:0")
    view = scene.view(0)
    first, second = view["players"]
    assert (first["form"], first["identity"]["code"], first["identity"]["health"]) == ("alter-ego", "peter-parker", 10)
    assert second["identity"]["health"] == 12
    assert (first["hand_count"], second["hand_count"]) == (6, 6)
    assert (view["villain"]["code"], view["villain"]["health"]) == ("rhino-1", 28)
    assert scene.state.villain_deck == ["rhino-2"]
    assert (view["scheme"]["code"], view["scheme"]["threat"], view["scheme"]["target"]) == ("the-break-in", 0, 14)


@rule("MC-SETUP-04", "MC-FIRST-03", "MC-ROUND-02")
def test_the_group_says_who_is_first() -> None:
    scene = fresh(decks=["spider-man-justice", "captain-marvel-leadership"])
    assert scene.prompt == "prompt-first"
    assert scene.table.pending[0].group
    scene.answer("first:1")
    scene.choose(seat=0)
    scene.choose(seat=1)
    assert scene.state.first == 1
    assert scene.table.pending[0].seat == 1


@rule("MC-SETUP-05", "MC-SETUP-06", "MC-SETUP-15", "MC-SETUP-07", "MC-SETUP-20")
def test_obligations_join_the_encounter_deck_and_nemeses_stay_aside() -> None:
    scene = fresh()
    codes = [scene.state.codes[card] for card in scene.state.deck]
    assert len(codes) == 31
    assert codes.count("eviction-notice") == 1
    assert "vulture" not in codes
    player = scene.state.players[0]
    mine = [scene.state.codes[card] for card in [*player.deck, *player.hand]]
    assert len(mine) == 40
    assert not {"eviction-notice", "spider-man", "peter-parker"} & set(mine)
    assert mine != sorted(mine)  # shuffled


@rule("MC-SETUP-17", "MC-SETUP-18", "MC-DECK-12")
def test_the_mulligan_is_once_and_its_cards_stay_discarded() -> None:
    scene = fresh()
    thrown = scene.options()[:2]
    scene.choose(*thrown)
    assert len(scene.state.players[0].discard) == 2
    assert len(scene.state.players[0].hand) == 6
    assert scene.prompt == "prompt-turn"


@rule("MC-SETUP-21", "MC-CARD-31", "MC-SEARCH-02", "MC-SEARCH-01")
def test_identity_setups_go_in_player_order_after_all_mulligans() -> None:
    scene = fresh(decks=["captain-marvel-leadership", "black-panther-protection"])
    scene.answer("first:0")
    scene.choose(seat=0)
    scene.choose(seat=1)
    ask = scene.table.pending[0]
    assert (ask.prompt, ask.seat, ask.least) == ("prompt-search", 1, 1)  # it must be done
    assert "pass" not in scene.options()
    assert len(scene.state.players[1].hand) == 6
    wanted = scene.options()[0]
    scene.answer(wanted)
    assert len(scene.state.players[1].hand) == 7
    found = scene.last("card.found")
    assert found["card"] == wanted.removeprefix("card:")  # everybody is shown it
    assert cards()[found["card"].split(".")[0]].traits.count("black-panther") == 1


@rule("MC-SETUP-08", "MC-COMP-05", "MC-GOLD-04")
def test_what_the_box_holds_binds_nothing() -> None:
    """The box has 10 tough cards, 33 threat tokens and 5 acceleration tokens."""
    scene = ChampionsScene("captain-marvel", expert=True)
    for _ in range(12):
        scene.minion("hydra-mercenary")
    scene.reveal("heart-shaped-herb")
    assert sum(card.tough for card in scene.state.table.values()) == 13
    side = scene.scenario_card("crowd-control", threat=40)
    scene.reveal("masterplan")
    assert scene.threat(side) == 44
    scene.change(lambda g: setattr(g.state, "acceleration", 5))
    scene.only_encounter("advance", "advance")
    scene.reveal("under-fire")
    assert scene.state.acceleration == 6


@rule("MC-SETUP-22", "MC-COMP-01")
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"decks": ["spider-man-justice", "spider-man-justice"]}, "hero-twice"),
        ({"decks": ["captain-marvel-leadership", "captain-marvel-aggression"]}, "hero-twice"),
        ({"decks": []}, "player-count"),
        ({"decks": ["spider-man-justice"], "seats": 2}, "player-count"),
        ({"decks": list(decks())[:5]}, "player-count"),
        ({"decks": ["batman"]}, "unknown-deck"),
        ({"decks": [{"hero": "spider-man"}]}, "unknown-deck"),
        ({"decks": [{"hero": "spider-man", "cards": {"energy": 1}}]}, "fault-size"),
        ({"scenario": "thanos"}, "unknown-scenario"),
        ({"mode": "heroic"}, "unknown-mode"),
        ({"modular": ["wrecking-crew"]}, "unknown-modular"),
    ],
)
def test_what_cannot_be_played_is_refused(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        fresh(**setup)
    assert refused.value.reason == reason
    for lang in ("en", "fr"):
        GAME.text.say(lang, refused.value.text_key, refused.value.args_for_text)


@rule("MC-SCEN-01", "MC-SCEN-02", "MC-SCEN-03", "MC-EBUILD-01", "MC-EBUILD-02", "MC-EBUILD-03", "MC-EBUILD-07")
@pytest.mark.parametrize(("scenario", "own"), [("rhino", 17), ("klaw", 16), ("ultron", 18)])
def test_encounter_decks(scenario: str, own: int) -> None:
    facts = scenarios()[scenario]
    assert len(encounter_set(scenario)) == own
    for mode, size in (("standard", 31), ("expert", 34)):
        scene = fresh(scenario=scenario, mode=mode)
        everywhere = [code for code in scene.state.codes if cards()[code].faction == "encounter"]
        started = 2 + len([code for code in facts.starts_in_play if cards()[code].type == "environment"])
        assert len(everywhere) - 5 - started == size  # without the nemesis set, the villain, the scheme and an environment
        assert scene.state.villain_deck == (facts.expert_stages if mode == "expert" else facts.stages)[1:]
    assert "rhino-1" not in encounter_set("rhino")
    assert cards()["the-break-in"].acceleration_each == 1


@rule("MC-EBUILD-04", "MC-EBUILD-05", "MC-EBUILD-06")
def test_modular_sets_are_swapped_added_or_drawn_unseen() -> None:
    scene = fresh(modular=["legions-of-hydra", "the-doomsday-chair"])
    assert {"modok", "madame-hydra"} <= set(scene.state.codes)
    assert "explosion" not in scene.state.codes
    setup = {"scenario": "rhino", "modular": "random", "decks": ["spider-man-justice"]}
    drawn = {tuple(Table.new("marvel-champions", setup, seed).state.modular) for seed in range(40)}
    assert len(drawn) == len([kind for kind in sets().values() if kind == "modular"])
    assert fresh(modular="random").view(0)["modular"] is None


@rule("MC-SCEN-09")
def test_the_learning_game() -> None:
    scene = Scene("marvel-champions", {"scenario": "learning", "seats": 2})
    scene.answer("first:0")
    view = scene.view(0)
    assert (view["scenario"], view["expert"], view["modular"]) == ("rhino", False, ["bomb-scare"])
    assert [player["identity"]["code"] for player in view["players"]] == ["peter-parker", "carol-danvers"]
    assert "combat-training" in scene.state.codes


@rule("MC-TALK-01", "MC-TALK-02", "MC-VILP-13", "MC-OWN-04")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_hands_are_open_or_closed_as_the_table_likes(hands: str) -> None:
    scene = ChampionsScene("spider-man", "captain-marvel", hands=hands)
    scene.hand("genius")
    assert scene.view(0)["players"][0]["hand"] is not None
    assert (scene.view(1)["players"][0]["hand"] is None) == (hands == "closed")
    scene.dealt("modok")
    assert scene.view(0)["players"][0]["dealt"] == 1
    assert "modok" not in str(scene.view(0))


@rule("MC-COMP-02", "MC-COMP-03", "MC-COMP-04", "MC-TYPE-01", "MC-ANAT-01", "MC-ANAT-02", "MC-ANAT-04")
def test_what_is_in_the_box() -> None:
    facts = cards()
    assert [card.id for card in facts.values() if card.type == "hero"] and len(decks()) == 6
    encounter = sum(card.copies for card in facts.values() if card.faction == "encounter" and card.type != "main-scheme")
    schemes = sum(card.type == "main-scheme" for card in facts.values())
    assert encounter + schemes == 137
    assert sum(card.copies for card in facts.values() if card.faction != "encounter" and card.type not in ("hero", "alter-ego")) == 184
    players = "ally event hero alter-ego resource support upgrade"
    scenario = "attachment environment main-scheme minion obligation side-scheme treachery villain"
    assert {card.type for card in facts.values()} == {*players.split(), *scenario.split()} == set(NUMBERS)
    assert facts["advance"].boost == 0
    assert (facts["backflip"].faction, facts["haymaker"].faction, facts["uppercut"].faction) == ("hero", "basic", "aggression")
    assert facts["rhino-1"].stats["sch"] == 1


@rule("MC-ANAT-03", "MC-ALLY-12")
def test_abbreviations_in_both_languages() -> None:
    said = {lang: [GAME.text.say(lang, f"stat-{stat}") for stat in ("atk", "thw", "def", "sch", "rec")] for lang in ("en", "fr")}
    assert said == {"en": ["ATK", "THW", "DEF", "SCH", "REC"], "fr": ["ATQ", "CTR", "DEF", "MNG", "REC"]}
    assert cards()["black-cat"].subname == "Felicia Hardy"


@rule("MC-SETUP-22", "MC-EBUILD-04")
def test_what_may_be_chosen() -> None:
    options = {option.name: option for option in GAME.form.options()}
    assert [(name, option.least, option.most) for name, option in options.items()] == [
        ("decks", 1, 4),
        ("mode", 1, 1),
        ("modular", 1, 5),
        ("hands", 1, 1),
    ]
    assert options["decks"].choices == list(decks())
    assert options["mode"].choices == ["standard", "expert"]
    assert options["modular"].choices[-1] == "random"
    for scenario, minutes, difficulty in (("rhino", 45, 1), ("klaw", 60, 2), ("ultron", 75, 3)):
        assert GAME.form.scenario_facts(scenario) == {"minutes": minutes, "difficulty": difficulty}
        assert GAME.defaults(scenario, 2) == {
            "scenario": scenario,
            "seats": 2,
            "mode": "standard",
            "modular": [scenarios()[scenario].modular],
            "decks": ["spider-man-justice", "captain-marvel-leadership"],
            "hands": "open",
        }
