// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes, each under a rigid transform: the pairs of triangles that have a point in common.
//
// One fixed sequence of double operations on a vertex and the two transforms defines its position: along the
// world's axes, about the point midway between the centers of the two meshes' boxes,
//
//     ((r.x v.x + r.y v.y) + r.z v.z) + (p - middle)        per axis; r is a row of the rotation
//
// and for these positions the results are exact. Triangles are closed: triangles that only touch have a point
// in common; a triangle without area is a segment, or a point. The trees' boxes are moved with a margin that
// covers all rounding, so that the results do not depend on boxes. Swapped meshes give the same pairs.
#pragma once

#include <jostle/math/transform3.h>
#include <jostle/mesh/triangle_mesh.h>
#include <jostle/spatial/descent.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// Where a mesh is, from the middle between both.
struct MeshPose {
    double turn[3][3];  ///< [1] by row
    double shift[3];    ///< [m]
};

struct MeshPoses {
    MeshPose a, b;
    double middle[3];  ///< [m]
    /// Of boxes; they make them larger by a margin that covers all rounding.
    BoxMotion<3> b_to_a, a_to_b;
    /// From b's frame to a's, in double: without the margin, as if rotations were no more than linear.
    double turn[3][3];      ///< [1] by row
    double shift[3];        ///< [m]
    float near_turn[3][3];  ///< [1] the same, rounded
    float point_error;      ///< [m] positions in double are off by so much
    float margin;           ///< [m] the greater of both
    /// [m] Slabs that are moved are off by at most this; infinite where sums could overflow.
    float slab_error;
    float stretch;  ///< [1] a length in either's frame, over that in the world, is at most this
};

inline constexpr int kContactRoom = kMostFound;  ///< [1] contacts of two blocks, at most

/// What is looked for.
enum class MeshVerb : std::uint8_t { kContacts, kSelfContacts, kNearPairs };

struct ContactSearch;
struct NearSearch;

}  // namespace detail

/// Two triangles with a point in common.
struct MeshContact {
    int a = -1;  ///< triangle of the first mesh
    int b = -1;  ///< of the second
};

/// The points that two triangles have in common: a point, a segment, or in one plane the corners of a convex
/// polygon. Rounded, unlike the answer that there are some.
struct CommonPoints {
    int count = 0;
    Vec3 points[6];  ///< [m] in the world
};

struct MeshOverlap {
    bool hit = false;
    MeshContact first;  ///< the first that was found; not the same if the meshes are swapped
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// Where a search for pairs of triangles is. Empty: the next call begins it. After a visitor that stopped, or
/// an exception, the next call of the same function, of the same meshes under the same transforms, goes on
/// with the next pair. One that has grown can be used again and again without allocation.
class MeshPairContext {
  public:
    explicit MeshPairContext(std::pmr::memory_resource* memory = nullptr) noexcept
        : pairs_(memory), waiting_(memory) {}
    [[nodiscard]] bool empty() const noexcept { return !begun_; }
    void clear() noexcept {
        pairs_.clear();
        waiting_.clear();
        next_found_ = found_count_ = 0;
        begun_ = false;
    }

  private:
    friend struct detail::ContactSearch;
    friend struct detail::NearSearch;

    PairContext pairs_;          ///< of kNearPairs
    detail::PairStack waiting_;  ///< of the others
    detail::MeshVerb verb_ = detail::MeshVerb::kContacts;
    float r_ = 0.0f;  ///< [m] of kNearPairs
    detail::MeshPoses poses_;
    const void* of_[2] = {};  ///< the meshes
    Transform3 at_[2];
    MeshContact found_[detail::kContactRoom];
    int next_found_ = 0;  ///< those before it are delivered
    int found_count_ = 0;
    bool is_first_ = true;  ///< no contact is found yet
    bool begun_ = false;
};

namespace detail {

struct ContactSearch {
    /// r: of kNearPairs.
    static void begin(const Call& call, MeshVerb verb, const TriangleMesh& a, const Transform3& at_a,
                      const TriangleMesh& b, const Transform3& at_b, MeshPairContext& context,
                      float r = 0.0f);
    static DescentTask<3> task_of(const TriangleMesh& a, const TriangleMesh& b,
                                  const MeshPairContext& context);
    /// [1] Pairs of nodes that wait.
    static std::size_t waiting(const MeshPairContext& context);
    /// The parts that a search which has begun has still to look at, once it is cut. The contacts that it has
    /// found are appended. The parts lie in the context.
    static std::span<const PlacePair> cut(MeshPairContext& context, std::vector<MeshContact>& found);
    /// Begins some of the parts of a search that was cut.
    static void begin_at(std::span<const PlacePair> parts, const MeshPairContext& whole,
                         MeshPairContext& context);
    /// Whether there is another one. Adds to the work.
    static bool next(const TriangleMesh& a, const TriangleMesh& b, MeshPairContext& context,
                     MeshContact& found, QueryWork& work);
    template <class Visitor>
    static QueryWork deliver(const TriangleMesh& a, const TriangleMesh& b, MeshPairContext& context,
                             Visitor& visitor) {
        QueryWork work;
        for (MeshContact found; !work.stopped && next(a, b, context, found, work);) {
            ++work.items;
            work.stopped = answer_of(visitor, found) == Visit::kStop;
        }
        return work;
    }
};

}  // namespace detail

/// Whether any two triangles have a point in common, and the first two that were found. Refused unless the
/// transforms are finite and their rotations orthonormal within kRotationTolerance.
[[nodiscard]] MeshOverlap overlap(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                                  const Transform3& at_b);
/// The same, in the memory of a context, which is empty afterwards.
[[nodiscard]] MeshOverlap overlap(MeshPairContext& context, const TriangleMesh& a, const Transform3& at_a,
                                  const TriangleMesh& b, const Transform3& at_b);

/// Calls visitor(MeshContact) for all of them; it answers a Visit, or nothing. ORDER: that of the descent of
/// the two trees.
template <class Visitor>
QueryWork contacts(MeshPairContext& context, const TriangleMesh& a, const Transform3& at_a,
                   const TriangleMesh& b, const Transform3& at_b, Visitor&& visitor) {
    using detail::ContactSearch;
    ContactSearch::begin("contacts", detail::MeshVerb::kContacts, a, at_a, b, at_b, context);
    return ContactSearch::deliver(a, b, context, visitor);
}
template <class Visitor>
QueryWork contacts(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                   const Transform3& at_b, Visitor&& visitor) {
    MeshPairContext context;
    return contacts(context, a, at_a, b, at_b, visitor);
}

/// The same of a mesh with itself, as it lies at Transform3{}: calls visitor(MeshContact), with a < b, for
/// all pairs of triangles that have a point in common, but not for neighbours, which have a corner at the
/// same place.
template <class Visitor>
QueryWork self_contacts(MeshPairContext& context, const TriangleMesh& mesh, Visitor&& visitor) {
    using detail::ContactSearch;
    ContactSearch::begin("self_contacts", detail::MeshVerb::kSelfContacts, mesh, {}, mesh, {}, context);
    return ContactSearch::deliver(mesh, mesh, context, visitor);
}
template <class Visitor>
QueryWork self_contacts(const TriangleMesh& mesh, Visitor&& visitor) {
    MeshPairContext context;
    return self_contacts(context, mesh, visitor);
}

/// Of two triangles that contacts(), overlap() or self_contacts() found. Empty where they have none.
[[nodiscard]] CommonPoints common_points(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                                         const Transform3& at_b, MeshContact contact);

}  // namespace jostle
JOSTLE_API_END
