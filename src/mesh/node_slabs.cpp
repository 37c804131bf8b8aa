// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "mesh/node_slabs.h"

#include <cmath>
#include <limits>

#include "mesh/mesh_store.h"

namespace jostle::detail {

namespace {

/// Twice the triangles' areas along the axes. Those that an empty slot repeats count again.
Double3 area_of(const TriangleBlock& block) {
    Double3 sum{};
    for (int slot = 0; slot < kBlockSize; ++slot) {
        const Double3 first = to_double(block.corner(0, slot));
        sum = sum + cross(to_double(block.corner(1, slot)) - first, to_double(block.corner(2, slot)) - first);
    }
    return sum;
}

Double3 sum_of_normals(const NodeSlabs& slabs) {
    Double3 sum{};
    for (int slot = 0; slot < kBlockSize; ++slot) {
        sum = sum + Double3{static_cast<double>(slabs.normal[0][slot]),
                            static_cast<double>(slabs.normal[1][slot]),
                            static_cast<double>(slabs.normal[2][slot])};
    }
    return sum;
}

/// Of length 1, or 0.
Vec3 unit_of(const Double3& v) {
    const double length = std::sqrt(dot(v, v));
    // Written so that NaN and infinity are none.
    if (!(length > 1e-100 && length < 1e100)) return {0.0f, 0.0f, 0.0f};
    const auto part = [&](double x) { return static_cast<float>(x / length); };
    return {part(v.x), part(v.y), part(v.z)};
}

/// From the least to the greatest along a normal, a lane each.
struct Range {
    explicit Range(const Vec3& along) : normal(along) {
        for (int lane = 0; lane < kBlockSize; ++lane) {
            least[lane] = std::numeric_limits<float>::infinity();
            most[lane] = -std::numeric_limits<float>::infinity();
        }
    }
    void add(int lane, float lower, float upper) {
        least[lane] = math::min(least[lane], lower);
        most[lane] = math::max(most[lane], upper);
    }
    void add(const TriangleBlock& block) {
        for (const auto& at : block.at) {
            for (int lane = 0; lane < kBlockSize; ++lane) {
                const float along =
                    (normal.x * at[0][lane] + normal.y * at[1][lane]) + normal.z * at[2][lane];
                add(lane, along, along);
            }
        }
    }
    /// The boxes in a node.
    void add(const WideNode<3>& node) {
        for (int slot = 0; slot < kBlockSize; ++slot) {
            if (node.link[slot] == kNoChild) continue;
            float lower = 0.0f, upper = 0.0f;
            for (int i = 0; i < 3; ++i) {
                const float p = normal[i] * node.bound[i][slot], q = normal[i] * -node.bound[3 + i][slot];
                lower += math::min(p, q);
                upper += math::max(p, q);
            }
            add(slot, lower, upper);
        }
    }

    Vec3 normal;
    float least[kBlockSize], most[kBlockSize];
};

Range range_below(std::int32_t link, const Vec3& normal, const WideNode<3>* inner,
                  const TriangleBlock* blocks) {
    Range range(normal);
    if (link < 0) {
        range.add(blocks[~link]);
        return range;
    }
    for (const std::int32_t below : inner[link].link) {
        if (below < 0) range.add(blocks[~below]);
        if (below > 0) range.add(inner[below]);
    }
    return range;
}

}  // namespace

NodeSlabs slabs_of(std::int32_t node, const WideNode<3>* inner, const TriangleBlock* blocks,
                   const NodeSlabs* slabs) {
    NodeSlabs found{};
    for (int slot = 0; slot < kBlockSize; ++slot) {
        const std::int32_t link = inner[node].link[slot];
        if (link == kNoChild) continue;
        const Vec3 normal = unit_of(link < 0 ? area_of(blocks[~link]) : sum_of_normals(slabs[link]));
        const Range range = range_below(link, normal, inner, blocks);
        float lower = range.least[0], upper = range.most[0];
        for (int lane = 1; lane < kBlockSize; ++lane) {
            lower = math::min(lower, range.least[lane]);
            upper = math::max(upper, range.most[lane]);
        }
        // Written so that NaN says nothing, too.
        constexpr float kMost = std::numeric_limits<float>::max();
        if (!(lower >= -kMost && upper <= kMost)) continue;
        for (int i = 0; i < 3; ++i) found.normal[i][slot] = normal[i];
        found.lower[slot] = lower;
        found.upper[slot] = upper;
    }
    return found;
}

}  // namespace jostle::detail
