# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The world, its step, and what it is asked. Invariant: `_touching` has the pairs of fixtures whose listener has heard of a
beginning and not yet of an end."""

from __future__ import annotations

import math

import jostle

from Box2D._bodies import b2_dynamicBody, b2_kinematicBody, b2_staticBody, b2Body, b2BodyDef
from Box2D._closing import Opening
from Box2D._contacts import b2Contact, is_touching
from Box2D._joints import b2RevoluteJoint, b2RevoluteJointDef
from Box2D._math import b2Vec2


def sub_steps(velocity_iterations):
    """How many sub-steps of jostle stand for a step of so many iterations of Box2D: 4, the usual number, for its usual 8,
    and as the square root of them, as iterations carry an impulse through a row of bodies that grows with their square
    root [random walk]. The 180 of Gymnasium's environments are 19: with fewer, walkers that are moved by chance drift another
    way than in Box2D."""
    return max(1, min(64, round(4 * math.sqrt(velocity_iterations / 8))))


class b2World:
    """A world of bodies. It may carry attributes of the user's, such as a listener that is to be kept."""

    #: Of the class: whether worlds that are made from now on solve their joints one by one, as Box2D does: faster and softer. LunarLander
    #: plays nearer to Box2D's with such joints, walkers without.
    iterated_joints = False

    def __init__(self, gravity=(0, -10), doSleep=True, contactListener=None):
        # Box2D takes each edge by itself; of flush ones jostle would make one surface.
        self._world = jostle.World(gravity=gravity, allow_sleep=bool(doSleep), smooth_ground=False,
                                   iterated_joints=self.iterated_joints)
        self.contactListener = contactListener
        self.locked = False
        self._touching = {}
        self._bodies = {}
        self._new_joints = []  # made since the last step
        self._parted_joints = []  # in the last step, by the ground

    def __repr__(self):
        return f"b2World({len(self._bodies)} bodies, {len(self.joints)} joints)"

    @property
    def gravity(self):
        """[m/s^2] A copy."""
        return b2Vec2(self._world.gravity)

    @gravity.setter
    def gravity(self, gravity):
        self._world.gravity = gravity

    def _setting(name):  # noqa: N805: at the making of the class
        return property(lambda self: getattr(self._world, name), lambda self, on: setattr(self._world, name, bool(on)))

    allowSleeping = _setting("allows_sleep")
    continuousPhysics = _setting("is_continuous")
    warmStarting = _setting("warm_starting")
    del _setting

    bodies = property(lambda self: list(self._bodies))
    joints = property(lambda self: [joint.b2 for joint in self._world.joints])
    contacts = property(lambda self: self._contacts_of(self._world.contacts))
    bodyCount = property(lambda self: len(self._bodies))
    jointCount = property(lambda self: self._world.counts.joints)
    contactCount = property(lambda self: self._world.counts.contacts)

    def _require_unlocked(self, call):
        if self.locked:
            raise AssertionError(
                f"{call} during b2World.Step(): a listener may look at the world, and note what is to be done."
            )

    def CreateBody(self, defn=None, **keywords):
        """A body by a definition, or by the keywords of one."""
        self._require_unlocked("CreateBody")
        if defn is not None:
            keywords = {**vars(defn), **keywords}
        body = b2Body(self, b2BodyDef(**keywords))
        self._bodies[body] = None
        return body

    def CreateStaticBody(self, **keywords):
        return self.CreateBody(type=b2_staticBody, **keywords)

    def CreateKinematicBody(self, **keywords):
        return self.CreateBody(type=b2_kinematicBody, **keywords)

    def CreateDynamicBody(self, **keywords):
        return self.CreateBody(type=b2_dynamicBody, **keywords)

    def DestroyBody(self, body):
        """Removes a body with its fixtures and joints. A listener hears at once that its contacts end."""
        self._require_unlocked("DestroyBody")
        self._end_contacts(lambda contact: body in (contact.fixtureA.body, contact.fixtureB.body))
        del self._bodies[body]
        self._world.destroy(body._body)
        if not self._bodies:
            self._begin_anew()

    def _begin_anew(self):
        """When the last body is gone: a world that was emptied puts bodies in other places than a new one, and an episode
        would have other bits the second time."""
        old = self._world
        self._new_joints, self._parted_joints = [], []
        self._world = jostle.World(gravity=old.gravity, smooth_ground=old.smooth_ground,
                                   iterated_joints=old.iterated_joints)
        for name in ("allows_sleep", "is_continuous", "warm_starting"):
            setattr(self._world, name, getattr(old, name))

    def CreateJoint(self, defn):
        self._require_unlocked("CreateJoint")
        joint = b2RevoluteJoint(self, defn)
        self._new_joints.append(joint)
        return joint

    def CreateRevoluteJoint(self, **keywords):
        return self.CreateJoint(b2RevoluteJointDef(**keywords))

    def DestroyJoint(self, joint):
        self._require_unlocked("DestroyJoint")
        self._world.destroy(joint._joint)

    def Step(self, timeStep, velocityIterations, positionIterations):
        """Simulates a time [s], then tells the listener which contacts have begun and ended."""
        self._require_unlocked("Step")
        openings = self._open()
        if timeStep > 0:
            self._world.step(timeStep, sub_steps(velocityIterations))
        self._close(openings, timeStep, positionIterations)
        self.locked = True
        try:
            self._tell_contacts()
        finally:
            self.locked = False

    def _open(self):
        """Before a step: the hinges that are to be closed after it."""
        return Opening(self._new_joints), Opening(self._parted_joints)

    def _close(self, openings, dt, iterations):
        """After a step: angles, and hinges that are closed."""
        new, parted = openings
        for body in self._bodies:
            if body._body.is_awake:
                body._follow_angle()
        parted.stand(dt, iterations)
        self._new_joints, self._parted_joints = [], new.close(dt, iterations)

    def ClearForces(self):
        """Nothing: a force acts for one step."""

    def _contacts_of(self, records):
        return [b2Contact(record) for record in records]

    def _tell_contacts(self):
        before, now = self._touching, {}
        for record in self._world.contacts:
            if record.count and is_touching(record):
                pair = (record.shape_a.fixture, record.shape_b.fixture)
                now[pair] = before.get(pair) or b2Contact(record)
        self._touching = now
        # ORDER: beginnings before ends: Box2D looks at its newest contacts first. Each in the order of jostle's contacts.
        for pair, contact in now.items():
            if pair not in before and self.contactListener is not None:
                self.contactListener.BeginContact(contact)
        for pair, contact in before.items():
            if pair not in now:
                self._end(contact)

    def _end(self, contact):
        contact.touching = False
        if self.contactListener is not None:
            self.contactListener.EndContact(contact)

    def _end_contacts(self, chosen):
        for pair in [pair for pair, contact in self._touching.items() if chosen(contact)]:
            self._end(self._touching.pop(pair))

    def RayCast(self, callback, point1, point2):
        """Tells the callback of the fixtures between two points [m], the nearest first, as far as its answers let the
        ray go. A fixture in which the ray begins is passed by."""
        start, end = b2Vec2(point1), b2Vec2(point2)
        reach = 1.0
        for hit in self._world.ray_all(start, end - start, sensors=True):
            if hit.started_inside:
                continue
            if hit.fraction > reach:
                return
            answer = callback.ReportFixture(hit.shape.fixture, b2Vec2(hit.point), b2Vec2(hit.normal), hit.fraction)
            if answer == 0:
                return
            if answer > 0:
                reach = min(reach, answer)

    def QueryAABB(self, callback, aabb):
        """Tells the callback of the fixtures whose boxes overlap a box [m], until it answers False."""
        for shape in self._world.overlap_box(aabb.lowerBound, aabb.upperBound, sensors=True):
            if not callback.ReportFixture(shape.fixture):
                return
