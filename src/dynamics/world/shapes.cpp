// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come and go, and what a Shape says.
#include <jostle/dynamics/world.h>

#include "dynamics/store/contact_links.h"
#include "dynamics/store/shape_links.h"
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
