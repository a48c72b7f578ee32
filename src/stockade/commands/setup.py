"""From the words of a command line to a table: game, scenario, seats, options. Every mistake names the choices."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from stockade.bots import KINDS, Bot, budget_of, make, seat_seed
from stockade.commands import deckfile
from stockade.commands.speak import Mistake, complaint, read_number, trouble, word
from stockade.engine import BadSetup, Game, Table, find_game, games
from stockade.engine.text import LANGUAGES, message_part

ME = "me"
BOT = "bot"
USUAL_BOT = "greedy"
STRONG = "strong"


class Wanted(Struct):
    """What was asked for, checked: a table can be made from it."""

    game: Game
    scenario: str
    seats: list[str]
    setup: dict[str, Any]
    seed: int

    @property
    def people(self) -> list[int]:
        """Seats that a person answers for."""
        return [seat for seat, kind in enumerate(self.seats) if kind == ME]

    @property
    def bots(self) -> dict[int, Bot]:
        """A new bot for each of the other seats."""
        return {seat: make(kind, seat_seed(self.seed, seat)) for seat, kind in enumerate(self.seats) if kind != ME}

    def thinking(self, seconds: float) -> Wanted:
        """The same with strong bots that think about that long for a decision; how much that is, is tried out on this machine."""
        if seconds < 0:
            raise Mistake("error-think", seconds=f"{seconds:g}")
        if not seconds or STRONG not in self.seats:
            return self
        kind = f"{STRONG}:{budget_of(seconds, self.table())}"
        return replace(self, seats=[kind if seat == STRONG else seat for seat in self.seats])

    def table(self) -> Table:
        """The table, run up to its first question."""
        try:
            return Table.new(self.game.id, self.setup, self.seed)
        except BadSetup as bad:
            raise Mistake("error-setup", why=complaint(bad, self.game.text)) from bad


def wanted(game: str, scenario: str = "", seats: str = "", bots: str = "", sets: Sequence[str] = (), seed: int | None = None) -> Wanted:
    """Check what was asked for and fill in the rest."""
    found = pick_game(game)
    where = pick_scenario(found, scenario)
    kinds = pick_seats(found, seats, bots, where)
    setup = found.defaults(where, len(kinds))
    if where:
        setup[found.scenario_option] = where
    for choice in sets:
        name, _, value = choice.partition("=")
        if value.startswith("@") and name in found.form.files:
            setup.update(read_file(found, where, name, Path(value[1:]).expanduser()))
        else:
            name, setup[name] = read_choice(found, setup, choice)
    return Wanted(found, where, kinds, setup, secrets.randbelow(1_000_000) if seed is None else seed)


def pick_game(game_id: str) -> Game:
    """That game; the error of an unknown one names the installed ones."""
    if not game_id:
        raise Mistake("error-no-game", choices=", ".join(games()))
    return find_game(game_id)


def pick_scenario(game: Game, scenario: str) -> str:
    """That scenario, or the first one; empty for a game without scenarios."""
    if not scenario:
        return game.scenarios[0] if game.scenarios else ""
    by_name = {name.lower(): name for name in game.scenarios}
    if scenario.lower() not in by_name:
        raise Mistake("error-unknown-scenario", game=game.id, scenario=scenario, choices=", ".join(game.scenarios))
    return by_name[scenario.lower()]


def pick_kind(kind: str) -> str:
    """A kind of bot."""
    if kind not in KINDS:
        raise Mistake("error-unknown-bot", bot=kind, choices=", ".join(KINDS))
    return kind


def pick_seats(game: Game, seats: str, bots: str, scenario: str = "") -> list[str]:
    """Who answers on each seat. A number alone is that many people, or that many bots when a kind of bot is named."""
    if bots:
        pick_kind(bots)
    least, most = game.seats_in(scenario) if scenario else game.seats
    count = read_number(seats) if seats else least
    if count is not None:
        kinds = [bots or ME] * min(count, most + 1)  # nobody means a million
    else:
        kinds = [part.strip() for part in seats.split(",")]
        for kind in kinds:
            if kind not in (ME, BOT, *KINDS):
                raise Mistake("error-unknown-seat", seat=kind, choices=", ".join((ME, BOT, *KINDS)))
        kinds = [(bots or USUAL_BOT) if kind == BOT else kind for kind in kinds]
    if not least <= len(kinds) <= most:
        raise Mistake("error-seat-count", game=game.id, count=len(kinds) if count is None else count, least=least, most=most)
    return kinds


def read_choice(game: Game, setup: dict[str, Any], choice: str) -> tuple[str, Any]:
    """`NAME=VALUE[,VALUE]` as a set-up entry of the right type."""
    name, equals, value = choice.partition("=")
    options = {option.name: option for option in game.form.options()}
    names = sorted({*options, *setup} - {game.scenario_option, "seats"})  # those have options of their own
    if not equals or name not in names:
        raise Mistake("error-unknown-setting", setting=name, game=game.id, choices=", ".join(names))
    values = [part.strip() for part in value.split(",") if part.strip()]
    option, usual = options.get(name), setup.get(name)
    if name == "decks" and option is not None and any(part not in option.choices and deckfile.is_file(part) for part in values):
        return name, [part if part in option.choices else deckfile.deck_for_table(game, part) for part in values]
    if option is not None:
        for part in values:
            if option.choices and part not in option.choices:
                raise Mistake("error-unknown-value", setting=name, value=part, choices=", ".join(option.choices))
    if isinstance(usual, list) or (usual is None and option is not None and option.most > 1):
        return name, values
    if len(values) != 1:
        raise Mistake("error-one-value", setting=name)
    if isinstance(usual, bool):
        return name, _number(name, values[0], {"true": 1, "yes": 1, "on": 1, "false": 0, "no": 0, "off": 0}) != 0
    return name, _number(name, values[0], {}) if isinstance(usual, int) else values[0]


def read_file(game: Game, scenario: str, option: str, path: Path) -> dict[str, Any]:
    """What `NAME=@FILE` stands for; a mistake names the file, and the line where it can be told."""
    try:
        words = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Mistake("error-no-file", file=str(path), near=0, choices="") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake("error-unreadable", file=str(path), why=trouble(error)) from error
    try:
        return game.form.read_file(option, words, scenario)
    except BadSetup as bad:
        line = bad.args_for_text.get("line", 0)
        raise Mistake("error-in-file", file=str(path), line=line, why=complaint(bad, game.text)) from bad


def _number(name: str, value: str, also: dict[str, int]) -> int:
    if value in also:
        return also[value]
    try:
        return int(value)
    except ValueError:
        raise Mistake("error-unknown-value", setting=name, value=value, choices=", ".join(also) or "0, 1, 2, ...") from None


def read_table(file: str) -> Table:
    """The table saved in that file."""
    path = Path(file)
    if not path.is_file():
        near = sorted(other.name for other in path.parent.glob("*.stockade")) if path.parent.is_dir() else []
        raise Mistake("error-no-file", file=file, near=len(near), choices=", ".join(near))
    try:
        return Table.load(path.read_bytes())
    except OSError as error:
        raise Mistake("error-unreadable", file=file, why=trouble(error)) from error


def name(game: Game, prefix: str, entity: str, lang: str) -> str:
    """What a game or scenario is called."""
    return word(game.text, lang, f"{prefix}-{message_part(entity)}")


def names(game: Game, prefix: str, entity: str) -> dict[str, str]:
    """The same in every language."""
    return {lang: name(game, prefix, entity, lang) for lang in LANGUAGES}
