# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Values: tuples with named fields. The C++ tables (python/src/tables.h, records.h) have the same fields and defaults, as
a test sees to. Units are in brackets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Union

import numpy.typing

if TYPE_CHECKING:
    from jostle._jostle import Body, ChainShape, Joint, Shape

#: Two numbers: a Vec2, a tuple, a list, or an array.
Point = Union["Vec2", Sequence[float], numpy.typing.NDArray[Any]]
#: Rows of two numbers.
Points = Union[Sequence[Point], numpy.typing.ArrayLike]
#: Three numbers.
Point3 = Union[Sequence[float], numpy.typing.NDArray[Any]]
#: Numbers of agents or obstacles: one, or an array.
Agents = Union[int, Sequence[int], numpy.typing.ArrayLike]
#: Where a mesh lies: a matrix of 4 by 4 (or of 3 by 4) numbers, or a position of three.
Pose = Union[numpy.typing.ArrayLike, None]
#: Bodies, or an array of their ids.
Bodies = Union[Sequence["Body"], numpy.typing.ArrayLike]

_MAX = 3.4028234663852886e38  # the largest float32: no limit
_Rule = Literal["geometric_mean", "maximum", "average", "minimum", "product"]


class _Pair(NamedTuple):
    x: float
    y: float


class Vec2(_Pair):
    """A vector of the plane. It is a tuple, yet + - * / work on it as on a vector."""

    __slots__ = ()

    def __add__(self, other: Point) -> Vec2:  # type: ignore[override]
        return Vec2(self[0] + other[0], self[1] + other[1])

    __radd__ = __add__

    def __sub__(self, other: Point) -> Vec2:
        return Vec2(self[0] - other[0], self[1] - other[1])

    def __rsub__(self, other: Point) -> Vec2:
        return Vec2(other[0] - self[0], other[1] - self[1])

    def __mul__(self, factor: float) -> Vec2:  # type: ignore[override]
        return Vec2(self[0] * factor, self[1] * factor)

    __rmul__ = __mul__  # type: ignore[assignment]

    def __truediv__(self, divisor: float) -> Vec2:
        return Vec2(self[0] / divisor, self[1] / divisor)

    def __neg__(self) -> Vec2:
        return Vec2(-self[0], -self[1])

    def dot(self, other: Point) -> float:
        """The scalar product."""
        return self[0] * other[0] + self[1] * other[1]

    def cross(self, other: Point) -> float:
        """The z component of the cross product in space."""
        return self[0] * other[1] - self[1] * other[0]

    @property
    def length(self) -> float:
        """The Euclidean length."""
        return math.hypot(self[0], self[1])

    def normalized(self) -> Vec2:
        """Of length 1; a zero vector stays zero."""
        length = self.length
        return self / length if length > 0 else self

    def rotated(self, angle: float) -> Vec2:
        """Turned by an angle [rad]."""
        cosine, sine = math.cos(angle), math.sin(angle)
        return Vec2(cosine * self[0] - sine * self[1], sine * self[0] + cosine * self[1])


class Box(NamedTuple):
    """A box whose sides are parallel to the axes [m]."""

    lower: Vec2
    upper: Vec2


class MotionLocks(NamedTuple):
    """Motions that nothing gives a body."""

    x: bool = False
    y: bool = False
    rotation: bool = False


class MassData(NamedTuple):
    """Mass [kg], centre of mass [m], inertia [kg m^2] about it."""

    mass: float = 0.0
    center: Point = Vec2(0.0, 0.0)
    inertia: float = 0.0


class Material(NamedTuple):
    """A shape's surface."""

    friction: float = 0.6
    restitution: float = 0.0
    rolling_resistance: float = 0.0
    surface_speed: float = 0.0
    id: int = 0
    friction_rule: _Rule = "geometric_mean"
    restitution_rule: _Rule = "maximum"


class Filter(NamedTuple):
    """Which shapes collide: each one's category must have a bit in common with the other's mask. Two of one group always
    (positive) or never (negative) do."""

    category: int = 1
    mask: int = 0xFFFFFFFFFFFFFFFF
    group: int = 0


