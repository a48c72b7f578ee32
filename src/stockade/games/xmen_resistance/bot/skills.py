"""Skills, Traits and Bystander cards used between Actions: what each is worth now, and how the questions that follow are answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockade.engine import Option
from stockade.games.xmen_resistance.bot import walk
from stockade.games.xmen_resistance.bot.fight import attack_worth, price, xp_worth
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.content.colossus import beside, landings
from stockade.games.xmen_resistance.content.cyclops import at_his_orders
from stockade.games.xmen_resistance.content.dark_phoenix import in_her_grip
from stockade.games.xmen_resistance.content.iceman import freezable
from stockade.games.xmen_resistance.content.juggernaut import melee
from stockade.games.xmen_resistance.content.magneto import CRUSH_COST, commanded, crushable
from stockade.games.xmen_resistance.content.psylocke import minds
from stockade.games.xmen_resistance.content.storm import BOLT, windy
from stockade.games.xmen_resistance.content.traits import friends
from stockade.games.xmen_resistance.content.zombie_traits import graspable
from stockade.games.xmen_resistance.effects.effect import Piece
from stockade.games.xmen_resistance.facts import DEVOUR, HUNGER_MAX, POWER_MAX
from stockade.games.xmen_resistance.play import ENEMIES
from stockade.games.xmen_resistance.rules.combat import horde_in
from stockade.games.xmen_resistance.rules.offer import attacks, openings, toll
from stockade.games.xmen_resistance.state import Hero

NEVER = -50.0
LIFTED = 1.2  # of the threat: an Enemy next door pays an Action to be back, and nobody pays to leave it
OUT_OF_THE_EXIT = 4  # steps
FREE = 0.3  # what costs no Action comes first
Choice = tuple[float, str]  # worth, and the zone, hero or piece


def worth(look: Look, hero: Hero, key: str) -> float:
    """Of using it now; `key` is its name without the kind of card."""
    judge = USES.get(key)
    return judge(look, hero) if judge is not None else NEVER


def best(choices: Sequence[Choice]) -> Choice:
    """The first of the best ones."""
    return max(choices, key=lambda choice: choice[0], default=(NEVER, ""))


# -- free Actions -------------------------------------------------------------------------------------------------------


def strikes(look: Look, hero: Hero, options: Sequence[Option]) -> float:
    """The best of these Attacks."""
    return max((attack_worth(look, hero, option.value[1]) for option in options if option.value[0] == "attack"), default=NEVER)


def steps(look: Look, hero: Hero, ignore: bool = False) -> float:
    """The best free Move."""
    cost = 0 if ignore else toll(look.g, hero)
    if cost > hero.actions:
        return NEVER
    return max((walk.move_worth(look, hero, to, cost) for to in look.g.ways.near[hero.zone]), default=NEVER)


def free_attack(look: Look, hero: Hero) -> float:
    found = strikes(look, hero, attacks(look.g, hero))
    return found + FREE if found > 0.3 else NEVER


def flurry(look: Look, hero: Hero) -> float:
    found = strikes(look, hero, attacks(look.g, hero))
    return found - look.w.trait + FREE if found > look.w.trait else NEVER


def chain_lightning(look: Look, hero: Hero) -> float:
    found = strikes(look, hero, attacks(look.g, hero, BOLT))
    return found + FREE if found > 0.3 else NEVER


def bite_first(look: Look, hero: Hero) -> float:
    found = strikes(look, hero, attacks(look.g, hero, DEVOUR))
    return found + FREE - look.w.trait if found > look.w.trait else NEVER


def free_move(look: Look, hero: Hero) -> float:
    found = steps(look, hero)
    return found + FREE if found > 0 else NEVER


def swift(look: Look, hero: Hero) -> float:
    found = steps(look, hero)
    return found + FREE - look.w.trait if found > look.w.trait else NEVER


def amanda(look: Look, hero: Hero) -> float:
    found = steps(look, hero, ignore=True) - price(look, hero.power, 1)
    return found + FREE if found > 0.2 else NEVER


def stealthy(look: Look, hero: Hero) -> float:
    if not toll(look.g, hero) or hero.hunger >= HUNGER_MAX - 1:
        return NEVER
    return steps(look, hero, ignore=True)


def slip_away(look: Look, hero: Hero) -> float:
    """Worth what the Enemies of the zone would cost."""
    if hero.actions < 1:
        return NEVER
    found = max((walk.move_worth(look, hero, to, 1) for to in look.g.ways.near[hero.zone]), default=NEVER)
    return found - look.w.trait if found > look.w.trait + 0.5 else NEVER


def stamina(look: Look, hero: Hero) -> float:
    found = max(strikes(look, hero, attacks(look.g, hero)), steps(look, hero))
    return found + FREE if found > 0 else NEVER


def undead_stamina(look: Look, hero: Hero) -> float:
    if hero.hunger >= HUNGER_MAX - 1:
        return NEVER
    found = max(strikes(look, hero, melee(look.g, hero)), steps(look, hero))
    return found + FREE if found > 0.6 else NEVER


def break_door(look: Look, hero: Hero) -> float:
    found = max((walk.open_worth(look, hero, option.value[1]) for option in openings(look.g, hero, ("door", "arch"))), default=NEVER)
    return found + FREE if found > 0 else NEVER


def infiltrator(look: Look, hero: Hero) -> float:
    found = max([steps(look, hero, ignore=True), *(walk.open_worth(look, hero, o.value[1]) for o in openings(look.g, hero))])
    return found + FREE if found > 0 else NEVER


def commander(look: Look, hero: Hero) -> float:
    return 1.0 + FREE if commanded(look.g, hero) else NEVER


def whom_to_command(look: Look, hero: Hero) -> list[Choice]:
    """Who has most to strike."""
    out: list[Choice] = []
    for other in commanded(look.g, hero):
        out.append((max(0.0, strikes(look, other, attacks(look.g, other))), other.id))
    return out


def tactics(look: Look, hero: Hero) -> float:
    found = best(whom_to_send(look, hero))[0]
    return found + FREE if found > 0 else NEVER


def whom_to_send(look: Look, hero: Hero) -> list[Choice]:
    """Who gains most by a free Move."""
    return [(steps(look, other), other.id) for other in at_his_orders(look.g, hero)]


def flight(look: Look, hero: Hero) -> float:
    """Over their heads, with everybody: worth it when it leads on for several."""
    g = look.g
    company = sum(other.zone == hero.zone for other in look.team)
    found = steps(look, hero, ignore=True)
    gain = found + (company - 1) * look.w.step * 0.5 - price(look, hero.power, 1) if found > 0 else NEVER
    return gain if gain > look.w.step * (1.2 if not g.enemies_in(hero.zone) else 0.7) else NEVER


# -- one of them falls ----------------------------------------------------------------------------------------------------


def crush(look: Look, hero: Hero) -> float:
    found = best(whom_to_crush(look, hero, hero.power))[0]
    return found + FREE if found > 0.1 else NEVER


def whom_to_crush(look: Look, hero: Hero, power: int) -> list[Choice]:
    """With so much Power; what it costs is taken off."""
    return [
        (look.threat(zone, kind) + xp_worth(look, hero, kind) - price(look, power, CRUSH_COST[kind]), f"crush:{kind}:{zone}")
        for kind, zone in crushable(look.g, hero, power)
    ]


def psychic_bolt(look: Look, hero: Hero) -> float:
    found = best(whose_mind(look, hero))[0]
    return found + FREE + 0.2


def whose_mind(look: Look, hero: Hero) -> list[Choice]:
    """Whoever threatens most."""
    return [(look.threat(piece.zone, piece.id), f"piece:{piece.id}:{piece.zone}") for piece in minds(look.g, hero)]


# -- pushing, freezing, pulling ------------------------------------------------------------------------------------------


def gust(look: Look, hero: Hero) -> float:
    """The last resort: after the own Attacks, against what is still there."""
    if hero.actions > 0 and hero.power < POWER_MAX:
        return NEVER
    found = best(where_from(look, hero))[0] - price(look, hero.power, 1)
    return found if found > 0.3 else NEVER


def where_from(look: Look, hero: Hero) -> list[Choice]:
    """The zone whose Enemies would hurt most, if somebody is there who cannot see to it."""
    out: list[Choice] = []
    for zone in windy(look.g, hero):
        heroes = look.heroes_in(zone)
        wounds = look.wounds(zone) - look.w.help * look.helpers(hero, zone)
        away = best(where_to(look, zone))[0]
        out.append((look.harm(zone, heroes, wounds) + away, f"zone:{zone}") if heroes else (NEVER, f"zone:{zone}"))
    return out


def where_to(look: Look, zone: str) -> list[Choice]:
    """Away from everybody, and not onto the way."""
    out: list[Choice] = []
    for to in look.g.ways.near[zone]:
        held = look.heroes_in(to)
        out.append((-look.harm(to, held, look.wounds(zone)) - 0.3 * look.on_the_way(to), f"zone:{to}"))
    return out


def shockwave(look: Look, hero: Hero) -> float:
    if hero.actions > 0:
        return NEVER
    wounds = sum(look.g.count(hero.zone, kind) * ENEMIES[kind].actions for kind in look.g.horde)
    found = look.relief(hero.zone, wounds) + best(where_to(look, hero.zone))[0] - look.w.trait
    return found if found > 0.5 else NEVER


def deep_freeze(look: Look, hero: Hero) -> float:
    if hero.actions > 0 or hero.hunger >= HUNGER_MAX - 1:
        return NEVER
    found = best(where_to_freeze(look, hero))[0]
    return found if found > 1.0 else NEVER


def where_to_freeze(look: Look, hero: Hero) -> list[Choice]:
    return [(look.relief(zone, look.wounds(zone)) + 0.1 * horde_in(look.g, zone), f"zone:{zone}") for zone in freezable(look.g, hero)]


def telekinesis(look: Look, hero: Hero) -> float:
    found = best(what_to_lift(look, hero))[0]
    return found + FREE if found > 0.2 else NEVER


def what_to_lift(look: Look, hero: Hero) -> list[Choice]:
    """An Enemy off somebody's back or out of the Exit, or a friend on the way."""
    out: list[Choice] = []
    for piece in in_her_grip(look.g, hero):
        gain = 0.0
        if piece.sort == "enemy":
            gain = off_their_backs(look, hero, piece) + (OUT_OF_THE_EXIT * look.step if bars_the_exit(look, piece.zone) else 0.0)
        elif piece.sort == "hero":
            friend = look.g.heroes[piece.id]
            gain = max((walk.move_worth(look, friend, to, 0) for to in look.g.ways.near[piece.zone]), default=0.0)
        out.append((gain, f"piece:{piece.id}:{piece.zone}"))
    return out


