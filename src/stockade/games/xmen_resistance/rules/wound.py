"""Wounds: sharing them out, preventing them, and what follows (XR-EATTACK, XR-RESCUE-09, XR-RESCUE-12, XR-BYST-03 to XR-BYST-08).

First every wound of an attack is assigned, then each Super Hero decides what prevents theirs, then Health drops, then Bystander Devoured.
"""

from __future__ import annotations

from stockade.engine import Ask, Option
from stockade.games.xmen_resistance.effects.ability import SPARED, WITNESS, WOUNDED, owned, pay, usable
from stockade.games.xmen_resistance.play import PEOPLE, Resistance
from stockade.games.xmen_resistance.rules.hero import discard_trait, lose_power
from stockade.games.xmen_resistance.state import Hero, Person

IMMUNE = {"wall_of_steel": ("walker",), "unstoppable": ("trooper", "specialist")}  # Skills, and whose wounds they keep off


async def share_wounds(g: Resistance, zone: str, attackers: dict[str, int]) -> tuple[dict[str, int], list[Person]]:
    """The players share the wounds among whoever can take them (XR-EATTACK-02..05, -07): heroes up to their Health, Bystanders one each.

    Also XR-BYST-02.
    """
    heroes, people = g.prey_in(zone)
    options: list[Option] = []
    wounds = sum(attackers.values())
    for hero in heroes:
        harmless = {kind for skill in g.skills(hero) for kind in IMMUNE.get(skill, ())}
        room = min(hero.health, sum(n for kind, n in attackers.items() if kind not in harmless))  # XR-ZHERO-08
        if room > 0:
            options.append(Option(f"wound:{hero.id}", "option-wound-hero", {"hero": hero.id}, hero.id, most=room))
    options += [Option(f"wound:{p.id}", "option-wound-bystander", {"bystander": p.id}, p.id, rule="XR-EATTACK-03") for p in people]
    total = min(wounds, sum(option.most for option in options))
    if not total:
        return {}, []
    for option in options:
        option.most = min(option.most, total)
    prompt = g.group_ask("prompt-share-wounds", options, "XR-EATTACK-02", zone, least=total, most=total, zone=zone, count=total)
    chosen: list[str] = await prompt
    on_heroes = {hero.id: chosen.count(hero.id) for hero in heroes if hero.id in chosen}
    return on_heroes, [person for person in people if person.id in chosen]


async def suffer(g: Resistance, on_heroes: dict[str, int], people: list[Person], rule: str) -> None:
    """XR-RESCUE-12: everybody decides what prevents their wounds, then Health drops, then Bystander Devoured effects follow."""
    devoured: list[str] = []
    left = {hero_id: await prevent(g, g.heroes[hero_id], wounds, devoured) for hero_id, wounds in on_heroes.items()}
    fallen = [person for person in people if not await is_spared(g, person)]
    for hero_id, wounds in left.items():
        if wounds > 0:
            lose_health(g, g.heroes[hero_id], wounds, rule)
    await devour(g, fallen, "XR-BYST-05", devoured)


async def devour(g: Resistance, people: list[Person], rule: str, sacrificed: list[str] | None = None) -> None:
    """XR-BYST-05..08: the pieces leave the board, their cards (and the sacrificed ones) are discarded, and each is felt by everybody."""
    for person in people:
        remove_person(g, person)
        g.emit("bystander.devoured", rule, bystander=person.id, zone=person.zone)
    cards = [*(sacrificed or []), *(person.id for person in people)]
    g.state.person_pile.discards += cards
    for card in cards:
        await bystander_devoured(g)
        g.mission.devoured(g, card)
    g.mission.check(g)


