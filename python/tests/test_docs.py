# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Each example of the guides is run, and prints what they show; so does the README's."""

import contextlib
import io
import os
import pathlib
import re

import pytest

DOCS = os.environ.get("JOSTLE_DOCS")
pytestmark = pytest.mark.skipif(DOCS is None, reason="the guide is not beside an installed package")


def blocks(path):
    """(line, language, text) of each fenced block."""
    text = pathlib.Path(DOCS, path).read_text()
    for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        yield text.count("\n", 0, match.start()) + 1, match[1], match[2]


@pytest.mark.parametrize("path", ["docs/python.md", "docs/scale.md", "README.md"])
def test_examples_print_what_the_page_shows(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "guide"}
    printed, ran, compared = "", 0, 0
    for line, language, text in blocks(path):
        if language == "python":
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                exec(compile("\n" * line + text, path, "exec"), names)
            printed, ran = output.getvalue(), ran + 1
        elif language == "text" and ran:
            assert printed == text, f"{path}:{line}"
            printed, compared = "", compared + 1
    assert printed == "", "the page does not show what its last example prints"
    assert ran >= 1 and compared >= 1
