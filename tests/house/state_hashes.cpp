// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Prints the state hash of every scene there is, after a few numbers of steps, a line each. The stages of
// ./test compare what this prints in builds of other compilers and optimisation levels. It runs each scene on
// one thread, on three, and with the least instruction set, and fails where the hashes differ. One scene runs
// once more with callbacks that edit the world. --full runs the reference scenes for all of their steps;
// --steps N each for N steps at most.
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

#include "choose_lanes.h"

namespace {

using jostle::Scene;

struct Run {
    std::string name;
    Scene scene;
    int steps;
    bool has_callbacks = false;
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
    runs.push_back(runs.front());
    runs.back().name += ", edited";
    runs.back().has_callbacks = true;
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

/// Refuses some pairs, switches contacts off and changes their friction, and edits in callbacks: pushes,
/// moves, destroys and makes bodies. All by the ids of shapes.
void set_callbacks(jostle::World& world) {
    world.on_should_collide([](jostle::Shape a, jostle::Shape b) {
        const std::uint32_t sum = a.handle().index + 3 * b.handle().index;
        if (sum % 5 == 0) b.body().apply_impulse_to_center({0.0f, 0.5f});
        return sum % 11 != 0;
    });
    const auto decide = [&world](jostle::PreSolve& contact) {
        const jostle::Body body = contact.shape.body();
        const std::uint32_t id = contact.shape.handle().index;
        contact.enabled = (id + contact.other.handle().index) % 7 != 0;
        contact.friction = 0.25f;
        if (contact.time > 0.0f || id % 13 != 0 || body.type() != jostle::BodyType::kDynamic) return;
        const jostle::Body made = world.create_body(
            {.type = jostle::BodyType::kDynamic, .position = body.position() + jostle::Vec2{0.0f, 30.0f}});
        made.create_shape(jostle::Circle{{}, 0.25f});
        if (id % 2 == 0) {
            world.destroy(body);
        } else {
            world.create_distance({.body_a = body, .body_b = made, .length = 20.0f});
        }
    };
    for (const jostle::Body& body : world.bodies())
        for (const jostle::Shape& shape : body.shapes())
            if (shape.handle().index % 3 == 0) world.on_pre_solve(shape, decide);
}

/// The hashes after a quarter of the steps, two quarters, ...: the first that differs says about when.
std::vector<std::uint64_t> hashes(const Run& run, int threads) {
    const auto scheduler = threads > 1 ? jostle::make_default_scheduler(threads) : nullptr;
    jostle::WorldDef def;
    def.scheduler = scheduler.get();
    jostle::SceneWorld made = jostle::make_world(run.scene, def);
    if (run.has_callbacks) set_callbacks(made.world);
    std::vector<std::uint64_t> result;
    for (int i = 1; i <= run.steps; ++i) {
        made.world.step(1.0f / run.scene.step_hertz, run.scene.substeps);
        if (i % std::max(1, run.steps / 4) == 0) result.push_back(made.world.state_hash());
    }
    return result;
}

}  // namespace

int main(int argc, char** argv) try {
    const std::string_view option = argc > 1 ? argv[1] : "";
    auto runs = all_runs(option == "--full");
    if (option == "--steps" && argc > 2)
        for (Run& run : runs) run.steps = std::min(run.steps, std::stoi(argv[2]));
    bool same = true;
    for (const auto& run : runs) {
        const auto one = hashes(run, 1);
        std::printf("%-16s %4d steps", run.name.c_str(), run.steps);
        for (const auto hash : one) std::printf(" %016" PRIx64, hash);
        if (hashes(run, 3) != one) {
            std::printf("  other bits on three threads");
            same = false;
        }
        const char* const least = choose_lanes(true);
        if (hashes(run, 1) != one) {
            std::printf("  other bits with %s", least);
            same = false;
        }
        choose_lanes(false);
        std::printf("\n");
    }
    return same && !runs.empty() ? 0 : 1;
} catch (const std::exception& error) {
    std::fprintf(stderr, "state_hashes: %s\n", error.what());
    return 1;
}