async def prevent(g: Resistance, hero: Hero, wounds: int, devoured: list[str]) -> int:
    """How many wounds are left after what the hero's player chose to use; effects may be combined."""
    left = min(wounds, hero.health)
    for ability in owned(g, hero, SPARED):
        if left > 0 and usable(g, hero, ability):
            pay(g, hero, ability)
            ignored = min(left, ability.use(g, hero))
            left -= ignored
            g.emit("wounds.prevented", ability.rule, hero=hero.id, count=ignored)
    while left > 0:
        options: list[Option] = []
        ways = {ability.key: ability for ability in owned(g, hero, WOUNDED) if usable(g, hero, ability)}
        for key, ability in ways.items():
            options.append(
                Option(
                    f"prevent:{key}",
                    f"option-prevent-{ability.source}",
                    {ability.source: ability.id, "hunger": ability.hunger},
                    key,
                    rule=ability.rule,
                )
            )
        if hero.bystander and "rescue" in g.mode.verbs:  # XR-ZMODE-33
            options.append(Option("prevent:sacrifice", "option-sacrifice", {"bystander": hero.bystander}, "sacrifice", rule="XR-RESCUE-09"))
        if not options:
            break
        options.append(Option("suffer", "option-take-wounds", {"count": left}, "suffer"))
        choice: str = await Ask(hero.seat, "prompt-prevent", options, rule=g.mode.cite("XR-RESCUE-12"), hero=hero.id, count=left)
        if choice == "suffer":
            break
        if choice == "sacrifice":  # XR-BYST-04: no roll for a Combat Bystander on a dashboard
            g.emit("bystander.sacrificed", "XR-RESCUE-09", hero=hero.id, bystander=hero.bystander)
            devoured.append(hero.bystander)
            hero.bystander = ""
            left -= 1
        else:
            pay(g, hero, ways[choice])
            prevented = min(left, ways[choice].use(g, hero))
            left -= prevented
            g.emit("wounds.prevented", ways[choice].rule, hero=hero.id, count=prevented)
    return left


async def is_spared(g: Resistance, person: Person) -> bool:
    """XR-BYST-03: a Combat Bystander prevents the wound on 5 or 6; then a Super Hero nearby may still help."""
    if PEOPLE[person.id].combat:
        die = g.chance.die()
        g.emit("bystander.rolled", "XR-BYST-03", bystander=person.id, die=die, saved=die >= 5)
        if die >= 5:
            return True
    for hero in g.on_board():
        for ability in owned(g, hero, WITNESS):
            if usable(g, hero, ability, person):
                options = [
                    Option(
                        f"prevent:{ability.key}",
                        f"option-prevent-{ability.source}",
                        {ability.source: ability.id, "hunger": 0},
                        True,
                        rule=ability.rule,
                    ),
                    Option("suffer", "option-let-happen", {}, False),
                ]
                if await Ask(hero.seat, "prompt-guard", options, rule=ability.rule, hero=hero.id, bystander=person.id):
                    pay(g, hero, ability)
                    return True
    return False


def lose_health(g: Resistance, hero: Hero, wounds: int, rule: str) -> None:
    """XR-ID-02, XR-EATTACK-06: at 0 Health the Super Hero is eliminated."""
    lost = min(wounds, hero.health)
    hero.health -= lost
    g.emit("hero.wounded", rule, hero=hero.id, count=lost, health=hero.health)
    if hero.health == 0:
        eliminate(g, hero)


def eliminate(g: Resistance, hero: Hero) -> None:
    """XR-ROUND-10, XR-ROUND-12: off the board at once, cards discarded without Devoured; a running turn is over."""
    hero.zone = ""
    hero.stage = "out"
    hero.actions = 0
    g.state.trait_pile.discards += hero.traits
    hero.traits = []
    if hero.bystander:
        g.state.person_pile.discards.append(hero.bystander)
        hero.bystander = ""
    hero.effects = []
    g.emit("hero.out", "XR-EATTACK-06", hero=hero.id)


def remove_person(g: Resistance, person: Person) -> None:
    """The piece leaves the board; a Hidden Bystander card under it is discarded (XR-SPAWN-17)."""
    g.state.people.remove(person)
    if person.cover:
        g.state.spawn_pile.discards.append(person.cover)


async def bystander_devoured(g: Resistance) -> None:
    """XR-BYST-06, XR-BYST-07: every Super Hero on the board loses 1 Power and discards 1 Trait of their choice."""
    for hero in g.on_board():
        lose_power(g, hero, 1, "XR-BYST-06")
    for hero in g.on_board():
        kinds = list(dict.fromkeys(hero.traits))
        if kinds:
            options = [Option(f"discard:{kind}", "option-discard-trait", {"trait": kind}, kind) for kind in kinds]
            card: str = await Ask(hero.seat, "prompt-devoured-trait", options, rule="XR-BYST-07", hero=hero.id)
            await discard_trait(g, hero, card, "XR-BYST-07")


async def wound_hero(g: Resistance, hero: Hero, rule: str) -> None:
    """One wound that needs no sharing out (Sabretooth, Dark Phoenix)."""
    await suffer(g, {hero.id: 1}, [], rule)
