# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Contacts, and the classes from which listeners and callbacks are derived."""

from __future__ import annotations

#: [m] The distance from which on two shapes touch: the sum of the two skins of 2 slops that Box2D's shapes have.
TOUCH_DISTANCE = 0.02


class b2Contact:
    """Two fixtures that are near each other. It says how they were in the last step."""

    __slots__ = ("fixtureA", "fixtureB", "touching", "friction", "restitution", "enabled")

    def __init__(self, record):
        self.fixtureA = record.shape_a.fixture
        self.fixtureB = record.shape_b.fixture
        self.touching = is_touching(record)
        self.friction = record.friction
        self.restitution = record.restitution
        self.enabled = record.enabled

    def __repr__(self):
        return f"b2Contact({self.fixtureA!r}, {self.fixtureB!r}, touching={self.touching})"


class b2ContactEdge:
    """A contact of a body, and the other body."""

    __slots__ = ("contact", "other")

    def __init__(self, contact, body):
        self.contact = contact
        bodies = (contact.fixtureA.body, contact.fixtureB.body)
        self.other = bodies[1] if bodies[0] is body else bodies[0]


def is_touching(record):
    """Whether Box2D would call a contact of jostle's touching. jostle looks further ahead of the legs of a figure that
    falls fast; a listener that hears of these would hear of a blow before it is one."""
    points = record.points[: record.count]
    return any(record.is_sensor or point.separation <= TOUCH_DISTANCE for point in points)


class b2ContactListener:
    """Hears of touches during b2World.Step(), when all bodies have moved. No body may be made or destroyed then."""

    def BeginContact(self, contact):
        """Two fixtures touch."""

    def EndContact(self, contact):
        """Two fixtures touch no more, or one of the two goes."""


class b2RayCastCallback:
    """Hears of the fixtures on a ray, the nearest first."""

    def ReportFixture(self, fixture, point, normal, fraction):
        """Returns -1 to pass by this fixture, 0 to end, a fraction to cut the ray there, 1 to go on."""
        raise NotImplementedError("A b2RayCastCallback needs a ReportFixture of its own.")


class b2QueryCallback:
    """Hears of the fixtures whose boxes overlap a box."""

    def ReportFixture(self, fixture):
        """Returns False to end."""
        raise NotImplementedError("A b2QueryCallback needs a ReportFixture of its own.")
