// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shape: a geometric shape on a body, with the material it is of.
#pragma once

#include <jostle/dynamics/body.h>
#include <jostle/dynamics/shape_def.h>

JOSTLE_API_BEGIN
namespace jostle {

class ChainShape;
struct Contact;
struct SensorVisitor;

/// A shape of a body, as a small value to copy; errors as Body's.
class Shape {
  public:
    Shape() = default;
    explicit Shape(const Handle& handle) : handle_(handle) {}
    [[nodiscard]] const Handle& handle() const { return handle_; }
    [[nodiscard]] bool is_valid() const noexcept;
    friend bool operator==(const Shape&, const Shape&) = default;

    [[nodiscard]] Body body() const;
    /// The chain that it is a segment of; an empty handle where it is of none.
    [[nodiscard]] ChainShape chain() const;
    /// Which of the chain's segments; -1 where it is of none.
    [[nodiscard]] int chain_index() const;
    /// In the body's frame. A large polygon is a view that lives as long as the shape.
    [[nodiscard]] Geometry geometry() const;
    [[nodiscard]] Aabb<2> bounds() const;  ///< [m] tight, in the world
    [[nodiscard]] bool is_sensor() const;

    /// Those that do not touch as well. Cost: its body's contacts.
    [[nodiscard]] HandleRange<Contact> contacts() const;
    /// Whether the two touch, and neither is a sensor. Cost: its body's contacts.
    [[nodiscard]] bool is_touching(const Shape& other) const;
    /// Of a sensor: the shapes that it overlaps; of others none. Cost: its body's contacts.
    [[nodiscard]] HandleRange<SensorVisitor> visitors() const;

    [[nodiscard]] float density() const;    ///< [kg/m^2]
    void set_density(float density) const;  ///< updates the body's mass at once
    [[nodiscard]] float friction() const;
    void set_friction(float friction) const;  ///< contacts take it up in the next step
    [[nodiscard]] float restitution() const;
    void set_restitution(float restitution) const;  ///< likewise
    [[nodiscard]] Filter filter() const;
    void set_filter(const Filter& filter) const;  ///< ends its contacts; the next step finds the new ones
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t word) const;

  private:
    Handle handle_;
};

}  // namespace jostle
JOSTLE_API_END
