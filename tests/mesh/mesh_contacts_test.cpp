// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All contacts at once: those of the search with a visitor, for any scheduler.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_contacts.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "mesh/poses.h"
#include "support/expect_refused.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using IdPair = std::pair<int, int>;

std::vector<IdPair> pairs_of(std::span<const MeshContact> contacts) {
    std::vector<IdPair> pairs;
    for (const MeshContact& c : contacts) pairs.emplace_back(c.a, c.b);
    return pairs;
}

TEST(MeshContacts, AreTheSameForAnyScheduler) {
    test::Random random(95);
    SCOPED_TRACE(random.seed_text());
    test::ThreadScheduler one(1, test::TaskOrder::kForward), two(2, test::TaskOrder::kReverse),
        four(4, test::TaskOrder::kShuffled);
    const TriangleMesh ball = test::make_ball(4).mesh(), box = test::make_box({-1, -1, -1}, {1, 1, 1}).mesh();
    MeshContactsContext context;
    int many = 0;
    for (int round = 0; round < 30; ++round) {
        const TriangleMesh loose = test::make_loose(200, 1.0f, 0.5f, round % 3 == 0, random).mesh();
        const TriangleMesh& b = round % 4 == 0 ? box : (round % 4 == 1 ? ball : loose);
        const Transform3 at_a{test::random_point(1.0f, random), test::random_turn(random)};
        const Transform3 at_b =
            round % 7 == 1 ? at_a : Transform3{test::random_point(1.0f, random), test::random_turn(random)};
        std::vector<IdPair> expected;
        contacts(ball, at_a, b, at_b, [&](MeshContact c) { expected.emplace_back(c.a, c.b); });
        std::sort(expected.begin(), expected.end());
        ASSERT_EQ(pairs_of(contacts(context, ball, at_a, b, at_b)), expected);
        for (TaskScheduler* scheduler : {&one, &two, &four})
            ASSERT_EQ(pairs_of(contacts(context, ball, at_a, b, at_b, scheduler)), expected) << round;
        many += static_cast<int>(expected.size() > 100);
    }
    EXPECT_GT(many, 10);
    EXPECT_EQ(one.calls(), 0);
    EXPECT_GT(two.calls(), 10);
    EXPECT_GT(two.tasks(), 10 * two.calls());

    EXPECT_TRUE(contacts(context, ball, {}, TriangleMesh(), {}, &two).empty());
    EXPECT_TRUE(contacts(context, ball, {}, ball, {{9, 0, 0}}, &two).empty());
    const Transform3 bent{{}, {{2, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    test::expect_refused("contacts", "transform",
                         [&] { static_cast<void>(contacts(context, ball, bent, ball, {}, &two)); });
    EXPECT_FALSE(contacts(context, ball, {}, ball, {{1, 0, 0}}, &two).empty());
}

}  // namespace
}  // namespace jostle
