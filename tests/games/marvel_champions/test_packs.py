"""Content packs: read from a folder, checked with file and line, named by saves; and the way of `docs/howto/add-a-card.md`, literally."""

import re
import runpy
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stockade.cli import main
from stockade.engine import Table, pack
from stockade.engine.errors import BadPack, PackChanged, PackMissing
from stockade.games.marvel_champions import GAME
from stockade.games.marvel_champions.effects.ability import BOOK
from stockade.games.marvel_champions.facts import cards, encounter_set, heroes, scenarios, sets
from stockade.games.marvel_champions.scene import ChampionsScene
from stockade.server.frames import glossary
from stockade.server.sentences import explain

DRILL = Path(__file__).parent / "packs" / "drill"
GUIDE = Path(__file__).parents[3] / "docs" / "howto" / "add-a-card.md"

HEAD = 'name = "harbour"\ngame = "marvel-champions"\n\n[set.harbour]\nkind = "modular"\n'
TABLE = """\
[dock-thug]
code = "harbour-1"
type = "minion"
copies = 2
atk = 1
sch = 1
health = 3
traits = ["criminal"]

[dock-fire]
code = "harbour-2"
type = "treachery"
copies = 1
boost = 2
"""
CODE = """\
from stockade.games.marvel_champions.words import Champions, Use, place, revealed


@revealed("dock-fire", rule="MC-REVEAL-04")
async def dock_fire(g: Champions, me: Use) -> None:
    await place(g, g.scheme, 2, "MC-REVEAL-04")
"""
EN = """\
set-harbour = Harbour
card-dock-thug = Dock Thug
    .text = No text.
card-dock-fire = Dock Fire
    .text = When revealed: 2 threat.
"""
FR = """\
set-harbour = Port
card-dock-thug = Docker
    .text = Sans texte.
card-dock-fire = Feu
    .text = Une fois révélée : 2 menaces.
"""
FILES = {"pack.toml": HEAD, "harbour.toml": TABLE, "harbour.py": CODE, "en.ftl": EN, "fr.ftl": FR}
Pack = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Pack:
    """A small pack; what is given replaces whole files or, as (old, new), a piece of one."""

    def write(**changes: str | tuple[str, str]) -> Path:
        home = tmp_path / "harbour"
        home.mkdir(exist_ok=True)
        for name, body in FILES.items():
            change = changes.get(name.replace(".", "_"), body)
            if isinstance(change, tuple):
                assert change[0] in body
                change = body.replace(*change)
            (home / name).write_text(change, encoding="utf-8")
        return home

    return write


@pytest.fixture
def reading() -> Iterator[Callable[[Path], None]]:
    """Packs read in a test are forgotten after it."""
    read: list[pack.Pack] = []
    yield lambda home: read.extend(GAME.read_packs([home]))
    GAME.drop_packs(read)


# -- reading ------------------------------------------------------------------------------------------------------------


def test_a_pack_is_part_of_the_game_and_goes_without_a_trace(folder: Pack) -> None:
    before = (len(cards()), len(BOOK), dict(sets()), list(heroes()), dict(scenarios()))
    packs = GAME.read_packs([folder()])
    try:
        assert encounter_set("harbour") == ["dock-thug", "dock-thug", "dock-fire"]
        assert "harbour" in next(option for option in GAME.form.options() if option.name == "modular").choices
        assert "dock-thug" in GAME.static(None).cards
        assert glossary(GAME.text, "fr")["card:dock-fire"] == {"name": "Feu", "text": "Une fois révélée : 2 menaces."}
        scene = ChampionsScene("captain-marvel", modular=["harbour"])
        assert scene.state.codes.count("dock-thug") == 2
        scene.reveal("dock-fire")
        assert scene.threat() == 2
        scene.finish()
    finally:
        GAME.drop_packs(packs)
    assert (len(cards()), len(BOOK), dict(sets()), list(heroes()), dict(scenarios())) == before
    assert not GAME.text.has("fr", "card-dock-fire")