def off_their_backs(look: Look, hero: Hero, piece: Piece) -> float:
    """Named Enemies first of all: nobody can feed or get away beside them; others when there is nothing left to strike with."""
    free = [to for to in look.g.ways.near[piece.zone] if not look.heroes_in(to)]
    if not free or not look.heroes_in(piece.zone) or (piece.id in look.g.horde and hero.actions):
        return 0.0
    return look.threat(piece.zone, piece.id) * LIFTED


def bars_the_exit(look: Look, zone: str) -> bool:
    """Whether one Enemy there is all that keeps the team from leaving."""
    return zone == look.g.state.exit == look.target and look.g.enemies_in(zone) == 1


def grasping(look: Look, hero: Hero) -> float:
    people = [piece for piece in graspable(look.g, hero) if piece.sort == "bystander"]
    return look.w.card + FREE if people and hero.hunger >= 2 and hero.actions else NEVER


def what_to_grasp(look: Look, hero: Hero) -> list[Choice]:
    return [((1.0 if piece.sort == "bystander" else 0.0), f"piece:{piece.id}:{piece.zone}") for piece in graspable(look.g, hero)]


# -- for the dashboard ----------------------------------------------------------------------------------------------------


def recovery(look: Look, hero: Hero) -> float:
    return look.w.heal if hero.health < hero.health_max - ("berserker_rage" in look.g.skills(hero)) else NEVER


