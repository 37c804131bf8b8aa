// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes that pass each other by their boxes: those that are told to be far are, and far boxes are told.
#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "dynamics/pairs/far_kernels.h"
#include "math/random.h"

namespace jostle::test {
namespace {

using namespace detail;

Geometry random_far_shape(Random& random) {
    const Vec2 at{random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f)};
    switch (random.below(5)) {
        case 0:
            return Circle{at, random.uniform(0.01f, 1.0f)};
        case 1:
            return Capsule{at, {random.uniform(-1.0f, 1.0f), 2.0f}, random.uniform(0.01f, 0.5f)};
        case 2:
            return Segment{at, {random.uniform(-20.0f, 20.0f), 2.0f}};
        case 3:
            return Polygon::regular(3 + static_cast<int>(random.below(6)), random.uniform(0.01f, 1.0f));
        default:
            return Polygon::box(random.uniform(0.01f, 30.0f), random.uniform(0.01f, 1.0f));
    }
}

struct FarPairs {
    std::vector<Geometry> a, b;
    std::vector<Aabb<2>> boxes_a, boxes_b;
    std::vector<Transform> poses;

    void add(const Geometry& one, const Geometry& other, const Transform& pose) {
        a.push_back(one);
        b.push_back(other);
        boxes_a.push_back(bounds(one, Transform{}));
        boxes_b.push_back(bounds(other, Transform{}));
        poses.push_back(pose);
    }
    /// By blocks of so many.
    [[nodiscard]] std::vector<bool> far(float distance, std::size_t block) const {
        std::vector<bool> found;
        for (std::size_t first = 0; first < poses.size(); first += block) {
            BoxPairs pairs;
            for (std::size_t i = first; i < first + block && i < poses.size(); ++i)
                pairs.add(boxes_a[i], boxes_b[i], poses[i]);
            BlockBits bits = find_far(pairs, distance);
            for (int i = 0; i < pairs.count; ++i, bits >>= 1) found.push_back((bits & 1) != 0);
            EXPECT_EQ(pairs.count == kContactsPerBlock ? 0u : bits, 0u) << "bits beyond the last pair";
        }
        return found;
    }
};

FarPairs random_pairs(int count) {
    Random random(31);
    FarPairs pairs;
    for (int i = 0; i < count; ++i) {
        const float reach = i % 2 == 0 ? 3.0f : 40.0f;
        const Rot turn = i % 5 == 0 ? Rot{} : Rot::from_angle(random.uniform(-3.1f, 3.1f));
        const Vec2 place{random.uniform(-reach, reach), random.uniform(-reach, reach)};
        const Geometry a = random_far_shape(random), b = random_far_shape(random);
        pairs.add(a, b, {place, turn});
    }
    return pairs;
}

TEST(FarShapes, AreFurtherApartThanAsked) {
    const FarPairs pairs = random_pairs(20000);
    for (const float asked : {0.0f, 0.025f, 1.0f}) {
        const std::vector<bool> far = pairs.far(asked, 64);
        int count = 0;
        for (std::size_t i = 0; i < far.size(); ++i) {
            if (!far[i]) continue;
            ++count;
            EXPECT_GE(distance(pairs.a[i], pairs.b[i], pairs.poses[i]).distance, asked);
        }
        EXPECT_GT(count, 5000);
    }
}

/// Of two boxes, not turned: the greater of the gaps along x and y, in exact numbers.
TEST(FarShapes, AreToldWhereBoxesAreApart) {
    FarPairs pairs;
    const Geometry box = Polygon::box(1.0f, 0.5f);
    pairs.add(box, box, {{2.5f, 0.0f}, {}});                // 0.5 m apart along x
    pairs.add(box, box, {{0.0f, -1.75f}, {}});              // 0.75 m along y
    pairs.add(box, box, {{2.25f, 1.25f}, {}});              // 0.25 m along each
    pairs.add(box, box, {{1.75f, 0.0f}, Rot{0.0f, 1.0f}});  // turned by 90 degrees: 0.25 m along x
    pairs.add(box, box, {{0.0f, 0.0f}, {}});                // one in the other
    // A corner of B, at 45 degrees, is 0.5 m beyond A's side: sqrt(1.125) + 1 + 0.5.
    pairs.add(box, box, {{1.5f + std::sqrt(1.125f), 0.0f}, Rot::from_angle(0.785398163f)});
    using Told = std::vector<bool>;
    EXPECT_EQ(pairs.far(0.2f, 64), (Told{true, true, true, true, false, true}));
    EXPECT_EQ(pairs.far(0.3f, 64), (Told{true, true, false, false, false, true}));
    EXPECT_EQ(pairs.far(0.6f, 64), (Told{false, true, false, false, false, false}));
}

/// [m] The greater of the gaps of two boxes that are not turned, along x and y, in numbers that hold it.
double exact_gap(const Aabb<2>& a, const Aabb<2>& b, Vec2 place) {
    const auto gap = [](double lower_a, double upper_a, double lower_b, double upper_b, double shift) {
        return std::max(lower_b + shift - upper_a, lower_a - (upper_b + shift));
    };
    return std::max(gap(a.lower.x, a.upper.x, b.lower.x, b.upper.x, place.x),
                    gap(a.lower.y, a.upper.y, b.lower.y, b.upper.y, place.y));
}

/// Shapes far out in frames that lie far from each other: what rounding does there is more than the gap.
TEST(FarShapes, AreFarWhateverRoundingDoes) {
    Random random(32);
    const float asked = 0.025f;
    FarPairs pairs;
    for (int i = 0; i < 20000; ++i) {
        const float out = random.uniform(1.0e3f, 1.0e5f);
        const Vec2 half_a{random.uniform(0.1f, 9.0f), 1.0f}, half_b{random.uniform(0.1f, 9.0f), 1.0f};
        const Vec2 at{random.uniform(-out, out), random.uniform(-out, out)};
        const float gap = asked + random.uniform(-0.05f, 0.05f) + (i % 4 == 0 ? 1.0f : 0.0f);
        pairs.add(Polygon::box(half_a.x, half_a.y), Polygon::box(half_b.x, half_b.y), {-at, {}});
        pairs.boxes_b.back() = {at + Vec2{half_a.x + gap, -1.0f}, at + Vec2{half_a.x + gap + half_b.x, 1.0f}};
    }
    const std::vector<bool> far = pairs.far(asked, 64);
    int count = 0;
    for (std::size_t i = 0; i < far.size(); ++i) {
        if (!far[i]) continue;
        ++count;
        EXPECT_GT(exact_gap(pairs.boxes_a[i], pairs.boxes_b[i], pairs.poses[i].p), asked);
    }
    EXPECT_GT(count, 1000);
}

TEST(FarShapes, AreToldAlikeInBlocksOfAnySize) {
    const FarPairs pairs = random_pairs(1000);
    const std::vector<bool> whole = pairs.far(0.025f, 64);
    for (const std::size_t block : {1u, 3u, 8u, 9u, 63u}) EXPECT_EQ(pairs.far(0.025f, block), whole);
    EXPECT_EQ(find_far(BoxPairs{}, 0.0f), 0u);
}

/// A number that is none is not far from anything.
TEST(FarShapes, AreNotToldOfNoNumbers) {
    FarPairs pairs;
    const Geometry box = Polygon::box(1.0f, 0.5f);
    pairs.add(box, box, {{NAN, 0.0f}, {}});
    pairs.add(box, box, {{10.0f, 0.0f}, {NAN, 0.0f}});
    EXPECT_EQ(pairs.far(0.0f, 64), (std::vector<bool>{false, false}));
}

}  // namespace
}  // namespace jostle::test
