// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh of triangles in space, with a tree over the triangles. A mesh copies its vertices and triangles
// from arrays of any layout, and keeps the corners of the triangles in a block of the tree side by side,
// too.
//
//     vertices    [ v0 v1 v2 ... ]                       as given
//     triangles   [ (0 1 2) (2 1 3) ... ]                as given: numbers of vertices; ids of the tree
//     packed      [ x0 of 8 | y0 of 8 | ... | z2 of 8 ]  a block's corners, in the order of its slots
//
// Any vertices and triangles are a mesh: holes, triangles without area, and several with the same corners are
// no errors, and report() lists such flaws. Each query states its requirements.
//
// Exact are the triangles that meet a box, the sign of inside, triangles without area, and
// report(). The bits are the same on every instruction set and for any scheduler.
//
// A call that throws has changed nothing. Any number of threads may query at once, while none changes the
// mesh.
// Nothing recurses. Cost: 104 bytes per vertex and triangle of a large closed mesh, and the tree's (bvh.h),
// and 160 for each of its nodes.
#pragma once

#include <jostle/core/strided_view.h>
#include <jostle/mesh/mesh_hits.h>
#include <jostle/mesh/mesh_report.h>
#include <jostle/spatial/bvh.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// The numbers of a triangle's vertices, counter-clockwise as seen from outside.
using TriangleVertices = std::array<std::int32_t, 3>;
using TriangleCorners = std::array<Vec3, 3>;  ///< [m]

namespace detail {
struct MeshStore;
struct ContactSearch;
struct DistanceSearch;
struct MeshAccess;
struct NearSearch;
}  // namespace detail

struct MeshOptions {
    /// Of the tree: a mesh is mostly asked often. kCurve makes no slabs.
    BuildMethod method = BuildMethod::kBinned;
};

class TriangleMesh {
  public:
    explicit TriangleMesh(std::pmr::memory_resource* memory = std::pmr::get_default_resource());
    /// build()
    TriangleMesh(StridedView<const Vec3> vertices, StridedView<const TriangleVertices> triangles,
                 const MeshOptions& options = {},
                 std::pmr::memory_resource* memory = std::pmr::get_default_resource());
    /// The other is empty then, and usable.
    TriangleMesh(TriangleMesh&& other) noexcept;
    TriangleMesh& operator=(TriangleMesh&& other) noexcept;
    ~TriangleMesh();

    /// Becomes the mesh of these. Refused with Error, which names the place: a vertex that is not finite, a
    /// triangle with a number that is no vertex's. O(n log n), or O(n) by kCurve.
    void build(StridedView<const Vec3> vertices, StridedView<const TriangleVertices> triangles,
               const MeshOptions& options = {}, TaskScheduler* scheduler = nullptr);
    /// The vertices are here now, as many as before; the triangles keep theirs. As of a Bvh: look at
    /// tree().wear(). O(n).
    void refit(StridedView<const Vec3> vertices, TaskScheduler* scheduler = nullptr);
    /// Removes everything.
    void clear() noexcept;

    /// Vertices, triangles and tree as bytes that any machine can read. 12 bytes per vertex and triangle, and
    /// the tree's. O(n).
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Becomes the mesh that was saved. Raises Error for bytes that save() has not made; they may be any.
    /// O(n).
    void load(std::span<const std::byte> bytes);

    [[nodiscard]] int vertex_count() const;
    [[nodiscard]] int triangle_count() const;
    [[nodiscard]] bool empty() const { return triangle_count() == 0; }
    [[nodiscard]] Vec3 vertex(int index) const;
    [[nodiscard]] TriangleVertices triangle(int id) const;
    [[nodiscard]] TriangleCorners corners(int id) const;
    /// Of all triangles; empty_box where there is none.
    [[nodiscard]] Aabb3 bounds() const;
    /// Over the triangles' boxes; a triangle's id is its index.
    [[nodiscard]] const Bvh<3>& tree() const;
    /// [bytes] Of all buffers. Left out are the object itself and, where all lies in one piece, the gaps
    /// between buffers that alignment asks for: less than 448 bytes.
    [[nodiscard]] std::size_t byte_count() const;
    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

    /// Its flaws. O(n log n).
    [[nodiscard]] MeshReport report() const;
    /// MeshReport::closed. Of the first call O(n log n).
    [[nodiscard]] bool is_closed() const;
    /// [m^2] Of all triangles. O(n).
    [[nodiscard]] float area() const;
    /// Of the solid that it bounds; refused unless it is closed. Parts that overlap count twice. O(n).
    [[nodiscard]] MeshMass mass() const;

    // Rays. A triangle is met from both sides. A ray through an edge or a corner meets all triangles there:
    // none passes between two that share it. One that runs in a triangle's plane does not meet that. The
    // translation must not be zero.

