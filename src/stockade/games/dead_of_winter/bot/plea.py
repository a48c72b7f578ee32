"""Cards that players ask each other for: what is missing most, and whether the colony gains by giving it."""

from __future__ import annotations

from stockade.engine import Ask
from stockade.games.dead_of_winter.bot import outlook, price
from stockade.games.dead_of_winter.facts import SYMBOL
from stockade.games.dead_of_winter.play import Winter

ASKED = 7.0  # what healing must be worth to ask for medicine


def wanted(g: Winter, seat: int) -> str:
    """What to ask the others for: food for a starving colony, medicine for who would die, a weapon that the main objective wants."""
    asked = g.state.turn.asked
    if "food" not in asked and g.state.food < outlook.hunger(g) and not g.held(seat, "food"):
        return "food"
    if "medicine" not in asked and not g.held(seat, "medicine") and needs_medicine(g, seat):
        return "medicine"
    if "weapon" not in asked and price.unarmed(g, seat) and not g.held(seat, "weapon"):
        return "weapon"
    return ""


def needs_medicine(g: Winter, seat: int) -> bool:
    """Whether somebody of that group would die without it, as everybody can see."""
    return any(outlook.heal_worth(g, one) >= ASKED for one in g.group(seat))


def request(g: Winter, ask: Ask) -> list[str]:
    """Food for a starving colony, medicine for the dying, a weapon for the last who have none; otherwise everybody keeps theirs."""
    gifts = [option.key for option in ask.options if option.key.startswith("give:")]
    if outlook.betrays(g, ask.seat) and (outlook.ready(g, ask.seat) or not has_spare(g, ask.seat, str(ask.args["symbol"]))):
        return ["none"]  # nobody can prove it
    if gifts and not g.player(ask.seat).exiled and can_part(g, ask):
        return gifts[-1:]
    return ["refuse"] if gifts else ["none"]


def has_spare(g: Winter, seat: int, symbol: str) -> bool:
    """Whether there is such a card in hand that one's own objective does not want."""
    return any(SYMBOL[card] == symbol for card in price.spare_cards(g, seat))


def can_part(g: Winter, ask: Ask) -> bool:
    """Whether the colony gains by giving what somebody asks for."""
    symbol, other = str(ask.args["symbol"]), int(str(ask.args["player"]))
    match symbol:
        case "food":
            return g.state.food < outlook.hunger(g)
        case "medicine":
            own = int(needs_medicine(g, ask.seat))
            return has_spare(g, ask.seat, symbol) and needs_medicine(g, other) and len(g.held(ask.seat, symbol)) > own
        case "weapon":
            return price.unarmed(g, other) and (not price.unarmed(g, ask.seat) or len(g.held(ask.seat, symbol)) > 1)
        case _:
            return False


def ask_for(g: Winter, ask: Ask) -> list[str]:
    """What is missing most, where it can be had."""
    key = f"ask:{wanted(g, ask.seat)}"
    keys = [option.key for option in ask.options]
    return [key] if key in keys else keys[:1]
