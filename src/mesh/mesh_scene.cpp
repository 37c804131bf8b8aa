// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scene's tree has boxes that are larger than the meshes by more than the rounding of what is near them.
#include <jostle/core/task_scheduler.h>
#include <jostle/mesh/mesh_scene.h>
#include <jostle/spatial/arguments.h>

#include <algorithm>
#include <limits>

#include "mesh/exact.h"
#include "spatial/task_failure.h"

namespace jostle {

namespace {

using detail::Double3;

constexpr float kUnlimited = std::numeric_limits<float>::infinity();

Double3 turned(const Transform3& at, const Double3& v) {
    return detail::to_double(at.q.cx) * v.x + detail::to_double(at.q.cy) * v.y +
           detail::to_double(at.q.cz) * v.z;
}
Double3 placed(const Transform3& at, const Vec3& v) {
    return turned(at, detail::to_double(v)) + detail::to_double(at.p);
}

/// By the inverse of the rotation, whose rows are normal to two columns each.
Double3 turned_back(const Transform3& at, const Double3& v) {
    const Double3 x = detail::to_double(at.q.cx), y = detail::to_double(at.q.cy),
                  z = detail::to_double(at.q.cz);
    const Double3 yz = cross(y, z), zx = cross(z, x), xy = cross(x, y);
    const double scale = 1.0 / dot(x, yz);
    return {dot(yz, v) * scale, dot(zx, v) * scale, dot(xy, v) * scale};
}
Vec3 seen_from(const Transform3& at, const Vec3& p) {
    return to_float(turned_back(at, detail::to_double(p) - detail::to_double(at.p)));
}

/// [m] A mesh nearer than r in its frame is less than 2e-4 further in the world, but for rounding. So no
/// answer depends on how large the box is that earlier moves have left.
float in_tree(float r, const Vec3& p) {
    const Vec3 far = abs(p);
    return r * (1.0f + 2.0f * kRotationTolerance) + 0x1p-20f * (far.x + far.y + far.z);
}

/// [m] A mesh compares squares: what is as far as r is surely nearer than this.
float beyond(float r) {
    return r * (1.0f + 0x1p-20f) + 0x1p-60f;
}

/// In the world, of all that a mesh has, and more. One without triangles is where its origin is.
Aabb3 box_of(const Call& call, const TriangleMesh& mesh, const Transform3& at) {
    detail::require_rigid<3>(call, at);
    const Aabb3 own = mesh.empty() ? Aabb3{} : mesh.bounds();
    Aabb3 box = enclosing_box<3>(at, own);
    // Rotations scale by less than 1e-4; floats round by 2^-24.
    const Vec3 reach = max(abs(own.lower), abs(own.upper)), far = max(abs(box.lower), abs(box.upper));
    const float more =
        1.0e-3f * (reach.x + reach.y + reach.z) * kRotationTolerance + 0x1p-20f * (far.x + far.y + far.z);
    const Vec3 room{more, more, more};
    box = {box.lower - room, box.upper + room};
    if (!is_finite(box.lower) || !is_finite(box.upper))
        call.refuse("at", to_text(at.p), "the mesh must lie within the range of a float there");
    return box;
}

}  // namespace

MeshScene::MeshScene(const DynamicTreeOptions& options, std::pmr::memory_resource* memory)
    : tree_(options, memory), instances_(memory) {}

int MeshScene::add(const TriangleMesh& mesh, const Transform3& at, std::uint64_t user_data,
                   const BoxFilter& filter) {
    const Aabb3 box = box_of("MeshScene::add", mesh, at);
    // An id is one that was given back, or the next.
    const std::size_t ids = static_cast<std::size_t>(tree_.id_end()) + 1;
    if (instances_.capacity() < ids) instances_.reserve(std::max(ids, 2 * instances_.capacity()));
    const int id = tree_.insert(box, user_data, filter);
    if (instances_.size() <= static_cast<std::size_t>(id))
        instances_.resize(static_cast<std::size_t>(id) + 1);
    instances_[static_cast<std::size_t>(id)] = {&mesh, at};
    return id;
}

void MeshScene::require_live(const Call& call, int id) const {
    if (!tree_.is_live(id))
        call.refuse("id", to_text(static_cast<long long>(id)), "it must be that of an instance");
}

void MeshScene::remove(int id) {
    require_live("MeshScene::remove", id);
    tree_.remove(id);
    instances_[static_cast<std::size_t>(id)] = {};
}

Moved MeshScene::move(int id, const Transform3& at) {
    const Call call("MeshScene::move");
    require_live(call, id);
    Instance& moving = instances_[static_cast<std::size_t>(id)];
    const Moved moved = tree_.move(id, box_of(call, *moving.mesh, at));
    moving.at = at;
    return moved;
}

void MeshScene::clear() {
    tree_.clear();
    instances_.clear();
}

void MeshScene::rebuild(BuildMethod method, TaskScheduler* scheduler) {
    Call("MeshScene::rebuild").one_of(BuildMethod::kBottomUp, "method", method, "it must be a method");
    tree_.rebuild(method, scheduler);
}

const TriangleMesh& MeshScene::mesh(int id) const {
    require_live("MeshScene::mesh", id);
    return *instance(id).mesh;
}
Transform3 MeshScene::transform(int id) const {
    require_live("MeshScene::transform", id);
    return instance(id).at;
}
std::uint64_t MeshScene::user_data(int id) const {
    require_live("MeshScene::user_data", id);
    return tree_.user_data(id);
}

std::string MeshScene::check() const {
    if (std::string wrong = tree_.check(); !wrong.empty()) return "the tree: " + wrong;
    for (int id = 0; id < id_end(); ++id) {
        if (!is_live(id)) continue;
        const Instance& one = instance(id);
        if (one.mesh == nullptr) return "instance " + std::to_string(id) + " has no mesh";
        const Aabb3 fat = tree_.fat_box(id), box = box_of("MeshScene::check", *one.mesh, one.at);
        if (!contains(fat, box)) return "instance " + std::to_string(id) + " is not in its box";
    }
    return {};
}

void MeshScene::require_ray(const Call& call, const Ray3& ray) {
    detail::require_cast(call, ray);
    if (ray.translation == Vec3{})
        call.refuse("translation", to_text(ray.translation), "it must not be zero");
}

BoxCast<3> MeshScene::cast_of(const Ray3& ray) {
    // In an instance's frame the ray is rounded, by 2^-24 of its way to there and of the origin's
    // coordinates. The instance's box has room for what is near it; this is for what is far.
    const Vec3 far = abs(ray.origin) * 0x1p-20f;
    const float more = far.x + far.y + far.z;
    const Vec3 room{more, more, more};
    const Aabb3 box{ray.origin - room, ray.origin + room};
    const bool is_in_range = is_finite(box.lower) && is_finite(box.upper);
    return {is_in_range ? box : Aabb3{ray.origin, ray.origin}, ray.translation, ray.max_fraction};
}

Ray3 MeshScene::seen_by(int id, const Ray3& ray) const {
    const Transform3& at = instance(id).at;
    const Ray3 local{seen_from(at, ray.origin), to_float(turned_back(at, detail::to_double(ray.translation))),
                     ray.max_fraction};
    const bool is_in_range = is_finite(local.origin) && is_finite(local.translation);
    return is_in_range ? local : Ray3{{}, {}, ray.max_fraction};
}

MeshSceneHit MeshScene::in_world(int id, const MeshRayHit& hit) const {
    const Transform3& at = instance(id).at;
    MeshSceneHit result;
    result.hit = hit.hit;
    result.instance = id;
    result.triangle = hit.triangle;
    result.fraction = hit.fraction;
    result.point = to_float(placed(at, hit.point));
    result.normal = normalized(to_float(turned(at, detail::to_double(hit.normal))));
    return result;
}

MeshSceneHit MeshScene::ray_closest(const Ray3& ray, QueryFilter filter) const {
    require_ray("MeshScene::ray_closest", ray);
    MeshSceneHit best;
    QueryWork of_meshes;
    const QueryWork of_tree = tree_.box_cast(
        cast_of(ray),
        [&](int id, float max_fraction) {
            Ray3 local = seen_by(id, ray);
            local.max_fraction = max_fraction;
            if (local.translation == Vec3{}) return CastAnswer::ignore();
            const MeshRayHit hit = instance(id).mesh->ray_closest(local);
            detail::add_counts(of_meshes, hit.work);
            if (!hit) return CastAnswer::ignore();
            // ORDER: of those at the same fraction, the smallest instance.
            if (best && hit.fraction == best.fraction && id > best.instance) return CastAnswer::ignore();
            best = in_world(id, hit);
            return CastAnswer::clip(hit.fraction);
        },
        filter);
    best.work.nodes = of_tree.nodes + of_meshes.nodes;
    best.work.items = best.hit ? 1 : 0;
    return best;
}

bool MeshScene::ray_any(const Ray3& ray, QueryFilter filter) const {
    require_ray("MeshScene::ray_any", ray);
    return tree_
        .box_cast(
            cast_of(ray),
            [&](int id, float) {
                const Ray3 local = seen_by(id, ray);
                const bool met = local.translation != Vec3{} && instance(id).mesh->ray_any(local);
                return met ? CastAnswer::stop() : CastAnswer::ignore();
            },
            filter)
        .stopped;
}

MeshPoint MeshScene::nearest_of(int id, const Vec3& p, float r) const {
    const Vec3 local = seen_from(instance(id).at, p);
    // Too far to be told.
    if (!is_finite(local)) return {};
    return r < kUnlimited ? instance(id).mesh->closest(local, r) : instance(id).mesh->closest(local);
}

MeshScenePoint MeshScene::in_world(int id, const MeshPoint& point) const {
    MeshScenePoint result;
    result.hit = point.hit;
    result.instance = id;
    result.triangle = point.triangle;
    result.feature = point.feature;
    result.point = to_float(placed(instance(id).at, point.point));
    result.distance = point.distance;
    return result;
}

MeshScenePoint MeshScene::closest(const Vec3& p, QueryFilter filter) const {
    Neighbor one{};
    const NearestCount count = k_nearest(p, {&one, 1}, filter);
    if (count.count == 0) {
        MeshScenePoint none;
        none.work = count.work;
        return none;
    }
    // Others may be as near, but for rounding: all within this distance are compared.
    const MeshPoint point = nearest_of(one.id, p, kUnlimited);
    const float r = beyond(point.distance);
    MeshScenePoint result = r < kUnlimited ? nearest_within(p, r, filter) : in_world(one.id, point);
    detail::add_counts(result.work, count.work);
    return result;
}

MeshScenePoint MeshScene::nearer_than(const Vec3& p, float r, QueryFilter filter) const {
    const Call call("MeshScene::closest");
    call.finite("p", p);
    call.in(detail::kUpToInfinity, "r", r);
    return r == kUnlimited ? closest(p, filter) : nearest_within(p, r, filter);
}

MeshScenePoint MeshScene::nearest_within(const Vec3& p, float r, QueryFilter filter) const {
    MeshPoint best;
    int best_id = -1;
    QueryWork of_meshes;
    const QueryWork of_tree = tree_.radius(
        p, in_tree(r, p),
        [&](const Neighbor& near) {
            // ORDER: of those as near, the smallest instance.
            const MeshPoint point = nearest_of(near.id, p, beyond(best ? best.distance : r));
            detail::add_counts(of_meshes, point.work);
            if (!point || !(point.distance < r)) return;
            if (best &&
                (point.distance > best.distance || (point.distance == best.distance && near.id > best_id)))
                return;
            best = point;
            best_id = near.id;
        },
        filter);
    MeshScenePoint result;
    if (best) result = in_world(best_id, best);
    result.work = of_tree;
    detail::add_counts(result.work, of_meshes);
    return result;
}

NearestCount MeshScene::k_nearest(const Vec3& p, std::span<Neighbor> found, QueryFilter filter) const {
    Call("MeshScene::k_nearest").finite("p", p);
    const NearestCount count = tree_.k_nearest(
        p, found,
        [&](int id) {
            const MeshPoint point = nearest_of(id, p, kUnlimited);
            if (!point) return std::numeric_limits<float>::quiet_NaN();
            // The tree wants no less than the distance of the box.
            const float most = in_tree(point.distance, p);
            return most * most;
        },
        filter);
    const auto nearest = found.first(static_cast<std::size_t>(count.count));
    for (Neighbor& one : nearest) {
        const float distance = nearest_of(one.id, p, kUnlimited).distance;
        one.squared_distance = distance * distance;
    }
    // ORDER: of those as near, the smallest instance first.
    std::sort(nearest.begin(), nearest.end(), [](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance
                                                        : a.id < b.id;
    });
    return count;
}

std::span<const MeshScenePair> MeshScene::pairs(MeshSceneContext& context, TaskScheduler* scheduler) const {
    auto& found = context.found_;
    found.clear();
    context.tree_.clear();
    tree_.self_pairs(context.tree_, [&](int a, int b) {
        found.push_back({std::min(a, b), std::max(a, b), {}});
    });
    std::sort(found.begin(), found.end(), [](const MeshScenePair& p, const MeshScenePair& q) {
        return p.a != q.a ? p.a < q.a : p.b < q.b;
    });
    struct Shared {
        const MeshScene& scene;
        std::span<MeshScenePair> pairs;
        detail::TaskFailure failure;
    } shared{*this, found, {}};
    const auto decide = [](void* of, int begin, int end, int) {
        Shared& all = *static_cast<Shared*>(of);
        all.failure.guard([&all, begin, end] {
            MeshPairContext memory;
            for (int i = begin; i < end; ++i) {
                MeshScenePair& pair = all.pairs[static_cast<std::size_t>(i)];
                const Instance &a = all.scene.instance(pair.a), &b = all.scene.instance(pair.b);
                pair.first = overlap(memory, *a.mesh, a.at, *b.mesh, b.at).first;
            }
        });
    };
    const int count = static_cast<int>(found.size());
    if (scheduler == nullptr) {
        decide(&shared, 0, count, 0);
    } else {
        scheduler->parallel_for(count, 4, decide, &shared);
    }
    shared.failure.rethrow();
    std::erase_if(found, [](const MeshScenePair& pair) { return pair.first.a < 0; });
    return found;
}

}  // namespace jostle
