# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""jostle: things that touch. 2-D rigid bodies, spatial trees and exact collision.

    import jostle
    world = jostle.World(gravity=(0, -10))
    box = world.create_body(type="dynamic", position=(0, 4))
    box.create_shape(jostle.Polygon.box(0.5, 0.5), density=2)
    world.step(1 / 60)

Units are metres, kilograms, seconds and radians.
"""

import sys as _sys

if not getattr(_sys, "_is_gil_enabled", lambda: True)():
    raise ImportError(
        "jostle needs Python's global interpreter lock, which this free-threaded interpreter runs without; start it "
        "with PYTHON_GIL=1, or use one that has the lock."
    )

from jostle._errors import Error, SceneError
from jostle._jostle import (
    Body,
    Bvh,
    Capsule,
    ChainShape,
    Circle,
    CustomJoint,
    CustomRows,
    DistanceJoint,
    DynamicTree,
    Events,
    FilterJoint,
    FrictionJoint,
    GearJoint,
    Geometry,
    Joint,
    KdTree,
    MotorJoint,
    Polygon,
    PreSolve,
    PrismaticJoint,
    PulleyJoint,
    RatchetJoint,
    RevoluteJoint,
    Segment,
    Shape,
    SlotJoint,
    TargetJoint,
    WeldJoint,
    WheelJoint,
    World,
    __version__,
    decompose,
    read_scene,
    reference_scene,
    reference_scene_names,
)
from jostle._values import (
    BodyCrushed,
    BodyFroze,
    BodyMove,
    BodySlept,
    BodyWoke,
    Box,
    Contact,
    ContactBegan,
    ContactEnded,
    ContactHit,
    ContactPoint,
    DistanceMotor,
    Energy,
    Filter,
    JointBreak,
    JointBroke,
    JointGone,
    JointLimit,
    JointServo,
    JointSpring,
    MassData,
    Material,
    MotionLocks,
    NearShape,
    PrismaticMotor,
    RevoluteMotor,
    SensorEntered,
    SensorLeft,
    SensorVisitor,
    ShapeGone,
    SlotMotor,
    Vec2,
    WheelMotor,
    WorldCounts,
    WorldHit,
)

__all__ = [name for name in dir() if not name.startswith("_")] + ["__version__"]