class JointLimit(NamedTuple):
    """The range of an angle [rad] or a length [m]."""

    lower: float = 0.0
    upper: float = 0.0


class JointSpring(NamedTuple):
    """A spring [Hz] with a damper [1]."""

    hertz: float = 0.0
    damping_ratio: float = 1.0


class JointServo(NamedTuple):
    """A motor to an angle [rad] or a length [m], with at most `max` [N m] or [N]."""

    target: float = 0.0
    hertz: float = 0.0
    damping_ratio: float = 1.0
    max: float = _MAX


class JointBreak(NamedTuple):
    """The force [N] or torque [N m] beyond which a joint breaks, and whether it goes then."""

    force: float = _MAX
    torque: float = _MAX
    destroy: bool = False


class RevoluteMotor(NamedTuple):
    """A speed [rad/s], with at most a torque [N m]."""

    speed: float = 0.0
    max_torque: float = 0.0


class WheelMotor(NamedTuple):
    """A speed [rad/s], with at most a torque [N m]."""

    speed: float = 0.0
    max_torque: float = 0.0


class PrismaticMotor(NamedTuple):
    """A speed [m/s], with at most a force [N]."""

    speed: float = 0.0
    max_force: float = 0.0


class DistanceMotor(NamedTuple):
    """A speed [m/s], with at most a force [N]."""

    speed: float = 0.0
    max_force: float = 0.0


class SlotMotor(NamedTuple):
    """A speed [m/s], with at most a force [N]."""

    speed: float = 0.0
    max_force: float = 0.0


class WorldCounts(NamedTuple):
    """How many there are of everything in a world."""

    bodies: int
    awake_bodies: int
    islands: int
    shapes: int
    chains: int
    joints: int
    contacts: int
    touching: int


class Energy(NamedTuple):
    """The energy of a world [J]."""

    kinetic: float
    potential: float
    springs: float


class IslandReport(NamedTuple):
    """An island that is awake: bodies that touch or are joined. Lengths [m], angle [rad], speeds [m/s], time [s] until it may
    sleep."""

    first: Body
    bodies: int
    contacts: int
    joints: int
    max_penetration: float
    max_joint_error: float
    max_joint_angle_error: float
    residual: float
    reason: str
    cause: Body | None
    max_speed: float
    time_to_sleep: float


class LintFinding(NamedTuple):
    """A probable mistake: a sentence, and the objects that it is about; None where there is none."""

    type: str
    value: float
    body_a: Body | None
    body_b: Body | None
    shape_a: Shape | None
    shape_b: Shape | None
    chain: ChainShape | None
    joint: Joint | None
    sentence: str


class OutlineChanges(NamedTuple):
    """Changes that clean_outline() has made; the counts are all 0, and the tolerance, where nothing was."""

    joined: int
    crossings: int
    touches: int
    cancelled: int
    pinches: int
    dropped: int
    cuts: int
    dropped_area: float
    tolerance: float


class ContactPoint(NamedTuple):
    """A point [m] of a contact; separation [m], impulses [N s], force [N] on the second shape."""

    point: Vec2
    separation: float
    normal_impulse: float
    tangent_impulse: float
    force: Vec2


class Contact(NamedTuple):
    """Two shapes whose boxes overlap; the first `count` points are there."""

    shape_a: Shape
    shape_b: Shape
    normal: Vec2
    count: int  # type: ignore[assignment]
    points: tuple[ContactPoint, ...]
    friction: float
    restitution: float
    rolling_resistance: float
    surface_speed: float
    is_sensor: bool
    is_touching: bool
    enabled: bool


class SensorVisitor(NamedTuple):
    """A shape that touches a sensor, and since when [s]."""

    shape: Shape
    time: float


class WorldHit(NamedTuple):
    """Where a ray, or a shape that moves, meets a shape: fraction [1] of the way, point [m], normal [1]."""

    hit: bool
    started_inside: bool
    fraction: float
    point: Vec2
    normal: Vec2
    shape: Shape


