"""The fifteen Heroic Traits. Each is discarded when it is used (XR-TRAIT-04) and works only at its own moment (XR-TRAIT-05)."""

from __future__ import annotations

from stockade.engine import Option
from stockade.games.xmen_resistance.effects.ability import BOOST, ENTERED, ROLLED, TURN, WITNESS, WOUNDED, trait
from stockade.games.xmen_resistance.effects.effect import choose_hero, choose_zone, others_within, push
from stockade.games.xmen_resistance.facts import POWER_MAX
from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.rules.action import free_attack, free_move, power_up
from stockade.games.xmen_resistance.rules.combat import UNBENT, Attack, toughness
from stockade.games.xmen_resistance.rules.hero import gain_power, heal
from stockade.games.xmen_resistance.rules.offer import attacks, moves, toll
from stockade.games.xmen_resistance.state import Hero, Person

OWN_MOMENT = "XR-TRAIT-05"

# -- in one's own turn ----------------------------------------------------------------------------------------------------


def has_room(g: Resistance, hero: Hero) -> bool:
    """The Power Track is not full."""
    return hero.power < POWER_MAX


@trait("power_up", when=TURN, rule="XR-TRAIT-08", ready=has_room, idle="pointless-full")
async def free_power_up(g: Resistance, hero: Hero) -> None:
    """A free Power-Up Action."""
    power_up(g, hero, "XR-TRAIT-08")


def free_moves(g: Resistance, hero: Hero) -> list[Option]:
    """Where a free Move can go; Enemies left behind are still paid for (XR-PLAYER-11)."""
    return moves(g, hero, free=True)


@trait("swift", when=TURN, rule=OWN_MOMENT, ready=free_moves)
async def swift(g: Resistance, hero: Hero) -> None:
    """A free Move Action."""
    await free_move(g, hero, ignore=False, rule=OWN_MOMENT)


@trait("flurry", when=TURN, rule=OWN_MOMENT, ready=attacks)
async def flurry(g: Resistance, hero: Hero) -> None:
    """A free Attack Action."""
    await free_attack(g, hero, OWN_MOMENT)


def hurt(g: Resistance, hero: Hero) -> bool:
    """Something to heal."""
    return hero.wounds > 0


@trait("recovery", when=TURN, rule=OWN_MOMENT, ready=hurt, idle="pointless-unhurt")
async def recovery(g: Resistance, hero: Hero) -> None:
    """1 Health back."""
    heal(g, hero, 1, OWN_MOMENT)


def friends(g: Resistance, hero: Hero) -> list[Hero]:
    """Others within Range 2 with room for Power."""
    return [other for other in others_within(g, hero, 2) if other.power < POWER_MAX]


@trait("team_spirit", when=TURN, rule=OWN_MOMENT, ready=friends)
async def team_spirit(g: Resistance, hero: Hero) -> None:
    """2 Power for another."""
    who = await choose_hero(hero, "prompt-team-spirit", friends(g, hero), OWN_MOMENT)
    gain_power(g, who, 2, OWN_MOMENT)


@trait("slip_away", when=TURN, rule=OWN_MOMENT, ready=toll, idle="pointless-toll")
async def slip_away(g: Resistance, hero: Hero) -> None:
    """The next Move of this turn ignores Enemies."""
    hero.effects.append("slip")


def horde_here(g: Resistance, hero: Hero) -> list[str]:
    """The kinds in the zone, without Zombie Heroes."""
    return [kind for kind in g.horde if g.count(hero.zone, kind)]


def can_push(g: Resistance, hero: Hero) -> bool:
    """Somebody to push, and somewhere to push them."""
    return bool(horde_here(g, hero) and g.ways.near[hero.zone])


@trait("shockwave", when=TURN, rule=OWN_MOMENT, power=1, ready=can_push)
async def shockwave(g: Resistance, hero: Hero) -> None:
    """The whole horde of the zone goes to one adjacent zone."""
    to = await choose_zone(hero, "prompt-push-to", g.ways.near[hero.zone], "XR-DEF-09")
    push(g, hero.zone, to, horde_here(g, hero), OWN_MOMENT)


# -- when attacking -------------------------------------------------------------------------------------------------------


def somebody_tough(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """An Enemy there needs more than one hit."""
    return any(toughness(g, shot, kind) > 1 and kind != UNBENT for kind, _ in g.kinds_in(shot.zone))


@trait("unstoppable", when=BOOST, rule="XR-TRAIT-09", power=1, ready=somebody_tough, idle="pointless-tough")
def unstoppable(g: Resistance, hero: Hero, shot: Attack) -> None:
    """1 Toughness less for this Attack."""
    shot.cut += 1


@trait("keen_aim", when=BOOST, rule=OWN_MOMENT)
def keen_aim(g: Resistance, hero: Hero, shot: Attack) -> None:
    """+1 on each die."""
    shot.bonus += 1


def has_choice(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """Target Priority still binds, and there is more than one kind to choose from."""
    return not shot.any_target and len(g.kinds_in(shot.zone)) > 1


@trait("picked_target", when=BOOST, rule=OWN_MOMENT, ready=has_choice, idle="pointless-choice")
def picked_target(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Target Priority does not count."""
    shot.any_target = True


def chosen_with_the_zone(g: Resistance, hero: Hero, shot: Attack) -> str:
    """`offer.attacks` offers the farther zones; once a zone is chosen, the moment for reach is over."""
    return "refused-zone-chosen"


@trait("long_reach", when=BOOST, rule=OWN_MOMENT, power=1, unless=chosen_with_the_zone, reach="any")
def long_reach(g: Resistance, hero: Hero, shot: Attack) -> None:
    """One zone farther; a Melee Attack stays one."""


def worth_a_try(g: Resistance, hero: Hero, shot: Attack) -> bool:
    """A die that could do better."""
    return not all(shot.hits) or ((shot.explode or shot.double) and any(shot.result(die) < 6 for die in shot.rolled))


@trait("second_chance", when=ROLLED, rule=OWN_MOMENT, ready=worth_a_try, idle="pointless-reroll")
def second_chance(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Any dice once more; the roll itself is combat's."""


# -- in the Enemies' Activation -------------------------------------------------------------------------------------------


def attacks_here(g: Resistance, hero: Hero) -> list[Option]:
    """What can strike the own zone."""
    return attacks(g, hero, zones=[hero.zone])


@trait("cool_headed", when=ENTERED, rule="XR-TRAIT-10", ready=attacks_here)
async def cool_headed(g: Resistance, hero: Hero) -> None:
    """A free Attack Action on the own zone."""
    await free_attack(g, hero, "XR-TRAIT-10", zones=[hero.zone])


@trait("tough_it_out", when=WOUNDED, rule=OWN_MOMENT)
def tough_it_out(g: Resistance, hero: Hero) -> int:
    """1 Wound."""
    return 1


def close_by(g: Resistance, hero: Hero, person: Person) -> bool:
    """The Bystander is within Range 1."""
    return g.within(hero.zone, person.zone, 1)


@trait("guardian", when=WITNESS, rule=OWN_MOMENT, ready=close_by)
def guardian(g: Resistance, hero: Hero, person: Person) -> None:
    """The Bystander's Wound does not happen."""
