"""Torture needs Linux: `/proc` to see the bots' processes, `prlimit` to limit a server."""

from __future__ import annotations

import sys

collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]
