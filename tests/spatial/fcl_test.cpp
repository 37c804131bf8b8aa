// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree in space, and the static one, against FCL's DynamicAABBTreeCollisionManager: what overlaps
// what, of one manager and of two, and how far the nearest box is. A geometry of ours has any box as its
// local one; its objects stay at the origin, so that FCL rounds nothing.
#if __has_include(<fcl/broadphase/broadphase_dynamic_AABB_tree.h>)

#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <fcl/geometry/collision_geometry.h>
#include <fcl/narrowphase/collision_object.h>
#include <gtest/gtest.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cmath>
#include <memory>

#include "spatial/boxes.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

using Manager = fcl::DynamicAABBTreeCollisionManager<float>;
using Object = fcl::CollisionObject<float>;

fcl::Vector3<float> theirs(const Vec3& v) {
    return {v.x, v.y, v.z};
}

class BoxGeometry final : public fcl::CollisionGeometry<float> {
  public:
    explicit BoxGeometry(const Aabb3& box) { set(box); }
    void set(const Aabb3& box) { aabb_local = fcl::AABB<float>(theirs(box.lower), theirs(box.upper)); }
    void computeLocalAABB() override {}
    [[nodiscard]] fcl::OBJECT_TYPE getObjectType() const override { return fcl::OT_GEOM; }
    [[nodiscard]] fcl::NODE_TYPE getNodeType() const override { return fcl::GEOM_BOX; }
};

/// An object whose box can be set; its word is its id.
class BoxObject {
  public:
    BoxObject(const Aabb3& box, int id)
        : geometry_(std::make_shared<BoxGeometry>(box)), object_(std::make_unique<Object>(geometry_)) {
        object_->setUserData(reinterpret_cast<void*>(static_cast<std::uintptr_t>(id)));
        object_->computeAABB();
    }
    void set(const Aabb3& box) {
        geometry_->set(box);
        object_->computeAABB();
    }
    [[nodiscard]] Object* get() const { return object_.get(); }

  private:
    std::shared_ptr<BoxGeometry> geometry_;
    std::unique_ptr<Object> object_;
};

int id_of(const Object* object) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(object->getUserData()));
}

bool on_pair(Object* a, Object* b, void* context) {
    // It may ask about objects whose boxes it has not compared.
    if (a->getAABB().overlap(b->getAABB())) {
        static_cast<test::IdPairs*>(context)->emplace_back(id_of(a), id_of(b));
    }
    return false;
}

/// `least` begins at infinity, and bounds the search.
bool on_distance(Object* a, Object* b, void* context, float& least) {
    least = std::min(least, a->getAABB().distance(b->getAABB()));
    *static_cast<float*>(context) = least;
    return false;
}

struct Peer {
    explicit Peer(const std::vector<Aabb3>& boxes) {
        std::vector<Object*> all;
        for (const Aabb3& box : boxes) {
            objects.emplace_back(box, static_cast<int>(objects.size()));
            all.push_back(objects.back().get());
        }
        manager.registerObjects(all);
        manager.setup();
    }
    [[nodiscard]] test::IdPairs self_pairs() const {
        test::IdPairs pairs;
        manager.collide(&pairs, on_pair);
        return test::sorted(pairs);
    }
    [[nodiscard]] std::vector<int> query(const Aabb3& box) const {
        const BoxObject asked(box, -1);
        test::IdPairs pairs;
        manager.collide(asked.get(), &pairs, on_pair);
        std::vector<int> ids;
        for (const auto& [a, b] : pairs) ids.push_back(std::max(a, b));
        return test::sorted(ids);
    }
    [[nodiscard]] float distance(const Vec3& p) const {
        const BoxObject asked({p, p}, -1);
        float nearest = std::numeric_limits<float>::infinity();
        manager.distance(asked.get(), &nearest, on_distance);
        return nearest;
    }

    std::vector<BoxObject> objects;
    Manager manager;
};

