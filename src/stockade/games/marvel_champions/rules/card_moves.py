"""Cards on their way: drawn, discarded, into and out of play (MC-DECK, MC-PLAY, MC-ACCEL, MC-DEAL). Empty decks are made anew at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stockade.games.marvel_champions.effects.ability import BOOK, FACTS
from stockade.games.marvel_champions.facts import HERO, CardFacts
from stockade.games.marvel_champions.play import Champions, slots_in_play
from stockade.games.marvel_champions.state import NOBODY, NOTHING, PIECES, Card
from stockade.parts.pile import make_anew

# -- player decks -----------------------------------------------------------------------------------------------------


def draw(g: Champions, seat: int, count: int, rule: str = "MC-DECK-01") -> int:
    """Cards from the top of the player's own deck into hand; how many there were (MC-DECK-02, -05, -08, MC-DECK-07, MC-ENDP-06)."""
    player = g.player(seat)
    drawn: list[int] = []
    while len(drawn) < count and (card_id := take(g, seat)) is not None:
        drawn.append(card_id)
        player.hand.append(card_id)
        g.in_hand(card_id)
    if drawn:
        g.reveal()
        if not g.state.open_hands:
            g.emit("cards.drawn", rule, who=g.face(seat), count=len(drawn))
        only = None if g.state.open_hands else (seat,)
        g.emit("cards.seen", rule, only=only, who=g.face(seat), cards=[g.name(card_id) for card_id in drawn])
    return len(drawn)


def take(g: Champions, seat: int) -> int | None:
    """The top card of a player's deck leaves it; an empty deck is rebuilt at once and costs an encounter card (MC-DECK-03, -04)."""
    player = g.player(seat)
    if not player.deck and not rebuild(g, seat):
        return None
    card_id = player.deck.pop()
    if not player.deck:
        rebuild(g, seat)
    return card_id


def rebuild(g: Champions, seat: int) -> bool:
    """Shuffle the discard pile into a new deck; False when both are empty (MC-DECK-08) or the player is out (MC-ELIM-02)."""
    player = g.player(seat)
    if player.out or not make_anew(player.deck, player.discard, g.chance):
        return False
    g.emit("deck.rebuilt", "MC-DECK-03", who=g.face(seat))
    deal_encounter(g, seat, "MC-DECK-04")
    return True


def mill(g: Champions, seat: int, count: int, rule: str) -> list[int]:
    """Discard from the top of a player's deck, one by one; a rebuilt deck ends it (MC-DECK-06, -13)."""
    player = g.player(seat)
    gone: list[int] = []
    while len(gone) < count and player.deck:
        card_id = player.deck.pop()
        player.discard.append(card_id)
        gone.append(card_id)
    if gone:
        g.reveal()
        g.emit("deck.milled", rule, who=g.face(seat), cards=[g.name(card_id) for card_id in gone])
    if not player.deck:
        rebuild(g, seat)
    return gone


def discard_hand(g: Champions, seat: int, card_ids: list[int], rule: str) -> None:
    """From hand to the discard pile, in this order (MC-DECK-12)."""
    player = g.player(seat)
    for card_id in card_ids:
        player.hand.remove(card_id)
        g.out_of_hand(card_id)
        player.discard.append(card_id)
    if card_ids:
        if not g.state.open_hands:
            g.reveal(seat)
        g.emit("cards.discarded", rule, who=g.face(seat), cards=[g.name(card_id) for card_id in card_ids])


def discard_random(g: Champions, seat: int, rule: str) -> int | None:
    """One card of the hand, by chance (MC-DECK-11)."""
    hand = g.player(seat).hand
    if not hand:
        return None
    card_id = g.chance.pick(hand)
    discard_hand(g, seat, [card_id], rule)
    return card_id


def to_hand(g: Champions, seat: int, card_id: int) -> None:
    """A card joins a hand, or the pile of a player who is out; whoever calls has taken it from where it was."""
    player = g.player(seat)
    if player.out:
        player.discard.append(card_id)
    else:
        player.hand.append(card_id)
        g.in_hand(card_id)


# -- the encounter deck -----------------------------------------------------------------------------------------------


def take_encounter(g: Champions) -> int | None:
    """The top card of the encounter deck leaves it (MC-ACCEL-01, -05, -06)."""
    state = g.state
    if not state.deck and not rebuild_encounter(g):
        return None
    card_id = state.deck.pop()
    if not state.deck:
        rebuild_encounter(g)
    return card_id


