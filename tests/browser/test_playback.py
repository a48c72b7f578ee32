"""While events are played the page shows the table as it was after each of them: stopped at every picture, it is held to the engine."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from tests.browser.conftest import Look, Shot
from tests.browser.scenes import Sensible, new
from tests.browser.serving import Made, Served
from tests.browser.window import Window

from stockade.engine import Table, games
from stockade.engine.standing import CardAnswers
from stockade.games.xmen_resistance.scene import ResistanceScene

TICK = 20  # thousandths of a second: every picture is longer
RIBBON = """() => {
  const text = (found) => document.querySelector(found)?.textContent.trim() ?? '';
  return { prompt: text('[data-testid=prompt]'), step: text('.phases [aria-current=step]'), round: text('.phases__round'),
    busy: !!document.querySelector('[data-testid=skip]') };
}"""
ARENA = """() => {
  const strike = document.querySelector('[data-testid=strike]');
  const cards = [...document.querySelectorAll('.minion')].map(one => [one.dataset.card, one.querySelector('.dots').ariaLabel]);
  if (!strike) return { cards, from: null, off: 0 };
  const start = strike.getPointAtLength(0).matrixTransform(strike.getScreenCTM());
  const box = document.querySelector(`[data-card="${strike.dataset.from}"]`).getBoundingClientRect();
  const away = (at, low, high) => Math.max(low - at, at - high, 0);
  return { cards, from: strike.dataset.from, off: away(start.x, box.left, box.right) + away(start.y, box.top, box.bottom) };
}"""
BOARD = """() => ({ figures: [...document.querySelectorAll('[data-fig]')].map(one => one.dataset.fig),
  health: [...document.querySelectorAll('[data-testid^=seat-]')].map(one =>
    [one.dataset.testid.slice(5), one.querySelector('[aria-label*=ealth]')?.ariaLabel ?? '']) })"""


class Moment(NamedTuple):
    """The table after one event."""

    kind: str
    round: int
    phase: str
    view: dict[str, Any]


def answered(table: Table, keys: str | Sequence[str], habits: CardAnswers) -> list[Moment]:
    """What the seat in front sees after each event of its answer, and first of all before it."""
    seat, play = table.pending[0].seat, table.play
    seen = [Moment("", table.round, table.state.phase, table.view(seat))]

    def look() -> None:
        if play.log[-1].known_to(seat):
            seen.append(Moment(play.log[-1].kind, table.round, table.state.phase, table.view(seat)))

    play.watch = look
    stake, round = table.game.standing.stake(play, table.pending[0]), table.round
    table.answer(seat, keys)
    habits.heard(seat, stake, [keys] if isinstance(keys, str) else keys, round)
    while table.pending and (key := habits.key(table.game, play, table.pending[0], table.round)) is not None:
        table.answer(table.pending[0].seat, key)  # as the server does before anybody looks
    play.watch = None
    return seen


class Film:
    """A window whose time stands still, and the same game in the engine."""

    def __init__(self, server: Served, look: Look, made: Made, table: Table) -> None:
        self.table, self.habits = table, CardAnswers(table.game.standing.habits())
        self.window = look(reduced_motion="no-preference")
        self.window.page.clock.install()
        self.window.page.goto(server.link(made))
        self.window.wait_ask()
        # soon, but not before it is asked for; after a leap of a minute the page would miss answers to its pings
        self.window.page.clock.pause_at(self.window.page.evaluate("Date.now()") + 4_000)

    def answer(self, keys: str | Sequence[str], check: Callable[[Window, Moment, Moment], None]) -> list[str]:
        """Answer, and check the page at every picture against the event that it names; which kinds were seen."""
        window, told = self.window, len(self.window.lines)
        moments = answered(self.table, keys, self.habits)
        window.answer(keys)
        lines = [window.lines[n] for n in sorted(window.lines)][told:]
        assert [line["kind"] for line in lines] == [moment.kind for moment in moments[1:]]
        at, last, kinds = 0, "", list[str]()
        for _ in range(1000):
            window.page.clock.run_for(TICK)
            shown = window.page.evaluate(RIBBON)
            if not shown["busy"]:
                window.wait_ask()
                return kinds
            if shown["prompt"] == last or not any(line["text"] == shown["prompt"] for line in lines[at:]):
                continue
            last = shown["prompt"]
            at = next(n for n in range(at, len(lines)) if lines[n]["text"] == last)
            assert shown["round"] == f"Round {moments[at + 1].round}", lines[at]
            check(window, moments[at + 1], moments[at])
            kinds.append(lines[at]["kind"])
            at += 1
        raise AssertionError("it plays for ever")


def in_the_arena(window: Window, moment: Moment, before: Moment) -> None:
    view, shown, step = moment.view, window.page.evaluate(ARENA), window.page.evaluate(RIBBON)["step"]
    assert step[0] == str(view["step"]) if moment.phase == "villain" else step == "Players", (moment.kind, step)
    minions = [one for player in view["players"] for one in player["minions"]]
    assert shown["cards"] == [[one["id"], f"{one['health']} of {one['health_max']} hit points"] for one in minions], moment.kind
    now = view["activation"]
    assert shown["from"] == (now["enemy"] if now and now["kind"] == "attack" else None), moment.kind
    assert shown["off"] <= 30, f"{moment.kind}: the arrow starts {shown['off']} away from who attacks"  # it lunges a little


@pytest.mark.skipif("marvel-champions" not in games(), reason="marvel-champions is not installed")
def test_a_villain_phase_with_minions(server: Served, look: Look, shot: Shot) -> None:
    """Steps of the ribbon, the round, minions and their hit points, and the arrow: all of the event being told."""
    from stockade.games.marvel_champions.scene import ChampionsScene

    scene = ChampionsScene("spider-man", scenario="rhino")
    vulture, mercenary = scene.minion("vulture"), scene.minion("hydra-mercenary")
    scene.form("hero")
    scene.turn(0)
    film = Film(server, look, server.stage(scene.table), scene.table)
    seen: list[str] = []
    attackers: list[str] = []

    def check(window: Window, moment: Moment, before: Moment) -> None:
        in_the_arena(window, moment, before)
        if moment.kind == "enemy.attacks":
            attackers.append(moment.view["activation"]["enemy"])
            shot(window, f"playback-attack-{len(attackers)}")

    while scene.table.round == 1:
        keys = [option.key for option in scene.table.pending[0].options]
        wish = next(key for key in ("end", "no-defence", f"next:{vulture}", "pass") if key in keys)
        seen += film.answer(wish, check)
    assert attackers == [scene.table.view(0)["villain"]["id"], vulture, mercenary]
    assert {"enemy.attacks", "boost.turned", "damage.dealt", "card.dealt", "card.revealed"} <= set(seen)


def on_the_map(window: Window, moment: Moment, before: Moment) -> None:
    held = moment.kind in ("hero.moved", "enemies.moved", "bystander.moved", "enemy.fell", "bystander.devoured", "hero.out")
    view, shown = (before if held else moment).view, window.page.evaluate(BOARD)
    phase = next(one["name"] for one in window.welcome["phases"] if one["id"] == moment.phase)
    assert window.page.evaluate(RIBBON)["step"] == phase, moment.kind
    standing = {f"hero:{hero['id']}" for hero in view["heroes"] if hero["zone"]}
    standing |= {f"{zone}/{enemy}" for zone, here in view["zones"].items() for enemy, count in here["enemies"].items() if count}
    mobile = {one for one in shown["figures"] if one.startswith("hero:") or one.rpartition("/")[2] in view["pools"]}
    assert mobile == standing, moment.kind
    health = {hero["id"]: hero["health"] for hero in moment.view["heroes"]}
    for hero, label in shown["health"]:
        if label and hero in health and not held:
            assert str(health[hero]) in label.split(), (moment.kind, hero, label)


def test_an_enemy_phase_in_the_mansion(server: Served, look: Look, shot: Shot) -> None:
    """Who stands where, who is hurt and which phase it is: of the event being told."""
    table, keys = before_enemies_attack()
    film = Film(server, look, server.take_in(table), table)

    def check(window: Window, moment: Moment, before: Moment) -> None:
        on_the_map(window, moment, before)
        if moment.kind in ("enemies.attacked", "enemies.spawned"):
            shot(window, f"playback-{moment.kind}")

    seen = film.answer(keys, check)
    assert {"enemies.attacked", "enemies.moved", "enemies.spawned"} <= set(seen)


def before_enemies_attack() -> tuple[Table, list[str]]:
    """One answer before a whole enemy phase in which somebody is hurt."""
    for seed in range(1, 40):
        table = new(seed)
        player = Sensible(table)
        while not table.outcome:
            ask = table.pending[0]
            keys = player.choose(table, ask)
            twin = table.fork()
            told = len(twin.log)
            twin.answer(ask.seat, keys)
            kinds = [event.kind for event in twin.log[told:]]
            if twin.pending and (ask.least, ask.most) == (1, 1) and {"enemies.attacked", "enemies.moved", "enemies.spawned"} <= set(kinds):
                return table, keys
            table.answer(ask.seat, keys, decision=ask.id)
    raise AssertionError("no such moment in these games")


WALK = """(fig) => new Promise(done => {
  const node = document.querySelector(`[data-fig="${fig}"]`);
  const seen = [], end = performance.now() + 5000;
  const look = () => {
    const { x, y } = node.getBoundingClientRect();
    const last = seen.at(-1);
    if (!last || Math.hypot(last[0] - x, last[1] - y) > 0.5) seen.push([x, y]);
    const over = seen.length > 1 && !document.querySelector('[data-testid=skip]') && !node.getAnimations().length;
    if (over || performance.now() > end) done({ seen, same: document.querySelector(`[data-fig="${fig}"]`) === node });
    else requestAnimationFrame(look);
  };
  document.querySelector('[data-walk]').click();
  look();
})"""


def test_who_moves_is_the_same_figure_all_the_way(server: Served, look: Look) -> None:
    """A hero walks from the old place to the new one as one element, in small steps: neither a copy that slides nor a jump."""
    scene = ResistanceScene("storm", "wolverine")
    scene.turn("storm")
    key = next(key for key in scene.options() if key.startswith("move:"))
    window = look(reduced_motion="no-preference")
    window.page.goto(server.link(server.stage(scene.table)))
    window.wait_ask()
    window.page.locator(f"[data-key='{key}']").first.evaluate("one => one.dataset.walk = ''")
    walk = window.page.evaluate(WALK, "hero:storm")
    assert walk["same"] and len(walk["seen"]) > 4, walk["seen"]
    way = walk["seen"]
    steps = [math.dist(a, b) for a, b in itertools.pairwise(way)]
    assert math.dist(way[0], way[-1]) > 40 and max(steps) < math.dist(way[0], way[-1]) / 2, steps