template <class Tree>
void expect_same(const Tree& tree, const Peer& peer, const std::vector<Aabb3>& boxes, Random& random) {
    test::IdPairs pairs;
    tree.self_pairs([&](int a, int b) { pairs.emplace_back(a, b); });
    EXPECT_EQ(test::sorted(pairs), peer.self_pairs());
    for (int i = 0; i < 50; ++i) {
        const Aabb3& a = boxes[random.below(static_cast<std::uint32_t>(boxes.size()))];
        const Aabb3& b = boxes[random.below(static_cast<std::uint32_t>(boxes.size()))];
        for (const Aabb3& box : {a, Aabb3{min(a.lower, b.lower), max(a.lower, b.lower)}}) {
            std::vector<int> found;
            tree.query(box, [&](int id) { found.push_back(id); });
            EXPECT_EQ(test::sorted(found), peer.query(box));
        }
        const Vec3 p = a.lower * 0.25f + b.upper * 0.75f;
        const NearestHit nearest = tree.closest(p);
        ASSERT_TRUE(nearest.hit);
        const float expected = peer.distance(p);
        const float square = nearest.squared_distance;
        // Where the square of theirs or ours is in range; squares are rounded below 1e-38.
        if (std::isfinite(square) && std::isfinite(expected * expected)) {
            EXPECT_NEAR(std::sqrt(square), expected, 1.0e-5f * expected + 1.0e-18f);
        }
    }
}

TEST(Fcl, TreesAgreeOnAllTypesOfBoxes) {
    for (const BoxSet set : test::kBoxSets) {
        Random random(61);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        const std::vector<Aabb3> boxes = test::make_boxes<3>(set, 400, random);
        const Peer peer(boxes);
        DynamicTree<3> dynamic_tree({.margin = 0.0f});
        for (const Aabb3& box : boxes) dynamic_tree.insert(box, 0);
        expect_same(dynamic_tree, peer, boxes, random);
        Bvh<3> bvh;
        bvh.build(boxes);
        expect_same(bvh, peer, boxes, random);
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Fcl, BoxesThatMoveHaveTheSamePairs) {
    Random random(62);
    SCOPED_TRACE(random.seed_text());
    const int n = 10'000;
    std::vector<Aabb3> boxes = test::make_boxes<3>(BoxSet::kUniform, n, random);
    Peer peer(boxes);
    DynamicTree<3> tree({.margin = 0.0f, .displacement_multiplier = 0.0f});
    for (const Aabb3& box : boxes) tree.insert(box, 0);
    for (int frame = 0; frame < 4; ++frame) {
        std::vector<Object*> moved;
        for (int i = 0; i < n; ++i) {
            if (random.below(3) != 0) continue;
            const auto at = static_cast<std::size_t>(i);
            const Vec3 step{random.uniform(-0.5f, 0.5f), random.uniform(-0.5f, 0.5f), 0.25f};
            boxes[at] = {boxes[at].lower + step, boxes[at].upper + step};
            tree.move_in_place(i, boxes[at]);
            peer.objects[at].set(boxes[at]);
            moved.push_back(peer.objects[at].get());
        }
        peer.manager.update(moved);
        if (frame == 2) tree.rebuild();
        expect_same(tree, peer, boxes, random);
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Fcl, TwoTreesHaveTheSamePairsWithEachOther) {
    Random random(63);
    SCOPED_TRACE(random.seed_text());
    const std::vector<Aabb3> one = test::make_boxes<3>(BoxSet::kUniform, 2000, random);
    const std::vector<Aabb3> other = test::make_boxes<3>(BoxSet::kClustered, 2000, random);
    const Peer peer_one(one);
    const Peer peer_other(other);
    DynamicTree<3> tree({.margin = 0.0f});
    for (const Aabb3& box : one) tree.insert(box, 0);
    Bvh<3> bvh;
    bvh.build(other);
    test::IdPairs found;
    tree.pairs(bvh, [&](int a, int b) { found.emplace_back(a, b); });
    test::IdPairs expected;
    // One object at a time, which says which of two is whose.
    for (std::size_t i = 0; i < one.size(); ++i) {
        for (const int b : peer_other.query(one[i])) expected.emplace_back(static_cast<int>(i), b);
    }
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, expected);
    EXPECT_FALSE(found.empty());
    test::IdPairs of_managers;
    peer_one.manager.collide(const_cast<Manager*>(&peer_other.manager), &of_managers, on_pair);
    EXPECT_EQ(of_managers.size(), found.size());
}

}  // namespace
}  // namespace jostle

#endif
