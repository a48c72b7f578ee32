"""Nothing is missing: every Skill, Trait and Bystander card of the box does something and says by which rule."""

import pytest

from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.effects.ability import TABLE
from stockade.games.xmen_resistance.facts import heroes, people, traits
from stockade.testing import rule

NO_ABILITY = {"too_late", "secret_mission_1", "secret_mission_2"}


@rule("XR-HERO-20", "XR-HERO-21", "XR-RESCUE-08", "XR-ZHERO-30", "XR-ZMODE-43")
def test_every_card_has_its_ability() -> None:
    wanted = {f"skill:{skill}" for mode in ("hero", "zombie") for hero in heroes(mode).values() for skill in hero.skills}
    wanted |= {f"trait:{name}" for mode in ("hero", "zombie") for name in traits(mode)}
    wanted |= {f"bystander:{name}" for name in people("hero") if name not in NO_ABILITY}
    wanted |= {f"meal:{name}" for name in people("zombie") if name not in NO_ABILITY}
    assert {slot.partition("@")[0] for slot in TABLE} == wanted
    assert len(wanted) == 2 * 18 + 15 + 9 + 2 * 12


def test_every_ability_cites_the_ledger() -> None:
    assert [ability.key for ability in TABLE.values() if ability.rule not in GAME.rulebook.by_id] == []


@rule("XR-HERO-20", "XR-HERO-21", "XR-ZHERO-30", "XR-ZMODE-10")
@pytest.mark.parametrize(("mode", "health"), [("hero", 3), ("zombie", 5)])
def test_every_hero_has_an_attack_three_skills_and_their_health(mode: str, health: int) -> None:
    assert {hero.health for hero in heroes(mode).values()} == {health}
    assert len({hero.weapon.id for hero in heroes(mode).values()}) == 6
    assert all(len(set(hero.skills)) == 3 for hero in heroes(mode).values())
