// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random boxes, rays and points.
#include "race/spatial_data.h"

#include <cmath>
#include <numbers>

#include "race/random.h"

namespace jostle::race {
namespace {

constexpr const char* kNames[kSpatialWorkCount] = {"frame",
                                                   "insert",
                                                   "box_query",
                                                   "closest_ray",
                                                   "all_ray",
                                                   "kd_build",
                                                   "kd_radius",
                                                   "kd_knn",
                                                   "kd_radius_batch",
                                                   "kd_knn_batch",
                                                   "bvh_build",
                                                   "bvh_query",
                                                   "bvh_build_and_self_pairs"};

constexpr float kHalfExtent = 0.5f;
constexpr float kShift = 0.1f;
constexpr float kQueryExtent = 5.0f;
constexpr float kRayLength = 100.0f;
constexpr double kNeighbors = 16.0;
constexpr double kClusterDeviation = 0.01;  // of the side

template <int D>
Vector<D> point_in(Random& random, float side) {
    Vector<D> p{};
    for (int i = 0; i < D; ++i) p[i] = random.uniform(0.0f, side);
    return p;
}

/// [1] Each direction as likely as another.
template <int D>
Vector<D> direction(Random& random) {
    for (;;) {
        Vector<D> v{};
        for (int i = 0; i < D; ++i) v[i] = random.uniform(-1.0f, 1.0f);
        const float square = dot(v, v);
        if (square <= 1.0f && square > 1.0e-4f) return v * (1.0f / std::sqrt(square));
    }
}

/// Normally distributed [Box-Muller].
float normal(Random& random) {
    const double u = (static_cast<double>(random.bits() >> 11) + 1.0) * 0x1p-53;
    const double v = static_cast<double>(random.bits() >> 11) * 0x1p-53;
    return static_cast<float>(std::sqrt(-2.0 * std::log(u)) * std::cos(2.0 * std::numbers::pi * v));
}

/// What a ball of this radius holds [m^D].
double ball(int dimension, double r) {
    return dimension == 2 ? std::numbers::pi * r * r : 4.0 / 3.0 * std::numbers::pi * r * r * r;
}

/// How likely two points of one normal distribution of this deviation are nearer than r to each other.
double likely_nearer(int dimension, double r, double deviation) {
    const double x = r / (2.0 * deviation);
    if (dimension == 2) return 1.0 - std::exp(-x * x);
    return std::erf(x) - 2.0 / std::sqrt(std::numbers::pi) * x * std::exp(-x * x);
}

/// Where a point has kNeighbors neighbours in the mean, but for the rim; by bisection.
double fitting_radius(int dimension, int n, bool clustered) {
    const double side = std::pow(static_cast<double>(n), 1.0 / dimension);
    const double deviation = kClusterDeviation * side;
    const double members = static_cast<double>(n) / kSpatialClusters;
    double lower = 0.0;
    double upper = side;
    for (int i = 0; i < 60; ++i) {
        const double r = 0.5 * (lower + upper);
        // The other clusters are spread as uniformly as their centres.
        const double neighbors = clustered
                                     ? members * likely_nearer(dimension, r, deviation) + ball(dimension, r)
                                     : ball(dimension, r);
        (neighbors < kNeighbors ? lower : upper) = r;
    }
    return upper;
}

}  // namespace

const char* name_of(SpatialWork work) {
    return kNames[static_cast<int>(work)];
}

bool is_on_points(SpatialWork work) {
    switch (work) {
        case SpatialWork::kKdBuild:
        case SpatialWork::kKdRadius:
        case SpatialWork::kKdKnn:
        case SpatialWork::kKdRadiusBatch:
        case SpatialWork::kKdKnnBatch:
            return true;
        default:
            return false;
    }
}

bool only_asks(SpatialWork work) {
    switch (work) {
        case SpatialWork::kBoxQuery:
        case SpatialWork::kClosestRay:
        case SpatialWork::kAllRay:
        case SpatialWork::kKdRadius:
        case SpatialWork::kKdKnn:
        case SpatialWork::kKdRadiusBatch:
        case SpatialWork::kKdKnnBatch:
        case SpatialWork::kBvhQuery:
            return true;
        default:
            return false;
    }
}

template <int D>
SpatialBoxes<D>::SpatialBoxes(int n)
    : side_(2.0f * std::pow(static_cast<float>(n), 1.0f / static_cast<float>(D))) {
    Random random(1);
    for (int i = 0; i < n; ++i) start_.push_back(point_in<D>(random, side_));
    boxes_.resize(start_.size());
    reset();
}

template <int D>
void SpatialBoxes<D>::reset() {
    centers_ = start_;
    random_ = Random(2);
    place();
}

template <int D>
void SpatialBoxes<D>::move() {
    for (Vector<D>& c : centers_) c = c + direction<D>(random_) * kShift;
    place();
}

template <int D>
void SpatialBoxes<D>::place() {
    for (std::size_t i = 0; i < centers_.size(); ++i) {
        boxes_[i] = expand(Aabb<D>{centers_[i], centers_[i]}, kHalfExtent);
    }
}

template <int D>
std::vector<Aabb<D>> spatial_queries(float side, int count) {
    Random random(3);
    std::vector<Aabb<D>> queries;
    for (int i = 0; i < count; ++i) {
        const Vector<D> c = point_in<D>(random, side);
        queries.push_back(expand(Aabb<D>{c, c}, kQueryExtent));
    }
    return queries;
}

template <int D>
std::vector<Ray<D>> spatial_rays(float side, int count) {
    Random random(4);
    std::vector<Ray<D>> rays;
    for (int i = 0; i < count; ++i) {
        const Vector<D> p = point_in<D>(random, side);
        rays.push_back({p, direction<D>(random) * kRayLength});
    }
    return rays;
}

template <int D>
SpatialPoints<D> spatial_points(int n, bool clustered) {
    Random random(5);
    const float side = std::pow(static_cast<float>(n), 1.0f / static_cast<float>(D));
    SpatialPoints<D> data;
    data.radius = static_cast<float>(fitting_radius(D, n, clustered));
    std::vector<Vector<D>> centers;
    for (int i = 0; clustered && i < kSpatialClusters; ++i) centers.push_back(point_in<D>(random, side));
    for (int i = 0; i < n; ++i) {
        Vector<D> p = clustered ? centers[random.bits() % centers.size()] : point_in<D>(random, side);
        if (clustered) {
            for (int axis = 0; axis < D; ++axis) {
                p[axis] += static_cast<float>(kClusterDeviation) * side * normal(random);
            }
        }
        data.points.push_back(p);
    }
    return data;
}

template <int D>
SpatialData<D>::SpatialData(const SpatialDataOptions& options)
    : boxes(is_on_points(options.work) ? 1 : options.n) {
    if (is_on_points(options.work)) {
        points = spatial_points<D>(options.n, options.clustered);
    } else {
        queries = spatial_queries<D>(boxes.side(), kSpatialQueries);
        rays = spatial_rays<D>(boxes.side(), kSpatialQueries);
    }
    input.work = options.work;
    input.threads = options.threads;
    input.boxes = boxes.boxes();
    input.margin = kSpatialMargin;
    input.queries = queries;
    input.rays = rays;
    input.points = points.points;
    input.radius = points.radius;
    input.k = kSpatialNearest;
}

template <int D>
std::size_t parts_of(const SpatialData<D>& data) {
    switch (data.input.work) {
        case SpatialWork::kBoxQuery:
        case SpatialWork::kBvhQuery:
            return data.queries.size();
        case SpatialWork::kClosestRay:
        case SpatialWork::kAllRay:
            return data.rays.size();
        default:
            return is_on_points(data.input.work) ? data.points.points.size() : data.input.boxes.size();
    }
}

template class SpatialBoxes<2>;
template class SpatialBoxes<3>;
template std::vector<Aabb<2>> spatial_queries<2>(float, int);
template std::vector<Aabb<3>> spatial_queries<3>(float, int);
template std::vector<Ray<2>> spatial_rays<2>(float, int);
template std::vector<Ray<3>> spatial_rays<3>(float, int);
template SpatialPoints<2> spatial_points<2>(int, bool);
template SpatialPoints<3> spatial_points<3>(int, bool);

template struct SpatialData<2>;
template struct SpatialData<3>;
template std::size_t parts_of<2>(const SpatialData<2>&);
template std::size_t parts_of<3>(const SpatialData<3>&);

}  // namespace jostle::race
