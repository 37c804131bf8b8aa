# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Bodies and fixtures. There is one object for each, and a body may carry attributes of the user's: its __dict__ has nothing
else, as CarRacing asks a body's __dict__ what it is."""

from __future__ import annotations

import math

import jostle

from Box2D._contacts import b2ContactEdge
from Box2D._joints import b2JointEdge
from Box2D._math import b2Transform, b2Vec2
from Box2D._shapes import b2CircleShape, b2EdgeShape, b2Filter, b2FixtureDef, b2PolygonShape, set_all

b2_staticBody, b2_kinematicBody, b2_dynamicBody = 0, 1, 2
TYPES = ("static", "kinematic", "dynamic")


class b2BodyDef:
    """The definition of a body, with the fixtures that it begins with."""

    def __init__(self, **keywords):
        self.type = b2_staticBody
        self.position = (0, 0)  # [m]
        self.angle = 0.0  # [rad]
        self.linearVelocity = (0, 0)  # [m/s]
        self.angularVelocity = 0.0  # [rad/s]
        self.linearDamping = 0.0  # [1/s]
        self.angularDamping = 0.0  # [1/s]
        self.gravityScale = 1.0  # [1]
        self.allowSleep = True
        self.awake = True
        self.fixedRotation = False
        self.bullet = False
        self.active = True
        self.userData = None
        self.fixtures = None
        self.shapes = None
        self.shapeFixture = None
        set_all(self, keywords)


class b2MassData:
    """Mass [kg], centre [m], and inertia [kg m^2] about the body's origin."""

    __slots__ = ("mass", "center", "I")

    def __init__(self, mass=0.0, center=(0, 0), I=0.0):  # noqa: E741: Box2D's name
        self.mass = mass
        self.center = b2Vec2(center)
        self.I = I

    def __repr__(self):
        return f"b2MassData(mass={self.mass:g}, center={self.center!r}, I={self.I:g})"


def delegated(part, name, doc=None):
    """A property that is one of jostle's object in the slot `part`."""
    return property(
        lambda self: getattr(getattr(self, part), name),
        lambda self, value: setattr(getattr(self, part), name, value),
        doc=doc,
    )


class b2Fixture:
    """A shape of a body."""

    __slots__ = ("body", "userData", "_definition", "_shape", "__dict__")

    def __init__(self, body, definition):
        self.body = body
        self._definition = definition = definition.copy()
        self.userData = definition.userData
        self._shape = body._body.create_shape(
            definition.shape.geometry,
            density=float(definition.density),
            friction=float(definition.friction),
            restitution=float(definition.restitution),
            filter=definition.filter.filter,
            is_sensor=bool(definition.isSensor),
        )
        self._shape.fixture = self
        definition.filter._changed = self._refilter

    def __repr__(self):
        return f"b2Fixture({self.shape!r}, density={self.density:g}, friction={self.friction:g})"

    def _refilter(self, filter):
        self._shape.filter = filter.filter

    @property
    def shape(self):
        """A copy of the shape."""
        return self._definition.shape.copy()

    @property
    def type(self):
        return self._definition.shape.type

    @property
    def filterData(self):
        return self._definition.filter

    @filterData.setter
    def filterData(self, filter):
        self._definition.filter._changed = None
        self._definition.filter = b2Filter(*filter._values)
        self._definition.filter._changed = self._refilter
        self._refilter(filter)

    density = delegated("_shape", "density", "[kg/m^2] Setting it changes the body's mass at once.")
    friction = delegated("_shape", "friction")
    restitution = delegated("_shape", "restitution")
    sensor = delegated("_shape", "is_sensor")

    def TestPoint(self, point):
        return self._definition.shape.geometry.contains(self.body.GetLocalPoint(point))


