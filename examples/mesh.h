// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two triangle meshes, one of them turned and shifted: which of their triangles meet? A tree over each mesh's
// boxes goes down together with the other's, and where two boxes of single triangles overlap, the triangles
// themselves are tested, exactly.
//
// A triangle of b is moved by its corners, which rounds; a box of the tree is moved as a box, which rounds
// otherwise. So that no box fails to hold its triangle for that, the boxes are a hair larger than the
// triangles. What is found then is what a test of every triangle with every other finds, no more and no less.
#pragma once

#include <jostle/math/transform3.h>
#include <jostle/spatial/bvh.h>

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "triangle.h"

namespace mesh {

/// [1] Of a mesh's greatest coordinate: the hair. Two meshes that meet are no further from each other than
/// they are large, so that no rounding is greater than 12 ulps of that coordinate, which is 1.5e-6 of it.
inline constexpr float kSlack = 4.0e-6f;

struct Surface {
    std::vector<jostle::Vec3> vertices;
    std::vector<std::array<int, 3>> triangles;  ///< three vertices each
};

struct Mesh : Surface {
    jostle::Bvh<3> tree;  ///< over the triangles, whose numbers are its ids

    explicit Mesh(Surface surface) : Surface(std::move(surface)) {
        float reach = 0.0f;
        for (const jostle::Vec3 p : vertices) {
            reach = jostle::math::max(
                reach, jostle::math::max(jostle::math::abs(p.x),
                                         jostle::math::max(jostle::math::abs(p.y), jostle::math::abs(p.z))));
        }
        std::vector<jostle::Aabb3> boxes;
        for (int i = 0; i < triangle_count(); ++i)
            boxes.push_back(expand(bounds(triangle(i)), kSlack * reach));
        tree.build(boxes);
    }

    [[nodiscard]] int triangle_count() const { return static_cast<int>(triangles.size()); }
    [[nodiscard]] Triangle triangle(int i) const {
        const std::array<int, 3>& t = triangles[static_cast<std::size_t>(i)];
        const auto at = [this](int v) { return vertices[static_cast<std::size_t>(v)]; };
        return {at(t[0]), at(t[1]), at(t[2])};
    }
};

inline Triangle moved(const Triangle& t, const jostle::Transform3& by) {
    return {apply(by, t[0]), apply(by, t[1]), apply(by, t[2])};
}

/// A triangle of each mesh.
struct Contact {
    int a;
    int b;
    constexpr bool operator==(const Contact&) const = default;
};

/// All triangles of a and b that meet; b_to_a leads from b's frame to a's.
inline std::vector<Contact> contacts(const Mesh& a, const Mesh& b, const jostle::Transform3& b_to_a) {
    std::vector<Contact> found;
    a.tree.pairs(b.tree, b_to_a, [&](int i, int k) {
        if (meet(a.triangle(i), moved(b.triangle(k), b_to_a))) found.push_back({i, k});
    });
    return found;
}

/// The next two that meet: the first ones, if the context is empty. False: there are no more. Where the
/// context is empty again the descent is over, with or without a last contact.
inline bool next_contact(const Mesh& a, const Mesh& b, const jostle::Transform3& b_to_a,
                         jostle::PairContext& context, Contact& found) {
    return a.tree
        .pairs(context, b.tree, b_to_a,
               [&](int i, int k) {
                   // A pair of boxes whose triangles do not meet is no hit: the descent goes on.
                   if (!meet(a.triangle(i), moved(b.triangle(k), b_to_a))) return jostle::Visit::kDescend;
                   found = {i, k};
                   return jostle::Visit::kStop;
               })
        .stopped;
}

}  // namespace mesh
