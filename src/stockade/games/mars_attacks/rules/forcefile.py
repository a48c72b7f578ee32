"""A force in a file (TOML): the side, the purchases of the whole force, and squads for battles played alone.

What cannot be read or breaks a limit is refused with the line it stands in, as far as that can be told.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, cast

from stockade.engine import BadSetup
from stockade.games.mars_attacks.facts import BATTLES
from stockade.games.mars_attacks.rules.campaign import CAMPAIGN
from stockade.games.mars_attacks.rules.setup import check_force, side_of

KEYS = ("name", "side", "force", "squad")
MOST = 99  # of one kind; the points forbid it long before
PLACE = re.compile(r"line (\d+)")


def read(words: str, scenario: str) -> dict[str, Any]:
    """The side, and the force for that scenario: the squad of the battle when the file has one, else the whole force."""
    try:
        data = tomllib.loads(words)
    except tomllib.TOMLDecodeError as error:
        found = PLACE.search(str(error))
        raise BadSetup("file-toml", line=int(found[1]) if found else words.count("\n") + 1) from None
    for key in data:
        if key not in KEYS:
            raise BadSetup("file-key", line=line_of(words, "", key), key=key, choices=", ".join(KEYS))
    try:
        side = side_of(data)
    except BadSetup as bad:
        raise at_line(bad, line_of(words, "", "side")) from None
    lists = {CAMPAIGN: purchases(words, "force", data["force"])} if "force" in data else {}
    for battle, counts in table_of(words, "squad", data.get("squad", {})).items():
        if battle not in BATTLES:
            raise BadSetup("file-battle", line=line_of(words, f"squad.{battle}"), battle_id=battle, choices=", ".join(BATTLES))
        lists[battle] = purchases(words, f"squad.{battle}", counts)
    for where, force in lists.items():
        checked(words, where, force, where, side)
    used = scenario if scenario in lists else CAMPAIGN
    if used not in lists:
        raise BadSetup("file-nothing", line=0, section="force" if scenario == CAMPAIGN else f"squad.{scenario}")
    checked(words, used, lists[used], scenario, side)
    return {"side": side, "force": lists[used]}


def table_of(words: str, section: str, value: Any) -> dict[str, Any]:
    """A section of the file; anything else under that name is refused."""
    if not isinstance(value, dict):
        raise BadSetup("file-table", line=line_of(words, "", section), section=section)
    return cast("dict[str, Any]", value)


def purchases(words: str, section: str, value: Any) -> list[str]:
    """`us-rifle = 6` is six purchases."""
    force: list[str] = []
    for unit, count in table_of(words, section, value).items():
        if type(count) is not int or not 1 <= count <= MOST:
            raise BadSetup("file-count", line=line_of(words, section, unit), unit_id=unit, value=str(count), most=MOST)
        force += [unit] * count
    if not force:
        raise BadSetup("file-nothing", line=line_of(words, section), section=section)
    return force


def checked(words: str, used: str, force: list[str], scenario: str, side: str) -> None:
    """The limits of that scenario hold; who breaks one is named with its line."""
    section = "force" if used == CAMPAIGN else f"squad.{used}"
    try:
        check_force(force, scenario, side)
    except BadSetup as bad:
        unit = str(bad.args_for_text.get("unit", bad.args_for_text.get("unit_id", "")))
        raise at_line(bad, line_of(words, section, unit)) from None


def at_line(bad: BadSetup, line: int) -> BadSetup:
    """The same complaint with its line."""
    told = {name: value for name, value in bad.args_for_text.items() if name != "reason"}
    return BadSetup(bad.reason, **told, line=line)


def line_of(words: str, section: str, key: str = "") -> int:
    """The line of a key, or of the head of a section when no key is named; 0 when it is not written on a line of its own."""
    now = ""
    for number, line in enumerate(words.splitlines(), 1):
        plain = re.sub(r"[\s\"']", "", line.partition("#")[0])
        if plain.startswith("["):
            now = plain.strip("[]")
            if now == section and not key:
                return number
        elif key and now == section and plain.partition("=")[0] == key:
            return number
    return 0
