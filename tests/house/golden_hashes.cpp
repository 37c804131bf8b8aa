// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Runs a reference scene and compares its motion with the golden hashes of the reference table:
//   golden_hashes [SCENE] [--steps N] [--threads N]
// Without a scene: all that run. Prints a line a hash; fails where one differs.
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "race/engine.h"

namespace {

struct Options {
    std::string scene;
    int steps = 1 << 30;
    int threads = 1;
};

std::uint64_t hash_of(const jostle::race::EngineWorld& world) {
    std::vector<jostle::Transform> poses;
    std::vector<jostle::Vec2> linear;
    std::vector<float> angular;
    world.poses(poses);
    world.velocities(linear, angular);
    return jostle::motion_hash(poses, linear, angular);
}

bool matches(const jostle::ReferenceScene& row, const Options& options) {
    const auto scene = row.make();
    std::vector<std::string> approximated;
    const auto engine = jostle::race::make_jostle_engine();
    const auto world = engine->load(scene, {.threads = options.threads}, approximated);
    bool same = true;
    std::size_t next = 0;
    for (int i = 1; i <= std::min(row.steps, options.steps); ++i) {
        world->step(1.0f / scene.step_hertz);
        const int due = next < std::size(jostle::kGoldenSteps) ? jostle::kGoldenSteps[next] : row.steps;
        if (i != due) continue;
        const std::uint64_t found = hash_of(*world), golden = row.golden[next++];
        std::printf("%-16s %4d 0x%016" PRIx64 "%s\n", scene.name.c_str(), i, found,
                    found == golden ? "" : "  is not the golden hash");
        same = same && found == golden;
    }
    return same;
}

}  // namespace

int main(int argc, char** argv) try {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--steps" && i + 1 < argc) {
            options.steps = std::atoi(argv[++i]);
        } else if (word == "--threads" && i + 1 < argc) {
            options.threads = std::atoi(argv[++i]);
        } else {
            options.scene = word;
        }
    }
    int seen = 0;
    bool same = true;
    for (const auto& row : jostle::reference_scenes()) {
        if (!row.runs || (!options.scene.empty() && options.scene != row.name)) continue;
        ++seen;
        same = matches(row, options) && same;
    }
    return same && seen > 0 ? 0 : 1;
} catch (const std::exception& error) {
    std::fprintf(stderr, "golden_hashes: %s\n", error.what());
    return 1;
}
