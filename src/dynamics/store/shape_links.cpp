// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape_links.h"

#include <algorithm>
#include <iterator>
#include <new>

namespace jostle {
namespace {

std::size_t polygon_bytes(const PolygonView& polygon) {
    return 2 * sizeof(Vec2) * static_cast<std::size_t>(polygon.count);
}

/// A large polygon's vertices, then its normals, in the world's own memory.
PolygonView copy_polygon(Tables& tables, const PolygonView& polygon) {
    auto* memory = static_cast<Vec2*>(tables.blocks.allocate(polygon_bytes(polygon), alignof(Vec2)));
    for (int i = 0; i < polygon.count; ++i) {
        new (memory + i) Vec2(polygon.vertices[i]);
        new (memory + polygon.count + i) Vec2(polygon.normals[i]);
    }
    PolygonView copy = polygon;
    copy.vertices = memory;
    copy.normals = memory + polygon.count;
    return copy;
}

/// A polygon of few corners as a value, however it was given: manifolds of those are made side by side.
Polygon small_polygon(const PolygonView& view) {
    Polygon polygon;
    std::copy_n(view.vertices, view.count, polygon.vertices);
    std::copy_n(view.normals, view.count, polygon.normals);
    polygon.centroid = view.centroid;
    polygon.radius = view.radius;
    polygon.count = view.count;
    polygon.ghost_edges = view.ghost_edges;
    return polygon;
}

/// The shape as the world keeps it.
Geometry copy_geometry(Tables& tables, const Geometry& geometry) {
    if (geometry.kind != ShapeKind::kLargePolygon) return geometry;
    const PolygonView& view = geometry.large_polygon;
    const bool is_small = view.count <= static_cast<int>(std::size(Polygon{}.vertices));
    return is_small ? Geometry(small_polygon(view)) : Geometry(copy_polygon(tables, view));
}

/// What the trees may know of a filter. A positive group overrules the masks, so its members are not pruned
/// by them.
struct BoxBits {
    std::uint64_t category, mask;
};
BoxBits box_bits(const Filter& filter) {
    if (filter.group > 0) return {~std::uint64_t{0}, ~std::uint64_t{0}};
    return {filter.category, filter.mask};
}

/// [1] Shapes of a body that have no key, for bodies with few shapes are most: what these and all others of
/// theirs find of each other is asked about and dropped.
constexpr int kShapesWithoutKey = 8;

/// What a shape may never touch has the same key: the others of its negative group, or else of its body.
std::uint32_t apart_key(const Tables& tables, const ShapeRecord& shape) {
    if (shape.def.filter.group < 0) return static_cast<std::uint32_t>(shape.def.filter.group);
    int before = 0;
    for (int id = shape.previous; id != kNone && before < kShapesWithoutKey; id = tables.shape(id).previous)
        ++before;
    return before < kShapesWithoutKey ? 0 : static_cast<std::uint32_t>(shape.body) + 1;
}

}  // namespace

void add_proxy(Tables& tables, int id) {
    ShapeRecord& shape = tables.shape(id);
    const BodyRecord& body = tables.body(shape.body);
    if (!body.enabled) return;
    const Mobility mobility = body.type == BodyType::kStatic ? Mobility::kStatic : Mobility::kMovable;
    const BoxBits bits = box_bits(shape.def.filter);
    // A new static shape is looked for by those that move: marked as moved, as it may appear under them.
    const Transform& transform = tables.sim(shape.body).transform;
    const Aabb<2> box =
        mobility == Mobility::kStatic ? bounds(shape.geometry, transform) : tables.pair_box(shape, transform);
    shape.proxy = tables.broad_phase.insert(box, static_cast<std::uint64_t>(id), mobility, bits.category,
                                            bits.mask, true, apart_key(tables, shape));
}

void remove_proxy(Tables& tables, int id) {
    ShapeRecord& shape = tables.shape(id);
    if (shape.proxy == kNone) return;
    tables.broad_phase.remove(shape.proxy);
    shape.proxy = kNone;
}

void remove_shape(Tables& tables, int id) {
    remove_proxy(tables, id);
    ShapeRecord& shape = tables.shape(id);
    BodyRecord& body = tables.body(shape.body);
    if (shape.geometry.kind == ShapeKind::kLargePolygon) {
        const PolygonView& polygon = shape.geometry.large_polygon;
        tables.blocks.deallocate(const_cast<Vec2*>(polygon.vertices), polygon_bytes(polygon), alignof(Vec2));
    }
    (shape.previous != kNone ? tables.shape(shape.previous).next : body.first_shape) = shape.next;
    (shape.next != kNone ? tables.shape(shape.next).previous : body.last_shape) = shape.previous;
    tables.shape_ids.free(tables.shape_ids.id_at(static_cast<std::uint32_t>(id)));
}

int append_shape(Tables& tables, int body_id, const Geometry& geometry, const ShapeDef& def) {
    const int id = static_cast<int>(tables.shape_ids.allocate().index);
    if (static_cast<std::size_t>(id) >= tables.shapes.size())
        tables.shapes.resize(static_cast<std::size_t>(id) + 1);
    BodyRecord& body = tables.body(body_id);
    ShapeRecord& shape = tables.shape(id) = {};
    shape.geometry = copy_geometry(tables, geometry);
    shape.def = def;
    shape.body = body_id;
    shape.previous = body.last_shape;
    (body.last_shape != kNone ? tables.shape(body.last_shape).next : body.first_shape) = id;
    body.last_shape = id;
    add_proxy(tables, id);
    return id;
}

void refilter(Tables& tables, int id, const Filter& filter) {
    ShapeRecord& shape = tables.shape(id);
    shape.def.filter = filter;
    if (shape.proxy == kNone) return;
    const BoxBits bits = box_bits(filter);
    tables.broad_phase.set_filter(shape.proxy, bits.category, bits.mask);
    tables.broad_phase.set_apart(shape.proxy, apart_key(tables, shape));
    tables.broad_phase.mark_moved(shape.proxy);
}

void touch_shapes(Tables& tables, int body) {
    for_shapes(tables, body, [&](int shape) {
        if (tables.shape(shape).proxy != kNone) tables.broad_phase.mark_moved(tables.shape(shape).proxy);
    });
}

}  // namespace jostle
