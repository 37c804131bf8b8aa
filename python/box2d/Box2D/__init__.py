# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""jostle-box2d: the part of pybox2d that the environments of Gymnasium and PettingZoo use, over jostle. docs/gymnasium.md of
jostle's repository says what it has, and how near the two are to each other."""

import importlib.metadata as _metadata

for _name in ("box2d", "box2d-py"):
    try:
        _metadata.distribution(_name)
    except _metadata.PackageNotFoundError:
        continue
    raise ImportError(
        f"jostle-box2d and {_name} are both installed here, and both have the module Box2D: uninstall both, then install "
        "the one that you want."
    )

from Box2D._bodies import (
    b2_dynamicBody,
    b2_kinematicBody,
    b2_staticBody,
    b2Body,
    b2BodyDef,
    b2Fixture,
    b2MassData,
)
from Box2D._contacts import b2Contact, b2ContactEdge, b2ContactListener, b2QueryCallback, b2RayCastCallback
from Box2D._joints import b2JointEdge, b2RevoluteJoint, b2RevoluteJointDef
from Box2D._math import b2AABB, b2Transform, b2Vec2
from Box2D._shapes import b2CircleShape, b2EdgeShape, b2Filter, b2FixtureDef, b2PolygonShape, b2Shape
from Box2D._world import b2World

__version__ = _metadata.version("jostle-box2d")

__all__ = [name for name in globals() if name.startswith("b2")]


def __getattr__(name):
    if name.startswith("b2") and name != "b2":
        raise AttributeError(
            f"jostle-box2d has no {name}: it has what the environments of Gymnasium and PettingZoo use of Box2D."
        )
    raise AttributeError(f"module 'Box2D' has no attribute '{name}'")


from Box2D import b2  # noqa: E402: it reads the names above
