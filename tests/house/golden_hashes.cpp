// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Runs a reference scene and compares its motion with the golden hashes of the reference table:
//   golden_hashes [SCENE] [--steps N] [--threads N] [--lanes least]
//   golden_hashes --list
// Without a scene: all that run. --list prints the names of the large ones, and "small", which stands for all
// small ones together. --lanes least: of the instruction sets that this
// processor has and the kernels were compiled for, the least instead of the best. Prints which, and a line
// per hash; fails where one differs.
#include <jostle/dynamics/scheduler.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "choose_lanes.h"

namespace {

constexpr char kSmall[] = "small";

struct Options {
    std::string scene;
    int steps = 1 << 30;
    int threads = 1;
    bool least_lanes = false;
};

std::uint64_t hash_of(const jostle::SceneWorld& made) {
    std::vector<jostle::Transform> poses;
    std::vector<jostle::Vec2> linear;
    std::vector<float> angular;
    for (const jostle::Body& body : made.bodies) {
        poses.push_back(body.transform());
        linear.push_back(body.linear_velocity());
        angular.push_back(body.angular_velocity());
    }
    return jostle::motion_hash(poses, linear, angular);
}

bool matches(const jostle::ReferenceScene& row, const Options& options) {
    const auto scene = row.make();
    const auto scheduler = options.threads > 1 ? jostle::make_default_scheduler(options.threads) : nullptr;
    jostle::WorldDef def;
    def.scheduler = scheduler.get();
    jostle::SceneWorld made = jostle::make_world(scene, def);
    bool same = true;
    std::size_t next = 0;
    for (int i = 1; i <= std::min(row.steps, options.steps); ++i) {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        const int due = next < std::size(jostle::kGoldenSteps) ? jostle::kGoldenSteps[next] : row.steps;
        if (i != due) continue;
        const std::uint64_t found = hash_of(made), golden = row.golden[next++];
        std::printf("%-16s %4d 0x%016" PRIx64 "%s\n", scene.name.c_str(), i, found,
                    found == golden ? "" : "  is not the golden hash");
        std::fflush(stdout);
        same = same && found == golden;
    }
    return same;
}

bool all_match(const Options& options) {
    int seen = 0;
    bool same = true;
    const auto match = [&](std::span<const jostle::ReferenceScene> rows, bool wanted) {
        for (const auto& row : rows) {
            if (!wanted && options.scene != row.name) continue;
            ++seen;
            same = matches(row, options) && same;
        }
    };
    match(jostle::reference_scenes(), options.scene.empty());
    match(jostle::small_scenes(), options.scene.empty() || options.scene == kSmall);
    return same && seen > 0;
}

int list_scenes() {
    for (const auto& row : jostle::reference_scenes()) std::printf("%s\n", std::string(row.name).c_str());
    std::printf("%s\n", kSmall);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--list") return list_scenes();
        if (word == "--steps" && i + 1 < argc) {
            options.steps = std::atoi(argv[++i]);
        } else if (word == "--threads" && i + 1 < argc) {
            options.threads = std::atoi(argv[++i]);
        } else if (word == "--lanes" && i + 1 < argc) {
            options.least_lanes = argv[++i] == std::string_view("least");
        } else {
            options.scene = word;
        }
    }
    std::printf("lanes: %s\n", choose_lanes(options.least_lanes));
    std::printf("threads: %d\n", options.threads);
    return all_match(options) ? 0 : 1;
}