def rebuild_encounter(g: Champions) -> bool:
    """Shuffle its discard pile and place an acceleration token (MC-ACCEL-01, -02, MC-ACCEL-07, MC-NEM-03)."""
    state = g.state
    if not make_anew(state.deck, state.discard, g.chance):
        return False
    state.acceleration += 1
    g.emit("encounter.rebuilt", "MC-ACCEL-02", count=state.acceleration)
    return True


def deal_encounter(g: Champions, seat: int, rule: str) -> None:
    """One facedown encounter card before a player (MC-DEAL-01, MC-VILP-13)."""
    card_id = take_encounter(g)
    if card_id is not None:
        g.player(seat).dealt.append(card_id)
        g.emit("card.dealt", rule, who=g.face(seat))


def discard_top(g: Champions, rule: str) -> int | None:
    """The top card of the encounter deck is discarded: the last one lies on the pile that becomes the new deck (MC-ACCEL-06)."""
    state = g.state
    if not state.deck and not rebuild_encounter(g):
        return None
    card_id = state.deck.pop()
    state.discard.append(card_id)
    g.reveal()
    g.emit("encounter.discarded", rule, card=g.name(card_id))
    if not state.deck:
        rebuild_encounter(g)
    return card_id


def discard_until(g: Champions, wanted: Callable[[CardFacts], bool], rule: str) -> int | None:
    """Discard from the encounter deck until a card fits; that card is taken from the pile. A rebuilt deck ends the hunt (MC-ACCEL-04)."""
    state = g.state
    while state.deck:
        card_id = state.deck.pop()
        g.reveal()
        found = wanted(g.facts(card_id))
        if not found:
            state.discard.append(card_id)
        g.emit("encounter.discarded", rule, card=g.name(card_id))
        if not state.deck:
            rebuild_encounter(g)
            return card_id if found else None
        if found:
            return card_id
    return None


def search_encounter(g: Champions, wanted: Callable[[CardFacts], bool], piles: bool = True) -> list[int]:
    """What fits in the encounter deck (and its discard pile), without moving it (MC-SEARCH-01, -07)."""
    g.reveal()
    found = [card_id for card_id in g.state.deck if wanted(g.facts(card_id))]
    if piles:
        found += [card_id for card_id in g.state.discard if wanted(g.facts(card_id))]
    return sorted(found)


def fetch_encounter(g: Champions, card_id: int) -> bool:
    """Take that card out of the deck or the pile; whether it was in the deck."""
    state = g.state
    if card_id in state.deck:
        state.deck.remove(card_id)
        return True
    state.discard.remove(card_id)
    return False


def shuffle_encounter(g: Champions) -> None:
    """MC-SEARCH-05. A deck emptied by a search is rebuilt like any other."""
    g.chance.shuffle(g.state.deck)
    g.emit("encounter.shuffled", "MC-SEARCH-05")
    if not g.state.deck:
        rebuild_encounter(g)


# -- play -------------------------------------------------------------------------------------------------------------


def put(g: Champions, card_id: int, controller: int = NOBODY, host: int = NOTHING, engaged: int = NOBODY) -> Card:
    """The card lies on the table, ready, with its counters, starting threat and toughness (MC-PLAY-05, -07, MC-KEY-30, -31).

    Also MC-OWN-02, MC-ALLY-13.
    """
    facts = g.facts(card_id)
    card = Card(card_id, facts.id, controller, host, engaged)
    card.counters = facts.uses or facts.counters
    card.threat = starting_threat(g, facts)
    card.tough = "toughness" in facts.keywords
    g.state.table[card_id] = card
    g.joins(card)
    return card


def starting_threat(g: Champions, facts: CardFacts) -> int:
    """What a scheme arrives with (MC-SIDE-01, MC-MAIN-03, -05, MC-MOD-13)."""
    return facts.threat + facts.threat_each * g.state.seats


def new_drone(g: Champions, seat: int) -> Card | None:
    """The top card of a player's deck facedown as a Drone minion engaged with them (MC-CARD-73, MC-TYPE-09)."""
    card_id = take(g, seat)
    if card_id is None:
        return None
    g.state.serial += 1
    card = Card(PIECES + g.state.serial, "drone", engaged=seat, under=[card_id])  # MC-TYPE-02: a minion now, and nothing else
    g.state.table[card.id] = card
    g.joins(card)
    return card


