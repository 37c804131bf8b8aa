// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bullet's btDbvt, as btDbvtBroadphase uses it: update with a margin, one leaf of incremental optimisation a
// frame, and the tree against itself on a stack that is kept. An insertion that follows a removal starts one
// node above (look-ahead 1), which is faster than its default, the root.
#include <BulletCollision/BroadphaseCollision/btDbvt.h>
#include <LinearMath/btScalar.h>

#include <string>
#include <vector>

#include "task.h"

namespace jostle::peers {
namespace {

btVector3 theirs(const Vec3& v) {
    return {v.x, v.y, v.z};
}
btDbvtVolume theirs(const Aabb3& box) {
    return btDbvtVolume::FromMM(theirs(box.lower), theirs(box.upper));
}
Aabb3 ours(const btDbvtVolume& box) {
    return {{box.Mins().x(), box.Mins().y(), box.Mins().z()},
            {box.Maxs().x(), box.Maxs().y(), box.Maxs().z()}};
}
std::uint64_t id_of(const btDbvtNode* leaf) {
    return static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(leaf->data));
}

struct Tree {
    btDbvt tree;
    std::vector<btDbvtNode*> leaves;

    Tree() { tree.m_lkhd = 1; }

    void insert(const SpatialInput<3>& in) {
        for (const Aabb3& box : in.boxes) {
            const auto id = reinterpret_cast<void*>(leaves.size());
            leaves.push_back(tree.insert(theirs(expand(box, in.margin)), id));
        }
    }
};

struct OnPair : btDbvt::ICollide {
    SpatialFound found;
    using btDbvt::ICollide::Process;
    void Process(const btDbvtNode* a, const btDbvtNode* b) override {
        ++found.count;
        found.sum += id_of(a) + id_of(b);
    }
};

struct OnLeaf : btDbvt::ICollide {
    SpatialFound found;
    using btDbvt::ICollide::Process;
    void Process(const btDbvtNode* leaf) override {
        ++found.count;
        found.sum += id_of(leaf);
    }
};

/// Its rays give no place along them: the leaf's box is asked.
struct OnClosest : btDbvt::ICollide {
    Ray<3> ray;
    BoxRayHit<3> closest{false, 1.0f, {}};
    using btDbvt::ICollide::Process;
    void Process(const btDbvtNode* leaf) override {
        const BoxRayHit<3> hit =
            ray_cast(ours(leaf->volume), {ray.origin, ray.translation, closest.fraction});
        if (hit.hit) closest = hit;
    }
};

SpatialFound frame(Tree& tree, const SpatialInput<3>& in) {
    for (std::size_t i = 0; i < in.boxes.size(); ++i) {
        btDbvtVolume volume = theirs(in.boxes[i]);
        tree.tree.update(tree.leaves[i], volume, in.margin);
    }
    tree.tree.optimizeIncremental(1);
    OnPair pairs;
    tree.tree.collideTTpersistentStack(tree.tree.m_root, tree.tree.m_root, pairs);
    return pairs.found;
}

SpatialFound box_queries(const Tree& tree, const SpatialInput<3>& in) {
    OnLeaf leaves;
    btNodeStack stack;
    for (const Aabb3& box : in.queries) {
        tree.tree.collideTVNoStackAlloc(tree.tree.m_root, theirs(box), stack, leaves);
    }
    return leaves.found;
}

template <class Policy>
void cast(const Tree& tree, const Ray<3>& ray, btAlignedObjectArray<const btDbvtNode*>& stack,
          Policy& policy) {
    const btVector3 from = theirs(ray.origin);
    const btVector3 to = from + theirs(ray.translation);
    // As btDbvtBroadphase and the collision world above it prepare a ray.
    btVector3 direction = to - from;
    direction.normalize();
    btVector3 inverse;
    for (int i = 0; i < 3; ++i) {
        inverse[i] = direction[i] == btScalar(0) ? btScalar(BT_LARGE_FLOAT) : btScalar(1) / direction[i];
    }
    unsigned int signs[3] = {inverse[0] < 0.0f, inverse[1] < 0.0f, inverse[2] < 0.0f};
    const btScalar length = direction.dot(to - from);
    const btVector3 zero(0, 0, 0);
    tree.tree.rayTestInternal(tree.tree.m_root, from, to, inverse, signs, length, zero, zero, stack, policy);
}

SpatialFound all_rays(const Tree& tree, const SpatialInput<3>& in) {
    OnLeaf leaves;
    btAlignedObjectArray<const btDbvtNode*> stack;
    for (const Ray<3>& ray : in.rays) cast(tree, ray, stack, leaves);
    return leaves.found;
}

SpatialFound closest_rays(const Tree& tree, const SpatialInput<3>& in) {
    SpatialFound found;
    btAlignedObjectArray<const btDbvtNode*> stack;
    for (const Ray<3>& ray : in.rays) {
        OnClosest on_closest;
        on_closest.ray = ray;
        cast(tree, ray, stack, on_closest);
        if (on_closest.closest.hit) {
            ++found.count;
            found.sum += bits(on_closest.closest.fraction);
        }
    }
    return found;
}

class Bullet final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "bullet"; }
    [[nodiscard]] std::string version() const override {
        return std::to_string(btGetVersion() / 100) + "." + std::to_string(btGetVersion() % 100);
    }
    [[nodiscard]] std::string settings() const override {
        return "btDbvt, look-ahead 1; rays find all and are never clipped";
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>&) const override { return nullptr; }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>& in) const override {
        if (in.threads != 1) return nullptr;
        auto tree = std::make_unique<Tree>();
        // What a user has beside the tree doesn't count as its memory.
        tree->leaves.reserve(in.boxes.size());
        const auto nothing = [](Tree&) {};
        const auto insert = [in](Tree& t) { t.insert(in); };
        switch (in.work) {
            case SpatialWork::kFrame:
                return make_task(std::move(tree), insert, [in](Tree& t) { return frame(t, in); });
            case SpatialWork::kInsert:
                return make_task(std::move(tree), nothing, [in](Tree& t) {
                    t.insert(in);
                    return SpatialFound{t.leaves.size(), 0};
                });
            case SpatialWork::kBoxQuery:
                return make_task(std::move(tree), insert, [in](Tree& t) { return box_queries(t, in); });
            case SpatialWork::kClosestRay:
                return make_task(std::move(tree), insert, [in](Tree& t) { return closest_rays(t, in); });
            case SpatialWork::kAllRay:
                return make_task(std::move(tree), insert, [in](Tree& t) { return all_rays(t, in); });
            default:
                return nullptr;
        }
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Bullet;
}
