"""How good a position is for the players: what the greedy bot climbs. Nothing here is a rule; the weights were tried out in play.

A position is good when models live, few Zombies can reach them soon, and they are close to what the battle asks of them: a counter, the
transmitter, the landing zone or the way out.
"""

from __future__ import annotations

from math import exp

from stockade.engine import Ask, Option
from stockade.games.mars_attacks.bot.bite import better_answer, deadly
from stockade.games.mars_attacks.facts import BASE_DICE, BATTLES
from stockade.games.mars_attacks.play import DeadSilence
from stockade.games.mars_attacks.rules.campaign import CAMPAIGN
from stockade.games.mars_attacks.rules.scenario import SCENARIOS
from stockade.games.mars_attacks.state import BOARD, DEAD, ESCAPED, SAVED, Model

LIFE = 34.0
COST = 1.2  # per point of its price
POINT = 12.0  # a Heroics point
OUT = 60.0  # got away
ALONE = 4.0  # nobody beside it: an attack and a defence with a friend have a die more
HELD = 1.5  # a Zombie beside it lets it do nothing but fight
DESERTED = 40.0  # got away while there is still something to do here: of no more use in this battle, but alive
STEP = 5.0  # per square to the goal
STROLL = 0.8  # per square towards where one will have to go later
RATTLED = 6.0
ZOMBIE = 3.0
HORDE = 0.8  # for every other one beside a Zombie: they are stronger together
NOISE = 1.5
KILL = 45.0  # the first kill of scenario 1
CARD, LAID = 2.5, 3.0  # in hand, and on the table
BATTLE = 400.0  # per battle of the campaign left behind
RETREAT = 450.0  # and what running away from one costs that has to be fought again
THROUGH = 4000.0  # where the campaign goes on all the same, nobody needs to die on the way home
HERE, NEXT, SEEN = 0.95, 0.62, 0.2  # bites to expect from Zombies in the square, one step away, in sight nearby
FAR = 4
STRIKES = ("artillery", "saucer-ray")
PATIENCE, HURRY, MOST_HURRY = 3, 0.5, 12.0  # Rounds to wait for a better moment, then each one makes waiting dearer
HASTE = {"help": 2}  # so many Rounds sooner where they come from all sides
HUMAN = "human"
RUSH = {"breaking": 3, "home": 3}  # and for Humans where there is only a way to go; Martians won less often by it


def evaluate(g: DeadSilence) -> float:
    """Higher is better for the force."""
    state = g.state
    score = -ZOMBIE * sum(state.zombies) - HORDE * sum(count * (count - 1) for count in state.zombies if count > 1)
    score += CARD * len(state.hand) - NOISE * state.noise
    score += LAID * sum(laid.count for laid in state.laid)
    bites = expected_bites(g)
    busy = state.battle == "help" and not state.sent
    for model in state.force:
        if model.stage == DEAD or (model.stage == ESCAPED and busy and state.scenario != CAMPAIGN):
            continue  # whoever leaves a single battle too early is as good as lost
        score += LIFE + COST * price(g, model) + POINT * (model.points if model.fought else model.value) + 4 * model.value
        if model.stage in (ESCAPED, SAVED):
            score += -DESERTED if busy else OUT
        elif model.stage == BOARD:
            score -= dread(g, model, bites[model.square]) + RATTLED * model.rattled
            score -= ALONE * (len(g.here[model.square]) == 1) + HELD * g.caught(model)
    if state.scenario == CAMPAIGN:
        score += BATTLE * BATTLES.index(state.battle) + retreats(g)
    if state.phase == "squad":
        return score + squad_worth(g)
    return score + hurry(g) * errand(g) + whose_turn(g, bites)


def retreats(g: DeadSilence) -> float:
    """What the retreats of a campaign come to: some battles must be fought again, others are over (MA-SURPRISE-17, MA-HELP-18)."""
    order = [*(battle.battle for battle in g.state.battles), g.state.battle]
    left = [number for number, battle in enumerate(g.state.battles) if battle.result == "retreat"]
    return sum(-RETREAT if order[number] == order[number + 1] else THROUGH for number in left)


def price(g: DeadSilence, model: Model) -> float:
    """Its share of its purchase."""
    return g.worth([model]) / (2 if g.has(model, "star-crossed-lovers") else 1)


def expected_bites(g: DeadSilence) -> dict[int, tuple[float, float]]:
    """How many bites each model of a square may get before it acts again: from Zombies that are there, and from those that come."""
    board, zombies = g.map, g.state.zombies
    found: dict[int, tuple[float, float]] = {}
    for square in dict.fromkeys(model.square for model in g.on_board()):
        coming = 0.0
        for near in board.steps[square]:
            if zombies[near] and not g.here[near]:
                coming += NEXT * zombies[near]
        for other in board.seen_from(square):
            if zombies[other] and 2 <= board.distance(square, other) <= FAR and not g.here[other]:
                coming += SEEN * zombies[other] / (board.distance(square, other) - 1)
        crowd = len(g.here[square])
        found[square] = HERE * zombies[square] / crowd, coming / crowd
    return found


def dread(g: DeadSilence, model: Model, bites: tuple[float, float]) -> float:
    """What the bites to come may cost this model: points first, then its life."""
    there, coming = bites
    crowd = g.state.zombies[model.square]
    hits = coming * deadly(g, model, BASE_DICE + 1 + crowd + (coming > 1))
    if there:
        hits += there * deadly(g, model, BASE_DICE + crowd - 1)
    spare = min(hits, model.points)
    life = LIFE + COST * price(g, model)
    return POINT * spare + life * (1 - exp(-(hits - spare)))


