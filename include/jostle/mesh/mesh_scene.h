// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many meshes, each under a rigid transform: instances, in a DynamicTree over their boxes. A mesh may have
// many instances; a mesh is not copied, and must stay at its address as long as its instances.
//
// A query goes to the tree, then, in the frame of the mesh, to each mesh whose box is hit or near. So rays
// and points are transformed into a mesh's frame, in double precision, and rounded to floats there: precision
// near a mesh does not depend on the distance from the origin. A rotation that is not quite orthonormal
// (within kRotationTolerance) is undone exactly; distances are measured in the mesh's frame.
//
// Results do not depend on the order in which instances came and moved, though moves leave larger boxes in
// the tree: the tree is queried with a margin for rounding, and the meshes decide. Of equally near hits the
// smallest instance's id counts, then the smallest triangle's.
//
// A call that throws has changed nothing. Any number of threads may query at once, while none changes the
// scene or one of its meshes. Cost: 60 bytes per instance, and the tree's.
#pragma once

#include <jostle/mesh/mesh_pairs.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstdint>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// Where a ray meets a scene.
struct MeshSceneHit {
    bool hit = false;
    int instance = -1;
    int triangle = -1;      ///< of the instance's mesh
    float fraction = 0.0f;  ///< [1] of the ray's translation
    Vec3 point;             ///< [m] in the world, on the triangle
    Vec3 normal;            ///< [1] in the world: from where its corners are seen counter-clockwise
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// The point of a scene that is nearest to another.
struct MeshScenePoint {
    bool hit = false;  ///< false: nothing is as near as was asked for
    int instance = -1;
    int triangle = -1;  ///< of the instance's mesh
    TriangleFeature feature = TriangleFeature::kFace;
    Vec3 point;             ///< [m] in the world
    float distance = 0.0f;  ///< [m]
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// Two instances that have a point in common, with two of their triangles.
struct MeshScenePair {
    int a = -1;  ///< an instance
    int b = -1;  ///< another, with a greater id
    MeshContact first;
};

/// The memory of MeshScene::pairs(), and its answer.
class MeshSceneContext {
  public:
    explicit MeshSceneContext(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : tree_(memory), found_(memory) {}

  private:
    friend class MeshScene;
    PairContext tree_;
    std::pmr::vector<MeshScenePair> found_;
};

class MeshScene {
  public:
    explicit MeshScene(const DynamicTreeOptions& options = {},
                       std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    /// Adds an instance and returns its id. Refused unless the transform is finite and its rotation
    /// orthonormal within kRotationTolerance.
    int add(const TriangleMesh& mesh, const Transform3& at, std::uint64_t user_data = 0,
            const BoxFilter& filter = {});
    /// The mesh is not copied: a temporary one would be gone.
    int add(const TriangleMesh&& mesh, const Transform3& at, std::uint64_t user_data = 0,
            const BoxFilter& filter = {}) = delete;
    /// Its id is given again, to an instance that is added later.
    void remove(int id);
    /// It is here now; or it stays, and its mesh has other vertices. As DynamicTree::move.
    Moved move(int id, const Transform3& at);
    /// Removes everything; keeps the memory.
    void clear();
    /// Makes the tree afresh, after many moves. As DynamicTree::rebuild.
    void rebuild(BuildMethod method = BuildMethod::kCurve, TaskScheduler* scheduler = nullptr);

    [[nodiscard]] int size() const { return tree_.size(); }
    [[nodiscard]] bool empty() const { return tree_.empty(); }
    [[nodiscard]] bool is_live(int id) const { return tree_.is_live(id); }
    /// [1] All ids are below it.
    [[nodiscard]] int id_end() const { return tree_.id_end(); }
    [[nodiscard]] const TriangleMesh& mesh(int id) const;
    [[nodiscard]] Transform3 transform(int id) const;
    [[nodiscard]] std::uint64_t user_data(int id) const;
    /// Over the instances' boxes; an item's id is the instance's.
    [[nodiscard]] const DynamicTree<3>& tree() const { return tree_; }
    /// Empty when sound, otherwise a sentence that names what is wrong. O(n).
    [[nodiscard]] std::string check() const;

    /// As TriangleMesh::ray_closest. Rays do not meet an instance so far away that the ray in its frame is
    /// beyond the range of floats.
    [[nodiscard]] MeshSceneHit ray_closest(const Ray3& ray, QueryFilter filter = {}) const;
    [[nodiscard]] bool ray_any(const Ray3& ray, QueryFilter filter = {}) const;
    /// Calls visitor(const MeshSceneHit&) for each triangle that is met, in no order; it answers a Visit, or
    /// nothing. The hits' work is empty.
    template <class Visitor>
    QueryWork ray_all(const Ray3& ray, Visitor&& visitor, QueryFilter filter = {}) const;

    /// The nearest point of all; with r [m], which is at least 0, if it is nearer than that.
    [[nodiscard]] MeshScenePoint closest(const Vec3& p, QueryFilter filter = {}) const;
    template <detail::Length R>
    [[nodiscard]] MeshScenePoint closest(const Vec3& p, R r, QueryFilter filter = {}) const {
        return nearer_than(p, static_cast<float>(r), filter);
    }
    /// The nearest instances, as many as there are or fit, the nearest first. Where the last of them is as
    /// near as others but for 2^-20 of p's coordinates, it may be any of these: the same one at any time.
    NearestCount k_nearest(const Vec3& p, std::span<Neighbor> found, QueryFilter filter = {}) const;

    /// All pairs of instances that have a point in common, and whose filters accept each other: overlap() of
    /// each two. ORDER: by the ids of a, then of b. Lies in the context, until its next use. With a scheduler
    /// pairs are decided in parallel; the answer is the same.
    [[nodiscard]] std::span<const MeshScenePair> pairs(MeshSceneContext& context,
                                                       TaskScheduler* scheduler = nullptr) const;

  private:
    struct Instance {
        const TriangleMesh* mesh = nullptr;
        Transform3 at;
    };

    [[nodiscard]] const Instance& instance(int id) const { return instances_[static_cast<std::size_t>(id)]; }
    void require_live(const Call& call, int id) const;
    static void require_ray(const Call& call, const Ray3& ray);
    /// Meets in the tree all instances that the ray meets in their frames.
    [[nodiscard]] static BoxCast<3> cast_of(const Ray3& ray);
    /// The ray in an instance's frame. One that is too short to be told from none there, or beyond the range
    /// of floats, has no translation, and meets nothing.
    [[nodiscard]] Ray3 seen_by(int id, const Ray3& ray) const;
    [[nodiscard]] MeshSceneHit in_world(int id, const MeshRayHit& hit) const;
    [[nodiscard]] MeshPoint nearest_of(int id, const Vec3& p, float r) const;
    [[nodiscard]] MeshScenePoint nearer_than(const Vec3& p, float r, QueryFilter filter) const;
    [[nodiscard]] MeshScenePoint nearest_within(const Vec3& p, float r, QueryFilter filter) const;
    [[nodiscard]] MeshScenePoint in_world(int id, const MeshPoint& point) const;

    DynamicTree<3> tree_;
    std::pmr::vector<Instance> instances_;  ///< by id
};

template <class Visitor>
QueryWork MeshScene::ray_all(const Ray3& ray, Visitor&& visitor, QueryFilter filter) const {
    require_ray("MeshScene::ray_all", ray);
    QueryWork work;
    const auto of_instance = [&](int id, float) {
        const Ray3 local = seen_by(id, ray);
        if (local.translation == Vec3{}) return CastAnswer::ignore();
        const QueryWork part = instance(id).mesh->ray_all(
            local, [&](const MeshRayHit& hit) { return detail::answer_of(visitor, in_world(id, hit)); });
        detail::add_counts(work, part);
        return part.stopped ? CastAnswer::stop() : CastAnswer::ignore();
    };
    const QueryWork of_tree = tree_.box_cast(cast_of(ray), of_instance, filter);
    work.nodes += of_tree.nodes;
    work.stopped = of_tree.stopped;
    return work;
}

}  // namespace jostle
JOSTLE_API_END
