"""Why a player does that, as everybody at the table could tell: places, zombies, food, the crisis. Nothing from a hand or an objective, so
that whoever betrays the colony says what anybody else would."""

from __future__ import annotations

from collections.abc import Sequence

from stockade.engine import Ask, Fact, Option, TalkPart
from stockade.games.dead_of_winter.effects.values import COLONY
from stockade.games.dead_of_winter.facts import ITEMS, PLACE_OF, PLACES
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.show import odds


class Talk(TalkPart):
    """A player of the colony."""

    def because(self, play: Winter, ask: Ask, option: Option) -> list[Fact]:
        match ask.prompt:
            case "prompt-action":
                return turn(play, option)
            case "prompt-move":
                return there(play, PLACE_OF[str(option.args["place"])])
            case "prompt-ask" if option.args["symbol"] == "food":
                return hungry(play)
            case "prompt-bite":
                return odds.likely(play, ask, option)
            case _:
                return []

    def announces(self, play: Winter, ask: Ask, keys: Sequence[str]) -> Fact | None:
        """DW-INFO-02: at the end of its turn, that all it gave to the crisis fits. Whoever betrays the colony says no less."""
        given = sum(one.seat == ask.seat for one in play.state.given)
        return Fact("announce-gave", {"count": given}) if ask.prompt == "prompt-action" and list(keys) == ["end"] and given else None

    def asker(self, play: Winter, ask: Ask) -> int | None:
        """Whoever asks for a card, or hands one on."""
        if ask.prompt == "prompt-request":
            return int(str(ask.args["player"]))
        return play.state.turn.seat if ask.prompt == "prompt-hand-consent" else None


def turn(g: Winter, option: Option) -> list[Fact]:
    """In one's own turn."""
    verb = option.key.partition(":")[0]
    match verb:
        case "contribute":
            return [Fact("because-crisis", {"count": len(g.state.given), "most": len(g.colonists)})]
        case "play" if ITEMS[str(option.args["item"])].symbol == "food":
            return hungry(g)
        case "search":
            return there(g, g.survivors[str(option.args["survivor"])].place)
        case "attack" | "barricade" | "lure" | "clean" if "survivor" in option.args:
            survivor = g.survivors[str(option.args["survivor"])]
            return odds.deed(g, verb, option.key, survivor) if verb != "attack" or g.zombies_at(survivor.place) else []
        case _:
            return []


def there(g: Winter, place: int) -> list[Fact]:
    """What is still to be found at a place, or how crowded the colony is."""
    if place == COLONY:
        return [Fact("because-colony", {"count": g.zombies_at(COLONY)})] if g.zombies_at(COLONY) else []
    return [Fact("because-cards", {"place": PLACES[place], "count": len(g.state.decks[place])})]


def hungry(g: Winter) -> list[Fact]:
    """What the night will eat."""
    return [Fact("because-food", {"count": g.state.food, "most": g.food_due()})]