def hold_it_in(look: Look, hero: Hero) -> float:
    return look.w.craving + FREE if hero.hunger >= HUNGER_MAX else NEVER


def trait_power(look: Look, hero: Hero) -> float:
    return FREE if hero.power <= POWER_MAX - 2 else NEVER


def team_spirit(look: Look, hero: Hero) -> float:
    return FREE if any(other.power <= POWER_MAX - 2 for other in friends(look.g, hero)) else NEVER


def inspiration(look: Look, hero: Hero) -> float:
    return 1.0


def moira(look: Look, hero: Hero) -> float:
    hurt = [other for other in look.g.heroes_in(hero.zone) if other.wounds and "berserker_rage" not in look.g.skills(other)]
    return look.w.heal - price(look, hero.power, 2) + 0.2 if hurt else NEVER


def moira_meal(look: Look, hero: Hero) -> float:
    return 1.0 if any(other.hunger >= HUNGER_MAX for other in look.g.heroes_in(hero.zone)) else NEVER


def shapeshift(look: Look, hero: Hero) -> float:
    """When nothing else is left to do and Enemies would strike."""
    return look.w.power + 0.2 if not hero.actions and look.wounds(hero.zone) else NEVER


def tilby(look: Look, hero: Hero) -> float:
    return 0.5