def test_a_folder_may_hold_several_packs_and_those_of_other_games(folder: Pack, tmp_path: Path) -> None:
    folder()
    (tmp_path / "lantern").mkdir()
    (tmp_path / "lantern" / "pack.toml").write_text('name = "oil"\ngame = "lantern"\n')
    packs = GAME.read_packs([tmp_path])
    GAME.drop_packs(packs)
    assert [found.name for found in packs] == ["harbour"]


WRONG = [
    ({"pack_toml": ("kind =", "sort =")}, "pack.toml", 4, "unknown-choice", ""),
    ({"pack_toml": ("modular", "modest")}, "pack.toml", 5, "unknown-choice", "modest"),
    ({"pack_toml": ("[set.harbour]", "[sett.harbour]")}, "pack.toml", 4, "unknown-choice", "sett"),
    ({"pack_toml": ('"harbour"', '"Har bour"')}, "pack.toml", 1, "missing-field", "name"),
    ({"pack_toml": ("[set.harbour]", "[set.rhino]")}, "pack.toml", 4, "duplicate", "rhino"),
    ({"harbour_toml": ("health = 3", "healt = 3")}, "harbour.toml", 7, "unknown-word", "healt"),
    ({"harbour_toml": ("health = 3\n", "")}, "harbour.toml", 1, "missing-number", "health"),
    ({"harbour_toml": ("atk = 1\nsch = 1\n", "")}, "harbour.toml", 1, "missing-number", "atk / sch"),
    ({"harbour_toml": ("copies = 1", "")}, "harbour.toml", 10, "missing-number", "copies"),
    ({"harbour_toml": ("health = 3", 'health = "3"')}, "harbour.toml", 7, "wrong-value", "wrong-type-at"),
    ({"harbour_toml": ('"minion"', '"minon"')}, "harbour.toml", 3, "unknown-choice", "minon"),
    ({"harbour_toml": ("traits =", 'keywords = ["gard"]\ntraits =')}, "harbour.toml", 8, "unknown-choice", "gard"),
    ({"harbour_toml": ("traits =", 'faction = "evil"\ntraits =')}, "harbour.toml", 8, "unknown-choice", "evil"),
    ({"harbour_toml": ("traits =", 'set = "rhino"\ntraits =')}, "harbour.toml", 8, "unknown-word", "set"),
    ({"harbour_toml": ("harbour-2", "harbour-1")}, "harbour.toml", 11, "duplicate", "harbour-1 (dock-thug)"),
    ({"harbour_toml": ("harbour-2", "01094")}, "harbour.toml", 11, "duplicate", "01094"),
    ({"harbour_toml": ("[dock-fire]", "[haymaker]")}, "harbour.toml", 10, "duplicate", "haymaker"),
    ({"harbour_toml": ("criminal", "docker")}, "harbour.toml", 8, "missing-text", "trait-docker"),
    ({"harbour_toml": ("health = 3", "health = = 3")}, "harbour.toml", 7, "unreadable", ""),
    ({"harbour_toml": ("boost = 2", 'back = "nobody"')}, "harbour.toml", 14, "unknown-word", "nobody"),
    ({"harbour_py": ("place(g, g.scheme", "plaec(g, g.scheme")}, "harbour.py", 6, "unknown-word", "plaec"),
    ({"harbour_py": ("Use, place", "Use, plaec, place")}, "harbour.py", 1, "unknown-word", "plaec"),
    ({"harbour_py": ('"dock-fire"', '"dock-ice"')}, "harbour.py", 4, "unknown-word", "dock-ice"),
    ({"harbour_py": ('"dock-fire"', '"advance"')}, "harbour.py", 4, "duplicate", "advance"),
    ({"harbour_py": ('rule="MC-REVEAL-04"', 'rule="MC-REVEAL-94"')}, "harbour.py", 4, "unknown-word", "MC-REVEAL-94"),
    ({"harbour_py": ("async def", "async deaf")}, "harbour.py", 5, "unreadable", ""),
    ({"harbour_py": (")\nasync", ', form="villain")\nasync')}, "harbour.py", 4, "unknown-word", "villain"),
    ({"harbour_py": ('rule="MC-REVEAL-04")', 'rule="MC-REVEAL-04", on=1)')}, "harbour.py", 4, "python", "TypeError"),
    ({"en_ftl": ("set-harbour = Harbour\n", "")}, "pack.toml", 4, "missing-text", "set-harbour"),
    ({"fr_ftl": ("    .text = Sans texte.\n", "")}, "harbour.toml", 1, "missing-text", "card-dock-thug"),
    ({"en_ftl": ("card-dock-fire =", "card-dock-fire :")}, "en.ftl", 4, "unreadable", ""),
    ({"en_ftl": ("set-harbour =", "card-haymaker = Hay\nset-harbour =")}, "en.ftl", 1, "duplicate", "card-haymaker"),
    ({"en_ftl": ("set-harbour =", "rule-one = One\nset-harbour =")}, "en.ftl", 1, "unknown-choice", "rule-one"),
]