def remove(g: Champions, card: Card, rule: str = "") -> None:
    """The card is no longer on the table; what was attached to it or lay under it goes to the discard piles (MC-ATTACH-02).

    Also MC-PLAY-06, MC-LIMIT-08. With a rule it is told, before what goes with it.
    """
    if not g.here(card):
        return
    riders = list(g.riders.get(card.id, ()))
    g.leaves(card)
    del g.state.table[card.id]
    if card.id in g.state.leaving:
        g.state.leaving.remove(card.id)  # MC-PLAY-15, MC-DELAY-03: it comes back as a new card
    if any(effect.scope == "card" and effect.who == card.id for effect in g.state.lasting):  # and what lasted on it does not
        g.state.lasting = [effect for effect in g.state.lasting if effect.scope != "card" or effect.who != card.id]
    if rule:
        g.emit("card.discarded", rule, card=card.entity)
    for rider in riders:
        if rider in g.state.table:
            leave(g, g.state.table[rider], "MC-ATTACH-02")
    for under in card.under:
        g.reveal()
        discard(g, under)
    card.under = []


def discard(g: Champions, card_id: int) -> None:
    """Onto its owner's discard pile (MC-OWN-05, MC-OWN-01, MC-OBL-07)."""
    owner = g.state.owners[card_id]
    pile = g.state.discard if owner == NOBODY else g.player(owner).discard
    pile.append(card_id)


def leave(g: Champions, card: Card, rule: str) -> None:
    """Out of play and onto its owner's discard pile. Hit points that went with it are looked at by `damage.check`."""
    bury(g, card, rule)


def bury(g: Champions, card: Card, rule: str = "") -> None:
    """Off the table, if it is still there; what is no card of its own has no pile to go to."""
    if not g.here(card):
        return
    remove(g, card, rule)
    if not card.piece:
        discard(g, card.id)


def show_face(g: Champions, card: Card, code: str) -> None:
    """Identities, villains and main schemes turn over; everything on the card stays (MC-FORM-02, MC-DEFEAT-07)."""
    g.listeners.remove(card.id, slots_in_play(card.code))
    card.code = code
    g.listeners.add(card.id, slots_in_play(code))
    if g.is_identity(card):
        g.forms[card.controller] = FACTS[code].type == HERO


def exhaust(g: Champions, card: Card) -> None:
    """MC-TYPE-07 (MC-ATTACH-03, MC-CONST-04)."""
    card.exhausted = True


def tire(g: Champions, cards: Iterable[Card], rule: str) -> None:
    """What a card exhausts; told of those that were ready."""
    awake = [card for card in cards if not card.exhausted]
    for card in awake:
        exhaust(g, card)
    if awake:
        g.emit("cards.exhausted", rule, cards=[card.entity for card in awake])


def ready(g: Champions, card: Card, rule: str) -> None:
    """MC-TYPE-08."""
    if card.exhausted:
        card.exhausted = False
        g.emit("card.readied", rule, card=card.entity)


def give(g: Champions, card: Card, status: str, rule: str) -> bool:
    """Stunned, confused or tough; a second one of a kind has no effect (MC-STATUS-01). Whether it was given (MC-STATUS-02)."""
    if getattr(card, status) or g.fallen(card):
        return False
    setattr(card, status, True)
    g.emit("status.given", rule, card=card.entity, status=status)
    return True


def lose_status(g: Champions, card: Card, status: str, rule: str) -> None:
    """The status card is discarded."""
    setattr(card, status, False)
    g.emit("status.lost", rule, card=card.entity, status=status)


def definition_hosts(g: Champions, code: str, seat: int) -> list[Card] | None:
    """What a card may be attached to, all of those that tie (MC-ATTACH-08); None when it is not attached to anything (MC-ATTACH-04)."""
    hosts = BOOK[code].hosts
    if hosts is None:
        return None
    limit = FACTS[code].max_host
    found = hosts(g, seat)
    if limit:  # MC-LIMIT-06
        found = [h for h in found if sum(FACTS[g.state.table[r].code].title == FACTS[code].title for r in g.riders.get(h.id, ())) < limit]
    return found
