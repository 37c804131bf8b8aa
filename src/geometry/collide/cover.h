// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which part of an edge of a polygon its neighbours cover. Lengths are measured along the edge.
#pragma once

#include "geometry/collide/find_seams.h"

namespace jostle::detail {

/// [m] From one length to another.
struct Interval {
    float from = 0.0f, to = 0.0f;

    [[nodiscard]] float length() const { return to - from; }
};
[[nodiscard]] inline float overlap_of(const Interval& a, const Interval& b) {
    return min(a.to, b.to) - max(a.from, b.from);
}

/// An edge of the ground.
struct GroundEdge {
    Vec2 begin;
    Vec2 direction;  ///< [1]
    Vec2 normal;     ///< [1] outward
    float length = 0.0f;
};

/// The part of an edge that lies in the box; a negative length: none.
[[nodiscard]] Interval part_within(const GroundEdge& edge, const OrientedBox& box);

/// The part of an edge that the neighbour covers, no further away than `reach` [m]; a negative length: none.
/// A segment that ends at the edge covers the part that is not on the visitor's side of it.
[[nodiscard]] Interval part_covered(const GroundEdge& edge, const FlushNeighbour& neighbour, Vec2 visitor,
                                    float reach);

/// A union of parts of an edge. ORDER: none: a union is the same in any.
class Cover {
  public:
    void add(const Interval& part);
    [[nodiscard]] bool is_empty() const { return count_ == 0; }
    /// Of the parts of [0, length] that are free and longer than `gap`, the one that most of `wanted` lies
    /// in; a negative length: none. ORDER: of those that tie the first.
    [[nodiscard]] Interval free_part(float length, const Interval& wanted, float gap) const;

  private:
    Room<Interval, kMostFlushNeighbours> parts_;  ///< by where they begin
    int count_ = 0;
};

}  // namespace jostle::detail
