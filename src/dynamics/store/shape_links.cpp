// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape_links.h"

#include <iterator>
#include <new>

#include "dynamics/store/positive_zero.h"

namespace jostle::detail {
namespace {

bool is_large(const Geometry& geometry) {
    return geometry.type == ShapeType::kLargePolygon &&
           geometry.large_polygon.count > static_cast<int>(std::size(Polygon{}.vertices));
}

/// Corners and normals, with +0 for -0.
void copy_corners(const PolygonView& from, Vec2* vertices, Vec2* normals) {
    for (int i = 0; i < from.count; ++i) {
        new (vertices + i) Vec2(positive_zero(from.vertices[i]));
        new (normals + i) Vec2(positive_zero(from.normals[i]));
    }
}

/// A polygon of few corners as a value, however it was given: manifolds of those are made side by side.
Polygon small_polygon(const PolygonView& view) {
    Polygon polygon;
    copy_corners(view, polygon.vertices, polygon.normals);
    polygon.centroid = positive_zero(view.centroid);
    polygon.radius = positive_zero(view.radius);
    polygon.count = view.count;
    polygon.inner_edges = view.inner_edges;
    return polygon;
}

Segment keep_segment(Segment segment) {
    segment.point1 = positive_zero(segment.point1);
    segment.point2 = positive_zero(segment.point2);
    segment.ghost1 = positive_zero(segment.ghost1);
    segment.ghost2 = positive_zero(segment.ghost2);
    return segment;
}

/// The part of a filter that the trees may prune by. A positive group overrules the masks: its members are
/// not pruned.
BoxFilter box_filter(const Filter& filter) {
    if (filter.group > 0) return {};
    return {filter.category, filter.mask};
}

/// [1] Shapes of a body that have no key, for bodies with few shapes are most: what these and all others of
/// theirs find of each other is asked about and dropped.
constexpr int kShapesWithoutKey = 8;

/// Shapes that may never touch have the same key: those of a negative group, or else of a body.
std::uint32_t apart_key(const Tables& tables, const ShapeRecord& shape) {
    if (shape.def.filter.group < 0) return static_cast<std::uint32_t>(shape.def.filter.group);
    int before = 0;
    for (ShapeId id = shape.previous; id != kNone && before < kShapesWithoutKey;
         id = tables.shapes[id].previous)
        ++before;
    return before < kShapesWithoutKey ? 0 : static_cast<std::uint32_t>(shape.body.index) + 1;
}

}  // namespace

Mobility mobility_of(BodyType type) {
    return type == BodyType::kStatic ? Mobility::kStatic : Mobility::kMovable;
}

BoxRoom::BoxRoom(Tables& tables, BodyType type, int count)
    : tables_(tables), mobility_(mobility_of(type)), count_(count) {
    tables.broad_phase.reserve_more(mobility_, count);
}
BoxRoom::~BoxRoom() {
    if (count_ > 0) tables_.broad_phase.forget_reserved(mobility_, count_);
}

BoxRoom room_for_boxes(Tables& tables, BodyId id, int count) {
    const BodyRecord& body = tables.bodies[id];
    return BoxRoom(tables, body.type, body.enabled || (body.is_aside && body.enters_enabled) ? count : 0);
}

Vec2* reserve_corners(Tables& tables, const Geometry& geometry) {
    if (!is_large(geometry)) return nullptr;
    return static_cast<Vec2*>(tables.blocks.allocate(polygon_bytes(geometry.large_polygon), alignof(Vec2)));
}

Geometry keep_geometry(const Geometry& geometry, Vec2* corners) noexcept {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return Circle{positive_zero(geometry.circle.center), geometry.circle.radius};
        case ShapeType::kCapsule:
            return Capsule{positive_zero(geometry.capsule.center1), positive_zero(geometry.capsule.center2),
                           geometry.capsule.radius};
        case ShapeType::kSegment:
            return keep_segment(geometry.segment);
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            break;
    }
    if (!is_large(geometry)) return small_polygon(geometry.polygon_view());
    PolygonView view = geometry.large_polygon;
    copy_corners(view, corners, corners + view.count);
    view.vertices = corners;
    view.normals = corners + view.count;
    view.centroid = positive_zero(view.centroid);
    view.radius = positive_zero(view.radius);
    return view;
}

namespace {
void insert_box(Tables& tables, ShapeId id, const Aabb<2>& box, const ProxyOptions& options) {
    const ShapeRecord& shape = tables.shapes[id];
    const BodyType type = tables.bodies[shape.body].type;
    tables.shapes.set_proxy(id, tables.broad_phase.insert(box, word_of(tables, shape), mobility_of(type),
                                                          box_filter(shape.def.filter), options));
    tables.sweeps.count(type, shape.def.is_sensor, 1);
}
}  // namespace

void add_proxy(Tables& tables, ShapeId id) {
    const ShapeRecord& shape = tables.shapes[id];
    const BodyRecord& body = tables.bodies[shape.body];
    if (!body.enabled) return;
    const Mobility mobility = mobility_of(body.type);
    // A new static shape is looked for by those that move: marked as moved, as it may appear under them.
    const Transform& transform = tables.bodies.sim(shape.body).transform;
    const Aabb<2> box = mobility == Mobility::kStatic ? bounds(shape.geometry, transform)
                                                      : pair_box(shape, transform, tables.settings);
    tables.bodies.sim(shape.body).slack = 0.0f;
    insert_box(tables, id, box, {.apart = apart_key(tables, shape)});
}

