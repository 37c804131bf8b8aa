// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Prints the state hash of every scene there is, after a few numbers of steps, a line each. The stages of
// ./test compare what this prints in builds of other compilers and optimisation levels. It runs each scene on
// one thread and on three and fails where the hashes differ. --full runs the reference scenes for all of
// their steps.
#include <jostle/dynamics/scheduler.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace {

using jostle::Scene;

struct Run {
    std::string name;
    Scene scene;
    int steps;
};

// An -O0 build steps through some thousand bodies in about a tenth of a second.
constexpr int kStepsOfReference = 20;
constexpr int kStepsOfFile = 120;

std::vector<Run> all_runs(bool full) {
    std::vector<Run> runs;
    for (const auto& reference : jostle::reference_scenes()) {
        runs.push_back(
            {std::string(reference.name), reference.make(), full ? reference.steps : kStepsOfReference});
    }
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(JOSTLE_SOURCE_DIR "/scenes")) {
        if (entry.path().extension() == ".json" && !entry.path().stem().has_extension())
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        runs.push_back({file.stem().string(), jostle::read_scene(file.string()),
                        full ? 5 * kStepsOfFile : kStepsOfFile});
    }
    return runs;
}

/// The hashes after a quarter of the steps, two quarters, ...: the first that differs says about when.
std::vector<std::uint64_t> hashes(const Run& run, int threads) {
    const auto scheduler = threads > 1 ? jostle::make_default_scheduler(threads) : nullptr;
    jostle::WorldDef def;
    def.scheduler = scheduler.get();
    jostle::SceneWorld made = jostle::make_world(run.scene, def);
    std::vector<std::uint64_t> result;
    for (int i = 1; i <= run.steps; ++i) {
        made.world.step(1.0f / run.scene.step_hertz, run.scene.substeps);
        if (i % std::max(1, run.steps / 4) == 0) result.push_back(made.world.state_hash());
    }
    return result;
}

}  // namespace

int main(int argc, char** argv) try {
    const bool full = argc > 1 && std::string_view(argv[1]) == "--full";
    const auto runs = all_runs(full);
    bool same = true;
    for (const auto& run : runs) {
        const auto one = hashes(run, 1);
        std::printf("%-16s %4d steps", run.name.c_str(), run.steps);
        for (const auto hash : one) std::printf(" %016" PRIx64, hash);
        if (hashes(run, 3) != one) {
            std::printf("  other bits on three threads");
            same = false;
        }
        std::printf("\n");
    }
    return same && !runs.empty() ? 0 : 1;
} catch (const std::exception& error) {
    std::fprintf(stderr, "state_hashes: %s\n", error.what());
    return 1;
}
