"""One game, not two: no mission cites a rule of the other mode, and every mission of Zombie Mode plays with every team (XR-ZMODE-01)."""

import random

import pytest

from stockade.engine import BadSetup, Table
from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.rules.mission import MISSIONS
from stockade.games.xmen_resistance.rules.mode import MODES
from stockade.testing import rule
from stockade.testing.driver import pieces, step

TEAM = MODES["zombie"].team
ZOMBIE = [name for name, mission in MISSIONS.items() if mission.mode == "zombie"]


def cited(table: Table, since: int) -> set[str]:
    """Every rule that is shown: events, questions, options, refusals."""
    found = {event.rule for event in table.log[since:]}
    for ask in table.pending:
        found |= {ask.rule, *(option.rule for option in ask.options), *(refused.rule for refused in ask.why_not())}
    return found - {""}


@rule("XR-ZMODE-01")
@pytest.mark.parametrize("mission", list(MISSIONS))
def test_no_rule_of_the_other_mode_is_cited(mission: str) -> None:
    mode = MODES[MISSIONS[mission].mode]
    other = "zombie" if mode.id == "hero" else "hero"
    wrong: dict[str, str] = {}
    for seed in range(12):
        table = Table.new(GAME.id, {"mission": mission, "heroes": list(mode.team), "seats": 2}, seed)
        table.arrange(lambda g, xp=seed % 4 * 15: [setattr(hero, "xp", xp) for hero in g.state.heroes])
        luck, seen = random.Random(seed), 0
        while not table.outcome and len(table.answers) < 250:
            for name in cited(table, seen):
                if GAME.rulebook.by_id[name].mode == other:
                    wrong[name] = table.pending[0].prompt
            seen = len(table.log)
            step(table, luck, sense=0.4)
    assert not wrong


@rule("XR-ZMODE-01", "XR-SETUP-01", "XR-SETUP-03")
@pytest.mark.parametrize("mission", ZOMBIE)
@pytest.mark.parametrize("heroes", range(1, 7))
def test_any_team_plays_to_an_end(mission: str, heroes: int) -> None:
    if heroes < MISSIONS[mission].fewest:
        with pytest.raises(BadSetup):
            Table.new(GAME.id, {"mission": mission, "heroes": list(TEAM[:heroes])}, 0)
        return
    for seats in range(1, heroes + 1):
        luck = random.Random(seats)
        table = Table.new(GAME.id, {"mission": mission, "heroes": list(TEAM[-heroes:]), "seats": seats}, heroes)
        before = pieces(table)
        while not table.outcome:
            assert len(table.answers) < 20_000
            step(table, luck, sense=0.5)
        assert pieces(table) == before


@rule("XR-ZMODE-01", "XR-COMP-04")
def test_the_modes_share_nothing_that_has_a_name() -> None:
    hero, zombie = MODES["hero"], MODES["zombie"]
    for one, two in ((hero.heroes, zombie.heroes), (hero.enemies, zombie.enemies), (hero.spawn_cards, zombie.spawn_cards)):
        assert not set(one) & set(two)
    assert not set(hero.traits) & set(zombie.traits)
    assert len(zombie.heroes) == len(zombie.champions) == 6 and len(zombie.people) == 12 + 2


@rule("XR-ZMODE-01")
def test_super_heroes_do_not_play_zombie_missions() -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new(GAME.id, {"mission": "MZ1", "heroes": ["storm", "rogue"]}, 0)
    told = refused.value
    assert "no Zombie Hero “storm”" in GAME.text.say("en", told.text_key, told.args_for_text)
    assert "Aucun Héros Zombie" in GAME.text.say("fr", told.text_key, told.args_for_text)
