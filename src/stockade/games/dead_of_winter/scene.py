"""Dead of Winter's own words for rulings: who stands where with what, what lies on top of which deck, and whole turns in one line.

A name that nothing has is refused with the nearest ones, and so is a position that cannot come about. `docs/howto/write-a-ruling.md` has
the words in a table.
"""

from __future__ import annotations

from collections.abc import Callable

from stockade.engine import call
from stockade.games.dead_of_winter.effects.values import COLONY, PLACES
from stockade.games.dead_of_winter.facts import BETRAYALS, CARDS, CRISES, ENTRANCE_ROOM, ENTRANCES, OUTSIDE, PLACE_OF, SPOTS
from stockade.games.dead_of_winter.play import Winter
from stockade.games.dead_of_winter.rules import colony
from stockade.games.dead_of_winter.rules.colony import STEPS
from stockade.games.dead_of_winter.rules.round import begin_turn, end_turn, new_round, player_action
from stockade.games.dead_of_winter.state import Given, Player, Survivor, Turn
from stockade.testing import Scene
from stockade.testing.scene import SceneError, known

# crossroads cards that wait for something rare, and crises that only cost morale: nothing happens by itself in a scene
QUIET = ("seat-by-the-fire", "small-print", "two-shadows", "hand-me-down", "the-bell", "jammed", "fair-trade", "snowplow")
MILD = ("despair", "fuel-shortage", "horror-in-the-night")


TRACKS = ("morale", "food", "helpless", "starvation", "rounds_left", "round", "first")


def plain(name: str) -> str:
    """`Police Station` and `police_station` are `police-station`."""
    return name.lower().replace(" ", "-").replace("_", "-")


def place_of(name: str) -> int:
    """The number of a place, by any of its names."""
    return PLACE_OF[known("place", plain(name), PLACE_OF)]


def entrance_of(name: str) -> int:
    """The number of an entrance: `colony.2`, or a place outside."""
    return ENTRANCES.index(known("entrance", plain(name), ENTRANCES))


def in_play(g: Winter, name: str) -> Survivor:
    """That survivor, who must be in play."""
    return g.survivors[known("survivor in play", plain(name), g.survivors)]


def check_room(g: Winter) -> None:
    """No place holds more people, no entrance more zombies and barricades than it has spaces for."""
    for place, spot in enumerate(SPOTS):
        if g.room(place) < 0:
            raise SceneError(f"{PLACES[place]} has room for {spot.spaces}, not for {g.occupants(place)}")
        if not 0 <= g.state.noise[place] <= spot.noise:
            raise SceneError(f"{PLACES[place]} has {spot.noise} spaces for noise, not {g.state.noise[place]}")
    for gate, spaces in enumerate(ENTRANCE_ROOM):
        zombies, barricades = g.state.zombies[gate], g.state.barricades[gate]
        if not 0 <= zombies + barricades <= spaces:
            raise SceneError(f"{ENTRANCES[gate]} has {spaces} spaces, not room for {zombies} zombies and {barricades} barricades")