@pytest.mark.parametrize(("change", "file", "line", "reason", "what"), WRONG)
def test_what_is_wrong_is_told_with_file_and_line(
    folder: Pack, change: dict[str, tuple[str, str]], file: str, line: int, reason: str, what: str
) -> None:
    before = (len(cards()), len(BOOK), dict(sets()), {name: len(entry.abilities) for name, entry in BOOK.items()})
    home = folder(**change)
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([home])
    told = refused.value.args_for_text
    assert (Path(str(told["file"])).name, told["line"], told["reason"]) == (file, line, reason)
    assert what in str(told["what"])
    for lang in ("en", "fr"):
        sentence = GAME.text.say(lang, refused.value.text_key, told)
        assert file in sentence and str(line) in sentence
    assert (len(cards()), len(BOOK), dict(sets()), {name: len(entry.abilities) for name, entry in BOOK.items()}) == before
    assert pack.loaded(GAME.id) == {}


def test_a_value_that_does_not_fit_is_told_in_both_languages(folder: Pack) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([folder(harbour_toml=("health = 3", 'health = "3"'))])
    told = [explain(refused.value, lang) for lang in ("en", "fr")]
    assert told[0].endswith("harbour.toml, line 7: health must be a whole number, not a text in quotes.")
    assert (
        told[1].replace("\u00a0", " ").endswith("harbour.toml, ligne 7 : health doit être un nombre entier, pas un texte entre guillemets.")
    )


def test_no_pack_and_the_same_pack_twice(folder: Pack, tmp_path: Path, reading: Callable[[Path], None]) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([tmp_path])
    assert refused.value.args_for_text["reason"] == "no-pack"
    reading(folder())
    twin = tmp_path / "elsewhere"
    shutil.copytree(folder(), twin)
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([twin])
    assert (refused.value.args_for_text["reason"], refused.value.args_for_text["what"]) == ("duplicate", "harbour")


def test_both_languages_are_needed(folder: Pack) -> None:
    home = folder()
    (home / "fr.ftl").unlink()
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([home])
    assert refused.value.args_for_text["what"] == "fr.ftl"


def test_an_environment_of_a_set_lies_in_the_encounter_deck(folder: Pack, reading: Callable[[Path], None]) -> None:
    reading(folder(harbour_toml=('type = "treachery"', 'type = "environment"'), harbour_py=""))
    assert "dock-fire" in encounter_set("harbour")
    assert "ultron-drones" not in encounter_set("ultron")


