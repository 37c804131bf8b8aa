// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree in space against Bullet's btDbvt: the same boxes, the same moves, the same answers.
#if __has_include(<BulletCollision/BroadphaseCollision/btDbvt.h>)

#include <BulletCollision/BroadphaseCollision/btDbvt.h>
#include <gtest/gtest.h>
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/boxes.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

constexpr float kMargin = 0.1f;

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
int id_of(const btDbvtNode* leaf) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(leaf->data));
}

struct Leaves : btDbvt::ICollide {
    std::vector<int> ids;
    test::IdPairs pairs;
    using btDbvt::ICollide::Process;
    void Process(const btDbvtNode* leaf) override { ids.push_back(id_of(leaf)); }
    void Process(const btDbvtNode* a, const btDbvtNode* b) override {
        pairs.emplace_back(id_of(a), id_of(b));
    }
};

/// Two trees under the same operations. Item i of ours is `leaves[i]` of theirs.
class Both {
  public:
    Both() : tree({.margin = kMargin, .displacement_multiplier = 0.0f}) { peer.m_lkhd = 1; }

    void insert(const Aabb3& box) {
        const int id = tree.insert(box, 0);
        if (id >= static_cast<int>(leaves.size())) leaves.resize(static_cast<std::size_t>(id) + 1);
        const auto word = reinterpret_cast<void*>(static_cast<std::uintptr_t>(id));
        leaf_of(id) = peer.insert(theirs(expand(box, kMargin)), word);
        live.push_back(id);
    }
    void remove(std::size_t index) {
        tree.remove(live[index]);
        peer.remove(leaf_of(live[index]));
        live[index] = live.back();
        live.pop_back();
    }
    /// Theirs calls an item updated if and only if ours gave it a new fat box.
    void expect_same_move(int id, const Aabb3& box, bool in_place) {
        const Moved moved = in_place ? tree.move_in_place(id, box) : tree.move(id, box);
        btDbvtVolume volume = theirs(box);
        EXPECT_EQ(moved == Moved::kNewFatBox, peer.update(leaf_of(id), volume, kMargin));
        EXPECT_EQ(tree.fat_box(id), ours(leaf_of(id)->volume));
    }
    void expect_same_query(const Aabb3& box) {
        std::vector<int> found;
        tree.query(box, [&](int id) { found.push_back(id); });
        Leaves expected;
        peer.collideTV(peer.m_root, theirs(box), expected);
        EXPECT_EQ(test::sorted(found), test::sorted(expected.ids));
    }
    /// Theirs multiplies by inverses, so that it may differ where a ray only grazes a box.
    void expect_same_ray(const Vec3& p, const Vec3& d) {
        std::vector<int> found;
        tree.ray_all({p, d, 1.0f}, [&](int id) { found.push_back(id); });
        Leaves expected;
        btDbvt::rayTest(peer.m_root, theirs(p), theirs(p) + theirs(d), expected);
        found = test::sorted(found);
        std::vector<int> differ;
        const std::vector<int> all = test::sorted(expected.ids);
        std::set_symmetric_difference(found.begin(), found.end(), all.begin(), all.end(),
                                      std::back_inserter(differ));
        for (const int id : differ) {
            const Aabb3 box = tree.fat_box(id);
            float size = length(p) + length(d) + length(box.upper) + length(box.lower);
            size *= 1.0e-5f;
            EXPECT_TRUE(ray_cast(expand(box, size), {p, d, 1.0f}).hit) << id;
            EXPECT_FALSE(ray_cast(expand(box, -size), {p, d, 1.0f}).hit) << id;
        }
        rays_found += found.size();
    }
    void expect_same_pairs() {
        test::IdPairs found;
        tree.self_pairs([&](int a, int b) { found.emplace_back(a, b); });
        Leaves expected;
        peer.collideTT(peer.m_root, peer.m_root, expected);
        EXPECT_EQ(test::sorted(found), test::sorted(expected.pairs));
    }
    /// Of this tree and another.
    void expect_same_pairs_with(const Both& other) {
        test::IdPairs found;
        tree.pairs(other.tree, [&](int a, int b) { found.emplace_back(a, b); });
        Leaves expected;
        peer.collideTT(peer.m_root, other.peer.m_root, expected);
        std::sort(found.begin(), found.end());
        std::sort(expected.pairs.begin(), expected.pairs.end());
        EXPECT_EQ(found, expected.pairs);
        EXPECT_FALSE(found.empty());
    }

