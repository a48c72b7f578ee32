"""Every picture that the browser's sources call by name has been drawn: a name that nobody drew shows a question mark."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
USES = re.compile(r'<(?:Icon|Glyph)\s[^>{]*name="([a-z0-9-]+)"|big\("([a-z0-9-]+)"|\bicon: "([a-z0-9-]+)"|\]+/?, "([a-z0-9-]+)"\]')


def test_every_picture_called_by_name_is_there() -> None:
    drawn = set(re.findall(r'^"([a-z0-9-]+)": ', (WEB / "generated" / "icons.ts").read_text(encoding="utf-8"), re.M))
    called: dict[str, set[str]] = {}
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if path.parent.name != "generated":
            for found in USES.finditer(path.read_text(encoding="utf-8")):
                called.setdefault(next(name for name in found.groups() if name), set()).add(path.name)
    assert len(called) > 80
    assert not {name: files for name, files in called.items() if name not in drawn}
