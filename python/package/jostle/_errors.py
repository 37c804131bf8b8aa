# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The exceptions of jostle."""


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
        type_name = type_name.replace("TriangleMesh", "Mesh")
        if call.startswith("set_") and _is_property(type_name, call[4:]):
            call = call[4:]
        self.function = f"{type_name}.{call}" if type_name else call
        self.argument = argument
        self.value = value
        self.requirement = requirement

    def __str__(self) -> str:
        return f"{self.function}: {self.argument} is {self.value}; {self.requirement}"


class SceneError(ValueError):
    """A scene that cannot be read: a sentence with the reason and the place."""


def _is_property(type_name: str, name: str) -> bool:
    from jostle import _jostle

    return isinstance(getattr(getattr(_jostle, type_name, None), name, None), property) or (
        hasattr(getattr(_jostle, type_name, None), name)
    )
