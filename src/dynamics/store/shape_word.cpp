// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape_word.h"

#include "dynamics/store/quarter_turn.h"

namespace jostle::detail {
namespace {

/// Whether p + v is a float, without rounding.
bool adds_exactly(float p, float v) {
    return static_cast<double>(p) + static_cast<double>(v) == static_cast<double>(p + v);
}

}  // namespace

bool has_plain_filter(const ShapeRecord& shape) {
    const Filter& filter = shape.def.filter;
    return !shape.def.is_sensor && filter.group <= 0 && filter.category != 0 && filter.mask != 0;
}

bool is_exact_box(const Geometry& geometry, const Transform& pose) {
    if (geometry.type != ShapeType::kPolygon || geometry.polygon.count != 4 ||
        geometry.polygon.radius != 0.0f || !is_quarter_turn(pose.q))
        return false;
    // Turned without rounding.
    Vec2 v[4];
    for (int i = 0; i < 4; ++i) v[i] = rotate(pose.q, geometry.polygon.vertices[i]);
    // Corners that take turns in keeping x and y make a box: it is convex.
    const bool lies = v[0].y == v[1].y && v[1].x == v[2].x && v[2].y == v[3].y && v[3].x == v[0].x;
    const bool stands = v[0].x == v[1].x && v[1].y == v[2].y && v[2].x == v[3].x && v[3].y == v[0].y;
    if (!lies && !stands) return false;
    return adds_exactly(pose.p.x, v[0].x) && adds_exactly(pose.p.y, v[0].y) &&
           adds_exactly(pose.p.x, v[2].x) && adds_exactly(pose.p.y, v[2].y);
}

std::uint64_t word_of(const Tables& tables, const ShapeRecord& shape) {
    const bool is_plain =
        has_plain_filter(shape) && (tables.bodies[shape.body].type != BodyType::kStatic ||
                                    is_exact_box(shape.geometry, tables.bodies.sim(shape.body).transform));
    const Id id = tables.shapes.id_of(shape.id);
    return static_cast<std::uint64_t>(id.generation) << 32 | (is_plain ? kPlain : 0) | id.index;
}

void refresh_word(Tables& tables, ShapeId id) noexcept {
    const int proxy = tables.shapes.proxy(id);
    if (proxy != kNone) tables.broad_phase.set_user_data(proxy, word_of(tables, tables.shapes[id]));
}

}  // namespace jostle::detail
