"""An Attack (XR-COMBAT, XR-POWER): choose a zone, spend Power, roll, score, hit by Target Priority."""

from __future__ import annotations

from msgspec import Struct, field

from stockade.engine import Ask, Option, Refused
from stockade.engine.verdict import No, no
from stockade.games.xmen_resistance.effects.ability import ALWAYS, BOOST, ROLLED, STRUCK, Ability, no_use, owned, pay, subject, usable
from stockade.games.xmen_resistance.facts import Weapon
from stockade.games.xmen_resistance.play import PEOPLE, Resistance
from stockade.games.xmen_resistance.rules.frost import melt
from stockade.games.xmen_resistance.rules.hero import gain_xp, lose_power
from stockade.games.xmen_resistance.rules.wound import wound_hero
from stockade.games.xmen_resistance.state import Hero, Roll

ICE_RANGE = 1  # XR-ENEMY-12
UNBENT = "colossus"
DISGUISED = "mystique"
NO_SIGHT = no("refused-no-sight", "XR-COMBAT-02")


class Attack(Struct):
    """An Attack on its way: abilities change it before, between and after the dice."""

    weapon: Weapon
    zone: str
    melee: bool
    dice: int
    accuracy: int
    bonus: int = 0  # on each die
    cut: int = 0  # off each Toughness
    any_target: bool = False  # ignores Target Priority
    explode: bool = False  # a 6 adds a die
    double: bool = False  # a 6 scores two hits on one Enemy
    crowd: bool = False  # named Enemies are left out
    also: str = ""  # a second zone that the same roll hits
    beams: list[str] = field(default_factory=list[str])  # where that may be one of several
    fallen: list[str] = field(default_factory=list[str])  # who was eliminated
    boosts: list[str] = field(default_factory=list[str])
    rolled: list[int] = field(default_factory=list[int])

    def result(self, die: int) -> int:
        """XR-COMBAT-12: what the die counts as."""
        return die + self.bonus

    @property
    def hits(self) -> list[bool]:
        """XR-COMBAT-06: which dice score."""
        return [self.result(die) >= self.accuracy for die in self.rolled]

    @property
    def units(self) -> list[int]:
        """The hits as units that cannot be split: 1, or 2 for a six that counts double; always 2 with a Plasma Blast (XR-SENT-03)."""
        scored = [2 if self.double and self.result(die) >= 6 else 1 for die, hit in zip(self.rolled, self.hits, strict=True) if hit]
        return [2 for _ in scored] if self.weapon.pairs else scored


def targets(g: Resistance, hero: Hero, weapon: Weapon, more: int = 0) -> list[str]:
    """XR-COMBAT-01..04, -13: zones in sight, in Range, with at least one Enemy."""
    return [zone for zone in g.zones_within(hero.zone, weapon.far + more, weapon.near) if has_target(g, weapon, zone)]


def no_shot(g: Resistance, hero: Hero, weapon: Weapon, zone: str) -> No | None:
    """XR-COMBAT-01..04, -13: in sight, in Range, and somebody there whom it can hit."""
    if zone in g.zones_within(hero.zone, weapon.far, weapon.near):
        return None if has_target(g, weapon, zone) else no("refused-throw", g.mode.cite("XR-SENT-06"))
    reach = g.ways.reach(hero.zone, zone)
    if reach is None:
        return NO_SIGHT
    return no("refused-out-of-range", "XR-COMBAT-01" if weapon.melee else "XR-COMBAT-02", range=reach, far=weapon.far)


def has_target(g: Resistance, weapon: Weapon, zone: str) -> bool:
    """An Enemy; for a throw one that it can hit (XR-SENT-06); for a Devour a Bystander or somebody lying will do (XR-ZMODE-41)."""
    if weapon.crowd:
        return horde_in(g, zone) > 0
    return g.enemies_in(zone) > 0 or (weapon.devours and bool(g.people_in(zone) or lying_in(g, zone)))


def horde_in(g: Resistance, zone: str) -> int:
    """Enemies without a name of their own."""
    return sum(g.count(zone, kind) for kind in g.horde)


