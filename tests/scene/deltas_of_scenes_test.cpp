// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The traffic of a network game: deltas of worlds in which everything moves, against a base that is eight
// frames older. A packet of 1,200 bytes then has eight ragdoll limbs or ten boxes of a pile.
#include <gtest/gtest.h>
#include <jostle/dynamics/delta.h>
#include <jostle/scene/reference.h>

namespace jostle::test {
namespace {

constexpr int kFrames = 8;
constexpr int kMoments[] = {100, 164, 228};  ///< [steps] of the bases

struct Bound {
    const char* scene;
    double most;  ///< [bytes] per awake body
};

TEST(DeltasOfScenes, TakeFewBytesPerAwakeBody) {
    for (const Bound& bound : {Bound{"large_pyramid", 120.0}, {"tumbler", 200.0}, {"ragdolls_100", 150.0}}) {
        const Scene scene = find_reference_scene(bound.scene)->make();
        World world = make_world(scene).world;
        double bytes = 0.0, bodies = 0.0;
        int step = 0;
        for (const int moment : kMoments) {
            for (; step < moment; ++step) world.step(1.0f / scene.step_hertz, scene.substeps);
            const std::vector<std::byte> base = world.save();
            for (; step < moment + kFrames; ++step) world.step(1.0f / scene.step_hertz, scene.substeps);
            const std::vector<std::byte> save = world.save();
            const std::vector<std::byte> delta = save_delta(base, save);
            EXPECT_TRUE(apply_delta(base, delta) == save) << bound.scene << ", step " << moment;
            bytes += static_cast<double>(delta.size());
            bodies += world.counts().awake_bodies;
        }
        ASSERT_GT(bodies, 0.0) << bound.scene;
        EXPECT_LT(bytes / bodies, bound.most) << bound.scene;
    }
}

}  // namespace
}  // namespace jostle::test
