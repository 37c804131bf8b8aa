// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The first change of what a world and its clone share, where memory runs out.
#include <gtest/gtest.h>

#include <memory>
#include <memory_resource>
#include <optional>

#include "dynamics/door_entries.h"
#include "dynamics/furnish.h"
#include "dynamics/furnished_world.h"
#include "dynamics/seen_world.h"
#include "support/failing_memory.h"

namespace jostle::test {
namespace {

/// A world and its clone in memory that fails.
struct WorldAndClone {
    explicit WorldAndClone(std::pmr::memory_resource* memory) : world({.memory = memory}) {
        for (int i = 0; i < 100; ++i)
            world.create_body({.position = {static_cast<float>(i), 0.0f}})
                .create_shape(Polygon::box(0.5f, 0.5f));
        clone.emplace(world.clone());
    }
    World world;
    std::optional<World> clone;
};

TEST(CloneOutOfMemory, EachFailureOfAFirstChangeChangesNothing) {
    Trial<WorldAndClone> trial;
    trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<WorldAndClone>(memory); };
    trial.change = [](WorldAndClone& shared) {
        (*shared.clone->bodies().begin()).set_transform({3.0f, 3.0f}, 0.5f);
    };
    trial.state = [](const WorldAndClone& shared) {
        return shared.world.check() + shared.clone->check() + text_of(shared.world.save()) +
               text_of(shared.clone->save());
    };
    // Bodies, shapes, and the arrays of the tree.
    EXPECT_GT(expect_strong_guarantee("Body::set_transform", trial), 8);
}

}  // namespace
}  // namespace jostle::test
