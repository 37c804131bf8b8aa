# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The exceptions of jostle."""

from __future__ import annotations

import re

#: Types and calls of C++ that have other names in Python. An empty name: the type itself is called.
_TYPES = {"TriangleMesh": "Mesh", "LargePolygon": "Polygon"}
_CALLS = {
    "from_hull": "",
    "rounded_box": "box",
    "apply_force_to_center": "apply_force",
    "apply_impulse_to_center": "apply_impulse",
}


class Error(ValueError):
    """A refused call: nothing has changed.

    function: "World.create_body"
    argument: "linear_velocity"
    value: "(nan, 0)"
    requirement: "it must be finite"
    """

    def __init__(self, function: str, argument: str, value: str, requirement: str) -> None:
        super().__init__(function, argument, value, requirement)
        # Names of C++ become Python's: "Body::set_linear_velocity" sets the property Body.linear_velocity.
        type_name, _, call = function.rpartition("::")
        type_name = _TYPES.get(type_name, type_name)
        call = _CALLS.get(call, call)
        if call.startswith("set_") and _is_property(type_name, call[4:]):
            call = call[4:]
        self.function = ".".join(filter(None, (type_name, call)))
        self.argument = argument
        gone = re.fullmatch(r"the (body|shape|chain|joint) is gone", requirement)
        self.value = re.sub(r"^world \d+\.\d+ slot (\d+)\.\d+$", rf"<{gone[1]} \1>", value) if gone else value
        self.requirement = f"{requirement} s" if argument == "dt" and requirement.endswith("]") else requirement

    def __str__(self) -> str:
        return f"{self.function}: {self.argument} is {self.value}; {self.requirement}"


class SceneError(ValueError):
    """A scene that cannot be read: a sentence with the reason and the place."""


def _is_property(type_name: str, name: str) -> bool:
    from jostle import _jostle

    type_ = getattr(_jostle, type_name, None)
    return hasattr(type_, name) and not hasattr(type_, f"set_{name}")