class NearShape(NamedTuple):
    """A shape near a point: distance [m], its point [m], normal [1]."""

    hit: bool
    distance: float
    point: Vec2
    normal: Vec2
    shape: Shape


class ShapeRayHit(NamedTuple):
    """Where a ray meets a shape: fraction [1] of the ray, point [m], normal [1]."""

    hit: bool
    started_inside: bool
    fraction: float
    point: Vec2
    normal: Vec2


class ContactBegan(NamedTuple):
    """Two shapes have begun to touch; point [m], normal [1] from A to B, velocities before the impact."""

    shape_a: Shape
    shape_b: Shape
    point: Vec2
    normal: Vec2
    linear_velocity_a: Vec2
    linear_velocity_b: Vec2
    angular_velocity_a: float
    angular_velocity_b: float
    approach_speed: float


class ContactEnded(NamedTuple):
    """Two shapes have ceased to touch; either may be gone."""

    shape_a: Shape
    shape_b: Shape
    user_data_a: int
    user_data_b: int


class ContactHit(NamedTuple):
    """Two shapes have met fast: point [m], normal [1] from A to B, speed [m/s]."""

    shape_a: Shape
    shape_b: Shape
    point: Vec2
    normal: Vec2
    approach_speed: float


class SensorEntered(NamedTuple):
    """A sensor has begun to touch a shape; fraction [1] of the step."""

    sensor: Shape
    visitor: Shape
    fraction: float


class SensorLeft(NamedTuple):
    """A sensor has ceased to touch a shape; either may be gone."""

    sensor: Shape
    visitor: Shape
    sensor_user_data: int
    visitor_user_data: int
    passed: bool


class BodyMove(NamedTuple):
    """A body that a step has simulated: position [m], cosine and sine."""

    body: Body
    position: Vec2
    rotation: tuple[float, float]
    user_data: int


class BodySlept(NamedTuple):
    """A body has fallen asleep."""

    body: Body
    user_data: int


class BodyWoke(NamedTuple):
    """A body sleeps no more."""

    body: Body
    user_data: int


class BodyFroze(NamedTuple):
    """The velocity or the pose of a body became infinite or NaN; it is where it was before."""

    body: Body
    user_data: int


class BodyCrushed(NamedTuple):
    """A kinematic shape pressed a body against another shape."""

    body: Body
    by: Shape
    against: Shape
    user_data: int


class ShapeGone(NamedTuple):
    """A shape that went with its body."""

    shape: Shape
    user_data: int


class JointGone(NamedTuple):
    """A joint that went with one of its bodies."""

    joint: Joint
    user_data: int


class JointBroke(NamedTuple):
    """The force [N] or torque [N m] of a joint was beyond Joint.break_at."""

    joint: Joint
    force: Vec2
    torque: float
    destroyed: bool
    user_data: int


class Episode(NamedTuple):
    """A world of a Batch is made for it."""

    world: int  #: its place in the batch
    number: int  #: of worlds that the place had before
    seed: int  #: its own, from the batch's seed, the place and the number
    parameters: numpy.typing.NDArray[Any]  #: the place's own, float32


class LoadReport(NamedTuple):
    """Functions that a saved world had, and the world that loaded it does not have."""

    without_function: list[Shape]  #: shapes that ask one
    should_collide: bool  #: World.on_should_collide
    custom_joints: bool  #: World.on_custom_joints

    @property
    def is_complete(self) -> bool:
        """Whether none is missing."""
        return not (self.without_function or self.should_collide or self.custom_joints)


class AgentDef(NamedTuple):
    """An agent of a Crowd, as it is now: lengths [m], speeds [m/s], times [s]."""

    position: tuple[float, ...]
    velocity: tuple[float, ...]
    preferred_velocity: tuple[float, ...]
    goal: tuple[float, ...] | None
    preferred_speed: float
    radius: float
    max_speed: float
    max_acceleration: float
    horizon: float
    obstacle_horizon: float
    neighbor_distance: float
    max_neighbors: int
    layer: int
    mask: int
    responds: bool
    user_data: int


class ObstacleDef(NamedTuple):
    """An obstacle of a Crowd: points [m], (n, 2)."""

    points: numpy.typing.NDArray[Any]
    shape: Literal["chain", "polygon"]
    layer: int
    user_data: int


