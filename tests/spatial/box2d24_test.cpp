// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree in the plane against Box2D 2.4's: the same boxes, the same moves, the same answers. Theirs
// fattens by 0.1 m and reaches four displacements ahead; ours is set to do so too.
#if __has_include(<box2d/b2_dynamic_tree.h>)

#include <box2d/b2_dynamic_tree.h>
#include <gtest/gtest.h>
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/boxes.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

b2Vec2 theirs(const Vec2& v) {
    return {v.x, v.y};
}
b2AABB theirs(const Aabb2& box) {
    return {theirs(box.lower), theirs(box.upper)};
}
Aabb2 ours(const b2AABB& box) {
    return {{box.lowerBound.x, box.lowerBound.y}, {box.upperBound.x, box.upperBound.y}};
}

/// Box2D's tree calls members of an object.
template <class OnItem>
struct Query {
    explicit Query(OnItem call) : on_item(call) {}
    OnItem on_item;
    bool QueryCallback(int32 node) {
        on_item(node);
        return true;
    }
};

template <class OnItem>
struct Ray {
    explicit Ray(OnItem call) : on_item(call) {}
    OnItem on_item;
    float RayCastCallback(const b2RayCastInput& input, int32 node) { return on_item(input, node); }
};

/// Two trees under the same operations. Item i of ours is node `nodes[i]` of theirs.
class Both {
  public:
    Both() : tree({.margin = 0.1f, .displacement_multiplier = 4.0f}) {}

    void insert(const Aabb2& box) {
        const int id = tree.insert(box, 0);
        if (id >= static_cast<int>(nodes.size())) nodes.resize(static_cast<std::size_t>(id) + 1);
        nodes[static_cast<std::size_t>(id)] =
            peer.CreateProxy(theirs(box), reinterpret_cast<void*>(static_cast<std::uintptr_t>(id)));
        live.push_back(id);
    }
    void remove(std::size_t index) {
        tree.remove(live[index]);
        peer.DestroyProxy(node_of(live[index]));
        live[index] = live.back();
        live.pop_back();
    }
    /// Theirs calls an item moved if and only if ours gave it a new fat box.
    void expect_same_move(int id, const Aabb2& box, Vec2 displacement, bool in_place) {
        const Moved moved =
            in_place ? tree.move_in_place(id, box, displacement) : tree.move(id, box, displacement);
        EXPECT_EQ(moved == Moved::kNewFatBox, peer.MoveProxy(node_of(id), theirs(box), theirs(displacement)));
        EXPECT_EQ(tree.fat_box(id), ours(peer.GetFatAABB(node_of(id))));
    }
    void expect_same_query(const Aabb2& box) const {
        std::vector<int> found;
        tree.query(box, [&](int id) { found.push_back(id); });
        std::vector<int> expected;
        Query query([&](int32 node) { expected.push_back(item_of(node)); });
        peer.Query(&query, theirs(box));
        EXPECT_EQ(test::sorted(found), test::sorted(expected));
    }
    void expect_same_closest(Vec2 p1, Vec2 p2) const {
        float found = 1.0f;
        tree.ray_cast({p1, p2 - p1, 1.0f}, [&](int id, float t) {
            const BoxRayHit<2> hit = ray_cast(tree.fat_box(id), {p1, p2 - p1, t});
            if (hit.hit) found = hit.fraction;
            return hit.hit ? CastAnswer::clip(hit.fraction) : CastAnswer::ignore();
        });
        float expected = 1.0f;
        Ray ray([&](const b2RayCastInput& input, int32 node) {
            const BoxRayHit<2> hit = ray_cast(ours(peer.GetFatAABB(node)), {p1, p2 - p1, input.maxFraction});
            if (!hit.hit) return input.maxFraction;
            expected = hit.fraction;
            // Theirs ends at 0.
            return max(hit.fraction, std::numeric_limits<float>::min());
        });
        b2RayCastInput input;
        input.p1 = theirs(p1);
        input.p2 = theirs(p2);
        input.maxFraction = 1.0f;
        peer.RayCast(&ray, input);
        EXPECT_EQ(found, expected);
    }
    void expect_same_pairs() const {
        test::IdPairs found;
        tree.self_pairs([&](int a, int b) { found.emplace_back(a, b); });
        test::IdPairs expected;
        for (const int id : live) {
            Query query([&](int32 node) {
                if (id < item_of(node)) expected.emplace_back(id, item_of(node));
            });
            peer.Query(&query, peer.GetFatAABB(node_of(id)));
        }
        EXPECT_EQ(test::sorted(found), test::sorted(expected));
        EXPECT_FALSE(found.empty());
    }

