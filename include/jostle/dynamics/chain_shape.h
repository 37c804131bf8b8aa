// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// ChainShape: a chain of segments on a body, without bumps at the segments' shared ends. Each segment is a
// Shape of the body, in contacts and in Body::shapes(); Shape::chain() is its chain. A segment is created and
// destroyed only together with its chain.
//
//     const Vec2 hills[] = {{40, 0}, {20, 3}, {0, 0}, {-20, 2}, {-40, 0}};     right to left: solid below
//     ChainShape ground = world.create_body().create_chain({.points = hills, .count = 5});
//     ground.segment(2).set_material({.friction = 0.1f});                      ice on one slope
#pragma once

#include <jostle/dynamics/chain_def.h>
#include <jostle/dynamics/shape.h>
#include <jostle/geometry/chain.h>

JOSTLE_API_BEGIN
namespace jostle {

/// A handle of a chain: a small value to copy; errors as Body's.
class ChainShape {
  public:
    ChainShape() = default;
    explicit ChainShape(const Handle& handle) : handle_(handle) {}
    [[nodiscard]] const Handle& handle() const { return handle_; }
    [[nodiscard]] bool is_valid() const noexcept;
    friend bool operator==(const ChainShape&, const ChainShape&) = default;

    [[nodiscard]] Body body() const;
    [[nodiscard]] int segment_count() const;
    /// Segment `index`, 0 to segment_count() - 1, in the order of the chain's points.
    [[nodiscard]] Shape segment(int index) const;
    [[nodiscard]] bool is_loop() const;
    [[nodiscard]] Aabb<2> bounds() const;  ///< [m] tight, in the world; cost: its segments
    [[nodiscard]] bool is_sensor() const;

    /// Of all segments; Shape::set_material() changes that of one.
    void set_material(const Material& material) const;
    /// The filter that was last set for the whole chain; a segment's own may differ.
    [[nodiscard]] Filter filter() const;
    /// Of all segments. Ends their contacts; the next step finds the new ones.
    void set_filter(const Filter& filter) const;
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t data) const;  ///< the chain's own; its segments keep theirs

  private:
    Handle handle_;
};

}  // namespace jostle
JOSTLE_API_END
