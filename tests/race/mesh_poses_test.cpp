// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A search with a memory of two meshes, at the poses that meshes are raced at, takes at most a fifth of the
// tests of boxes that a fresh search takes, for motions of 0.1 % of the size and 0.1 degrees about each pose.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_contacts.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_memory.h>

#include <algorithm>
#include <cstdint>

#include "mesh/poses.h"
#include "race/mesh_data.h"
#include "support/real_data.h"

namespace jostle {
namespace {

constexpr int kFirstHit = 0, kDistance = 1, kAllPairs = 2, kVerbs = 3;

/// Pairs of boxes that were opened or tested, by verb.
struct Work {
    std::int64_t fresh[kVerbs] = {}, kept[kVerbs] = {};
};

void ask_about(const TriangleMesh& mesh, const Transform3& pose, test::Random& random, Work& work) {
    const Vec3 extent = mesh.bounds().upper - mesh.bounds().lower;
    const float size = std::max({extent.x, extent.y, extent.z});
    MeshPairMemory memories[kVerbs];
    for (int step = 0; step < 12; ++step) {
        const Transform3 at = test::nudged(pose, size, random);
        std::int64_t kept[kVerbs], fresh[kVerbs];
        kept[kFirstHit] = overlap(memories[kFirstHit], mesh, {}, mesh, at).work.nodes;
        kept[kDistance] = distance(memories[kDistance], mesh, {}, mesh, at).work.nodes;
        kept[kAllPairs] = contacts(memories[kAllPairs], mesh, {}, mesh, at).work.nodes;
        if (step < 2) continue;  // the memory is made
        fresh[kFirstHit] = overlap(mesh, {}, mesh, at).work.nodes;
        fresh[kDistance] = distance(mesh, {}, mesh, at).work.nodes;
        fresh[kAllPairs] = contacts(mesh, {}, mesh, at, [](MeshContact) {}).nodes;
        for (int verb = 0; verb < kVerbs; ++verb) {
            work.kept[verb] += kept[verb];
            work.fresh[verb] += fresh[verb];
        }
    }
}

/// All pairs at the poses of each type; first hits and distances, some of which take few tests in any case,
/// at all poses together.
void expect_a_fifth(const race::Surface& surface, int poses) {
    const TriangleMesh mesh(surface.vertices, surface.triangles);
    test::Random random(94);
    Work all;
    for (int type = 0; type < race::kPoseTypeCount; ++type) {
        const auto of_type = static_cast<race::PoseType>(type);
        Work work;
        for (const Transform3& pose : race::make_poses(mesh, of_type, poses))
            ask_about(mesh, pose, random, work);
        EXPECT_GT(work.fresh[kAllPairs], 50) << name_of(of_type);
        EXPECT_LE(5 * work.kept[kAllPairs], work.fresh[kAllPairs]) << name_of(of_type);
        for (int verb = 0; verb < kVerbs; ++verb) {
            all.fresh[verb] += work.fresh[verb];
            all.kept[verb] += work.kept[verb];
        }
    }
    for (int verb = 0; verb < kVerbs; ++verb) EXPECT_LE(5 * all.kept[verb], all.fresh[verb]) << verb;
}

TEST(MeshPoses, AMemoryOfTheKnotSavesFourFifthsOfTheBoxTests) {
    expect_a_fifth(race::make_knot(), 10);
}
TEST(MeshPoses, AMemoryOfTheBunnySavesFourFifthsOfTheBoxTests) {
    const BunnyData bunny = read_bunny();
    if (bunny.triangles.empty()) GTEST_SKIP() << kNoData;
    const race::Surface surface{bunny.vertices, bunny.triangles};
    expect_a_fifth(surface, 10);
    expect_a_fifth(race::split(surface, 2), 4);
}

}  // namespace
}  // namespace jostle
