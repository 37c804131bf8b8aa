// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of the state's description that is about shapes and chains: see describe.h.
#pragma once

#include <concepts>

#include "dynamics/store/shape.h"

namespace jostle::detail {

/// `S` is the struct, constant or not.
template <class S, class Struct>
concept Like = std::same_as<std::remove_const_t<S>, Struct>;

/// The calls of a visitor that only one which makes objects, or names them, has a use for.
struct FieldVisitor {
    template <class S>
    void layout(S&) {}
    template <class S>
    void room(S&) {}
    void at(const char*, int) {}
    template <class T>
    void known(const char*, const T&) {}
};

template <class Visitor, class Tag>
void describe(Visitor&& v, TableId<Tag>& id) {
    v.state("index", id.index);
}
template <class Visitor, class Tag>
void describe(Visitor&& v, const TableId<Tag>& id) {
    v.state("index", id.index);
}
/// Of an object that may be gone.
template <class Visitor, Like<Id> S>
void describe(Visitor&& v, S& id) {
    v.state("index", id.index);
    v.state("generation", id.generation);
}

template <class Visitor, Like<Filter> S>
void describe(Visitor&& v, S& s) {
    v.state("category", s.category);
    v.state("mask", s.mask);
    v.state("group", s.group);
}

template <class Visitor, Like<Material> S>
void describe(Visitor&& v, S& s) {
    v.state("friction", s.friction);
    v.state("restitution", s.restitution);
    v.state("rolling_resistance", s.rolling_resistance);
    v.state("surface_speed", s.surface_speed);
    v.state("id", s.id);
    v.state("friction_rule", s.friction_rule);
    v.state("restitution_rule", s.restitution_rule);
}

template <class Visitor, Like<ShapeDef> S>
void describe(Visitor&& v, S& s) {
    v.state("density", s.density);
    v.state("material", s.material);
    v.state("filter", s.filter);
    v.state("is_sensor", s.is_sensor);
    v.state("sees_all", s.sees_all);
    v.state("near_events", s.near_events);
    v.state("hit_events", s.hit_events);
    v.state("kinematic_events", s.kinematic_events);
    v.state("one_way", s.one_way);
    v.state("smooth", s.smooth);
    v.state("user_data", s.user_data);
}

template <class Visitor, Like<Circle> S>
void describe(Visitor&& v, S& s) {
    v.state("center", s.center);
    v.state("radius", s.radius);
}
template <class Visitor, Like<Capsule> S>
void describe(Visitor&& v, S& s) {
    v.state("center1", s.center1);
    v.state("center2", s.center2);
    v.state("radius", s.radius);
}
template <class Visitor, Like<Segment> S>
void describe(Visitor&& v, S& s) {
    v.state("point1", s.point1);
    v.state("point2", s.point2);
    v.state("ghost1", s.ghost1);
    v.state("ghost2", s.ghost2);
    v.state("one_sided", s.one_sided);
}
template <class Visitor, class S>
requires Like<S, Polygon> || Like<S, PolygonView>
void describe(Visitor&& v, S& s) {
    v.state("count", s.count);
    v.room(s);
    v.first("vertices", s.vertices, s.count);
    v.first("normals", s.normals, s.count);
    v.state("centroid", s.centroid);
    v.state("radius", s.radius);
    v.state("inner_edges", s.inner_edges);
}
/// Of the union the member that is alive.
template <class Visitor, Like<Geometry> S>
void describe(Visitor&& v, S& s) {
    v.state("type", s.type);
    switch (s.type) {
        case ShapeType::kCircle:
            return v.state("circle", s.circle);
        case ShapeType::kCapsule:
            return v.state("capsule", s.capsule);
        case ShapeType::kSegment:
            return v.state("segment", s.segment);
        case ShapeType::kPolygon:
            return v.state("polygon", s.polygon);
        case ShapeType::kLargePolygon:
            return v.state("large_polygon", s.large_polygon);
    }
}

template <class Visitor, Like<ShapeRecord> S>
void describe(Visitor&& v, S& s) {
    v.derived("id", s.id);
    v.state("geometry", s.geometry);
    v.state("def", s.def);
    v.state("body", s.body);
    v.state("asks_should_collide", s.asks_should_collide);
    v.state("asks_pre_solve", s.asks_pre_solve);
    // Its box and whether that has moved are state, and are the broad phase's; where they lie there is not.
    v.derived("previous", s.previous);
    v.state("next", s.next);
    v.state("chain", s.chain);
    v.state("chain_index", s.chain_index);
}

template <class Visitor, Like<ChainRecord> S>
void describe(Visitor&& v, S& s) {
    v.state("body", s.body);
    v.state("count", s.count);
    v.room(s);
    v.first("segments", s.segments, s.count);
    v.state("is_loop", s.is_loop);
    v.state("is_sensor", s.is_sensor);
    v.state("filter", s.filter);
    v.state("user_data", s.user_data);
}

}  // namespace jostle::detail
