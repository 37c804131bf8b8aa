// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sets of points that trees find easy or hard, and what brute force says of them.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/spatial/visit.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "math/random.h"

namespace jostle::test {

enum class PointSet {
    kUniform,
    kClustered,
    kSorted,
    kReverseSorted,
    kIdentical,
    kFewPlaces,
    kCollinear,
    kGrid,
    kOneCell,
    kGrowing,
    kAllScales,
    kSignedZero
};

inline constexpr PointSet kPointSets[] = {
    PointSet::kUniform,   PointSet::kClustered, PointSet::kSorted,    PointSet::kReverseSorted,
    PointSet::kIdentical, PointSet::kFewPlaces, PointSet::kCollinear, PointSet::kGrid,
    PointSet::kOneCell,   PointSet::kGrowing,   PointSet::kAllScales, PointSet::kSignedZero};

inline std::string name_of(PointSet set) {
    constexpr const char* kNames[] = {"uniform",   "clustered",  "sorted",     "reverse sorted",
                                      "identical", "few places", "collinear",  "grid",
                                      "one cell",  "growing",    "all scales", "signed zero"};
    return kNames[static_cast<int>(set)];
}

/// The i-th point of n.
template <int D>
Vector<D> make_point(PointSet set, int i, int n, Random& random) {
    const float side = std::pow(static_cast<float>(n), 1.0f / static_cast<float>(D));
    const auto at = static_cast<float>(i);
    Vector<D> p{};
    for (int axis = 0; axis < D; ++axis) {
        switch (set) {
            case PointSet::kUniform:
                p[axis] = random.uniform(0.0f, side);
                break;
            case PointSet::kClustered:
                p[axis] =
                    random.uniform(-0.3f, 0.3f) + static_cast<float>((i % 7) * (axis + 1)) * side / 7.0f;
                break;
            case PointSet::kSorted:
                p[axis] = axis == 0 ? at : 0.0f;
                break;
            case PointSet::kReverseSorted:
                p[axis] = axis == 0 ? -at : at * 0.5f;
                break;
            case PointSet::kIdentical:
                p[axis] = 1.5f;
                break;
            case PointSet::kFewPlaces:
                p[axis] = random.whole(0, 1);
                break;
            case PointSet::kCollinear:
                p[axis] = random.whole(0, n) * (axis == 1 ? 2.0f : 1.0f);
                break;
            case PointSet::kGrid:
                p[axis] = std::floor(random.uniform(0.0f, side));
                break;
            case PointSet::kOneCell:
                // Neighbouring floats.
                p[axis] = 1.0f + static_cast<float>(random.below(3)) * 0x1p-23f;
                break;
            case PointSet::kGrowing:
                // Each middle plane takes one of them off.
                p[axis] = axis == 0 ? std::ldexp(1.0f, i % 250 - 125) : 0.0f;
                break;
            case PointSet::kAllScales:
                p[axis] = std::ldexp(random.uniform(-1.0f, 1.0f), static_cast<int>(random.below(160)) - 100);
                break;
            case PointSet::kSignedZero:
                p[axis] = random.below(2) == 0 ? 0.0f : -0.0f;
                break;
        }
    }
    return p;
}

template <int D>
std::vector<Vector<D>> make_points(PointSet set, int n, Random& random) {
    std::vector<Vector<D>> points;
    points.reserve(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) points.push_back(make_point<D>(set, i, n, random));
    return points;
}

/// [m^2] The sum that the trees compute.
template <int D>
float squared_distance_between(const Vector<D>& a, const Vector<D>& b) {
    float sum = 0.0f;
    for (int i = 0; i < D; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

inline bool is_nearer(const Neighbor& a, const Neighbor& b) {
    return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance : a.id < b.id;
}

inline std::vector<Neighbor> in_order(std::vector<Neighbor> neighbors) {
    std::sort(neighbors.begin(), neighbors.end(), is_nearer);
    return neighbors;
}

/// All points that `live` has, by distance, then id.
template <int D, class Live>
std::vector<Neighbor> all_by_distance(const std::vector<Vector<D>>& points, const Vector<D>& p, Live&& live) {
    std::vector<Neighbor> all;
    for (int i = 0; i < static_cast<int>(points.size()); ++i)
        if (live(i)) all.push_back({i, squared_distance_between<D>(points[static_cast<std::size_t>(i)], p)});
    return in_order(all);
}

}  // namespace jostle::test