def lying_in(g: Resistance, zone: str) -> list[str]:
    """Named Enemies laid down there."""
    return [zombie.id for zombie in g.state.zombies if zombie.lying and zombie.zone == zone]


def aim(g: Resistance, hero: Hero, weapon: Weapon, zone: str, *, as_melee: bool = False) -> Attack:
    """The Attack as it stands before anybody decides anything: the card's numbers and what applies by itself."""
    dice = horde_in(g, zone) if weapon.crowd else weapon.dice
    shot = Attack(weapon, zone, weapon.melee or as_melee, dice, weapon.accuracy, crowd=weapon.crowd)
    for ability in owned(g, hero, ALWAYS):
        if ability.ready(g, hero, shot):
            ability.use(g, hero, shot)
    if not weapon.bonus:  # XR-SENT-08
        shot.dice = dice
    if any(zombie.id == "iceman" and g.within(zombie.zone, hero.zone, ICE_RANGE) for zombie in g.state.zombies):
        shot.bonus -= 1
    return shot


async def attack(
    g: Resistance, hero: Hero, weapon: Weapon, zone: str, *, dice: int = 0, as_melee: bool = False, boost: Ability | None = None
) -> None:
    """One Attack, from spending Power to the last effect. `dice` fixes the number (Chain Lightning): neither Power nor cards add to it.

    `boost` was paid for when the zone was chosen."""
    if "ignored" in hero.effects:
        hero.effects.remove("ignored")
        g.emit("effect.ended", "XR-HERO-22", hero=hero.id)
    shot = aim(g, hero, weapon, zone, as_melee=as_melee)
    if boost is not None:
        shot.boosts.append(boost.key)
        boost.use(g, hero, shot)
    if dice:
        shot.dice = dice
    await g.mode.stakes(g, hero, shot, fixed=bool(dice) or not weapon.bonus)
    if weapon.id == "lightning_bolt":
        hero.bolt = shot.dice
    await roll(g, hero, shot)
    await assign(g, hero, shot, zone)
    if shot.also:
        await assign(g, hero, shot, shot.also)
    await g.mode.struck(g, hero, shot)
    for ability in owned(g, hero, STRUCK):
        if usable(g, hero, ability, shot):
            await ability.use(g, hero, shot)
    if hero.zone == zone and any(zombie.id == "sabretooth" for zombie in g.zombies_in(zone)):
        g.emit("sabretooth.claws", "XR-ENEMY-15", enemy="sabretooth", hero=hero.id)
        await wound_hero(g, hero, "XR-ENEMY-15")


def no_help(g: Resistance, hero: Hero, shot: Attack, ability: Ability) -> No | None:
    """XR-DEF-04, XR-TRAIT-06: each effect once on an Attack, a second copy of a Trait being another."""
    if ability.source != "trait" and ability.key in shot.boosts:
        return no("refused-used", "XR-DEF-04")
    return no_use(g, hero, ability, shot)


def open_to(g: Resistance, hero: Hero, shot: Attack, when: str) -> dict[str, Ability]:
    """What may still be used on this Attack."""
    return {a.key: a for a in owned(g, hero, when) if no_help(g, hero, shot, a) is None}


def closed_to(g: Resistance, hero: Hero, shot: Attack, when: str, verb: str) -> list[Refused]:
    """What may not, or would change nothing."""
    verdicts = [(ability, no_help(g, hero, shot, ability)) for ability in owned(g, hero, when)]
    return [why.to(f"{verb}:{ability.key}", **subject(ability)) for ability, why in verdicts if why is not None]


def boost_options(ways: dict[str, Ability]) -> list[Option]:
    """One for each Skill, Trait or card that helps the Attack."""
    return [
        Option(f"boost:{key}", f"option-boost-{a.source}", {a.source: a.id, "hunger": a.hunger}, key, rule=a.rule)
        for key, a in ways.items()
    ]


