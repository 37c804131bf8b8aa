# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Bars of progress by tqdm, where that is installed, and the run of many steps."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from jostle._errors import Error

if TYPE_CHECKING:
    from jostle._jostle import World


class NoBar:
    """In place of a progress bar."""

    def update(self) -> None:
        pass

    def __enter__(self) -> NoBar:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def progress_bar(total: int, progress: bool | None, unit: str, done: int = 0) -> Any:
    """A bar; None: if the errors go to a terminal."""
    if progress is None:
        progress = sys.stderr is not None and sys.stderr.isatty()
    if not progress:
        return NoBar()
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return NoBar()
    return tqdm(total=total, initial=done, unit=unit)


def run(world: World, steps: int, dt: float, substeps: int, progress: bool | None) -> None:
    """World.run()"""
    try:
        count = range(steps)
    except TypeError:
        raise Error("World.run", "steps", repr(steps), "it must be a whole number") from None
    with progress_bar(len(count), progress, "step") as bar:
        for _ in count:
            world.step(dt, substeps)
            bar.update()
