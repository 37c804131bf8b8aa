// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The memory of two meshes where memory runs out at any one allocation: the question fails, and the next has
// the answer of a fresh search. A steady one takes none.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_memory.h>

#include <new>

#include "mesh/meshes.h"
#include "support/failing_memory.h"

namespace jostle {
namespace {

/// [1] Allocations that failed.
template <class Ask>
long fail_each(const TriangleMesh& mesh, const Ask& ask) {
    long failures = 0;
    for (long n = 1;; ++n) {
        test::FailingResource resource;
        MeshPairMemory memory(&resource);
        ask(memory, Transform3{{2.2f, 0, 0}});
        resource.plan.arm(n, false);
        bool failed = false;
        try {
            // The second question makes a list.
            ask(memory, Transform3{{2.201f, 0, 0}});
        } catch (const std::bad_alloc&) {
            failed = true;
        }
        resource.plan.disarm();
        for (const float x : {2.201f, 2.202f, 1.9f, 1.901f}) {
            const Transform3 at{{x, 0, 0}};
            EXPECT_EQ(distance(memory, mesh, {}, mesh, at).distance, distance(mesh, {}, mesh, at).distance);
            EXPECT_EQ(overlap(memory, mesh, {}, mesh, at).hit, x < 2.0f);
        }
        if (!failed) return failures;
        ++failures;
    }
}

TEST(MeshPairMemoryOutOfMemory, TheNextAnswerIsRight) {
    const TriangleMesh ball = test::make_ball(4).mesh();
    EXPECT_GT(fail_each(ball,
                        [&](MeshPairMemory& memory, const Transform3& at) {
                            static_cast<void>(distance(memory, ball, {}, ball, at));
                        }),
              0);
    EXPECT_GT(fail_each(ball,
                        [&](MeshPairMemory& memory, const Transform3& at) {
                            static_cast<void>(contacts(memory, ball, {}, ball, {at.p * 0.8f}));
                        }),
              0);
}

TEST(MeshPairMemoryOutOfMemory, ASteadyOneTakesNoMemory) {
    const TriangleMesh ball = test::make_ball(3).mesh();
    MeshPairMemory apart, meeting;
    std::size_t found = 0;
    const auto ask = [&] {
        for (int i = 0; i < 10; ++i) {
            const float nudge = 0.001f * static_cast<float>(i % 3);
            found += static_cast<std::size_t>(distance(apart, ball, {}, ball, {{2.2f + nudge, 0, 0}}).hit) +
                     contacts(meeting, ball, {}, ball, {{1.8f + nudge, 0, 0}}).pairs.size() +
                     static_cast<std::size_t>(overlap(meeting, ball, {}, ball, {{1.8f + nudge, 0, 0}}).hit);
        }
    };
    ask();
    test::global_new().arm(1, true);
    ask();
    const long failed = test::global_new().failed();
    test::global_new().disarm();
    EXPECT_EQ(failed, 0);
    EXPECT_GT(found, 100u);
}

}  // namespace
}  // namespace jostle
