"""Whether a tag, the package and the changelog name the same version; with --notes prints what the changelog says about it.

python tools/check_version.py v1.2.3 [--notes]
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(changelog: str, version: str) -> str:
    """What stands under the heading of that version; empty when it has none."""
    found = re.search(rf"^## \[?{re.escape(version)}\]?(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def complaint(tag: str, pyproject: str, changelog: str) -> str:
    """Empty when all three agree."""
    version = tomllib.loads(pyproject)["project"]["version"]
    if tag != f"v{version}":
        return f"the tag is {tag}, but pyproject.toml says {version}"
    if not notes(changelog, version):
        return f"CHANGELOG.md has nothing under “## {version}”"
    return ""


if __name__ == "__main__":
    pyproject, changelog = ((ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CHANGELOG.md"))
    if wrong := complaint(sys.argv[1], pyproject, changelog):
        sys.exit(wrong)
    if "--notes" in sys.argv:
        print(notes(changelog, sys.argv[1].removeprefix("v")))
