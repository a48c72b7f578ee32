"""What fuzzing draws from, and how much of it: the same few examples in every run of the suite, other and more of them on request.

`STOCKADE_FUZZ=50` in front of the test command makes fifty times as many.
"""

import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

MORE = int(os.environ.get("STOCKADE_FUZZ", "0"))


def examples(count: int) -> settings:
    """So many in the suite."""
    return settings(max_examples=count * max(MORE, 1), derandomize=not MORE, suppress_health_check=list(HealthCheck))


# What programs stumble over: numbers that are none or too long, half an address, bytes that are no text, paths that lead out.
ODD = [
    *["", "-1", "1e9", "²", "٣", "0001999", "0001" + "9" * 30, "9" * 5000, "nan", "null"],
    *["http://[", "//[::1", "http://a\u2100b", "http://[v1.x]", "http://127.0.0.1:port", "127.0.0.1:99999", "[::1%25eth0]"],
    *["\0", "%", "%00", "%zz", "\ud800", "é", "\U0001f9ff", "a" * 300, "..", "../..", "/", "//", "\\", ";", "?", "#", "'", '"', "\t"],
    *["fr", "fr;q=", "lanterns", "marvel-champions", "bytes=0-", "bytes=9-1", "bytes=a-b", "bytes=0-0,1-1,-1"],
    *["Thu, 99 Foo 2026 99:99:99 GMT", "chunked", "gzip", "100-continue", "websocket", "application/json;;"],
]
odd = st.sampled_from(ODD) | st.text(max_size=12) | st.integers().map(str)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | odd
anything: st.SearchStrategy[Any] = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(odd, inner, max_size=3)
)