    [[nodiscard]] Vec3 some_center(Random& random) const {
        return center(tree.fat_box(live[random.below(static_cast<std::uint32_t>(live.size()))]));
    }

    DynamicTree<3> tree;
    btDbvt peer;
    std::vector<int> live;
    std::vector<btDbvtNode*> leaves;
    std::size_t rays_found = 0;

  private:
    [[nodiscard]] btDbvtNode*& leaf_of(int id) { return leaves[static_cast<std::size_t>(id)]; }
};

Vec3 point_within(float lower, float upper, Random& random) {
    return {random.uniform(lower, upper), random.uniform(lower, upper), random.uniform(lower, upper)};
}

TEST(Bullet, TreesAgreeThroughAChurn) {
    for (const BoxSet set : {BoxSet::kUniform, BoxSet::kClustered, BoxSet::kSorted}) {
        Random random(51);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        const int n = 1000;
        Both both;
        for (int i = 0; i < n; ++i) both.insert(test::make_box<3>(set, i, n, random));
        for (int round = 0; round < 20; ++round) {
            for (int i = 0; i < 100; ++i) {
                if (random.below(2) == 0 && !both.live.empty()) {
                    both.remove(random.below(static_cast<std::uint32_t>(both.live.size())));
                } else {
                    both.insert(test::make_box<3>(set, i, n, random));
                }
            }
            for (const int id : both.live) {
                const Aabb3 fat = both.tree.fat_box(id);
                const Vec3 step = point_within(-0.1f, 0.1f, random);
                const Aabb3 tight = expand(fat, -kMargin);
                both.expect_same_move(id, {tight.lower + step, tight.upper + step}, round % 2 == 0);
            }
            if (round % 5 == 4) both.tree.rebuild();
            both.peer.optimizeIncremental(10);
            ASSERT_EQ(both.tree.check(), "");
            both.expect_same_pairs();
            for (int i = 0; i < 100; ++i) {
                const Vec3 p = both.some_center(random) + point_within(-2.0f, 2.0f, random);
                const Vec3 q = both.some_center(random) + point_within(-2.0f, 2.0f, random);
                both.expect_same_query({min(p, q), max(p, q)});
                both.expect_same_ray(p, q - p);
            }
            if (testing::Test::HasFailure()) return;
        }
        EXPECT_GT(both.rays_found, 1000u);
    }
}

TEST(Bullet, TenThousandBoxesThatMoveHaveTheSamePairs) {
    Random random(52);
    SCOPED_TRACE(random.seed_text());
    const int n = 10'000;
    Both both;
    std::vector<Aabb3> boxes = test::make_boxes<3>(BoxSet::kUniform, n, random);
    for (const Aabb3& box : boxes) both.insert(box);
    for (int frame = 0; frame < 5; ++frame) {
        for (int i = 0; i < n; ++i) {
            Aabb3& box = boxes[static_cast<std::size_t>(i)];
            const Vec3 step = point_within(-0.1f, 0.1f, random);
            box = {box.lower + step, box.upper + step};
            both.expect_same_move(both.live[static_cast<std::size_t>(i)], box, true);
        }
        if (frame % 2 == 1) both.tree.rebuild();
        both.expect_same_pairs();
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Bullet, TreesOfNastyBoxesAgree) {
    for (const BoxSet set : test::kBoxSets) {
        Random random(53);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        const int n = 300;
        Both both;
        const std::vector<Aabb3> boxes = test::make_boxes<3>(set, n, random);
        for (const Aabb3& box : boxes) both.insert(box);
        both.expect_same_pairs();
        for (const Aabb3& box : boxes) both.expect_same_query(box);
        both.tree.rebuild();
        both.expect_same_pairs();
        for (const Aabb3& box : boxes) both.expect_same_query({center(box), center(box)});
    }
}

TEST(Bullet, TwoTreesHaveTheSamePairsWithEachOther) {
    Random random(54);
    SCOPED_TRACE(random.seed_text());
    Both one, other;
    for (int i = 0; i < 2000; ++i) {
        one.insert(test::make_box<3>(BoxSet::kUniform, i, 2000, random));
        other.insert(test::make_box<3>(BoxSet::kClustered, i, 2000, random));
    }
    one.expect_same_pairs_with(other);
    one.tree.rebuild();
    one.expect_same_pairs_with(other);
    other.expect_same_pairs_with(one);
}

}  // namespace
}  // namespace jostle

#endif
