# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Name and source hash of a function, for the log of a sweep. The hash changes with an edit of the function, and is the same in
each process of one version of Python. The function's own code and enclosed values count; functions that it calls, globals, and
attributes of an object whose method it is, do not."""

from __future__ import annotations

import functools
import hashlib
import inspect
import pathlib
import sys
import types
from collections.abc import Iterator
from typing import Any

from jostle._sweep_log import to_json


def name_of(function: Any) -> str:
    """A function as the log knows it."""
    module = getattr(function, "__module__", None) or type(function).__module__
    if module == "__main__" and (file := getattr(sys.modules["__main__"], "__file__", None)):
        module = pathlib.Path(file).stem
    return f"{module}.{getattr(function, '__qualname__', type(function).__qualname__)}"


def source_hash(function: Any) -> str:
    version = f"Python {sys.version_info.major}.{sys.version_info.minor}"  # whose code it is
    return hashlib.sha256("\n".join([version, *parts_of(function)]).encode()).hexdigest()[:12]


def parts_of(function: Any) -> Iterator[str]:
    """Texts that differ where the function does: what partial() gives, what a nested function encloses, the source."""
    while isinstance(function, functools.partial):
        yield text_of([text_of(one) for one in function.args])
        yield text_of({name: text_of(one) for name, one in function.keywords.items()})
        function = function.func
    function = inspect.unwrap(getattr(function, "__func__", function))
    if isinstance(function, types.FunctionType):
        cells = [cell for cell in function.__closure__ or () if cell != types.CellType()]
        yield text_of([text_of(cell.cell_contents) for cell in cells])
    elif not inspect.isclass(function):
        function = type(function)
    yield from source_of(function)


def source_of(function: types.FunctionType | type) -> Iterator[str]:
    """The code that runs, not the text of the file, which may have been edited since; and default values."""
    for one in [function] if isinstance(function, types.FunctionType) else vars(function).values():
        if isinstance(one, types.FunctionType):
            yield text_of([text_of(value) for value in one.__defaults__ or ()])
            yield text_of({name: text_of(value) for name, value in (one.__kwdefaults__ or {}).items()})
            yield from code_of(one.__code__)


def code_of(code: types.CodeType) -> Iterator[str]:
    """What code does, without its file and lines."""
    yield f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_freevars}"
    for value in code.co_consts:
        if isinstance(value, types.CodeType):
            yield from code_of(value)
        else:  # ORDER: of a set by text, as its own order is another in each process
            yield repr(sorted(map(repr, value)) if isinstance(value, frozenset) else value)


def text_of(value: Any) -> str:
    """A value as JSON, or its type where JSON has none: repr() may have an address, which is another in each process."""
    try:
        return to_json(value)
    except (TypeError, ValueError):
        return type(value).__qualname__
