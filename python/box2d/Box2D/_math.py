# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Vectors, transforms and boxes, as pybox2d has them. A value here is a copy: no body moves when its fields are changed."""

from __future__ import annotations

import math


class b2Vec2:
    """A vector of the plane, which can be changed in place. Any two numbers are taken where one is asked for."""

    __slots__ = ("x", "y")

    def __init__(self, x=0.0, y=None):
        if y is None:
            x, y = (0.0, 0.0) if x == 0.0 else x
        self.x = float(x)
        self.y = float(y)

    def __repr__(self):
        return f"b2Vec2({self.x:g},{self.y:g})"

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return (self.x, self.y)[index]

    def __setitem__(self, index, value):
        setattr(self, "xy"[index], float(value))

    def __iter__(self):
        yield self.x
        yield self.y

    def __eq__(self, other):
        try:
            x, y = other
        except TypeError:
            return NotImplemented
        return self.x == x and self.y == y

    __hash__ = None

    def __add__(self, other):
        return b2Vec2(self.x + other[0], self.y + other[1])

    __radd__ = __add__

    def __sub__(self, other):
        return b2Vec2(self.x - other[0], self.y - other[1])

    def __rsub__(self, other):
        return b2Vec2(other[0] - self.x, other[1] - self.y)

    def __mul__(self, factor):
        return b2Vec2(self.x * factor, self.y * factor)

    __rmul__ = __mul__

    def __truediv__(self, divisor):
        return b2Vec2(self.x / divisor, self.y / divisor)

    def __neg__(self):
        return b2Vec2(-self.x, -self.y)

    @property
    def tuple(self):
        return (self.x, self.y)

    @property
    def length(self):
        return math.hypot(self.x, self.y)

    @property
    def lengthSquared(self):
        return self.x * self.x + self.y * self.y

    @property
    def skew(self):
        """Turned by a quarter, counterclockwise."""
        return b2Vec2(-self.y, self.x)

    def dot(self, other):
        return self.x * other[0] + self.y * other[1]

    def cross(self, other):
        return self.x * other[1] - self.y * other[0]

    def copy(self):
        return b2Vec2(self.x, self.y)

    __copy__ = copy

    def Set(self, x, y):
        self.x, self.y = float(x), float(y)

    def Normalize(self):
        """Makes the length 1, and returns what the length was; a zero vector stays."""
        length = self.length
        if length > 0:
            self.x /= length
            self.y /= length
        return length


class b2Transform:
    """A position [m] and an angle [rad]; `transform * point` is that point of the body in the world."""

    __slots__ = ("position", "angle")

    def __init__(self, position=(0, 0), angle=0.0):
        self.position = b2Vec2(position)
        self.angle = float(angle)

    def __repr__(self):
        return f"b2Transform(position={self.position!r}, angle={self.angle:g})"

    def __mul__(self, point):
        cosine, sine = math.cos(self.angle), math.sin(self.angle)
        x, y = point
        return b2Vec2(cosine * x - sine * y + self.position.x, sine * x + cosine * y + self.position.y)


class b2AABB:
    """A box whose sides are parallel to the axes [m]."""

    __slots__ = ("lowerBound", "upperBound")

    def __init__(self, lowerBound=(0, 0), upperBound=(0, 0)):
        self.lowerBound = b2Vec2(lowerBound)
        self.upperBound = b2Vec2(upperBound)

    def __repr__(self):
        return f"b2AABB(lowerBound={self.lowerBound!r}, upperBound={self.upperBound!r})"