class b2Body:
    """A body. Its angle counts whole turns."""

    __slots__ = ("world", "userData", "_body", "_fixtures", "_raw_angle", "_turns", "__dict__", "__weakref__")

    def __init__(self, world, definition):
        self.world = world
        self.userData = definition.userData
        self._fixtures = []
        self._body = world._world.create_body(
            type=TYPES[definition.type],
            position=definition.position,
            angle=math.remainder(definition.angle, 2 * math.pi),
            linear_velocity=definition.linearVelocity,
            angular_velocity=float(definition.angularVelocity),
            linear_damping=float(definition.linearDamping),
            angular_damping=float(definition.angularDamping),
            gravity_scale=float(definition.gravityScale),
            locks=(False, False, bool(definition.fixedRotation)),
            allow_sleep=bool(definition.allowSleep),
            awake=bool(definition.awake),
            bullet=bool(definition.bullet),
            enabled=bool(definition.active),
        )
        self._body.b2 = self
        self._note_angle(definition.angle)
        for fixture in as_list(definition.fixtures):
            self.CreateFixture(fixture)
        for shape in as_list(definition.shapes):
            self.CreateFixture(definition.shapeFixture or b2FixtureDef(), shape=shape)

    def __repr__(self):
        return f"b2Body({TYPES[self.type]} at {self.position!r}, angle={self.angle:g}, {len(self._fixtures)} fixtures)"

    def _note_angle(self, angle):
        self._raw_angle = self._body.angle
        self._turns = round((angle - self._raw_angle) / (2 * math.pi))

    def _follow_angle(self):
        """After a step: jostle's angle lies between -pi and pi, and no body turns by more than pi in a step."""
        angle = self._body.angle
        if abs(angle - self._raw_angle) > math.pi:
            self._turns += 1 if angle < self._raw_angle else -1
        self._raw_angle = angle

    @property
    def type(self):
        return TYPES.index(self._body.type)

    @type.setter
    def type(self, type):
        self._body.type = TYPES[type]

    @property
    def position(self):
        """[m] A copy."""
        return b2Vec2(self._body.position)

    @position.setter
    def position(self, position):
        self._body.position = position

    @property
    def angle(self):
        """[rad]"""
        return self._raw_angle + 2 * math.pi * self._turns

    @angle.setter
    def angle(self, angle):
        self._body.angle = math.remainder(angle, 2 * math.pi)
        self._note_angle(angle)

    @property
    def transform(self):
        """A copy. A pair of a position [m] and an angle [rad] may be set."""
        return b2Transform(self._body.position, self.angle)

    @transform.setter
    def transform(self, pair):
        self.position, self.angle = pair

    @property
    def linearVelocity(self):
        """[m/s] of the centre of mass; a copy."""
        return b2Vec2(self._body.linear_velocity)

    @linearVelocity.setter
    def linearVelocity(self, velocity):
        self._body.linear_velocity = velocity

    angularVelocity = delegated("_body", "angular_velocity", "[rad/s]")
    linearDamping = delegated("_body", "linear_damping", "[1/s]")
    angularDamping = delegated("_body", "angular_damping", "[1/s]")
    gravityScale = delegated("_body", "gravity_scale", "[1]")
    awake = delegated("_body", "is_awake")
    sleepingAllowed = delegated("_body", "allows_sleep")
    bullet = delegated("_body", "is_bullet")
    active = delegated("_body", "is_enabled")

    @property
    def fixedRotation(self):
        return self._body.locks.rotation

    @fixedRotation.setter
    def fixedRotation(self, fixed):
        self._body.locks = (False, False, bool(fixed))

    # Mass. jostle's inertia is about the centre of mass, Box2D's about the body's origin.

    mass = property(lambda self: self._body.mass, doc="[kg]")
    inertia = property(lambda self: self.massData.I, doc="[kg m^2] about the body's origin")
    localCenter = property(lambda self: b2Vec2(self._body.mass_data.center), doc="[m] in the body's frame")
    worldCenter = property(lambda self: self.GetWorldPoint(self._body.mass_data.center), doc="[m]")

    @property
    def massData(self):
        mass, center, inertia = self._body.mass_data
        return b2MassData(mass, center, inertia + mass * center.dot(center))

    @massData.setter
    def massData(self, data):
        x, y = data.center
        self._body.mass_data = jostle.MassData(data.mass, (x, y), data.I - data.mass * (x * x + y * y))

    def ResetMassData(self):
        """The mass is that of the fixtures again."""
        self._body.mass_data = None

    # Lists of things that hang on the body are new ones.

    fixtures = property(lambda self: list(self._fixtures))
    joints = property(lambda self: [b2JointEdge(joint.b2, self) for joint in self._body.joints])

    @property
    def contacts(self):
        return [b2ContactEdge(contact, self) for contact in self.world._contacts_of(self._body.contacts)]

    def CreateFixture(self, defn=None, **keywords):
        """A fixture by a definition, by the keywords of one, or by both: the keywords win."""
        self.world._require_unlocked("CreateFixture")
        definition = defn or b2FixtureDef()
        if keywords:
            own = b2Filter(*definition.filter._values)
            definition = b2FixtureDef(**{**vars(definition), "filter": own, **keywords})
        fixture = b2Fixture(self, definition)
        self._fixtures.append(fixture)
        return fixture

    def CreatePolygonFixture(self, *, vertices=None, box=None, **keywords):
        return self.CreateFixture(shape=b2PolygonShape(vertices, box), **keywords)

    def CreateCircleFixture(self, *, radius, pos=(0, 0), **keywords):
        return self.CreateFixture(shape=b2CircleShape(radius, pos), **keywords)

    def CreateEdgeFixture(self, *, vertices, **keywords):
        return self.CreateFixture(shape=b2EdgeShape(vertices), **keywords)

    def DestroyFixture(self, fixture):
        self.world._require_unlocked("DestroyFixture")
        self.world._end_contacts(lambda contact: fixture in (contact.fixtureA, contact.fixtureB))
        self._fixtures.remove(fixture)
        self.world._world.destroy(fixture._shape)

    # Forces act for the next step, impulses at once. Nothing pushes a body that is not dynamic.

    def _is_pushed(self, wake):
        return self._body.type == "dynamic" and (wake or self._body.is_awake)

    def ApplyForce(self, force, point, wake=True):
        if self._is_pushed(wake):
            self._body.apply_force(force, point)

    def ApplyForceToCenter(self, force, wake=True):
        if self._is_pushed(wake):
            self._body.apply_force(force)

    def ApplyTorque(self, torque, wake=True):
        if self._is_pushed(wake):
            self._body.apply_torque(torque)

    def ApplyLinearImpulse(self, impulse, point, wake=True):
        if self._is_pushed(wake):
            self._body.apply_impulse(impulse, point)

    def ApplyAngularImpulse(self, impulse, wake=True):
        if self._is_pushed(wake):
            self._body.apply_angular_impulse(impulse)

    def GetWorldPoint(self, point):
        return b2Vec2(self._body.world_point(point))

    def GetWorldVector(self, vector):
        return b2Vec2(self._body.world_vector(vector))

    def GetLocalPoint(self, point):
        return b2Vec2(self._body.local_point(point))

    def GetLocalVector(self, vector):
        return b2Vec2(self._body.local_vector(vector))

    def GetLinearVelocityFromWorldPoint(self, point):
        return b2Vec2(self._body.velocity_at(point))

    def GetLinearVelocityFromLocalPoint(self, point):
        return b2Vec2(self._body.velocity_at(self._body.world_point(point)))


def as_list(one_or_many):
    if one_or_many is None:
        return []
    return list(one_or_many) if isinstance(one_or_many, (list, tuple)) else [one_or_many]
