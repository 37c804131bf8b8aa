# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Closes new hinges. The legs of LunarLander and of the walkers are made half a metre from their hinges, and beyond their
limits; Box2D's first steps put them together by its iterations of positions [Catto2009, nonlinear Gauss-Seidel], and the
pose of the figure at the beginning of an episode is where these lead. In the first step the legs go down as far as the
ground, where continuous collision stops each by itself; in the second one the figure closes, standing. jostle would draw the
bodies together over many steps, and what was put into the ground would jump out.

All numbers come from jostle's own functions and from + - * /: the same bits on every machine.
Cost: a few microseconds per hinge and iteration, in the first two steps of a hinge that is open; nothing later."""

from __future__ import annotations

import math

LINEAR_SLOP = 0.005  # [m]
ANGULAR_SLOP = math.radians(2)
MOST_TURN = math.radians(8)  # of one iteration


class Opening:
    """Hinges, if one of them is open, and where their bodies are before a step."""

    def __init__(self, joints):
        joints = [joint for joint in joints if joint._joint.is_valid]
        self.joints = joints if any(map(is_open, joints)) else []
        bodies = dict.fromkeys(body for joint in self.joints for body in (joint.bodyA, joint.bodyB))
        self.before = [(body, body.position, body.angle) for body in bodies if body._body.type == "dynamic"]

    def close(self, dt, iterations):
        """After the first step: moves the bodies until anchors meet and limits hold, then back along their ways as far as
        the ground. Returns the hinges, if the ground has stopped a body."""
        self._carry(dt)
        self._iterate(iterations, [])
        stopped = [stop_at_ground(*place) for place in self.before]
        return self.joints if any(stopped) else []

    def stand(self, dt, iterations):
        """After the second step: as close(), but the ground holds meanwhile. The figure is at rest then."""
        self._carry(dt)
        self._iterate(iterations, [corner for body, *_ in self.before for corner in corners_of(body)])
        for body, *_ in self.before:
            body.linearVelocity, body.angularVelocity = (0, 0), 0

    def _carry(self, dt):
        """The bodies are where their velocities have taken them, without what jostle did to draw them together."""
        for body, position, angle in self.before:
            body.position, body.angle = position, angle
            velocity = body.linearVelocity * dt
            move(body, velocity.x, velocity.y, body.angularVelocity * dt)

    def _iterate(self, iterations, corners):
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


def depth_of(body, fixture, corner):
    """How deep a corner lies behind a surface of a body that does not move, as seen from the body's centre [m]; the
    surface's normal; and the corner from the centre [m]."""
    center, point = body.worldCenter, body.GetWorldPoint(corner)
    bits = fixture.filterData
    hit = body.world._world.ray_closest(center, point - center, category=bits.categoryBits, mask=bits.maskBits)
    if hit is None or hit.started_inside or hit.shape.body.type == "dynamic":
        return 0.0, None, None
    return (hit.point - point).dot(hit.normal), hit.normal, point - center


def stop_at_ground(body, position, angle):
    """Takes a body that is in the ground back on its way from a pose to where it is, as far as the surface. Returns whether
    it was."""
    corners = corners_of(body)

    def is_in_ground():
        return max((depth_of(*corner)[0] for corner in corners), default=0.0) > LINEAR_SLOP

    if not is_in_ground():
        return False
    end_position, end_angle = body.position, body.angle
    low, high = 0.0, 1.0  # shares of the way
    while high - low > 1 / 256:
        share = (low + high) / 2
        body.position = position * (1 - share) + end_position * share
        body.angle = angle * (1 - share) + end_angle * share
        low, high = (low, share) if is_in_ground() else (share, high)
    return True


def lift_out(body, fixture, corner):
    """One iteration about a corner that is in the ground. Returns how deep it was [m]."""
    depth, normal, arm = depth_of(body, fixture, corner)
    if depth > 0:
        inverse_mass, inverse_inertia = movable(body)
        lever = arm.cross(normal)
        impulse = depth / (inverse_mass + inverse_inertia * lever * lever)
        move(body, *(normal * (inverse_mass * impulse)), inverse_inertia * lever * impulse)
    return depth
