# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Joints: hinges, the only type that the environments of Gymnasium and PettingZoo have."""

from __future__ import annotations

import math

from Box2D._math import b2Vec2
from Box2D._shapes import set_all


class b2RevoluteJointDef:
    """The definition of a hinge. `anchor` [m], of the world, sets both local anchors. Where the two bodies are given, the
    angle of reference is that which they have, unless another is given."""

    def __init__(self, **keywords):
        self.bodyA = None
        self.bodyB = None
        self.localAnchorA = (0, 0)  # [m]
        self.localAnchorB = (0, 0)  # [m]
        self.referenceAngle = 0.0  # [rad]
        self.enableLimit = False
        self.lowerAngle = 0.0  # [rad]
        self.upperAngle = 0.0  # [rad]
        self.enableMotor = False
        self.motorSpeed = 0.0  # [rad/s]
        self.maxMotorTorque = 0.0  # [N m]
        self.collideConnected = False
        self.userData = None
        anchor = keywords.pop("anchor", None)
        set_all(self, keywords)
        if self.bodyA and self.bodyB and "referenceAngle" not in keywords:
            self.referenceAngle = self.bodyB.angle - self.bodyA.angle
        if anchor is not None:
            self._set_anchors(anchor)

    def _set_anchors(self, anchor):
        self.localAnchorA = self.bodyA.GetLocalPoint(anchor)
        self.localAnchorB = self.bodyB.GetLocalPoint(anchor)

    def Initialize(self, bodyA, bodyB, anchor):
        self.bodyA, self.bodyB = bodyA, bodyB
        self._set_anchors(anchor)
        self.referenceAngle = bodyB.angle - bodyA.angle


class b2JointEdge:
    """A joint of a body, and the other body."""

    __slots__ = ("joint", "other")

    def __init__(self, joint, body):
        self.joint = joint
        self.other = joint.bodyB if joint.bodyA is body else joint.bodyA


class b2RevoluteJoint:
    """A hinge. Setting its motor or its limits wakes its bodies."""

    def __init__(self, world, definition):
        self.bodyA = definition.bodyA
        self.bodyB = definition.bodyB
        self.userData = definition.userData
        self._motor = (float(definition.motorSpeed), float(definition.maxMotorTorque))
        self._limits = (float(definition.lowerAngle), float(definition.upperAngle))
        self._joint = world._world.create_revolute(
            self.bodyA._body,
            self.bodyB._body,
            anchor_a=definition.localAnchorA,
            anchor_b=definition.localAnchorB,
            reference_angle=math.remainder(definition.referenceAngle, 2 * math.pi),
            motor=self._motor if definition.enableMotor else None,
            collide_connected=bool(definition.collideConnected),
        )
        self._joint.b2 = self
        self._reference_angle = float(definition.referenceAngle)
        # [rad] jostle's angle of a hinge begins between -pi and pi; Box2D's is the difference of the bodies' angles.
        angle = self.bodyB.angle - self.bodyA.angle - self._reference_angle
        self._turns = 2 * math.pi * round((angle - self._joint.angle) / (2 * math.pi))
        if definition.enableLimit:
            self._set_limits(True, *self._limits)

    def __repr__(self):
        return f"b2RevoluteJoint(angle={self.angle:g}, motorSpeed={self.motorSpeed:g})"

    def _wake(self):
        self.bodyA.awake = True
        self.bodyB.awake = True

    def _set_motor(self, enabled, speed, torque):
        self._motor = (float(speed), float(torque))
        self._joint.motor = self._motor if enabled else None
        self._wake()

    def _set_limits(self, enabled, lower, upper):
        self._limits = (float(lower), float(upper))
        self._joint.limit = (self._limits[0] - self._turns, self._limits[1] - self._turns) if enabled else None
        self._wake()

    @property
    def angle(self):
        """[rad] through all turns."""
        return self._joint.angle + self._turns

    @property
    def speed(self):
        """[rad/s]"""
        return self.bodyB.angularVelocity - self.bodyA.angularVelocity

    @property
    def anchorA(self):
        return b2Vec2(self._joint.anchor_a)

    @property
    def anchorB(self):
        return b2Vec2(self._joint.anchor_b)

    motorEnabled = property(lambda self: self._joint.motor is not None, lambda self, on: self._set_motor(on, *self._motor))
    motorSpeed = property(
        lambda self: self._motor[0],
        lambda self, speed: self._set_motor(self.motorEnabled, speed, self._motor[1]),
        doc="[rad/s]",
    )
    maxMotorTorque = property(
        lambda self: self._motor[1],
        lambda self, torque: self._set_motor(self.motorEnabled, self._motor[0], torque),
        doc="[N m]",
    )
    limitEnabled = property(lambda self: self._joint.limit is not None, lambda self, on: self._set_limits(on, *self._limits))
    lowerLimit = property(
        lambda self: self._limits[0],
        lambda self, lower: self._set_limits(self.limitEnabled, lower, self._limits[1]),
        doc="[rad]",
    )
    upperLimit = property(
        lambda self: self._limits[1],
        lambda self, upper: self._set_limits(self.limitEnabled, self._limits[0], upper),
        doc="[rad]",
    )
    limits = property(lambda self: self._limits, lambda self, both: self._set_limits(self.limitEnabled, *both), doc="[rad]")

    def GetReactionForce(self, inv_dt):
        """[N] on B, in the last step."""
        return b2Vec2(self._joint.reaction_force)

    def GetReactionTorque(self, inv_dt):
        """[N m] on B, in the last step."""
        return self._joint.reaction_torque