class WinterScene(Scene):
    """A table in the first turn of seat 0, on an empty board: `groups` names the survivors of each seat, all at the colony."""

    steps = {
        "round": new_round,
        "turn": begin_turn,
        "action": player_action,
        "end of turn": end_turn,
        "colony": colony.colony_phase,
        "food": colony.pay_food,
        "waste": colony.check_waste,
        "crisis": colony.resolve_crisis,
        "zombies": colony.zombies_at_colony,
        "zombies outside": colony.zombies_outside,
        "noise": colony.zombies_by_noise,
        "objective": colony.check_objective,
        "end of round": colony.end_round,
    }

    def __init__(
        self,
        *groups: str,
        scenario: str = "too-many-mouths",
        variant: str = "",
        side: str = "normal",
        rules: tuple[str, ...] = (),
        seed: int = 0,
        keep: bool = False,
    ) -> None:
        """Each group is a list of names divided by spaces, its leader first. With `keep` the scenario's own set-up stays on the board."""
        seats = max(2, len(groups))
        setup = {"scenario": scenario, "seats": seats, "side": side, "rules": list(rules)}
        if variant:
            setup["variant"] = variant
        super().__init__("dead-of-winter", setup, seed)
        self.drafted(groups)
        self.arrange(lambda g: self._lay(g, groups, keep))
        self.mark()

    # -- the first position -----------------------------------------------------------------------------------------

    def drafted(self, groups: tuple[str, ...]) -> None:
        """Everybody has chosen somebody; who it was does not matter yet."""
        for ask in list(self.table.pending):
            self.table.answer(ask.seat, [option.key for option in ask.options[: ask.least]])
        for ask in list(self.table.pending):
            if ask.prompt == "prompt-leader":
                self.table.answer(ask.seat, ask.options[0].key)

    def _lay(self, g: Winter, groups: tuple[str, ...], keep: bool) -> None:
        state = g.state
        state.survivor_deck += [survivor.id for survivor in state.survivors]
        state.survivors.clear()
        g.survivors.clear()
        for seat, names in enumerate(groups):
            player = g.player(seat)
            state.box += player.hand
            player.hand.clear()
            for name in names.split():
                newcomer = Survivor(self.from_deck(g, name), seat, COLONY, starting=True)
                state.survivors.append(newcomer)
                g.survivors[newcomer.id] = newcomer
            player.leader = plain(names.split()[0])
            player.dice, player.spent, player.gained = [], [], []
        if not keep:
            state.helpless = 0
            state.zombies[:] = [0] * len(state.zombies)
            state.food = 20
        state.first = 0
        state.crisis_deck.append(state.crisis)
        state.crisis_deck[:] = [card for card in state.crisis_deck if card not in MILD] + list(MILD[:0:-1])
        state.crisis = MILD[0]
        self._start_turn(g, 0)

    def _start_turn(self, g: Winter, seat: int) -> None:
        """The agenda as it is when that seat's turn begins, with a quiet crossroads card on top."""
        state = g.state
        if state.road:
            state.roads.append(state.road)
            state.road = ""
        quiet = [card for card in QUIET if card in state.roads]
        state.roads[:] = [card for card in state.roads if card not in quiet] + quiet[::-1]
        state.turn = Turn()
        seats = [(seat + i) % state.seats for i in range(state.seats)]
        tasks = [*(call(begin_turn, one) for one in seats), *(call(step) for step in STEPS), call(new_round)]
        state.agenda = tasks[::-1]

    @staticmethod
    def from_deck(g: Winter, name: str) -> str:
        """Out of the survivor deck, wherever it lies there."""
        wanted = known("survivor in the deck", plain(name), g.state.survivor_deck)
        g.state.survivor_deck.remove(wanted)
        return wanted

    @staticmethod
    def find(g: Winter, kind: str) -> int:
        """A card of that kind out of the box, the decks or the removed pile."""
        known("item", kind, CARDS)
        for pile in (g.state.box, *g.state.decks, g.state.removed):
            for card in pile:
                if CARDS[card] == kind:
                    pile.remove(card)
                    return card
        raise SceneError(f"no {kind} is left to find")

    # -- arranging --------------------------------------------------------------------------------------------------

    def change(self, edit: Callable[[Winter], object]) -> None:
        """Arrange anything at all, as long as there is room for it."""

        def apply(g: Winter) -> None:
            edit(g)
            check_room(g)

        self.arrange(apply)

    def put(self, place: str, *names: str) -> None:
        """Survivors stand there."""
        self.change(lambda g: [setattr(in_play(g, name), "place", place_of(place)) for name in names])

    def hand(self, seat: int, *kinds: str) -> None:
        """Exactly these cards in that hand."""

        def edit(g: Winter) -> None:
            g.state.box += g.player(seat).hand
            g.player(seat).hand = [self.find(g, kind) for kind in kinds]

        self.change(edit)

    def items(self, name: str, *kinds: str) -> None:
        """Equipped cards."""
        self.change(lambda g: in_play(g, name).items.extend(self.find(g, kind) for kind in kinds))

    def pool(self, seat: int, *dice: int) -> None:
        """The unused dice of that seat."""
        for die in dice:
            known("face of a die", str(die), map(str, range(1, 7)))
        self.change(lambda g: setattr(g.player(self.seat(seat)), "dice", sorted(dice)))

    def zombies(self, place: str, count: int) -> None:
        """Zombies as they arrive: round the entrances (`colony.2` names one of them)."""

        def edit(g: Winter) -> None:
            gates = list(range(6)) if plain(place) == "colony" else [entrance_of(place)]
            for number in range(count):
                g.state.zombies[gates[number % len(gates)]] += 1

        self.change(edit)

    def barricades(self, entrance: str, count: int = 1) -> None:
        """Barricades at an entrance (`colony.1`, `school`)."""
        self.change(lambda g: g.state.barricades.__setitem__(entrance_of(entrance), count))

    def set(self, **values: int) -> None:
        """Tracks: morale, food, helpless, starvation, rounds_left, round, first."""
        for name, value in values.items():
            if value < 0:
                raise SceneError(f"{known('track', name, TRACKS)} is never below 0")
            known("track", name, TRACKS)
        self.change(lambda g: [setattr(g.state, name, value) for name, value in values.items()])

    def wounds(self, name: str, wounds: int = 0, frost: int = 0) -> None:
        """Tokens on a survivor."""

        def edit(g: Winter) -> None:
            survivor = in_play(g, name)
            survivor.wounds, survivor.frost = wounds, frost
            if wounds + frost >= g.limit(survivor):
                raise SceneError(f"{survivor.id} dies of {g.limit(survivor)} wounds, so {wounds + frost} cannot lie there")

        self.change(edit)

    def waste(self, count: int) -> None:
        """So many cards in the waste pile, out of the decks."""

        def edit(g: Winter) -> None:
            for number in range(count):
                g.state.waste.append(g.state.decks[OUTSIDE[number % len(OUTSIDE)]].pop(0))

        self.change(edit)

    def discards(self, *kinds: str) -> None:
        """These cards lie in the waste pile, the last one on top."""
        self.change(lambda g: g.state.waste.extend(self.find(g, kind) for kind in kinds))

    def noise(self, place: str, count: int) -> None:
        """So many noise tokens lie at a place."""
        self.change(lambda g: g.state.noise.__setitem__(place_of(place), count))

    def given(self, seat: int, *kinds: str) -> None:
        """That player has given these cards to the crisis, face down."""
        self.change(lambda g: g.state.given.extend(Given(self.find(g, kind), self.seat(seat)) for kind in kinds))

    def seat(self, number: int) -> int:
        """That seat, if there is one."""
        return int(known("seat", str(number), map(str, range(self.state.seats))))

    def deck(self, place: str, *kinds: str, rest: bool = True) -> None:
        """Those cards on top of an item deck, first one first; without `rest` there are no others."""

        def edit(g: Winter) -> None:
            deck = g.state.decks[place_of(place)]
            chosen: list[int] = []
            for kind in kinds:
                here = [card for card in deck if CARDS[card] == kind]
                if here:
                    deck.remove(here[0])
                    chosen.append(here[0])
                else:
                    chosen.append(self.find(g, kind))
            if not rest:
                g.state.removed += deck
                deck.clear()
            deck += reversed(chosen)

        self.change(edit)

    def survivor_deck(self, *names: str) -> None:
        """Those survivors on top of their deck, first one first."""

        def edit(g: Winter) -> None:
            chosen = [self.from_deck(g, name) for name in names]
            g.state.survivor_deck += reversed(chosen)

        self.change(edit)

    def crises(self, *names: str) -> None:
        """The next crises, first one first."""

        def edit(g: Winter) -> None:
            wanted = [known("crisis still to come", name, g.state.crisis_deck) for name in names]
            g.state.crisis_deck[:] = [card for card in g.state.crisis_deck if card not in wanted] + wanted[::-1]

        self.change(edit)

    def first(self, seat: int) -> None:
        """That player has the first-player token."""
        self.set(first=self.seat(seat))

    def crisis(self, name: str) -> None:
        """That crisis is in force."""

        def edit(g: Winter) -> None:
            state = g.state
            known("crisis", name, CRISES)
            if state.crisis != name:
                state.crisis_deck.append(state.crisis)
                pile = state.crisis_deck if name in state.crisis_deck else state.crises_done
                pile.remove(name)
                state.crisis = name

        self.change(edit)

    def road(self, name: str) -> None:
        """That crossroads card is drawn at the start of the turn, which begins anew."""

        def edit(g: Winter) -> None:
            state = g.state
            seat = max(0, state.turn.seat)
            self._start_turn(g, seat)
            state.roads.remove(known("crossroads card in the deck", name, state.roads))
            state.roads.append(name)

        self.change(edit)

    def aim(self, seat: int, secret: str, exile_card: str = "") -> None:
        """That objective belongs to that seat; cards change places so that none is doubled."""

        def edit(g: Winter) -> None:
            player = g.player(self.seat(seat))
            state = g.state
            dealt = [other.secret for other in state.players if other.secret]
            known("objective", secret, [*dealt, *state.aside, *state.box_secrets, *state.box_betrayals])
            for other in state.players:
                if other is not player and other.secret == secret:
                    other.secret, player.secret = player.secret, other.secret
            if player.secret != secret:
                for pile in (state.aside, state.box_secrets, state.box_betrayals):
                    if secret in pile:
                        pile[pile.index(secret)], player.secret = player.secret, secret
            if exile_card:
                take_exile_card(g, player, exile_card)

        self.change(edit)

    def exiled(self, seat: int, card: str = "handy") -> None:
        """That player was exiled before, with that card; the survivors stand outside."""

        def edit(g: Winter) -> None:
            player = g.player(self.seat(seat))
            player.exiled = True
            take_exile_card(g, player, card)
            if player.secret and player.secret not in BETRAYALS:  # DW-EXILE-02
                player.shown, player.secret = player.secret, ""
            for survivor in g.group(seat):
                if survivor.place == COLONY:
                    survivor.place = next(place for place in OUTSIDE if g.room(place) > 0)

        self.change(edit)

    def colony(self) -> None:
        """The colony phase begins now, and play stops before each of its steps; `go_on` takes one (DW-ROUND-03)."""
        tasks = [call(new_round), *(call(step) for step in reversed(STEPS))]
        names = [name for name, step in self.steps.items() if step in STEPS or step is new_round]

        def edit(g: Winter) -> None:
            self._start_turn(g, 0)  # whatever was begun is over
            g.state.agenda = self.stopping(tasks, *names)

        self.change(edit)

    # -- playing ----------------------------------------------------------------------------------------------------

    def do(self, *keys: str) -> None:
        """Several answers one after another."""
        for key in keys:
            self.answer(key)

    def contribute(self, *cards: str) -> None:
        """The active player adds these cards to the crisis, one by one (`pistol@sparky` is an equipped one)."""
        for card in cards:
            self.do("contribute", f"card:{card}")

    def end_turn(self) -> None:
        """The active player ends the turn."""
        self.answer("end")

    def end_turns(self) -> None:
        """Everybody ends their turn, up to the next question of another kind or the next round."""
        this_round = self.state.round
        while not self.outcome and self.state.round == this_round and self.prompt == "prompt-action":
            self.answer("end")

    def to_turn(self, seat: int) -> None:
        """Turns end until it is that seat's."""
        while self.state.turn.seat != seat:
            self.answer("end")

    # -- looking ----------------------------------------------------------------------------------------------------

    def survivor(self, name: str) -> Survivor:
        """A survivor in play."""
        return in_play(self.play, name)

    def player(self, seat: int) -> Player:
        """What lies in front of a seat."""
        return self.state.players[seat]

    def held(self, seat: int) -> list[str]:
        """The kinds of cards in a hand."""
        return sorted(CARDS[card] for card in self.player(seat).hand)

    def carried(self, name: str) -> list[str]:
        """The kinds of cards a survivor carries."""
        return [CARDS[card] for card in self.survivor(name).items]

    def zombies_at(self, entrance: str) -> int:
        """Zombies at a place or at one entrance of the colony."""
        return self.play.zombies_at(PLACE_OF[entrance]) if entrance in PLACE_OF else self.state.zombies[entrance_of(entrance)]

    def barricades_at(self, entrance: str) -> int:
        """Barricades at a place or at one entrance of the colony."""
        return self.play.barricades_at(PLACE_OF[entrance]) if entrance in PLACE_OF else self.state.barricades[entrance_of(entrance)]

    def noise_at(self, place: str) -> int:
        """Noise tokens at a place."""
        return self.state.noise[place_of(place)]

    def told(self, seat: int | None, kind: str) -> bool:
        """Whether that seat was told of such an event since the mark."""
        return any(event.kind == kind and event.known_to(seat) for event in self.happened())


def take_exile_card(g: Winter, player: Player, card: str) -> None:
    """Out of the deck of exiled objectives."""
    g.state.exile_deck.remove(known("exiled objective in the deck", card, g.state.exile_deck))
    player.exile_card = card
