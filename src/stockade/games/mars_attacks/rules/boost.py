"""Cards on a test (MA-CARD-03, -04, -19, -27, -28): the ones that add dice before it is rolled, the ones that help afterwards.

In a Turn a card costs one of its two uses; with the skull it is free while a Zombie acts.
"""

from __future__ import annotations

from stockade.engine import Option
from stockade.engine.verdict import No, no
from stockade.games.mars_attacks.play import CARDS, DeadSilence
from stockade.games.mars_attacks.rules.dice import FIGHT, SHOOT, Test, roll_again, single

MORE_DICE = {SHOOT: "steady-hands", FIGHT: "adrenaline"}  # before an attack
DEFEND = "not-today"
DICE = 2  # that many with each of these
AGAIN = "second-chance"
COVER = "take-cover"
CLEVER = {"human-ingenuity": "human", "martian-science": "martian"}
RETURNS = 6  # MA-ABIL-27

NO_USE = no("refused-card-turn", "MA-TURN-02")
LAST_USE = no("refused-next", "MA-TURN-13")


def no_card(g: DeadSilence) -> No | None:
    """MA-TURN-02, -03, -06, -13, -14: a use is left, it is the first card (or nobody was left to activate), and a model gets its go."""
    state = g.state
    if state.phase != "turns" or state.uses < 1 or (state.cards_used and not state.turn_idle):
        return NO_USE
    return None if state.turn_idle or state.turn_acted or state.uses > 1 or not g.ready() else LAST_USE


def playable(g: DeadSilence, card: str, zombie_acts: bool) -> bool:
    """Whether that card can be had now: free with the skull while a Zombie acts, else as the card of the Turn."""
    return card in g.state.hand and ((zombie_acts and CARDS[card].skull) or no_card(g) is None)


def use(g: DeadSilence, card: str, rule: str, free: bool = False) -> None:
    """Out of the hand, onto the discards; a Human Ingenuity may come back (MA-ABIL-27)."""
    g.state.hand.remove(card)
    g.state.discards.append(card)
    if not free:
        spend_use(g)
    g.emit("card.played", rule, card=card)
    if card == "human-ingenuity" and any(g.has(model, "ingenious") for model in g.on_board()):
        die = single(g)
        if die >= RETURNS:
            g.state.discards.remove(card)
            g.state.hand.append(card)  # MA-CARD-20: beyond four, too
        g.emit("card.returned" if die >= RETURNS else "card.gone", "MA-ABIL-27", card=card, die=die)


def spend_use(g: DeadSilence) -> None:
    """The card of the Turn."""
    g.state.uses -= 1
    g.state.cards_used += 1
    g.state.begun = True


async def offer_dice(g: DeadSilence, test: Test) -> None:
    """MA-TURN-05, MA-CARD-19: two more dice for an attack, declared before the roll."""
    card = MORE_DICE[test.kind]
    if test.model is None or not playable(g, card, zombie_acts=False):
        return
    options = [Option("keep", "option-no-card", {}, ""), Option(f"play:{card}", "option-play-dice", {"card": card, "count": DICE}, card)]
    seat, model, square = test.model.seat, test.model.id, g.name(test.square)
    ask = g.group_ask("prompt-more-dice", options, "MA-TURN-05", seat=seat, model=model, count=test.dice, square=square)
    ask.about = test
    if await ask:
        add_dice(g, test, card, free=False)


def add_dice(g: DeadSilence, test: Test, card: str, free: bool) -> None:
    """The card is played and its dice join the pool."""
    use(g, card, "MA-CARD-19", free)
    test.card = card
    test.dice += DICE


def result(attack: Test, defence: Test, shift: int = 0) -> int:
    """MA-TEST-06: 1 the target is killed, -1 the attacker is (MA-FIGHT-07, -08), 0 nothing; `shift` successes more for the attacker."""
    margin = attack.successes + shift - defence.successes - defence.armour
    if margin > 0:
        return 1
    return -1 if margin < 0 and defence.kind == FIGHT else 0


async def offer_help(g: DeadSilence, attack: Test, defence: Test, zombie_acts: bool) -> None:
    """MA-TEST-10, MA-CARD-19: after the roll, a card that can still change the result; at most one per test (MA-CARD-03)."""
    test = attack if attack.model is not None else defence
    if test.model is None or test.card:
        return
    ours, other = (1, defence) if test is attack else (-1, attack)
    now = ours * result(attack, defence)
    if now == 1 or (now == 0 and test.kind != FIGHT and test is defence):
        return
    found: list[str] = []
    better = ours * result(attack, defence, ours) > now
    if better:
        found += [card for card in CLEVER if playable(g, card, zombie_acts)]
    if better and test is defence and playable(g, COVER, zombie_acts):
        found.append(COVER)
    if any(die < test.stat for die in test.rolled) and playable(g, AGAIN, zombie_acts):
        found.append(AGAIN)
    if not found:
        return
    options = [Option("keep", "option-no-card", {}, "")]
    options += [Option(f"play:{card}", "option-play-card", {"card": card}, card) for card in found]
    ask = g.group_ask(
        "prompt-help",
        options,
        "MA-TEST-10",
        seat=test.model.seat,
        model=test.model.id,
        count=test.successes + test.armour,
        against=other.successes + other.armour,
        square=g.name(other.square),
    )
    ask.about = (attack, defence)
    card = await ask
    if not card:
        return
    use(g, card, "MA-CARD-28" if CARDS[card].skull else "MA-CARD-19", free=zombie_acts and CARDS[card].skull)
    test.card = card
    if card == AGAIN:
        roll_again(g, test)
    else:
        test.added += 1  # MA-CARD-27
        g.emit("success.added", "MA-CARD-27", model=test.model.id, count=test.successes)
