# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Shapes, and the definitions of fixtures. A definition may be changed and used again: a body copies what it is given."""

from __future__ import annotations

import copy
import math

import jostle

from Box2D._math import b2Vec2


def set_all(target, keywords):
    """Sets those attributes that the class of target has; another name is refused, as pybox2d refuses it."""
    for name, value in keywords.items():
        if not hasattr(target, name):
            raise AttributeError(f'Invalid keyword argument "{name}" for {type(target)}')
        setattr(target, name, value)


class b2Shape:
    """The common part of the shapes: they are values."""

    def copy(self):
        return copy.copy(self)

    @property
    def geometry(self):
        """This shape for jostle."""
        raise NotImplementedError


class b2PolygonShape(b2Shape):
    """A convex polygon: the convex hull of at most 16 vertices [m], or a box."""

    type = 2

    def __init__(self, vertices=None, box=None):
        self._vertices = []
        if vertices is not None:
            self.vertices = vertices
        if box is not None:
            self.SetAsBox(*box)

    def __repr__(self):
        return f"b2PolygonShape(vertices: {self._vertices})"

    @property
    def vertices(self):
        """[m] counterclockwise; a new list."""
        return list(self._vertices)

    @vertices.setter
    def vertices(self, points):
        self._vertices = convex_hull([(float(x), float(y)) for x, y in points])

    @property
    def vertexCount(self):
        return len(self._vertices)

    @property
    def box(self):
        raise AttributeError("A box is only set; it is kept as its vertices.")

    @box.setter
    def box(self, sizes):
        self.SetAsBox(*sizes)

    def SetAsBox(self, hx, hy, center=(0, 0), angle=0.0):
        """A box of half a width and half a height [m], at a centre [m], turned by an angle [rad]."""
        cosine, sine = math.cos(angle), math.sin(angle)
        corners = [(-hx, -hy), (hx, -hy), (hx, hy), (-hx, hy)]
        self._vertices = [(cosine * x - sine * y + center[0], sine * x + cosine * y + center[1]) for x, y in corners]

    @property
    def geometry(self):
        return jostle.Polygon(self._vertices)


class b2CircleShape(b2Shape):
    """A disc: its radius [m], and its centre [m] in the body's frame."""

    type = 0

    def __init__(self, radius=0.0, pos=(0, 0)):
        self.radius = float(radius)
        self.pos = b2Vec2(pos)

    def __repr__(self):
        return f"b2CircleShape(radius={self.radius:g}, pos={self.pos!r})"

    def __setattr__(self, name, value):
        super().__setattr__(name, b2Vec2(value) if name == "pos" else value)

    @property
    def geometry(self):
        return jostle.Circle(self.radius, self.pos)


class b2EdgeShape(b2Shape):
    """A segment between two points [m], solid on both sides."""

    type = 1

    def __init__(self, vertices=((0, 0), (0, 0))):
        self.vertices = vertices

    def __repr__(self):
        return f"b2EdgeShape(vertices: {self._vertices})"

    @property
    def vertices(self):
        return list(self._vertices)

    @vertices.setter
    def vertices(self, points):
        first, last = points
        self._vertices = [(float(first[0]), float(first[1])), (float(last[0]), float(last[1]))]

    @property
    def vertex1(self):
        return b2Vec2(self._vertices[0])

    @property
    def vertex2(self):
        return b2Vec2(self._vertices[1])

    @property
    def geometry(self):
        return jostle.Segment(*self._vertices)


def convex_hull(points):
    """Counterclockwise, without points on its sides [Andrew 1979, the monotone chain]. Cost: n log n."""

    def half(row):
        chain = []
        for x, y in row:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - by) > (by - ay) * (x - bx):
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    row = sorted(set(points))
    hull = half(row) + half(row[::-1])
    if len(hull) < 3:
        raise ValueError(f"A polygon needs three corners that are not in a line; these are {points}.")
    return hull


class b2Filter:
    """Which fixtures collide, by bits and groups. That of a fixture may be changed in place."""

    __slots__ = ("_values", "_changed")

    def __init__(self, categoryBits=0x0001, maskBits=0xFFFF, groupIndex=0):
        self._values = (categoryBits, maskBits, groupIndex)
        self._changed = None

    def __repr__(self):
        return "b2Filter(categoryBits={}, maskBits={}, groupIndex={})".format(*self._values)

    def _set(self, place, value):
        values = list(self._values)
        values[place] = int(value)
        self._values = tuple(values)
        if self._changed:
            self._changed(self)

    categoryBits = property(lambda self: self._values[0], lambda self, bits: self._set(0, bits))
    maskBits = property(lambda self: self._values[1], lambda self, bits: self._set(1, bits))
    groupIndex = property(lambda self: self._values[2], lambda self, index: self._set(2, index))

    @property
    def filter(self):
        """This filter for jostle."""
        return jostle.Filter(*self._values)


class b2FixtureDef:
    """The definition of a fixture: a shape, its surface and its filter."""

    def __init__(self, **keywords):
        self.shape = None
        self.density = 0.0  # [kg/m^2]
        self.friction = 0.2  # [1]
        self.restitution = 0.0  # [1]
        self.isSensor = False
        self.userData = None
        self.filter = b2Filter()
        set_all(self, keywords)

    def _filter_part(name):  # noqa: N805: at the making of the class
        return property(lambda self: getattr(self.filter, name), lambda self, value: setattr(self.filter, name, value))

    categoryBits = _filter_part("categoryBits")
    maskBits = _filter_part("maskBits")
    groupIndex = _filter_part("groupIndex")
    del _filter_part

    def copy(self):
        """With a shape and a filter of its own."""
        result = copy.copy(self)
        result.shape = self.shape.copy()
        result.filter = b2Filter(*self.filter._values)
        return result