def squad_worth(g: DeadSilence) -> float:
    """Fill the squad; soldiers first, for there are more of them."""
    squad = [g.models[name] for name in g.state.squad]
    return 10.0 * g.worth(squad) + 12.0 * sum(not g.is_hero(model) for model in squad)


def steps_to(g: DeadSilence, square: int, goals: list[int]) -> int:
    """Squares to walk to the nearest of the goals."""
    return min((g.map.walks(goal)[square] for goal in goals), default=0)


def hurry(g: DeadSilence) -> float:
    """Time is on the side of the dead: whoever hides for long finds more of them each Round, so the errand weighs more and more."""
    battle = g.state.battle
    wait = PATIENCE - HASTE.get(battle, 0) - RUSH.get(battle, 0) * (g.state.side == HUMAN)
    return min(MOST_HURRY, 1.0 + HURRY * max(0, g.state.round - wait))


def errand(g: DeadSilence) -> float:
    """How far everybody is from what the battle asks of them now."""
    state, models = g.state, g.on_board()
    match state.battle:
        case "surprise":
            return errand_surprise(g, models)
        case "help":
            return errand_help(g, models)
        case "home":
            return errand_home(g, models)
        case _:
            return -STEP * sum(1 + steps_to(g, model.square, g.map.exits) for model in models)


def errand_surprise(g: DeadSilence, models: list[Model]) -> float:
    """Wait for the second Round and the first kill, then run."""
    free = SCENARIOS["surprise"].may_leave(g)
    weight = STEP if free else STROLL
    return KILL * g.state.first_kill - weight * sum(1 + steps_to(g, model.square, g.map.exits) for model in models)


def errand_help(g: DeadSilence, models: list[Model]) -> float:
    """Two go for a counter or the transmitter, the others stay close to them; then everybody goes home."""
    state = g.state
    if state.sent:
        return 260.0 - STEP * sum(1 + steps_to(g, model.square, g.map.exits) for model in models)
    goals = [state.transmitter] if state.transmitter >= 0 else state.objectives
    score = 70.0 * state.searched + 90.0 * (state.transmitter >= 0)
    away = sorted(steps_to(g, model.square, goals) for model in models)
    score -= sum((2.2, 1.2, 0.6)[min(index, 2)] * STEP * steps for index, steps in enumerate(away))
    if state.transmitter >= 0:
        score += 25.0 * bool(g.here[state.transmitter]) - 9.0 * g.zombies_in(state.transmitter)
    return score


def errand_home(g: DeadSilence, models: list[Model]) -> float:
    """To the landing zone, and keep it clean."""
    zone = g.map.marked("R")
    aboard = sum(model.square in zone for model in models)
    unclean = sum(g.zombies_in(square) for square in zone)
    return 14.0 * aboard - 8.0 * unclean - STEP * sum(steps_to(g, model.square, zone) for model in models)


def whose_turn(g: DeadSilence, bites: dict[int, tuple[float, float]]) -> float:
    """Whom to activate first: who is in danger, and who is closest to the goal, so that nobody stands in the way."""
    acting = g.state.acting
    if acting is None or acting.kind or acting.acted:
        return 0.0
    model = g.models[acting.model]
    if model.stage != BOARD:
        return 0.0
    return 0.2 * min(3.0, sum(bites.get(model.square, (0.0,)))) + 0.1 * (not g.caught(model))


def quick_answer(g: DeadSilence, ask: Ask) -> list[str] | None:
    """A fast, sensible answer; None leaves it to the bot."""
    keys = [option.key for option in ask.options]
    match ask.prompt:
        case "prompt-answer":
            return [best_answer(g, ask)]
        case "prompt-more-dice" | "prompt-help":
            return [keys[-1]]
        case "prompt-checks":
            return ["call" if "call" in keys and SCENARIOS[g.state.battle].aboard(g) else "stay"]
        case "prompt-again-battle":
            return ["again"]
        case "prompt-deploy":
            return ["deploy:rest"] if "deploy:rest" in keys else None
        case "prompt-square" if ask.args.get("card") in STRIKES:
            return [best_target(g, ask)]
        case "prompt-discard":
            return []
        case "prompt-squad":
            return ["go"] if "go" in keys and len(keys) == 1 else [keys[0]]
        case "prompt-brave" | "prompt-brawl" | "prompt-again":
            return [keys[0]]
        case _:
            return None


def best_target(g: DeadSilence, ask: Ask) -> str:
    """Where Zombies stand close together and nobody else does."""

    def worth(option: Option) -> int:
        square: int = option.value
        return g.zombies_in(square) - 3 * len(g.here[square])

    return max(ask.options, key=worth).key


def best_answer(g: DeadSilence, ask: Ask) -> str:
    """The test that the Zombie is least likely to win; a card for whoever has no point left."""
    model = g.models[str(ask.args["model"])]
    kind = better_answer(g, model, int(str(ask.args["count"])))
    keys = [option.key for option in ask.options]
    card = next((key for key in keys if key.startswith(f"answer:{kind}:")), "")
    return card if card and model.points == 0 else f"answer:{kind}"