class CrowdProfile(NamedTuple):
    """The time [ns] of each stage of a crowd's last step."""

    tree: int
    neighbors: int
    choice: int
    agreement: int
    movement: int


class MeshRayHit(NamedTuple):
    """Where a ray meets a mesh: fraction [1] of the ray, point [m], normal [1]."""

    hit: bool
    triangle: int
    fraction: float
    point: tuple[float, float, float]
    normal: tuple[float, float, float]


class MeshPoint(NamedTuple):
    """A point [m] of a mesh near another, with the distance [m] and the part of the triangle: "corner0" to "corner2", "edge0"
    to "edge2" or "face"; in arrays 0 to 6."""

    hit: bool
    triangle: int
    feature: str
    point: tuple[float, float, float]
    distance: float


class MeshDistance(NamedTuple):
    """How far two meshes are apart [m], with a point of each [m], their triangles and the parts of these."""

    hit: bool
    distance: float
    point_a: tuple[float, float, float]
    point_b: tuple[float, float, float]
    triangle_a: int
    triangle_b: int
    feature_a: str
    feature_b: str


class PrimitiveDistance(NamedTuple):
    """How far a mesh is from a ball, a capsule or a box [m], with a point of each [m]."""

    hit: bool
    distance: float
    point_on_mesh: tuple[float, float, float]
    point_on_other: tuple[float, float, float]
    triangle: int
    feature: str


class MeshSceneHit(NamedTuple):
    """Where a ray meets a MeshScene: fraction [1] of the ray, point [m], normal [1]."""

    hit: bool
    instance: int
    triangle: int
    fraction: float
    point: tuple[float, float, float]
    normal: tuple[float, float, float]


class MeshScenePoint(NamedTuple):
    """A point [m] of a MeshScene near another, with the distance [m]."""

    hit: bool
    instance: int
    triangle: int
    feature: str
    point: tuple[float, float, float]
    distance: float


class MeshMotion(NamedTuple):
    """From fraction 0 to 1 a point of a mesh moves along a line [m], and the mesh turns [rad] about it, both evenly."""

    start: Pose = None
    translation: Point3 = (0.0, 0.0, 0.0)
    turn: Point3 = (0.0, 0.0, 0.0)
    center: Point3 = (0.0, 0.0, 0.0)


class MeshContactTime(NamedTuple):
    """When two meshes that move come near: the fraction [1] of their motions, and how they lie then."""

    state: Literal["separated", "hit", "unknown"]
    fraction: float
    nearest: MeshDistance
    distances: int


class MeshMass(NamedTuple):
    """Of a solid with density 1: volume [m^3], centre of mass [m], inertia [m^5] about it, (3, 3)."""

    volume: float
    center: tuple[float, float, float]
    inertia: numpy.typing.NDArray[Any]


class MeshReport(NamedTuple):
    """Flaws of a mesh: the numbers of triangles and vertices; of edges rows of two vertices and the first triangle, (n, 3)."""

    degenerate: numpy.typing.NDArray[Any]  #: triangles whose corners lie on a line
    duplicate: numpy.typing.NDArray[Any]  #: triangles with the same three places as an earlier one
    duplicate_vertices: numpy.typing.NDArray[Any]  #: at the place of an earlier one
    unused_vertices: numpy.typing.NDArray[Any]  #: that no triangle names
    open_edges: numpy.typing.NDArray[Any]  #: of one triangle: the borders of holes
    crowded_edges: numpy.typing.NDArray[Any]  #: of three triangles or more
    clashing_edges: numpy.typing.NDArray[Any]  #: of two triangles that both run along it the same way
    pinched_vertices: numpy.typing.NDArray[Any]  #: where the triangles form more than one fan
    closed: bool  #: it bounds a solid

    @property
    def is_manifold(self) -> bool:
        """Closed, and each point of it has a neighbourhood like a disc's."""
        return self.closed and not (len(self.crowded_edges) or len(self.clashing_edges) or len(self.pinched_vertices))
