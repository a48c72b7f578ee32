"""What an answer is likely to do, from what everybody can see: exact odds where dice decide.

A die misses, hits once or (Assassin) twice, and may bring another die (Berserker Rage); hits fall by Target Priority as in `combat`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from stockade.engine import Ask, Option
from stockade.engine.gameparts import Fact, shifted
from stockade.games.xmen_resistance.board.zonemap import Edge
from stockade.games.xmen_resistance.effects.ability import BOOST, owned
from stockade.games.xmen_resistance.facts import POWER_MAX, SpawnCard
from stockade.games.xmen_resistance.play import PEOPLE, WEAPONS, Resistance
from stockade.games.xmen_resistance.rules.building import draws_at
from stockade.games.xmen_resistance.rules.combat import Attack, aim, in_line, pay_hits, rank, toughness
from stockade.games.xmen_resistance.rules.mission import Mission
from stockade.games.xmen_resistance.rules.offer import power_up_gain
from stockade.games.xmen_resistance.rules.sentinel import WEAPON as HAND
from stockade.games.xmen_resistance.rules.spawn import CARDS
from stockade.games.xmen_resistance.state import Hero
from stockade.parts.odds import TINY, percent

Hits = tuple[int, int]  # single and double ones
Odds = dict[Hits, float]
ARMS = WEAPONS | {weapon.id: weapon for weapon in HAND.values()}
DODGE = 1 / 3  # of a Combat Bystander, for each Hit


def facts(g: Resistance, ask: Ask) -> dict[str, list[Fact]]:
    """For the Power question and for Attacks on offer: who falls, how surely. For Moves: who waits there."""
    found: dict[str, list[Fact]] = {}
    hero = g.heroes.get(str(ask.args.get("hero", "")))
    for option in ask.options:
        verb, _, what = option.key.partition(":")
        told: list[Fact] = []
        if verb in ("move", "carry"):
            told = toll(g, hero, option) if ask.prompt == "prompt-action" else []
            told += [Fact("fact-enemies", {"count": count})] if (count := g.enemies_in(what)) else []
        elif verb in ("attack", "reach") and hero is not None:
            weapon, _, zone = what.partition(":")
            told = backed(g, hero, aim(g, hero, ARMS[weapon], zone))
        elif verb == "open" and hero is not None:
            told = beyond(g, g.map.edge[what])
        elif ask.prompt == "prompt-share-wounds":
            told = wounded(g, ask, what)
        elif option.key == "end" and hero is not None and hero.actions:
            told = [Fact("fact-actions-lost", {"count": hero.actions})]
        elif isinstance(ask.about, Attack) and hero is not None:
            told = outlook(g, hero, *changed(g, hero, ask.about, verb, what))
        elif hero is not None:
            told = certain(g, hero, ask, option)
        if told:
            found[option.key] = told
    return found


def unseen(g: Resistance) -> list[SpawnCard]:
    """The Spawn cards that nobody has seen. Those that lie face down on the board may as well be in the deck, but for Zombie Heroes, whom
    everybody knows to lie there."""
    lying = [CARDS[card.id] for card in g.state.placed if not card.cover] if g.state.spawn_pile.deck else []
    return [CARDS[card] for card in g.state.spawn_pile.deck] + [card for card in lying if card.kind != "zombie_hero"]


def beyond(g: Resistance, edge: Edge) -> list[Fact]:
    """XR-BUILD-04, XR-BUILD-12: how many Spawn cards a building draws that comes to light, and what these bring on average."""
    sides = [g.map.zone[edge.a], g.map.zone[edge.b]]
    rooms = list(dict.fromkeys(zone for side in sides if side.kind != "street" for zone in g.ways.building(side.id)))
    shown = any(side.kind == "street" for side in sides) or any(g.state.opened[g.map.zone[zone].index] for zone in rooms)
    drawn = [zone for zone in rooms if not g.state.opened[g.map.zone[zone].index] and draws_at(g.board, zone)]
    cards = unseen(g)
    if not shown or not drawn or not cards or type(g.mission).brings_out is not Mission.brings_out:
        return []
    come = [card.lines[g.mission.danger(g, zone)] for zone in drawn for card in cards if card.kind in ("regular", "rush")]
    tenths = round(10 * sum(come) / len(cards))
    return [Fact("fact-beyond", {"count": len(drawn), "whole": tenths // 10, "tenth": tenths % 10})]


def wounded(g: Resistance, ask: Ask, who: str) -> list[Fact]:
    """XR-EATTACK-02: what one of the wounds does to a hero, where nobody prevents it."""
    hero = g.heroes.get(who)
    return [shifted("fact-health", f"health:{who}", hero.health, hero.health - 1)] if hero is not None and ask.least == 1 else []


def toll(g: Resistance, hero: Hero | None, option: Option) -> list[Fact]:
    """XR-MOVE-02: what a step costs that is held up by Enemies."""
    cost = option.args.get("cost")
    if hero is None or not isinstance(cost, int) or cost < 2:
        return []
    return [shifted("fact-actions", f"actions:{hero.id}", hero.actions, hero.actions - cost)]


def certain(g: Resistance, hero: Hero, ask: Ask, option: Option) -> list[Fact]:
    """Power and Health after an answer that rolls nothing."""
    power, health = f"power:{hero.id}", f"health:{hero.id}"
    match ask.prompt, option.key.partition(":")[0]:
        case "prompt-action", "power-up":
            after = hero.power + power_up_gain(hero)
            return [shifted("fact-power", power, hero.power, after)] if after > hero.power else []
        case "prompt-action", "rescue":
            return [shifted("fact-power", power, hero.power, POWER_MAX)] if hero.power < POWER_MAX else []
        case "prompt-prevent", "suffer":
            wounds = int(str(ask.args["count"]))
            return [shifted("fact-health", health, hero.health, max(0, hero.health - wounds))]
        case _:
            return []


def counted(g: Resistance, track: str) -> int:
    """Of a hero: Actions, Power, Health."""
    what, _, hero = track.partition(":")
    return {"actions": g.heroes[hero].actions, "power": g.heroes[hero].power, "health": g.heroes[hero].health}[what]


def changed(g: Resistance, hero: Hero, shot: Attack, verb: str, what: str) -> tuple[Attack, int]:
    """The Attack under way with that answer to the question before the roll, and by how much it raises Hunger."""
    if verb == "power":
        return replace(shot, dice=shot.dice + int(what)), 0
    shot, price = replace(shot), 0
    for ability in owned(g, hero, BOOST):
        if ability.key == what:
            ability.use(g, hero, shot)
            price = ability.hunger
    return shot, price


def backed(g: Resistance, hero: Hero, shot: Attack) -> list[Fact]:
    """What an Attack on offer may do. Where the bare dice can never be enough, that would say less than the truth about a hero who has
    Power (XR-POWER-01): then with all of it."""
    told = outlook(g, hero, shot)
    if g.mode.id != "hero" or not (hero.power and shot.weapon.bonus and told and told[0].args["percent"] == 0):
        return told
    [first, *_] = outlook(g, hero, replace(shot, dice=shot.dice + hero.power))
    return [Fact("fact-falls-with", {**first.args, "power": hero.power})] if first.args["percent"] else told


def outlook(g: Resistance, hero: Hero, shot: Attack, price: int = 0) -> list[Fact]:
    """The chance that the first target falls, and where there are several, how many fall on average."""
    shot = replace(shot, dice=shot.dice + g.mode.bonus_dice(hero, shot) + price)
    line = targets_in_line(g, shot)
    if not line:
        return []
    if shot.weapon.devours:
        return [meal(shot, *line[0])]
    odds = hit_odds(shot, sum(needed for _, needed in line))
    first = sum(chance for hits, chance in odds.items() if falls(hits, line[:1]))
    told = [Fact("fact-falls", {"enemy": line[0][0], "percent": percent(first)})]
    if len(line) > 1:
        tenths = round(10 * sum(chance * falls(hits, line) for hits, chance in odds.items()))
        told.append(Fact("fact-expected", {"whole": tenths // 10, "tenth": tenths % 10}))
    return told


def meal(shot: Attack, target: str, needed: int) -> Fact:
    """The chance that a Devour takes its first target; a Combat Bystander has to be caught by one Hit in three or more (XR-ZMODE-20)."""
    odds = hit_odds(shot, max(needed, shot.dice))
    if target not in PEOPLE:
        return Fact("fact-falls", {"enemy": target, "percent": percent(sum(c for (ones, _), c in odds.items() if ones >= needed))})
    slips = DODGE if PEOPLE[target].combat else 0.0
    caught = sum(chance * (1 - slips**ones) for (ones, _), chance in odds.items() if ones)
    return Fact("fact-devoured", {"bystander": target, "percent": percent(caught)})


def targets_in_line(g: Resistance, shot: Attack) -> list[tuple[str, int]]:
    """Each Enemy of the zone with the hits it needs, in the order they are hit: Target Priority, else the easiest first."""
    present = in_line(g, shot, shot.zone)
    kinds = [(kind, toughness(g, shot, kind), g.count(shot.zone, kind) or 1) for kind in present]
    kinds.sort(key=lambda enemy: (0 if shot.any_target else rank(g, enemy[0], present), enemy[1]))
    return [(kind, needed) for kind, needed, number in kinds for _ in range(number)]


def falls(hits: Hits, line: list[tuple[str, int]]) -> int:
    """How many of them those hits take down, one after another."""
    units: list[int] | None = [1] * hits[0] + [2] * hits[1]
    for number, (_, needed) in enumerate(line):
        units = pay_hits(units, needed)
        if units is None:
            return number
    return len(line)


def hit_odds(shot: Attack, enough: int) -> Odds:
    """How likely each number of hits is for the whole roll; more than `enough` are as good as enough."""
    one = die_odds(shot)
    odds: Odds = {(0, 0): 1.0}
    for _ in range(shot.dice):
        odds = added(odds, one, enough)
    return odds


def die_odds(shot: Attack) -> Odds:
    """One die, with all that its sixes bring along."""
    odds: Odds = {}
    chain, before = 1.0, (0, 0)
    while chain > TINY:
        for hit, chance in ends(shot):
            total = (before[0] + hit[0], before[1] + hit[1])
            odds[total] = odds.get(total, 0.0) + chain * chance
        six = (0, 1) if shot.double else (1, 0)
        before = (before[0] + six[0], before[1] + six[1])
        chain *= goes_on(shot)
    return odds


def goes_on(shot: Attack) -> float:
    """The chance that a die adds another."""
    return sum(shot.result(die) >= 6 for die in range(1, 7)) / 6 if shot.explode else 0.0


def ends(shot: Attack) -> Iterator[tuple[Hits, float]]:
    """What a die without another one after it can show."""
    for die in range(1, 7):
        if shot.explode and shot.result(die) >= 6:
            continue
        single = replace(shot, rolled=[die]).units
        yield (single.count(1), single.count(2)), 1 / 6


def added(left: Odds, right: Odds, enough: int) -> Odds:
    """Two rolls together."""
    both: Odds = {}
    for (ones, twos), chance in left.items():
        for (more, doubles), other in right.items():
            hits = (min(ones + more, enough), min(twos + doubles, enough))
            both[hits] = both.get(hits, 0.0) + chance * other
    return both
