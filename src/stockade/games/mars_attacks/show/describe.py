"""The table in words: goals, force, squares and cards; in a terminal the board is a picture. Built from the view, so it shows no more."""

from __future__ import annotations

from pathlib import Path

from stockade.engine.passage import DONE, NOW, OPEN, Passage
from stockade.engine.text import Text
from stockade.games.mars_attacks.board.gridtext import TERRAIN_NAMES
from stockade.games.mars_attacks.show.shapes import ModelView, Square, Static, View
from stockade.parts.describer import Describer

WIDTH = 7
GROUND: dict[str, str] = dict(zip(TERRAIN_NAMES, " ,_#", strict=True))
UPRIGHT = {"low": ":", "full": "|", "exit": "!"}
LEVEL = {"low": "-", "full": "=", "exit": "!"}
LABELS = Text(Path(__file__).parents[1] / "text" / "terminal")


class MarsDescriber(Describer):
    """One view in one language."""

    def __init__(self, view: View, static: Static, names: Text, lang: str) -> None:
        super().__init__(LABELS, names, lang)
        self.view = view
        self.board = static.boards[view.battle]

    def passages(self) -> list[Passage]:
        """All of it, from top to bottom."""
        return [
            Passage("", [self.head()]),
            Passage(self.label("table-title-goals"), self.goals()),
            Passage(self.label("table-title-force"), [self.soldier(model) for model in self.view.models], self.force()),
            Passage(self.label("table-title-board"), self.squares(), [*self.picture(), self.label("table-legend")]),
            Passage(self.label("table-title-hand"), [*self.hand(), *self.cards()]),
        ]

    def head(self) -> str:
        """Battle, Round, phase, and the dice that wait for the end of the Round."""
        phase = self.name("phase", self.view.phase) if self.view.phase else ""
        battle, view = self.name("scenario", self.view.battle), self.view
        return self.label("table-head", battle=battle, phase=phase, round=view.round, uses=view.uses, noise=view.noise)

    def goals(self) -> list[str]:
        """What is to do, and what is done."""
        marks = {(True, True): DONE, (True, False): DONE, (False, True): NOW, (False, False): OPEN}
        return [f"{marks[goal.done, goal.now]} {self.name('goal', goal.id)}" for goal in self.view.goals]

    def soldier(self, model: ModelView) -> str:
        """A model in a sentence: name, place, what its dice need, and state."""
        name, kind = (self.name("model", model.id, part) for part in ("name", "short"))
        needs = {"shoot": need(model.shoot), "fight": need(model.fight), "survive": need(model.survive)}
        told = self.label("table-model", name=name, kind=kind, square=model.square or "–", points=model.points, **needs)
        return f"{NOW} {told}{self.state(model)}" if self.acts(model) else told + self.state(model)

    def acts(self, model: ModelView) -> bool:
        """Whether it is this model's activation."""
        acting = self.view.acting
        return acting is not None and acting.model == model.id

    def state(self, model: ModelView) -> str:
        """Dead, gone, panicking, done."""
        return self.label("table-state", stage=model.stage, rattled=int(model.rattled), activated=int(model.activated))

    def force(self) -> list[str]:
        """In a terminal: one row for each model that is not in camp."""
        return [self.model(model) for model in self.view.models if model.stage != "camp"]

    def model(self, model: ModelView) -> str:
        """Name, place, stats and state in columns."""
        needs = "/".join(need(stat, "-") for stat in (model.shoot, model.fight, model.survive))
        reach = f"{model.range[0]}-{model.range[1]}" if model.range[1] else "-"
        mark = NOW if self.acts(model) else " "
        heroics = f" *{model.points}" if model.hero else ""
        name, kind = (self.name("model", model.id, part) for part in ("name", "short"))
        return f"{mark} {model.square or '--'} {name:<18} {needs:<9} {reach:<5} {kind}{heroics}{self.state(model)}"

    def squares(self) -> list[str]:
        """Every square in which something stands or lies."""
        told = ((square, self.there(square.id)) for square in self.board.squares)
        return [
            self.label("table-square", square=square.id, ground=self.ground(square), here=", ".join(here)) for square, here in told if here
        ]

    def ground(self, square: Square) -> str:
        """What the square is now."""
        return self.view.terrain.get(square.id, square.terrain)

    def there(self, square: str) -> list[str]:
        """Who and what is in a square."""
        told = [self.name("model", model.id) for model in self.view.models if model.square == square]
        pack = self.view.zombies.get(square)
        if pack:
            told.append(self.label("table-zombies", count=pack.count, marked=pack.marked))
        told += [self.label("table-point", dice=point.dice) for point in self.view.points if point.square == square]
        if square == self.view.transmitter:
            told.append(self.label("table-transmitter"))
        elif square in self.view.objectives:
            told.append(self.label("table-counter"))
        return told

    def inside(self, square: Square) -> str:
        """What stands in a square: ground, friends, Zombies, markers."""
        name = square.id
        ground = GROUND[self.ground(square)]
        friends = sum(model.square == name for model in self.view.models)
        pack = self.view.zombies.get(name)
        zombies = pack.count if pack else 0
        points = {point.square: point.dice for point in self.view.points}
        mark = f"S{points[name]}" if name in points else ""
        mark += "O" if name in self.view.objectives else ""
        mark += "T" if name == self.view.transmitter else ""
        mark += "R" if name in self.board.landing else ""
        mark += "B" if name in self.board.blue and self.view.phase == "deploy" else ""
        if ground == "#":
            return "#" * (WIDTH - 1)
        return f"{ground}{f'@{friends}' if friends else ''}{f'z{zombies}' if zombies else ''}{mark}"[: WIDTH - 1]

    def edges(self) -> dict[tuple[str, int, int], str]:
        """What stands on each edge now."""
        found: dict[tuple[str, int, int], str] = {}
        for x1, y1, x2, _, kind in self.board.edges:
            found["upright" if x1 == x2 else "level", x1, y1] = kind
        place = {square.id: (square.x, square.y) for square in self.board.squares}
        for a, b, kind in self.view.walls:
            (ax, ay), (bx, by) = place[a], place[b]
            found["upright" if ay == by else "level", max(ax, bx), max(ay, by)] = kind
        return found

    def picture(self) -> list[str]:
        """The board, one line for each row and each row of edges."""
        edges = self.edges()
        width, height = self.board.width, self.board.height
        squares = {(square.x, square.y): square for square in self.board.squares}
        lines = ["   " + "".join(chr(ord("a") + x).center(WIDTH) for x in range(width))]
        for y in range(height + 1):
            level = ["+" + LEVEL.get(edges.get(("level", x, y), ""), " ") * (WIDTH - 1) for x in range(width)]
            lines.append("  " + "".join(level) + "+")
            if y < height:
                row = [
                    UPRIGHT.get(edges.get(("upright", x, y), ""), " ") + self.inside(squares[x, y]).ljust(WIDTH - 1) for x in range(width)
                ]
                lines.append(f"{height - y} " + "".join(row) + UPRIGHT.get(edges.get(("upright", width, y), ""), " "))
        return lines

    def hand(self) -> list[str]:
        """The cards that everybody shares, and what they do."""
        return [self.label("table-card", card=self.name("card", card), text=self.name("card", card, "text")) for card in self.view.hand]

    def cards(self) -> list[str]:
        """The sets on the table, the deck."""
        laid = ", ".join(f"{self.name('card', laid.card)} x{laid.count}" for laid in self.view.laid) or "-"
        return [self.label("table-laid", laid=laid), self.label("table-deck", count=self.view.deck)]


def need(stat: int, dash: str = "–") -> str:
    """What a die must show."""
    return f"{stat}+" if stat else dash


def describe(view: View, static: Static, names: Text, lang: str) -> list[Passage]:
    """The table in words."""
    return MarsDescriber(view, static, names, lang).passages()
