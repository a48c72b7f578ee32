// Opens the rooms in a folder once, with the very Python that will run them in the browser: a site that could not start
// is not made. Then translates them, and what they use of its library, into what that Python runs (translate.py).
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const TRY = `
import json, sys
sys.dont_write_bytecode = True
from babel.lists import format_list
from stockade.engine.game import games
from stockade.engine.text import LANGUAGES, LISTS
from stockade.server.page import Page
from stockade.server.page_store import NoDrawers

page = Page(NoDrawers())
for lang in LANGUAGES:
    format_list(["a", "b", "c"], locale=LISTS[lang])
    for game in games().values():
        wish = {"game": game.id, "setup": game.defaults(next(iter(game.scenarios)), game.seats[0]), "lang": lang}
        look = await page.call("POST", "/api/preview", {"content-type": "application/json"}, json.dumps(wish).encode())
        assert look.status == 200, look.body
assert len(games()) >= 4
`;

const [library, stdLibURL] = process.argv.slice(2);
const PLACE = "/lib/python3.14";

try {
  const fsInit = (FS) => FS.mount(FS.filesystems.NODEFS, { root: library }, PLACE);
  const python = await loadPyodide({ stdLibURL, fsInit, env: { PYTHONPATH: PLACE, PYTHONNODEBUGRANGES: "1" } });
  await python.runPythonAsync(TRY);
  python.runPython(await readFile(new URL("translate.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
