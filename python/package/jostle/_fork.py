# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""A warning where os.fork meets the threads of worlds and trees: a child has none of them, and waits for ever."""

from __future__ import annotations

import os
import warnings

_noted = False


def note_threads() -> None:
    """Called when the first scheduler with threads is made."""
    global _noted
    if _noted or not hasattr(os, "register_at_fork"):
        return
    _noted = True
    os.register_at_fork(before=_warn)


def _warn() -> None:
    warnings.warn(
        "This process has worlds or trees with threads=..., and forks: they must not be used in the child, which has "
        "none of the threads. multiprocessing.set_start_method('spawn') starts children afresh.",
        RuntimeWarning,
        stacklevel=3,
    )
