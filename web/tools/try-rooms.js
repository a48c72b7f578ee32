// Opens the rooms in a folder once, with the very Python that will run them in the browser: a site that could not start
// is not made.
import { loadPyodide } from "pyodide";

const TRY = `
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/rooms")
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

try {
  const python = await loadPyodide({ stdLibURL: process.argv[3] });
  python.mountNodeFS("/rooms", process.argv[2]);
  await python.runPythonAsync(TRY);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