void restore_proxy(Tables& tables, ShapeId id, const Aabb<2>& fat_box, bool has_moved) {
    insert_box(tables, id, fat_box,
               {.moved = has_moved, .apart = apart_key(tables, tables.shapes[id]), .is_fat = true});
}

void move_proxy(Tables& tables, ShapeId id) {
    const ShapeRecord& shape = tables.shapes[id];
    const int proxy = tables.shapes.proxy(id);
    if (proxy == kNone) return;
    BodySim& sim = tables.bodies.sim(shape.body);
    const Transform& transform = sim.transform;
    sim.slack = 0.0f;
    if (tables.bodies[shape.body].type == BodyType::kStatic) {
        tables.broad_phase.move_static(proxy, bounds(shape.geometry, transform));
        refresh_word(tables, id);
    } else {
        tables.broad_phase.move(proxy, pair_box(shape, transform, tables.settings), Vec2{});
    }
}

void remove_proxy(Tables& tables, ShapeId id) {
    const ShapeRecord& shape = tables.shapes[id];
    const int proxy = tables.shapes.proxy(id);
    if (proxy == kNone) return;
    tables.broad_phase.remove(proxy);
    tables.sweep_answers.forget(id);
    tables.shapes.set_proxy(id, kNone);
    tables.sweeps.count(tables.bodies[shape.body].type, shape.def.is_sensor, -1);
}

void release_corners(Tables& tables, const Geometry& kept) noexcept {
    if (kept.type != ShapeType::kLargePolygon) return;
    const PolygonView& polygon = kept.large_polygon;
    tables.blocks.deallocate(const_cast<Vec2*>(polygon.vertices), polygon_bytes(polygon), alignof(Vec2));
}

void drop_shape(Tables& tables, ShapeId id) noexcept {
    const ShapeRecord& shape = tables.shapes[id];
    release_corners(tables, shape.geometry);
    tables.hit_shapes -= shape.def.hit_events ? 1 : 0;
    tables.shapes.remove(id);
}

void remove_shape(Tables& tables, ShapeId id) {
    remove_proxy(tables, id);
    const ShapeRecord& shape = tables.shapes[id];
    BodyRecord& body = tables.bodies[shape.body];
    (shape.previous != kNone ? tables.shapes[shape.previous].next : body.first_shape) = shape.next;
    (shape.next != kNone ? tables.shapes[shape.next].previous : body.last_shape) = shape.previous;
    --body.shape_count;
    drop_shape(tables, id);
}

void remove_chain_record(Tables& tables, ChainId id) {
    const ChainRecord& chain = tables.chains[id];
    tables.blocks.deallocate(chain.segments, sizeof(ShapeId) * static_cast<std::size_t>(chain.count),
                             alignof(ShapeId));
    tables.chains.free(id);
}

void put_shape(Tables& tables, ShapeId id, BodyId body, const Geometry& geometry,
               const ShapeDef& def) noexcept {
    ShapeRecord& shape = tables.shapes.put(id, tables.bodies[body].type == BodyType::kStatic);
    tables.shapes.set_geometry(id, geometry);
    shape.def = def;
    shape.def.density = positive_zero(def.density);
    shape.def.material = positive_zero(def.material);
    if (def.one_way != Vec2{}) shape.def.one_way = positive_zero(normalized(def.one_way));
    shape.body = body;
    tables.hit_shapes += def.hit_events ? 1 : 0;
}

void link_shape(Tables& tables, ShapeId id) noexcept {
    BodyRecord& body = tables.bodies[tables.shapes[id].body];
    // While it lay aside its body may have become static, or ceased to be.
    tables.shapes.move(id, body.type == BodyType::kStatic);
    ShapeRecord& shape = tables.shapes[id];
    shape.previous = body.last_shape;
    (body.last_shape != kNone ? tables.shapes[body.last_shape].next : body.first_shape) = id;
    body.last_shape = id;
    ++body.shape_count;
    add_proxy(tables, id);
}

void refilter(Tables& tables, ShapeId id, const Filter& filter) {
    ShapeRecord& shape = tables.shapes[id];
    shape.def.filter = filter;
    const int proxy = tables.shapes.proxy(id);
    if (proxy == kNone) return;
    const BoxFilter bits = box_filter(filter);
    tables.sweep_answers.forget(id);
    tables.broad_phase.set_filter(proxy, bits);
    tables.broad_phase.set_apart(proxy, apart_key(tables, shape));
    refresh_word(tables, id);
    tables.broad_phase.mark_moved(proxy);
}

void mark_shapes_moved(Tables& tables, BodyId body) {
    for_shapes(tables, body, [&](ShapeId shape) {
        if (const int proxy = tables.shapes.proxy(shape); proxy != kNone)
            tables.broad_phase.mark_moved(proxy);
    });
}

}  // namespace jostle::detail
