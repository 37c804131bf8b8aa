# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Pictures: SVG by the library, PNG by resvg, where that is installed."""

from __future__ import annotations

import os
import pathlib

from jostle._errors import Error


class Drawing:
    """A picture of a world or a crowd, which notebooks show by itself. `svg` is its text; save() writes a file."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def png(self, *, zoom: float = 1.0) -> bytes:
        """As PNG, of `zoom` times as many pixels a side; by the package resvg-py."""
        convert = _resvg()
        if convert is None:
            raise Error(
                "Drawing.png", "resvg_py", "not installed",
                "PNG needs it: pip install 'jostle[png]', or resvg-py; SVG needs nothing",
            )
        if not 0 < zoom <= 16:
            raise Error("Drawing.png", "zoom", repr(zoom), "it must be above 0 and at most 16")
        return convert(self.svg, zoom)

    def save(self, path: str | os.PathLike[str], *, zoom: float = 1.0) -> None:
        """Writes a file: .svg or .png, as the path ends."""
        to = pathlib.Path(path)
        if to.suffix.lower() == ".svg":
            to.write_text(self.svg, encoding="utf-8")
        elif to.suffix.lower() == ".png":
            to.write_bytes(self.png(zoom=zoom))
        else:
            raise Error("Drawing.save", "path", repr(str(path)), "it must end in .svg or .png")

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_png_(self) -> bytes | None:
        return None if _resvg() is None else self.png()

    def __repr__(self) -> str:
        return f"<Drawing, {len(self.svg)} bytes of SVG>"


def _resvg():
    """The function that makes PNG of SVG, if there is one."""
    try:
        import resvg_py
    except ImportError:
        return None
    return lambda svg, zoom: bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, skip_system_fonts=True))