def test_a_hero_needs_an_obligation_and_a_nemesis(tmp_path: Path) -> None:
    home = tmp_path / "drill"
    shutil.copytree(DRILL, home)
    table = home / "drill_miles.toml"
    body = table.read_text(encoding="utf-8")
    table.write_text(body.replace('hero = "drill-miles"', 'hero = "spider-man"'), encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([home])
    assert (refused.value.args_for_text["what"], refused.value.args_for_text["line"]) == ("obligation", 1)
    table.write_text(body, encoding="utf-8")
    head = home / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace('kind = "nemesis"', 'kind = "cards"'), encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.read_packs([home])
    assert refused.value.args_for_text["what"] == "[set.drill-miles-nemesis]"


# -- saves --------------------------------------------------------------------------------------------------------------


def test_a_save_names_its_packs_and_is_refused_without_them(folder: Pack) -> None:
    packs = GAME.read_packs([folder()])
    setup = {"scenario": "rhino", "decks": ["spider-man-justice"], "modular": ["harbour"]}
    table = Table.new(GAME.id, setup)
    data = table.save()
    assert table.setup["packs"] == {"harbour": packs[0].digest}
    assert Table.load(data).digest() == table.digest()
    plain = Table.new(GAME.id, {"scenario": "rhino", "decks": ["spider-man-justice"]})
    assert "packs" not in plain.setup  # a game that takes nothing from it does not need it
    GAME.drop_packs(packs)
    Table.load(plain.save())
    with pytest.raises(PackMissing, match="harbour"):
        Table.load(data)
    changed = GAME.read_packs([folder(harbour_toml=("health = 3", "health = 4"))])
    try:
        with pytest.raises(PackChanged) as refused:
            Table.load(data)
        with pytest.raises(PackChanged):
            Table.new(GAME.id, table.setup)
    finally:
        GAME.drop_packs(changed)
    for lang in ("en", "fr"):
        assert "harbour" in GAME.text.say(lang, refused.value.text_key, refused.value.args_for_text)


def test_a_set_drawn_unseen_depends_on_all_packs_with_modular_sets(folder: Pack, reading: Callable[[Path], None]) -> None:
    setup = {"scenario": "rhino", "decks": ["spider-man-justice"], "modular": ["random"]}
    core = Table.new(GAME.id, {**setup}, 5)
    reading(folder())
    assert Table.load(core.save()).state.modular == core.state.modular
    assert "packs" not in core.setup
    drawn = {Table.new(GAME.id, setup, seed).state.modular[0] for seed in range(60)}
    assert "harbour" in drawn
    assert set(Table.new(GAME.id, setup, 5).setup["packs"]) == {"harbour"}


def test_decks_with_cards_of_a_pack_need_it(reading: Callable[[Path], None]) -> None:
    reading(DRILL)
    table = Table.new(GAME.id, {"scenario": "rhino", "decks": ["drill-miles-basic"]})
    assert set(table.setup["packs"]) == {"drill"}
    own = {**cards_of("spider-man-justice"), "drill-net": 3}
    table = Table.new(GAME.id, {"scenario": "rhino", "decks": [{"hero": "spider-man", "cards": own}]})
    assert set(table.setup["packs"]) == {"drill"}


def cards_of(deck: str) -> dict[str, int]:
    from stockade.games.marvel_champions.facts import decks

    return dict(decks()[deck].cards)


# -- the command line -----------------------------------------------------------------------------------------------------


def test_the_command_line_reads_packs(folder: Pack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`--pack` stands anywhere and is passed on to the processes of the lab; a folder without a pack is told."""
    monkeypatch.setenv(pack.VARIABLE, "")
    assert main(["--pack", str(folder()), "games", "--lang", "en"]) == 0
    assert pack.given() == [folder().resolve()]
    capsys.readouterr()
    assert main(["games", "--pack"]) == 2
    assert "--pack" in capsys.readouterr().err


# -- the guide ------------------------------------------------------------------------------------------------------------


def test_the_guide_leads_to_a_green_test(tmp_path: Path) -> None:
    """Every file that the guide tells a reader to write, written; its test, run."""
    text = GUIDE.read_text(encoding="utf-8")
    files = dict(re.findall(r"\*\*`my-pack/([\w.]+)`\*\*[^\n]*\n\n```\w+\n(.*?)```", text, re.DOTALL))
    assert set(files) == {"pack.toml", "my_cards.toml", "my_cards.py", "en.ftl", "fr.ftl", "test_my_cards.py"}
    for name, body in files.items():
        (tmp_path / name).write_text(body, encoding="utf-8")
    try:
        space = runpy.run_path(str(tmp_path / "test_my_cards.py"))
        tests = [thing for name, thing in space.items() if name.startswith("test_") and callable(thing)]
        assert len(tests) == 2
        for test in tests:
            test()
    finally:
        GAME.drop_packs(list(pack.loaded(GAME.id).values()))
