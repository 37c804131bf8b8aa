// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come and go, and what a Shape says.
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <iterator>
#include <new>

#include "dynamics/pairs/pairs.h"
#include "dynamics/solve/graph.h"
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

/// The mass that a density gives a shape must be one that the solver has room for.
void require_density(const Geometry& geometry, float density, const char* function) {
    require_at_least_zero(density, function, "density");
    require_mass(compute_mass(geometry, density).mass, function, "the shape's mass by its density");
}

void validate_def(const Geometry& geometry, const ShapeDef& def, const char* function) {
    require_density(geometry, def.density, function);
    require_material({def.friction, def.restitution}, function, "friction", "restitution");
}

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

template <class Function>
void for_contacts_of_shape(Tables& tables, int shape, Function&& function) {
    for_contacts_of(
        tables, tables.shape(shape).body, [=](int other) { return other == shape; }, function);
}

Found find_for_change(const Handle& handle, const char* function) {
    const Found found = find_shape(handle, function);
    require_no_step(found.world, function);
    return found;
}

const ShapeRecord& read(const Handle& handle, const char* function) {
    const Found found = find_shape(handle, function);
    return found.tables().shape(found.id);
}

}  // namespace

void add_proxy(Tables& tables, int id) {
    ShapeRecord& shape = tables.shape(id);
    const BodyRecord& body = tables.body(shape.body);
    if (!body.enabled) return;
    const Mobility mobility = body.type == BodyType::kStatic ? Mobility::kStatic : Mobility::kMovable;
    const BoxBits bits = box_bits(shape.def.filter);
    // A new static shape is looked for by those that move: touched as well, as it may appear under them.
    const Transform& transform = tables.sim(shape.body).transform;
    const Aabb<2> box =
        mobility == Mobility::kStatic ? bounds(shape.geometry, transform) : tables.pair_box(shape, transform);
    shape.proxy =
        tables.broad_phase.insert(box, static_cast<std::uint64_t>(id), mobility, bits.category, bits.mask);
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
    if (static_cast<std::size_t>(id) >= tables.shapes.size()) {
        tables.shapes.resize(static_cast<std::size_t>(id) + 1);
        tables.left_margin.resize(static_cast<std::size_t>(id) + 1, 0);
    }
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
    tables.broad_phase.touch(shape.proxy);
}

void remix(Tables& tables, int contact) {
    ContactSim& sim = tables.contact_sim(contact);
    const ShapeDef& a = tables.shape(sim.shape_a).def;
    const ShapeDef& b = tables.shape(sim.shape_b).def;
    sim.friction = mix_friction(a.friction, b.friction);
    sim.restitution = mix_restitution(a.restitution, b.restitution);
}

Shape Body::create_shape(const Geometry& geometry) {
    return create_shape(geometry, ShapeDef{});
}

Shape Body::create_shape(const Geometry& geometry, const ShapeDef& def) {
    constexpr const char* kFunction = "Body::create_shape";
    const Found found = find_body(handle_, kFunction);
    require_no_step(found.world, kFunction);
    validate(geometry, kFunction, found.world.settings.tolerances);
    validate_def(geometry, def, kFunction);
    const int id = append_shape(found.tables(), found.id, geometry, def);
    update_mass(found.tables(), found.id);
    return found.world.shape_handle(id);
}

void World::destroy(const Shape& shape) {
    const WorldImpl& here = require_here(impl_.get(), "World::destroy");
    const Found found = find_shape(shape.handle(), "World::destroy", "shape");
    if (&found.world != &here)
        raise("World::destroy", "shape", "of another world", "it must be of this world");
    require_no_step(found.world, "World::destroy");
    Tables& tables = found.tables();
    if (const int index = tables.shape(found.id).chain_index; index != kNone)
        raise("World::destroy", "shape", "segment " + to_text(static_cast<long long>(index)) + " of a chain",
              "a chain is destroyed whole, by its ChainShape");
    const int body = tables.shape(found.id).body;
    for_contacts_of_shape(tables, found.id, [&](int contact) { remove_contact(tables, contact); });
    remove_shape(tables, found.id);
    update_mass(tables, body);
}

bool Shape::is_valid() const noexcept {
    const WorldImpl* world = find_world(handle_.world, handle_.world_generation);
    return world != nullptr && world->tables.shape_ids.is_live(Id{handle_.index, handle_.generation});
}

Body Shape::body() const {
    const Found found = find_shape(handle_, "Shape::body");
    return found.world.body_handle(found.tables().shape(found.id).body);
}
ChainShape Shape::chain() const {
    const Found found = find_shape(handle_, "Shape::chain");
    const int chain = found.tables().shape(found.id).chain;
    return chain == kNone ? ChainShape() : found.world.chain_handle(chain);
}
int Shape::chain_index() const {
    return read(handle_, "Shape::chain_index").chain_index;
}
Geometry Shape::geometry() const {
    return read(handle_, "Shape::geometry").geometry;
}
Aabb<2> Shape::bounds() const {
    const Found found = find_shape(handle_, "Shape::bounds");
    const ShapeRecord& shape = found.tables().shape(found.id);
    return jostle::bounds(shape.geometry, found.tables().sim(shape.body).transform);
}
bool Shape::is_sensor() const {
    return read(handle_, "Shape::is_sensor").def.is_sensor;
}

float Shape::density() const {
    return read(handle_, "Shape::density").def.density;
}
void Shape::set_density(float density) {
    const Found found = find_for_change(handle_, "Shape::set_density");
    ShapeRecord& shape = found.tables().shape(found.id);
    require_density(shape.geometry, density, "Shape::set_density");
    shape.def.density = density;
    update_mass(found.tables(), shape.body);
}
float Shape::friction() const {
    return read(handle_, "Shape::friction").def.friction;
}
void Shape::set_friction(float friction) {
    const Found found = find_for_change(handle_, "Shape::set_friction");
    require_factor(friction, "Shape::set_friction", "friction");
    found.tables().shape(found.id).def.friction = friction;
    for_contacts_of_shape(found.tables(), found.id, [&](int contact) { remix(found.tables(), contact); });
}
float Shape::restitution() const {
    return read(handle_, "Shape::restitution").def.restitution;
}
void Shape::set_restitution(float restitution) {
    const Found found = find_for_change(handle_, "Shape::set_restitution");
    require_between(restitution, 0.0f, 1.0f, "Shape::set_restitution", "restitution");
    found.tables().shape(found.id).def.restitution = restitution;
    for_contacts_of_shape(found.tables(), found.id, [&](int contact) { remix(found.tables(), contact); });
}
Filter Shape::filter() const {
    return read(handle_, "Shape::filter").def.filter;
}
void Shape::set_filter(const Filter& filter) {
    const Found found = find_for_change(handle_, "Shape::set_filter");
    Tables& tables = found.tables();
    for_contacts_of_shape(tables, found.id, [&](int contact) { remove_contact(tables, contact); });
    refilter(tables, found.id, filter);
}
std::uint64_t Shape::user_data() const {
    return read(handle_, "Shape::user_data").def.user_data;
}
void Shape::set_user_data(std::uint64_t word) {
    const Found found = find_for_change(handle_, "Shape::set_user_data");
    found.tables().shape(found.id).def.user_data = word;
}

}  // namespace jostle
