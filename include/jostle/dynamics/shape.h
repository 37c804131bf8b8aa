// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shape: a geometric shape on a body, with the material it is of.
#pragma once

#include <jostle/dynamics/body.h>

namespace jostle {

class ChainShape;

/// Which shapes collide. Two shapes of the same non-zero group always (positive) or never (negative) do;
/// otherwise each one's category must meet the other's mask.
struct Filter {
    std::uint64_t category = 1;
    std::uint64_t mask = ~std::uint64_t{0};
    int group = 0;

    friend bool operator==(const Filter&, const Filter&) = default;
};

[[nodiscard]] constexpr bool should_collide(const Filter& a, const Filter& b) {
    if (a.group == b.group && a.group != 0) return a.group > 0;
    return (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}

struct ShapeDef {
    float density = 1.0f;      ///< [kg/m^2] >= 0
    float friction = 0.6f;     ///< [1] >= 0; a contact's is the geometric mean of both
    float restitution = 0.0f;  ///< [1] 0 to 1; a contact's is the greater of both
    Filter filter{};
    bool is_sensor = false;       ///< notices what it overlaps, and pushes nothing
    std::uint64_t user_data = 0;  ///< the user's own word
};

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

    [[nodiscard]] float density() const;  ///< [kg/m^2]
    void set_density(float density);      ///< updates the body's mass at once
    [[nodiscard]] float friction() const;
    void set_friction(float friction);  ///< contacts take it up in the next step
    [[nodiscard]] float restitution() const;
    void set_restitution(float restitution);  ///< likewise
    [[nodiscard]] Filter filter() const;
    void set_filter(const Filter& filter);  ///< ends its contacts; the next step finds the new ones
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t word);

  private:
    Handle handle_;
};

}  // namespace jostle
