// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come and go, are changed, and what a Shape says.
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

/// The mass and inertia that a density gives a shape must be such as the solver has room for.
void require_density(const Call& call, const Geometry& geometry, float density) {
    call.in(kAtLeastZero, "density", density);
    const MassData mass = compute_mass(geometry, density);
    require_zero_or(kMassRange, call, "the shape's mass by its density", mass.mass);
    // A shape without mass has no inertia.
    if (mass.mass != 0.0f) call.in(kInertiaRange, "the shape's inertia by its density", mass.inertia);
}

FoundShape find_to_change(const Shape& shape, const Call& call) {
    return to_change(find_shape(shape.handle(), call), call);
}

void require_no_segment(const FoundShape& found, const Call& call, const char* argument,
                        const char* requirement) {
    if (const int index = found.tables().shapes[found.id].chain_index; index != kNone)
        call.refuse(argument, "segment " + to_text(static_cast<long long>(index)) + " of a chain",
                    requirement);
}

const ShapeRecord& read(const Shape& shape, const Call& call) {
    const FoundShape found = find_shape(shape.handle(), call);
    return found.tables().shapes[found.id];
}

}  // namespace

Shape Body::create_shape(const Geometry& geometry) const {
    return create_shape(geometry, ShapeDef{});
}

Shape Body::create_shape(const Geometry& geometry, const ShapeDef& def) const {
    constexpr Call kCall("Body::create_shape");
    const FoundBody found = to_change(find_body(handle_, kCall), kCall);
    validate(geometry, kCall, found.tables().settings.tolerances);
    require_density(kCall, geometry, def.density);
    require_material(kCall, def.material, "material.");
    kCall.in(kBounded, "one_way", def.one_way);
    const CreateShape made =
        found.world.change(kCall, CreateShape{.body = found.id, .geometry = geometry, .def = def});
    return found.world.shape_handle(made.shape);
}

void World::destroy(const Shape& shape) {
    constexpr Call kCall("World::destroy");
    const WorldImpl& here = require_here(impl_, kCall);
    const FoundShape found = to_change(find_shape(shape.handle(), kCall, "shape"), kCall);
    require_same(here, found.world, kCall, "shape");
    require_no_segment(found, kCall, "shape", "a chain is destroyed whole, by its ChainShape");
    found.world.change(kCall, DestroyShape{found.id});
}

bool Shape::is_valid() const noexcept {
    return is_live(handle_, &Tables::shapes);
}

Body Shape::body() const {
    const FoundShape found = find_shape(handle_, Call("Shape::body"));
    return found.world.body_handle(found.tables().shapes[found.id].body);
}
ChainShape Shape::chain() const {
    const FoundShape found = find_shape(handle_, Call("Shape::chain"));
    const ChainId chain = found.tables().shapes[found.id].chain;
    return chain == kNone ? ChainShape() : found.world.chain_handle(chain);
}
int Shape::chain_index() const {
    return read(*this, Call("Shape::chain_index")).chain_index;
}
Geometry Shape::geometry() const {
    return read(*this, Call("Shape::geometry")).geometry;
}
void Shape::set_geometry(const Geometry& geometry) const {
    constexpr Call kCall("Shape::set_geometry");
    const FoundShape found = find_to_change(*this, kCall);
    require_no_segment(found, kCall, "this", "the points of a chain stay as they are");
    validate(geometry, kCall, found.tables().settings.tolerances);
    require_density(kCall, geometry, found.tables().shapes[found.id].def.density);
    found.world.change(kCall, SetGeometry{found.id, geometry});
}
Aabb<2> Shape::bounds() const {
    const FoundShape found = find_shape(handle_, Call("Shape::bounds"));
    const ShapeRecord& shape = found.tables().shapes[found.id];
    return jostle::bounds(shape.geometry, found.tables().bodies.sim(shape.body).transform);
}
ShapeDef Shape::def() const {
    return read(*this, Call("Shape::def")).def;
}

bool Shape::is_sensor() const {
    return read(*this, Call("Shape::is_sensor")).def.is_sensor;
}

void Shape::set_sensor(bool is_sensor) const {
    constexpr Call kCall("Shape::set_sensor");
    const FoundShape found = find_to_change(*this, kCall);
    require_no_segment(found, kCall, "this", "a chain is a sensor as a whole, by its definition");
    found.world.change(kCall, SetShapeSensor{found.id, is_sensor});
}

bool Shape::is_smooth() const {
    return detail::is_smooth(read(*this, Call("Shape::is_smooth")));
}
void Shape::set_smooth(std::optional<bool> smooth) const {
    constexpr Call kCall("Shape::set_smooth");
    const FoundShape found = find_to_change(*this, kCall);
    found.world.change(kCall, SetShapeSmooth{found.id, smooth});
}

float Shape::density() const {
    return read(*this, Call("Shape::density")).def.density;
}
void Shape::set_density(float density) const {
    constexpr Call kCall("Shape::set_density");
    const FoundShape found = find_to_change(*this, kCall);
    require_density(kCall, found.tables().shapes[found.id].geometry, density);
    found.world.change(kCall, SetShapeDensity{found.id, density});
}
Material Shape::material() const {
    return read(*this, Call("Shape::material")).def.material;
}
void Shape::set_material(const Material& material) const {
    constexpr Call kCall("Shape::set_material");
    const FoundShape found = find_to_change(*this, kCall);
    require_material(kCall, material, "material.");
    found.world.change(kCall, SetShapeMaterial{found.id, material});
}
Filter Shape::filter() const {
    return read(*this, Call("Shape::filter")).def.filter;
}
void Shape::set_filter(const Filter& filter) const {
    constexpr Call kCall("Shape::set_filter");
    const FoundShape found = find_to_change(*this, kCall);
    found.world.change(kCall, SetShapeFilter{found.id, filter});
}
std::uint64_t Shape::user_data() const {
    return read(*this, Call("Shape::user_data")).def.user_data;
}
void Shape::set_user_data(std::uint64_t data) const {
    constexpr Call kCall("Shape::set_user_data");
    const FoundShape found = find_to_change(*this, kCall);
    found.world.change(kCall, SetShapeUserData{found.id, data});
}

}  // namespace jostle