async def spend(g: Resistance, hero: Hero, shot: Attack, most: int) -> None:
    """XR-POWER-01, XR-COMBAT-05: Traits and cards that help the Attack, then any amount of own Power as more dice (XR-POWER-02, -03)."""
    while True:
        ways = open_to(g, hero, shot, BOOST)
        powers = range(min(most, hero.power) + 1)
        options = [Option(f"power:{n}", "option-power", {"count": n, "dice": shot.dice + n}, n) for n in powers]
        options += boost_options(ways)
        ask = Ask(
            hero.seat,
            "prompt-power",
            options,
            rule="XR-POWER-01",
            source=hero.id,
            why_not=lambda: closed_to(g, hero, shot, BOOST, "boost"),
            hero=hero.id,
            zone=shot.zone,
            weapon=shot.weapon.id,
        )
        ask.about = shot
        choice = await ask
        if isinstance(choice, int):
            lose_power(g, hero, choice, "XR-POWER-01")
            shot.dice += choice
            return
        pay(g, hero, ways[choice])
        shot.boosts.append(choice)
        ways[choice].use(g, hero, shot)


async def roll(g: Resistance, hero: Hero, shot: Attack) -> None:
    """Roll, let sixes add dice where they do, and let rerolls happen (XR-COMP-09)."""
    shot.rolled = add_sixes(g, shot, g.chance.roll(shot.dice + g.mode.bonus_dice(hero, shot)))
    show(g, hero, shot)
    while ways := open_to(g, hero, shot, ROLLED):
        options = [Option(f"reroll:{key}", f"option-reroll-{a.source}", {a.source: a.id}, key, rule=a.rule) for key, a in ways.items()]
        hits = sum(shot.hits)
        choice = await Ask(
            hero.seat,
            "prompt-reroll",
            [Option("keep-roll", "option-keep", {"count": hits}, "keep"), *options],
            rule="XR-DEF-04",
            why_not=lambda: closed_to(g, hero, shot, ROLLED, "reroll"),
            hero=hero.id,
            count=hits,
        )
        if choice == "keep":
            return
        shot.boosts.append(choice)
        pay(g, hero, ways[choice])
        await reroll(g, hero, shot, ways[choice].rule)


async def reroll(g: Resistance, hero: Hero, shot: Attack, rule: str) -> None:
    """Any dice of the Attack, once (XR-ZTRAIT-08, XR-ZBCARD-07)."""
    options = [Option(f"die:{i}", "option-die", {"die": die, "number": i + 1}, i) for i, die in enumerate(shot.rolled)]
    chosen: list[int] = await Ask(hero.seat, "prompt-which-dice", options, rule=rule, least=1, most=len(options), hero=hero.id)
    fresh = g.chance.roll(len(chosen))
    for index, die in zip(chosen, fresh, strict=True):
        shot.rolled[index] = die
    shot.rolled += add_sixes(g, shot, fresh)[len(fresh) :]
    show(g, hero, shot)


def add_sixes(g: Resistance, shot: Attack, dice: list[int]) -> list[int]:
    """XR-HERO-07, -08: each result of 6 or more adds a die, which can add more."""
    if shot.explode:
        fresh = dice
        while more := sum(shot.result(die) >= 6 for die in fresh):
            fresh = g.chance.roll(more)
            dice = dice + fresh
    return dice


def show(g: Resistance, hero: Hero, shot: Attack) -> None:
    """The dice on the table."""
    hits = [int(hit) for hit in shot.hits]
    g.state.roll = Roll(hero.id, shot.rolled, hits, shot.accuracy)
    g.emit(
        "dice.rolled",
        "XR-COMBAT-06",
        hero=hero.id,
        weapon=shot.weapon.id,
        dice=list(shot.rolled),
        hits=hits,
        count=sum(hits),
        accuracy=shot.accuracy,
        zone=shot.zone,
    )


def toughness(g: Resistance, shot: Attack, kind: str) -> int:
    """XR-COMBAT-11: reductions never go below 1; Juggernaut is read now (XR-ENEMY-16). A Bystander has 1 (XR-ZMODE-20)."""
    if kind in PEOPLE:
        return 1
    return g.toughness(kind) if kind == UNBENT else max(1, g.toughness(kind) - shot.cut)  # XR-ZENEMY-03


