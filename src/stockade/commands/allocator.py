"""The allocator that `stockade serve` lives with: that of the C library, where it is GNU's.

Python's own takes memory in pieces of a megabyte and gives one back only when nothing at all is left in it. A server whose tables sleep
always has something left, so it would keep nearly all it ever needed; GNU's gives back every page. That costs a server one part in twenty
of its processor time. Programs that think or measure keep Python's. One arena is enough: threads that share an interpreter seldom ask for
memory at once, and each arena of their own would keep what it once needed, three megabytes a thread. Whatever is large goes back to the
system as soon as it is freed: left to itself the C library takes ever larger pieces out of its heap, and small things that live long settle
in the holes.
"""

from __future__ import annotations

import contextlib
import os
import sys

PYTHONS = "PYTHONMALLOC"
ARENAS = "MALLOC_ARENA_MAX"
LARGE = "MALLOC_MMAP_THRESHOLD_"
CHOSEN = "STOCKADE_ALLOCATOR"  # by this program and not by whoever started it


def choose() -> None:
    """The program begins again with it; whoever has chosen one already is left alone."""
    if os.environ.pop(CHOSEN, ""):
        os.environ.pop(PYTHONS, None)  # those that think for us are not meant
    elif not os.environ.get(PYTHONS) and sys.executable and gnu():
        told = {ARENAS: "1", LARGE: "65536", **os.environ, CHOSEN: "1", PYTHONS: "malloc"}
        with contextlib.suppress(OSError):
            os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], told)


def gnu() -> bool:
    """Whether the C library is GNU's."""
    try:
        return bool(os.confstr("CS_GNU_LIBC_VERSION"))
    except (AttributeError, OSError, ValueError):
        return False
