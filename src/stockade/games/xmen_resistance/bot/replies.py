"""Everything else that is asked: who goes first, which way Enemies turn, which card to keep."""

from __future__ import annotations

from collections.abc import Sequence

from stockade.engine import Ask
from stockade.games.xmen_resistance.bot.fight import attack_worth
from stockade.games.xmen_resistance.bot.look import Look
from stockade.games.xmen_resistance.bot.ways import FAR
from stockade.games.xmen_resistance.play import ENEMIES
from stockade.games.xmen_resistance.rules.offer import attacks
from stockade.games.xmen_resistance.rules.spawn import CARDS
from stockade.games.xmen_resistance.state import Hero

Scored = list[tuple[float, str]]

TRAITS = (  # worst first
    "slip_away", "long_reach", "guardian", "picked_target", "team_spirit", "shockwave", "swift", "rotten_reflexes", "second_bite",
    "grasping_hands", "power_up", "let_it_out", "second_chance", "unstoppable", "keen_aim", "bite_first", "feeding_frenzy", "hold_it_in",
    "flurry", "cool_headed", "recovery", "regrow", "tough_it_out", "numb",
)  # fmt: skip
CARDS_KEPT = (  # worst first
    "william_stryker", "senator_kelly", "amanda_sefton", "callisto", "trish_tilby", "bolivar_trask", "stevie_hunter", "valerie_cooper",
    "ka_zar", "moira_mactaggert", "mariko_yashida", "cameron_hodge",
)  # fmt: skip


def rank(names: Sequence[str], name: str) -> float:
    """The place of a card in such a list."""
    return float(names.index(name)) if name in names else -1.0


def next_hero(look: Look, ask: Ask) -> Scored:
    """Whoever has somebody to strike beside them; then whoever is nearest to the errand."""
    out: Scored = []
    for option in ask.options:
        hero = look.g.heroes[option.key.split(":")[1]]
        here = look.g.enemies_in(hero.zone)
        least = min(other.xp for other in look.team)
        out.append((1.0 * (here > 0) - 0.2 * look.steps(hero, hero.zone) + 0.5 * (hero.xp == least) - 0.05 * here, option.key))
    return out


def traits(look: Look, ask: Ask, keep: bool) -> Scored:
    """The best card to keep, or the worst to give away."""
    sign = 1 if keep else -1
    return [(sign * rank(TRAITS, option.key.split(":")[1]), option.key) for option in ask.options]


def keep_card(look: Look, ask: Ask) -> Scored:
    """Whom the mission is about, else what helps most."""
    wanted = look.g.mission.wanted
    return [
        (100.0 * (name in wanted) + rank(CARDS_KEPT, name), option.key) for option in ask.options for name in [option.key.split(":")[1]]
    ]


def ways(look: Look, ask: Ask) -> Scored:
    """Where Enemies should turn: to where they hurt least."""
    out: Scored = []
    for option in ask.options:
        to = option.key.partition(":")[2]
        heroes = look.heroes_in(to)
        worth = -look.harm(to, heroes, look.wounds(to) + 1) + look.harm(to, heroes, look.wounds(to)) if heroes else 0.0
        far = min((look.g.ways.distances(to).get(hero.zone, FAR) for hero in look.team), default=0)
        out.append((worth + 0.1 * far - 0.1 * look.on_the_way(to), option.key))
    return out


def person_way(look: Look, ask: Ask) -> Scored:
    """Where a Bystander should go: where no Enemies are; in Zombie Mode to where it can be caught."""
    out: Scored = []
    for option in ask.options:
        to = option.key.partition(":")[2]
        far = min((look.g.ways.distances(to).get(hero.zone, FAR) for hero in look.team), default=0)
        out.append((-look.g.enemies_in(to) - 0.1 * far, option.key))
    return out


def far_zones(look: Look, ask: Ask) -> list[str]:
    """As many as have to be named, farthest from everybody first."""
    order = sorted(ask.options, key=lambda o: -min((look.g.ways.distances(o.value).get(h.zone, FAR) for h in look.team), default=0))
    keys = [option.key for option in order for _ in range(option.most)]
    return keys[: ask.least]


def optic_target(look: Look, ask: Ask) -> Scored:
    """Where it costs least."""
    return [(-sum(look.prices(hero)[0] for hero in look.heroes_in(option.value)), option.key) for option in ask.options]


def tilby(look: Look, ask: Ask) -> list[str]:
    """To the bottom with what is worse than most."""
    card = CARDS[str(ask.args["card"])]
    number = card.lines[look.g.danger]
    bad = card.kind in ("zombie_hero", "super_hero", "rush") or (card.kind in ("regular", "extra_activation") and number > 1)
    return ["put:bottom" if bad else "put:top"]


def react(look: Look, ask: Ask) -> Scored:
    """An Attack on who came in, when it is likely to do something."""
    out: Scored = []
    for option in ask.options:
        if option.key == "pass":
            out.append((0.3, option.key))
            continue
        hero = look.g.heroes[option.value[0]]
        out.append((max((attack_worth(look, hero, a.value[1]) for a in attacks(look.g, hero, zones=[hero.zone])), default=0.0), option.key))
    return out


def healing(look: Look, ask: Ask) -> list[str]:
    """All but one of the wounds: a berserker keeps that."""
    hero = next(hero for hero in look.team if hero.id == ask.args["hero"])
    return [f"heal:{max(0, hero.wounds - 1)}"]


def needy(look: Look, ask: Ask) -> Scored:
    """Power to who has least."""
    return [(-look.g.heroes[option.key.split(":")[1]].power, option.key) for option in ask.options]


def wounded(look: Look, ask: Ask) -> Scored:
    """Health to who has least of it."""
    out: Scored = []
    for option in ask.options:
        hero = look.g.heroes[option.key.split(":")[1]]
        out.append((hero.wounds - 2.0 * ("berserker_rage" in look.g.skills(hero)), option.key))
    return out


def teams(look: Look, ask: Ask) -> list[str]:
    """Every other one: who stands together in the box would otherwise stay together."""
    return [option.key for option in ask.options[1::2]][: ask.most]


def meals(look: Look, ask: Ask) -> Scored:
    """Nobody Ravenous; else just below."""
    out: Scored = []
    for option in ask.options:
        _, who, hunger = option.key.split(":")
        hero: Hero = look.g.heroes[who]
        out.append((hero.hunger - abs(int(hunger) - 2), option.key))
    return out


def removed(look: Look, ask: Ask) -> list[str]:
    """Enemies out of the game, the worst first."""

    def bad(key: str) -> float:
        _, kind, *zone = key.split(":")
        return look.threat(zone[0], kind) if zone else float(ENEMIES[kind].toughness[0] + ENEMIES[kind].actions)

    order = sorted(ask.options, key=lambda option: -bad(option.key))
    return [option.key for option in order for _ in range(option.most)][: ask.least]
