// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All contacts at once, where memory runs out at any one allocation: the question fails, and the next is
// answered. A steady one takes none.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_contacts.h>

#include <algorithm>
#include <new>

#include "mesh/meshes.h"
#include "support/failing_memory.h"

namespace jostle {
namespace {

/// Many tasks of two workers by turns, one after the other.
class ByTurns final : public TaskScheduler {
  public:
    [[nodiscard]] int worker_count() const override { return 2; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        for (int begin = 0; begin < count; begin += grain)
            task(context, begin, std::min(begin + grain, count), begin / grain % 2);
    }
};

TEST(MeshContactsOutOfMemory, TheNextAnswerIsRight) {
    const TriangleMesh ball = test::make_ball(4).mesh();
    const Transform3 at{{1, 0, 0}};
    ByTurns scheduler;
    MeshContactsContext sound;
    const std::size_t expected = contacts(sound, ball, {}, ball, at).size();
    EXPECT_GT(expected, 100u);
    long failures = 0;
    for (bool failed = true; failed; failures += static_cast<long>(failed)) {
        MeshContactsContext context;
        test::global_new().arm(failures + 1, false);
        failed = false;
        try {
            static_cast<void>(contacts(context, ball, {}, ball, at, &scheduler));
        } catch (const std::bad_alloc&) {
            failed = true;
        }
        test::global_new().disarm();
        ASSERT_EQ(contacts(context, ball, {}, ball, at, &scheduler).size(), expected);
    }
    EXPECT_GT(failures, 5);

    static_cast<void>(contacts(sound, ball, {}, ball, at, &scheduler));
    test::global_new().arm(1, true);
    const std::size_t found = contacts(sound, ball, {}, ball, at, &scheduler).size();
    const long failed = test::global_new().failed();
    test::global_new().disarm();
    EXPECT_EQ(found, expected);
    EXPECT_EQ(failed, 0);
}

}  // namespace
}  // namespace jostle