def in_line(g: Resistance, shot: Attack, zone: str) -> list[str]:
    """Everybody the Attack can hit there: Enemies by kind; for a Devour also who lies there, and Bystanders."""
    present = [kind for kind, _ in g.kinds_in(zone) if kind in g.horde or not shot.crowd]
    if shot.weapon.devours:  # XR-ZMODE-18
        present += lying_in(g, zone) + [person.id for person in g.people_in(zone)]
    return present


def rank(g: Resistance, kind: str, present: list[str]) -> int:
    """XR-COMBAT-07, XR-ZMODE-19: named Enemies come first, then the horde in its order, then Bystanders; a Mystique in company is last."""
    if kind in g.horde:
        return 1 + g.mode.priority.index(kind)
    if kind in PEOPLE:
        return 5
    return 4 if kind == DISGUISED and any(other != kind and other not in PEOPLE for other in present) else 0  # XR-ZENEMY-04


def pay_hits(units: list[int], needed: int) -> list[int] | None:
    """The units left after giving one Enemy what it needs, None when they do not suffice. What is too much of a double hit is lost."""
    left = sorted(units)
    while needed > 0:
        if not left:
            return None
        needed -= left.pop() if needed >= 2 else left.pop(0)
    return left


async def assign(g: Resistance, hero: Hero, shot: Attack, zone: str) -> None:
    """XR-COMBAT-07..10: by Target Priority; hits that cannot finish the current level are lost. A Devour takes one (XR-ZMODE-16).

    Also XR-ENEMY-06, XR-BYST-09.
    """
    units = shot.units
    while units:
        present = in_line(g, shot, zone)
        if not present:
            return
        first = min(rank(g, kind, present) for kind in present)
        level = [kind for kind in present if shot.any_target or rank(g, kind, present) == first]
        within = {kind: left for kind in level if (left := pay_hits(units, toughness(g, shot, kind))) is not None}
        if not within:
            g.emit("hits.lost", "XR-COMBAT-09", hero=hero.id, count=sum(units), zone=zone)
            return
        options = [hit_option(kind) for kind in within]
        rule = "XR-COMBAT-08"
        kind: str = (
            await Ask(hero.seat, "prompt-hit", options, rule=rule, hero=hero.id, zone=zone, count=sum(units))
            if len(options) > 1
            else options[0].value
        )
        if shot.weapon.devours:
            await g.mode.bite(g, hero, shot, kind)
            return
        units = within[kind]
        if fall(g, hero, kind, 1, zone, "XR-COMBAT-07"):
            shot.fallen.append(kind)


def hit_option(kind: str) -> Option:
    """Somebody the hits may go to."""
    if kind in PEOPLE:
        return Option(f"hit:{kind}", "option-devour", {"bystander": kind}, kind)
    return Option(f"hit:{kind}", "option-hit", {"enemy": kind}, kind)


def fall(g: Resistance, hero: Hero, kind: str, number: int, zone: str, rule: str, devoured: bool = False) -> bool:
    """Enemies are eliminated by this hero: back to the pool, XP for each (XR-XP-01..04), unless mission or mode know better.

    Gives back whether they are gone."""
    if g.mission.fell(g, hero, kind, number, zone) or g.mode.fell(g, hero, kind, zone, devoured):
        return False
    if kind in g.horde:
        index = g.horde.index(kind)
        g.state.horde[g.at[zone] + index] -= number
        (g.state.gone if g.mission.attrition(g) else g.state.pool)[index] += number
        melt(g, zone, kind)
        xp = number
    else:
        zombie = g.zombie(kind)
        assert zombie is not None
        xp = g.toughness(kind)  # XR-XP-03: its own Toughness, whatever lowered it
        g.state.zombies.remove(zombie)
        (g.state.removed if g.mission.banishes(g, kind) else g.state.zombie_pile.discards).append(kind)
    g.emit("enemy.fell", rule, enemy=kind, count=number, zone=zone, hero=hero.id)
    gain_xp(g, hero, xp, g.mode.xp_rule(kind))
    g.mission.check(g)
    return True
