"""Builds the browser table while the Python package is built, so that one command sets up both.

The bundle lands in src/stockade/static, which git ignores and wheels carry: whoever installs a release needs no node.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface):
    """STOCKADE_WEB=skip leaves the bundle alone, STOCKADE_WEB=build makes a new one; otherwise the newest file decides."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, page = Path(self.root, "web"), Path(self.root, "src/stockade/static/index.html")
        wish = os.environ.get("STOCKADE_WEB", "")
        if wish == "skip" or not (web / "package.json").exists():
            return
        if wish != "build" and page.exists() and page.stat().st_mtime >= newest_source(web):
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("npm not found: the browser table is left out")
            return
        # npm leaves its own copy of the lock behind; older than ours means that somebody changed a dependency.
        installed, lock = web / "node_modules/.package-lock.json", web / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self.step(web, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        self.step(web, npm, "run", "build")

    def step(self, web: Path, npm: str, *args: str) -> None:
        """npm has told why when it fails; a Python traceback would only bury it."""
        if subprocess.run([npm, *args], cwd=web).returncode != 0:
            self.app.abort(f"npm {args[0]} failed")


def newest_source(web: Path) -> float:
    """When a source file was last written; installed packages and what the build itself writes do not count."""
    sources = (p for p in web.rglob("*") if not {"node_modules", "generated"} & set(p.relative_to(web).parts))
    return max(p.stat().st_mtime for p in sources if p.is_file())
