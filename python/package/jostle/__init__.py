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
from typing import TYPE_CHECKING as _TYPE_CHECKING

if not getattr(_sys, "_is_gil_enabled", lambda: True)():
    raise ImportError(
        "jostle needs Python's global interpreter lock, which this free-threaded interpreter runs without; start it "
        "with PYTHON_GIL=1, or use one that has the lock."
    )

from jostle._errors import Error, SceneError
from jostle._jostle import (
    Batch,
    Body,
    BroadPhase,
    Bvh,
    Capsule,
    ChainShape,
    Circle,
    Crowd,
    CrowdWorld,
    CustomJoint,
    CustomRows,
    DistanceJoint,
    DynamicTree,
    Events,
    FilterJoint,
    FlowField,
    FrictionJoint,
    GearJoint,
    Geometry,
    Guide,
    Joint,
    KdTree,
    Mesh,
    MeshPairMemory,
    MeshScene,
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
    clean_outline,
    decompose,
    read_scene,
    reference_scene,
    reference_scene_names,
)
from jostle._jostle import version as _version
from jostle._values import (
    AgentDef,
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
    CrowdProfile,
    DistanceMotor,
    Energy,
    Episode,
    Filter,
    IslandReport,
    JointBreak,
    JointBroke,
    JointGone,
    JointLimit,
    JointServo,
    JointSpring,
    LintFinding,
    LoadReport,
    MassData,
    Material,
    MeshContactTime,
    MeshDistance,
    MeshMass,
    MeshMotion,
    MeshPoint,
    MeshRayHit,
    MeshReport,
    MeshSceneHit,
    MeshScenePoint,
    MotionLocks,
    NearShape,
    ObstacleDef,
    OutlineChanges,
    PrimitiveDistance,
    PrismaticMotor,
    RevoluteMotor,
    SensorEntered,
    SensorLeft,
    SensorVisitor,
    ShapeGone,
    ShapeRayHit,
    SlotMotor,
    Vec2,
    WheelMotor,
    WorldCounts,
    WorldHit,
)

if _TYPE_CHECKING:
    from jostle._sweep import sweep
    from jostle._sweep_log import SweepError

__version__: str = _version()


def __getattr__(name: str) -> object:
    """Sweeps are imported when they are asked for: importing jostle stays quick."""
    if name not in ("sweep", "SweepError"):
        import difflib

        near = difflib.get_close_matches(name, __all__, 1)
        hint = f"; did you mean {near[0]!r}?" if near and not name.startswith("_") else ""
        raise AttributeError(f"module 'jostle' has no attribute {name!r}{hint}")
    from jostle import _sweep

    globals().update(sweep=_sweep.sweep, SweepError=_sweep.SweepError)
    return globals()[name]


__all__ = [
    "__version__",
    "AgentDef",
    "Batch",
    "Body",
    "BodyCrushed",
    "BodyFroze",
    "BodyMove",
    "BodySlept",
    "BodyWoke",
    "Box",
    "BroadPhase",
    "Bvh",
    "Capsule",
    "ChainShape",
    "Circle",
    "Contact",
    "ContactBegan",
    "ContactEnded",
    "ContactHit",
    "ContactPoint",
    "Crowd",
    "CrowdProfile",
    "CrowdWorld",
    "CustomJoint",
    "CustomRows",
    "DistanceJoint",
    "DistanceMotor",
    "DynamicTree",
    "Energy",
    "Episode",
    "Error",
    "Events",
    "Filter",
    "FilterJoint",
    "FlowField",
    "FrictionJoint",
    "GearJoint",
    "Geometry",
    "Guide",
    "IslandReport",
    "Joint",
    "JointBreak",
    "JointBroke",
    "JointGone",
    "JointLimit",
    "JointServo",
    "JointSpring",
    "KdTree",
    "LintFinding",
    "LoadReport",
    "MassData",
    "Material",
    "Mesh",
    "MeshContactTime",
    "MeshDistance",
    "MeshMass",
    "MeshMotion",
    "MeshPairMemory",
    "MeshPoint",
    "MeshRayHit",
    "MeshReport",
    "MeshScene",
    "MeshSceneHit",
    "MeshScenePoint",
    "MotionLocks",
    "MotorJoint",
    "NearShape",
    "ObstacleDef",
    "OutlineChanges",
    "Polygon",
    "PreSolve",
    "PrimitiveDistance",
    "PrismaticJoint",
    "PrismaticMotor",
    "PulleyJoint",
    "RatchetJoint",
    "RevoluteJoint",
    "RevoluteMotor",
    "SceneError",
    "Segment",
    "SensorEntered",
    "SensorLeft",
    "SensorVisitor",
    "Shape",
    "ShapeGone",
    "ShapeRayHit",
    "SlotJoint",
    "SlotMotor",
    "SweepError",
    "TargetJoint",
    "Vec2",
    "WeldJoint",
    "WheelJoint",
    "WheelMotor",
    "World",
    "WorldCounts",
    "WorldHit",
    "clean_outline",
    "decompose",
    "read_scene",
    "reference_scene",
    "reference_scene_names",
    "sweep",
]
