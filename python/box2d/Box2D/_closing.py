# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Closes new hinges. The legs of LunarLander and of the walkers are made half a metre from their hinges, and beyond their
limits; Box2D's first steps put them together by its iterations of positions [Catto2009, nonlinear Gauss-Seidel], and the
pose of the figure at the beginning of an episode is where these lead. jostle would draw the bodies together over many steps,
and legs that were put into the ground would jump out of it: so corners are kept above what does not move, too.

Invariant: no velocity changes. All numbers come from jostle's own functions and from + - * /: the same bits on every machine.
Cost: a few microseconds per hinge and iteration, in the first step of a hinge that is open; nothing later."""

from __future__ import annotations

import math

LINEAR_SLOP = 0.005  # [m]
ANGULAR_SLOP = math.radians(2)
MOST_TURN = math.radians(8)  # of one iteration


class Opening:
    """Hinges that have not been in a step yet, if one of them is open, and where their bodies are before the step."""

    def __init__(self, joints):
        self.joints = joints if any(map(is_open, joints)) else []
        bodies = dict.fromkeys(body for joint in self.joints for body in (joint.bodyA, joint.bodyB))
        self.before = [(body, body.position, body.angle) for body in bodies if body._body.type == "dynamic"]

    def close(self, dt, iterations):
        """After the step: the bodies are where their velocities have taken them, without what jostle did to draw them
        together. Moves them until anchors meet and limits hold, or for so many rounds."""
        for body, position, angle in self.before:
            body.position, body.angle = position, angle
            velocity = body.linearVelocity * dt
            move(body, velocity.x, velocity.y, body.angularVelocity * dt)
        corners = [corner for body, *_ in self.before for corner in corners_of(body)]
        for _ in range(iterations if self.joints else 0):
            sunk = [lift_out(*corner) for corner in corners]
            turned = [turn_into_limits(joint) for joint in self.joints if joint.limitEnabled]
            pulled = [pull_together(joint) for joint in self.joints]
            if max(turned, default=0.0) <= ANGULAR_SLOP and max(pulled + sunk) <= LINEAR_SLOP:
                return


def is_open(joint):
    beyond = joint.limitEnabled and abs(beyond_limits(joint)) > ANGULAR_SLOP
    return beyond or (joint.anchorA - joint.anchorB).length > LINEAR_SLOP


def movable(body):
    """The inverses of a body's mass and inertia: 0 of what does not move."""
    mass, _, inertia = body._body.mass_data
    is_dynamic = body._body.type == "dynamic"
    return 1 / mass if is_dynamic else 0.0, 1 / inertia if is_dynamic and inertia > 0 else 0.0


def move(body, dx, dy, turn):
    """Moves a body's centre of mass, and turns the body about it."""
    center = body._body.mass_data.center
    before = body._body.world_point(center)
    body.angle += turn
    after = body._body.world_point(center)
    x, y = body._body.position
    body.position = (x + before.x - after.x + dx, y + before.y - after.y + dy)


def beyond_limits(joint):
    """[rad]"""
    angle = joint.bodyB.angle - joint.bodyA.angle - joint._reference_angle
    lower, upper = joint.limits
    return min(angle - lower, 0.0) + max(angle - upper, 0.0)


def turn_into_limits(joint):
    """One iteration about the limits of a hinge. Returns how far it was beyond them [rad]."""
    error = beyond_limits(joint)
    turn = max(-MOST_TURN, min(MOST_TURN, error))
    inverse_a, inverse_b = movable(joint.bodyA)[1], movable(joint.bodyB)[1]
    if turn and inverse_a + inverse_b > 0:
        share = turn / (inverse_a + inverse_b)
        move(joint.bodyA, 0, 0, inverse_a * share)
        move(joint.bodyB, 0, 0, -inverse_b * share)
    return abs(error)


def pull_together(joint):
    """One iteration about the anchors of a hinge. Returns how far apart they were [m]."""
    body_a, body_b = joint.bodyA, joint.bodyB
    anchor_a, anchor_b = joint.anchorA, joint.anchorB
    arm_a, arm_b = anchor_a - body_a.worldCenter, anchor_b - body_b.worldCenter
    gap = anchor_b - anchor_a
    (ma, ia), (mb, ib) = movable(body_a), movable(body_b)
    # The matrix by which an impulse at the anchors moves them apart.
    xx = ma + mb + ia * arm_a.y * arm_a.y + ib * arm_b.y * arm_b.y
    xy = -ia * arm_a.x * arm_a.y - ib * arm_b.x * arm_b.y
    yy = ma + mb + ia * arm_a.x * arm_a.x + ib * arm_b.x * arm_b.x
    determinant = xx * yy - xy * xy
    if determinant > 0:
        px = (yy * gap.x - xy * gap.y) / determinant
        py = (xx * gap.y - xy * gap.x) / determinant
        move(body_a, ma * px, ma * py, ia * (arm_a.x * py - arm_a.y * px))
        move(body_b, -mb * px, -mb * py, -ib * (arm_b.x * py - arm_b.y * px))
    return gap.length


def corners_of(body):
    """The corners [m] of a body's polygons, in its frame, each with the fixture."""
    return [(body, fixture, corner) for fixture in body.fixtures for corner in getattr(fixture.shape, "vertices", ())]


def lift_out(body, fixture, corner):
    """One iteration about a corner that lies behind a surface of a body that does not move, as seen from the body's
    centre. Returns how deep it lay [m]."""
    center, point = body.worldCenter, body.GetWorldPoint(corner)
    bits = fixture.filterData
    hit = body.world._world.ray_closest(center, point - center, category=bits.categoryBits, mask=bits.maskBits)
    if hit is None or hit.started_inside or hit.shape.body.type == "dynamic":
        return 0.0
    depth = (hit.point - point).dot(hit.normal)
    inverse_mass, inverse_inertia = movable(body)
    lever = (point - center).cross(hit.normal)
    impulse = depth / (inverse_mass + inverse_inertia * lever * lever)
    move(body, *(hit.normal * (inverse_mass * impulse)), inverse_inertia * lever * impulse)
    return depth
