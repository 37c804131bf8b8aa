// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shape: a geometric shape on a body, with its material.
#pragma once

#include <jostle/dynamics/body.h>
#include <jostle/dynamics/shape_def.h>

JOSTLE_API_BEGIN
namespace jostle {

class ChainShape;
struct Contact;
struct SensorVisitor;

/// A handle of a shape: a small value to copy; errors as Body's.
class Shape {
  public:
    Shape() = default;
    explicit Shape(const Handle& handle) : handle_(handle) {}
    [[nodiscard]] const Handle& handle() const { return handle_; }
    [[nodiscard]] bool is_valid() const noexcept;
    friend bool operator==(const Shape&, const Shape&) = default;

    [[nodiscard]] Body body() const;
    /// The chain that it is a segment of; an empty handle if there is none.
    [[nodiscard]] ChainShape chain() const;
    /// Its index among the chain's segments; -1 if there is no chain.
    [[nodiscard]] int chain_index() const;
    /// In the body's frame. A large polygon is a view that is valid as long as the shape.
    [[nodiscard]] Geometry geometry() const;
    /// Replaces the geometry, as create_shape() takes it; density, material, filter and identity stay. The
    /// body's mass follows, unless set_mass() was called. Ends the shape's contacts, and wakes what it
    /// touched; the next step finds the new ones. Refuses a segment of a chain.
    void set_geometry(const Geometry& geometry) const;
    [[nodiscard]] Aabb<2> bounds() const;  ///< [m] tight, in the world
    [[nodiscard]] bool is_sensor() const;
    /// Ends its contacts, if it changes; the next step finds the new ones. Wakes what it touches. Refuses a
    /// segment of a chain.
    void set_sensor(bool is_sensor) const;

    /// Whether seams with flush shapes are smooth: ShapeDef::smooth, or if that is none, whether no callback
    /// decides about its contacts. World::smooth_ground() is not asked.
    [[nodiscard]] bool is_smooth() const;
    /// ShapeDef::smooth. Applies from the next step on; wakes what it touches, if it changes.
    void set_smooth(std::optional<bool> smooth) const;

    /// Its contacts, including those that do not touch. Cost: its body's contacts.
    [[nodiscard]] HandleRange<Contact> contacts() const;
    /// Whether the two touch, and neither is a sensor. Cost: its body's contacts.
    [[nodiscard]] bool is_touching(const Shape& other) const;
    /// The shapes that a sensor overlaps; none if it is not a sensor. Cost: its body's contacts.
    [[nodiscard]] HandleRange<SensorVisitor> visitors() const;

    /// The definition that makes such a shape, as the setters have left it.
    [[nodiscard]] ShapeDef def() const;
    [[nodiscard]] float density() const;    ///< [kg/m^2]
    void set_density(float density) const;  ///< changes the body's mass at once
    [[nodiscard]] Material material() const;
    /// Applies from the next step on. Wakes what it touches, unless only restitution and `id` change.
    void set_material(const Material& material) const;
    [[nodiscard]] Filter filter() const;
    void set_filter(const Filter& filter) const;  ///< ends its contacts; the next step finds the new ones
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t data) const;

  private:
    Handle handle_;
};

}  // namespace jostle
JOSTLE_API_END
