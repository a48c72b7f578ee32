"""Where a name meets the words around it, in the program and in the browser."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from stockade.engine.seams import elides, joined, of, signed

WEB = Path(__file__).resolve().parents[2] / "web"
CASES = [  # language, sentence with @ for the name, the name, what is read
    ("fr", "La phase de @", "Ultron", "La phase d’Ultron"),
    ("fr", "La phase de @", "Klaw", "La phase de Klaw"),
    ("fr", "L’avis de @ compte", "Hélène", "L’avis d’Hélène compte"),
    ("fr", "L’avis de @ compte", "Hulk", "L’avis de Hulk compte"),
    ("fr", "L’avis de @ compte", "Yon-Rogg", "L’avis de Yon-Rogg compte"),
    ("fr", "L’avis de @ compte", "Émile", "L’avis d’Émile compte"),
    ("fr", "Le tour de @", "Le Fauve", "Le tour du Fauve"),
    ("fr", "De @ à vous", "Le Fauve", "Du Fauve à vous"),
    ("fr", "La piste de @", "les Traqueurs", "La piste des Traqueurs"),
    ("fr", "C’est à @", "les Traqueurs", "C’est aux Traqueurs"),
    ("fr", "C’est à @", "Le Fauve", "C’est au Fauve"),
    ("fr", "C’est à @", "Ultron", "C’est à Ultron"),
    ("fr", "Un coup de @", "L’Homme-Sable", "Un coup de l’Homme-Sable"),
    ("fr", "Plus fort que @", "Ana", "Plus fort qu’Ana"),
    ("fr", "Plus fort que @", "La Salle", "Plus fort que la Salle"),
    ("fr", "@ attaque", "Le Fauve", "Le Fauve attaque"),
    ("fr", "Un vote de @", "d’autres", "Un vote de d’autres"),  # only names and articles bend; this is no name
    ("fr", "@\u00a0: 2 menaces", "L’Effraction !", "«\u00a0L’Effraction !\u00a0»\u00a0: 2 menaces"),
    ("fr", "Fin de @.", "L’Effraction !", "Fin de «\u00a0L’Effraction !\u00a0»."),
    ("fr", "Révélée, @", "L’Effraction !", "Révélée, L’Effraction !"),
    ("en", "Drawn: @.", "Move It!", "Drawn: “Move It!”."),
    ("en", "@: 5 copies", "Get Behind Me!", "“Get Behind Me!”: 5 copies"),
    ("en", "You play @ first", "Move It!", "You play Move It! first"),
    ("en", "The turn of @", "Le Fauve", "The turn of Le Fauve"),
]


@pytest.mark.parametrize(("lang", "frame", "name", "read"), CASES)
def test_a_name_meets_the_words_around_it(lang: str, frame: str, name: str, read: str) -> None:
    ready = signed(lang, name) if not name.startswith("d’") else name
    assert joined(lang, frame.replace("@", ready)) == read


def test_what_a_translator_wrote_out_stays() -> None:
    assert joined("fr", f"Pas question de le faire sans {signed('fr', 'Ultron')}") == "Pas question de le faire sans Ultron"


def test_which_names_elide() -> None:
    assert [name for name in ("Ana", "Yves", "Œil", "Hugo", "Hank", "Yu", "Ben", "Héros") if elides(name)] == ["Ana", "Yves", "Œil", "Hugo"]
    assert (of("Ana"), of("Ben"), of("les Traqueurs")) == ("d’Ana", "de Ben", "des Traqueurs")


SCRIPT = """
import ts from "typescript";
import { readFileSync } from "node:fs";
const source = ts.transpileModule(readFileSync("src/lib/seams.ts", "utf8"), { compilerOptions: { module: "esnext", target: "es2022" } });
const { joined, signed } = await import("data:text/javascript," + encodeURIComponent(source.outputText));
const cases = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(cases.map(([lang, frame, name]) => joined(lang, frame.replace("@", signed(lang, name))))));
"""


@pytest.mark.skipif(not shutil.which("node") or not (WEB / "node_modules" / "typescript").is_dir(), reason="needs the tools of web/")
def test_the_browser_reads_the_same() -> None:
    run = ["node", "--input-type=module", "-e", SCRIPT]
    told = subprocess.run(run, input=json.dumps(CASES), capture_output=True, text=True, cwd=WEB, check=True)
    assert json.loads(told.stdout) == [read for *_, read in CASES]