def fastball(look: Look, hero: Hero) -> float:
    return NEVER if not beside(look.g, hero) else throws(look, hero) - price(look, hero.power, 1)


def throws(look: Look, hero: Hero) -> float:
    """Enemies in reach of a throw, when nobody is in the own zone."""
    if look.g.enemies_in(hero.zone):
        return NEVER
    return max((min(1.5, 0.5 * look.g.enemies_in(zone)) - (look.g.enemies_in(zone) > 3) for zone in landings(look.g, hero)), default=NEVER)


USES: dict[str, Callable[[Look, Hero], float]] = {
    "flurry": flurry,
    "chain_lightning": chain_lightning,
    "bite_first": bite_first,
    "swift": swift,
    "rotten_reflexes": swift,
    "ice_slide": free_move,
    "scent_of_blood": lambda look, hero: free_move(look, hero) if not look.g.enemies_in(hero.zone) else NEVER,
    "amanda_sefton": lambda look, hero: amanda(look, hero) if look.g.mode.id == "hero" else stealthy(look, hero),
    "slip_away": slip_away,
    "enhanced_stamina": stamina,
    "undead_stamina": undead_stamina,
    "knockout_punch": break_door,
    "infiltrator": infiltrator,
    "mutant_commander": commander,
    "ruthless_tactics": tactics,
    "magnetic_flight": flight,
    "crush": crush,
    "psychic_bolt": psychic_bolt,
    "gust": gust,
    "shockwave": shockwave,
    "deep_freeze": deep_freeze,
    "telekinesis": telekinesis,
    "grasping_hands": grasping,
    "recovery": recovery,
    "regrow": recovery,
    "hold_it_in": hold_it_in,
    "power_up": trait_power,
    "team_spirit": team_spirit,
    "inspiration": inspiration,
    "moira_mactaggert": lambda look, hero: moira(look, hero) if look.g.mode.id == "hero" else moira_meal(look, hero),
    "shapeshift": shapeshift,
    "trish_tilby": tilby,
    "fastball_special": fastball,
}
