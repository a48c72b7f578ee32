"""Nothing is missing: every Skill, Trait and Bystander card of the box does something and says by which rule."""

from stockade.games.xmen_resistance import GAME
from stockade.games.xmen_resistance.effects.ability import TABLE
from stockade.games.xmen_resistance.facts import heroes, people, traits
from stockade.testing import rule

NO_ABILITY = {"too_late", "secret_mission_1", "secret_mission_2"}


@rule("XR-HERO-20", "XR-HERO-21", "XR-RESCUE-08")
def test_every_card_has_its_ability() -> None:
    wanted = {f"skill:{skill}" for hero in heroes().values() for skill in hero.skills}
    wanted |= {f"trait:{name}" for name in traits()}
    wanted |= {f"bystander:{name}" for name in people() if name not in NO_ABILITY}
    assert {ability.key for ability in TABLE.values()} == wanted
    assert len(wanted) == 18 + 15 + 12


def test_every_ability_cites_the_ledger() -> None:
    assert [ability.key for ability in TABLE.values() if ability.rule not in GAME.rulebook.by_id] == []


@rule("XR-HERO-20", "XR-HERO-21")
def test_every_hero_has_an_attack_three_skills_and_three_health() -> None:
    assert {hero.health for hero in heroes().values()} == {3}
    assert len({hero.weapon.id for hero in heroes().values()}) == 6
    assert all(len(set(hero.skills)) == 3 for hero in heroes().values())
