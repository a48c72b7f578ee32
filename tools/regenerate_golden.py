"""Writes the golden games anew from their own answers: `python tools/regenerate_golden.py [NAME...]`, then read the diff.

Where the answers of a file stop or no longer fit, it says so and leaves the file alone; with `--play-on` a random seat plays that game
to its end instead. New games begin as a file with nothing but the head and, if they are told, the answers.
"""

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.golden.scenes import SCENES  # noqa: E402
from tests.golden.transcript import Lost, read, retell  # noqa: E402


def main(words: list[str]) -> int:
    """How many files could not be written."""
    names = [word for word in words if not word.startswith("-")]
    failed = 0
    for path in sorted((ROOT / "tests" / "golden").glob("*/*.txt")):
        if names and path.stem not in names:
            continue
        golden = read(path.read_text(encoding="utf-8"))
        try:
            text = retell(golden, SCENES, random.Random(golden.seed) if "--play-on" in words else None)
        except Lost as lost:
            print(f"{path.relative_to(ROOT)}: {lost}")
            failed += 1
            continue
        changed = text != path.read_text(encoding="utf-8")
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {'written' if changed else 'unchanged'}")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
