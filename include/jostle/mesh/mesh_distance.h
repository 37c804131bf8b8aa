// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The distance of two meshes, each under a rigid transform, and the nearest point of each; and all pairs of
// triangles that are nearer than some distance. mesh_pairs.h defines the positions of vertices; a distance
// of 0 is exact.
#pragma once

#include <jostle/memory/growable_stack.h>
#include <jostle/mesh/mesh_pairs.h>

#include <cstdint>
#include <limits>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// Two nodes, or blocks, by their links; they are no nearer than this.
struct NearPair {
    float squared;  ///< [m^2] in a's frame
    std::int32_t a;
    std::int32_t b;
};
inline constexpr int kNearRoom = kMostFound;  ///< [1] pairs that one opening finds at most

struct DistanceSearch;

}  // namespace detail

struct MeshDistance {
    bool hit = false;       ///< false: they are not nearer than was asked for
    float distance = 0.0f;  ///< [m] between the points; 0 where the meshes have one in common
    Vec3 point_a;           ///< [m] in the world, on the triangle of the first mesh
    Vec3 point_b;
    int triangle_a = -1;
    int triangle_b = -1;
    TriangleFeature feature_a = TriangleFeature::kFace;  ///< where the distance is 0: a face
    TriangleFeature feature_b = TriangleFeature::kFace;
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// The memory of distance(). One that has grown can be used again and again without allocation.
class MeshDistanceContext {
  public:
    explicit MeshDistanceContext(std::pmr::memory_resource* memory = nullptr) noexcept
        : contacts_(memory), waiting_(memory) {}

  private:
    friend struct detail::DistanceSearch;

    MeshPairContext contacts_;
    GrowableStack<detail::NearPair, 1024> waiting_;
};

/// The nearest two points of two meshes, if they are nearer than r [m], which is at least 0; infinity is no
/// limit. ORDER: of pairs of triangles as near, that with the smallest ids, the first mesh's first.
[[nodiscard]] MeshDistance distance(MeshDistanceContext& context, const TriangleMesh& a,
                                    const Transform3& at_a, const TriangleMesh& b, const Transform3& at_b,
                                    float r = std::numeric_limits<float>::infinity());
[[nodiscard]] MeshDistance distance(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                                    const Transform3& at_b, float r = std::numeric_limits<float>::infinity());

namespace detail {

struct NearSearch {
    static void begin(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                      const Transform3& at_b, float r, MeshPairContext& context);
    /// Whether there is another one. Adds to the work.
    static bool next(const TriangleMesh& a, const TriangleMesh& b, MeshPairContext& context,
                     MeshDistance& found, QueryWork& work);
};

}  // namespace detail

/// Calls visitor(const MeshDistance&) for each pair of triangles that are nearer than r [m], as distance()
/// would of these two alone; it answers a Visit, or nothing. Their work is empty. r is at least 0; infinity
/// is no limit. ORDER: that of the descent of the two trees.
template <class Visitor>
QueryWork near_pairs(MeshPairContext& context, const TriangleMesh& a, const Transform3& at_a,
                     const TriangleMesh& b, const Transform3& at_b, float r, Visitor&& visitor) {
    detail::NearSearch::begin(a, at_a, b, at_b, r, context);
    QueryWork work;
    for (MeshDistance found; !work.stopped && detail::NearSearch::next(a, b, context, found, work);) {
        ++work.items;
        work.stopped = detail::answer_of(visitor, std::as_const(found)) == Visit::kStop;
    }
    return work;
}
template <class Visitor>
QueryWork near_pairs(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                     const Transform3& at_b, float r, Visitor&& visitor) {
    MeshPairContext context;
    return near_pairs(context, a, at_a, b, at_b, r, visitor);
}

}  // namespace jostle
JOSTLE_API_END
