# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The names of Box2D without their b2: `from Box2D.b2 import world, fixtureDef`."""

import Box2D as _box2d


def _short(name):
    name = name[2:].lstrip("_")
    return name if name[:2].isupper() else name[0].lower() + name[1:]


globals().update({_short(_name): getattr(_box2d, _name) for _name in _box2d.__all__})