    DynamicTree<2> tree;
    b2DynamicTree peer;
    std::vector<int> live;
    std::vector<int32> nodes;

  private:
    [[nodiscard]] int32 node_of(int id) const { return nodes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] int item_of(int32 node) const {
        return static_cast<int>(reinterpret_cast<std::uintptr_t>(peer.GetUserData(node)));
    }
};

TEST(Box2d24, TreesAgreeThroughAChurn) {
    for (const BoxSet set : {BoxSet::kUniform, BoxSet::kClustered, BoxSet::kSorted}) {
        Random random(31);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        const int n = 1000;
        Both both;
        for (int i = 0; i < n; ++i) both.insert(test::make_box<2>(set, i, n, random));
        for (int round = 0; round < 20; ++round) {
            for (int i = 0; i < 100; ++i) {
                if (random.below(2) == 0 && !both.live.empty()) {
                    both.remove(random.below(static_cast<std::uint32_t>(both.live.size())));
                } else {
                    both.insert(test::make_box<2>(set, i, n, random));
                }
            }
            for (const int id : both.live) {
                // From wherever it is: a small step from the middle of its fat box.
                const Aabb2 fat = both.tree.fat_box(id);
                const Vec2 step{random.uniform(-0.15f, 0.15f), random.uniform(-0.15f, 0.15f)};
                const Vec2 c = center(fat) + step;
                const Vec2 half = extents(fat) * 0.8f;
                both.expect_same_move(id, {c - half, c + half}, step, round % 2 == 0);
            }
            if (round % 5 == 4) both.tree.rebuild();
            ASSERT_EQ(both.tree.check(), "");
            both.expect_same_pairs();
            for (int i = 0; i < 100; ++i) {
                const Vec2 p{random.uniform(-5.0f, 70.0f), random.uniform(-5.0f, 70.0f)};
                const Vec2 q{random.uniform(-5.0f, 70.0f), random.uniform(-5.0f, 70.0f)};
                both.expect_same_query({min(p, q), max(p, q)});
                both.expect_same_closest(p, q);
            }
            if (testing::Test::HasFailure()) return;
        }
    }
}

// As a world uses both: all boxes move a little each frame, then all pairs are asked for.
TEST(Box2d24, TenThousandBoxesThatMoveHaveTheSamePairs) {
    Random random(32);
    SCOPED_TRACE(random.seed_text());
    const int n = 10'000;
    Both both;
    std::vector<Aabb2> boxes = test::make_boxes<2>(BoxSet::kUniform, n, random);
    for (const Aabb2& box : boxes) both.insert(box);
    for (int frame = 0; frame < 5; ++frame) {
        for (int i = 0; i < n; ++i) {
            Aabb2& box = boxes[static_cast<std::size_t>(i)];
            const Vec2 step{random.uniform(-0.1f, 0.1f), random.uniform(-0.1f, 0.1f)};
            box = {box.lower + step, box.upper + step};
            both.expect_same_move(both.live[static_cast<std::size_t>(i)], box, {}, true);
        }
        if (frame % 2 == 1) both.tree.rebuild();
        both.expect_same_pairs();
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Box2d24, TreesOfNastyBoxesAgree) {
    for (const BoxSet set : test::kBoxSets) {
        Random random(33);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        const int n = 500;
        Both both;
        const std::vector<Aabb2> boxes = test::make_boxes<2>(set, n, random);
        for (const Aabb2& box : boxes) both.insert(box);
        both.expect_same_pairs();
        for (const Aabb2& box : boxes) both.expect_same_query(box);
        both.tree.rebuild();
        both.expect_same_pairs();
        for (const Aabb2& box : boxes) both.expect_same_query({center(box), center(box)});
    }
}

}  // namespace
}  // namespace jostle

#endif