    /// The triangle that is met first. ORDER: of those at the same fraction, the smallest id.
    [[nodiscard]] MeshRayHit ray_closest(const Ray3& ray) const;
    [[nodiscard]] bool ray_any(const Ray3& ray) const;
    /// Calls visitor(const MeshRayHit&) for each triangle that is met, in no order; it answers a Visit, or
    /// nothing. The hits' work is empty.
    template <class Visitor>
    QueryWork ray_all(const Ray3& ray, Visitor&& visitor) const;
    /// Appends them.
    QueryWork ray_all(const Ray3& ray, std::vector<MeshRayHit>& found) const;
    /// The answer of ray_closest to each, in as many places. A ray that is refused, or a lack of memory, may
    /// leave some of them written.
    void ray_closest(std::span<const Ray3> rays, std::span<MeshRayHit> hits,
                     TaskScheduler* scheduler = nullptr) const;

    // Points. r [m] is at least 0, and infinity is no limit. Squared distances are floats: beyond 1.8e19 m
    // they are infinite, and below 1e-19 m all are as near.

    /// The nearest point of the mesh, if it is nearer than r. ORDER: of triangles as near, the smallest id.
    [[nodiscard]] MeshPoint closest(const Vec3& p) const;
    [[nodiscard]] MeshPoint closest(const Vec3& p, float r) const;
    void closest(StridedView<const Vec3> points, std::span<MeshPoint> found,
                 TaskScheduler* scheduler = nullptr) const;
    /// The nearest triangles, as many as there are or fit, the nearest first. ORDER: of those as near, the
    /// smaller id.
    NearestCount k_nearest(const Vec3& p, std::span<Neighbor> found) const;
    /// Whether a point is in the solid that the mesh bounds, or on its surface: exact. Refused unless the
    /// mesh is closed. A point is inside where the surface winds around it, in whichever sense.
    [[nodiscard]] bool contains(const Vec3& p) const;
    /// [m] From the surface: negative inside. Infinite for an empty mesh; refused unless it is closed.
    [[nodiscard]] float signed_distance(const Vec3& p) const;

    /// Calls visitor(id) for each triangle that has a point in the box, faces included: exact. As
    /// TreeQueries::query.
    template <class Visitor>
    QueryWork query(const Aabb3& box, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork query(QueryContext& context, const Aabb3& box, Visitor&& visitor) const;
    QueryWork query(const Aabb3& box, std::vector<int>& found) const;

  private:
    friend struct detail::ContactSearch;
    friend struct detail::DistanceSearch;
    friend struct detail::MeshAccess;
    friend struct detail::NearSearch;

    void require_closed(const Call& call) const;
    [[nodiscard]] bool meets(int id, const Aabb3& box) const;
    /// The next triangles that are met, in the walk's hits, with their fractions.
    void next_ray_hits(const Ray3& ray, detail::OrderedWalk& walk) const;
    [[nodiscard]] MeshRayHit ray_hit(const Ray3& ray, int id, float fraction) const;
    static void start_ray(const Call& call, const Ray3& ray);

    [[nodiscard]] const detail::MeshStore& store() const;
    [[nodiscard]] detail::MeshStore& own_store();

    std::pmr::memory_resource* memory_;
    std::unique_ptr<detail::MeshStore> store_;  ///< null while there is nothing
};

template <class Visitor>
QueryWork TriangleMesh::ray_all(const Ray3& ray, Visitor&& visitor) const {
    start_ray("TriangleMesh::ray_all", ray);
    QueryWork work;
    detail::OrderedWalk walk;
    walk.start(this, detail::WalkType::kRay, ray.max_fraction);
    while (!walk.waiting.empty() && !work.stopped) {
        next_ray_hits(ray, walk);
        for (int i = 0; i < walk.hit_end && !work.stopped; ++i) {
            ++work.items;
            const MeshRayHit hit = ray_hit(ray, static_cast<int>(walk.hits[i]), walk.values[i]);
            work.stopped = detail::answer_of(visitor, hit) == Visit::kStop;
        }
    }
    work.nodes = walk.nodes;
    return work;
}

template <class Visitor>
QueryWork TriangleMesh::query(QueryContext& context, const Aabb3& box, Visitor&& visitor) const {
    return tree().query(context, box, [&](int id) {
        return meets(id, box) ? detail::answer_of(visitor, id) : Visit::kDescend;
    });
}
template <class Visitor>
QueryWork TriangleMesh::query(const Aabb3& box, Visitor&& visitor) const {
    QueryContext context;
    return query(context, box, visitor);
}

}  // namespace jostle
JOSTLE_API_END
