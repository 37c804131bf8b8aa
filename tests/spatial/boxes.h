// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sets of boxes that trees find easy or hard, and what brute force says of them.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/spatial/wide_node.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "math/random.h"

namespace jostle::test {

enum class BoxSet {
    kUniform,
    kClustered,
    kSorted,
    kReverseSorted,
    kIdentical,
    kPoints,
    kNested,
    kCollinear,
    kOneCell,
    kAllScales,
    kSignedZero
};

inline constexpr BoxSet kBoxSets[] = {BoxSet::kUniform,       BoxSet::kClustered, BoxSet::kSorted,
                                      BoxSet::kReverseSorted, BoxSet::kIdentical, BoxSet::kPoints,
                                      BoxSet::kNested,        BoxSet::kCollinear, BoxSet::kOneCell,
                                      BoxSet::kAllScales,     BoxSet::kSignedZero};

inline std::string name_of(BoxSet set) {
    constexpr const char* kNames[] = {"uniform",   "clustered",  "sorted",     "reverse sorted",
                                      "identical", "points",     "nested",     "collinear",
                                      "one cell",  "all scales", "signed zero"};
    return kNames[static_cast<int>(set)];
}

template <int D>
Aabb<D> box_around(const Vector<D>& center, float half) {
    return expand(Aabb<D>{center, center}, half);
}

/// The i-th box of n.
template <int D>
Aabb<D> make_box(BoxSet set, int i, int n, Random& random) {
    const auto side = 2.0f * std::pow(static_cast<float>(n), 1.0f / static_cast<float>(D));
    Vector<D> c{};
    switch (set) {
        case BoxSet::kUniform:
            for (int k = 0; k < D; ++k) c[k] = random.uniform(0.0f, side);
            return box_around<D>(c, random.uniform(0.0f, 1.0f));
        case BoxSet::kClustered:
            for (int k = 0; k < D; ++k) {
                c[k] = random.whole(0, 2) * side +
                       random.uniform(0.0f, 1.0f) * random.uniform(0.0f, side / 8.0f);
            }
            return box_around<D>(c, random.uniform(0.0f, 0.3f));
        case BoxSet::kSorted:
            c[0] = static_cast<float>(i);
            return box_around<D>(c, 0.5f);
        case BoxSet::kReverseSorted:
            c[0] = static_cast<float>(n - i);
            return box_around<D>(c, 0.75f);
        case BoxSet::kIdentical:
            return box_around<D>(c, 1.0f);
        case BoxSet::kPoints:
            for (int k = 0; k < D; ++k) c[k] = random.whole(0, 4);
            return {c, c};
        case BoxSet::kNested:
            return box_around<D>(c, static_cast<float>(i + 1));
        case BoxSet::kCollinear: {
            // No thickness, so that in space no box and no union has a surface.
            c[D - 1] = random.uniform(0.0f, static_cast<float>(n));
            Aabb<D> box{c, c};
            box.upper[D - 1] += 1.0f;
            return box;
        }
        case BoxSet::kOneCell:
            // All but the first two in one cell of any grid over the whole.
            if (i < 2) return box_around<D>(c + detail::splat(c, i == 0 ? -1.0e6f : 1.0e6f), 1.0f);
            for (int k = 0; k < D; ++k) c[k] = random.uniform(0.0f, 1.0f);
            return box_around<D>(c, 0.05f);
        case BoxSet::kAllScales: {
            const float scale = std::pow(10.0f, random.uniform(-30.0f, 18.0f));
            for (int k = 0; k < D; ++k) c[k] = random.uniform(-2.0f, 2.0f) * scale;
            return box_around<D>(c, random.uniform(0.0f, 1.0f) * scale);
        }
        case BoxSet::kSignedZero: {
            Aabb<D> box{};
            for (int k = 0; k < D; ++k) {
                box.lower[k] = random.below(2) == 0 ? -0.0f : -random.whole(0, 2);
                box.upper[k] = random.below(2) == 0 ? -0.0f : random.whole(0, 2);
            }
            return box;
        }
    }
    return {};
}

template <int D>
std::vector<Aabb<D>> make_boxes(BoxSet set, int n, Random& random) {
    std::vector<Aabb<D>> boxes;
    boxes.reserve(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) boxes.push_back(make_box<D>(set, i, n, random));
    return boxes;
}

/// Filters of which about half of the pairs accept each other; some use only bits that nodes fold together.
inline BoxFilter make_filter(Random& random) {
    switch (random.below(4)) {
        case 0:
            return {};
        case 1:
            return {.category = 2, .mask = ~std::uint64_t{2}};
        case 2:
            return {.category = std::uint64_t{1} << (32 + random.below(3)),
                    .mask = std::uint64_t{0xf} | std::uint64_t{1} << (32 + random.below(3))};
        default:
            return {.category = std::uint64_t{1} << random.below(4), .mask = random.below(16)};
    }
}

using IdPairs = std::vector<std::pair<int, int>>;

inline IdPairs sorted(IdPairs pairs) {
    for (auto& [a, b] : pairs) {
        if (a > b) std::swap(a, b);
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

inline std::vector<int> sorted(std::vector<int> ids) {
    std::sort(ids.begin(), ids.end());
    return ids;
}

}  // namespace jostle::test
