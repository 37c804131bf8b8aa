// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The works that spatial trees are raced in, and the data they are raced on, the same on every machine but
// for the last bits of the clusters.
#pragma once

#include <cstdint>
#include <vector>

#include "race/random.h"
#include "race/spatial_engine.h"

namespace jostle::race {

/// As the rows call it: "frame".
[[nodiscard]] const char* name_of(SpatialWork work);
[[nodiscard]] bool is_on_points(SpatialWork work);
/// Whether the tree is as it was afterwards, so that a task can be run again.
[[nodiscard]] bool only_asks(SpatialWork work);

inline constexpr float kSpatialMargin = 0.1f;  ///< [m] Box2D 2.4's own, which cannot be set
inline constexpr int kSpatialQueries = 10'000;
inline constexpr int kSpatialNearest = 10;
inline constexpr int kSpatialClusters = 200;

/// Boxes of half extent 0.5, centres uniform in a square (cube) of side 2 n^(1/D).
template <int D>
class SpatialBoxes {
  public:
    explicit SpatialBoxes(int n);
    [[nodiscard]] const std::vector<Aabb<D>>& boxes() const { return boxes_; }
    /// Where they all began.
    void reset();
    /// Moves each centre by a vector of length 0.1 in a random direction.
    void move();
    /// [m]
    [[nodiscard]] float side() const { return side_; }

  private:
    void place();

    float side_;
    std::vector<Vector<D>> start_, centers_;
    std::vector<Aabb<D>> boxes_;
    Random random_{2};
};

/// Boxes of 10 x 10 (x 10), their centres uniform in the square.
template <int D>
[[nodiscard]] std::vector<Aabb<D>> spatial_queries(float side, int count);
/// Of length 100, from points that are uniform in the square, in random directions.
template <int D>
[[nodiscard]] std::vector<Ray<D>> spatial_rays(float side, int count);

template <int D>
struct SpatialPoints {
    std::vector<Vector<D>> points;
    float radius = 0.0f;  ///< [m] within which a point has about 16 neighbours
};

/// Uniform in a square of side n^(1/D), or in that square 200 normal distributions whose centres are uniform,
/// with a deviation of a hundredth of the side.
template <int D>
[[nodiscard]] SpatialPoints<D> spatial_points(int n, bool clustered);

struct SpatialDataOptions {
    SpatialWork work = SpatialWork::kFrame;
    int n = 0;
    bool clustered = false;
    int threads = 1;
};

/// All that a work needs, and the input that shows it.
template <int D>
struct SpatialData {
    explicit SpatialData(const SpatialDataOptions& options);
    SpatialData(const SpatialData&) = delete;
    SpatialData& operator=(const SpatialData&) = delete;

    SpatialBoxes<D> boxes;
    std::vector<Aabb<D>> queries;
    std::vector<Ray<D>> rays;
    SpatialPoints<D> points;
    SpatialInput<D> input;
};

/// How many times a run does the work: its items, or its queries.
template <int D>
[[nodiscard]] std::size_t parts_of(const SpatialData<D>& data);

}  // namespace jostle::race
