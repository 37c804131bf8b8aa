# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The version for scikit-build-core: the one of the C++ header, beside this folder in a clone, within it in an sdist."""

import pathlib
import re


def dynamic_metadata(field, settings=None):
    if field != "version":
        raise RuntimeError(f"version.py knows the version only, not {field}")
    here = pathlib.Path(__file__).resolve().parent
    for root in [here / "library", here.parent]:
        header = root / "include/jostle/core/version.h"
        if header.exists():
            return ".".join(re.findall(r"#define JOSTLE_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header.read_text()))
    raise RuntimeError("include/jostle/core/version.h is neither in library/ nor beside this folder")
